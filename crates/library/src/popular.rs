//! Sums for a position that many games share.
//!
//! They are kept by collection, move and year, so that the explorer can leave out any of these
//! without reading a game, and they add up: the sums of two parts of a library are the sums of
//! both.

use crate::varint::{self, Corrupt, Reader};
use crate::{GameResult, Tally};
use outflank_rules::Color;
use std::collections::BTreeMap;

/// Games remembered by name in each cell.
const TOP: usize = 2;

/// A game worth looking at, with the numbers of its players; 0 where a name is missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct TopGame {
    /// The game's number.
    pub game: u32,
    /// Number of the player of the black discs.
    pub black: u32,
    /// Number of the player of the white discs.
    pub white: u32,
}

impl TopGame {
    /// How much is known of both players: the games of the one who has fewer.
    #[must_use]
    pub fn renown(&self, games_of: &dyn Fn(u32) -> u32) -> u32 {
        games_of(self.black).min(games_of(self.white))
    }
}

/// The best known games first, and of equals the younger one; no more than `most`.
pub(crate) fn keep_top(top: &mut Vec<TopGame>, most: usize, games_of: &dyn Fn(u32) -> u32) {
    top.sort_unstable_by_key(|game| std::cmp::Reverse((game.renown(games_of), game.game)));
    top.dedup_by_key(|game| game.game);
    top.truncate(most);
}

/// Games with one move in one year of one collection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct CellKey {
    pub(crate) collection: u32,
    /// The move on the shared board; 64 where the game ended.
    pub(crate) next: u8,
    /// 0 where it is not known.
    pub(crate) year: u16,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Cell {
    pub(crate) tally: Tally,
    pub(crate) top: Vec<TopGame>,
}

/// The sums of one position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Popular {
    pub(crate) cells: BTreeMap<CellKey, Cell>,
}

impl Popular {
    pub(crate) fn add(
        &mut self,
        key: CellKey,
        result: GameResult,
        mover: Color,
        game: TopGame,
        games_of: &dyn Fn(u32) -> u32,
    ) {
        let cell = self.cells.entry(key).or_default();
        cell.tally.add(result, mover);
        cell.top.push(game);
        keep_top(&mut cell.top, TOP, games_of);
    }

    /// Adds the sums of other games.
    pub fn merge(&mut self, other: Popular, games_of: &dyn Fn(u32) -> u32) {
        for (key, other) in other.cells {
            let cell = self.cells.entry(key).or_default();
            cell.tally.merge(&other.tally);
            cell.top.extend(other.top);
            keep_top(&mut cell.top, TOP, games_of);
        }
    }

    /// How many games there are.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.cells.values().map(|cell| cell.tally.games).sum()
    }

    /// The sums as bytes.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut out = Vec::new();
        for (key, cell) in &self.cells {
            let tally = &cell.tally;
            let unknown = tally.games - tally.decided();
            for number in [
                u64::from(key.collection),
                u64::from(key.next),
                u64::from(key.year),
                tally.wins,
                tally.draws,
                tally.losses,
                unknown,
                tally.games - tally.scored,
                varint::zigzag(tally.discs),
                cell.top.len() as u64,
            ] {
                varint::write(&mut out, number);
            }
            for top in &cell.top {
                for number in [top.game, top.black, top.white] {
                    varint::write(&mut out, u64::from(number));
                }
            }
        }
        out
    }

    /// The sums from their bytes.
    pub fn from_bytes(bytes: &[u8]) -> Result<Popular, Corrupt> {
        let mut reader = Reader::new(bytes);
        let mut cells = BTreeMap::new();
        while !reader.is_at_end() {
            let key =
                CellKey { collection: reader.narrow()?, next: reader.narrow()?, year: reader.narrow()? };
            // Counts of games are numbers of 32 bits, so that no sum of them overflows.
            let mut count = || reader.narrow::<u32>().map(u64::from);
            let (wins, draws, losses, unknown, unscored) = (count()?, count()?, count()?, count()?, count()?);
            let games = wins + draws + losses + unknown;
            let scored = games.checked_sub(unscored).ok_or(reader.corrupt())?;
            let discs = reader.signed()?;
            if key.next > 64 || discs.unsigned_abs() > 64 * scored {
                return Err(reader.corrupt());
            }
            let count = reader.narrow::<usize>()?;
            if count > TOP {
                return Err(reader.corrupt());
            }
            let mut top = Vec::with_capacity(count);
            for _ in 0..count {
                top.push(TopGame {
                    game: reader.narrow()?,
                    black: reader.narrow()?,
                    white: reader.narrow()?,
                });
            }
            let tally = Tally { games, wins, draws, losses, scored, discs };
            if cells.insert(key, Cell { tally, top }).is_some() {
                return Err(reader.corrupt());
            }
        }
        Ok(Popular { cells })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn some(from: u32) -> Popular {
        let mut popular = Popular::default();
        for number in from..from + 40 {
            let key = CellKey {
                collection: number % 2,
                next: (number % 5) as u8,
                year: 1990 + (number % 3) as u16,
            };
            let result = GameResult::from_number(Some(i64::from(number) - 20));
            let game = TopGame { game: number, black: number % 7, white: number % 11 };
            popular.add(
                key,
                result,
                if number % 2 == 0 { Color::Black } else { Color::White },
                game,
                &|player| player,
            );
        }
        popular
    }

    #[test]
    fn sums_come_back_from_their_bytes() {
        let popular = some(1);
        assert_eq!(popular.games(), 40);
        assert_eq!(Popular::from_bytes(&popular.to_bytes()), Ok(popular));
    }

    #[test]
    fn the_sums_of_two_parts_are_those_of_both() {
        let mut all = some(1);
        all.merge(some(41), &|player| player);
        let mut other = some(41);
        other.merge(some(1), &|player| player);
        assert_eq!((all.games(), &all), (80, &other));
    }

    #[test]
    fn damaged_sums_are_refused() {
        let bytes = some(1).to_bytes();
        assert!(Popular::from_bytes(&bytes[..bytes.len() - 1]).is_err());
        let doubled = [&bytes[..], &bytes[..]].concat();
        assert!(Popular::from_bytes(&doubled).is_err());
        assert!(Popular::from_bytes(&[0, 65, 0, 1, 0, 0, 0, 0, 0, 0]).is_err(), "no such square");
        assert!(Popular::from_bytes(&[0, 1, 0, 1, 0, 0, 0, 0, 0xff, 0x7f, 0]).is_err(), "no such score");
    }
}
