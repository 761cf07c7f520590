//! The opponent: a level, a position, a move.

use crate::console::greedy;
use crate::level::{Level, Manner};
use crate::people::{self, People};
use outflank_book::{Book, BookMove};
#[cfg(not(target_family = "wasm"))]
use outflank_engine::clock::System;
use outflank_engine::clock::TimeSource;
use outflank_engine::time::{Budget, MARGIN, TimeLeft};
use outflank_engine::{Engine, Limits, Lines, Score, SearchError, Selectivity, Settings, Stop};
use outflank_eval::Weights;
use outflank_rules::score::DiscDiff;
use outflank_rules::{Board, Move, Position, Rng, Square};
use std::fmt;
use std::sync::Arc;
use std::time::Duration;

/// A question for a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ask {
    /// How strong.
    pub level: Level,
    /// What the mover's clock shows, if there is one.
    pub clock: Option<TimeLeft>,
    /// Another seed may give another move where several are as good for the level.
    pub seed: u64,
}

/// Where a move comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// There was no other.
    Only,
    /// The book of openings.
    Book,
    /// What people play.
    People,
    /// The best one of a search.
    Search,
}

/// A move, where it comes from, and what a search said about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The square.
    pub square: Square,
    /// Its score for the side that moves, where a search chose it.
    pub score: Option<Score>,
    /// Where it comes from.
    pub source: Source,
}

/// Why there is no move to choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoChoice {
    /// The game is over.
    GameOver,
    /// The side to move has to pass.
    MustPass,
}

impl fmt::Display for NoChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NoChoice::GameOver => "the game is over",
            NoChoice::MustPass => "the side to move has to pass",
        })
    }
}

impl std::error::Error for NoChoice {}

/// How to think about the position an opponent is to move in: every reply, ever deeper, to
/// the end of the game.
///
/// After four million boards of this, searches of 12 plies looked at 47 % of the boards
/// they look at otherwise, behind the five best replies in four positions of openings. Spent
/// on the best reply alone, the same work saved as much behind it (38 % were left in both
/// cases) and next to nothing behind the others (97 %).
pub const PONDERING: Limits = Limits::EXACT.with_lines(Lines::All);

/// Discs a book move may be behind the best one and still be played, for variety.
const BOOK_MARGIN: i8 = 1;

/// The moves of the book to choose from, the better the likelier; nothing when it does
/// not have the position.
fn book(board: Board) -> Option<Vec<(BookMove, f32)>> {
    let moves = Book::embedded().moves(board)?;
    let best = moves.first()?.score;
    let near = moves.into_iter().filter(|kept| best - kept.score <= BOOK_MARGIN);
    Some(near.map(|kept| (kept, if kept.score == best { 1.0 } else { 0.5 })).collect())
}

/// Levels that take no longer than this think with a small table of their own. The system
/// clears memory when it is touched for the first time; with a table made for hours of
/// analysis, that alone can take a first search a tenth of a second.
const QUICK: Duration = Duration::from_millis(500);

/// The size of that table.
const QUICK_TABLE_BYTES: usize = 4 << 20;

/// An opponent for any level. It owns its engines; several can think at the same time.
pub struct Computer {
    engine: Engine,
    /// For levels that answer at once.
    quick: Engine,
}

impl Computer {
    /// An opponent whose engine has these settings and tells time by the system's clock.
    #[cfg(not(target_family = "wasm"))]
    #[must_use]
    pub fn new(settings: Settings) -> Computer {
        Computer::with_clock(settings, Arc::new(System::start()))
    }

    /// An opponent that tells time by `clock`.
    #[must_use]
    pub fn with_clock(settings: Settings, clock: Arc<dyn TimeSource>) -> Computer {
        let engine = |settings| Engine::new(settings, Weights::embedded(), Box::new(Arc::clone(&clock)));
        let table_bytes = settings.table_bytes.min(QUICK_TABLE_BYTES);
        let quick = engine(Settings { table_bytes, threads: 1, ..settings.clone() });
        Computer { engine: engine(settings), quick }
    }

    /// Its engine, for searches of another kind.
    pub fn engine(&mut self) -> &mut Engine {
        &mut self.engine
    }

    /// Forgets what earlier searches have found.
    pub fn forget(&mut self) {
        self.quick.clear();
        self.engine.clear();
    }

    /// What a level thinks with.
    pub fn engine_of(&mut self, level: Level) -> &mut Engine {
        if level.time() <= QUICK { &mut self.quick } else { self.engine() }
    }

    /// Chooses a move. A stopped search gives the best move found so far.
    pub fn choose(&mut self, position: &Position, ask: &Ask, stop: &Stop) -> Result<Choice, NoChoice> {
        if position.is_over() {
            return Err(NoChoice::GameOver);
        }
        let moves = position.moves();
        if moves.is_empty() {
            return Err(NoChoice::MustPass);
        }
        if moves.len() == 1 {
            let square = moves.into_iter().next().expect("there is one");
            return Ok(Choice { square, score: None, source: Source::Only });
        }
        let board = position.board();
        let empties = board.empties();
        let mut rng = Rng::of(&[ask.seed, board.player().0, board.opponent().0]);
        let within = |limits: Limits| match ask.clock.map(|clock| Budget::new(&clock, empties, MARGIN)) {
            None => limits.with_time(ask.level.time()),
            Some(budget) if ask.level == Level::MAX => limits.with_budget(budget),
            Some(budget) => limits.with_budget(budget.at_most(ask.level.time())),
        };
        Ok(match ask.level.manner() {
            Manner::Greedy => Choice { square: greedy(board, &mut rng), score: None, source: Source::People },
            Manner::People { judgement, temperature, blunders, counts_from } => {
                if empties <= counts_from {
                    search(self.engine_of(ask.level), position, within(Limits::EXACT), stop)
                } else {
                    let judgement = if rng.fraction() < blunders { 0.0 } else { judgement };
                    let square = self.as_people_do(position, judgement, temperature, &mut rng);
                    Choice { square, score: None, source: Source::People }
                }
            }
            Manner::Search { .. } | Manner::Unlimited if book(board).is_some() => {
                let kept = rng.draw(&book(board).unwrap_or_default()).expect("the book has a move");
                let discs = DiscDiff::new(i32::from(kept.score)).expect("a book holds scores of games");
                let score = Some(Score::Book { discs });
                Choice { square: kept.square, score, source: Source::Book }
            }
            Manner::Search { depth, selectivity, counts_from } => {
                let limits = if empties <= counts_from {
                    Limits::EXACT
                } else {
                    Limits::depth(depth.min(empties), selectivity)
                };
                search(self.engine_of(ask.level), position, within(limits), stop)
            }
            Manner::Unlimited => search(self.engine_of(ask.level), position, within(Limits::EXACT), stop),
        })
    }

    /// Thinks about the position the opponent is to move in, until stopped or until there
    /// is nothing left to find out. All replies are looked at together, and what is found
    /// stays in the table for the next choice.
    ///
    /// A level that does not think ahead ([`Level::thinks_ahead`]) does nothing: what it
    /// would find must not change how it plays.
    pub fn ponder(&mut self, position: &Position, level: Level, stop: &Stop) {
        if level.thinks_ahead() {
            // Where the game is over there is nothing to think about.
            let _ = self.engine_of(level).search(*position, &PONDERING, stop, &mut |_| {});
        }
    }

    /// The chance of each move to be played by a tournament player.
    pub fn people(&mut self, position: &Position) -> Vec<(Square, f32)> {
        let board = position.board();
        let candidates = people::candidates(board, &score_moves(&mut self.quick, position));
        let shares = People::embedded().softmax(board.empties(), &candidates, 1.0, 1.0);
        candidates.iter().map(|candidate| candidate.square).zip(shares).collect()
    }

    fn as_people_do(
        &mut self,
        position: &Position,
        judgement: f32,
        temperature: f32,
        rng: &mut Rng,
    ) -> Square {
        let board = position.board();
        // Who does not look ahead has no use for a search: to them all moves are as good.
        let judged = if judgement > 0.0 {
            score_moves(&mut self.quick, position)
        } else {
            board.moves().into_iter().map(|square| (square, 0)).collect()
        };
        let candidates = people::candidates(board, &judged);
        let shares = People::embedded().softmax(board.empties(), &candidates, judgement, temperature);
        let weighted: Vec<(Square, f32)> =
            candidates.iter().map(|candidate| candidate.square).zip(shares).collect();
        rng.draw(&weighted).expect("there is a move")
    }
}

/// The best move of a search.
fn search(engine: &mut Engine, position: &Position, limits: Limits, stop: &Stop) -> Choice {
    let outcome = match engine.search(*position, &limits, stop, &mut |_| {}) {
        Ok(outcome) => outcome,
        Err(SearchError::GameOver { .. }) => unreachable!("the position has moves"),
    };
    let line = outcome.best();
    let Move::Place(square) = line.mv else { unreachable!("the position has moves") };
    Choice { square, score: Some(line.score), source: Source::Search }
}

/// Every legal move with the score of a short search, as [`people::candidates`] wants
/// them.
pub fn score_moves(engine: &mut Engine, position: &Position) -> Vec<(Square, i32)> {
    let limits = Limits::depth(people::JUDGEMENT_DEPTH, Selectivity::NONE).with_lines(Lines::All);
    let Ok(outcome) = engine.search(*position, &limits, &Stop::new(), &mut |_| {}) else {
        return Vec::new();
    };
    let mut judged = Vec::new();
    for line in &outcome.lines {
        if let (Move::Place(square), Some(discs)) = (line.mv, line.score.discs()) {
            judged.push((square, discs.discs()));
        }
    }
    judged
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicU32, Ordering};
    use std::time::Instant;

    fn computer() -> Computer {
        Computer::new(Settings { table_bytes: 8 << 20, ..Settings::default() })
    }

    fn level(number: u8) -> Level {
        Level::numbered(number).unwrap()
    }

    #[test]
    fn quick_levels_leave_the_large_table_alone() {
        let mut computer = computer();
        // Past the book, or nobody would search.
        let position = Position::START.play(Move::Place("f5".parse().unwrap())).unwrap();
        let position = position.play(Move::Place("f4".parse().unwrap())).unwrap();
        let mut ask = |number: u8| {
            let ask = Ask { level: level(number), clock: None, seed: 1 };
            computer.choose(&position, &ask, &Stop::new()).unwrap();
            let asked = !computer.engine.is_clear();
            computer.forget();
            (asked, !computer.engine.is_clear())
        };
        for number in 1..=17 {
            assert_eq!(ask(number), (false, false), "level {number}");
        }
        assert_eq!(ask(18), (true, false));
    }

    /// Plays a game of two levels and returns the final difference for the first.
    fn game(first: Level, second: Level, seed: u64) -> i32 {
        let mut computer = computer();
        let mut position = Position::START;
        let mut mover = first;
        let mut ply = 0;
        while !position.is_over() {
            let mv = if position.must_pass() {
                Move::Pass
            } else {
                let ask = Ask { level: mover, clock: None, seed: seed * 100 + ply };
                Move::Place(computer.choose(&position, &ask, &Stop::new()).unwrap().square)
            };
            position = position.play(mv).expect("choices are legal");
            mover = if mover == first { second } else { first };
            ply += 1;
        }
        let difference = position.board().final_difference();
        if ply % 2 == 0 { difference } else { -difference }
    }

    #[test]
    fn every_level_plays_whole_games_and_strong_ones_beat_weak_ones() {
        let mut points = 0;
        for seed in 0..6 {
            points += i32::from(game(level(13), level(2), seed) > 0);
        }
        assert!(points >= 5, "{points} of 6");
        for weak in [Level::CONSOLE, level(1), level(4), level(8)] {
            let _ = game(weak, level(3), 1);
        }
    }

    #[test]
    fn a_forced_move_and_no_move_are_told_apart() {
        let mut computer = computer();
        let ask = Ask { level: level(5), clock: None, seed: 0 };
        let of = |text: &str| -> Position { text.parse().unwrap() };
        // Black can only take a1; only White can move; and nobody can.
        let row = |first: &str| format!("{first}{} X", "-".repeat(64 - first.len()));
        let only = of(&row("-OX"));
        let choice = computer.choose(&only, &ask, &Stop::new()).unwrap();
        assert_eq!((choice.square.to_string().as_str(), choice.source), ("a1", Source::Only));
        let pass = of(&row("OX"));
        assert_eq!(computer.choose(&pass, &ask, &Stop::new()), Err(NoChoice::MustPass));
        let over = of(&row("XX"));
        assert_eq!(computer.choose(&over, &ask, &Stop::new()), Err(NoChoice::GameOver));
    }

    #[test]
    fn weak_levels_vary_and_a_seed_repeats_itself() {
        let choices = |seed: u64| {
            let ask = Ask { level: level(4), clock: None, seed };
            let position = Position::START.play(Move::Place("f5".parse().unwrap())).unwrap();
            computer().choose(&position, &ask, &Stop::new()).unwrap().square
        };
        let found: std::collections::BTreeSet<String> =
            (0..20).map(|seed| choices(seed).to_string()).collect();
        assert!(found.len() > 1, "{found:?}");
        assert_eq!(choices(3), choices(3));
    }

    #[test]
    fn strong_levels_open_from_the_book_and_vary() {
        let mut computer = computer();
        let mut found = std::collections::BTreeSet::new();
        for seed in 0..20 {
            let ask = Ask { level: level(14), clock: None, seed };
            let choice = computer.choose(&Position::START, &ask, &Stop::new()).unwrap();
            assert_eq!(choice.source, Source::Book);
            assert!(matches!(choice.score, Some(Score::Book { .. })));
            found.insert(choice.square.to_string());
        }
        assert!(found.len() > 1, "{found:?}");
    }

    #[test]
    fn a_short_clock_is_kept_by_the_strongest() {
        let ask = Ask { level: Level::MAX, clock: Some(TimeLeft::game(Duration::from_millis(400))), seed: 0 };
        let begun = Instant::now();
        let choice = computer().choose(&Position::START, &ask, &Stop::new()).unwrap();
        assert!(Position::START.moves().contains(choice.square));
        // Not a measurement: without a limit this search would go on for ever.
        assert!(begun.elapsed() < Duration::from_secs(60));
    }

    /// A clock that goes on by a millisecond at each look.
    #[derive(Default)]
    struct Ticking(AtomicU32);

    impl TimeSource for Ticking {
        fn now(&self) -> Duration {
            Duration::from_millis(self.0.fetch_add(1, Ordering::Relaxed).into())
        }
    }

    /// Each move takes what the time manager gives it, and the clock is never out.
    #[test]
    fn a_game_of_the_strongest_against_the_clock_is_not_lost_on_time() {
        let clock = Arc::new(Ticking::default());
        let settings = Settings { table_bytes: 1 << 20, ..Settings::default() };
        let mut computer = Computer::with_clock(settings, clock.clone());
        let mut position = Position::START;
        let mut left = [Duration::from_millis(1500); 2];
        while !position.is_over() {
            let mover = position.turn().index();
            let ask = Ask { level: Level::MAX, clock: Some(TimeLeft::game(left[mover])), seed: 7 };
            let begun = clock.now();
            let mv = match computer.choose(&position, &ask, &Stop::new()) {
                Ok(choice) => Move::Place(choice.square),
                Err(NoChoice::MustPass) => Move::Pass,
                Err(NoChoice::GameOver) => unreachable!("it is not over"),
            };
            left[mover] = left[mover].checked_sub(clock.now() - begun).expect("time is left");
            position = position.play(mv).expect("a legal move");
        }
        // Something has been made of it.
        assert!(left.iter().all(|left| *left < Duration::from_millis(750)), "{left:?}");
    }

    /// The first position of the FFO suite: fourteen empty squares, eight replies.
    fn late() -> Position {
        "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X".parse().unwrap()
    }

    #[test]
    fn what_was_pondered_need_not_be_searched_again() {
        let position = late();
        let mut pondered = computer();
        // It ends by itself: fourteen empty squares are soon solved.
        pondered.ponder(&position, level(18), &Stop::new());
        let mut sums = [0; 2];
        for reply in position.moves() {
            let next = position.play(Move::Place(reply)).expect("a legal move");
            let [fresh, warm] = [&mut computer(), &mut pondered].map(|who| {
                who.engine()
                    .search(next, &Limits::EXACT, &Stop::new(), &mut |_| {})
                    .expect("the game goes on")
            });
            assert_eq!(warm.best().score, fresh.best().score, "{reply}");
            let (warm, fresh) = (warm.nodes, fresh.nodes);
            assert!(warm < fresh, "{reply}: {warm} boards after pondering, {fresh} without");
            sums = [sums[0] + warm, sums[1] + fresh];
        }
        assert!(sums[0] * 2 < sums[1], "{sums:?} boards after pondering and without");
    }

    #[test]
    fn pondering_ends_when_it_is_stopped() {
        // Nobody solves the game from its start: without an end this would hang.
        let stop = Stop::new();
        std::thread::scope(|scope| {
            let ponderer = scope.spawn(|| computer().ponder(&Position::START, Level::MAX, &stop));
            assert!(!ponderer.is_finished());
            stop.stop();
        });
        computer().ponder(&Position::START, Level::MAX, &stop);
        // Where the game is over, or a side has to pass, there is little to think about.
        for discs in ["XX", "OX"] {
            let text = format!("{discs}{} X", "-".repeat(62));
            computer().ponder(&text.parse().unwrap(), Level::MAX, &Stop::new());
        }
    }

    #[test]
    fn levels_that_play_as_people_do_play_the_same_after_pondering() {
        let position = late();
        let mut fresh = computer();
        let mut pondered = computer();
        for number in [3, 7, 9, 11] {
            pondered.ponder(&position, level(number), &Stop::new());
            pondered.ponder(&position, Level::CONSOLE, &Stop::new());
            for seed in 0..10 {
                let ask = Ask { level: level(number), clock: None, seed };
                let choices =
                    [&mut pondered, &mut fresh].map(|who| who.choose(&position, &ask, &Stop::new()));
                assert_eq!(choices[0], choices[1], "level {number}, seed {seed}");
            }
        }
        assert_eq!(pondered.people(&position), fresh.people(&position));
    }

    #[test]
    fn people_are_foretold_as_chances() {
        let mut computer = computer();
        let position = Position::START.play(Move::Place("f5".parse().unwrap())).unwrap();
        let chances = computer.people(&position);
        assert_eq!(chances.len(), 3);
        assert!((chances.iter().map(|(_, rng)| rng).sum::<f32>() - 1.0).abs() < 1e-4);
        // The parallel opening is the rarest of the three.
        let rarest = chances.iter().min_by(|a, b| a.1.total_cmp(&b.1)).unwrap().0;
        assert_eq!(rarest.to_string(), "f4");
    }
}
