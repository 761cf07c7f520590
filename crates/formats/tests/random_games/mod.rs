//! Random games for property tests: legal play from usual and unusual starts, with
//! plain texts or with the worst ones.
#![allow(dead_code, reason = "each test file uses a part")]

use outflank_formats::{
    Clock, Ending, GameRecord, Outcome, PerfectScore, RecordedMove, StatedResult, Tags, TimeControl,
    Variation,
};
use outflank_rules::{Color, Move, Position, Rng, Square, SquareSet};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;

/// Up to `plies` random moves from `start`, without the passes.
pub fn random_moves(start: Position, plies: usize, rng: &mut Rng) -> Vec<Move> {
    let mut position = start;
    let mut moves = Vec::new();
    while moves.len() < plies && !position.is_over() {
        if position.must_pass() {
            position = position.play(Move::Pass).unwrap();
        }
        let mv = Move::Place(rng.pick(position.moves()).unwrap());
        position = position.play(mv).unwrap();
        moves.push(mv);
    }
    moves
}

/// A bare game from `start`.
pub fn random_game(start: Position, plies: usize, rng: &mut Rng) -> GameRecord {
    GameRecord::from_moves(start, random_moves(start, plies, rng)).unwrap()
}

/// Lines that leave the one with these moves, and lines that leave those; the earlier fork
/// first.
pub fn random_variations(
    start: Position,
    moves: &[RecordedMove],
    earliest: usize,
    depth: usize,
    rng: &mut Rng,
) -> Vec<Variation> {
    let mut discs: Vec<usize> =
        (earliest..moves.len()).filter(|&index| moves[index].mv != Move::Pass).collect();
    let mut variations = Vec::new();
    while variations.len() < 3 && !discs.is_empty() && rng.below(3) > 0 {
        discs.drain(..rng.below(discs.len() as u32) as usize);
        let after = discs[0];
        let fork =
            moves[..after].iter().fold(start, |position, recorded| position.play(recorded.mv).unwrap());
        let line = random_game(fork, 1 + rng.below(6) as usize, rng).moves;
        let own = if depth > 0 { random_variations(fork, &line, 1, depth - 1, rng) } else { Vec::new() };
        variations.push(Variation { after, moves: line, variations: own });
    }
    variations
}

/// Gives a game variations.
fn branched(mut game: GameRecord, seed: u64) -> GameRecord {
    game.variations = random_variations(game.start, &game.moves, 0, 2, &mut Rng::new(seed));
    game
}

/// Start positions: the usual one, White first, corner handicaps, middle games, and
/// discs anywhere.
pub fn starts() -> impl Strategy<Value = Position> {
    let usual = [Color::Black, Color::White].map(|turn| {
        Position::new(Position::START.discs(Color::Black), Position::START.discs(Color::White), turn)
    });
    let [black_first, white_first] = usual.map(Result::unwrap);
    prop_oneof![
        4 => Just(black_first),
        1 => Just(white_first),
        1 => (0..4_usize).prop_map(corner_handicap),
        1 => any::<u64>().prop_map(|seed| {
            let mut rng = Rng::new(seed);
            let plies = rng.below(60) as usize;
            random_game(Position::START, plies, &mut rng).final_position()
        }),
        1 => (any::<u64>(), any::<u64>(), any::<bool>()).prop_map(|(occupied, black, turn)| {
            let turn = if turn { Color::Black } else { Color::White };
            Position::new(SquareSet(occupied & black), SquareSet(occupied & !black), turn).unwrap()
        }),
    ]
}

fn corner_handicap(extra: usize) -> Position {
    let corners = ["a1", "h8", "h1", "a8"].iter().take(extra + 1).map(|name| name.parse::<Square>().unwrap());
    let black = Position::START.discs(Color::Black) | corners.collect();
    Position::new(black, Position::START.discs(Color::White), Color::White).unwrap()
}

/// Bare games of any length from any start.
pub fn bare_games() -> impl Strategy<Value = GameRecord> {
    (starts(), prop_oneof![0..70_usize, Just(70)], any::<u64>())
        .prop_map(|(start, plies, seed)| random_game(start, plies, &mut Rng::new(seed)))
}

/// Bare games from the usual start with at least one move.
pub fn usual_games() -> impl Strategy<Value = GameRecord> {
    (prop_oneof![1..70_usize, Just(70)], any::<u64>())
        .prop_map(|(plies, seed)| random_game(Position::START, plies, &mut Rng::new(seed)))
}

/// Texts every format can carry: words with one blank between them.
pub fn plain_text() -> BoxedStrategy<String> {
    "[A-Za-zéßüñçŁžΩ日本][A-Za-z0-9éüŁ.,'_/+-]{0,8}( [A-Za-z0-9é.,'_/+-]{1,8}){0,2}".boxed()
}

/// Texts nobody should write.
pub fn wild_text() -> BoxedStrategy<String> {
    prop_oneof![
        2 => any::<String>(),
        3 => "[\\[\\](){};:\\\\\"%$#?*@ \\t\\r\\na-c0-9\u{0}\u{85}\u{2028}-]{0,12}",
        1 => plain_text(),
        1 => prop_oneof![
            Just("?".to_owned()),
            Just("X wins 40-24".to_owned()),
            Just("Draw 32-32".to_owned()),
            Just("????.??.??".to_owned()),
            Just("s10r20".to_owned()),
            Just("#17".to_owned()),
            Just("5:00//1".to_owned()),
            Just("300+5".to_owned()),
            Just("1234".to_owned()),
        ],
    ]
    .boxed()
}

fn plain_clocks() -> BoxedStrategy<Option<Clock>> {
    option::of((0..1_000_000_u32).prop_map(Clock::seconds)).boxed()
}

fn wild_clocks() -> BoxedStrategy<Option<Clock>> {
    let timed = (any::<u32>(), any::<u32>(), any::<u32>())
        .prop_map(|(main, increment, grace)| Clock::Timed(TimeControl { main, increment, grace }));
    option::of(prop_oneof![timed, wild_text().prop_map(Clock::Other)]).boxed()
}

fn results(margins: impl Strategy<Value = f32> + 'static) -> impl Strategy<Value = Option<StatedResult>> {
    let outcomes = prop_oneof![
        4 => margins.prop_map(Outcome::Margin),
        1 => Just(Outcome::Win(Color::Black)),
        1 => Just(Outcome::Win(Color::White)),
        1 => Just(Outcome::Draw),
    ];
    let endings = prop_oneof![
        4 => Just(Ending::Normal),
        1 => Just(Ending::Resigned),
        1 => Just(Ending::TimedOut),
        1 => Just(Ending::Agreed),
        1 => Just(Ending::Forfeit),
    ];
    option::of((outcomes, endings).prop_map(|(outcome, ending)| StatedResult { outcome, ending }))
}

fn tags(
    text: BoxedStrategy<String>,
    clocks: BoxedStrategy<Option<Clock>>,
    names: impl Strategy<Value = String> + 'static,
) -> impl Strategy<Value = Tags> {
    let field = || option::of(text.clone());
    let players = (field(), field(), field(), field());
    let event = (field(), field(), field(), field(), field(), field());
    let other = vec((names, text.clone()), 0..4);
    (players, event, clocks.clone(), clocks, other).prop_map(|(players, event, black, white, other)| Tags {
        black: players.0,
        white: players.1,
        black_rating: players.2,
        white_rating: players.3,
        date: event.0,
        event: event.1,
        site: event.2,
        round: event.3,
        variant: event.4,
        comment: event.5,
        black_clock: black,
        white_clock: white,
        other,
    })
}

/// Games whose every text can be carried by every format that has a word for it.
pub fn plain_games() -> impl Strategy<Value = GameRecord> {
    let names = prop_oneof![Just("ZZ".to_owned()), Just("KM".to_owned()), Just("OT".to_owned())];
    let margins = (-32..=32_i32).prop_map(|half| (2 * half) as f32);
    let variants = option::of(prop::sample::select(vec!["s8r20", "8k", "8a", "8r16b"]));
    (
        (bare_games(), any::<u64>()).prop_map(|(game, seed)| branched(game, seed)),
        (tags(plain_text(), plain_clocks(), names), variants)
            .prop_map(|(tags, variant)| Tags { variant: variant.map(str::to_owned), ..tags }),
        results(margins),
        vec((option::of(-6400..6400_i32), option::of(0..100_000_u32), option::of(plain_text())), 70),
    )
        .prop_map(|(mut game, tags, stated, notes)| {
            game.tags = tags;
            game.stated = stated;
            for (recorded, (eval, seconds, comment)) in game.moves.iter_mut().zip(notes) {
                recorded.eval = eval.map(|eval| eval as f32 / 100.0);
                recorded.seconds = seconds.map(|seconds| seconds as f32 / 1000.0);
                recorded.comment = comment;
            }
            game
        })
}

/// Games with texts and numbers of any kind.
pub fn wild_games() -> impl Strategy<Value = GameRecord> {
    let perfect = option::of(
        (any::<u8>(), any::<u8>()).prop_map(|(black_discs, empties)| PerfectScore { black_discs, empties }),
    );
    let names = prop_oneof![
        wild_text(),
        Just("Event".to_owned()),
        Just("termination".to_owned()),
        Just("Time".to_owned()),
        Just("B".to_owned()),
        Just("AB".to_owned()),
        Just("pb".to_owned()),
    ];
    (
        (bare_games(), any::<u64>()).prop_map(|(game, seed)| branched(game, seed)),
        tags(wild_text(), wild_clocks(), names),
        results(any::<f32>()),
        perfect,
        vec((option::of(any::<f32>()), option::of(any::<f32>()), option::of(wild_text())), 70),
    )
        .prop_map(|(mut game, tags, stated, perfect, notes)| {
            game.tags = tags;
            game.stated = stated;
            game.perfect = perfect;
            for (recorded, (eval, seconds, comment)) in game.moves.iter_mut().zip(notes) {
                (recorded.eval, recorded.seconds, recorded.comment) = (eval, seconds, comment);
            }
            game
        })
}

/// Settings for all properties: how many cases, and no files left behind.
pub fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}
