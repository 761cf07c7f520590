# Co dzieje się w meczu, dla wszystkich, którzy o tym mówią: stron, terminala, wiersz po wierszu.
# $color to "black" albo "white"; na konsoli "green" albo "red".
# Teksty od małej litery stają się zdaniami tam, gdzie stoją same.

## Co się dzieje

event-game-began = Zaczyna się partia { $number }.
event-placed = { $color ->
    [black] Czarne
    [green] Zielone
    [red] Czerwone
   *[white] Białe
} grają { $square } i odwracają { $count ->
    [one] { $count } pion
    [few] { $count } piony
    [many] { $count } pionów
   *[other] { $count } piona
}.
event-placed-only = { $color ->
    [black] Czarne
    [green] Zielone
    [red] Czerwone
   *[white] Białe
} kładą pion na { $square }.
event-placed-substitute = Komputer gra { $square } za { $color ->
    [black] czarne
    [green] zielone
    [red] czerwone
   *[white] białe
} i odwraca { $count ->
    [one] { $count } pion
    [few] { $count } piony
    [many] { $count } pionów
   *[other] { $count } piona
}.
event-lent = { $color ->
    [black] Czarne nie mają już pionów w zapasie: białe pożyczają jeden, który przechodzi na drugą stronę.
    [green] Zielone nie mają już pionów w zapasie: czerwone pożyczają jeden.
    [red] Czerwone nie mają już pionów w zapasie: zielone pożyczają jeden.
   *[white] Białe nie mają już pionów w zapasie: czarne pożyczają jeden, który przechodzi na drugą stronę.
}
event-passed = { $color ->
    [black] Czarne
    [green] Zielone
    [red] Czerwone
   *[white] Białe
} nie mają ruchu i pasują.
event-turned = Pion na { $square } jest teraz { $color ->
    [black] czarny
   *[white] biały
}.
event-handed-over = { $color ->
    [black] Czarne
   *[white] Białe
} skończyły.
event-mistakes = { $count ->
    [0] Bez błędu
    [one] { $count } błąd
    [few] { $count } błędy
    [many] { $count } błędów
   *[other] { $count } błędu
} w ruchu { $color ->
    [black] czarnych
   *[white] białych
}.
event-take-back-asked = { $color ->
    [black] Czarne
   *[white] Białe
} chcą cofnąć ostatni ruch.
event-take-back-refused = Ruch { $color ->
    [black] czarnych
   *[white] białych
} nie zostanie cofnięty.
event-taken-back = Cofnięto: { $squares }.
event-pass-taken-back = Pas cofnięty.
event-redone = Zagrano ponownie: { $squares }.
event-period = { $color ->
    [black] Czarne
   *[white] Białe
} grają w dodatkowych okresach; zostało: { $periods }.
event-time-out = Czas { $color ->
    [black] czarnych
    [green] zielonych
    [red] czerwonych
   *[white] białych
} minął.
event-time-out-computer = Czas { $color ->
    [black] czarnych
    [green] zielonych
    [red] czerwonych
   *[white] białych
} minął: ruch wykona komputer.
event-overtime = Czas { $color ->
    [black] czarnych
   *[white] białych
} minął: jeszcze { $time } na dokończenie partii, wygrać już nie można.
event-paused = Partia jest wstrzymana.
event-resumed = Partia trwa dalej.
event-reopened = Partia jednak trwa dalej.
event-aborted = Mecz odwołano.
event-pause-asked = { $color ->
    [black] Czarne
    [green] Zielone
    [red] Czerwone
   *[white] Białe
} proszą o przerwę.
event-pause-refused = { $color ->
    [black] Czarne
    [green] Zielone
    [red] Czerwone
   *[white] Białe
}: przerwy nie będzie.
event-pause-ended = Koniec przerwy; gra toczy się dalej.
event-time-given = { $color ->
    [black] Czarne
    [green] Zielone
    [red] Czerwone
   *[white] Białe
}: zwrócono czas stracony po drodze.
event-starter = { $name } zaczyna następną partię.
event-aborted-late = { $color ->
    [black] Czarne
    [green] Zielone
    [red] Czerwone
   *[white] Białe
} nie wykonały pierwszego ruchu na czas. Mecz zostaje odwołany.

## Jak kończy się partia

result-both-passed = Obie strony spasowały.
result-resigned = { $color ->
    [black] Czarne
    [green] Zielone
    [red] Czerwone
   *[white] Białe
} poddają partię.
result-left = { $color ->
    [black] Czarne
    [green] Zielone
    [red] Czerwone
   *[white] Białe
} opuściły grę.
result-overtime = { $color ->
    [black] Czarne
   *[white] Białe
} potrzebowały dodatkowego czasu i dlatego przegrywają 31–33.
result-discs = Piony na planszy: { $color ->
    [green] zielone { $black }, czerwone { $white }
   *[black] czarne { $black }, białe { $white }
}.
result-margin = Różnica: { $margin }.
result-federation = Wynik federacyjny: { $black }–{ $white }.

## Co było nie tak w ruchu na prawdziwej planszy

mark-illegal = Ten ruch był niezgodny z zasadami.
mark-missed = { $count ->
    [one] Nieodwrócony: { $squares }.
   *[other] Nieodwrócone: { $squares }.
}
mark-wrong = { $count ->
    [one] Odwrócony błędnie: { $squares }.
   *[other] Odwrócone błędnie: { $squares }.
}

## Jak stoi mecz

status-ready = Partia jeszcze się nie zaczęła.
status-thinking = { $color ->
    [black] Czarne
    [green] Zielone
    [red] Czerwone
   *[white] Białe
} myślą…
series-wins = Partia { $game }. Wygrane: { $one } – { $two }: { $first }–{ $second } (do { $goal }).
series-games = Partia { $game } z { $goal }. Wygrane: { $one } – { $two }: { $first }–{ $second }.
series-points = Partia { $game }. Punkty: { $one } – { $two }: { $first }–{ $second } (do { $goal }).
series-tally = Wygrane: { $one } – { $two }: { $first }–{ $second }.
series-won = Zwycięzca serii: { $name }.
series-drawn = Seria kończy się remisem.
series-tally-points = Punkty: { $one } – { $two }: { $first }–{ $second }.
series-over = { $result } { $score }
series-final-wins = Wynik końcowy w wygranych: { $one } – { $two }: { $first }–{ $second }.
series-final-points = Wynik końcowy w punktach: { $one } – { $two }: { $first }–{ $second }.
series-final-margins = Obaj gracze wygrali tyle samo partii; decyduje suma różnic: { $one } – { $two }: { $first }–{ $second }.
series-decides = Następną partię zaczyna ten, kogo wskaże zwycięzca: { $name }.
sheet-title = Tabela wyników
sheet-won = Partia { $game }: wygrywa { $name }, { $mine }–{ $theirs }.
sheet-margin = { $points ->
    [one] Za różnicę jest { $points } punkt.
    [few] Za różnicę są { $points } punkty.
   *[other] Za różnicę jest { $points } punktów.
}
sheet-resigned = Partia { $game }: wygrywa { $name }, bo { $loser } rezygnuje.
sheet-out-of-time = Partia { $game }: wygrywa { $name }, bo { $loser } nie ma już czasu.
sheet-left = Partia { $game }: wygrywa { $name }, bo { $loser } opuszcza grę.
sheet-awarded = Taka partia liczy się jak wygrana wszystkimi { $points } pionami i daje { $points } punktów, bez względu na planszę.
sheet-overtime = Partia { $game }: { $late } korzysta z dodatkowego czasu, więc wygrywa { $name } i dostaje { $points } punkty.
sheet-drawn = Partia { $game }: remis, po { $discs } pionów. Nikt nie dostaje punktów.
sheet-tie-break = Obaj gracze wygrali tyle samo partii, więc decyduje suma różnic.

## Gracze

player-named = { $name }
player-you = Ty
player-computer = Komputer
player-computer-level = Komputer, poziom { $level }
player-computer-max = Komputer, najwyższy poziom
player-one = Gracz 1
player-two = Gracz 2

## Dlaczego coś jest odrzucone

refusal-occupied = na { $square } leży już pion
refusal-turns-nothing = pion na { $square } niczego by nie odwrócił
refusal-pass = nie można pasować, dopóki jest ruch
refusal-turn = teraz ruch przeciwnika
refusal-turn-of = { $color ->
    [black] to nie jest kolej czarnych
   *[white] to nie jest kolej białych
}
refusal-not-at-a-table = w tej partii piony odwracają się same
refusal-no-disc = na { $square } nie ma piona
refusal-place-first = najpierw połóż pion
refusal-already-placed = pion z tego ruchu leży już na { $square }
refusal-stands = tego ruchu nie można już zmienić
refusal-mistakes = { $count ->
    [one] { $count } pion leży złą stroną
    [few] { $count } piony leżą złą stroną
    [many] { $count } pionów leży złą stroną
   *[other] { $count } piona leży złą stroną
}
refusal-not-begun = żadna partia się nie zaczęła
refusal-game-goes-on = partia jeszcze trwa
refusal-game-over = partia jest skończona
refusal-match-over = mecz jest skończony
refusal-paused = partia jest wstrzymana
refusal-not-paused = partia nie jest wstrzymana
refusal-time = czas minął
refusal-too-late = w międzyczasie stało się coś innego
refusal-computer = tym kolorem gra komputer
refusal-no-take-backs = w tej partii nie cofa się ruchów
refusal-nothing-to-take-back = nie ma ruchu do cofnięcia
refusal-no-time-to-take-back = zostało za mało czasu, by to cofnąć
refusal-asked = jedno pytanie czeka już na odpowiedź
refusal-nothing-asked = nikt nie prosił o cofnięcie ruchu
refusal-nothing-to-redo = nie ma czego zagrać ponownie
refusal-no-pauses = w tej partii nie ma przerw
refusal-no-pause-asked = nikt nie prosił o przerwę
refusal-pause-used = każdy gracz ma w partii jedną przerwę
refusal-asked-too-often = odczekaj chwilę, zanim zapytasz ponownie
refusal-nothing-to-claim = nie czekasz na przeciwnika
refusal-no-clock = żaden zegar nie chodzi
refusal-starter-not-chosen = zwycięzca jeszcze nie zdecydował, kto zaczyna następną partię
refusal-not-yours-to-choose = o tym, kto zaczyna, decyduje zwycięzca ostatniej partii
refusal-not-gone = przeciwnik jest obecny albo nie ma go jeszcze dość długo
refusal-abort = partia się zaczęła i można ją tylko poddać
refusal-not-yours = mogą to zrobić tylko gracze tego meczu
refusal-record = ta partia jest skończona i zostaje, jaka jest; graj dalej na kopii
