//! The results of a match as they come in.
//!
//! Games may be finished in any order. What is counted goes by their numbers, so that
//! the same match has the same result however many games are played at once: a
//! sequential test sees the pairs in order, and stops after the same pair every time.

use crate::arbiter::Played;
use crate::elo::{Pairs, Sprt, Verdict};
use crate::player::Fault;
use outflank_formats::GameRecord;
use outflank_rules::Color;

/// One of the two sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The first.
    A,
    /// The second.
    B,
}

impl Side {
    /// The side that has this colour in the game with this number, counted from 0: A has
    /// Black in the first game of each pair.
    pub const fn of(color: Color, game: usize) -> Side {
        match (color, game.is_multiple_of(2)) {
            (Color::Black, true) | (Color::White, false) => Side::A,
            _ => Side::B,
        }
    }

    /// 0 for A, 1 for B.
    pub const fn index(self) -> usize {
        match self {
            Side::A => 0,
            Side::B => 1,
        }
    }

    /// Its name in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Side::A => "a",
            Side::B => "b",
        }
    }
}

/// All games of a match, by number.
#[derive(Debug)]
pub struct Standings {
    games: Vec<Option<Played>>,
    finished: usize,
    sprt: Option<Sprt>,
    /// Games that count: all, until a test is decided by the first so many.
    counted: usize,
    /// Pairs already looked at by the test, in order.
    tested: Pairs,
    next_pair: usize,
    verdict: Verdict,
}

/// What the counted games come to, for A.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Totals {
    /// Games.
    pub games: usize,
    /// Games won.
    pub wins: usize,
    /// Games drawn.
    pub draws: usize,
    /// Games lost.
    pub losses: usize,
    /// Complete pairs.
    pub pairs: Pairs,
    /// Mean difference in discs of the games that were played out.
    pub mean_discs: Option<f64>,
}

impl Totals {
    /// A's points.
    pub fn points(self) -> f64 {
        self.wins as f64 + self.draws as f64 / 2.0
    }
}

impl Standings {
    /// A match of so many games, none of them played.
    pub fn new(games: usize, sprt: Option<Sprt>) -> Standings {
        Standings {
            games: vec![None; games],
            finished: 0,
            sprt,
            counted: games,
            tested: Pairs::default(),
            next_pair: 0,
            verdict: Verdict::Open,
        }
    }

    /// Takes a finished game; says whether the match is decided.
    pub fn add(&mut self, number: usize, played: Played) -> bool {
        self.games[number] = Some(played);
        self.finished += 1;
        if let Some(sprt) = self.sprt {
            while self.verdict == Verdict::Open
                && let Some(half_points) = self.pair(self.next_pair)
            {
                self.tested.add(half_points);
                self.next_pair += 1;
                self.verdict = sprt.verdict(self.tested);
                if self.verdict != Verdict::Open {
                    self.counted = self.next_pair * 2;
                }
            }
        }
        self.verdict != Verdict::Open || self.finished == self.games.len()
    }

    /// A's half points in a pair, once both of its games are finished.
    fn pair(&self, pair: usize) -> Option<usize> {
        let games = self.games.get(pair * 2..pair * 2 + 2)?;
        let half_points = |index: usize| Some(half_points(pair * 2 + index, games[index].as_ref()?));
        Some(half_points(0)? + half_points(1)?)
    }

    /// The games that count and are finished, with their numbers.
    pub fn games(&self) -> impl Iterator<Item = (usize, &Played)> {
        let counted = self.games.iter().take(self.counted).enumerate();
        counted.filter_map(|(number, played)| Some((number, played.as_ref()?)))
    }

    /// Why games ended early: the number, the side and the fault.
    pub fn faults(&self) -> impl Iterator<Item = (usize, Side, &Fault)> {
        self.games().filter_map(|(number, played)| {
            let (color, fault) = played.fault.as_ref()?;
            Some((number, Side::of(*color, number), fault))
        })
    }

    /// The games as records, in order, with the names of the sides, A's first.
    pub fn records(&self, names: [&str; 2]) -> Vec<GameRecord> {
        self.games()
            .map(|(number, played)| {
                let names = Color::BOTH.map(|color| names[Side::of(color, number).index()]);
                played.record(names, format!("{}.{}", number / 2 + 1, number % 2 + 1))
            })
            .collect()
    }

    /// The test, where it stands and what it says.
    pub fn sprt(&self) -> Option<(Sprt, f64, Verdict)> {
        let sprt = self.sprt?;
        Some((sprt, sprt.ratio(self.tested), self.verdict))
    }

    /// What the games come to.
    pub fn totals(&self) -> Totals {
        let mut totals = Totals::default();
        let mut discs = Vec::new();
        for (number, played) in self.games() {
            totals.games += 1;
            match half_points(number, played) {
                0 => totals.losses += 1,
                1 => totals.draws += 1,
                _ => totals.wins += 1,
            }
            discs.extend(own_discs(number, played).map(f64::from));
        }
        for half_points in (0..self.counted / 2).filter_map(|pair| self.pair(pair)) {
            totals.pairs.add(half_points);
        }
        totals.mean_discs = (!discs.is_empty()).then(|| discs.iter().sum::<f64>() / discs.len() as f64);
        totals
    }
}

/// A's half points in a game.
fn half_points(number: usize, played: &Played) -> usize {
    match Side::of(Color::Black, number) {
        Side::A => played.black_half_points(),
        Side::B => 2 - played.black_half_points(),
    }
}

/// A's discs minus B's in a game that was played out.
pub fn own_discs(number: usize, played: &Played) -> Option<i32> {
    let black = played.black_discs()?;
    Some(if Side::of(Color::Black, number) == Side::A { black } else { -black })
}

#[cfg(test)]
mod tests {
    use super::*;
    use outflank_rules::Game;

    /// A game that one colour has lost by a fault.
    fn lost_by(color: Color) -> Played {
        Played::for_test(Game::new(), Some((color, Fault::OutOfTime)))
    }

    #[test]
    fn colours_swap_within_a_pair() {
        assert_eq!(
            [0, 1, 2, 3].map(|game| Side::of(Color::Black, game)),
            [Side::A, Side::B, Side::A, Side::B]
        );
        let mut standings = Standings::new(4, None);
        // Black loses every time, so each side wins once in a pair.
        for number in 0..3 {
            assert!(!standings.add(number, lost_by(Color::Black)));
        }
        let totals = standings.totals();
        assert_eq!((totals.games, totals.wins, totals.losses, totals.pairs.count()), (3, 1, 2, 1));
        assert_eq!(totals.pairs, Pairs([0, 0, 1, 0, 0]));
        assert_eq!(totals.mean_discs, None);
        assert!(standings.add(3, lost_by(Color::Black)));
        assert_eq!(standings.totals().points(), 2.0);
        let faults: Vec<_> = standings.faults().map(|(number, side, _)| (number, side)).collect();
        assert_eq!(faults, [(0, Side::A), (1, Side::B), (2, Side::A), (3, Side::B)]);
    }

    #[test]
    fn a_test_sees_the_pairs_in_order_whatever_order_they_come_in() {
        let sprt = Some(Sprt { elo0: 0.0, elo1: 20.0 });
        let loser = |number: usize| if number.is_multiple_of(2) { Color::White } else { Color::Black };
        let mut forwards = Standings::new(200, sprt);
        let decided = (0..200).find(|&number| forwards.add(number, lost_by(loser(number))));
        let mut backwards = Standings::new(200, sprt);
        for number in (0..200).rev() {
            backwards.add(number, lost_by(loser(number)));
        }
        assert!(decided.is_some_and(|number| number < 100), "{decided:?}");
        assert_eq!(forwards.totals(), backwards.totals());
        assert_eq!(forwards.sprt(), backwards.sprt());
        assert_eq!(forwards.sprt().map(|(_, _, verdict)| verdict), Some(Verdict::Upper));
    }
}
