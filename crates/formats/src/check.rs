//! Whether games are what their files say: every move replayed, every score counted.
//!
//! An illegal move and a stated score that the moves do not lead to are faults. A game that
//! stops early is none: people resign and run out of time. A file is read to its end,
//! whatever is wrong in it.
//!
//! ```
//! use outflank_formats::check::{self, Tally};
//! use outflank_formats::Format;
//!
//! let mut tally = Tally::default();
//! for checked in check::games(Format::Transcript, b"f5d6c3\nf5a1\n") {
//!     tally.add(&checked);
//! }
//! assert_eq!((tally.games, tally.unfinished, tally.illegal), (2, 1, 1));
//! ```

use crate::error::{IllegalRecord, ReadError, ReadErrorKind};
use crate::record::GameRecord;
use crate::result::{Ending, Outcome};
use crate::wthor::{Game, Header, Reader};
use crate::{Format, games as read};
use serde::Serialize;
use std::io::Read;
use std::ops::AddAssign;

/// A game that was looked at, or a file that could not be.
#[derive(Clone, Debug)]
pub struct Checked {
    /// Whether it was a game at all, readable or not.
    pub is_game: bool,
    /// Whether it stops before the end.
    pub unfinished: bool,
    /// What is wrong with it.
    pub fault: Option<Fault>,
}

/// Something wrong with a game.
#[derive(Clone, Debug)]
pub enum Fault {
    /// It has an illegal move.
    Illegal {
        /// Its number, from 1.
        game: u64,
        /// Which move, and why.
        illegal: IllegalRecord,
    },
    /// Its moves do not lead to the result it states.
    Score {
        /// Its number, from 1.
        game: u64,
        /// The result it states.
        stated: Outcome,
        /// Black's discs minus White's by federation score.
        actual: i32,
    },
    /// It cannot be understood.
    Unreadable(Box<ReadError>),
}

/// What was found, in numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Tally {
    /// Games looked at.
    pub games: u64,
    /// Those with an illegal move.
    pub illegal: u64,
    /// Those that stop before the end.
    pub unfinished: u64,
    /// Those whose moves do not lead to the stated result.
    pub wrong_scores: u64,
    /// Those that cannot be understood.
    pub unreadable: u64,
}

impl Tally {
    /// Counts one more.
    pub fn add(&mut self, checked: &Checked) {
        self.games += u64::from(checked.is_game);
        self.unfinished += u64::from(checked.unfinished);
        match checked.fault {
            Some(Fault::Illegal { .. }) => self.illegal += 1,
            Some(Fault::Score { .. }) => self.wrong_scores += 1,
            Some(Fault::Unreadable(_)) => self.unreadable += 1,
            None => {}
        }
    }

    /// Whether anything is wrong.
    #[must_use]
    pub fn has_faults(self) -> bool {
        self.illegal + self.wrong_scores + self.unreadable > 0
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Tally) {
        self.games += other.games;
        self.illegal += other.illegal;
        self.unfinished += other.unfinished;
        self.wrong_scores += other.wrong_scores;
        self.unreadable += other.unreadable;
    }
}

impl Checked {
    fn good(unfinished: bool) -> Checked {
        Checked { is_game: true, unfinished, fault: None }
    }

    fn bad(fault: Fault) -> Checked {
        Checked { is_game: true, unfinished: false, fault: Some(fault) }
    }
}

/// Checks the games of a file in memory.
pub fn games(format: Format, bytes: &[u8]) -> impl Iterator<Item = Checked> + '_ {
    (1..).zip(read(format, bytes)).map(|(number, game)| match game {
        Ok(record) => Checked { fault: wrong_score(number, &record), ..Checked::good(!record.is_finished()) },
        Err(ReadError { kind: ReadErrorKind::Illegal(illegal), .. }) => {
            Checked::bad(Fault::Illegal { game: number, illegal })
        }
        Err(error) => {
            Checked { is_game: error.game.is_some(), ..Checked::bad(Fault::Unreadable(Box::new(error))) }
        }
    })
}

/// A finished game whose moves do not lead to what it states. A game settled away from the
/// board may state anything.
fn wrong_score(number: u64, record: &GameRecord) -> Option<Fault> {
    let stated = record.stated.filter(|stated| stated.ending == Ending::Normal)?;
    let actual = record.federation_margin()?;
    (record.stated_result_holds() == Some(false)).then_some(Fault::Score {
        game: number,
        stated: stated.outcome,
        actual,
    })
}

/// Checks the games of a WTHOR file as they come, nothing of them kept in memory.
pub fn wthor<R: Read>(reader: Reader<R>) -> impl Iterator<Item = Checked> {
    let header = *reader.header();
    let mut number = 0;
    reader.map(move |game| match game {
        Ok(game) => {
            number += 1;
            check_wthor(number, &game, &header)
        }
        Err(error) => Checked { is_game: false, ..Checked::bad(Fault::Unreadable(Box::new(error))) },
    })
}

fn check_wthor(number: u64, game: &Game, header: &Header) -> Checked {
    match game.replay() {
        Ok(replay) if !replay.finished => Checked::good(true),
        Ok(replay) if replay.black_discs() == game.black_discs() => Checked::good(false),
        Ok(replay) => {
            let margin = |discs: u8| 2 * i32::from(discs) - 64;
            let stated = Outcome::Margin(margin(game.black_discs()) as f32);
            Checked::bad(Fault::Score { game: number, stated, actual: margin(replay.black_discs()) })
        }
        Err(_) => {
            // The slow way says the same, with all there is to know about it.
            let offset = Header::SIZE as u64 + (number - 1) * Game::SIZE as u64;
            let kind = game.to_record(header, None).expect_err("its moves cannot be replayed");
            Checked::bad(match kind {
                ReadErrorKind::Illegal(illegal) => Fault::Illegal { game: number, illegal },
                kind => {
                    let game = usize::try_from(number).ok();
                    let error = ReadError { format: Format::Wthor, offset, place: None, game, kind };
                    Fault::Unreadable(Box::new(error))
                }
            })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{read_games, write_games};

    fn tally(format: Format, bytes: &[u8]) -> Tally {
        let mut tally = Tally::default();
        games(format, bytes).for_each(|checked| tally.add(&checked));
        tally
    }

    #[test]
    fn wrong_scores_and_broken_games_are_told_apart() {
        let wiped_out = "1. e6 f4 2. e3 f6 3. g5 d6 4. e7 f5 5. c5";
        let good = format!("[Result \"1-0\"]\n\n{wiped_out} {{X wins 64-0}} 1-0\n\n");
        let wrong = format!("[Result \"0-1\"]\n\n{wiped_out} 0-1\n\n");
        let timed_out = format!("[Termination \"time forfeit\"]\n[Result \"0-1\"]\n\n{wiped_out} 0-1\n\n");
        let text = format!("{good}{wrong}{timed_out}[A \"b\"]\n\n1. oops\n");
        let found = tally(Format::Pgn, text.as_bytes());
        assert_eq!((found.games, found.wrong_scores, found.unreadable), (4, 1, 1));
        assert!(found.has_faults() && !tally(Format::Pgn, good.as_bytes()).has_faults());
    }

    #[test]
    fn a_stream_is_checked_like_a_file() {
        let games = read_games(Format::Transcript, b"f5d6c3\nf5f6e6f4e3\n").unwrap();
        let mut bytes = Vec::new();
        write_games(Format::Wthor, &games, &mut bytes).unwrap();
        // The second game's third move is broken.
        bytes[Header::SIZE + Game::SIZE + 8 + 2] = 11;
        let mut streamed = Tally::default();
        for checked in wthor(Reader::new(bytes.as_slice()).unwrap()) {
            streamed.add(&checked);
        }
        assert_eq!(streamed, tally(Format::Wthor, &bytes));
        assert_eq!((streamed.games, streamed.unfinished, streamed.illegal), (2, 1, 1));
    }
}
