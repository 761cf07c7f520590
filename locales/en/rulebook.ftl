# The rulebook: every rule, and what the printed editions make of it.

rules-title = The rulebook
rules-intro = Othello in our own words, rule by rule. Five printed editions describe the game; choose one to see what it adds, leaves out, words differently or gets wrong.
rules-setup-lines = The feet, in twelve languages:
rules-alt-board = Black: { $black }. White: { $white }.
rules-alt-console = Green: { $black }. Red: { $white }.
rules-alt-move = The move { $square } turns { $turned }.

rules-edition-es = Spanish rulebook of the board game
rules-edition-pl = Polish rulebook
rules-edition-de = German rules
rules-edition-fr = French rules
rules-edition-h21 = Spanish manual of the cassette for the TRQ H-21 console

rules-same = says the same
rules-drops = does not say this
rules-adds = adds
rules-words = puts it differently
rules-errs = gets it wrong
rules-summary = The same: { $same }. With additions: { $adds }. Put differently: { $words }. Left out: { $drops }. Wrong: { $errs }.

rules-aim = The aim
rules-box = What is in the box
rules-setup = Setting up
rules-move = A move
rules-directions = In all directions
rules-limits = What does not turn
rules-pass = Passing
rules-mistakes = Mistakes
rules-supply = Running out of discs
rules-end = The end of the game
rules-score = Scores
rules-sample = The first two moves
rules-series = Several games
rules-handicap = Giving a head start
rules-tips = Tips
rules-console = On the console of 1982

rule-one-game = All five editions describe one and the same game, but they count their rules differently. Here every rule has a number of its own.
rule-most-discs = At the end of the game you want more discs of your colour on the board than your opponent.

rule-contents = The game has a board of eight by eight squares and 64 discs, black on one side and white on the other.
rule-feet = If the board has feet, put them on first. Then take the lids off the disc trays: press both ends and lift. When you pack up, the lids go back on.
rule-share = Each player takes 32 discs and one colour, and keeps that colour for the whole game.

rule-names = Columns are called A to H from left to right, rows 1 to 8 from top to bottom. A square has the name of its column and its row.
rule-four-discs = Four discs lie in the centre before the game starts: white ones on D4 and E5, black ones on E4 and D5.
rule-black-first = Black makes the first move. There are four to choose from: C4, D3, E6 and F5.

rule-one-disc = When it is your turn, put one disc on an empty square, your colour up. Then turn over the discs you have enclosed. Now it is your opponent’s turn.
rule-enclose = You enclose a row of your opponent’s discs when one of your discs lies at each end: one that was there before, and the one you place now. Here a white disc lies on C5. White plays G5 and turns D5, E5 and F5.
rule-any-length = A row can be long or short; a single disc is enough. This figure has the colours of the console: Red plays G4, and the four green discs C4, D4, E4 and F4 between it and B4 turn over.
rule-straight = A row is a straight line of discs side by side: across, up and down, or diagonal.
rule-must-turn = Every move has to turn at least one disc. A square where nothing would turn is not a move.

rule-directions = One disc can enclose several rows at once, in any of the eight directions. White plays D6. That turns D3, D4 and D5 below the disc on D2, and also E5 and F4 on the diagonal to G3.
rule-turn-all = You have to turn over all the discs you have enclosed, even those you would rather leave.

rule-own-disc = A row ends at the first disc of your own colour. Black plays A5 and turns only B5, because a black disc lies on C5. D5 and E5 stay white, although another black disc lies on F5.
rule-gap = A row also ends at an empty square. Nothing turns across a gap.
rule-direct = Only rows that begin at the disc you place turn over. Black plays G6 and turns E4 and F5. Now D5 and E5 lie between the black discs C5 and F5, but they stay white: F5 was only turned, not placed.
rule-stays-put = A disc stays on its square until the end of the game. It may be turned over many times, but it is never moved.

rule-pass = If you cannot turn any disc, you miss your turn. White has just played A3, and Black has no move. So White plays again, on D2 or F4.
rule-no-choice = If you have a move, you have to make one. You may not pass because your moves look bad.

rule-wrongly-turned = If you turned a disc by mistake, you may turn it back until your opponent has moved.
rule-forgotten = If you forgot to turn a disc, you may turn it until your opponent has moved.
rule-too-late = Once your opponent has moved, it is too late, and the discs stay as they lie.

rule-lend = If you have no discs left but you can move, your opponent gives you one. Here White has run out and could play C1, G1, H1 or G2. Black still has four discs and hands one over.
rule-lend-again = This happens as often as needed.

rule-end = The game is over as soon as neither player can move. There are three ways this can happen.
rule-end-full = The board is full. This is the usual end; here Black has 29 discs and White has 35.
rule-end-wiped-out = One colour is gone. Black plays H7, and no white disc is left: 13 to 0 after nine moves.
rule-end-blocked = Both players have discs and there are empty squares, but nobody can enclose anything. Here A8 and G2 stay empty, and the game ends 28 to 34.
rule-winner = Count the discs. The player with more discs of their own colour on the board wins.
rule-draw = If both have the same number, the game is a draw.

rule-counts = The simplest score is the number of discs of each colour.
rule-margin = The margin is the larger number minus the smaller one. A game that ends 29 to 35 is won by 6.
rule-federation = In tournaments the winner also gets the empty squares. A game that ends 28 to 34 with two empty squares counts as 28 to 36.

rule-sample-black = Black can play C4, D3, E6 or F5 and chooses C4. The white disc on D4 is now enclosed and turns black.
rule-sample-white = White can play C3, C5 or E3 and chooses C3. The disc on D4 turns white again. The game goes on like this until neither player can move.

rule-series = You can play several games and agree on a goal: so many games won, or so many points when you add up the margins.
rule-next-game = The winner of a game decides who starts the next one, and may leave the start to the loser. Agree on this before the first game.

rule-corners = A much stronger player can let the weaker one begin with a disc in all four corners: A1, H1, A8 and H8. The weaker player takes Black.
rule-fewer-corners = If the difference is smaller, one, two or three corners are enough. We fill them in the order A1, H8, H1, A8.
rule-give-start = Whoever starts has a slight advantage. The stronger player can give it to the weaker one.

rule-finger = Keep a finger on the disc you have just placed while you turn the others. That way you forget none.
rule-play-first = Play a few games before you read about strategy. The advice is easier to understand then.
rule-not-absolute = No advice is always right. Watch how your opponent plays, and adapt.
rule-corner-safe = A disc in a corner can never be turned, and it protects its neighbours. Thanks to H8, White can never turn any of the black discs here.
rule-corner-attack = A disc next to an empty corner is in danger. White has one on A2. Black cannot take the corner yet, but after A3 nothing can stop Black from taking it next time.
rule-four-corners-lost = Corners do not win the game by themselves. Here Black holds A1, H1, A8 and H8, all four of them, and still loses 21 to 43.
rule-give-corner = Being in control matters more than a corner. Good players sometimes give a corner away to gain control.
rule-few-moves = Leave your opponent few moves. It helps not to turn too many discs early on, because your opponent always has to enclose one of yours.
rule-puzzles = In each of the five puzzles Black finds a move that wins a corner next time, whatever White replies. Look at all the moves before you choose.
rule-puzzle-one = Puzzle 1 begins with H2 and can be played to the end in 24 moves. White never has a choice, and Black wins 54 to 10.

rule-digits = Two digits choose the game. The right one: 1 for two players, 2 against the computer when you start, 3 when the computer starts. The left one: 0 to 4 extra discs for the right-hand player. That makes 15 games, and 15 more with a time limit.
rule-console-colours = On the console the discs are green and red. Red lies on D4 and E5, green on E4 and D5. The left player has green, the right one red.
rule-time-limit = With 5 to 9 as the left digit, each move has to be made within 15 seconds. If time runs out, the computer makes the move.
rule-blinking = Both scores are on the screen all the time. The one that blinks belongs to the player to move.
rule-credit = The program on the cassette follows the rules of Edmond Dujardin.

note-ten-rules = It counts ten rules.
note-eight-rules = It counts eight rules; the number of the first is missing.
note-six-rules = It counts six points and adds more without a number.
note-eleven-rules = It counts eleven points, setting up included.
note-aim-surround = It first names surrounding discs as the aim, and then the count.
note-box-feet-lids = The board has four feet and two trays with lids that come off.
note-box-feet = The board has four feet, and the leaflet itself is on the list.
note-box-velvet = The board is velvet with a hollow for each disc. Black sides are smooth, white sides have a hole.
note-box-console = The discs are red on one side and green on the other, and exist only on the screen.
note-feet-languages = It speaks only of the feet, but in eleven languages.
note-share-trays = It puts 32 discs into each tray and takes the first four from there.
note-one-stock = It knows only one stock of 64 discs for both.
note-both-diagonals = It only asks that discs of one colour touch diagonally. The other diagonal would be allowed too.
note-red-green = Red lies on the squares of White here, green on those of Black.
note-convention = It calls this a convention.
note-start-agreed = The players agree on who starts; against the computer the chosen game decides.
note-row-uncounted = It does not say how many discs the row has.
note-row-four = Its example has four discs in a row.
note-colours-chosen = It lets each player choose a colour; the fixed places of green and red are ours.
note-row-not-straight = It calls any discs of the opponent a row. The straight line got lost.
note-machine-refuses = The computer does not accept any other move.
note-machine-turns = The computer turns the discs by itself, and always all of them.
note-own-disc-garbled = It forbids enclosing a disc of your own. What is meant is jumping over it.
note-gap-named = It is the only one to name the empty square.
note-pass-garbled = A word got lost: it says that you pass if you are able to play.
note-machine-passes = The computer passes by itself.
note-no-mistakes = The computer turns the discs and makes no mistakes.
note-only-wrongly = It speaks only of discs that were turned wrongly.
note-end-narrow = It names only a full board and a missing colour, and leaves out that both can be blocked.
note-end-general = It does not name this case; its general rule covers it.
note-end-early = It only says that a game can end before all 64 squares are filled.
note-counts-shown = Both counts are on the screen during the whole game.
note-stronger-white = It asks the stronger player to take White.
note-right-hand = The computer gives one to four extra discs to the right-hand player, which can be the computer itself.
note-no-order = It does not say which corners.
note-no-place = It does not say where the extra discs lie.
note-no-picture = It says so without a picture.
note-diagram-3 = A2 was White’s last move, and White will probably reply A4.
note-first-corner = It says that the first corner helps, but is not the main reason for winning.
note-no-guarantee = It says that one or more corners do not guarantee the win.
note-control-reversed = It turns the idea around: the opponent takes corners to gain control.
note-many-moves = It advises not to leave White too many moves.
note-dangerous-too = Squares next to a corner count too. It calls the puzzles examples.
note-two-moves-lost = It prints only 22 moves. Two squares would stay empty, and it would not be 54 to 10.
note-fifteen = It counts only 15 games, but its digits make 30.
