//! A game as an animated GIF, and where it ended as PNG and SVG.
//!
//! `cargo run -p outflank-picture --example draw_a_game -- f5d6c3d3c4 directory`

use outflank_picture::{Film, Picture, Size};
use outflank_rules::{Game, Square};
use std::error::Error;
use std::fs;
use std::path::PathBuf;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let moves = arguments.next().unwrap_or_else(|| "f5d6c3d3c4".to_owned());
    let directory = arguments.next().map_or_else(std::env::temp_dir, PathBuf::from);

    let mut game = Game::new();
    for name in moves.as_bytes().chunks(2) {
        game.play(std::str::from_utf8(name)?.parse::<Square>()?)?;
    }
    let last = game.squares_played().last();
    let picture = Picture { last, ..Picture::new(game.position()) };
    let size = Size::new(480).ok_or("no such size")?;
    for (name, bytes) in [
        ("game.svg", picture.svg().into_bytes()),
        ("game.png", picture.png(size)),
        ("game.gif", Film::new(&game).gif(size)),
    ] {
        let path = directory.join(name);
        fs::write(&path, &bytes)?;
        println!("{}: {} bytes", path.display(), bytes.len());
    }
    Ok(())
}
