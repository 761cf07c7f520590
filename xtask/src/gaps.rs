//! What a run could not check, to be said again at its end: a check that did not run must
//! not pass for one that found nothing.

/// A check that did not run.
pub struct Gap {
    what: String,
    why: String,
    remedy: String,
}

/// All of them, in the order they were found.
#[derive(Default)]
pub struct Gaps(Vec<Gap>);

impl Gaps {
    /// Notes a check that cannot run, why, and what to do about it; says so at once.
    pub fn note(&mut self, what: impl Into<String>, why: impl Into<String>, remedy: impl Into<String>) {
        let gap = Gap { what: what.into(), why: why.into(), remedy: remedy.into() };
        println!("NOT RUN: {}: {}", gap.what, gap.why);
        self.0.push(gap);
    }

    /// All of them as a text for the end of the run; empty when everything ran.
    pub fn summary(&self) -> String {
        if self.0.is_empty() {
            return String::new();
        }
        let mut text = format!("\nNOT RUN ({}):\n", self.0.len());
        for Gap { what, why, remedy } in &self.0 {
            text += &format!("  {what}\n    because {why}\n    to run it: {remedy}\n");
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_end_names_what_did_not_run_why_and_what_to_do() {
        let mut gaps = Gaps::default();
        assert_eq!(gaps.summary(), "");
        gaps.note("licences", "cargo-deny is missing", "cargo install cargo-deny");
        let expected = "\nNOT RUN (1):\n  licences\n    because cargo-deny is missing\n    \
                        to run it: cargo install cargo-deny\n";
        assert_eq!(gaps.summary(), expected);
    }
}
