//! Judged positions: what reviews of games have found, so that none is searched twice.
//!
//! A position is kept once for each effort and each version of the search, whatever game
//! it comes from. It is on the disk before the judgement is told, so that a review that
//! was killed goes on where it stopped. What is kept can be found again by searching;
//! when there is too much of it, the oldest goes.

use crate::{Store, StoreError};
use outflank_engine::Line;
use outflank_review::{Archive, ArchiveError, Key, text};
use rusqlite::{Connection, OptionalExtension, params};

/// The most positions that are kept: those of some 1,600 games of sixty moves.
const MOST: i64 = 100_000;

impl Archive for &Store {
    fn find(&mut self, key: &Key) -> Result<Option<Vec<Line>>, ArchiveError> {
        Ok(self.read(|connection| find(connection, key))?)
    }

    fn keep(&mut self, key: &Key, lines: &[Line]) -> Result<(), ArchiveError> {
        let (key, lines) = (*key, text::write(lines));
        Ok(self.submit(move |connection| keep(connection, &key, &lines, MOST)).wait()?)
    }
}

/// The 64 bits of a set of squares, as the database has numbers.
const fn bits(set: outflank_rules::SquareSet) -> i64 {
    set.0.cast_signed()
}

fn find(connection: &Connection, key: &Key) -> Result<Option<Vec<Line>>, StoreError> {
    let found: Option<String> = connection
        .prepare_cached(
            "SELECT lines FROM judged WHERE player = ? AND opponent = ? AND effort = ? AND version = ?",
        )?
        .query_row(
            params![
                bits(key.board.player()),
                bits(key.board.opponent()),
                key.effort.to_string(),
                key.version.0.cast_signed()
            ],
            |row| row.get(0),
        )
        .optional()?;
    // A damaged entry is as good as none: it is searched anew and replaced.
    Ok(found.and_then(|lines| text::read(&lines)).filter(|lines| key.fits(lines)))
}

fn keep(connection: &Connection, key: &Key, lines: &str, most: i64) -> Result<(), StoreError> {
    connection
        .prepare_cached(
            "INSERT OR REPLACE INTO judged (player, opponent, effort, version, lines) VALUES (?, ?, ?, ?, ?)",
        )?
        .execute(params![
            bits(key.board.player()),
            bits(key.board.opponent()),
            key.effort.to_string(),
            key.version.0.cast_signed(),
            lines
        ])?;
    // Numbers only grow and only the lowest are deleted, so that they tell how many there
    // are at most. A tenth goes at a time, which spares most entries the looking.
    let newest = connection.last_insert_rowid();
    let oldest: i64 =
        connection.prepare_cached("SELECT min(number) FROM judged")?.query_row([], |row| row.get(0))?;
    if newest - oldest >= most {
        connection
            .prepare_cached("DELETE FROM judged WHERE number <= ?")?
            .execute([newest - most + most / 10])?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use outflank_engine::Stop;
    use outflank_eval::Weights;
    use outflank_review::{Effort, Reviewer, Version};
    use outflank_rules::{Game, Rng};
    use std::num::NonZero;

    fn key(seed: u64) -> Key {
        let game: Game = Rng::new(seed).game(30).expect("a game of 30 plies");
        let board = game.position().board().canonical().0;
        Key { board, effort: Effort::QUICK, version: Version(u64::MAX - seed) }
    }

    /// Lines with every move of the board.
    fn lines(key: &Key) -> String {
        let one = |square: outflank_rules::Square| format!("+2@8/95;{square}");
        key.board.moves().into_iter().map(one).collect::<Vec<_>>().join(" ")
    }

    fn store() -> (tempfile::TempDir, Store) {
        let directory = tempfile::tempdir().unwrap();
        let store = Store::open(&directory.path().join("games.db")).unwrap();
        (directory, store)
    }

    #[test]
    fn judged_positions_are_there_when_the_file_is_opened_again() {
        let (directory, store) = store();
        let key = key(1);
        let found = text::read(&lines(&key)).unwrap();
        (&store).keep(&key, &found).unwrap();
        drop(store);
        let store = Store::open(&directory.path().join("games.db")).unwrap();
        assert_eq!((&store).find(&key).unwrap(), Some(found));
        let others = [
            Key { effort: Effort::STANDARD, ..key },
            Key { version: Version(7), ..key },
            Key { board: key.board.swapped(), ..key },
        ];
        for other in others {
            assert_eq!((&store).find(&other).unwrap(), None);
        }
    }

    /// Whoever is stopped before the beginning can search nothing.
    #[test]
    fn the_second_review_of_a_game_is_answered_from_the_store() {
        let (directory, store) = store();
        let game = Rng::new(3).game(40).expect("a game of 40 plies");
        let effort = "depth2@95-end6-exact6-table1".parse().unwrap();
        let review = |store: &Store, stop: &Stop| {
            let mut reviewer = Reviewer::new(effort, NonZero::<usize>::MIN, Weights::embedded());
            reviewer.review(&game, &mut &*store, stop, &mut |_| {})
        };
        let stopped = Stop::new();
        stopped.stop();
        assert!(review(&store, &stopped).is_err(), "nothing is known yet");
        let first = review(&store, &Stop::new()).unwrap();
        drop(store);
        let again = Store::open(&directory.path().join("games.db")).unwrap();
        assert_eq!(review(&again, &stopped).unwrap(), first);
    }

    #[test]
    fn a_damaged_entry_is_as_good_as_none() {
        let (_directory, store) = store();
        let key = key(2);
        for wrong in ["", "nonsense", "+2@8/95;a1", &lines(&key)[8..]] {
            let wrong = wrong.to_owned();
            store.submit(move |connection| keep(connection, &key, &wrong, MOST)).wait().unwrap();
            assert_eq!((&store).find(&key).unwrap(), None);
        }
        let found = text::read(&lines(&key)).unwrap();
        (&store).keep(&key, &found).unwrap();
        assert_eq!((&store).find(&key).unwrap(), Some(found));
    }

    #[test]
    fn there_are_never_more_than_so_many_and_the_oldest_go() {
        let (_directory, store) = store();
        for seed in 0..50 {
            let key = key(seed);
            let lines = lines(&key);
            store.submit(move |connection| keep(connection, &key, &lines, 20)).wait().unwrap();
            let count: i64 = store
                .read(|connection| {
                    Ok(connection.query_row("SELECT count(*) FROM judged", [], |row| row.get(0))?)
                })
                .unwrap();
            assert!(count <= 20 && count > (seed as i64).min(17), "{count} after {seed}");
            assert!((&store).find(&key).unwrap().is_some());
        }
        assert!((&store).find(&key(0)).unwrap().is_none());
    }
}
