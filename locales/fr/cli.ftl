# What the commands say.

## Le premier écran

welcome-title = Outflank { $version }, la maison du jeu de société Othello
welcome-goal = À la fin, la couleur la plus nombreuse sur le plateau l’emporte.
welcome-move = Posez un pion de sorte qu’une ligne droite de pions adverses se trouve entre lui et un autre de vos pions. Toutes les lignes ainsi entourées prennent votre couleur.
welcome-end = Sans un tel coup, vous passez. Quand plus personne ne peut jouer, la partie est finie.
welcome-commands = Ce que vous pouvez faire :
welcome-serve = lancer l’application web : jouer, analyser et enregistrer vos parties
welcome-play = jouer dans le terminal : contre l’ordinateur, à deux, sur la console de 1982
welcome-rules = lire les règles, chacune avec sa figure
welcome-show = dessiner une position ou une partie, d’un fichier ou d’un texte collé
welcome-convert = passer des parties d’un format de fichier à un autre
welcome-check = trouver les coups illégaux et les scores faux dans des fichiers de parties
welcome-hint = trouver les meilleurs coups d’une position
welcome-book = voir les ouvertures que connaît le moteur et en ajouter
welcome-levels = voir les adversaires et leur force
welcome-solve = prouver les scores de finales et vérifier ceux d’un fichier
welcome-analyze = évaluer chaque coup de parties et trouver les erreurs
welcome-library = conserve des collections de parties et y cherche
welcome-explore = montre ce qui a été joué dans une position
welcome-board = dessiner un plateau ou une partie en SVG, PNG ou GIF animé
welcome-puzzles = chercher, montrer et prouver des problèmes
welcome-openings = nommer une ouverture ou en chercher une
welcome-random-position = créer des positions au hasard
welcome-selfplay-opening = créer des ouvertures où chaque camp a ses chances
welcome-bench = mesurer la recherche sur cette machine
welcome-train = entraîner le moteur avec ses propres parties
welcome-match = faire jouer deux programmes l’un contre l’autre
welcome-gtp = servir de moteur GTP, pour GoGui et d’autres
welcome-nboard = servir de moteur à NBoard
welcome-xboard = servir de moteur à XBoard et OthelloTk
welcome-console = une console avec les commandes d’Edax
welcome-perft = compter toutes les façons de jouer N coups
welcome-backup = copie toutes les parties dans un fichier, même quand le serveur tourne
welcome-repair = trouve les parties enregistrées illisibles et les répare
welcome-completions = laisser votre interpréteur compléter ces commandes
welcome-man = lire ou installer le manuel
welcome-try = Essayez : { $command }
welcome-help = Tout sur une commande : { $command }
welcome-language = Une autre langue : { $option }

## Compter les suites de coups

perft-depth = Prof.
perft-count = Suites
perft-time = Temps

## Vérifier et convertir

check-illegal = { $file } : partie { $game }, coup { $ply } ({ $move }) : { $reason }
check-score = { $file } : partie { $game } : score faux : la feuille dit { $stated }, les coups donnent { $actual } (noirs moins blancs, score fédéral)
check-unreadable = { $file } : { $reason }
check-file = { $file } : { $summary }
check-summary = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $illegal ->
    [one] { $illegal } illégale
   *[other] { $illegal } illégales
}, { $unfinished ->
    [one] { $unfinished } inachevée
   *[other] { $unfinished } inachevées
}, { $wrong ->
    [one] { $wrong } score faux
   *[other] { $wrong } scores faux
}
check-summary-unreadable = { $count ->
    [one] { $count } illisible
   *[other] { $count } illisibles
}
pass = passe
convert-done = { $count ->
    [one] { $count } partie écrite dans { $file } ({ $format })
   *[other] { $count } parties écrites dans { $file } ({ $format })
}
convert-skipped = { $count ->
    [one] { $count } partie laissée de côté à cause d’erreurs
   *[other] { $count } parties laissées de côté à cause d’erreurs
}
convert-lost = { $format } ne peut pas tout contenir. Laissé de côté :
convert-lost-kind = { $kind ->
    [variations] variantes
    [evaluations] évaluations de coups
    [move-scores] scores de coups
    [times] temps de réflexion
    [move-comments] commentaires sur des coups
    [comments] commentaires
    [players] noms des joueurs
    [ratings] classements
    [events] tournois
    [rounds] rondes
    [sites] lieux
    [dates] dates
    [times-of-day] heures
    [clocks] limites de temps
    [kinds] types de partie
    [tags] autres balises
    [results] résultats
    [perfect-scores] scores en jeu parfait
   *[moves] coups
} ({ $count ->
    [one] dans { $count } partie
   *[other] dans { $count } parties
})
standard-output = la sortie standard

## Chercher

column-number = Nº
column-empties = Vides
column-score = Score
column-move = Coup
column-nodes = Nœuds
column-time = Temps
column-speed = Nœuds/s
column-line = Suite attendue
search-state = { $empties ->
    [one] { $empties } vide
   *[other] { $empties } vides
} : { $move } ({ $score })
search-figures = { $nodes } nœuds en { $time }, { $speed } nœuds/s
table-reduced = la mémoire manque : la table a { $got } au lieu de { $wanted }
solve-over = la partie est finie
solve-stopped = arrêté : c’est la dernière réponse achevée
solve-wrong = faux : le fichier dit { $stated } pour { $move } ; trouvé : { $found }
solve-summary = { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
}, { $wrong ->
    [one] { $wrong } score faux
   *[other] { $wrong } scores faux
}, { $nodes } nœuds en { $time }, { $speed } nœuds/s

## Apprendre

train-played = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} avec { $samples ->
    [one] { $samples } position
   *[other] { $samples } positions
} dans { $file } ({ $added ->
    [one] { $added } partie nouvelle
   *[other] { $added } parties nouvelles
})
train-stopped = arrêté : la même commande reprend ici
train-labelled = { $file } : { $count ->
    [one] { $count } position évaluée
   *[other] { $count } positions évaluées
}
train-people = Sur { $count } coups jamais vus, { $first } % étaient son premier choix et { $three } % parmi les trois premiers
train-round = Passe { $round } : erreur moyenne de { $error } pions
train-held-out = Réservées, { $source } : { $count }, erreur moyenne de { $error } pions
train-written = { $file } écrit
train-packed = { $file } écrit : { $packed } octets au lieu de { $bytes }
train-total = toutes
train-column-fitted = Apprises
train-column-held-out = Réservées
train-column-error = Erreur
train-column-bias = Biais
train-column-exact = Résolues
train-column-search = Cherchées
train-column-game = Jouées
train-series-fitted = apprises
train-series-held-out = réservées
train-series-exact = positions résolues
train-series-search = valeurs de recherches
train-series-game = résultats de parties
train-chart-fit = L’écart de l’évaluation apprise
train-chart-evaluate = L’écart de l’évaluation
train-chart-empties = cases vides
train-chart-error = erreur moyenne en pions
train-probcut-midgame = Écart type, en pions, entre une recherche de cette profondeur et de moins profondes (0 : au premier coup d’œil)
train-probcut-endgame = De même pour les recherches jusqu’à la fin de la partie

## Rencontres

match-interrupted = Arrêté avant la fin ; les résultats jusqu’ici :
match-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $openings ->
    [one] { $openings } ouverture
   *[other] { $openings } ouvertures
}
match-result = A : { $wins ->
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
}, { $draws ->
    [one] { $draws } nulle
   *[other] { $draws } nulles
}, { $losses ->
    [one] { $losses } perdue
   *[other] { $losses } perdues
} ({ $points } points)
match-discs = Résultat moyen de A : { $discs } pions (score fédéral)
match-elo = Elo de A par rapport à B : { $elo } (95 % : de { $low } à { $high })
match-elo-unknown = Elo de A par rapport à B : ces parties ne le disent pas
match-llr = Test séquentiel : { $llr } entre { $lower } et { $upper } :
match-sprt-open = non décidé
match-sprt-lower = l’écart Elo ne dépasse pas { $elo }
match-sprt-upper = l’écart Elo est d’au moins { $elo }
match-lost = Partie { $game }, perdue par { $name } :
fault-illegal-move = coup illégal
fault-out-of-time = temps dépassé
fault-silent = pas de réponse
fault-crashed = le programme s’est terminé
fault-refused = a refusé une commande
fault-resigned = a abandonné

## Ouvertures

opening-perpendicular = Perpendiculaire
opening-diagonal = Diagonale
opening-parallel = Parallèle
opening-is = { $name } ({ $family })
opening-was = { $name } ({ $family }), jusqu’au coup { $ply }
opening-unnamed = aucune ouverture connue
opening-next = Ce qui peut suivre :
selfplay-opening-few = { $count ->
    [0] aucune ouverture de ce genre n’a été trouvée
    [one] une seule ouverture de ce genre a été trouvée
   *[other] seulement { $count } ouvertures de ce genre ont été trouvées
} : élargir avec --within, --stray ou --plies

## Analyse

analyze-column-best = Meilleur
analyze-column-loss = Perte
analyze-column-moves = Coups
analyze-column-no-loss = Sans perte
analyze-column-discs = Pions perdus
analyze-column-players = Joueurs
analyze-column-worst = Pire coup
analyze-graph = Résultat attendu : au-dessus de la ligne les noirs mènent, en dessous les blancs
analyze-summary = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, { $loss } pions perdus par coup en moyenne
analyze-resumed = { $count ->
    [one] { $count } position était déjà analysée
   *[other] { $count } positions étaient déjà analysées
}
analyze-stopped = arrêté après { $done ->
    [one] { $done } partie
   *[other] { $done } parties
} sur { $games }
analyze-stopped-journal = arrêté après { $done ->
    [one] { $done } partie
   *[other] { $done } parties
} sur { $games } : la même commande reprend ici

## The web app

serve-ready = Outflank est prêt : { $address }
serve-games = Vos parties sont enregistrées dans { $path }
serve-other-port = Le port { $port } est pris ; un autre est utilisé.
serve-stop = Ctrl-C l’arrête.

## Le fichier des parties

backup-done = Les parties sont copiées dans { $path }.
restore-done = Les parties de { $copy } sont maintenant dans { $path }.
restore-kept = Ce qui s’y trouvait est conservé dans { $path }.
repair-counted = Parties : { $matches }. Notes d’apprentissage : { $notes }.
repair-sound = Tout est lisible.
repair-match = La partie { $name } est illisible : { $detail }
repair-summary = La partie { $name } est intacte, mais sa ligne dans la liste est illisible : { $detail }
repair-note = La note d’apprentissage { $name } est illisible : { $detail }
repair-mended = Des lignes de la liste ont été réécrites.
repair-set-aside = Ce qui était illisible se trouve maintenant dans { $path }.
repair-deleted = Ce qui était illisible a été supprimé.
repair-how = Rien n’a été modifié. --mend réécrit des lignes de la liste, --set-aside FICHIER déplace dans un fichier ce qui est illisible, --delete le supprime.

## La bibliothèque des collections

library-file = { $file } : { $added } en plus, { $known } déjà là
library-refused = { $file } : rien n’a été ajouté : { $reason }
library-stopped = Arrêté : rien du dernier fichier n’a été ajouté.
library-added = { $added ->
    [one] { $added } partie ajoutée
   *[other] { $added } parties ajoutées
}, { $known } déjà là. La bibliothèque compte { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}.
library-empty = La bibliothèque est vide. Pour ajouter des parties : outflank library add FICHIER
library-size = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $size } Mo sur le disque
library-removed = { $name } est retirée, avec { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}.
library-found = { $games ->
    [0] Aucune partie de ce genre
    [one] { $games } partie
   *[other] { $games } parties
}
library-found-some = De { $first } à { $last } sur { $games } parties
library-column-collection = Collection
library-column-games = Parties
library-column-years = Années
library-column-number = Numéro
library-column-date = Date
library-column-black = Noir
library-column-white = Blanc
library-column-result = Résultat
library-column-event = Tournoi
library-column-move = Coup
library-column-share = Part
library-column-won = Gagné %
library-column-drawn = Nul %
library-column-lost = Perdu %
library-column-mean = Moyenne
library-column-book = Livre
library-column-last = Dernière
library-column-players = Qui
explore-none = Aucune partie de la bibliothèque n’a eu cette position.
explore-summary = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}. Le camp au trait a gagné { $won } %, fait nulle { $drawn } % et perdu { $lost } % ; moyenne de { $mean } pions.
explore-ended = { $games ->
    [one] { $games } partie s’est terminée ici.
   *[other] { $games } parties se sont terminées ici.
}
explore-top = Parties connues

## Problèmes

puzzles-flaw = { $id } : { $flaw }
puzzles-count = { $kind } : { $count }
puzzles-verified = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
}, { $flawed ->
    [one] { $flawed } défectueux
   *[other] { $flawed } défectueux
}, en { $time }
puzzles-made = { $count ->
    [one] { $count } nouveau problème dans { $file }, tiré
   *[other] { $count } nouveaux problèmes dans { $file }, tirés
} de { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
puzzles-graded = { $count ->
    [one] { $count } problème classé
   *[other] { $count } problèmes classés
}
