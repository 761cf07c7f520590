//! Where everything stands on a picture of a board.

use crate::letters::{self, PEN};
use crate::scene::{Fill, Ink, Point, Scene, Shape};
use crate::size::Size;
use crate::theme::{Colors, Theme};
use crate::{raster, svg};
use outflank_rules::{Color, DiscCount, Game, Move, Outcome, Position, Square, SquareSet};

/// The side of a square: the unit of everything else.
const SQUARE: f32 = 100.0;
const BOARD: f32 = 8.0 * SQUARE;
/// Around the board, with coordinates and without.
const MARGIN: f32 = 62.0;
const NARROW: f32 = 22.0;
/// The strip below the board.
const STRIP: f32 = 96.0;
const RADIUS: f32 = 41.0;

/// A board and what to show of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// The discs and the side to move.
    pub position: Position,
    /// The disc placed last, to be marked.
    pub last: Option<Square>,
    /// Whether legal moves get a dot.
    pub legal: bool,
    /// Scores of moves in discs, written on their squares; the highest stand out.
    pub scores: Vec<(Square, i32)>,
    /// Whether letters and numbers stand around the board.
    pub coordinates: bool,
    /// Whether the disc counts stand below the board.
    pub counts: bool,
    /// A ply and its move, to be written between the counts.
    pub ply: Option<(usize, Move)>,
    /// The look.
    pub theme: Theme,
}

impl Picture {
    /// A position with coordinates, legal moves and counts.
    #[must_use]
    pub fn new(position: Position) -> Picture {
        Picture {
            position,
            last: None,
            legal: true,
            scores: Vec::new(),
            coordinates: true,
            counts: true,
            ply: None,
            theme: Theme::default(),
        }
    }

    /// Where a game stands, with the disc placed last and its ply.
    #[must_use]
    pub fn of_game(game: &Game) -> Picture {
        let ply = game.moves_played().last().map(|mv| (game.ply(), mv));
        Picture { last: game.squares_played().last(), ply, ..Picture::new(game.position()) }
    }

    /// The picture as an SVG text, of any size on the screen.
    #[must_use]
    pub fn svg(&self) -> String {
        svg::write(&self.scene(None), &self.describe())
    }

    /// The picture as the bytes of a PNG file.
    #[must_use]
    pub fn png(&self, size: Size) -> Vec<u8> {
        raster::png(&raster::draw(&self.scene(None), size))
    }

    /// What the picture shows, for those who cannot see it.
    fn describe(&self) -> String {
        format!("Othello board {}", self.position)
    }

    /// The shapes, with some discs in the middle of being turned.
    pub(crate) fn scene(&self, turning: Option<Turning>) -> Scene {
        let mut draft = self.draft();
        for square in Square::all() {
            match (self.position.disc_at(square), turning.filter(|turning| turning.discs.contains(square))) {
                (Some(color), Some(turning)) => draft.turning(square, color, turning.part),
                (Some(color), None) => draft.disc(square, color),
                (None, _) => {}
            }
        }
        if let Some(last) = self.last {
            let center = draft.center(last);
            draft.scene.disc(center, 11.0, Fill::Plain(draft.colors.last));
        }
        self.moves(&mut draft);
        if self.counts {
            draft.strip(self);
        }
        draft.scene
    }

    /// The board without discs.
    pub(crate) fn draft(&self) -> Draft {
        let margin = if self.coordinates { MARGIN } else { NARROW };
        let colors = self.theme.colors();
        let side = BOARD + 2.0 * margin;
        let height = if self.counts { side + STRIP - margin.min(NARROW) } else { side };
        let mut draft = Draft { scene: Scene::new(side, height), side, margin, colors };
        draft.board(side, height);
        if self.coordinates {
            draft.coordinates();
        }
        draft
    }

    /// Scores where they are known, dots on the other legal moves.
    fn moves(&self, draft: &mut Draft) {
        let best = self.scores.iter().map(|&(_, score)| score).max();
        for &(square, score) in &self.scores {
            let ink = if Some(score) == best { draft.colors.best } else { draft.colors.other };
            let text = if score == 0 { "0".to_owned() } else { format!("{score:+}") };
            let center = draft.center(square);
            draft.text(&text, center, if Some(score) == best { 34.0 } else { 29.0 }, ink);
        }
        if self.legal {
            let scored: SquareSet = self.scores.iter().map(|&(square, _)| square).collect();
            for square in self.position.moves() - scored {
                let center = draft.center(square);
                draft.scene.disc(center, 12.0, Fill::Plain(draft.colors.legal));
            }
        }
    }
}

/// Discs on their way from one side to the other.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Turning {
    pub(crate) discs: SquareSet,
    /// How far they are, from 0 (the old side up) to 1.
    pub(crate) part: f32,
}

/// A picture in the making.
pub(crate) struct Draft {
    pub(crate) scene: Scene,
    /// Of the board with what stands around it.
    side: f32,
    margin: f32,
    pub(crate) colors: Colors,
}

impl Draft {
    pub(crate) fn center(&self, square: Square) -> Point {
        let along = |index: usize| self.margin + (index as f32 + 0.5) * SQUARE;
        (along(square.column()), along(square.row()))
    }

    pub(crate) fn text(&mut self, text: &str, center: Point, height: f32, ink: Ink) {
        let steps = letters::centered(text, center, height);
        self.scene.add(Shape::Lines { steps, width: PEN * height / 10.0, ink });
    }

    fn board(&mut self, width: f32, height: f32) {
        let (frame, edge, cloth) = (self.colors.frame, self.colors.frame_edge, self.colors.cloth);
        let whole = |inset: f32, radius: f32, fill: Fill| Shape::Box {
            corner: (inset, inset),
            size: (width - 2.0 * inset, height - 2.0 * inset),
            radius,
            fill,
        };
        self.scene.add(whole(0.0, 0.0, Fill::Plain(edge)));
        self.scene.add(whole(3.0, 16.0, frame));
        let from = self.margin;
        self.scene.add(Shape::Box { corner: (from, from), size: (BOARD, BOARD), radius: 0.0, fill: cloth });
        for index in 0..=8 {
            let along = from + index as f32 * SQUARE;
            let pen = if index % 8 == 0 { 4.0 } else { 2.2 };
            self.scene.line((along, from), (along, from + BOARD), pen, self.colors.grid);
            self.scene.line((from, along), (from + BOARD, along), pen, self.colors.grid);
        }
        for (x, y) in [(2.0, 2.0), (6.0, 2.0), (2.0, 6.0), (6.0, 6.0)] {
            let dot = Fill::Plain(self.colors.dot);
            self.scene.disc((from + x * SQUARE, from + y * SQUARE), 7.0, dot);
        }
    }

    fn coordinates(&mut self) {
        for (index, letter) in ('a'..='h').enumerate() {
            let along = self.margin + (index as f32 + 0.5) * SQUARE;
            self.text(&letter.to_string(), (along, self.margin / 2.0 + 1.0), 27.0, self.colors.text);
            self.text(&(index + 1).to_string(), (self.margin / 2.0, along), 27.0, self.colors.text);
        }
    }

    pub(crate) fn disc(&mut self, square: Square, color: Color) {
        let center = self.center(square);
        self.shadow(center, 1.0);
        self.face(center, RADIUS, color, 1.0);
    }

    /// A disc standing up between its two sides: narrower, and lifted a little.
    fn turning(&mut self, square: Square, now: Color, part: f32) {
        let (x, y) = self.center(square);
        let width = (part * std::f32::consts::PI).cos().abs().max(0.06);
        let color = if part < 0.5 { !now } else { now };
        self.shadow((x, y), width);
        self.face((x, y - 8.0 * (1.0 - width)), RADIUS, color, width);
    }

    /// Three soft layers below a disc.
    fn shadow(&mut self, (x, y): Point, width: f32) {
        if self.colors.shadow.opacity == 0 {
            return;
        }
        for (spread, opacity) in [(5.0, 22), (2.5, 34), (0.5, 50)] {
            self.scene.add(Shape::Oval {
                center: (x + 2.5, y + 5.0),
                radii: ((RADIUS + spread) * width, RADIUS + spread),
                fill: Fill::Plain(self.colors.shadow.at(opacity)),
            });
        }
    }

    fn face(&mut self, center: Point, radius: f32, color: Color, width: f32) {
        let disc = self.colors.disc(color);
        let radii = |by: f32| ((radius - by) * width, radius - by);
        let pen = radius / 18.0;
        self.scene.add(Shape::Oval { center, radii: radii(0.0), fill: Fill::Plain(disc.rim.at(255)) });
        self.scene.add(Shape::Oval { center, radii: radii(pen), fill: disc.face });
        if width == 1.0 {
            self.scene.add(Shape::Ring { center, radius: radius - pen / 2.0, width: pen, ink: disc.rim });
        }
    }

    /// Below the board: both counts, the side to move in front of a light, and between
    /// them the last ply.
    pub(crate) fn strip(&mut self, picture: &Picture) {
        let side = self.side;
        let count = DiscCount::of(picture.position);
        let y = side - self.margin.min(NARROW) + STRIP / 2.0 - 6.0;
        let lit = match Outcome::of(picture.position) {
            Some(outcome) => outcome.winner(),
            None => Some(picture.position.turn()),
        };
        for (color, direction) in [(Color::Black, 1.0), (Color::White, -1.0)] {
            let edge = if color == Color::Black { self.margin } else { side - self.margin };
            let (disc, text) = (edge + direction * 36.0, edge + direction * 104.0);
            if lit == Some(color) {
                let corner = (if color == Color::Black { edge } else { edge - 156.0 }, y - 36.0);
                let fill = Fill::Plain(self.colors.turn);
                self.scene.add(Shape::Box { corner, size: (156.0, 72.0), radius: 36.0, fill });
            }
            self.face((disc, y), 26.0, color, 1.0);
            self.text(&count.get(color).to_string(), (text, y), 34.0, self.colors.text);
        }
        if let Some((ply, mv)) = picture.ply {
            let ink = self.colors.text.at(200);
            self.text(&format!("{ply}  {mv}"), (side / 2.0, y), 28.0, ink);
        }
    }
}
