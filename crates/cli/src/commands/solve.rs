//! `outflank solve`: the proven score of positions, and whether a file states it right.
//!
//! Each position is one line as soon as it is solved, the best move with its score and
//! the play that leads there. Scores a file states are held against what was proven.

use crate::choice::Choice;
use crate::describe;
use crate::failure::{Failure, Outcome};
use crate::interrupt::Interrupt;
use crate::progress::Live;
use crate::screen::Screen;
use crate::search::{self, EngineOptions, speed_text, time_text};
use outflank_engine::{self as engine, Engine, Limits, Line, Lines, Score, SearchError};
use outflank_engine::{Selectivity, Settings, Target};
use outflank_formats::ScoredPosition;
use outflank_report::json::{LineReport, ScoreReport};
use outflank_suite::stated::{Contradiction, contradictions};
use outflank_text::strong;
use serde::Serialize;
use std::io::Write;
use std::time::Duration;

/// Raw arguments.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    outflank solve problems.obf                 every position of a file\n  \
    outflank solve games.wtb --ply 40           every game as it stood after 40 plies\n  \
    outflank solve problems.obf --game 3 --all-moves\n  \
    outflank solve '--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X'\n  \
    outflank solve problems.obf --wld           only who wins, which is faster\n  \
    outflank solve f5d6c3d3c4 --depth 14 --selectivity 95\n\n\
    Scores are the final difference in discs for the side to move, empty squares to the\n\
    winner, and always say what they rest on. When a file states scores, the highest must\n\
    be the score of the position and each move that was scored must have its own; else the\n\
    exit code is 1. Estimates (--depth) prove nothing and are not held against a file.\n\
    Ctrl-C stops with the last finished answer.\n\
    JSON: {positions: [...], wrong, nodes, seconds, interrupted, isa, threads, table_bytes},\n\
    described in docs/json.md")]
pub struct Args {
    #[command(flatten)]
    choice: Choice,

    #[command(flatten)]
    engine: EngineOptions,

    /// Find out only whether the side to move wins, draws or loses
    #[arg(long, conflicts_with_all = ["depth", "selectivity"])]
    wld: bool,

    /// Score every move, not only the best
    #[arg(long)]
    all_moves: bool,

    /// Look only N plies ahead and estimate
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=60))]
    depth: Option<u32>,

    /// Leave out what is unlikely to matter: 73, 87, 95, 98, 99 or 100 (nothing)
    #[arg(long, value_name = "PERCENT", value_parser = search::selectivity)]
    selectivity: Option<Selectivity>,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl Args {
    fn limits(&self) -> Limits {
        let target = match (self.wld, self.depth, self.selectivity) {
            (true, ..) => Target::Outcome,
            (_, None, None) => Target::Exact,
            (_, plies, selectivity) => Target::Depth {
                // More than there are empty squares means to the end.
                plies: plies.unwrap_or(60),
                selectivity: selectivity.unwrap_or(Selectivity::NONE),
            },
        };
        Limits::of(target).with_lines(if self.all_moves { Lines::All } else { Lines::Best(1) })
    }
}

/// A position with what was found out about it.
struct Solved {
    number: usize,
    position: ScoredPosition,
    /// The moves, best first; none when the game is over.
    lines: Vec<Line>,
    score: Score,
    nodes: u64,
    time: Duration,
    complete: bool,
    /// The stated scores that are wrong; `None` when nothing could be held against them.
    wrong: Option<Vec<Contradiction>>,
}

impl Solved {
    fn new(
        number: usize,
        position: ScoredPosition,
        found: Result<engine::SearchResult, SearchError>,
    ) -> Solved {
        match found {
            Ok(found) => {
                let wrong = found.complete.then(|| contradictions(&position.scores, &found.lines)).flatten();
                let score = found.best().score;
                let engine::SearchResult { lines, nodes, elapsed: time, complete } = found;
                Solved { number, position, lines, score, nodes, time, complete, wrong }
            }
            Err(SearchError::GameOver { score }) => Solved {
                number,
                position,
                lines: Vec::new(),
                score: Score::Exact(score),
                nodes: 0,
                time: Duration::ZERO,
                complete: true,
                wrong: None,
            },
        }
    }

    fn is_wrong(&self) -> bool {
        self.wrong.as_ref().is_some_and(|wrong| !wrong.is_empty())
    }
}

/// Solves what was given.
pub fn run(args: Args, screen: &mut Screen) -> Result<Outcome, Failure> {
    let limits = args.limits();
    let positions = args.choice.positions()?;
    let (mut engine, settings) = args.engine.engine(screen);
    let interrupt = Interrupt::catch();
    let live = Live::new(positions.len());
    let mut done = Vec::with_capacity(positions.len());
    if !args.json {
        heading(screen)?;
    }
    for (number, position) in positions {
        let found = look(&mut engine, &position, &limits, &interrupt, &live, screen);
        let solved = Solved::new(number, position, found);
        live.done(|| if args.json { Ok(()) } else { show(&solved, screen) })?;
        done.push(solved);
        if interrupt.was_asked() {
            break;
        }
    }
    drop(live);
    if args.json {
        screen.json(&Report::new(&done, &engine, &settings, interrupt.was_asked()))?;
    } else {
        writeln!(screen, "{}", summary(&done, screen))?;
    }
    Ok(if done.iter().any(Solved::is_wrong) {
        Outcome::FoundFaults
    } else if interrupt.was_asked() {
        Outcome::Interrupted
    } else {
        Outcome::Good
    })
}

/// One search, shown while it lasts.
fn look(
    engine: &mut Engine,
    scored: &ScoredPosition,
    limits: &Limits,
    interrupt: &Interrupt,
    live: &Live,
    screen: &Screen,
) -> Result<engine::SearchResult, SearchError> {
    let position = scored.position;
    let limits = limits.with_lines(search::lines(position, limits.lines));
    let (locale, empties) = (screen.locale(), position.board().empties());
    engine.search(position, &limits, interrupt.stop(), &mut |found| {
        live.tell(|| {
            let best = found.best();
            let score = describe::score(best.score, locale);
            let mv = describe::move_word(best.mv, locale);
            let variables = [("empties", empties.into()), ("move", mv.into()), ("score", score.into())];
            locale.text("search-state", &variables)
        });
    })
}

/// The columns before the play: number, empty squares, score, move, nodes, time, speed.
fn cells([number, empties, score, mv, nodes, time, speed]: [&str; 7]) -> String {
    format!("{number:>4} {empties:>6}  {score:<24} {mv:<5} {nodes:>13} {time:>11} {speed:>9}  ")
}

fn heading(screen: &mut Screen) -> Result<(), Failure> {
    let words = [
        "column-number",
        "column-empties",
        "column-score",
        "column-move",
        "column-nodes",
        "column-time",
        "column-speed",
    ]
    .map(|id| screen.text(id, &[]));
    let heading = cells(words.each_ref().map(String::as_str)) + &screen.text("column-line", &[]);
    writeln!(screen, "{}", strong(&heading, screen.style()))?;
    Ok(screen.flush()?)
}

fn show(solved: &Solved, screen: &mut Screen) -> Result<(), Failure> {
    let number = solved.number.to_string();
    let empties = solved.position.position.board().empties().to_string();
    let (nodes, time) = (solved.nodes.to_string(), time_text(solved.time));
    let speed = speed_text(solved.nodes, solved.time);
    if solved.lines.is_empty() {
        let score = describe::score(solved.score, screen.locale());
        let over = screen.text("solve-over", &[]);
        writeln!(screen, "{}{over}", cells([&number, &empties, &score, "", &nodes, &time, &speed]))?;
    }
    for (index, line) in solved.lines.iter().enumerate() {
        let score = describe::score(line.score, screen.locale());
        let mv = describe::move_word(line.mv, screen.locale());
        let cells = cells(if index == 0 {
            [number.as_str(), &empties, &score, &mv, &nodes, &time, &speed]
        } else {
            ["", "", &score, &mv, "", "", ""]
        });
        writeln!(screen, "{}", describe::row_with_play(&cells, line, screen.width()))?;
    }
    if !solved.complete {
        writeln!(screen, "{:>11}  {}", "", screen.text("solve-stopped", &[]))?;
    }
    for wrong in solved.wrong.iter().flatten() {
        let text = screen.text(
            "solve-wrong",
            &[
                ("move", describe::move_word(wrong.mv, screen.locale()).into()),
                ("stated", format!("{:+}", wrong.stated).into()),
                ("found", describe::score(wrong.found, screen.locale()).into()),
            ],
        );
        writeln!(screen, "{:>11}  {}", "", strong(&text, screen.style()))?;
    }
    // Hard positions take minutes; each shows as soon as it is solved.
    Ok(screen.flush()?)
}

fn summary(done: &[Solved], screen: &Screen) -> String {
    let (nodes, time) = totals(done);
    screen.text(
        "solve-summary",
        &[
            ("positions", done.len().into()),
            ("wrong", done.iter().filter(|solved| solved.is_wrong()).count().into()),
            ("nodes", nodes.to_string().into()),
            ("time", time_text(time).into()),
            ("speed", speed_text(nodes, time).into()),
        ],
    )
}

fn totals(done: &[Solved]) -> (u64, Duration) {
    (done.iter().map(|solved| solved.nodes).sum(), done.iter().map(|solved| solved.time).sum())
}

#[derive(Serialize)]
struct Report {
    positions: Vec<SolvedReport>,
    wrong: usize,
    nodes: u64,
    seconds: f64,
    interrupted: bool,
    isa: &'static str,
    threads: usize,
    table_bytes: usize,
}

#[derive(Serialize)]
struct SolvedReport {
    number: usize,
    board: String,
    empties: u32,
    score: ScoreReport,
    #[serde(rename = "move")]
    mv: Option<String>,
    lines: Vec<LineReport>,
    complete: bool,
    nodes: u64,
    seconds: f64,
    holds: Option<bool>,
    contradictions: Vec<ContradictionReport>,
}

#[derive(Serialize)]
struct ContradictionReport {
    #[serde(rename = "move")]
    mv: String,
    stated: i32,
    found: ScoreReport,
}

impl Report {
    fn new(done: &[Solved], engine: &Engine, settings: &Settings, interrupted: bool) -> Report {
        let (nodes, time) = totals(done);
        Report {
            positions: done.iter().map(SolvedReport::from).collect(),
            wrong: done.iter().filter(|solved| solved.is_wrong()).count(),
            nodes,
            seconds: time.as_secs_f64(),
            interrupted,
            isa: settings.isa.name(),
            threads: settings.threads,
            table_bytes: engine.table_bytes(),
        }
    }
}

impl From<&Solved> for SolvedReport {
    fn from(solved: &Solved) -> SolvedReport {
        let position = solved.position.position;
        SolvedReport {
            number: solved.number,
            board: position.to_string(),
            empties: position.board().empties(),
            score: solved.score.into(),
            mv: solved.lines.first().map(|line| line.mv.to_string()),
            lines: solved.lines.iter().map(LineReport::from).collect(),
            complete: solved.complete,
            nodes: solved.nodes,
            seconds: solved.time.as_secs_f64(),
            holds: solved.wrong.as_ref().map(Vec::is_empty),
            contradictions: solved
                .wrong
                .iter()
                .flatten()
                .map(|wrong| ContradictionReport {
                    mv: wrong.mv.to_string(),
                    stated: wrong.stated,
                    found: wrong.found.into(),
                })
                .collect(),
        }
    }
}
