//! The score sheet of a series: where every point comes from (R11).

use crate::Narrator;
use outflank_locale::Sentence;
use outflank_play::{Goal, MatchOutcome, PerPlayer, Player, Reason, Standing, Verdict, View};

/// The score sheet of a series. A single game has none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    /// Every finished game: who won, and what for.
    pub games: Vec<Vec<Sentence>>,
    /// What they add up to, and who has won the series once somebody has.
    pub total: Vec<Sentence>,
}

impl Narrator<'_> {
    /// The score sheet of a match.
    #[must_use]
    pub fn sheet(&self, view: &View) -> Sheet {
        if self.is_one_game() || view.verdicts.is_empty() {
            return Sheet::default();
        }
        let games = (1..).zip(&view.verdicts).map(|(number, verdict)| self.sheet_game(number, verdict));
        Sheet { games: games.collect(), total: self.sheet_total(&view.standing) }
    }

    fn sheet_game(&self, number: u32, verdict: &Verdict) -> Vec<Sentence> {
        let (Some(winner), Some(color)) = (verdict.winner, verdict.color) else {
            let discs = u32::from(verdict.discs.black);
            return vec![Sentence::new("sheet-drawn").with("game", number).with("discs", discs)];
        };
        let of = |id| Sentence::new(id).with("game", number).with("name", self.player(winner));
        let points = u32::from(verdict.points);
        let loser = self.player(winner.other());
        if let Some(late) = verdict.lost_by_overtime {
            let late = of("sheet-overtime").with("late", self.player(late));
            return vec![late.with("points", points)];
        }
        let awarded = match verdict.reason {
            Reason::Resigned { .. } => Some("sheet-resigned"),
            Reason::OutOfTime { .. } => Some("sheet-out-of-time"),
            Reason::Left { .. } => Some("sheet-left"),
            Reason::BoardFull | Reason::WipedOut { .. } | Reason::BothBlocked | Reason::BothPassed => None,
        };
        if let Some(id) = awarded {
            let points_for = Sentence::new("sheet-awarded").with("points", points);
            return vec![of(id).with("loser", loser), points_for];
        }
        let [mine, theirs] = [color, color.opposite()].map(|side| u32::from(*verdict.discs.get(side)));
        let counted = of("sheet-won").with("mine", mine).with("theirs", theirs);
        vec![counted, Sentence::new("sheet-margin").with("points", points)]
    }

    /// Who has to say who starts the next game, where the winner decides.
    #[must_use]
    pub fn decision(&self, standing: &Standing) -> Option<Sentence> {
        standing.chooser.map(|winner| Sentence::new("series-decides").with("name", self.player(winner)))
    }

    fn sheet_total(&self, standing: &Standing) -> Vec<Sentence> {
        let mut total = vec![
            self.count("series-tally", standing.wins),
            self.count("series-tally-points", standing.points),
        ];
        total.extend(self.tie_break(standing).then(|| Sentence::new("sheet-tie-break")));
        total.extend(standing.outcome.map(|outcome| self.outcome(outcome)));
        total
    }

    /// Whether the summed margins have decided the series.
    fn tie_break(&self, standing: &Standing) -> bool {
        matches!(self.goal, Goal::Games(_))
            && standing.wins.one == standing.wins.two
            && matches!(standing.outcome, Some(MatchOutcome::Won { .. }))
    }

    /// How a series has ended, with its final score.
    pub(crate) fn final_score(&self, standing: &Standing, outcome: MatchOutcome) -> Sentence {
        let (id, score) = match self.goal {
            Goal::Points(_) => ("series-final-points", standing.points),
            Goal::Games(_) if self.tie_break(standing) => ("series-final-margins", standing.points),
            Goal::Games(_) | Goal::Wins(_) => ("series-final-wins", standing.wins),
        };
        Sentence::new("series-over")
            .with("result", self.outcome(outcome))
            .with("score", self.count(id, score))
    }

    /// A score of both players under the name of a text.
    pub(crate) fn count(&self, id: &'static str, count: PerPlayer<u32>) -> Sentence {
        let [one, two] = Player::BOTH.map(|player| self.player(player));
        let sentence = Sentence::new(id).with("one", one).with("two", two);
        sentence.with("first", count.one).with("second", count.two)
    }
}
