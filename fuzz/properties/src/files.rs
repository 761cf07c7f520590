//! Bytes as files: nothing panics, errors point into the input, and what was read can
//! be written and read again.

use outflank_formats::wthor::{Game, NameFile, Reader};
use outflank_formats::{
    Format, GameRecord, PasteError, Pasted, ReadError, games as games_in, kept, paste, read_games,
    read_positions, write_games, write_positions,
};

/// Reads the bytes as a file of one format, and passes on what it holds through all.
pub fn games(format: Format, bytes: &[u8]) {
    let mut good = Vec::new();
    let mut faults = 0;
    for item in games_in(format, bytes) {
        match item {
            Ok(game) => {
                check_record(&game);
                good.push(game);
            }
            Err(error) => {
                check_error(&error, bytes);
                faults += 1;
            }
        }
    }
    match read_games(format, bytes) {
        Ok(all) => {
            assert_eq!(faults, 0, "{format}: all games were read, but one by one some were not");
            assert_eq!(all, good);
        }
        Err(_) => assert!(faults > 0, "{format}: one by one all games were read, but not together"),
    }
    for format in Format::ALL {
        check_round_trip(format, &good);
    }
    check_positions(format, bytes);
}

/// A record handed out is a game: its moves are legal and its forced passes are there.
fn check_record(game: &GameRecord) {
    assert_eq!(game.positions().count(), game.moves.len() + 1, "an illegal move was handed out");
    assert!(!game.final_position().must_pass(), "a forced pass is missing at the end");
    assert_eq!(game.is_finished(), game.federation_margin().is_some());
}

/// An error can be shown, and the place it names is in the input.
fn check_error(error: &ReadError, bytes: &[u8]) {
    assert!(!error.to_string().is_empty());
    assert!(error.offset <= bytes.len() as u64, "{error}: the input has {} bytes", bytes.len());
    let lines = bytes.split(|&byte| byte == b'\n' || byte == b'\r').count();
    assert!(
        error.line().is_none_or(|line| (1..=lines).contains(&line)),
        "{error}: the input has {lines} lines"
    );
    assert!(error.column().is_none_or(|column| (1..=bytes.len() + 1).contains(&column)), "{error}");
}

/// What a format keeps of a game is exactly what comes back from it, one by one and
/// together.
fn check_round_trip(format: Format, games: &[GameRecord]) {
    for game in games {
        if let Some((kept, back)) = there_and_back(format, std::slice::from_ref(game)) {
            assert_eq!(back, kept, "{format}");
        }
    }
    if let Some((kept, back)) = there_and_back(format, games) {
        // A WTHOR file has one year and one depth of theory for all its games.
        let same = |(a, b): (&GameRecord, &GameRecord)| match format {
            Format::Wthor => (a.start, &a.moves, &a.stated) == (b.start, &b.moves, &b.stated),
            _ => a == b,
        };
        assert!(kept.len() == back.len() && kept.iter().zip(&back).all(same), "{format}: {kept:?}\n{back:?}");
    }
}

/// What a format keeps of games, and what it reads of the file it made of them; nothing
/// when it refuses to write them.
fn there_and_back(format: Format, games: &[GameRecord]) -> Option<(Vec<GameRecord>, Vec<GameRecord>)> {
    let kept: Result<Vec<GameRecord>, _> = games.iter().map(|game| kept(format, game)).collect();
    let mut file = Vec::new();
    let written = write_games(format, games, &mut file);
    if let Err(error) = written {
        assert!(file.is_empty(), "{format} wrote half a file");
        assert!(
            kept.is_err() || !format.can_write(),
            "{format} keeps these games but does not write them: {error}"
        );
        return None;
    }
    let kept = kept.unwrap_or_else(|error| panic!("{format} writes games it does not keep: {error}"));
    let text = || String::from_utf8_lossy(&file).into_owned();
    let back = read_games(format, &file)
        .unwrap_or_else(|error| panic!("{format} does not read what it wrote: {error}\n{}", text()));
    Some((kept, back))
}

fn check_positions(format: Format, bytes: &[u8]) {
    let Ok(positions) = read_positions(format, bytes) else { return };
    let mut file = Vec::new();
    if write_positions(Format::Obf, &positions, &mut file).is_ok() {
        let back = read_positions(Format::Obf, &file).unwrap_or_else(|error| {
            panic!("OBF does not read what it wrote: {error}\n{}", String::from_utf8_lossy(&file))
        });
        let boards = |list: &[outflank_formats::ScoredPosition]| {
            list.iter().map(|one| one.position).collect::<Vec<_>>()
        };
        assert_eq!(boards(&back), boards(&positions));
    }
}

/// Whatever a person pastes is what the format found out for it reads.
pub fn pasted(bytes: &[u8]) {
    match paste(bytes) {
        Ok(Pasted::Games(format, games)) => {
            games.iter().for_each(check_record);
            assert_eq!(read_games(format, bytes), Ok(games));
        }
        Ok(Pasted::Positions(format, positions)) => {
            assert_eq!(read_positions(format, bytes), Ok(positions));
        }
        Err(PasteError::Read(error)) => check_error(&error, bytes),
        Err(other) => assert!(!other.to_string().is_empty()),
    }
}

/// A WTHOR file as a stream gives the games it gives in memory.
pub fn wthor_stream(bytes: &[u8]) {
    let in_memory = read_games(Format::Wthor, bytes);
    let streamed = Reader::new(Stutter(bytes)).and_then(|reader| {
        let header = *reader.header();
        let games: Vec<Game> = reader.collect::<Result<_, _>>()?;
        Ok((header, games))
    });
    match streamed {
        Ok((header, games)) => {
            let records: Result<Vec<GameRecord>, _> =
                games.iter().map(|game| game.to_record(&header, None)).collect();
            match (records, in_memory) {
                (Ok(records), Ok(in_memory)) => assert_eq!(records, in_memory),
                (Err(_), Err(error)) => check_error(&error, bytes),
                (one, other) => panic!("as a stream: {one:?}, in memory: {other:?}"),
            }
            for game in &games {
                assert_eq!(Game::from_bytes(game.to_bytes()), *game);
                if let Ok(replay) = game.replay() {
                    assert_eq!(replay.discs_placed as usize, game.squares().count());
                }
            }
        }
        Err(error) => {
            check_error(&error, bytes);
            assert!(in_memory.is_err(), "refused as a stream, read in memory");
        }
    }
    for kind in [NameFile::Players, NameFile::Tournaments] {
        if let Err(error) = kind.read(bytes) {
            check_error(&error, bytes);
        }
    }
}

/// A stream that gives a few bytes at a time, as sockets and pipes do.
struct Stutter<'a>(&'a [u8]);

impl std::io::Read for Stutter<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        let length = buffer.len().min(7).min(self.0.len());
        let (now, later) = self.0.split_at(length);
        buffer[..length].copy_from_slice(now);
        self.0 = later;
        Ok(length)
    }
}
