# What the commands say.

## Pierwszy ekran

welcome-title = Outflank { $version }: gra planszowa Othello
welcome-goal = Wygrywa ten, kto na końcu ma na planszy więcej pionów swojego koloru.
welcome-move = Połóż pion tak, aby prosty rząd pionów przeciwnika znalazł się między nim a innym twoim pionem. Każdy tak zamknięty rząd zmienia kolor na twój.
welcome-end = Bez takiego ruchu tracisz kolejkę. Gdy żadna strona nie ma ruchu, gra się kończy.
welcome-commands = Co możesz zrobić:
welcome-serve = uruchomić aplikację internetową: gra, analiza i zapis partii
welcome-play = grać w terminalu: z komputerem, we dwoje, na konsoli z 1982 roku
welcome-rules = przeczytać zasady, każdą z rysunkiem
welcome-show = narysować pozycję lub partię z pliku albo z wklejonego tekstu
welcome-convert = zamienić partie z jednego formatu plików na inny
welcome-check = znaleźć niedozwolone ruchy i błędne wyniki w plikach z partiami
welcome-hint = znaleźć najlepsze ruchy w pozycji
welcome-book = obejrzeć otwarcia znane silnikowi i dodać nowe
welcome-levels = zobaczyć dostępnych przeciwników i ich siłę
welcome-solve = udowodnić wyniki końcówek i sprawdzić te z pliku
welcome-analyze = ocenić każdy ruch partii i znaleźć błędy
welcome-library = przechowuje zbiory partii i wyszukuje w nich partie
welcome-explore = pokazuje, co grano w danej pozycji
welcome-board = narysować planszę lub partię jako SVG, PNG albo animowany GIF
welcome-puzzles = szukać zadań, pokazywać je i sprawdzać
welcome-openings = nazwać otwarcie albo je wyszukać
welcome-random-position = tworzyć losowe pozycje
welcome-selfplay-opening = tworzyć otwarcia z szansami dla obu stron
welcome-bench = zmierzyć szybkość szukania na tym komputerze
welcome-train = uczyć silnik na jego własnych partiach
welcome-match = rozegrać mecz dwóch programów
welcome-gtp = działać jako silnik GTP, dla GoGui i innych
welcome-nboard = działać jako silnik dla NBoard
welcome-xboard = działać jako silnik dla XBoard i OthelloTk
welcome-console = wiersz poleceń taki jak w Edaksie
welcome-perft = policzyć wszystkie sposoby zagrania N ruchów
welcome-backup = kopiuje wszystkie partie do pliku, także gdy serwer działa
welcome-repair = znajduje zapisane partie, których nie da się odczytać, i je naprawia
welcome-completions = nauczyć powłokę dopełniania tych poleceń
welcome-man = przeczytać lub zainstalować podręcznik
welcome-try = Spróbuj: { $command }
welcome-help = Więcej o poleceniu: { $command }
welcome-language = Inny język: { $option }

## Liczenie sekwencji ruchów

perft-depth = Głęb.
perft-count = Sekwencje
perft-time = Czas

## Sprawdzanie i zamiana

check-illegal = { $file }: partia { $game }, ruch { $ply } ({ $move }): { $reason }
check-score = { $file }: partia { $game }: błędny wynik: zapis podaje { $stated }, z ruchów wynika { $actual } (czarne minus białe, wynik federacyjny)
check-unreadable = { $file }: { $reason }
check-file = { $file }: { $summary }
check-summary = { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}, { $illegal ->
    [one] { $illegal } niedozwolona
    [few] { $illegal } niedozwolone
    [many] { $illegal } niedozwolonych
   *[other] { $illegal } niedozwolonych
}, { $unfinished ->
    [one] { $unfinished } niedokończona
    [few] { $unfinished } niedokończone
    [many] { $unfinished } niedokończonych
   *[other] { $unfinished } niedokończonych
}, { $wrong ->
    [one] { $wrong } błędny wynik
    [few] { $wrong } błędne wyniki
    [many] { $wrong } błędnych wyników
   *[other] { $wrong } błędnych wyników
}
check-summary-unreadable = { $count ->
    [one] { $count } nieczytelna
    [few] { $count } nieczytelne
    [many] { $count } nieczytelnych
   *[other] { $count } nieczytelnych
}
pass = pas
convert-done = { $count ->
    [one] { $count } partia zapisana do { $file } ({ $format })
    [few] { $count } partie zapisane do { $file } ({ $format })
    [many] { $count } partii zapisanych do { $file } ({ $format })
   *[other] { $count } partii zapisanych do { $file } ({ $format })
}
convert-skipped = { $count ->
    [one] { $count } partia pominięta z powodu błędów
    [few] { $count } partie pominięte z powodu błędów
    [many] { $count } partii pominiętych z powodu błędów
   *[other] { $count } partii pominiętych z powodu błędów
}
convert-lost = { $format } nie może przechować wszystkiego. Pominięto:
convert-lost-kind = { $kind ->
    [variations] warianty
    [evaluations] oceny ruchów
    [move-scores] wyniki ruchów
    [times] czasy namysłu
    [move-comments] komentarze do ruchów
    [comments] komentarze
    [players] nazwiska graczy
    [ratings] rankingi
    [events] turnieje
    [rounds] rundy
    [sites] miejsca
    [dates] daty
    [times-of-day] godziny
    [clocks] limity czasu
    [kinds] rodzaje partii
    [tags] inne znaczniki
    [results] wyniki
    [perfect-scores] wyniki przy doskonałej grze
   *[moves] ruchy
} ({ $count ->
    [one] w { $count } partii
    [few] w { $count } partiach
    [many] w { $count } partiach
   *[other] w { $count } partiach
})
standard-output = standardowego wyjścia

## Szukanie

column-number = Nr
column-empties = Puste
column-score = Wynik
column-move = Ruch
column-nodes = Węzły
column-time = Czas
column-speed = Węzły/s
column-line = Oczekiwana gra
search-state = { $empties ->
    [one] { $empties } puste
    [few] { $empties } puste
    [many] { $empties } pustych
   *[other] { $empties } pustego
}: { $move } ({ $score })
search-figures = { $nodes } węzłów w { $time }, { $speed } węzłów/s
table-reduced = brakuje pamięci: tablica ma { $got } zamiast { $wanted }
solve-over = partia jest skończona
solve-stopped = zatrzymano: to ostatnia ukończona odpowiedź
solve-wrong = błąd: plik podaje { $stated } dla { $move }; znaleziono: { $found }
solve-summary = { $positions ->
    [one] { $positions } pozycja
    [few] { $positions } pozycje
    [many] { $positions } pozycji
   *[other] { $positions } pozycji
}, { $wrong ->
    [one] { $wrong } błędny wynik
    [few] { $wrong } błędne wyniki
    [many] { $wrong } błędnych wyników
   *[other] { $wrong } błędnych wyników
}, { $nodes } węzłów w { $time }, { $speed } węzłów/s

## Uczenie

train-played = { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
} i { $samples ->
    [one] { $samples } pozycja
    [few] { $samples } pozycje
    [many] { $samples } pozycji
   *[other] { $samples } pozycji
} w { $file } ({ $added ->
    [one] { $added } nowa partia
    [few] { $added } nowe partie
    [many] { $added } nowych partii
   *[other] { $added } nowych partii
})
train-stopped = zatrzymano: to samo polecenie podejmie pracę od tego miejsca
train-labelled = { $file }: { $count ->
    [one] oceniono jedną pozycję
    [few] oceniono { $count } pozycje
   *[many] oceniono { $count } pozycji
}
train-people = Z { $count } ruchów, których model nie znał, { $first }% było jego pierwszym wyborem, a { $three }% należało do pierwszych trzech
train-round = Runda { $round }: średni błąd { $error } piona
train-held-out = Odłożone, { $source }: { $count }, średni błąd { $error } piona
train-written = zapisano { $file }
train-packed = zapisano { $file }: { $packed } bajtów zamiast { $bytes }
train-total = razem
train-column-fitted = Uczone
train-column-held-out = Odłożone
train-column-error = Błąd
train-column-bias = Obciąż.
train-column-exact = Rozwiąz.
train-column-search = Przeszukane
train-column-game = Grane
train-series-fitted = uczone
train-series-held-out = odłożone
train-series-exact = pozycje rozwiązane
train-series-search = oceny z przeszukiwania
train-series-game = wyniki partii
train-chart-fit = O ile myli się wyuczona ocena
train-chart-evaluate = O ile myli się ocena
train-chart-empties = puste pola
train-chart-error = średni błąd w pionach
train-probcut-midgame = Odchylenie standardowe, w pionach, szukania o tej głębokości od płytszych (0: na pierwszy rzut oka)
train-probcut-endgame = To samo dla szukania do końca partii

## Mecze

match-interrupted = Przerwano przed końcem; dotychczasowe wyniki:
match-games = { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}, { $openings ->
    [one] { $openings } otwarcie
    [few] { $openings } otwarcia
    [many] { $openings } otwarć
   *[other] { $openings } otwarcia
}
match-result = A: wygrane { $wins }, remisy { $draws }, przegrane { $losses } (punkty: { $points })
match-discs = Średni wynik A w pionach: { $discs } (wynik federacyjny)
match-elo = Elo A względem B: { $elo } (95%: od { $low } do { $high })
match-elo-unknown = Elo A względem B: z tych partii nie da się określić
match-llr = Test sekwencyjny: { $llr } między { $lower } a { $upper }:
match-sprt-open = nierozstrzygnięty
match-sprt-lower = różnica Elo nie przekracza { $elo }
match-sprt-upper = różnica Elo wynosi co najmniej { $elo }
match-lost = Partia { $game }, przegrywa { $name }:
fault-illegal-move = niedozwolony ruch
fault-out-of-time = przekroczony czas
fault-silent = brak odpowiedzi
fault-crashed = program się zakończył
fault-refused = odmowa wykonania polecenia
fault-resigned = poddanie

## Otwarcia

opening-perpendicular = Prostopadłe
opening-diagonal = Ukośne
opening-parallel = Równoległe
opening-is = { $name } ({ $family })
opening-was = { $name } ({ $family }), do ruchu { $ply }
opening-unnamed = otwarcie bez nazwy
opening-next = Możliwe kontynuacje:
selfplay-opening-few = { $count ->
    [0] nie znaleziono takiego otwarcia
    [one] znaleziono tylko jedno takie otwarcie
    [few] znaleziono tylko { $count } takie otwarcia
    [many] znaleziono tylko { $count } takich otwarć
   *[other] znaleziono tylko { $count } takiego otwarcia
}: dopuść więcej przez --within, --stray lub --plies

## Analiza

analyze-column-best = Najlepszy
analyze-column-loss = Strata
analyze-column-moves = Ruchy
analyze-column-no-loss = Bez straty
analyze-column-discs = Stracone piony
analyze-column-players = Gracze
analyze-column-worst = Najgorszy ruch
analyze-graph = Oczekiwany wynik: nad linią przewaga czarnych, pod nią białych
analyze-summary = { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}, { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
}, średnia strata na ruch w pionach: { $loss }
analyze-resumed = { $count ->
    [one] { $count } pozycja była już oceniona
    [few] { $count } pozycje były już ocenione
    [many] { $count } pozycji było już ocenionych
   *[other] { $count } pozycji było już ocenionych
}
analyze-stopped = zatrzymano po { $done } z { $games } partii
analyze-stopped-journal = zatrzymano po { $done } z { $games } partii: to samo polecenie podejmie pracę od tego miejsca

## The web app

serve-ready = Outflank czeka: { $address }
serve-games = Twoje partie są zapisywane w { $path }
serve-other-port = Port { $port } jest zajęty; używany jest inny.
serve-stop = Ctrl-C kończy działanie.

## Plik z partiami

backup-done = Partie skopiowano do { $path }.
restore-done = Partie z { $copy } są teraz w { $path }.
restore-kept = To, co było tam wcześniej, zachowano w { $path }.
repair-counted = Partie: { $matches }. Notatki z nauki: { $notes }.
repair-sound = Wszystko da się odczytać.
repair-match = Partii { $name } nie da się odczytać: { $detail }
repair-summary = Partia { $name } jest cała, ale jej wiersza na liście nie da się odczytać: { $detail }
repair-note = Notatki z nauki { $name } nie da się odczytać: { $detail }
repair-mended = Wiersze listy zapisano od nowa.
repair-set-aside = To, czego nie dało się odczytać, jest teraz w { $path }.
repair-deleted = To, czego nie dało się odczytać, usunięto.
repair-how = Niczego nie zmieniono. --mend zapisuje wiersze listy od nowa, --set-aside PLIK przenosi do pliku to, czego nie da się odczytać, a --delete to usuwa.

## Biblioteka zbiorów partii

library-file = { $file }: nowe: { $added }, już obecne: { $known }
library-refused = { $file }: niczego nie dodano: { $reason }
library-stopped = Przerwano: z ostatniego pliku niczego nie dodano.
library-added = Dodano { $added ->
    [one] { $added } partię
    [few] { $added } partie
    [many] { $added } partii
   *[other] { $added } partii
}, już obecne: { $known }. Biblioteka ma { $games ->
    [one] { $games } partię
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}.
library-empty = Biblioteka jest pusta. Dodawanie partii: outflank library add PLIK
library-size = { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}, { $size } MB na dysku
library-removed = Usunięto zbiór { $name }, a w nim { $games ->
    [one] { $games } partię
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}.
library-found = { $games ->
    [0] Nie ma takiej partii
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}
library-found-some = Partie od { $first } do { $last } z { $games }
library-column-collection = Zbiór
library-column-games = Partie
library-column-years = Lata
library-column-number = Numer
library-column-date = Data
library-column-black = Czarne
library-column-white = Białe
library-column-result = Wynik
library-column-event = Turniej
library-column-move = Ruch
library-column-share = Udział
library-column-won = Wygrane %
library-column-drawn = Remisy %
library-column-lost = Przegrane %
library-column-mean = Średnia
library-column-book = Księga
library-column-last = Ostatnio
library-column-players = Kto
explore-none = Żadna partia biblioteki nie miała tej pozycji.
explore-summary = { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}. Strona na ruchu wygrała { $won } %, zremisowała { $drawn } % i przegrała { $lost } %; średnio { $mean } pionów.
explore-ended = { $games ->
    [one] Tu skończyła się { $games } partia.
    [few] Tu skończyły się { $games } partie.
    [many] Tu skończyło się { $games } partii.
   *[other] Tu skończyło się { $games } partii.
}
explore-top = Znane partie

## Zadania

puzzles-flaw = { $id }: { $flaw }
puzzles-count = { $kind }: { $count }
puzzles-verified = { $count ->
    [one] { $count } zadanie
    [few] { $count } zadania
    [many] { $count } zadań
   *[other] { $count } zadania
}, { $flawed ->
    [one] { $flawed } błędne
    [few] { $flawed } błędne
    [many] { $flawed } błędnych
   *[other] { $flawed } błędnego
}, czas { $time }
puzzles-made = { $count ->
    [one] { $count } nowe zadanie w { $file }
    [few] { $count } nowe zadania w { $file }
    [many] { $count } nowych zadań w { $file }
   *[other] { $count } nowego zadania w { $file }
}, { $games ->
    [one] z { $games } partii
    [few] z { $games } partii
    [many] z { $games } partii
   *[other] z { $games } partii
}
puzzles-graded = { $count ->
    [one] { $count } zadanie ocenione
    [few] { $count } zadania ocenione
    [many] { $count } zadań ocenionych
   *[other] { $count } zadania ocenionego
}
