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
    [black] Aux noirs de jouer. Jouez la finale sans perdre un seul pion.
   *[white] Aux blancs de jouer. Jouez la finale sans perdre un seul pion.
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
puzzle-wrong = Pas { $square } : il y a mieux. Regardez encore.
puzzle-wrong-corner = Pas { $square } : après la réponse { $reply }, aucun coin n’est à prendre.
puzzle-wrong-only-win = { $square } ne gagne pas. Regardez encore.
puzzle-wrong-trap = { $square } est le piège. Le coup semble bon, mais il coûte le résultat.
puzzle-wrong-wipe-out = Après { $square }, l’adversaire garde un pion. Regardez encore.
puzzle-right-corner = Juste : après { $square }, toute réponse livre un coin.
puzzle-right-win = Juste : { $square } gagne, de { $count } avec le meilleur jeu.
puzzle-right-draw = Juste : { $square } garde la nulle.
puzzle-right-wipe-out = Juste : après { $square }, l’adversaire ne peut plus sauver un seul pion.
puzzle-level = Niveau { $level } sur 5
puzzle-share = Environ { $share } joueurs sur 100 le trouveraient.
puzzle-solution = Solution : { $line }
puzzle-trap = Le piège : { $trap }
puzzle-score = Résultat avec le meilleur jeu : { $discs }
