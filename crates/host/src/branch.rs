//! Another match from a position of this one: how finished games are played on.

use crate::games::{PlayedGame, games_of};
use outflank_play::{Match, MatchSetup, PerPlayer, Phase, Player, ReplayError, Seat, Start};
use outflank_rules::{Color, Position, Square};
use std::{fmt, iter};

/// Why no match goes on from there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BranchError {
    /// The match has fewer games.
    NoSuchGame {
        /// How many it has.
        games: usize,
    },
    /// The game has fewer turns.
    NoSuchPly {
        /// How many it has.
        plies: usize,
    },
    /// The game is over there.
    NothingToPlay,
    /// No match can be made of it.
    Replay(ReplayError),
}

impl fmt::Display for BranchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BranchError::NoSuchGame { games } => write!(f, "the match has {games} games"),
            BranchError::NoSuchPly { plies } => write!(f, "the game has {plies} turns"),
            BranchError::NothingToPlay => f.write_str("the game is over there; go back a move first"),
            BranchError::Replay(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for BranchError {}

/// A new match, one game without a clock, that begins with the first `ply` turns of a game
/// (1 for the first); without `ply` a person's last move is left out, which is taking it back
/// in a copy. The players keep their colours; `players` are those who sat there unless said
/// otherwise.
pub fn branch(
    game: &Match,
    number: usize,
    ply: Option<usize>,
    players: Option<PerPlayer<Seat>>,
) -> Result<Match, BranchError> {
    let games = games_of(game);
    let index = number.checked_sub(1).filter(|&index| index < games.len());
    let played = &games[index.ok_or(BranchError::NoSuchGame { games: games.len() })?];
    let plies = played.turns.len();
    let players = players.unwrap_or_else(|| game.setup().players.clone());
    let ply = ply.unwrap_or_else(|| before_last_move(played, &players));
    let turns = played.turns.get(..ply).ok_or(BranchError::NoSuchPly { plies })?;
    let setup = |start| setup(players.clone(), played, start);
    let squares: Vec<Square> = turns.iter().filter_map(|(mv, _)| mv.square()).collect();
    let by_the_rules = Match::begun(setup(played.start), squares);
    let there = turns.last().map_or(played.start, |(_, after)| *after);
    let made = match by_the_rules {
        Ok(made) if made.game().is_some_and(|game| game.position().board() == there.board()) => made,
        // Hands have erred on the way: the board is as they left it, without the way to it.
        _ => Match::begun(setup(there), []).map_err(BranchError::Replay)?,
    };
    if made.phase() == Phase::Over { Err(BranchError::NothingToPlay) } else { Ok(made) }
}

/// How many turns there were before the last move of a person, or of anybody where computers
/// play each other.
fn before_last_move(played: &PlayedGame, players: &PerPlayer<Seat>) -> usize {
    let befores = iter::once(played.start).chain(played.turns.iter().map(|(_, after)| *after));
    let moves = played.turns.iter().zip(befores).enumerate();
    let moves = moves.filter(|(_, ((mv, _), _))| mv.square().is_some());
    let of_person = |before: Position| *players.get(player_of(played, before.turn())) == Seat::Person;
    let nobody_plays = Player::BOTH.into_iter().all(|player| *players.get(player) != Seat::Person);
    moves.filter(|(_, (_, before))| nobody_plays || of_person(*before)).last().map_or(0, |(ply, _)| ply)
}

fn player_of(played: &PlayedGame, color: Color) -> Player {
    if color == Color::Black { played.view.black } else { played.view.black.other() }
}

fn setup(players: PerPlayer<Seat>, played: &PlayedGame, start: Position) -> MatchSetup {
    let starter = player_of(played, start.turn());
    let start = if start == Position::START { Start::Even } else { Start::Position { position: start } };
    MatchSetup { start, starter, ..MatchSetup::new(players.one, players.two) }
}
