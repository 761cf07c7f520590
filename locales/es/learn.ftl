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
    [black] Juegan las negras. Hay una jugada tentadora, pero mala. Encuentra la mejor.
   *[white] Juegan las blancas. Hay una jugada tentadora, pero mala. Encuentra la mejor.
}
puzzle-task-wipe-out = { $color ->
    [black] Juegan las negras. Una jugada lleva a un final sin una sola ficha blanca.
   *[white] Juegan las blancas. Una jugada lleva a un final sin una sola ficha negra.
}
puzzle-wrong = { $square } no: hay una jugada mejor. Mira otra vez.
puzzle-wrong-corner = { $square } no: con la respuesta { $reply } no queda ninguna esquina que tomar.
puzzle-wrong-only-win = { $square } no gana. Mira otra vez.
puzzle-wrong-trap = { $square } es la trampa. Parece buena, pero echa a perder el resultado.
puzzle-wrong-wipe-out = Tras { $square } el rival conserva alguna ficha. Mira otra vez.
puzzle-leads-win = Con juego perfecto, { $square } gana por { $count } fichas, y se puede ganar por más.
puzzle-leads-draw = Con juego perfecto, { $square } acaba en empate.
puzzle-leads-loss = Con juego perfecto, { $square } pierde por { $count } fichas.
puzzle-answer = La respuesta más fuerte es { $reply }.
puzzle-go-on = Bien. La respuesta es { $reply }. ¿Y ahora?
puzzle-right-corner = Correcto: tras { $square } toda respuesta entrega una esquina.
puzzle-right-win = Correcto: { $square } gana por { $count } fichas con juego perfecto.
puzzle-right-draw = Correcto: { $square } mantiene el empate.
puzzle-right-wipe-out = Correcto: tras { $square } el rival no puede salvar ni una ficha.
puzzle-level = Nivel { $level } de 5
puzzle-share = La encontrarían unos { $share } jugadores de cada 100.
puzzle-solution = Solución: { $line }
puzzle-trap = La trampa: { $trap }
puzzle-score = Resultado con juego perfecto: { $discs }

## El curso

course-rules = Un minuto para aprender
course-strategy = Toda una vida para dominarlo
lesson-more = { $count ->
    [one] Sí. Falta una.
   *[other] Sí. Faltan { $count }.
}
lesson-occupied = En { $square } ya hay una ficha.
lesson-turns-nothing = Una ficha en { $square } no rodearía nada.
lesson-turn-own = { $square } ya tiene el color correcto.
lesson-turn-empty = { $square } está vacía.
lesson-choose = Elige una de las respuestas.
lesson-touch = Toca una casilla del tablero.

lesson-board = El tablero
lesson-board-1 = Ocho columnas, de la A a la H, y ocho filas, del 1 al 8: cada casilla tiene su nombre. Toca C4.
lesson-board-1-right = Sí. Hay 64 casillas y 64 fichas, negras por un lado y blancas por el otro.
lesson-board-1-wrong = Esa es { $square }. La letra es la columna y el número, la fila.

lesson-start = La posición inicial
lesson-start-1 = Toda partida empieza con estas cuatro fichas, los colores iguales en diagonal, y juegan primero las negras. Toca las dos fichas negras.
lesson-start-1-right = Correcto. Las negras están en E4 y D5; las blancas, en D4 y E5.
lesson-start-1-wrong = En { $square } no hay ninguna ficha negra.
lesson-start-2 = En la consola de 1982 las fichas eran rojas y verdes. Las rojas están donde nuestras blancas. Toca las dos.
lesson-start-2-right = Exacto. En un televisor el juego es el mismo.
lesson-start-2-wrong = { $square } no: busca las dos fichas rojas.

lesson-enclose = Rodear fichas
lesson-enclose-1 = Para voltear fichas rivales hay que rodearlas: dejarlas en línea recta entre dos tuyas. Hay una ficha blanca en C5. Coloca otra para que las tres fichas negras que están a su lado queden en medio.
lesson-enclose-1-right = Muy bien. D5, E5 y F5 ahora son blancas.
lesson-enclose-1-wrong = { $square } rodea otra cosa. Mira a lo largo de la fila 5.
lesson-enclose-2 = La fila puede tener cualquier longitud: se voltea entera. En la consola llevas las rojas: rodea las cuatro fichas verdes.
lesson-enclose-2-right = Las cuatro se voltearon a la vez.
lesson-enclose-2-wrong = { $square } no. La ficha roja de B4 necesita una compañera en el otro extremo.

lesson-directions = En todas las direcciones
lesson-directions-1 = Una ficha puede rodear varias filas a la vez: en horizontal, en vertical y en diagonal. Las blancas acaban de jugar D6. Toca todas las fichas que se voltean.
lesson-directions-1-right = Cinco fichas, en dos direcciones.
lesson-directions-1-wrong = { $square } no está entre D6 y otra ficha blanca.
lesson-directions-2 = Ahora tú. Encuentra la jugada negra que voltea cinco fichas.
lesson-directions-2-right = D6 voltea tres fichas hacia arriba y dos en diagonal.
lesson-directions-2-wrong = { $square } voltea menos. Busca una casilla donde se encuentren dos filas de fichas blancas.

lesson-lines = Dónde acaba una fila
lesson-lines-1 = La fila acaba en la primera ficha propia: lo que hay detrás no se voltea. Las negras han jugado A5. Toca lo que se voltea.
lesson-lines-1-right = Solo B5. La ficha negra de C5 cierra la fila; D5 y E5 siguen blancas.
lesson-lines-1-wrong = { $square } se queda como está. La fila acaba en la primera ficha negra.
lesson-lines-2 = Las fichas volteadas no rodean nada por sí mismas: solo cuenta la que se acaba de colocar. Las negras han jugado G6. Toca lo que se voltea.
lesson-lines-2-right = E4 y F5, en diagonal. D5 y E5 siguen blancas, aunque ahora están entre fichas negras.
lesson-lines-2-wrong = { $square } no está entre G6 y otra ficha negra.

lesson-all = Todas
lesson-all-1 = Aquí las negras juegan D6. ¿Tienen que voltear todas las fichas rodeadas, aunque les convenga voltear menos?
lesson-all-1-a = No, pueden elegir.
lesson-all-1-b = Sí, todas.
lesson-all-1-right = Sí. Toda fila rodeada se voltea, te guste o no.
lesson-all-1-wrong = No se puede elegir: lo rodeado se voltea.

lesson-sample = Empieza una partida
lesson-sample-1 = Empiezan las negras. Toca todas las casillas donde las negras pueden rodear una ficha blanca.
lesson-sample-1-right = Estas cuatro. Son simétricas entre sí, así que vale cualquiera.
lesson-sample-1-wrong = En { $square } una ficha negra no rodearía nada.
lesson-sample-2 = Las negras juegan C4. Toca la ficha que se voltea.
lesson-sample-2-right = D4 ahora es negra.
lesson-sample-2-wrong = { $square } no está rodeada.
lesson-sample-3 = Ahora las blancas pueden rodear una ficha negra de tres maneras. Toca las tres casillas.
lesson-sample-3-right = C3, C5 y E3.
lesson-sample-3-wrong = En { $square } una ficha blanca no rodearía nada.
lesson-sample-4 = Las blancas eligen C3. Toca la ficha que se voltea.
lesson-sample-4-right = D4 vuelve a ser blanca, rodeada entre C3 y E5. Y así sigue la partida.
lesson-sample-4-wrong = { $square } no está rodeada.

lesson-pass = Sin jugada
lesson-pass-1 = Les toca a las negras, pero no pueden rodear nada. ¿Qué ocurre?
lesson-pass-1-a = La partida ha terminado.
lesson-pass-1-b = Las negras pasan y les toca a las blancas.
lesson-pass-1-c = Las negras ponen una ficha donde quieran.
lesson-pass-1-right = Correcto. Quien no puede jugar pasa, y ocurre automáticamente.
lesson-pass-1-wrong = Si no hay jugada, simplemente le toca al otro.
lesson-pass-2 = Aquí las blancas tienen tres jugadas y no les gusta ninguna. ¿Pueden pasar?
lesson-pass-2-a = Sí.
lesson-pass-2-b = No.
lesson-pass-2-right = Correcto. Quien tiene jugada tiene que jugar.
lesson-pass-2-wrong = No: solo pasa quien no tiene ninguna jugada.

lesson-refused = Jugadas que no valen
lesson-refused-1 = Las negras querrían poner una ficha en B3. ¿Por qué no se acepta?
lesson-refused-1-a = En B3 hay una ficha.
lesson-refused-1-b = Les toca a las blancas.
lesson-refused-1-c = No rodearía nada.
lesson-refused-1-right = Correcto. El programa dice por qué, y el tablero queda como estaba.
lesson-refused-1-wrong = Mira otra vez: B3 está vacía y les toca a las negras.

lesson-mistakes = Voltear a mano
lesson-mistakes-1 = En un tablero de verdad las fichas se voltean a mano. Las blancas jugaron C3 y olvidaron voltear D4; las negras aún no han jugado. ¿Y ahora?
lesson-mistakes-1-a = Las blancas todavía pueden voltearla.
lesson-mistakes-1-b = El error se queda.
lesson-mistakes-1-right = Correcto. Hasta que juegue el rival, los errores se pueden corregir. Después, el tablero queda como está.
lesson-mistakes-1-wrong = Aún no es tarde: las negras no han jugado.

lesson-supply = Treinta y dos fichas cada uno
lesson-supply-1 = Cada jugador tiene 32 fichas. ¿Y si ya no te queda ninguna en reserva y aún puedes jugar?
lesson-supply-1-a = Pierdes.
lesson-supply-1-b = Pasas.
lesson-supply-1-c = Tu rival te da una.
lesson-supply-1-right = Correcto, y tantas veces como haga falta. El programa muestra ambas reservas y avisa de cada préstamo.
lesson-supply-1-wrong = Nadie pierde el turno por falta de fichas.

lesson-end = El final de la partida
lesson-end-1 = Les toca a las blancas, pero en el tablero no queda ninguna ficha blanca. ¿Ha terminado la partida, aunque haya muchas casillas vacías?
lesson-end-1-a = No, antes las negras llenan el tablero.
lesson-end-1-b = Sí, nadie puede jugar y han ganado las negras.
lesson-end-1-right = Correcto. La partida termina cuando ninguno de los dos puede jugar.
lesson-end-1-wrong = Sin fichas blancas no hay nada que rodear, así que nadie puede jugar.
lesson-end-2 = Queda una casilla vacía, pero nadie puede rodear nada desde ella. ¿Quién ha ganado?
lesson-end-2-a = Las negras.
lesson-end-2-b = Las blancas.
lesson-end-2-right = Correcto: 42 fichas blancas contra 21 negras. Una partida puede acabar antes de llenar el tablero.
lesson-end-2-wrong = Cuenta las fichas: gana el color que tiene más.

lesson-score = Tres maneras de contar
lesson-score-1 = La partida ha terminado: 48 fichas negras, 6 blancas y 10 casillas vacías. ¿Por cuánta diferencia ganan las negras?
lesson-score-1-a = Por 48.
lesson-score-1-b = Por 42.
lesson-score-1-c = Por 52.
lesson-score-1-right = Correcto: 48 menos 6. El recuento es 48 a 6 y la diferencia, 42.
lesson-score-1-wrong = La diferencia es el número mayor menos el menor.
lesson-score-2 = En los torneos las casillas vacías son para el ganador. ¿Cuál es el resultado con esa regla?
lesson-score-2-a = 48 a 6.
lesson-score-2-b = 53 a 11.
lesson-score-2-c = 58 a 6.
lesson-score-2-right = Correcto: es el resultado federativo. El programa siempre dice qué resultado muestra.
lesson-score-2-wrong = Las diez casillas vacías son todas para las negras.

lesson-handicap = Una ventaja
lesson-handicap-1 = Entre jugadores desiguales, el más débil puede empezar con fichas en las esquinas, de una a cuatro. Toca las cuatro esquinas.
lesson-handicap-1-right = Esas fichas no se pueden voltear nunca: una ayuda de verdad.
lesson-handicap-1-wrong = { $square } no es una esquina.

lesson-corners = Las esquinas
lesson-corners-1 = Una ficha en la esquina no se puede voltear nunca, ni tampoco las de su color unidas a ella por el borde. Aquí todas las fichas negras están seguras. Toca la que sostiene a todas las demás.
lesson-corners-1-right = H8. Desde ahí las negras crecieron por los dos bordes, y nada de eso se puede perder.
lesson-corners-1-wrong = { $square } no. Busca la ficha negra que está en una esquina.

lesson-safe = Fichas seguras
lesson-safe-1 = Las fichas que ya no se pueden voltear nunca son seguras. Desde una esquina crecen a lo largo del borde. Encuentra la jugada que asegura más fichas negras.
lesson-safe-1-right = H8 asegura siete fichas de golpe. Ninguna otra jugada gana esta partida.
lesson-safe-1-wrong = { $count ->
    [0] { $square } no asegura ninguna ficha. Mira las esquinas.
   *[other] { $square } asegura menos fichas: { $count }. Mira las esquinas.
}
lesson-safe-2 = Juegan las blancas. Toca las siete fichas negras del borde inferior: las blancas nunca podrán voltearlas.
lesson-safe-2-right = De B8 a H8: unidas a la esquina sin ningún hueco.
lesson-safe-2-wrong = { $square } no está unida a la esquina H8 por el borde.

lesson-danger = Junto a la esquina
lesson-danger-1 = Las negras acaban de poner una ficha en G7, junto a una esquina vacía. Llevas las blancas: aprovéchalo.
lesson-danger-1-right = La ficha de G7 era el puente hacia la esquina.
lesson-danger-1-wrong = { $square } deja pasar la ocasión. La ficha de G7 lleva a la esquina.
lesson-danger-2 = Las casillas en diagonal junto a una esquina son las más peligrosas. Los jugadores las llaman casillas X. Toca las cuatro.
lesson-danger-2-right = B2, G2, B7 y G7. No juegues ahí mientras la esquina esté vacía, salvo que sepas por qué.
lesson-danger-2-wrong = { $square } no está en diagonal junto a una esquina.
lesson-danger-3 = Las casillas del borde pegadas a una esquina se llaman casillas C. También son peligrosas. Toca las ocho.
lesson-danger-3-right = Dos junto a cada esquina. Una ficha ahí ayuda a menudo al rival a entrar en la esquina por el borde.
lesson-danger-3-wrong = { $square } no es una casilla del borde pegada a una esquina.
lesson-danger-4 = Aquí las negras tienen seis jugadas, y tras cinco de ellas las blancas toman una esquina. Encuentra la sexta.
lesson-danger-4-right = C2 mantiene cerradas todas las esquinas.
lesson-danger-4-wrong = Tras { $square } las blancas toman una esquina enseguida.

lesson-edge = Atacar por el borde
lesson-edge-1 = Una esquina se puede preparar. Las blancas tienen una ficha en A2 y las negras una en A5. Encuentra la jugada negra en ese borde tras la cual nada salva A1.
lesson-edge-1-right = Respondan lo que respondan las blancas, A1 se puede tomar. Las blancas tapan el hueco con A4.
lesson-edge-1-wrong = Tras { $square } las blancas pueden cerrarte la esquina. Mira el borde izquierdo.
lesson-edge-2 = Toma lo que has preparado.
lesson-edge-2-right = A1 voltea A2, A3 y A4, y la esquina es tuya.
lesson-edge-2-wrong = { $square } puede esperar: la esquina está abierta.
lesson-edge-3 = Una ficha entre dos fichas rivales del borde es una cuña. Ataca la esquina desde dentro. Encuentra la cuña de las negras en el borde inferior.
lesson-edge-3-right = D8 queda firme entre C8 y E8. Respondan lo que respondan las blancas, las negras toman después una esquina.
lesson-edge-3-wrong = { $square } no está entre dos fichas blancas del borde inferior.

lesson-force = Forzar una mala jugada
lesson-force-1 = Las jugadas buenas se acaban. Las negras pueden dejar a las blancas una sola jugada, y mala. Encuentra la jugada negra en el borde inferior.
lesson-force-1-right = Tras E8 a las blancas les queda una sola jugada.
lesson-force-1-wrong = Tras { $square } las blancas podrían elegir entre { $count } jugadas. Mira el borde inferior.
lesson-force-2 = Les toca a las blancas. Toca la única casilla donde pueden jugar.
lesson-force-2-right = B2, en diagonal junto a una esquina vacía.
lesson-force-2-wrong = Las blancas no pueden jugar en { $square }.
lesson-force-3 = Las blancas tuvieron que jugar B2. Te toca.
lesson-force-3-right = La esquina es tuya, y las blancas no pudieron elegir.
lesson-force-3-wrong = { $square } no: ahora está abierta la esquina A1.

lesson-mobility = Espacio para jugar
lesson-mobility-1 = Aquí las negras pueden elegir entre 21 jugadas; las blancas, si les tocara, solo tendrían una. ¿Quién controla la partida?
lesson-mobility-1-a = Las negras, que tienen más jugadas.
lesson-mobility-1-b = Las blancas, que tienen más fichas.
lesson-mobility-1-right = Correcto. Quien tiene muchas jugadas suele tener alguna segura; quien tiene pocas debe jugar lo que queda.
lesson-mobility-1-wrong = Las fichas cambian de bando hasta el final. Ahora cuentan las jugadas.
lesson-mobility-2 = Deja pocas opciones a tu rival. El número de cada casilla dice cuántas respuestas tendrían las blancas. Juega el menor.
lesson-mobility-2-right = D3 deja a las blancas solo dos respuestas.
lesson-mobility-2-wrong = { $square } deja a las blancas { $count } respuestas. Otra jugada deja menos.
lesson-mobility-3 = Ahora sin números. Las negras tienen diez jugadas. Encuentra la que deja a las blancas menos respuestas.
lesson-mobility-3-right = D8 deja cuatro respuestas; B3 habría dejado once.
lesson-mobility-3-wrong = { $square } deja a las blancas { $count } respuestas. Mira otra vez.

lesson-few = Pocas fichas al principio
lesson-few-1 = Al principio, muchas fichas son una carga: cada una le da al rival algo que rodear. Los números dicen cuántas respuestas tendrían las blancas. Encuentra la jugada que deja menos.
lesson-few-1-right = E3 voltea una sola ficha y deja a las blancas siete respuestas. D1 habría volteado tres y dejado trece.
lesson-few-1-wrong = { $square } deja a las blancas { $count } respuestas. Busca el número menor.
lesson-few-2 = Ahora las negras podrían elegir entre trece jugadas y las blancas entre siete. ¿Qué hay que buscar en la apertura?
lesson-few-2-a = Tantas fichas como se pueda, y los bordes.
lesson-few-2-b = Pocas fichas, cerca del centro, y más jugadas que el rival.
lesson-few-2-right = Correcto. Las tres cosas van juntas, y valen hasta que el tablero se llena.
lesson-few-2-wrong = Las fichas se cuentan solo al final. Hasta entonces importan más las jugadas.
lesson-frontier = Frontera y muros
lesson-frontier-1 = Las fichas junto a una casilla vacía forman la frontera. Una frontera larga es un muro, y un muro le da jugadas al rival. Toca las dos fichas negras que no tocan ninguna casilla vacía.
lesson-frontier-1-right = D4 y D6 están dentro. Todas las demás fichas negras están en la frontera.
lesson-frontier-1-wrong = { $square } no es: busca una ficha negra rodeada de fichas por todas partes.
lesson-frontier-2 = Los números dicen cuántas fichas negras quedarían en la frontera. Que sea corta.
lesson-frontier-2-right = C1 deja nueve fichas en la frontera y a las blancas solo seis respuestas, menos que cualquier otra jugada.
lesson-frontier-2-wrong = Tras { $square } la frontera tiene { $count } fichas. Puede ser más corta.

lesson-quiet = Jugadas tranquilas
lesson-quiet-1 = Una jugada tranquila solo voltea fichas sin casillas vacías al lado, y así no abre nada. Las negras tienen una.
lesson-quiet-1-right = G4 solo voltea fichas que no toca ninguna casilla vacía, y deja a las blancas ocho respuestas, menos que cualquier otra jugada.
lesson-quiet-1-wrong = { $square } voltea una ficha que está junto a una casilla vacía.
lesson-quiet-2 = Aquí una de las jugadas negras es tranquila. Encuéntrala.
lesson-quiet-2-right = F7 no abre nada: las blancas tienen cinco respuestas. Tras A6 serían diez.
lesson-quiet-2-wrong = { $square } voltea una ficha que está junto a una casilla vacía.
lesson-tempo = Jugadas que pueden esperar
lesson-tempo-1 = Las negras pueden jugar B2, B3, H6, G7 y H7. Tres de esas casillas están cerradas para las blancas. Tócalas.
lesson-tempo-1-right = Las blancas no tienen acceso a H6, G7 y H7. Esas casillas no se escapan: son jugadas en reserva, o tiempos.
lesson-tempo-1-wrong = En { $square } también podrían jugar las blancas, o las negras no pueden.
lesson-tempo-2 = Deja que esas tres esperen. Encuentra la jugada que gana.
lesson-tempo-2-right = B3, mientras las blancas aún podían jugar ahí. La reserva negra en H6, G7 y H7 se mantiene.
lesson-tempo-2-wrong = { $square } no gana. Elige entre las casillas que podrían tomar las blancas.
lesson-tempo-3 = Cuando tu rival no tiene ninguna jugada, juegas dos veces. Encuentra la jugada tras la cual las blancas tienen que pasar.
lesson-tempo-3-right = Tras H7 las blancas pasan. Es la única jugada ganadora, aunque las negras tienen menos fichas.
lesson-tempo-3-wrong = { $count ->
    [one] { $square } deja a las blancas { $count } respuesta. Busca una jugada que no deje ninguna.
   *[other] { $square } deja a las blancas { $count } respuestas. Busca una jugada que no deje ninguna.
}
lesson-wait = Una esquina puede esperar
lesson-wait-1 = Las negras podrían tomar ya la esquina H8, y las blancas no. Encuentra antes una jugada mejor: una que deje a las blancas una sola respuesta.
lesson-wait-1-right = Tras G1 las blancas no tienen más que la casilla X B7.
lesson-wait-1-wrong = { $count ->
    [one] { $square } deja a las blancas { $count } respuesta, pero no mala.
   *[other] { $square } deja a las blancas { $count } respuestas.
}
lesson-wait-1-h8 = La esquina es tentadora, pero tomarla ahora pierde por 18. Las blancas no pueden tomarla: puede esperar.
lesson-wait-2 = Ahora se pueden tomar dos esquinas. Toma la que se acaba de abrir.
lesson-wait-2-right = Tras A8 las blancas tienen que pasar, y H8 sigue ahí.
lesson-wait-2-wrong = { $square } no: la jugada blanca en B7 ha abierto una esquina.
lesson-shapes = Formas en el borde
lesson-shapes-1 = Seis fichas de un color entre dos esquinas vacías forman un borde equilibrado. Toca las seis blancas.
lesson-shapes-1-right = De B8 a G8. Ninguna ficha negra cierra la fila, así que las negras no pueden tomar ninguna de las dos esquinas por este borde.
lesson-shapes-1-wrong = { $square } no es una de ellas. Mira el borde inferior.
lesson-shapes-2 = Cinco seguidas con una casilla C vacía forman un borde desequilibrado: en el hueco cabe una cuña. Toca la casilla C vacía de las cinco blancas.
lesson-shapes-2-right = B1. La lección siguiente enseña lo que vale.
lesson-shapes-2-wrong = { $square } no. Mira el borde superior, justo al lado de una esquina.

lesson-parity = La última jugada
lesson-parity-1 = El tablero tiene 64 casillas, cuatro de ellas ocupadas al empezar. Juegan primero las negras. Si nadie pasa, ¿quién hace la última jugada?
lesson-parity-1-a = Las negras.
lesson-parity-1-b = Las blancas.
lesson-parity-1-right = Las blancas. La última jugada voltea fichas que ya nadie recupera. A cambio, el reglamento concede una ligera ventaja a quien empieza.
lesson-parity-1-wrong = Sesenta casillas vacías: las negras toman la primera, la tercera, la quinta… Sigue contando.
lesson-parity-2 = Cerca del final, las casillas vacías se separan en zonas. Aquí hay dos de dos casillas y una de tres. Toca las casillas de la zona impar.
lesson-parity-2-right = G7, G8 y H8. En una zona impar, quien empieza puede hacer también la última jugada.
lesson-parity-2-wrong = { $square } no pertenece a la zona de tres.
lesson-parity-3 = Llevas las blancas. Empieza en la zona impar, en la casilla que gana.
lesson-parity-3-right = G8. Con juego perfecto, las blancas hacen ahora la última jugada en las tres zonas, y ganan.
lesson-parity-3-wrong = { $square } entra en una zona de { $count }. Ahí la última jugada es de las negras.
lesson-parity-3-g7 = La zona es la buena, pero { $square } pierde. Prueba otra de sus casillas.
lesson-parity-4 = Otra vez llevas las blancas, con zonas de dos, tres y cuatro casillas. Encuentra la jugada ganadora.
lesson-parity-4-right = G8, en la zona de tres. Ahora todas las zonas son pares, y las negras tienen que empezarlas.
lesson-parity-4-wrong = { $square } entra en una zona de { $count } y pierde. Busca la impar.
lesson-count = Contar el final
lesson-count-1 = Quedan cuatro casillas, así que todo se puede contar. Juega cada jugada en la cabeza y encuentra la que gana.
lesson-count-1-right = H7, luego H8, B1 y A1: las negras ganan por 6.
lesson-count-1-wrong = { $square } no gana. Cuenta otra vez.
lesson-count-1-a1 = { $square } pierde por 8, aunque sea una esquina. Cuenta otra vez.
lesson-count-1-h8 = { $square } pierde por 14, aunque sea una esquina. Cuenta otra vez.
lesson-four = Cuatro esquinas y aun así perdida
lesson-four-1 = Esta partida ha terminado. Las negras tienen las cuatro esquinas. ¿Han ganado?
lesson-four-1-a = Sí, las esquinas deciden.
lesson-four-1-b = No, hay que contar las fichas.
lesson-four-1-right = Han perdido por 21 a 43. Ningún consejo vale siempre: cuenta, y mira qué permite cada jugada.
lesson-four-1-wrong = Mira cuánto del tablero es blanco.

lesson-give = Ceder una esquina
lesson-give-1 = Quien ataca cinco fichas desequilibradas puede incluso ceder la esquina de al lado. Encuentra la única jugada ganadora de las negras; es una casilla X.
lesson-give-1-right = B2 ofrece la esquina A1, y las blancas la toman.
lesson-give-1-wrong = { $square } pierde. Mira la esquina superior izquierda.
lesson-give-2 = Las blancas tienen la esquina A1, y al lado hay un hueco. Mete la cuña.
lesson-give-2-right = B1 está entre A1 y C1. Las blancas responden A2.
lesson-give-2-wrong = { $square } no: mira el hueco del borde superior.
lesson-give-3 = Ahora la fila blanca tiene una ficha negra en un extremo. Toma lo que eso abre.
lesson-give-3-right = H1. Con juego perfecto las negras consiguen además A8 y H8: una esquina por tres.
lesson-give-3-wrong = { $square } puede esperar: ahora hay una esquina abierta.
lesson-trap = La trampa de Stoner
lesson-trap-1 = La ficha blanca de la casilla C G8 es débil. Ataca su esquina desde una casilla X que las blancas no pueden aprovechar. Encuentra la única jugada ganadora.
lesson-trap-1-right = G7. Las blancas no tienen ninguna ficha al otro extremo de la diagonal, así que la esquina H8 les queda cerrada. Las blancas responden B7.
lesson-trap-1-wrong = { $square } no gana. Mira al lado de la esquina H8.
lesson-trap-2 = La jugada blanca ha abierto una esquina. Tómala.
lesson-trap-2-right = A8. Con juego perfecto, la esquina atacada H8 también cae en manos de las negras.
lesson-trap-2-wrong = { $square } puede esperar: hay una esquina abierta.

## Los problemas del reglamento

rulebook-title = Problema { $number } del reglamento
rulebook-find = Encuentra la jugada tras la cual las negras toman una esquina, respondan lo que respondan las blancas.
rulebook-found = { $count ->
    [one] Correcto: { $square } deja a las blancas una sola respuesta.
   *[other] Correcto: { $square } deja a las blancas { $count } respuestas. Veámoslas todas.
}
rulebook-take-corner = Las blancas responden { $reply } ({ $number } de { $count }). Toma una esquina.
rulebook-next-reply = { $corner } es tuya. Veamos la siguiente respuesta de las blancas.
rulebook-solved = { $corner } es tuya. Esas eran todas las respuestas: las negras siempre consiguen una esquina.
rulebook-not-a-corner = { $square } no es una esquina. Ahora se puede tomar una.
rulebook-play-on = Sigue jugando: con juego perfecto ganan las negras.

## Aperturas

trainer-title = Aperturas de memoria
trainer-task-black = Juegas con negras. Juega esta apertura de memoria; las blancas juegan solas.
trainer-task-white = Juegas con blancas. Juega esta apertura de memoria; las negras juegan solas.
trainer-wrong = { $square } se aparta de esta línea. Inténtalo de nuevo.
trainer-hint = La línea sigue con { $square }.
trainer-finished = Esa es la línea completa.
