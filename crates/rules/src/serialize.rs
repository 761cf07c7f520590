//! The words of the rules in JSON and other formats (feature `serde`).
//!
//! A single thing is its own short text: `"d3"`, `"pa"`, `"black"`, and a board or a position in
//! the strict notation of its `Display`. A set of squares is a list of their names from A1
//! to H8.

use crate::{Board, Color, Move, Position, Square, SquareSet};
use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::marker::PhantomData;
use std::str::FromStr;

/// Reads a text wherever it stands: borrowed, owned or unescaped.
struct Text<T>(PhantomData<T>);

impl<T> Visitor<'_> for Text<T>
where
    T: FromStr,
    T::Err: fmt::Display,
{
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a text")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        text.parse().map_err(E::custom)
    }
}

macro_rules! text {
    ($($thing:ty),*) => {$(
        impl Serialize for $thing {
            fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
                out.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $thing {
            fn deserialize<D: Deserializer<'de>>(input: D) -> Result<$thing, D::Error> {
                input.deserialize_str(Text(PhantomData))
            }
        }
    )*};
}
text!(Board, Color, Move, Position, Square);

impl Serialize for SquareSet {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_seq(*self)
    }
}

struct Names;

impl<'de> Visitor<'de> for Names {
    type Value = SquareSet;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list of squares")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut names: A) -> Result<SquareSet, A::Error> {
        let mut set = SquareSet::EMPTY;
        while let Some(square) = names.next_element::<Square>()? {
            set |= square.set();
        }
        Ok(set)
    }
}

impl<'de> Deserialize<'de> for SquareSet {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<SquareSet, D::Error> {
        input.deserialize_seq(Names)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn same<T: Serialize + for<'de> Deserialize<'de> + PartialEq + fmt::Debug>(thing: &T, json: &str) {
        assert_eq!(serde_json::to_string(thing).unwrap(), json);
        assert_eq!(&serde_json::from_str::<T>(json).unwrap(), thing);
    }

    #[test]
    fn everything_is_its_own_text() {
        let d3: Square = "d3".parse().unwrap();
        same(&d3, r#""d3""#);
        same(&Move::Place(d3), r#""d3""#);
        same(&Move::Pass, r#""pa""#);
        same(&Color::White, r#""white""#);
        same(&Position::START, &format!("{:?}", Position::START.to_string()));
        same(&Board::START, &format!("{:?}", Board::START.to_string()));
        same(&(d3.set() | "a1".parse::<Square>().unwrap().set()), r#"["a1","d3"]"#);
    }

    #[test]
    fn a_wrong_text_is_refused_with_its_reason() {
        let error = serde_json::from_str::<Square>(r#""i9""#).unwrap_err();
        assert!(error.to_string().contains("i9"), "{error}");
        assert!(serde_json::from_str::<Color>("3").is_err());
        assert!(serde_json::from_str::<SquareSet>(r#"["a1", "z"]"#).is_err());
    }
}
