//! The board under a game: one that is always right, or one that hands touch.
//!
//! The rules keep the two apart so that no mistake can enter a correct game. What a
//! match asks of both is gathered here.

use crate::Tabletop;
use crate::setup::{MatchSetup, Start, Turning};
use crate::tabletop::Referee;
use crate::verdict::Reason;
use crate::view::TurnView;
use crate::{BoardView, Mark};
use outflank_rules::score::DiscCount;
use outflank_rules::supply::Source;
use outflank_rules::{Game, Move, Position, Square, SquareSet, Supply};

#[derive(Clone, Debug)]
pub(crate) enum Ground {
    Game(Game),
    Table(Tabletop),
}

impl Ground {
    /// The board of a game that starts from `start`.
    pub(crate) fn new(setup: &MatchSetup, start: Position) -> Ground {
        let game = match setup.start {
            Start::Opening { moves } => moves.game(),
            Start::Even | Start::Corners { .. } | Start::Position { .. } => Game::from_position(start),
        };
        match setup.turning {
            Turning::Itself => Ground::Game(game),
            Turning::Hand { referee } => {
                let table = Tabletop::new(game.start(), referee);
                let table = if setup.is_first_form() { table.with_free_passes() } else { table };
                match setup.start {
                    Start::Opening { .. } => Ground::Table(table.laid_out(&game)),
                    // At the table nobody passes without saying so.
                    Start::Even | Start::Corners { .. } | Start::Position { .. } => Ground::Table(table),
                }
            }
        }
    }

    /// The discs as they lie and whose turn it is.
    pub(crate) fn position(&self) -> Position {
        match self {
            Ground::Game(game) => game.position(),
            Ground::Table(table) => table.board(),
        }
    }

    fn start(&self) -> Position {
        match self {
            Ground::Game(game) => game.start(),
            Ground::Table(table) => table.start(),
        }
    }

    /// Turns so far, passes included.
    pub(crate) fn ply(&self) -> usize {
        match self {
            Ground::Game(game) => game.ply(),
            Ground::Table(table) => table.turns().len(),
        }
    }

    /// Why nobody moves any more, once that is so.
    pub(crate) fn ending(&self) -> Option<Reason> {
        match self {
            Ground::Game(game) => game.outcome().map(|outcome| outcome.ending.into()),
            Ground::Table(table) => {
                table.outcome().map(|outcome| outcome.ending.map_or(Reason::BothPassed, Reason::from))
            }
        }
    }

    pub(crate) fn count(&self) -> DiscCount {
        DiscCount::of(self.position())
    }

    pub(crate) fn view(&self) -> BoardView {
        self.view_of(self.position(), self.ply())
    }

    /// The view of a position on the way, after so many turns.
    pub(crate) fn view_of(&self, position: Position, ply: usize) -> BoardView {
        let mut supply = Supply::at_start(self.start());
        for (before, mv, _) in self.steps().take(ply) {
            take_disc(&mut supply, before, mv);
        }
        BoardView::new(position, ply, supply)
    }

    /// Whether the last disc placed was lent.
    pub(crate) fn last_was_lent(&self) -> bool {
        self.turns(&[]).iter().rfind(|turn| turn.square.is_some()).is_some_and(|turn| turn.lent)
    }

    /// Every turn so far; those in `substitutes`, by ply from 1, were the computer's.
    pub(crate) fn turns(&self, substitutes: &[usize]) -> Vec<TurnView> {
        let mut supply = Supply::at_start(self.start());
        let view = |(ply, (before, mv, after)): (usize, (Position, Move, Position))| {
            let color = before.turn();
            let placed = mv.square().map_or(SquareSet::EMPTY, Square::set);
            TurnView {
                color,
                square: mv.square(),
                turned: (before.discs(color) ^ after.discs(color)) - placed,
                substitute: substitutes.contains(&ply),
                lent: take_disc(&mut supply, before, mv) == Some(Source::Lent),
            }
        };
        (1..).zip(self.steps()).map(view).collect()
    }

    /// What was wrong with the turns; nothing in a game that is always right.
    pub(crate) fn marks(&self) -> Vec<Mark> {
        let Ground::Table(table) = self else { return Vec::new() };
        let turns = (1..).zip(table.turns()).map(|(ply, turn)| (ply, turn, turn.mistakes()));
        turns
            .filter(|(_, _, mistakes)| !mistakes.is_none())
            .map(|(ply, turn, mistakes)| Mark {
                ply,
                color: turn.color(),
                illegal: mistakes.illegal.is_some(),
                missed: mistakes.missed,
                wrong: mistakes.wrong,
            })
            .collect()
    }

    /// Whether hands may still put the last turn right after the end.
    pub(crate) fn is_correctable(&self) -> bool {
        matches!(self, Ground::Table(table) if table.referee() != Referee::Strict)
    }

    /// Position before, move, position after.
    fn steps(&self) -> Box<dyn Iterator<Item = (Position, Move, Position)> + '_> {
        match self {
            Ground::Game(game) => Box::new(game.turns().map(|turn| (turn.before, turn.mv, turn.after))),
            Ground::Table(table) => {
                Box::new(table.turns().iter().map(|turn| (turn.before, turn.mv, turn.after)))
            }
        }
    }
}

fn take_disc(supply: &mut Supply, before: Position, mv: Move) -> Option<Source> {
    mv.square().map(|_| supply.place(before.turn()).expect("there is a disc for every empty square"))
}
