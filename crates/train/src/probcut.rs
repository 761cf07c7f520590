//! Measuring how far shallow searches are from deep ones.
//!
//! Positions ([`Reservoir`]) are searched at every depth; the differences between
//! depths, grouped by depth, shallow depth and empty squares, give standard deviations
//! ([`Measurement`]), and a line through their logarithms gives the numbers of
//! [`outflank_engine::probcut`].

use outflank_engine::probcut::{Deviation, ProbCut};
use outflank_engine::{Engine, Limits, Score, Selectivity, Stop, clock, work_queue};
use outflank_eval::{PER_DISC, Weights, evaluate};
use outflank_rules::isa::Isa;
use outflank_rules::{Board, Color, Position, Rng};
use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::sync::{Arc, Mutex};

/// Positions with fewer empty squares are not measured: they are solved in no time.
const FEWEST_EMPTIES: u32 = 4;

/// Positions with more are left out too: the first moves are known anyway.
const MOST_EMPTIES: u32 = 53;

/// Positions with so many more empty squares than the deepest search has plies are solved
/// too: searches to the end reach much further than others in the same time, and a model
/// measured near the end alone would be trusted far away from it.
const SOLVED_BEYOND: u32 = 10;

/// Which of the four numbers of a model goes with the empty squares.
const EMPTIES: usize = 3;

/// Groups with fewer positions say little about a deviation.
const ENOUGH: f64 = 30.0;

/// Picks positions out of a stream at random, as many of each number of empty squares.
pub struct Reservoir {
    rng: Rng,
    room: usize,
    empties: RangeInclusive<u32>,
    by_empties: Vec<(u32, Vec<Board>)>,
}

impl Reservoir {
    /// Room for about this many positions of the whole game.
    #[must_use]
    pub fn new(positions: usize, seed: u64) -> Reservoir {
        Reservoir::within(FEWEST_EMPTIES..=MOST_EMPTIES, positions, seed)
    }

    /// Room for about this many positions with so many empty squares.
    #[must_use]
    pub fn within(empties: RangeInclusive<u32>, positions: usize, seed: u64) -> Reservoir {
        let counts = empties.clone().count().max(1);
        Reservoir {
            rng: Rng::new(seed),
            room: positions.div_ceil(counts),
            by_empties: vec![(0, Vec::new()); counts],
            empties,
        }
    }

    /// Offers a position.
    pub fn offer(&mut self, board: Board) {
        let empties = board.empties();
        if !self.empties.contains(&empties) {
            return;
        }
        let (seen, kept) = &mut self.by_empties[(empties - self.empties.start()) as usize];
        *seen = seen.saturating_add(1);
        if kept.len() < self.room {
            kept.push(board);
        } else if let Some(place) = kept.get_mut(self.rng.below(*seen) as usize) {
            *place = board;
        }
    }

    /// The positions picked, the numbers of empty squares in turn: a measurement that is
    /// stopped early has seen all of them.
    #[must_use]
    pub fn boards(&self) -> Vec<Board> {
        let turn =
            |round: usize| self.by_empties.iter().filter_map(move |(_, kept)| kept.get(round).copied());
        (0..self.room).flat_map(turn).collect()
    }
}

/// Differences between two searches of one position.
#[derive(Clone, Copy, Debug, Default)]
struct Spread {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Spread {
    fn add(&mut self, difference: f64) {
        self.count += 1.0;
        self.sum += difference;
        self.squares += difference * difference;
    }

    fn merge(&mut self, other: Spread) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    fn deviation(&self) -> f64 {
        let mean = self.sum / self.count;
        (self.squares / self.count - mean * mean).max(0.0).sqrt()
    }
}

/// What was measured for one pair of depths.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Group {
    /// Whether the deep search reached the end of the game.
    pub to_end: bool,
    /// Empty squares: their number to the end, else the middle of a group of four.
    pub empties: u32,
    /// Depth of the deep search.
    pub depth: u32,
    /// Depth of the shallow search; 0 is the evaluation.
    pub shallow: u32,
    /// Positions searched.
    pub positions: u64,
    /// Mean of deep minus shallow, in discs.
    pub mean: f64,
    /// Standard deviation, in discs.
    pub deviation: f64,
}

/// Measured spreads, by whether the deep search reached the end, empty squares, depth and
/// shallow depth.
#[derive(Debug, Default)]
pub struct Measurement {
    spreads: BTreeMap<(bool, u32, u32, u32), Spread>,
}

/// Memory for positions already searched. It is emptied before every position.
const TABLE_BYTES: usize = 8 << 20;

/// Searches positions for a measurement.
pub struct Measurer {
    engine: Engine,
    weights: Arc<Weights>,
}

impl Measurer {
    /// A measurer with these weights.
    #[must_use]
    pub fn new(weights: Arc<Weights>) -> Measurer {
        let settings = outflank_engine::Settings { table_bytes: TABLE_BYTES, ..Default::default() };
        Measurer { engine: Engine::new(settings, Arc::clone(&weights), Box::new(clock::Stopped)), weights }
    }

    /// Searches a position to `depth` plies, and all depths on the way; to the end when
    /// the depth reaches it.
    pub fn measure(&mut self, board: Board, depth: u32, into: &mut Measurement) {
        let empties = board.empties();
        let position = Position::from_board(board, Color::Black);
        let mut scores = vec![f64::from(evaluate(Isa::best(), &self.weights, board)) / f64::from(PER_DISC)];
        self.engine.clear();
        for plies in 1..=depth.min(empties) {
            let Some(score) = self.score(position, plies) else { return };
            scores.push(score);
        }
        for deep in 3..scores.len() {
            into.compare(empties, deep, scores[deep], &scores[..deep - 1]);
        }
        if (depth + 1..=depth + SOLVED_BEYOND).contains(&empties)
            && let Some(score) = self.score(position, empties)
        {
            into.compare(empties, empties as usize, score, &scores);
        }
    }

    /// What a search of so many plies says, in discs.
    fn score(&mut self, position: Position, plies: u32) -> Option<f64> {
        let limits = Limits::depth(plies, Selectivity::NONE);
        let outcome = self.engine.search(position, &limits, &Stop::new(), &mut |_| {}).ok()?;
        match outcome.best().score {
            Score::Exact(discs) | Score::Estimate { discs, .. } => Some(f64::from(discs.discs())),
            Score::Outcome(_) | Score::Book { .. } => unreachable!("neither was asked for"),
        }
    }
}

impl Measurement {
    /// Holds a deep score against shallower ones, given by depth from 0 on.
    fn compare(&mut self, empties: u32, deep: usize, score: f64, shallower: &[f64]) {
        for (shallow, shallow_score) in shallower.iter().enumerate() {
            if shallow != 0 && !(deep - shallow).is_multiple_of(2) {
                continue;
            }
            let to_end = deep as u32 == empties;
            // To the end the depth is the number of empty squares, so groups of
            // several would not have more positions.
            let group = if to_end { empties } else { empties / 4 * 4 + 2 };
            let key = (to_end, group, deep as u32, shallow as u32);
            self.spreads.entry(key).or_default().add(score - shallow_score);
        }
    }
}

/// Measures positions on several threads until all are done or `stop` is used, and
/// tells `on_position` after each. The order does not matter to the result.
pub fn measure_all(
    boards: &[Board],
    depth: u32,
    weights: &Arc<Weights>,
    threads: usize,
    stop: &Stop,
    on_position: impl FnMut() + Send,
) -> Measurement {
    let done = Mutex::new((Measurement::default(), on_position));
    let measurers = (0..threads.max(1)).map(|_| Measurer::new(Arc::clone(weights)));
    work_queue::map(measurers, boards, stop, |measurer, &board| {
        let mut own = Measurement::default();
        measurer.measure(board, depth, &mut own);
        let mut done = done.lock().expect("no thread panics while it holds the measurement");
        let (all, on_position) = &mut *done;
        all.merge(own);
        on_position();
        Some(())
    });
    done.into_inner().expect("all threads are done").0
}

impl Measurement {
    /// Everything measured, group by group.
    pub fn groups(&self) -> impl Iterator<Item = Group> + '_ {
        self.spreads.iter().map(|(&(to_end, empties, depth, shallow), spread)| Group {
            to_end,
            empties,
            depth,
            shallow,
            positions: spread.count as u64,
            mean: spread.sum / spread.count,
            deviation: spread.deviation(),
        })
    }

    /// The deviation of a pair of depths with all numbers of empty squares together.
    #[must_use]
    pub fn deviation(&self, to_end: bool, depth: u32, shallow: u32) -> Option<f64> {
        let mut all = Spread::default();
        for (&(end, _, deep, low), spread) in &self.spreads {
            if (end, deep, low) == (to_end, depth, shallow) {
                all.merge(*spread);
            }
        }
        (all.count > 0.0).then(|| all.deviation())
    }

    /// Adds another measurement.
    pub fn merge(&mut self, other: Measurement) {
        for (key, spread) in other.spreads {
            self.spreads.entry(key).or_default().merge(spread);
        }
    }

    /// The models that fit best, or nothing when there is too little data.
    #[must_use]
    pub fn fit(&self) -> Option<ProbCut> {
        let midgame = self.fit_model(false, None)?;
        // A search to the end is as deep as there are empty squares, so hardly anything tells
        // what is due to the one and what to the other: fitted freely, both grow large against
        // each other and promise what they like where nothing was measured. What the empty
        // squares do is therefore taken from the other searches.
        let endgame = self.fit_model(true, Some(midgame.numbers[EMPTIES]))?;
        Some(ProbCut { midgame, endgame })
    }

    /// Fits the numbers of one model; that of the empty squares may be given.
    fn fit_model(&self, to_end: bool, of_empties: Option<f64>) -> Option<Deviation> {
        // Normal equations of a weighted least squares fit of the logarithms.
        let mut matrix = [[0.0; 5]; 4];
        let mut groups = 0;
        for (&(end, empties, depth, shallow), spread) in &self.spreads {
            if end != to_end || spread.count < ENOUGH || spread.deviation() <= 0.0 {
                continue;
            }
            groups += 1;
            let terms = Deviation::terms(empties, depth, shallow);
            for row in 0..4 {
                for column in 0..4 {
                    matrix[row][column] += spread.count * terms[row] * terms[column];
                }
                matrix[row][4] += spread.count * terms[row] * spread.deviation().ln();
            }
        }
        if let Some(number) = of_empties {
            matrix[EMPTIES] = [0.0, 0.0, 0.0, 1.0, number];
        }
        (groups >= 8).then(|| solve(matrix)).flatten().map(|numbers| Deviation { numbers })
    }
}

/// Gaussian elimination with pivoting; the last column is the right-hand side.
fn solve(mut matrix: [[f64; 5]; 4]) -> Option<[f64; 4]> {
    for column in 0..4 {
        let pivot = (column..4)
            .max_by(|&a, &b| matrix[a][column].abs().total_cmp(&matrix[b][column].abs()))
            .expect("there are rows left");
        if matrix[pivot][column].abs() < 1e-12 {
            return None;
        }
        matrix.swap(column, pivot);
        let pivot_row = matrix[column];
        for (row, entries) in matrix.iter_mut().enumerate() {
            if row != column {
                let factor = entries[column] / pivot_row[column];
                for (entry, pivot) in entries.iter_mut().zip(pivot_row) {
                    *entry -= factor * pivot;
                }
            }
        }
    }
    Some(std::array::from_fn(|row| matrix[row][4] / matrix[row][row]))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Forty differences with this standard deviation.
    fn spread_of(deviation: f64) -> Spread {
        let mut spread = Spread::default();
        for _ in 0..20 {
            spread.add(deviation);
            spread.add(-deviation);
        }
        spread
    }

    #[test]
    fn searches_to_the_end_take_over_what_empty_squares_do() {
        let (midgame, endgame) = ([0.8, -0.4, 0.3, -0.5], [0.6, -0.2, 0.4, 2.0]);
        let mut measurement = Measurement::default();
        for (to_end, numbers) in [(false, midgame), (true, endgame)] {
            for depth in 4..12 {
                for shallow in 0..depth - 1 {
                    let empties = if to_end { depth } else { 3 * depth };
                    let deviation = Deviation { numbers }.discs(empties, depth, shallow);
                    measurement.spreads.insert((to_end, empties, depth, shallow), spread_of(deviation));
                }
            }
        }
        let found = measurement.fit().unwrap();
        assert!((found.endgame.numbers[EMPTIES] - midgame[EMPTIES]).abs() < 1e-6, "{found:?}");
        // Near what was measured all the same.
        for depth in 4..12 {
            let ratio =
                found.endgame.discs(depth, depth, 2) / Deviation { numbers: endgame }.discs(depth, depth, 2);
            assert!((0.8..1.25).contains(&ratio), "{depth}: {ratio}");
        }
    }

    #[test]
    fn a_known_model_is_found_again() {
        let truth = Deviation { numbers: [0.8, -0.4, 0.3, -0.5] };
        let mut measurement = Measurement::default();
        for to_end in [false, true] {
            for empties in [12, 20, 28, 40] {
                for depth in 4..12 {
                    for shallow in 0..depth - 1 {
                        let deviation = truth.discs(empties, depth, shallow);
                        measurement.spreads.insert((to_end, empties, depth, shallow), spread_of(deviation));
                    }
                }
            }
        }
        let found = measurement.fit().unwrap();
        for model in [found.midgame, found.endgame] {
            for (a, b) in model.numbers.iter().zip(truth.numbers) {
                assert!((a - b).abs() < 1e-6, "{found:?}");
            }
        }
        let measured = measurement.groups().find(|group| group.to_end && group.depth == 7).unwrap();
        assert_eq!((measured.positions, measured.mean), (40, 0.0));
        let expected = truth.discs(measured.empties, 7, measured.shallow);
        assert!((measured.deviation - expected).abs() < 1e-9);
        assert!(measurement.deviation(false, 11, 9).is_some());
        assert_eq!(measurement.deviation(false, 11, 10), None);
    }

    /// Boards of random games, from the start to the end.
    fn stream() -> Vec<Board> {
        let mut rng = Rng::new(1);
        let mut boards = Vec::new();
        for _ in 0..40 {
            let mut board = Board::START;
            while !board.is_over() {
                boards.push(board);
                let moves = board.moves();
                board = if moves.is_empty() {
                    board.swapped()
                } else {
                    let square = rng.pick(moves).unwrap();
                    board.play(square).unwrap()
                };
            }
        }
        boards
    }

    #[test]
    fn positions_are_picked_evenly() {
        let picked = |seed: u64| {
            let mut reservoir = Reservoir::new(100, seed);
            stream().into_iter().for_each(|board| reservoir.offer(board));
            reservoir.boards()
        };
        let boards = picked(1);
        assert_eq!(boards.len(), 100);
        for empties in FEWEST_EMPTIES..=MOST_EMPTIES {
            assert_eq!(boards.iter().filter(|board| board.empties() == empties).count(), 2, "{empties}");
        }
        assert_eq!(picked(1), boards);
        assert_ne!(picked(2), boards);
    }

    #[test]
    fn threads_do_not_change_a_measurement() {
        let mut reservoir = Reservoir::new(50, 1);
        stream().into_iter().for_each(|board| reservoir.offer(board));
        let weights = Arc::new(Weights::zero());
        let measured = |threads: usize| {
            let mut count = 0;
            let all = measure_all(&reservoir.boards(), 5, &weights, threads, &Stop::new(), || count += 1);
            assert_eq!(count, 50);
            all.groups().collect::<Vec<_>>()
        };
        let alone = measured(1);
        assert!(alone.iter().any(|group| group.to_end) && alone.iter().any(|group| !group.to_end));
        assert_eq!(measured(3), alone);
        let stop = Stop::new();
        stop.stop();
        let nothing = measure_all(&reservoir.boards(), 5, &weights, 2, &stop, || {});
        assert!(nothing.groups().next().is_none() && nothing.fit().is_none());
    }
}
