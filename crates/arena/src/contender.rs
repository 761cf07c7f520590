//! The two sides of a match, as a person names them on the command line.
//!
//! * `self`, or `self:depth=8,selectivity=73,time=0.1,weights=FILE,probcut=FILE,threads=1,table=64`:
//!   our own engine with these settings;
//! * `gtp:COMMAND`, `nboard:COMMAND`, `console:COMMAND`: another program and the language
//!   it speaks, the last being that of Edax. The
//!   command is split at blanks, with quotes around what belongs together; no shell is
//!   involved.

use outflank_engine::Selectivity;
use outflank_engine::probcut::{ParseProbCutError, ProbCut};
use outflank_eval::Weights;
use outflank_protocols::Timing;
use outflank_train::archive::{self, LoadError};
use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

/// One side of a match.
#[derive(Clone, Debug)]
pub struct Contender {
    /// As it was written.
    pub text: String,
    /// What it is.
    pub kind: Kind,
}

/// What plays.
#[derive(Clone, Debug)]
pub enum Kind {
    /// Our engine.
    Own(Own),
    /// Another program.
    Program {
        /// The language it speaks.
        language: Language,
        /// The program and its arguments.
        command: Vec<String>,
    },
}

/// A protocol.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// The Go Text Protocol.
    Gtp,
    /// The protocol of NBoard.
    NBoard,
    /// The commands of Edax.
    Console,
}

/// Settings of our own engine.
#[derive(Clone)]
pub struct Own {
    /// Plies to look ahead; otherwise what the match says.
    pub depth: Option<u32>,
    /// How sure cuts must be.
    pub selectivity: Selectivity,
    /// Time for each move, whatever the clocks of the match say.
    pub time: Option<Duration>,
    /// What it has learned.
    pub weights: Arc<Weights>,
    /// How far its shallow searches are from deep ones.
    pub probcut: ProbCut,
    /// Threads; otherwise what the match says.
    pub threads: Option<usize>,
    /// Bytes of its table.
    pub table_bytes: usize,
}

impl fmt::Debug for Own {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Own").field("depth", &self.depth).field("time", &self.time).finish_non_exhaustive()
    }
}

/// Why a text names no side of a match.
#[derive(Debug)]
#[non_exhaustive]
pub enum ContenderError {
    /// None of the words a side begins with.
    Unknown(String),
    /// A quote is never closed.
    OpenQuote(String),
    /// There is no command behind the colon.
    NoProgram(String),
    /// A setting of our own engine that makes no sense.
    Setting {
        /// As it was written.
        setting: String,
        /// What is wrong with it.
        fault: SettingFault,
    },
    /// A file that cannot be read.
    File(PathBuf, io::Error),
    /// A file that holds no weights.
    Weights(PathBuf, LoadError),
    /// A file that holds no deviations of shallow searches.
    ProbCut(PathBuf, ParseProbCutError),
}

/// What is wrong with a setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SettingFault {
    /// It has no value.
    NoValue,
    /// Its name is none.
    Name,
    /// It is not a number from 1 to this.
    Number(u32),
    /// It is not a certainty that searches know.
    Selectivity,
    /// It is not a time.
    Seconds,
}

impl fmt::Display for SettingFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SettingFault::NoValue => f.write_str("expected name=value"),
            SettingFault::Name => {
                f.write_str("the settings are depth, selectivity, time, weights, probcut, threads and table")
            }
            SettingFault::Number(most) => write!(f, "expected a number from 1 to {most}"),
            SettingFault::Selectivity => {
                let levels = Selectivity::ALL.map(|level| level.percent().to_string());
                write!(f, "the levels are {}", levels.join(", "))
            }
            SettingFault::Seconds => f.write_str("a number of seconds is expected, such as 2.5"),
        }
    }
}

impl fmt::Display for ContenderError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ContenderError::Unknown(text) => write!(
                f,
                "{text:?} is no side of a match: expected self, self:depth=8, gtp:COMMAND, nboard:COMMAND or \
                 console:COMMAND"
            ),
            ContenderError::OpenQuote(text) => write!(f, "{text:?} opens a quote that is never closed"),
            ContenderError::NoProgram(text) => {
                write!(f, "{text:?} names no program: write it behind the colon, as in {text}engine")
            }
            ContenderError::Setting { setting, fault } => write!(f, "self:{setting}: {fault}"),
            ContenderError::File(path, error) => write!(f, "cannot read {}: {error}", path.display()),
            ContenderError::Weights(path, error) => write!(f, "{}: {error}", path.display()),
            ContenderError::ProbCut(path, error) => write!(f, "{}: {error}", path.display()),
        }
    }
}

impl std::error::Error for ContenderError {}

/// Why a side cannot play by this clock: it could not be told, and would lose every game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimingFault {
    /// The protocol knows no time for each move.
    NoTimePerMove,
    /// No time means no limit in the protocol.
    NoTimeAtAll,
    /// The protocol knows whole seconds only, and there is none.
    WholeSeconds,
}

impl fmt::Display for TimingFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            TimingFault::NoTimePerMove => {
                "NBoard's protocol knows no time for each move: give it a clock for the game, or a depth"
            }
            TimingFault::NoTimeAtAll => "no time at all: to GTP that is no limit",
            TimingFault::WholeSeconds => "it can be told whole seconds only: give it at least one",
        })
    }
}

impl std::error::Error for TimingFault {}

impl Contender {
    /// Whether it can play by this clock.
    pub fn check_timing(&self, timing: Option<Timing>) -> Result<(), TimingFault> {
        let Kind::Program { language, .. } = self.kind else { return Ok(()) };
        match (language, timing) {
            (Language::NBoard, Some(Timing::PerMove(_))) => Err(TimingFault::NoTimePerMove),
            (Language::Gtp, Some(Timing::PerMove(time) | Timing::Game { main: time, .. }))
                if time.is_zero() =>
            {
                Err(TimingFault::NoTimeAtAll)
            }
            (Language::NBoard | Language::Console, Some(Timing::Game { main, .. }))
                if main.as_secs() == 0 =>
            {
                Err(TimingFault::WholeSeconds)
            }
            _ => Ok(()),
        }
    }
}

impl FromStr for Contender {
    type Err = ContenderError;

    /// Reads what a person has written, and the files it names.
    fn from_str(text: &str) -> Result<Contender, ContenderError> {
        let (word, rest) = text.split_once(':').unwrap_or((text, ""));
        let language = match word {
            "self" => {
                return Ok(Contender { text: text.to_owned(), kind: Kind::Own(Own::read(rest)?) });
            }
            "gtp" => Language::Gtp,
            "nboard" => Language::NBoard,
            "console" => Language::Console,
            _ => return Err(ContenderError::Unknown(text.to_owned())),
        };
        let command = words(rest).ok_or_else(|| ContenderError::OpenQuote(text.to_owned()))?;
        if command.is_empty() {
            return Err(ContenderError::NoProgram(format!("{word}:")));
        }
        Ok(Contender { text: text.to_owned(), kind: Kind::Program { language, command } })
    }
}

impl Own {
    fn read(text: &str) -> Result<Own, ContenderError> {
        let mut own = Own {
            depth: None,
            selectivity: Selectivity::FASTEST,
            time: None,
            weights: Weights::embedded(),
            probcut: ProbCut::embedded(),
            threads: None,
            table_bytes: 64 << 20,
        };
        for setting in text.split(',').filter(|setting| !setting.is_empty()) {
            let refused = |fault| ContenderError::Setting { setting: setting.to_owned(), fault };
            let (name, value) = setting.split_once('=').ok_or_else(|| refused(SettingFault::NoValue))?;
            let number = |most: u32| {
                let number = value.parse().ok().filter(|number| (1..=most).contains(number));
                number.ok_or_else(|| refused(SettingFault::Number(most)))
            };
            match name {
                "depth" => own.depth = Some(number(60)?),
                "selectivity" => {
                    let level = value.trim_end_matches('%').parse().ok().and_then(Selectivity::from_percent);
                    own.selectivity = level.ok_or_else(|| refused(SettingFault::Selectivity))?;
                }
                "time" => {
                    let time = value.parse().ok().and_then(|time| Duration::try_from_secs_f64(time).ok());
                    own.time = Some(time.ok_or_else(|| refused(SettingFault::Seconds))?);
                }
                "weights" => own.weights = read_weights(Path::new(value))?,
                "probcut" => own.probcut = read_probcut(Path::new(value))?,
                "threads" => own.threads = Some(number(512)? as usize),
                "table" => own.table_bytes = (number(1 << 20)? as usize) << 20,
                _ => return Err(refused(SettingFault::Name)),
            }
        }
        Ok(own)
    }
}

fn read_probcut(path: &Path) -> Result<ProbCut, ContenderError> {
    let text = fs::read_to_string(path).map_err(|error| ContenderError::File(path.to_owned(), error))?;
    text.parse().map_err(|error| ContenderError::ProbCut(path.to_owned(), error))
}

fn read_weights(path: &Path) -> Result<Arc<Weights>, ContenderError> {
    let bytes = fs::read(path).map_err(|error| ContenderError::File(path.to_owned(), error))?;
    let weights = archive::load(&bytes).map_err(|error| ContenderError::Weights(path.to_owned(), error))?;
    Ok(Arc::new(weights))
}

/// The words of a command line; nothing when a quote is left open.
fn words(text: &str) -> Option<Vec<String>> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    for letter in text.chars() {
        match (quote, letter) {
            (Some(open), letter) if letter == open => quote = None,
            (None, '"' | '\'') => {
                quote = Some(letter);
                word.get_or_insert_default();
            }
            (None, ' ') => words.extend(word.take()),
            (_, letter) => word.get_or_insert_default().push(letter),
        }
    }
    words.extend(word);
    quote.is_none().then_some(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_split_as_a_person_expects() {
        let split = |text: &str| words(text).unwrap();
        assert_eq!(split("edax -gtp -l 10"), ["edax", "-gtp", "-l", "10"]);
        assert_eq!(split("'my engine' \"-a b\" c''d  ''"), ["my engine", "-a b", "cd", ""]);
        assert_eq!(split(""), [""; 0]);
        assert_eq!(words("'open"), None);
    }

    #[test]
    fn settings_of_our_own_engine() {
        let own = |text: &str| match text.parse::<Contender>().map(|contender| contender.kind) {
            Ok(Kind::Own(own)) => own,
            other => panic!("{other:?}"),
        };
        assert_eq!((own("self").depth, own("self").time), (None, None));
        let all = own("self:depth=9,selectivity=95,time=0.25,threads=2,table=8");
        assert_eq!((all.depth, all.selectivity.percent(), all.threads), (Some(9), 95, Some(2)));
        assert_eq!((all.time, all.table_bytes), (Some(Duration::from_millis(250)), 8 << 20));
    }

    #[test]
    fn what_is_no_side_is_refused_with_the_reason() {
        for (text, reason) in [
            ("", "no side of a match"),
            ("edax", "no side of a match"),
            ("gtp:", "names no program"),
            ("nboard:'x", "never closed"),
            ("self:depth", "name=value"),
            ("self:depth=0", "from 1 to 60"),
            ("self:speed=9", "the settings are"),
            ("self:selectivity=50", "the levels are"),
            ("self:time=-1", "seconds"),
            ("self:weights=no-such-file", "cannot read no-such-file"),
            ("self:probcut=no-such-file", "cannot read no-such-file"),
            ("self:probcut=Cargo.toml", "expected `midgame` or `endgame` and four numbers"),
        ] {
            let failure = text.parse::<Contender>().unwrap_err().to_string();
            assert!(failure.contains(reason), "{text}: {failure}");
        }
    }
}
