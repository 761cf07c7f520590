//! The words of Outflank, in every language it speaks (I1).
//!
//! The texts live in `locales/`, one directory a language with one Fluent file for each
//! part of the product, and are built into the program; the web app reads the same files.
//! This crate picks the [`Language`] a reader wants, a [`Locale`] gives the texts in it,
//! and a [`Sentence`] is one of them chosen, not yet said. A test holds all languages to
//! the same messages with the same variables, so there is no half-translated screen
//! and no need to fall back on another language.
//!
//! ```
//! use outflank_locale::{Language, Locale};
//!
//! let polish = Locale::new(Language::Polish);
//! assert_eq!(polish.text("legal-moves", &[("count", 3.into())]), "3 możliwe ruchy:");
//! assert_eq!(polish.text("legal-moves", &[("count", 5.into())]), "5 możliwych ruchów:");
//! ```

mod language;
mod sentence;

pub use fluent_bundle::FluentValue as Value;
pub use language::{Language, UnknownLanguage};
pub use sentence::{Arg, Sentence, whole_sentence};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use std::fmt;

/// All texts in one language.
pub struct Locale {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Locale {
    /// The texts in this language.
    #[must_use]
    pub fn new(language: Language) -> Locale {
        let tag = language.code().parse().expect("a language code is a language tag");
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // The marks around inserted values would show up as boxes in terminals, and
        // none of our languages is written from right to left.
        bundle.set_use_isolating(false);
        for (part, source) in language.parts() {
            let resource = FluentResource::try_new((*source).to_owned())
                .unwrap_or_else(|(_, errors)| panic!("{language}/{part}: the texts are tested: {errors:?}"));
            bundle
                .add_resource(resource)
                .unwrap_or_else(|errors| panic!("{language}/{part}: the texts are tested: {errors:?}"));
        }
        Locale { language, bundle }
    }

    /// Which language it is.
    #[must_use]
    pub fn language(&self) -> Language {
        self.language
    }

    /// The text of a message with its variables filled in.
    ///
    /// The id is always one written in the source, and a test looks each of them up,
    /// so an unknown one is a mistake of ours. Debug builds stop there; a release
    /// shows the id, which is more use to a reader than no text at all.
    #[must_use]
    pub fn text(&self, id: &str, args: &[(&str, Value<'_>)]) -> String {
        let Some(pattern) = self.bundle.get_message(id).and_then(|message| message.value()) else {
            debug_assert!(false, "no text {id:?}");
            return id.to_owned();
        };
        let args: FluentArgs<'_> = args.iter().cloned().collect();
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors);
        debug_assert!(errors.is_empty(), "{}: {id:?}: {errors:?}", self.language);
        text.into_owned()
    }
}

impl fmt::Debug for Locale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Locale").field(&self.language).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_locale_can_be_shared_between_threads() {
        fn shared<T: Send + Sync>() {}
        shared::<Locale>();
    }

    #[test]
    fn inserted_values_carry_no_invisible_marks() {
        for language in Language::ALL {
            let text = Locale::new(language).text("legal-moves", &[("count", 5.into())]);
            assert!(text.contains('5'), "{text}");
            assert!(!text.contains(['\u{2068}', '\u{2069}']), "{text:?}");
        }
    }
}
