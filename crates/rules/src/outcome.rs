//! How games end (R9).

use crate::score::{DiscCount, FederationScore, Margin};
use crate::{Color, Position};

/// Why neither side can move: the three endings of R9.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// All 64 squares are taken. Said first, also when one colour has all of them.
    BoardFull,
    /// This colour has no disc left while squares are empty.
    WipedOut(Color),
    /// Both have discs and squares are empty, but nobody can enclose anything. (Also
    /// the ending of a board set up without a single disc.)
    BothBlocked,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Why nobody can move.
    pub ending: Ending,
    /// The discs on the board.
    pub count: DiscCount,
}

impl Outcome {
    /// The outcome of a game that stands at `position`, if neither side can move there.
    #[must_use]
    pub fn of(position: Position) -> Option<Outcome> {
        position.is_over().then(|| {
            let count = DiscCount::of(position);
            Outcome { ending: Ending::of(count), count }
        })
    }

    /// The side with more discs; nobody in a draw.
    #[must_use]
    pub const fn winner(self) -> Option<Color> {
        self.count.leader()
    }

    /// By how many discs on the board the game was won.
    #[must_use]
    pub const fn margin(self) -> Margin {
        self.count.margin()
    }

    /// The score with the empty squares given to the winner.
    #[must_use]
    pub const fn federation_score(self) -> FederationScore {
        FederationScore::of_finished(self.count)
    }
}

impl Ending {
    /// Why nobody can move, on a finished board with these discs.
    #[must_use]
    pub const fn of(count: DiscCount) -> Ending {
        match (count.get(Color::Black), count.get(Color::White)) {
            _ if count.empties() == 0 => Ending::BoardFull,
            (0, 1..) => Ending::WipedOut(Color::Black),
            (1.., 0) => Ending::WipedOut(Color::White),
            _ => Ending::BothBlocked,
        }
    }
}
