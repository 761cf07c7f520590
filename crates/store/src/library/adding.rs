//! Files and folders that come in.

use super::{ImportError, Imported, Library, LibraryError};
use outflank_files::{Listed, Source, SourceError};
use outflank_formats::{CollectionError, Format};
use outflank_library::usual_collection;

/// How files are added.
#[derive(Clone, Copy, Debug, Default)]
pub struct Adding<'a> {
    /// The collection; none is the usual one ([`usual_collection`]).
    pub into: Option<&'a str>,
    /// The format; none is found out.
    pub from: Option<Format>,
}

/// What became of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AddedFile {
    /// Its games are in.
    In {
        /// The format it had.
        format: Format,
        /// Where they went.
        collection: String,
        /// How many they are.
        games: Imported,
    },
    /// It lies in a folder and holds no games.
    PassedOver,
    /// Nothing of it was added, for this reason.
    Refused(String),
}

impl Library {
    /// Adds a file, whole or not at all. `goes_on` hears how many games were read, and can put an end
    /// to it; nothing of the file is added then.
    pub fn add_file(
        &self,
        file: &Listed,
        adding: Adding<'_>,
        goes_on: &mut dyn FnMut(u64) -> bool,
    ) -> Result<AddedFile, LibraryError> {
        let refused = |error: SourceError| Ok(AddedFile::Refused(error.to_string()));
        let source = match Source::of_path(&file.path) {
            Ok(source) => source,
            Err(error) => return refused(error),
        };
        let format = match source.format(adding.from) {
            Ok(format) if format.holds_games() => format,
            _ if file.folder.is_some() => return Ok(AddedFile::PassedOver),
            Ok(_) => return Ok(AddedFile::Refused(CollectionError::Positions.to_string())),
            Err(error) => return refused(error),
        };
        let names = match source.names(format) {
            Ok(names) => names,
            Err(error) => return refused(error),
        };
        let own = file.path.file_name().unwrap_or_default().to_string_lossy();
        let usual = || usual_collection(format, file.folder.as_deref(), &own);
        let collection = adding.into.map_or_else(usual, str::to_owned);
        match self.import_file(&collection, format, &source.bytes, &names, goes_on) {
            Ok(games) => Ok(AddedFile::In { format, collection, games }),
            Err(ImportError::Game(error)) => Ok(AddedFile::Refused(error.to_string())),
            Err(ImportError::Library(error)) => Err(error),
        }
    }
}
