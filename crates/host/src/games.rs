//! The games of a match, one by one.
//!
//! A match keeps only the game being played. The earlier games of a series are in its log
//! all the same: playing the log again and looking up before each new game brings them
//! back.

use outflank_play::{GameView, Match, Order};
use outflank_rules::{Move, Position};

/// One game with everything that was played.
#[derive(Clone, Debug)]
pub struct PlayedGame {
    /// Where it began.
    pub start: Position,
    /// Every turn with the board it left, right or wrong.
    pub turns: Vec<(Move, Position)>,
    /// How it looked at its end, or looks now.
    pub view: GameView,
}

/// Every game of a match, in order.
#[must_use]
pub fn games_of(game: &Match) -> Vec<PlayedGame> {
    let mut games = Vec::new();
    let Ok(mut again) = Match::new(game.setup().clone()) else { return games };
    for &command in game.log() {
        if command.order == Order::Begin {
            games.extend(current(&again));
        }
        if again.apply(command).is_err() {
            // A log that was accepted once is accepted again.
            break;
        }
    }
    games.extend(current(&again));
    games
}

fn current(game: &Match) -> Option<PlayedGame> {
    let view = game.view(game.now()).game?;
    if let Some(played) = game.game() {
        let turns = played.turns().map(|turn| (turn.mv, turn.after)).collect();
        return Some(PlayedGame { start: played.start(), turns, view });
    }
    let table = game.table()?;
    let turns = table.turns().iter().map(|turn| (turn.mv, turn.after)).collect();
    Some(PlayedGame { start: table.start(), turns, view })
}
