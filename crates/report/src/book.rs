//! What a book knows about a position.

use outflank_book::{Book, BookMove};
use outflank_data::openings;
use outflank_rules::Board;
use outflank_text::{Lines, Reader};
use serde::Serialize;

/// The moves of a position and what they are worth. Its JSON is `book show` of
/// `docs/json.md`.
#[derive(Debug, Serialize)]
pub struct BookMoves {
    positions: usize,
    known: bool,
    depth: Option<u8>,
    moves: Vec<MoveReport>,
}

#[derive(Debug, Serialize)]
struct MoveReport {
    #[serde(rename = "move")]
    square: String,
    score: i8,
    known: bool,
    opening: Option<String>,
}

impl BookMoves {
    /// What a book knows about a board, openings by their names in a language.
    #[must_use]
    pub fn new(book: &Book, board: Board, language: &str) -> BookMoves {
        let report = |BookMove { square, score }: BookMove| {
            let after = board.play(square).expect("a book holds legal moves");
            MoveReport {
                square: square.to_string(),
                score,
                known: book.contains(after),
                opening: openings::of(after).map(|opening| opening.name(language).to_owned()),
            }
        };
        let moves: Vec<MoveReport> = book.moves(board).unwrap_or_default().into_iter().map(report).collect();
        BookMoves { positions: book.len(), known: !moves.is_empty(), depth: book.depth(board), moves }
    }
}

impl Lines for BookMoves {
    fn lines(&self, reader: &Reader<'_>) -> Vec<String> {
        let mut lines = Vec::new();
        if self.known {
            let depth = self.depth.unwrap_or(0);
            lines.push(reader.strong(&reader.text("book-moves", &[("depth", depth.into())])));
        } else {
            lines.push(reader.text("book-unknown", &[]));
        }
        for kept in &self.moves {
            let more = if kept.known { "…" } else { "" };
            let name = kept.opening.as_deref().map_or_else(String::new, |name| format!("{name} "));
            lines.push(format!("  {}  {:+3}  {name}{more}", kept.square, kept.score));
        }
        lines.push(reader.text("book-size", &[("count", self.positions.into())]));
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::english;
    use outflank_rules::Position;

    #[test]
    fn what_is_known_is_listed_and_what_is_not_is_said() {
        let start = BookMoves::new(Book::embedded(), Position::START.board(), "en");
        let told = english(|reader| start.lines(reader));
        assert_eq!(told.len(), 1 + 4 + 1, "{told:?}");
        let json = serde_json::to_value(&start).unwrap();
        assert_eq!((&json["known"], json["moves"].as_array().map(Vec::len)), (&true.into(), Some(4)));
        let none = BookMoves::new(&Book::new(), Position::START.board(), "en");
        assert_eq!(english(|reader| none.lines(reader)).len(), 2);
    }
}
