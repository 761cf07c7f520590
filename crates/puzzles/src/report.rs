//! Puzzles for people who read lines: a task beside its board, and what proofs have found.

use crate::kind::Kind;
use crate::proof::Flaw;
use crate::puzzle::Puzzle;
use outflank_rules::Color;
use outflank_text::{Lines, Reader, wrapped};
use serde::Serialize;
use std::time::Duration;

/// A puzzle in words, `width` columns beside its board; with the `solution` or without.
#[must_use]
pub fn panel(puzzle: &Puzzle, solution: bool, width: usize, reader: &Reader<'_>) -> Vec<String> {
    let title = reader.text(puzzle.kind.title_id(), &[]);
    let turn = match puzzle.position.turn() {
        Color::Black => "black",
        Color::White => "white",
    };
    let task = reader.text(puzzle.kind.task_id(), &[("color", turn.into())]);
    let mut panel = vec![reader.strong(&title), puzzle.id.clone(), String::new()];
    panel.extend(wrapped(task.split(' '), width));
    panel.push(String::new());
    panel.push(reader.text("puzzle-level", &[("level", puzzle.difficulty.level.into())]));
    panel.push(reader.text("puzzle-share", &[("share", puzzle.difficulty.share.into())]));
    if solution {
        let line: Vec<String> = puzzle.solution.iter().map(|square| format!("{square:#}")).collect();
        panel.push(reader.text("puzzle-solution", &[("line", line.join(" ").into())]));
        if let Some(trap) = puzzle.trap {
            panel.push(reader.text("puzzle-trap", &[("trap", format!("{trap:#}").into())]));
        }
        panel.push(reader.text("puzzle-score", &[("discs", puzzle.score.to_string().into())]));
    }
    panel
}

/// What came of proving puzzles.
#[derive(Debug, Serialize)]
pub struct Verified {
    puzzles: usize,
    flaws: Vec<FlawReport>,
    seconds: f64,
    interrupted: bool,
    #[serde(skip)]
    kinds: Vec<(Kind, usize)>,
}

#[derive(Debug, Serialize)]
struct FlawReport {
    id: String,
    flaw: String,
}

impl Verified {
    /// What is wrong with these puzzles, as far as it was found out.
    #[must_use]
    pub fn new(all: &[Puzzle], flaws: &[(&Puzzle, Flaw)], time: Duration, interrupted: bool) -> Verified {
        let flaw =
            |(puzzle, flaw): &(&Puzzle, Flaw)| FlawReport { id: puzzle.id.clone(), flaw: flaw.to_string() };
        let count = |kind: Kind| all.iter().filter(|puzzle| puzzle.kind == kind).count();
        Verified {
            puzzles: all.len(),
            flaws: flaws.iter().map(flaw).collect(),
            seconds: time.as_secs_f64(),
            interrupted,
            kinds: Kind::ALL.map(|kind| (kind, count(kind))).to_vec(),
        }
    }
}

impl Lines for Verified {
    fn lines(&self, reader: &Reader<'_>) -> Vec<String> {
        let flaw = |report: &FlawReport| {
            let values = [("id", report.id.as_str().into()), ("flaw", report.flaw.as_str().into())];
            reader.text("puzzles-flaw", &values)
        };
        let count = |(kind, count): &(Kind, usize)| {
            let values = [("kind", reader.text(kind.title_id(), &[]).into()), ("count", (*count).into())];
            reader.text("puzzles-count", &values)
        };
        let values = [
            ("count", self.puzzles.into()),
            ("flawed", self.flaws.len().into()),
            ("time", format!("{:.3} s", self.seconds).into()),
        ];
        let mut lines: Vec<String> = self.flaws.iter().map(flaw).collect();
        lines.extend(self.kinds.iter().map(count));
        lines.push(reader.text("puzzles-verified", &values));
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shipped::collection;
    use outflank_locale::{Language, Locale};
    use outflank_text::Style;

    #[test]
    fn a_puzzle_keeps_its_solution_until_it_is_asked_for() {
        let locale = Locale::new(Language::English);
        let reader = Reader { locale: &locale, style: Style::ASCII, width: None };
        let trap = collection().iter().find(|puzzle| puzzle.kind == Kind::Trap).unwrap();
        let short = panel(trap, false, 40, &reader);
        let long = panel(trap, true, 40, &reader);
        assert_eq!(long.len(), short.len() + 3);
        let first = format!("{:#}", trap.first());
        assert!(long.iter().any(|line| line.contains(&first)), "{long:?}");
        assert!(short.iter().all(|line| line.chars().count() <= 40), "{short:?}");
    }

    #[test]
    fn flaws_come_before_the_counts() {
        let locale = Locale::new(Language::English);
        let reader = Reader { locale: &locale, style: Style::ASCII, width: None };
        let all = &collection()[..3];
        let found = Verified::new(all, &[(&all[1], Flaw::Trap)], Duration::from_secs(1), false);
        let told = found.lines(&reader);
        assert_eq!(told.len(), 1 + Kind::ALL.len() + 1);
        assert!(told[0].contains(&all[1].id), "{told:?}");
        let json = serde_json::to_value(&found).unwrap();
        assert_eq!((&json["puzzles"], &json["flaws"][0]["id"]), (&3.into(), &all[1].id.as_str().into()));
    }
}
