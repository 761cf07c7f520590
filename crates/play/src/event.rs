//! What happened.
//!
//! Every accepted command gives a list of events, in the order things happened. They
//! say enough to draw the match without knowing a rule: boards come whole, turned
//! discs and legal moves are listed, clocks are read, results are scored. A client
//! that joins late begins with a [`crate::View`] and goes on with events.

use crate::series::Player;
use crate::{
    BoardView, Choice, ClocksView, Level, Mark, MatchOutcome, Millis, Request, Standing, TurnView, Verdict,
};
use outflank_rules::{Color, Square, SquareSet};
use serde::{Deserialize, Serialize};

/// What happens to a player whose time has run out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Consequence {
    /// The game is lost.
    Loss,
    /// There is extra time, once.
    Overtime {
        /// How much.
        extra: Millis,
    },
    /// The computer plays this move.
    ComputerMoves {
        /// How well.
        level: Level,
    },
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// A game begins.
    GameBegan {
        /// Which of the series, 1 for the first.
        game: u32,
        /// Who has Black.
        black: Player,
        /// Who moves first.
        starter: Player,
        /// How the board is laid out.
        board: BoardView,
        /// The turns that are on it already: an opening that was agreed on or drawn.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        turns: Vec<TurnView>,
    },
    /// A player is to move.
    TurnBegan {
        /// Who.
        player: Player,
        /// With which discs.
        color: Color,
        /// The legal moves; none at the table, where finding them is part of the game.
        legal: Vec<Choice>,
        /// The clocks, if there are any.
        clocks: Option<ClocksView>,
    },
    /// A disc was placed.
    DiscPlaced {
        /// For whom.
        player: Player,
        /// Its colour.
        color: Color,
        /// Where.
        square: Square,
        /// The discs that turned over by themselves.
        turned: SquareSet,
        /// Whether the computer placed it for a player whose time had run out (C2).
        substitute: bool,
        /// Whether the opponent had to lend it (R8).
        lent: bool,
        /// The board with it.
        board: BoardView,
    },
    /// A player had no move, or at the table said so.
    Passed {
        /// Who.
        player: Player,
        /// The player's colour.
        color: Color,
        /// The board, with the other side to move.
        board: BoardView,
    },
    /// At the table: a hand turned a disc over.
    DiscTurned {
        /// Whose hand.
        player: Player,
        /// Which disc.
        square: Square,
        /// The colour it shows now.
        color: Color,
        /// The board with it.
        board: BoardView,
    },
    /// At the table: the mover is done.
    HandedOver {
        /// Who.
        player: Player,
        /// The board, with the other side to move.
        board: BoardView,
    },
    /// At the table, by a hinting referee: how much is wrong in the turn just handed
    /// over (T2).
    MistakesCounted {
        /// Whose turn it was.
        player: Player,
        /// How many mistakes, zero among them.
        count: u32,
    },
    /// A player asks to take back.
    TakeBackAsked {
        /// Who.
        player: Player,
    },
    /// The opponent said no, or a move was made without an answer.
    TakeBackRefused {
        /// Who had asked.
        player: Player,
    },
    /// Moves were taken back; at the table a disc or pass against the rules.
    TakenBack {
        /// For whom.
        player: Player,
        /// The squares of the discs, the last one first; none for a pass.
        squares: Vec<Square>,
        /// The board without them.
        board: BoardView,
    },
    /// Moves taken back were played again.
    Redone {
        /// For whom.
        player: Player,
        /// The turns in their order, forced passes included.
        turns: Vec<TurnView>,
        /// The board with them.
        board: BoardView,
    },
    /// A period of byo-yomi begins.
    PeriodBegan {
        /// Whose.
        player: Player,
        /// Both clocks.
        clocks: ClocksView,
    },
    /// A player's time ran out.
    TimeRanOut {
        /// Whose.
        player: Player,
        /// What that means.
        consequence: Consequence,
        /// Both clocks.
        clocks: ClocksView,
    },
    /// The clocks stand still.
    Paused {
        /// Who wanted it.
        player: Player,
        /// The clocks, if there are any.
        clocks: Option<ClocksView>,
    },
    /// The game goes on.
    Resumed {
        /// Who wanted it.
        player: Player,
        /// The clocks, if there are any.
        clocks: Option<ClocksView>,
    },
    /// A player asks for a pause.
    PauseAsked {
        /// Who.
        player: Player,
    },
    /// The opponent said no, or a move was made without an answer.
    PauseRefused {
        /// Who had asked.
        player: Player,
    },
    /// A pause has lasted as long as it may, and the game goes on.
    PauseEnded {
        /// The clocks, if there are any.
        clocks: Option<ClocksView>,
    },
    /// Time was given back to the player to move.
    TimeGiven {
        /// To whom.
        player: Player,
        /// How much.
        span: Millis,
        /// Both clocks.
        clocks: ClocksView,
    },
    /// The winner of the last game has said who starts the next: the standing knows.
    StarterChosen {
        /// Who decided it.
        player: Player,
        /// What the games add up to, with the next starter.
        standing: Standing,
    },
    /// A computer is asked for a move.
    MoveWanted {
        /// Which move.
        request: Request,
    },
    /// A computer need not think any more.
    MoveUnwanted {
        /// The number of the request.
        request: u32,
    },
    /// A game ended.
    GameEnded {
        /// How.
        verdict: Verdict,
        /// What the games add up to now.
        standing: Standing,
        /// Whether the last turn can still be taken back or corrected, and the game so
        /// brought back to life, until the next one begins.
        open: bool,
        /// At the table: what was wrong with each turn that was not right (T3).
        marks: Vec<Mark>,
        /// The clocks, if there are any.
        clocks: Option<ClocksView>,
    },
    /// A game that had ended goes on: its last turn was taken back or corrected. The
    /// result does not count any more.
    GameReopened {
        /// What the games add up to without it.
        standing: Standing,
    },
    /// The match is over.
    MatchEnded {
        /// How.
        outcome: MatchOutcome,
    },
    /// The match was called off. Games finished before stand.
    Aborted {
        /// Who called it off, or did not make a first move in time.
        player: Player,
        /// Whether it was the time for a first move that ran out.
        #[serde(default, skip_serializing_if = "is_false")]
        late: bool,
        /// The clocks, if a game had begun and there are any.
        clocks: Option<ClocksView>,
    },
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over references")]
const fn is_false(value: &bool) -> bool {
    !*value
}
