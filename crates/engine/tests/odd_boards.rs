//! Boards that no game leads to: nothing an editor or a file can hold makes the engine
//! stumble.

mod positions;

use outflank_engine::{Limits, Lines, Selectivity, Settings};
use outflank_rules::isa::Isa;
use outflank_rules::{Board, Position, Square, SquareSet};
use positions::{Random, assert_legal, engine, legal, reference, search, small_engine, solved};

fn board(player: u64, opponent: u64) -> Board {
    Board::new(SquareSet(player), SquareSet(opponent)).expect("the sets are disjoint")
}

#[test]
fn scattered_discs_are_searched_on_every_instruction_set() {
    let settings = |isa| Settings { table_bytes: 1 << 16, isa, ..Settings::default() };
    let mut engines: Vec<_> = Isa::available().into_iter().map(|isa| engine(settings(isa))).collect();
    let mut random = Random::new(77);
    for _ in 0..400 {
        let board = random.scattered();
        if board.is_over() {
            continue;
        }
        let limits = Limits::depth(3, Selectivity::FASTEST).with_lines(Lines::All);
        let outcomes: Vec<_> = engines
            .iter_mut()
            .map(|engine| search(engine, board, &limits).expect("the game is not over"))
            .collect();
        for outcome in &outcomes {
            assert_legal(board, outcome);
            assert_eq!(outcome.lines.len(), legal(board).len(), "{board:?}");
            assert_eq!(outcome.lines, outcomes[0].lines, "{board:?}");
        }
    }
}

#[test]
fn crowded_boards_are_solved_exactly() {
    let mut engine = small_engine();
    let mut random = Random::new(78);
    let mut solved_boards = 0;
    while solved_boards < 150 {
        let discs = random.next();
        // Fill up to at most eleven empty squares at random places.
        let mut empty = SquareSet::EMPTY;
        for _ in 0..1 + random.below(11) {
            empty |= Square::wrapping(random.below(64)).set();
        }
        let board = board(discs & !empty.0, !discs & !empty.0);
        if board.is_over() {
            continue;
        }
        solved_boards += 1;
        assert_eq!(solved(&mut engine, board), reference(board), "{board:?}");
    }
}

/// More moves than any game offers at once.
#[test]
fn a_board_with_33_moves_is_searched() {
    let text = "--X------OXO-OOX--XX-XO--OOO--O--O-O--OX-XX--XO--OOX-OOX------X- X";
    let board = text.parse::<Position>().expect("a position").board();
    assert_eq!(board.moves().len(), 33);
    for isa in Isa::available() {
        let mut engine = engine(Settings { table_bytes: 1 << 16, isa, ..Settings::default() });
        let limits = Limits::depth(6, Selectivity::FASTEST).with_lines(Lines::All);
        let outcome = search(&mut engine, board, &limits).expect("the game is not over");
        assert_legal(board, &outcome);
        assert_eq!(outcome.lines.len(), 33, "{isa}");
    }
}

/// Shapes that have tripped move generators before.
#[test]
fn strange_shapes_are_searched() {
    let ring = SquareSet::EDGES.0;
    let inner = 0x003c_2424_3c00_0000_u64;
    let stripes = 0x00ff_0000_00ff_0000_u64;
    let shapes = [
        // One side around the other, with the centre left open.
        board(ring, 0x007e_4242_4242_7e00),
        board(0x007e_4242_4242_7e00 & !inner, ring & !inner),
        // Rows of one colour between empty rows.
        board(stripes, stripes >> 8),
        board(stripes, stripes << 8 & !stripes),
        // A checkerboard with every other row empty.
        board(0x00aa_00aa_00aa_00aa, 0x0055_0055_0055_0055),
        // Two discs, far apart and side by side.
        board(1, 2),
        board(1, 1 << 63),
        board(1 << 27, 1 << 28),
        // A single empty square, in a corner and in the centre.
        board(0x8080_8080_8080_8080, !0x8080_8080_8080_8080 & !1),
        board(0xff00_0000_0000_00ff, !0xff00_0000_0000_00ff & !(1 << 27)),
    ];
    let mut engine = small_engine();
    let mut searched = 0;
    for board in shapes.into_iter().flat_map(|board| [board, board.swapped()]) {
        let limits = Limits::depth(4, Selectivity::FASTEST).with_lines(Lines::All);
        match search(&mut engine, board, &limits) {
            Ok(outcome) => {
                searched += 1;
                assert_legal(board, &outcome);
                assert_eq!(outcome.lines.len(), legal(board).len(), "{board:?}");
            }
            Err(_) => assert!(board.is_over(), "{board:?}"),
        }
    }
    assert!(searched >= 10, "only {searched} shapes have a move");
}

#[test]
fn empty_full_and_one_coloured_boards_are_over() {
    let mut engine = small_engine();
    for (player, opponent, score) in
        [(0, 0, 0), (u64::MAX, 0, 64), (0, u64::MAX, -64), (0xffff, 0, 64), (0, 1, -64), (1 << 63, 0, 64)]
    {
        let outcome = search(&mut engine, board(player, opponent), &Limits::EXACT);
        assert_eq!(
            outcome.map_err(|error| error.to_string()).map(|outcome| outcome.nodes),
            Err(format!("the game is over, {score:+} for the side to move"))
        );
    }
}
