//! The texts of the program, as the Fluent files around this one hold them: a folder for each
//! language, a file for each part of the product, so that a page need not load the words of
//! the commands. `outflank-locale` gives them numbers and grammar.
//!
//! ```
//! let (code, parts) = outflank_texts::LANGUAGES[0];
//! assert_eq!((code, parts[0].0), ("en", "game"));
//! ```

macro_rules! parts {
    ($language:literal) => {
        ($language, parts!($language: "game", "match", "cli", "web", "terminal", "levels", "coach", "learn", "rulebook", "people"))
    };
    ($language:literal: $($part:literal),+) => {
        &[$(($part, include_str!(concat!("../", $language, "/", $part, ".ftl")))),+]
    };
}

/// The name of a part of the product, and its text.
pub type Part = (&'static str, &'static str);

/// Every language by its two-letter code (ISO 639-1), with the same parts each.
pub const LANGUAGES: [(&str, &[Part]); 5] =
    [parts!("en"), parts!("es"), parts!("pl"), parts!("de"), parts!("fr")];
