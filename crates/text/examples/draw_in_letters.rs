//! Draws the start in letters.

use outflank_rules::Position;
use outflank_text::{Diagram, Style};

fn main() {
    for line in Diagram::new(Position::START).framed(Style::ASCII) {
        println!("{line}");
    }
}
