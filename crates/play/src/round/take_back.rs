//! Going back and forth.
//!
//! How far a take-back goes depends on who sits there. Two people at one screen take
//! back the last move, whoever made it. Everybody else takes back the own last move
//! with all that came after it, so that the player is to move again: against the
//! computer its reply goes too. Redoing goes the same way forward.

use super::Round;
use super::questions::Question;
use crate::clock::Clocks;
use crate::ground::Ground;
use crate::series::Player;
use crate::setup::{Seat, TakeBacks};
use crate::step::Step;
use crate::tabletop::Deed;
use crate::{Event, MatchSetup, Refusal};
use outflank_rules::{Game, Square};

impl Round {
    pub(crate) fn take_back(&mut self, player: Player, step: &mut Step) -> Result<(), Refusal> {
        if let Ground::Table(_) = self.ground {
            return self.touch(player, Deed::TakeBack, step);
        }
        let take_backs = step.setup.customs.take_backs;
        self.check_can_go_back(player, step.setup)?;
        let (game, squares) = self.before_last_move(player, step)?;
        if take_backs == TakeBacks::Agreed && !step.setup.is_computer(player.other()) {
            return self.ask(player, Question::TakeBack, step);
        }
        self.go_back(player, game, squares, step);
        Ok(())
    }

    pub(crate) fn answer_take_back(
        &mut self,
        player: Player,
        accept: bool,
        step: &mut Step,
    ) -> Result<(), Refusal> {
        self.check_playing()?;
        let asker = self.questions.asker(Question::TakeBack).filter(|&asker| asker != player);
        let asker = asker.ok_or(Refusal::NothingAsked)?;
        if !accept {
            self.refuse_question(step);
            return Ok(());
        }
        let (game, squares) = self.before_last_move(asker, step)?;
        self.questions.answered();
        self.go_back(asker, game, squares, step);
        Ok(())
    }

    pub(crate) fn redo(&mut self, player: Player, step: &mut Step) -> Result<(), Refusal> {
        let one_screen = at_one_screen(step.setup);
        self.check_playing()?;
        if step.setup.is_computer(player) {
            return Err(Refusal::ComputerSeat);
        }
        if step.setup.customs.take_backs != TakeBacks::Free {
            return Err(Refusal::NoTakeBacks);
        }
        if self.clocks.as_ref().is_some_and(Clocks::has_fallen) {
            return Err(Refusal::TimeIsUp);
        }
        let color = self.color(player);
        let Ground::Game(game) = &mut self.ground else { return Err(Refusal::Stands) };
        let before = game.ply();
        game.redo().ok_or(Refusal::NothingToRedo)?;
        let mut replies = Vec::new();
        while !one_screen && game.position().turn() != color {
            let reply = game.position().turn();
            if game.redo().is_none() {
                break;
            }
            replies.push(reply);
        }
        self.withdraw_request(step);
        let turns = self.ground.turns(&self.substitutes).split_off(before);
        step.tell(Event::Redone { player, turns, board: self.ground.view() });
        // What the moves earned was paid back when they were taken back.
        self.stop_clock(true, step);
        for color in replies {
            let player = self.player(color);
            if let Some(clocks) = &mut self.clocks {
                clocks.reward(player);
            }
        }
        self.go_on(step);
        Ok(())
    }

    fn check_can_go_back(&self, player: Player, setup: &MatchSetup) -> Result<(), Refusal> {
        if self.verdict.is_some() && !self.is_open(setup.customs.take_backs) {
            Err(Refusal::GameOver)
        } else if self.paused {
            Err(Refusal::Paused)
        } else if setup.is_computer(player) {
            Err(Refusal::ComputerSeat)
        } else if setup.customs.take_backs == TakeBacks::Never {
            Err(Refusal::NoTakeBacks)
        } else {
            Ok(())
        }
    }

    /// The game without the player's last move, and the squares given up, last first.
    fn before_last_move(&self, player: Player, step: &Step) -> Result<(Game, Vec<Square>), Refusal> {
        let Step { setup, at, .. } = *step;
        let Ground::Game(game) = &self.ground else { return Err(Refusal::Stands) };
        let mut game = game.clone();
        let mut squares = Vec::new();
        while game.ply() > self.opening
            && let Some(square) = game.undo()
        {
            squares.push(square);
            if at_one_screen(setup) || game.position().turn() == self.color(player) {
                let mover = self.player(game.position().turn());
                let clocks = self.clocks.as_ref();
                let time_enough = clocks.is_none_or(|clocks| clocks.can_rewind(game.ply(), mover, at));
                return if time_enough { Ok((game, squares)) } else { Err(Refusal::NoTimeToTakeBack) };
            }
        }
        Err(Refusal::NothingToTakeBack)
    }

    fn go_back(&mut self, player: Player, game: Game, squares: Vec<Square>, step: &mut Step) {
        self.withdraw_request(step);
        self.reopen(step);
        self.stop_clock(false, step);
        self.ground = Ground::Game(game);
        let (ply, mover) = (self.ground.ply(), self.to_move());
        if let Some(clocks) = &mut self.clocks {
            clocks.rewind(ply, mover);
        }
        step.tell(Event::TakenBack { player, squares, board: self.ground.view() });
        self.begin_turn(step);
    }
}

/// Whether both players are people who sit together.
fn at_one_screen(setup: &MatchSetup) -> bool {
    setup.players.one == Seat::Person && setup.players.two == Seat::Person
}
