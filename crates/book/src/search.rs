//! Engines that think about positions for a book, several at once.

use crate::{Book, BookMove};
use outflank_engine::{Engine, Limits, Lines, Selectivity, Stop, work_queue};
use outflank_rules::{Board, Color, Game, Move, Position};

/// What a search says about a position: plies looked ahead and moves.
pub type Thought = (u8, Vec<BookMove>);

/// Engines, and how they look.
pub struct Searcher {
    engines: Vec<Engine>,
    depth: u32,
    moves: u32,
}

impl Searcher {
    /// Engines that look so many plies ahead and score so many moves of a position.
    #[must_use]
    pub fn new(engines: Vec<Engine>, depth: u32, moves: u32) -> Searcher {
        Searcher { engines, depth, moves }
    }

    /// How many boards keep all engines busy.
    #[must_use]
    pub fn batch(&self) -> usize {
        self.engines.len().max(1) * 4
    }

    /// Searches boards; nothing for those that a stop left out. `on_each` hears of each.
    pub fn search(
        &mut self,
        boards: &[Board],
        stop: &Stop,
        on_each: impl Fn() + Sync,
    ) -> Vec<Option<Thought>> {
        let (depth, moves) = (self.depth, self.moves);
        work_queue::map(&mut self.engines, boards, stop, |engine, &board| {
            let found = think(engine, board, depth, moves, stop);
            on_each();
            found
        })
    }
}

fn think(engine: &mut Engine, board: Board, depth: u32, moves: u32, stop: &Stop) -> Option<Thought> {
    let depth = depth.min(board.empties());
    let limits = Limits::depth(depth, Selectivity::FASTEST).with_lines(Lines::Best(moves));
    let position = Position::from_board(board, Color::Black);
    let found = engine.search(position, &limits, stop, &mut |_| {}).ok().filter(|found| found.complete)?;
    let scored = found.lines.iter().filter_map(|line| {
        Some(BookMove { square: line.mv.square()?, score: line.score.discs()?.discs() as i8 })
    });
    let moves: Vec<BookMove> = scored.collect();
    (!moves.is_empty()).then_some((depth as u8, moves))
}

impl Book {
    /// The positions of games that the book does not have, each once, as they come.
    #[must_use]
    pub fn missing_of<'a>(&self, games: impl IntoIterator<Item = &'a Game>) -> Vec<Board> {
        let mut boards: Vec<Board> = Vec::new();
        for turn in games.into_iter().flat_map(Game::turns) {
            let board = turn.before.board().canonical().0;
            if turn.mv != Move::Pass && !self.contains(board) && !boards.contains(&board) {
                boards.push(board);
            }
        }
        boards
    }

    /// Takes in what a search says about these boards, a batch at a time, until `stop`;
    /// `after_batch` may save the book.
    pub fn take_in<E>(
        &mut self,
        boards: &[Board],
        searcher: &mut Searcher,
        stop: &Stop,
        on_each: impl Fn() + Sync,
        mut after_batch: impl FnMut(&Book) -> Result<(), E>,
    ) -> Result<(), E> {
        for part in boards.chunks(searcher.batch()) {
            let found = searcher.search(part, stop, &on_each);
            for (board, found) in part.iter().zip(found) {
                if let Some((depth, moves)) = found {
                    self.insert(*board, depth, moves).expect("a search gives legal moves");
                }
            }
            after_batch(self)?;
            if stop.is_stopped() {
                break;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use outflank_engine::{Settings, clock};
    use outflank_eval::Weights;
    use std::convert::Infallible;

    fn searcher(engines: usize) -> Searcher {
        let engine = |_| {
            let settings = Settings { table_bytes: 1 << 20, ..Settings::default() };
            Engine::new(settings, Weights::embedded(), Box::new(clock::Stopped))
        };
        Searcher::new((0..engines).map(engine).collect(), 3, 2)
    }

    fn line(names: &[&str]) -> Game {
        let moves = names.iter().map(|name| Move::Place(name.parse().unwrap()));
        Game::from_moves(Position::START, moves).unwrap()
    }

    #[test]
    fn the_positions_of_a_line_are_taken_in_once() {
        let games = [line(&["f5", "d6", "c3"]), line(&["d3", "c5"])];
        let mut book = Book::new();
        let boards = book.missing_of(&games);
        // The second game begins as the first, mirrored.
        assert_eq!(boards.len(), 3);
        let mut saved = 0;
        let save = |book: &Book| {
            saved = book.len();
            Ok::<(), Infallible>(())
        };
        book.take_in(&boards, &mut searcher(2), &Stop::new(), || {}, save).unwrap();
        assert_eq!((book.len(), saved), (3, 3));
        assert_eq!(book.depth(Board::START), Some(3));
        assert_eq!(book.missing_of(&games), []);
    }

    #[test]
    fn a_stop_leaves_the_book_as_it_is() {
        let stop = Stop::new();
        stop.stop();
        let mut book = Book::new();
        let boards = book.missing_of(&[line(&["f5", "d6"])]);
        book.take_in(&boards, &mut searcher(1), &stop, || {}, |_| Ok::<(), Infallible>(())).unwrap();
        assert!(book.is_empty());
    }
}
