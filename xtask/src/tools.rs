//! Programs we need besides cargo: found, installed when we may, or asked for.
//!
//! On a Debian machine where we are root (a container, a CI runner) a missing program
//! is installed. Anywhere else nothing is changed behind the person's back: the
//! message says what to type.

use crate::process::{Failure, cargo, run, succeeds};
use std::path::{Path, PathBuf};
use std::process::Command;

/// A program and the Debian package that brings it.
pub struct Tool {
    /// Names it may be installed under, the usual one first.
    pub programs: &'static [&'static str],
    /// Debian package.
    pub package: &'static str,
    /// What it is for, to tell the person.
    pub purpose: &'static str,
}

/// Rust needs it to link.
pub const C_COMPILER: Tool = Tool {
    programs: &["cc", "gcc", "clang"],
    package: "gcc libc6-dev",
    purpose: "a C compiler, to link programs",
};

/// The fuzzer's engine is written in C++.
pub const CPP_COMPILER: Tool = Tool {
    programs: &["c++", "g++", "clang++"],
    package: "g++",
    purpose: "a C++ compiler, to build the fuzzer",
};

/// The web app is tested in it.
pub const BROWSER: Tool =
    Tool { programs: &["chromium"], package: "chromium", purpose: "a browser, to test the web app in" };

/// Tests give the browser its orders through it.
pub const BROWSER_DRIVER: Tool =
    Tool { programs: &["chromedriver"], package: "chromium-driver", purpose: "the browser's remote control" };

/// Checks the types of the web app's code.
pub const NODE: Tool =
    Tool { programs: &["node"], package: "nodejs", purpose: "JavaScript outside of a browser" };

/// Fetches what checks them.
pub const NPM: Tool = Tool { programs: &["npm"], package: "npm", purpose: "JavaScript's packages" };

/// Runs programs for ARM.
pub const QEMU: Tool = Tool {
    programs: &["qemu-aarch64", "qemu-aarch64-static"],
    package: "qemu-user",
    purpose: "an emulated processor, to test kernels for ARM on",
};

impl Tool {
    /// The tool for a check that can be left out: installed when we may, else missing.
    pub fn obtain(&self) -> Option<PathBuf> {
        let found = self.find();
        if found.is_some() || !may_install() {
            return found;
        }
        self.need().inspect_err(|why| println!("{why}")).ok()
    }

    /// Makes sure the tool is there.
    pub fn need(&self) -> Result<PathBuf, Failure> {
        if let Some(path) = self.find() {
            return Ok(path);
        }
        let packages: Vec<&str> = self.package.split(' ').collect();
        if !may_install() {
            return Err(Failure::new(format!(
                "{} is missing ({}); on Debian: apt-get install {}",
                self.programs[0], self.purpose, self.package
            )));
        }
        println!("installing {} ({})", self.package, self.purpose);
        // A fresh image has no package lists yet, so a first failure means: fetch them.
        if run(apt_get().arg("install").args(&packages)).is_err() {
            run(apt_get().arg("update"))?;
            run(apt_get().arg("install").args(&packages))?;
        }
        self.find().ok_or_else(|| {
            Failure::new(format!("{} is still missing after installing {}", self.programs[0], self.package))
        })
    }

    /// Where it is, if it is there.
    pub fn find(&self) -> Option<PathBuf> {
        let path = std::env::var_os("PATH").unwrap_or_default();
        let folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
        self.programs.iter().find_map(|program| find_in(&folders, program))
    }
}

fn find_in(folders: &[PathBuf], program: &str) -> Option<PathBuf> {
    folders.iter().map(|folder| folder.join(program)).find(|path| path.is_file())
}

fn apt_get() -> Command {
    let mut command = Command::new("apt-get");
    command.env("DEBIAN_FRONTEND", "noninteractive").args(["--yes", "--quiet", "--no-install-recommends"]);
    command
}

/// Whether this is a Debian machine and we are root.
fn may_install() -> bool {
    let id = Command::new("id").arg("-u").output();
    let is_root = id.is_ok_and(|output| output.stdout.trim_ascii() == b"0");
    is_root && Path::new("/usr/bin/apt-get").is_file()
}

/// Makes sure a cargo command of the Rust distribution is there, such as `clippy`.
pub fn need_component(command: &str, component: &str) -> Result<(), Failure> {
    let there = || succeeds(cargo().args([command, "--version"]));
    if there() {
        return Ok(());
    }
    if succeeds(Command::new("rustup").arg("--version")) {
        run(Command::new("rustup").args(["component", "add", component]).current_dir(crate::root()))?;
        if there() {
            return Ok(());
        }
    }
    Err(Failure::new(format!(
        "cargo {command} is missing; with rustup: rustup component add {component}; with Debian's Rust: apt-get install {}",
        if component == "clippy" { "rust-clippy" } else { component }
    )))
}

/// Makes sure there is a standard library for a target.
pub fn need_target(target: &str) -> Result<(), Failure> {
    let there = || {
        let folder = rustc_says(&["--print", "target-libdir", "--target", target]);
        folder.is_some_and(|folder| has_file_like(&folder, "libcore-"))
    };
    if there() {
        return Ok(());
    }
    if succeeds(Command::new("rustup").args(["target", "add", target]).current_dir(crate::root())) && there()
    {
        return Ok(());
    }
    Err(Failure::new(format!("there is no standard library for {target}")))
}

/// Whether Rust has brought its own linker.
pub fn has_linker() -> bool {
    rustc_says(&["--print", "target-libdir"])
        .is_some_and(|folder| folder.with_file_name("bin").join("rust-lld").is_file())
}

/// The path the compiler answers with.
fn rustc_says(options: &[&str]) -> Option<PathBuf> {
    let output = Command::new("rustc").args(options).current_dir(crate::root()).output().ok()?;
    let path = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| PathBuf::from(path.trim_end()))
}

fn has_file_like(folder: &Path, start: &str) -> bool {
    let Ok(entries) = std::fs::read_dir(folder) else { return false };
    entries.flatten().any(|entry| entry.file_name().to_string_lossy().starts_with(start))
}

/// Makes sure a cargo command from the registry is there, such as `fuzz`.
pub fn need_cargo_command(command: &str) -> Result<(), Failure> {
    let there = || succeeds(cargo().args([command, "--version"]));
    if !there() {
        println!("installing cargo-{command}");
        run(cargo().args(["install", "--locked", &format!("cargo-{command}")]))?;
    }
    if there() {
        Ok(())
    } else {
        Err(Failure::new(format!("cargo {command} is still missing after installing it")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_is_found_by_any_of_its_names() {
        let folder = std::env::temp_dir().join(format!("xtask-tools-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::write(folder.join("second"), "").unwrap();
        let folders = [PathBuf::from("/nowhere"), folder.clone()];
        assert_eq!(find_in(&folders, "first"), None);
        assert_eq!(find_in(&folders, "second"), Some(folder.join("second")));
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_tool_nobody_has_is_not_found() {
        let tool = Tool { programs: &["no-such-program-anywhere"], package: "none", purpose: "a test" };
        assert_eq!(tool.find(), None);
    }
}
