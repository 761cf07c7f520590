//! What a score rests on, in words.

use outflank_engine::{GameResult, Score};
use outflank_locale::Sentence;
use outflank_rules::DiscDiff;

/// A score with what it rests on: proven, searched so deep with such certainty, or from a
/// book.
#[must_use]
pub fn score_sentence(score: Score) -> Sentence {
    let shown = |id, discs: DiscDiff| {
        let discs = discs.discs();
        let text = if discs == 0 { "0".to_owned() } else { format!("{discs:+}") };
        Sentence::new(id).with("discs", text)
    };
    match score {
        Score::Exact(discs) => shown("score-exact", discs),
        Score::Outcome(GameResult::Win) => Sentence::new("score-win"),
        Score::Outcome(GameResult::Draw) => Sentence::new("score-draw"),
        Score::Outcome(GameResult::Loss) => Sentence::new("score-loss"),
        Score::Estimate { discs, depth, selectivity } => shown("score-estimate", discs)
            .with("depth", depth)
            .with("percent", u32::from(selectivity.percent())),
        Score::Book { discs } => shown("score-book", discs),
    }
}
