//! What a wrong answer leads to, so that "not this one" comes with its reason.

use crate::kind::Kind;
use outflank_coach::Sentence;
use outflank_engine::{Line, Score};
use outflank_rules::{Move, Square};

/// The proven result of a move that is not the solution, and the reply that brings it
/// about. Says nothing where `lines` prove nothing, and nothing about puzzles of corners,
/// whose answers are judged by corners alone; and keeps quiet about a reply that is the
/// very square to be found.
#[must_use]
pub fn consequence(kind: Kind, lines: &[Line], tried: Square, solution: Square) -> Vec<Sentence> {
    let line = lines.iter().find(|line| line.mv == Move::Place(tried));
    let Some(Line { score: Score::Exact(result), variation, .. }) = line else { return Vec::new() };
    if kind == Kind::Corner || tried == solution {
        return Vec::new();
    }
    let id = match result.discs().signum() {
        1 => "puzzle-leads-win",
        0 => "puzzle-leads-draw",
        _ => "puzzle-leads-loss",
    };
    let discs = result.discs().unsigned_abs();
    let mut said = vec![Sentence::new(id).with("square", tried).with("count", discs)];
    if let Some(&Move::Place(reply)) = variation.get(1)
        && reply != solution
    {
        said.push(Sentence::new("puzzle-answer").with("reply", reply));
    }
    said
}

#[cfg(test)]
mod tests {
    use super::*;
    use outflank_rules::DiscDiff;

    fn line(mv: &str, score: Score, reply: Option<&str>) -> Line {
        let moves = [Some(mv), reply].into_iter().flatten();
        let variation: Vec<Move> = moves.map(|name| name.parse().map_or(Move::Pass, Move::Place)).collect();
        Line { mv: variation[0], score, variation }
    }

    fn exact(discs: i32) -> Score {
        Score::Exact(DiscDiff::new(discs).expect("a result of a game"))
    }

    fn ids(kind: Kind, lines: &[Line]) -> Vec<&'static str> {
        let [tried, solution] = ["b1", "a1"].map(|name| name.parse().expect("a square"));
        consequence(kind, lines, tried, solution).iter().map(|sentence| sentence.id).collect()
    }

    #[test]
    fn results_and_replies_are_told() {
        for (discs, id) in [(6, "puzzle-leads-win"), (0, "puzzle-leads-draw"), (-14, "puzzle-leads-loss")] {
            let lines = [line("a1", exact(20), None), line("b1", exact(discs), Some("c1"))];
            assert_eq!(ids(Kind::Swing, &lines), [id, "puzzle-answer"]);
            assert_eq!(ids(Kind::Corner, &lines), [""; 0]);
        }
    }

    #[test]
    fn the_solution_is_never_given_away_and_nothing_unproved_is_said() {
        assert_eq!(ids(Kind::Trap, &[line("b1", exact(-2), Some("a1"))]), ["puzzle-leads-loss"]);
        assert_eq!(ids(Kind::Trap, &[line("b1", exact(-2), Some("pass"))]), ["puzzle-leads-loss"]);
        assert_eq!(ids(Kind::Trap, &[line("b1", exact(-2), None)]), ["puzzle-leads-loss"]);
        assert_eq!(ids(Kind::Trap, &[line("c1", exact(-2), None)]), [""; 0]);
        let book = Score::Book { discs: DiscDiff::new(-2).expect("a result of a game") };
        assert_eq!(ids(Kind::Trap, &[line("b1", book, Some("c1"))]), [""; 0]);
    }
}
