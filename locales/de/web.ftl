# Was die Seiten der Web-App sagen.
# $color ist "black" oder "white", auf der Konsole auch "red" oder "green".

## Der Rahmen

web-navigation = Bereiche
web-skip = Zum Inhalt
web-languages = Sprache
web-nav-play = Spielen
web-nav-learn = Lernen
web-nav-console = Konsole
web-nav-tabletop = Am Tisch
web-nav-analyse = Analyse
web-nav-games = Partien
web-nav-rules = Regeln
web-nav-account = Konto
web-nav-settings = Einstellungen
web-page-missing = Diese Seite gibt es nicht
web-to-the-board = Zum Brett
web-close = Schließen
web-cancel = Abbrechen
web-all = Alle
web-connection-lost = Die Verbindung ist unterbrochen. Neuer Versuch …

## Das Brett

web-board = Brett
web-square-empty = { $square }, leer
web-square-disc = { $square }, { $color ->
    [black] schwarzes Plättchen
    [red] rotes Plättchen
    [green] grünes Plättchen
   *[white] weißes Plättchen
}
web-square-legal = { $square }, leer, dreht { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
} um
web-square-last = { $label }, letzter Zug
web-square-missed = { $label }, hätte umgedreht werden müssen
web-square-wrong = { $label }, zu Unrecht umgedreht
web-square-found = { $label }, gefunden
web-square-area = { $label }, hierhin zeigt der Trainer
web-square-better = { $label }, der bessere Zug
web-square-worse = { $label }, der gespielte Zug
web-square-note = { $label }, { $note }
web-discs-of = { $color ->
    [black] Schwarz: { $count }
    [red] Rot: { $count }
    [green] Grün: { $count }
   *[white] Weiß: { $count }
}
web-in-hand = { $count } im Vorrat

## Was geschieht

web-opening = Eröffnung: { $name }
web-walked-to = Nach Zug { $ply } von { $plies }
web-walked-pass = { $color ->
    [black] Nach Zug { $ply } von { $plies }: Schwarz passt
    [green] Nach Zug { $ply } von { $plies }: Grün passt
    [red] Nach Zug { $ply } von { $plies }: Rot passt
   *[white] Nach Zug { $ply } von { $plies }: Weiß passt
}

## Warum etwas abgelehnt wird

web-problem-unreachable = Der Server antwortet nicht
web-reload = Noch einmal versuchen
web-problem-stale = Diese Partie hat sich anderswo geändert. Lade die Seite neu
web-problem-not-found = Diese Partie gibt es nicht
web-problem-storage = Die Partie konnte nicht gespeichert werden
web-problem-busy = Der Server ist ausgelastet. Versuche es gleich noch einmal
web-problem-unreadable = Das lässt sich nicht lesen: { $detail }
web-problem-unreadable-at = { $detail } (Zeile { $line }, Spalte { $column })
web-unreadable-empty = Hier gibt es nichts zu lesen
web-unreadable-long = Das ist zu lang zum Einfügen
web-unreadable-unknown = Das sind weder Züge noch eine Partie noch eine Stellung
web-unreadable-early = Der Text endet zu früh
web-unreadable-found = „{ $found }“ ist hier nicht zu verstehen
web-unreadable-here = Das ist nicht zu verstehen
web-unreadable-move = Zug { $ply } geht nicht: { $reason }
web-unreadable-other-game = Das ist eine Partie eines anderen Spiels, nicht Othello
web-unreadable-board-size = Das Brett ist nicht 8×8 Felder groß
web-unreadable-link = Der Link nennt Züge oder eine Stellung, die sich nicht lesen lassen
web-problem-other = Das hat nicht geklappt: { $detail }

## Eine Partie vorbereiten

web-play-title = Othello spielen
web-newcomer = Neu hier? Lerne es in 3 Minuten
web-front-hint = Mache deinen ersten Zug oder wähle eine andere Partie
web-front-start = Wähle deine Partie und drücke auf „Los“
web-start-game = Los
web-play-people = Mit anderen spielen
web-play-friend = Mit Freunden spielen
web-paste-game = Partie einfügen
web-opponent = Gegner
web-against-computer = Computer
web-two-people = Zwei Personen
web-level = Stufe
web-your-color = Deine Farbe
web-color-random = Zufällig
web-name-black = Name von Schwarz
web-name-white = Name von Weiß
web-more-choices = Vorgabe, Uhr und Serie
web-handicap = Ecken als Vorgabe
web-handicap-for = Ecken für
web-first-move = Erster Zug
web-clock = Uhr
web-clock-none = Ohne Uhr
web-pace = { $minutes } Min.
web-pace-own = Andere
web-clock-per-move = Zeit je Zug
web-clock-per-game = Zeit je Partie
web-clock-increment = Zeit je Partie plus Zuschlag je Zug
web-clock-byo-yomi = Zeit je Partie, dann Perioden
web-clock-minutes = Minuten
web-clock-seconds = Sekunden
web-clock-added = Sekunden je Zug
web-clock-period-count = Perioden
web-clock-periods = { $count ->
    [one] noch { $count } Periode
   *[other] noch { $count } Perioden
}
web-clock-overtime = Zusatzzeit
web-timeout = Wenn die Zeit um ist
web-timeout-loss = Die Partie ist verloren
web-timeout-overtime = Zwei Minuten extra, aber gewinnen geht nicht mehr
web-timeout-computer = Der Computer zieht
web-series = Partien
web-series-single = Eine Partie
web-series-to-wins = Bis zu einer Zahl von Siegen
web-series-of-games = Eine feste Zahl von Partien
web-series-to-points = Bis zu einer Zahl von Punkten
web-series-wins-count = Siege
web-series-games-count = Partien
web-series-points-count = Punkte
web-next-starter = Wer danach beginnt
web-next-alternate = Abwechselnd
web-next-loser = Wer verloren hat
web-next-same = Immer dieselbe Person
web-continue-title = Partie fortsetzen
web-next-winner = Wer gewonnen hat, entscheidet
web-starts = { $name } beginnt
web-moves-played = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}

## Spielen

web-try-level = Stufe { $level } versuchen
web-first-win = Dein erster Sieg!
web-first-win-level = Dein erster Sieg gegen Stufe { $level }!
web-fared = Gewonnen: { $wins } · Unentschieden: { $draws } · Verloren: { $losses }
web-tools = Werkzeuge
web-more = Mehr
web-your-turn = Du bist am Zug
web-end-won = Du gewinnst { $mine }:{ $theirs }!
web-end-won-plain = Du gewinnst!
web-end-lost = Du verlierst { $mine }:{ $theirs }
web-end-lost-plain = Du verlierst
web-end-drawn = Unentschieden, { $mine }:{ $theirs }
web-end-drawn-plain = Unentschieden
web-end-wins = { $color ->
    [black] Schwarz gewinnt { $mine }:{ $theirs }!
   *[white] Weiß gewinnt { $mine }:{ $theirs }!
}
web-end-wins-plain = { $color ->
    [black] Schwarz gewinnt!
   *[white] Weiß gewinnt!
}
web-end-scores = Alle Ergebnisse
web-take-back = Zurücknehmen
web-redo = Wiederholen
web-flip-board = Brett drehen
web-show-moves = Mögliche Züge zeigen
web-pause = Pause
web-resign = Aufgeben
web-resign-question = Diese Partie aufgeben?
web-share = Teilen
web-share-link = Link
web-share-text = Züge
web-share-scored = GGF mit Bewertungen
web-share-picture = Bild speichern
web-share-lies = In dieser Partie wurden die Plättchen von Hand gewendet. Nach den Regeln gespielt, führen ihre Züge nicht zu diesem Brett. Link und Bild zeigen darum das Brett, wie es wirklich liegt.
web-share-record = Ganze Partie speichern
web-copy = Kopieren
web-copy-what = Kopieren: { $what }
web-copied = Kopiert
web-moves = Züge
web-walk-first = Zum Anfang
web-walk-previous = Voriger Zug
web-walk-next = Nächster Zug
web-walk-last = Zum Ende
web-key-home = Pos1
web-key-end = Ende
web-pass-short = passt
web-next-game = Nächste Partie
web-rematch = Revanche
web-new-game = Neue Partie
web-paste-title = Partie oder Stellung einfügen
web-paste-label = Züge, GGF, SGF, PGN, ein Brett, FEN und andere
web-paste-go = Öffnen

## Die Konsole

web-console-title = Die Konsole von 1982
web-console-choose = Wähle ein Spiel mit zwei Ziffern
web-console-press = Ziffern, dann ENT
web-console-enter = ENT
web-console-clear = LÖSCH
web-console-keypad = Ziffernblock
web-console-games = Alle 30 Spiele
web-console-two = Zwei Spieler, links beginnt
web-console-player-starts = Gegen den Computer, du beginnst
web-console-computer-starts = Gegen den Computer, er beginnt
web-console-corners = Rechts hat { $count ->
    [one] { $count } Ecke
   *[other] { $count } Ecken
}
web-console-seconds = { $count } Sekunden je Zug
web-console-unknown = Das Spiel { $digits } gibt es nicht. Es gibt { $valid }
web-console-left-side = Links
web-console-right-side = Rechts
web-console-left = { $count ->
    [one] noch { $count } Sekunde
   *[other] noch { $count } Sekunden
}
web-console-stop = Diese Partie verlassen?
web-console-stop-yes = Verlassen
web-console-other = Ein anderes Spiel
web-console-left-color = Links spielt mit
web-console-any-key = Eine beliebige Taste setzt fort.
web-console-pad = Steuergerät
web-console-left-pad = Linkes Steuergerät
web-console-right-pad = Rechtes Steuergerät
web-console-leave = Spiel verlassen
web-sleeve = Kassettenhülle
web-sleeve-cassette = Programmkassette
web-sleeve-left-digit = Die linke Ziffer
web-sleeve-right-digit = Die rechte Ziffer
web-sleeve-even = Vier Plättchen in der Mitte, wie immer
web-sleeve-extra = Ein bis vier Plättchen mehr für rechts
web-sleeve-timed = Wie 0 bis 4, mit { $count } Sekunden für jeden Zug. Sind sie um, zieht der Computer für diese Seite
web-sleeve-corners = Die zusätzlichen Plättchen liegen in den Ecken A1, H8, H1 und A8, in dieser Reihenfolge. Die Anleitung sagt nicht wo; so lesen wir sie.
web-sleeve-controls = Die Steuergeräte
web-sleeve-space = Leertaste
web-sleeve-gamepads = Gamepads
web-sleeve-gamepads-about = Kreuz oder Knüppel und einer der vier Knöpfe; das erste ist das linke
web-sleeve-ent = Die Pfeile führen das Plättchen über das Brett. Jede der drei ENT-Tasten legt es ab. Man kann das Feld auch berühren.
web-sleeve-share = Solange niemand das linke Steuergerät benutzt, dient das rechte beiden. Der Ziffernblock zählt als das rechte, mit NumLock und ohne.
web-sleeve-leave = Ein Spiel, das man verlässt, wartet. Eine beliebige Taste setzt es fort.
web-sleeve-scores = Die Punktzahlen
web-sleeve-scores-about = Die linke Zahl zählt die Plättchen von links, die rechte die von rechts. Es blinkt die Zahl der Seite, die am Zug ist.
web-sleeve-credit = Das Programm folgt den Regeln von Edmond Dujardin.
web-key-up = Nach oben
web-key-down = Nach unten
web-key-left = Nach links
web-key-right = Nach rechts

## Am Tisch

web-tabletop-title = Wie am Tisch
web-tabletop-about = Zwei Personen spielen wie mit einem echten Spiel: legen, die anderen Plättchen selbst umdrehen, den Zug übergeben. Nichts dreht sich von allein um.
web-referee = Schiedsrichter
web-referee-silent = Stumm
web-referee-hint = Zählt Fehler
web-referee-strict = Streng
web-referee-silent-about = Fehler bleiben stehen, sobald der Gegner gezogen hat, genau wie in den Regeln.
web-referee-hint-about = Ebenso, aber der Schiedsrichter sagt, wie viele Fehler es sind.
web-referee-strict-about = Fertig geht erst, wenn alles stimmt.
web-table-done = Fertig
web-table-pass = Passen
web-table-place = Lege ein Plättchen.
web-table-turn = Drehe die eingeschlossenen Plättchen um und drücke Fertig.
web-table-finger = Lass einen Finger auf dem gelegten Plättchen.
web-table-place-or-correct = Lege ein Plättchen. Bis dahin lässt sich der letzte Zug korrigieren.
web-table-mistakes = { $count ->
    [0] Der Schiedsrichter sieht keinen Fehler.
    [one] Der Schiedsrichter sieht { $count } Fehler.
   *[other] Der Schiedsrichter sieht { $count } Fehler.
}
web-marks-total = { $count ->
    [one] { $count } Zug mit Fehler
   *[other] { $count } Züge mit Fehlern
}
web-marks-none = Kein einziger Fehler
web-box = Die Schachtel
web-box-closed = Ein Brett mit einem Deckel auf jeder Seite.
web-box-lids = Beide Deckel abnehmen.
web-box-feet = Die vier Füße in die Löcher unter dem Brett stecken.
web-box-discs = 64 Plättchen, auf einer Seite schwarz, auf der anderen weiß: 32 in jeder Schale.
web-box-centre = Zwei von jeder Farbe in die Mitte, gleiche über Eck.
web-box-skip = Überspringen
web-box-again = Die Schachtel noch einmal öffnen

## Analyse

web-engine = Engine
web-engine-starts = Denkt nach …
web-engine-depth = Tiefe { $depth } (zu { $percent } % sicher), { $nodes } Stellungen
web-engine-hidden = Verdeckt, bis du ihn gefunden hast
web-best-lines = Beste Züge
web-analyse-game = Ganze Partie analysieren
web-analyse-progress = Fortschritt
web-analyse-done = { $done } von { $total }
web-analyse-ready = Die Analyse ist fertig
web-graph-title = Vorsprung von Schwarz in Plättchen
web-graph-slider = Stelle in der Partie
web-graph-table = Als Tabelle
web-graph-point = Zug { $ply }: { $discs }
web-graph-no-point = Zug { $ply }
web-column-turn = Zug
web-column-played = Gespielt
web-column-black = Vorsprung Schwarz
web-column-loss = Verlust
web-mistake-line = { $grade }: { $best } war um { $loss } besser
web-jump = Ansehen
web-try-again = Noch einmal versuchen
web-trial-find = { $color ->
    [black] Schwarz: Finde den besten Zug statt { $played }
   *[white] Weiß: Finde den besten Zug statt { $played }
}
web-trial-right = Ja, { $move }!
web-trial-wrong = { $move } ist nicht der beste Zug
web-trial-loses = { $count ->
    [one] { $move } kostet { $count } Plättchen
   *[other] { $move } kostet { $count } Plättchen
}
web-trial-line = Weiter geht es mit { $line }
web-show-answer = Lösung zeigen
web-back-to-game = Zurück zur Partie
web-analysis-over = Die Partie ist zu Ende: { $score }
web-edit-position = Stellung aufbauen
web-edit-about = Wähle eine Farbe und tippe oder ziehe über das Brett.
web-edit-brush = Malen mit
web-edit-nothing = Leer
web-edit-turn = Am Zug
web-edit-clear = Leeres Brett
web-edit-start = Anfangsstellung
web-edit-done = Analysieren
web-play-from-here = Von hier aus spielen
web-score-win-short = S
web-score-loss-short = N

## The coach

web-coach = Trainer
web-hint = Tipp
web-hint-thinking = Der Trainer schaut sich das an …
web-hint-place = Zeig mir, wo
web-hint-move = Zeig mir den Zug
web-proven = exakt
web-facts = Was der Zug bewirkt
web-review = Mit dem Trainer durchgehen
web-turning = { $count ->
    [1] Der Wendepunkt
    [2] Die zwei Wendepunkte
   *[3] Die drei Wendepunkte
}
web-turning-yours = { $count ->
    [1] Dein Wendepunkt
    [2] Deine zwei Wendepunkte
   *[3] Deine drei Wendepunkte
}
web-taught-lesson = Lektion: { $title }
web-taught-puzzles = Ähnliche Aufgaben
web-turning-none = Kein Wendepunkt: Es ging kein Plättchen verloren
web-turning-of = Wessen Züge
web-turning-both = Beide
web-turning-move = Zug { $ply }
web-turning-look = Zug { $ply } auf dem Brett ansehen
web-turning-played = Gespielt { $move }
web-turning-better = Besser { $move }
web-mistakes-all = { $count ->
    [one] { $count } Zug, der Plättchen kostete
   *[other] Alle { $count } Züge, die Plättchen kosteten
}

## Meine Partien

web-games-title = Meine Partien
web-games-none = Keine Partien
web-games-total = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
web-search = Suchen
web-search-example = Name, Eröffnung oder Züge: f5d6
web-kind = Art
web-kind-game = Partie
web-kind-series = Serie
web-kind-console = Konsole, Spiel { $variation }
web-kind-tabletop = Am Tisch
web-kind-imported = Eingefügt
web-phase = Stand
web-phase-unfinished = Nicht beendet
web-phase-finished = Beendet
web-unfinished-after = { $count ->
    [one] Offen nach { $count } Zug
   *[other] Offen nach { $count } Zügen
}
web-replay = Nachspielen
web-continue = Fortsetzen
web-export = Speichern als …
web-export-what = Als Datei speichern: { $what }
web-format-transcript = Zugfolge
web-format-playok = PlayOK-Liste
web-format-board = Brett
web-format-bitboards = Bitboards
web-unwritable = Diese Partie lässt sich in diesem Format nicht speichern
web-delete = Löschen
web-delete-what = Löschen: { $what }
web-delete-question = Diese Partie für immer löschen?
web-show-more = Mehr zeigen
web-paste-first = Der Text enthält { $count } Partien; dies ist die erste. Alle importierst du auf der Seite Partien.
web-pasted = { $count ->
    [one] { $count } Partie hinzugefügt
   *[other] { $count } Partien hinzugefügt
}

## Einstellungen

web-settings-language = Sprache
web-settings-look = Aussehen
web-settings-motion = Bewegung und Ton
web-settings-sample = Musterbrett
web-theme = Farben
web-theme-auto = Wie das System
web-theme-light = Hell
web-theme-dark = Dunkel
web-theme-contrast = Hoher Kontrast
web-board-style = Brett
web-board-felt = Filz
web-board-wood = Holz
web-board-plain = Schlicht
web-discs-style = Plättchen
web-discs-classic = Schwarz und weiß
web-discs-safe = Für Farbenblinde
web-discs-french = Glatt und gelocht
web-coordinates = Buchstaben und Zahlen am Rand
web-animation = Animation der Plättchen
web-animation-slow = Langsam
web-animation-normal = Normal
web-animation-fast = Schnell
web-animation-off = Aus
web-sound = Ton
web-about = Outflank { $version }

## Lernen

web-learn-title = Lerne das Spiel
web-learn-begin = Anfangen
web-learn-continue = Weiter
web-learn-lessons-done = { $done } von { $count } Lektionen
web-learn-done = erledigt
web-learn-begun = { $done } von { $steps }
web-learn-lesson-place = Lektion { $number } von { $count }
web-learn-step = Schritt { $step } von { $steps }
web-learn-place = { $number } von { $count }
web-learn-next = Weiter
web-learn-next-lesson = Nächste Lektion
web-learn-lesson-finished = Lektion geschafft. Sehr gut!
web-learn-course-finished = Du hast den ganzen Kurs durch. Ab jetzt lernst du am besten mit Aufgaben und Partien.
web-learn-to-puzzles = Zu den Aufgaben
web-learn-daily = Aufgabe des Tages
web-learn-daily-solve = Lösen
web-learn-daily-done = Für heute gelöst
web-learn-streak = { $count ->
    [0] Noch keine Serie
    [one] { $count } Tag in Folge
   *[other] { $count } Tage in Folge
}
web-learn-longest = Rekord: { $count }
web-learn-due = Heute wiederholen
web-learn-due-puzzles = { $count ->
    [one] { $count } Aufgabe
   *[other] { $count } Aufgaben
}
web-learn-due-openings = { $count ->
    [one] { $count } Eröffnung
   *[other] { $count } Eröffnungen
}
web-learn-puzzles = Aufgaben
web-learn-solved-of = { $solved } von { $count }
web-learn-solve-next = Die nächste lösen
web-learn-next-puzzle = Nächste Aufgabe
web-learn-back = Zurück zu „Lernen“
web-learn-tile = Aufgabe { $number }, { $state }
web-learn-state-new = noch nicht gelöst
web-learn-state-solved = gelöst
web-learn-state-failed = wird wiederholt
web-learn-state-due = heute wiederholen
web-learn-give-up = Lösung zeigen
web-learn-again = Noch einmal
web-learn-replies = Jede Antwort gibt eine Ecke her:
web-learn-reply = { $reply }, dann { $corners }
web-learn-reply-pass = kein Zug, dann { $corners }
web-learn-play-on = Von hier aus spielen
web-learn-play-now = Jetzt spielen
web-learn-rules = Regeln lesen
web-learn-rulebook = Die Aufgaben aus der Spielregel
web-learn-rulebook-about = Fünf Klassiker: Finde den Zug, der eine Ecke gewinnt, sieh dir jede Antwort an und spiele weiter.
web-learn-printed = Die { $count } Züge der Spielregel bis zum Ende ansehen
web-learn-printed-end = Ende: Schwarz { $black }, Weiß { $white }
web-learn-openings-about = Spiele eine benannte Variante aus dem Gedächtnis, mit Schwarz oder Weiß. Was nicht sitzt, wiederholst du morgen, was sitzt, später.
web-learn-openings-begun = { $learned ->
    [0] Aus { $count } Eröffnungen wählen
   *[other] { $learned } angefangen, { $count } Eröffnungen insgesamt
}
web-learn-openings-none = So heißt keine Eröffnung.
web-learn-family-perpendicular = Senkrecht
web-learn-family-diagonal = Diagonal
web-learn-family-parallel = Parallel
web-learn-with = { $color ->
    [black] Mit Schwarz spielen
   *[white] Mit Weiß spielen
}
web-learn-with-due = { $color ->
    [black] Heute mit Schwarz wiederholen
   *[white] Heute mit Weiß wiederholen
}
web-learn-with-known = { $color ->
    [black] Mit Schwarz: später wiederholen
   *[white] Mit Weiß: später wiederholen
}
web-learn-forget = Nicht mehr abfragen
web-learn-hint = Zeig mir den Zug
web-learn-line-known = Fehlerfrei aus dem Gedächtnis.
web-learn-line-missed = { $count ->
    [one] Ein Fehler.
   *[other] { $count } Fehler.
}
web-learn-line-due = Nächste Wiederholung: { $date }.
web-learn-next-opening = Nächste Wiederholung
web-learn-more-openings = Weitere Eröffnungen
web-learn-other-side = Mit der anderen Farbe

# The rulebook.
web-rules-compare = Mit einer Ausgabe vergleichen
web-rules-none = Unser Text
web-rules-contents = Inhalt
web-rules-print = Drucken
web-rules-play = { $square } spielen
web-rules-back = Zurücknehmen
web-rules-on = Von hier aus weiter
web-rules-puzzle = Lösen
