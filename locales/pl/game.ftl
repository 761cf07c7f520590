# Outflank po polsku. Każdy język ma te same komunikaty z tymi samymi zmiennymi.
# $color to "black" albo "white"; na konsoli "green" albo "red".

## Gra

color = { $color ->
    [black] Czarne
    [green] Zielone
    [red] Czerwone
   *[white] Białe
}
to-move = { $color ->
    [black] Ruch czarnych
    [green] Ruch zielonych
    [red] Ruch czerwonych
   *[white] Ruch białych
}
must-pass = { $color ->
    [black] Czarne nie mają ruchu i pasują
   *[white] Białe nie mają ruchu i pasują
}
legal-moves = { $count ->
    [one] { $count } możliwy ruch:
    [few] { $count } możliwe ruchy:
    [many] { $count } możliwych ruchów:
   *[other] { $count } możliwego ruchu:
}
wins = { $color ->
    [black] Wygrywają czarne
    [green] Wygrywają zielone
    [red] Wygrywają czerwone
   *[white] Wygrywają białe
}
played-on-in-copy = Grasz dalej na kopii. Oryginał pozostaje bez zmian.
draw = Partia kończy się remisem
ending-full = Plansza jest pełna
ending-wiped-out = { $color ->
    [black] Czarne nie mają już żadnego piona na planszy
    [green] Zielone nie mają już żadnego piona na planszy
    [red] Czerwone nie mają już żadnego piona na planszy
   *[white] Białe nie mają już żadnego piona na planszy
}
ending-blocked = Żadna strona nie ma ruchu
score-discs = Piony na planszy
score-margin = Różnica
score-federation = Wynik federacyjny
score-federation-note = (puste pola dolicza się zwycięzcy)
supply = W zapasie: czarne { $black }, białe { $white }

## Partie

game-number = Partia { $number }
position-number = Pozycja { $number }
ply-start = Przed pierwszym ruchem ({ $plies ->
    [one] dalej { $plies } ruch
    [few] dalej { $plies } ruchy
    [many] dalej { $plies } ruchów
   *[other] dalej { $plies } ruchu
})
ply-place = Ruch { $ply } z { $plies }: { $color ->
    [black] czarne
    [green] zielone
    [red] czerwone
   *[white] białe
} { $square }
ply-pass = Ruch { $ply } z { $plies }: { $color ->
    [black] czarne pasują
    [green] zielone pasują
    [red] czerwone pasują
   *[white] białe pasują
}
stops-early = Zapis kończy się tutaj; partia nie jest skończona
lent = { $color ->
    [black] Czarnym zabrakło pionów w zapasie; białe pożyczyły im { $count }
   *[white] Białym zabrakło pionów w zapasie; czarne pożyczyły im { $count }
}
stated-margin = Według zapisu: { $color ->
    [black] czarne wygrywają różnicą { $margin }
   *[white] białe wygrywają różnicą { $margin }
}
stated-win = Według zapisu: { $color ->
    [black] wygrywają czarne
   *[white] wygrywają białe
}
stated-draw = Według zapisu: remis
stated-resigned = (przez poddanie)
stated-timed-out = (na czas)
stated-agreed = (za zgodą obu stron)
stated-forfeit = (walkowerem)
stated-wrong = (ruchy mówią co innego)
known-scores = Znane wyniki dla strony na ruchu:
# A thing with its value: "Margin: 12".
named = { $name }: { $value }
