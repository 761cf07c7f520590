//! How a series stands.

use crate::Series;
use crate::series::{Player, SeriesOutcome};
use crate::verdict::Verdict;
use crate::{MatchSetup, PerPlayer};
use serde::{Deserialize, Serialize};

/// How the whole match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum MatchOutcome {
    /// A player reached the goal, or won more games of a fixed number; among equals the summed
    /// margins decide.
    Won {
        /// Who.
        player: Player,
    },
    /// Equally many wins in a fixed number of games, and equal margins.
    Drawn,
}

/// What the games so far add up to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Standing {
    /// Games finished.
    pub games: u32,
    /// Games each player has won.
    pub wins: PerPlayer<u32>,
    /// Points of each player: the margins of the won games, summed.
    pub points: PerPlayer<u32>,
    /// Drawn games.
    pub draws: u32,
    /// How the match ended, once it has.
    pub outcome: Option<MatchOutcome>,
    /// Who starts the next game, if there is one.
    pub next_starter: Option<Player>,
    /// Who has to say who starts the next game before it begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chooser: Option<Player>,
}

/// A game that counts in the series.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Finished {
    pub(crate) verdict: Verdict,
    /// Whom its winner has chosen to start the next.
    pub(crate) chosen: Option<Player>,
}

/// The series after these games.
pub(crate) fn series_of(setup: &MatchSetup, games: impl IntoIterator<Item = Finished>) -> Series {
    let mut series = setup.series();
    for Finished { verdict, chosen } in games {
        series.record(verdict.game_result()).expect("no game begins once the series is over");
        // A computer that has won lets the other start.
        let computer = series.chooser().filter(|&winner| setup.is_computer(winner));
        if let Some(starter) = chosen.or(computer.map(Player::other)) {
            series.decide(starter);
        }
    }
    series
}

impl Standing {
    pub(crate) fn of(series: &Series) -> Standing {
        let standing = PerPlayer::from_fn(|player| series.standing(player));
        let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        Standing {
            games: count(series.results().len()),
            wins: PerPlayer::from_fn(|player| standing.get(player).wins),
            points: PerPlayer::from_fn(|player| standing.get(player).points),
            draws: count(series.draws()),
            outcome: series.outcome().map(|outcome| match outcome {
                SeriesOutcome::Won(player) => MatchOutcome::Won { player },
                SeriesOutcome::Drawn => MatchOutcome::Drawn,
            }),
            next_starter: series.next_starter(),
            chooser: series.chooser(),
        }
    }
}
