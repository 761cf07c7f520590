//! Line by line.

use crate::stage::{against, options, two_people};
use outflank_levels::Level;
use outflank_play::{ClockSetup, MatchSetup, Millis, TimeControl, TimeOut};
use outflank_tui::{Begin, Options, Shelf, Talk, talk};
use std::io::Cursor;

pub fn say(begin: Begin, lines: &str, shelf: Option<Shelf>) -> String {
    let mut output = Vec::new();
    let options = Options { shelf, ..options(begin) };
    let input = Box::new(Cursor::new(lines.as_bytes().to_vec()));
    talk(options, Talk { input, output: &mut output, interactive: false }).unwrap();
    String::from_utf8(output).unwrap()
}

fn game(setup: MatchSetup) -> Begin {
    Begin::Match(Box::new(setup))
}

#[track_caller]
fn expect(said: &str, parts: &[&str]) {
    let mut rest = said;
    for part in parts {
        match rest.split_once(part) {
            Some((_, after)) => rest = after,
            None => panic!("{part:?} was not said, or not in this order:\n{said}"),
        }
    }
}

#[test]
fn a_whole_game_comes_from_a_file() {
    let moves = "f5\nd6\nc5\nf4\ne7\nf6\ng5\ne6\ne3\nscore\n";
    let said = say(game(two_people()), moves, None);
    expect(
        &said,
        &[
            "Black: Person.",
            "Black to move. 4 legal moves: d3 c4 f5 e6.",
            "Black plays F5 and turns 1 disc.",
            "White to move.",
            "Black plays E3 and turns",
            "Black wins. White has no disc left on the board.",
            "Federation score: 64–0.",
            "The match is over.",
            "Discs on the board: Black 13, White 0.",
            "Goodbye.",
        ],
    );
    assert!(!said.contains('\x1b'), "nothing but text");
}

#[test]
fn the_last_move_of_a_finished_game_is_taken_back_in_a_copy() {
    let moves = "f5\nd6\nc5\nf4\ne7\nf6\ng5\ne6\ne3\nundo\nscore\n";
    let said = say(game(two_people()), moves, None);
    expect(&said, &["Black wins.", "You play on in a copy.", "Black to move.", "Discs on the board: Black"]);
}

#[test]
fn the_computer_moves_before_the_next_line_is_heard() {
    let said = say(game(against("1")), "d3\nundo\nd3\n", None);
    expect(
        &said,
        &[
            "White: Level 1",
            "Black plays D3",
            "White plays",
            "Taken back:",
            "Black plays D3",
            "White plays",
            "Black to move.",
            "Goodbye.",
        ],
    );
}

#[test]
fn every_question_has_an_answer() {
    let lines = "help\nboard\npicture\nmoves\nscore\ntime\nhint\nhint\nhint\nevaluate\nnonsense\nconsole 94\nplay\nd3\nreview\n";
    let said = say(game(two_people()), lines, None);
    expect(
        &said,
        &[
            "undo: take back the last move",
            "Row 1: empty.",
            "Row 4: black e4; white d4.",
            "4 . . + O X . . .",
            "d3 turns 1 disc: d4.",
            "In hand: Black 30, White 30.",
            "There is no clock.",
            "Hint: ",
            "Expected play: ",
            "“nonsense” is not a command.",
            "There is no game 94. These exist: 01 02 03 11",
            "Something is missing. Example: d3",
            "1. Black d3: ",
        ],
    );
}

#[test]
fn a_real_board_is_touched_by_words() {
    use outflank_play::tabletop::Referee;
    let said = say(game(MatchSetup::tabletop(Referee::Hint)), "c4\ndone\nturn d4\na1\nundo\npass\n", None);
    expect(
        &said,
        &[
            "Black places a disc on C4.",
            "Black is done.",
            "1 mistake in Black’s turn.",
            "The disc on D4 is now black.",
            "No mistakes in Black’s turn.",
            "White places a disc on A1.",
            "Taken back: A1.",
        ],
    );
}

#[test]
fn the_console_is_played_by_its_digits_and_the_language_changes() {
    let said = say(
        Begin::Console("01".parse().unwrap(), Level::CONSOLE),
        "d3\nlanguage de\nc3\nsprache en\nconsole 13\n",
        None,
    );
    expect(
        &said,
        &[
            "Game 01.",
            "Green plays D3",
            "Deutsch",
            "Rot spielt C3",
            "English",
            "Game 13.",
            "Red: Computer",
            "Red plays",
        ],
    );
}

#[test]
fn c4_c9_the_console_says_green_and_red_and_reads_its_sleeve() {
    let console = |digits: &str| Begin::Console(digits.parse().unwrap(), Level::CONSOLE);
    let said = say(console("51"), "board\nscore\ntime\nd3\npicture\nresign\nreview\n", None);
    expect(
        &said,
        &[
            "Game 51.",
            "Green: Person.",
            "Red: Person.",
            "Green to move.",
            "Row 4: green e4; red d4.",
            "In hand: Green 30, Red 30.",
            "Green: 0:1",
            "Green plays D3",
            "X Green, O Red",
            "Red resigns.",
            "1. Green d3:",
            "for Green.",
        ],
    );
    // Nobody is called by the colours of the board game, or by a place.
    for word in ["Black", "White", "black", "white", "Left", "Right"] {
        assert!(!said.contains(word), "{word}:\n{said}");
    }
    let said = say(console("01"), "sleeve\nconsole 12 red\ne3\n", None);
    expect(
        &said,
        &[
            "1: two players, left starts",
            "Edmond Dujardin",
            "Game 12.",
            "Red: Person.",
            "Green: Computer",
            "Red to move.",
            "Red plays E3",
            "Green plays",
        ],
    );
}

#[test]
fn time_runs_out_without_a_line() {
    let control = TimeControl::PerMove { limit: Millis::new(200) };
    let clock = Some(ClockSetup::new(control, TimeOut::Loss));
    let mut output = Vec::new();
    let options = options(game(MatchSetup { clock, ..two_people() }));
    // A person who says nothing for a second, and then leaves.
    let (reader, writer) = std::io::pipe().unwrap();
    let leaver = std::thread::spawn(move || {
        std::thread::sleep(std::time::Duration::from_secs(1));
        drop(writer);
    });
    let input = Box::new(std::io::BufReader::new(reader));
    talk(options, Talk { input, output: &mut output, interactive: true }).unwrap();
    leaver.join().unwrap();
    expect(&String::from_utf8(output).unwrap(), &["Black’s time is up.", "White wins.", "Goodbye."]);
}

#[test]
fn bytes_that_are_no_text_and_long_lines_do_no_harm() {
    let mut lines = b"\xff\xfe\0\n".to_vec();
    lines.extend(std::iter::repeat_n(b'x', 1 << 20));
    lines.extend(b"\nd3");
    let mut output = Vec::new();
    let options = options(game(two_people()));
    talk(options, Talk { input: Box::new(Cursor::new(lines)), output: &mut output, interactive: false })
        .unwrap();
    let said = String::from_utf8(output).unwrap();
    expect(&said, &["is not a command", "“xxxxxxxxxxxxxxxxxxxx” is not a command.", "Black plays D3"]);
}

#[test]
fn lessons_and_puzzles_are_answered_by_words() {
    let puzzle = outflank_learn::rulebook::puzzles().next().unwrap();
    let solution = puzzle.solution[0];
    let lessons = outflank_learn::lessons().len();
    let lines =
        format!("learn\nlearn 2\nh8\nc4\ndone\nlearn {}\na1\nhint\n{solution}\n7\nquit\n", lessons + 2);
    let said = say(game(two_people()), &lines, None);
    expect(
        &said,
        &[
            "1: Puzzle of the day",
            "2: The board",
            "Rulebook puzzle 1",
            "The board, 1 of",
            "Touch C4.",
            "That is H8.",
            "Yes. There are 64 squares",
            "Black to move.",
            "Rulebook puzzle 1, 1 of 5.",
            "Solution:",
            "Right:",
            "There is no question open.",
            "Goodbye.",
        ],
    );
}

#[test]
fn a_wrong_answer_to_a_puzzle_is_told_what_it_leads_to() {
    let kind = outflank_puzzles::Kind::ALL[1];
    let puzzle = outflank_puzzles::collection()
        .iter()
        .filter(|puzzle| puzzle.kind == kind)
        .min_by_key(|puzzle| puzzle.difficulty.level)
        .unwrap();
    let wrong = puzzle.position.moves().into_iter().find(|&square| square != puzzle.first()).unwrap();
    let before = outflank_learn::lessons().len() + outflank_learn::rulebook::puzzles().count();
    // The puzzle of the day comes first, and the second kind is the one after next.
    let lines = format!("learn {}\n{wrong}\nquit\n", before + 3);
    let said = say(game(two_people()), &lines, None);
    expect(&said, &[&format!("With best play {wrong:#} ")]);
    assert!(!said.contains(&format!("reply is {:#}", puzzle.first())), "{said}");
}

#[test]
fn openings_are_played_by_words_and_what_was_learned_is_kept() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("games.db");
    let shelf = || Some(Shelf::open(&path).unwrap());
    let all = outflank_learn::lessons().len() + outflank_learn::rulebook::puzzles().count() + 6;
    let opening = outflank_data::openings().iter().position(|opening| opening.moves.len() == 5).unwrap();
    let number = all + 2 + opening;
    let moves = &outflank_data::openings()[opening].moves;
    let lines: String = moves.iter().step_by(2).map(|square| format!("{square}\n")).collect();
    let said = say(game(two_people()), &format!("learn {number}\nd3\na1\n"), shelf());
    let name = outflank_data::openings()[opening].name("en");
    // D3 is another way to begin the same opening, so the line turns with it.
    expect(&said, &[name, "You are Black.", "C5 is the reply", "would enclose nothing"]);
    let said = say(game(two_people()), &format!("learn {number}\n{lines}f6\nquit\n"), shelf());
    expect(&said, &[" is the reply", "That is the whole line.", "You are White.", "leaves this line"]);
    // The puzzle of the day counts here too.
    let puzzle = outflank_learn::daily::puzzle(crate::stage::TODAY, outflank_puzzles::collection()).unwrap();
    let solution: String = puzzle.solution.iter().step_by(2).map(|square| format!("{square}\n")).collect();
    let said = say(game(two_people()), &format!("learn 1\n{solution}learn\n"), shelf());
    expect(
        &said,
        &[
            "Puzzle of the day",
            "Right",
            // Others of its kind come after it.
            "Level ",
            "1: Puzzle of the day, 1 day in a row · done",
        ],
    );
}

#[test]
fn nobody_is_helped_in_a_contest() {
    let control = TimeControl::PerGame { main: Millis::from_secs(300) };
    let clock = Some(ClockSetup::new(control, TimeOut::Loss));
    let contest = MatchSetup { clock: clock.clone(), ..two_people() };
    let unfair = "There is no help in this game";
    let said = say(game(contest), "hint\nevaluate\nreview\nd3\nresign\nreview\n", None);
    // Once it is over, the game may be gone over.
    expect(&said, &[unfair, unfair, unfair, "Black plays D3", "White resigns.", "1. Black d3:"]);
    let said = say(Begin::Console("01".parse().unwrap(), Level::CONSOLE), "hint\n", None);
    expect(&said, &[unfair]);
    // Alone against the computer the clock is nobody's disadvantage.
    let said = say(game(MatchSetup { clock, ..against("1") }), "hint\nhint\nhint\n", None);
    expect(&said, &["Look at", "Hint:"]);
}

#[test]
fn a_review_ends_with_the_turning_points() {
    // B2 at move 10 lets Black have the corner A1.
    let moves = "f5\nd6\nc3\nd3\nc4\nf3\nd7\nb4\ng2\nb2\na1\ne6\n";
    let said = say(game(two_people()), &format!("{moves}review\n"), None);
    expect(&said, &["12. White e6:", "Turning points:", "10. B2 gives away", "A1", "Goodbye."]);
}

#[test]
fn games_are_kept_and_opened_by_number() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("games.db");
    let shelf = || Some(Shelf::open(&path).unwrap());
    say(game(two_people()), "d3\nc3\n", shelf());
    let said = say(game(two_people()), "games\nopen 1\nboard\nopen 7\n", shelf());
    expect(
        &said,
        &["1: ", "Person – Person", "Row 3: black d3; white c3.", "There is no game with this number."],
    );
    let none = say(game(two_people()), "games\n", None);
    expect(&none, &["Games are not saved here."]);
}
