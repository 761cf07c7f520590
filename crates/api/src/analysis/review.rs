//! A whole game: what every position was worth, and what was given away.
//!
//! The judgements are those of [`outflank_review`]; here they become messages, each told
//! once it is in the store.

use super::score::ScoreBody;
use super::{End, Tell, Telling};
use crate::body::{MoveName, move_name};
use crate::problem::Problem;
use outflank_coach::{Comment, CommentReport, Grade};
use outflank_engine::Stop;
use outflank_formats::{Format, GameRecord, write_games};
use outflank_report::scored;
use outflank_review::{Archive, Effort, GameReview, Judgement, ReviewError, Reviewer};
use outflank_rules::{Color, Game, Position};
use schemars::JsonSchema;
use serde::Serialize;
use std::cmp::Reverse;

/// How many turning points are shown, of both sides or of one.
const TURNING_POINTS: usize = 3;

/// A game to be reviewed.
#[derive(Clone, Debug)]
pub struct ReviewJob {
    game: Game,
    effort: Effort,
}

impl ReviewJob {
    pub(super) const fn new(game: Game, effort: Effort) -> ReviewJob {
        ReviewJob { game, effort }
    }

    /// The effort its reviewer has to be made for.
    #[must_use]
    pub const fn effort(&self) -> Effort {
        self.effort
    }

    /// Reviews it, and tells every position once it is in the archive.
    pub fn run(
        &self,
        reviewer: &mut Reviewer,
        archive: &mut dyn Archive,
        tell: Tell<'_>,
        stop: &Stop,
    ) -> End {
        let found = reviewer.review(&self.game, archive, stop, &mut |progress| {
            let ply = ply_body(progress.judgement, progress.done, progress.total);
            if !tell(Telling::Ply(Box::new(ply))) {
                stop.stop();
            }
        });
        match found {
            Ok(review) => {
                tell(Telling::Report(report(self.game.start(), &review)));
                End::Complete
            }
            Err(ReviewError::Stopped) => End::Limit,
            Err(error) => End::Failed(Problem::Internal(error.to_string())),
        }
    }
}

/// A position of a game with its judgement.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "ReviewedPly")]
pub struct PlyBody {
    ply: usize,
    done: usize,
    total: usize,
    #[schemars(with = "Position")]
    position: String,
    #[schemars(with = "Option<MoveName>")]
    played: Option<String>,
    #[schemars(with = "Option<MoveName>")]
    best: Option<String>,
    score: ScoreBody,
    black: Option<i32>,
    played_score: Option<ScoreBody>,
    loss: u32,
    #[schemars(with = "Option<Grade>")]
    grade: Option<&'static str>,
    comment: Option<CommentReport>,
}

#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "Mistake")]
struct MistakeBody {
    ply: usize,
    color: Color,
    #[schemars(with = "MoveName")]
    played: String,
    #[schemars(with = "Option<MoveName>")]
    best: Option<String>,
    score: ScoreBody,
    played_score: Option<ScoreBody>,
    loss: u32,
    #[schemars(with = "Option<Grade>")]
    grade: Option<&'static str>,
    #[schemars(with = "Vec<MoveName>")]
    line: Vec<String>,
}

/// The plies at which the game turned, in the order they were played.
#[derive(Debug, Serialize, JsonSchema)]
struct TurningPoints {
    both: Vec<usize>,
    black: Vec<usize>,
    white: Vec<usize>,
}

/// What a review comes to.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "ReviewReport")]
pub struct ReportBody {
    mistakes: Vec<MistakeBody>,
    turning_points: TurningPoints,
    /// The game with the score of every move beside it, to be taken elsewhere.
    ggf: Option<String>,
}

/// The game as GGF, which has room for what each move is worth to who plays it; nothing for a
/// game that cannot be written.
fn ggf(start: Position, review: &GameReview) -> Option<String> {
    let moves = review.judgements.iter().filter_map(|judgement| judgement.played);
    let record = scored(&GameRecord::from_moves(start, moves).ok()?, review);
    let mut bytes = Vec::new();
    write_games(Format::Ggf, &[record], &mut bytes).ok()?;
    Some(String::from_utf8(bytes).ok()?.trim_end().to_owned())
}

/// The mistakes, the worst first, where the game turned, and the game with its scores.
fn report(start: Position, review: &GameReview) -> ReportBody {
    let points = |side| {
        let points = review.turning_points(side, TURNING_POINTS);
        points.into_iter().map(|point| point.ply).collect()
    };
    let turning_points = TurningPoints {
        both: points(None),
        black: points(Some(Color::Black)),
        white: points(Some(Color::White)),
    };
    let grade = |judgement: &Judgement| judgement.verdict().map(|verdict| verdict.grade);
    let mut mistakes: Vec<&Judgement> =
        review.judgements.iter().filter(|judgement| grade(judgement) > Some(Grade::Good)).collect();
    mistakes.sort_by_key(|mistake| (Reverse(grade(mistake)), Reverse(mistake.loss()), mistake.ply));
    ReportBody {
        mistakes: mistakes.into_iter().map(mistake_body).collect(),
        turning_points,
        ggf: ggf(start, review),
    }
}

fn grade_word(judgement: &Judgement) -> Option<&'static str> {
    judgement.verdict().map(|verdict| verdict.grade.word())
}

fn best(judgement: &Judgement) -> Option<String> {
    judgement.best().map(|line| move_name(line.mv))
}

fn played_score(judgement: &Judgement) -> Option<ScoreBody> {
    judgement.played_line().map(|line| ScoreBody::from(line.score))
}

fn ply_body(judgement: &Judgement, done: usize, total: usize) -> PlyBody {
    PlyBody {
        ply: judgement.ply,
        done,
        total,
        position: judgement.position.to_string(),
        played: judgement.played.map(move_name),
        best: best(judgement),
        score: judgement.score().into(),
        black: judgement.for_black(),
        played_score: played_score(judgement),
        loss: judgement.loss().unwrap_or(0),
        grade: grade_word(judgement),
        comment: judgement.comment().as_ref().map(Comment::report),
    }
}

fn mistake_body(judgement: &Judgement) -> MistakeBody {
    let line = judgement.best().map(|line| line.variation.as_slice()).unwrap_or_default();
    MistakeBody {
        ply: judgement.ply,
        color: judgement.position.turn(),
        played: judgement.played.map(move_name).unwrap_or_default(),
        best: best(judgement),
        score: judgement.score().into(),
        played_score: played_score(judgement),
        loss: judgement.loss().unwrap_or(0),
        grade: grade_word(judgement),
        line: line.iter().map(|&mv| move_name(mv)).collect(),
    }
}
