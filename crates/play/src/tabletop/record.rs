//! What was done at the table, and what was wrong with it (T3).

use outflank_rules::{Color, IllegalMove, Move, Position, Square, SquareSet};

/// One touch of the board by one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Action {
    /// Whose hand it was.
    pub color: Color,
    /// What it did.
    pub deed: Deed,
}

/// What a hand can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Deed {
    /// Place a disc of one's colour.
    Place(Square),
    /// Turn a disc over.
    Turn(Square),
    /// Hand the move over.
    Done,
    /// Say that there is no move, and hand over.
    Pass,
    /// Take back a disc or a pass that was against the rules.
    TakeBack,
}

/// A turn at the table with the boards as they really were.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableTurn {
    /// The board before it; its turn is the side that moved.
    pub before: Position,
    /// The disc placed, or the pass.
    pub mv: Move,
    /// The board it left, corrections included.
    pub after: Position,
}

impl TableTurn {
    /// The side that moved.
    #[must_use]
    pub const fn color(&self) -> Color {
        self.before.turn()
    }

    /// What is wrong with it, by the board as it lay before.
    #[must_use]
    pub fn mistakes(&self) -> Mistakes {
        let color = self.color();
        let Move::Place(square) = self.mv else {
            let illegal = self.before.board().can_move().then_some(IllegalMove::PassWithMoves);
            return Mistakes { illegal, ..Mistakes::default() };
        };
        let illegal = self.before.play(self.mv).err();
        let due = self.before.flips(square);
        // Discs of the mover that ought to be there, and those that are.
        let right = self.before.discs(color) | due | square.set();
        let wrong = right ^ self.after.discs(color);
        Mistakes { illegal, missed: wrong & due, wrong: wrong - due }
    }
}

/// What went wrong in one turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Mistakes {
    /// The disc encloses nothing, or the pass was not forced.
    pub illegal: Option<IllegalMove>,
    /// Discs that should have been turned and were not.
    pub missed: SquareSet,
    /// Discs that show the wrong side though they were not enclosed: turned by
    /// mistake, the mover's own among them.
    pub wrong: SquareSet,
}

impl Mistakes {
    /// How many: one for each disc that shows the wrong side, and one for a placement
    /// or pass against the rules.
    #[must_use]
    pub const fn count(self) -> u32 {
        self.missed.len() + self.wrong.len() + self.illegal.is_some() as u32
    }

    /// Whether the turn was right.
    #[must_use]
    pub const fn is_none(self) -> bool {
        self.count() == 0
    }
}
