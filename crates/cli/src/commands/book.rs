//! `outflank book`: openings thought about in advance.

use crate::choice::replayed;
use crate::failure::{Failure, Outcome};
use crate::interrupt::Interrupt;
use crate::numbers::Threads;
use crate::output::{self, write_bytes};
use crate::progress::Live;
use crate::screen::Screen;
use outflank_book::{Book, Growth, Searcher};
use outflank_engine::clock::Stopped;
use outflank_engine::{Engine, Settings};
use outflank_eval::Weights;
use outflank_files::Source;
use outflank_formats::{Format, Pasted, ScoredPosition, read_positions, write_positions};
use outflank_locale::Value;
use outflank_report::BookMoves;
use outflank_rules::{Game, Position};
use std::borrow::Cow;
use std::fs;
use std::path::{Path, PathBuf};

/// Raw arguments.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    outflank book show                            the first move\n  \
    outflank book show f5d6c3                     what the book knows after a line\n  \
    outflank book build --book my.book --positions 2000 --depth 16\n  \
    outflank book add --book my.book f5d6c3d3c4f4\n  \
    outflank book remove --book my.book f5f6\n  \
    outflank book export --book my.book my.obf    as text, a position a line\n  \
    outflank book import --book my.book my.obf    positions with scores, from anywhere\n\n\
    Without --book, `show` and `export` look into the book that comes with the program; the\n\
    others need a file of your own. A position is kept once for all eight symmetries. What a\n\
    move is worth follows from the positions behind it when the book has them.")]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

/// What to do with a book.
#[derive(Debug, clap::Subcommand)]
enum Command {
    /// The moves of a position and what they are worth
    Show(ShowArgs),
    /// Search the positions of a line and take them in
    Add(AddArgs),
    /// Let a book grow along good moves
    Build(BuildArgs),
    /// Take a position out
    Remove(RemoveArgs),
    /// Write a book as text, a position with its scores a line
    Export(ExportArgs),
    /// Take in positions with scores, of a book or of anybody's
    Import(ImportArgs),
}

#[derive(Debug, clap::Args)]
struct ShowArgs {
    /// Moves, a board, or a file with a game [default: the start]
    #[arg(value_name = "POSITION")]
    position: Vec<String>,

    /// The book
    #[arg(long, value_name = "FILE")]
    book: Option<PathBuf>,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Debug, clap::Args)]
struct AddArgs {
    /// Moves, or a file with games
    #[arg(value_name = "GAME", required = true)]
    game: Vec<String>,

    /// The book; it is made if it is not there
    #[arg(long, value_name = "FILE")]
    book: PathBuf,

    #[command(flatten)]
    thinking: Thinking,
}

#[derive(Debug, clap::Args)]
struct BuildArgs {
    /// The book; it is made if it is not there
    #[arg(long, value_name = "FILE")]
    book: PathBuf,

    /// Positions it shall hold
    #[arg(long, value_name = "N", default_value = "1000")]
    positions: usize,

    /// Discs a move may lose against the best to be followed
    #[arg(long, value_name = "DISCS", default_value_t = Growth::default().margin, value_parser = clap::value_parser!(i32).range(0..=64))]
    margin: i32,

    /// Plies from the start at most
    #[arg(long, value_name = "N", default_value_t = Growth::default().plies, value_parser = clap::value_parser!(u32).range(1..=50))]
    plies: u32,

    #[command(flatten)]
    thinking: Thinking,
}

#[derive(Debug, clap::Args)]
struct RemoveArgs {
    /// Moves, a board, or a file with a game
    #[arg(value_name = "POSITION", required = true)]
    position: Vec<String>,

    /// The book
    #[arg(long, value_name = "FILE")]
    book: PathBuf,
}

#[derive(Debug, clap::Args)]
struct ExportArgs {
    /// The file to write, in OBF
    #[arg(value_name = "OUT", default_value = "-")]
    out: PathBuf,

    /// The book
    #[arg(long, value_name = "FILE")]
    book: Option<PathBuf>,

    /// Replace OUT if it exists
    #[arg(long)]
    force: bool,
}

#[derive(Debug, clap::Args)]
struct ImportArgs {
    /// A file of positions with the scores of their moves, in OBF
    #[arg(value_name = "IN")]
    input: PathBuf,

    /// The book; it is made if it is not there
    #[arg(long, value_name = "FILE")]
    book: PathBuf,

    /// Plies that were looked ahead, for positions that do not tell
    #[arg(long, value_name = "N", default_value = "0", value_parser = clap::value_parser!(u8).range(0..=60))]
    depth: u8,
}

/// How positions are searched.
#[derive(Debug, clap::Args)]
struct Thinking {
    /// Plies to look ahead
    #[arg(long, value_name = "N", default_value = "16", value_parser = clap::value_parser!(u32).range(1..=40))]
    depth: u32,

    /// Moves of each position to score
    #[arg(long, value_name = "N", default_value = "4", value_parser = clap::value_parser!(u32).range(1..=30))]
    moves: u32,

    #[command(flatten)]
    threads: Threads,
}

/// Does what was asked.
pub fn run(args: Args, screen: &mut Screen) -> Result<Outcome, Failure> {
    match args.command {
        Command::Show(args) => show(&args, screen),
        Command::Add(args) => add(&args, screen),
        Command::Build(args) => build(&args, screen),
        Command::Remove(args) => remove(&args, screen),
        Command::Export(args) => export(&args, screen),
        Command::Import(args) => import(&args, screen),
    }
}

fn read(path: &Path) -> Result<Book, Failure> {
    let bytes = fs::read(path).map_err(Failure::file("read", path))?;
    Book::from_bytes(&bytes).map_err(|error| Failure::Refused(format!("{}: {error}", path.display())))
}

/// The book of a file, or the one that comes with the program.
fn read_or_shipped(path: Option<&Path>) -> Result<Cow<'static, Book>, Failure> {
    path.map_or(Ok(Cow::Borrowed(Book::embedded())), |path| read(path).map(Cow::Owned))
}

/// The book of a file, or an empty one for a new file.
fn read_or_new(path: &Path) -> Result<Book, Failure> {
    if path.exists() { read(path) } else { Ok(Book::new()) }
}

/// The last position of what was given; the start when nothing was.
pub(super) fn last_position(words: &[String]) -> Result<Position, Failure> {
    let Some((first, rest)) = words.split_first() else { return Ok(Position::START) };
    let input = Source::of_words(first, rest)?;
    let games = input.anything(None)?.to_games().map_err(Failure::refused)?;
    games.first().map(Game::position).ok_or_else(|| Failure::refused("there is no position in it"))
}

fn show(args: &ShowArgs, screen: &mut Screen) -> Result<Outcome, Failure> {
    let book = read_or_shipped(args.book.as_deref())?;
    let board = last_position(&args.position)?.board();
    let known = BookMoves::new(&book, board, screen.locale().language().code());
    screen.report(&known, args.json)?;
    Ok(Outcome::Good)
}

/// Memory of each engine.
const TABLE_BYTES: usize = 128 << 20;

impl Thinking {
    fn searcher(&self) -> Searcher {
        let settings = || Settings { table_bytes: TABLE_BYTES, ..Settings::default() };
        let engine = |_| Engine::new(settings(), Weights::embedded(), Box::new(Stopped));
        Searcher::new((0..self.threads.count()).map(engine).collect(), self.depth, self.moves)
    }
}

fn build(args: &BuildArgs, screen: &mut Screen) -> Result<Outcome, Failure> {
    let mut book = read_or_new(&args.book)?;
    let before = book.len();
    let growth = Growth { margin: args.margin, plies: args.plies, ..Growth::default() };
    let interrupt = Interrupt::catch();
    let live = Live::counting(args.positions as u64, before as u64);
    let mut searcher = args.thinking.searcher();
    let batch = searcher.batch();
    // Saved after every batch: a stop or a power failure loses little.
    book.expand(
        &growth,
        args.positions,
        batch,
        |boards| searcher.search(boards, interrupt.stop(), || live.advance()),
        |book| write_bytes(&args.book, true, &book.to_bytes()),
    )?;
    drop(live);
    finish(&book, before, &interrupt, screen)
}

fn add(args: &AddArgs, screen: &mut Screen) -> Result<Outcome, Failure> {
    let (first, rest) = args.game.split_first().expect("clap asks for one");
    let input = Source::of_words(first, rest)?;
    let Pasted::Games(_, games) = input.anything(None)? else {
        return Err(Failure::refused("a game is expected, not a position"));
    };
    let mut book = read_or_new(&args.book)?;
    let before = book.len();
    let games = games.iter().map(replayed).collect::<Result<Vec<Game>, Failure>>()?;
    let boards = book.missing_of(&games);
    let interrupt = Interrupt::catch();
    let live = Live::counting(boards.len() as u64, 0);
    let save = |book: &Book| write_bytes(&args.book, true, &book.to_bytes());
    book.take_in(&boards, &mut args.thinking.searcher(), interrupt.stop(), || live.advance(), save)?;
    drop(live);
    finish(&book, before, &interrupt, screen)
}

fn finish(
    book: &Book,
    before: usize,
    interrupt: &Interrupt,
    screen: &mut Screen,
) -> Result<Outcome, Failure> {
    let variables = [("added", (book.len() - before).into()), ("count", book.len().into())];
    screen.say("book-grown", &variables)?;
    if interrupt.was_asked() {
        screen.say("train-stopped", &[])?;
    }
    Ok(interrupt.outcome())
}

fn remove(args: &RemoveArgs, screen: &mut Screen) -> Result<Outcome, Failure> {
    let mut book = read(&args.book)?;
    let position = last_position(&args.position)?;
    if !book.remove(position.board()) {
        return Err(Failure::refused("the book does not have this position"));
    }
    write_bytes(&args.book, true, &book.to_bytes())?;
    screen.say("book-size", &[("count", book.len().into())])?;
    Ok(Outcome::Good)
}

fn export(args: &ExportArgs, screen: &mut Screen) -> Result<Outcome, Failure> {
    let book = read_or_shipped(args.book.as_deref())?;
    let positions: Vec<ScoredPosition> = book.positions().collect();
    if output::is_standard_output(&args.out) {
        write_positions(Format::Obf, &positions, &mut screen.data()).map_err(Failure::written(None))?;
        return Ok(Outcome::Good);
    }
    let failed = Failure::written(Some(&args.out));
    output::write_whole(&args.out, args.force, |out| write_positions(Format::Obf, &positions, out), failed)?;
    screen.say("book-size", &[("count", book.len().into())])?;
    Ok(Outcome::Good)
}

fn import(args: &ImportArgs, screen: &mut Screen) -> Result<Outcome, Failure> {
    let input = Source::of_path(&args.input)?;
    let positions =
        read_positions(Format::Obf, &input.bytes).map_err(|error| Failure::found_in(&input, error))?;
    let mut book = read_or_new(&args.book)?;
    let merged = book.merge(&positions, args.depth).map_err(|error| Failure::found_in(&input, error))?;
    write_bytes(&args.book, true, &book.to_bytes())?;
    let counts = [("added", merged.added), ("replaced", merged.replaced), ("kept", merged.kept)];
    let counts = counts.into_iter().chain([("count", book.len())]);
    let variables: Vec<(&str, Value<'_>)> = counts.map(|(name, count)| (name, count.into())).collect();
    screen.say("book-merged", &variables)?;
    Ok(Outcome::Good)
}
