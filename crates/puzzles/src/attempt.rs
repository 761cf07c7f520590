//! A person solving a puzzle.
//!
//! Pure state: an answer goes in, what happened comes out, with the ids of what to say.
//! The front end shows the board of [`Attempt::position`] and asks for a square until
//! [`Attempt::is_solved`].

use crate::kind::Kind;
use crate::puzzle::Puzzle;
use outflank_locale::Sentence;
use outflank_rules::{IllegalMove, Move, Position, Square, SquareSet};

/// A puzzle being solved.
#[derive(Clone, Debug)]
pub struct Attempt<'a> {
    puzzle: &'a Puzzle,
    position: Position,
    /// Moves of the solution made so far, replies included.
    made: usize,
    mistakes: u32,
}

/// What comes of an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// No such move; the board stays, and it does not count as a mistake.
    Illegal(IllegalMove),
    /// A legal move that is not the solution. The board stays.
    Wrong {
        /// What to say.
        message: Sentence,
        /// A reply of the opponent that shows why, where the rules alone tell.
        refutation: Option<Square>,
    },
    /// Right, and the opponent has replied: find the next move.
    GoOn {
        /// The opponent's reply.
        reply: Square,
    },
    /// Right, and the puzzle is solved.
    Solved {
        /// What to say.
        message: Sentence,
        /// In puzzles about corners: every reply of the opponent with the corners that
        /// can be taken then. One entry without a reply when the opponent has to pass.
        replies: Vec<Continuation>,
    },
}

/// A reply to the solution, and what it leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Continuation {
    /// The opponent's reply; none for a pass.
    pub reply: Option<Square>,
    /// The corners to take after it.
    pub corners: SquareSet,
}

impl<'a> Attempt<'a> {
    /// A first try.
    #[must_use]
    pub fn new(puzzle: &'a Puzzle) -> Attempt<'a> {
        Attempt { puzzle, position: puzzle.position, made: 0, mistakes: 0 }
    }

    /// The puzzle.
    #[must_use]
    pub fn puzzle(&self) -> &'a Puzzle {
        self.puzzle
    }

    /// The board to show.
    #[must_use]
    pub fn position(&self) -> Position {
        self.position
    }

    /// Legal moves tried that were not the solution.
    #[must_use]
    pub fn mistakes(&self) -> u32 {
        self.mistakes
    }

    /// Whether the whole solution has been found.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        self.made >= self.puzzle.solution.len()
    }

    /// The move to find now, for whoever explains; none once it is solved.
    #[must_use]
    pub fn solution_move(&self) -> Option<Square> {
        self.puzzle.solution.get(self.made).copied()
    }

    /// Takes an answer.
    pub fn answer(&mut self, square: Square) -> Answer {
        let Some(&expected) = self.puzzle.solution.get(self.made) else {
            return Answer::Illegal(IllegalMove::GameOver);
        };
        let after = match self.position.play(Move::Place(square)) {
            Ok(after) => after,
            Err(reason) => return Answer::Illegal(reason),
        };
        if square != expected {
            self.mistakes += 1;
            return self.wrong(square, after);
        }
        self.made += 1;
        self.position = after;
        if let Some(&reply) = self.puzzle.solution.get(self.made) {
            self.position = after.play(Move::Place(reply)).expect("a proved line is legal");
            self.made += 1;
            return Answer::GoOn { reply };
        }
        let replies = if self.puzzle.kind == Kind::Corner { continuations(after) } else { Vec::new() };
        Answer::Solved { message: self.praise(), replies }
    }

    fn wrong(&self, square: Square, after: Position) -> Answer {
        let said = |id| Sentence::new(id).with("square", square);
        let escape = (self.puzzle.kind == Kind::Corner).then(|| {
            continuations(after).into_iter().find(|next| next.corners.is_empty()).and_then(|next| next.reply)
        });
        let refutation = escape.flatten();
        let message = match (self.puzzle.kind, refutation) {
            (Kind::Corner, Some(reply)) => said("puzzle-wrong-corner").with("reply", reply),
            (Kind::Trap, _) if self.puzzle.trap == Some(square) => said("puzzle-wrong-trap"),
            (Kind::OnlyWin, _) => said("puzzle-wrong-only-win"),
            (Kind::WipeOut, _) => said("puzzle-wrong-wipe-out"),
            _ => said("puzzle-wrong"),
        };
        Answer::Wrong { message, refutation }
    }

    fn praise(&self) -> Sentence {
        let discs = self.puzzle.score.discs();
        let said = |id| Sentence::new(id).with("square", self.puzzle.first());
        match self.puzzle.kind {
            Kind::Corner => said("puzzle-right-corner"),
            Kind::WipeOut => said("puzzle-right-wipe-out"),
            _ if discs > 0 => said("puzzle-right-win").with("count", discs.unsigned_abs()),
            // No kind has a solution that loses.
            _ => said("puzzle-right-draw"),
        }
    }
}

/// Every reply to the position, and the corners that can be taken after it.
#[must_use]
pub fn continuations(after: Position) -> Vec<Continuation> {
    let corners = |position: Position| position.moves() & SquareSet::CORNERS;
    if after.must_pass() {
        let again = after.play(Move::Pass).expect("the pass is forced");
        return vec![Continuation { reply: None, corners: corners(again) }];
    }
    let one = |reply: Square| {
        let next = after.play(Move::Place(reply)).expect("the reply is legal");
        Continuation { reply: Some(reply), corners: corners(next) }
    };
    after.moves().into_iter().map(one).collect()
}
