//! The learned weights and their file.
//!
//! Layout of a weights file, little-endian throughout:
//!
//! | bytes | what |
//! |---|---|
//! | 8 | `OUTFLANK` |
//! | 4 | version: 1 for weights alone, 2 with a network |
//! | 4 | number of stages |
//! | 8 | fingerprint of the patterns, and of the network's shape |
//! | 8 | checksum of everything that follows |
//! | … | the stages in order: for each pattern, its canonical configurations in rising order, each a 16-bit weight |
//! | … | in version 2, the network: the rows of the canonical configurations in the same order (8 bits a number), those of the patterns of moves behind them, the bias (16), and each head: hidden (16), bias (32), output (16), direct (16), constant (32) |
//!
//! A configuration and its mirror image share a weight, so only the smaller of the two
//! is stored. The checksum is FNV-1a over the 64-bit words of the payload.
//!
//! The weights alone are the first, quick judgement: it orders moves. The network, where
//! there is one, is the second: searches end in it.

use crate::network::{self, Network};
use crate::pattern::PatternSet;
use outflank_rules::Fnv;
use std::fmt;

/// Weights per disc: an evaluation of 128 is one disc.
pub const PER_DISC: i32 = 128;

/// Number of stages a game is divided into.
pub const STAGES: usize = 20;

const MAGIC: [u8; 8] = *b"OUTFLANK";
const WITHOUT_NETWORK: u32 = 1;
const WITH_NETWORK: u32 = 2;
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
#[derive(Clone)]
pub struct Weights {
    /// All stages one after another, [`PatternSet::weights`] entries each.
    all: Vec<i16>,
    per_stage: usize,
    network: Option<Network>,
}

/// Why a file is not taken as weights.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum WeightsError {
    /// Too short for a header, or not ours.
    NotWeights,
    /// Written by another version of the program.
    Version(u32),
    /// Made for other patterns, stages or networks.
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
                write!(f, "weights file of version {version}, this program reads versions 1 and 2")
            }
            WeightsError::Patterns => f.write_str(
                "weights file made for other patterns or another network: fit it again with this program",
            ),
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
        Weights { all: vec![0; per_stage * STAGES + MARGIN], per_stage, network: None }
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

    /// The network, if there is one.
    #[must_use]
    #[inline]
    pub fn network(&self) -> Option<&Network> {
        self.network.as_ref()
    }

    /// The same weights with another network, or without one.
    #[must_use]
    pub fn with_network(self, network: Option<Network>) -> Weights {
        Weights { network, ..self }
    }

    /// Length of the longest weights file there is: one with a network.
    #[must_use]
    pub fn file_bytes() -> usize {
        HEADER + payload_bytes(&canonical_places(PatternSet::get())) + Network::file_bytes()
    }

    /// Reads a weights file.
    pub fn from_bytes(bytes: &[u8]) -> Result<Weights, WeightsError> {
        if bytes.len() < HEADER || bytes[..8] != MAGIC {
            return Err(WeightsError::NotWeights);
        }
        let word = |at: usize| u32::from_le_bytes(bytes[at..at + 4].try_into().expect("four bytes"));
        let long = |at: usize| u64::from_le_bytes(bytes[at..at + 8].try_into().expect("eight bytes"));
        let has_network = match word(8) {
            WITHOUT_NETWORK => false,
            WITH_NETWORK => true,
            other => return Err(WeightsError::Version(other)),
        };
        let set = PatternSet::get();
        if word(12) as usize != STAGES || long(16) != fingerprint(set, has_network) {
            return Err(WeightsError::Patterns);
        }
        let payload = &bytes[HEADER..];
        let canonical = canonical_places(set);
        let expected = payload_bytes(&canonical) + if has_network { Network::file_bytes() } else { 0 };
        if payload.len() != expected {
            return Err(WeightsError::Length { expected, found: payload.len() });
        }
        if checksum(payload) != long(24) {
            return Err(WeightsError::Checksum);
        }
        let mut weights = Weights::zero();
        let mut values = Reader::new(payload);
        for stage in 0..STAGES {
            let table = weights.stage_mut(stage);
            for (place, twin) in canonical.iter().enumerate() {
                // A twin is always smaller and so already filled.
                table[place] = match twin {
                    None => values.i16(),
                    Some(twin) => table[*twin as usize],
                };
            }
        }
        Ok(weights.with_network(has_network.then(|| Network::read(&mut values))))
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
        if let Some(network) = &self.network {
            network.write(&mut payload);
        }
        let version = if self.network.is_some() { WITH_NETWORK } else { WITHOUT_NETWORK };
        let mut bytes = Vec::with_capacity(HEADER + payload.len());
        bytes.extend_from_slice(&MAGIC);
        bytes.extend_from_slice(&version.to_le_bytes());
        bytes.extend_from_slice(&(STAGES as u32).to_le_bytes());
        bytes.extend_from_slice(&fingerprint(set, self.network.is_some()).to_le_bytes());
        bytes.extend_from_slice(&checksum(&payload).to_le_bytes());
        bytes.extend_from_slice(&payload);
        bytes
    }
}

/// Numbers of a payload whose length was checked.
pub(crate) struct Reader<'a> {
    left: &'a [u8],
}

impl<'a> Reader<'a> {
    pub(crate) fn new(payload: &'a [u8]) -> Reader<'a> {
        Reader { left: payload }
    }

    pub(crate) fn bytes<const BYTES: usize>(&mut self) -> [u8; BYTES] {
        let (first, rest) = self.left.split_first_chunk().expect("the length was checked");
        self.left = rest;
        *first
    }

    pub(crate) fn i16(&mut self) -> i16 {
        i16::from_le_bytes(self.bytes())
    }

    pub(crate) fn i32(&mut self) -> i32 {
        i32::from_le_bytes(self.bytes())
    }
}

/// A number that changes with the patterns, and with the shape of the network if there
/// is one.
fn fingerprint(set: &PatternSet, has_network: bool) -> u64 {
    if has_network { set.fingerprint() ^ network::fingerprint() } else { set.fingerprint() }
}

/// For each weight of a stage that is not stored, the place of its stored twin.
pub(crate) fn canonical_places(set: &PatternSet) -> Vec<Option<u32>> {
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
    let words = payload.chunks(8).map(|chunk| {
        let mut word = [0; 8];
        word[..chunk.len()].copy_from_slice(chunk);
        u64::from_le_bytes(word)
    });
    words.fold(Fnv::new(), Fnv::word).get()
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
    fn a_network_travels_with_its_weights_and_damage_to_it_is_noticed() {
        let network = network::tests::sample();
        let weights = sample().with_network(Some(network.clone()));
        let good = weights.to_bytes();
        assert_eq!(good.len(), Weights::file_bytes());
        let read = Weights::from_bytes(&good).unwrap();
        assert!(read.all == weights.all && read.network == Some(network));
        let mut damaged = good.clone();
        *damaged.last_mut().unwrap() ^= 1;
        assert_eq!(Weights::from_bytes(&damaged).err(), Some(WeightsError::Checksum));
        // Weights alone that call themselves weights with a network.
        let mut alone = sample().to_bytes();
        alone[8] = WITH_NETWORK as u8;
        assert_eq!(Weights::from_bytes(&alone).err(), Some(WeightsError::Patterns));
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
