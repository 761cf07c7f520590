//! `outflank bench`: a fixed set of searches, and the number of boards they visit.
//!
//! The number is the same in every run, on every machine and with every instruction
//! set, and changes with the slightest change of what is searched. A change to the
//! program that keeps it has kept the search; the time says whether it became faster.

use crate::failure::{Failure, Outcome};
use crate::input;
use crate::report::ScoreReport;
use crate::screen::Screen;
use crate::search::{speed_text, time_text, weights};
use outflank_engine::clock::System;
use outflank_engine::{self as engine, Engine, Limits, Selectivity, Settings, Stop, Target};
use outflank_rules::Position;
use outflank_rules::isa::Isa;
use serde::Serialize;
use std::io::Write;
use std::time::Duration;

/// Raw arguments.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    outflank bench                    all searches; the last line is the number to compare\n  \
    outflank bench --quick            a few of them, with a number of their own\n  \
    outflank bench --isa portable     the same number without special instructions\n  \
    outflank bench --json\n\n\
    One thread, a table of 64 MiB, emptied before each search.\n\
    JSON: {searches: [{name, board, score, move, nodes, seconds}], nodes, seconds, isa,\n\
    table_bytes}")]
pub struct Args {
    /// Only a few short searches
    #[arg(long)]
    quick: bool,

    /// Use this instruction set (portable, avx2, avx512 or neon) instead of the fastest
    #[arg(long, value_name = "NAME")]
    isa: Option<String>,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

const TABLE_BYTES: usize = 64 << 20;

/// Problems of the FFO suite to solve, 6 to 23 empty squares.
const EXACT: [usize; 14] = [20, 1, 9, 16, 22, 24, 27, 30, 35, 36, 40, 41, 42, 44];
/// Problems to find only the winner of.
const OUTCOME: [usize; 3] = [2, 25, 28];
/// Problems of 27 to 34 empty squares to look so many plies into, with this certainty in
/// per cent.
const SELECTIVE: [(usize, u32, u8); 5] =
    [(51, 16, 73), (54, 16, 73), (56, 14, 87), (57, 12, 95), (59, 10, 100)];
/// Openings to look so many plies into.
const OPENINGS: [(&str, u32); 6] = [
    ("f5", 14),
    ("f5d6c3d3c4", 14),
    ("f5f6e6f4e3c5c4", 14),
    ("f5d6c5f4e3c6d3f6e6d7g3c4", 14),
    ("f5d6c4d3c3f4f6b4c2", 15),
    ("f5f4e3d6e6f6c5", 13),
];

/// A search of the set.
struct Task {
    name: String,
    position: Position,
    limits: Limits,
}

impl Task {
    fn problem(number: usize, target: Target) -> Task {
        let problem = &outflank_data::ffo()[number - 1];
        let what = match target {
            Target::Exact => "exact".to_owned(),
            Target::Outcome => "wld".to_owned(),
            Target::Depth { plies, selectivity } => format!("depth {plies}@{}%", selectivity.percent()),
        };
        Task { name: format!("FFO {number} {what}"), position: problem.board, limits: Limits::of(target) }
    }

    fn opening(moves: &str, plies: u32) -> Result<Task, Failure> {
        Ok(Task {
            name: format!("{moves} depth {plies}"),
            position: input::position(moves)?,
            limits: Limits::depth(plies, Selectivity::FASTEST),
        })
    }

    fn all() -> Result<Vec<Task>, Failure> {
        let exact = EXACT.map(|number| Task::problem(number, Target::Exact));
        let outcome = OUTCOME.map(|number| Task::problem(number, Target::Outcome));
        let selective = SELECTIVE.map(|(number, plies, percent)| {
            let selectivity = Selectivity::from_percent(percent).expect("the set names levels there are");
            Task::problem(number, Target::Depth { plies, selectivity })
        });
        let mut tasks: Vec<Task> = exact.into_iter().chain(outcome).chain(selective).collect();
        for (moves, plies) in OPENINGS {
            tasks.push(Task::opening(moves, plies)?);
        }
        Ok(tasks)
    }

    fn few() -> Result<Vec<Task>, Failure> {
        let mut tasks = Vec::from([20, 1, 9].map(|number| Task::problem(number, Target::Exact)));
        tasks.push(Task::problem(2, Target::Outcome));
        tasks.push(Task::opening("f5d6c3d3c4", 8)?);
        Ok(tasks)
    }
}

#[derive(Serialize)]
struct Report {
    searches: Vec<SearchReport>,
    nodes: u64,
    seconds: f64,
    isa: &'static str,
    table_bytes: usize,
}

#[derive(Serialize)]
struct SearchReport {
    name: String,
    board: String,
    score: ScoreReport,
    #[serde(rename = "move")]
    mv: String,
    nodes: u64,
    seconds: f64,
}

/// Runs the set.
pub fn run(args: Args, screen: &mut Screen) -> Result<Outcome, Failure> {
    let isa = args.isa.as_deref().map_or(Ok(Isa::best()), input::isa)?;
    let tasks = if args.quick { Task::few()? } else { Task::all()? };
    let settings = Settings { table_bytes: TABLE_BYTES, threads: 1, isa, ..Settings::default() };
    let mut engine = Engine::new(settings, weights(), Box::new(System::start()));
    if engine.table_bytes() != TABLE_BYTES {
        // With another table it is another search, and its number compares with nothing.
        return Err(Failure::refused(
            "there is no memory for the table of 64 MiB that this measurement needs",
        ));
    }
    let mut reports = Vec::with_capacity(tasks.len());
    let (mut nodes, mut time) = (0, Duration::ZERO);
    for task in tasks {
        engine.clear();
        let found = engine
            .search(task.position, &task.limits, &Stop::new(), &mut |_| {})
            .map_err(Failure::refused)?;
        nodes += found.nodes;
        time += found.elapsed;
        if args.json {
            reports.push(report(task, &found));
        } else {
            writeln!(screen, "{:<36} {:>13} {:>11}", task.name, found.nodes, time_text(found.elapsed))?;
            // Each shows as soon as it is there.
            screen.flush()?;
        }
    }
    if args.json {
        let seconds = time.as_secs_f64();
        screen.json(&Report {
            searches: reports,
            nodes,
            seconds,
            isa: isa.name(),
            table_bytes: TABLE_BYTES,
        })?;
    } else {
        let variables = [
            ("nodes", nodes.to_string().into()),
            ("time", time_text(time).into()),
            ("speed", speed_text(nodes, time).into()),
        ];
        writeln!(screen, "{}", screen.text("search-figures", &variables))?;
        // As it is quoted in the history of the program, in every language.
        writeln!(screen, "Bench: {nodes}")?;
    }
    Ok(Outcome::Good)
}

fn report(task: Task, found: &engine::SearchResult) -> SearchReport {
    SearchReport {
        name: task.name,
        board: task.position.to_string(),
        score: found.best().score.into(),
        mv: found.best().mv.to_string(),
        nodes: found.nodes,
        seconds: found.elapsed.as_secs_f64(),
    }
}
