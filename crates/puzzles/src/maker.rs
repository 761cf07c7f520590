//! From games to puzzles.
//!
//! Most positions are no puzzles, so each goes through a sieve: the rules tell at once
//! where a corner can be forced, a short search tells where one move stands out, and only
//! what remains is solved. A solved position may be a puzzle of several kinds; it becomes
//! the one there are fewest of.

use crate::grade::{Difficulty, MoveModel};
use crate::kind::Kind;
use crate::proof::{ENDGAME_MOVES, classify, corner_forcers, endgame_line, solve};
use crate::puzzle::{Puzzle, id};
use outflank_engine::{Engine, Limits, Lines, Selectivity, Stop};
use outflank_rules::{Board, DiscDiff, Position, SquareSet};
use std::collections::{HashMap, HashSet};

/// Positions with fewer empty squares are counted, not solved, by people.
const FEWEST_EMPTIES: u32 = 8;

/// Positions with more take too long to prove by the thousand.
const MOST_EMPTIES: u32 = 20;

/// Boards the solver may visit for one position. Keeps the whole collection provable in
/// minutes.
const NODES: u64 = 3_000_000;

/// Plies of the short search.
const GLANCE: u32 = 5;

/// Makes puzzles, each once.
pub struct Maker {
    wanted: Vec<Kind>,
    each: usize,
    counts: HashMap<Kind, usize>,
    seen: HashSet<Board>,
}

impl Maker {
    /// A maker of puzzles of these kinds, so many of each; `known` are there already.
    #[must_use]
    pub fn new(wanted: &[Kind], each: usize, known: &[Puzzle]) -> Maker {
        let mut maker = Maker { wanted: wanted.to_vec(), each, counts: HashMap::new(), seen: HashSet::new() };
        for puzzle in known {
            maker.seen.insert(puzzle.position.board().canonical().0);
            *maker.counts.entry(puzzle.kind).or_default() += 1;
        }
        maker
    }

    /// How many puzzles of a kind there are.
    #[must_use]
    pub fn count(&self, kind: Kind) -> usize {
        self.counts.get(&kind).copied().unwrap_or(0)
    }

    /// Whether there are enough of every kind.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.wanted.iter().all(|&kind| self.count(kind) >= self.each)
    }

    /// Looks at a position, and makes a puzzle of it if it is one that is still wanted.
    pub fn offer(
        &mut self,
        engine: &mut Engine,
        model: &mut dyn MoveModel,
        position: Position,
        stop: &Stop,
    ) -> Option<Puzzle> {
        let board = position.board();
        let key = board.canonical().0;
        if !(FEWEST_EMPTIES..=MOST_EMPTIES).contains(&board.empties()) || self.seen.contains(&key) {
            return None;
        }
        if !self.stands_out(engine, position, stop) {
            return None;
        }
        let scores = solve(engine, position, Some(NODES), stop)?;
        let mut found = classify(position, &scores);
        found.retain(|&(kind, square, _)| {
            // Whoever can take a corner looks there first; that is no puzzle but for the
            // kind whose answer is more than the corner.
            let obvious = SquareSet::CORNERS.contains(square) && kind != Kind::WipeOut;
            self.wanted.contains(&kind) && self.count(kind) < self.each && !obvious
        });
        found.sort_by_key(|&(kind, ..)| self.count(kind));
        for (kind, square, trap) in found {
            let solution = if kind == Kind::Endgame {
                let line = endgame_line(engine, position, square, Some(NODES), stop)?;
                if line.len().div_ceil(2) < ENDGAME_MOVES {
                    continue;
                }
                line
            } else {
                vec![square]
            };
            let difficulty = Difficulty::of(engine, model, position, &solution);
            if difficulty.is_trivial() {
                return None;
            }
            self.seen.insert(key);
            *self.counts.entry(kind).or_default() += 1;
            return Some(Puzzle {
                id: id(kind, board),
                kind,
                position,
                solution,
                score: DiscDiff::saturating(scores[0].1),
                trap,
                difficulty,
            });
        }
        None
    }

    /// Whether it is worth solving.
    fn stands_out(&self, engine: &mut Engine, position: Position, stop: &Stop) -> bool {
        let wants = |kind: Kind| self.wanted.contains(&kind) && self.count(kind) < self.each;
        if wants(Kind::Corner) && corner_forcers(position).len() == 1 {
            return true;
        }
        let limits = Limits::depth(GLANCE, Selectivity::FASTEST).with_lines(Lines::Best(2));
        let Ok(found) = engine.search(position, &limits, stop, &mut |_| ()) else { return false };
        let discs = |index: usize| Some(found.lines.get(index)?.score.discs()?.discs());
        let (Some(best), Some(second)) = (discs(0), discs(1)) else { return false };
        let gap = best - second;
        (wants(Kind::WipeOut) && best >= 44)
            || (wants(Kind::Swing) && gap >= 8)
            || (wants(Kind::OnlyWin) && best >= -2 && second <= 4 && gap >= 3)
            || (wants(Kind::Trap) && (-2..=12).contains(&best) && gap >= 1)
            || (wants(Kind::Endgame) && gap >= 2 && position.board().empties() <= 16)
    }
}
