//! Positions by chance.

use outflank_rules::Game;
use serde::Serialize;

/// Positions, each with the game that leads to it. Its JSON is `random-position` of `docs/json.md`.
#[derive(Clone, Debug, Serialize)]
pub struct RandomPositions {
    seed: u64,
    positions: Vec<PositionReport>,
}

#[derive(Clone, Debug, Serialize)]
struct PositionReport {
    board: String,
    empties: u32,
    moves: Vec<String>,
}

impl RandomPositions {
    /// What this seed has led to.
    #[must_use]
    pub fn new(seed: u64, games: impl Iterator<Item = Game>) -> RandomPositions {
        let report = |game: Game| PositionReport {
            board: game.position().to_string(),
            empties: game.position().board().empties(),
            moves: game.moves_played().map(|mv| mv.to_string()).collect(),
        };
        RandomPositions { seed, positions: games.map(report).collect() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use outflank_rules::Rng;

    #[test]
    fn a_position_has_the_moves_that_lead_to_it() {
        let found = RandomPositions::new(7, Rng::new(7).game(12).into_iter());
        let json = serde_json::to_value(&found).unwrap();
        assert_eq!((&json["seed"], &json["positions"][0]["empties"]), (&7.into(), &48.into()));
        assert!(json["positions"][0]["moves"].as_array().is_some_and(|moves| moves.len() >= 12));
    }
}
