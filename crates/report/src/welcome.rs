//! The first screen: the starting board, the game in three sentences, and what there is to do.

use crate::panel::{self, PAGE_WIDTH};
use crate::shown;
use outflank_locale::Language;
use outflank_rules::Position;
use outflank_text::{Diagram, Lines, Reader, wrapped};

/// What a program says to somebody who has just come.
#[derive(Clone, Copy, Debug)]
pub struct Welcome<'a> {
    /// Its version.
    pub version: &'a str,
    /// The commands as they are typed, each with the text that says what it does.
    pub commands: &'a [(&'a str, &'a str)],
}

impl Lines for Welcome<'_> {
    fn lines(&self, reader: &Reader<'_>) -> Vec<String> {
        let start = Diagram::new(Position::START);
        let panel = panel::position(start.position, reader);
        let title = reader.text("welcome-title", &[("version", self.version.into())]);
        let mut lines = vec![reader.strong(&title), String::new()];
        lines.extend(shown::board(&start, &panel, reader).lines().map(str::to_owned));
        lines.push(String::new());
        for id in ["welcome-goal", "welcome-move", "welcome-end"] {
            lines.extend(wrapped(reader.text(id, &[]).split(' '), PAGE_WIDTH));
        }
        lines.push(String::new());
        lines.push(reader.strong(&reader.text("welcome-commands", &[])));
        let width = self.commands.iter().map(|(command, _)| command.len()).max().unwrap_or_default();
        for (command, id) in self.commands {
            let mut margin = format!("  {command:<width$}  ");
            for line in wrapped(reader.text(id, &[]).split(' '), PAGE_WIDTH - width - 4) {
                lines.push(format!("{margin}{line}"));
                margin = " ".repeat(width + 4);
            }
        }
        let codes = Language::ALL.map(Language::code).join("|");
        let hint = |id: &str, name: &str, what: &str| reader.text(id, &[(name, reader.strong(what).into())]);
        lines.push(String::new());
        lines.push(hint("welcome-try", "command", "outflank show f5d6c3d3c4"));
        lines.push(hint("welcome-help", "command", "outflank help show"));
        lines.push(hint("welcome-language", "option", &format!("--lang {codes}")));
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::english;

    #[test]
    fn every_command_stands_in_one_column_and_nothing_is_wider_than_a_page() {
        let commands = [("outflank show GAME", "welcome-show"), ("outflank man", "welcome-man")];
        let welcome = Welcome { version: "1.2.3", commands: &commands };
        let told = english(|reader| welcome.lines(reader));
        assert!(told[0].contains("1.2.3") && told[2].contains('a'), "{told:?}");
        let at = |command: &str| told.iter().position(|line| line.starts_with(&format!("  {command}")));
        assert!(at("outflank show GAME  ") < at("outflank man        "), "{told:?}");
        assert!(told.iter().all(|line| line.chars().count() <= PAGE_WIDTH), "{told:?}");
    }
}
