//! What people hand to a command: its first word, which may be a board, and what goes by names.

use crate::commands::Cli;
use crate::failure::Failure;
use clap::CommandFactory;
use clap::builder::{PossibleValue, PossibleValuesParser, StringValueParser, TypedValueParser};
use clap::error::{ContextKind, ErrorKind};
use outflank_files::SourceError;
use outflank_formats::Format;
use outflank_rules::isa::Isa;
use std::ffi::{OsStr, OsString};
use std::path::Path;

impl From<SourceError> for Failure {
    fn from(error: SourceError) -> Failure {
        match error {
            SourceError::File(error) => error.into(),
            SourceError::NoFormat { .. } => {
                Failure::Refused(format!("{error}; name one with --from ({})", format_names(|_| true)))
            }
            error => Failure::refused(error),
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

/// Reads one of a few values: its name, what help says of it, and the value.
#[derive(Clone, Copy, Debug)]
pub struct OneOf<T: 'static>(pub &'static [(&'static str, &'static str, T)]);

impl<T: Clone + Send + Sync + 'static> TypedValueParser for OneOf<T> {
    type Value = T;

    fn parse_ref(
        &self,
        command: &clap::Command,
        argument: Option<&clap::Arg>,
        word: &OsStr,
    ) -> Result<T, clap::Error> {
        let names = PossibleValuesParser::new(self.0.iter().map(|(name, ..)| *name));
        let name = names.parse_ref(command, argument, word)?;
        Ok(self.0.iter().find(|(known, ..)| *known == name).expect("the parser knows it").2.clone())
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        let value = |(name, help, _): &(&'static str, &'static str, T)| {
            let value = PossibleValue::new(*name);
            if help.is_empty() { value } else { value.help(*help) }
        };
        Some(Box::new(self.0.iter().map(value)))
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
