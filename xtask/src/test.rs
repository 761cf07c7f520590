//! `cargo xtask test`: everything a change has to pass, cheap checks first.
//!
//! A failed section does not stop the others, so one run shows all there is to mend.
//! `--quick` is for each change in between: no browser, no documentation, and without the
//! few tests that take seconds each.

use crate::process::{self, Failure, cargo};
use crate::tools::{self, C_COMPILER};
use crate::{browser, root, tidy};
use std::process::Command;
use std::time::{Duration, Instant};

type Section = (&'static str, fn() -> Result<(), Failure>);

/// Tests of two seconds and more, which `--quick` leaves out.
const SLOW: [&str; 10] = [
    "puzzles_are_made_carried_on_and_proved",
    "clocks_are_told_and_kept",
    "no_sentence_about_500_turning_points_is_false",
    "who_misbehaves_loses_that_game_and_the_match_goes_on",
    "ctrl_c_prints_the_standings_so_far",
    "scores_and_moves_are_the_published_ones",
    "we_play_ourselves_over_every_protocol",
    "a_long_solve_shows_its_state",
    "a_silent_client_does_not_hold_the_server_up",
    "killed_work_goes_on_where_it_was",
];

const QUICK: [Section; 5] = [
    ("tools", tools_are_there),
    ("formatting", formatting),
    ("tidy", tidy::run),
    ("clippy", clippy),
    ("quick tests", || process::run(tests().arg("--").args(SLOW.iter().flat_map(|slow| ["--skip", slow])))),
];

const SECTIONS: [Section; 8] = [
    ("tools", tools_are_there),
    ("formatting", formatting),
    ("tidy", tidy::run),
    ("clippy", clippy),
    ("tests", || process::run(&mut tests())),
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

fn formatting() -> Result<(), Failure> {
    process::run(cargo().args(["fmt", "--all", "--check"]))
}

fn clippy() -> Result<(), Failure> {
    let all = ["clippy", "--quiet", "--locked", "--workspace", "--all-targets", "--", "-D", "warnings"];
    process::run(cargo().args(all))
}

/// All tests but those in the documentation and in the browser.
fn tests() -> Command {
    let mut command = cargo();
    command.args(["test", "--quiet", "--locked", "--workspace", "--exclude", "outflank-e2e"]);
    command.args(["--no-fail-fast", "--lib", "--bins", "--tests", "--examples"]);
    command
}

fn run_sections(sections: &[Section]) -> (Vec<&'static str>, Duration) {
    let start = Instant::now();
    let mut failed = Vec::new();
    let mut times = Vec::new();
    for (name, section) in sections {
        println!("\n── {name} {}", "─".repeat(70 - name.len()));
        let start = Instant::now();
        let outcome = section();
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
