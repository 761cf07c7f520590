//! Games that go out.

use super::segment::Segment;
use super::{Library, LibraryError};
use rusqlite::Connection;

impl Library {
    /// Takes a collection out, with all its games. Gives how many they were. The index of their
    /// neighbours is made anew by [`Library::index`].
    pub fn remove(&self, name: &str) -> Result<u64, LibraryError> {
        self.transact(|connection| {
            let collection = super::explore::collection(connection, name)?;
            for segment in Segment::all(connection)? {
                if has_games(connection, &segment, collection)? {
                    segment.drop_from(connection)?;
                    connection.execute(
                        "DELETE FROM postings WHERE first BETWEEN ? AND ?",
                        [segment.first, segment.last],
                    )?;
                }
            }
            connection.execute(
                "UPDATE players SET games = games
                    - (SELECT count(*) FROM games WHERE collection = ?1 AND black = players.id)
                    - (SELECT count(*) FROM games WHERE collection = ?1 AND white = players.id)",
                [collection],
            )?;
            let games = connection.execute("DELETE FROM games WHERE collection = ?", [collection])?;
            connection.execute("DELETE FROM collections WHERE id = ?", [collection])?;
            connection.execute("DELETE FROM players WHERE games <= 0", [])?;
            connection.execute(
                "DELETE FROM events WHERE id NOT IN (SELECT event FROM games WHERE event IS NOT NULL)",
                [],
            )?;
            Ok(games as u64)
        })
    }
}

fn has_games(connection: &Connection, segment: &Segment, collection: u32) -> Result<bool, LibraryError> {
    let mut statement = connection
        .prepare_cached("SELECT EXISTS (SELECT 1 FROM games WHERE id BETWEEN ? AND ? AND collection = ?)")?;
    Ok(statement.query_row([segment.first, segment.last, collection], |row| row.get(0))?)
}
