//! `outflank check`: replays games and reports what is wrong with them, as
//! `outflank_formats::check` finds it.

use crate::describe;
use crate::failure::{Failure, Outcome};
use crate::input::{self, Input};
use crate::progress::Progress;
use crate::screen::Screen;
use outflank_formats::check::{self, Checked, Fault, Tally};
use outflank_formats::wthor::Reader;
use outflank_formats::{self as formats, Format};
use outflank_rules::Move;
use outflank_text::clean;
use serde::Serialize;
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

/// Raw arguments.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    outflank check games.pgn\n  \
    outflank check WTH_*.wtb           a whole database; the last line sums up\n  \
    outflank check --from ggf - < games\n  \
    outflank check games.sgf --json\n\n\
    Exit code 1 when a game has an illegal move, a wrong score or cannot be read; games that\n\
    stop early are counted, but are no fault.\n\
    JSON: {games, illegal, unfinished, wrong_scores, unreadable, files, faults}, described in\n\
    docs/json.md")]
pub struct Args {
    /// Files of games in any format, `-` for standard input
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,

    /// Format of the files [default: by name or content]
    #[arg(long, value_name = "FORMAT", value_parser = input::format())]
    from: Option<Format>,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl FaultReport {
    /// The fault in English, for scripts.
    fn new(fault: &Fault, file: &str) -> FaultReport {
        let empty = FaultReport { file: file.to_owned(), ..FaultReport::default() };
        match fault {
            Fault::Illegal { game, illegal } => FaultReport {
                game: Some(*game),
                kind: "illegal",
                ply: Some(illegal.ply),
                mv: Some(illegal.mv.to_string()),
                reason: illegal.reason.to_string(),
                ..empty
            },
            Fault::Score { game, stated, actual } => FaultReport {
                game: Some(*game),
                kind: "score",
                reason: "the moves do not lead to the stated result".to_owned(),
                stated: match stated {
                    formats::Outcome::Margin(margin) => Some(*margin),
                    formats::Outcome::Win(_) | formats::Outcome::Draw => None,
                },
                actual: Some(*actual),
                ..empty
            },
            Fault::Unreadable(error) => FaultReport {
                game: error.game.map(|game| game as u64),
                kind: "unreadable",
                reason: error.to_string(),
                ..empty
            },
        }
    }
}

/// The fault as one line for a person.
fn line(fault: &Fault, file: &str, screen: &Screen) -> String {
    let file = ("file", file.into());
    match fault {
        Fault::Illegal { game, illegal } => {
            let mv = match illegal.mv {
                Move::Place(square) => square.to_string(),
                Move::Pass => screen.text("pass", &[]),
            };
            let reason = describe::refusal(illegal.reason, screen);
            let ply = ("ply", illegal.ply.into());
            let game = ("game", (*game).into());
            screen.text("check-illegal", &[file, game, ply, ("move", mv.into()), ("reason", reason.into())])
        }
        Fault::Score { game, stated, actual } => {
            let stated = match stated {
                formats::Outcome::Margin(margin) => format!("{margin:+}"),
                formats::Outcome::Win(color) => {
                    screen.text("wins", &[("color", describe::color_value(*color))])
                }
                formats::Outcome::Draw => screen.text("draw", &[]),
            };
            let game = ("game", (*game).into());
            let actual = ("actual", format!("{actual:+}").into());
            screen.text("check-score", &[file, game, ("stated", stated.into()), actual])
        }
        Fault::Unreadable(error) => {
            screen.text("check-unreadable", &[file, ("reason", error.to_string().into())])
        }
    }
}

#[derive(Default, Serialize)]
struct FaultReport {
    file: String,
    game: Option<u64>,
    kind: &'static str,
    ply: Option<usize>,
    #[serde(rename = "move")]
    mv: Option<String>,
    reason: String,
    stated: Option<f32>,
    actual: Option<i32>,
}

#[derive(Serialize)]
struct FileReport {
    file: String,
    format: &'static str,
    #[serde(flatten)]
    tally: Tally,
}

#[derive(Serialize)]
struct Report {
    #[serde(flatten)]
    tally: Tally,
    files: Vec<FileReport>,
    faults: Vec<FaultReport>,
}

/// A file to check, opened.
enum Source {
    /// Read game by game, whatever its size.
    Stream(Box<dyn Read>),
    /// Read as a whole.
    Whole(Input, Format),
}

impl Source {
    fn open(path: &Path, asked: Option<Format>) -> Result<Source, Failure> {
        let named = || Format::from_extension(path.extension()?.to_str()?);
        if asked.or_else(named) == Some(Format::Wthor) {
            let stream: Box<dyn Read> = if path == Path::new("-") {
                Box::new(io::stdin().lock())
            } else {
                Box::new(File::open(path).map_err(Failure::file("read", path))?)
            };
            return Ok(Source::Stream(stream));
        }
        let input = Input::of_path(path)?;
        let format = input.format(asked)?;
        Ok(match format {
            Format::Wthor => Source::Stream(Box::new(io::Cursor::new(input.bytes))),
            _ => Source::Whole(input, format),
        })
    }

    fn format(&self) -> Format {
        match self {
            Source::Stream(_) => Format::Wthor,
            Source::Whole(_, format) => *format,
        }
    }

    /// Looks at every game and tells of every fault.
    fn check(self, tell: &mut dyn FnMut(Fault, &Progress) -> io::Result<()>) -> io::Result<Tally> {
        match self {
            Source::Stream(stream) => match Reader::new(stream) {
                Ok(reader) => {
                    let total = reader.header().games.into();
                    check(check::wthor(reader), Some(total), tell)
                }
                Err(error) => {
                    tell(Fault::Unreadable(Box::new(error)), &Progress::new(None))?;
                    Ok(Tally { unreadable: 1, ..Tally::default() })
                }
            },
            Source::Whole(input, format) => check(check::games(format, &input.bytes), None, tell),
        }
    }
}

/// Counts what was looked at, and tells of every fault.
fn check(
    games: impl Iterator<Item = Checked>,
    total: Option<u64>,
    tell: &mut dyn FnMut(Fault, &Progress) -> io::Result<()>,
) -> io::Result<Tally> {
    let mut tally = Tally::default();
    let mut progress = Progress::new(total);
    for checked in games {
        progress.advance();
        tally.add(&checked);
        if let Some(fault) = checked.fault {
            tell(fault, &progress)?;
        }
    }
    Ok(tally)
}

/// Checks the files.
pub fn run(args: Args, screen: &mut Screen) -> Result<Outcome, Failure> {
    // A wrong name is told before an hour of work, not after.
    for path in &args.files {
        if path != Path::new("-") {
            let found = fs::metadata(path).map_err(Failure::file("read", path))?;
            if found.is_dir() {
                let path = path.display();
                return Err(Failure::Refused(format!(
                    "{path} is a directory: name its files, as in {path}/*"
                )));
            }
        }
    }

    let mut total = Tally::default();
    let mut files = Vec::with_capacity(args.files.len());
    let mut faults = Vec::new();
    for path in &args.files {
        let file = path.display().to_string();
        let source = Source::open(path, args.from)?;
        let format = source.format();
        let tally = source.check(&mut |fault, progress| {
            if args.json {
                faults.push(FaultReport::new(&fault, &file));
                return Ok(());
            }
            let line = line(&fault, &file, screen);
            let line = clean::foreign(&line);
            progress.aside(|| {
                writeln!(screen, "{line}")?;
                if progress.is_shown() { screen.flush() } else { Ok(()) }
            })
        })?;
        total += tally;
        if !args.json && args.files.len() > 1 {
            let summary = summary(tally, screen);
            let line =
                screen.text("check-file", &[("file", file.as_str().into()), ("summary", summary.into())]);
            writeln!(screen, "{line}")?;
        }
        files.push(FileReport { file, format: format.name(), tally });
    }

    if args.json {
        screen.json(&Report { tally: total, files, faults })?;
    } else {
        let line = summary(total, screen);
        writeln!(screen, "{line}")?;
    }
    Ok(if total.has_faults() { Outcome::FoundFaults } else { Outcome::Good })
}

/// The numbers in one line.
fn summary(tally: Tally, screen: &Screen) -> String {
    let mut text = screen.text(
        "check-summary",
        &[
            ("games", tally.games.into()),
            ("illegal", tally.illegal.into()),
            ("unfinished", tally.unfinished.into()),
            ("wrong", tally.wrong_scores.into()),
        ],
    );
    if tally.unreadable > 0 {
        text += ", ";
        text += &screen.text("check-summary-unreadable", &[("count", tally.unreadable.into())]);
    }
    text
}
