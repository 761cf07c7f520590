//! As on the table: a mistake that stands, one that is put right, a strict referee (T1–T3).

use outflank_e2e::{PATIENCE, Page, Server, wait_for};

fn sit_down(page: &Page<'_>, referee: &str) {
    page.until("ready", "true");
    page.choose("referee", referee);
    page.browser.click("#start");
    page.until_playing();
}

/// Touches a square and waits until something has come of it.
fn touch(page: &Page<'_>, square: &str) {
    let version = page.fact("version");
    page.click_square(square);
    wait_for(square, PATIENCE, || (page.fact("version") != version).then_some(()));
}

fn done(page: &Page<'_>) {
    let version = page.fact("version");
    page.browser.click("#done");
    wait_for("the hand-over", PATIENCE, || (page.fact("version") != version).then_some(()));
}

fn give_up(page: &Page<'_>) {
    page.browser.click("[title='Give up']");
    page.browser.click("dialog [data-yes]");
    page.until("phase", "over");
}

#[test]
fn a_mistake_stands_once_the_opponent_has_moved_and_is_marked_at_the_end() {
    let server = Server::start();
    let page = Page::open(&server, "/tabletop");
    sit_down(&page, "silent");
    touch(&page, "d3");
    // Nothing turns by itself.
    assert_eq!(page.discs().matches('O').count(), 2);
    done(&page);
    // White's C5 turns D5; Black's forgotten D4 stays as it is.
    touch(&page, "c5");
    touch(&page, "d5");
    done(&page);
    let discs = page.discs();
    assert_eq!(&discs[24..32], "---OX---", "D4 stands");
    give_up(&page);
    let marks = page.stored()["view"]["game"]["table"]["marks"].clone();
    assert_eq!(marks.as_array().map(Vec::len), Some(1), "{marks}");
    assert_eq!(marks[0]["ply"], 1);
    assert_eq!(marks[0]["missed"][0], "d4");
    // The record shows it where it happened (T3).
    page.browser.click(".move[data-ply='1']");
    page.until_text("#referee-says", "D4");
    page.browser.wait(".cell.missed[data-square=d4]");
    page.assert_quiet();
}

#[test]
fn a_mistake_is_put_right_until_the_opponent_moves() {
    let server = Server::start();
    let page = Page::open(&server, "/tabletop");
    sit_down(&page, "hint");
    touch(&page, "d3");
    done(&page);
    page.until_text("#referee-says", "1 mistake");
    touch(&page, "d4");
    page.until_text("#referee-says", "no mistake");
    touch(&page, "c5");
    touch(&page, "d5");
    done(&page);
    give_up(&page);
    let marks = page.stored()["view"]["game"]["table"]["marks"].clone();
    assert_eq!(marks.as_array().map(Vec::len), Some(0), "{marks}");
    page.assert_quiet();
}

#[test]
fn a_strict_referee_keeps_the_move_until_all_is_right() {
    let server = Server::start();
    let page = Page::open(&server, "/tabletop");
    sit_down(&page, "strict");
    touch(&page, "d3");
    page.browser.click("#done");
    page.until_text(".toast", "1 disc shows the wrong side");
    touch(&page, "d4");
    done(&page);
    page.until_text("#status", "White to move");
    page.assert_quiet_but("409");
}
