//! What the coach says, before it is said in a language.

use outflank_engine::{GameResult, Score};
use outflank_locale::{Locale, Value};
use outflank_rules::{DiscDiff, Square, SquareSet};
use serde::Serialize;
use std::collections::BTreeMap;

/// A text of `locales/*`, most of them of `coach.ftl`, with its arguments.
///
/// As JSON: `{"id": "coach-takes-corner", "args": {"square": "H8"}}`, ready for Fluent.
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
    /// Squares as people write them (`D3`, or `A1, H8`), or a word that chooses between
    /// variants of the text.
    Text(String),
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

    /// A score with what it rests on: proven, searched so deep with such certainty, or
    /// from a book.
    #[must_use]
    pub fn score(score: Score) -> Sentence {
        let shown = |id, discs: DiscDiff| {
            let discs = discs.discs();
            let text = if discs == 0 { "0".to_owned() } else { format!("{discs:+}") };
            Sentence::new(id).with("discs", Arg::Text(text))
        };
        match score {
            Score::Exact(discs) => shown("score-exact", discs),
            Score::Outcome(GameResult::Win) => Sentence::new("score-win"),
            Score::Outcome(GameResult::Draw) => Sentence::new("score-draw"),
            Score::Outcome(GameResult::Loss) => Sentence::new("score-loss"),
            Score::Estimate { discs, depth, selectivity } => shown("score-estimate", discs)
                .with("depth", depth)
                .with("percent", u32::from(selectivity.percent())),
            Score::Book { discs } => shown("score-book", discs),
        }
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
            })
            .collect();
        locale.text(self.id, &args)
    }
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
        let names: Vec<String> = squares.into_iter().map(|square| format!("{square:#}")).collect();
        Arg::Text(names.join(", "))
    }
}

impl From<&'static str> for Arg {
    fn from(word: &'static str) -> Arg {
        Arg::Text(word.to_owned())
    }
}
