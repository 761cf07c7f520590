//! What one move does, counted on the board.
//!
//! Every number here has one plain meaning, written beside it, so that a test can count
//! it again in another way and a reader can check it with a finger on the board.

use outflank_locale::Sentence;
use outflank_rules::{Board, Color, IllegalMove, Move, Position, Square, SquareSet};

/// A number before the move and after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    /// Before the move.
    pub before: u32,
    /// After the move, with all discs turned.
    pub after: u32,
}

/// What the opponent does after the move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// It has a move.
    Replies,
    /// It has none and passes; the mover moves again (R5).
    Passes,
    /// Neither side has a move: the game is over (R9).
    GameOver,
    /// The opponent has no disc left, which is also the end of the game.
    WipedOut,
}

/// A square beside an empty corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Danger {
    /// On the diagonal of the corner: an X-square.
    Diagonal,
    /// On the edge of the corner: a C-square.
    Edge,
}

/// Everything one move does. "Own" is the side that makes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Facts {
    /// Where the disc goes.
    pub square: Square,
    /// Who makes the move.
    pub mover: Color,
    /// Empty squares before the move.
    pub empties: u32,
    /// The discs it turns over.
    pub turned: SquareSet,
    /// What the opponent does then.
    pub next: Next,
    /// Squares the opponent may reply on.
    pub replies: SquareSet,
    /// The mover's legal moves before; and after, if it were to move again at once.
    pub own_moves: Change,
    /// The opponent's legal moves before, if it were to move instead; and after.
    pub their_moves: Change,
    /// Whether the disc goes into a corner.
    pub takes_corner: bool,
    /// Corners the mover could take instead, or takes.
    pub corners_open: SquareSet,
    /// Corners the opponent can take in reply.
    pub corners_given: SquareSet,
    /// Those of them that it could not have taken before the move.
    pub corners_opened: SquareSet,
    /// Corners the opponent could have taken before the move and cannot now.
    pub corners_closed: SquareSet,
    /// Whether the mover can take a corner next, whatever the opponent does in between.
    pub forces_corner: bool,
    /// Whether the square lies beside an empty corner, and which corner that is.
    pub danger: Option<(Danger, Square)>,
    /// Own discs that can never be turned again, as far as can be seen without search.
    pub own_safe: Change,
    /// The same of the opponent.
    pub their_safe: Change,
    /// Own discs beside at least one empty square, in any of the eight directions.
    pub own_frontier: Change,
    /// The same of the opponent.
    pub their_frontier: Change,
    /// Whether none of the turned discs lies beside an empty square.
    pub quiet: bool,
    /// Whether the disc stands on an edge, not in a corner, between two enemy discs of
    /// that edge, and so it stays after the turning.
    pub wedge: bool,
    /// The empty squares that hang together with this one before the move, itself
    /// included, in any of the eight directions.
    pub region: SquareSet,
}

impl Facts {
    /// The facts of a legal move; or why it is refused.
    pub fn of(position: Position, square: Square) -> Result<Facts, IllegalMove> {
        let before = position.board();
        let after = position.play(Move::Place(square))?.board();
        // From here on `after` is seen by the opponent, and `again` by the mover.
        let again = after.swapped();
        let turned = before.flips(square);
        let replies = after.moves();
        let could_take = before.swapped().moves() & SquareSet::CORNERS;
        let corners_given = replies & SquareSet::CORNERS;
        let next = if after.player().is_empty() {
            Next::WipedOut
        } else if after.is_over() {
            Next::GameOver
        } else if replies.is_empty() {
            Next::Passes
        } else {
            Next::Replies
        };
        let safe = |board: Board| outflank_engine::stable(board).len();
        let frontier = |discs: SquareSet, board: Board| (discs & board.empty().neighbours()).len();
        Ok(Facts {
            square,
            mover: position.turn(),
            empties: before.empties(),
            turned,
            next,
            replies,
            own_moves: Change { before: before.moves().len(), after: again.moves().len() },
            their_moves: Change { before: before.swapped().moves().len(), after: replies.len() },
            takes_corner: SquareSet::CORNERS.contains(square),
            corners_open: before.moves() & SquareSet::CORNERS,
            corners_given,
            corners_opened: corners_given - could_take,
            corners_closed: could_take - corners_given,
            forces_corner: forces_corner(after),
            danger: danger(before, square),
            own_safe: Change { before: safe(before), after: safe(again) },
            their_safe: Change { before: safe(before.swapped()), after: safe(after) },
            own_frontier: Change {
                before: frontier(before.player(), before),
                after: frontier(after.opponent(), after),
            },
            their_frontier: Change {
                before: frontier(before.opponent(), before),
                after: frontier(after.player(), after),
            },
            quiet: (turned & after.empty().neighbours()).is_empty(),
            wedge: is_wedge(after, square),
            region: before.empty().region(square),
        })
    }

    /// Discs that became safe for good by this move.
    #[must_use]
    pub fn made_safe(&self) -> u32 {
        self.own_safe.after.saturating_sub(self.own_safe.before)
    }

    /// All of it in words, the plain counts first: for a panel beside the board, and for
    /// readers who cannot see it.
    #[must_use]
    pub fn sentences(&self) -> Vec<Sentence> {
        let change =
            |id, change: Change| Sentence::new(id).with("before", change.before).with("after", change.after);
        let plain = |id| Sentence::new(id).with("square", self.square).with("again", "no");
        let mut all = vec![
            plain("coach-fact-turns").with("count", self.turned.len()),
            change("coach-fact-own-moves", self.own_moves),
            change("coach-fact-their-moves", self.their_moves),
            change("coach-fact-own-frontier", self.own_frontier),
            change("coach-fact-own-safe", self.own_safe),
            change("coach-fact-their-safe", self.their_safe),
            Sentence::new("coach-fact-region").with("count", self.region.len()),
        ];
        if self.takes_corner {
            all.push(plain("coach-takes-corner"));
        }
        if !self.corners_opened.is_empty() {
            all.push(
                plain("coach-gives-corner")
                    .with("count", self.corners_opened.len())
                    .with("corners", self.corners_opened),
            );
        }
        if !self.corners_closed.is_empty() {
            all.push(
                plain("coach-fact-closes-corner")
                    .with("count", self.corners_closed.len())
                    .with("corners", self.corners_closed),
            );
        }
        match self.danger {
            Some((Danger::Diagonal, corner)) => all.push(plain("coach-danger-x").with("corner", corner)),
            Some((Danger::Edge, corner)) => all.push(plain("coach-danger-c").with("corner", corner)),
            None => {}
        }
        match self.next {
            Next::Replies => {}
            Next::Passes => all.push(plain("coach-passes")),
            Next::GameOver => all.push(plain("coach-fact-ends")),
            Next::WipedOut => all.push(plain("coach-wipes-out")),
        }
        if self.wedge {
            all.push(plain("coach-wedge"));
        }
        if self.quiet {
            all.push(plain("coach-quiet"));
        }
        all
    }
}

/// Whether the side that has just moved takes a corner next; `after` is seen by the
/// other side.
fn forces_corner(after: Board) -> bool {
    let takes_one = |board: Board| !(board.moves() & SquareSet::CORNERS).is_empty();
    if after.must_pass() {
        return takes_one(after.swapped());
    }
    let replies = after.moves();
    !replies.is_empty()
        && replies.into_iter().all(|reply| takes_one(after.play_unchecked(reply, after.flips(reply))))
}

fn danger(board: Board, square: Square) -> Option<(Danger, Square)> {
    let kind = if SquareSet::X_SQUARES.contains(square) {
        Danger::Diagonal
    } else if SquareSet::C_SQUARES.contains(square) {
        Danger::Edge
    } else {
        return None;
    };
    let corner = (square.set().neighbours() & SquareSet::CORNERS).first()?;
    board.empty().contains(corner).then_some((kind, corner))
}

/// Whether `square` of the side that has just moved stands between two discs of the side
/// to move on an edge.
fn is_wedge(after: Board, square: Square) -> bool {
    if SquareSet::CORNERS.contains(square) || !SquareSet::EDGES.contains(square) {
        return false;
    }
    // Near a corner the rim bends, and squares of another edge are close too.
    let mut along = square.set().neighbours().into_iter().filter(|&near| on_one_edge(near, square));
    along.all(|near| after.player().contains(near))
}

fn on_one_edge(a: Square, b: Square) -> bool {
    (a.row() == b.row() && matches!(a.row(), 0 | 7))
        || (a.column() == b.column() && matches!(a.column(), 0 | 7))
}
