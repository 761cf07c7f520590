# Ce que dit l’application de terminal.

## Menu et réglages

tui-tagline = Une minute pour apprendre, une vie pour le maîtriser.
tui-menu-play = Jouer
tui-menu-play-about = Contre l’ordinateur ou à deux, avec handicap, pendules et séries au choix.
tui-menu-console = Console
tui-menu-console-about = Trente jeux d’une console de télévision de 1982, choisis par deux chiffres : vert contre rouge.
tui-menu-tabletop = Vrai plateau
tui-menu-tabletop-about = Comme autour d’une table : on pose un pion et on retourne les autres à la main. Les erreurs sont possibles.
tui-menu-learn = Apprendre
tui-menu-learn-about = Les règles pas à pas, la stratégie et des problèmes à solution unique.
tui-menu-rules = Règles
tui-menu-rules-about = Le livret : chaque règle à côté de sa figure, et ce qu’en disent les éditions imprimées.
tui-menu-analyse = Analyser
tui-menu-analyse-about = Chaque coup avec son score pendant que le moteur va plus loin, et des parties entières en courbe.
tui-menu-games = Parties
tui-menu-games-about = Ce que vous avez joué, ici ou dans l’application web : continuer, étudier, supprimer.
tui-menu-settings = Réglages
tui-menu-settings-about = Langue, aspect du plateau, mouvement.
tui-menu-quit = Quitter
tui-menu-quit-about = À bientôt.
tui-setting-style = Plateau : { $style }
tui-setting-motion = Retournement et clignotement : { $state }
tui-setting-color = Couleurs : { $state }
tui-setting-ponder = Réfléchir sur mon temps : { $state }
tui-setting-about = Les réglages s’appliquent aussitôt.
tui-setting-ponder-about = Les niveaux les plus forts réfléchissent aussi quand c’est à vous de jouer.
tui-on = oui
tui-off = non
style-unicode = pions ronds
style-ascii = lettres
style-color-blind = pions bien distincts
tui-too-small = Cette fenêtre a { $width } colonnes et { $height } lignes. Agrandissez-la, s’il vous plaît, à { $columns } colonnes et { $rows } lignes au moins ; votre partie attend.

## Avant une partie

tui-begin = Commencer
tui-none = sans
tui-allowed = permis
tui-not-allowed = pas permis
tui-person = Humain
tui-remote = Joueur à distance
tui-level = Niveau { $level } · { $name }
tui-level-named = Ordinateur · { $name }
tui-field-referee = Arbitre
tui-field-handicap = Handicap
tui-field-starter = Premier coup
tui-field-clock = Pendule
tui-field-time-out = Temps écoulé
tui-field-series = Série
tui-field-next = Partie suivante
tui-field-take-backs = Reprendre un coup
tui-referee-silent = muet : les erreurs restent
tui-referee-hint = compte les erreurs
tui-referee-strict = strict : on ne passe la main que si tout est juste
tui-corners = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
} pour les { $color ->
    [black] noirs
   *[white] blancs
}
tui-clock-move = { $time } par coup
tui-clock-game = { $time } par partie
tui-clock-increment = { $time } et { $seconds } s par coup
tui-clock-byo-yomi = { $time }, puis { $periods } × { $seconds } s
tui-time-out-loss = la partie est perdue
tui-time-out-extra = { $time } de plus, mais vous ne pouvez plus gagner
tui-time-out-moves = l’ordinateur joue le coup
tui-goal-games = { $count ->
    [one] une partie
   *[other] { $count } parties
}
tui-goal-wins = { $count ->
    [one] jusqu’à { $count } victoire
   *[other] jusqu’à { $count } victoires
}
tui-goal-points = { $count ->
    [one] jusqu’à { $count } point
   *[other] jusqu’à { $count } points
}
tui-next-alternate = on commence à tour de rôle
tui-next-loser = le perdant commence
tui-next-winner = le vainqueur décide
tui-next-same = le même joueur commence

## Ce qui se passe

tui-mark = Coup { $ply }, { $color ->
    [black] noirs
   *[white] blancs
} : { $mistakes }
tui-thinking = L’ordinateur réfléchit…
tui-really-resign = Appuyez encore sur x pour abandonner.
tui-hint = Conseil : { $move } ({ $score }).
tui-hint-more = Appuyez encore sur i pour en savoir plus.
tui-best = Meilleur : { $score }
tui-figures = { $nodes } M de positions, { $seconds } s, { $speed } M/s
tui-variation = Vous essayez une autre suite. La touche m ramène à la partie.
tui-proven = exact
tui-turning-title = Tournant { $number } sur { $count }
tui-turning-yours = Votre tournant { $number } sur { $count }
tui-turning-none = Pas de tournant : rien n’a été cédé.
tui-turning-progress = L’entraîneur : { $done } sur { $total }
tui-turning-find = { $color ->
    [black] Noirs : trouvez mieux que { $square }.
   *[white] Blancs : trouvez mieux que { $square }.
}
tui-turning-wrong = Ce n’est pas { $square }.
tui-turning-right = Oui, { $square }.

## Un vrai plateau

tui-box-title = On ouvre la boîte
tui-table-correct = { $color ->
    [black] Les noirs peuvent encore corriger le dernier coup.
   *[white] Les blancs peuvent encore corriger le dernier coup.
}
tui-table-no-study = L’enregistrement de cette partie montre le plateau tel qu’il était vraiment, erreurs comprises. Le moteur ne juge que les parties sans erreur.

## La console

tui-console-game = Jeu { $number }
tui-console-two = deux joueurs, celui de gauche commence
tui-console-person = vous contre l’ordinateur, vous commencez
tui-console-computer = vous contre l’ordinateur, il commence
tui-console-extra = { $count ->
    [one] { $count } pion de plus pour le joueur de droite
   *[other] { $count } pions de plus pour le joueur de droite
}
tui-console-limit = { $seconds } secondes par coup
tui-console-refused = Il n’y a pas de jeu { $digits }. Ceux-ci existent : { $games }.
tui-console-machine = ORDINATEUR
tui-console-left = { $color ->
    [green] à gauche les verts
   *[red] à gauche les rouges
}
tui-console-supply = En réserve : verts { $black }, rouges { $white }

## La pochette de la cassette

tui-sleeve-title = La pochette de la cassette
tui-sleeve-right = Le chiffre de droite
tui-sleeve-left = Le chiffre de gauche
tui-sleeve-extra = De 0 à 4 : autant de pions en plus pour le joueur de droite. La notice ne dit pas où ils se trouvent ; les coins A1, H8, H1, A8, dans cet ordre, sont notre lecture.
tui-sleeve-timed = De 5 à 9 : comme de 0 à 4, avec 15 secondes par coup.
tui-sleeve-time-out = Quand les 15 secondes sont passées, l’ordinateur joue le coup.
tui-sleeve-keys = Les manettes
tui-sleeve-one = Un joueur : les flèches, ou une lettre et un chiffre, mènent votre pion sur le plateau. Entrée, la barre d’espace et la tabulation sont vos trois touches ENT.
tui-sleeve-two = Deux joueurs : celui de gauche mène le pion avec W, A, S et D et le pose avec la barre d’espace ; celui de droite a les flèches et Entrée.
tui-sleeve-disc = Une case interdite n’est pas acceptée. p fait une pause, et un jeu qu’on quitte se met en pause.
tui-sleeve-plain = Pour commencer, tapez console et deux chiffres : console 83. Avec rouges à la suite, la gauche a les rouges : console 83 rouges.
tui-sleeve-screen = À l’écran
tui-sleeve-colours = Les verts jouent à gauche et les rouges à droite, sauf autre choix. Les rouges sont toujours en D4 et E5, les verts en E4 et D5.

## Apprendre

tui-learn-today = Aujourd’hui
tui-learn-daily = Problème du jour
tui-learn-streak = { $count ->
    [one] { $count } jour de suite
   *[other] { $count } jours de suite
}
tui-learn-due-puzzles = { $count ->
    [one] { $count } problème à revoir
   *[other] { $count } problèmes à revoir
}
tui-learn-due-openings = { $count ->
    [one] { $count } ouverture à revoir
   *[other] { $count } ouvertures à revoir
}
tui-learn-done = fait
tui-learn-puzzles = Problèmes
tui-learn-kind = { $title } ({ $count })
tui-learn-place = { $number } sur { $count }
tui-learn-go-on = Entrée pour continuer.
tui-learn-finished = C’était le dernier.

## Parties gardées

tui-games-count = { $count ->
    [one] { $count } match
   *[other] { $count } matchs
}
tui-games-none = Aucune partie n’est encore enregistrée, ou aucune ne correspond à la recherche.
tui-games-unfinished = Non terminée
tui-games-delete = Appuyez encore sur x pour supprimer ce match pour de bon.

## Touches

tui-key-choose = choisir
tui-key-change = changer
tui-key-open = ouvrir
tui-key-back = retour
tui-key-help = aide
tui-key-quit = quitter
tui-key-language = langue
tui-key-style = plateau
tui-key-place = poser
tui-key-undo = reprendre
tui-key-redo = rejouer
tui-key-hint = conseil
tui-key-evaluate = scores
tui-key-study = analyser
tui-key-pause = pause
tui-key-go-on = continuer
tui-key-resign = abandonner
tui-key-next = partie suivante
tui-key-sheet = feuille
tui-key-starts = { $name } commence
tui-key-again = revanche
tui-key-touch = poser ou retourner
tui-key-done = fini
tui-key-pass = passer
tui-key-digits = numéro
tui-key-level = niveau
tui-key-colour = couleur
tui-key-sleeve = pochette
tui-key-left-player = gauche
tui-key-right-player = droite
tui-key-scroll = défiler
tui-key-sound-on = avec son
tui-key-sound-off = sans son
tui-key-before = en arrière
tui-key-after = en avant
tui-key-try = essayer
tui-key-main-line = partie
tui-key-turning = tournants
tui-key-retry = réessayer
tui-key-play-on = jouer la suite
tui-key-answer = répondre
tui-key-solution = solution
tui-key-skip = suivant
tui-key-to-the-table = à la table
tui-key-search = chercher
tui-key-delete = supprimer
tui-key-rule = règle
tui-key-section = chapitre
tui-key-edition = édition
tui-key-contents = sommaire
tui-key-figure = figure

## Aide

tui-help-title = Touches
tui-help-choose = choisir
tui-help-change = changer le choix
tui-help-open = ouvrir l’élément choisi
tui-help-begin = commencer la partie
tui-help-language = changer de langue
tui-help-style = changer l’aspect du plateau
tui-help-help = montrer ce qu’on peut faire
tui-help-back = revenir
tui-help-quit = quitter le programme
tui-help-cursor = déplacer le curseur, ou cliquer sur une case
tui-help-place = poser un pion
tui-help-touch = poser un pion, ou retourner celui qui s’y trouve
tui-help-done = passer la main (vrai plateau)
tui-help-pass = dire qu’il n’y a pas de coup (vrai plateau)
tui-help-take-back-table = retirer un pion posé contre les règles
tui-help-undo = reprendre le dernier coup
tui-help-redo = le rejouer
tui-help-hint = demander un conseil
tui-help-evaluate = montrer les scores de tous les coups
tui-help-study = analyser la partie
tui-help-pause = mettre en pause ou continuer
tui-help-resign = abandonner (appuyer deux fois)
tui-help-next = partie suivante de la série, ou encore la même
tui-help-sheet = afficher la feuille de score de la série
tui-help-starter = si le vainqueur décide : qui commence la partie suivante
tui-help-again = le même jeu encore une fois
tui-help-digits = les deux chiffres d’un jeu
tui-help-level = la force de l’ordinateur
tui-help-colour = vert ou rouge pour le joueur de gauche
tui-help-sleeve = lire la pochette de la cassette
tui-help-console-left = mener et poser le pion du joueur de gauche
tui-help-console-right = mener et poser le pion du joueur de droite
tui-help-scroll = avancer ou reculer dans le texte
tui-help-sound = activer ou couper le son
tui-help-walk = parcourir la partie
tui-help-lines = choisir un coup du moteur
tui-help-try = jouer le coup
tui-help-main-line = revenir à la partie
tui-help-turning = montrer où la partie a basculé
tui-help-retry = chercher le meilleur coup
tui-help-play-on = jouer la suite contre l’ordinateur
tui-help-open-game = continuer une partie enregistrée
tui-help-answer = répondre
tui-help-solution = montrer la solution
tui-help-skip = passer au suivant
tui-help-box-next = l’étape suivante
tui-help-box-before = une étape en arrière
tui-help-box-skip = passer la boîte
tui-help-learn = commencer le cours ou un problème : apprendre, apprendre 12
tui-help-rules = lire le livret : règles, règles 3, règles 3 fr
tui-help-search = chercher des mots
tui-help-delete = supprimer (appuyer deux fois)
tui-help-rule = règle suivante ou précédente
tui-help-section = chapitre suivant ou précédent
tui-help-rule-move = jouer le coup de la figure ou l’annuler
tui-help-rule-figure = dans une fenêtre étroite : la figure ou le texte
tui-help-edition = comparer avec une édition imprimée
tui-help-contents = le sommaire
tui-help-review = dire le score après chaque coup de la partie
tui-help-board = dire les pions rangée par rangée
tui-help-picture = dessiner le plateau avec des lettres
tui-help-moves = dire tous les coups et ce qu’ils retournent
tui-help-score = dire le score
tui-help-time = dire le temps des pendules
tui-help-resume = continuer après une pause
tui-help-give-up = abandonner la partie
tui-help-games = donner la liste des parties enregistrées
tui-help-console = jouer un jeu de la console

## Ligne par ligne

tui-plain-welcome = Outflank, ligne par ligne. Tapez une case comme d3 pour y jouer, « aide » pour toutes les commandes, « quitter » pour terminer.
tui-plain-goodbye = Au revoir.
tui-plain-help = Tapez une case seule pour y poser un pion ou, sur le vrai plateau, retourner celui qui s’y trouve. Les autres commandes :
tui-plain-unknown = Je ne connais pas « { $word } ». Tapez « aide » pour toutes les commandes.
tui-plain-incomplete = Il manque quelque chose. Exemple : { $example }
tui-plain-nothing = Il n’y a rien à dire de cette position.
tui-plain-next = Tapez « nouvelle » pour la partie suivante.
tui-plain-starter = Tapez « commence 1 » pour { $one }, « commence 2 » pour { $two }.
tui-plain-over = Le match est terminé. Tapez « nouvelle » pour rejouer, « quitter » pour terminer.
tui-plain-line = { $move } : { $score }. Suite attendue : { $line }.
tui-plain-ply = { $ply }. { $color ->
    [black] Noirs
    [green] Verts
    [red] Rouges
   *[white] Blancs
} { $move } : { $score } pour les { $side ->
    [green] verts
   *[black] noirs
}.
tui-plain-turning = Les tournants :
tui-plain-move = { $square } retourne { $count ->
    [one] { $count } pion
   *[other] { $count } pions
} : { $squares }.
tui-no-help = Pas d’aide dans cette partie : ce serait injuste.
tui-plain-no-clock = Il n’y a pas de pendule.
tui-plain-no-shelf = Les parties ne sont pas enregistrées ici.
tui-plain-no-such-game = Il n’y a pas de partie avec ce numéro. Tapez « parties » pour la liste.
tui-plain-learn = Répondez par une case ou par le numéro d’une phrase. « conseil » montre la solution, « nouvelle » continue, « fini » ramène à la partie.
tui-plain-rules = Tapez « règles » et un numéro pour lire un chapitre ; ajoutez es, pl, de, fr ou h21 pour entendre ce qu’en dit cette édition.
tui-plain-no-question = Aucune question n’est posée.
tui-plain-row = Rangée { $row } : { $discs }.
tui-plain-empty = vide
tui-plain-discs = { $color ->
    [black] noirs
    [green] verts
    [red] rouges
   *[white] blancs
} { $squares }
tui-plain-about = { $name } : { $value }
tui-word-play = jouer
tui-word-turn = retourner
tui-word-done = fini
tui-word-pass = passer
tui-word-undo = reprendre
tui-word-redo = rejouer
tui-word-hint = conseil
tui-word-evaluate = évaluer
tui-word-review = bilan
tui-word-board = plateau
tui-word-picture = dessin
tui-word-moves = coups
tui-word-score = score
tui-word-time = temps
tui-word-pause = pause
tui-word-resume = continuer
tui-word-resign = abandonner
tui-word-new = nouvelle
tui-word-start = commence
tui-word-console = console
tui-word-sleeve = pochette
tui-word-games = parties
tui-word-open = ouvrir
tui-word-learn = apprendre
tui-word-rules = règles
tui-word-language = langue
tui-word-help = aide
tui-word-quit = quitter

## Le livret

tui-rules-ours = La nôtre
tui-rules-figure = Figure de la règle { $number }
tui-rules-play = jouer { $square }
tui-rules-back = annuler
