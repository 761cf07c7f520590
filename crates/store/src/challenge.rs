//! Challenges: a seat that whoever has the link may take.

use crate::{MatchId, Stamp};
use outflank_accounts::{ChallengeId, PrincipalId};
use outflank_lobby::Terms;

/// An offer to play, and what became of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Challenge {
    /// The last part of its address.
    pub id: ChallengeId,
    /// Who made it; nobody with a number is whoever sits at this machine.
    pub maker: Option<PrincipalId>,
    /// What is to be played.
    pub terms: Terms,
    /// When it was made.
    pub created: Stamp,
    /// Until when the seat may be taken.
    pub expires: Stamp,
    /// What became of it.
    pub state: ChallengeState,
}

/// What became of a challenge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChallengeState {
    /// The seat is free.
    Open,
    /// Somebody has sat down.
    Taken {
        /// Who; nobody with a number is whoever sits at this machine.
        by: Option<PrincipalId>,
        /// The match that was made.
        match_id: MatchId,
    },
    /// Whoever made it has thought better of it.
    Withdrawn,
}

impl Challenge {
    /// Whether the seat may be taken now.
    #[must_use]
    pub fn is_open(&self, now: Stamp) -> bool {
        self.state == ChallengeState::Open && now < self.expires
    }
}
