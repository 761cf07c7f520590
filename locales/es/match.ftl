# Lo que ocurre en un encuentro, para quien lo cuente: páginas web, terminal, línea a línea.
# $color es "black" o "white"; en la consola, "green" o "red".
# Los textos que empiezan en minúscula se vuelven frases donde van solos.

## Lo que ocurre

event-game-began = Empieza la partida { $number }.
event-placed = Las { $color ->
    [black] negras
    [green] verdes
    [red] rojas
   *[white] blancas
} juegan { $square } y voltean { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
}.
event-placed-only = Las { $color ->
    [black] negras
    [green] verdes
    [red] rojas
   *[white] blancas
} ponen una ficha en { $square }.
event-placed-substitute = El ordenador juega { $square } por las { $color ->
    [black] negras
    [green] verdes
    [red] rojas
   *[white] blancas
} y voltea { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
}.
event-lent = { $color ->
    [black] A las negras no les quedan fichas en reserva: las blancas prestan una, que cruza la mesa.
    [green] A las verdes no les quedan fichas en reserva: las rojas prestan una.
    [red] A las rojas no les quedan fichas en reserva: las verdes prestan una.
   *[white] A las blancas no les quedan fichas en reserva: las negras prestan una, que cruza la mesa.
}
event-passed = Las { $color ->
    [black] negras
    [green] verdes
    [red] rojas
   *[white] blancas
} no tienen jugada y pasan.
event-turned = La ficha de { $square } es ahora { $color ->
    [black] negra
   *[white] blanca
}.
event-handed-over = Las { $color ->
    [black] negras
   *[white] blancas
} han terminado.
event-mistakes = { $count ->
    [0] Ningún error
    [one] { $count } error
   *[other] { $count } errores
} en el turno de las { $color ->
    [black] negras
   *[white] blancas
}.
event-take-back-asked = Las { $color ->
    [black] negras
   *[white] blancas
} quieren deshacer la última jugada.
event-take-back-refused = No se deshace la jugada de las { $color ->
    [black] negras
   *[white] blancas
}.
event-taken-back = Deshecho: { $squares }.
event-pass-taken-back = Se deshace el pase.
event-redone = Rehecho: { $squares }.
event-period = Las { $color ->
    [black] negras
   *[white] blancas
} juegan con periodos extra; quedan: { $periods }.
event-time-out = A las { $color ->
    [black] negras
    [green] verdes
    [red] rojas
   *[white] blancas
} se les acabó el tiempo.
event-time-out-computer = A las { $color ->
    [black] negras
    [green] verdes
    [red] rojas
   *[white] blancas
} se les acabó el tiempo: juega el ordenador.
event-overtime = A las { $color ->
    [black] negras
   *[white] blancas
} se les acabó el tiempo: { $time } más para terminar la partida, pero ya no pueden ganar.
event-paused = La partida está en pausa.
event-resumed = La partida sigue.
event-reopened = La partida sigue después de todo.
event-aborted = El encuentro queda anulado.
event-pause-asked = Las { $color ->
    [black] negras
    [green] verdes
    [red] rojas
   *[white] blancas
} piden una pausa.
event-pause-refused = No hay pausa para las { $color ->
    [black] negras
    [green] verdes
    [red] rojas
   *[white] blancas
}.
event-pause-ended = La pausa ha terminado; la partida continúa.
event-time-given = Se devuelve a las { $color ->
    [black] negras
    [green] verdes
    [red] rojas
   *[white] blancas
} el tiempo perdido en el camino.
event-starter = { $name } empieza la próxima partida.
event-aborted-late = Las { $color ->
    [black] negras
    [green] verdes
    [red] rojas
   *[white] blancas
} no han hecho su primera jugada a tiempo. Se cancela el encuentro.

## Cómo termina una partida

result-both-passed = Los dos han pasado.
result-resigned = { $color ->
    [black] Las negras abandonan.
    [green] Las verdes abandonan.
    [red] Las rojas abandonan.
   *[white] Las blancas abandonan.
}
result-left = Las { $color ->
    [black] negras
    [green] verdes
    [red] rojas
   *[white] blancas
} han dejado la partida.
result-overtime = Las { $color ->
    [black] negras
   *[white] blancas
} necesitaron tiempo extra y por eso pierden 31–33.
result-discs = Fichas en el tablero: { $color ->
    [green] verdes { $black }, rojas { $white }
   *[black] negras { $black }, blancas { $white }
}.
result-margin = Diferencia: { $margin }.
result-federation = Resultado federativo: { $black }–{ $white }.

## Qué estaba mal en un turno del tablero real

mark-illegal = Esta jugada iba contra las reglas.
mark-missed = { $count ->
    [one] Sin voltear: { $squares }.
   *[other] Sin voltear: { $squares }.
}
mark-wrong = { $count ->
    [one] Mal volteada: { $squares }.
   *[other] Mal volteadas: { $squares }.
}

## Cómo va un encuentro

status-ready = La partida no ha empezado.
status-thinking = { $color ->
    [black] Las negras piensan…
    [green] Las verdes piensan…
    [red] Las rojas piensan…
   *[white] Las blancas piensan…
}
series-wins = Partida { $game }. Victorias: { $one } – { $two }: { $first }–{ $second } (gana quien llegue a { $goal }).
series-games = Partida { $game } de { $goal }. Victorias: { $one } – { $two }: { $first }–{ $second }.
series-points = Partida { $game }. Puntos: { $one } – { $two }: { $first }–{ $second } (gana quien llegue a { $goal }).
series-tally = Victorias: { $one } – { $two }: { $first }–{ $second }.
series-won = Victoria en la serie: { $name }.
series-drawn = La serie acaba en empate.
series-tally-points = Puntos: { $one } – { $two }: { $first }–{ $second }.
series-over = { $result } { $score }
series-final-wins = Resultado final en victorias: { $one } – { $two }: { $first }–{ $second }.
series-final-points = Resultado final en puntos: { $one } – { $two }: { $first }–{ $second }.
series-final-margins = Los dos han ganado las mismas partidas; decide la suma de las diferencias: { $one } – { $two }: { $first }–{ $second }.
series-decides = { $name } ha ganado y decide quién empieza la próxima partida.
sheet-title = Hoja de resultados
sheet-won = Partida { $game }: gana { $name } por { $mine }–{ $theirs }.
sheet-margin = { $points ->
    [one] La diferencia vale { $points } punto.
   *[other] La diferencia vale { $points } puntos.
}
sheet-resigned = Partida { $game }: gana { $name } por abandono de { $loser }.
sheet-out-of-time = Partida { $game }: gana { $name } porque { $loser } agotó su tiempo.
sheet-left = Partida { $game }: gana { $name } porque { $loser } se ha ido.
sheet-awarded = Una partida así cuenta como ganada por las { $points } fichas y vale { $points } puntos, esté como esté el tablero.
sheet-overtime = Partida { $game }: { $late } usó el tiempo extra; gana { $name } y recibe { $points } puntos.
sheet-drawn = Partida { $game }: empate con { $discs } fichas cada uno. Nadie recibe puntos.
sheet-tie-break = Los dos han ganado las mismas partidas, así que decide la suma de las diferencias.

## Jugadores

player-named = { $name }
player-you = Tú
player-computer = Ordenador
player-computer-level = Ordenador, nivel { $level }
player-computer-max = Ordenador, nivel máximo
player-one = Jugador 1
player-two = Jugador 2

## Por qué algo se rechaza

refusal-occupied = ya hay una ficha en { $square }
refusal-turns-nothing = una ficha en { $square } no voltearía nada
refusal-pass = no se puede pasar mientras haya una jugada
refusal-turn = es el turno del rival
refusal-turn-of = { $color ->
    [black] no es el turno de las negras
   *[white] no es el turno de las blancas
}
refusal-not-at-a-table = en esta partida las fichas se voltean solas
refusal-no-disc = no hay ficha en { $square }
refusal-place-first = primero pon una ficha
refusal-already-placed = la ficha de este turno ya está en { $square }
refusal-stands = este turno ya no se puede cambiar
refusal-mistakes = { $count ->
    [one] { $count } ficha muestra la cara equivocada
   *[other] { $count } fichas muestran la cara equivocada
}
refusal-not-begun = no ha empezado ninguna partida
refusal-game-goes-on = la partida aún se está jugando
refusal-game-over = la partida ha terminado
refusal-match-over = el encuentro ha terminado
refusal-paused = la partida está en pausa
refusal-not-paused = la partida no está en pausa
refusal-time = se acabó el tiempo
refusal-too-late = entretanto ha ocurrido otra cosa
refusal-computer = este color lo juega el ordenador
refusal-no-take-backs = en esta partida no se deshacen jugadas
refusal-nothing-to-take-back = no hay jugada que deshacer
refusal-no-time-to-take-back = no queda tiempo para deshacer esto
refusal-asked = ya hay una pregunta sin responder
refusal-nothing-asked = nadie ha pedido deshacer una jugada
refusal-nothing-to-redo = no hay nada que jugar de nuevo
refusal-no-pauses = en esta partida no hay pausas
refusal-no-pause-asked = nadie ha pedido una pausa
refusal-pause-used = cada jugador tiene una pausa por partida
refusal-asked-too-often = espera un poco antes de volver a preguntar
refusal-nothing-to-claim = no estás esperando a tu rival
refusal-no-clock = no corre ningún reloj
refusal-starter-not-chosen = el ganador aún no ha dicho quién empieza la próxima partida
refusal-not-yours-to-choose = el ganador de la última partida decide quién empieza
refusal-not-gone = tu rival está presente o no lleva bastante tiempo ausente
refusal-abort = la partida ha empezado y solo se puede abandonar
refusal-not-yours = eso solo pueden hacerlo los jugadores de este encuentro
refusal-record = esta partida ha terminado y queda como está; sigue jugando con una copia
