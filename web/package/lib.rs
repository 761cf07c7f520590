//! The web app, file by file: pages, modules, styles and texts, each with a compressed copy.
//!
//! The folder around this file is what a browser gets; the build script packs it, so that
//! nothing is packed while a server runs.
//!
//! ```
//! let shell = outflank_web::find("shell/pl.html").expect("there is one for every language");
//! assert!(shell.plain.starts_with(b"<!doctype html>"));
//! assert!(shell.gzip.len() < shell.plain.len());
//! ```

/// A file that was there when the program was built.
#[derive(Debug)]
#[non_exhaustive]
pub struct File {
    /// `web/…` for a file of the web app, `shell/en.html` for its page in a language,
    /// `locales/en.ftl` and `locales/en/game.ftl` for texts.
    pub path: &'static str,
    /// Changes with the content.
    pub tag: &'static str,
    /// The content.
    pub plain: &'static [u8],
    /// The same, compressed with gzip.
    pub gzip: &'static [u8],
}

/// All of them, sorted by nothing in particular: there are few enough to look through.
pub static FILES: &[File] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The file of a path.
#[must_use]
pub fn find(path: &str) -> Option<&'static File> {
    FILES.iter().find(|file| file.path == path)
}
