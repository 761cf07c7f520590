//! One line about what a step has made.

use crate::dataset::Writer;
use outflank_levels::people::Record;
use outflank_text::{Lines, Reader};
use serde::Serialize;
use std::path::Path;
use std::time::Duration;

/// Games of self-play in a file.
#[derive(Debug, Serialize)]
pub struct Produced {
    file: String,
    games: u64,
    samples: u64,
    added: u64,
    seconds: f64,
    interrupted: bool,
}

impl Produced {
    /// What a file holds that had `before` games.
    #[must_use]
    pub fn new(file: &Path, holds: &Writer, before: u64, time: Duration, interrupted: bool) -> Produced {
        Produced {
            file: file.display().to_string(),
            games: holds.games(),
            samples: holds.samples(),
            added: holds.games() - before,
            seconds: time.as_secs_f64(),
            interrupted,
        }
    }
}

impl Lines for Produced {
    fn lines(&self, reader: &Reader<'_>) -> Vec<String> {
        let figures = [
            ("file", self.file.as_str().into()),
            ("games", self.games.into()),
            ("samples", self.samples.into()),
            ("added", self.added.into()),
        ];
        let stopped = self.interrupted.then(|| reader.text("train-stopped", &[]));
        [reader.text("train-played", &figures)].into_iter().chain(stopped).collect()
    }
}

/// Positions that were scored.
#[derive(Debug, Serialize)]
pub struct Labelled {
    file: String,
    positions: usize,
    seconds: f64,
    interrupted: bool,
}

impl Labelled {
    /// So many in a file.
    #[must_use]
    pub fn new(file: &Path, positions: usize, time: Duration, interrupted: bool) -> Labelled {
        Labelled { file: file.display().to_string(), positions, seconds: time.as_secs_f64(), interrupted }
    }
}

impl Lines for Labelled {
    fn lines(&self, reader: &Reader<'_>) -> Vec<String> {
        let figures = [("file", self.file.as_str().into()), ("count", self.positions.into())];
        vec![reader.text("train-labelled", &figures)]
    }
}

/// How well the model of what people play has done.
#[derive(Debug, Serialize)]
#[serde(transparent)]
pub struct Learned<'a>(pub &'a Record);

impl Lines for Learned<'_> {
    fn lines(&self, reader: &Reader<'_>) -> Vec<String> {
        let percent = |share: f32| format!("{share:.1}");
        let figures = [
            ("count", self.0.tested.into()),
            ("first", percent(self.0.first).into()),
            ("three", percent(self.0.first_three).into()),
        ];
        vec![reader.text("train-people", &figures)]
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::english;
    use super::*;
    use outflank_levels::people::People;

    #[test]
    fn a_stop_is_told_below_the_figures() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("g0.data");
        let writer = Writer::open(&file).unwrap();
        let lines = |interrupted| {
            let made = Produced::new(&file, &writer, 0, Duration::from_secs(2), interrupted);
            english(|reader| made.lines(reader))
        };
        assert_eq!((lines(false).len(), lines(true).len()), (1, 2));
        let json = serde_json::to_value(Labelled::new(&file, 5, Duration::ZERO, false)).unwrap();
        assert_eq!(json["positions"], 5);
    }

    #[test]
    fn the_model_says_how_often_it_is_right() {
        let record = &People::embedded().record;
        let told = english(|reader| Learned(record).lines(reader));
        assert!(told[0].contains(&format!("{:.1}", record.first)), "{told:?}");
    }
}
