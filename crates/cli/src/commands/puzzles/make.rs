//! `outflank puzzles make`: puzzles from games of files, or of the engine's own making.
//!
//! Each puzzle is written as soon as it is found, and a file that exists is carried on:
//! its puzzles count, and none comes twice. Stopping and starting again loses nothing but
//! the time spent on games already looked at.

use super::{engine, kind, puzzles};
use crate::choice::replayed;
use crate::failure::{Failure, Outcome};
use crate::interrupt::Interrupt;
use crate::progress::Live;
use crate::screen::Screen;
use outflank_files::Source;
use outflank_puzzles::{Hunt, Kind, OwnGames, Players, Puzzle};
use outflank_rules::Game;
use std::fs::OpenOptions;
use std::io::Write;
use std::path::PathBuf;

/// Raw arguments.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    outflank puzzles make --out mine.jsonl --each 10\n  \
    outflank puzzles make --out mine.jsonl --from games.wtb games.pgn --kind swing --kind trap\n\n\
    Without --from, and when the games of the files do not hold enough, the engine plays against\n\
    itself. Ctrl-C stops with what has been found; the same command goes on.")]
pub struct Args {
    /// The file the puzzles go to
    #[arg(long, value_name = "FILE")]
    out: PathBuf,

    /// Files with games to look through
    #[arg(long, value_name = "FILE", num_args = 1..)]
    from: Vec<PathBuf>,

    /// A kind of puzzles to look for, several times for several [default: all]
    #[arg(long, value_name = "KIND", value_parser = kind(), hide_possible_values = true)]
    kind: Vec<Kind>,

    /// Puzzles of each kind
    #[arg(long, value_name = "N", default_value = "100", value_parser = clap::value_parser!(u32).range(1..))]
    each: u32,

    /// Look at so many games at most
    #[arg(long, value_name = "N")]
    games: Option<u64>,

    /// Chooses the games that the engine plays
    #[arg(long, value_name = "N", default_value = "1")]
    seed: u64,
}

/// Looks for puzzles.
pub fn run(args: Args, screen: &mut Screen) -> Result<Outcome, Failure> {
    let known = if args.out.exists() { puzzles(Some(&args.out))? } else { Vec::new() };
    let kinds = if args.kind.is_empty() { Kind::ALL.to_vec() } else { args.kind.clone() };
    let out = OpenOptions::new().create(true).append(true).open(&args.out);
    let mut out = out.map_err(Failure::file("write", &args.out))?;
    let interrupt = Interrupt::catch();
    let live = Live::new(1);
    let mut hunt = Hunt::new(kinds, args.each as usize, &known, engine(), Players::new(engine()));
    let is_done = |hunt: &Hunt<Players>| {
        let enough = args.games.is_some_and(|most| hunt.games() >= most);
        enough || hunt.is_done() || interrupt.stop().is_stopped()
    };
    let mut look_at = |hunt: &mut Hunt<Players>, game: &Game| {
        let keep = |puzzle: &Puzzle| out.write_all(outflank_puzzles::write(puzzle).as_bytes());
        hunt.look_at(game, interrupt.stop(), keep).map_err(Failure::file("write", &args.out))?;
        live.tell(|| hunt.state());
        Ok::<(), Failure>(())
    };
    for path in &args.from {
        let input = Source::of_path(path)?;
        let format = input.format(None)?;
        // A game that cannot be replayed is another command's business.
        for record in outflank_formats::games(format, &input.bytes).flatten() {
            if is_done(&hunt) {
                break;
            }
            look_at(&mut hunt, &replayed(&record)?)?;
        }
    }
    let mut player = engine();
    let mut numbers = 0..;
    while !is_done(&hunt) {
        let number = numbers.next().expect("numbers do not end");
        look_at(&mut hunt, &OwnGames::new(args.seed).game(&mut player, number))?;
    }
    drop(live);
    let file = args.out.display().to_string();
    let values = [("count", hunt.found().into()), ("file", file.into()), ("games", hunt.games().into())];
    screen.say("puzzles-made", &values)?;
    Ok(interrupt.outcome())
}
