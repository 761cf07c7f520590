//! What one player asks of the other: to take a move back, or for a pause.
//!
//! There is one open question at a time. It ends with an answer, with the next move, and with
//! the game. Whoever is refused again and again has to wait, longer each time, so that nobody is
//! pestered into saying yes.

use super::Round;
use crate::series::Player;
use crate::step::Step;
use crate::{Event, Millis, Moment, PerPlayer, Refusal};

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Question {
    TakeBack,
    Pause,
}

/// The open question, and how it went with those before.
#[derive(Clone, Debug, Default)]
pub(super) struct Questions {
    open: Option<(Player, Question)>,
    refused: PerPlayer<u32>,
    silent_until: PerPlayer<Moment>,
    paused: PerPlayer<bool>,
}

impl Questions {
    /// Who has asked this and got no answer yet.
    pub(super) fn asker(&self, question: Question) -> Option<Player> {
        self.open.filter(|&(_, asked)| asked == question).map(|(player, _)| player)
    }

    /// The open question has been granted.
    pub(super) const fn answered(&mut self) {
        self.open = None;
    }

    /// Whether the player has had the pause there is.
    pub(super) const fn has_paused(&self, player: Player) -> bool {
        *self.paused.get(player)
    }

    pub(super) const fn note_pause(&mut self, player: Player) {
        *self.paused.get_mut(player) = true;
    }

    /// Ten seconds of silence after the first refusal, forty after the second, ninety after the
    /// third.
    fn silence(&mut self, player: Player, at: Moment) {
        let refused = self.refused.get_mut(player);
        *refused = refused.saturating_add(1);
        let silence = Millis::from_secs(10).times(refused.saturating_mul(*refused));
        *self.silent_until.get_mut(player) = at.after(silence).unwrap_or(at);
    }
}

impl Round {
    /// Puts a question to the opponent.
    pub(super) fn ask(&mut self, player: Player, question: Question, step: &mut Step) -> Result<(), Refusal> {
        if self.questions.open.is_some() {
            return Err(Refusal::AlreadyAsked);
        }
        let until = *self.questions.silent_until.get(player);
        if step.at < until {
            return Err(Refusal::AskedTooOften { until });
        }
        self.questions.open = Some((player, question));
        step.tell(match question {
            Question::TakeBack => Event::TakeBackAsked { player },
            Question::Pause => Event::PauseAsked { player },
        });
        Ok(())
    }

    /// The opponent says no.
    pub(super) fn refuse_question(&mut self, step: &mut Step) {
        // Matches of the first form knew no silence, and their logs are as they are.
        if let Some((player, _)) = self.questions.open.filter(|_| !step.setup.is_first_form()) {
            self.questions.silence(player, step.at);
        }
        self.drop_question(step);
    }

    /// A move is made with a question open. By the one who was asked that is a no.
    pub(super) fn pass_over_question(&mut self, mover: Player, step: &mut Step) {
        match self.questions.open {
            Some((asker, _)) if asker != mover => self.refuse_question(step),
            _ => self.drop_question(step),
        }
    }

    /// A question nobody answered is refused by what happens next.
    pub(super) fn drop_question(&mut self, step: &mut Step) {
        if let Some((player, question)) = self.questions.open.take() {
            step.tell(match question {
                Question::TakeBack => Event::TakeBackRefused { player },
                Question::Pause => Event::PauseRefused { player },
            });
        }
    }
}
