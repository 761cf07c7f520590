//! Matches written down and read again. The JSON in this file is what databases hold:
//! it is compared letter by letter, and a change to it is a new version.

mod script;

use outflank_play::series::StartRule;
use outflank_play::tabletop::Referee;
use outflank_play::{
    ClockSetup, Colors, Command, Customs, Event, Goal, Match, MatchSetup, Millis, Order, PerPlayer, Phase,
    Refusal, ReplayError, SavedMatch, Seat, SeriesSetup, SetupError, Start, TakeBacks, TimeControl, TimeOut,
    Turning, View,
};
use outflank_rules::{Position, Rng};
use script::{One, Script, Two, ms, sq, timed};
use serde_json::{Value, json};

fn count(number: u32) -> std::num::NonZeroU32 {
    number.try_into().expect("not zero")
}

#[track_caller]
fn pinned<T>(thing: &T, text: &str)
where
    T: serde::Serialize + serde::de::DeserializeOwned + PartialEq + std::fmt::Debug,
{
    assert_eq!(serde_json::to_string(thing).unwrap(), text);
    assert_eq!(&serde_json::from_str::<T>(text).unwrap(), thing);
}

#[test]
fn the_json_of_setups_is_pinned() {
    pinned(
        &MatchSetup::new(Seat::Person, Seat::Computer { level: "5".into() }),
        concat!(
            r#"{"version":2,"players":{"one":{"seat":"person"},"two":{"seat":"computer","level":"5"}},"#,
            r#""turning":{"by":"itself"},"start":{"from":"even"},"starter":"one","colors":{"rule":"by_starter"},"#,
            r#""series":{"goal":{"games":1},"next_starter":"same"},"clock":null,"#,
            r#""customs":{"take_backs":"free","pauses":true},"variation":null}"#,
        ),
    );
    pinned(
        &MatchSetup::console("83".parse().unwrap(), "3".into()),
        concat!(
            r#"{"version":2,"players":{"one":{"seat":"person"},"two":{"seat":"computer","level":"3"}},"#,
            r#""turning":{"by":"itself"},"start":{"from":"corners","count":3,"receiver":"two"},"starter":"two","#,
            r#""colors":{"rule":"keep","black":"one"},"series":{"goal":{"games":1},"next_starter":"same"},"#,
            r#""clock":{"control":{"kind":"per_move","limit":15000},"#,
            r#""time_out":{"kind":"computer_moves","level":"3"}},"#,
            r#""customs":{"take_backs":"never","pauses":true},"variation":"83"}"#,
        ),
    );
    let setup = MatchSetup {
        players: PerPlayer { one: Seat::Remote, two: Seat::Person },
        turning: Turning::Hand { referee: Referee::Hint },
        start: Start::Position { position: Position::START },
        colors: Colors::ByStarter,
        series: SeriesSetup { goal: Goal::Points(count(100)), next_starter: StartRule::LoserStarts },
        clock: Some(ClockSetup::new(
            TimeControl::ByoYomi { main: Millis::from_secs(60), period: Millis::from_secs(5), periods: 3 },
            TimeOut::Overtime { extra: Millis::from_secs(120) },
        )),
        customs: Customs::new(TakeBacks::Agreed, false),
        ..MatchSetup::new(Seat::Person, Seat::Person)
    };
    pinned(
        &setup,
        concat!(
            r#"{"version":2,"players":{"one":{"seat":"remote"},"two":{"seat":"person"}},"#,
            r#""turning":{"by":"hand","referee":"hint"},"start":{"from":"position","#,
            r#""position":"---------------------------OX------XO--------------------------- X"},"#,
            r#""starter":"one","colors":{"rule":"by_starter"},"#,
            r#""series":{"goal":{"points":100},"next_starter":"loser_starts"},"#,
            r#""clock":{"control":{"kind":"byo_yomi","main":60000,"period":5000,"periods":3},"#,
            r#""time_out":{"kind":"overtime","extra":120000}},"#,
            r#""customs":{"take_backs":"agreed","pauses":false},"variation":null}"#,
        ),
    );
    pinned(&TimeControl::PerGame { main: Millis::new(1) }, r#"{"kind":"per_game","main":1}"#);
    pinned(
        &TimeControl::Increment { main: Millis::new(1), increment: Millis::new(2) },
        r#"{"kind":"increment","main":1,"increment":2}"#,
    );
    pinned(&TimeOut::Loss, r#"{"kind":"loss"}"#);
    pinned(&Goal::Wins(count(3)), r#"{"wins":3}"#);
    let series = |next_starter| SeriesSetup { goal: Goal::Games(count(2)), next_starter };
    pinned(&series(StartRule::Alternate), r#"{"goal":{"games":2},"next_starter":"alternate"}"#);
    for (referee, word) in [(Referee::Silent, "silent"), (Referee::Strict, "strict")] {
        pinned(&Turning::Hand { referee }, &format!(r#"{{"by":"hand","referee":"{word}"}}"#));
    }
}

#[test]
fn the_json_of_every_command_is_pinned() {
    let square = sq("d3");
    let player = Two;
    let orders = [
        (Order::Begin, r#"{"at":7,"order":"begin"}"#),
        (Order::Place { player: One, square }, r#"{"at":7,"order":"place","player":"one","square":"d3"}"#),
        (Order::Turn { player, square }, r#"{"at":7,"order":"turn","player":"two","square":"d3"}"#),
        (Order::Done { player }, r#"{"at":7,"order":"done","player":"two"}"#),
        (Order::Pass { player }, r#"{"at":7,"order":"pass","player":"two"}"#),
        (Order::Answer { request: 4, square }, r#"{"at":7,"order":"answer","request":4,"square":"d3"}"#),
        (Order::TakeBack { player }, r#"{"at":7,"order":"take_back","player":"two"}"#),
        (
            Order::AnswerTakeBack { player, accept: true },
            r#"{"at":7,"order":"answer_take_back","player":"two","accept":true}"#,
        ),
        (Order::Redo { player }, r#"{"at":7,"order":"redo","player":"two"}"#),
        (Order::Pause { player }, r#"{"at":7,"order":"pause","player":"two"}"#),
        (Order::Resume { player }, r#"{"at":7,"order":"resume","player":"two"}"#),
        (Order::Resign { player }, r#"{"at":7,"order":"resign","player":"two"}"#),
        (Order::Abort { player }, r#"{"at":7,"order":"abort","player":"two"}"#),
        (Order::Claim { player, draw: true }, r#"{"at":7,"order":"claim","player":"two","draw":true}"#),
        (
            Order::AnswerPause { player, accept: false },
            r#"{"at":7,"order":"answer_pause","player":"two","accept":false}"#,
        ),
        (
            Order::ChooseStarter { player, starter: One },
            r#"{"at":7,"order":"choose_starter","player":"two","starter":"one"}"#,
        ),
        (Order::Credit { span: Millis::new(5) }, r#"{"at":7,"order":"credit","span":5}"#),
        (Order::Tick, r#"{"at":7,"order":"tick"}"#),
    ];
    for (order, text) in orders {
        pinned(&order.at(ms(7)), text);
    }
    let late = Order::Done { player }.at(ms(7)).with_credit(Millis::new(80));
    pinned(&late, r#"{"at":7,"order":"done","player":"two","credit":80}"#);
}

#[test]
fn the_json_of_what_form_2_added_is_pinned() {
    let moves = "f5d6c3".parse().unwrap();
    pinned(&Start::Opening { moves }, r#"{"from":"opening","moves":"f5d6c3"}"#);
    let first_moves = Some(Millis::from_secs(20));
    let clock = ClockSetup {
        first_moves,
        ..ClockSetup::new(TimeControl::PerGame { main: Millis::new(1) }, TimeOut::Loss)
    };
    pinned(
        &clock,
        r#"{"control":{"kind":"per_game","main":1},"time_out":{"kind":"loss"},"first_moves":20000}"#,
    );
    let customs = Customs { pause_limit: Some(Millis::new(7)), ..Customs::new(TakeBacks::Agreed, true) };
    pinned(&customs, r#"{"take_backs":"agreed","pauses":true,"pause_limit":7}"#);
    pinned(&StartRule::WinnerDecides, r#""winner_decides""#);
    for wrong in ["f5f5", "f", "z9", "f5d6x"] {
        let text = format!(r#"{{"from":"opening","moves":"{wrong}"}}"#);
        assert!(serde_json::from_str::<Start>(&text).is_err(), "{wrong}");
    }
}

#[test]
fn events_and_refusals_speak_json_with_their_names_as_tags() {
    let mut script = Script::begin(MatchSetup::new(Seat::Person, Seat::Person));
    let events = script.place(One, "d3");
    assert_eq!(
        serde_json::to_value(&events).unwrap(),
        json!([
            {
                "event": "disc_placed", "player": "one", "color": "black", "square": "d3", "turned": ["d4"],
                "substitute": false, "lent": false,
                "board": {
                    "position": "-------------------X-------XX------XO--------------------------- O",
                    "ply": 1, "discs": {"black": 4, "white": 1}, "supply": {"black": 29, "white": 30},
                    "lent": {"black": 0, "white": 0}
                }
            },
            {
                "event": "turn_began", "player": "two", "color": "white",
                "legal": [
                    {"square": "c3", "turns": ["d4"]},
                    {"square": "e3", "turns": ["e4"]},
                    {"square": "c5", "turns": ["d5"]}
                ],
                "clocks": null
            }
        ])
    );
    pinned(&Refusal::TurnsNothing { square: sq("a1") }, r#"{"refusal":"turns_nothing","square":"a1"}"#);
    pinned(&Refusal::NotYourTurn, r#"{"refusal":"not_your_turn"}"#);
    let events = script.accept(Order::Resign { player: Two });
    let value = serde_json::to_value(&events[0]).unwrap();
    assert_eq!(
        value["verdict"],
        json!({
            "winner": "one", "color": "black", "reason": {"kind": "resigned", "player": "two"},
            "discs": {"black": 4, "white": 1}, "margin": 3, "federation": {"black": 64, "white": 0},
            "points": 64, "lost_by_overtime": null
        })
    );
}

#[test]
fn clocks_and_requests_speak_json_too() {
    let setup = MatchSetup::console("63".parse().unwrap(), "3".into());
    let mut script = Script::ready(setup);
    let events = script.accept(Order::Begin);
    let value = serde_json::to_value(events.last().unwrap()).unwrap();
    assert_eq!(
        value,
        json!({
            "event": "move_wanted",
            "request": {
                "number": 1, "player": "two", "color": "white", "level": "3", "substitute": false,
                "position": "O--------------------------OX------XO--------------------------- O",
                "until": 15000,
                "clock": {"left": 15000, "periods": 0, "in_period": false, "overtime": false}
            }
        })
    );
    let view: Value = serde_json::to_value(script.game.view(ms(4_000))).unwrap();
    assert_eq!(view["game"]["clocks"]["two"]["left"], 11_000);
    assert_eq!(view["game"]["clocks"]["running"], "two");
    assert_eq!(view["phase"], "playing");
}

#[test]
fn setups_nobody_understands_are_refused_while_reading() {
    let good = serde_json::to_value(MatchSetup::new(Seat::Person, Seat::Person)).unwrap();
    let changed = |pointer: &str, value: Value| {
        let mut setup = good.clone();
        *setup.pointer_mut(pointer).expect("a place in the setup") = value;
        serde_json::from_value::<MatchSetup>(setup)
    };
    assert!(changed("/starter", json!("three")).is_err());
    assert!(changed("/players/one", json!({"seat": "robot"})).is_err());
    assert!(changed("/players/one", json!({"seat": "computer"})).is_err());
    assert!(changed("/series/goal", json!({"games": 0})).is_err());
    assert!(changed("/variation", json!("94")).is_err());
    assert!(changed("/start", json!({"from": "position", "position": "X"})).is_err());
    // A later form is read, so that it can be named, and then refused.
    let later = changed("/version", json!(3)).unwrap();
    assert_eq!(later.check(), Err(SetupError::UnknownVersion(3)));
    let mut more = good.clone();
    more["komi"] = json!(4);
    assert!(serde_json::from_value::<MatchSetup>(more).is_err(), "what is not understood is not dropped");
    for wrong in [
        r#"{"at":7,"order":"place","player":"one"}"#,
        r#"{"at":7,"order":"place","player":"one","square":"i9"}"#,
        r#"{"at":-1,"order":"begin"}"#,
        r#"{"order":"begin"}"#,
        r#"{"at":7,"order":"cheat","player":"one"}"#,
    ] {
        assert!(serde_json::from_str::<Command>(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn a_stored_match_is_read_and_goes_on() {
    // As a database of version 1 holds it.
    let stored = concat!(
        r#"{"setup":{"version":1,"players":{"one":{"seat":"person"},"two":{"seat":"computer","level":"5"}},"#,
        r#""turning":{"by":"itself"},"start":{"from":"even"},"starter":"one","colors":{"rule":"by_starter"},"#,
        r#""series":{"goal":{"wins":2},"next_starter":"loser_starts"},"#,
        r#""clock":{"control":{"kind":"increment","main":60000,"increment":2000},"time_out":{"kind":"loss"}},"#,
        r#""customs":{"take_backs":"free","pauses":true},"variation":null},"#,
        r#""commands":[{"at":1000,"order":"begin"},{"at":4000,"order":"place","player":"one","square":"d3"},"#,
        r#"{"at":4500,"order":"answer","request":1,"square":"c3"},"#,
        r#"{"at":6000,"order":"take_back","player":"one"},"#,
        r#"{"at":9000,"order":"place","player":"one","square":"c4"}]}"#,
    );
    let saved: SavedMatch = serde_json::from_str(stored).unwrap();
    assert_eq!(serde_json::to_string(&saved).unwrap(), stored);
    let game = saved.restore().unwrap();
    assert_eq!(game.save(), saved);
    let mut script = Script { now: game.now(), game };
    assert_eq!(script.now, ms(9_000));
    // 3 s for d3, 1.5 s before the take-back, 3 s for c4, and one increment.
    assert_eq!(script.clocks(), (54_500, 60_000));
    assert_eq!(script.game.request().unwrap().number, 2);
    script.wait(500).answer("c3");
    assert_eq!(script.clocks(), (54_500, 61_500));
}

#[test]
fn a_log_that_makes_no_match_says_where() {
    let setup = MatchSetup::new(Seat::Person, Seat::Person);
    let wrong = Order::Place { player: Two, square: sq("d3") }.at(ms(5));
    let error = Match::replay(setup.clone(), [Order::Begin.at(ms(0)), wrong]).map(|_| ()).unwrap_err();
    assert_eq!(error, ReplayError::Command { index: 1, command: wrong, reason: Refusal::NotYourTurn });
    assert_eq!(error.to_string(), "command 2 at 5 ms is refused: it is the opponent's turn");
    let later = MatchSetup { version: 9, ..setup };
    let error = Match::replay(later, []).map(|_| ()).unwrap_err();
    assert_eq!(error, ReplayError::Setup(SetupError::UnknownVersion(9)));
}

#[test]
fn reloading_after_every_command_changes_nothing() {
    let control =
        TimeControl::ByoYomi { main: Millis::from_secs(2), period: Millis::from_secs(1), periods: 5 };
    let setup = MatchSetup::new(Seat::Person, Seat::Computer { level: "1".into() });
    let series = SeriesSetup { goal: Goal::Games(count(2)), next_starter: StartRule::Alternate };
    let setup = timed(control, TimeOut::ComputerMoves { level: "2".into() }, MatchSetup { series, ..setup });
    let mut live = Script::ready(setup);
    let mut rng = Rng::new(4);
    let mut substitutes = 0;
    while live.game.phase() != Phase::Over {
        // The reloaded match takes over, now and then after a break in mid-game.
        let text = serde_json::to_string(&live.game.save()).unwrap();
        let reloaded = serde_json::from_str::<SavedMatch>(&text).unwrap().restore().unwrap();
        assert_eq!(reloaded.view(live.now), live.game.view(live.now));
        assert_eq!(reloaded.next_deadline(), live.game.next_deadline());
        live.game = reloaded;
        live.wait(u64::from(rng.below(5_000)));
        live.tick();
        let events = match live.game.phase() {
            Phase::Ready | Phase::Between => live.accept(Order::Begin),
            _ => live.play_any(&mut rng).expect("a move"),
        };
        substitutes +=
            events.iter().filter(|event| matches!(event, Event::DiscPlaced { substitute: true, .. })).count();
    }
    assert!(substitutes > 0, "some moves were the computer's");
    let view = live.game.view(live.now);
    let text = serde_json::to_string(&view).unwrap();
    assert_eq!(serde_json::from_str::<View>(&text).unwrap(), view, "views survive the wire");
}

/// A game from elsewhere: the computer's moves count as its own, and only what is legal is
/// taken.
#[test]
fn a_match_begins_with_moves_made_elsewhere() {
    let setup = MatchSetup::new(Seat::Person, Seat::Computer { level: "5".into() });
    let moves = ["f5", "d6", "c3", "d3"].map(sq);
    let mut game = Match::begun(setup.clone(), moves).unwrap();
    assert_eq!(game.game().unwrap().squares_played().collect::<Vec<_>>(), moves);
    assert_eq!((game.phase(), game.now()), (Phase::Playing, ms(0)));
    // It goes on like any other, to be taken back and stored.
    game.apply(Order::Place { player: One, square: sq("c4") }.at(ms(10))).unwrap();
    assert_eq!(game.request().unwrap().player, Two);
    let again = game.save().restore().unwrap();
    assert_eq!(again.view(ms(20)), game.view(ms(20)));

    let error = Match::begun(setup, ["f5", "d6", "a1"].map(sq)).unwrap_err();
    assert!(matches!(error, ReplayError::Command { index: 3, .. }), "{error}");
}
