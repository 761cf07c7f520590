//! How a game ended, as far as a library knows.

use outflank_formats::{Ending, GameRecord, Outcome};
use outflank_rules::Color;

/// How a game ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum GameResult {
    /// Black's discs minus White's, from −64 to 64, empty squares to the winner (R10).
    Margin(i8),
    /// One side won, by how much is not known.
    Won(Color),
    /// Nothing is known.
    #[default]
    Unknown,
}

/// What stands for a win without a margin.
const WON: i64 = 100;

impl GameResult {
    /// The result of a game: what its moves lead to, unless its file knows better (a game that
    /// was resigned, timed out or left).
    #[must_use]
    pub fn of(record: &GameRecord) -> GameResult {
        let played = record.federation_margin().map(|margin| GameResult::Margin(margin as i8));
        let Some(stated) = record.stated else { return played.unwrap_or_default() };
        let fits = |played: &GameResult| played.winner() == stated.winner();
        if stated.ending == Ending::Normal
            && let Some(played) = played.filter(fits)
        {
            return played;
        }
        match stated.outcome {
            Outcome::Margin(margin) if margin.fract() == 0.0 && margin.abs() <= 64.0 => {
                GameResult::Margin(margin as i8)
            }
            Outcome::Draw => GameResult::Margin(0),
            Outcome::Win(_) | Outcome::Margin(_) => {
                stated.winner().map_or(GameResult::Unknown, GameResult::Won)
            }
        }
    }

    /// The winner, if there is one and it is known.
    #[must_use]
    pub const fn winner(self) -> Option<Color> {
        match self {
            GameResult::Margin(1..) => Some(Color::Black),
            GameResult::Margin(..=-1) => Some(Color::White),
            GameResult::Won(color) => Some(color),
            GameResult::Margin(0) | GameResult::Unknown => None,
        }
    }

    /// The score in discs as one side sees it.
    #[must_use]
    pub fn margin(self, color: Color) -> Option<i32> {
        match (self, color) {
            (GameResult::Margin(margin), Color::Black) => Some(i32::from(margin)),
            (GameResult::Margin(margin), Color::White) => Some(-i32::from(margin)),
            _ => None,
        }
    }

    /// 1 for a win of this side, −1 for a loss, 0 for a draw.
    #[must_use]
    pub fn sign(self, color: Color) -> Option<i32> {
        match self {
            GameResult::Margin(0) => Some(0),
            GameResult::Unknown => None,
            _ => self.winner().map(|winner| if winner == color { 1 } else { -1 }),
        }
    }

    /// The result as a number to be kept; nothing for what is not known.
    #[must_use]
    pub fn to_number(self) -> Option<i64> {
        match self {
            GameResult::Margin(margin) => Some(i64::from(margin)),
            GameResult::Won(Color::Black) => Some(WON),
            GameResult::Won(Color::White) => Some(-WON),
            GameResult::Unknown => None,
        }
    }

    /// The result from its number; what is none is not known.
    #[must_use]
    pub fn from_number(number: Option<i64>) -> GameResult {
        match number {
            Some(WON) => GameResult::Won(Color::Black),
            Some(number) if number == -WON => GameResult::Won(Color::White),
            Some(number @ -64..=64) => GameResult::Margin(number as i8),
            _ => GameResult::Unknown,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use outflank_formats::{Format, read_games};

    #[test]
    fn a_result_is_kept_as_a_number() {
        let all = [
            GameResult::Margin(-64),
            GameResult::Margin(0),
            GameResult::Margin(64),
            GameResult::Won(Color::Black),
            GameResult::Won(Color::White),
            GameResult::Unknown,
        ];
        for result in all {
            assert_eq!(GameResult::from_number(result.to_number()), result);
        }
        assert_eq!(GameResult::from_number(Some(65)), GameResult::Unknown);
    }

    #[test]
    fn what_the_file_says_counts_where_the_board_does_not_tell() {
        let of = |text: &str| GameResult::of(&read_games(Format::Ggf, text.as_bytes()).unwrap()[0]);
        let game = |result: &str| {
            format!(
                "(;GM[Othello]PB[a]PW[b]TY[8]RE[{result}]BO[8 ---------------------------O*------*O--------------------------- *]B[f5];)"
            )
        };
        assert_eq!(of(&game("-2.00:r")), GameResult::Margin(-2));
        assert_eq!(of(&game("?")), GameResult::Unknown);
        assert_eq!(of(&game("+1.50")), GameResult::Won(Color::Black));
    }
}
