//! Segments made into one.
//!
//! Small neighbours become one at once; of large ones four of about the same size do, so that a
//! position is looked for in few places and nothing is written more often than the library has
//! grown fourfold.

use super::LibraryError;
use super::index::sums;
use super::rows::{Renown, SEEN, SeenRow};
use super::segment::{Segment, SegmentWriter};
use outflank_library::{Group, POPULAR, Popular, PositionKey, Postings, merged};
use rusqlite::Connection;

/// Two neighbours with together no more entries become one.
const SMALL: u64 = 1 << 19;

/// So many neighbours of the same size become one.
const FAN: usize = 4;

/// Neighbours that are to become one segment.
pub(super) fn to_be_merged(segments: &[Segment]) -> Option<&[Segment]> {
    let small = segments.windows(2).find(|two| two[0].entries + two[1].entries <= SMALL);
    let tier = |segment: &Segment| segment.entries.max(1).ilog2() / 2;
    let alike = |some: &&[Segment]| some.iter().all(|segment| tier(segment) <= tier(&some[0]));
    small.or_else(|| segments.windows(FAN).find(alike))
}

/// Makes some neighbours into one segment, if there are any to be made.
pub(super) fn merge_some(connection: &Connection, renown: &Renown) -> Result<bool, LibraryError> {
    let segments = Segment::all(connection)?;
    let Some(some) = to_be_merged(&segments) else { return Ok(false) };
    merge(connection, some, renown)?;
    Ok(true)
}

fn merge(connection: &Connection, segments: &[Segment], renown: &Renown) -> Result<(), LibraryError> {
    let (Some(first), Some(last)) = (segments.first(), segments.last()) else { return Ok(()) };
    let entries = segments.iter().map(|segment| segment.entries).sum();
    let mut writer = SegmentWriter::begin(connection, first.first..=last.last, entries)?;
    let streams = segments.iter().map(|segment| segment.groups(connection)).collect();
    for step in merged(streams) {
        let (key, parts) = step?;
        let few = parts.iter().try_fold(0, |sum, (_, Group { postings, .. })| match postings {
            Postings::Games(games) => Some(sum + games.len()),
            Postings::Popular => None,
        });
        if few.is_some_and(|games| games < POPULAR) {
            let games = parts.into_iter().flat_map(|(_, group)| match group.postings {
                Postings::Games(games) => games,
                Postings::Popular => Vec::new(),
            });
            writer.games(key, games.collect())?;
            continue;
        }
        let mut all = Popular::default();
        for (number, group) in parts {
            let part = match group.postings {
                Postings::Popular => segments[number].popular(connection, key)?,
                Postings::Games(games) => {
                    writer.posting(key, &games)?;
                    read_sums(connection, key, &games, renown)?
                }
            };
            all.merge(part, &|player| renown.of(player));
        }
        writer.popular(key, &all)?;
    }
    writer.end()?;
    for segment in segments {
        segment.drop_from(connection)?;
    }
    Ok(())
}

/// The sums of games that have not been summed up yet.
fn read_sums(
    connection: &Connection,
    key: PositionKey,
    games: &[u32],
    renown: &Renown,
) -> Result<Popular, LibraryError> {
    let rows = read_games(connection, games)?;
    Ok(sums(key, &rows.iter().collect::<Vec<_>>(), renown))
}

/// Games by their numbers; those that are no longer there are left out.
pub(super) fn read_games(connection: &Connection, games: &[u32]) -> Result<Vec<SeenRow>, LibraryError> {
    let mut statement = connection.prepare_cached(&format!("SELECT {SEEN} FROM games WHERE id = ?"))?;
    let mut found = Vec::with_capacity(games.len());
    for &game in games {
        let mut rows = statement.query([game])?;
        if let Some(row) = rows.next()? {
            found.push(SeenRow::of(row)?);
        }
    }
    Ok(found)
}
