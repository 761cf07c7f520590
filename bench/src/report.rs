//! What every report says about itself, and where reports are kept.

use crate::machine::Machine;
use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use std::path::Path;
use std::process::{Command, ExitCode};

/// Date, commit, machine and build.
#[must_use]
pub fn preamble() -> String {
    format!("date:       {}\ncommit:     {}\n{}\n", today(), commit(), Machine::this())
}

/// Today in the time of Greenwich.
fn today() -> Date {
    TimeZone::UTC.to_datetime(Timestamp::now()).date()
}

/// A report as a page.
#[must_use]
pub fn markdown(title: &str, report: &str) -> String {
    format!("# {title}\n\n```\n{report}```\n")
}

/// Writes the files of a report under today's date, over earlier ones of the same day,
/// and tells where they are, or why they could not be written.
pub fn recorded(name: &str, files: &[(&str, String)]) -> ExitCode {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("results");
    for (extension, content) in files {
        let file = file_name(name, extension);
        let written =
            std::fs::create_dir_all(&folder).and_then(|()| std::fs::write(folder.join(&file), content));
        if let Err(error) = written {
            eprintln!("{name}: cannot record the report: {error}");
            return ExitCode::FAILURE;
        }
        println!("recorded in bench/results/{file}");
    }
    ExitCode::SUCCESS
}

/// The name of today's file.
#[must_use]
pub fn file_name(name: &str, extension: &str) -> String {
    format!("{}-{name}.{extension}", today())
}

/// The commit measured, with a `+` when the tree has changes on top of it.
fn commit() -> String {
    let git = |arguments: &[&str]| {
        let output = Command::new("git").args(arguments).current_dir(env!("CARGO_MANIFEST_DIR")).output();
        output.ok().filter(|output| output.status.success()).map(|output| output.stdout)
    };
    let Some(hash) = git(&["rev-parse", "--short", "HEAD"]) else {
        return "unknown".to_owned();
    };
    let clean =
        git(&["status", "--porcelain", "--untracked-files=no"]).is_some_and(|changes| changes.is_empty());
    format!("{}{}", String::from_utf8_lossy(&hash).trim(), if clean { "" } else { "+" })
}
