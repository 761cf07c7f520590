//! Teaching the network: what patterns mean together.
//!
//! The network is not linear, so it is learned step by step: one position after another is
//! judged, and every number that had a part in the judgement is moved a little against the
//! error. Rows that are seen often move in smaller steps than rare ones (Duchi et al.,
//! "Adaptive subgradient methods", 2011), and all steps become smaller towards the end.
//! One thread, a fixed order: the same positions give the same network on every run.

use crate::dataset::Sample;
use outflank_eval::network::{DISCS, HEADS, HIDDEN, Head, Network, ONE, Row, UNIT, WIDTH, head, places};
use outflank_eval::pattern::{LANES, PatternSet};
use outflank_eval::reach::{REACH_LANES, ReachSet};
use outflank_rules::isa::Isa;
use std::f32::consts::PI;

/// Settings of the teaching.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// Times every position is shown.
    pub rounds: u32,
    /// Length of the first steps.
    pub rate: f32,
    /// Another seed shows the positions in another order.
    pub seed: u64,
}

impl Default for Settings {
    /// Those of the network in `data/`.
    fn default() -> Settings {
        Settings { rounds: 4, rate: 0.12, seed: 0 }
    }
}

/// Steps of a head in relation to those of a row, which is seen in far fewer positions.
const HEAD_STEP: f32 = 0.1;

/// Steps of the last round in relation to the first.
const LAST_STEP: f32 = 0.005;

/// Errors count no more than this, in [`DISCS`].
const WORST: f32 = 0.6;

/// Half the range of what a disc on a square begins with.
const BEGIN_SQUARE: f32 = 0.02;

/// The most configurations a position has, of discs and of moves.
const ACTIVE: usize = LANES + REACH_LANES;

/// A head while it is learned.
#[derive(Clone)]
struct SoftHead {
    hidden: [[f32; HIDDEN]; 2 * WIDTH],
    bias: [f32; HIDDEN],
    output: [f32; HIDDEN],
    direct: [f32; WIDTH],
    constant: f32,
}

/// A network while it is learned.
struct Pupil {
    rows: Vec<[f32; WIDTH]>,
    /// By row, the sum of the squares of its gradients.
    moved: Vec<f32>,
    bias: [f32; WIDTH],
    heads: Vec<SoftHead>,
}

/// Random numbers that are the same everywhere (xorshift64*).
struct Chance(u64);

impl Chance {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    /// From -1 to 1.
    fn around_zero(&mut self) -> f32 {
        (self.next() >> 40) as f32 / (1_u64 << 23) as f32 - 1.0
    }

    fn shuffle(&mut self, order: &mut [u32]) {
        for index in (1..order.len()).rev() {
            order.swap(index, (self.next() % (index as u64 + 1)) as usize);
        }
    }
}

/// How one round went.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Round {
    /// Which, counted from 1.
    pub round: u32,
    /// Mean absolute error in discs, each position judged just before it was learned.
    pub error: f64,
}

/// Learns a network from samples. `progress` is told how many positions have been shown,
/// now and then, and may end the teaching by returning false; `rounds` is told of every round.
pub fn teach(
    settings: &Settings,
    samples: &[Sample],
    mut progress: impl FnMut(u64) -> bool,
    mut rounds: impl FnMut(&Round),
) -> Option<Network> {
    let mut chance = Chance(settings.seed.wrapping_mul(2).wrapping_add(0x9e37_79b9_7f4a_7c15));
    let mut pupil = Pupil::new(&mut chance);
    let mut canonical = vec![0; ReachSet::get().end];
    places().for_each(|(place, same)| canonical[place] = same as u32);
    let isa = Isa::best();
    let mut order: Vec<u32> = (0..samples.len() as u32).collect();
    let whole = (u64::from(settings.rounds) * samples.len() as u64).max(1);
    let mut done = 0;
    for round in 1..=settings.rounds {
        chance.shuffle(&mut order);
        let mut error = 0.0;
        for part in order.chunks(PART) {
            let turn = 0.5 * (1.0 + (PI * done as f32 / whole as f32).cos());
            let rate = settings.rate * (turn + LAST_STEP);
            error += hot::learn(isa, &mut pupil, &canonical, samples, part, rate);
            done += part.len() as u64;
            if !progress(done) {
                return None;
            }
        }
        rounds(&Round { round, error: error / samples.len().max(1) as f64 });
    }
    let mut seen = [0_usize; HEADS];
    samples.iter().for_each(|sample| seen[head(sample.board.empties())] += 1);
    pupil.lend_heads(&seen);
    Some(pupil.harden(&canonical))
}

/// A head that has seen fewer positions knows too little to be asked.
const ENOUGH: usize = 2_000;

/// Numbers of a row that are computed with at the same time.
const PIECE: usize = 8;
const _: () = assert!(WIDTH.is_multiple_of(PIECE));

/// Positions learned between two looks at the progress.
const PART: usize = 10_000;

impl Pupil {
    /// A network that knows nothing. A row begins as the sum of what stands on its squares,
    /// so that configurations which are never seen still resemble those that are.
    fn new(chance: &mut Chance) -> Pupil {
        let mut numbers = |scale: f32| chance.around_zero() * scale;
        let squares: [[[f32; WIDTH]; 3]; 16] =
            std::array::from_fn(|_| std::array::from_fn(|_| std::array::from_fn(|_| numbers(BEGIN_SQUARE))));
        let head = SoftHead {
            hidden: std::array::from_fn(|_| std::array::from_fn(|_| numbers(0.2))),
            bias: [0.05; HIDDEN],
            output: std::array::from_fn(|_| numbers(0.3)),
            direct: std::array::from_fn(|_| numbers(0.1)),
            constant: 0.0,
        };
        let bias = std::array::from_fn(|_| 0.3 + numbers(0.2));
        let (set, reach_set) = (PatternSet::get(), ReachSet::get());
        let mut rows = vec![[0.0; WIDTH]; reach_set.end];
        for pattern in &set.patterns {
            for configuration in 0..pattern.configurations {
                let row = &mut rows[pattern.offset + configuration];
                let mut rest = configuration;
                for square in &pattern.squares {
                    let (x, y) = (square.index() % 8, square.index() / 8);
                    let (x, y) = (x.min(7 - x), y.min(7 - y));
                    let numbers = &squares[4 * x.min(y) + x.max(y)][rest % 3];
                    row.iter_mut().zip(numbers).for_each(|(sum, number)| *sum += number);
                    rest /= 3;
                }
            }
        }
        Pupil { rows, moved: vec![0.0; reach_set.end], bias, heads: vec![head; HEADS] }
    }

    /// Heads that have seen next to nothing, those of the first moves above all, become
    /// copies of the nearest one that has.
    fn lend_heads(&mut self, seen: &[usize; HEADS]) {
        let most = seen.iter().copied().max().unwrap_or(0);
        let knows = |head: usize| seen[head] >= ENOUGH.min(most / 2);
        for head in 0..HEADS {
            if !knows(head)
                && let Some(near) =
                    (0..HEADS).filter(|&other| knows(other)).min_by_key(|&other| other.abs_diff(head))
            {
                self.heads[head] = self.heads[near].clone();
            }
        }
    }

    /// The network as integers.
    fn harden(&self, canonical: &[u32]) -> Network {
        let short = |number: f32, one: i32| (number * one as f32).round().clamp(-8_191.0, 8_191.0) as i16;
        let long = |number: f32| (number * (ONE * UNIT) as f32).round().clamp(-1e8, 1e8) as i32;
        let heads = self.heads.iter().map(|soft| Head {
            hidden: std::array::from_fn(|index| {
                std::array::from_fn(|to| {
                    [soft.hidden[index][to], soft.hidden[WIDTH + index][to]].map(|number| short(number, UNIT))
                })
            }),
            bias: soft.bias.map(long),
            output: soft.output.map(|number| short(number, UNIT)),
            direct: soft.direct.map(|number| short(number, UNIT)),
            constant: long(soft.constant),
        });
        let row = |place: usize| -> Row {
            let row = &self.rows[canonical[place] as usize];
            row.map(|number| (number * ONE as f32).round().clamp(-127.0, 127.0) as i8)
        };
        Network::new(row, self.bias.map(|number| short(number, ONE)), heads.collect())
    }
}

/// Learning, once per instruction set.
#[outflank_isa::per_isa]
// Several arrays of one length side by side: an index says it best.
#[allow(clippy::needless_range_loop)]
mod hot {
    use super::{ACTIVE, DISCS, HEAD_STEP, HIDDEN, PIECE, Pupil, Sample, WIDTH, WORST, head};
    use outflank_eval::pattern::{LANES, PatternSet};
    use outflank_eval::reach::hot::this_isa::reach;
    use outflank_eval::reach::{REACH_LANES, ReachSet};
    use outflank_rules::Board;

    /// Shows some positions one after another; returns the sum of the errors in discs.
    #[entry]
    pub fn learn(pupil: &mut Pupil, canonical: &[u32], samples: &[Sample], which: &[u32], rate: f32) -> f64 {
        let mut sum = 0.0;
        for &index in which {
            let sample = &samples[index as usize];
            let (rows, count) = rows(canonical, sample.board);
            sum += f64::from(step(pupil, &rows[..count], head(sample.board.empties()), sample.score, rate));
        }
        sum
    }

    /// The rows of a board, and how many there are.
    #[inline]
    fn rows(canonical: &[u32], board: Board) -> ([u32; ACTIVE], usize) {
        let (set, reach_set) = (PatternSet::get(), ReachSet::get());
        let mut discs = [0_u16; LANES];
        for (side, digit) in [(board.player(), 1), (board.opponent(), 2)] {
            for square in side {
                let steps = &set.square_steps.0[square.index()];
                for lane in 0..LANES {
                    discs[lane] += digit * steps[lane];
                }
            }
        }
        let empty = !(board.player().0 | board.opponent().0);
        let moves = reach(&reach_set.row_steps, empty, board.moves().0, board.swapped().moves().0);
        let mut rows = [0; ACTIVE];
        for lane in 0..set.lanes {
            rows[lane] = canonical[set.lane_offsets[lane] as usize + usize::from(discs[lane])];
        }
        for lane in 0..REACH_LANES {
            rows[set.lanes + lane] =
                canonical[reach_set.lane_offsets[lane] as usize + usize::from(moves[lane])];
        }
        (rows, set.lanes + REACH_LANES)
    }

    /// Judges one position and moves every number against the error, whose size in discs
    /// is returned.
    #[inline]
    fn step(pupil: &mut Pupil, rows: &[u32], head: usize, score: i8, rate: f32) -> f32 {
        // 1. The judgement.
        let mut sums = pupil.bias;
        for &place in rows {
            add(&mut sums, &pupil.rows[place as usize], 1.0);
        }
        let head = &mut pupil.heads[head];
        let clipped = sums.map(|sum| sum.clamp(0.0, 1.0));
        let mut hidden = head.bias;
        let mut judged = head.constant;
        for index in 0..WIDTH {
            let (input, square) = (clipped[index], clipped[index] * clipped[index]);
            for to in 0..HIDDEN {
                hidden[to] += input * head.hidden[index][to] + square * head.hidden[WIDTH + index][to];
            }
            judged += head.direct[index] * sums[index];
        }
        for to in 0..HIDDEN {
            judged += head.output[to] * hidden[to].max(0.0);
        }
        // 2. How far each number is to blame, from the score backwards.
        let truth = f32::from(score) / DISCS as f32;
        let error = (judged - truth).clamp(-WORST, WORST);
        let head_step = rate * HEAD_STEP;
        let mut blame_hidden = [0.0; HIDDEN];
        for to in 0..HIDDEN {
            if hidden[to] > 0.0 {
                blame_hidden[to] = error * head.output[to];
                head.output[to] -= head_step * error * hidden[to];
            }
            head.bias[to] -= head_step * blame_hidden[to];
        }
        head.constant -= head_step * error;
        let mut blame = [0.0; WIDTH];
        let mut size = 0.0;
        for index in 0..WIDTH {
            let (input, square) = (clipped[index], clipped[index] * clipped[index]);
            let (mut to_input, mut to_square) = ([0.0; HIDDEN], [0.0; HIDDEN]);
            for to in 0..HIDDEN {
                to_input[to] = blame_hidden[to] * head.hidden[index][to];
                to_square[to] = blame_hidden[to] * head.hidden[WIDTH + index][to];
                head.hidden[index][to] -= head_step * blame_hidden[to] * input;
                head.hidden[WIDTH + index][to] -= head_step * blame_hidden[to] * square;
            }
            blame[index] = error * head.direct[index];
            head.direct[index] -= head_step * error * sums[index].clamp(-2.0, 2.0);
            if sums[index] > 0.0 && sums[index] < 1.0 {
                blame[index] += sum(&to_input) + 2.0 * input * sum(&to_square);
            }
            size += blame[index] * blame[index];
        }
        // 3. The rows.
        for index in 0..WIDTH {
            pupil.bias[index] -= head_step * 0.1 * blame[index];
        }
        for &place in rows {
            let place = place as usize;
            pupil.moved[place] += size;
            let step = rate / (pupil.moved[place].sqrt() + 1.0);
            add(&mut pupil.rows[place], &blame, -step);
        }
        let discs = DISCS as f32;
        ((judged * discs).clamp(-64.0, 64.0) - truth * discs).abs()
    }

    /// Adds a row times a factor, in pieces that fit wide registers.
    #[inline]
    fn add(to: &mut [f32; WIDTH], row: &[f32; WIDTH], factor: f32) {
        let (to, _) = to.as_chunks_mut::<PIECE>();
        let (row, _) = row.as_chunks::<PIECE>();
        for (to, row) in to.iter_mut().zip(row) {
            for index in 0..PIECE {
                to[index] += factor * row[index];
            }
        }
    }

    /// The sum in a fixed order that suits wide registers: halves are added to each other.
    #[inline]
    fn sum(numbers: &[f32; HIDDEN]) -> f32 {
        let mut halves = *numbers;
        let mut width = HIDDEN / 2;
        while width > 0 {
            for index in 0..width {
                halves[index] += halves[index + width];
            }
            width /= 2;
        }
        halves[0]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dataset::Source;
    use outflank_eval::PER_DISC;
    use outflank_rules::Board;

    const CORNERS: u64 = 0x8100_0000_0000_0081;

    /// Positions of games by chance, with a score that no sum over patterns can tell: good
    /// when the number of corners taken is even, bad when it is odd.
    fn samples() -> Vec<Sample> {
        let mut chance = Chance(5);
        let mut samples = Vec::new();
        for _ in 0..400 {
            let mut board = Board::START;
            while !board.is_over() {
                let moves = board.moves();
                if moves.is_empty() {
                    board = board.swapped();
                    continue;
                }
                let pick = chance.next() as usize % moves.len() as usize;
                board = board.play(moves.into_iter().nth(pick).expect("below the count")).expect("legal");
                let taken = ((board.player().0 | board.opponent().0) & CORNERS).count_ones();
                let score = if taken.is_multiple_of(2) { 10 } else { -10 };
                samples.push(Sample { board, score, source: Source::Exact });
            }
        }
        samples
    }

    fn mean_error(network: &Network, samples: &[Sample]) -> f64 {
        let errors = samples.iter().map(|sample| {
            let value = outflank_eval::judge::judge(Isa::best(), network, sample.board);
            (f64::from(value) / f64::from(PER_DISC) - f64::from(sample.score)).abs()
        });
        errors.sum::<f64>() / samples.len() as f64
    }

    #[test]
    fn the_network_learns_what_no_sum_can_tell() {
        let samples = samples();
        let settings = Settings { rounds: 12, ..Settings::default() };
        let mut rounds = Vec::new();
        let network = teach(&settings, &samples, |_| true, |round| rounds.push(*round)).expect("not stopped");
        let error = mean_error(&network, &samples);
        assert!(error < 2.0, "{error} {rounds:?}");
        // What it said while it learned and what it says as integers agree.
        assert!((rounds[11].error - error).abs() < 0.5, "{error} {rounds:?}");
    }

    #[test]
    fn heads_without_positions_are_lent_by_their_neighbours() {
        let (shown, others): (Vec<Sample>, Vec<Sample>) = samples()
            .into_iter()
            .filter(|sample| sample.board.empties() <= 42)
            .partition(|sample| sample.board.empties() <= 40);
        let settings = Settings { rounds: 12, ..Settings::default() };
        let network = teach(&settings, &shown, |_| true, |_| ()).expect("not stopped");
        // Knowing nothing would be wrong by 10.
        let error = mean_error(&network, &others);
        assert!(error < 6.0, "{error}");
    }

    #[test]
    fn the_same_positions_give_the_same_network_and_it_can_be_stopped() {
        let samples = &samples()[..3000];
        let settings = Settings { rounds: 1, ..Settings::default() };
        let network = || teach(&settings, samples, |_| true, |_| ());
        assert!(network() == network());
        assert!(network() != teach(&Settings { seed: 1, ..settings }, samples, |_| true, |_| ()));
        assert!(teach(&settings, samples, |_| false, |_| ()).is_none());
    }
}
