//! `cargo xtask bench`.

use crate::browser;
use crate::process::{Failure, cargo, run};

/// The measuring programs.
const PROGRAMS: [&str; 4] = ["perft", "ffo", "threads", "growth"];

/// Builds a measuring program as the product is built and runs it.
pub fn measure(program: &str, options: &[&str]) -> Result<(), Failure> {
    // The pages need a browser, and their program lies with its tests.
    if program == "web" {
        return browser::measure(options);
    }
    if !PROGRAMS.contains(&program) {
        return Err(Failure::new(format!(
            "there is no measurement {program:?}; there are {}",
            PROGRAMS.join(", ")
        )));
    }
    run(cargo()
        .args([
            "run",
            "--quiet",
            "--locked",
            "--release",
            "--package",
            "outflank-bench",
            "--bin",
            program,
            "--",
        ])
        .args(options))
}
