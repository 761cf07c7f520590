//! A network while it is learned: numbers with fractions, and the step that moves them.

use crate::dataset::Sample;
use crate::factorised::{FactorisedRows, Rows};
use outflank_eval::mobility::{MOBILITY_LANES, MobilitySet};
use outflank_eval::network::{DISCS, HEADS, HIDDEN, Head, Network, ONE, Row, UNIT, WIDTH, head};
use outflank_eval::pattern::{LANES, PatternSet};
use outflank_rules::Rng;
use outflank_rules::isa::Isa;

/// Steps of a head in relation to those of a row, which is seen in far fewer positions.
const HEAD_STEP: f32 = 0.1;

/// Errors count no more than this, in [`DISCS`].
const WORST: f32 = 0.6;

/// Half the range of what a disc on a square begins with.
const BEGIN_SQUARE: f32 = 0.02;

/// The most configurations a position has, of discs and of moves.
const ACTIVE: usize = LANES + MOBILITY_LANES;

/// What is added to the size of all gradients so far before a step is divided by it: for the
/// row of half a configuration…
const SHARED: f32 = 1.0;

/// …and for a row of a configuration's own, which would else learn by heart what the
/// halves could have learned.
const OWN: f32 = 3.0;

/// The mean size of the gradient of a position, for a network that has seen many: measured
/// while n7 went on.
const USUAL: f32 = 0.1;

/// A head while it is learned.
#[derive(Clone)]
struct TrainingHead {
    hidden: [[f32; HIDDEN]; 2 * WIDTH],
    bias: [f32; HIDDEN],
    output: [f32; HIDDEN],
    direct: [f32; WIDTH],
    constant: f32,
}

/// A network while it is learned.
pub struct TrainingNetwork {
    rows: Vec<[f32; WIDTH]>,
    /// How many of them, at the beginning, are configurations' own.
    own: usize,
    /// By row, the sum of the squares of its gradients.
    moved: Vec<f32>,
    bias: [f32; WIDTH],
    heads: Vec<TrainingHead>,
}

/// A head that has seen fewer positions knows too little to be asked.
const ENOUGH: usize = 2_000;

/// So many positions tell how often rows are seen.
const ENOUGH_TO_COUNT: usize = 4_000_000;

/// Numbers of a row that are computed with at the same time.
const PIECE: usize = 8;
const _: () = assert!(WIDTH.is_multiple_of(PIECE));

impl TrainingNetwork {
    /// A network that knows nothing. The row of half a configuration begins as the sum of what
    /// stands on its squares, so that configurations which are never seen still resemble
    /// those that are.
    pub fn new(rng: &mut Rng, factorised: &FactorisedRows) -> TrainingNetwork {
        let mut numbers = |scale: f32| (2.0 * rng.fraction() - 1.0) * scale;
        let squares: [[[f32; WIDTH]; 3]; 16] =
            std::array::from_fn(|_| std::array::from_fn(|_| std::array::from_fn(|_| numbers(BEGIN_SQUARE))));
        let head = TrainingHead {
            hidden: std::array::from_fn(|_| std::array::from_fn(|_| numbers(0.2))),
            bias: [0.05; HIDDEN],
            output: std::array::from_fn(|_| numbers(0.3)),
            direct: std::array::from_fn(|_| numbers(0.1)),
            constant: 0.0,
        };
        let bias = std::array::from_fn(|_| 0.3 + numbers(0.2));
        let mut rows = vec![[0.0; WIDTH]; factorised.count];
        for pattern in &PatternSet::get().patterns {
            let (low, high) = pattern.squares.split_at(pattern.squares.len() / 2);
            for configuration in 0..pattern.configurations {
                let [_, low_row, high_row] = factorised.rows[pattern.offset + configuration];
                let mut rest = pattern.canonical(configuration);
                for (squares_of_half, row) in [(low, low_row), (high, high_row)] {
                    let mut begin = [0.0; WIDTH];
                    for square in squares_of_half {
                        let (x, y) = (square.index() % 8, square.index() / 8);
                        let (x, y) = (x.min(7 - x), y.min(7 - y));
                        let numbers = &squares[4 * x.min(y) + x.max(y)][rest % 3];
                        begin.iter_mut().zip(numbers).for_each(|(sum, number)| *sum += number);
                        rest /= 3;
                    }
                    rows[row as usize] = begin;
                }
            }
        }
        let own = MobilitySet::get().end;
        TrainingNetwork { rows, own, moved: vec![0.0; factorised.count], bias, heads: vec![head; HEADS] }
    }

    /// A network that goes on learning. How far its rows have been moved it does not know any
    /// more, and without that the first positions would undo much: so they are taken to have
    /// been seen as often as they are in `samples`, had there been `taught` of those.
    pub fn dequantise(
        network: &Network,
        factorised: &FactorisedRows,
        samples: &[Sample],
        taught: u64,
    ) -> TrainingNetwork {
        let looked_at = samples.len().div_ceil(ENOUGH_TO_COUNT).max(1);
        let some: Vec<Sample> = samples.iter().copied().step_by(looked_at).collect();
        let mut seen = vec![0; factorised.count];
        count(Isa::best(), &factorised.rows, &some, &mut seen);
        let each = taught as f32 / some.len().max(1) as f32 * USUAL;
        let short = |number: i16, one: i32| f32::from(number) / one as f32;
        let long = |number: i32| number as f32 / (ONE * UNIT) as f32;
        let heads = network.heads().iter().map(|head| TrainingHead {
            hidden: std::array::from_fn(|index| {
                let (index, kind) = (index % WIDTH, index / WIDTH);
                std::array::from_fn(|to| short(head.hidden[index][to][kind], UNIT))
            }),
            bias: head.bias.map(long),
            output: head.output.map(|number| short(number, UNIT)),
            direct: head.direct.map(|number| short(number, UNIT)),
            constant: long(head.constant),
        });
        let own = MobilitySet::get().end;
        let mut rows = vec![[0.0; WIDTH]; factorised.count];
        for (place, row) in rows[..own].iter_mut().enumerate() {
            *row = network.row(place).map(|number| f32::from(number) / ONE as f32);
        }
        TrainingNetwork {
            rows,
            own,
            moved: seen.into_iter().map(|times| times as f32 * each).collect(),
            bias: network.bias().map(|number| short(number, ONE)),
            heads: heads.collect(),
        }
    }

    /// Heads that have seen next to nothing, those of the first moves above all, become
    /// copies of the nearest one that has.
    pub fn lend_heads(&mut self, seen: &[usize; HEADS]) {
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
    pub fn quantise(&self, factorised: &FactorisedRows) -> Network {
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
            let parts = factorised.rows[place].map(|row| &self.rows[row as usize]);
            std::array::from_fn(|index| {
                let number: f32 = parts.iter().map(|part| part[index]).sum();
                (number * ONE as f32).round().clamp(-127.0, 127.0) as i8
            })
        };
        Network::new(row, self.bias.map(|number| short(number, ONE)), heads.collect())
    }
}

use hot::count;
pub use hot::learn;

/// Learning, once per instruction set.
#[outflank_isa::per_isa]
// Several arrays of one length side by side: an index says it best.
#[allow(clippy::needless_range_loop)]
mod hot {
    use super::{
        ACTIVE, DISCS, HEAD_STEP, HIDDEN, OWN, PIECE, Rows, SHARED, Sample, TrainingNetwork, WIDTH, WORST,
        head,
    };
    use outflank_eval::mobility::hot::this_isa::mobility;
    use outflank_eval::mobility::{MOBILITY_LANES, MobilitySet};
    use outflank_eval::pattern::{LANES, PatternSet};
    use outflank_rules::Board;

    /// Shows some positions one after another; returns the sum of the errors in discs.
    #[entry]
    pub fn learn(
        training: &mut TrainingNetwork,
        factorised: &[Rows],
        samples: &[Sample],
        which: &[u32],
        rate: f32,
    ) -> f64 {
        let mut sum = 0.0;
        for &index in which {
            let sample = &samples[index as usize];
            let (rows, count) = rows(factorised, sample.board);
            let (rows, head) = (rows[..count].as_flattened(), head(sample.board.empties()));
            sum += f64::from(step(training, rows, head, sample.score, rate));
        }
        sum
    }

    /// Counts how often each row is seen.
    #[entry]
    pub fn count(factorised: &[Rows], samples: &[Sample], seen: &mut [u32]) {
        for sample in samples {
            let (rows, count) = rows(factorised, sample.board);
            for &place in rows[..count].as_flattened() {
                seen[place as usize] += 1;
            }
        }
    }

    /// The rows of a board, and how many configurations it has.
    #[inline]
    fn rows(factorised: &[Rows], board: Board) -> ([Rows; ACTIVE], usize) {
        let (set, mobility_set) = (PatternSet::get(), MobilitySet::get());
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
        let moves = mobility(&mobility_set.row_steps, empty, board.moves().0, board.swapped().moves().0);
        let mut rows = [[0; 3]; ACTIVE];
        for lane in 0..set.lanes {
            rows[lane] = factorised[set.lane_offsets[lane] as usize + usize::from(discs[lane])];
        }
        for lane in 0..MOBILITY_LANES {
            rows[set.lanes + lane] =
                factorised[mobility_set.lane_offsets[lane] as usize + usize::from(moves[lane])];
        }
        (rows, set.lanes + MOBILITY_LANES)
    }

    /// Judges one position and moves every number against the error, whose size in discs
    /// is returned.
    #[inline]
    fn step(training: &mut TrainingNetwork, rows: &[u32], head: usize, score: i8, rate: f32) -> f32 {
        // 1. The judgement.
        let mut sums = training.bias;
        for &place in rows {
            add(&mut sums, &training.rows[place as usize], 1.0);
        }
        let head = &mut training.heads[head];
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
            training.bias[index] -= head_step * 0.1 * blame[index];
        }
        for &place in rows {
            let place = place as usize;
            training.moved[place] += size;
            let begin = if place < training.own { OWN } else { SHARED };
            let step = rate / (training.moved[place].sqrt() + begin);
            add(&mut training.rows[place], &blame, -step);
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
