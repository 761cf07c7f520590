# The levels of the computer, and its book of openings.

level-console = Konsole
level-first-game = Erste Partie
level-beginner = Anfänger
level-learner = Lernender
level-casual = Gelegenheitsspieler
level-club = Vereinsspieler
level-tournament = Turnierspieler
level-expert = Experte
level-master = Meister
level-champion = Champion
level-max = Unschlagbar

levels-column-level = Stufe
levels-column-name = Name
levels-column-rating = Stärke
levels-column-time = Zeit
levels-column-measured = Gemessen
levels-column-games = Partien
levels-people = Schwache Stufen spielen wie Menschen. Von { $count } unbekannten Turnierzügen erwartete das Modell { $first } % und hatte { $three } % unter seinen ersten drei Vorschlägen.

book-moves = Das Buch, { $depth ->
    [one] { $depth } Zug
   *[other] { $depth } Züge
} voraus:
book-unknown = Das Buch kennt diese Stellung nicht
book-size = Das Buch enthält { $count ->
    [one] eine Stellung
   *[other] { $count } Stellungen
}
book-merged = Stellungen hinzugefügt: { $added }, ersetzt: { $replaced }, unverändert: { $kept }. Im Buch: { $count }
book-grown = { $added } hinzugefügt, { $count } Stellungen im Buch
levels-max = Die Stärke von max gilt für { $seconds } s je Zug; mit mehr Zeit spielt es besser.
