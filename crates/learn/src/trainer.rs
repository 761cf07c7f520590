//! Openings by heart.
//!
//! The trainer plays one side of a named line and the learner the other, from memory. A
//! line may be turned: whoever begins with another of Black's four first moves plays the
//! same opening, and the trainer turns with them. What was missed comes again soon, what
//! was known comes again later: see [`crate::Schedule`], where an opening goes by the
//! name that [`Trainer::name`] gives.

use outflank_data::openings::Opening;
use outflank_locale::Sentence;
use outflank_rules::{Color, Game, IllegalMove, Position, Square, Symmetry};

/// An opening line being played from memory.
#[derive(Clone, Debug)]
pub struct Trainer {
    opening: &'static Opening,
    learner: Color,
    game: Game,
    /// Turns the printed line into the one on the board.
    symmetry: Symmetry,
    mistakes: u32,
}

/// What comes of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// No such move; nothing changes.
    Illegal(IllegalMove),
    /// Not the move of this opening. The board stays.
    Wrong {
        /// What to say.
        message: Sentence,
    },
    /// Right, and the trainer has replied if the line goes on.
    Right {
        /// The trainer's move.
        reply: Option<Square>,
        /// Whether the line is at its end.
        finished: bool,
        /// What to say.
        message: Sentence,
    },
}

impl Trainer {
    /// The line of an opening, the learner playing `learner`. When that is White, the
    /// first move has been made.
    #[must_use]
    pub fn new(opening: &'static Opening, learner: Color) -> Trainer {
        let mut trainer =
            Trainer { opening, learner, game: Game::new(), symmetry: Symmetry::Identity, mistakes: 0 };
        if learner == Color::White {
            trainer.reply();
        }
        trainer
    }

    /// The line with this name, see [`Trainer::name`], if there still is one.
    #[must_use]
    pub fn named(name: &str) -> Option<Trainer> {
        let (line, learner) = name.split_once('-')?;
        let learner = Color::BOTH.into_iter().find(|side| side.to_string() == learner)?;
        let is_it = |opening: &&Opening| {
            line.len() == 2 * opening.moves.len()
                && opening.moves.iter().map(ToString::to_string).collect::<String>() == line
        };
        Some(Trainer::new(outflank_data::openings().iter().find(is_it)?, learner))
    }

    /// The opening.
    #[must_use]
    pub fn opening(&self) -> &'static Opening {
        self.opening
    }

    /// The name of the line for a [`crate::Schedule`]: its moves and the learner's side.
    #[must_use]
    pub fn name(&self) -> String {
        let moves: String = self.opening.moves.iter().map(ToString::to_string).collect();
        format!("{moves}-{}", self.learner)
    }

    /// The board.
    #[must_use]
    pub fn position(&self) -> Position {
        self.game.position()
    }

    /// The moves on the board so far.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The side the learner plays.
    #[must_use]
    pub fn learner(&self) -> Color {
        self.learner
    }

    /// Wrong moves and hints so far; a line without any was known.
    #[must_use]
    pub fn mistakes(&self) -> u32 {
        self.mistakes
    }

    /// Whether the line has been played to its end.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        self.game.ply() >= self.opening.moves.len()
    }

    /// The move to make, for a learner who asks; counts as a mistake.
    pub fn hint(&mut self) -> Option<Square> {
        let square = self.expected()?;
        self.mistakes += 1;
        Some(square)
    }

    /// The learner's move.
    pub fn play(&mut self, square: Square) -> Answer {
        let Some(expected) = self.expected() else { return Answer::Illegal(IllegalMove::GameOver) };
        let mut after = self.game.clone();
        if let Err(reason) = after.play(square) {
            return Answer::Illegal(reason);
        }
        if square != expected && !self.turn_towards(&after) {
            self.mistakes += 1;
            return Answer::Wrong { message: Sentence::new("trainer-wrong").with("square", square) };
        }
        self.game = after;
        let reply = self.reply();
        let finished = self.is_finished();
        let message = match reply {
            Some(reply) if !finished => {
                Sentence::new("puzzle-go-on").with("square", square).with("reply", reply)
            }
            _ => Sentence::new("trainer-finished"),
        };
        Answer::Right { reply, finished, message }
    }

    /// The next move of the line as it lies on the board.
    fn expected(&self) -> Option<Square> {
        Some(self.symmetry.square(*self.opening.moves.get(self.game.ply())?))
    }

    /// Another move may be the same one seen from another side. If so, the line turns.
    fn turn_towards(&mut self, after: &Game) -> bool {
        let line = self.opening.moves.iter().take(after.ply());
        let Some(expected) =
            line.copied().try_fold(Position::START, |position, square| position.play(square.into()).ok())
        else {
            return false;
        };
        let turned = Symmetry::OF_START
            .into_iter()
            .find(|symmetry| symmetry.board(expected.board()) == after.position().board());
        turned.is_some_and(|symmetry| {
            self.symmetry = symmetry;
            true
        })
    }

    /// The trainer's move, if the line goes on and it is its turn.
    fn reply(&mut self) -> Option<Square> {
        let square = self.expected()?;
        self.game.play(square).expect("a named line is legal however it is turned");
        Some(square)
    }
}
