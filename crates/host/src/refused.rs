//! Why the host refuses.

use crate::deed::Deed;
use outflank_play::Refusal;
use serde::{Serialize, Serializer};
use std::fmt;

/// Why nothing was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// This is for somebody else to do.
    Role(Deed),
    /// The game is a record and stays as it is. Other moves are tried on a copy.
    Record,
    /// The opponent is there, or has not been away for long enough.
    NotGone,
    /// The match refuses it.
    Play(Refusal),
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Refused {
        Refused::Play(refusal)
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refused::Role(_) => f.write_str("this is for somebody else to do"),
            Refused::Record => f.write_str("this game is a record and stays as it is; go on with a copy"),
            Refused::NotGone => f.write_str("the opponent has not been away for long enough"),
            Refused::Play(refusal) => refusal.fmt(f),
        }
    }
}

impl std::error::Error for Refused {}

/// The words of the host stand beside those of the match.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "HostRefusal"))]
#[serde(tag = "refusal", rename_all = "snake_case")]
enum Words {
    NotYours,
    Record,
    NotGone,
}

impl Serialize for Refused {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Refused::Role(_) => Words::NotYours.serialize(serializer),
            Refused::Record => Words::Record.serialize(serializer),
            Refused::NotGone => Words::NotGone.serialize(serializer),
            Refused::Play(refusal) => refusal.serialize(serializer),
        }
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Refused {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Refused".into()
    }

    fn schema_id() -> std::borrow::Cow<'static, str> {
        concat!(module_path!(), "::Refused").into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "description": "Why nothing was done.",
            "oneOf": [generator.subschema_for::<Words>(), generator.subschema_for::<Refusal>()],
        })
    }
}
