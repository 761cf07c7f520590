//! Several games that count together, to their end (R11).

mod script;

use outflank_play::series::StartRule;
use outflank_play::{
    Colors, Event, Goal, MatchOutcome, MatchSetup, Order, Phase, Player, Refusal, Seat, SeriesSetup, Start,
};
use outflank_rules::{Color, Position};
use script::{One, Script, Two, names};

fn series(goal: Goal, next_starter: StartRule) -> MatchSetup {
    MatchSetup { series: SeriesSetup { goal, next_starter }, ..MatchSetup::new(Seat::Person, Seat::Person) }
}

fn count(number: u32) -> std::num::NonZeroU32 {
    number.try_into().expect("not zero")
}

fn starter(events: &[Event]) -> Player {
    match events {
        [Event::GameBegan { starter, .. }, ..] => *starter,
        other => panic!("no beginning: {other:?}"),
    }
}

#[test]
fn one_game_is_a_series_of_one() {
    let mut script = Script::begin(MatchSetup::new(Seat::Person, Seat::Person));
    script.refuse(Order::Begin, Refusal::GameGoesOn);
    let events = script.play_out(5);
    assert_eq!(names(&events[events.len() - 2..]), ["game_ended", "match_ended"]);
    script.refuse(Order::Begin, Refusal::MatchOver);
    assert_eq!(script.game.standing().games, 1);
}

#[test]
fn a_fixed_number_of_games_alternates_and_ends() {
    let mut script = Script::ready(series(Goal::Games(count(4)), StartRule::Alternate));
    for (game, expected) in [One, Two, One, Two].into_iter().enumerate() {
        let phase = if game == 0 { Phase::Ready } else { Phase::Between };
        assert_eq!(script.game.phase(), phase);
        let events = script.accept(Order::Begin);
        assert_eq!(starter(&events), expected);
        let view = script.game.view(script.now).game.unwrap();
        assert_eq!((view.game, view.black), (game as u32 + 1, expected), "who starts has Black");
        script.play_out(game as u64);
    }
    assert_eq!(script.game.phase(), Phase::Over);
    let view = script.game.view(script.now);
    assert_eq!(view.verdicts.len(), 4);
    let wins = |player| view.verdicts.iter().filter(|verdict| verdict.winner == Some(player)).count() as u32;
    let standing = view.standing;
    assert_eq!((standing.wins.one, standing.wins.two), (wins(One), wins(Two)));
    assert_eq!(standing.wins.one + standing.wins.two + standing.draws, 4);
    let points = |player| {
        let won = view.verdicts.iter().filter(|verdict| verdict.winner == Some(player));
        won.map(|verdict| u32::from(verdict.margin)).sum::<u32>()
    };
    assert_eq!((standing.points.one, standing.points.two), (points(One), points(Two)));
    let expected = match wins(One).cmp(&wins(Two)) {
        std::cmp::Ordering::Greater => MatchOutcome::Won { player: One },
        std::cmp::Ordering::Less => MatchOutcome::Won { player: Two },
        std::cmp::Ordering::Equal => MatchOutcome::Drawn,
    };
    assert_eq!((standing.outcome, standing.next_starter), (Some(expected), None));
}

#[test]
fn equal_wins_in_a_fixed_number_draw_the_match() {
    let mut script = Script::begin(series(Goal::Games(count(2)), StartRule::Same));
    script.accept(Order::Resign { player: One });
    script.accept(Order::Begin);
    let events = script.accept(Order::Resign { player: Two });
    assert_eq!(events.last(), Some(&Event::MatchEnded { outcome: MatchOutcome::Drawn }));
}

#[test]
fn first_to_so_many_wins() {
    let mut script = Script::ready(series(Goal::Wins(count(2)), StartRule::LoserStarts));
    // One loses and starts again, wins, then Two starts and loses.
    for (loser, expected) in [(One, One), (Two, One), (Two, Two)] {
        assert_eq!(starter(&script.accept(Order::Begin)), expected);
        script.accept(Order::Resign { player: loser });
    }
    let standing = script.game.standing();
    assert_eq!(standing.outcome, Some(MatchOutcome::Won { player: One }));
    assert_eq!((standing.wins.one, standing.wins.two), (2, 1));
    script.refuse(Order::Begin, Refusal::MatchOver);
    script.refuse(Order::Resign { player: One }, Refusal::GameOver);
}

#[test]
fn first_to_so_many_points_counts_margins() {
    let mut script = Script::ready(series(Goal::Points(count(100)), StartRule::Same));
    let mut games = 0;
    while script.game.phase() != Phase::Over {
        assert_eq!(starter(&script.accept(Order::Begin)), One);
        script.play_out(100 + games);
        games += 1;
    }
    let standing = script.game.standing();
    let Some(MatchOutcome::Won { player }) = standing.outcome else { panic!("a winner") };
    assert!(*standing.points.get(player) >= 100 && *standing.points.get(player.other()) < 100);
    assert!(games > 2, "a hundred points take a few games");
}

#[test]
fn giving_up_costs_all_points() {
    let mut script = Script::begin(series(Goal::Points(count(65)), StartRule::Same));
    script.accept(Order::Resign { player: Two });
    assert_eq!(script.game.standing().points.one, 64);
    assert_eq!(script.game.phase(), Phase::Between);
}

#[test]
fn players_may_keep_their_colours() {
    let setup = MatchSetup {
        colors: Colors::Keep { black: Two },
        ..series(Goal::Games(count(2)), StartRule::Alternate)
    };
    let mut script = Script::ready(setup);
    for (first, turn) in [(One, Color::White), (Two, Color::Black)] {
        assert_eq!(starter(&script.accept(Order::Begin)), first);
        let view = script.game.view(script.now).game.unwrap();
        assert_eq!((view.black, view.to_move), (Two, Some(first)));
        assert_eq!(view.board.position.turn(), turn);
        script.accept(Order::Resign { player: One });
    }
}

#[test]
fn corners_stay_with_the_weaker_player() {
    let setup = MatchSetup {
        start: Start::Corners { count: 2, receiver: Two },
        ..series(Goal::Games(count(2)), StartRule::Alternate)
    };
    let mut script = Script::ready(setup);
    for discs in [(2, 4), (4, 2)] {
        script.accept(Order::Begin);
        let board = script.game.view(script.now).game.unwrap().board;
        assert_eq!((board.discs.black, board.discs.white), discs);
        script.accept(Order::Resign { player: One });
    }
}

#[test]
fn every_game_of_a_series_starts_from_the_set_up_position() {
    let start = Position::START.play("d3".parse::<outflank_rules::Square>().unwrap().into()).unwrap();
    let setup = MatchSetup {
        start: Start::Position { position: start },
        ..series(Goal::Games(count(2)), StartRule::Alternate)
    };
    let mut script = Script::ready(setup);
    // White is to move, so the starter has White.
    for (first, black) in [(One, Two), (Two, One)] {
        assert_eq!(starter(&script.accept(Order::Begin)), first);
        let view = script.game.view(script.now).game.unwrap();
        assert_eq!((view.black, view.to_move, view.board.position), (black, Some(first), start));
        script.accept(Order::Resign { player: first });
    }
}

#[test]
fn a_series_can_be_called_off_between_games_but_not_when_it_is_over() {
    let mut script = Script::begin(series(Goal::Games(count(2)), StartRule::Same));
    script.accept(Order::Resign { player: One });
    let mut other = Script { game: script.game.clone(), now: script.now };
    assert_eq!(
        other.accept(Order::Abort { player: Two }),
        [Event::Aborted { player: Two, late: false, clocks: None }]
    );
    assert_eq!((other.game.phase(), other.game.standing().wins.two), (Phase::Aborted, 1));
    other.refuse(Order::Begin, Refusal::MatchOver);
    script.accept(Order::Begin);
    script.accept(Order::Resign { player: One });
    script.refuse(Order::Abort { player: One }, Refusal::MatchOver);
}

#[test]
fn r11_the_winner_says_who_starts_before_the_next_game_begins() {
    let series = SeriesSetup { goal: Goal::Wins(count(3)), next_starter: StartRule::WinnerDecides };
    let mut script = Script::begin(MatchSetup { series, ..MatchSetup::new(Seat::Person, Seat::Person) });
    let choose = |player, starter| Order::ChooseStarter { player, starter };
    script.refuse(choose(One, One), Refusal::GameGoesOn);
    script.accept(Order::Resign { player: One });
    assert_eq!(script.game.standing().chooser, Some(Two));
    script.refuse(Order::Begin, Refusal::StarterNotChosen);
    script.refuse(choose(One, One), Refusal::NotYoursToChoose);
    script.accept(choose(Two, One));
    script.refuse(choose(Two, Two), Refusal::NotYoursToChoose);
    let events = script.accept(Order::Begin);
    assert!(matches!(events[0], Event::GameBegan { game: 2, starter: One, .. }));
    script.accept(Order::Resign { player: One });
    script.accept(choose(Two, Two));
    let again = script.game.save().restore().unwrap();
    assert_eq!(again.standing().next_starter, Some(Two));

    // A computer that wins lets the other start without being asked.
    let computer = MatchSetup::new(Seat::Person, Seat::Computer { level: "1".into() });
    let mut script = Script::begin(MatchSetup { series, ..computer });
    script.accept(Order::Resign { player: One });
    assert_eq!((script.game.standing().chooser, script.game.standing().next_starter), (None, Some(One)));
    script.accept(Order::Begin);
}
