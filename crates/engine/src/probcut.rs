//! How far a shallow search can be from a deep one.
//!
//! The standard deviation, in discs, of the difference between a search of `D` plies and
//! one of `d` plies with `e` empty squares is taken to be
//!
//! ```text
//! exp(a + b ln(1 + d) + c ln(D - d) + f e / 60)
//! ```
//!
//! with one set of the four numbers for searches that end in the evaluation and another
//! for searches to the end of the game. They are measured on our own searches by
//! `outflank train probcut` and kept in `data/probcut.txt`.

use std::fmt;
use std::str::FromStr;

/// The four numbers of one model.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Deviation {
    /// `a`, `b`, `c` and `f` of the formula.
    pub numbers: [f64; 4],
}

impl Deviation {
    /// What each number is multiplied with: for fitting them.
    #[must_use]
    pub fn terms(empties: u32, depth: u32, shallow: u32) -> [f64; 4] {
        [
            1.0,
            f64::from(1 + shallow).ln(),
            f64::from(depth.saturating_sub(shallow).max(1)).ln(),
            f64::from(empties) / 60.0,
        ]
    }

    /// The standard deviation in discs.
    #[must_use]
    pub fn discs(&self, empties: u32, depth: u32, shallow: u32) -> f64 {
        let terms = Deviation::terms(empties, depth, shallow);
        self.numbers.iter().zip(terms).map(|(number, term)| number * term).sum::<f64>().exp()
    }
}

/// Both models.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ProbCut {
    /// For searches that end in the evaluation.
    pub midgame: Deviation,
    /// For searches to the end of the game.
    pub endgame: Deviation,
}

impl ProbCut {
    /// The numbers that come with the program.
    #[must_use]
    pub fn embedded() -> ProbCut {
        include_str!("../data/probcut.txt").parse().expect("the embedded numbers are read by a test")
    }
}

impl fmt::Display for ProbCut {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, model) in [("midgame", self.midgame), ("endgame", self.endgame)] {
            let [a, b, c, e] = model.numbers;
            writeln!(f, "{name} {a:.5} {b:.5} {c:.5} {e:.5}")?;
        }
        Ok(())
    }
}

/// A text that does not hold both models.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseProbCutError {
    /// The line that could not be read, or none when a model is missing.
    pub line: Option<String>,
}

impl fmt::Display for ParseProbCutError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.line {
            Some(line) => write!(f, "expected `midgame` or `endgame` and four numbers, found {line:?}"),
            None => f.write_str("expected a line `midgame …` and a line `endgame …`"),
        }
    }
}

impl std::error::Error for ParseProbCutError {}

impl FromStr for ProbCut {
    type Err = ParseProbCutError;

    /// Reads what `Display` writes; lines that begin with `#` are comments.
    fn from_str(text: &str) -> Result<ProbCut, ParseProbCutError> {
        let (mut midgame, mut endgame) = (None, None);
        for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
            let error = || ParseProbCutError { line: Some(line.to_owned()) };
            let mut words = line.split_whitespace();
            let target = match words.next() {
                Some("midgame") => &mut midgame,
                Some("endgame") => &mut endgame,
                _ => return Err(error()),
            };
            let numbers: Vec<f64> =
                words.map(|word| word.parse().map_err(|_| error())).collect::<Result<_, _>>()?;
            *target = Some(Deviation { numbers: numbers.try_into().map_err(|_| error())? });
        }
        midgame
            .zip(endgame)
            .map(|(midgame, endgame)| ProbCut { midgame, endgame })
            .ok_or(ParseProbCutError { line: None })
    }
}

/// The deviations of every depth, looked up instead of computed.
pub(crate) struct Deviations {
    /// By empty squares and depth: against the shallow search, and against the static evaluation.
    table: Box<[[(f32, f32); 61]; 61]>,
}

/// The depth of the shallow search for a deep one: about 0.4 of it, and of the same
/// parity, because scores after an odd number of plies are not comparable with those
/// after an even number.
#[inline]
pub(crate) fn shallow_depth(depth: u32) -> u32 {
    let shallow = depth * 2 / 5;
    (shallow + (shallow + depth) % 2).clamp(1, depth - 2)
}

impl Deviations {
    pub(crate) fn new(models: &ProbCut) -> Deviations {
        let mut table = Box::new([[(0.0, 0.0); 61]; 61]);
        for (empties, row) in (0..).zip(table.iter_mut()) {
            for depth in 3..=empties {
                let model = if depth == empties { &models.endgame } else { &models.midgame };
                let shallow = model.discs(empties, depth, shallow_depth(depth));
                let static_eval = model.discs(empties, depth, 0);
                row[depth as usize] = (shallow as f32, static_eval as f32);
            }
        }
        Deviations { table }
    }

    /// Standard deviation of a search of `depth` plies from the shallow one that stands
    /// for it, and from the evaluation.
    #[inline]
    pub(crate) fn get(&self, empties: u32, depth: u32) -> (f32, f32) {
        self.table[empties.min(60) as usize][depth.min(60) as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_read_back_and_bad_ones_name_the_line() {
        let models = ProbCut::embedded();
        assert_eq!(models.to_string().parse(), Ok(models));
        assert_eq!("midgame 1 2 3 4".parse::<ProbCut>(), Err(ParseProbCutError { line: None }));
        let error = "midgame 1 2 3\nendgame 1 2 3 4".parse::<ProbCut>().unwrap_err();
        assert_eq!(error.line.as_deref(), Some("midgame 1 2 3"));
    }

    #[test]
    fn a_deeper_look_is_a_surer_one() {
        let models = ProbCut::embedded();
        for model in [models.midgame, models.endgame] {
            assert!(model.discs(30, 12, 6) < model.discs(30, 12, 2));
            assert!((0.3..20.0).contains(&model.discs(30, 12, 4)));
        }
    }

    #[test]
    fn shallow_searches_keep_the_parity() {
        for depth in 3..=60 {
            let shallow = shallow_depth(depth);
            assert!(
                shallow >= 1 && shallow < depth && (depth - shallow).is_multiple_of(2),
                "{depth} {shallow}"
            );
        }
    }
}
