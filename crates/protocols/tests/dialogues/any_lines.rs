//! Whatever comes in, in whatever order, nothing breaks: no panic, no answer that is
//! not of the protocol, no search while another one runs.

use crate::talk::outcome_of;
use outflank_engine::SearchResult;
use outflank_protocols::lines::{Line, Lines};
use outflank_protocols::session::Dialogue;
use outflank_protocols::{Ask, Event, FileError, Session, Strength, console, gtp, nboard, xboard};
use proptest::collection::vec;
use proptest::prelude::*;

/// Words that mean something in one of the protocols, to get past the first letter.
const WORDS: [&str; 80] = [
    "play",
    "genmove",
    "reg_genmove",
    "undo",
    "b",
    "w",
    "black",
    "f5",
    "D6",
    "pass",
    "PA",
    "PASS",
    "quit",
    "1",
    "0",
    "8",
    "-1",
    "99999999999",
    "0.5",
    "nan",
    "inf",
    "boardsize",
    "clear_board",
    "komi",
    "time_left",
    "time_settings",
    "loadsgf",
    "x.sgf",
    "showboard",
    "final_score",
    "gogui-play_sequence",
    "set_level",
    "# interrupt",
    "nboard",
    "set",
    "depth",
    "game",
    "contempt",
    "move",
    "hint",
    "go",
    "ping",
    "learn",
    "analyze",
    "(;GM[Othello]BO[8",
    "B[F5//1]",
    "W[",
    ";)",
    "F5/1/2",
    "/",
    "setboard",
    "force",
    "stop",
    "mode",
    "2",
    "level",
    "save",
    "load",
    "move-time",
    "1:2:3",
    "redo",
    "init",
    "ponder",
    "on",
    "help",
    "usermove",
    "P@f5",
    "@@@@",
    "new",
    "st",
    "sd",
    "otim",
    "post",
    "hard",
    "exit",
    ".",
    "?",
    "8/8/8/3Pp3/3pP3/8/8/8 w",
    "outflank-scores",
    "\u{fffd}",
];

#[derive(Clone, Debug)]
enum Input {
    Bytes(Vec<u8>),
    Found,
    File(Option<Vec<u8>>),
    TooLong,
    End,
}

fn inputs() -> impl Strategy<Value = Vec<Input>> {
    let words =
        vec(prop::sample::select(WORDS.to_vec()), 0..5).prop_map(|words| words.join(" ").into_bytes());
    let input = prop_oneof![
        8 => words.prop_map(Input::Bytes),
        2 => vec(any::<u8>(), 0..40).prop_map(Input::Bytes),
        4 => Just(Input::Found),
        1 => prop::option::of(vec(any::<u8>(), 0..60)).prop_map(Input::File),
        1 => Just(Input::TooLong),
    ];
    (vec(input, 0..40), any::<bool>()).prop_map(|(mut inputs, ends)| {
        if ends {
            inputs.push(Input::End);
        }
        inputs
    })
}

/// What a session may be waiting for.
#[derive(Debug, Default)]
struct Outside {
    search: Option<SearchResult>,
    ponder: bool,
    file: bool,
    quit: bool,
}

impl Outside {
    fn is_idle(&self) -> bool {
        self.search.is_none() && !self.ponder && !self.file
    }
}

fn run<D: Dialogue>(dialogue: D, inputs: &[Input], check: impl Fn(&[String])) {
    let mut session = Session::new(dialogue);
    let mut outside = Outside::default();
    for input in inputs {
        let event = match input {
            Input::Bytes(bytes) => Event::Line(bytes),
            Input::TooLong => Event::LineTooLong,
            Input::End => Event::EndOfInput,
            Input::Found if std::mem::take(&mut outside.ponder) => Event::Pondered,
            Input::Found => match outside.search.take() {
                Some(outcome) => Event::Found(outcome),
                None => continue,
            },
            Input::File(content) => {
                if !std::mem::take(&mut outside.file) {
                    continue;
                }
                Event::Read(content.clone().ok_or(FileError("no such file".to_owned())))
            }
        };
        let reaction = session.on(event);
        assert!(!outside.quit || reaction == Default::default(), "{reaction:?} after the end");
        for line in &reaction.lines {
            assert!(!line.contains(['\n', '\r']), "{line:?}");
        }
        check(&reaction.lines);
        for ask in &reaction.asks {
            match ask {
                Ask::Ponder(position) => {
                    assert!(outside.is_idle(), "two things at once");
                    assert!(!position.is_over());
                    outside.ponder = true;
                }
                Ask::Search(job) => {
                    assert!(outside.is_idle(), "two things at once");
                    outside.search = Some(outcome_of(*job));
                }
                Ask::Read(_) => {
                    assert!(outside.is_idle(), "two things at once");
                    outside.file = true;
                }
                Ask::Write { .. } => {
                    session.on(Event::Written(Ok(())));
                }
                Ask::Quit => outside.quit = true,
                Ask::Stop | Ask::Forget => {}
            }
        }
        assert_eq!(session.is_pondering(), outside.ponder);
        let asked = outside.search.is_some() || outside.file;
        assert!(outside.quit || outside.ponder || session.is_busy() == asked);
    }
}

/// Answers begin with their sign and end with the only empty line in them.
fn is_gtp(lines: &[String]) {
    let mut inside = false;
    for line in lines {
        if !inside {
            assert!(line.starts_with(['=', '?']), "{lines:?}");
        }
        inside = !line.is_empty();
    }
    assert!(!inside, "{lines:?}");
}

fn is_nboard(lines: &[String]) {
    assert!(lines.iter().all(|line| nboard::is_said(line)), "{lines:?}");
}

fn is_xboard(lines: &[String]) {
    assert!(lines.iter().all(|line| xboard::is_said(line)), "{lines:?}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn gtp_takes_anything(inputs in inputs()) {
        for orientation in [gtp::Orientation::Top, gtp::Orientation::Bottom] {
            run(gtp::Server::new("1", Strength::of_depth(1), orientation), &inputs, is_gtp);
        }
    }

    #[test]
    fn nboard_takes_anything(inputs in inputs()) {
        run(nboard::Server::new(Strength::of_depth(1)), &inputs, is_nboard);
    }

    #[test]
    fn xboard_takes_anything(inputs in inputs()) {
        run(xboard::Server::new("1", Strength::of_depth(1)), &inputs, is_xboard);
    }

    #[test]
    fn the_console_takes_anything(inputs in inputs()) {
        run(console::Server::new("1", Strength::of_depth(1)), &inputs, |_| {});
    }

    #[test]
    fn clients_take_anything(lines in vec(vec(any::<u8>(), 0..40), 0..40), signs in vec(0..5_usize, 40)) {
        let mut gtp = gtp::Client::new(gtp::Orientation::Top);
        let mut nboard = nboard::Client::new();
        let mut console = console::Client::new();
        console.greet();
        gtp.greet();
        nboard.greet();
        for (line, sign) in lines.iter().zip(signs) {
            let start = ["", "=", "?", "=== ", "pong "][sign];
            let line = format!("{start}{}", String::from_utf8_lossy(line));
            gtp.ask(outflank_rules::Color::Black, None);
            nboard.ask();
            gtp.hear(&line);
            gtp.hear("");
            nboard.hear(&line);
            console.ask();
            console.hear(&line);
            console.hear(&format!("Edax plays {line}"));
        }
    }

    #[test]
    fn bytes_become_the_same_lines_however_they_are_cut(
        bytes in vec(prop_oneof![Just(b'\n'), Just(b'\r'), any::<u8>()], 0..200),
        cuts in vec(0..200_usize, 0..6),
    ) {
        let whole = lines_of(&[&bytes]);
        let mut cuts: Vec<usize> = cuts.into_iter().map(|cut| cut.min(bytes.len())).collect();
        cuts.sort_unstable();
        let mut pieces = Vec::new();
        let mut from = 0;
        for cut in cuts {
            pieces.push(&bytes[from..cut]);
            from = cut;
        }
        pieces.push(&bytes[from..]);
        prop_assert_eq!(lines_of(&pieces), whole);
    }
}

fn lines_of(pieces: &[&[u8]]) -> Vec<Line> {
    let mut lines = Lines::default();
    let mut found: Vec<Line> = pieces.iter().flat_map(|piece| lines.push(piece)).collect();
    found.extend(lines.finish());
    found
}

/// A line as long as lines can be, full of each kind of nothing.
#[test]
fn a_megabyte_is_a_line_like_any_other() {
    for fill in [b'x', b'\0', b' ', 0xff, b'[', b'1'] {
        for start in ["", "play b ", "set game ", "move ", "play ", "ping ", "setboard ", "1 "] {
            let mut line = start.as_bytes().to_vec();
            line.resize(1 << 20, fill);
            let input = [Input::Bytes(line)];
            run(gtp::Server::new("1", Strength::of_depth(1), gtp::Orientation::Top), &input, |lines| {
                is_gtp(lines);
                assert!(lines.iter().all(|line| line.len() < 500));
            });
            run(nboard::Server::new(Strength::of_depth(1)), &input, |lines| {
                is_nboard(lines);
                assert!(lines.iter().all(|line| line.len() < 500));
            });
            run(xboard::Server::new("1", Strength::of_depth(1)), &input, |lines| {
                is_xboard(lines);
                assert!(lines.iter().all(|line| line.len() < 500));
            });
            run(console::Server::new("1", Strength::of_depth(1)), &input, |lines| {
                assert!(lines.iter().all(|line| line.len() < 500));
            });
        }
    }
}

#[test]
fn too_many_waiting_lines_are_not_wanted() {
    let mut session = Session::new(gtp::Server::new("1", Strength::of_depth(1), gtp::Orientation::Top));
    session.on(Event::Line(b"genmove b"));
    let mut count = 0;
    while session.wants_lines() {
        session.on(Event::Line(b"name"));
        count += 1;
        assert!(count < 1_000_000);
    }
}
