//! `cargo xtask test`: everything a change has to pass, cheap checks first.
//!
//! A failed section does not stop the others, so one run shows all there is to mend.

use crate::process::{self, Failure, cargo};
use crate::tools::{self, C_COMPILER};
use crate::{browser, root, tidy};
use std::time::{Duration, Instant};

type Section = (&'static str, fn() -> Result<(), Failure>);

const SECTIONS: [Section; 8] = [
    ("tools", tools_are_there),
    ("formatting", || process::run(cargo().args(["fmt", "--all", "--check"]))),
    ("tidy", tidy::run),
    ("clippy", || {
        process::run(cargo().args([
            "clippy",
            "--quiet",
            "--locked",
            "--workspace",
            "--all-targets",
            "--",
            "-D",
            "warnings",
        ]))
    }),
    ("tests", || {
        process::run(cargo().args([
            "test",
            "--quiet",
            "--locked",
            "--workspace",
            "--exclude",
            "outflank-e2e",
            "--lib",
            "--bins",
            "--tests",
            "--examples",
        ]))
    }),
    ("doc tests", || process::run(cargo().args(["test", "--quiet", "--locked", "--workspace", "--doc"]))),
    ("browser", browser::test),
    ("documentation", || {
        process::run(
            cargo()
                .args(["doc", "--quiet", "--locked", "--workspace", "--no-deps"])
                .env("RUSTDOCFLAGS", "-D warnings"),
        )
    }),
];

fn run_sections(sections: &[Section]) -> (Vec<&'static str>, Duration) {
    let start = Instant::now();
    let mut failed = Vec::new();
    for (name, section) in sections {
        println!("\n── {name} {}", "─".repeat(70 - name.len()));
        let start = Instant::now();
        let outcome = section();
        let seconds = start.elapsed().as_secs_f64();
        match outcome {
            Ok(()) => println!("{name}: ok ({seconds:.1} s)"),
            Err(failure) => {
                println!("{name}: FAILED ({seconds:.1} s): {failure}");
                failed.push(*name);
            }
        }
    }
    (failed, start.elapsed())
}

pub fn run() -> Result<(), Failure> {
    let (failed, time) = run_sections(&SECTIONS);
    let seconds = time.as_secs_f64();
    println!();
    if failed.is_empty() {
        println!("xtask test: all {} sections passed in {seconds:.1} s", SECTIONS.len());
        return Ok(());
    }
    Err(Failure::new(format!(
        "test: {} of {} sections FAILED in {seconds:.1} s: {}",
        failed.len(),
        SECTIONS.len(),
        failed.join(", ")
    )))
}

/// What the sections below need, and which optional data the tests will find.
fn tools_are_there() -> Result<(), Failure> {
    let compiler = C_COMPILER.need()?;
    println!("C compiler: {}", compiler.display());
    tools::need_component("fmt", "rustfmt")?;
    tools::need_component("clippy", "clippy")?;
    println!("rustfmt and clippy: found");
    if root().join("../shared/data").is_dir() {
        println!("reference data beside the repository: found, the large checks over it run");
    } else {
        println!(
            "reference data beside the repository (../shared): not found, the large checks over it are left out"
        );
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_failed_section_does_not_stop_the_others() {
        let (failed, _) = run_sections(&[
            ("first", || Ok(())),
            ("second", || Err(Failure::new("broken"))),
            ("third", || Err(Failure::new("broken too"))),
        ]);
        assert_eq!(failed, ["second", "third"]);
    }
}
