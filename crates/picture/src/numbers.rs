//! A whole game on one board, as books print it.

use crate::layout::Picture;
use crate::scene::Scene;
use crate::size::Size;
use crate::theme::Theme;
use crate::{raster, svg};
use outflank_rules::{Color, Game, Position, Square};

/// A game as a diagram: every disc lies where it was placed, in the colour it was placed in,
/// with its number. Passes are not counted, and discs that lay at the start have none. The
/// counts below the board are those at the end.
#[derive(Clone, Debug)]
pub struct Numbers<'a> {
    /// The game.
    pub game: &'a Game,
    /// Whether letters and numbers stand around the board.
    pub coordinates: bool,
    /// Whether the disc counts stand below the board.
    pub counts: bool,
    /// The look.
    pub theme: Theme,
}

impl<'a> Numbers<'a> {
    /// A game with coordinates and counts.
    #[must_use]
    pub fn new(game: &'a Game) -> Numbers<'a> {
        Numbers { game, coordinates: true, counts: true, theme: Theme::default() }
    }

    /// The diagram as an SVG text, of any size on the screen.
    ///
    /// ```
    /// use outflank_picture::Numbers;
    /// use outflank_rules::{Game, Move, Position};
    ///
    /// let moves = ["f5", "d6", "c3"].map(|name| Move::Place(name.parse().expect("a square")));
    /// let game = Game::from_moves(Position::START, moves)?;
    /// assert!(Numbers::new(&game).svg().contains("Othello game f5d6c3"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn svg(&self) -> String {
        svg::write(&self.scene(), &self.describe())
    }

    /// The diagram as the bytes of a PNG file.
    #[must_use]
    pub fn png(&self, size: Size) -> Vec<u8> {
        raster::png(&raster::draw(&self.scene(), size))
    }

    /// What the picture shows, for those who cannot see it.
    fn describe(&self) -> String {
        let moves: String = self.game.squares_played().map(|square| square.to_string()).collect();
        match self.game.start() {
            Position::START => format!("Othello game {moves}"),
            start => format!("Othello game {moves} from {start}"),
        }
    }

    fn placed(&self) -> impl Iterator<Item = (Square, Color)> + '_ {
        self.game.turns().filter_map(|turn| Some((turn.mv.square()?, turn.before.turn())))
    }

    fn scene(&self) -> Scene {
        let end = Picture {
            coordinates: self.coordinates,
            counts: self.counts,
            theme: self.theme,
            ..Picture::new(self.game.position())
        };
        let mut draft = end.draft();
        let start = self.game.start();
        for square in Square::all() {
            if let Some(color) = start.disc_at(square) {
                draft.disc(square, color);
            }
        }
        for (number, (square, color)) in (1..).zip(self.placed()) {
            draft.disc(square, color);
            let center = draft.center(square);
            let ink = draft.colors.disc(color).number;
            draft.text(&format!("{number}"), center, 34.0, ink);
        }
        if self.counts {
            draft.strip(&end);
        }
        draft.scene
    }
}
