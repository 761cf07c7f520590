//! Openings the engine has thought about in advance.
//!
//! A [`Book`] holds positions with the scores that long searches found for their best
//! moves. A position is kept once for all eight symmetries. What a move is worth follows
//! from the rest of the book too: when the position after it is there, its best move
//! counts, back to the start of the game.
//!
//! [`expand`](Book::expand) makes a book grow where games are likely to go: along moves
//! that lose little, from the start outwards. The searching is left to the caller, so a
//! book can be built by any engine; [`Searcher`] does it with several of ours at once.
//! [`Book::to_bytes`] and
//! [`Book::from_bytes`] are its file; [`Book::positions`] and [`Book::merge`] are the same as
//! lines of OBF.
//!
//! ```
//! use outflank_book::{Book, BookMove};
//! use outflank_rules::Position;
//!
//! let mut book = Book::new();
//! let f5: BookMove = BookMove { square: "f5".parse().unwrap(), score: 0 };
//! book.insert(Position::START.board(), 12, vec![f5]).unwrap();
//! // All four first moves are the same one.
//! assert_eq!(book.moves(Position::START.board()).unwrap().len(), 4);
//! ```

mod file;
mod grow;
mod search;
mod text;

pub use file::{BookError, PositionFault};
pub use grow::Growth;
pub use search::{Searcher, Thought};
pub use text::{MergeError, MergeFault, Merged};

use outflank_rules::{Board, Square, SquareSet, Symmetry};
use std::collections::BTreeMap;
use std::fmt;
use std::sync::LazyLock;

/// A move of the book with its score for the side that makes it, in discs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BookMove {
    /// Where.
    pub square: Square,
    /// The expected final difference.
    pub score: i8,
}

/// What searches said about a position.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Entry {
    /// Plies they looked ahead.
    depth: u8,
    /// The moves they scored, in the canonical orientation.
    searched: Vec<BookMove>,
    /// The same moves with what the rest of the book knows, the best first.
    settled: Vec<BookMove>,
}

/// A collection of positions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Book {
    /// By canonical board: player's and opponent's discs.
    entries: BTreeMap<(u64, u64), Entry>,
}

/// Why a position is not taken into a book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum InsertError {
    /// There is no move to keep.
    NoMoves,
    /// A move that the rules forbid there.
    Illegal(Square),
    /// A score no game can end with.
    Score(i8),
}

impl fmt::Display for InsertError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            InsertError::NoMoves => f.write_str("a position in a book needs a move"),
            InsertError::Illegal(square) => write!(f, "{square} is not a legal move there"),
            InsertError::Score(score) => write!(f, "score {score}, expected -64 to 64"),
        }
    }
}

impl std::error::Error for InsertError {}

static EMBEDDED: LazyLock<Book> = LazyLock::new(|| {
    Book::from_bytes(include_bytes!("../data/book.bin")).expect("the shipped book is tested")
});

fn key(board: Board) -> (u64, u64) {
    (board.player().0, board.opponent().0)
}

fn board_of((player, opponent): (u64, u64)) -> Board {
    Board::new(SquareSet(player), SquareSet(opponent)).expect("keys come from boards")
}

impl Book {
    /// An empty book.
    #[must_use]
    pub fn new() -> Book {
        Book::default()
    }

    /// The book that comes with the program.
    #[must_use]
    pub fn embedded() -> &'static Book {
        &EMBEDDED
    }

    /// How many positions it holds.
    #[must_use]
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether it holds none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// Whether it holds this position.
    #[must_use]
    pub fn contains(&self, board: Board) -> bool {
        self.entries.contains_key(&key(board.canonical().0))
    }

    /// Plies looked ahead from this position.
    #[must_use]
    pub fn depth(&self, board: Board) -> Option<u8> {
        self.entries.get(&key(board.canonical().0)).map(|entry| entry.depth)
    }

    /// The moves of a position with their scores, the best first; nothing when the book
    /// does not have it. A move that looks the same from another side of the board is
    /// listed with its twins.
    #[must_use]
    pub fn moves(&self, board: Board) -> Option<Vec<BookMove>> {
        let (canonical, way) = board.canonical();
        let entry = self.entries.get(&key(canonical))?;
        let mut moves: Vec<BookMove> = Vec::new();
        for kept in &entry.settled {
            // Every way of turning the canonical board into this one.
            for symmetry in
                Symmetry::ALL.into_iter().filter(|symmetry| symmetry.board(canonical) == canonical)
            {
                let square = way.inverse().square(symmetry.square(kept.square));
                if !moves.iter().any(|seen| seen.square == square) {
                    moves.push(BookMove { square, score: kept.score });
                }
            }
        }
        Some(moves)
    }

    /// Takes a position in, or replaces what was known about it. Moves that are the same
    /// under the symmetries of the board are kept once.
    pub fn insert(&mut self, board: Board, depth: u8, moves: Vec<BookMove>) -> Result<(), InsertError> {
        self.insert_unsettled(board, depth, moves)?;
        self.settle();
        Ok(())
    }

    fn insert_unsettled(&mut self, board: Board, depth: u8, moves: Vec<BookMove>) -> Result<(), InsertError> {
        let (place, entry) = Book::entry(board, depth, moves)?;
        self.entries.insert(place, entry);
        Ok(())
    }

    /// A position as it is kept, and where.
    fn entry(board: Board, depth: u8, moves: Vec<BookMove>) -> Result<((u64, u64), Entry), InsertError> {
        if moves.is_empty() {
            return Err(InsertError::NoMoves);
        }
        let (canonical, way) = board.canonical();
        let own: Vec<Symmetry> =
            Symmetry::ALL.into_iter().filter(|symmetry| symmetry.board(canonical) == canonical).collect();
        let mut searched: Vec<BookMove> = Vec::new();
        for BookMove { square, score } in moves {
            if !board.moves().contains(square) {
                return Err(InsertError::Illegal(square));
            }
            if !(-64..=64).contains(&score) {
                return Err(InsertError::Score(score));
            }
            let turned = way.square(square);
            let twin = |kept: &BookMove| own.iter().any(|symmetry| symmetry.square(kept.square) == turned);
            if !searched.iter().any(twin) {
                searched.push(BookMove { square: turned, score });
            }
        }
        Ok((key(canonical), Entry { depth, settled: searched.clone(), searched }))
    }

    /// Takes a position out; whether it was there.
    pub fn remove(&mut self, board: Board) -> bool {
        let removed = self.entries.remove(&key(board.canonical().0)).is_some();
        self.settle();
        removed
    }

    /// Carries scores from late positions back to early ones.
    fn settle(&mut self) {
        let mut keys: Vec<(u64, u64)> = self.entries.keys().copied().collect();
        keys.sort_by_key(|(player, opponent)| std::cmp::Reverse((player | opponent).count_ones()));
        for place in keys {
            let board = board_of(place);
            let mut settled = self.entries[&place].searched.clone();
            for kept in &mut settled {
                let after = board.play(kept.square).expect("moves were checked when they were taken in");
                if let Some(reply) = self.best_after(after) {
                    kept.score = reply;
                }
            }
            settled.sort_by_key(|kept| std::cmp::Reverse(kept.score));
            self.entries.get_mut(&place).expect("the key was just read").settled = settled;
        }
    }

    /// What the side that has just moved gets when the position after its move is in the
    /// book.
    fn best_after(&self, after: Board) -> Option<i8> {
        let best = |board: Board| {
            let entry = self.entries.get(&key(board.canonical().0))?;
            entry.settled.iter().map(|kept| kept.score).max()
        };
        if after.must_pass() { best(after.swapped()) } else { best(after).map(|score| -score) }
    }

    /// All positions with their moves as searches scored them, in a fixed order.
    fn searched(&self) -> impl Iterator<Item = (Board, u8, &[BookMove])> {
        self.entries.iter().map(|(place, entry)| (board_of(*place), entry.depth, entry.searched.as_slice()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use outflank_rules::{Move, Position};

    fn mv(name: &str, score: i8) -> BookMove {
        BookMove { square: name.parse().unwrap(), score }
    }

    fn after(line: &str) -> Board {
        let mut position = Position::START;
        for start in (0..line.len()).step_by(2) {
            position = position.play(Move::Place(line[start..start + 2].parse().unwrap())).unwrap();
        }
        position.board()
    }

    #[test]
    fn a_position_is_found_however_it_is_turned() {
        let mut book = Book::new();
        book.insert(after("f5"), 10, vec![mv("d6", 2), mv("f6", 1)]).unwrap();
        // The same opening from the other three sides.
        for (line, replies) in
            [("f5", ["d6", "f6"]), ("e6", ["f4", "f6"]), ("c4", ["e3", "c3"]), ("d3", ["c5", "c3"])]
        {
            let moves = book.moves(after(line)).unwrap();
            assert_eq!(moves, [mv(replies[0], 2), mv(replies[1], 1)], "{line}");
        }
        assert_eq!(book.len(), 1);
        assert!(book.moves(after("f5d6")).is_none());
    }

    #[test]
    fn later_positions_change_what_earlier_moves_are_worth() {
        let mut book = Book::new();
        book.insert(after("f5"), 10, vec![mv("d6", 2), mv("f6", 1)]).unwrap();
        // A deeper look at f6 finds it far better for White, that is, worse for Black.
        book.insert(after("f5f6"), 10, vec![mv("e6", -7)]).unwrap();
        assert_eq!(book.moves(after("f5")).unwrap(), [mv("f6", 7), mv("d6", 2)]);
        book.insert(Board::START, 10, vec![mv("f5", 0)]).unwrap();
        assert_eq!(book.moves(Board::START).unwrap()[0].score, -7);
        assert!(book.remove(after("f5f6")));
        assert!(!book.remove(after("f5f6")));
        assert_eq!(book.moves(Board::START).unwrap()[0].score, -2);
    }

    #[test]
    fn what_cannot_be_is_refused() {
        let mut book = Book::new();
        let insert = |book: &mut Book, moves| book.insert(Board::START, 1, moves);
        assert_eq!(insert(&mut book, vec![]), Err(InsertError::NoMoves));
        assert_eq!(insert(&mut book, vec![mv("a1", 0)]), Err(InsertError::Illegal("a1".parse().unwrap())));
        assert_eq!(insert(&mut book, vec![mv("f5", 65)]), Err(InsertError::Score(65)));
        assert!(book.is_empty());
    }

    #[test]
    fn the_shipped_book_knows_the_start() {
        let book = Book::embedded();
        assert_eq!(book.moves(Board::START).expect("the first move is in the book").len(), 4);
        assert!(book.len() > 500, "{} positions", book.len());
    }
}
