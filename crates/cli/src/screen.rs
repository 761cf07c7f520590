//! What the commands know of the terminal: the reader's language, whether colours and
//! characters beyond ASCII are welcome, and standard output.
//!
//! What is written to a [`Screen`] is text for people and passes through [`clean`]. Files
//! that go to standard output are written to [`Screen::data`].

use crate::input::ByName;
use clap::ValueEnum;
use outflank_locale::{Language, Locale, Value};
use outflank_text::clean;
use outflank_text::{BOARD_WIDTH, Diagram, GAP, Style, beside};
use serde::Serialize;
use std::env;
use std::io::{self, BufWriter, IsTerminal, StdoutLock, Write};
use std::str::FromStr;

/// Columns of the narrowest terminal that shows everything without broken lines.
pub const PAGE_WIDTH: usize = 80;

/// Columns left for the text beside a board.
pub const PANEL_WIDTH: usize = PAGE_WIDTH - BOARD_WIDTH - GAP.len();

/// The options every command has.
#[derive(Clone, Debug, clap::Args)]
pub struct Look {
    /// Language of the texts: en, es, pl, de or fr [default: OUTFLANK_LANG or that of the system]
    #[arg(long, value_name = "LANG", global = true, value_parser = language(), hide_possible_values = true)]
    pub lang: Option<Language>,

    /// When to use colours; NO_COLOR turns them off as well
    #[arg(long, value_name = "WHEN", global = true, default_value = "auto")]
    pub color: ColorChoice,

    /// Draw with ASCII characters only
    #[arg(long, global = true)]
    pub ascii: bool,
}

/// Reads a language, for `--lang`.
fn language() -> ByName<Language> {
    let read = |text: &str| text.parse().map_err(|error: <Language as FromStr>::Err| error.to_string());
    ByName { read, names: || Language::ALL.map(Language::code).to_vec() }
}

/// When to use colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum ColorChoice {
    /// On a terminal, unless NO_COLOR is set
    Auto,
    /// Always
    Always,
    /// Never
    Never,
}

/// The facts a [`Style`] is chosen from.
struct Surroundings {
    terminal: bool,
    no_color: bool,
    dumb: bool,
    /// The character set that the locale names, if it names one.
    charset: Option<String>,
}

impl Surroundings {
    fn of_this_process() -> Surroundings {
        let set = |name: &str| env::var(name).ok().filter(|value| !value.is_empty());
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find_map(set);
        Surroundings {
            terminal: io::stdout().is_terminal(),
            no_color: set("NO_COLOR").is_some(),
            dumb: set("TERM").is_some_and(|term| term == "dumb"),
            charset: locale.and_then(|locale| {
                let charset = locale.split_once('.')?.1;
                Some(charset.split('@').next().unwrap_or(charset).to_owned())
            }),
        }
    }

    fn style(&self, look: &Look) -> Style {
        let color = match look.color {
            ColorChoice::Always => true,
            ColorChoice::Never => false,
            ColorChoice::Auto => self.terminal && !self.no_color && !self.dumb,
        };
        // A terminal of today shows UTF-8 even where no locale is set; only one that
        // names another character set does not. Into files and pipes goes plain
        // ASCII, which every other program can read.
        let utf8 = self.charset.as_deref().is_none_or(|name| {
            let name = name.to_ascii_lowercase();
            name == "utf-8" || name == "utf8"
        });
        let unicode = !look.ascii && !self.dumb && utf8 && (self.terminal || color);
        Style { color, unicode }
    }
}

/// The reader's side of a command.
pub struct Screen {
    locale: Locale,
    asked: Option<Language>,
    style: Style,
    terminal: bool,
    out: BufWriter<StdoutLock<'static>>,
}

impl Screen {
    /// The screen this process writes to, as the options want it.
    pub fn of_this_process(look: Look) -> Screen {
        let variable = |name: &str| env::var(name).ok();
        let ours = || Language::of_tag(&variable("OUTFLANK_LANG")?);
        let asked = look.lang.or_else(ours);
        let language = asked.unwrap_or_else(|| Language::of_environment(variable));
        Screen {
            locale: Locale::new(language),
            asked,
            style: Surroundings::of_this_process().style(&look),
            terminal: io::stdout().is_terminal(),
            out: BufWriter::new(io::stdout().lock()),
        }
    }

    /// A text in the reader's language.
    pub fn text(&self, id: &str, args: &[(&str, Value<'_>)]) -> String {
        self.locale.text(id, args)
    }

    /// All texts, for those who write while the screen is busy.
    pub fn locale(&self) -> &Locale {
        &self.locale
    }

    /// The language that was asked for, and not only that of the system.
    pub fn asked_language(&self) -> Option<Language> {
        self.asked
    }

    /// Columns of the terminal; none where the output is no terminal, whose lines end where
    /// they end.
    pub fn width(&self) -> Option<usize> {
        let (width, _) = terminal_size::terminal_size().filter(|_| self.terminal)?;
        Some(usize::from(width.0))
    }

    /// How to draw.
    pub fn style(&self) -> Style {
        self.style
    }

    /// One value as a line of JSON.
    pub fn json(&mut self, value: &impl Serialize) -> io::Result<()> {
        writeln!(self.out, "{}", clean::json(&serde_json::to_string(value)?))
    }

    /// A board with text beside it.
    pub fn board(&mut self, diagram: &Diagram, panel: &[String]) -> io::Result<()> {
        let text = beside(&diagram.framed(self.style), BOARD_WIDTH, panel);
        self.write_all(text.as_bytes())
    }

    /// Standard output for a file: not a byte of it changes, unless it is shown on a
    /// terminal.
    pub fn data(&mut self) -> Data<'_> {
        Data { screen: self }
    }
}

/// What a command writes to standard output instead of into a file.
pub struct Data<'a> {
    screen: &'a mut Screen,
}

impl Write for Data<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.screen.terminal { self.screen.write(bytes) } else { self.screen.out.write(bytes) }
    }

    fn flush(&mut self) -> io::Result<()> {
        self.screen.flush()
    }
}

impl Write for Screen {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        // Texts come in whole characters, as they are formatted.
        let text = String::from_utf8_lossy(bytes);
        self.out.write_all(clean::ours(&text).as_bytes())?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TERMINAL: Surroundings =
        Surroundings { terminal: true, no_color: false, dumb: false, charset: None };
    const AUTO: Look = Look { lang: None, color: ColorChoice::Auto, ascii: false };

    #[test]
    fn a_terminal_gets_colours_and_round_discs() {
        assert_eq!(TERMINAL.style(&AUTO), Style { color: true, unicode: true });
        let plain = Surroundings { no_color: true, ..TERMINAL };
        assert_eq!(plain.style(&AUTO), Style { color: false, unicode: true });
        let dumb = Surroundings { dumb: true, ..TERMINAL };
        assert_eq!(dumb.style(&AUTO), Style { color: false, unicode: false });
    }

    #[test]
    fn a_pipe_gets_plain_ascii_unless_colours_are_asked_for() {
        let pipe = Surroundings { terminal: false, ..TERMINAL };
        assert_eq!(pipe.style(&AUTO), Style { color: false, unicode: false });
        let always = Look { color: ColorChoice::Always, ..AUTO };
        assert_eq!(pipe.style(&always), Style { color: true, unicode: true });
        assert_eq!(pipe.style(&Look { ascii: true, ..always }), Style { color: true, unicode: false });
    }

    #[test]
    fn another_character_set_gets_letters() {
        for (charset, unicode) in [("UTF-8", true), ("utf8", true), ("ISO-8859-1", false)] {
            let terminal = Surroundings { charset: Some(charset.to_owned()), ..TERMINAL };
            assert_eq!(terminal.style(&AUTO).unicode, unicode, "{charset}");
        }
    }
}
