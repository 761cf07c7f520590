//! Bytes as moves: a game, and hands at a table.

use outflank_play::Tabletop;
use outflank_play::tabletop::{Action, Deed, Referee};
use outflank_rules::{
    Board, Color, DiscCount, Game, Handicap, Move, Position, Square, SquareSet, Supply, Symmetry,
};

/// A game in which each byte asks for a square, legal or not.
///
/// The first byte chooses a handicap. In the others the top bit set means to take the
/// n-th legal move instead, so that games also reach their end.
pub fn game(bytes: &[u8]) {
    let Some((&first, rest)) = bytes.split_first() else { return };
    let corners = outflank_rules::Corners::new(first % 5).expect("at most four corners");
    let mut game = Game::from_position(Handicap::corners_for_black(corners).position());
    for &byte in rest {
        let before = game.position();
        let legal = game.legal_moves();
        let asked = match byte {
            128.. => legal.into_iter().nth(usize::from(byte - 128) % (legal.len().max(1) as usize)),
            byte => Square::new(usize::from(byte % 64)),
        };
        let Some(square) = asked else { break };
        match game.play(square) {
            Ok(played) => {
                assert!(legal.contains(square), "{square} was played but is not legal in {before}");
                assert!(
                    !played.turned.is_empty() && (played.turned - before.discs(!played.color)).is_empty()
                );
                assert_eq!(played.turned, before.flips(square));
                check_position(game.position());
            }
            Err(_) => {
                assert!(!legal.contains(square), "{square} was refused but is legal in {before}");
                assert_eq!(game.position(), before, "a refused move changed the board");
            }
        }
    }
    check_history(&mut game);
}

fn check_position(position: Position) {
    let board = position.board();
    assert!((board.player() & board.opponent()).is_empty());
    let naive: SquareSet = Square::all().filter(|&square| turns_something(board, square)).collect();
    assert_eq!(board.moves(), naive, "legal moves of {position}");
    for symmetry in Symmetry::ALL {
        let turned = symmetry.board(board);
        assert_eq!(turned.moves(), symmetry.set(board.moves()), "{symmetry:?} of {position}");
        assert_eq!(turned.canonical().0, board.canonical().0);
    }
    let count = DiscCount::of(position);
    assert_eq!(
        u32::from(count.get(Color::Black)) + u32::from(count.get(Color::White)) + board.empties(),
        Square::COUNT as u32
    );
    assert_eq!(position.to_string().parse(), Ok(position));
}

/// The rule in its plainest form: walk each of the eight ways (R3, R4).
fn turns_something(board: Board, square: Square) -> bool {
    if board.occupied().contains(square) {
        return false;
    }
    let steps = [-1, 0, 1].into_iter().flat_map(|dy| [-1, 0, 1].map(|dx| (dx, dy)));
    steps.filter(|&step| step != (0, 0)).any(|(dx, dy)| {
        let along = |from: Square| {
            let column = from.column().checked_add_signed(dx)?;
            Square::at(column, from.row().checked_add_signed(dy)?)
        };
        let mut enclosed = 0;
        let mut next = along(square);
        while let Some(at) = next.filter(|&at| board.opponent().contains(at)) {
            enclosed += 1;
            next = along(at);
        }
        enclosed > 0 && next.is_some_and(|at| board.player().contains(at))
    })
}

/// Undo, redo and replay lead to where the game was.
fn check_history(game: &mut Game) {
    let end = game.position();
    let moves: Vec<Move> = game.moves_played().collect();
    let squares: Vec<Square> = game.squares_played().collect();
    assert!(!end.must_pass(), "a forced pass was left open in {end}");
    assert_eq!(game.is_over(), end.is_over());
    assert_eq!(game.outcome().is_some(), end.is_over());
    let with_passes = Game::from_moves(game.start(), moves.iter().copied()).expect("its own moves are legal");
    let without = Game::from_moves(game.start(), squares.iter().map(|&square| Move::Place(square)));
    assert_eq!(with_passes.position(), end);
    assert_eq!(without.expect("passes may be left out").position(), end);
    let supply = Supply::of_game(game);
    let on_board = 64 - end.board().empties();
    let beside = Color::BOTH.map(|color| u32::from(supply.left(color))).iter().sum::<u32>();
    assert_eq!(on_board + beside, 64, "a disc was lost or made");
    for &square in squares.iter().rev() {
        assert_eq!(game.undo(), Some(square));
    }
    assert_eq!(game.undo(), None);
    for &square in &squares {
        assert_eq!(game.redo(), Some(square));
    }
    assert_eq!(game.redo(), None);
    assert_eq!(game.position(), end);
    assert_eq!(game.moves_played().collect::<Vec<_>>(), moves);
}

/// Two bytes a touch: whose hand and what it does, and where.
///
/// The first byte chooses the referee.
pub fn tabletop(bytes: &[u8]) {
    let Some((&first, rest)) = bytes.split_first() else { return };
    let referee = [Referee::Silent, Referee::Hint, Referee::Strict][usize::from(first % 3)];
    let mut table = Tabletop::new(Position::START, referee);
    for &[what, place] in rest.as_chunks().0 {
        let color = if what & 1 == 0 { table.board().turn() } else { !table.board().turn() };
        let square = Square::wrapping(u32::from(place));
        let deed = match what >> 1 & 7 {
            0 | 1 => Deed::Place(square),
            2..=4 => Deed::Turn(square),
            5 => Deed::Done,
            6 => Deed::Pass,
            _ => Deed::TakeBack,
        };
        let before = (table.board(), table.actions().len(), table.turns().to_vec());
        if table.act(Action { color, deed }).is_err() {
            let after = (table.board(), table.actions().len(), table.turns().to_vec());
            assert_eq!(before, after, "a refused touch changed the table");
        } else {
            assert_eq!(table.actions().len(), before.1 + 1);
        }
        assert_eq!(table.is_over(), table.outcome().is_some());
        if referee == Referee::Strict && table.placed().is_none() {
            assert!(
                table.turns().iter().all(|turn| turn.mistakes().is_none()),
                "a strict referee let one pass"
            );
        }
    }
    let again = Tabletop::replay(table.start(), referee, table.actions().iter().copied())
        .expect("every touch that was allowed is allowed again");
    assert_eq!(again.board(), table.board());
    assert_eq!(again.turns(), table.turns());
    let beside: u8 = Color::BOTH.iter().map(|&color| table.supply().left(color)).sum();
    assert_eq!(u32::from(beside), table.board().board().empties(), "a disc was lost or made");
}
