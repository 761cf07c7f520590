//! The games to be analysed: read one after the other, as often as needed, and never
//! all in memory at once.

use crate::failure::Failure;
use crate::input::Input;
use crate::names;
use outflank_formats::wthor::Names;
use outflank_formats::{Format, GameRecord, Pasted, ReadError};
use outflank_report::Numbered;
use std::ffi::OsStr;
use std::ops::RangeInclusive;

/// The games of a file or a text.
pub struct Collection {
    input: Input,
    source: Source,
    /// Which of them are wanted, by number from 1.
    wanted: RangeInclusive<usize>,
    readable: usize,
}

enum Source {
    /// A file, read again each time.
    File { format: Format, names: Names },
    /// What a person typed.
    Text(Vec<GameRecord>),
}

impl Collection {
    /// The games of a file, of standard input, or of a text.
    pub fn of(
        what: &OsStr,
        rest: &[String],
        from: Option<Format>,
        game: Option<usize>,
    ) -> Result<Collection, Failure> {
        let input = Input::of_words(what, rest)?;
        let source = if input.is_text() {
            match input.anything(from)? {
                Pasted::Games(_, games) => Source::Text(games),
                Pasted::Positions(..) => return Err(no_games(&input)),
            }
        } else {
            let format = input.format(from)?;
            if !format.holds_games() {
                return Err(no_games(&input));
            }
            let names = match format {
                Format::Wthor => names::find(input.path(), None, None)?,
                _ => Names::default(),
            };
            Source::File { format, names }
        };
        let mut collection = Collection { input, source, wanted: 1..=usize::MAX, readable: 0 };
        let (mut count, mut readable) = (0, 0);
        for (number, record) in collection.records() {
            count = number;
            readable += usize::from(record.is_ok());
            // A file that is broken as a whole has no games to go on with.
            if let Err(error) = record
                && error.game.is_none()
            {
                return Err(collection.input.fault(error));
            }
        }
        if count == 0 {
            return Err(collection.input.fault("there is no game in it"));
        }
        collection.wanted = match game {
            Some(number) if (1..=count).contains(&number) => number..=number,
            Some(number) => {
                return Err(Failure::Refused(format!("there is no game {number}: the input has {count}")));
            }
            None => 1..=count,
        };
        collection.readable = readable;
        if game.is_some() {
            collection.readable = collection.records().filter(|(_, record)| record.is_ok()).count();
        }
        Ok(collection)
    }

    /// How many games there are, readable or not; at least one.
    pub fn len(&self) -> usize {
        self.wanted.end() - self.wanted.start() + 1
    }

    /// How many of them can be read.
    pub fn readable(&self) -> usize {
        self.readable
    }

    /// All games in order.
    pub fn records(&self) -> impl Iterator<Item = Numbered> + '_ {
        let all: Box<dyn Iterator<Item = Result<GameRecord, ReadError>> + '_> = match &self.source {
            Source::File { format, names } => self.input.records(*format, names),
            Source::Text(games) => Box::new(games.iter().cloned().map(Ok)),
        };
        let before = self.wanted.start() - 1;
        (1..).zip(all).skip(before).take(self.wanted.end() - before)
    }

    /// The positions of the game when there is only one.
    pub fn positions_of_the_only_game(&self) -> Option<usize> {
        match (self.len(), self.records().next()) {
            (1, Some((_, Ok(record)))) => Some(record.moves.len() + 1),
            _ => None,
        }
    }

    /// What to call it in a message.
    pub fn name(&self) -> String {
        self.input.name()
    }
}

fn no_games(input: &Input) -> Failure {
    input.fault("these are positions, and only games have moves to analyse; outflank solve scores positions")
}
