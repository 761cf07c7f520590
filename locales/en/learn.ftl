# Lessons and puzzles.
# $square, $reply and $trap are squares such as D3; $color is "black" or "white".

## Puzzles

puzzle-kind-corner = Force a corner
puzzle-kind-only-win = The only winning move
puzzle-kind-endgame = The perfect endgame
puzzle-kind-swing = The biggest swing
puzzle-kind-trap = Avoid the trap
puzzle-kind-wipe-out = Total wipe-out
puzzle-task-corner = { $color ->
    [black] Black to move. Find the move after which Black takes a corner, whatever White replies.
   *[white] White to move. Find the move after which White takes a corner, whatever Black replies.
}
puzzle-task-only-win = { $color ->
    [black] Black to move. One move wins, every other lets the win slip.
   *[white] White to move. One move wins, every other lets the win slip.
}
puzzle-task-endgame = { $color ->
    [black] Black to move. Play the ending perfectly, to the last disc.
   *[white] White to move. Play the ending perfectly, to the last disc.
}
puzzle-task-swing = { $color ->
    [black] Black to move. One move is far better than all others.
   *[white] White to move. One move is far better than all others.
}
puzzle-task-trap = { $color ->
    [black] Black to move. One move is tempting and wrong. Find the best one.
   *[white] White to move. One move is tempting and wrong. Find the best one.
}
puzzle-task-wipe-out = { $color ->
    [black] Black to move. One move leads to an end without a single white disc.
   *[white] White to move. One move leads to an end without a single black disc.
}
puzzle-wrong = Not { $square }: there is a better move. Look again.
puzzle-wrong-corner = Not { $square }: after the reply { $reply } there is no corner to take.
puzzle-wrong-only-win = { $square } does not win. Look again.
puzzle-wrong-trap = { $square } is the trap. It looks good, but it throws the result away.
puzzle-wrong-wipe-out = After { $square } the opponent keeps a disc. Look again.
puzzle-leads-win = With best play { $square } wins by { $count } discs, but more is possible.
puzzle-leads-draw = With best play { $square } ends in a draw.
puzzle-leads-loss = With best play { $square } loses by { $count } discs.
puzzle-answer = The strongest reply is { $reply }.
puzzle-go-on = Right. { $reply } is the reply. What now?
puzzle-right-corner = Right: after { $square } every reply gives up a corner.
puzzle-right-win = Right: { $square } wins by { $count } discs with best play.
puzzle-right-draw = Right: { $square } holds the draw.
puzzle-right-wipe-out = Right: after { $square } the opponent cannot save a single disc.
puzzle-level = Level { $level } of 5
puzzle-share = About { $share } in 100 players would find it.
puzzle-solution = Solution: { $line }
puzzle-trap = The trap: { $trap }
puzzle-score = Result with best play: { $discs }

## The course

course-rules = A minute to learn
course-strategy = A lifetime to master
lesson-more = { $count ->
    [one] Yes. One more.
   *[other] Yes. { $count } more.
}
lesson-occupied = There is a disc on { $square } already.
lesson-turns-nothing = A disc on { $square } would enclose nothing.
lesson-turn-own = { $square } is already the right colour.
lesson-turn-empty = { $square } is empty.
lesson-choose = Choose one of the answers.
lesson-touch = Touch a square of the board.

lesson-board = The board
lesson-board-1 = Eight columns, A to H, and eight rows, 1 to 8: every square has a name. Touch C4.
lesson-board-1-right = Yes. There are 64 squares and 64 discs, black on one side and white on the other.
lesson-board-1-wrong = That is { $square }. The letter is the column, the digit the row.

lesson-start = The starting position
lesson-start-1 = Every game begins with these four discs, equal colours diagonal, and Black moves first. Touch the two black discs.
lesson-start-1-right = Right. Black has E4 and D5, White has D4 and E5.
lesson-start-1-wrong = There is no black disc on { $square }.
lesson-start-2 = On the television console of 1982 the discs were red and green. The red ones lie where our white ones are. Touch both of them.
lesson-start-2-right = Exactly. The game is the same on a television.
lesson-start-2-wrong = Not { $square }: look for the two red discs.

lesson-enclose = Enclosing discs
lesson-enclose-1 = You turn enemy discs by enclosing them: a straight row of them between two of yours. There is a white disc on C5. Place another one so that the three black discs are between the two.
lesson-enclose-1-right = Well done. D5, E5 and F5 have turned white.
lesson-enclose-1-wrong = { $square } encloses something else. Look along row 5.
lesson-enclose-2 = The row can be any length: all of it turns. You are Red on the console: enclose the four green discs.
lesson-enclose-2-right = All four turned at once.
lesson-enclose-2-wrong = Not { $square }. The red disc on B4 needs a partner at the other end.

lesson-directions = In all directions
lesson-directions-1 = One disc can enclose several rows at once: across, up and down, and diagonally. White has just placed D6. Touch every disc that turns over.
lesson-directions-1-right = Five discs, in two directions.
lesson-directions-1-wrong = { $square } is not between D6 and another white disc.
lesson-directions-2 = Now you. Find Black’s move that turns five discs.
lesson-directions-2-right = D6 turns three discs upwards and two on the diagonal.
lesson-directions-2-wrong = { $square } turns fewer. Look for a square where two rows of white discs meet.

lesson-lines = Where a row ends
lesson-lines-1 = A row ends at the first disc of your own: nothing beyond it turns. Black has placed A5. Touch what turns over.
lesson-lines-1-right = Only B5. The black disc on C5 closes the row, so D5 and E5 stay white.
lesson-lines-1-wrong = { $square } stays. The row ends at the first black disc.
lesson-lines-2 = Turned discs enclose nothing themselves: only the disc just placed counts. Black has placed G6. Touch what turns over.
lesson-lines-2-right = E4 and F5, on the diagonal. D5 and E5 stay white, although they now lie between black discs.
lesson-lines-2-wrong = { $square } does not lie between G6 and another black disc.

lesson-all = All of them
lesson-all-1 = Black plays D6 here. Must Black turn every enclosed disc, even if fewer would be better?
lesson-all-1-a = No, Black may choose.
lesson-all-1-b = Yes, all of them.
lesson-all-1-right = Yes. Every enclosed row turns over, whether you like it or not.
lesson-all-1-wrong = There is no choice: what is enclosed turns over.

lesson-sample = A game begins
lesson-sample-1 = Black begins. Touch all squares where Black can enclose a white disc.
lesson-sample-1-right = These four. They are mirror images of each other, so any of them will do.
lesson-sample-1-wrong = On { $square } a black disc would enclose nothing.
lesson-sample-2 = Black plays C4. Touch the disc that turns over.
lesson-sample-2-right = D4 is black now.
lesson-sample-2-wrong = { $square } is not enclosed.
lesson-sample-3 = Now White can enclose a black disc in three ways. Touch the three squares.
lesson-sample-3-right = C3, C5 and E3.
lesson-sample-3-wrong = On { $square } a white disc would enclose nothing.
lesson-sample-4 = White chooses C3. Touch the disc that turns over.
lesson-sample-4-right = D4 is white again, enclosed between C3 and E5. And so the game goes on.
lesson-sample-4-wrong = { $square } is not enclosed.

lesson-pass = No move
lesson-pass-1 = Black is to move but cannot enclose anything. What happens?
lesson-pass-1-a = The game is over.
lesson-pass-1-b = Black passes, and it is White’s turn.
lesson-pass-1-c = Black places a disc anywhere.
lesson-pass-1-right = Right. A player without a move passes; it happens automatically.
lesson-pass-1-wrong = Without a move, it is simply the other side’s turn.
lesson-pass-2 = White has three moves here and likes none of them. May White pass?
lesson-pass-2-a = Yes.
lesson-pass-2-b = No.
lesson-pass-2-right = Right. If you have a move, you must make one.
lesson-pass-2-wrong = No: you may pass only if you have no move.

lesson-refused = Moves that are refused
lesson-refused-1 = Black would like to place a disc on B3. Why is that refused?
lesson-refused-1-a = There is a disc on B3.
lesson-refused-1-b = It is White’s turn.
lesson-refused-1-c = It would enclose nothing.
lesson-refused-1-right = Right. The program says why, and the board stays as it was.
lesson-refused-1-wrong = Look again: B3 is empty, and Black is to move.

lesson-mistakes = Turning by hand
lesson-mistakes-1 = On a real board you turn the discs by hand. White has placed C3 and forgotten to turn D4; Black has not moved yet. What now?
lesson-mistakes-1-a = White may still turn it.
lesson-mistakes-1-b = The mistake stands.
lesson-mistakes-1-right = Right. Until the opponent moves, mistakes may be corrected. After that the board stands.
lesson-mistakes-1-wrong = It is not too late: Black has not moved yet.

lesson-supply = Thirty-two discs each
lesson-supply-1 = Each player has 32 discs. What if you have none left in hand and can still move?
lesson-supply-1-a = You lose.
lesson-supply-1-b = You pass.
lesson-supply-1-c = Your opponent gives you one.
lesson-supply-1-right = Right, and as often as needed. The program shows both supplies and tells when a disc is lent.
lesson-supply-1-wrong = Nobody loses a turn for lack of discs.

lesson-end = The end of the game
lesson-end-1 = It is White’s turn, but no white disc is left on the board. Is the game over, although many squares are empty?
lesson-end-1-a = No, Black fills the board first.
lesson-end-1-b = Yes, nobody can move, and Black has won.
lesson-end-1-right = Right. The game ends when neither side can move.
lesson-end-1-wrong = Without white discs there is nothing to enclose, so nobody can move.
lesson-end-2 = One square is empty, but neither side can enclose anything there. Who has won?
lesson-end-2-a = Black.
lesson-end-2-b = White.
lesson-end-2-right = Right: 42 white discs against 21 black ones. A game can end before the board is full.
lesson-end-2-wrong = Count the discs: the colour with more of them wins.

lesson-score = Three ways to count
lesson-score-1 = The game is over: 48 black discs, 6 white ones, 10 empty squares. By what margin has Black won?
lesson-score-1-a = By 48.
lesson-score-1-b = By 42.
lesson-score-1-c = By 52.
lesson-score-1-right = Right: 48 minus 6. The plain count is 48 to 6, the margin 42.
lesson-score-1-wrong = The margin is the larger count minus the smaller.
lesson-score-2 = Tournaments give the empty squares to the winner. What is the score by that rule?
lesson-score-2-a = 48 to 6.
lesson-score-2-b = 53 to 11.
lesson-score-2-c = 58 to 6.
lesson-score-2-right = Right: the federation score. The program always says which score it shows.
lesson-score-2-wrong = All ten empty squares go to Black.

lesson-handicap = A head start
lesson-handicap-1 = Between unequal players the weaker one may begin with discs in one to four corners. Touch the four corners.
lesson-handicap-1-right = These discs can never be turned: a real help.
lesson-handicap-1-wrong = { $square } is not a corner.

lesson-corners = Corners
lesson-corners-1 = A disc in a corner can never be turned, nor can discs of its colour joined to it along the edge. Here all black discs are safe. Touch the one on which all the others rest.
lesson-corners-1-right = H8. From there Black has grown along both edges, and none of it can be lost.
lesson-corners-1-wrong = Not { $square }. Look for the black disc in a corner.

lesson-safe = Safe discs
lesson-safe-1 = Discs that can never be turned again are safe. From a corner they grow along the edge. Find the move that makes the most black discs safe.
lesson-safe-1-right = H8 makes seven discs safe at once. No other move wins this game.
lesson-safe-1-wrong = { $count ->
    [0] { $square } makes no disc safe. Look at the corners.
   *[other] { $square } makes fewer discs safe: { $count }. Look at the corners.
}
lesson-safe-2 = White is to move. Touch the seven black discs on the bottom edge: White can never turn them.
lesson-safe-2-right = From B8 to H8: joined to the corner without a gap.
lesson-safe-2-wrong = { $square } is not joined to the corner H8 along the edge.

lesson-danger = Beside the corner
lesson-danger-1 = Black has just placed a disc on G7, next to an empty corner. You are White: make use of it.
lesson-danger-1-right = The disc on G7 was the bridge to the corner.
lesson-danger-1-wrong = { $square } lets the chance go by. The disc on G7 leads to the corner.
lesson-danger-2 = The squares diagonally next to a corner are the most dangerous ones. Players call them X-squares. Touch all four.
lesson-danger-2-right = B2, G2, B7 and G7. Do not play there while the corner is empty, unless you know why.
lesson-danger-2-wrong = { $square } is not diagonally next to a corner.
lesson-danger-3 = The edge squares right beside a corner are called C-squares. They are dangerous too. Touch all eight.
lesson-danger-3-right = Two beside each corner. A disc there often helps the opponent into the corner along the edge.
lesson-danger-3-wrong = { $square } is not an edge square right beside a corner.
lesson-danger-4 = Black has six moves here, and after five of them White takes a corner. Find the sixth.
lesson-danger-4-right = C2 keeps every corner closed.
lesson-danger-4-wrong = After { $square } White takes a corner at once.

lesson-edge = Attack along the edge
lesson-edge-1 = A corner can be prepared. White has a disc on A2, Black one on A5. Find Black’s move on this edge after which nothing saves A1.
lesson-edge-1-right = Whatever White replies, A1 can be taken. White fills the gap with A4.
lesson-edge-1-wrong = After { $square } White can keep you out of the corner. Look at the left edge.
lesson-edge-2 = Now take what you have prepared.
lesson-edge-2-right = A1 turns A2, A3 and A4, and the corner is yours.
lesson-edge-2-wrong = { $square } can wait: the corner is open.
lesson-edge-3 = A disc between two enemy discs on the edge is a wedge. It attacks the corner from within. Find Black’s wedge on the bottom edge.
lesson-edge-3-right = D8 stands firm between C8 and E8. Whatever White replies, Black takes a corner next.
lesson-edge-3-wrong = { $square } is not between two white discs of the bottom edge.

lesson-force = Forcing a bad move
lesson-force-1 = Good moves run out. Black can leave White with a single move, and a bad one. Find Black’s move on the bottom edge.
lesson-force-1-right = After E8 White has one move left.
lesson-force-1-wrong = After { $square } White could choose between { $count } moves. Look at the bottom edge.
lesson-force-2 = It is White’s turn. Touch the only square White can play on.
lesson-force-2-right = B2, diagonally next to an empty corner.
lesson-force-2-wrong = White cannot play on { $square }.
lesson-force-3 = White had to play B2. Your turn.
lesson-force-3-right = The corner is yours, and White never had a choice.
lesson-force-3-wrong = Not { $square }: the corner A1 is open now.

lesson-mobility = Room to move
lesson-mobility-1 = Black could choose between 21 moves here; White, if it were to move, would have just one. Who is in control?
lesson-mobility-1-a = Black, who has more moves.
lesson-mobility-1-b = White, who has more discs.
lesson-mobility-1-right = Right. A player with many moves usually has a safe one among them; a player with few must play what is left.
lesson-mobility-1-wrong = Discs change sides until the very end. What counts now are moves.
lesson-mobility-2 = Leave your opponent little choice. The number on each square says how many replies White would have. Play the smallest.
lesson-mobility-2-right = D3 leaves White only two replies.
lesson-mobility-2-wrong = { $square } leaves White { $count } replies. Another move leaves fewer.
lesson-mobility-3 = Now without numbers. Black has ten moves. Find the one that leaves White the fewest replies.
lesson-mobility-3-right = D8 leaves four replies; B3 would have left eleven.
lesson-mobility-3-wrong = { $square } leaves White { $count } replies. Look again.

lesson-few = Few discs early
lesson-few-1 = Early on, many discs are a burden: each gives the opponent something to enclose. The numbers say how many replies White would have. Find the move that leaves the fewest.
lesson-few-1-right = E3 turns a single disc and leaves White seven replies. D1 would have turned three and left thirteen.
lesson-few-1-wrong = { $square } leaves White { $count } replies. Look for the smallest number.
lesson-few-2 = Black could now choose between thirteen moves, White between seven. What should you look for in the opening?
lesson-few-2-a = As many discs as possible, and the edges.
lesson-few-2-b = Few discs, close to the middle, and more moves than the opponent.
lesson-few-2-right = Right. These three go together, and they hold until the board fills up.
lesson-few-2-wrong = Discs are counted only at the end. Until then, moves matter more.
lesson-frontier = Frontier and walls
lesson-frontier-1 = Discs beside an empty square form the frontier. A long frontier is a wall, and a wall gives the opponent moves. Touch the two black discs that no empty square touches.
lesson-frontier-1-right = D4 and D6 lie inside. All other black discs stand on the frontier.
lesson-frontier-1-wrong = { $square } is not it: look for a black disc with discs all around.
lesson-frontier-2 = The numbers say how many black discs would stand on the frontier. Keep it short.
lesson-frontier-2-right = C1 leaves nine discs on the frontier, and White only six replies, fewer than any other move.
lesson-frontier-2-wrong = After { $square } the frontier has { $count } discs. It can be shorter.

lesson-quiet = Quiet moves
lesson-quiet-1 = A quiet move turns only discs that have no empty square beside them, and so opens nothing. Black has one here.
lesson-quiet-1-right = G4 turns only discs that no empty square touches, and leaves White eight replies, fewer than any other move.
lesson-quiet-1-wrong = { $square } turns a disc that lies beside an empty square.
lesson-quiet-2 = One of Black’s moves here is quiet. Find it.
lesson-quiet-2-right = F7 opens nothing: White has five replies. After A6 it would be ten.
lesson-quiet-2-wrong = { $square } turns a disc that lies beside an empty square.
lesson-tempo = Moves that can wait
lesson-tempo-1 = Black can play B2, B3, H6, G7 and H7. Three of these squares are closed to White. Touch them.
lesson-tempo-1-right = White has no access to H6, G7 and H7. Such squares run away from nobody: they are moves in reserve, or tempo.
lesson-tempo-1-wrong = White could play on { $square } too, or Black cannot.
lesson-tempo-2 = So let those three wait. Find the move that wins.
lesson-tempo-2-right = B3, while White could still have played there. Black’s reserve on H6, G7 and H7 remains.
lesson-tempo-2-wrong = { $square } does not win. Choose between the squares that White could take.
lesson-tempo-3 = When your opponent has no move at all, you play twice. Find the move after which White has to pass.
lesson-tempo-3-right = After H7 White passes. It is the only winning move, although Black has fewer discs.
lesson-tempo-3-wrong = { $count ->
    [one] { $square } leaves White { $count } reply. Look for a move that leaves none.
   *[other] { $square } leaves White { $count } replies. Look for a move that leaves none.
}
lesson-wait = A corner can wait
lesson-wait-1 = Black could take the corner H8 now, and White cannot. Find a better move first: one that leaves White a single reply.
lesson-wait-1-right = After G1 White has nothing but the X-square B7.
lesson-wait-1-wrong = { $count ->
    [one] { $square } leaves White { $count } reply, but not a bad one.
   *[other] { $square } leaves White { $count } replies.
}
lesson-wait-1-h8 = The corner is tempting, but taking it now loses by 18. White cannot take it: it can wait.
lesson-wait-2 = Now there are two corners to take. Take the one that has just been opened.
lesson-wait-2-right = After A8 White has to pass, and H8 is still there.
lesson-wait-2-wrong = Not { $square }: White’s move to B7 has opened a corner.
lesson-shapes = Shapes on the edge
lesson-shapes-1 = Six discs of one colour between two empty corners are a balanced edge. Touch White’s six.
lesson-shapes-1-right = From B8 to G8. No black disc closes the row, so Black cannot take either corner along this edge.
lesson-shapes-1-wrong = { $square } is not one of them. Look at the bottom edge.
lesson-shapes-2 = Five in a row with a C-square empty are an unbalanced edge: a wedge fits into the gap. Touch the empty C-square of White’s five.
lesson-shapes-2-right = B1. The next lesson shows what it is worth.
lesson-shapes-2-wrong = Not { $square }. Look at the top edge, right beside a corner.

lesson-parity = The last move
lesson-parity-1 = The board has 64 squares, four of them taken at the start. Black moves first. If nobody passes, who has the last move?
lesson-parity-1-a = Black.
lesson-parity-1-b = White.
lesson-parity-1-right = White. The last move turns discs that nobody turns back. In return, the rulebook says that the starter has a slight advantage.
lesson-parity-1-wrong = Sixty empty squares: Black takes the first, third, fifth… Go on counting.
lesson-parity-2 = Near the end the empty squares fall apart into regions. Here there are two of two squares and one of three. Touch the squares of the odd region.
lesson-parity-2-right = G7, G8 and H8. In an odd region, the player who begins can also have the last move.
lesson-parity-2-wrong = { $square } does not belong to the region of three.
lesson-parity-3 = You are White. Begin in the odd region, on the square that wins.
lesson-parity-3-right = G8. With best play White now has the last move in all three regions, and wins.
lesson-parity-3-wrong = { $square } goes into a region of { $count }. The last move there is Black’s.
lesson-parity-3-g7 = The region is right, but { $square } loses. Try another square of it.
lesson-parity-4 = Once more you are White, with regions of two, three and four squares. Find the winning move.
lesson-parity-4-right = G8, in the region of three. All regions are even now, and Black has to begin each of them.
lesson-parity-4-wrong = { $square } goes into a region of { $count } and loses. Look for the odd one.
lesson-count = Counting the end
lesson-count-1 = Four squares are left, so everything can be counted. Play each move through in your head and find the one that wins.
lesson-count-1-right = H7, then H8, B1 and A1: Black wins by 6.
lesson-count-1-wrong = { $square } does not win. Count again.
lesson-count-1-a1 = { $square } loses by 8, although it is a corner. Count again.
lesson-count-1-h8 = { $square } loses by 14, although it is a corner. Count again.
lesson-four = Four corners and still lost
lesson-four-1 = This game is over. Black holds all four corners. Has Black won?
lesson-four-1-a = Yes, corners decide.
lesson-four-1-b = No, the discs must be counted.
lesson-four-1-right = Black has lost, 21 to 43. No advice is always right: count, and look at what each move allows.
lesson-four-1-wrong = Look at how much of the board is white.

lesson-give = Giving a corner up
lesson-give-1 = To attack an unbalanced five you may even give up the corner beside it. Find Black’s only winning move; it is an X-square.
lesson-give-1-right = B2 offers the corner A1, and White takes it.
lesson-give-1-wrong = { $square } loses. Look at the top left corner.
lesson-give-2 = White has the corner A1, and there is a gap beside it. Wedge in.
lesson-give-2-right = B1 stands between A1 and C1. White replies A2.
lesson-give-2-wrong = Not { $square }: look at the gap on the top edge.
lesson-give-3 = Now the row of White’s discs has a black one at its end. Take what that opens.
lesson-give-3-right = H1. With best play Black gets A8 and H8 as well: one corner for three.
lesson-give-3-wrong = { $square } can wait: a corner is open now.
lesson-trap = The Stoner trap
lesson-trap-1 = White’s disc on the C-square G8 is weak. Attack its corner from an X-square that White cannot use. Find the only winning move.
lesson-trap-1-right = G7. White has no disc at the other end of the diagonal, so the corner H8 stays closed to White. White replies B7.
lesson-trap-1-wrong = { $square } does not win. Look beside the corner H8.
lesson-trap-2 = White’s move has opened a corner. Take it.
lesson-trap-2-right = A8. With best play the attacked corner H8 falls to Black too.
lesson-trap-2-wrong = { $square } can wait: a corner is open.

## The rulebook’s puzzles

rulebook-title = Rulebook puzzle { $number }
rulebook-find = Find Black’s move after which Black takes a corner, whatever White replies.
rulebook-found = { $count ->
    [one] Right: { $square } leaves White a single reply.
   *[other] Right: { $square } leaves White { $count } replies. Let us see all of them.
}
rulebook-take-corner = White replies { $reply } ({ $number } of { $count }). Take a corner.
rulebook-next-reply = { $corner } is yours. Now White’s next reply.
rulebook-solved = { $corner } is yours. That was every reply: Black always gets a corner.
rulebook-not-a-corner = { $square } is not a corner. One can be taken now.
rulebook-play-on = Play on: with best play Black wins.

## Openings

trainer-title = Openings by heart
trainer-task-black = You are Black. Play this opening from memory; White’s moves come by themselves.
trainer-task-white = You are White. Play this opening from memory; Black’s moves come by themselves.
trainer-wrong = { $square } leaves this line. Try again.
trainer-hint = The line goes on with { $square }.
trainer-finished = That is the whole line.
