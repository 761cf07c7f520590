//! What people played in a position.

use crate::popular::{CellKey, keep_top};
use crate::{Filter, GameResult, Popular, StoredGame, Tally, TopGame, Turned, settled, walk};
use outflank_rules::{Board, Color, Position, SquareSet};
use std::collections::BTreeMap;

/// Games named with a move.
const TOP_GAMES: usize = 3;
/// Players named with a move.
const TOP_PLAYERS: usize = 3;
/// Stands for "no move followed".
const END: u8 = 64;

/// A game as the explorer reads it.
#[derive(Clone, Copy, Debug)]
pub struct Seen<'a> {
    /// Its number, with the numbers of its players.
    pub game: TopGame,
    /// The number of its collection.
    pub collection: u32,
    /// Its year; 0 where it is not known.
    pub year: u16,
    /// How it ended.
    pub result: GameResult,
    /// The position before the first move.
    pub start: Position,
    /// Its moves, packed.
    pub moves: &'a [u8],
}

impl<'a> Seen<'a> {
    /// A game with this number, in no collection and of players without numbers.
    #[must_use]
    pub fn new(number: u32, game: &'a StoredGame) -> Seen<'a> {
        Seen {
            game: TopGame { game: number, black: 0, white: 0 },
            collection: 0,
            year: game.header.year.unwrap_or_default(),
            result: game.header.result,
            start: game.start,
            moves: &game.moves,
        }
    }

    /// What was played in a position, on the shared board, and by which colour. Nothing if the
    /// position never was on the board.
    fn played(&self, position: &Turned) -> Option<(u8, Color)> {
        // Every move adds a disc: one position of the game at most has as many.
        let discs = position.board().occupied().len();
        let mut steps = walk(self.start, self.moves);
        let step = steps.find(|step| step.board.occupied().len() >= discs)?;
        let turned = Turned::of(step.board);
        let next = step.next.map_or(END, |square| turned.square(square).index() as u8);
        (turned.board() == position.board()).then_some((next, step.turn))
    }

    /// Whether a position was on the board.
    #[must_use]
    pub fn has(&self, position: &Turned) -> bool {
        self.played(position).is_some()
    }
}

impl Popular {
    /// Counts one more game with a position, if it has it. `games_of` tells how many games of a
    /// player there are.
    pub fn count(&mut self, position: &Turned, seen: &Seen<'_>, games_of: &dyn Fn(u32) -> u32) {
        if let Some((next, mover)) = seen.played(position) {
            let key = CellKey { collection: seen.collection, next, year: seen.year };
            self.add(key, seen.result, mover, seen.game, games_of);
        }
    }
}

/// What is known of one move; of several where they are the same, turned or mirrored.
#[derive(Clone, Debug, PartialEq)]
pub struct MoveStatistics {
    /// The square, or the squares where it makes no difference.
    pub squares: SquareSet,
    /// How the games went on.
    pub tally: Tally,
    /// The last year it was played, where years are known.
    pub last_year: Option<u16>,
    /// The best known of those who played such games, with either colour.
    pub players: Vec<u32>,
    /// The best known games.
    pub games: Vec<TopGame>,
}

/// What is known of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Explored {
    /// The board as it was asked for, after a forced pass if there is one.
    pub board: Board,
    /// All games with it.
    pub tally: Tally,
    /// The moves that were played, the most frequent first.
    pub moves: Vec<MoveStatistics>,
    /// Games that ended there.
    pub ended: u64,
}

#[derive(Clone, Debug, Default)]
struct Row {
    tally: Tally,
    last_year: u16,
    top: Vec<TopGame>,
}

/// Adds up what is known of a position.
#[derive(Debug)]
pub struct Explorer {
    board: Board,
    turned: Turned,
    filter: Filter,
    rows: BTreeMap<u8, Row>,
}

impl Explorer {
    /// Nothing is known yet of this board.
    #[must_use]
    pub fn new(board: Board, filter: Filter) -> Explorer {
        let board = settled(board);
        Explorer { board, turned: Turned::of(board), filter, rows: BTreeMap::new() }
    }

    /// The position, turned.
    #[must_use]
    pub const fn position(&self) -> &Turned {
        &self.turned
    }

    /// Which games count.
    #[must_use]
    pub const fn filter(&self) -> &Filter {
        &self.filter
    }

    /// Counts a game, if it counts and has the position.
    pub fn add(&mut self, seen: &Seen<'_>) {
        let counts = self.filter.admits(seen.collection, seen.year)
            && self.filter.admits_players(seen.game.black, seen.game.white);
        if counts && let Some((next, mover)) = seen.played(&self.turned) {
            let row = self.rows.entry(next).or_default();
            row.tally.add(seen.result, mover);
            row.last_year = row.last_year.max(seen.year);
            row.top.push(seen.game);
        }
    }

    /// Adds sums, if the filter does not ask for players: sums do not know them.
    pub fn add_popular(&mut self, popular: &Popular) {
        for (key, cell) in &popular.cells {
            if self.filter.admits(key.collection, key.year) {
                let row = self.rows.entry(key.next).or_default();
                row.tally.merge(&cell.tally);
                row.last_year = row.last_year.max(key.year);
                row.top.extend(&cell.top);
            }
        }
    }

    /// All that is known. `games_of` tells how many games of a player there are.
    #[must_use]
    pub fn finish(mut self, games_of: &dyn Fn(u32) -> u32) -> Explored {
        let mut tally = Tally::default();
        self.rows.values().for_each(|row| tally.merge(&row.tally));
        let ended = self.rows.remove(&END).map_or(0, |row| row.tally.games);
        let mut squares: BTreeMap<u8, SquareSet> = BTreeMap::new();
        for square in self.board.moves() {
            *squares.entry(self.turned.square(square).index() as u8).or_default() |= square.set();
        }
        let statistics = |(next, mut row): (u8, Row)| {
            let squares = squares.get(&next).copied()?;
            let mut players: Vec<u32> = row.top.iter().flat_map(|game| [game.black, game.white]).collect();
            players.retain(|&player| player != 0);
            players.sort_unstable_by_key(|&player| (std::cmp::Reverse(games_of(player)), player));
            players.dedup();
            players.truncate(TOP_PLAYERS);
            keep_top(&mut row.top, TOP_GAMES, games_of);
            let last_year = (row.last_year != 0).then_some(row.last_year);
            Some(MoveStatistics { squares, tally: row.tally, last_year, players, games: row.top })
        };
        let mut moves: Vec<MoveStatistics> = self.rows.into_iter().filter_map(statistics).collect();
        moves.sort_by_key(|row| std::cmp::Reverse(row.tally.games));
        Explored { board: self.board, tally, moves, ended }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use outflank_formats::{Format, read_games};
    use outflank_rules::Symmetry;

    fn games(text: &str) -> Vec<StoredGame> {
        read_games(Format::Transcript, text.as_bytes()).unwrap().iter().map(StoredGame::of).collect()
    }

    fn explore(board: Board, filter: Filter, games: &[StoredGame]) -> Explored {
        let mut explorer = Explorer::new(board, filter);
        for (number, game) in (1..).zip(games) {
            let mut seen = Seen::new(number, game);
            seen.year = 2000 + number as u16;
            explorer.add(&seen);
        }
        explorer.finish(&|_| 0)
    }

    #[test]
    fn moves_are_counted_however_the_games_are_turned() {
        let all = games("f5d6c3\nd3c5f6\nc4e3f6\nf5f6\nf5f4\n");
        let board = all[0].start.board().play("f5".parse().unwrap()).unwrap();
        for symmetry in Symmetry::ALL {
            let explored = explore(symmetry.board(board), Filter::default(), &all);
            let moves: Vec<(u64, SquareSet)> =
                explored.moves.iter().map(|row| (row.tally.games, row.squares)).collect();
            let at = |name: &str| symmetry.square(name.parse().unwrap()).set();
            assert_eq!(moves[0], (3, at("d6")), "{symmetry:?}");
            assert_eq!(explored.tally.games, 5);
            assert_eq!(explored.moves[0].last_year, Some(2003));
        }
    }

    #[test]
    fn filters_leave_games_out_and_sums_say_the_same() {
        let all = games("f5d6c3\nd3c5f6\nc4e3f6\nf5f6\nf5f4\n");
        let filter = Filter { years: Some(2002..=2004), ..Filter::default() };
        let board = Board::START;
        let read = explore(board, filter.clone(), &all);
        assert_eq!((read.tally.games, read.moves.len()), (3, 1));
        let turned = Turned::of(board);
        let mut popular = Popular::default();
        for (number, game) in (1..).zip(&all) {
            let seen = Seen { year: 2000 + number as u16, ..Seen::new(number, game) };
            popular.count(&turned, &seen, &|_| 0);
        }
        let mut explorer = Explorer::new(board, filter);
        explorer.add_popular(&popular);
        let summed = explorer.finish(&|_| 0);
        assert_eq!((summed.tally, summed.moves[0].last_year), (read.tally, read.moves[0].last_year));
    }

    #[test]
    fn a_game_that_ends_there_is_counted_as_such() {
        let all = games("f5d6\nf5d6c3");
        let board = all[0].last_position().board();
        let explored = explore(board, Filter::default(), &all);
        assert_eq!((explored.tally.games, explored.ended, explored.moves.len()), (2, 1, 1));
    }
}
