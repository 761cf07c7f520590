# Ce qui se passe dans un match, pour tous ceux qui le racontent : pages web, terminal, ligne par ligne.
# $color vaut "black" ou "white" ; sur la console, "green" ou "red".
# Les textes sans majuscule deviennent des phrases là où ils sont seuls.

## Ce qui se passe

event-game-began = La partie { $number } commence.
event-placed = Les { $color ->
    [black] noirs
    [green] verts
    [red] rouges
   *[white] blancs
} jouent { $square } et retournent { $count ->
    [one] { $count } pion
   *[other] { $count } pions
}.
event-placed-only = Les { $color ->
    [black] noirs
    [green] verts
    [red] rouges
   *[white] blancs
} posent un pion en { $square }.
event-placed-substitute = L’ordinateur joue { $square } pour les { $color ->
    [black] noirs
    [green] verts
    [red] rouges
   *[white] blancs
} et retourne { $count ->
    [one] { $count } pion
   *[other] { $count } pions
}.
event-lent = { $color ->
    [black] Les noirs n’ont plus de pion en réserve : les blancs en prêtent un, qui change de côté.
    [green] Les verts n’ont plus de pion en réserve : les rouges en prêtent un.
    [red] Les rouges n’ont plus de pion en réserve : les verts en prêtent un.
   *[white] Les blancs n’ont plus de pion en réserve : les noirs en prêtent un, qui change de côté.
}
event-passed = Les { $color ->
    [black] noirs
    [green] verts
    [red] rouges
   *[white] blancs
} n’ont aucun coup et passent.
event-turned = Le pion en { $square } est maintenant { $color ->
    [black] noir
   *[white] blanc
}.
event-handed-over = Les { $color ->
    [black] noirs
   *[white] blancs
} ont fini.
event-mistakes = { $count ->
    [0] Aucune erreur
    [one] { $count } erreur
   *[other] { $count } erreurs
} dans le tour des { $color ->
    [black] noirs
   *[white] blancs
}.
event-take-back-asked = Les { $color ->
    [black] noirs
   *[white] blancs
} voudraient reprendre le dernier coup.
event-take-back-refused = Le coup des { $color ->
    [black] noirs
   *[white] blancs
} n’est pas repris.
event-taken-back = Repris : { $squares }.
event-pass-taken-back = Le tour passé est repris.
event-redone = Rejoué : { $squares }.
event-period = Les { $color ->
    [black] noirs
   *[white] blancs
} jouent sur des périodes supplémentaires ; restent : { $periods }.
event-time-out = Le temps des { $color ->
    [black] noirs
    [green] verts
    [red] rouges
   *[white] blancs
} est écoulé.
event-time-out-computer = Le temps des { $color ->
    [black] noirs
    [green] verts
    [red] rouges
   *[white] blancs
} est écoulé : l’ordinateur joue.
event-overtime = Le temps des { $color ->
    [black] noirs
   *[white] blancs
} est écoulé : encore { $time } pour finir la partie, sans pouvoir gagner.
event-paused = La partie est en pause.
event-resumed = La partie continue.
event-reopened = Finalement, la partie continue.
event-aborted = Le match est annulé.
event-pause-asked = Les { $color ->
    [black] noirs
    [green] verts
    [red] rouges
   *[white] blancs
} demandent une pause.
event-pause-refused = Pas de pause pour les { $color ->
    [black] noirs
    [green] verts
    [red] rouges
   *[white] blancs
}.
event-pause-ended = La pause est terminée ; la partie continue.
event-time-given = Le temps perdu en route est rendu aux { $color ->
    [black] noirs
    [green] verts
    [red] rouges
   *[white] blancs
}.
event-starter = { $name } commence la prochaine partie.
event-aborted-late = Les { $color ->
    [black] noirs
    [green] verts
    [red] rouges
   *[white] blancs
} n’ont pas joué leur premier coup à temps. La rencontre est annulée.

## Comment une partie se termine

result-both-passed = Les deux camps ont passé.
result-resigned = Les { $color ->
    [black] noirs
    [green] verts
    [red] rouges
   *[white] blancs
} abandonnent.
result-left = Les { $color ->
    [black] noirs
    [green] verts
    [red] rouges
   *[white] blancs
} ont quitté la partie.
result-overtime = Les { $color ->
    [black] noirs
   *[white] blancs
} ont eu besoin de temps supplémentaire et perdent donc 31–33.
result-discs = Pions sur le plateau : { $color ->
    [green] verts { $black }, rouges { $white }
   *[black] noirs { $black }, blancs { $white }
}.
result-margin = Écart : { $margin }.
result-federation = Score fédéral : { $black }–{ $white }.

## Ce qui n’allait pas dans un tour sur un vrai plateau

mark-illegal = Ce coup était contraire aux règles.
mark-missed = { $count ->
    [one] Non retourné : { $squares }.
   *[other] Non retournés : { $squares }.
}
mark-wrong = { $count ->
    [one] Retourné à tort : { $squares }.
   *[other] Retournés à tort : { $squares }.
}

## Où en est un match

status-ready = La partie n’a pas commencé.
status-thinking = Les { $color ->
    [black] noirs
    [green] verts
    [red] rouges
   *[white] blancs
} réfléchissent…
series-wins = Partie { $game }. Victoires : { $one } – { $two } : { $first }–{ $second } (premier à { $goal }).
series-games = Partie { $game } sur { $goal }. Victoires : { $one } – { $two } : { $first }–{ $second }.
series-points = Partie { $game }. Points : { $one } – { $two } : { $first }–{ $second } (premier à { $goal }).
series-tally = Victoires : { $one } – { $two } : { $first }–{ $second }.
series-won = Victoire dans la série : { $name }.
series-drawn = La série se termine à égalité.
series-tally-points = Points : { $one } – { $two } : { $first }–{ $second }.
series-over = { $result } { $score }
series-final-wins = Score final en victoires : { $one } – { $two } : { $first }–{ $second }.
series-final-points = Score final en points : { $one } – { $two } : { $first }–{ $second }.
series-final-margins = Les deux ont gagné autant de parties ; la somme des écarts décide : { $one } – { $two } : { $first }–{ $second }.
series-decides = { $name } a gagné et décide qui commence la partie suivante.
sheet-title = Feuille de score
sheet-won = Partie { $game } : { $name } gagne { $mine }–{ $theirs }.
sheet-margin = { $points ->
    [one] L’écart vaut { $points } point.
   *[other] L’écart vaut { $points } points.
}
sheet-resigned = Partie { $game } : { $name } gagne par abandon de { $loser }.
sheet-out-of-time = Partie { $game } : { $name } gagne au temps contre { $loser }.
sheet-left = Partie { $game } : { $name } gagne, car { $loser } est parti.
sheet-awarded = Une telle partie compte comme gagnée de { $points } pions et vaut { $points } points, quel que soit le plateau.
sheet-overtime = Partie { $game } : { $late } a utilisé le temps supplémentaire ; { $name } gagne et reçoit { $points } points.
sheet-drawn = Partie { $game } : nulle avec { $discs } pions chacun. Personne ne marque de point.
sheet-tie-break = Les deux ont gagné autant de parties, donc la somme des écarts décide.

## Joueurs

player-named = { $name }
player-you = Vous
player-computer = Ordinateur
player-computer-level = Ordinateur, niveau { $level }
player-computer-max = Ordinateur, niveau maximal
player-one = Joueur 1
player-two = Joueur 2

## Pourquoi c’est refusé

refusal-occupied = il y a déjà un pion en { $square }
refusal-turns-nothing = un pion en { $square } ne retournerait rien
refusal-pass = on ne passe pas tant qu’il y a un coup
refusal-turn = c’est à l’adversaire de jouer
refusal-turn-of = { $color ->
    [black] ce n’est pas aux noirs de jouer
   *[white] ce n’est pas aux blancs de jouer
}
refusal-not-at-a-table = dans cette partie, les pions se retournent seuls
refusal-no-disc = il n’y a pas de pion en { $square }
refusal-place-first = posez d’abord un pion
refusal-already-placed = le pion de ce tour est déjà en { $square }
refusal-stands = ce tour ne peut plus être changé
refusal-mistakes = { $count ->
    [one] { $count } pion montre la mauvaise face
   *[other] { $count } pions montrent la mauvaise face
}
refusal-not-begun = aucune partie n’a commencé
refusal-game-goes-on = la partie se joue encore
refusal-game-over = la partie est finie
refusal-match-over = le match est terminé
refusal-paused = la partie est en pause
refusal-not-paused = la partie n’est pas en pause
refusal-time = le temps est écoulé
refusal-too-late = autre chose s’est passé entre-temps
refusal-computer = l’ordinateur joue cette couleur
refusal-no-take-backs = on ne reprend pas de coups dans cette partie
refusal-nothing-to-take-back = il n’y a pas de coup à reprendre
refusal-no-time-to-take-back = il ne reste pas assez de temps pour reprendre
refusal-asked = une question attend déjà une réponse
refusal-nothing-asked = personne n’a demandé à reprendre un coup
refusal-nothing-to-redo = il n’y a rien à rejouer
refusal-no-pauses = il n’y a pas de pauses dans cette partie
refusal-no-pause-asked = personne n’a demandé de pause
refusal-pause-used = chaque joueur a droit à une pause par partie
refusal-asked-too-often = attendez un peu avant de redemander
refusal-nothing-to-claim = ce n’est pas votre adversaire que vous attendez
refusal-no-clock = aucune pendule ne tourne
refusal-starter-not-chosen = le gagnant n’a pas encore dit qui commence la prochaine partie
refusal-not-yours-to-choose = c’est le gagnant de la dernière partie qui décide qui commence
refusal-not-gone = votre adversaire est là, ou n’est pas absent depuis assez longtemps
refusal-abort = la partie a commencé et ne peut plus être qu’abandonnée
refusal-not-yours = seuls les joueurs de ce match peuvent faire cela
refusal-record = cette partie est finie et reste comme elle est ; continuez avec une copie
