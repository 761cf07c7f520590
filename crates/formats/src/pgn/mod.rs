//! PGN, the Portable Game Notation, as PlayOK, Edax and NBoard use it for Othello.
//!
//! ```text
//! [Event "?"]
//! [Black "a"]
//! [White "b"]
//! [Result "1-0"]
//!
//! 1. f5 d6 2. c3 d3 {a comment} 3. c4 -- {X wins 40-24} 1-0
//! ```
//!
//! `1-0` means that Black, who moves first, won. A comment of the form
//! `{… wins 40-24}` or `{Draw 32-32}` states the discs, Black's first; where it
//! contradicts the result, the result says who won and the comment by how much. Other
//! comments stay with the move before them. A start position stands in the `FEN` tag,
//! in chess notation or as 64 letters. A variation in round brackets begins
//! instead of the disc before it and is replayed like the game. `$` marks and lines that
//! begin with `%` are skipped.

mod read;
mod write;

pub(crate) use read::games;
pub(crate) use write::{emit, keep};

use crate::result::{Ending, Outcome};

/// Tags with a meaning of their own, which therefore never go to
/// [`crate::Tags::other`].
const KNOWN: [&str; 12] = [
    "Event",
    "Site",
    "Date",
    "Round",
    "Black",
    "White",
    "BlackElo",
    "WhiteElo",
    "Result",
    "FEN",
    "SetUp",
    "TimeControl",
];

/// Values that stand for "unknown".
const UNKNOWN: [&str; 3] = ["?", "????.??.??", "??:??:??"];

/// How the `Termination` tag names the ways a game can end.
const TERMINATIONS: [(&str, Ending); 4] = [
    ("resignation", Ending::Resigned),
    ("time forfeit", Ending::TimedOut),
    ("agreement", Ending::Agreed),
    ("forfeit", Ending::Forfeit),
];

/// The largest disc count a result may name.
const MOST_DISCS: u32 = 9999;

fn is_known(name: &str) -> bool {
    KNOWN.iter().any(|known| known.eq_ignore_ascii_case(name))
}

fn termination(value: &str) -> Option<Ending> {
    TERMINATIONS.iter().find(|(name, _)| name.eq_ignore_ascii_case(value)).map(|&(_, ending)| ending)
}

/// A tag's value: one line, no blanks around it.
fn value(text: &str) -> String {
    text.replace(|c: char| c.is_control(), " ").trim().to_owned()
}

/// A tag's value unless it says that nothing is known.
fn known_value(text: &str) -> Option<String> {
    Some(value(text)).filter(|value| !value.is_empty() && !UNKNOWN.contains(&value.as_str()))
}

/// A comment: blanks run together, as lines may be broken anywhere, and without the
/// brace that would end it.
fn comment(text: &str) -> Option<String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    (!words.is_empty()).then(|| words.join(" ").replace('}', ")"))
}

/// The discs of Black and White that a comment states, `X wins 40-24` or `Draw 32-32`.
fn stated_discs(comment: &str) -> Option<(u32, u32)> {
    let (head, discs) = comment.rsplit_once(' ')?;
    let who = head.rsplit(' ').next()?;
    (who.eq_ignore_ascii_case("wins") || head.eq_ignore_ascii_case("draw")).then(|| counts(discs))?
}

fn counts(text: &str) -> Option<(u32, u32)> {
    let (black, white) = text.split_once('-')?;
    let count = |digits: &str| {
        let plain = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
        digits.parse().ok().filter(|&count: &u32| plain && count <= MOST_DISCS)
    };
    Some((count(black)?, count(white)?))
}

/// What a result says: `1-0`, `0-1`, `1/2-1/2`, or the discs as in `40-24`. An open
/// game (`*`) says nothing. `None` if it is no result at all.
fn outcome(text: &str) -> Option<Option<Outcome>> {
    use outflank_rules::Color;
    match text {
        "*" => Some(None),
        "1-0" => Some(Some(Outcome::Win(Color::Black))),
        "0-1" => Some(Some(Outcome::Win(Color::White))),
        "1/2-1/2" | "½-½" => Some(Some(Outcome::Draw)),
        _ => {
            let (black, white) = counts(text)?;
            Some(Some(Outcome::Margin(black as f32 - white as f32)))
        }
    }
}
