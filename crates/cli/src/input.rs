//! What people hand to a command: a file, standard input, or the text itself.

use crate::commands::Cli;
use crate::failure::Failure;
use crate::names;
use clap::CommandFactory;
use clap::builder::{PossibleValue, StringValueParser, TypedValueParser};
use clap::error::{ContextKind, ErrorKind};
use outflank_formats::wthor::Names;
use outflank_formats::{Format, PasteError, Pasted, paste};
use outflank_rules::Position;
use outflank_rules::isa::Isa;
use std::ffi::{OsStr, OsString};
use std::fmt;
use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// Bytes and where they come from.
pub struct Input {
    source: Source,
    /// The bytes.
    pub bytes: Vec<u8>,
}

enum Source {
    File(PathBuf),
    StandardInput,
    Text(String),
}

impl Input {
    /// A file, or standard input for `-`.
    pub fn of_path(path: &Path) -> Result<Input, Failure> {
        if path == Path::new("-") {
            let mut bytes = Vec::new();
            io::stdin().lock().read_to_end(&mut bytes).map_err(Failure::file("read", path))?;
            return Ok(Input { source: Source::StandardInput, bytes });
        }
        let bytes = fs::read(path).map_err(Failure::file("read", path))?;
        Ok(Input { source: Source::File(path.to_owned()), bytes })
    }

    /// What a person typed: `-`, the name of a file, or the text itself, which may
    /// have been split at its blanks by the shell.
    pub fn of_words(first: &(impl AsRef<OsStr> + ?Sized), rest: &[String]) -> Result<Input, Failure> {
        let path = Path::new(first);
        // Asking for a name that is too long for a file is an error that means "no".
        if rest.is_empty() && (path == Path::new("-") || path.try_exists().unwrap_or(false)) {
            return Input::of_path(path);
        }
        // A name of a file may be any bytes; a text is letters.
        let first = path.to_string_lossy();
        let words: Vec<&str> = std::iter::once(&*first).chain(rest.iter().map(String::as_str)).collect();
        let text = words.join(" ");
        Ok(Input { bytes: text.clone().into_bytes(), source: Source::Text(text) })
    }

    /// What to call it in a message.
    pub fn name(&self) -> String {
        match &self.source {
            Source::File(path) => path.display().to_string(),
            Source::StandardInput => "standard input".to_owned(),
            Source::Text(text) => {
                let shown: String = text.chars().take(40).collect();
                format!("{shown:?}{}", if shown == *text { "" } else { "…" })
            }
        }
    }

    /// The path of the file, if it is one.
    pub fn path(&self) -> Option<&Path> {
        match &self.source {
            Source::File(path) => Some(path),
            Source::StandardInput | Source::Text(_) => None,
        }
    }

    /// Whether it is a text that a person typed.
    pub fn is_text(&self) -> bool {
        matches!(self.source, Source::Text(_))
    }

    /// The format: the one asked for, the one the file's name tells, or the one the
    /// bytes look like.
    pub fn format(&self, asked: Option<Format>) -> Result<Format, Failure> {
        if self.bytes.trim_ascii().is_empty() {
            return Err(self.fault(PasteError::Empty));
        }
        let named = || {
            let extension = self.path()?.extension()?.to_str()?;
            // Any text format may be in a .txt file.
            (!extension.eq_ignore_ascii_case("txt")).then(|| Format::from_extension(extension)).flatten()
        };
        asked.or_else(named).or_else(|| Format::detect(&self.bytes)).ok_or_else(|| {
            Failure::Refused(format!(
                "{}: this looks like no format of games; name one with --from ({})",
                self.name(),
                format_names(|_| true)
            ))
        })
    }

    /// Games or positions, whatever it holds.
    pub fn anything(&self, asked: Option<Format>) -> Result<Pasted, Failure> {
        if asked.is_none() && self.path().is_none() {
            return paste(&self.bytes).map_err(|error| self.not_understood(error));
        }
        let format = self.format(asked)?;
        let names = match format {
            Format::Wthor => names::find(self.path(), None, None)?,
            _ => Names::default(),
        };
        Pasted::read(format, &self.bytes, &names).map_err(|error| self.fault(error))
    }

    /// A fault in it, with its name in front.
    pub fn fault(&self, error: impl fmt::Display) -> Failure {
        Failure::Refused(format!("{}: {error}", self.name()))
    }

    fn not_understood(&self, error: PasteError) -> Failure {
        match (&self.source, &error) {
            // With a place in the text, the place is what matters.
            (Source::Text(_), PasteError::Unrecognized(_)) => Failure::Refused(format!(
                "{} is neither a file here nor moves, a board or a game in a known format",
                self.name()
            )),
            _ => self.fault(error),
        }
    }
}

/// Reads the first word of what a person hands to a command. A board may begin with
/// dashes, so the argument parser is told to let such words through; this refuses those
/// that are mistyped options, in the parser's own words.
#[derive(Clone, Debug)]
pub struct FirstWord;

impl TypedValueParser for FirstWord {
    type Value = OsString;

    fn parse_ref(
        &self,
        command: &clap::Command,
        _: Option<&clap::Arg>,
        word: &OsStr,
    ) -> Result<OsString, clap::Error> {
        let option = word.to_str().filter(|text| is_option(text) && !Path::new(text).exists());
        match option.and_then(|text| unknown_option(command.get_name(), text)) {
            Some(error) => Err(error),
            None => Ok(word.to_owned()),
        }
    }
}

/// Whether a word can only be meant as an option: two dashes and a name. A board has none
/// but its own letters (X, O, B and W), a line of moves has digits, and no name of an
/// opening begins with dashes.
fn is_option(word: &str) -> bool {
    let Some(name) = word.strip_prefix("--") else { return false };
    let name = name.split_once('=').map_or(name, |(name, _)| name);
    let letter = |c: char| c.is_ascii_alphabetic();
    name.starts_with(letter)
        && name.chars().all(|c| letter(c) || c == '-' || c == '_')
        && name.chars().any(|c| letter(c) && !"XOBW".contains(c.to_ascii_uppercase()))
}

/// What the argument parser says of an option it does not know, with the one that may be
/// meant. Nothing for one it knows: that stood behind `--` and is not meant as an option.
fn unknown_option(command: &str, word: &str) -> Option<clap::Error> {
    let strict = Cli::command().mut_subcommand(command, |command| {
        command.mut_args(|argument| {
            if argument.is_positional() { argument.allow_hyphen_values(false) } else { argument }
        })
    });
    let mut error = strict.try_get_matches_from(["outflank", command, word]).err()?;
    if error.kind() != ErrorKind::UnknownArgument {
        return None;
    }
    // That it could stand behind `--` would be no help: it would come here again.
    error.remove(ContextKind::Suggested);
    Some(error)
}

/// Reads a value by its name, and tells shells which names there are to complete.
#[derive(Clone, Debug)]
pub struct ByName<T> {
    /// The value of a name, in any of its spellings, or why there is none.
    pub read: fn(&str) -> Result<T, String>,
    /// The names as they are usually spelled.
    pub names: fn() -> Vec<&'static str>,
}

impl<T: Clone + Send + Sync + 'static> TypedValueParser for ByName<T> {
    type Value = T;

    fn parse_ref(
        &self,
        command: &clap::Command,
        argument: Option<&clap::Arg>,
        word: &OsStr,
    ) -> Result<T, clap::Error> {
        let read = self.read;
        StringValueParser::new().try_map(move |name| read(&name)).parse_ref(command, argument, word)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new((self.names)().into_iter().map(PossibleValue::new)))
    }
}

/// Reads the name of a format, for `--from` and `--to`.
pub fn format() -> ByName<Format> {
    let read = |name: &str| {
        Format::from_name(name).ok_or_else(|| format!("the formats are {}", format_names(|_| true)))
    };
    ByName { read, names: || Format::ALL.map(Format::name).to_vec() }
}

/// The names of some formats, as a list.
pub fn format_names(which: fn(Format) -> bool) -> String {
    let names: Vec<&str> =
        Format::ALL.into_iter().filter(|&format| which(format)).map(Format::name).collect();
    names.join(", ")
}

/// The instruction set of this name, if this machine has it.
pub fn isa(name: &str) -> Result<Isa, Failure> {
    Isa::named(name).ok_or_else(|| {
        let names: Vec<&str> = Isa::available().into_iter().map(Isa::name).collect();
        Failure::Refused(format!("this machine has no instruction set {name:?}; it has {}", names.join(", ")))
    })
}

/// One position from a text: a board in any notation, or where a game stands.
pub fn position(text: &str) -> Result<Position, Failure> {
    let input = Input { source: Source::Text(text.to_owned()), bytes: text.as_bytes().to_vec() };
    let positions = input.anything(None)?.to_positions();
    match positions.as_slice() {
        [only] => Ok(only.position),
        several => Err(input.fault(format!("expected one position, found {}", several.len()))),
    }
}
