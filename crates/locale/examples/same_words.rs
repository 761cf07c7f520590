//! One sentence in every language: `cargo run -p outflank-locale --example same_words`

use outflank_locale::{Language, Locale};

fn main() {
    for language in Language::ALL {
        let locale = Locale::new(language);
        // Plurals are the language's own: Polish has three of them here.
        let counts = [1, 3, 5].map(|count| locale.text("legal-moves", &[("count", count.into())]));
        println!("{language}: {} {}", locale.text("to-move", &[("color", "black".into())]), counts.join(" "));
    }
}
