//! `cargo xtask bench`.

use crate::process::{Failure, cargo, run};

/// Builds the measuring program as the product is built and runs it.
pub fn perft(options: &[&str]) -> Result<(), Failure> {
    run(cargo()
        .args([
            "run",
            "--quiet",
            "--locked",
            "--release",
            "--package",
            "outflank-bench",
            "--bin",
            "perft",
            "--",
        ])
        .args(options))
}
