//! Where games are kept unless somebody says otherwise.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// The name of the file within the directory.
pub const FILE_NAME: &str = "games.db";

/// The directory for a person's games, from the variables of the environment; `variable`
/// looks one up. None where there is no home.
///
/// ```
/// # if cfg!(all(unix, not(target_os = "macos"))) {
/// let variable = |name: &str| (name == "XDG_DATA_HOME").then(|| "/data/ana".into());
/// assert_eq!(outflank_store::data_directory(variable).unwrap().to_str(), Some("/data/ana/outflank"));
/// # }
/// ```
pub fn data_directory(variable: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    let set = |name: &str| variable(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    // As the systems want it; a relative XDG path is to be ignored.
    let (base, name) = if cfg!(windows) {
        (set("LOCALAPPDATA"), "Outflank")
    } else if cfg!(target_os = "macos") {
        (set("HOME").map(|home| home.join("Library/Application Support")), "Outflank")
    } else {
        let given = set("XDG_DATA_HOME").filter(|path| path.is_absolute());
        (given.or_else(|| Some(set("HOME")?.join(".local/share"))), "outflank")
    };
    Some(base?.join(Path::new(name)))
}
