//! Some games of a file: read one after the other, as often as needed, and never all in
//! memory at once.

use crate::content::records;
use crate::error::ReadError;
use crate::format::Format;
use crate::paste::Pasted;
use crate::record::GameRecord;
use crate::wthor::Names;
use std::fmt;
use std::ops::RangeInclusive;

/// The games of a file or a text that are wanted.
#[derive(Debug)]
pub struct Collection {
    source: Source,
    /// Which of them are wanted, by number from 1.
    wanted: RangeInclusive<usize>,
    readable: usize,
}

#[derive(Debug)]
enum Source {
    /// A file, read again each time.
    File { format: Format, bytes: Vec<u8>, names: Names },
    /// A few games that were read already.
    Games(Vec<GameRecord>),
}

/// Why there are no games to go on with.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum CollectionError {
    /// The file is broken as a whole.
    Broken(ReadError),
    /// It holds positions.
    Positions,
    /// It holds nothing.
    Empty,
    /// There are not so many.
    NoSuchGame {
        /// The one that was wanted.
        number: usize,
        /// How many there are.
        count: usize,
    },
}

impl fmt::Display for CollectionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CollectionError::Broken(error) => error.fmt(f),
            CollectionError::Positions => f.write_str("these are positions, and only games have moves"),
            CollectionError::Empty => f.write_str("there is no game in it"),
            CollectionError::NoSuchGame { number, count } => {
                write!(f, "there is no game {number}: the input has {count}")
            }
        }
    }
}

impl std::error::Error for CollectionError {}

impl Collection {
    /// All games of a file, or the one with a number from 1; `names` are for WTHOR.
    ///
    /// ```
    /// use outflank_formats::wthor::Names;
    /// use outflank_formats::{Collection, Format};
    ///
    /// let bytes = b"f5d6c3\nf5f5\nf5f6".to_vec();
    /// let games = Collection::of_file(Format::Transcript, bytes, Names::default(), None)?;
    /// assert_eq!((games.len(), games.readable()), (3, 2));
    /// # Ok::<(), outflank_formats::CollectionError>(())
    /// ```
    pub fn of_file(
        format: Format,
        bytes: Vec<u8>,
        names: Names,
        game: Option<usize>,
    ) -> Result<Collection, CollectionError> {
        if !format.holds_games() {
            return Err(CollectionError::Positions);
        }
        Collection::of(Source::File { format, bytes, names }, game)
    }

    /// The same of what a person has pasted.
    pub fn of_pasted(pasted: Pasted, game: Option<usize>) -> Result<Collection, CollectionError> {
        match pasted {
            Pasted::Games(_, games) => Collection::of(Source::Games(games), game),
            Pasted::Positions(..) => Err(CollectionError::Positions),
        }
    }

    fn of(source: Source, game: Option<usize>) -> Result<Collection, CollectionError> {
        let mut collection = Collection { source, wanted: 1..=usize::MAX, readable: 0 };
        let mut count = 0;
        for (number, record) in collection.records() {
            count = number;
            // A file that is broken as a whole has no games to go on with.
            if let Err(error) = record
                && error.game.is_none()
            {
                return Err(CollectionError::Broken(error));
            }
        }
        collection.wanted = match game {
            _ if count == 0 => return Err(CollectionError::Empty),
            Some(number) if (1..=count).contains(&number) => number..=number,
            Some(number) => return Err(CollectionError::NoSuchGame { number, count }),
            None => 1..=count,
        };
        collection.readable = collection.records().filter(|(_, record)| record.is_ok()).count();
        Ok(collection)
    }

    /// How many games there are, readable or not; at least one.
    #[must_use]
    #[expect(clippy::len_without_is_empty, reason = "there is at least one")]
    pub fn len(&self) -> usize {
        self.wanted.end() - self.wanted.start() + 1
    }

    /// How many of them can be read.
    #[must_use]
    pub fn readable(&self) -> usize {
        self.readable
    }

    /// All games in order, each with its number in the file.
    pub fn records(&self) -> impl Iterator<Item = (usize, Result<GameRecord, ReadError>)> + '_ {
        let all: Box<dyn Iterator<Item = Result<GameRecord, ReadError>> + '_> = match &self.source {
            Source::File { format, bytes, names } => records(*format, bytes, names),
            Source::Games(games) => Box::new(games.iter().cloned().map(Ok)),
        };
        let before = self.wanted.start() - 1;
        (1..).zip(all).skip(before).take(self.wanted.end() - before)
    }

    /// The positions of the game when there is only one.
    #[must_use]
    pub fn positions_of_the_only_game(&self) -> Option<usize> {
        match (self.len(), self.records().next()) {
            (1, Some((_, Ok(record)))) => Some(record.moves.len() + 1),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str, game: Option<usize>) -> Result<Collection, CollectionError> {
        Collection::of_file(Format::Transcript, text.as_bytes().to_vec(), Names::default(), game)
    }

    #[test]
    fn one_game_can_be_taken_out() {
        let one = of("f5d6c3\nf5f6\n", Some(2)).unwrap();
        assert_eq!((one.len(), one.readable(), one.positions_of_the_only_game()), (1, 1, Some(3)));
        assert_eq!(one.records().map(|(number, _)| number).collect::<Vec<_>>(), [2]);
        assert_eq!(of("f5d6", None).unwrap().positions_of_the_only_game(), Some(3));
        let missing = of("f5d6c3\nf5f6\n", Some(3)).unwrap_err();
        assert_eq!(missing.to_string(), "there is no game 3: the input has 2");
    }

    #[test]
    fn what_holds_no_games_is_refused() {
        let wthor = Collection::of_file(Format::Wthor, vec![0; 5], Names::default(), None);
        assert!(matches!(wthor, Err(CollectionError::Broken(_))));
        let positions = Collection::of_file(Format::Obf, Vec::new(), Names::default(), None);
        assert_eq!(positions.unwrap_err(), CollectionError::Positions);
        let none = Collection::of_pasted(Pasted::Games(Format::Transcript, Vec::new()), None);
        assert_eq!(none.unwrap_err(), CollectionError::Empty);
    }
}
