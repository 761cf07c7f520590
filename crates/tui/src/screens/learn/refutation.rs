//! What a wrong answer to a puzzle leads to. It has to be proved, and is looked for beside
//! the screen: who has seen it already need not wait.

use crate::thinker::{Thinkers, Thought, Ticket};
use crate::words::Words;
use outflank_locale::Sentence;
use outflank_puzzles::{Kind, Mistake};
use outflank_rules::{Move, Position, Square};

/// A wrong answer to a puzzle.
pub(crate) struct WrongAnswer {
    /// The kind of the puzzle.
    pub kind: Kind,
    /// Where it was given.
    pub position: Position,
    /// The answer.
    pub tried: Square,
    /// What was to be found.
    pub solution: Square,
}

/// What there is to say about a wrong answer.
pub(crate) struct Refutation {
    /// The question about the position after it; none if the game is over there.
    ticket: Option<Ticket>,
    answer: WrongAnswer,
    found: Option<Vec<Sentence>>,
}

impl Refutation {
    /// Asks what this leads to.
    pub(crate) fn ask(answer: WrongAnswer, thinkers: &mut Thinkers) -> Option<Refutation> {
        let after = answer.position.play(Move::Place(answer.tried)).ok()?;
        let over = Mistake::final_move(answer.tried, answer.solution, after);
        let found = over.map(|mistake| mistake.consequence(answer.kind));
        let ticket = found.is_none().then(|| thinkers.judge(after));
        Some(Refutation { ticket, answer, found })
    }

    /// Takes what was thought about it.
    pub(crate) fn thought(&mut self, thought: &Thought) {
        if let Thought::Judged { ticket, lines } = thought
            && Some(*ticket) == self.ticket
        {
            let WrongAnswer { kind, tried, solution, .. } = self.answer;
            let proved = lines.first().and_then(|best| Mistake::proved(tried, solution, best));
            self.found = Some(proved.map_or_else(Vec::new, |mistake| mistake.consequence(kind)));
        }
    }

    /// Whether all has been found that will be.
    pub(crate) const fn is_known(&self) -> bool {
        self.found.is_some()
    }

    /// What was found, as one text; empty if nothing was proved.
    pub(crate) fn text(&self, words: Words<'_>) -> String {
        let sentences = self.found.iter().flatten();
        sentences.map(|sentence| sentence.text(words.0)).collect::<Vec<_>>().join(" ")
    }
}
