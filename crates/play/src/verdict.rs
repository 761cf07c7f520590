//! How a game of a match ended.
//!
//! The rules know three endings, all of them on the board (R9). A match adds those
//! that people bring about: giving up, running out of time, and at the table both
//! passing although one of them had a move. All scores stand side by side, each under
//! its own name (R10).
//!
//! A game given up or lost on time is scored 0–64 and is worth 64 points in a series
//! to points, so that giving up is never cheaper than playing on.

use crate::PerColor;
use crate::series::{GameResult, Player};
use outflank_rules::Color;
use outflank_rules::outcome::Ending;
use outflank_rules::score::{DiscCount, FederationScore, Margin};
use serde::{Deserialize, Serialize};

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Reason {
    /// All 64 squares are taken.
    BoardFull,
    /// A colour has no disc left.
    WipedOut {
        /// That colour.
        color: Color,
    },
    /// Neither side can move.
    BothBlocked,
    /// At the table: both passed, although one of them had a move.
    BothPassed,
    /// A player gave up.
    Resigned {
        /// Who.
        player: Player,
    },
    /// A player ran out of time.
    OutOfTime {
        /// Who.
        player: Player,
    },
    /// A player went away, and the other claimed the win or a draw.
    Left {
        /// Who went away.
        player: Player,
        /// The other was content with a draw.
        drawn: bool,
    },
}

impl Reason {
    /// Whether the game was played to its end on the board.
    #[must_use]
    pub const fn is_on_the_board(self) -> bool {
        self.loser().is_none() && !self.is_drawn()
    }

    /// Who lost by giving up, by the clock or by going away.
    const fn loser(self) -> Option<Player> {
        match self {
            Reason::Resigned { player }
            | Reason::OutOfTime { player }
            | Reason::Left { player, drawn: false } => Some(player),
            _ => None,
        }
    }

    /// Whether it was called a draw, whatever the board says.
    const fn is_drawn(self) -> bool {
        matches!(self, Reason::Left { drawn: true, .. })
    }
}

impl From<Ending> for Reason {
    fn from(ending: Ending) -> Reason {
        match ending {
            Ending::BoardFull => Reason::BoardFull,
            Ending::WipedOut(color) => Reason::WipedOut { color },
            Ending::BothBlocked => Reason::BothBlocked,
        }
    }
}

/// The result of one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Verdict {
    /// Who won; nobody in a draw.
    pub winner: Option<Player>,
    /// The winner's colour.
    pub color: Option<Color>,
    /// Why it ended.
    pub reason: Reason,
    /// The discs on the board.
    pub discs: PerColor<u8>,
    /// The larger number of them minus the smaller.
    pub margin: u8,
    /// The federation score: empty squares go to the winner.
    pub federation: PerColor<u8>,
    /// What the win is worth in a series to points.
    pub points: u8,
    /// Who was not behind on the board but had used the extra time, and so lost 31–33.
    pub lost_by_overtime: Option<Player>,
}

impl Verdict {
    /// The verdict over these discs. `overtime` is the one player who used the extra
    /// time, if exactly one did.
    pub(crate) fn new(reason: Reason, count: DiscCount, black: Player, overtime: Option<Player>) -> Verdict {
        let color = |player| if player == black { Color::Black } else { Color::White };
        let player = |color| if color == Color::Black { black } else { black.other() };
        let leader = count.leader();
        let late = overtime.filter(|&late| reason.is_on_the_board() && leader != Some(color(late.other())));
        let federation = match (reason.loser(), late) {
            _ if reason.is_drawn() => awarded(Color::Black, 32),
            (Some(loser), _) => awarded(color(loser.other()), 64),
            (None, Some(late)) => awarded(color(late.other()), 33),
            (None, None) => FederationScore::of_finished(count),
        };
        let points = match (reason.loser(), late) {
            _ if reason.is_drawn() => 0,
            (Some(_), _) => 64,
            (None, Some(_)) => 2,
            (None, None) => count.margin().discs(),
        };
        let winning = federation.winner();
        Verdict {
            winner: winning.map(player),
            color: winning,
            reason,
            discs: PerColor::from_fn(|color| count.get(color)),
            margin: count.margin().discs(),
            federation: PerColor::from_fn(|color| federation.get(color)),
            points,
            lost_by_overtime: late,
        }
    }

    /// The same for the series.
    pub(crate) fn game_result(&self) -> GameResult {
        match self.winner {
            None => GameResult::Drawn,
            Some(by) => {
                let margin = Margin::new(self.points).expect("no game is worth more than 64 points");
                GameResult::Won { by, margin }
            }
        }
    }
}

/// The score of a game that `winner` gets so many of the 64 for.
fn awarded(winner: Color, discs: u8) -> FederationScore {
    let black = if winner == Color::Black { discs } else { 64 - discs };
    FederationScore::from_black(black).expect("nobody is awarded more than 64")
}

#[cfg(test)]
mod tests {
    use super::*;
    use outflank_rules::Position;

    fn count(black: usize, white: usize) -> DiscCount {
        let board = format!("{}{}", "X".repeat(black), "O".repeat(white));
        DiscCount::of(format!("{board:-<64} X").parse::<Position>().unwrap())
    }

    #[test]
    fn r10_the_board_decides_and_every_score_has_its_name() {
        let verdict = Verdict::new(Reason::BothBlocked, count(20, 30), Player::Two, None);
        assert_eq!((verdict.winner, verdict.color), (Some(Player::One), Some(Color::White)));
        assert_eq!(verdict.discs, PerColor { black: 20, white: 30 });
        assert_eq!((verdict.margin, verdict.points), (10, 10));
        assert_eq!(verdict.federation, PerColor { black: 20, white: 44 });
        let draw = Verdict::new(Reason::BothBlocked, count(20, 20), Player::Two, None);
        assert_eq!((draw.winner, draw.federation), (None, PerColor { black: 32, white: 32 }));
        assert_eq!(draw.game_result(), GameResult::Drawn);
    }

    #[test]
    fn giving_up_and_running_out_lose_everything_whatever_the_board_says() {
        for reason in [Reason::Resigned { player: Player::One }, Reason::OutOfTime { player: Player::One }] {
            let verdict = Verdict::new(reason, count(40, 3), Player::One, Some(Player::One));
            assert_eq!((verdict.winner, verdict.points, verdict.margin), (Some(Player::Two), 64, 37));
            assert_eq!(verdict.federation, PerColor { black: 0, white: 64 });
            assert_eq!(verdict.lost_by_overtime, None);
        }
    }

    #[test]
    fn who_used_the_extra_time_gets_31_at_best() {
        for (black, white) in [(40, 24), (32, 32)] {
            let verdict =
                Verdict::new(Reason::BoardFull, count(black, white), Player::One, Some(Player::One));
            assert_eq!(verdict.winner, Some(Player::Two));
            assert_eq!(verdict.federation, PerColor { black: 31, white: 33 });
            assert_eq!((verdict.points, verdict.lost_by_overtime), (2, Some(Player::One)));
        }
        let behind = Verdict::new(Reason::BoardFull, count(20, 44), Player::One, Some(Player::One));
        assert_eq!((behind.federation, behind.lost_by_overtime), (PerColor { black: 20, white: 44 }, None));
    }
}
