//! A match in words and as JSON.

use super::elo::{Sprt, Verdict};
use super::player::Fault;
use super::standings::{Side, Standings, own_discs};
use crate::screen::Screen;
use outflank_rules::Color;
use serde::Serialize;

/// What there is to tell about a match beside its games.
#[derive(Clone, Debug)]
pub struct Facts {
    /// What the sides call themselves, A first.
    pub names: [String; 2],
    /// How they were written on the command line.
    pub texts: [String; 2],
    /// Different openings.
    pub openings: usize,
    /// Seed of random openings.
    pub seed: Option<u64>,
    /// Whether Ctrl-C came before the end.
    pub interrupted: bool,
}

#[derive(Serialize)]
struct MatchReport<'a> {
    a: ContenderReport<'a>,
    b: ContenderReport<'a>,
    games: usize,
    wins: usize,
    draws: usize,
    losses: usize,
    points: f64,
    pairs: [u64; 5],
    mean_discs: Option<f64>,
    elo: Option<EloReport>,
    sprt: Option<SprtReport>,
    openings: usize,
    seed: Option<u64>,
    interrupted: bool,
    faults: Vec<FaultReport<'a>>,
    results: Vec<GameReport>,
}

#[derive(Serialize)]
struct ContenderReport<'a> {
    name: &'a str,
    engine: &'a str,
}

#[derive(Serialize)]
struct EloReport {
    difference: f64,
    low: Option<f64>,
    high: Option<f64>,
}

#[derive(Serialize)]
struct SprtReport {
    elo0: f64,
    elo1: f64,
    llr: f64,
    lower: f64,
    upper: f64,
    accepted: Option<&'static str>,
}

#[derive(Serialize)]
struct FaultReport<'a> {
    game: usize,
    by: &'static str,
    kind: &'static str,
    reason: Option<&'a str>,
}

#[derive(Serialize)]
struct GameReport {
    game: usize,
    black: &'static str,
    score: Option<i32>,
    moves: String,
}

/// Prints the match as JSON.
pub fn json(standings: &Standings, facts: &Facts, screen: &mut Screen) -> std::io::Result<()> {
    let totals = standings.totals();
    let contender =
        |side: Side| ContenderReport { name: &facts.names[side.index()], engine: &facts.texts[side.index()] };
    let (lower, upper) = Sprt::bounds();
    let report = MatchReport {
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
        sprt: standings.sprt().map(|(sprt, llr, verdict)| SprtReport {
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
        }),
        openings: facts.openings,
        seed: facts.seed,
        interrupted: facts.interrupted,
        faults: standings
            .faults()
            .map(|(number, side, fault)| FaultReport {
                game: number + 1,
                by: side.name(),
                kind: fault.kind(),
                reason: fault.detail(),
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
    };
    screen.json(&report)
}

/// The match for a person.
pub fn describe(standings: &Standings, facts: &Facts, screen: &Screen) -> Vec<String> {
    let totals = standings.totals();
    let mut lines = Vec::new();
    if facts.interrupted {
        lines.push(screen.text("match-interrupted", &[]));
    }
    for (letter, side) in [("A", Side::A), ("B", Side::B)] {
        let (name, text) = (&facts.names[side.index()], &facts.texts[side.index()]);
        lines.push(format!("{letter}: {name} ({text})"));
    }
    lines.push(
        screen.text("match-games", &[("games", totals.games.into()), ("openings", facts.openings.into())]),
    );
    lines.push(screen.text(
        "match-result",
        &[
            ("wins", totals.wins.into()),
            ("draws", totals.draws.into()),
            ("losses", totals.losses.into()),
            ("points", format!("{:.1}", totals.points()).into()),
        ],
    ));
    if let Some(discs) = totals.mean_discs {
        lines.push(screen.text("match-discs", &[("discs", format!("{discs:+.2}").into())]));
    }
    lines.push(elo_line(standings, screen));
    lines.extend(sprt_line(standings, screen));
    for (number, side, fault) in standings.faults() {
        lines.push(fault_line(number, side, fault, facts, screen));
    }
    lines
}

fn elo_line(standings: &Standings, screen: &Screen) -> String {
    let Some(elo) = standings.totals().pairs.elo() else {
        return screen.text("match-elo-unknown", &[]);
    };
    let end =
        |end: Option<f64>, beyond: &str| end.map_or_else(|| beyond.to_owned(), |elo| format!("{elo:+.1}"));
    screen.text(
        "match-elo",
        &[
            ("elo", format!("{:+.1}", elo.difference).into()),
            ("low", end(elo.low, "-inf").into()),
            ("high", end(elo.high, "+inf").into()),
        ],
    )
}

fn sprt_line(standings: &Standings, screen: &Screen) -> Option<String> {
    let (sprt, llr, verdict) = standings.sprt()?;
    let bounds = Sprt::bounds();
    let figures = [
        ("llr", format!("{llr:+.2}").into()),
        ("lower", format!("{:+.2}", bounds.0).into()),
        ("upper", format!("{:+.2}", bounds.1).into()),
    ];
    let ratio = screen.text("match-llr", &figures);
    let said = match verdict {
        Verdict::Open => screen.text("match-sprt-open", &[]),
        Verdict::Lower => screen.text("match-sprt-lower", &[("elo", sprt.elo0.to_string().into())]),
        Verdict::Upper => screen.text("match-sprt-upper", &[("elo", sprt.elo1.to_string().into())]),
    };
    Some(format!("{ratio} {said}"))
}

fn fault_line(number: usize, side: Side, fault: &Fault, facts: &Facts, screen: &Screen) -> String {
    let letter = if side == Side::A { "A" } else { "B" };
    let what = match fault {
        Fault::IllegalMove(_) => screen.text("fault-illegal-move", &[]),
        Fault::OutOfTime => screen.text("fault-out-of-time", &[]),
        Fault::Silent => screen.text("fault-silent", &[]),
        Fault::Crashed(_) => screen.text("fault-crashed", &[]),
        Fault::Refused(_) => screen.text("fault-refused", &[]),
        Fault::Resigned => screen.text("fault-resigned", &[]),
    };
    let detail = fault.detail().map(|detail| format!(" ({detail})")).unwrap_or_default();
    let name = format!("{letter}, {}", facts.names[side.index()]);
    let lost = screen.text("match-lost", &[("game", (number + 1).into()), ("name", name.into())]);
    format!("{lost} {what}{detail}")
}
