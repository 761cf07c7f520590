# Lecciones y problemas.
# $square, $reply y $trap son casillas como D3; $color es "black" o "white".

## Problemas

puzzle-kind-corner = Fuerza una esquina
puzzle-kind-only-win = La única jugada ganadora
puzzle-kind-endgame = El final perfecto
puzzle-kind-swing = El gran vuelco
puzzle-kind-trap = Evita la trampa
puzzle-kind-wipe-out = Sin una sola ficha
puzzle-task-corner = { $color ->
    [black] Juegan las negras. Encuentra la jugada tras la cual las negras toman una esquina, respondan lo que respondan las blancas.
   *[white] Juegan las blancas. Encuentra la jugada tras la cual las blancas toman una esquina, respondan lo que respondan las negras.
}
puzzle-task-only-win = { $color ->
    [black] Juegan las negras. Una jugada gana; las demás dejan escapar la victoria.
   *[white] Juegan las blancas. Una jugada gana; las demás dejan escapar la victoria.
}
puzzle-task-endgame = { $color ->
    [black] Juegan las negras. Juega el final sin regalar ni una ficha.
   *[white] Juegan las blancas. Juega el final sin regalar ni una ficha.
}
puzzle-task-swing = { $color ->
    [black] Juegan las negras. Una jugada es mucho mejor que todas las demás.
   *[white] Juegan las blancas. Una jugada es mucho mejor que todas las demás.
}
puzzle-task-trap = { $color ->
    [black] Juegan las negras. Hay una jugada tentadora y mala. Encuentra la mejor.
   *[white] Juegan las blancas. Hay una jugada tentadora y mala. Encuentra la mejor.
}
puzzle-task-wipe-out = { $color ->
    [black] Juegan las negras. Una jugada lleva a un final sin una sola ficha blanca.
   *[white] Juegan las blancas. Una jugada lleva a un final sin una sola ficha negra.
}
puzzle-wrong = { $square } no: hay una jugada mejor. Mira otra vez.
puzzle-wrong-corner = { $square } no: con la respuesta { $reply } no queda ninguna esquina que tomar.
puzzle-wrong-only-win = { $square } no gana. Mira otra vez.
puzzle-wrong-trap = { $square } es la trampa. Parece buena, pero cuesta el resultado.
puzzle-wrong-wipe-out = Tras { $square } el rival conserva alguna ficha. Mira otra vez.
puzzle-right-corner = Correcto: tras { $square } toda respuesta entrega una esquina.
puzzle-right-win = Correcto: { $square } gana, por { $count } con el mejor juego.
puzzle-right-draw = Correcto: { $square } mantiene el empate.
puzzle-right-wipe-out = Correcto: tras { $square } el rival no puede salvar ni una ficha.
puzzle-level = Nivel { $level } de 5
puzzle-share = La encontrarían unos { $share } jugadores de cada 100.
puzzle-solution = Solución: { $line }
puzzle-trap = La trampa: { $trap }
puzzle-score = Resultado con el mejor juego: { $discs }
