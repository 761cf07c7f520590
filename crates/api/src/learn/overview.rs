//! Everything there is to learn, and how far the learner has come.

use super::opening::DueLine;
use super::{day::today, progress};
use crate::answer::Json;
use crate::problem::Problem;
use crate::request::{Asked, Asker};
use outflank_learn::series::{due_openings, due_puzzles, next_unsolved, of_kind};
use outflank_learn::{Course, Day, Lesson, Progress, RulebookAttempt, daily, lessons, rulebook};
use outflank_locale::Sentence;
use outflank_puzzles::{Kind, collection};
use outflank_rules::Position;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

#[derive(Debug, Deserialize, JsonSchema)]
#[schemars(rename = "LearnQuery")]
#[serde(deny_unknown_fields)]
pub(crate) struct Query {
    date: Option<String>,
}

#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "LearnOverview")]
pub(crate) struct OverviewBody {
    date: String,
    courses: Vec<CourseBody>,
    /// Where the course goes on; none when it has been finished.
    go_on: Option<GoOnBody>,
    daily: Option<DailyBody>,
    due: DueBody,
    kinds: Vec<KindBody>,
    rulebook: Vec<RulebookBody>,
    openings: OpeningsBody,
}

#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "Course")]
struct CourseBody {
    title: &'static str,
    lessons: Vec<LessonBody>,
}

#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "LessonInfo")]
struct LessonBody {
    lesson: &'static str,
    title: &'static str,
    steps: usize,
    done: usize,
}

#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "GoOn")]
struct GoOnBody {
    lesson: &'static str,
    title: &'static str,
    step: usize,
    begun: bool,
}

#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "Daily")]
struct DailyBody {
    puzzle: &'static str,
    #[schemars(with = "Kind")]
    kind: &'static str,
    title: &'static str,
    level: u8,
    #[schemars(with = "Position")]
    position: String,
    streak: StreakBody,
}

/// Days in a row.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "Streak")]
pub(crate) struct StreakBody {
    length: u32,
    longest: u32,
    today: bool,
}

pub(super) fn streak(progress: &Progress, today: Day) -> StreakBody {
    let daily = &progress.daily;
    StreakBody { length: daily.length(today), longest: daily.longest(), today: daily.is_done(today) }
}

#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "Due")]
struct DueBody {
    puzzles: Vec<String>,
    openings: Vec<DueLine>,
}

#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "PuzzleKindInfo")]
struct KindBody {
    #[schemars(with = "Kind")]
    kind: &'static str,
    title: &'static str,
    count: usize,
    solved: usize,
    next: Option<&'static str>,
}

#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "RulebookPuzzleInfo")]
struct RulebookBody {
    puzzle: &'static str,
    title: Sentence,
    solved: bool,
}

#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "OpeningsCount")]
struct OpeningsBody {
    count: usize,
    learned: usize,
}

pub(crate) async fn show(
    asker: Asker,
    Asked(Query { date }): Asked<Query>,
) -> Result<Json<OverviewBody>, Problem> {
    let today = today(&asker, date.as_deref())?;
    let progress = progress(&asker).await?;
    Ok(Json(overview(&progress, today)))
}

fn overview(progress: &Progress, today: Day) -> OverviewBody {
    let done = |lesson: &Lesson| progress.lessons.get(&lesson.id).copied().unwrap_or_default();
    let course = |course: Course| CourseBody {
        title: course.title_id(),
        lessons: lessons()
            .iter()
            .filter(|lesson| lesson.course == course)
            .map(|lesson| LessonBody {
                lesson: &lesson.id,
                title: &lesson.title,
                steps: lesson.steps.len(),
                done: done(lesson).min(lesson.steps.len()),
            })
            .collect(),
    };
    let go_on = lessons().iter().find(|lesson| !progress.finished(lesson)).map(|lesson| GoOnBody {
        lesson: &lesson.id,
        title: &lesson.title,
        step: done(lesson) + 1,
        begun: !progress.lessons.is_empty(),
    });
    let kind = |kind: Kind| {
        let puzzles = of_kind(kind);
        KindBody {
            kind: kind.name(),
            title: kind.title_id(),
            count: puzzles.len(),
            solved: puzzles.iter().filter(|puzzle| progress.solved.contains(&puzzle.id)).count(),
            next: next_unsolved(&puzzles, 0, progress).map(|puzzle| puzzle.id.as_str()),
        }
    };
    OverviewBody {
        date: today.to_string(),
        courses: [Course::Rules, Course::Strategy].map(course).into(),
        go_on,
        daily: daily::puzzle(today, collection()).map(|puzzle| DailyBody {
            puzzle: &puzzle.id,
            kind: puzzle.kind.name(),
            title: puzzle.kind.title_id(),
            level: puzzle.difficulty.level,
            position: puzzle.position.to_string(),
            streak: streak(progress, today),
        }),
        due: DueBody {
            puzzles: due_puzzles(progress, today).into_iter().map(str::to_owned).collect(),
            openings: due_openings(progress, today).into_iter().filter_map(DueLine::of).collect(),
        },
        kinds: Kind::ALL.map(kind).into(),
        rulebook: rulebook::puzzles()
            .map(|entry| RulebookBody {
                puzzle: &entry.id,
                title: RulebookAttempt::new(entry).title(),
                solved: progress.solved.contains(&entry.id),
            })
            .collect(),
        openings: OpeningsBody { count: outflank_data::openings().len(), learned: progress.openings.len() },
    }
}
