//! Names of matches.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// How many letters a name has: 60 bits, so that nobody meets another's match by guessing
/// and no two are ever the same.
const LENGTH: usize = 12;

/// Digits and letters without those that are mistaken for others when read aloud.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// The name of a stored match: twelve letters and digits.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct MatchId(String);

impl MatchId {
    /// A new name that no other match has.
    ///
    /// # Panics
    ///
    /// When the system has no random numbers.
    #[cfg(feature = "sqlite")]
    #[must_use]
    pub fn random() -> MatchId {
        let mut bytes = [0; LENGTH];
        getrandom::fill(&mut bytes).expect("the system has random numbers");
        let letter = |byte: &u8| char::from(LETTERS[usize::from(byte % 32)]);
        MatchId(bytes.iter().map(letter).collect())
    }

    /// The letters.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for MatchId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for MatchId {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "MatchId".into()
    }

    fn schema_id() -> std::borrow::Cow<'static, str> {
        concat!(module_path!(), "::MatchId").into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let letters: String = LETTERS.iter().copied().map(char::from).collect();
        schemars::json_schema!({
            "type": "string",
            "pattern": format!("^[{letters}]{{{LENGTH}}}$"),
            "description": "The name of a stored match.",
        })
    }
}

/// A text that is no name of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadMatchId;

impl fmt::Display for BadMatchId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a match is named by {LENGTH} letters and digits")
    }
}

impl std::error::Error for BadMatchId {}

impl FromStr for MatchId {
    type Err = BadMatchId;

    fn from_str(text: &str) -> Result<MatchId, BadMatchId> {
        let fits = text.len() == LENGTH && text.bytes().all(|byte| LETTERS.contains(&byte));
        fits.then(|| MatchId(text.to_owned())).ok_or(BadMatchId)
    }
}

impl TryFrom<String> for MatchId {
    type Error = BadMatchId;

    fn try_from(text: String) -> Result<MatchId, BadMatchId> {
        text.parse()
    }
}

impl From<MatchId> for String {
    fn from(id: MatchId) -> String {
        id.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_read_back_and_others_are_refused() {
        let id = MatchId::random();
        assert_eq!(id.to_string().parse(), Ok(id.clone()));
        assert_ne!(id, MatchId::random());
        for bad in ["", "4kq0v8zt1mb", "4kq0v8zt1mbee", "4kq0v8zt1mbi", "../../../etc", "4KQ0V8ZT1MBE"] {
            assert_eq!(bad.parse::<MatchId>(), Err(BadMatchId), "{bad}");
        }
    }
}
