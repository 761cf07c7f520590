//! `outflank board`: positions and games as pictures, for pages, papers and messages.

use crate::choice::{Choice, Chosen, no_numbers, up_to};
use crate::failure::{Failure, Outcome};
use crate::input;
use crate::interrupt::Interrupt;
use crate::output::{check_place, write_bytes};
use crate::screen::Screen;
use crate::search::EngineOptions;
use outflank_engine::Lines;
use outflank_picture::{Film, Kind, Numbers, Pace, Picture, Size, Theme};
use outflank_protocols::Strength;
use outflank_rules::{Game, Position, Square};
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};

/// Raw arguments.
#[derive(Debug, clap::Args)]
#[command(
    group(clap::ArgGroup::new("kind").args(["svg", "png", "gif"])),
    after_help = "Examples:\n  \
    outflank board f5d6c3d3c4 --out tiger.svg\n  \
    outflank board game.sgf --ply 20 --png --size 800 > position.png\n  \
    outflank board game.sgf --out game.gif --pace 0.7     every move, with discs that turn over\n  \
    outflank board game.sgf --numbers --theme paper --out game.svg   all moves on one board, as in books\n  \
    outflank board problems.obf --game 3 --scores --theme paper --out problem.svg\n  \
    outflank random-position --empties 30 | outflank board - --png > random.png\n\n\
    On the picture: a red point marks the disc placed last, dots are legal moves, the light\n\
    below the board shows whose turn it is. With --scores the legal moves show the final\n\
    difference in discs for the side to move, as the file states it or else as a search of\n\
    ten plies finds it; it is exact when at most 16 squares are empty."
)]
pub struct Args {
    #[command(flatten)]
    choice: Choice,

    /// Draw SVG, which has any size
    #[arg(long)]
    svg: bool,

    /// Draw PNG
    #[arg(long)]
    png: bool,

    /// Draw an animated GIF of the whole game
    #[arg(long)]
    gif: bool,

    /// File to write; its name may tell the kind [default: standard output]
    #[arg(long, short, value_name = "FILE")]
    out: Option<PathBuf>,

    /// Replace the file if it exists
    #[arg(long)]
    force: bool,

    /// Width in pixels
    #[arg(long, value_name = "PIXELS", default_value = "480")]
    size: Size,

    /// Seconds each position of a GIF stays
    #[arg(long, value_name = "SECONDS", default_value = "1")]
    pace: Pace,

    /// The look: felt, console or paper
    #[arg(long, value_name = "NAME", default_value = "felt", value_parser = theme(), hide_possible_values = true)]
    theme: Theme,

    /// Write scores on the legal moves
    #[arg(long, conflicts_with = "gif")]
    scores: bool,

    /// Draw each disc of a game where it was placed, with the number of its move
    #[arg(long, conflicts_with_all = ["gif", "scores"])]
    numbers: bool,

    /// Leave out the dots on legal moves
    #[arg(long)]
    no_moves: bool,

    /// Leave out the letters and numbers around the board
    #[arg(long)]
    no_coordinates: bool,

    /// Leave out the disc counts below the board
    #[arg(long)]
    no_counts: bool,

    #[command(flatten)]
    engine: EngineOptions,
}

/// Plies looked ahead for `--scores`.
const LEVEL: u32 = 10;

fn theme() -> input::ByName<Theme> {
    let read = |text: &str| {
        let looks = || Theme::ALL.map(Theme::name).join(", ");
        Theme::from_name(text).ok_or_else(|| format!("the looks are {}", looks()))
    };
    input::ByName { read, names: || Theme::ALL.map(Theme::name).to_vec() }
}

/// What kind of picture.
fn kind(args: &Args) -> Result<Kind, Failure> {
    let named = |path: &Path| Kind::from_extension(path.extension()?.to_str()?);
    match (args.svg, args.png, args.gif, args.out.as_deref()) {
        (true, ..) => Ok(Kind::Svg),
        (_, true, ..) => Ok(Kind::Png),
        (_, _, true, _) => Ok(Kind::Gif),
        (.., Some(path)) => named(path).ok_or_else(|| {
            Failure::Refused(format!(
                "the name {} tells no kind of picture: add --svg, --png or --gif",
                path.display()
            ))
        }),
        _ => Err(Failure::refused("which kind of picture? Add --svg, --png or --gif, or --out FILE")),
    }
}

/// Draws what was given.
pub fn run(args: Args, screen: &mut Screen) -> Result<Outcome, Failure> {
    let kind = kind(&args)?;
    match &args.out {
        Some(path) => check_place(path, args.force)?,
        None if kind != Kind::Svg && io::stdout().is_terminal() => {
            return Err(Failure::refused("a picture is no text for a terminal: name a file with --out"));
        }
        None => {}
    }
    let (game, stated) = subject(&args)?;
    let bytes = match kind {
        Kind::Gif => film(&game, &args).gif(args.size),
        Kind::Svg if args.numbers => diagram(&game, &args).svg().into_bytes(),
        Kind::Png if args.numbers => diagram(&game, &args).png(args.size),
        Kind::Svg => picture(&game, stated, &args, screen).svg().into_bytes(),
        Kind::Png => picture(&game, stated, &args, screen).png(args.size),
    };
    match &args.out {
        Some(path) => write_bytes(path, args.force, &bytes)?,
        None => screen.data().write_all(&bytes)?,
    }
    Ok(Outcome::Good)
}

/// A score of a move.
type Scored = (Square, i32);

/// What to draw: a game up to the ply that was asked for, or a position, which is a game that
/// has not moved yet; and the scores that are stated for its moves.
fn subject(args: &Args) -> Result<(Game, Vec<Scored>), Failure> {
    match args.choice.only_one()? {
        Chosen::Games(games) => {
            let (number, record) = &games[0];
            Ok((up_to(record, *number, args.choice.ply)?, Vec::new()))
        }
        Chosen::Positions(_) if args.numbers => Err(no_numbers()),
        Chosen::Positions(positions) => {
            let (_, scored) = &positions[0];
            let stated = scored.scores.iter().filter_map(|known| Some((known.mv.square()?, known.score)));
            Ok((Game::from_position(scored.position), stated.collect()))
        }
    }
}

fn film<'a>(game: &'a Game, args: &Args) -> Film<'a> {
    Film {
        legal: !args.no_moves,
        coordinates: !args.no_coordinates,
        counts: !args.no_counts,
        theme: args.theme,
        pace: args.pace,
        ..Film::new(game)
    }
}

fn diagram<'a>(game: &'a Game, args: &Args) -> Numbers<'a> {
    Numbers {
        coordinates: !args.no_coordinates,
        counts: !args.no_counts,
        theme: args.theme,
        ..Numbers::new(game)
    }
}

fn picture(game: &Game, stated: Vec<Scored>, args: &Args, screen: &Screen) -> Picture {
    let scores = match stated {
        _ if !args.scores => Vec::new(),
        none if none.is_empty() => found(game.position(), args, screen),
        stated => stated,
    };
    Picture {
        legal: !args.no_moves,
        scores,
        coordinates: !args.no_coordinates,
        counts: !args.no_counts,
        theme: args.theme,
        ..Picture::of_game(game)
    }
}

/// The scores of all legal moves.
fn found(position: Position, args: &Args, screen: &Screen) -> Vec<Scored> {
    let (mut engine, _) = args.engine.engine(screen);
    let interrupt = Interrupt::catch();
    let limits = Strength::of_depth(LEVEL).limits(position).with_lines(Lines::All);
    // There are none when the game is over.
    let found = engine.search(position, &limits, interrupt.stop(), &mut |_| {}).ok();
    let lines = found.into_iter().flat_map(|found| found.lines);
    lines.filter_map(|line| Some((line.mv.square()?, line.score.discs()?.discs()))).collect()
}
