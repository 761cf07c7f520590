# Outflank en français. Chaque langue a les mêmes messages avec les mêmes variables.
# $color vaut « black » ou « white » ; sur la console, « green » ou « red ».

## Le jeu

color = { $color ->
    [black] Noirs
    [green] Verts
    [red] Rouges
   *[white] Blancs
}
to-move = { $color ->
    [black] Aux noirs de jouer
    [green] Aux verts de jouer
    [red] Aux rouges de jouer
   *[white] Aux blancs de jouer
}
must-pass = { $color ->
    [black] Les noirs n’ont aucun coup et passent
   *[white] Les blancs n’ont aucun coup et passent
}
legal-moves = { $count ->
    [one] { $count } coup possible :
   *[other] { $count } coups possibles :
}
wins = { $color ->
    [black] Les noirs gagnent
    [green] Les verts gagnent
    [red] Les rouges gagnent
   *[white] Les blancs gagnent
}
played-on-in-copy = Vous continuez sur une copie. L’original reste tel quel.
draw = La partie est nulle
ending-full = Le plateau est plein
ending-wiped-out = { $color ->
    [black] Les noirs n’ont plus aucun pion sur le plateau
    [green] Les verts n’ont plus aucun pion sur le plateau
    [red] Les rouges n’ont plus aucun pion sur le plateau
   *[white] Les blancs n’ont plus aucun pion sur le plateau
}
ending-blocked = Plus personne ne peut jouer
score-discs = Pions sur le plateau
score-margin = Écart
score-federation = Score fédéral
score-federation-note = (qui donne les cases vides au gagnant)
supply = En réserve : noirs { $black }, blancs { $white }

## Parties

game-number = Partie { $number }
position-number = Position { $number }
ply-start = Avant le premier coup ({ $plies ->
    [one] { $plies } coup suit
   *[other] { $plies } coups suivent
})
ply-place = Coup { $ply } sur { $plies } : { $color ->
    [black] noirs
    [green] verts
    [red] rouges
   *[white] blancs
} { $square }
ply-pass = Coup { $ply } sur { $plies } : { $color ->
    [black] les noirs passent
    [green] les verts passent
    [red] les rouges passent
   *[white] les blancs passent
}
stops-early = La feuille s’arrête ici ; la partie n’est pas finie
lent = { $color ->
    [black] Les noirs n’avaient plus de pions en réserve ; les blancs leur en ont prêté { $count }
   *[white] Les blancs n’avaient plus de pions en réserve ; les noirs leur en ont prêté { $count }
}
stated-margin = D’après la feuille : { $color ->
    [black] les noirs gagnent de { $margin }
   *[white] les blancs gagnent de { $margin }
}
stated-win = D’après la feuille : { $color ->
    [black] les noirs gagnent
   *[white] les blancs gagnent
}
stated-draw = D’après la feuille : partie nulle
stated-resigned = (par abandon)
stated-timed-out = (au temps)
stated-agreed = (d’un commun accord)
stated-forfeit = (par forfait)
stated-wrong = (les coups disent autre chose)
known-scores = Scores connus pour le camp au trait :
# A thing with its value: "Margin: 12".
named = { $name } : { $value }
