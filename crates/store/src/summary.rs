//! A match in one line of a list.

use crate::{Belonging, MatchId, Stamp};
use outflank_play::{
    Goal, MatchSetup, PerPlayer, Phase, Player, Seat, Standing, Turning, Variation, Verdict,
};
use outflank_rules::{Position, Square};
use serde::{Deserialize, Serialize};

/// The longest name a player may have, in characters.
pub const LONGEST_NAME: usize = 60;

/// What the players are called, if they have names.
pub type Names = PerPlayer<Option<String>>;

/// What sort of match it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// One game.
    Game,
    /// Several games that count together (R11).
    Series,
    /// A game of the console (C1).
    Console,
    /// Play on a real board (T1).
    Tabletop,
}

impl Kind {
    /// The kind of a match with this setup.
    #[must_use]
    pub fn of(setup: &MatchSetup) -> Kind {
        match (setup.variation, setup.turning, setup.series.goal) {
            (Some(_), _, _) => Kind::Console,
            (None, Turning::Hand { .. }, _) => Kind::Tabletop,
            (None, Turning::Itself, Goal::Games(games)) if games.get() == 1 => Kind::Game,
            (None, Turning::Itself, _) => Kind::Series,
        }
    }
}

/// What a list shows of a match.
#[derive(Clone, Debug, PartialEq)]
pub struct Summary {
    /// Its name.
    pub id: MatchId,
    /// How many commands it has accepted.
    pub version: u64,
    /// When it was made.
    pub created: Stamp,
    /// When its last command was accepted.
    pub updated: Stamp,
    /// Whether it came from a file or from pasted text.
    pub imported: bool,
    /// What sort of match it is.
    pub kind: Kind,
    /// Where it is.
    pub phase: Phase,
    /// What the players are called.
    pub names: Names,
    /// Who sits where.
    pub players: PerPlayer<Seat>,
    /// The console's game it is.
    pub variation: Option<Variation>,
    /// Which game of the series is being played or was the last, 1 for the first; 0
    /// before it.
    pub game: u32,
    /// Who has Black in it.
    pub black: Player,
    /// Turns in it, passes included.
    pub ply: u32,
    /// Where it stands.
    pub position: Position,
    /// Its discs in the order they were placed.
    pub moves: Vec<Square>,
    /// The name of its opening, in English, if its keeper knew one.
    pub opening: Option<String>,
    /// How it ended, once it has.
    pub verdict: Option<Verdict>,
    /// What the games add up to.
    pub standing: Standing,
    /// Whose it is.
    pub belonging: Belonging,
}
