//! `outflank repair`: looks for games that cannot be read, and takes them out of the way.

use crate::failure::{Failure, Outcome};
use crate::kept;
use crate::output::{check_place, write_bytes};
use crate::screen::Screen;
use outflank_report::Repairs;
use std::path::PathBuf;

/// Raw arguments.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    outflank repair                             say what cannot be read; change nothing\n  \
    outflank repair --mend                      write lines of the list anew that follow from a game\n  \
    outflank repair --set-aside broken.json     mend, and move what is left into a file\n  \
    outflank repair --delete                    mend, and delete what is left\n\n\
    Make a copy first: outflank backup FILE. Exit code 1 when something cannot be read and stays.\n\
    JSON: {matches, notes, faults: [{entry, id, learner, number, detail}], mended, removed}")]
pub struct Args {
    /// Write anew what lists show of a game when only that cannot be read
    #[arg(long)]
    mend: bool,

    /// Move what cannot be read into this file
    #[arg(long, value_name = "FILE", conflicts_with = "delete")]
    set_aside: Option<PathBuf>,

    /// Delete what cannot be read
    #[arg(long)]
    delete: bool,

    /// Directory of the games [default: your data directory]
    #[arg(long, value_name = "DIR", env = "OUTFLANK_DATA")]
    data: Option<PathBuf>,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Looks through the file, and does what is asked for.
pub fn run(args: Args, screen: &mut Screen) -> Result<Outcome, Failure> {
    if let Some(path) = &args.set_aside {
        check_place(path, false)?;
    }
    let store = kept::open(args.data)?;
    let found = store.check().map_err(Failure::refused)?;
    let removes = args.delete || args.set_aside.is_some();
    let mended = if args.mend || removes { store.mend_all(&found).map_err(Failure::refused)? } else { 0 };
    let unreadable = found.lost();
    if removes && !unreadable.is_empty() {
        // It is on the disk before it is taken out.
        if let Some(path) = &args.set_aside {
            let lines = store.raw_lines(&unreadable).map_err(Failure::refused)?;
            write_bytes(path, false, lines.as_bytes())?;
        }
        store.take_out(&unreadable).wait().map_err(Failure::refused)?;
    }
    let removed = if removes { unreadable.len() } else { 0 };
    let repairs = Repairs::new(&found, mended, removed, args.set_aside.as_deref());
    screen.report(&repairs, args.json)?;
    Ok(if repairs.any_left() { Outcome::FoundFaults } else { Outcome::Good })
}
