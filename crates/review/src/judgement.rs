//! What is known of one position of a game and of the move played there.

use outflank_coach::{Comment, Verdict};
use outflank_engine::{Line, Score};
use outflank_rules::score::DiscDiff;
use outflank_rules::{Color, Move, Position, Square};

/// A position of a game with all its moves and what they are worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// Which ply was played here, counted from 1; passes are plies. The last position of a
    /// game comes after its last ply.
    pub ply: usize,
    /// The position; its turn is the side that made the move.
    pub position: Position,
    /// The move played, if the game went on.
    pub played: Option<Move>,
    /// All moves, best first; the pass alone for a side that has to pass, nothing when the
    /// game is over.
    pub lines: Vec<Line>,
}

impl Judgement {
    /// What the position is worth to the side to move.
    #[must_use]
    pub fn score(&self) -> Score {
        let over = || Score::Exact(DiscDiff::of_finished(self.position.board()));
        self.lines.first().map_or_else(over, |line| line.score)
    }

    /// The same in discs and for Black, as a graph shows it.
    #[must_use]
    pub fn for_black(&self) -> Option<i32> {
        let discs = self.score().discs()?.discs();
        Some(if self.position.turn() == Color::Black { discs } else { -discs })
    }

    /// The best move with its score, unless the game is over.
    #[must_use]
    pub fn best(&self) -> Option<&Line> {
        self.lines.first()
    }

    /// The move played with its score.
    #[must_use]
    pub fn played_line(&self) -> Option<&Line> {
        self.lines.iter().find(|line| Some(line.mv) == self.played)
    }

    /// Where the move was played; none for a pass, which nobody chooses.
    #[must_use]
    pub fn square(&self) -> Option<Square> {
        self.played?.square()
    }

    /// What the move gave away, and its grade; none for a pass.
    #[must_use]
    pub fn verdict(&self) -> Option<Verdict> {
        self.square()?;
        Verdict::of(self.played_line()?.score, self.score())
    }

    /// The discs the move gave away.
    #[must_use]
    pub fn loss(&self) -> Option<u32> {
        self.verdict()?.loss.discs()
    }

    /// What the coach says about the move.
    #[must_use]
    pub fn comment(&self) -> Option<Comment> {
        Comment::on(self.position, self.square()?, &self.lines).ok()
    }
}
