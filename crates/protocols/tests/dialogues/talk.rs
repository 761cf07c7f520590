//! A conversation in a test: lines in, lines out, with a real engine that answers at
//! once, or with searches that the test ends itself.

use outflank_engine::{Engine, Settings, Stop, clock};
use outflank_eval::Weights;
use outflank_protocols::session::Dialogue;
use outflank_protocols::{Ask, Event, Job, Reaction, Session};
use std::sync::Arc;

/// A session and the engine behind it.
pub struct Talk<D> {
    pub session: Session<D>,
    engine: Engine,
    pub over: bool,
}

impl<D: Dialogue> Talk<D> {
    pub fn new(dialogue: D) -> Talk<D> {
        let settings = Settings { table_bytes: 1 << 20, ..Settings::default() };
        let engine = Engine::new(settings, Arc::new(Weights::zero()), Box::new(clock::Stopped));
        Talk { session: Session::new(dialogue), engine, over: false }
    }

    /// Says a line and gives everything that comes back before the session is quiet.
    pub fn say(&mut self, line: &str) -> Vec<String> {
        self.event(Event::Line(line.as_bytes()))
    }

    /// The answer as one text.
    pub fn hear(&mut self, line: &str) -> String {
        self.say(line).join("\n")
    }

    pub fn event(&mut self, event: Event<'_>) -> Vec<String> {
        let mut said = Vec::new();
        let reaction = self.session.on(event);
        self.follow(reaction, &mut said);
        said
    }

    fn follow(&mut self, reaction: Reaction, said: &mut Vec<String>) {
        said.extend(reaction.lines);
        for ask in reaction.asks {
            match ask {
                Ask::Search(job) => self.search(job, said),
                Ask::Quit => self.over = true,
                Ask::Forget => self.engine.clear(),
                Ask::Ponder(_) => {
                    let reaction = self.session.on(Event::Pondered);
                    self.follow(reaction, said);
                }
                Ask::Stop => {}
                Ask::Read(_) | Ask::Write { .. } => panic!("this test has no files"),
            }
        }
    }

    fn search(&mut self, job: Job, said: &mut Vec<String>) {
        let mut passes = Vec::new();
        let outcome = self
            .engine
            .search(job.position(), job.limits(), &Stop::new(), &mut |pass| passes.push(pass.clone()))
            .expect("a job can be searched");
        for pass in &passes {
            let reaction = self.session.on(Event::Progress(pass));
            self.follow(reaction, said);
        }
        let reaction = self.session.on(Event::Found(outcome));
        self.follow(reaction, said);
    }
}

/// The search that a reaction asks for.
#[track_caller]
pub fn search_of(reaction: &Reaction) -> Job {
    let jobs: Vec<Job> = reaction
        .asks
        .iter()
        .filter_map(|ask| match ask {
            Ask::Search(job) => Some(*job),
            _ => None,
        })
        .collect();
    assert_eq!(jobs.len(), 1, "{reaction:?}");
    jobs[0]
}

/// What a search of a job finds, without telling the session.
pub fn outcome_of(job: Job) -> outflank_engine::SearchResult {
    let settings = Settings { table_bytes: 1 << 20, ..Settings::default() };
    let mut engine = Engine::new(settings, Arc::new(Weights::zero()), Box::new(clock::Stopped));
    let limits = outflank_engine::Limits::depth(1, outflank_engine::Selectivity::FASTEST);
    engine.search(job.position(), &limits, &Stop::new(), &mut |_| {}).expect("a job can be searched")
}
