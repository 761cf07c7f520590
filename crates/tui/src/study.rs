//! The engine looking at the position on the screen, deeper and deeper.

use crate::draw::board::SquareNote;
use crate::screen::Context;
use crate::thinker::{Thought, Ticket};
use crate::words::signed;
use outflank_engine::{GameResult, Score, SearchResult};
use outflank_rules::{Move, Position};

/// What is known about the position on the screen.
#[derive(Default)]
pub(crate) struct Study {
    on: bool,
    ticket: Option<Ticket>,
    position: Option<Position>,
    outcome: Option<SearchResult>,
    finished: bool,
}

impl Study {
    /// Switched on from the beginning.
    pub(crate) fn running() -> Study {
        Study { on: true, ..Study::default() }
    }

    pub(crate) const fn is_on(&self) -> bool {
        self.on
    }

    pub(crate) fn toggle(&mut self, cx: &Context) {
        self.on = !self.on;
        if !self.on {
            self.stop(cx);
        }
    }

    /// Looks at this position, or at none.
    pub(crate) fn follow(&mut self, position: Option<Position>, cx: &mut Context) {
        let wanted = position.filter(|position| self.on && !position.is_over());
        if wanted == self.position {
            return;
        }
        self.stop(cx);
        if let Some(position) = wanted {
            self.ticket = Some(cx.thinkers.study(position));
            self.position = Some(position);
        }
    }

    pub(crate) fn stop(&mut self, cx: &Context) {
        if self.ticket.is_some() && !self.finished {
            cx.thinkers.stop_studying();
        }
        *self = Study { on: self.on, ..Study::default() };
    }

    pub(crate) fn thought(&mut self, thought: &Thought) {
        if let Thought::Studied { ticket, outcome, finished } = thought
            && self.ticket == Some(*ticket)
        {
            self.outcome = Some(outcome.clone());
            self.finished = *finished;
        }
    }

    /// All moves with their scores, as far as they are known.
    pub(crate) const fn outcome(&self) -> Option<&SearchResult> {
        self.outcome.as_ref()
    }

    /// The scores as words on the squares.
    pub(crate) fn notes(&self) -> Vec<SquareNote> {
        let lines = self.outcome.iter().flat_map(|outcome| outcome.lines.iter());
        let best = self.outcome.as_ref().map(|outcome| outcome.best().score);
        lines
            .filter_map(|line| {
                let Move::Place(square) = line.mv else { return None };
                let same = best.is_some_and(|best| best.discs() == line.score.discs());
                Some(SquareNote { square, text: score_sign(line.score), best: same })
            })
            .collect()
    }
}

/// A score in at most three characters.
pub(crate) fn score_sign(score: Score) -> String {
    match score {
        Score::Outcome(GameResult::Win) => "+".to_owned(),
        Score::Outcome(GameResult::Draw) => "=".to_owned(),
        Score::Outcome(GameResult::Loss) => "-".to_owned(),
        score => score.discs().map_or_else(String::new, |discs| signed(discs.discs())),
    }
}
