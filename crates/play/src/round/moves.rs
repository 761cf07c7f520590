//! Placing discs where they turn the others by themselves.

use super::Round;
use crate::ground::Ground;
use crate::series::Player;
use crate::step::Step;
use crate::tabletop::Deed;
use crate::{Event, Refusal};
use outflank_rules::{Move, Square};

impl Round {
    /// A disc by a player, at the table too.
    pub(crate) fn place(&mut self, player: Player, square: Square, step: &mut Step) -> Result<(), Refusal> {
        if let Ground::Table(_) = self.ground {
            return self.touch(player, Deed::Place(square), step);
        }
        self.check_playing()?;
        if step.setup.is_computer(player) {
            return Err(Refusal::ComputerSeat);
        }
        if self.request.as_ref().is_some_and(|request| request.player == player) {
            return Err(Refusal::TimeIsUp);
        }
        self.play(player, square, false, step)
    }

    /// A disc by the computer.
    pub(crate) fn answer(&mut self, number: u32, square: Square, step: &mut Step) -> Result<(), Refusal> {
        let request = self.request.as_ref().filter(|request| request.number == number);
        let (player, substitute) =
            request.map(|request| (request.player, request.substitute)).ok_or(Refusal::StaleRequest)?;
        self.play(player, square, substitute, step)?;
        Ok(())
    }

    /// A pass: at the table a deed like any other, elsewhere never needed.
    pub(crate) fn pass(&mut self, player: Player, step: &mut Step) -> Result<(), Refusal> {
        if let Ground::Table(_) = self.ground {
            return self.touch(player, Deed::Pass, step);
        }
        self.check_playing()?;
        // Forced passes are taken at once, so whoever is to move has a move.
        Err(if player == self.to_move() { Refusal::PassWithMoves } else { Refusal::NotYourTurn })
    }

    fn play(
        &mut self,
        player: Player,
        square: Square,
        substitute: bool,
        step: &mut Step,
    ) -> Result<(), Refusal> {
        let color = self.color(player);
        let Ground::Game(game) = &mut self.ground else { return Err(Refusal::Stands) };
        let before = game.position();
        let ply = game.ply() + 1;
        let played = game.play_as(color, square)?;
        self.substitutes.retain(|&earlier| earlier < ply);
        if substitute {
            self.substitutes.push(ply);
        }
        self.request = None;
        let after = before.play(Move::Place(square)).expect("the same move was just played");
        step.tell(Event::DiscPlaced {
            player,
            color,
            square,
            turned: played.turned,
            substitute,
            lent: self.ground.last_was_lent(),
            board: self.ground.view_of(after, ply),
        });
        if let Some(passed) = played.passed {
            self.tell_pass(passed, step);
        }
        self.pass_over_question(player, step);
        self.stop_clock(true, step);
        self.go_on(step);
        Ok(())
    }
}
