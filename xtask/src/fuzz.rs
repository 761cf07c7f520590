//! `cargo xtask fuzz`: random bytes for every parser, for a bounded time.

use crate::process::{self, Failure, cargo};
use crate::root;
use crate::tools::{CPP_COMPILER, need_cargo_command};

/// Runs the named targets, or all of them.
pub fn run(options: &[&str]) -> Result<(), Failure> {
    let (seconds, mut targets) = options_of(options)?;
    let known = targets_in(&std::fs::read_to_string(root().join("fuzz/Cargo.toml")).unwrap_or_default());
    if let Some(unknown) = targets.iter().find(|target| !known.contains(target)) {
        return Err(Failure::new(format!("fuzz: no target {unknown:?}, there are: {}", known.join(", "))));
    }
    if targets.is_empty() {
        targets = known;
    }
    CPP_COMPILER.need()?;
    need_cargo_command("fuzz")?;
    let mut failed = Vec::new();
    for target in &targets {
        println!("\n── {target}, {seconds} s {}", "─".repeat(60_usize.saturating_sub(target.len())));
        if let Err(failure) = run_one(target, seconds) {
            println!("{target}: FAILED: {failure}");
            failed.push(target.as_str());
        }
    }
    if failed.is_empty() {
        println!("\nxtask fuzz: {} targets, {seconds} s each, nothing found", targets.len());
        Ok(())
    } else {
        Err(Failure::new(format!("fuzz: findings in {}; inputs are in fuzz/artifacts", failed.join(", "))))
    }
}

fn run_one(target: &str, seconds: u32) -> Result<(), Failure> {
    let corpus = root().join("fuzz/corpus").join(target);
    std::fs::create_dir_all(&corpus)
        .map_err(|error| Failure::new(format!("cannot make {}: {error}", corpus.display())))?;
    // No sanitizer: the parsers are safe Rust, what they can do wrong is panic or hang,
    // and without one a stable compiler is enough.
    process::run(
        cargo()
            .args(["fuzz", "run", "--sanitizer", "none", target])
            .arg(&corpus)
            .arg(root().join("fuzz/seeds").join(target))
            .args(["--", &format!("-max_total_time={seconds}"), "-timeout=10", "-print_final_stats=1"]),
    )
}

fn options_of(options: &[&str]) -> Result<(u32, Vec<String>), Failure> {
    let mut seconds = 60;
    let mut targets = Vec::new();
    let mut rest = options.iter();
    while let Some(&option) = rest.next() {
        match option {
            "--seconds" => {
                let number = rest.next().and_then(|text| text.parse().ok()).filter(|&number| number > 0);
                seconds = number.ok_or_else(|| Failure::new("fuzz: --seconds takes a number above 0"))?;
            }
            flag if flag.starts_with('-') => {
                return Err(Failure::new(format!("fuzz: unknown option {flag:?}")));
            }
            target => targets.push(target.to_owned()),
        }
    }
    Ok((seconds, targets))
}

/// The names of the binaries in the fuzz project's manifest.
fn targets_in(manifest: &str) -> Vec<String> {
    let mut in_binary = false;
    let mut targets = Vec::new();
    for line in manifest.lines().map(str::trim) {
        if line.starts_with('[') {
            in_binary = line == "[[bin]]";
        } else if in_binary
            && let Some(("name", value)) = line.split_once('=').map(|(key, value)| (key.trim(), value))
        {
            targets.push(value.trim().trim_matches('"').to_owned());
        }
    }
    targets
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn targets_are_the_binaries_of_the_manifest() {
        let manifest = "[package]\nname = \"x\"\n[[bin]]\nname = \"one\"\npath = \"a.rs\"\n\n[[bin]]\nname=\"two\"\n[lib]\nname = \"three\"\n";
        assert_eq!(targets_in(manifest), ["one", "two"]);
    }

    #[test]
    fn options_are_seconds_and_targets() {
        assert_eq!(options_of(&["--seconds", "5", "one"]).unwrap(), (5, vec!["one".to_owned()]));
        assert_eq!(options_of(&[]).unwrap(), (60, vec![]));
        for wrong in [&["--seconds"][..], &["--seconds", "0"], &["--seconds", "x"], &["--fast"]] {
            assert!(options_of(wrong).is_err(), "{wrong:?}");
        }
    }
}
