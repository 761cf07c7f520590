//! `outflank convert`: games or positions from one file format into another.
//!
//! The new file appears whole or not at all: it is written beside its place under
//! another name and moved there at the end.

use crate::failure::{Failure, Outcome};
use crate::input::{self, Input};
use crate::names;
use crate::note;
use crate::output::{check_place, is_standard_output, write_whole};
use crate::progress::Progress;
use crate::screen::Screen;
use outflank_formats::wthor::{self, Date, FileSet, NameFile, Names};
use outflank_formats::{Format, GameRecord, Losses, ReadError, ScoredPosition, WriteError};
use outflank_formats::{positions, write_games, write_positions};
use outflank_text::clean;
use serde::Serialize;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};

/// Raw arguments.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    outflank convert WTH_1977.wtb 1977.pgn       with the names from WTHOR.JOU and WTHOR.TRN beside it\n  \
    outflank convert games.pgn games.ggf\n  \
    outflank convert games.ggf - --to transcript | sort | uniq -c\n  \
    outflank convert --from transcript - games.sgf < moves.txt\n  \
    outflank convert old.pgn new.pgn --skip-errors --json\n\n\
    What a format has no word for is left out, and you are told what that was. A finished game\n\
    that states no result gets its score, empty squares going to the winner.\n\
    JSON: {input, from, output, to, written, skipped: [{game, reason}], lost: [{kind, count}]}")]
pub struct Args {
    /// File to read, `-` for standard input
    #[arg(value_name = "IN")]
    input: PathBuf,

    /// File to write, `-` for standard output
    #[arg(value_name = "OUT")]
    output: PathBuf,

    /// Format of IN [default: by its name or content]
    #[arg(long, value_name = "FORMAT", value_parser = input::format())]
    from: Option<Format>,

    /// Format of OUT [default: by its name]
    #[arg(long, value_name = "FORMAT", value_parser = input::format())]
    to: Option<Format>,

    /// Replace OUT if it exists
    #[arg(long)]
    force: bool,

    /// Leave out games that cannot be read instead of refusing the file
    #[arg(long)]
    skip_errors: bool,

    /// Player names for WTHOR input [default: the .JOU file beside it]
    #[arg(long, value_name = "FILE")]
    players: Option<PathBuf>,

    /// Tournament names for WTHOR input [default: the .TRN file beside it]
    #[arg(long, value_name = "FILE")]
    tournaments: Option<PathBuf>,

    /// Also write the names, into .JOU and .TRN files beside a WTHOR OUT
    #[arg(long)]
    names: bool,

    /// Print the summary as JSON
    #[arg(long)]
    json: bool,
}

/// Where the games go.
enum Target {
    StandardOutput,
    File { path: PathBuf, force: bool },
}

impl Target {
    fn new(path: PathBuf, force: bool) -> Result<Target, Failure> {
        if is_standard_output(&path) {
            return Ok(Target::StandardOutput);
        }
        check_place(&path, force)?;
        Ok(Target::File { path, force })
    }
}

/// The format of the output: asked for, or told by the file's name.
fn output_format(path: &Path, asked: Option<Format>) -> Result<Format, Failure> {
    let named = || Format::from_extension(path.extension()?.to_str()?);
    let format = asked.or_else(named).ok_or_else(|| {
        Failure::Refused(format!(
            "the name {} tells no format: name one with --to ({})",
            path.display(),
            input::format_names(Format::can_write)
        ))
    })?;
    if format.can_write() {
        return Ok(format);
    }
    Err(Failure::Refused(format!(
        "{format} can be read, not written: choose another with --to ({})",
        input::format_names(Format::can_write)
    )))
}

/// Only a WTHOR file has names in files of their own.
fn check_names_wanted(target: &Target, to: Format) -> Result<(), Failure> {
    let Target::File { path, force } = target else {
        return Err(Failure::refused("--names needs a file to put the names beside, not standard output"));
    };
    if to != Format::Wthor {
        return Err(Failure::Refused(format!("--names is for WTHOR output; {to} holds the names itself")));
    }
    for kind in [NameFile::Players, NameFile::Tournaments] {
        check_place(&names::beside(path, kind), *force)?;
    }
    Ok(())
}

/// Games written between two looks at the clock.
const PART: usize = 1024;

/// What was read.
enum Content {
    Games(Vec<GameRecord>),
    Positions(Vec<ScoredPosition>),
}

impl Content {
    fn len(&self) -> usize {
        match self {
            Content::Games(games) => games.len(),
            Content::Positions(positions) => positions.len(),
        }
    }

    fn losses(&self, format: Format) -> Result<Losses, WriteError> {
        match self {
            Content::Games(games) => Losses::of_games(format, games),
            Content::Positions(positions) => Ok(Losses::of_positions(format, positions)),
        }
    }

    fn write(&self, format: Format, out: &mut dyn Write) -> Result<(), WriteError> {
        match self {
            Content::Games(games) => write_games(format, games, out),
            Content::Positions(positions) => write_positions(format, positions, out),
        }
    }

    /// Like [`Content::write`], but some of it may be out when it fails: for files that
    /// are thrown away then. In return the way is shown.
    fn write_in_parts(&self, format: Format, out: &mut dyn Write) -> Result<(), WriteError> {
        let Content::Games(games) = self else { return self.write(format, out) };
        if format == Format::Wthor {
            // The header counts all games.
            return self.write(format, out);
        }
        let mut progress = Progress::new(Some(games.len() as u64));
        for (index, part) in games.chunks(PART).enumerate() {
            write_games(format, part, out).map_err(|error| match error {
                WriteError::Game { format, game, reason } => {
                    WriteError::Game { format, game: index * PART + game, reason }
                }
                error => error,
            })?;
            part.iter().for_each(|_| progress.advance());
        }
        Ok(())
    }
}

#[derive(Serialize)]
struct Summary {
    input: String,
    from: &'static str,
    output: String,
    to: &'static str,
    written: usize,
    skipped: Vec<Skipped>,
    lost: Vec<Lost>,
}

/// What the format has no word for, and in how many games or positions.
#[derive(Serialize)]
struct Lost {
    kind: &'static str,
    count: usize,
}

#[derive(Serialize)]
struct Skipped {
    game: Option<usize>,
    reason: String,
}

/// Converts a file.
pub fn run(args: Args, screen: &mut Screen) -> Result<Outcome, Failure> {
    let to = output_format(&args.output, args.to)?;
    let target = Target::new(args.output.clone(), args.force)?;
    if args.names {
        check_names_wanted(&target, to)?;
    }
    if matches!(target, Target::StandardOutput) && !to.is_text() && io::stdout().is_terminal() {
        return Err(Failure::Refused(format!("{to} is not text for a terminal: name a file to write")));
    }
    let input = Input::of_path(&args.input)?;
    let from = input.format(args.from)?;

    let names = match from {
        Format::Wthor => names::find(input.path(), args.players.as_deref(), args.tournaments.as_deref())?,
        _ => Names::default(),
    };
    let mut skipped = Vec::new();
    let content = read(&input, from, &names, args.skip_errors.then_some(&mut skipped))?;

    let losses = match (&target, &content) {
        (Target::File { path, force }, Content::Games(games)) if args.names => {
            write_with_names(games, path, *force)?
        }
        (Target::File { path, force }, _) => {
            let failed = |error| write_failure(error, Some(path));
            write_file(path, *force, |out| content.write_in_parts(to, out))?;
            content.losses(to).map_err(failed)?
        }
        (Target::StandardOutput, _) => {
            let failed = |error| write_failure(error, None);
            content.write(to, &mut screen.data()).map_err(failed)?;
            content.losses(to).map_err(failed)?
        }
    };

    let summary = Summary {
        input: args.input.display().to_string(),
        from: from.name(),
        output: args.output.display().to_string(),
        to: to.name(),
        written: content.len(),
        skipped,
        lost: losses.iter().map(|(loss, count)| Lost { kind: loss.name(), count }).collect(),
    };
    // Standard output belongs to the games when they go there.
    screen.flush()?;
    let text = if args.json {
        clean::json(&serde_json::to_string(&summary).map_err(io::Error::from)?)
    } else {
        describe(&summary, &target, to, screen)
    };
    match target {
        Target::StandardOutput => note::line(text),
        Target::File { .. } => writeln!(screen, "{text}")?,
    }
    Ok(Outcome::Good)
}

/// All games or positions; only the readable ones if there is a list for the others.
fn read(
    input: &Input,
    format: Format,
    names: &Names,
    skipped: Option<&mut Vec<Skipped>>,
) -> Result<Content, Failure> {
    let total = match format {
        Format::Wthor => {
            let reader = wthor::Reader::new(input.bytes.as_slice()).map_err(|error| input.fault(error))?;
            Some(reader.header().games.into())
        }
        _ => None,
    };
    if !format.holds_games() {
        return collect(input, positions(format, &input.bytes), total, skipped).map(Content::Positions);
    }
    // Other formats have a place for what a transcript leaves to its moves.
    let games = input.records(format, names).map(|game| {
        game.map(|mut game| {
            game.state_result();
            game
        })
    });
    collect(input, games, total, skipped).map(Content::Games)
}

/// The items that can be read; the others are listed, or the first of them is the end.
fn collect<T>(
    input: &Input,
    items: impl Iterator<Item = Result<T, ReadError>>,
    total: Option<u64>,
    mut skipped: Option<&mut Vec<Skipped>>,
) -> Result<Vec<T>, Failure> {
    let mut progress = Progress::new(total);
    let mut found = Vec::new();
    for item in items {
        progress.advance();
        match (item, &mut skipped) {
            (Ok(item), _) => found.push(item),
            (Err(error), Some(skipped)) => {
                progress.aside(|| note::tell(format_args!("{}: {error}", input.name())));
                skipped.push(Skipped { game: error.game, reason: error.to_string() });
            }
            (Err(error), None) => {
                let failure = input.fault(error);
                return Err(Failure::Refused(format!("{failure} (--skip-errors leaves such games out)")));
            }
        }
    }
    Ok(found)
}

/// Writes a WTHOR file and the two files of its names.
fn write_with_names(games: &[GameRecord], path: &Path, force: bool) -> Result<Losses, Failure> {
    // The day a file was made is not needed to read it, and without it the same games
    // give the same bytes.
    let set = FileSet::new(games, Date::default()).map_err(|error| write_failure(error, Some(path)))?;
    let players = names::beside(path, NameFile::Players);
    let tournaments = names::beside(path, NameFile::Tournaments);
    for (path, bytes) in [(&players, &set.players), (&tournaments, &set.tournaments)] {
        write_file(path, force, |out| Ok(out.write_all(bytes)?))?;
    }
    write_file(path, force, |out| Ok(out.write_all(&set.games)?))?;
    let left = set.games().map_err(Failure::refused)?;
    Ok(Losses::between(games, &left))
}

/// Writes a file whole or not at all.
fn write_file(
    path: &Path,
    force: bool,
    write: impl FnOnce(&mut dyn Write) -> Result<(), WriteError>,
) -> Result<(), Failure> {
    write_whole(path, force, write, |error| write_failure(error, Some(path)))
}

/// A failed write, with the file it was for.
fn write_failure(error: WriteError, path: Option<&Path>) -> Failure {
    match (error, path) {
        (WriteError::Io(source), Some(path)) => Failure::file("write", path)(source),
        (WriteError::Io(source), None) => Failure::Output(source),
        (error, Some(path)) => Failure::Refused(format!("{}: {error}", path.display())),
        (error, None) => Failure::refused(error),
    }
}

/// The summary for a person.
fn describe(summary: &Summary, target: &Target, to: Format, screen: &Screen) -> String {
    let file = match target {
        Target::StandardOutput => screen.text("standard-output", &[]),
        Target::File { path, .. } => path.display().to_string(),
    };
    let mut text = screen.text(
        "convert-done",
        &[("count", summary.written.into()), ("file", file.into()), ("format", to.to_string().into())],
    );
    if !summary.skipped.is_empty() {
        text.push('\n');
        text += &screen.text("convert-skipped", &[("count", summary.skipped.len().into())]);
    }
    if !summary.lost.is_empty() {
        text.push('\n');
        text += &screen.text("convert-lost", &[("format", to.to_string().into())]);
    }
    for lost in &summary.lost {
        text += "\n  ";
        text +=
            &screen.text("convert-lost-kind", &[("kind", lost.kind.into()), ("count", lost.count.into())]);
    }
    text
}
