//! The puzzles of the collection (L5): which there are, solving one, and what the coach
//! says about a try.

use super::overview::{StreakBody, next_due, streak};
use super::{Place, Standing, Try, day::today, note, progress, senseless, within_limits};
use crate::App;
use crate::coach;
use crate::extract::{Asked, JsonBody, Named};
use crate::line::squares;
use crate::problem::Problem;
use axum::Json;
use axum::extract::State;
use outflank_coach::{Arg, Comment, Sentence};
use outflank_learn::view::{self, AnswerView, Frame, ReplyView};
use outflank_learn::{Day, Note, Progress, daily};
use outflank_puzzles::{Answer, Attempt, Kind, Puzzle, collection};
use outflank_rules::{Move, Square};
use serde::{Deserialize, Serialize};

/// The puzzles of a kind, the easier ones first.
pub(super) fn of_kind(kind: Kind) -> Vec<&'static Puzzle> {
    let mut puzzles: Vec<&Puzzle> = collection().iter().filter(|puzzle| puzzle.kind == kind).collect();
    puzzles.sort_by_key(|puzzle| puzzle.difficulty.level);
    puzzles
}

/// The first puzzle not solved yet, beginning behind `at` and going round; the one behind
/// `at` when all are.
pub(super) fn next_of(puzzles: &[&'static Puzzle], at: usize, progress: &Progress) -> Option<&'static str> {
    let (before, behind) = puzzles.split_at(at.min(puzzles.len()));
    let mut round = behind.iter().chain(before);
    let unsolved = round.clone().find(|puzzle| !progress.solved.contains(&puzzle.id));
    unsolved.or_else(|| round.next()).map(|puzzle| puzzle.id.as_str())
}

fn found(id: &str) -> Result<&'static Puzzle, Problem> {
    let puzzle = collection().iter().find(|puzzle| puzzle.id == id);
    puzzle.ok_or_else(|| Problem::NotFound("there is no such puzzle".to_owned()))
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ListQuery {
    kind: String,
    date: Option<String>,
}

#[derive(Debug, Serialize)]
pub(crate) struct ListBody {
    kind: &'static str,
    title: &'static str,
    puzzles: Vec<EntryBody>,
    next: Option<&'static str>,
}

#[derive(Debug, Serialize)]
struct EntryBody {
    puzzle: &'static str,
    level: u8,
    state: &'static str,
}

pub(crate) async fn list(
    State(app): State<App>,
    Asked(ListQuery { kind, date }): Asked<ListQuery>,
) -> Result<Json<ListBody>, Problem> {
    let kind: Kind = kind.parse().map_err(|error| Problem::Malformed(format!("kind: {error}")))?;
    let today = today(&app, date.as_deref())?;
    let progress = progress(&app).await?;
    let puzzles = of_kind(kind);
    let entry = |puzzle: &&'static Puzzle| EntryBody {
        puzzle: &puzzle.id,
        level: puzzle.difficulty.level,
        state: state(&puzzle.id, &progress, today),
    };
    Ok(Json(ListBody {
        kind: kind.name(),
        title: kind.title_id(),
        next: next_of(&puzzles, 0, &progress),
        puzzles: puzzles.iter().map(entry).collect(),
    }))
}

/// What a learner has to do with a puzzle.
fn state(id: &str, progress: &Progress, today: Day) -> &'static str {
    match progress.puzzles.card(id) {
        Some(card) if card.due <= today => "due",
        Some(card) if card.right == 0 => "failed",
        _ if progress.solved.contains(id) => "solved",
        _ => "new",
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PuzzleTries {
    #[serde(default)]
    tries: Vec<Try>,
    #[serde(default)]
    give_up: bool,
    #[serde(default)]
    date: Option<String>,
}

#[derive(Debug, Serialize)]
pub(crate) struct PuzzleBody {
    puzzle: &'static str,
    kind: &'static str,
    level: u8,
    /// How many players in 100 would find the first move.
    share: u32,
    place: Place,
    state: &'static str,
    /// Whether it is the puzzle of the day.
    daily: bool,
    streak: StreakBody,
    next: Option<&'static str>,
    next_due: Option<String>,
    /// In puzzles about corners, once solved: every reply and the corners after it.
    replies: Vec<ReplyView>,
    /// The whole solution, once it is found or given up.
    solution: Option<SolutionBody>,
    /// Where to play on from then, the opponent to move; none when the game has ended or the
    /// opponent has to pass.
    play_on: Option<String>,
    #[serde(flatten)]
    standing: Standing,
}

#[derive(Debug, Serialize)]
struct SolutionBody {
    moves: Vec<String>,
    frames: Vec<Frame>,
    /// The result in discs for the side to move.
    score: i32,
    trap: Option<String>,
}

pub(crate) async fn answer(
    State(app): State<App>,
    Named(id): Named<String>,
    JsonBody(PuzzleTries { tries, give_up, date }): JsonBody<PuzzleTries>,
) -> Result<Json<PuzzleBody>, Problem> {
    let today = today(&app, date.as_deref())?;
    let puzzle = found(&id)?;
    let mut attempt = Attempt::new(puzzle);
    let mut answered: Option<(AnswerView, Vec<ReplyView>)> = None;
    let mut already_solved = false;
    for &tried in within_limits(&tries)? {
        already_solved = attempt.is_solved();
        let Try::Square(square) = tried else { return Err(senseless("a puzzle wants squares")) };
        answered = Some(view::puzzle_answer(&mut attempt, square));
    }
    let is_daily = daily::puzzle(today, collection()).is_some_and(|daily| daily.id == id);
    let solved = attempt.is_solved();
    let mut notes = Vec::new();
    if solved && !already_solved {
        notes.push(Note::Solved { puzzle: id.clone(), at_once: attempt.mistakes() == 0, day: today });
        notes.extend(is_daily.then_some(Note::Daily { day: today }));
    } else if give_up && !solved {
        notes.push(Note::GaveUp { puzzle: id.clone(), day: today });
    }
    let progress = note(&app, &notes).await?;
    let (answer, replies) = answered.unzip();
    let shown = solved || give_up;
    let after = puzzle
        .solution
        .iter()
        .try_fold(puzzle.position, |position, &square| position.play(Move::Place(square)));
    let puzzles = of_kind(puzzle.kind);
    let at = puzzles.iter().position(|other| other.id == id).unwrap_or_default();
    Ok(Json(PuzzleBody {
        puzzle: &puzzle.id,
        kind: puzzle.kind.name(),
        level: puzzle.difficulty.level,
        share: puzzle.difficulty.share,
        place: Place { number: at + 1, count: puzzles.len() },
        state: state(&id, &progress, today),
        daily: is_daily,
        streak: streak(&progress, today),
        next: next_of(&puzzles, at + 1, &progress).filter(|next| *next != id),
        next_due: next_due(&progress, today, &id),
        replies: replies.unwrap_or_default(),
        solution: shown.then(|| SolutionBody {
            moves: puzzle.solution.iter().map(ToString::to_string).collect(),
            frames: Frame::line(puzzle.position, &puzzle.solution),
            score: puzzle.score.discs(),
            trap: puzzle.trap.map(|trap| trap.to_string()),
        }),
        play_on: after.ok().filter(|after| shown && !after.moves().is_empty()).map(|after| after.to_string()),
        standing: Standing { exercise: view::puzzle(puzzle, &attempt), answer },
    }))
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CommentQuery {
    tries: String,
}

#[derive(Debug, Serialize)]
pub(crate) struct CommentBody {
    sentences: Vec<Sentence>,
}

/// What the coach says about the last try. A wrong one is told what is wrong with it, and
/// never the solution.
pub(crate) async fn comment(
    State(app): State<App>,
    Named(id): Named<String>,
    Asked(CommentQuery { tries }): Asked<CommentQuery>,
) -> Result<Json<CommentBody>, Problem> {
    let puzzle = found(&id)?;
    let tries = squares(&tries)?;
    let mut attempt = Attempt::new(puzzle);
    let mut last: Option<(Square, outflank_rules::Position, Answer)> = None;
    for mv in tries {
        let Move::Place(square) = mv else { return Err(senseless("a puzzle wants squares")) };
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
    let mut lines = coach::lines(&app, position).await?;
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
        let mistake = coach::mistake(&app, position, square, solution).await?;
        sentences.splice(..0, mistake.iter().flat_map(|mistake| mistake.consequence(puzzle.kind)));
    }
    Ok(Json(CommentBody { sentences }))
}

fn mentions(sentence: &Sentence, square: &str) -> bool {
    let names = |arg: &Arg| matches!(arg, Arg::Text(text) if text.split(", ").any(|name| name == square));
    sentence.args.values().any(names)
}
