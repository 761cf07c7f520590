//! A stage for the app: a window without a terminal, hands, and a clock.

use outflank_learn::Day;
use outflank_locale::Language;
use outflank_play::{MatchSetup, Moment, Seat};
use outflank_rules::{Color, Square};
use outflank_tui::{App, Begin, BoardStyle, Happening, Look, Options, Press, Shelf};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use std::fs;
use std::path::Path;
use std::time::Duration;

/// Letters without colours: what is on the screen can be read as text.
pub const LETTERS: Look = Look { color: false, rich: false, board: BoardStyle::Ascii, motion: false };

/// More patience than any level of these tests needs.
const PATIENCE: Duration = Duration::from_secs(60);

pub struct Stage {
    app: App,
    terminal: Terminal<TestBackend>,
    now: u64,
}

/// A Monday, on which tests learn.
pub const TODAY: Day = Day(20_773);

/// The app in English on a day that stands still, with nothing kept.
pub fn options(begin: Begin) -> Options {
    Options {
        language: Language::English,
        look: LETTERS,
        ponder: false,
        shelf: None,
        preferences: None,
        today: || TODAY,
        begin,
        seed: 7,
        effort: "depth4@95-end20-exact20-table4".parse().expect("an effort"),
    }
}

/// Two people, or a person with Black against a level.
pub fn two_people() -> MatchSetup {
    MatchSetup::new(Seat::Person, Seat::Person)
}

pub fn against(level: &str) -> MatchSetup {
    MatchSetup::new(Seat::Person, Seat::Computer { level: level.into() })
}

/// A text as it looks in letters, where there are no signs beyond those of a typewriter.
pub fn typed(text: &str) -> String {
    let text = text.replace(['’', '‘', '‚'], "'").replace(['“', '”', '„', '«', '»'], "\"");
    text.replace(['·', '–', '—', '−'], "-").replace('×', "x").replace('…', "...")
}

impl Stage {
    pub fn new(begin: Begin) -> Stage {
        Stage::with(begin, LETTERS, None)
    }

    pub fn with(begin: Begin, look: Look, shelf: Option<Shelf>) -> Stage {
        Stage::of(Options { look, shelf, ..options(begin) })
    }

    /// An app with any options.
    pub fn of(options: Options) -> Stage {
        let app = outflank_tui::app(options).expect("a match that can be played");
        let terminal = Terminal::new(TestBackend::new(80, 24)).expect("a window");
        let mut stage = Stage { app, terminal, now: 0 };
        stage.draw();
        stage
    }

    pub fn play(setup: MatchSetup) -> Stage {
        Stage::new(Begin::Match(Box::new(setup)))
    }

    fn draw(&mut self) {
        let app = &mut self.app;
        self.terminal.draw(|frame| app.draw(frame)).expect("a drawing");
    }

    pub fn is_over(&self) -> bool {
        self.app.is_over()
    }

    pub fn is_pondering(&self) -> bool {
        self.app.is_pondering()
    }

    pub fn press(&mut self, press: Press) {
        self.app.happen(Happening::Press(press));
        self.draw();
    }

    /// Types letters; a line break is Enter.
    pub fn keys(&mut self, text: &str) {
        for letter in text.chars() {
            self.press(if letter == '\n' { Press::Enter } else { Press::Char(letter) });
        }
    }

    pub fn click(&mut self, column: u16, row: u16) {
        self.app.happen(Happening::Click { column, row });
        self.draw();
    }

    /// Clicks on a square.
    pub fn click_square(&mut self, square: &str) {
        let (column, row) = self.place_of(square.parse().unwrap());
        self.click(column, row);
    }

    /// Clicks where this text stands.
    pub fn click_on(&mut self, text: &str) {
        let (column, row) = self.find(text);
        self.click(column, row);
    }

    /// Where a text stands, by characters.
    fn find(&self, text: &str) -> (u16, u16) {
        for (row, line) in (0..).zip(self.screen().lines()) {
            if let Some(bytes) = line.find(text) {
                return (u16::try_from(line[..bytes].chars().count()).unwrap(), row);
            }
        }
        panic!("{text:?} is not on the screen:\n{}", self.screen());
    }

    pub fn pass(&mut self, millis: u64) {
        self.now += millis;
        self.app.pass_time(Moment::from_millis(self.now));
        self.draw();
    }

    pub fn resize(&mut self, columns: u16, rows: u16) {
        self.terminal.backend_mut().resize(columns, rows);
        self.app.happen(Happening::Resized);
        self.draw();
    }

    /// Lets the computer think and move until it is a person's turn or the game is over.
    pub fn let_think(&mut self) {
        while self.shows("thinking") {
            assert!(self.app.wait_for_thought(PATIENCE), "nobody thought:\n{}", self.screen());
            // The console takes a second (C8), other games less.
            self.pass(1_000);
        }
    }

    /// Waits for one thought.
    pub fn wait_for_thought(&mut self) {
        assert!(self.app.wait_for_thought(PATIENCE), "nobody thought:\n{}", self.screen());
        // The terminal is drawn for news only.
        assert!(self.app.take_news());
        self.draw();
    }

    /// What is on the screen, line by line.
    pub fn screen(&self) -> String {
        let buffer = self.terminal.backend().buffer();
        let mut text = String::new();
        for row in 0..buffer.area.height {
            let line: String = (0..buffer.area.width).map(|column| buffer[(column, row)].symbol()).collect();
            text += line.trim_end();
            text.push('\n');
        }
        text
    }

    pub fn shows(&self, text: &str) -> bool {
        self.screen().contains(&typed(text))
    }

    #[track_caller]
    pub fn expect(&self, text: &str) {
        assert!(self.shows(text), "{text:?} is not on the screen:\n{}", self.screen());
    }

    /// The colour of the characters at a point.
    pub fn style_at(&self, column: u16, row: u16) -> (ratatui::style::Color, ratatui::style::Color) {
        let cell = &self.terminal.backend().buffer()[(column, row)];
        (cell.fg, cell.bg)
    }

    /// Where a square is, on a board with lines.
    pub fn place_of(&self, square: Square) -> (u16, u16) {
        let (column, row) = self.find("A   B   C");
        let at = |cell: usize, step: u16| u16::try_from(cell).unwrap() * step;
        (column + at(square.column(), 4), row + 2 + at(square.row(), 2))
    }

    /// The sign on a square.
    pub fn sign(&self, square: Square) -> char {
        let (column, row) = self.place_of(square);
        let buffer = self.terminal.backend().buffer();
        buffer[(column, row)].symbol().chars().next().unwrap_or(' ')
    }

    /// The squares with this sign.
    pub fn squares(&self, sign: char) -> Vec<Square> {
        Square::all().filter(|&square| self.sign(square) == sign).collect()
    }

    pub fn discs(&self, color: Color) -> usize {
        self.squares(color.letter()).len()
    }

    /// Plays on a square by keys: its letter, its digit, Enter.
    pub fn place(&mut self, square: &str) {
        self.keys(square);
        self.press(Press::Enter);
    }

    /// Compares the screen with the picture of it that is kept in a file.
    #[track_caller]
    pub fn matches(&self, name: &str) {
        let path =
            Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/app/screens").join(format!("{name}.txt"));
        let seen = self.screen();
        if std::env::var_os("OUTFLANK_BLESS").is_some() {
            fs::write(&path, &seen).expect("the picture can be written");
        }
        let kept = fs::read_to_string(&path).unwrap_or_default();
        assert!(
            seen == kept,
            "{name} looks different now (OUTFLANK_BLESS=1 keeps it):\n{seen}\nbefore:\n{kept}"
        );
    }
}
