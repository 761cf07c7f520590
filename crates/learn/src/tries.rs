//! What a learner tries.

use outflank_rules::Square;
use outflank_rules::square::ParseSquareError;
use serde::Deserialize;
use std::error::Error;
use std::fmt;

/// Something tried in an exercise. As JSON a square is `"d3"`, a statement its number
/// counted from 0, and asking for the answer `"hint"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "TryText")]
pub enum Try {
    /// A square touched, or a disc placed there.
    Square(Square),
    /// A statement chosen, counted from 0.
    Statement(usize),
    /// To be told. A puzzle of the collection is given up by that.
    Hint,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum TryText {
    Number(usize),
    Word(String),
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Try {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Try".into()
    }

    fn schema_id() -> std::borrow::Cow<'static, str> {
        concat!(module_path!(), "::Try").into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "description": "A square, a statement counted from 0, or asking for the answer.",
            "oneOf": [
                generator.subschema_for::<Square>(),
                {"type": "integer", "minimum": 0},
                {"const": "hint"},
            ],
        })
    }
}

impl TryFrom<TryText> for Try {
    type Error = ParseSquareError;

    fn try_from(text: TryText) -> Result<Try, ParseSquareError> {
        match text {
            TryText::Number(number) => Ok(Try::Statement(number)),
            TryText::Word(word) if word == "hint" => Ok(Try::Hint),
            TryText::Word(word) => word.parse().map(Try::Square),
        }
    }
}

/// A try that makes no sense in this exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SenselessTry {
    /// Statements are only to be chosen in some lessons.
    NoStatements,
    /// A lesson tells by itself, and what is done needs no help.
    NoHelp,
}

impl fmt::Display for SenselessTry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            SenselessTry::NoStatements => "there are no statements to choose from here: give a square",
            SenselessTry::NoHelp => {
                "there is no help here: lessons tell by themselves, and what is done needs none"
            }
        })
    }
}

impl Error for SenselessTry {}
