# What the commands say.

## La primera pantalla

welcome-title = Outflank { $version }, la casa del juego de mesa Othello
welcome-goal = Gana quien al final tiene más fichas de su color en el tablero.
welcome-move = Coloca una ficha de modo que una línea recta de fichas rivales quede entre ella y otra ficha tuya. Todas las líneas así rodeadas pasan a tu color.
welcome-end = Sin una jugada así, pierdes el turno. Cuando nadie puede jugar, termina la partida.
welcome-commands = Qué puedes hacer:
welcome-serve = iniciar la aplicación web: jugar, analizar y guardar tus partidas
welcome-play = jugar en la terminal: contra el ordenador, entre dos, en la consola de 1982
welcome-rules = leer las reglas, cada una con su figura
welcome-show = dibujar una posición o una partida, de un archivo o de un texto pegado
welcome-convert = pasar partidas de un formato de archivo a otro
welcome-check = buscar jugadas ilegales y resultados erróneos en archivos de partidas
welcome-hint = hallar las mejores jugadas de una posición
welcome-book = ver las aperturas que conoce el motor y añadir otras
welcome-levels = ver los rivales que hay y su fuerza
welcome-solve = demostrar resultados de finales y comprobar los de un archivo
welcome-analyze = puntuar cada jugada de las partidas y hallar los errores
welcome-library = guarda colecciones de partidas y busca en ellas
welcome-explore = muestra qué se ha jugado en una posición
welcome-board = dibujar un tablero o una partida como SVG, PNG o GIF animado
welcome-puzzles = buscar, mostrar y demostrar problemas
welcome-openings = identificar una apertura o buscar una
welcome-random-position = crear posiciones al azar
welcome-selfplay-opening = crear aperturas con posibilidades para ambos bandos
welcome-bench = medir la búsqueda en este ordenador
welcome-train = entrenar al motor con sus propias partidas
welcome-match = hacer jugar a dos programas entre sí
welcome-gtp = funcionar como motor GTP, para GoGui y otros
welcome-nboard = funcionar como motor para NBoard
welcome-xboard = funcionar como motor para XBoard y OthelloTk
welcome-console = una consola con las órdenes de Edax
welcome-perft = contar todas las formas de jugar N jugadas
welcome-backup = copia todas las partidas a un archivo, también con el servidor en marcha
welcome-repair = busca partidas guardadas que no se pueden leer y las repara
welcome-completions = que tu intérprete de comandos complete estas órdenes
welcome-man = leer o instalar el manual
welcome-try = Prueba esto: { $command }
welcome-help = Más sobre una orden: { $command }
welcome-language = Otro idioma: { $option }

## Contar secuencias de jugadas

perft-depth = Prof.
perft-count = Secuencias
perft-time = Tiempo

## Comprobar y convertir

check-illegal = { $file }: partida { $game }, jugada { $ply } ({ $move }): { $reason }
check-score = { $file }: partida { $game }: resultado erróneo: la anotación dice { $stated }, las jugadas dan { $actual } (negras menos blancas, resultado federativo)
check-unreadable = { $file }: { $reason }
check-file = { $file }: { $summary }
check-summary = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}, { $illegal ->
    [one] { $illegal } ilegal
   *[other] { $illegal } ilegales
}, { $unfinished ->
    [one] { $unfinished } sin terminar
   *[other] { $unfinished } sin terminar
}, { $wrong ->
    [one] { $wrong } resultado erróneo
   *[other] { $wrong } resultados erróneos
}
check-summary-unreadable = { $count ->
    [one] { $count } ilegible
   *[other] { $count } ilegibles
}
pass = pasa
convert-done = { $count ->
    [one] { $count } partida escrita en { $file } ({ $format })
   *[other] { $count } partidas escritas en { $file } ({ $format })
}
convert-skipped = { $count ->
    [one] { $count } partida omitida por errores
   *[other] { $count } partidas omitidas por errores
}
convert-lost = { $format } no puede guardarlo todo. Se ha omitido:
convert-lost-kind = { $kind ->
    [variations] variantes
    [evaluations] valoraciones de jugadas
    [move-scores] puntuaciones de jugadas
    [times] tiempos de reflexión
    [move-comments] comentarios de jugadas
    [comments] comentarios
    [players] nombres de jugadores
    [ratings] puntuaciones Elo
    [events] torneos
    [rounds] rondas
    [sites] lugares
    [dates] fechas
    [times-of-day] horas
    [clocks] límites de tiempo
    [kinds] tipos de partida
    [tags] otras etiquetas
    [results] resultados
    [perfect-scores] resultados con juego perfecto
   *[moves] jugadas
} ({ $count ->
    [one] en { $count } partida
   *[other] en { $count } partidas
})
standard-output = la salida estándar

## Buscar

column-number = N.º
column-empties = Vacías
column-score = Resultado
column-move = Jug.
column-nodes = Nodos
column-time = Tiempo
column-speed = Nodos/s
column-line = Continuación esperada
search-state = { $empties ->
    [one] { $empties } vacía
   *[other] { $empties } vacías
}: { $move } ({ $score })
search-figures = { $nodes } nodos en { $time }, { $speed } nodos/s
table-reduced = falta memoria: la tabla tiene { $got } en vez de { $wanted }
solve-over = la partida ha terminado
solve-stopped = detenido: esta es la última respuesta completa
solve-wrong = erróneo: el archivo dice { $stated } para { $move }; hallado: { $found }
solve-summary = { $positions ->
    [one] { $positions } posición
   *[other] { $positions } posiciones
}, { $wrong ->
    [one] { $wrong } resultado erróneo
   *[other] { $wrong } resultados erróneos
}, { $nodes } nodos en { $time }, { $speed } nodos/s

## Aprender

train-played = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
} con { $samples ->
    [one] { $samples } posición
   *[other] { $samples } posiciones
} en { $file } ({ $added ->
    [one] { $added } partida nueva
   *[other] { $added } partidas nuevas
})
train-stopped = detenido: la misma orden continúa desde aquí
train-labelled = { $file }: { $count ->
    [one] una posición valorada
   *[other] { $count } posiciones valoradas
}
train-people = De { $count } jugadas que no había visto, el { $first } % eran su primera opción y el { $three } % estaban entre las tres primeras
train-round = Vuelta { $round }: error medio de { $error } fichas
train-held-out = Apartadas, { $source }: { $count }, error medio de { $error } fichas
train-written = { $file } escrito
train-packed = { $file } escrito: { $packed } bytes en vez de { $bytes }
train-total = todas
train-column-fitted = Ajustadas
train-column-held-out = Apartadas
train-column-error = Error
train-column-bias = Sesgo
train-column-exact = Resueltas
train-column-search = Buscadas
train-column-game = Jugadas
train-series-fitted = ajustadas
train-series-held-out = apartadas
train-series-exact = posiciones resueltas
train-series-search = valores de búsquedas
train-series-game = resultados de partidas
train-chart-fit = Cuánto se equivoca la evaluación ajustada
train-chart-evaluate = Cuánto se equivoca la evaluación
train-chart-empties = casillas vacías
train-chart-error = error medio en fichas
train-probcut-midgame = Desviación típica, en fichas, de una búsqueda de esta profundidad respecto a otras menos profundas (0: a simple vista)
train-probcut-endgame = Lo mismo para búsquedas hasta el final de la partida

## Encuentros

match-interrupted = Detenido antes del final; los resultados hasta ahora:
match-games = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}, { $openings ->
    [one] { $openings } apertura
   *[other] { $openings } aperturas
}
match-result = A: { $wins ->
    [one] { $wins } ganada
   *[other] { $wins } ganadas
}, { $draws ->
    [one] { $draws } empatada
   *[other] { $draws } empatadas
}, { $losses ->
    [one] { $losses } perdida
   *[other] { $losses } perdidas
} ({ $points } puntos)
match-discs = Resultado medio de A: { $discs } fichas (resultado federativo)
match-elo = Elo de A respecto a B: { $elo } (95 %: de { $low } a { $high })
match-elo-unknown = Elo de A respecto a B: estas partidas no lo dicen
match-llr = Prueba secuencial: { $llr } entre { $lower } y { $upper }:
match-sprt-open = sin decidir
match-sprt-lower = la diferencia de Elo no pasa de { $elo }
match-sprt-upper = la diferencia de Elo es al menos { $elo }
match-lost = Partida { $game }, perdida por { $name }:
fault-illegal-move = jugada ilegal
fault-out-of-time = tiempo agotado
fault-silent = sin respuesta
fault-crashed = el programa terminó
fault-refused = rechazó una orden
fault-resigned = abandonó

## Aperturas

opening-perpendicular = Perpendicular
opening-diagonal = Diagonal
opening-parallel = Paralela
opening-is = { $name } ({ $family })
opening-was = { $name } ({ $family }), hasta la jugada { $ply }
opening-unnamed = ninguna apertura con nombre
opening-next = Lo que puede seguir:
selfplay-opening-few = no se { $count ->
    [0] halló ninguna apertura así
    [one] halló más que una apertura así
   *[other] hallaron más que { $count } aperturas así
}: amplía con --within, --stray o --plies

## Análisis

analyze-column-best = Mejor
analyze-column-loss = Pierde
analyze-column-moves = Jugadas
analyze-column-no-loss = Sin pérdida
analyze-column-discs = Fichas perdidas
analyze-column-players = Jugadores
analyze-column-worst = Peor jugada
analyze-graph = Resultado esperado: por encima de la línea ganan las negras, por debajo las blancas
analyze-summary = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}, { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}, { $loss } fichas perdidas por jugada de media
analyze-resumed = { $count ->
    [one] { $count } posición ya estaba analizada
   *[other] { $count } posiciones ya estaban analizadas
}
analyze-stopped = detenido tras { $done } de { $games } partidas
analyze-stopped-journal = detenido tras { $done } de { $games } partidas: la misma orden continúa desde aquí

## The web app

serve-ready = Outflank está listo: { $address }
serve-games = Tus partidas se guardan en { $path }
serve-other-port = El puerto { $port } está ocupado; se usa otro.
serve-stop = Ctrl-C lo detiene.

## El archivo de partidas

backup-done = Las partidas están copiadas en { $path }.
restore-done = Las partidas de { $copy } están ahora en { $path }.
restore-kept = Lo que había se conserva en { $path }.
repair-counted = Partidas: { $matches }. Notas de aprendizaje: { $notes }.
repair-sound = Todo se puede leer.
repair-match = La partida { $name } no se puede leer: { $detail }
repair-summary = La partida { $name } está entera, pero su línea en la lista no se puede leer: { $detail }
repair-note = La nota de aprendizaje { $name } no se puede leer: { $detail }
repair-mended = Se han vuelto a escribir líneas de la lista.
repair-set-aside = Lo que no se podía leer está ahora en { $path }.
repair-deleted = Lo que no se podía leer se ha borrado.
repair-how = No se ha cambiado nada. --mend vuelve a escribir líneas de la lista, --set-aside ARCHIVO mueve a un archivo lo que no se puede leer y --delete lo borra.

## La biblioteca de colecciones

library-file = { $file }: { $added } nuevas, { $known } ya estaban
library-refused = { $file }: no se ha añadido nada: { $reason }
library-stopped = Interrumpido: del último archivo no se ha añadido nada.
library-added = { $added ->
    [one] { $added } partida añadida
   *[other] { $added } partidas añadidas
}; { $known } ya estaban. La biblioteca tiene { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}.
library-empty = La biblioteca está vacía. Para añadir partidas: outflank library add ARCHIVO
library-size = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}, { $size } MB en disco
library-removed = Se ha quitado { $name }, con { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}.
library-found = { $games ->
    [0] No hay ninguna partida así
    [one] { $games } partida
   *[other] { $games } partidas
}
library-found-some = De la { $first } a la { $last } de { $games } partidas
library-column-collection = Colección
library-column-games = Partidas
library-column-years = Años
library-column-number = Número
library-column-date = Fecha
library-column-black = Negras
library-column-white = Blancas
library-column-result = Resultado
library-column-event = Torneo
library-column-move = Jugada
library-column-share = Parte
library-column-won = Gana %
library-column-drawn = Empata %
library-column-lost = Pierde %
library-column-mean = Media
library-column-book = Libro
library-column-last = Última
library-column-players = Quién
explore-none = Ninguna partida de la biblioteca tuvo esta posición.
explore-summary = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}. Quien mueve ganó el { $won } %, empató el { $drawn } % y perdió el { $lost } %; media de { $mean } fichas.
explore-ended = { $games ->
    [one] { $games } partida terminó aquí.
   *[other] { $games } partidas terminaron aquí.
}
explore-top = Partidas conocidas

## Problemas

puzzles-flaw = { $id }: { $flaw }
puzzles-count = { $kind }: { $count }
puzzles-verified = { $count ->
    [one] { $count } problema
   *[other] { $count } problemas
}, { $flawed ->
    [one] { $flawed } con fallo
   *[other] { $flawed } con fallos
}, en { $time }
puzzles-made = { $count ->
    [one] { $count } problema nuevo en { $file }
   *[other] { $count } problemas nuevos en { $file }
}, de { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
puzzles-graded = { $count ->
    [one] { $count } problema clasificado
   *[other] { $count } problemas clasificados
}
