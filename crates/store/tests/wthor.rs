//! All tournament games of the WTHOR database in a library: counted rightly, and how fast. Run with
//! `--nocapture` it tells its figures.

use outflank_files::game_files;
use outflank_library::{Explorer, Filter, Seen, StoredGame, walk};
use outflank_rules::{Board, Rng, Symmetry};
use outflank_store::library::{AddedFile, Adding, Library, LibraryQuery, Order};
use std::path::Path;
use std::time::Instant;

/// Ten positions: popular ones, openings with names, and some deep in games.
fn boards(games: &[StoredGame]) -> Vec<Board> {
    let after = |line: &str| {
        let names = line.as_bytes().chunks(2).map(|name| std::str::from_utf8(name).unwrap().parse().unwrap());
        names.fold(Board::START, |board, square| board.play(square).unwrap())
    };
    let lines = ["", "f5", "f5d6", "f5f6", "f5d6c3d3c4", "f5d6c4d3c5"];
    let deep =
        |number: usize, ply: usize| walk(games[number].start, &games[number].moves).nth(ply).unwrap().board;
    let last = games.len() - 1;
    lines
        .map(after)
        .into_iter()
        .chain([deep(0, 9), deep(last / 3, 15), deep(last / 2, 30), deep(last, 50)])
        .collect()
}

fn add(library: &Library, folder: &Path) -> (u64, u64) {
    let mut games = (0, 0);
    for file in game_files(&[folder.to_owned()]).unwrap() {
        match library.add_file(&file, Adding::default(), &mut |_| true).unwrap() {
            AddedFile::In { games: found, .. } => games = (games.0 + found.added, games.1 + found.known),
            other => panic!("{}: {other:?}", file.path.display()),
        }
    }
    games
}

#[test]
fn ten_positions_of_all_tournament_games_are_counted_as_by_reading_all() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data/wthor");
    if !folder.is_dir() {
        println!("NOT RUN: there is no {}", folder.display());
        return;
    }
    let place = tempfile::tempdir().unwrap();
    let library = Library::open(&place.path().join("library.db")).unwrap();
    let begun = Instant::now();
    let (added, known) = add(&library, &folder);
    let read = begun.elapsed();
    library.index(&mut |_, _| true).unwrap();
    let indexed = begun.elapsed();
    assert!(added > 100_000, "{added} {known}");
    let begun = Instant::now();
    assert_eq!(add(&library, &folder), (0, added + known), "a second time nothing is added");
    let again = begun.elapsed();
    let extent = library.extent().unwrap();
    println!(
        "{added} games added, {known} of them twice in the files: read after {read:.1?}, indexed after {indexed:.1?}"
    );
    println!("a second time {again:.1?}; {extent:?}");

    let query = LibraryQuery { order: Order::Number, ..LibraryQuery::default() };
    let mut games = Vec::new();
    library
        .each(&query, &mut |found| {
            games.push(found.game);
            true
        })
        .unwrap();
    assert_eq!((games.len() as u64, extent.games), (added, added));
    for board in boards(&games) {
        let mut slowly = Explorer::new(board, Filter::default());
        for (number, game) in (1..).zip(&games) {
            slowly.add(&Seen::new(number, game));
        }
        let expected = slowly.finish(&|_| 0);
        assert!(expected.tally.games > 0);
        for symmetry in Symmetry::ALL {
            let found = library.explore(symmetry.board(board), Filter::default()).unwrap().explored;
            assert_eq!((found.tally, found.ended), (expected.tally, expected.ended), "{board} {symmetry:?}");
            assert_eq!(found.moves.len(), expected.moves.len());
            for row in &expected.moves {
                let squares = symmetry.set(row.squares);
                let other =
                    found.moves.iter().find(|other| other.squares == squares).expect("the same moves");
                assert_eq!((other.tally, other.last_year), (row.tally, row.last_year));
            }
        }
    }

    let mut rng = Rng::new(1);
    let mut below = |count: usize| rng.below(count as u32) as usize;
    let mut times: Vec<_> = (0..2000)
        .map(|_| {
            let game = &games[below(games.len())];
            let boards: Vec<Board> = walk(game.start, &game.moves).map(|step| step.board).collect();
            let board = boards[below(boards.len())];
            let begun = Instant::now();
            assert!(library.explore(board, Filter::default()).unwrap().explored.tally.games > 0);
            begun.elapsed()
        })
        .collect();
    times.sort();
    println!(
        "explore, 2000 positions: median {:?}, 99 % {:?}, worst {:?}",
        times[1000], times[1980], times[1999]
    );
}
