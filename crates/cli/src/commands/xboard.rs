//! `outflank xboard`: the engine for XBoard, WinBoard and OthelloTk.

use crate::failure::{Failure, Outcome};
use crate::protocol::{self, ThinkerOptions};
use crate::screen::Screen;
use outflank_protocols::xboard;

/// Raw arguments.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    outflank xboard                     speak XBoard's protocol on standard input and output\n  \
    outflank xboard --level 16 --threads 2\n  \
    printf 'protover 2\\nnew\\nusermove f5\\n' | outflank xboard\n\n\
    Version 2 of the protocol for the variant reversi, with clocks, pondering, hints and\n\
    analysis. Who begins is White here, as in chess. OthelloTk starts its engine with\n\
    options of Edax: give it a script that contains the line: exec outflank xboard")]
pub struct Args {
    #[command(flatten)]
    thinker: ThinkerOptions,
}

/// Speaks with XBoard until it leaves.
pub fn run(args: Args, screen: &mut Screen) -> Result<Outcome, Failure> {
    let server = xboard::Server::new(env!("CARGO_PKG_VERSION"), args.thinker.strength());
    protocol::hold(server, &args.thinker, "", screen)
}
