//! Openings in which both sides still have their chances.
//!
//! The engine plays against itself and strays: of the moves that give little away it
//! takes any. What it gets to is kept when a deeper search finds it even, and when no
//! earlier one is the same board, turned or mirrored.

use outflank_engine::{Engine, Limits, Line, Lines, Score, Selectivity, Stop};
use outflank_rules::{Board, DiscDiff, Game, Position, Rng, Square};
use std::collections::HashSet;

/// How deep the search looks that chooses moves to stray to.
const GLANCE: u32 = 4;

/// Openings tried in vain before there are no more.
const TRIES: u32 = 500;

/// Which openings are wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Taste {
    /// Their length, forced passes included.
    pub plies: usize,
    /// How many discs either side may be ahead.
    pub within: u32,
    /// How many discs a move may give away to be played.
    pub stray: u32,
    /// Plies of the search that finds the score.
    pub depth: u32,
}

impl Default for Taste {
    /// Twelve plies, even but for two discs.
    fn default() -> Taste {
        Taste { plies: 12, within: 2, stray: 4, depth: 10 }
    }
}

/// An opening with the best move found in it.
#[derive(Clone, Debug)]
pub struct Even {
    /// The moves.
    pub game: Game,
    /// The best move where it stands, and its score.
    pub best: Line,
}

/// Makes openings, each once. The same seed gives the same ones.
pub struct EvenOpenings {
    engine: Engine,
    rng: Rng,
    seen: HashSet<Board>,
    taste: Taste,
}

impl EvenOpenings {
    /// A maker with an engine of its own.
    #[must_use]
    pub fn new(engine: Engine, taste: Taste, seed: u64) -> EvenOpenings {
        EvenOpenings { engine, rng: Rng::new(seed), seen: HashSet::new(), taste }
    }

    /// The next opening; none when it was stopped, or when there are no more.
    pub fn next(&mut self, stop: &Stop) -> Option<Even> {
        for _ in 0..TRIES {
            let game = self.game(stop)?;
            if game.is_over() || !self.seen.insert(game.position().board().canonical().0) {
                continue;
            }
            let best = self.search(game.position(), self.taste.depth, Lines::Best(1), stop)?.swap_remove(0);
            if discs(best.score).is_some_and(|discs| discs.unsigned_abs() <= self.taste.within) {
                return Some(Even { game, best });
            }
        }
        None
    }

    /// A game of moves that give little away.
    fn game(&mut self, stop: &Stop) -> Option<Game> {
        let stray = i32::try_from(self.taste.stray).unwrap_or(i32::MAX);
        let mut game = Game::new();
        while game.ply() < self.taste.plies && !game.is_over() {
            let lines = self.search(game.position(), GLANCE, Lines::All, stop)?;
            let best = lines.iter().filter_map(|line| discs(line.score)).max().unwrap_or(0);
            let good: Vec<Square> = lines
                .iter()
                .filter(|line| discs(line.score).is_some_and(|score| best - score <= stray))
                .filter_map(|line| line.mv.square())
                .collect();
            let square = *good.get(self.rng.below(good.len() as u32) as usize)?;
            game.play(square).expect("the engine's moves are legal");
        }
        Some(game)
    }

    /// The scored moves; none when it was stopped.
    fn search(&mut self, position: Position, depth: u32, lines: Lines, stop: &Stop) -> Option<Vec<Line>> {
        // What earlier searches have found must not matter, or the same seed would not
        // give the same openings.
        self.engine.clear();
        let limits = Limits::depth(depth, Selectivity::FASTEST).with_lines(lines);
        let found = self.engine.search(position, &limits, stop, &mut |_| {}).ok()?;
        (!stop.is_stopped()).then_some(found.lines)
    }
}

fn discs(score: Score) -> Option<i32> {
    score.discs().map(DiscDiff::discs)
}

#[cfg(test)]
mod tests {
    use super::*;
    use outflank_engine::{Settings, clock};
    use outflank_eval::Weights;

    fn maker(taste: Taste, seed: u64) -> EvenOpenings {
        let settings = Settings { table_bytes: 1 << 20, ..Settings::default() };
        EvenOpenings::new(Engine::new(settings, Weights::embedded(), Box::new(clock::Stopped)), taste, seed)
    }

    #[test]
    fn the_same_seed_makes_the_same_openings_and_none_twice() {
        let taste = Taste { plies: 6, depth: 4, ..Taste::default() };
        let make = || {
            let mut maker = maker(taste, 7);
            (0..5).map(|_| maker.next(&Stop::new()).expect("there are more").game).collect::<Vec<_>>()
        };
        let first = make();
        let moves =
            |games: &[Game]| games.iter().map(|game| game.moves_played().collect()).collect::<Vec<Vec<_>>>();
        assert_eq!(moves(&first), moves(&make()));
        let boards: HashSet<Board> = first.iter().map(|game| game.position().board().canonical().0).collect();
        assert_eq!(boards.len(), 5);
        assert!(first.iter().all(|game| game.ply() == 6));
    }

    #[test]
    fn it_ends_when_there_are_no_more() {
        // All first moves are one board.
        let mut maker = maker(Taste { plies: 1, within: 64, stray: 64, depth: 1 }, 1);
        assert!(maker.next(&Stop::new()).is_some());
        assert!(maker.next(&Stop::new()).is_none());
    }
}
