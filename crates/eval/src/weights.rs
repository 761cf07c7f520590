//! The learned weights and their file.
//!
//! Layout of a weights file, little-endian throughout:
//!
//! | bytes | what |
//! |---|---|
//! | 8 | `OUTFLANK` |
//! | 4 | version, now 1 |
//! | 4 | number of stages |
//! | 8 | fingerprint of the pattern set |
//! | 8 | checksum of everything that follows |
//! | … | the stages in order: for each pattern, its canonical configurations in rising order, each a 16-bit weight |
//!
//! A configuration and its mirror image share a weight, so only the smaller of the two
//! is stored. The checksum is FNV-1a over the 64-bit words of the payload.

use crate::pattern::PatternSet;
use std::fmt;

/// Weights per disc: an evaluation of 128 is one disc.
pub const PER_DISC: i32 = 128;

/// Number of stages a game is divided into.
pub const STAGES: usize = 20;

const MAGIC: [u8; 8] = *b"OUTFLANK";
const VERSION: u32 = 1;
const HEADER: usize = 32;

/// Entries after a stage's own that may be read: with them every 16-bit configuration
/// of every lane is inside the table, whatever a caller has put together.
pub(crate) const MARGIN: usize = (1 << 16) + 2;

/// The stage a number of empty squares belongs to: three plies each, the opening is 0.
#[must_use]
#[inline]
pub const fn stage(empties: u32) -> usize {
    let played = 60_u32.saturating_sub(empties) as usize;
    let stage = played / 3;
    if stage < STAGES { stage } else { STAGES - 1 }
}

/// A full set of weights.
pub struct Weights {
    /// All stages one after another, [`PatternSet::weights`] entries each.
    all: Vec<i16>,
    per_stage: usize,
}

/// Why a file is not taken as weights.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WeightsError {
    /// Too short for a header, or not ours.
    NotWeights,
    /// Written by another version of the program.
    Version(u32),
    /// Made for other patterns or stages.
    Patterns,
    /// The payload has another length than the header promises.
    Length {
        /// Bytes expected.
        expected: usize,
        /// Bytes found.
        found: usize,
    },
    /// The payload was changed.
    Checksum,
}

impl fmt::Display for WeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WeightsError::NotWeights => f.write_str("not an Outflank weights file"),
            WeightsError::Version(version) => {
                write!(f, "weights file of version {version}, this program reads version {VERSION}")
            }
            WeightsError::Patterns => {
                f.write_str("weights file made for another set of patterns: fit it again with this program")
            }
            WeightsError::Length { expected, found } => {
                write!(f, "weights file of {found} bytes, expected {expected}: it was cut or extended")
            }
            WeightsError::Checksum => f.write_str("weights file is damaged: its checksum does not match"),
        }
    }
}

impl std::error::Error for WeightsError {}

impl Weights {
    /// Weights that say nothing: every position is even.
    #[must_use]
    pub fn zero() -> Weights {
        let per_stage = PatternSet::get().weights;
        Weights { all: vec![0; per_stage * STAGES + MARGIN], per_stage }
    }

    /// The weights of one stage, followed by a margin that means nothing.
    #[must_use]
    #[inline]
    pub fn stage(&self, stage: usize) -> &[i16] {
        &self.all[stage * self.per_stage..(stage + 1) * self.per_stage + MARGIN]
    }

    /// The weights of one stage, to be changed.
    pub fn stage_mut(&mut self, stage: usize) -> &mut [i16] {
        &mut self.all[stage * self.per_stage..(stage + 1) * self.per_stage]
    }

    /// Length of a weights file.
    #[must_use]
    pub fn file_bytes() -> usize {
        HEADER + payload_bytes(&canonical_places(PatternSet::get()))
    }

    /// Reads a weights file.
    pub fn from_bytes(bytes: &[u8]) -> Result<Weights, WeightsError> {
        if bytes.len() < HEADER || bytes[..8] != MAGIC {
            return Err(WeightsError::NotWeights);
        }
        let word = |at: usize| u32::from_le_bytes(bytes[at..at + 4].try_into().expect("four bytes"));
        let long = |at: usize| u64::from_le_bytes(bytes[at..at + 8].try_into().expect("eight bytes"));
        if word(8) != VERSION {
            return Err(WeightsError::Version(word(8)));
        }
        let set = PatternSet::get();
        if word(12) as usize != STAGES || long(16) != set.fingerprint() {
            return Err(WeightsError::Patterns);
        }
        let payload = &bytes[HEADER..];
        let canonical = canonical_places(set);
        let expected = payload_bytes(&canonical);
        if payload.len() != expected {
            return Err(WeightsError::Length { expected, found: payload.len() });
        }
        if checksum(payload) != long(24) {
            return Err(WeightsError::Checksum);
        }
        let mut weights = Weights::zero();
        let mut values =
            payload.chunks_exact(2).map(|pair| i16::from_le_bytes(pair.try_into().expect("two bytes")));
        for stage in 0..STAGES {
            let table = weights.stage_mut(stage);
            for (place, twin) in canonical.iter().enumerate() {
                // A twin is always smaller and so already filled.
                table[place] = match twin {
                    None => values.next().expect("the length was checked"),
                    Some(twin) => table[*twin as usize],
                };
            }
        }
        Ok(weights)
    }

    /// Writes a weights file.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let set = PatternSet::get();
        let canonical = canonical_places(set);
        let mut payload = Vec::new();
        for stage in 0..STAGES {
            let table = self.stage(stage);
            for (place, twin) in canonical.iter().enumerate() {
                if twin.is_none() {
                    payload.extend_from_slice(&table[place].to_le_bytes());
                }
            }
        }
        let mut bytes = Vec::with_capacity(HEADER + payload.len());
        bytes.extend_from_slice(&MAGIC);
        bytes.extend_from_slice(&VERSION.to_le_bytes());
        bytes.extend_from_slice(&(STAGES as u32).to_le_bytes());
        bytes.extend_from_slice(&set.fingerprint().to_le_bytes());
        bytes.extend_from_slice(&checksum(&payload).to_le_bytes());
        bytes.extend_from_slice(&payload);
        bytes
    }
}

/// For each weight of a stage that is not stored, the place of its stored twin.
fn canonical_places(set: &PatternSet) -> Vec<Option<u32>> {
    let mut places = Vec::with_capacity(set.weights - 2);
    for pattern in &set.patterns {
        for configuration in 0..pattern.configurations {
            let canonical = pattern.canonical(configuration);
            places.push((canonical != configuration).then_some((pattern.offset + canonical) as u32));
        }
    }
    places
}

fn payload_bytes(canonical: &[Option<u32>]) -> usize {
    canonical.iter().filter(|place| place.is_none()).count() * STAGES * 2
}

fn checksum(payload: &[u8]) -> u64 {
    payload.chunks(8).fold(0xcbf2_9ce4_8422_2325, |hash, chunk| {
        let mut word = [0; 8];
        word[..chunk.len()].copy_from_slice(chunk);
        (hash ^ u64::from_le_bytes(word)).wrapping_mul(0x0100_0000_01b3)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> Weights {
        let mut weights = Weights::zero();
        let canonical = canonical_places(PatternSet::get());
        for stage in 0..STAGES {
            let table = weights.stage_mut(stage);
            for (place, twin) in canonical.iter().enumerate() {
                table[place] = match twin {
                    None => ((place * 31 + stage * 7) % 2000) as i16 - 1000,
                    Some(twin) => table[*twin as usize],
                };
            }
        }
        weights
    }

    #[test]
    fn a_file_reads_back_as_written() {
        let weights = sample();
        let read = Weights::from_bytes(&weights.to_bytes()).unwrap();
        assert_eq!(read.all, weights.all);
    }

    #[test]
    fn damaged_and_foreign_files_are_refused() {
        let good = sample().to_bytes();
        let refused = |bytes: &[u8]| Weights::from_bytes(bytes).err().expect("refused");
        assert_eq!(refused(b""), WeightsError::NotWeights);
        assert_eq!(refused(&good[..20]), WeightsError::NotWeights);
        assert!(matches!(refused(&good[..good.len() - 1]), WeightsError::Length { .. }));
        let changed = |at: usize| {
            let mut bytes = good.clone();
            bytes[at] ^= 1;
            refused(&bytes)
        };
        assert_eq!(changed(0), WeightsError::NotWeights);
        assert!(matches!(changed(8), WeightsError::Version(_)));
        assert_eq!(changed(12), WeightsError::Patterns);
        assert_eq!(changed(16), WeightsError::Patterns);
        assert_eq!(changed(good.len() / 2), WeightsError::Checksum);
    }

    #[test]
    fn stages_follow_the_game() {
        assert_eq!((stage(60), stage(58), stage(57), stage(1), stage(0)), (0, 0, 1, 19, 19));
    }
}
