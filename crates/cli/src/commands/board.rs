//! `outflank board`: positions and games as pictures, for pages, papers and messages.

use crate::choice::{choose, no_numbers, no_plies, replayed, up_to};
use crate::failure::{Failure, Outcome};
use crate::input::{self, Input};
use crate::interrupt::Interrupt;
use crate::output::{check_place, write_bytes};
use crate::screen::Screen;
use crate::search::EngineOptions;
use outflank_engine::{Lines, SearchError};
use outflank_formats::{Format, Pasted, ScoredPosition};
use outflank_picture::{Film, Numbers, Pace, Picture, Size, Theme};
use outflank_protocols::Strength;
use outflank_rules::{DiscDiff, Game, Move, Position, Square};
use std::ffi::OsString;
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
    /// A file, `-` for standard input, or the text itself: moves, a board, or any format
    #[arg(value_name = "GAME", allow_hyphen_values = true, value_parser = input::FirstWord)]
    what: OsString,

    /// The rest of a text that was not quoted
    #[arg(hide = true)]
    rest: Vec<String>,

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

    /// Draw the game or position with this number
    #[arg(long, value_name = "N")]
    game: Option<usize>,

    /// Draw a game after N plies (0 is the start); of a GIF, the last one
    #[arg(long, value_name = "N")]
    ply: Option<usize>,

    /// Width in pixels
    #[arg(long, value_name = "PIXELS", default_value = "480", value_parser = size)]
    size: Size,

    /// Seconds each position of a GIF stays
    #[arg(long, value_name = "SECONDS", default_value = "1", value_parser = pace)]
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

    /// Format of the input [default: found out]
    #[arg(long, value_name = "FORMAT", value_parser = input::format())]
    from: Option<Format>,

    #[command(flatten)]
    engine: EngineOptions,
}

/// Plies looked ahead for `--scores`.
const LEVEL: u32 = 10;

fn size(text: &str) -> Result<Size, String> {
    let (least, most) = (Size::SMALLEST, Size::LARGEST);
    text.parse()
        .ok()
        .and_then(Size::new)
        .ok_or_else(|| format!("a number from {least} to {most} is expected"))
}

fn pace(text: &str) -> Result<Pace, String> {
    let hundredths = text.parse::<f64>().ok().map(|seconds| (seconds * 100.0).round());
    hundredths
        .filter(|time| (0.0..=60_000.0).contains(time))
        .and_then(|time| Pace::hundredths(time as u16))
        .ok_or_else(|| "a number of seconds from 0.05 to 60 is expected".to_owned())
}

fn theme() -> input::ByName<Theme> {
    let read = |text: &str| {
        let looks = || Theme::ALL.map(Theme::name).join(", ");
        Theme::from_name(text).ok_or_else(|| format!("the looks are {}", looks()))
    };
    input::ByName { read, names: || Theme::ALL.map(Theme::name).to_vec() }
}

/// What kind of picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Svg,
    Png,
    Gif,
}

impl Kind {
    fn of(args: &Args) -> Result<Kind, Failure> {
        let named = |path: &Path| match path.extension()?.to_str()?.to_ascii_lowercase().as_str() {
            "svg" => Some(Kind::Svg),
            "png" => Some(Kind::Png),
            "gif" => Some(Kind::Gif),
            _ => None,
        };
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
}

/// Draws what was given.
pub fn run(args: Args, screen: &mut Screen) -> Result<Outcome, Failure> {
    let kind = Kind::of(&args)?;
    match &args.out {
        Some(path) => check_place(path, args.force)?,
        None if kind != Kind::Svg && io::stdout().is_terminal() => {
            return Err(Failure::refused("a picture is no text for a terminal: name a file with --out"));
        }
        None => {}
    }
    let bytes = match (kind, subject(&args)?) {
        (Kind::Gif, Subject::Game(game)) => film(&game, &args).gif(args.size),
        (Kind::Gif, Subject::Position(scored)) => {
            film(&Game::from_position(scored.position), &args).gif(args.size)
        }
        (_, Subject::Position(_)) if args.numbers => return Err(no_numbers()),
        (kind, Subject::Game(game)) if args.numbers => {
            let diagram = diagram(&game, &args);
            if kind == Kind::Svg { diagram.svg().into_bytes() } else { diagram.png(args.size) }
        }
        (kind, subject) => {
            let picture = picture(&subject, &args, screen)?;
            if kind == Kind::Svg { picture.svg().into_bytes() } else { picture.png(args.size) }
        }
    };
    match &args.out {
        Some(path) => write_bytes(path, args.force, &bytes)?,
        None => screen.data().write_all(&bytes)?,
    }
    Ok(Outcome::Good)
}

/// What to draw.
enum Subject {
    /// A game up to the ply that was asked for.
    Game(Game),
    Position(ScoredPosition),
}

fn subject(args: &Args) -> Result<Subject, Failure> {
    let input = Input::of_words(&args.what, &args.rest)?;
    match input.anything(args.from)? {
        Pasted::Games(_, games) => {
            let (number, record) = the_one(choose(&input, &games, args.game, "game")?, "games")?;
            Ok(Subject::Game(up_to(&replayed(record)?, number, args.ply)?))
        }
        Pasted::Positions(_, positions) => {
            if args.ply.is_some_and(|ply| ply > 0) {
                return Err(no_plies());
            }
            let (_, scored) = the_one(choose(&input, &positions, args.game, "position")?, "positions")?;
            Ok(Subject::Position(scored.clone()))
        }
    }
}

fn the_one<'a, T>(chosen: Vec<(usize, &'a T)>, kind: &str) -> Result<(usize, &'a T), Failure> {
    match chosen.as_slice() {
        [only] => Ok(*only),
        several => {
            let count = several.len();
            Err(Failure::Refused(format!(
                "there are {count} {kind}: choose one with --game 1 to --game {count}"
            )))
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

fn picture(subject: &Subject, args: &Args, screen: &Screen) -> Result<Picture, Failure> {
    let (position, last, ply) = match subject {
        Subject::Game(game) => {
            let last = game.squares_played().last();
            (game.position(), last, game.moves_played().last().map(|mv| (game.ply(), mv)))
        }
        Subject::Position(scored) => (scored.position, None, None),
    };
    let stated = match subject {
        Subject::Position(scored) if args.scores => {
            scored.scores.iter().filter_map(|known| Some((known.mv.square()?, known.score))).collect()
        }
        _ => Vec::new(),
    };
    let scores = if args.scores && stated.is_empty() { found(position, args, screen)? } else { stated };
    Ok(Picture {
        position,
        last,
        legal: !args.no_moves,
        scores,
        coordinates: !args.no_coordinates,
        counts: !args.no_counts,
        ply,
        theme: args.theme,
    })
}

/// The scores of all legal moves.
fn found(position: Position, args: &Args, screen: &Screen) -> Result<Vec<(Square, i32)>, Failure> {
    let (mut engine, _) = args.engine.engine(screen);
    let interrupt = Interrupt::catch();
    let limits = Strength::of_depth(LEVEL).limits(position).with_lines(Lines::All);
    let outcome = match engine.search(position, &limits, interrupt.stop(), &mut |_| {}) {
        Ok(outcome) => outcome,
        Err(SearchError::GameOver { .. }) => return Ok(Vec::new()),
    };
    let scored = outcome.lines.iter().filter_map(|line| {
        let Move::Place(square) = line.mv else { return None };
        Some((square, line.score.discs().map(DiscDiff::discs)?))
    });
    Ok(scored.collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_paces_and_looks_are_read() {
        assert_eq!(size("480").map(Size::width), Ok(480));
        assert_eq!(pace("0.5"), Ok(Pace::hundredths(50).expect("half a second")));
        assert_eq!((theme().read)("paper"), Ok(Theme::Paper));
        for text in ["", "0", "63", "4097", "x", "-1"] {
            assert!(size(text).is_err(), "{text}");
        }
        for text in ["", "0", "61", "x", "-1", "nan", "inf"] {
            assert!(pace(text).is_err(), "{text}");
        }
        assert!((theme().read)("velvet").is_err_and(|reason| reason.contains("felt, console, paper")));
    }
}
