//! Where a match is: who moves, or what else is going on, and how a series stands.

use crate::Narrator;
use outflank_locale::Sentence;
use outflank_play::{Goal, Phase, Standing, View};

impl Narrator<'_> {
    /// Who moves, or what else is going on.
    #[must_use]
    pub fn status(&self, view: &View) -> Vec<Sentence> {
        let sentence = match (view.phase, &view.game) {
            (Phase::Aborted, _) => self.aborted(),
            (Phase::Ready, _) | (_, None) => Sentence::new("status-ready"),
            (phase, Some(game)) => match (&game.verdict, game.to_move) {
                (Some(verdict), _) => return self.ending(verdict),
                (None, _) if phase == Phase::Paused => Sentence::new("event-paused"),
                (None, Some(player)) => {
                    let id = if view.request.is_some() { "status-thinking" } else { "to-move" };
                    Sentence::new(id).with("color", self.side_of(player))
                }
                (None, None) => return Vec::new(),
            },
        };
        vec![sentence]
    }

    /// How a series stands in its game `game`; nothing for a single game.
    #[must_use]
    pub fn standing(&self, standing: &Standing, game: u32) -> Option<Sentence> {
        if self.is_one_game() {
            return None;
        }
        if let Some(outcome) = standing.outcome {
            return Some(self.final_score(standing, outcome));
        }
        let (id, goal, count) = match self.goal {
            Goal::Wins(goal) => ("series-wins", goal, standing.wins),
            Goal::Games(goal) => ("series-games", goal, standing.wins),
            Goal::Points(goal) => ("series-points", goal, standing.points),
        };
        Some(self.count(id, count).with("game", game).with("goal", goal.get()))
    }

    /// The wins of a series, for lists, which know no goal.
    #[must_use]
    pub fn tally(&self, standing: &Standing) -> Sentence {
        standing.outcome.map_or_else(|| self.count("series-tally", standing.wins), |end| self.outcome(end))
    }
}
