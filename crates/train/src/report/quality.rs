//! How far weights are from known scores.

use super::{SOURCES, WIDEST, discs, middle, names, range};
use crate::chart::{Chart, Series};
use crate::dataset::Source;
use crate::quality::{Quality, Tally, empties_of};
use outflank_eval::STAGES;
use outflank_text::{Lines, Reader, Table};
use serde::Serialize;
use std::path::PathBuf;

/// The errors of weights, stage by stage.
#[derive(Debug, Serialize)]
pub struct QualityReport<'a> {
    weights: String,
    files: Vec<String>,
    games: u64,
    stages: Vec<StageFigures>,
    total: Figures,
    #[serde(skip)]
    quality: &'a Quality,
}

#[derive(Debug, Serialize)]
struct StageFigures {
    stage: usize,
    empties_from: u32,
    empties_to: u32,
    #[serde(flatten)]
    figures: Figures,
}

#[derive(Debug, Serialize)]
struct Figures {
    exact: TallyReport,
    search: TallyReport,
    game: TallyReport,
}

impl Figures {
    fn of(of: impl Fn(Source) -> Tally) -> Figures {
        Figures {
            exact: of(Source::Exact).into(),
            search: of(Source::Search).into(),
            game: of(Source::Game).into(),
        }
    }
}

#[derive(Debug, Serialize)]
struct TallyReport {
    samples: u64,
    error: Option<f64>,
    bias: Option<f64>,
}

impl From<Tally> for TallyReport {
    fn from(tally: Tally) -> TallyReport {
        TallyReport { samples: tally.samples(), error: tally.error(), bias: tally.bias() }
    }
}

impl<'a> QualityReport<'a> {
    /// The quality of weights of this name on so many games of these files.
    #[must_use]
    pub fn new(weights: String, files: &[PathBuf], games: u64, quality: &'a Quality) -> QualityReport<'a> {
        let stages = (0..STAGES).map(|stage| {
            let (empties_to, empties_from) = empties_of(stage);
            let figures = Figures::of(|source| quality.stages(source)[stage]);
            StageFigures { stage, empties_from, empties_to, figures }
        });
        QualityReport {
            weights,
            files: names(files),
            games,
            stages: stages.collect(),
            total: Figures::of(|source| quality.total(source)),
            quality,
        }
    }

    /// The errors by empty squares.
    #[must_use]
    pub fn chart(&self, reader: &Reader<'_>) -> Chart {
        let series = |(source, _, line): (Source, &str, &str)| Series {
            name: reader.text(line, &[]),
            points: (0..STAGES)
                .filter_map(|stage| {
                    Some((middle(empties_of(stage)), self.quality.stages(source)[stage].error()?))
                })
                .collect(),
        };
        let known = SOURCES.into_iter().filter(|(source, ..)| self.quality.total(*source).samples() > 0);
        Chart {
            title: reader.text("train-chart-evaluate", &[]),
            across: reader.text("train-chart-empties", &[]),
            up: reader.text("train-chart-error", &[]),
            falling: true,
            series: known.map(series).collect(),
        }
    }
}

impl Lines for QualityReport<'_> {
    fn lines(&self, reader: &Reader<'_>) -> Vec<String> {
        let mut headings = vec![reader.text("column-empties", &[])];
        let mut sources = Vec::new();
        for (source, column, _) in SOURCES {
            if self.quality.total(source).samples() > 0 {
                sources.push(source);
                let columns = [column, "train-column-error", "train-column-bias"];
                headings.extend(columns.map(|id| reader.text(id, &[])));
            }
        }
        let table = Table::new(&headings, WIDEST);
        let mut lines = vec![reader.strong(&table.row(&headings))];
        for stage in 0..STAGES {
            let tallies: Vec<Tally> =
                sources.iter().map(|&source| self.quality.stages(source)[stage]).collect();
            if tallies.iter().any(|tally| tally.samples() > 0) {
                lines.push(table.row(&cells(range(empties_of(stage)), &tallies)));
            }
        }
        let totals: Vec<Tally> = sources.iter().map(|&source| self.quality.total(source)).collect();
        lines.push(reader.strong(&table.row(&cells(reader.text("train-total", &[]), &totals))));
        lines
    }
}

fn cells(first: String, tallies: &[Tally]) -> Vec<String> {
    let mut cells = vec![first];
    for tally in tallies {
        let bias = tally.bias().map_or_else(|| "-".to_owned(), |bias| format!("{bias:+.2}"));
        cells.extend([tally.samples().to_string(), discs(tally.error()), bias]);
    }
    cells
}

#[cfg(test)]
mod tests {
    use super::super::testing::english;
    use super::*;
    use crate::dataset::Sample;
    use outflank_eval::Weights;
    use outflank_rules::Position;

    #[test]
    fn only_sources_that_are_there_have_columns() {
        let mut quality = Quality::default();
        let board = Position::START.board();
        quality.add(&Weights::zero(), &Sample { board, score: 4, source: Source::Search });
        let report = QualityReport::new("zero".to_owned(), &["g0.data".into()], 1, &quality);
        let told = english(|reader| report.lines(reader));
        assert_eq!(told.len(), 3, "{told:?}");
        assert!(told[1].ends_with("1      4.00     -4.00"), "{told:?}");
        let json = serde_json::to_value(&report).unwrap();
        assert_eq!(json["total"]["search"]["error"], 4.0);
        assert_eq!(json["total"]["exact"]["error"], serde_json::Value::Null);
        assert_eq!(english(|reader| report.chart(reader)).series.len(), 1);
    }
}
