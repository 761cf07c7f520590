//! How things look: which characters may be used, which colours, and whether anything
//! moves by itself.
//!
//! Nothing is told by colour alone. Where there are no colours ([`Look::color`] is off,
//! as `NO_COLOR` wants it), shapes and brackets say the same.

use outflank_play::console::Hue;
use outflank_rules::Color as Side;
use ratatui::style::{Color, Modifier, Style};

/// How the board is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BoardStyle {
    /// Round discs and lines.
    #[default]
    Unicode,
    /// Letters and dashes: for any terminal there is.
    Ascii,
    /// Discs that differ in shape, and colours that everybody can tell apart.
    ColorBlind,
}

impl BoardStyle {
    /// Every style.
    pub const ALL: [BoardStyle; 3] = [BoardStyle::Unicode, BoardStyle::Ascii, BoardStyle::ColorBlind];

    pub(crate) const fn name_id(self) -> &'static str {
        match self {
            BoardStyle::Unicode => "style-unicode",
            BoardStyle::Ascii => "style-ascii",
            BoardStyle::ColorBlind => "style-color-blind",
        }
    }
}

/// How everything is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// Whether colours are welcome.
    pub color: bool,
    /// Whether the terminal knows all colours, and not only 256 of them.
    pub rich: bool,
    /// How boards are drawn.
    pub board: BoardStyle,
    /// Whether turning discs and blinking may be shown as movement.
    pub motion: bool,
}

impl Default for Look {
    fn default() -> Look {
        Look { color: true, rich: false, board: BoardStyle::Unicode, motion: true }
    }
}

/// What a piece of text is, so that it can be coloured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tone {
    /// Ordinary text.
    Plain,
    /// Text that stands back.
    Faint,
    /// Text that stands out.
    Strong,
    /// The line at the top.
    Title,
    /// The chosen entry of a list.
    Chosen,
    /// A key that can be pressed.
    Key,
    /// Something went well, or is the best.
    Good,
    /// Something is wrong or pressing.
    Bad,
}

impl Look {
    /// Whether characters beyond ASCII may be used.
    #[must_use]
    pub const fn unicode(self) -> bool {
        !matches!(self.board, BoardStyle::Ascii)
    }

    pub(crate) fn tone(self, tone: Tone) -> Style {
        let plain = Style::new();
        let bold = plain.add_modifier(Modifier::BOLD);
        if !self.color {
            return match tone {
                Tone::Plain | Tone::Faint => plain,
                Tone::Strong | Tone::Key | Tone::Good | Tone::Bad => bold,
                Tone::Title | Tone::Chosen => bold.add_modifier(Modifier::REVERSED),
            };
        }
        let (good, bad) = match self.board {
            BoardStyle::ColorBlind => (Color::Indexed(74), Color::Indexed(214)),
            _ => (Color::Indexed(77), Color::Indexed(209)),
        };
        match tone {
            Tone::Plain => plain,
            Tone::Faint => plain.fg(Color::Indexed(245)),
            Tone::Strong => bold,
            Tone::Title => bold.fg(Color::Indexed(231)).bg(Color::Indexed(23)),
            Tone::Chosen => bold.fg(Color::Indexed(16)).bg(Color::Indexed(221)),
            Tone::Key => bold.fg(Color::Indexed(221)),
            Tone::Good => bold.fg(good),
            Tone::Bad => bold.fg(bad),
        }
    }

    /// `unicode` where it may be used, else `ascii`.
    pub(crate) const fn sign<T: Copy>(self, unicode: T, ascii: T) -> T {
        if self.unicode() { unicode } else { ascii }
    }

    /// The sign of a disc that is held over the board.
    pub(crate) const fn hand(self, side: Side) -> char {
        match (self.unicode(), side) {
            (true, Side::Black) => '•',
            (true, Side::White) => '◦',
            (false, Side::Black) => 'x',
            (false, Side::White) => 'o',
        }
    }

    /// The sign of a colour in running text.
    pub(crate) const fn disc(self, side: Side) -> char {
        match (self.unicode(), side) {
            (true, Side::Black) => '●',
            (true, Side::White) => '○',
            (false, side) => side.letter(),
        }
    }
}

/// The colours of a board: of the game's green felt, or of a television of 1982.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Palette {
    /// The two shades of the squares.
    pub squares: [Color; 2],
    /// The square of the disc placed last.
    pub last: Color,
    /// The square of the cursor.
    pub cursor: Color,
    /// Black and White.
    pub discs: [Color; 2],
    /// Marks on empty squares where a disc may be placed.
    pub legal: Color,
    /// The grid, in styles that draw one.
    pub lines: Color,
    /// Text on a square: good, and not so good.
    pub text: [Color; 2],
    /// Discs that are wrong.
    pub wrong: Color,
}

/// The nearest to the console's light that every terminal with 256 colours has.
const fn television_disc(hue: Hue) -> Color {
    match hue {
        Hue::Green => Color::Indexed(46),
        Hue::Red => Color::Indexed(196),
    }
}

const fn indexed(colors: [u8; 2]) -> [Color; 2] {
    [Color::Indexed(colors[0]), Color::Indexed(colors[1])]
}

impl Palette {
    /// The board game.
    pub(crate) const FELT: Palette = Palette {
        squares: indexed([28, 22]),
        last: Color::Indexed(65),
        cursor: Color::Indexed(178),
        discs: indexed([233, 255]),
        legal: Color::Indexed(114),
        lines: Color::Indexed(22),
        text: indexed([228, 157]),
        wrong: Color::Indexed(160),
    };

    /// The same on terminals that know all colours: felt with a faint pattern.
    pub(crate) const FINE_FELT: Palette = Palette {
        squares: [Color::Rgb(20, 112, 66), Color::Rgb(17, 102, 60)],
        last: Color::Rgb(84, 142, 92),
        cursor: Color::Rgb(214, 170, 50),
        discs: [Color::Rgb(18, 18, 20), Color::Rgb(242, 240, 232)],
        legal: Color::Rgb(112, 178, 128),
        lines: Color::Rgb(10, 72, 42),
        ..Palette::FELT
    };

    /// The board game for everybody's eyes: blue felt, and orange for what matters.
    pub(crate) const SLATE: Palette = Palette {
        squares: indexed([25, 24]),
        last: Color::Indexed(67),
        cursor: Color::Indexed(214),
        discs: indexed([233, 255]),
        legal: Color::Indexed(117),
        lines: Color::Indexed(17),
        text: indexed([222, 153]),
        wrong: Color::Indexed(208),
    };

    /// The console: green on the left, red on the right (C4), on a blue screen with the
    /// eight colours it had (C7).
    pub(crate) const TELEVISION: Palette = Palette {
        squares: indexed([18, 17]),
        last: Color::Indexed(19),
        cursor: Color::Indexed(226),
        discs: [television_disc(Hue::of(Side::Black)), television_disc(Hue::of(Side::White))],
        legal: Color::Indexed(51),
        lines: Color::Indexed(21),
        text: indexed([226, 51]),
        wrong: Color::Indexed(201),
    };

    /// The console in colours that everybody can tell apart.
    pub(crate) const TELEVISION_SAFE: Palette =
        Palette { discs: indexed([39, 214]), cursor: Color::Indexed(231), ..Palette::TELEVISION };

    pub(crate) const fn disc(&self, side: Side) -> Color {
        self.discs[side.index()]
    }
}
