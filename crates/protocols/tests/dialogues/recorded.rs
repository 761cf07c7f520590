//! Whole conversations as they were recorded: every line that comes back is the one in
//! the file.
//!
//! In `tests/recorded`, a line that begins with `>` is said to the engine, one with `<`
//! is its answer, and one with `#` is a remark. Searches are answered with the first
//! legal move and a score of +2, so that no record depends on how well the engine plays.
//! `OUTFLANK_RECORD=1 cargo test -p outflank-protocols recorded` writes the answers anew,
//! for a person to read the difference.

use outflank_engine::{Line, Score, SearchResult, Selectivity};
use outflank_protocols::gtp::Orientation;
use outflank_protocols::session::Dialogue;
use outflank_protocols::{Ask, Event, FileError, Reaction, Session, Strength, console, gtp, nboard};
use outflank_rules::{DiscDiff, Move, Position};
use std::fs;
use std::path::Path;
use std::time::Duration;

/// The file of every name.
const FILE: &[u8] = b"(;GM[2]SZ[8];B[f5];W[d6];B[c3];W[d3];B[c4])";

fn found(position: Position) -> SearchResult {
    let mv = position.moves().into_iter().next().map_or(Move::Pass, Move::Place);
    let discs = DiscDiff::saturating(2);
    let score = Score::Estimate { discs, depth: 5, selectivity: Selectivity::FASTEST };
    let lines = vec![Line { mv, score, variation: vec![mv] }];
    SearchResult { lines, nodes: 1000, elapsed: Duration::from_millis(10), complete: true }
}

fn answers<D: Dialogue>(session: &mut Session<D>, line: &str) -> Vec<String> {
    let mut said = Vec::new();
    let mut reactions = vec![session.on(Event::Line(line.as_bytes()))];
    while let Some(Reaction { lines, asks }) = reactions.pop() {
        said.extend(lines);
        for ask in asks {
            match ask {
                Ask::Search(job) => {
                    let outcome = found(job.position());
                    said.extend(session.on(Event::Progress(&outcome)).lines);
                    reactions.push(session.on(Event::Found(outcome)));
                }
                Ask::Read(path) if path.starts_with("no") => {
                    reactions.push(session.on(Event::Read(Err(FileError(format!("cannot read {path}"))))));
                }
                Ask::Read(_) => reactions.push(session.on(Event::Read(Ok(FILE.to_vec())))),
                Ask::Write { .. } => reactions.push(session.on(Event::Written(Ok(())))),
                Ask::Ponder(_) => reactions.push(session.on(Event::Pondered)),
                Ask::Stop | Ask::Forget | Ask::Quit => {}
            }
        }
    }
    said
}

/// Holds the conversation of a file and compares it, or writes it anew.
fn hold<D: Dialogue>(name: &str, dialogue: D) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/recorded").join(name);
    let record = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{name}: {error}"));
    let mut session = Session::new(dialogue);
    let mut held = String::new();
    for line in record.lines().filter(|line| !line.starts_with('<')) {
        held += &format!("{line}\n");
        let Some(said) = line.strip_prefix('>') else { continue };
        for answer in answers(&mut session, said.strip_prefix(' ').unwrap_or(said)) {
            held += format!("< {answer}").trim_end();
            held.push('\n');
        }
    }
    if std::env::var_os("OUTFLANK_RECORD").is_some() {
        fs::write(&path, held).unwrap();
        return;
    }
    assert!(record.contains("\n< "), "{name} has no answers");
    for (number, (recorded, now)) in (1..).zip(record.lines().zip(held.lines())) {
        assert_eq!(now, recorded, "{name}, line {number}");
    }
    assert_eq!(held, record, "{name}");
}

#[test]
fn a_gogui_session_as_recorded() {
    hold("gogui.txt", gtp::Server::new("1.0", Strength::of_depth(5), Orientation::Top));
}

#[test]
fn the_nboard_dialogues_as_recorded() {
    hold("nboard.txt", nboard::Server::new(Strength::of_depth(5)));
}

#[test]
fn a_console_session_as_recorded() {
    hold("console.txt", console::Server::new("1.0", Strength::of_depth(5)));
}
