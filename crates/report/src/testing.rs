//! An English reader, for tests.

use outflank_locale::{Language, Locale};
use outflank_text::{Reader, Style};

/// What is told to a reader of English in a pipe.
pub(crate) fn english<T>(tell: impl FnOnce(&Reader<'_>) -> T) -> T {
    let locale = Locale::new(Language::English);
    tell(&Reader { locale: &locale, style: Style::ASCII, width: None })
}
