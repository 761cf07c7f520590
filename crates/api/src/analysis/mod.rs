//! Analyses in a conversation: of a position while the engine deepens, and of whole games.
//!
//! One conversation has at most one analysis of each [`Sort`]; another one of the same sort
//! ends it. What a client says becomes a [`Step`]: a [`Job`] to be run, or sorts to be
//! ended. Whoever carries the conversation runs the jobs where it has room, and sends what
//! they tell.

mod position;
mod review;
pub(crate) mod score;

pub use position::{LinesBody, PositionJob};
pub use review::{PlyBody, ReportBody, ReviewJob};

use crate::answer::{Conversation, Said, Topic};
use crate::body::MoveName;
use crate::line::{played, position as read_position};
use crate::problem::{Problem, ProblemBody};
use crate::request::{Asker, Talking};
use outflank_review::Effort;
use outflank_rules::{Move, Position};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// How long a position is looked at unless the client says otherwise, and at most.
const USUAL_SECONDS: u64 = 30;
const MOST_SECONDS: u64 = 600;

/// The longest id of a client's.
const LONGEST_ID: usize = 64;

/// What a client wants.
#[derive(Debug, Deserialize, JsonSchema)]
#[schemars(rename = "AnalysisWish")]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Wish {
    /// Analyse a position.
    Position {
        /// The client's name for it.
        id: String,
        /// Which.
        #[schemars(with = "Position")]
        position: String,
        /// How many moves to score; all of them if it is left out.
        lines: Option<u32>,
        /// For how long at most.
        seconds: Option<u64>,
    },
    /// Review a game.
    Game {
        /// The client's name for it.
        id: String,
        /// Where it began; the usual position if it is left out.
        #[schemars(with = "Option<Position>")]
        start: Option<String>,
        /// Its moves.
        #[schemars(with = "Vec<MoveName>")]
        moves: Vec<String>,
        /// How hard to look.
        #[schemars(extend("enum" = ["quick", "standard", "thorough", null]))]
        effort: Option<String>,
    },
    /// End an analysis.
    Cancel {
        /// The client's name for it.
        id: String,
    },
}

impl Said for Wish {}

/// What is told about an analysis.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "AnalysisMessage")]
pub struct Message {
    /// The client's name for it; none for a message that could not be read.
    id: Option<String>,
    #[serde(flatten)]
    telling: Telling,
}

impl Message {
    /// About one analysis.
    #[must_use]
    pub fn about(id: &str, telling: Telling) -> Message {
        Message { id: Some(id.to_owned()), telling }
    }

    /// The message as it is sent.
    ///
    /// # Panics
    ///
    /// Never: a message serialises.
    #[must_use]
    pub fn text(&self) -> String {
        serde_json::to_string(self).expect("a message serialises")
    }
}

/// What there is to tell.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Telling {
    /// It waits for a place.
    Queued,
    /// It has begun.
    Started,
    /// A position's moves, after each deepening.
    Lines(LinesBody),
    /// A position of a game.
    Ply(Box<PlyBody>),
    /// A whole game.
    Report(ReportBody),
    /// It has ended.
    Done {
        /// Why.
        reason: Reason,
    },
    /// It cannot be done.
    Problem {
        /// Why not.
        problem: Box<ProblemBody>,
    },
}

impl Telling {
    /// Why it cannot be done.
    #[must_use]
    pub fn problem(problem: &Problem) -> Telling {
        Telling::Problem { problem: Box::new(problem.body()) }
    }
}

/// Why an analysis has ended.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "AnalysisEnd")]
pub enum Reason {
    /// There was nothing more to find out.
    Complete,
    /// A limit came first.
    Limit,
    /// Somebody ended it.
    Cancelled,
}

impl Wish {
    fn id(&self) -> &str {
        match self {
            Wish::Position { id, .. } | Wish::Game { id, .. } | Wish::Cancel { id } => id,
        }
    }
}

/// The two sorts of analyses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sort {
    /// Of a position.
    Position,
    /// Of a game.
    Game,
}

/// Something to be searched for.
#[derive(Debug)]
pub enum Job {
    /// By an engine.
    Position(PositionJob),
    /// By a reviewer.
    Game(Box<ReviewJob>),
}

impl Job {
    /// What sort of analysis it is.
    #[must_use]
    pub const fn sort(&self) -> Sort {
        match self {
            Job::Position(_) => Sort::Position,
            Job::Game(_) => Sort::Game,
        }
    }
}

/// How a job ended.
#[derive(Debug)]
pub enum End {
    /// There was nothing more to find out.
    Complete,
    /// A limit came first, or somebody ended it.
    Limit,
    /// It could not go on.
    Failed(Problem),
}

/// Takes what a job has found; false when nobody listens any more.
pub type Tell<'a> = &'a mut (dyn FnMut(Telling) -> bool + Send);

/// What is to be done after a client has said something.
#[derive(Debug)]
pub enum Step {
    /// Run this instead of what runs of the same sort.
    Start {
        /// The client's name for it.
        id: String,
        /// What to run.
        job: Job,
    },
    /// End what runs of these sorts.
    Cancel(Vec<Sort>),
    /// Tell the client that it cannot be done.
    Say(Box<Message>),
}

/// One conversation about analyses.
#[derive(Debug, Default)]
pub struct Session {
    position: Option<String>,
    game: Option<String>,
}

impl Session {
    /// What is to be done about a message.
    pub fn hear(&mut self, text: &str) -> Step {
        self.step(text).unwrap_or_else(|(id, problem)| {
            Step::Say(Box::new(Message { id, telling: Telling::problem(&problem) }))
        })
    }

    fn step(&mut self, text: &str) -> Result<Step, (Option<String>, Problem)> {
        let wish: Wish =
            serde_json::from_str(text).map_err(|error| (None, Problem::Malformed(error.to_string())))?;
        let id = wish.id().to_owned();
        if id.len() > LONGEST_ID {
            return Err((None, Problem::Malformed(format!("an id has at most {LONGEST_ID} bytes"))));
        }
        let job = match wish {
            Wish::Cancel { .. } => return Ok(Step::Cancel(self.cancel(&id))),
            Wish::Position { position, lines, seconds, .. } => position_job(&position, lines, seconds),
            Wish::Game { start, moves, effort, .. } => game_job(start.as_deref(), &moves, effort.as_deref()),
        };
        let job = job.map_err(|problem| (Some(id.clone()), problem))?;
        *self.running(job.sort()) = Some(id.clone());
        Ok(Step::Start { id, job })
    }

    fn running(&mut self, sort: Sort) -> &mut Option<String> {
        match sort {
            Sort::Position => &mut self.position,
            Sort::Game => &mut self.game,
        }
    }

    fn cancel(&mut self, id: &str) -> Vec<Sort> {
        let mut ended = Vec::new();
        for sort in [Sort::Position, Sort::Game] {
            if self.running(sort).take_if(|known| known == id).is_some() {
                ended.push(sort);
            }
        }
        ended
    }
}

fn position_job(position: &str, lines: Option<u32>, seconds: Option<u64>) -> Result<Job, Problem> {
    let position = read_position(Some(position))?;
    let seconds = seconds.unwrap_or(USUAL_SECONDS);
    if !(1..=MOST_SECONDS).contains(&seconds) {
        return Err(Problem::Malformed(format!("seconds is 1 to {MOST_SECONDS}, not {seconds}")));
    }
    Ok(Job::Position(PositionJob::new(position, lines, Duration::from_secs(seconds))))
}

fn game_job(start: Option<&str>, moves: &[String], effort: Option<&str>) -> Result<Job, Problem> {
    let moves: Vec<Move> = moves.iter().map(|name| read_move(name)).collect::<Result<_, _>>()?;
    let game = played(start, &moves)?;
    let effort = effort.map_or(Ok(Effort::default()), read_effort)?;
    Ok(Job::Game(Box::new(ReviewJob::new(game, effort))))
}

pub(crate) async fn analysis(_: Asker, _: Talking) -> Conversation<Wish, Message> {
    Conversation::about(Topic::Analysis)
}

/// One of those that have a name: others could take as long as they like.
fn read_effort(name: &str) -> Result<Effort, Problem> {
    let effort: Option<Effort> = name.parse().ok().filter(|effort: &Effort| effort.name() == Some(name));
    effort.ok_or_else(|| Problem::Malformed(format!("effort is quick, standard or thorough, not `{name}`")))
}

fn read_move(name: &str) -> Result<Move, Problem> {
    match name {
        "pass" | "pa" => Ok(Move::Pass),
        name => name.parse().map(Move::Place).map_err(|error| Problem::Malformed(format!("moves: {error}"))),
    }
}
