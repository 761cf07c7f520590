//! `outflank book`: openings thought about in advance.

use crate::failure::{Failure, Outcome};
use crate::input::Input;
use crate::interrupt::Interrupt;
use crate::output::{self, write_bytes};
use crate::progress::Live;
use crate::screen::Screen;
use outflank_book::{Book, BookMove, Growth};
use outflank_data::openings;
use outflank_engine::clock::Stopped;
use outflank_engine::{Engine, Limits, Lines, Selectivity, Settings, Stop};
use outflank_eval::Weights;
use outflank_formats::{Format, Pasted, ScoredPosition, WriteError, read_positions, write_positions};
use outflank_locale::Value;
use outflank_rules::{Board, Color, Move, Position};
use outflank_text::strong;
use serde::Serialize;
use std::borrow::Cow;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

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

    /// Threads that search at the same time [default: one for each core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=512))]
    threads: Option<u16>,
}

#[derive(Serialize)]
struct Report {
    positions: usize,
    known: bool,
    depth: Option<u8>,
    moves: Vec<MoveReport>,
}

#[derive(Serialize)]
struct MoveReport {
    #[serde(rename = "move")]
    square: String,
    score: i8,
    known: bool,
    opening: Option<String>,
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
fn last_position(words: &[String]) -> Result<Position, Failure> {
    let Some((first, rest)) = words.split_first() else { return Ok(Position::START) };
    let input = Input::of_words(first, rest)?;
    let position = match input.anything(None)? {
        Pasted::Games(_, games) => games.first().map(|game| {
            game.moves.iter().fold(game.start, |position, recorded| {
                position.play(recorded.mv).expect("a reader has replayed the game")
            })
        }),
        Pasted::Positions(_, positions) => positions.first().map(|scored| scored.position),
    };
    position.ok_or_else(|| Failure::refused("there is no position in it"))
}

fn show(args: &ShowArgs, screen: &mut Screen) -> Result<Outcome, Failure> {
    let book = read_or_shipped(args.book.as_deref())?;
    let position = last_position(&args.position)?;
    let board = position.board();
    let moves: Vec<MoveReport> = book
        .moves(board)
        .unwrap_or_default()
        .into_iter()
        .map(|BookMove { square, score }| {
            let after = board.play(square).expect("a book holds legal moves");
            MoveReport {
                square: square.to_string(),
                score,
                known: book.contains(after),
                opening: openings::of(after)
                    .map(|opening| opening.name(screen.locale().language().code()).to_owned()),
            }
        })
        .collect();
    let report = Report { positions: book.len(), known: !moves.is_empty(), depth: book.depth(board), moves };
    if args.json {
        screen.json(&report)?;
        return Ok(Outcome::Good);
    }
    if report.known {
        let depth = report.depth.unwrap_or(0);
        writeln!(
            screen,
            "{}",
            strong(&screen.text("book-moves", &[("depth", depth.into())]), screen.style())
        )?;
        for kept in &report.moves {
            let more = if kept.known { "…" } else { "" };
            writeln!(
                screen,
                "  {}  {:+3}  {}{more}",
                kept.square,
                kept.score,
                kept.opening.as_deref().map_or_else(String::new, |name| format!("{name} "))
            )?;
        }
    } else {
        writeln!(screen, "{}", screen.text("book-unknown", &[]))?;
    }
    writeln!(screen, "{}", screen.text("book-size", &[("count", report.positions.into())]))?;
    Ok(Outcome::Good)
}

/// Searches boards on several threads; nothing for those that a stop left out.
struct Searcher<'a> {
    thinking: &'a Thinking,
    engines: Vec<Engine>,
}

/// Memory of each engine.
const TABLE_BYTES: usize = 128 << 20;

impl Searcher<'_> {
    fn new(thinking: &Thinking) -> Searcher<'_> {
        let threads = thinking
            .threads
            .map_or_else(|| thread::available_parallelism().map_or(1, usize::from), usize::from);
        let settings = || Settings { table_bytes: TABLE_BYTES, ..Settings::default() };
        let engine = |_| Engine::new(settings(), Weights::embedded(), Box::new(Stopped));
        Searcher { thinking, engines: (0..threads).map(engine).collect() }
    }

    /// How many boards keep all threads busy.
    fn batch(&self) -> usize {
        self.engines.len() * 4
    }

    fn search(
        &mut self,
        boards: &[Board],
        stop: &Stop,
        on_each: impl Fn() + Sync,
    ) -> Vec<Option<(u8, Vec<BookMove>)>> {
        let next = AtomicUsize::new(0);
        let found = Mutex::new(vec![None; boards.len()]);
        let thinking = self.thinking;
        thread::scope(|scope| {
            for engine in &mut self.engines {
                scope.spawn(|| {
                    let engine = engine;
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        let Some(&board) = boards.get(number) else { return };
                        let scored = search_one(engine, board, thinking, stop);
                        found.lock().expect("no thread panics here")[number] = scored;
                        on_each();
                    }
                });
            }
        });
        found.into_inner().expect("all threads are done")
    }
}

fn search_one(
    engine: &mut Engine,
    board: Board,
    thinking: &Thinking,
    stop: &Stop,
) -> Option<(u8, Vec<BookMove>)> {
    let depth = thinking.depth.min(board.empties());
    let limits = Limits::depth(depth, Selectivity::FASTEST).with_lines(Lines::Best(thinking.moves));
    let position = Position::from_board(board, Color::Black);
    let outcome = engine.search(position, &limits, stop, &mut |_| {}).ok()?;
    if !outcome.complete {
        return None;
    }
    let mut moves = Vec::new();
    for line in &outcome.lines {
        if let (Move::Place(square), Some(discs)) = (line.mv, line.score.discs()) {
            moves.push(BookMove { square, score: discs.discs() as i8 });
        }
    }
    (!moves.is_empty()).then_some((depth as u8, moves))
}

fn build(args: &BuildArgs, screen: &mut Screen) -> Result<Outcome, Failure> {
    let mut book = read_or_new(&args.book)?;
    let before = book.len();
    let growth = Growth { margin: args.margin, plies: args.plies, ..Growth::default() };
    let interrupt = Interrupt::catch();
    let live = Live::counting(args.positions as u64, before as u64);
    let mut searcher = Searcher::new(&args.thinking);
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
    let input = Input::of_words(first, rest)?;
    let Pasted::Games(_, games) = input.anything(None)? else {
        return Err(Failure::refused("a game is expected, not a position"));
    };
    let mut book = read_or_new(&args.book)?;
    let before = book.len();
    let mut boards: Vec<Board> = Vec::new();
    for game in &games {
        let mut position = game.start;
        for recorded in &game.moves {
            let board = position.board().canonical().0;
            if recorded.mv != Move::Pass && !book.contains(board) && !boards.contains(&board) {
                boards.push(board);
            }
            position = position.play(recorded.mv).expect("a reader has replayed the game");
        }
    }
    let interrupt = Interrupt::catch();
    let live = Live::counting(boards.len() as u64, 0);
    let mut searcher = Searcher::new(&args.thinking);
    for part in boards.chunks(searcher.batch()) {
        let found = searcher.search(part, interrupt.stop(), || live.advance());
        for (board, found) in part.iter().zip(found) {
            if let Some((depth, moves)) = found {
                book.insert(*board, depth, moves).expect("a search gives legal moves");
            }
        }
        write_bytes(&args.book, true, &book.to_bytes())?;
        if interrupt.was_asked() {
            break;
        }
    }
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
    writeln!(screen, "{}", screen.text("book-grown", &variables))?;
    if interrupt.was_asked() {
        writeln!(screen, "{}", screen.text("train-stopped", &[]))?;
        return Ok(Outcome::Interrupted);
    }
    Ok(Outcome::Good)
}

fn remove(args: &RemoveArgs, screen: &mut Screen) -> Result<Outcome, Failure> {
    let mut book = read(&args.book)?;
    let position = last_position(&args.position)?;
    if !book.remove(position.board()) {
        return Err(Failure::refused("the book does not have this position"));
    }
    write_bytes(&args.book, true, &book.to_bytes())?;
    writeln!(screen, "{}", screen.text("book-size", &[("count", book.len().into())]))?;
    Ok(Outcome::Good)
}

fn export(args: &ExportArgs, screen: &mut Screen) -> Result<Outcome, Failure> {
    let book = read_or_shipped(args.book.as_deref())?;
    let positions: Vec<ScoredPosition> = book.positions().collect();
    if output::is_standard_output(&args.out) {
        let written = write_positions(Format::Obf, &positions, &mut screen.data());
        written.map_err(|error| match error {
            WriteError::Io(error) => Failure::Output(error),
            error => Failure::refused(error),
        })?;
        return Ok(Outcome::Good);
    }
    let failed = |error| Failure::Refused(format!("{}: {error}", args.out.display()));
    output::write_whole(&args.out, args.force, |out| write_positions(Format::Obf, &positions, out), failed)?;
    writeln!(screen, "{}", screen.text("book-size", &[("count", book.len().into())]))?;
    Ok(Outcome::Good)
}

fn import(args: &ImportArgs, screen: &mut Screen) -> Result<Outcome, Failure> {
    let input = Input::of_path(&args.input)?;
    let positions = read_positions(Format::Obf, &input.bytes).map_err(|error| input.fault(error))?;
    let mut book = read_or_new(&args.book)?;
    let merged = book.merge(&positions, args.depth).map_err(|error| input.fault(error))?;
    write_bytes(&args.book, true, &book.to_bytes())?;
    let counts = [("added", merged.added), ("replaced", merged.replaced), ("kept", merged.kept)];
    let counts = counts.into_iter().chain([("count", book.len())]);
    let variables: Vec<(&str, Value<'_>)> = counts.map(|(name, count)| (name, count.into())).collect();
    writeln!(screen, "{}", screen.text("book-merged", &variables))?;
    Ok(Outcome::Good)
}
