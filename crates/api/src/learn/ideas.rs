//! From what the coach says of a move to where it is taught.

use crate::answer::Json;
use outflank_coach::Idea;
use outflank_learn::ideas::{lesson_on, puzzles_on};
use outflank_learn::lessons;
use outflank_puzzles::Kind;
use schemars::JsonSchema;
use serde::Serialize;

/// Where the ideas of the coach are taught and trained.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "Ideas")]
pub(crate) struct IdeasBody {
    ideas: Vec<IdeaBody>,
}

#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "IdeaInfo")]
struct IdeaBody {
    idea: Idea,
    lesson: &'static str,
    /// The text that names the lesson.
    title: &'static str,
    /// Puzzles that train it.
    #[schemars(with = "Kind")]
    kind: &'static str,
}

pub(crate) async fn list() -> Json<IdeasBody> {
    let taught = |idea: Idea| {
        let lesson = lessons().iter().find(|lesson| Some(lesson.id.as_str()) == lesson_on(idea))?;
        Some(IdeaBody { idea, lesson: &lesson.id, title: &lesson.title, kind: puzzles_on(idea)?.name() })
    };
    Json(IdeasBody { ideas: Idea::TAUGHT.into_iter().filter_map(taught).collect() })
}
