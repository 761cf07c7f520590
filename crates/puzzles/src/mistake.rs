//! What a wrong answer leads to, so that "not this one" comes with its reason.

use crate::kind::Kind;
use outflank_engine::{Line, Score};
use outflank_locale::Sentence;
use outflank_rules::{DiscDiff, Position, Square};

/// A wrong answer, and what was proved about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// What was tried.
    pub tried: Square,
    /// What was to be found.
    pub solution: Square,
    /// How the game ends after it with best play, for whoever tried it.
    pub result: DiscDiff,
    /// The reply that brings it about; none for a pass.
    pub reply: Option<Square>,
}

impl Mistake {
    /// From the best line of the position after the wrong answer; none if that proves
    /// nothing.
    #[must_use]
    pub fn proved(tried: Square, solution: Square, after: &Line) -> Option<Mistake> {
        let Score::Exact(result) = after.score else { return None };
        Some(Mistake { tried, solution, result: -result, reply: after.mv.square() })
    }

    /// An answer that ends the game; none if the game goes on `after` it.
    #[must_use]
    pub fn final_move(tried: Square, solution: Square, after: Position) -> Option<Mistake> {
        let result = -DiscDiff::of_finished(after.board());
        after.is_over().then_some(Mistake { tried, solution, result, reply: None })
    }

    /// What to tell about it: the result, and the reply. Nothing about puzzles of corners,
    /// whose answers are judged by corners alone; and a reply that is the very square to be
    /// found is kept quiet.
    #[must_use]
    pub fn consequence(&self, kind: Kind) -> Vec<Sentence> {
        if kind == Kind::Corner {
            return Vec::new();
        }
        let id = match self.result.discs().signum() {
            1 => "puzzle-leads-win",
            0 => "puzzle-leads-draw",
            _ => "puzzle-leads-loss",
        };
        let discs = self.result.discs().unsigned_abs();
        let result = Sentence::new(id).with("square", self.tried).with("count", discs);
        let reply = self.reply.filter(|&reply| reply != self.solution);
        let reply = reply.map(|reply| Sentence::new("puzzle-answer").with("reply", reply));
        std::iter::once(result).chain(reply).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use outflank_rules::Move;

    fn square(name: &str) -> Square {
        name.parse().expect("a square")
    }

    fn ids(kind: Kind, score: Score, reply: Move) -> Vec<&'static str> {
        let after = Line { mv: reply, score, variation: vec![reply] };
        let mistake = Mistake::proved(square("b1"), square("a1"), &after);
        mistake.iter().flat_map(|mistake| mistake.consequence(kind)).map(|sentence| sentence.id).collect()
    }

    fn exact(discs: i32) -> Score {
        Score::Exact(DiscDiff::new(discs).expect("a result of a game"))
    }

    #[test]
    fn results_and_replies_are_told() {
        // As the opponent sees it.
        for (discs, id) in [(-6, "puzzle-leads-win"), (0, "puzzle-leads-draw"), (14, "puzzle-leads-loss")] {
            let reply = Move::Place(square("c1"));
            assert_eq!(ids(Kind::Swing, exact(discs), reply), [id, "puzzle-answer"]);
            assert_eq!(ids(Kind::Corner, exact(discs), reply), [""; 0]);
        }
    }

    #[test]
    fn a_move_that_ends_the_game_has_its_result() {
        let [tried, solution] = [square("h8"), square("a1")];
        let of = |after: Position| Mistake::final_move(tried, solution, after);
        assert_eq!(of(Position::START), None);
        // White to move has lost every disc.
        let over: Position = format!("{}X- O", "-".repeat(62)).parse().expect("a position");
        let result = DiscDiff::new(64).expect("a result of a game");
        assert_eq!(of(over), Some(Mistake { tried, solution, result, reply: None }));
    }

    #[test]
    fn the_solution_is_never_given_away_and_nothing_unproved_is_said() {
        assert_eq!(ids(Kind::Trap, exact(2), Move::Place(square("a1"))), ["puzzle-leads-loss"]);
        assert_eq!(ids(Kind::Trap, exact(2), Move::Pass), ["puzzle-leads-loss"]);
        let book = Score::Book { discs: DiscDiff::new(2).expect("a result of a game") };
        assert_eq!(ids(Kind::Trap, book, Move::Place(square("c1"))), [""; 0]);
    }
}
