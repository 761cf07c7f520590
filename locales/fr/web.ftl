# Ce que disent les pages de l’application web.
# $color vaut « black » ou « white » ; sur la console aussi « red » ou « green ».

## Le cadre

web-navigation = Rubriques
web-skip = Aller au contenu
web-languages = Langue
web-nav-play = Jouer
web-nav-learn = Apprendre
web-nav-console = Console
web-nav-tabletop = Sur table
web-nav-analyse = Analyser
web-nav-games = Parties
web-nav-rules = Règles
web-nav-account = Compte
web-nav-settings = Réglages
web-page-missing = Cette page n’existe pas
web-to-the-board = Vers le plateau
web-close = Fermer
web-cancel = Annuler
web-all = Toutes
web-connection-lost = La connexion est perdue. Nouvel essai…

## Le plateau

web-board = Plateau
web-square-empty = { $square }, vide
web-square-disc = { $square }, { $color ->
    [black] pion noir
    [red] pion rouge
    [green] pion vert
   *[white] pion blanc
}
web-square-legal = { $square }, vide, retourne { $count ->
    [one] { $count } pion
   *[other] { $count } pions
}
web-square-last = { $label }, dernier coup
web-square-missed = { $label }, aurait dû être retourné
web-square-wrong = { $label }, retourné à tort
web-square-found = { $label }, bonne réponse
web-square-area = { $label }, là où l’entraîneur attire l’attention
web-square-better = { $label }, le meilleur coup
web-square-worse = { $label }, le coup joué
web-square-note = { $label }, { $note }
web-discs-of = { $color ->
    [black] Noirs : { $count }
    [red] Rouges : { $count }
    [green] Verts : { $count }
   *[white] Blancs : { $count }
}
web-in-hand = { $count } en réserve

## Ce qui se passe

web-opening = Ouverture : { $name }
web-walked-to = Après le coup { $ply } sur { $plies }
web-walked-pass = { $color ->
    [black] Après le coup { $ply } sur { $plies } : les noirs passent
    [green] Après le coup { $ply } sur { $plies } : les verts passent
    [red] Après le coup { $ply } sur { $plies } : les rouges passent
   *[white] Après le coup { $ply } sur { $plies } : les blancs passent
}

## Pourquoi c’est refusé

web-problem-unreachable = Le serveur ne répond pas
web-reload = Réessayer
web-problem-stale = La partie a changé ailleurs. Rechargez la page
web-problem-not-found = Cette partie n’existe pas
web-problem-storage = La partie n’a pas pu être enregistrée
web-problem-busy = Le serveur est occupé. Réessayez dans un instant
web-problem-unreadable = Illisible : { $detail }
web-problem-unreadable-at = { $detail } (ligne { $line }, colonne { $column })
web-unreadable-empty = Il n’y a rien à lire ici
web-unreadable-long = C’est trop long pour être collé
web-unreadable-unknown = Ce ne sont ni des coups, ni une partie, ni une position
web-unreadable-early = Le texte s’arrête trop tôt
web-unreadable-found = « { $found } » est incompréhensible ici
web-unreadable-here = C’est incompréhensible
web-unreadable-move = Le coup { $ply } est impossible : { $reason }
web-unreadable-other-game = C’est une partie d’un autre jeu, pas d’Othello
web-unreadable-board-size = Le plateau n’est pas de 8×8
web-unreadable-link = Le lien contient des coups ou une position illisibles
web-problem-other = Cela n’a pas marché : { $detail }

## Préparer une partie

web-play-title = Jouer à Othello
web-newcomer = Débutant ? Apprenez en 3 minutes
web-front-hint = Jouez votre premier coup ou choisissez une autre partie
web-front-start = Choisissez votre partie et appuyez sur Commencer
web-start-game = Commencer
web-play-people = Jouer avec d’autres
web-play-friend = Jouer avec un ami
web-paste-game = Coller une partie
web-opponent = Adversaire
web-against-computer = Ordinateur
web-two-people = Deux personnes
web-level = Niveau
web-your-color = Votre couleur
web-color-random = Au hasard
web-name-black = Nom des noirs
web-name-white = Nom des blancs
web-more-choices = Handicap, pendule et série
web-handicap = Coins de handicap
web-handicap-for = Coins pour
web-first-move = Premier coup
web-clock = Pendule
web-clock-none = Sans pendule
web-pace = { $minutes } min
web-pace-own = Autre
web-clock-per-move = Temps par coup
web-clock-per-game = Temps par partie
web-clock-increment = Temps par partie et incrément par coup
web-clock-byo-yomi = Temps par partie, puis périodes
web-clock-minutes = Minutes
web-clock-seconds = Secondes
web-clock-added = Secondes par coup
web-clock-period-count = Périodes
web-clock-periods = { $count ->
    [one] encore { $count } période
   *[other] encore { $count } périodes
}
web-clock-overtime = Temps supplémentaire
web-timeout = Quand le temps est écoulé
web-timeout-loss = La partie est perdue
web-timeout-overtime = Deux minutes de plus, mais vous ne pouvez plus gagner
web-timeout-computer = L’ordinateur joue
web-series = Parties
web-series-single = Une partie
web-series-to-wins = Premier à un nombre de victoires
web-series-of-games = Un nombre fixe de parties
web-series-to-points = Premier à un nombre de points
web-series-wins-count = Victoires
web-series-games-count = Parties
web-series-points-count = Points
web-next-starter = Qui commence ensuite
web-next-alternate = En alternance
web-next-loser = Le perdant
web-next-same = Toujours le même
web-continue-title = Reprendre une partie
web-next-winner = Le vainqueur décide
web-starts = { $name } commence
web-moves-played = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}

## Jouer

web-try-level = Essayer le niveau { $level }
web-first-win = Votre première victoire !
web-first-win-level = Votre première victoire contre le niveau { $level } !
web-fared = Gagnées : { $wins } · Nulles : { $draws } · Perdues : { $losses }
web-tools = Outils
web-more = Plus
web-your-turn = À vous de jouer
web-end-won = Vous gagnez { $mine }–{ $theirs } !
web-end-won-plain = Vous gagnez !
web-end-lost = Vous perdez { $mine }–{ $theirs }
web-end-lost-plain = Vous perdez
web-end-drawn = Partie nulle, { $mine }–{ $theirs }
web-end-drawn-plain = Partie nulle
web-end-wins = { $color ->
    [black] Les noirs gagnent { $mine }–{ $theirs } !
   *[white] Les blancs gagnent { $mine }–{ $theirs } !
}
web-end-wins-plain = { $color ->
    [black] Les noirs gagnent !
   *[white] Les blancs gagnent !
}
web-end-scores = Tous les scores
web-take-back = Annuler le coup
web-redo = Rétablir le coup
web-flip-board = Tourner le plateau
web-show-moves = Montrer les coups possibles
web-pause = Pause
web-resign = Abandonner
web-resign-question = Abandonner cette partie ?
web-share = Partager
web-share-link = Lien
web-share-text = Coups
web-share-scored = GGF avec évaluations
web-share-picture = Enregistrer l’image
web-share-lies = Dans cette partie, les pions ont été retournés à la main. Joués selon les règles, ses coups ne mènent pas à ce plateau. Le lien et l’image montrent donc le plateau tel qu’il est vraiment.
web-share-record = Enregistrer toute la partie
web-copy = Copier
web-copy-what = Copier : { $what }
web-copied = Copié
web-moves = Coups
web-walk-first = Au début
web-walk-previous = Coup précédent
web-walk-next = Coup suivant
web-walk-last = À la fin
web-key-home = Début
web-key-end = Fin
web-pass-short = passe
web-next-game = Partie suivante
web-rematch = Revanche
web-new-game = Nouvelle partie
web-paste-title = Coller une partie ou une position
web-paste-label = Coups, GGF, SGF, PGN, un plateau, FEN et autres
web-paste-go = Ouvrir

## La console

web-console-title = La console de 1982
web-console-choose = Choisissez un jeu par ses deux chiffres
web-console-press = Chiffres, puis ENT
web-console-enter = ENT
web-console-clear = EFF
web-console-keypad = Pavé numérique
web-console-games = Les 30 jeux
web-console-two = Deux joueurs, celui de gauche commence
web-console-player-starts = Contre l’ordinateur, vous commencez
web-console-computer-starts = Contre l’ordinateur, il commence
web-console-corners = La droite a { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
web-console-seconds = { $count } secondes par coup
web-console-unknown = Il n’y a pas de jeu { $digits }. Il y a { $valid }
web-console-left-side = Gauche
web-console-right-side = Droite
web-console-left = { $count ->
    [one] encore { $count } seconde
   *[other] encore { $count } secondes
}
web-console-stop = Quitter cette partie ?
web-console-stop-yes = Quitter
web-console-other = Un autre jeu
web-console-left-color = La gauche joue avec
web-console-any-key = Une touche pour reprendre.
web-console-pad = Manette
web-console-left-pad = Manette gauche
web-console-right-pad = Manette droite
web-console-leave = Quitter la partie
web-sleeve = Pochette de la cassette
web-sleeve-cassette = Cassette programmée
web-sleeve-left-digit = Le chiffre de gauche
web-sleeve-right-digit = Le chiffre de droite
web-sleeve-even = Quatre pions au centre, comme d’habitude
web-sleeve-extra = D’un à quatre pions de plus pour la droite
web-sleeve-timed = Comme de 0 à 4, avec { $count } secondes par coup. Passé ce temps, l’ordinateur joue pour ce joueur
web-sleeve-corners = Les pions supplémentaires sont dans les coins A1, H8, H1 et A8, dans cet ordre. La notice ne dit pas où ; c’est notre lecture.
web-sleeve-controls = Les manettes
web-sleeve-space = Espace
web-sleeve-gamepads = Manettes de jeu
web-sleeve-gamepads-about = la croix ou le stick, et l’un des quatre boutons ; la première est celle de gauche
web-sleeve-ent = Les flèches promènent le pion sur le plateau. N’importe laquelle des trois touches ENT le pose. On peut aussi toucher la case.
web-sleeve-share = Tant que personne n’utilise la manette gauche, la droite sert aux deux joueurs. Le pavé numérique compte comme la droite, avec ou sans Verr. Num.
web-sleeve-leave = Une partie que l’on quitte est mise en pause. N’importe quelle touche la reprend.
web-sleeve-scores = Les scores
web-sleeve-scores-about = Le score de gauche compte les pions du joueur de gauche, celui de droite ceux du joueur de droite. Celui qui clignote est celui du joueur qui a le trait.
web-sleeve-credit = Le programme suit les règles d’Edmond Dujardin.
web-key-up = Haut
web-key-down = Bas
web-key-left = Gauche
web-key-right = Droite

## À table

web-tabletop-title = Comme sur un vrai plateau
web-tabletop-about = Deux personnes jouent comme avec un vrai jeu : poser un pion, retourner les autres à la main, passer la main. Rien ne se retourne tout seul.
web-referee = Arbitre
web-referee-silent = Muet
web-referee-hint = Compte les erreurs
web-referee-strict = Strict
web-referee-silent-about = Les erreurs restent dès que l’adversaire a joué, exactement comme dans la règle.
web-referee-hint-about = De même, mais l’arbitre dit combien il y a d’erreurs.
web-referee-strict-about = Terminé n’est accepté que si tout est juste.
web-table-done = Terminé
web-table-pass = Passer
web-table-place = Posez un pion.
web-table-turn = Retournez les pions entourés, puis appuyez sur Terminé.
web-table-finger = Gardez un doigt sur le pion posé.
web-table-place-or-correct = Posez un pion. D’ici là, le dernier coup peut être corrigé.
web-table-mistakes = { $count ->
    [0] L’arbitre ne voit aucune erreur.
    [one] L’arbitre voit { $count } erreur.
   *[other] L’arbitre voit { $count } erreurs.
}
web-marks-total = { $count ->
    [one] { $count } tour avec une erreur
   *[other] { $count } tours avec des erreurs
}
web-marks-none = Pas une seule erreur
web-box = La boîte
web-box-closed = Un plateau avec un couvercle de chaque côté.
web-box-lids = On retire les deux couvercles.
web-box-feet = On met les quatre pieds dans les trous sous le plateau.
web-box-discs = 64 pions, noirs d’un côté et blancs de l’autre : 32 dans chaque bac.
web-box-centre = Deux de chaque couleur au centre, les mêmes en diagonale.
web-box-skip = Passer
web-box-again = Rouvrir la boîte

## Analyse

web-engine = Moteur
web-engine-starts = Réflexion…
web-engine-depth = Profondeur { $depth } (confiance { $percent } %), { $nodes } positions
web-engine-hidden = Caché jusqu’à ce que vous ayez trouvé
web-best-lines = Meilleurs coups
web-analyse-game = Analyser toute la partie
web-analyse-progress = Progression
web-analyse-done = { $done } sur { $total }
web-analyse-ready = L’analyse est prête
web-graph-title = Avance des noirs en pions
web-graph-slider = Moment de la partie
web-graph-table = En tableau
web-graph-point = Coup { $ply } : { $discs }
web-graph-no-point = Coup { $ply }
web-column-turn = Coup
web-column-played = Joué
web-column-black = Avance des noirs
web-column-loss = Perte
web-mistake-line = { $grade } : { $best } valait { $loss } de mieux
web-jump = Voir
web-try-again = Réessayer
web-trial-find = { $color ->
    [black] Noirs : trouvez le meilleur coup, à la place de { $played }
   *[white] Blancs : trouvez le meilleur coup, à la place de { $played }
}
web-trial-right = Oui, { $move } !
web-trial-wrong = { $move } n’est pas le meilleur coup
web-trial-loses = { $count ->
    [one] { $move } perd { $count } pion
   *[other] { $move } perd { $count } pions
}
web-trial-line = La suite : { $line }
web-show-answer = Montrer la solution
web-back-to-game = Revenir à la partie
web-analysis-over = La partie est finie : { $score }
web-edit-position = Composer une position
web-edit-about = Choisissez une couleur, puis touchez ou glissez sur le plateau.
web-edit-brush = Peindre en
web-edit-nothing = Vide
web-edit-turn = Au trait
web-edit-clear = Plateau vide
web-edit-start = Position de départ
web-edit-done = Analyser
web-play-from-here = Jouer à partir d’ici
web-score-win-short = V
web-score-loss-short = D

## The coach

web-coach = Entraîneur
web-hint = Conseil
web-hint-thinking = L’entraîneur réfléchit…
web-hint-place = Montrez-moi où
web-hint-move = Montrez-moi le coup
web-proven = exact
web-facts = Ce que fait le coup
web-review = Revoir avec l’entraîneur
web-turning = { $count ->
    [1] Le tournant de la partie
    [2] Les deux tournants de la partie
   *[3] Les trois tournants de la partie
}
web-turning-yours = { $count ->
    [1] Votre tournant
    [2] Vos deux tournants
   *[3] Vos trois tournants
}
web-taught-lesson = Leçon : { $title }
web-taught-puzzles = Problèmes semblables
web-turning-none = Pas de tournant : aucun pion perdu
web-turning-of = Coups de
web-turning-both = Les deux
web-turning-move = Coup { $ply }
web-turning-look = Voir le coup { $ply } sur le plateau
web-turning-played = Joué : { $move }
web-turning-better = Mieux : { $move }
web-mistakes-all = { $count ->
    [one] { $count } coup qui a perdu des pions
   *[other] Les { $count } coups qui ont perdu des pions
}

## Mes parties

web-games-title = Mes parties
web-games-none = Aucune partie
web-games-total = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
web-search = Chercher
web-search-example = Nom, ouverture ou coups : f5d6
web-kind = Type
web-kind-game = Partie
web-kind-series = Série
web-kind-console = Console, jeu { $variation }
web-kind-tabletop = Sur table
web-kind-imported = Collée
web-phase = État
web-phase-unfinished = Non terminées
web-phase-finished = Terminées
web-unfinished-after = { $count ->
    [one] Interrompue après { $count } coup
   *[other] Interrompue après { $count } coups
}
web-replay = Revoir
web-continue = Reprendre
web-export = Enregistrer…
web-export-what = Enregistrer dans un fichier : { $what }
web-format-transcript = suite de coups
web-format-playok = liste PlayOK
web-format-board = plateau
web-format-bitboards = bitboards
web-unwritable = Cette partie ne peut pas être enregistrée dans ce format
web-delete = Supprimer
web-delete-what = Supprimer : { $what }
web-delete-question = Supprimer définitivement cette partie ?
web-show-more = Voir plus
web-paste-first = Le texte contient { $count } parties ; voici la première. Importez-les toutes sur la page Parties.
web-pasted = { $count ->
    [one] { $count } partie ajoutée
   *[other] { $count } parties ajoutées
}

## Réglages

web-settings-language = Langue
web-settings-look = Apparence
web-settings-motion = Mouvement et son
web-settings-sample = Plateau d’exemple
web-theme = Thème
web-theme-auto = Selon le système
web-theme-light = Clair
web-theme-dark = Sombre
web-theme-contrast = Contraste élevé
web-board-style = Plateau
web-board-felt = Feutre
web-board-wood = Bois
web-board-plain = Uni
web-discs-style = Pions
web-discs-classic = Noirs et blancs
web-discs-french = Lisses et percés
web-discs-safe = Pour daltoniens
web-coordinates = Lettres et chiffres au bord
web-animation = Animation des pions
web-animation-slow = Lente
web-animation-normal = Normale
web-animation-fast = Rapide
web-animation-off = Aucune
web-sound = Son
web-about = Outflank { $version }

## Apprendre

web-learn-title = Apprendre le jeu
web-learn-begin = Commencer
web-learn-continue = Continuer
web-learn-lessons-done = { $done ->
    [one] { $done } leçon
   *[other] { $done } leçons
} sur { $count }
web-learn-done = terminé
web-learn-begun = { $done } sur { $steps }
web-learn-lesson-place = Leçon { $number } sur { $count }
web-learn-step = Étape { $step } sur { $steps }
web-learn-place = { $number } sur { $count }
web-learn-next = Suite
web-learn-next-lesson = Leçon suivante
web-learn-lesson-finished = Leçon terminée. Bravo !
web-learn-course-finished = Vous avez suivi tout le cours. À partir d’ici, rien ne vaut les problèmes et les parties.
web-learn-to-puzzles = Aux problèmes
web-learn-daily = Problème du jour
web-learn-daily-solve = Résoudre
web-learn-daily-done = Résolu pour aujourd’hui
web-learn-streak = { $count ->
    [0] Pas encore de série
    [one] { $count } jour de suite
   *[other] { $count } jours de suite
}
web-learn-longest = Record : { $count }
web-learn-due = À revoir aujourd’hui
web-learn-due-puzzles = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
}
web-learn-due-openings = { $count ->
    [one] { $count } ouverture
   *[other] { $count } ouvertures
}
web-learn-puzzles = Problèmes
web-learn-solved-of = { $solved } sur { $count }
web-learn-solve-next = Résoudre le suivant
web-learn-next-puzzle = Problème suivant
web-learn-back = Retour à « Apprendre »
web-learn-tile = Problème { $number }, { $state }
web-learn-state-new = pas encore résolu
web-learn-state-solved = résolu
web-learn-state-failed = sera revu
web-learn-state-due = à revoir aujourd’hui
web-learn-give-up = Voir la solution
web-learn-again = Recommencer
web-learn-replies = Toute réponse livre un coin :
web-learn-reply = { $reply }, puis { $corners }
web-learn-reply-pass = aucun coup, puis { $corners }
web-learn-play-on = Jouer à partir d’ici
web-learn-play-now = Jouer maintenant
web-learn-rules = Lire les règles
web-learn-rulebook = Les problèmes du livret de règles
web-learn-rulebook-about = Cinq classiques : trouvez le coup qui gagne un coin, voyez toutes les réponses, puis continuez la partie.
web-learn-printed = Voir les { $count } coups du livret jusqu’à la fin
web-learn-printed-end = Fin : noirs { $black }, blancs { $white }
web-learn-openings-about = Jouez de mémoire une ouverture connue, avec l’une ou l’autre couleur. Ce qui vous échappe est à revoir demain, ce que vous savez plus tard.
web-learn-openings-begun = { $learned ->
    [0] Choisir parmi { $count } ouvertures
    [one] { $learned } commencée, { $count } ouvertures en tout
   *[other] { $learned } commencées, { $count } ouvertures en tout
}
web-learn-openings-none = Aucune ouverture ne porte ce nom.
web-learn-family-perpendicular = Perpendiculaires
web-learn-family-diagonal = Diagonales
web-learn-family-parallel = Parallèles
web-learn-with = { $color ->
    [black] La jouer avec les noirs
   *[white] La jouer avec les blancs
}
web-learn-with-due = { $color ->
    [black] À revoir aujourd’hui avec les noirs
   *[white] À revoir aujourd’hui avec les blancs
}
web-learn-with-known = { $color ->
    [black] Avec les noirs : à revoir plus tard
   *[white] Avec les blancs : à revoir plus tard
}
web-learn-forget = Ne plus me la demander
web-learn-hint = Montrez-moi le coup
web-learn-line-known = Sans faute, de mémoire.
web-learn-line-missed = { $count ->
    [one] Une erreur.
   *[other] { $count } erreurs.
}
web-learn-line-due = Prochaine révision : { $date }.
web-learn-next-opening = Révision suivante
web-learn-more-openings = Autres ouvertures
web-learn-other-side = Avec l’autre couleur

# The rulebook.
web-rules-compare = Comparer avec une édition
web-rules-none = La nôtre
web-rules-contents = Sommaire
web-rules-print = Imprimer
web-rules-play = Jouer { $square }
web-rules-back = Annuler
web-rules-on = Continuer à partir d’ici
web-rules-puzzle = Le résoudre
