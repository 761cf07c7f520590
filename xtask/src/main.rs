//! What developers and CI run: `cargo xtask <command>`.
//!
//! Plain standard library only, so that it compiles in a moment on a fresh machine.

mod bench;
mod browser;
mod fuzz;
mod gaps;
mod outside;
mod packages;
mod process;
mod suite;
mod targets;
mod test;
mod tidy;
mod tools;
mod web;

use process::Failure;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

const HELP: &str = "\
usage: cargo xtask <command>

  test                     everything a change has to pass
  test --quick             the same without browser, documentation, other targets and slow tests
  browser                  the web app in a browser, and nothing else
  tidy                     the rules of the house that no compiler checks
  outside                  our crates from their packages, used by a project outside
  fuzz [--seconds N] [T…]  feed random bytes to the parsers, N seconds each (60)
  bench perft [options]    our move generation next to another library's
  bench ffo [options]      the solver on the FFO endgames, in units of that library's perft
  bench threads [options]  what more threads gain
  bench growth [options]   how the time to solve grows with the empty squares
  bench web [options]      the server under load, and the pages in a browser
  help                     this text";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let outcome = match arguments.as_slice() {
        ["test"] => test::run(false),
        ["test", "--quick"] => test::run(true),
        ["outside"] => outside::test(),
        ["browser"] => browser::test(),
        ["tidy"] => tidy::run(),
        ["fuzz", options @ ..] => fuzz::run(options),
        ["bench", program, options @ ..] => bench::measure(program, options),
        [] | ["help" | "--help" | "-h"] => {
            println!("{HELP}");
            Ok(())
        }
        other => Err(Failure::new(format!("unknown command {:?}\n\n{HELP}", other.join(" ")))),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("xtask: {failure}");
            ExitCode::FAILURE
        }
    }
}

/// The top folder of the repository.
fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().expect("xtask lies in a folder of the repository").to_owned()
}
