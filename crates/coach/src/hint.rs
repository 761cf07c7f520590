//! Help with a move that has not been made, in three steps.
//!
//! "Show me an idea", "show me where", "show me the move": each step gives away a little
//! more, and the reader stops when they see it.

use crate::area::Area;
use crate::comment::{NoComment, others};
use crate::facts::Facts;
use crate::reason::{Idea, Reason};
use crate::weigh::{Seen, merits, weightiest};
use outflank_engine::Line;
use outflank_locale::Sentence;
use outflank_rules::{Position, Square};

/// A hint, whole; the front end shows it step by step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// Step one: what to think of.
    pub idea: Sentence,
    /// Step two: where to look.
    pub area: Area,
    /// Step three: the move.
    pub square: Square,
    /// Why, for step three.
    pub reasons: Vec<Reason>,
}

impl Hint {
    /// The hint towards the best of the engine's `lines`.
    pub fn towards(position: Position, lines: &[Line]) -> Result<Hint, NoComment> {
        let line = lines.first().ok_or(NoComment::OtherPosition)?;
        let square = line.mv.square().ok_or(NoComment::OtherPosition)?;
        let facts = Facts::of(position, square).map_err(|_| NoComment::OtherPosition)?;
        let others = others(position, square);
        let reasons = weightiest(merits(&Seen::new(position, &facts, line), &others));
        let safe = facts.corners_given.is_empty();
        let idea = match reasons.first() {
            // Where nothing speaks for the move, something may speak against others.
            None if safe && others.iter().any(|other| !other.corners_given.is_empty()) => "coach-idea-avoid",
            reason => idea(reason.copied()),
        };
        let idea = Sentence::new(idea);
        Ok(Hint { idea, area: Area::of(square), square, reasons })
    }

    /// What step two says.
    #[must_use]
    pub fn place(&self) -> Sentence {
        self.area.sentence()
    }

    /// What step three says.
    #[must_use]
    pub fn answer(&self) -> Vec<Sentence> {
        let play = Sentence::new("coach-play").with("square", self.square);
        std::iter::once(play).chain(Reason::sentences(&self.reasons, None)).collect()
    }
}

fn idea(reason: Option<Reason>) -> &'static str {
    match reason {
        Some(Reason::TakesCorner { .. }) => "coach-idea-take-corner",
        Some(Reason::ForcesCorner { .. }) => "coach-idea-force-corner",
        Some(Reason::Passes { .. }) => "coach-idea-pass",
        Some(Reason::Quiet { .. }) => "coach-idea-quiet",
        Some(Reason::WipesOut { .. }) => "coach-idea-wipe-out",
        Some(other) => match other.idea() {
            Idea::Corner => "coach-idea-corner",
            Idea::Mobility => "coach-idea-mobility",
            Idea::Stability => "coach-idea-stability",
            Idea::Parity => "coach-idea-parity",
            Idea::Edge => "coach-idea-edge",
            _ => "coach-idea-compare",
        },
        None => "coach-idea-compare",
    }
}
