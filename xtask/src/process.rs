//! Running other programs.

use std::ffi::OsStr;
use std::fmt;
use std::process::{Command, Stdio};

/// Why a command of ours did not succeed, as one message for the person.
#[derive(Debug)]
pub struct Failure(String);

impl Failure {
    pub fn new(message: impl Into<String>) -> Failure {
        Failure(message.into())
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The cargo that runs us, in the top folder of the repository.
pub fn cargo() -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(crate::root());
    command
}

/// Runs a command with our own input and output.
pub fn run(command: &mut Command) -> Result<(), Failure> {
    let status =
        command.status().map_err(|error| Failure(format!("cannot run {}: {error}", shown(command))))?;
    if status.success() { Ok(()) } else { Err(Failure(format!("{} failed ({status})", shown(command)))) }
}

/// What a command says on standard error; shown only when it fails.
pub fn complaints(command: &mut Command) -> Result<String, Failure> {
    let output =
        command.output().map_err(|error| Failure(format!("cannot run {}: {error}", shown(command))))?;
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    if output.status.success() {
        Ok(said)
    } else {
        Err(Failure(format!("{} failed: {said}", shown(command))))
    }
}

/// What a command prints; its complaints are ours.
pub fn output(command: &mut Command) -> Result<String, Failure> {
    let output = command
        .stderr(Stdio::inherit())
        .output()
        .map_err(|error| Failure(format!("cannot run {}: {error}", shown(command))))?;
    if !output.status.success() {
        return Err(Failure(format!("{} failed ({})", shown(command), output.status)));
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Whether a command can be started and succeeds, saying nothing.
pub fn succeeds(command: &mut Command) -> bool {
    command.output().is_ok_and(|output| output.status.success())
}

/// The command as one would type it.
fn shown(command: &Command) -> String {
    let program = std::path::Path::new(command.get_program()).file_name().unwrap_or(command.get_program());
    let words = std::iter::once(program).chain(command.get_args());
    words.map(OsStr::to_string_lossy).collect::<Vec<_>>().join(" ")
}
