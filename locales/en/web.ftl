# What the pages of the web app say.
# $color is "black" or "white"; on the console also "red" or "green".

## The frame

web-navigation = Sections
web-skip = Skip to content
web-languages = Language
web-nav-play = Play
web-nav-learn = Learn
web-nav-console = Console
web-nav-tabletop = Tabletop
web-nav-analyse = Analyse
web-nav-games = Games
web-nav-rules = Rules
web-nav-account = Account
web-nav-settings = Settings
web-page-missing = This page does not exist
web-to-the-board = To the board
web-close = Close
web-cancel = Cancel
web-all = All
web-connection-lost = Connection lost. Trying again…

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
web-walked-pass = { $color ->
    [black] After move { $ply } of { $plies }: Black passes
    [green] After move { $ply } of { $plies }: Green passes
    [red] After move { $ply } of { $plies }: Red passes
   *[white] After move { $ply } of { $plies }: White passes
}

## Why something is refused

web-problem-unreachable = The server is not responding
web-reload = Try again
web-problem-stale = This game changed elsewhere. Reload the page
web-problem-not-found = This game does not exist
web-problem-storage = The game could not be saved
web-problem-busy = The server is busy. Try again in a moment
web-problem-unreadable = This cannot be read: { $detail }
web-problem-unreadable-at = { $detail } (line { $line }, column { $column })
web-unreadable-empty = There is nothing here to read
web-unreadable-long = This is too long to paste
web-unreadable-unknown = This is not a list of moves, a game or a position
web-unreadable-early = The text ends too early
web-unreadable-found = “{ $found }” cannot be understood here
web-unreadable-here = This cannot be understood
web-unreadable-move = Move { $ply } cannot be played: { $reason }
web-unreadable-other-game = This is a game of something else, not Othello
web-unreadable-board-size = The board is not 8×8
web-unreadable-link = The moves or the position in this link cannot be read
web-problem-other = That did not work: { $detail }

## Setting up a game

web-play-title = Play Othello
web-newcomer = New? Learn in 3 minutes
web-front-hint = Make your first move, or choose another game
web-front-start = Choose your game and press Start
web-start-game = Start
web-play-people = Play people
web-play-friend = Play a friend
web-paste-game = Paste a game
web-opponent = Opponent
web-against-computer = Computer
web-two-people = Two people
web-level = Level
web-your-color = Your colour
web-color-random = Random
web-name-black = Black’s name
web-name-white = White’s name
web-more-choices = Handicap, clock and series
web-handicap = Handicap corners
web-handicap-for = Corners for
web-first-move = First move
web-clock = Clock
web-clock-none = No clock
web-pace = { $minutes } min
web-pace-own = Other
web-clock-per-move = Time per move
web-clock-per-game = Time per game
web-clock-increment = Time per game, plus an increment per move
web-clock-byo-yomi = Time per game, then periods
web-clock-minutes = Minutes
web-clock-seconds = Seconds
web-clock-added = Seconds per move
web-clock-period-count = Periods
web-clock-periods = { $count ->
    [one] { $count } period left
   *[other] { $count } periods left
}
web-clock-overtime = Extra time
web-timeout = When time is up
web-timeout-loss = The game is lost
web-timeout-overtime = Two extra minutes, but you can no longer win
web-timeout-computer = The computer moves
web-series = Games
web-series-single = One game
web-series-to-wins = First to a number of wins
web-series-of-games = A fixed number of games
web-series-to-points = First to a number of points
web-series-wins-count = Wins
web-series-games-count = Games
web-series-points-count = Points
web-next-starter = Who starts next
web-next-alternate = Alternate
web-next-loser = The loser
web-next-same = Always the same
web-continue-title = Continue a game
web-next-winner = The winner decides
web-starts = { $name } starts
web-moves-played = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}

## Playing

web-try-level = Try level { $level }
web-first-win = Your first win!
web-first-win-level = Your first win against level { $level }!
web-fared = { $wins } won, { $draws } drawn, { $losses } lost
web-tools = Tools
web-more = More
web-your-turn = Your turn
web-end-won = You win { $mine }–{ $theirs }!
web-end-won-plain = You win!
web-end-lost = You lose { $mine }–{ $theirs }
web-end-lost-plain = You lose
web-end-drawn = A draw, { $mine }–{ $theirs }
web-end-drawn-plain = A draw
web-end-wins = { $color ->
    [black] Black wins { $mine }–{ $theirs }!
   *[white] White wins { $mine }–{ $theirs }!
}
web-end-wins-plain = { $color ->
    [black] Black wins!
   *[white] White wins!
}
web-end-scores = All scores
web-take-back = Take back
web-redo = Redo
web-flip-board = Rotate board
web-show-moves = Show possible moves
web-pause = Pause
web-resign = Resign
web-resign-question = Resign this game?
web-share = Share
web-share-link = Link
web-share-text = Moves
web-share-scored = GGF with scores
web-share-picture = Save picture
web-share-lies = Hands turned the discs in this game. Played by the rules, its moves would not lead to this board. So the link and the picture show the board as it really lies.
web-share-record = Save the whole game
web-copy = Copy
web-copy-what = Copy: { $what }
web-copied = Copied
web-moves = Moves
web-walk-first = To the start
web-walk-previous = Previous move
web-walk-next = Next move
web-walk-last = To the end
web-key-home = Home
web-key-end = End
web-pass-short = pass
web-next-game = Next game
web-rematch = Rematch
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
web-console-seconds = { $count } seconds per move
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
web-console-left-color = Left plays with
web-console-any-key = Any key goes on.
web-console-pad = Controller
web-console-left-pad = Left controller
web-console-right-pad = Right controller
web-console-leave = Leave the game
web-sleeve = Cassette sleeve
web-sleeve-cassette = Programmed cassette
web-sleeve-left-digit = The left digit
web-sleeve-right-digit = The right digit
web-sleeve-even = Four discs in the middle, as usual
web-sleeve-extra = One to four extra discs for the right-hand player
web-sleeve-timed = Like 0 to 4, with { $count } seconds for each move. When they are over, the computer moves for that player
web-sleeve-corners = The extra discs lie in the corners A1, H8, H1 and A8, in this order. The manual does not say where; this is our reading of it.
web-sleeve-controls = The controllers
web-sleeve-space = Space
web-sleeve-gamepads = Gamepads
web-sleeve-gamepads-about = cross or stick, and any of the four buttons; the first one is the left one
web-sleeve-ent = The arrows move your disc over the board. Any of the three ENT keys places it. One may also touch the square.
web-sleeve-share = As long as nobody uses the left controller, the right one serves both players. The keypad with digits counts as the right one, with or without NumLock.
web-sleeve-leave = A game that is left pauses. Any key goes on.
web-sleeve-scores = The scores
web-sleeve-scores-about = The left score counts the left player’s discs, the right score those of the right player. The score that blinks belongs to the player to move.
web-sleeve-credit = The program follows the rules of Edmond Dujardin.
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
web-referee-strict-about = Done is accepted only when everything is right.
web-table-done = Done
web-table-pass = Pass
web-table-place = Place a disc.
web-table-turn = Turn the discs you have enclosed, then press Done.
web-table-finger = Keep a finger on the disc you placed.
web-table-place-or-correct = Place a disc. Until then the last move can be corrected.
web-table-mistakes = { $count ->
    [0] The referee sees no mistake.
    [one] The referee sees { $count } mistake.
   *[other] The referee sees { $count } mistakes.
}
web-marks-total = { $count ->
    [one] { $count } turn with a mistake
   *[other] { $count } turns with mistakes
}
web-marks-none = No mistakes
web-box = The box
web-box-closed = A board, and a lid on either side.
web-box-lids = Take off both lids.
web-box-feet = Put the four feet into the holes under the board.
web-box-discs = 64 discs, black on one side and white on the other: 32 in each tray.
web-box-centre = Two of each colour go to the middle, equal ones diagonally.
web-box-skip = Skip
web-box-again = Open the box again

## Analysis

web-engine = Engine
web-engine-starts = Thinking…
web-engine-depth = Depth { $depth } ({ $percent }% confidence), { $nodes } positions
web-engine-hidden = Hidden until you find it
web-best-lines = Best moves
web-analyse-game = Analyse the whole game
web-analyse-progress = Progress
web-analyse-done = { $done } of { $total }
web-analyse-ready = The analysis is ready
web-graph-title = Black’s lead in discs
web-graph-slider = Point in the game
web-graph-table = As a table
web-graph-point = Move { $ply }: { $discs }
web-graph-no-point = Move { $ply }
web-column-turn = Move
web-column-played = Played
web-column-black = Black’s lead
web-column-loss = Loss
web-mistake-line = { $grade }: { $best } was better by { $loss }
web-jump = Show
web-try-again = Try again
web-trial-find = { $color ->
    [black] Black: find the best move instead of { $played }
   *[white] White: find the best move instead of { $played }
}
web-trial-right = Yes, { $move }!
web-trial-wrong = { $move } is not the best
web-trial-loses = { $count ->
    [one] { $move } loses { $count } disc
   *[other] { $move } loses { $count } discs
}
web-trial-line = Expected play: { $line }
web-show-answer = Show the answer
web-back-to-game = Back to the game
web-analysis-over = The game is over: { $score }
web-edit-position = Set up a position
web-edit-about = Pick a colour, then press or drag over the board.
web-edit-brush = Paint with
web-edit-nothing = Empty
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
web-hint-thinking = The coach is thinking…
web-hint-place = Show me where
web-hint-move = Show me the move
web-proven = exact
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
web-taught-lesson = Lesson: { $title }
web-taught-puzzles = Puzzles like this
web-turning-none = No turning point: no discs were lost
web-turning-of = Whose moves
web-turning-both = Both
web-turning-move = Move { $ply }
web-turning-look = Show move { $ply } on the board
web-turning-played = Played { $move }
web-turning-better = Better { $move }
web-mistakes-all = { $count ->
    [one] { $count } move that lost discs
   *[other] All { $count } moves that lost discs
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
web-continue = Resume
web-export = Save as…
web-export-what = Save as a file: { $what }
web-format-transcript = transcript
web-format-playok = PlayOK list
web-format-board = board
web-format-bitboards = bitboards
web-unwritable = This game cannot be saved in this format
web-delete = Delete
web-delete-what = Delete: { $what }
web-delete-question = Delete this game for good?
web-show-more = Show more
web-paste-first = The text has { $count } games; this is the first. Import them all on the Games page.
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
web-theme-auto = Match system
web-theme-light = Light
web-theme-dark = Dark
web-theme-contrast = High contrast
web-board-style = Board
web-board-felt = Felt
web-board-wood = Wood
web-board-plain = Plain
web-discs-style = Discs
web-discs-classic = Black and white
web-discs-french = Smooth and pierced
web-discs-safe = Colour-blind-safe
web-coordinates = Letters and numbers at the edge
web-animation = Disc animation
web-animation-slow = Slow
web-animation-normal = Normal
web-animation-fast = Fast
web-animation-off = Off
web-sound = Sound
web-about = Outflank { $version }

## Learning

web-learn-title = Learn the game
web-learn-begin = Begin
web-learn-continue = Continue
web-learn-lessons-done = { $done } of { $count } lessons
web-learn-done = done
web-learn-begun = { $done } of { $steps }
web-learn-lesson-place = Lesson { $number } of { $count }
web-learn-step = Step { $step } of { $steps }
web-learn-place = { $number } of { $count }
web-learn-next = Next
web-learn-next-lesson = Next lesson
web-learn-lesson-finished = Lesson finished. Well done!
web-learn-course-finished = You have finished the course. Puzzles and games will teach you the rest.
web-learn-to-puzzles = To the puzzles
web-learn-daily = Puzzle of the day
web-learn-daily-solve = Solve it
web-learn-daily-done = Solved for today
web-learn-streak = { $count ->
    [0] No streak yet
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
web-learn-longest = Longest: { $count }
web-learn-due = Review today
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
web-learn-back = Back to Learn
web-learn-tile = Puzzle { $number }, { $state }
web-learn-state-new = not solved yet
web-learn-state-solved = solved
web-learn-state-failed = will be reviewed
web-learn-state-due = review today
web-learn-give-up = Show the solution
web-learn-again = Try again
web-learn-replies = Every reply gives up a corner:
web-learn-reply = { $reply }, then { $corners }
web-learn-reply-pass = no move, then { $corners }
web-learn-play-on = Play from here
web-learn-play-now = Play now
web-learn-rules = Read the rules
web-learn-rulebook = The rulebook’s puzzles
web-learn-rulebook-about = Five classics: find the move that wins a corner, see every reply, and play on.
web-learn-printed = Watch the rulebook’s { $count } moves to the end
web-learn-printed-end = The end: Black { $black }, White { $white }
web-learn-openings-about = Play a named line from memory, with either side. Lines you miss are reviewed tomorrow, lines you know later.
web-learn-openings-begun = { $learned ->
    [0] Choose from { $count } openings
   *[other] { $learned } begun, { $count } openings in all
}
web-learn-openings-none = No opening has that name.
web-learn-family-perpendicular = Perpendicular
web-learn-family-diagonal = Diagonal
web-learn-family-parallel = Parallel
web-learn-with = { $color ->
    [black] Play it with Black
   *[white] Play it with White
}
web-learn-with-due = { $color ->
    [black] Review today with Black
   *[white] Review today with White
}
web-learn-with-known = { $color ->
    [black] With Black: review later
   *[white] With White: review later
}
web-learn-forget = Do not ask me again
web-learn-hint = Show me the move
web-learn-line-known = From memory, without a mistake.
web-learn-line-missed = { $count ->
    [one] One mistake.
   *[other] { $count } mistakes.
}
web-learn-line-due = Next review: { $date }.
web-learn-next-opening = Next review
web-learn-more-openings = More openings
web-learn-other-side = The other side

# The rulebook.
web-rules-compare = Compare with an edition
web-rules-none = Ours
web-rules-contents = Contents
web-rules-print = Print
web-rules-play = Play { $square }
web-rules-back = Undo
web-rules-on = Continue from here
web-rules-puzzle = Solve it
