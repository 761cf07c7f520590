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
    // The machine says so on its tube (C8).
    page.until_text("#console-choice", "There is no game 04");
    let said = page.text(".crt #console-choice");
    assert!(said.contains("01 02 03 11") && said.contains("93"), "{said}");
    assert_eq!(page.browser.path(), "/console");
    page.assert_quiet_but("422");
}

/// What stands at the foot of the tube.
const TUBE: &str = ".crt #status";

#[test]
fn c2_c8_when_the_fifteen_seconds_are_over_the_tube_says_so_and_the_computer_plays_the_move() {
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
    // What is seen counts down, and is said aloud at ten. Loading the page anew is leaving it for a moment.
    server.advance(5_000);
    page.browser.reload();
    page.until("phase", "paused");
    page.browser.press(&[key::ENTER]);
    page.until_text("#spoken", "10 seconds left");
    server.advance(9_999);
    assert!(page.stored()["view"]["game"]["turns"].as_array().unwrap().is_empty());
    server.advance(1);
    wait_for("the computer's turn", PATIENCE, || {
        (page.stored()["view"]["request"]["substitute"] == true).then_some(())
    });
    page.until_text(TUBE, "Green’s time is up: the computer moves.");
    assert!(page.text("#spoken").contains("Green’s time is up"), "{}", page.text("#spoken"));
    server.advance(1_000);
    let turns = wait_for("the computer's move", PATIENCE, || {
        let turns = page.stored()["view"]["game"]["turns"].clone();
        (turns.as_array()?.len() == 1).then_some(turns)
    });
    assert_eq!(turns[0]["color"], "black");
    assert_eq!(turns[0]["substitute"], true);
    page.browser.wait(".score.blinking[data-player=two]");
    wait_for("the disc on the screen", PATIENCE, || (page.discs().matches('X').count() == 4).then_some(()));
    // The two messages follow each other on the tube; then it says again how things stand.
    page.until_text(TUBE, "for Green");
    page.until_text(TUBE, "Red to move");
    assert!(page.browser.run("return document.querySelector('.toast').textContent", &[]) == "");
    page.assert_quiet();
}

#[test]
fn c9_a_game_that_is_left_pauses_says_so_on_its_tube_and_goes_on_with_any_key() {
    let server = Server::with_test_clock();
    let page = Page::open(&server, "/console");
    page.until("ready", "true");
    page.browser.press(&["5", "1", key::ENTER]);
    page.until_playing();
    let address = page.browser.path();
    let id = page.match_id();
    let phase = || server.get(&format!("/api/matches/{id}")).json()["view"]["phase"].clone();
    let until = |wanted: &str| wait_for(wanted, PATIENCE, || (phase() == wanted).then_some(()));
    // The page is left for another one, and then the app for good.
    page.browser.click("[data-section=settings]");
    until("paused");
    server.advance(60_000);
    assert_eq!(phase(), "paused", "no time runs out meanwhile");
    page.go(&address);
    page.until("phase", "paused");
    page.until_text(TUBE, "The game is paused. Any key goes on.");
    page.browser.press(&["w"]);
    page.until_playing();
    page.go("/settings");
    until("paused");
    page.go(&address);
    page.until("phase", "paused");
    page.browser.click(".pad.left .key-ent");
    page.until_playing();
    assert!(page.stored()["view"]["game"]["turns"].as_array().unwrap().is_empty(), "the key only goes on");
    // Another window hides it.
    page.browser.run(
        "Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
         document.dispatchEvent(new Event('visibilitychange'))",
        &[],
    );
    page.until("phase", "paused");
    page.assert_quiet();
}

#[test]
fn c4_c5_c8_the_disc_that_moves_has_the_mover_s_colour_and_a_pass_stands_on_the_tube() {
    let server = Server::start();
    let page = Page::open(&server, "/console");
    page.until("ready", "true");
    page.browser.press(&["0", "1", key::ENTER]);
    page.until_playing();
    // It blinks, so it is there now or in a moment.
    let hovers = |hue: &str| {
        wait_for(hue, PATIENCE, || {
            let at =
                page.browser.text_of("return document.querySelector('.cell[tabindex=\"0\"]').dataset.square");
            (hues(&page, &[&at]) == [hue]).then_some(())
        });
    };
    let play = |square: &str| {
        let before = page.fact("version");
        page.click_square(square);
        wait_for(square, PATIENCE, || (page.fact("version") != before).then_some(()));
    };
    hovers("green");
    play("c4");
    // With NumLock on the keypad says digits, and steers all the same.
    let numpad =
        "for (const code of arguments) document.activeElement.dispatchEvent(new KeyboardEvent('keydown', {
         code, key: code.at(-1), bubbles: true, cancelable: true }))";
    page.browser.run(numpad, &["Numpad8".into(), "Numpad5".into()]);
    wait_for("red on C3", PATIENCE, || (page.discs().as_bytes()[18] == b'O').then_some(()));
    page.browser.press(&[key::UP]);
    hovers("green");
    for square in ["f5", "b4", "a4", "a5", "c2"] {
        play(square);
    }
    page.browser.press(&[key::UP]);
    hovers("red");
    play("a3");
    page.until_text(TUBE, "Green has no move and passes.");
    assert!(page.text("#spoken").contains("Green has no move and passes."), "{}", page.text("#spoken"));
    page.until_text(TUBE, "Red to move");
    page.browser.wait(".score.blinking[data-player=two]");
    page.assert_quiet();
}

/// The shortest game there is: after nine moves no red disc is left.
const SHORTEST: [&str; 9] = ["e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5", "c5"];

#[test]
fn c4_c9_two_keyboards_play_one_game_and_any_of_its_moves_can_be_walked_to() {
    let server = Server::start();
    let page = Page::open(&server, "/console");
    page.until("ready", "true");
    page.browser.press(&["0", "1", key::ENTER]);
    page.until_playing();
    let placed = |count: usize| {
        wait_for("the move", PATIENCE, || {
            let stored = page.stored();
            let made = stored["view"]["game"]["turns"].as_array()?.len() == count;
            (made && page.fact("version") == Some(stored["version"].to_string())).then_some(())
        });
    };
    let cursor =
        || page.browser.text_of("return document.querySelector('.cell[tabindex=\"0\"]').dataset.square");
    // The cursor begins on D3. Left goes to E6 and places with the space bar.
    assert_eq!(cursor(), "d3");
    page.browser.press(&["s", "s", "s", "d", " "]);
    placed(1);
    // From now on each has one: the left controller is dead while it is Red's turn.
    page.browser.press(&["w", " "]);
    assert_eq!(cursor(), "e6");
    // A square that is taken is refused, on the tube (C4, C8).
    page.browser.press(&[key::ENTER]);
    page.until_text(TUBE, "There is a disc on E6 already.");
    page.browser.press(&[key::RIGHT, key::UP, key::UP, key::ENTER]);
    placed(2);
    page.browser.press(&[key::UP]);
    assert_eq!(cursor(), "f4", "nor does the right one count while it is Green's turn");
    page.browser.press(&["w", "a", " "]);
    placed(3);
    // The block of digits, with NumLock off: one square for one key.
    let numpad = "for (const code of arguments) document.activeElement.dispatchEvent(new KeyboardEvent('keydown', {
         code, key: { Numpad6: 'ArrowRight', Numpad2: 'ArrowDown', NumpadEnter: 'Enter' }[code], bubbles: true, cancelable: true }))";
    let keys = ["Numpad6", "Numpad2", "Numpad2", "Numpad2", "NumpadEnter"].map(Into::into);
    page.browser.run(numpad, &keys);
    placed(4);
    // A pad on the screen, with three ENT keys, and a gamepad.
    assert_eq!(page.browser.run("return document.querySelectorAll('.pad.left .key-ent').length", &[]), 3);
    page.browser.click(".pad.left .key-right");
    page.browser.click(".pad.left .key-up");
    page.browser.click(".pad.left .key-ent:last-child");
    placed(5);
    page.browser.run(
        "const pad = { axes: [0, 0], buttons: Array.from({ length: 17 }, () => ({ pressed: false })) };
         const idle = { axes: [0, 0], buttons: [] };
         navigator.getGamepads = () => [idle, pad];
         window.hold = (button, pressed) => { pad.buttons[button] = { pressed }; };
         dispatchEvent(new Event('gamepadconnected'))",
        &[],
    );
    // Pressed for a single look at the gamepad: held for longer, a direction is repeated.
    let tap = "const frame = () => new Promise(requestAnimationFrame);
        return (async () => {
            hold(arguments[0], true);
            await frame();
            hold(arguments[0], false);
            await frame();
            await frame();
        })()";
    let steer = |button: u8, to: &str| {
        page.browser.run(tap, &[button.into()]);
        wait_for(to, PATIENCE, || (cursor() == to).then_some(()));
    };
    for (button, to) in [(13, "g6"), (14, "f6"), (14, "e6"), (14, "d6")] {
        steer(button, to);
    }
    page.browser.run("hold(1, true)", &[]);
    placed(6);
    page.browser.run("hold(1, false)", &[]);
    for square in &SHORTEST[6..8] {
        page.click_square(square);
        let count = SHORTEST.iter().position(|each| each == square).unwrap() + 1;
        placed(count);
    }
    page.click_square(SHORTEST[8]);
    page.until("phase", "over");
    page.until_text(TUBE, "Green wins.");
    assert!(page.text(TUBE).contains("Red has no disc left on the board."), "{}", page.text(TUBE));
    // Every move can be walked to, on the tube, and analysed from there.
    page.browser.press(&[key::LEFT, "a"]);
    page.until_text(TUBE, "Move 7 of 9: Green E7");
    assert_eq!(page.discs().matches(['X', 'O']).count(), 11);
    page.browser.wait(".score.blinking[data-player=two]");
    page.browser.click(".move[data-ply='2']");
    page.until_text(TUBE, "Move 2 of 9: Red F4");
    page.browser.click("#analyse");
    wait_for("the analysis board", PATIENCE, || (page.browser.path() == "/analyse").then_some(()));
    let query = page.browser.text_of("return location.search");
    assert!(query.contains("ply=2") && query.contains(&SHORTEST.concat()), "{query}");
    page.assert_quiet_but("409");
}

#[test]
fn c4_c6_on_a_phone_every_key_is_in_sight_with_the_board_and_a_colour_can_be_chosen() {
    let server = Server::start();
    let page = Page::open(&server, "/console");
    page.browser.resize(390, 664);
    page.until("ready", "true");
    let hidden = "const above = document.querySelector('.top').getBoundingClientRect().bottom;
         const below = document.querySelector('.sections').getBoundingClientRect().top;
         const shown = [...document.querySelectorAll(arguments[0])].map((each) => each.getBoundingClientRect()).filter(({ width }) => width > 0);
         if (shown.length === 0) return 'nothing';
         return shown.some(({ top, bottom, left, right }) => top < above || bottom > below || left < 0 || right > innerWidth) ? 'hidden' : ''";
    let in_sight = |selector: &str| {
        assert_eq!(page.browser.run(hidden, &[selector.into()]), "", "{selector}");
    };
    in_sight(".keypad .key, .crt");
    page.browser.run("document.querySelector('.segments').scrollIntoView({ block: 'center' })", &[]);
    page.choose("left-color", "white");
    page.browser.press(&["5", "1"]);
    page.browser.click(".key-enter");
    page.until_playing();
    in_sight(".pad .key, .crt, .knob");
    assert!(page.browser.has(".crt-side.left .score.white.blinking"), "left plays red and begins");
    assert_eq!(page.stored()["view"]["game"]["black"], "two");
    // The other player's controller takes the place of this one.
    page.browser.click(".pad.left .key-right");
    page.browser.click(".pad.left .key-ent");
    page.browser.wait(".pad.right");
    in_sight(".pad .key, .crt, .knob");
    // On its side there is room for both, one at each end.
    page.browser.resize(844, 390);
    let outside = "return [...document.querySelectorAll('.pad.left .key, .pad.right .key, .crt, .knob')].filter((each) => {
           const { top, bottom, left, right, width } = each.getBoundingClientRect();
           return width === 0 || top < 0 || left < 0 || bottom > innerHeight || right > innerWidth;
         }).length";
    assert_eq!(page.browser.run(outside, &[]), 0);
    page.browser.resize(390, 664);
    page.browser.click(".knob[aria-label='Cassette sleeve']");
    page.until("phase", "paused");
    page.until_text(".sleeve", "Edmond Dujardin");
    page.assert_quiet();
}

#[test]
fn c6_a_console_game_is_played_with_the_keyboard_alone() {
    let server = Server::start();
    let page = Page::open(&server, "/console");
    page.until("ready", "true");
    // A game can be walked to, too: 01, 11 … and back.
    page.browser.press(&[key::DOWN, key::DOWN, key::UP, key::ENTER]);
    page.until_playing();
    assert_eq!(page.stored()["view"]["setup"]["variation"], "01");
    // The cursor is on the board from the start; as long as nobody uses the left controller the other one serves both.
    page.browser.press(&[key::ENTER]);
    wait_for("the disc", PATIENCE, || (page.discs().matches('X').count() == 4).then_some(()));
    page.until_text(TUBE, "Red to move");
    page.browser.press(&[key::LEFT, key::ENTER]);
    wait_for("the disc", PATIENCE, || (page.discs().matches('O').count() == 3).then_some(()));
    let score = |player: &str| {
        page.browser
            .text_of(&format!("return document.querySelector('.score[data-player={player}]').dataset.score"))
    };
    assert_eq!((score("one"), score("two")), ("3".to_owned(), "3".to_owned()));
    // P pauses.
    page.browser.press(&["p"]);
    page.until("phase", "paused");
    page.assert_quiet();
}
