//! Bytes as parts of the library's index: nothing panics, nothing is read past its end, and what
//! was read is found again and packs into what reads the same.

use outflank_library::{Bucket, BucketBuilder, Group, Popular, Postings, pack_games, unpack_games};

/// Games of a bucket are numbered from here.
const BASE: u32 = 1000;

/// Reads the bytes as a bucket, as sums and as numbers of games.
pub fn library(bytes: &[u8]) {
    bucket(bytes);
    if let Ok(popular) = Popular::from_bytes(bytes) {
        assert_eq!(Popular::from_bytes(&popular.to_bytes()), Ok(popular));
    }
    if let Ok(games) = unpack_games(BASE, bytes) {
        assert!(games.is_sorted_by(|one, other| one < other));
        assert_eq!(unpack_games(BASE, &pack_games(&games)), Ok(games));
    }
}

fn bucket(bytes: &[u8]) {
    let bucket = Bucket::new(bytes, 0, 0, BASE);
    let groups: Vec<Group> = bucket.groups().map_while(Result::ok).collect();
    assert!(groups.is_sorted_by(|one, other| one.key < other.key), "keys ascend");
    assert!(groups.len() * 2 <= bytes.len(), "no group is without bytes");
    for group in &groups {
        assert_eq!(bucket.find(group.key), Ok(Some(group.postings.clone())));
        if let Postings::Games(games) = &group.postings {
            assert!(!games.is_empty() && games.is_sorted_by(|one, other| one < other));
        }
    }
    let mut builder = BucketBuilder::new(0, BASE);
    for group in &groups {
        assert_eq!(builder.push(group.key, &group.postings), None, "there is one bucket");
    }
    let packed = builder.finish().map(|(_, packed)| packed).unwrap_or_default();
    let again: Result<Vec<Group>, _> = Bucket::new(&packed, 0, 0, BASE).groups().collect();
    assert_eq!(again, Ok(groups));
}
