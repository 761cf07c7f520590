//! Several games that count together (R11).
//!
//! A series is between two players, not two colours: who starts plays Black, and that
//! changes from game to game. It ends at a number of wins, after a number of games, or
//! at a number of points, a point being a disc of the margin by which a game was won.
//!
//! Draws: nobody wins and nobody gets points. A series to wins or points simply goes
//! on; in a series of fixed length a drawn game is one of its games, and when both
//! have won equally often the summed margins decide; if these are equal too, the series
//! itself is drawn. All games of a fixed length are
//! played, also when the winner is known before the last.
//!
//! How a resignation or a lost clock counts in points is for the match to say: it
//! hands over the margin.

use outflank_rules::Color;
use outflank_rules::outcome::Outcome;
use outflank_rules::score::Margin;
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;
use std::fmt;
use std::num::NonZeroU32;

/// One of the two who play a series.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Player {
    /// The first player.
    One,
    /// The second player.
    Two,
}

impl Player {
    /// Both players.
    pub const BOTH: [Player; 2] = [Player::One, Player::Two];

    /// The other player.
    #[must_use]
    pub const fn other(self) -> Player {
        match self {
            Player::One => Player::Two,
            Player::Two => Player::One,
        }
    }
}

/// When a series ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Goal {
    /// The first player with this many won games wins.
    Wins(NonZeroU32),
    /// After this many games the player who won more of them wins.
    Games(NonZeroU32),
    /// The first player whose summed margins reach this many points wins.
    Points(NonZeroU32),
}

/// Who starts the next game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum StartRule {
    /// The players take turns.
    Alternate,
    /// The loser of the last game. After a draw nobody lost, and the player who did
    /// not start it starts the next.
    LoserStarts,
    /// The player who started the first game.
    Same,
    /// The winner of the last game says who. After a draw nobody won, and the player who
    /// did not start it starts the next.
    WinnerDecides,
}

/// How one game of a series ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameResult {
    /// A win by so many discs.
    Won {
        /// The winner.
        by: Player,
        /// The points it is worth.
        margin: Margin,
    },
    /// A draw.
    Drawn,
}

impl GameResult {
    /// The result of a game played to its end, `black` having had the black discs.
    #[must_use]
    pub fn of(outcome: Outcome, black: Player) -> GameResult {
        match outcome.winner() {
            None => GameResult::Drawn,
            Some(color) => GameResult::Won {
                by: if color == Color::Black { black } else { black.other() },
                margin: outcome.margin(),
            },
        }
    }

    /// The winner; nobody in a draw.
    #[must_use]
    pub const fn winner(self) -> Option<Player> {
        match self {
            GameResult::Won { by, .. } => Some(by),
            GameResult::Drawn => None,
        }
    }
}

/// What one player has in a series.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Standing {
    /// Games won.
    pub wins: u32,
    /// Margins of the won games, summed.
    pub points: u32,
}

/// How a series ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SeriesOutcome {
    /// One player has reached the goal, or won more games of a fixed number.
    Won(Player),
    /// Equally many wins in a fixed number of games, and equal margins.
    Drawn,
}

/// A result for a series that is finished.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeriesOver;

impl fmt::Display for SeriesOver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the series is over")
    }
}

impl std::error::Error for SeriesOver {}

/// The games of a series so far.
///
/// ```
/// use outflank_play::series::{GameResult, Goal, Player, Series, SeriesOutcome, StartRule};
/// use outflank_rules::Margin;
///
/// let mut series = Series::new(Goal::Points(20.try_into()?), StartRule::LoserStarts, Player::One);
/// series.record(GameResult::Won { by: Player::Two, margin: Margin::new(14).expect("at most 64") })?;
/// assert_eq!(series.next_starter(), Some(Player::One));
/// series.record(GameResult::Won { by: Player::Two, margin: Margin::new(6).expect("at most 64") })?;
/// assert_eq!(series.outcome(), Some(SeriesOutcome::Won(Player::Two)));
/// assert_eq!(series.next_starter(), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Series {
    goal: Goal,
    rule: StartRule,
    first_starter: Player,
    results: Vec<GameResult>,
    /// Who starts the game after each of the results, where the winner has decided it.
    decided: Vec<Option<Player>>,
    tie_break: bool,
}

impl Series {
    /// A series without a game yet.
    #[must_use]
    pub const fn new(goal: Goal, rule: StartRule, first_starter: Player) -> Series {
        Series { goal, rule, first_starter, results: Vec::new(), decided: Vec::new(), tie_break: true }
    }

    /// The same series, in which equally many wins of a fixed number of games are a draw whatever
    /// the margins.
    #[must_use]
    pub(crate) fn without_tie_break(self) -> Series {
        Series { tie_break: false, ..self }
    }

    /// When it ends.
    #[must_use]
    pub const fn goal(&self) -> Goal {
        self.goal
    }

    /// Who starts the next game, as a rule.
    #[must_use]
    pub const fn start_rule(&self) -> StartRule {
        self.rule
    }

    /// The games so far.
    #[must_use]
    pub fn results(&self) -> &[GameResult] {
        &self.results
    }

    /// Adds the result of the next game.
    pub fn record(&mut self, result: GameResult) -> Result<(), SeriesOver> {
        if self.outcome().is_some() {
            return Err(SeriesOver);
        }
        self.results.push(result);
        self.decided.push(None);
        Ok(())
    }

    /// Who has to say who starts the next game, where the winner decides.
    #[must_use]
    pub fn chooser(&self) -> Option<Player> {
        let open = self.rule == StartRule::WinnerDecides
            && self.outcome().is_none()
            && self.decided.last() == Some(&None);
        self.results.last().filter(|_| open).and_then(|result| result.winner())
    }

    /// The winner's decision who starts the next game. Without one the winner does.
    pub fn decide(&mut self, starter: Player) {
        if self.chooser().is_some()
            && let Some(decided) = self.decided.last_mut()
        {
            *decided = Some(starter);
        }
    }

    /// What a player has so far.
    #[must_use]
    pub fn standing(&self, player: Player) -> Standing {
        self.results.iter().fold(Standing::default(), |standing, result| match *result {
            GameResult::Won { by, margin } if by == player => {
                Standing { wins: standing.wins + 1, points: standing.points + u32::from(margin.discs()) }
            }
            _ => standing,
        })
    }

    /// How many games were drawn.
    #[must_use]
    pub fn draws(&self) -> usize {
        self.results.iter().filter(|result| result.winner().is_none()).count()
    }

    /// How the series ended, once it has.
    #[must_use]
    pub fn outcome(&self) -> Option<SeriesOutcome> {
        let [one, two] = Player::BOTH.map(|player| self.standing(player));
        // Only the winner of a game gets anything, so two players never reach a
        // number of wins or points in the same game.
        let first_to = |goal: NonZeroU32, have: [u32; 2]| {
            let reached = Player::BOTH.into_iter().zip(have).find(|&(_, have)| have >= goal.get());
            reached.map(|(player, _)| SeriesOutcome::Won(player))
        };
        match self.goal {
            Goal::Wins(goal) => first_to(goal, [one.wins, two.wins]),
            Goal::Points(goal) => first_to(goal, [one.points, two.points]),
            Goal::Games(games) => {
                let margins = || if self.tie_break { one.points.cmp(&two.points) } else { Ordering::Equal };
                let ahead = one.wins.cmp(&two.wins).then_with(margins);
                (self.results.len() >= games.get() as usize).then_some(match ahead {
                    Ordering::Greater => SeriesOutcome::Won(Player::One),
                    Ordering::Less => SeriesOutcome::Won(Player::Two),
                    Ordering::Equal => SeriesOutcome::Drawn,
                })
            }
        }
    }

    /// Who started a game of the series, counted from 0; the first game still to be
    /// played has a starter too, later ones do not.
    #[must_use]
    pub fn starter(&self, game: usize) -> Option<Player> {
        let before = self.results.get(..game)?;
        let before = before.iter().zip(&self.decided);
        Some(before.fold(self.first_starter, |starter, (result, decided)| match self.rule {
            StartRule::Alternate => starter.other(),
            StartRule::LoserStarts => result.winner().map_or(starter.other(), Player::other),
            StartRule::Same => starter,
            StartRule::WinnerDecides => decided.or(result.winner()).unwrap_or(starter.other()),
        }))
    }

    /// Who starts the next game; nobody when the series is over.
    #[must_use]
    pub fn next_starter(&self) -> Option<Player> {
        match self.outcome() {
            Some(_) => None,
            None => self.starter(self.results.len()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Player::{One, Two};

    fn won(by: Player, margin: u8) -> GameResult {
        GameResult::Won { by, margin: Margin::new(margin).unwrap() }
    }

    fn series(goal: Goal, rule: StartRule, results: &[GameResult]) -> Series {
        let mut series = Series::new(goal, rule, One);
        for &result in results {
            series.record(result).unwrap();
        }
        series
    }

    fn n(number: u32) -> NonZeroU32 {
        number.try_into().unwrap()
    }

    #[test]
    fn first_to_so_many_wins() {
        let mut series = series(
            Goal::Wins(n(2)),
            StartRule::Alternate,
            &[won(One, 2), GameResult::Drawn, won(Two, 40), GameResult::Drawn],
        );
        assert_eq!(series.outcome(), None);
        assert_eq!(series.draws(), 2);
        series.record(won(Two, 2)).unwrap();
        assert_eq!(series.outcome(), Some(SeriesOutcome::Won(Two)));
        assert_eq!(series.record(won(One, 64)), Err(SeriesOver));
        assert_eq!(series.results().len(), 5);
    }

    #[test]
    fn a_fixed_number_of_games_is_played_out_and_may_be_drawn() {
        let decided = series(Goal::Games(n(3)), StartRule::Same, &[won(One, 2), won(One, 2)]);
        assert_eq!(decided.outcome(), None);
        assert_eq!(decided.next_starter(), Some(One));
        let results = [won(One, 60), won(Two, 2), GameResult::Drawn];
        let series = |results| series(Goal::Games(n(3)), StartRule::Same, results);
        let margins = series(&results);
        assert_eq!(margins.outcome(), Some(SeriesOutcome::Won(One)), "by 60 points to 2");
        assert_eq!(margins.without_tie_break().outcome(), Some(SeriesOutcome::Drawn));
        let drawn = series(&[won(One, 8), won(Two, 8), GameResult::Drawn]);
        assert_eq!(drawn.outcome(), Some(SeriesOutcome::Drawn));
    }

    #[test]
    fn points_are_the_summed_margins_of_the_games_won() {
        let points = series(
            Goal::Points(n(50)),
            StartRule::Same,
            &[won(One, 30), won(Two, 49), GameResult::Drawn, won(One, 20)],
        );
        assert_eq!(points.standing(One), Standing { wins: 2, points: 50 });
        assert_eq!(points.standing(Two), Standing { wins: 1, points: 49 });
        assert_eq!(points.outcome(), Some(SeriesOutcome::Won(One)));
    }

    #[test]
    fn r11_the_winner_decides_who_starts() {
        let mut series = series(Goal::Wins(n(9)), StartRule::WinnerDecides, &[]);
        assert_eq!((series.chooser(), series.next_starter()), (None, Some(One)));
        series.decide(Two);
        assert_eq!(series.next_starter(), Some(One), "nobody has won yet");
        series.record(won(Two, 4)).unwrap();
        assert_eq!((series.chooser(), series.next_starter()), (Some(Two), Some(Two)));
        series.decide(One);
        assert_eq!((series.chooser(), series.next_starter()), (None, Some(One)));
        series.record(GameResult::Drawn).unwrap();
        assert_eq!((series.chooser(), series.next_starter()), (None, Some(Two)), "the other of One");
    }

    #[test]
    fn who_starts_next() {
        let results = [won(Two, 10), won(One, 10), GameResult::Drawn, GameResult::Drawn, won(One, 4)];
        let starters = |rule| {
            let series = series(Goal::Games(n(9)), rule, &results);
            assert_eq!(series.next_starter(), series.starter(results.len()));
            assert_eq!(series.starter(results.len() + 1), None);
            (0..=results.len()).map(|game| series.starter(game).unwrap()).collect::<Vec<_>>()
        };
        assert_eq!(starters(StartRule::Alternate), [One, Two, One, Two, One, Two]);
        assert_eq!(starters(StartRule::Same), [One; 6]);
        // One lost, Two lost, draw: the other of Two, draw: the other of One, Two lost.
        assert_eq!(starters(StartRule::LoserStarts), [One, One, Two, One, Two, Two]);
    }
}
