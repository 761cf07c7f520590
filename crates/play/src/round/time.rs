//! What happens by itself when time passes, and time given back.

use super::Round;
use crate::clock::Clocks;
use crate::control::TimeOut;
use crate::event::Consequence;
use crate::series::Player;
use crate::step::Step;
use crate::verdict::Reason;
use crate::{Event, Millis, Moment, Refusal};

impl Round {
    /// When something happens by itself next.
    pub(crate) fn deadline(&self) -> Option<Moment> {
        let clocks = self.clocks.as_ref().and_then(Clocks::deadline);
        [clocks, self.paused_until].into_iter().flatten().min()
    }

    /// When the time of the player to move runs out.
    pub(crate) fn flag(&self) -> Option<Moment> {
        self.clocks.as_ref().and_then(Clocks::flag).map(|(_, moment)| moment)
    }

    /// Lets everything happen that is due, each at its own moment.
    pub(crate) fn pass_time(&mut self, step: &mut Step) {
        let now = step.at;
        if let Some(until) = self.paused_until.filter(|&until| until <= now) {
            step.at = until;
            self.end_pause(step);
        }
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
        if clocks.first_move().is_some() {
            self.call_off(player, true, step);
            return;
        }
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

    /// Gives the clock that runs some of its time back.
    pub(crate) fn give(&mut self, span: Millis, at: Moment) {
        if let Some(clocks) = self.clocks.as_mut().filter(|_| !span.is_zero()) {
            clocks.give(span, at);
        }
    }

    /// Tells that time was given back in a turn that goes on.
    pub(crate) fn tell_time_given(&self, span: Millis, step: &mut Step) -> Result<(), Refusal> {
        self.check_playing()?;
        self.running_turn().ok_or(Refusal::NoClockRuns)?;
        if let Some(clocks) = self.clocks_at(step.at) {
            step.tell(Event::TimeGiven { player: self.to_move(), span, clocks });
        }
        Ok(())
    }

    /// The number of the turn whose time runs.
    pub(crate) fn running_turn(&self) -> Option<u32> {
        self.clocks.as_ref().and_then(Clocks::running_turn)
    }
}
