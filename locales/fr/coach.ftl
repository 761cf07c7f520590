# Ce que dit l’entraîneur d’un coup.
# $square, $best, $corner et $reply sont des cases comme D3 ; $corners en est une liste.
# $again vaut yes quand la phrase précédente parlait du même coup.

## Le verdict

coach-best = { $square } est le meilleur coup.
coach-looks-best = { $square } semble être le meilleur coup.
coach-only-move = { $square } est le seul coup.
coach-equal = { $square } est aussi bon que { $best }.
coach-good = { $square } est presque aussi bon que { $best }.
coach-loses-discs = { $square } perd { $count ->
    [one] { $count } pion
   *[other] { $count } pions
} par rapport à { $best }.
coach-loses-about = { $square } perd environ { $count ->
    [one] { $count } pion
   *[other] { $count } pions
} ; { $best } est meilleur.
coach-win-lost = { $square } transforme une victoire en défaite ; { $best } gagne.
coach-win-drawn = { $square } transforme une victoire en partie nulle ; { $best } gagne.
coach-draw-lost = { $square } transforme une partie nulle en défaite ; { $best } garde la nulle.

coach-grade-best = Meilleur coup
coach-grade-looks-best = Semble le meilleur
coach-grade-good = Bon coup
coach-grade-inaccuracy = Imprécision
coach-grade-mistake = Erreur
coach-grade-blunder = Grosse erreur

## Les raisons

coach-wipes-out = { $again ->
    [yes] Il ne laisse plus un seul pion à l’adversaire.
   *[no] { $square } ne laisse plus un seul pion à l’adversaire.
}
coach-takes-corner = { $again ->
    [yes] Il prend un coin, et un pion placé là ne peut plus être retourné.
   *[no] { $square } prend un coin, et un pion placé là ne peut plus être retourné.
}
coach-gives-corner = { $count ->
    [one] { $square } permet à l’adversaire de prendre le coin { $corners }.
   *[other] { $square } laisse à l’adversaire le choix entre { $count } coins : { $corners }.
}
coach-forces-corner = { $again ->
    [yes] { $count ->
        [0] L’adversaire doit alors passer et un coin est à prendre.
        [one] La seule réponse livre un coin.
       *[other] Chacune des { $count } réponses livre un coin.
    }
   *[no] { $count ->
        [0] Après { $square }, l’adversaire doit passer et un coin est à prendre.
        [one] La seule réponse à { $square } livre un coin.
       *[other] Chacune des { $count } réponses à { $square } livre un coin.
    }
}
coach-loses-corner = Après { $square }, il faut s’attendre à ce que l’adversaire obtienne le coin { $corner }.
coach-wins-corner = { $again ->
    [yes] Il devrait gagner le coin { $corner } quelques coups plus tard.
   *[no] { $square } devrait gagner le coin { $corner } quelques coups plus tard.
}
coach-danger-x = { $square } touche en diagonale le coin vide { $corner } : c’est le genre de case le plus dangereux.
coach-danger-c = { $square } est au bord, juste à côté du coin vide { $corner }, et cela coûte facilement le coin.
coach-passes = { $again ->
    [yes] Il ne laisse aucun coup à l’adversaire, et le tour revient aussitôt.
   *[no] { $square } ne laisse aucun coup à l’adversaire, et le tour revient aussitôt.
}
coach-more-replies = { $square } laisse { $count } réponses à l’adversaire, { $best } seulement { $other }.
coach-fewest-replies = { $again ->
    [yes] Il laisse
   *[no] { $square } laisse
} à l’adversaire { $count ->
    [one] une seule réponse
   *[other] { $count } réponses
}, moins que tout autre coup.
coach-fewer-own-moves = { $count ->
    [0] { $square } ne garde aucun coup en réserve, { $best } en garde { $other }.
    [one] { $square } ne garde qu’un coup en réserve, { $best } en garde { $other }.
   *[other] { $square } garde { $count } coups en réserve, { $best } en garde { $other }.
}
coach-fewer-moves-next = { $count ->
    [0] Après { $square } et la réponse { $reply }, il ne reste aucun coup ; avec { $best }, il y en aurait { $other }.
    [one] Après { $square } et la réponse { $reply }, il ne reste qu’un coup ; avec { $best }, il y en aurait { $other }.
   *[other] Après { $square } et la réponse { $reply }, il reste { $count } coups au choix ; avec { $best }, il y en aurait { $other }.
}
coach-makes-safe = { $again ->
    [yes] Il met
   *[no] { $square } met
} { $count ->
    [one] un pion
   *[other] { $count } pions
} définitivement à l’abri.
coach-gives-safe = { $count ->
    [one] { $square } met un pion adverse définitivement à l’abri.
   *[other] { $square } met { $count } pions adverses définitivement à l’abri.
}
coach-wider-frontier = { $square } laisse { $count } pions au contact de cases vides, { $best } seulement { $other }.
coach-turns-many = { $square } retourne { $count } pions, { $best } seulement { $other } ; en début de partie, mieux vaut en général en retourner peu.
coach-turns-few = Vers la fin, chaque pion compte : { $best } en retourne { $other }, { $square } seulement { $count }.
coach-quiet = { $again ->
    [yes] C’est un coup tranquille : aucun pion retourné ne touche une case vide.
   *[no] { $square } est un coup tranquille : aucun pion retourné ne touche une case vide.
}
coach-wedge = { $again ->
    [yes] Il s’intercale entre deux pions adverses du bord.
   *[no] { $square } s’intercale entre deux pions adverses du bord.
}
coach-odd-region = { $again ->
    [yes] Il
   *[no] { $square }
} { $count ->
    [one] remplit une case vide isolée, où l’adversaire ne peut pas répondre.
   *[other] entre dans une zone de { $count } cases vides, un nombre impair, et laisse à l’adversaire un nombre pair.
}
coach-even-region = { $square } ouvre une zone de { $count } cases vides, un nombre pair, et l’adversaire peut y jouer le dernier coup.
coach-takes-square = { $square } permet à l’adversaire de jouer en { $best }, la case qu’il vous fallait.
coach-can-wait = L’adversaire ne peut pas jouer en { $square } maintenant, mais il le peut en { $best } : { $square } pouvait attendre.
coach-quiet-reply = { $square } permet la réponse tranquille { $reply }, qui ne retourne aucun pion voisin d’une case vide.
coach-reply = Le problème de { $square }, c’est la réponse { $reply }.
coach-deeper = Le défaut de { $square } n’apparaît que plusieurs coups plus tard.

## Ce que fait un coup

coach-fact-turns = { $count ->
    [one] { $square } retourne un pion.
   *[other] { $square } retourne { $count } pions.
}
coach-fact-own-moves = Coups possibles du joueur : { $before } avant, { $after } après.
coach-fact-their-moves = Coups possibles de l’adversaire : { $before } avant, { $after } après.
coach-fact-own-frontier = Pions du joueur touchant une case vide : { $before } avant, { $after } après.
coach-fact-own-safe = Pions du joueur définitivement à l’abri : { $before } avant, { $after } après.
coach-fact-their-safe = Pions adverses définitivement à l’abri : { $before } avant, { $after } après.
coach-fact-region = Cases vides dans cette zone : { $count }.
coach-fact-closes-corner = { $count ->
    [one] { $square } ferme le coin { $corners } à l’adversaire.
   *[other] { $square } ferme { $count } coins à l’adversaire : { $corners }.
}
coach-fact-ends = { $square } termine la partie.

## Les indices

coach-idea-take-corner = Un coin est à prendre.
coach-idea-force-corner = Il existe un coup qui vous donne un coin, quoi que fasse l’adversaire.
coach-idea-corner = Regardez quelques coups plus loin : il y a un coin à gagner.
coach-idea-pass = Vous pouvez priver l’adversaire de tout coup.
coach-idea-wipe-out = Vous pouvez prendre tous les pions de l’adversaire.
coach-idea-mobility = Laissez à l’adversaire le moins de réponses possible.
coach-idea-stability = Cherchez des pions à mettre définitivement à l’abri.
coach-idea-quiet = Cherchez un coup tranquille, qui ne retourne que des pions sans case vide à côté.
coach-idea-parity = Comptez les cases vides de chaque zone et jouez là où leur nombre est impair.
coach-idea-edge = Un de vos pions peut peut-être s’insérer entre deux pions adverses du bord.
coach-idea-avoid = Certains de vos coups permettent à l’adversaire de prendre un coin : évitez-les.
coach-idea-compare = Comparez ce que laissent vos coups : le meilleur permet le moins de bonnes réponses.
coach-look-corners = Regardez les coins.
coach-look-edge = { $edge ->
    [top] Regardez le bord du haut.
    [bottom] Regardez le bord du bas.
    [left] Regardez le bord gauche.
   *[right] Regardez le bord droit.
}
coach-look-quarter = { $quarter ->
    [top-left] Regardez en haut à gauche du plateau.
    [top-right] Regardez en haut à droite du plateau.
    [bottom-left] Regardez en bas à gauche du plateau.
   *[bottom-right] Regardez en bas à droite du plateau.
}
coach-play = Jouez en { $square }.

## Ce que vaut une position pour le camp au trait

score-exact = { $discs }, exact
score-win = victoire, prouvée
score-draw = nulle, prouvée
score-loss = défaite, prouvée
score-estimate = { $discs }, prof. { $depth } ({ $percent } %)
score-book = { $discs }, du livre
