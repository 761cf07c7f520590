//! Weights as the program carries them: a weights file compressed with zstd.
//!
//! Unpacking is ours to do anywhere. Packing is done by the `zstd` tool: the encoder
//! that comes with our decoder made 4.63 MB of the 9.69 MB of a weights file, `zstd -19`
//! 3.07 MB, and everyone who downloads the program pays for the difference.

use outflank_eval::{Weights, WeightsError};
use ruzstd::decoding::FrameDecoder;
use std::convert::Infallible;
use std::fmt;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::str::FromStr;
use std::sync::Arc;
use std::thread;

/// What every zstd frame begins with.
const FRAME: [u8; 4] = [0x28, 0xb5, 0x2f, 0xfd];

/// Why bytes are not taken as weights.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LoadError {
    /// The compressed data is damaged, or larger than any weights file.
    Compression(String),
    /// Not a weights file, or not of this program.
    Weights(WeightsError),
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LoadError::Compression(reason) => write!(f, "cannot be unpacked: {reason}"),
            LoadError::Weights(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for LoadError {}

/// Why weights could not be packed.
#[derive(Debug)]
pub enum PackError {
    /// There is no `zstd` on this machine.
    NoTool,
    /// It could not be run.
    Io(io::Error),
    /// It gave up, and said why.
    Failed(String),
    /// What it wrote does not unpack to what it was given.
    Wrong,
}

impl fmt::Display for PackError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PackError::NoTool => f.write_str(
                "the zstd tool is needed to compress weights and is not installed: \
                 install the package zstd (apt, dnf, pacman, brew) or get it from facebook.github.io/zstd",
            ),
            PackError::Io(error) => write!(f, "cannot run zstd: {error}"),
            PackError::Failed(reason) => write!(f, "zstd failed: {reason}"),
            PackError::Wrong => f.write_str("zstd wrote something that does not unpack to the weights"),
        }
    }
}

impl std::error::Error for PackError {}

/// Where weights come from, as it is typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// Those of this program: `embedded`.
    Embedded,
    /// Those that know nothing: `zero`.
    Zero,
    /// A file, compressed or not.
    File(PathBuf),
}

impl FromStr for Origin {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Origin, Infallible> {
        Ok(match text {
            "embedded" => Origin::Embedded,
            "zero" => Origin::Zero,
            path => Origin::File(path.into()),
        })
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Origin::Embedded => f.write_str("embedded"),
            Origin::Zero => f.write_str("zero"),
            Origin::File(path) => path.display().fmt(f),
        }
    }
}

impl Origin {
    /// The weights.
    pub fn load(&self) -> Result<Arc<Weights>, FileError> {
        match self {
            Origin::Embedded => Ok(Weights::embedded()),
            Origin::Zero => Ok(Arc::new(Weights::zero())),
            Origin::File(path) => load_file(path).map(Arc::new),
        }
    }
}

/// Why a file gives no weights.
#[derive(Debug)]
pub enum FileError {
    /// It cannot be read.
    Io(PathBuf, io::Error),
    /// It holds something else.
    Load(PathBuf, LoadError),
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FileError::Io(path, error) => write!(f, "cannot read {}: {error}", path.display()),
            FileError::Load(path, error) => write!(f, "{}: {error}", path.display()),
        }
    }
}

impl std::error::Error for FileError {}

/// Weights from a file, compressed or not.
pub fn load_file(path: &Path) -> Result<Weights, FileError> {
    let bytes = fs::read(path).map_err(|error| FileError::Io(path.to_owned(), error))?;
    load(&bytes).map_err(|error| FileError::Load(path.to_owned(), error))
}

/// Reads weights, compressed or not.
pub fn load(bytes: &[u8]) -> Result<Weights, LoadError> {
    let unpacked;
    let bytes = if bytes.starts_with(&FRAME) {
        unpacked = unpack(bytes)?;
        &unpacked
    } else {
        bytes
    };
    Weights::from_bytes(bytes).map_err(LoadError::Weights)
}

fn unpack(bytes: &[u8]) -> Result<Vec<u8>, LoadError> {
    // The decoder stops where the room ends, so a small file cannot fill the memory.
    let mut unpacked = Vec::with_capacity(Weights::file_bytes());
    FrameDecoder::new()
        .decode_all_to_vec(bytes, &mut unpacked)
        .map_err(|error| LoadError::Compression(error.to_string()))?;
    Ok(unpacked)
}

/// Compresses weights as small as they go, which takes some seconds.
pub fn pack(weights: &Weights) -> Result<Vec<u8>, PackError> {
    pack_with("zstd", &weights.to_bytes())
}

fn pack_with(tool: &str, file: &[u8]) -> Result<Vec<u8>, PackError> {
    let mut command = Command::new(tool);
    command.args(["-19", "-q", "-c"]).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => PackError::NoTool,
        _ => PackError::Io(error),
    })?;
    let mut input = child.stdin.take().expect("its input is a pipe");
    let output = thread::scope(|scope| {
        // Its output must be read while it is fed, or both would wait for the other.
        // A tool that stops reading says why in its output.
        scope.spawn(move || {
            let _ = input.write_all(file);
        });
        child.wait_with_output()
    })
    .map_err(PackError::Io)?;
    if !output.status.success() {
        return Err(PackError::Failed(String::from_utf8_lossy(&output.stderr).trim().to_owned()));
    }
    match unpack(&output.stdout) {
        Ok(unpacked) if unpacked == file => Ok(output.stdout),
        _ => Err(PackError::Wrong),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ruzstd::encoding::{CompressionLevel, compress_to_vec};

    fn some_weights() -> Weights {
        let mut weights = Weights::zero();
        weights.stage_mut(3)[0] = 77;
        weights
    }

    fn compressed(bytes: &[u8]) -> Vec<u8> {
        compress_to_vec(bytes, CompressionLevel::Fastest)
    }

    #[test]
    fn weights_are_named_by_a_word_or_a_file() {
        let origin = |text: &str| text.parse::<Origin>().unwrap();
        assert!(origin("zero").load().is_ok());
        assert_eq!(origin("embedded").to_string(), "embedded");
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("w.bin");
        let missing = origin(&file.display().to_string()).load().err().unwrap();
        assert!(matches!(missing, FileError::Io(..)), "{missing}");
        fs::write(&file, b"no weights").unwrap();
        let wrong = load_file(&file).err().unwrap().to_string();
        assert!(wrong.starts_with(&file.display().to_string()), "{wrong}");
    }

    #[test]
    fn weights_are_read_compressed_or_not() {
        let file = some_weights().to_bytes();
        for bytes in [file.clone(), compressed(&file)] {
            assert_eq!(load(&bytes).unwrap().to_bytes(), file);
        }
    }

    #[test]
    fn what_is_no_weights_file_is_refused() {
        let file = some_weights().to_bytes();
        let refused = |bytes: &[u8]| load(bytes).err().expect("refused");
        assert_eq!(refused(b""), LoadError::Weights(WeightsError::NotWeights));
        assert_eq!(refused(&compressed(b"words")), LoadError::Weights(WeightsError::NotWeights));
        let packed = compressed(&file);
        assert!(matches!(refused(&packed[..packed.len() / 2]), LoadError::Compression(_)));
        // A few kilobytes that unpack to more than there is room for.
        let bomb = compressed(&vec![0; 2 * Weights::file_bytes()]);
        assert!(matches!(refused(&bomb), LoadError::Compression(_)));
    }

    #[test]
    fn packed_weights_unpack_again() {
        match pack(&some_weights()) {
            Ok(packed) => {
                assert!(packed.len() < 10_000);
                assert_eq!(load(&packed).unwrap().to_bytes(), some_weights().to_bytes());
            }
            Err(PackError::NoTool) => eprintln!("skipped: zstd is not installed"),
            Err(error) => panic!("{error}"),
        }
    }

    #[test]
    fn a_missing_or_wrong_tool_is_told() {
        let missing = pack_with("outflank-no-such-tool", b"x").unwrap_err();
        assert!(matches!(missing, PackError::NoTool) && missing.to_string().contains("install"));
        // A tool that succeeds without doing the work.
        match pack_with("true", b"x") {
            Err(PackError::Wrong) => {}
            Err(PackError::NoTool) => eprintln!("skipped: no program called true"),
            other => panic!("{other:?}"),
        }
    }
}
