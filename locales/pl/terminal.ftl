# Co mówi aplikacja w terminalu.

## Menu i ustawienia

tui-tagline = Minuta na naukę, całe życie na mistrzostwo.
tui-menu-play = Gra
tui-menu-play-about = Z komputerem albo we dwoje, z forami, zegarami i seriami do wyboru.
tui-menu-console = Konsola
tui-menu-console-about = Trzydzieści gier telewizyjnej konsoli z 1982 roku, wybieranych dwiema cyframi: zielone na czerwone.
tui-menu-tabletop = Prawdziwa plansza
tui-menu-tabletop-about = Jak przy stole: kładziesz pion i ręcznie odwracasz pozostałe. Można się pomylić.
tui-menu-learn = Nauka
tui-menu-learn-about = Zasady małymi krokami, strategia i zadania z jednym dobrym rozwiązaniem.
tui-menu-rules = Zasady
tui-menu-rules-about = Zasady gry: każda reguła obok swojej ilustracji i to, co piszą o niej wydania drukowane.
tui-menu-analyse = Analiza
tui-menu-analyse-about = Każdy ruch z oceną, gdy silnik liczy coraz głębiej, i całe partie na wykresie.
tui-menu-games = Partie
tui-menu-games-about = Partie rozegrane tutaj lub w aplikacji internetowej: dokończ, przejrzyj, usuń.
tui-menu-settings = Ustawienia
tui-menu-settings-about = Język, wygląd planszy, animacja.
tui-menu-quit = Wyjście
tui-menu-quit-about = Do zobaczenia.
tui-setting-style = Plansza: { $style }
tui-setting-motion = Odwracanie pionów i miganie: { $state }
tui-setting-color = Kolory: { $state }
tui-setting-ponder = Myślenie w moim czasie: { $state }
tui-setting-about = Ustawienia działają od razu.
tui-setting-ponder-about = Silniejsze poziomy myślą także wtedy, gdy ruch należy do ciebie.
tui-on = tak
tui-off = nie
style-unicode = okrągłe piony
style-ascii = litery
style-color-blind = łatwe do odróżnienia
tui-too-small = Kolumny w tym oknie: { $width }, wiersze: { $height }. Powiększ okno, proszę, co najmniej do { $columns } kolumn i { $rows } wierszy; partia zaczeka.

## Przed partią

tui-begin = Zacznij
tui-none = brak
tui-allowed = dozwolone
tui-not-allowed = niedozwolone
tui-person = Człowiek
tui-remote = Gracz zdalny
tui-level = Poziom { $level } · { $name }
tui-level-named = Komputer · { $name }
tui-field-referee = Sędzia
tui-field-handicap = Fory
tui-field-starter = Pierwszy ruch
tui-field-clock = Zegar
tui-field-time-out = Po upływie czasu
tui-field-series = Seria
tui-field-next = Następna partia
tui-field-take-backs = Cofanie ruchów
tui-referee-silent = milczy: błędy zostają
tui-referee-hint = liczy błędy
tui-referee-strict = surowy: oddaje się tylko poprawny ruch
tui-corners = { $count ->
    [one] { $count } róg
    [few] { $count } rogi
    [many] { $count } rogów
   *[other] { $count } rogu
} dla { $color ->
    [black] czarnych
   *[white] białych
}
tui-clock-move = { $time } na ruch
tui-clock-game = { $time } na partię
tui-clock-increment = { $time } i { $seconds } s na ruch
tui-clock-byo-yomi = { $time }, potem { $periods } × { $seconds } s
tui-time-out-loss = partia przegrana
tui-time-out-extra = jeszcze { $time }, ale wygrać już nie można
tui-time-out-moves = ruch wykonuje komputer
tui-goal-games = { $count ->
    [one] jedna partia
    [few] { $count } partie
    [many] { $count } partii
   *[other] { $count } partii
}
tui-goal-wins = { $count ->
    [one] do { $count } wygranej
   *[other] do { $count } wygranych
}
tui-goal-points = { $count ->
    [one] do { $count } punktu
   *[other] do { $count } punktów
}
tui-next-alternate = gracze zaczynają na zmianę
tui-next-loser = zaczyna przegrany
tui-next-winner = decyduje zwycięzca
tui-next-same = zaczyna ten sam gracz

## Co się dzieje

tui-mark = Ruch { $ply }, { $color ->
    [black] czarne
   *[white] białe
}: { $mistakes }
tui-thinking = Komputer myśli…
tui-really-resign = Naciśnij x jeszcze raz, aby poddać partię.
tui-hint = Podpowiedź: { $move } ({ $score }).
tui-hint-more = Klawisz i zdradzi więcej.
tui-best = Najlepszy ruch: { $score }
tui-figures = { $nodes } mln pozycji, { $seconds } s, { $speed } mln/s
tui-variation = Próbujesz innej kontynuacji. Klawisz m wraca do partii.
tui-proven = dokładnie
tui-turning-title = Punkt zwrotny { $number } z { $count }
tui-turning-yours = Twój punkt zwrotny { $number } z { $count }
tui-turning-none = Bez punktów zwrotnych: niczego nie stracono.
tui-turning-progress = Trener: { $done } z { $total }
tui-turning-find = { $color ->
    [black] Czarne: znajdź lepszy ruch niż { $square }.
   *[white] Białe: znajdź lepszy ruch niż { $square }.
}
tui-turning-wrong = { $square } to nie ten ruch.
tui-turning-right = Tak, { $square }.

## Prawdziwa plansza

tui-box-title = Otwieramy pudełko
tui-table-correct = { $color ->
    [black] Czarne mogą jeszcze poprawić ostatni ruch.
   *[white] Białe mogą jeszcze poprawić ostatni ruch.
}
tui-table-no-study = Zapis tej partii pokazuje planszę taką, jaka była naprawdę, razem z błędami. Silnik ocenia tylko partie bez błędów.

## Konsola

tui-console-game = Gra { $number }
tui-console-two = dwóch graczy, zaczyna lewy
tui-console-person = ty przeciw komputerowi, zaczynasz ty
tui-console-computer = ty przeciw komputerowi, zaczyna on
tui-console-extra = { $count ->
    [one] { $count } dodatkowy pion dla prawego gracza
    [few] { $count } dodatkowe piony dla prawego gracza
    [many] { $count } dodatkowych pionów dla prawego gracza
   *[other] { $count } dodatkowego piona dla prawego gracza
}
tui-console-limit = { $seconds } sekund na ruch
tui-console-refused = Nie ma gry { $digits }. Są takie: { $games }.
tui-console-machine = KOMPUTER
tui-console-left = { $color ->
    [green] lewy gracz: zielone
   *[red] lewy gracz: czerwone
}
tui-console-supply = W zapasie: zielone { $black }, czerwone { $white }

## Okładka kasety

tui-sleeve-title = Okładka kasety
tui-sleeve-right = Prawa cyfra
tui-sleeve-left = Lewa cyfra
tui-sleeve-extra = 0 do 4: tyle dodatkowych pionów dla gracza po prawej. Instrukcja nie mówi, gdzie leżą; narożniki A1, H8, H1, A8 w tej kolejności to nasze odczytanie.
tui-sleeve-timed = 5 do 9: jak 0 do 4, z limitem 15 sekund na ruch.
tui-sleeve-time-out = Gdy minie 15 sekund, ruch wykonuje komputer.
tui-sleeve-keys = Sterowanie
tui-sleeve-one = Jeden gracz: strzałki albo litera i cyfra przesuwają pion nad planszą. Enter, spacja i tabulator to trzy klawisze ENT.
tui-sleeve-two = Dwóch graczy: lewy przesuwa pion klawiszami W, A, S i D i stawia go spacją, prawy ma strzałki i Enter.
tui-sleeve-disc = Złe pole nie jest przyjmowane. p robi przerwę, a gra, którą się opuszcza, sama się wstrzymuje.
tui-sleeve-plain = Aby zacząć, wpisz konsola i dwie cyfry: konsola 83. Z dopiskiem czerwone lewy gracz ma czerwone: konsola 83 czerwone.
tui-sleeve-screen = Na ekranie
tui-sleeve-colours = Zielone grają po lewej, czerwone po prawej, chyba że wybierzesz inaczej. Czerwone zawsze leżą na D4 i E5, zielone na E4 i D5.

## Nauka

tui-learn-today = Na dziś
tui-learn-daily = Zadanie dnia
tui-learn-streak = { $count ->
    [one] { $count } dzień z rzędu
    [few] { $count } dni z rzędu
    [many] { $count } dni z rzędu
   *[other] { $count } dnia z rzędu
}
tui-learn-due-puzzles = { $count ->
    [one] { $count } zadanie do powtórki
    [few] { $count } zadania do powtórki
    [many] { $count } zadań do powtórki
   *[other] { $count } zadania do powtórki
}
tui-learn-due-openings = { $count ->
    [one] { $count } otwarcie do powtórki
    [few] { $count } otwarcia do powtórki
    [many] { $count } otwarć do powtórki
   *[other] { $count } otwarcia do powtórki
}
tui-learn-done = zrobione
tui-learn-puzzles = Zadania
tui-learn-kind = { $title } ({ $count })
tui-learn-place = { $number } z { $count }
tui-learn-go-on = Naciśnij Enter, żeby przejść dalej.
tui-learn-finished = To już wszystko.

## Zapisane partie

tui-games-count = { $count ->
    [one] { $count } mecz
    [few] { $count } mecze
    [many] { $count } meczów
   *[other] { $count } meczu
}
tui-games-none = Nie zapisano jeszcze żadnej partii albo żadna nie pasuje do szukanych słów.
tui-games-unfinished = Niedokończona
tui-games-delete = Naciśnij x jeszcze raz, aby usunąć ten mecz na zawsze.

## Klawisze

tui-key-choose = wybór
tui-key-change = zmiana
tui-key-open = otwórz
tui-key-back = wstecz
tui-key-help = pomoc
tui-key-quit = wyjście
tui-key-language = język
tui-key-style = plansza
tui-key-place = połóż
tui-key-undo = cofnij
tui-key-redo = ponów
tui-key-hint = podpowiedź
tui-key-evaluate = oceny
tui-key-study = analiza
tui-key-pause = przerwa
tui-key-go-on = dalej
tui-key-resign = poddaj
tui-key-next = następna partia
tui-key-sheet = tabela
tui-key-starts = zaczyna { $name }
tui-key-again = rewanż
tui-key-touch = połóż lub odwróć
tui-key-done = gotowe
tui-key-pass = pas
tui-key-digits = numer
tui-key-level = poziom
tui-key-colour = kolor
tui-key-sleeve = okładka
tui-key-left-player = lewy gracz
tui-key-right-player = prawy gracz
tui-key-scroll = przewiń
tui-key-sound-on = włącz dźwięk
tui-key-sound-off = wyłącz dźwięk
tui-key-before = ruch wstecz
tui-key-after = ruch naprzód
tui-key-try = zagraj
tui-key-main-line = partia
tui-key-turning = punkty zwrotne
tui-key-retry = jeszcze raz
tui-key-play-on = graj stąd
tui-key-answer = odpowiedz
tui-key-solution = rozwiązanie
tui-key-skip = następne
tui-key-to-the-table = do stołu
tui-key-search = szukaj
tui-key-delete = usuń
tui-key-rule = reguła
tui-key-section = rozdział
tui-key-edition = wydanie
tui-key-contents = spis
tui-key-figure = ilustracja

## Pomoc

tui-help-title = Klawisze
tui-help-choose = wybór
tui-help-change = zmiana wyboru
tui-help-open = otwarcie wybranego
tui-help-begin = początek partii
tui-help-language = zmiana języka
tui-help-style = zmiana wyglądu planszy
tui-help-help = co można zrobić
tui-help-back = wstecz
tui-help-quit = wyjście z programu
tui-help-cursor = ruch kursora albo kliknięcie pola
tui-help-place = dołożenie piona
tui-help-touch = dołożenie piona albo odwrócenie tego, który tam leży
tui-help-done = oddanie ruchu (prawdziwa plansza)
tui-help-pass = oznajmienie braku ruchu (prawdziwa plansza)
tui-help-take-back-table = zabranie piona położonego wbrew zasadom
tui-help-undo = cofnięcie ostatniego ruchu
tui-help-redo = ponowne zagranie
tui-help-hint = prośba o podpowiedź
tui-help-evaluate = oceny wszystkich ruchów
tui-help-study = analiza partii
tui-help-pause = przerwa albo dalsza gra
tui-help-resign = poddanie partii (nacisnąć dwa razy)
tui-help-next = następna partia serii albo jeszcze raz to samo
tui-help-sheet = pokaż tabelę wyników serii
tui-help-starter = gdy decyduje zwycięzca: kto zaczyna następną partię
tui-help-again = ta sama gra jeszcze raz
tui-help-digits = dwie cyfry gry
tui-help-level = jak dobrze gra komputer
tui-help-colour = zielone lub czerwone dla lewego gracza
tui-help-sleeve = tekst z okładki kasety
tui-help-console-left = przesuwanie i stawianie piona lewego gracza
tui-help-console-right = przesuwanie i stawianie piona prawego gracza
tui-help-scroll = dalsza lub wcześniejsza część tekstu
tui-help-sound = włączenie lub wyłączenie dźwięku
tui-help-walk = przechodzenie przez partię
tui-help-lines = wybór ruchu silnika
tui-help-try = zagranie ruchu
tui-help-main-line = powrót do partii
tui-help-turning = punkty zwrotne partii
tui-help-retry = szukanie lepszego ruchu
tui-help-play-on = gra stąd przeciw komputerowi
tui-help-open-game = dokończenie zapisanej partii
tui-help-answer = odpowiedź
tui-help-solution = pokazanie rozwiązania
tui-help-skip = przejście do następnego
tui-help-box-next = następny krok
tui-help-box-before = krok wstecz
tui-help-box-skip = pominięcie pudełka
tui-help-learn = początek lekcji lub zadania: nauka, nauka 12
tui-help-rules = czytaj zasady: zasady, zasady 3, zasady 3 fr
tui-help-search = szukanie słów
tui-help-delete = usunięcie (nacisnąć dwa razy)
tui-help-rule = następna lub poprzednia reguła
tui-help-section = następny lub poprzedni rozdział
tui-help-rule-move = wykonaj ruch z ilustracji lub cofnij go
tui-help-rule-figure = w wąskim oknie: ilustracja lub tekst
tui-help-edition = porównaj z wydaniem drukowanym
tui-help-contents = spis treści
tui-help-review = ocena po każdym ruchu partii
tui-help-board = piony rząd po rzędzie
tui-help-picture = plansza narysowana literami
tui-help-moves = wszystkie ruchy i co odwracają
tui-help-score = wynik
tui-help-time = zegary
tui-help-resume = dalsza gra po przerwie
tui-help-give-up = poddanie partii
tui-help-games = lista zapisanych partii
tui-help-console = gra z konsoli

## Wiersz po wierszu

tui-plain-welcome = Outflank, wiersz po wierszu. Wpisz pole, np. d3, żeby zagrać; „pomoc” pokazuje polecenia, „koniec” kończy.
tui-plain-goodbye = Do widzenia.
tui-plain-help = Samo pole kładzie tam pion; na prawdziwej planszy także odwraca ten, który leży. Pozostałe polecenia:
tui-plain-unknown = Nie znam polecenia „{ $word }”. Wpisz „pomoc”, żeby zobaczyć wszystkie.
tui-plain-incomplete = Czegoś brakuje. Przykład: { $example }
tui-plain-nothing = O tej pozycji nie ma nic do powiedzenia.
tui-plain-next = Wpisz „nowa”, żeby zacząć następną partię.
tui-plain-starter = Wpisz „zaczyna 1”, aby zaczął { $one }, „zaczyna 2”, aby zaczął { $two }.
tui-plain-over = Mecz jest skończony. Wpisz „nowa”, żeby zagrać jeszcze raz, „koniec”, żeby skończyć.
tui-plain-line = { $move }: { $score }. Oczekiwana gra: { $line }.
tui-plain-ply = { $ply }. { $color ->
    [black] Czarne
    [green] Zielone
    [red] Czerwone
   *[white] Białe
} { $move }: { $score } dla { $side ->
    [green] zielonych
   *[black] czarnych
}.
tui-plain-turning = Punkty zwrotne:
tui-plain-move = { $square } odwraca { $count ->
    [one] { $count } pion
    [few] { $count } piony
    [many] { $count } pionów
   *[other] { $count } piona
}: { $squares }.
tui-no-help = W tej partii nie ma pomocy: byłoby to nie fair.
tui-plain-no-clock = Nie ma zegara.
tui-plain-no-shelf = Partie nie są tu zapisywane.
tui-plain-no-such-game = Nie ma partii o tym numerze. Wpisz „partie”, żeby zobaczyć listę.
tui-plain-learn = Odpowiedz polem albo numerem zdania. „podpowiedź” pokazuje rozwiązanie, „nowa” prowadzi dalej, „gotowe” wraca do partii.
tui-plain-rules = Wpisz „zasady” i numer, aby przeczytać rozdział; dopisz es, pl, de, fr lub h21, aby usłyszeć, co pisze o tym to wydanie.
tui-plain-no-question = Nie ma otwartego pytania.
tui-plain-row = Rząd { $row }: { $discs }.
tui-plain-empty = pusty
tui-plain-discs = { $color ->
    [black] czarne
    [green] zielone
    [red] czerwone
   *[white] białe
} { $squares }
tui-plain-about = { $name }: { $value }
tui-word-play = graj
tui-word-turn = odwróć
tui-word-done = gotowe
tui-word-pass = pas
tui-word-undo = cofnij
tui-word-redo = ponów
tui-word-hint = podpowiedź
tui-word-evaluate = oceń
tui-word-review = przegląd
tui-word-board = plansza
tui-word-picture = rysunek
tui-word-moves = ruchy
tui-word-score = wynik
tui-word-time = czas
tui-word-pause = przerwa
tui-word-resume = dalej
tui-word-resign = poddaj
tui-word-new = nowa
tui-word-start = zaczyna
tui-word-console = konsola
tui-word-sleeve = okładka
tui-word-games = partie
tui-word-open = otwórz
tui-word-learn = nauka
tui-word-rules = zasady
tui-word-language = język
tui-word-help = pomoc
tui-word-quit = koniec

## Zasady gry

tui-rules-ours = Nasze
tui-rules-figure = Ilustracja reguły { $number }
tui-rules-play = zagraj { $square }
tui-rules-back = cofnij
