//! Writing `.wtb`, `.JOU` and `.TRN` files.

use super::header::{Date, Header};
use super::names::{NameFile, decode};
use super::{Game, Names};
use crate::error::{Unwritable, WriteError};
use crate::{Format, GameRecord};
use std::collections::HashMap;
use std::io::Write;

/// Writes a `.wtb` file game by game.
#[derive(Debug)]
pub struct Writer<W> {
    out: W,
    left: u32,
}

impl<W: Write> Writer<W> {
    /// Writes the header, which must announce the right number of games.
    pub fn new(mut out: W, header: &Header) -> Result<Writer<W>, WriteError> {
        out.write_all(&header.to_bytes())?;
        Ok(Writer { out, left: header.games })
    }

    /// Writes a game.
    pub fn write(&mut self, game: &Game) -> Result<(), WriteError> {
        self.left = self.left.checked_sub(1).ok_or_else(|| {
            WriteError::Io(std::io::Error::other("more games than the WTHOR header announces"))
        })?;
        Ok(self.out.write_all(&game.to_bytes())?)
    }

    /// Closes the file; fails if the header announced more games.
    pub fn finish(mut self) -> Result<W, WriteError> {
        if self.left > 0 {
            let left = self.left;
            let reason = format!("{left} fewer games than the WTHOR header announces");
            return Err(WriteError::Io(std::io::Error::other(reason)));
        }
        self.out.flush()?;
        Ok(self.out)
    }
}

/// The header of a file with these games. It has room for one year and one depth of
/// theory; games that disagree leave the year open, and the largest depth is named.
fn header(games: &[GameRecord], created: Date) -> Result<Header, Unwritable> {
    let mut years = games.iter().map(|game| game.tags.year());
    let first = years.next().flatten();
    let year = first.filter(|_| years.all(|year| year == first)).unwrap_or(0);
    let theory = games.iter().filter_map(|game| game.perfect).map(|perfect| perfect.empties).max();
    Ok(Header {
        created,
        games: u32::try_from(games.len()).map_err(|_| Unwritable::TooMany)?,
        names: 0,
        year,
        board_size: 8,
        kind: 0,
        theory: theory.unwrap_or(0),
    })
}

/// The number in a name such as `#1368`, which players and tournaments have without
/// name files; 0 for any other name.
fn number_of(name: Option<&String>) -> u16 {
    name.and_then(|name| name.strip_prefix('#')).and_then(|number| number.parse().ok()).unwrap_or(0)
}

fn numbered(game: &GameRecord) -> Result<Game, Unwritable> {
    let tags = &game.tags;
    Game::from_record(game, [&tags.event, &tags.black, &tags.white].map(|name| number_of(name.as_ref())))
}

/// What a `.wtb` file alone keeps of a game.
pub(crate) fn keep(game: &GameRecord) -> Result<GameRecord, Unwritable> {
    let header = header(std::slice::from_ref(game), Date::default())?;
    Ok(numbered(game)?.to_record(&header, None).expect("the moves were replayed and the counts fit"))
}

/// Writes a `.wtb` file alone. Names stay behind, unless they are numbers.
pub(crate) fn write_games(games: &[GameRecord], out: &mut dyn Write) -> Result<(), WriteError> {
    let format = Format::Wthor;
    let header = header(games, Date::default()).map_err(|reason| WriteError::Game {
        format,
        game: games.len(),
        reason,
    })?;
    let mut writer = Writer::new(out, &header)?;
    for (index, game) in games.iter().enumerate() {
        let game = numbered(game).map_err(|reason| WriteError::Game { format, game: index + 1, reason })?;
        writer.write(&game)?;
    }
    writer.finish()?;
    Ok(())
}

/// The three files of a small WTHOR database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileSet {
    /// The games, `WTH_<year>.wtb`.
    pub games: Vec<u8>,
    /// The players, `WTHOR.JOU`.
    pub players: Vec<u8>,
    /// The tournaments, `WTHOR.TRN`.
    pub tournaments: Vec<u8>,
}

impl FileSet {
    /// The files for these games, which should be of one year. `created` goes into
    /// the headers.
    pub fn new(records: &[GameRecord], created: Date) -> Result<FileSet, WriteError> {
        let format = Format::Wthor;
        let at = |game: usize| move |reason| WriteError::Game { format, game, reason };
        let mut players = Table::new(NameFile::Players, "???");
        let mut tournaments = Table::new(NameFile::Tournaments, "Diverses parties");
        let header = header(records, created).map_err(at(records.len()))?;
        let mut writer = Writer::new(Vec::new(), &header)?;
        for (index, record) in records.iter().enumerate() {
            let tags = &record.tags;
            let numbers = [
                tournaments.number(tags.event.as_deref()),
                players.number(tags.black.as_deref()),
                players.number(tags.white.as_deref()),
            ];
            let [tournament, black, white] = numbers;
            let numbers = [
                tournament.map_err(at(index + 1))?,
                black.map_err(at(index + 1))?,
                white.map_err(at(index + 1))?,
            ];
            writer.write(&Game::from_record(record, numbers).map_err(at(index + 1))?)?;
        }
        Ok(FileSet {
            games: writer.finish()?,
            players: players.file.write(&players.names, created),
            tournaments: tournaments.file.write(&tournaments.names, created),
        })
    }

    /// The games as reading the three files gives them.
    pub fn games(&self) -> Result<Vec<GameRecord>, crate::ReadError> {
        super::read(&self.games, &self.names()?)
    }

    /// The names in the set.
    pub fn names(&self) -> Result<Names, crate::ReadError> {
        Names::read(&self.players, &self.tournaments)
    }
}

/// Gives names their numbers in order of appearance.
struct Table {
    file: NameFile,
    names: Vec<String>,
    numbers: HashMap<String, u16>,
}

impl Table {
    /// A table whose number 0 is the unknown one.
    fn new(file: NameFile, unknown: &str) -> Table {
        Table { file, names: vec![unknown.to_owned()], numbers: HashMap::from([(unknown.to_owned(), 0)]) }
    }

    fn number(&mut self, name: Option<&str>) -> Result<u16, Unwritable> {
        // Names that only differ behind the end of the record are one.
        let name = name.map(|name| decode(&self.file.encode(name.trim()))).unwrap_or_default();
        if name.is_empty() {
            return Ok(0);
        }
        if let Some(&number) = self.numbers.get(&name) {
            return Ok(number);
        }
        // The count in the header must fit as well.
        let number = u16::try_from(self.names.len()).ok().filter(|&number| number < u16::MAX);
        let number = number.ok_or(Unwritable::TooMany)?;
        self.names.push(name.clone());
        self.numbers.insert(name, number);
        Ok(number)
    }
}
