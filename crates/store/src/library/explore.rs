//! What people played in a position.

use super::merge::read_games;
use super::rows::{FROM, SEEN, SeenRow, WHOLE, listed};
use super::segment::Segment;
use super::{Library, LibraryError};
use outflank_library::{Exploration, Explorer, Filter, ListedGame, Postings, fold};
use outflank_rules::Board;
use rusqlite::{Connection, OptionalExtension};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;
use std::sync::PoisonError;

/// Games with a position, as the index has them.
pub(super) struct Indexed {
    /// Games to be read.
    pub(super) games: Vec<u32>,
    /// Segments in which the position is popular.
    pub(super) popular: Vec<Segment>,
}

/// Looks a position up in the whole index.
pub(super) fn look_up(
    connection: &Connection,
    key: outflank_library::PositionKey,
) -> Result<Indexed, LibraryError> {
    let mut found = Indexed { games: Vec::new(), popular: Vec::new() };
    for segment in Segment::all(connection)? {
        match segment.find(connection, key)? {
            Some(Postings::Games(games)) => found.games.extend(games),
            Some(Postings::Popular) => found.popular.push(segment),
            None => {}
        }
    }
    Ok(found)
}

impl Library {
    /// What people played in a position, under all symmetries and with either colour to move. Games
    /// that the index does not know are not counted: see [`Library::index`].
    pub fn explore(&self, board: Board, filter: Filter) -> Result<Exploration, LibraryError> {
        let connection = self.connection();
        let moment = connection.unchecked_transaction()?;
        let mut explorer = Explorer::new(board, filter);
        let key = explorer.position().key();
        let found = look_up(&moment, key)?;
        match explorer.filter().players.clone() {
            // Sums do not know who played; the games of a few people do.
            Some(players) if !found.popular.is_empty() => {
                for player in players {
                    games_of(&moment, player, &mut |game| explorer.add(&game.seen()))?;
                }
            }
            _ => {
                for game in read_games(&moment, &found.games)? {
                    explorer.add(&game.seen());
                }
                for segment in found.popular {
                    explorer.add_popular(&segment.popular(&moment, key)?);
                }
            }
        }
        let mut renown = self.renown.lock().unwrap_or_else(PoisonError::into_inner);
        renown.bring_up_to_date(&moment)?;
        let explored = explorer.finish(&|player| renown.of(player));
        let (mut players, mut games) = (BTreeMap::new(), BTreeMap::new());
        for row in &explored.moves {
            for &player in &row.players {
                if let Some(name) = player_name(&moment, player)? {
                    players.insert(player, name);
                }
            }
            for top in &row.games {
                if let Some(game) = game(&moment, top.game)? {
                    games.insert(top.game, game);
                }
            }
        }
        Ok(Exploration { explored, players, games })
    }

    /// A game by its number.
    pub fn game(&self, id: u32) -> Result<Option<ListedGame>, LibraryError> {
        game(&self.connection(), id)
    }

    /// The numbers of the players whose names have all these words, in any order, whatever their
    /// accents and capitals.
    pub fn players(&self, words: &str) -> Result<BTreeSet<u32>, LibraryError> {
        let folded = fold(words);
        let words: Vec<&str> = folded.split(' ').filter(|word| !word.is_empty()).collect();
        let connection = self.connection();
        let mut statement = connection.prepare_cached("SELECT id, folded FROM players")?;
        let mut rows = statement.query([])?;
        let mut found = BTreeSet::new();
        while let Some(row) = rows.next()? {
            let name = row.get_ref(1)?.as_str().map_err(rusqlite::Error::from)?;
            if !words.is_empty() && words.iter().all(|word| name.contains(word)) {
                found.insert(row.get(0)?);
            }
        }
        Ok(found)
    }

    /// A filter in the words of people: years, words of a player's name, names of collections. No
    /// collection is all of them.
    pub fn filter<'a>(
        &self,
        years: Option<RangeInclusive<u16>>,
        player: Option<&str>,
        collections: impl IntoIterator<Item = &'a str>,
    ) -> Result<Filter, LibraryError> {
        let players = match player.filter(|words| !words.trim().is_empty()) {
            Some(words) => {
                let found = self.players(words)?;
                if found.is_empty() {
                    return Err(LibraryError::NoPlayer(words.to_owned()));
                }
                Some(found)
            }
            None => None,
        };
        let collections: BTreeSet<u32> =
            collections.into_iter().map(|name| self.collection(name)).collect::<Result<_, _>>()?;
        Ok(Filter { years, players, collections: (!collections.is_empty()).then_some(collections) })
    }

    /// The number of a collection.
    pub fn collection(&self, name: &str) -> Result<u32, LibraryError> {
        collection(&self.connection(), name)
    }
}

pub(super) fn collection(connection: &Connection, name: &str) -> Result<u32, LibraryError> {
    connection
        .prepare_cached("SELECT id FROM collections WHERE name = ?")?
        .query_row([name], |row| row.get(0))
        .optional()?
        .ok_or_else(|| LibraryError::NoCollection(name.to_owned()))
}

fn player_name(connection: &Connection, player: u32) -> Result<Option<String>, LibraryError> {
    let mut statement = connection.prepare_cached("SELECT name FROM players WHERE id = ?")?;
    Ok(statement.query_row([player], |row| row.get(0)).optional()?)
}

pub(super) fn game(connection: &Connection, id: u32) -> Result<Option<ListedGame>, LibraryError> {
    let mut statement =
        connection.prepare_cached(&format!("SELECT {WHOLE} FROM {FROM} WHERE games.id = ?"))?;
    Ok(statement.query_row([id], listed).optional()?)
}

/// All games of a player, with either colour. One who plays themselves has them once.
fn games_of(
    connection: &Connection,
    player: u32,
    each: &mut dyn FnMut(&SeenRow),
) -> Result<(), LibraryError> {
    let mut statement = connection.prepare_cached(&format!(
        "SELECT {SEEN} FROM games WHERE black = ?1
         UNION ALL SELECT {SEEN} FROM games WHERE white = ?1 AND black IS NOT ?1"
    ))?;
    let mut rows = statement.query([player])?;
    while let Some(row) = rows.next()? {
        each(&SeenRow::of(row)?);
    }
    Ok(())
}
