//! Where games are kept, for the commands that look after them.

use crate::failure::Failure;
use outflank_store::library::{LIBRARY_FILE, Library};
use outflank_store::{FILE_NAME, Store, data_directory};
use std::env;
use std::path::PathBuf;

/// The file of games in a directory, or in the usual one.
pub fn games_file(directory: Option<PathBuf>) -> Result<PathBuf, Failure> {
    let directory = directory
        .or_else(|| data_directory(|name| env::var_os(name)))
        .ok_or_else(|| Failure::refused("no home directory: say with --data where to keep the games"))?;
    Ok(directory.join(FILE_NAME))
}

/// Opens games that are there; none are made.
pub fn open(directory: Option<PathBuf>) -> Result<Store, Failure> {
    let file = games_file(directory)?;
    if !file.exists() {
        return Err(Failure::Refused(format!("there are no games at {}: see --data", file.display())));
    }
    Store::open(&file).map_err(Failure::refused)
}

/// Opens the library of game collections; one is made only where games are to be added.
pub fn library(directory: Option<PathBuf>, is_made: bool) -> Result<Library, Failure> {
    let file = games_file(directory)?.with_file_name(LIBRARY_FILE);
    if !is_made && !file.exists() {
        let file = file.display();
        return Err(Failure::Refused(format!(
            "there is no library at {file}: add games with outflank library add FILE, or see --data"
        )));
    }
    Library::open(&file).map_err(Failure::refused)
}
