//! `outflank gtp`: the engine for GoGui and other controllers of the Go Text Protocol.

use crate::failure::{Failure, Outcome};
use crate::screen::Screen;
use crate::search;
use crate::talk;
use crate::thinker::ThinkerOptions;
use clap::ValueEnum;
use outflank_engine::Selectivity;
use outflank_protocols::{Strength, gtp};

/// Raw arguments.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    outflank gtp                             speak GTP on standard input and output\n  \
    outflank gtp --level 16 --threads 2\n  \
    outflank gtp --opponent 5                play as level 5 of the computer does\n  \
    outflank gtp --orientation bottom        for GoGui, which counts rows from the bottom\n  \
    printf 'genmove b\\nshowboard\\n' | outflank gtp\n\n\
    GTP version 2 with the time commands, set_game, set_level, loadsgf and GoGui's rules\n\
    (gogui-rules_...). Without a clock the engine searches as deep as its level; with\n\
    one, as deep as the time allows. A comment line '# interrupt' stops a search.")]
pub struct Args {
    /// Plies to look ahead when there is no clock
    #[arg(long, value_name = "N", default_value = "12", value_parser = clap::value_parser!(u32).range(1..=60))]
    level: u32,

    /// How sure cuts must be, in per cent: 73, 87, 95, 98, 99 or 100
    #[arg(long, value_name = "PERCENT", default_value = "73", value_parser = search::selectivity)]
    selectivity: Selectivity,

    /// Which row is called 1
    #[arg(long, visible_alias = "gtp-orientation", value_name = "ROW", default_value = "top")]
    orientation: Orientation,

    #[command(flatten)]
    thinker: ThinkerOptions,
}

/// Which row is called 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Orientation {
    /// The upper one, as in Othello
    Top,
    /// The lower one, as in Go
    Bottom,
}

impl From<Orientation> for gtp::Orientation {
    fn from(orientation: Orientation) -> gtp::Orientation {
        match orientation {
            Orientation::Top => gtp::Orientation::Top,
            Orientation::Bottom => gtp::Orientation::Bottom,
        }
    }
}

/// Speaks GTP until the controller leaves.
pub fn run(args: Args, screen: &mut Screen) -> Result<Outcome, Failure> {
    let strength = Strength { depth: args.level, selectivity: args.selectivity };
    let server = gtp::Server::new(env!("CARGO_PKG_VERSION"), strength, args.orientation.into());
    talk::hold(server, args.thinker.setup(), None, screen)
}
