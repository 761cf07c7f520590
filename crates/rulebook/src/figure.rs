//! What a rule looks like on the board, and what is claimed about it.
//!
//! The claims are what the text beside the figure says. They are kept as data so that a
//! test can hold them to the rules, and the squares named in the text to the claims.

use outflank_data::rulebook::Nature;
use outflank_rules::{Color, Game, Move, Position, Square, Supply};
use serde::{Deserialize, Deserializer, de::Error};

/// A board with an optional move, and the claims about both.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Figure {
    /// An entry of the rulebook's positions, by its id.
    pub entry: Option<String>,
    /// Or the moves of a game from the start; passes are taken by themselves.
    #[serde(deserialize_with = "line")]
    pub moves: Option<Vec<Square>>,
    /// The move to show.
    pub play: Option<Square>,
    /// What the move turns, exactly.
    pub turns: Vec<Square>,
    /// Discs of the other side that the move leaves alone.
    pub stays: Vec<Square>,
    /// The legal moves, exactly.
    pub legal: Vec<Square>,
    /// Black discs that lie there before the move.
    pub black: Vec<Square>,
    /// White discs that lie there before the move.
    pub white: Vec<Square>,
    /// Squares that are empty in the end.
    pub empty: Vec<Square>,
    /// The last move before this board.
    pub last: Option<Square>,
    /// Who had no move and passed after it.
    pub passed: Option<Color>,
    /// How the game is over, after the move if there is one.
    pub ending: Option<End>,
    /// Black and white discs in the end.
    pub counts: Option<[u32; 2]>,
    /// The larger count minus the smaller.
    pub margin: Option<u32>,
    /// The federations' score.
    pub federation: Option<[u32; 2]>,
    /// Discs that Black and White have left to place.
    pub supply: Option<[u8; 2]>,
}

/// How a game is over, as the figures claim it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// All squares are taken.
    Full,
    /// One colour is gone.
    WipedOut,
    /// Both have discs and neither can move.
    Blocked,
}

impl Figure {
    /// The game that leads to the board, where there is one.
    #[must_use]
    pub fn game(&self) -> Option<Game> {
        let moves = self.moves.as_deref().or_else(|| self.data()?.moves.as_deref())?;
        let mut game = Game::new();
        for &square in moves {
            game.play(square).ok()?;
        }
        Some(game)
    }

    /// The board before the move.
    ///
    /// # Panics
    ///
    /// For a figure that names neither a known entry nor a legal game. The figures that
    /// ship are tested.
    #[must_use]
    pub fn position(&self) -> Position {
        match self.data() {
            Some(entry) => entry.board,
            None => self.game().expect("a figure has an entry or a game").position(),
        }
    }

    /// The board after the move, if the figure shows one.
    #[must_use]
    pub fn after(&self) -> Option<Position> {
        self.position().play(Move::Place(self.play?)).ok()
    }

    /// The board in the end: after the move, or the board itself.
    #[must_use]
    pub fn end(&self) -> Position {
        self.after().unwrap_or_else(|| self.position())
    }

    /// The discs left to place, where the game is known.
    #[must_use]
    pub fn supply(&self) -> Option<Supply> {
        self.game().map(|game| Supply::of_game(&game))
    }

    /// Whether the board is a few squares only, and not one to play on from.
    #[must_use]
    pub fn is_fragment(&self) -> bool {
        self.data().is_some_and(|entry| entry.nature == Nature::Fragment)
    }

    /// Whether only the console's manual shows it: then its discs are green and red (C4).
    #[must_use]
    pub fn is_of_console(&self) -> bool {
        self.data().is_some_and(|entry| entry.editions == ["h21"])
    }

    /// Every square that a claim names.
    pub fn named(&self) -> impl Iterator<Item = Square> {
        let lists = [&self.turns, &self.stays, &self.legal, &self.black, &self.white, &self.empty];
        lists.into_iter().flatten().copied().chain(self.play).chain(self.last)
    }

    fn data(&self) -> Option<&'static outflank_data::rulebook::Entry> {
        outflank_data::rulebook().position(self.entry.as_deref()?)
    }
}

/// `"d3c3c4"`.
fn line<'de, D: Deserializer<'de>>(input: D) -> Result<Option<Vec<Square>>, D::Error> {
    let text = String::deserialize(input)?;
    // Lossy is enough: a broken character is no square and is reported as such.
    let squares =
        text.as_bytes().chunks(2).map(|name| String::from_utf8_lossy(name).parse().map_err(D::Error::custom));
    squares.collect::<Result<_, _>>().map(Some)
}
