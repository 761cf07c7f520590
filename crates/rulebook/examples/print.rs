//! Prints the rules in the language given, such as `pl`, with the differences of an
//! edition if one is named after it.

use outflank_locale::{Language, Locale};
use outflank_rulebook::text::{Layout, book};
use outflank_rulebook::{Book, Edition};
use outflank_text::Style;
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let mut words = std::env::args().skip(1);
    let language = words.next().map_or(Ok(Language::English), |tag| tag.parse())?;
    let edition: Option<Edition> = words.next().map(|name| name.parse()).transpose()?;
    let layout = Layout { edition, style: Style { color: false, unicode: true } };
    print!("{}", book(&Book::new(&Locale::new(language)), layout));
    Ok(())
}
