//! Differences between moves that a person can see.
//!
//! A reason carries everything it claims, as numbers and squares, so that a test can
//! derive each claim anew from the position. `square` is the move the reason speaks of;
//! where two moves are compared, `best` is the better one.

use crate::facts::Danger;
use outflank_locale::Sentence;
use outflank_rules::{Square, SquareSet};

/// Something that can be seen and that speaks for or against a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // The fields are explained with each reason.
pub enum Reason {
    /// The opponent has no disc left after `square`.
    WipesOut { square: Square },
    /// `square` is a corner.
    TakesCorner { square: Square },
    /// After `square` the opponent can take `corners` at once.
    GivesCorner { square: Square, corners: SquareSet },
    /// No corner can be taken now. Whatever the opponent replies to `square`, one can be
    /// taken next; there are `replies` replies (0: the opponent must pass).
    ForcesCorner { square: Square, replies: u32 },
    /// In the play the engine expects after `square`, the first corner taken is `corner`,
    /// and it is the opponent who takes it.
    LosesCorner { square: Square, corner: Square },
    /// In the play the engine expects after `square`, the first corner taken is `corner`,
    /// which cannot be taken now, and it is the mover who takes it.
    WinsCorner { square: Square, corner: Square },
    /// `square` lies beside `corner`, which is empty.
    Danger { square: Square, corner: Square, kind: Danger },
    /// The opponent has no reply to `square` and must pass.
    Passes { square: Square },
    /// `square` leaves the opponent `count` replies, `best` only `fewer`.
    MoreReplies { square: Square, count: u32, best: Square, fewer: u32 },
    /// `square` leaves the opponent `count` replies, and every other legal move leaves more.
    FewestReplies { square: Square, count: u32 },
    /// If the mover were to move again, it would have `count` moves after `square`, and
    /// `more` after `best`.
    FewerOwnMoves { square: Square, count: u32, best: Square, more: u32 },
    /// After `square` and the expected `reply` the mover has `count` moves; after `best`
    /// and the reply expected to it, `more`.
    FewerMovesNext { square: Square, reply: Square, count: u32, best: Square, more: u32 },
    /// `square` makes `count` more own discs safe for good.
    MakesSafe { square: Square, count: u32 },
    /// After `square` the opponent has `count` more discs that are safe for good.
    GivesSafe { square: Square, count: u32 },
    /// After `square` the mover has `count` discs beside empty squares, after `best`
    /// only `fewer`.
    WiderFrontier { square: Square, count: u32, best: Square, fewer: u32 },
    /// `square` turns `count` discs, `best` only `fewer`, while much of the board is
    /// empty.
    TurnsMany { square: Square, count: u32, best: Square, fewer: u32 },
    /// `square` turns `count` discs, `best` turns `more`, and the board is nearly full.
    TurnsFew { square: Square, count: u32, best: Square, more: u32 },
    /// No disc that `square` turns lies beside an empty square.
    Quiet { square: Square },
    /// `square` stands between two enemy discs of its edge.
    Wedge { square: Square },
    /// `square` is played into a region with an odd number of empty squares, `count`,
    /// and leaves the opponent an even number there.
    OddRegion { square: Square, count: u32 },
    /// `square` is played into a region with an even number of empty squares, `count`,
    /// so the opponent may have the last move there.
    EvenRegion { square: Square, count: u32 },
    /// The answer the engine expects to `square` is on `best` itself: both sides want it.
    TakesSquare { square: Square, best: Square },
    /// If it were their turn, the opponent could play on `best` and not on `square`.
    CanWait { square: Square, best: Square },
    /// The answer the engine expects to `square`, `reply`, turns no disc that lies beside an
    /// empty square.
    QuietReply { square: Square, reply: Square },
    /// Nothing of all this; `reply` is the answer the engine expects to `square`.
    Reply { square: Square, reply: Square },
    /// Nothing of all this, and no answer is known.
    Deeper { square: Square },
}

/// What a reason is about: the ideas of the rulebook, and of every lesson on strategy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Idea {
    /// Corners, taken, given or forced.
    Corner,
    /// Squares beside empty corners.
    DangerousSquare,
    /// Choice of moves, own and the opponent's.
    Mobility,
    /// Discs that are safe for good.
    Stability,
    /// Discs on the outside, and moves that add none.
    Frontier,
    /// Few discs early, many at the end.
    Discs,
    /// The last move of a region.
    Parity,
    /// A disc between two enemy discs of an edge.
    Edge,
    /// None that can be seen.
    Calculation,
}

impl Idea {
    /// All of them that can be seen, and so be taught.
    pub const TAUGHT: [Idea; 8] = [
        Idea::Corner,
        Idea::DangerousSquare,
        Idea::Mobility,
        Idea::Stability,
        Idea::Frontier,
        Idea::Discs,
        Idea::Parity,
        Idea::Edge,
    ];
}

impl Reason {
    /// What it is about.
    #[must_use]
    pub const fn idea(self) -> Idea {
        match self {
            Reason::TakesCorner { .. }
            | Reason::GivesCorner { .. }
            | Reason::ForcesCorner { .. }
            | Reason::LosesCorner { .. }
            | Reason::WinsCorner { .. } => Idea::Corner,
            Reason::Danger { .. } => Idea::DangerousSquare,
            Reason::Passes { .. }
            | Reason::MoreReplies { .. }
            | Reason::FewestReplies { .. }
            | Reason::FewerOwnMoves { .. }
            | Reason::FewerMovesNext { .. }
            | Reason::TakesSquare { .. }
            | Reason::CanWait { .. } => Idea::Mobility,
            Reason::MakesSafe { .. } | Reason::GivesSafe { .. } => Idea::Stability,
            Reason::WiderFrontier { .. } | Reason::Quiet { .. } | Reason::QuietReply { .. } => Idea::Frontier,
            Reason::WipesOut { .. } | Reason::TurnsMany { .. } | Reason::TurnsFew { .. } => Idea::Discs,
            Reason::OddRegion { .. } | Reason::EvenRegion { .. } => Idea::Parity,
            Reason::Wedge { .. } => Idea::Edge,
            Reason::Reply { .. } | Reason::Deeper { .. } => Idea::Calculation,
        }
    }

    /// Reasons one after the other in words. Where one speaks of the move that the sentence
    /// before was about, and of no other, it says "it" (`$again` is `yes`). `before` is the
    /// move of the sentence before the first, if that was about one alone.
    pub(crate) fn sentences(reasons: &[Reason], before: Option<Square>) -> Vec<Sentence> {
        let mut last = before;
        let mut say = |reason: &Reason| {
            let sentence = reason.sentence();
            let again = last.is_some() && last == reason.alone();
            last = reason.alone().filter(|_| reason.leaves_no_doubt());
            if again { sentence.with("again", "yes") } else { sentence }
        };
        reasons.iter().map(&mut say).collect()
    }

    /// The move it speaks of, where it says something good about that move alone.
    const fn alone(self) -> Option<Square> {
        match self {
            Reason::WipesOut { square }
            | Reason::TakesCorner { square }
            | Reason::ForcesCorner { square, .. }
            | Reason::WinsCorner { square, .. }
            | Reason::Passes { square }
            | Reason::FewestReplies { square, .. }
            | Reason::MakesSafe { square, .. }
            | Reason::Quiet { square }
            | Reason::Wedge { square }
            | Reason::OddRegion { square, .. } => Some(square),
            _ => None,
        }
    }

    /// Whether "it" after this sentence can only mean the move: nothing else that one might
    /// mean stands in it.
    const fn leaves_no_doubt(self) -> bool {
        matches!(
            self,
            Reason::FewestReplies { .. }
                | Reason::MakesSafe { .. }
                | Reason::Quiet { .. }
                | Reason::Wedge { .. }
        )
    }

    /// The reason in words.
    #[must_use]
    pub fn sentence(self) -> Sentence {
        let of = |id, square: Square| Sentence::new(id).with("square", square).with("again", "no");
        let two = |id, square: Square, count: u32, best: Square, other: u32| {
            of(id, square).with("count", count).with("best", best).with("other", other)
        };
        match self {
            Reason::WipesOut { square } => of("coach-wipes-out", square),
            Reason::TakesCorner { square } => of("coach-takes-corner", square),
            Reason::GivesCorner { square, corners } => {
                of("coach-gives-corner", square).with("count", corners.len()).with("corners", corners)
            }
            Reason::ForcesCorner { square, replies } => {
                of("coach-forces-corner", square).with("count", replies)
            }
            Reason::LosesCorner { square, corner } => of("coach-loses-corner", square).with("corner", corner),
            Reason::WinsCorner { square, corner } => of("coach-wins-corner", square).with("corner", corner),
            Reason::Danger { square, corner, kind: Danger::Diagonal } => {
                of("coach-danger-x", square).with("corner", corner)
            }
            Reason::Danger { square, corner, kind: Danger::Edge } => {
                of("coach-danger-c", square).with("corner", corner)
            }
            Reason::Passes { square } => of("coach-passes", square),
            Reason::MoreReplies { square, count, best, fewer } => {
                two("coach-more-replies", square, count, best, fewer)
            }
            Reason::FewestReplies { square, count } => {
                of("coach-fewest-replies", square).with("count", count)
            }
            Reason::FewerOwnMoves { square, count, best, more } => {
                two("coach-fewer-own-moves", square, count, best, more)
            }
            Reason::FewerMovesNext { square, reply, count, best, more } => {
                two("coach-fewer-moves-next", square, count, best, more).with("reply", reply)
            }
            Reason::MakesSafe { square, count } => of("coach-makes-safe", square).with("count", count),
            Reason::GivesSafe { square, count } => of("coach-gives-safe", square).with("count", count),
            Reason::WiderFrontier { square, count, best, fewer } => {
                two("coach-wider-frontier", square, count, best, fewer)
            }
            Reason::TurnsMany { square, count, best, fewer } => {
                two("coach-turns-many", square, count, best, fewer)
            }
            Reason::TurnsFew { square, count, best, more } => {
                two("coach-turns-few", square, count, best, more)
            }
            Reason::Quiet { square } => of("coach-quiet", square),
            Reason::Wedge { square } => of("coach-wedge", square),
            Reason::OddRegion { square, count } => of("coach-odd-region", square).with("count", count),
            Reason::EvenRegion { square, count } => of("coach-even-region", square).with("count", count),
            Reason::TakesSquare { square, best } => of("coach-takes-square", square).with("best", best),
            Reason::CanWait { square, best } => of("coach-can-wait", square).with("best", best),
            Reason::QuietReply { square, reply } => of("coach-quiet-reply", square).with("reply", reply),
            Reason::Reply { square, reply } => of("coach-reply", square).with("reply", reply),
            Reason::Deeper { square } => of("coach-deeper", square),
        }
    }
}
