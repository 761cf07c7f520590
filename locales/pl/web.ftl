# Co mówią strony aplikacji internetowej.
# $color to "black" albo "white"; na konsoli także "red" albo "green".

## Rama

web-navigation = Działy
web-skip = Przejdź do treści
web-languages = Język
web-nav-play = Graj
web-nav-learn = Nauka
web-nav-console = Konsola
web-nav-tabletop = Przy stole
web-nav-analyse = Analiza
web-nav-games = Partie
web-nav-rules = Zasady
web-nav-account = Konto
web-nav-settings = Ustawienia
web-page-missing = Nie ma takiej strony
web-to-the-board = Do planszy
web-close = Zamknij
web-cancel = Anuluj
web-all = Wszystkie
web-connection-lost = Utracono połączenie. Próbuję ponownie…

## Plansza

web-board = Plansza
web-square-empty = { $square }, puste
web-square-disc = { $square }, { $color ->
    [black] czarny pion
    [red] czerwony pion
    [green] zielony pion
   *[white] biały pion
}
web-square-legal = { $square }, puste, odwraca { $count ->
    [one] { $count } pion
    [few] { $count } piony
    [many] { $count } pionów
   *[other] { $count } piona
}
web-square-last = { $label }, ostatni ruch
web-square-missed = { $label }, powinien być odwrócony
web-square-wrong = { $label }, odwrócony błędnie
web-square-found = { $label }, znalezione
web-square-area = { $label }, tu wskazuje trener
web-square-better = { $label }, lepszy ruch
web-square-worse = { $label }, zagrany ruch
web-square-note = { $label }, { $note }
web-discs-of = { $color ->
    [black] Czarne: { $count }
    [red] Czerwone: { $count }
    [green] Zielone: { $count }
   *[white] Białe: { $count }
}
web-in-hand = w zapasie { $count }

## Co się dzieje

web-opening = Otwarcie: { $name }
web-walked-to = Po ruchu { $ply } z { $plies }
web-walked-pass = { $color ->
    [black] Po ruchu { $ply } z { $plies }: czarne pasują
    [green] Po ruchu { $ply } z { $plies }: zielone pasują
    [red] Po ruchu { $ply } z { $plies }: czerwone pasują
   *[white] Po ruchu { $ply } z { $plies }: białe pasują
}

## Dlaczego coś jest odrzucone

web-problem-unreachable = Serwer nie odpowiada
web-reload = Spróbuj ponownie
web-problem-stale = Partia zmieniła się gdzie indziej. Odśwież stronę
web-problem-not-found = Nie ma takiej partii
web-problem-storage = Nie udało się zapisać partii
web-problem-busy = Serwer jest zajęty. Spróbuj za chwilę
web-problem-unreadable = Nie da się odczytać: { $detail }
web-problem-unreadable-at = { $detail } (wiersz { $line }, kolumna { $column })
web-unreadable-empty = Nie ma tu nic do odczytania
web-unreadable-long = To za długie, żeby wkleić
web-unreadable-unknown = To nie są ani ruchy, ani partia, ani pozycja
web-unreadable-early = Tekst urywa się za wcześnie
web-unreadable-found = „{ $found }” jest tu niezrozumiałe
web-unreadable-here = Tego nie da się zrozumieć
web-unreadable-move = Ruchu { $ply } nie można zagrać: { $reason }
web-unreadable-other-game = To partia innej gry, nie Othello
web-unreadable-board-size = Plansza nie ma wymiarów 8×8
web-unreadable-link = Link zawiera ruchy lub pozycję, których nie da się odczytać
web-problem-other = Nie udało się: { $detail }

## Przygotowanie partii

web-play-title = Zagraj w Othello
web-newcomer = Pierwszy raz? Naucz się w 3 minuty
web-front-hint = Zrób pierwszy ruch albo wybierz inną partię
web-front-start = Wybierz partię i naciśnij „Zaczynamy”
web-start-game = Zaczynamy
web-play-people = Zagraj z ludźmi
web-play-friend = Zagraj ze znajomym
web-paste-game = Wklej partię
web-opponent = Przeciwnik
web-against-computer = Komputer
web-two-people = Dwie osoby
web-level = Poziom
web-your-color = Twój kolor
web-color-random = Losowo
web-name-black = Imię gracza (czarne)
web-name-white = Imię gracza (białe)
web-more-choices = Fory, zegar i seria
web-handicap = Rogi dla słabszego
web-handicap-for = Rogi dla
web-first-move = Pierwszy ruch
web-clock = Zegar
web-clock-none = Bez zegara
web-pace = { $minutes } min
web-pace-own = Inny
web-clock-per-move = Czas na ruch
web-clock-per-game = Czas na partię
web-clock-increment = Czas na partię z dodatkiem za ruch
web-clock-byo-yomi = Czas na partię, potem okresy
web-clock-minutes = Minuty
web-clock-seconds = Sekundy
web-clock-added = Sekundy za ruch
web-clock-period-count = Okresy
web-clock-periods = { $count ->
    [one] został { $count } okres
    [few] zostały { $count } okresy
    [many] zostało { $count } okresów
   *[other] zostało { $count } okresu
}
web-clock-overtime = Dodatkowy czas
web-timeout = Gdy czas minie
web-timeout-loss = Partia przegrana
web-timeout-overtime = Dwie minuty więcej, ale wygrać już nie można
web-timeout-computer = Gra komputer
web-series = Partie
web-series-single = Jedna partia
web-series-to-wins = Do ustalonej liczby wygranych
web-series-of-games = Ustalona liczba partii
web-series-to-points = Do ustalonej liczby punktów
web-series-wins-count = Wygrane
web-series-games-count = Partie
web-series-points-count = Punkty
web-next-starter = Kto zaczyna następną
web-next-alternate = Na przemian
web-next-loser = Przegrany
web-next-same = Zawsze ten sam
web-continue-title = Wróć do partii
web-next-winner = Decyduje zwycięzca
web-starts = Zaczyna { $name }
web-moves-played = { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
    [many] { $count } ruchów
   *[other] { $count } ruchu
}

## Gra

web-try-level = Spróbuj poziomu { $level }
web-first-win = Twoja pierwsza wygrana!
web-first-win-level = Twoja pierwsza wygrana z poziomem { $level }!
web-fared = Wygrane: { $wins } · Remisy: { $draws } · Przegrane: { $losses }
web-tools = Narzędzia
web-more = Więcej
web-your-turn = Twój ruch
web-end-won = Wygrywasz { $mine }–{ $theirs }!
web-end-won-plain = Wygrywasz!
web-end-lost = Przegrywasz { $mine }–{ $theirs }
web-end-lost-plain = Przegrywasz
web-end-drawn = Remis, { $mine }–{ $theirs }
web-end-drawn-plain = Remis
web-end-wins = { $color ->
    [black] Czarne wygrywają { $mine }–{ $theirs }!
   *[white] Białe wygrywają { $mine }–{ $theirs }!
}
web-end-wins-plain = { $color ->
    [black] Czarne wygrywają!
   *[white] Białe wygrywają!
}
web-end-scores = Wszystkie wyniki
web-take-back = Cofnij
web-redo = Ponów
web-flip-board = Obróć planszę
web-show-moves = Pokazuj możliwe ruchy
web-pause = Pauza
web-resign = Poddaj się
web-resign-question = Poddać tę partię?
web-share = Udostępnij
web-share-link = Link
web-share-text = Ruchy
web-share-scored = GGF z ocenami
web-share-picture = Zapisz obraz
web-share-lies = W tej partii piony odwracano ręcznie. Rozegrane według zasad, jej ruchy nie prowadzą do tej planszy. Dlatego odnośnik i obrazek pokazują planszę taką, jaka jest naprawdę.
web-share-record = Zapisz całą partię
web-copy = Kopiuj
web-copy-what = Kopiuj: { $what }
web-copied = Skopiowano
web-moves = Ruchy
web-walk-first = Na początek
web-walk-previous = Poprzedni ruch
web-walk-next = Następny ruch
web-walk-last = Na koniec
web-key-home = Home
web-key-end = End
web-pass-short = pas
web-next-game = Następna partia
web-rematch = Rewanż
web-new-game = Nowa partia
web-paste-title = Wklej partię lub pozycję
web-paste-label = Ruchy, GGF, SGF, PGN, plansza, FEN i inne
web-paste-go = Otwórz

## Konsola

web-console-title = Konsola z 1982 roku
web-console-choose = Wybierz grę dwiema cyframi
web-console-press = Cyfry, potem ENT
web-console-enter = ENT
web-console-clear = KAS
web-console-keypad = Klawiatura numeryczna
web-console-games = Wszystkie 30 gier
web-console-two = Dwóch graczy, zaczyna lewy
web-console-player-starts = Z komputerem, zaczynasz ty
web-console-computer-starts = Z komputerem, zaczyna on
web-console-corners = Prawy ma { $count ->
    [one] { $count } róg
    [few] { $count } rogi
    [many] { $count } rogów
   *[other] { $count } rogu
}
web-console-seconds = { $count } sekund na ruch
web-console-unknown = Nie ma gry { $digits }. Są { $valid }
web-console-left-side = Lewy
web-console-right-side = Prawy
web-console-left = { $count ->
    [one] została { $count } sekunda
    [few] zostały { $count } sekundy
    [many] zostało { $count } sekund
   *[other] zostało { $count } sekundy
}
web-console-stop = Opuścić tę partię?
web-console-stop-yes = Opuść
web-console-other = Inna gra
web-console-left-color = Lewy gracz ma kolor
web-console-any-key = Dowolny klawisz wznawia grę.
web-console-pad = Kontroler
web-console-left-pad = Lewy kontroler
web-console-right-pad = Prawy kontroler
web-console-leave = Opuść grę
web-sleeve = Okładka kasety
web-sleeve-cassette = Kaseta z programem
web-sleeve-left-digit = Lewa cyfra
web-sleeve-right-digit = Prawa cyfra
web-sleeve-even = Cztery piony pośrodku, jak zwykle
web-sleeve-extra = Od jednego do czterech dodatkowych pionów dla prawego gracza
web-sleeve-timed = Jak 0–4, ale na każdy ruch jest { $count } sekund. Gdy miną, ruch za gracza wykonuje komputer
web-sleeve-corners = Dodatkowe piony leżą w rogach A1, H8, H1 i A8, w tej kolejności. Instrukcja nie mówi gdzie; tak ją czytamy.
web-sleeve-controls = Kontrolery
web-sleeve-space = Spacja
web-sleeve-gamepads = Gamepady
web-sleeve-gamepads-about = krzyżak albo drążek i dowolny z czterech przycisków; pierwszy jest lewy
web-sleeve-ent = Strzałki przesuwają pion po planszy. Każdy z trzech klawiszy ENT go kładzie. Można też dotknąć pola.
web-sleeve-share = Dopóki nikt nie używa lewego kontrolera, prawy służy obu graczom. Blok numeryczny liczy się jako prawy, z NumLock i bez.
web-sleeve-leave = Opuszczona gra czeka. Dowolny klawisz ją wznawia.
web-sleeve-scores = Wyniki
web-sleeve-scores-about = Lewy wynik liczy piony lewego gracza, prawy – piony prawego. Miga wynik gracza, który jest przy ruchu.
web-sleeve-credit = Program trzyma się reguł Edmonda Dujardina.
web-key-up = W górę
web-key-down = W dół
web-key-left = W lewo
web-key-right = W prawo

## Przy stole

web-tabletop-title = Jak przy stole
web-tabletop-about = Dwie osoby grają jak na prawdziwej planszy: kładą pion, same odwracają pozostałe i oddają ruch. Nic nie odwraca się samo.
web-referee = Sędzia
web-referee-silent = Milczący
web-referee-hint = Liczy błędy
web-referee-strict = Surowy
web-referee-silent-about = Błędy zostają, gdy tylko przeciwnik wykona ruch, dokładnie tak, jak mówią zasady.
web-referee-hint-about = Tak samo, ale sędzia mówi, ile jest błędów.
web-referee-strict-about = Gotowe działa dopiero wtedy, gdy wszystko się zgadza.
web-table-done = Gotowe
web-table-pass = Pas
web-table-place = Połóż pion.
web-table-turn = Odwróć zamknięte piony i naciśnij Gotowe.
web-table-finger = Trzymaj palec na położonym pionie.
web-table-place-or-correct = Połóż pion. Do tego czasu można poprawić ostatni ruch.
web-table-mistakes = { $count ->
    [0] Sędzia nie widzi błędów.
    [one] Sędzia widzi { $count } błąd.
    [few] Sędzia widzi { $count } błędy.
    [many] Sędzia widzi { $count } błędów.
   *[other] Sędzia widzi { $count } błędu.
}
web-marks-total = { $count ->
    [one] { $count } ruch z błędem
    [few] { $count } ruchy z błędami
    [many] { $count } ruchów z błędami
   *[other] { $count } ruchu z błędami
}
web-marks-none = Ani jednego błędu
web-box = Pudełko
web-box-closed = Plansza z pokrywą po każdej stronie.
web-box-lids = Zdejmij obie pokrywy.
web-box-feet = Włóż cztery nóżki w otwory pod planszą.
web-box-discs = 64 piony, z jednej strony czarne, z drugiej białe: po 32 w każdym zasobniku.
web-box-centre = Po dwa każdego koloru na środek, jednakowe na ukos.
web-box-skip = Pomiń
web-box-again = Otwórz pudełko jeszcze raz

## Analiza

web-engine = Silnik
web-engine-starts = Myślę…
web-engine-depth = Głębokość { $depth } (pewność { $percent }%), pozycji: { $nodes }
web-engine-hidden = Ukryte, póki nie znajdziesz
web-best-lines = Najlepsze ruchy
web-analyse-game = Analizuj całą partię
web-analyse-progress = Postęp
web-analyse-done = { $done } z { $total }
web-analyse-ready = Analiza gotowa
web-graph-title = Przewaga czarnych w pionach
web-graph-slider = Miejsce w partii
web-graph-table = Jako tabela
web-graph-point = Ruch { $ply }: { $discs }
web-graph-no-point = Ruch { $ply }
web-column-turn = Ruch
web-column-played = Zagrano
web-column-black = Przewaga czarnych
web-column-loss = Strata
web-mistake-line = { $grade }: { $best } było lepsze o { $loss }
web-jump = Zobacz
web-try-again = Spróbuj jeszcze raz
web-trial-find = { $color ->
    [black] Czarne: znajdź najlepszy ruch zamiast { $played }
   *[white] Białe: znajdź najlepszy ruch zamiast { $played }
}
web-trial-right = Tak, { $move }!
web-trial-wrong = { $move } nie jest najlepsze
web-trial-loses = { $count ->
    [one] { $move } traci { $count } pion
    [few] { $move } traci { $count } piony
    [many] { $move } traci { $count } pionów
   *[other] { $move } traci { $count } piona
}
web-trial-line = Dalsza gra: { $line }
web-show-answer = Pokaż rozwiązanie
web-back-to-game = Wróć do partii
web-analysis-over = Partia skończona: { $score }
web-edit-position = Ustaw pozycję
web-edit-about = Wybierz kolor, a potem klikaj lub przeciągaj po planszy.
web-edit-brush = Maluj
web-edit-nothing = Puste
web-edit-turn = Na ruchu
web-edit-clear = Pusta plansza
web-edit-start = Pozycja początkowa
web-edit-done = Analizuj
web-play-from-here = Graj stąd
web-score-win-short = W
web-score-loss-short = P

## The coach

web-coach = Trener
web-hint = Podpowiedź
web-hint-thinking = Trener się zastanawia…
web-hint-place = Pokaż gdzie
web-hint-move = Pokaż ruch
web-proven = dokładnie
web-facts = Co robi ten ruch
web-review = Omów z trenerem
web-turning = { $count ->
    [1] Punkt zwrotny
    [2] Dwa punkty zwrotne
   *[3] Trzy punkty zwrotne
}
web-turning-yours = { $count ->
    [1] Twój punkt zwrotny
    [2] Twoje dwa punkty zwrotne
   *[3] Twoje trzy punkty zwrotne
}
web-taught-lesson = Lekcja: { $title }
web-taught-puzzles = Podobne zadania
web-turning-none = Bez punktów zwrotnych: niczego nie stracono
web-turning-of = Czyje ruchy
web-turning-both = Obie strony
web-turning-move = Ruch { $ply }
web-turning-look = Pokaż ruch { $ply } na planszy
web-turning-played = Zagrano { $move }
web-turning-better = Lepiej { $move }
web-mistakes-all = { $count ->
    [one] { $count } ruch ze stratą
    [few] Wszystkie { $count } ruchy ze stratą
    [many] Wszystkie { $count } ruchów ze stratą
   *[other] Wszystkie { $count } ruchu ze stratą
}

## Moje partie

web-games-title = Moje partie
web-games-none = Brak partii
web-games-total = { $count ->
    [one] { $count } partia
    [few] { $count } partie
    [many] { $count } partii
   *[other] { $count } partii
}
web-search = Szukaj
web-search-example = Imię, otwarcie lub ruchy: f5d6
web-kind = Rodzaj
web-kind-game = Partia
web-kind-series = Seria
web-kind-console = Konsola, gra { $variation }
web-kind-tabletop = Przy stole
web-kind-imported = Wklejona
web-phase = Stan
web-phase-unfinished = Niedokończone
web-phase-finished = Skończone
web-unfinished-after = { $count ->
    [one] Niedokończona po { $count } ruchu
   *[other] Niedokończona po { $count } ruchach
}
web-replay = Odtwórz
web-continue = Wznów
web-export = Zapisz jako…
web-export-what = Zapisz do pliku: { $what }
web-format-transcript = ciąg ruchów
web-format-playok = lista PlayOK
web-format-board = plansza
web-format-bitboards = bitboardy
web-unwritable = Tej partii nie można zapisać w tym formacie
web-delete = Usuń
web-delete-what = Usuń: { $what }
web-delete-question = Usunąć tę partię na zawsze?
web-show-more = Pokaż więcej
web-paste-first = Partie w tekście: { $count }; to jest pierwsza. Wszystkie zaimportujesz na stronie Partie.
web-pasted = { $count ->
    [one] Dodano { $count } partię
    [few] Dodano { $count } partie
    [many] Dodano { $count } partii
   *[other] Dodano { $count } partii
}

## Ustawienia

web-settings-language = Język
web-settings-look = Wygląd
web-settings-motion = Animacja i dźwięk
web-settings-sample = Przykładowa plansza
web-theme = Motyw
web-theme-auto = Jak w systemie
web-theme-light = Jasny
web-theme-dark = Ciemny
web-theme-contrast = Duży kontrast
web-board-style = Plansza
web-board-felt = Filc
web-board-wood = Drewno
web-board-plain = Gładka
web-discs-style = Piony
web-discs-classic = Czarne i białe
web-discs-french = Gładkie i z otworem
web-discs-safe = Dla daltonistów
web-coordinates = Litery i cyfry na brzegu
web-animation = Animacja pionów
web-animation-slow = Wolna
web-animation-normal = Normalna
web-animation-fast = Szybka
web-animation-off = Wyłączona
web-sound = Dźwięk
web-about = Outflank { $version }

## Nauka

web-learn-title = Naucz się grać
web-learn-begin = Zacznij
web-learn-continue = Dalej
web-learn-lessons-done = { $done } z { $count } lekcji
web-learn-done = zrobione
web-learn-begun = { $done } z { $steps }
web-learn-lesson-place = Lekcja { $number } z { $count }
web-learn-step = Krok { $step } z { $steps }
web-learn-place = { $number } z { $count }
web-learn-next = Dalej
web-learn-next-lesson = Następna lekcja
web-learn-lesson-finished = Lekcja za tobą. Brawo!
web-learn-course-finished = Masz za sobą cały kurs. Teraz najlepiej uczą zadania i partie.
web-learn-to-puzzles = Do zadań
web-learn-daily = Zadanie dnia
web-learn-daily-solve = Rozwiąż
web-learn-daily-done = Na dziś rozwiązane
web-learn-streak = { $count ->
    [0] Jeszcze bez serii
    [one] { $count } dzień z rzędu
    [few] { $count } dni z rzędu
   *[many] { $count } dni z rzędu
}
web-learn-longest = Rekord: { $count }
web-learn-due = Do powtórki na dziś
web-learn-due-puzzles = { $count ->
    [one] { $count } zadanie
    [few] { $count } zadania
   *[many] { $count } zadań
}
web-learn-due-openings = { $count ->
    [one] { $count } otwarcie
    [few] { $count } otwarcia
   *[many] { $count } otwarć
}
web-learn-puzzles = Zadania
web-learn-solved-of = { $solved } z { $count }
web-learn-solve-next = Rozwiąż następne
web-learn-next-puzzle = Następne zadanie
web-learn-back = Wróć do „Nauki”
web-learn-tile = Zadanie { $number }, { $state }
web-learn-state-new = jeszcze nierozwiązane
web-learn-state-solved = rozwiązane
web-learn-state-failed = do powtórki później
web-learn-state-due = do powtórki na dziś
web-learn-give-up = Pokaż rozwiązanie
web-learn-again = Jeszcze raz
web-learn-replies = Każda odpowiedź oddaje róg:
web-learn-reply = { $reply }, potem { $corners }
web-learn-reply-pass = brak ruchu, potem { $corners }
web-learn-play-on = Graj stąd
web-learn-play-now = Zagraj teraz
web-learn-rules = Przeczytaj zasady
web-learn-rulebook = Zadania z instrukcji
web-learn-rulebook-about = Pięć klasyków: znajdź ruch, który zdobywa róg, zobacz wszystkie odpowiedzi i graj dalej.
web-learn-printed = { $count ->
    [one] Zobacz { $count } ruch z instrukcji do końca
    [few] Zobacz { $count } ruchy z instrukcji do końca
    [many] Zobacz { $count } ruchów z instrukcji do końca
   *[other] Zobacz { $count } ruchu z instrukcji do końca
}
web-learn-printed-end = Koniec: czarne { $black }, białe { $white }
web-learn-openings-about = Zagraj z pamięci nazwane otwarcie, dowolnym kolorem. Co się nie udało, powtórzysz jutro; co już umiesz, później.
web-learn-openings-begun = { $learned ->
    [0] Otwarcia do wyboru: { $count }
   *[other] Zaczęte: { $learned }, wszystkich otwarć: { $count }
}
web-learn-openings-none = Żadne otwarcie się tak nie nazywa.
web-learn-family-perpendicular = Prostopadłe
web-learn-family-diagonal = Ukośne
web-learn-family-parallel = Równoległe
web-learn-with = { $color ->
    [black] Zagraj czarnymi
   *[white] Zagraj białymi
}
web-learn-with-due = { $color ->
    [black] Powtórz dziś czarnymi
   *[white] Powtórz dziś białymi
}
web-learn-with-known = { $color ->
    [black] Czarnymi: powtórka później
   *[white] Białymi: powtórka później
}
web-learn-forget = Nie pytaj mnie więcej
web-learn-hint = Pokaż mi ruch
web-learn-line-known = Bezbłędnie z pamięci.
web-learn-line-missed = { $count ->
    [one] Jedna pomyłka.
    [few] { $count } pomyłki.
   *[many] { $count } pomyłek.
}
web-learn-line-due = Następna powtórka: { $date }.
web-learn-next-opening = Następna powtórka
web-learn-more-openings = Więcej otwarć
web-learn-other-side = Drugim kolorem

# The rulebook.
web-rules-compare = Porównaj z wydaniem
web-rules-none = Nasze
web-rules-contents = Spis treści
web-rules-print = Drukuj
web-rules-play = Zagraj { $square }
web-rules-back = Cofnij
web-rules-on = Graj dalej od tego miejsca
web-rules-puzzle = Rozwiąż
