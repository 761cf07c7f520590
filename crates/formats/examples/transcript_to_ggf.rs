//! Reads a transcript and writes the game as GGF.
//!
//! ```text
//! cargo run -p outflank-formats --example transcript_to_ggf -- f5d6c3d3c4
//! ```

use outflank_formats::{Format, read_games, write_games};
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let transcript = std::env::args().nth(1).unwrap_or_else(|| "e6f4e3f6g5d6e7f5c5".to_owned());
    let mut games = read_games(Format::Transcript, transcript.as_bytes())?;
    for game in &mut games {
        game.state_result();
    }
    write_games(Format::Ggf, &games, &mut std::io::stdout())?;
    Ok(())
}
