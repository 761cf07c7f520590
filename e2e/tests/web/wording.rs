//! Languages: chosen by the browser, changed with one click, never mixed (I1).

use outflank_e2e::{PATIENCE, Page, Server, wait_for};
use outflank_locale::{Language, Locale};
use outflank_messages::samples;
use serde_json::json;

#[test]
fn the_browser_s_language_is_spoken_and_changed_in_the_frame_or_the_settings() {
    let server = Server::start();
    let page = Page::open_with(&server, "/", "pl", "{}");
    page.until("ready", "true");
    assert_eq!(page.text("h1"), "Zagraj w Othello");
    assert_eq!(page.browser.text_of("return document.documentElement.lang"), "pl");
    for (code, heading) in [
        ("de", "Othello spielen"),
        ("es", "Juega a Othello"),
        ("fr", "Jouer à Othello"),
        ("en", "Play Othello"),
    ] {
        page.speak(code);
        wait_for(heading, PATIENCE, || (page.text("h1") == heading).then_some(()));
        assert_eq!(page.browser.text_of("return document.documentElement.lang"), code);
        // The squares too: their names are for those who do not see them.
        let empty = [("de", "A1, leer"), ("es", "A1, vacía"), ("fr", "A1, vide"), ("en", "A1, empty")];
        wait_for("the name of A1", PATIENCE, || {
            let a1 = page
                .browser
                .text_of("return document.querySelector('[data-square=a1]').getAttribute('aria-label')");
            empty.contains(&(code, a1.as_str())).then_some(())
        });
    }
    // It is remembered.
    // In the settings every language has a button of its own.
    page.go("/settings");
    page.browser.click(".languages [lang=de]");
    wait_for("German settings", PATIENCE, || {
        (page.browser.text_of("return document.documentElement.lang") == "de").then_some(())
    });
    page.go("/");
    wait_for("German", PATIENCE, || (page.text("h1") == "Othello spielen").then_some(()));
    page.browser.reload();
    wait_for("German again", PATIENCE, || (page.text("h1") == "Othello spielen").then_some(()));
    page.assert_quiet();
}

/// Events, refusals, results and states are told in the same words by pages, screens and line
/// by line: all of them say the sentences of `messages`, and a page says them as Rust does.
#[test]
fn a_page_tells_what_happens_in_the_words_of_the_terminal() {
    let server = Server::start();
    let page = Page::open(&server, "/settings");
    page.until("ready", "true");
    let sentences = samples::sentences();
    let script = "const [language, sentences] = arguments;
        return (async () => {
            const { l10n } = await import('/js/l10n.js');
            await l10n.load(language);
            return sentences.map((said) => l10n.tell(said));
        })()";
    for language in Language::ALL {
        let told = page.browser.run(script, &[json!(language.code()), json!(sentences)]);
        let locale = Locale::new(language);
        let expected: Vec<String> = sentences.iter().map(|said| locale.tell(said)).collect();
        assert_eq!(told, json!(expected), "{language}");
    }
    page.assert_quiet();
}

#[test]
fn every_page_speaks_every_language_without_a_gap() {
    let server = Server::start();
    for language in ["es", "pl", "de", "fr"] {
        let page = Page::open_with(&server, "/", language, r#"{"animation":"off"}"#);
        for path in [
            "/",
            "/learn",
            "/puzzles",
            "/openings",
            "/console",
            "/tabletop",
            "/analyse",
            "/games",
            "/rules",
            "/settings",
        ] {
            page.go(path);
            page.until("ready", "true");
            let body = page.browser.text_of("return document.body.innerText");
            assert!(!body.contains("web-"), "{language} {path}: a text is missing: {body}");
        }
        page.assert_quiet();
        what_cannot_be_read_is_told_in_one_language(&page, language);
    }
}

/// A move against the rules in a pasted game, something that is no game, a link that names no square.
fn what_cannot_be_read_is_told_in_one_language(page: &Page<'_>, language: &str) {
    let (illegal, unknown, link) = match language {
        "es" => ("una ficha en A1 no voltearía nada (línea 1, columna 5)", "No son jugadas", "El enlace"),
        "pl" => (
            "pion na A1 niczego by nie odwrócił (wiersz 1, kolumna 5)",
            "To nie są ani ruchy",
            "Link zawiera",
        ),
        "de" => {
            ("ein Plättchen auf A1 würde nichts umdrehen (Zeile 1, Spalte 5)", "Das sind weder", "Der Link")
        }
        _ => ("un pion en A1 ne retournerait rien (ligne 1, colonne 5)", "Ce ne sont ni", "Le lien"),
    };
    page.go("/analyse");
    page.until("ready", "true");
    page.browser.click(".toolbar button");
    for (text, told) in [("f5d6a1", illegal), ("Dear Ana", unknown)] {
        page.browser.run("document.getElementById('paste-text').value = ''", &[]);
        page.browser.type_into("#paste-text", text);
        page.browser.click("#paste-go");
        page.until_text("dialog .notice.bad", told);
        let said = page.text("dialog .notice.bad");
        assert!(!said.contains("line ") && !said.contains("offset"), "{language}: {said}");
    }
    // The formats a game can be saved in, where their names are words.
    let kept = page.server.post("/api/import", &serde_json::json!({"text": "f5d6", "keep": true}));
    assert_eq!(kept.status, 201, "{}", kept.json());
    page.go("/games");
    page.browser.wait(".game-card");
    let formats = page.text(".game-card select");
    assert!(formats.contains("GGF") && !formats.contains("transcript"), "{language}: {formats}");
    page.go("/analyse?moves=zz9");
    page.until_text(".empty", link);
}
