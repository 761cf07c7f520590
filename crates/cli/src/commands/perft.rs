//! `outflank perft`: how many ways there are to play N plies.
//!
//! The counts prove the rules on this very machine and tell how fast they are. The
//! last line is the count alone, for scripts.

use crate::failure::{Failure, Outcome};
use crate::input;
use crate::screen::Screen;
use outflank_files::Source;
use outflank_report::Counts;
use outflank_rules::Position;
use outflank_rules::isa::Isa;
use outflank_rules::perft::perft_with;
use std::io::Write;
use std::time::Instant;

/// Raw arguments.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    outflank perft 11                   212258800 sequences of 11 plies\n  \
    outflank perft 9 --isa portable     the same without special instructions\n  \
    outflank perft 6 --board '---------------------------OX------XO--------------------------- X'\n  \
    outflank perft 8 --json\n\n\
    A forced pass is one ply; a game that ends earlier counts once.\n\
    JSON: {board, isa, depths: [{depth, count, seconds}], count}")]
pub struct Args {
    /// Number of plies
    #[arg(
        value_name = "N",
        value_parser = clap::value_parser!(u32).range(0..=60),
        allow_negative_numbers = true
    )]
    depth: u32,

    /// Count from this board instead of the start: 64 squares from A1 to H8 and the side to move
    #[arg(long, value_name = "BOARD", allow_hyphen_values = true)]
    board: Option<String>,

    /// Use this instruction set (portable, avx2, avx512 or neon) instead of the fastest
    #[arg(long, value_name = "NAME")]
    isa: Option<String>,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Counts every depth up to N.
pub fn run(args: Args, screen: &mut Screen) -> Result<Outcome, Failure> {
    let position = match args.board {
        Some(text) => Source::of_text(text).position()?,
        None => Position::START,
    };
    let isa = args.isa.as_deref().map_or(Ok(Isa::best()), input::isa)?;
    let mut counts = Counts::new(position, isa.name());
    if !args.json {
        let heading = Counts::heading(&screen.reader());
        writeln!(screen, "{heading}")?;
    }
    for depth in 1..=args.depth {
        let begun = Instant::now();
        let count = perft_with(isa, position.board(), depth);
        let row = counts.add(depth, count, begun.elapsed());
        if !args.json {
            writeln!(screen, "{row}")?;
            // Deep counts take minutes; each line shows as soon as it is there.
            screen.flush()?;
        }
    }
    if args.json {
        screen.json(&counts)?;
    } else {
        writeln!(screen, "{}", counts.count())?;
    }
    Ok(Outcome::Good)
}
