//! A game from its first position to its end.
//!
//! [`Game`] keeps the start, every move and every position in between. Forced passes
//! happen by themselves (R5): after each move the side to move either has a move or
//! the game is over. Each pass is one ply of the history, so that the colours of the
//! plies alternate and ply numbers mean the same everywhere.
//!
//! How people end a game early, by resigning or by the clock, is not a matter of the
//! rules: whoever runs the match holds a `Game` and adds that.
//!
//! Reading records by the million needs no history. [`Position::play_recorded`] is the
//! light path: one position in, the next one out, passes taken where they are forced.

use crate::{Color, IllegalMove, Move, Outcome, Position, Square, SquareSet};
use std::fmt;

/// A game in progress or finished, with undo and redo.
///
/// ```
/// use outflank_rules::{Color, Game, IllegalMove};
///
/// let mut game = Game::new();
/// let played = game.play("c4".parse()?)?;
/// assert_eq!(played.turned.into_iter().map(|s| s.to_string()).collect::<Vec<_>>(), ["d4"]);
/// assert_eq!(game.position().turn(), Color::White);
/// assert_eq!(game.play_as(Color::Black, "c3".parse()?), Err(IllegalMove::NotYourTurn(Color::Black)));
///
/// game.undo();
/// assert_eq!(game.position(), game.start());
/// game.redo();
/// assert_eq!(game.ply(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct Game {
    start: Position,
    /// Everything played, then everything undone and not yet replaced.
    plies: Vec<Ply>,
    /// How many of `plies` are played.
    now: usize,
    /// Whether a record being replayed has spelled out the pass that was just taken.
    pass_spelled_out: bool,
}

#[derive(Clone, Copy)]
struct Ply {
    mv: Move,
    after: Position,
}

/// What one move did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// Who moved.
    pub color: Color,
    /// Where the disc went.
    pub square: Square,
    /// The discs it turned over.
    pub turned: SquareSet,
    /// The side that had to pass afterwards, if one had to.
    pub passed: Option<Color>,
}

/// A ply of a game's history.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The position it was played in; its turn is the side that played it.
    pub before: Position,
    /// What was played.
    pub mv: Move,
    /// The position it led to.
    pub after: Position,
}

impl Game {
    /// A game from the starting position.
    #[must_use]
    pub fn new() -> Game {
        Game::from_position(Position::START)
    }

    /// A game from any position: a handicap, a puzzle, a position set up by hand.
    ///
    /// If the side to move has no move while the other has one, the pass is taken at
    /// once and is ply 1.
    #[must_use]
    pub fn from_position(start: Position) -> Game {
        let mut game =
            Game { start, plies: Vec::with_capacity(Square::COUNT), now: 0, pass_spelled_out: false };
        game.take_forced_pass();
        game
    }

    /// The game these moves make, whether or not they spell out forced passes.
    pub fn from_moves(start: Position, moves: impl IntoIterator<Item = Move>) -> Result<Game, ReplayError> {
        let mut game = Game::from_position(start);
        for (index, mv) in moves.into_iter().enumerate() {
            game.replay(mv).map_err(|reason| ReplayError { index, mv, reason })?;
        }
        Ok(game)
    }

    /// Where the game began.
    #[must_use]
    pub const fn start(&self) -> Position {
        self.start
    }

    /// Where it stands.
    #[must_use]
    pub fn position(&self) -> Position {
        self.now.checked_sub(1).map_or(self.start, |last| self.plies[last].after)
    }

    /// How many plies have been played, passes included.
    #[must_use]
    pub const fn ply(&self) -> usize {
        self.now
    }

    /// The position after this many plies; ply 0 is the start.
    #[must_use]
    pub fn position_at(&self, ply: usize) -> Option<Position> {
        match ply {
            0 => Some(self.start),
            _ => self.turns_played().get(ply - 1).map(|played| played.after),
        }
    }

    /// Every position from the start to now, one more than there are plies.
    pub fn positions(&self) -> impl DoubleEndedIterator<Item = Position> {
        std::iter::once(self.start).chain(self.turns_played().iter().map(|played| played.after))
    }

    /// Every move so far, forced passes included.
    pub fn moves_played(&self) -> impl DoubleEndedIterator<Item = Move> + ExactSizeIterator {
        self.turns_played().iter().map(|played| played.mv)
    }

    /// Every square played so far: the moves as most records write them, without
    /// passes.
    pub fn squares_played(&self) -> impl DoubleEndedIterator<Item = Square> {
        self.moves_played().filter_map(Move::square)
    }

    /// Every ply so far with the positions around it.
    pub fn turns(&self) -> impl Iterator<Item = Turn> {
        self.positions().zip(self.turns_played()).map(|(before, ply)| Turn {
            before,
            mv: ply.mv,
            after: ply.after,
        })
    }

    /// The squares the side to move may play on; none when the game is over.
    #[must_use]
    pub fn legal_moves(&self) -> SquareSet {
        self.position().moves()
    }

    /// Whether neither side can move (R9).
    #[must_use]
    pub fn is_over(&self) -> bool {
        // Forced passes are taken at once, so no move for this side is none for either.
        self.legal_moves().is_empty()
    }

    /// How the game ended, once it has.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        Outcome::of(self.position())
    }

    /// Plays a disc for the side to move, and takes the opponent's pass if it has to.
    ///
    /// A refused move changes nothing (R6). A legal one drops what was undone before.
    pub fn play(&mut self, square: Square) -> Result<Played, IllegalMove> {
        let before = self.position();
        let after = before.play(Move::Place(square))?;
        self.plies.truncate(self.now);
        self.push(Move::Place(square), after);
        let passed = self.take_forced_pass();
        let color = before.turn();
        Ok(Played { color, square, turned: after.discs(color) - before.discs(color) - square.set(), passed })
    }

    /// [`Game::play`] by a given side: refused when it is not its turn.
    pub fn play_as(&mut self, color: Color, square: Square) -> Result<Played, IllegalMove> {
        if self.position().turn() != color {
            return Err(if self.is_over() { IllegalMove::GameOver } else { IllegalMove::NotYourTurn(color) });
        }
        self.play(square)
    }

    /// Plays a move of a record that may or may not spell out forced passes.
    ///
    /// The pass has been taken already when the record comes to it, so a written pass
    /// only confirms it. One that was not forced is refused, as is a second one for
    /// the same pass.
    ///
    /// ```
    /// use outflank_rules::{Game, Move, Position};
    ///
    /// // Black takes A1 over B1; White, left without a reply, must pass.
    /// let start: Position = format!("-OX{}OX X", "-".repeat(59)).parse()?;
    /// let spelled_out = [Move::Place("a1".parse()?), Move::Pass, Move::Place("f8".parse()?)];
    /// let game = Game::from_moves(start, spelled_out)?;
    /// let short = Game::from_moves(start, spelled_out.into_iter().filter(|&mv| mv != Move::Pass))?;
    /// assert_eq!(game.moves_played().collect::<Vec<_>>(), spelled_out);
    /// assert_eq!(game, short);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn replay(&mut self, mv: Move) -> Result<(), IllegalMove> {
        match mv {
            Move::Place(square) => self.play(square).map(|_| ()),
            Move::Pass if self.unconfirmed_pass().is_some() => {
                self.pass_spelled_out = true;
                Ok(())
            }
            Move::Pass if self.is_over() => Err(IllegalMove::GameOver),
            Move::Pass => Err(IllegalMove::PassWithMoves),
        }
    }

    /// [`Game::replay`] of a record that names the side of each move.
    pub fn replay_as(&mut self, color: Color, mv: Move) -> Result<(), IllegalMove> {
        match mv {
            Move::Place(square) => self.play_as(color, square).map(|_| ()),
            Move::Pass if self.unconfirmed_pass().is_some_and(|passed| passed != color) => {
                Err(IllegalMove::NotYourTurn(color))
            }
            Move::Pass => self.replay(mv),
        }
    }

    /// Takes back the last disc, with the pass that followed it, and says where it was.
    pub fn undo(&mut self) -> Option<Square> {
        let last = self.turns_played().iter().rposition(|ply| ply.mv != Move::Pass)?;
        self.now = last;
        self.pass_spelled_out = false;
        self.plies[last].mv.square()
    }

    /// Plays again the last disc taken back, with the pass that followed it.
    pub fn redo(&mut self) -> Option<Square> {
        let square = self.plies.get(self.now)?.mv.square();
        self.now += 1;
        if self.plies.get(self.now).is_some_and(|ply| ply.mv == Move::Pass) {
            self.now += 1;
        }
        self.pass_spelled_out = false;
        square
    }

    /// Whether there is a disc to take back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.squares_played().next().is_some()
    }

    /// Whether there is a disc taken back that can be played again.
    #[must_use]
    pub const fn can_redo(&self) -> bool {
        self.now < self.plies.len()
    }

    fn turns_played(&self) -> &[Ply] {
        &self.plies[..self.now]
    }

    fn push(&mut self, mv: Move, after: Position) {
        self.plies.push(Ply { mv, after });
        self.now += 1;
        self.pass_spelled_out = false;
    }

    /// Passes for the side to move if it must, and says which side that was.
    fn take_forced_pass(&mut self) -> Option<Color> {
        let position = self.position();
        if !position.must_pass() {
            return None;
        }
        self.push(Move::Pass, Position::from_board(position.board().swapped(), !position.turn()));
        Some(position.turn())
    }

    /// The side whose pass was the last ply, unless a record has confirmed it.
    fn unconfirmed_pass(&self) -> Option<Color> {
        let last = self.turns_played().last()?;
        (last.mv == Move::Pass && !self.pass_spelled_out).then(|| !last.after.turn())
    }
}

impl Default for Game {
    fn default() -> Game {
        Game::new()
    }
}

impl PartialEq for Game {
    /// Games are equal when they began alike and the same moves were played; what was
    /// undone does not count.
    fn eq(&self, other: &Game) -> bool {
        self.start == other.start && self.moves_played().eq(other.moves_played())
    }
}

impl Eq for Game {}

impl fmt::Debug for Game {
    /// The start, then the moves.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.start)?;
        self.moves_played().try_for_each(|mv| write!(f, " {mv}"))
    }
}

/// A list of moves that is no game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReplayError {
    /// Which entry of the list was refused, counted from 0.
    pub index: usize,
    /// The move that was refused.
    pub mv: Move,
    /// Why.
    pub reason: IllegalMove,
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "move {} ({}) is refused: {}", self.index + 1, self.mv, self.reason)
    }
}

impl std::error::Error for ReplayError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(&self.reason)
    }
}

impl Position {
    /// The position after a disc on `square`, by the other side if the side to move
    /// has to pass first: for records that leave passes out.
    ///
    /// Unlike [`Game`] this takes a pass only when the next move needs it, so a legal
    /// record costs little more than turning the discs. The returned position may be
    /// one where the side to move must pass.
    pub fn play_recorded(self, square: Square) -> Result<Position, IllegalMove> {
        match self.play(Move::Place(square)) {
            Err(IllegalMove::TurnsNothing(_)) if self.must_pass() => {
                self.play(Move::Pass)?.play(Move::Place(square))
            }
            result => result,
        }
    }
}
