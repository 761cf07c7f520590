//! Named openings.

use outflank_rules::{Board, Game, IllegalMove, Move, Position, Square};
use serde::Deserialize;
use std::collections::HashMap;
use std::sync::LazyLock;

/// An opening line and what people call it.
///
/// The line is one way to reach the opening; the opening is the position it leads to,
/// so look it up with [`Opening::position`] and [`Board::canonical`], not by its
/// moves.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opening {
    /// The moves from the start, always beginning with F5.
    #[serde(deserialize_with = "crate::text::line")]
    pub moves: Vec<Square>,
    /// Which of White's three first replies it grows from.
    pub family: Family,
    /// English names, the most usual first. There is at least one.
    pub en: Vec<String>,
    /// Japanese names.
    #[serde(default)]
    pub ja: Vec<String>,
    /// French names.
    #[serde(default)]
    pub fr: Vec<String>,
}

/// White's reply to Black's first move, which up to symmetry is one of three.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Family {
    /// F5 D6: the two outer discs stand at a right angle.
    Perpendicular,
    /// F5 F6.
    Diagonal,
    /// F5 F4: the two rows stand side by side.
    Parallel,
}

impl Opening {
    /// The position after its moves.
    pub fn position(&self) -> Result<Position, IllegalMove> {
        self.moves.iter().try_fold(Position::START, |position, &square| position.play(Move::Place(square)))
    }

    /// What all boards of this opening have in common, however they are turned.
    pub fn key(&self) -> Result<Board, IllegalMove> {
        Ok(self.position()?.board().canonical().0)
    }

    /// Its usual name in a language, by the language's code; in English where that
    /// language has no name for it.
    #[must_use]
    pub fn name(&self, language: &str) -> &str {
        let own = match language {
            "ja" => &self.ja,
            "fr" => &self.fr,
            _ => &self.en,
        };
        own.first().or(self.en.first()).map_or("", String::as_str)
    }

    /// Whether one of its names, in any language, holds this text; the case of letters
    /// does not matter.
    #[must_use]
    pub fn is_called(&self, text: &str) -> bool {
        let text = text.to_lowercase();
        [&self.en, &self.ja, &self.fr].into_iter().flatten().any(|name| name.to_lowercase().contains(&text))
    }
}

/// The opening a board is, however it was reached and however it is turned.
///
/// ```
/// use outflank_data::openings;
/// use outflank_rules::{Game, Square};
///
/// let mut game = Game::new();
/// for square in ["c4", "e3", "f6", "e6", "f5"] {
///     game.play(square.parse::<Square>()?)?;
/// }
/// assert_eq!(openings::of(game.position().board()).map(|found| found.name("en")), Some("Tiger"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn of(board: Board) -> Option<&'static Opening> {
    static BY_BOARD: LazyLock<HashMap<Board, &'static Opening>> = LazyLock::new(|| {
        let key = |opening: &'static Opening| Some((opening.key().ok()?, opening));
        crate::openings().iter().filter_map(key).collect()
    });
    BY_BOARD.get(&board.canonical().0).copied()
}

/// The last named opening a game went through, and after how many plies.
#[must_use]
pub fn of_game(game: &Game) -> Option<(usize, &'static Opening)> {
    // No position of a game comes twice, and names end where the discs get many.
    (0..=game.ply()).rev().find_map(|ply| Some((ply, of(game.position_at(ply)?.board())?)))
}
