# What the commands say.

## The first screen

welcome-title = Outflank { $version }, the home of the board game Othello
welcome-goal = The player with more discs of their own colour at the end wins.
welcome-move = Place a disc so that a straight line of enemy discs lies between it and another disc of yours. Every line caught like this turns to your colour.
welcome-end = Without such a move your turn passes. When neither side can move, the game is over.
welcome-commands = What you can do:
welcome-serve = start the web app: play, analyse and keep your games
welcome-play = play in the terminal: against the computer, each other, on the console of 1982
welcome-rules = read the rules, each beside its figure
welcome-show = draw a position or a game, from a file or pasted text
welcome-convert = turn games from one file format into another
welcome-check = find illegal moves and wrong scores in files of games
welcome-hint = find the best moves of a position
welcome-book = look into the openings the engine knows, and add to them
welcome-levels = list the opponents and how strong they are
welcome-solve = prove the scores of endgames and check those a file states
welcome-analyze = score every move of games and find the mistakes
welcome-library = keep collections of games and find games in them
welcome-explore = see what people played in a position
welcome-board = draw a board or a game as SVG, PNG or animated GIF
welcome-puzzles = find, show and prove puzzles
welcome-openings = name an opening, or look one up
welcome-random-position = make random positions
welcome-selfplay-opening = make openings in which both sides have their chances
welcome-bench = measure the search on this machine
welcome-train = train the engine on its own games
welcome-match = let two engines play a match
welcome-gtp = run as a GTP engine, for GoGui and others
welcome-nboard = run as an engine for NBoard
welcome-xboard = run as an engine for XBoard and OthelloTk
welcome-console = a prompt with the commands of Edax
welcome-perft = count all ways to play N moves ahead
welcome-backup = copy all games to a file, also while the server runs
welcome-repair = find stored games that cannot be read, and mend them
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
pass = pass
convert-done = { $count ->
    [one] { $count } game written to { $file } ({ $format })
   *[other] { $count } games written to { $file } ({ $format })
}
convert-skipped = { $count ->
    [one] { $count } game left out because of errors
   *[other] { $count } games left out because of errors
}
convert-lost = { $format } cannot hold everything. Left out:
convert-lost-kind = { $kind ->
    [variations] variations
    [evaluations] evaluations of moves
    [move-scores] scores of moves
    [times] thinking times
    [move-comments] comments on moves
    [comments] comments
    [players] players’ names
    [ratings] ratings
    [events] tournaments
    [rounds] rounds
    [sites] places
    [dates] dates
    [times-of-day] times of day
    [clocks] time limits
    [kinds] kinds of match
    [tags] other tags
    [results] results
    [perfect-scores] scores of perfect play
   *[moves] moves
} ({ $count ->
    [one] in { $count } game
   *[other] in { $count } games
})
standard-output = standard output

## Searching

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
train-labelled = { $file }: { $count ->
    [one] one position
   *[other] { $count } positions
} scored
train-people = Of { $count } moves it had not seen, { $first }% were its first choice and { $three }% among its first three
train-round = Round { $round }: mean error { $error } discs
train-held-out = Held out, { $source }: { $count }, mean error { $error } discs
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
train-probcut-midgame = Standard deviation, in discs, between a search of this depth and shallower ones (0: at a glance)
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
match-elo = Elo of A compared with B: { $elo } (95%: { $low } to { $high })
match-elo-unknown = Elo of A compared with B: these games do not show it
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
fault-resigned = resigned

## Openings

opening-perpendicular = Perpendicular
opening-diagonal = Diagonal
opening-parallel = Parallel
opening-is = { $name } ({ $family })
opening-was = { $name } ({ $family }), up to move { $ply }
opening-unnamed = no named opening
opening-next = What can follow:
selfplay-opening-few = { $count ->
    [0] no such opening was found
    [one] no more than one such opening was found
   *[other] no more than { $count } such openings were found
}: allow more with --within, --stray or --plies

## Analysing

analyze-column-best = Best
analyze-column-loss = Lost
analyze-column-moves = Moves
analyze-column-no-loss = Without loss
analyze-column-discs = Discs lost
analyze-column-players = Players
analyze-column-worst = Worst move
analyze-graph = Expected result: above the line Black is ahead, below it White
analyze-summary = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, { $loss } discs lost a move on average
analyze-resumed = { $count ->
    [one] { $count } position was
   *[other] { $count } positions were
} judged before
analyze-stopped = stopped after { $done } of { $games } games
analyze-stopped-journal = stopped after { $done } of { $games } games: the same command goes on from here

## The web app

serve-ready = Outflank is ready: { $address }
serve-games = Your games are kept in { $path }
serve-other-port = Port { $port } is taken; another one is used.
serve-stop = Ctrl-C stops it.

## The file of games

backup-done = The games are copied to { $path }.
restore-done = The games of { $copy } are in { $path } now.
restore-kept = What was there is kept in { $path }.
repair-counted = Matches: { $matches }. Notes of learning: { $notes }.
repair-sound = Everything can be read.
repair-match = Match { $name } cannot be read: { $detail }
repair-summary = Match { $name } is whole, but its line in the list cannot be read: { $detail }
repair-note = Note { $name } of learning cannot be read: { $detail }
repair-mended = Lines of the list have been rewritten.
repair-set-aside = What could not be read is now in { $path }.
repair-deleted = What could not be read has been deleted.
repair-how = Nothing has been changed. --mend writes lines of the list anew, --set-aside FILE moves what cannot be read into a file, --delete deletes it.

## The library of game collections

library-file = { $file }: { $added } added, { $known } already there
library-refused = { $file }: nothing was added: { $reason }
library-stopped = Stopped: nothing of the last file was added.
library-added = { $added ->
    [one] { $added } game added
   *[other] { $added } games added
}, { $known } already there. The library has { $games ->
    [one] { $games } game
   *[other] { $games } games
}.
library-empty = The library is empty. Add games: outflank library add FILE
library-size = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $size } MB on disk
library-removed = { $name } is removed, with { $games ->
    [one] { $games } game
   *[other] { $games } games
}.
library-found = { $games ->
    [0] No such game
    [one] { $games } game
   *[other] { $games } games
}
library-found-some = { $first } to { $last } of { $games } games
library-column-collection = Collection
library-column-games = Games
library-column-years = Years
library-column-number = Number
library-column-date = Date
library-column-black = Black
library-column-white = White
library-column-result = Result
library-column-event = Event
library-column-move = Move
library-column-share = Share
library-column-won = Won %
library-column-drawn = Drawn %
library-column-lost = Lost %
library-column-mean = Mean
library-column-book = Book
library-column-last = Last
library-column-players = Players
explore-none = No game of the library had this position.
explore-summary = { $games ->
    [one] { $games } game
   *[other] { $games } games
}. The side to move won { $won } %, drew { $drawn } % and lost { $lost } %; mean { $mean } discs.
explore-ended = { $games ->
    [one] { $games } game ended here.
   *[other] { $games } games ended here.
}
explore-top = Well-known games

## Puzzles

puzzles-flaw = { $id }: { $flaw }
puzzles-count = { $kind }: { $count }
puzzles-verified = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}, { $flawed ->
    [one] { $flawed } flawed
   *[other] { $flawed } flawed
}, in { $time }
puzzles-made = { $count ->
    [one] { $count } new puzzle in { $file }
   *[other] { $count } new puzzles in { $file }
}, from { $games ->
    [one] { $games } game
   *[other] { $games } games
}
puzzles-graded = { $count ->
    [one] { $count } puzzle graded
   *[other] { $count } puzzles graded
}
