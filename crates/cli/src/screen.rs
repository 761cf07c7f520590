//! What the commands know of the terminal: the reader's language, whether colours and
//! characters beyond ASCII are welcome, and standard output.
//!
//! What is written to a [`Screen`] is text for people and passes through [`clean`]. Files
//! that go to standard output are written to [`Screen::data`].

use crate::input::{ByName, OneOf};
use outflank_locale::{Language, Locale, Value};
use outflank_report::shown;
use outflank_text::clean;
use outflank_text::{ColorChoice, Diagram, Lines, Reader, Style, Surroundings};
use serde::Serialize;
use std::env;
use std::io::{self, BufWriter, IsTerminal, StdoutLock, Write};
use std::str::FromStr;

/// The options every command has.
#[derive(Clone, Debug, clap::Args)]
pub struct Look {
    /// Language of the texts: en, es, pl, de or fr [default: OUTFLANK_LANG or that of the system]
    #[arg(long, value_name = "LANG", global = true, value_parser = language(), hide_possible_values = true)]
    pub lang: Option<Language>,

    /// When to use colours; NO_COLOR turns them off as well
    #[arg(long, value_name = "WHEN", global = true, default_value = "auto", value_parser = COLORS)]
    pub color: ColorChoice,

    /// Draw with ASCII characters only
    #[arg(long, global = true)]
    pub ascii: bool,
}

const COLORS: OneOf<ColorChoice> = OneOf(&[
    ("auto", "On a terminal, unless NO_COLOR is set", ColorChoice::Auto),
    ("always", "Always", ColorChoice::Always),
    ("never", "Never", ColorChoice::Never),
]);

/// Reads a language, for `--lang`.
fn language() -> ByName<Language> {
    let read = |text: &str| text.parse().map_err(|error: <Language as FromStr>::Err| error.to_string());
    ByName { read, names: || Language::ALL.map(Language::code).to_vec() }
}

impl Look {
    /// Signs and colours for this process.
    fn style(&self) -> Style {
        let surroundings = Surroundings::of(io::stdout().is_terminal(), |name| env::var(name).ok());
        surroundings.style(self.color, self.ascii)
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
            style: look.style(),
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

    /// Who reads. Lines end where they end in an output that is no terminal.
    pub fn reader(&self) -> Reader<'_> {
        let width = terminal_size::terminal_size().filter(|_| self.terminal);
        let width = width.map(|(width, _)| usize::from(width.0));
        Reader { locale: &self.locale, style: self.style, width }
    }

    /// How to draw.
    pub fn style(&self) -> Style {
        self.style
    }

    /// One value as a line of JSON.
    pub fn json(&mut self, value: &impl Serialize) -> io::Result<()> {
        writeln!(self.out, "{}", clean::json(&serde_json::to_string(value)?))
    }

    /// A text as a line.
    pub fn say(&mut self, id: &str, args: &[(&str, Value<'_>)]) -> io::Result<()> {
        let line = self.text(id, args);
        writeln!(self, "{line}")
    }

    /// Something that was found out, line by line.
    pub fn tell(&mut self, found: &impl Lines) -> io::Result<()> {
        let lines = found.lines(&self.reader());
        lines.iter().try_for_each(|line| writeln!(self, "{line}"))
    }

    /// Something that was found out, as the reader wants it.
    pub fn report(&mut self, found: &(impl Lines + Serialize), json: bool) -> io::Result<()> {
        if json { self.json(found) } else { self.tell(found) }
    }

    /// A board with text beside it.
    pub fn board(&mut self, diagram: &Diagram, panel: &[String]) -> io::Result<()> {
        let text = shown::board(diagram, panel, &self.reader());
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
