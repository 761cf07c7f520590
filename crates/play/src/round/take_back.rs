//! Going back and forth.
//!
//! How far a take-back goes depends on who sits there. Two people at one screen take
//! back the last move, whoever made it. Everybody else takes back the own last move
//! with all that came after it, so that the player is to move again: against the
//! computer its reply goes too. Redoing goes the same way forward.

use super::Round;
use crate::clock::Clocks;
use crate::ground::Ground;
use crate::setup::{Seat, TakeBacks};
use crate::step::Step;
use crate::{Event, MatchSetup, Refusal};
use outflank_rules::series::Player;
use outflank_rules::tabletop::Deed;
use outflank_rules::{Game, Square};

impl Round {
    pub(crate) fn take_back(&mut self, player: Player, step: &mut Step) -> Result<(), Refusal> {
        if let Ground::Table(_) = self.ground {
            return self.touch(player, Deed::TakeBack, step);
        }
        let take_backs = step.setup.customs.take_backs;
        self.check_can_go_back(player, step.setup)?;
        let (game, squares) = self.before_last_move(player, step.setup)?;
        if take_backs == TakeBacks::Agreed && !step.setup.is_computer(player.other()) {
            if self.asked.is_some() {
                return Err(Refusal::AlreadyAsked);
            }
            self.asked = Some(player);
            step.tell(Event::TakeBackAsked { player });
            return Ok(());
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
        let asker = self.asked.filter(|&asker| asker != player).ok_or(Refusal::NothingAsked)?;
        if !accept {
            self.drop_question(step);
            return Ok(());
        }
        let (game, squares) = self.before_last_move(asker, step.setup)?;
        self.asked = None;
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
        let mut squares: Vec<Square> = game.redo().into_iter().collect();
        if squares.is_empty() {
            return Err(Refusal::NothingToRedo);
        }
        while !one_screen
            && game.position().turn() != color
            && let Some(square) = game.redo()
        {
            squares.push(square);
        }
        self.withdraw_request(step);
        step.tell(Event::Redone { player, squares, board: self.ground.view() });
        // The move was paid for when it was made; it earns nothing a second time.
        self.stop_clock(false, step);
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
    fn before_last_move(&self, player: Player, setup: &MatchSetup) -> Result<(Game, Vec<Square>), Refusal> {
        let Ground::Game(game) = &self.ground else { return Err(Refusal::Stands) };
        let mut game = game.clone();
        let mut squares = Vec::new();
        while let Some(square) = game.undo() {
            squares.push(square);
            if at_one_screen(setup) || game.position().turn() == self.color(player) {
                return Ok((game, squares));
            }
        }
        Err(Refusal::NothingToTakeBack)
    }

    fn go_back(&mut self, player: Player, game: Game, squares: Vec<Square>, step: &mut Step) {
        self.withdraw_request(step);
        self.reopen(step);
        self.stop_clock(false, step);
        if let Some(clocks) = &mut self.clocks {
            clocks.rewind(game.ply());
        }
        self.ground = Ground::Game(game);
        step.tell(Event::TakenBack { player, squares, board: self.ground.view() });
        self.begin_turn(step);
    }
}

/// Whether both players are people who sit together.
fn at_one_screen(setup: &MatchSetup) -> bool {
    setup.players.one == Seat::Person && setup.players.two == Seat::Person
}
