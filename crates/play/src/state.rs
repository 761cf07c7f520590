//! Where a match stands: the games finished and the one being played.

use crate::command::{Command, Order};
use crate::round::Round;
use crate::series::Player;
use crate::standing::{Standing, series_of};
use crate::step::Step;
use crate::tabletop::Deed;
use crate::{Event, MatchSetup, Moment, Phase, Refusal, Verdict, View};

#[derive(Clone, Debug, Default)]
pub(crate) struct State {
    /// When the last command was given.
    now: Moment,
    /// Games before the current one.
    finished: Vec<Verdict>,
    /// The game being played, or the last one.
    round: Option<Round>,
    aborted: bool,
    /// How many requests have been made.
    requests: u32,
}

impl State {
    pub(crate) const fn now(&self) -> Moment {
        self.now
    }

    pub(crate) const fn round(&self) -> Option<&Round> {
        self.round.as_ref()
    }

    /// Whether the time of the player to move has run out by then.
    pub(crate) fn flag_is_due(&self, at: Moment) -> bool {
        self.round.as_ref().and_then(Round::flag).is_some_and(|flag| flag <= at)
    }

    fn verdicts(&self) -> impl Iterator<Item = Verdict> {
        self.finished.iter().copied().chain(self.round.as_ref().and_then(Round::verdict))
    }

    pub(crate) fn standing(&self, setup: &MatchSetup) -> Standing {
        Standing::of(&series_of(setup, self.verdicts()))
    }

    pub(crate) fn phase(&self, setup: &MatchSetup) -> Phase {
        match &self.round {
            _ if self.aborted => Phase::Aborted,
            None => Phase::Ready,
            Some(round) if round.verdict().is_some() => match self.standing(setup).outcome {
                Some(_) => Phase::Over,
                None => Phase::Between,
            },
            Some(round) if round.is_paused() => Phase::Paused,
            Some(_) => Phase::Playing,
        }
    }

    pub(crate) fn view(&self, setup: &MatchSetup, at: Moment) -> View {
        let at = at.max(self.now);
        let game = |round: &Round| round.view(setup.customs.take_backs, self.aborted, at);
        View {
            at,
            setup: setup.clone(),
            phase: self.phase(setup),
            game: self.round.as_ref().map(game),
            verdicts: self.verdicts().collect(),
            standing: self.standing(setup),
            request: self.round.as_ref().and_then(Round::request).cloned(),
        }
    }

    /// Carries out a command. When it is refused the state is spoilt: work on a copy.
    pub(crate) fn obey(&mut self, setup: &MatchSetup, command: Command) -> Result<Vec<Event>, Refusal> {
        let Command { at, order } = command;
        if at < self.now {
            return Err(Refusal::TimeRunsBackwards { last: self.now });
        }
        if order != Order::Tick && self.flag_is_due(at) {
            return Err(Refusal::TimeIsUp);
        }
        if self.aborted && order != Order::Tick {
            return Err(Refusal::MatchOver);
        }
        self.now = at;
        let next_starter = match order {
            Order::Begin => Some(self.clear_for_next_game(setup)?),
            _ => None,
        };
        let State { finished, round, requests, aborted, .. } = self;
        let mut step = Step { setup, finished, at, events: Vec::new(), requests };
        if let Some(round) = round {
            round.pass_time(&mut step);
        }
        match (order, &mut *round) {
            (Order::Tick, _) => {}
            (Order::Begin, _) => *round = next_starter.map(|starter| Round::begin(starter, &mut step)),
            (Order::Abort { player }, round) => {
                if let Some(round) = round {
                    round.check_abort()?;
                    if step.standing(round.verdict()).outcome.is_some() {
                        return Err(Refusal::MatchOver);
                    }
                    round.abort(&mut step);
                }
                *aborted = true;
                let clocks = round.as_ref().and_then(|round| round.clocks_at(at));
                step.tell(Event::Aborted { player, clocks });
            }
            (_, None) => return Err(Refusal::NotBegun),
            (order, Some(round)) => obey_in_game(order, round, &mut step)?,
        }
        if let Some(round) = round {
            round.pass_time(&mut step);
        }
        Ok(step.events)
    }

    /// Puts a finished game away and says who starts the next.
    fn clear_for_next_game(&mut self, setup: &MatchSetup) -> Result<Player, Refusal> {
        let starter = self.standing(setup).next_starter.ok_or(Refusal::MatchOver)?;
        if let Some(round) = &self.round {
            self.finished.push(round.verdict().ok_or(Refusal::GameGoesOn)?);
            self.round = None;
        }
        Ok(starter)
    }
}

/// Orders that need a game.
fn obey_in_game(order: Order, round: &mut Round, step: &mut Step) -> Result<(), Refusal> {
    match order {
        Order::Place { player, square } => round.place(player, square, step),
        Order::Turn { player, square } => round.touch(player, Deed::Turn(square), step),
        Order::Done { player } => round.touch(player, Deed::Done, step),
        Order::Pass { player } => round.pass(player, step),
        Order::Answer { request, square } => round.answer(request, square, step),
        Order::TakeBack { player } => round.take_back(player, step),
        Order::AnswerTakeBack { player, accept } => round.answer_take_back(player, accept, step),
        Order::Redo { player } => round.redo(player, step),
        Order::Pause { player } => round.pause(player, step),
        Order::Resume { player } => round.resume(player, step),
        Order::Resign { player } => round.resign(player, step),
        Order::Begin | Order::Abort { .. } | Order::Tick => Ok(()),
    }
}
