//! Strangers who press the same button: at one board without an account, a form or a word.

use outflank_e2e::{PATIENCE, Page, Server, wait_for};
use std::time::{Duration, Instant};

/// A browser in the lobby, by the way of the front page.
fn in_the_lobby<'a>(server: &'a Server) -> Page<'a> {
    let page = Page::open(server, "/");
    page.until("ready", "true");
    page.browser.wait("#people:not([hidden])");
    page.browser.click("#people");
    page.browser.wait(".pools");
    page.until("ready", "true");
    page
}

fn press(page: &Page<'_>, pool: &str) {
    page.browser.click(&format!("[data-pool='{pool}']"));
    page.browser.wait("#looking:not([hidden])");
}

#[test]
fn two_guests_press_five_minutes_and_are_at_the_same_board_within_seconds() {
    let server = Server::for_others();
    let ana = in_the_lobby(&server);
    press(&ana, "5");
    ana.until_text("#looking", "Looking for an opponent: 5 minutes each");
    ana.until_text("#spoken", "Looking for an opponent");

    let began = Instant::now();
    let ben = in_the_lobby(&server);
    let eve = in_the_lobby(&server);
    ben.until_text("[data-pool='5']", "1 person waiting");
    let pressed = Instant::now();
    press(&ben, "5");
    ben.until_playing();
    ana.until_playing();
    println!("from the click to both at the board: {:?}", pressed.elapsed());
    println!("from the start of the second browser to both at the board: {:?}", began.elapsed());
    assert!(pressed.elapsed() < Duration::from_secs(6), "{:?}", pressed.elapsed());
    assert_eq!(ana.browser.path(), ben.browser.path());

    // One of them moves, the other sees it; whoever is in the lobby finds the game there.
    let pages = [&ana, &ben];
    let mover =
        wait_for("somebody to move", PATIENCE, || pages.iter().position(|page| !page.offered().is_empty()));
    let before = pages[1 - mover].discs();
    pages[mover].click_square(&pages[mover].offered()[0]);
    wait_for("the move", PATIENCE, || (pages[1 - mover].discs() != before).then_some(()));
    eve.browser.wait("#watch a");
    assert!(eve.text("#here").contains("1 game being played"));
    eve.browser.click("#watch a");
    eve.until_playing();
    assert_eq!(eve.browser.path(), ana.browser.path());
    assert!(eve.offered().is_empty(), "whoever looks on has no move to make");
    for page in [&ana, &ben, &eve] {
        page.assert_quiet();
    }
}

#[test]
fn whoever_changes_their_mind_looks_no_longer_and_a_reload_keeps_the_place() {
    let server = Server::for_others();
    let ana = in_the_lobby(&server);
    press(&ana, "15");
    ana.browser.reload();
    ana.browser.wait("#looking:not([hidden])");
    assert_eq!(ana.text("[data-pool='15'] .pool-name"), "15 min");
    // Another button is another wish, the same one none.
    press(&ana, "1");
    ana.until_text("#looking", "1 minute each");
    ana.browser.click("#cancel");
    wait_for("the end", PATIENCE, || ana.browser.has("#looking[hidden]").then_some(()));
    ana.until_text("#spoken", "no longer looking");
    let pressed = ana.browser.run("return document.querySelectorAll('[aria-pressed=true]').length", &[]);
    assert_eq!(pressed, 0);
    ana.assert_quiet();
}

#[test]
fn whoever_is_alone_is_offered_a_computer_and_sits_down_with_it() {
    let server = Server::for_others();
    let ana = in_the_lobby(&server);
    press(&ana, "3");
    let long = Duration::from_secs(25);
    wait_for("the offer", long, || ana.browser.has("#computer:not([hidden])").then_some(()));
    assert!(ana.text("#looking").contains("level 5"));
    ana.browser.click("#computer");
    ana.until_playing();
    ana.assert_quiet();
}

#[test]
fn a_machine_used_alone_has_nobody_to_find_and_says_so() {
    let server = Server::start();
    let page = Page::open(&server, "/");
    page.until("ready", "true");
    assert!(page.browser.has("#people[hidden]"));
    page.go("/lobby");
    page.until("ready", "true");
    page.until_text(".lobby", "outflank serve --host");
    page.assert_quiet();
}

/// A browser of somebody with an account, in the lobby.
fn registered<'a>(server: &'a Server, name: &str) -> Page<'a> {
    let page = Page::open(server, "/account?then=/lobby");
    page.until("ready", "true");
    page.browser.type_into("#name", name);
    page.browser.type_into("#password", "seven teapots on a train");
    page.browser.click("#register button[type=submit]");
    page.browser.wait("#codes");
    page.browser.click("#codes-kept");
    page.browser.wait(".pools");
    page.until("ready", "true");
    page
}

#[test]
fn a_rated_game_of_two_accounts_changes_their_ratings_and_shows_it() {
    let server = Server::for_others();
    let (ana, ben) = (registered(&server, "Ana"), registered(&server, "Ben"));
    for page in [&ana, &ben] {
        press(page, "5+3");
        page.until_text("#looking", "Rated");
    }
    let pages = [&ana, &ben];
    for page in pages {
        page.until_playing();
        assert_eq!(page.text("[data-player=one] .rating"), "1500?");
    }
    for _ in 0..2 {
        let mover = wait_for("somebody to move", PATIENCE, || {
            pages.iter().position(|page| !page.offered().is_empty())
        });
        let before = pages[1 - mover].discs();
        pages[mover].click_square(&pages[mover].offered()[0]);
        wait_for("the move", PATIENCE, || (pages[1 - mover].discs() != before).then_some(()));
    }
    ana.browser.click("button[title='Resign']");
    ana.browser.click("[data-yes]");
    for page in pages {
        page.until("phase", "over");
        page.until_text("#ratings", "Ana: 13");
        page.until_text("#ratings", "(+1");
    }
    ben.go("/players/Ben");
    ben.until("ready", "true");
    assert!(ben.text("[data-category=blitz]").contains("Won: 1, drawn: 0, lost: 0"));
    ben.browser.wait(".rating-chart path");
    ben.go("/lobby");
    ben.until("ready", "true");
    ben.browser.click("#leaderboard summary");
    ben.until_text("#leaderboard", "Nobody yet");
    for page in pages {
        page.assert_quiet();
    }
}
