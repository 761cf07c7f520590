//! The pages in the words of the game.

use crate::{Browser, PATIENCE, Server, wait_for};
use serde_json::{Value, json};

/// WebDriver's names for keys.
pub mod key {
    /// Enter.
    pub const ENTER: &str = "\u{E007}";
    /// Tab.
    pub const TAB: &str = "\u{E004}";
    /// Arrow to the left.
    pub const LEFT: &str = "\u{E012}";
    /// Arrow up.
    pub const UP: &str = "\u{E013}";
    /// Arrow to the right.
    pub const RIGHT: &str = "\u{E014}";
    /// Arrow down.
    pub const DOWN: &str = "\u{E015}";
    /// To the start of the row, or of the game.
    pub const HOME: &str = "\u{E011}";
    /// To the end of the row, or of the game.
    pub const END: &str = "\u{E010}";
}

/// A browser on the pages of a server.
pub struct Page<'a> {
    /// The browser.
    pub browser: Browser,
    /// The server.
    pub server: &'a Server,
}

impl<'a> Page<'a> {
    /// A browser of the size of a laptop, in English, with discs that turn at once, so
    /// that tests need not wait for them.
    #[must_use]
    pub fn open(server: &'a Server, path: &str) -> Page<'a> {
        Page::open_with(server, path, "en", r#"{"animation":"off"}"#)
    }

    /// The same with other settings, as the page keeps them.
    #[must_use]
    pub fn open_with(server: &'a Server, path: &str, language: &str, settings: &str) -> Page<'a> {
        let browser = Browser::start(language, 1280, 800);
        // Before the first page of the window, and never again: a test may change them.
        let script = format!(
            "if (location.protocol === 'http:' && !sessionStorage.settled) {{
               sessionStorage.settled = 'yes';
               localStorage.setItem('outflank', {});
             }}",
            Value::from(settings)
        );
        browser.devtools("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": script }));
        browser.go(&server.url(path));
        Page { browser, server }
    }

    /// Goes to a page of ours.
    pub fn go(&self, path: &str) {
        self.browser.go(&self.server.url(path));
    }

    /// A value the page keeps about itself: `version`, `phase`, `ready`…
    #[must_use]
    pub fn fact(&self, name: &str) -> Option<String> {
        let value = self
            .browser
            .run("return document.getElementById('main')?.dataset[arguments[0]] ?? null", &[name.into()]);
        value.as_str().map(ToOwned::to_owned)
    }

    /// Waits until such a value is this one.
    pub fn until(&self, name: &str, value: &str) {
        wait_for(&format!("{name} = {value}"), PATIENCE, || {
            (self.fact(name).as_deref() == Some(value)).then_some(())
        });
    }

    /// Waits until a game is on the board.
    pub fn until_playing(&self) {
        self.until("phase", "playing");
    }

    /// The id of the match, from the address.
    #[must_use]
    pub fn match_id(&self) -> String {
        self.browser.path().rsplit('/').next().unwrap_or_default().to_owned()
    }

    /// The match as the server has it.
    #[must_use]
    pub fn stored(&self) -> Value {
        let answer = self.server.get(&format!("/api/matches/{}", self.match_id()));
        assert_eq!(answer.status, 200, "{}", answer.json());
        answer.json()
    }

    /// The discs on the screen: 64 letters as the server writes them.
    #[must_use]
    pub fn discs(&self) -> String {
        self.browser.text_of(
            "const letter = {black: 'X', white: 'O'}; const cells = [...document.querySelectorAll('.cell')];
             cells.sort((a, b) => a.dataset.square[1] + a.dataset.square[0] < b.dataset.square[1] + b.dataset.square[0] ? -1 : 1);
             return cells.map(cell => letter[cell.querySelector('.disc').dataset.color] ?? '-').join('')",
        )
    }

    /// The squares the page offers.
    #[must_use]
    pub fn offered(&self) -> Vec<String> {
        let found = self
            .browser
            .run("return [...document.querySelectorAll('.cell.can')].map(cell => cell.dataset.square)", &[]);
        let squares = found.as_array().cloned().unwrap_or_default();
        squares.iter().filter_map(Value::as_str).map(ToOwned::to_owned).collect()
    }

    /// Clicks on a square with the mouse.
    pub fn click_square(&self, square: &str) {
        self.browser.click(&format!(".cell[data-square={square}]"));
    }

    /// Walks to a square with the arrows and presses Enter. The board must have the focus.
    pub fn key_square(&self, square: &str) {
        let at = self.browser.text_of("return document.activeElement.dataset.square ?? ''");
        assert_eq!(at.len(), 2, "the focus is on the board");
        let number = |text: &str, place: usize| i32::from(text.as_bytes()[place]);
        let across = number(square, 0) - number(&at, 0);
        let down = number(square, 1) - number(&at, 1);
        let mut keys = vec![if across > 0 { key::RIGHT } else { key::LEFT }; across.unsigned_abs() as usize];
        keys.extend(vec![if down > 0 { key::DOWN } else { key::UP }; down.unsigned_abs() as usize]);
        keys.push(key::ENTER);
        self.browser.press(&keys);
    }

    /// Moves the focus to the board with the Tab key alone.
    pub fn tab_to_board(&self) {
        for _ in 0..40 {
            if self.browser.run("return document.activeElement.matches('.cell')", &[]) == true {
                return;
            }
            self.browser.press(&[key::TAB]);
        }
        panic!("Tab does not reach the board");
    }

    /// Waits for a turn of a person and says which squares are offered; none when the
    /// game has ended.
    #[must_use]
    pub fn next_turn(&self) -> Vec<String> {
        wait_for("a turn", PATIENCE, || {
            if self.fact("phase").as_deref() != Some("playing") {
                return Some(Vec::new());
            }
            Some(self.offered()).filter(|squares| !squares.is_empty())
        })
    }

    /// Plays on with `choose` for every turn of a person, by mouse, until the game has
    /// ended. Gives the number of moves made.
    pub fn play_out(&self, choose: impl Fn(&[String]) -> usize) -> usize {
        let mut moves = 0;
        loop {
            let offered = self.next_turn();
            if offered.is_empty() {
                return moves;
            }
            let version = self.fact("version");
            self.click_square(&offered[choose(&offered)]);
            wait_for("the move", PATIENCE, || (self.fact("version") != version).then_some(()));
            moves += 1;
        }
    }

    /// The text of an element.
    #[must_use]
    pub fn text(&self, selector: &str) -> String {
        let text = self
            .browser
            .run("return document.querySelector(arguments[0])?.textContent ?? ''", &[selector.into()]);
        text.as_str().unwrap_or_default().to_owned()
    }

    /// Waits until an element says something of this kind.
    pub fn until_text(&self, selector: &str, part: &str) {
        wait_for(&format!("{part:?} in {selector}"), PATIENCE, || {
            self.text(selector).contains(part).then_some(())
        });
    }

    /// Chooses a radio button or anything else by what it is labelled with.
    pub fn choose(&self, name: &str, value: &str) {
        self.browser.click(&format!("label:has(> input[name='{name}'][value='{value}'])"));
    }

    /// Uses a tool by what it is called, wherever it waits: beside the board or behind "More".
    pub fn tool(&self, title: &str) {
        let selector = format!(".toolbar [title='{title}']");
        wait_for(title, PATIENCE, || self.browser.has(&selector).then_some(()));
        let open = "const menu = document.querySelector(arguments[0]).closest('details:not([open])'); menu?.querySelector('summary').click()";
        self.browser.run(open, &[selector.as_str().into()]);
        self.browser.click(&selector);
    }

    /// Chooses another language in the frame.
    pub fn speak(&self, language: &str) {
        self.browser.click_hidden(&format!(".language-list option[value={language}]"));
    }

    /// Chooses from a list.
    pub fn select(&self, id: &str, value: &str) {
        self.browser.wait(&format!("#{id}"));
        self.browser.click_hidden(&format!("#{id} option[value='{value}']"));
    }

    /// Nothing may have been complained about.
    ///
    /// # Panics
    ///
    /// When something has.
    pub fn assert_quiet(&self) {
        self.complained_but(&[]);
    }

    /// The same after something was refused on purpose: browsers log every answer with a
    /// status of failure.
    ///
    /// # Panics
    ///
    /// When something else has been complained about.
    pub fn assert_quiet_but(&self, status: &str) {
        self.complained_but(&[&format!("the server responded with a status of {status}")]);
    }

    fn complained_but(&self, expected: &[&str]) {
        let mut complaints = self.browser.complaints();
        complaints.retain(|complaint| !expected.iter().any(|part| complaint.contains(part)));
        assert!(complaints.is_empty(), "{}: {complaints:#?}", self.browser.path());
    }
}
