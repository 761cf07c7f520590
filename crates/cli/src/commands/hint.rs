//! `outflank hint`: the best moves of a position, each with its score and the play
//! expected to follow. On a terminal the answer improves while one watches.

use crate::choice::Choice;
use crate::describe;
use crate::failure::{Failure, Outcome};
use crate::interrupt::Interrupt;
use crate::progress::Live;
use crate::screen::Screen;
use crate::search::{self, EngineOptions, speed_text, time_text};
use outflank_engine::{self as engine, Limits, Lines, Selectivity};
use outflank_locale::Locale;
use outflank_report::json::LineReport;
use outflank_text::strong;
use serde::Serialize;
use std::io::Write;
use std::time::Duration;

/// How long to think when nothing else is asked for.
const DEFAULT_TIME: Duration = Duration::from_secs(2);

/// Raw arguments.
#[derive(Debug, clap::Args)]
#[command(
    group(clap::ArgGroup::new("effort").args(["time", "depth", "exact"])),
    after_help = "Examples:\n  \
    outflank hint f5d6c3d3c4                 the best moves after two seconds\n  \
    outflank hint f5d6c3d3c4 --time 30 --lines 5\n  \
    outflank hint game.sgf --ply 20          where a game stood after 20 plies\n  \
    outflank hint game.sgf --ply 44 --exact  the proven best moves\n  \
    outflank hint f5d6 --depth 12 --json\n\n\
    Scores are the expected final difference in discs for the side to move, and say how deep\n\
    the search looked and how sure it was. A position that can be solved in the time is.\n\
    Ctrl-C stops with the last finished answer.\n\
    JSON: {board, lines: [{move, score, variation}], complete, nodes, seconds, interrupted,\n\
    isa, threads, table_bytes}, described in docs/json.md"
)]
pub struct Args {
    #[command(flatten)]
    choice: Choice,

    #[command(flatten)]
    engine: EngineOptions,

    /// How many moves to score
    #[arg(long, value_name = "N", default_value = "3", value_parser = clap::value_parser!(u32).range(1..=60))]
    lines: u32,

    /// Think this many seconds [default: 2]
    #[arg(long, value_name = "SECONDS", value_parser = search::seconds, allow_negative_numbers = true)]
    time: Option<Duration>,

    /// Look N plies ahead, however long it takes
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=60))]
    depth: Option<u32>,

    /// Prove the scores, however long it takes
    #[arg(long)]
    exact: bool,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl Args {
    fn limits(&self) -> Limits {
        let limits = match (self.exact, self.depth) {
            (true, _) => Limits::EXACT,
            (_, Some(plies)) => Limits::depth(plies, Selectivity::FASTEST),
            _ => Limits::time(self.time.unwrap_or(DEFAULT_TIME)),
        };
        limits.with_lines(Lines::Best(self.lines))
    }
}

#[derive(Serialize)]
struct Report {
    board: String,
    lines: Vec<LineReport>,
    complete: bool,
    nodes: u64,
    seconds: f64,
    interrupted: bool,
    isa: &'static str,
    threads: usize,
    table_bytes: usize,
}

/// Looks for the best moves.
pub fn run(args: Args, screen: &mut Screen) -> Result<Outcome, Failure> {
    let (_, scored) = args.choice.position()?;
    let position = scored.position;
    let limits = args.limits();
    let limits = limits.with_lines(search::lines(position, limits.lines));
    let (mut engine, settings) = args.engine.engine(screen);
    // Before the time that was asked for begins.
    engine.warm_up();
    let interrupt = Interrupt::catch();
    let live = Live::new(1);
    let locale = screen.locale();
    let found = engine
        .search(position, &limits, interrupt.stop(), &mut |found| {
            live.tell(|| format!("{}\n{}", figures(found, locale), rows(found, locale, None).join("\n")));
        })
        .map_err(Failure::refused)?;
    drop(live);
    if args.json {
        screen.json(&Report {
            board: position.to_string(),
            lines: found.lines.iter().map(LineReport::from).collect(),
            complete: found.complete,
            nodes: found.nodes,
            seconds: found.elapsed.as_secs_f64(),
            interrupted: interrupt.was_asked(),
            isa: settings.isa.name(),
            threads: settings.threads,
            table_bytes: engine.table_bytes(),
        })?;
    } else {
        let turn = ("color", describe::color_value(position.turn()));
        let heading = screen.text(if position.must_pass() { "must-pass" } else { "to-move" }, &[turn]);
        writeln!(screen, "{}", strong(&heading, screen.style()))?;
        for row in rows(&found, screen.locale(), screen.width()) {
            writeln!(screen, "{row}")?;
        }
        writeln!(screen, "{}", figures(&found, screen.locale()))?;
    }
    Ok(if interrupt.was_asked() { Outcome::Interrupted } else { Outcome::Good })
}

/// One line a move: the move, its score, the expected play.
fn rows(found: &engine::SearchResult, locale: &Locale, width: Option<usize>) -> Vec<String> {
    let row = |line: &engine::Line| {
        let mv = describe::move_word(line.mv, locale);
        let score = describe::score(line.score, locale);
        describe::row_with_play(&format!("  {mv:<5} {score:<24}  "), line, width)
    };
    found.lines.iter().map(row).collect()
}

/// Boards visited, time, speed.
fn figures(found: &engine::SearchResult, locale: &Locale) -> String {
    locale.text(
        "search-figures",
        &[
            ("nodes", found.nodes.to_string().into()),
            ("time", time_text(found.elapsed).into()),
            ("speed", speed_text(found.nodes, found.elapsed).into()),
        ],
    )
}
