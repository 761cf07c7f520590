//! The library: what goes in comes out, positions are counted rightly, and nothing is ever half.

use outflank_formats::{Format, GameRecord, RecordedMove, read_games};
use outflank_library::{Explored, Explorer, Filter, Seen, StoredGame, walk};
use outflank_rules::{Board, Color, Rng, Symmetry};
use outflank_store::library::{ImportError, Library, LibraryError, LibraryQuery, Order, Winner};
use std::collections::BTreeSet;
use std::convert::Infallible;
use tempfile::TempDir;

fn library() -> (TempDir, Library) {
    let directory = tempfile::tempdir().unwrap();
    let library = Library::open(&directory.path().join("library.db")).unwrap();
    (directory, library)
}

/// Games by chance that begin alike, by a few players over a few years.
fn games(numbers: std::ops::Range<u64>) -> Vec<StoredGame> {
    let game = |number| {
        // Twelve openings of six moves, so that many positions are shared.
        let mut game = Rng::of(&[number % 12]).game(6).expect("six moves are always there");
        let mut rng = Rng::of(&[number, 1]);
        let symmetry = Symmetry::OF_START[number as usize % 4];
        while rng.play(&mut game) {}
        let mut record = GameRecord::from(&game);
        for recorded in &mut record.moves {
            let turned = recorded.mv.square().map(|square| symmetry.square(square).into());
            *recorded = RecordedMove::from(turned.unwrap_or(recorded.mv));
        }
        record.tags.black = Some(format!("Player {}", number % 5));
        record.tags.white = Some(format!("Joueur Éric {}", number % 7));
        record.tags.event = Some(format!("Cup {}", number % 3));
        record.tags.date = Some((1990 + number % 9).to_string());
        StoredGame::of(&record)
    };
    numbers.map(game).collect()
}

fn import(library: &Library, collection: &str, games: &[StoredGame]) -> (u64, u64) {
    let mut all = games.iter().cloned().map(Ok::<_, Infallible>);
    let imported = library.import(collection, &mut all, &mut |_| true).unwrap();
    (imported.added, imported.known)
}

fn index(library: &Library) {
    library.index(&mut |_, _| true).unwrap();
}

/// The same by reading all games, one after the other.
fn slowly(board: Board, filter: Filter, games: &[StoredGame]) -> Explored {
    let mut explorer = Explorer::new(board, filter);
    for (number, game) in (1..).zip(games) {
        explorer.add(&Seen::new(number, game));
    }
    explorer.finish(&|_| 0)
}

fn same_counts(library: &Library, board: Board, filter: &Filter, games: &[StoredGame]) {
    let expected = slowly(board, filter.clone(), games);
    for symmetry in Symmetry::ALL {
        let found = library.explore(symmetry.board(board), filter.clone()).unwrap().explored;
        assert_eq!((found.tally, found.ended), (expected.tally, expected.ended), "{board} {symmetry:?}");
        assert_eq!(found.moves.len(), expected.moves.len());
        for row in &expected.moves {
            let squares = symmetry.set(row.squares);
            let other = found.moves.iter().find(|other| other.squares == squares).expect("the same moves");
            assert_eq!((other.tally, other.last_year), (row.tally, row.last_year));
        }
    }
}

/// Boards of a game: the start, one after a few moves, one late, the last.
fn boards(game: &StoredGame) -> Vec<Board> {
    let steps: Vec<Board> = walk(game.start, &game.moves).map(|step| step.board).collect();
    [0, 1, 3, 5, 6, 8, 20, 40, steps.len() - 1]
        .into_iter()
        .filter_map(|ply| steps.get(ply).copied())
        .collect()
}

#[test]
fn positions_are_counted_as_by_reading_all_games() {
    let (_directory, library) = library();
    let all = games(0..900);
    // In several lots, so that segments are merged and positions become popular by that.
    for lot in all.chunks(150) {
        assert_eq!(import(&library, "chance", lot), (150, 0));
        index(&library);
    }
    assert_eq!(library.extent().unwrap().segments, 1);
    let years = Filter { years: Some(1992..=1994), ..Filter::default() };
    for filter in [Filter::default(), years] {
        for number in [0, 7, 433, 899] {
            for board in boards(&all[number]) {
                same_counts(&library, board, &filter, &all);
            }
        }
    }
}

#[test]
fn filters_by_player_and_collection_count_rightly() {
    let (_directory, library) = library();
    let all = games(0..400);
    import(&library, "one", &all[..250]);
    import(&library, "other", &all[250..]);
    index(&library);
    let other = Filter {
        collections: Some(BTreeSet::from([library.collection("other").unwrap()])),
        ..Filter::default()
    };
    let of_player: Vec<StoredGame> =
        all.iter().filter(|game| game.header.black.as_deref() == Some("Player 3")).cloned().collect();
    let player = Filter { players: Some(library.players("player 3").unwrap()), ..Filter::default() };
    for board in boards(&all[8]) {
        let found = library.explore(board, other.clone()).unwrap().explored;
        assert_eq!(found.tally, slowly(board, Filter::default(), &all[250..]).tally);
        let found = library.explore(board, player.clone()).unwrap().explored;
        assert_eq!(found.tally, slowly(board, Filter::default(), &of_player).tally);
    }
    let explored = library.explore(Board::START, player).unwrap();
    assert!(explored.players.values().any(|name| name == "Player 3"), "{explored:?}");
    assert_eq!(library.players("ERIC joueur 2").unwrap().len(), 1);
}

#[test]
fn a_second_import_adds_nothing_and_games_come_back_as_they_were() {
    let (directory, library) = library();
    let text = "(;FF[4]GM[2]SZ[8]PB[Ana]PW[Ben]EV[Cup]RO[3]DT[2024-05-01];B[f5]C[first];W[d6](;B[c3];W[d3])(;B[c5]))";
    let record = read_games(Format::Sgf, text.as_bytes()).unwrap().remove(0);
    let mut all = games(0..50);
    all.push(StoredGame::of(&record));
    assert_eq!(import(&library, "all", &all), (51, 0));
    assert_eq!(import(&library, "again", &all), (0, 51));
    drop(library);
    let library = Library::open(&directory.path().join("library.db")).unwrap();
    let names: Vec<String> = library.collections().unwrap().into_iter().map(|found| found.name).collect();
    assert_eq!(names, ["all"]);
    let query = LibraryQuery { order: Order::Number, ..LibraryQuery::default() };
    let hits = library.find(&query).unwrap();
    assert_eq!(hits.games.iter().map(|hit| &hit.game).collect::<Vec<_>>(), all.iter().collect::<Vec<_>>());
    assert_eq!(hits.games[50].game.to_record(), record);
}

#[test]
fn a_file_comes_in_whole_or_not_at_all() {
    let (_directory, library) = library();
    let good = games(0..20);
    let mut broken = good.iter().cloned().map(Ok).chain([Err("broken")]);
    let refused = library.import("broken", &mut broken, &mut |_| true);
    assert!(matches!(refused, Err(ImportError::Game("broken"))));
    let mut stopped = good.iter().cloned().map(Ok::<_, Infallible>);
    let refused = library.import("stopped", &mut stopped, &mut |read| read < 10);
    assert!(matches!(refused, Err(ImportError::Library(LibraryError::Stopped))));
    assert_eq!((library.extent().unwrap().games, library.collections().unwrap()), (0, Vec::new()));
    assert!(library.players("player").unwrap().is_empty());
    assert_eq!(import(&library, "whole", &good), (20, 0));
}

#[test]
fn an_index_that_was_stopped_goes_on_and_one_that_is_gone_is_made_again() {
    let (_directory, library) = library();
    let all = games(0..200);
    import(&library, "all", &all);
    assert!(matches!(library.index(&mut |_, _| false), Err(LibraryError::Stopped)));
    assert_eq!(library.extent().unwrap().unindexed, 200);
    index(&library);
    assert_eq!(library.extent().unwrap().unindexed, 0);
    library.forget_index().unwrap();
    assert_eq!(library.extent().unwrap().unindexed, 200);
    index(&library);
    same_counts(&library, Board::START, &Filter::default(), &all);
}

#[test]
fn a_collection_that_is_removed_is_gone_from_everywhere() {
    let (_directory, library) = library();
    let all = games(0..450);
    for (name, lot) in ["a", "b", "c"].into_iter().zip(all.chunks(150)) {
        import(&library, name, lot);
    }
    index(&library);
    assert_eq!(library.remove("b").unwrap(), 150);
    assert!(matches!(library.remove("b"), Err(LibraryError::NoCollection(_))));
    index(&library);
    let left = [&all[..150], &all[300..]].concat();
    for board in boards(&all[5]) {
        same_counts(&library, board, &Filter::default(), &left);
    }
    assert_eq!(
        library.count(&LibraryQuery { position: Some(Board::START), ..LibraryQuery::default() }).unwrap(),
        300
    );
    assert_eq!(import(&library, "b", &all[150..300]), (150, 0));
    index(&library);
    same_counts(&library, Board::START, &Filter::default(), &all);
}

#[test]
fn games_are_found_by_what_is_known_of_them() {
    let (_directory, library) = library();
    let all = games(0..300);
    import(&library, "all", &all);
    index(&library);
    let count = |query: &LibraryQuery, fits: &dyn Fn(&StoredGame) -> bool| {
        let expected = all.iter().filter(|game| fits(game)).count();
        assert!(expected > 0);
        let hits = library.find(query).unwrap();
        assert_eq!((hits.total as usize, hits.games.len()), (expected, expected), "{query:?}");
        assert!(hits.games.iter().all(|hit| fits(&hit.game)));
    };
    let query = LibraryQuery::default;
    let black = |game: &StoredGame, name: &str| game.header.black.as_deref() == Some(name);
    let white = |game: &StoredGame, name: &str| game.header.white.as_deref() == Some(name);
    let (player, opponent) = ("player 2".to_owned(), "joueur eric 3".to_owned());
    count(&LibraryQuery { player: player.clone(), ..query() }, &|game| black(game, "Player 2"));
    let both = LibraryQuery { player: opponent.clone(), opponent: player.clone(), ..query() };
    count(&both, &|game| black(game, "Player 2") && white(game, "Joueur Éric 3"));
    let won = LibraryQuery { player: opponent, winner: Some(Winner::Player), ..query() };
    count(&won, &|game| white(game, "Joueur Éric 3") && game.header.result.winner() == Some(Color::White));
    count(&LibraryQuery { event: "CUP 1".to_owned(), ..query() }, &|game| {
        game.header.event.as_deref() == Some("Cup 1")
    });
    count(&LibraryQuery { years: Some(1991..=1992), ..query() }, &|game| {
        matches!(game.header.year, Some(1991 | 1992))
    });
    count(&LibraryQuery { winner: Some(Winner::Color(Color::White)), ..query() }, &|game| {
        game.header.result.winner() == Some(Color::White)
    });
    for board in boards(&all[4]) {
        let query = LibraryQuery { position: Some(Symmetry::Rotate90.board(board)), ..query() };
        let position = outflank_library::Turned::of(board);
        count(&query, &|game| Seen::new(1, game).has(&position));
    }
    let page = LibraryQuery { order: Order::Result, limit: Some(10), offset: 5, ..query() };
    let hits = library.find(&page).unwrap();
    let results: Vec<_> = hits.games.iter().map(|hit| hit.game.header.result.to_number()).collect();
    assert_eq!((hits.total, results.len(), results.is_sorted_by(|one, other| one >= other)), (300, 10, true));
}

#[test]
fn other_files_are_refused_and_left_alone() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("library.db");
    std::fs::write(&path, "this is no library, but somebody's notes about one").unwrap();
    let before = std::fs::read(&path).unwrap();
    assert!(Library::open(&path).is_err());
    assert_eq!(std::fs::read(&path).unwrap(), before);
    let games = directory.path().join("games.db");
    drop(outflank_store::Store::open(&games).unwrap());
    assert!(matches!(Library::open(&games), Err(outflank_store::OpenError::NotGames { .. })));
}
