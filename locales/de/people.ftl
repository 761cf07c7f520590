# Was Menschen über Konten, Einladungen und einander lesen.

## Konten

people-account = Konto
people-log-in = Anmelden
people-log-out = Abmelden
people-register = Konto anlegen
people-name = Name
people-name-rule = { $shortest } bis { $longest } Buchstaben oder Ziffern. Andere sehen ihn.
people-password = Passwort
people-password-rule = Mindestens { $count } Zeichen. Mehrere Wörter hintereinander sind ein gutes.
people-password-show = Passwort zeigen
people-password-new = Neues Passwort
people-password-now = Jetziges Passwort
people-password-change = Passwort ändern
people-password-changed = Das Passwort ist geändert. Andere Geräte sind abgemeldet
people-recovery-use = Passwort vergessen? Nimm einen Wiederherstellungscode
people-recovery-code = Wiederherstellungscode
people-recovery-back = Mit Passwort anmelden
people-recovery-title = Deine Wiederherstellungscodes
people-recovery-about = Bewahre diese Codes sicher auf. Wenn du das Passwort vergisst, lässt dich jeder von ihnen einmal hinein. Sie werden nur jetzt gezeigt.
people-recovery-save = Als Datei speichern
people-recovery-copy = Alle kopieren
people-recovery-kept = Ich habe sie gesichert
people-guest-about = Du spielst als Gast: Nichts ist auszufüllen, und deine Partien bleiben in diesem Browser. Mit einem Konto kannst du gewertete Partien spielen, und deine Partien und Fortschritte gehören dir auf jedem Gerät.
people-guest-keeps = Alles, was du hier gespielt hast, bleibt deins.
people-visitor-about = Zum Spielen brauchst du kein Konto. Mit einem kannst du gewertete Partien spielen, und deine Partien und Fortschritte gehören dir auf jedem Gerät.
people-local-about = Du sitzt an deinem eigenen Rechner: Alles hier gehört dir, ein Konto brauchst du nicht.
people-local-others = Damit andere hier spielen können, starte „outflank serve --host 0.0.0.0“. Jeder Browser ist dann ein eigener Spieler.
people-since = Spielt hier seit { $date }
people-welcome = Willkommen, { $name }
people-welcome-back = Hallo, { $name }
people-logged-out = Du bist abgemeldet
people-delete = Konto löschen
people-delete-about = Dein Name, deine Fortschritte und deine privaten Partien werden für immer gelöscht. Partien mit anderen bleiben bei ihnen, gespielt von „gelöschter Spieler“.
people-delete-yes = Für immer löschen
people-deleted = Dein Konto ist gelöscht

## Was an einem Namen oder Passwort nicht stimmen kann

people-name-short = Ein Name hat mindestens { $count } Buchstaben
people-name-long = Ein Name hat höchstens { $count } Buchstaben
people-name-first = Ein Name beginnt mit einem Buchstaben
people-name-sign = Ein Name kann Buchstaben, Ziffern, - und _ haben, aber nicht { $sign }
people-name-reserved = Diesen Namen könnte man für einen des Servers halten. Nimm bitte einen anderen
people-name-taken = Diesen Namen hat schon jemand. Nimm bitte einen anderen
people-password-short = Ein Passwort hat mindestens { $count } Zeichen
people-password-weak = Dieses Passwort ist leicht zu erraten. Nimm mehrere Wörter, die nichts miteinander zu tun haben
people-password-wrong = Name und Passwort passen nicht zusammen
people-no-accounts = Auf diesem Server gibt es keine Konten: Er ist für einen einzigen Rechner

## Mit jemandem spielen, den man kennt

people-friend = Mit Freunden spielen
people-friend-about = Erstelle einen Link und schicke ihn jemandem: Wer ihn öffnet und auf Spielen drückt, setzt sich zu dir. Ein Konto braucht ihr beide nicht.
people-friend-link = Link erstellen
people-friend-again = Neuen Link erstellen
people-friend-more = Vorgabe, Eröffnung und Zahl der Partien
people-rated-choice = Gewertete Partie
people-start = Anfangsstellung
people-start-even = Üblich
people-start-xot = XOT: acht Züge werden gelost
people-for-me = Mich
people-for-friend = Mein Gegenüber
people-waiting-list = Offene Einladungen
people-clock-none = Ohne Uhr
people-clock-game = { $minutes ->
    [one] { $minutes } Minute für jeden
   *[other] { $minutes } Minuten für jeden
}
people-clock-increment = { $minutes ->
    [one] { $minutes } Minute für jeden
   *[other] { $minutes } Minuten für jeden
} und { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} mehr mit jedem Zug
people-clock-byo-yomi = { $minutes ->
    [one] { $minutes } Minute für jeden
   *[other] { $minutes } Minuten für jeden
}, dann { $periods } × { $seconds } s
people-clock-days = { $days ->
    [one] { $days } Tag für jeden Zug
   *[other] { $days } Tage für jeden Zug
}
people-clock-move = { $seconds ->
    [one] { $seconds } Sekunde für jeden Zug
   *[other] { $seconds } Sekunden für jeden Zug
}
people-side-any = Die Farben werden gelost
people-side-yours = Du hast { $color ->
    [black] Schwarz
   *[white] Weiß
}
people-corners-yours = { $count ->
    [one] Eine Ecke als Vorgabe für dich
   *[other] { $count } Ecken als Vorgabe für dich
}
people-corners-theirs = { $count ->
    [one] Eine Ecke als Vorgabe für dein Gegenüber
   *[other] { $count } Ecken als Vorgabe für dein Gegenüber
}
people-goal-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
people-goal-wins = { $count ->
    [one] Bis zu { $count } Sieg
   *[other] Bis zu { $count } Siegen
}
people-goal-points = { $count ->
    [one] Bis zu { $count } Punkt
   *[other] Bis zu { $count } Punkten
}
people-rated = Gewertet
people-unrated = Nicht gewertet
people-play = Spielen
people-invited = Du bist zu einer Partie Othello eingeladen
people-invited-by = { $name } lädt dich zu einer Partie Othello ein
people-no-account-needed = Du brauchst dafür kein Konto.
people-waiting = Warten auf dein Gegenüber …
people-link = Link
people-link-about = Schicke diesen Link. Wer ihn zuerst öffnet und auf Spielen drückt, ist dein Gegenüber. Lass diese Seite offen: Die Partie beginnt hier von selbst.
people-link-until = Der Platz ist bis { $date } frei.
people-send = Senden …
people-qr = QR-Code des Links
people-qr-about = Oder richte die Kamera des anderen Telefons hierauf.
people-address = Adresse
people-address-about = Dieser Rechner hat mehrere Adressen. Öffnet sich der Link nicht, versuche eine andere.
people-withdraw = Zurückziehen
people-seat-taken = Diesen Platz hat schon jemand anderes.
people-challenge-gone = Diese Einladung gilt nicht mehr.
people-challenge-own = Das ist deine eigene Einladung. Schicke den Link jemand anderem
people-account-needed = Gewertete Partien spielt man mit einem Konto
people-nobody-else = Niemand sonst kann diesen Rechner erreichen. Starte ihn mit „outflank serve --host 0.0.0.0“, um andere hereinzulassen
people-terms-not-rateable = Nur Partien ohne Vorgabe und mit Uhr werden gewertet
people-terms-xot-corners = XOT und Ecken als Vorgabe gehen nicht zusammen

## Am Brett mit jemandem anderswo

people-asks-take-back = Dein Gegenüber möchte den letzten Zug zurücknehmen.
people-asks-pause = Dein Gegenüber möchte eine Pause.
people-agree = Zustimmen
people-decline = Ablehnen
people-asked = Dein Gegenüber ist gefragt.
people-call-off = Absagen
people-call-off-question = Diese Partie absagen?

## Jemanden zum Spielen finden

people-lobby = Mit anderen spielen
people-lobby-about = Ein Klick, und du spielst mit jemandem, der die gleiche Partie möchte. Ein Konto ist nicht nötig. Diesen Partien darf jeder zusehen.
people-pool-game = { $minutes } min
people-pool-increment = { $minutes } min + { $seconds } s
people-pool-days = { $days ->
    [one] { $days } Tag pro Zug
   *[other] { $days } Tage pro Zug
}
people-pool-waiting = { $count ->
    [one] { $count } Person wartet
   *[other] { $count } Personen warten
}
people-lobby-looking = Gegner gesucht: { $clock }
people-lobby-looking-live = Die Partie beginnt hier von selbst.
people-lobby-looking-days = Die Partie erscheint in deiner Liste. Du musst nicht hier bleiben.
people-lobby-cancel = Nicht weiter suchen
people-lobby-stopped = Du suchst keinen Gegner mehr
people-lobby-found = Gegner gefunden
people-lobby-offer = Gerade sucht niemand diese Partie. Du kannst weiter warten oder gegen den Computer spielen.
people-lobby-offer-play = Gegen den Computer spielen, Stufe { $level }
people-lobby-here = { $count ->
    [one] { $count } Person hier
   *[other] { $count } Personen hier
}
people-lobby-playing = { $count ->
    [one] { $count } Partie läuft
   *[other] { $count } Partien laufen
}
people-lobby-watch = Einer Partie zusehen
people-lobby-watch-none = Im Moment spielt hier niemand.

## Wertungszahlen

people-ratings = Wertungszahlen
people-rating = Wertungszahl { $rating }
people-rating-rough = Wertungszahl etwa { $rating }
people-rating-after = { $name }: { $rating } ({ $change })
people-rating-record = Gewonnen: { $wins }, unentschieden: { $draws }, verloren: { $losses }
people-rating-none = Noch keine gewerteten Partien.
people-rating-chart = { $count ->
    [one] { $count } gewertete Partie
   *[other] { $count } gewertete Partien
}, von { $from } bis { $to }
people-category = Art der Partie
people-category-bullet = Bullet
people-category-blitz = Blitz
people-category-standard = Standard
people-category-correspondence = Fernpartie
people-category-computer = Gegen den Computer
people-leaderboard = Bestenliste
people-leaderboard-none = Noch niemand: Hier steht, wer zwanzig gewertete Partien gegen fünf andere gespielt hat und eine davon vor Kurzem.
people-program = Ein Programm
