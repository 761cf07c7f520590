//! Touching a real board (T1–T3).
//!
//! What hands may do and what a mistake is, the rules know; here a touch is told, and
//! the clocks and the verdict follow the board. The clock of the mover runs until the
//! move is handed over. Corrections after that are made while the opponent's runs.

use super::Round;
use crate::ground::Ground;
use crate::series::Player;
use crate::step::Step;
use crate::tabletop::{Action, Deed, TableTurn};
use crate::{Event, Refusal};
use outflank_rules::{Move, SquareSet};

impl Round {
    /// One touch of the board by a player.
    pub(crate) fn touch(&mut self, player: Player, deed: Deed, step: &mut Step) -> Result<(), Refusal> {
        if self.paused {
            return Err(Refusal::Paused);
        }
        if self.verdict.is_some_and(|verdict| !verdict.reason.is_on_the_board()) {
            return Err(Refusal::GameOver);
        }
        let color = self.color(player);
        let mover = self.to_move();
        let was_over = self.verdict.is_some();
        let Ground::Table(table) = &mut self.ground else { return Err(Refusal::NotAtATable) };
        let last = table.turns().last().map(|turn| turn.mv);
        table.act(Action { color, deed })?;
        let hint = table.hint().zip(table.turns().last().map(TableTurn::color));
        let ending = self.ground.ending();
        if ending.is_none() {
            self.reopen(step);
        }
        self.tell_deed(player, deed, last, step);
        if let Some((count, color)) = hint {
            step.tell(Event::MistakesCounted { player: self.player(color), count });
        }
        self.stop_clock_after(player, deed, mover, step);
        match ending {
            // Told again when a correction after the end changes the count.
            Some(reason) => self.end(reason, step),
            None if was_over || self.to_move() != mover => self.begin_turn(step),
            None => {}
        }
        Ok(())
    }

    /// Stops the clock of `mover` if the touch has moved the turn, either way.
    fn stop_clock_after(&mut self, player: Player, deed: Deed, mover: Player, step: &Step) {
        if self.to_move() == mover {
            return;
        }
        self.stop_clock(matches!(deed, Deed::Done | Deed::Pass), step);
        if let Some(clocks) = self.clocks.as_mut().filter(|_| deed == Deed::TakeBack) {
            clocks.rewind(self.ground.ply(), player);
        }
    }

    fn tell_deed(&self, player: Player, deed: Deed, last: Option<Move>, step: &mut Step) {
        let color = self.color(player);
        let board = self.ground.view();
        step.tell(match deed {
            Deed::Place(square) => Event::DiscPlaced {
                player,
                color,
                square,
                turned: SquareSet::EMPTY,
                substitute: false,
                lent: self.ground.last_was_lent(),
                board,
            },
            Deed::Turn(square) => {
                let color = board.position.disc_at(square).expect("there is a disc where one was turned");
                Event::DiscTurned { player, square, color, board }
            }
            Deed::Done => Event::HandedOver { player, board },
            Deed::Pass => Event::Passed { player, color, board },
            Deed::TakeBack => {
                let squares = last.and_then(Move::square).into_iter().collect();
                Event::TakenBack { player, squares, board }
            }
        });
    }
}
