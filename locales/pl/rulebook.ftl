# Zasady gry: każda reguła i to, co robią z nią wydania drukowane.

rules-title = Zasady gry
rules-intro = Othello naszymi słowami, zasada po zasadzie. Grę opisuje pięć wydań drukowanych. Wybierz jedno z nich, aby zobaczyć, co dodaje, co pomija, co mówi inaczej i gdzie się myli.
rules-setup-lines = Nóżki, w dwunastu językach:
rules-alt-board = Czarne: { $black }. Białe: { $white }.
rules-alt-console = Zielone: { $black }. Czerwone: { $white }.
rules-alt-move = Ruch { $square } odwraca { $turned }.

rules-edition-es = Hiszpańska instrukcja gry planszowej
rules-edition-pl = Polska instrukcja
rules-edition-de = Niemieckie zasady
rules-edition-fr = Francuskie zasady
rules-edition-h21 = Hiszpańska instrukcja kasety do konsoli TRQ H-21

rules-same = mówi to samo
rules-drops = nie mówi o tym
rules-adds = dodaje
rules-words = mówi to inaczej
rules-errs = myli się
rules-summary = Tak samo: { $same }. Z dodatkiem: { $adds }. Innymi słowami: { $words }. Pominięte: { $drops }. Z błędem: { $errs }.

rules-aim = Cel gry
rules-box = Co jest w pudełku
rules-setup = Ustawienie początkowe
rules-move = Ruch
rules-directions = We wszystkich kierunkach
rules-limits = Co się nie odwraca
rules-pass = Utrata kolejki
rules-mistakes = Pomyłki
rules-supply = Gdy zabraknie pionów
rules-end = Koniec gry
rules-score = Wynik
rules-sample = Dwa pierwsze ruchy
rules-series = Kilka partii
rules-handicap = Wyrównanie szans
rules-tips = Rady
rules-console = Na konsoli z 1982 roku

rule-one-game = Wszystkie pięć wydań opisuje tę samą grę, ale liczą zasady różnie. Tutaj każda zasada ma własny numer.
rule-most-discs = Na koniec gry chcesz mieć na planszy więcej pionów swojego koloru niż przeciwnik.

rule-contents = Gra ma planszę o ośmiu na osiem pól i 64 piony, z jednej strony czarne, z drugiej białe.
rule-feet = Jeśli plansza ma nóżki, najpierw je zamocuj. Potem zdejmij pokrywki z przegródek na piony: naciśnij oba końce i unieś. Po grze pokrywki wracają na miejsce.
rule-share = Każdy gracz bierze 32 piony, wybiera kolor i zachowuje go przez całą grę.

rule-names = Kolumny nazywają się od A do H, od lewej do prawej, a rzędy od 1 do 8, od góry do dołu. Pole nosi nazwę swojej kolumny i swojego rzędu.
rule-four-discs = Przed rozpoczęciem na środku leżą cztery piony: białe na D4 i E5, czarne na E4 i D5.
rule-black-first = Zaczynają czarne. Mają do wyboru cztery ruchy: C4, D3, E6 i F5.

rule-one-disc = Gdy przychodzi twoja kolej, kładziesz jeden pion na pustym polu, swoim kolorem do góry. Potem odwracasz zamknięte piony. Następnie gra przeciwnik.
rule-enclose = Zamykasz rząd pionów przeciwnika, gdy na każdym końcu leży twój pion: jeden, który już tam był, i ten, który teraz kładziesz. Tutaj biały pion leży na C5. Białe grają G5 i odwracają D5, E5 i F5.
rule-any-length = Rząd może być długi lub krótki; wystarczy jeden pion. Ta ilustracja ma kolory konsoli: czerwone grają G4 i odwracają się cztery zielone piony C4, D4, E4 i F4, które leżą między nim a B4.
rule-straight = Rząd to prosta linia pionów leżących tuż obok siebie: poziomo, pionowo lub na ukos.
rule-must-turn = Każdy ruch musi odwrócić co najmniej jeden pion. Nie wolno grać na pole, na którym nic by się nie odwróciło.

rule-directions = Jeden pion może zamknąć kilka rzędów naraz, w każdym z ośmiu kierunków. Białe grają D6. Odwracają się D3, D4 i D5 pod pionem na D2, a także E5 i F4 na przekątnej do G3.
rule-turn-all = Musisz odwrócić wszystkie zamknięte piony, także te, których wolisz nie ruszać.

rule-own-disc = Rząd kończy się na pierwszym pionie twojego koloru. Czarne grają A5 i odwracają tylko B5, bo na C5 leży czarny pion. D5 i E5 pozostają białe, chociaż na F5 leży kolejny czarny pion.
rule-gap = Rząd kończy się też na pustym polu. Przez lukę nic się nie odwraca.
rule-direct = Odwracają się tylko rzędy, które zaczynają się przy położonym pionie. Czarne grają G6 i odwracają E4 i F5. Teraz D5 i E5 leżą między czarnymi pionami C5 i F5, ale pozostają białe: F5 został tylko odwrócony, a nie położony.
rule-stays-put = Pion zostaje na swoim polu do końca gry. Można go odwracać wiele razy, ale nigdy się go nie przesuwa.

rule-pass = Jeśli nie możesz odwrócić żadnego piona, tracisz kolejkę. Białe właśnie zagrały A3, a czarne nie mają ruchu. Dlatego białe grają jeszcze raz, na D2 lub F4.
rule-no-choice = Jeśli masz ruch, musisz go wykonać. Nie wolno pasować tylko dlatego, że ruchy ci się nie podobają.

rule-wrongly-turned = Jeśli przez pomyłkę odwrócisz pion, możesz to cofnąć, dopóki przeciwnik nie zagra.
rule-forgotten = Jeśli zapomnisz odwrócić pion, możesz to zrobić, dopóki przeciwnik nie zagra.
rule-too-late = Gdy przeciwnik już zagrał, jest za późno i piony zostają tak, jak leżą.

rule-lend = Jeśli nie masz już pionów, ale możesz wykonać ruch, przeciwnik daje ci jeden. Tutaj białym zabrakło pionów, a mogłyby zagrać C1, G1, H1 lub G2. Czarne mają jeszcze cztery i oddają jeden.
rule-lend-again = Dzieje się to tyle razy, ile potrzeba.

rule-end = Gra kończy się, gdy żaden z graczy nie może wykonać ruchu. Może się to stać na trzy sposoby.
rule-end-full = Plansza jest pełna. Tak kończy się większość partii; tutaj czarne mają 29 pionów, a białe 35.
rule-end-wiped-out = Jeden kolor zniknął. Czarne grają H7 i nie ma już żadnego białego piona: 13 do 0 po dziewięciu ruchach.
rule-end-blocked = Obaj gracze mają piony i są puste pola, ale nikt nie może niczego zamknąć. Tutaj A8 i G2 zostają puste, a gra kończy się wynikiem 28 do 34.
rule-winner = Policzcie piony. Wygrywa ten, kto ma na planszy więcej pionów swojego koloru.
rule-draw = Jeśli obaj mają tyle samo, jest remis.

rule-counts = Najprostszy wynik to liczba pionów każdego koloru.
rule-margin = Różnica to większa liczba minus mniejsza. Partia zakończona 29 do 35 jest wygrana różnicą 6.
rule-federation = Na turniejach zwycięzca dostaje też puste pola. Partia zakończona 28 do 34 przy dwóch pustych polach liczy się jako 28 do 36.

rule-sample-black = Czarne mogą zagrać C4, D3, E6 lub F5 i wybierają C4. Biały pion na D4 jest teraz zamknięty i staje się czarny.
rule-sample-white = Białe mogą zagrać C3, C5 lub E3 i wybierają C3. Pion na D4 znów staje się biały. Gra toczy się tak dalej, dopóki ktoś może wykonać ruch.

rule-series = Możecie zagrać kilka partii i umówić się na cel: tyle wygranych partii albo tyle punktów po zsumowaniu różnic.
rule-next-game = Zwycięzca partii decyduje, kto zacznie następną, i może oddać początek przegranemu. Umówcie się na to przed pierwszą partią.

rule-corners = Jeśli jeden gracz jest dużo silniejszy, drugi może zacząć z pionem we wszystkich czterech narożnikach: A1, H1, A8 i H8. Słabszy gra czarnymi.
rule-fewer-corners = Jeśli różnica jest mniejsza, wystarczą jeden, dwa lub trzy narożniki. U nas kolejność to A1, H8, H1, A8.
rule-give-start = Kto zaczyna, ma niewielką przewagę. Silniejszy gracz może ją oddać słabszemu.

rule-finger = Trzymaj palec na pionie, który właśnie został położony, gdy odwracasz pozostałe. Wtedy żadnego nie przeoczysz.
rule-play-first = Zanim zaczniesz czytać o strategii, zagraj kilka partii. Łatwiej wtedy zrozumieć rady.
rule-not-absolute = Żadna rada nie sprawdza się zawsze. Patrz, jak gra przeciwnik, i dostosuj się.
rule-corner-safe = Piona w narożniku nie można nigdy odwrócić, a on chroni sąsiednie. Dzięki H8 białe nie odwrócą już żadnego z tych czarnych pionów.
rule-corner-attack = Pion obok pustego narożnika jest w niebezpieczeństwie. Białe mają taki na A2. Czarne nie mogą jeszcze zająć narożnika, ale po A3 nic nie przeszkodzi im zająć go w następnym ruchu.
rule-four-corners-lost = Same narożniki nie wygrywają gry. Tutaj czarne mają A1, H1, A8 i H8, czyli wszystkie cztery, a mimo to przegrywają 21 do 43.
rule-give-corner = Kontrola jest ważniejsza niż narożnik. Dobrzy gracze czasem oddają narożnik, żeby ją zdobyć.
rule-few-moves = Zostawiaj przeciwnikowi mało ruchów. Na początku lepiej nie odwracać zbyt wielu pionów, bo przeciwnik zawsze musi zamknąć któryś z twoich.
rule-puzzles = W każdym z pięciu zadań czarne znajdują ruch, po którym w następnym zdobędą narożnik, cokolwiek odpowiedzą białe. Zanim wybierzesz, obejrzyj wszystkie ruchy.
rule-puzzle-one = Zadanie 1 zaczyna się od H2 i można je rozegrać do końca w 24 ruchach. Białe nigdy nie mają wyboru, a czarne wygrywają 54 do 10.

rule-digits = Grę wybierają dwie cyfry. Prawa: 1 dla dwóch graczy, 2 przeciwko komputerowi, gdy zaczynasz ty, 3, gdy zaczyna komputer. Lewa: od 0 do 4 dodatkowych pionów dla gracza po prawej. To 15 gier i kolejne 15 z limitem czasu.
rule-console-colours = Na konsoli piony są zielone i czerwone. Czerwone leżą na D4 i E5, zielone na E4 i D5. Gracz po lewej ma zielone, gracz po prawej czerwone.
rule-time-limit = Gdy lewa cyfra to 5 do 9, na każdy ruch jest 15 sekund. Gdy czas minie, ruch wykonuje komputer.
rule-blinking = Oba wyniki są stale na ekranie. Miga wynik gracza, który ma ruch.
rule-credit = Program z kasety opiera się na zasadach Edmonda Dujardina.

note-ten-rules = Liczy dziesięć zasad.
note-eight-rules = Liczy osiem zasad; przy pierwszej brakuje numeru.
note-six-rules = Liczy sześć punktów, a kolejne podaje bez numeru.
note-eleven-rules = Liczy jedenaście punktów, razem z ustawieniem początkowym.
note-aim-surround = Jako cel podaje najpierw otaczanie pionów, a dopiero potem ich liczbę.
note-box-feet-lids = Plansza ma cztery nóżki i dwie przegródki ze zdejmowanymi pokrywkami.
note-box-feet = Plansza ma cztery nóżki, a na liście jest też sama instrukcja.
note-box-velvet = Plansza jest aksamitna i ma wgłębienie na każdy pion. Czarna strona jest gładka, a biała ma dziurkę.
note-box-console = Piony są z jednej strony czerwone, z drugiej zielone i istnieją tylko na ekranie.
note-feet-languages = Mówi tylko o nóżkach, ale w jedenastu językach.
note-share-trays = Wkłada po 32 piony do każdej przegródki i stamtąd bierze cztery pierwsze.
note-one-stock = Zna tylko jeden wspólny zapas 64 pionów.
note-both-diagonals = Wymaga tylko, żeby piony jednego koloru stykały się na ukos. Druga przekątna też byłaby dozwolona.
note-red-green = Czerwone leżą tam, gdzie tutaj białe, a zielone tam, gdzie czarne.
note-convention = Nazywa to umową.
note-start-agreed = Gracze ustalają, kto zaczyna; przeciwko komputerowi decyduje wybrana gra.
note-row-uncounted = Nie mówi, ile pionów ma rząd.
note-row-four = W jego przykładzie rząd ma cztery piony.
note-colours-chosen = Pozwala każdemu wybrać kolor; stałe strony zielonych i czerwonych są nasze.
note-row-not-straight = Rzędem nazywa dowolne piony przeciwnika. Prosta linia się zgubiła.
note-machine-refuses = Komputer nie przyjmuje żadnego innego ruchu.
note-machine-turns = Komputer sam odwraca piony, i to zawsze wszystkie.
note-own-disc-garbled = Zabrania zamykać własny pion. Chodzi o to, że nie wolno przez niego przeskakiwać.
note-gap-named = Jako jedyne wymienia puste pole.
note-pass-garbled = Zgubiło się słowo: wychodzi na to, że kolejkę traci ten, kto może grać.
note-machine-passes = Komputer sam przekazuje kolejkę.
note-no-mistakes = Piony odwraca komputer, a on się nie myli.
note-only-wrongly = Mówi tylko o pionach odwróconych niesłusznie.
note-end-narrow = Wymienia tylko pełną planszę i brak jednego koloru, a pomija to, że obaj mogą być zablokowani.
note-end-general = Nie wymienia tego przypadku; obejmuje go ogólna zasada.
note-end-early = Mówi tylko, że gra może się skończyć, zanim zapełnią się wszystkie 64 pola.
note-counts-shown = Obie liczby są na ekranie przez całą grę.
note-stronger-white = Silniejszy gracz powinien grać białymi.
note-right-hand = Komputer daje od jednego do czterech dodatkowych pionów graczowi po prawej, a może nim być on sam.
note-no-order = Nie mówi, które narożniki.
note-no-place = Nie mówi, gdzie leżą dodatkowe piony.
note-no-picture = Mówi to bez rysunku.
note-diagram-3 = A2 to ostatni ruch białych, a ich prawdopodobna odpowiedź to A4.
note-first-corner = Mówi, że pierwszy narożnik pomaga, ale nie jest głównym powodem wygranej.
note-no-guarantee = Mówi, że jeden lub kilka narożników nie gwarantuje wygranej.
note-control-reversed = Odwraca tę myśl: to przeciwnik zajmuje narożniki, żeby zdobyć kontrolę.
note-many-moves = Radzi, żeby nie zostawiać białym zbyt wielu ruchów.
note-dangerous-too = Pola obok narożnika też się liczą. Zadania nazywają się tam przykładami.
note-two-moves-lost = Podaje tylko 22 ruchy. Dwa pola zostałyby puste i nie byłoby 54 do 10.
note-fifteen = Liczy tylko 15 gier, ale z jego cyfr wychodzi 30.
