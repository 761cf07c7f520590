//! `outflank selfplay-opening`: openings in which both sides still have their chances.
//!
//! The engine plays against itself and strays: of the moves that give little away it
//! takes any. What it gets to is kept when a deeper search finds it even, and when no
//! earlier one is the same board, turned or mirrored.

use crate::failure::{Failure, Outcome};
use crate::input;
use crate::interrupt::Interrupt;
use crate::note;
use crate::progress::Live;
use crate::report::ScoreReport;
use crate::screen::Screen;
use crate::search;
use crate::seed::any_seed;
use crate::stock::{self, Kept};
use outflank_data::openings;
use outflank_engine::{Engine, Limits, Line, Lines, Score, Selectivity, Settings, Stop, clock};
use outflank_formats::Format;
use outflank_rules::{Board, DiscDiff, Game, Position, Rng, Square};
use serde::Serialize;
use std::collections::HashSet;
use std::io::Write;

/// How deep the search looks that chooses moves to stray to.
const GLANCE: u32 = 4;

/// Openings tried in vain before there are no more.
const TRIES: u32 = 500;

/// Raw arguments.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    outflank selfplay-opening --count 10                  ten openings of 12 plies\n  \
    outflank selfplay-opening --count 50 --plies 20 --within 0 --depth 14 > even.txt\n  \
    outflank match self:depth=8 self:depth=6 --openings even.txt\n  \
    outflank selfplay-opening --count 20 | outflank openings -\n  \
    outflank selfplay-opening --to obf --seed 7           positions, each with its best move and score in a remark\n\n\
    Scores are estimates in discs for the side to move. The same seed gives the same openings.\n\
    JSON: {seed, openings: [{moves, board, move, score, name}], interrupted}")]
pub struct Args {
    /// Plies of an opening, forced passes included
    #[arg(long, value_name = "N", default_value = "12", value_parser = clap::value_parser!(u32).range(0..=40))]
    plies: u32,

    /// Keep openings whose score is at most N discs for either side
    #[arg(long, value_name = "N", default_value = "2", value_parser = clap::value_parser!(u32).range(0..=64))]
    within: u32,

    /// Plies of the search that finds the score
    #[arg(long, value_name = "N", default_value = "10", value_parser = clap::value_parser!(u32).range(1..=30))]
    depth: u32,

    /// Play any move that gives away at most N discs; 64 plays all
    #[arg(long, value_name = "N", default_value = "4", value_parser = clap::value_parser!(u32).range(0..=64))]
    stray: u32,

    /// How many openings
    #[arg(long, value_name = "N", default_value = "1", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    count: u32,

    /// Another seed gives other openings [default: a new one each time]
    #[arg(long, value_name = "N")]
    seed: Option<u64>,

    /// Format to write
    #[arg(long, value_name = "FORMAT", default_value = "transcript", value_parser = input::format, conflicts_with = "json")]
    to: Format,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Report {
    seed: u64,
    openings: Vec<OpeningReport>,
    interrupted: bool,
}

#[derive(Serialize)]
struct OpeningReport {
    moves: Vec<String>,
    board: String,
    #[serde(rename = "move")]
    mv: String,
    score: ScoreReport,
    name: Option<String>,
}

/// An opening with the best move found in it.
struct Even {
    game: Game,
    best: Line,
}

/// Makes the openings.
pub fn run(args: Args, screen: &mut Screen) -> Result<Outcome, Failure> {
    stock::check(args.to)?;
    let seed = args.seed.unwrap_or_else(any_seed);
    let settings = Settings { table_bytes: 16 << 20, ..Settings::default() };
    let mut maker = Maker {
        engine: Engine::new(settings, search::weights(), Box::new(clock::Stopped)),
        rng: Rng::new(seed),
        seen: HashSet::new(),
        plies: args.plies as usize,
        within: args.within as i32,
        stray: args.stray as i32,
        depth: args.depth,
    };
    let interrupt = Interrupt::catch();
    let live = Live::counting(args.count.into(), 0);
    let mut reports = Vec::new();
    let mut made = 0;
    while made < args.count && !interrupt.was_asked() {
        let Some(even) = maker.make(interrupt.stop()) else { break };
        made += 1;
        live.done(|| {
            if args.json {
                reports.push(OpeningReport::from(&even));
                return Ok(());
            }
            write(&even, args.to, screen)
        })?;
    }
    drop(live);
    let interrupted = interrupt.was_asked();
    if args.json {
        screen.json(&Report { seed, openings: reports, interrupted })?;
    }
    if made < args.count && !interrupted {
        screen.flush()?;
        note::tell(screen.text("selfplay-opening-few", &[("count", made.into())]));
        return Ok(Outcome::FoundFaults);
    }
    Ok(if interrupted { Outcome::Interrupted } else { Outcome::Good })
}

fn write(even: &Even, format: Format, screen: &mut Screen) -> Result<(), Failure> {
    // An estimate is no score that a file may state; it is a remark.
    let name = openings::of_game(&even.game).map(|(_, opening)| opening.name("en"));
    let score = format!("{} {}", even.best.mv, even.best.score);
    let remark = name.map_or(score.clone(), |name| format!("{name}: {score}"));
    stock::write(format, &Kept::new(&even.game).called(Some(remark)), screen)?;
    // Whoever reads the pipe may begin with the first.
    Ok(screen.flush()?)
}

impl From<&Even> for OpeningReport {
    fn from(even: &Even) -> OpeningReport {
        OpeningReport {
            moves: even.game.moves_played().map(|mv| mv.to_string()).collect(),
            board: even.game.position().to_string(),
            mv: even.best.mv.to_string(),
            score: even.best.score.into(),
            name: openings::of_game(&even.game).map(|(_, opening)| opening.name("en").to_owned()),
        }
    }
}

struct Maker {
    engine: Engine,
    rng: Rng,
    seen: HashSet<Board>,
    plies: usize,
    within: i32,
    stray: i32,
    depth: u32,
}

impl Maker {
    /// The next even opening; none when it was stopped, or when there are no more.
    fn make(&mut self, stop: &Stop) -> Option<Even> {
        for _ in 0..TRIES {
            let game = self.game(stop)?;
            if game.is_over() || !self.seen.insert(game.position().board().canonical().0) {
                continue;
            }
            let best = self.search(game.position(), self.depth, Lines::Best(1), stop)?.swap_remove(0);
            if discs(best.score).is_some_and(|discs| discs.abs() <= self.within) {
                return Some(Even { game, best });
            }
        }
        None
    }

    /// A game of moves that give little away.
    fn game(&mut self, stop: &Stop) -> Option<Game> {
        let mut game = Game::new();
        while game.ply() < self.plies && !game.is_over() {
            let lines = self.search(game.position(), GLANCE, Lines::All, stop)?;
            let best = lines.iter().filter_map(|line| discs(line.score)).max().unwrap_or(0);
            let good: Vec<Square> = lines
                .iter()
                .filter(|line| discs(line.score).is_some_and(|score| best - score <= self.stray))
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
