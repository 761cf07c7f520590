//! Folders of games: which of their files hold some.

use crate::FileError;
use outflank_formats::Format;
use std::fs;
use std::path::{Path, PathBuf};

/// A file of games, named or found in a folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Where it is.
    pub path: PathBuf,
    /// The name of the folder it was found in, if it was not named itself.
    pub folder: Option<String>,
}

/// The files that were named, and those of folders that were, by name. In a folder only files whose
/// ending tells a format of games count; a file that is named counts whatever it is called. Links
/// within a folder are not followed, so that no walk goes in a circle.
pub fn game_files(paths: &[PathBuf]) -> Result<Vec<Listed>, FileError> {
    let mut files = Vec::new();
    for path in paths {
        let found = if path == Path::new("-") { None } else { Some(fs::metadata(path)) };
        match found {
            Some(Err(error)) => return Err(FileError::on("read", path)(error)),
            Some(Ok(found)) if found.is_dir() => {
                let named = fs::canonicalize(path).map_err(FileError::on("read", path))?;
                let name = named.file_name().map(|name| name.to_string_lossy().into_owned());
                walk(path, &name.unwrap_or_default(), &mut files)?;
            }
            _ => files.push(Listed { path: path.clone(), folder: None }),
        }
    }
    Ok(files)
}

fn walk(folder: &Path, name: &str, files: &mut Vec<Listed>) -> Result<(), FileError> {
    let failed = |error| FileError::on("read", folder)(error);
    let entries = fs::read_dir(folder).map_err(failed)?;
    let mut entries: Vec<fs::DirEntry> = entries.collect::<Result<_, _>>().map_err(failed)?;
    entries.sort_by_key(fs::DirEntry::file_name);
    for entry in entries {
        let path = entry.path();
        let kind = entry.file_type().map_err(FileError::on("read", &path))?;
        if kind.is_dir() {
            walk(&path, name, files)?;
        } else if kind.is_file() && holds_games(&path) {
            files.push(Listed { path, folder: Some(name.to_owned()) });
        }
    }
    Ok(())
}

fn holds_games(path: &Path) -> bool {
    let format = path.extension().and_then(|ending| Format::from_extension(ending.to_str()?));
    format.is_some_and(Format::holds_games)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_gives_its_games_by_name_and_leaves_the_rest() {
        let place = tempfile::tempdir().unwrap();
        let folder = place.path().join("club");
        fs::create_dir_all(folder.join("2024")).unwrap();
        for name in ["b.pgn", "a.SGF", "2024/c.wtb", "2024/WTHOR.JOU", "picture.png", "notes"] {
            fs::write(folder.join(name), "").unwrap();
        }
        let alone = place.path().join("notes.any");
        fs::write(&alone, "").unwrap();
        let found = game_files(&[folder.clone(), alone.clone()]).unwrap();
        let club = |name: &str| Listed { path: folder.join(name), folder: Some("club".to_owned()) };
        let expected =
            [club("2024/c.wtb"), club("a.SGF"), club("b.pgn"), Listed { path: alone, folder: None }];
        assert_eq!(found, expected);
        assert!(matches!(game_files(&[place.path().join("none")]), Err(FileError::System { .. })));
    }
}
