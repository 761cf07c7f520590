# Outflank auf Deutsch. Jede Sprache hat dieselben Texte mit denselben Variablen.
# $color ist "black" oder "white"; auf der Konsole "green" oder "red".

## Das Spiel

color = { $color ->
    [black] Schwarz
    [green] Grün
    [red] Rot
   *[white] Weiß
}
to-move = { $color ->
    [black] Schwarz ist am Zug
    [green] Grün ist am Zug
    [red] Rot ist am Zug
   *[white] Weiß ist am Zug
}
must-pass = { $color ->
    [black] Schwarz kann nicht ziehen und muss passen
   *[white] Weiß kann nicht ziehen und muss passen
}
legal-moves = { $count ->
    [one] { $count } möglicher Zug:
   *[other] { $count } mögliche Züge:
}
wins = { $color ->
    [black] Schwarz gewinnt
    [green] Grün gewinnt
    [red] Rot gewinnt
   *[white] Weiß gewinnt
}
played-on-in-copy = Du spielst in einer Kopie weiter. Das Original bleibt, wie es ist.
draw = Die Partie endet unentschieden
ending-full = Das Brett ist voll
ending-wiped-out = { $color ->
    [black] Schwarz hat kein Plättchen mehr auf dem Brett
    [green] Grün hat kein Plättchen mehr auf dem Brett
    [red] Rot hat kein Plättchen mehr auf dem Brett
   *[white] Weiß hat kein Plättchen mehr auf dem Brett
}
ending-blocked = Niemand kann mehr ziehen
score-discs = Plättchen auf dem Brett
score-margin = Vorsprung
score-federation = Verbandswertung
score-federation-note = (die leere Felder dem Sieger gibt)
supply = Im Vorrat: Schwarz { $black }, Weiß { $white }

## Partien

game-number = Partie { $number }
position-number = Stellung { $number }
ply-start = Vor dem ersten Zug ({ $plies ->
    [one] { $plies } Zug folgt
   *[other] { $plies } Züge folgen
})
ply-place = Zug { $ply } von { $plies }: { $color ->
    [black] Schwarz
    [green] Grün
    [red] Rot
   *[white] Weiß
} { $square }
ply-pass = Zug { $ply } von { $plies }: { $color ->
    [black] Schwarz passt
    [green] Grün passt
    [red] Rot passt
   *[white] Weiß passt
}
stops-early = Die Aufzeichnung endet hier; die Partie ist nicht zu Ende
lent = { $color ->
    [black] Schwarz hat keine Plättchen mehr im Vorrat; Weiß hat ihm { $count } geliehen
   *[white] Weiß hat keine Plättchen mehr im Vorrat; Schwarz hat ihm { $count } geliehen
}
stated-margin = Laut Aufzeichnung: { $color ->
    [black] Schwarz gewinnt mit { $margin } Plättchen Vorsprung
   *[white] Weiß gewinnt mit { $margin } Plättchen Vorsprung
}
stated-win = Laut Aufzeichnung: { $color ->
    [black] Schwarz gewinnt
   *[white] Weiß gewinnt
}
stated-draw = Laut Aufzeichnung: unentschieden
stated-resigned = (durch Aufgabe)
stated-timed-out = (durch Zeitüberschreitung)
stated-agreed = (im Einvernehmen)
stated-forfeit = (kampflos oder durch Regelverstoß)
stated-wrong = (die Züge sagen etwas anderes)
known-scores = Bekannte Ergebnisse für die Seite am Zug:
# A thing with its value: "Margin: 12".
named = { $name }: { $value }
