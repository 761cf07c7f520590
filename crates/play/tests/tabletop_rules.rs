//! Playing with hands: what the referee lets pass, what may be put right, and what the
//! record keeps (T1–T3, R7).

mod random_play;

use outflank_play::tabletop::{Action, Deed, Referee, Refusal, TableOutcome, Tabletop};
use outflank_rules::{Color, Ending, Game, IllegalMove, Move, Outcome, Position, Rng, Square, SquareSet};
use proptest::prelude::*;
use random_play::{squares, whole_game};

use Color::{Black, White};

fn sq(name: &str) -> Square {
    name.parse().expect("a square")
}

fn table(referee: Referee) -> Tabletop {
    Tabletop::new(Position::START, referee)
}

fn position(text: &str) -> Position {
    text.parse().expect("a position")
}

/// Makes a whole turn by hand as the rules want it.
fn turn_by_hand(table: &mut Tabletop, color: Color, square: Square) {
    let due = table.board().flips(square);
    table.place(color, square).expect("a legal placement");
    for disc in due {
        table.turn_over(color, disc).expect("a disc of one's own turn");
    }
    table.done(color).expect("everything is turned");
}

#[test]
fn t1_nothing_turns_by_itself() {
    let mut table = table(Referee::Silent);
    table.place(Black, sq("d3")).unwrap();
    assert_eq!(table.board().disc_at(sq("d4")), Some(White));
    assert_eq!(table.placed(), Some(sq("d3")));
    assert_eq!(table.board().turn(), Black, "until Black says so");
    table.turn_over(Black, sq("d4")).unwrap();
    assert_eq!(table.board().disc_at(sq("d4")), Some(Black));
    table.done(Black).unwrap();
    assert_eq!((table.placed(), table.board().turn()), (None, White));
}

#[test]
fn t1_one_disc_a_turn_and_only_one_s_own_turn() {
    for referee in [Referee::Silent, Referee::Hint, Referee::Strict] {
        let mut table = table(referee);
        assert_eq!(table.place(White, sq("c3")), Err(Refusal::NotYourTurn(White)));
        assert_eq!(table.turn_over(Black, sq("d4")), Err(Refusal::PlaceFirst));
        assert_eq!(table.turn_over(White, sq("d4")), Err(Refusal::Stands));
        assert_eq!(table.done(Black), Err(Refusal::PlaceFirst));
        assert_eq!(table.done(White), Err(Refusal::NotYourTurn(White)));
        assert_eq!(table.place(Black, sq("d4")), Err(Refusal::Occupied(sq("d4"))));
        table.place(Black, sq("d3")).unwrap();
        assert_eq!(table.place(Black, sq("c4")), Err(Refusal::AlreadyPlaced(sq("d3"))));
        assert_eq!(table.pass(Black), Err(Refusal::AlreadyPlaced(sq("d3"))));
        assert_eq!(table.turn_over(White, sq("d4")), Err(Refusal::Stands));
        assert_eq!(table.turn_over(Black, sq("a1")), Err(Refusal::NoDisc(sq("a1"))));
        assert_eq!(table.actions().len(), 1, "refused touches are not recorded");
    }
}

#[test]
fn r7_a_mistake_can_be_put_right_until_the_opponent_has_placed_a_disc() {
    let mut table = table(Referee::Silent);
    table.place(Black, sq("d3")).unwrap();
    table.turn_over(Black, sq("e5")).unwrap(); // wrong, and D4 is forgotten
    table.done(Black).unwrap();
    assert_eq!(table.may_turn(), Some(Black));
    assert_eq!(table.turn_over(White, sq("e5")), Err(Refusal::PlaceFirst), "the opponent only points");
    table.turn_over(Black, sq("e5")).unwrap();
    assert_eq!(table.turns()[0].mistakes().missed, squares("d4"));
    assert_eq!(table.turns()[0].mistakes().wrong, SquareSet::EMPTY);
    table.place(White, sq("c3")).unwrap();
    assert_eq!(table.turn_over(Black, sq("d4")), Err(Refusal::Stands));
    assert_eq!(table.may_turn(), Some(White));
    assert_eq!(table.turns()[0].mistakes().count(), 1, "the forgotten disc stands");
}

#[test]
fn r7_a_pass_closes_the_turn_before_it_too() {
    // After A1 White has no move; Black has forgotten B1, so that White would have one.
    let start = position(&format!("-OX{}OX X", "-".repeat(59)));
    let mut table = Tabletop::new(start, Referee::Silent).with_free_passes();
    table.place(Black, sq("a1")).unwrap();
    table.done(Black).unwrap();
    table.pass(White).unwrap();
    assert_eq!(table.turn_over(Black, sq("b1")), Err(Refusal::PlaceFirst));
    assert_eq!(table.may_turn(), None);
    assert_eq!(table.turns()[1].mistakes().illegal, Some(IllegalMove::PassWithMoves), "D1 was open");
}

#[test]
fn t2_the_silent_referee_says_nothing_and_mistakes_stand() {
    let mut table = table(Referee::Silent);
    table.place(Black, sq("d3")).unwrap();
    table.done(Black).unwrap();
    assert_eq!(table.hint(), None);
    turn_by_hand(&mut table, White, sq("c5"));
    // White's turn is judged by the board as it lay: with D4 still white.
    assert!(table.turns()[1].mistakes().is_none());
    assert_eq!(table.turns()[1].before.disc_at(sq("d4")), Some(White));
}

#[test]
fn t2_the_hinting_referee_counts_after_done_and_keeps_the_count_up_to_date() {
    let mut table = table(Referee::Hint);
    assert_eq!(table.hint(), None);
    table.place(Black, sq("d3")).unwrap();
    table.turn_over(Black, sq("e5")).unwrap();
    assert_eq!(table.hint(), None, "the turn is not finished");
    table.done(Black).unwrap();
    assert_eq!(table.hint(), Some(2));
    table.turn_over(Black, sq("d4")).unwrap();
    assert_eq!(table.hint(), Some(1));
    table.turn_over(Black, sq("e5")).unwrap();
    assert_eq!(table.hint(), Some(0));
}

#[test]
fn t2_the_strict_referee_lets_nothing_wrong_through() {
    let mut table = table(Referee::Strict);
    assert_eq!(table.place(Black, sq("a1")), Err(Refusal::Illegal(IllegalMove::TurnsNothing(sq("a1")))));
    assert_eq!(table.pass(Black), Err(Refusal::Illegal(IllegalMove::PassWithMoves)));
    table.place(Black, sq("d3")).unwrap();
    table.turn_over(Black, sq("d3")).unwrap();
    assert_eq!(table.done(Black), Err(Refusal::MistakesLeft(2)));
    table.turn_over(Black, sq("d3")).unwrap();
    table.turn_over(Black, sq("d4")).unwrap();
    table.done(Black).unwrap();
    assert_eq!(table.turn_over(Black, sq("d4")), Err(Refusal::Stands), "it is right, and stays right");
    assert_eq!(table.may_turn(), None);
    assert_eq!(table.take_back(Black), Err(Refusal::Stands));
}

#[test]
fn a_disc_that_encloses_nothing_may_be_taken_back_a_legal_one_not() {
    let mut table = table(Referee::Hint);
    table.place(Black, sq("d3")).unwrap();
    assert_eq!(table.take_back(Black), Err(Refusal::Stands), "R6: it never moves again");
    table.done(Black).unwrap();

    let before = table.board();
    table.place(White, sq("h8")).unwrap();
    assert_eq!(table.supply().left(White), 29);
    table.turn_over(White, sq("d3")).unwrap();
    table.done(White).unwrap();
    assert_eq!(table.hint(), Some(2), "the placement and the disc turned");
    assert_eq!(table.take_back(Black), Err(Refusal::Stands), "it is not Black's");
    table.take_back(White).unwrap();
    assert_eq!(table.board(), before);
    assert_eq!(table.supply().left(White), 30);
    // It was no move, so Black's turn is open again.
    table.turn_over(Black, sq("d4")).unwrap();
    assert_eq!(table.turns().len(), 1);
    assert!(table.turns()[0].mistakes().is_none());
    assert_eq!(table.actions().len(), 7, "the touches are all kept");
}

#[test]
fn a_disc_taken_back_before_done_leaves_the_turn_to_its_player() {
    let mut table = table(Referee::Silent);
    table.place(Black, sq("h8")).unwrap();
    table.take_back(Black).unwrap();
    assert_eq!((table.board(), table.placed(), table.may_turn()), (Position::START, None, None));
    assert_eq!(table.done(Black), Err(Refusal::PlaceFirst));
    turn_by_hand(&mut table, Black, sq("d3"));
    assert_eq!(table.turns().len(), 1);
}

#[test]
fn an_illegal_disc_stands_once_the_opponent_has_moved_and_is_marked() {
    let mut table = table(Referee::Silent);
    table.place(Black, sq("a1")).unwrap();
    table.done(Black).unwrap();
    turn_by_hand(&mut table, White, sq("e3"));
    assert_eq!(table.take_back(Black), Err(Refusal::Stands));
    assert_eq!(table.board().disc_at(sq("a1")), Some(Black));
    let mistakes = table.turns()[0].mistakes();
    assert_eq!(mistakes.illegal, Some(IllegalMove::TurnsNothing(sq("a1"))));
    assert_eq!(mistakes.count(), 1);
}

#[test]
fn t4_a_pass_with_a_move_is_refused_by_every_referee() {
    for referee in [Referee::Silent, Referee::Hint, Referee::Strict] {
        let mut table = table(referee);
        assert_eq!(table.pass(Black), Err(Refusal::Illegal(IllegalMove::PassWithMoves)));
        assert!(table.actions().is_empty());
    }
}

#[test]
fn in_the_first_form_a_pass_with_a_move_may_be_taken_back_until_the_opponent_moves() {
    let mut table = table(Referee::Silent).with_free_passes();
    table.pass(Black).unwrap();
    assert_eq!(table.board().turn(), White);
    table.take_back(Black).unwrap();
    assert_eq!(table.board(), Position::START);
    table.pass(Black).unwrap();
    table.place(White, sq("e3")).unwrap();
    assert_eq!(table.take_back(Black), Err(Refusal::Stands));
}

#[test]
fn in_the_first_form_two_passes_end_the_game_even_by_mistake() {
    let mut table = table(Referee::Silent).with_free_passes();
    table.pass(Black).unwrap();
    assert_eq!(table.outcome(), None);
    table.pass(White).unwrap();
    let outcome = table.outcome().expect("over");
    assert_eq!((outcome.winner(), outcome.ending), (None, None), "there were moves left");
    assert_eq!(table.place(Black, sq("d3")), Err(Refusal::GameOver));
    assert_eq!(table.done(Black), Err(Refusal::GameOver));
    table.take_back(White).unwrap();
    assert_eq!(table.outcome(), None, "White has thought again");
}

#[test]
fn blocked_players_both_pass_and_strict_lets_them() {
    let blocked = position(&format!("{}{}{} X", "X".repeat(8), "-".repeat(48), "O".repeat(8)));
    let mut table = Tabletop::new(blocked, Referee::Strict);
    assert_eq!(table.place(Black, sq("a2")), Err(Refusal::Illegal(IllegalMove::GameOver)));
    table.pass(Black).unwrap();
    table.pass(White).unwrap();
    assert_eq!(table.outcome().and_then(|outcome| outcome.ending), Some(Ending::BothBlocked));
    assert!(table.turns().iter().all(|turn| turn.mistakes().is_none()));
}

#[test]
fn the_last_turn_can_be_corrected_and_the_game_revived() {
    // F8 takes G8 and fills the row; turning A1 as well would wipe White out.
    let start = position(&format!("O{}-OX X", "-".repeat(60)));
    let mut table = Tabletop::new(start, Referee::Silent);
    table.place(Black, sq("f8")).unwrap();
    table.turn_over(Black, sq("g8")).unwrap();
    table.turn_over(Black, sq("a1")).unwrap();
    assert!(!table.is_over(), "not before done");
    table.done(Black).unwrap();
    assert_eq!(table.outcome().and_then(|outcome| outcome.ending), Some(Ending::WipedOut(White)));
    assert_eq!(table.turn_over(White, sq("a1")), Err(Refusal::GameOver));
    table.turn_over(Black, sq("a1")).unwrap();
    assert_eq!(table.outcome(), None);
    table.pass(White).unwrap();
}

#[test]
fn a_full_board_ends_the_game_as_it_lies() {
    let start = position(&format!("{}{}-OX X", "X".repeat(30), "O".repeat(31)));
    let mut table = Tabletop::new(start, Referee::Silent);
    table.place(Black, sq("f8")).unwrap();
    table.done(Black).unwrap();
    let forgotten = table.outcome().expect("over");
    assert_eq!((forgotten.winner(), forgotten.ending), (None, Some(Ending::BoardFull)));
    for disc in start.flips(sq("f8")) {
        table.turn_over(Black, disc).unwrap();
    }
    assert_eq!(table.outcome().and_then(TableOutcome::winner), Some(Black), "put right in time");
}

#[test]
fn refusals_read_well() {
    assert_eq!(Refusal::Occupied(sq("d4")).to_string(), "d4 is occupied");
    assert_eq!(Refusal::MistakesLeft(3).to_string(), "mistakes left on the board: 3");
}

/// Any touch at all, most of them sensible.
fn any_action() -> impl Strategy<Value = Action> {
    let square = || (0..64_usize).prop_map(|index| Square::new(index).expect("below 64"));
    let deed = prop_oneof![
        3 => square().prop_map(Deed::Place),
        4 => square().prop_map(Deed::Turn),
        3 => Just(Deed::Done),
        1 => Just(Deed::Pass),
        1 => Just(Deed::TakeBack),
    ];
    (any::<bool>(), deed).prop_map(|(black, deed)| Action { color: if black { Black } else { White }, deed })
}

fn any_referee() -> impl Strategy<Value = Referee> {
    prop_oneof![Just(Referee::Silent), Just(Referee::Hint), Just(Referee::Strict)]
}

proptest! {
    /// Played correctly by hand under the strict referee, the table goes through the
    /// same boards as the game that turns its discs by itself.
    #[test]
    fn a_game_without_mistakes_is_the_automatic_game(seed: u64) {
        let game = whole_game(Position::START, seed);
        let mut table = table(Referee::Strict);
        for turn in game.turns() {
            prop_assert_eq!(table.board(), turn.before);
            match turn.mv {
                Move::Pass => table.pass(turn.before.turn()).expect("a forced pass"),
                Move::Place(square) => turn_by_hand(&mut table, turn.before.turn(), square),
            }
        }
        prop_assert_eq!(table.board(), game.position());
        for color in [table.board().turn(), !table.board().turn()] {
            if !table.is_over() {
                table.pass(color).expect("neither can move");
            }
        }
        let outcome = table.outcome().expect("over");
        let expected = game.outcome().expect("over");
        prop_assert_eq!((outcome.count, outcome.ending), (expected.count, Some(expected.ending)));
        prop_assert!(table.turns().iter().all(|turn| turn.mistakes().is_none()));
    }

    /// Whatever hands do: a refused touch changes nothing, each turn begins where the
    /// one before ended, no disc is lost, the record marks just what differs from the
    /// rules, and the touches replay to the same table.
    #[test]
    fn any_touches_keep_the_table_sound(
        referee in any_referee(),
        actions in prop::collection::vec(any_action(), 0..300),
    ) {
        let mut table = table(referee);
        for action in actions {
            let before = table.clone();
            if table.act(action).is_err() {
                prop_assert_eq!(format!("{table:?}"), format!("{before:?}"));
            }
            let supply = table.supply();
            let beside = u32::from(supply.left(Black)) + u32::from(supply.left(White));
            prop_assert_eq!(beside + table.board().board().occupied().len(), 64);
            prop_assert!(table.hint().is_none() || referee == Referee::Hint);
        }
        let mut board = table.start();
        for (index, turn) in table.turns().iter().enumerate() {
            prop_assert_eq!(turn.before, board);
            board = turn.after;
            let open = index + 1 == table.turns().len() && table.placed().is_some();
            if open {
                continue;
            }
            let mistakes = turn.mistakes();
            let by_rule = turn.before.play(turn.mv);
            let right = by_rule == Ok(turn.after)
                // A blocked player passes at the table also when the game is over.
                || turn.mv == Move::Pass && Outcome::of(turn.before).is_some();
            prop_assert_eq!(mistakes.is_none(), right);
            if referee == Referee::Strict {
                prop_assert!(mistakes.is_none());
            }
            if let Ok(expected) = by_rule {
                let differ = expected.discs(Black) ^ turn.after.discs(Black);
                prop_assert_eq!(mistakes.missed | mistakes.wrong, differ);
                prop_assert!((mistakes.missed & mistakes.wrong).is_empty());
            }
        }
        prop_assert_eq!(board, table.board());
        let again = Tabletop::replay(table.start(), referee, table.actions().iter().copied());
        prop_assert_eq!(format!("{again:?}"), format!("Ok({table:?})"));
    }

    /// A game with some discs forgotten and put right before the opponent moves leaves
    /// no mark.
    #[test]
    fn corrected_in_time_is_not_a_mistake(seed: u64) {
        let mut rng = Rng::new(seed);
        let mut table = table(Referee::Silent);
        let mut game = Game::new();
        while let Some(square) = rng.pick(game.legal_moves()) {
            let color = game.position().turn();
            if table.board().turn() != color {
                table.pass(!color).expect("the turn is the other's");
            }
            let due = game.position().flips(square);
            table.place(color, square).expect("an empty square");
            let (now, later): (Vec<_>, Vec<_>) = due.into_iter().partition(|_| rng.below(2) == 0);
            now.into_iter().try_for_each(|disc| table.turn_over(color, disc)).expect("in the turn");
            table.done(color).expect("silent");
            later.into_iter().try_for_each(|disc| table.turn_over(color, disc)).expect("in time");
            game.play(square).expect("legal");
        }
        prop_assert!(table.turns().iter().all(|turn| turn.mistakes().is_none()));
        prop_assert_eq!(table.board().discs(Black), game.position().discs(Black));
    }
}
