//! Othello on a real board, where hands make mistakes (T1–T3, R7).
//!
//! The mover places a disc and turns discs over one at a time; nothing turns by
//! itself. Saying "done" hands the move over. The rulebooks say in one sentence that a
//! wrong or forgotten turn may be put right until the opponent has moved, and that
//! afterwards the board stands. This is how that sentence is read here:
//!
//! * **Who may touch the board.** The mover, from placing a disc to "done". After
//!   "done" still the same player, and nobody else, until the opponent moves: that is
//!   the time for corrections. The opponent points at a mistake but does not turn it.
//! * **What "has moved" means.** Placing a disc, or passing. From then on the earlier
//!   turn stands, whatever is on the board.
//! * **What may be corrected.** Any disc on the board may be turned, so any wrong or
//!   forgotten turn can be put right, and a new mistake can be made. A disc placed
//!   where it encloses something stays where it is (R6). One that encloses nothing is
//!   no move at all: the player may [take it back](Tabletop::take_back), and then the
//!   board is as it was before it and the turn before it is open again.
//! * **Passing** is not automatic either: a player who finds no move says so. With a move on
//!   the board as it lies it is refused, whatever the referee (T4); only in matches of the
//!   first form could such a pass be made, and taken back.
//! * **The end.** It ends for all to see when the board is full or one colour is gone.
//!   Otherwise it ends when both pass in a row. No move follows the last turn, so it
//!   stays open to correction, and a correction can bring the game back to life. The
//!   discs on the board are counted, not those that ought to be there.
//!
//! The [`Referee`] decides what happens to mistakes. *Silent*: nothing; they stand.
//! *Hint*: the same, but after "done" the number of mistakes is told. *Strict*: a disc
//! that encloses nothing is refused at once, "done" is refused
//! until every disc is right, and after it there is nothing left to correct. What
//! hands cannot do is refused under all three: a second disc on a square, a disc out
//! of turn, turning a square without a disc.
//!
//! Each turn is judged by the board as it lay before it, mistakes of earlier turns
//! included. The record ([`TableTurn`]) keeps both boards and marks the [`Mistakes`];
//! [`Tabletop::actions`] keeps every touch, corrections and discs taken back included,
//! and is enough to play the whole game again.

mod record;

pub use record::{Action, Deed, Mistakes, TableTurn};

use outflank_rules::outcome::Ending;
use outflank_rules::score::DiscCount;
use outflank_rules::supply::Supply;
use outflank_rules::{Color, Game, IllegalMove, Move, Position, Square, SquareSet};
use serde::{Deserialize, Serialize};
use std::fmt;

/// What happens to mistakes (T2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Referee {
    /// They stand, exactly as R7 says.
    #[default]
    Silent,
    /// They stand, but their number is told while they can be corrected.
    Hint,
    /// The move cannot be handed over until everything is right.
    Strict,
}

/// Why a touch is refused. The board stays as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Refusal {
    /// It is the other side's turn; the colour is the one that tried.
    NotYourTurn(Color),
    /// There is a disc on the square already.
    Occupied(Square),
    /// There is no disc on the square to turn.
    NoDisc(Square),
    /// Nothing can be turned or handed over before a disc is placed.
    PlaceFirst,
    /// This turn's disc is placed already.
    AlreadyPlaced(Square),
    /// The turn cannot be corrected any more, or there is nothing to take back in it.
    Stands,
    /// Only by a strict referee: the placement or the pass breaks the rules.
    Illegal(IllegalMove),
    /// Only by a strict referee: so many discs are still wrong.
    MistakesLeft(u32),
    /// The game is over.
    GameOver,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::NotYourTurn(color) => write!(f, "it is not {color}'s turn"),
            Refusal::Occupied(square) => write!(f, "{square} is occupied"),
            Refusal::NoDisc(square) => write!(f, "there is no disc on {square}"),
            Refusal::PlaceFirst => f.write_str("a disc has to be placed first"),
            Refusal::AlreadyPlaced(square) => write!(f, "this turn's disc is on {square} already"),
            Refusal::Stands => f.write_str("the turn stands"),
            Refusal::Illegal(reason) => reason.fmt(f),
            Refusal::MistakesLeft(count) => write!(f, "mistakes left on the board: {count}"),
            Refusal::GameOver => f.write_str("the game is over"),
        }
    }
}

impl std::error::Error for Refusal {}

/// A board between two people.
///
/// ```
/// use outflank_play::tabletop::{Referee, Tabletop};
/// use outflank_rules::{Color, Position};
///
/// let mut table = Tabletop::new(Position::START, Referee::Hint);
/// table.place(Color::Black, "c4".parse()?)?;
/// table.done(Color::Black)?;
/// assert_eq!(table.hint(), Some(1)); // D4 was forgotten,
/// table.turn_over(Color::Black, "d4".parse()?)?;
/// assert_eq!(table.hint(), Some(0)); // and put right in time.
///
/// table.place(Color::White, "c3".parse()?)?;
/// assert!(table.turn_over(Color::Black, "d4".parse()?).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Tabletop {
    start: Position,
    referee: Referee,
    /// The discs as they lie, and the side whose turn it is.
    board: Position,
    /// Whether the last of `turns` is still being made: a disc is placed, "done" is not
    /// said.
    turning: bool,
    turns: Vec<TableTurn>,
    actions: Vec<Action>,
    free_passes: bool,
    /// How many of `turns` were on the board before the players began. They stand.
    laid_out: usize,
}

impl Tabletop {
    /// A board laid out as `start`.
    #[must_use]
    pub const fn new(start: Position, referee: Referee) -> Tabletop {
        Tabletop {
            start,
            referee,
            board: start,
            turning: false,
            turns: Vec::new(),
            actions: Vec::new(),
            free_passes: false,
            laid_out: 0,
        }
    }

    /// The same table after the moves of a game, every disc turned that has to be: an opening
    /// laid out before the players begin. Nobody corrects it or takes it back.
    pub(crate) fn laid_out(mut self, game: &Game) -> Tabletop {
        for turn in game.turns() {
            let color = turn.before.turn();
            let right = match turn.mv {
                Move::Pass => self.pass(color),
                Move::Place(square) => {
                    let turned = (turn.before.discs(color) ^ turn.after.discs(color)) - square.set();
                    let place = self.place(color, square);
                    let turns = turned.into_iter().try_for_each(|disc| self.turn_over(color, disc));
                    place.and(turns).and_then(|()| self.done(color))
                }
            };
            right.expect("nothing is wrong with the moves of a game");
        }
        self.laid_out = self.turns.len();
        self
    }

    /// The last turn the players have made.
    fn last_turn(&self) -> Option<&TableTurn> {
        self.turns[self.laid_out..].last()
    }

    /// The same table, where a player may pass with a move unless the referee is strict: matches
    /// of the first form were played so.
    #[must_use]
    pub fn with_free_passes(self) -> Tabletop {
        Tabletop { free_passes: true, ..self }
    }

    /// The table after these touches, or the first that is refused, counted from 0.
    pub fn replay(
        start: Position,
        referee: Referee,
        actions: impl IntoIterator<Item = Action>,
    ) -> Result<Tabletop, (usize, Refusal)> {
        let mut table = Tabletop::new(start, referee);
        for (index, action) in actions.into_iter().enumerate() {
            table.act(action).map_err(|refusal| (index, refusal))?;
        }
        Ok(table)
    }

    /// How the board was laid out.
    #[must_use]
    pub const fn start(&self) -> Position {
        self.start
    }

    /// What happens to mistakes.
    #[must_use]
    pub const fn referee(&self) -> Referee {
        self.referee
    }

    /// The discs as they lie, right or wrong, and whose turn it is.
    #[must_use]
    pub const fn board(&self) -> Position {
        self.board
    }

    /// The square of the disc just placed, until "done" is said.
    #[must_use]
    pub fn placed(&self) -> Option<Square> {
        self.turns.last().filter(|_| self.turning).and_then(|turn| turn.mv.square())
    }

    /// The player who may turn discs now: the mover before "done", the same player
    /// after it while the turn can be corrected.
    #[must_use]
    pub fn may_turn(&self) -> Option<Color> {
        let last = self.last_turn().filter(|turn| turn.mv != Move::Pass)?;
        (self.turning || self.referee != Referee::Strict).then_some(last.color())
    }

    /// The number of mistakes in the turn just handed over: only from a hinting
    /// referee, and only while they can be corrected.
    #[must_use]
    pub fn hint(&self) -> Option<u32> {
        let told = self.referee == Referee::Hint && !self.turning;
        self.last_turn().filter(|_| told).map(|turn| turn.mistakes().count())
    }

    /// The turns so far, with the boards as they really were (T3). The last one may
    /// still change.
    #[must_use]
    pub fn turns(&self) -> &[TableTurn] {
        &self.turns
    }

    /// Every touch so far, in order.
    #[must_use]
    pub fn actions(&self) -> &[Action] {
        &self.actions
    }

    /// The discs beside the board (R8).
    #[must_use]
    pub fn supply(&self) -> Supply {
        let mut supply = Supply::at_start(self.start);
        for turn in self.turns.iter().filter(|turn| turn.mv != Move::Pass) {
            supply.place(turn.color()).expect("there is a disc for every empty square");
        }
        supply
    }

    /// Whether the game is over: see the module's text for when that is.
    #[must_use]
    pub fn is_over(&self) -> bool {
        if self.turning {
            return false;
        }
        let one_gone = Color::BOTH.iter().any(|&color| self.board.discs(color).is_empty());
        let both_passed =
            matches!(self.turns.as_slice(), [.., a, b] if a.mv == Move::Pass && b.mv == Move::Pass);
        one_gone || both_passed || self.board.board().empties() == 0
    }

    /// The result on the board as it lies, once the game is over.
    #[must_use]
    pub fn outcome(&self) -> Option<TableOutcome> {
        self.is_over().then(|| {
            let count = DiscCount::of(self.board);
            TableOutcome { count, ending: self.board.is_over().then(|| Ending::of(count)) }
        })
    }

    /// Places a disc of `color`, and turns nothing.
    pub fn place(&mut self, color: Color, square: Square) -> Result<(), Refusal> {
        self.check_may_move(color)?;
        if self.board.disc_at(square).is_some() {
            return Err(Refusal::Occupied(square));
        }
        if self.referee == Referee::Strict {
            self.board.play(Move::Place(square)).map_err(Refusal::Illegal)?;
        }
        let before = self.board;
        self.board = lay(before, square.set(), color);
        self.turns.push(TableTurn { before, mv: Move::Place(square), after: self.board });
        self.turning = true;
        self.note(color, Deed::Place(square));
        Ok(())
    }

    /// Turns one disc over, whichever side it shows: part of the turn being made, or a
    /// correction of the turn just handed over.
    pub fn turn_over(&mut self, color: Color, square: Square) -> Result<(), Refusal> {
        if self.may_turn() != Some(color) {
            return Err(match (self.turning, color == self.board.turn()) {
                (false, true) if self.is_over() => Refusal::GameOver,
                (false, true) => Refusal::PlaceFirst,
                _ => Refusal::Stands,
            });
        }
        let shown = self.board.disc_at(square).ok_or(Refusal::NoDisc(square))?;
        self.board = lay(self.board, square.set(), !shown);
        self.keep_board();
        self.note(color, Deed::Turn(square));
        Ok(())
    }

    /// Hands the move over. A strict referee refuses while anything is wrong.
    pub fn done(&mut self, color: Color) -> Result<(), Refusal> {
        if color != self.board.turn() {
            return Err(Refusal::NotYourTurn(color));
        }
        let Some(turn) = self.turns.last().filter(|_| self.turning) else {
            return Err(if self.is_over() { Refusal::GameOver } else { Refusal::PlaceFirst });
        };
        let mistakes = turn.mistakes().count();
        if self.referee == Referee::Strict && mistakes > 0 {
            return Err(Refusal::MistakesLeft(mistakes));
        }
        self.turning = false;
        self.board = hand_over(self.board);
        self.keep_board();
        self.note(color, Deed::Done);
        Ok(())
    }

    /// Says that `color` has no move, and hands the move over. With a move on the board as
    /// it lies, every referee refuses (T4).
    pub fn pass(&mut self, color: Color) -> Result<(), Refusal> {
        self.check_may_move(color)?;
        let free = self.free_passes && self.referee != Referee::Strict;
        if !free && self.board.board().can_move() {
            return Err(Refusal::Illegal(IllegalMove::PassWithMoves));
        }
        let before = self.board;
        self.board = hand_over(before);
        self.turns.push(TableTurn { before, mv: Move::Pass, after: self.board });
        self.note(color, Deed::Pass);
        Ok(())
    }

    /// Takes back a disc that encloses nothing, or a pass with a move, before the
    /// opponent has moved. The board is then as it was before it.
    pub fn take_back(&mut self, color: Color) -> Result<(), Refusal> {
        let wrong = |turn: &&TableTurn| turn.color() == color && turn.mistakes().illegal.is_some();
        let Some(turn) = self.last_turn().filter(wrong).copied() else {
            return Err(Refusal::Stands);
        };
        self.turns.pop();
        self.board = turn.before;
        self.turning = false;
        self.note(color, Deed::TakeBack);
        Ok(())
    }

    /// Any of the five touches.
    pub fn act(&mut self, action: Action) -> Result<(), Refusal> {
        let Action { color, deed } = action;
        match deed {
            Deed::Place(square) => self.place(color, square),
            Deed::Turn(square) => self.turn_over(color, square),
            Deed::Done => self.done(color),
            Deed::Pass => self.pass(color),
            Deed::TakeBack => self.take_back(color),
        }
    }

    /// Whether `color` may place or pass now.
    fn check_may_move(&self, color: Color) -> Result<(), Refusal> {
        if self.is_over() {
            Err(Refusal::GameOver)
        } else if color != self.board.turn() {
            Err(Refusal::NotYourTurn(color))
        } else if let Some(square) = self.placed() {
            Err(Refusal::AlreadyPlaced(square))
        } else {
            Ok(())
        }
    }

    fn keep_board(&mut self) {
        if let Some(turn) = self.turns.last_mut() {
            turn.after = self.board;
        }
    }

    fn note(&mut self, color: Color, deed: Deed) {
        self.actions.push(Action { color, deed });
    }
}

/// The result of a game at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableOutcome {
    /// The discs on the board as it lies.
    pub count: DiscCount,
    /// Why nobody can move; nothing when both passed although one of them had a move.
    pub ending: Option<Ending>,
}

impl TableOutcome {
    /// The side with more discs; nobody in a draw.
    #[must_use]
    pub const fn winner(self) -> Option<Color> {
        self.count.leader()
    }
}

/// The same board with discs of `color` on these squares, whatever was there.
fn lay(board: Position, squares: SquareSet, color: Color) -> Position {
    let discs = |side| if side == color { board.discs(side) | squares } else { board.discs(side) - squares };
    Position::new(discs(Color::Black), discs(Color::White), board.turn())
        .expect("a square is added to one side and taken from the other")
}

/// The same discs with the other side to move.
fn hand_over(board: Position) -> Position {
    Position::from_board(board.board().swapped(), !board.turn())
}
