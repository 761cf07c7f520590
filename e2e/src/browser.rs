//! A headless Chromium, driven through chromedriver.

use crate::http;
use crate::wait_for;
use serde_json::{Value, json};
use std::io::Cursor;
use std::net::{SocketAddr, TcpListener};
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use tempfile::TempDir;

/// One browser with one window and a profile of its own.
pub struct Browser {
    driver: Child,
    address: SocketAddr,
    session: String,
    // Removed when the browser is gone.
    _profile: TempDir,
}

/// What WebDriver calls an element's reference.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

impl Browser {
    /// Starts a browser that speaks `language` and whose page is so large.
    #[must_use]
    pub fn start(language: &str, width: u32, height: u32) -> Browser {
        let port = free_port();
        let driver = Command::new(program("chromedriver"))
            .arg(format!("--port={port}"))
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("chromedriver can be started; on Debian: apt-get install chromium chromium-driver");
        let address = SocketAddr::from(([127, 0, 0, 1], port));
        let profile = tempfile::tempdir().expect("a temporary folder can be made");
        let mut browser = Browser { driver, address, session: String::new(), _profile: profile };
        wait_for("chromedriver", Duration::from_secs(20), || {
            http::request(address, "GET", "/status", None).ok().filter(|answer| answer.status == 200)
        });
        let folder = browser._profile.path().display().to_string();
        let arguments = [
            "--headless=new",
            // Containers run as root, where the sandbox cannot.
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--disable-dev-shm-usage",
            // A test changes addresses faster than a person could, and must not be slowed down.
            "--disable-ipc-flooding-protection",
            "--hide-scrollbars",
            "--force-color-profile=srgb",
            &format!("--user-data-dir={folder}"),
            &format!("--lang={language}"),
        ];
        let made = browser.call(
            "POST",
            "",
            &json!({"capabilities": {"alwaysMatch": {
                "browserName": "chrome",
                "goog:chromeOptions": {
                    "args": arguments,
                    "binary": program("chromium"),
                    "prefs": {"intl.accept_languages": language},
                },
                "goog:loggingPrefs": {"browser": "ALL"},
                "timeouts": {"script": 60_000, "pageLoad": 60_000},
            }}}),
        );
        browser.session = made["sessionId"].as_str().expect("a session has an id").to_owned();
        browser.resize(width, height);
        browser
    }

    /// Makes the page so large, as small as a phone.
    pub fn resize(&self, width: u32, height: u32) {
        let metrics = json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": false});
        self.devtools("Emulation.setDeviceMetricsOverride", &metrics);
    }

    /// Goes to an address and waits until it is loaded.
    pub fn go(&self, url: &str) {
        self.call("POST", "/url", &json!({ "url": url }));
    }

    /// Loads the page again.
    pub fn reload(&self) {
        self.call("POST", "/refresh", &json!({}));
    }

    /// Where it is.
    #[must_use]
    pub fn path(&self) -> String {
        self.text_of("return location.pathname")
    }

    /// Runs a script in the page and gives what it returns.
    pub fn run(&self, script: &str, arguments: &[Value]) -> Value {
        self.call("POST", "/execute/sync", &json!({"script": script, "args": arguments}))
    }

    /// A script's answer as text; empty when it is none.
    #[must_use]
    pub fn text_of(&self, script: &str) -> String {
        self.run(script, &[]).as_str().unwrap_or_default().to_owned()
    }

    /// Whether there is such an element.
    #[must_use]
    pub fn has(&self, selector: &str) -> bool {
        self.run("return document.querySelector(arguments[0]) !== null", &[selector.into()]) == true
    }

    /// Waits until there is such an element, and for it to be seen.
    pub fn wait(&self, selector: &str) {
        wait_for(selector, crate::PATIENCE, || {
            let seen = "const e = document.querySelector(arguments[0]); return e !== null && e.getClientRects().length > 0";
            (self.run(seen, &[selector.into()]) == true).then_some(())
        });
    }

    /// Clicks with the mouse on the middle of the first such element.
    pub fn click(&self, selector: &str) {
        self.wait(selector);
        let element = self.element(selector);
        self.call("POST", &format!("/element/{element}/click"), &json!({}));
    }

    /// The same for what has no place of its own on the screen, as the options of a list.
    pub fn click_hidden(&self, selector: &str) {
        let element = self.element(selector);
        self.call("POST", &format!("/element/{element}/click"), &json!({}));
    }

    /// Types into the first such element, as a keyboard does.
    pub fn type_into(&self, selector: &str, text: &str) {
        self.wait(selector);
        let element = self.element(selector);
        self.call("POST", &format!("/element/{element}/value"), &json!({ "text": text }));
    }

    /// Presses the mouse on the first of these points, `[x, y]`, moves over the others, and lets go.
    pub fn drag(&self, points: &[Value]) {
        let to = |point: &Value| json!({"type": "pointerMove", "x": point[0].as_f64().map(f64::round), "y": point[1].as_f64().map(f64::round), "duration": 20});
        let mut actions: Vec<Value> = points.iter().map(to).collect();
        actions.insert(1.min(actions.len()), json!({"type": "pointerDown", "button": 0}));
        actions.push(json!({"type": "pointerUp", "button": 0}));
        let mouse = json!({"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": actions});
        self.call("POST", "/actions", &json!({ "actions": [mouse] }));
    }

    /// Presses keys one after the other, wherever the focus is.
    pub fn press(&self, keys: &[&str]) {
        let actions: Vec<Value> = keys
            .iter()
            .flat_map(|key| {
                [json!({"type": "keyDown", "value": key}), json!({"type": "keyUp", "value": key})]
            })
            .collect();
        self.call(
            "POST",
            "/actions",
            &json!({"actions": [{"type": "key", "id": "keyboard", "actions": actions}]}),
        );
    }

    /// What the page has complained about since the last time: errors of scripts, of the
    /// network, of the Content-Security-Policy.
    #[must_use]
    pub fn complaints(&self) -> Vec<String> {
        let log = self.call("POST", "/se/log", &json!({"type": "browser"}));
        let entries = log.as_array().cloned().unwrap_or_default();
        let bad =
            entries.into_iter().filter(|entry| entry["level"] == "SEVERE" || entry["level"] == "WARNING");
        bad.map(|entry| entry["message"].as_str().unwrap_or_default().to_owned()).collect()
    }

    /// The page as it is printed: the bytes of a PDF, with the paper the page asks for.
    #[must_use]
    pub fn pdf(&self) -> Vec<u8> {
        let wish = json!({"preferCSSPageSize": true, "generateTaggedPDF": true});
        let printed = self.devtools("Page.printToPDF", &wish);
        let text = printed["data"].as_str().expect("a print has data");
        base64(text).expect("the browser writes base64")
    }

    /// What is seen: the bytes of a PNG.
    #[must_use]
    pub fn screenshot(&self) -> Vec<u8> {
        let taken = self.devtools("Page.captureScreenshot", &json!({"format": "png"}));
        base64(taken["data"].as_str().expect("a picture has data")).expect("the browser writes base64")
    }

    /// The colours, red, green and blue, of points of what is seen.
    ///
    /// # Panics
    ///
    /// When a point is outside.
    #[must_use]
    pub fn pixels(&self, points: &[(usize, usize)]) -> Vec<[u8; 3]> {
        let bytes = self.screenshot();
        let mut reader = png::Decoder::new(Cursor::new(bytes)).read_info().expect("the browser writes PNG");
        let mut buffer = vec![0; reader.output_buffer_size().expect("the picture has a size")];
        let info = reader.next_frame(&mut buffer).expect("the picture is whole");
        let step = info.color_type.samples();
        let at = |(x, y): (usize, usize)| &buffer[y * info.line_size + x * step..][..3];
        points.iter().map(|&point| at(point).try_into().expect("three colours")).collect()
    }

    /// A command of the browser's own protocol.
    pub fn devtools(&self, command: &str, parameters: &Value) -> Value {
        self.call("POST", "/goog/cdp/execute", &json!({"cmd": command, "params": parameters}))
    }

    fn element(&self, selector: &str) -> String {
        let found = self.call("POST", "/element", &json!({"using": "css selector", "value": selector}));
        found[ELEMENT].as_str().expect("an element has a reference").to_owned()
    }

    fn call(&self, method: &str, path: &str, body: &Value) -> Value {
        let path = if self.session.is_empty() {
            "/session".to_owned()
        } else {
            format!("/session/{}{path}", self.session)
        };
        let answer = http::request(self.address, method, &path, Some(body)).expect("chromedriver answers");
        let value = answer.json()["value"].take();
        assert!(answer.status == 200, "{path} {body}: {}", value["message"].as_str().unwrap_or_default());
        value
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        if !self.session.is_empty() {
            // Also when a test has failed: the browser must not stay behind.
            let _ = http::request(self.address, "DELETE", &format!("/session/{}", self.session), None);
        }
        let _ = self.driver.kill();
        let _ = self.driver.wait();
    }
}

fn program(name: &str) -> String {
    let variable = format!("OUTFLANK_{}", name.to_uppercase());
    std::env::var(variable).unwrap_or_else(|_| format!("/usr/bin/{name}"))
}

/// Bytes written in letters, digits, `+` and `/`.
fn base64(text: &str) -> Option<Vec<u8>> {
    const LETTERS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut bytes = Vec::with_capacity(text.len() / 4 * 3);
    let (mut bits, mut count) = (0_u32, 0);
    for letter in text.trim_end_matches('=').bytes() {
        let value = LETTERS.iter().position(|&each| each == letter)?;
        bits = (bits << 6) | u32::try_from(value).ok()?;
        count += 6;
        if count >= 8 {
            count -= 8;
            bytes.push((bits >> count) as u8);
        }
    }
    Some(bytes)
}

fn free_port() -> u16 {
    let listener = TcpListener::bind(("127.0.0.1", 0)).expect("there is a free port");
    listener.local_addr().expect("a listener has an address").port()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn base64_is_read() {
        assert_eq!(base64("JVBERi0=").as_deref(), Some(&b"%PDF-"[..]));
        assert_eq!(base64("aGk").as_deref(), Some(&b"hi"[..]));
        assert_eq!(base64("a b"), None);
    }
}
