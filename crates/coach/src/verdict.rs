//! What the engine's scores say about a move.
//!
//! A proven score is held against a proven score, a result against a result, an estimate
//! against an estimate. Where the two are of different kinds there is no verdict.

use outflank_engine::{GameResult, Score};
use outflank_locale::Sentence;
use outflank_rules::Square;

/// What a move gives away compared with the best one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loss {
    /// So many discs of the final score, proven.
    Proven {
        /// How many; 0 for a move as good as the best.
        discs: u32,
        /// The result with the best move.
        from: GameResult,
        /// The result with this one.
        to: GameResult,
    },
    /// The proven result, where the number of discs is not known.
    Result {
        /// With the best move.
        from: GameResult,
        /// With this one.
        to: GameResult,
    },
    /// About so many discs, as far as the search or the book could see.
    Estimated {
        /// How many.
        discs: u32,
    },
}

impl Loss {
    /// How many discs it is, proven or about so many; none where only the result is known.
    #[must_use]
    pub const fn discs(self) -> Option<u32> {
        match self {
            Loss::Proven { discs, .. } | Loss::Estimated { discs } => Some(discs),
            Loss::Result { .. } => None,
        }
    }
}

/// How good a move is, in one word, as far as is known: see [`Verdict::is_proven`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename_all = "lowercase"))]
pub enum Grade {
    /// Nothing better was found.
    Best,
    /// Hardly worse than the best.
    Good,
    /// A little is lost.
    Inaccuracy,
    /// Much is lost.
    Mistake,
    /// The game may turn on it.
    Blunder,
}

impl Grade {
    /// The text that names it.
    #[must_use]
    pub fn name(self) -> Sentence {
        Sentence::new(match self {
            Grade::Best => "coach-grade-best",
            Grade::Good => "coach-grade-good",
            Grade::Inaccuracy => "coach-grade-inaccuracy",
            Grade::Mistake => "coach-grade-mistake",
            Grade::Blunder => "coach-grade-blunder",
        })
    }
}

/// A move's loss and its grade.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// What it gives away.
    pub loss: Loss,
    /// In one word.
    pub grade: Grade,
}

impl Verdict {
    /// The verdict on a move with the score `played` where `best` is the best; none when
    /// the scores are of different kinds.
    #[must_use]
    pub fn of(played: Score, best: Score) -> Option<Verdict> {
        let lost = |best: i32, played: i32| best.saturating_sub(played).max(0) as u32;
        let loss = match (played, best) {
            (Score::Exact(played), Score::Exact(best)) => Loss::Proven {
                discs: lost(best.discs(), played.discs()),
                from: GameResult::of(best),
                to: GameResult::of(played),
            },
            (Score::Outcome(to), Score::Outcome(from)) => Loss::Result { from, to },
            (Score::Estimate { discs: played, .. }, Score::Estimate { discs: best, .. })
            | (Score::Book { discs: played }, Score::Book { discs: best }) => {
                Loss::Estimated { discs: lost(best.discs(), played.discs()) }
            }
            _ => return None,
        };
        Some(Verdict { loss, grade: grade(loss) })
    }

    /// Whether it rests on proven scores. A move is called best only then; beside estimates it
    /// looks best.
    #[must_use]
    pub const fn is_proven(self) -> bool {
        !matches!(self.loss, Loss::Estimated { .. })
    }

    /// How much the move matters beside others, for choosing among them. Not a score: a
    /// changed result counts for twelve discs here, twice that from win to loss.
    #[must_use]
    pub fn importance(self) -> u32 {
        match self.loss {
            Loss::Proven { discs, from, to } => discs + 12 * steps(from, to),
            Loss::Result { from, to } => 12 * steps(from, to),
            Loss::Estimated { discs } => discs,
        }
    }

    /// The verdict in words, on `square` where `best` was to be found.
    pub(crate) fn sentence(self, square: Square, best: Square) -> Sentence {
        let about = |id| Sentence::new(id).with("square", square);
        if square == best {
            return about(if self.is_proven() { "coach-best" } else { "coach-looks-best" });
        }
        let beside = |id| about(id).with("best", best);
        match self.loss {
            Loss::Proven { from, to, .. } | Loss::Result { from, to } if from != to => {
                beside(match (from, to) {
                    (GameResult::Win, GameResult::Draw) => "coach-win-drawn",
                    (GameResult::Draw, _) => "coach-draw-lost",
                    _ => "coach-win-lost",
                })
            }
            Loss::Proven { discs: 0, .. } | Loss::Result { .. } => beside("coach-equal"),
            Loss::Proven { discs, .. } => beside("coach-loses-discs").with("count", discs),
            Loss::Estimated { .. } if self.grade <= Grade::Good => beside("coach-good"),
            Loss::Estimated { discs } => beside("coach-loses-about").with("count", discs),
        }
    }
}

fn steps(from: GameResult, to: GameResult) -> u32 {
    (from as u32).saturating_sub(to as u32)
}

/// Bounds in discs. Estimates waver by a disc or two between depths, so a loss that small
/// says nothing.
fn grade(loss: Loss) -> Grade {
    let by_discs = |discs: u32, exact: bool| match discs {
        0 => Grade::Best,
        1..=2 if !exact => Grade::Good,
        1..=4 => Grade::Inaccuracy,
        5..=11 => Grade::Mistake,
        _ => Grade::Blunder,
    };
    match loss {
        Loss::Proven { discs, from, to } => match steps(from, to) {
            0 => by_discs(discs, true),
            1 => Grade::Mistake.max(by_discs(discs, true)),
            _ => Grade::Blunder,
        },
        Loss::Result { from, to } => match steps(from, to) {
            0 => Grade::Best,
            1 => Grade::Mistake,
            _ => Grade::Blunder,
        },
        Loss::Estimated { discs } => by_discs(discs, false),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use outflank_engine::Selectivity;
    use outflank_rules::DiscDiff;

    fn exact(discs: i32) -> Score {
        Score::Exact(DiscDiff::saturating(discs))
    }

    fn estimate(discs: i32) -> Score {
        let selectivity = Selectivity::FASTEST;
        Score::Estimate { discs: DiscDiff::saturating(discs), depth: 8, selectivity }
    }

    #[test]
    fn scores_of_different_kinds_are_not_compared() {
        let book = Score::Book { discs: DiscDiff::DRAW };
        let all = [exact(2), estimate(2), book, Score::Outcome(GameResult::Win)];
        for (i, played) in all.into_iter().enumerate() {
            for (j, best) in all.into_iter().enumerate() {
                assert_eq!(Verdict::of(played, best).is_some(), i == j, "{played} beside {best}");
            }
        }
    }

    #[test]
    fn only_what_is_proven_is_called_best() {
        let [square, other] = ["d3", "c4"].map(|name| name.parse::<Square>().unwrap());
        let said = |score| {
            let verdict = Verdict::of(score, score).unwrap();
            assert_eq!(verdict.grade, Grade::Best);
            [square, other].map(|best| verdict.sentence(square, best).id)
        };
        assert_eq!(said(exact(2)), ["coach-best", "coach-equal"]);
        assert_eq!(said(Score::Outcome(GameResult::Win)), ["coach-best", "coach-equal"]);
        assert_eq!(said(estimate(2)), ["coach-looks-best", "coach-good"]);
        assert_eq!(said(Score::Book { discs: DiscDiff::DRAW }), ["coach-looks-best", "coach-good"]);
    }

    #[test]
    fn a_lost_result_weighs_more_than_its_discs() {
        let turned = Verdict::of(exact(-2), exact(2)).unwrap();
        assert_eq!((turned.grade, turned.importance()), (Grade::Blunder, 28));
        let large = Verdict::of(exact(20), exact(30)).unwrap();
        assert_eq!((large.grade, large.importance()), (Grade::Mistake, 10));
        assert_eq!(Verdict::of(exact(0), exact(2)).unwrap().grade, Grade::Mistake);
    }

    #[test]
    fn a_disc_or_two_of_an_estimate_are_noise_and_of_a_proof_are_not() {
        assert_eq!(Verdict::of(estimate(3), estimate(5)).unwrap().grade, Grade::Good);
        assert_eq!(Verdict::of(exact(4), exact(6)).unwrap().grade, Grade::Inaccuracy);
        assert_eq!(Verdict::of(estimate(5), estimate(3)).unwrap().loss, Loss::Estimated { discs: 0 });
    }
}
