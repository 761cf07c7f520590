//! The puzzles of the collection (L5): which there are, solving one, and what the coach
//! says about a try.

use super::overview::{StreakBody, streak};
use super::{Standing, day::today, note, progress, replay};
use crate::answer::Json;
use crate::coach;
use crate::line::squares;
use crate::problem::Problem;
use crate::request::{Asked, Asker, JsonBody, Named};
use outflank_coach::Comment;
use outflank_learn::series::{next_unsolved, of_kind};
use outflank_learn::view::{Frame, Place, ReplyView};
use outflank_learn::{Day, Exercise, Progress, Series, Try, daily};
use outflank_locale::{Arg, Sentence};
use outflank_puzzles::{Answer, Attempt, Kind, Puzzle, collection};
use outflank_rules::{Move, Position, Square};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

fn found(id: &str) -> Result<&'static Puzzle, Problem> {
    let puzzle = collection().iter().find(|puzzle| puzzle.id == id);
    puzzle.ok_or_else(|| Problem::NotFound("there is no such puzzle".to_owned()))
}

#[derive(Debug, Deserialize, JsonSchema)]
#[schemars(rename = "PuzzleQuery")]
#[serde(deny_unknown_fields)]
pub(crate) struct ListQuery {
    #[schemars(with = "Kind")]
    kind: String,
    date: Option<String>,
}

#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "PuzzleList")]
pub(crate) struct ListBody {
    #[schemars(with = "Kind")]
    kind: &'static str,
    title: &'static str,
    puzzles: Vec<EntryBody>,
    next: Option<&'static str>,
}

#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "PuzzleEntry")]
struct EntryBody {
    puzzle: &'static str,
    level: u8,
    state: PuzzleState,
    /// The board to begin with.
    #[schemars(with = "Position")]
    position: String,
}

pub(crate) async fn list(
    asker: Asker,
    Asked(ListQuery { kind, date }): Asked<ListQuery>,
) -> Result<Json<ListBody>, Problem> {
    let kind: Kind = kind.parse().map_err(|error| Problem::Malformed(format!("kind: {error}")))?;
    let today = today(&asker, date.as_deref())?;
    let progress = progress(&asker).await?;
    let puzzles = of_kind(kind);
    let entry = |puzzle: &&'static Puzzle| EntryBody {
        puzzle: &puzzle.id,
        level: puzzle.difficulty.level,
        state: state(&puzzle.id, &progress, today),
        position: puzzle.position.to_string(),
    };
    Ok(Json(ListBody {
        kind: kind.name(),
        title: kind.title_id(),
        next: next_unsolved(&puzzles, 0, &progress).map(|puzzle| puzzle.id.as_str()),
        puzzles: puzzles.iter().map(entry).collect(),
    }))
}

/// What a learner has to do with a puzzle.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
enum PuzzleState {
    New,
    Solved,
    Failed,
    Due,
}

fn state(id: &str, progress: &Progress, today: Day) -> PuzzleState {
    match progress.puzzles.card(id) {
        Some(card) if card.due <= today => PuzzleState::Due,
        Some(card) if card.right == 0 => PuzzleState::Failed,
        _ if progress.solved.contains(id) => PuzzleState::Solved,
        _ => PuzzleState::New,
    }
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct PuzzleTries {
    #[serde(default)]
    tries: Vec<Try>,
    #[serde(default)]
    date: Option<String>,
}

#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "Puzzle")]
pub(crate) struct PuzzleBody {
    puzzle: &'static str,
    #[schemars(with = "Kind")]
    kind: &'static str,
    level: u8,
    /// How many players in 100 would find the first move.
    share: u32,
    place: Place,
    state: PuzzleState,
    /// Whether it is the puzzle of the day.
    daily: bool,
    streak: StreakBody,
    next: Option<String>,
    next_due: Option<String>,
    /// In puzzles about corners, once solved: every reply and the corners after it.
    replies: Vec<ReplyView>,
    /// The whole solution, once it is found or given up.
    solution: Option<SolutionBody>,
    /// Where to play on from then; none when the game has ended.
    #[schemars(with = "Option<Position>")]
    play_on: Option<String>,
    #[serde(flatten)]
    standing: Standing,
}

#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "Solution")]
struct SolutionBody {
    #[schemars(with = "Vec<Square>")]
    moves: Vec<String>,
    frames: Vec<Frame>,
    /// The result in discs for the side to move.
    score: i32,
    #[schemars(with = "Option<Square>")]
    trap: Option<String>,
}

pub(crate) async fn answer(
    asker: Asker,
    Named(id): Named<String>,
    JsonBody(PuzzleTries { tries, date }): JsonBody<PuzzleTries>,
) -> Result<Json<PuzzleBody>, Problem> {
    let today = today(&asker, date.as_deref())?;
    let puzzle = found(&id)?;
    let mut exercise = Exercise::puzzle(puzzle);
    let (answer, notes) = replay(&mut exercise, &tries, today)?;
    let progress = note(&asker, notes).await?;
    let next = |series| exercise.next_in(series, &progress, today).map(|next| next.name());
    let shown = exercise.is_done() || exercise.is_given_up();
    Ok(Json(PuzzleBody {
        puzzle: &puzzle.id,
        kind: puzzle.kind.name(),
        level: puzzle.difficulty.level,
        share: puzzle.difficulty.share,
        place: exercise.place(),
        state: state(&id, &progress, today),
        daily: daily::puzzle(today, collection()).is_some_and(|daily| daily.id == id),
        streak: streak(&progress, today),
        next: next(Series::All),
        next_due: next(Series::Due),
        replies: exercise.replies(),
        solution: shown.then(|| SolutionBody {
            moves: puzzle.solution.iter().map(ToString::to_string).collect(),
            frames: Frame::line(puzzle.position, &puzzle.solution),
            score: puzzle.score.discs(),
            trap: puzzle.trap.map(|trap| trap.to_string()),
        }),
        play_on: exercise.play_on().map(|position| position.to_string()),
        standing: Standing::of(&exercise, answer),
    }))
}

#[derive(Debug, Deserialize, JsonSchema)]
#[schemars(rename = "PuzzleCommentQuery")]
#[serde(deny_unknown_fields)]
pub(crate) struct CommentQuery {
    tries: String,
}

#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "PuzzleComment")]
pub(crate) struct CommentBody {
    sentences: Vec<Sentence>,
}

/// What the coach says about the last try. A wrong one is told what is wrong with it, and
/// never the solution.
pub(crate) async fn comment(
    asker: Asker,
    Named(id): Named<String>,
    Asked(CommentQuery { tries }): Asked<CommentQuery>,
) -> Result<Json<CommentBody>, Problem> {
    let puzzle = found(&id)?;
    let tries = squares(&tries)?;
    let mut attempt = Attempt::new(puzzle);
    let mut last: Option<(Square, Position, Answer)> = None;
    for mv in tries {
        let Move::Place(square) = mv else {
            return Err(Problem::Malformed("tries: a pass is no answer to a puzzle".to_owned()));
        };
        let before = attempt.position();
        last = Some((square, before, attempt.answer(square)));
    }
    let nothing = || Json(CommentBody { sentences: Vec::new() });
    let Some((square, position, answer)) = last else { return Ok(nothing()) };
    if matches!(answer, Answer::Illegal(_)) {
        return Ok(nothing());
    }
    // The solution is proved; where the search did not look to the end it may prefer
    // another move, and is overruled.
    let wrong = matches!(answer, Answer::Wrong { .. });
    let solution = if wrong { attempt.solution_move() } else { Some(square) };
    let Some(solution) = solution else { return Ok(nothing()) };
    let mut lines = coach::lines(&asker, position).await?;
    if let Some(at) = lines.iter().position(|line| line.mv == Move::Place(solution)) {
        lines[..=at].rotate_right(1);
    }
    let Ok(comment) = Comment::on(position, square, &lines) else { return Ok(nothing()) };
    let report = comment.report();
    let bad = matches!(report.grade, Some("inaccuracy" | "mistake" | "blunder"));
    let mut sentences = report.sentences;
    if wrong {
        let given_away = format!("{solution:#}");
        sentences.retain(|sentence| bad && !mentions(sentence, &given_away));
        let mistake = coach::mistake(&asker, position, square, solution).await?;
        sentences.splice(..0, mistake.iter().flat_map(|mistake| mistake.consequence(puzzle.kind)));
    }
    Ok(Json(CommentBody { sentences }))
}

fn mentions(sentence: &Sentence, square: &str) -> bool {
    let names = |arg: &Arg| matches!(arg, Arg::Text(text) if text.split(", ").any(|name| name == square));
    sentence.args.values().any(names)
}
