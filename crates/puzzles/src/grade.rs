//! How hard a puzzle is.
//!
//! Three things make one hard: how far one has to look ahead, how many wrong moves look
//! right, and how seldom people would try the right one. The first comes from the engine.
//! The other two come from a [`MoveModel`]: what people play. [`Instinct`] is a simple one
//! that needs nothing; [`Players`], learned from people's games, does better.

use crate::puzzle::Puzzle;
use outflank_coach::{Danger, Facts};
use outflank_engine::{Engine, Limits, Selectivity, Stop};
use outflank_levels::people::{self, People};
use outflank_rules::{Move, Position, Square, SquareSet};

/// How hard a puzzle is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Difficulty {
    /// Plies a search needs before it finds the solution and stays with it;
    /// [`Difficulty::DEEPEST`] when it has to go further than that.
    pub depth: u32,
    /// Wrong moves that people would play at least half as often as the right one.
    pub tempting: u32,
    /// How many people in a hundred would play the right move.
    pub share: u32,
    /// From 1, easy, to 5, hard.
    pub level: u8,
}

/// Says what people play.
pub trait MoveModel {
    /// How likely each legal move is to be played; together they make 1.
    fn shares(&mut self, position: Position) -> Vec<(Square, f32)>;
}

impl<F: FnMut(Position) -> Vec<(Square, f32)>> MoveModel for F {
    fn shares(&mut self, position: Position) -> Vec<(Square, f32)> {
        self(position)
    }
}

/// What looks natural to somebody who knows the rules and has heard of corners: corners
/// and edges are good, squares beside empty corners are not, turning discs is fun.
#[derive(Clone, Copy, Debug, Default)]
pub struct Instinct;

impl MoveModel for Instinct {
    fn shares(&mut self, position: Position) -> Vec<(Square, f32)> {
        let looks = |square: Square| {
            let Ok(facts) = Facts::of(position, square) else { return 0.0 };
            let mut looks = 0.15 * facts.turned.len() as f32 - 0.08 * facts.their_moves.after as f32;
            if facts.takes_corner {
                looks += 3.0;
            } else if SquareSet::EDGES.contains(square) {
                looks += 0.6;
            }
            looks -= match facts.danger {
                Some((Danger::Diagonal, _)) => 1.6,
                Some((Danger::Edge, _)) => 0.9,
                None => 0.0,
            };
            looks - 1.5 * facts.corners_opened.len() as f32
        };
        let weights: Vec<(Square, f32)> =
            position.moves().into_iter().map(|square| (square, looks(square).exp())).collect();
        let sum: f32 = weights.iter().map(|(_, weight)| weight).sum();
        weights.into_iter().map(|(square, weight)| (square, weight / sum)).collect()
    }
}

/// How much looking ahead counts for the people puzzles are graded for: less than for the
/// tournament players whom the model was learned from.
const JUDGEMENT: f32 = 0.6;

/// What people play, as a model learned from their games has it.
pub struct Players(Engine);

impl Players {
    /// The model looks a little ahead with this engine.
    #[must_use]
    pub const fn new(engine: Engine) -> Players {
        Players(engine)
    }
}

impl MoveModel for Players {
    fn shares(&mut self, position: Position) -> Vec<(Square, f32)> {
        let judged = outflank_levels::score_moves(&mut self.0, &position);
        let candidates = people::candidates(position.board(), &judged);
        let empties = position.board().empties();
        let shares = People::embedded().softmax(empties, &candidates, JUDGEMENT, 1.0);
        candidates.iter().map(|candidate| candidate.square).zip(shares).collect()
    }
}

/// Grades puzzles anew and puts them in order: by kind, the easier first; equally hard ones in
/// an order that is the same everywhere. `on_each` hears of each.
pub fn grade_all(
    puzzles: &mut [Puzzle],
    engine: &mut Engine,
    model: &mut dyn MoveModel,
    mut on_each: impl FnMut(),
) {
    for puzzle in puzzles.iter_mut() {
        puzzle.difficulty = Difficulty::of(engine, model, puzzle.position, &puzzle.solution);
        on_each();
    }
    puzzles.sort_by_cached_key(|puzzle| (puzzle.kind, puzzle.difficulty.level, puzzle.id.clone()));
}

impl Difficulty {
    /// What is stored for solutions that no such search finds.
    pub const DEEPEST: u32 = 13;

    /// Grades a solution.
    pub fn of(
        engine: &mut Engine,
        model: &mut dyn MoveModel,
        position: Position,
        solution: &[Square],
    ) -> Difficulty {
        let Some(&first) = solution.first() else { return Difficulty::graded(0, 0, 100, 0) };
        let shares = model.shares(position);
        let of = |square: Square| shares.iter().find(|(s, _)| *s == square).map_or(0.0, |(_, share)| *share);
        let own = of(first);
        let tempting =
            shares.iter().filter(|&&(square, share)| square != first && share >= own / 2.0).count() as u32;
        let depth = depth_needed(engine, position, first);
        Difficulty::graded(depth, tempting, (own * 100.0).round() as u32, solution.len() as u32 / 2)
    }

    /// The level that follows from the other figures; `further` are the moves to find
    /// after the first.
    fn graded(depth: u32, tempting: u32, share: u32, further: u32) -> Difficulty {
        let points = 0.4 * depth as f32
            + 0.6 * tempting.min(8) as f32
            + 0.05 * 100_u32.saturating_sub(share) as f32
            + 0.6 * further.min(4) as f32;
        let level = 1 + LEVELS.iter().filter(|&&least| points >= least).count() as u8;
        Difficulty { depth, tempting, share, level }
    }

    /// Whether hardly anybody would miss it.
    #[must_use]
    pub const fn is_trivial(self) -> bool {
        self.share >= 70 || (self.tempting == 0 && self.depth <= 1)
    }
}

/// The least points of levels 2 to 5: fifths of the first collection.
const LEVELS: [f32; 4] = [4.0, 5.6, 7.5, 9.7];

/// The least depth from which on every search up to [`Difficulty::DEEPEST`] finds `first`.
fn depth_needed(engine: &mut Engine, position: Position, first: Square) -> u32 {
    // What earlier searches left in the table would make shallow ones look clever.
    engine.clear();
    // Short of the end: there a search no longer goes ply by ply.
    let deepest = (Difficulty::DEEPEST - 1).min(position.board().empties().saturating_sub(1)).max(1);
    let mut needed = 1;
    let mut depth = 0;
    let limits = Limits::depth(deepest, Selectivity::FASTEST);
    let _ = engine.search(position, &limits, &Stop::new(), &mut |found| {
        depth += 1;
        if found.best().mv != Move::Place(first) {
            needed = depth + 1;
        }
    });
    if needed > depth { Difficulty::DEEPEST } else { needed }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shipped::collection;
    use outflank_engine::{Settings, clock};
    use outflank_eval::Weights;

    fn engine() -> Engine {
        let settings = Settings { table_bytes: 1 << 20, ..Settings::default() };
        Engine::new(settings, Weights::embedded(), Box::new(clock::Stopped))
    }

    #[test]
    fn grading_again_puts_easier_puzzles_first() {
        let mut some: Vec<Puzzle> = collection().iter().rev().step_by(90).cloned().collect();
        let (mut count, mut model) = (0, Players::new(engine()));
        grade_all(&mut some, &mut engine(), &mut model, || count += 1);
        assert_eq!(count, some.len());
        let keys: Vec<_> = some.iter().map(|puzzle| (puzzle.kind, puzzle.difficulty.level)).collect();
        assert!(keys.is_sorted(), "{keys:?}");
    }

    #[test]
    fn what_people_play_adds_up() {
        let shares = Players::new(engine()).shares(collection()[0].position);
        assert_eq!(shares.len() as u32, collection()[0].position.moves().len());
        assert!((shares.iter().map(|(_, share)| share).sum::<f32>() - 1.0).abs() < 1e-4, "{shares:?}");
    }

    #[test]
    fn instinct_takes_corners_and_its_shares_make_one() {
        let position: Position = format!("-OX{}XO{} X", "-".repeat(23), "-".repeat(36)).parse().unwrap();
        let shares = Instinct.shares(position);
        assert_eq!(shares.len() as u32, position.moves().len());
        assert!((shares.iter().map(|(_, share)| share).sum::<f32>() - 1.0).abs() < 1e-5);
        let best = shares.iter().max_by(|a, b| a.1.total_cmp(&b.1)).unwrap().0;
        assert_eq!(best.to_string(), "a1");
    }
}
