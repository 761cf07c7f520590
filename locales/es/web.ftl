# Lo que dicen las páginas de la aplicación web.
# $color es "black" o "white"; en la consola también "red" o "green".

## El marco

web-navigation = Secciones
web-skip = Ir al contenido
web-languages = Idioma
web-nav-play = Jugar
web-nav-learn = Aprender
web-nav-console = Consola
web-nav-tabletop = En la mesa
web-nav-analyse = Analizar
web-nav-games = Partidas
web-nav-rules = Reglas
web-nav-account = Cuenta
web-nav-settings = Ajustes
web-page-missing = Esta página no existe
web-to-the-board = Al tablero
web-close = Cerrar
web-cancel = Cancelar
web-all = Todas
web-connection-lost = Se ha perdido la conexión. Reintentando…

## El tablero

web-board = Tablero
web-square-empty = { $square }, vacía
web-square-disc = { $square }, { $color ->
    [black] ficha negra
    [red] ficha roja
    [green] ficha verde
   *[white] ficha blanca
}
web-square-legal = { $square }, vacía, voltea { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
}
web-square-last = { $label }, última jugada
web-square-missed = { $label }, debió voltearse
web-square-wrong = { $label }, mal volteada
web-square-found = { $label }, encontrada
web-square-area = { $label }, donde señala el entrenador
web-square-better = { $label }, la jugada mejor
web-square-worse = { $label }, la jugada hecha
web-square-note = { $label }, { $note }
web-discs-of = { $color ->
    [black] Negras: { $count }
    [red] Rojas: { $count }
    [green] Verdes: { $count }
   *[white] Blancas: { $count }
}
web-in-hand = { $count } en reserva

## Lo que ocurre

web-opening = Apertura: { $name }
web-walked-to = Tras la jugada { $ply } de { $plies }
web-walked-pass = { $color ->
    [black] Tras la jugada { $ply } de { $plies }: las negras pasan
    [green] Tras la jugada { $ply } de { $plies }: las verdes pasan
    [red] Tras la jugada { $ply } de { $plies }: las rojas pasan
   *[white] Tras la jugada { $ply } de { $plies }: las blancas pasan
}

## Por qué algo se rechaza

web-problem-unreachable = El servidor no responde
web-reload = Reintentar
web-problem-stale = La partida ha cambiado en otro sitio. Recarga la página
web-problem-not-found = No existe esa partida
web-problem-storage = No se ha podido guardar la partida
web-problem-busy = El servidor está ocupado. Prueba dentro de un momento
web-problem-unreadable = No se puede leer: { $detail }
web-problem-unreadable-at = { $detail } (línea { $line }, columna { $column })
web-unreadable-empty = Aquí no hay nada que leer
web-unreadable-long = Es demasiado largo para pegarlo
web-unreadable-unknown = No son jugadas, ni una partida, ni una posición
web-unreadable-early = El texto termina antes de tiempo
web-unreadable-found = «{ $found }» no se entiende aquí
web-unreadable-here = Esto no se entiende
web-unreadable-move = La jugada { $ply } no se puede hacer: { $reason }
web-unreadable-other-game = Es una partida de otro juego, no de Othello
web-unreadable-board-size = El tablero no es de 8×8
web-unreadable-link = El enlace contiene jugadas o una posición que no se pueden leer
web-problem-other = No ha funcionado: { $detail }

## Preparar una partida

web-play-title = Juega a Othello
web-newcomer = ¿Es tu primera vez? Aprende en 3 minutos
web-front-hint = Haz tu primera jugada o elige otra partida
web-front-start = Elige tu partida y pulsa Empezar
web-start-game = Empezar
web-play-people = Jugar con gente
web-play-friend = Jugar con un amigo
web-paste-game = Pegar una partida
web-opponent = Rival
web-against-computer = Ordenador
web-two-people = Dos personas
web-level = Nivel
web-your-color = Tu color
web-color-random = Al azar
web-name-black = Nombre de las negras
web-name-white = Nombre de las blancas
web-more-choices = Ventaja, reloj y serie
web-handicap = Esquinas de ventaja
web-handicap-for = Esquinas para
web-first-move = Primera jugada
web-clock = Reloj
web-clock-none = Sin reloj
web-pace = { $minutes } min
web-pace-own = Otro
web-clock-per-move = Tiempo por jugada
web-clock-per-game = Tiempo por partida
web-clock-increment = Tiempo por partida e incremento por jugada
web-clock-byo-yomi = Tiempo por partida y luego periodos
web-clock-minutes = Minutos
web-clock-seconds = Segundos
web-clock-added = Segundos por jugada
web-clock-period-count = Periodos
web-clock-periods = { $count ->
    [one] queda { $count } periodo
   *[other] quedan { $count } periodos
}
web-clock-overtime = Tiempo extra
web-timeout = Cuando se acaba el tiempo
web-timeout-loss = Se pierde la partida
web-timeout-overtime = Dos minutos más, pero ya no puedes ganar
web-timeout-computer = Juega el ordenador
web-series = Partidas
web-series-single = Una partida
web-series-to-wins = Primero en llegar a un número de victorias
web-series-of-games = Un número fijo de partidas
web-series-to-points = Primero en llegar a un número de puntos
web-series-wins-count = Victorias
web-series-games-count = Partidas
web-series-points-count = Puntos
web-next-starter = Quién empieza después
web-next-alternate = Alternando
web-next-loser = Quien pierde
web-next-same = Siempre el mismo
web-continue-title = Continuar una partida
web-next-winner = Decide quien gana
web-starts = Empieza { $name }
web-moves-played = { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
}

## Jugar

web-try-level = Probar el nivel { $level }
web-first-win = ¡Tu primera victoria!
web-first-win-level = ¡Tu primera victoria contra el nivel { $level }!
web-fared = Ganadas: { $wins } · Empates: { $draws } · Perdidas: { $losses }
web-tools = Herramientas
web-more = Más
web-your-turn = Te toca
web-end-won = ¡Ganas { $mine }–{ $theirs }!
web-end-won-plain = ¡Ganas!
web-end-lost = Pierdes { $mine }–{ $theirs }
web-end-lost-plain = Pierdes
web-end-drawn = Empate, { $mine }–{ $theirs }
web-end-drawn-plain = Empate
web-end-wins = { $color ->
    [black] ¡Ganan las negras { $mine }–{ $theirs }!
   *[white] ¡Ganan las blancas { $mine }–{ $theirs }!
}
web-end-wins-plain = { $color ->
    [black] ¡Ganan las negras!
   *[white] ¡Ganan las blancas!
}
web-end-scores = Todas las puntuaciones
web-take-back = Deshacer
web-redo = Rehacer
web-flip-board = Girar el tablero
web-show-moves = Mostrar jugadas posibles
web-pause = Pausa
web-resign = Abandonar
web-resign-question = ¿Abandonar esta partida?
web-share = Compartir
web-share-link = Enlace
web-share-text = Jugadas
web-share-scored = GGF con valoraciones
web-share-picture = Guardar imagen
web-share-lies = En esta partida las fichas se voltearon a mano. Jugadas según las reglas, sus jugadas no llevarían a este tablero. Por eso el enlace y la imagen muestran el tablero tal como está.
web-share-record = Guardar la partida entera
web-copy = Copiar
web-copy-what = Copiar: { $what }
web-copied = Copiado
web-moves = Jugadas
web-walk-first = Al principio
web-walk-previous = Jugada anterior
web-walk-next = Jugada siguiente
web-walk-last = Al final
web-key-home = Inicio
web-key-end = Fin
web-pass-short = pasa
web-next-game = Siguiente partida
web-rematch = Revancha
web-new-game = Nueva partida
web-paste-title = Pegar una partida o posición
web-paste-label = Jugadas, GGF, SGF, PGN, un tablero, FEN y otros
web-paste-go = Abrir

## La consola

web-console-title = La consola de 1982
web-console-choose = Elige un juego con sus dos cifras
web-console-press = Cifras y luego ENT
web-console-enter = ENT
web-console-clear = BORR
web-console-keypad = Teclado numérico
web-console-games = Los 30 juegos
web-console-two = Dos jugadores, empieza el izquierdo
web-console-player-starts = Contra el ordenador, empiezas tú
web-console-computer-starts = Contra el ordenador, empieza él
web-console-corners = La derecha tiene { $count ->
    [one] { $count } esquina
   *[other] { $count } esquinas
}
web-console-seconds = { $count } segundos por jugada
web-console-unknown = No existe el juego { $digits }. Existen { $valid }
web-console-left-side = Izquierda
web-console-right-side = Derecha
web-console-left = { $count ->
    [one] queda { $count } segundo
   *[other] quedan { $count } segundos
}
web-console-stop = ¿Dejar esta partida?
web-console-stop-yes = Dejarla
web-console-other = Otro juego
web-console-left-color = La izquierda juega con
web-console-any-key = Cualquier tecla sigue.
web-console-pad = Mando
web-console-left-pad = Mando izquierdo
web-console-right-pad = Mando derecho
web-console-leave = Dejar la partida
web-sleeve = Funda del casete
web-sleeve-cassette = Casete programado
web-sleeve-left-digit = La cifra de la izquierda
web-sleeve-right-digit = La cifra de la derecha
web-sleeve-even = Cuatro fichas en el centro, como siempre
web-sleeve-extra = De una a cuatro fichas más para el jugador de la derecha
web-sleeve-timed = Como del 0 al 4, con { $count } segundos por jugada. Cuando se acaban, el ordenador juega por ese jugador
web-sleeve-corners = Las fichas de más están en las esquinas A1, H8, H1 y A8, por este orden. El manual no dice dónde; así lo leemos nosotros.
web-sleeve-controls = Los mandos
web-sleeve-space = Espacio
web-sleeve-gamepads = Gamepads
web-sleeve-gamepads-about = la cruz o la palanca, y cualquiera de los cuatro botones; el primero es el izquierdo
web-sleeve-ent = Las flechas llevan tu ficha por el tablero. Cualquiera de las tres teclas ENT la coloca. También se puede tocar la casilla.
web-sleeve-share = Mientras nadie use el mando izquierdo, el derecho sirve a los dos jugadores. El teclado de cifras cuenta como el derecho, con Bloq Num o sin él.
web-sleeve-leave = Una partida que se deja queda en pausa. Cualquier tecla la sigue.
web-sleeve-scores = Los marcadores
web-sleeve-scores-about = El marcador izquierdo cuenta las fichas del jugador izquierdo y el derecho las del derecho. El que parpadea es el de quien juega.
web-sleeve-credit = El programa sigue las reglas de Edmond Dujardin.
web-key-up = Arriba
web-key-down = Abajo
web-key-left = Izquierda
web-key-right = Derecha

## En la mesa

web-tabletop-title = Como en la mesa
web-tabletop-about = Dos personas juegan como con un juego de verdad: colocan una ficha, voltean las demás con la mano y ceden el turno. Nada se voltea solo.
web-referee = Árbitro
web-referee-silent = Callado
web-referee-hint = Cuenta errores
web-referee-strict = Estricto
web-referee-silent-about = Los errores quedan en cuanto el rival ha jugado, tal como dice el reglamento.
web-referee-hint-about = Lo mismo, pero el árbitro dice cuántos errores hay.
web-referee-strict-about = Hecho solo se acepta cuando todo está bien.
web-table-done = Hecho
web-table-pass = Pasar
web-table-place = Coloca una ficha.
web-table-turn = Voltea las fichas que has rodeado y pulsa Hecho.
web-table-finger = Deja un dedo sobre la ficha que has colocado.
web-table-place-or-correct = Coloca una ficha. Hasta entonces se puede corregir la última jugada.
web-table-mistakes = { $count ->
    [0] El árbitro no ve ningún error.
    [one] El árbitro ve { $count } error.
   *[other] El árbitro ve { $count } errores.
}
web-marks-total = { $count ->
    [one] { $count } turno con error
   *[other] { $count } turnos con errores
}
web-marks-none = Ni un solo error
web-box = La caja
web-box-closed = Un tablero con una tapa a cada lado.
web-box-lids = Se retiran las dos tapas.
web-box-feet = Se meten las cuatro patas en los orificios de la base.
web-box-discs = 64 fichas, negras por un lado y blancas por el otro: 32 en cada bandeja.
web-box-centre = Dos de cada color van al centro, las iguales en diagonal.
web-box-skip = Saltar
web-box-again = Volver a abrir la caja

## Análisis

web-engine = Motor
web-engine-starts = Pensando…
web-engine-depth = Profundidad { $depth } (confianza del { $percent } %), { $nodes } posiciones
web-engine-hidden = Oculto hasta que la encuentres
web-best-lines = Mejores jugadas
web-analyse-game = Analizar toda la partida
web-analyse-progress = Progreso
web-analyse-done = { $done } de { $total }
web-analyse-ready = El análisis está listo
web-graph-title = Ventaja de las negras en fichas
web-graph-slider = Punto de la partida
web-graph-table = Como tabla
web-graph-point = Jugada { $ply }: { $discs }
web-graph-no-point = Jugada { $ply }
web-column-turn = Jugada
web-column-played = Jugado
web-column-black = Ventaja negra
web-column-loss = Pérdida
web-mistake-line = { $grade }: { $best } era mejor por { $loss }
web-jump = Ver
web-try-again = Intentar de nuevo
web-trial-find = { $color ->
    [black] Negras: encuentra la mejor jugada, en vez de { $played }
   *[white] Blancas: encuentra la mejor jugada, en vez de { $played }
}
web-trial-right = ¡Sí, { $move }!
web-trial-wrong = { $move } no es la mejor
web-trial-loses = { $count ->
    [one] { $move } pierde { $count } ficha
   *[other] { $move } pierde { $count } fichas
}
web-trial-line = Juego esperado: { $line }
web-show-answer = Mostrar la solución
web-back-to-game = Volver a la partida
web-analysis-over = La partida ha terminado: { $score }
web-edit-position = Preparar una posición
web-edit-about = Elige un color y pulsa o arrastra sobre el tablero.
web-edit-brush = Pintar con
web-edit-nothing = Vacío
web-edit-turn = Juegan
web-edit-clear = Tablero vacío
web-edit-start = Posición inicial
web-edit-done = Analizar
web-play-from-here = Jugar desde aquí
web-score-win-short = G
web-score-loss-short = P

## The coach

web-coach = Entrenador
web-hint = Pista
web-hint-thinking = El entrenador está mirando…
web-hint-place = Enséñame dónde
web-hint-move = Enséñame la jugada
web-proven = exacto
web-facts = Qué hace la jugada
web-review = Repasar con el entrenador
web-turning = { $count ->
    [1] El momento decisivo
    [2] Los dos momentos decisivos
   *[3] Los tres momentos decisivos
}
web-turning-yours = { $count ->
    [1] Tu momento decisivo
    [2] Tus dos momentos decisivos
   *[3] Tus tres momentos decisivos
}
web-taught-lesson = Lección: { $title }
web-taught-puzzles = Problemas como este
web-turning-none = Ningún momento decisivo: no se perdió ninguna ficha
web-turning-of = Jugadas de
web-turning-both = Ambos
web-turning-move = Jugada { $ply }
web-turning-look = Ver la jugada { $ply } en el tablero
web-turning-played = Se jugó { $move }
web-turning-better = Mejor { $move }
web-mistakes-all = { $count ->
    [one] { $count } jugada que perdió fichas
   *[other] Las { $count } jugadas que perdieron fichas
}

## Mis partidas

web-games-title = Mis partidas
web-games-none = Ninguna partida
web-games-total = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
web-search = Buscar
web-search-example = Nombre, apertura o jugadas: f5d6
web-kind = Tipo
web-kind-game = Partida
web-kind-series = Serie
web-kind-console = Consola, juego { $variation }
web-kind-tabletop = En la mesa
web-kind-imported = Pegada
web-phase = Estado
web-phase-unfinished = Sin terminar
web-phase-finished = Terminadas
web-unfinished-after = { $count ->
    [one] Sin terminar tras { $count } jugada
   *[other] Sin terminar tras { $count } jugadas
}
web-replay = Repasar
web-continue = Continuar
web-export = Guardar como…
web-export-what = Guardar en un archivo: { $what }
web-format-transcript = jugadas seguidas
web-format-playok = lista de PlayOK
web-format-board = tablero
web-format-bitboards = bitboards
web-unwritable = Esta partida no se puede guardar en este formato
web-delete = Borrar
web-delete-what = Borrar: { $what }
web-delete-question = ¿Borrar esta partida para siempre?
web-show-more = Mostrar más
web-paste-first = El texto tiene { $count } partidas; esta es la primera. Impórtalas todas en la página Partidas.
web-pasted = { $count ->
    [one] { $count } partida añadida
   *[other] { $count } partidas añadidas
}

## Ajustes

web-settings-language = Idioma
web-settings-look = Aspecto
web-settings-motion = Movimiento y sonido
web-settings-sample = Tablero de muestra
web-theme = Tema
web-theme-auto = Según el sistema
web-theme-light = Claro
web-theme-dark = Oscuro
web-theme-contrast = Alto contraste
web-board-style = Tablero
web-board-felt = Fieltro
web-board-wood = Madera
web-board-plain = Liso
web-discs-style = Fichas
web-discs-classic = Blancas y negras
web-discs-french = Lisas y perforadas
web-discs-safe = Para daltónicos
web-coordinates = Letras y números en el borde
web-animation = Animación de las fichas
web-animation-slow = Lenta
web-animation-normal = Normal
web-animation-fast = Rápida
web-animation-off = Sin animación
web-sound = Sonido
web-about = Outflank { $version }

## Aprender

web-learn-title = Aprende el juego
web-learn-begin = Empezar
web-learn-continue = Continuar
web-learn-lessons-done = { $done } de { $count } lecciones
web-learn-done = hecho
web-learn-begun = { $done } de { $steps }
web-learn-lesson-place = Lección { $number } de { $count }
web-learn-step = Paso { $step } de { $steps }
web-learn-place = { $number } de { $count }
web-learn-next = Siguiente
web-learn-next-lesson = Siguiente lección
web-learn-lesson-finished = Lección terminada. ¡Muy bien!
web-learn-course-finished = Has hecho todo el curso. A partir de aquí, lo mejor es resolver problemas y jugar.
web-learn-to-puzzles = A los problemas
web-learn-daily = Problema del día
web-learn-daily-solve = Resolver
web-learn-daily-done = Resuelto por hoy
web-learn-streak = { $count ->
    [0] Aún sin racha
    [one] { $count } día seguido
   *[other] { $count } días seguidos
}
web-learn-longest = Récord: { $count }
web-learn-due = Para repasar hoy
web-learn-due-puzzles = { $count ->
    [one] { $count } problema
   *[other] { $count } problemas
}
web-learn-due-openings = { $count ->
    [one] { $count } apertura
   *[other] { $count } aperturas
}
web-learn-puzzles = Problemas
web-learn-solved-of = { $solved } de { $count }
web-learn-solve-next = Resolver el siguiente
web-learn-next-puzzle = Siguiente problema
web-learn-back = Volver a «Aprender»
web-learn-tile = Problema { $number }, { $state }
web-learn-state-new = sin resolver
web-learn-state-solved = resuelto
web-learn-state-failed = se repasará
web-learn-state-due = para repasar hoy
web-learn-give-up = Ver la solución
web-learn-again = Otra vez
web-learn-replies = Toda respuesta entrega una esquina:
web-learn-reply = { $reply } y luego { $corners }
web-learn-reply-pass = sin jugada, y luego { $corners }
web-learn-play-on = Jugar desde aquí
web-learn-play-now = Jugar ahora
web-learn-rules = Leer las reglas
web-learn-rulebook = Los problemas del reglamento
web-learn-rulebook-about = Cinco clásicos: encuentra la jugada que gana una esquina, mira todas las respuestas y sigue jugando.
web-learn-printed = Ver las { $count } jugadas del reglamento hasta el final
web-learn-printed-end = Final: negras { $black }, blancas { $white }
web-learn-openings-about = Juega de memoria una línea con nombre, con cualquiera de los dos colores. Lo que falles se repasa mañana; lo que sepas, más adelante.
web-learn-openings-begun = { $learned ->
    [0] Elegir entre { $count } aperturas
    [one] { $learned } empezada, { $count } aperturas en total
   *[other] { $learned } empezadas, { $count } aperturas en total
}
web-learn-openings-none = Ninguna apertura se llama así.
web-learn-family-perpendicular = Perpendiculares
web-learn-family-diagonal = Diagonales
web-learn-family-parallel = Paralelas
web-learn-with = { $color ->
    [black] Jugarla con negras
   *[white] Jugarla con blancas
}
web-learn-with-due = { $color ->
    [black] Repasar hoy con negras
   *[white] Repasar hoy con blancas
}
web-learn-with-known = { $color ->
    [black] Con negras: repaso más adelante
   *[white] Con blancas: repaso más adelante
}
web-learn-forget = No volver a preguntármela
web-learn-hint = Enséñame la jugada
web-learn-line-known = De memoria y sin fallos.
web-learn-line-missed = { $count ->
    [one] Un fallo.
   *[other] { $count } fallos.
}
web-learn-line-due = Próximo repaso: { $date }.
web-learn-next-opening = Siguiente repaso
web-learn-more-openings = Más aperturas
web-learn-other-side = Con el otro color

# The rulebook.
web-rules-compare = Comparar con una edición
web-rules-none = Nuestro
web-rules-contents = Contenido
web-rules-print = Imprimir
web-rules-play = Juega { $square }
web-rules-back = Deshacer
web-rules-on = Seguir desde aquí
web-rules-puzzle = Resolverlo
