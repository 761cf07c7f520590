//! `outflank check`: replays games and reports what is wrong with them.
//!
//! An illegal move and a stated score that the moves do not lead to are faults. A game
//! that stops early is not: people resign and run out of time. Every file is read to
//! its end, whatever is wrong in it.

use crate::clean;
use crate::describe;
use crate::failure::{Failure, Outcome};
use crate::input::{self, Input};
use crate::progress::Progress;
use crate::screen::Screen;
use outflank_formats::wthor::{Game, Header, Reader};
use outflank_formats::{self as formats, Format, GameRecord, IllegalRecord, ReadError, ReadErrorKind, games};
use outflank_rules::Move;
use serde::Serialize;
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::ops::AddAssign;
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
    #[arg(long, value_name = "FORMAT", value_parser = input::format)]
    from: Option<Format>,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// What was found, in numbers.
#[derive(Clone, Copy, Debug, Default, Serialize)]
struct Tally {
    games: u64,
    illegal: u64,
    unfinished: u64,
    wrong_scores: u64,
    unreadable: u64,
}

impl Tally {
    fn has_faults(self) -> bool {
        self.illegal + self.wrong_scores + self.unreadable > 0
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Tally) {
        self.games += other.games;
        self.illegal += other.illegal;
        self.unfinished += other.unfinished;
        self.wrong_scores += other.wrong_scores;
        self.unreadable += other.unreadable;
    }
}

/// Something wrong with a game.
enum Fault {
    Illegal { game: u64, illegal: IllegalRecord },
    Score { game: u64, stated: formats::Outcome, actual: i32 },
    Unreadable(Box<ReadError>),
}

impl Fault {
    /// The fault in English, for scripts.
    fn report(&self, file: &str) -> FaultReport {
        let empty = FaultReport { file: file.to_owned(), ..FaultReport::default() };
        match self {
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

    /// The fault as one line for a person.
    fn line(&self, file: &str, screen: &Screen) -> String {
        let file = ("file", file.into());
        match self {
            Fault::Illegal { game, illegal } => {
                let mv = match illegal.mv {
                    Move::Place(square) => square.to_string(),
                    Move::Pass => screen.text("pass", &[]),
                };
                let reason = describe::refusal(illegal.reason, screen);
                let ply = ("ply", illegal.ply.into());
                let game = ("game", (*game).into());
                screen
                    .text("check-illegal", &[file, game, ply, ("move", mv.into()), ("reason", reason.into())])
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
            Source::Stream(stream) => check_wthor(stream, tell),
            Source::Whole(input, format) => check_games(games(format, &input.bytes), tell),
        }
    }
}

/// Checks WTHOR games as they come, nothing of them kept in memory.
fn check_wthor(
    stream: Box<dyn Read>,
    tell: &mut dyn FnMut(Fault, &Progress) -> io::Result<()>,
) -> io::Result<Tally> {
    let mut tally = Tally::default();
    let reader = match Reader::new(stream) {
        Ok(reader) => reader,
        Err(error) => {
            tally.unreadable += 1;
            tell(Fault::Unreadable(Box::new(error)), &Progress::new(None))?;
            return Ok(tally);
        }
    };
    let header = *reader.header();
    let mut progress = Progress::new(Some(header.games.into()));
    for game in reader {
        let game = match game {
            Ok(game) => game,
            Err(error) => {
                tally.unreadable += 1;
                tell(Fault::Unreadable(Box::new(error)), &progress)?;
                continue;
            }
        };
        tally.games += 1;
        let number = tally.games;
        progress.advance();
        match game.replay() {
            Ok(replay) if !replay.finished => tally.unfinished += 1,
            Ok(replay) if replay.black_discs() == game.black_discs() => {}
            Ok(replay) => {
                tally.wrong_scores += 1;
                let margin = |discs: u8| 2 * i32::from(discs) - 64;
                let stated = formats::Outcome::Margin(margin(game.black_discs()) as f32);
                tell(Fault::Score { game: number, stated, actual: margin(replay.black_discs()) }, &progress)?;
            }
            Err(_) => {
                // The slow way says the same, with all there is to know about it.
                let offset = Header::SIZE as u64 + (number - 1) * Game::SIZE as u64;
                let kind = game.to_record(&header, None).expect_err("its moves cannot be replayed");
                let fault = if let ReadErrorKind::Illegal(illegal) = kind {
                    tally.illegal += 1;
                    Fault::Illegal { game: number, illegal }
                } else {
                    tally.unreadable += 1;
                    let game = usize::try_from(number).ok();
                    let error = ReadError { format: Format::Wthor, offset, place: None, game, kind };
                    Fault::Unreadable(Box::new(error))
                };
                tell(fault, &progress)?;
            }
        }
    }
    Ok(tally)
}

/// Checks games that are in memory.
fn check_games(
    games: impl Iterator<Item = Result<GameRecord, ReadError>>,
    tell: &mut dyn FnMut(Fault, &Progress) -> io::Result<()>,
) -> io::Result<Tally> {
    let mut tally = Tally::default();
    let mut progress = Progress::new(None);
    for (number, game) in (1..).zip(games) {
        progress.advance();
        match game {
            Ok(record) => {
                tally.games += 1;
                if let Some(fault) = wrong_score(number, &record) {
                    tally.wrong_scores += 1;
                    tell(fault, &progress)?;
                }
                tally.unfinished += u64::from(!record.is_finished());
            }
            Err(ReadError { kind: ReadErrorKind::Illegal(illegal), .. }) => {
                tally.games += 1;
                tally.illegal += 1;
                tell(Fault::Illegal { game: number, illegal }, &progress)?;
            }
            Err(error) => {
                tally.games += u64::from(error.game.is_some());
                tally.unreadable += 1;
                tell(Fault::Unreadable(Box::new(error)), &progress)?;
            }
        }
    }
    Ok(tally)
}

/// A finished game whose moves do not lead to what it states. A game settled away
/// from the board may state anything.
fn wrong_score(number: u64, record: &GameRecord) -> Option<Fault> {
    let stated = record.stated.filter(|stated| stated.ending == formats::Ending::Normal)?;
    let actual = record.federation_margin()?;
    (record.stated_result_holds() == Some(false)).then_some(Fault::Score {
        game: number,
        stated: stated.outcome,
        actual,
    })
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
                faults.push(fault.report(&file));
                return Ok(());
            }
            let line = fault.line(&file, screen);
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
