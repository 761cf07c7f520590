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
    [black] Ruch czarnych. Jeden ruch wygrywa, każdy inny wypuszcza wygraną.
   *[white] Ruch białych. Jeden ruch wygrywa, każdy inny wypuszcza wygraną.
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
puzzle-wrong-trap = { $square } to pułapka. Wygląda dobrze, ale kosztuje wynik.
puzzle-wrong-wipe-out = Po { $square } przeciwnikowi zostaje jakiś pion. Spójrz jeszcze raz.
puzzle-right-corner = Dobrze: po { $square } każda odpowiedź oddaje róg.
puzzle-right-win = Dobrze: { $square } wygrywa, przy najlepszej grze o { $count }.
puzzle-right-draw = Dobrze: { $square } utrzymuje remis.
puzzle-right-wipe-out = Dobrze: po { $square } przeciwnik nie uratuje ani jednego piona.
puzzle-level = Poziom { $level } z 5
puzzle-share = Znalazłoby go około { $share } graczy na 100.
puzzle-solution = Rozwiązanie: { $line }
puzzle-trap = Pułapka: { $trap }
puzzle-score = Wynik przy najlepszej grze: { $discs }
