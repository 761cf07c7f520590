//! A game as a value: what every game format reads into and writes from.
//!
//! A [`GameRecord`] is a start position, the moves, and what the file says about the
//! game. Readers replay every move before they hand a record out, so the moves of a
//! record that came from a reader are legal. Forced passes are always present in it,
//! also one after the last disc, whether or not the file spelled them out (R5): two
//! files of the same game give the same moves.

use crate::Clock;
use crate::error::IllegalRecord;
use crate::result::StatedResult;
use outflank_rules::game::ReplayError;
use outflank_rules::{Color, Game, IllegalMove, Move, Position};

/// One game: where it starts, its moves, and what its file tells about it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GameRecord {
    /// The position before the first move.
    pub start: Position,
    /// The moves, forced passes included.
    pub moves: Vec<RecordedMove>,
    /// Other lines the file gives, the earlier fork first.
    pub variations: Vec<Variation>,
    /// Players, date, event and so on.
    pub tags: Tags,
    /// The result as the file claims it. The moves may say otherwise.
    pub stated: Option<StatedResult>,
    /// The score perfect play would have reached, when the file holds it (WTHOR).
    pub perfect: Option<PerfectScore>,
}

/// A line that leaves another one, the game or a variation. Its first move stands in the
/// place of a disc of that line.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Variation {
    /// How many moves of the other line come before it.
    pub after: usize,
    /// Its own moves, forced passes included; at least one.
    pub moves: Vec<RecordedMove>,
    /// Lines that leave this one.
    pub variations: Vec<Variation>,
}

/// A move with what was written beside it.
#[derive(Clone, Debug, PartialEq)]
pub struct RecordedMove {
    /// The disc placed, or a forced pass.
    pub mv: Move,
    /// What the mover thought of the position, in discs; positive is good for the
    /// mover.
    pub eval: Option<f32>,
    /// Seconds spent on the move.
    pub seconds: Option<f32>,
    /// A comment on the move.
    pub comment: Option<String>,
}

impl From<Move> for RecordedMove {
    fn from(mv: Move) -> RecordedMove {
        RecordedMove { mv, eval: None, seconds: None, comment: None }
    }
}

/// What a game file says about a game besides its moves. Texts are kept as written:
/// formats agree on neither date nor rating notation.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tags {
    /// Name of the player of the black discs.
    pub black: Option<String>,
    /// Name of the player of the white discs.
    pub white: Option<String>,
    /// Rating of Black.
    pub black_rating: Option<String>,
    /// Rating of White.
    pub white_rating: Option<String>,
    /// When it was played: `2004.09.18_05:54:38.MDT`, `2025-11-27`, `1977`.
    pub date: Option<String>,
    /// Tournament or match.
    pub event: Option<String>,
    /// Town or server.
    pub site: Option<String>,
    /// Round of the event.
    pub round: Option<String>,
    /// Time allowed to Black.
    pub black_clock: Option<Clock>,
    /// Time allowed to White.
    pub white_clock: Option<Clock>,
    /// The kind of match in GGF notation, `s8r20`; `None` is plain 8×8.
    pub variant: Option<String>,
    /// A comment on the whole game.
    pub comment: Option<String>,
    /// Tags this crate has no field for, by their name in the file, in file order.
    pub other: Vec<(String, String)>,
}

impl Tags {
    /// Name of the player of one colour.
    #[must_use]
    pub fn player(&self, color: Color) -> Option<&str> {
        match color {
            Color::Black => self.black.as_deref(),
            Color::White => self.white.as_deref(),
        }
    }

    /// Rating of one colour as a number, when it starts with one: `1837.5`, `1500?`.
    #[must_use]
    pub fn rating(&self, color: Color) -> Option<f32> {
        let text = match color {
            Color::Black => self.black_rating.as_deref(),
            Color::White => self.white_rating.as_deref(),
        }?;
        let digits = text.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(text.len());
        text[..digits].parse().ok()
    }

    /// The year in the date: its first four digits in a row, `2025` in `27/11/2025`
    /// and in `20251127`.
    #[must_use]
    pub fn year(&self) -> Option<u16> {
        let date = self.date.as_deref()?.as_bytes();
        let mut numbers = date.split(|byte| !byte.is_ascii_digit());
        let year = numbers.find_map(|digits| match digits.len() {
            4 | 5 => Some(digits),
            8 => Some(&digits[..4]),
            _ => None,
        })?;
        std::str::from_utf8(year).ok()?.parse().ok()
    }
}

/// The score of a game if both sides had played perfectly from some point on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PerfectScore {
    /// Black's discs at the end, empty squares to the winner.
    pub black_discs: u8,
    /// Empty squares at that point.
    pub empties: u8,
}

impl From<&Game> for GameRecord {
    /// The moves up to where the game stands.
    fn from(game: &Game) -> GameRecord {
        let moves = game.moves_played().map(RecordedMove::from).collect();
        GameRecord { start: game.start(), moves, ..GameRecord::default() }
    }
}

impl GameRecord {
    /// A game from `start` with no move yet, but with a pass if the side to move must.
    ///
    /// ```
    /// use outflank_formats::GameRecord;
    /// use outflank_rules::{Move, Position};
    ///
    /// let mut game = GameRecord::new(Position::START);
    /// game.play(Move::Place("f5".parse()?))?;
    /// assert_eq!(game.moves.len(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn new(start: Position) -> GameRecord {
        let mut game = GameRecord { start, ..GameRecord::default() };
        game.add_forced_pass(start);
        game
    }

    /// A game from `start` with these moves. Forced passes may be given or left out.
    pub fn from_moves(
        start: Position,
        moves: impl IntoIterator<Item = Move>,
    ) -> Result<GameRecord, IllegalRecord> {
        let mut game = GameRecord { start, ..GameRecord::default() };
        game.replay(moves.into_iter().map(RecordedMove::from))?;
        Ok(game)
    }

    /// Adds a move, and the pass it forces, if it does; so a pass need never be added
    /// by hand.
    ///
    /// This replays the game; to add many moves use [`GameRecord::from_moves`].
    pub fn play(&mut self, mv: Move) -> Result<(), IllegalMove> {
        let position = self.final_position().play(mv)?;
        self.moves.push(mv.into());
        self.add_forced_pass(position);
        Ok(())
    }

    fn add_forced_pass(&mut self, position: Position) {
        if position.must_pass() {
            self.moves.push(Move::Pass.into());
        }
    }

    /// The moves as a game. Those that a reader hands out are legal; a record that was made
    /// by hand may not be.
    pub fn game(&self) -> Result<Game, ReplayError> {
        Game::from_moves(self.start, self.moves.iter().map(|recorded| recorded.mv))
    }

    /// The position before each move, and after the last one.
    pub fn positions(&self) -> impl Iterator<Item = Position> + '_ {
        let played = self.moves.iter().scan(self.start, |position, recorded| {
            *position = position.play(recorded.mv).ok()?;
            Some(*position)
        });
        std::iter::once(self.start).chain(played)
    }

    /// The position after the last move.
    #[must_use]
    pub fn final_position(&self) -> Position {
        self.positions().last().unwrap_or(self.start)
    }

    /// The position the last disc left, before any forced pass: what a position
    /// format keeps of a game.
    #[must_use]
    pub fn position_after_last_disc(&self) -> Position {
        let discs = self.moves.iter().rposition(|recorded| recorded.mv != Move::Pass).map_or(0, |at| at + 1);
        self.positions().nth(discs).unwrap_or(self.start)
    }

    /// Whether neither side can move at the end (R9).
    #[must_use]
    pub fn is_finished(&self) -> bool {
        self.final_position().is_over()
    }

    /// Black's discs minus White's at the end by federation rule, the empty squares
    /// going to the winner (R10); `None` while the game goes on.
    #[must_use]
    pub fn federation_margin(&self) -> Option<i32> {
        let position = self.final_position();
        position.is_over().then(|| margin(position, position.board().final_difference()))
    }

    /// Black's discs minus White's at the end, empty squares counting for nobody.
    #[must_use]
    pub fn disc_margin(&self) -> i32 {
        let position = self.final_position();
        margin(position, position.board().disc_difference())
    }

    /// Whether the stated result is what the moves lead to, by federation score or by
    /// plain discs. `None` when the file states nothing or the game is unfinished.
    #[must_use]
    pub fn stated_result_holds(&self) -> Option<bool> {
        let stated = self.stated?;
        let federation = self.federation_margin()?;
        Some(stated.fits(federation) || stated.fits(self.disc_margin()))
    }

    /// States the federation score of a finished game that states no result. Readers
    /// and writers never add what the file does not say; this is for whoever makes
    /// or converts a game.
    pub fn state_result(&mut self) {
        if self.stated.is_none() {
            self.stated = self.federation_margin().map(|margin| StatedResult::margin(margin as f32));
        }
    }

    /// Visits every move, those of the variations too.
    pub(crate) fn for_each_move(&mut self, visit: &mut dyn FnMut(&mut RecordedMove)) {
        fn line(
            moves: &mut [RecordedMove],
            variations: &mut [Variation],
            visit: &mut dyn FnMut(&mut RecordedMove),
        ) {
            moves.iter_mut().for_each(&mut *visit);
            for variation in variations {
                line(&mut variation.moves, &mut variation.variations, visit);
            }
        }
        line(&mut self.moves, &mut self.variations, visit);
    }

    /// Plays all moves from the start, adding the forced passes that are missing.
    /// Passes after the end of the game are dropped: some files close with them.
    pub(crate) fn replay(
        &mut self,
        moves: impl IntoIterator<Item = RecordedMove>,
    ) -> Result<(), IllegalRecord> {
        let mut replay = Replay::new(self.start);
        for recorded in moves {
            let mv = recorded.mv;
            let ply = replay.moves.len() + 1;
            replay.play(recorded, None).map_err(|reason| IllegalRecord { ply, mv, reason })?;
        }
        self.moves = replay.finish();
        Ok(())
    }
}

/// A difference seen by the side to move, turned to Black's view.
fn margin(position: Position, difference: i32) -> i32 {
    match position.turn() {
        Color::Black => difference,
        Color::White => -difference,
    }
}

/// Plays the moves of a file one by one and fills in the passes it leaves out.
#[derive(Clone, Debug)]
pub(crate) struct Replay {
    pub(crate) position: Position,
    pub(crate) moves: Vec<RecordedMove>,
}

impl Replay {
    pub(crate) fn new(start: Position) -> Replay {
        Replay { position: start, moves: Vec::new() }
    }

    /// Plays a move; `by` is the colour the file gives the move to, if it says.
    pub(crate) fn play(&mut self, recorded: RecordedMove, by: Option<Color>) -> Result<(), IllegalMove> {
        let position = self.position;
        if recorded.mv == Move::Pass {
            if position.is_over() {
                return Ok(());
            }
            if let Some(color) = by.filter(|&color| color != position.turn()) {
                return Err(IllegalMove::NotYourTurn(color));
            }
        } else if by != Some(position.turn()) && position.must_pass() {
            self.push(Move::Pass.into())?;
        }
        if let Some(color) = by.filter(|&color| color != self.position.turn()) {
            return Err(IllegalMove::NotYourTurn(color));
        }
        self.push(recorded)
    }

    fn push(&mut self, recorded: RecordedMove) -> Result<(), IllegalMove> {
        self.position = self.position.play(recorded.mv)?;
        self.moves.push(recorded);
        Ok(())
    }

    /// The move played last, for what a file writes after it.
    pub(crate) fn last(&mut self) -> Option<&mut RecordedMove> {
        self.moves.last_mut()
    }

    /// All moves, with the pass that the last one forces.
    pub(crate) fn finish(mut self) -> Vec<RecordedMove> {
        if self.position.must_pass() {
            self.moves.push(Move::Pass.into());
        }
        self.moves
    }
}
