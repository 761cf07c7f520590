//! `outflank selfplay-opening`: openings in which both sides still have their chances.

use crate::failure::{Failure, Outcome};
use crate::input;
use crate::interrupt::Interrupt;
use crate::note;
use crate::progress::Live;
use crate::screen::Screen;
use crate::search;
use crate::seed::any_seed;
use crate::stock;
use outflank_engine::{Engine, Settings, clock};
use outflank_formats::Format;
use outflank_openings::{EvenOpenings, Taste};
use outflank_report::{EvenOnes, even_remark};
use std::io::Write;

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
    #[arg(long, value_name = "FORMAT", default_value = "transcript", value_parser = input::format(), conflicts_with = "json")]
    to: Format,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Makes the openings.
pub fn run(args: Args, screen: &mut Screen) -> Result<Outcome, Failure> {
    stock::check(args.to)?;
    let seed = args.seed.unwrap_or_else(any_seed);
    let settings = Settings { table_bytes: 16 << 20, ..Settings::default() };
    let engine = Engine::new(settings, search::weights(), Box::new(clock::Stopped));
    let taste =
        Taste { plies: args.plies as usize, within: args.within, stray: args.stray, depth: args.depth };
    let mut maker = EvenOpenings::new(engine, taste, seed);
    let interrupt = Interrupt::catch();
    let live = Live::counting(args.count.into(), 0);
    let mut report = EvenOnes::new(seed);
    let mut made = 0;
    while made < args.count && !interrupt.was_asked() {
        let Some(even) = maker.next(interrupt.stop()) else { break };
        made += 1;
        live.done(|| {
            if args.json {
                report.add(&even);
                return Ok(());
            }
            stock::write(args.to, &even.game, Some(&even_remark(&even)), screen)?;
            // Whoever reads the pipe may begin with the first.
            Ok::<(), Failure>(screen.flush()?)
        })?;
    }
    drop(live);
    report.interrupted = interrupt.was_asked();
    if args.json {
        screen.json(&report)?;
    }
    if made < args.count && !report.interrupted {
        screen.flush()?;
        note::tell(screen.text("selfplay-opening-few", &[("count", made.into())]));
        return Ok(Outcome::FoundFaults);
    }
    Ok(interrupt.outcome())
}
