//! A book as text: lines of OBF, which people and other programs read.
//!
//! ```text
//! ---------------------------OX------XO--------------------------- X; D3:+0; % depth 18
//! ```
//!
//! A position is written once, with Black to move, in its canonical orientation; its scores
//! are those of the searches. Behind `%` stands how many plies they looked ahead; where
//! nothing does, whoever reads the lines has to know.

use crate::{Book, BookMove, InsertError};
use outflank_formats::{ScoredMove, ScoredPosition};
use outflank_rules::{Color, Move, Position};
use std::fmt;

/// What a book has taken from positions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Merged {
    /// Positions that are new.
    pub added: usize,
    /// Positions the book knew less deeply, or as deeply.
    pub replaced: usize,
    /// Positions the book knows better.
    pub kept: usize,
}

/// Why positions are not taken into a book. Nothing of them is then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MergeError {
    /// The number of the position, from 1.
    pub number: usize,
    /// What is wrong with it.
    pub fault: MergeFault,
}

/// What is wrong with a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MergeFault {
    /// A book holds no passes.
    Pass,
    /// A score no game can end with.
    Score(i32),
    /// A book does not take it.
    Insert(InsertError),
}

impl fmt::Display for MergeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "position {}: ", self.number)?;
        match self.fault {
            MergeFault::Pass => f.write_str("a pass is no move of a book"),
            MergeFault::Score(score) => write!(f, "score {score}, expected -64 to 64"),
            MergeFault::Insert(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for MergeError {}

impl Book {
    /// Every position as a line of OBF holds it, in a fixed order.
    pub fn positions(&self) -> impl Iterator<Item = ScoredPosition> {
        self.searched().map(|(board, depth, moves)| ScoredPosition {
            position: Position::from_board(board, Color::Black),
            scores: moves
                .iter()
                .map(|kept| ScoredMove { mv: kept.square.into(), score: kept.score.into() })
                .collect(),
            comment: Some(format!("depth {depth}")),
        })
    }

    /// Takes positions in, all or none: new ones, and those that were searched at least as
    /// deeply as what the book has. `depth` is for those that do not tell theirs.
    pub fn merge(&mut self, positions: &[ScoredPosition], depth: u8) -> Result<Merged, MergeError> {
        let mut book = self.clone();
        let mut merged = Merged::default();
        for (number, scored) in (1..).zip(positions) {
            let failed = |fault| MergeError { number, fault };
            let moves = scored.scores.iter().map(book_move).collect::<Result<_, _>>().map_err(failed)?;
            let entry = Book::entry(scored.position.board(), depth_of(scored).unwrap_or(depth), moves);
            let (place, entry) = entry.map_err(|error| failed(MergeFault::Insert(error)))?;
            match book.entries.get(&place) {
                Some(known) if known.depth > entry.depth => {
                    merged.kept += 1;
                    continue;
                }
                Some(_) => merged.replaced += 1,
                None => merged.added += 1,
            }
            book.entries.insert(place, entry);
        }
        book.settle();
        *self = book;
        Ok(merged)
    }
}

fn book_move(scored: &ScoredMove) -> Result<BookMove, MergeFault> {
    let Move::Place(square) = scored.mv else { return Err(MergeFault::Pass) };
    let score = i8::try_from(scored.score).map_err(|_| MergeFault::Score(scored.score))?;
    Ok(BookMove { square, score })
}

/// The depth in a remark such as `depth 18`.
fn depth_of(scored: &ScoredPosition) -> Option<u8> {
    let mut words = scored.comment.as_deref()?.split_whitespace();
    words.find(|word| *word == "depth")?;
    words.next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use outflank_formats::{Format, read_positions, write_positions};
    use outflank_rules::Board;

    fn text_of(book: &Book) -> Vec<u8> {
        let positions: Vec<ScoredPosition> = book.positions().collect();
        let mut bytes = Vec::new();
        write_positions(Format::Obf, &positions, &mut bytes).unwrap();
        bytes
    }

    fn read(text: &str) -> Vec<ScoredPosition> {
        read_positions(Format::Obf, text.as_bytes()).unwrap()
    }

    const START: &str = "---------------------------OX------XO--------------------------- X;";

    #[test]
    fn a_book_is_the_same_after_a_journey_through_text() {
        let book = Book::embedded();
        let text = text_of(book);
        let positions = read_positions(Format::Obf, &text).unwrap();
        let mut again = Book::new();
        let merged = again.merge(&positions, 0).unwrap();
        assert_eq!(merged, Merged { added: book.len(), ..Merged::default() });
        assert_eq!(&again, book);
        assert_eq!(text_of(&again), text);
    }

    #[test]
    fn deeper_positions_replace_others() {
        let mut book = Book::new();
        assert_eq!(book.merge(&read(&format!("{START} F5:+2; % depth 10")), 0).unwrap().added, 1);
        assert_eq!(book.merge(&read(&format!("{START} F5:+4; % depth 8")), 0).unwrap().kept, 1);
        assert_eq!(book.moves(Board::START).unwrap()[0].score, 2);
        assert_eq!(book.merge(&read(&format!("{START} D3:-1;")), 12).unwrap().replaced, 1);
        assert_eq!(book.moves(Board::START).unwrap()[0].score, -1);
        assert_eq!(book.depth(Board::START), Some(12));
    }

    #[test]
    fn a_fault_leaves_the_book_as_it_was() {
        let mut book = Book::new();
        book.merge(&read(&format!("{START} F5:+2; % depth 10")), 0).unwrap();
        let before = book.clone();
        for (line, fault) in [
            (format!("{START} F5:+200;"), MergeFault::Score(200)),
            (format!("{START} F5:+70;"), MergeFault::Insert(InsertError::Score(70))),
            (START.to_owned(), MergeFault::Insert(InsertError::NoMoves)),
        ] {
            let lines = format!("{START} F5:+9; % depth 20\n{line}");
            assert_eq!(book.merge(&read(&lines), 0), Err(MergeError { number: 2, fault }), "{line}");
            assert_eq!(book, before);
        }
    }
}
