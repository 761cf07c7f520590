//! Who may do what: people, computers, and the ends people bring about.

mod script;

use outflank_play::tabletop::Referee;
use outflank_play::{
    Event, Match, MatchSetup, Order, PerColor, PerPlayer, Phase, Reason, Refusal, Seat, SetupError, Turning,
};
use outflank_rules::{Color, Position, Rng};
use script::{One, Script, Two, names, sq, squares};

fn computer(level: &str) -> Seat {
    Seat::Computer { level: level.into() }
}

#[test]
fn a_move_is_told_with_everything_it_did() {
    let mut script = Script::begin(MatchSetup::new(Seat::Person, Seat::Person));
    let events = script.place(One, "d3");
    let [Event::DiscPlaced { player, color, square, turned, substitute, lent, board }, next] = &events[..]
    else {
        panic!("{events:?}")
    };
    assert_eq!((*player, *color, *square, *turned), (One, Color::Black, sq("d3"), squares("d4")));
    assert_eq!((*substitute, *lent, board.ply), (false, false, 1));
    assert_eq!(board.discs, PerColor { black: 4, white: 1 });
    assert_eq!(board.supply, PerColor { black: 29, white: 30 });
    assert_eq!(board.lent, PerColor { black: 0, white: 0 });
    let Event::TurnBegan { player, color, legal, clocks } = next else { panic!("{next:?}") };
    assert_eq!((*player, *color, clocks.is_none()), (Two, Color::White, true));
    let legal: Vec<_> = legal.iter().map(|choice| (choice.square, choice.turns)).collect();
    let expected = [("c3", "d4"), ("e3", "e4"), ("c5", "d5")];
    assert_eq!(legal, expected.map(|(square, turns)| (sq(square), squares(turns))));
}

#[test]
fn r6_an_illegal_move_is_refused_with_its_reason() {
    let mut script = Script::ready(MatchSetup::new(Seat::Person, Seat::Person));
    let place = |player, name| Order::Place { player, square: sq(name) };
    script.refuse(place(One, "d3"), Refusal::NotBegun);
    script.accept(Order::Begin);
    script.refuse(place(One, "d4"), Refusal::Occupied { square: sq("d4") });
    script.refuse(place(One, "a1"), Refusal::TurnsNothing { square: sq("a1") });
    script.refuse(place(Two, "d3"), Refusal::NotYourTurn);
    script.refuse(Order::Turn { player: One, square: sq("d4") }, Refusal::NotAtATable);
    script.refuse(Order::Done { player: One }, Refusal::NotAtATable);
}

#[test]
fn two_computers_play_by_answers_alone() {
    let mut script = Script::begin(MatchSetup::new(computer("weak"), computer("strong")));
    let request = script.game.request().unwrap().clone();
    assert_eq!((request.number, request.player, request.level.0.as_str()), (1, One, "weak"));
    assert_eq!((request.position, request.substitute, request.until), (Position::START, false, None));
    script.refuse(Order::Place { player: One, square: sq("d3") }, Refusal::ComputerSeat);
    script.refuse(Order::Answer { request: 2, square: sq("d3") }, Refusal::StaleRequest);
    script.refuse(Order::Answer { request: 1, square: sq("a1") }, Refusal::TurnsNothing { square: sq("a1") });
    script.answer("d3");
    script.refuse(Order::Answer { request: 1, square: sq("c3") }, Refusal::StaleRequest);
    assert_eq!(script.game.request().unwrap().level.0, "strong");
    script.play_out(7);
    assert_eq!((script.game.phase(), script.game.request()), (Phase::Over, None));
}

#[test]
fn a_pause_sends_the_computer_home_and_asks_it_again() {
    let mut script = Script::begin(MatchSetup::new(computer("5"), Seat::Person));
    let events = script.accept(Order::Pause { player: Two });
    assert_eq!(names(&events), ["move_unwanted", "paused"]);
    script.refuse(Order::Answer { request: 1, square: sq("d3") }, Refusal::StaleRequest);
    let events = script.accept(Order::Resume { player: Two });
    assert_eq!(names(&events), ["resumed", "move_wanted"]);
    assert_eq!(script.game.request().unwrap().number, 2);
    script.answer("d3");
}

#[test]
fn there_is_no_pausing_on_a_remote_player() {
    let mut script = Script::begin(MatchSetup::new(Seat::Person, Seat::Remote));
    script.refuse(Order::Pause { player: One }, Refusal::NoPauses);
}

#[test]
fn giving_up_loses_at_any_time() {
    let mut script = Script::begin(MatchSetup::new(Seat::Person, computer("5")));
    script.place(One, "d3");
    // Also while the other side is to move.
    let events = script.accept(Order::Resign { player: One });
    assert_eq!(names(&events), ["move_unwanted", "game_ended", "match_ended"]);
    let verdict = script.game.view(script.now).verdicts[0];
    assert_eq!((verdict.winner, verdict.reason), (Some(Two), Reason::Resigned { player: One }));
    assert_eq!(verdict.federation, PerColor { black: 0, white: 64 });
    assert_eq!(verdict.discs, PerColor { black: 4, white: 1 });
    script.refuse(Order::TakeBack { player: One }, Refusal::GameOver);
    script.refuse(Order::Place { player: One, square: sq("c3") }, Refusal::GameOver);
    assert!(script.legal().is_empty());

    let mut paused = Script::begin(MatchSetup::new(Seat::Person, Seat::Person));
    paused.accept(Order::Pause { player: One });
    paused.accept(Order::Resign { player: Two });
    assert_eq!(paused.game.phase(), Phase::Over);
}

#[test]
fn a_match_can_be_called_off_until_the_first_disc() {
    let remote = MatchSetup::new(Seat::Remote, Seat::Remote);
    let mut before = Script::ready(remote.clone());
    before.accept(Order::Abort { player: Two });
    assert_eq!(before.game.phase(), Phase::Aborted);

    let mut begun = Script::begin(remote.clone());
    assert_eq!(
        begun.accept(Order::Abort { player: One }),
        [Event::Aborted { player: One, late: false, clocks: None }]
    );
    let view = begun.game.view(begun.now);
    assert_eq!((view.phase, view.verdicts.len(), view.standing.games), (Phase::Aborted, 0, 0));
    assert_eq!(view.game.unwrap().to_move, None);
    begun.refuse(Order::Place { player: One, square: sq("d3") }, Refusal::MatchOver);
    begun.refuse(Order::Abort { player: One }, Refusal::MatchOver);

    let mut moved = Script::begin(remote);
    moved.place(One, "d3");
    moved.refuse(Order::Abort { player: Two }, Refusal::TooLateToAbort);
}

#[test]
fn a_computer_is_told_when_the_match_is_called_off() {
    let mut script = Script::begin(MatchSetup::new(computer("1"), Seat::Person));
    assert_eq!(names(&script.accept(Order::Abort { player: Two })), ["move_unwanted", "aborted"]);
    assert_eq!(script.game.request(), None);
}

#[test]
fn a_draw_comes_from_the_board_alone() {
    // No order offers one; look for a drawn game by chance.
    let drawn = (0..400).find_map(|seed| {
        let mut script = Script::begin(MatchSetup::new(Seat::Person, Seat::Person));
        script.play_out(seed);
        let verdict = script.game.view(script.now).verdicts[0];
        verdict.winner.is_none().then_some(verdict)
    });
    let verdict = drawn.expect("one of four hundred games is drawn");
    assert_eq!(verdict.discs.black, verdict.discs.white);
    assert_eq!((verdict.margin, verdict.points, verdict.color), (0, 0, None));
    assert_eq!(verdict.federation, PerColor { black: 32, white: 32 });
}

#[test]
fn setups_of_another_form_and_computers_with_hands_are_refused() {
    let newer = MatchSetup { version: 3, ..MatchSetup::new(Seat::Person, Seat::Person) };
    assert_eq!(Match::new(newer).map(|_| ()), Err(SetupError::UnknownVersion(3)));
    let players = PerPlayer { one: Seat::Person, two: computer("1") };
    let table = MatchSetup { players, ..MatchSetup::tabletop(Referee::Silent) };
    assert_eq!(table.check(), Err(SetupError::ComputerAtTheTable));
    let console = MatchSetup::console("51".parse().unwrap(), "1".into());
    let hand = Turning::Hand { referee: Referee::Strict };
    assert_eq!(
        MatchSetup { turning: hand, variation: None, ..console }.check(),
        Err(SetupError::ComputerAtTheTable)
    );
    let remote_table = MatchSetup {
        players: PerPlayer { one: Seat::Remote, two: Seat::Remote },
        ..MatchSetup::tabletop(Referee::Hint)
    };
    assert_eq!(remote_table.check(), Ok(()));
}

#[test]
fn the_events_of_a_whole_game_have_their_order() {
    let mut script = Script::ready(MatchSetup::new(Seat::Person, computer("5")));
    let mut events = script.accept(Order::Begin);
    let mut rng = Rng::new(11);
    while let Some(more) = script.play_any(&mut rng) {
        events.extend(more);
    }
    let names = names(&events);
    assert_eq!(names[..2], ["game_began", "turn_began"]);
    assert_eq!(names[names.len() - 2..], ["game_ended", "match_ended"]);
    for pair in names.windows(2) {
        let follows = match pair[0].as_str() {
            "game_began" => ["turn_began", "passed"].contains(&&*pair[1]),
            "turn_began" => ["disc_placed", "move_wanted"].contains(&&*pair[1]),
            "move_wanted" => pair[1] == "disc_placed",
            "disc_placed" => ["turn_began", "passed", "game_ended"].contains(&&*pair[1]),
            "passed" => pair[1] == "turn_began",
            "game_ended" => pair[1] == "match_ended",
            other => panic!("{other} in a game without clocks"),
        };
        assert!(follows, "{pair:?}");
    }
}
