//! Playing: by mouse, by keyboard, with a handicap, with a clock, in a series.

use outflank_e2e::{PATIENCE, Page, Server, key, wait_for};

/// Two people on the front page's form.
fn two_people(page: &Page<'_>) {
    page.until("ready", "true");
    page.choose("opponent", "person");
}

fn start(page: &Page<'_>) {
    page.browser.click("#start");
    page.until_playing();
}

#[test]
fn a_whole_game_by_mouse_begins_with_a_click_on_the_front_page() {
    let server = Server::start();
    let page = Page::open(&server, "/");
    two_people(&page);
    assert_eq!(
        wait_for("the first moves", PATIENCE, || Some(page.offered()).filter(|m| m.len() == 4)),
        ["d3", "c4", "f5", "e6"]
    );
    // A move against the rules is refused with its reason here too.
    page.click_square("a1");
    page.until_text(".toast", "A disc on A1 would turn nothing over");
    page.click_square("d4");
    page.until_text(".toast", "There is a disc on D4 already");
    page.click_square("f5");
    page.until_playing();
    assert_eq!(page.discs(), "---------------------------OX------XXX--------------------------");
    // A move against the rules is refused with its reason, and nothing changes (R6).
    page.click_square("a1");
    page.until_text(".toast", "A1");
    assert_eq!(page.stored()["view"]["game"]["turns"].as_array().map(Vec::len), Some(1));
    let moves = page.play_out(|offered| offered.len() / 2);
    assert!(moves > 10, "{moves} moves");
    let stored = page.stored();
    assert_eq!(stored["view"]["phase"], "over");
    let position = stored["view"]["game"]["board"]["position"].as_str().unwrap().to_owned();
    assert_eq!(page.discs(), position[..64]);
    let verdict = &stored["view"]["game"]["verdict"];
    assert_eq!(page.text("[data-player=one] .player-discs"), verdict["discs"]["black"].to_string());
    assert_eq!(page.text("[data-player=two] .player-discs"), verdict["discs"]["white"].to_string());
    // The list of moves follows the one that is shown, on a phone too.
    page.browser.resize(390, 844);
    let current_is_seen = || {
        let within = "const list = document.querySelector('.moves').getBoundingClientRect();
            const move = document.querySelector('.move[aria-current]').getBoundingClientRect();
            return move.top >= list.top && move.bottom <= list.bottom";
        assert_eq!(page.browser.run(within, &[]), true, "{}", page.text(".move[aria-current]"));
    };
    page.browser.run("document.querySelector('.record').scrollIntoView({block: 'center'})", &[]);
    page.browser.click(".walk button:first-child");
    page.browser.click(".walk button:nth-child(3)");
    current_is_seen();
    page.browser.click(".walk button:last-child");
    current_is_seen();
    page.browser.resize(1280, 800);
    // Walking back to the start and to the end again.
    page.browser.click(".walk button:first-child");
    assert_eq!(page.discs(), "---------------------------OX------XO---------------------------");
    page.browser.click(".move[data-ply='1']");
    assert_eq!(page.discs(), "---------------------------OX------XXX--------------------------");
    page.browser.click(".walk button:last-child");
    assert_eq!(page.discs(), position[..64]);
    // The same with keys, wherever they have no other meaning; on the board they walk over its squares.
    page.browser.press(&[key::HOME]);
    assert_eq!(page.discs(), "---------------------------OX------XO---------------------------");
    page.browser.press(&[key::RIGHT, key::RIGHT, key::LEFT]);
    assert_eq!(page.discs(), "---------------------------OX------XXX--------------------------");
    page.browser.run("document.querySelector('.cell[tabindex=\"0\"]').focus()", &[]);
    page.browser.press(&[key::RIGHT]);
    assert_eq!(page.discs(), "---------------------------OX------XXX--------------------------");
    page.browser.run("document.activeElement.blur()", &[]);
    page.browser.press(&[key::END]);
    assert_eq!(page.discs(), position[..64]);
    // The front door asked why (422), the match refused (409).
    page.assert_quiet_but("4");
}

#[test]
fn a_whole_game_against_the_computer_by_keyboard_alone() {
    let server = Server::start();
    let page = Page::open_with(&server, "/", "en", r#"{"animation":"off","setup":{"level":"1"}}"#);
    page.until("ready", "true");
    // The front page is walked through with the Tab key, and its board is played on.
    page.tab_to_board();
    page.key_square("d3");
    page.until_playing();
    // The focus stays on the square, and both moves are said aloud.
    let focus = "return document.activeElement.dataset.square ?? document.activeElement.tagName";
    wait_for("the focus on D3", PATIENCE, || (page.browser.text_of(focus) == "d3").then_some(()));
    page.browser.run(
        "const said = document.getElementById('spoken'); window.said = said.textContent;
         new MutationObserver(() => { window.said += said.textContent; }).observe(said, {childList: true})",
        &[],
    );
    wait_for("both moves to be said", PATIENCE, || {
        let said = page.browser.text_of("return window.said");
        (said.contains("Black plays D3") && said.contains("White plays")).then_some(())
    });
    let mut moves = 1;
    loop {
        let offered = page.next_turn();
        let Some(square) = offered.last() else { break };
        let version = page.fact("version");
        page.key_square(square);
        wait_for("the move", PATIENCE, || (page.fact("version") != version).then_some(()));
        moves += 1;
    }
    assert!(moves > 5, "{moves} moves");
    let stored = page.stored();
    assert_eq!(stored["view"]["phase"], "over");
    assert_eq!(page.discs(), stored["view"]["game"]["board"]["position"].as_str().unwrap()[..64]);
    // What happened was said aloud.
    let discs = &stored["view"]["game"]["verdict"]["discs"];
    page.until_text(
        "#spoken",
        &format!("Discs on the board: Black {}, White {}.", discs["black"], discs["white"]),
    );
    page.assert_quiet();
}

#[test]
fn moves_are_taken_back_and_played_again() {
    let server = Server::start();
    let page = Page::open(&server, "/");
    two_people(&page);
    start(&page);
    for square in ["f5", "d6", "c3"] {
        let version = page.fact("version");
        page.click_square(square);
        wait_for(square, PATIENCE, || (page.fact("version") != version).then_some(()));
    }
    let after_three = page.discs();
    page.browser.click("[title='Take back']");
    wait_for("two turns", PATIENCE, || (page.discs() != after_three).then_some(()));
    page.until_text("#spoken", "Taken back: C3");
    page.tool("Redo");
    wait_for("three turns", PATIENCE, || (page.discs() == after_three).then_some(()));
    // The board from the other side shows the same discs.
    page.tool("Rotate board");
    assert_eq!(page.discs(), after_three);
    let first = page.browser.text_of("return document.querySelector('.cell').dataset.square");
    assert_eq!(first, "h8");
    // At the start there is nothing more to take back, and the keyboard is still where it was.
    page.browser.run("document.querySelector('[title=\"Take back\"]').focus()", &[]);
    for _ in 0..3 {
        let version = page.fact("version");
        page.browser.press(&[key::ENTER]);
        wait_for("a turn taken back", PATIENCE, || (page.fact("version") != version).then_some(()));
    }
    page.browser.wait("[title='Take back'][aria-disabled=true]");
    assert_eq!(page.browser.text_of("return document.activeElement.title"), "Take back");
    let version = page.fact("version");
    page.browser.press(&[key::ENTER]);
    assert_eq!((page.fact("version"), page.text(".toast")), (version, String::new()));
    page.assert_quiet();
}

#[test]
fn a_handicap_game_has_its_corners() {
    let server = Server::start();
    let page = Page::open_with(&server, "/", "en", r#"{"animation":"off","setup":{"level":"1"}}"#);
    page.until("ready", "true");
    page.browser.click("#more");
    page.choose("corners", "3");
    // The board shows the head start before the game begins (H1).
    wait_for("the corners", PATIENCE, || page.discs().starts_with("X------X").then_some(()));
    page.choose("receiver", "one");
    start(&page);
    let discs = page.discs();
    assert!(discs.starts_with("X------X") && discs.ends_with("-------X"), "{discs}");
    page.play_out(|_| 0);
    assert_eq!(page.stored()["view"]["phase"], "over");
    page.assert_quiet();
}

#[test]
fn the_first_move_can_be_given_away() {
    let server = Server::start();
    let page = Page::open(&server, "/");
    two_people(&page);
    page.browser.click("#more");
    page.choose("first", "white");
    start(&page);
    page.until_text("#status", "White to move");
    assert_eq!(page.next_turn(), ["e3", "f4", "c5", "d6"]);
    page.assert_quiet();
}

#[test]
fn a_series_is_played_to_its_end() {
    let server = Server::start();
    let page = Page::open(&server, "/");
    two_people(&page);
    page.browser.click("#more");
    page.select("series", "wins");
    page.select("next", "loser_starts");
    start(&page);
    // Two wins are wanted: one game is played out, others are given up.
    page.play_out(|_| 0);
    page.until("phase", "between");
    let first = page.stored()["view"]["verdicts"][0]["winner"].clone();
    page.browser.click("#next-game");
    page.until_playing();
    let mut games = 1;
    while page.fact("phase").as_deref() != Some("over") {
        games += 1;
        assert!(games < 6, "two wins come within three games, or a draw more");
        if page.fact("phase").as_deref() == Some("between") {
            page.browser.click("#next-game");
            page.until_playing();
        }
        page.browser.click("[title='Resign']");
        page.browser.click("dialog [data-yes]");
        wait_for("the end of the game", PATIENCE, || {
            (page.fact("phase").as_deref() != Some("playing")).then_some(())
        });
    }
    let standing = page.stored()["view"]["standing"].clone();
    assert_eq!(standing["outcome"]["kind"], "won", "{first}: {standing}");
    page.until_text(".status-sub", "Winner of the series");
    page.assert_quiet();
}

#[test]
fn a_clock_that_runs_out_loses_the_game() {
    let server = Server::with_test_clock();
    let page = Page::open(&server, "/");
    two_people(&page);
    page.browser.click("#more");
    page.choose("pace", "5");
    start(&page);
    page.browser.wait(".player-clock.running");
    server.advance(5 * 60 * 1000);
    page.until("phase", "over");
    page.until_text("#status", "White wins");
    page.until_text(".status-sub", "time is up");
    page.assert_quiet();
}

#[test]
fn a_game_is_shared_as_link_text_ggf_and_picture() {
    let server = Server::start();
    let page = Page::open(&server, "/");
    two_people(&page);
    start(&page);
    for square in ["f5", "d6", "c3"] {
        let version = page.fact("version");
        page.click_square(square);
        wait_for(square, PATIENCE, || (page.fact("version") != version).then_some(()));
    }
    page.tool("Share");
    page.browser.wait("#share-link");
    let value = |id: &str| page.browser.text_of(&format!("return document.getElementById('{id}').value"));
    assert!(value("share-link").ends_with("/analyse?moves=f5d6c3"));
    assert_eq!(value("share-text"), "f5d6c3");
    wait_for("the GGF", PATIENCE, || value("share-ggf").starts_with("(;GM[Othello]").then_some(()));
    wait_for("the picture", PATIENCE, || {
        let width = page.browser.run("return document.querySelector('.share-picture').naturalWidth", &[]);
        (width == 720).then_some(())
    });
    // That it was copied is said and shown in the dialog, which shuts out the rest of the page.
    page.browser.click("#share-text + button");
    page.until_text("dialog #spoken", "Copied");
    let on_top = "const r = document.querySelector('.toast').getBoundingClientRect();
        return document.elementsFromPoint(r.x + r.width / 2, r.y + r.height / 2).some(e => e.matches('dialog, dialog *'))";
    assert_eq!(page.browser.run(on_top, &[]), true);
    page.browser.press(&["\u{E00C}"]);
    wait_for("the dialog to close", PATIENCE, || (!page.browser.has("dialog")).then_some(()));
    page.assert_quiet();
}

/// Whoever types goes on to the next field; what makes no sense is rounded, and forgotten
/// with it is what an older visit kept.
#[test]
fn fields_of_the_front_page_can_be_filled_one_after_the_other() {
    let server = Server::start();
    let page = Page::open(&server, "/");
    two_people(&page);
    page.browser.click("#setup-nameOne");
    page.browser.press(&["A", "n", "a", key::TAB, "B", "e", "a", key::TAB]);
    let focused = page.browser.text_of("return document.activeElement.id");
    assert_eq!(focused, "more");
    page.browser.click("#more");
    page.select("series", "points");
    page.browser.run("document.getElementById('setup-points').value = '12.5'", &[]);
    page.browser.run("document.getElementById('setup-points').dispatchEvent(new Event('change'))", &[]);
    assert_eq!(page.browser.text_of("return document.getElementById('setup-points').value"), "13");
    page.browser.run(
        "const kept = JSON.parse(localStorage.getItem('outflank')); kept.setup.points = 7.5; localStorage.setItem('outflank', JSON.stringify(kept))",
        &[],
    );
    page.go("/");
    page.until("ready", "true");
    start(&page);
    let stored = page.stored();
    assert_eq!(stored["names"], serde_json::json!({"one": "Ana", "two": "Bea"}));
    assert_eq!(stored["view"]["setup"]["series"]["goal"], serde_json::json!({"points": 8}));
    page.assert_quiet();
}

#[test]
fn a_finished_game_ends_with_its_last_move_in_sight() {
    let server = Server::start();
    let page = Page::open(&server, "/");
    page.browser.resize(1280, 800);
    two_people(&page);
    start(&page);
    page.play_out(|_| 0);
    page.until("phase", "over");
    page.browser.wait(".end-row .primary");
    wait_for("the last move", PATIENCE, || {
        let inside = "const move = document.querySelector('.move[aria-current]').getBoundingClientRect();
            const list = document.querySelector('.moves').getBoundingClientRect();
            return move.top >= list.top - 1 && move.bottom <= list.bottom + 1";
        (page.browser.run(inside, &[]) == true).then_some(())
    });
    // Whoever looks at other moves is left alone, whatever else is drawn again.
    page.browser.run("document.querySelector('.moves').scrollTop = 0", &[]);
    page.tool("Show possible moves");
    assert_eq!(page.browser.run("return document.querySelector('.moves').scrollTop", &[]), 0);
    page.assert_quiet();
}

/// All that is stored of a match: its agreement and every order it has taken.
fn log(server: &Server, id: &str) -> serde_json::Value {
    server.get(&format!("/api/matches/{id}/export?format=match")).json()
}

#[test]
fn a_move_of_a_finished_game_is_taken_back_in_a_copy() {
    let server = Server::start();
    let page = Page::open(&server, "/");
    two_people(&page);
    start(&page);
    let moves = ["f5", "d6", "c5", "f4", "e7", "f6", "g5", "e6", "e3"];
    for square in moves {
        let version = page.fact("version");
        page.click_square(square);
        wait_for(square, PATIENCE, || (page.fact("version") != version).then_some(()));
    }
    page.until("phase", "over");
    assert_eq!(page.stored()["record"], true);
    let record = page.match_id();
    let finished = log(&server, &record);
    page.browser.click("[title='Take back']");
    page.until_text(".toast", "You play on in a copy");
    page.until_playing();
    assert_ne!(page.match_id(), record);
    let copy = page.stored();
    assert_eq!(
        (&copy["record"], copy["view"]["game"]["turns"].as_array().unwrap().len()),
        (&false.into(), 8)
    );
    // Another end than the one on record; the record has not changed.
    let other = page.next_turn().into_iter().find(|square| square != "e3").unwrap();
    page.click_square(&other);
    let written = format!("9 {other}");
    wait_for("another move", PATIENCE, || (page.text(".move[aria-current]").trim() == written).then_some(()));
    assert_eq!(log(&server, &record), finished);
    page.assert_quiet();
}

#[test]
fn an_imported_game_is_played_on_in_a_copy() {
    let server = Server::start();
    let read = server.post("/api/import", &serde_json::json!({"text": "f5d6c3d3", "keep": true})).json();
    let record = read["games"][0]["match"].as_str().unwrap().to_owned();
    let before = log(&server, &record);
    let page = Page::open(&server, &format!("/game/{record}"));
    page.until_playing();
    page.click_square("a1");
    page.until_text(".toast", "turn nothing over");
    assert_eq!(page.match_id(), record);
    page.click_square("c4");
    page.until_text(".toast", "You play on in a copy");
    page.until_playing();
    assert_eq!(page.text(".move[aria-current]").trim(), "5 c4");
    assert_ne!(page.match_id(), record);
    assert_eq!(log(&server, &record), before);
    page.go(&format!("/game/{record}"));
    page.browser.click(".end-row .primary");
    page.until_text(".toast", "You play on in a copy");
    assert_eq!(page.text(".move[aria-current]").trim(), "4 d3");
    page.assert_quiet_but("422");
}

#[test]
fn several_pasted_games_are_all_shown_or_told_about() {
    let server = Server::start();
    let page = Page::open(&server, "/");
    page.until("ready", "true");
    let three = "f5d6c3\nf5f6e6\nf5f4e3";
    let paste = |button: &str| {
        page.browser.click(button);
        page.browser.wait("#paste-text");
        page.browser.run("document.getElementById('paste-text').value = arguments[0]", &[three.into()]);
        page.browser.click("#paste-go");
    };
    paste("#paste");
    wait_for("three games", PATIENCE, || {
        (page.browser.run("return document.querySelectorAll('.game-card').length", &[]) == 3).then_some(())
    });
    page.go("/analyse");
    page.until("ready", "true");
    paste("[title='Paste a game']");
    page.until_text(".toast", "3 games; this is the first");
    page.assert_quiet();
}

#[test]
fn pasted_games_are_kept_found_replayed_and_deleted() {
    let server = Server::start();
    let page = Page::open(&server, "/games");
    page.until("ready", "true");
    page.browser.click("#paste");
    page.browser.type_into("#paste-text", "this is no game");
    page.browser.click("#paste-go");
    page.browser.wait("dialog .notice.bad");
    page.browser.run("document.getElementById('paste-text').value = ''", &[]);
    page.browser.type_into("#paste-text", "f5d6c3d3c4");
    page.browser.click("#paste-go");
    page.browser.wait(".game-card");
    page.browser.type_into("#search", "e6f4");
    wait_for("an empty list", PATIENCE, || (!page.browser.has(".game-card")).then_some(()));
    page.browser.run("document.getElementById('search').value = ''", &[]);
    page.browser.type_into("#search", "f5d6");
    page.browser.click(".game-card h2 a");
    page.until_playing();
    assert_eq!(page.text(".move[aria-current]").trim(), "5 c4");
    // Back at the list, it is still what was looked for.
    page.browser.run("history.back()", &[]);
    wait_for("the search", PATIENCE, || {
        let sought =
            "return location.pathname === '/games' && document.getElementById('search')?.value === 'f5d6'";
        (page.browser.run(sought, &[]) == true && page.browser.has(".game-card")).then_some(())
    });
    page.go("/games");
    page.browser.click(".game-card button[title='Delete']");
    page.browser.click("dialog [data-yes]");
    wait_for("an empty list", PATIENCE, || (!page.browser.has(".game-card")).then_some(()));
    page.assert_quiet_but("422");
}

#[test]
fn back_forward_and_deep_links_work() {
    let server = Server::start();
    let page = Page::open(&server, "/settings");
    page.until("ready", "true");
    page.browser.click("[data-section=games]");
    page.until("ready", "true");
    assert_eq!(page.browser.path(), "/games");
    page.browser.run("history.back()", &[]);
    wait_for("the page before", PATIENCE, || {
        (page.browser.path() == "/settings" && page.browser.has(".settings-grid")).then_some(())
    });
    page.browser.run("history.forward()", &[]);
    wait_for("the page after", PATIENCE, || {
        (page.browser.path() == "/games" && page.browser.has(".filters")).then_some(())
    });
    // Who comes back finds a long page where it was left.
    page.go("/openings");
    page.until("ready", "true");
    page.browser.run("scrollTo(0, 900)", &[]);
    page.browser.run("document.querySelector('[data-section=settings]').click()", &[]);
    wait_for("the settings", PATIENCE, || page.browser.has(".settings-grid").then_some(()));
    page.browser.run("history.back()", &[]);
    wait_for("the place", PATIENCE, || {
        (page.browser.path() == "/openings" && page.browser.run("return Math.round(scrollY)", &[]) == 900)
            .then_some(())
    });
    page.go("/no/such/page");
    page.browser.wait(".empty");
    page.browser.press(&[key::TAB]);
    page.assert_quiet();
}
