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
puzzle-wrong = Nie { $square }: jest lepszy ruch. Spójrz jeszcze raz.
puzzle-wrong-corner = Nie { $square }: po odpowiedzi { $reply } nie ma rogu do zajęcia.
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
lesson-turn-own = { $square } ma już kolor tego, kto zagrał.
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
lesson-start-2 = Na konsoli z 1982 roku piony były czerwone i zielone, ale leżały tak samo: czerwone tam, gdzie nasze białe. Dotknij tych dwóch.
lesson-start-2-right = Właśnie tak. Na ekranie telewizora gra jest ta sama.
lesson-start-2-wrong = Nie { $square }: poszukaj dwóch białych pionów.

lesson-enclose = Zamykanie pionów
lesson-enclose-1 = Piony przeciwnika odwracasz, zamykając je w prostym rzędzie między dwoma swoimi. Na C5 leży biały pion. Połóż drugi tak, żeby trzy czarne piony obok niego znalazły się w środku.
lesson-enclose-1-right = Brawo. D5, E5 i F5 są teraz białe.
lesson-enclose-1-wrong = { $square } zamyka coś innego. Spójrz wzdłuż rzędu 5.
lesson-enclose-2 = Nieważne, jak długi jest rząd: odwraca się cały. Zamknij cztery czarne piony.
lesson-enclose-2-right = Wszystkie cztery odwróciły się naraz.
lesson-enclose-2-wrong = Nie { $square }. Biały pion na B4 potrzebuje drugiego na przeciwnym końcu.

lesson-directions = We wszystkich kierunkach
lesson-directions-1 = Jeden pion może zamknąć kilka rzędów naraz: poziomo, pionowo i po skosie. Białe właśnie zagrały D6. Dotknij wszystkich pionów, które się odwracają.
lesson-directions-1-right = Pięć pionów, w dwóch kierunkach.
lesson-directions-1-wrong = { $square } nie leży między D6 a innym białym pionem.
lesson-directions-2 = Teraz ty. Znajdź ruch czarnych, który odwraca pięć pionów.
lesson-directions-2-right = D6 odwraca trzy piony w górę i dwa po skosie.
lesson-directions-2-wrong = { $square } odwraca mniej. Poszukaj pola, w którym spotykają się dwa rzędy białych pionów.

lesson-lines = Gdzie kończy się rząd
lesson-lines-1 = Rząd kończy się na pierwszym własnym pionie: nic za nim się nie odwraca. Czarne zagrały A5. Dotknij tego, co się odwraca.
lesson-lines-1-right = Tylko B5. Czarny pion na C5 zamyka rząd, więc D5 i E5 zostają białe.
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
lesson-supply-1 = Każdy gracz ma 32 piony. A jeśli zużyjesz wszystkie swoje i nadal masz ruch?
lesson-supply-1-a = Przegrywasz.
lesson-supply-1-b = Pasujesz.
lesson-supply-1-c = Przeciwnik daje ci jeden.
lesson-supply-1-right = Dobrze, i to tyle razy, ile trzeba. Program pokazuje oba zapasy i mówi o każdej pożyczce.
lesson-supply-1-wrong = Nikt nie traci kolejki z braku pionów.

lesson-end = Koniec gry
lesson-end-1 = Kolej białych, ale nie mają już żadnego piona. Czy partia jest skończona, choć wiele pól jest pustych?
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
lesson-corners-1 = Piona w rogu nigdy nie da się odwrócić, a piony, które się na nim opierają, też są bezpieczne. Tutaj bezpieczne są wszystkie czarne piony. Dotknij tego, który trzyma resztę.
lesson-corners-1-right = H8. Stamtąd czarne rozrosły się wzdłuż obu krawędzi i nic z tego nie mogą stracić.
lesson-corners-1-wrong = Nie { $square }. Poszukaj czarnego piona w rogu.

lesson-danger = Obok rogu
lesson-danger-1 = Czarne właśnie położyły pion na G7, tuż przy pustym rogu. Grasz białymi: wykorzystaj to.
lesson-danger-1-right = Pion na G7 był mostem do rogu.
lesson-danger-1-wrong = { $square } marnuje okazję. Pion na G7 prowadzi do rogu.
lesson-danger-2 = Pola sąsiadujące z rogiem po skosie są najniebezpieczniejsze. Dotknij wszystkich czterech.
lesson-danger-2-right = B2, G2, B7 i G7. Trzymaj się od nich z daleka, póki róg jest pusty, chyba że wiesz, po co tam grasz.
lesson-danger-2-wrong = { $square } nie sąsiaduje z rogiem po skosie.

lesson-edge = Atak wzdłuż krawędzi
lesson-edge-1 = Róg można przygotować. Białe mają pion na A2, czarne na A5. Znajdź na tej krawędzi ruch czarnych, po którym nic już nie uratuje A1.
lesson-edge-1-right = Cokolwiek białe odpowiedzą, A1 można zająć. Białe zapełniają lukę ruchem A4.
lesson-edge-1-wrong = Po { $square } białe mogą zamknąć ci drogę do rogu. Spójrz na lewą krawędź.
lesson-edge-2 = Teraz zajmij to, co przygotowane.
lesson-edge-2-right = A1 odwraca A2, A3 i A4, a róg jest twój.
lesson-edge-2-wrong = { $square } może poczekać: róg jest otwarty.

lesson-force = Wymuszanie złego ruchu
lesson-force-1 = Dobre ruchy się kończą. Czarne mogą zostawić białym tylko jeden ruch, i to zły. Znajdź ruch czarnych na dolnej krawędzi.
lesson-force-1-right = Po E8 białym zostaje jeden ruch.
lesson-force-1-wrong = Po { $square } białe mają wyjście. Spójrz na dolną krawędź.
lesson-force-2 = Kolej białych. Dotknij jedynego pola, na którym mogą zagrać.
lesson-force-2-right = B2, po skosie przy pustym rogu.
lesson-force-2-wrong = Białe nie mogą zagrać na { $square }.
lesson-force-3 = Białe musiały zagrać B2. Twój ruch.
lesson-force-3-right = Róg jest twój, a białe nie miały żadnego wyboru.
lesson-force-3-wrong = Nie { $square }: otwarty jest teraz róg A1.

lesson-mobility = Swoboda ruchów
lesson-mobility-1 = Czarne mogą tu wybierać spośród 21 ruchów; białe, gdyby miały ruch, miałyby tylko jeden. Kto panuje nad grą?
lesson-mobility-1-a = Czarne, bo mają więcej ruchów.
lesson-mobility-1-b = Białe, bo mają więcej pionów.
lesson-mobility-1-right = Dobrze. Kto ma wiele ruchów, może czekać na dobry; kto ma mało, bierze, co zostało.
lesson-mobility-1-wrong = Piony zmieniają kolor do samego końca. Teraz liczą się ruchy.
lesson-mobility-2 = Zostaw przeciwnikowi mały wybór. Znajdź ruch czarnych, po którym białe mają najmniej odpowiedzi.
lesson-mobility-2-right = D3 zostawia białym tylko dwie odpowiedzi.
lesson-mobility-2-wrong = { $square } zostawia białym więcej odpowiedzi, niż trzeba.

lesson-few = Mało pionów na początku
lesson-few-1 = Na początku wiele pionów to ciężar: każdy daje przeciwnikowi coś do zamknięcia. Znajdź ruch czarnych, który odwraca tylko jeden pion.
lesson-few-1-right = H4 odwraca jeden pion. C4 odwróciłoby cztery, a gorszego ruchu tu nie ma.
lesson-few-1-wrong = { $square } odwraca więcej niż jeden pion.

lesson-quiet = Ciche ruchy
lesson-quiet-1 = Cichy ruch odwraca tylko piony, obok których nie ma pustych pól, więc niczego nie otwiera. Czarne mają tu jeden taki.
lesson-quiet-1-right = G4 odwraca jeden pion i nie styka się on z żadnym pustym polem.
lesson-quiet-1-wrong = { $square } odwraca pion leżący przy pustym polu.

lesson-safe = Bezpieczne piony
lesson-safe-1 = Czarne mają róg H1. Od rogu piony stają się bezpieczne wzdłuż krawędzi. Znajdź ruch, który zabezpiecza na stałe najwięcej pionów.
lesson-safe-1-right = Dzięki H7 siedem kolejnych pionów jest bezpiecznych na stałe.
lesson-safe-1-wrong = { $square } zabezpiecza mniej pionów. Spójrz na prawą krawędź.

lesson-parity = Ostatni ruch
lesson-parity-1 = Pod koniec licz puste pola w każdym obszarze: kto zaczyna w nieparzystym, może też wykonać w nim ostatni ruch. Zostały dwa obszary po trzy pola i jeden z dwoma. Znajdź wygrywający ruch czarnych.
lesson-parity-1-right = B7 trafia w obszar trzech pól i wygrywa.
lesson-parity-1-wrong = Obszar jest dobry, ale { $square } nie wygrywa. Spróbuj innego pola w nim.
lesson-parity-1-g7 = { $square } trafia w obszar dwóch pól, a to liczba parzysta. Wybierz nieparzysty.

lesson-give = Oddać róg
lesson-give-1 = Rogi są dobre, ale panowanie nad grą bywa lepsze. Czarne mogą od razu zająć róg H8. Znajdź ruch, który wygrywa.
lesson-give-1-right = A6 wygrywa. Gdyby czarne najpierw zajęły róg, przegrałyby.
lesson-give-1-wrong = { $square } nie wygrywa. Pomyśl, co mogą potem zrobić białe.
lesson-give-1-h8 = Róg kusi, ale kto go teraz zajmie, przegra. Poszukaj gdzie indziej.

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
