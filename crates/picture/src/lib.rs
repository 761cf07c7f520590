//! Boards and games as pictures: values in, bytes out.
//!
//! A [`Picture`] is a position and what to show of it: the disc placed last, the legal
//! moves, scores of moves, coordinates, the counts below the board. It becomes an SVG
//! text ([`Picture::svg`]) or the bytes of a PNG file ([`Picture::png`]). A [`Film`] is
//! a whole game as an animated GIF in which discs really turn over, and [`Numbers`] a whole
//! game on one board, as books print it.
//!
//! ```
//! use outflank_picture::{Picture, Size, Theme};
//! use outflank_rules::Position;
//!
//! let picture = Picture { theme: Theme::Paper, ..Picture::new(Position::START) };
//! assert!(picture.svg().starts_with("<svg "));
//! let png = picture.png(Size::new(240).expect("a size in range"));
//! assert!(png.starts_with(b"\x89PNG"));
//! ```
//!
//! The layout is made once, as a list of shapes (`scene`), and drawn by two renderers:
//! `svg` writes it down, `raster` fills pixels. The few letters a board needs are
//! strokes of our own (`letters`), so pictures look the same on every machine and no
//! font is needed. The crate opens no file.

mod film;
mod layout;
mod letters;
mod numbers;
mod palette;
mod raster;
mod scene;
mod size;
mod svg;
mod theme;

pub use film::Film;
pub use layout::Picture;
pub use numbers::Numbers;
pub use size::{Kind, OutOfRange, Pace, Size};
pub use theme::Theme;
