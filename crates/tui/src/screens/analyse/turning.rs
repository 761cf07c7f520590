//! Where a game turned: what the coach says about its moves, and trying again.

use crate::thinker::{Found, Ticket};
use crate::words::{Words, color_value, spelt};
use outflank_coach::{Comment, GameReview, Judged, Verdict};
use outflank_rules::{Color, Game, Move, Position, Square};

/// How many turning points are shown.
const POINTS: usize = 3;

/// A game being gone over, or gone over.
pub(super) struct Review {
    pub ticket: Ticket,
    /// By ply, what was found about the move played there.
    moves: Vec<Option<Found>>,
    /// How many positions have been looked at, and how many there are.
    pub done: usize,
    pub total: usize,
}

impl Review {
    pub(super) fn new(ticket: Ticket, game: &Game) -> Review {
        let moves = vec![None; game.ply()];
        Review { ticket, moves, done: 0, total: game.ply() + 1 }
    }

    /// Takes what was found at a ply, which is nothing for passes and for the end.
    pub(super) fn hear(&mut self, ply: usize, found: Option<&Found>) {
        self.done += 1;
        if let Some(place) = self.moves.get_mut(ply) {
            *place = found.cloned();
        }
    }

    pub(super) const fn is_complete(&self) -> bool {
        self.done >= self.total
    }

    /// What the coach says about the move that led to this ply.
    pub(super) fn on(&self, ply: usize) -> Option<&Comment> {
        Some(&self.moves.get(ply.checked_sub(1)?)?.as_ref()?.comment)
    }

    /// The turning points of one side or of both, in the order they were played: how many
    /// plies had been made before each, and what was found there.
    pub(super) fn points(&self, side: Option<Color>) -> Vec<(usize, &Found)> {
        if !self.is_complete() {
            return Vec::new();
        }
        let found = (1..).zip(&self.moves).filter_map(|(ply, found)| Some((ply, found.as_ref()?)));
        let judged = |(ply, found): (usize, &Found)| Judged {
            ply,
            position: found.position,
            comment: found.comment.clone(),
        };
        let review = GameReview { moves: found.map(judged).collect() };
        let points = review.turning_points(side, POINTS);
        points.iter().filter_map(|point| Some((point.ply - 1, self.moves[point.ply - 1].as_ref()?))).collect()
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

/// Discs a move gives away compared with the best one, if the two can be compared.
fn given_away(found: &Found, square: Square) -> Option<u32> {
    let line = found.lines.iter().find(|line| line.mv == Move::Place(square))?;
    Some(Verdict::of(line.score, found.lines.first()?.score)?.importance())
}

/// Takes a try: found when it is as good as the best.
pub(super) fn tried(found: &Found, square: Square) -> Stand {
    let right = square == found.comment.best || given_away(found, square) == Some(0);
    if right { Stand::Found(square) } else { Stand::Tries(Some(square)) }
}

/// What to say to the reader, the heading aside.
pub(super) fn told(stand: Stand, found: &Found, words: Words<'_>) -> Vec<String> {
    match stand {
        Stand::Told => {
            let grade = found.comment.verdict.map(|verdict| verdict.grade.name().text(words.0));
            let proven = found.comment.report().proven == Some(true);
            let proven = proven.then(|| words.text("tui-proven", &[]));
            let heading = grade.into_iter().chain(proven).collect::<Vec<_>>().join(" · ");
            vec![heading, found.comment.text(words.0)]
        }
        Stand::Tries(wrong) => {
            let turn = color_value(found.position.turn());
            let find =
                words.text("tui-turning-find", &[("color", turn), ("square", spelt(found.comment.square))]);
            let wrong = wrong.map(|square| words.text("tui-turning-wrong", &[("square", spelt(square))]));
            std::iter::once(find).chain(wrong).collect()
        }
        Stand::Found(square) => {
            let right = words.text("tui-turning-right", &[("square", spelt(square))]);
            let why = Comment::on(found.position, square, &found.lines).ok();
            std::iter::once(right).chain(why.map(|comment| comment.text(words.0))).collect()
        }
    }
}

/// The position, and the two moves to be marked on it: the one played and the better one.
pub(super) fn marks(stand: Stand, found: &Found) -> Option<(Position, Square, Square)> {
    match stand {
        Stand::Tries(_) => None,
        Stand::Told => Some((found.position, found.comment.square, found.comment.best)),
        Stand::Found(square) => Some((found.position, found.comment.square, square)),
    }
}
