//! Positions and games.

use super::{Sides, side};
use outflank_formats::{self as formats, GameRecord, ScoredPosition, StatedResult};
use outflank_rules::{DiscCount, Ending, Game, Move, Outcome, Position, Supply, supply};
use serde::Serialize;

/// A position and what can be said about it.
#[derive(Debug, Serialize)]
struct PositionReport {
    /// 64 squares from A1 to H8 and the side to move.
    board: String,
    /// `None` when the game is over.
    turn: Option<&'static str>,
    legal: Vec<String>,
    must_pass: bool,
    discs: Sides<u8>,
    supply: Sides<u8>,
    result: Option<ResultReport>,
}

/// How a game ended, in all three scores (R10).
#[derive(Debug, Serialize)]
struct ResultReport {
    winner: Option<&'static str>,
    ending: &'static str,
    discs: Sides<u8>,
    margin: u8,
    federation: Sides<u8>,
}

impl PositionReport {
    /// A position with the discs beside the board.
    fn new(position: Position, supply: Supply) -> PositionReport {
        let count = DiscCount::of(position);
        PositionReport {
            board: position.to_string(),
            turn: (!position.is_over()).then(|| side(position.turn())),
            legal: position.moves().into_iter().map(|square| square.to_string()).collect(),
            must_pass: position.must_pass(),
            discs: Sides::of(|color| count.get(color)),
            supply: Sides::of(|color| supply.left(color)),
            result: Outcome::of(position).map(ResultReport::new),
        }
    }
}

impl ResultReport {
    fn new(outcome: Outcome) -> ResultReport {
        let federation = outcome.federation_score();
        ResultReport {
            winner: outcome.winner().map(side),
            ending: match outcome.ending {
                Ending::BoardFull => "full",
                Ending::WipedOut(_) => "wiped-out",
                Ending::BothBlocked => "blocked",
            },
            discs: Sides::of(|color| outcome.count.get(color)),
            margin: outcome.margin().discs(),
            federation: Sides::of(|color| federation.get(color)),
        }
    }
}

/// A position of a file of positions.
#[derive(Debug, Serialize)]
pub struct ScoredReport {
    number: usize,
    #[serde(flatten)]
    position: PositionReport,
    scores: Vec<MoveReport>,
    comment: Option<String>,
}

#[derive(Debug, Serialize)]
struct MoveReport {
    #[serde(rename = "move")]
    mv: String,
    score: i32,
}

impl ScoredReport {
    /// The position with this number in its file.
    #[must_use]
    pub fn new(number: usize, scored: &ScoredPosition) -> ScoredReport {
        ScoredReport {
            number,
            position: PositionReport::new(scored.position, Supply::at_start(scored.position)),
            scores: scored
                .scores
                .iter()
                .map(|known| MoveReport { mv: known.mv.to_string(), score: known.score })
                .collect(),
            comment: scored.comment.clone(),
        }
    }
}

/// A game with some of its positions.
#[derive(Debug, Serialize)]
pub struct GameReport {
    number: usize,
    players: Sides<Option<String>>,
    event: Option<String>,
    site: Option<String>,
    round: Option<String>,
    date: Option<String>,
    start: String,
    moves: Vec<String>,
    finished: bool,
    stated: Option<StatedReport>,
    lent: Vec<LendingReport>,
    positions: Vec<PlyReport>,
}

/// A position of a game.
#[derive(Debug, Serialize)]
pub struct PlyReport {
    ply: usize,
    #[serde(rename = "move")]
    mv: Option<String>,
    #[serde(flatten)]
    position: PositionReport,
}

#[derive(Debug, Serialize)]
struct StatedReport {
    winner: Option<&'static str>,
    /// Black's discs minus White's, when the record gives a number.
    margin: Option<f32>,
    ending: &'static str,
    /// Whether the moves bear it out; `None` when they cannot tell.
    holds: Option<bool>,
}

#[derive(Debug, Serialize)]
struct LendingReport {
    ply: usize,
    to: &'static str,
}

impl GameReport {
    /// The game with this number in its file, with the given positions.
    #[must_use]
    pub fn new(number: usize, record: &GameRecord, game: &Game, positions: Vec<PlyReport>) -> GameReport {
        let tags = &record.tags;
        GameReport {
            number,
            players: Sides::of(|color| tags.player(color).map(str::to_owned)),
            event: tags.event.clone(),
            site: tags.site.clone(),
            round: tags.round.clone(),
            date: tags.date.clone(),
            start: game.start().to_string(),
            moves: game.moves_played().map(|mv| mv.to_string()).collect(),
            finished: game.is_over(),
            stated: record.stated.map(|stated| StatedReport::new(stated, record)),
            lent: supply::lendings(game)
                .into_iter()
                .map(|lending| LendingReport { ply: lending.ply, to: side(lending.to) })
                .collect(),
            positions,
        }
    }
}

impl PlyReport {
    /// The position after `ply` moves, the last of which was `mv`.
    #[must_use]
    pub fn new(ply: usize, mv: Option<Move>, position: Position, supply: Supply) -> PlyReport {
        PlyReport { ply, mv: mv.map(|mv| mv.to_string()), position: PositionReport::new(position, supply) }
    }
}

impl StatedReport {
    fn new(stated: StatedResult, record: &GameRecord) -> StatedReport {
        StatedReport {
            winner: stated.winner().map(side),
            margin: match stated.outcome {
                formats::Outcome::Margin(margin) => Some(margin),
                formats::Outcome::Win(_) | formats::Outcome::Draw => None,
            },
            ending: match stated.ending {
                formats::Ending::Normal => "normal",
                formats::Ending::Resigned => "resigned",
                formats::Ending::TimedOut => "timed-out",
                formats::Ending::Agreed => "agreed",
                formats::Ending::Forfeit => "forfeit",
            },
            holds: record.stated_result_holds(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use outflank_formats::{Format, read_games};

    #[test]
    fn a_game_has_the_promised_keys() {
        let record = &read_games(Format::Sgf, b"(;GM[2]PB[anna]RE[B+2];B[f5];W[d6])").unwrap()[0];
        let moves = record.moves.iter().map(|recorded| recorded.mv);
        let game = Game::from_moves(record.start, moves).unwrap();
        let last = PlyReport::new(2, None, game.position(), Supply::of_game(&game));
        let json = serde_json::to_value(GameReport::new(1, record, &game, vec![last])).unwrap();
        assert_eq!(json["players"]["black"], "anna");
        assert_eq!(json["stated"]["margin"], 2.0);
        assert_eq!(json["stated"]["holds"], serde_json::Value::Null);
        let position = &json["positions"][0];
        assert_eq!((&position["turn"], &position["discs"]["black"]), (&"black".into(), &3.into()));
        assert_eq!(position["legal"].as_array().map(Vec::len), Some(5));
    }
}
