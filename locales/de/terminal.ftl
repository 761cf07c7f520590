# Was die Terminal-App sagt.

## Menü und Einstellungen

tui-tagline = Eine Minute zum Lernen, ein Leben zum Meistern.
tui-menu-play = Spielen
tui-menu-play-about = Gegen den Computer oder gegeneinander, mit Vorgabe, Uhren und Serien nach Wunsch.
tui-menu-console = Konsole
tui-menu-console-about = Dreißig Spiele einer Fernsehkonsole von 1982, gewählt mit zwei Ziffern: Grün gegen Rot.
tui-menu-tabletop = Echtes Brett
tui-menu-tabletop-about = Wie am Tisch: Plättchen legen und die anderen von Hand umdrehen. Fehler sind möglich.
tui-menu-learn = Lernen
tui-menu-learn-about = Die Regeln in kleinen Schritten, Strategie und Aufgaben mit genau einer Lösung.
tui-menu-rules = Regeln
tui-menu-rules-about = Das Regelheft: jede Regel neben ihrer Abbildung, und was die gedruckten Ausgaben daraus machen.
tui-menu-analyse = Analysieren
tui-menu-analyse-about = Jeder Zug mit seiner Bewertung, während die Engine tiefer rechnet, und ganze Partien als Kurve.
tui-menu-games = Partien
tui-menu-games-about = Was du hier oder in der Web-App gespielt hast: fortsetzen, untersuchen, löschen.
tui-menu-settings = Einstellungen
tui-menu-settings-about = Sprache, Aussehen des Bretts, Bewegung.
tui-menu-quit = Beenden
tui-menu-quit-about = Bis bald.
tui-setting-style = Brett: { $style }
tui-setting-motion = Umdrehen und Blinken: { $state }
tui-setting-color = Farben: { $state }
tui-setting-ponder = Mitdenken in meiner Zeit: { $state }
tui-setting-about = Die Einstellungen gelten sofort.
tui-setting-ponder-about = Die stärkeren Stufen denken auch nach, während du am Zug bist.
tui-on = an
tui-off = aus
style-unicode = runde Plättchen
style-ascii = Buchstaben
style-color-blind = leicht zu unterscheiden
tui-too-small = Dieses Fenster hat { $width } Spalten und { $height } Zeilen. Bitte mach es mindestens { $columns } Spalten breit und { $rows } Zeilen hoch; deine Partie wartet.

## Vor einer Partie

tui-begin = Beginnen
tui-none = keine
tui-allowed = erlaubt
tui-not-allowed = nicht erlaubt
tui-person = Mensch
tui-remote = Spieler anderswo
tui-level = Stufe { $level } · { $name }
tui-level-named = Computer · { $name }
tui-field-referee = Schiedsrichter
tui-field-handicap = Vorgabe
tui-field-starter = Erster Zug
tui-field-clock = Uhr
tui-field-time-out = Zeit abgelaufen
tui-field-series = Serie
tui-field-next = Nächste Partie
tui-field-take-backs = Zurücknehmen
tui-referee-silent = stumm: Fehler bleiben stehen
tui-referee-hint = zählt die Fehler
tui-referee-strict = streng: nur richtige Züge werden übergeben
tui-corners = { $count ->
    [one] { $count } Ecke
   *[other] { $count } Ecken
} für { $color ->
    [black] Schwarz
   *[white] Weiß
}
tui-clock-move = { $time } für jeden Zug
tui-clock-game = { $time } für die Partie
tui-clock-increment = { $time } und { $seconds } s für jeden Zug
tui-clock-byo-yomi = { $time }, dann { $periods } × { $seconds } s
tui-time-out-loss = die Partie ist verloren
tui-time-out-extra = { $time } mehr, aber gewinnen geht nicht mehr
tui-time-out-moves = der Computer macht den Zug
tui-goal-games = { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}
tui-goal-wins = { $count ->
    [one] wer zuerst { $count } Sieg hat
   *[other] wer zuerst { $count } Siege hat
}
tui-goal-points = { $count ->
    [one] wer zuerst { $count } Punkt hat
   *[other] wer zuerst { $count } Punkte hat
}
tui-next-alternate = die Spieler beginnen abwechselnd
tui-next-loser = der Verlierer beginnt
tui-next-winner = der Sieger entscheidet
tui-next-same = derselbe Spieler beginnt

## Was geschieht

tui-mark = Zug { $ply }, { $color ->
    [black] Schwarz
   *[white] Weiß
}: { $mistakes }
tui-thinking = Der Computer denkt nach …
tui-really-resign = Zum Aufgeben noch einmal x drücken.
tui-hint = Tipp: { $move } ({ $score }).
tui-hint-more = Noch einmal i verrät mehr.
tui-best = Bester Zug: { $score }
tui-figures = { $nodes } Mio. Stellungen, { $seconds } s, { $speed } Mio./s
tui-variation = Du probierst eine andere Fortsetzung. Die Taste m führt zur Partie zurück.
tui-proven = exakt
tui-turning-title = Wendepunkt { $number } von { $count }
tui-turning-yours = Dein Wendepunkt { $number } von { $count }
tui-turning-none = Kein Wendepunkt: Es wurde nichts verschenkt.
tui-turning-progress = Der Trainer: { $done } von { $total }
tui-turning-find = { $color ->
    [black] Schwarz: Finde einen besseren Zug als { $square }.
   *[white] Weiß: Finde einen besseren Zug als { $square }.
}
tui-turning-wrong = { $square } ist es nicht.
tui-turning-right = Ja, { $square }.

## Ein echtes Brett

tui-box-title = Die Schachtel wird geöffnet
tui-table-correct = { $color ->
    [black] Schwarz darf den letzten Zug noch berichtigen.
   *[white] Weiß darf den letzten Zug noch berichtigen.
}
tui-table-no-study = Die Aufzeichnung dieser Partie zeigt das Brett, wie es wirklich lag, mit allen Fehlern. Die Engine beurteilt nur Partien ohne Fehler.

## Die Konsole

tui-console-game = Spiel { $number }
tui-console-two = zwei Spieler, links beginnt
tui-console-person = du gegen den Computer, du beginnst
tui-console-computer = du gegen den Computer, er beginnt
tui-console-extra = { $count ->
    [one] { $count } Plättchen Vorgabe für den rechten Spieler
   *[other] { $count } Plättchen Vorgabe für den rechten Spieler
}
tui-console-limit = { $seconds } Sekunden für jeden Zug
tui-console-refused = Ein Spiel { $digits } gibt es nicht. Es gibt: { $games }.
tui-console-machine = COMPUTER
tui-console-left = { $color ->
    [green] links spielt Grün
   *[red] links spielt Rot
}
tui-console-supply = Im Vorrat: Grün { $black }, Rot { $white }

## Die Hülle der Kassette

tui-sleeve-title = Die Hülle der Kassette
tui-sleeve-right = Die rechte Ziffer
tui-sleeve-left = Die linke Ziffer
tui-sleeve-extra = 0 bis 4: so viele zusätzliche Plättchen für den rechten Spieler. Die Anleitung sagt nicht, wo sie liegen; die Ecken A1, H8, H1, A8 in dieser Reihenfolge sind unsere Lesart.
tui-sleeve-timed = 5 bis 9: wie 0 bis 4, mit 15 Sekunden für jeden Zug.
tui-sleeve-time-out = Sind die 15 Sekunden um, macht der Computer den Zug.
tui-sleeve-keys = Die Steuerung
tui-sleeve-one = Ein Spieler: Die Pfeile oder ein Buchstabe und eine Ziffer führen dein Plättchen über das Brett. Eingabe, Leertaste und Tabulator sind deine drei ENT-Tasten.
tui-sleeve-two = Zwei Spieler: Der linke führt das Plättchen mit W, A, S und D und legt es mit der Leertaste, der rechte hat die Pfeile und Eingabe.
tui-sleeve-disc = Ein falsches Feld wird nicht angenommen. p macht Pause, und ein Spiel, das man verlässt, hält von selbst an.
tui-sleeve-plain = Zum Anfangen tippe konsole und zwei Ziffern: konsole 83. Mit rot dahinter hat der linke Spieler Rot: konsole 83 rot.
tui-sleeve-screen = Auf dem Bildschirm
tui-sleeve-colours = Grün spielt links und Rot rechts, wenn man nichts anderes wählt. Rot liegt immer auf D4 und E5, Grün auf E4 und D5.

## Lernen

tui-learn-today = Heute
tui-learn-daily = Aufgabe des Tages
tui-learn-streak = { $count ->
    [one] { $count } Tag in Folge
   *[other] { $count } Tage in Folge
}
tui-learn-due-puzzles = { $count ->
    [one] { $count } Aufgabe zu wiederholen
   *[other] { $count } Aufgaben zu wiederholen
}
tui-learn-due-openings = { $count ->
    [one] { $count } Eröffnung zu wiederholen
   *[other] { $count } Eröffnungen zu wiederholen
}
tui-learn-done = erledigt
tui-learn-puzzles = Aufgaben
tui-learn-kind = { $title } ({ $count })
tui-learn-place = { $number } von { $count }
tui-learn-go-on = Weiter mit Enter.
tui-learn-finished = Das war die letzte.

## Gespeicherte Partien

tui-games-count = { $count ->
    [one] { $count } Match
   *[other] { $count } Matches
}
tui-games-none = Noch ist keine Partie gespeichert, oder keine passt zu den Suchwörtern.
tui-games-unfinished = Nicht beendet
tui-games-delete = Zum endgültigen Löschen noch einmal x drücken.

## Tasten

tui-key-choose = wählen
tui-key-change = ändern
tui-key-open = öffnen
tui-key-back = zurück
tui-key-help = Hilfe
tui-key-quit = beenden
tui-key-language = Sprache
tui-key-style = Brett
tui-key-place = legen
tui-key-undo = zurücknehmen
tui-key-redo = wiederholen
tui-key-hint = Tipp
tui-key-evaluate = Bewertung
tui-key-study = analysieren
tui-key-pause = Pause
tui-key-go-on = weiter
tui-key-resign = aufgeben
tui-key-next = nächste Partie
tui-key-sheet = Spielzettel
tui-key-starts = { $name } beginnt
tui-key-again = Revanche
tui-key-touch = legen oder umdrehen
tui-key-done = fertig
tui-key-pass = passen
tui-key-digits = Nummer
tui-key-level = Stufe
tui-key-colour = Farbe
tui-key-sleeve = Hülle
tui-key-left-player = links
tui-key-right-player = rechts
tui-key-scroll = blättern
tui-key-sound-on = Ton an
tui-key-sound-off = Ton aus
tui-key-before = Zug zurück
tui-key-after = Zug vor
tui-key-try = probieren
tui-key-main-line = Partie
tui-key-turning = Wendepunkte
tui-key-retry = noch einmal
tui-key-play-on = weiterspielen
tui-key-answer = antworten
tui-key-solution = Lösung
tui-key-skip = nächste
tui-key-to-the-table = an den Tisch
tui-key-search = suchen
tui-key-delete = löschen
tui-key-rule = Regel
tui-key-section = Abschnitt
tui-key-edition = Ausgabe
tui-key-contents = Inhalt
tui-key-figure = Abbildung

## Hilfe

tui-help-title = Tasten
tui-help-choose = auswählen
tui-help-change = die Auswahl ändern
tui-help-open = die Auswahl öffnen
tui-help-begin = die Partie beginnen
tui-help-language = die Sprache wechseln
tui-help-style = das Aussehen des Bretts wechseln
tui-help-help = zeigen, was man tun kann
tui-help-back = zurück
tui-help-quit = das Programm verlassen
tui-help-cursor = den Cursor bewegen oder ein Feld anklicken
tui-help-place = ein Plättchen legen
tui-help-touch = ein Plättchen legen oder das dort umdrehen
tui-help-done = den Zug übergeben (echtes Brett)
tui-help-pass = sagen, dass es keinen Zug gibt (echtes Brett)
tui-help-take-back-table = ein regelwidriges Plättchen zurücknehmen
tui-help-undo = den letzten Zug zurücknehmen
tui-help-redo = ihn wieder spielen
tui-help-hint = um einen Tipp bitten
tui-help-evaluate = die Bewertung aller Züge zeigen
tui-help-study = die Partie analysieren
tui-help-pause = Pause oder weiter
tui-help-resign = aufgeben (zweimal drücken)
tui-help-next = nächste Partie der Serie oder noch einmal dieselbe
tui-help-sheet = den Spielzettel der Serie zeigen
tui-help-starter = wenn der Sieger entscheidet: wer das nächste Spiel beginnt
tui-help-again = dasselbe Spiel noch einmal
tui-help-digits = die zwei Ziffern eines Spiels
tui-help-level = wie gut der Computer spielt
tui-help-colour = Grün oder Rot für den linken Spieler
tui-help-sleeve = die Hülle der Kassette lesen
tui-help-console-left = das Plättchen des linken Spielers führen und legen
tui-help-console-right = das Plättchen des rechten Spielers führen und legen
tui-help-scroll = vor- oder zurückblättern
tui-help-sound = Ton an oder aus
tui-help-walk = durch die Partie gehen
tui-help-lines = einen Zug der Engine wählen
tui-help-try = den Zug spielen
tui-help-main-line = zurück zur Partie
tui-help-turning = zeigen, wo die Partie kippte
tui-help-retry = den besseren Zug suchen
tui-help-play-on = von hier gegen den Computer weiterspielen
tui-help-open-game = eine gespeicherte Partie fortsetzen
tui-help-answer = antworten
tui-help-solution = die Lösung zeigen
tui-help-skip = zur nächsten
tui-help-box-next = der nächste Schritt
tui-help-box-before = ein Schritt zurück
tui-help-box-skip = die Schachtel überspringen
tui-help-learn = Lektion oder Aufgabe beginnen: lernen, lernen 12
tui-help-rules = das Regelheft lesen: regeln, regeln 3, regeln 3 fr
tui-help-search = nach Wörtern suchen
tui-help-delete = löschen (zweimal drücken)
tui-help-rule = nächste oder vorige Regel
tui-help-section = nächster oder voriger Abschnitt
tui-help-rule-move = den Zug der Abbildung spielen oder zurücknehmen
tui-help-rule-figure = in einem schmalen Fenster: Abbildung oder Text
tui-help-edition = mit einer gedruckten Ausgabe vergleichen
tui-help-contents = das Inhaltsverzeichnis
tui-help-review = die Bewertung nach jedem Zug der Partie ansagen
tui-help-board = die Plättchen Reihe für Reihe ansagen
tui-help-picture = das Brett mit Buchstaben zeichnen
tui-help-moves = alle Züge ansagen und was sie umdrehen
tui-help-score = den Stand ansagen
tui-help-time = die Uhren ansagen
tui-help-resume = nach einer Pause weiterspielen
tui-help-give-up = die Partie aufgeben
tui-help-games = die gespeicherten Partien nennen
tui-help-console = ein Spiel der Konsole spielen

## Zeile für Zeile

tui-plain-welcome = Outflank, Zeile für Zeile. Gib ein Feld wie d3 ein, um dorthin zu setzen, „hilfe“ für alle Befehle, „ende“ zum Beenden.
tui-plain-goodbye = Auf Wiedersehen.
tui-plain-help = Ein Feld allein legt ein Plättchen dorthin; auf dem echten Brett dreht es auch eins um. Die anderen Befehle:
tui-plain-unknown = „{ $word }“ kenne ich nicht. Gib „hilfe“ ein, um alle Befehle zu sehen.
tui-plain-incomplete = Da fehlt etwas. Beispiel: { $example }
tui-plain-nothing = Zu dieser Stellung gibt es nichts zu sagen.
tui-plain-next = Gib „neu“ ein, um die nächste Partie zu beginnen.
tui-plain-starter = Gib „beginnt 1“ für { $one } ein, „beginnt 2“ für { $two }.
tui-plain-over = Das Match ist zu Ende. Gib „neu“ ein, um noch einmal zu spielen, „ende“ zum Beenden.
tui-plain-line = { $move }: { $score }. Erwartete Fortsetzung: { $line }.
tui-plain-ply = { $ply }. { $color ->
    [black] Schwarz
    [green] Grün
    [red] Rot
   *[white] Weiß
} { $move }: { $score } für { $side ->
    [green] Grün
   *[black] Schwarz
}.
tui-plain-turning = Wendepunkte:
tui-plain-move = { $square } dreht { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
} um: { $squares }.
tui-no-help = In dieser Partie gibt es keine Hilfe: Das wäre unfair.
tui-plain-no-clock = Es gibt keine Uhr.
tui-plain-no-shelf = Partien werden hier nicht gespeichert.
tui-plain-no-such-game = Eine Partie mit dieser Nummer gibt es nicht. Gib „partien“ ein, um die Liste zu sehen.
tui-plain-learn = Antworte mit einem Feld oder der Nummer einer Aussage. „tipp“ zeigt die Lösung, „neu“ geht weiter, „fertig“ führt zur Partie zurück.
tui-plain-rules = Gib „regeln“ und eine Nummer ein, um einen Abschnitt zu lesen; mit es, pl, de, fr oder h21 dahinter hörst du, was diese Ausgabe daraus macht.
tui-plain-no-question = Es ist keine Frage offen.
tui-plain-row = Reihe { $row }: { $discs }.
tui-plain-empty = leer
tui-plain-discs = { $color ->
    [black] schwarz
    [green] grün
    [red] rot
   *[white] weiß
} { $squares }
tui-plain-about = { $name }: { $value }
tui-word-play = setze
tui-word-turn = drehe
tui-word-done = fertig
tui-word-pass = passen
tui-word-undo = zurück
tui-word-redo = vor
tui-word-hint = tipp
tui-word-evaluate = bewerten
tui-word-review = rückblick
tui-word-board = brett
tui-word-picture = bild
tui-word-moves = züge
tui-word-score = stand
tui-word-time = zeit
tui-word-pause = pause
tui-word-resume = weiter
tui-word-resign = aufgeben
tui-word-new = neu
tui-word-start = beginnt
tui-word-console = konsole
tui-word-sleeve = hülle
tui-word-games = partien
tui-word-open = öffne
tui-word-learn = lernen
tui-word-rules = regeln
tui-word-language = sprache
tui-word-help = hilfe
tui-word-quit = ende

## Das Regelheft

tui-rules-ours = Unser Text
tui-rules-figure = Abbildung zu Regel { $number }
tui-rules-play = { $square } spielen
tui-rules-back = zurücknehmen
