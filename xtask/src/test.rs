//! `cargo xtask test`: everything a change has to pass, cheap checks first.
//!
//! A failed section does not stop the others, so one run shows all there is to mend. What
//! could not run is said at the end.
//! `--quick` is for each change in between: no browser, no documentation, no other
//! targets, and without the few tests that take seconds each.

use crate::gaps::Gaps;
use crate::process::{self, Failure, cargo};
use crate::tools::{self, C_COMPILER};
use crate::{browser, outside, packages, root, suite, targets, tidy, web};
use std::time::{Duration, Instant};

type Section = (&'static str, fn(&mut Gaps) -> Result<(), Failure>);

const QUICK: [Section; 6] = [
    ("tools", tools_are_there),
    ("formatting", formatting),
    ("tidy", |_| tidy::run()),
    ("web code", web::test),
    ("clippy", clippy),
    ("quick tests", |_| suite::quick()),
];

const SECTIONS: [Section; 12] = [
    ("tools", tools_are_there),
    ("formatting", formatting),
    ("tidy", |_| tidy::run()),
    ("web code", web::test),
    ("clippy", clippy),
    ("tests", |_| suite::all()),
    ("doc tests", |_| process::run(cargo().args(["test", "--quiet", "--locked", "--workspace", "--doc"]))),
    ("other targets", targets::test),
    ("packages", packages::test),
    ("outside", |_| outside::test()),
    ("browser", |_| browser::test()),
    ("documentation", |_| {
        process::run(
            cargo()
                .args(["doc", "--quiet", "--locked", "--workspace", "--no-deps"])
                .env("RUSTDOCFLAGS", "-D warnings"),
        )
    }),
];

fn formatting(_: &mut Gaps) -> Result<(), Failure> {
    process::run(cargo().args(["fmt", "--all", "--check"]))
}

fn clippy(_: &mut Gaps) -> Result<(), Failure> {
    let all = ["clippy", "--quiet", "--locked", "--workspace", "--all-targets", "--", "-D", "warnings"];
    process::run(cargo().args(all))
}

fn run_sections(sections: &[Section]) -> (Vec<&'static str>, Duration) {
    let start = Instant::now();
    let mut gaps = Gaps::default();
    let mut failed = Vec::new();
    let mut times = Vec::new();
    for (name, section) in sections {
        println!("\n── {name} {}", "─".repeat(70 - name.len()));
        let start = Instant::now();
        let outcome = section(&mut gaps);
        let seconds = start.elapsed().as_secs_f64();
        times.push((name, seconds));
        match outcome {
            Ok(()) => println!("{name}: ok ({seconds:.1} s)"),
            Err(failure) => {
                println!("{name}: FAILED ({seconds:.1} s): {failure}");
                failed.push(*name);
            }
        }
    }
    println!();
    for (name, seconds) in times {
        println!("{name:<14} {seconds:7.1} s");
    }
    print!("{}", gaps.summary());
    (failed, start.elapsed())
}

/// Runs every section, or the quick ones.
pub fn run(quick: bool) -> Result<(), Failure> {
    let sections: &[Section] = if quick { &QUICK } else { &SECTIONS };
    let (failed, time) = run_sections(sections);
    let seconds = time.as_secs_f64();
    println!();
    if failed.is_empty() {
        println!("xtask test: all {} sections passed in {seconds:.1} s", sections.len());
        return Ok(());
    }
    Err(Failure::new(format!(
        "test: {} of {} sections FAILED in {seconds:.1} s: {}",
        failed.len(),
        sections.len(),
        failed.join(", ")
    )))
}

/// What the sections below need, and which optional data the tests will find.
fn tools_are_there(gaps: &mut Gaps) -> Result<(), Failure> {
    let compiler = C_COMPILER.need()?;
    println!("C compiler: {}", compiler.display());
    tools::need_component("fmt", "rustfmt")?;
    tools::need_component("clippy", "clippy")?;
    println!("rustfmt and clippy: found");
    if root().join("../shared/data").is_dir() {
        println!("reference data beside the repository: found, the large checks over it run");
    } else {
        gaps.note(
            "the large checks over reference data",
            "there is no folder `shared/data` beside the repository",
            "see \"Working on Outflank\" in CONTRIBUTING.md",
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
            ("first", |_| Ok(())),
            ("second", |_| Err(Failure::new("broken"))),
            ("third", |_| Err(Failure::new("broken too"))),
        ]);
        assert_eq!(failed, ["second", "third"]);
    }
}
