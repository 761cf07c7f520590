//! Where games are kept unless somebody says otherwise.

use std::ffi::OsString;
use std::fs::DirBuilder;
use std::io;
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

/// Makes a directory that only its owner can look into, and those above it.
pub(crate) fn make_directory(directory: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(directory)
}

/// Makes a file readable for its owner alone. A file system that cannot is not an error:
/// then the directory has to do.
pub(crate) fn private(file: &Path) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let _ = std::fs::set_permissions(file, std::fs::Permissions::from_mode(0o600));
    }
    #[cfg(not(unix))]
    let _ = file;
}
