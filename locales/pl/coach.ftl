# Co trener mówi o ruchu.
# $square, $best, $corner i $reply to pola, na przykład D3; $corners to ich lista.
# $again to yes, gdy poprzednie zdanie mówiło o tym samym ruchu.

## Ocena

coach-best = { $square } to najlepszy ruch.
coach-looks-best = { $square } wygląda na najlepszy ruch.
coach-only-move = { $square } to jedyny ruch.
coach-equal = { $square } jest równie dobre jak { $best }.
coach-good = { $square } jest prawie tak dobre jak { $best }.
coach-loses-discs = { $square } traci { $count ->
    [one] { $count } pion
    [few] { $count } piony
    [many] { $count } pionów
   *[other] { $count } piona
} w porównaniu z { $best }.
coach-loses-about = { $square } traci około { $count ->
    [one] { $count } piona
    [few] { $count } pionów
    [many] { $count } pionów
   *[other] { $count } piona
}; lepsze jest { $best }.
coach-win-lost = { $square } zamienia wygraną w przegraną; { $best } wygrywa.
coach-win-drawn = { $square } zamienia wygraną w remis; { $best } wygrywa.
coach-draw-lost = { $square } zamienia remis w przegraną; { $best } utrzymuje remis.

coach-grade-best = Najlepszy ruch
coach-grade-looks-best = Wygląda na najlepszy
coach-grade-good = Dobry ruch
coach-grade-inaccuracy = Niedokładność
coach-grade-mistake = Błąd
coach-grade-blunder = Poważny błąd

## Powody

coach-wipes-out = { $again ->
    [yes] Przeciwnik nie ma potem ani jednego piona.
   *[no] Po { $square } przeciwnik nie ma ani jednego piona.
}
coach-takes-corner = { $again ->
    [yes] Zajmuje róg, a piona w rogu nie da się już odwrócić.
   *[no] { $square } zajmuje róg, a piona w rogu nie da się już odwrócić.
}
coach-gives-corner = { $count ->
    [one] Po { $square } przeciwnik może zająć róg { $corners }.
   *[other] Po { $square } przeciwnik może wybierać między rogami: { $corners }.
}
coach-forces-corner = { $again ->
    [yes] { $count ->
        [0] Przeciwnik musi potem spasować i można zająć róg.
        [one] Jedyna odpowiedź oddaje róg.
        [few] Każda z { $count } odpowiedzi oddaje róg.
        [many] Każda z { $count } odpowiedzi oddaje róg.
       *[other] Każda odpowiedź oddaje róg.
    }
   *[no] { $count ->
        [0] Po { $square } przeciwnik musi spasować i można zająć róg.
        [one] Jedyna odpowiedź na { $square } oddaje róg.
        [few] Każda z { $count } odpowiedzi na { $square } oddaje róg.
        [many] Każda z { $count } odpowiedzi na { $square } oddaje róg.
       *[other] Każda odpowiedź na { $square } oddaje róg.
    }
}
coach-loses-corner = Po { $square } trzeba się liczyć z tym, że przeciwnik zdobędzie róg { $corner }.
coach-wins-corner = { $again ->
    [yes] Za kilka ruchów powinno to dać róg { $corner }.
   *[no] { $square } powinno za kilka ruchów dać róg { $corner }.
}
coach-danger-x = { $square } sąsiaduje po skosie z pustym rogiem { $corner }: to najniebezpieczniejszy rodzaj pola.
coach-danger-c = { $square } leży na krawędzi tuż przy pustym rogu { $corner }, przez co łatwo stracić ten róg.
coach-passes = { $again ->
    [yes] Przeciwnik nie ma potem ruchu i kolej od razu wraca.
   *[no] Po { $square } przeciwnik nie ma ruchu i kolej od razu wraca.
}
coach-more-replies = { $square } zostawia przeciwnikowi { $count ->
    [one] { $count } odpowiedź
    [few] { $count } odpowiedzi
    [many] { $count } odpowiedzi
   *[other] { $count } odpowiedzi
}, a { $best } tylko { $other }.
coach-fewest-replies = { $again ->
    [yes] Zostawia
   *[no] { $square } zostawia
} przeciwnikowi { $count ->
    [one] tylko jedną odpowiedź
    [few] { $count } odpowiedzi
    [many] { $count } odpowiedzi
   *[other] { $count } odpowiedzi
}, mniej niż każdy inny ruch.
coach-fewer-own-moves = { $count ->
    [0] { $square } nie zostawia żadnego ruchu w zapasie, a { $best } zostawia { $other }.
    [one] { $square } zostawia w zapasie tylko jeden ruch, a { $best } zostawia { $other }.
    [few] { $square } zostawia w zapasie { $count } ruchy, a { $best } zostawia { $other }.
    [many] { $square } zostawia w zapasie { $count } ruchów, a { $best } zostawia { $other }.
   *[other] { $square } zostawia w zapasie { $count } ruchu, a { $best } zostawia { $other }.
}
coach-fewer-moves-next = { $count ->
    [0] Po { $square } i odpowiedzi { $reply } nie ma już ruchu; po { $best } liczba ruchów wyniosłaby { $other }.
    [one] Po { $square } i odpowiedzi { $reply } zostaje tylko jeden ruch; po { $best } byłoby ich { $other }.
    [few] Po { $square } i odpowiedzi { $reply } są do wyboru { $count } ruchy; po { $best } byłoby ich { $other }.
    [many] Po { $square } i odpowiedzi { $reply } jest do wyboru { $count } ruchów; po { $best } byłoby ich { $other }.
   *[other] Po { $square } i odpowiedzi { $reply } jest do wyboru { $count } ruchu; po { $best } byłoby ich { $other }.
}
coach-makes-safe = { $again ->
    [yes] Zabezpiecza
   *[no] { $square } zabezpiecza
} na stałe { $count ->
    [one] jeden pion
    [few] { $count } piony
    [many] { $count } pionów
   *[other] { $count } piona
}.
coach-gives-safe = { $count ->
    [one] { $square } zabezpiecza na stałe jeden pion przeciwnika.
    [few] { $square } zabezpiecza na stałe { $count } piony przeciwnika.
    [many] { $square } zabezpiecza na stałe { $count } pionów przeciwnika.
   *[other] { $square } zabezpiecza na stałe { $count } piona przeciwnika.
}
coach-wider-frontier = Po { $square } przy pustych polach { $count ->
    [one] leży { $count } pion
    [few] leżą { $count } piony
    [many] leży { $count } pionów
   *[other] leży { $count } piona
}, a po { $best } tylko { $other }.
coach-turns-many = { $square } odwraca { $count ->
    [one] { $count } pion
    [few] { $count } piony
    [many] { $count } pionów
   *[other] { $count } piona
}, a { $best } tylko { $other }; na początku gry zwykle lepiej odwracać mało.
coach-turns-few = Pod koniec liczy się każdy pion: { $best } odwraca { $other }, a { $square } tylko { $count }.
coach-quiet = { $again ->
    [yes] To cichy ruch: żaden odwracany pion nie leży przy pustym polu.
   *[no] { $square } to cichy ruch: żaden odwracany pion nie leży przy pustym polu.
}
coach-wedge = { $again ->
    [yes] Wbija się klinem między dwa piony przeciwnika na krawędzi.
   *[no] { $square } wbija się klinem między dwa piony przeciwnika na krawędzi.
}
coach-odd-region = { $again ->
    [yes] { $count ->
        [one] Zajmuje samotne puste pole, gdzie przeciwnik nie może odpowiedzieć.
        [few] Wchodzi w obszar z nieparzystą liczbą pustych pól ({ $count }) i zostawia przeciwnikowi parzystą.
        [many] Wchodzi w obszar z nieparzystą liczbą pustych pól ({ $count }) i zostawia przeciwnikowi parzystą.
       *[other] Wchodzi w obszar z nieparzystą liczbą pustych pól i zostawia przeciwnikowi parzystą.
    }
   *[no] { $count ->
        [one] { $square } zajmuje samotne puste pole, gdzie przeciwnik nie może odpowiedzieć.
        [few] { $square } wchodzi w obszar z nieparzystą liczbą pustych pól ({ $count }) i zostawia przeciwnikowi parzystą.
        [many] { $square } wchodzi w obszar z nieparzystą liczbą pustych pól ({ $count }) i zostawia przeciwnikowi parzystą.
       *[other] { $square } wchodzi w obszar z nieparzystą liczbą pustych pól i zostawia przeciwnikowi parzystą.
    }
}
coach-even-region = { $square } otwiera obszar z parzystą liczbą pustych pól ({ $count }), więc ostatni ruch może tam należeć do przeciwnika.
coach-takes-square = { $square } pozwala przeciwnikowi zagrać na { $best }, a na tym polu zależało tobie.
coach-can-wait = Przeciwnik nie może teraz zagrać na { $square }, ale może na { $best }: { $square } mogło poczekać.
coach-quiet-reply = { $square } pozwala na cichą odpowiedź { $reply }, przy której żaden odwracany pion nie leży przy pustym polu.
coach-reply = Problemem po { $square } jest odpowiedź { $reply }.
coach-deeper = Wada { $square } ujawnia się dopiero kilka ruchów później.

## Co robi ruch

coach-fact-turns = { $count ->
    [one] { $square } odwraca jeden pion.
    [few] { $square } odwraca { $count } piony.
    [many] { $square } odwraca { $count } pionów.
   *[other] { $square } odwraca { $count } piona.
}
coach-fact-own-moves = Własne ruchy: przedtem { $before }, potem { $after }.
coach-fact-their-moves = Ruchy przeciwnika: przedtem { $before }, potem { $after }.
coach-fact-own-frontier = Własne piony przy pustych polach: przedtem { $before }, potem { $after }.
coach-fact-own-safe = Własne piony bezpieczne na stałe: przedtem { $before }, potem { $after }.
coach-fact-their-safe = Piony przeciwnika bezpieczne na stałe: przedtem { $before }, potem { $after }.
coach-fact-region = Puste pola w tym obszarze: { $count }.
coach-fact-closes-corner = { $count ->
    [one] { $square } zamyka przeciwnikowi drogę do rogu { $corners }.
   *[other] { $square } zamyka przeciwnikowi drogę do rogów: { $corners }.
}
coach-fact-ends = { $square } kończy partię.

## Podpowiedzi

coach-idea-take-corner = Możesz zająć róg.
coach-idea-force-corner = Jest ruch, po którym dostaniesz róg, cokolwiek zrobi przeciwnik.
coach-idea-corner = Pomyśl kilka ruchów naprzód: można zdobyć róg.
coach-idea-pass = Możesz zostawić przeciwnika bez ruchu.
coach-idea-wipe-out = Możesz zabrać przeciwnikowi wszystkie piony.
coach-idea-mobility = Zostaw przeciwnikowi jak najmniej odpowiedzi.
coach-idea-stability = Znajdź piony, które możesz zabezpieczyć na stałe.
coach-idea-quiet = Poszukaj cichego ruchu: takiego, który odwraca tylko piony bez pustych pól obok.
coach-idea-parity = Policz puste pola w każdym obszarze i zagraj tam, gdzie ich liczba jest nieparzysta.
coach-idea-edge = Może twój pion zmieści się między dwoma pionami przeciwnika na krawędzi.
coach-idea-avoid = Niektóre twoje ruchy pozwalają przeciwnikowi zająć róg: unikaj ich.
coach-idea-compare = Porównaj, co zostawiają twoje ruchy: najlepszy pozwala na najmniej dobrych odpowiedzi.
coach-look-corners = Spójrz na rogi.
coach-look-edge = { $edge ->
    [top] Spójrz na górną krawędź.
    [bottom] Spójrz na dolną krawędź.
    [left] Spójrz na lewą krawędź.
   *[right] Spójrz na prawą krawędź.
}
coach-look-quarter = { $quarter ->
    [top-left] Spójrz na lewą górną część planszy.
    [top-right] Spójrz na prawą górną część planszy.
    [bottom-left] Spójrz na lewą dolną część planszy.
   *[bottom-right] Spójrz na prawą dolną część planszy.
}
coach-play = Zagraj na { $square }.

## Ile warta jest pozycja dla strony na ruchu

score-exact = { $discs }, dokładnie
score-win = wygrana, udowodniona
score-draw = remis, udowodniony
score-loss = przegrana, udowodniona
score-estimate = { $discs }, głęb. { $depth } ({ $percent }%)
score-book = { $discs }, z książki
