# What the commands say.

## The first screen

welcome-title = Outflank { $version }, the home of the board game Othello
welcome-goal = Whoever has more discs of their colour on the board at the end wins.
welcome-move = Place a disc so that a straight line of enemy discs lies between it and another disc of yours. Every line caught like this turns to your colour.
welcome-end = Without such a move your turn passes. When neither side can move, the game is over.
welcome-commands = What you can do:
welcome-show = draw a position or a game, from a file or pasted text
welcome-convert = turn games from one file format into another
welcome-check = find illegal moves and wrong scores in files of games
welcome-hint = find the best moves of a position
welcome-solve = prove the scores of endgames and check those a file states
welcome-bench = measure the search on this machine
welcome-train = teach the engine by its own games
welcome-match = let two engines play a match
welcome-gtp = be the engine of GoGui and others
welcome-nboard = be the engine of NBoard
welcome-console = a prompt with the commands of Edax
welcome-perft = count all ways to play N moves ahead
welcome-completions = let your shell complete these commands
welcome-man = read or install the manual
welcome-try = Try this: { $command }
welcome-help = More about a command: { $command }
welcome-language = Another language: { $option }

## Counting move sequences

perft-depth = Depth
perft-count = Sequences
perft-time = Time

## Checking and converting

check-illegal = { $file }: game { $game }, move { $ply } ({ $move }): { $reason }
check-score = { $file }: game { $game }: wrong score: the record says { $stated }, the moves give { $actual } (Black minus White, federation score)
check-unreadable = { $file }: { $reason }
check-file = { $file }: { $summary }
check-summary = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $illegal } illegal, { $unfinished } unfinished, { $wrong ->
    [one] { $wrong } wrong score
   *[other] { $wrong } wrong scores
}
check-summary-unreadable = { $count } unreadable
reason-occupied = there is a disc on { $square } already
reason-turns-nothing = a disc on { $square } would turn nothing over
reason-pass = passing is not allowed while there is a move
reason-over = the game is over
reason-turn = { $color ->
    [black] it is not Black's turn
   *[white] it is not White's turn
}
pass = pass
convert-done = { $count ->
    [one] { $count } game written to { $file } ({ $format })
   *[other] { $count } games written to { $file } ({ $format })
}
convert-skipped = { $count ->
    [one] { $count } game left out because of errors
   *[other] { $count } games left out because of errors
}
standard-output = standard output

## Searching

score-exact = { $discs }, exact
score-win = win, proven
score-draw = draw, proven
score-loss = loss, proven
score-estimate = { $discs }, depth { $depth } at { $percent } %
score-book = { $discs }, from the book
column-number = No.
column-empties = Empty
column-score = Score
column-move = Move
column-nodes = Nodes
column-time = Time
column-speed = Nodes/s
column-line = Expected play
search-state = { $empties } empty: { $move } ({ $score })
search-figures = { $nodes } nodes in { $time }, { $speed } nodes/s
table-reduced = memory is short: the table has { $got } instead of { $wanted }
solve-over = the game is over
solve-stopped = stopped: this is the last finished answer
solve-wrong = wrong: the file says { $stated } for { $move }; found: { $found }
solve-summary = { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
}, { $wrong ->
    [one] { $wrong } wrong score
   *[other] { $wrong } wrong scores
}, { $nodes } nodes in { $time }, { $speed } nodes/s

## Learning

train-played = { $games ->
    [one] { $games } game
   *[other] { $games } games
} with { $samples ->
    [one] { $samples } position
   *[other] { $samples } positions
} in { $file } ({ $added ->
    [one] { $added } game new
   *[other] { $added } games new
})
train-stopped = stopped: the same command goes on from here
train-written = { $file } written
train-packed = { $file } written: { $packed } bytes instead of { $bytes }
train-total = all
train-column-fitted = Fitted
train-column-held-out = Held out
train-column-error = Error
train-column-bias = Bias
train-column-exact = Solved
train-column-search = Searched
train-column-game = Played
train-series-fitted = fitted
train-series-held-out = held out
train-series-exact = solved positions
train-series-search = scores of searches
train-series-game = results of games
train-chart-fit = How far the fitted evaluation is off
train-chart-evaluate = How far the evaluation is off
train-chart-empties = empty squares
train-chart-error = mean error in discs
train-probcut-midgame = Standard deviation, in discs, of a search so deep from shallower ones (0: at a glance)
train-probcut-endgame = The same for searches to the end of the game

## Matches

match-interrupted = Stopped before the end; the standings so far:
match-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $openings ->
    [one] { $openings } opening
   *[other] { $openings } openings
}
match-result = A: { $wins } won, { $draws } drawn, { $losses } lost ({ $points } points)
match-discs = Mean result for A: { $discs } discs (federation score)
match-elo = Elo of A compared with B: { $elo } (95 %: { $low } to { $high })
match-elo-unknown = Elo of A compared with B: these games do not tell
match-llr = Sequential test: { $llr } between { $lower } and { $upper }:
match-sprt-open = not decided
match-sprt-lower = the Elo difference is not above { $elo }
match-sprt-upper = the Elo difference is at least { $elo }
match-lost = Game { $game }, lost by { $name }:
fault-illegal-move = illegal move
fault-out-of-time = out of time
fault-silent = no answer
fault-crashed = the program ended
fault-refused = refused a command
fault-resigned = gave up
