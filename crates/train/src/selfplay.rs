//! Games the engine plays against itself.
//!
//! A game has three parts. In the first, random moves alternate with quick ones, so that
//! positions come up that good play avoids: a search evaluates bad moves more often than
//! good ones. Then both sides search a few plies, and play another move now and then;
//! every position of this part is a sample. The last squares are solved. In both of the
//! last parts some positions beside the game are searched or solved, and kept.
//!
//! Such other moves are the better of two at random, as a quick look sees them: the
//! mistakes that are worth refuting are those that look like moves.
//!
//! The score of a searched position looks ahead further than its own search: it is
//! mostly that of the position that followed, and partly what its own search said. A
//! search sees a few plies and trusts the evaluation beyond; the result of the game knows
//! everything but has all later mistakes in it. Blended backwards from the solved end, a
//! score learns from either and forgets mistakes that lie far ahead. After a move that
//! was not the search's choice the chain begins anew.

use crate::dataset::{Sample, Source};
use outflank_engine::{Engine, Limits, Score, Selectivity, Stop, clock};
use outflank_eval::Weights;
use outflank_rules::{Board, Color, Position, Rng};
use std::sync::Arc;

/// How games are played.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// Plies of the first part, from…
    pub random_from: u32,
    /// …to, inclusive; every length is equally likely.
    pub random_to: u32,
    /// Search depth before the solved part.
    pub depth: u32,
    /// Solve from this many empty squares on.
    pub solve_from: u32,
    /// Of the searched moves, one in this many is another one instead; 0 for none.
    pub stray_every: u32,
    /// Of the searched positions, one in this many brings a sibling; 0 for none. Its score
    /// is that of a search alone, so there is nothing to learn from it as long as the weights
    /// know nothing.
    pub beside_every: u32,
    /// Of the solved positions, one in this many brings a sibling.
    pub sibling_every: u32,
}

/// How much of a searched position's score comes from the position that followed.
const FROM_LATER: f32 = 0.8;

impl Default for Settings {
    /// Games for weights that are good already; README.md tells how the earlier ones were
    /// played.
    fn default() -> Settings {
        Settings {
            random_from: 6,
            random_to: 30,
            depth: 6,
            solve_from: 16,
            stray_every: 12,
            beside_every: 2,
            sibling_every: 2,
        }
    }
}

/// Memory for positions already searched. It is emptied before every game, so that a
/// game does not depend on those before it; a larger table would cost more than it gains.
const TABLE_BYTES: usize = 2 << 20;

/// A searched position of a game. Values are seen by the side that moves when `sign` is
/// 1.
struct Searched {
    board: Board,
    value: f32,
    sign: f32,
    /// Whether another move than the search's choice was played here.
    strays: bool,
}

/// The samples of the searched part, scored backwards from the end of the game.
fn blended(seen: &[Searched], end: f32) -> impl Iterator<Item = Sample> + '_ {
    let mut later = end;
    seen.iter().rev().map(move |searched| {
        later = if searched.strays {
            searched.value
        } else {
            FROM_LATER * later + (1.0 - FROM_LATER) * searched.value
        };
        let score = (later * searched.sign).round() as i8;
        Sample { board: searched.board, score, source: Source::Search }
    })
}

/// A player of such games.
pub struct Player {
    engine: Engine,
}

impl Player {
    /// A player with these weights.
    #[must_use]
    pub fn new(weights: Arc<Weights>) -> Player {
        let settings = outflank_engine::Settings { table_bytes: TABLE_BYTES, ..Default::default() };
        Player { engine: Engine::new(settings, weights, Box::new(clock::Stopped)) }
    }

    /// Plays one game and returns its samples, at least one.
    ///
    /// The same weights, settings and numbers give the same game.
    pub fn game(&mut self, settings: &Settings, rng: &mut Rng) -> Vec<Sample> {
        self.engine.clear();
        loop {
            let samples = self.attempt(settings, rng);
            if !samples.is_empty() {
                return samples;
            }
        }
    }

    /// One game; no samples when it is over before its first part is.
    fn attempt(&mut self, settings: &Settings, rng: &mut Rng) -> Vec<Sample> {
        let mut board = Board::START;
        let plies = settings.random_from + rng.below(settings.random_to - settings.random_from + 1);
        for ply in 0..plies {
            if board.is_over() {
                return Vec::new();
            }
            // The last of these moves is always random: what follows refutes it or not.
            let quick = ply >= settings.random_from && ply + 1 < plies && rng.below(2) == 0;
            board = match rng.pick(board.moves()) {
                None => board.swapped(),
                Some(_) if quick => self.best(board, &Limits::depth(1, Selectivity::NONE)).1,
                Some(square) => board.play(square).expect("the move is legal"),
            };
        }
        let mut seen: Vec<Searched> = Vec::new();
        let mut sign = 1.0;
        let mut samples = Vec::new();
        while !board.is_over() {
            if board.moves().is_empty() {
                board = board.swapped();
                sign = -sign;
                continue;
            }
            if board.empties() <= settings.solve_from {
                break;
            }
            let limits = Limits::depth(settings.depth, Selectivity::NONE);
            let (value, best) = self.best(board, &limits);
            let mut one_in = |many: u32| many > 0 && rng.below(many) == 0;
            let (strays, beside) = (one_in(settings.stray_every), one_in(settings.beside_every));
            seen.push(Searched { board, value: f32::from(value) * sign, sign, strays });
            if beside {
                let sibling = self.plausible(board, rng);
                if sibling.can_move() {
                    let (score, _) = self.best(sibling, &limits);
                    samples.push(Sample { board: sibling, score, source: Source::Search });
                }
            }
            board = if strays { self.plausible(board, rng) } else { best };
            sign = -sign;
        }
        let end = if board.is_over() {
            board.final_difference() as i8
        } else {
            self.solved_part(board, settings, rng, &mut samples)
        };
        samples.extend(blended(&seen, f32::from(end) * sign));
        samples
    }

    /// The board after the better of two random moves, as a search of one ply sees them;
    /// both may be the same. There must be a move.
    fn plausible(&mut self, board: Board, rng: &mut Rng) -> Board {
        let mut after = || {
            let square = rng.pick(board.moves()).expect("there is a move");
            board.play(square).expect("the move is legal")
        };
        let (one, other) = (after(), after());
        if one == other || !one.can_move() || !other.can_move() {
            return one;
        }
        let quick = Limits::depth(1, Selectivity::NONE);
        // What the opponent gets: less is better.
        if self.best(one, &quick).0 <= self.best(other, &quick).0 { one } else { other }
    }

    /// The score of a search and the board after the move it likes best.
    fn best(&mut self, board: Board, limits: &Limits) -> (i8, Board) {
        let position = Position::from_board(board, Color::Black);
        let outcome =
            self.engine.search(position, limits, &Stop::new(), &mut |_| {}).expect("the game is not over");
        let line = outcome.best();
        let discs = match line.score {
            Score::Exact(discs) | Score::Estimate { discs, .. } => discs.discs() as i8,
            Score::Outcome(_) | Score::Book { .. } => unreachable!("neither was asked for"),
        };
        (discs, position.play(line.mv).expect("the engine's move is legal").board())
    }

    /// Plays the best line to the end, collecting it and some positions beside it.
    fn solved_part(
        &mut self,
        mut board: Board,
        settings: &Settings,
        rng: &mut Rng,
        samples: &mut Vec<Sample>,
    ) -> i8 {
        let first = self.best(board, &Limits::EXACT).0;
        let mut score = first;
        while !board.is_over() {
            if board.moves().is_empty() {
                board = board.swapped();
                score = -score;
                continue;
            }
            samples.push(Sample { board, score, source: Source::Exact });
            if rng.below(settings.sibling_every) == 0 {
                let sibling = self.plausible(board, rng);
                if sibling.can_move() {
                    let score = self.best(sibling, &Limits::EXACT).0;
                    samples.push(Sample { board: sibling, score, source: Source::Exact });
                }
            }
            board = self.best(board, &Limits::EXACT).1;
            score = -score;
        }
        first
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_lean_on_what_follows_until_a_stray_move() {
        let at = |value: f32, sign: f32, strays: bool| Searched { board: Board::START, value, sign, strays };
        let seen = [at(0.0, 1.0, false), at(10.0, -1.0, true), at(-20.0, 1.0, false), at(0.0, -1.0, false)];
        let scores: Vec<i8> = blended(&seen, 50.0).map(|sample| sample.score).collect();
        // 0.8 of the end; 0.8 of that and 0.2 of -20; the stray position's own value, seen by
        // the other side; 0.8 of that.
        assert_eq!(scores, [-40, 28, -10, 8]);
    }
}
