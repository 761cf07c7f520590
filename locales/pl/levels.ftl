# The levels of the computer, and its book of openings.

level-console = Konsola
level-first-game = Pierwsza partia
level-beginner = Początkujący
level-learner = Uczeń
level-casual = Amator
level-club = Gracz klubowy
level-tournament = Gracz turniejowy
level-expert = Ekspert
level-master = Mistrz
level-champion = Czempion
level-max = Nie do pokonania

levels-column-level = Poziom
levels-column-name = Nazwa
levels-column-rating = Siła
levels-column-time = Czas
levels-column-measured = Zmierzono
levels-column-games = Partie
levels-people = Niskie poziomy grają jak ludzie. Z { $count } nieznanych mu ruchów turniejowych model ludzkiej gry przewidział { $first }%, a { $three }% było wśród jego pierwszych trzech wyborów.

book-moves = Książka, { $depth ->
    [one] { $depth } ruch
    [few] { $depth } ruchy
    [many] { $depth } ruchów
   *[other] { $depth } ruchu
} naprzód:
book-unknown = Książka nie zna tej pozycji
book-size = W książce jest { $count ->
    [one] jedna pozycja
    [few] { $count } pozycje
   *[many] { $count } pozycji
}
book-merged = Pozycje dodane: { $added }, zastąpione: { $replaced }, bez zmian: { $kept }. W książce: { $count }
book-grown = Dodano: { $added }, pozycji w książce: { $count }
levels-max = Siła poziomu max dotyczy { $seconds } s na ruch; mając więcej czasu, gra on lepiej.
