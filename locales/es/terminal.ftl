# Lo que dice la aplicación de terminal.

## Menú y ajustes

tui-tagline = Un minuto para aprender, toda una vida para dominarlo.
tui-menu-play = Jugar
tui-menu-play-about = Contra el ordenador o entre dos, con ventaja, relojes y series a tu gusto.
tui-menu-console = Consola
tui-menu-console-about = Treinta juegos de una consola de televisión de 1982, elegidos con dos cifras: verde contra rojo.
tui-menu-tabletop = Tablero real
tui-menu-tabletop-about = Como en la mesa: pones una ficha y volteas las demás a mano. Puede haber errores.
tui-menu-learn = Aprender
tui-menu-learn-about = Las reglas en pasos pequeños, estrategia y problemas con una sola solución.
tui-menu-rules = Reglas
tui-menu-rules-about = El reglamento: cada regla junto a su figura, y lo que dicen de ella las ediciones impresas.
tui-menu-analyse = Analizar
tui-menu-analyse-about = Cada jugada con su valor mientras el motor profundiza, y partidas enteras en un gráfico.
tui-menu-games = Partidas
tui-menu-games-about = Lo que has jugado, aquí o en la aplicación web: seguir, estudiar, borrar.
tui-menu-settings = Ajustes
tui-menu-settings-about = Idioma, aspecto del tablero, movimiento.
tui-menu-quit = Salir
tui-menu-quit-about = Hasta pronto.
tui-setting-style = Tablero: { $style }
tui-setting-motion = Volteo de fichas y parpadeo: { $state }
tui-setting-color = Colores: { $state }
tui-setting-ponder = Pensar durante mi turno: { $state }
tui-setting-about = Los ajustes se aplican al momento.
tui-setting-ponder-about = Los niveles más fuertes piensan también mientras te toca a ti.
tui-on = sí
tui-off = no
style-unicode = fichas redondas
style-ascii = letras
style-color-blind = fichas bien distintas
tui-too-small = Esta ventana tiene { $width } columnas y { $height } filas. Amplíala, por favor, al menos a { $columns } columnas y { $rows } filas; tu partida espera.

## Antes de una partida

tui-begin = Empezar
tui-none = no
tui-allowed = permitido
tui-not-allowed = no permitido
tui-person = Persona
tui-remote = Jugador a distancia
tui-level = Nivel { $level } · { $name }
tui-level-named = Ordenador · { $name }
tui-field-referee = Árbitro
tui-field-handicap = Ventaja
tui-field-starter = Primera jugada
tui-field-clock = Reloj
tui-field-time-out = Tiempo agotado
tui-field-series = Serie
tui-field-next = Siguiente partida
tui-field-take-backs = Deshacer
tui-referee-silent = callado: los errores quedan
tui-referee-hint = cuenta los errores
tui-referee-strict = estricto: no se cede el turno con errores
tui-corners = { $count ->
    [one] { $count } esquina
   *[other] { $count } esquinas
} para las { $color ->
    [black] negras
   *[white] blancas
}
tui-clock-move = { $time } por jugada
tui-clock-game = { $time } por partida
tui-clock-increment = { $time } y { $seconds } s por jugada
tui-clock-byo-yomi = { $time }, luego { $periods } × { $seconds } s
tui-time-out-loss = se pierde la partida
tui-time-out-extra = { $time } más, pero ya no puedes ganar
tui-time-out-moves = juega el ordenador
tui-goal-games = { $count ->
    [one] una partida
   *[other] { $count } partidas
}
tui-goal-wins = { $count ->
    [one] gana quien llegue a { $count } victoria
   *[other] gana quien llegue a { $count } victorias
}
tui-goal-points = { $count ->
    [one] gana quien llegue a { $count } punto
   *[other] gana quien llegue a { $count } puntos
}
tui-next-alternate = empiezan por turnos
tui-next-loser = empieza quien perdió
tui-next-winner = decide el ganador
tui-next-same = empieza siempre el mismo

## Lo que pasa

tui-mark = Jugada { $ply }, { $color ->
    [black] negras
   *[white] blancas
}: { $mistakes }
tui-thinking = El ordenador está pensando…
tui-really-resign = Pulsa x otra vez para abandonar.
tui-hint = Pista: { $move } ({ $score }).
tui-hint-more = Pulsa i otra vez para saber más.
tui-best = Mejor: { $score }
tui-figures = { $nodes } M de posiciones, { $seconds } s, { $speed } M/s
tui-variation = Estás probando otra línea. Con la tecla m vuelves a la partida.
tui-proven = exacto
tui-turning-title = Momento decisivo { $number } de { $count }
tui-turning-yours = Tu momento decisivo { $number } de { $count }
tui-turning-none = Ningún momento decisivo: no se regaló nada.
tui-turning-progress = El entrenador: { $done } de { $total }
tui-turning-find = { $color ->
    [black] Negras: encuentra una jugada mejor que { $square }.
   *[white] Blancas: encuentra una jugada mejor que { $square }.
}
tui-turning-wrong = No es { $square }.
tui-turning-right = Sí, { $square }.

## Un tablero real

tui-box-title = Se abre la caja
tui-table-correct = { $color ->
    [black] Las negras todavía pueden corregir la última jugada.
   *[white] Las blancas todavía pueden corregir la última jugada.
}
tui-table-no-study = El registro de esta partida muestra el tablero como estaba de verdad, con los errores. El motor solo juzga partidas sin errores.

## La consola

tui-console-game = Juego { $number }
tui-console-two = dos jugadores, empieza el izquierdo
tui-console-person = tú contra el ordenador, empiezas tú
tui-console-computer = tú contra el ordenador, empieza él
tui-console-extra = { $count ->
    [one] { $count } ficha extra para el jugador de la derecha
   *[other] { $count } fichas extra para el jugador de la derecha
}
tui-console-limit = { $seconds } segundos por jugada
tui-console-refused = No existe el juego { $digits }. Existen estos: { $games }.
tui-console-machine = ORDENADOR
tui-console-left = { $color ->
    [green] la izquierda, verde
   *[red] la izquierda, roja
}
tui-console-supply = En reserva: verdes { $black }, rojas { $white }

## La carátula del casete

tui-sleeve-title = La carátula del casete
tui-sleeve-right = La cifra derecha
tui-sleeve-left = La cifra izquierda
tui-sleeve-extra = De 0 a 4: otras tantas fichas extra para el jugador de la derecha. El manual no dice dónde van; las esquinas A1, H8, H1 y A8, en este orden, son nuestra lectura.
tui-sleeve-timed = De 5 a 9: como de 0 a 4, con 15 segundos por jugada.
tui-sleeve-time-out = Cuando pasan los 15 segundos, juega la computadora.
tui-sleeve-keys = Los mandos
tui-sleeve-one = Un jugador: las flechas, o una letra y una cifra, mueven tu ficha por el tablero. Intro, la barra espaciadora y el tabulador son tus tres teclas ENT.
tui-sleeve-two = Dos jugadores: el de la izquierda mueve la ficha con W, A, S y D y la pone con la barra espaciadora; el de la derecha tiene las flechas e Intro.
tui-sleeve-disc = Una casilla incorrecta no se acepta. p hace una pausa, y el juego que dejas queda en pausa.
tui-sleeve-plain = Para empezar, escribe consola y dos cifras: consola 83. Con rojas detrás, la izquierda lleva las rojas: consola 83 rojas.
tui-sleeve-screen = En la pantalla
tui-sleeve-colours = El verde juega a la izquierda y el rojo a la derecha, si no eliges otra cosa. Las rojas están siempre en D4 y E5, las verdes en E4 y D5.

## Aprender

tui-learn-today = Hoy
tui-learn-daily = Problema del día
tui-learn-streak = { $count ->
    [one] { $count } día seguido
   *[other] { $count } días seguidos
}
tui-learn-due-puzzles = { $count ->
    [one] { $count } problema para repasar
   *[other] { $count } problemas para repasar
}
tui-learn-due-openings = { $count ->
    [one] { $count } apertura para repasar
   *[other] { $count } aperturas para repasar
}
tui-learn-done = hecho
tui-learn-puzzles = Problemas
tui-learn-kind = { $title } ({ $count })
tui-learn-place = { $number } de { $count }
tui-learn-go-on = Intro para seguir.
tui-learn-finished = Era el último.

## Partidas guardadas

tui-games-count = { $count ->
    [one] { $count } encuentro
   *[other] { $count } encuentros
}
tui-games-none = Aún no hay partidas guardadas, o ninguna coincide con la búsqueda.
tui-games-unfinished = Sin terminar
tui-games-delete = Pulsa x otra vez para borrar este encuentro para siempre.

## Teclas

tui-key-choose = elegir
tui-key-change = cambiar
tui-key-open = abrir
tui-key-back = volver
tui-key-help = ayuda
tui-key-quit = salir
tui-key-language = idioma
tui-key-style = tablero
tui-key-place = poner
tui-key-undo = deshacer
tui-key-redo = rehacer
tui-key-hint = pista
tui-key-evaluate = valores
tui-key-study = analizar
tui-key-pause = pausa
tui-key-go-on = seguir
tui-key-resign = abandonar
tui-key-next = siguiente partida
tui-key-sheet = hoja
tui-key-starts = empieza { $name }
tui-key-again = revancha
tui-key-touch = poner o voltear
tui-key-done = listo
tui-key-pass = pasar
tui-key-digits = número
tui-key-level = nivel
tui-key-colour = color
tui-key-sleeve = carátula
tui-key-left-player = izquierda
tui-key-right-player = derecha
tui-key-scroll = desplazar
tui-key-sound-on = con sonido
tui-key-sound-off = sin sonido
tui-key-before = atrás
tui-key-after = adelante
tui-key-try = probar
tui-key-main-line = partida
tui-key-turning = momentos decisivos
tui-key-retry = reintentar
tui-key-play-on = jugar desde aquí
tui-key-answer = responder
tui-key-solution = solución
tui-key-skip = siguiente
tui-key-to-the-table = a la mesa
tui-key-search = buscar
tui-key-delete = borrar
tui-key-rule = regla
tui-key-section = sección
tui-key-edition = edición
tui-key-contents = contenido
tui-key-figure = figura

## Ayuda

tui-help-title = Teclas
tui-help-choose = elegir
tui-help-change = cambiar la opción
tui-help-open = abrir lo elegido
tui-help-begin = empezar la partida
tui-help-language = cambiar de idioma
tui-help-style = cambiar el aspecto del tablero
tui-help-help = ver lo que se puede hacer
tui-help-back = volver
tui-help-quit = salir del programa
tui-help-cursor = mover el cursor, o hacer clic en una casilla
tui-help-place = poner una ficha
tui-help-touch = poner una ficha, o voltear la que hay
tui-help-done = ceder el turno (tablero real)
tui-help-pass = decir que no hay jugada (tablero real)
tui-help-take-back-table = retirar una ficha puesta contra las reglas
tui-help-undo = deshacer la última jugada
tui-help-redo = jugarla de nuevo
tui-help-hint = pedir una pista
tui-help-evaluate = ver el valor de todas las jugadas
tui-help-study = analizar la partida
tui-help-pause = pausar o seguir
tui-help-resign = abandonar (pulsar dos veces)
tui-help-next = siguiente partida de la serie, o la misma otra vez
tui-help-sheet = ver la hoja de resultados de la serie
tui-help-starter = si decide el ganador: quién empieza la próxima partida
tui-help-again = el mismo juego otra vez
tui-help-digits = las dos cifras de un juego
tui-help-level = la fuerza del ordenador
tui-help-colour = verde o rojo para la izquierda
tui-help-sleeve = leer la carátula del casete
tui-help-console-left = mover y poner la ficha de la izquierda
tui-help-console-right = mover y poner la ficha de la derecha
tui-help-scroll = avanzar o retroceder en el texto
tui-help-sound = activar o quitar el sonido
tui-help-walk = recorrer la partida
tui-help-lines = elegir una jugada del motor
tui-help-try = hacer la jugada
tui-help-main-line = volver a la partida
tui-help-turning = mostrar dónde se decidió la partida
tui-help-retry = buscar la jugada mejor
tui-help-play-on = seguir desde aquí contra el ordenador
tui-help-open-game = seguir una partida guardada
tui-help-answer = responder
tui-help-solution = mostrar la solución
tui-help-skip = pasar al siguiente
tui-help-box-next = el paso siguiente
tui-help-box-before = un paso atrás
tui-help-box-skip = saltar la caja
tui-help-learn = empezar el curso o un problema: aprender, aprender 12
tui-help-rules = leer el reglamento: reglas, reglas 3, reglas 3 fr
tui-help-search = buscar palabras
tui-help-delete = borrar (pulsar dos veces)
tui-help-rule = regla siguiente o anterior
tui-help-section = sección siguiente o anterior
tui-help-rule-move = hacer la jugada de la figura o deshacerla
tui-help-rule-figure = en una ventana estrecha: la figura o el texto
tui-help-edition = comparar con una edición impresa
tui-help-contents = el índice
tui-help-review = decir el valor tras cada jugada de la partida
tui-help-board = decir las fichas fila por fila
tui-help-picture = dibujar el tablero con letras
tui-help-moves = decir todas las jugadas y lo que voltean
tui-help-score = decir el resultado
tui-help-time = decir el tiempo de los relojes
tui-help-resume = seguir tras una pausa
tui-help-give-up = abandonar la partida
tui-help-games = listar las partidas guardadas
tui-help-console = jugar un juego de la consola

## Línea por línea

tui-plain-welcome = Outflank, línea por línea. Escribe una casilla como d3 para jugar allí, «ayuda» para ver las órdenes, «salir» para terminar.
tui-plain-goodbye = Hasta luego.
tui-plain-help = Si escribes solo una casilla, se pone allí una ficha; en el tablero real también se voltea la que haya. Las demás órdenes:
tui-plain-unknown = No conozco «{ $word }». Escribe «ayuda» para ver las órdenes.
tui-plain-incomplete = Falta algo. Ejemplo: { $example }
tui-plain-nothing = No hay nada que decir de esta posición.
tui-plain-next = Escribe «nueva» para la siguiente partida.
tui-plain-starter = Escribe «empieza 1» para { $one }, «empieza 2» para { $two }.
tui-plain-over = El encuentro ha terminado. Escribe «nueva» para jugar otra vez, «salir» para terminar.
tui-plain-line = { $move }: { $score }. Continuación esperada: { $line }.
tui-plain-ply = { $ply }. { $color ->
    [black] Negras
    [green] Verdes
    [red] Rojas
   *[white] Blancas
} { $move }: { $score } para las { $side ->
    [green] verdes
   *[black] negras
}.
tui-plain-turning = Momentos decisivos:
tui-plain-move = { $square } voltea { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
}: { $squares }.
tui-no-help = En esta partida no hay ayuda: sería injusto.
tui-plain-no-clock = No hay reloj.
tui-plain-no-shelf = Aquí no se guardan partidas.
tui-plain-no-such-game = No hay partida con ese número. Escribe «partidas» para ver la lista.
tui-plain-learn = Responde con una casilla o con el número de una frase. «pista» muestra la solución, «nueva» sigue, «listo» vuelve a la partida.
tui-plain-rules = Escribe «reglas» y un número para leer una sección; añade es, pl, de, fr o h21 para oír qué dice de ella esa edición.
tui-plain-no-question = No hay ninguna pregunta pendiente.
tui-plain-row = Fila { $row }: { $discs }.
tui-plain-empty = vacía
tui-plain-discs = { $color ->
    [black] negras
    [green] verdes
    [red] rojas
   *[white] blancas
} { $squares }
tui-plain-about = { $name }: { $value }
tui-word-play = jugar
tui-word-turn = voltear
tui-word-done = listo
tui-word-pass = pasar
tui-word-undo = deshacer
tui-word-redo = rehacer
tui-word-hint = pista
tui-word-evaluate = evaluar
tui-word-review = repaso
tui-word-board = tablero
tui-word-picture = dibujo
tui-word-moves = jugadas
tui-word-score = resultado
tui-word-time = tiempo
tui-word-pause = pausa
tui-word-resume = seguir
tui-word-resign = abandonar
tui-word-new = nueva
tui-word-start = empieza
tui-word-console = consola
tui-word-sleeve = carátula
tui-word-games = partidas
tui-word-open = abrir
tui-word-learn = aprender
tui-word-rules = reglas
tui-word-language = idioma
tui-word-help = ayuda
tui-word-quit = salir

## El reglamento

tui-rules-ours = Nuestro
tui-rules-figure = Figura de la regla { $number }
tui-rules-play = jugar { $square }
tui-rules-back = deshacer
