//! SGF, the Smart Game Format, game number 2.
//!
//! ```text
//! (;FF[4]GM[2]SZ[8]PB[a]PW[b]DT[2025-11-27]RE[B+12];B[f5];W[d6];B[c3])
//! ```
//!
//! A file is a collection of trees. The first branch at every fork is the game; other
//! branches are variations, replayed like the game: an illegal one refuses it.
//! Squares are written `f5`; the letter pairs of Go records (`fe`) are read too, since
//! no square's name looks like one, and where GoGui has counted their rows from the bottom
//! they are turned back. `AB`, `AW` and `AE` in front of the first move
//! change the usual start position, and `PL` says who moves. `V` on a move is the
//! evaluation, which SGF gives from Black's view. Properties of the first node without
//! a field of their own go to [`crate::Tags::other`]; on moves they are skipped.

mod read;
mod write;

pub(crate) use read::games;
pub(crate) use write::{emit, keep};

/// Properties that say how to read the file, or that are written anew: never in
/// [`crate::Tags::other`].
const STRUCTURE: [&str; 11] = ["FF", "GM", "SZ", "CA", "AP", "ST", "AB", "AW", "AE", "PL", "V"];

/// Properties with a field of their own.
const FIELDS: [&str; 14] = ["PB", "PW", "BR", "WR", "DT", "EV", "PC", "RO", "TM", "RE", "GC", "C", "B", "W"];

fn is_other(name: &str) -> bool {
    !STRUCTURE.contains(&name) && !FIELDS.contains(&name)
}

/// A text on several lines: any line end becomes one, any other blank a space.
fn text(text: &str) -> Option<String> {
    let unified = text.replace("\r\n", "\n").replace('\r', "\n");
    let unified = unified.replace(|c: char| c != '\n' && c.is_ascii() && (c as u8) < b' ', " ");
    crate::text::trimmed(&unified)
}

/// A text on one line.
fn simple_text(line: &str) -> Option<String> {
    text(line).map(|text| text.replace('\n', " "))
}
