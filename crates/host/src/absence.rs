//! Players who go away, and how long the other has to wait for them.
//!
//! Nobody loses by going away alone: a line fails, a telephone rings. But whoever waits at the
//! board for somebody who has gone may after some time claim the game, take a draw, or wait on.

use outflank_play::{Millis, Moment, TimeControl};

/// Whether a player can be reached. Moments are those of the host's caller.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Presence {
    /// At the board, or nobody has said otherwise.
    #[default]
    Here,
    /// The line has been silent.
    Lost {
        /// Since when.
        since: Moment,
    },
    /// The player has closed the game.
    Left {
        /// When.
        since: Moment,
    },
}

impl Presence {
    /// Since when the player has been away.
    #[must_use]
    pub const fn away_since(self) -> Option<Moment> {
        match self {
            Presence::Here => None,
            Presence::Lost { since } | Presence::Left { since } => Some(since),
        }
    }
}

/// A day for a move and more is no game in which somebody waits at the board.
const CORRESPONDENCE: Millis = Millis::from_secs(24 * 60 * 60);

/// How long a player who is to move may be away in a game with this clock; for ever where
/// nobody waits at the board. Guests are waited for half as long, and who left on purpose a quarter
/// of a minute.
#[must_use]
pub fn patience(control: Option<TimeControl>, guest: bool, presence: Presence) -> Option<Millis> {
    let control = control?;
    if let TimeControl::PerMove { limit } = control
        && limit >= CORRESPONDENCE
    {
        return None;
    }
    let seconds = match control.estimated_game().get() {
        0..180_000 => 30,
        180_000..480_000 => 60,
        _ => 120,
    };
    Some(match presence {
        Presence::Left { .. } => Millis::from_secs(15),
        Presence::Here | Presence::Lost { .. } => {
            Millis::from_secs(if guest { seconds / 2 } else { seconds })
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longer_the_game_the_longer_the_wait() {
        let minutes = |count: u32| Some(TimeControl::PerGame { main: Millis::from_secs(60 * count) });
        let lost = Presence::Lost { since: Moment::ORIGIN };
        let wait =
            |control, guest, presence| patience(control, guest, presence).map(|span| span.get() / 1_000);
        assert_eq!(wait(minutes(1), false, lost), Some(30));
        assert_eq!(wait(minutes(3), false, lost), Some(60));
        assert_eq!(wait(minutes(15), false, lost), Some(120));
        assert_eq!(wait(minutes(15), true, lost), Some(60));
        assert_eq!(wait(minutes(15), false, Presence::Left { since: Moment::ORIGIN }), Some(15));
        let days = Some(TimeControl::PerMove { limit: CORRESPONDENCE });
        assert_eq!(wait(days, false, lost), None);
        assert_eq!(wait(None, false, lost), None);
    }
}
