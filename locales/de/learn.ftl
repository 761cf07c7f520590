# Lektionen und Aufgaben.
# $square, $reply und $trap sind Felder wie D3; $color ist "black" oder "white".

## Aufgaben

puzzle-kind-corner = Eine Ecke erzwingen
puzzle-kind-only-win = Der einzige Gewinnzug
puzzle-kind-endgame = Das perfekte Endspiel
puzzle-kind-swing = Der große Umschwung
puzzle-kind-trap = Die Falle meiden
puzzle-kind-wipe-out = Bis zum letzten Plättchen
puzzle-task-corner = { $color ->
    [black] Schwarz ist am Zug. Finde den Zug, nach dem Schwarz eine Ecke nimmt, was Weiß auch antwortet.
   *[white] Weiß ist am Zug. Finde den Zug, nach dem Weiß eine Ecke nimmt, was Schwarz auch antwortet.
}
puzzle-task-only-win = { $color ->
    [black] Schwarz ist am Zug. Ein Zug gewinnt, jeder andere verspielt den Sieg.
   *[white] Weiß ist am Zug. Ein Zug gewinnt, jeder andere verspielt den Sieg.
}
puzzle-task-endgame = { $color ->
    [black] Schwarz ist am Zug. Spiel das Ende, ohne ein einziges Plättchen zu verschenken.
   *[white] Weiß ist am Zug. Spiel das Ende, ohne ein einziges Plättchen zu verschenken.
}
puzzle-task-swing = { $color ->
    [black] Schwarz ist am Zug. Ein Zug ist viel besser als alle anderen.
   *[white] Weiß ist am Zug. Ein Zug ist viel besser als alle anderen.
}
puzzle-task-trap = { $color ->
    [black] Schwarz ist am Zug. Ein Zug lockt und ist falsch. Finde den besten.
   *[white] Weiß ist am Zug. Ein Zug lockt und ist falsch. Finde den besten.
}
puzzle-task-wipe-out = { $color ->
    [black] Schwarz ist am Zug. Ein Zug führt zu einem Ende ohne ein einziges weißes Plättchen.
   *[white] Weiß ist am Zug. Ein Zug führt zu einem Ende ohne ein einziges schwarzes Plättchen.
}
puzzle-wrong = Nicht { $square }: Es gibt einen besseren Zug. Schau noch einmal hin.
puzzle-wrong-corner = Nicht { $square }: Nach der Antwort { $reply } ist keine Ecke zu haben.
puzzle-wrong-only-win = { $square } gewinnt nicht. Schau noch einmal hin.
puzzle-wrong-trap = { $square } ist die Falle. Es sieht gut aus, kostet aber das Ergebnis.
puzzle-wrong-wipe-out = Nach { $square } behält der Gegner ein Plättchen. Schau noch einmal hin.
puzzle-right-corner = Richtig: Nach { $square } gibt jede Antwort eine Ecke preis.
puzzle-right-win = Richtig: { $square } gewinnt, bei bestem Spiel mit { $count }.
puzzle-right-draw = Richtig: { $square } hält das Unentschieden.
puzzle-right-wipe-out = Richtig: Nach { $square } kann der Gegner kein einziges Plättchen retten.
puzzle-level = Stufe { $level } von 5
puzzle-share = Etwa { $share } von 100 Spielern würden ihn finden.
puzzle-solution = Lösung: { $line }
puzzle-trap = Die Falle: { $trap }
puzzle-score = Ergebnis bei bestem Spiel: { $discs }
