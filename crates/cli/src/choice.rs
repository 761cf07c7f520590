//! The positions a searching command works on: those of a file or a text, or where its
//! games stand.

use crate::failure::Failure;
use crate::input::{self, Input};
use outflank_formats::{Format, GameRecord, Pasted, ScoredPosition};
use outflank_rules::Game;
use std::ffi::OsString;

/// Raw arguments.
#[derive(Debug, clap::Args)]
pub struct Choice {
    /// A file, `-` for standard input, or the text itself: a board, moves, or any format
    // A board may begin with a dash. Only the first word may: a list of such words
    // would swallow the options behind it.
    #[arg(value_name = "POSITION", allow_hyphen_values = true, value_parser = input::FirstWord)]
    what: OsString,

    /// The rest of a text that was not quoted
    #[arg(hide = true)]
    rest: Vec<String>,

    /// Take only the game or position with this number
    #[arg(long, value_name = "N")]
    game: Option<usize>,

    /// Take a game after N plies (0 is the start) instead of where it stands
    #[arg(long, value_name = "N")]
    ply: Option<usize>,

    /// Format of the input [default: found out]
    #[arg(long, value_name = "FORMAT", value_parser = input::format())]
    from: Option<Format>,
}

impl Choice {
    /// The positions with their numbers in the input, at least one.
    pub fn positions(&self) -> Result<Vec<(usize, ScoredPosition)>, Failure> {
        let input = Input::of_words(&self.what, &self.rest)?;
        let chosen: Vec<(usize, ScoredPosition)> = match input.anything(self.from)? {
            Pasted::Games(_, games) => choose(&input, &games, self.game, "game")?
                .into_iter()
                .map(|(number, record)| Ok((number, self.of_game(number, record)?)))
                .collect::<Result<_, Failure>>()?,
            Pasted::Positions(_, positions) => {
                if self.ply.is_some_and(|ply| ply > 0) {
                    return Err(no_plies());
                }
                let chosen = choose(&input, &positions, self.game, "position")?;
                chosen.into_iter().map(|(number, scored)| (number, scored.clone())).collect()
            }
        };
        Ok(chosen)
    }

    /// The one position, with its number.
    pub fn position(&self) -> Result<(usize, ScoredPosition), Failure> {
        let mut positions = self.positions()?;
        match positions.len() {
            1 => Ok(positions.remove(0)),
            count => Err(Failure::Refused(format!(
                "there are {count} positions: choose one with --game 1 to --game {count}"
            ))),
        }
    }

    fn of_game(&self, number: usize, record: &GameRecord) -> Result<ScoredPosition, Failure> {
        let game = replayed(record)?;
        let ply = self.ply.unwrap_or(game.ply());
        let position = game.position_at(ply).ok_or_else(|| no_such_ply(number, game.ply(), ply))?;
        Ok(position.into())
    }
}

/// All of them or the one asked for, each with its number from 1: at least one.
pub fn choose<'a, T>(
    input: &Input,
    all: &'a [T],
    wanted: Option<usize>,
    kind: &str,
) -> Result<Vec<(usize, &'a T)>, Failure> {
    if all.is_empty() {
        return Err(input.fault(format!("there is no {kind} in it")));
    }
    let mut numbered = (1..).zip(all);
    let Some(number) = wanted else { return Ok(numbered.collect()) };
    numbered
        .find(|&(found, _)| found == number)
        .map(|chosen| vec![chosen])
        .ok_or_else(|| Failure::Refused(format!("there is no {kind} {number}: the input has {}", all.len())))
}

/// The moves as a game. Readers have replayed them, so they are legal.
pub fn replayed(record: &GameRecord) -> Result<Game, Failure> {
    Game::from_moves(record.start, record.moves.iter().map(|recorded| recorded.mv)).map_err(Failure::refused)
}

/// A game up to a ply, or as it is.
pub fn up_to(game: &Game, number: usize, ply: Option<usize>) -> Result<Game, Failure> {
    let Some(ply) = ply else { return Ok(game.clone()) };
    if ply > game.ply() {
        return Err(no_such_ply(number, game.ply(), ply));
    }
    Game::from_moves(game.start(), game.moves_played().take(ply)).map_err(Failure::refused)
}

/// Move numbers of something that is not a game.
pub fn no_numbers() -> Failure {
    Failure::refused("a position has no moves to number: leave out --numbers, or give a game")
}

/// A ply behind the end of a game.
pub fn no_such_ply(number: usize, last: usize, wanted: usize) -> Failure {
    Failure::Refused(format!(
        "game {number} has {last} plies, so there is no ply {wanted}: use --ply 0 to --ply {last}"
    ))
}

/// A ply of something that is not a game.
pub fn no_plies() -> Failure {
    Failure::refused("a position has no plies to choose from: leave out --ply")
}
