//! `outflank nboard`: the engine for NBoard.

use crate::failure::{Failure, Outcome};
use crate::screen::Screen;
use crate::search;
use crate::talk;
use crate::thinker::ThinkerOptions;
use outflank_engine::Selectivity;
use outflank_protocols::{Strength, nboard};

/// Raw arguments.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    outflank nboard                     speak the NBoard protocol on standard input and output\n  \
    outflank nboard --threads 2 --table 1024\n  \
    printf 'nboard 2\\nset depth 10\\nhint 3\\n' | outflank nboard\n\n\
    Versions 1 and 2 of the protocol. In NBoard, add this command as an engine.")]
pub struct Args {
    /// Plies to look ahead until NBoard sets a depth
    #[arg(long, value_name = "N", default_value = "12", value_parser = clap::value_parser!(u32).range(1..=60))]
    level: u32,

    /// How sure cuts must be, in per cent: 73, 87, 95, 98, 99 or 100
    #[arg(long, value_name = "PERCENT", default_value = "73", value_parser = search::selectivity)]
    selectivity: Selectivity,

    #[command(flatten)]
    thinker: ThinkerOptions,
}

/// Speaks with NBoard until it leaves.
pub fn run(args: Args, screen: &mut Screen) -> Result<Outcome, Failure> {
    let strength = Strength { depth: args.level, selectivity: args.selectivity };
    talk::hold(nboard::Server::new(strength), args.thinker.setup(), None, screen)
}
