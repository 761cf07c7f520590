//! The index brought up to date: games it does not know become a segment, and segments that have
//! become many are made into one.

use super::merge::{merge_some, to_be_merged};
use super::rows::{Renown, SEEN, SeenRow};
use super::segment::{Segment, SegmentWriter};
use super::{Library, LibraryError};
use outflank_library::{POPULAR, Popular, PositionKey, Turned, walk};
use rusqlite::Connection;

/// Games that are indexed at once. Sixteen bytes for each of their positions are in memory.
const BATCH: i64 = 160_000;

/// Numbers of games that no segment has, with how many games there are.
#[derive(Clone, Copy, Debug)]
pub(super) struct Gap {
    first: u32,
    last: u32,
    pub(super) games: u64,
}

/// What the index does not know yet.
pub(super) fn gaps(connection: &Connection) -> Result<Vec<Gap>, LibraryError> {
    let newest: u32 = connection.query_row("SELECT coalesce(max(id), 0) FROM games", [], |row| row.get(0))?;
    let mut statement = connection.prepare_cached("SELECT count(*) FROM games WHERE id BETWEEN ? AND ?")?;
    let mut gaps = Vec::new();
    let mut from = 1;
    let segments = Segment::all(connection)?;
    let ends = segments.iter().map(|segment| (segment.first, segment.last.saturating_add(1)));
    for (first, after) in ends.chain([(newest.saturating_add(1), u32::MAX)]) {
        if from < first {
            let games: i64 = statement.query_row([from, first - 1], |row| row.get(0))?;
            if games > 0 {
                gaps.push(Gap { first: from, last: first - 1, games: games.unsigned_abs() });
            }
        }
        from = from.max(after);
    }
    Ok(gaps)
}

impl Library {
    /// Brings the index up to date. `goes_on` hears how many games it has come to know and how many
    /// were unknown, and can put an end to it; what was done stays done.
    pub fn index(&self, goes_on: &mut dyn FnMut(u64, u64) -> bool) -> Result<(), LibraryError> {
        let (total, is_merged) = {
            let connection = self.connection();
            let total: u64 = gaps(&connection)?.iter().map(|gap| gap.games).sum();
            (total, to_be_merged(&Segment::all(&connection)?).is_none())
        };
        // Others may be writing; whoever only reads does not wait for them.
        if total == 0 && is_merged {
            return Ok(());
        }
        let mut done = 0;
        loop {
            if !goes_on(done, total) {
                return Err(LibraryError::Stopped);
            }
            let step = self.transact(|connection| -> Result<u64, LibraryError> {
                let Some(gap) = gaps(connection)?.first().copied() else { return Ok(0) };
                let mut renown = self.renown.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
                renown.bring_up_to_date(connection)?;
                index_some(connection, gap, &renown, &mut |games| goes_on(done + games, total))
            })?;
            if step == 0 {
                break;
            }
            done += step;
        }
        while self.transact(|connection| -> Result<bool, LibraryError> {
            let mut renown = self.renown.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            renown.bring_up_to_date(connection)?;
            merge_some(connection, &renown)
        })? {
            if !goes_on(done, total) {
                return Err(LibraryError::Stopped);
            }
        }
        // What has just been written need not stand in the file beside it as well.
        if done > 0 {
            let _ = self.connection().pragma_update_and_check(None, "wal_checkpoint", "TRUNCATE", |_| Ok(()));
        }
        Ok(())
    }

    /// The same where it may also be finished another time: being stopped is no error.
    pub fn catch_up(&self, goes_on: &mut dyn FnMut(u64, u64) -> bool) -> Result<(), LibraryError> {
        match self.index(goes_on) {
            Err(LibraryError::Stopped) => Ok(()),
            indexed => indexed,
        }
    }

    /// Drops the index. It is made anew by [`Library::index`].
    pub fn forget_index(&self) -> Result<(), LibraryError> {
        self.transact(|connection| {
            for table in ["segments", "buckets", "popular", "postings"] {
                connection.execute(&format!("DELETE FROM {table}"), [])?;
            }
            Ok(())
        })
    }
}

/// Indexes the first games of a gap.
fn index_some(
    connection: &Connection,
    gap: Gap,
    renown: &Renown,
    goes_on: &mut dyn FnMut(u64) -> bool,
) -> Result<u64, LibraryError> {
    let mut games: Vec<SeenRow> = Vec::new();
    let mut statement = connection
        .prepare_cached(&format!("SELECT {SEEN} FROM games WHERE id BETWEEN ? AND ? ORDER BY id LIMIT ?"))?;
    let mut rows = statement.query([i64::from(gap.first), i64::from(gap.last), BATCH])?;
    while let Some(row) = rows.next()? {
        games.push(SeenRow::of(row)?);
    }
    drop(rows);
    let entries = sorted_entries(&games);
    if !goes_on(games.len() as u64 / 2) {
        return Err(LibraryError::Stopped);
    }
    // The part of the gap behind the last game of the batch has no games, or is the next step's.
    let last = match games.last() {
        Some(game) if (games.len() as u64) < gap.games => game.id(),
        _ => gap.last,
    };
    let mut writer = SegmentWriter::begin(connection, gap.first..=last, entries.len() as u64)?;
    for group in entries.chunk_by(|one, other| one.0 == other.0) {
        let key = PositionKey::new(group[0].0);
        let ids = || group.iter().map(|&(_, index)| games[index as usize].id());
        if group.len() < POPULAR {
            writer.games(key, ids().collect())?;
            continue;
        }
        let group: Vec<&SeenRow> = group.iter().map(|&(_, index)| &games[index as usize]).collect();
        writer.popular(key, &sums(key, &group, renown))?;
        writer.posting(key, &ids().collect::<Vec<_>>())?;
    }
    writer.end()?;
    Ok(games.len() as u64)
}

/// The sums of a position over games that have it. A game that has another position of the same key
/// is not among them.
pub(super) fn sums(key: PositionKey, games: &[&SeenRow], renown: &Renown) -> Popular {
    let mut positions = games.iter().flat_map(|game| {
        let seen = game.seen();
        walk(seen.start, seen.moves).map(|step| Turned::of(step.board)).collect::<Vec<_>>()
    });
    let mut sums = Popular::default();
    if let Some(position) = positions.find(|position| position.key() == key) {
        for game in games {
            sums.count(&position, &game.seen(), &|player| renown.of(player));
        }
    }
    sums
}

/// The positions of games with the place of the game in the list, by key and then by game.
fn sorted_entries(games: &[SeenRow]) -> Vec<(u64, u32)> {
    let half = games.len() / 2;
    let entries = |from: usize, games: &[SeenRow]| {
        let mut entries = Vec::with_capacity(games.len() * 61);
        for (index, game) in (from as u32..).zip(games) {
            let seen = game.seen();
            for step in walk(seen.start, seen.moves) {
                entries.push((Turned::of(step.board).key().get(), index));
            }
        }
        entries.sort_unstable();
        entries
    };
    let (mut one, other) = std::thread::scope(|scope| {
        let other = scope.spawn(|| entries(half, &games[half..]));
        (entries(0, &games[..half]), other.join().expect("walking through games does not panic"))
    });
    one.extend(other);
    // Two sorted runs, which a stable sort only merges.
    one.sort();
    // A game whose start has no moves, or that repeats nothing, has each position once; a start that
    // must pass has its own twice.
    one.dedup();
    one
}
