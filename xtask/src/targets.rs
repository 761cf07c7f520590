//! The engine where the other sections do not take it: without threads, on other
//! processors, in a browser.

use crate::gaps::Gaps;
use crate::process::{Failure, cargo, run};
use crate::tools::{self, QEMU};

/// What others may build on anywhere, and what is to run in a browser one day: all crates
/// without files, sockets and terminals.
const INNER: [&str; 27] = [
    "outflank-isa",
    "outflank-rules",
    "outflank-data",
    "outflank-formats",
    "outflank-weights",
    "outflank-eval",
    "outflank-engine",
    "outflank-texts",
    "outflank-locale",
    "outflank-picture",
    "outflank-play",
    "outflank-book",
    "outflank-levels",
    "outflank-coach",
    "outflank-review",
    "outflank-puzzles",
    "outflank-learn",
    "outflank-rulebook",
    "outflank-host",
    "outflank-messages",
    "outflank-openings",
    "outflank-ratings",
    "outflank-lobby",
    "outflank-library",
    "outflank-accounts",
    "outflank-protocols",
    "outflank-api",
];

/// A processor, and Debian's package with Rust's standard library for it.
struct Target {
    name: &'static str,
    package: &'static str,
}

const ARM: Target = Target { name: "aarch64-unknown-linux-gnu", package: "libstd-rust-dev:arm64" };
const BROWSER: Target = Target { name: "wasm32-unknown-unknown", package: "libstd-rust-dev-wasm32" };
/// Its programs are linked by what comes with Rust alone: no C compiler for ARM is needed.
const ARM_TO_RUN: Target = Target { name: "aarch64-unknown-linux-musl", package: "" };

impl Target {
    /// Whether there is a standard library for it; noted when not.
    fn is_there(&self, what: &str, gaps: &mut Gaps) -> bool {
        let Err(why) = tools::need_target(self.name) else { return true };
        let mut remedy = format!("rustup target add {}", self.name);
        if !self.package.is_empty() {
            remedy += &format!("; with Debian's Rust: apt-get install {}", self.package);
        }
        gaps.note(what, why.to_string(), remedy);
        false
    }
}

/// The inner crates without threads and for other processors.
pub fn test(gaps: &mut Gaps) -> Result<(), Failure> {
    println!("engine without threads");
    let engine = ["--package", "outflank-engine", "--no-default-features", "--lib"];
    run(cargo().args(["test", "--quiet", "--locked"]).args(engine))?;
    check(&ARM, &[], gaps)?;
    // There are no threads in a browser's WebAssembly.
    check(&BROWSER, &["--no-default-features"], gaps)?;
    neon(gaps)
}

fn check(target: &Target, features: &[&str], gaps: &mut Gaps) -> Result<(), Failure> {
    let what = format!("inner crates compiled for {}", target.name);
    if !target.is_there(&what, gaps) {
        return Ok(());
    }
    println!("{what}");
    let packages = INNER.iter().flat_map(|name| ["--package", name]);
    let options = ["check", "--quiet", "--locked", "--target", target.name];
    run(cargo().args(options).args(packages).args(features))
}

/// The kernels for ARM against the portable ones, on an emulated processor.
fn neon(gaps: &mut Gaps) -> Result<(), Failure> {
    const WHAT: &str = "NEON kernels on an emulated processor";
    if !tools::has_linker() {
        gaps.note(WHAT, "this Rust comes without its own linker, rust-lld", "a Rust from rustup");
        return Ok(());
    }
    if !ARM_TO_RUN.is_there(WHAT, gaps) {
        return Ok(());
    }
    let Some(qemu) = QEMU.obtain() else {
        gaps.note(WHAT, "qemu-aarch64 is missing", format!("apt-get install {}", QEMU.package));
        return Ok(());
    };
    println!("{WHAT}");
    let packages = ["--package", "outflank-isa", "--package", "outflank-rules", "--package", "outflank-eval"];
    run(cargo()
        .args(["test", "--quiet", "--locked", "--lib", "--tests", "--target", ARM_TO_RUN.name])
        .args(packages)
        .env("CARGO_TARGET_AARCH64_UNKNOWN_LINUX_MUSL_LINKER", "rust-lld")
        .env("CARGO_TARGET_AARCH64_UNKNOWN_LINUX_MUSL_RUNNER", qemu))
}
