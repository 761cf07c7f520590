//! Boards as lines of text, and text on its way to a terminal.
//!
//! * [`Diagram`] is a position in letters or in round signs, with colours where they are
//!   welcome; [`Numbers`] is a whole game on one board, as books print it.
//! * [`wrapped`] puts words into lines, [`Table`] figures into columns.
//! * [`Reader`] is who reads: language, signs, colours and columns; what implements [`Lines`]
//!   can be told to one.
//! * [`clean`] takes from texts of files what a terminal would take for an order.
//!
//! ```
//! use outflank_rules::Position;
//! use outflank_text::{Diagram, Style};
//!
//! let lines = Diagram::new(Position::START).framed(Style::ASCII);
//! assert_eq!(lines[5], "4 | . . + O X . . . |");
//! ```
//!
//! Everything is values in and text out; printing is left to the program.

pub mod clean;
mod complaint;
mod diagram;
mod numbers;
mod reader;
mod style;
mod surroundings;
mod table;
mod wrap;

pub use complaint::in_one_line;
pub use diagram::{BOARD_WIDTH, Diagram, GAP, beside};
pub use numbers::Numbers;
pub use reader::{Lines, Reader};
pub use style::{Ground, Style, disc, strong};
pub use surroundings::{ColorChoice, Surroundings};
pub use table::{Table, columns, labelled};
pub use wrap::wrapped;
