//! Screens of every size and for every eye: the board as large as the window allows, nothing over
//! anything else at twice the size, every state seen in forced colours, and the way through a record
//! by keys.

use outflank_e2e::{PATIENCE, Page, Server, key, wait_for};
use serde_json::{Value, json};

fn make(server: &Server, setup: &Value) -> String {
    let answer = server.post("/api/matches", &json!({ "setup": setup }));
    assert_eq!(answer.status, 201, "{}", answer.json());
    answer.json()["id"].as_str().expect("a match has a name").to_owned()
}

fn alone(level: &str) -> Value {
    json!({"players": {"one": {"seat": "person"}, "two": {"seat": "computer", "level": level}}})
}

fn settle(page: &Page<'_>) {
    wait_for("the page", PATIENCE, || {
        (page.fact("ready").is_some() || page.fact("phase").is_some()).then_some(())
    });
}

#[test]
fn the_board_takes_four_fifths_of_the_height_on_tablets_and_small_laptops() {
    let server = Server::start();
    let page = Page::open(&server, "/");
    let game = make(&server, &alone("1"));
    let mut all = Vec::new();
    for (width, height) in [(1024, 768), (1180, 820), (1280, 720), (1366, 768), (1440, 900), (1920, 1080)] {
        page.browser.resize(width, height);
        for path in
            ["/", "/learn/corners", "/puzzles/daily", "/analyse?moves=f5d6c3", &format!("/game/{game}")]
        {
            page.go(path);
            settle(&page);
            let share = page.browser.run(
                "const r = document.querySelector('.board').getBoundingClientRect();
                 return r.top >= 0 && r.bottom <= innerHeight && r.right <= innerWidth ? r.height / innerHeight : 0",
                &[],
            );
            if share.as_f64() < Some(0.8) {
                all.push(format!("{width}×{height} {path}: {share}"));
            }
        }
    }
    assert!(all.is_empty(), "{all:#?}");
    page.assert_quiet();
}

/// A laptop of 1366×768 at 200 %: half as many pixels of the page in each direction.
#[test]
fn twice_as_large_in_german_nothing_leaves_its_place() {
    let server = Server::start();
    let clock = json!({"control": {"kind": "per_game", "main": 300_000}, "time_out": {"kind": "loss"}});
    let mut timed = alone("1");
    timed["clock"] = clock;
    let game = make(&server, &timed);
    let page = Page::open_with(&server, "/", "de", r#"{"animation":"off","language":"de"}"#);
    page.browser.resize(683, 384);
    let mut all = Vec::new();
    for path in [
        "/",
        &format!("/game/{game}"),
        "/learn/corners",
        "/puzzles/daily",
        "/settings",
        "/analyse?moves=f5d6c3",
    ] {
        page.go(path);
        settle(&page);
        page.browser.run("document.querySelectorAll('details.more').forEach(d => { d.open = true; })", &[]);
        // Words that reach out of what holds them, controls over each other, and signs cut off.
        let faults = page.browser.run(
            "const box = e => e.getBoundingClientRect();
             const out = [];
             for (const e of document.querySelectorAll('.player, .segments label, .button, .notice, .reply')) {
               if (!e.checkVisibility() || e.closest('.spoken, .menu:not([open]) .menu-list')) continue;
               for (const part of e.querySelectorAll('*')) {
                 if (!part.checkVisibility() || part.matches('input') || getComputedStyle(part).clipPath !== 'none') continue;
                 const [a, b] = [box(e), box(part)];
                 if (b.width > 0 && (b.right > a.right + 1.5 || b.left < a.left - 1.5)) out.push(e.className + ': ' + part.className + ' ' + part.textContent);
               }
             }
             const controls = [...document.querySelectorAll('main .button, main select, main input[type=range], .top a')].filter(e => e.checkVisibility() && !e.closest('.menu-list, .spoken'));
             controls.forEach((e, i) => { for (const f of controls.slice(i + 1)) {
               const [a, b] = [box(e), box(f)];
               if (e.contains(f) || f.contains(e)) continue;
               if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1.5) out.push('over each other: ' + e.textContent + ' | ' + f.textContent);
             } });
             for (const e of document.querySelectorAll('.sections a, .gear')) if (!e.hidden && box(e).bottom > innerHeight + 1) out.push('cut off: ' + e.title + e.textContent);
             if (document.documentElement.scrollWidth > innerWidth) out.push('sideways');
             return out",
            &[],
        );
        all.extend(
            faults.as_array().cloned().unwrap_or_default().iter().map(|fault| format!("{path}: {fault}")),
        );
    }
    assert!(all.is_empty(), "{all:#?}");
    page.assert_quiet();
}

#[test]
fn forced_colours_leave_no_state_unseen() {
    let server = Server::start();
    let page = Page::open(&server, "/");
    page.browser.devtools(
        "Emulation.setEmulatedMedia",
        &json!({"features": [{"name": "forced-colors", "value": "active"}, {"name": "prefers-reduced-motion", "value": "reduce"}]}),
    );
    // Two of a kind, one of which is on: they have to differ in something that is still drawn.
    let differ = |on: &str, off: &str| {
        page.browser.wait(on);
        let look = "const look = s => { const c = getComputedStyle(document.querySelector(s));
              return [c.backgroundColor, c.borderTopColor, c.borderTopStyle, c.borderTopWidth, c.outlineStyle, c.outlineWidth, c.color].join(' '); };
            return look(arguments[0]) !== look(arguments[1])";
        assert_eq!(page.browser.run(look, &[on.into(), off.into()]), true, "{on} and {off} look the same");
    };
    page.until("ready", "true");
    differ(".segments input:checked + span", ".segments input:not(:checked) + span");
    differ(".sections a[aria-current]", ".sections a:not([aria-current])");
    page.go("/settings");
    page.until("ready", "true");
    let switch = "input[role=switch]";
    differ(&format!("{switch}:checked"), "input[type=text], .card");
    let thumb = "const thumb = e => { const c = getComputedStyle(e, '::after'); return c.backgroundColor + ' ' + c.left; };
        const one = document.querySelector('input[role=switch]'); const before = thumb(one); one.click();
        return [before !== thumb(one), getComputedStyle(one, '::after').backgroundColor !== getComputedStyle(one).backgroundColor]";
    assert_eq!(page.browser.run(thumb, &[]), json!([true, true]));
    page.go("/analyse?moves=f5d6c3");
    page.until("ready", "true");
    differ(".move[aria-current]", ".move:not([aria-current])");
    wait_for("scores", PATIENCE, || page.browser.has(".note.best").then_some(()));
    differ(".note.best", ".note:not(.best):not(:empty)");
    // Discs keep their colours.
    let faces = "return ['black', 'white'].map(color => getComputedStyle(document.querySelector(`.disc[data-color=${color}] .face.${color}`)).backgroundImage)";
    let faces = page.browser.run(faces, &[]);
    assert!(
        faces[0] != faces[1] && faces[0].as_str().is_some_and(|face| face.contains("gradient")),
        "{faces}"
    );
    page.assert_quiet();
}

#[test]
fn the_arrows_walk_on_after_a_click_and_typed_squares_are_found() {
    let server = Server::start();
    let page = Page::open(&server, "/analyse?moves=f5d6c3d3");
    page.until("ready", "true");
    page.click_square("c4");
    page.until("ply", "5");
    page.browser.press(&[key::LEFT, key::LEFT]);
    page.until("ply", "3");
    page.browser.press(&[key::RIGHT]);
    page.until("ply", "4");
    // An arrow upwards takes up the cursor of the board, and then all four are its own.
    page.browser.press(&[key::UP, key::LEFT]);
    assert_eq!(page.browser.text_of("return document.activeElement.dataset.square ?? ''"), "b3");
    assert_eq!(page.fact("ply").as_deref(), Some("4"));
    page.browser.press(&["c", "5", key::ENTER]);
    page.until("ply", "5");
    wait_for("C5", PATIENCE, || (page.discs().as_bytes()[34] == b'X').then_some(()));
    // The whole list is one stop of the Tab key.
    let stops = "return document.querySelectorAll('.moves [tabindex=\"0\"]').length";
    assert_eq!(page.browser.run(stops, &[]), 1);
    page.assert_quiet();
}

#[test]
fn passes_have_no_number() {
    let server = Server::start();
    let game = server.post("/api/import", &json!({"text": PASSING, "keep": true})).json();
    let id = game["games"][0]["match"].as_str().expect("the game is kept").to_owned();
    let page = Page::open(&server, &format!("/game/{id}"));
    page.browser.wait(".move");
    let numbers =
        "return [...document.querySelectorAll('.move')].map(move => move.textContent.trim().split(' ')[0])";
    let numbers = page.browser.run(numbers, &[]);
    let numbers: Vec<&str> = numbers.as_array().expect("a list").iter().filter_map(Value::as_str).collect();
    assert!(numbers.contains(&"–"), "{numbers:?}");
    let counted: Vec<u32> = numbers.iter().filter_map(|number| number.parse().ok()).collect();
    assert!((1..).zip(&counted).all(|(wanted, &number)| wanted == number), "{numbers:?}");
    assert!(counted.len() <= 60, "{numbers:?}");
    page.assert_quiet();
}

/// A game in which a player has to pass, moves alone.
const PASSING: &str = "e6f4e3d2d3e7f2c5d6g1b4c2f5g4d1a3b5b6g5f6c4f3e8h6h4d7b1h5f7f8c7b7g2c3b3b2g8c1h3e1d8a1a4g3a2c6a6a5f1a7c8h1b8h2e2g6g7a8h7h8";

#[test]
fn a_game_ends_with_its_result_its_discs_counted_out_and_one_way_on() {
    let server = Server::start();
    let id = make(&server, &alone("1"));
    let page = Page::open(&server, &format!("/game/{id}"));
    page.until_text("#status", "Your turn");
    // Corners first: the weakest level gives enough of them for a win sooner or later.
    for _ in 0..12 {
        page.play_out(|offered| {
            let corner =
                offered.iter().position(|square| ["a1", "a8", "h1", "h8"].contains(&square.as_str()));
            let safe = offered.iter().position(|square| !["b2", "b7", "g2", "g7"].contains(&square.as_str()));
            corner.or(safe).unwrap_or(0)
        });
        page.until("phase", "over");
        let verdict = page.stored()["view"]["game"]["verdict"].clone();
        let (black, white) = (verdict["discs"]["black"].clone(), verdict["discs"]["white"].clone());
        let count = |color: &str| {
            page.browser
                .run("return document.querySelectorAll('.counted .' + arguments[0]).length", &[color.into()])
        };
        assert_eq!((count("black"), count("white")), (black.clone(), white.clone()));
        assert!(page.browser.run("return document.querySelector('.scores').open", &[]) == false);
        if verdict["winner"] == "one" {
            assert_eq!(page.text("#status"), format!("You win {black}–{white}!"));
            page.browser.wait(".moment #share-win");
            page.until_text(".moment", "Your first win!");
            page.browser.wait("#next-level.primary");
            assert_eq!(
                page.browser.run("return document.querySelectorAll('.end-row .primary').length", &[]),
                1
            );
            let results = server.get("/api/results").json();
            assert_eq!((&results["next"], &results["levels"][0]["wins"]), (&"2".into(), &1.into()));
            page.browser.click("#next-level");
            page.until_playing();
            assert_eq!(page.stored()["view"]["setup"]["players"]["two"]["level"], "2");
            page.go("/");
            page.until("ready", "true");
            page.until_text(".level-field", "Learner");
            page.browser.run("const level = document.getElementById('level'); level.value = 0; level.dispatchEvent(new Event('input'))", &[]);
            page.until_text(".fared", "1 won");
            page.assert_quiet();
            return;
        }
        if verdict["winner"] == "two" {
            assert_eq!(page.text("#status"), format!("You lose {black}–{white}"));
            page.browser.wait("#review.primary");
        }
        page.browser.click("[title=Rematch]");
        page.until_playing();
    }
    panic!("twelve games against the weakest level, and not one won");
}

#[test]
fn who_comes_for_the_first_time_is_shown_the_lessons() {
    let server = Server::start();
    let page = Page::open(&server, "/");
    page.until("ready", "true");
    page.browser.click("#newcomer");
    wait_for("the lessons", PATIENCE, || (page.browser.path() == "/learn").then_some(()));
    page.go("/");
    page.until("ready", "true");
    page.browser.click("#start");
    page.until_playing();
    page.go("/");
    page.until("ready", "true");
    assert_eq!(page.browser.run("return document.getElementById('newcomer').hidden", &[]), true);
    page.assert_quiet();
}
