//! A book that grows by a judgement of one's own: here, the fewer replies the better.
//!
//! `cargo run -p outflank-book --example small_book`

use outflank_book::{Book, BookMove, Growth};
use outflank_rules::Board;
use std::convert::Infallible;

/// Every move with a score; a real book asks an engine.
fn judge(board: Board) -> (u8, Vec<BookMove>) {
    let score = |square| -(board.play(square).map_or(0, |after| after.moves().len()) as i8);
    (1, board.moves().into_iter().map(|square| BookMove { square, score: score(square) }).collect())
}

fn main() -> Result<(), Infallible> {
    let mut book = Book::new();
    book.expand(
        &Growth { margin: 2, plies: 8, ply_price: 10 },
        100,
        10,
        |boards| boards.iter().map(|&board| Some(judge(board))).collect(),
        |book| {
            println!("{} positions, {} bytes", book.len(), book.to_bytes().len());
            Ok::<(), Infallible>(())
        },
    )?;
    for kept in book.moves(Board::START).unwrap_or_default() {
        println!("{} {:+}", kept.square, kept.score);
    }
    Ok(())
}
