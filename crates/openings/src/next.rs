//! The tree of named openings.

use outflank_data::openings::Opening;
use outflank_rules::{Board, Game, Move, Position};
use std::collections::HashSet;

/// The named openings that can be reached from where a game stands: those whose line goes
/// through the same board, however it is turned. Only the nearest; what comes behind another
/// name is found from there.
///
/// ```
/// use outflank_rules::Game;
///
/// let first = outflank_openings::next(&Game::new());
/// assert!(first.iter().any(|opening| opening.name("en") == "Diagonal"));
/// assert!(first.iter().all(|opening| opening.name("en") != "Tiger"));
/// ```
#[must_use]
pub fn next(game: &Game) -> Vec<&'static Opening> {
    let here = key(game.position());
    let mut through = Vec::new();
    for opening in outflank_data::openings() {
        let Some(line) = line_of(opening) else { continue };
        let at = (0..line.ply()).find(|&ply| line.position_at(ply).is_some_and(|at| key(at) == here));
        if let Some(at) = at {
            through.push((opening, line, at));
        }
    }
    let named: HashSet<Board> = through.iter().map(|(_, line, _)| key(line.position())).collect();
    let nearest = through.into_iter().filter(|(_, line, at)| {
        !(at + 1..line.ply()).any(|ply| line.position_at(ply).is_some_and(|on| named.contains(&key(on))))
    });
    nearest.map(|(opening, ..)| opening).collect()
}

fn key(position: Position) -> Board {
    position.board().canonical().0
}

fn line_of(opening: &Opening) -> Option<Game> {
    Game::from_moves(Position::START, opening.moves.iter().map(|&square| Move::Place(square))).ok()
}

/// Whether a text begins as a line of moves does: with a square that can be played on at the start, and more.
///
/// ```
/// assert!(outflank_openings::begins_a_line("f5z9") && !outflank_openings::begins_a_line("tiger"));
/// ```
#[must_use]
pub fn begins_a_line(text: &str) -> bool {
    let square = text.get(..2).and_then(|name| name.parse().ok());
    square.is_some_and(|square| Position::START.moves().contains(square)) && text.len() > 2
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(moves: &str) -> Vec<&'static str> {
        let mut game = Game::new();
        for name in moves.as_bytes().chunks(2) {
            game.play(std::str::from_utf8(name).unwrap().parse().unwrap()).unwrap();
        }
        next(&game).into_iter().map(|opening| opening.name("en")).collect()
    }

    #[test]
    fn a_line_goes_on_however_it_is_turned() {
        assert!(!after("f5d6").is_empty());
        assert_eq!(after("f5d6"), after("d3c5"));
        assert_eq!(after("f5d6c3d3c4"), after("c4e3f6e6f5"));
    }

    #[test]
    fn nothing_follows_where_names_end() {
        assert!(after("f5d6c3d3c4f4c5b3c2e6c6b4").is_empty());
    }
}
