//! Games and positions of a file as boards with words beside them.

use crate::json::{GameReport, PlyReport, ScoredReport};
use crate::panel;
use outflank_formats::{GameRecord, ScoredPosition};
use outflank_rules::{Game, Move, Position, Supply};
use outflank_text::{BOARD_WIDTH, Diagram, Numbers, Reader, beside};
use serde::Serialize;

/// `{"games": [...]}` or `{"positions": [...]}`.
#[derive(Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Shown {
    /// Games with some of their positions.
    Games(Vec<GameReport>),
    /// Positions with what a file knows about them.
    Positions(Vec<ScoredReport>),
}

/// A game of a file, replayed.
#[derive(Clone, Copy, Debug)]
pub struct ShownGame<'a> {
    /// Its number in the file.
    pub number: usize,
    /// The record.
    pub record: &'a GameRecord,
    /// Its moves.
    pub game: &'a Game,
}

/// A game's history up to one ply.
struct Moment {
    ply: usize,
    mv: Option<Move>,
    position: Position,
    supply: Supply,
}

/// Every moment of a game, the start first.
fn moments(game: &Game) -> Vec<Moment> {
    let mut supply = Supply::at_start(game.start());
    let mut moments = vec![Moment { ply: 0, mv: None, position: game.start(), supply }];
    for (ply, turn) in (1..).zip(game.turns()) {
        if turn.mv != Move::Pass {
            // There is a disc for every empty square, so this cannot run out.
            let _ = supply.place(turn.before.turn());
        }
        moments.push(Moment { ply, mv: Some(turn.mv), position: turn.after, supply });
    }
    moments
}

impl ShownGame<'_> {
    /// Some of its positions as JSON; plies behind the end are left out.
    #[must_use]
    pub fn report(&self, plies: &[usize]) -> GameReport {
        let moments = moments(self.game);
        let positions = plies
            .iter()
            .filter_map(|&ply| moments.get(ply))
            .map(|moment| PlyReport::new(moment.ply, moment.mv, moment.position, moment.supply))
            .collect();
        GameReport::new(self.number, self.record, self.game, positions)
    }

    /// Some of its positions as boards; plies behind the end are left out. One of `several`
    /// games has its number above it.
    #[must_use]
    pub fn boards(&self, plies: &[usize], several: bool, reader: &Reader<'_>) -> String {
        let moments = moments(self.game);
        let boards: Vec<String> = plies
            .iter()
            .filter_map(|&ply| moments.get(ply))
            .map(|moment| {
                let last = moment.mv.and_then(Move::square);
                board(&Diagram { last, ..Diagram::new(moment.position) }, &self.panel(moment, reader), reader)
            })
            .collect();
        self.heading(several, reader) + &boards.join("\n")
    }

    fn panel(&self, moment: &Moment, reader: &Reader<'_>) -> Vec<String> {
        let mut lines = panel::players(moment.position, &self.record.tags, reader);
        lines.push(String::new());
        lines.push(panel::ply(moment.ply, self.game.ply(), moment.mv, moment.position, reader));
        lines.extend(panel::standing(moment.position, reader));
        lines.extend(panel::supply(moment.supply, reader));
        if moment.ply == self.game.ply() {
            lines.extend(panel::end_of_record(self.record, reader));
        }
        lines
    }

    /// The whole game on one board, each disc as the number of its move.
    #[must_use]
    pub fn numbers(&self, several: bool, reader: &Reader<'_>) -> String {
        let mut lines = panel::players(self.game.position(), &self.record.tags, reader);
        if self.game.is_over() {
            lines.push(String::new());
            lines.extend(panel::standing(self.game.position(), reader));
        }
        let board = Numbers::of(self.game).framed(reader.style);
        self.heading(several, reader) + &beside(&board, Numbers::WIDTH, &lines)
    }

    /// What stands above a game: its number among several, and where it was played.
    fn heading(&self, several: bool, reader: &Reader<'_>) -> String {
        let number = several.then(|| numbered("game-number", self.number, reader));
        let lines = number.into_iter().chain(panel::occasion(&self.record.tags));
        lines.map(|line| line + "\n").collect()
    }
}

/// A position of a file as a board; one of `several` has its number above it.
#[must_use]
pub fn position(number: usize, scored: &ScoredPosition, several: bool, reader: &Reader<'_>) -> String {
    let mut lines = panel::position(scored.position, reader);
    lines.extend(panel::supply(Supply::at_start(scored.position), reader));
    lines.extend(panel::known_scores(scored, reader));
    let heading = if several { numbered("position-number", number, reader) + "\n" } else { String::new() };
    heading + &board(&Diagram::new(scored.position), &lines, reader)
}

fn numbered(id: &str, number: usize, reader: &Reader<'_>) -> String {
    reader.strong(&reader.text(id, &[("number", number.into())]))
}

/// A board with text beside it.
#[must_use]
pub fn board(diagram: &Diagram, panel: &[String], reader: &Reader<'_>) -> String {
    beside(&diagram.framed(reader.style), BOARD_WIDTH, panel)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::english;

    #[test]
    fn a_game_is_drawn_ply_by_ply_or_on_one_board() {
        let moves = ["f5", "d6", "c3"].map(|name| Move::Place(name.parse().unwrap()));
        let mut record = GameRecord::from_moves(Position::START, moves).unwrap();
        record.tags.event = Some("Club \u{1b}[31mevening".to_owned());
        let game = Game::from_moves(Position::START, moves).unwrap();
        let shown = ShownGame { number: 4, record: &record, game: &game };
        let boards = english(|reader| shown.boards(&[0, 3, 99], true, reader));
        assert!(boards.lines().next().unwrap().contains('4'), "{boards}");
        assert!(!boards.contains('\u{1b}'), "{boards}");
        assert_eq!(boards.lines().filter(|line| line.contains("a b c")).count(), 2, "{boards}");
        let numbers = english(|reader| shown.numbers(false, reader));
        assert!(numbers.starts_with("Club"), "{numbers}");
        let json = serde_json::to_value(shown.report(&[3])).unwrap();
        assert_eq!(json["positions"][0]["ply"], 3);
        assert_eq!(json["positions"].as_array().map(Vec::len), Some(1));
    }
}
