//! What is said, before it is said in a language.

use crate::{Locale, Value};
use outflank_rules::{Color, Square, SquareSet};
use serde::Serialize;
use std::collections::BTreeMap;

/// A text of `locales/` with its arguments.
///
/// As JSON: `{"id": "coach-takes-corner", "args": {"square": "H8"}}`, ready for Fluent.
/// Whoever shows it says it in the reader's language, and again when that changes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Sentence {
    /// The id of the text.
    pub id: &'static str,
    /// Its arguments by name.
    pub args: BTreeMap<&'static str, Arg>,
}

/// An argument of a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Arg {
    /// A number, which may decide the grammar around it.
    Number(u32),
    /// Squares as people write them (`D3`, or `A1, H8`), a name, or a word that chooses
    /// between variants of the text.
    Text(String),
    /// Something that has words of its own, to be said in the same language.
    Sentence(Box<Sentence>),
}

impl Sentence {
    /// A text without arguments yet.
    #[must_use]
    pub fn new(id: &'static str) -> Sentence {
        Sentence { id, args: BTreeMap::new() }
    }

    /// With one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Sentence {
        self.args.insert(name, arg.into());
        self
    }

    /// The sentence in the language of `locale`.
    #[must_use]
    pub fn text(&self, locale: &Locale) -> String {
        let args: Vec<(&str, Value<'_>)> = self
            .args
            .iter()
            .map(|(&name, arg)| match arg {
                Arg::Number(number) => (name, Value::from(*number)),
                Arg::Text(text) => (name, Value::from(text.as_str())),
                Arg::Sentence(sentence) => (name, Value::from(sentence.text(locale))),
            })
            .collect();
        locale.text(self.id, &args)
    }
}

impl Locale {
    /// Several things said one after the other, each as a whole sentence: what is a
    /// heading or part of a line elsewhere gets its capital letter and its full stop.
    #[must_use]
    pub fn tell(&self, sentences: &[Sentence]) -> String {
        let whole = |sentence: &Sentence| whole_sentence(&sentence.text(self));
        sentences.iter().map(whole).collect::<Vec<_>>().join(" ")
    }
}

/// A text with a capital letter first and a stop last.
#[must_use]
pub fn whole_sentence(text: &str) -> String {
    let mut letters = text.chars();
    let mut sentence: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
    sentence.push_str(letters.as_str());
    if !sentence.ends_with(['.', '!', '?', '…', ':']) {
        sentence.push('.');
    }
    sentence
}

impl From<u32> for Arg {
    fn from(number: u32) -> Arg {
        Arg::Number(number)
    }
}

impl From<Square> for Arg {
    fn from(square: Square) -> Arg {
        Arg::Text(format!("{square:#}"))
    }
}

impl From<SquareSet> for Arg {
    /// The squares in order, separated by commas.
    fn from(squares: SquareSet) -> Arg {
        squares.into_iter().collect::<Vec<_>>().as_slice().into()
    }
}

impl From<&[Square]> for Arg {
    /// The squares as they come, separated by commas.
    fn from(squares: &[Square]) -> Arg {
        let names: Vec<String> = squares.iter().map(|square| format!("{square:#}")).collect();
        Arg::Text(names.join(", "))
    }
}

impl From<Color> for Arg {
    fn from(color: Color) -> Arg {
        match color {
            Color::Black => "black".into(),
            Color::White => "white".into(),
        }
    }
}

impl From<&'static str> for Arg {
    fn from(word: &'static str) -> Arg {
        Arg::Text(word.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<Sentence> for Arg {
    fn from(sentence: Sentence) -> Arg {
        Arg::Sentence(Box::new(sentence))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    #[test]
    fn parts_of_lines_become_sentences() {
        assert_eq!(whole_sentence("état final"), "État final.");
        for whole in ["Done!", "Thinking…", "Why?", "Two moves:", "Over."] {
            assert_eq!(whole_sentence(whole), whole);
        }
        assert_eq!(whole_sentence(""), ".");
    }

    #[test]
    fn what_has_words_of_its_own_is_said_in_the_same_language() {
        let winner = Sentence::new("series-won").with("name", Sentence::new("player-two"));
        assert_eq!(winner.text(&Locale::new(Language::German)), "Die Serie gewinnt: Spieler 2.");
        assert_eq!(winner.text(&Locale::new(Language::French)), "Victoire dans la série\u{a0}: Joueur 2.");
    }
}
