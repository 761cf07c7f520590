//! The file of a book.
//!
//! | bytes | what |
//! |---|---|
//! | 8 | `OFBOOK01` |
//! | 4 | number of positions |
//! | 8 | checksum of everything that follows |
//! | … | the positions in rising order: player's discs (u64), opponent's discs (u64), depth (u8), number of moves (u8), and for each move its square (u8) and score (i8) |
//!
//! Everything is little-endian. A board is kept in its canonical orientation. The scores
//! are those of the searches; what the rest of the book makes of them is found out when
//! it is read. The checksum is FNV-1a over the bytes.

use crate::{Book, BookMove, InsertError};
use outflank_rules::{Board, Fnv, Square, SquareSet};
use std::fmt;

const MAGIC: [u8; 8] = *b"OFBOOK01";
const HEADER: usize = 20;

/// Why bytes are no book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum BookError {
    /// Something else, or a book of another version.
    NotABook,
    /// It was changed or cut.
    Checksum,
    /// A position that no writer of ours wrote.
    Position {
        /// Its number, from 1.
        number: u32,
        /// Where it begins.
        offset: usize,
        /// What is wrong with it.
        fault: PositionFault,
    },
}

/// What is wrong with a position of a book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionFault {
    /// The bytes end in it.
    Cut,
    /// A square has a disc of either side.
    Overlap,
    /// Not a square.
    Square(u8),
    /// What a book refuses.
    Refused(InsertError),
}

impl fmt::Display for BookError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BookError::NotABook => f.write_str("not an Outflank opening book"),
            BookError::Checksum => f.write_str("the book is damaged: its checksum does not match"),
            BookError::Position { number, offset, fault } => {
                write!(f, "position {number} at offset {offset}: ")?;
                match fault {
                    PositionFault::Cut => f.write_str("the book ends in it"),
                    PositionFault::Overlap => f.write_str("a square has a disc of either side"),
                    PositionFault::Square(index) => write!(f, "square {index}, expected 0 to 63"),
                    PositionFault::Refused(error) => error.fmt(f),
                }
            }
        }
    }
}

impl std::error::Error for BookError {}

fn checksum(bytes: &[u8]) -> u64 {
    Fnv::new().bytes(bytes.iter().copied()).get()
}

impl Book {
    /// The file of this book; equal books give equal bytes.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut payload = Vec::new();
        for (board, depth, moves) in self.searched() {
            payload.extend_from_slice(&board.player().0.to_le_bytes());
            payload.extend_from_slice(&board.opponent().0.to_le_bytes());
            payload.extend_from_slice(&[depth, moves.len() as u8]);
            for kept in moves {
                payload.extend_from_slice(&[kept.square.index() as u8, kept.score as u8]);
            }
        }
        let mut bytes = Vec::with_capacity(HEADER + payload.len());
        bytes.extend_from_slice(&MAGIC);
        bytes.extend_from_slice(&(self.len() as u32).to_le_bytes());
        bytes.extend_from_slice(&checksum(&payload).to_le_bytes());
        bytes.extend_from_slice(&payload);
        bytes
    }

    /// Reads a book.
    pub fn from_bytes(bytes: &[u8]) -> Result<Book, BookError> {
        let Some((header, payload)) = bytes.split_at_checked(HEADER) else {
            return Err(BookError::NotABook);
        };
        if header[..8] != MAGIC {
            return Err(BookError::NotABook);
        }
        if header[12..20] != checksum(payload).to_le_bytes() {
            return Err(BookError::Checksum);
        }
        let count = u32::from_le_bytes(header[8..12].try_into().expect("four bytes"));
        let mut book = Book::new();
        let mut rest = payload;
        for number in 1..=count {
            let offset = bytes.len() - rest.len();
            let fault = |fault| BookError::Position { number, offset, fault };
            rest = read_position(rest, &mut book).map_err(fault)?;
        }
        if !rest.is_empty() {
            return Err(BookError::NotABook);
        }
        book.settle();
        Ok(book)
    }
}

/// Takes one position from the bytes into the book and returns the others.
fn read_position<'a>(bytes: &'a [u8], book: &mut Book) -> Result<&'a [u8], PositionFault> {
    let (head, rest) = bytes.split_at_checked(18).ok_or(PositionFault::Cut)?;
    let word = |at: usize| SquareSet(u64::from_le_bytes(head[at..at + 8].try_into().expect("eight bytes")));
    let board = Board::new(word(0), word(8)).map_err(|_| PositionFault::Overlap)?;
    let (moves, rest) = rest.split_at_checked(2 * usize::from(head[17])).ok_or(PositionFault::Cut)?;
    let moves: Result<Vec<BookMove>, PositionFault> = moves
        .chunks_exact(2)
        .map(|pair| {
            let square = Square::new(usize::from(pair[0])).ok_or(PositionFault::Square(pair[0]))?;
            Ok(BookMove { square, score: pair[1] as i8 })
        })
        .collect();
    book.insert_unsettled(board, head[16], moves?).map_err(PositionFault::Refused)?;
    Ok(rest)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn small() -> Book {
        let mut book = Book::new();
        let f5 = BookMove { square: "f5".parse().unwrap(), score: 1 };
        book.insert(Board::START, 12, vec![f5]).unwrap();
        let d6 = BookMove { square: "d6".parse().unwrap(), score: -3 };
        book.insert(Board::START.play(f5.square).unwrap(), 11, vec![d6]).unwrap();
        book
    }

    #[test]
    fn a_book_reads_back_as_written() {
        let book = small();
        assert_eq!(Book::from_bytes(&book.to_bytes()), Ok(book));
        assert_eq!(Book::from_bytes(&Book::new().to_bytes()), Ok(Book::new()));
    }

    #[test]
    fn damaged_and_foreign_files_are_refused() {
        let good = small().to_bytes();
        assert_eq!(Book::from_bytes(b""), Err(BookError::NotABook));
        for length in 0..good.len() {
            assert!(Book::from_bytes(&good[..length]).is_err(), "{length} bytes");
        }
        for at in 12..good.len() {
            let mut bad = good.clone();
            bad[at] ^= 0x10;
            assert_eq!(Book::from_bytes(&bad), Err(BookError::Checksum), "byte {at}");
        }
    }

    #[test]
    fn a_wrong_position_with_a_right_checksum_is_named() {
        let sealed = |change: &dyn Fn(&mut Vec<u8>)| {
            let mut payload = small().to_bytes()[HEADER..].to_vec();
            change(&mut payload);
            let mut bytes = MAGIC.to_vec();
            bytes.extend_from_slice(&2_u32.to_le_bytes());
            bytes.extend_from_slice(&checksum(&payload).to_le_bytes());
            bytes.extend_from_slice(&payload);
            Book::from_bytes(&bytes).unwrap_err()
        };
        let fault = |error| match error {
            BookError::Position { number: 1, offset: HEADER, fault } => fault,
            other => panic!("{other:?}"),
        };
        assert_eq!(fault(sealed(&|bytes| bytes[8..16].copy_from_slice(&[0xff; 8]))), PositionFault::Overlap);
        assert_eq!(fault(sealed(&|bytes| bytes[18] = 64)), PositionFault::Square(64));
        assert_eq!(fault(sealed(&|bytes| bytes[17] = 0)), PositionFault::Refused(InsertError::NoMoves));
        assert!(matches!(
            sealed(&|bytes| bytes.truncate(25)),
            BookError::Position { number: 2, fault: PositionFault::Cut, .. }
        ));
    }
}
