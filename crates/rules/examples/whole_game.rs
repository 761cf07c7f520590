//! Plays a game between two simple habits and shows how it ended: Black turns as few
//! discs as it can, White as many.
//!
//! `cargo run -p outflank-rules --example whole_game`

use outflank_rules::supply::lendings;
use outflank_rules::{Color, Game, IllegalMove, Position, Square, Supply};

fn main() -> Result<(), IllegalMove> {
    let mut game = Game::new();
    while let Some(square) = choose(game.position()) {
        let played = game.play(square)?;
        print!("{square} ");
        if let Some(color) = played.passed {
            print!("({color} has to pass) ");
        }
    }
    println!("\n\n{}", drawn(game.position()));

    let outcome = game.outcome().expect("the loop ends with the game");
    println!("{:?}: {} on the board", outcome.ending, outcome.count);
    match outcome.winner() {
        Some(color) => println!("{color} wins by {} discs", outcome.margin()),
        None => println!("a draw"),
    }
    println!("{} by federation score", outcome.federation_score());
    let supply = Supply::of_game(&game);
    println!("discs left: {} and {}", supply.left(Color::Black), supply.left(Color::White));
    for lending in lendings(&game) {
        println!("at ply {} {} was lent a disc", lending.ply, lending.to);
    }
    Ok(())
}

fn choose(position: Position) -> Option<Square> {
    let turned = |&square: &Square| position.flips(square).len();
    let moves = position.moves().into_iter();
    match position.turn() {
        Color::Black => moves.min_by_key(turned),
        Color::White => moves.max_by_key(turned),
    }
}

fn drawn(position: Position) -> String {
    let mut text = String::from("  A B C D E F G H\n");
    for row in 0..8 {
        text += &format!("{}", row + 1);
        for square in (0..8).filter_map(|column| Square::at(column, row)) {
            text += match position.disc_at(square) {
                Some(Color::Black) => " ●",
                Some(Color::White) => " ○",
                None => " ·",
            };
        }
        text.push('\n');
    }
    text
}
