//! The analysis board: scores while the engine thinks, the curve of a game, its mistakes.

use outflank_e2e::{PATIENCE, Page, Server, wait_for};
use std::time::Duration;

/// A short game with a corner given away: B2 at move 10 lets Black have A1.
const GAME: &str = "f5d6c3d3c4f3d7b4g2b2a1e6";

#[test]
fn a_pasted_game_is_analysed_drawn_and_its_mistakes_are_found_and_tried_again() {
    let server = Server::start();
    let page = Page::open(&server, "/analyse");
    page.until("ready", "true");
    // The engine scores the first moves without being asked.
    page.browser.wait(".note:not(:empty)");
    page.browser.click("[title='Paste a game']");
    page.browser.type_into("#paste-text", GAME);
    page.browser.click("#paste-go");
    wait_for("the game", PATIENCE, || {
        (page.browser.run("return document.querySelectorAll('.move').length", &[]) == 12).then_some(())
    });
    page.browser.click("#analyse-game");
    wait_for("the analysis", Duration::from_secs(90), || page.fact("analysed"));
    assert_eq!(page.fact("analysed").as_deref(), Some("complete"));
    // The curve, and the same figures as a table.
    let curve = page.browser.text_of("return document.querySelector('.graph .curve').getAttribute('d')");
    assert!(curve.split('L').count() >= 10, "{curve}");
    let rows = page.browser.run("return document.querySelectorAll('.figures tbody tr').length", &[]);
    assert!(rows.as_u64() >= Some(10), "{rows}");
    // It can be taken elsewhere with its scores.
    page.browser.click("[title='Share']");
    page.browser.wait("#share-scored");
    let ggf = page.browser.text_of("return document.querySelector('#share-scored').value");
    assert!(ggf.contains("B[F5/") && ggf.matches('/').count() == 12, "{ggf}");
    page.browser.press(&["\u{e00c}"]);
    wait_for("the end of sharing", PATIENCE, || (!page.browser.has("dialog[open]")).then_some(()));
    // With all of this on the page, steps, list and turning points are still in sight.
    for (width, height) in [(390, 844), (1280, 800)] {
        page.browser.resize(width, height);
        page.browser.run("scrollTo(0, 0)", &[]);
        let hidden = page.browser.run(
            "const bottom = document.querySelector('.sections').getBoundingClientRect();
             const edge = bottom.top > innerHeight / 2 ? bottom.top : innerHeight;
             return [...document.querySelectorAll('.walk button, .moves, [data-link]')]
                 .filter(e => { const r = e.getBoundingClientRect(); return r.top < 0 || r.bottom > edge; }).map(e => e.outerHTML.slice(0, 80))",
            &[],
        );
        assert_eq!(hidden, serde_json::json!([]), "{width}×{height}");
    }
    // Each bad move carries its own grade, in a word and in a sign that needs no colour.
    let graded = page.browser.run(
        "const sign = {Inaccuracy: '?!', Mistake: '?', Blunder: '??'};
         const graded = [...document.querySelectorAll('.move[title]')];
         return graded.length > 0 && graded.every(m => sign[m.title] === m.querySelector('.sign').textContent)",
        &[],
    );
    assert_eq!(graded, true);
    let words = |ply: u32| page.text(&format!(".all-mistakes li:has([data-jump='{ply}']) p"));
    let title = page.browser.text_of("return document.querySelector('.move[data-ply=\"10\"]').title");
    assert!(!title.is_empty() && words(10).contains(&title), "{title}: {}", words(10));
    page.browser.click("[data-link='10']");
    page.until("ply", "9");
    // The corner given away is among them.
    page.browser.click(".all-mistakes summary");
    page.browser.wait("[data-jump='10']");
    page.browser.click("[data-jump='10']");
    page.until("ply", "9");
    let before = page.discs();
    assert_eq!(&before[9..10], "-", "B2 is still empty");
    // Trying again: the same mistake is refused, the engine's move is right.
    page.browser.click("[data-try='10']");
    page.until_text("#status", "find the best move instead of B2");
    assert!(!page.browser.has(".note:not(:empty)"), "the scores are hidden while one tries");
    page.click_square("b2");
    wait_for("an answer", PATIENCE, || (!page.text(".status-sub").is_empty()).then_some(()));
    page.browser.click(".end-row button:not([hidden])");
    wait_for("the solution", PATIENCE, || page.text("#status").contains("Yes, ").then_some(()));
    page.assert_quiet();
}

#[test]
fn an_endgame_is_proven_and_marked_so() {
    let server = Server::start();
    // Six empty squares: proven in no time.
    let position = "OOOOOO-O-XOOOOOOOXXOOOOOOXXXXX-OOX-XXXXOOXXO-XXXOXXXXXXXXO-XXXXX X";
    let page = Page::open(&server, &format!("/analyse?start={}", position.replace(' ', "%20")));
    page.until("ready", "true");
    page.browser.wait(".note.exact");
    page.browser.wait("#lines .exact");
    wait_for("the end of thinking", PATIENCE, || {
        (page.fact("thought").as_deref() == Some("complete")).then_some(())
    });
    page.assert_quiet();
}

#[test]
fn a_long_analysis_can_be_cancelled() {
    let server = Server::start();
    let game = "f5d6c3d3c4f4f6f3c7b4f2c2e3g7f7g6a4e2c6f1h8b8g2e8b1h7g5h3d7a5";
    let page = Page::open(&server, &format!("/analyse?moves={game}"));
    page.until("ready", "true");
    page.browser.click("#analyse-game");
    page.browser.wait("#cancel-game");
    page.browser.click("#cancel-game");
    wait_for("rest", PATIENCE, || {
        (page.browser.run("return document.getElementById('cancel-game').checkVisibility()", &[]) == false)
            .then_some(())
    });
    // It can be started anew at once.
    page.browser.click("#analyse-game");
    page.browser.wait("#cancel-game");
    page.assert_quiet();
}

#[test]
fn a_position_is_set_up_by_hand() {
    let server = Server::start();
    let page = Page::open(&server, "/analyse");
    page.until("ready", "true");
    page.browser.click("[title='Set up a position']");
    page.browser.wait("#edit-done");
    // It can be left as it was, and the starting position has Black to move.
    page.choose("turn", "O");
    page.browser.click("#edit-cancel");
    page.until("ready", "true");
    page.browser.wait("[title='Set up a position']");
    page.browser.click("[title='Set up a position']");
    page.choose("turn", "O");
    page.browser.run(
        "[...document.querySelectorAll('button')].find(b => b.textContent === 'Starting position').click()",
        &[],
    );
    assert_eq!(page.browser.text_of("return document.querySelector('[name=turn]:checked').value"), "X");
    page.click_square("a1");
    // A press takes away what it has painted; with another colour it paints that.
    page.click_square("h8");
    page.click_square("h8");
    page.choose("brush", "O");
    page.click_square("h8");
    // A stroke paints every square it comes over.
    let middle = |square: &str| {
        let script = format!(
            "const r = document.querySelector('.cell[data-square={square}]').getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2]"
        );
        page.browser.run(&script, &[])
    };
    page.browser.drag(&["a8", "b8", "c8"].map(middle));
    wait_for("the stroke", PATIENCE, || page.discs()[56..].starts_with("OOO-").then_some(()));
    page.browser.click("#edit-done");
    page.until("ready", "true");
    let discs =
        wait_for("the position", PATIENCE, || Some(page.discs()).filter(|discs| discs.starts_with('X')));
    assert!(discs.ends_with('O'), "{discs}");
    page.assert_quiet();
}

/// White's only disc is shut in: there is no move but Black's A1.
#[test]
fn a_forced_pass_is_told_as_one() {
    let server = Server::start();
    let start = "-OXXXXXX--------------------------------------------------------";
    let page = Page::open(&server, &format!("/analyse?start={start}%20O&ply=-3"));
    page.until("ready", "true");
    page.until_text("#status", "must pass");
    assert_eq!(page.fact("ply").as_deref(), Some("0"));
    // The moves of who is next are offered on the board.
    wait_for("the move", PATIENCE, || (page.offered() == ["a1"]).then_some(()));
    page.assert_quiet();
}
