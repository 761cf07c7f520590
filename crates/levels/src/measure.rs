//! How strong the levels are: games against each other, and ratings from their results.
//!
//! Every level meets those close to it on the scale, in pairs of games from the same
//! random opening with colours changed. The ratings are the ones that make all results
//! together most likely, if 400 points of difference mean ten wins to one (Elo's scale);
//! a draw is half a win. One level is given its rating, the others follow.

use crate::computer::{Ask, Computer};
use crate::level::Level;
use outflank_engine::time::TimeLeft;
use outflank_engine::{Settings, Stop, work_queue};
use outflank_rules::{Color, Move, Position, Rng};
use std::time::Duration;

/// Random plies before the levels take over, so that no two games are the same.
const OPENING_PLIES: u32 = 8;

/// The results of two levels against each other.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pairing {
    /// The levels, as numbers in some list.
    pub players: [usize; 2],
    /// Games.
    pub games: u32,
    /// Points of the first: a win 1, a draw ½.
    pub points: f64,
}

/// A rating and how far it may be off (two standard errors).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The rating.
    pub value: f64,
    /// Two standard errors; 0 for the level whose rating is given.
    pub error: f64,
}

/// A random position after a few plies, the same for the same number.
#[must_use]
pub fn opening(number: u64) -> Position {
    let mut rng = Rng::of(&[number, 0, 0]);
    let mut position = Position::START;
    for _ in 0..OPENING_PLIES {
        let moves: Vec<_> = position.moves().into_iter().map(|square| (square, 1.0)).collect();
        let Some(square) = rng.draw(&moves) else { break };
        position = position.play(Move::Place(square)).expect("the move is legal");
    }
    position
}

/// Time for each move of max while levels are measured. Its strength depends on the clock;
/// this is the one its rating is published for.
pub const MAX_TIME: Duration = Duration::from_secs(1);

/// Plays two games from an opening, one with each colour; the points of the first level,
/// or nothing when stopped. Max has `max_time` for each of its moves.
pub fn pair_of_games(
    computers: &mut [Computer; 2],
    levels: [Level; 2],
    number: u64,
    max_time: Duration,
    stop: &Stop,
) -> Option<f64> {
    let each_move = TimeLeft::one_move(max_time);
    let mut points = 0.0;
    for black in 0..2 {
        let mut position = opening(number);
        let mut ply = 0;
        while !position.is_over() {
            let mv = if position.must_pass() {
                Move::Pass
            } else {
                let player = if position.turn() == Color::Black { black } else { 1 - black };
                let level = levels[player];
                let clock = (level == Level::MAX).then_some(each_move);
                let ask = Ask { level, clock, seed: number.wrapping_mul(1000).wrapping_add(ply) };
                let choice = computers[player].choose(&position, &ask, stop).expect("there is a move");
                if stop.is_stopped() {
                    return None;
                }
                Move::Place(choice.square)
            };
            position = position.play(mv).expect("choices are legal");
            ply += 1;
        }
        let [own, other] =
            [Color::Black, Color::White].map(|color| position.discs(color).len()).map(i64::from);
        let difference = if black == 0 { own - other } else { other - own };
        points += f64::from(difference.signum() as i8 + 1) / 2.0;
    }
    Some(points)
}

/// How levels are measured against each other.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Pairs of games that each pair of levels plays.
    pub rounds: u32,
    /// How far apart levels may be to play each other.
    pub reach: usize,
    /// Another seed gives other games.
    pub seed: u32,
    /// Time for each move of max.
    pub max_time: Duration,
    /// Threads that play at the same time, at least one.
    pub threads: usize,
    /// Of each opponent's engine.
    pub settings: Settings,
}

impl Plan {
    /// How many pairs of games so many levels play.
    #[must_use]
    pub fn pairs_of_games(&self, levels: usize) -> usize {
        self.work(levels).len()
    }

    /// Who plays whom from which opening; those of different levels are mixed, so that a
    /// stop leaves something of each.
    fn work(&self, levels: usize) -> Vec<([usize; 2], u64)> {
        let first = u64::from(self.seed) << 32;
        let mut work = Vec::new();
        for number in first..first + u64::from(self.rounds) {
            for one in 0..levels {
                work.extend((one + 1..levels.min(one + 1 + self.reach)).map(|other| ([one, other], number)));
            }
        }
        work
    }
}

/// Plays all games of a plan, or those before a stop. Returns rating and games of each
/// level; tournament players have the rating they are published with. `on_each` hears of
/// each pair of games.
pub fn tournament(
    levels: &[Level],
    plan: &Plan,
    stop: &Stop,
    on_each: &(dyn Fn() + Sync),
) -> Vec<(Rating, u32)> {
    let work = plan.work(levels.len());
    let pairs = |_| [0, 1].map(|_| Computer::new(plan.settings.clone()));
    let played =
        work_queue::map((0..plan.threads).map(pairs), &work, stop, |computers, &(players, number)| {
            let pair = players.map(|player| levels[player]);
            let points = pair_of_games(computers, pair, number, plan.max_time, stop)?;
            on_each();
            Some(points)
        });
    let mut results: Vec<Pairing> = Vec::new();
    for (&(players, _), points) in work.iter().zip(played) {
        points.into_iter().for_each(|points| add(&mut results, players, points));
    }
    let anchor = levels.iter().position(|level| *level == Level::TOURNAMENT).unwrap_or(0);
    let value = f64::from(levels[anchor].rating().unwrap_or(1500));
    let games = |level: usize| {
        results.iter().filter(|pairing| pairing.players.contains(&level)).map(|pairing| pairing.games).sum()
    };
    let ratings = ratings(levels.len(), &results, (anchor, value));
    ratings.into_iter().enumerate().map(|(level, rating)| (rating, games(level))).collect()
}

/// Two games more.
fn add(results: &mut Vec<Pairing>, players: [usize; 2], points: f64) {
    match results.iter_mut().find(|pairing| pairing.players == players) {
        Some(pairing) => {
            pairing.games += 2;
            pairing.points += points;
        }
        None => results.push(Pairing { players, games: 2, points }),
    }
}

/// Ratings of `count` players from the results of their games. The player `anchor.0` has
/// the rating `anchor.1`.
#[must_use]
pub fn ratings(count: usize, pairings: &[Pairing], anchor: (usize, f64)) -> Vec<Rating> {
    const PER_POINT: f64 = std::f64::consts::LN_10 / 400.0;
    // In natural units around the anchor; a weak pull towards it keeps a player who won
    // or lost all games within bounds.
    const PULL: f64 = 0.02;
    let mut strengths = vec![0.0_f64; count];
    let expected = |strengths: &[f64], pairing: &Pairing| {
        let [a, b] = pairing.players;
        1.0 / (1.0 + (strengths[b] - strengths[a]).exp())
    };
    // Newton's method one player at a time: slow by the textbook and far faster than the
    // games.
    for _ in 0..3000 {
        let mut largest = 0.0_f64;
        for player in (0..count).filter(|&player| player != anchor.0) {
            let (mut slope, mut curve) = (-PULL * strengths[player], PULL);
            for pairing in pairings.iter().filter(|pairing| pairing.players.contains(&player)) {
                let share = expected(&strengths, pairing);
                let surplus = pairing.points - f64::from(pairing.games) * share;
                slope += if pairing.players[0] == player { surplus } else { -surplus };
                curve += f64::from(pairing.games) * share * (1.0 - share);
            }
            let step = (slope / curve).clamp(-1.0, 1.0);
            strengths[player] += step;
            largest = largest.max(step.abs());
        }
        if largest < 1e-9 {
            break;
        }
    }
    let information = |player: usize| -> f64 {
        pairings
            .iter()
            .filter(|pairing| pairing.players.contains(&player))
            .map(|pairing| {
                let share = expected(&strengths, pairing);
                f64::from(pairing.games) * share * (1.0 - share)
            })
            .sum()
    };
    (0..count)
        .map(|player| {
            let error = if player == anchor.0 { 0.0 } else { 2.0 / information(player).max(1e-9).sqrt() };
            Rating { value: anchor.1 + strengths[player] / PER_POINT, error: error / PER_POINT }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};

    #[test]
    fn neighbours_play_each_other_on_any_number_of_threads() {
        let levels: Vec<Level> = Level::all().take(3).collect();
        let plan = |threads| Plan {
            rounds: 2,
            reach: 1,
            seed: 3,
            max_time: MAX_TIME,
            threads,
            settings: Settings { table_bytes: 1 << 20, ..Settings::default() },
        };
        assert_eq!(plan(1).pairs_of_games(3), 4);
        let alone = tournament(&levels, &plan(1), &Stop::new(), &|| {});
        assert_eq!(alone.iter().map(|(_, games)| *games).collect::<Vec<_>>(), [4, 8, 4]);
        let heard = AtomicUsize::new(0);
        let count = || {
            heard.fetch_add(1, Ordering::Relaxed);
        };
        assert_eq!(tournament(&levels, &plan(3), &Stop::new(), &count), alone);
        assert_eq!(heard.into_inner(), 4);
        let stop = Stop::new();
        stop.stop();
        assert!(tournament(&levels, &plan(1), &stop, &|| {}).iter().all(|(_, games)| *games == 0));
    }

    #[test]
    fn three_wins_to_one_are_191_points() {
        let pairings = [
            Pairing { players: [0, 1], games: 4000, points: 1000.0 },
            Pairing { players: [2, 1], games: 4000, points: 3000.0 },
        ];
        let found = ratings(3, &pairings, (1, 1500.0));
        for (rating, expected) in found.iter().zip([1309.0, 1500.0, 1691.0]) {
            assert!((rating.value - expected).abs() < 1.0, "{found:?}");
        }
        assert!(found[1].error == 0.0 && (5.0..20.0).contains(&found[0].error));
    }

    #[test]
    fn who_won_everything_still_has_a_rating() {
        let found = ratings(2, &[Pairing { players: [1, 0], games: 20, points: 20.0 }], (0, 1000.0));
        assert!(found[1].value.is_finite() && found[1].value > 1400.0, "{found:?}");
    }

    #[test]
    fn openings_differ_and_games_are_scored_for_the_first() {
        assert_ne!(opening(1), opening(2));
        let settings = || Settings { table_bytes: 4 << 20, ..Settings::default() };
        let mut computers = [Computer::new(settings()), Computer::new(settings())];
        let strong = Level::numbered(13).unwrap();
        let mut points = 0.0;
        for number in 0..3 {
            points += pair_of_games(&mut computers, [Level::CONSOLE, strong], number, MAX_TIME, &Stop::new())
                .unwrap();
        }
        assert!(points <= 1.0, "{points} of 6 points for the console");
        let stop = Stop::new();
        stop.stop();
        assert_eq!(pair_of_games(&mut computers, [strong, strong], 0, MAX_TIME, &stop), None);
    }
}
