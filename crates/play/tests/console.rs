//! All thirty games of the console (C1–C5).

mod script;

use outflank_play::Variation;
use outflank_play::console::Hue;
use outflank_play::series::StartRule;
use outflank_play::{
    Colors, Consequence, Event, Goal, Match, MatchSetup, Millis, Moment, Order, Phase, Refusal, Seat,
    SetupError, TakeBacks, TimeControl,
};
use outflank_rules::{Color, Handicap, Position, Rng};
use script::{One, Script, Two, names, timed};

fn console(variation: Variation) -> MatchSetup {
    MatchSetup::console(variation, "3".into())
}

#[test]
fn c1_each_variation_begins_as_its_digits_say() {
    let mut seen = Vec::new();
    for variation in Variation::all() {
        let (left, right) = variation.digits();
        let mut script = Script::ready(console(variation));
        let events = script.accept(Order::Begin);
        let view = script.game.view(script.now);
        let game = view.game.expect("it has begun");
        // The left player has Black; the right one has White and the extra corners.
        assert_eq!(game.black, One, "{variation}");
        assert_eq!(game.board.discs.black, 2, "{variation}");
        assert_eq!(game.board.discs.white, 2 + left % 5, "{variation}");
        assert_eq!(game.board.supply.white, 30 - left % 5, "{variation}");
        // Who starts, and whether it is the computer.
        let starter = if right == 3 { Two } else { One };
        assert_eq!(game.to_move, Some(starter), "{variation}");
        assert!(matches!(&events[0], Event::GameBegan { starter: told, .. } if *told == starter));
        assert_eq!(script.game.request().is_some(), right == 3, "{variation}");
        assert_eq!(view.setup.players.two != Seat::Person, right != 1, "{variation}");
        // The timed ones have 15 seconds on both clocks.
        assert_eq!(game.clocks.is_some(), left >= 5, "{variation}");
        if left >= 5 {
            assert_eq!(script.clocks(), (15_000, 15_000), "{variation}");
            assert_eq!(script.game.next_deadline().map(Moment::as_millis), Some(15_000), "{variation}");
        } else {
            assert_eq!(script.game.next_deadline(), None, "{variation}");
        }
        assert_eq!(game.board.position, variation.start(), "{variation}");
        seen.push(variation.to_string());
    }
    assert_eq!(seen.len(), 30);
}

#[test]
fn c1_each_variation_can_be_played_to_its_end() {
    for (seed, variation) in (1..).zip(Variation::all()) {
        let mut script = Script::begin(console(variation));
        let events = script.play_out(seed);
        assert_eq!(script.game.phase(), Phase::Over, "{variation}");
        let ended = events.iter().filter(|event| matches!(event, Event::GameEnded { .. })).count();
        assert_eq!(ended, 1, "{variation}");
        let view = script.game.view(script.now);
        let verdict = view.verdicts[0];
        assert_eq!(verdict.winner.is_none(), verdict.discs.black == verdict.discs.white);
        assert_eq!(verdict.federation.black + verdict.federation.white, 64);
        let asked = events.iter().any(|event| matches!(event, Event::MoveWanted { .. }));
        assert_eq!(asked, variation.digits().1 != 1, "{variation}");
    }
}

#[test]
fn c2_in_each_timed_variation_the_computer_moves_for_a_player_who_waits_too_long() {
    for variation in Variation::all().filter(|variation| variation.move_limit().is_some()) {
        let mut script = Script::begin(console(variation));
        if script.game.request().is_some() {
            script.wait(2_000).play_any(&mut Rng::new(1)).expect("the computer starts");
        }
        let person = script.game.view(script.now).game.unwrap().to_move.unwrap();
        assert_eq!(script.game.request(), None, "{variation}: a person is to move");
        script.wait(14_999);
        assert_eq!(script.tick(), [], "{variation}: a millisecond is left");
        let events = script.wait(1).tick();
        assert_eq!(names(&events), ["time_ran_out", "move_wanted"], "{variation}");
        assert!(matches!(&events[0], Event::TimeRanOut { player, consequence, clocks }
            if *player == person && clocks.running.is_none()
            && *consequence == Consequence::ComputerMoves { level: "3".into() }));
        let request = script.game.request().expect("asked to step in").clone();
        assert!(request.substitute && request.player == person && request.until.is_none());
        // Too late for the person; the clock stands at zero until the computer has moved.
        let square = script.legal()[0];
        script.wait(4_000).refuse(Order::Place { player: person, square }, Refusal::TimeIsUp);
        assert_eq!(script.game.next_deadline(), None);
        let events = script.accept(Order::Answer { request: request.number, square });
        assert!(
            matches!(&events[0], Event::DiscPlaced { player, substitute: true, .. } if *player == person)
        );
        let game = script.game.view(script.now).game.unwrap();
        assert!(game.turns.last().unwrap().substitute);
        assert_eq!(script.clocks(), (15_000, 15_000), "{variation}: every move has its own time");
        assert!(game.clocks.unwrap().running.is_some());
    }
}

#[test]
fn c2_a_computer_that_is_late_is_not_asked_twice() {
    let mut script = Script::begin(console("53".parse().unwrap()));
    let number = script.game.request().unwrap().number;
    assert_eq!(script.game.request().unwrap().until.map(Moment::as_millis), Some(15_000));
    assert_eq!(names(&script.wait(20_000).tick()), ["time_ran_out"]);
    let request = script.game.request().unwrap();
    assert_eq!((request.number, request.substitute, request.until), (number, false, None));
    script.play_any(&mut Rng::new(1)).expect("it may still move");
}

#[test]
fn c5_who_cannot_move_is_passed_and_it_is_told() {
    let mut passes = 0;
    for seed in 0..40 {
        let mut script = Script::begin(console("41".parse().unwrap()));
        let events = script.play_out(seed);
        for pair in events.windows(2) {
            if let Event::Passed { color, board, .. } = &pair[0] {
                passes += 1;
                assert_ne!(board.position.turn(), *color);
                assert!(matches!(&pair[1], Event::TurnBegan { color: next, .. } if next != color));
            }
        }
    }
    assert!(passes > 10, "forty games have passes in them: {passes}");
}

#[test]
fn passing_is_refused_on_the_console() {
    let mut script = Script::begin(console(Variation::PLAIN));
    script.refuse(Order::Pass { player: One }, Refusal::PassWithMoves);
    script.refuse(Order::Pass { player: Two }, Refusal::NotYourTurn);
    script.refuse(Order::TakeBack { player: One }, Refusal::NoTakeBacks);
}

#[test]
fn a_setup_that_only_claims_to_be_a_variation_is_refused() {
    let variation: Variation = "72".parse().unwrap();
    let good = console(variation);
    let refused = Err(SetupError::NotTheVariation(variation));
    let mut free = good.clone();
    free.players.one = Seat::Remote;
    free.players.two = Seat::Computer { level: "strong".into() };
    free.series.goal = Goal::Wins(3.try_into().unwrap());
    free.customs.pauses = false;
    free.colors = Colors::Keep { black: Two };
    assert_eq!(free.check(), Ok(()), "what is free is free");

    let changes: [fn(&mut MatchSetup); 8] = [
        |setup| setup.players.two = Seat::Person,
        |setup| setup.starter = Two,
        |setup| setup.colors = Colors::ByStarter,
        |setup| setup.start = outflank_play::Start::Even,
        |setup| setup.clock = None,
        |setup| setup.series.next_starter = StartRule::Alternate,
        |setup| setup.customs.take_backs = TakeBacks::Free,
        |setup| setup.clock.as_mut().unwrap().control = TimeControl::PerMove { limit: Millis::from_secs(16) },
    ];
    for (index, change) in changes.iter().enumerate() {
        let mut setup = good.clone();
        change(&mut setup);
        assert_eq!(setup.check(), refused, "change {index}");
    }
    let slow =
        timed(TimeControl::PerMove { limit: Millis::from_secs(15) }, outflank_play::TimeOut::Loss, good);
    assert_eq!(Match::new(slow).map(|_| ()), refused);
}

#[test]
fn c4_each_player_chooses_a_colour_and_the_discs_lie_as_in_the_figure() {
    for variation in Variation::all() {
        let default = console(variation);
        let chosen = MatchSetup { colors: Colors::Keep { black: Two }, ..default.clone() };
        let [default, chosen] =
            [default, chosen].map(Script::begin).map(|script| script.game.view(script.now));
        let [before, after] = [&default, &chosen].map(|view| view.game.as_ref().unwrap());
        assert_eq!((before.black, after.black), (One, Two), "{variation}");
        // The same player starts, on the same side.
        assert_eq!(before.to_move, after.to_move, "{variation}");
        let extra = variation.digits().0 % 5;
        assert_eq!((after.board.discs.black, after.board.discs.white), (2 + extra, 2), "{variation}");
        for (square, hue) in [("d4", Hue::Red), ("e5", Hue::Red), ("e4", Hue::Green), ("d5", Hue::Green)] {
            let lies = |view: &outflank_play::GameView| {
                view.board.position.disc_at(square.parse().unwrap()).map(Hue::of)
            };
            assert_eq!([lies(before), lies(after)], [Some(hue); 2], "{variation} {square}");
        }
    }
}

#[test]
fn h3_the_corners_are_the_right_hand_player_s() {
    let setup = console("42".parse().unwrap());
    let script = Script::begin(setup);
    let position = script.game.view(script.now).game.unwrap().board.position;
    let four = outflank_rules::Corners::new(4).unwrap();
    assert_eq!(position, Handicap::corners_for(Color::White, four).position());
    assert_ne!(position, Position::START);
}
