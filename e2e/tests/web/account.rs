//! An account, from a guest's first game to being forgotten.

use outflank_e2e::{PATIENCE, Page, Server, wait_for};

const PASSWORD: &str = "seven teapots on a train";

fn until_kind(page: &Page<'_>, kind: &str) {
    page.until("kind", kind);
    page.until("ready", "true");
}

fn games_listed(page: &Page<'_>) -> usize {
    let count = page.browser.run(
        "const answer = new XMLHttpRequest(); answer.open('GET', '/api/matches', false); answer.send();
         return JSON.parse(answer.responseText).matches.length",
        &[],
    );
    usize::try_from(count.as_u64().expect("a number")).expect("a small number")
}

#[test]
fn a_guest_gets_an_account_and_keeps_the_games_logs_in_elsewhere_and_is_forgotten() {
    let server = Server::for_others();
    let page = Page::open(&server, "/");
    page.until("ready", "true");
    page.choose("opponent", "person");
    page.browser.click("#start");
    page.until_playing();
    assert_eq!(games_listed(&page), 1);

    page.browser.click("[data-section=account]");
    until_kind(&page, "guest");
    // What is wrong is said, and what was typed stays.
    page.browser.type_into("#name", "Zofia");
    page.browser.type_into("#password", "password1");
    page.browser.click("#register button[type=submit]");
    page.until_text("#register [role=alert]", "easy to guess");
    page.browser.run("document.querySelector('#password').value = ''", &[]);
    page.browser.type_into("#password", PASSWORD);
    page.browser.click("#register button[type=submit]");
    page.browser.wait("#codes");
    let code = page.text("#codes li:first-child");
    assert_eq!(page.browser.run("return document.querySelectorAll('#codes li').length", &[]), 8);
    page.browser.click("#codes-kept");
    until_kind(&page, "account");
    assert_eq!(page.text("[data-section=account] span"), "Zofia");
    assert_eq!(games_listed(&page), 1, "the guest's game stays");

    page.browser.click("#log-out");
    until_kind(&page, "visitor");
    assert_eq!(games_listed(&page), 0);

    // Another browser: a stranger, until the code from the paper lets her in.
    let elsewhere = Page::open(&server, "/account?do=log-in&then=/games");
    until_kind(&elsewhere, "visitor");
    elsewhere.browser.type_into("#name", "zofia");
    elsewhere.browser.type_into("#password", "not this one");
    elsewhere.browser.click("#log-in button[type=submit]");
    elsewhere.until_text("#log-in [role=alert]", "do not match");
    elsewhere.browser.click("#other-way");
    elsewhere.browser.type_into("#recovery", &code.to_uppercase());
    elsewhere.browser.click("#log-in button[type=submit]");
    wait_for("the page that was wanted", PATIENCE, || (elsewhere.browser.path() == "/games").then_some(()));
    assert_eq!(games_listed(&elsewhere), 1);

    // A code is good once; the password still is.
    page.go("/account?do=log-in");
    until_kind(&page, "visitor");
    page.browser.click("#other-way");
    page.browser.type_into("#name", "Zofia");
    page.browser.type_into("#recovery", &code);
    page.browser.click("#log-in button[type=submit]");
    page.until_text("#log-in [role=alert]", "do not match");
    page.browser.click("#other-way");
    assert_eq!(page.browser.text_of("return document.querySelector('#name').value"), "Zofia");
    page.browser.type_into("#password", PASSWORD);
    page.browser.click("#log-in button[type=submit]");
    until_kind(&page, "account");

    page.browser.click("#delete-open");
    page.browser.type_into("#password-delete", PASSWORD);
    page.browser.click("#delete-account button[type=submit]");
    until_kind(&page, "visitor");
    elsewhere.go("/account");
    until_kind(&elsewhere, "visitor");
    page.assert_quiet_but("4");
}

#[test]
fn whoever_sits_at_the_machine_alone_is_asked_for_nothing() {
    let server = Server::start();
    let page = Page::open(&server, "/account");
    until_kind(&page, "local");
    assert!(!page.browser.has("input"), "nothing to fill in");
    let hidden = page.browser.run("return document.querySelector('[data-section=account]').hidden", &[]);
    assert_eq!(hidden, true);
    page.assert_quiet();
}
