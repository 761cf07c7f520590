//! All tests but those in the browser and in the documentation, and how long each takes.

use crate::process::{self, Failure, cargo};
use std::io::{BufRead as _, BufReader};
use std::process::{Command, Stdio};

/// Tests of two seconds and more, which `--quick` leaves out: parts of their names.
const SLOW: [&str; 14] = [
    "puzzles_are_made_carried_on_and_proved",
    "clocks_are_told_and_kept",
    "no_sentence_about_",
    "who_misbehaves_loses_that_game_and_the_match_goes_on",
    "ctrl_c_prints_the_standings_so_far",
    "scores_and_moves_are_the_published_ones",
    "we_play_ourselves_over_every_protocol",
    "a_long_solve_shows_its_state",
    "a_silent_client_does_not_hold_the_server_up",
    "killed_work_goes_on_where_it_was",
    "scores_say_what_they_rest_on",
    "wrong_scores_are_marked",
    "train::every_key_is_documented",
    "deviations_are_measured_and_written_as_the_program_reads_them",
];

/// How many of the slowest tests are named after a run.
const NAMED: usize = 10;

/// Every test.
pub fn all() -> Result<(), Failure> {
    slow_ones_exist()?;
    timed(&mut tests(), &[])
}

/// All but the slow ones.
pub fn quick() -> Result<(), Failure> {
    slow_ones_exist()?;
    let skipped: Vec<&str> = SLOW.iter().flat_map(|slow| ["--skip", slow]).collect();
    timed(&mut tests(), &skipped)
}

/// Every test but those in the browser.
pub fn tests() -> Command {
    let mut command = cargo();
    command.args(["test", "--locked", "--workspace"]);
    command.args(["--no-fail-fast", "--lib", "--bins", "--tests", "--examples"]);
    command
}

/// A test that was renamed would be run by `--quick` unnoticed.
fn slow_ones_exist() -> Result<(), Failure> {
    let list = process::output(tests().args(["--quiet", "--", "--list", "--format", "terse"]))?;
    let gone = without_test(&SLOW, &list);
    if gone.is_empty() {
        return Ok(());
    }
    let names = gone.join(", ");
    Err(Failure::new(format!("no test is called {names}: correct SLOW in xtask/src/suite.rs")))
}

/// The names no test of a list (`path::name: test` in each line) matches.
fn without_test<'a>(names: &[&'a str], list: &str) -> Vec<&'a str> {
    let listed: Vec<&str> = list.lines().filter_map(|line| line.strip_suffix(": test")).collect();
    names.iter().copied().filter(|name| !listed.iter().any(|test| test.contains(name))).collect()
}

/// Runs tests, shows everything but the lines of those that passed, and names the slowest.
pub fn timed(command: &mut Command, options: &[&str]) -> Result<(), Failure> {
    // Test programs tell times only to who may use what is not stable. They are asked to,
    // not the compiler: nothing is compiled otherwise.
    command.args(["--config", "target.'cfg(unix)'.runner = ['env', 'RUSTC_BOOTSTRAP=1']"]);
    command
        .args(["--quiet", "--", "--format", "pretty", "-Zunstable-options", "--report-time"])
        .args(options);
    let mut child = command
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| Failure::new(format!("cannot run cargo test: {error}")))?;
    let output = BufReader::new(child.stdout.take().expect("its output is piped"));
    let (mut times, mut passed) = (Vec::new(), 0);
    for line in output.split(b'\n') {
        let line = line.map_err(|error| Failure::new(format!("cannot read what the tests say: {error}")))?;
        let line = String::from_utf8_lossy(&line);
        times.extend(time_of(&line));
        if line.starts_with("test ") && line.contains(" ... ok") {
            passed += 1;
        } else if !is_chatter(&line) {
            println!("{line}");
        }
    }
    let status = child.wait().map_err(|error| Failure::new(format!("cargo test is lost: {error}")))?;
    times.sort_by(|a, b| b.0.total_cmp(&a.0));
    println!("{passed} tests passed; the slowest:");
    for (seconds, name) in times.iter().take(NAMED) {
        println!("{seconds:7.1} s  {name}");
    }
    if status.success() { Ok(()) } else { Err(Failure::new(format!("cargo test failed ({status})"))) }
}

/// Lines every test program says when all is well.
fn is_chatter(line: &str) -> bool {
    line.is_empty() || line.starts_with("running ") || line.starts_with("test result: ok.")
}

/// Name and seconds of `test name ... ok <1.234s>`.
fn time_of(line: &str) -> Option<(f64, String)> {
    let (name, outcome) = line.strip_prefix("test ")?.split_once(" ... ")?;
    let seconds = outcome.rsplit_once('<')?.1.strip_suffix("s>")?.parse().ok()?;
    Some((seconds, name.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slow_test_that_is_gone_is_named() {
        let list = "solve::wrong_scores_are_marked: test\nmatches::every_key: test\nperft: benchmark\n";
        assert_eq!(
            without_test(&["wrong_scores", "train::every_key", "perft"], list),
            ["train::every_key", "perft"]
        );
    }

    #[test]
    fn times_are_read_from_what_test_programs_say() {
        assert_eq!(time_of("test a::b ... ok <1.250s>"), Some((1.25, "a::b".to_owned())));
        assert_eq!(time_of("test a::b ... FAILED <0.100s>"), Some((0.1, "a::b".to_owned())));
        assert_eq!(time_of("test a::b ... ignored"), None);
        assert_eq!(time_of("test result: ok. 3 passed; finished in 0.10s"), None);
    }
}
