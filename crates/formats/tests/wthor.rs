//! WTHOR files built by hand, whole and broken, and the sample in the repository.

mod random_games;

use outflank_formats::wthor::{Date, FileSet, Game, Header, NameFile, Names, Reader, Writer, read};
use outflank_formats::{
    Format, GameRecord, Outcome, PerfectScore, ReadErrorKind, StatedResult, games, read_games, write_games,
};
use outflank_rules::{IllegalMove, Move, Position, Rng};
use random_games::random_game;
use std::io::{self, Read};
use std::path::PathBuf;

/// A game of these moves with these counts, by players 1 and 2 at tournament 3.
fn game(moves: &str, black: u8, theory: u8) -> [u8; Game::SIZE] {
    let mut bytes = [0; Game::SIZE];
    bytes[..8].copy_from_slice(&[3, 0, 1, 0, 2, 0, black, theory]);
    for (byte, name) in bytes[8..].iter_mut().zip(moves.as_bytes().chunks(2)) {
        *byte = (name[1] - b'0') * 10 + name[0] - b'a' + 1;
    }
    bytes
}

fn file(games: &[[u8; Game::SIZE]]) -> Vec<u8> {
    let header = Header {
        created: Date { year: 2026, month: 5, day: 4 },
        games: games.len() as u32,
        year: 2025,
        board_size: 8,
        theory: 24,
        ..Header::default()
    };
    [header.to_bytes().as_slice(), &games.concat()].concat()
}

fn refusal(bytes: &[u8]) -> String {
    read_games(Format::Wthor, bytes).unwrap_err().to_string()
}

/// Nine moves that wipe White out, and eight that force Black to pass.
const WIPEOUT: &str = "e6f4e3f6g5d6e7f5c5";
const PASS: &str = "e6f6c4e7e8d8g6f8e3";

#[test]
fn games_are_read_with_scores_and_numbers() {
    let bytes = file(&[game(WIPEOUT, 64, 50), game(PASS, 30, 32)]);
    let games = read_games(Format::Wthor, &bytes).unwrap();
    let moves: Vec<String> = games
        .iter()
        .map(|game| game.moves.iter().map(|recorded| recorded.mv.to_string()).collect())
        .collect();
    assert_eq!(moves, [WIPEOUT, "e6f6c4e7e8d8g6f8pae3"]);
    assert_eq!(games[0].stated, Some(StatedResult::margin(64.0)));
    assert_eq!(games[0].stated_result_holds(), Some(true));
    assert_eq!(games[0].perfect, Some(PerfectScore { black_discs: 50, empties: 24 }));
    assert_eq!(games[0].tags.date.as_deref(), Some("2025"));
    assert_eq!(games[0].tags.black.as_deref(), Some("#1"));
    assert_eq!(games[0].tags.event.as_deref(), Some("#3"));
    assert_eq!((games[1].is_finished(), games[1].stated.unwrap().outcome), (false, Outcome::Margin(-4.0)));
}

#[test]
fn a_stream_is_read_game_by_game() {
    let bytes = file(&[game(WIPEOUT, 64, 64), game(PASS, 30, 30)]);
    // One byte at a time, as a slow stream may come.
    struct Drops<'a>(&'a [u8]);
    impl Read for Drops<'_> {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            let length = buffer.len().min(1);
            self.0.read(&mut buffer[..length])
        }
    }
    let mut reader = Reader::new(Drops(&bytes)).unwrap();
    assert_eq!((reader.header().games, reader.header().year, reader.offset()), (2, 2025, 16));
    let first = reader.next().unwrap().unwrap();
    assert_eq!((first.tournament(), first.black(), first.white()), (3, 1, 2));
    let replay = first.replay().unwrap();
    assert_eq!((replay.finished, replay.black_discs(), replay.discs_placed), (true, 64, 9));
    let second = reader.next().unwrap().unwrap().replay().unwrap();
    assert_eq!((second.finished, second.discs_placed), (false, 9));
    assert!(reader.next().is_none());
    assert!(reader.next().is_none());
}

#[test]
fn names_are_latin_1_and_cut_to_their_record() {
    let long = "Ärzte-Tölpel Übermaß der Zweite";
    let mut one = random_game(Position::START, 60, &mut Rng::new(7));
    one.tags.black = Some(long.to_owned());
    one.tags.white = Some("名人 X".to_owned());
    one.tags.event = Some("Coupe d'été".to_owned());
    let set = FileSet::new(&[one], Date::default()).unwrap();
    assert_eq!(set.players.len(), 16 + 3 * 20);
    assert_eq!(set.tournaments.len(), 16 + 2 * 26);
    let names = set.names().unwrap();
    assert_eq!(
        names.players,
        ["???", "Ärzte-Tölpel Übermaß"[..].chars().take(19).collect::<String>().as_str(), "?? X"]
    );
    assert_eq!(names.tournaments, ["Diverses parties", "Coupe d'été"]);
    let [back] = &read(&set.games, &names).unwrap()[..] else { panic!() };
    assert_eq!(back.tags.event.as_deref(), Some("Coupe d'été"));
    // Players without a name stay unknown.
    let unknown = Names { players: vec!["???".to_owned()], ..Names::default() };
    let nameless = read(&file(&[game(WIPEOUT, 64, 64)]), &unknown).unwrap();
    assert_eq!(
        (nameless[0].tags.black.as_deref(), nameless[0].tags.event.as_deref()),
        (Some("#1"), Some("#3"))
    );
}

#[test]
fn games_are_turned_to_f5_when_written() {
    for first in ["c4", "d3", "e6", "f5"] {
        let start = Position::START.play(Move::Place(first.parse().unwrap())).unwrap();
        let rest = random_game(start, 60, &mut Rng::new(3));
        let moves = [Move::Place(first.parse().unwrap())].into_iter().chain(rest.moves.iter().map(|m| m.mv));
        let record = GameRecord::from_moves(Position::START, moves).unwrap();
        let set = FileSet::new(std::slice::from_ref(&record), Date::default()).unwrap();
        assert_eq!(set.games[16 + 8], 56, "{first}");
        let replay = Reader::new(set.games.as_slice()).unwrap().next().unwrap().unwrap().replay().unwrap();
        assert_eq!(2 * i32::from(replay.black_discs()) - 64, record.federation_margin().unwrap());
        assert_eq!(set.games[16 + 6], replay.black_discs());
    }
}

#[test]
fn broken_files_are_refused_with_place_and_reason() {
    let good = file(&[game(WIPEOUT, 64, 64), game(PASS, 30, 30)]);
    let with = |at: usize, byte: u8| {
        let mut bytes = good.clone();
        bytes[at] = byte;
        bytes
    };
    let cases = [
        (b"short".to_vec(), "WTHOR, offset 5: expected 16 bytes for 0 records, found 5"),
        (good[..100].to_vec(), "WTHOR, offset 100: expected 152 bytes for 2 records, found 100"),
        ([good.as_slice(), b"x"].concat(), "WTHOR, offset 152: expected 152 bytes for 2 records, found 153"),
        (with(7, 0xff), "WTHOR, offset 152: expected 290916925592 bytes for 4278190082 records, found 152"),
        (
            with(12, 10),
            "WTHOR, offset 12: expected an 8x8 board, found size \"10\": other boards are not supported",
        ),
        (
            with(13, 1),
            "WTHOR, offset 13: expected a file of games, found one of solitaires: these are not supported",
        ),
        (with(16 + 6, 65), "WTHOR, offset 22, game 1: expected a disc count of at most 64, found 65"),
        (with(84 + 7, 200), "WTHOR, offset 91, game 2: expected a disc count of at most 64, found 200"),
        (
            with(84 + 8 + 2, 99),
            "WTHOR, offset 94, game 2: move 3: expected 10 * row + column, each from 1 to 8, found 99",
        ),
        (
            with(16 + 8 + 59, 11),
            "WTHOR, offset 83, game 1: move 60: expected only zeros after the end of the moves",
        ),
        (
            with(16 + 8 + 1, 11),
            "WTHOR, offset 25, game 1: move 2 (a1) is illegal: a disc on a1 would turn nothing over",
        ),
        (with(84 + 8 + 8, 44), "WTHOR, offset 100, game 2: move 9 (d4) is illegal: d4 is occupied"),
        (with(16 + 8 + 9, 11), "WTHOR, offset 33, game 1: move 10 (a1) is illegal: the game is over"),
    ];
    for (bytes, message) in cases {
        assert_eq!(refusal(&bytes), message);
        // With names the same faults are found.
        assert_eq!(read(&bytes, &Names::default()).unwrap_err().to_string(), message);
    }
}

#[test]
fn a_stream_tells_a_wrong_size_when_it_gets_there() {
    let good = file(&[game(WIPEOUT, 64, 64), game(PASS, 30, 30)]);
    let items: Vec<_> = Reader::new(&good[..120]).unwrap().collect();
    assert_eq!((items.len(), items[0].is_ok()), (2, true));
    let error = items[1].as_ref().unwrap_err();
    assert_eq!(error.kind, ReadErrorKind::FileSize { records: 2, expected: 152, found: 120 });
    let longer = [good.as_slice(), &[0; 500]].concat();
    let items: Vec<_> = Reader::new(longer.as_slice()).unwrap().collect();
    assert_eq!((items.len(), items[2].is_err()), (3, true));
    #[derive(Debug)]
    struct Broken;
    impl Read for Broken {
        fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
            Err(io::Error::from(io::ErrorKind::PermissionDenied))
        }
    }
    let error = Reader::new(Broken).unwrap_err();
    assert_eq!(error.to_string(), "WTHOR, offset 0: the file cannot be read: permission denied");
}

#[test]
fn one_bad_game_does_not_hide_the_next() {
    let bytes = file(&[game(WIPEOUT, 64, 64), game("f5f5", 32, 32), game(PASS, 30, 30)]);
    let good: Vec<bool> = games(Format::Wthor, &bytes).map(|item| item.is_ok()).collect();
    assert_eq!(good, [true, false, true]);
    let second = Reader::new(bytes.as_slice()).unwrap().nth(1).unwrap().unwrap();
    let error = second.replay().unwrap_err();
    assert_eq!((error.ply, error.byte), (2, 56));
    assert_eq!(error.reason, Some(IllegalMove::Occupied("f5".parse().unwrap())));
}

#[test]
fn broken_name_files_are_refused() {
    let mut bytes = Header { names: 2, ..Header::default() }.to_bytes().to_vec();
    bytes.extend([b'a'; 30]);
    assert_eq!(
        NameFile::Players.read(&bytes).unwrap_err().to_string(),
        "WTHOR, offset 46: expected 56 bytes for 2 records, found 46"
    );
    bytes.extend([b'b'; 10]);
    // Names that fill their record have no closing zero.
    assert_eq!(
        NameFile::Players.read(&bytes).unwrap(),
        ["a".repeat(20), format!("{}{}", "a".repeat(10), "b".repeat(10))]
    );
    // Board sizes in name files are noise.
    bytes[12] = 124;
    assert!(NameFile::Players.read(&bytes).is_ok());
    assert!(NameFile::Tournaments.read(b"").is_err());
}

#[test]
fn a_writer_keeps_to_its_header() {
    let one = Game::from_bytes(game(WIPEOUT, 64, 64));
    let header = Header { games: 1, board_size: 8, ..Header::default() };
    let mut writer = Writer::new(Vec::new(), &header).unwrap();
    writer.write(&one).unwrap();
    assert!(writer.write(&one).unwrap_err().to_string().contains("more games"));
    assert!(
        Writer::new(Vec::new(), &header).unwrap().finish().unwrap_err().to_string().contains("fewer games")
    );
}

/// The games of `data/wthor-sample`: random play between players who do not exist.
fn sample() -> FileSet {
    let players = ["Ada Umkehr", "Benoît Retourné", "Cécile Czarna", "Dörte Weiß", "Elio Bordo", "Fumi Kado"];
    let tournaments = ["Sample Open", "Coupe d'échantillon", "Muster-Cup"];
    let mut rng = Rng::new(0x0714_e110);
    let records: Vec<GameRecord> = (0..48)
        .map(|index| {
            // Every twelfth game breaks off.
            let plies = if index % 12 == 11 { 20 + rng.below(30) as usize } else { 60 };
            let mut game = random_game(Position::START, plies, &mut rng);
            let black = rng.below(6) as usize;
            let white = (black + 1 + rng.below(5) as usize) % 6;
            game.tags.black = Some(players[black].to_owned());
            game.tags.white = Some(players[white].to_owned());
            game.tags.event = Some(tournaments[rng.below(3) as usize].to_owned());
            game.tags.date = Some("2026".to_owned());
            game
        })
        .collect();
    FileSet::new(&records, Date { year: 2026, month: 1, day: 1 }).unwrap()
}

/// The committed sample is what [`sample`] makes. To write it anew, run this test with
/// `OUTFLANK_WRITE_SAMPLE=1`.
#[test]
fn the_sample_in_the_repository_is_up_to_date() {
    let directory = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("data/wthor-sample");
    let set = sample();
    let files = [("SAMPLE.wtb", &set.games), ("SAMPLE.JOU", &set.players), ("SAMPLE.TRN", &set.tournaments)];
    for (name, bytes) in files {
        let path = directory.join(name);
        if std::env::var_os("OUTFLANK_WRITE_SAMPLE").is_some() {
            std::fs::create_dir_all(&directory).unwrap();
            std::fs::write(&path, bytes).unwrap();
        }
        assert!(std::fs::read(&path).unwrap() == *bytes, "{path:?} differs: see this test's comment");
    }
    let games = read(&set.games, &set.names().unwrap()).unwrap();
    assert_eq!(games.len(), 48);
    assert_eq!(games.iter().filter(|game| !game.is_finished()).count(), 4);
    assert!(games.iter().any(|game| game.moves.iter().any(|recorded| recorded.mv == Move::Pass)));
    assert!(games.iter().all(|game| game.stated_result_holds() != Some(false)));
    assert!(games.iter().all(|game| game.tags.black.is_some() && game.tags.event.is_some()));
}

#[test]
fn a_year_survives_the_way_through_ggf() {
    let moves = ["f5d6c3", "f5f6e6f4"].map(|line| read_games(Format::Transcript, line.as_bytes()).unwrap());
    let games: Vec<GameRecord> = moves
        .into_iter()
        .flatten()
        .zip([(33, 24), (20, 22)])
        .map(|(mut game, (black_discs, empties))| {
            game.tags.black = Some("Anna".to_owned());
            game.tags.white = Some("Bob".to_owned());
            game.tags.event = Some(format!("Cup {black_discs}"));
            game.tags.round = Some("3".to_owned());
            game.perfect = Some(PerfectScore { black_discs, empties });
            game
        })
        .collect();
    let mut ggf = Vec::new();
    write_games(Format::Ggf, &games, &mut ggf).unwrap();
    let again = read_games(Format::Ggf, &ggf).unwrap();
    assert_eq!(again, games);
    let [first, second] = [&games, &again].map(|games| FileSet::new(games, Date::default()).unwrap());
    assert_eq!(first.games, second.games);
    assert_eq!(first.tournaments, second.tournaments);
    // Another program's tag of the same name stays as it is.
    let other = b"(;GM[Othello]PERFECT[yes]B[F5];)";
    let mut again = Vec::new();
    write_games(Format::Ggf, &read_games(Format::Ggf, other).unwrap(), &mut again).unwrap();
    assert!(String::from_utf8(again).unwrap().contains("PERFECT[yes]"));
}
