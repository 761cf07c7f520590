//! Fitting the model of what people play ([`outflank_levels::people`]).
//!
//! The likelihood of the moves that were played is concave in the weights, so Newton's
//! method finds the one best set in a few steps, each cut short where it would overshoot:
//! no learning rate, the same result on every run. Later games, which were not fitted,
//! tell how well it foretells moves.

use outflank_engine::{Engine, Settings, Stop, clock, work_queue};
use outflank_eval::Weights;
use outflank_levels::people::{Candidate, FACTS, PARTS, People, Record, candidates, part};
use outflank_levels::score_moves;
use outflank_rules::{Move, Position, Rng, Square};
use std::path::PathBuf;
use std::sync::Arc;

/// A move that somebody played.
#[derive(Clone, Copy, Debug)]
pub struct Played {
    /// The position before it.
    pub position: Position,
    /// The move.
    pub square: Square,
}

/// A played move among the others that were possible.
#[derive(Clone, Debug)]
pub struct Observation {
    empties: u32,
    candidates: Vec<Candidate>,
    played: usize,
}

/// Picks so many of the moves it is offered, each as likely as any other.
#[derive(Debug)]
pub struct Picker {
    rng: Rng,
    count: usize,
    seen: u32,
    picked: Vec<Played>,
}

impl Picker {
    /// None yet; another seed picks others.
    #[must_use]
    pub fn new(count: usize, seed: u64) -> Picker {
        Picker { rng: Rng::new(seed), count, seen: 0, picked: Vec::new() }
    }

    /// A move of a game. The first one, which is always the same, and those without a choice
    /// are left out.
    pub fn offer(&mut self, position: Position, mv: Move) {
        let Move::Place(square) = mv else { return };
        if position == Position::START || position.moves().len() < 2 {
            return;
        }
        let case = Played { position, square };
        self.seen += 1;
        if self.picked.len() < self.count {
            self.picked.push(case);
        } else if let Some(place) = self.picked.get_mut(self.rng.below(self.seen) as usize) {
            *place = case;
        }
    }

    /// The moves that were picked.
    #[must_use]
    pub fn moves(self) -> Vec<Played> {
        self.picked
    }
}

/// Where moves are from: `200000 moves of WTH_1977 to WTH_2009`.
#[must_use]
pub fn origin(count: usize, files: &[PathBuf]) -> String {
    let names: Vec<String> =
        files.iter().filter_map(|path| Some(path.file_stem()?.to_string_lossy().into_owned())).collect();
    match names.as_slice() {
        [] => format!("{count} moves"),
        [only] => format!("{count} moves of {only}"),
        [first, .., last] => format!("{count} moves of {first} to {last}"),
    }
}

/// Memory of each engine that judges moves; a few plies need little.
const TABLE_BYTES: usize = 4 << 20;

/// Judges all moves of these positions, on several threads, and tells `on_each` after
/// every one. Positions with a single move say nothing and are left out.
pub fn observe(
    played: &[Played],
    weights: &Arc<Weights>,
    threads: usize,
    on_each: impl Fn() + Sync,
) -> Vec<Observation> {
    let engine = |_| {
        let settings = Settings { table_bytes: TABLE_BYTES, ..Settings::default() };
        Engine::new(settings, Arc::clone(weights), Box::new(clock::Stopped))
    };
    let found = work_queue::map((0..threads.max(1)).map(engine), played, &Stop::new(), |engine, case| {
        let found = observation(engine, case);
        on_each();
        found
    });
    found.into_iter().flatten().collect()
}

fn observation(engine: &mut Engine, case: &Played) -> Option<Observation> {
    // What is left of other positions would make the judgement of some moves deeper than
    // that of others.
    engine.clear();
    let board = case.position.board();
    let candidates = candidates(board, &score_moves(engine, &case.position));
    let played = candidates.iter().position(|candidate| candidate.square == case.square)?;
    (candidates.len() > 1).then(|| Observation { empties: board.empties(), candidates, played })
}

/// Steps of Newton's method; it has settled long before.
const STEPS: usize = 20;

/// How often a step is halved before it is given up: by then it is no step any more.
const HALVINGS: usize = 20;

/// Pull of every weight towards zero, in moves.
const RIDGE: f64 = 1.0;

/// The weights that make the observed moves most likely, by part and fact.
#[must_use]
pub fn fit(observations: &[Observation]) -> [[f32; FACTS]; PARTS] {
    let mut weights = [[0.0; FACTS]; PARTS];
    for (number, weights) in weights.iter_mut().enumerate() {
        let of_part: Vec<&Observation> =
            observations.iter().filter(|observation| part(observation.empties) == number).collect();
        *weights = fit_part(&of_part).map(|weight| weight as f32);
    }
    weights
}

fn fit_part(observations: &[&Observation]) -> [f64; FACTS] {
    let mut weights = [0.0_f64; FACTS];
    for _ in 0..STEPS {
        let mut slope = weights.map(|weight| -RIDGE * weight);
        let mut curve = [[0.0_f64; FACTS]; FACTS];
        for (fact, row) in curve.iter_mut().enumerate() {
            row[fact] = RIDGE;
        }
        for observation in observations {
            add(observation, &weights, &mut slope, &mut curve);
        }
        let step = solve(&mut curve, slope);
        // Far from the best weights the curvature is not to be trusted that far.
        let before = likelihood(observations, &weights);
        let moved =
            |share: f64| -> [f64; FACTS] { std::array::from_fn(|fact| weights[fact] + share * step[fact]) };
        let shares = std::iter::successors(Some(1.0), |share| Some(share / 2.0)).take(HALVINGS);
        let Some(better) = shares.map(moved).find(|moved| likelihood(observations, moved) >= before) else {
            break;
        };
        weights = better;
        if step.iter().all(|step| step.abs() < 1e-6) {
            break;
        }
    }
    weights
}

/// The logarithm of the likelihood, pull towards zero included.
fn likelihood(observations: &[&Observation], weights: &[f64; FACTS]) -> f64 {
    let pull = weights.iter().map(|weight| weight * weight).sum::<f64>() * RIDGE / 2.0;
    let of_one = |observation: &&Observation| {
        let sums = sums(observation, weights);
        let most = sums.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        sums[observation.played] - most - sums.iter().map(|sum| (sum - most).exp()).sum::<f64>().ln()
    };
    observations.iter().map(of_one).sum::<f64>() - pull
}

/// By candidate, its facts times the weights.
fn sums(observation: &Observation, weights: &[f64; FACTS]) -> Vec<f64> {
    let facts = |candidate: &Candidate| candidate.facts.map(f64::from);
    let candidates = observation.candidates.iter();
    candidates
        .map(|candidate| facts(candidate).iter().zip(weights).map(|(fact, weight)| fact * weight).sum())
        .collect()
}

/// What one observation adds to the slope and the curvature of the likelihood.
fn add(
    observation: &Observation,
    weights: &[f64; FACTS],
    slope: &mut [f64; FACTS],
    curve: &mut [[f64; FACTS]; FACTS],
) {
    let facts = |candidate: &Candidate| candidate.facts.map(f64::from);
    let sums = sums(observation, weights);
    let most = sums.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let total: f64 = sums.iter().map(|sum| (sum - most).exp()).sum();
    let mut mean = [0.0; FACTS];
    for (candidate, sum) in observation.candidates.iter().zip(&sums) {
        let share = (sum - most).exp() / total;
        let facts = facts(candidate);
        for a in 0..FACTS {
            mean[a] += share * facts[a];
            if facts[a] != 0.0 {
                for b in 0..FACTS {
                    curve[a][b] += share * facts[a] * facts[b];
                }
            }
        }
    }
    let played = facts(&observation.candidates[observation.played]);
    for a in 0..FACTS {
        slope[a] += played[a] - mean[a];
        for b in 0..FACTS {
            curve[a][b] -= mean[a] * mean[b];
        }
    }
}

/// Solves a symmetric positive system by elimination.
fn solve(matrix: &mut [[f64; FACTS]; FACTS], mut right: [f64; FACTS]) -> [f64; FACTS] {
    for pivot in 0..FACTS {
        let pivot_row = matrix[pivot];
        for row in pivot + 1..FACTS {
            let factor = matrix[row][pivot] / pivot_row[pivot];
            for column in pivot..FACTS {
                matrix[row][column] -= factor * pivot_row[column];
            }
            right[row] -= factor * right[pivot];
        }
    }
    for row in (0..FACTS).rev() {
        for column in row + 1..FACTS {
            right[row] -= matrix[row][column] * right[column];
        }
        right[row] /= matrix[row][row];
    }
    right
}

/// How often the move that was played is the model's first choice, and one of its first
/// three, in per cent; and how many moves that was found from.
#[must_use]
pub fn agreement(model: &People, observations: &[Observation]) -> (f32, f32, u64) {
    let (mut first, mut three) = (0_u64, 0_u64);
    for observation in observations {
        let shares = model.softmax(observation.empties, &observation.candidates, 1.0, 1.0);
        let own = shares[observation.played];
        // Equal shares count against the model.
        let before = shares.iter().filter(|&&share| share >= own).count() - 1;
        first += u64::from(before < 1);
        three += u64::from(before < 3);
    }
    let tested = observations.len() as u64;
    let percent = |hits: u64| 100.0 * hits as f32 / tested.max(1) as f32;
    (percent(first), percent(three), tested)
}

/// Fits a model to some moves and tests it on others.
#[must_use]
pub fn learn(
    fit_to: &[Observation],
    fitted_to: String,
    test_on: &[Observation],
    tested_on: String,
) -> People {
    let record = Record { fitted_to, tested_on, tested: 0, first: 0.0, first_three: 0.0 };
    let mut model = People::new(&fit(fit_to), record);
    let (first, first_three, tested) = agreement(&model, test_on);
    model.record = Record { tested, first, first_three, ..model.record };
    model
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_with_a_choice_are_picked_and_no_others() {
        let mut picker = Picker::new(2, 1);
        let mut position = Position::START;
        for name in ["f5", "d6", "c3", "d3", "c4"] {
            let mv = Move::Place(name.parse().unwrap());
            picker.offer(position, mv);
            position = position.play(mv).unwrap();
        }
        picker.offer(position, Move::Pass);
        assert_eq!(picker.seen, 4);
        assert_eq!(picker.moves().len(), 2);
    }

    #[test]
    fn files_are_named_first_to_last() {
        let files: Vec<PathBuf> = ["a/WTH_1977.wtb", "b.pgn", "WTH_1980.wtb"].map(PathBuf::from).to_vec();
        assert_eq!(origin(3, &files), "3 moves of WTH_1977 to WTH_1980");
        assert_eq!(origin(3, &files[1..2]), "3 moves of b");
    }

    /// Moves of somebody who follows a model, at many positions.
    fn followed(model: &People, count: usize, rng: &mut Rng) -> Vec<Observation> {
        let mut found = Vec::new();
        while found.len() < count {
            let mut position = Position::START;
            while !position.is_over() && found.len() < count {
                let board = position.board();
                let judged: Vec<(Square, i32)> =
                    board.moves().into_iter().map(|square| (square, rng.below(12) as i32)).collect();
                if judged.is_empty() {
                    position = position.play(Move::Pass).unwrap();
                    continue;
                }
                let candidates = candidates(board, &judged);
                let shares = model.softmax(board.empties(), &candidates, 1.0, 1.0);
                let mut left = rng.below(1 << 20) as f32 / (1 << 20) as f32;
                let played = shares
                    .iter()
                    .position(|share| {
                        left -= share;
                        left < 0.0
                    })
                    .unwrap_or(0);
                position = position.play(Move::Place(candidates[played].square)).unwrap();
                if candidates.len() > 1 {
                    found.push(Observation { empties: board.empties(), candidates, played });
                }
            }
        }
        found
    }

    #[test]
    fn weights_that_moves_were_drawn_from_are_found_again() {
        let mut truth = [[0.0; FACTS]; PARTS];
        for weights in &mut truth {
            (weights[0], weights[3], weights[5], weights[10]) = (1.5, -2.0, 1.0, -1.5);
        }
        let record = Record {
            fitted_to: String::new(),
            tested_on: String::new(),
            tested: 0,
            first: 0.0,
            first_three: 0.0,
        };
        let model = People::new(&truth, record);
        let rng = &mut Rng::new(3);
        let found = fit(&followed(&model, 30_000, rng));
        for fact in [0, 3, 5, 10] {
            let (expected, got) = (truth[2][fact], found[2][fact]);
            assert!((expected - got).abs() < 0.35, "fact {fact}: {got}, expected {expected}");
        }
        let test = followed(&model, 3_000, rng);
        let learned = learn(&followed(&model, 10_000, rng), String::new(), &test, String::new());
        let blind = People::new(&[[0.0; FACTS]; PARTS], learned.record.clone());
        assert!(learned.record.first > 40.0 && learned.record.first_three > learned.record.first);
        assert_eq!(agreement(&blind, &test).0, 0.0);
    }
}
