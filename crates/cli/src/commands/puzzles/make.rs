//! `outflank puzzles make`: puzzles from games of files, or of the engine's own making.
//!
//! Each puzzle is written as soon as it is found, and a file that exists is carried on:
//! its puzzles count, and none comes twice. Stopping and starting again loses nothing but
//! the time spent on games already looked at.

use super::{Players, engine, kind, puzzles};
use crate::failure::{Failure, Outcome};
use crate::input::Input;
use crate::interrupt::Interrupt;
use crate::progress::Live;
use crate::screen::Screen;
use outflank_engine::Stop;
use outflank_puzzles::{Kind, Maker, OwnGames};
use outflank_rules::Game;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::PathBuf;

/// Puzzles taken from one game at most: more would be alike.
const PER_GAME: usize = 2;

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
    let interrupt = Interrupt::catch();
    let mut work = Work {
        maker: Maker::new(&kinds, args.each as usize, &known),
        engine: engine(),
        model: Players(engine()),
        out: out.map_err(Failure::file("write", &args.out))?,
        live: Live::new(1),
        stop: interrupt.stop().clone(),
        args: &args,
        kinds,
        games: 0,
        found: 0,
    };
    for path in &args.from {
        let input = Input::of_path(path)?;
        let format = input.format(None)?;
        for record in outflank_formats::games(format, &input.bytes) {
            if work.is_done() {
                break;
            }
            // A game that cannot be replayed is another command's business.
            let Ok(record) = record else { continue };
            work.look_at(&crate::choice::replayed(&record)?)?;
        }
    }
    let mut player = engine();
    let mut numbers = 0..;
    while !work.is_done() {
        let number = numbers.next().expect("numbers do not end");
        let game = OwnGames::new(args.seed).game(&mut player, number);
        work.look_at(&game)?;
    }
    let (found, games) = (work.found, work.games);
    drop(work);
    let file = args.out.display().to_string();
    let values = [("count", found.into()), ("file", file.into()), ("games", games.into())];
    writeln!(screen, "{}", screen.text("puzzles-made", &values))?;
    Ok(if interrupt.was_asked() { Outcome::Interrupted } else { Outcome::Good })
}

/// Everything a search for puzzles needs.
struct Work<'a> {
    maker: Maker,
    engine: outflank_engine::Engine,
    model: Players,
    out: File,
    live: Live,
    stop: Stop,
    args: &'a Args,
    kinds: Vec<Kind>,
    games: u64,
    found: u64,
}

impl Work<'_> {
    fn is_done(&self) -> bool {
        let enough = self.args.games.is_some_and(|most| self.games >= most);
        enough || self.maker.is_done() || self.stop.is_stopped()
    }

    fn look_at(&mut self, game: &Game) -> Result<(), Failure> {
        self.games += 1;
        let mut of_game = 0;
        for position in game.positions() {
            if of_game == PER_GAME || self.stop.is_stopped() {
                break;
            }
            let found = self.maker.offer(&mut self.engine, &mut self.model, position, &self.stop);
            if let Some(puzzle) = found {
                let line = outflank_puzzles::write(&puzzle);
                self.out.write_all(line.as_bytes()).map_err(Failure::file("write", &self.args.out))?;
                of_game += 1;
                self.found += 1;
            }
        }
        self.live.tell(|| {
            let counts = self.kinds.iter().map(|&kind| format!("{kind} {}", self.maker.count(kind)));
            counts.collect::<Vec<_>>().join(", ")
        });
        Ok(())
    }
}
