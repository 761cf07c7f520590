//! A hint in three steps, as the coach gives it (L6): an idea, a part of the board, the
//! move with its reasons.

use crate::thinker::{Thinkers, Thought, Ticket};
use crate::words::Words;
use outflank_coach::Hint;
use outflank_engine::Line;
use outflank_rules::{Position, SquareSet};

/// The last step.
const STEPS: usize = 3;

/// A hint that was asked for.
pub(crate) struct Advice {
    ticket: Ticket,
    position: Position,
    /// How many steps are to be seen.
    steps: usize,
    /// With the best move.
    found: Option<(Hint, Line)>,
}

impl Advice {
    /// Asks for a hint, and shows its first step.
    pub(crate) fn ask(position: Position, thinkers: &mut Thinkers) -> Advice {
        Advice { ticket: thinkers.judge(position), position, steps: 1, found: None }
    }

    /// The position it is about.
    pub(crate) const fn position(&self) -> Position {
        self.position
    }

    /// Whether it has been found.
    pub(crate) const fn is_known(&self) -> bool {
        self.found.is_some()
    }

    /// Shows one step more.
    pub(crate) fn go_on(&mut self) {
        self.steps = (self.steps + 1).min(STEPS);
    }

    /// Takes what was thought about it.
    pub(crate) fn thought(&mut self, thought: &Thought) {
        if let Thought::Judged { ticket, lines } = thought
            && *ticket == self.ticket
        {
            self.found = Hint::towards(self.position, lines).ok().zip(lines.first().cloned());
        }
    }

    /// The move, once all steps are to be seen.
    pub(crate) fn best(&self) -> Option<&Line> {
        self.found.as_ref().filter(|_| self.steps == STEPS).map(|(_, best)| best)
    }

    /// The part of the board to look at, while that is the step.
    pub(crate) fn area(&self) -> SquareSet {
        let known = self.found.as_ref().filter(|_| self.steps == 2);
        known.map_or(SquareSet::EMPTY, |(hint, _)| hint.area.squares())
    }

    /// Whether there is another step.
    pub(crate) const fn has_more(&self) -> bool {
        self.steps < STEPS
    }

    /// The steps to be seen, as sentences.
    pub(crate) fn sentences(&self, words: Words<'_>) -> Vec<String> {
        let Some((hint, _)) = &self.found else { return Vec::new() };
        let mut lines = vec![hint.idea.text(words.0)];
        if self.steps >= 2 {
            lines.push(hint.place().text(words.0));
        }
        lines.extend(self.best().map(|best| {
            let score = words.score(best.score);
            words.text("tui-hint", &[("move", words.mv(best.mv).into()), ("score", score.into())])
        }));
        if self.steps >= STEPS {
            lines.extend(hint.reasons.iter().map(|reason| reason.sentence().text(words.0)));
        }
        lines
    }
}
