//! A fit: the errors of each stage, fitted and held out.

use super::{WIDEST, discs, middle, names, range};
use crate::chart::{Chart, Series};
use crate::fit::{Settings, Split, StageReport};
use crate::quality::empties_of;
use outflank_text::{Reader, Table};
use serde::Serialize;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// A whole fit as JSON.
#[derive(Debug, Serialize)]
pub struct FitReport {
    files: Vec<String>,
    out: String,
    games: u64,
    ridge: f64,
    iterations: u32,
    seconds: f64,
    stages: Vec<StageFigures>,
    total: Figures,
}

#[derive(Debug, Serialize)]
struct StageFigures {
    stage: usize,
    empties_from: u32,
    empties_to: u32,
    #[serde(flatten)]
    figures: Figures,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
struct Figures {
    samples: usize,
    error: Option<f64>,
    held_out: usize,
    held_out_error: Option<f64>,
}

impl From<&StageReport> for Figures {
    fn from(report: &StageReport) -> Figures {
        Figures {
            samples: report.samples,
            error: report.error,
            held_out: report.held_out,
            held_out_error: report.held_out_error,
        }
    }
}

/// All stages together, each sample counting the same.
fn total(reports: &[StageReport]) -> Figures {
    let mean = |part: fn(&StageReport) -> (usize, Option<f64>)| {
        let samples: usize = reports.iter().map(|report| part(report).0).sum();
        let errors = reports.iter().filter_map(|report| {
            let (samples, error) = part(report);
            Some(error? * samples as f64)
        });
        (samples, (samples > 0).then(|| errors.sum::<f64>() / samples as f64))
    };
    let (samples, error) = mean(|report| (report.samples, report.error));
    let (held_out, held_out_error) = mean(|report| (report.held_out, report.held_out_error));
    Figures { samples, error, held_out, held_out_error }
}

impl FitReport {
    /// A fit of these files into a file.
    #[must_use]
    pub fn new(
        (files, out): (&[PathBuf], &Path),
        settings: &Settings,
        split: &Split,
        reports: &[StageReport],
        time: Duration,
    ) -> FitReport {
        let stages = reports.iter().map(|report| {
            let (fewest, most) = empties_of(report.stage);
            let (empties_from, empties_to) = (most, fewest);
            StageFigures { stage: report.stage, empties_from, empties_to, figures: report.into() }
        });
        FitReport {
            files: names(files),
            out: out.display().to_string(),
            games: split.games(),
            ridge: settings.ridge,
            iterations: settings.iterations,
            seconds: time.as_secs_f64(),
            stages: stages.collect(),
            total: total(reports),
        }
    }
}

/// A fit as a table that grows stage by stage.
#[derive(Clone, Debug)]
pub struct FitTable<'a> {
    reader: Reader<'a>,
    table: Table,
    headings: [String; 5],
}

impl<'a> FitTable<'a> {
    /// A table for a reader.
    #[must_use]
    pub fn new(reader: Reader<'a>) -> FitTable<'a> {
        let headings = [
            "column-empties",
            "train-column-fitted",
            "train-column-error",
            "train-column-held-out",
            "train-column-error",
        ]
        .map(|id| reader.text(id, &[]));
        FitTable { reader, table: Table::new(&headings, WIDEST), headings }
    }

    /// The names of the columns.
    #[must_use]
    pub fn heading(&self) -> String {
        self.reader.strong(&self.table.row(&self.headings))
    }

    /// A stage.
    #[must_use]
    pub fn row(&self, report: &StageReport) -> String {
        self.cells(range(empties_of(report.stage)), report.into())
    }

    /// All stages together.
    #[must_use]
    pub fn total(&self, reports: &[StageReport]) -> String {
        self.reader.strong(&self.cells(self.reader.text("train-total", &[]), total(reports)))
    }

    fn cells(&self, first: String, figures: Figures) -> String {
        self.table.row(&[
            first,
            figures.samples.to_string(),
            discs(figures.error),
            figures.held_out.to_string(),
            discs(figures.held_out_error),
        ])
    }

    /// The errors by empty squares.
    #[must_use]
    pub fn chart(reports: &[StageReport], reader: &Reader<'_>) -> Chart {
        let series = |id: &str, of: fn(&StageReport) -> Option<f64>| Series {
            name: reader.text(id, &[]),
            points: reports
                .iter()
                .filter_map(|report| Some((middle(empties_of(report.stage)), of(report)?)))
                .collect(),
        };
        Chart {
            title: reader.text("train-chart-fit", &[]),
            across: reader.text("train-chart-empties", &[]),
            up: reader.text("train-chart-error", &[]),
            falling: true,
            series: vec![
                series("train-series-fitted", |report| report.error),
                series("train-series-held-out", |report| report.held_out_error),
            ],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::english;
    use super::*;

    fn report(samples: usize, error: Option<f64>) -> StageReport {
        StageReport { stage: 0, samples, error, held_out: 0, held_out_error: None }
    }

    #[test]
    fn the_total_counts_samples_alike() {
        let all = total(&[report(3, Some(2.0)), report(1, Some(6.0)), report(0, None)]);
        assert_eq!(all, Figures { samples: 4, error: Some(3.0), held_out: 0, held_out_error: None });
    }

    #[test]
    fn rows_stand_below_their_headings() {
        let reports = [report(3, Some(2.0))];
        let (heading, row) = english(|reader| {
            let table = FitTable::new(*reader);
            (table.heading(), table.row(&reports[0]))
        });
        assert_eq!(heading.chars().count(), row.chars().count());
        assert!(row.contains("2.00") && row.ends_with('-'), "{row}");
        let chart = english(|reader| FitTable::chart(&reports, reader));
        assert_eq!(chart.series.iter().map(|series| series.points.len()).collect::<Vec<_>>(), [1, 0]);
    }
}
