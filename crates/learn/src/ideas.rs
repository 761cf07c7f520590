//! Where an idea is taught and trained: from what the coach says of a move to its lesson, and to
//! puzzles like it.

use outflank_coach::Idea;
use outflank_puzzles::Kind;

/// The lesson that teaches an idea; none for what only calculation shows.
#[must_use]
pub const fn lesson_on(idea: Idea) -> Option<&'static str> {
    Some(match idea {
        Idea::Corner => "corners",
        Idea::DangerousSquare => "danger",
        Idea::Mobility => "mobility",
        Idea::Stability => "safe",
        Idea::Frontier => "frontier",
        Idea::Discs => "few",
        Idea::Parity => "parity",
        Idea::Edge => "edge",
        _ => return None,
    })
}

/// The kind of puzzles that trains an idea most.
#[must_use]
pub const fn puzzles_on(idea: Idea) -> Option<Kind> {
    Some(match idea {
        Idea::Corner => Kind::Corner,
        Idea::DangerousSquare | Idea::Edge => Kind::Trap,
        Idea::Mobility | Idea::Frontier => Kind::OnlyWin,
        Idea::Stability | Idea::Discs => Kind::Swing,
        Idea::Parity => Kind::Endgame,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lessons;

    #[test]
    fn every_idea_that_can_be_seen_has_a_lesson_that_is_there_and_puzzles() {
        for idea in Idea::TAUGHT {
            let lesson = lesson_on(idea).unwrap();
            assert!(lessons().iter().any(|known| known.id == lesson), "{idea:?}: {lesson}");
            assert!(puzzles_on(idea).is_some(), "{idea:?}");
        }
        assert_eq!((lesson_on(Idea::Calculation), puzzles_on(Idea::Calculation)), (None, None));
    }
}
