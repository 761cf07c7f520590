//! What the reader has chosen: language, board, colours, movement, and whether the computer
//! thinks on their time; and whether the box of the board game was opened, which is told of
//! once.
//!
//! They lie in a small file of words beside the games, so that the next start finds them:
//!
//! ```text
//! language pl
//! board ascii
//! color on
//! motion off
//! ponder on
//! box on
//! ```
//!
//! A line nobody understands is skipped: another version may have written it.

use crate::look::BoardStyle;
use outflank_locale::Language;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The name of the file within the data directory.
const FILE_NAME: &str = "terminal.txt";

/// The reader's choices, as far as any were made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Choices {
    /// The language.
    pub language: Option<Language>,
    /// How the board is drawn.
    pub board: Option<BoardStyle>,
    /// Whether there are colours.
    pub color: Option<bool>,
    /// Whether things move.
    pub motion: Option<bool>,
    /// Whether the computer thinks while it is a person's turn.
    pub ponder: Option<bool>,
    /// Whether the box of the board game was opened.
    pub box_opened: Option<bool>,
}

/// A place for the choices.
///
/// Only what the reader changes while the program runs is kept: what an option or the
/// system has said for this once is not a choice.
#[derive(Debug)]
pub struct Preferences {
    path: PathBuf,
    kept: Choices,
    /// How things were when they were last looked at.
    seen: Option<Choices>,
}

impl BoardStyle {
    const fn word(self) -> &'static str {
        match self {
            BoardStyle::Unicode => "unicode",
            BoardStyle::Ascii => "ascii",
            BoardStyle::ColorBlind => "color-blind",
        }
    }
}

const fn switch(on: bool) -> &'static str {
    if on { "on" } else { "off" }
}

impl Choices {
    fn read(text: &str) -> Choices {
        let mut choices = Choices::default();
        let on = |word: &str| ["off", "on"].iter().position(|each| *each == word).map(|at| at == 1);
        for (key, word) in text.lines().filter_map(|line| line.trim().split_once(' ')) {
            match key {
                "language" => choices.language = word.parse().ok(),
                "board" => choices.board = BoardStyle::ALL.into_iter().find(|style| style.word() == word),
                "color" => choices.color = on(word),
                "motion" => choices.motion = on(word),
                "ponder" => choices.ponder = on(word),
                "box" => choices.box_opened = on(word),
                _ => {}
            }
        }
        choices
    }

    fn written(&self) -> String {
        let lines = [
            self.language.map(|language| format!("language {}\n", language.code())),
            self.board.map(|board| format!("board {}\n", board.word())),
            self.color.map(|color| format!("color {}\n", switch(color))),
            self.motion.map(|motion| format!("motion {}\n", switch(motion))),
            self.ponder.map(|ponder| format!("ponder {}\n", switch(ponder))),
            self.box_opened.map(|opened| format!("box {}\n", switch(opened))),
        ];
        lines.into_iter().flatten().collect()
    }
}

impl Preferences {
    /// The choices kept in a directory; none where there is no file yet.
    #[must_use]
    pub fn open(directory: &Path) -> Preferences {
        let path = directory.join(FILE_NAME);
        let kept = fs::read_to_string(&path).map_or_else(|_| Choices::default(), |text| Choices::read(&text));
        Preferences { path, kept, seen: None }
    }

    /// What is kept.
    #[must_use]
    pub const fn choices(&self) -> Choices {
        self.kept
    }

    /// Looks at how things are now, and keeps what has changed since the last time.
    pub(crate) fn look(&mut self, now: Choices) -> io::Result<()> {
        let Some(before) = self.seen.replace(now) else { return Ok(()) };
        let mut choices = self.kept;
        if before.language != now.language {
            choices.language = now.language;
        }
        if before.board != now.board {
            choices.board = now.board;
        }
        if before.color != now.color {
            choices.color = now.color;
        }
        if before.motion != now.motion {
            choices.motion = now.motion;
        }
        if before.ponder != now.ponder {
            choices.ponder = now.ponder;
        }
        if before.box_opened != now.box_opened {
            choices.box_opened = now.box_opened;
        }
        if choices == self.kept { Ok(()) } else { self.write(choices) }
    }

    fn write(&mut self, choices: Choices) -> io::Result<()> {
        if let Some(directory) = self.path.parent() {
            fs::create_dir_all(directory)?;
        }
        // Whole or not at all: a file half written is put in nobody's place.
        let fresh = self.path.with_extension("new");
        fs::write(&fresh, choices.written())?;
        fs::rename(&fresh, &self.path)?;
        self.kept = choices;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_are_read_as_they_are_written_and_strange_lines_are_skipped() {
        for language in [None, Some(Language::Polish)] {
            for board in [None, Some(BoardStyle::ColorBlind)] {
                for ponder in [None, Some(false), Some(true)] {
                    let choices = Choices {
                        language,
                        board,
                        color: Some(false),
                        motion: None,
                        ponder,
                        box_opened: ponder,
                    };
                    assert_eq!(Choices::read(&choices.written()), choices);
                }
            }
        }
        let strange = "language xx\nboard round\nmotion\ncolor maybe\nmusic loud\nmotion off\n";
        assert_eq!(Choices::read(strange), Choices { motion: Some(false), ..Choices::default() });
    }

    #[test]
    fn nothing_is_written_unless_something_changes() {
        let directory = tempfile::tempdir().unwrap();
        let mut preferences = Preferences::open(directory.path());
        let now = Choices { language: Some(Language::German), color: Some(true), ..Choices::default() };
        preferences.look(now).unwrap();
        preferences.look(now).unwrap();
        assert_eq!(fs::read_dir(directory.path()).unwrap().count(), 0);
        preferences.look(Choices { language: Some(Language::Polish), ..now }).unwrap();
        let polish = Choices { language: Some(Language::Polish), ..Choices::default() };
        assert_eq!(Preferences::open(directory.path()).choices(), polish);
    }
}
