//! The levels of the computer and how strong they are.

use outflank_levels::Level;
use outflank_levels::measure::{MAX_TIME, Rating};
use outflank_levels::people::People;
use outflank_text::{Lines, Reader};
use serde::Serialize;

/// A table of levels, with what was measured if it was. Its JSON is `levels` of
/// `docs/json.md`.
#[derive(Debug, Serialize)]
pub struct LevelTable {
    levels: Vec<LevelReport>,
    interrupted: bool,
}

#[derive(Debug, Serialize)]
struct LevelReport {
    level: String,
    name: String,
    rating: Option<i32>,
    seconds: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    measured: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    games: Option<u32>,
}

impl LevelTable {
    /// These levels; `measured` has a rating and its games for each of them.
    #[must_use]
    pub fn new(
        levels: &[Level],
        measured: Option<&[(Rating, u32)]>,
        interrupted: bool,
        reader: &Reader<'_>,
    ) -> LevelTable {
        let row = |(index, level): (usize, &Level)| {
            let found = measured.and_then(|found| found.get(index));
            LevelReport {
                level: level.to_string(),
                name: reader.text(level.name_id(), &[]),
                rating: level.rating(),
                seconds: level.time().as_secs_f64(),
                measured: found.map(|(rating, _)| rating.value.round()),
                error: found.map(|(rating, _)| rating.error.round()),
                games: found.map(|(_, games)| *games),
            }
        };
        LevelTable { levels: levels.iter().enumerate().map(row).collect(), interrupted }
    }
}

impl Lines for LevelTable {
    fn lines(&self, reader: &Reader<'_>) -> Vec<String> {
        let width = self.levels.iter().map(|row| row.name.chars().count()).max().unwrap_or(0);
        let with_measured = self.levels.iter().any(|row| row.measured.is_some());
        let text = |id: &str| reader.text(id, &[]);
        let mut heading = format!(
            "{:>6}  {:width$}  {:>6}  {:>7}",
            text("levels-column-level"),
            text("levels-column-name"),
            text("levels-column-rating"),
            text("levels-column-time"),
        );
        if with_measured {
            let [measured, games] = ["levels-column-measured", "levels-column-games"].map(text);
            heading += &format!("  {measured:>12}  {games:>7}");
        }
        let mut lines = vec![reader.strong(&heading)];
        lines.extend(self.levels.iter().map(|row| row.line(width)));
        let record = &People::embedded().record;
        let figures = [
            ("count", record.tested.into()),
            ("first", format!("{:.1}", record.first).into()),
            ("three", format!("{:.1}", record.first_three).into()),
        ];
        lines.push(String::new());
        lines.push(reader.text("levels-people", &figures));
        lines.push(reader.text("levels-max", &[("seconds", MAX_TIME.as_secs().into())]));
        lines
    }
}

impl LevelReport {
    fn line(&self, width: usize) -> String {
        let rating = self.rating.map_or_else(|| "-".to_owned(), |rating| rating.to_string());
        let time = format!("{} s", self.seconds);
        let mut line = format!("{:>6}  {:width$}  {rating:>6}  {time:>7}", self.level, self.name);
        if let (Some(measured), Some(error), Some(games)) = (self.measured, self.error, self.games) {
            line += &format!("  {:>12}  {games:>7}", format!("{measured} ±{error}"));
        }
        line
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::english;

    #[test]
    fn measured_ratings_have_columns_of_their_own() {
        let levels: Vec<Level> = Level::all().take(2).collect();
        let rating = Rating { value: 812.4, error: 30.2 };
        let (plain, measured) = english(|reader| {
            let plain = LevelTable::new(&levels, None, false, reader);
            let found = [(rating, 40); 2];
            let measured = LevelTable::new(&levels, Some(&found), false, reader);
            (plain.lines(reader), (measured.lines(reader), serde_json::to_value(&measured).unwrap()))
        });
        let (told, json) = measured;
        assert_eq!(plain.len(), 1 + 2 + 3);
        assert!(told[1].ends_with("812 ±30       40"), "{told:?}");
        assert_eq!(json["levels"][0]["measured"], 812.0);
        assert!(!plain[1].contains('±'));
    }
}
