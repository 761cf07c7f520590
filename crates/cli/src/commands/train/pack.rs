//! `outflank train export` and `import`: weights as the program carries them, and back.

use super::tell_written;
use crate::failure::{Failure, Outcome};
use crate::output::{check_place, write_bytes};
use crate::screen::Screen;
use outflank_eval::Weights;
use outflank_train::archive;
use std::path::{Path, PathBuf};

/// Raw arguments of `export`.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    outflank train export w1.bin eval.zst\n  \
    outflank train export w1.bin crates/weights/data/eval.zst --force   for the next build\n\n\
    Needs the zstd tool, which compresses half as well again as what is built in.")]
pub struct ExportArgs {
    /// Weights, as written by `train fit`
    #[arg(value_name = "WEIGHTS")]
    weights: PathBuf,

    /// Compressed file to write
    #[arg(value_name = "OUT.zst")]
    out: PathBuf,

    /// Replace OUT if it exists
    #[arg(long)]
    force: bool,
}

/// Raw arguments of `import`.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    outflank train import crates/weights/data/eval.zst w.bin\n\n\
    Every command takes compressed weights as well; this is for other programs.")]
pub struct ImportArgs {
    /// Weights that were exported
    #[arg(value_name = "IN.zst")]
    input: PathBuf,

    /// File to write
    #[arg(value_name = "OUT")]
    out: PathBuf,

    /// Replace OUT if it exists
    #[arg(long)]
    force: bool,
}

fn load(path: &Path) -> Result<Weights, Failure> {
    archive::load_file(path).map_err(Failure::refused)
}

/// Compresses weights.
pub fn export(args: ExportArgs, screen: &mut Screen) -> Result<Outcome, Failure> {
    check_place(&args.out, args.force)?;
    let weights = load(&args.weights)?;
    let packed = archive::pack(&weights).map_err(Failure::refused)?;
    write_bytes(&args.out, args.force, &packed)?;
    let variables = [
        ("file", args.out.display().to_string().into()),
        ("packed", packed.len().to_string().into()),
        ("bytes", weights.to_bytes().len().to_string().into()),
    ];
    screen.say("train-packed", &variables)?;
    Ok(Outcome::Good)
}

/// Unpacks weights.
pub fn import(args: ImportArgs, screen: &mut Screen) -> Result<Outcome, Failure> {
    check_place(&args.out, args.force)?;
    let weights = load(&args.input)?;
    write_bytes(&args.out, args.force, &weights.to_bytes())?;
    tell_written(&[&args.out], screen)?;
    Ok(Outcome::Good)
}
