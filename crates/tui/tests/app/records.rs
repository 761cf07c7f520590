//! Finished and imported games stay as they are, whatever is pressed or typed.

use crate::stage::{LETTERS, Stage, options, two_people};
use outflank_play::tabletop::Referee;
use outflank_play::{Goal, Match, MatchSetup, Order, Phase, Player, Seat, SeriesSetup, Variation};
use outflank_rules::Square;
use outflank_store::{MatchId, NewMatch, Query, Stamp, Store};
use outflank_tui::{Begin, Options, Press, Shelf, Talk, talk};
use std::io::Cursor;
use std::num::NonZeroU32;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// A game of nine moves that wipes White out.
const MOVES: &str = "f5d6c5f4e7f6g5e6e3";

/// What the commands of the line-by-line mode are called; squares are tried besides.
const COMMANDS: [&str; 21] = [
    "done",
    "pass",
    "undo",
    "redo",
    "board",
    "picture",
    "moves",
    "score",
    "time",
    "pause",
    "resume",
    "resign",
    "new",
    "games",
    "help",
    "quit",
    "play d3",
    "turn d3",
    "console 01",
    "learn 1",
    "language de",
];

fn squares(text: &str) -> Vec<Square> {
    text.as_bytes().chunks(2).map(|square| std::str::from_utf8(square).unwrap().parse().unwrap()).collect()
}

fn of(setup: MatchSetup, moves: &str) -> Match {
    Match::begun(setup, squares(moves)).unwrap()
}

fn with(mut game: Match, order: Order) -> Match {
    game.apply(order.at(game.now())).unwrap();
    game
}

/// Every kind of record: what it is, the match, and whether it was imported.
fn records() -> Vec<(&'static str, Match, bool)> {
    let person = Player::One;
    let mut series = two_people();
    series.series = SeriesSetup { goal: Goal::Games(NonZeroU32::new(2).unwrap()), ..series.series };
    let console = MatchSetup::console(Variation::all().next().unwrap(), "console".into());
    let against = MatchSetup::new(Seat::Computer { level: "1".into() }, Seat::Person);
    let table = || Match::begun(MatchSetup::tabletop(Referee::Silent), []).unwrap();
    vec![
        ("over", of(two_people(), MOVES), false),
        ("resigned", with(of(two_people(), "f5d6"), Order::Resign { player: person }), false),
        ("aborted", with(of(two_people(), ""), Order::Abort { player: person }), false),
        ("series", with(of(series, MOVES), Order::Abort { player: person }), false),
        ("console", with(of(console, ""), Order::Resign { player: person }), false),
        ("table", with(table(), Order::Resign { player: person }), false),
        ("imported", of(two_people(), MOVES), true),
        ("imported unfinished", of(two_people(), "f5d6c3"), true),
        ("imported paused", with(of(two_people(), "f5d6"), Order::Pause { player: person }), true),
        ("imported thinking", of(against, ""), true),
        ("imported table", table(), true),
    ]
}

struct Kept {
    directory: TempDir,
    id: MatchId,
    before: String,
}

impl Kept {
    fn new(game: &Match, imported: bool) -> Kept {
        let directory = tempfile::tempdir().unwrap();
        let store = Store::open(&directory.path().join("games.db")).unwrap();
        let new = NewMatch { imported, ..NewMatch::of(game, Stamp::from_millis(1_000)) };
        let id = store.create(&new).wait().unwrap();
        drop(store);
        let before = everything(&directory.path().join("games.db"), &id);
        Kept { directory, id, before }
    }

    fn path(&self) -> PathBuf {
        self.directory.path().join("games.db")
    }

    fn shelf(&self) -> Option<Shelf> {
        Some(Shelf::open(&self.path()).unwrap())
    }

    #[track_caller]
    fn is_unchanged(&self, after: &str) {
        assert_eq!(everything(&self.path(), &self.id), self.before, "{after}");
    }
}

/// All that the file holds of a match: its log, and its line in lists.
fn everything(path: &Path, id: &MatchId) -> String {
    let store = Store::open(path).unwrap();
    let page = store.list(&Query::default()).unwrap();
    let row = page.matches.into_iter().find(|row| row.id == *id);
    format!("{:?}\n{row:?}", store.load(id).unwrap())
}

/// Everything a hand can do.
fn presses() -> Vec<Press> {
    let keys = "abcdefghijklmnopqrstuvwxyz12345678/?+-".chars().map(Press::Char);
    let others = [
        Press::Up,
        Press::Down,
        Press::Left,
        Press::Right,
        Press::Home,
        Press::End,
        Press::PageUp,
        Press::PageDown,
        Press::Enter,
        Press::Back,
        Press::Erase,
        Press::Tab,
        Press::Entry(0),
        Press::Step(1),
    ];
    let squares = Square::all().map(Press::Square);
    keys.chain(others).chain(squares).collect()
}

/// Presses something, but for the key that deletes a match from the list: that one is meant.
fn press(stage: &mut Stage, press: Press) {
    if !(press == Press::Char('x') && stage.shows("1 match")) {
        stage.press(press);
    }
}

#[test]
fn no_key_changes_a_record_that_is_opened() {
    for (what, game, imported) in records() {
        let kept = Kept::new(&game, imported);
        for keys in presses().chunks(3) {
            let mut stage = Stage::with(Begin::Menu, LETTERS, kept.shelf());
            stage.keys("7");
            // Copies stand before it: they are younger.
            stage.press(Press::End);
            stage.press(Press::Enter);
            for &key in keys {
                press(&mut stage, key);
                stage.pass(700);
                press(&mut stage, key);
            }
            stage.press(Press::Quit);
            drop(stage);
            kept.is_unchanged(&format!("{what}: {keys:?}"));
        }
    }
}

#[test]
fn no_key_changes_a_game_that_has_just_ended() {
    for key in presses() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("games.db");
        let shelf = Some(Shelf::open(&path).unwrap());
        let mut stage = Stage::with(Begin::Match(Box::new(two_people())), LETTERS, shelf);
        for square in squares(MOVES) {
            stage.place(&square.to_string());
        }
        let id = stored_when_over(&path);
        let before = everything(&path, &id);
        for key in [key, Press::Enter, key] {
            press(&mut stage, key);
        }
        stage.press(Press::Quit);
        drop(stage);
        assert_eq!(everything(&path, &id), before, "{key:?}");
    }
}

/// The only match there is, once its end is on the disk: the screen does not wait for that.
fn stored_when_over(path: &Path) -> MatchId {
    let store = Store::open(path).unwrap();
    loop {
        if let [only] = &store.list(&Query::default()).unwrap().matches[..]
            && only.phase == Phase::Over
        {
            return only.id.clone();
        }
        std::thread::yield_now();
    }
}

#[test]
fn no_typed_line_changes_a_record() {
    let type_lines = |kept: &Kept, lines: &str| {
        let mut output = Vec::new();
        let begin = Begin::Match(Box::new(two_people()));
        let options = Options { shelf: kept.shelf(), ..options(begin) };
        let input = Box::new(Cursor::new(format!("games\nopen 1\n{lines}\n").into_bytes()));
        talk(options, Talk { input, output: &mut output, interactive: false }).unwrap();
    };
    for (what, game, imported) in records() {
        let all: Vec<String> = Square::all().map(|square| square.to_string()).collect();
        for line in COMMANDS.into_iter().chain([all.join("\n").as_str()]) {
            let kept = Kept::new(&game, imported);
            type_lines(&kept, line);
            kept.is_unchanged(&format!("{what}: {line}"));
        }
    }
}
