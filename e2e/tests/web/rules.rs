//! The rulebook (L7): read, compared with the editions, played, printed as a leaflet.

use outflank_e2e::{PATIENCE, Page, Server, wait_for};
use serde_json::{Value, json};

fn count(page: &Page<'_>, selector: &str) -> u64 {
    let found = page.browser.run(
        "return [...document.querySelectorAll(arguments[0])].filter(e => e.checkVisibility()).length",
        &[selector.into()],
    );
    found.as_u64().expect("a number")
}

#[test]
fn every_rule_is_read_in_every_language_under_headings_in_order() {
    let server = Server::start();
    for language in ["en", "es", "pl", "de", "fr"] {
        let page = Page::open_with(&server, "/rules", language, r#"{"animation":"off"}"#);
        page.until("ready", "true");
        let book: Value = server.get(&format!("/api/rulebook?language={language}")).json();
        assert_eq!(page.text("h1"), book["title"].as_str().unwrap());
        let sections = book["sections"].as_array().unwrap();
        let titles = page
            .browser
            .run("return [...document.querySelectorAll('.rules-section h2')].map(e => e.textContent)", &[]);
        let expected: Vec<&Value> = sections.iter().map(|section| &section["title"]).collect();
        assert_eq!(titles.as_array().unwrap().iter().collect::<Vec<_>>(), expected, "{language}");
        let texts = page
            .browser
            .run("return [...document.querySelectorAll('.rule-text')].map(e => e.textContent)", &[]);
        let rules = sections.iter().flat_map(|section| section["rules"].as_array().unwrap());
        let expected: Vec<&Value> = rules.map(|rule| &rule["text"]).collect();
        assert_eq!(texts.as_array().unwrap().iter().collect::<Vec<_>>(), expected, "{language}");
        // No level is left out on the way down, for those who walk by headings.
        let levels = page.browser.run(
            "return [...document.querySelectorAll('main :is(h1, h2, h3)')].map(e => Number(e.tagName[1]))",
            &[],
        );
        let levels: Vec<u64> = levels.as_array().unwrap().iter().filter_map(Value::as_u64).collect();
        assert_eq!(levels[0], 1, "{levels:?}");
        assert!(levels.windows(2).all(|pair| pair[1] <= pair[0] + 1), "{levels:?}");
        assert_eq!(count(&page, ".setup-lines li"), 12);
        // A leaflet: one sheet of A3, folded.
        assert_eq!(pages(&page.browser.pdf()), 4, "{language}");
        page.assert_quiet();
    }
}

#[test]
fn an_edition_marks_what_it_has_different() {
    let server = Server::start();
    let page = Page::open(&server, "/rules");
    page.until("ready", "true");
    assert_eq!(count(&page, ".account"), 0);
    let book = server.get("/api/rulebook?language=en").json();
    for edition in ["es", "pl", "de", "fr", "h21"] {
        page.choose("edition", edition);
        wait_for(edition, PATIENCE, || {
            page.browser.has(&format!(".rulebook[data-edition={edition}]")).then_some(())
        });
        let sections = book["sections"].as_array().unwrap();
        for rule in sections.iter().flat_map(|section| section["rules"].as_array().unwrap()) {
            let accounts = rule["editions"].as_array().unwrap();
            let account = accounts.iter().find(|account| account["edition"] == edition).unwrap();
            let id = rule["id"].as_str().unwrap();
            let said = page.text(&format!("#{id} .account"));
            if account["kind"] == "same" {
                assert_eq!(said, "", "{edition} {id}");
            } else {
                assert!(said.contains(account["label"].as_str().unwrap()), "{edition} {id}: {said}");
                assert!(
                    said.contains(account["note"].as_str().unwrap_or_default()),
                    "{edition} {id}: {said}"
                );
            }
        }
        page.until_text("#spoken", page.text("#edition-about strong").as_str());
    }
    // The choice is part of the address: a reload shows it again.
    page.browser.reload();
    page.until("ready", "true");
    assert!(page.browser.has(".rulebook[data-edition=h21]"));
    page.assert_quiet();
}

#[test]
fn the_move_of_a_figure_is_played_and_taken_back() {
    let server = Server::start();
    let page = Page::open(&server, "/rules#move");
    page.until("ready", "true");
    let discs = |color: &str| count(&page, &format!("#rule-enclose .screen .disc[data-color={color}]"));
    let before = (discs("black"), discs("white"));
    page.browser.click("#rule-enclose [data-square=g5]");
    assert_eq!((discs("black"), discs("white")), (before.0 - 3, before.1 + 4));
    page.browser.click("#rule-enclose .tools button");
    assert_eq!((discs("black"), discs("white")), before);
    page.assert_quiet();
}

#[test]
fn the_rulebook_is_found_from_the_menu_and_from_learning() {
    let server = Server::start();
    let page = Page::open(&server, "/learn");
    page.until("ready", "true");
    page.browser.click("#rules");
    page.until_text("h1", "The rulebook");
    page.go("/");
    page.until("ready", "true");
    page.browser.resize(320, 640);
    page.browser.click("[data-section=rules]");
    page.until_text("h1", "The rulebook");
    page.browser.resize(1280, 800);
    page.browser.click(".rules-contents a[href='#end']");
    let top = page.browser.run("return document.getElementById('end').getBoundingClientRect().top", &[]);
    assert!(top.as_f64().is_some_and(|top| (0.0..200.0).contains(&top)), "{top}");
    assert_eq!(page.browser.path(), "/rules");
    page.assert_quiet();
}

/// Pages of a PDF by their objects, which Chromium writes uncompressed.
fn pages(pdf: &[u8]) -> usize {
    let text = String::from_utf8_lossy(pdf);
    text.matches("/Type /Page\n").count() + text.matches("/Type /Page ").count()
}

#[test]
fn it_prints_as_a_leaflet_without_the_app_around_it() {
    let server = Server::start();
    let page = Page::open(&server, "/rules?edition=pl");
    page.until("ready", "true");
    let pdf = page.browser.pdf();
    assert!(pdf.starts_with(b"%PDF-"));
    let count_of_pages = pages(&pdf);
    assert!((4..=5).contains(&count_of_pages), "{count_of_pages} pages");
    let text = String::from_utf8_lossy(&pdf);
    // A4, and with the structure that reading aloud needs.
    assert!(text.contains("/MediaBox [0 0 594.95996 841.91998]"), "A4");
    assert!(text.contains("/StructTreeRoot"), "headings and lists are told");

    page.browser.devtools("Emulation.setEmulatedMedia", &json!({"media": "print"}));
    for gone in [".top", ".rules-tools", ".rules-contents", ".rule-figure .screen", ".tools"] {
        assert_eq!(count(&page, gone), 0, "{gone}");
    }
    let book = server.get("/api/rulebook?language=en").json().to_string();
    let figures = book.matches("\"figure\":").count() as u64;
    assert!(figures > 20, "{figures}");
    assert_eq!(count(&page, ".rule-figure"), figures);
    assert!(count(&page, ".diagram") > figures, "a move is shown before and after");
    assert!(count(&page, ".account") > 20, "the edition's differences are printed");
    page.assert_quiet();
}
