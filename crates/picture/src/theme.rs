//! The looks a board can have.

use crate::scene::{Fill, Ink};
use outflank_play::console::Hue;
use outflank_rules::Color;

/// A look.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Theme {
    /// Green felt in a dark frame, black and white discs.
    #[default]
    Felt,
    /// Green and red discs on a dark screen, as the H-21 console showed them (C4).
    Console,
    /// Black ink on white: for print, and where colours are not told apart.
    Paper,
}

impl Theme {
    /// All of them.
    pub const ALL: [Theme; 3] = [Theme::Felt, Theme::Console, Theme::Paper];

    /// The word a person types for it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Felt => "felt",
            Theme::Console => "console",
            Theme::Paper => "paper",
        }
    }

    /// The theme of this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Theme> {
        Theme::ALL.into_iter().find(|theme| theme.name() == name)
    }

    pub(crate) const fn colors(self) -> Colors {
        match self {
            Theme::Felt => FELT,
            Theme::Console => CONSOLE,
            Theme::Paper => PAPER,
        }
    }
}

/// The colours of a look.
pub(crate) struct Colors {
    pub(crate) frame: Fill,
    pub(crate) frame_edge: Ink,
    pub(crate) cloth: Fill,
    pub(crate) grid: Ink,
    pub(crate) text: Ink,
    /// The four dots on the grid, and the dots of legal moves.
    pub(crate) dot: Ink,
    pub(crate) legal: Ink,
    pub(crate) last: Ink,
    pub(crate) shadow: Ink,
    discs: [Disc; 2],
    pub(crate) best: Ink,
    pub(crate) other: Ink,
    /// Behind the count of the side to move.
    pub(crate) turn: Ink,
}

/// The colours of a disc.
#[derive(Clone, Copy)]
pub(crate) struct Disc {
    pub(crate) face: Fill,
    pub(crate) rim: Ink,
    /// Numbers on it.
    pub(crate) number: Ink,
}

impl Colors {
    pub(crate) const fn disc(&self, color: Color) -> Disc {
        match color {
            Color::Black => self.discs[0],
            Color::White => self.discs[1],
        }
    }
}

const fn lit(light: u32, dark: u32) -> Fill {
    Fill::Lit(Ink::rgb(light), Ink::rgb(dark), 0.36)
}

const FELT: Colors = Colors {
    frame: Fill::Down(Ink::rgb(0x3a2a20), Ink::rgb(0x241811)),
    frame_edge: Ink::rgb(0x120b07),
    cloth: Fill::Down(Ink::rgb(0x1f8a56), Ink::rgb(0x14704a)),
    grid: Ink::rgb(0x0b3a27).at(190),
    text: Ink::rgb(0xe9dcc4),
    dot: Ink::rgb(0x0b3a27),
    legal: Ink::rgb(0x06301f).at(120),
    last: Ink::rgb(0xf0523d),
    shadow: Ink::rgb(0x04150d),
    discs: [
        Disc { face: lit(0x5b6168, 0x0d0f11), rim: Ink::rgb(0x000000).at(160), number: Ink::rgb(0xf4f4f4) },
        Disc { face: lit(0xffffff, 0xcfd3d6), rim: Ink::rgb(0x6f7d78).at(150), number: Ink::rgb(0x14181a) },
    ],
    best: Ink::rgb(0xffe066),
    other: Ink::rgb(0xcdeedd),
    turn: Ink::rgb(0xf2c14e).at(70),
};

const fn console_disc(hue: Hue) -> Disc {
    let (rim, number) = match hue {
        Hue::Green => (0x12691f, 0x04200a),
        Hue::Red => (0x7c130f, 0xffffff),
    };
    Disc { face: Fill::Plain(Ink::rgb(hue.rgb())), rim: Ink::rgb(rim), number: Ink::rgb(number) }
}

const CONSOLE: Colors = Colors {
    frame: Fill::Plain(Ink::rgb(0x101018)),
    frame_edge: Ink::rgb(0x000000),
    cloth: Fill::Plain(Ink::rgb(0x1b2a6b)),
    grid: Ink::rgb(0x5f7fe8),
    text: Ink::rgb(0xf4f4f4),
    dot: Ink::rgb(0x5f7fe8),
    legal: Ink::rgb(0xf4f4f4).at(110),
    last: Ink::rgb(0xf7e948),
    shadow: Ink::rgb(0x000000).at(0),
    discs: [console_disc(Hue::of(Color::Black)), console_disc(Hue::of(Color::White))],
    best: Ink::rgb(0xf7e948),
    other: Ink::rgb(0xb9c6ff),
    turn: Ink::rgb(0x5f7fe8).at(110),
};

const PAPER: Colors = Colors {
    frame: Fill::Plain(Ink::rgb(0xffffff)),
    frame_edge: Ink::rgb(0xffffff),
    cloth: Fill::Plain(Ink::rgb(0xffffff)),
    grid: Ink::rgb(0x000000),
    text: Ink::rgb(0x000000),
    dot: Ink::rgb(0x000000),
    legal: Ink::rgb(0x000000).at(90),
    last: Ink::rgb(0x9a9a9a),
    shadow: Ink::rgb(0x000000).at(0),
    discs: [
        Disc { face: Fill::Plain(Ink::rgb(0x000000)), rim: Ink::rgb(0x000000), number: Ink::rgb(0xffffff) },
        Disc { face: Fill::Plain(Ink::rgb(0xffffff)), rim: Ink::rgb(0x000000), number: Ink::rgb(0x000000) },
    ],
    best: Ink::rgb(0x000000),
    other: Ink::rgb(0x6a6a6a),
    turn: Ink::rgb(0x000000).at(28),
};

#[cfg(test)]
mod tests {
    use super::*;
    use outflank_rules::Position;

    #[test]
    fn c4_on_the_console_red_lies_on_d4_and_e5_and_green_on_e4_and_d5() {
        for (square, hue) in [("d4", Hue::Red), ("e5", Hue::Red), ("e4", Hue::Green), ("d5", Hue::Green)] {
            let color = Position::START.disc_at(square.parse().unwrap()).unwrap();
            let Fill::Plain(face) = Theme::Console.colors().disc(color).face else { panic!("one colour") };
            assert_eq!(face, Ink::rgb(hue.rgb()), "{square}");
        }
    }
}
