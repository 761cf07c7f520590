//! The openings of a match: from a file, or random but the same for the same seed.
//!
//! A random opening is kept when a shallow search finds it roughly even and when no
//! earlier one leads to the same board, turned or mirrored.

use outflank_engine::{Engine, Limits, Selectivity, Settings, Stop, clock};
use outflank_eval::Weights;
use outflank_formats::GameRecord;
use outflank_rules::{Board, Color, Game, Move, Position, Rng};
use std::collections::HashSet;
use std::fmt;
use std::sync::Mutex;

/// How deep the search looks that tells whether an opening is even.
const DEPTH: u32 = 8;

/// The largest difference in discs that counts as even.
const EVEN: i32 = 4;

/// Random lines tried in vain before the openings there are must do.
const TRIES: usize = 200;

/// An opening: a game that has just begun.
#[derive(Clone, Debug)]
pub struct Opening {
    game: Game,
}

impl Opening {
    /// The game so far.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The moves with their sides, forced passes included.
    pub fn moves(&self) -> Vec<(Color, Move)> {
        self.game.turns().map(|turn| (turn.before.turn(), turn.mv)).collect()
    }
}

/// The openings of a match, in order.
pub enum Openings {
    /// Those of a file.
    Listed(Vec<Opening>),
    /// Random ones, made when they are needed: a match may end long before all of its
    /// games are played.
    Random(Box<Mutex<Generator>>),
}

impl Openings {
    /// The openings of games, for example of a file.
    pub fn listed(records: &[GameRecord]) -> Result<Openings, OpeningsError> {
        if records.is_empty() {
            return Err(OpeningsError::Empty);
        }
        let read = |(number, record)| opening(record).map_err(|fault| OpeningsError::Game { number, fault });
        Ok(Openings::Listed((1..).zip(records).map(read).collect::<Result<_, _>>()?))
    }

    /// Random openings of so many plies.
    pub fn random(plies: usize, seed: u64) -> Openings {
        Openings::Random(Box::new(Mutex::new(Generator::new(plies, seed))))
    }

    /// The opening of a pair of games, counted from 0. When there are fewer than pairs
    /// they begin again.
    pub fn get(&self, pair: usize) -> Opening {
        match self {
            Openings::Listed(list) => list[pair % list.len()].clone(),
            Openings::Random(generator) => {
                let mut generator = generator.lock().expect("making an opening does not panic");
                generator.make(pair + 1);
                generator.made[pair % generator.made.len()].clone()
            }
        }
    }

    /// How many different openings so many pairs have.
    pub fn different(&self, pairs: usize) -> usize {
        match self {
            Openings::Listed(list) => list.len().min(pairs),
            Openings::Random(generator) => {
                generator.lock().expect("making an opening does not panic").made.len().min(pairs)
            }
        }
    }
}

/// Why a game is no opening of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpeningFault {
    /// It begins with other discs than the usual four.
    Start,
    /// A move that the rules forbid.
    IllegalMove,
    /// There is nothing left to play.
    Over,
}

impl fmt::Display for OpeningFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            OpeningFault::Start => {
                "it does not begin with the usual four discs, which not every engine can be told"
            }
            OpeningFault::IllegalMove => "it has an illegal move",
            OpeningFault::Over => "it is over; an opening leaves something to play",
        })
    }
}

/// Why games are no openings of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpeningsError {
    /// There are none.
    Empty,
    /// One of them cannot be used.
    Game {
        /// Its number, from 1.
        number: usize,
        /// What is wrong with it.
        fault: OpeningFault,
    },
}

impl fmt::Display for OpeningsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpeningsError::Empty => f.write_str("there is no opening in it"),
            OpeningsError::Game { number, fault } => write!(f, "game {number}: {fault}"),
        }
    }
}

impl std::error::Error for OpeningsError {}

fn opening(record: &GameRecord) -> Result<Opening, OpeningFault> {
    if record.start != Position::START {
        return Err(OpeningFault::Start);
    }
    let moves = record.moves.iter().map(|recorded| recorded.mv);
    let game = Game::from_moves(record.start, moves).map_err(|_| OpeningFault::IllegalMove)?;
    if game.is_over() { Err(OpeningFault::Over) } else { Ok(Opening { game }) }
}

/// Makes different random openings, the same for the same seed.
pub struct Generator {
    plies: usize,
    rng: Rng,
    engine: Engine,
    seen: HashSet<Board>,
    made: Vec<Opening>,
    exhausted: bool,
}

impl Generator {
    fn new(plies: usize, seed: u64) -> Generator {
        let settings = Settings { table_bytes: 4 << 20, ..Settings::default() };
        Generator {
            plies,
            rng: Rng::new(seed),
            engine: Engine::new(settings, Weights::embedded(), Box::new(clock::Stopped)),
            seen: HashSet::new(),
            made: Vec::new(),
            exhausted: false,
        }
    }

    /// Makes openings until there are `count`, or as many as there can be; at least one.
    fn make(&mut self, count: usize) {
        // When nothing even turns up, anything must do.
        let mut spare = None;
        let mut in_vain = 0;
        while self.made.len() < count && !self.exhausted {
            let new = self
                .rng
                .game(self.plies)
                .filter(|game| self.seen.insert(game.position().board().canonical().0));
            match new {
                Some(game) if is_even(&mut self.engine, game.position()) => {
                    self.made.push(Opening { game });
                    in_vain = 0;
                }
                uneven => {
                    spare = spare.or(uneven);
                    in_vain += 1;
                    self.exhausted = in_vain == TRIES;
                }
            }
        }
        if self.made.is_empty() {
            self.made.push(Opening { game: spare.unwrap_or_default() });
        }
    }
}

fn is_even(engine: &mut Engine, position: Position) -> bool {
    engine.clear();
    let limits = Limits::depth(DEPTH, Selectivity::FASTEST);
    let outcome = engine.search(position, &limits, &Stop::new(), &mut |_| {});
    let outcome = outcome.expect("an opening is not over");
    outcome.best().score.discs().is_some_and(|discs| discs.discs().abs() <= EVEN)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn random(count: usize, plies: usize, seed: u64) -> Vec<Opening> {
        let mut generator = Generator::new(plies, seed);
        generator.make(count);
        generator.made
    }

    fn texts(openings: &[Opening]) -> Vec<String> {
        openings.iter().map(|opening| format!("{:?}", opening.game)).collect()
    }

    #[test]
    fn the_same_seed_gives_the_same_openings() {
        let first = random(20, 8, 7);
        assert_eq!(first.len(), 20);
        assert_eq!(texts(&first), texts(&random(20, 8, 7)));
        assert_ne!(texts(&first), texts(&random(20, 8, 8)));
        for opening in &first {
            assert_eq!(opening.moves().len(), 8);
        }
        // Whoever asks first, and for which.
        let openings = Openings::random(8, 7);
        let asked: Vec<Opening> = [19, 3, 0].map(|pair| openings.get(pair)).into();
        assert_eq!(texts(&asked), [19, 3, 0].map(|pair: usize| texts(&first)[pair].clone()));
    }

    #[test]
    fn no_two_openings_are_the_same_under_symmetry() {
        let openings = random(50, 6, 1);
        let boards: HashSet<Board> =
            openings.iter().map(|opening| opening.game.position().board().canonical().0).collect();
        assert_eq!((openings.len(), boards.len()), (50, 50));
    }

    #[test]
    fn few_plies_give_as_many_openings_as_there_are() {
        assert_eq!(random(10, 0, 1).len(), 1);
        // One first move up to symmetry, and three replies to it.
        assert!((1..=3).contains(&random(10, 2, 1).len()));
        let openings = Openings::random(0, 1);
        assert_eq!(openings.get(7).moves().len(), 0);
        assert_eq!(openings.different(9), 1);
    }
}
