# What the coach says about a move.
# $square, $best, $corner and $reply are squares such as D3; $corners is a list of them.
# $again is yes when the sentence before was about the same move.

## The verdict

coach-best = { $square } is the best move.
coach-looks-best = { $square } looks best.
coach-only-move = { $square } is the only move.
coach-equal = { $square } is as good as { $best }.
coach-good = { $square } is almost as good as { $best }.
coach-loses-discs = { $square } gives away { $count ->
    [one] { $count } disc
   *[other] { $count } discs
} compared with { $best }.
coach-loses-about = { $square } gives away about { $count ->
    [one] { $count } disc
   *[other] { $count } discs
}; { $best } is better.
coach-win-lost = { $square } turns a win into a loss; { $best } wins.
coach-win-drawn = { $square } turns a win into a draw; { $best } wins.
coach-draw-lost = { $square } turns a draw into a loss; { $best } holds the draw.

coach-grade-best = Best move
coach-grade-looks-best = Looks best
coach-grade-good = Good
coach-grade-inaccuracy = Inaccuracy
coach-grade-mistake = Mistake
coach-grade-blunder = Blunder

## Reasons

coach-wipes-out = { $again ->
    [yes] It leaves the opponent without a single disc.
   *[no] { $square } leaves the opponent without a single disc.
}
coach-takes-corner = { $again ->
    [yes] It takes a corner, and a disc there can never be turned.
   *[no] { $square } takes a corner, and a disc there can never be turned.
}
coach-gives-corner = { $count ->
    [one] { $square } lets the opponent take the corner { $corners }.
   *[other] { $square } lets the opponent choose between { $count } corners: { $corners }.
}
coach-forces-corner = { $count ->
    [0] After { $again ->
        [yes] it
       *[no] { $square }
    } the opponent has to pass, and a corner can be taken.
    [one] The only reply to { $again ->
        [yes] it
       *[no] { $square }
    } gives up a corner.
   *[other] Each of the { $count } replies to { $again ->
        [yes] it
       *[no] { $square }
    } gives up a corner.
}
coach-loses-corner = After { $square }, expect the opponent to get the corner { $corner }.
coach-wins-corner = { $again ->
    [yes] It should win the corner { $corner } a few moves later.
   *[no] { $square } should win the corner { $corner } a few moves later.
}
coach-danger-x = { $square } lies diagonally next to the empty corner { $corner }: the most dangerous kind of square.
coach-danger-c = { $square } lies on the edge right beside the empty corner { $corner }, which easily costs the corner.
coach-passes = { $again ->
    [yes] It leaves the opponent without a move, so the turn comes straight back.
   *[no] { $square } leaves the opponent without a move, so the turn comes straight back.
}
coach-more-replies = { $square } leaves the opponent { $count } replies, { $best } only { $other }.
coach-fewest-replies = { $again ->
    [yes] It leaves
   *[no] { $square } leaves
} the opponent { $count ->
    [one] a single reply
   *[other] { $count } replies
}, fewer than any other move.
coach-fewer-own-moves = { $count ->
    [0] { $square } keeps no move in reserve, { $best } keeps { $other }.
    [one] { $square } keeps just one move in reserve, { $best } keeps { $other }.
   *[other] { $square } keeps { $count } moves in reserve, { $best } keeps { $other }.
}
coach-fewer-moves-next = { $count ->
    [0] After { $square } and the reply { $reply } there is no move left; with { $best } there would be { $other }.
    [one] After { $square } and the reply { $reply } there is just one move left; with { $best } there would be { $other }.
   *[other] After { $square } and the reply { $reply } there are { $count } moves to choose from; with { $best } there would be { $other }.
}
coach-makes-safe = { $again ->
    [yes] It makes
   *[no] { $square } makes
} { $count ->
    [one] one disc
   *[other] { $count } discs
} safe for good.
coach-gives-safe = { $count ->
    [one] { $square } makes one of the opponent’s discs safe for good.
   *[other] { $square } makes { $count } of the opponent’s discs safe for good.
}
coach-wider-frontier = { $square } leaves { $count } discs next to empty squares, { $best } only { $other }.
coach-turns-many = { $square } turns { $count } discs, { $best } only { $other }; early in the game fewer is usually better.
coach-turns-few = Near the end every disc counts: { $best } turns { $other }, { $square } only { $count }.
coach-quiet = { $again ->
    [yes] It is a quiet move: no disc it turns lies next to an empty square.
   *[no] { $square } is a quiet move: no disc it turns lies next to an empty square.
}
coach-wedge = { $again ->
    [yes] It wedges itself between two enemy discs on the edge.
   *[no] { $square } wedges itself between two enemy discs on the edge.
}
coach-odd-region = { $again ->
    [yes] It
   *[no] { $square }
} { $count ->
    [one] fills a lone empty square, where the opponent cannot reply.
   *[other] goes into a region of { $count } empty squares, an odd number, and leaves the opponent an even one.
}
coach-even-region = { $square } opens a region of { $count } empty squares, an even number, so the opponent may get the last move there.
coach-takes-square = { $square } lets the opponent play on { $best }, the square you wanted.
coach-can-wait = The opponent cannot play on { $square } now, but can on { $best }: { $square } could have waited.
coach-quiet-reply = { $square } allows the quiet reply { $reply }, which turns no disc next to an empty square.
coach-reply = The problem with { $square } is the reply { $reply }.
coach-deeper = The problem with { $square } only shows several moves later.

## What a move does

coach-fact-turns = { $count ->
    [one] { $square } turns one disc.
   *[other] { $square } turns { $count } discs.
}
coach-fact-own-moves = Own moves: { $before } before, { $after } after.
coach-fact-their-moves = The opponent’s moves: { $before } before, { $after } after.
coach-fact-own-frontier = Own discs next to empty squares: { $before } before, { $after } after.
coach-fact-own-safe = Own discs safe for good: { $before } before, { $after } after.
coach-fact-their-safe = The opponent’s discs safe for good: { $before } before, { $after } after.
coach-fact-region = Empty squares in this region: { $count }.
coach-fact-closes-corner = { $count ->
    [one] { $square } keeps the opponent out of the corner { $corners }.
   *[other] { $square } keeps the opponent out of { $count } corners: { $corners }.
}
coach-fact-ends = { $square } ends the game.

## Hints

coach-idea-take-corner = A corner is yours to take.
coach-idea-force-corner = There is a move after which you get a corner, whatever the opponent does.
coach-idea-corner = Think a few moves ahead: a corner can be won.
coach-idea-pass = You can leave the opponent without a move.
coach-idea-wipe-out = You can take every disc the opponent has.
coach-idea-mobility = Leave the opponent as few replies as you can.
coach-idea-stability = Find discs that you can make safe for good.
coach-idea-quiet = Look for a quiet move: one that turns only discs with no empty square beside them.
coach-idea-parity = Count the empty squares of each region and play where the number is odd.
coach-idea-edge = A disc of yours may fit between two enemy discs on an edge.
coach-idea-avoid = Some of your moves let the opponent take a corner: stay away from those.
coach-idea-compare = Compare what your moves leave: the best one allows the fewest good replies.
coach-look-corners = Look at the corners.
coach-look-edge = { $edge ->
    [top] Look at the top edge.
    [bottom] Look at the bottom edge.
    [left] Look at the left edge.
   *[right] Look at the right edge.
}
coach-look-quarter = { $quarter ->
    [top-left] Look at the top left of the board.
    [top-right] Look at the top right of the board.
    [bottom-left] Look at the bottom left of the board.
   *[bottom-right] Look at the bottom right of the board.
}
coach-play = Play { $square }.

## What a position is worth to the side to move

score-exact = { $discs }, exact
score-win = win, proven
score-draw = draw, proven
score-loss = loss, proven
score-estimate = { $discs }, depth { $depth } ({ $percent }%)
score-book = { $discs }, from the book
