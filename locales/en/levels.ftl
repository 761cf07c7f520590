# The levels of the computer, and its book of openings.

level-console = Console
level-first-game = First game
level-beginner = Beginner
level-learner = Learner
level-casual = Casual player
level-club = Club player
level-tournament = Tournament player
level-expert = Expert
level-master = Master
level-champion = Champion
level-max = Unbeatable

levels-column-level = Level
levels-column-name = Name
levels-column-rating = Rating
levels-column-time = Time
levels-column-measured = Measured
levels-column-games = Games
levels-people = Weak levels play as people do. Of { $count } tournament moves it had not seen, the model of people expected { $first }% and had { $three }% among its first three choices.

book-moves = The book, { $depth ->
    [one] { $depth } ply
   *[other] { $depth } plies
} ahead:
book-unknown = The book does not have this position
book-size = The book holds { $count ->
    [one] one position
   *[other] { $count } positions
}
book-merged = Positions added: { $added }, replaced: { $replaced }, left as they were: { $kept }. In the book: { $count }
book-grown = { $added } added, { $count } positions in the book
levels-max = The rating of max is for { $seconds } s a move; with more time it plays better.
