# What the commands say.

## Der erste Bildschirm

welcome-title = Outflank { $version }, das Zuhause des Brettspiels Othello
welcome-goal = Wer am Ende mehr Plättchen seiner Farbe auf dem Brett hat, gewinnt.
welcome-move = Lege ein Plättchen so, dass eine gerade Reihe gegnerischer Plättchen zwischen ihm und einem anderen von dir liegt. Jede so eingeschlossene Reihe wird auf deine Farbe umgedreht.
welcome-end = Ohne einen solchen Zug musst du passen. Kann niemand mehr ziehen, ist das Spiel zu Ende.
welcome-commands = Was du tun kannst:
welcome-serve = die Web-App starten: spielen, analysieren, Partien speichern
welcome-play = im Terminal spielen: gegen den Computer, gegeneinander, auf der Konsole von 1982
welcome-rules = die Regeln lesen, jede mit ihrem Bild
welcome-show = eine Stellung oder Partie zeichnen, aus einer Datei oder eingefügtem Text
welcome-convert = Partien von einem Dateiformat in ein anderes umwandeln
welcome-check = unerlaubte Züge und falsche Ergebnisse in Partiedateien finden
welcome-hint = die besten Züge einer Stellung finden
welcome-book = die Eröffnungen der Engine ansehen und ergänzen
welcome-levels = die Gegner und ihre Spielstärke ansehen
welcome-solve = Ergebnisse von Endspielen beweisen und die einer Datei prüfen
welcome-analyze = jeden Zug von Partien bewerten und die Fehler finden
welcome-library = sammelt Partien und findet sie wieder
welcome-explore = zeigt, was in einer Stellung gespielt wurde
welcome-board = ein Brett oder eine Partie als SVG, PNG oder animiertes GIF zeichnen
welcome-puzzles = Aufgaben suchen, zeigen und prüfen
welcome-openings = eine Eröffnung benennen oder nachschlagen
welcome-random-position = zufällige Stellungen erzeugen
welcome-selfplay-opening = Eröffnungen mit Chancen für beide Seiten erzeugen
welcome-bench = die Suche auf diesem Rechner messen
welcome-train = das Programm aus eigenen Partien lernen lassen
welcome-match = zwei Programme gegeneinander spielen lassen
welcome-gtp = als GTP-Engine laufen, für GoGui und andere
welcome-nboard = als Engine für NBoard laufen
welcome-xboard = als Engine für XBoard und OthelloTk laufen
welcome-console = Eingabezeile mit den Befehlen von Edax
welcome-perft = alle Möglichkeiten zählen, N Züge weit zu spielen
welcome-backup = kopiert alle Spiele in eine Datei, auch während der Server läuft
welcome-repair = findet gespeicherte Spiele, die nicht lesbar sind, und repariert sie
welcome-completions = der Shell beibringen, diese Befehle zu ergänzen
welcome-man = das Handbuch lesen oder installieren
welcome-try = Probiere: { $command }
welcome-help = Mehr zu einem Befehl: { $command }
welcome-language = Andere Sprache: { $option }

## Zugfolgen zählen

perft-depth = Tiefe
perft-count = Zugfolgen
perft-time = Zeit

## Prüfen und umwandeln

check-illegal = { $file }: Partie { $game }, Zug { $ply } ({ $move }): { $reason }
check-score = { $file }: Partie { $game }: falsches Ergebnis: die Aufzeichnung sagt { $stated }, die Züge ergeben { $actual } (Schwarz minus Weiß, Verbandswertung)
check-unreadable = { $file }: { $reason }
check-file = { $file }: { $summary }
check-summary = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $illegal } unerlaubt, { $unfinished } unvollendet, { $wrong ->
    [one] { $wrong } falsches Ergebnis
   *[other] { $wrong } falsche Ergebnisse
}
check-summary-unreadable = { $count } unlesbar
pass = passt
convert-done = { $count ->
    [one] { $count } Partie nach { $file } geschrieben ({ $format })
   *[other] { $count } Partien nach { $file } geschrieben ({ $format })
}
convert-skipped = { $count ->
    [one] { $count } Partie wegen Fehlern ausgelassen
   *[other] { $count } Partien wegen Fehlern ausgelassen
}
convert-lost = { $format } kann nicht alles aufnehmen. Weggelassen:
convert-lost-kind = { $kind ->
    [variations] Varianten
    [evaluations] Bewertungen von Zügen
    [move-scores] Punktzahlen von Zügen
    [times] Bedenkzeiten der Züge
    [move-comments] Kommentare zu Zügen
    [comments] Kommentare
    [players] Spielernamen
    [ratings] Wertungszahlen
    [events] Turniere
    [rounds] Runden
    [sites] Orte
    [dates] Daten
    [times-of-day] Uhrzeiten
    [clocks] Zeitlimits
    [kinds] Arten von Partien
    [tags] andere Angaben
    [results] Ergebnisse
    [perfect-scores] Ergebnisse bei perfektem Spiel
   *[moves] Züge
} ({ $count ->
    [one] in { $count } Partie
   *[other] in { $count } Partien
})
standard-output = Standardausgabe

## Suchen

column-number = Nr.
column-empties = Leer
column-score = Ergebnis
column-move = Zug
column-nodes = Knoten
column-time = Zeit
column-speed = Knoten/s
column-line = Erwartete Fortsetzung
search-state = { $empties } leer: { $move } ({ $score })
search-figures = { $nodes } Knoten in { $time }, { $speed } Knoten/s
table-reduced = der Speicher ist knapp: die Tabelle hat { $got } statt { $wanted }
solve-over = die Partie ist zu Ende
solve-stopped = angehalten: das ist die letzte fertige Antwort
solve-wrong = falsch: die Datei sagt { $stated } für { $move }; gefunden: { $found }
solve-summary = { $positions ->
    [one] { $positions } Stellung
   *[other] { $positions } Stellungen
}, { $wrong ->
    [one] { $wrong } falsches Ergebnis
   *[other] { $wrong } falsche Ergebnisse
}, { $nodes } Knoten in { $time }, { $speed } Knoten/s

## Lernen

train-played = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} mit { $samples ->
    [one] { $samples } Stellung
   *[other] { $samples } Stellungen
} in { $file } ({ $added ->
    [one] { $added } Partie neu
   *[other] { $added } Partien neu
})
train-stopped = angehalten: derselbe Befehl macht hier weiter
train-labelled = { $file }: { $count ->
    [one] eine Stellung
   *[other] { $count } Stellungen
} bewertet
train-people = Von { $count } Zügen, die das Modell nicht kannte, waren { $first } % seine erste Wahl und { $three } % unter den ersten drei
train-round = Durchgang { $round }: mittlerer Fehler { $error } Plättchen
train-held-out = Zurückgehalten, { $source }: { $count }, mittlerer Fehler { $error } Plättchen
train-written = { $file } geschrieben
train-packed = { $file } geschrieben: { $packed } Bytes statt { $bytes }
train-total = alle
train-column-fitted = Gelernt
train-column-held-out = Zurückgehalten
train-column-error = Fehler
train-column-bias = Bias
train-column-exact = Gelöst
train-column-search = Gesucht
train-column-game = Gespielt
train-series-fitted = gelernt
train-series-held-out = zurückgehalten
train-series-exact = gelöste Stellungen
train-series-search = Werte von Suchen
train-series-game = Ergebnisse von Partien
train-chart-fit = Wie weit die gelernte Bewertung danebenliegt
train-chart-evaluate = Wie weit die Bewertung danebenliegt
train-chart-empties = leere Felder
train-chart-error = mittlerer Fehler in Plättchen
train-probcut-midgame = Standardabweichung, in Plättchen, einer so tiefen Suche von flacheren (0: auf einen Blick)
train-probcut-endgame = Dasselbe für Suchen bis zum Ende der Partie

## Vergleichskämpfe

match-interrupted = Vor dem Ende abgebrochen; der Stand bis hierher:
match-games = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $openings ->
    [one] { $openings } Eröffnung
   *[other] { $openings } Eröffnungen
}
match-result = A: { $wins } gewonnen, { $draws } unentschieden, { $losses } verloren ({ $points } Punkte)
match-discs = Mittleres Ergebnis für A: { $discs } Plättchen (Verbandswertung)
match-elo = Elo von A gegenüber B: { $elo } (95 %: { $low } bis { $high })
match-elo-unknown = Elo von A gegenüber B: aus diesen Partien nicht zu sagen
match-llr = Sequenzieller Test: { $llr } zwischen { $lower } und { $upper }:
match-sprt-open = nicht entschieden
match-sprt-lower = der Elo-Unterschied liegt nicht über { $elo }
match-sprt-upper = der Elo-Unterschied ist mindestens { $elo }
match-lost = Partie { $game }, verloren von { $name }:
fault-illegal-move = unerlaubter Zug
fault-out-of-time = Zeit überschritten
fault-silent = keine Antwort
fault-crashed = das Programm hat sich beendet
fault-refused = einen Befehl verweigert
fault-resigned = aufgegeben

## Eröffnungen

opening-perpendicular = Senkrecht
opening-diagonal = Diagonal
opening-parallel = Parallel
opening-is = { $name } ({ $family })
opening-was = { $name } ({ $family }), bis Zug { $ply }
opening-unnamed = keine benannte Eröffnung
opening-next = Was folgen kann:
selfplay-opening-few = { $count ->
    [0] keine solche Eröffnung wurde gefunden
    [one] nur eine solche Eröffnung wurde gefunden
   *[other] nur { $count } solche Eröffnungen wurden gefunden
}: mehr erlauben --within, --stray oder --plies

## Analysieren

analyze-column-best = Bester
analyze-column-loss = Verlust
analyze-column-moves = Züge
analyze-column-no-loss = Ohne Verlust
analyze-column-discs = Verlorene Plättchen
analyze-column-players = Spieler
analyze-column-worst = Schlechtester Zug
analyze-graph = Erwartetes Ergebnis: über der Linie führt Schwarz, darunter Weiß
analyze-summary = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}, im Mittel { $loss } Plättchen Verlust je Zug
analyze-resumed = { $count ->
    [one] { $count } Stellung war
   *[other] { $count } Stellungen waren
} schon bewertet
analyze-stopped = angehalten nach { $done } von { $games } Partien
analyze-stopped-journal = angehalten nach { $done } von { $games } Partien: derselbe Befehl macht hier weiter

## The web app

serve-ready = Outflank ist bereit: { $address }
serve-games = Deine Partien liegen in { $path }
serve-other-port = Port { $port } ist belegt; ein anderer wird verwendet.
serve-stop = Strg-C beendet das Programm.

## Die Datei der Partien

backup-done = Die Partien sind in { $path } kopiert.
restore-done = Die Partien aus { $copy } sind jetzt in { $path }.
restore-kept = Was dort war, ist in { $path } aufgehoben.
repair-counted = Partien: { $matches }. Notizen zum Lernen: { $notes }.
repair-sound = Alles ist lesbar.
repair-match = Partie { $name } ist nicht lesbar: { $detail }
repair-summary = Partie { $name } ist heil, aber ihre Zeile in der Liste ist nicht lesbar: { $detail }
repair-note = Notiz { $name } zum Lernen ist nicht lesbar: { $detail }
repair-mended = Zeilen der Liste wurden neu geschrieben.
repair-set-aside = Was nicht lesbar war, liegt jetzt in { $path }.
repair-deleted = Was nicht lesbar war, ist gelöscht.
repair-how = Es wurde nichts geändert. --mend schreibt Zeilen der Liste neu, --set-aside DATEI verschiebt, was nicht lesbar ist, in eine Datei, --delete löscht es.

## Die Bibliothek der Partiensammlungen

library-file = { $file }: { $added } neu, { $known } schon vorhanden
library-refused = { $file }: nichts aufgenommen: { $reason }
library-stopped = Angehalten: Von der letzten Datei wurde nichts aufgenommen.
library-added = { $added ->
    [one] { $added } Partie aufgenommen
   *[other] { $added } Partien aufgenommen
}, { $known } schon vorhanden. Die Bibliothek hat { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}.
library-empty = Die Bibliothek ist leer. Partien aufnehmen: outflank library add DATEI
library-size = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $size } MB auf der Platte
library-removed = { $name } ist entfernt, mit { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}.
library-found = { $games ->
    [0] Keine solche Partie
    [one] { $games } Partie
   *[other] { $games } Partien
}
library-found-some = { $first } bis { $last } von { $games } Partien
library-column-collection = Sammlung
library-column-games = Partien
library-column-years = Jahre
library-column-number = Nummer
library-column-date = Datum
library-column-black = Schwarz
library-column-white = Weiß
library-column-result = Ergebnis
library-column-event = Turnier
library-column-move = Zug
library-column-share = Anteil
library-column-won = Sieg %
library-column-drawn = Unentsch. %
library-column-lost = Verlust %
library-column-mean = Mittel
library-column-book = Buch
library-column-last = Zuletzt
library-column-players = Wer
explore-none = Keine Partie der Bibliothek hatte diese Stellung.
explore-summary = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}. Wer am Zug ist, gewann { $won } %, spielte { $drawn } % unentschieden und verlor { $lost } %; im Mittel { $mean } Plättchen.
explore-ended = { $games ->
    [one] { $games } Partie endete hier.
   *[other] { $games } Partien endeten hier.
}
explore-top = Bekannte Partien

## Aufgaben

puzzles-flaw = { $id }: { $flaw }
puzzles-count = { $kind }: { $count }
puzzles-verified = { $count ->
    [one] { $count } Aufgabe
   *[other] { $count } Aufgaben
}, { $flawed ->
    [one] { $flawed } fehlerhaft
   *[other] { $flawed } fehlerhaft
}, in { $time }
puzzles-made = { $count ->
    [one] { $count } neue Aufgabe in { $file }
   *[other] { $count } neue Aufgaben in { $file }
}, aus { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
puzzles-graded = { $count ->
    [one] { $count } Aufgabe eingestuft
   *[other] { $count } Aufgaben eingestuft
}
