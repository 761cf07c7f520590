//! Whose a match is.

use outflank_accounts::PrincipalId;
use outflank_play::PerPlayer;
use serde::{Deserialize, Serialize};

use crate::MatchId;

/// Who may look at a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    /// Its owner and its players.
    #[default]
    Private,
    /// Whoever has its address.
    Link,
    /// Everybody; it stands in lists.
    Public,
}

#[cfg(feature = "sqlite")]
impl Visibility {
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Visibility::Private => "private",
            Visibility::Link => "link",
            Visibility::Public => "public",
        }
    }

    /// What is unknown is shown to as few as possible.
    pub(crate) fn from_word(word: &str) -> Visibility {
        match word {
            "link" => Visibility::Link,
            "public" => Visibility::Public,
            _ => Visibility::Private,
        }
    }
}

/// Whose a match is, who plays in it, and who may look at it. Without an owner it belongs to
/// whoever sits at this machine.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Belonging {
    /// Who made it.
    pub owner: Option<PrincipalId>,
    /// Who sits in the seats; nobody where a computer plays or somebody at this machine.
    pub seats: PerPlayer<Option<PrincipalId>>,
    /// Who may look at it.
    pub visibility: Visibility,
    /// Whether its games count for the ratings of both.
    pub rated: bool,
    /// The match after which both wanted another one.
    pub rematch_of: Option<MatchId>,
}

impl Belonging {
    /// Whether somebody made the match or plays in it.
    #[must_use]
    pub fn concerns(&self, person: PrincipalId) -> bool {
        [self.owner, self.seats.one, self.seats.two].contains(&Some(person))
    }
}
