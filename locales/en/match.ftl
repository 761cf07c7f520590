# What happens in a match, for every place that tells it: web pages, terminal, line by line.
# $color is "black" or "white"; on the console it is "green" or "red".
# Texts that begin with a small letter become sentences where they stand alone.

## What happens

event-game-began = Game { $number } begins.
event-placed = { $color ->
    [black] Black
    [green] Green
    [red] Red
   *[white] White
} plays { $square } and turns { $count ->
    [one] { $count } disc
   *[other] { $count } discs
}.
event-placed-only = { $color ->
    [black] Black
    [green] Green
    [red] Red
   *[white] White
} places a disc on { $square }.
event-placed-substitute = The computer plays { $square } for { $color ->
    [black] Black
    [green] Green
    [red] Red
   *[white] White
} and turns { $count ->
    [one] { $count } disc
   *[other] { $count } discs
}.
event-lent = { $color ->
    [black] Black has no disc in hand: White lends one, which crosses over.
    [green] Green has no disc in hand: Red lends one.
    [red] Red has no disc in hand: Green lends one.
   *[white] White has no disc in hand: Black lends one, which crosses over.
}
event-passed = { $color ->
    [black] Black
    [green] Green
    [red] Red
   *[white] White
} has no move and passes.
event-turned = The disc on { $square } is now { $color ->
    [black] black
   *[white] white
}.
event-handed-over = { $color ->
    [black] Black
   *[white] White
} is done.
event-mistakes = { $count ->
    [0] No mistakes
    [one] { $count } mistake
   *[other] { $count } mistakes
} in { $color ->
    [black] Black’s
   *[white] White’s
} turn.
event-take-back-asked = { $color ->
    [black] Black
   *[white] White
} would like to take back the last move.
event-take-back-refused = { $color ->
    [black] Black
   *[white] White
} may not take back the move.
event-taken-back = Taken back: { $squares }.
event-pass-taken-back = The pass is taken back.
event-redone = Played again: { $squares }.
event-period = { $color ->
    [black] Black
   *[white] White
} plays in extra periods; periods left: { $periods }.
event-time-out = { $color ->
    [black] Black’s
    [green] Green’s
    [red] Red’s
   *[white] White’s
} time is up.
event-time-out-computer = { $color ->
    [black] Black’s
    [green] Green’s
    [red] Red’s
   *[white] White’s
} time is up: the computer moves.
event-overtime = { $color ->
    [black] Black’s
   *[white] White’s
} time is up: { $time } extra to finish the game, but it can no longer be won.
event-paused = The game is paused.
event-resumed = The game continues.
event-reopened = The game continues after all.
event-aborted = The match is called off.
event-pause-asked = { $color ->
    [black] Black
    [green] Green
    [red] Red
   *[white] White
} would like a pause.
event-pause-refused = There is no pause for { $color ->
    [black] Black
    [green] Green
    [red] Red
   *[white] White
}.
event-pause-ended = The pause is over; the game continues.
event-time-given = { $color ->
    [black] Black
    [green] Green
    [red] Red
   *[white] White
} gets back the time lost to the connection.
event-starter = { $name } starts the next game.
event-aborted-late = { $color ->
    [black] Black
    [green] Green
    [red] Red
   *[white] White
} did not make a first move in time. The match is called off.

## How a game ends

result-both-passed = Both players have passed.
result-resigned = { $color ->
    [black] Black
    [green] Green
    [red] Red
   *[white] White
} resigns.
result-left = { $color ->
    [black] Black
    [green] Green
    [red] Red
   *[white] White
} has left the game.
result-overtime = { $color ->
    [black] Black
   *[white] White
} needed extra time and therefore loses 31–33.
result-discs = Discs on the board: { $color ->
    [green] Green { $black }, Red { $white }
   *[black] Black { $black }, White { $white }
}.
result-margin = Margin: { $margin }.
result-federation = Federation score: { $black }–{ $white }.

## What was wrong with a turn on a real board

mark-illegal = This move was against the rules.
mark-missed = { $count ->
    [one] Not turned: { $squares }.
   *[other] Not turned: { $squares }.
}
mark-wrong = { $count ->
    [one] Wrongly turned: { $squares }.
   *[other] Wrongly turned: { $squares }.
}

## Where a match is

status-ready = The game has not begun.
status-thinking = { $color ->
    [black] Black
    [green] Green
    [red] Red
   *[white] White
} is thinking…
series-wins = Game { $game }. Wins: { $one } – { $two }: { $first }–{ $second } (first to { $goal }).
series-games = Game { $game } of { $goal }. Wins: { $one } – { $two }: { $first }–{ $second }.
series-points = Game { $game }. Points: { $one } – { $two }: { $first }–{ $second } (first to { $goal }).
series-tally = Wins: { $one } – { $two }: { $first }–{ $second }.
series-won = Winner of the series: { $name }.
series-drawn = The series is a draw.
series-tally-points = Points: { $one } – { $two }: { $first }–{ $second }.
series-over = { $result } { $score }
series-final-wins = Final score in wins: { $one } – { $two }: { $first }–{ $second }.
series-final-points = Final score in points: { $one } – { $two }: { $first }–{ $second }.
series-final-margins = Both have won equally often; the summed margins decide: { $one } – { $two }: { $first }–{ $second }.
series-decides = { $name } won and decides who starts the next game.
sheet-title = Score sheet
sheet-won = Game { $game }: { $name } wins { $mine }–{ $theirs }.
sheet-margin = { $points ->
    [one] The margin is worth { $points } point.
   *[other] The margin is worth { $points } points.
}
sheet-resigned = Game { $game }: { $name } wins because { $loser } resigned.
sheet-out-of-time = Game { $game }: { $name } wins because { $loser } ran out of time.
sheet-left = Game { $game }: { $name } wins because { $loser } left.
sheet-awarded = Such a game counts as won by all { $points } discs, so it is worth { $points } points, whatever is on the board.
sheet-overtime = Game { $game }: { $late } used the extra time, so { $name } wins and gets { $points } points.
sheet-drawn = Game { $game }: a draw with { $discs } discs each. Nobody gets points.
sheet-tie-break = Both have won equally often, so the summed margins decide.

## Players

player-named = { $name }
player-you = You
player-computer = Computer
player-computer-level = Computer, level { $level }
player-computer-max = Computer, highest level
player-one = Player 1
player-two = Player 2

## Why something is refused

refusal-occupied = there is a disc on { $square } already
refusal-turns-nothing = a disc on { $square } would turn nothing over
refusal-pass = passing is not allowed while there is a move
refusal-turn = it is the opponent’s turn
refusal-turn-of = { $color ->
    [black] it is not Black’s turn
   *[white] it is not White’s turn
}
refusal-not-at-a-table = discs turn by themselves in this game
refusal-no-disc = there is no disc on { $square }
refusal-place-first = place a disc first
refusal-already-placed = this turn’s disc is on { $square } already
refusal-stands = this turn can no longer be changed
refusal-mistakes = { $count ->
    [one] { $count } disc shows the wrong side
   *[other] { $count } discs show the wrong side
}
refusal-not-begun = no game has begun
refusal-game-goes-on = the game is still being played
refusal-game-over = the game is over
refusal-match-over = the match is over
refusal-paused = the game is paused
refusal-not-paused = the game is not paused
refusal-time = time is up
refusal-too-late = something else has happened in the meantime
refusal-computer = the computer plays this colour
refusal-no-take-backs = moves are not taken back in this game
refusal-nothing-to-take-back = there is no move to take back
refusal-no-time-to-take-back = there is not enough time left to take this back
refusal-asked = a question is already waiting for an answer
refusal-nothing-asked = nobody has asked to take back a move
refusal-nothing-to-redo = there is nothing to play again
refusal-no-pauses = there are no pauses in this game
refusal-no-pause-asked = nobody has asked for a pause
refusal-pause-used = each player gets one pause in a game
refusal-asked-too-often = wait a little before you ask again
refusal-nothing-to-claim = it is not your opponent you are waiting for
refusal-no-clock = no clock is running
refusal-starter-not-chosen = the winner has not yet said who starts the next game
refusal-not-yours-to-choose = the winner of the last game decides who starts
refusal-not-gone = your opponent is there, or has not been away for long enough
refusal-abort = the game has begun and can only be resigned
refusal-not-yours = only the players of this match may do that
refusal-record = this game is finished and stays as it is; play on from a copy
