//! What a format has no word for.
//!
//! A game written in a format and read again is what [`kept`](crate::kept) says. The
//! difference is told here by its kinds, so that whoever converts a file can say what stays
//! behind before the old one is thrown away.

use crate::date::Date;
use crate::error::WriteError;
use crate::positions::ScoredPosition;
use crate::record::{GameRecord, RecordedMove, Tags};
use crate::result::StatedResult;
use crate::{Format, kept, read_games, write_games};
use outflank_rules::Move;

/// A kind of things that a file says and another format may not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum Loss {
    /// The moves: a position format keeps where a game stands.
    Moves,
    /// Other lines than the game.
    Variations,
    /// What players or engines thought of moves.
    Evaluations,
    /// The scores of a position's moves.
    MoveScores,
    /// Seconds spent on moves.
    Times,
    /// Comments on moves.
    MoveComments,
    /// Comments on games or positions.
    Comments,
    /// Names of players.
    Players,
    /// Ratings of players.
    Ratings,
    /// Tournaments and matches.
    Events,
    /// Rounds.
    Rounds,
    /// Towns and servers.
    Sites,
    /// Days.
    Dates,
    /// At which time of the day.
    TimesOfDay,
    /// The time allowed.
    Clocks,
    /// Kinds of match, as GGF has them.
    Kinds,
    /// Tags without a field of their own.
    Tags,
    /// Results, or how games came to their end.
    Results,
    /// Scores of perfect play.
    PerfectScores,
}

impl Loss {
    /// All kinds, the gravest first.
    pub const ALL: [Loss; 19] = [
        Loss::Moves,
        Loss::Variations,
        Loss::Evaluations,
        Loss::MoveScores,
        Loss::Times,
        Loss::MoveComments,
        Loss::Comments,
        Loss::Players,
        Loss::Ratings,
        Loss::Events,
        Loss::Rounds,
        Loss::Sites,
        Loss::Dates,
        Loss::TimesOfDay,
        Loss::Clocks,
        Loss::Kinds,
        Loss::Tags,
        Loss::Results,
        Loss::PerfectScores,
    ];

    /// A word for scripts and for looking up texts.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Loss::Moves => "moves",
            Loss::Variations => "variations",
            Loss::Evaluations => "evaluations",
            Loss::MoveScores => "move-scores",
            Loss::Times => "times",
            Loss::MoveComments => "move-comments",
            Loss::Comments => "comments",
            Loss::Players => "players",
            Loss::Ratings => "ratings",
            Loss::Events => "events",
            Loss::Rounds => "rounds",
            Loss::Sites => "sites",
            Loss::Dates => "dates",
            Loss::TimesOfDay => "times-of-day",
            Loss::Clocks => "clocks",
            Loss::Kinds => "kinds",
            Loss::Tags => "tags",
            Loss::Results => "results",
            Loss::PerfectScores => "perfect-scores",
        }
    }
}

/// In how many games or positions each kind of things is lost.
///
/// ```
/// use outflank_formats::{Format, Loss, Losses, read_games};
///
/// let games = read_games(Format::Sgf, b"(;GM[2]PB[anna];B[f5](;W[d6])(;W[f4]))")?;
/// let losses = Losses::of_games(Format::Ggf, &games)?;
/// assert_eq!(losses.iter().collect::<Vec<_>>(), [(Loss::Variations, 1)]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Losses {
    counts: [usize; Loss::ALL.len()],
}

impl Losses {
    /// What games lose when they are written in a format.
    pub fn of_games(format: Format, games: &[GameRecord]) -> Result<Losses, WriteError> {
        if format == Format::Wthor {
            // A file has one year for all its games, so what one keeps depends on the others.
            let mut bytes = Vec::new();
            write_games(format, games, &mut bytes)?;
            let left = read_games(format, &bytes).expect("it was written here");
            return Ok(Losses::between(games, &left));
        }
        let mut losses = Losses::default();
        for game in games {
            losses.add(game, &kept(format, game)?);
        }
        Ok(losses)
    }

    /// What is in games and not in what became of them.
    #[must_use]
    pub fn between(games: &[GameRecord], left: &[GameRecord]) -> Losses {
        let mut losses = Losses::default();
        for (game, left) in games.iter().zip(left) {
            losses.add(game, left);
        }
        losses
    }

    /// What positions lose when they are written in a format: OBF alone has scores and
    /// remarks.
    #[must_use]
    pub fn of_positions(format: Format, positions: &[ScoredPosition]) -> Losses {
        let mut losses = Losses::default();
        for scored in positions.iter().filter(|_| format != Format::Obf) {
            losses.note(Loss::MoveScores, !scored.scores.is_empty());
            losses.note(Loss::Comments, scored.comment.is_some());
        }
        losses
    }

    fn add(&mut self, game: &GameRecord, left: &GameRecord) {
        let discs =
            |game: &GameRecord| game.moves.iter().filter(|recorded| recorded.mv != Move::Pass).count();
        self.note(Loss::Moves, discs(game) > discs(left));
        self.note(Loss::Variations, game.variations.len() > left.variations.len());
        self.note(Loss::Evaluations, lost_beside_moves(game, left, |recorded| recorded.eval.is_some()));
        self.note(Loss::Times, lost_beside_moves(game, left, |recorded| recorded.seconds.is_some()));
        self.note(Loss::MoveComments, lost_beside_moves(game, left, |recorded| recorded.comment.is_some()));
        self.note(Loss::Results, lost(&game.stated, &left.stated) && !follows_from_moves(game));
        self.note(Loss::PerfectScores, lost(&game.perfect, &left.perfect));
        self.add_tags(&game.tags, &left.tags);
    }

    fn add_tags(&mut self, tags: &Tags, left: &Tags) {
        self.note(Loss::Players, lost(&tags.black, &left.black) || lost(&tags.white, &left.white));
        self.note(
            Loss::Ratings,
            lost(&tags.black_rating, &left.black_rating) || lost(&tags.white_rating, &left.white_rating),
        );
        self.note(Loss::Events, lost(&tags.event, &left.event));
        self.note(Loss::Rounds, lost(&tags.round, &left.round));
        self.note(Loss::Sites, lost(&tags.site, &left.site));
        let [before, after] = [tags, left].map(|tags| tags.date.as_deref().and_then(Date::parse));
        match (before, after) {
            (Some(before), Some(after)) => {
                self.note(Loss::Dates, before.without_time() != after.without_time());
                self.note(Loss::TimesOfDay, before.has_time() && !after.has_time());
            }
            _ => self.note(Loss::Dates, lost(&tags.date, &left.date)),
        }
        self.note(
            Loss::Clocks,
            lost(&tags.black_clock, &left.black_clock) || lost(&tags.white_clock, &left.white_clock),
        );
        self.note(Loss::Kinds, lost(&tags.variant, &left.variant));
        self.note(Loss::Comments, lost(&tags.comment, &left.comment));
        self.note(Loss::Tags, tags.other.iter().any(|tag| !left.other.contains(tag)));
    }

    fn note(&mut self, loss: Loss, is_lost: bool) {
        self.counts[loss as usize] += usize::from(is_lost);
    }

    /// Whether nothing is lost.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.iter().next().is_none()
    }

    /// What is lost, and in how many games or positions.
    pub fn iter(&self) -> impl Iterator<Item = (Loss, usize)> + '_ {
        Loss::ALL.into_iter().zip(self.counts).filter(|(_, count)| *count > 0)
    }
}

/// Whether something was said and is not, or is said differently.
fn lost<T: PartialEq>(before: &Option<T>, after: &Option<T>) -> bool {
    before.is_some() && before != after
}

/// Whether the stated result is the score that the moves lead to: it can be found again.
fn follows_from_moves(game: &GameRecord) -> bool {
    let score = game.federation_margin().map(|margin| StatedResult::margin(margin as f32));
    score.is_some() && game.stated == score
}

/// Whether fewer moves of the game have something beside them. Variations are lost whole or
/// not at all, and are told of by themselves.
fn lost_beside_moves(game: &GameRecord, left: &GameRecord, has: fn(&RecordedMove) -> bool) -> bool {
    let count = |game: &GameRecord| game.moves.iter().filter(|recorded| has(recorded)).count();
    count(game) > count(left)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn losses(format: Format, sgf: &str) -> Vec<(Loss, usize)> {
        let games = read_games(Format::Sgf, sgf.as_bytes()).unwrap();
        Losses::of_games(format, &games).unwrap().iter().collect()
    }

    #[test]
    fn the_list_of_all_is_in_order() {
        for (index, loss) in Loss::ALL.into_iter().enumerate() {
            assert_eq!(loss as usize, index, "{}", loss.name());
        }
    }

    #[test]
    fn what_stays_behind_is_counted_by_its_kind() {
        let game = "(;GM[2]PB[a]DT[2024-02-03]EV[cup]RE[B+2]C[hi];B[f5]V[1];W[d6]C[good])";
        assert_eq!(losses(Format::Sgf, game), []);
        assert_eq!(losses(Format::Pgn, game), [(Loss::Evaluations, 1)]);
        assert_eq!(losses(Format::Ggf, game), []);
        let bare = [
            Loss::Evaluations,
            Loss::MoveComments,
            Loss::Comments,
            Loss::Players,
            Loss::Events,
            Loss::Dates,
            Loss::Results,
        ];
        assert_eq!(losses(Format::Transcript, game), bare.map(|loss| (loss, 1)));
        assert_eq!(losses(Format::Fen, "(;GM[2];B[f5])(;GM[2];B[d3])"), [(Loss::Moves, 2)]);
        // Turned to f5, as WTHOR wants it, nothing is lost.
        assert_eq!(losses(Format::Wthor, "(;GM[2];B[d3])"), []);
    }

    #[test]
    fn a_day_written_differently_is_not_lost_but_its_hour_is() {
        let ggf = b"(;GM[Othello]DT[2004.09.18_05:54:38.MDT]TY[8]BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]B[f5];)";
        let games = read_games(Format::Ggf, ggf).unwrap();
        let lost: Vec<_> = Losses::of_games(Format::Sgf, &games).unwrap().iter().collect();
        assert_eq!(lost, [(Loss::TimesOfDay, 1)]);
    }

    #[test]
    fn positions_lose_their_scores_outside_obf() {
        let scored = ScoredPosition {
            comment: Some("remark".to_owned()),
            ..ScoredPosition::from(outflank_rules::Position::START)
        };
        assert!(Losses::of_positions(Format::Obf, std::slice::from_ref(&scored)).is_empty());
        let lost: Vec<_> = Losses::of_positions(Format::Fen, &[scored]).iter().collect();
        assert_eq!(lost, [(Loss::Comments, 1)]);
    }
}
