//! Moves as the protocols write them.

use outflank_rules::{Move, Square};
use std::fmt;

/// The ways to write a pass, longer before those they begin with.
const PASSES: [&str; 6] = ["pass", "pa", "ps", "--", "@@@@", "@@"];

/// The move that a text is, in any case: `f5`, `F5`, `PA`, `pass`.
#[must_use]
pub fn parse(text: &str) -> Option<Move> {
    if let Ok(square) = text.parse::<Square>() {
        return Some(Move::Place(square));
    }
    PASSES.iter().any(|pass| text.eq_ignore_ascii_case(pass)).then_some(Move::Pass)
}

/// Something in a line of moves that is none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotAMove {
    /// Where it begins, in bytes from the start of the text.
    pub offset: usize,
    /// Its first letters.
    pub found: String,
}

impl fmt::Display for NotAMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected a move at offset {}, found {:?}", self.offset, self.found)
    }
}

impl std::error::Error for NotAMove {}

/// The moves of a line, run together or apart: `f5d6 C3 PA d3`.
pub fn parse_line(text: &str) -> Result<Vec<Move>, NotAMove> {
    let mut moves = Vec::new();
    let mut rest = text.trim_start();
    while !rest.is_empty() {
        let (mv, length) = first(rest).ok_or_else(|| NotAMove {
            offset: text.len() - rest.len(),
            found: rest.chars().take(8).collect(),
        })?;
        moves.push(mv);
        rest = rest[length..].trim_start_matches([' ', ',']);
        // A single dash separates moves; two are a pass.
        if rest.starts_with('-') && !rest.starts_with("--") {
            rest = rest[1..].trim_start();
        }
    }
    Ok(moves)
}

/// The move a text begins with and how many bytes it takes.
fn first(text: &str) -> Option<(Move, usize)> {
    if let Some(square) = text.get(..2).and_then(|name| name.parse::<Square>().ok()) {
        return Some((Move::Place(square), 2));
    }
    let begins = |pass: &&&str| text.get(..pass.len()).is_some_and(|start| start.eq_ignore_ascii_case(pass));
    PASSES.iter().find(begins).map(|pass| (Move::Pass, pass.len()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn single_moves_in_any_case() {
        assert_eq!(parse("F5"), parse("f5"));
        assert_eq!(parse("d3"), Some(Move::Place("d3".parse().unwrap())));
        for pass in ["PA", "pass", "PASS", "--", "ps", "@@"] {
            assert_eq!(parse(pass), Some(Move::Pass), "{pass}");
        }
        for other in ["", "f9", "i5", "f5d6", "p", "é1", "f5/1"] {
            assert_eq!(parse(other), None, "{other}");
        }
    }

    #[test]
    fn lines_of_moves() {
        let names = |text: &str| {
            parse_line(text).unwrap().iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(names("f5d6 C3,d3"), "f5 d6 c3 d3");
        assert_eq!(names("F5-D6-C3"), "f5 d6 c3");
        assert_eq!(names("f5pad6"), "f5 pa d6");
        assert_eq!(names("f5 -- d6"), "f5 pa d6");
        assert_eq!(names(""), "");
        let error = parse_line("f5 x9").unwrap_err();
        assert_eq!((error.offset, error.found.as_str()), (3, "x9"));
        assert!(parse_line("f5é").is_err());
    }
}
