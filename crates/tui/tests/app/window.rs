//! Windows of all sizes, and languages.

use crate::stage::{LETTERS, Stage, two_people};
use outflank_rules::{Color, Game};
use outflank_tui::{Begin, BoardStyle, Look};

#[test]
fn the_window_may_change_in_mid_game() {
    let mut stage = Stage::play(two_people());
    stage.place("d3");
    stage.place("c3");
    let before = stage.screen();
    stage.resize(120, 40);
    let large = stage.screen();
    assert_eq!(large.lines().count(), 40);
    assert!(large.matches('X').count() >= 2 && large.contains("White plays C3"), "{large}");
    stage.resize(40, 13);
    stage.expect("Black");
    stage.matches("game_small");
    stage.resize(39, 13);
    stage.expect("Please make it at least");
    stage.resize(20, 6);
    stage.expect("This window has 20");
    stage.resize(1, 1);
    stage.resize(80, 24);
    assert_eq!(stage.screen(), before);
    // The game went on waiting: the next move is accepted.
    stage.place("c4");
    assert_eq!(stage.discs(Color::Black), 5, "{}", stage.screen());
}

#[test]
fn every_screen_can_be_drawn_at_every_size() {
    let mut game = Game::new();
    for name in ["f5", "d6", "c3", "d3", "c4"] {
        game.play(name.parse().unwrap()).unwrap();
    }
    for board in BoardStyle::ALL {
        for color in [true, false] {
            let look = Look { board, color, motion: true, ..LETTERS };
            let begins = [
                Begin::Menu,
                Begin::Match(Box::new(two_people())),
                Begin::Console("51".parse().unwrap(), outflank_levels::Level::CONSOLE),
                Begin::Study(game.clone()),
            ];
            for begin in begins {
                let mut stage = Stage::with(begin, look, None);
                for (columns, rows) in [(1, 1), (40, 13), (41, 14), (60, 20), (80, 24), (100, 30), (200, 60)]
                {
                    stage.resize(columns, rows);
                    stage.keys("?");
                    stage.keys("?");
                }
            }
        }
    }
}

#[test]
fn the_language_changes_with_one_key_in_mid_game() {
    let mut stage = Stage::play(two_people());
    stage.place("d3");
    stage.expect("Black plays D3 and turns 1 disc.");
    for text in [
        "Las negras juegan D3 y voltean 1 ficha.",
        "Czarne grają D3 i odwracają 1 pion.",
        "Schwarz spielt D3 und dreht 1 Plättchen um.",
        "Les noirs jouent D3 et retournent 1 pion.",
        "Black plays D3 and turns 1 disc.",
    ] {
        stage.keys("l");
        assert!(stage.screen().split_whitespace().collect::<Vec<_>>().join(" ").contains(first(text)));
    }
}

/// Long sentences break; their beginning does not.
fn first(text: &str) -> &str {
    let words: Vec<usize> = text.match_indices(' ').map(|(at, _)| at).collect();
    &text[..words[2]]
}

#[test]
fn help_lies_over_the_game_and_any_key_closes_it() {
    let mut stage = Stage::play(two_people());
    let before = stage.screen();
    stage.keys("?");
    stage.expect("change the language");
    stage.expect("take back the last move");
    stage.keys("d");
    assert_eq!(stage.screen(), before);
}

/// In the smallest window the key that tells of all others is in sight, in every language.
#[test]
fn the_key_for_help_is_in_sight_and_titles_do_not_overlap() {
    let begins = [
        Begin::Menu,
        Begin::Match(Box::new(two_people())),
        Begin::Console("51".parse().unwrap(), outflank_levels::Level::CONSOLE),
    ];
    for begin in begins {
        let mut stage = Stage::new(begin);
        stage.resize(40, 13);
        for _ in outflank_locale::Language::ALL {
            stage.keys("l");
            let screen = stage.screen();
            let keys = screen.lines().last().unwrap_or_default();
            assert!(keys.contains("? "), "{screen}");
            let title = screen.lines().next().unwrap_or_default();
            assert!(title.starts_with(' ') && title.chars().count() < 40, "{screen}");
        }
    }
}
