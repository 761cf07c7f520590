//! `outflank gtp`: the engine for GoGui and other controllers of the Go Text Protocol.

use crate::failure::{Failure, Outcome};
use crate::input::OneOf;
use crate::protocol::{self, ThinkerOptions};
use crate::screen::Screen;
use outflank_protocols::gtp;

/// Raw arguments.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    outflank gtp                             speak GTP on standard input and output\n  \
    outflank gtp --level 16 --threads 2\n  \
    outflank gtp --opponent 5                play as level 5 of the computer does\n  \
    outflank gtp --orientation bottom        for GoGui, which counts rows from the bottom\n  \
    printf 'genmove b\\nshowboard\\n' | outflank gtp\n\n\
    GTP version 2 with the time commands, set_game, set_level, loadsgf, GoGui's rules\n\
    (gogui-rules_...) and commands for its analyze window (scores of all moves, the\n\
    principal variation). Without a clock the engine searches as deep as its level; with\n\
    one, as deep as the time allows. A comment line '# interrupt' stops a search.")]
pub struct Args {
    /// Which row is called 1
    #[arg(long, visible_alias = "gtp-orientation", value_name = "ROW", default_value = "top", value_parser = ORIENTATIONS)]
    orientation: gtp::Orientation,

    #[command(flatten)]
    thinker: ThinkerOptions,
}

/// Which row is called 1.
pub const ORIENTATIONS: OneOf<gtp::Orientation> = OneOf(&[
    ("top", "The upper one, as in Othello", gtp::Orientation::Top),
    ("bottom", "The lower one, as in Go", gtp::Orientation::Bottom),
]);

/// Speaks GTP until the controller leaves.
pub fn run(args: Args, screen: &mut Screen) -> Result<Outcome, Failure> {
    let strength = args.thinker.strength();
    let server = gtp::Server::new(env!("CARGO_PKG_VERSION"), strength, args.orientation);
    protocol::hold(server, &args.thinker, "", screen)
}
