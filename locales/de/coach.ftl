# Was der Trainer über einen Zug sagt.
# $square, $best, $corner und $reply sind Felder wie D3; $corners ist eine Liste davon.
# $again ist yes, wenn der Satz davor von demselben Zug handelte.

## Das Urteil

coach-best = { $square } ist der beste Zug.
coach-looks-best = { $square } sieht am besten aus.
coach-only-move = { $square } ist der einzige Zug.
coach-equal = { $square } ist so gut wie { $best }.
coach-good = { $square } ist fast so gut wie { $best }.
coach-loses-discs = { $square } verschenkt { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
} gegenüber { $best }.
coach-loses-about = { $square } verschenkt etwa { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
}; besser ist { $best }.
coach-win-lost = { $square } macht aus einem Sieg eine Niederlage; { $best } gewinnt.
coach-win-drawn = { $square } macht aus einem Sieg ein Unentschieden; { $best } gewinnt.
coach-draw-lost = { $square } macht aus einem Unentschieden eine Niederlage; { $best } hält das Unentschieden.

coach-grade-best = Bester Zug
coach-grade-looks-best = Sieht am besten aus
coach-grade-good = Gut
coach-grade-inaccuracy = Ungenau
coach-grade-mistake = Fehler
coach-grade-blunder = Grober Fehler

## Gründe

coach-wipes-out = { $again ->
    [yes] Er lässt dem Gegner kein einziges Plättchen.
   *[no] { $square } lässt dem Gegner kein einziges Plättchen.
}
coach-takes-corner = { $again ->
    [yes] Er nimmt eine Ecke, und ein Plättchen dort kann nie mehr umgedreht werden.
   *[no] { $square } nimmt eine Ecke, und ein Plättchen dort kann nie mehr umgedreht werden.
}
coach-gives-corner = { $count ->
    [one] { $square } überlässt dem Gegner die Ecke { $corners }.
   *[other] { $square } lässt dem Gegner die Wahl zwischen { $count } Ecken: { $corners }.
}
coach-forces-corner = { $again ->
    [yes] { $count ->
        [0] Danach muss der Gegner passen, und eine Ecke kannst du nehmen.
        [one] Die einzige Antwort darauf gibt eine Ecke preis.
       *[other] Jede der { $count } Antworten darauf gibt eine Ecke preis.
    }
   *[no] { $count ->
        [0] Nach { $square } muss der Gegner passen, und eine Ecke kannst du nehmen.
        [one] Die einzige Antwort auf { $square } gibt eine Ecke preis.
       *[other] Jede der { $count } Antworten auf { $square } gibt eine Ecke preis.
    }
}
coach-loses-corner = Nach { $square } ist damit zu rechnen, dass der Gegner die Ecke { $corner } bekommt.
coach-wins-corner = { $again ->
    [yes] Er bringt voraussichtlich ein paar Züge später die Ecke { $corner } ein.
   *[no] { $square } bringt voraussichtlich ein paar Züge später die Ecke { $corner } ein.
}
coach-danger-x = { $square } liegt schräg neben der leeren Ecke { $corner }: die gefährlichste Art von Feld.
coach-danger-c = { $square } liegt am Rand direkt neben der leeren Ecke { $corner }, und das kostet leicht die Ecke.
coach-passes = { $again ->
    [yes] Er lässt dem Gegner keinen Zug, sodass man gleich wieder an der Reihe ist.
   *[no] { $square } lässt dem Gegner keinen Zug, sodass man gleich wieder an der Reihe ist.
}
coach-more-replies = { $square } lässt dem Gegner { $count } Antworten, { $best } nur { $other }.
coach-fewest-replies = { $again ->
    [yes] Er lässt
   *[no] { $square } lässt
} dem Gegner { $count ->
    [one] eine einzige Antwort
   *[other] { $count } Antworten
}, weniger als jeder andere Zug.
coach-fewer-own-moves = { $count ->
    [0] Mit { $square } bleibt kein Zug in Reserve, mit { $best } { $other ->
        [one] wäre es einer
       *[other] wären es { $other }
    }.
    [one] Mit { $square } bleibt nur ein Zug in Reserve, mit { $best } wären es { $other }.
   *[other] Mit { $square } bleiben { $count } Züge in Reserve, mit { $best } wären es { $other }.
}
coach-fewer-moves-next = { $count ->
    [0] Nach { $square } und der Antwort { $reply } bleibt kein Zug; mit { $best } { $other ->
        [one] wäre es einer
       *[other] wären es { $other }
    }.
    [one] Nach { $square } und der Antwort { $reply } bleibt nur ein Zug; mit { $best } wären es { $other }.
   *[other] Nach { $square } und der Antwort { $reply } bleiben { $count } Züge zur Wahl; mit { $best } wären es { $other }.
}
coach-makes-safe = { $again ->
    [yes] Der Zug macht
   *[no] { $square } macht
} { $count ->
    [one] ein Plättchen
   *[other] { $count } Plättchen
} für immer sicher.
coach-gives-safe = { $count ->
    [one] { $square } macht ein Plättchen des Gegners für immer sicher.
   *[other] { $square } macht { $count } Plättchen des Gegners für immer sicher.
}
coach-wider-frontier = Nach { $square } grenzen { $count } Plättchen an leere Felder, nach { $best } nur { $other }.
coach-turns-many = { $square } dreht { $count } Plättchen um, { $best } nur { $other }; am Anfang ist weniger meist besser.
coach-turns-few = Gegen Ende zählt jedes Plättchen: { $best } dreht { $other } um, { $square } nur { $count }.
coach-quiet = { $again ->
    [yes] Es ist ein stiller Zug: Kein umgedrehtes Plättchen liegt neben einem leeren Feld.
   *[no] { $square } ist ein stiller Zug: Kein umgedrehtes Plättchen liegt neben einem leeren Feld.
}
coach-wedge = { $again ->
    [yes] Er setzt sich am Rand als Keil zwischen zwei gegnerische Plättchen.
   *[no] { $square } setzt sich am Rand als Keil zwischen zwei gegnerische Plättchen.
}
coach-odd-region = { $again ->
    [yes] Er
   *[no] { $square }
} { $count ->
    [one] füllt ein einzelnes leeres Feld; dort kann der Gegner nicht antworten.
   *[other] geht in ein Gebiet mit { $count } leeren Feldern, also einer ungeraden Zahl, und lässt dem Gegner eine gerade.
}
coach-even-region = { $square } öffnet ein Gebiet mit { $count } leeren Feldern, also einer geraden Zahl; dort kann der Gegner den letzten Zug bekommen.
coach-takes-square = { $square } lässt den Gegner auf { $best } setzen, das Feld, das du selbst wolltest.
coach-can-wait = Auf { $square } kann der Gegner jetzt nicht setzen, auf { $best } schon: { $square } hätte Zeit gehabt.
coach-quiet-reply = { $square } erlaubt die stille Antwort { $reply }, die kein Plättchen neben einem leeren Feld umdreht.
coach-reply = Das Problem an { $square } ist die Antwort { $reply }.
coach-deeper = Was an { $square } schlecht ist, zeigt sich erst einige Züge später.

## Was ein Zug bewirkt

coach-fact-turns = { $count ->
    [one] { $square } dreht ein Plättchen um.
   *[other] { $square } dreht { $count } Plättchen um.
}
coach-fact-own-moves = Eigene Züge: vorher { $before }, nachher { $after }.
coach-fact-their-moves = Züge des Gegners: vorher { $before }, nachher { $after }.
coach-fact-own-frontier = Eigene Plättchen neben leeren Feldern: vorher { $before }, nachher { $after }.
coach-fact-own-safe = Eigene Plättchen, die für immer sicher sind: vorher { $before }, nachher { $after }.
coach-fact-their-safe = Plättchen des Gegners, die für immer sicher sind: vorher { $before }, nachher { $after }.
coach-fact-region = Leere Felder in diesem Gebiet: { $count }.
coach-fact-closes-corner = { $count ->
    [one] { $square } versperrt dem Gegner die Ecke { $corners }.
   *[other] { $square } versperrt dem Gegner { $count } Ecken: { $corners }.
}
coach-fact-ends = { $square } beendet die Partie.

## Hinweise

coach-idea-take-corner = Du kannst eine Ecke nehmen.
coach-idea-force-corner = Es gibt einen Zug, nach dem du eine Ecke bekommst, was der Gegner auch tut.
coach-idea-corner = Denk ein paar Züge voraus: Da ist eine Ecke zu gewinnen.
coach-idea-pass = Du kannst dem Gegner jeden Zug nehmen.
coach-idea-wipe-out = Du kannst dem Gegner alle Plättchen nehmen.
coach-idea-mobility = Lass dem Gegner so wenige Antworten wie möglich.
coach-idea-stability = Finde Plättchen, die du für immer sicher machen kannst.
coach-idea-quiet = Suche einen stillen Zug: einen, der nur Plättchen ohne leeres Feld daneben umdreht.
coach-idea-parity = Zähl die leeren Felder jedes Gebiets und spiel dort, wo die Zahl ungerade ist.
coach-idea-edge = Vielleicht passt ein Plättchen von dir am Rand zwischen zwei gegnerische.
coach-idea-avoid = Manche deiner Züge überlassen dem Gegner eine Ecke: Meide sie.
coach-idea-compare = Vergleiche, was deine Züge übrig lassen: Der beste erlaubt die wenigsten guten Antworten.
coach-look-corners = Sieh dir die Ecken an.
coach-look-edge = { $edge ->
    [top] Sieh dir den oberen Rand an.
    [bottom] Sieh dir den unteren Rand an.
    [left] Sieh dir den linken Rand an.
   *[right] Sieh dir den rechten Rand an.
}
coach-look-quarter = { $quarter ->
    [top-left] Sieh dir das Brett links oben an.
    [top-right] Sieh dir das Brett rechts oben an.
    [bottom-left] Sieh dir das Brett links unten an.
   *[bottom-right] Sieh dir das Brett rechts unten an.
}
coach-play = Setz auf { $square }.

## Was eine Stellung für die Seite am Zug wert ist

score-exact = { $discs }, exakt
score-win = Sieg, bewiesen
score-draw = unentschieden, bewiesen
score-loss = Niederlage, bewiesen
score-estimate = { $discs }, Tiefe { $depth } ({ $percent } %)
score-book = { $discs }, aus dem Buch
