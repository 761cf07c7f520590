//! The games of a match as records.
//!
//! A live match keeps only the game being played. The earlier games of a series are in
//! its log all the same: playing the log again and looking up before each new game
//! brings them back.

use crate::body::About;
use outflank_formats::{Ending, GameRecord, Outcome, StatedResult, Tags};
use outflank_play::{GameView, Match, Order, Player, Reason, Seat};
use outflank_rules::{Color, Move, Position};

/// One game with everything that was played.
pub(crate) struct Game {
    /// Where it began.
    pub(crate) start: Position,
    /// Every turn with the board it left, right or wrong.
    pub(crate) turns: Vec<(Move, Position)>,
    /// How it looked at its end, or looks now.
    pub(crate) view: GameView,
}

/// Every game of a match, in order.
pub(crate) fn games_of(game: &Match) -> Vec<Game> {
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

fn current(game: &Match) -> Option<Game> {
    let view = game.view(game.now()).game?;
    if let Some(played) = game.game() {
        let turns = played.turns().map(|turn| (turn.mv, turn.after)).collect();
        return Some(Game { start: played.start(), turns, view });
    }
    let table = game.table()?;
    let turns = table.turns().iter().map(|turn| (turn.mv, turn.after)).collect();
    Some(Game { start: table.start(), turns, view })
}

impl Game {
    /// The game for other programs, with its players and its result. Nothing if what was
    /// on the board is not what the rules make of the moves.
    pub(crate) fn record(&self, about: &About, seats: &outflank_play::PerPlayer<Seat>) -> Option<GameRecord> {
        let moves = self.turns.iter().map(|(mv, _)| *mv);
        let mut record = GameRecord::from_moves(self.start, moves).ok()?;
        let discs = |position: Position| (position.discs(Color::Black), position.discs(Color::White));
        let right = record
            .positions()
            .skip(1)
            .zip(&self.turns)
            .all(|(rules, (_, board))| discs(rules) == discs(*board));
        if !right {
            return None;
        }
        let name = |player: Player| match (about.names.get(player), seats.get(player)) {
            (Some(name), _) => Some(name.clone()),
            (None, Seat::Computer { level }) => Some(format!("Outflank {}", level.0)),
            (None, Seat::Person | Seat::Remote) => None,
        };
        record.tags = Tags {
            black: name(self.view.black),
            white: name(self.view.black.other()),
            date: Some(about.created.to_string().chars().take(10).collect()),
            site: Some("Outflank".to_owned()),
            ..Tags::default()
        };
        record.stated = self.view.verdict.map(|verdict| {
            let outcome = verdict.color.map_or(Outcome::Draw, Outcome::Win);
            match verdict.reason {
                Reason::Resigned { .. } => StatedResult { outcome, ending: Ending::Resigned },
                Reason::OutOfTime { .. } => StatedResult { outcome, ending: Ending::TimedOut },
                _ => StatedResult::margin(
                    f32::from(verdict.federation.black) - f32::from(verdict.federation.white),
                ),
            }
        });
        Some(record)
    }
}
