# Lo que dice el entrenador sobre una jugada.
# $square, $best, $corner y $reply son casillas como D3; $corners es una lista de ellas.
# $again es yes cuando la frase anterior trataba de la misma jugada.

## El veredicto

coach-best = { $square } es la mejor jugada.
coach-looks-best = { $square } parece la mejor.
coach-only-move = { $square } es la única jugada.
coach-equal = { $square } es tan buena como { $best }.
coach-good = { $square } es casi tan buena como { $best }.
coach-loses-discs = { $square } pierde { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
} respecto a { $best }.
coach-loses-about = { $square } pierde { $count ->
    [one] más o menos { $count } ficha
   *[other] unas { $count } fichas
}; es mejor { $best }.
coach-win-lost = { $square } convierte una victoria en derrota; con { $best } se gana.
coach-win-drawn = { $square } convierte una victoria en empate; con { $best } se gana.
coach-draw-lost = { $square } convierte un empate en derrota; con { $best } se empata.

coach-grade-best = La mejor
coach-grade-looks-best = Parece la mejor
coach-grade-good = Buena
coach-grade-inaccuracy = Imprecisión
coach-grade-mistake = Error
coach-grade-blunder = Error grave

## Razones

coach-wipes-out = { $again ->
    [yes] Deja al rival sin una sola ficha.
   *[no] { $square } deja al rival sin una sola ficha.
}
coach-takes-corner = { $again ->
    [yes] Toma una esquina, y una ficha ahí ya no se puede voltear.
   *[no] { $square } toma una esquina, y una ficha ahí ya no se puede voltear.
}
coach-gives-corner = { $count ->
    [one] { $square } permite al rival tomar la esquina { $corners }.
   *[other] { $square } permite al rival elegir entre { $count } esquinas: { $corners }.
}
coach-forces-corner = { $again ->
    [yes] { $count ->
        [0] El rival tiene que pasar y se puede tomar una esquina.
        [one] La única respuesta entrega una esquina.
       *[other] Cualquiera de las { $count } respuestas entrega una esquina.
    }
   *[no] { $count ->
        [0] Tras { $square } el rival tiene que pasar y se puede tomar una esquina.
        [one] La única respuesta a { $square } entrega una esquina.
       *[other] Cualquiera de las { $count } respuestas a { $square } entrega una esquina.
    }
}
coach-loses-corner = Tras { $square } es de esperar que el rival consiga la esquina { $corner }.
coach-wins-corner = { $again ->
    [yes] Pocas jugadas después debería ganar la esquina { $corner }.
   *[no] { $square } debería ganar la esquina { $corner } pocas jugadas después.
}
coach-danger-x = { $square } está en diagonal junto a la esquina vacía { $corner }: es el tipo de casilla más peligroso.
coach-danger-c = { $square } está en el borde, al lado de la esquina vacía { $corner }, y eso suele costar la esquina.
coach-passes = { $again ->
    [yes] Deja al rival sin jugada, y el turno vuelve enseguida.
   *[no] { $square } deja al rival sin jugada, y el turno vuelve enseguida.
}
coach-more-replies = { $square } deja al rival { $count } respuestas; { $best }, solo { $other }.
coach-fewest-replies = { $again ->
    [yes] Deja
   *[no] { $square } deja
} al rival { $count ->
    [one] una sola respuesta
   *[other] { $count } respuestas
}, menos que ninguna otra jugada.
coach-fewer-own-moves = { $count ->
    [0] Con { $square } no queda ninguna jugada disponible; con { $best } quedan { $other }.
    [one] Con { $square } queda una sola jugada disponible; con { $best } quedan { $other }.
   *[other] Con { $square } quedan { $count } jugadas disponibles; con { $best } quedan { $other }.
}
coach-fewer-moves-next = { $count ->
    [0] Tras { $square } y la respuesta { $reply } no queda ninguna jugada; con { $best } habría { $other }.
    [one] Tras { $square } y la respuesta { $reply } queda una sola jugada; con { $best } habría { $other }.
   *[other] Tras { $square } y la respuesta { $reply } quedan { $count } jugadas para elegir; con { $best } habría { $other }.
}
coach-makes-safe = { $again ->
    [yes] Asegura
   *[no] { $square } asegura
} { $count ->
    [one] una ficha
   *[other] { $count } fichas
} para siempre.
coach-gives-safe = { $count ->
    [one] { $square } asegura para siempre una ficha del rival.
   *[other] { $square } asegura para siempre { $count } fichas del rival.
}
coach-wider-frontier = Con { $square } quedan { $count } fichas junto a casillas vacías; con { $best }, solo { $other }.
coach-turns-many = { $square } voltea { $count } fichas y { $best } solo { $other }; al principio suele ser mejor voltear pocas.
coach-turns-few = Cerca del final cuenta cada ficha: { $best } voltea { $other } y { $square } solo { $count }.
coach-quiet = { $again ->
    [yes] Es una jugada tranquila: ninguna ficha que voltea toca una casilla vacía.
   *[no] { $square } es una jugada tranquila: ninguna ficha que voltea toca una casilla vacía.
}
coach-wedge = { $again ->
    [yes] Se mete como una cuña entre dos fichas rivales del borde.
   *[no] { $square } se mete como una cuña entre dos fichas rivales del borde.
}
coach-odd-region = { $again ->
    [yes] { $count ->
        [one] Ocupa una casilla vacía aislada, donde el rival no puede responder.
       *[other] Entra en una zona de { $count } casillas vacías, un número impar, y deja al rival un número par.
    }
   *[no] { $count ->
        [one] { $square } ocupa una casilla vacía aislada, donde el rival no puede responder.
       *[other] { $square } entra en una zona de { $count } casillas vacías, un número impar, y deja al rival un número par.
    }
}
coach-even-region = { $square } abre una zona de { $count } casillas vacías, un número par, y el rival puede hacer allí la última jugada.
coach-takes-square = { $square } permite al rival jugar en { $best }, la casilla que querías tú.
coach-can-wait = El rival no puede jugar ahora en { $square }, pero sí en { $best }: { $square } podía esperar.
coach-quiet-reply = { $square } permite la respuesta tranquila { $reply }, que no voltea ninguna ficha junto a una casilla vacía.
coach-reply = El problema de { $square } es la respuesta { $reply }.
coach-deeper = Lo malo de { $square } solo se ve varias jugadas más tarde.

## Qué hace una jugada

coach-fact-turns = { $count ->
    [one] { $square } voltea una ficha.
   *[other] { $square } voltea { $count } fichas.
}
coach-fact-own-moves = Jugadas propias: { $before } antes, { $after } después.
coach-fact-their-moves = Jugadas del rival: { $before } antes, { $after } después.
coach-fact-own-frontier = Fichas propias junto a casillas vacías: { $before } antes, { $after } después.
coach-fact-own-safe = Fichas propias seguras para siempre: { $before } antes, { $after } después.
coach-fact-their-safe = Fichas del rival seguras para siempre: { $before } antes, { $after } después.
coach-fact-region = Casillas vacías en esta zona: { $count }.
coach-fact-closes-corner = { $count ->
    [one] { $square } cierra al rival la esquina { $corners }.
   *[other] { $square } cierra al rival { $count } esquinas: { $corners }.
}
coach-fact-ends = { $square } termina la partida.

## Pistas

coach-idea-take-corner = Puedes tomar una esquina.
coach-idea-force-corner = Hay una jugada tras la cual consigues una esquina, haga lo que haga el rival.
coach-idea-corner = Mira unas jugadas más allá: hay una esquina que ganar.
coach-idea-pass = Puedes dejar al rival sin jugada.
coach-idea-wipe-out = Puedes quitarle al rival todas sus fichas.
coach-idea-mobility = Deja al rival el menor número posible de respuestas.
coach-idea-stability = Busca fichas que puedas asegurar para siempre.
coach-idea-quiet = Busca una jugada tranquila: una que solo voltee fichas sin casillas vacías al lado.
coach-idea-parity = Cuenta las casillas vacías de cada zona y juega donde el número sea impar.
coach-idea-edge = Quizá una ficha tuya quepa entre dos fichas rivales de un borde.
coach-idea-avoid = Algunas de tus jugadas permiten al rival tomar una esquina: evítalas.
coach-idea-compare = Compara lo que deja cada jugada: la mejor permite menos respuestas buenas.
coach-look-corners = Mira las esquinas.
coach-look-edge = { $edge ->
    [top] Mira el borde superior.
    [bottom] Mira el borde inferior.
    [left] Mira el borde izquierdo.
   *[right] Mira el borde derecho.
}
coach-look-quarter = { $quarter ->
    [top-left] Mira la parte superior izquierda del tablero.
    [top-right] Mira la parte superior derecha del tablero.
    [bottom-left] Mira la parte inferior izquierda del tablero.
   *[bottom-right] Mira la parte inferior derecha del tablero.
}
coach-play = Juega en { $square }.

## Lo que vale una posición para quien mueve

score-exact = { $discs }, exacto
score-win = victoria, demostrada
score-draw = empate, demostrado
score-loss = derrota, demostrada
score-estimate = { $discs }, prof. { $depth } ({ $percent } %)
score-book = { $discs }, del libro
