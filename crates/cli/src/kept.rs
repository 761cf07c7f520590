//! Where games are kept, for the commands that look after them.

use crate::failure::Failure;
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
