//! Where a game turned: what the coach says about its moves, and trying again.

use crate::thinker::Ticket;
use crate::words::{Words, color_value, spelt};
use outflank_coach::{Comment, Verdict};
use outflank_review::{Effort, GameReview, Judgement};
use outflank_rules::{Color, Game, Move, Position, Square};

/// How many turning points are shown.
const POINTS: usize = 3;

/// A game being reviewed, or reviewed.
pub(super) struct Review {
    pub ticket: Ticket,
    /// By place in the game, what was found so far.
    judgements: Vec<Option<Judgement>>,
    comments: Vec<Option<Comment>>,
    /// How many positions have been judged, and how many there are.
    pub done: usize,
    pub total: usize,
    /// Once all are.
    whole: Option<GameReview>,
}

/// A move with what was found about it.
#[derive(Clone, Copy)]
pub(super) struct Found<'a> {
    pub judgement: &'a Judgement,
    pub comment: &'a Comment,
}

impl Review {
    pub(super) fn new(ticket: Ticket, game: &Game) -> Review {
        let total = game.ply() + 1;
        let (judgements, comments) = (vec![None; total], vec![None; total]);
        Review { ticket, judgements, comments, done: 0, total, whole: None }
    }

    /// Takes what was found about a position.
    pub(super) fn hear(&mut self, judgement: &Judgement, effort: Effort) {
        let place = judgement.ply - 1;
        if let Some(entry) = self.judgements.get_mut(place).filter(|entry| entry.is_none()) {
            *entry = Some(judgement.clone());
            self.comments[place] = judgement.comment();
            self.done += 1;
        }
        if self.is_complete() && self.whole.is_none() {
            let judgements: Option<Vec<Judgement>> = self.judgements.iter().cloned().collect();
            self.whole = judgements.map(|judgements| GameReview { effort, judgements });
        }
    }

    pub(super) const fn is_complete(&self) -> bool {
        self.done >= self.total
    }

    /// What the coach says about the move that led to this ply.
    pub(super) fn on(&self, ply: usize) -> Option<&Comment> {
        self.comments.get(ply.checked_sub(1)?)?.as_ref()
    }

    /// The turning points of one side or of both, in the order they were played: how many
    /// plies had been made before each, and what was found there.
    pub(super) fn points(&self, side: Option<Color>) -> Vec<(usize, Found<'_>)> {
        let points = self.whole.iter().flat_map(|review| review.turning_points(side, POINTS));
        let found = |judgement: &'_ Judgement| self.comments.get(judgement.ply - 1)?.as_ref();
        points
            .filter_map(|judgement| {
                Some((judgement.ply - 1, Found { judgement, comment: found(judgement)? }))
            })
            .collect()
    }
}

/// Where the reader stands with the turning points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stand {
    /// Sees what was played, what was better and why.
    Told,
    /// Looks for the better move; has tried these in vain.
    Tries(Option<Square>),
    /// Has found this one.
    Found(Square),
}

/// A turning point being looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Turning {
    /// Which, counted from 0.
    pub number: usize,
    pub stand: Stand,
}

/// Whether a move is as good as the best one.
fn is_best(judgement: &Judgement, square: Square) -> bool {
    let line = judgement.lines.iter().find(|line| line.mv == Move::Place(square));
    let verdict = line.and_then(|line| Verdict::of(line.score, judgement.score()));
    verdict.is_some_and(|verdict| verdict.importance() == 0)
}

/// Takes a try: found when it is as good as the best.
pub(super) fn tried(found: Found<'_>, square: Square) -> Stand {
    if square == found.comment.best || is_best(found.judgement, square) {
        Stand::Found(square)
    } else {
        Stand::Tries(Some(square))
    }
}

/// What to say to the reader, the heading aside.
pub(super) fn told(stand: Stand, found: Found<'_>, words: Words<'_>) -> Vec<String> {
    match stand {
        Stand::Told => {
            let grade = found.comment.verdict.map(|verdict| verdict.grade.name().text(words.0));
            let proven = found.comment.report().proven == Some(true);
            let proven = proven.then(|| words.text("tui-proven", &[]));
            let heading = grade.into_iter().chain(proven).collect::<Vec<_>>().join(" · ");
            vec![heading, found.comment.text(words.0)]
        }
        Stand::Tries(wrong) => {
            let turn = color_value(found.judgement.position.turn());
            let find =
                words.text("tui-turning-find", &[("color", turn), ("square", spelt(found.comment.square))]);
            let wrong = wrong.map(|square| words.text("tui-turning-wrong", &[("square", spelt(square))]));
            std::iter::once(find).chain(wrong).collect()
        }
        Stand::Found(square) => {
            let right = words.text("tui-turning-right", &[("square", spelt(square))]);
            let why = Comment::on(found.judgement.position, square, &found.judgement.lines).ok();
            std::iter::once(right).chain(why.map(|comment| comment.text(words.0))).collect()
        }
    }
}

/// The position, and the two moves to be marked on it: the one played and the better one.
pub(super) fn marks(stand: Stand, found: Found<'_>) -> Option<(Position, Square, Square)> {
    match stand {
        Stand::Tries(_) => None,
        Stand::Told => Some((found.judgement.position, found.comment.square, found.comment.best)),
        Stand::Found(square) => Some((found.judgement.position, found.comment.square, square)),
    }
}
