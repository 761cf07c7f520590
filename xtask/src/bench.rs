//! `cargo xtask bench`.

use crate::browser;
use crate::process::{Failure, cargo, run};

/// The measuring programs.
const PROGRAMS: [&str; 6] = ["perft", "ffo", "threads", "growth", "web", "library"];

/// Builds a measuring program as the product is built and runs it.
pub fn measure(program: &str, options: &[&str]) -> Result<(), Failure> {
    // The server under load first, then the pages, which need a browser.
    if program == "web" {
        build_and_run(program, options)?;
        let record = options.iter().copied().filter(|&option| option == "--record");
        return browser::measure(&record.collect::<Vec<_>>());
    }
    if !PROGRAMS.contains(&program) {
        return Err(Failure::new(format!(
            "there is no measurement {program:?}; there are {}",
            PROGRAMS.join(", ")
        )));
    }
    build_and_run(program, options)
}

fn build_and_run(program: &str, options: &[&str]) -> Result<(), Failure> {
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
