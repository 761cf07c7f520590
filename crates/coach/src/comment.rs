//! What the coach says about a move that was made.

use crate::facts::Facts;
use crate::reason::Reason;
use crate::verdict::{Grade, Verdict};
use crate::weigh::{Seen, differences, merits, subtleties, weightiest};
use outflank_engine::Line;
use outflank_locale::Locale;
use outflank_locale::Sentence;
use outflank_rules::{IllegalMove, Move, Position, Square};
use std::fmt;

/// A verdict and its reasons.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comment {
    /// The move it is about.
    pub square: Square,
    /// The best move.
    pub best: Square,
    /// How good the move is; none when the engine's scores are of different kinds.
    pub verdict: Option<Verdict>,
    /// Why: one or two reasons, the weightier first. None for a good move about which
    /// there is nothing to see.
    pub reasons: Vec<Reason>,
    /// Whether there was no other move.
    pub only_move: bool,
    /// What the move does, counted.
    pub facts: Facts,
}

/// Why there is nothing to say about a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoComment {
    /// The move is not legal.
    Illegal(IllegalMove),
    /// The engine's lines do not have this move.
    NotSearched(Square),
    /// The engine's lines begin with a move that is not legal here.
    OtherPosition,
}

impl fmt::Display for NoComment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoComment::Illegal(reason) => reason.fmt(f),
            NoComment::NotSearched(square) => write!(f, "{square} is not among the searched moves"),
            NoComment::OtherPosition => f.write_str("the searched lines belong to another position"),
        }
    }
}

impl std::error::Error for NoComment {}

impl From<IllegalMove> for NoComment {
    fn from(reason: IllegalMove) -> NoComment {
        NoComment::Illegal(reason)
    }
}

impl Comment {
    /// What there is to say about playing `square` in `position`, where the engine found
    /// `lines`, the best first. The move must be one of them.
    pub fn on(position: Position, square: Square, lines: &[Line]) -> Result<Comment, NoComment> {
        let facts = Facts::of(position, square)?;
        let find = |wanted: Square| lines.iter().find(|line| line.mv == Move::Place(wanted));
        let played_line = find(square).ok_or(NoComment::NotSearched(square))?;
        let mut best_line = lines.first().ok_or(NoComment::NotSearched(square))?;
        let mut best = best_line.mv.square().ok_or(NoComment::OtherPosition)?;
        let mut best_facts = Facts::of(position, best).map_err(|_| NoComment::OtherPosition)?;
        // What is the same up to symmetry is worth the same, whatever a search says.
        if alike(position, square, best) {
            (best_line, best, best_facts) = (played_line, square, facts.clone());
        }

        let verdict = Verdict::of(played_line.score, best_line.score);
        let good = square == best || verdict.is_some_and(|verdict| verdict.grade <= Grade::Good);
        let others = others(position, square);
        let only_move = others.is_empty();
        let played = Seen::new(position, &facts, played_line);
        let reasons = if only_move {
            Vec::new()
        } else if good {
            weightiest(merits(&played, &others))
        } else {
            let better = Seen::new(position, &best_facts, best_line);
            let mut found = weightiest(differences(&played, &better));
            if found.is_empty() {
                found = weightiest(subtleties(position, &played, &better));
            }
            if found.is_empty() { vec![beyond_sight(&played)] } else { found }
        };
        Ok(Comment { square, best, verdict, reasons, only_move, facts })
    }

    /// The verdict first, then the reasons.
    #[must_use]
    pub fn sentences(&self) -> Vec<Sentence> {
        let verdict = if self.only_move {
            Some(Sentence::new("coach-only-move").with("square", self.square))
        } else {
            self.verdict.map(|verdict| verdict.sentence(self.square, self.best))
        };
        // "It" is the best move where the verdict names no other.
        let about = Some(self.square).filter(|_| self.square == self.best && verdict.is_some());
        verdict.into_iter().chain(Reason::sentences(&self.reasons, about)).collect()
    }

    /// The whole comment in the language of `locale`.
    #[must_use]
    pub fn text(&self, locale: &Locale) -> String {
        self.sentences().iter().map(|sentence| sentence.text(locale)).collect::<Vec<_>>().join(" ")
    }
}

/// Whether two legal moves lead to the same board, turned or mirrored.
fn alike(position: Position, one: Square, other: Square) -> bool {
    let board = |square| position.play(Move::Place(square)).map(|after| after.board().canonical().0);
    one == other || board(one).is_ok_and(|found| Ok(found) == board(other))
}

/// The facts of all legal moves but one.
pub(crate) fn others(position: Position, square: Square) -> Vec<Facts> {
    let moves = position.moves() - square.set();
    moves.into_iter().map(|other| Facts::of(position, other).expect("the move is legal")).collect()
}

/// What to say when the difference cannot be seen on the board.
fn beyond_sight(played: &Seen<'_>) -> Reason {
    let square = played.facts.square;
    match played.line.variation.get(1) {
        Some(&Move::Place(reply)) => Reason::Reply { square, reply },
        _ => Reason::Deeper { square },
    }
}
