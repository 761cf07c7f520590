//! Looking for puzzles in games, and proving many of them.

use crate::grade::MoveModel;
use crate::kind::Kind;
use crate::maker::Maker;
use crate::proof::{Flaw, prove};
use crate::puzzle::Puzzle;
use outflank_engine::{Engine, Stop, work_queue};
use outflank_rules::Game;
use std::collections::HashSet;

/// Puzzles taken from one game at most: more would be alike.
const PER_GAME: usize = 2;

/// A search for puzzles through games.
pub struct Hunt<M> {
    maker: Maker,
    engine: Engine,
    model: M,
    kinds: Vec<Kind>,
    games: u64,
    found: u64,
}

impl<M: MoveModel> Hunt<M> {
    /// For puzzles of these kinds, so many of each; `known` are there already.
    #[must_use]
    pub fn new(kinds: Vec<Kind>, each: usize, known: &[Puzzle], engine: Engine, model: M) -> Hunt<M> {
        Hunt { maker: Maker::new(&kinds, each, known), engine, model, kinds, games: 0, found: 0 }
    }

    /// Whether there are enough puzzles.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.maker.is_done()
    }

    /// How many games it has looked at.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.games
    }

    /// How many puzzles it has found.
    #[must_use]
    pub const fn found(&self) -> u64 {
        self.found
    }

    /// How many there are of each kind, in a line.
    #[must_use]
    pub fn state(&self) -> String {
        let counts = self.kinds.iter().map(|&kind| format!("{kind} {}", self.maker.count(kind)));
        counts.collect::<Vec<_>>().join(", ")
    }

    /// Looks at the positions of a game, until `stop`; `keep` gets each puzzle as soon as it is
    /// found, and may refuse.
    pub fn look_at<E>(
        &mut self,
        game: &Game,
        stop: &Stop,
        mut keep: impl FnMut(&Puzzle) -> Result<(), E>,
    ) -> Result<(), E> {
        self.games += 1;
        let mut of_game = 0;
        for position in game.positions() {
            if of_game == PER_GAME || stop.is_stopped() {
                break;
            }
            let found = self.maker.offer(&mut self.engine, &mut self.model, position, stop);
            if let Some(puzzle) = found {
                keep(&puzzle)?;
                of_game += 1;
                self.found += 1;
            }
        }
        Ok(())
    }
}

/// Proves puzzles on several engines at once. What is wrong comes in the order of the
/// puzzles, boards that come twice first; those that a `stop` left out are not flawed.
/// `on_each` hears of each.
pub fn verify<'a>(
    all: &'a [Puzzle],
    engines: impl IntoIterator<Item = Engine>,
    stop: &Stop,
    on_each: impl Fn() + Sync,
) -> Vec<(&'a Puzzle, Flaw)> {
    let mut seen = HashSet::new();
    let is_twin = |puzzle: &&Puzzle| !seen.insert(puzzle.position.board().canonical().0);
    let mut flaws: Vec<(&Puzzle, Flaw)> =
        all.iter().filter(is_twin).map(|puzzle| (puzzle, Flaw::Twin)).collect();
    let proofs = work_queue::map(engines, all, stop, |engine, puzzle| {
        let flaw = prove(engine, puzzle, stop).err();
        on_each();
        flaw.filter(|flaw| !(stop.is_stopped() && *flaw == Flaw::Unproven))
    });
    flaws.extend(all.iter().zip(proofs).filter_map(|(puzzle, flaw)| Some((puzzle, flaw?))));
    flaws
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::OwnGames;
    use crate::grade::Instinct;
    use crate::shipped::collection;
    use outflank_engine::{Settings, clock};
    use outflank_eval::Weights;
    use outflank_rules::DiscDiff;
    use std::convert::Infallible;

    fn engine() -> Engine {
        let settings = Settings { table_bytes: 1 << 20, ..Settings::default() };
        Engine::new(settings, Weights::embedded(), Box::new(clock::Stopped))
    }

    #[test]
    fn every_puzzle_that_is_found_can_be_proved() {
        let mut hunt = Hunt::new(vec![Kind::Corner, Kind::Trap], 2, &[], engine(), Instinct);
        let mut player = engine();
        let mut kept = Vec::new();
        for number in (0..).take_while(|&number| number < 60) {
            if hunt.is_done() {
                break;
            }
            let game = OwnGames::new(1).game(&mut player, number);
            let keep = |puzzle: &Puzzle| {
                kept.push(puzzle.clone());
                Ok::<(), Infallible>(())
            };
            hunt.look_at(&game, &Stop::new(), keep).unwrap();
        }
        assert_eq!(hunt.found(), kept.len() as u64);
        assert!(!kept.is_empty(), "{} games: {}", hunt.games(), hunt.state());
        assert_eq!(verify(&kept, [engine()], &Stop::new(), || {}), []);
    }

    #[test]
    fn flaws_come_in_order_whoever_finds_them() {
        let mut some: Vec<Puzzle> = collection()
            .iter()
            .filter(|puzzle| puzzle.position.board().empties() <= 10)
            .take(5)
            .cloned()
            .collect();
        some.push(some[0].clone());
        some[3].score = DiscDiff::saturating(some[3].score.discs() - 2);
        let flaws = verify(&some, [engine(), engine()], &Stop::new(), || {});
        let found: Vec<_> = flaws.iter().map(|(puzzle, flaw)| (&puzzle.id, flaw)).collect();
        assert_eq!(found[0], (&some[5].id, &Flaw::Twin));
        assert_eq!(found[1].0, &some[3].id);
        assert_eq!(found.len(), 2);
        let stopped = Stop::new();
        stopped.stop();
        assert_eq!(verify(&some[..5], [engine()], &stopped, || {}), []);
    }
}
