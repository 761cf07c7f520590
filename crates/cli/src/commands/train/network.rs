//! `outflank train network`: the second judgement, learned from the positions of games.

use super::{read_games, tell_written};
use crate::failure::{Failure, Outcome};
use crate::interrupt::Interrupt;
use crate::numbers::above_zero;
use crate::output::{check_place, write_bytes};
use crate::progress::Live;
use crate::screen::Screen;
use outflank_eval::Weights;
use outflank_train::archive::Origin;
use outflank_train::dataset::{Sample, Source};
use outflank_train::fit::Split;
use outflank_train::network::{Round, Settings, teach};
use outflank_train::report::{HeldOut, RoundLine};
use std::io::{self, Write};
use std::path::PathBuf;

/// Raw arguments.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    outflank train network --weights w6.bin --out n6.bin g6.data g7.data\n  \
    outflank train network --weights w6.bin --out n6.bin g7.data --rounds 8 --rate 0.2\n  \
    outflank train network --weights n6.bin --go-on --taught 40000000 --out n7.bin g8.data --rate 0.08\n\n\
    The network is added to the weights, which still order moves. It learns from scores that\n\
    were solved or searched; --results adds positions that have only the result of their game.\n\
    One game in forty is held out. Each position takes 30 to 60 bytes of memory.")]
pub struct Args {
    /// Files of positions, as written by `train selfplay`
    #[arg(value_name = "DATA", required = true)]
    data: Vec<PathBuf>,

    /// Weights to add the network to: a file, `zero` or `embedded`
    #[arg(long, value_name = "WEIGHTS", default_value = "embedded")]
    weights: Origin,

    /// File for weights and network
    #[arg(long, value_name = "FILE")]
    out: PathBuf,

    /// Times every position is shown
    #[arg(long, value_name = "N", default_value_t = Settings::default().rounds, value_parser = clap::value_parser!(u32).range(1..=1000))]
    rounds: u32,

    /// Length of the first steps
    #[arg(long, value_name = "X", default_value_t = Settings::default().rate, value_parser = step)]
    rate: f32,

    /// Another seed shows the positions in another order
    #[arg(long, value_name = "N", default_value = "0")]
    seed: u64,

    /// Go on with the network of these weights instead of one that knows nothing
    #[arg(long)]
    go_on: bool,

    /// Positions that network was taught from so far, each counted as often as it was shown
    #[arg(long, value_name = "N", default_value_t = Settings::default().taught, requires = "go_on")]
    taught: u64,

    /// Hold out one game in N
    #[arg(long, value_name = "N", default_value = "40", value_parser = clap::value_parser!(u64).range(2..))]
    hold_out: u64,

    /// Learn from results of games too
    #[arg(long)]
    results: bool,

    /// Replace the file if it exists
    #[arg(long)]
    force: bool,
}

fn step(text: &str) -> Result<f32, String> {
    above_zero(text, 10.0).map(|number| number as f32)
}

/// Learns and writes.
pub fn run(args: Args, screen: &mut Screen) -> Result<Outcome, Failure> {
    check_place(&args.out, args.force)?;
    let base = args.weights.load().map_err(Failure::refused)?;
    if args.go_on && base.network().is_none() {
        return Err(Failure::refused("these weights have no network to go on with: leave out --go-on"));
    }
    let mut split = Split::new(args.hold_out);
    read_games(&args.data, |game| {
        let wanted = |sample: &Sample| args.results || sample.source != Source::Game;
        split.add(game.into_iter().filter(wanted).collect());
    })?;
    if split.fit.is_empty() {
        return Err(Failure::refused(
            "there is no position to learn from: play some with outflank train selfplay",
        ));
    }
    let interrupt = Interrupt::catch();
    let settings = Settings { rounds: args.rounds, rate: args.rate, seed: args.seed, taught: args.taught };
    let whole = u64::from(args.rounds) * split.fit.len() as u64;
    let live = Live::counting(whole, 0);
    let mut shown = Ok(());
    let taught = teach(
        &settings,
        base.network().filter(|_| args.go_on),
        &split.fit,
        |done| {
            live.reached(done);
            !interrupt.stop().is_stopped()
        },
        |round| shown = shown.as_ref().map_or(Ok(()), |()| live.aside(|| tell(round, screen))),
    );
    drop(live);
    shown?;
    let Some(network) = taught else {
        return Ok(Outcome::Interrupted);
    };
    let weights = Weights::clone(&base).with_network(Some(network));
    write_bytes(&args.out, args.force, &weights.to_bytes())?;
    screen.tell(&HeldOut::new(&weights, &split.held_out))?;
    tell_written(&[&args.out], screen)?;
    Ok(Outcome::Good)
}

fn tell(round: &Round, screen: &mut Screen) -> io::Result<()> {
    screen.tell(&RoundLine(round))?;
    screen.flush()
}
