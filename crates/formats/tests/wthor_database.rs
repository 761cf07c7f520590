//! The real WTHOR database, where it lies beside the repository: every game replays,
//! every finished game has the score the rules give it.
//!
//! The database is not part of the repository. Without it these tests say so and check
//! nothing.

use outflank_formats::wthor::{Names, Reader, read};
use outflank_formats::{Format, games, write_games};
use std::fs;
use std::path::PathBuf;
use std::time::Instant;

/// All `.wtb` files, sorted; empty if there is no database.
fn years() -> Vec<PathBuf> {
    let directory = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data/wthor");
    let Ok(entries) = fs::read_dir(&directory) else {
        eprintln!("skipped: no WTHOR database beside the repository");
        return Vec::new();
    };
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "wtb"));
    files.sort();
    files
}

#[test]
fn every_game_replays_to_its_stored_score() {
    let years = years();
    if years.is_empty() {
        return;
    }
    let started = Instant::now();
    let (mut games, mut finished, mut unfinished) = (0_u32, 0_u32, 0_u32);
    let mut wrong = Vec::new();
    for path in &years {
        let reader = Reader::new(fs::File::open(path).unwrap()).unwrap();
        for (index, game) in reader.enumerate() {
            let game = game.unwrap();
            games += 1;
            let replay =
                game.replay().unwrap_or_else(|error| panic!("{path:?}, game {}: {error}", index + 1));
            if !replay.finished {
                unfinished += 1;
            } else {
                finished += 1;
                if replay.black_discs() != game.black_discs() {
                    wrong.push((path.clone(), index + 1, replay.black_discs(), game.black_discs()));
                }
            }
        }
    }
    let seconds = started.elapsed().as_secs_f64();
    eprintln!(
        "checked {games} games of {} years: {finished} finished with the right score, {unfinished} unfinished, \
         {:.2} µs a game",
        years.len(),
        seconds * 1e6 / f64::from(games)
    );
    assert_eq!(wrong, []);
}

#[test]
fn every_year_survives_being_written_and_read() {
    for path in years() {
        let bytes = fs::read(&path).unwrap();
        let read = |bytes: &[u8]| games(Format::Wthor, bytes).collect::<Result<Vec<_>, _>>().unwrap();
        let first = read(&bytes);
        let mut written = Vec::new();
        write_games(Format::Wthor, &first, &mut written).unwrap();
        assert!(read(&written) == first, "{path:?}");
        // All but the date of creation comes back byte for byte.
        assert!(written[4..] == bytes[4..], "{path:?}");
    }
}

#[test]
fn names_are_found() {
    let Some(path) = years().pop() else {
        return;
    };
    let names = Names::read(
        &fs::read(path.with_file_name("WTH.JOU")).unwrap(),
        &fs::read(path.with_file_name("WTH.TRN")).unwrap(),
    )
    .unwrap();
    let games = read(&fs::read(&path).unwrap(), &names).unwrap();
    let named = games.iter().filter(|game| game.tags.black.is_some() && game.tags.event.is_some()).count();
    eprintln!("{} players, {} tournaments", names.players.len(), names.tournaments.len());
    assert!(named * 10 > games.len() * 9, "{named} of {} games have names", games.len());
    assert!(games.iter().all(|game| !game.tags.black.as_deref().unwrap_or_default().starts_with('#')));
}
