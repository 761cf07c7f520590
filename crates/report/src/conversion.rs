//! What became of a file of games or positions in another format.

use outflank_formats::{Format, Losses, ReadError};
use outflank_text::{Lines, Reader};
use serde::Serialize;

/// A conversion. Its JSON is `convert` of `docs/json.md`.
#[derive(Debug, Serialize)]
pub struct Conversion {
    input: String,
    from: &'static str,
    output: String,
    to: &'static str,
    written: usize,
    skipped: Vec<Skipped>,
    lost: Vec<Lost>,
    #[serde(skip)]
    format: Format,
    #[serde(skip)]
    to_standard_output: bool,
}

/// What could not be read.
#[derive(Debug, Serialize)]
struct Skipped {
    game: Option<usize>,
    reason: String,
}

/// What the format has no word for, and in how many games or positions.
#[derive(Debug, Serialize)]
struct Lost {
    kind: &'static str,
    count: usize,
}

impl Conversion {
    /// So many of `input` were written as `output`.
    #[must_use]
    pub fn new(input: (String, Format), output: (String, Format), written: usize) -> Conversion {
        Conversion {
            input: input.0,
            from: input.1.name(),
            output: output.0,
            to: output.1.name(),
            written,
            skipped: Vec::new(),
            lost: Vec::new(),
            format: output.1,
            to_standard_output: false,
        }
    }

    /// With what could not be read, and what the new format has no word for.
    #[must_use]
    pub fn without(self, skipped: &[ReadError], losses: &Losses) -> Conversion {
        let skipped =
            skipped.iter().map(|error| Skipped { game: error.game, reason: error.to_string() }).collect();
        let lost = losses.iter().map(|(loss, count)| Lost { kind: loss.name(), count }).collect();
        Conversion { skipped, lost, ..self }
    }

    /// To standard output, which has a name in each language.
    #[must_use]
    pub fn to_standard_output(self) -> Conversion {
        Conversion { to_standard_output: true, ..self }
    }
}

impl Lines for Conversion {
    fn lines(&self, reader: &Reader<'_>) -> Vec<String> {
        let file =
            if self.to_standard_output { reader.text("standard-output", &[]) } else { self.output.clone() };
        let format = || ("format", self.format.to_string().into());
        let figures = [("count", self.written.into()), ("file", file.into()), format()];
        let mut lines = vec![reader.text("convert-done", &figures)];
        if !self.skipped.is_empty() {
            lines.push(reader.text("convert-skipped", &[("count", self.skipped.len().into())]));
        }
        if !self.lost.is_empty() {
            lines.push(reader.text("convert-lost", &[format()]));
        }
        lines.extend(self.lost.iter().map(|lost| {
            let figures = [("kind", lost.kind.into()), ("count", lost.count.into())];
            format!("  {}", reader.text("convert-lost-kind", &figures))
        }));
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::english;
    use outflank_formats::{games, read_games};

    #[test]
    fn what_was_left_out_is_told() {
        let good = read_games(Format::Sgf, b"(;GM[2]PB[anna];B[f5];W[d6])").unwrap();
        let bad: Vec<ReadError> = games(Format::Transcript, b"f5f5").filter_map(Result::err).collect();
        let losses = Losses::of_games(Format::Transcript, &good).unwrap();
        let done = Conversion::new(("a.sgf".into(), Format::Sgf), ("-".into(), Format::Transcript), 1)
            .without(&bad, &losses)
            .to_standard_output();
        let told = english(|reader| done.lines(reader));
        assert!(!told[0].contains(" - "), "{told:?}");
        assert_eq!(told.len(), 4, "{told:?}");
        let json = serde_json::to_value(&done).unwrap();
        assert_eq!((&json["output"], &json["skipped"][0]["game"]), (&"-".into(), &1.into()));
        assert_eq!(json["lost"].as_array().map(Vec::len), Some(1));
    }
}
