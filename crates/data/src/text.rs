//! Reading squares, lines and positions from the strings of the data files.
//!
//! The rules crate knows nothing of serialisation, so the fields name one of these
//! functions with `deserialize_with`.

use outflank_rules::{Color, Position, Square};
use serde::{Deserialize, Deserializer, de::Error};
use std::collections::BTreeMap;

/// `"d3"`.
pub(crate) fn square<'de, D: Deserializer<'de>>(input: D) -> Result<Square, D::Error> {
    String::deserialize(input)?.parse().map_err(D::Error::custom)
}

/// `["d3", "c4"]`.
pub(crate) fn squares<'de, D: Deserializer<'de>>(input: D) -> Result<Vec<Square>, D::Error> {
    Vec::<String>::deserialize(input)?.iter().map(|name| name.parse().map_err(D::Error::custom)).collect()
}

/// `"d3c3c4"`: moves one after the other, in which nobody passes.
pub(crate) fn line<'de, D: Deserializer<'de>>(input: D) -> Result<Vec<Square>, D::Error> {
    moves(&String::deserialize(input)?)
}

/// `"d3c3c4"` where there may be none.
pub(crate) fn some_line<'de, D: Deserializer<'de>>(input: D) -> Result<Option<Vec<Square>>, D::Error> {
    line(input).map(Some)
}

/// `["d3c3", "d3e3"]`.
pub(crate) fn lines<'de, D: Deserializer<'de>>(input: D) -> Result<Vec<Vec<Square>>, D::Error> {
    Vec::<String>::deserialize(input)?.iter().map(|text| moves(text)).collect()
}

fn moves<E: Error>(text: &str) -> Result<Vec<Square>, E> {
    // Lossy is enough: a broken character is no square and is reported as such.
    text.as_bytes().chunks(2).map(|name| String::from_utf8_lossy(name).parse().map_err(E::custom)).collect()
}

/// 64 letters, a blank and the side to move.
pub(crate) fn position<'de, D: Deserializer<'de>>(input: D) -> Result<Position, D::Error> {
    String::deserialize(input)?.parse().map_err(D::Error::custom)
}

/// `"black"` or `"white"`.
pub(crate) fn color<'de, D: Deserializer<'de>>(input: D) -> Result<Color, D::Error> {
    match String::deserialize(input)?.as_str() {
        "black" => Ok(Color::Black),
        "white" => Ok(Color::White),
        other => Err(D::Error::custom(format_args!("expected black or white, found {other:?}"))),
    }
}

/// `{"A": ["c5"]}`.
pub(crate) fn marks<'de, D: Deserializer<'de>>(input: D) -> Result<BTreeMap<String, Vec<Square>>, D::Error> {
    BTreeMap::<String, Vec<String>>::deserialize(input)?
        .into_iter()
        .map(|(label, names)| {
            let squares: Result<_, _> = names.iter().map(|name| name.parse()).collect();
            Ok((label, squares.map_err(D::Error::custom)?))
        })
        .collect()
}

/// `{"g8": 18, "h1": -2}`.
pub(crate) fn scores<'de, D: Deserializer<'de>>(input: D) -> Result<BTreeMap<Square, i32>, D::Error> {
    BTreeMap::<String, i32>::deserialize(input)?
        .into_iter()
        .map(|(name, score)| Ok((name.parse().map_err(D::Error::custom)?, score)))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Deserialize)]
    struct Line {
        #[serde(deserialize_with = "line")]
        line: Vec<Square>,
    }

    #[test]
    fn a_line_is_split_into_squares_and_a_wrong_one_is_refused() {
        let read = |text: &str| {
            serde_json::from_str(&format!(r#"{{"line": "{text}"}}"#)).map(|found: Line| found.line)
        };
        assert_eq!(read("").unwrap(), []);
        assert_eq!(read("d3h8").unwrap(), ["d3", "h8"].map(|name| name.parse().unwrap()));
        for wrong in ["d", "d3h", "d3 h8", "d9", "é3"] {
            assert!(read(wrong).unwrap_err().to_string().contains("is not a square"), "{wrong}");
        }
    }
}
