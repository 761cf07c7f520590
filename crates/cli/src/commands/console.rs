//! `outflank console`: a prompt that understands the commands of Edax.

use crate::failure::{Failure, Outcome};
use crate::screen::Screen;
use crate::search;
use crate::talk;
use crate::thinker::ThinkerOptions;
use outflank_engine::Selectivity;
use outflank_protocols::{Strength, console};
use std::io::{self, IsTerminal};

/// Raw arguments.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    outflank console                         a prompt; type help there\n  \
    outflank console --level 18\n  \
    printf 'play f5d6c3\\nhint 3\\n' | outflank console\n  \
    printf 'mode 2\\n' | outflank console     watch the engine play itself\n\n\
    The commands are those of Edax, so that its scripts work here: init, new, setboard,\n\
    play, force, undo, redo, go, stop, hint, mode, level, move-time, game-time, ponder,\n\
    analyze, open, save, help, quit. After 'set ponder on' the engine also thinks while it\n\
    waits for your line.")]
pub struct Args {
    /// Plies to look ahead
    #[arg(long, value_name = "N", default_value = "12", value_parser = clap::value_parser!(u32).range(1..=60))]
    level: u32,

    /// How sure cuts must be, in per cent: 73, 87, 95, 98, 99 or 100
    #[arg(long, value_name = "PERCENT", default_value = "73", value_parser = search::selectivity)]
    selectivity: Selectivity,

    #[command(flatten)]
    thinker: ThinkerOptions,
}

/// Takes commands until the person leaves.
pub fn run(args: Args, screen: &mut Screen) -> Result<Outcome, Failure> {
    let strength = Strength { depth: args.level, selectivity: args.selectivity };
    let server = console::Server::new(env!("CARGO_PKG_VERSION"), strength);
    let prompt = io::stdin().is_terminal().then_some("> ");
    talk::hold(server, args.thinker.setup(), prompt, screen)
}
