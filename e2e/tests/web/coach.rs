//! The coach in the browser: hints while one plays, turning points afterwards (L6).

use crate::access::faults;
use outflank_e2e::{PATIENCE, Page, Server, key, wait_for};
use serde_json::{Value, json};
use std::time::Duration;

/// Black can take the corner A1.
const CORNER: &str = "-OX-------OX-------OX------XO------XO--------------------------- X";

/// A short game with a corner given away: B2 at move 10 lets Black have A1.
const GAME: &str = "f5d6c3d3c4f3d7b4g2b2a1e6";

fn make(server: &Server, setup: &Value) -> String {
    let answer = server.post("/api/matches", &json!({ "setup": setup }));
    assert_eq!(answer.status, 201, "{}", answer.json());
    answer.json()["id"].as_str().expect("a match has an id").to_owned()
}

fn at_the_corner(server: &Server) -> String {
    make(
        server,
        &json!({
            "players": {"one": {"seat": "person"}, "two": {"seat": "computer", "level": "1"}},
            "start": {"from": "position", "position": CORNER},
        }),
    )
}

/// The squares with a mark.
fn marked(page: &Page<'_>, class: &str) -> Vec<String> {
    let script = "return [...document.querySelectorAll('.cell.' + arguments[0])].map(cell => cell.dataset.square).sort()";
    let found = page.browser.run(script, &[class.into()]);
    found.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
}

fn step(page: &Page<'_>, step: &str) {
    wait_for(&format!("step {step}"), PATIENCE, || {
        (page.browser.text_of("return document.querySelector('.coach').dataset.step ?? ''") == step)
            .then_some(())
    });
}

#[test]
fn a_hint_goes_from_the_idea_over_the_place_to_the_move_and_leaves_with_it() {
    let server = Server::start();
    let page = Page::open(&server, &format!("/game/{}", at_the_corner(&server)));
    page.until_playing();
    assert!(page.browser.run("return document.querySelector('.coach').hidden", &[]) == true);
    page.browser.click("#hint");
    step(&page, "1");
    let idea = page.text(".coach .coach-words");
    assert!(idea.contains("corner") && !idea.contains("A1"), "{idea}");
    assert_eq!(page.text("#spoken"), idea, "screen readers hear it too");
    assert!(marked(&page, "area").is_empty() && marked(&page, "better").is_empty());
    assert_eq!(faults(&page), [""; 0]);
    // The keyboard can do it as well.
    page.browser.run("document.getElementById('hint-more').focus()", &[]);
    page.browser.press(&[key::ENTER]);
    step(&page, "2");
    assert_eq!(marked(&page, "area"), ["a1", "a8", "h1", "h8"]);
    let label = "return document.querySelector('[data-square=h8]').getAttribute('aria-label')";
    assert!(page.browser.text_of(label).contains("the coach points"), "{}", page.browser.text_of(label));
    assert_eq!(faults(&page), [""; 0]);
    page.browser.click("#hint-more");
    step(&page, "3");
    assert_eq!((marked(&page, "better"), marked(&page, "area").len()), (vec!["a1".to_owned()], 0));
    assert!(page.text("#spoken").contains("A1"), "{}", page.text("#spoken"));
    // Its button has gone, and the focus from there to the move.
    assert!(page.browser.run("return document.getElementById('hint-more').hidden", &[]) == true);
    assert_eq!(page.browser.text_of("return document.activeElement.dataset.square ?? ''"), "a1");
    // A move ends it, and the next one begins with an idea again.
    page.click_square("a1");
    wait_for("the hint's end", PATIENCE, || {
        (page.browser.run("return document.querySelector('.coach').hidden", &[]) == true).then_some(())
    });
    assert!(marked(&page, "better").is_empty());
    if !page.next_turn().is_empty() {
        page.browser.click("#hint");
        step(&page, "1");
        assert!(marked(&page, "area").is_empty());
        // Taking back ends it too: what was found belongs to a board that is gone.
        page.browser.click("#hint-more");
        step(&page, "2");
        page.browser.click("#hint-more");
        step(&page, "3");
        let version = page.fact("version");
        page.browser.click("[title='Take back']");
        wait_for("the move taken back", PATIENCE, || (page.fact("version") != version).then_some(()));
        assert!(marked(&page, "better").is_empty() && marked(&page, "area").is_empty());
    }
    page.assert_quiet();
}

#[test]
fn a_hint_that_comes_too_late_is_not_shown() {
    let server = Server::start();
    let page = Page::open(&server, &format!("/game/{}", at_the_corner(&server)));
    page.until_playing();
    // Asked and played at once: the answer belongs to a board that is gone.
    page.browser.run(
        "document.getElementById('hint').click(); document.querySelector('[data-square=a1]').click()",
        &[],
    );
    wait_for("the move", PATIENCE, || (page.fact("version").as_deref() >= Some("2")).then_some(()));
    assert!(page.browser.run("return document.querySelector('.coach').hidden", &[]) == true);
    std::thread::sleep(Duration::from_secs(1));
    assert!(page.browser.run("return document.querySelector('.coach').hidden", &[]) == true);
    assert!(marked(&page, "better").is_empty());
    page.assert_quiet();
}

#[test]
fn there_is_no_hint_where_it_would_be_unfair() {
    let server = Server::start();
    let people = json!({"one": {"seat": "person"}, "two": {"seat": "person"}});
    let remote = json!({"one": {"seat": "person"}, "two": {"seat": "remote"}});
    let clock = json!({"control": {"kind": "per_game", "main": 300_000}, "time_out": {"kind": "loss"}});
    let page = Page::open(&server, "/");
    for (setup, offered) in [
        (json!({ "players": people }), true),
        (json!({ "players": people, "clock": clock }), false),
        (json!({ "players": remote }), false),
    ] {
        page.go(&format!("/game/{}", make(&server, &setup)));
        page.until_playing();
        let hidden = page.browser.run("return document.getElementById('hint').hidden", &[]);
        assert_eq!(hidden, !offered, "{setup}");
    }
    for (setup, path) in [
        (json!({"variation": "02"}), "console"),
        (json!({"players": people, "turning": {"by": "hand", "referee": "silent"}}), "tabletop"),
    ] {
        page.go(&format!("/{path}/{}", make(&server, &setup)));
        page.until_playing();
        assert!(!page.browser.has("#hint"), "{path}");
    }
    page.assert_quiet();
}

#[test]
fn a_finished_game_leads_to_its_turning_points_and_each_can_be_tried_again() {
    let server = Server::start();
    let id = make(&server, &json!({"players": {"one": {"seat": "person"}, "two": {"seat": "person"}}}));
    let page = Page::open(&server, &format!("/game/{id}"));
    page.until_playing();
    for square in GAME.as_bytes().chunks(2) {
        let square = std::str::from_utf8(square).expect("plain letters");
        wait_for("the turn", PATIENCE, || page.offered().contains(&square.to_owned()).then_some(()));
        page.click_square(square);
    }
    wait_for("the opening's name", PATIENCE, || page.text(".status-sub").contains("Opening").then_some(()));
    page.browser.click("[title='Resign']");
    page.browser.click("dialog [data-yes]");
    page.until("phase", "over");
    page.browser.click("#review");
    page.until("ready", "true");
    // It begins by itself, shows how far it is and could be cancelled.
    page.browser.wait("#cancel-game");
    wait_for("the analysis", Duration::from_secs(120), || page.fact("analysed"));
    assert_eq!(page.fact("analysed").as_deref(), Some("complete"));
    let count = page.browser.run("return document.querySelectorAll('.turning').length", &[]);
    assert!((1..=3).contains(&count.as_u64().unwrap_or(0)), "{count}");
    page.browser.wait("[data-turning='10'] svg .cross");
    page.browser.wait("[data-turning='10'] svg .ring");
    let card = page.text("[data-turning='10']");
    assert!(card.contains("Played B2") && card.contains("A1"), "{card}");
    // It opens where the game turned first, and each fault leads to where its idea is taught.
    let first = page.browser.text_of("return document.querySelector('.turning').dataset.turning");
    page.until("ply", &(first.parse::<u32>().expect("a turn") - 1).to_string());
    page.browser.wait("[data-turning='10'] .taught a[data-lesson]");
    page.browser.wait("[data-turning='10'] .taught a[data-kind]");
    assert_eq!(faults(&page), [""; 0]);
    // Only White's.
    page.choose("turning", "white");
    wait_for("White's", PATIENCE, || {
        let plies =
            "return [...document.querySelectorAll('.turning')].every(card => card.dataset.turning % 2 === 0)";
        (page.browser.run(plies, &[]) == true && page.browser.has("[data-turning='10']")).then_some(())
    });
    // Looking at it: the board before the move, both moves marked, the comment beside it.
    page.browser.click("[data-look='10']");
    page.until("ply", "9");
    wait_for("the marks", PATIENCE, || (marked(&page, "worse") == ["b2"]).then_some(()));
    let better = marked(&page, "better");
    assert_eq!(better.len(), 1);
    page.until_text("#comment", "10. B2");
    // Trying again hides all of it; the same mistake is refused; the answer is explained.
    page.browser.click("[data-again='10']");
    page.until_text("#status", "find the best move instead of B2");
    page.until_text("#spoken", "find the best move instead of B2");
    let shown = "const r = document.getElementById('status').getBoundingClientRect();
        return r.top >= 0 && r.bottom <= innerHeight && document.getElementById('turnings').hidden";
    assert_eq!(page.browser.run(shown, &[]), true, "the question is in sight and the answer is not");
    assert!(marked(&page, "worse").is_empty() && marked(&page, "better").is_empty());
    assert!(page.browser.run("return document.getElementById('comment').hidden", &[]) == true);
    page.click_square("b2");
    wait_for("an answer", PATIENCE, || (!page.text(".status-sub").is_empty()).then_some(()));
    page.click_square(&better[0]);
    page.until_text("#status", "Yes, ");
    page.until_text("#comment", "10. B2");
    // Another language says the same at once: nothing is thought about again.
    page.speak("de");
    page.until_text("#turnings h2", "Wendepunkt");
    page.until_text("[data-turning='10']", "Gespielt B2");
    assert!(page.fact("analysed").is_none(), "it was analysed again");
    page.assert_quiet();
}

#[test]
fn every_move_walked_to_is_commented_in_the_reader_s_language() {
    let server = Server::start();
    for (language, words) in
        [("en", "corner"), ("es", "esquina"), ("pl", "róg"), ("de", "Ecke"), ("fr", "coin")]
    {
        let path = format!("/analyse?moves={GAME}&ply=10");
        let page = Page::open_with(&server, &path, language, r#"{"animation":"off"}"#);
        page.until("ready", "true");
        page.until_text("#comment", "10. B2");
        let comment = page.text("#comment");
        assert!(comment.contains(words) && !comment.contains("coach-"), "{language}: {comment}");
        assert!(page.text("#comment .facts").contains("B2"), "{language}");
        page.browser.click(".walk button:nth-child(2)");
        page.until_text("#comment", "9. G2");
        // At the beginning there is no move to speak of.
        page.browser.click(".walk button:first-child");
        wait_for("silence", PATIENCE, || {
            (page.browser.run("return document.getElementById('comment').hidden", &[]) == true).then_some(())
        });
        page.assert_quiet();
    }
}
