//! The library: how long imports and lookups take and how large it gets, on WTHOR and on games made
//! by changing real ones: `cargo xtask bench library FOLDER [--games N]`.

use outflank_formats::wthor::{NameFile, Names};
use outflank_formats::{Format, GameRecord, records};
use outflank_library::{Filter, StoredGame, walk};
use outflank_rules::{Board, Game, Rng, Square};
use outflank_store::library::Library;
use std::convert::Infallible;
use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

const USAGE: &str = "usage: library FOLDER [--games N] [--in DIR]

  FOLDER     .wtb files with their .JOU and .TRN
  --games N  grow to N games, made by changing real ones (those of the folder)
  --in DIR   where the files are made (a temporary directory)";

/// Games that are added at a time while growing.
const LOT: usize = 160_000;
/// Positions that are looked up.
const LOOKUPS: usize = 10_000;

type Outcome<T> = Result<T, Box<dyn Error>>;

struct Options {
    folder: PathBuf,
    games: usize,
    place: PathBuf,
}

fn main() -> ExitCode {
    let Some(options) = options() else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    match measure(&options) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("library: {error}");
            ExitCode::FAILURE
        }
    }
}

fn options() -> Option<Options> {
    let mut arguments = std::env::args().skip(1);
    let folder = arguments.next().filter(|word| !word.starts_with('-'))?.into();
    let mut options = Options { folder, games: 0, place: std::env::temp_dir() };
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--games" => options.games = arguments.next()?.parse().ok()?,
            "--in" => options.place = arguments.next()?.into(),
            _ => return None,
        }
    }
    Some(options)
}

fn measure(options: &Options) -> Outcome<()> {
    let directory = tempfile::tempdir_in(&options.place)?;
    let file = directory.path().join("library.db");
    let library = Library::open(&file)?;
    let mut all = Vec::new();
    let started = Instant::now();
    for (path, names) in files(&options.folder)? {
        let bytes = std::fs::read(&path)?;
        let games = records(Format::Wthor, &bytes, &names);
        let mut games = games.map(|record| record.map(|record| StoredGame::of(&record))).inspect(|game| {
            all.extend(game.as_ref().ok().cloned());
        });
        library.import("WTHOR", &mut games, &mut |_| true)?;
    }
    let imported = started.elapsed();
    library.index(&mut |_, _| true)?;
    println!("import of {} games {:.1?}, index {:.1?}", all.len(), imported, started.elapsed() - imported);
    tell(&library, &all)?;
    let real = all.len();
    let mut count = real;
    let mut told = count;
    while count < options.games {
        let lot = LOT.min(options.games - count);
        let made: Vec<StoredGame> =
            (count..count + lot).map(|number| changed(&all[number % real], number as u64)).collect();
        let started = Instant::now();
        library.import("Made", &mut made.into_iter().map(Ok::<_, Infallible>), &mut |_| true)?;
        let imported = started.elapsed();
        library.index(&mut |_, _| true)?;
        count += lot;
        if count >= told * 2 || count == options.games {
            told = count;
            println!(
                "\nlast lot of {lot}: import {imported:.1?}, index {:.1?}",
                started.elapsed() - imported
            );
            tell(&library, &all)?;
        }
    }
    Ok(())
}

/// The files of games with the names of the folder.
fn files(folder: &Path) -> Outcome<Vec<(PathBuf, Names)>> {
    let mut paths: Vec<PathBuf> = std::fs::read_dir(folder)?.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    let called = |path: &Path, extension: &str| {
        path.extension().is_some_and(|found| found.eq_ignore_ascii_case(extension))
    };
    let names_in = |extension, kind: NameFile| -> Outcome<Vec<String>> {
        let Some(path) = paths.iter().find(|path| called(path, extension)) else { return Ok(Vec::new()) };
        Ok(kind.read(&std::fs::read(path)?)?)
    };
    let names = Names {
        players: names_in("jou", NameFile::Players)?,
        tournaments: names_in("trn", NameFile::Tournaments)?,
    };
    let games = paths.iter().filter(|path| called(path, "wtb"));
    Ok(games.map(|path| (path.clone(), names.clone())).collect())
}

/// A game that begins as a real one and goes on by chance.
fn changed(game: &StoredGame, seed: u64) -> StoredGame {
    let mut rng = Rng::of(&[seed, 19]);
    let keep = 6 + rng.below(30) as usize;
    let squares = game.moves.iter().take(keep).filter_map(|&at| Square::new(usize::from(at)));
    let mut made = Game::from_position(game.start);
    for square in squares {
        if made.play(square).is_err() {
            break;
        }
    }
    while rng.play(&mut made) {}
    let mut record = GameRecord::from(&made);
    let tags = &mut record.tags;
    (tags.black, tags.white) = (game.header.white.clone(), game.header.black.clone());
    (tags.event, tags.date) = (game.header.event.clone(), game.header.date.clone());
    StoredGame::of(&record)
}

/// Size, and how long lookups take.
fn tell(library: &Library, games: &[StoredGame]) -> Outcome<()> {
    let extent = library.extent()?;
    println!(
        "{} games: {:.1} MB on disk, index {:.1} MB in {} segments",
        extent.games,
        extent.bytes as f64 / 1e6,
        extent.index_bytes as f64 / 1e6,
        extent.segments
    );
    let boards = boards(games);
    let explored = |board| library.explore(board, Filter::default()).map(|found| found.explored.tally.games);
    println!("  explore, any position: {}", times(&boards, explored)?);
    let early: Vec<Board> = boards.iter().copied().filter(|board| board.empties() > 46).collect();
    println!("  explore, 14 moves in at most: {}", times(&early, explored)?);
    let years = Filter { years: Some(1990..=1999), ..Filter::default() };
    let of_years = |board| library.explore(board, years.clone()).map(|found| found.explored.tally.games);
    println!("  the same, of ten years: {}", times(&early, of_years)?);
    let players = Filter { players: Some(library.players("tamenori")?), ..Filter::default() };
    let of_player = |board| library.explore(board, players.clone()).map(|found| found.explored.tally.games);
    println!("  the same, of one player: {}", times(&early[..early.len().min(500)], of_player)?);
    Ok(())
}

/// Positions of games by chance.
fn boards(games: &[StoredGame]) -> Vec<Board> {
    let mut rng = Rng::of(&[LOOKUPS as u64]);
    let mut board = || {
        let game = &games[rng.below(games.len() as u32) as usize];
        let ply = rng.below(game.moves.len() as u32 + 1) as usize;
        walk(game.start, &game.moves).nth(ply).map_or(Board::START, |step| step.board)
    };
    (0..LOOKUPS).map(|_| board()).collect()
}

fn times<E: Error + 'static>(
    boards: &[Board],
    mut look_up: impl FnMut(Board) -> Result<u64, E>,
) -> Outcome<String> {
    let mut times = Vec::with_capacity(boards.len());
    for &board in boards {
        let started = Instant::now();
        look_up(board)?;
        times.push(started.elapsed());
    }
    times.sort_unstable();
    let at = |part: usize| -> Duration { times[(times.len() - 1) * part / 1000] };
    Ok(format!(
        "median {:.2?}, p99 {:.2?}, p99.9 {:.2?}, longest {:.2?}",
        at(500),
        at(990),
        at(999),
        at(1000)
    ))
}
