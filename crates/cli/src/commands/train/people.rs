//! `outflank train people`: what people play.

use super::{Drawing, positions_of};
use crate::failure::{Failure, Outcome};
use crate::output::{check_place, write_bytes};
use crate::progress::Live;
use crate::screen::Screen;
use outflank_train::people::{Observation, Picker, Played, learn, observe, origin};
use outflank_train::report::Learned;
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

    #[command(flatten)]
    drawing: Drawing,
}

/// So many of the moves in these files, each as likely as any other.
fn pick(files: &[PathBuf], count: u32, seed: u64) -> Result<Vec<Played>, Failure> {
    let mut picker = Picker::new(count as usize, seed);
    for file in files {
        positions_of(file, |position, played| played.into_iter().for_each(|mv| picker.offer(position, mv)))?;
    }
    let picked = picker.moves();
    if picked.is_empty() {
        return Err(Failure::refused("there is no move to choose in these games"));
    }
    Ok(picked)
}

/// Learns, tests and writes.
pub fn run(args: Args, screen: &mut Screen) -> Result<Outcome, Failure> {
    check_place(&args.out, args.drawing.force)?;
    let weights = args.drawing.weights.load().map_err(Failure::refused)?;
    let moves = [
        pick(&args.fit, args.moves, args.drawing.seed)?,
        pick(&args.test, args.tests, args.drawing.seed.wrapping_add(1))?,
    ];
    let live = Live::counting((moves[0].len() + moves[1].len()) as u64, 0);
    let [fit_to, test_on]: [Vec<Observation>; 2] =
        moves.map(|played| observe(&played, &weights, args.drawing.threads.count(), || live.advance()));
    drop(live);
    let [fitted_to, tested_on] =
        [(&fit_to, &args.fit), (&test_on, &args.test)].map(|(moves, files)| origin(moves.len(), files));
    let model = learn(&fit_to, fitted_to, &test_on, tested_on);
    let text = serde_json::to_string_pretty(&model).expect("a model is plain data") + "\n";
    write_bytes(&args.out, args.drawing.force, text.as_bytes())?;
    screen.report(&Learned(&model.record), args.drawing.json)?;
    Ok(Outcome::Good)
}
