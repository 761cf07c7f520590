# Outflank en español. Todos los idiomas tienen los mismos mensajes con las mismas variables.
# $color es "black" o "white"; en la consola, "green" o "red".

## El juego

color = { $color ->
    [black] Negras
    [green] Verdes
    [red] Rojas
   *[white] Blancas
}
to-move = { $color ->
    [black] Juegan las negras
    [green] Juegan las verdes
    [red] Juegan las rojas
   *[white] Juegan las blancas
}
must-pass = { $color ->
    [black] Las negras no tienen jugada y pasan
   *[white] Las blancas no tienen jugada y pasan
}
legal-moves = { $count ->
    [one] { $count } jugada posible:
   *[other] { $count } jugadas posibles:
}
wins = { $color ->
    [black] Ganan las negras
    [green] Ganan las verdes
    [red] Ganan las rojas
   *[white] Ganan las blancas
}
played-on-in-copy = Sigues jugando en una copia. El original se queda como está.
draw = La partida termina en empate
ending-full = El tablero está lleno
ending-wiped-out = { $color ->
    [black] A las negras no les queda ninguna ficha en el tablero
    [green] A las verdes no les queda ninguna ficha en el tablero
    [red] A las rojas no les queda ninguna ficha en el tablero
   *[white] A las blancas no les queda ninguna ficha en el tablero
}
ending-blocked = Nadie puede jugar
score-discs = Fichas en el tablero
score-margin = Diferencia
score-federation = Resultado federativo
score-federation-note = (que da las casillas vacías al ganador)
supply = En reserva: negras { $black }, blancas { $white }

## Partidas

game-number = Partida { $number }
position-number = Posición { $number }
ply-start = Antes de la primera jugada ({ $plies ->
    [one] sigue { $plies } jugada
   *[other] siguen { $plies } jugadas
})
ply-place = Jugada { $ply } de { $plies }: { $color ->
    [black] negras
    [green] verdes
    [red] rojas
   *[white] blancas
} { $square }
ply-pass = Jugada { $ply } de { $plies }: { $color ->
    [black] las negras pasan
    [green] las verdes pasan
    [red] las rojas pasan
   *[white] las blancas pasan
}
stops-early = La anotación acaba aquí; la partida no ha terminado
lent = { $color ->
    [black] A las negras no les quedaban fichas en reserva; las blancas les prestaron { $count }
   *[white] A las blancas no les quedaban fichas en reserva; las negras les prestaron { $count }
}
stated-margin = La anotación dice: { $color ->
    [black] ganan las negras por { $margin }
   *[white] ganan las blancas por { $margin }
}
stated-win = La anotación dice: { $color ->
    [black] ganan las negras
   *[white] ganan las blancas
}
stated-draw = La anotación dice: empate
stated-resigned = (por abandono)
stated-timed-out = (por tiempo)
stated-agreed = (de común acuerdo)
stated-forfeit = (por incomparecencia o sanción)
stated-wrong = (las jugadas dicen otra cosa)
known-scores = Resultados conocidos para quien juega:
# A thing with its value: "Margin: 12".
named = { $name }: { $value }
