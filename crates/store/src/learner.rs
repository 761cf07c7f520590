//! Whose progress it is.

use std::fmt;

/// Whose progress it is: of whoever sits at this machine, or of somebody by their number.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Learner(String);

impl Learner {
    /// Whoever uses this file.
    #[must_use]
    pub fn here() -> Learner {
        Learner("here".to_owned())
    }

    /// The learner of this name.
    #[must_use]
    pub fn named(name: &str) -> Learner {
        Learner(name.to_owned())
    }

    /// The name.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Learner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}
