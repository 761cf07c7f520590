//! Even openings, made by an engine that strays.

use crate::json::ScoreReport;
use outflank_data::openings;
use outflank_openings::Even;
use serde::Serialize;

/// All that were made: the JSON of `selfplay-opening` in `docs/json.md`.
#[derive(Debug, Serialize)]
pub struct EvenOnes {
    seed: u64,
    openings: Vec<OpeningReport>,
    /// Whether somebody stopped before the end.
    pub interrupted: bool,
}

#[derive(Debug, Serialize)]
struct OpeningReport {
    moves: Vec<String>,
    board: String,
    #[serde(rename = "move")]
    mv: String,
    score: ScoreReport,
    name: Option<String>,
}

impl EvenOnes {
    /// None yet, of this seed.
    #[must_use]
    pub fn new(seed: u64) -> EvenOnes {
        EvenOnes { seed, openings: Vec::new(), interrupted: false }
    }

    /// One more.
    pub fn add(&mut self, even: &Even) {
        self.openings.push(OpeningReport {
            moves: even.game.moves_played().map(|mv| mv.to_string()).collect(),
            board: even.game.position().to_string(),
            mv: even.best.mv.to_string(),
            score: even.best.score.into(),
            name: name(even).map(str::to_owned),
        });
    }
}

/// One in a line beside its moves: its name, the best move and the score. An estimate is no
/// score that a file may state; it is a remark.
#[must_use]
pub fn even_remark(even: &Even) -> String {
    let score = format!("{} {}", even.best.mv, even.best.score);
    name(even).map_or(score.clone(), |name| format!("{name}: {score}"))
}

fn name(even: &Even) -> Option<&'static str> {
    openings::of_game(&even.game).map(|(_, opening)| opening.name("en"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use outflank_engine::{Line, Score};
    use outflank_rules::{DiscDiff, Game, Move, Position};

    #[test]
    fn an_opening_is_told_with_its_name_its_move_and_its_score() {
        let moves = ["f5", "d6", "c3", "d3", "c4"].map(|square| Move::Place(square.parse().unwrap()));
        let game = Game::from_moves(Position::START, moves).unwrap();
        let mv = Move::Place("f4".parse().unwrap());
        let best = Line { mv, score: Score::Exact(DiscDiff::saturating(2)), variation: vec![mv] };
        let even = Even { game, best };
        assert_eq!(even_remark(&even), format!("{}: f4 {}", name(&even).unwrap(), even.best.score));
        let mut all = EvenOnes::new(7);
        all.add(&even);
        let json = serde_json::to_value(&all).unwrap();
        assert_eq!((&json["seed"], &json["openings"][0]["move"]), (&7.into(), &"f4".into()));
    }
}
