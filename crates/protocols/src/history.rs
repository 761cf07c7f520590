//! A game in which passes are taken only when somebody says so.
//!
//! [`outflank_rules::Game`] passes by itself, which is right for people. In a protocol
//! the pass is a move that one program makes and tells the other, and asking for a move
//! of the side that must pass has to be answered with the pass. So here a pass is a ply
//! like any other, and a disc of the other side that comes instead of it implies it.

use outflank_formats::GameRecord;
use outflank_rules::{Color, IllegalMove, Move, Position};

/// A game as a protocol knows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct History {
    start: Position,
    plies: Vec<Ply>,
    undone: Vec<Ply>,
}

/// What one command added to the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Ply {
    before: Position,
    /// A pass of the other side came first, which nobody has spelled out.
    implied_pass: bool,
    mv: Move,
    after: Position,
}

impl History {
    /// A game that stands at `start`.
    #[must_use]
    pub const fn new(start: Position) -> History {
        History { start, plies: Vec::new(), undone: Vec::new() }
    }

    /// Where it began.
    #[must_use]
    pub const fn start(&self) -> Position {
        self.start
    }

    /// Where it stands. The side to move may have to pass.
    #[must_use]
    pub fn position(&self) -> Position {
        self.plies.last().map_or(self.start, |ply| ply.after)
    }

    /// Plays a move of the side to move. When that side must pass, a disc is the other
    /// side's, and the pass is implied.
    pub fn play(&mut self, mv: Move) -> Result<(), IllegalMove> {
        let before = self.position();
        let implied_pass = before.must_pass() && mv != Move::Pass;
        let mover = if implied_pass { before.play(Move::Pass)? } else { before };
        let after = mover.play(mv)?;
        self.plies.push(Ply { before, implied_pass, mv, after });
        self.undone.clear();
        Ok(())
    }

    /// [`History::play`] by a given side.
    pub fn play_as(&mut self, color: Color, mv: Move) -> Result<(), IllegalMove> {
        let position = self.position();
        if position.is_over() {
            return Err(IllegalMove::GameOver);
        }
        let other_passes = position.must_pass() && mv != Move::Pass;
        let mover = if other_passes { !position.turn() } else { position.turn() };
        if color == mover { self.play(mv) } else { Err(IllegalMove::NotYourTurn(color)) }
    }

    /// Takes the last move back; says whether there was one.
    pub fn undo(&mut self) -> bool {
        let Some(ply) = self.plies.pop() else { return false };
        self.undone.push(ply);
        true
    }

    /// Plays the last move taken back again; says whether there was one.
    pub fn redo(&mut self) -> bool {
        let Some(ply) = self.undone.pop() else { return false };
        self.plies.push(ply);
        true
    }

    /// Every move, implied passes included.
    pub fn moves(&self) -> impl Iterator<Item = Move> {
        self.plies.iter().flat_map(|ply| {
            let pass = ply.implied_pass.then_some(Move::Pass);
            pass.into_iter().chain(std::iter::once(ply.mv))
        })
    }

    /// The position before each of the [`moves`](History::moves), and after the last.
    #[must_use]
    pub fn positions(&self) -> Vec<Position> {
        let mut position = self.start;
        let mut all = vec![position];
        for mv in self.moves() {
            position = position.play(mv).expect("every move was legal when it was played");
            all.push(position);
        }
        all
    }

    /// The game as a record, to be written to a file.
    #[must_use]
    pub fn record(&self) -> GameRecord {
        GameRecord::from_moves(self.start, self.moves()).expect("every move was legal when it was played")
    }

    /// The game of a record, up to this many of its moves. The pass that records add
    /// after the last move is left out unless it is among the moves to play.
    pub fn from_record(record: &GameRecord, moves: usize) -> Result<History, IllegalMove> {
        let mut history = History::new(record.start);
        for recorded in record.moves.iter().take(moves) {
            history.play(recorded.mv)?;
        }
        Ok(history)
    }
}

impl Default for History {
    fn default() -> History {
        History::new(Position::START)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(name: &str) -> Move {
        Move::Place(name.parse().unwrap())
    }

    /// Black takes A1 over B1; White then has no move, and Black has F8.
    fn before_a_pass() -> History {
        History::new(format!("-OX{}OX X", "-".repeat(59)).parse().unwrap())
    }

    #[test]
    fn a_pass_is_taken_when_it_is_played() {
        let mut history = before_a_pass();
        history.play(place("a1")).unwrap();
        assert!(history.position().must_pass());
        assert_eq!(history.play_as(Color::Black, Move::Pass), Err(IllegalMove::NotYourTurn(Color::Black)));
        history.play_as(Color::White, Move::Pass).unwrap();
        assert_eq!(history.position().turn(), Color::Black);
        assert_eq!(history.play(Move::Pass), Err(IllegalMove::PassWithMoves));
        assert!(history.undo());
        assert!(history.position().must_pass());
    }

    #[test]
    fn a_disc_instead_of_the_pass_implies_it() {
        let mut history = before_a_pass();
        history.play_as(Color::Black, place("a1")).unwrap();
        assert_eq!(history.play_as(Color::White, place("f8")), Err(IllegalMove::NotYourTurn(Color::White)));
        history.play_as(Color::Black, place("f8")).unwrap();
        let moves = [place("a1"), Move::Pass, place("f8")];
        assert_eq!(history.moves().collect::<Vec<_>>(), moves);
        assert_eq!(history.positions().len(), 4);
        assert_eq!(history.play_as(Color::White, place("a2")), Err(IllegalMove::GameOver));
        assert!(history.undo());
        assert!(history.position().must_pass());
        assert!(history.redo());
        assert_eq!(history.moves().collect::<Vec<_>>(), moves);
        assert!(!history.redo());
    }

    #[test]
    fn records_come_and_go() {
        let mut history = before_a_pass();
        history.play(place("a1")).unwrap();
        let record = history.record();
        assert_eq!(record.moves.len(), 2, "a record spells out the pass that follows");
        assert_eq!(History::from_record(&record, 1).unwrap(), history);
        assert!(!History::from_record(&record, 2).unwrap().position().must_pass());
    }
}
