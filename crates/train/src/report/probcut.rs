//! How far shallow searches are from deep ones, as measured and as modelled.

use super::discs;
use crate::probcut::Measurement;
use outflank_engine::probcut::ProbCut;
use outflank_text::{Lines, Reader, Table};
use serde::Serialize;

/// A measurement and the models that were fitted to it.
#[derive(Debug, Serialize)]
pub struct ProbCutReport<'a> {
    positions: u64,
    depth: u32,
    midgame: [f64; 4],
    endgame: [f64; 4],
    groups: Vec<GroupReport>,
    interrupted: bool,
    #[serde(skip)]
    models: &'a ProbCut,
    #[serde(skip)]
    measurement: &'a Measurement,
}

#[derive(Debug, Serialize)]
struct GroupReport {
    to_end: bool,
    empties: u32,
    depth: u32,
    shallow: u32,
    positions: u64,
    mean: f64,
    deviation: f64,
    model: f64,
}

/// The models as the file that the engine reads.
#[must_use]
pub fn probcut_file(models: &ProbCut) -> String {
    format!(
        "# Standard deviation of deep searches from shallow ones: see crates/engine/src/probcut.rs.\n{models}"
    )
}

impl<'a> ProbCutReport<'a> {
    /// What so many positions, searched up to a depth, have come to.
    #[must_use]
    pub fn new(
        (positions, depth): (u64, u32),
        models: &'a ProbCut,
        measurement: &'a Measurement,
        interrupted: bool,
    ) -> ProbCutReport<'a> {
        let groups = measurement.groups().map(|group| {
            let model = if group.to_end { models.endgame } else { models.midgame };
            GroupReport {
                to_end: group.to_end,
                empties: group.empties,
                depth: group.depth,
                shallow: group.shallow,
                positions: group.positions,
                mean: group.mean,
                deviation: group.deviation,
                model: model.discs(group.empties, group.depth, group.shallow),
            }
        });
        ProbCutReport {
            positions,
            depth,
            midgame: models.midgame.numbers,
            endgame: models.endgame.numbers,
            groups: groups.collect(),
            interrupted,
            models,
            measurement,
        }
    }
}

impl Lines for ProbCutReport<'_> {
    fn lines(&self, reader: &Reader<'_>) -> Vec<String> {
        let mut lines = Vec::new();
        for (to_end, id) in [(false, "train-probcut-midgame"), (true, "train-probcut-endgame")] {
            lines.push(reader.strong(&reader.text(id, &[])));
            let shallow = 0..=self.depth.saturating_sub(2);
            let mut headings = vec![reader.text("perft-depth", &[])];
            headings.extend(shallow.clone().map(|depth| depth.to_string()));
            let table = Table::new(&headings, 5);
            lines.push(table.row(&headings));
            for depth in 3..=self.depth {
                let deviation = |shallow| self.measurement.deviation(to_end, depth, shallow);
                let measured: Vec<Option<f64>> = shallow.clone().map(deviation).collect();
                if measured.iter().any(Option::is_some) {
                    let figures = measured.into_iter();
                    let mut cells = vec![depth.to_string()];
                    cells.extend(
                        figures.map(|value| value.map_or_else(String::new, |value| discs(Some(value)))),
                    );
                    lines.push(table.row(&cells).trim_end().to_owned());
                }
            }
            lines.push(String::new());
        }
        lines.extend(self.models.to_string().lines().map(str::to_owned));
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::english;
    use super::*;
    use crate::probcut::Measurer;
    use outflank_eval::Weights;
    use outflank_rules::Position;
    use std::sync::Arc;

    #[test]
    fn measured_depths_have_rows_and_groups() {
        let mut measurement = Measurement::default();
        let board = Position::START.board();
        Measurer::new(Arc::new(Weights::zero())).measure(board, 4, &mut measurement);
        let models = ProbCut::embedded();
        let report = ProbCutReport::new((1, 4), &models, &measurement, false);
        let told = english(|reader| report.lines(reader));
        // Headings of two tables, the depths of the first, and the numbers.
        assert!(told.iter().any(|line| line.trim_start().starts_with("4 ")), "{told:?}");
        let json = serde_json::to_value(&report).unwrap();
        assert!(json["groups"].as_array().is_some_and(|groups| !groups.is_empty()));
        assert!(probcut_file(&models).lines().count() >= 3);
    }
}
