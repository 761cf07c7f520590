//! The rules one by one, on positions of our own (R1–R10).

mod random_play;

use outflank_rules::{
    Color, DiscCount, Ending, Game, IllegalMove, Move, Outcome, Position, Square, SquareSet,
};
use random_play::squares;

/// A position from eight rows, top first; `X` is Black, who is to move unless said.
fn rows(rows: [&str; 8], turn: char) -> Position {
    format!("{} {turn}", rows.concat()).parse().expect("eight rows of eight")
}

fn square(name: &str) -> Square {
    name.parse().expect("a square")
}

#[test]
fn r1_columns_run_left_to_right_and_rows_top_to_bottom() {
    let names: Vec<String> = Square::all().map(|square| format!("{square:#}")).collect();
    assert_eq!(names[..9], ["A1", "B1", "C1", "D1", "E1", "F1", "G1", "H1", "A2"]);
    assert_eq!(names.len(), 64);
    assert_eq!(square("h8").index(), 63);
}

#[test]
fn r2_two_discs_each_in_the_centre_and_black_starts() {
    let start = Position::START;
    assert_eq!(start.discs(Color::White), squares("d4 e5"));
    assert_eq!(start.discs(Color::Black), squares("e4 d5"));
    assert_eq!(start.turn(), Color::Black);
    assert_eq!(start.moves(), squares("c4 d3 e6 f5"));
}

#[test]
fn r3_all_lines_in_all_directions_turn_at_once() {
    let position = rows(
        [
            "X--X--X-", //
            "-O-O-O--", "--OOO---", "XOO-OOOX", "--OOO---", "-O-O-O--", "X--O--X-", "---X----",
        ],
        'X',
    );
    let turned = position.flips(square("d4"));
    assert_eq!(turned, position.discs(Color::White), "eight lines of one to three discs");
    let after = position.play(Move::Place(square("d4"))).expect("legal");
    assert_eq!(after.discs(Color::White), SquareSet::EMPTY);
}

#[test]
fn r3_a_line_must_end_in_an_own_disc() {
    // To the right the line ends at the rim, downwards at an empty square.
    let position = rows(
        [
            "--------", //
            "--------", "----OOOO", "---O----", "---O----", "--------", "--------", "X-------",
        ],
        'X',
    );
    assert_eq!(position.flips(square("d3")), SquareSet::EMPTY);
    assert_eq!(position.play(Move::Place(square("d3"))), Err(IllegalMove::GameOver));
}

#[test]
fn r4_a_line_stops_at_the_first_own_disc_and_at_an_empty_square() {
    let position = rows(
        [
            "-OXOOX--", // over C1 nothing further turns
            "--------", "-O-OX---", // C3 is empty: D3 is out of reach
            "--------", "--------", "--------", "--------", "--------",
        ],
        'X',
    );
    assert_eq!(position.flips(square("a1")), squares("b1"));
    assert_eq!(position.flips(square("a3")), SquareSet::EMPTY);
    assert_eq!(position.flips(square("c3")), squares("d3"));
}

#[test]
fn r4_discs_turned_by_the_move_enclose_nothing() {
    // A1 turns B1; B1 and B3 then stand around the white B2, which stays.
    let position = rows(
        [
            "-OX-----", //
            "-O------", "-X------", "--------", "--------", "--------", "--------", "--------",
        ],
        'X',
    );
    let after = position.play(Move::Place(square("a1"))).expect("legal");
    assert_eq!(after.disc_at(square("b1")), Some(Color::Black));
    assert_eq!(after.disc_at(square("b2")), Some(Color::White));
}

#[test]
fn r5_a_side_without_a_move_is_passed_by_itself() {
    let start: Position = format!("-OX{}OX X", "-".repeat(59)).parse().expect("a position");
    let mut game = Game::from_position(start);
    let played = game.play(square("a1")).expect("legal");
    assert_eq!(played.passed, Some(Color::White));
    assert_eq!(game.position().turn(), Color::Black);
    assert_eq!(game.moves_played().last(), Some(Move::Pass));
    assert_eq!(game.play_as(Color::White, square("f8")), Err(IllegalMove::NotYourTurn(Color::White)));
    game.play_as(Color::Black, square("f8")).expect("Black moves again");
}

#[test]
fn r5_a_game_may_begin_with_a_pass() {
    let corner: Position = format!("{}-OX O", "-".repeat(61)).parse().expect("a position");
    let mut game = Game::from_position(corner);
    assert_eq!(game.moves_played().collect::<Vec<_>>(), [Move::Pass]);
    assert_eq!(game.undo(), None, "there is no disc to take back");
    assert_eq!(game.ply(), 1);
    game.play(square("f8")).expect("Black moves");
    assert_eq!(game.outcome().map(|outcome| outcome.ending), Some(Ending::WipedOut(Color::White)));
}

#[test]
fn r5_passing_with_a_move_is_refused() {
    assert_eq!(Position::START.play(Move::Pass), Err(IllegalMove::PassWithMoves));
    let mut game = Game::new();
    assert_eq!(game.replay(Move::Pass), Err(IllegalMove::PassWithMoves));
    assert_eq!(game, Game::new());
}

#[test]
fn r6_an_illegal_move_is_refused_with_its_reason_and_changes_nothing() {
    let mut game = Game::new();
    game.play(square("c4")).expect("legal");
    game.play(square("c3")).expect("legal");
    game.undo();
    let before = (game.clone(), game.can_redo());
    assert_eq!(game.play(square("d4")), Err(IllegalMove::Occupied(square("d4"))));
    assert_eq!(game.play(square("h8")), Err(IllegalMove::TurnsNothing(square("h8"))));
    assert_eq!(game.play_as(Color::Black, square("c3")), Err(IllegalMove::NotYourTurn(Color::Black)));
    assert_eq!(game.replay(Move::Pass), Err(IllegalMove::PassWithMoves));
    assert_eq!(game.replay_as(Color::Black, Move::Pass), Err(IllegalMove::PassWithMoves));
    assert_eq!((game.clone(), game.can_redo()), before);
    assert_eq!(game.redo(), Some(square("c3")), "not even what was undone is lost");
}

#[test]
fn r9_the_board_is_full() {
    let start: Position = format!("{}{}-OX X", "X".repeat(40), "O".repeat(21)).parse().expect("a position");
    let mut game = Game::from_position(start);
    assert_eq!(game.outcome(), None);
    game.play(square("f8")).expect("legal");
    let outcome = game.outcome().expect("over");
    assert_eq!(outcome.ending, Ending::BoardFull);
    assert_eq!(outcome.winner(), Some(Color::Black));
    for color in Color::BOTH {
        assert_eq!(game.play_as(color, square("f8")), Err(IllegalMove::GameOver));
    }
    assert_eq!(game.play(square("a1")), Err(IllegalMove::GameOver));
    assert_eq!(game.replay(Move::Pass), Err(IllegalMove::GameOver));
}

#[test]
fn r9_one_colour_is_wiped_out_before_the_board_is_full() {
    // The shortest way to it: nine plies, Black has everything.
    let moves = ["e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5", "c5"];
    let game = Game::from_moves(Position::START, moves.map(|name| Move::Place(square(name)))).expect("legal");
    let outcome = game.outcome().expect("over");
    assert_eq!(outcome.ending, Ending::WipedOut(Color::White));
    assert_eq!((outcome.count.to_string(), outcome.margin().discs()), ("13–0".into(), 13));
    assert_eq!(outcome.federation_score().to_string(), "64–0");
}

#[test]
fn r9_both_are_blocked_with_squares_left() {
    let blocked = rows(
        [
            "XX----OO", //
            "XX----OO", "--------", "--------", "--------", "--------", "--------", "OO------",
        ],
        'O',
    );
    let outcome = Outcome::of(blocked).expect("over");
    assert_eq!(outcome.ending, Ending::BothBlocked);
    assert_eq!(outcome.winner(), Some(Color::White));
    assert_eq!(outcome.federation_score().to_string(), "4–60");
    assert_eq!(Game::from_position(blocked).ply(), 0, "nobody passes in a finished game");
}

#[test]
fn r9_equal_discs_are_a_draw_and_an_empty_board_is_nobody_s() {
    let even: Position =
        format!("{}{}{} X", "X".repeat(8), "-".repeat(48), "O".repeat(8)).parse().expect("a position");
    let outcome = Outcome::of(even).expect("over");
    assert_eq!(outcome.winner(), None);
    assert_eq!(outcome.federation_score().to_string(), "32–32");
    let bare: Position = format!("{} X", "-".repeat(64)).parse().expect("a position");
    assert_eq!(Outcome::of(bare).map(|outcome| outcome.ending), Some(Ending::BothBlocked));
}

#[test]
fn r9_a_board_full_of_one_colour_counts_as_full() {
    let all: Position = format!("{} X", "O".repeat(64)).parse().expect("a position");
    let outcome = Outcome::of(all).expect("over");
    assert_eq!(outcome.ending, Ending::BoardFull);
    assert_eq!(outcome.count, DiscCount::of(all));
}

#[test]
fn refusals_read_well() {
    assert_eq!(IllegalMove::Occupied(square("d4")).to_string(), "d4 is occupied");
    let error = Game::from_moves(Position::START, [Move::Place(square("c4")), Move::Pass]).unwrap_err();
    assert_eq!(error.to_string(), "move 2 (pa) is refused: passing is not allowed while there is a move");
}
