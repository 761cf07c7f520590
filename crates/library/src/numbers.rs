//! Numbers of games, packed: of each the difference to the one before.

use crate::varint::{self, Corrupt, Reader};

/// Packs ascending numbers; the first is kept by whoever keeps the bytes.
///
/// ```
/// use outflank_library::{pack_games, unpack_games};
///
/// let bytes = pack_games(&[1_000_000, 1_000_001, 1_000_500]);
/// assert_eq!(bytes.len(), 3);
/// assert_eq!(unpack_games(1_000_000, &bytes), Ok(vec![1_000_000, 1_000_001, 1_000_500]));
/// ```
#[must_use]
pub fn pack_games(games: &[u32]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(games.len());
    for pair in games.windows(2) {
        varint::write(&mut bytes, u64::from(pair[1] - pair[0]));
    }
    bytes
}

/// The numbers again, from the first of them on.
pub fn unpack_games(first: u32, bytes: &[u8]) -> Result<Vec<u32>, Corrupt> {
    let mut reader = Reader::new(bytes);
    let mut games = vec![first];
    let mut last = first;
    while !reader.is_at_end() {
        let step: u32 = reader.narrow()?;
        last = last.checked_add(step).filter(|_| step > 0).ok_or(reader.corrupt())?;
        games.push(last);
    }
    Ok(games)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn damage_is_told() {
        assert!(unpack_games(1, &[0]).is_err(), "a number twice");
        assert!(unpack_games(u32::MAX, &[1]).is_err(), "past the last number");
        assert!(unpack_games(1, &[0x80]).is_err(), "half a number");
    }
}
