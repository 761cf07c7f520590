//! The words of the rules in JSON.
//!
//! The rules crate knows nothing of serialisation, so fields with its types name one
//! of the modules below. A single thing is a short text: `"d3"`, `"black"`, `"two"`,
//! `"83"`, a position in the strict notation of the rules. A set of squares is a list
//! of their names.

use outflank_rules::series::{Player, StartRule};
use outflank_rules::tabletop::Referee;
use outflank_rules::{Color, Position, Square, Variation};
use serde::{Deserialize, Deserializer, de::Error};
use std::borrow::Cow;

/// A thing with a short text of its own.
pub(crate) trait Text: Sized {
    fn text(&self) -> Cow<'static, str>;
    fn read<E: Error>(text: &str) -> Result<Self, E>;
}

/// Things that print and read themselves.
macro_rules! text_of_its_own {
    ($($thing:ty),*) => {$(
        impl Text for $thing {
            fn text(&self) -> Cow<'static, str> {
                self.to_string().into()
            }
            fn read<E: Error>(text: &str) -> Result<Self, E> {
                text.parse().map_err(E::custom)
            }
        }
    )*};
}
text_of_its_own!(Square, Position, Variation);

/// Small enums, a word for each variant.
macro_rules! words {
    ($($thing:ty { $($word:literal = $variant:path),* })*) => {$(
        impl Text for $thing {
            fn text(&self) -> Cow<'static, str> {
                match self { $($variant => $word),* }.into()
            }
            fn read<E: Error>(text: &str) -> Result<Self, E> {
                match text {
                    $($word => Ok($variant),)*
                    other => Err(E::unknown_variant(other, &[$($word),*])),
                }
            }
        }
    )*};
}
words! {
    Player { "one" = Player::One, "two" = Player::Two }
    Color { "black" = Color::Black, "white" = Color::White }
    Referee { "silent" = Referee::Silent, "hint" = Referee::Hint, "strict" = Referee::Strict }
    StartRule {
        "alternate" = StartRule::Alternate,
        "loser_starts" = StartRule::LoserStarts,
        "same" = StartRule::Same
    }
}

fn read<'de, T: Text, D: Deserializer<'de>>(input: D) -> Result<T, D::Error> {
    T::read(&String::deserialize(input)?)
}

/// For a field of type `T`.
pub(crate) mod one {
    use super::{Deserializer, Text, read};
    use serde::Serializer;

    pub(crate) fn serialize<T: Text, S: Serializer>(thing: &T, out: S) -> Result<S::Ok, S::Error> {
        out.serialize_str(&thing.text())
    }

    pub(crate) fn deserialize<'de, T: Text, D: Deserializer<'de>>(input: D) -> Result<T, D::Error> {
        read(input)
    }
}

/// For a field of type `Option<T>`: the text or `null`.
pub(crate) mod maybe {
    use super::{Deserialize, Deserializer, Error, Text};
    use serde::{Serialize, Serializer};

    pub(crate) fn serialize<T: Text, S: Serializer>(thing: &Option<T>, out: S) -> Result<S::Ok, S::Error> {
        thing.as_ref().map(Text::text).serialize(out)
    }

    pub(crate) fn deserialize<'de, T: Text, D: Deserializer<'de>>(input: D) -> Result<Option<T>, D::Error> {
        let text = Option::<String>::deserialize(input)?;
        text.map(|text| T::read::<D::Error>(&text).map_err(D::Error::custom)).transpose()
    }
}

/// For a field of type `Vec<Square>`, in its order.
pub(crate) mod list {
    use super::{Deserialize, Deserializer, Square, Text};
    use serde::Serializer;

    pub(crate) fn serialize<S: Serializer>(squares: &[Square], out: S) -> Result<S::Ok, S::Error> {
        out.collect_seq(squares.iter().map(Text::text))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(input: D) -> Result<Vec<Square>, D::Error> {
        Vec::<String>::deserialize(input)?.iter().map(|name| Square::read(name)).collect()
    }
}

/// For a field of type `SquareSet`: its squares from A1 to H8.
pub(crate) mod set {
    use super::{Deserializer, Square, Text, list};
    use outflank_rules::SquareSet;
    use serde::Serializer;

    pub(crate) fn serialize<S: Serializer>(squares: &SquareSet, out: S) -> Result<S::Ok, S::Error> {
        out.collect_seq(squares.into_iter().map(|square: Square| square.text()))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(input: D) -> Result<SquareSet, D::Error> {
        list::deserialize(input).map(|squares| squares.into_iter().collect())
    }
}
