//! `outflank console`: a prompt that understands the commands of Edax.

use crate::failure::{Failure, Outcome};
use crate::protocol::{self, ThinkerOptions};
use crate::screen::Screen;
use outflank_protocols::console;

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
    waits for your line. At a terminal the line can be edited, and the arrow keys bring\n\
    earlier ones back.")]
pub struct Args {
    #[command(flatten)]
    thinker: ThinkerOptions,
}

/// Takes commands until the person leaves.
pub fn run(args: Args, screen: &mut Screen) -> Result<Outcome, Failure> {
    let server = console::Server::new(env!("CARGO_PKG_VERSION"), args.thinker.strength());
    protocol::hold(server, &args.thinker, "> ", screen)
}
