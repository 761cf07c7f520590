//! The collections there are.

use outflank_library::{Collection, Extent};
use outflank_text::clean::foreign;
use outflank_text::{Lines, Reader, columns};
use serde::Serialize;

/// The collections of a library and its size. Its JSON is `library list` of `docs/json.md`.
#[derive(Debug, Serialize)]
pub struct Collections {
    collections: Vec<CollectionReport>,
    games: u64,
    unindexed: u64,
    bytes: u64,
    index_bytes: u64,
}

#[derive(Debug, Serialize)]
struct CollectionReport {
    name: String,
    games: u64,
    first_year: Option<u16>,
    last_year: Option<u16>,
}

impl Collections {
    /// These collections of a library of this size.
    #[must_use]
    pub fn new(collections: &[Collection], extent: &Extent) -> Collections {
        let report = |found: &Collection| {
            let (first_year, last_year) = found.years.unzip();
            CollectionReport { name: found.name.clone(), games: found.games, first_year, last_year }
        };
        let collections = collections.iter().map(report).collect();
        let Extent { games, unindexed, bytes, index_bytes, .. } = *extent;
        Collections { collections, games, unindexed, bytes, index_bytes }
    }
}

impl Lines for Collections {
    fn lines(&self, reader: &Reader<'_>) -> Vec<String> {
        if self.collections.is_empty() {
            return vec![reader.text("library-empty", &[])];
        }
        let heading = ["library-column-collection", "library-column-games", "library-column-years"]
            .map(|name| heading(name, reader));
        let row = |found: &CollectionReport| {
            let years = match (found.first_year, found.last_year) {
                (Some(first), Some(last)) if first != last => format!("{first}-{last}"),
                (Some(year), _) => year.to_string(),
                _ => "-".to_owned(),
            };
            vec![foreign(&found.name).into_owned(), found.games.to_string(), years]
        };
        let rows: Vec<Vec<String>> =
            std::iter::once(heading.to_vec()).chain(self.collections.iter().map(row)).collect();
        let mut lines = columns(&rows, &[1]);
        lines[0] = reader.strong(&lines[0]);
        // Megabytes, as systems show the size of a file.
        let size = format!("{:.1}", self.bytes as f64 / 1e6);
        lines.push(reader.text("library-size", &[("games", self.games.into()), ("size", size.into())]));
        lines
    }
}

/// The heading of a column.
pub(super) fn heading(name: &str, reader: &Reader<'_>) -> String {
    reader.text(name, &[])
}

/// A collection that was taken out. Its JSON is `library remove` of `docs/json.md`.
#[derive(Debug, Serialize)]
pub struct Removed {
    /// What it was called.
    pub collection: String,
    /// How many games it had.
    pub games: u64,
}

impl Lines for Removed {
    fn lines(&self, reader: &Reader<'_>) -> Vec<String> {
        let name = foreign(&self.collection).into_owned();
        vec![reader.text("library-removed", &[("name", name.into()), ("games", self.games.into())])]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::english;

    #[test]
    fn collections_stand_below_each_other_with_the_size_of_all() {
        let found = |name: &str, games, years| Collection { name: name.to_owned(), games, years };
        let all = [found("WTHOR", 133_254, Some((1977, 2024))), found("mine", 7, None)];
        let extent = Extent { games: 133_261, bytes: 61_000_000, ..Extent::default() };
        let told = english(|reader| Collections::new(&all, &extent).lines(reader));
        assert_eq!((told.len(), told[1].as_str()), (4, "WTHOR       133254  1977-2024"));
        assert!(told[3].contains("61.0"), "{told:?}");
        let none = english(|reader| Collections::new(&[], &Extent::default()).lines(reader));
        assert!(none[0].contains("outflank library add"), "{none:?}");
    }
}
