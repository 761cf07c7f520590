//! A puzzle from the collection, and every answer to it.
//!
//! `cargo run -p outflank-puzzles --example try_one -- 7`

use outflank_puzzles::{Attempt, collection};

fn main() {
    let number = std::env::args().nth(1).and_then(|word| word.parse().ok()).unwrap_or(0_usize);
    let puzzles = collection();
    let puzzle = &puzzles[number % puzzles.len()];
    println!("{} ({:?}), {}", puzzle.id, puzzle.kind, puzzle.position);
    for square in puzzle.position.moves() {
        let mut attempt = Attempt::new(puzzle);
        println!("{square}: {:?}", attempt.answer(square));
    }
}
