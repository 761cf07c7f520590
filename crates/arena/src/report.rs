//! All there is to tell about a match, as a value that is written as JSON.

use crate::elo::{Sprt, Verdict};
use crate::standings::{Side, Standings, own_discs};
use outflank_rules::Color;
use serde::Serialize;

/// What there is to tell about a match beside its games.
#[derive(Clone, Debug)]
pub struct Facts {
    /// What the sides call themselves, A first.
    pub names: [String; 2],
    /// How they were written.
    pub texts: [String; 2],
    /// Different openings.
    pub openings: usize,
    /// Seed of random openings.
    pub seed: Option<u64>,
    /// Whether it was stopped before the end.
    pub interrupted: bool,
}

/// A match.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// The first side.
    pub a: ContenderReport,
    /// The other.
    pub b: ContenderReport,
    /// Games that count.
    pub games: usize,
    /// Games A has won.
    pub wins: usize,
    /// Games drawn.
    pub draws: usize,
    /// Games A has lost.
    pub losses: usize,
    /// A's points.
    pub points: f64,
    /// Pairs by A's points in them: 0, ½, 1, 1½ or 2.
    pub pairs: [u64; 5],
    /// A's discs minus B's in the games that were played out, in the mean.
    pub mean_discs: Option<f64>,
    /// A's advantage in Elo points.
    pub elo: Option<EloReport>,
    /// The sequential test.
    pub sprt: Option<SprtReport>,
    /// Different openings.
    pub openings: usize,
    /// Seed of random openings.
    pub seed: Option<u64>,
    /// Whether it was stopped before the end.
    pub interrupted: bool,
    /// Games that ended early.
    pub faults: Vec<FaultReport>,
    /// Every game.
    pub results: Vec<GameReport>,
}

/// A side.
#[derive(Clone, Debug, Serialize)]
pub struct ContenderReport {
    /// What it calls itself.
    pub name: String,
    /// How it was written.
    pub engine: String,
}

/// A difference in Elo points with its 95 % interval.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct EloReport {
    /// The most likely difference.
    pub difference: f64,
    /// The lower end, unless it is beyond all bounds.
    pub low: Option<f64>,
    /// The upper end.
    pub high: Option<f64>,
}

/// A sequential test.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct SprtReport {
    /// One hypothesis.
    pub elo0: f64,
    /// The other.
    pub elo1: f64,
    /// The log-likelihood ratio.
    pub llr: f64,
    /// At or below this the first is accepted.
    pub lower: f64,
    /// At or above this the second is.
    pub upper: f64,
    /// `elo0` or `elo1`, once it is decided.
    pub accepted: Option<&'static str>,
}

/// A game that ended early.
#[derive(Clone, Debug, Serialize)]
pub struct FaultReport {
    /// Its number, from 1.
    pub game: usize,
    /// `a` or `b`.
    pub by: &'static str,
    /// The name of the fault.
    pub kind: &'static str,
    /// What there is to say beyond that.
    pub reason: Option<String>,
}

/// A game.
#[derive(Clone, Debug, Serialize)]
pub struct GameReport {
    /// Its number, from 1.
    pub game: usize,
    /// The side that had Black: `a` or `b`.
    pub black: &'static str,
    /// A's discs minus B's, if it was played out.
    pub score: Option<i32>,
    /// The squares that were played, run together.
    pub moves: String,
}

impl Report {
    /// What these standings come to.
    #[must_use]
    pub fn new(standings: &Standings, facts: &Facts) -> Report {
        let totals = standings.totals();
        let contender = |side: Side| ContenderReport {
            name: facts.names[side.index()].clone(),
            engine: facts.texts[side.index()].clone(),
        };
        Report {
            a: contender(Side::A),
            b: contender(Side::B),
            games: totals.games,
            wins: totals.wins,
            draws: totals.draws,
            losses: totals.losses,
            points: totals.points(),
            pairs: totals.pairs.0,
            mean_discs: totals.mean_discs,
            elo: totals.pairs.elo().map(|elo| EloReport {
                difference: elo.difference,
                low: elo.low,
                high: elo.high,
            }),
            sprt: sprt(standings),
            openings: facts.openings,
            seed: facts.seed,
            interrupted: facts.interrupted,
            faults: standings
                .faults()
                .map(|(number, side, fault)| FaultReport {
                    game: number + 1,
                    by: side.name(),
                    kind: fault.kind(),
                    reason: fault.detail().map(str::to_owned),
                })
                .collect(),
            results: standings
                .games()
                .map(|(number, played)| GameReport {
                    game: number + 1,
                    black: Side::of(Color::Black, number).name(),
                    score: own_discs(number, played),
                    moves: played.game.squares_played().map(|square| square.to_string()).collect(),
                })
                .collect(),
        }
    }
}

fn sprt(standings: &Standings) -> Option<SprtReport> {
    let (sprt, llr, verdict) = standings.sprt()?;
    let (lower, upper) = Sprt::bounds();
    Some(SprtReport {
        elo0: sprt.elo0,
        elo1: sprt.elo1,
        llr,
        lower,
        upper,
        accepted: match verdict {
            Verdict::Open => None,
            Verdict::Lower => Some("elo0"),
            Verdict::Upper => Some("elo1"),
        },
    })
}
