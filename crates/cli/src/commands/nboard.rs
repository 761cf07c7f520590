//! `outflank nboard`: the engine for NBoard.

use crate::failure::{Failure, Outcome};
use crate::protocol::{self, ThinkerOptions};
use crate::screen::Screen;
use outflank_protocols::nboard;

/// Raw arguments.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    outflank nboard                     speak the NBoard protocol on standard input and output\n  \
    outflank nboard --threads 2 --table 1024\n  \
    printf 'nboard 2\\nset depth 10\\nhint 3\\n' | outflank nboard\n\n\
    Versions 1 and 2 of the protocol. In NBoard, add this command as an engine.")]
pub struct Args {
    #[command(flatten)]
    thinker: ThinkerOptions,
}

/// Speaks with NBoard until it leaves.
pub fn run(args: Args, screen: &mut Screen) -> Result<Outcome, Failure> {
    protocol::hold(nboard::Server::new(args.thinker.strength()), &args.thinker, "", screen)
}
