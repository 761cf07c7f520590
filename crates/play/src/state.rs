//! Where a match stands: the games finished and the one being played.

use crate::command::{Command, Order};
use crate::round::Round;
use crate::series::Player;
use crate::standing::{Finished, Standing, series_of};
use crate::step::Step;
use crate::tabletop::Deed;
use crate::{Event, MatchSetup, Moment, Phase, Refusal, Verdict, View};

#[derive(Clone, Debug, Default)]
pub(crate) struct State {
    /// When the last command was given.
    now: Moment,
    /// Games before the current one.
    finished: Vec<Finished>,
    /// The game being played, or the last one.
    round: Option<Round>,
    /// Whom the winner of the last game has chosen to start the next.
    chosen: Option<Player>,
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

    /// Whether the time of the player to move has run out before this command, although it
    /// gives some back.
    pub(crate) fn flag_is_due(&self, command: Command) -> bool {
        let flag = self.round.as_ref().and_then(Round::flag);
        flag.and_then(|flag| flag.after(command.time_given())).is_some_and(|flag| flag <= command.at)
    }

    fn games(&self) -> impl Iterator<Item = Finished> {
        let last = self.round.as_ref().and_then(Round::verdict);
        let last = last.map(|verdict| Finished { verdict, chosen: self.chosen });
        self.finished.iter().copied().chain(last)
    }

    fn verdicts(&self) -> impl Iterator<Item = Verdict> {
        self.games().map(|game| game.verdict)
    }

    pub(crate) fn standing(&self, setup: &MatchSetup) -> Standing {
        Standing::of(&series_of(setup, self.games()))
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
        let Command { at, order, .. } = command;
        if at < self.now {
            return Err(Refusal::TimeRunsBackwards { last: self.now });
        }
        if order != Order::Tick && self.flag_is_due(command) {
            return Err(Refusal::TimeIsUp);
        }
        if self.aborted && order != Order::Tick {
            return Err(Refusal::MatchOver);
        }
        self.now = at;
        match order {
            Order::ChooseStarter { player, starter } => self.choose_starter(setup, player, starter),
            Order::Begin => self.begin_next(setup, at),
            _ => self.obey_now(setup, command),
        }
    }

    /// What is done in the game as it is.
    fn obey_now(&mut self, setup: &MatchSetup, command: Command) -> Result<Vec<Event>, Refusal> {
        let State { finished, round, requests, aborted, .. } = self;
        let mut step = Step { setup, finished, at: command.at, events: Vec::new(), requests, aborted };
        if let Some(round) = round {
            round.give(command.time_given(), command.at);
            round.pass_time(&mut step);
        }
        let turn = round.as_ref().and_then(Round::running_turn);
        match (command.order, &mut *round) {
            (Order::Tick, _) => {}
            (Order::Abort { player }, Some(round)) => {
                round.check_abort(player, setup)?;
                if step.standing(round.verdict()).outcome.is_some() {
                    return Err(Refusal::MatchOver);
                }
                round.abort(player, &mut step);
            }
            (Order::Abort { player }, None) => {
                *step.aborted = true;
                step.tell(Event::Aborted { player, late: false, clocks: None });
            }
            (_, None) => return Err(Refusal::NotBegun),
            (order, Some(round)) => obey_in_game(order, round, &mut step)?,
        }
        if let Some(round) = round {
            // Where the turn goes on, nothing else tells what the clock shows now.
            if turn.is_some() && round.running_turn() == turn && !command.credit.is_zero() {
                round.tell_time_given(command.credit, &mut step)?;
            }
            round.pass_time(&mut step);
        }
        let events = step.events;
        if self.round.as_ref().is_some_and(|round| round.verdict().is_none()) {
            // A game brought back to life has no winner to decide anything.
            self.chosen = None;
        }
        Ok(events)
    }

    fn begin_next(&mut self, setup: &MatchSetup, at: Moment) -> Result<Vec<Event>, Refusal> {
        let starter = self.clear_for_next_game(setup)?;
        let State { finished, round, requests, aborted, .. } = self;
        let mut step = Step { setup, finished, at, events: Vec::new(), requests, aborted };
        round.insert(Round::begin(starter, &mut step)).pass_time(&mut step);
        Ok(step.events)
    }

    /// The winner of the last game says who starts the next (R11).
    fn choose_starter(
        &mut self,
        setup: &MatchSetup,
        player: Player,
        starter: Player,
    ) -> Result<Vec<Event>, Refusal> {
        let round = self.round.as_ref().ok_or(Refusal::NotBegun)?;
        let standing = self.standing(setup);
        if round.verdict().is_none() {
            return Err(Refusal::GameGoesOn);
        }
        if standing.outcome.is_some() {
            return Err(Refusal::MatchOver);
        }
        if standing.chooser != Some(player) {
            return Err(Refusal::NotYoursToChoose);
        }
        self.chosen = Some(starter);
        Ok(vec![Event::StarterChosen { player, standing: self.standing(setup) }])
    }

    /// Puts a finished game away and says who starts the next.
    fn clear_for_next_game(&mut self, setup: &MatchSetup) -> Result<Player, Refusal> {
        let standing = self.standing(setup);
        let starter = standing.next_starter.ok_or(Refusal::MatchOver)?;
        if let Some(round) = &self.round {
            let verdict = round.verdict().ok_or(Refusal::GameGoesOn)?;
            if standing.chooser.is_some() {
                return Err(Refusal::StarterNotChosen);
            }
            self.finished.push(Finished { verdict, chosen: self.chosen.take() });
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
        Order::Claim { player, draw } => round.claim(player, draw, step),
        Order::AnswerPause { player, accept } => round.answer_pause(player, accept, step),
        Order::Credit { span } => round.tell_time_given(span, step),
        Order::Begin | Order::Abort { .. } | Order::ChooseStarter { .. } | Order::Tick => Ok(()),
    }
}
