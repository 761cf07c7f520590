//! What learning has come to: tables for people, JSON with the keys of `docs/json.md`, and
//! charts. Nothing here computes but sums and means.

mod fit;
mod network;
mod probcut;
mod quality;
mod summary;

pub use fit::{FitReport, FitTable};
pub use network::{HeldOut, RoundLine};
pub use probcut::{ProbCutReport, probcut_file};
pub use quality::QualityReport;
pub use summary::{Labelled, Learned, Produced};

use crate::dataset::Source;
use std::path::PathBuf;

/// The sources of scores, each with the text of its column and of its line in a chart.
const SOURCES: [(Source, &str, &str); 3] = [
    (Source::Exact, "train-column-exact", "train-series-exact"),
    (Source::Search, "train-column-search", "train-series-search"),
    (Source::Game, "train-column-game", "train-series-game"),
];

/// Characters of the widest figure in a table.
const WIDEST: usize = 8;

/// A number of discs in a table; `-` when there is none.
fn discs(value: Option<f64>) -> String {
    value.map_or_else(|| "-".to_owned(), |value| format!("{value:.2}"))
}

/// Numbers of empty squares in a table.
fn range((fewest, most): (u32, u32)) -> String {
    format!("{most}-{fewest}")
}

/// The middle of a stage, for a chart.
fn middle((fewest, most): (u32, u32)) -> f64 {
    f64::from(fewest + most) / 2.0
}

fn names(files: &[PathBuf]) -> Vec<String> {
    files.iter().map(|path| path.display().to_string()).collect()
}

#[cfg(test)]
mod testing {
    use outflank_locale::{Language, Locale};
    use outflank_text::{Reader, Style};

    /// What is told to a reader of English in a pipe.
    pub(super) fn english<T>(tell: impl FnOnce(&Reader<'_>) -> T) -> T {
        let locale = Locale::new(Language::English);
        tell(&Reader { locale: &locale, style: Style::ASCII, width: None })
    }
}
