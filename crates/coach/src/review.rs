//! A whole game with comments, and where it turned.

use crate::comment::{Comment, NoComment};
use crate::verdict::{Grade, Verdict};
use outflank_engine::Line;
use outflank_rules::{Color, Game, Move, Position};

/// A move of the game with its comment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged {
    /// Which ply it was, counted from 1 as [`Game::position_at`] counts positions after
    /// plies.
    pub ply: usize,
    /// Where it was made; its turn is the side that made it.
    pub position: Position,
    /// What there is to say.
    pub comment: Comment,
}

/// The moves of a game that were looked at.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameReview {
    /// In the order they were played; passes are not moves to comment on.
    pub moves: Vec<Judged>,
}

impl GameReview {
    /// Reviews a game. `lines` asks the engine about a position, best line first; it may
    /// answer nothing to leave a position out, as when there is no time left.
    pub fn of(
        game: &Game,
        mut lines: impl FnMut(Position) -> Option<Vec<Line>>,
    ) -> Result<GameReview, NoComment> {
        let mut moves = Vec::new();
        for (ply, turn) in (1..).zip(game.turns()) {
            let Move::Place(square) = turn.mv else { continue };
            let Some(found) = lines(turn.before) else { continue };
            let comment = Comment::on(turn.before, square, &found)?;
            moves.push(Judged { ply, position: turn.before, comment });
        }
        Ok(GameReview { moves })
    }

    /// The moves that mattered most, at most so many, in the order they were played; only
    /// those of one side if asked. Moves that gave nothing away are never among them.
    #[must_use]
    pub fn turning_points(&self, side: Option<Color>, at_most: usize) -> Vec<&Judged> {
        let importance = |judged: &Judged| judged.comment.verdict.map_or(0, Verdict::importance);
        let mut points: Vec<&Judged> = self
            .moves
            .iter()
            .filter(|judged| side.is_none_or(|side| judged.position.turn() == side))
            .filter(|judged| judged.comment.verdict.is_some_and(|v| v.grade > Grade::Good))
            .collect();
        points.sort_by_key(|judged| std::cmp::Reverse(importance(judged)));
        points.truncate(at_most);
        points.sort_by_key(|judged| judged.ply);
        points
    }

    /// How many moves of one side got this grade.
    #[must_use]
    pub fn count(&self, side: Color, grade: Grade) -> usize {
        let graded = |judged: &&Judged| {
            judged.position.turn() == side && judged.comment.verdict.is_some_and(|v| v.grade == grade)
        };
        self.moves.iter().filter(graded).count()
    }
}
