//! The two sides of a match, as a person names them on the command line.
//!
//! * `self`, or `self:depth=8,selectivity=73,time=0.1,weights=FILE,probcut=FILE,threads=1,table=64`:
//!   our own engine with these settings;
//! * `gtp:COMMAND`, `nboard:COMMAND`, `console:COMMAND`: another program and the language
//!   it speaks, the last being that of Edax. The
//!   command is split at blanks, with quotes around what belongs together; no shell is
//!   involved.

use crate::failure::Failure;
use crate::search;
use outflank_engine::Selectivity;
use outflank_engine::probcut::{ParseProbCutError, ProbCut};
use outflank_eval::Weights;
use std::fs;
use std::path::Path;
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

impl std::fmt::Debug for Own {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Own").field("depth", &self.depth).field("time", &self.time).finish_non_exhaustive()
    }
}

impl Contender {
    /// Reads what a person has written.
    pub fn read(text: &str) -> Result<Contender, Failure> {
        let (word, rest) = text.split_once(':').unwrap_or((text, ""));
        let kind = match word {
            "self" => Kind::Own(Own::read(rest)?),
            "gtp" | "nboard" | "console" => {
                let language = match word {
                    "gtp" => Language::Gtp,
                    "nboard" => Language::NBoard,
                    _ => Language::Console,
                };
                let command = words(rest).ok_or_else(|| {
                    Failure::Refused(format!("{text:?} opens a quote that is never closed"))
                })?;
                if command.is_empty() {
                    return Err(Failure::Refused(format!(
                        "{text:?} names no program: write it behind the colon, as in {word}:engine"
                    )));
                }
                Kind::Program { language, command }
            }
            _ => {
                return Err(Failure::Refused(format!(
                    "{text:?} is no side of a match: expected self, self:depth=8, gtp:COMMAND, nboard:COMMAND or \
                     console:COMMAND"
                )));
            }
        };
        Ok(Contender { text: text.to_owned(), kind })
    }
}

impl Own {
    fn read(text: &str) -> Result<Own, Failure> {
        let mut own = Own {
            depth: None,
            selectivity: Selectivity::FASTEST,
            time: None,
            weights: search::weights(),
            probcut: ProbCut::embedded(),
            threads: None,
            table_bytes: 64 << 20,
        };
        for setting in text.split(',').filter(|setting| !setting.is_empty()) {
            let refused = |reason: &str| Failure::Refused(format!("self:{setting}: {reason}"));
            let (name, value) = setting.split_once('=').ok_or_else(|| refused("expected name=value"))?;
            let number = |most: u32| {
                let number = value.parse().ok().filter(|number| (1..=most).contains(number));
                number.ok_or_else(|| refused(&format!("expected a number from 1 to {most}")))
            };
            match name {
                "depth" => own.depth = Some(number(60)?),
                "selectivity" => {
                    own.selectivity = search::selectivity(value).map_err(|reason| refused(&reason))?;
                }
                "time" => own.time = Some(search::seconds(value).map_err(|reason| refused(&reason))?),
                "weights" => own.weights = read_weights(Path::new(value))?,
                "probcut" => own.probcut = read_probcut(Path::new(value))?,
                "threads" => own.threads = Some(number(512)? as usize),
                "table" => own.table_bytes = (number(1 << 20)? as usize) << 20,
                _ => {
                    return Err(refused(
                        "the settings are depth, selectivity, time, weights, probcut, threads and table",
                    ));
                }
            }
        }
        Ok(own)
    }
}

fn read_probcut(path: &Path) -> Result<ProbCut, Failure> {
    let text = fs::read_to_string(path).map_err(Failure::file("read", path))?;
    text.parse().map_err(|error: ParseProbCutError| Failure::Refused(format!("{}: {error}", path.display())))
}

fn read_weights(path: &Path) -> Result<Arc<Weights>, Failure> {
    let bytes = fs::read(path).map_err(Failure::file("read", path))?;
    let weights = outflank_train::archive::load(&bytes);
    weights.map(Arc::new).map_err(|error| Failure::Refused(format!("{}: {error}", path.display())))
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
        let own = |text: &str| match Contender::read(text).map(|contender| contender.kind) {
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
            let failure = Contender::read(text).unwrap_err().to_string();
            assert!(failure.contains(reason), "{text}: {failure}");
        }
    }
}
