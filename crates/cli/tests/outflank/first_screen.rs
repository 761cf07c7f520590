//! `outflank welcome`, in the reader's language (I1).

use super::{Place, Run};

/// Some words of the first screen in every language.
const WORDS: [(&str, [&str; 3]); 5] = [
    ("en", ["Black to move", "4 legal moves: d3 c4 f5 e6", "What you can do:"]),
    ("es", ["Juegan las negras", "4 jugadas posibles: d3 c4 f5 e6", "Qué puedes hacer:"]),
    ("pl", ["Ruch czarnych", "4 możliwe ruchy: d3 c4 f5 e6", "Co możesz zrobić:"]),
    ("de", ["Schwarz ist am Zug", "4 mögliche Züge: d3 c4 f5 e6", "Was du tun kannst:"]),
    ("fr", ["Aux noirs de jouer", "4 coups possibles\u{a0}: d3 c4 f5 e6", "Ce que vous pouvez faire\u{a0}:"]),
];

fn words(language: &str) -> [&'static str; 3] {
    WORDS.into_iter().find(|(code, _)| *code == language).expect("a language of the list").1
}

#[track_caller]
fn assert_speaks(screen: &str, language: &str) {
    for words in words(language) {
        assert!(screen.contains(words), "{words:?} is not in\n{screen}");
    }
}

#[test]
fn the_starting_board_is_shown() {
    let screen = Place::new().run(["welcome"]).good();
    for row in
        ["    a b c d e f g h", "3 | . . . + . . . . |", "4 | . . + O X . . . |", "5 | . . . X O + . . |"]
    {
        assert!(screen.contains(row), "{screen}");
    }
    assert_speaks(&screen, "en");
}

#[test]
fn the_language_is_chosen_by_option_and_by_environment() {
    let place = Place::new();
    for (code, _) in WORDS {
        assert_speaks(&place.run(["welcome", "--lang", code]).good(), code);
        let region = format!("{code}_XX.UTF-8");
        for variable in ["LC_ALL", "LC_MESSAGES", "LANG", "OUTFLANK_LANG"] {
            assert_speaks(&Run::of(place.command().arg("welcome").env(variable, &region)).good(), code);
        }
        let list = Run::of(
            place.command().arg("welcome").env("LANG", "nl_NL.UTF-8").env("LANGUAGE", format!("nl:{code}")),
        );
        assert_speaks(&list.good(), code);
    }
    // A wish for a language there is not leads to the next wish, and so does none.
    for wish in ["", "tlh"] {
        let next =
            Run::of(place.command().arg("welcome").env("LC_ALL", "pl_PL.UTF-8").env("OUTFLANK_LANG", wish));
        assert_speaks(&next.good(), "pl");
    }
    let option_wins =
        Run::of(place.command().arg("welcome").env("LC_ALL", "pl_PL.UTF-8").args(["--lang", "de"]));
    assert_speaks(&option_wins.good(), "de");
}

#[test]
fn an_unknown_language_is_refused_with_the_list() {
    let error = Place::new().run(["welcome", "--lang", "xx"]).refused();
    assert!(error.contains("\"xx\" is not one of the languages en, es, pl, de, fr"), "{error}");
}

#[test]
fn every_line_fits_into_80_columns() {
    let place = Place::new();
    for (code, _) in WORDS {
        for line in place.run(["welcome", "--lang", code]).good().lines() {
            assert!(line.chars().count() <= 80, "{code}: {line}");
        }
    }
}

#[test]
fn the_commands_it_names_exist() {
    let place = Place::new();
    let screen = place.run(["welcome"]).good();
    let commands = screen.lines().filter_map(|line| line.strip_prefix("  outflank "));
    let names: Vec<&str> = commands.filter_map(|line| line.split(' ').next()).collect();
    assert_eq!(names.len(), super::help::COMMANDS.len(), "{screen}");
    for name in names {
        place.run([name, "--help"]).good();
    }
}
