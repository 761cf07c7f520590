//! `outflank train people`: what people play.

use super::{Threads, WeightsChoice, positions_of};
use crate::failure::{Failure, Outcome};
use crate::output::{check_place, write_bytes};
use crate::progress::Live;
use crate::screen::Screen;
use outflank_rules::{Move, Position, Rng};
use outflank_train::people::{Observation, Played, learn, observe};
use std::io::Write;
use std::path::PathBuf;

/// Raw arguments.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    outflank train people --fit wthor/WTH_19*.wtb wthor/WTH_200*.wtb --test wthor/WTH_2018.wtb --out people.json\n\n\
    A model of tournament players is fitted to moves of the first games, picked at random,\n\
    and tested on moves of the others. The first move of a game is left out: it is always\n\
    the same. The file holds the weights of the model and how well it did.")]
pub struct Args {
    /// Files of games to learn from
    #[arg(long, value_name = "FILE", required = true, num_args = 1..)]
    fit: Vec<PathBuf>,

    /// Files of games to test on
    #[arg(long, value_name = "FILE", required = true, num_args = 1..)]
    test: Vec<PathBuf>,

    /// File for the model
    #[arg(long, value_name = "FILE")]
    out: PathBuf,

    /// Moves to learn from
    #[arg(long, value_name = "N", default_value = "200000", value_parser = clap::value_parser!(u32).range(1..))]
    moves: u32,

    /// Moves to test on
    #[arg(long, value_name = "N", default_value = "50000", value_parser = clap::value_parser!(u32).range(1..))]
    tests: u32,

    /// Weights to judge with: a file, `zero` or `embedded`
    #[arg(long, value_name = "WEIGHTS", default_value = "embedded", value_parser = WeightsChoice::parse)]
    weights: WeightsChoice,

    #[command(flatten)]
    threads: Threads,

    /// Another seed picks other moves
    #[arg(long, value_name = "N", default_value = "0")]
    seed: u64,

    /// Replace the file if it exists
    #[arg(long)]
    force: bool,

    /// Print how well it did as JSON
    #[arg(long)]
    json: bool,
}

/// So many of the moves in these files, each as likely as any other.
fn pick(files: &[PathBuf], count: u32, seed: u64) -> Result<Vec<Played>, Failure> {
    let mut rng = Rng::new(seed);
    let mut picked: Vec<Played> = Vec::new();
    let mut seen = 0_u32;
    for file in files {
        positions_of(file, |position, played| {
            let Some(Move::Place(square)) = played else { return };
            if position == Position::START || position.moves().len() < 2 {
                return;
            }
            let case = Played { position, square };
            seen += 1;
            if picked.len() < count as usize {
                picked.push(case);
            } else if let Some(place) = picked.get_mut(rng.below(seen) as usize) {
                *place = case;
            }
        })?;
    }
    if picked.is_empty() {
        return Err(Failure::refused("there is no move to choose in these games"));
    }
    Ok(picked)
}

/// Learns, tests and writes.
pub fn run(args: Args, screen: &mut Screen) -> Result<Outcome, Failure> {
    check_place(&args.out, args.force)?;
    let weights = args.weights.load()?;
    let moves =
        [pick(&args.fit, args.moves, args.seed)?, pick(&args.test, args.tests, args.seed.wrapping_add(1))?];
    let live = Live::counting((moves[0].len() + moves[1].len()) as u64, 0);
    let [fit_to, test_on]: [Vec<Observation>; 2] =
        moves.map(|played| observe(&played, &weights, args.threads.count(), || live.advance()));
    drop(live);
    let words = |count: usize, files: &[PathBuf]| {
        let names: Vec<String> = files
            .iter()
            .filter_map(|path| path.file_stem().map(|name| name.to_string_lossy().into_owned()))
            .collect();
        match names.as_slice() {
            [] => format!("{count} moves"),
            [only] => format!("{count} moves of {only}"),
            [first, .., last] => format!("{count} moves of {first} to {last}"),
        }
    };
    let model = learn(&fit_to, words(fit_to.len(), &args.fit), &test_on, words(test_on.len(), &args.test));
    let text = serde_json::to_string_pretty(&model).expect("a model is plain data") + "\n";
    write_bytes(&args.out, args.force, text.as_bytes())?;
    if args.json {
        screen.json(&model.record)?;
    } else {
        let percent = |share: f32| format!("{share:.1}");
        let variables = [
            ("count", model.record.tested.into()),
            ("first", percent(model.record.first).into()),
            ("three", percent(model.record.first_three).into()),
        ];
        writeln!(screen, "{}", screen.text("train-people", &variables))?;
    }
    Ok(Outcome::Good)
}
