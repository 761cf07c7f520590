# What the pages of the web app say.
# $color is "black" or "white"; on the console also "red" or "green".

## The frame

web-navigation = Sections
web-skip = Skip to the page
web-languages = Language
web-nav-play = Play
web-nav-learn = Learn
web-nav-console = Console
web-nav-tabletop = Tabletop
web-nav-analyse = Analyse
web-nav-games = Games
web-nav-rules = Rules
web-nav-settings = Settings
web-page-missing = There is no such page
web-to-the-board = To the board
web-close = Close
web-cancel = Cancel
web-all = All
web-connection-lost = The connection is lost. Trying again…

## The board

web-board = Board
web-square-empty = { $square }, empty
web-square-disc = { $square }, { $color ->
    [black] black disc
    [red] red disc
    [green] green disc
   *[white] white disc
}
web-square-legal = { $square }, empty, turns { $count ->
    [one] { $count } disc
   *[other] { $count } discs
}
web-square-last = { $label }, last move
web-square-missed = { $label }, should have been turned
web-square-wrong = { $label }, wrongly turned
web-square-found = { $label }, found
web-square-area = { $label }, where the coach points
web-square-better = { $label }, the better move
web-square-worse = { $label }, the move played
web-square-note = { $label }, { $note }
web-discs-of = { $color ->
    [black] Black: { $count }
    [red] Red: { $count }
    [green] Green: { $count }
   *[white] White: { $count }
}
web-in-hand = { $count } in hand

## What happens

web-opening = Opening: { $name }
web-walked-to = After move { $ply } of { $plies }

## Why something is refused

web-problem-unreachable = The server does not answer
web-reload = Try again
web-problem-stale = The game has moved on
web-problem-not-found = There is no such game
web-problem-storage = The disk refuses to store the game
web-problem-busy = Too much at once. Try again in a moment
web-problem-unreadable = This cannot be read: { $detail }
web-problem-unreadable-at = { $detail } (line { $line }, column { $column })
web-unreadable-empty = There is nothing here to read
web-unreadable-long = This is too long to be pasted
web-unreadable-unknown = These are neither moves nor a game nor a position
web-unreadable-early = The text ends too early
web-unreadable-found = “{ $found }” cannot be understood here
web-unreadable-here = This cannot be understood
web-unreadable-move = Move { $ply } cannot be played: { $reason }
web-unreadable-other-game = This is a game of something other than Othello
web-unreadable-board-size = The board does not have eight squares by eight
web-unreadable-link = The link names moves or a position that cannot be read
web-problem-other = That did not work: { $detail }

## Setting up a game

web-play-title = Sit down and play
web-front-hint = Make your first move, or choose another game
web-front-start = Choose your game and press Start
web-start-game = Start
web-paste-game = Paste a game
web-opponent = Opponent
web-against-computer = Computer
web-two-people = Two people
web-level = Level
web-your-color = Your colour
web-color-random = By lot
web-name-black = Black’s name
web-name-white = White’s name
web-more-choices = Handicap, clock and series
web-handicap = Corners as a head start
web-handicap-for = Corners for
web-first-move = First move
web-clock = Clock
web-clock-none = No clock
web-clock-per-move = Time for each move
web-clock-per-game = Time for the game
web-clock-increment = Time for the game, more with each move
web-clock-byo-yomi = Time for the game, then periods
web-clock-minutes = Minutes
web-clock-seconds = Seconds
web-clock-added = Seconds a move
web-clock-period-count = Periods
web-clock-periods = { $count ->
    [one] { $count } period left
   *[other] { $count } periods left
}
web-clock-overtime = Extra time
web-timeout = When time is up
web-timeout-loss = The game is lost
web-timeout-overtime = Two minutes more, but no win
web-timeout-computer = The computer moves
web-series = Games
web-series-single = One game
web-series-to-wins = First to a number of wins
web-series-of-games = A number of games
web-series-to-points = First to a number of points
web-series-wins-count = Wins
web-series-games-count = Games
web-series-points-count = Points
web-next-starter = Who starts next
web-next-alternate = In turn
web-next-loser = The loser
web-next-same = Always the same
web-continue-title = Go on with
web-moves-played = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}

## Playing

web-tools = Tools
web-take-back = Take back
web-redo = Redo
web-flip-board = Turn the board round
web-show-moves = Show possible moves
web-pause = Pause
web-resign = Give up
web-resign-question = Give this game up?
web-share = Share
web-share-link = Link
web-share-text = Moves
web-share-scored = GGF with scores
web-share-picture = Save picture
web-copy = Copy
web-copy-what = Copy: { $what }
web-copied = Copied
web-moves = Moves
web-walk-first = To the start
web-walk-previous = One move back
web-walk-next = One move on
web-walk-last = To the end
web-key-home = Home
web-key-end = End
web-pass-short = pass
web-next-game = Next game
web-rematch = Once more
web-new-game = New game
web-paste-title = Paste a game or position
web-paste-label = Moves, GGF, SGF, PGN, a board, FEN and others
web-paste-go = Open

## The console

web-console-title = The console of 1982
web-console-choose = Choose a game by its two digits
web-console-press = Digits, then ENT
web-console-enter = ENT
web-console-clear = CLR
web-console-keypad = Keypad
web-console-games = All 30 games
web-console-two = Two players, left starts
web-console-player-starts = Against the computer, you start
web-console-computer-starts = Against the computer, it starts
web-console-corners = Right has { $count ->
    [one] { $count } corner
   *[other] { $count } corners
}
web-console-seconds = { $count } seconds a move
web-console-unknown = There is no game { $digits }. There are { $valid }
web-console-left-side = Left
web-console-right-side = Right
web-console-left = { $count ->
    [one] { $count } second left
   *[other] { $count } seconds left
}
web-console-stop = Leave this game?
web-console-stop-yes = Leave
web-console-other = Another game
web-key-up = Up
web-key-down = Down
web-key-left = Left
web-key-right = Right

## Tabletop

web-tabletop-title = As on the table
web-tabletop-about = Two people play as with a real set: place a disc, turn the others by hand, hand over. Nothing turns by itself.
web-referee = Referee
web-referee-silent = Silent
web-referee-hint = Counts mistakes
web-referee-strict = Strict
web-referee-silent-about = Mistakes stand once the opponent has moved, exactly as the rules say.
web-referee-hint-about = The same, but the referee says how many mistakes there are.
web-referee-strict-about = The move cannot be handed over until everything is right.
web-table-done = Done
web-table-pass = Pass
web-table-place = Place a disc
web-table-turn = Turn the discs you have enclosed, then hand over
web-table-place-or-correct = Place a disc. Until then the last move can be corrected
web-table-mistakes = { $count ->
    [0] The referee sees no mistake
    [one] The referee sees { $count } mistake
   *[other] The referee sees { $count } mistakes
}
web-marks-total = { $count ->
    [one] { $count } turn with a mistake
   *[other] { $count } turns with mistakes
}
web-marks-none = Not one mistake

## Analysis

web-engine = Engine
web-engine-starts = Thinking…
web-engine-depth = Depth { $depth } at { $percent }%, { $nodes } positions
web-engine-hidden = Hidden until you have found it
web-best-lines = Best moves
web-analyse-game = Analyse the whole game
web-analyse-progress = Progress
web-analyse-done = { $done } of { $total }
web-analyse-ready = The analysis is ready
web-graph-title = Black’s lead in discs
web-graph-slider = Place in the game
web-graph-table = As a table
web-graph-point = Move { $ply }: { $discs }
web-graph-no-point = Move { $ply }
web-column-turn = Move
web-column-played = Played
web-column-black = Black’s lead
web-column-loss = Loss
web-mistake-line = { $grade }: { $best } was better by { $loss }
web-jump = Look
web-try-again = Try again
web-trial-find = { $color ->
    [black] Black: find the best move, instead of { $played }
   *[white] White: find the best move, instead of { $played }
}
web-trial-right = { $move } it is
web-trial-wrong = { $move } is not the best
web-trial-loses = { $count ->
    [one] { $move } gives away { $count } disc
   *[other] { $move } gives away { $count } discs
}
web-trial-line = It goes on with { $line }
web-show-answer = Show the answer
web-back-to-game = Back to the game
web-analysis-over = The game is over: { $score }
web-edit-position = Set up a position
web-edit-about = Each touch on a square changes it: black, white, empty.
web-edit-turn = To move
web-edit-clear = Empty board
web-edit-start = Starting position
web-edit-done = Analyse
web-play-from-here = Play from here
web-score-win-short = W
web-score-loss-short = L

## The coach

web-coach = Coach
web-hint = Hint
web-hint-thinking = The coach is looking…
web-hint-place = Show me where
web-hint-move = Show me the move
web-proven = proven
web-facts = What the move does
web-review = Review with the coach
web-turning = { $count ->
    [1] The turning point
    [2] The two turning points
   *[3] The three turning points
}
web-turning-yours = { $count ->
    [1] Your turning point
    [2] Your two turning points
   *[3] Your three turning points
}
web-turning-none = No turning point: nothing was given away
web-turning-of = Whose moves
web-turning-both = Both
web-turning-move = Move { $ply }
web-turning-look = Look at move { $ply } on the board
web-turning-played = Played { $move }
web-turning-better = Better { $move }
web-mistakes-all = { $count ->
    [one] { $count } move that gave something away
   *[other] All { $count } moves that gave something away
}

## My games

web-games-title = My games
web-games-none = No games
web-games-total = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
web-search = Search
web-search-example = Name, opening or moves: f5d6
web-kind = Kind
web-kind-game = Game
web-kind-series = Series
web-kind-console = Console, game { $variation }
web-kind-tabletop = Tabletop
web-kind-imported = Pasted in
web-phase = State
web-phase-unfinished = Unfinished
web-phase-finished = Finished
web-unfinished-after = { $count ->
    [one] Unfinished after { $count } move
   *[other] Unfinished after { $count } moves
}
web-replay = Replay
web-continue = Go on
web-export = Save as…
web-export-what = Save as a file: { $what }
web-format-transcript = transcript
web-format-playok = PlayOK list
web-format-board = board
web-format-bitboards = bitboards
web-unwritable = This format has no words for this game
web-delete = Delete
web-delete-what = Delete: { $what }
web-delete-question = Delete this game for good?
web-show-more = Show more
web-paste-first = The text has { $count } games; this is the first. The page of games takes in all of them.
web-pasted = { $count ->
    [one] { $count } game added
   *[other] { $count } games added
}

## Settings

web-settings-language = Language
web-settings-look = Look
web-settings-motion = Motion and sound
web-settings-sample = Sample board
web-theme = Theme
web-theme-auto = As the system
web-theme-light = Light
web-theme-dark = Dark
web-theme-contrast = High contrast
web-board-style = Board
web-board-felt = Felt
web-board-wood = Wood
web-board-plain = Plain
web-discs-style = Discs
web-discs-classic = Black and white
web-discs-safe = Colour-blind-safe
web-coordinates = Letters and numbers at the edge
web-animation = Turning discs
web-animation-slow = Slow
web-animation-normal = Normal
web-animation-fast = Fast
web-animation-off = At once
web-sound = Sound
web-about = Outflank { $version }

## Learning

web-learn-title = Learn the game
web-learn-begin = Begin
web-learn-continue = Go on
web-learn-lessons-done = { $done } of { $count } lessons
web-learn-done = done
web-learn-begun = { $done } of { $steps }
web-learn-lesson-place = Lesson { $number } of { $count }
web-learn-step = Step { $step } of { $steps }
web-learn-place = { $number } of { $count }
web-learn-next = Next
web-learn-next-lesson = Next lesson
web-learn-lesson-finished = Lesson finished. Well done!
web-learn-course-finished = You have taken the whole course. From here on, puzzles and games teach best.
web-learn-to-puzzles = To the puzzles
web-learn-daily = Puzzle of the day
web-learn-daily-solve = Solve it
web-learn-daily-done = Solved for today
web-learn-streak = { $count ->
    [0] No days in a row yet
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
web-learn-longest = Longest: { $count }
web-learn-due = To repeat today
web-learn-due-puzzles = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}
web-learn-due-openings = { $count ->
    [one] { $count } opening
   *[other] { $count } openings
}
web-learn-puzzles = Puzzles
web-learn-solved-of = { $solved } of { $count }
web-learn-solve-next = Solve the next one
web-learn-next-puzzle = Next puzzle
web-learn-back = Back to learning
web-learn-tile = Puzzle { $number }, { $state }
web-learn-state-new = not solved yet
web-learn-state-solved = solved
web-learn-state-failed = comes again
web-learn-state-due = to repeat today
web-learn-give-up = Show the solution
web-learn-again = Try again
web-learn-replies = Whatever the reply, a corner falls:
web-learn-reply = { $reply }, then { $corners }
web-learn-reply-pass = no move, then { $corners }
web-learn-play-on = Play on from here
web-learn-rules = Read the rules
web-learn-rulebook = The rulebook’s puzzles
web-learn-rulebook-about = Five classics: find the move that wins a corner, see every reply, and play on.
web-learn-printed = Watch the rulebook’s { $count } moves to the end
web-learn-printed-end = The end: Black { $black }, White { $white }
web-learn-openings-about = Play a named line from memory, with either side. What you miss comes again tomorrow, what you know comes again later.
web-learn-openings-begun = { $learned ->
    [0] Choose from { $count } openings
   *[other] { $learned } begun, { $count } openings in all
}
web-learn-openings-none = No opening is called that.
web-learn-family-perpendicular = Perpendicular
web-learn-family-diagonal = Diagonal
web-learn-family-parallel = Parallel
web-learn-with = { $color ->
    [black] Play it with Black
   *[white] Play it with White
}
web-learn-with-due = { $color ->
    [black] Repeat today with Black
   *[white] Repeat today with White
}
web-learn-with-known = { $color ->
    [black] With Black, comes again later
   *[white] With White, comes again later
}
web-learn-forget = Do not ask me again
web-learn-hint = Show me the move
web-learn-line-known = From memory, without a miss.
web-learn-line-missed = { $count ->
    [one] One miss.
   *[other] { $count } misses.
}
web-learn-line-due = It comes again on { $date }.
web-learn-next-opening = Next to repeat
web-learn-more-openings = More openings
web-learn-other-side = The other side

# The rulebook.
web-rules-compare = Compare with an edition
web-rules-none = Ours
web-rules-contents = Contents
web-rules-print = Print
web-rules-play = Play { $square }
web-rules-back = Put it back
web-rules-on = Go on from here
web-rules-puzzle = Solve it
