//! A match of Othello as one state machine.
//!
//! Everything the product calls a game goes through here: a person against the
//! computer, two people at one screen, players on two continents, the thirty games of
//! a 1982 console, a real board on which hands turn the discs. They differ in their
//! [`MatchSetup`] and in nothing else.
//!
//! # Commands in, events out
//!
//! A [`Match`] does no input or output, starts no thread and reads no clock. It is
//! given [`Command`]s, each an [`Order`] with the [`Moment`] it was given, and it
//! answers with [`Event`]s, or with a [`Refusal`] that has changed nothing. A server, a
//! terminal and a protocol are three ways of carrying the one to it and the other away.
//!
//! ```
//! use outflank_play::{Match, MatchSetup, Moment, Order, Player, Refusal, Seat};
//!
//! let mut game = Match::new(MatchSetup::new(Seat::Person, Seat::Person))?;
//! game.apply(Order::Begin.at(Moment::ORIGIN))?;
//! let a1 = Order::Place { player: Player::One, square: "a1".parse()? };
//! let refused = game.apply(a1.at(Moment::from_millis(900)));
//! assert_eq!(refused, Err(Refusal::TurnsNothing { square: "a1".parse()? }));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Events carry whole boards, the turned discs, the legal moves with what they would
//! turn, the clocks and every kind of score. A front end draws them and needs no rules
//! of its own. One that joins late, or again, starts from a [`View`].
//!
//! # Players, seats and colours
//!
//! A match is between two [`Player`]s, One and Two. Each has a [`Seat`]: a person here,
//! a computer of some [`Level`], or somebody elsewhere. Which colour a player has is
//! decided game by game, by who starts it ([`Colors`]), and orders name the player, not
//! the colour.
//!
//! Levels are names without meaning here. When a computer is to move, the match says so
//! with a [`Request`] for a move of that level in that position within that time, and
//! the caller feeds the move back. So the engine runs where and when the caller
//! likes, and a late answer to a question nobody asks any more is recognised by its
//! number and refused.
//!
//! # From the rulebook to a setup
//!
//! | game | setup |
//! |---|---|
//! | an even game | [`MatchSetup::new`] |
//! | corners for the weaker player (H1) | [`Start::Corners`] for the player who starts with Black |
//! | the first move given away (H2) | [`Colors::Keep`], and the other player as starter |
//! | a puzzle, an opening, a position | [`Start::Position`] |
//! | a series (R11) | [`SeriesSetup`] with its [`Goal`] |
//! | a game of the console (C1–C5, H3) | [`MatchSetup::console`] |
//! | a real board (T1–T3) | [`MatchSetup::tabletop`] |
//!
//! # Time
//!
//! [`TimeControl`] knows a limit for each move, one for the game, an increment, and
//! byo-yomi; [`TimeOut`] says what it means to run out. All of it is counted in whole
//! milliseconds of the moments the commands bring. [`Match::next_deadline`] tells when
//! something will happen without a command; the caller sets one timer and sends
//! [`Order::Tick`] when it rings. A timer that rings late does no harm: what was due
//! happens at the moment it was due, and [`Match::submit`] lets time run out before it
//! looks at a command that came after.
//!
//! # The end, and after
//!
//! A game ends with a [`Verdict`] and the series moves on ([`Standing`]); one game is a
//! series of one. The next begins when somebody says [`Order::Begin`]. Where moves may be
//! taken back freely, and at the table where the last turn may still be put right, the
//! end is *open*: going back reopens the game, and its result has never been.
//!
//! # Keeping a match
//!
//! The accepted commands, in order, are the match: [`Match::replay`] makes the same
//! one again, to the millisecond and to the number of the open request. That is what
//! is stored ([`SavedMatch`]), and why the JSON of setups and commands does not change
//! under a version. Events and views are made anew from it and may grow.
//!
//! # The rules are elsewhere
//!
//! What is legal, what turns and who has won comes from `outflank-rules`. This crate adds
//! who sits there and how long they think, and what lies around a single game: the
//! console's thirty games ([`console`]), several games that count together ([`series`]),
//! and the real board, where hands turn the discs and err ([`tabletop`]).

mod board_view;
mod clock;
mod command;
pub mod console;
mod control;
mod event;
mod ground;
mod log;
mod machine;
mod pair;
mod refusal;
mod request;
mod round;
pub mod series;
mod setup;
mod standing;
mod state;
mod step;
pub mod tabletop;
mod time;
mod verdict;
mod view;

pub use board_view::{BoardView, Choice, Mark};
pub use clock::{ClockView, ClocksView};
pub use command::{Command, Order};
pub use console::Variation;
pub use control::{ClockSetup, TimeControl, TimeOut, UnknownTimeControl};
pub use event::{Consequence, Event};
pub use log::{ReplayError, SavedMatch};
pub use machine::{Match, Receipt};
pub use pair::{PerColor, PerPlayer};
pub use refusal::Refusal;
pub use request::Request;
pub use series::{Goal, Player, Series};
pub use setup::{
    Colors, Customs, Level, MatchSetup, Opening, OpeningError, Seat, SeriesSetup, SetupError, Start,
    TakeBacks, Turning,
};
pub use standing::{MatchOutcome, Standing};
pub use tabletop::Tabletop;
pub use time::{Millis, Moment};
pub use verdict::{Reason, Verdict};
pub use view::{GameView, Phase, TableView, TurnView, View};
