//! The words of the rules as JSON Schema (feature `schema`): what `serialize` writes.

use crate::{Board, Color, Move, Position, Square, SquareSet};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use std::borrow::Cow;

macro_rules! text {
    ($($thing:ident: $pattern:literal, $description:literal;)*) => {$(
        impl JsonSchema for $thing {
            fn schema_name() -> Cow<'static, str> {
                stringify!($thing).into()
            }

            fn schema_id() -> Cow<'static, str> {
                concat!(module_path!(), "::", stringify!($thing)).into()
            }

            fn json_schema(_: &mut SchemaGenerator) -> Schema {
                json_schema!({"type": "string", "pattern": $pattern, "description": $description})
            }
        }
    )*};
}

text! {
    Square: "^[a-h][1-8]$", "A square: its column and its row.";
    Move: "^([a-h][1-8]|pa)$", "A square to place a disc on, or a pass.";
    Position: "^[XO-]{64} [XO]$", "64 letters from A1 to H8 (`X` black, `O` white, `-` empty), a blank and the side to move.";
    Board: "^[XO-]{64}$", "64 letters from A1 to H8: `X` for the side to move, `O` for the other, `-` empty.";
}

impl JsonSchema for Color {
    fn schema_name() -> Cow<'static, str> {
        "Color".into()
    }

    fn schema_id() -> Cow<'static, str> {
        concat!(module_path!(), "::Color").into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({"type": "string", "enum": ["black", "white"], "description": "A side."})
    }
}

impl JsonSchema for SquareSet {
    fn schema_name() -> Cow<'static, str> {
        "SquareSet".into()
    }

    fn schema_id() -> Cow<'static, str> {
        concat!(module_path!(), "::SquareSet").into()
    }

    fn inline_schema() -> bool {
        true
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        json_schema!({"type": "array", "items": generator.subschema_for::<Square>()})
    }
}
