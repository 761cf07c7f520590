//! How fast the pages are, in a real browser on this machine: `cargo xtask bench web`.
//!
//! The time from a click to the flipped board is taken inside the page: from the moment
//! the browser gives the input event to the moment after the frame that shows the discs
//! turned. Discs turn at once here, so that the frame shows them on their new side and
//! not on the way.

use outflank_bench::arguments::{Arguments, BadArgument};
use outflank_bench::report::{self, recorded};
use outflank_e2e::{PATIENCE, Page, Server, wait_for};
use serde_json::Value;
use std::fmt::Write;
use std::process::ExitCode;

const USAGE: &str = "usage: page [--games N] [--record]

  --games N  games to click through (3)
  --record   also write the report under bench/results/";

/// What the issue asks for, in milliseconds and bytes.
const CLICK_LIMIT: f64 = 50.0;
const PAINT_LIMIT: f64 = 1000.0;
const SIZE_LIMIT: f64 = 150.0 * 1024.0;

fn main() -> ExitCode {
    let (games, record) = match options(std::env::args().skip(1)) {
        Ok(options) => options,
        Err(complaint) => {
            eprintln!("page: {complaint}\n{USAGE}");
            return ExitCode::from(2);
        }
    };
    let report = measure(games);
    print!("{report}");
    if record {
        return recorded("web-page", &[("md", report::markdown("The web app in a browser", &report))]);
    }
    ExitCode::SUCCESS
}

fn options(arguments: impl Iterator<Item = String>) -> Result<(usize, bool), BadArgument> {
    let mut arguments = Arguments::new(arguments);
    let (mut games, mut record) = (3, false);
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--games" => games = arguments.number(&argument, 1..=100)?,
            "--record" => record = true,
            _ => return Err(BadArgument::Unknown(argument)),
        }
    }
    Ok((games, record))
}

fn measure(games: usize) -> String {
    let preamble = report::preamble();
    let server = Server::start();
    let mut report = preamble;
    first_visits(&server, &mut report);
    let (clicks, acknowledged) = clicks(&server, games);
    let line = |values: &[f64]| {
        format!(
            "median {:6.1} ms, 95 % {:6.1} ms, worst {:6.1} ms",
            share(values, 0.5),
            share(values, 0.95),
            share(values, 1.0)
        )
    };
    let _ = writeln!(report, "clicks:             {} in {games} games of two people", clicks.len());
    let _ = writeln!(
        report,
        "click to board:     {}   {}",
        line(&clicks),
        verdict(share(&clicks, 0.95), CLICK_LIMIT, "50 ms at 95 %")
    );
    let _ = writeln!(report, "click to disk:      {}   (acknowledged by the server)", line(&acknowledged));
    report
}

/// The front page in a browser that has never seen it, five times.
fn first_visits(server: &Server, report: &mut String) {
    let mut paints = Vec::new();
    let mut ready = Vec::new();
    let mut size = 0.0;
    let mut files = 0;
    for _ in 0..5 {
        let page = Page::open(server, "/");
        page.until("ready", "true");
        let timing = page.browser.run(
            "const all = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
             return {
               paint: performance.getEntriesByName('first-contentful-paint')[0].startTime,
               ready: performance.now(),
               size: all.reduce((sum, entry) => sum + entry.encodedBodySize, 0),
               files: all.length,
             }",
            &[],
        );
        paints.push(timing["paint"].as_f64().unwrap_or(f64::NAN));
        ready.push(timing["ready"].as_f64().unwrap_or(f64::NAN));
        size = timing["size"].as_f64().unwrap_or(f64::NAN);
        files = timing["files"].as_u64().unwrap_or(0);
    }
    let _ = writeln!(
        report,
        "first page:         {:.1} KB compressed in {files} files   {}",
        size / 1024.0,
        verdict(size, SIZE_LIMIT, "150 KB")
    );
    let _ = writeln!(
        report,
        "first paint:        {:.0} ms (worst of five visits)   {}",
        share(&paints, 1.0),
        verdict(share(&paints, 1.0), PAINT_LIMIT, "1 s")
    );
    let _ =
        writeln!(report, "board to play on:   within {:.0} ms (worst of five visits)", share(&ready, 1.0));
}

/// Clicks through games and gives the times to the board and to the acknowledgement.
fn clicks(server: &Server, games: usize) -> (Vec<f64>, Vec<f64>) {
    let page = Page::open(server, "/");
    for _ in 0..games {
        page.go("/");
        page.until("ready", "true");
        page.choose("opponent", "person");
        page.browser.click("#start");
        page.until_playing();
        page.browser.run(WATCH, &[]);
        page.play_out(|offered| offered.len() / 2);
        page.browser.run("sessionStorage.times = JSON.stringify([...JSON.parse(sessionStorage.times ?? '[]'), ...window.times])", &[]);
    }
    let times = wait_for("the times", PATIENCE, || {
        let times = page.browser.run("return JSON.parse(sessionStorage.times)", &[]);
        times.as_array().cloned().filter(|times| !times.is_empty())
    });
    let column = |name: &str| times.iter().filter_map(|time: &Value| time[name].as_f64()).collect();
    (column("shown"), column("kept"))
}

/// Runs in the page: notes for every click on the board when the discs have been painted
/// and when the server had the move on disk.
const WATCH: &str = "
window.times = [];
const main = document.getElementById('main');
document.addEventListener('click', (event) => {
  const cell = event.target.closest('.cell.can, .cell.last');
  if (!cell) return;
  if (!cell.querySelector('.disc').dataset.color) throw new Error('the disc is not there yet');
  const start = event.timeStamp;
  const time = {};
  const version = main.dataset.version;
  requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => { time.shown = performance.now() - start; };
    channel.port2.postMessage('');
  });
  new MutationObserver((_, observer) => {
    if (main.dataset.version === version) return;
    time.kept = performance.now() - start;
    observer.disconnect();
  }).observe(main, { attributes: true });
  window.times.push(time);
});";

fn share(values: &[f64], part: f64) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    let place = ((sorted.len() as f64 * part).ceil() as usize).clamp(1, sorted.len().max(1)) - 1;
    sorted.get(place).copied().unwrap_or(f64::NAN)
}

fn verdict(value: f64, limit: f64, words: &str) -> String {
    let within = if value <= limit { "within" } else { "ABOVE" };
    format!("({within} {words})")
}
