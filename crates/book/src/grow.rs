//! How a book grows: along moves that lose little, from the start of the game outwards.

use crate::{Book, BookMove};
use outflank_rules::Board;
use std::cmp::Reverse;
use std::collections::{BTreeSet, BinaryHeap};

/// Where a book may grow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Growth {
    /// Moves that lose more than so many discs against the best are not followed.
    pub margin: i32,
    /// Plies from the start of the game, at most.
    pub plies: u32,
    /// What a ply further from the start costs, in tenths of a disc: a low price makes a
    /// deep and narrow book, a high one a broad book.
    pub ply_price: u32,
}

impl Default for Growth {
    /// Those of the shipped book.
    fn default() -> Growth {
        Growth { margin: 4, plies: 24, ply_price: 10 }
    }
}

impl Book {
    /// The next `count` positions that are missing, the most likely ones first: those
    /// that are reached by giving away the least.
    #[must_use]
    pub fn missing(&self, growth: &Growth, count: usize) -> Vec<Board> {
        let mut missing = Vec::new();
        let mut seen: BTreeSet<(u64, u64)> = BTreeSet::new();
        let start = crate::key(Board::START.canonical().0);
        let mut open = BinaryHeap::from([Reverse((0_u32, 0_u32, start))]);
        while let Some(Reverse((cost, plies, place))) = open.pop() {
            if missing.len() >= count {
                break;
            }
            if !seen.insert(place) {
                continue;
            }
            let board = crate::board_of(place);
            let Some(moves) = self.moves(board) else {
                missing.push(board);
                continue;
            };
            if plies >= growth.plies {
                continue;
            }
            let best = moves.iter().map(|kept| kept.score).max().unwrap_or(0);
            for BookMove { square, score } in moves {
                let loss = i32::from(best) - i32::from(score);
                if loss > growth.margin {
                    continue;
                }
                let after = board.play(square).expect("a book holds legal moves");
                let after = if after.must_pass() { after.swapped() } else { after };
                if after.can_move() {
                    let cost = cost + growth.ply_price + 10 * loss as u32;
                    open.push(Reverse((cost, plies + 1, crate::key(after.canonical().0))));
                }
            }
        }
        missing
    }

    /// Takes in what `search` says about missing positions, a batch at a time, until the
    /// book holds `wanted` positions, nothing is missing, or `search` gives no more. It
    /// answers each board with the depth and the moves; `after_batch` may save the book.
    pub fn expand<E>(
        &mut self,
        growth: &Growth,
        wanted: usize,
        batch: usize,
        mut search: impl FnMut(&[Board]) -> Vec<Option<(u8, Vec<BookMove>)>>,
        mut after_batch: impl FnMut(&Book) -> Result<(), E>,
    ) -> Result<(), E> {
        while self.len() < wanted {
            let boards = self.missing(growth, batch.min(wanted - self.len()));
            let mut added = 0;
            for (board, found) in boards.iter().zip(search(&boards)) {
                if let Some((depth, moves)) = found
                    && self.insert_unsettled(*board, depth, moves).is_ok()
                {
                    added += 1;
                }
            }
            if added == 0 {
                break;
            }
            self.settle();
            after_batch(self)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::convert::Infallible;

    /// A made-up judgement: every move loses as many discs as it turns.
    fn turned(board: Board) -> (u8, Vec<BookMove>) {
        let moves = board.moves().into_iter();
        (1, moves.map(|square| BookMove { square, score: -(board.flips(square).len() as i8) }).collect())
    }

    fn grown(growth: &Growth, wanted: usize, batch: usize) -> Book {
        let mut book = Book::new();
        book.expand::<Infallible>(
            growth,
            wanted,
            batch,
            |boards| boards.iter().map(|&board| Some(turned(board))).collect(),
            |_| Ok(()),
        )
        .unwrap();
        book
    }

    #[test]
    fn a_book_grows_to_its_size_and_further_later() {
        let growth = Growth::default();
        let mut book = grown(&growth, 40, 8);
        assert_eq!(book.len(), 40);
        assert!(book.contains(Board::START));
        book.expand::<Infallible>(
            &growth,
            60,
            8,
            |boards| boards.iter().map(|&b| Some(turned(b))).collect(),
            |_| Ok(()),
        )
        .unwrap();
        assert_eq!(book.len(), 60);
    }

    #[test]
    fn plies_are_limited_and_a_search_that_stops_ends_it() {
        // One first move and three replies, up to symmetry; none of them followed further.
        let book = grown(&Growth { margin: 64, plies: 1, ply_price: 10 }, 1000, 8);
        assert_eq!(book.len(), 2);
        let mut book = Book::new();
        book.expand::<Infallible>(&Growth::default(), 10, 4, |boards| vec![None; boards.len()], |_| Ok(()))
            .unwrap();
        assert!(book.is_empty());
    }

    #[test]
    fn moves_that_lose_too_much_are_not_followed() {
        let mut book = Book::new();
        let at = |name: &str, score: i8| BookMove { square: name.parse().unwrap(), score };
        book.insert(Board::START, 1, vec![at("f5", 0)]).unwrap();
        let after = Board::START.play("f5".parse().unwrap()).unwrap();
        book.insert(after, 1, vec![at("d6", 0), at("f6", -2), at("f4", -9)]).unwrap();
        let missing = book.missing(&Growth::default(), 10);
        let expected: Vec<Board> = ["d6", "f6"]
            .iter()
            .map(|name| after.play(name.parse().unwrap()).unwrap().canonical().0)
            .collect();
        assert_eq!(missing, expected);
    }
}
