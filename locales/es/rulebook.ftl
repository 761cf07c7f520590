# El reglamento: todas las reglas y lo que dice de ellas cada edición impresa.

rules-title = El reglamento
rules-intro = El Othello con nuestras palabras, regla por regla. Cinco ediciones impresas describen el juego; elige una para ver qué añade, qué omite, qué dice de otra manera y en qué se equivoca.
rules-setup-lines = Las patas, en doce idiomas:
rules-alt-board = Negras: { $black }. Blancas: { $white }.
rules-alt-console = Verdes: { $black }. Rojas: { $white }.
rules-alt-move = La jugada { $square } voltea { $turned }.

rules-edition-es = Reglamento español del juego de mesa
rules-edition-pl = Reglamento polaco
rules-edition-de = Reglas alemanas
rules-edition-fr = Reglas francesas
rules-edition-h21 = Manual español del casete para la consola TRQ H-21

rules-same = dice lo mismo
rules-drops = no lo dice
rules-adds = añade
rules-words = lo dice de otra manera
rules-errs = se equivoca
rules-summary = Igual: { $same }. Con añadidos: { $adds }. Con otras palabras: { $words }. No aparece: { $drops }. Con un error: { $errs }.

rules-aim = El objetivo
rules-box = Qué hay en la caja
rules-setup = La posición inicial
rules-move = Una jugada
rules-directions = En todas las direcciones
rules-limits = Lo que no se voltea
rules-pass = Pasar
rules-mistakes = Errores
rules-supply = Cuando faltan fichas
rules-end = El final de la partida
rules-score = La puntuación
rules-sample = Las dos primeras jugadas
rules-series = Varias partidas
rules-handicap = Dar ventaja
rules-tips = Consejos
rules-console = En la consola de 1982

rule-one-game = Las cinco ediciones describen el mismo juego, pero cuentan las reglas de distinta manera. Aquí cada regla tiene su propio número.
rule-most-discs = Se trata de tener al final más fichas de tu color en el tablero que tu rival.

rule-contents = El juego tiene un tablero de ocho por ocho casillas y 64 fichas, negras por un lado y blancas por el otro.
rule-feet = Si el tablero tiene patas, ponlas primero. Después quita las tapas de los compartimentos: aprieta los dos extremos y levántalas. Al guardar el juego, las tapas vuelven a su sitio.
rule-share = Cada jugador recibe 32 fichas, elige un color y lo conserva durante toda la partida.

rule-names = Las columnas se llaman A a H de izquierda a derecha y las filas 1 a 8 de arriba abajo. Cada casilla lleva el nombre de su columna y de su fila.
rule-four-discs = Antes de empezar hay cuatro fichas en el centro: blancas en D4 y E5, negras en E4 y D5.
rule-black-first = Empiezan las negras. Pueden elegir entre cuatro jugadas: C4, D3, E6 y F5.

rule-one-disc = En tu turno pones una ficha en una casilla vacía, con tu color hacia arriba. Luego volteas las fichas que has encerrado. Después juega tu rival.
rule-enclose = Encierras una fila de fichas rivales cuando en cada extremo hay una ficha tuya: una que ya estaba y la que pones ahora. Aquí hay una ficha blanca en C5. Las blancas juegan G5 y voltean D5, E5 y F5.
rule-any-length = Una fila puede ser larga o corta; basta con una ficha. Esta figura tiene los colores de la consola: las rojas juegan G4 y se voltean las cuatro fichas verdes C4, D4, E4 y F4, que quedan entre ella y B4.
rule-straight = Una fila es una línea recta de fichas seguidas: horizontal, vertical o diagonal.
rule-must-turn = Cada jugada tiene que voltear al menos una ficha. No se puede jugar en una casilla donde no se voltearía nada.

rule-directions = Una ficha puede encerrar varias filas a la vez, en cualquiera de las ocho direcciones. Las blancas juegan D6. Se voltean D3, D4 y D5, debajo de la ficha de D2, y también E5 y F4, en la diagonal hasta G3.
rule-turn-all = Tienes que voltear todas las fichas que has encerrado, también las que preferirías dejar.

rule-own-disc = Una fila termina en la primera ficha de tu color. Las negras juegan A5 y solo voltean B5, porque en C5 hay una ficha negra. D5 y E5 siguen blancas, aunque haya otra ficha negra en F5.
rule-gap = Una fila también termina en una casilla vacía. Nada se voltea al otro lado de un hueco.
rule-direct = Solo se voltean las filas que empiezan en la ficha que pones. Las negras juegan G6 y voltean E4 y F5. Ahora D5 y E5 están entre las fichas negras C5 y F5, pero siguen blancas: F5 se volteó, no se puso.
rule-stays-put = Una ficha se queda en su casilla hasta el final de la partida. Puede voltearse muchas veces, pero no se mueve nunca.

rule-pass = Si no puedes voltear ninguna ficha, pierdes el turno. Las blancas acaban de jugar A3 y las negras no tienen jugada. Así que vuelven a jugar las blancas, en D2 o F4.
rule-no-choice = Si tienes una jugada, tienes que jugar. No puedes pasar porque tus jugadas te parezcan malas.

rule-wrongly-turned = Si has volteado una ficha por error, puedes volver a darle la vuelta hasta que tu rival haya jugado.
rule-forgotten = Si has olvidado voltear una ficha, puedes voltearla hasta que tu rival haya jugado.
rule-too-late = Cuando tu rival ya ha jugado, es demasiado tarde y las fichas se quedan como están.

rule-lend = Si no te quedan fichas pero puedes jugar, tu rival te da una. Aquí a las blancas no les queda ninguna y podrían jugar C1, G1, H1 o G2. A las negras les quedan cuatro y entregan una.
rule-lend-again = Esto se repite tantas veces como haga falta.

rule-end = La partida termina en cuanto ninguno de los dos puede jugar. Puede ocurrir de tres maneras.
rule-end-full = El tablero está lleno. Es el final habitual; aquí las negras tienen 29 fichas y las blancas 35.
rule-end-wiped-out = Un color ha desaparecido. Las negras juegan H7 y no queda ninguna ficha blanca: 13 a 0 tras nueve jugadas.
rule-end-blocked = Los dos tienen fichas y hay casillas vacías, pero nadie puede encerrar nada. Aquí quedan vacías A8 y G2, y la partida termina 28 a 34.
rule-winner = Se cuentan las fichas. Gana quien tiene más fichas de su color en el tablero.
rule-draw = Si los dos tienen las mismas, la partida es un empate.

rule-counts = La puntuación más sencilla es el número de fichas de cada color.
rule-margin = La diferencia es el número mayor menos el menor. Una partida que termina 29 a 35 se gana por 6.
rule-federation = En los torneos el ganador recibe también las casillas vacías. Una partida que termina 28 a 34 con dos casillas vacías cuenta como 28 a 36.

rule-sample-black = Las negras pueden jugar C4, D3, E6 o F5 y eligen C4. La ficha blanca de D4 queda encerrada y se vuelve negra.
rule-sample-white = Las blancas pueden jugar C3, C5 o E3 y eligen C3. La ficha de D4 vuelve a ser blanca. Así sigue la partida hasta que nadie puede jugar.

rule-series = Podéis jugar varias partidas y acordar una meta: tantas partidas ganadas o tantos puntos al sumar las diferencias.
rule-next-game = Quien gana una partida decide quién empieza la siguiente y puede dejar que empiece el perdedor. Acordadlo antes de la primera.

rule-corners = Si un jugador es mucho más fuerte, el otro puede empezar con una ficha en las cuatro esquinas: A1, H1, A8 y H8. El jugador más débil lleva las negras.
rule-fewer-corners = Si la diferencia es menor, bastan una, dos o tres esquinas. Nosotros las ocupamos en el orden A1, H8, H1, A8.
rule-give-start = Quien empieza tiene una ligera ventaja. El jugador más fuerte puede cedérsela al otro.

rule-finger = Deja un dedo sobre la ficha que acabas de poner mientras volteas las demás. Así no olvidas ninguna.
rule-play-first = Juega unas cuantas partidas antes de leer sobre estrategia. Después se entienden mejor los consejos.
rule-not-absolute = Ningún consejo vale siempre. Fíjate en cómo juega tu rival y adáptate.
rule-corner-safe = Una ficha en una esquina no se puede voltear nunca y protege a sus vecinas. Gracias a H8, las blancas no podrán voltear ninguna de estas fichas negras.
rule-corner-attack = Una ficha junto a una esquina vacía está en peligro. Las blancas tienen una en A2. Las negras aún no pueden tomar la esquina, pero después de A3 nada impide que la tomen en la siguiente jugada.
rule-four-corners-lost = Las esquinas no ganan la partida por sí solas. Aquí las negras tienen A1, H1, A8 y H8, las cuatro, y aun así pierden 21 a 43.
rule-give-corner = Tener el control vale más que una esquina. Los buenos jugadores a veces regalan una esquina para conseguirlo.
rule-few-moves = Deja pocas jugadas a tu rival. Al principio conviene no voltear demasiadas fichas, porque tu rival siempre tiene que encerrar alguna tuya.
rule-puzzles = En cada uno de los cinco problemas las negras encuentran una jugada que gana una esquina en la siguiente, respondan lo que respondan las blancas. Mira todas las jugadas antes de elegir.
rule-puzzle-one = El problema 1 empieza con H2 y se puede jugar hasta el final en 24 jugadas. Las blancas nunca pueden elegir y las negras ganan 54 a 10.

rule-digits = Dos cifras eligen el juego. La derecha: 1 para dos jugadores, 2 contra la computadora si empiezas tú, 3 si empieza la computadora. La izquierda: de 0 a 4 fichas extra para el jugador de la derecha. Son 15 juegos, y otros 15 con límite de tiempo.
rule-console-colours = En la consola las fichas son verdes y rojas. Las rojas están en D4 y E5, las verdes en E4 y D5. El jugador de la izquierda lleva las verdes y el de la derecha las rojas.
rule-time-limit = Con una cifra izquierda de 5 a 9, hay 15 segundos para cada jugada. Si se acaba el tiempo, juega la computadora.
rule-blinking = Los dos marcadores están siempre en la pantalla. El que parpadea es el del jugador al que le toca.
rule-credit = El programa del casete sigue las reglas de Edmond Dujardin.

note-ten-rules = Cuenta diez reglas.
note-eight-rules = Cuenta ocho reglas; a la primera le falta el número.
note-six-rules = Cuenta seis puntos y añade otros sin número.
note-eleven-rules = Cuenta once puntos, incluida la posición inicial.
note-aim-surround = Primero nombra como objetivo rodear fichas, y después el recuento.
note-box-feet-lids = El tablero tiene cuatro patas y dos compartimentos con tapas que se quitan.
note-box-feet = El tablero tiene cuatro patas, y en la lista figuran también las instrucciones.
note-box-velvet = El tablero es de terciopelo con un hueco para cada ficha. La cara negra es lisa y la blanca tiene un agujero.
note-box-console = Las fichas son rojas por un lado y verdes por el otro, y solo existen en la pantalla.
note-feet-languages = Solo habla de las patas, pero en once idiomas.
note-share-trays = Pone 32 fichas en cada compartimento y saca de allí las cuatro primeras.
note-one-stock = Solo conoce una reserva de 64 fichas para los dos.
note-both-diagonals = Solo pide que las fichas del mismo color se toquen en diagonal. La otra diagonal también valdría.
note-red-green = Las rojas están donde aquí las blancas, y las verdes donde las negras.
note-convention = Lo llama una convención.
note-start-agreed = Los jugadores acuerdan quién empieza; contra la computadora lo decide el juego elegido.
note-row-uncounted = No dice cuántas fichas tiene la fila.
note-row-four = Su ejemplo tiene una fila de cuatro fichas.
note-colours-chosen = Deja que cada jugador elija su color; que el verde vaya siempre a la izquierda es nuestro.
note-row-not-straight = Llama fila a cualesquiera fichas rivales. Se perdió la línea recta.
note-machine-refuses = La computadora no acepta ninguna otra jugada.
note-machine-turns = La computadora voltea las fichas ella sola, y siempre todas.
note-own-disc-garbled = Prohíbe encerrar una ficha propia. Lo que quiere decir es saltar por encima de ella.
note-gap-named = Es la única que nombra la casilla vacía.
note-pass-garbled = Se perdió una palabra: dice que se pasa cuando se puede jugar.
note-machine-passes = La computadora pasa el turno ella sola.
note-no-mistakes = La computadora voltea las fichas y no se equivoca.
note-only-wrongly = Solo habla de fichas volteadas por error.
note-end-narrow = Solo nombra el tablero lleno y el color desaparecido, y olvida que los dos pueden quedar bloqueados.
note-end-general = No nombra este caso; lo cubre su regla general.
note-end-early = Solo dice que una partida puede terminar antes de llenarse las 64 casillas.
note-counts-shown = Los dos recuentos están en la pantalla durante toda la partida.
note-stronger-white = Pide que el jugador más fuerte lleve las blancas.
note-right-hand = La computadora da de una a cuatro fichas extra al jugador de la derecha, que puede ser ella misma.
note-no-order = No dice qué esquinas.
note-no-place = No dice dónde se ponen las fichas extra.
note-no-picture = Lo dice sin figura.
note-diagram-3 = A2 fue la última jugada de las blancas, que probablemente responderán A4.
note-first-corner = Dice que la primera esquina ayuda, pero que no es la razón principal de la victoria.
note-no-guarantee = Dice que una o varias esquinas no garantizan la victoria.
note-control-reversed = Invierte la idea: es el rival quien toma esquinas para conseguir el control.
note-many-moves = Aconseja no dejar demasiadas jugadas a las blancas.
note-dangerous-too = También cuentan las casillas junto a una esquina. Llama ejemplos a los problemas.
note-two-moves-lost = Solo imprime 22 jugadas. Quedarían dos casillas vacías y no saldría 54 a 10.
note-fifteen = Solo cuenta 15 juegos, pero sus cifras dan 30.
