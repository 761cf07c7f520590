//! How the time to solve a position grows with its empty squares:
//! `cargo xtask bench growth`.

use outflank_bench::arguments::{Arguments, BadArgument};
use outflank_bench::games::Games;
use outflank_bench::plot::{Plot, svg};
use outflank_bench::report::{self, file_name, recorded};
use outflank_bench::solving::{Solved, Solver, geometric_mean, growth};
use std::fmt::Write;
use std::process::ExitCode;

const USAGE: &str = "usage: growth [--from N] [--to N] [--games N] [--table MIB] [--record]

  --from N     fewest empty squares, 10 to 30 (18)
  --to N       most empty squares (26)
  --games N    positions of each kind, one from each game (12)
  --table MIB  memory for the table, at most 1024 (512)
  --record     also write the report and a picture under bench/results/";

struct Options {
    from: u32,
    to: u32,
    games: usize,
    table: usize,
    record: bool,
}

fn main() -> ExitCode {
    let options = match options(std::env::args().skip(1)) {
        Ok(options) => options,
        Err(complaint) => {
            eprintln!("growth: {complaint}\n{USAGE}");
            return ExitCode::from(2);
        }
    };
    let (report, picture) = measure(&options);
    print!("{report}");
    if options.record {
        let title = format!("Growth from {} to {} empty squares", options.from, options.to);
        let page = report::markdown(&title, &report)
            + &format!("\n![time and nodes against empty squares]({})\n", file_name("growth", "svg"));
        return recorded("growth", &[("md", page), ("svg", picture)]);
    }
    ExitCode::SUCCESS
}

fn options(arguments: impl Iterator<Item = String>) -> Result<Options, BadArgument> {
    let mut arguments = Arguments::new(arguments);
    let mut options = Options { from: 18, to: 26, games: 12, table: 512, record: false };
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--from" => options.from = arguments.number(&argument, 10..=30)? as u32,
            "--to" => options.to = arguments.number(&argument, 10..=34)? as u32,
            "--games" => options.games = arguments.number(&argument, 1..=1000)?,
            "--table" => options.table = arguments.number(&argument, 1..=1024)?,
            "--record" => options.record = true,
            _ => return Err(BadArgument::Unknown(argument)),
        }
    }
    // A growth needs two kinds.
    options.to = options.to.max(options.from + 1);
    Ok(options)
}

/// One measured value of a solved position.
type Measure = fn(&Solved) -> f64;
/// On the processor where the system tells, so that other programs disturb it little.
const SECONDS: Measure = |solved| solved.processor.unwrap_or(solved.time).as_secs_f64();
const NODES: Measure = |solved| solved.nodes as f64;

fn measure(options: &Options) -> (String, String) {
    // Now, since the tree may change while this runs.
    let preamble = report::preamble();
    let games = Games::new(options.games, options.to, options.from);
    let mut solver = Solver::new(options.table, 1);
    let mut solved: Vec<(u32, Vec<Solved>)> = Vec::new();
    for empties in options.from..=options.to {
        eprintln!("{empties} empty squares");
        let positions = games.with_empties(empties);
        solved.push((
            empties,
            positions.map(|position| solver.solve(position).expect("the game goes on")).collect(),
        ));
    }
    let means = |of: Measure| -> Vec<(u32, f64)> {
        solved.iter().map(|(empties, all)| (*empties, geometric_mean(all.iter().map(of)))).collect()
    };
    let (seconds, nodes) = (means(SECONDS), means(NODES));
    let fitted = |means: &[(u32, f64)]| {
        let points: Vec<(f64, f64)> =
            means.iter().map(|&(empties, mean)| (f64::from(empties), mean)).collect();
        growth(&points)
    };
    let (time_factor, time_at_zero) = fitted(&seconds);
    let (node_factor, nodes_at_zero) = fitted(&nodes);

    let mut report = format!(
        "{}solver:     {}\npositions:  {}\n\n{:>8} {:>10} {:>16} {:>13} {:>13} {:>10}\n",
        preamble,
        solver.describe(),
        games.source,
        "empties",
        "positions",
        "nodes (mean)",
        "time (mean)",
        "time (most)",
        "speed"
    );
    for ((empties, all), ((_, nodes), (_, seconds))) in solved.iter().zip(nodes.iter().zip(&seconds)) {
        let most = all.iter().map(SECONDS).fold(0.0, f64::max);
        let speed = all.iter().map(NODES).sum::<f64>() / all.iter().map(SECONDS).sum::<f64>() / 1e6;
        writeln!(
            report,
            "{empties:>8} {:>10} {nodes:>16.0} {seconds:>11.4} s {most:>11.3} s {speed:>6.1} M/s",
            all.len()
        )
        .expect("a string takes any text");
    }
    write!(
        report,
        "\nmeans are geometric, times without what other programs took; each empty square more takes {time_factor:.2} times the time \
         and {node_factor:.2} times the nodes\n"
    )
    .expect("a string takes any text");

    let plot = |title: String, vertical, of: Measure, means: Vec<(u32, f64)>, fit| Plot {
        title,
        vertical,
        horizontal: "empty squares",
        points: solved
            .iter()
            .flat_map(|(empties, all)| all.iter().map(move |one| (*empties, of(one))))
            .collect(),
        means,
        fit,
    };
    let title = |what: &str, factor: f64| format!("{what}: ×{factor:.2} for each empty square");
    let picture = svg(&[
        plot(title("Time to solve", time_factor), "seconds", SECONDS, seconds, (time_at_zero, time_factor)),
        plot(title("Boards visited", node_factor), "nodes", NODES, nodes, (nodes_at_zero, node_factor)),
    ]);
    (report, picture)
}
