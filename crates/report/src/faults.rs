//! What is wrong with the games of files, as [`outflank_formats::check`] finds it.

use crate::panel::{color_value, move_word};
use outflank_formats::Format;
use outflank_formats::Outcome;
use outflank_formats::check::{Fault, Tally};
use outflank_text::clean::foreign;
use outflank_text::{Lines, Reader};
use serde::Serialize;

/// All files that were checked. Its JSON is `check` of `docs/json.md`; the faults are told
/// as they are found, see [`fault_line`].
#[derive(Debug, Default, Serialize)]
pub struct Faults {
    #[serde(flatten)]
    tally: Tally,
    files: Vec<FileReport>,
    faults: Vec<FaultReport>,
}

/// A file and what was counted in it.
#[derive(Debug, Serialize)]
struct FileReport {
    file: String,
    format: &'static str,
    #[serde(flatten)]
    tally: Tally,
}

#[derive(Debug, Default, Serialize)]
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

impl Faults {
    /// One more fault of a file.
    pub fn add(&mut self, fault: &Fault, file: &str) {
        self.faults.push(FaultReport::new(fault, file));
    }

    /// A file has been looked through.
    pub fn end_of_file(&mut self, file: String, format: Format, tally: Tally) {
        self.tally += tally;
        self.files.push(FileReport { file, format: format.name(), tally });
    }

    /// Whether anything is wrong.
    #[must_use]
    pub fn any(&self) -> bool {
        self.tally.has_faults()
    }
}

impl Lines for Faults {
    fn lines(&self, reader: &Reader<'_>) -> Vec<String> {
        vec![summary(self.tally, reader)]
    }
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
                    Outcome::Margin(margin) => Some(*margin),
                    Outcome::Win(_) | Outcome::Draw => None,
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

/// A fault as one line for a person.
#[must_use]
pub fn fault_line(fault: &Fault, file: &str, reader: &Reader<'_>) -> String {
    let file = ("file", file.into());
    let line = match fault {
        Fault::Illegal { game, illegal } => {
            let mv = move_word(illegal.mv, reader.locale);
            let reason = outflank_messages::illegal(illegal.reason).text(reader.locale);
            let ply = ("ply", illegal.ply.into());
            let game = ("game", (*game).into());
            reader.text("check-illegal", &[file, game, ply, ("move", mv.into()), ("reason", reason.into())])
        }
        Fault::Score { game, stated, actual } => {
            let stated = match stated {
                Outcome::Margin(margin) => format!("{margin:+}"),
                Outcome::Win(color) => reader.text("wins", &[("color", color_value(*color))]),
                Outcome::Draw => reader.text("draw", &[]),
            };
            let game = ("game", (*game).into());
            let actual = ("actual", format!("{actual:+}").into());
            reader.text("check-score", &[file, game, ("stated", stated.into()), actual])
        }
        Fault::Unreadable(error) => {
            reader.text("check-unreadable", &[file, ("reason", error.to_string().into())])
        }
    };
    foreign(&line).into_owned()
}

/// What was counted in one of several files.
#[must_use]
pub fn file_line(file: &str, tally: Tally, reader: &Reader<'_>) -> String {
    let summary = summary(tally, reader);
    reader.text("check-file", &[("file", file.into()), ("summary", summary.into())])
}

/// The numbers in one line.
fn summary(tally: Tally, reader: &Reader<'_>) -> String {
    let figures = [
        ("games", tally.games.into()),
        ("illegal", tally.illegal.into()),
        ("unfinished", tally.unfinished.into()),
        ("wrong", tally.wrong_scores.into()),
    ];
    let mut text = reader.text("check-summary", &figures);
    if tally.unreadable > 0 {
        text += ", ";
        text += &reader.text("check-summary-unreadable", &[("count", tally.unreadable.into())]);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::english;
    use outflank_formats::check::games;

    #[test]
    fn faults_are_counted_told_and_written() {
        let mut faults = Faults::default();
        let mut tally = Tally::default();
        let mut told = Vec::new();
        for checked in games(Format::Transcript, b"f5d6c3\nf5f5\n") {
            tally.add(&checked);
            if let Some(fault) = &checked.fault {
                faults.add(fault, "x.txt");
                told.push(english(|reader| fault_line(fault, "x.txt", reader)));
            }
        }
        faults.end_of_file("x.txt".to_owned(), Format::Transcript, tally);
        assert!(faults.any());
        assert!(told[0].starts_with("x.txt"), "{told:?}");
        let json = serde_json::to_value(&faults).unwrap();
        assert_eq!((&json["games"], &json["faults"][0]["ply"]), (&2.into(), &2.into()));
        assert_eq!(json["files"][0]["format"], "transcript");
        assert_eq!(english(|reader| faults.lines(reader)).len(), 1);
    }
}
