//! Moves made before the players begin.

use outflank_rules::{Game, Position, Square};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The squares of a legal opening from the usual four discs (R2), forced passes left out.
///
/// An opening drawn by lot (XOT) begins a game with its first plies on the board. A puzzle
/// or a pasted game that is played on brings the way to its position, so the discs beside the
/// board are as many as they would be at a real one (R8). In JSON and as text: the squares one
/// after the other.
///
/// ```
/// use outflank_play::Opening;
///
/// let opening: Opening = "f5d6c3d3".parse()?;
/// assert_eq!(opening.game().ply(), 4);
/// assert_eq!(opening.to_string(), "f5d6c3d3");
/// assert_eq!("f5f5".parse::<Opening>().unwrap_err().to_string(), "move 2 of the opening is not legal");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Opening {
    /// What follows the moves is always the same square, so equal openings are equal.
    squares: [Square; Opening::MOST],
    len: u8,
}

impl Opening {
    /// A game has no more moves than there are empty squares at its start.
    const MOST: usize = 60;

    /// The opening these squares make.
    pub fn new(squares: impl IntoIterator<Item = Square>) -> Result<Opening, OpeningError> {
        let mut game = Game::new();
        let mut opening = Opening { squares: [Square::wrapping(0); Opening::MOST], len: 0 };
        for (number, square) in (1..).zip(squares) {
            game.play(square).map_err(|_| OpeningError::Illegal { number })?;
            opening.squares[usize::from(opening.len)] = square;
            opening.len += 1;
        }
        Ok(opening)
    }

    /// The squares in their order.
    #[must_use]
    pub fn squares(&self) -> &[Square] {
        &self.squares[..usize::from(self.len)]
    }

    /// The game after it.
    #[must_use]
    pub fn game(&self) -> Game {
        let mut game = Game::new();
        for &square in self.squares() {
            game.play(square).expect("an opening was played through when it was made");
        }
        game
    }

    /// The position after it.
    #[must_use]
    pub fn position(&self) -> Position {
        self.game().position()
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Opening {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "OpeningMoves".into()
    }

    fn schema_id() -> std::borrow::Cow<'static, str> {
        concat!(module_path!(), "::OpeningMoves").into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "type": "string",
            "pattern": "^([a-hA-H][1-8]){0,60}$",
            "description": "Legal moves from the usual four discs, forced passes left out.",
        })
    }
}

/// Why a text is no opening.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum OpeningError {
    /// Not the name of a square.
    NoSquare {
        /// Which of the moves, 1 for the first.
        number: u32,
    },
    /// A move against the rules.
    Illegal {
        /// Which of the moves, 1 for the first.
        number: u32,
    },
}

impl fmt::Display for OpeningError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpeningError::NoSquare { number } => write!(f, "move {number} of the opening is no square"),
            OpeningError::Illegal { number } => write!(f, "move {number} of the opening is not legal"),
        }
    }
}

impl std::error::Error for OpeningError {}

impl FromStr for Opening {
    type Err = OpeningError;

    fn from_str(text: &str) -> Result<Opening, OpeningError> {
        let square = |(number, name): (u32, &[u8])| {
            let name = str::from_utf8(name).ok().and_then(|name| name.parse().ok());
            name.ok_or(OpeningError::NoSquare { number })
        };
        let squares: Result<Vec<Square>, _> = (1..).zip(text.as_bytes().chunks(2)).map(square).collect();
        Opening::new(squares?)
    }
}

impl TryFrom<String> for Opening {
    type Error = OpeningError;

    fn try_from(text: String) -> Result<Opening, OpeningError> {
        text.parse()
    }
}

impl From<Opening> for String {
    fn from(opening: Opening) -> String {
        opening.to_string()
    }
}

impl fmt::Display for Opening {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.squares().iter().try_for_each(|square| square.fmt(f))
    }
}

impl fmt::Debug for Opening {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Opening({self})")
    }
}
