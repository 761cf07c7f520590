//! The console: all thirty games begin as the manual says, and time runs out (C1–C5).

use outflank_e2e::{PATIENCE, Page, Server, key, wait_for};

/// The corner discs of a handicap, in the order of H1.
fn corners(count: usize) -> String {
    let mut discs = ['-'; 64];
    for index in &[0, 63, 7, 56][..count] {
        discs[*index] = 'O';
    }
    discs.iter().collect()
}

#[test]
fn all_thirty_games_begin_as_the_manual_says() {
    let server = Server::with_test_clock();
    let page = Page::open(&server, "/console");
    for left in 0..10 {
        for right in 1..=3 {
            let digits = format!("{left}{right}");
            page.go("/console");
            page.until("ready", "true");
            let [tens, ones] = [left.to_string(), right.to_string()];
            page.browser.press(&[&tens, &ones]);
            // The keypad's own key for one of them, the keyboard for the others.
            if digits == "22" {
                page.browser.click(".key-enter");
            } else {
                page.browser.press(&[key::ENTER]);
            }
            page.until_playing();
            let stored = page.stored();
            let setup = &stored["view"]["setup"];
            assert_eq!(setup["variation"], digits.as_str());
            let computer = setup["players"]["two"]["seat"] == "computer";
            assert_eq!(computer, right != 1, "{digits}");
            assert_eq!(setup["starter"], if right == 3 { "two" } else { "one" }, "{digits}");
            let start = stored["start"].as_str().unwrap();
            let expected = corners(left % 5);
            let at_corner = |text: &str, i: usize| text.as_bytes()[i];
            for i in [0, 7, 56, 63] {
                assert_eq!(at_corner(start, i), at_corner(&expected, i), "{digits}: corner {i}");
            }
            let timed = page.browser.run("return !document.querySelector('.crt-timer').hidden", &[]);
            assert_eq!(timed, left >= 5, "{digits}: timer");
        }
    }
    page.assert_quiet();
}

/// Which light a square of the console's board gives: its discs are too bright for any other.
fn hues(page: &Page<'_>, squares: &[&str]) -> Vec<&'static str> {
    let middle = |square: &&str| {
        let script = "const { left, top, width, height } = document.querySelector(`.cell[data-square=${arguments[0]}]`).getBoundingClientRect();
             return [left + width / 3, top + height / 2].map(Math.round)";
        let at = page.browser.run(script, &[(*square).into()]);
        let number = |value: &serde_json::Value| usize::try_from(value.as_u64().unwrap()).unwrap();
        (number(&at[0]), number(&at[1]))
    };
    let points: Vec<_> = squares.iter().map(middle).collect();
    let hue = |[red, green, _]: [u8; 3]| match (u32::from(red), u32::from(green)) {
        (red, green) if red > 120 && red > 2 * green => "red",
        (red, green) if green > 120 && green > 2 * red => "green",
        _ => "dark",
    };
    page.browser.pixels(&points).into_iter().map(hue).collect()
}

#[test]
fn c4_c8_the_discs_lie_as_in_figure_1_and_the_score_of_the_side_to_move_on_the_screen_blinks() {
    let server = Server::with_test_clock();
    let page = Page::open(&server, "/console");
    page.until("ready", "true");
    page.browser.press(&["0", "3", key::ENTER]);
    page.until_playing();
    let figure =
        outflank_data::rulebook().position("ill-trq-fig1").expect("the manual's figure").board.to_string();
    assert!(figure.starts_with(&page.discs()), "the start is the figure's");
    assert_eq!(hues(&page, &["d4", "e5", "e4", "d5", "c3"]), ["red", "red", "green", "green", "dark"]);
    let blinks = |side: &str| page.browser.wait(&format!(".crt-side.{side} .score.blinking"));
    let alone =
        || assert_eq!(page.browser.run("return document.querySelectorAll('.blinking').length", &[]), 1);
    // The computer is seen to begin, on the right and in red.
    blinks("right");
    alone();
    assert!(page.browser.has(".crt-side.right .score.white"));
    server.advance(1_000);
    for _ in 0..3 {
        blinks("left");
        alone();
        let offered = page.next_turn();
        let before = page.discs();
        page.click_square(&offered[0]);
        blinks("right");
        alone();
        assert_ne!(page.discs(), before, "one's own move is on the screen at once");
        // The question may still be on its way to the one who thinks.
        wait_for("the question", PATIENCE, || page.stored()["view"]["request"].is_object().then_some(()));
        server.advance(1_000);
    }
    page.assert_quiet();
}

#[test]
fn other_digits_are_refused_with_the_list_of_valid_ones() {
    let server = Server::start();
    let page = Page::open(&server, "/console");
    page.until("ready", "true");
    page.browser.press(&["0", "4", key::ENTER]);
    page.browser.wait(".notice.bad");
    let said = page.text(".notice.bad");
    assert!(said.contains("04") && said.contains("01 02 03 11") && said.contains("93"), "{said}");
    assert_eq!(page.browser.path(), "/console");
    page.assert_quiet_but("422");
}

#[test]
fn when_the_fifteen_seconds_are_over_the_computer_plays_the_move() {
    let server = Server::with_test_clock();
    let page = Page::open(&server, "/console");
    page.until("ready", "true");
    page.browser.press(&["5", "1", key::ENTER]);
    page.until_playing();
    assert_eq!(
        page.browser.text_of("return document.querySelector('.crt-side.left .crt-timer').dataset.seconds"),
        "15"
    );
    // The score of the player to move blinks (C3).
    page.browser.wait(".score.blinking[data-player=one]");
    server.advance(14_999);
    assert!(page.stored()["view"]["game"]["turns"].as_array().unwrap().is_empty());
    server.advance(1);
    wait_for("the computer's turn", PATIENCE, || {
        (page.stored()["view"]["request"]["substitute"] == true).then_some(())
    });
    server.advance(1_000);
    let turns = wait_for("the computer's move", PATIENCE, || {
        let turns = page.stored()["view"]["game"]["turns"].clone();
        (turns.as_array()?.len() == 1).then_some(turns)
    });
    assert_eq!(turns[0]["color"], "black");
    assert_eq!(turns[0]["substitute"], true);
    page.browser.wait(".score.blinking[data-player=two]");
    wait_for("the disc on the screen", PATIENCE, || (page.discs().matches('X').count() == 4).then_some(()));
    assert!(page.text("#spoken").contains("Green’s time is up"), "{}", page.text("#spoken"));
    page.assert_quiet();
}

#[test]
fn a_console_game_is_played_with_the_keyboard_and_with_the_keypad() {
    let server = Server::start();
    let page = Page::open(&server, "/console");
    page.until("ready", "true");
    page.browser.press(&["0", "1", key::ENTER]);
    page.until_playing();
    // The cursor is on the board from the start; it begins on D3.
    page.browser.press(&[key::ENTER]);
    wait_for("the disc", PATIENCE, || (page.discs().matches('X').count() == 4).then_some(()));
    page.until_text("#status", "Red to move");
    // An occupied square is not accepted (C4).
    page.browser.click(".keypad .key-5");
    page.until_text(".toast", "D3");
    // C3 lies one to the left.
    page.browser.click(".keypad .key-4");
    page.browser.click(".keypad .key-enter");
    wait_for("the disc", PATIENCE, || (page.discs().matches('O').count() == 3).then_some(()));
    let score = |player: &str| {
        page.browser
            .text_of(&format!("return document.querySelector('.score[data-player={player}]').dataset.score"))
    };
    assert_eq!((score("one"), score("two")), ("3".to_owned(), "3".to_owned()));
    page.assert_quiet_but("409");
}
