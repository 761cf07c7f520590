# Outflank in English. Every language has the same messages with the same variables.
# $color is "black" or "white"; on the console it is "green" or "red".

## The game

color = { $color ->
    [black] Black
    [green] Green
    [red] Red
   *[white] White
}
to-move = { $color ->
    [black] Black to move
    [green] Green to move
    [red] Red to move
   *[white] White to move
}
must-pass = { $color ->
    [black] Black has no move and must pass
   *[white] White has no move and must pass
}
legal-moves = { $count ->
    [one] { $count } legal move:
   *[other] { $count } legal moves:
}
wins = { $color ->
    [black] Black wins
    [green] Green wins
    [red] Red wins
   *[white] White wins
}
played-on-in-copy = You play on in a copy. The original stays as it is.
draw = The game is a draw
ending-full = The board is full
ending-wiped-out = { $color ->
    [black] Black has no disc left on the board
    [green] Green has no disc left on the board
    [red] Red has no disc left on the board
   *[white] White has no disc left on the board
}
ending-blocked = Neither side can move
score-discs = Discs on the board
score-margin = Margin
score-federation = Federation score
score-federation-note = (which gives the empty squares to the winner)
supply = In hand: Black { $black }, White { $white }

## Games

game-number = Game { $number }
position-number = Position { $number }
ply-start = Before the first move ({ $plies ->
    [one] { $plies } move follows
   *[other] { $plies } moves follow
})
ply-place = Move { $ply } of { $plies }: { $color ->
    [black] Black
    [green] Green
    [red] Red
   *[white] White
} { $square }
ply-pass = Move { $ply } of { $plies }: { $color ->
    [black] Black passes
    [green] Green passes
    [red] Red passes
   *[white] White passes
}
stops-early = The record ends here; the game is not over
lent = { $color ->
    [black] Black had no discs left in hand; White lent { $count }
   *[white] White had no discs left in hand; Black lent { $count }
}
stated-margin = The record says: { $color ->
    [black] Black wins by { $margin }
   *[white] White wins by { $margin }
}
stated-win = The record says: { $color ->
    [black] Black wins
   *[white] White wins
}
stated-draw = The record says: a draw
stated-resigned = (by resignation)
stated-timed-out = (on time)
stated-agreed = (as agreed by both)
stated-forfeit = (by forfeit)
stated-wrong = (the moves say otherwise)
known-scores = Known scores for the side to move:
# A thing with its value: "Margin: 12".
named = { $name }: { $value }
