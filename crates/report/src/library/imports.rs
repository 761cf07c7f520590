//! What came of files that were added.

use outflank_formats::Format;
use outflank_library::Extent;
use outflank_text::clean::foreign;
use outflank_text::{Lines, Reader};
use serde::Serialize;

/// Files that were added, and what the library holds now. Its JSON is `library add` of
/// `docs/json.md`.
#[derive(Debug, Default, Serialize)]
pub struct Imports {
    files: Vec<FileReport>,
    added: u64,
    known: u64,
    refused: usize,
    games: u64,
    bytes: u64,
    interrupted: bool,
}

#[derive(Debug, Serialize)]
struct FileReport {
    file: String,
    format: Option<&'static str>,
    collection: Option<String>,
    added: u64,
    known: u64,
    error: Option<String>,
}

impl Imports {
    /// A file whose games are in: so many are new, so many were known.
    pub fn added(&mut self, file: String, format: Format, collection: String, added: u64, known: u64) {
        self.added += added;
        self.known += known;
        let (format, collection) = (Some(format.name()), Some(collection));
        self.files.push(FileReport { file, format, collection, added, known, error: None });
    }

    /// A file of which nothing was added, and why.
    pub fn refused(&mut self, file: String, error: String) {
        self.refused += 1;
        let error = Some(error);
        self.files.push(FileReport { file, format: None, collection: None, added: 0, known: 0, error });
    }

    /// Whether any file was refused.
    #[must_use]
    pub fn any_refused(&self) -> bool {
        self.refused > 0
    }

    /// All of it, with the size of the library now.
    #[must_use]
    pub fn finish(self, extent: &Extent, interrupted: bool) -> Imports {
        Imports { games: extent.games, bytes: extent.bytes, interrupted, ..self }
    }
}

impl FileReport {
    fn line(&self, reader: &Reader<'_>) -> String {
        let file = foreign(&self.file).into_owned();
        match &self.error {
            Some(error) => {
                let reason = foreign(error).into_owned();
                reader.text("library-refused", &[("file", file.into()), ("reason", reason.into())])
            }
            None => {
                let figures =
                    [("file", file.into()), ("added", self.added.into()), ("known", self.known.into())];
                reader.text("library-file", &figures)
            }
        }
    }
}

impl Lines for Imports {
    fn lines(&self, reader: &Reader<'_>) -> Vec<String> {
        // Of a whole database only what went wrong is worth a line each.
        let worth = |file: &&FileReport| file.error.is_some() || self.files.len() <= 12;
        let mut lines: Vec<String> = self.files.iter().filter(worth).map(|file| file.line(reader)).collect();
        if self.interrupted {
            lines.push(reader.text("library-stopped", &[]));
        }
        let figures =
            [("added", self.added.into()), ("known", self.known.into()), ("games", self.games.into())];
        lines.push(reader.text("library-added", &figures));
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::english;

    #[test]
    fn what_was_refused_is_named_and_what_came_in_is_counted() {
        let mut imports = Imports::default();
        for year in 1977..1997 {
            imports.added(format!("WTH_{year}.wtb"), Format::Wthor, "WTHOR".to_owned(), 100, 1);
        }
        imports.refused("bad\u{1b}.pgn".to_owned(), "game 3: no".to_owned());
        assert!(imports.any_refused());
        let imports = imports.finish(&Extent { games: 2000, bytes: 9, ..Extent::default() }, false);
        let told = english(|reader| imports.lines(reader));
        assert_eq!(told.len(), 2, "{told:?}");
        assert!(told[0].contains("bad?.pgn") && told[1].contains("2000"), "{told:?}");
        let json = serde_json::to_value(&imports).unwrap();
        assert_eq!((&json["added"], &json["known"]), (&2000.into(), &20.into()));
        assert_eq!(json["files"][20]["error"], "game 3: no");
    }
}
