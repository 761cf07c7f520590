//! Reading `.wtb` files, streamed or whole.

use super::header::Header;
use super::{Game, Names};
use crate::error::{Fault, ReadError, ReadErrorKind};
use crate::{Format, GameRecord};
use std::io::{self, BufReader, Read};

/// Bytes fetched at a time. Nothing else of the file is in memory.
const BUFFER: usize = 1 << 16;

/// The games of a `.wtb` stream, one by one.
///
/// The moves are not looked at: that is [`Game::replay`]. An error ends the stream; it
/// is about the file, as a record of any bytes is a game.
///
/// ```no_run
/// use outflank_formats::wthor::Reader;
///
/// let file = std::fs::File::open("WTH_2025.wtb")?;
/// for game in Reader::new(file)? {
///     let replay = game?.replay()?;
///     println!("{}", replay.black_discs());
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Reader<R> {
    input: BufReader<R>,
    header: Header,
    read: u32,
    done: bool,
}

fn error(offset: u64, kind: ReadErrorKind) -> ReadError {
    ReadError { format: Format::Wthor, offset, place: None, game: None, kind }
}

fn size_of(games: u32) -> u64 {
    Header::SIZE as u64 + Game::SIZE as u64 * u64::from(games)
}

/// Reads until the buffer is full or the stream ends; gives the number of bytes.
fn fill(input: &mut impl Read, buffer: &mut [u8]) -> io::Result<usize> {
    let mut filled = 0;
    while filled < buffer.len() {
        match input.read(&mut buffer[filled..]) {
            Ok(0) => break,
            Ok(count) => filled += count,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    Ok(filled)
}

impl<R: Read> Reader<R> {
    /// Reads the header and refuses files that do not hold 8×8 games.
    pub fn new(input: R) -> Result<Reader<R>, ReadError> {
        let mut input = BufReader::with_capacity(BUFFER, input);
        let mut bytes = [0; Header::SIZE];
        let count =
            fill(&mut input, &mut bytes).map_err(|fault| error(0, ReadErrorKind::Io(fault.kind())))?;
        if count < Header::SIZE {
            let found = count as u64;
            let kind = ReadErrorKind::FileSize { records: 0, expected: Header::SIZE as u64, found };
            return Err(error(found, kind));
        }
        let header = Header::from_bytes(&bytes);
        if !matches!(header.board_size, 0 | 8) {
            return Err(error(12, ReadErrorKind::BoardSize(header.board_size.to_string())));
        }
        if header.kind != 0 {
            return Err(error(13, ReadErrorKind::Solitaire));
        }
        Ok(Reader { input, header, read: 0, done: false })
    }

    /// What the file says about itself.
    #[must_use]
    pub const fn header(&self) -> &Header {
        &self.header
    }

    /// Offset of the next game in the file.
    #[must_use]
    pub fn offset(&self) -> u64 {
        size_of(self.read)
    }

    fn file_size(&mut self, found: u64) -> ReadError {
        self.done = true;
        let records = self.header.games;
        let expected = size_of(records);
        error(found.min(expected), ReadErrorKind::FileSize { records, expected, found })
    }

    /// The game at this place, or why there is none; `None` at the end of a whole file.
    fn fetch(&mut self) -> Option<Result<Game, ReadError>> {
        let mut bytes = [0; Game::SIZE];
        let offset = self.offset();
        let wanted = if self.read < self.header.games { Game::SIZE } else { 1 };
        let count = match fill(&mut self.input, &mut bytes[..wanted]) {
            Ok(count) => count,
            Err(fault) => {
                self.done = true;
                return Some(Err(error(offset, ReadErrorKind::Io(fault.kind()))));
            }
        };
        if self.read == self.header.games {
            self.done = true;
            return (count > 0).then(|| Err(self.file_size(offset + 1)));
        }
        if count < Game::SIZE {
            return Some(Err(self.file_size(offset + count as u64)));
        }
        self.read += 1;
        Some(Ok(Game::from_bytes(bytes)))
    }
}

impl<R: Read> Iterator for Reader<R> {
    type Item = Result<Game, ReadError>;

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        if self.done { None } else { self.fetch() }
    }
}

/// The games of a whole file as records.
pub(crate) fn games(bytes: &[u8]) -> impl Iterator<Item = Result<GameRecord, Fault>> + '_ {
    records(bytes, None)
}

fn records<'a>(
    bytes: &'a [u8],
    names: Option<&'a Names>,
) -> impl Iterator<Item = Result<GameRecord, Fault>> + 'a {
    let fault = |error: ReadError| Fault::new(error.offset as usize, error.kind);
    // The size is known here, so a file of the wrong size gives no game at all.
    let opened = Reader::new(bytes).map_err(fault).and_then(|reader| {
        let records = reader.header.games;
        let (expected, found) = (size_of(records), bytes.len() as u64);
        if expected == found {
            return Ok(reader);
        }
        let kind = ReadErrorKind::FileSize { records, expected, found };
        Err(Fault::new(found.min(expected) as usize, kind))
    });
    let (reader, broken) = match opened {
        Ok(reader) => (Some(reader), None),
        Err(fault) => (None, Some(Err(fault))),
    };
    let games = reader.into_iter().flat_map(move |reader| {
        let header = *reader.header();
        reader.enumerate().map(move |(index, game)| {
            let game = game.map_err(fault)?;
            let start = Header::SIZE + Game::SIZE * index;
            game.to_record(&header, names).map_err(|kind| {
                let within = match &kind {
                    ReadErrorKind::DiscCount(count) if game.black_discs() == *count => 6,
                    ReadErrorKind::DiscCount(_) => 7,
                    _ => game.replay().err().map_or(0, |error| error.offset()),
                };
                Fault::new(start + within, kind)
            })
        })
    });
    broken.into_iter().chain(games)
}

/// Reads all games of a `.wtb` file with names filled in, or none.
pub fn read(bytes: &[u8], names: &Names) -> Result<Vec<GameRecord>, ReadError> {
    let mut number = 0;
    records(bytes, Some(names))
        .map(|item| {
            number += 1;
            item.map_err(|Fault { offset, kind }| ReadError {
                game: Some(number)
                    .filter(|_| offset >= Header::SIZE && !matches!(kind, ReadErrorKind::FileSize { .. })),
                ..error(offset as u64, kind)
            })
        })
        .collect()
}
