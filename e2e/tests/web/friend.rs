//! Two people, two browsers, a link: at the board without an account.

use outflank_e2e::{PATIENCE, Page, Server, wait_for};
use serde_json::Value;

/// Makes a move for whoever is to move and waits until the other sees it; the mover's number.
fn play<'a>(pages: [&'a Page<'a>; 2]) -> usize {
    let mover =
        wait_for("somebody to move", PATIENCE, || pages.iter().position(|page| !page.offered().is_empty()));
    let (here, there) = (pages[mover], pages[1 - mover]);
    assert!(there.offered().is_empty(), "only one of them is to move");
    let before = there.discs();
    here.click_square(&here.offered()[0]);
    wait_for("the opponent's move", PATIENCE, || (there.discs() != before).then_some(()));
    wait_for("the same board", PATIENCE, || (there.discs() == here.discs()).then_some(()));
    mover
}

#[test]
fn a_friend_opens_the_link_presses_play_and_both_are_at_the_board() {
    let server = Server::for_others();
    let ana = Page::open(&server, "/");
    ana.until("ready", "true");
    ana.browser.click("#friend");
    ana.browser.wait("#offer");
    ana.until("ready", "true");
    ana.select("friend-clock", "5+3");
    ana.browser.click("#offer");
    ana.browser.wait("#challenge-link");
    ana.browser.wait(".qr path");
    let link = ana.browser.text_of("return document.querySelector('#challenge-link').value");
    let path = link.strip_prefix("http://localhost").expect("the public address").to_owned();
    assert!(path.starts_with("/join/"), "{link}");

    let began = std::time::Instant::now();
    let ben = Page::open(&server, &path);
    ben.browser.wait("#play");
    assert!(ben.text(".terms").contains("5 minutes each and 3 seconds more with each move"));
    ben.browser.click("#play");
    ben.until_playing();
    ana.until_playing();
    println!("from the start of the second browser to both at the board: {:?}", began.elapsed());
    assert_eq!(ana.browser.path(), ben.browser.path());

    for _ in 0..4 {
        play([&ana, &ben]);
    }
    // Whoever comes back, or opens another tab, has the same seat.
    ben.browser.reload();
    ben.until_playing();
    for _ in 0..2 {
        play([&ana, &ben]);
    }
    let last = play([&ana, &ben]);

    // The last move is taken back by agreement.
    let (mover, other) = if last == 0 { (&ana, &ben) } else { (&ben, &ana) };
    let after = other.discs();
    mover.browser.click("button[title='Take back']");
    mover.until_text(".questions", "has been asked");
    other.until_text(".questions", "take back the last move");
    other.browser.click("#agree");
    wait_for("the move taken back", PATIENCE, || (other.discs() != after).then_some(()));
    assert_eq!(play([&ana, &ben]), last);

    // Somebody with the board's address looks on and cannot touch it.
    let eve = Page::open(&server, &ana.browser.path());
    eve.until_playing();
    assert!(eve.offered().is_empty());
    let seen = play([&ana, &ben]);
    wait_for("the move", PATIENCE, || (eve.discs() == ana.discs()).then_some(()));

    let loser = [&ana, &ben][seen];
    loser.browser.click("button[title='Resign']");
    loser.browser.click("[data-yes]");
    for page in [&ana, &ben, &eve] {
        page.until("phase", "over");
        page.until_text(".status-sub", "resign");
    }

    // A seat is taken once.
    eve.go(&path);
    eve.until("state", "taken");
    assert!(!eve.browser.has("#play"));
    let own = ana
        .browser
        .run("return fetch('/api/matches').then((answer) => answer.json()).then((page) => page.total)", &[]);
    assert_eq!(own, Value::from(1));
    for page in [&ana, &ben, &eve] {
        page.assert_quiet();
    }
}

#[test]
fn a_machine_used_alone_says_how_to_let_a_friend_in() {
    let server = Server::start();
    let page = Page::open(&server, "/friend");
    page.until("ready", "true");
    page.browser.click("#offer");
    page.until_text(".toast", "outflank serve --host");
    page.assert_quiet_but("403");
}
