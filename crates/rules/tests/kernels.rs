//! Every kernel computes the same moves and flips as a walk over the board, square by
//! square, that anyone can check against R3 and R4.

mod random_play;

use outflank_rules::isa::Isa;
use outflank_rules::kernels::with as kernel;
use outflank_rules::{Board, Position, Rng, Square, SquareSet, Symmetry};
use proptest::prelude::*;
use random_play::{any_position, reached_position, whole_game};

/// What lies on a square, for the naive walk.
#[derive(Clone, Copy, PartialEq)]
enum Disc {
    Own,
    Enemy,
    None,
}

/// The board as rows of squares; off the board there is no disc.
struct Walk([[Disc; 8]; 8]);

impl Walk {
    fn new(player: u64, opponent: u64) -> Walk {
        let mut rows = [[Disc::None; 8]; 8];
        for square in Square::all() {
            let disc = &mut rows[square.row()][square.column()];
            if SquareSet(player).contains(square) {
                *disc = Disc::Own;
            } else if SquareSet(opponent).contains(square) {
                *disc = Disc::Enemy;
            }
        }
        Walk(rows)
    }

    fn at(&self, column: i32, row: i32) -> Disc {
        if (0..8).contains(&column) && (0..8).contains(&row) {
            self.0[row as usize][column as usize]
        } else {
            Disc::None
        }
    }

    /// Walks in each of the eight directions over enemy discs; if the walk ends at an
    /// own disc, what it passed turns over.
    fn flips(&self, square: Square) -> u64 {
        let mut turned = SquareSet::EMPTY;
        for (right, down) in [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)] {
            let (mut column, mut row) = (square.column() as i32 + right, square.row() as i32 + down);
            let mut passed = SquareSet::EMPTY;
            while self.at(column, row) == Disc::Enemy {
                passed |= Square::at(column as usize, row as usize).expect("on the board").set();
                column += right;
                row += down;
            }
            if self.at(column, row) == Disc::Own {
                turned |= passed;
            }
        }
        turned.0
    }

    fn moves(&self) -> u64 {
        Square::all()
            .filter(|square| self.0[square.row()][square.column()] == Disc::None && self.flips(*square) != 0)
            .collect::<SquareSet>()
            .0
    }
}

fn bits(board: Board) -> (u64, u64) {
    (board.player().0, board.opponent().0)
}

/// Portable against the walk, then everything else against portable, on one board.
fn check_board(board: Board) {
    let (player, opponent) = bits(board);
    let walk = Walk::new(player, opponent);
    let moves = kernel::moves(Isa::PORTABLE, player, opponent);
    assert_eq!(moves, walk.moves(), "moves of {board:?}");
    let empty: Vec<Square> = board.empty().into_iter().collect();
    let flips: Vec<u64> =
        empty.iter().map(|square| kernel::flips(Isa::PORTABLE, player, opponent, square.index())).collect();
    for (&square, &flips) in empty.iter().zip(&flips) {
        assert_eq!(flips, walk.flips(square), "flips of {square} on {board:?}");
    }

    for isa in Isa::available() {
        assert_eq!(kernel::moves(isa, player, opponent), moves, "{isa} moves of {board:?}");
        if let ([last], [flips]) = (empty.as_slice(), flips.as_slice()) {
            let replies = Walk::new(opponent, player).flips(*last);
            assert_eq!(
                kernel::last_flips(isa, player, last.index()),
                [flips.count_ones(), replies.count_ones()],
                "{isa} last move on {board:?}"
            );
        }
        for (&square, &flips) in empty.iter().zip(&flips) {
            assert_eq!(
                kernel::flips(isa, player, opponent, square.index()),
                flips,
                "{isa} flips of {square} on {board:?}"
            );
        }
        // The last group is short, so lanes without a square are checked as well.
        for (group, expected) in empty.chunks(8).zip(flips.chunks(8)) {
            let mut lanes = [0; 8];
            for (lane, square) in lanes.iter_mut().zip(group) {
                *lane = square.set().0;
            }
            let found = kernel::flips_of_eight(isa, player, opponent, &lanes);
            assert_eq!(found[..group.len()], *expected, "{isa} flips of {group:?} on {board:?}");
            assert!(found[group.len()..].iter().all(|&flips| flips == 0), "{isa} empty lanes on {board:?}");
        }
    }
}

/// Eight different boards at once.
fn check_eight(boards: &[Board; 8]) {
    let players = boards.map(|board| board.player().0);
    let opponents = boards.map(|board| board.opponent().0);
    let expected = boards.map(|board| Walk::new(board.player().0, board.opponent().0).moves());
    for isa in Isa::available() {
        assert_eq!(kernel::moves_of_eight(isa, &players, &opponents), expected, "{isa} {boards:?}");
    }
}

/// A board and its seven images, one by one and in one batch.
fn check_symmetric(board: Board) {
    let images = Symmetry::ALL.map(|symmetry| symmetry.board(board));
    check_eight(&images);
    for (symmetry, image) in Symmetry::ALL.into_iter().zip(images) {
        check_board(image);
        assert_eq!(image.moves(), symmetry.set(board.moves()), "{symmetry:?} of {board:?}");
        for square in Square::all() {
            assert_eq!(
                image.flips(symmetry.square(square)),
                symmetry.set(board.flips(square)),
                "{symmetry:?} of {square} on {board:?}"
            );
        }
    }
}

#[test]
fn positions_of_whole_games() {
    for seed in 0..300 {
        let game = whole_game(Position::START, seed);
        let boards: Vec<Board> = game.positions().map(Position::board).collect();
        for &board in &boards {
            check_board(board);
            check_board(board.swapped());
        }
        for eight in boards.array_windows() {
            check_eight(eight);
        }
    }
}

#[test]
fn boards_no_game_reaches() {
    let mut rng = Rng::new(7);
    for round in 0..20_000 {
        let (mut occupied, split) = (rng.bits(), rng.bits());
        for _ in 0..round % 4 {
            // From half full towards full or towards empty.
            occupied = if round % 8 < 4 { occupied | rng.bits() } else { occupied & rng.bits() };
        }
        check_board(Board::new(SquareSet(occupied & split), SquareSet(occupied & !split)).expect("split"));
    }
}

/// All 3^7 fillings of the lines through a square, one line at a time, on every
/// square: each run length in each direction, ending in each way, rims included.
#[test]
fn every_filling_of_every_line() {
    for square in Square::all() {
        for (right, down) in [(1_i32, 0_i32), (1, 1), (0, 1), (-1, 1)] {
            let line: Vec<Square> = (-7..8)
                .filter(|&step| step != 0)
                .filter_map(|step| {
                    let column = usize::try_from(square.column() as i32 + step * right).ok()?;
                    let row = usize::try_from(square.row() as i32 + step * down).ok()?;
                    Square::at(column, row)
                })
                .collect();
            for mut filling in 0..3_u32.pow(line.len() as u32) {
                let mut discs = [0, 0];
                for on_line in &line {
                    match filling % 3 {
                        0 => {}
                        side => discs[side as usize - 1] |= on_line.set().0,
                    }
                    filling /= 3;
                }
                let expected = Walk::new(discs[0], discs[1]).flips(square);
                for isa in Isa::available() {
                    let found = kernel::flips(isa, discs[0], discs[1], square.index());
                    assert_eq!(found, expected, "{isa} {square} {discs:x?}");
                    let alone = [0, square.set().0, 0, 0, 0, 0, 0, 0];
                    let found = kernel::flips_of_eight(isa, discs[0], discs[1], &alone);
                    assert_eq!(found, [0, expected, 0, 0, 0, 0, 0, 0], "{isa} {square} {discs:x?}");
                    let moves = kernel::moves(isa, discs[0], discs[1]);
                    assert_eq!(SquareSet(moves).contains(square), expected != 0, "{isa} {square} {discs:x?}");
                }
            }
        }
    }
}

/// One square empty, the rest by chance, mostly one colour so that lines are long.
#[test]
fn last_moves() {
    let mut rng = Rng::new(64);
    for round in 0..200 {
        for square in Square::all() {
            let mut player = rng.bits();
            for _ in 0..round % 5 {
                player = if round % 2 == 0 { player & rng.bits() } else { player | rng.bits() };
            }
            let rest = SquareSet::ALL - square.set();
            check_board(Board::new(SquareSet(player) & rest, rest - SquareSet(player)).expect("split"));
        }
    }
}

#[test]
fn the_emptiest_and_the_fullest_boards() {
    let full = |player: u64| Board::new(SquareSet(player), SquareSet(!player)).expect("complements");
    check_symmetric(Board::new(SquareSet::EMPTY, SquareSet::EMPTY).expect("nothing overlaps"));
    check_symmetric(full(0));
    check_symmetric(full(0x5555_5555_5555_5555));
    for square in Square::all() {
        let one = square.set();
        check_board(Board::new(one, SquareSet::ALL - one).expect("complements"));
        check_board(Board::new(SquareSet::EMPTY, SquareSet::ALL - one).expect("disjoint"));
        for other in (SquareSet::ALL - one).into_iter().step_by(5) {
            check_board(Board::new(other.set(), SquareSet::ALL - one - other.set()).expect("disjoint"));
        }
    }
}

proptest! {
    #[test]
    fn any_board_under_all_symmetries(position in any_position()) {
        check_symmetric(position.board());
    }

    #[test]
    fn reached_boards_under_all_symmetries(position in reached_position()) {
        check_symmetric(position.board());
    }
}
