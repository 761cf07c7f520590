//! The games and positions a command works on: those of a file or a text, all of them or
//! the one that was asked for.

use crate::failure::Failure;
use crate::input;
use outflank_files::Source;
use outflank_formats::{Format, GameRecord, Pasted, ScoredPosition};
use outflank_rules::Game;
use std::ffi::OsString;

/// Raw arguments.
#[derive(Debug, clap::Args)]
pub struct Choice {
    /// A file, `-` for standard input, or the text itself: moves, a board, or any format
    // A board may begin with a dash. Only the first word may: a list of such words
    // would swallow the options behind it.
    #[arg(value_name = "GAME", allow_hyphen_values = true, value_parser = input::FirstWord)]
    what: OsString,

    /// The rest of a text that was not quoted
    #[arg(hide = true)]
    rest: Vec<String>,

    /// Take only the game or position with this number
    #[arg(long, value_name = "N")]
    game: Option<usize>,

    /// Take a game after N plies (0 is the start) instead of where it stands
    #[arg(long, value_name = "N")]
    pub ply: Option<usize>,

    /// Format of the input [default: found out]
    #[arg(long, value_name = "FORMAT", value_parser = input::format())]
    from: Option<Format>,
}

/// What was chosen, each with its number in the input: at least one.
pub enum Chosen {
    Games(Vec<(usize, GameRecord)>),
    Positions(Vec<(usize, ScoredPosition)>),
}

impl Chosen {
    /// How many there are.
    pub fn len(&self) -> usize {
        match self {
            Chosen::Games(games) => games.len(),
            Chosen::Positions(positions) => positions.len(),
        }
    }
}

impl Choice {
    /// What was chosen; a position has no plies to choose from.
    pub fn chosen(&self) -> Result<Chosen, Failure> {
        let input = Source::of_words(&self.what, &self.rest)?;
        match input.anything(self.from)? {
            Pasted::Games(_, games) => Ok(Chosen::Games(input.choose(games, self.game, "game")?)),
            Pasted::Positions(..) if self.ply.is_some_and(|ply| ply > 0) => {
                Err(Failure::refused("a position has no plies to choose from: leave out --ply"))
            }
            Pasted::Positions(_, positions) => {
                Ok(Chosen::Positions(input.choose(positions, self.game, "position")?))
            }
        }
    }

    /// The same when it is only one.
    pub fn only_one(&self) -> Result<Chosen, Failure> {
        let chosen = self.chosen()?;
        let kind = match chosen {
            Chosen::Games(_) => "games",
            Chosen::Positions(_) => "positions",
        };
        one_of(chosen.len(), kind)?;
        Ok(chosen)
    }

    /// The positions with their numbers in the input, games where they stand.
    pub fn positions(&self) -> Result<Vec<(usize, ScoredPosition)>, Failure> {
        match self.chosen()? {
            Chosen::Games(games) => games
                .iter()
                .map(|(number, record)| Ok((*number, up_to(record, *number, self.ply)?.position().into())))
                .collect(),
            Chosen::Positions(positions) => Ok(positions),
        }
    }

    /// The one position.
    pub fn position(&self) -> Result<ScoredPosition, Failure> {
        let mut positions = self.positions()?;
        one_of(positions.len(), "positions")?;
        Ok(positions.remove(0).1)
    }
}

/// Refuses several.
fn one_of(count: usize, kind: &str) -> Result<(), Failure> {
    if count == 1 {
        return Ok(());
    }
    Err(Failure::Refused(format!("there are {count} {kind}: choose one with --game 1 to --game {count}")))
}

/// The moves as a game. Readers have replayed them, so they are legal.
pub fn replayed(record: &GameRecord) -> Result<Game, Failure> {
    record.game().map_err(Failure::refused)
}

/// The moves of a record up to a ply, or all of them.
pub fn up_to(record: &GameRecord, number: usize, ply: Option<usize>) -> Result<Game, Failure> {
    let game = replayed(record)?;
    let Some(ply) = ply else { return Ok(game) };
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
