//! The names that belong to a WTHOR file.
//!
//! A `.wtb` file numbers its players and tournaments; what they are called stands in a
//! `.JOU` and a `.TRN` file, usually in the same directory and shared by all years.

use crate::FileError;
use crate::source::SourceError;
use outflank_formats::wthor::{NameFile, Names};
use std::fs;
use std::path::{Path, PathBuf};

/// What the shared name files are called.
const SHARED_STEMS: [&str; 2] = ["WTHOR", "WTH"];

/// The names for a file of games: from the files given, or else from those beside it.
/// Without either there are no names, which is no failure.
pub fn find_names(
    games: Option<&Path>,
    players: Option<&Path>,
    tournaments: Option<&Path>,
) -> Result<Names, SourceError> {
    Ok(Names {
        players: load(NameFile::Players, games, players)?,
        tournaments: load(NameFile::Tournaments, games, tournaments)?,
    })
}

/// The file of names that belongs to a file of games.
#[must_use]
pub fn names_beside(games: &Path, kind: NameFile) -> PathBuf {
    games.with_extension(extension(kind))
}

fn extension(kind: NameFile) -> &'static str {
    match kind {
        NameFile::Players => "JOU",
        NameFile::Tournaments => "TRN",
    }
}

fn load(kind: NameFile, games: Option<&Path>, given: Option<&Path>) -> Result<Vec<String>, SourceError> {
    let found = match given {
        Some(path) => Some(path.to_owned()),
        None => games.and_then(|games| look_beside(games, kind)),
    };
    let Some(path) = found else { return Ok(Vec::new()) };
    let bytes = fs::read(&path).map_err(FileError::on("read", &path))?;
    kind.read(&bytes).map_err(|error| SourceError::Read { name: path.display().to_string(), error })
}

/// The file of the same name, or the shared one; the case of the letters differs
/// between copies of the database.
fn look_beside(games: &Path, kind: NameFile) -> Option<PathBuf> {
    let own = games.file_stem()?.to_str()?;
    let directory = games.parent().filter(|parent| *parent != Path::new("")).unwrap_or(Path::new("."));
    let files: Vec<PathBuf> = fs::read_dir(directory).ok()?.flatten().map(|entry| entry.path()).collect();
    [own].into_iter().chain(SHARED_STEMS).find_map(|stem| {
        let wanted = format!("{stem}.{}", extension(kind));
        let is_wanted = |path: &&PathBuf| {
            path.file_name()
                .and_then(|name| name.to_str())
                .is_some_and(|name| name.eq_ignore_ascii_case(&wanted))
        };
        files.iter().find(is_wanted).cloned()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_those_beside_the_games_or_the_shared_ones_in_any_case() {
        let folder = tempfile::tempdir().unwrap();
        let place = |name: &str| folder.path().join(name);
        let games = place("WTH_1977.wtb");
        assert_eq!(look_beside(&games, NameFile::Players), None);
        fs::write(place("wthor.jou"), "").unwrap();
        assert_eq!(look_beside(&games, NameFile::Players), Some(place("wthor.jou")));
        fs::write(names_beside(&games, NameFile::Players), "").unwrap();
        assert_eq!(look_beside(&games, NameFile::Players), Some(place("WTH_1977.JOU")));
        assert!(find_names(Some(&games), Some(&place("none")), None).is_err());
    }
}
