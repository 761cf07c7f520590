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
puzzle-wrong = Nicht { $square }: Es gibt einen besseren Zug. Sieh noch einmal hin hin.
puzzle-wrong-corner = Nicht { $square }: Nach der Antwort { $reply } ist keine Ecke zu haben.
puzzle-wrong-only-win = { $square } gewinnt nicht. Sieh noch einmal hin hin.
puzzle-wrong-trap = { $square } ist die Falle. Der Zug sieht gut aus, verspielt aber das Ergebnis.
puzzle-wrong-wipe-out = Nach { $square } behält der Gegner ein Plättchen. Sieh noch einmal hin hin.
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
lesson-turn-own = { $square } hat schon die richtige Farbe.
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
lesson-start-2 = Auf der Konsole von 1982 waren die Plättchen rot und grün. Die roten liegen dort, wo unsere weißen liegen. Tippe auf beide.
lesson-start-2-right = Genau. Auf dem Fernseher ist es dasselbe Spiel.
lesson-start-2-wrong = Nicht { $square }: Suche die beiden roten Plättchen.

lesson-enclose = Plättchen einschließen
lesson-enclose-1 = Gegnerische Plättchen drehst du um, indem du sie einschließt: eine gerade Reihe zwischen zwei eigenen. Auf C5 liegt ein weißes Plättchen. Lege ein zweites so, dass die drei schwarzen daneben dazwischen liegen.
lesson-enclose-1-right = Gut gemacht. D5, E5 und F5 sind jetzt weiß.
lesson-enclose-1-wrong = { $square } schließt etwas anderes ein. Sieh die Reihe 5 entlang.
lesson-enclose-2 = Die Reihe kann beliebig lang sein: Sie wird ganz umgedreht. Auf der Konsole hast du Rot: Schließe die vier grünen Plättchen ein.
lesson-enclose-2-right = Alle vier auf einmal.
lesson-enclose-2-wrong = Nicht { $square }. Das rote Plättchen auf B4 braucht ein zweites am anderen Ende.

lesson-directions = In alle Richtungen
lesson-directions-1 = Ein Plättchen kann mehrere Reihen zugleich einschließen: waagrecht, senkrecht und schräg. Weiß hat gerade D6 gespielt. Tippe auf alle Plättchen, die umgedreht werden.
lesson-directions-1-right = Fünf Plättchen, in zwei Richtungen.
lesson-directions-1-wrong = { $square } liegt nicht zwischen D6 und einem anderen weißen Plättchen.
lesson-directions-2 = Jetzt du. Finde den Zug von Schwarz, der fünf Plättchen umdreht.
lesson-directions-2-right = D6 dreht drei Plättchen nach oben und zwei auf der Diagonalen um.
lesson-directions-2-wrong = { $square } dreht weniger um. Suche ein Feld, auf dem sich zwei Reihen weißer Plättchen treffen.

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
lesson-sample-4-right = D4 ist wieder weiß, eingeschlossen zwischen C3 und E5. Und so geht das Spiele weiter.
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
lesson-refused-1-wrong = Sieh noch einmal hin: B3 ist leer, und Schwarz ist am Zug.

lesson-mistakes = Umdrehen von Hand
lesson-mistakes-1 = Auf einem echten Brett dreht man die Plättchen von Hand um. Weiß hat C3 gespielt und vergessen, D4 umzudrehen; Schwarz hat noch nicht gezogen. Was nun?
lesson-mistakes-1-a = Weiß darf es noch umdrehen.
lesson-mistakes-1-b = Der Fehler bleibt.
lesson-mistakes-1-right = Richtig. Bis der Gegner zieht, darf man Fehler berichtigen. Danach bleibt das Brett, wie es ist.
lesson-mistakes-1-wrong = Es ist noch nicht zu spät: Schwarz hat noch nicht gezogen.

lesson-supply = Je zweiunddreißig Plättchen
lesson-supply-1 = Jeder hat 32 Plättchen. Was, wenn du keins mehr im Vorrat hast und noch ziehen kannst?
lesson-supply-1-a = Du verlierst.
lesson-supply-1-b = Du passt.
lesson-supply-1-c = Dein Gegner gibt dir eins.
lesson-supply-1-right = Richtig, und so oft wie nötig. Das Programm zeigt beide Vorräte und sagt Bescheid, wenn eins verliehen wird.
lesson-supply-1-wrong = Niemand verliert einen Zug, weil Plättchen fehlen.

lesson-end = Das Ende der Partie
lesson-end-1 = Weiß ist an der Reihe, aber auf dem Brett liegt kein weißes Plättchen mehr. Ist die Partie zu Ende, obwohl viele Felder leer sind?
lesson-end-1-a = Nein, Schwarz füllt erst das Brett.
lesson-end-1-b = Ja, niemand kann ziehen, und Schwarz hat gewonnen.
lesson-end-1-right = Richtig. Die Partie endet, wenn keine Seite mehr ziehen kann.
lesson-end-1-wrong = Ohne weiße Plättchen gibt es nichts einzuschließen, also kann niemand ziehen.
lesson-end-2 = Ein Feld ist leer, aber keine Seite kann dort etwas einschließen. Wer hat gewonnen?
lesson-end-2-a = Schwarz.
lesson-end-2-b = Weiß.
lesson-end-2-right = Richtig: 42 weiße Plättchen gegen 21 schwarze. Eine Partie kann enden, bevor das Brett voll ist.
lesson-end-2-wrong = Zähle die Plättchen: Die Farbe mit mehr davon gewinnt.

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
lesson-corners-1 = Ein Plättchen in der Ecke kann nie umgedreht werden, ebenso wenig die Plättchen seiner Farbe, die am Rand mit ihm verbunden sind. Hier sind alle schwarzen Plättchen sicher. Tippe auf das, auf dem alle anderen ruhen.
lesson-corners-1-right = H8. Von dort ist Schwarz an beiden Rändern entlanggewachsen, und nichts davon kann verloren gehen.
lesson-corners-1-wrong = Nicht { $square }. Suche das schwarze Plättchen in einer Ecke.

lesson-safe = Sichere Plättchen
lesson-safe-1 = Plättchen, die nie mehr umgedreht werden können, sind sicher. Von einer Ecke aus wachsen sie am Rand entlang. Finde den Zug, der die meisten schwarzen Plättchen sicher macht.
lesson-safe-1-right = H8 macht auf einen Schlag sieben Plättchen sicher. Kein anderer Zug gewinnt diese Partie.
lesson-safe-1-wrong = { $count ->
    [0] { $square } macht kein Plättchen sicher. Sieh dir die Ecken an.
   *[other] { $square } macht weniger Plättchen sicher: { $count }. Sieh dir die Ecken an.
}
lesson-safe-2 = Weiß ist am Zug. Tippe auf die sieben schwarzen Plättchen am unteren Rand: Weiß kann sie nie umdrehen.
lesson-safe-2-right = Von B8 bis H8: lückenlos mit der Ecke verbunden.
lesson-safe-2-wrong = { $square } ist nicht am Rand mit der Ecke H8 verbunden.

lesson-danger = Neben der Ecke
lesson-danger-1 = Schwarz hat gerade ein Plättchen auf G7 gelegt, neben eine leere Ecke. Du spielst Weiß: Nutze das aus.
lesson-danger-1-right = Das Plättchen auf G7 war die Brücke zur Ecke.
lesson-danger-1-wrong = { $square } verpasst die Gelegenheit. Das Plättchen auf G7 führt zur Ecke.
lesson-danger-2 = Die Felder schräg neben einer Ecke sind die gefährlichsten. Spieler nennen sie X-Felder. Tippe auf alle vier.
lesson-danger-2-right = B2, G2, B7 und G7. Spiele dort nicht, solange die Ecke leer ist, außer du weißt, warum.
lesson-danger-2-wrong = { $square } liegt nicht schräg neben einer Ecke.
lesson-danger-3 = Die Randfelder direkt neben einer Ecke heißen C-Felder. Auch sie sind gefährlich. Tippe auf alle acht.
lesson-danger-3-right = Zwei neben jeder Ecke. Ein Plättchen dort hilft dem Gegner oft am Rand entlang in die Ecke.
lesson-danger-3-wrong = { $square } ist kein Randfeld direkt neben einer Ecke.
lesson-danger-4 = Schwarz hat hier sechs Züge, und nach fünf davon nimmt Weiß eine Ecke. Finde den sechsten.
lesson-danger-4-right = C2 hält alle Ecken geschlossen.
lesson-danger-4-wrong = Nach { $square } nimmt Weiß sofort eine Ecke.

lesson-edge = Angriff am Rand
lesson-edge-1 = Eine Ecke lässt sich vorbereiten. Weiß hat am Rand, der linken Kante des Bretts, ein Plättchen auf A2, Schwarz eins auf A5. Finde dort den Zug von Schwarz, nach dem nichts mehr A1 rettet.
lesson-edge-1-right = Egal, was Weiß antwortet: A1 kannst du nehmen. Weiß füllt die Lücke mit A4.
lesson-edge-1-wrong = Nach { $square } kann Weiß dir die Ecke versperren. Sieh dir den linken Rand an.
lesson-edge-2 = Nimm, was du vorbereitet hast.
lesson-edge-2-right = A1 dreht A2, A3 und A4 um, und die Ecke gehört dir.
lesson-edge-2-wrong = { $square } kann warten: Die Ecke ist offen.
lesson-edge-3 = Ein Plättchen zwischen zwei gegnerischen am Rand ist ein Keil. Er greift die Ecke von innen an. Finde den Keil von Schwarz am unteren Rand.
lesson-edge-3-right = D8 steht fest zwischen C8 und E8. Egal, was Weiß antwortet, Schwarz nimmt danach eine Ecke.
lesson-edge-3-wrong = { $square } liegt nicht zwischen zwei weißen Plättchen des unteren Randes.

lesson-force = Einen schlechten Zug erzwingen
lesson-force-1 = Gute Züge gehen irgendwann aus. Schwarz kann Weiß einen einzigen Zug lassen, und zwar einen schlechten. Finde den Zug von Schwarz am unteren Rand.
lesson-force-1-right = Nach E8 bleibt Weiß ein Zug.
lesson-force-1-wrong = Nach { $square } hätte Weiß { $count } Züge zur Wahl. Sieh dir den unteren Rand an.
lesson-force-2 = Weiß ist am Zug. Tippe auf das einzige Feld, auf das Weiß setzen kann.
lesson-force-2-right = B2, schräg neben einer leeren Ecke.
lesson-force-2-wrong = Auf { $square } kann Weiß nicht setzen.
lesson-force-3 = Weiß musste B2 spielen. Du bist dran.
lesson-force-3-right = Die Ecke gehört dir, und Weiß hatte nie eine Wahl.
lesson-force-3-wrong = Nicht { $square }: Jetzt ist die Ecke A1 offen.

lesson-mobility = Bewegungsfreiheit
lesson-mobility-1 = Schwarz kann hier zwischen 21 Zügen wählen; Weiß hätte nur einen, wenn es dran wäre. Wer beherrscht das Spiel?
lesson-mobility-1-a = Schwarz, mit mehr Zügen.
lesson-mobility-1-b = Weiß, mit mehr Plättchen.
lesson-mobility-1-right = Richtig. Wer viele Züge hat, hat meist einen sicheren dabei; wer wenige hat, muss spielen, was übrig ist.
lesson-mobility-1-wrong = Plättchen wechseln bis zuletzt die Seite. Jetzt zählen die Züge.
lesson-mobility-2 = Lass dem Gegner wenig Wahl. Die Zahl auf jedem Feld sagt, wie viele Antworten Weiß hätte. Spiele die kleinste.
lesson-mobility-2-right = D3 lässt Weiß nur zwei Antworten.
lesson-mobility-2-wrong = { $square } lässt Weiß { $count } Antworten. Ein anderer Zug lässt weniger.
lesson-mobility-3 = Jetzt ohne Zahlen. Schwarz hat zehn Züge. Finde den, der Weiß die wenigsten Antworten lässt.
lesson-mobility-3-right = D8 lässt vier Antworten; B3 hätte elf gelassen.
lesson-mobility-3-wrong = { $square } lässt Weiß { $count } Antworten. Sieh noch einmal hin.

lesson-few = Am Anfang wenige Plättchen
lesson-few-1 = Am Anfang sind viele Plättchen eine Last: Jedes bietet dem Gegner etwas zum Einschließen. Die Zahlen sagen, wie viele Antworten Weiß hätte. Finde den Zug, der am wenigsten lässt.
lesson-few-1-right = E3 dreht ein einziges Plättchen um und lässt Weiß sieben Antworten. D1 hätte drei umgedreht und dreizehn gelassen.
lesson-few-1-wrong = { $square } lässt Weiß { $count } Antworten. Suche die kleinste Zahl.
lesson-few-2 = Schwarz hätte jetzt dreizehn Züge zur Wahl, Weiß sieben. Worauf kommt es in der Eröffnung an?
lesson-few-2-a = Möglichst viele Plättchen und die Ränder.
lesson-few-2-b = Wenige Plättchen, nahe der Mitte, und mehr Züge als der Gegner.
lesson-few-2-right = Richtig. Diese drei gehören zusammen, bis sich das Brett füllt.
lesson-few-2-wrong = Plättchen werden erst am Ende gezählt. Bis dahin sind Züge wichtiger.
lesson-frontier = Grenze und Mauern
lesson-frontier-1 = Plättchen neben einem leeren Feld bilden die Grenze. Eine lange Grenze ist eine Mauer, und eine Mauer gibt dem Gegner Züge. Tippe auf die zwei schwarzen Plättchen, die kein leeres Feld berühren.
lesson-frontier-1-right = D4 und D6 liegen innen. Alle anderen schwarzen Plättchen stehen an der Grenze.
lesson-frontier-1-wrong = { $square } ist es nicht: Suche ein schwarzes Plättchen, das ringsum Nachbarn hat.
lesson-frontier-2 = Die Zahlen sagen, wie viele schwarze Plättchen an der Grenze stünden. Halte sie kurz.
lesson-frontier-2-right = C1 lässt neun Plättchen an der Grenze und Weiß nur sechs Antworten, weniger als jeder andere Zug.
lesson-frontier-2-wrong = Nach { $square } hat die Grenze { $count } Plättchen. Sie kann kürzer sein.

lesson-quiet = Stille Züge
lesson-quiet-1 = Ein stiller Zug dreht nur Plättchen um, neben denen kein leeres Feld liegt, und öffnet so nichts. Schwarz hat hier einen.
lesson-quiet-1-right = G4 dreht nur Plättchen um, die kein leeres Feld berührt, und lässt Weiß acht Antworten, weniger als jeder andere Zug.
lesson-quiet-1-wrong = { $square } dreht ein Plättchen um, das neben einem leeren Feld liegt.
lesson-quiet-2 = Einer der Züge von Schwarz ist hier still. Finde ihn.
lesson-quiet-2-right = F7 öffnet nichts: Weiß hat fünf Antworten. Nach A6 wären es zehn.
lesson-quiet-2-wrong = { $square } dreht ein Plättchen um, das neben einem leeren Feld liegt.
lesson-tempo = Züge, die warten können
lesson-tempo-1 = Schwarz kann B2, B3, H6, G7 und H7 spielen. Drei dieser Felder sind für Weiß gesperrt. Tippe darauf.
lesson-tempo-1-right = Weiß kommt an H6, G7 und H7 nicht heran. Solche Felder laufen nicht weg: Es sind Züge in Reserve, also Tempo.
lesson-tempo-1-wrong = Auf { $square } könnte auch Weiß setzen, oder Schwarz kann es nicht.
lesson-tempo-2 = Lass diese drei also warten. Finde den Zug, der gewinnt.
lesson-tempo-2-right = B3, solange Weiß dort noch hätte setzen können. Die Reserve von Schwarz auf H6, G7 und H7 bleibt.
lesson-tempo-2-wrong = { $square } gewinnt nicht. Wähle unter den Feldern, die Weiß nehmen könnte.
lesson-tempo-3 = Hat dein Gegner gar keinen Zug, spielst du zweimal. Finde den Zug, nach dem Weiß passen muss.
lesson-tempo-3-right = Nach H7 passt Weiß. Es ist der einzige Gewinnzug, obwohl Schwarz weniger Plättchen hat.
lesson-tempo-3-wrong = { $count ->
    [one] { $square } lässt Weiß { $count } Antwort. Suche einen Zug, der keine lässt.
   *[other] { $square } lässt Weiß { $count } Antworten. Suche einen Zug, der keine lässt.
}
lesson-wait = Eine Ecke kann warten
lesson-wait-1 = Schwarz könnte die Ecke H8 jetzt nehmen, Weiß nicht. Finde vorher einen besseren Zug: einen, der Weiß nur eine Antwort lässt.
lesson-wait-1-right = Nach G1 hat Weiß nur noch das X-Feld B7.
lesson-wait-1-wrong = { $count ->
    [one] { $square } lässt Weiß { $count } Antwort, aber keine schlechte.
   *[other] { $square } lässt Weiß { $count } Antworten.
}
lesson-wait-1-h8 = Die Ecke lockt, aber jetzt genommen verliert sie mit 18. Weiß kann sie nicht nehmen: Sie kann warten.
lesson-wait-2 = Jetzt kannst du zwei Ecken nehmen. Nimm die, die gerade frei geworden ist.
lesson-wait-2-right = Nach A8 muss Weiß passen, und H8 ist immer noch da.
lesson-wait-2-wrong = Nicht { $square }: Der weiße Zug auf B7 hat eine Ecke geöffnet.
lesson-shapes = Formen am Rand
lesson-shapes-1 = Sechs Plättchen einer Farbe zwischen zwei leeren Ecken sind ein ausgeglichener Rand. Tippe auf die sechs weißen.
lesson-shapes-1-right = Von B8 bis G8. Kein schwarzes Plättchen schließt die Reihe ab, also kann Schwarz an diesem Rand keine der beiden Ecken nehmen.
lesson-shapes-1-wrong = { $square } gehört nicht dazu. Sieh dir den unteren Rand an.
lesson-shapes-2 = Fünf in einer Reihe und ein leeres C-Feld sind ein unausgeglichener Rand: In die Lücke passt ein Keil. Tippe auf das leere C-Feld neben den fünf weißen.
lesson-shapes-2-right = B1. Die nächste Lektion zeigt, was es wert ist.
lesson-shapes-2-wrong = Nicht { $square }. Sieh dir den oberen Rand an, direkt neben einer Ecke.

lesson-parity = Der letzte Zug
lesson-parity-1 = Das Brett hat 64 Felder, vier davon sind zu Beginn besetzt. Schwarz zieht zuerst. Wer hat den letzten Zug, wenn niemand passt?
lesson-parity-1-a = Schwarz.
lesson-parity-1-b = Weiß.
lesson-parity-1-right = Weiß. Der letzte Zug dreht Plättchen um, die niemand mehr zurückdreht. Dafür spricht die Spielregel dem, der beginnt, einen leichten Vorteil zu.
lesson-parity-1-wrong = Sechzig leere Felder: Schwarz nimmt das erste, dritte, fünfte … Zähle weiter.
lesson-parity-2 = Gegen Ende zerfallen die leeren Felder in Gebiete. Hier sind es zwei mit zwei Feldern und eins mit dreien. Tippe auf die Felder des ungeraden Gebiets.
lesson-parity-2-right = G7, G8 und H8. Wer in einem ungeraden Gebiet beginnt, kann dort auch den letzten Zug haben.
lesson-parity-2-wrong = { $square } gehört nicht zum Gebiet mit drei Feldern.
lesson-parity-3 = Du hast Weiß. Beginne im ungeraden Gebiet, auf dem Feld, das gewinnt.
lesson-parity-3-right = G8. Bei bestem Spiel hat Weiß jetzt in allen drei Gebieten den letzten Zug und gewinnt.
lesson-parity-3-wrong = { $square } geht in ein Gebiet mit { $count } Feldern. Den letzten Zug hat dort Schwarz.
lesson-parity-3-g7 = Das Gebiet stimmt, aber { $square } verliert. Versuche ein anderes Feld darin.
lesson-parity-4 = Noch einmal hast du Weiß, mit Gebieten von zwei, drei und vier Feldern. Finde den Gewinnzug.
lesson-parity-4-right = G8, im Gebiet mit drei Feldern. Jetzt sind alle Gebiete gerade, und Schwarz muss jedes davon beginnen.
lesson-parity-4-wrong = { $square } geht in ein Gebiet mit { $count } Feldern und verliert. Suche das ungerade.
lesson-count = Das Ende auszählen
lesson-count-1 = Vier Felder sind übrig, also lässt sich alles auszählen. Spiele jeden Zug im Kopf durch und finde den, der gewinnt.
lesson-count-1-right = H7, dann H8, B1 und A1: Schwarz gewinnt mit 6.
lesson-count-1-wrong = { $square } gewinnt nicht. Zähle noch einmal.
lesson-count-1-a1 = { $square } verliert mit 8, obwohl es eine Ecke ist. Zähle noch einmal.
lesson-count-1-h8 = { $square } verliert mit 14, obwohl es eine Ecke ist. Zähle noch einmal.
lesson-four = Vier Ecken und doch verloren
lesson-four-1 = Diese Partie ist zu Ende. Schwarz hat alle vier Ecken. Hat Schwarz gewonnen?
lesson-four-1-a = Ja, Ecken entscheiden.
lesson-four-1-b = Nein, man muss die Plättchen zählen.
lesson-four-1-right = Schwarz hat 21 zu 43 verloren. Kein Rat gilt immer: Zähle, und sieh dir an, was jeder Zug erlaubt.
lesson-four-1-wrong = Sieh dir an, wie viel vom Brett weiß ist.

lesson-give = Eine Ecke hergeben
lesson-give-1 = Wer einen unausgeglichenen Fünfer angreift, darf dafür sogar die Ecke daneben hergeben. Finde den einzigen Gewinnzug von Schwarz; es ist ein X-Feld.
lesson-give-1-right = B2 bietet die Ecke A1 an, und Weiß nimmt sie.
lesson-give-1-wrong = { $square } verliert. Sieh dir die Ecke oben links an.
lesson-give-2 = Weiß hat die Ecke A1, und daneben ist eine Lücke. Treibe den Keil hinein.
lesson-give-2-right = B1 steht zwischen A1 und C1. Weiß antwortet A2.
lesson-give-2-wrong = Nicht { $square }: Sieh dir die Lücke am oberen Rand an.
lesson-give-3 = Jetzt steht am Ende der weißen Reihe ein schwarzes Plättchen. Nimm, was das öffnet.
lesson-give-3-right = H1. Bei bestem Spiel bekommt Schwarz auch A8 und H8: eine Ecke für drei.
lesson-give-3-wrong = { $square } kann warten: Jetzt ist eine Ecke offen.
lesson-trap = Die Stoner-Falle
lesson-trap-1 = Das weiße Plättchen auf dem C-Feld G8 ist schwach. Greife seine Ecke von einem X-Feld aus an, das Weiß nicht nutzen kann. Finde den einzigen Gewinnzug.
lesson-trap-1-right = G7. Weiß hat am anderen Ende der Diagonalen kein Plättchen, also bleibt ihm die Ecke H8 verschlossen. Weiß antwortet B7.
lesson-trap-1-wrong = { $square } gewinnt nicht. Sieh neben der Ecke H8 nach.
lesson-trap-2 = Der weiße Zug hat eine Ecke geöffnet. Nimm sie.
lesson-trap-2-right = A8. Bei bestem Spiel fällt auch die angegriffene Ecke H8 an Schwarz.
lesson-trap-2-wrong = { $square } kann warten: Eine Ecke ist offen.

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
rulebook-not-a-corner = { $square } ist keine Ecke. Du kannst jetzt eine nehmen.
rulebook-play-on = Spiele weiter: Bei bestem Spiel gewinnt Schwarz.

## Eröffnungen

trainer-title = Eröffnungen auswendig
trainer-task-black = Du hast Schwarz. Spiele diese Eröffnung aus dem Gedächtnis; Weiß zieht von selbst.
trainer-task-white = Du hast Weiß. Spiele diese Eröffnung aus dem Gedächtnis; Schwarz zieht von selbst.
trainer-wrong = { $square } verlässt diese Variante. Versuche es noch einmal.
trainer-hint = Die Variante geht mit { $square } weiter.
trainer-finished = Das ist die ganze Variante.
