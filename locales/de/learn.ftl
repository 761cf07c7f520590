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
    [black] Schwarz ist am Zug. Finde den Zug, nach dem Schwarz eine Ecke nimmt, egal, was Weiß antwortet.
   *[white] Weiß ist am Zug. Finde den Zug, nach dem Weiß eine Ecke nimmt, egal, was Schwarz antwortet.
}
puzzle-task-only-win = { $color ->
    [black] Schwarz ist am Zug. Ein Zug gewinnt, jeder andere verspielt den Sieg.
   *[white] Weiß ist am Zug. Ein Zug gewinnt, jeder andere verspielt den Sieg.
}
puzzle-task-endgame = { $color ->
    [black] Schwarz ist am Zug. Spiel das Endspiel, ohne ein einziges Plättchen zu verschenken.
   *[white] Weiß ist am Zug. Spiel das Endspiel, ohne ein einziges Plättchen zu verschenken.
}
puzzle-task-swing = { $color ->
    [black] Schwarz ist am Zug. Ein Zug ist viel besser als alle anderen.
   *[white] Weiß ist am Zug. Ein Zug ist viel besser als alle anderen.
}
puzzle-task-trap = { $color ->
    [black] Schwarz ist am Zug. Ein Zug ist verlockend, aber falsch. Finde den besten.
   *[white] Weiß ist am Zug. Ein Zug ist verlockend, aber falsch. Finde den besten.
}
puzzle-task-wipe-out = { $color ->
    [black] Schwarz ist am Zug. Ein Zug führt zu einem Ende ohne ein einziges weißes Plättchen.
   *[white] Weiß ist am Zug. Ein Zug führt zu einem Ende ohne ein einziges schwarzes Plättchen.
}
puzzle-wrong = Nicht { $square }: Es gibt einen besseren Zug. Schau noch einmal hin.
puzzle-wrong-corner = Nicht { $square }: Nach der Antwort { $reply } ist keine Ecke zu haben.
puzzle-wrong-only-win = { $square } gewinnt nicht. Schau noch einmal hin.
puzzle-wrong-trap = { $square } ist die Falle. Der Zug sieht gut aus, verspielt aber das Ergebnis.
puzzle-wrong-wipe-out = Nach { $square } behält der Gegner ein Plättchen. Schau noch einmal hin.
puzzle-leads-win = Bei bestem Spiel gewinnt { $square } mit { $count } Plättchen Vorsprung, und es geht mehr.
puzzle-leads-draw = Bei bestem Spiel endet { $square } unentschieden.
puzzle-leads-loss = Bei bestem Spiel verliert { $square } mit { $count } Plättchen Rückstand.
puzzle-answer = Die stärkste Antwort ist { $reply }.
puzzle-go-on = Richtig. Die Antwort ist { $reply }. Und jetzt?
puzzle-right-corner = Richtig: Nach { $square } gibt jede Antwort eine Ecke preis.
puzzle-right-win = Richtig: { $square } gewinnt bei bestem Spiel mit { $count } Plättchen Vorsprung.
puzzle-right-draw = Richtig: { $square } hält das Unentschieden.
puzzle-right-wipe-out = Richtig: Nach { $square } kann der Gegner kein einziges Plättchen retten.
puzzle-level = Stufe { $level } von 5
puzzle-share = Etwa { $share } von 100 Spielern würden ihn finden.
puzzle-solution = Lösung: { $line }
puzzle-trap = Die Falle: { $trap }
puzzle-score = Ergebnis bei bestem Spiel: { $discs }

## Der Kurs

course-rules = Eine Minute zum Lernen
course-strategy = Ein Leben zum Meistern
lesson-more = { $count ->
    [one] Ja. Noch eins.
   *[other] Ja. Noch { $count }.
}
lesson-occupied = Auf { $square } liegt schon ein Plättchen.
lesson-turns-nothing = Ein Plättchen auf { $square } würde nichts einschließen.
lesson-turn-own = { $square } hat schon die Farbe der ziehenden Seite.
lesson-turn-empty = { $square } ist leer.
lesson-choose = Wähle eine der Antworten.
lesson-touch = Tippe auf ein Feld des Bretts.

lesson-board = Das Brett
lesson-board-1 = Acht Spalten, A bis H, und acht Reihen, 1 bis 8: Jedes Feld hat einen Namen. Tippe auf C4.
lesson-board-1-right = Ja. Es gibt 64 Felder und 64 Plättchen, auf einer Seite schwarz, auf der anderen weiß.
lesson-board-1-wrong = Das ist { $square }. Der Buchstabe nennt die Spalte, die Ziffer die Reihe.

lesson-start = Die Anfangsstellung
lesson-start-1 = Jede Partie beginnt mit diesen vier Plättchen, gleiche Farben schräg zueinander, und Schwarz zieht zuerst. Tippe auf die beiden schwarzen Plättchen.
lesson-start-1-right = Richtig. Schwarz liegt auf E4 und D5, Weiß auf D4 und E5.
lesson-start-1-wrong = Auf { $square } liegt kein schwarzes Plättchen.
lesson-start-2 = Auf der Konsole von 1982 waren die Plättchen rot und grün, lagen aber genauso: die roten dort, wo unsere weißen liegen. Tippe auf diese beiden.
lesson-start-2-right = Genau. Auf dem Fernseher ist es dasselbe Spiel.
lesson-start-2-wrong = Nicht { $square }: Such die beiden weißen Plättchen.

lesson-enclose = Plättchen einschließen
lesson-enclose-1 = Gegnerische Plättchen drehst du um, indem du sie einschließt: eine gerade Reihe zwischen zwei eigenen. Auf C5 liegt ein weißes Plättchen. Lege ein zweites so, dass die drei schwarzen daneben dazwischen liegen.
lesson-enclose-1-right = Gut gemacht. D5, E5 und F5 sind jetzt weiß.
lesson-enclose-1-wrong = { $square } schließt etwas anderes ein. Sieh die Reihe 5 entlang.
lesson-enclose-2 = Wie lang die Reihe auch ist, sie wird umgedreht. Schließe die vier schwarzen Plättchen ein.
lesson-enclose-2-right = Alle vier auf einmal.
lesson-enclose-2-wrong = Nicht { $square }. Das weiße Plättchen auf B4 braucht ein zweites am anderen Ende.

lesson-directions = In alle Richtungen
lesson-directions-1 = Ein Plättchen kann mehrere Reihen zugleich einschließen: waagrecht, senkrecht und schräg. Weiß hat gerade D6 gespielt. Tippe auf alle Plättchen, die umgedreht werden.
lesson-directions-1-right = Fünf Plättchen, in zwei Richtungen.
lesson-directions-1-wrong = { $square } liegt nicht zwischen D6 und einem anderen weißen Plättchen.
lesson-directions-2 = Jetzt du. Finde den Zug von Schwarz, der fünf Plättchen umdreht.
lesson-directions-2-right = D6 dreht drei Plättchen nach oben und zwei auf der Diagonalen um.
lesson-directions-2-wrong = { $square } dreht weniger um. Such ein Feld, auf dem sich zwei Reihen weißer Plättchen treffen.

lesson-lines = Wo eine Reihe endet
lesson-lines-1 = Eine Reihe endet am ersten eigenen Plättchen: Was dahinter liegt, bleibt. Schwarz hat A5 gespielt. Tippe auf das, was umgedreht wird.
lesson-lines-1-right = Nur B5. Das schwarze Plättchen auf C5 schließt die Reihe ab, D5 und E5 bleiben weiß.
lesson-lines-1-wrong = { $square } bleibt. Die Reihe endet am ersten schwarzen Plättchen.
lesson-lines-2 = Umgedrehte Plättchen schließen selbst nichts ein: Es zählt nur das gerade gelegte. Schwarz hat G6 gespielt. Tippe auf das, was umgedreht wird.
lesson-lines-2-right = E4 und F5, auf der Diagonalen. D5 und E5 bleiben weiß, obwohl sie jetzt zwischen schwarzen liegen.
lesson-lines-2-wrong = { $square } liegt nicht zwischen G6 und einem anderen schwarzen Plättchen.

lesson-all = Alle
lesson-all-1 = Schwarz spielt hier D6. Muss Schwarz alle eingeschlossenen Plättchen umdrehen, auch wenn weniger besser wäre?
lesson-all-1-a = Nein, Schwarz darf wählen.
lesson-all-1-b = Ja, alle.
lesson-all-1-right = Ja. Jede eingeschlossene Reihe wird umgedreht, ob man will oder nicht.
lesson-all-1-wrong = Es gibt keine Wahl: Was eingeschlossen ist, wird umgedreht.

lesson-sample = Eine Partie beginnt
lesson-sample-1 = Schwarz beginnt. Tippe auf alle Felder, auf denen Schwarz ein weißes Plättchen einschließen kann.
lesson-sample-1-right = Diese vier. Sie sind Spiegelbilder voneinander, also ist jedes gleich gut.
lesson-sample-1-wrong = Auf { $square } würde ein schwarzes Plättchen nichts einschließen.
lesson-sample-2 = Schwarz spielt C4. Tippe auf das Plättchen, das umgedreht wird.
lesson-sample-2-right = D4 ist jetzt schwarz.
lesson-sample-2-wrong = { $square } ist nicht eingeschlossen.
lesson-sample-3 = Nun kann Weiß auf drei Arten ein schwarzes Plättchen einschließen. Tippe auf die drei Felder.
lesson-sample-3-right = C3, C5 und E3.
lesson-sample-3-wrong = Auf { $square } würde ein weißes Plättchen nichts einschließen.
lesson-sample-4 = Weiß wählt C3. Tippe auf das Plättchen, das umgedreht wird.
lesson-sample-4-right = D4 ist wieder weiß, eingeschlossen zwischen C3 und E5. Und so geht das Spiel weiter.
lesson-sample-4-wrong = { $square } ist nicht eingeschlossen.

lesson-pass = Kein Zug
lesson-pass-1 = Schwarz ist am Zug, kann aber nichts einschließen. Was geschieht?
lesson-pass-1-a = Die Partie ist zu Ende.
lesson-pass-1-b = Schwarz passt, und Weiß ist an der Reihe.
lesson-pass-1-c = Schwarz legt ein Plättchen irgendwohin.
lesson-pass-1-right = Richtig. Wer nicht ziehen kann, passt, und das geschieht von selbst.
lesson-pass-1-wrong = Wer nicht ziehen kann, setzt einfach aus, und die andere Seite ist dran.
lesson-pass-2 = Weiß hat hier drei Züge und mag keinen davon. Darf Weiß passen?
lesson-pass-2-a = Ja.
lesson-pass-2-b = Nein.
lesson-pass-2-right = Richtig. Wer einen Zug hat, muss ziehen.
lesson-pass-2-wrong = Nein: Passen darf nur, wer keinen Zug hat.

lesson-refused = Was nicht geht
lesson-refused-1 = Schwarz möchte ein Plättchen auf B3 legen. Warum geht das nicht?
lesson-refused-1-a = Auf B3 liegt schon eins.
lesson-refused-1-b = Weiß ist am Zug.
lesson-refused-1-c = Es würde nichts einschließen.
lesson-refused-1-right = Richtig. Das Programm sagt, warum, und das Brett bleibt, wie es war.
lesson-refused-1-wrong = Schau noch einmal: B3 ist leer, und Schwarz ist am Zug.

lesson-mistakes = Umdrehen von Hand
lesson-mistakes-1 = Auf einem echten Brett dreht man die Plättchen von Hand um. Weiß hat C3 gespielt und vergessen, D4 umzudrehen; Schwarz hat noch nicht gezogen. Was nun?
lesson-mistakes-1-a = Weiß darf es noch umdrehen.
lesson-mistakes-1-b = Der Fehler bleibt.
lesson-mistakes-1-right = Richtig. Bis der Gegner zieht, darf man Fehler berichtigen. Danach bleibt das Brett, wie es ist.
lesson-mistakes-1-wrong = Es ist noch nicht zu spät: Schwarz hat noch nicht gezogen.

lesson-supply = Je zweiunddreißig Plättchen
lesson-supply-1 = Jeder hat 32 Plättchen. Was, wenn du alle verbraucht hast und noch ziehen kannst?
lesson-supply-1-a = Du verlierst.
lesson-supply-1-b = Du passt.
lesson-supply-1-c = Dein Gegner gibt dir eins.
lesson-supply-1-right = Richtig, und so oft wie nötig. Das Programm zeigt beide Vorräte und sagt Bescheid, wenn eins verliehen wird.
lesson-supply-1-wrong = Niemand verliert einen Zug, weil Plättchen fehlen.

lesson-end = Das Ende der Partie
lesson-end-1 = Weiß ist an der Reihe, hat aber kein Plättchen mehr. Ist die Partie zu Ende, obwohl viele Felder leer sind?
lesson-end-1-a = Nein, Schwarz füllt erst das Brett.
lesson-end-1-b = Ja, niemand kann ziehen, und Schwarz hat gewonnen.
lesson-end-1-right = Richtig. Die Partie endet, wenn keine Seite mehr ziehen kann.
lesson-end-1-wrong = Ohne weiße Plättchen gibt es nichts einzuschließen, also kann niemand ziehen.
lesson-end-2 = Ein Feld ist leer, aber keine Seite kann dort etwas einschließen. Wer hat gewonnen?
lesson-end-2-a = Schwarz.
lesson-end-2-b = Weiß.
lesson-end-2-right = Richtig: 42 weiße Plättchen gegen 21 schwarze. Eine Partie kann enden, bevor das Brett voll ist.
lesson-end-2-wrong = Zähl die Plättchen: Die Farbe mit mehr davon gewinnt.

lesson-score = Drei Arten zu zählen
lesson-score-1 = Die Partie ist zu Ende: 48 schwarze Plättchen, 6 weiße, 10 leere Felder. Wie groß ist der Vorsprung von Schwarz?
lesson-score-1-a = 48.
lesson-score-1-b = 42.
lesson-score-1-c = 52.
lesson-score-1-right = Richtig: 48 minus 6. Gezählt sind es 48 zu 6, der Vorsprung ist 42.
lesson-score-1-wrong = Der Vorsprung ist die größere Zahl minus die kleinere.
lesson-score-2 = Auf Turnieren bekommt der Sieger die leeren Felder. Wie lautet das Ergebnis dann?
lesson-score-2-a = 48 zu 6.
lesson-score-2-b = 53 zu 11.
lesson-score-2-c = 58 zu 6.
lesson-score-2-right = Richtig: die Verbandswertung. Das Programm sagt immer, welches Ergebnis es zeigt.
lesson-score-2-wrong = Alle zehn leeren Felder gehen an Schwarz.

lesson-handicap = Eine Vorgabe
lesson-handicap-1 = Sind die Spieler ungleich stark, darf der schwächere mit Plättchen in einer bis vier Ecken beginnen. Tippe auf die vier Ecken.
lesson-handicap-1-right = Diese Plättchen können nie umgedreht werden: eine echte Hilfe.
lesson-handicap-1-wrong = { $square } ist keine Ecke.

lesson-corners = Ecken
lesson-corners-1 = Ein Plättchen in der Ecke kann nie umgedreht werden, und was sich daran anlehnt, ist auch sicher. Hier sind alle schwarzen Plättchen sicher. Tippe auf das, das alle hält.
lesson-corners-1-right = H8. Von dort ist Schwarz an beiden Rändern entlanggewachsen, und nichts davon kann verloren gehen.
lesson-corners-1-wrong = Nicht { $square }. Such das schwarze Plättchen in einer Ecke.

lesson-danger = Neben der Ecke
lesson-danger-1 = Schwarz hat gerade ein Plättchen auf G7 gelegt, neben eine leere Ecke. Du spielst Weiß: Nutze das aus.
lesson-danger-1-right = Das Plättchen auf G7 war die Brücke zur Ecke.
lesson-danger-1-wrong = { $square } verpasst die Gelegenheit. Das Plättchen auf G7 führt zur Ecke.
lesson-danger-2 = Die Felder schräg neben einer Ecke sind die gefährlichsten. Tippe auf alle vier.
lesson-danger-2-right = B2, G2, B7 und G7. Bleib ihnen fern, solange die Ecke leer ist, außer du weißt, warum du dort spielst.
lesson-danger-2-wrong = { $square } liegt nicht schräg neben einer Ecke.

lesson-edge = Angriff am Rand
lesson-edge-1 = Eine Ecke lässt sich vorbereiten. Weiß hat ein Plättchen auf A2, Schwarz eins auf A5. Finde den Zug von Schwarz an diesem Rand, nach dem nichts mehr A1 rettet.
lesson-edge-1-right = Egal, was Weiß antwortet: A1 ist zu haben. Weiß füllt die Lücke mit A4.
lesson-edge-1-wrong = Nach { $square } kann Weiß dir die Ecke versperren. Sieh dir den linken Rand an.
lesson-edge-2 = Nimm, was du vorbereitet hast.
lesson-edge-2-right = A1 dreht A2, A3 und A4 um, und die Ecke gehört dir.
lesson-edge-2-wrong = { $square } kann warten: Die Ecke ist offen.

lesson-force = Einen schlechten Zug erzwingen
lesson-force-1 = Gute Züge gehen irgendwann aus. Schwarz kann Weiß einen einzigen Zug lassen, und zwar einen schlechten. Finde den Zug von Schwarz am unteren Rand.
lesson-force-1-right = Nach E8 bleibt Weiß ein Zug.
lesson-force-1-wrong = Nach { $square } hat Weiß einen Ausweg. Sieh dir den unteren Rand an.
lesson-force-2 = Weiß ist am Zug. Tippe auf das einzige Feld, auf das Weiß setzen kann.
lesson-force-2-right = B2, schräg neben einer leeren Ecke.
lesson-force-2-wrong = Auf { $square } kann Weiß nicht setzen.
lesson-force-3 = Weiß musste B2 spielen. Du bist dran.
lesson-force-3-right = Die Ecke gehört dir, und Weiß hatte nie eine Wahl.
lesson-force-3-wrong = Nicht { $square }: Jetzt ist die Ecke A1 offen.

lesson-mobility = Bewegungsfreiheit
lesson-mobility-1 = Schwarz kann hier zwischen 21 Zügen wählen; Weiß hätte, wäre es am Zug, nur einen. Wer beherrscht das Spiel?
lesson-mobility-1-a = Schwarz, mit mehr Zügen.
lesson-mobility-1-b = Weiß, mit mehr Plättchen.
lesson-mobility-1-right = Richtig. Wer viele Züge hat, kann auf einen guten warten; wer wenige hat, muss nehmen, was bleibt.
lesson-mobility-1-wrong = Plättchen wechseln bis zuletzt die Seite. Jetzt zählen die Züge.
lesson-mobility-2 = Lass dem Gegner wenig Wahl. Finde den Zug von Schwarz, nach dem Weiß die wenigsten Antworten hat.
lesson-mobility-2-right = D3 lässt Weiß nur zwei Antworten.
lesson-mobility-2-wrong = { $square } lässt Weiß mehr Antworten als nötig.

lesson-few = Am Anfang wenige
lesson-few-1 = Am Anfang sind viele Plättchen eine Last: Jedes bietet dem Gegner etwas zum Einschließen. Finde den Zug von Schwarz, der ein einziges Plättchen umdreht.
lesson-few-1-right = H4 dreht ein Plättchen um. C4 hätte vier umgedreht, und kein Zug ist hier schlechter.
lesson-few-1-wrong = { $square } dreht mehr als ein Plättchen um.

lesson-quiet = Stille Züge
lesson-quiet-1 = Ein stiller Zug dreht nur Plättchen um, neben denen kein leeres Feld liegt, und öffnet so nichts. Schwarz hat hier einen.
lesson-quiet-1-right = G4 dreht ein einziges Plättchen um, und kein leeres Feld berührt es.
lesson-quiet-1-wrong = { $square } dreht ein Plättchen um, das neben einem leeren Feld liegt.

lesson-safe = Sichere Plättchen
lesson-safe-1 = Schwarz hat die Ecke H1. Von einer Ecke aus werden Plättchen an den Rändern entlang sicher. Finde den Zug, der die meisten Plättchen für immer sicher macht.
lesson-safe-1-right = Mit H7 sind sieben weitere Plättchen für immer sicher.
lesson-safe-1-wrong = { $square } macht weniger Plättchen sicher. Sieh dir den rechten Rand an.

lesson-parity = Der letzte Zug
lesson-parity-1 = Zähl gegen Ende die leeren Felder jedes Gebiets: Wer in einem ungeraden beginnt, kann dort auch den letzten Zug machen. Zwei Gebiete mit drei Feldern und eins mit zweien sind übrig. Finde den Gewinnzug von Schwarz.
lesson-parity-1-right = B7 geht in ein Gebiet mit drei Feldern und gewinnt.
lesson-parity-1-wrong = Das Gebiet stimmt, aber { $square } gewinnt nicht. Versuch ein anderes Feld darin.
lesson-parity-1-g7 = { $square } geht in das Gebiet mit zwei Feldern, einer geraden Zahl. Wähl ein ungerades.

lesson-give = Eine Ecke hergeben
lesson-give-1 = Ecken sind gut, Kontrolle kann besser sein. Schwarz kann sofort die Ecke H8 nehmen. Finde den Zug, der gewinnt.
lesson-give-1-right = A6 gewinnt. Wer zuerst die Ecke nimmt, verliert.
lesson-give-1-wrong = { $square } gewinnt nicht. Denk daran, was Weiß danach tun kann.
lesson-give-1-h8 = Die Ecke lockt, aber wer sie jetzt nimmt, verliert. Sieh dich woanders um.

## Die Aufgaben aus der Spielregel

rulebook-title = Aufgabe { $number } aus der Spielregel
rulebook-find = Finde den Zug, nach dem Schwarz eine Ecke nimmt, egal, was Weiß antwortet.
rulebook-found = { $count ->
    [one] Richtig: { $square } lässt Weiß eine einzige Antwort.
   *[other] Richtig: { $square } lässt Weiß { $count } Antworten. Sehen wir uns alle an.
}
rulebook-take-corner = Weiß antwortet { $reply } ({ $number } von { $count }). Nimm eine Ecke.
rulebook-next-reply = { $corner } gehört dir. Nun die nächste Antwort von Weiß.
rulebook-solved = { $corner } gehört dir. Das waren alle Antworten: Schwarz bekommt immer eine Ecke.
rulebook-not-a-corner = { $square } ist keine Ecke. Jetzt ist eine zu haben.
rulebook-play-on = Spiel weiter: Bei bestem Spiel gewinnt Schwarz.

## Eröffnungen

trainer-title = Eröffnungen auswendig
trainer-task-black = Du hast Schwarz. Spiele diese Eröffnung aus dem Gedächtnis; Weiß zieht von selbst.
trainer-task-white = Du hast Weiß. Spiele diese Eröffnung aus dem Gedächtnis; Schwarz zieht von selbst.
trainer-wrong = { $square } verlässt diese Variante. Versuch es noch einmal.
trainer-hint = Die Variante geht mit { $square } weiter.
trainer-finished = Das ist die ganze Variante.
