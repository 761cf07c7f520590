//! The games of a file on their way into a library.

use crate::StoredGame;
use outflank_formats::wthor::Names;
use outflank_formats::{Format, ReadError, records};

/// The games of a file as they are kept, one after the other; `names` are for WTHOR. They are read
/// as they are asked for, so that only one of them is in memory beside the bytes of the file.
///
/// ```
/// use outflank_formats::Format;
/// use outflank_formats::wthor::Names;
/// use outflank_library::stored_games;
///
/// let names = Names::default();
/// let mut games = stored_games(Format::Transcript, b"f5d6c3\nf5f5", &names);
/// assert_eq!(games.next().unwrap()?.moves.len(), 3);
/// assert_eq!(games.next().unwrap().unwrap_err().game, Some(2));
/// # Ok::<(), outflank_formats::ReadError>(())
/// ```
pub fn stored_games<'a>(
    format: Format,
    bytes: &'a [u8],
    names: &'a Names,
) -> impl Iterator<Item = Result<StoredGame, ReadError>> + 'a {
    records(format, bytes, names).map(|record| record.map(|record| StoredGame::of(&record)))
}

/// Which collection a file's games go to where nobody says: all of WTHOR is one, as its name files
/// are; another file is one of its own, and so is a folder.
#[must_use]
pub fn usual_collection(format: Format, folder: Option<&str>, file: &str) -> String {
    let stem = |name: &str| name.rsplit_once('.').map_or(name, |(stem, _)| stem).trim().to_owned();
    let name = match (format, folder) {
        (Format::Wthor, _) => "WTHOR".to_owned(),
        (_, Some(folder)) => folder.trim().to_owned(),
        (_, None) => stem(file),
    };
    if name.is_empty() { file.trim().to_owned() } else { name }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn collections_are_called_like_their_files() {
        assert_eq!(usual_collection(Format::Wthor, Some("downloads"), "WTH_1977.wtb"), "WTHOR");
        assert_eq!(usual_collection(Format::Pgn, Some("club"), "2024.pgn"), "club");
        assert_eq!(usual_collection(Format::Pgn, None, "club.2024.pgn"), "club.2024");
        assert_eq!(usual_collection(Format::Pgn, None, ".pgn"), ".pgn");
    }
}
