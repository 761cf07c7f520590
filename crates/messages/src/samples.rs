//! One of every event, refusal and result, for tests of whoever tells them: what is told
//! of these is the same in every front end, and a kind without words fails.

use crate::{Narrator, refused};
use outflank_host::{Deed, Refused};
use outflank_locale::Sentence;
use outflank_play::series::StartRule;
use outflank_play::{
    BoardView, ClockView, ClocksView, Consequence, Event, Goal, Level, Mark, Match, MatchOutcome, MatchSetup,
    Millis, Moment, Order, PerColor, PerPlayer, Player, Reason, Refusal, Request, Seat, SeriesSetup,
    Standing, TurnView, Variation, Verdict, View,
};
use outflank_rules::{Color, Position, Square, SquareSet};
use std::num::NonZeroU32;

fn square(name: &str) -> Square {
    name.parse().expect("a square")
}

fn board() -> BoardView {
    BoardView {
        position: Position::START,
        ply: 0,
        discs: PerColor { black: 2, white: 2 },
        supply: PerColor { black: 30, white: 30 },
        lent: PerColor::default(),
    }
}

fn clocks() -> ClocksView {
    let clock = ClockView { left: Millis::from_secs(60), periods: 3, in_period: false, overtime: false };
    ClocksView { at: Moment::ORIGIN, one: clock, two: clock, running: None, deadline: None, first_move: None }
}

fn standing() -> Standing {
    Standing {
        games: 1,
        wins: PerPlayer { one: 1, two: 0 },
        points: PerPlayer { one: 12, two: 0 },
        draws: 0,
        outcome: None,
        next_starter: Some(Player::Two),
        chooser: None,
    }
}

/// A game of two people, a series against the computer and a game on the console, begun.
#[must_use]
pub fn views() -> [View; 3] {
    let single = MatchSetup::new(Seat::Person, Seat::Person);
    let mut series = MatchSetup::new(Seat::Person, Seat::Computer { level: "5".into() });
    // So many points that languages would set signs between the digits.
    let goal = Goal::Points(NonZeroU32::new(2000).expect("not zero"));
    series.series = SeriesSetup { goal, next_starter: StartRule::Alternate };
    let console = MatchSetup::console(Variation::PLAIN, "console".into());
    [single, series, console].map(|setup| {
        let mut game = Match::new(setup).expect("a match");
        game.submit(Order::Begin.at(game.now()));
        game.view(game.now())
    })
}

/// All that is told of all samples.
#[must_use]
pub fn sentences() -> Vec<Vec<Sentence>> {
    let names = PerPlayer { one: Some("Ana".to_owned()), two: None };
    let mut all: Vec<_> = host_refusals().iter().map(|reason| vec![refused(reason)]).collect();
    for view in views() {
        let narrator = Narrator::of(&view).with_names(&names);
        all.extend(events().iter().map(|event| narrator.event(event)));
        all.extend(marks().iter().map(|mark| narrator.mark(mark)));
        all.extend(Player::BOTH.map(|player| vec![narrator.player(player)]));
        all.push(narrator.status(&view));
        all.push(narrator.standing(&view.standing, 1).into_iter().collect());
    }
    all
}

/// Every kind of ending.
#[must_use]
pub fn verdicts() -> Vec<Verdict> {
    let player = Player::Two;
    let reasons = [
        Reason::BoardFull,
        Reason::WipedOut { color: Color::White },
        Reason::BothBlocked,
        Reason::BothPassed,
        Reason::Resigned { player },
        Reason::OutOfTime { player },
        Reason::Left { player, drawn: false },
    ];
    let won = |reason| Verdict {
        winner: Some(Player::One),
        color: Some(Color::Black),
        reason,
        discs: PerColor { black: 38, white: 26 },
        margin: 12,
        federation: PerColor { black: 38, white: 26 },
        points: 12,
        lost_by_overtime: None,
    };
    let drawn = Verdict { winner: None, color: None, ..won(Reason::BoardFull) };
    let late = Verdict { lost_by_overtime: Some(player), ..won(Reason::BoardFull) };
    reasons.into_iter().map(won).chain([drawn, late]).collect()
}

/// Every kind of mistake on a real board.
#[must_use]
pub fn marks() -> Vec<Mark> {
    let (one, two) = (square("c4").set(), square("c4").set() | square("e5").set());
    let mark = |illegal, missed, wrong| Mark { ply: 5, color: Color::Black, illegal, missed, wrong };
    let none = SquareSet::EMPTY;
    vec![mark(true, none, none), mark(false, one, two), mark(true, two, one)]
}

/// Every kind of event, those with several ways of telling them several times.
#[must_use]
pub fn events() -> Vec<Event> {
    let (player, color, board, clocks) = (Player::One, Color::Black, board(), clocks());
    let placed = |turned, substitute, lent| Event::DiscPlaced {
        player,
        color,
        square: square("d3"),
        turned,
        substitute,
        lent,
        board,
    };
    let turned = square("d4").set();
    let turn = TurnView { color, square: Some(square("d3")), turned, substitute: false, lent: false };
    let request = Request {
        number: 7,
        player,
        color,
        level: Level("5".to_owned()),
        substitute: false,
        position: Position::START,
        until: None,
        clock: None,
    };
    let ran_out = |consequence| Event::TimeRanOut { player, consequence, clocks };
    let mut events = vec![
        Event::GameBegan { game: 2, black: player, starter: player, board, turns: Vec::new() },
        Event::TurnBegan { player, color, legal: Vec::new(), clocks: None },
        placed(turned, false, false),
        placed(SquareSet::EMPTY, false, false),
        placed(turned, true, false),
        placed(turned, false, true),
        Event::Passed { player, color, board },
        Event::DiscTurned { player, square: square("d4"), color, board },
        Event::HandedOver { player, board },
        Event::MistakesCounted { player, count: 0 },
        Event::MistakesCounted { player, count: 2 },
        Event::TakeBackAsked { player },
        Event::TakeBackRefused { player },
        Event::TakenBack { player, squares: vec![square("c3"), square("d3")], board },
        Event::TakenBack { player, squares: Vec::new(), board },
        Event::Redone { player, turns: vec![turn], board },
        Event::PeriodBegan { player, clocks },
        ran_out(Consequence::Loss),
        ran_out(Consequence::Overtime { extra: Millis::from_secs(120) }),
        ran_out(Consequence::ComputerMoves { level: Level("5".to_owned()) }),
        Event::Paused { player, clocks: None },
        Event::Resumed { player, clocks: None },
        Event::MoveWanted { request },
        Event::MoveUnwanted { request: 7 },
        Event::GameReopened { standing: standing() },
        Event::MatchEnded { outcome: MatchOutcome::Won { player } },
        Event::MatchEnded { outcome: MatchOutcome::Drawn },
        Event::PauseAsked { player },
        Event::PauseRefused { player },
        Event::PauseEnded { clocks: None },
        Event::TimeGiven { player, span: Millis::from_secs(9), clocks },
        Event::StarterChosen { player, standing: standing() },
        Event::Aborted { player, late: false, clocks: None },
        Event::Aborted { player, late: true, clocks: None },
    ];
    events.extend(verdicts().into_iter().map(|verdict| Event::GameEnded {
        verdict,
        standing: standing(),
        open: false,
        marks: Vec::new(),
        clocks: None,
    }));
    events
}

/// Every kind of refusal of a match.
#[must_use]
pub fn refusals() -> Vec<Refusal> {
    let square = square("d3");
    vec![
        Refusal::Occupied { square },
        Refusal::TurnsNothing { square },
        Refusal::PassWithMoves,
        Refusal::NotYourTurn,
        Refusal::NotAtATable,
        Refusal::NoDisc { square },
        Refusal::PlaceFirst,
        Refusal::AlreadyPlaced { square },
        Refusal::Stands,
        Refusal::MistakesLeft { count: 2 },
        Refusal::NotBegun,
        Refusal::GameGoesOn,
        Refusal::GameOver,
        Refusal::MatchOver,
        Refusal::Paused,
        Refusal::NotPaused,
        Refusal::TimeIsUp,
        Refusal::TimeRunsBackwards { last: Moment::ORIGIN },
        Refusal::ComputerSeat,
        Refusal::StaleRequest,
        Refusal::NoTakeBacks,
        Refusal::NothingToTakeBack,
        Refusal::NoTimeToTakeBack,
        Refusal::AlreadyAsked,
        Refusal::NothingAsked,
        Refusal::NothingToRedo,
        Refusal::NoPauses,
        Refusal::NoPauseAsked,
        Refusal::PauseUsed,
        Refusal::AskedTooOften { until: Moment::ORIGIN },
        Refusal::NothingToClaim,
        Refusal::NoClockRuns,
        Refusal::StarterNotChosen,
        Refusal::NotYoursToChoose,
        Refusal::TooLateToAbort,
    ]
}

/// Every kind of refusal of a host.
#[must_use]
pub fn host_refusals() -> Vec<Refused> {
    let of_the_match = refusals().into_iter().map(Refused::Play);
    [Refused::Role(Deed::Delete), Refused::Record, Refused::NotGone].into_iter().chain(of_the_match).collect()
}
