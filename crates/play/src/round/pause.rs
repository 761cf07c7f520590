//! Pauses: the clocks stand still and nobody touches the board.
//!
//! Two people in one room pause when they like. Where a pause has a limit it is agreed on:
//! each player gets one in a game, and when it has lasted long enough the game goes on by
//! itself.

use super::Round;
use super::questions::Question;
use crate::series::Player;
use crate::step::Step;
use crate::{Event, Refusal};

impl Round {
    pub(crate) fn pause(&mut self, player: Player, step: &mut Step) -> Result<(), Refusal> {
        self.check_playing()?;
        if !step.setup.customs.pauses {
            return Err(Refusal::NoPauses);
        }
        if step.setup.customs.pause_limit.is_some() {
            if self.questions.has_paused(player) {
                return Err(Refusal::PauseUsed);
            }
            if !step.setup.is_computer(player.other()) {
                return self.ask(player, Question::Pause, step);
            }
        }
        self.begin_pause(player, step);
        Ok(())
    }

    pub(crate) fn answer_pause(
        &mut self,
        player: Player,
        accept: bool,
        step: &mut Step,
    ) -> Result<(), Refusal> {
        self.check_playing()?;
        let asker = self.questions.asker(Question::Pause).filter(|&asker| asker != player);
        let asker = asker.ok_or(Refusal::NoPauseAsked)?;
        if accept {
            self.questions.answered();
            self.begin_pause(asker, step);
        } else {
            self.refuse_question(step);
        }
        Ok(())
    }

    fn begin_pause(&mut self, player: Player, step: &mut Step) {
        self.paused = true;
        self.paused_until = step.setup.customs.pause_limit.and_then(|limit| step.at.after(limit));
        if self.paused_until.is_some() {
            self.questions.note_pause(player);
        }
        if let Some(clocks) = &mut self.clocks {
            clocks.pause(step.at);
        }
        self.withdraw_request(step);
        step.tell(Event::Paused { player, clocks: self.clocks_at(step.at) });
    }

    pub(crate) fn resume(&mut self, player: Player, step: &mut Step) -> Result<(), Refusal> {
        if !self.paused {
            return Err(if self.verdict.is_some() { Refusal::GameOver } else { Refusal::NotPaused });
        }
        self.go_on_after_pause(step);
        step.tell(Event::Resumed { player, clocks: self.clocks_at(step.at) });
        self.ask_computer(step);
        Ok(())
    }

    /// The pause has lasted as long as it may.
    pub(super) fn end_pause(&mut self, step: &mut Step) {
        self.go_on_after_pause(step);
        step.tell(Event::PauseEnded { clocks: self.clocks_at(step.at) });
        self.ask_computer(step);
    }

    fn go_on_after_pause(&mut self, step: &Step) {
        self.paused = false;
        self.paused_until = None;
        if let Some(clocks) = &mut self.clocks {
            clocks.resume(step.at);
        }
    }
}
