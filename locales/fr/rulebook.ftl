# Les règles du jeu : chaque règle, et ce qu’en font les éditions imprimées.

rules-title = Les règles du jeu
rules-intro = L’Othello avec nos propres mots, règle par règle. Cinq éditions imprimées décrivent le jeu. Choisissez-en une pour voir ce qu’elle ajoute, ce qu’elle omet, ce qu’elle dit autrement et où elle se trompe.
rules-setup-lines = Les pieds, en douze langues :
rules-alt-board = Noirs : { $black }. Blancs : { $white }.
rules-alt-console = Verts : { $black }. Rouges : { $white }.
rules-alt-move = Le coup { $square } retourne { $turned }.

rules-edition-es = Livret espagnol du jeu de société
rules-edition-pl = Livret polonais
rules-edition-de = Règles allemandes
rules-edition-fr = Règles françaises
rules-edition-h21 = Manuel espagnol de la cassette pour la console TRQ H-21

rules-same = dit la même chose
rules-drops = n’en parle pas
rules-adds = ajoute
rules-words = le dit autrement
rules-errs = se trompe
rules-summary = Identiques : { $same }. Avec un ajout : { $adds }. Dites autrement : { $words }. Absentes : { $drops }. Fausses : { $errs }.

rules-aim = Le but du jeu
rules-box = Ce que contient la boîte
rules-setup = La position de départ
rules-move = Un coup
rules-directions = Dans toutes les directions
rules-limits = Ce qui ne se retourne pas
rules-pass = Passer son tour
rules-mistakes = Les erreurs
rules-supply = Quand les pions manquent
rules-end = La fin de la partie
rules-score = Le score
rules-sample = Les deux premiers coups
rules-series = Plusieurs parties
rules-handicap = Donner un avantage
rules-tips = Conseils
rules-console = Sur la console de 1982

rule-one-game = Les cinq éditions décrivent le même jeu, mais elles ne comptent pas leurs règles de la même façon. Ici, chaque règle a son propre numéro.
rule-most-discs = À la fin de la partie, il faut avoir plus de pions de sa couleur sur le plateau que l’adversaire.

rule-contents = Le jeu se compose d’un plateau de huit cases sur huit et de 64 pions, noirs d’un côté et blancs de l’autre.
rule-feet = Si le plateau a des pieds, mettez-les d’abord. Ôtez ensuite les couvercles des compartiments : appuyez aux deux bouts et soulevez. Quand vous rangez le jeu, les couvercles reprennent leur place.
rule-share = Chaque joueur prend 32 pions, choisit une couleur et la garde pendant toute la partie.

rule-names = Les colonnes s’appellent A à H, de gauche à droite, et les rangées 1 à 8, de haut en bas. Une case porte le nom de sa colonne et de sa rangée.
rule-four-discs = Avant le début, quatre pions sont au centre : des blancs en D4 et E5, des noirs en E4 et D5.
rule-black-first = Les noirs jouent en premier. Ils ont le choix entre quatre coups : C4, D3, E6 et F5.

rule-one-disc = À votre tour, vous posez un pion sur une case vide, votre couleur vers le haut. Puis vous retournez les pions que vous avez encadrés. C’est ensuite à l’adversaire de jouer.
rule-enclose = Vous encadrez une rangée de pions adverses quand un de vos pions se trouve à chaque bout : un qui était déjà là et celui que vous posez. Ici, un pion blanc est en C5. Les blancs jouent G5 et retournent D5, E5 et F5.
rule-any-length = Une rangée peut être longue ou courte ; un seul pion suffit. Cette figure a les couleurs de la console : les rouges jouent G4, et les quatre pions verts C4, D4, E4 et F4, jusqu’à B4, se retournent.
rule-straight = Une rangée est une ligne droite de pions qui se suivent : à l’horizontale, à la verticale ou en diagonale.
rule-must-turn = Chaque coup doit retourner au moins un pion. On ne peut pas jouer sur une case où rien ne se retournerait.

rule-directions = Un pion peut encadrer plusieurs rangées à la fois, dans chacune des huit directions. Les blancs jouent D6. Cela retourne D3, D4 et D5 sous le pion en D2, et aussi E5 et F4 sur la diagonale jusqu’à G3.
rule-turn-all = Vous devez retourner tous les pions que vous avez encadrés, même ceux que vous préféreriez laisser.

rule-own-disc = Une rangée s’arrête au premier pion de votre couleur. Les noirs jouent A5 et ne retournent que B5, car un pion noir est en C5. D5 et E5 restent blancs, bien qu’un autre pion noir soit en F5.
rule-gap = Une rangée s’arrête aussi à une case vide. Rien ne se retourne au-delà d’un trou.
rule-direct = Seules les rangées qui commencent au pion posé se retournent. Les noirs jouent G6 et retournent E4 et F5. Maintenant D5 et E5 sont entre les pions noirs C5 et F5, mais ils restent blancs : F5 a été retourné, pas posé.
rule-stays-put = Un pion reste sur sa case jusqu’à la fin de la partie. On peut le retourner plusieurs fois, mais on ne le déplace jamais.

rule-pass = Si vous ne pouvez retourner aucun pion, vous passez votre tour. Les blancs viennent de jouer A3, et les noirs n’ont aucun coup. Les blancs rejouent donc, en D2 ou F4.
rule-no-choice = Si vous avez un coup, vous devez jouer. On ne peut pas passer parce que ses coups semblent mauvais.

rule-wrongly-turned = Si vous avez retourné un pion par erreur, vous pouvez le remettre tant que l’adversaire n’a pas joué.
rule-forgotten = Si vous avez oublié de retourner un pion, vous pouvez le faire tant que l’adversaire n’a pas joué.
rule-too-late = Une fois que l’adversaire a joué, il est trop tard, et les pions restent comme ils sont.

rule-lend = Si vous n’avez plus de pions mais pouvez jouer, l’adversaire vous en donne un. Ici, les blancs n’en ont plus et pourraient jouer C1, G1, H1 ou G2. Les noirs en ont encore quatre et en cèdent un.
rule-lend-again = Cela se répète autant de fois qu’il le faut.

rule-end = La partie est finie dès qu’aucun des deux joueurs ne peut jouer. Cela peut arriver de trois façons.
rule-end-full = Le plateau est plein. C’est la fin la plus courante ; ici, les noirs ont 29 pions et les blancs 35.
rule-end-wiped-out = Une couleur a disparu. Les noirs jouent H7, et il ne reste aucun pion blanc : 13 à 0 après neuf coups.
rule-end-blocked = Les deux joueurs ont des pions et il y a des cases vides, mais personne ne peut rien encadrer. Ici, A8 et G2 restent vides, et la partie finit 28 à 34.
rule-winner = Comptez les pions. Celui qui en a le plus de sa couleur sur le plateau gagne.
rule-draw = Si les deux en ont autant, la partie est nulle.

rule-counts = Le score le plus simple est le nombre de pions de chaque couleur.
rule-margin = L’écart est le plus grand nombre moins le plus petit. Une partie qui finit 29 à 35 est gagnée de 6.
rule-federation = En tournoi, le gagnant reçoit aussi les cases vides. Une partie qui finit 28 à 34 avec deux cases vides compte pour 28 à 36.

rule-sample-black = Les noirs peuvent jouer C4, D3, E6 ou F5 et choisissent C4. Le pion blanc en D4 est maintenant encadré et devient noir.
rule-sample-white = Les blancs peuvent jouer C3, C5 ou E3 et choisissent C3. Le pion en D4 redevient blanc. La partie continue ainsi jusqu’à ce que personne ne puisse jouer.

rule-series = Vous pouvez jouer plusieurs parties et convenir d’un but : tant de parties gagnées, ou tant de points en additionnant les écarts.
rule-next-game = Le gagnant d’une partie décide qui commence la suivante et peut laisser commencer le perdant. Mettez-vous d’accord avant la première partie.

rule-corners = Si un joueur est beaucoup plus fort, l’autre peut commencer avec un pion dans les quatre coins : A1, H1, A8 et H8. Le moins fort prend les noirs.
rule-fewer-corners = Si la différence est plus petite, un, deux ou trois coins suffisent. Nous les prenons dans l’ordre A1, H8, H1, A8.
rule-give-start = Celui qui commence a un léger avantage. Le plus fort peut le laisser à l’autre.

rule-finger = Gardez un doigt sur le pion que vous venez de poser pendant que vous retournez les autres. Ainsi, vous n’en oubliez aucun.
rule-play-first = Jouez quelques parties avant de lire les conseils de stratégie. Ils sont alors plus faciles à comprendre.
rule-not-absolute = Aucun conseil n’est toujours bon. Regardez comment joue votre adversaire et adaptez-vous.
rule-corner-safe = Un pion dans un coin ne peut jamais être retourné, et il protège ses voisins. Grâce à H8, les blancs ne pourront plus retourner aucun de ces pions noirs.
rule-corner-attack = Un pion à côté d’un coin vide est en danger. Les blancs en ont un en A2. Les noirs ne peuvent pas encore prendre le coin, mais après A3 rien ne les empêchera de le prendre au coup suivant.
rule-four-corners-lost = Les coins ne suffisent pas pour gagner. Ici, les noirs tiennent A1, H1, A8 et H8, donc les quatre, et perdent pourtant 21 à 43.
rule-give-corner = Le contrôle compte plus qu’un coin. Les bons joueurs donnent parfois un coin pour obtenir le contrôle.
rule-few-moves = Laissez peu de coups à l’adversaire. Au début, mieux vaut ne pas retourner trop de pions, car l’adversaire doit toujours encadrer un des vôtres.
rule-puzzles = Dans chacun des cinq problèmes, les noirs trouvent un coup qui gagne un coin au coup suivant, quelle que soit la réponse des blancs. Regardez tous les coups avant de choisir.
rule-puzzle-one = Le problème 1 commence par H2 et peut se jouer jusqu’au bout en 24 coups. Les blancs n’ont jamais le choix, et les noirs gagnent 54 à 10.

rule-digits = Deux chiffres choisissent le jeu. Celui de droite : 1 pour deux joueurs, 2 contre l’ordinateur si vous commencez, 3 si l’ordinateur commence. Celui de gauche : de 0 à 4 pions en plus pour le joueur de droite. Cela fait 15 jeux, et 15 autres avec une limite de temps.
rule-console-colours = Sur la console, les pions sont verts et rouges. Les rouges sont en D4 et E5, les verts en E4 et D5. Le joueur de gauche a les verts, celui de droite les rouges.
rule-time-limit = Avec un chiffre de gauche de 5 à 9, il y a 15 secondes pour chaque coup. Quand le temps est écoulé, l’ordinateur joue le coup.
rule-blinking = Les deux scores sont toujours à l’écran. Celui qui clignote est celui du joueur qui a le trait.
rule-credit = Le programme de la cassette suit les règles d’Edmond Dujardin.

note-ten-rules = Elle compte dix règles.
note-eight-rules = Elle compte huit règles ; le numéro de la première manque.
note-six-rules = Elle compte six points et en ajoute d’autres sans numéro.
note-eleven-rules = Elle compte onze points, la position de départ comprise.
note-aim-surround = Elle donne d’abord pour but d’entourer des pions, puis le décompte.
note-box-feet-lids = Le plateau a quatre pieds et deux compartiments à couvercle amovible.
note-box-feet = Le plateau a quatre pieds, et le livret lui-même est sur la liste.
note-box-velvet = Le plateau est en velours, avec un creux pour chaque pion. Le côté noir est lisse, le blanc a un trou.
note-box-console = Les pions sont rouges d’un côté et verts de l’autre, et n’existent qu’à l’écran.
note-feet-languages = Elle ne parle que des pieds, mais en onze langues.
note-share-trays = Elle met 32 pions dans chaque compartiment et y prend les quatre premiers.
note-one-stock = Elle ne connaît qu’une réserve de 64 pions pour les deux.
note-both-diagonals = Elle demande seulement que les pions d’une même couleur se touchent en diagonale. L’autre diagonale serait permise aussi.
note-red-green = Les rouges sont là où sont ici les blancs, les verts là où sont les noirs.
note-convention = Elle appelle cela une convention.
note-start-agreed = Les joueurs conviennent de qui commence ; contre l’ordinateur, c’est le jeu choisi qui décide.
note-row-uncounted = Elle ne dit pas combien de pions compte la rangée.
note-row-four = Dans son exemple, la rangée a quatre pions.
note-colours-chosen = Chaque joueur y choisit sa couleur ; les côtés fixes du vert et du rouge sont de nous.
note-row-not-straight = Elle appelle rangée n’importe quels pions adverses. La ligne droite s’est perdue.
note-machine-refuses = L’ordinateur n’accepte aucun autre coup.
note-machine-turns = L’ordinateur retourne les pions lui-même, et toujours tous.
note-own-disc-garbled = Elle interdit d’encadrer un de ses propres pions. Elle veut dire sauter par-dessus.
note-gap-named = Elle est la seule à nommer la case vide.
note-pass-garbled = Un mot s’est perdu : on y passe son tour quand on peut jouer.
note-machine-passes = L’ordinateur passe le tour de lui-même.
note-no-mistakes = L’ordinateur retourne les pions et ne fait pas d’erreur.
note-only-wrongly = Elle ne parle que des pions retournés à tort.
note-end-narrow = Elle ne nomme que le plateau plein et la couleur disparue, et oublie que les deux peuvent être bloqués.
note-end-general = Elle ne nomme pas ce cas ; sa règle générale le couvre.
note-end-early = Elle dit seulement qu’une partie peut finir avant que les 64 cases soient remplies.
note-counts-shown = Les deux nombres sont à l’écran pendant toute la partie.
note-stronger-white = Elle demande au plus fort de prendre les blancs.
note-right-hand = L’ordinateur donne d’un à quatre pions en plus au joueur de droite, qui peut être lui-même.
note-no-order = Elle ne dit pas quels coins.
note-no-place = Elle ne dit pas où se trouvent les pions en plus.
note-no-picture = Elle le dit sans image.
note-diagram-3 = A2 était le dernier coup des blancs, qui répondront sans doute A4.
note-first-corner = Elle dit que le premier coin aide, mais n’est pas la raison principale de la victoire.
note-no-guarantee = Elle dit qu’un ou plusieurs coins ne garantissent pas la victoire.
note-control-reversed = Elle retourne l’idée : c’est l’adversaire qui prend des coins pour obtenir le contrôle.
note-many-moves = Elle conseille de ne pas laisser trop de coups aux blancs.
note-dangerous-too = Les cases à côté d’un coin comptent aussi. Elle appelle les problèmes des exemples.
note-two-moves-lost = Elle n’imprime que 22 coups. Deux cases resteraient vides, et cela ne ferait pas 54 à 10.
note-fifteen = Elle ne compte que 15 jeux, mais ses chiffres en donnent 30.
