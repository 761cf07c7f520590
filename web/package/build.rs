//! Packs the pages and texts into the program: every file with a compressed copy and a
//! tag that changes with its content. The page shell is made once for each language.

use flate2::Compression;
use flate2::write::GzEncoder;
use outflank_texts::LANGUAGES;
use std::error::Error;
use std::fmt::Write as _;
use std::hash::{DefaultHasher, Hasher as _};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// Parts of the texts that the pages use, in the order they are joined.
const PAGE_PARTS: [&str; 5] = ["game", "levels", "web", "coach", "learn"];

/// What a browser gets of this folder.
const SERVED: [&str; 6] = ["css", "img", "index.html", "js", "manifest.webmanifest", "vendor"];

fn main() -> Result<(), Box<dyn Error>> {
    let web = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?);
    println!("cargo:rerun-if-changed={}", web.display());
    let out = PathBuf::from(env::var("OUT_DIR")?);
    let mut table = Table { out, count: 0, text: String::from("&[\n") };

    for (code, parts) in LANGUAGES {
        let mut joined = String::new();
        for wanted in PAGE_PARTS {
            let (_, text) = parts.iter().find(|(part, _)| *part == wanted).ok_or("a part is missing")?;
            joined += text;
            joined.push('\n');
        }
        table.add(&format!("locales/{code}.ftl"), joined.as_bytes())?;
        for (part, text) in parts {
            table.add(&format!("locales/{code}/{part}.ftl"), text.as_bytes())?;
        }
    }
    let mut files = Vec::new();
    for part in SERVED {
        let part = web.join(part);
        if part.is_dir() { all_files(&part, &mut files)? } else { files.push(part) }
    }
    for file in files {
        let path = file.strip_prefix(&web)?.to_str().ok_or("a file of web/ has an odd name")?;
        let bytes = fs::read(&file)?;
        if path == "index.html" {
            let shell = String::from_utf8(bytes.clone())?;
            for (code, _) in LANGUAGES {
                let own = shell.replacen("<html lang=\"en\"", &format!("<html lang=\"{code}\""), 1);
                table.add(&format!("shell/{code}.html"), own.as_bytes())?;
            }
        }
        table.add(&format!("web/{path}"), &bytes)?;
    }
    table.text.push(']');
    fs::write(table.out.join("files.rs"), &table.text)?;
    Ok(())
}

struct Table {
    out: PathBuf,
    count: usize,
    text: String,
}

impl Table {
    fn add(&mut self, path: &str, bytes: &[u8]) -> Result<(), Box<dyn Error>> {
        let plain = self.out.join(format!("{}.plain", self.count));
        let packed = self.out.join(format!("{}.gz", self.count));
        self.count += 1;
        let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
        encoder.write_all(bytes)?;
        fs::write(&plain, bytes)?;
        fs::write(&packed, encoder.finish()?)?;
        writeln!(
            self.text,
            "    File {{ path: {path:?}, tag: \"{:016x}\", plain: include_bytes!({plain:?}), gzip: include_bytes!({packed:?}) }},",
            hash(bytes)
        )?;
        Ok(())
    }
}

/// Enough to tell one version of a file from the next.
fn hash(bytes: &[u8]) -> u64 {
    let mut hasher = DefaultHasher::new();
    hasher.write(bytes);
    hasher.finish()
}

fn name(path: &Path) -> &str {
    path.file_name().and_then(|name| name.to_str()).unwrap_or_default()
}

/// What lies in a directory, in an order that does not depend on the file system.
fn sorted(directory: &Path) -> Result<Vec<PathBuf>, Box<dyn Error>> {
    let mut entries = Vec::new();
    for entry in fs::read_dir(directory)? {
        let path = entry?.path();
        if !name(&path).starts_with('.') {
            entries.push(path);
        }
    }
    entries.sort();
    Ok(entries)
}

fn all_files(directory: &Path, files: &mut Vec<PathBuf>) -> Result<(), Box<dyn Error>> {
    for path in sorted(directory)? {
        if path.is_dir() {
            all_files(&path, files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}
