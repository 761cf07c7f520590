//! Any order at any time, in any match.

mod mirror;

use mirror::Mirror;
use outflank_play::Variation;
use outflank_play::series::StartRule;
use outflank_play::tabletop::Referee;
use outflank_play::{
    ClockSetup, ClockView, Colors, Command, Consequence, Customs, Event, Goal, Match, MatchSetup, Millis,
    Moment, Opening, Order, PerPlayer, Phase, Player, Seat, SeriesSetup, Start, TakeBacks, TimeControl,
    TimeOut, Turning,
};
use outflank_rules::{Game, Position, Rng, Square};
use proptest::prelude::*;
use proptest::sample::select;

fn any_seat() -> impl Strategy<Value = Seat> {
    let level = |name: &str| Seat::Computer { level: name.into() };
    select(vec![Seat::Person, Seat::Person, Seat::Remote, level("1"), level("9")])
}

fn any_player() -> impl Strategy<Value = Player> {
    select(Player::BOTH.to_vec())
}

fn any_clock() -> impl Strategy<Value = Option<ClockSetup>> {
    let span = |most| (1..=most).prop_map(Millis::new);
    let control = prop_oneof![
        span(3_000_u64).prop_map(|limit| TimeControl::PerMove { limit }),
        span(60_000).prop_map(|main| TimeControl::PerGame { main }),
        (span(20_000), 0..3_000_u64)
            .prop_map(|(main, more)| TimeControl::Increment { main, increment: Millis::new(more) }),
        (0..10_000_u64, span(2_000), 1..6_u32).prop_map(|(main, period, periods)| TimeControl::ByoYomi {
            main: Millis::new(main),
            period,
            periods
        }),
    ];
    let time_out = prop_oneof![
        Just(TimeOut::Loss),
        (0..20_000_u64).prop_map(|extra| TimeOut::Overtime { extra: Millis::new(extra) }),
        Just(TimeOut::ComputerMoves { level: "2".into() }),
    ];
    let first_moves = proptest::option::weighted(0.3, (1..4_000_u64).prop_map(Millis::new));
    proptest::option::weighted(
        0.8,
        (control, time_out, first_moves).prop_map(|(control, time_out, first_moves)| ClockSetup {
            control,
            time_out,
            first_moves,
        }),
    )
}

fn any_start() -> impl Strategy<Value = Start> {
    // Boards with few squares left: games that end soon, with passes on the way.
    let late = [
        "OOOOOOO-OOOOOOXXOOOXXXXXOOXXXXXOOOXXXXOOOOXXOXOOO-XXXXOO--XXXX-- X",
        "-XXXXX--OXXXXX-OOXXOXXOOOXOXXXOOOXXOXXOOOXXXOXOOXXXXXXXO-OOOOOO- O",
        "XO-------------------------------------------------------------X O",
    ];
    let late: Vec<Position> = late.iter().map(|text| text.parse().expect("a position")).collect();
    prop_oneof![
        2 => Just(Start::Even),
        1 => (0..=4_u8, any_player()).prop_map(|(count, receiver)| Start::Corners { count, receiver }),
        2 => select(late).prop_map(|position| Start::Position { position }),
        1 => any::<u64>().prop_map(|seed| Start::Opening { moves: opening_by_chance(seed) }),
    ]
}

/// Up to ten legal moves.
fn opening_by_chance(seed: u64) -> Opening {
    let mut rng = Rng::new(seed);
    let mut game = Game::new();
    for _ in 0..rng.below(11) {
        rng.pick(game.legal_moves()).map(|square| game.play(square).expect("a legal move"));
    }
    Opening::new(game.squares_played()).expect("legal moves")
}

fn any_series() -> impl Strategy<Value = SeriesSetup> {
    let number = (1..4_u32).prop_map(|number| number.try_into().expect("not zero"));
    let goal = (number, 0..3_u8).prop_map(|(number, kind)| match kind {
        0 => Goal::Wins(number),
        1 => Goal::Games(number),
        _ => Goal::Points(number.saturating_mul(40.try_into().expect("not zero"))),
    });
    let rule =
        select(vec![StartRule::Alternate, StartRule::LoserStarts, StartRule::Same, StartRule::WinnerDecides]);
    (goal, rule).prop_map(|(goal, next_starter)| SeriesSetup { goal, next_starter })
}

prop_compose! {
    fn any_customs()(
        take_backs in select(vec![TakeBacks::Never, TakeBacks::Free, TakeBacks::Agreed]),
        pauses: bool,
        limit in proptest::option::weighted(0.3, 1..3_000_u64),
    ) -> Customs {
        Customs { take_backs, pauses, pause_limit: limit.map(Millis::new) }
    }
}

prop_compose! {
    fn any_free_setup()(
        seats in (any_seat(), any_seat()),
        hand in proptest::option::weighted(0.3, select(vec![Referee::Silent, Referee::Hint, Referee::Strict])),
        start in any_start(),
        starter in any_player(),
        keep in proptest::option::of(any_player()),
        series in any_series(),
        clock in any_clock(),
        customs in any_customs(),
        version in 1..=MatchSetup::VERSION,
    ) -> MatchSetup {
        let setup = MatchSetup { version, ..MatchSetup::new(seats.0, seats.1) };
        let colors = match (keep, start) {
            (Some(black), Start::Even | Start::Corners { .. }) => Colors::Keep { black },
            _ => Colors::ByStarter,
        };
        let mut setup = MatchSetup { start, starter, colors, series, clock, customs, ..setup };
        if let Some(referee) = hand {
            let person = |seat| if seat == Seat::Remote { Seat::Remote } else { Seat::Person };
            setup.players = PerPlayer { one: person(setup.players.one), two: person(setup.players.two) };
            setup.turning = Turning::Hand { referee };
            if let Some(clock) = &mut setup.clock && matches!(clock.time_out, TimeOut::ComputerMoves { .. }) {
                clock.time_out = TimeOut::Loss;
            }
        }
        setup
    }
}

fn any_setup() -> impl Strategy<Value = MatchSetup> {
    let console = select(Variation::all().collect::<Vec<_>>());
    prop_oneof![
        4 => any_free_setup(),
        1 => console.prop_map(|variation| MatchSetup::console(variation, "4".into())),
    ]
}

/// What a random hand does: a kind of order, a number to choose with, and how long it
/// waits before.
type Whim = (u8, u16, u16);

fn whims(most: usize) -> impl Strategy<Value = Vec<Whim>> {
    let wait = prop_oneof![4 => Just(0), 8 => 0..200_u16, 1 => 0..9_000_u16];
    proptest::collection::vec((0..64_u8, any::<u16>(), wait), 0..most)
}

/// The order a whim means where the match stands: mostly something sensible, often not.
fn order(game: &Match, (kind, number, _): Whim) -> Order {
    let number = usize::from(number);
    let player = Player::BOTH[number & 1];
    let square = Square::wrapping((number >> 1) as u32);
    let view = game.view(game.now()).game;
    let mover = view.as_ref().and_then(|view| view.to_move).unwrap_or(player);
    match kind {
        0..=39 => {
            let Some(view) = view else { return Order::Begin };
            let legal: Vec<Square> = view.board.position.moves().into_iter().collect();
            let square = legal.get(number % legal.len().max(1)).copied().unwrap_or(square);
            match (game.phase(), game.request(), &view.table) {
                (Phase::Paused, ..) => Order::Resume { player },
                (Phase::Between | Phase::Over, ..) => match game.standing().chooser {
                    Some(winner) => Order::ChooseStarter { player: winner, starter: player },
                    None => Order::Begin,
                },
                (_, Some(request), _) => Order::Answer { request: request.number, square },
                (_, None, Some(table)) if table.placed.is_some() => hand_order(game, mover),
                (_, None, Some(_)) if legal.is_empty() => Order::Pass { player: mover },
                _ => Order::Place { player: mover, square },
            }
        }
        40 => Order::Begin,
        41 => Order::Place { player, square },
        42 | 43 => Order::Turn { player, square },
        44 => Order::Done { player },
        45 => Order::Pass { player },
        46 => Order::Answer { request: (number & 7) as u32, square },
        47..=50 => Order::TakeBack { player },
        51 | 52 => Order::AnswerTakeBack { player, accept: number & 2 == 0 },
        53..=55 => Order::Redo { player },
        56 => Order::Pause { player },
        57 => Order::Resume { player },
        58 if number & 0x70 == 0 => Order::Resign { player },
        59 if number & 0x70 == 0 => Order::Abort { player },
        60 if number & 0x70 == 0 => Order::Claim { player, draw: number & 2 == 0 },
        61 => Order::AnswerPause { player, accept: number & 2 == 0 },
        62 if number & 8 == 0 => Order::ChooseStarter { player, starter: mover },
        62 => Order::Credit { span: Millis::new((number & 0x3ff) as u64) },
        _ => Order::Tick,
    }
}

/// The same as a command, now and then after some time on the way.
fn command(game: &Match, whim: Whim, now: Moment) -> Command {
    let credit = if whim.1 & 0x300 == 0 { u64::from(whim.1 & 0xff) } else { 0 };
    order(game, whim).at(now).with_credit(Millis::new(credit))
}

/// The next thing right hands do: turn a disc that is due, or hand over.
fn hand_order(game: &Match, player: Player) -> Order {
    let turn = game.table().and_then(|table| table.turns().last()).expect("a disc is placed");
    match turn.mistakes().missed.first() {
        Some(square) => Order::Turn { player, square },
        None => Order::Done { player },
    }
}

/// Everything inside, as text.
fn inside(game: &Match) -> String {
    format!("{game:?}")
}

fn clock_of(game: &Match, at: Moment, player: Player) -> Option<ClockView> {
    let clocks = game.view(at).game?.clocks?;
    Some(if player == Player::One { clocks.one } else { clocks.two })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 600, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_orders_at_any_time_keep_every_promise(setup in any_setup(), whims in whims(160)) {
        let mut game = Match::new(setup.clone()).expect("a good setup");
        let mut mirror = Mirror::new(&game.view(Moment::ORIGIN));
        let mut now = Moment::ORIGIN;
        let mut told = Vec::new();
        for whim in whims {
            now = now.after(Millis::new(u64::from(whim.2))).expect("time enough");
            let command = command(&game, whim, now);
            let before = inside(&game);
            match game.apply(command) {
                // A refusal leaves everything as it was; so does a tick in vain.
                Err(_) => prop_assert_eq!(inside(&game), before),
                Ok(events) if events.is_empty() => {
                    prop_assert_eq!(command.order, Order::Tick);
                    prop_assert_eq!(inside(&game), before);
                }
                Ok(events) => {
                    prop_assert_eq!(game.log().last(), Some(&command));
                    events.iter().for_each(|event| mirror.watch(event));
                    told.extend(events);
                }
            }
            // What a client drew from events is what a client that just came sees.
            if game.now() == now {
                mirror.check(&game.view(now));
            }
            prop_assert!(game.next_deadline().is_none_or(|deadline| deadline > game.now()));
        }
        // The log makes the same match again, through JSON and with the same events.
        let text = serde_json::to_string(&game.save()).expect("JSON");
        let saved: outflank_play::SavedMatch = serde_json::from_str(&text).expect("the same JSON");
        let again = saved.restore().expect("all of it was accepted once");
        prop_assert_eq!(inside(&again), inside(&game));
        prop_assert_eq!(again.view(now), game.view(now));
        let mut replayed = Match::new(setup).expect("a good setup");
        let mut retold = Vec::new();
        for &command in game.log() {
            retold.extend(replayed.apply(command).expect("it was accepted once"));
        }
        prop_assert_eq!(retold, told);
    }

    #[test]
    fn nobody_s_clock_gains_time_but_by_moving(setup in any_setup(), whims in whims(160)) {
        let increment = match setup.clock.as_ref().map(|clock| clock.control) {
            Some(TimeControl::Increment { increment, .. }) => increment.get(),
            _ => 0,
        };
        let per_move = matches!(setup.clock.as_ref().map(|clock| clock.control), Some(TimeControl::PerMove { .. }));
        let mut game = Match::new(setup).expect("a good setup");
        let mut now = Moment::ORIGIN;
        for whim in whims {
            now = now.after(Millis::new(u64::from(whim.2))).expect("time enough");
            let command = command(&game, whim, now);
            let before = Player::BOTH.map(|player| clock_of(&game, game.now(), player));
            let Ok(events) = game.apply(command) else { continue };
            if events.iter().any(|event| matches!(event, Event::GameBegan { .. })) {
                continue;
            }
            for (player, before) in Player::BOTH.into_iter().zip(before) {
                let (Some(before), Some(after)) = (before, clock_of(&game, game.now(), player)) else { continue };
                let extra: u64 = events.iter().map(|event| match event {
                    Event::TimeRanOut { player: late, consequence: Consequence::Overtime { extra }, .. }
                        if *late == player => extra.get(),
                    _ => 0,
                }).sum();
                let given = command.credit.get() + match command.order {
                    Order::Credit { span } => span.get(),
                    _ => 0,
                };
                prop_assert!(given > 0 || after.periods <= before.periods);
                let moves = events.iter().map(|event| match event {
                    Event::DiscPlaced { .. } | Event::HandedOver { .. } | Event::Passed { .. } => 1,
                    Event::Redone { turns, .. } => turns.len() as u64,
                    _ => 0,
                }).sum::<u64>();
                prop_assert!(before.overtime <= after.overtime);
                if !per_move && !after.in_period {
                    prop_assert!(
                        after.left.get() <= before.left.get() + extra + moves * increment + given,
                        "{player:?}: {before:?} {after:?} {command:?}"
                    );
                }
            }
        }
    }

    #[test]
    fn a_move_taken_back_at_once_was_never_made(setup in any_free_setup(), whims in whims(80), number: usize) {
        let customs = Customs::new(TakeBacks::Free, true);
        let mut setup = MatchSetup { customs, turning: Turning::Itself, ..setup };
        // There is one first move for nothing; taken back, it is charged.
        if let Some(clock) = &mut setup.clock {
            clock.first_moves = None;
        }
        let mut game = Match::new(setup).expect("a good setup");
        let mut now = Moment::ORIGIN;
        for whim in whims {
            now = now.after(Millis::new(u64::from(whim.2))).expect("time enough");
            game.submit(command(&game, whim, now));
        }
        game.submit(Order::Tick.at(now));
        let before = game.view(now);
        let Some(player) = before.game.as_ref().and_then(|game| game.to_move) else { return Ok(()) };
        let legal = before.game.as_ref().map(|game| game.legal.clone()).unwrap_or_default();
        if before.phase != Phase::Playing || game.request().is_some() {
            return Ok(());
        }
        let square = legal[number % legal.len()].square;
        let placed = game.apply(Order::Place { player, square }.at(now)).expect("a legal move");
        game.apply(Order::TakeBack { player }.at(now)).expect("take-backs are free");
        let after = game.view(now);
        let (mut before, mut after) = (before.game.expect("a game"), after.game.expect("a game"));
        prop_assert!(after.can_redo);
        after.can_redo = before.can_redo;
        // The turn is a new one, with a new limit or a whole period; nothing else is won.
        let fresh_turn = matches!(
            game.setup().clock.as_ref().map(|clock| clock.control),
            Some(TimeControl::PerMove { .. } | TimeControl::ByoYomi { .. })
        );
        // A game that this move ended, or an opponent without a millisecond, stopped
        // a clock for good.
        let ran_out = placed.iter().any(|event| matches!(event, Event::TimeRanOut { .. }));
        if fresh_turn || ran_out {
            before.clocks = None;
            after.clocks = None;
        }
        prop_assert_eq!(before, after);
    }

    #[test]
    fn ticking_often_comes_to_the_same_as_never(setup in any_setup(), whims in whims(100), pause in 1..700_u64) {
        // One match is ticked at every deadline and in between, the other never, and
        // late commands are submitted to both.
        let mut ticked = Match::new(setup.clone()).expect("a good setup");
        let mut lazy = Match::new(setup).expect("a good setup");
        let mut now = Moment::ORIGIN;
        for whim in whims {
            let then = now.after(Millis::new(u64::from(whim.2))).expect("time enough");
            while now < then {
                let next = now.after(Millis::new(pause)).expect("time enough").min(then);
                now = ticked.next_deadline().map_or(next, |deadline| deadline.max(now).min(next));
                ticked.submit(Order::Tick.at(now));
            }
            let command = order(&lazy, whim).at(now);
            // A flag that was seen to fall has fallen, whatever is given back later: whoever runs the
            // match waits with the tick for what may be on its way.
            if let Order::Tick | Order::Credit { .. } = command.order {
                continue;
            }
            let (one, two) = (ticked.submit(command), lazy.submit(command));
            prop_assert_eq!(one.refusal, two.refusal);
            ticked.submit(Order::Tick.at(now));
            lazy.submit(Order::Tick.at(now));
            prop_assert_eq!(ticked.view(now), lazy.view(now));
        }
    }
}
