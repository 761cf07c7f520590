# Lessons and puzzles.
# $square, $reply and $trap are squares such as D3; $color is "black" or "white".

## Puzzles

puzzle-kind-corner = Force a corner
puzzle-kind-only-win = The only winning move
puzzle-kind-endgame = The perfect endgame
puzzle-kind-swing = The biggest swing
puzzle-kind-trap = Avoid the trap
puzzle-kind-wipe-out = Wipe-out
puzzle-task-corner = { $color ->
    [black] Black to move. Find the move after which Black takes a corner, whatever White replies.
   *[white] White to move. Find the move after which White takes a corner, whatever Black replies.
}
puzzle-task-only-win = { $color ->
    [black] Black to move. One move wins, every other lets the win slip.
   *[white] White to move. One move wins, every other lets the win slip.
}
puzzle-task-endgame = { $color ->
    [black] Black to move. Play the ending without giving away a single disc.
   *[white] White to move. Play the ending without giving away a single disc.
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
puzzle-wrong-corner = Not { $square }: the reply { $reply } leaves no corner to take.
puzzle-wrong-only-win = { $square } does not win. Look again.
puzzle-wrong-trap = { $square } is the trap. It looks good, but it costs the result.
puzzle-wrong-wipe-out = After { $square } the opponent keeps a disc. Look again.
puzzle-right-corner = Right: after { $square } every reply gives up a corner.
puzzle-right-win = Right: { $square } wins, by { $count } with best play.
puzzle-right-draw = Right: { $square } holds the draw.
puzzle-right-wipe-out = Right: after { $square } the opponent cannot save a single disc.
puzzle-level = Level { $level } of 5
puzzle-share = About { $share } in 100 players would find it.
puzzle-solution = Solution: { $line }
puzzle-trap = The trap: { $trap }
puzzle-score = Result with best play: { $discs }
