//! The five puzzles of the printed rules (L3).
//!
//! The reader finds Black's move. White then answers with each of its possible replies,
//! one after the other, and after each Black takes a corner. In the end the reader may
//! play on to the win against the engine, or follow the printed line of the first puzzle
//! to its last disc.

use outflank_data::rulebook::Entry;
use outflank_locale::Sentence;
use outflank_rules::{IllegalMove, Move, Position, Square, SquareSet};

/// A puzzle of the rulebook being solved.
#[derive(Clone, Debug)]
pub struct RulebookAttempt {
    entry: &'static Entry,
    stage: Stage,
    mistakes: u32,
}

/// How far it has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Find Black's move.
    Find,
    /// White has made the reply with this number, counted from 0: take a corner.
    TakeCorner(usize),
    /// All replies are answered.
    Done,
}

/// What comes of an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// No such move; the board stays.
    Illegal(IllegalMove),
    /// Not this one. The board stays.
    Wrong {
        /// What to say.
        message: Sentence,
    },
    /// Right.
    Right {
        /// What to say.
        message: Sentence,
        /// The board after the answer, before White's next reply: to be shown for a
        /// moment.
        shown: Position,
    },
}

/// The puzzles in order.
pub fn puzzles() -> impl Iterator<Item = &'static Entry> {
    outflank_data::rulebook().puzzles()
}

impl RulebookAttempt {
    /// A puzzle from its beginning. The entry must be one of [`puzzles`].
    #[must_use]
    pub fn new(entry: &'static Entry) -> RulebookAttempt {
        RulebookAttempt { entry, stage: Stage::Find, mistakes: 0 }
    }

    /// The puzzle.
    #[must_use]
    pub fn entry(&self) -> &'static Entry {
        self.entry
    }

    /// Its title: which of the puzzles it is.
    #[must_use]
    pub fn title(&self) -> Sentence {
        let before = puzzles().take_while(|entry| entry.id != self.entry.id).count();
        Sentence::new("rulebook-title").with("number", before as u32 + 1)
    }

    /// How far it has come.
    #[must_use]
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// Wrong moves so far.
    #[must_use]
    pub fn mistakes(&self) -> u32 {
        self.mistakes
    }

    /// White's possible replies to the solution, in order.
    #[must_use]
    pub fn replies(&self) -> Vec<Square> {
        self.after_solution().moves().into_iter().collect()
    }

    /// White's reply on the board now.
    #[must_use]
    pub fn reply(&self) -> Option<Square> {
        match self.stage {
            Stage::TakeCorner(number) => self.replies().get(number).copied(),
            Stage::Find | Stage::Done => None,
        }
    }

    /// The board to show.
    #[must_use]
    pub fn position(&self) -> Position {
        match self.stage {
            Stage::Find => self.entry.board,
            Stage::TakeCorner(_) => match self.reply() {
                Some(reply) => played(self.after_solution(), reply),
                None => self.after_solution(),
            },
            Stage::Done => self.play_on(),
        }
    }

    /// What the reader is asked to do.
    #[must_use]
    pub fn task(&self) -> Sentence {
        match (self.stage, self.reply()) {
            (Stage::TakeCorner(number), Some(reply)) => Sentence::new("rulebook-take-corner")
                .with("reply", reply)
                .with("number", number as u32 + 1)
                .with("count", self.replies().len() as u32),
            (Stage::Done, _) => Sentence::new("rulebook-play-on"),
            _ => Sentence::new("rulebook-find"),
        }
    }

    /// Takes a move.
    pub fn answer(&mut self, square: Square) -> Answer {
        let position = self.position();
        if self.stage == Stage::Done {
            return Answer::Illegal(IllegalMove::GameOver);
        }
        let after = match position.play(Move::Place(square)) {
            Ok(after) => after,
            Err(reason) => return Answer::Illegal(reason),
        };
        match self.stage {
            Stage::Find if self.entry.solution.contains(&square) => {
                self.stage = Stage::TakeCorner(0);
                let count = self.replies().len() as u32;
                let message = Sentence::new("rulebook-found").with("square", square).with("count", count);
                Answer::Right { message, shown: after }
            }
            Stage::TakeCorner(number) if SquareSet::CORNERS.contains(square) => {
                let next = number + 1;
                let more = next < self.replies().len();
                self.stage = if more { Stage::TakeCorner(next) } else { Stage::Done };
                let id = if more { "rulebook-next-reply" } else { "rulebook-solved" };
                Answer::Right { message: Sentence::new(id).with("corner", square), shown: after }
            }
            Stage::Find => self.wrong(square, after),
            _ => {
                self.mistakes += 1;
                Answer::Wrong { message: Sentence::new("rulebook-not-a-corner").with("square", square) }
            }
        }
    }

    /// Where to play on from against the engine: the solution, the first of the printed
    /// replies, and the corner. White is to move.
    #[must_use]
    pub fn play_on(&self) -> Position {
        self.way_on().fold(self.entry.board, played)
    }

    /// The moves from the usual start to there, where the puzzle has them.
    #[must_use]
    pub fn play_on_moves(&self) -> Option<Vec<Square>> {
        let before = self.entry.moves.as_ref()?;
        Some(before.iter().copied().chain(self.way_on()).collect())
    }

    fn way_on(&self) -> impl Iterator<Item = Square> {
        self.entry.lines.first().into_iter().flatten().copied().take(3)
    }

    /// The printed line to the end of the game: the first puzzle has one.
    #[must_use]
    pub fn printed_line(&self) -> Option<&'static [Square]> {
        let line = self.entry.lines.first()?;
        (line.len() as u32 == self.entry.board.board().empties()).then_some(line.as_slice())
    }

    /// The board once the solution has been played, White to reply.
    #[must_use]
    pub fn after_solution(&self) -> Position {
        played(self.entry.board, self.entry.solution[0])
    }

    /// A wrong first move is answered with a reply after which no corner can be taken.
    fn wrong(&mut self, square: Square, after: Position) -> Answer {
        self.mistakes += 1;
        let escape = outflank_puzzles::attempt::continuations(after)
            .into_iter()
            .find(|next| next.corners.is_empty())
            .and_then(|next| next.reply);
        let message = match escape {
            Some(reply) => Sentence::new("puzzle-wrong-corner").with("square", square).with("reply", reply),
            None => Sentence::new("puzzle-wrong").with("square", square),
        };
        Answer::Wrong { message }
    }
}

fn played(position: Position, square: Square) -> Position {
    position.play(Move::Place(square)).expect("the rulebook's lines are tested")
}
