//! `outflank welcome`: the starting board, the game in three sentences, and what there
//! is to do, in the reader's language.

use crate::failure::{Failure, Outcome};
use crate::screen::Screen;
use outflank_locale::Language;
use outflank_report::panel::{self, PAGE_WIDTH};
use outflank_rules::Position;
use outflank_text::{Diagram, strong, wrapped};
use std::io::Write;

/// The commands as they are typed, each with the text that says what it does.
const COMMANDS: [(&str, &str); 28] = [
    ("outflank serve", "welcome-serve"),
    ("outflank play", "welcome-play"),
    ("outflank rules", "welcome-rules"),
    ("outflank show GAME", "welcome-show"),
    ("outflank convert IN OUT", "welcome-convert"),
    ("outflank check FILE", "welcome-check"),
    ("outflank hint GAME", "welcome-hint"),
    ("outflank book show", "welcome-book"),
    ("outflank levels", "welcome-levels"),
    ("outflank solve FILE", "welcome-solve"),
    ("outflank analyze FILE", "welcome-analyze"),
    ("outflank board GAME", "welcome-board"),
    ("outflank puzzles show", "welcome-puzzles"),
    ("outflank openings NAME", "welcome-openings"),
    ("outflank random-position", "welcome-random-position"),
    ("outflank selfplay-opening", "welcome-selfplay-opening"),
    ("outflank bench", "welcome-bench"),
    ("outflank train STEP", "welcome-train"),
    ("outflank match A B", "welcome-match"),
    ("outflank gtp", "welcome-gtp"),
    ("outflank nboard", "welcome-nboard"),
    ("outflank xboard", "welcome-xboard"),
    ("outflank console", "welcome-console"),
    ("outflank perft N", "welcome-perft"),
    ("outflank backup FILE", "welcome-backup"),
    ("outflank repair", "welcome-repair"),
    ("outflank completions SHELL", "welcome-completions"),
    ("outflank man", "welcome-man"),
];

/// Prints the first screen.
pub fn run(screen: &mut Screen) -> Result<Outcome, Failure> {
    let style = screen.style();
    let start = Diagram::new(Position::START);
    let panel = panel::position(start.position, &screen.reader());

    let title = screen.text("welcome-title", &[("version", env!("CARGO_PKG_VERSION").into())]);
    writeln!(screen, "{}\n", strong(&title, style))?;
    screen.board(&start, &panel)?;
    writeln!(screen)?;
    for id in ["welcome-goal", "welcome-move", "welcome-end"] {
        let text = screen.text(id, &[]);
        for line in wrapped(text.split(' '), PAGE_WIDTH) {
            writeln!(screen, "{line}")?;
        }
    }

    let heading = screen.text("welcome-commands", &[]);
    writeln!(screen, "\n{}", strong(&heading, style))?;
    let width = COMMANDS.iter().map(|(command, _)| command.len()).max().unwrap_or_default();
    for (command, id) in COMMANDS {
        let text = screen.text(id, &[]);
        let mut margin = format!("  {command:<width$}  ");
        for line in wrapped(text.split(' '), PAGE_WIDTH - width - 4) {
            writeln!(screen, "{margin}{line}")?;
            margin = " ".repeat(width + 4);
        }
    }

    let codes = Language::ALL.map(Language::code).join("|");
    let hints = [
        screen.text("welcome-try", &[("command", strong("outflank show f5d6c3d3c4", style).into())]),
        screen.text("welcome-help", &[("command", strong("outflank help show", style).into())]),
        screen.text("welcome-language", &[("option", strong(&format!("--lang {codes}"), style).into())]),
    ];
    writeln!(screen, "\n{}", hints.join("\n"))?;
    Ok(Outcome::Good)
}
