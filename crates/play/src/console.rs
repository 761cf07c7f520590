//! The thirty games of the H-21 console (C1).
//!
//! Two digits name a game. The right one says who plays and who starts:
//!
//! | right digit | players | starts |
//! |---|---|---|
//! | 1 | two people | the left one |
//! | 2 | a person on the left, the computer on the right | the person |
//! | 3 | a person on the left, the computer on the right | the computer |
//!
//! The left digit 0 to 4 gives that many extra corner discs to the right-hand player
//! (H3); 5 to 9 are the same five games with 15 seconds for each move. The manual
//! counts fifteen and leaves the timed ones out; here all thirty have their number.
//!
//! On the console a side keeps its colour, and the discs at the start lie as in the
//! manual's figure whoever starts. The left player therefore always has the discs on
//! E4 and D5 (Black here, green on its screen), the right one those on D4 and E5
//! (White here, red on its screen), and when the computer starts, White moves first.
//! Running the 15 seconds down is left to whoever keeps the time.

use outflank_rules::handicap::{Corners, Handicap};
use outflank_rules::{Color, Position};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// A side of the console, where a player sits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// The left-hand player, whose score is on the left.
    Left,
    /// The right-hand player, or the computer.
    Right,
}

impl Side {
    /// Both sides.
    pub const BOTH: [Side; 2] = [Side::Left, Side::Right];

    /// The colour of this side: Black (green) on the left, White (red) on the right.
    #[must_use]
    pub const fn color(self) -> Color {
        match self {
            Side::Left => Color::Black,
            Side::Right => Color::White,
        }
    }

    /// The side of a colour.
    #[must_use]
    pub const fn of(color: Color) -> Side {
        match color {
            Color::Black => Side::Left,
            Color::White => Side::Right,
        }
    }
}

/// A colour of the discs on the console's screen (C4): the one place that says which of
/// ours it is. Pages, terminal, pictures and sentences ask here.
///
/// In the manual's figure red lies on D4 and E5, where White's discs lie on the board game.
///
/// ```
/// use outflank_play::console::Hue;
/// use outflank_rules::Position;
///
/// let at = |square: &str| Position::START.disc_at(square.parse().unwrap()).map(Hue::of);
/// assert_eq!([at("d4"), at("e5")], [Some(Hue::Red); 2]);
/// assert_eq!([at("e4"), at("d5")], [Some(Hue::Green); 2]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hue {
    /// Black's discs.
    Green,
    /// White's discs.
    Red,
}

impl Hue {
    /// How the discs of a colour look on the console.
    #[must_use]
    pub const fn of(color: Color) -> Hue {
        match color {
            Color::Black => Hue::Green,
            Color::White => Hue::Red,
        }
    }

    /// Whose discs look so.
    #[must_use]
    pub const fn color(self) -> Color {
        match self {
            Hue::Green => Color::Black,
            Hue::Red => Color::White,
        }
    }

    /// The word the texts know it by.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Hue::Green => "green",
            Hue::Red => "red",
        }
    }

    /// Its light on the screen: red, green and blue in one number.
    #[must_use]
    pub const fn rgb(self) -> u32 {
        match self {
            Hue::Green => 0x27_e067,
            Hue::Red => 0xff_4a3d,
        }
    }
}

/// Who sits on a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Controller {
    /// A person.
    Person,
    /// The console itself.
    Computer,
}

/// The right digit: who plays and who starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Mode {
    /// 1: two people, the left one starts.
    TwoPlayers = 1,
    /// 2: a person against the computer, the person starts.
    PersonStarts = 2,
    /// 3: a person against the computer, the computer starts.
    ComputerStarts = 3,
}

impl Mode {
    /// The three modes in the order of their digits.
    pub const ALL: [Mode; 3] = [Mode::TwoPlayers, Mode::PersonStarts, Mode::ComputerStarts];
}

/// One of the thirty games, 01 to 93.
///
/// ```
/// use outflank_play::console::{Controller, Side, Variation};
/// use outflank_rules::Color;
///
/// let game: Variation = "83".parse()?;
/// assert_eq!(game.controller(Side::Right), Controller::Computer);
/// assert_eq!(game.starter(), Side::Right);
/// assert_eq!(game.start().discs(Color::White).len(), 5);
/// assert_eq!(game.move_limit().map(|limit| limit.as_secs()), Some(15));
/// assert_eq!(game.to_string(), "83");
/// assert!("94".parse::<Variation>().is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Variation {
    timed: bool,
    corners: Corners,
    mode: Mode,
}

impl Variation {
    /// How many there are.
    pub const COUNT: usize = 30;

    /// The time for one move in the timed games.
    pub const MOVE_LIMIT: Duration = Duration::from_secs(15);

    /// The game 01: two people, no extra discs, no limit.
    pub const PLAIN: Variation = Variation { timed: false, corners: Corners::NONE, mode: Mode::TwoPlayers };

    /// All thirty, 01 first and 93 last.
    pub fn all() -> impl Iterator<Item = Variation> {
        (0..=9).flat_map(|left| (1..=3).filter_map(move |right| Variation::from_digits(left, right)))
    }

    /// The game with these two digits, if there is one.
    #[must_use]
    pub fn from_digits(left: u8, right: u8) -> Option<Variation> {
        let mode = Mode::ALL.into_iter().find(|&mode| mode as u8 == right)?;
        (left <= 9).then_some(())?;
        let corners = Corners::new(left % 5).expect("a remainder by 5 is at most 4");
        Some(Variation { timed: left >= 5, corners, mode })
    }

    /// The left and the right digit.
    #[must_use]
    pub const fn digits(self) -> (u8, u8) {
        (self.corners.count() + if self.timed { 5 } else { 0 }, self.mode as u8)
    }

    /// Who plays and who starts.
    #[must_use]
    pub const fn mode(self) -> Mode {
        self.mode
    }

    /// Who sits on a side.
    #[must_use]
    pub const fn controller(self, side: Side) -> Controller {
        match (self.mode, side) {
            (Mode::TwoPlayers, _) | (_, Side::Left) => Controller::Person,
            (Mode::PersonStarts | Mode::ComputerStarts, Side::Right) => Controller::Computer,
        }
    }

    /// The side that moves first.
    #[must_use]
    pub const fn starter(self) -> Side {
        match self.mode {
            Mode::TwoPlayers | Mode::PersonStarts => Side::Left,
            Mode::ComputerStarts => Side::Right,
        }
    }

    /// The extra corners of the right-hand player, and who starts.
    #[must_use]
    pub const fn handicap(self) -> Handicap {
        Handicap::corners_for(Side::Right.color(), self.corners).starting(self.starter().color())
    }

    /// The position the game starts from.
    #[must_use]
    pub fn start(self) -> Position {
        self.handicap().position()
    }

    /// The time for each move, in the timed games.
    #[must_use]
    pub const fn move_limit(self) -> Option<Duration> {
        if self.timed { Some(Variation::MOVE_LIMIT) } else { None }
    }
}

impl Default for Variation {
    fn default() -> Variation {
        Variation::PLAIN
    }
}

impl fmt::Display for Variation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (left, right) = self.digits();
        write!(f, "{left}{right}")
    }
}

/// A text that names none of the thirty games. Its message lists those there are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownVariation {
    text: String,
}

impl fmt::Display for UnknownVariation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no game {:?}; the games are", self.text)?;
        Variation::all().try_for_each(|variation| write!(f, " {variation}"))
    }
}

impl std::error::Error for UnknownVariation {}

impl Serialize for Variation {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Variation {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Variation, D::Error> {
        let digits = std::borrow::Cow::<'de, str>::deserialize(input)?;
        digits.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Variation {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Variation".into()
    }

    fn schema_id() -> std::borrow::Cow<'static, str> {
        concat!(module_path!(), "::Variation").into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "type": "string",
            "pattern": "^[0-9][1-3]$",
            "description": "A game of the console: its two digits.",
        })
    }
}

impl FromStr for Variation {
    type Err = UnknownVariation;

    /// Reads exactly two digits.
    fn from_str(text: &str) -> Result<Variation, UnknownVariation> {
        let variation = match text.as_bytes() {
            [left @ b'0'..=b'9', right @ b'0'..=b'9'] => Variation::from_digits(left - b'0', right - b'0'),
            _ => None,
        };
        variation.ok_or_else(|| UnknownVariation { text: text.chars().take(16).collect() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_thirty_from_01_to_93_and_no_other() {
        let names: Vec<_> = Variation::all().map(|variation| variation.to_string()).collect();
        assert_eq!(names.len(), Variation::COUNT);
        assert_eq!(names[..4], ["01", "02", "03", "11"]);
        assert_eq!(names.last().map(String::as_str), Some("93"));
        for number in 0..100 {
            let text = format!("{number:02}");
            let known = names.contains(&text);
            assert_eq!(known, (1..=3).contains(&(number % 10)), "{text}");
            match text.parse::<Variation>() {
                Ok(variation) => assert!(known && variation.to_string() == text),
                Err(error) => {
                    assert!(!known);
                    let message = error.to_string();
                    assert!(names.iter().all(|name| message.contains(name)), "{message}");
                }
            }
        }
        for text in ["", "1", "001", "0x", " 1", "1 ", "٠١", "-1", "ä"] {
            assert!(text.parse::<Variation>().is_err(), "{text:?}");
        }
        assert_eq!(Variation::from_digits(10, 1), None);
    }

    #[test]
    fn the_left_digit_gives_corners_to_the_right_hand_player() {
        for variation in Variation::all() {
            let (left, right) = variation.digits();
            let start = variation.start();
            assert_eq!(start.discs(Color::White).len(), 2 + u32::from(left % 5), "{variation}");
            assert_eq!(start.discs(Color::Black), Position::START.discs(Color::Black), "{variation}");
            assert_eq!(variation.move_limit().is_some(), left >= 5, "{variation}");
            assert_eq!(Side::of(start.turn()), variation.starter(), "{variation}");
            assert_eq!(variation.starter() == Side::Right, right == 3, "{variation}");
            assert_eq!(variation.controller(Side::Left), Controller::Person);
            assert_eq!(variation.controller(Side::Right) == Controller::Person, right == 1, "{variation}");
            assert!(!start.moves().is_empty());
        }
    }

    #[test]
    fn sides_keep_their_colours() {
        for side in Side::BOTH {
            assert_eq!(Side::of(side.color()), side);
        }
    }
}
