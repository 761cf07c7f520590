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
puzzle-leads-win = Avec un jeu parfait, { $square } gagne de { $count } pions, mais on peut gagner davantage.
puzzle-leads-draw = Avec un jeu parfait, { $square } mène à une partie nulle.
puzzle-leads-loss = Avec un jeu parfait, { $square } perd de { $count } pions.
puzzle-answer = La réponse la plus forte est { $reply }.
puzzle-go-on = Bien. La réponse est { $reply }. Et maintenant ?
puzzle-right-corner = Exact : après { $square }, toute réponse livre un coin.
puzzle-right-win = Exact : { $square } gagne de { $count } pions avec un jeu parfait.
puzzle-right-draw = Exact : { $square } garde la nulle.
puzzle-right-wipe-out = Exact : après { $square }, l’adversaire ne peut plus sauver un seul pion.
puzzle-level = Niveau { $level } sur 5
puzzle-share = Environ { $share } joueurs sur 100 le trouveraient.
puzzle-solution = Solution : { $line }
puzzle-trap = Le piège : { $trap }
puzzle-score = Résultat avec un jeu parfait : { $discs }

## Le cours

course-rules = Une minute pour apprendre
course-strategy = Toute une vie pour le maîtriser
lesson-more = { $count ->
    [one] Oui. Il en reste { $count }.
   *[other] Oui. Il en reste { $count }.
}
lesson-occupied = Il y a déjà un pion en { $square }.
lesson-turns-nothing = Un pion en { $square } n’entourerait rien.
lesson-turn-own = { $square } a déjà la bonne couleur.
lesson-turn-empty = { $square } est vide.
lesson-choose = Choisissez une des réponses.
lesson-touch = Touchez une case du plateau.

lesson-board = Le plateau
lesson-board-1 = Huit colonnes, de A à H, et huit rangées, de 1 à 8 : chaque case a un nom. Touchez C4.
lesson-board-1-right = Oui. Il y a 64 cases et 64 pions, noirs d’un côté et blancs de l’autre.
lesson-board-1-wrong = C’est { $square }. La lettre donne la colonne, le chiffre la rangée.

lesson-start = La position de départ
lesson-start-1 = Toute partie commence avec ces quatre pions, chaque couleur en diagonale, et les noirs jouent les premiers. Touchez les deux pions noirs.
lesson-start-1-right = Exact. Les noirs sont en E4 et D5, les blancs en D4 et E5.
lesson-start-1-wrong = Il n’y a pas de pion noir en { $square }.
lesson-start-2 = Sur la console de 1982, les pions étaient rouges et verts. Les rouges sont là où sont nos blancs. Touchez les deux.
lesson-start-2-right = Exactement. Sur un téléviseur, le jeu reste le même.
lesson-start-2-wrong = Pas { $square } : cherchez les deux pions rouges.

lesson-enclose = Entourer des pions
lesson-enclose-1 = On retourne les pions adverses en les entourant : il faut qu’ils soient alignés entre deux des vôtres. Un pion blanc est en C5. Posez-en un autre pour que les trois pions noirs à côté de lui se trouvent entre les deux.
lesson-enclose-1-right = Bien joué. D5, E5 et F5 sont devenus blancs.
lesson-enclose-1-wrong = { $square } entoure autre chose. Regardez le long de la rangée 5.
lesson-enclose-2 = La rangée peut avoir n’importe quelle longueur : elle se retourne en entier. Sur la console, vous avez les rouges : entourez les quatre pions verts.
lesson-enclose-2-right = Les quatre se sont retournés d’un coup.
lesson-enclose-2-wrong = Pas { $square }. Le pion rouge en B4 a besoin d’un partenaire à l’autre bout.

lesson-directions = Dans toutes les directions
lesson-directions-1 = Un pion peut entourer plusieurs rangées à la fois : à l’horizontale, à la verticale et en diagonale. Les blancs viennent de jouer D6. Touchez tous les pions qui se retournent.
lesson-directions-1-right = Cinq pions, dans deux directions.
lesson-directions-1-wrong = { $square } n’est pas entre D6 et un autre pion blanc.
lesson-directions-2 = À vous. Trouvez le coup des noirs qui retourne cinq pions.
lesson-directions-2-right = D6 retourne trois pions vers le haut et deux en diagonale.
lesson-directions-2-wrong = { $square } en retourne moins. Cherchez une case où se rejoignent deux rangées de pions blancs.

lesson-lines = Où finit une rangée
lesson-lines-1 = Une rangée finit au premier pion de votre couleur : rien ne se retourne au-delà. Les noirs ont joué A5. Touchez ce qui se retourne.
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
lesson-pass-1-right = Exact. Qui ne peut pas jouer passe son tour, automatiquement.
lesson-pass-1-wrong = Faute de coup possible, c’est simplement à l’autre camp de jouer.
lesson-pass-2 = Les blancs ont ici trois coups et n’en aiment aucun. Peuvent-ils passer ?
lesson-pass-2-a = Oui.
lesson-pass-2-b = Non.
lesson-pass-2-right = Exact. Quand on peut jouer, on doit jouer.
lesson-pass-2-wrong = Non : seul passe celui qui n’a aucun coup.

lesson-refused = Les coups refusés
lesson-refused-1 = Les noirs voudraient poser un pion en B3. Pourquoi est-ce refusé ?
lesson-refused-1-a = Il y a un pion en B3.
lesson-refused-1-b = C’est aux blancs de jouer.
lesson-refused-1-c = Il n’entourerait rien.
lesson-refused-1-right = Exact. Le programme dit pourquoi, et le plateau reste comme il était.
lesson-refused-1-wrong = Regardez encore : B3 est vide et c’est aux noirs.

lesson-mistakes = Retourner à la main
lesson-mistakes-1 = Sur un vrai plateau, on retourne les pions à la main. Les blancs ont joué C3 et oublié de retourner D4 ; les noirs n’ont pas encore joué. Et maintenant ?
lesson-mistakes-1-a = Les blancs peuvent encore le retourner.
lesson-mistakes-1-b = L’erreur reste.
lesson-mistakes-1-right = Exact. Tant que l’adversaire n’a pas joué, on peut corriger. Après, le plateau reste tel quel.
lesson-mistakes-1-wrong = Il n’est pas trop tard : les noirs n’ont pas joué.

lesson-supply = Trente-deux pions chacun
lesson-supply-1 = Chaque joueur a 32 pions. Et si vous n’en avez plus en réserve et pouvez encore jouer ?
lesson-supply-1-a = Vous perdez.
lesson-supply-1-b = Vous passez.
lesson-supply-1-c = L’adversaire vous en donne un.
lesson-supply-1-right = Exact, et aussi souvent qu’il le faut. Le programme montre les deux réserves et signale chaque prêt.
lesson-supply-1-wrong = Personne ne perd son tour faute de pions.

lesson-end = La fin de la partie
lesson-end-1 = C’est aux blancs, mais il ne reste aucun pion blanc sur le plateau. La partie est-elle finie, bien que beaucoup de cases soient vides ?
lesson-end-1-a = Non, les noirs remplissent d’abord le plateau.
lesson-end-1-b = Oui, personne ne peut jouer et les noirs ont gagné.
lesson-end-1-right = Exact. La partie finit quand aucun des deux camps ne peut jouer.
lesson-end-1-wrong = Sans pions blancs il n’y a rien à entourer, donc personne ne peut jouer.
lesson-end-2 = Une case est vide, mais personne ne peut rien y entourer. Qui a gagné ?
lesson-end-2-a = Les noirs.
lesson-end-2-b = Les blancs.
lesson-end-2-right = Exact : 42 pions blancs contre 21 noirs. Une partie peut finir avant que le plateau soit plein.
lesson-end-2-wrong = Comptez les pions : la couleur qui en a le plus gagne.

lesson-score = Trois façons de compter
lesson-score-1 = La partie est finie : 48 pions noirs, 6 blancs, 10 cases vides. De combien les noirs ont-ils gagné ?
lesson-score-1-a = De 48.
lesson-score-1-b = De 42.
lesson-score-1-c = De 52.
lesson-score-1-right = Exact : 48 moins 6. Le décompte est de 48 à 6, l’écart de 42.
lesson-score-1-wrong = L’écart est le plus grand nombre moins le plus petit.
lesson-score-2 = En tournoi, les cases vides vont au gagnant. Quel est le score selon cette règle ?
lesson-score-2-a = 48 à 6.
lesson-score-2-b = 53 à 11.
lesson-score-2-c = 58 à 6.
lesson-score-2-right = Exact : c’est le score fédéral. Le programme dit toujours quel score il montre.
lesson-score-2-wrong = Les dix cases vides vont toutes aux noirs.

lesson-handicap = Un avantage au départ
lesson-handicap-1 = Entre joueurs inégaux, le plus faible peut commencer avec des pions dans les coins, d’un à quatre. Touchez les quatre coins.
lesson-handicap-1-right = Ces pions ne peuvent jamais être retournés : une aide véritable.
lesson-handicap-1-wrong = { $square } n’est pas un coin.

lesson-corners = Les coins
lesson-corners-1 = Un pion dans un coin ne peut jamais être retourné, ni ceux de sa couleur qui lui sont reliés le long du bord. Ici, tous les pions noirs sont à l’abri. Touchez celui sur lequel reposent tous les autres.
lesson-corners-1-right = H8. De là, les noirs se sont étendus le long des deux bords, et plus rien de cela ne peut être perdu.
lesson-corners-1-wrong = Pas { $square }. Cherchez le pion noir qui est dans un coin.

lesson-safe = Les pions définitifs
lesson-safe-1 = Les pions qui ne peuvent plus jamais être retournés sont définitifs. Depuis un coin, ils gagnent le long du bord. Trouvez le coup qui rend définitifs le plus de pions noirs.
lesson-safe-1-right = H8 rend sept pions définitifs d’un coup. Aucun autre coup ne gagne cette partie.
lesson-safe-1-wrong = { $count ->
    [0] { $square } ne rend aucun pion définitif. Regardez les coins.
   *[other] { $square } rend moins de pions définitifs : { $count }. Regardez les coins.
}
lesson-safe-2 = C’est aux blancs. Touchez les sept pions noirs du bord du bas : les blancs ne pourront jamais les retourner.
lesson-safe-2-right = De B8 à H8 : reliés au coin sans interruption.
lesson-safe-2-wrong = { $square } n’est pas relié au coin H8 le long du bord.

lesson-danger = À côté du coin
lesson-danger-1 = Les noirs viennent de poser un pion en G7, à côté d’un coin vide. Vous avez les blancs : profitez-en.
lesson-danger-1-right = Le pion en G7 était le pont vers le coin.
lesson-danger-1-wrong = { $square } laisse passer l’occasion. Le pion en G7 mène au coin.
lesson-danger-2 = Les cases qui touchent un coin en diagonale sont les plus dangereuses. Les joueurs les appellent cases X. Touchez les quatre.
lesson-danger-2-right = B2, G2, B7 et G7. N’y jouez pas tant que le coin est vide, à moins de savoir pourquoi.
lesson-danger-2-wrong = { $square } ne touche pas un coin en diagonale.
lesson-danger-3 = Les cases du bord juste à côté d’un coin s’appellent cases C. Elles sont dangereuses aussi. Touchez les huit.
lesson-danger-3-right = Deux à côté de chaque coin. Un pion à cet endroit aide souvent l’adversaire à prendre le coin par le bord.
lesson-danger-3-wrong = { $square } n’est pas une case du bord juste à côté d’un coin.
lesson-danger-4 = Les noirs ont ici six coups, et après cinq d’entre eux les blancs prennent un coin. Trouvez le sixième.
lesson-danger-4-right = C2 garde tous les coins fermés.
lesson-danger-4-wrong = Après { $square }, les blancs prennent aussitôt un coin.

lesson-edge = Attaquer par le bord
lesson-edge-1 = Un coin se prépare. Les blancs ont un pion en A2, les noirs un en A5. Trouvez sur ce bord le coup des noirs après lequel rien ne sauve A1.
lesson-edge-1-right = Quoi que répondent les blancs, A1 est à prendre. Les blancs bouchent le trou en A4.
lesson-edge-1-wrong = Après { $square }, les blancs peuvent vous fermer le coin. Regardez le bord gauche.
lesson-edge-2 = Prenez ce que vous avez préparé.
lesson-edge-2-right = A1 retourne A2, A3 et A4, et le coin est à vous.
lesson-edge-2-wrong = { $square } peut attendre : le coin est ouvert.
lesson-edge-3 = Un pion qui s’intercale entre deux pions adverses du bord est une insertion. Il attaque le coin de l’intérieur. Trouvez l’insertion des noirs sur le bord du bas.
lesson-edge-3-right = D8 tient bon entre C8 et E8. Quoi que répondent les blancs, les noirs prennent ensuite un coin.
lesson-edge-3-wrong = { $square } n’est pas entre deux pions blancs du bord du bas.

lesson-force = Forcer un mauvais coup
lesson-force-1 = Les bons coups s’épuisent. Les noirs peuvent ne laisser aux blancs qu’un seul coup, et mauvais. Trouvez le coup des noirs sur le bord du bas.
lesson-force-1-right = Après E8, il ne reste qu’un coup aux blancs.
lesson-force-1-wrong = Après { $square }, les blancs auraient le choix entre { $count } coups. Regardez le bord du bas.
lesson-force-2 = C’est aux blancs. Touchez la seule case où ils peuvent jouer.
lesson-force-2-right = B2, qui touche en diagonale un coin vide.
lesson-force-2-wrong = Les blancs ne peuvent pas jouer en { $square }.
lesson-force-3 = Les blancs ont dû jouer B2. À vous.
lesson-force-3-right = Le coin est à vous, et les blancs n’ont jamais eu le choix.
lesson-force-3-wrong = Pas { $square } : le coin A1 est ouvert maintenant.

lesson-mobility = La mobilité
lesson-mobility-1 = Les noirs peuvent choisir ici entre 21 coups ; les blancs, si c’était à eux, n’en auraient qu’un. Qui contrôle la partie ?
lesson-mobility-1-a = Les noirs, qui ont plus de coups.
lesson-mobility-1-b = Les blancs, qui ont plus de pions.
lesson-mobility-1-right = Exact. Qui a beaucoup de coups en a en général un sans danger ; qui en a peu doit jouer ce qui reste.
lesson-mobility-1-wrong = Les pions changent de camp jusqu’à la fin. Ce qui compte maintenant, ce sont les coups.
lesson-mobility-2 = Laissez peu de choix à l’adversaire. Le nombre sur chaque case dit combien de réponses auraient les blancs. Jouez le plus petit.
lesson-mobility-2-right = D3 ne laisse que deux réponses aux blancs.
lesson-mobility-2-wrong = { $square } laisse { $count } réponses aux blancs. Un autre coup en laisse moins.
lesson-mobility-3 = Maintenant sans nombres. Les noirs ont dix coups. Trouvez celui qui laisse aux blancs le moins de réponses.
lesson-mobility-3-right = D8 laisse quatre réponses ; B3 en aurait laissé onze.
lesson-mobility-3-wrong = { $square } laisse { $count } réponses aux blancs. Regardez encore.

lesson-few = Peu de pions au début
lesson-few-1 = Au début, avoir beaucoup de pions est un fardeau : chacun donne à l’adversaire quelque chose à entourer. Les nombres disent combien de réponses auraient les blancs. Trouvez le coup qui en laisse le moins.
lesson-few-1-right = E3 retourne un seul pion et laisse sept réponses aux blancs. D1 en aurait retourné trois et laissé treize.
lesson-few-1-wrong = { $square } laisse { $count } réponses aux blancs. Cherchez le plus petit nombre.
lesson-few-2 = Les noirs auraient maintenant le choix entre treize coups, les blancs entre sept. Que faut-il chercher dans l’ouverture ?
lesson-few-2-a = Le plus de pions possible, et les bords.
lesson-few-2-b = Peu de pions, près du centre, et plus de coups que l’adversaire.
lesson-few-2-right = Exact. Les trois vont ensemble, jusqu’à ce que le plateau se remplisse.
lesson-few-2-wrong = Les pions ne se comptent qu’à la fin. D’ici là, les coups importent davantage.
lesson-frontier = Frontière et murs
lesson-frontier-1 = Les pions à côté d’une case vide forment la frontière. Une longue frontière est un mur, et un mur donne des coups à l’adversaire. Touchez les deux pions noirs qui ne touchent aucune case vide.
lesson-frontier-1-right = D4 et D6 sont à l’intérieur. Tous les autres pions noirs sont à la frontière.
lesson-frontier-1-wrong = Pas { $square } : cherchez un pion noir entouré de pions de tous côtés.
lesson-frontier-2 = Les nombres disent combien de pions noirs seraient à la frontière. Gardez-la courte.
lesson-frontier-2-right = C1 laisse neuf pions à la frontière et seulement six réponses aux blancs, moins que tout autre coup.
lesson-frontier-2-wrong = Après { $square }, la frontière compte { $count } pions. Elle peut être plus courte.

lesson-quiet = Les coups tranquilles
lesson-quiet-1 = Un coup tranquille ne retourne que des pions sans case vide à côté, et n’ouvre donc rien. Les noirs en ont un ici.
lesson-quiet-1-right = G4 ne retourne que des pions qu’aucune case vide ne touche, et laisse huit réponses aux blancs, moins que tout autre coup.
lesson-quiet-1-wrong = { $square } retourne un pion qui touche une case vide.
lesson-quiet-2 = Un des coups des noirs est ici tranquille. Trouvez-le.
lesson-quiet-2-right = F7 n’ouvre rien : les blancs ont cinq réponses. Après A6, il y en aurait dix.
lesson-quiet-2-wrong = { $square } retourne un pion qui touche une case vide.
lesson-tempo = Les coups qui peuvent attendre
lesson-tempo-1 = Les noirs peuvent jouer B2, B3, H6, G7 et H7. Trois de ces cases sont fermées aux blancs. Touchez-les.
lesson-tempo-1-right = Les blancs n’ont pas accès à H6, G7 et H7. Ces cases ne s’envolent pas : ce sont des coups en réserve, ou tempos.
lesson-tempo-1-wrong = Les blancs pourraient aussi jouer en { $square }, ou les noirs ne le peuvent pas.
lesson-tempo-2 = Laissez donc ces trois-là attendre. Trouvez le coup qui gagne.
lesson-tempo-2-right = B3, tant que les blancs pouvaient encore y jouer. La réserve des noirs en H6, G7 et H7 demeure.
lesson-tempo-2-wrong = { $square } ne gagne pas. Choisissez parmi les cases que les blancs pourraient prendre.
lesson-tempo-3 = Quand l’adversaire n’a aucun coup, vous jouez deux fois. Trouvez le coup après lequel les blancs doivent passer.
lesson-tempo-3-right = Après H7, les blancs passent. C’est le seul coup gagnant, bien que les noirs aient moins de pions.
lesson-tempo-3-wrong = { $count ->
    [one] { $square } laisse { $count } réponse aux blancs. Cherchez un coup qui n’en laisse aucune.
   *[other] { $square } laisse { $count } réponses aux blancs. Cherchez un coup qui n’en laisse aucune.
}
lesson-wait = Un coin peut attendre
lesson-wait-1 = Les noirs pourraient prendre le coin H8 tout de suite, pas les blancs. Trouvez d’abord mieux : un coup qui ne laisse qu’une réponse aux blancs.
lesson-wait-1-right = Après G1, il ne reste aux blancs que la case X B7.
lesson-wait-1-wrong = { $count ->
    [one] { $square } laisse { $count } réponse aux blancs, mais pas mauvaise.
   *[other] { $square } laisse { $count } réponses aux blancs.
}
lesson-wait-1-h8 = Le coin est tentant, mais le prendre maintenant perd de 18. Les blancs ne peuvent pas le prendre : il peut attendre.
lesson-wait-2 = Il y a maintenant deux coins à prendre. Prenez celui qui vient de s’ouvrir.
lesson-wait-2-right = Après A8, les blancs doivent passer, et H8 est toujours là.
lesson-wait-2-wrong = Pas { $square } : le coup des blancs en B7 a ouvert un coin.
lesson-shapes = Les formes du bord
lesson-shapes-1 = Six pions d’une couleur entre deux coins vides forment un bord équilibré. Touchez les six blancs.
lesson-shapes-1-right = De B8 à G8. Aucun pion noir ne ferme la rangée : les noirs ne peuvent prendre aucun des deux coins par ce bord.
lesson-shapes-1-wrong = { $square } n’en fait pas partie. Regardez le bord du bas.
lesson-shapes-2 = Cinq à la suite avec une case C vide forment un bord déséquilibré : une insertion y est possible. Touchez la case C vide des cinq blancs.
lesson-shapes-2-right = B1. La leçon suivante montre ce qu’elle vaut.
lesson-shapes-2-wrong = Pas { $square }. Regardez le bord du haut, juste à côté d’un coin.

lesson-parity = Le dernier coup
lesson-parity-1 = Le plateau a 64 cases, dont quatre occupées au départ. Les noirs jouent les premiers. Si personne ne passe, qui joue le dernier coup ?
lesson-parity-1-a = Les noirs.
lesson-parity-1-b = Les blancs.
lesson-parity-1-right = Les blancs. Le dernier coup retourne des pions que personne ne reprendra. En échange, le livret de règles accorde un léger avantage à celui qui commence.
lesson-parity-1-wrong = Soixante cases vides : les noirs prennent la première, la troisième, la cinquième… Continuez.
lesson-parity-2 = Vers la fin, les cases vides se séparent en zones. Il y en a ici deux de deux cases et une de trois. Touchez les cases de la zone impaire.
lesson-parity-2-right = G7, G8 et H8. Dans une zone impaire, celui qui commence peut aussi jouer le dernier coup.
lesson-parity-2-wrong = { $square } n’appartient pas à la zone de trois.
lesson-parity-3 = Vous avez les blancs. Commencez dans la zone impaire, sur la case qui gagne.
lesson-parity-3-right = G8. Avec un jeu parfait, les blancs jouent maintenant le dernier coup dans les trois zones, et gagnent.
lesson-parity-3-wrong = { $square } entre dans une zone de { $count }. Le dernier coup y est aux noirs.
lesson-parity-3-g7 = La zone est bonne, mais { $square } perd. Essayez une autre de ses cases.
lesson-parity-4 = Vous avez de nouveau les blancs, avec des zones de deux, trois et quatre cases. Trouvez le coup gagnant.
lesson-parity-4-right = G8, dans la zone de trois. Toutes les zones sont paires maintenant, et les noirs doivent les entamer.
lesson-parity-4-wrong = { $square } entre dans une zone de { $count } et perd. Cherchez la zone impaire.
lesson-count = Compter la finale
lesson-count-1 = Il reste quatre cases : tout peut se compter. Jouez chaque coup de tête et trouvez celui qui gagne.
lesson-count-1-right = H7, puis H8, B1 et A1 : les noirs gagnent de 6.
lesson-count-1-wrong = { $square } ne gagne pas. Recomptez.
lesson-count-1-a1 = { $square } perd de 8, bien que ce soit un coin. Recomptez.
lesson-count-1-h8 = { $square } perd de 14, bien que ce soit un coin. Recomptez.
lesson-four = Quatre coins et pourtant perdu
lesson-four-1 = Cette partie est finie. Les noirs tiennent les quatre coins. Ont-ils gagné ?
lesson-four-1-a = Oui, les coins décident.
lesson-four-1-b = Non, il faut compter les pions.
lesson-four-1-right = Les noirs ont perdu, 21 à 43. Aucun conseil n’est toujours juste : comptez, et regardez ce que chaque coup permet.
lesson-four-1-wrong = Regardez combien du plateau est blanc.

lesson-give = Laisser un coin
lesson-give-1 = Pour attaquer un bord de cinq déséquilibré, on peut même céder le coin voisin. Trouvez le seul coup gagnant des noirs ; c’est une case X.
lesson-give-1-right = B2 offre le coin A1, et les blancs le prennent.
lesson-give-1-wrong = { $square } perd. Regardez le coin en haut à gauche.
lesson-give-2 = Les blancs ont le coin A1, et il y a un trou à côté. Glissez-y un pion.
lesson-give-2-right = B1 est entre A1 et C1. Les blancs répondent A2.
lesson-give-2-wrong = Pas { $square } : regardez le trou du bord du haut.
lesson-give-3 = La rangée des blancs a maintenant un pion noir à son bout. Prenez ce que cela ouvre.
lesson-give-3-right = H1. Avec un jeu parfait, les noirs obtiennent aussi A8 et H8 : un coin contre trois.
lesson-give-3-wrong = { $square } peut attendre : un coin est ouvert maintenant.
lesson-trap = Le piège de Stoner
lesson-trap-1 = Le pion blanc sur la case C G8 est faible. Attaquez son coin depuis une case X dont les blancs ne peuvent pas profiter. Trouvez le seul coup gagnant.
lesson-trap-1-right = G7. Les blancs n’ont pas de pion à l’autre bout de la diagonale : le coin H8 leur reste fermé. Ils répondent B7.
lesson-trap-1-wrong = { $square } ne gagne pas. Regardez à côté du coin H8.
lesson-trap-2 = Le coup des blancs a ouvert un coin. Prenez-le.
lesson-trap-2-right = A8. Avec un jeu parfait, le coin attaqué H8 revient lui aussi aux noirs.
lesson-trap-2-wrong = { $square } peut attendre : un coin est ouvert.

## Les problèmes des règles

rulebook-title = Problème { $number } du livret de règles
rulebook-find = Trouvez le coup après lequel les noirs prennent un coin, quelle que soit la réponse des blancs.
rulebook-found = { $count ->
    [one] Exact : { $square } ne laisse qu’une réponse aux blancs.
   *[other] Exact : { $square } laisse { $count } réponses aux blancs. Voyons-les toutes.
}
rulebook-take-corner = Les blancs répondent { $reply } ({ $number } sur { $count }). Prenez un coin.
rulebook-next-reply = { $corner } est à vous. Voyons la réponse suivante des blancs.
rulebook-solved = { $corner } est à vous. C’étaient toutes les réponses : les noirs obtiennent toujours un coin.
rulebook-not-a-corner = { $square } n’est pas un coin, et il y en a un à prendre.
rulebook-play-on = Jouez la suite : avec un jeu parfait, les noirs gagnent.

## Ouvertures

trainer-title = Ouvertures par cœur
trainer-task-black = Vous avez les noirs. Jouez cette ouverture de mémoire ; les blancs jouent d’eux-mêmes.
trainer-task-white = Vous avez les blancs. Jouez cette ouverture de mémoire ; les noirs jouent d’eux-mêmes.
trainer-wrong = { $square } quitte cette ligne. Essayez encore.
trainer-hint = La suite est { $square }.
trainer-finished = C’est toute la ligne.
