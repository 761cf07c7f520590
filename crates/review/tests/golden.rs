//! Forty moves with their comments in five languages, to be read by people.
//!
//! `golden/moves.txt` holds the positions and what reviews said about them, so that the
//! comments do not change when the engine learns. `golden/comments.txt` is what the coach
//! makes of it. After a change of texts or weights, `OUTFLANK_BLESS=1 cargo test -p
//! outflank-review --test golden` writes it anew: read the difference.

mod games;

use games::{own_games, reviewer};
use outflank_coach::{Comment, Hint};
use outflank_engine::{Line, Stop};
use outflank_locale::{Language, Locale};
use outflank_review::{Effort, NoArchive, text};
use outflank_rules::{Position, Square};
use std::collections::HashMap;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name)
}

fn blessing() -> bool {
    std::env::var_os("OUTFLANK_BLESS").is_some()
}

/// A position, the move played, and all moves with their scores.
struct Case {
    position: Position,
    played: Square,
    lines: Vec<Line>,
}

fn written(case: &Case) -> String {
    format!("{} {} {}\n", case.position, case.played, text::write(&case.lines))
}

fn read(text: &str) -> Vec<Case> {
    let case = |line: &str| {
        // A position is a board and a turn.
        let mut words = line.splitn(4, ' ');
        let mut word = || words.next().expect("a board, a turn, a move and lines");
        Case {
            position: format!("{} {}", word(), word()).parse().expect("a position"),
            played: word().parse().expect("a square"),
            lines: text::read(word()).expect("lines"),
        }
    };
    text.lines().map(case).collect()
}

/// Moves of our own games: turning points and a few good ones, as different as possible.
fn chosen() -> Vec<Case> {
    let mut reviewer = reviewer(Effort::STANDARD);
    let mut cases: Vec<Case> = Vec::new();
    let mut uses: HashMap<&str, usize> = HashMap::new();
    for game in own_games(60) {
        let review = reviewer.review(&game, &mut NoArchive, &Stop::new(), &mut |_| {});
        for judged in review.expect("nobody stops it").judgements {
            let Some((comment, played)) = judged.comment().zip(judged.square()) else { continue };
            let ids: Vec<&str> = comment.sentences().iter().map(|sentence| sentence.id).collect();
            // Nothing twice until everything has come once, and then twice, thrice…
            let round = cases.len() / 12 + 1;
            let fresh = ids.iter().skip(1).any(|id| uses.get(id).copied().unwrap_or(0) < round)
                && ids.len() > 1
                && uses.get(ids[1]).copied().unwrap_or(0) <= round;
            if fresh {
                ids.iter().for_each(|id| *uses.entry(id).or_default() += 1);
                cases.push(Case { position: judged.position, played, lines: judged.lines });
            }
            if cases.len() == 40 {
                return cases;
            }
        }
    }
    cases
}

#[test]
fn a_comment_goes_over_a_wire_with_its_texts_to_be_filled_in() {
    let cases = read(&fs::read_to_string(file("moves.txt")).expect("the file is there"));
    for case in &cases {
        let comment = Comment::on(case.position, case.played, &case.lines).expect("the move was searched");
        let report = comment.report();
        assert_eq!(report.square, case.played.to_string());
        assert_eq!(report.sentences, comment.sentences());
        assert!(report.facts.len() >= 7 && report.grade.is_some() && report.lost.is_some());
        let hint = Hint::towards(case.position, &case.lines).expect("there is a best move").report();
        assert!(hint.area.contains(&hint.square));
    }
}

fn comments(cases: &[Case]) -> String {
    let locales = Language::ALL.map(Locale::new);
    let mut text = String::new();
    for (number, case) in (1..).zip(cases) {
        let comment = Comment::on(case.position, case.played, &case.lines).expect("the move was searched");
        let hint = Hint::towards(case.position, &case.lines).expect("there is a best move");
        writeln!(text, "{number}. {} {:#}", case.position, case.played).expect("writing to a string");
        for locale in &locales {
            writeln!(text, "   {}: {}", locale.language(), comment.text(locale))
                .expect("writing to a string");
            let answer: Vec<String> = hint.answer().iter().map(|sentence| sentence.text(locale)).collect();
            let steps = [hint.idea.text(locale), hint.place().text(locale), answer.join(" ")];
            writeln!(text, "       → {}", steps.join(" → ")).expect("writing to a string");
        }
        text.push('\n');
    }
    text
}

#[test]
fn forty_moves_are_commented_as_people_have_read_them() {
    if blessing() && !file("moves.txt").exists() {
        let text: String = chosen().iter().map(written).collect();
        fs::write(file("moves.txt"), text).expect("the file can be written");
    }
    let text = fs::read_to_string(file("moves.txt")).expect("the file is there");
    let cases = read(&text);
    assert_eq!(cases.len(), 40);
    assert_eq!(cases.iter().map(written).collect::<String>(), text, "the file reads as it is written");
    let comments = comments(&cases);
    if blessing() {
        fs::write(file("comments.txt"), &comments).expect("the file can be written");
    }
    let expected = fs::read_to_string(file("comments.txt")).expect("the file is there");
    for (found, expected) in comments.lines().zip(expected.lines()) {
        assert_eq!(found, expected);
    }
    assert_eq!(comments, expected);
}
