//! Notes how this package is compiled, so that a report can say it.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let variable = |name: &str| std::env::var(name).unwrap_or_default();
    // Cargo separates flags by the unit separator, which no flag contains.
    let flags = variable("CARGO_ENCODED_RUSTFLAGS").replace('\u{1f}', " ");
    println!("cargo::rustc-env=OUTFLANK_RUSTFLAGS={flags}");
    println!("cargo::rustc-env=OUTFLANK_OPT_LEVEL={}", variable("OPT_LEVEL"));
    println!("cargo::rustc-env=OUTFLANK_TARGET={}", variable("TARGET"));
    let version = std::process::Command::new(variable("RUSTC")).arg("--version").output();
    let version = version.map(|output| String::from_utf8_lossy(&output.stdout).trim().to_owned());
    println!("cargo::rustc-env=OUTFLANK_RUSTC={}", version.unwrap_or_else(|_| "unknown compiler".to_owned()));
}
