//! The board patterns the evaluation looks at.
//!
//! A pattern is a list of squares. Its *configuration* is the base-3 number of what
//! stands on them (0 empty, 1 own, 2 opponent), and each configuration has a learned
//! weight. A pattern is laid on the board in every way the eight symmetries allow; the
//! resulting *features* share the pattern's weights.

use outflank_rules::{Fnv, Square, Symmetry};
use std::sync::LazyLock;

/// Number of feature lanes: one 16-bit configuration each, two 64-byte registers.
pub const LANES: usize = 64;

/// The patterns in their first orientation, at most ten squares each so that a
/// configuration fits 16 bits. Chosen to cover what decides a game: edges with their
/// dangerous squares, corners, the lines, and the ways into a corner.
const PATTERNS: [(&str, &str); 14] = [
    ("edge and X-squares", "a1 b1 c1 d1 e1 f1 g1 h1 b2 g2"),
    ("corner 2x5", "a1 b1 c1 d1 e1 a2 b2 c2 d2 e2"),
    ("corner triangle", "a1 b1 c1 d1 a2 b2 c2 a3 b3 a4"),
    ("corner 3x3", "a1 b1 c1 a2 b2 c2 a3 b3 c3"),
    ("edge block", "a1 c1 d1 e1 f1 h1 c2 d2 e2 f2"),
    ("corner wedge", "a1 b2 c3 d4 b1 c2 d3 a2 b3 c4"),
    ("second row and corners", "a1 h1 a2 b2 c2 d2 e2 f2 g2 h2"),
    ("third row", "a3 b3 c3 d3 e3 f3 g3 h3"),
    ("fourth row", "a4 b4 c4 d4 e4 f4 g4 h4"),
    ("long diagonal", "a1 b2 c3 d4 e5 f6 g7 h8"),
    ("diagonal of 7", "a1 b1 c2 d3 e4 f5 g6 h7 h8"),
    ("diagonal of 6", "b1 c1 d2 e3 f4 g5 h6 h7"),
    ("diagonal of 5", "d1 e2 f3 g4 h5"),
    ("diagonal of 4", "e1 f2 g3 h4"),
];

/// One pattern with its features.
pub struct Pattern {
    /// What it is called in reports.
    pub name: &'static str,
    /// Its squares, lowest digit first.
    pub squares: Vec<Square>,
    /// Number of configurations, 3 to the power of its squares.
    pub configurations: usize,
    /// Where its weights begin in a stage.
    pub offset: usize,
    /// The lanes of its features.
    pub lanes: std::ops::Range<usize>,
    /// For a pattern that a reflection maps to itself: the mirror image of each
    /// configuration.
    pub mirror: Option<Vec<u32>>,
}

/// The mirror image of every configuration, when digit `k` goes to `to[k]`.
fn mirror_images(to: &[usize]) -> Vec<u32> {
    let mut images = vec![0];
    // Each digit repeats what the digits below it say, three times.
    for &place in to {
        let below = images.clone();
        for digit in 1..3 {
            images.extend(below.iter().map(|image| image + digit * 3_u32.pow(place as u32)));
        }
    }
    images
}

impl Pattern {
    /// Lays a pattern on the board in every way the symmetries allow. Its weights begin at
    /// `offset`, and each placement that is returned has a lane, from `first_lane` on.
    pub(crate) fn lay(
        name: &'static str,
        squares: &str,
        offset: usize,
        first_lane: usize,
    ) -> (Pattern, Vec<Vec<Square>>) {
        let squares: Vec<Square> =
            squares.split(' ').map(|name| name.parse().expect("the patterns name squares")).collect();
        let cover = |placed: &[Square]| placed.iter().map(|square| square.set().0).sum::<u64>();
        let mut mirror = None;
        let mut placements: Vec<Vec<Square>> = Vec::new();
        for symmetry in Symmetry::ALL {
            let placed: Vec<Square> = squares.iter().map(|&square| symmetry.square(square)).collect();
            match placements.iter().position(|seen| cover(seen) == cover(&placed)) {
                None => placements.push(placed),
                Some(0) if mirror.is_none() => {
                    let to = |square| squares.iter().position(|s| s == square).expect("the same squares");
                    mirror = Some(mirror_images(&placed.iter().map(to).collect::<Vec<_>>()));
                }
                Some(_) => {}
            }
        }
        let configurations = 3_usize.pow(squares.len() as u32);
        let lanes = first_lane..first_lane + placements.len();
        (Pattern { name, squares, configurations, offset, lanes, mirror }, placements)
    }

    /// The smaller of a configuration and its mirror image: the one that is learned.
    #[must_use]
    pub fn canonical(&self, configuration: usize) -> usize {
        match &self.mirror {
            None => configuration,
            Some(images) => configuration.min(images[configuration] as usize),
        }
    }
}

/// Everything derived from the patterns.
pub struct PatternSet {
    /// The patterns in order.
    pub patterns: Vec<Pattern>,
    /// Weights in one stage: all configurations of all patterns.
    pub weights: usize,
    /// Lanes in use.
    pub lanes: usize,
    /// Where each lane's weights begin in a stage; unused lanes stay at configuration
    /// 0 of the last pattern's padding, whose weight is always 0.
    pub lane_offsets: [u32; LANES],
    /// For each square, what an own disc there adds to each lane's configuration.
    pub square_steps: Box<SquareSteps>,
}

/// Base-3 place values by square and lane, aligned for wide loads.
#[repr(C, align(64))]
pub struct SquareSteps(pub [[u16; LANES]; 64]);

static SET: LazyLock<PatternSet> = LazyLock::new(PatternSet::build);

impl PatternSet {
    /// The set this version of the evaluation uses.
    #[must_use]
    pub fn get() -> &'static PatternSet {
        &SET
    }

    fn build() -> PatternSet {
        let mut set = PatternSet {
            patterns: Vec::new(),
            weights: 0,
            lanes: 0,
            lane_offsets: [0; LANES],
            square_steps: Box::new(SquareSteps([[0; LANES]; 64])),
        };
        let mut lane = 0;
        for (name, squares) in PATTERNS {
            let (pattern, placements) = Pattern::lay(name, squares, set.weights, lane);
            for placed in placements {
                set.lane_offsets[lane] = set.weights as u32;
                for (digit, square) in placed.iter().enumerate() {
                    set.square_steps.0[square.index()][lane] = 3_u16.pow(digit as u32);
                }
                lane += 1;
            }
            set.weights += pattern.configurations;
            set.patterns.push(pattern);
        }
        assert!(lane <= LANES, "{lane} features need more than {LANES} lanes");
        set.lanes = lane;
        for unused in lane..LANES {
            set.lane_offsets[unused] = set.weights as u32;
        }
        // Two zeros at the end: the weight of unused lanes, and room for the 32-bit read
        // of the last 16-bit weight.
        set.weights += 2;
        set
    }

    /// A number that changes whenever the patterns do: weights for other patterns are
    /// refused by it.
    #[must_use]
    pub fn fingerprint(&self) -> u64 {
        fingerprint(&PATTERNS)
    }
}

/// A number that changes whenever a square of a pattern does.
pub(crate) fn fingerprint(patterns: &[(&str, &str)]) -> u64 {
    Fnv::new().bytes(patterns.iter().flat_map(|(_, squares)| squares.bytes().chain([b'\n']))).get()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_feature_is_a_placement_of_its_pattern() {
        let set = PatternSet::get();
        for pattern in &set.patterns {
            assert!(pattern.lanes.len() == 4 || pattern.lanes.len() == 8 || pattern.lanes.len() == 2);
            for lane in pattern.lanes.clone() {
                let mut steps: Vec<u16> =
                    set.square_steps.0.iter().map(|lanes| lanes[lane]).filter(|&step| step != 0).collect();
                steps.sort_unstable();
                let expected: Vec<u16> = (0..pattern.squares.len() as u32).map(|n| 3_u16.pow(n)).collect();
                assert_eq!(steps, expected, "{}", pattern.name);
            }
            // Eight placements or a mirror: the symmetries are used up either way.
            assert_eq!(pattern.mirror.is_none(), pattern.lanes.len() == 8, "{}", pattern.name);
        }
    }

    #[test]
    fn mirror_images_are_what_the_mirror_shows() {
        // Three squares in a row: the first and the last change places.
        let images = mirror_images(&[2, 1, 0]);
        assert_eq!(images.len(), 27);
        assert_eq!(images[1 + 3 * 2], 2 * 3 + 9);
        for (configuration, &image) in images.iter().enumerate() {
            assert_eq!(images[image as usize] as usize, configuration);
        }
        let edge = &PatternSet::get().patterns[0];
        // An own disc on A1 is one on H1 in the mirror.
        assert_eq!((edge.canonical(3_usize.pow(7)), edge.canonical(1)), (1, 1));
    }

    #[test]
    fn canonical_configurations_are_fixed_points() {
        for pattern in &PatternSet::get().patterns {
            for configuration in (0..pattern.configurations).step_by(7) {
                let canonical = pattern.canonical(configuration);
                assert!(canonical <= configuration);
                assert_eq!(pattern.canonical(canonical), canonical);
            }
        }
    }
}
