//! Games as rows, and back.

use super::LibraryError;
use outflank_formats::PerfectScore;
use outflank_library::{GameResult, Header, ListedGame, Seen, StoredGame, TopGame};
use outflank_rules::Position;
use rusqlite::{Connection, Row};

/// What a game is to the index and the explorer.
pub(super) const SEEN: &str = "id, coalesce(black, 0), coalesce(white, 0), collection, coalesce(year, 0),
    result, start, moves";

/// A game as the explorer reads it, from its columns `SEEN`.
#[derive(Debug)]
pub(super) struct SeenRow {
    game: TopGame,
    collection: u32,
    year: u16,
    result: GameResult,
    start: Position,
    moves: Vec<u8>,
}

impl SeenRow {
    pub(super) fn of(row: &Row<'_>) -> rusqlite::Result<SeenRow> {
        Ok(SeenRow {
            game: TopGame { game: row.get(0)?, black: row.get(1)?, white: row.get(2)? },
            collection: row.get(3)?,
            year: row.get(4)?,
            result: GameResult::from_number(row.get(5)?),
            start: start(row.get_ref(6)?.as_str_or_null()?),
            moves: row.get(7)?,
        })
    }

    pub(super) fn seen(&self) -> Seen<'_> {
        Seen {
            game: self.game,
            collection: self.collection,
            year: self.year,
            result: self.result,
            start: self.start,
            moves: &self.moves,
        }
    }

    pub(super) const fn id(&self) -> u32 {
        self.game.game
    }
}

/// The start of a game: the usual one where nothing is written.
fn start(text: Option<&str>) -> Position {
    text.and_then(|text| text.parse().ok()).unwrap_or(Position::START)
}

/// All of a game with its names, from the tables `FROM`.
pub(super) const WHOLE: &str =
    "games.id, collections.name, black.name, white.name, events.name, year, result,
    perfect, round, date, start, moves, record";
pub(super) const FROM: &str = "games JOIN collections ON collections.id = games.collection
    LEFT JOIN players AS black ON black.id = games.black
    LEFT JOIN players AS white ON white.id = games.white
    LEFT JOIN events ON events.id = games.event";

pub(super) fn listed(row: &Row<'_>) -> rusqlite::Result<ListedGame> {
    let year: Option<u16> = row.get(5)?;
    let perfect: Option<u16> = row.get(7)?;
    let header = Header {
        black: row.get(2)?,
        white: row.get(3)?,
        event: row.get(4)?,
        year,
        result: GameResult::from_number(row.get(6)?),
        perfect: perfect.map(|both| PerfectScore { black_discs: both as u8, empties: (both >> 8) as u8 }),
        round: row.get(8)?,
        // A date that is the year alone is not written twice.
        date: row.get::<_, Option<String>>(9)?.or_else(|| year.map(|year| format!("{year:04}"))),
    };
    let game = StoredGame {
        header,
        start: start(row.get_ref(10)?.as_str_or_null()?),
        moves: row.get(11)?,
        record: row.get(12)?,
    };
    Ok(ListedGame { id: row.get(0)?, collection: row.get(1)?, game })
}

/// How many games of each player there are, by the player's number.
#[derive(Debug, Default)]
pub(super) struct Renown {
    games: Vec<u32>,
    /// What the file was like when they were counted.
    version: Option<(i64, i64)>,
}

impl Renown {
    /// Counts anew if the file has changed since.
    pub(super) fn bring_up_to_date(&mut self, connection: &Connection) -> Result<(), LibraryError> {
        let foreign = connection.pragma_query_value(None, "data_version", |row| row.get(0))?;
        let own = connection.query_row("SELECT total_changes()", [], |row| row.get(0))?;
        if self.version == Some((foreign, own)) {
            return Ok(());
        }
        self.games.clear();
        let mut statement = connection.prepare_cached("SELECT id, games FROM players")?;
        let mut rows = statement.query([])?;
        while let Some(row) = rows.next()? {
            let (id, games): (u32, u32) = (row.get(0)?, row.get(1)?);
            let id = id as usize;
            if self.games.len() <= id {
                self.games.resize(id + 1, 0);
            }
            self.games[id] = games;
        }
        self.version = Some((foreign, own));
        Ok(())
    }

    /// How many games of a player there are.
    pub(super) fn of(&self, player: u32) -> u32 {
        self.games.get(player as usize).copied().unwrap_or_default()
    }
}
