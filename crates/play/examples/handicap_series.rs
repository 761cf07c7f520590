//! A series to 100 points in which the weaker player gets two corners whenever it
//! plays Black, and the loser starts the next game.
//!
//! `cargo run -p outflank-rules --example handicap_series`

use outflank_play::Series;
use outflank_play::series::{GameResult, Goal, Player, SeriesOutcome, StartRule};
use outflank_rules::{Color, Corners, Game, Handicap, Position, Square, SquareSet};
use std::error::Error;

const WEAKER: Player = Player::One;

fn main() -> Result<(), Box<dyn Error>> {
    let mut series = Series::new(Goal::Points(100.try_into()?), StartRule::LoserStarts, WEAKER);
    while let Some(black) = series.next_starter() {
        let corners = if black == WEAKER { Corners::new(2)? } else { Corners::NONE };
        let mut game = Game::from_position(Handicap::corners_for_black(corners).position());
        while let Some(square) = choose(game.position(), black) {
            game.play(square)?;
        }
        let outcome = game.outcome().expect("the loop ends with the game");
        let result = GameResult::of(outcome, black);
        series.record(result)?;
        let [one, two] = Player::BOTH.map(|player| series.standing(player).points);
        println!("{black:?} had Black, {} on the board; points now {one} to {two}", outcome.count);
    }
    match series.outcome() {
        Some(SeriesOutcome::Won(player)) => println!("{player:?} wins the series"),
        Some(SeriesOutcome::Drawn) | None => println!("nobody wins the series"),
    }
    Ok(())
}

/// The weaker player turns as many discs as it can; the stronger one takes corners,
/// keeps away from the squares next to them, and leaves the opponent few moves.
fn choose(position: Position, black: Player) -> Option<Square> {
    let mover = if position.turn() == Color::Black { black } else { black.other() };
    let moves = position.moves().into_iter();
    if mover == WEAKER {
        return moves.max_by_key(|&square| position.flips(square).len());
    }
    moves.min_by_key(|&square| {
        let danger = (SquareSet::X_SQUARES | SquareSet::C_SQUARES).contains(square);
        let board = position.board();
        let replies = board.play_unchecked(square, board.flips(square)).moves().len();
        (!SquareSet::CORNERS.contains(square), danger, replies)
    })
}
