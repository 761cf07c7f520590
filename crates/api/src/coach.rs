//! The coach's routes: hints in a match, comments on moves.
//!
//! The coach itself searches nothing; it speaks of judgements as reviews make them. Whoever
//! hangs up ends the search: a page does so when the position has changed.

use crate::analysis::score::ScoreBody;
use crate::answer::Json;
use crate::body::{MoveName, move_name};
use crate::line::position as read_position;
use crate::problem::Problem;
use crate::request::{Asked, Asker, Named};
use outflank_coach::{Comment, CommentReport, Hint, HintReport};
use outflank_engine::Line;
use outflank_play::{Phase, Seat};
use outflank_puzzles::Mistake;
use outflank_rules::{Move, Position, Square};
use outflank_store::MatchId;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Every move of a position, the best first, as a review of the game would have them: what
/// either has found, the other finds in the store.
pub(crate) async fn lines(asker: &Asker, position: Position) -> Result<Vec<Line>, Problem> {
    let lines = asker.services.judge(position).await?;
    if lines.is_empty() { Err(Problem::Internal("the game is over".to_owned())) } else { Ok(lines) }
}

/// What a wrong answer to a puzzle leads to; nothing if it is too early to prove it.
pub(crate) async fn mistake(
    asker: &Asker,
    position: Position,
    tried: Square,
    solution: Square,
) -> Result<Option<Mistake>, Problem> {
    let Ok(after) = position.play(Move::Place(tried)) else { return Ok(None) };
    let over = Mistake::final_move(tried, solution, after);
    if over.is_some() {
        return Ok(over);
    }
    Ok(Mistake::proved(tried, solution, &lines(asker, after).await?[0]))
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct HintQuery {
    version: usize,
}

/// A hint with the position it is about.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "Hint")]
pub(crate) struct HintBody {
    #[schemars(with = "Position")]
    position: String,
    score: ScoreBody,
    #[serde(flatten)]
    hint: HintReport,
}

pub(crate) async fn hint(
    asker: Asker,
    Named(id): Named<MatchId>,
    Asked(HintQuery { version }): Asked<HintQuery>,
) -> Result<Json<HintBody>, Problem> {
    let (_, game) = asker.matches().copy(asker.principal, id.clone()).await?;
    if !game.setup().hints_are_fair() {
        return Err(Problem::NoHint("hints would be unfair in this match"));
    }
    if game.log().len() != version {
        return Err(Problem::Stale(Box::new(asker.matches().show(asker.principal, id).await?)));
    }
    let view = game.view(game.now());
    let mover = view.game.as_ref().and_then(|game| game.to_move);
    let seat = mover.map(|player| game.setup().players.get(player));
    if view.phase != Phase::Playing || seat != Some(&Seat::Person) {
        return Err(Problem::NoHint("no person is to move"));
    }
    let position = game.game().ok_or(Problem::NoHint("no game is being played"))?.position();
    let lines = lines(&asker, position).await?;
    let hint = Hint::towards(position, &lines).map_err(|error| Problem::Internal(error.to_string()))?;
    let score = lines[0].score.into();
    Ok(Json(HintBody { position: position.to_string(), score, hint: hint.report() }))
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct CommentQuery {
    #[schemars(with = "Position")]
    position: String,
    #[serde(rename = "move")]
    #[schemars(with = "Square")]
    mv: String,
}

/// A comment with the scores behind it and the better play.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "MoveComment")]
pub(crate) struct CommentBody {
    #[schemars(with = "Position")]
    position: String,
    score: ScoreBody,
    played_score: ScoreBody,
    #[schemars(with = "Vec<MoveName>")]
    line: Vec<String>,
    comment: CommentReport,
}

pub(crate) async fn comment(
    asker: Asker,
    Asked(asked): Asked<CommentQuery>,
) -> Result<Json<CommentBody>, Problem> {
    let position = read_position(Some(&asked.position))?;
    let square: Square = asked.mv.parse().map_err(|error| Problem::Malformed(format!("move: {error}")))?;
    if let Err(reason) = position.play(Move::Place(square)) {
        return Err(Problem::IllegalLine { ply: 1, mv: Move::Place(square), refusal: reason.into() });
    }
    let lines = lines(&asker, position).await?;
    let comment =
        Comment::on(position, square, &lines).map_err(|error| Problem::Internal(error.to_string()))?;
    let played = lines.iter().find(|line| line.mv == Move::Place(square)).unwrap_or(&lines[0]);
    Ok(Json(CommentBody {
        position: position.to_string(),
        score: lines[0].score.into(),
        played_score: played.score.into(),
        line: lines[0].variation.iter().map(|&mv| move_name(mv)).collect(),
        comment: comment.report(),
    }))
}
