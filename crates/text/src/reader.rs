//! Who reads: what texts need to know about a person and their terminal.

use crate::style::{Style, strong};
use outflank_locale::{Locale, Value};

/// A reader's language, signs, colours and columns.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'a> {
    /// The language.
    pub locale: &'a Locale,
    /// Signs and colours.
    pub style: Style,
    /// Columns of the window; none where lines end where they end.
    pub width: Option<usize>,
}

impl Reader<'_> {
    /// A text in the reader's language.
    #[must_use]
    pub fn text(&self, id: &str, args: &[(&str, Value<'_>)]) -> String {
        self.locale.text(id, args)
    }

    /// A text that stands out.
    #[must_use]
    pub fn strong(&self, text: &str) -> String {
        strong(text, self.style)
    }

    /// The code of the language, such as `en`.
    #[must_use]
    pub fn language(&self) -> &'static str {
        self.locale.language().code()
    }
}

/// Something that was found out and can be told in lines.
pub trait Lines {
    /// The lines, in the reader's language.
    fn lines(&self, reader: &Reader<'_>) -> Vec<String>;
}
