//! What happens in a match, as sentences.
//!
//! Web pages, the terminal's screens and its line-by-line mode tell the same events,
//! refusals and results, so the choice of words is made once, here: a value of `play` or
//! `host` goes in, [`Sentence`]s of `locales/*/match.ftl` come out. They are said in the
//! reader's language by whoever shows them ([`Locale::tell`](outflank_locale::Locale::tell)
//! in Rust, `telling.js` in a page), so a page can change its language without asking
//! again. `play` and `host` know no words.
//!
//! ```
//! use outflank_locale::{Language, Locale};
//! use outflank_messages::{Narrator, refusal};
//! use outflank_play::{Match, MatchSetup, Order, Player, Seat};
//!
//! let mut game = Match::new(MatchSetup::new(Seat::Person, Seat::Person)).unwrap();
//! game.submit(Order::Begin.at(game.now()));
//! let place = Order::Place { player: Player::One, square: "d3".parse().unwrap() };
//! let receipt = game.submit(place.at(game.now()));
//! let view = game.view(game.now());
//! let said: Vec<_> = receipt.events.iter().flat_map(|event| Narrator::of(&view).event(event)).collect();
//! let english = Locale::new(Language::English);
//! assert_eq!(english.tell(&said), "Black plays D3 and turns 1 disc.");
//!
//! let receipt = game.submit(place.at(game.now()));
//! assert_eq!(english.tell(&[refusal(&receipt.refusal.unwrap())]), "It is the opponent’s turn.");
//! ```

mod event;
mod refusal;
mod result;
#[cfg(feature = "samples")]
pub mod samples;
mod sheet;
mod status;

pub use refusal::{illegal, refusal, refused};
pub use sheet::Sheet;

use outflank_locale::{Arg, Sentence};
use outflank_play::console::Hue;
use outflank_play::{Goal, PerPlayer, Player, Seat, View};
use outflank_rules::Color;
use std::num::NonZeroU32;

/// Tells about one match.
#[derive(Clone, Copy, Debug)]
pub struct Narrator<'a> {
    players: &'a PerPlayer<Seat>,
    names: Option<&'a PerPlayer<Option<String>>>,
    black: Player,
    console: bool,
    goal: Goal,
}

impl<'a> Narrator<'a> {
    /// Tells about one game of these players, of whom `black` has Black.
    #[must_use]
    pub const fn new(players: &'a PerPlayer<Seat>, black: Player) -> Narrator<'a> {
        Narrator { players, names: None, black, console: false, goal: Goal::Games(NonZeroU32::MIN) }
    }

    /// Tells about the match of this view.
    #[must_use]
    pub fn of(view: &'a View) -> Narrator<'a> {
        let black = view.game.as_ref().map_or(Player::One, |game| game.black);
        Narrator {
            goal: view.setup.series.goal,
            ..Narrator::new(&view.setup.players, black).on_console(view.setup.variation.is_some())
        }
    }

    /// The same with the players' names, where they have given any.
    #[must_use]
    pub const fn with_names(self, names: &'a PerPlayer<Option<String>>) -> Narrator<'a> {
        Narrator { names: Some(names), ..self }
    }

    /// The same on the console, or not.
    #[must_use]
    pub const fn on_console(self, console: bool) -> Narrator<'a> {
        Narrator { console, ..self }
    }

    /// A side by the colour of its discs: on the console they are green and red (C4).
    #[must_use]
    pub fn side(&self, color: Color) -> Arg {
        if self.console { Hue::of(color).name().into() } else { color.into() }
    }

    /// The name of a side.
    #[must_use]
    pub fn side_name(&self, color: Color) -> Sentence {
        Sentence::new("color").with("color", self.side(color))
    }

    /// What a player is called.
    #[must_use]
    pub fn player(&self, player: Player) -> Sentence {
        let name = self.names.and_then(|names| names.get(player).as_ref());
        if let Some(name) = name.filter(|name| !name.is_empty()) {
            return Sentence::new("player-named").with("name", name.clone());
        }
        let computer = |player| matches!(self.players.get(player), Seat::Computer { .. });
        match self.players.get(player) {
            Seat::Computer { level } => match level.0.as_str() {
                "console" => Sentence::new("player-computer"),
                "max" => Sentence::new("player-computer-max"),
                level => Sentence::new("player-computer-level").with("level", level.to_owned()),
            },
            Seat::Person | Seat::Remote if computer(player.other()) => Sentence::new("player-you"),
            Seat::Person | Seat::Remote => {
                Sentence::new(if player == Player::One { "player-one" } else { "player-two" })
            }
        }
    }

    const fn color_of(&self, player: Player) -> Color {
        match (player, self.black) {
            (Player::One, Player::One) | (Player::Two, Player::Two) => Color::Black,
            _ => Color::White,
        }
    }

    fn side_of(&self, player: Player) -> Arg {
        self.side(self.color_of(player))
    }

    fn is_one_game(&self) -> bool {
        matches!(self.goal, Goal::Games(count) if count.get() == 1)
    }
}
