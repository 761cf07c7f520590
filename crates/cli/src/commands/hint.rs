//! `outflank hint`: the best moves of a position, each with its score and the play
//! expected to follow. On a terminal the answer improves while one watches.

use crate::choice::Choice;
use crate::failure::{Failure, Outcome};
use crate::interrupt::Interrupt;
use crate::progress::Live;
use crate::screen::Screen;
use crate::search::{self, EngineOptions};
use outflank_engine::{Limits, Lines, Selectivity};
use outflank_report::search::{Hint, so_far};
use std::time::Duration;

/// How long to think when nothing else is asked for.
const DEFAULT_TIME: Duration = Duration::from_secs(2);

/// Raw arguments.
#[derive(Debug, clap::Args)]
#[command(
    group(clap::ArgGroup::new("effort").args(["time", "depth", "exact"])),
    after_help = "Examples:\n  \
    outflank hint f5d6c3d3c4                 the best moves after two seconds\n  \
    outflank hint f5d6c3d3c4 --time 30 --lines 5\n  \
    outflank hint game.sgf --ply 20          where a game stood after 20 plies\n  \
    outflank hint game.sgf --ply 44 --exact  the proven best moves\n  \
    outflank hint f5d6 --depth 12 --json\n\n\
    Scores are the expected final difference in discs for the side to move, and say how deep\n\
    the search looked and how sure it was. A position that can be solved in the time is.\n\
    Ctrl-C stops with the last finished answer.\n\
    JSON: {board, lines: [{move, score, variation}], complete, nodes, seconds, interrupted,\n\
    isa, threads, table_bytes}, described in docs/json.md"
)]
pub struct Args {
    #[command(flatten)]
    choice: Choice,

    #[command(flatten)]
    engine: EngineOptions,

    /// How many moves to score
    #[arg(long, value_name = "N", default_value = "3", value_parser = clap::value_parser!(u32).range(1..=60))]
    lines: u32,

    /// Think this many seconds [default: 2]
    #[arg(long, value_name = "SECONDS", value_parser = search::seconds, allow_negative_numbers = true)]
    time: Option<Duration>,

    /// Look N plies ahead, however long it takes
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=60))]
    depth: Option<u32>,

    /// Prove the scores, however long it takes
    #[arg(long)]
    exact: bool,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl Args {
    fn limits(&self) -> Limits {
        let limits = match (self.exact, self.depth) {
            (true, _) => Limits::EXACT,
            (_, Some(plies)) => Limits::depth(plies, Selectivity::FASTEST),
            _ => Limits::time(self.time.unwrap_or(DEFAULT_TIME)),
        };
        limits.with_lines(Lines::Best(self.lines))
    }
}

/// Looks for the best moves.
pub fn run(args: Args, screen: &mut Screen) -> Result<Outcome, Failure> {
    let position = args.choice.position()?.position;
    let limits = args.limits();
    let limits = limits.with_lines(search::lines(position, limits.lines));
    let (mut engine, equipment) = args.engine.equipped(screen);
    // Before the time that was asked for begins.
    engine.warm_up();
    let interrupt = Interrupt::catch();
    let live = Live::new(1);
    let locale = screen.locale();
    let found = engine
        .search(position, &limits, interrupt.stop(), &mut |found| {
            live.tell(|| so_far(found, locale));
        })
        .map_err(Failure::refused)?;
    drop(live);
    screen.report(&Hint::new(position, &found, equipment, interrupt.was_asked()), args.json)?;
    Ok(interrupt.outcome())
}
