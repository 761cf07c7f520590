# Leçons et problèmes.
# $square, $reply et $trap sont des cases comme D3 ; $color vaut « black » ou « white ».

## Problèmes

puzzle-kind-corner = Forcer un coin
puzzle-kind-only-win = Le seul coup gagnant
puzzle-kind-endgame = La finale parfaite
puzzle-kind-swing = Le grand renversement
puzzle-kind-trap = Éviter le piège
puzzle-kind-wipe-out = Jusqu’au dernier pion
puzzle-task-corner = { $color ->
    [black] Aux noirs de jouer. Trouvez le coup après lequel les noirs prennent un coin, quelle que soit la réponse des blancs.
   *[white] Aux blancs de jouer. Trouvez le coup après lequel les blancs prennent un coin, quelle que soit la réponse des noirs.
}
puzzle-task-only-win = { $color ->
    [black] Aux noirs de jouer. Un seul coup gagne, tous les autres laissent échapper la victoire.
   *[white] Aux blancs de jouer. Un seul coup gagne, tous les autres laissent échapper la victoire.
}
puzzle-task-endgame = { $color ->
    [black] Aux noirs de jouer. Jouez la finale sans céder un seul pion.
   *[white] Aux blancs de jouer. Jouez la finale sans céder un seul pion.
}
puzzle-task-swing = { $color ->
    [black] Aux noirs de jouer. Un coup est bien meilleur que tous les autres.
   *[white] Aux blancs de jouer. Un coup est bien meilleur que tous les autres.
}
puzzle-task-trap = { $color ->
    [black] Aux noirs de jouer. Un coup est tentant mais mauvais. Trouvez le meilleur.
   *[white] Aux blancs de jouer. Un coup est tentant mais mauvais. Trouvez le meilleur.
}
puzzle-task-wipe-out = { $color ->
    [black] Aux noirs de jouer. Un coup mène à une fin sans un seul pion blanc.
   *[white] Aux blancs de jouer. Un coup mène à une fin sans un seul pion noir.
}
puzzle-wrong = Pas { $square } : il y a mieux. Regardez encore.
puzzle-wrong-corner = Pas { $square } : après la réponse { $reply }, aucun coin n’est à prendre.
puzzle-wrong-only-win = { $square } ne gagne pas. Regardez encore.
puzzle-wrong-trap = { $square } est le piège. Le coup semble bon, mais il gâche le résultat.
puzzle-wrong-wipe-out = Après { $square }, l’adversaire garde un pion. Regardez encore.
puzzle-leads-win = Avec le meilleur jeu, { $square } gagne de { $count } pions, mais on peut gagner davantage.
puzzle-leads-draw = Avec le meilleur jeu, { $square } mène à une partie nulle.
puzzle-leads-loss = Avec le meilleur jeu, { $square } perd de { $count } pions.
puzzle-answer = La réponse la plus forte est { $reply }.
puzzle-go-on = Bien. La réponse est { $reply }. Et maintenant ?
puzzle-right-corner = Juste : après { $square }, toute réponse livre un coin.
puzzle-right-win = Juste : { $square } gagne de { $count } pions avec le meilleur jeu.
puzzle-right-draw = Juste : { $square } garde la nulle.
puzzle-right-wipe-out = Juste : après { $square }, l’adversaire ne peut plus sauver un seul pion.
puzzle-level = Niveau { $level } sur 5
puzzle-share = Environ { $share } joueurs sur 100 le trouveraient.
puzzle-solution = Solution : { $line }
puzzle-trap = Le piège : { $trap }
puzzle-score = Résultat avec le meilleur jeu : { $discs }

## Le cours

course-rules = Une minute pour apprendre
course-strategy = Une vie pour maîtriser
lesson-more = { $count ->
    [one] Oui. Il en reste { $count }.
   *[other] Oui. Il en reste { $count }.
}
lesson-occupied = Il y a déjà un pion en { $square }.
lesson-turns-nothing = Un pion en { $square } n’entourerait rien.
lesson-turn-own = { $square } a déjà la couleur de celui qui joue.
lesson-turn-empty = { $square } est vide.
lesson-choose = Choisissez une des réponses.
lesson-touch = Touchez une case du plateau.

lesson-board = Le plateau
lesson-board-1 = Huit colonnes, de A à H, et huit rangées, de 1 à 8 : chaque case a un nom. Touchez C4.
lesson-board-1-right = Oui. Il y a 64 cases et 64 pions, noirs d’un côté et blancs de l’autre.
lesson-board-1-wrong = C’est { $square }. La lettre donne la colonne, le chiffre la rangée.

lesson-start = La position de départ
lesson-start-1 = Toute partie commence avec ces quatre pions, chaque couleur en diagonale, et les noirs jouent les premiers. Touchez les deux pions noirs.
lesson-start-1-right = Juste. Les noirs sont en E4 et D5, les blancs en D4 et E5.
lesson-start-1-wrong = Il n’y a pas de pion noir en { $square }.
lesson-start-2 = Sur la console de 1982, les pions étaient rouges et verts, mais placés de même : les rouges là où sont nos blancs. Touchez ces deux-là.
lesson-start-2-right = Exactement. Sur un téléviseur, le jeu reste le même.
lesson-start-2-wrong = Pas { $square } : cherchez les deux pions blancs.

lesson-enclose = Entourer des pions
lesson-enclose-1 = On retourne les pions adverses en les entourant : il faut qu’ils soient alignés entre deux des vôtres. Un pion blanc est en C5. Posez-en un autre pour que les trois pions noirs à côté de lui se trouvent entre les deux.
lesson-enclose-1-right = Bien joué. D5, E5 et F5 sont devenus blancs.
lesson-enclose-1-wrong = { $square } entoure autre chose. Regardez le long de la rangée 5.
lesson-enclose-2 = Quelle que soit la longueur de la rangée, elle se retourne. Entourez les quatre pions noirs.
lesson-enclose-2-right = Les quatre se sont retournés d’un coup.
lesson-enclose-2-wrong = Pas { $square }. Le pion blanc en B4 a besoin d’un partenaire à l’autre bout.

lesson-directions = Dans toutes les directions
lesson-directions-1 = Un pion peut entourer plusieurs rangées à la fois : à l’horizontale, à la verticale et en diagonale. Les blancs viennent de jouer D6. Touchez tous les pions qui se retournent.
lesson-directions-1-right = Cinq pions, dans deux directions.
lesson-directions-1-wrong = { $square } n’est pas entre D6 et un autre pion blanc.
lesson-directions-2 = À vous. Trouvez le coup des noirs qui retourne cinq pions.
lesson-directions-2-right = D6 retourne trois pions vers le haut et deux en diagonale.
lesson-directions-2-wrong = { $square } en retourne moins. Cherchez une case où se rejoignent deux rangées de pions blancs.

lesson-lines = Où finit une rangée
lesson-lines-1 = Une rangée finit au premier pion de sa couleur : rien ne se retourne au-delà. Les noirs ont joué A5. Touchez ce qui se retourne.
lesson-lines-1-right = Seulement B5. Le pion noir en C5 ferme la rangée ; D5 et E5 restent blancs.
lesson-lines-1-wrong = { $square } reste. La rangée finit au premier pion noir.
lesson-lines-2 = Un pion retourné n’entoure rien lui-même : seul compte celui qu’on vient de poser. Les noirs ont joué G6. Touchez ce qui se retourne.
lesson-lines-2-right = E4 et F5, en diagonale. D5 et E5 restent blancs, bien qu’ils soient maintenant entre des noirs.
lesson-lines-2-wrong = { $square } n’est pas entre G6 et un autre pion noir.

lesson-all = Tous
lesson-all-1 = Les noirs jouent ici D6. Doivent-ils retourner tous les pions entourés, même s’il vaudrait mieux en retourner moins ?
lesson-all-1-a = Non, ils peuvent choisir.
lesson-all-1-b = Oui, tous.
lesson-all-1-right = Oui. Toute rangée entourée se retourne, qu’on le veuille ou non.
lesson-all-1-wrong = On n’a pas le choix : ce qui est entouré se retourne.

lesson-sample = Une partie commence
lesson-sample-1 = Les noirs commencent. Touchez toutes les cases où les noirs peuvent entourer un pion blanc.
lesson-sample-1-right = Ces quatre-là. Elles sont symétriques : toutes se valent.
lesson-sample-1-wrong = En { $square }, un pion noir n’entourerait rien.
lesson-sample-2 = Les noirs jouent C4. Touchez le pion qui se retourne.
lesson-sample-2-right = D4 est noir maintenant.
lesson-sample-2-wrong = { $square } n’est pas entouré.
lesson-sample-3 = Les blancs peuvent maintenant entourer un pion noir de trois façons. Touchez les trois cases.
lesson-sample-3-right = C3, C5 et E3.
lesson-sample-3-wrong = En { $square }, un pion blanc n’entourerait rien.
lesson-sample-4 = Les blancs choisissent C3. Touchez le pion qui se retourne.
lesson-sample-4-right = D4 est de nouveau blanc, entouré par C3 et E5. Et la partie continue ainsi.
lesson-sample-4-wrong = { $square } n’est pas entouré.

lesson-pass = Aucun coup
lesson-pass-1 = C’est aux noirs, mais ils ne peuvent rien entourer. Que se passe-t-il ?
lesson-pass-1-a = La partie est finie.
lesson-pass-1-b = Les noirs passent et c’est aux blancs.
lesson-pass-1-c = Les noirs posent un pion n’importe où.
lesson-pass-1-right = Juste. Qui ne peut pas jouer passe son tour, automatiquement.
lesson-pass-1-wrong = Faute de coup possible, c’est simplement à l’autre camp de jouer.
lesson-pass-2 = Les blancs ont ici trois coups et n’en aiment aucun. Peuvent-ils passer ?
lesson-pass-2-a = Oui.
lesson-pass-2-b = Non.
lesson-pass-2-right = Juste. Quand on peut jouer, on doit jouer.
lesson-pass-2-wrong = Non : seul passe celui qui n’a aucun coup.

lesson-refused = Les coups refusés
lesson-refused-1 = Les noirs voudraient poser un pion en B3. Pourquoi est-ce refusé ?
lesson-refused-1-a = Il y a un pion en B3.
lesson-refused-1-b = C’est aux blancs de jouer.
lesson-refused-1-c = Il n’entourerait rien.
lesson-refused-1-right = Juste. Le programme dit pourquoi, et le plateau reste comme il était.
lesson-refused-1-wrong = Regardez encore : B3 est vide et c’est aux noirs.

lesson-mistakes = Retourner à la main
lesson-mistakes-1 = Sur un vrai plateau, on retourne les pions à la main. Les blancs ont joué C3 et oublié de retourner D4 ; les noirs n’ont pas encore joué. Et maintenant ?
lesson-mistakes-1-a = Les blancs peuvent encore le retourner.
lesson-mistakes-1-b = L’erreur reste.
lesson-mistakes-1-right = Juste. Tant que l’adversaire n’a pas joué, on peut corriger. Après, le plateau reste tel quel.
lesson-mistakes-1-wrong = Il n’est pas trop tard : les noirs n’ont pas joué.

lesson-supply = Trente-deux pions chacun
lesson-supply-1 = Chaque joueur a 32 pions. Et si vous avez posé tous les vôtres et pouvez encore jouer ?
lesson-supply-1-a = Vous perdez.
lesson-supply-1-b = Vous passez.
lesson-supply-1-c = L’adversaire vous en donne un.
lesson-supply-1-right = Juste, et aussi souvent qu’il le faut. Le programme montre les deux réserves et signale chaque prêt.
lesson-supply-1-wrong = Personne ne perd son tour faute de pions.

lesson-end = La fin de la partie
lesson-end-1 = C’est aux blancs, mais ils n’ont plus aucun pion. La partie est-elle finie, bien que beaucoup de cases soient vides ?
lesson-end-1-a = Non, les noirs remplissent d’abord le plateau.
lesson-end-1-b = Oui, personne ne peut jouer et les noirs ont gagné.
lesson-end-1-right = Juste. La partie finit quand aucun des deux camps ne peut jouer.
lesson-end-1-wrong = Sans pions blancs il n’y a rien à entourer, donc personne ne peut jouer.
lesson-end-2 = Une case est vide, mais personne ne peut rien y entourer. Qui a gagné ?
lesson-end-2-a = Les noirs.
lesson-end-2-b = Les blancs.
lesson-end-2-right = Juste : 42 pions blancs contre 21 noirs. Une partie peut finir avant que le plateau soit plein.
lesson-end-2-wrong = Comptez les pions : la couleur qui en a le plus gagne.

lesson-score = Trois façons de compter
lesson-score-1 = La partie est finie : 48 pions noirs, 6 blancs, 10 cases vides. De combien les noirs ont-ils gagné ?
lesson-score-1-a = De 48.
lesson-score-1-b = De 42.
lesson-score-1-c = De 52.
lesson-score-1-right = Juste : 48 moins 6. Le décompte est de 48 à 6, l’écart de 42.
lesson-score-1-wrong = L’écart est le plus grand nombre moins le plus petit.
lesson-score-2 = En tournoi, les cases vides vont au gagnant. Quel est le score selon cette règle ?
lesson-score-2-a = 48 à 6.
lesson-score-2-b = 53 à 11.
lesson-score-2-c = 58 à 6.
lesson-score-2-right = Juste : c’est le score fédéral. Le programme dit toujours quel score il montre.
lesson-score-2-wrong = Les dix cases vides vont toutes aux noirs.

lesson-handicap = Un avantage au départ
lesson-handicap-1 = Entre joueurs inégaux, le plus faible peut commencer avec des pions dans les coins, d’un à quatre. Touchez les quatre coins.
lesson-handicap-1-right = Ces pions ne peuvent jamais être retournés : une aide véritable.
lesson-handicap-1-wrong = { $square } n’est pas un coin.

lesson-corners = Les coins
lesson-corners-1 = Un pion dans un coin ne peut jamais être retourné, et ceux qui s’appuient sur lui non plus. Ici, tous les pions noirs sont à l’abri. Touchez celui qui les tient tous.
lesson-corners-1-right = H8. De là, les noirs se sont étendus le long des deux bords, et plus rien de cela ne peut être perdu.
lesson-corners-1-wrong = Pas { $square }. Cherchez le pion noir qui est dans un coin.

lesson-danger = À côté du coin
lesson-danger-1 = Les noirs viennent de poser un pion en G7, à côté d’un coin vide. Vous avez les blancs : profitez-en.
lesson-danger-1-right = Le pion en G7 était le pont vers le coin.
lesson-danger-1-wrong = { $square } laisse passer l’occasion. Le pion en G7 mène au coin.
lesson-danger-2 = Les cases qui touchent un coin en diagonale sont les plus dangereuses. Touchez les quatre.
lesson-danger-2-right = B2, G2, B7 et G7. Évitez-les tant que le coin est vide, à moins de savoir pourquoi.
lesson-danger-2-wrong = { $square } ne touche pas un coin en diagonale.

lesson-edge = Attaquer par le bord
lesson-edge-1 = Un coin se prépare. Les blancs ont un pion en A2, les noirs un en A5. Trouvez sur ce bord le coup des noirs après lequel rien ne sauve A1.
lesson-edge-1-right = Quoi que répondent les blancs, A1 est à prendre. Les blancs bouchent le trou en A4.
lesson-edge-1-wrong = Après { $square }, les blancs peuvent vous fermer le coin. Regardez le bord gauche.
lesson-edge-2 = Prenez ce que vous avez préparé.
lesson-edge-2-right = A1 retourne A2, A3 et A4, et le coin est à vous.
lesson-edge-2-wrong = { $square } peut attendre : le coin est ouvert.

lesson-force = Forcer un mauvais coup
lesson-force-1 = Les bons coups s’épuisent. Les noirs peuvent ne laisser aux blancs qu’un seul coup, et mauvais. Trouvez le coup des noirs sur le bord du bas.
lesson-force-1-right = Après E8, il ne reste qu’un coup aux blancs.
lesson-force-1-wrong = Après { $square }, les blancs ont une issue. Regardez le bord du bas.
lesson-force-2 = C’est aux blancs. Touchez la seule case où ils peuvent jouer.
lesson-force-2-right = B2, qui touche en diagonale un coin vide.
lesson-force-2-wrong = Les blancs ne peuvent pas jouer en { $square }.
lesson-force-3 = Les blancs ont dû jouer B2. À vous.
lesson-force-3-right = Le coin est à vous, et les blancs n’ont jamais eu le choix.
lesson-force-3-wrong = Pas { $square } : le coin A1 est ouvert maintenant.

lesson-mobility = La liberté de jouer
lesson-mobility-1 = Les noirs peuvent choisir ici entre 21 coups ; les blancs, si c’était à eux, n’en auraient qu’un. Qui contrôle la partie ?
lesson-mobility-1-a = Les noirs, qui ont plus de coups.
lesson-mobility-1-b = Les blancs, qui ont plus de pions.
lesson-mobility-1-right = Juste. Avec beaucoup de coups, on peut en attendre un bon ; avec peu, on doit prendre ce qui reste.
lesson-mobility-1-wrong = Les pions changent de camp jusqu’à la fin. Ce qui compte maintenant, ce sont les coups.
lesson-mobility-2 = Laissez peu de choix à l’adversaire. Trouvez le coup des noirs qui laisse aux blancs le moins de réponses.
lesson-mobility-2-right = D3 ne laisse que deux réponses aux blancs.
lesson-mobility-2-wrong = { $square } laisse aux blancs plus de réponses qu’il ne faut.

lesson-few = Peu de pions au début
lesson-few-1 = Au début, avoir beaucoup de pions est un fardeau : chacun donne à l’adversaire quelque chose à entourer. Trouvez le coup des noirs qui retourne un seul pion.
lesson-few-1-right = H4 retourne un pion. C4 en aurait retourné quatre, et aucun coup n’est pire ici.
lesson-few-1-wrong = { $square } retourne plus d’un pion.

lesson-quiet = Les coups tranquilles
lesson-quiet-1 = Un coup tranquille ne retourne que des pions sans case vide à côté, et n’ouvre donc rien. Les noirs en ont un ici.
lesson-quiet-1-right = G4 retourne un seul pion, qu’aucune case vide ne touche.
lesson-quiet-1-wrong = { $square } retourne un pion qui touche une case vide.

lesson-safe = Les pions à l’abri
lesson-safe-1 = Les noirs ont le coin H1. À partir d’un coin, les pions se mettent à l’abri le long des bords. Trouvez le coup qui en met le plus définitivement à l’abri.
lesson-safe-1-right = Avec H7, sept pions de plus sont définitivement à l’abri.
lesson-safe-1-wrong = { $square } met moins de pions à l’abri. Regardez le bord droit.

lesson-parity = Le dernier coup
lesson-parity-1 = Vers la fin, comptez les cases vides de chaque zone : celui qui commence dans une zone impaire peut aussi y jouer le dernier coup. Il reste deux zones de trois cases et une de deux. Trouvez le coup gagnant des noirs.
lesson-parity-1-right = B7 entre dans une zone de trois et gagne.
lesson-parity-1-wrong = La zone est bonne, mais { $square } ne gagne pas. Essayez une autre de ses cases.
lesson-parity-1-g7 = { $square } entre dans la zone de deux, un nombre pair. Choisissez une zone impaire.

lesson-give = Laisser un coin
lesson-give-1 = Les coins sont bons, le contrôle peut l’être davantage. Les noirs peuvent prendre tout de suite le coin H8. Trouvez le coup qui gagne.
lesson-give-1-right = A6 gagne. Prendre d’abord le coin, c’était perdre.
lesson-give-1-wrong = { $square } ne gagne pas. Pensez à ce que les blancs peuvent faire ensuite.
lesson-give-1-h8 = Le coin est tentant, mais le prendre maintenant fait perdre. Cherchez ailleurs.

## Les problèmes des règles

rulebook-title = Problème { $number } du livret de règles
rulebook-find = Trouvez le coup après lequel les noirs prennent un coin, quelle que soit la réponse des blancs.
rulebook-found = { $count ->
    [one] Juste : { $square } ne laisse qu’une réponse aux blancs.
   *[other] Juste : { $square } laisse { $count } réponses aux blancs. Voyons-les toutes.
}
rulebook-take-corner = Les blancs répondent { $reply } ({ $number } sur { $count }). Prenez un coin.
rulebook-next-reply = { $corner } est à vous. Voyons la réponse suivante des blancs.
rulebook-solved = { $corner } est à vous. C’étaient toutes les réponses : les noirs obtiennent toujours un coin.
rulebook-not-a-corner = { $square } n’est pas un coin, et il y en a un à prendre.
rulebook-play-on = Jouez la suite : avec le meilleur jeu, les noirs gagnent.

## Ouvertures

trainer-title = Ouvertures par cœur
trainer-task-black = Vous avez les noirs. Jouez cette ouverture de mémoire ; les blancs jouent d’eux-mêmes.
trainer-task-white = Vous avez les blancs. Jouez cette ouverture de mémoire ; les noirs jouent d’eux-mêmes.
trainer-wrong = { $square } quitte cette ligne. Essayez encore.
trainer-hint = La suite est { $square }.
trainer-finished = C’est toute la ligne.
