//! As on the table: mistakes that stand or are put right, referees, what is agreed before, and the box (T1–T4).

use outflank_e2e::{PATIENCE, Page, Server, wait_for};
use outflank_rules::{Game, Position};
use serde_json::json;

const ESCAPE: &str = "\u{E00C}";

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

fn give_up(page: &Page<'_>, phase: &str) {
    page.browser.click("[title='Resign']");
    page.browser.click("dialog [data-yes]");
    page.until("phase", phase);
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
    // Shared is the board that was really there (T3): the moves alone would show another one.
    page.browser.click("[title='Share']");
    page.until_text("#share-lies", "as it really lies");
    assert!(!page.browser.has("#share-text"));
    let link = page.browser.text_of("return document.querySelector('#share-link').value");
    page.browser.press(&[ESCAPE]);
    give_up(&page, "over");
    let marks = page.stored()["view"]["game"]["table"]["marks"].clone();
    assert_eq!(marks.as_array().map(Vec::len), Some(1), "{marks}");
    assert_eq!(marks[0]["ply"], 1);
    assert_eq!(marks[0]["missed"][0], "d4");
    // The record shows it where it happened (T3).
    page.browser.click(".move[data-ply='1']");
    page.until_text("#referee-says", "D4");
    page.browser.wait(".cell.missed[data-square=d4]");
    page.browser.go(&link);
    wait_for("the shared board", PATIENCE, || (page.discs() == discs).then_some(()));
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
    give_up(&page, "over");
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
    // It promises no correction that it would refuse.
    assert_eq!(page.text("#referee-says"), "Place a disc.");
    // Who can move has to (T4), and nobody is said to have no move.
    page.browser.click("[title='Pass']");
    page.until_text(".toast", "Passing is not allowed while there is a move.");
    assert!(!page.text("#spoken").contains("no move"), "{}", page.text("#spoken"));
    page.assert_quiet_but("409");
}

#[test]
fn t4_r11_handicap_first_move_clock_and_a_series_whose_winner_decides_are_played_to_the_end() {
    let server = Server::start();
    let page = Page::open(&server, "/tabletop");
    page.until("ready", "true");
    page.browser.click("#more");
    page.choose("corners", "2");
    page.choose("first", "white");
    page.choose("pace", "5");
    page.select("series", "wins");
    page.select("next", "winner_decides");
    wait_for("the corners", PATIENCE, || (page.discs().matches('X').count() == 4).then_some(()));
    sit_down(&page, "hint");
    page.browser.wait(".player-clock.running");
    assert_eq!(&page.discs()[..1], "X");
    assert!(page.browser.has(".player[data-player=two][aria-current]"), "the first move was given away");
    page.until_text("#referee-says", "Wins: Player 1 – Player 2: 0–0");
    give_up(&page, "between");
    page.until_text(
        "#series",
        "Player 1 wins because Player 2 resigned. Such a game counts as won by all 64 discs",
    );
    page.until_text("#series", "Player 1 won and decides who starts the next game.");
    // On a small screen none of it lies over anything else.
    page.browser.resize(1024, 768);
    let covered = "const boxes = [...document.querySelectorAll('.game > :not(.spoken, .board-place)')].map(e => e.getBoundingClientRect()).filter(({ width }) => width > 0);
         const within = [...document.querySelectorAll('#series, #series *, .record *')].every(e => boxes.some(({ top, bottom }) => e.getBoundingClientRect().top >= top - 1 && (e.getBoundingClientRect().bottom <= bottom + 1 || e.closest('.moves'))));
         return within && boxes.every(({ top }, index) => index === 0 || top >= boxes[index - 1].bottom)";
    assert_eq!(page.browser.run(covered, &[]), true);
    page.browser.click("[data-starter=two]");
    page.until_playing();
    assert_eq!(page.stored()["view"]["game"]["game"], 2);
    give_up(&page, "over");
    page.until_text(
        "#referee-says",
        "Winner of the series: Player 1. Final score in wins: Player 1 – Player 2: 2–0.",
    );
    page.browser.click("#sheet");
    assert_eq!(page.browser.run("return document.querySelectorAll('.sheet li').length", &[]), 2);
    page.until_text(".sheet-total", "Points: Player 1 – Player 2: 128–0.");
    page.assert_quiet();
}

#[test]
fn t4_the_box_is_opened_once_and_can_be_skipped_and_asked_for() {
    let server = Server::start();
    let page = Page::open_with(&server, "/tabletop", "en", r#"{"animation":"fast"}"#);
    page.until("ready", "true");
    page.browser.wait(".box");
    assert_eq!(page.browser.run("return document.querySelectorAll('.box-tray.left > span').length", &[]), 32);
    assert_eq!(page.browser.run("return document.querySelectorAll('.box-foot').length", &[]), 4);
    page.until_text("#spoken", "a lid on either side");
    // The name on the lids is as large as they are, on a phone too.
    for width in [390, 1280] {
        page.browser.resize(width, 800);
        let share = page.browser.run(
            "const lid = document.querySelector('.box-lid');
             return parseFloat(getComputedStyle(lid, '::after').fontSize) / lid.getBoundingClientRect().width",
            &[],
        );
        assert!(share.as_f64().is_some_and(|share| (0.3..0.5).contains(&share)), "{width}: {share}");
    }
    page.browser.click("#skip-box");
    page.go("/tabletop");
    page.until("ready", "true");
    let open = || page.browser.run("return !document.querySelector('.box').hidden", &[]) == true;
    assert!(!open(), "once is enough");
    page.browser.click("#open-box");
    assert!(open());
    page.browser.click("#skip-box");
    assert!(!open());
    page.assert_quiet();
}

#[test]
fn t1_t2_a_whole_game_is_played_by_hand_under_a_strict_referee() {
    // The shortest game there is: after nine moves no white disc is left.
    const SHORTEST: [&str; 9] = ["e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5", "c5"];
    let server = Server::start();
    let page = Page::open(&server, "/tabletop");
    sit_down(&page, "strict");
    let mut game = Game::from_position(Position::START);
    for square in SHORTEST {
        let before = game.position();
        let placed = square.parse().unwrap();
        game.play(placed).unwrap();
        touch(&page, square);
        let turned = game.position().discs(before.turn()) - before.discs(before.turn());
        turned.into_iter().filter(|&each| each != placed).for_each(|each| touch(&page, &each.to_string()));
        done(&page);
        assert!(game.position().to_string().starts_with(&page.discs()), "after {square}");
    }
    page.until("phase", "over");
    page.until_text("#status", "Black wins.");
    page.until_text("#referee-says", "Black 13, White 0");
    assert_eq!(page.stored()["view"]["game"]["table"]["marks"].as_array().map(Vec::len), Some(0));
    page.assert_quiet();
}

#[test]
fn t4_r8_a_lent_disc_is_told_and_seen_to_cross_over() {
    /// White has placed all of its discs, and can move.
    const RUN_OUT: &str = "d3e3f6e6f3c4b4e2d6a4f1g7g6c2g8d7c6e1f4f5b3f2b5h6d8a6g3h8b6h4d1b1h2g5f7e7h5a2f8c7h3e8d2c3b2a1b8a5h7c5a7b7a8g4c8a3";
    let server = Server::start();
    let setup = json!({
        "players": {"one": {"seat": "person"}, "two": {"seat": "person"}},
        "turning": {"by": "hand", "referee": "silent"},
        "start": {"from": "opening", "moves": RUN_OUT},
    });
    let made = server.post("/api/matches", &json!({ "setup": setup }));
    assert_eq!(made.status, 201, "{}", made.json());
    let path = format!("/tabletop/{}", made.json()["id"].as_str().expect("a match has an id"));
    let page = Page::open_with(&server, &path, "en", r#"{"animation":"slow"}"#);
    page.until_playing();
    // Player one is the first who chooses a move: White.
    let in_hand = |player: &str| page.text(&format!(".player[data-player={player}] .player-supply"));
    assert_eq!((in_hand("one"), in_hand("two")), ("0 in hand".to_owned(), "4 in hand".to_owned()));
    page.browser.run(
        "window.crossed = 0;
         new MutationObserver((changes) => {
           for (const { addedNodes } of changes) for (const node of addedNodes) window.crossed += node.classList?.contains('lent-disc') ? 1 : 0;
         }).observe(document.body, { childList: true })",
        &[],
    );
    touch(&page, "c1");
    page.until_text(".toast", "lends");
    assert_eq!(page.browser.run("return window.crossed", &[]), 1);
    wait_for("the disc to arrive", PATIENCE, || (!page.browser.has(".lent-disc")).then_some(()));
    assert_eq!((in_hand("one"), in_hand("two")), ("0 in hand".to_owned(), "3 in hand".to_owned()));
    page.assert_quiet();
}

/// The French set: black is smooth, white has a hole (statement 4).
#[test]
fn t4_discs_can_be_smooth_and_pierced_as_in_the_french_set() {
    let server = Server::start();
    let inside = "const face = getComputedStyle(document.querySelector(`.face.${arguments[0]}`), '::after');
        return face.display === 'none' ? 'nothing' : face.backgroundImage.includes('radial-gradient') ? 'a hole' : 'a rim'";
    let looks = |settings: &str| {
        let page = Page::open_with(&server, "/", "en", settings);
        page.until("ready", "true");
        page.browser.wait(".face.white");
        ["black", "white"].map(|color| page.browser.run(inside, &[color.into()]).as_str().unwrap().to_owned())
    };
    assert_eq!(looks(r#"{"discs": "french"}"#), ["nothing", "a hole"]);
    assert_eq!(looks("{}"), ["a rim", "a rim"]);
}
