//! What a person types in the line-by-line mode.
//!
//! Every command has its English word and one in the reader's language; both are
//! understood, and so is a square alone.

use crate::words::Words;
use outflank_locale::Language;
use outflank_play::console::Hue;
use outflank_play::{Player, Variation};
use outflank_rulebook::{Edition, rulebook};
use outflank_rules::Square;

/// A line, understood.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Command {
    /// A disc on a square; at the table, turn the disc that lies there.
    Square(Square),
    /// One of several answers, counted from 1.
    Number(usize),
    /// At the table: hand over. While learning: back to the game.
    Done,
    /// At the table: there is no move.
    Pass,
    Undo,
    Redo,
    Hint,
    /// The scores of all moves.
    Evaluate,
    /// The scores of the game so far.
    Review,
    /// The discs, row by row.
    Board,
    /// A picture of the board.
    Picture,
    Moves,
    Score,
    Time,
    Pause,
    Resume,
    Resign,
    /// The next game of the series, or the same again.
    New,
    /// Where the winner decides: who starts the next game.
    Start(Player),
    /// A game of the console, and the colour of its left player.
    Console(Variation, Hue),
    /// The sleeve of the console's cassette.
    Sleeve,
    /// The kept games.
    Games,
    /// One of them, by its number in the list.
    Open(usize),
    /// The list of lessons and puzzles, or one of them by its number.
    Learn(Option<usize>),
    /// The rulebook: its sections or one of them by its number, and the edition it is
    /// compared with.
    Rules {
        section: Option<usize>,
        edition: Option<Edition>,
    },
    Language(Language),
    Help,
    Quit,
}

/// What is wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Misunderstanding {
    /// There is no such command.
    Unknown(String),
    /// The command needs something behind it that is not there or makes no sense.
    Incomplete(&'static str),
    /// Two digits that name no game of the console.
    NoSuchGame(String),
}

/// The commands without anything behind them, with the text of their word and the text
/// that explains them.
pub(crate) const PLAIN: [(&str, &str, &str, Command); 20] = [
    ("done", "tui-word-done", "tui-help-done", Command::Done),
    ("pass", "tui-word-pass", "tui-help-pass", Command::Pass),
    ("undo", "tui-word-undo", "tui-help-undo", Command::Undo),
    ("redo", "tui-word-redo", "tui-help-redo", Command::Redo),
    ("hint", "tui-word-hint", "tui-help-hint", Command::Hint),
    ("evaluate", "tui-word-evaluate", "tui-help-evaluate", Command::Evaluate),
    ("review", "tui-word-review", "tui-help-review", Command::Review),
    ("board", "tui-word-board", "tui-help-board", Command::Board),
    ("picture", "tui-word-picture", "tui-help-picture", Command::Picture),
    ("moves", "tui-word-moves", "tui-help-moves", Command::Moves),
    ("score", "tui-word-score", "tui-help-score", Command::Score),
    ("time", "tui-word-time", "tui-help-time", Command::Time),
    ("pause", "tui-word-pause", "tui-help-pause", Command::Pause),
    ("resume", "tui-word-resume", "tui-help-resume", Command::Resume),
    ("resign", "tui-word-resign", "tui-help-give-up", Command::Resign),
    ("new", "tui-word-new", "tui-help-next", Command::New),
    ("sleeve", "tui-word-sleeve", "tui-help-sleeve", Command::Sleeve),
    ("games", "tui-word-games", "tui-help-games", Command::Games),
    ("help", "tui-word-help", "tui-help-help", Command::Help),
    ("quit", "tui-word-quit", "tui-help-quit", Command::Quit),
];

/// Understands a line; an empty one is nothing.
pub(crate) fn parse(line: &str, words: Words<'_>) -> Result<Option<Command>, Misunderstanding> {
    let line = line.trim().to_lowercase();
    let mut parts = line.split_whitespace();
    let Some(first) = parts.next() else { return Ok(None) };
    let rest = parts.clone().next();
    if let Ok(square) = first.parse() {
        return Ok(Some(Command::Square(square)));
    }
    if let Ok(number) = first.parse() {
        return Ok(Some(Command::Number(number)));
    }
    let is = |english: &str, id: &str| first == english || first == words.text(id, &[]).to_lowercase();
    if let Some((.., command)) = PLAIN.iter().find(|(english, id, ..)| is(english, id)) {
        return Ok(Some(*command));
    }
    if is("play", "tui-word-play") || is("turn", "tui-word-turn") {
        let square = rest.and_then(|word| word.parse().ok());
        return square.map(|square| Some(Command::Square(square))).ok_or(Misunderstanding::Incomplete("d3"));
    }
    if is("console", "tui-word-console") {
        let digits = rest.ok_or(Misunderstanding::Incomplete("83"))?;
        return match digits.parse() {
            Ok(variation) => match parts.nth(1) {
                None => Ok(Some(Command::Console(variation, Hue::Green))),
                Some(word) => hue(word, words)
                    .map(|left| Some(Command::Console(variation, left)))
                    .ok_or(Misunderstanding::Incomplete("83 red")),
            },
            Err(_) => Err(Misunderstanding::NoSuchGame(digits.chars().take(8).collect())),
        };
    }
    if is("start", "tui-word-start") {
        return match rest {
            Some("1") => Ok(Some(Command::Start(Player::One))),
            Some("2") => Ok(Some(Command::Start(Player::Two))),
            _ => Err(Misunderstanding::Incomplete("1")),
        };
    }
    if is("open", "tui-word-open") {
        let number = rest.and_then(|word| word.parse().ok());
        return number.map(|number| Some(Command::Open(number))).ok_or(Misunderstanding::Incomplete("1"));
    }
    if is("learn", "tui-word-learn") {
        let number = rest.map(|word| word.parse().map_err(|_| Misunderstanding::Incomplete("1")));
        return number.transpose().map(|number| Some(Command::Learn(number)));
    }
    if is("rules", "tui-word-rules") {
        return rules(parts).map(Some).ok_or(Misunderstanding::Incomplete("3 fr"));
    }
    if is("language", "tui-word-language") {
        let language = rest.and_then(Language::of_tag);
        return language
            .map(|language| Some(Command::Language(language)))
            .ok_or(Misunderstanding::Incomplete("en es pl de fr"));
    }
    begun(first, words).map(Some).ok_or_else(|| Misunderstanding::Unknown(first.chars().take(20).collect()))
}

/// A colour of the console, by its English name or its name here.
fn hue(word: &str, words: Words<'_>) -> Option<Hue> {
    [Hue::Green, Hue::Red].into_iter().find(|hue| {
        word == hue.name() || word == words.text("color", &[("color", hue.name().into())]).to_lowercase()
    })
}

/// Which section and which edition, in any order and both if wanted.
fn rules<'a>(words: impl Iterator<Item = &'a str>) -> Option<Command> {
    let (mut section, mut edition) = (None, None);
    let sections = &rulebook().sections;
    for word in words {
        let named = sections.iter().position(|section| section.id == word).map(|index| index + 1);
        let number = word.parse().ok().filter(|number| (1..=sections.len()).contains(number)).or(named);
        match (number, word.parse()) {
            (Some(number), _) => section = Some(number),
            (None, Ok(known)) => edition = Some(known),
            (None, Err(_)) => return None,
        }
    }
    Some(Command::Rules { section, edition })
}

/// The one command whose word begins like this. Giving up takes the whole word.
fn begun(first: &str, words: Words<'_>) -> Option<Command> {
    let begins = |english: &str, id: &str| {
        english.starts_with(first) || words.text(id, &[]).to_lowercase().starts_with(first)
    };
    let mut fitting = PLAIN.iter().filter(|(english, id, ..)| begins(english, id));
    let (.., command) = fitting.next()?;
    (fitting.next().is_none() && *command != Command::Resign).then_some(*command)
}

#[cfg(test)]
mod tests {
    use super::*;
    use outflank_locale::Locale;

    #[test]
    fn squares_and_words_are_understood_in_every_language() {
        for language in Language::ALL {
            let locale = Locale::new(language);
            let words = Words(&locale);
            assert_eq!(parse(" D3 ", words), Ok(Some(Command::Square("d3".parse().unwrap()))));
            assert_eq!(parse("", words), Ok(None));
            for (english, id, _, command) in PLAIN {
                assert_eq!(parse(english, words), Ok(Some(command)), "{language} {english}");
                assert_eq!(parse(&words.text(id, &[]), words), Ok(Some(command)), "{language} {id}");
            }
            let game = "83".parse().unwrap();
            assert_eq!(parse("console 83", words), Ok(Some(Command::Console(game, Hue::Green))));
            let red = words.text("color", &[("color", "red".into())]);
            for red in ["red", &red] {
                let line = format!("console 83 {red}");
                assert_eq!(parse(&line, words), Ok(Some(Command::Console(game, Hue::Red))), "{language}");
            }
            assert_eq!(parse("console 83 blue", words), Err(Misunderstanding::Incomplete("83 red")));
            assert_eq!(parse("console 94", words), Err(Misunderstanding::NoSuchGame("94".to_owned())));
            assert_eq!(parse("language pl", words), Ok(Some(Command::Language(Language::Polish))));
            for line in ["rules 7 FR", "rules fr pass"] {
                let rules = Command::Rules { section: Some(7), edition: Some(Edition::Fr) };
                assert_eq!(parse(line, words), Ok(Some(rules)));
            }
            assert_eq!(parse("rules 17", words), Err(Misunderstanding::Incomplete("3 fr")));
            assert_eq!(parse("open x", words), Err(Misunderstanding::Incomplete("1")));
            assert_eq!(parse("i9", words), Err(Misunderstanding::Unknown("i9".to_owned())));
        }
    }

    #[test]
    fn the_beginning_of_a_word_is_enough_when_it_fits_one() {
        let locale = Locale::new(Language::English);
        let parse = |line: &str| parse(line, Words(&locale));
        assert_eq!((parse("q"), parse("u")), (Ok(Some(Command::Quit)), Ok(Some(Command::Undo))));
        assert_eq!(parse("hi"), Ok(Some(Command::Hint)));
        // Hint or help; and what ends a game is written out.
        for line in ["h", "re", "resig", "quitter"] {
            assert_eq!(parse(line), Err(Misunderstanding::Unknown(line.to_owned())));
        }
    }

    #[test]
    fn no_two_commands_of_a_language_share_a_word() {
        for language in Language::ALL {
            let locale = Locale::new(language);
            let mut ids: Vec<&str> = PLAIN.iter().map(|(_, id, ..)| *id).collect();
            ids.extend([
                "tui-word-play",
                "tui-word-turn",
                "tui-word-console",
                "tui-word-open",
                "tui-word-learn",
                "tui-word-rules",
                "tui-word-start",
                "tui-word-language",
            ]);
            let mut seen: Vec<String> = ids.iter().map(|id| locale.text(id, &[]).to_lowercase()).collect();
            assert!(seen.iter().all(|word| !word.contains(' ')), "{language}: {seen:?}");
            seen.sort();
            seen.dedup();
            assert_eq!(seen.len(), ids.len(), "{language}: {seen:?}");
        }
    }
}
