//! Reloads, lost connections and a server that is killed: no acknowledged move is lost.

use outflank_e2e::{PATIENCE, Page, Server, wait_for};

fn game_of_three(page: &Page<'_>) {
    page.until("ready", "true");
    page.choose("opponent", "person");
    page.browser.click("#start");
    page.until_playing();
    for square in ["f5", "d6", "c3"] {
        let version = page.fact("version");
        page.click_square(square);
        wait_for(square, PATIENCE, || (page.fact("version") != version).then_some(()));
    }
}

#[test]
fn a_reload_in_mid_game_changes_nothing() {
    let server = Server::start();
    let page = Page::open(&server, "/");
    game_of_three(&page);
    let before = page.discs();
    page.browser.reload();
    page.until_playing();
    assert_eq!(page.discs(), before);
    assert_eq!(page.text(".move[aria-current]").trim(), "3 c3");
    // The front page offers to go on with it.
    page.go("/");
    page.browser.click(".spread-button");
    page.until_playing();
    assert_eq!(page.discs(), before);
    page.assert_quiet();
}

/// A page that was not fetched yet cannot be shown without a server; it is said, and can be
/// asked for again.
#[test]
fn a_page_that_cannot_be_fetched_says_so() {
    let mut server = Server::start();
    let Page { browser, .. } = Page::open(&server, "/");
    browser.wait("#start");
    server.kill();
    browser.click("[data-section=learn]");
    browser.wait("#reload");
    let heading = browser.text_of("return document.querySelector('#main h1').textContent");
    assert!(heading.contains("is not responding"), "{heading}");
    server.kill_and_restart();
    browser.click("#reload");
    wait_for("the page", PATIENCE, || {
        let ready = "return document.getElementById('main')?.dataset.ready === 'true' && location.pathname === '/learn'";
        (browser.run(ready, &[]) == true).then_some(())
    });
}

#[test]
fn a_killed_server_has_lost_no_move_and_the_page_goes_on_by_itself() {
    let mut server = Server::start();
    let port_kept = server.address();
    let (discs, version) = {
        let page = Page::open(&server, "/");
        game_of_three(&page);
        // Handed over, so that the server may be changed while the browser stays.
        let Page { browser, .. } = page;
        let page_discs = "const cells = [...document.querySelectorAll('.disc')]; return cells.map(d => d.dataset.color ?? '-').join()";
        let discs = browser.text_of(page_discs);
        let fact =
            |name: &str| browser.text_of(&format!("return document.getElementById('main')?.dataset.{name}"));
        let version = fact("version");
        server.kill();
        // A move while nobody answers is not taken for made.
        browser.click(".cell.can");
        wait_for("the bad news", PATIENCE, || {
            let shown = browser.text_of("return document.querySelector('.toast').textContent");
            shown.contains("is not responding").then_some(())
        });
        assert_eq!(browser.text_of(page_discs), discs);
        server.kill_and_restart();
        assert_eq!(server.address(), port_kept);
        // The page finds the server again without a reload, and the game goes on.
        wait_for("the connection", PATIENCE, || {
            let lost = "return document.querySelector('.status-box .notice').hidden";
            (browser.run(lost, &[]) == true).then_some(())
        });
        assert_eq!(fact("version"), version);
        let made = wait_for("a move", PATIENCE, || {
            // A move that is on the board and not yet answered must not be followed by another.
            if fact("version") == version && browser.text_of(page_discs) == discs {
                browser.click(".cell.can");
            }
            Some(fact("version")).filter(|now| *now != version)
        });
        server.kill_and_restart();
        browser.reload();
        wait_for("the game", PATIENCE, || (fact("phase") == "playing").then_some(()));
        assert_eq!(fact("version"), made, "the acknowledged move is there after the second kill");
        (browser.text_of(page_discs), made)
    };
    assert!(discs.matches("black").count() + discs.matches("white").count() == 8, "{version}: {discs}");
}
