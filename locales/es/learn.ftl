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
puzzle-leads-win = Con el mejor juego, { $square } gana por { $count } fichas, y se puede ganar por más.
puzzle-leads-draw = Con el mejor juego, { $square } acaba en empate.
puzzle-leads-loss = Con el mejor juego, { $square } pierde por { $count } fichas.
puzzle-answer = La respuesta más fuerte es { $reply }.
puzzle-go-on = Bien. La respuesta es { $reply }. ¿Y ahora?
puzzle-right-corner = Correcto: tras { $square } toda respuesta entrega una esquina.
puzzle-right-win = Correcto: { $square } gana por { $count } fichas con el mejor juego.
puzzle-right-draw = Correcto: { $square } mantiene el empate.
puzzle-right-wipe-out = Correcto: tras { $square } el rival no puede salvar ni una ficha.
puzzle-level = Nivel { $level } de 5
puzzle-share = La encontrarían unos { $share } jugadores de cada 100.
puzzle-solution = Solución: { $line }
puzzle-trap = La trampa: { $trap }
puzzle-score = Resultado con el mejor juego: { $discs }

## El curso

course-rules = Un minuto para aprender
course-strategy = Toda una vida para dominarlo
lesson-more = { $count ->
    [one] Sí. Falta una.
   *[other] Sí. Faltan { $count }.
}
lesson-occupied = En { $square } ya hay una ficha.
lesson-turns-nothing = Una ficha en { $square } no rodearía nada.
lesson-turn-own = { $square } ya tiene el color de quien juega.
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
lesson-start-2 = En la consola de 1982 las fichas eran rojas y verdes, pero colocadas igual: las rojas, donde están nuestras blancas. Toca esas dos.
lesson-start-2-right = Exacto. En un televisor el juego es el mismo.
lesson-start-2-wrong = { $square } no: busca las dos fichas blancas.

lesson-enclose = Rodear fichas
lesson-enclose-1 = Para voltear fichas rivales hay que rodearlas: dejarlas en línea recta entre dos tuyas. Hay una ficha blanca en C5. Coloca otra para que las tres fichas negras que están a su lado queden en medio.
lesson-enclose-1-right = Muy bien. D5, E5 y F5 ahora son blancas.
lesson-enclose-1-wrong = { $square } rodea otra cosa. Mira a lo largo de la fila 5.
lesson-enclose-2 = Por larga que sea la fila, se voltea. Rodea las cuatro fichas negras.
lesson-enclose-2-right = Las cuatro se voltearon a la vez.
lesson-enclose-2-wrong = { $square } no. La ficha blanca de B4 necesita una compañera en el otro extremo.

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
lesson-pass-1-wrong = Si no hay jugada, le toca sencillamente al otro bando.
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
lesson-supply-1 = Cada jugador tiene 32 fichas. ¿Y si ya has gastado las tuyas y aún puedes jugar?
lesson-supply-1-a = Pierdes.
lesson-supply-1-b = Pasas.
lesson-supply-1-c = Tu rival te da una.
lesson-supply-1-right = Correcto, y tantas veces como haga falta. El programa muestra ambas reservas y avisa de cada préstamo.
lesson-supply-1-wrong = Nadie pierde el turno por falta de fichas.

lesson-end = El final de la partida
lesson-end-1 = Les toca a las blancas, pero no les queda ninguna ficha. ¿Ha terminado la partida, aunque haya muchas casillas vacías?
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
lesson-corners-1 = Una ficha en la esquina no se puede voltear nunca, y las que se apoyan en ella tampoco. Aquí todas las fichas negras están seguras. Toca la que las sostiene a todas.
lesson-corners-1-right = H8. Desde ahí las negras crecieron por los dos bordes, y nada de eso se puede perder.
lesson-corners-1-wrong = { $square } no. Busca la ficha negra que está en una esquina.

lesson-danger = Junto a la esquina
lesson-danger-1 = Las negras acaban de poner una ficha en G7, junto a una esquina vacía. Llevas las blancas: aprovéchalo.
lesson-danger-1-right = La ficha de G7 era el puente hacia la esquina.
lesson-danger-1-wrong = { $square } deja pasar la ocasión. La ficha de G7 lleva a la esquina.
lesson-danger-2 = Las casillas en diagonal junto a una esquina son las más peligrosas. Toca las cuatro.
lesson-danger-2-right = B2, G2, B7 y G7. No juegues ahí mientras la esquina esté vacía, salvo que sepas bien por qué.
lesson-danger-2-wrong = { $square } no está en diagonal junto a una esquina.

lesson-edge = Atacar por el borde
lesson-edge-1 = Una esquina se puede preparar. Las blancas tienen una ficha en A2 y las negras una en A5. Encuentra la jugada negra en ese borde tras la cual nada salva A1.
lesson-edge-1-right = Respondan lo que respondan las blancas, A1 se puede tomar. Las blancas tapan el hueco con A4.
lesson-edge-1-wrong = Tras { $square } las blancas pueden cerrarte la esquina. Mira el borde izquierdo.
lesson-edge-2 = Toma lo que has preparado.
lesson-edge-2-right = A1 voltea A2, A3 y A4, y la esquina es tuya.
lesson-edge-2-wrong = { $square } puede esperar: la esquina está abierta.

lesson-force = Forzar una mala jugada
lesson-force-1 = Las jugadas buenas se acaban. Las negras pueden dejar a las blancas una sola jugada, y mala. Encuentra la jugada negra en el borde inferior.
lesson-force-1-right = Tras E8 a las blancas les queda una sola jugada.
lesson-force-1-wrong = Tras { $square } las blancas tienen una salida. Mira el borde inferior.
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
lesson-mobility-1-right = Correcto. Quien tiene muchas jugadas puede esperar una buena; quien tiene pocas se conforma con lo que queda.
lesson-mobility-1-wrong = Las fichas cambian de bando hasta el final. Ahora cuentan las jugadas.
lesson-mobility-2 = Deja pocas opciones a tu rival. Encuentra la jugada negra que deja a las blancas menos respuestas.
lesson-mobility-2-right = D3 deja a las blancas solo dos respuestas.
lesson-mobility-2-wrong = { $square } deja a las blancas más respuestas de las necesarias.

lesson-few = Pocas fichas al principio
lesson-few-1 = Al principio, muchas fichas son una carga: cada una le da al rival algo que rodear. Encuentra la jugada negra que voltea una sola ficha.
lesson-few-1-right = H4 voltea una ficha. C4 habría volteado cuatro, y aquí no hay jugada peor.
lesson-few-1-wrong = { $square } voltea más de una ficha.

lesson-quiet = Jugadas tranquilas
lesson-quiet-1 = Una jugada tranquila solo voltea fichas sin casillas vacías al lado, y así no abre nada. Las negras tienen una.
lesson-quiet-1-right = G4 voltea una sola ficha, y ninguna casilla vacía la toca.
lesson-quiet-1-wrong = { $square } voltea una ficha que está junto a una casilla vacía.

lesson-safe = Fichas seguras
lesson-safe-1 = Las negras tienen la esquina H1. Desde una esquina las fichas se aseguran a lo largo de los bordes. Encuentra la jugada que asegura más fichas para siempre.
lesson-safe-1-right = Con H7 quedan seguras para siempre siete fichas más.
lesson-safe-1-wrong = { $square } asegura menos fichas. Mira el borde derecho.

lesson-parity = La última jugada
lesson-parity-1 = Cerca del final, cuenta las casillas vacías de cada zona: quien empieza en una zona impar también puede hacer en ella la última jugada. Quedan dos zonas de tres casillas y una de dos. Encuentra la jugada ganadora de las negras.
lesson-parity-1-right = B7 entra en una zona de tres y gana.
lesson-parity-1-wrong = La zona es la buena, pero { $square } no gana. Prueba otra de sus casillas.
lesson-parity-1-g7 = { $square } entra en la zona de dos, un número par. Elige una impar.

lesson-give = Ceder una esquina
lesson-give-1 = Las esquinas son buenas, pero el control puede ser mejor. Las negras pueden tomar ya la esquina H8. Encuentra la jugada que gana.
lesson-give-1-right = A6 gana. Si hubieran tomado antes la esquina, las negras habrían perdido.
lesson-give-1-wrong = { $square } no gana. Piensa qué pueden hacer después las blancas.
lesson-give-1-h8 = La esquina tienta, pero si la tomas ahora, pierdes. Mira en otro sitio.

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
rulebook-play-on = Sigue jugando: con el mejor juego ganan las negras.

## Aperturas

trainer-title = Aperturas de memoria
trainer-task-black = Juegas con negras. Juega esta apertura de memoria; las blancas juegan solas.
trainer-task-white = Juegas con blancas. Juega esta apertura de memoria; las negras juegan solas.
trainer-wrong = { $square } se aparta de esta línea. Inténtalo de nuevo.
trainer-hint = La línea sigue con { $square }.
trainer-finished = Esa es la línea completa.
