//! `outflank convert`: games or positions from one file format into another.
//!
//! The new file appears whole or not at all: it is written beside its place under
//! another name and moved there at the end.

use crate::failure::{Failure, Outcome};
use crate::input;
use crate::note;
use crate::output::{check_place, is_standard_output};
use crate::progress::Live;
use crate::screen::Screen;
use outflank_files::{Source, Unwritten, find_names, names_beside, write_content};
use outflank_formats::wthor::{self, NameFile, Names};
use outflank_formats::{Format, Losses, Pasted, ReadError};
use outflank_report::Conversion;
use outflank_text::{Lines, clean};
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
pub(super) enum Target {
    StandardOutput,
    File { path: PathBuf, force: bool },
}

impl Target {
    pub(super) fn new(path: PathBuf, force: bool) -> Result<Target, Failure> {
        if is_standard_output(&path) {
            return Ok(Target::StandardOutput);
        }
        check_place(&path, force)?;
        Ok(Target::File { path, force })
    }
}

/// The format of the output: asked for, or told by the file's name.
pub(super) fn output_format(path: &Path, asked: Option<Format>) -> Result<Format, Failure> {
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
        check_place(&names_beside(path, kind), *force)?;
    }
    Ok(())
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
    let input = Source::of_path(&args.input)?;
    let from = input.format(args.from)?;

    let names = match from {
        Format::Wthor => find_names(input.path(), args.players.as_deref(), args.tournaments.as_deref())?,
        _ => Names::default(),
    };
    let mut skipped = Vec::new();
    let content = read(&input, from, &names, args.skip_errors.then_some(&mut skipped))?;

    let losses = write(&target, &content, to, args.names, screen)?;
    let files = [&args.input, &args.output].map(|path| path.display().to_string());
    let [input, output] = files;
    let done = Conversion::new((input, from), (output, to), content.len()).without(&skipped, &losses);
    tell(done, &target, args.json, screen)
}

/// Writes games or positions where they are to go; a WTHOR file with its names, if wanted. Gives what
/// the format has no word for.
pub(super) fn write(
    target: &Target,
    content: &Pasted,
    to: Format,
    with_names: bool,
    screen: &mut Screen,
) -> Result<Losses, Failure> {
    let Target::File { path, force } = target else {
        content.write(to, &mut screen.data()).map_err(Failure::written(None))?;
        return content.losses(to).map_err(Failure::written(None));
    };
    let progress = Live::games(Some(content.len() as u64));
    write_content(path, *force, content, to, with_names, || progress.advance()).map_err(|error| match error {
        Unwritten::File(error) => error.into(),
        Unwritten::Content(error) => Failure::written(Some(path))(error),
    })
}

/// Says what was written.
pub(super) fn tell(
    done: Conversion,
    target: &Target,
    json: bool,
    screen: &mut Screen,
) -> Result<Outcome, Failure> {
    let Target::StandardOutput = target else {
        screen.report(&done, json)?;
        return Ok(Outcome::Good);
    };
    // Standard output belongs to the games when they go there.
    screen.flush()?;
    if json {
        note::line(clean::json(&serde_json::to_string(&done).map_err(io::Error::from)?));
    } else {
        note::line(done.to_standard_output().lines(&screen.reader()).join("\n"));
    }
    Ok(Outcome::Good)
}

/// All games or positions; only the readable ones if there is a list for the others.
fn read(
    input: &Source,
    format: Format,
    names: &Names,
    mut skipped: Option<&mut Vec<ReadError>>,
) -> Result<Pasted, Failure> {
    let total = match format {
        Format::Wthor => {
            let reader = wthor::Reader::new(input.bytes.as_slice())
                .map_err(|error| Failure::found_in(input, error))?;
            Some(reader.header().games.into())
        }
        _ => None,
    };
    let progress = Live::games(total);
    let read = Pasted::read_on(format, &input.bytes, names, |fault| {
        progress.advance();
        match (fault, &mut skipped) {
            (None, _) => Ok(()),
            (Some(error), None) => Err(error),
            (Some(error), Some(skipped)) => {
                progress.aside(|| note::tell(format_args!("{}: {error}", input.name())));
                skipped.push(error);
                Ok(())
            }
        }
    });
    read.map_err(|error| {
        let failure = Failure::found_in(input, error);
        Failure::Refused(format!("{failure} (--skip-errors leaves such games out)"))
    })
}
