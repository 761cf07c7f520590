//! `outflank repair`: looks for games that cannot be read, and takes them out of the way.

use crate::failure::{Failure, Outcome};
use crate::kept;
use crate::output::{check_place, write_bytes};
use crate::screen::Screen;
use outflank_store::{Checked, Entry, Fault};
use outflank_text::clean::foreign;
use serde::Serialize;
use std::io::Write;
use std::path::{Path, PathBuf};

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

#[derive(Serialize)]
struct Report {
    matches: u64,
    notes: u64,
    faults: Vec<FaultReport>,
    mended: usize,
    removed: usize,
}

#[derive(Serialize)]
struct FaultReport {
    entry: &'static str,
    id: Option<String>,
    learner: Option<String>,
    number: Option<i64>,
    detail: String,
}

impl FaultReport {
    fn new(Fault { entry, detail }: &Fault) -> FaultReport {
        let (name, id, note) = match entry {
            Entry::Match { id, .. } => ("match", Some(id.clone()), None),
            Entry::Summary(id) => ("summary", Some(id.to_string()), None),
            Entry::Note { learner, number } => ("note", None, Some((learner.clone(), *number))),
            _ => ("other", None, None),
        };
        let (learner, number) = note.unzip();
        FaultReport { entry: name, id, learner, number, detail: detail.clone() }
    }
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
    let remains = found.faults.len() - mended - removed;
    if args.json {
        let faults = found.faults.iter().map(FaultReport::new).collect();
        let Checked { matches, notes, .. } = found;
        screen.json(&Report { matches, notes, faults, mended, removed })?;
    } else {
        tell(screen, &found, mended, removed, args.set_aside.as_deref())?;
    }
    Ok(if remains == 0 { Outcome::Good } else { Outcome::FoundFaults })
}

fn tell(
    screen: &mut Screen,
    found: &Checked,
    mended: usize,
    removed: usize,
    aside: Option<&Path>,
) -> Result<(), Failure> {
    let counted = [("matches", found.matches.into()), ("notes", found.notes.into())];
    let mut lines = vec![screen.text("repair-counted", &counted)];
    for Fault { entry, detail } in &found.faults {
        let (text, name) = match entry {
            Entry::Match { id, .. } => ("repair-match", foreign(id).into_owned()),
            Entry::Summary(id) => ("repair-summary", id.to_string()),
            Entry::Note { number, .. } => ("repair-note", number.to_string()),
            _ => ("repair-match", String::new()),
        };
        let detail = foreign(detail).into_owned();
        lines.push(screen.text(text, &[("name", name.into()), ("detail", detail.into())]));
    }
    if mended > 0 {
        lines.push(screen.text("repair-mended", &[]));
    }
    let path = aside.map(|path| path.display().to_string());
    lines.push(match path {
        _ if found.faults.is_empty() => screen.text("repair-sound", &[]),
        Some(path) if removed > 0 => screen.text("repair-set-aside", &[("path", path.into())]),
        _ if removed > 0 => screen.text("repair-deleted", &[]),
        _ if mended == found.faults.len() => screen.text("repair-sound", &[]),
        _ => screen.text("repair-how", &[]),
    });
    for line in lines {
        writeln!(screen, "{line}")?;
    }
    Ok(())
}
