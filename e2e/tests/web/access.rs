//! For everyone: no serious finding of axe-core on any page in any theme, nothing that
//! scrolls sideways on a small phone, and a page that respects what the system asks for.

use outflank_e2e::{PATIENCE, Page, Server, wait_for};
use serde_json::{Value, json};

const AXE: &str = include_str!("../../vendor/axe.min.js");

/// Every page, with games to show.
fn places(page: &Page<'_>) -> Vec<String> {
    let make = |setup: Value| {
        let answer = page.server.post("/api/matches", &json!({ "setup": setup }));
        assert_eq!(answer.status, 201, "{}", answer.json());
        answer.json()["id"].as_str().unwrap().to_owned()
    };
    let people = json!({"one": {"seat": "person"}, "two": {"seat": "person"}});
    let game = make(
        json!({ "players": people, "clock": {"control": {"kind": "per_game", "main": 300_000}, "time_out": {"kind": "loss"}} }),
    );
    let table = make(json!({"players": people, "turning": {"by": "hand", "referee": "hint"}}));
    let console = make(json!({"variation": "81"}));
    let order = json!({"version": 1, "order": {"order": "place", "player": "one", "square": "f5"}});
    assert_eq!(page.server.post(&format!("/api/matches/{game}/commands"), &order).status, 200);
    let mut all: Vec<String> = [
        "/",
        "/console",
        "/tabletop",
        "/analyse?moves=f5d6c3",
        "/games",
        "/rules?edition=fr",
        "/settings",
        "/nowhere",
    ]
    .map(str::to_owned)
    .into();
    all.extend(
        [
            "/learn",
            "/learn/directions",
            "/learn/pass",
            "/puzzles?kind=trap",
            "/puzzles/daily",
            "/puzzles/puz-1",
            "/openings",
            "/openings/f5d6c3d3c4?color=white",
        ]
        .map(str::to_owned),
    );
    all.extend([format!("/game/{game}"), format!("/tabletop/{table}"), format!("/console/{console}")]);
    all
}

fn settle(page: &Page<'_>) {
    let address = page.browser.run("return location.pathname", &[]);
    wait_for(&format!("the page {address}"), PATIENCE, || {
        (page.fact("ready").is_some() || page.fact("phase").is_some() || page.browser.has(".empty"))
            .then_some(())
    });
}

/// What axe-core calls serious or critical.
pub(crate) fn faults(page: &Page<'_>) -> Vec<String> {
    page.browser.devtools("Runtime.evaluate", &json!({ "expression": AXE }));
    // Colours on their way from one theme to another are nobody's fault.
    let run = "return new Promise(r => { setTimeout(r, 40); }).then(() => axe.run(document, {resultTypes: ['violations']})).then(r => r.violations
        .filter(v => v.impact === 'serious' || v.impact === 'critical')
        .map(v => v.id + ': ' + v.nodes.slice(0, 3).map(n => n.html.slice(0, 160) + ' | ' + n.failureSummary).join(' || ')))";
    let found = page.browser.run(run, &[]);
    found
        .as_array()
        .cloned()
        .unwrap_or_default()
        .iter()
        .filter_map(Value::as_str)
        .map(str::to_owned)
        .collect()
}

#[test]
fn axe_core_finds_nothing_serious_on_any_page_in_any_theme() {
    let server = Server::start();
    let page = Page::open(&server, "/");
    let still = json!({"features": [{"name": "prefers-reduced-motion", "value": "reduce"}]});
    page.browser.devtools("Emulation.setEmulatedMedia", &still);
    let mut all = Vec::new();
    for path in places(&page) {
        page.go(&path);
        settle(&page);
        for (theme, discs) in
            [("light", "classic"), ("dark", "classic"), ("contrast", "classic"), ("light", "safe")]
        {
            let look = "document.documentElement.dataset.theme = arguments[0]; document.documentElement.dataset.discs = arguments[1]";
            page.browser.run(look, &[theme.into(), discs.into()]);
            all.extend(faults(&page).into_iter().map(|fault| format!("{path} ({theme}, {discs}): {fault}")));
        }
        page.assert_quiet();
    }
    assert!(all.is_empty(), "{all:#?}");
}

#[test]
fn nothing_scrolls_sideways_on_the_smallest_phone_in_any_language() {
    let server = Server::start();
    let page = Page::open(&server, "/");
    page.browser.resize(320, 640);
    let mut all = Vec::new();
    for path in places(&page) {
        for language in ["en", "es", "pl", "de", "fr"] {
            page.browser.run(
                "localStorage.setItem('outflank', JSON.stringify({language: arguments[0]}))",
                &[language.into()],
            );
            page.go(&path);
            settle(&page);
            page.browser.run("document.querySelectorAll('details').forEach(d => { d.open = true; })", &[]);
            let width = page.browser.run("return document.documentElement.scrollWidth", &[]);
            if width.as_u64() > Some(320) {
                all.push(format!("{path} {language}: {width}"));
            }
        }
    }
    assert!(all.is_empty(), "{all:#?}");
    page.assert_quiet();
}

#[test]
fn touch_targets_are_large_enough_and_the_board_fits_the_screen() {
    let server = Server::start();
    let page = Page::open(&server, "/");
    let places = places(&page);
    let mut all = Vec::new();
    for (width, height) in [(320, 640), (390, 844), (820, 1180), (1440, 900), (3840, 2160)] {
        page.browser.resize(width, height);
        for path in &places {
            page.go(path);
            settle(&page);
            let small = page.browser.run(
                "return [...document.querySelectorAll('button, a[href], select, input:not([type=radio], [type=checkbox]), label')]
                    .filter(e => e.checkVisibility() && !e.matches('.skip, .game-card h2 a') && !e.closest('.spoken'))
                    .map(e => [e, e.getBoundingClientRect()])
                    .filter(([e, r]) => r.width > 0 && r.height > 0 && r.height < 35.5 && !(e.matches('label') && !e.querySelector('input')))
                    .map(([e, r]) => e.outerHTML.slice(0, 80) + ' ' + Math.round(r.width) + '×' + Math.round(r.height))",
                &[],
            );
            all.extend(
                small
                    .as_array()
                    .cloned()
                    .unwrap_or_default()
                    .iter()
                    .map(|text| format!("{width} {path}: {text}")),
            );
            let fits = page.browser.run(
                "const b = document.querySelector('.game .board, .front .board'); if (!b) return true;
                 const r = b.getBoundingClientRect(); return r.bottom <= innerHeight + 1 && r.right <= innerWidth + 1 && r.width > 200",
                &[],
            );
            if fits != true {
                all.push(format!("{width}×{height} {path}: the board does not fit"));
            }
        }
    }
    assert!(all.is_empty(), "{all:#?}");
}

/// Chromium waits three seconds for a preloaded file to be used, then complains.
#[test]
fn the_typeface_is_there_on_every_page_and_not_preloaded_in_vain() {
    let server = Server::start();
    let page = Page::open(&server, "/");
    for path in ["/learn", "/openings"] {
        page.go(path);
        settle(&page);
        let used =
            "return [...document.fonts].some(font => font.family === 'Figtree' && font.status === 'loaded')";
        wait_for("the typeface", PATIENCE, || (page.browser.run(used, &[]) == true).then_some(()));
        let waited = "const [page] = performance.getEntriesByType('navigation'); return page.loadEventEnd > 0 && performance.now() - page.loadEventEnd > 4000";
        wait_for("the browser's patience", PATIENCE, || {
            (page.browser.run(waited, &[]) == true).then_some(())
        });
        page.assert_quiet();
    }
}

#[test]
fn the_system_s_wishes_are_respected() {
    let server = Server::start();
    let page = Page::open_with(&server, "/", "en", "{}");
    page.until("ready", "true");
    let features = |list: Value| {
        page.browser.devtools("Emulation.setEmulatedMedia", &json!({ "features": list }));
    };
    let look = || page.browser.text_of("return document.documentElement.dataset.theme");
    features(
        json!([{"name": "prefers-color-scheme", "value": "dark"}, {"name": "prefers-reduced-motion", "value": "reduce"}]),
    );
    wait_for("the dark theme", PATIENCE, || (look() == "dark").then_some(()));
    let turn = "return getComputedStyle(document.documentElement).getPropertyValue('--turn').trim()";
    assert_eq!(page.browser.text_of(turn), "0ms");
    features(json!([{"name": "prefers-contrast", "value": "more"}]));
    wait_for("the theme of high contrast", PATIENCE, || (look() == "contrast").then_some(()));
    features(json!([{"name": "prefers-color-scheme", "value": "light"}]));
    wait_for("the light theme", PATIENCE, || (look() == "light").then_some(()));
    assert_eq!(page.browser.text_of(turn), "320ms");
    page.assert_quiet();
}

#[test]
fn every_square_is_named_and_moves_are_said_aloud() {
    let server = Server::start();
    let page = Page::open(&server, "/");
    page.until("ready", "true");
    page.choose("opponent", "person");
    page.browser.click("#start");
    page.until_playing();
    let label = |square: &str| {
        page.browser.text_of(&format!(
            "return document.querySelector('[data-square={square}]').getAttribute('aria-label')"
        ))
    };
    assert_eq!(label("a1"), "A1, empty");
    assert_eq!(label("d4"), "D4, white disc");
    assert_eq!(label("d3"), "D3, empty, turns 1 disc");
    page.click_square("d3");
    page.until_text("#spoken", "Black plays D3 and turns 1 disc");
    assert_eq!(label("d3"), "D3, black disc, last move");
    page.assert_quiet();
}
