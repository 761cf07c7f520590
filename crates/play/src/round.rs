//! One game of a match, from its first turn to its verdict.
//!
//! The parts: `moves` places discs, `table` touches them, `take_back` goes back and
//! forth, `questions` are what players ask of each other, `time` watches the clocks,
//! `pause` stops them. Here is what they share: turns beginning and
//! ending, requests to the computer, and the end.

mod moves;
mod pause;
mod questions;
mod table;
mod take_back;
mod time;

use crate::clock::Clocks;
use crate::ground::Ground;
use crate::series::Player;
use crate::setup::{MatchSetup, Seat, Start, TakeBacks};
use crate::step::Step;
use crate::verdict::{Reason, Verdict};
use crate::view::{GameView, TableView};
use crate::{Choice, ClocksView, Event, Level, Moment, Refusal, Request};
use outflank_rules::Color;
use questions::{Question, Questions};

#[derive(Clone, Debug)]
pub(crate) struct Round {
    number: u32,
    black: Player,
    ground: Ground,
    /// The turns that were on the board when the game began.
    opening: usize,
    clocks: Option<Clocks>,
    paused: bool,
    /// When a pause ends by itself.
    paused_until: Option<Moment>,
    questions: Questions,
    request: Option<Request>,
    /// The plies, from 1, that the computer played for a player without time.
    substitutes: Vec<usize>,
    verdict: Option<Verdict>,
}

impl Round {
    /// Lays out the board and starts the clock.
    pub(crate) fn begin(starter: Player, step: &mut Step) -> Round {
        let (black, start) = step.setup.game_started_by(starter);
        let number = u32::try_from(step.finished.len()).map_or(u32::MAX, |games| games.saturating_add(1));
        let ground = Ground::new(step.setup, start);
        let mut round = Round {
            number,
            black,
            opening: ground.ply(),
            ground,
            clocks: step.setup.clock.as_ref().map(Clocks::new),
            paused: false,
            paused_until: None,
            questions: Questions::default(),
            request: None,
            substitutes: Vec::new(),
            verdict: None,
        };
        if let Start::Opening { .. } = step.setup.start {
            let (board, turns) = (round.ground.view(), round.ground.turns(&[]));
            step.tell(Event::GameBegan { game: number, black, starter, board, turns });
        } else {
            let board = round.ground.view_of(start, 0);
            step.tell(Event::GameBegan { game: number, black, starter, board, turns: Vec::new() });
            if round.opening > 0 {
                round.tell_pass(start.turn(), step);
            }
        }
        round.begin_turn(step);
        round
    }

    pub(crate) const fn verdict(&self) -> Option<Verdict> {
        self.verdict
    }

    pub(crate) const fn is_paused(&self) -> bool {
        self.paused
    }

    pub(crate) const fn request(&self) -> Option<&Request> {
        self.request.as_ref()
    }

    pub(crate) const fn ground(&self) -> &Ground {
        &self.ground
    }

    fn color(&self, player: Player) -> Color {
        if player == self.black { Color::Black } else { Color::White }
    }

    fn player(&self, color: Color) -> Player {
        if color == Color::Black { self.black } else { self.black.other() }
    }

    fn to_move(&self) -> Player {
        self.player(self.ground.position().turn())
    }

    pub(crate) fn clocks_at(&self, at: Moment) -> Option<ClocksView> {
        self.clocks.as_ref().map(|clocks| clocks.view(at))
    }

    /// The legal moves, if they are to be seen.
    fn choices(&self) -> Vec<Choice> {
        match &self.ground {
            Ground::Game(game) if self.verdict.is_none() => Choice::all(game.position()),
            _ => Vec::new(),
        }
    }

    /// Whether the end can still be undone.
    fn is_open(&self, take_backs: TakeBacks) -> bool {
        let on_the_board = self.verdict.is_some_and(|verdict| verdict.reason.is_on_the_board());
        on_the_board
            && match &self.ground {
                Ground::Game(_) => take_backs == TakeBacks::Free,
                Ground::Table(_) => self.ground.is_correctable(),
            }
    }

    /// Refuses what needs a game being played.
    fn check_playing(&self) -> Result<(), Refusal> {
        if self.verdict.is_some() {
            Err(Refusal::GameOver)
        } else if self.paused {
            Err(Refusal::Paused)
        } else {
            Ok(())
        }
    }

    fn tell_pass(&self, color: Color, step: &mut Step) {
        step.tell(Event::Passed { player: self.player(color), color, board: self.ground.view() });
    }

    /// Starts the turn of the side to move.
    fn begin_turn(&mut self, step: &mut Step) {
        let player = self.to_move();
        if let Some(clocks) = &mut self.clocks {
            clocks.start_turn(player, self.ground.ply(), step.at);
        }
        let clocks = self.clocks_at(step.at);
        step.tell(Event::TurnBegan { player, color: self.color(player), legal: self.choices(), clocks });
        self.ask_computer(step);
    }

    /// After a finished turn: on to the next one, or to the end.
    fn go_on(&mut self, step: &mut Step) {
        match self.ground.ending() {
            Some(reason) => self.end(reason, step),
            None => self.begin_turn(step),
        }
    }

    fn stop_clock(&mut self, move_finished: bool, step: &Step) {
        if let Some(clocks) = &mut self.clocks {
            clocks.stop(step.at, move_finished);
        }
    }

    /// Asks for a move if a computer is to make it: in its own seat, or for a player
    /// whose time has run out.
    fn ask_computer(&mut self, step: &mut Step) {
        let player = self.to_move();
        let fallen = self.clocks.as_ref().is_some_and(Clocks::has_fallen);
        let (level, substitute): (&Level, bool) = match step.setup.players.get(player) {
            Seat::Computer { level } => (level, false),
            Seat::Person | Seat::Remote => match step.setup.substitute().filter(|_| fallen) {
                Some(level) => (level, true),
                None => return,
            },
        };
        *step.requests = step.requests.saturating_add(1);
        let clocks = self.clocks_at(step.at);
        let until = self.clocks.as_ref().and_then(Clocks::flag).map(|(_, moment)| moment);
        let request = Request {
            number: *step.requests,
            player,
            color: self.color(player),
            level: level.clone(),
            substitute,
            position: self.ground.position(),
            until,
            clock: clocks.map(|clocks| match player {
                Player::One => clocks.one,
                Player::Two => clocks.two,
            }),
        };
        self.request = Some(request.clone());
        step.tell(Event::MoveWanted { request });
    }

    fn withdraw_request(&mut self, step: &mut Step) {
        if let Some(request) = self.request.take() {
            step.tell(Event::MoveUnwanted { request: request.number });
        }
    }

    fn end(&mut self, reason: Reason, step: &mut Step) {
        self.stop_clock(false, step);
        self.withdraw_request(step);
        self.drop_question(step);
        self.paused = false;
        self.paused_until = None;
        let late = |player| self.clocks.as_ref().is_some_and(|clocks| clocks.in_overtime(player));
        let overtime = match (late(Player::One), late(Player::Two)) {
            (true, false) => Some(Player::One),
            (false, true) => Some(Player::Two),
            _ => None,
        };
        let verdict = Verdict::new(reason, self.ground.count(), self.black, overtime);
        self.verdict = Some(verdict);
        let standing = step.standing(self.verdict);
        step.tell(Event::GameEnded {
            verdict,
            standing,
            open: self.is_open(step.setup.customs.take_backs),
            marks: self.ground.marks(),
            clocks: self.clocks_at(step.at),
        });
        if let Some(outcome) = standing.outcome {
            step.tell(Event::MatchEnded { outcome });
        }
    }

    /// Brings an ended game back to life.
    fn reopen(&mut self, step: &mut Step) {
        if self.verdict.take().is_some() {
            let standing = step.standing(None);
            step.tell(Event::GameReopened { standing });
        }
    }

    pub(crate) fn resign(&mut self, player: Player, step: &mut Step) -> Result<(), Refusal> {
        if self.verdict.is_some() {
            return Err(Refusal::GameOver);
        }
        self.end(Reason::Resigned { player }, step);
        Ok(())
    }

    /// The opponent has gone away. Whoever runs the match knows that it is so.
    pub(crate) fn claim(&mut self, player: Player, drawn: bool, step: &mut Step) -> Result<(), Refusal> {
        self.check_playing()?;
        let gone = player.other();
        if self.to_move() != gone || step.setup.is_computer(gone) {
            return Err(Refusal::NothingToClaim);
        }
        self.end(Reason::Left { player: gone, drawn }, step);
        Ok(())
    }

    /// Whether a player may still call the match off: nobody has moved, or, where first moves
    /// are free, this player has not.
    pub(crate) fn check_abort(&self, player: Player, setup: &MatchSetup) -> Result<(), Refusal> {
        let free_moves = setup.clock.as_ref().is_some_and(|clock| clock.first_moves.is_some());
        let color = self.color(player);
        let turns = self.ground.turns(&[]);
        let moved = turns[self.opening..].iter().any(|turn| !free_moves || turn.color == color);
        if self.verdict.is_none() && moved { Err(Refusal::TooLateToAbort) } else { Ok(()) }
    }

    /// Stops everything without a verdict.
    pub(crate) fn abort(&mut self, player: Player, step: &mut Step) {
        self.call_off(player, false, step);
    }

    fn call_off(&mut self, player: Player, late: bool, step: &mut Step) {
        self.stop_clock(false, step);
        self.withdraw_request(step);
        self.drop_question(step);
        self.paused = false;
        self.paused_until = None;
        *step.aborted = true;
        step.tell(Event::Aborted { player, late, clocks: self.clocks_at(step.at) });
    }

    pub(crate) fn view(&self, take_backs: TakeBacks, aborted: bool, at: Moment) -> GameView {
        let going = self.verdict.is_none() && !aborted;
        let table = match &self.ground {
            Ground::Game(_) => None,
            Ground::Table(table) => Some(TableView {
                placed: table.placed(),
                may_turn: table.may_turn().map(|color| self.player(color)),
                mistakes: table.hint(),
                marks: if self.verdict.is_some() { self.ground.marks() } else { Vec::new() },
            }),
        };
        GameView {
            game: self.number,
            black: self.black,
            board: self.ground.view(),
            to_move: going.then(|| self.to_move()),
            legal: if going { self.choices() } else { Vec::new() },
            turns: self.ground.turns(&self.substitutes),
            clocks: self.clocks_at(at),
            take_back_asked: self.questions.asker(Question::TakeBack),
            pause_asked: self.questions.asker(Question::Pause),
            paused_until: self.paused_until,
            can_redo: take_backs == TakeBacks::Free
                && going
                && matches!(&self.ground, Ground::Game(game) if game.can_redo()),
            verdict: self.verdict,
            open: self.is_open(take_backs) && !aborted,
            table,
        }
    }
}
