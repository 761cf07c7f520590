//! A match being played here: it carries orders to the match, questions to whoever
//! thinks, and remembers what there is to tell.
//!
//! The drawn screens and the line-by-line mode share it. Time comes from outside; a
//! match that is taken up again goes on from the moment it was left at.

use crate::thinker::{Thinkers, Thought, Ticket};
use outflank_host::{Host, Origin, Principal, Refused, Seats, branch, level_named};
use outflank_levels as levels;
use outflank_play::{Event, Goal, Match, Millis, Moment, Order, Phase, Player, Seat, TakeBacks, View};
use outflank_rules::{Color, Position, Square, SquareSet};
use std::num::NonZeroU32;

/// How long a disc takes to turn over on the screen.
pub(crate) const TURNING: Millis = Millis::new(280);

/// The computer is never seen to move faster than this, so that people can follow.
const PACE: Millis = Millis::new(550);

/// Something to tell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Note {
    /// It happened.
    Event(Event),
    /// It was refused.
    Refused(Refused),
    /// What is played is a copy of a game that stays as it is.
    Copied,
}

/// Discs that began to turn over at a moment.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Flip {
    pub squares: SquareSet,
    pub to: Color,
    pub began: Moment,
}

/// The computer's move, asked for and perhaps found.
struct Question {
    request: u32,
    ticket: Ticket,
    asked: Moment,
    /// How long it is seen to think.
    pace: Millis,
    found: Option<Square>,
}

/// A match with what surrounds it.
pub(crate) struct Session {
    host: Host,
    question: Option<Question>,
    /// The position the computer was last given to think about in a person's time.
    pondered: Option<(Position, Ticket)>,
    /// Whether the computer takes its time to be followed.
    paced: bool,
    notes: Vec<Note>,
    flip: Option<Flip>,
}

impl Session {
    /// A match, new or taken up again.
    pub(crate) fn new(game: Match, now: Moment, paced: bool) -> Session {
        Session {
            // An imported game is gone on with in a copy, so what is played is played here.
            host: Host::open(game, Origin::Played, Seats::local(), now),
            question: None,
            pondered: None,
            paced,
            notes: Vec::new(),
            flip: None,
        }
    }

    /// The match itself.
    pub(crate) const fn game(&self) -> &Match {
        self.host.game()
    }

    /// The match as it looks now.
    pub(crate) fn view(&self, now: Moment) -> View {
        self.host.view(now)
    }

    /// What there is to tell, the latest last.
    pub(crate) fn notes(&self) -> &[Note] {
        &self.notes
    }

    /// What there is to tell, and it is told now.
    pub(crate) fn take_notes(&mut self) -> Vec<Note> {
        std::mem::take(&mut self.notes)
    }

    /// Discs that are being turned over, and how far they are.
    pub(crate) fn turning(&self, now: Moment) -> Option<(Flip, f32)> {
        let flip = self.flip?;
        let passed = now.since(flip.began);
        (passed < TURNING).then(|| (flip, passed.get() as f32 / TURNING.get() as f32))
    }

    /// Whether a computer is thinking about its move.
    pub(crate) const fn is_thinking(&self) -> bool {
        self.question.is_some()
    }

    /// The person an order from this keyboard comes from: whoever is to move if that is
    /// a person, else the person who plays.
    pub(crate) fn person(&self, now: Moment) -> Player {
        let setup = self.host.game().setup();
        let sits = |player| *setup.players.get(player) == Seat::Person;
        let to_move = self.view(now).game.and_then(|game| game.to_move);
        match to_move {
            Some(player) if sits(player) => player,
            _ if sits(Player::One) => Player::One,
            _ => Player::Two,
        }
    }

    /// Gives an order now.
    pub(crate) fn order(
        &mut self,
        order: Order,
        now: Moment,
        thinkers: &mut Thinkers,
    ) -> Result<(), Refused> {
        self.order_of(Principal::Local, order, now, thinkers)
    }

    fn order_of(
        &mut self,
        principal: Principal,
        order: Order,
        now: Moment,
        thinkers: &mut Thinkers,
    ) -> Result<(), Refused> {
        let receipt = self.host.submit(principal, order, now);
        for event in receipt.events {
            self.heed(&event, now, thinkers);
            // The end of the only game is the end of the match; once is enough.
            if !(matches!(event, Event::MatchEnded { .. }) && self.is_one_game()) {
                self.notes.push(Note::Event(event));
            }
        }
        match receipt.refused {
            None => Ok(()),
            Some(refused) => {
                self.notes.push(Note::Refused(refused));
                Err(refused)
            }
        }
    }

    /// A finished game stays as it is, so its last move is taken back in a copy: the copy, where
    /// moves may be taken back.
    pub(crate) fn taken_back_in_copy(&self, now: Moment) -> Option<Match> {
        let game = self.host.game();
        let may = game.setup().customs.take_backs != TakeBacks::Never && game.table().is_none();
        let number = self.view(now).game.filter(|_| may && self.host.is_record())?.game;
        branch(game, number as usize, None, None).ok()
    }

    /// Tells that this is a copy of a game that stays as it is.
    pub(crate) fn tell_copied(&mut self) {
        self.notes.push(Note::Copied);
    }

    /// Lets time pass: clocks run out, and the computer moves when it has found its move
    /// and enough time has passed.
    pub(crate) fn tick(&mut self, now: Moment, thinkers: &mut Thinkers) {
        if self.host.next_deadline().is_some_and(|deadline| deadline <= now) {
            // A tick is never refused.
            let _ = self.order_of(Principal::House, Order::Tick, now, thinkers);
        }
        if self.flip.is_some_and(|flip| now.since(flip.began) >= TURNING) {
            self.flip = None;
        }
        let ready = self.question.as_ref().and_then(|question| {
            let square = question.found?;
            (now.since(question.asked) >= question.pace).then_some((question.request, square))
        });
        if let Some((request, square)) = ready {
            self.question = None;
            // Only a request that was withdrawn in the same moment is refused.
            let _ = self.order_of(Principal::House, Order::Answer { request, square }, now, thinkers);
        }
    }

    /// Takes the move the computer has found.
    pub(crate) fn thought(&mut self, thought: &Thought) {
        if let (Thought::Chosen { ticket, square }, Some(question)) = (thought, &mut self.question)
            && question.ticket == *ticket
        {
            question.found = Some(*square);
        }
    }

    /// When something happens by itself next.
    pub(crate) fn wake(&self, now: Moment) -> Option<Moment> {
        let deadline = self.host.next_deadline().map(|deadline| deadline.max(now));
        let answer = self.question.as_ref().filter(|question| question.found.is_some());
        let answer = answer.and_then(|question| question.asked.after(question.pace));
        // Turning discs are drawn some thirty times a second.
        let flip = self.flip.and_then(|_| now.after(Millis::new(33)));
        [deadline, answer, flip].into_iter().flatten().min()
    }

    /// Whether the match is a single game.
    pub(crate) fn is_one_game(&self) -> bool {
        self.host.game().setup().series.goal == Goal::Games(NonZeroU32::MIN)
    }

    /// Whether the screen shows a running clock.
    pub(crate) fn clock_runs(&self) -> bool {
        self.host.game().phase() == Phase::Playing && self.host.game().setup().clock.is_some()
    }

    /// The host, for whoever stores what it has accepted.
    pub(crate) const fn host(&mut self) -> &mut Host {
        &mut self.host
    }

    /// Stops whatever thinks for it.
    pub(crate) fn leave(&mut self, thinkers: &Thinkers) {
        if let Some(question) = self.question.take() {
            thinkers.stop_choosing(question.ticket);
        }
        self.stop_pondering(thinkers);
    }

    /// The position a person is thinking about, if there is one; at the table, finding the
    /// moves is part of the game.
    pub(crate) fn position_of_a_person(&self, now: Moment) -> Option<Position> {
        let view = self.view(now).game?;
        let person = *self.host.game().setup().players.get(view.to_move?) == Seat::Person;
        let playing = self.host.game().phase() == Phase::Playing && self.host.game().table().is_none();
        (person && playing).then_some(view.board.position)
    }

    /// Lets the computer think while a person does, if that is wanted and it has something
    /// to think about; else stops it. To be called whenever anything has changed.
    pub(crate) fn ponder(&mut self, wanted: bool, now: Moment, thinkers: &mut Thinkers) {
        let level = self.level_that_thinks_ahead().filter(|_| wanted && self.question.is_none());
        match level.zip(self.position_of_a_person(now)) {
            None => self.stop_pondering(thinkers),
            // What was solved is not begun again.
            Some((_, position)) if self.pondered.is_some_and(|(before, _)| before == position) => {}
            Some((level, position)) => self.pondered = Some((position, thinkers.ponder(position, level))),
        }
    }

    /// The computer does not think in a person's time any more.
    pub(crate) fn stop_pondering(&mut self, thinkers: &Thinkers) {
        if let Some((_, ticket)) = self.pondered.take() {
            thinkers.stop_choosing(ticket);
        }
    }

    fn level_that_thinks_ahead(&self) -> Option<levels::Level> {
        let players = &self.host.game().setup().players;
        [&players.one, &players.two].into_iter().find_map(|seat| match seat {
            Seat::Computer { level: name } => Some(level_named(name)).filter(|level| level.thinks_ahead()),
            Seat::Person | Seat::Remote => None,
        })
    }

    /// Asks again for a move that was open when the match was left.
    pub(crate) fn resume_thinking(&mut self, now: Moment, thinkers: &mut Thinkers) {
        if self.question.is_none() {
            self.ask(now, thinkers);
        }
    }

    fn heed(&mut self, event: &Event, now: Moment, thinkers: &mut Thinkers) {
        match event {
            Event::DiscPlaced { color, turned, .. } if !turned.is_empty() => {
                self.flip = Some(Flip { squares: *turned, to: *color, began: now });
            }
            Event::DiscTurned { color, square, .. } => {
                self.flip = Some(Flip { squares: square.set(), to: *color, began: now });
            }
            Event::TakenBack { .. } | Event::GameBegan { .. } => self.flip = None,
            Event::MoveWanted { .. } => self.ask(now, thinkers),
            Event::MoveUnwanted { .. } => self.leave(thinkers),
            _ => {}
        }
    }

    fn ask(&mut self, now: Moment, thinkers: &mut Thinkers) {
        // The terminal's thinkers have seeds of their own.
        let Some(asked) = self.host.question(now, 0) else { return };
        // The question ends what is being pondered at the same desk.
        self.pondered = None;
        let ticket = thinkers.choose(asked.position, asked.ask.level, asked.ask.clock);
        let pace = if self.paced { PACE.max(asked.at_least) } else { Millis::ZERO };
        self.question = Some(Question { request: asked.request, ticket, asked: now, pace, found: None });
    }
}

/// How well the computer plays when nothing was said.
pub(crate) fn default_level() -> levels::Level {
    levels::Level::numbered(5).expect("there are twenty levels")
}
