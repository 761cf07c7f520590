//! The web app in a real browser.

use crate::process::{Failure, cargo, run};
use crate::suite;
use crate::tools::{BROWSER, BROWSER_DRIVER};
use std::path::PathBuf;
use std::process::Command;

/// Builds the program and plays with it in a browser: `e2e/tests`.
pub fn test() -> Result<(), Failure> {
    let (browser, driver) = (BROWSER.need()?, BROWSER_DRIVER.need()?);
    // The program as the other tests have built it: asked for alone, its packages would be built
    // again with other features.
    run(suite::tests().args(["--quiet", "--no-run"]))?;
    let mut command = cargo();
    command.args(["test", "--locked", "--workspace", "--test", "web"]);
    // Each test has a browser and a server of its own, and waits for one or the other most of
    // the time: one more than there are cores keeps them busy.
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    suite::timed(with(&browser, &driver, &mut command), &[&format!("--test-threads={}", cores + 1)])
}

/// Builds program and measurement as the product is built, and measures the pages.
pub fn measure(options: &[&str]) -> Result<(), Failure> {
    let (browser, driver) = (BROWSER.need()?, BROWSER_DRIVER.need()?);
    run(cargo().args(["build", "--quiet", "--locked", "--release", "--package", "outflank"]))?;
    let program =
        ["run", "--quiet", "--locked", "--release", "--package", "outflank-bench", "--bin", "page", "--"];
    run(with(&browser, &driver, cargo().args(program)).args(options))
}

fn with<'a>(browser: &PathBuf, driver: &PathBuf, command: &'a mut Command) -> &'a mut Command {
    command.env("OUTFLANK_CHROMIUM", browser).env("OUTFLANK_CHROMEDRIVER", driver)
}
