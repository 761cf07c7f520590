# Was in einem Match geschieht, für alle, die davon erzählen: Webseiten, Terminal, Zeile für Zeile.
# $color ist "black" oder "white"; auf der Konsole "green" oder "red".
# Texte mit kleinem Anfang werden zu Sätzen, wo sie allein stehen.

## Was geschieht

event-game-began = Partie { $number } beginnt.
event-placed = { $color ->
    [black] Schwarz
    [green] Grün
    [red] Rot
   *[white] Weiß
} spielt { $square } und dreht { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
} um.
event-placed-only = { $color ->
    [black] Schwarz
    [green] Grün
    [red] Rot
   *[white] Weiß
} legt ein Plättchen auf { $square }.
event-placed-substitute = Der Computer spielt { $square } für { $color ->
    [black] Schwarz
    [green] Grün
    [red] Rot
   *[white] Weiß
} und dreht { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
} um.
event-lent = { $color ->
    [black] Schwarz hat kein Plättchen mehr im Vorrat: Weiß leiht eins, es wandert herüber.
    [green] Grün hat kein Plättchen mehr im Vorrat: Rot leiht eins.
    [red] Rot hat kein Plättchen mehr im Vorrat: Grün leiht eins.
   *[white] Weiß hat kein Plättchen mehr im Vorrat: Schwarz leiht eins, es wandert herüber.
}
event-passed = { $color ->
    [black] Schwarz
    [green] Grün
    [red] Rot
   *[white] Weiß
} kann nicht ziehen und passt.
event-turned = Das Plättchen auf { $square } ist jetzt { $color ->
    [black] schwarz
   *[white] weiß
}.
event-handed-over = { $color ->
    [black] Schwarz
   *[white] Weiß
} ist fertig.
event-mistakes = { $count ->
    [0] Kein Fehler
    [one] { $count } Fehler
   *[other] { $count } Fehler
} im Zug von { $color ->
    [black] Schwarz
   *[white] Weiß
}.
event-take-back-asked = { $color ->
    [black] Schwarz
   *[white] Weiß
} möchte den letzten Zug zurücknehmen.
event-take-back-refused = Der Zug von { $color ->
    [black] Schwarz
   *[white] Weiß
} wird nicht zurückgenommen.
event-taken-back = Zurückgenommen: { $squares }.
event-pass-taken-back = Das Passen ist zurückgenommen.
event-redone = Wieder gespielt: { $squares }.
event-period = { $color ->
    [black] Schwarz
   *[white] Weiß
} spielt in Zusatzperioden; übrig: { $periods }.
event-time-out = Die Zeit von { $color ->
    [black] Schwarz
    [green] Grün
    [red] Rot
   *[white] Weiß
} ist abgelaufen.
event-time-out-computer = Die Zeit von { $color ->
    [black] Schwarz
    [green] Grün
    [red] Rot
   *[white] Weiß
} ist abgelaufen: Der Computer zieht.
event-overtime = Die Zeit von { $color ->
    [black] Schwarz
   *[white] Weiß
} ist abgelaufen: noch { $time } bis zum Ende der Partie, gewinnen geht nicht mehr.
event-paused = Die Partie ist angehalten.
event-resumed = Die Partie geht weiter.
event-reopened = Die Partie geht doch weiter.
event-aborted = Das Match ist abgesagt.
event-pause-asked = { $color ->
    [black] Schwarz
    [green] Grün
    [red] Rot
   *[white] Weiß
} möchte eine Pause.
event-pause-refused = Keine Pause für { $color ->
    [black] Schwarz
    [green] Grün
    [red] Rot
   *[white] Weiß
}.
event-pause-ended = Die Pause ist vorbei, das Spiel geht weiter.
event-time-given = { $color ->
    [black] Schwarz
    [green] Grün
    [red] Rot
   *[white] Weiß
} bekommt die unterwegs verlorene Zeit zurück.
event-starter = { $name } beginnt die nächste Partie.
event-aborted-late = { $color ->
    [black] Schwarz
    [green] Grün
    [red] Rot
   *[white] Weiß
} hat den ersten Zug nicht rechtzeitig gemacht. Die Partie wird abgesagt.

## Wie eine Partie endet

result-both-passed = Beide haben gepasst.
result-resigned = { $color ->
    [black] Schwarz
    [green] Grün
    [red] Rot
   *[white] Weiß
} gibt auf.
result-left = { $color ->
    [black] Schwarz
    [green] Grün
    [red] Rot
   *[white] Weiß
} hat das Spiel verlassen.
result-overtime = { $color ->
    [black] Schwarz
   *[white] Weiß
} hat Zusatzzeit gebraucht und verliert darum 31–33.
result-discs = Plättchen auf dem Brett: { $color ->
    [green] Grün { $black }, Rot { $white }
   *[black] Schwarz { $black }, Weiß { $white }
}.
result-margin = Vorsprung: { $margin }.
result-federation = Verbandswertung: { $black }–{ $white }.

## Was an einem Zug auf dem echten Brett falsch war

mark-illegal = Dieser Zug war gegen die Regeln.
mark-missed = { $count ->
    [one] Nicht umgedreht: { $squares }.
   *[other] Nicht umgedreht: { $squares }.
}
mark-wrong = { $count ->
    [one] Zu Unrecht umgedreht: { $squares }.
   *[other] Zu Unrecht umgedreht: { $squares }.
}

## Wie es um ein Match steht

status-ready = Die Partie hat noch nicht begonnen.
status-thinking = { $color ->
    [black] Schwarz
    [green] Grün
    [red] Rot
   *[white] Weiß
} denkt nach …
series-wins = Partie { $game }. Siege: { $one } – { $two }: { $first }–{ $second } (bis { $goal }).
series-games = Partie { $game } von { $goal }. Siege: { $one } – { $two }: { $first }–{ $second }.
series-points = Partie { $game }. Punkte: { $one } – { $two }: { $first }–{ $second } (bis { $goal }).
series-tally = Siege: { $one } – { $two }: { $first }–{ $second }.
series-won = Die Serie gewinnt: { $name }.
series-drawn = Die Serie endet unentschieden.
series-tally-points = Punkte: { $one } – { $two }: { $first }–{ $second }.
series-over = { $result } { $score }
series-final-wins = Endstand nach Siegen: { $one } – { $two }: { $first }–{ $second }.
series-final-points = Endstand nach Punkten: { $one } – { $two }: { $first }–{ $second }.
series-final-margins = Beide haben gleich oft gewonnen; die Summe der Differenzen entscheidet: { $one } – { $two }: { $first }–{ $second }.
series-decides = Wer die nächste Partie beginnt, entscheidet der Sieger: { $name }.
sheet-title = Spielzettel
sheet-won = Partie { $game }: { $name } gewinnt { $mine }–{ $theirs }.
sheet-margin = { $points ->
    [one] Die Differenz zählt { $points } Punkt.
   *[other] Die Differenz zählt { $points } Punkte.
}
sheet-resigned = Partie { $game }: { $name } gewinnt, weil { $loser } aufgegeben hat.
sheet-out-of-time = Partie { $game }: { $name } gewinnt, weil die Zeit von { $loser } abgelaufen ist.
sheet-left = Partie { $game }: { $name } gewinnt, weil { $loser } gegangen ist.
sheet-awarded = So eine Partie zählt, als wären alle { $points } Plättchen gewonnen: { $points } Punkte, gleich was auf dem Brett liegt.
sheet-overtime = Partie { $game }: { $late } hat die Zusatzzeit gebraucht; { $name } gewinnt und bekommt { $points } Punkte.
sheet-drawn = Partie { $game }: unentschieden mit je { $discs } Plättchen. Niemand bekommt Punkte.
sheet-tie-break = Beide haben gleich oft gewonnen, also entscheidet die Summe der Differenzen.

## Spieler

player-named = { $name }
player-you = Du
player-computer = Computer
player-computer-level = Computer, Stufe { $level }
player-computer-max = Computer, höchste Stufe
player-one = Spieler 1
player-two = Spieler 2

## Warum etwas abgelehnt wird

refusal-occupied = auf { $square } liegt schon ein Plättchen
refusal-turns-nothing = ein Plättchen auf { $square } würde nichts umdrehen
refusal-pass = Passen ist nicht erlaubt, solange es einen Zug gibt
refusal-turn = der Gegner ist am Zug
refusal-turn-of = { $color ->
    [black] Schwarz ist nicht am Zug
   *[white] Weiß ist nicht am Zug
}
refusal-not-at-a-table = in dieser Partie drehen sich die Plättchen von selbst um
refusal-no-disc = auf { $square } liegt kein Plättchen
refusal-place-first = lege zuerst ein Plättchen
refusal-already-placed = das Plättchen dieses Zuges liegt schon auf { $square }
refusal-stands = dieser Zug lässt sich nicht mehr ändern
refusal-mistakes = { $count ->
    [one] { $count } Plättchen zeigt die falsche Seite
   *[other] { $count } Plättchen zeigen die falsche Seite
}
refusal-not-begun = es hat noch keine Partie begonnen
refusal-game-goes-on = die Partie läuft noch
refusal-game-over = die Partie ist zu Ende
refusal-match-over = das Match ist zu Ende
refusal-paused = die Partie ist angehalten
refusal-not-paused = die Partie ist nicht angehalten
refusal-time = die Zeit ist abgelaufen
refusal-too-late = inzwischen ist etwas anderes geschehen
refusal-computer = diese Farbe spielt der Computer
refusal-no-take-backs = in dieser Partie wird nichts zurückgenommen
refusal-nothing-to-take-back = es gibt keinen Zug zum Zurücknehmen
refusal-no-time-to-take-back = zum Zurücknehmen ist nicht mehr genug Zeit übrig
refusal-asked = eine Frage wartet schon auf Antwort
refusal-nothing-asked = niemand hat um Zurücknahme gebeten
refusal-nothing-to-redo = es gibt nichts zu wiederholen
refusal-no-pauses = in dieser Partie gibt es keine Pausen
refusal-no-pause-asked = niemand hat um eine Pause gebeten
refusal-pause-used = jeder Spieler hat eine Pause je Spiel
refusal-asked-too-often = warte ein wenig, bevor du wieder fragst
refusal-nothing-to-claim = du wartest nicht auf deinen Gegner
refusal-no-clock = keine Uhr läuft
refusal-starter-not-chosen = der Sieger hat noch nicht gesagt, wer die nächste Partie beginnt
refusal-not-yours-to-choose = wer beginnt, entscheidet der Sieger des letzten Spiels
refusal-not-gone = dein Gegner ist da oder noch nicht lange genug weg
refusal-abort = die Partie hat begonnen und kann nur noch aufgegeben werden
refusal-not-yours = das dürfen nur die Spieler dieses Matches
refusal-record = diese Partie ist beendet und bleibt, wie sie ist; spiele mit einer Kopie weiter
