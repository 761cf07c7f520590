# What the terminal app says.

## Menu and settings

tui-tagline = A minute to learn, a lifetime to master.
tui-menu-play = Play
tui-menu-play-about = Against the computer or each other, with handicap, clocks and series as you like.
tui-menu-console = Console
tui-menu-console-about = Thirty games of a television console of 1982, chosen by two digits: green against red.
tui-menu-tabletop = Real board
tui-menu-tabletop-about = As at a table: you place a disc and turn the others by hand. Mistakes can happen.
tui-menu-learn = Learn
tui-menu-learn-about = The rules in small steps, strategy, and puzzles with one right answer each.
tui-menu-rules = Rules
tui-menu-rules-about = The rulebook: every rule beside its figure, and what the printed editions make of it.
tui-menu-analyse = Analyse
tui-menu-analyse-about = Every move with its score while the engine looks deeper, and whole games as a graph.
tui-menu-games = Games
tui-menu-games-about = What you have played, here or in the web app: continue, study, delete.
tui-menu-settings = Settings
tui-menu-settings-about = Language, look of the board, movement.
tui-menu-quit = Quit
tui-menu-quit-about = See you soon.
tui-setting-style = Board: { $style }
tui-setting-motion = Turning discs and blinking: { $state }
tui-setting-color = Colours: { $state }
tui-setting-ponder = Think on my time: { $state }
tui-setting-about = Settings take effect at once.
tui-setting-ponder-about = The stronger levels also think while it is your turn.
tui-on = on
tui-off = off
style-unicode = round discs
style-ascii = letters
style-color-blind = easy to tell apart
tui-too-small = This window has { $width } columns and { $height } rows. Please make it at least { $columns } columns wide and { $rows } rows high; your game waits.

## Before a game

tui-begin = Begin
tui-none = none
tui-allowed = allowed
tui-not-allowed = not allowed
tui-person = Person
tui-remote = Remote player
tui-level = Level { $level } · { $name }
tui-level-named = Computer · { $name }
tui-field-referee = Referee
tui-field-handicap = Handicap
tui-field-starter = First move
tui-field-clock = Clock
tui-field-time-out = Time is up
tui-field-series = Series
tui-field-next = Next game
tui-field-take-backs = Take-backs
tui-referee-silent = silent: mistakes stand
tui-referee-hint = counts the mistakes
tui-referee-strict = strict: no handing over with mistakes
tui-corners = { $count ->
    [one] { $count } corner
   *[other] { $count } corners
} for { $color ->
    [black] Black
   *[white] White
}
tui-clock-move = { $time } per move
tui-clock-game = { $time } per game
tui-clock-increment = { $time } per game and { $seconds } s per move
tui-clock-byo-yomi = { $time }, then { $periods } × { $seconds } s
tui-time-out-loss = the game is lost
tui-time-out-extra = { $time } extra, but you can no longer win
tui-time-out-moves = the computer plays the move
tui-goal-games = { $count ->
    [one] one game
   *[other] { $count } games
}
tui-goal-wins = { $count ->
    [one] first to { $count } win
   *[other] first to { $count } wins
}
tui-goal-points = { $count ->
    [one] first to { $count } point
   *[other] first to { $count } points
}
tui-next-alternate = players take turns to start
tui-next-loser = the loser starts
tui-next-winner = the winner decides
tui-next-same = the same player starts

## What happens

tui-mark = Move { $ply }, { $color ->
    [black] Black
   *[white] White
}: { $mistakes }
tui-thinking = The computer is thinking…
tui-really-resign = Press x again to resign.
tui-hint = Hint: { $move } ({ $score }).
tui-hint-more = Press i again for more.
tui-best = Best: { $score }
tui-figures = { $nodes } M boards, { $seconds } s, { $speed } M/s
tui-variation = You are trying another line. Press m to return to the game.
tui-proven = exact
tui-turning-title = Turning point { $number } of { $count }
tui-turning-yours = Your turning point { $number } of { $count }
tui-turning-none = No turning point: no discs were lost.
tui-turning-progress = The coach: { $done } of { $total }
tui-turning-find = { $color ->
    [black] Black: find a better move than { $square }.
   *[white] White: find a better move than { $square }.
}
tui-turning-wrong = Not { $square }.
tui-turning-right = Yes, { $square }.

## A real board

tui-box-title = Opening the box
tui-table-correct = { $color ->
    [black] Black may still correct the last turn.
   *[white] White may still correct the last turn.
}
tui-table-no-study = The record of this game shows the board as it really lay, mistakes included. The engine judges only games without mistakes.

## The console

tui-console-game = Game { $number }
tui-console-two = two players, left starts
tui-console-person = you against the computer, you start
tui-console-computer = you against the computer, it starts
tui-console-extra = { $count ->
    [one] { $count } extra disc for the right player
   *[other] { $count } extra discs for the right player
}
tui-console-limit = { $seconds } seconds per move
tui-console-refused = There is no game { $digits }. These exist: { $games }.
tui-console-machine = COMPUTER
tui-console-left = { $color ->
    [green] left player green
   *[red] left player red
}
tui-console-supply = In hand: Green { $black }, Red { $white }

## The sleeve of the cassette

tui-sleeve-title = The sleeve of the cassette
tui-sleeve-right = The right digit
tui-sleeve-left = The left digit
tui-sleeve-extra = 0 to 4: so many extra discs for the right-hand player. The manual does not say where they lie; the corners A1, H8, H1, A8, in this order, are our reading.
tui-sleeve-timed = 5 to 9: as 0 to 4, with 15 seconds for each move.
tui-sleeve-time-out = When the 15 seconds are over, the computer makes the move.
tui-sleeve-keys = The controllers
tui-sleeve-one = One player: the arrows, or a letter and a digit, move your disc over the board. Enter, the space bar and the tabulator are your three ENT keys.
tui-sleeve-two = Two players: the left one moves the disc with W, A, S and D and places it with the space bar; the right one has the arrows and Enter.
tui-sleeve-disc = A wrong place is not accepted. p makes a pause, and a game you leave pauses by itself.
tui-sleeve-plain = Type console and two digits, console 83, to begin. With red behind them, the left player has red: console 83 red.
tui-sleeve-screen = On the screen
tui-sleeve-colours = Green plays on the left and red on the right, unless you choose otherwise. Red always lies on D4 and E5, green on E4 and D5.

## Learning

tui-learn-today = Today
tui-learn-daily = Puzzle of the day
tui-learn-streak = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
tui-learn-due-puzzles = { $count ->
    [one] { $count } puzzle to review
   *[other] { $count } puzzles to review
}
tui-learn-due-openings = { $count ->
    [one] { $count } opening to review
   *[other] { $count } openings to review
}
tui-learn-done = done
tui-learn-puzzles = Puzzles
tui-learn-kind = { $title } ({ $count })
tui-learn-place = { $number } of { $count }
tui-learn-go-on = Press Enter to continue.
tui-learn-finished = That was the last one.

## Kept games

tui-games-count = { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
tui-games-none = No saved games, or none match your search.
tui-games-unfinished = Not finished
tui-games-delete = Press x again to delete this match for good.

## Keys

tui-key-choose = choose
tui-key-change = change
tui-key-open = open
tui-key-back = back
tui-key-help = help
tui-key-quit = quit
tui-key-language = language
tui-key-style = board
tui-key-place = place
tui-key-undo = undo
tui-key-redo = redo
tui-key-hint = hint
tui-key-evaluate = scores
tui-key-study = analyse
tui-key-pause = pause
tui-key-go-on = continue
tui-key-resign = resign
tui-key-next = next game
tui-key-sheet = score sheet
tui-key-starts = { $name } starts
tui-key-again = rematch
tui-key-touch = place or turn
tui-key-done = done
tui-key-pass = pass
tui-key-digits = number
tui-key-level = level
tui-key-colour = colour
tui-key-sleeve = sleeve
tui-key-left-player = left player
tui-key-right-player = right player
tui-key-scroll = scroll
tui-key-sound-on = sound on
tui-key-sound-off = sound off
tui-key-before = back a move
tui-key-after = next move
tui-key-try = try
tui-key-main-line = game
tui-key-turning = turning points
tui-key-retry = try again
tui-key-play-on = play here
tui-key-answer = answer
tui-key-solution = solution
tui-key-skip = next
tui-key-to-the-table = to the table
tui-key-search = search
tui-key-delete = delete
tui-key-rule = rule
tui-key-section = section
tui-key-edition = edition
tui-key-contents = contents
tui-key-figure = figure

## Help

tui-help-title = Keys
tui-help-choose = choose
tui-help-change = change the choice
tui-help-open = open the choice
tui-help-begin = begin the game
tui-help-language = change the language
tui-help-style = change how the board looks
tui-help-help = show what can be done
tui-help-back = go back
tui-help-quit = leave the program
tui-help-cursor = move the cursor, or click a square
tui-help-place = place a disc
tui-help-touch = place a disc, or turn the one there
tui-help-done = hand the move over (real board)
tui-help-pass = say that there is no move (real board)
tui-help-take-back-table = take back a disc against the rules
tui-help-undo = take back the last move
tui-help-redo = play it again
tui-help-hint = ask for a hint
tui-help-evaluate = show the scores of all moves
tui-help-study = analyse the game
tui-help-pause = pause the game or continue
tui-help-resign = resign (press twice)
tui-help-next = next game of the series, or the same again
tui-help-sheet = show the score sheet of the series
tui-help-starter = where the winner decides: who starts the next game
tui-help-again = rematch: the same game again
tui-help-digits = the two digits of a game
tui-help-level = how well the computer plays
tui-help-colour = green or red for the left player
tui-help-sleeve = read the sleeve of the cassette
tui-help-console-left = move and place the left player’s disc
tui-help-console-right = move and place the right player’s disc
tui-help-scroll = read on or back
tui-help-sound = sound on or off
tui-help-walk = walk through the game
tui-help-lines = choose one of the engine’s moves
tui-help-try = play the move
tui-help-main-line = return to the game
tui-help-turning = show where the game turned
tui-help-retry = try to find the better move
tui-help-play-on = play from here against the computer
tui-help-open-game = continue a saved game
tui-help-answer = answer
tui-help-solution = show the solution
tui-help-skip = go to the next one
tui-help-box-next = the next step
tui-help-box-before = one step back
tui-help-box-skip = skip the box
tui-help-learn = start the course or a puzzle: learn, learn 12
tui-help-rules = read the rulebook: rules, rules 3, rules 3 fr
tui-help-search = look for words
tui-help-delete = delete (press twice)
tui-help-rule = the next or the previous rule
tui-help-section = the next or the previous section
tui-help-rule-move = play the move of the figure, or put it back
tui-help-rule-figure = in a narrow window: the figure or the text
tui-help-edition = compare with a printed edition
tui-help-contents = the table of contents
tui-help-review = say the score after every move of the game
tui-help-board = say the discs row by row
tui-help-picture = draw the board with letters
tui-help-moves = say all moves and what they turn
tui-help-score = say the score
tui-help-time = say the clocks
tui-help-resume = continue after a pause
tui-help-give-up = resign the game
tui-help-games = list the saved games
tui-help-console = play a game of the console

## Line by line

tui-plain-welcome = Outflank, line by line. Type a square such as d3 to play there, “help” for all commands, “quit” to leave.
tui-plain-goodbye = Goodbye.
tui-plain-help = A square alone places a disc there; on a real board it also turns a disc over. The other commands:
tui-plain-unknown = “{ $word }” is not a command. Type “help” for all commands.
tui-plain-incomplete = Something is missing. Example: { $example }
tui-plain-nothing = There is nothing to say about this position.
tui-plain-next = Type “new” for the next game.
tui-plain-starter = Type “start 1” for { $one }, “start 2” for { $two }.
tui-plain-over = The match is over. Type “new” to play again, “quit” to leave.
tui-plain-line = { $move }: { $score }. Expected play: { $line }.
tui-plain-ply = { $ply }. { $color ->
    [black] Black
    [green] Green
    [red] Red
   *[white] White
} { $move }: { $score } for { $side ->
    [green] Green
   *[black] Black
}.
tui-plain-turning = Turning points:
tui-plain-move = { $square } turns { $count ->
    [one] { $count } disc
   *[other] { $count } discs
}: { $squares }.
tui-no-help = There is no help in this game: it would be unfair.
tui-plain-no-clock = There is no clock.
tui-plain-no-shelf = Games are not saved here.
tui-plain-no-such-game = There is no game with this number. Type “games” for the list.
tui-plain-learn = Answer with a square, or with the number of a statement. “hint” shows the solution, “new” goes on, “done” leads back to the game.
tui-plain-rules = Type “rules” and a number to read a section; add es, pl, de, fr or h21 to hear what that edition makes of it.
tui-plain-no-question = There is no question open.
tui-plain-row = Row { $row }: { $discs }.
tui-plain-empty = empty
tui-plain-discs = { $color ->
    [black] black
    [green] green
    [red] red
   *[white] white
} { $squares }
tui-plain-about = { $name }: { $value }
tui-word-play = play
tui-word-turn = turn
tui-word-done = done
tui-word-pass = pass
tui-word-undo = undo
tui-word-redo = redo
tui-word-hint = hint
tui-word-evaluate = evaluate
tui-word-review = review
tui-word-board = board
tui-word-picture = picture
tui-word-moves = moves
tui-word-score = score
tui-word-time = time
tui-word-pause = pause
tui-word-resume = resume
tui-word-resign = resign
tui-word-new = new
tui-word-start = start
tui-word-console = console
tui-word-sleeve = sleeve
tui-word-games = games
tui-word-open = open
tui-word-learn = learn
tui-word-rules = rules
tui-word-language = language
tui-word-help = help
tui-word-quit = quit

## The rulebook

tui-rules-ours = Ours
tui-rules-figure = Figure of rule { $number }
tui-rules-play = play { $square }
tui-rules-back = put it back
