//! What a person wants to play, made into a checked setup.
//!
//! A wish names what differs from an even game without clocks; the rest is filled in.

use crate::problem::Problem;
use outflank_levels::Level;
use outflank_play::Variation;
use outflank_play::{
    ClockSetup, Colors, Customs, MatchSetup, PerPlayer, Player, Seat, SeriesSetup, Start, Turning,
};
use outflank_store::{LONGEST_NAME, Names};
use schemars::JsonSchema;
use serde::Deserialize;

/// A match somebody wants.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Wish {
    /// What the players are called.
    #[serde(default)]
    pub names: Names,
    /// Whether the first game begins at once.
    #[serde(default = "yes")]
    pub begin: bool,
    /// What to play.
    pub setup: SetupWish,
}

const fn yes() -> bool {
    true
}

/// The parts of a setup, all of which may be missing.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SetupWish {
    #[serde(default)]
    version: Option<u32>,
    #[serde(default)]
    players: Option<PerPlayer<Seat>>,
    #[serde(default)]
    turning: Option<Turning>,
    #[serde(default)]
    start: Option<Start>,
    #[serde(default)]
    starter: Option<Starter>,
    #[serde(default)]
    colors: Option<Colors>,
    #[serde(default)]
    series: Option<SeriesSetup>,
    #[serde(default)]
    clock: Option<ClockSetup>,
    #[serde(default)]
    customs: Option<Customs>,
    #[serde(default)]
    #[schemars(with = "Option<Variation>")]
    variation: Option<String>,
    #[serde(default)]
    level: Option<String>,
}

#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
enum Starter {
    One,
    Two,
}

impl SetupWish {
    /// The setup, checked as far as levels and combinations go; the match checks the rest.
    pub fn fulfil(self) -> Result<MatchSetup, Problem> {
        let mut setup = match &self.variation {
            Some(number) => self.console(number)?,
            None => self.free()?,
        };
        if let Some(version) = self.version {
            setup.version = version;
        }
        if let Some(series) = self.series {
            setup.series = series;
        }
        if let Some(customs) = self.customs {
            setup.customs = customs;
        }
        outflank_host::check_levels(&setup).map_err(Problem::unknown_level)?;
        setup.check()?;
        Ok(setup)
    }

    /// A game of the console: most of it is fixed.
    fn console(&self, number: &str) -> Result<MatchSetup, Problem> {
        let given = self.players.is_some()
            || self.turning.is_some()
            || self.start.is_some()
            || self.starter.is_some()
            || self.clock.is_some();
        if given {
            return Err(Problem::MixedSetup(
                "beside a variation only level, colors, series and customs are free",
            ));
        }
        let unknown = || Problem::UnknownVariation(number.chars().take(16).collect());
        let variation: Variation = number.parse().map_err(|_| unknown())?;
        let level = self.level.clone().unwrap_or_else(|| Level::CONSOLE.to_string());
        let setup = MatchSetup::console(variation, level.as_str().into());
        Ok(MatchSetup { colors: self.colors.unwrap_or(setup.colors), ..setup })
    }

    fn free(&self) -> Result<MatchSetup, Problem> {
        if self.level.is_some() {
            return Err(Problem::MixedSetup("a level goes with a variation, or with a computer's seat"));
        }
        let people = || PerPlayer { one: Seat::Person, two: Seat::Person };
        let at_the_table = matches!(self.turning, Some(Turning::Hand { .. }));
        let players = match &self.players {
            Some(players) => players.clone(),
            None if at_the_table => people(),
            None => return Err(Problem::MixedSetup("the setup does not say who plays")),
        };
        let mut setup = MatchSetup::new(players.one, players.two);
        setup.turning = self.turning.unwrap_or(setup.turning);
        setup.start = self.start.unwrap_or(setup.start);
        setup.starter = match self.starter {
            Some(Starter::Two) => Player::Two,
            Some(Starter::One) | None => Player::One,
        };
        setup.colors = self.colors.unwrap_or(setup.colors);
        setup.clock = self.clock.clone();
        Ok(setup)
    }
}

/// Names without blanks around them, none if nothing is left, and none too long.
pub fn tidy_names(names: Names) -> Result<Names, Problem> {
    let tidy = |name: Option<String>| {
        let name = name.map(|name| name.trim().to_owned()).filter(|name| !name.is_empty());
        match &name {
            Some(long) if long.chars().count() > LONGEST_NAME || long.chars().any(char::is_control) => {
                Err(Problem::Malformed(format!("a name has at most {LONGEST_NAME} plain characters")))
            }
            _ => Ok(name),
        }
    };
    Ok(Names { one: tidy(names.one)?, two: tidy(names.two)? })
}
