//! Games of a library that were looked for.

use super::collections::heading;
use super::{named, score};
use crate::json::{Sides, side};
use outflank_library::{GameResult, Header, ListedGame};
use outflank_rules::{Color, Position, Square};
use outflank_text::{Lines, Reader, columns};
use serde::Serialize;

/// Games that were found, and how many there are. Its JSON is `library find` of `docs/json.md`.
#[derive(Debug, Serialize)]
pub struct FoundGames {
    total: u64,
    offset: u64,
    games: Vec<FoundGame>,
}

/// A game of a library, as lists show it.
#[derive(Clone, Debug, Serialize)]
pub struct FoundGame {
    id: u32,
    collection: String,
    black: Option<String>,
    white: Option<String>,
    event: Option<String>,
    round: Option<String>,
    date: Option<String>,
    year: Option<u16>,
    score: Option<Sides<i32>>,
    winner: Option<&'static str>,
    theoretical: Option<Theoretical>,
    start: Option<String>,
    moves: String,
    #[serde(skip)]
    result: GameResult,
}

/// What perfect play would have reached from some point on.
#[derive(Clone, Copy, Debug, Serialize)]
struct Theoretical {
    black: u8,
    empties: u8,
}

impl FoundGame {
    /// A game with the keys of `docs/json.md`.
    #[must_use]
    pub fn new(found: &ListedGame) -> FoundGame {
        let Header { black, white, event, round, date, year, result, perfect } = found.game.header.clone();
        let discs = |color| result.margin(color).map_or(0, |margin| (64 + margin) / 2);
        let squares = found.game.moves.iter().filter_map(|&index| Square::new(usize::from(index)));
        FoundGame {
            id: found.id,
            collection: found.collection.clone(),
            black,
            white,
            event,
            round,
            date,
            year,
            score: result.margin(Color::Black).map(|_| Sides::of(discs)),
            winner: result.winner().map(side),
            theoretical: perfect
                .map(|perfect| Theoretical { black: perfect.black_discs, empties: perfect.empties }),
            start: (found.game.start != Position::START).then(|| found.game.start.to_string()),
            moves: squares.map(|square| square.to_string()).collect(),
            result,
        }
    }

    /// The cells of a row: number, date, players with the result between them, event.
    pub(super) fn cells(&self) -> Vec<String> {
        let event = [self.event.as_deref(), self.round.as_deref()].into_iter().flatten();
        let event = event.collect::<Vec<_>>().join(", ");
        vec![
            self.id.to_string(),
            named(self.date.as_deref()),
            named(self.black.as_deref()),
            score(self.result),
            named(self.white.as_deref()),
            named(Some(event.as_str()).filter(|event| !event.is_empty())),
        ]
    }
}

impl FoundGames {
    /// These games of so many, after so many that were left out.
    #[must_use]
    pub fn new(total: u64, offset: u64, games: &[ListedGame]) -> FoundGames {
        FoundGames { total, offset, games: games.iter().map(FoundGame::new).collect() }
    }
}

impl Lines for FoundGames {
    fn lines(&self, reader: &Reader<'_>) -> Vec<String> {
        let mut lines = Vec::new();
        if !self.games.is_empty() {
            let headings = [
                "library-column-number",
                "library-column-date",
                "library-column-black",
                "library-column-result",
                "library-column-white",
                "library-column-event",
            ];
            let headings = headings.map(|name| heading(name, reader)).to_vec();
            let rows: Vec<Vec<String>> =
                std::iter::once(headings).chain(self.games.iter().map(FoundGame::cells)).collect();
            lines = columns(&rows, &[0, 3]);
            lines[0] = reader.strong(&lines[0]);
        }
        let last = self.offset + self.games.len() as u64;
        lines.push(if self.games.len() as u64 == self.total {
            reader.text("library-found", &[("games", self.total.into())])
        } else {
            let figures = [
                ("first", (self.offset + 1).min(last).into()),
                ("last", last.into()),
                ("games", self.total.into()),
            ];
            reader.text("library-found-some", &figures)
        });
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::english;
    use outflank_library::StoredGame;

    fn game(result: GameResult) -> ListedGame {
        let header = Header {
            black: Some("Ana\u{1b}".to_owned()),
            date: Some("1999".to_owned()),
            event: Some("Cup".to_owned()),
            round: Some("3".to_owned()),
            result,
            ..Header::default()
        };
        let game = StoredGame { header, moves: vec![37, 43], ..StoredGame::default() };
        ListedGame { id: 12, collection: "club".to_owned(), game }
    }

    #[test]
    fn games_are_rows_with_the_result_between_the_players() {
        let all =
            [game(GameResult::Margin(12)), game(GameResult::Won(Color::White)), game(GameResult::Unknown)];
        let found = FoundGames::new(3, 0, &all);
        let told = english(|reader| found.lines(reader));
        assert!(
            told[1].starts_with("    12  1999  Ana?    38-26  -") && told[1].ends_with("Cup, 3"),
            "{told:?}"
        );
        assert!(told[2].contains("0-1") && told[3].contains(" ? "), "{told:?}");
        let json = serde_json::to_value(&found).unwrap();
        assert_eq!(json["games"][0]["score"], serde_json::json!({"black": 38, "white": 26}));
        assert_eq!(
            (&json["games"][1]["winner"], &json["games"][0]["moves"]),
            (&"white".into(), &"f5d6".into())
        );
        let part = english(|reader| FoundGames::new(90, 20, &all).lines(reader));
        assert!(part[4].contains("21") && part[4].contains("23") && part[4].contains("90"), "{part:?}");
        let none = english(|reader| FoundGames::new(0, 0, &[]).lines(reader));
        assert_eq!(none.len(), 1);
    }
}
