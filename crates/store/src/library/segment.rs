//! A part of the index: written once, read, and dropped when a larger one has taken its place.

use super::LibraryError;
use outflank_library::{
    Bucket, BucketBuilder, Group, Popular, PositionKey, Postings, bucket_bits, pack_games, unpack_games,
};
use rusqlite::{CachedStatement, Connection, OptionalExtension, params};
use std::ops::RangeInclusive;

/// Bits of a bucket's place that are its number; the others are its segment.
const PLACE_BITS: u32 = 36;

/// Games of a popular position that lie together.
const PART: usize = 1024;

#[derive(Clone, Copy, Debug)]
pub(super) struct Segment {
    pub(super) id: i64,
    pub(super) first: u32,
    pub(super) last: u32,
    pub(super) entries: u64,
    pub(super) bits: u32,
}

impl Segment {
    /// All segments in the order of their games.
    pub(super) fn all(connection: &Connection) -> Result<Vec<Segment>, LibraryError> {
        let mut statement = connection
            .prepare_cached("SELECT id, first, last, entries, bits FROM segments ORDER BY first")?;
        let rows = statement.query_map([], |row| {
            Ok(Segment {
                id: row.get(0)?,
                first: row.get(1)?,
                last: row.get(2)?,
                entries: row.get::<_, i64>(3)?.unsigned_abs(),
                // What is no number of bits finds nothing, and harms nobody.
                bits: row.get::<_, u32>(4)?.min(PLACE_BITS),
            })
        })?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    fn places(&self) -> RangeInclusive<i64> {
        self.id << PLACE_BITS..=(self.id << PLACE_BITS) + (1 << PLACE_BITS) - 1
    }

    /// The games with a position.
    pub(super) fn find(
        &self,
        connection: &Connection,
        key: PositionKey,
    ) -> Result<Option<Postings>, LibraryError> {
        let number = Bucket::number(key, self.bits);
        let mut statement = connection.prepare_cached("SELECT groups FROM buckets WHERE place = ?")?;
        let mut rows = statement.query([self.places().start() + number.cast_signed()])?;
        let Some(row) = rows.next()? else { return Ok(None) };
        let bytes = row.get_ref(0)?.as_blob().map_err(rusqlite::Error::from)?;
        Ok(Bucket::new(bytes, number, self.bits, self.first).find(key)?)
    }

    /// The sums of a popular position.
    pub(super) fn popular(&self, connection: &Connection, key: PositionKey) -> Result<Popular, LibraryError> {
        let mut statement =
            connection.prepare_cached("SELECT sums FROM popular WHERE segment = ? AND key = ?")?;
        let sums: Option<Vec<u8>> =
            statement.query_row(params![self.id, key.get().cast_signed()], |row| row.get(0)).optional()?;
        Ok(Popular::from_bytes(&sums.unwrap_or_default())?)
    }

    /// All its groups in the order of their keys, a bucket in memory at a time.
    pub(super) fn groups<'a>(
        &self,
        connection: &'a Connection,
    ) -> impl Iterator<Item = Result<Group, LibraryError>> + use<'a> {
        let Segment { first, bits, .. } = *self;
        let places = self.places();
        let mut next = *places.start();
        let mut groups: std::vec::IntoIter<Group> = Vec::new().into_iter();
        let mut load = move || -> Result<Option<Vec<Group>>, LibraryError> {
            let mut statement = connection.prepare_cached(
                "SELECT place, groups FROM buckets WHERE place BETWEEN ? AND ? ORDER BY place LIMIT 1",
            )?;
            let mut rows = statement.query([next, *places.end()])?;
            let Some(row) = rows.next()? else { return Ok(None) };
            let place: i64 = row.get(0)?;
            next = place + 1;
            let bytes = row.get_ref(1)?.as_blob().map_err(rusqlite::Error::from)?;
            let number = (place - places.start()).unsigned_abs();
            Ok(Some(Bucket::new(bytes, number, bits, first).groups().collect::<Result<_, _>>()?))
        };
        std::iter::from_fn(move || {
            loop {
                if let Some(group) = groups.next() {
                    return Some(Ok(group));
                }
                match load() {
                    Ok(Some(more)) => groups = more.into_iter(),
                    Ok(None) => return None,
                    Err(error) => return Some(Err(error)),
                }
            }
        })
    }

    /// Drops it; the games of its popular positions stay where they are.
    pub(super) fn drop_from(&self, connection: &Connection) -> Result<(), LibraryError> {
        connection.execute("DELETE FROM segments WHERE id = ?", [self.id])?;
        connection.execute(
            "DELETE FROM buckets WHERE place BETWEEN ? AND ?",
            [self.places().start(), self.places().end()],
        )?;
        connection.execute("DELETE FROM popular WHERE segment = ?", [self.id])?;
        Ok(())
    }
}

/// The games of a popular position in a range, in ascending order.
pub(super) fn popular_games(connection: &Connection, key: PositionKey) -> Result<Vec<u32>, LibraryError> {
    let mut statement =
        connection.prepare_cached("SELECT first, games FROM postings WHERE key = ? ORDER BY first")?;
    let mut rows = statement.query([key.get().cast_signed()])?;
    let mut games = Vec::new();
    while let Some(row) = rows.next()? {
        let bytes = row.get_ref(1)?.as_blob().map_err(rusqlite::Error::from)?;
        games.extend(unpack_games(row.get(0)?, bytes)?);
    }
    Ok(games)
}

/// Writes a segment, group by group.
pub(super) struct SegmentWriter<'a> {
    segment: Segment,
    builder: BucketBuilder,
    bucket: CachedStatement<'a>,
    popular: CachedStatement<'a>,
    posting: CachedStatement<'a>,
    connection: &'a Connection,
    bytes: u64,
}

impl<'a> SegmentWriter<'a> {
    /// A segment of the games from `first` to `last` with about so many entries.
    pub(super) fn begin(
        connection: &'a Connection,
        games: RangeInclusive<u32>,
        entries: u64,
    ) -> Result<SegmentWriter<'a>, LibraryError> {
        let bits = bucket_bits(entries);
        let (first, last) = (*games.start(), *games.end());
        connection
            .prepare_cached(
                "INSERT INTO segments (first, last, entries, bits, bytes) VALUES (?, ?, ?, ?, 0)",
            )?
            .execute(params![first, last, entries.cast_signed(), bits])?;
        let id = connection.last_insert_rowid();
        Ok(SegmentWriter {
            segment: Segment { id, first, last, entries, bits },
            builder: BucketBuilder::new(bits, first),
            bucket: connection.prepare_cached("INSERT INTO buckets (place, groups) VALUES (?, ?)")?,
            popular: connection
                .prepare_cached("INSERT INTO popular (segment, key, sums) VALUES (?, ?, ?)")?,
            posting: connection
                .prepare_cached("INSERT INTO postings (key, first, games) VALUES (?, ?, ?)")?,
            connection,
            bytes: 0,
        })
    }

    /// Adds a position with few games.
    pub(super) fn games(&mut self, key: PositionKey, games: Vec<u32>) -> Result<(), LibraryError> {
        self.group(key, &Postings::Games(games))
    }

    /// Adds a popular position. Its games are added by [`SegmentWriter::posting`].
    pub(super) fn popular(&mut self, key: PositionKey, sums: &Popular) -> Result<(), LibraryError> {
        let sums = sums.to_bytes();
        self.bytes += sums.len() as u64;
        self.popular.execute(params![self.segment.id, key.get().cast_signed(), sums])?;
        self.group(key, &Postings::Popular)
    }

    /// Writes down games of a popular position.
    pub(super) fn posting(&mut self, key: PositionKey, games: &[u32]) -> Result<(), LibraryError> {
        for part in games.chunks(PART) {
            let bytes = pack_games(part);
            self.bytes += bytes.len() as u64;
            self.posting.execute(params![key.get().cast_signed(), part[0], bytes])?;
        }
        Ok(())
    }

    fn group(&mut self, key: PositionKey, postings: &Postings) -> Result<(), LibraryError> {
        let full = self.builder.push(key, postings);
        self.write(full)
    }

    fn write(&mut self, full: Option<(u64, Vec<u8>)>) -> Result<(), LibraryError> {
        if let Some((number, bytes)) = full {
            self.bytes += bytes.len() as u64;
            let place = self.segment.places().start() + number.cast_signed();
            self.bucket.execute(params![place, bytes])?;
        }
        Ok(())
    }

    /// Writes the last bucket. Without this the transaction must be undone.
    pub(super) fn end(mut self) -> Result<(), LibraryError> {
        let full = self.builder.finish();
        self.write(full)?;
        self.connection
            .prepare_cached("UPDATE segments SET bytes = ? WHERE id = ?")?
            .execute(params![self.bytes.cast_signed(), self.segment.id])?;
        Ok(())
    }
}
