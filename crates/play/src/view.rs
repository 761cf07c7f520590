//! A match at a glance: all that a client needs to draw it from nothing.

use crate::series::Player;
use crate::{BoardView, Choice, ClocksView, Mark, MatchSetup, Moment, Request, Standing, Verdict};
use outflank_rules::{Color, Square, SquareSet};
use serde::{Deserialize, Serialize};

/// Where a match is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// No game has begun.
    Ready,
    /// A game is being played.
    Playing,
    /// A game is being played, and paused.
    Paused,
    /// A game has ended and the series goes on.
    Between,
    /// The match has ended.
    Over,
    /// The match was called off.
    Aborted,
}

/// The whole match at one moment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct View {
    /// The moment.
    pub at: Moment,
    /// What was agreed.
    pub setup: MatchSetup,
    /// Where the match is.
    pub phase: Phase,
    /// The game being played, or the last one.
    pub game: Option<GameView>,
    /// The results of all games, the last one's included once it has ended.
    pub verdicts: Vec<Verdict>,
    /// What they add up to.
    pub standing: Standing,
    /// The move a computer has been asked for.
    pub request: Option<Request>,
}

/// One game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GameView {
    /// Which of the series, 1 for the first.
    pub game: u32,
    /// Who has Black.
    pub black: Player,
    /// Where it stands.
    pub board: BoardView,
    /// Who is to move; nobody once it has ended.
    pub to_move: Option<Player>,
    /// The legal moves of that player; none at the table.
    pub legal: Vec<Choice>,
    /// Every turn so far.
    pub turns: Vec<TurnView>,
    /// The clocks, if there are any.
    pub clocks: Option<ClocksView>,
    /// Who has asked for a take-back and got no answer yet.
    pub take_back_asked: Option<Player>,
    /// Who has asked for a pause and got no answer yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pause_asked: Option<Player>,
    /// When the pause ends by itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub paused_until: Option<Moment>,
    /// Whether something taken back can be played again.
    pub can_redo: bool,
    /// How it ended, once it has.
    pub verdict: Option<Verdict>,
    /// Whether the last turn can still be taken back or corrected although it has.
    pub open: bool,
    /// What only a real board has.
    pub table: Option<TableView>,
}

/// One turn of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TurnView {
    /// Whose.
    pub color: Color,
    /// Where the disc was placed; nowhere for a pass.
    pub square: Option<Square>,
    /// The discs turned over, at the table right or wrong.
    pub turned: SquareSet,
    /// Whether the computer made it for a player whose time had run out.
    pub substitute: bool,
    /// Whether the opponent had to lend the disc.
    pub lent: bool,
}

/// What only a real board has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TableView {
    /// The disc just placed, until the move is handed over.
    pub placed: Option<Square>,
    /// Who may turn discs now.
    pub may_turn: Option<Player>,
    /// Mistakes in the turn just handed over, by a hinting referee.
    pub mistakes: Option<u32>,
    /// What was wrong with the turns, once the game has ended.
    pub marks: Vec<Mark>,
}
