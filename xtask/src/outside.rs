//! Our crates as others get them: packaged, unpacked in a temporary folder, and built and
//! used there by a project that knows nothing of this repository.

use crate::process::{Failure, cargo, complaints, output, run};
use crate::{root, tidy};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The largest package that crates.io takes.
const LARGEST: u64 = 10 << 20;

/// What each package carries.
const LICENCES: [&str; 2] = ["LICENSE-APACHE", "LICENSE-MIT"];

/// The programs a stranger begins with: an example of a package, what it is given, and what
/// its answer has to contain.
const FIRST_PROGRAMS: [(&str, &str, &[&str], &str); 4] = [
    ("outflank-rules", "random_game", &[], " 27–37"),
    ("outflank-engine", "solve", &[], "g8 +18 exact"),
    ("outflank-engine", "think", &[], " at depth "),
    ("outflank-formats", "read_wthor", &["{package}/data/wthor-sample/SAMPLE.wtb"], "60 moves, "),
];

/// A package, unpacked.
struct Package {
    name: String,
    folder: PathBuf,
}

/// Packages every crate that is meant for others, builds them all from their packages, and
/// runs the first programs against them.
pub fn test() -> Result<(), Failure> {
    let place = Place::new()?;
    let packages = place.unpack(&packed()?)?;
    println!("{} packages", packages.len());
    place.write_project(&packages)?;
    run(place.cargo().args(["check", "--quiet", "--offline", "--workspace"]))?;
    println!("all of them build from what is in the package");
    for (package, program, arguments, wanted) in FIRST_PROGRAMS {
        let folder = &find(&packages, package)?.folder;
        let arguments = arguments.iter().map(|text| text.replace("{package}", &folder.to_string_lossy()));
        let mut command = place.cargo();
        command.args(["run", "--quiet", "--offline", "--package", "stranger", "--bin", program, "--"]);
        let said = output(command.args(arguments))?;
        if !said.contains(wanted) {
            return Err(Failure::new(format!("{program} of {package} says {said:?}, expected {wanted:?}")));
        }
        println!("{program}: {}", said.lines().next().unwrap_or_default());
    }
    Ok(())
}

fn find<'a>(packages: &'a [Package], name: &str) -> Result<&'a Package, Failure> {
    let found = packages.iter().find(|package| package.name == name);
    found.ok_or_else(|| Failure::new(format!("there is no package {name}")))
}

/// The names of the crates that are meant for others: all but tools and tests.
fn names() -> Result<Vec<String>, Failure> {
    let crates = root().join("crates");
    let mut folders: Vec<PathBuf> = tidy::OUTSIDE.iter().map(|(_, folder)| root().join(folder)).collect();
    for entry in fs::read_dir(&crates).map_err(|error| trouble(&crates, &error))? {
        folders.push(entry.map_err(|error| trouble(&crates, &error))?.path());
    }
    let mut names = Vec::new();
    for manifest in folders.into_iter().map(|folder| folder.join("Cargo.toml")) {
        let text = fs::read_to_string(&manifest).map_err(|error| trouble(&manifest, &error))?;
        let name = value(&text, "name");
        names.push(
            name.ok_or_else(|| Failure::new(format!("{} has no name", manifest.display())))?.to_owned(),
        );
    }
    names.sort();
    Ok(names)
}

/// Their packages, as files.
fn packed() -> Result<Vec<PathBuf>, Failure> {
    let folder = root().join("target/packages");
    // What an earlier run has left may belong to a crate that is gone.
    let _ = fs::remove_dir_all(folder.join("package"));
    let mut command = cargo();
    command.args(["package", "--no-verify", "--allow-dirty", "--no-metadata", "--offline"]);
    command.args(names()?.iter().flat_map(|name| ["--package", name]));
    let said = complaints(command.arg("--target-dir").arg(&folder))?;
    // As far as the registry was heard of when it was last asked.
    let yanked: Vec<&str> = said.lines().filter(|line| line.contains(" is yanked ")).collect();
    if !yanked.is_empty() {
        return Err(Failure::new(yanked.join("\n")));
    }
    let mut packed = Vec::new();
    for entry in fs::read_dir(folder.join("package")).map_err(|error| trouble(&folder, &error))? {
        let path = entry.map_err(|error| trouble(&folder, &error))?.path();
        if path.extension().is_some_and(|extension| extension == "crate") {
            packed.push(path);
        }
    }
    packed.sort();
    Ok(packed)
}

/// A temporary folder, gone with this value.
struct Place(PathBuf);

impl Place {
    fn new() -> Result<Place, Failure> {
        let folder = std::env::temp_dir().join(format!("outflank-outside-{}", std::process::id()));
        fs::create_dir_all(folder.join("packages")).map_err(|error| trouble(&folder, &error))?;
        Ok(Place(folder))
    }

    fn unpack(&self, packed: &[PathBuf]) -> Result<Vec<Package>, Failure> {
        let folder = self.0.join("packages");
        let mut packages = Vec::new();
        for file in packed {
            let size = fs::metadata(file).map_err(|error| trouble(file, &error))?.len();
            // Packed files all have the same old date; as of now, cargo sees what has changed since
            // the last run.
            run(Command::new("tar").arg("-xzmf").arg(file).arg("-C").arg(&folder))?;
            let unpacked = folder.join(file.file_stem().expect("a package has a name"));
            let manifest = unpacked.join("Cargo.toml");
            let text = fs::read_to_string(&manifest).map_err(|error| trouble(&manifest, &error))?;
            if size > LARGEST {
                return Err(Failure::new(format!("{} has {size} bytes, too many", file.display())));
            }
            for licence in LICENCES {
                let wanted = root().join(licence);
                let ours = fs::read(&wanted).map_err(|error| trouble(&wanted, &error))?;
                if fs::read(unpacked.join(licence)).ok() != Some(ours) {
                    return Err(Failure::new(format!("{} does not have our {licence}", file.display())));
                }
            }
            let name = value(&text, "name").ok_or_else(|| Failure::new("a package without a name"))?;
            packages.push(Package { name: name.to_owned(), folder: unpacked });
        }
        Ok(packages)
    }

    /// A workspace of the packages and of a project that uses them by name and version, as
    /// if they had come from the registry. Other people's packages have the versions that we
    /// have tested with.
    fn write_project(&self, packages: &[Package]) -> Result<(), Failure> {
        let mut manifest = String::from(
            "[workspace]\nresolver = \"3\"\nmembers = [\"packages/*\", \"stranger\"]\n\n\
             [profile.dev]\nopt-level = 1\ndebug = \"line-tables-only\"\n\n[patch.crates-io]\n",
        );
        for Package { name, folder } in packages {
            manifest += &format!("{name} = {{ path = {:?} }}\n", folder.to_string_lossy());
        }
        self.write("Cargo.toml", &manifest)?;
        let lock = root().join("Cargo.lock");
        self.write("Cargo.lock", &fs::read_to_string(&lock).map_err(|error| trouble(&lock, &error))?)?;
        let mut manifest = String::from(
            "[package]\nname = \"stranger\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[dependencies]\n",
        );
        for name in ["outflank-rules", "outflank-formats", "outflank-eval", "outflank-engine"] {
            manifest += &format!("{name} = \"0.1\"\n");
        }
        self.write("stranger/Cargo.toml", &manifest)?;
        for (package, program, _, _) in FIRST_PROGRAMS {
            let example = find(packages, package)?.folder.join(format!("examples/{program}.rs"));
            let code = fs::read_to_string(&example).map_err(|error| trouble(&example, &error))?;
            self.write(&format!("stranger/src/bin/{program}.rs"), &code)?;
        }
        Ok(())
    }

    fn write(&self, path: &str, text: &str) -> Result<(), Failure> {
        let path = self.0.join(path);
        let folder = path.parent().expect("it lies in a folder");
        fs::create_dir_all(folder).map_err(|error| trouble(folder, &error))?;
        fs::write(&path, text).map_err(|error| trouble(&path, &error))
    }

    /// Cargo in the temporary folder. It builds into our `target`, where the packages of
    /// others are already built.
    fn cargo(&self) -> Command {
        let mut command = cargo();
        command.current_dir(&self.0).env("CARGO_TARGET_DIR", root().join("target"));
        command
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        // Temporary files that stay behind are no reason to fail.
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// The value of a key in the `[package]` of a manifest.
fn value<'a>(manifest: &'a str, key: &str) -> Option<&'a str> {
    let package = manifest.split("[package]\n").nth(1)?.split("\n[").next()?;
    package.lines().find_map(|line| Some(line.strip_prefix(key)?.strip_prefix(" = ")?.trim_matches('"')))
}

fn trouble(path: &Path, error: &std::io::Error) -> Failure {
    Failure::new(format!("{}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_those_of_the_package_alone() {
        let manifest = "# By cargo.\n[package]\nname = \"a\"\n\n[[bin]]\nname = \"b\"\npath = \"c\"\n";
        assert_eq!(value(manifest, "name"), Some("a"));
        assert_eq!(value(manifest, "path"), None);
    }
}
