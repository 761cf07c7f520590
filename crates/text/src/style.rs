//! With which signs and colours to draw.

use outflank_rules::Color;

/// How to draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Style {
    /// With ANSI colours.
    pub color: bool,
    /// With round discs and line frames instead of letters.
    pub unicode: bool,
}

impl Style {
    /// Letters without colours, which every program reads.
    pub const ASCII: Style = Style { color: false, unicode: false };

    pub(crate) fn signs(self) -> &'static Signs {
        if self.unicode { &ROUND } else { &LETTERS }
    }

    /// A text in a colour, if there are colours.
    pub(crate) fn paint(self, code: &str, text: &str) -> String {
        if self.color { format!("{code}{text}{PLAIN_TEXT}") } else { text.to_owned() }
    }
}

/// The letters and signs of a style.
pub(crate) struct Signs {
    pub(crate) black: char,
    pub(crate) white: char,
    pub(crate) empty: char,
    pub(crate) legal: char,
    pub(crate) goal: char,
    pub(crate) top: [char; 3],
    pub(crate) side: char,
    pub(crate) bottom: [char; 3],
}

const ROUND: Signs = Signs {
    black: '●',
    white: '○',
    empty: '·',
    legal: '+',
    goal: '*',
    top: ['┌', '─', '┐'],
    side: '│',
    bottom: ['└', '─', '┘'],
};

const LETTERS: Signs = Signs {
    black: Color::Black.letter(),
    white: Color::White.letter(),
    empty: '.',
    legal: '+',
    goal: '*',
    top: ['+', '-', '+'],
    side: '|',
    bottom: ['+', '-', '+'],
};

/// What discs lie on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ground {
    /// The felt of the board game; discs are black and white.
    #[default]
    Felt,
    /// The television of the console; discs are green and red (C4).
    Television,
}

impl Ground {
    pub(crate) const fn ink(self, color: Color) -> &'static str {
        match (self, color) {
            (Ground::Felt, Color::Black) => BLACK,
            (Ground::Felt, Color::White) => WHITE,
            (Ground::Television, Color::Black) => GREEN,
            (Ground::Television, Color::White) => RED,
        }
    }

    /// A piece of text on this ground, if there are colours.
    pub(crate) fn under(self, text: &str, style: Style) -> String {
        let code = match self {
            Ground::Felt => FELT,
            Ground::Television => TUBE,
        };
        if style.color { format!("{code}{text}{RESET}") } else { text.to_owned() }
    }
}

// Colours of the 256-colour palette, the same in every terminal theme: the board
// looks like felt, whatever the colours around it.
const FELT: &str = "\x1b[48;5;28m";
const TUBE: &str = "\x1b[48;5;17m";
const GREEN: &str = "\x1b[1;38;5;46m";
const RED: &str = "\x1b[1;38;5;196m";
pub(crate) const BLACK: &str = "\x1b[1;38;5;16m";
pub(crate) const WHITE: &str = "\x1b[1;38;5;231m";
pub(crate) const LEGAL: &str = "\x1b[38;5;220m";
pub(crate) const FAINT: &str = "\x1b[38;5;71m";
pub(crate) const BRACKET: &str = "\x1b[1;38;5;220m";
const BOLD: &str = "\x1b[1m";
const PLAIN_TEXT: &str = "\x1b[22;39m";
pub(crate) const RESET: &str = "\x1b[0m";

/// The sign of a colour, as a board shows it.
#[must_use]
pub fn disc(color: Color, style: Style) -> char {
    match color {
        Color::Black => style.signs().black,
        Color::White => style.signs().white,
    }
}

/// Text that stands out, where colours are welcome.
#[must_use]
pub fn strong(text: &str, style: Style) -> String {
    if style.color { format!("{BOLD}{text}{RESET}") } else { text.to_owned() }
}
