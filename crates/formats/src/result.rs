//! What a file claims about the outcome of its game.

use outflank_rules::Color;

/// A result as a file states it, which need not be what the moves lead to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StatedResult {
    /// Who won, or by how much.
    pub outcome: Outcome,
    /// How the game came to its end.
    pub ending: Ending,
}

/// Who won, or by how much.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Outcome {
    /// Black's discs minus White's. Not always whole: komi games are settled by
    /// fractions.
    Margin(f32),
    /// One side won, by how much is not said.
    Win(Color),
    /// Nobody won, and no count is given.
    Draw,
}

/// How a game came to its end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ending {
    /// On the board, or not said.
    #[default]
    Normal,
    /// One side resigned.
    Resigned,
    /// One side ran out of time.
    TimedOut,
    /// Both agreed on the score.
    Agreed,
    /// One side did not play or broke a rule.
    Forfeit,
}

impl StatedResult {
    /// A result on the board: Black's discs minus White's.
    #[must_use]
    pub const fn margin(black_minus_white: f32) -> StatedResult {
        StatedResult { outcome: Outcome::Margin(black_minus_white), ending: Ending::Normal }
    }

    /// The winner by this statement; `None` for a draw.
    #[must_use]
    pub fn winner(self) -> Option<Color> {
        match self.outcome {
            Outcome::Margin(margin) if margin > 0.0 => Some(Color::Black),
            Outcome::Margin(margin) if margin < 0.0 => Some(Color::White),
            Outcome::Win(color) => Some(color),
            Outcome::Margin(_) | Outcome::Draw => None,
        }
    }

    /// Whether a final count of Black's discs minus White's bears the statement out.
    #[must_use]
    pub fn fits(self, black_minus_white: i32) -> bool {
        match self.outcome {
            Outcome::Margin(margin) => margin == black_minus_white as f32,
            Outcome::Win(Color::Black) => black_minus_white > 0,
            Outcome::Win(Color::White) => black_minus_white < 0,
            Outcome::Draw => black_minus_white == 0,
        }
    }
}
