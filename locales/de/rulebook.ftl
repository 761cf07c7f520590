# Das Regelbuch: jede Regel, und was die gedruckten Ausgaben daraus machen.

rules-title = Das Regelbuch
rules-intro = Othello in unseren eigenen Worten, Regel für Regel. Fünf gedruckte Ausgaben beschreiben das Spiel. Wähle eine aus, um zu sehen, was sie ergänzt, weglässt, anders sagt oder falsch darstellt.
rules-setup-lines = Die Füße, in zwölf Sprachen:
rules-alt-board = Schwarz: { $black }. Weiß: { $white }.
rules-alt-console = Grün: { $black }. Rot: { $white }.
rules-alt-move = Der Zug { $square } dreht { $turned } um.

rules-edition-es = Spanisches Regelheft des Brettspiels
rules-edition-pl = Polnisches Regelheft
rules-edition-de = Deutsche Spielregeln
rules-edition-fr = Französische Spielregeln
rules-edition-h21 = Spanische Anleitung der Kassette für die Konsole TRQ H-21

rules-same = sagt dasselbe
rules-drops = sagt dazu nichts
rules-adds = ergänzt
rules-words = sagt es anders
rules-errs = stellt es falsch dar
rules-summary = Gleich: { $same }. Mit Zusatz: { $adds }. Anders gesagt: { $words }. Weggelassen: { $drops }. Falsch: { $errs }.

rules-aim = Das Ziel
rules-box = Was in der Schachtel ist
rules-setup = Die Aufstellung
rules-move = Ein Zug
rules-directions = In alle Richtungen
rules-limits = Was nicht umgedreht wird
rules-pass = Aussetzen
rules-mistakes = Fehler
rules-supply = Wenn die Plättchen ausgehen
rules-end = Das Ende der Partie
rules-score = Das Ergebnis
rules-sample = Die ersten beiden Züge
rules-series = Mehrere Partien
rules-handicap = Vorgaben
rules-tips = Tipps
rules-console = Auf der Konsole von 1982

rule-one-game = Alle fünf Ausgaben beschreiben dasselbe Spiel, zählen ihre Regeln aber verschieden. Hier hat jede Regel ihre eigene Nummer.
rule-most-discs = Am Ende der Partie willst du mehr Plättchen deiner Farbe auf dem Brett haben als dein Gegner.

rule-contents = Zum Spiel gehören ein Brett mit acht mal acht Feldern und 64 Plättchen, die auf einer Seite schwarz und auf der anderen weiß sind.
rule-feet = Wenn das Brett Füße hat, steck sie zuerst an. Nimm dann die Deckel von den Fächern: an beiden Enden drücken und abheben. Beim Einpacken kommen die Deckel wieder darauf.
rule-share = Jeder nimmt 32 Plättchen, wählt eine Farbe und behält sie für die ganze Partie.

rule-names = Die Spalten heißen von links nach rechts A bis H, die Reihen von oben nach unten 1 bis 8. Ein Feld heißt nach seiner Spalte und seiner Reihe.
rule-four-discs = Vor dem Beginn liegen vier Plättchen in der Mitte: weiße auf D4 und E5, schwarze auf E4 und D5.
rule-black-first = Schwarz macht den ersten Zug. Vier Züge stehen zur Wahl: C4, D3, E6 und F5.

rule-one-disc = Wenn du am Zug bist, legst du ein Plättchen mit deiner Farbe nach oben auf ein leeres Feld. Dann drehst du die Plättchen um, die du eingeschlossen hast. Danach ist dein Gegner am Zug.
rule-enclose = Du schließt eine Reihe gegnerischer Plättchen ein, wenn an jedem Ende eines von deinen liegt: eines, das schon da war, und das, das du jetzt legst. Hier liegt ein weißes Plättchen auf C5. Weiß spielt G5 und dreht D5, E5 und F5 um.
rule-any-length = Eine Reihe kann lang oder kurz sein; ein einziges Plättchen reicht. Diese Abbildung hat die Farben der Konsole: Rot spielt G4, und die vier grünen Plättchen C4, D4, E4 und F4 bis zu B4 werden umgedreht.
rule-straight = Eine Reihe ist eine gerade Linie von Plättchen, die direkt nebeneinanderliegen: waagerecht, senkrecht oder schräg.
rule-must-turn = Jeder Zug muss mindestens ein Plättchen umdrehen. Auf ein Feld, auf dem nichts umgedreht würde, darf man nicht legen.

rule-directions = Ein Plättchen kann mehrere Reihen gleichzeitig einschließen, in jeder der acht Richtungen. Weiß spielt D6. Umgedreht werden D3, D4 und D5 unter dem Plättchen auf D2 und außerdem E5 und F4 auf der Schrägen bis G3.
rule-turn-all = Du musst alle Plättchen umdrehen, die du eingeschlossen hast, auch wenn du manche lieber liegen lassen würdest.

rule-own-disc = Eine Reihe endet am ersten Plättchen deiner eigenen Farbe. Schwarz spielt A5 und dreht nur B5 um, denn auf C5 liegt ein schwarzes Plättchen. D5 und E5 bleiben weiß, obwohl auf F5 noch ein schwarzes liegt.
rule-gap = Eine Reihe endet auch an einem leeren Feld. Über eine Lücke hinweg wird nichts umgedreht.
rule-direct = Nur Reihen, die beim gelegten Plättchen beginnen, werden umgedreht. Schwarz spielt G6 und dreht E4 und F5 um. Jetzt liegen D5 und E5 zwischen den schwarzen Plättchen C5 und F5, bleiben aber weiß: F5 wurde nur umgedreht, nicht gelegt.
rule-stays-put = Ein Plättchen bleibt bis zum Ende der Partie auf seinem Feld. Es kann oft umgedreht werden, aber es wird nie verschoben.

rule-pass = Wenn du kein Plättchen umdrehen kannst, setzt du aus. Weiß hat gerade A3 gespielt, und Schwarz hat keinen Zug. Also ist Weiß noch einmal dran, auf D2 oder F4.
rule-no-choice = Wenn du einen Zug hast, musst du ziehen. Du darfst nicht aussetzen, nur weil dir deine Züge nicht gefallen.

rule-wrongly-turned = Wenn du ein Plättchen zu Unrecht umgedreht hast, darfst du es zurückdrehen, bis dein Gegner gezogen hat.
rule-forgotten = Wenn du ein Plättchen vergessen hast, darfst du es noch umdrehen, bis dein Gegner gezogen hat.
rule-too-late = Wenn dein Gegner gezogen hat, ist es zu spät, und die Plättchen bleiben, wie sie liegen.

rule-lend = Wenn du kein Plättchen mehr hast, aber ziehen kannst, gibt dir dein Gegner eines. Hier hat Weiß keines mehr und könnte C1, G1, H1 oder G2 spielen. Schwarz hat noch vier und gibt eines ab.
rule-lend-again = Das geschieht so oft wie nötig.

rule-end = Die Partie ist zu Ende, sobald keiner mehr ziehen kann. Das kann auf drei Arten geschehen.
rule-end-full = Das Brett ist voll. So enden die meisten Partien; hier hat Schwarz 29 Plättchen und Weiß 35.
rule-end-wiped-out = Eine Farbe ist verschwunden. Schwarz spielt H7, und kein weißes Plättchen ist mehr da: 13 zu 0 nach neun Zügen.
rule-end-blocked = Beide haben Plättchen und es gibt leere Felder, aber niemand kann etwas einschließen. Hier bleiben A8 und G2 leer, und die Partie endet 28 zu 34.
rule-winner = Zählt die Plättchen. Wer mehr von seiner Farbe auf dem Brett hat, gewinnt.
rule-draw = Wenn beide gleich viele haben, ist die Partie unentschieden.

rule-counts = Das einfachste Ergebnis ist die Zahl der Plättchen jeder Farbe.
rule-margin = Der Abstand ist die größere Zahl minus die kleinere. Eine Partie, die 29 zu 35 endet, ist mit 6 gewonnen.
rule-federation = Auf Turnieren bekommt der Sieger auch die leeren Felder. Eine Partie, die 28 zu 34 mit zwei leeren Feldern endet, zählt als 28 zu 36.

rule-sample-black = Schwarz kann C4, D3, E6 oder F5 spielen und wählt C4. Das weiße Plättchen auf D4 ist jetzt eingeschlossen und wird schwarz.
rule-sample-white = Weiß kann C3, C5 oder E3 spielen und wählt C3. Das Plättchen auf D4 wird wieder weiß. So geht es weiter, bis keiner mehr ziehen kann.

rule-series = Ihr könnt mehrere Partien spielen und ein Ziel vereinbaren: so viele gewonnene Partien oder so viele Punkte, wenn man die Abstände zusammenzählt.
rule-next-game = Wer eine Partie gewinnt, entscheidet, wer die nächste beginnt, und darf den Verlierer anfangen lassen. Vereinbart das vor der ersten Partie.

rule-corners = Ist einer viel stärker, kann der andere mit je einem Plättchen in allen vier Ecken beginnen: A1, H1, A8 und H8. Der Schwächere spielt Schwarz.
rule-fewer-corners = Ist der Unterschied kleiner, reichen eine, zwei oder drei Ecken. Wir besetzen sie in der Reihenfolge A1, H8, H1, A8.
rule-give-start = Wer anfängt, hat einen kleinen Vorteil. Der Stärkere kann ihn dem Schwächeren überlassen.

rule-finger = Lass einen Finger auf dem Plättchen, das du gerade gelegt hast, während du die anderen umdrehst. So vergisst du keines.
rule-play-first = Spiel ein paar Partien, bevor du etwas über Strategie liest. Danach sind die Ratschläge leichter zu verstehen.
rule-not-absolute = Kein Ratschlag gilt immer. Achte darauf, wie dein Gegner spielt, und stell dich darauf ein.
rule-corner-safe = Ein Plättchen in der Ecke kann nie umgedreht werden, und es schützt seine Nachbarn. Dank H8 kann Weiß hier keines der schwarzen Plättchen mehr umdrehen.
rule-corner-attack = Ein Plättchen neben einer leeren Ecke ist in Gefahr. Weiß hat eines auf A2. Schwarz kann die Ecke noch nicht nehmen, aber nach A3 kann nichts mehr verhindern, dass Schwarz sie beim nächsten Mal nimmt.
rule-four-corners-lost = Ecken allein gewinnen keine Partie. Hier hat Schwarz mit A1, H1, A8 und H8 alle vier und verliert trotzdem 21 zu 43.
rule-give-corner = Die Kontrolle ist wichtiger als eine Ecke. Gute Spieler geben manchmal eine Ecke her, um die Kontrolle zu bekommen.
rule-few-moves = Lass deinem Gegner wenige Züge. Am Anfang hilft es, nicht zu viele Plättchen umzudrehen, denn dein Gegner muss immer eines von deinen einschließen.
rule-puzzles = In jeder der fünf Aufgaben findet Schwarz einen Zug, der beim nächsten Mal eine Ecke gewinnt, egal was Weiß antwortet. Sieh dir alle Züge an, bevor du dich entscheidest.
rule-puzzle-one = Aufgabe 1 beginnt mit H2 und lässt sich in 24 Zügen zu Ende spielen. Weiß hat nie eine Wahl, und Schwarz gewinnt 54 zu 10.

rule-digits = Zwei Ziffern wählen das Spiel. Die rechte: 1 für zwei Spieler, 2 gegen den Computer, wenn du anfängst, 3, wenn der Computer anfängt. Die linke: 0 bis 4 zusätzliche Plättchen für den rechten Spieler. Das sind 15 Spiele und noch einmal 15 mit Zeitlimit.
rule-console-colours = Auf der Konsole sind die Plättchen grün und rot. Rot liegt auf D4 und E5, Grün auf E4 und D5. Links spielt Grün, rechts spielt Rot.
rule-time-limit = Mit 5 bis 9 als linker Ziffer hat man für jeden Zug 15 Sekunden. Ist die Zeit um, macht der Computer den Zug.
rule-blinking = Beide Zählerstände sind immer auf dem Bildschirm. Es blinkt der des Spielers, der am Zug ist.
rule-credit = Das Programm der Kassette folgt den Regeln von Edmond Dujardin.

note-ten-rules = Sie zählt zehn Regeln.
note-eight-rules = Sie zählt acht Regeln; die Nummer der ersten fehlt.
note-six-rules = Sie zählt sechs Punkte und ergänzt weitere ohne Nummer.
note-eleven-rules = Sie zählt elf Punkte, die Aufstellung eingeschlossen.
note-aim-surround = Sie nennt als Ziel zuerst das Einschließen und danach das Zählen.
note-box-feet-lids = Das Brett hat vier Füße und zwei Fächer mit abnehmbaren Deckeln.
note-box-feet = Das Brett hat vier Füße, und auch die Anleitung steht auf der Liste.
note-box-velvet = Das Brett ist aus Samt und hat für jedes Plättchen eine Mulde. Schwarz ist glatt, Weiß hat ein Loch.
note-box-console = Die Plättchen sind auf einer Seite rot und auf der anderen grün, und es gibt sie nur auf dem Bildschirm.
note-feet-languages = Sie spricht nur von den Füßen, das aber in elf Sprachen.
note-share-trays = Sie legt in jedes Fach 32 Plättchen und nimmt die ersten vier von dort.
note-one-stock = Sie kennt nur einen gemeinsamen Vorrat von 64 Plättchen.
note-both-diagonals = Sie verlangt nur, dass sich gleiche Farben schräg berühren. Die andere Schräge wäre auch erlaubt.
note-red-green = Rot liegt dort, wo hier Weiß liegt, und Grün dort, wo Schwarz liegt.
note-convention = Sie nennt das eine Vereinbarung.
note-start-agreed = Die Spieler machen aus, wer anfängt; gegen den Computer entscheidet das gewählte Spiel.
note-row-uncounted = Sie sagt nicht, wie viele Plättchen die Reihe hat.
note-row-four = Ihr Beispiel hat vier Plättchen in einer Reihe.
note-colours-chosen = Jeder wählt dort seine Farbe; die festen Seiten für Grün und Rot sind von uns.
note-row-not-straight = Sie nennt beliebige gegnerische Plättchen eine Reihe. Die gerade Linie ging verloren.
note-machine-refuses = Der Computer nimmt keinen anderen Zug an.
note-machine-turns = Der Computer dreht die Plättchen selbst um, und immer alle.
note-own-disc-garbled = Sie verbietet, ein eigenes Plättchen einzuschließen. Gemeint ist, darüber zu springen.
note-gap-named = Sie nennt als einzige das leere Feld.
note-pass-garbled = Ein Wort ging verloren: Man setzt dort aus, wenn man ziehen kann.
note-machine-passes = Der Computer lässt von selbst aussetzen.
note-no-mistakes = Der Computer dreht die Plättchen um und macht keine Fehler.
note-only-wrongly = Sie spricht nur von Plättchen, die zu Unrecht umgedreht wurden.
note-end-narrow = Sie nennt nur das volle Brett und die fehlende Farbe und übersieht, dass beide blockiert sein können.
note-end-general = Sie nennt diesen Fall nicht; ihre allgemeine Regel deckt ihn ab.
note-end-early = Sie sagt nur, dass eine Partie enden kann, bevor alle 64 Felder belegt sind.
note-counts-shown = Beide Zahlen sind während der ganzen Partie auf dem Bildschirm.
note-stronger-white = Bei ihr soll der Stärkere Weiß nehmen.
note-right-hand = Der Computer gibt dem rechten Spieler ein bis vier zusätzliche Plättchen, und das kann er selbst sein.
note-no-order = Sie sagt nicht, welche Ecken.
note-no-place = Sie sagt nicht, wo die zusätzlichen Plättchen liegen.
note-no-picture = Sie sagt es ohne Bild.
note-diagram-3 = A2 war der letzte Zug von Weiß, und Weiß antwortet wahrscheinlich A4.
note-first-corner = Sie sagt, dass die erste Ecke hilft, aber nicht der Hauptgrund für den Sieg ist.
note-no-guarantee = Sie sagt, dass eine oder mehrere Ecken den Sieg nicht garantieren.
note-control-reversed = Sie dreht den Gedanken um: Der Gegner nimmt Ecken, um die Kontrolle zu bekommen.
note-many-moves = Sie rät, Weiß nicht zu viele Züge zu lassen.
note-dangerous-too = Auch Felder neben einer Ecke zählen. Die Aufgaben heißen dort Beispiele.
note-two-moves-lost = Sie druckt nur 22 Züge. Zwei Felder blieben leer, und es wäre nicht 54 zu 10.
note-fifteen = Sie zählt nur 15 Spiele, aber ihre Ziffern ergeben 30.
