# Lekcje i zadania.
# $square, $reply i $trap to pola, na przykład D3; $color to "black" albo "white".

## Zadania

puzzle-kind-corner = Wymuś róg
puzzle-kind-only-win = Jedyny wygrywający ruch
puzzle-kind-endgame = Bezbłędna końcówka
puzzle-kind-swing = Wielki zwrot
puzzle-kind-trap = Omiń pułapkę
puzzle-kind-wipe-out = Do ostatniego piona
puzzle-task-corner = { $color ->
    [black] Ruch czarnych. Znajdź ruch, po którym czarne zajmą róg, cokolwiek odpowiedzą białe.
   *[white] Ruch białych. Znajdź ruch, po którym białe zajmą róg, cokolwiek odpowiedzą czarne.
}
puzzle-task-only-win = { $color ->
    [black] Ruch czarnych. Jeden ruch wygrywa, każdy inny wypuszcza wygraną z rąk.
   *[white] Ruch białych. Jeden ruch wygrywa, każdy inny wypuszcza wygraną z rąk.
}
puzzle-task-endgame = { $color ->
    [black] Ruch czarnych. Rozegraj końcówkę, nie oddając ani jednego piona.
   *[white] Ruch białych. Rozegraj końcówkę, nie oddając ani jednego piona.
}
puzzle-task-swing = { $color ->
    [black] Ruch czarnych. Jeden ruch jest o wiele lepszy od wszystkich innych.
   *[white] Ruch białych. Jeden ruch jest o wiele lepszy od wszystkich innych.
}
puzzle-task-trap = { $color ->
    [black] Ruch czarnych. Jeden ruch kusi, ale jest zły. Znajdź najlepszy.
   *[white] Ruch białych. Jeden ruch kusi, ale jest zły. Znajdź najlepszy.
}
puzzle-task-wipe-out = { $color ->
    [black] Ruch czarnych. Jeden ruch prowadzi do końca bez ani jednego białego piona.
   *[white] Ruch białych. Jeden ruch prowadzi do końca bez ani jednego czarnego piona.
}
puzzle-wrong = To nie { $square }: jest lepszy ruch. Spójrz jeszcze raz.
puzzle-wrong-corner = To nie { $square }: po odpowiedzi { $reply } nie ma rogu do zajęcia.
puzzle-wrong-only-win = { $square } nie wygrywa. Spójrz jeszcze raz.
puzzle-wrong-trap = { $square } to pułapka. Wygląda dobrze, ale psuje wynik.
puzzle-wrong-wipe-out = Po { $square } przeciwnikowi zostaje jakiś pion. Spójrz jeszcze raz.
puzzle-leads-win = Przy najlepszej grze { $square } wygrywa różnicą { $count } pionów, a można więcej.
puzzle-leads-draw = Przy najlepszej grze { $square } prowadzi do remisu.
puzzle-leads-loss = Przy najlepszej grze { $square } przegrywa różnicą { $count } pionów.
puzzle-answer = Najsilniejsza odpowiedź to { $reply }.
puzzle-go-on = Dobrze. Odpowiedź to { $reply }. Co teraz?
puzzle-right-corner = Dobrze: po { $square } każda odpowiedź oddaje róg.
puzzle-right-win = Dobrze: { $square } wygrywa, przy najlepszej grze różnicą { $count } pionów.
puzzle-right-draw = Dobrze: { $square } utrzymuje remis.
puzzle-right-wipe-out = Dobrze: po { $square } przeciwnik nie uratuje ani jednego piona.
puzzle-level = Poziom { $level } z 5
puzzle-share = Na 100 graczy znalazłoby go około { $share }.
puzzle-solution = Rozwiązanie: { $line }
puzzle-trap = Pułapka: { $trap }
puzzle-score = Wynik przy najlepszej grze: { $discs }

## Kurs

course-rules = Minuta na naukę
course-strategy = Całe życie na mistrzostwo
lesson-more = { $count ->
    [one] Tak. Jeszcze { $count }.
    [few] Tak. Jeszcze { $count }.
    [many] Tak. Jeszcze { $count }.
   *[other] Tak. Jeszcze { $count }.
}
lesson-occupied = Na { $square } leży już pion.
lesson-turns-nothing = Pion na { $square } niczego by nie zamknął.
lesson-turn-own = { $square } ma już właściwy kolor.
lesson-turn-empty = Pole { $square } jest puste.
lesson-choose = Wybierz jedną z odpowiedzi.
lesson-touch = Dotknij pola na planszy.

lesson-board = Plansza
lesson-board-1 = Osiem kolumn, od A do H, i osiem rzędów, od 1 do 8: każde pole ma swoją nazwę. Dotknij C4.
lesson-board-1-right = Tak. Są 64 pola i 64 piony, z jednej strony czarne, z drugiej białe.
lesson-board-1-wrong = To { $square }. Litera oznacza kolumnę, a cyfra rząd.

lesson-start = Pozycja początkowa
lesson-start-1 = Każda partia zaczyna się od tych czterech pionów, jednakowe kolory po skosie, i zaczynają czarne. Dotknij dwóch czarnych pionów.
lesson-start-1-right = Dobrze. Czarne leżą na E4 i D5, białe na D4 i E5.
lesson-start-1-wrong = Na { $square } nie ma czarnego piona.
lesson-start-2 = Na konsoli z 1982 roku piony były czerwone i zielone. Czerwone leżą tam, gdzie nasze białe. Dotknij obu.
lesson-start-2-right = Właśnie tak. Na ekranie telewizora gra jest ta sama.
lesson-start-2-wrong = To nie { $square }: poszukaj dwóch czerwonych pionów.

lesson-enclose = Zamykanie pionów
lesson-enclose-1 = Piony przeciwnika odwracasz, zamykając je w prostym rzędzie między dwoma swoimi. Na C5 leży biały pion. Połóż drugi tak, żeby trzy czarne piony obok niego znalazły się w środku.
lesson-enclose-1-right = Brawo. D5, E5 i F5 są teraz białe.
lesson-enclose-1-wrong = { $square } zamyka coś innego. Spójrz wzdłuż rzędu 5.
lesson-enclose-2 = Rząd może być dowolnie długi: odwraca się cały. Na konsoli grasz czerwonymi: zamknij cztery zielone piony.
lesson-enclose-2-right = Wszystkie cztery odwróciły się naraz.
lesson-enclose-2-wrong = To nie { $square }. Czerwony pion na B4 potrzebuje drugiego na przeciwnym końcu.

lesson-directions = We wszystkich kierunkach
lesson-directions-1 = Jeden pion może zamknąć kilka rzędów naraz: poziomo, pionowo i po skosie. Białe właśnie zagrały D6. Dotknij wszystkich pionów, które się odwracają.
lesson-directions-1-right = Pięć pionów, w dwóch kierunkach.
lesson-directions-1-wrong = { $square } nie leży między D6 a innym białym pionem.
lesson-directions-2 = Teraz ty. Znajdź ruch czarnych, który odwraca pięć pionów.
lesson-directions-2-right = D6 odwraca trzy piony w górę i dwa po skosie.
lesson-directions-2-wrong = { $square } odwraca mniej. Poszukaj pola, w którym spotykają się dwa rzędy białych pionów.

lesson-lines = Gdzie kończy się rząd
lesson-lines-1 = Rząd kończy się na pierwszym własnym pionie: nic za nim się nie odwraca. Czarne zagrały A5. Dotknij tego, co się odwraca.
lesson-lines-1-right = Tylko B5. Czarny pion na C5 kończy rząd, więc D5 i E5 zostają białe.
lesson-lines-1-wrong = { $square } zostaje. Rząd kończy się na pierwszym czarnym pionie.
lesson-lines-2 = Odwrócone piony same niczego nie zamykają: liczy się tylko ten właśnie położony. Czarne zagrały G6. Dotknij tego, co się odwraca.
lesson-lines-2-right = E4 i F5, po skosie. D5 i E5 zostają białe, choć leżą teraz między czarnymi.
lesson-lines-2-wrong = { $square } nie leży między G6 a innym czarnym pionem.

lesson-all = Wszystkie
lesson-all-1 = Czarne grają tu D6. Czy muszą odwrócić wszystkie zamknięte piony, nawet jeśli lepiej byłoby mniej?
lesson-all-1-a = Nie, mogą wybrać.
lesson-all-1-b = Tak, wszystkie.
lesson-all-1-right = Tak. Każdy zamknięty rząd się odwraca, czy się to podoba, czy nie.
lesson-all-1-wrong = Nie ma wyboru: co zamknięte, to się odwraca.

lesson-sample = Początek partii
lesson-sample-1 = Zaczynają czarne. Dotknij wszystkich pól, na których czarne mogą zamknąć biały pion.
lesson-sample-1-right = Te cztery. Są swoimi lustrzanymi odbiciami, więc każde jest tak samo dobre.
lesson-sample-1-wrong = Na { $square } czarny pion niczego by nie zamknął.
lesson-sample-2 = Czarne grają C4. Dotknij piona, który się odwraca.
lesson-sample-2-right = D4 jest teraz czarne.
lesson-sample-2-wrong = { $square } nie jest zamknięte.
lesson-sample-3 = Teraz białe mogą zamknąć czarny pion na trzy sposoby. Dotknij tych trzech pól.
lesson-sample-3-right = C3, C5 i E3.
lesson-sample-3-wrong = Na { $square } biały pion niczego by nie zamknął.
lesson-sample-4 = Białe wybierają C3. Dotknij piona, który się odwraca.
lesson-sample-4-right = D4 jest znowu białe, zamknięte między C3 i E5. I tak gra toczy się dalej.
lesson-sample-4-wrong = { $square } nie jest zamknięte.

lesson-pass = Brak ruchu
lesson-pass-1 = Ruch mają czarne, ale niczego nie mogą zamknąć. Co się dzieje?
lesson-pass-1-a = Partia jest skończona.
lesson-pass-1-b = Czarne pasują i kolej na białe.
lesson-pass-1-c = Czarne kładą pion gdziekolwiek.
lesson-pass-1-right = Dobrze. Kto nie ma ruchu, pasuje, i dzieje się to automatycznie.
lesson-pass-1-wrong = Kto nie ma ruchu, po prostu oddaje kolejkę drugiej stronie.
lesson-pass-2 = Białe mają tu trzy ruchy i żaden im się nie podoba. Czy mogą spasować?
lesson-pass-2-a = Tak.
lesson-pass-2-b = Nie.
lesson-pass-2-right = Dobrze. Kto ma ruch, musi go wykonać.
lesson-pass-2-wrong = Nie: pasuje tylko ten, kto nie ma ruchu.

lesson-refused = Ruchy odrzucone
lesson-refused-1 = Czarne chciałyby położyć pion na B3. Dlaczego nie wolno?
lesson-refused-1-a = Na B3 leży pion.
lesson-refused-1-b = To kolej białych.
lesson-refused-1-c = Niczego by nie zamknął.
lesson-refused-1-right = Dobrze. Program mówi dlaczego, a plansza zostaje bez zmian.
lesson-refused-1-wrong = Spójrz jeszcze raz: B3 jest puste, a ruch mają czarne.

lesson-mistakes = Odwracanie ręczne
lesson-mistakes-1 = Na prawdziwej planszy piony odwraca się ręcznie. Białe zagrały C3 i zapomniały odwrócić D4; czarne jeszcze nie zagrały. Co teraz?
lesson-mistakes-1-a = Białe mogą jeszcze go odwrócić.
lesson-mistakes-1-b = Błąd zostaje.
lesson-mistakes-1-right = Dobrze. Póki przeciwnik nie zagra, błędy można poprawić. Potem plansza zostaje taka, jaka jest.
lesson-mistakes-1-wrong = Jeszcze nie za późno: czarne nie zagrały.

lesson-supply = Po trzydzieści dwa piony
lesson-supply-1 = Każdy gracz ma 32 piony. A jeśli nie masz już żadnego w zapasie, a możesz zagrać?
lesson-supply-1-a = Przegrywasz.
lesson-supply-1-b = Pasujesz.
lesson-supply-1-c = Przeciwnik daje ci jeden.
lesson-supply-1-right = Dobrze, i to tyle razy, ile trzeba. Program pokazuje oba zapasy i mówi o każdej pożyczce.
lesson-supply-1-wrong = Nikt nie traci kolejki z braku pionów.

lesson-end = Koniec gry
lesson-end-1 = Kolej białych, ale na planszy nie ma już żadnego białego piona. Czy partia jest skończona, choć wiele pól jest pustych?
lesson-end-1-a = Nie, czarne najpierw zapełnią planszę.
lesson-end-1-b = Tak, nikt nie ma ruchu i wygrały czarne.
lesson-end-1-right = Dobrze. Gra kończy się, gdy żadna strona nie ma ruchu.
lesson-end-1-wrong = Bez białych pionów nie ma czego zamknąć, więc nikt nie ma ruchu.
lesson-end-2 = Jedno pole jest puste, ale nikt nie może tam niczego zamknąć. Kto wygrał?
lesson-end-2-a = Czarne.
lesson-end-2-b = Białe.
lesson-end-2-right = Dobrze: 42 białe piony przeciw 21 czarnym. Partia może się skończyć, zanim plansza się zapełni.
lesson-end-2-wrong = Policz piony: wygrywa kolor, którego jest więcej.

lesson-score = Trzy sposoby liczenia
lesson-score-1 = Partia skończona: 48 czarnych pionów, 6 białych, 10 pustych pól. Jaką różnicą wygrały czarne?
lesson-score-1-a = 48.
lesson-score-1-b = 42.
lesson-score-1-c = 52.
lesson-score-1-right = Dobrze: 48 odjąć 6. Zwykły wynik to 48 do 6, różnica 42.
lesson-score-1-wrong = Różnica to większa liczba odjąć mniejsza.
lesson-score-2 = Na turniejach puste pola należą do zwycięzcy. Jaki jest wynik według tej zasady?
lesson-score-2-a = 48 do 6.
lesson-score-2-b = 53 do 11.
lesson-score-2-c = 58 do 6.
lesson-score-2-right = Dobrze: to wynik federacyjny. Program zawsze mówi, który wynik pokazuje.
lesson-score-2-wrong = Wszystkie dziesięć pustych pól należy do czarnych.

lesson-handicap = Fory
lesson-handicap-1 = Gdy gracze nie są równi, słabszy może zacząć z pionami w rogach, od jednego do czterech. Dotknij czterech rogów.
lesson-handicap-1-right = Tych pionów nigdy nie da się odwrócić: to prawdziwa pomoc.
lesson-handicap-1-wrong = { $square } to nie róg.

lesson-corners = Rogi
lesson-corners-1 = Piona w rogu (narożniku) nigdy nie da się odwrócić, podobnie jak pionów tego koloru połączonych z nim wzdłuż krawędzi. Tutaj bezpieczne są wszystkie czarne piony. Dotknij tego, na którym opierają się pozostałe.
lesson-corners-1-right = H8. Stamtąd czarne rozrosły się wzdłuż obu krawędzi i nic z tego nie mogą stracić.
lesson-corners-1-wrong = To nie { $square }. Poszukaj czarnego piona w rogu.

lesson-safe = Bezpieczne piony
lesson-safe-1 = Piony, których nie da się już odwrócić, są bezpieczne. Od rogu przybywa ich wzdłuż krawędzi. Znajdź ruch, który zabezpiecza najwięcej czarnych pionów.
lesson-safe-1-right = H8 zabezpiecza od razu siedem pionów. Żaden inny ruch nie wygrywa tej partii.
lesson-safe-1-wrong = { $count ->
    [0] { $square } nie zabezpiecza żadnego piona. Spójrz na rogi.
   *[other] { $square } zabezpiecza mniej pionów: { $count }. Spójrz na rogi.
}
lesson-safe-2 = Ruch mają białe. Dotknij siedmiu czarnych pionów na dolnej krawędzi: białe nigdy ich nie odwrócą.
lesson-safe-2-right = Od B8 do H8: połączone z rogiem bez przerwy.
lesson-safe-2-wrong = { $square } nie łączy się wzdłuż krawędzi z rogiem H8.

lesson-danger = Obok rogu
lesson-danger-1 = Czarne właśnie położyły pion na G7, tuż przy pustym rogu. Grasz białymi: wykorzystaj to.
lesson-danger-1-right = Pion na G7 był mostem do rogu.
lesson-danger-1-wrong = { $square } marnuje okazję. Pion na G7 prowadzi do rogu.
lesson-danger-2 = Pola sąsiadujące z rogiem po skosie są najniebezpieczniejsze. Gracze nazywają je polami X. Dotknij wszystkich czterech.
lesson-danger-2-right = B2, G2, B7 i G7. Nie graj tam, póki róg jest pusty, chyba że wiesz po co.
lesson-danger-2-wrong = { $square } nie sąsiaduje z rogiem po skosie.
lesson-danger-3 = Pola krawędzi tuż obok rogu nazywają się polami C. Też są niebezpieczne. Dotknij wszystkich ośmiu.
lesson-danger-3-right = Po dwa przy każdym rogu. Leżący tam pion często pomaga przeciwnikowi wejść do rogu wzdłuż krawędzi.
lesson-danger-3-wrong = { $square } nie jest polem krawędzi tuż obok rogu.
lesson-danger-4 = Czarne mają tu sześć ruchów i po pięciu z nich białe zajmują róg. Znajdź szósty.
lesson-danger-4-right = Po C2 wszystkie rogi pozostają zamknięte.
lesson-danger-4-wrong = Po { $square } białe od razu zajmują róg.

lesson-edge = Atak wzdłuż krawędzi
lesson-edge-1 = Róg można przygotować. Białe mają pion na A2, czarne na A5. Znajdź na tej krawędzi ruch czarnych, po którym nic już nie uratuje A1.
lesson-edge-1-right = Cokolwiek białe odpowiedzą, A1 można zająć. Białe zapełniają lukę ruchem A4.
lesson-edge-1-wrong = Po { $square } białe mogą zamknąć ci drogę do rogu. Spójrz na lewą krawędź.
lesson-edge-2 = Teraz zajmij to, co przygotowane.
lesson-edge-2-right = A1 odwraca A2, A3 i A4, a róg jest twój.
lesson-edge-2-wrong = { $square } może poczekać: róg jest otwarty.
lesson-edge-3 = Pion między dwoma pionami przeciwnika na krawędzi to klin. Atakuje róg od środka. Znajdź klin czarnych na dolnej krawędzi.
lesson-edge-3-right = D8 tkwi mocno między C8 a E8. Cokolwiek białe odpowiedzą, czarne zajmą potem róg.
lesson-edge-3-wrong = { $square } nie leży między dwoma białymi pionami dolnej krawędzi.

lesson-force = Wymuszanie złego ruchu
lesson-force-1 = Dobre ruchy się kończą. Czarne mogą zostawić białym tylko jeden ruch, i to zły. Znajdź ruch czarnych na dolnej krawędzi.
lesson-force-1-right = Po E8 białym zostaje jeden ruch.
lesson-force-1-wrong = Po { $square } białe mogłyby wybierać; liczba ruchów: { $count }. Spójrz na dolną krawędź.
lesson-force-2 = Kolej białych. Dotknij jedynego pola, na którym mogą zagrać.
lesson-force-2-right = B2, po skosie przy pustym rogu.
lesson-force-2-wrong = Białe nie mogą zagrać na { $square }.
lesson-force-3 = Białe musiały zagrać B2. Twój ruch.
lesson-force-3-right = Róg jest twój, a białe nie miały żadnego wyboru.
lesson-force-3-wrong = To nie { $square }: otwarty jest teraz róg A1.

lesson-mobility = Swoboda ruchów
lesson-mobility-1 = Czarne mogą tu wybierać spośród 21 ruchów; białe, gdyby miały ruch, miałyby tylko jeden. Kto panuje nad grą?
lesson-mobility-1-a = Czarne, bo mają więcej ruchów.
lesson-mobility-1-b = Białe, bo mają więcej pionów.
lesson-mobility-1-right = Dobrze. Kto ma wiele ruchów, zwykle znajdzie wśród nich bezpieczny; kto ma mało, musi zagrać to, co zostało.
lesson-mobility-1-wrong = Piony zmieniają kolor do samego końca. Teraz liczą się ruchy.
lesson-mobility-2 = Zostaw przeciwnikowi mały wybór. Liczba na polu mówi, ile odpowiedzi miałyby białe. Zagraj najmniejszą.
lesson-mobility-2-right = D3 zostawia białym tylko dwie odpowiedzi.
lesson-mobility-2-wrong = Po { $square } białe mają więcej odpowiedzi: { $count }. Inny ruch zostawia mniej.
lesson-mobility-3 = Teraz bez liczb. Czarne mają dziesięć ruchów. Znajdź ten, który zostawia białym najmniej odpowiedzi.
lesson-mobility-3-right = D8 zostawia cztery odpowiedzi; B3 zostawiłoby jedenaście.
lesson-mobility-3-wrong = Po { $square } białe mają więcej odpowiedzi: { $count }. Spójrz jeszcze raz.

lesson-few = Mało pionów na początku
lesson-few-1 = Na początku wiele pionów to ciężar: każdy daje przeciwnikowi coś do zamknięcia. Liczby mówią, ile odpowiedzi miałyby białe. Znajdź ruch, który zostawia najmniej.
lesson-few-1-right = E3 odwraca tylko jeden pion i zostawia białym siedem odpowiedzi. D1 odwróciłoby trzy i zostawiło trzynaście.
lesson-few-1-wrong = Po { $square } białe mają więcej odpowiedzi: { $count }. Poszukaj najmniejszej liczby.
lesson-few-2 = Czarne mogłyby teraz wybierać spośród trzynastu ruchów, a białe spośród siedmiu. Czego szukać w otwarciu?
lesson-few-2-a = Jak najwięcej pionów i krawędzi.
lesson-few-2-b = Mało pionów, blisko środka, i więcej ruchów niż przeciwnik.
lesson-few-2-right = Dobrze. Te trzy rzeczy idą w parze, dopóki plansza się nie zapełni.
lesson-few-2-wrong = Piony liczy się dopiero na końcu. Do tego czasu ważniejsze są ruchy.
lesson-frontier = Granica i mury
lesson-frontier-1 = Piony obok pustego pola tworzą granicę. Długa granica to mur, a mur daje przeciwnikowi ruchy. Dotknij dwóch czarnych pionów, których nie dotyka żadne puste pole.
lesson-frontier-1-right = D4 i D6 leżą w środku. Wszystkie inne czarne piony stoją na granicy.
lesson-frontier-1-wrong = To nie { $square }: poszukaj czarnego piona otoczonego pionami ze wszystkich stron.
lesson-frontier-2 = Liczby mówią, ile czarnych pionów stałoby na granicy. Niech będzie krótka.
lesson-frontier-2-right = C1 zostawia na granicy dziewięć pionów, a białym tylko sześć odpowiedzi, mniej niż każdy inny ruch.
lesson-frontier-2-wrong = Po { $square } granica jest dłuższa, pionów: { $count }. Może być krótsza.

lesson-quiet = Ciche ruchy
lesson-quiet-1 = Cichy ruch odwraca tylko piony, obok których nie ma pustych pól, więc niczego nie otwiera. Czarne mają tu jeden taki.
lesson-quiet-1-right = G4 odwraca tylko piony, których nie dotyka żadne puste pole, i zostawia białym osiem odpowiedzi, mniej niż każdy inny ruch.
lesson-quiet-1-wrong = { $square } odwraca pion leżący przy pustym polu.
lesson-quiet-2 = Jeden z ruchów czarnych jest tu cichy. Znajdź go.
lesson-quiet-2-right = F7 niczego nie otwiera: białe mają pięć odpowiedzi. Po A6 byłoby ich dziesięć.
lesson-quiet-2-wrong = { $square } odwraca pion leżący przy pustym polu.
lesson-tempo = Ruchy, które mogą poczekać
lesson-tempo-1 = Czarne mogą zagrać B2, B3, H6, G7 i H7. Trzy z tych pól są dla białych zamknięte. Dotknij ich.
lesson-tempo-1-right = Białe nie mają dostępu do H6, G7 i H7. Takie pola nie uciekną: to ruchy w zapasie, czyli tempa.
lesson-tempo-1-wrong = Na { $square } mogą zagrać także białe albo czarne nie mogą.
lesson-tempo-2 = Niech więc te trzy poczekają. Znajdź ruch, który wygrywa.
lesson-tempo-2-right = B3, póki białe mogły tam jeszcze zagrać. Zapas czarnych na H6, G7 i H7 pozostaje.
lesson-tempo-2-wrong = { $square } nie wygrywa. Wybierz spośród pól, które mogłyby zająć białe.
lesson-tempo-3 = Gdy przeciwnik nie ma żadnego ruchu, grasz dwa razy. Znajdź ruch, po którym białe muszą spasować.
lesson-tempo-3-right = Po H7 białe pasują. To jedyny wygrywający ruch, choć czarne mają mniej pionów.
lesson-tempo-3-wrong = Po { $square } białe mają jeszcze odpowiedzi: { $count }. Poszukaj ruchu, po którym nie ma żadnej.
lesson-wait = Róg może poczekać
lesson-wait-1 = Czarne mogłyby od razu zająć róg H8, a białe nie. Znajdź najpierw lepszy ruch: taki, który zostawia białym jedną odpowiedź.
lesson-wait-1-right = Po G1 białym zostaje tylko pole X B7.
lesson-wait-1-wrong = { $count ->
    [one] { $square } zostawia białym { $count } odpowiedź, ale nie złą.
   *[other] Po { $square } białe mają więcej odpowiedzi: { $count }.
}
lesson-wait-1-h8 = Róg kusi, ale zajęty teraz przegrywa różnicą 18. Białe nie mogą go zająć: może poczekać.
lesson-wait-2 = Teraz można zająć dwa rogi. Zajmij ten, który właśnie się otworzył.
lesson-wait-2-right = Po A8 białe muszą spasować, a H8 nadal czeka.
lesson-wait-2-wrong = To nie { $square }: ruch białych na B7 otworzył róg.
lesson-shapes = Kształty na krawędzi
lesson-shapes-1 = Sześć pionów jednego koloru między dwoma pustymi rogami to krawędź zrównoważona. Dotknij szóstki białych.
lesson-shapes-1-right = Od B8 do G8. Żaden czarny pion nie zamyka rzędu, więc czarne nie zajmą po tej krawędzi żadnego z rogów.
lesson-shapes-1-wrong = { $square } do nich nie należy. Spójrz na dolną krawędź.
lesson-shapes-2 = Pięć pionów w rzędzie i puste pole C to krawędź niezrównoważona: w lukę wchodzi klin. Dotknij pustego pola C przy piątce białych.
lesson-shapes-2-right = B1. Następna lekcja pokaże, ile jest warte.
lesson-shapes-2-wrong = To nie { $square }. Spójrz na górną krawędź, tuż obok rogu.

lesson-parity = Ostatni ruch
lesson-parity-1 = Plansza ma 64 pola, z czego cztery są zajęte na początku. Zaczynają czarne. Jeśli nikt nie spasuje, kto wykona ostatni ruch?
lesson-parity-1-a = Czarne.
lesson-parity-1-b = Białe.
lesson-parity-1-right = Białe. Ostatni ruch odwraca piony, których nikt już nie odwróci z powrotem. Za to instrukcja przyznaje niewielką przewagę temu, kto zaczyna.
lesson-parity-1-wrong = Sześćdziesiąt pustych pól: czarne zajmują pierwsze, trzecie, piąte… Licz dalej.
lesson-parity-2 = Pod koniec puste pola rozpadają się na obszary. Tu są dwa po dwa pola i jeden z trzema. Dotknij pól nieparzystego obszaru.
lesson-parity-2-right = G7, G8 i H8. W nieparzystym obszarze ten, kto zaczyna, może też wykonać ostatni ruch.
lesson-parity-2-wrong = { $square } nie należy do obszaru trzech pól.
lesson-parity-3 = Grasz białymi. Zacznij w nieparzystym obszarze, na polu, które wygrywa.
lesson-parity-3-right = G8. Przy najlepszej grze białe mają teraz ostatni ruch we wszystkich trzech obszarach i wygrywają.
lesson-parity-3-wrong = { $square } trafia w obszar, którego liczba pól to { $count }. Ostatni ruch mają tam czarne.
lesson-parity-3-g7 = Obszar jest dobry, ale { $square } przegrywa. Spróbuj innego pola w nim.
lesson-parity-4 = Znowu grasz białymi; obszary mają dwa, trzy i cztery pola. Znajdź wygrywający ruch.
lesson-parity-4-right = G8, w obszarze trzech pól. Teraz wszystkie obszary są parzyste i czarne muszą każdy z nich zacząć.
lesson-parity-4-wrong = { $square } trafia w obszar, którego liczba pól to { $count }, i przegrywa. Poszukaj nieparzystego.
lesson-count = Liczenie końcówki
lesson-count-1 = Zostały cztery pola, więc wszystko da się policzyć. Rozegraj każdy ruch w głowie i znajdź ten, który wygrywa.
lesson-count-1-right = H7, potem H8, B1 i A1: czarne wygrywają różnicą 6.
lesson-count-1-wrong = { $square } nie wygrywa. Policz jeszcze raz.
lesson-count-1-a1 = { $square } przegrywa różnicą 8, choć to róg. Policz jeszcze raz.
lesson-count-1-h8 = { $square } przegrywa różnicą 14, choć to róg. Policz jeszcze raz.
lesson-four = Cztery rogi, a jednak przegrana
lesson-four-1 = Ta partia jest skończona. Czarne mają wszystkie cztery rogi. Czy wygrały?
lesson-four-1-a = Tak, rogi rozstrzygają.
lesson-four-1-b = Nie, trzeba policzyć piony.
lesson-four-1-right = Czarne przegrały 21 do 43. Żadna rada nie jest zawsze słuszna: licz i patrz, na co pozwala każdy ruch.
lesson-four-1-wrong = Spójrz, ile planszy jest białe.

lesson-give = Oddać róg
lesson-give-1 = Atakując niezrównoważoną piątkę, można nawet oddać róg obok niej. Znajdź jedyny wygrywający ruch czarnych; to pole X.
lesson-give-1-right = B2 oddaje róg A1 i białe go zajmują.
lesson-give-1-wrong = { $square } przegrywa. Spójrz na lewy górny róg.
lesson-give-2 = Białe mają róg A1, a obok niego jest luka. Wbij klin.
lesson-give-2-right = B1 stoi między A1 a C1. Białe odpowiadają A2.
lesson-give-2-wrong = To nie { $square }: spójrz na lukę na górnej krawędzi.
lesson-give-3 = Teraz na końcu rzędu białych stoi czarny pion. Zajmij to, co się otworzyło.
lesson-give-3-right = H1. Przy najlepszej grze czarne dostaną też A8 i H8: jeden róg za trzy.
lesson-give-3-wrong = { $square } może poczekać: otwarty jest teraz róg.
lesson-trap = Pułapka Stonera
lesson-trap-1 = Biały pion na polu C G8 jest słaby. Zaatakuj jego róg z pola X, którego białe nie mogą wykorzystać. Znajdź jedyny wygrywający ruch.
lesson-trap-1-right = G7. Na drugim końcu przekątnej białe nie mają piona, więc róg H8 pozostaje dla nich zamknięty. Białe odpowiadają B7.
lesson-trap-1-wrong = { $square } nie wygrywa. Spójrz obok rogu H8.
lesson-trap-2 = Ruch białych otworzył róg. Zajmij go.
lesson-trap-2-right = A8. Przy najlepszej grze czarne zdobywają też zaatakowany róg H8.
lesson-trap-2-wrong = { $square } może poczekać: otwarty jest róg.

## Zadania z instrukcji

rulebook-title = Zadanie { $number } z instrukcji
rulebook-find = Znajdź ruch, po którym czarne zajmą róg, cokolwiek odpowiedzą białe.
rulebook-found = { $count ->
    [one] Dobrze: { $square } zostawia białym tylko jedną odpowiedź.
    [few] Dobrze: { $square } zostawia białym { $count } odpowiedzi. Zobaczmy wszystkie.
    [many] Dobrze: { $square } zostawia białym { $count } odpowiedzi. Zobaczmy wszystkie.
   *[other] Dobrze: { $square } zostawia białym { $count } odpowiedzi. Zobaczmy wszystkie.
}
rulebook-take-corner = Białe odpowiadają { $reply } ({ $number } z { $count }). Zajmij róg.
rulebook-next-reply = { $corner } jest twoje. Teraz następna odpowiedź białych.
rulebook-solved = { $corner } jest twoje. To były wszystkie odpowiedzi: czarne zawsze dostają róg.
rulebook-not-a-corner = { $square } to nie róg, a jeden można teraz zająć.
rulebook-play-on = Graj dalej: przy najlepszej grze wygrywają czarne.

## Otwarcia

trainer-title = Otwarcia na pamięć
trainer-task-black = Grasz czarnymi. Zagraj to otwarcie z pamięci; za białe gra program.
trainer-task-white = Grasz białymi. Zagraj to otwarcie z pamięci; za czarne gra program.
trainer-wrong = { $square } odchodzi od tego wariantu. Spróbuj jeszcze raz.
trainer-hint = W tym wariancie dalej jest { $square }.
trainer-finished = To już cały wariant.
