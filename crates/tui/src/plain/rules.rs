//! The rulebook, line by line (L7). Figures are told in words.

use super::Teller;
use outflank_rulebook::{Book, Edition, RuleView};
use std::io;

impl Teller<'_> {
    /// The list of the sections, or the rules of one of them, perhaps with what an edition
    /// makes of them.
    pub(super) fn rules(&mut self, section: Option<usize>, edition: Option<Edition>) -> io::Result<()> {
        let book = Book::of(self.cx.locale.language());
        if let Some(view) = edition.and_then(|edition| book.edition(edition)) {
            self.say(&format!("{}: {}. {}", view.code, view.name, view.summary))?;
        }
        let Some(section) = section.and_then(|number| book.sections.get(number.checked_sub(1)?)) else {
            self.say(&book.intro)?;
            for (number, section) in (1..).zip(&book.sections) {
                self.say(&format!("{number}: {}", section.title))?;
            }
            return self.say_id("tui-plain-rules");
        };
        self.say(&section.title)?;
        section.rules.iter().try_for_each(|rule| self.rule(book, rule, edition))
    }

    fn rule(&mut self, book: &Book, rule: &RuleView, edition: Option<Edition>) -> io::Result<()> {
        self.say(&format!("{}. {}", rule.number, rule.text))?;
        if let Some(figure) = &rule.figure {
            self.say(&figure.alt)?;
        }
        if rule.setup_lines {
            self.say(&book.setup_title)?;
            for line in book.setup_lines {
                self.say(&format!("{}: {}", line.name, line.text))?;
            }
        }
        let Some(account) = edition.map(|edition| rule.account(edition)) else { return Ok(()) };
        let note = account.note.as_deref().map_or_else(|| ".".to_owned(), |note| format!(": {note}"));
        match account.kind {
            "same" => Ok(()),
            _ => self.say(&format!("{} {}{note}", account.edition, account.label)),
        }
    }
}
