//! The names of players (`.JOU`) and tournaments (`.TRN`).

use super::Game;
use super::header::{Date, Header};
use crate::error::{ReadError, ReadErrorKind};
use crate::{Format, Tags};

/// Which of the two name files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NameFile {
    /// Players, 20 bytes each.
    Players,
    /// Tournaments, 26 bytes each.
    Tournaments,
}

impl NameFile {
    /// Bytes of a name, the closing zero included.
    #[must_use]
    pub const fn record_size(self) -> usize {
        match self {
            NameFile::Players => 20,
            NameFile::Tournaments => 26,
        }
    }

    /// Reads a whole name file. Names are Latin-1 up to the first zero. Only the
    /// count of names is taken from the header: some converters leave noise in the
    /// other fields.
    pub fn read(self, bytes: &[u8]) -> Result<Vec<String>, ReadError> {
        let error = |offset: usize, kind| ReadError {
            format: Format::Wthor,
            offset: offset as u64,
            place: None,
            game: None,
            kind,
        };
        let size = |records: u32| ReadErrorKind::FileSize {
            records,
            expected: (Header::SIZE + self.record_size() * records as usize) as u64,
            found: bytes.len() as u64,
        };
        let (head, records) =
            bytes.split_first_chunk::<{ Header::SIZE }>().ok_or_else(|| error(bytes.len(), size(0)))?;
        let count = Header::from_bytes(head).names;
        if records.len() != usize::from(count) * self.record_size() {
            let end = Header::SIZE + self.record_size() * usize::from(count);
            return Err(error(bytes.len().min(end), size(u32::from(count))));
        }
        Ok(records.chunks_exact(self.record_size()).map(decode).collect())
    }

    /// The bytes of a name file.
    pub(crate) fn write(self, names: &[String], created: Date) -> Vec<u8> {
        let count = names.len().min(usize::from(u16::MAX));
        let header = Header { created, names: count as u16, ..Header::default() };
        let mut bytes = header.to_bytes().to_vec();
        for name in &names[..count] {
            let start = bytes.len();
            bytes.extend(self.encode(name));
            bytes.resize(start + self.record_size(), 0);
        }
        bytes
    }

    /// A name as it fits into the file: Latin-1, one byte short of the record, and
    /// letters that are not in Latin-1 as question marks.
    pub(crate) fn encode(self, name: &str) -> Vec<u8> {
        let latin = name.chars().map(|letter| match u8::try_from(letter) {
            Ok(0) | Err(_) => b'?',
            Ok(byte) => byte,
        });
        latin.take(self.record_size() - 1).collect()
    }
}

pub(crate) fn decode(record: &[u8]) -> String {
    let end = record.iter().position(|&byte| byte == 0).unwrap_or(record.len());
    let text: String = record[..end].iter().copied().map(char::from).collect();
    text.trim().to_owned()
}

/// Players and tournaments by their numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names {
    /// Players; number 0 is the unknown player.
    pub players: Vec<String>,
    /// Tournaments; number 0 collects what belongs to none.
    pub tournaments: Vec<String>,
}

impl Names {
    /// Reads the two name files.
    pub fn read(players: &[u8], tournaments: &[u8]) -> Result<Names, ReadError> {
        Ok(Names {
            players: NameFile::Players.read(players)?,
            tournaments: NameFile::Tournaments.read(tournaments)?,
        })
    }

    /// Writes the names of a game into its tags; numbers without a name stay numbers.
    pub(crate) fn fill(&self, game: &Game, tags: &mut Tags) {
        let found = |names: &[String], number: u16| {
            names.get(usize::from(number)).filter(|name| !name.is_empty()).cloned()
        };
        let known = |name: &String| name != "???";
        if let Some(name) = found(&self.players, game.black()) {
            tags.black = Some(name).filter(known);
        }
        if let Some(name) = found(&self.players, game.white()) {
            tags.white = Some(name).filter(known);
        }
        if let Some(name) = found(&self.tournaments, game.tournament()) {
            tags.event = Some(name);
        }
    }
}
