//! The printed editions, and what each makes of a rule.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// One of the five documents the game is known from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Edition {
    /// The Spanish rulebook of the board game.
    Es,
    /// The Polish rulebook.
    Pl,
    /// The German rules.
    De,
    /// The French rules.
    Fr,
    /// The Spanish manual of the cassette for the TRQ H-21 console.
    H21,
}

impl Edition {
    /// Every edition.
    pub const ALL: [Edition; 5] = [Edition::Es, Edition::Pl, Edition::De, Edition::Fr, Edition::H21];

    /// Its short name, as addresses and options have it.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Edition::Es => "es",
            Edition::Pl => "pl",
            Edition::De => "de",
            Edition::Fr => "fr",
            Edition::H21 => "h21",
        }
    }

    /// The id of its full name among the texts.
    pub(crate) const fn name_text(self) -> &'static str {
        match self {
            Edition::Es => "rules-edition-es",
            Edition::Pl => "rules-edition-pl",
            Edition::De => "rules-edition-de",
            Edition::Fr => "rules-edition-fr",
            Edition::H21 => "rules-edition-h21",
        }
    }
}

impl fmt::Display for Edition {
    /// The short name as `docs/editions.md` writes it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.code().to_uppercase())
    }
}

/// A name that is none of an edition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownEdition {
    name: String,
}

impl fmt::Display for UnknownEdition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not one of the editions es, pl, de, fr, h21", self.name)
    }
}

impl std::error::Error for UnknownEdition {}

impl FromStr for Edition {
    type Err = UnknownEdition;

    fn from_str(name: &str) -> Result<Edition, UnknownEdition> {
        let found = Edition::ALL.into_iter().find(|edition| edition.code().eq_ignore_ascii_case(name));
        found.ok_or_else(|| UnknownEdition { name: name.chars().take(16).collect() })
    }
}

/// What an edition makes of a rule. Notes are ids of texts.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Account {
    /// It says the same.
    Same,
    /// It does not say this.
    Drops,
    /// It says this and more.
    Adds(String),
    /// It says this otherwise.
    Words(String),
    /// It gets this wrong.
    Errs(String),
}

impl Account {
    /// The words of [`Account::kind`].
    pub(crate) const KINDS: [&'static str; 5] = ["same", "adds", "words", "drops", "errs"];

    /// What kind of account it is, in one word.
    #[must_use]
    pub const fn kind(&self) -> &'static str {
        match self {
            Account::Same => "same",
            Account::Drops => "drops",
            Account::Adds(_) => "adds",
            Account::Words(_) => "words",
            Account::Errs(_) => "errs",
        }
    }

    /// The id of the note, if there is one.
    #[must_use]
    pub fn note(&self) -> Option<&str> {
        match self {
            Account::Same | Account::Drops => None,
            Account::Adds(note) | Account::Words(note) | Account::Errs(note) => Some(note),
        }
    }
}

/// The accounts of all editions: none can be left out.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)] // Named after the editions.
pub struct Accounts {
    pub es: Account,
    pub pl: Account,
    pub de: Account,
    pub fr: Account,
    pub h21: Account,
}

impl Accounts {
    /// The account of one edition.
    #[must_use]
    pub const fn of(&self, edition: Edition) -> &Account {
        match edition {
            Edition::Es => &self.es,
            Edition::Pl => &self.pl,
            Edition::De => &self.de,
            Edition::Fr => &self.fr,
            Edition::H21 => &self.h21,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_name_their_edition_and_others_are_refused_with_the_list() {
        for edition in Edition::ALL {
            assert_eq!(edition.code().parse(), Ok(edition));
            assert_eq!(edition.to_string().parse(), Ok(edition));
        }
        let error = "it".parse::<Edition>().unwrap_err();
        assert_eq!(error.to_string(), "\"it\" is not one of the editions es, pl, de, fr, h21");
    }
}
