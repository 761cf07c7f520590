//! `outflank solve`: the proven score of positions, and whether a file states it right.
//!
//! Each position is one line as soon as it is solved, the best move with its score and
//! the play that leads there. Scores a file states are held against what was proven.

use crate::choice::Choice;
use crate::failure::{Failure, Outcome};
use crate::interrupt::Interrupt;
use crate::progress::Live;
use crate::screen::Screen;
use crate::search::{self, EngineOptions};
use outflank_engine::{Engine, Limits, Lines, SearchError, SearchResult, Selectivity, Target};
use outflank_formats::ScoredPosition;
use outflank_report::panel::move_word;
use outflank_report::search::score_words;
use outflank_report::{Solutions, Solved};
use std::io::{self, Write};

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

/// Solves what was given.
pub fn run(args: Args, screen: &mut Screen) -> Result<Outcome, Failure> {
    let limits = args.limits();
    let positions = args.choice.positions()?;
    let (mut engine, equipment) = args.engine.equipped(screen);
    let interrupt = Interrupt::catch();
    let live = Live::new(positions.len());
    let mut done = Vec::with_capacity(positions.len());
    if !args.json {
        let heading = Solved::heading(&screen.reader());
        writeln!(screen, "{heading}")?;
        screen.flush()?;
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
    let all = Solutions::new(&done, equipment, interrupt.was_asked());
    screen.report(&all, args.json)?;
    Ok(if all.found_faults() { Outcome::FoundFaults } else { interrupt.outcome() })
}

/// Hard positions take minutes; each shows as soon as it is solved.
fn show(solved: &Solved, screen: &mut Screen) -> io::Result<()> {
    screen.tell(solved)?;
    screen.flush()
}

/// One search, shown while it lasts.
fn look(
    engine: &mut Engine,
    scored: &ScoredPosition,
    limits: &Limits,
    interrupt: &Interrupt,
    live: &Live,
    screen: &Screen,
) -> Result<SearchResult, SearchError> {
    let position = scored.position;
    let limits = limits.with_lines(search::lines(position, limits.lines));
    let (locale, empties) = (screen.locale(), position.board().empties());
    engine.search(position, &limits, interrupt.stop(), &mut |found| {
        live.tell(|| {
            let best = found.best();
            let score = score_words(best.score, locale);
            let mv = move_word(best.mv, locale);
            let variables = [("empties", empties.into()), ("move", mv.into()), ("score", score.into())];
            locale.text("search-state", &variables)
        });
    })
}
