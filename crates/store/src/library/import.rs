//! Games that come in: those of a file, all of them or none.

use super::{Library, LibraryError};
use outflank_formats::wthor::Names;
use outflank_formats::{Format, ReadError};
use outflank_library::{Header, StoredGame, fold, stored_games};
use outflank_rules::Position;
use rusqlite::{CachedStatement, Connection, OptionalExtension, params};
use std::collections::HashMap;
use std::fmt;
use std::mem;
use std::sync::mpsc::sync_channel;

/// Games that go from the reader of a file to the database at once, and how many such lots may wait:
/// all that is in memory of a file beside its bytes.
const LOT: usize = 256;
const LOTS: usize = 8;

/// What became of the games of a file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Imported {
    /// Games that are new.
    pub added: u64,
    /// Games that were there already.
    pub known: u64,
}

/// Why nothing was added.
#[derive(Debug)]
#[non_exhaustive]
pub enum ImportError<E> {
    /// A game could not be read.
    Game(E),
    /// The library did not take it.
    Library(LibraryError),
}

impl<E: fmt::Display> fmt::Display for ImportError<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ImportError::Game(error) => error.fmt(f),
            ImportError::Library(error) => error.fmt(f),
        }
    }
}

impl<E: std::error::Error + 'static> std::error::Error for ImportError<E> {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            ImportError::Game(error) => Some(error),
            ImportError::Library(error) => Some(error),
        }
    }
}

impl<E> From<rusqlite::Error> for ImportError<E> {
    fn from(error: rusqlite::Error) -> ImportError<E> {
        ImportError::Library(error.into())
    }
}

/// A table of names with their numbers.
struct Numbers<'a> {
    find: CachedStatement<'a>,
    add: CachedStatement<'a>,
    known: HashMap<String, u32>,
}

/// Names remembered at once; beyond, they are looked up again.
const REMEMBERED: usize = 100_000;

impl<'a> Numbers<'a> {
    fn new(connection: &'a Connection, find: &str, add: &str) -> Result<Numbers<'a>, rusqlite::Error> {
        Ok(Numbers {
            find: connection.prepare_cached(find)?,
            add: connection.prepare_cached(add)?,
            known: HashMap::new(),
        })
    }

    fn of(&mut self, name: Option<&str>) -> Result<Option<u32>, rusqlite::Error> {
        let Some(name) = name.filter(|name| !name.is_empty()) else { return Ok(None) };
        if let Some(&number) = self.known.get(name) {
            return Ok(Some(number));
        }
        let found = self.find.query_row([name], |row| row.get(0)).optional()?;
        let number = match found {
            Some(number) => number,
            None => self.add.insert(params![name, fold(name)])? as u32,
        };
        if self.known.len() >= REMEMBERED {
            self.known.clear();
        }
        self.known.insert(name.to_owned(), number);
        Ok(Some(number))
    }
}

impl Library {
    /// Adds the games of a file as [`Library::import`] does, read and replayed on a second thread while
    /// the first one writes. `names` are for WTHOR.
    pub fn import_file(
        &self,
        collection: &str,
        format: Format,
        bytes: &[u8],
        names: &Names,
        goes_on: &mut dyn FnMut(u64) -> bool,
    ) -> Result<Imported, ImportError<ReadError>> {
        let (sender, receiver) = sync_channel(LOTS);
        std::thread::scope(|scope| {
            scope.spawn(move || {
                let mut lot = Vec::with_capacity(LOT);
                for game in stored_games(format, bytes, names) {
                    let is_last = game.is_err();
                    lot.push(game);
                    if is_last || lot.len() == LOT {
                        // Whoever stopped or was refused hears no more.
                        let went = sender.send(mem::replace(&mut lot, Vec::with_capacity(LOT))).is_ok();
                        if is_last || !went {
                            return;
                        }
                    }
                }
                let _ = sender.send(lot);
            });
            let mut games = receiver.into_iter().flatten();
            self.import(collection, &mut games, goes_on)
        })
    }

    /// Adds games to a collection, which is made if there is none of this name: all of them, or
    /// none. A game that is in the library already is left out. `goes_on` hears how many were
    /// read, and can put an end to it.
    ///
    /// The index learns of them afterwards, by [`Library::index`].
    pub fn import<E>(
        &self,
        collection: &str,
        games: &mut dyn Iterator<Item = Result<StoredGame, E>>,
        goes_on: &mut dyn FnMut(u64) -> bool,
    ) -> Result<Imported, ImportError<E>> {
        self.transact(|connection| {
            let mut imported = Imported::default();
            let collection = collection_number(connection, collection)?;
            let mut players = Numbers::new(
                connection,
                "SELECT id FROM players WHERE name = ?",
                "INSERT INTO players (name, folded) VALUES (?, ?)",
            )?;
            let mut events = Numbers::new(
                connection,
                "SELECT id FROM events WHERE name = ?",
                "INSERT INTO events (name, folded) VALUES (?, ?)",
            )?;
            let mut insert = connection.prepare_cached(
                "INSERT INTO games (digest, collection, black, white, event, year, result, perfect, round, date,
                    start, moves, record)
                 VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (digest) DO NOTHING",
            )?;
            let mut played: HashMap<u32, u32> = HashMap::new();
            for game in games {
                let game = game.map_err(ImportError::Game)?;
                let Header { black, white, event, round, date, year, result, perfect } = &game.header;
                let numbers = (players.of(black.as_deref())?, players.of(white.as_deref())?);
                let alone = year.map(|year| format!("{year:04}"));
                let added = insert.execute(params![
                    game.digest().cast_signed(),
                    collection,
                    numbers.0,
                    numbers.1,
                    events.of(event.as_deref())?,
                    year,
                    result.to_number(),
                    perfect.map(|perfect| u16::from(perfect.black_discs) | u16::from(perfect.empties) << 8),
                    round,
                    date.as_ref().filter(|&date| Some(date) != alone.as_ref()),
                    (game.start != Position::START).then(|| game.start.to_string()),
                    game.moves,
                    game.record,
                ])?;
                if added == 0 {
                    imported.known += 1;
                } else {
                    imported.added += 1;
                    for player in [numbers.0, numbers.1].into_iter().flatten() {
                        *played.entry(player).or_default() += 1;
                    }
                }
                if !goes_on(imported.added + imported.known) {
                    return Err(ImportError::Library(LibraryError::Stopped));
                }
            }
            if connection.query_row("SELECT coalesce(max(id), 0) FROM games", [], |row| row.get::<_, i64>(0))?
                > i64::from(u32::MAX)
            {
                return Err(ImportError::Library(LibraryError::Full));
            }
            let mut count = connection.prepare_cached("UPDATE players SET games = games + ? WHERE id = ?")?;
            for (player, games) in played {
                count.execute([games, player])?;
            }
            Ok(imported)
        })
    }
}

fn collection_number(connection: &Connection, name: &str) -> Result<u32, rusqlite::Error> {
    connection.prepare_cached("INSERT OR IGNORE INTO collections (name) VALUES (?)")?.execute([name])?;
    connection
        .prepare_cached("SELECT id FROM collections WHERE name = ?")?
        .query_row([name], |row| row.get(0))
}
