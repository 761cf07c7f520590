//! What holds for every game, whatever is played (R5, R6, R8–R10).

mod random_play;

use outflank_rules::supply::lendings;
use outflank_rules::{Color, Corners, Game, Handicap, Move, Outcome, Position, Square, Supply};
use proptest::prelude::*;
use random_play::{any_position, pick, whole_game};

/// Starts of all kinds: the usual one, handicaps, any board.
fn any_start() -> impl Strategy<Value = Position> {
    let handicap = (0..=4_u8, any::<[bool; 2]>()).prop_map(|(corners, [receiver, starter])| {
        let color = |black| if black { Color::Black } else { Color::White };
        let corners = Corners::new(corners).expect("at most four");
        Handicap::corners_for(color(receiver), corners).starting(color(starter)).position()
    });
    prop_oneof![3 => Just(Position::START), 4 => handicap, 3 => any_position()]
}

proptest! {
    #[test]
    fn every_ply_is_legal_and_passes_are_forced(start in any_start(), seed: u64) {
        let game = whole_game(start, seed);
        let mut position = start;
        let mut last_was_pass = false;
        for turn in game.turns() {
            prop_assert_eq!(turn.before, position);
            if turn.mv == Move::Pass {
                prop_assert!(position.must_pass());
                prop_assert!(!last_was_pass);
            }
            last_was_pass = turn.mv == Move::Pass;
            position = position.play(turn.mv).expect("every ply of a game is legal");
            prop_assert_eq!(turn.after, position);
        }
        prop_assert_eq!(game.position(), position);
        prop_assert!(!last_was_pass, "a game does not end with a pass");
        prop_assert!(game.is_over() && position.is_over());
        prop_assert_eq!(game.outcome(), Outcome::of(position));
        prop_assert_eq!(game.positions().count(), game.ply() + 1);
        for (ply, position) in game.positions().enumerate() {
            prop_assert_eq!(game.position_at(ply), Some(position));
        }
        prop_assert_eq!(game.position_at(game.ply() + 1), None);
    }

    #[test]
    fn undo_after_play_is_nothing_and_redo_brings_it_back(start in any_start(), seed: u64, number: u64) {
        let whole = whole_game(start, seed);
        let squares: Vec<Square> = whole.squares_played().collect();
        let keep = if squares.is_empty() { 0 } else { number as usize % squares.len() };
        let mut game = Game::from_position(start);
        for &square in &squares[..keep] {
            game.play(square).expect("legal before");
        }
        if game.is_over() {
            return Ok(());
        }
        let before = game.clone();
        let square = pick(game.legal_moves(), number);
        let played = game.play(square).expect("a legal move");
        let after = game.clone();
        prop_assert_eq!(played.color, before.position().turn());
        prop_assert_eq!(played.turned, before.position().flips(square));
        prop_assert_eq!(game.undo(), Some(square));
        prop_assert_eq!(&game, &before);
        prop_assert_eq!(game.position(), before.position());
        prop_assert_eq!(game.redo(), Some(square));
        prop_assert_eq!(&game, &after);
        prop_assert_eq!(game.redo(), None);
        // All the way back and forth.
        while game.undo().is_some() {}
        prop_assert!(!game.can_undo());
        prop_assert_eq!(&game, &Game::from_position(start));
        while game.redo().is_some() {}
        prop_assert!(!game.can_redo());
        prop_assert_eq!(&game, &after);
    }

    #[test]
    fn a_new_move_replaces_what_was_undone(seed: u64, back in 1..20_usize, number: u64) {
        let mut game = whole_game(Position::START, seed);
        for _ in 0..back {
            game.undo();
        }
        let kept: Vec<Square> = game.squares_played().collect();
        let square = pick(game.legal_moves(), number);
        game.play(square).expect("a legal move");
        prop_assert!(!game.can_redo());
        prop_assert!(game.squares_played().eq(kept.into_iter().chain([square])));
    }

    #[test]
    fn records_with_and_without_passes_make_the_same_game(start in any_start(), seed: u64) {
        let game = whole_game(start, seed);
        let spelled_out: Vec<Move> = game.moves_played().collect();
        let short: Vec<Move> = game.squares_played().map(Move::Place).collect();
        prop_assert_eq!(&Game::from_moves(start, spelled_out).expect("a game's own moves"), &game);
        prop_assert_eq!(&Game::from_moves(start, short).expect("passes are taken"), &game);
        let mut named = Game::from_position(start);
        for turn in game.turns() {
            if turn.mv == Move::Pass {
                prop_assert!(named.clone().replay_as(!turn.before.turn(), turn.mv).is_err());
            }
            named.replay_as(turn.before.turn(), turn.mv).expect("the same colours");
            if turn.mv == Move::Pass {
                prop_assert!(named.clone().replay(Move::Pass).is_err(), "one pass is one pass");
            }
        }
        prop_assert_eq!(&named, &game);
    }

    #[test]
    fn the_light_path_goes_through_the_same_boards(start in any_start(), seed: u64) {
        let game = whole_game(start, seed);
        let mut position = start;
        for turn in game.turns() {
            let Move::Place(square) = turn.mv else { continue };
            prop_assert!(position == turn.before || position.must_pass());
            position = position.play_recorded(square).expect("legal in the game");
            prop_assert_eq!(position, turn.after);
        }
    }

    #[test]
    fn any_square_at_any_time_is_played_or_changes_nothing(seed: u64, plies in 0..70_usize, index in 0..64_usize) {
        let mut game = whole_game(Position::START, seed);
        while game.ply() > plies {
            game.undo();
        }
        let before = game.clone();
        let square = Square::new(index).expect("below 64");
        let legal = game.legal_moves().contains(square);
        for color in Color::BOTH {
            let mut game = before.clone();
            let allowed = legal && color == before.position().turn();
            prop_assert_eq!(game.play_as(color, square).is_ok(), allowed);
            prop_assert_eq!(game == before, !allowed);
            prop_assert_eq!(game.can_redo(), !allowed && before.can_redo());
        }
    }

    #[test]
    fn no_disc_is_lost_or_made(start in any_start(), seed: u64) {
        let game = whole_game(start, seed);
        let mut replayed = Game::from_position(start);
        let mut squares = game.squares_played();
        loop {
            let supply = Supply::of_game(&replayed);
            let beside: u32 = Color::BOTH.iter().map(|&color| u32::from(supply.left(color))).sum();
            prop_assert_eq!(beside + replayed.position().board().occupied().len(), 64);
            let Some(square) = squares.next() else { break };
            replayed.play(square).expect("legal before");
        }
        let lent = lendings(&game);
        let supply = Supply::of_game(&game);
        for color in Color::BOTH {
            let borrowed = lent.iter().filter(|lending| lending.to == color).count();
            prop_assert_eq!(borrowed, usize::from(supply.lent_by(!color)));
        }
        for lending in lent {
            let turn = game.turns().nth(lending.ply - 1).expect("a ply of the game");
            prop_assert_eq!(turn.before.turn(), lending.to);
            prop_assert!(turn.mv != Move::Pass);
        }
    }
}

/// Discs are lent exactly when one side places more than it had: found by counting
/// placements alone (R8).
#[test]
fn lending_happens_in_real_games() {
    let mut games_with_lending = 0;
    for seed in 0..2000 {
        let game = whole_game(Position::START, seed);
        let placed = |color: Color| {
            game.turns().filter(|turn| turn.before.turn() == color && turn.mv != Move::Pass).count()
        };
        let lent = lendings(&game);
        for color in Color::BOTH {
            let borrowed = lent.iter().filter(|lending| lending.to == color).count();
            assert_eq!(borrowed, placed(color).saturating_sub(30), "{game:?}");
        }
        games_with_lending += usize::from(!lent.is_empty());
    }
    assert!(games_with_lending > 100, "only {games_with_lending} of 2000 games");
}
