//! The index from positions to games, packed.
//!
//! A segment of the index holds the positions of a run of games. It is cut into buckets by the
//! highest bits of the keys: they are hashes, so that all buckets are about equally full and one
//! finds the right one without searching. Inside, keys ascend and are written as differences;
//! behind each stand its games, or a mark that the position is popular and its games and sums
//! stand elsewhere.
//!
//! In a group of one game, most of them, the difference of the key takes five bytes and the game
//! three.

use crate::varint::{self, Corrupt, Reader};
use crate::{POPULAR, PositionKey};

/// How many entries a bucket is to hold about: two kilobytes to be read at a time.
const ENTRIES: u64 = 256;

/// Where the games with a position are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Postings {
    /// Their numbers in ascending order, at least one.
    Games(Vec<u32>),
    /// There are so many that they are kept elsewhere.
    Popular,
}

/// A position and its games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// The position.
    pub key: PositionKey,
    /// The games.
    pub postings: Postings,
}

/// How many bits of a key tell its bucket in a segment of so many entries.
#[must_use]
pub const fn bucket_bits(entries: u64) -> u32 {
    (entries / ENTRIES).next_power_of_two().trailing_zeros()
}

/// The bucket of a key where so many bits tell it.
const fn number(key: PositionKey, bits: u32) -> u64 {
    key.get() >> (PositionKey::BITS - bits)
}

/// The lowest key of a bucket.
const fn lowest(number: u64, bits: u32) -> u64 {
    number << (PositionKey::BITS - bits)
}

/// A bucket to be read: its bytes, and what they leave out.
#[derive(Clone, Copy, Debug)]
pub struct Bucket<'a> {
    bytes: &'a [u8],
    lowest: u64,
    base: u32,
}

impl<'a> Bucket<'a> {
    /// The number of the bucket that has a key.
    #[must_use]
    pub const fn number(key: PositionKey, bits: u32) -> u64 {
        number(key, bits)
    }

    /// A bucket of a segment whose games are numbered from `base`.
    #[must_use]
    pub const fn new(bytes: &'a [u8], number: u64, bits: u32, base: u32) -> Bucket<'a> {
        Bucket { bytes, lowest: lowest(number, bits), base }
    }

    /// All groups in the order of their keys. Behind damage there are none.
    pub fn groups(self) -> impl Iterator<Item = Result<Group, Corrupt>> + 'a {
        let mut cursor = Cursor { reader: Reader::new(self.bytes), key: self.lowest, base: self.base };
        let mut first = true;
        let mut failed = false;
        std::iter::from_fn(move || {
            if failed || cursor.reader.is_at_end() {
                return None;
            }
            let group = cursor
                .key(std::mem::take(&mut first))
                .and_then(|key| Ok(Group { key, postings: cursor.postings(true)? }));
            failed = group.is_err();
            Some(group)
        })
    }

    /// The games of one position; nothing if it is not here.
    pub fn find(self, wanted: PositionKey) -> Result<Option<Postings>, Corrupt> {
        let mut cursor = Cursor { reader: Reader::new(self.bytes), key: self.lowest, base: self.base };
        let mut first = true;
        while !cursor.reader.is_at_end() {
            let key = cursor.key(std::mem::take(&mut first))?;
            if key > wanted {
                break;
            }
            let postings = cursor.postings(key == wanted)?;
            if key == wanted {
                return Ok(Some(postings));
            }
        }
        Ok(None)
    }
}

struct Cursor<'a> {
    reader: Reader<'a>,
    key: u64,
    base: u32,
}

impl Cursor<'_> {
    fn key(&mut self, first: bool) -> Result<PositionKey, Corrupt> {
        let step = self.reader.number()?;
        // Two groups of one key would be one.
        if step == 0 && !first {
            return Err(self.reader.corrupt());
        }
        self.key = self.key.checked_add(step).ok_or(self.reader.corrupt())?;
        if self.key >> PositionKey::BITS != 0 {
            return Err(self.reader.corrupt());
        }
        Ok(PositionKey::new(self.key))
    }

    /// The games of the key just read; they are only kept if they are `wanted`.
    fn postings(&mut self, wanted: bool) -> Result<Postings, Corrupt> {
        let head = self.reader.number()?;
        if head & 1 == 0 {
            let game = self.game(self.base, head >> 1)?;
            return Ok(Postings::Games(if wanted { vec![game] } else { Vec::new() }));
        }
        // With one game there is no count, so that 0 and 1 are free; 0 marks a popular one.
        let count = usize::try_from(head >> 1).unwrap_or(usize::MAX);
        if count == 0 {
            return Ok(Postings::Popular);
        }
        if !(2..POPULAR).contains(&count) || count > self.reader.left() {
            return Err(self.reader.corrupt());
        }
        let mut games = Vec::with_capacity(if wanted { count } else { 0 });
        let mut last = self.base;
        for index in 0..count {
            let step = self.reader.number()?;
            if step == 0 && index > 0 {
                return Err(self.reader.corrupt());
            }
            last = self.game(last, step)?;
            if wanted {
                games.push(last);
            }
        }
        Ok(Postings::Games(games))
    }

    fn game(&self, from: u32, step: u64) -> Result<u32, Corrupt> {
        let step = u32::try_from(step).map_err(|_| self.reader.corrupt())?;
        from.checked_add(step).ok_or(self.reader.corrupt())
    }
}

/// Packs groups into buckets.
#[derive(Debug)]
pub struct BucketBuilder {
    bits: u32,
    base: u32,
    number: u64,
    last: u64,
    bytes: Vec<u8>,
}

impl BucketBuilder {
    /// For a segment whose buckets are told by so many bits and whose games are numbered from `base`.
    #[must_use]
    pub const fn new(bits: u32, base: u32) -> BucketBuilder {
        BucketBuilder { bits, base, number: 0, last: 0, bytes: Vec::new() }
    }

    /// Adds a group. Keys ascend, and games within it do. Gives the bucket before it, with its
    /// number, when this one begins another.
    pub fn push(&mut self, key: PositionKey, postings: &Postings) -> Option<(u64, Vec<u8>)> {
        let number = number(key, self.bits);
        let full = if number != self.number { self.finish() } else { None };
        if self.bytes.is_empty() {
            self.number = number;
            self.last = lowest(number, self.bits);
        }
        varint::write(&mut self.bytes, key.get() - self.last);
        self.last = key.get();
        match postings {
            Postings::Popular => varint::write(&mut self.bytes, 1),
            Postings::Games(games) => match games.as_slice() {
                [game] => varint::write(&mut self.bytes, u64::from(game - self.base) << 1),
                games => {
                    varint::write(&mut self.bytes, (games.len() as u64) << 1 | 1);
                    let mut last = self.base;
                    for &game in games {
                        varint::write(&mut self.bytes, u64::from(game - last));
                        last = game;
                    }
                }
            },
        }
        full
    }

    /// The bucket that is not full yet.
    pub fn finish(&mut self) -> Option<(u64, Vec<u8>)> {
        (!self.bytes.is_empty()).then(|| (self.number, std::mem::take(&mut self.bytes)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use outflank_rules::Rng;
    use std::collections::BTreeMap;

    const BASE: u32 = 1000;

    fn groups() -> Vec<Group> {
        let mut rng = Rng::of(&[7]);
        let mut groups = BTreeMap::new();
        for _ in 0..2000 {
            let count = 1 + rng.below(3);
            let postings = match rng.below(10) {
                0 => Postings::Popular,
                step => Postings::Games((0..count).map(|index| BASE + index * step * 7000).collect()),
            };
            groups.insert(PositionKey::new(rng.bits()), postings);
        }
        groups.into_iter().map(|(key, postings)| Group { key, postings }).collect()
    }

    fn packed(groups: &[Group], bits: u32) -> BTreeMap<u64, Vec<u8>> {
        let mut builder = BucketBuilder::new(bits, BASE);
        let mut buckets: BTreeMap<u64, Vec<u8>> = BTreeMap::new();
        for group in groups {
            buckets.extend(builder.push(group.key, &group.postings));
        }
        buckets.extend(builder.finish());
        buckets
    }

    #[test]
    fn groups_come_back_in_order_and_each_is_found() {
        let groups = groups();
        for bits in [0, 1, 4, 9] {
            let buckets = packed(&groups, bits);
            let read =
                buckets.iter().flat_map(|(&number, bytes)| Bucket::new(bytes, number, bits, BASE).groups());
            assert_eq!(read.collect::<Result<Vec<_>, _>>().as_ref(), Ok(&groups));
            for group in &groups {
                let number = Bucket::number(group.key, bits);
                let bucket = Bucket::new(&buckets[&number], number, bits, BASE);
                assert_eq!(bucket.find(group.key), Ok(Some(group.postings.clone())));
                assert_eq!(bucket.find(PositionKey::new(group.key.get() ^ 1)), Ok(None));
            }
        }
    }

    #[test]
    fn buckets_are_about_equally_full() {
        assert_eq!((bucket_bits(0), bucket_bits(256), bucket_bits(8_000_000)), (0, 0, 15));
    }

    #[test]
    fn damage_is_told_and_ends_the_groups() {
        let groups = groups();
        let bytes = &packed(&groups, 0)[&0];
        let cut = Bucket::new(&bytes[..bytes.len() - 1], 0, 0, BASE).groups().collect::<Vec<_>>();
        assert_eq!(cut.len(), groups.len());
        assert!(cut.last().unwrap().is_err());
        for wrong in [&[1, 3][..], &[5, 0, 0, 0], &[1, 0xff, 0xff, 0xff, 0xff, 0xff, 1], &[1, 5, 1, 0]] {
            assert!(Bucket::new(wrong, 0, 0, BASE).groups().any(|group| group.is_err()), "{wrong:?}");
        }
    }
}
