//! The rulebook to read (L7): every rule beside its figure, and what each of the five
//! printed editions makes of it.
//!
//! What the book holds, in which order and with which figures stands in
//! `data/rules.toml` and becomes a [`Rulebook`]. The sentences are part of the texts in
//! `locales/`; a [`Book`] is the rulebook worded in one language, ready for a page. [`text`]
//! lays a book out for eighty columns. Nothing here knows who is reading.
//!
//! ```
//! use outflank_locale::{Language, Locale};
//! use outflank_rulebook::{Book, Edition};
//!
//! let book = Book::new(&Locale::new(Language::English));
//! let setup = book.section("setup").expect("a section of the book");
//! assert!(setup.rules[1].text.contains("D4"));
//! assert_eq!(setup.rules[1].account(Edition::Fr).kind, "errs");
//! ```

mod book;
mod edition;
mod figure;
pub mod text;

pub use book::{AccountView, Book, EditionView, FigureView, RuleView, SectionView};
pub use edition::{Account, Accounts, Edition, UnknownEdition};
pub use figure::{End, Figure};

use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

/// The rulebook without words: ids of texts, figures and accounts of the editions.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rulebook {
    /// The sections in reading order.
    #[serde(rename = "section")]
    pub sections: Vec<Section>,
    /// How to put the feet on, in twelve languages (I3).
    #[serde(rename = "setup_line")]
    pub setup_lines: Vec<SetupLine>,
}

/// Some rules about one thing.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Section {
    /// Short and lasting name, such as `pass`.
    pub id: String,
    /// The id of its title among the texts.
    pub title: String,
    /// Its rules in reading order.
    #[serde(rename = "rule")]
    pub rules: Vec<Rule>,
}

/// One rule.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rule {
    /// The id of its text, which is also its name.
    pub text: String,
    /// The rows of `docs/editions.md` that are settled here.
    #[serde(default)]
    pub subjects: Vec<String>,
    /// What it looks like on the board.
    #[serde(default)]
    pub figure: Option<Figure>,
    /// Whether the set-up line in twelve languages belongs here.
    #[serde(default)]
    pub setup_lines: bool,
    /// What each edition makes of it.
    pub editions: Accounts,
}

/// The set-up line in one language.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SetupLine {
    /// The code of the language (ISO 639-1).
    pub language: String,
    /// What its speakers call it.
    pub name: String,
    /// The line.
    pub text: String,
}

/// The rulebook that ships.
#[must_use]
pub fn rulebook() -> &'static Rulebook {
    static RULEBOOK: LazyLock<Rulebook> = LazyLock::new(|| {
        toml::from_str(include_str!("../data/rules.toml"))
            .expect("the rulebook is well-formed: every test reads it")
    });
    &RULEBOOK
}
