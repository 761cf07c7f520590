//! What people play: a model of tournament players, learned from their games.
//!
//! For every legal move a few plain facts are taken down: how good a short search finds
//! it, how many discs it turns, where on the board it lies, what it leaves to the other
//! side. Each fact has a learned weight for the part of the game it is in; the sum says
//! how attractive the move is, and the share of a move among all is the exponential of
//! that (a conditional logit model). `outflank train people` fits the weights to games
//! and tests them on later ones; they are in `data/people.json`.
//!
//! The facts fall in two kinds. *Judgement* comes from looking ahead. *Habit* is what can
//! be seen at a glance. A player who does not look ahead plays by habit alone, and that is
//! how weak levels blunder.

use outflank_rules::{Board, Square, SquareSet};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::sync::LazyLock;

/// Plies of the short search that stands for a person's judgement.
pub const JUDGEMENT_DEPTH: u32 = 4;

/// Parts of a game, each with weights of its own.
pub const PARTS: usize = 5;

/// Number of facts about a move.
pub const FACTS: usize = NAMES.len();

/// Of the facts, the first so many are judgement and the others habit.
const JUDGEMENT: usize = 5;

/// The facts in their order. Every kind of square but the four in the middle, which are
/// never empty, is one of them.
pub const NAMES: [&str; 24] = [
    "judged best",
    "behind the best, up to 2 discs",
    "behind the best, up to 6 discs",
    "behind the best, up to 20 discs",
    "judged second",
    "discs turned",
    "directions turned",
    "moves left to the other side",
    "moves gained for oneself",
    "discs laid open",
    "corner opened",
    "other side must pass",
    "odd region",
    "turns a disc on the edge",
    "corner",
    "edge next to corner",
    "edge, third square",
    "edge, middle",
    "X-square",
    "second row, third square",
    "second row, middle",
    "third row, corner",
    "third row, middle",
    "joins own edge disc",
];

/// Where the nine kinds of squares begin among the facts.
const KINDS: usize = 14;

/// The part of the game a number of empty squares belongs to.
#[must_use]
pub const fn part(empties: u32) -> usize {
    match empties {
        48.. => 0,
        36..48 => 1,
        24..36 => 2,
        12..24 => 3,
        _ => 4,
    }
}

const CORNERS: u64 = SquareSet::CORNERS.0;
const EDGES: u64 = SquareSet::EDGES.0;

/// A legal move with the facts about it.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// Where.
    pub square: Square,
    /// The facts in the order of [`NAMES`], all of the size of one.
    pub facts: [f32; FACTS],
}

/// The facts about every legal move of a board; `judged` are the moves with their scores
/// in discs as a short search finds them.
#[must_use]
pub fn candidates(board: Board, judged: &[(Square, i32)]) -> Vec<Candidate> {
    let mut scores: Vec<i32> = judged.iter().map(|(_, score)| *score).collect();
    scores.sort_unstable_by(|a, b| b.cmp(a));
    let best = scores.first().copied().unwrap_or(0);
    let second = scores.get(1).copied().unwrap_or(best);
    judged
        .iter()
        .map(|&(square, score)| {
            let mut facts = [0.0; FACTS];
            let behind = (best - score) as f32;
            facts[0] = f32::from(score == best);
            facts[1] = behind.min(2.0) / 2.0;
            facts[2] = behind.min(6.0) / 6.0;
            facts[3] = behind.min(20.0) / 20.0;
            facts[4] = f32::from(score == second && score != best);
            habits(board, square, &mut facts);
            Candidate { square, facts }
        })
        .collect()
}

/// What can be seen at a glance.
fn habits(board: Board, square: Square, facts: &mut [f32; FACTS]) {
    let turned = board.flips(square).0;
    let place = square.set().0;
    let after = board.play(square).expect("candidates are legal moves");
    let empty = !(after.player() | after.opponent()).0;
    let replies = after.moves();
    let others = board.swapped().moves().0;
    facts[5] = turned.count_ones() as f32 / 8.0;
    facts[6] = directions(place, turned) as f32 / 4.0;
    facts[7] = replies.len() as f32 / 10.0;
    facts[8] = (after.swapped().moves().len() as f32 - board.moves().len() as f32) / 10.0;
    facts[9] = ((turned | place) & SquareSet(empty).neighbours().0).count_ones() as f32 / 8.0;
    facts[10] = (replies.0 & !others & CORNERS).count_ones() as f32;
    facts[11] = f32::from(replies.is_empty());
    facts[12] = f32::from(SquareSet(empty).region(square).len() % 2 == 1);
    facts[13] = f32::from(turned & EDGES != 0);
    facts[KINDS + kind(square)] = 1.0;
    facts[FACTS - 1] =
        f32::from(place & EDGES != 0 && square.set().neighbours().0 & EDGES & board.player().0 != 0);
}

/// In how many directions discs are turned.
fn directions(place: u64, turned: u64) -> u32 {
    (SquareSet(place).neighbours().0 & turned).count_ones()
}

/// Which of the nine kinds of squares it is: corner, the three kinds of edge squares, the
/// X-square, and so on to the middle of the third row.
fn kind(square: Square) -> usize {
    let fold = |line: usize| line.min(7 - line);
    let (file, rank) = (fold(square.index() % 8), fold(square.index() / 8));
    let (near, far) = (file.min(rank), file.max(rank));
    match near {
        0 => far,
        1 => far + 3,
        _ => (far + 5).min(8),
    }
}

/// Where a model comes from and how well it foretells moves it was not fitted to.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Record {
    /// What it was fitted to, in words.
    pub fitted_to: String,
    /// What it was tested on, in words.
    pub tested_on: String,
    /// Moves it was tested on.
    pub tested: u64,
    /// Share of these that were its first choice, in per cent.
    pub first: f32,
    /// Share of these that were among its first three choices, in per cent.
    pub first_three: f32,
}

/// The weights of all facts in all parts of a game.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct People {
    facts: Vec<String>,
    parts: Vec<Vec<f32>>,
    /// Where it comes from.
    pub record: Record,
}

/// Why a file is no model.
#[derive(Debug)]
#[non_exhaustive]
pub enum PeopleError {
    /// Not the JSON of a model.
    Json(serde_json::Error),
    /// Made for other facts or parts.
    Facts,
    /// A weight that is no number.
    Weight,
}

impl fmt::Display for PeopleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PeopleError::Json(error) => write!(f, "not a model of people's moves: {error}"),
            PeopleError::Facts => {
                f.write_str("the model was made for other facts about moves: fit it again with this program")
            }
            PeopleError::Weight => f.write_str("the model has a weight that is not a number"),
        }
    }
}

impl std::error::Error for PeopleError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            PeopleError::Json(error) => Some(error),
            PeopleError::Facts | PeopleError::Weight => None,
        }
    }
}

static EMBEDDED: LazyLock<People> = LazyLock::new(|| {
    People::from_json(include_str!("../data/people.json")).expect("the shipped model is tested")
});

impl People {
    /// The model that comes with the program.
    #[must_use]
    pub fn embedded() -> &'static People {
        &EMBEDDED
    }

    /// A model with these weights, by part and fact.
    #[must_use]
    pub fn new(weights: &[[f32; FACTS]; PARTS], record: Record) -> People {
        People {
            facts: NAMES.map(str::to_owned).to_vec(),
            parts: weights.iter().map(|part| part.to_vec()).collect(),
            record,
        }
    }

    /// Reads a model.
    pub fn from_json(text: &str) -> Result<People, PeopleError> {
        let model: People = serde_json::from_str(text).map_err(PeopleError::Json)?;
        let shape = model.parts.len() == PARTS && model.parts.iter().all(|part| part.len() == FACTS);
        if !shape || model.facts != NAMES {
            return Err(PeopleError::Facts);
        }
        if model.parts.iter().flatten().any(|weight| !weight.is_finite()) {
            return Err(PeopleError::Weight);
        }
        Ok(model)
    }

    /// The logit of a move: how attractive it is. `judgement` scales what looking ahead says: 1 for the
    /// players of the model, 0 for somebody who does not look.
    #[must_use]
    pub fn logit(&self, empties: u32, facts: &[f32; FACTS], judgement: f32) -> f32 {
        let weights = &self.parts[part(empties)];
        let sum =
            |range: std::ops::Range<usize>| -> f32 { range.map(|fact| weights[fact] * facts[fact]).sum() };
        judgement * sum(0..JUDGEMENT) + sum(JUDGEMENT..FACTS)
    }

    /// How likely each candidate is to be played, in their order; they add up to 1.
    /// `temperature` above 1 makes choices more alike, below 1 more settled.
    #[must_use]
    pub fn softmax(
        &self,
        empties: u32,
        candidates: &[Candidate],
        judgement: f32,
        temperature: f32,
    ) -> Vec<f32> {
        let logits: Vec<f32> = candidates
            .iter()
            .map(|candidate| self.logit(empties, &candidate.facts, judgement) / temperature)
            .collect();
        let most = logits.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let mut shares: Vec<f32> = logits.iter().map(|logit| (logit - most).exp()).collect();
        let total: f32 = shares.iter().sum();
        shares.iter_mut().for_each(|share| *share /= total);
        shares
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn squares(name: &str) -> Square {
        name.parse().unwrap()
    }

    #[test]
    fn squares_are_of_nine_kinds() {
        for (kind_of, names) in [
            "a1 h8",
            "b1 a2 g8 h7",
            "c1 a3 f8",
            "d1 e8 h4",
            "b2 g7",
            "c2 b3 f7",
            "d2 e7 g4",
            "c3 f6",
            "d3 e6 c4",
        ]
        .into_iter()
        .enumerate()
        {
            for name in names.split(' ') {
                assert_eq!(kind(squares(name)), kind_of, "{name}");
            }
        }
    }

    #[test]
    fn facts_of_a_first_move() {
        let judged: Vec<(Square, i32)> = Board::START.moves().into_iter().map(|square| (square, 0)).collect();
        for candidate in candidates(Board::START, &judged) {
            let facts = candidate.facts;
            assert_eq!((facts[0], facts[3], facts[5], facts[6]), (1.0, 0.0, 0.125, 0.25));
            // Three replies, no corner, the rest of the board is one region of 60.
            assert_eq!((facts[7], facts[10], facts[11], facts[12]), (0.3, 0.0, 0.0, 0.0));
        }
    }

    #[test]
    fn judgement_counts_from_the_best_move() {
        let moves: Vec<Square> = Board::START.moves().into_iter().collect();
        let judged = [(moves[0], 3), (moves[1], -7), (moves[2], 2), (moves[3], 3)];
        let found: Vec<[f32; 5]> = candidates(Board::START, &judged)
            .iter()
            .map(|candidate| candidate.facts[..5].try_into().unwrap())
            .collect();
        assert_eq!(found[0], [1.0, 0.0, 0.0, 0.0, 0.0]);
        assert_eq!(found[1], [0.0, 1.0, 1.0, 0.5, 0.0]);
        assert_eq!(found[2], [0.0, 0.5, 1.0 / 6.0, 0.05, 0.0]);
        assert_eq!(found[3], found[0]);
    }

    #[test]
    fn shares_add_up_and_temperature_levels_them() {
        let judged: Vec<(Square, i32)> =
            Board::START.moves().into_iter().enumerate().map(|(n, square)| (square, n as i32 * 3)).collect();
        let found = candidates(Board::START, &judged);
        let spread = |temperature: f32| {
            let shares = People::embedded().softmax(60, &found, 1.0, temperature);
            assert!((shares.iter().sum::<f32>() - 1.0).abs() < 1e-5);
            shares.iter().copied().fold(0.0, f32::max)
        };
        assert!(spread(0.5) > spread(1.0) && spread(1.0) > spread(4.0));
    }

    #[test]
    fn files_for_other_facts_are_refused() {
        let good = serde_json::to_string(People::embedded()).unwrap();
        assert!(People::from_json(&good).is_ok());
        assert!(matches!(People::from_json("{}"), Err(PeopleError::Json(_))));
        let renamed = good.replace("odd region", "even region");
        assert!(matches!(People::from_json(&renamed), Err(PeopleError::Facts)));
    }
}
