//! What the learned evaluation thinks of each move of a position, without looking ahead:
//! `cargo run -p outflank-eval --example at_a_glance -- f5d6c3d3c4`

use outflank_eval::{PER_DISC, Weights, evaluate};
use outflank_rules::isa::Isa;
use outflank_rules::{Game, Square};
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let moves = std::env::args().nth(1).unwrap_or_else(|| "f5d6c3d3c4".to_owned());
    let mut game = Game::new();
    for name in moves.as_bytes().chunks(2) {
        game.play(std::str::from_utf8(name)?.parse::<Square>()?)?;
    }
    let (isa, weights) = (Isa::best(), Weights::embedded());
    let board = game.position().board();
    let mut scored = Vec::new();
    for square in board.moves() {
        // The evaluation is that of the side to move, which after a move is the other.
        scored.push((-evaluate(isa, &weights, board.play(square)?), square));
    }
    scored.sort_unstable_by(|a, b| b.cmp(a));
    println!("{} to move", game.position().turn());
    for (score, square) in scored {
        println!("{square} {:+.2} discs", f64::from(score) / f64::from(PER_DISC));
    }
    Ok(())
}
