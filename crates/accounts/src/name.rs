//! What an account is called.
//!
//! A name is written as its owner likes, with the letters of the languages we speak. It is
//! found and told apart by its folded form, so that nobody can look like somebody else.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The name of an account: 2 to 20 letters, digits, `-` and `_`, a letter first.
///
/// ```
/// use outflank_accounts::Name;
///
/// let name: Name = "Żaneta-1".parse()?;
/// assert_eq!(name.as_str(), "Żaneta-1");
/// assert_eq!(name.folded(), "zanetai", "1 is easily read as l or i");
/// assert!("admin".parse::<Name>().is_err());
/// # Ok::<(), outflank_accounts::NameError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Name(String);

impl Name {
    /// The shortest name.
    pub const SHORTEST: usize = 2;
    /// The longest one, in letters.
    pub const LONGEST: usize = 20;

    /// As its owner writes it.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// As it is found: small letters without accents, signs left out, and letters that look
    /// alike made one.
    #[must_use]
    pub fn folded(&self) -> String {
        fold(&self.0)
    }
}

/// Whatever text in the form in which names are compared. What cannot be in a name is
/// left out.
fn fold(text: &str) -> String {
    text.chars().flat_map(char::to_lowercase).filter_map(folded).collect()
}

/// One small letter without what makes it look different.
const fn folded(letter: char) -> Option<char> {
    Some(match letter {
        'á' | 'à' | 'â' | 'ä' | 'ą' | 'æ' => 'a',
        'ć' | 'ç' => 'c',
        'é' | 'è' | 'ê' | 'ë' | 'ę' => 'e',
        'í' | 'î' | 'ï' | 'l' | 'ł' | '1' => 'i',
        'ń' | 'ñ' => 'n',
        'ó' | 'ô' | 'ö' | 'œ' | '0' => 'o',
        'ś' | 'ß' | '5' => 's',
        'ú' | 'ù' | 'û' | 'ü' => 'u',
        'ÿ' => 'y',
        'ź' | 'ż' | '2' => 'z',
        'a'..='z' | '3' | '4' | '6'..='9' => letter,
        _ => return None,
    })
}

/// What nobody may be called, since it would be taken for the house or for one of its words.
const RESERVED: [&str; 32] = [
    "admin",
    "administrator",
    "root",
    "system",
    "outflank",
    "othello",
    "reversi",
    "moderator",
    "mod",
    "staff",
    "support",
    "help",
    "house",
    "computer",
    "computador",
    "ordenador",
    "komputer",
    "ordinateur",
    "level",
    "bot",
    "guest",
    "invitado",
    "gosc",
    "gast",
    "invite",
    "anonymous",
    "deleted",
    "nobody",
    "me",
    "api",
    "here",
    "local",
];

/// Why a text is no name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "wrong", rename_all = "snake_case")]
pub enum NameError {
    /// Fewer letters than a name has.
    TooShort,
    /// More letters than a name has.
    TooLong,
    /// It begins with something else than a letter.
    NoLetterFirst,
    /// A sign that is in no name.
    Sign {
        /// Which.
        sign: char,
    },
    /// It would be taken for the house.
    Reserved,
}

impl fmt::Display for NameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NameError::TooShort => write!(f, "a name has at least {} letters", Name::SHORTEST),
            NameError::TooLong => write!(f, "a name has at most {} letters", Name::LONGEST),
            NameError::NoLetterFirst => f.write_str("a name begins with a letter"),
            NameError::Sign { sign } => {
                write!(f, "a name has letters, digits, - and _, but no {}", sign.escape_default())
            }
            NameError::Reserved => f.write_str("this name would be taken for the server's own"),
        }
    }
}

impl std::error::Error for NameError {}

impl FromStr for Name {
    type Err = NameError;

    fn from_str(text: &str) -> Result<Name, NameError> {
        let small = |sign: char| sign.to_lowercase().next().unwrap_or(sign);
        let fits = |sign: char| folded(small(sign)).is_some() || matches!(sign, '-' | '_');
        // The wrong sign is named first: a pasted address is not called too long.
        if let Some(sign) = text.chars().take(4 * Name::LONGEST).find(|&sign| !fits(sign)) {
            return Err(NameError::Sign { sign });
        }
        match text.chars().count() {
            0..Name::SHORTEST => return Err(NameError::TooShort),
            Name::SHORTEST..=Name::LONGEST => {}
            _ => return Err(NameError::TooLong),
        }
        if !text.starts_with(char::is_alphabetic) {
            return Err(NameError::NoLetterFirst);
        }
        let name = Name(text.to_owned());
        let folded = name.folded();
        if folded.len() < Name::SHORTEST {
            return Err(NameError::TooShort);
        }
        let reserved = RESERVED.iter().any(|word| fold(word) == folded);
        if reserved { Err(NameError::Reserved) } else { Ok(name) }
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

impl TryFrom<String> for Name {
    type Error = NameError;

    fn try_from(text: String) -> Result<Name, NameError> {
        text.parse()
    }
}

impl From<Name> for String {
    fn from(name: Name) -> String {
        name.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_alike_are_the_same_name() {
        let folded = |text: &str| text.parse::<Name>().unwrap().folded();
        for (one, other) in
            [("Lola", "l0IA"), ("Müller", "MULLER"), ("Ana-Maria", "ana_maria"), ("Zoë5", "z0es")]
        {
            assert_eq!(folded(one), folded(other), "{one} {other}");
        }
        assert_ne!(folded("Ana"), folded("Anna"));
    }

    #[test]
    fn what_is_no_name_is_told_why() {
        for (text, why) in [
            ("", NameError::TooShort),
            ("a", NameError::TooShort),
            ("a-", NameError::TooShort),
            ("aaaaaaaaaaaaaaaaaaaaa", NameError::TooLong),
            ("1ana", NameError::NoLetterFirst),
            ("_ana", NameError::NoLetterFirst),
            ("ana maria", NameError::Sign { sign: ' ' }),
            ("an\u{202e}a", NameError::Sign { sign: '\u{202e}' }),
            // Cyrillic letters look like ours.
            ("аna", NameError::Sign { sign: 'а' }),
            ("Admin", NameError::Reserved),
            ("4dm1n", NameError::NoLetterFirst),
            ("adm1n", NameError::Reserved),
            ("Outf-lank", NameError::Reserved),
        ] {
            assert_eq!(text.parse::<Name>(), Err(why), "{text}");
        }
    }
}
