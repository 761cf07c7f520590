//! What happens by itself when time passes, and pauses.

use super::Round;
use crate::clock::Clocks;
use crate::control::TimeOut;
use crate::event::Consequence;
use crate::series::Player;
use crate::step::Step;
use crate::verdict::Reason;
use crate::{Event, Moment, Refusal};

impl Round {
    /// When something happens by itself next.
    pub(crate) fn deadline(&self) -> Option<Moment> {
        self.clocks.as_ref().and_then(Clocks::deadline)
    }

    /// When the time of the player to move runs out.
    pub(crate) fn flag(&self) -> Option<Moment> {
        self.clocks.as_ref().and_then(Clocks::flag).map(|(_, moment)| moment)
    }

    /// Lets everything happen that is due, each at its own moment.
    pub(crate) fn pass_time(&mut self, step: &mut Step) {
        let now = step.at;
        while let Some(clocks) = &mut self.clocks {
            let due = |event: Option<(Player, Moment)>| event.filter(|&(_, moment)| moment <= now);
            if let Some((player, moment)) = due(clocks.next_period()) {
                clocks.announce_period();
                let clocks = clocks.view(moment);
                step.tell(Event::PeriodBegan { player, clocks });
            } else if let Some((player, moment)) = due(clocks.flag()) {
                step.at = moment;
                self.time_ran_out(player, step);
            } else {
                break;
            }
        }
        step.at = now;
    }

    fn time_ran_out(&mut self, player: Player, step: &mut Step) {
        let (Some(clocks), Some(setup)) = (&mut self.clocks, &step.setup.clock) else { return };
        let (consequence, reason) = match &setup.time_out {
            TimeOut::Overtime { extra } if !clocks.in_overtime(player) => {
                clocks.begin_overtime(*extra, step.at);
                (Consequence::Overtime { extra: *extra }, None)
            }
            TimeOut::Loss | TimeOut::Overtime { .. } => {
                clocks.fall();
                (Consequence::Loss, Some(Reason::OutOfTime { player }))
            }
            TimeOut::ComputerMoves { level } => {
                clocks.fall();
                (Consequence::ComputerMoves { level: level.clone() }, None)
            }
        };
        let clocks = clocks.view(step.at);
        step.tell(Event::TimeRanOut { player, consequence, clocks });
        match reason {
            Some(reason) => self.end(reason, step),
            None => match &mut self.request {
                // A computer that is late has been asked already.
                Some(request) => {
                    request.until = self.clocks.as_ref().and_then(Clocks::flag).map(|(_, at)| at);
                }
                None => self.ask_computer(step),
            },
        }
    }

    pub(crate) fn pause(&mut self, player: Player, step: &mut Step) -> Result<(), Refusal> {
        self.check_playing()?;
        if !step.setup.customs.pauses {
            return Err(Refusal::NoPauses);
        }
        self.paused = true;
        if let Some(clocks) = &mut self.clocks {
            clocks.pause(step.at);
        }
        self.withdraw_request(step);
        step.tell(Event::Paused { player, clocks: self.clocks_at(step.at) });
        Ok(())
    }

    pub(crate) fn resume(&mut self, player: Player, step: &mut Step) -> Result<(), Refusal> {
        if !self.paused {
            return Err(if self.verdict.is_some() { Refusal::GameOver } else { Refusal::NotPaused });
        }
        self.paused = false;
        if let Some(clocks) = &mut self.clocks {
            clocks.resume(step.at);
        }
        step.tell(Event::Resumed { player, clocks: self.clocks_at(step.at) });
        self.ask_computer(step);
        Ok(())
    }
}
