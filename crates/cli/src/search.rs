//! What the commands that search have in common: an engine as their options want it,
//! and the figures of a search in words.

use crate::note;
use crate::numbers::cores;
use crate::screen::Screen;
use outflank_engine::clock::System;
use outflank_engine::{Engine, Lines, Selectivity, Settings};
use outflank_eval::Weights;
use outflank_locale::Locale;
use outflank_report::search::Equipment;
use outflank_rules::Position;
use std::sync::Arc;
use std::time::Duration;

/// How to set up the engine: raw arguments.
#[derive(Debug, clap::Args)]
pub struct EngineOptions {
    /// Threads that search together [default: one for each core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=512))]
    threads: Option<u16>,

    /// Memory for positions already searched, in MiB, rounded down to a power of two
    #[arg(long, value_name = "MB", default_value = "256", value_parser = clap::value_parser!(u32).range(1..=1 << 20))]
    table: u32,
}

impl EngineOptions {
    /// An engine with the built-in weights. Says so when there was not enough memory for
    /// the table asked for.
    pub fn engine(&self, screen: &Screen) -> (Engine, Settings) {
        let settings = self.settings();
        let engine = Engine::new(settings.clone(), weights(), Box::new(System::start()));
        tell_reduced(engine.table_bytes(), settings.table_bytes, screen.locale());
        (engine, settings)
    }

    /// An engine with the built-in weights, and what it searches with.
    pub fn equipped(&self, screen: &Screen) -> (Engine, Equipment) {
        let (engine, settings) = self.engine(screen);
        let equipment = Equipment::new(&settings, engine.table_bytes());
        (engine, equipment)
    }

    /// The settings of such an engine.
    pub fn settings(&self) -> Settings {
        let threads = self.threads.map_or_else(cores, usize::from);
        let table_bytes = (self.table as usize).saturating_mul(MEBIBYTE);
        Settings { table_bytes, threads, ..Settings::default() }
    }
}

/// Says so when an engine has `got` less memory for its table than was `wanted`.
pub fn tell_reduced(got: usize, wanted: usize, locale: &Locale) {
    // A size that is no power of two is rounded down, which is as promised.
    if got < 1 << wanted.ilog2() {
        let sizes = [("got", got), ("wanted", wanted)];
        let note = locale.text("table-reduced", &sizes.map(|(name, bytes)| (name, size(bytes).into())));
        note::tell(note);
    }
}

const MEBIBYTE: usize = 1 << 20;

/// What the engine has learned.
pub fn weights() -> Arc<Weights> {
    Weights::embedded()
}

/// Reads a certainty, for `--selectivity`.
pub fn selectivity(text: &str) -> Result<Selectivity, String> {
    text.trim_end_matches('%').parse().ok().and_then(Selectivity::from_percent).ok_or_else(|| {
        let levels = Selectivity::ALL.map(|level| level.percent().to_string());
        format!("the levels are {}", levels.join(", "))
    })
}

/// Reads a time in seconds, for `--time`.
pub fn seconds(text: &str) -> Result<Duration, String> {
    const A_YEAR: f64 = 31_557_600.0;
    text.parse()
        .ok()
        .filter(|seconds| (0.0..=A_YEAR).contains(seconds))
        .map(Duration::from_secs_f64)
        .ok_or_else(|| "a number of seconds is expected, such as 2.5, up to a year".to_owned())
}

/// How many moves can be scored: a side that has to pass has one.
pub fn lines(position: Position, wanted: Lines) -> Lines {
    if position.must_pass() { Lines::Best(1) } else { wanted }
}

/// Memory as text.
fn size(bytes: usize) -> String {
    if bytes >= MEBIBYTE { format!("{} MiB", bytes / MEBIBYTE) } else { format!("{} KiB", bytes / 1024) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_is_told_in_round_figures() {
        assert_eq!([size(1 << 30), size(64), size(1 << 19)], ["1024 MiB", "0 KiB", "512 KiB"]);
    }

    #[test]
    fn certainties_and_times_are_read() {
        assert_eq!(selectivity("95%").map(Selectivity::percent), Ok(95));
        assert_eq!(selectivity("100"), Ok(Selectivity::NONE));
        assert!(selectivity("96").is_err_and(|reason| reason.contains("95, 98")));
        assert_eq!(seconds("0"), Ok(Duration::ZERO));
        assert_eq!(seconds("1.5"), Ok(Duration::from_millis(1500)));
        for text in ["-1", "x", "", "nan", "inf", "1e30"] {
            assert!(seconds(text).is_err(), "{text:?}");
        }
    }
}
