//! The matches in a file of games, the newest first.
//!
//! `cargo run -p outflank-store --example kept_games -- games.db`

use outflank_store::{FILE_NAME, Query, Store, data_directory};
use std::error::Error;
use std::path::PathBuf;

fn main() -> Result<(), Box<dyn Error>> {
    let given = std::env::args().nth(1).map(PathBuf::from);
    let usual = || data_directory(|name| std::env::var_os(name)).map(|directory| directory.join(FILE_NAME));
    let file = given.or_else(usual).ok_or("no file was given and there is no data directory")?;
    if !file.exists() {
        println!("{} is not there yet", file.display());
        return Ok(());
    }
    let store = Store::open(&file)?;
    let page = store.list(&Query::default())?;
    println!("{} matches", page.total);
    for summary in page.matches {
        println!("{summary:?}");
    }
    Ok(())
}
