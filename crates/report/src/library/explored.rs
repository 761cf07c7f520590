//! What people played in a position.

use super::collections::heading;
use super::found::FoundGame;
use outflank_library::{Exploration, MoveStatistics, Tally};
use outflank_rules::{Position, Square};
use outflank_text::clean::foreign;
use outflank_text::{Lines, Reader, columns};
use serde::Serialize;

/// The moves people played in a position, seen by the side to move. Its JSON is `explore` of
/// `docs/json.md`.
#[derive(Clone, Debug, Serialize)]
pub struct ExploredReport {
    board: String,
    #[serde(flatten)]
    tally: TallyReport,
    ended: u64,
    moves: Vec<ExploredMove>,
}

/// One of the moves, and what became of the games.
#[derive(Clone, Debug, Serialize)]
pub struct ExploredMove {
    squares: Vec<String>,
    #[serde(flatten)]
    tally: TallyReport,
    last_year: Option<u16>,
    book: Option<i8>,
    players: Vec<String>,
    top: Vec<FoundGame>,
}

#[derive(Clone, Copy, Debug, Serialize)]
struct TallyReport {
    games: u64,
    wins: u64,
    draws: u64,
    losses: u64,
    mean: Option<f64>,
}

impl TallyReport {
    fn of(tally: &Tally) -> TallyReport {
        // Hundredths of a disc are more than such means can tell.
        let mean = tally.mean().map(|mean| (mean * 100.0).round() / 100.0);
        TallyReport { games: tally.games, wins: tally.wins, draws: tally.draws, losses: tally.losses, mean }
    }

    /// Wins, draws and losses as parts of a hundred of the games whose result is known.
    fn percent(&self) -> [String; 3] {
        let decided = self.wins + self.draws + self.losses;
        [self.wins, self.draws, self.losses].map(|count| match decided {
            0 => "-".to_owned(),
            _ => format!("{:.0}", count as f64 * 100.0 / decided as f64),
        })
    }

    fn mean(&self) -> String {
        self.mean.map_or_else(|| "-".to_owned(), |mean| format!("{mean:+.1}"))
    }
}

impl ExploredReport {
    /// What is known of a position; `book` tells what the book makes of a move.
    #[must_use]
    pub fn new(
        position: Position,
        found: &Exploration,
        book: &dyn Fn(Square) -> Option<i8>,
    ) -> ExploredReport {
        let row = |row: &MoveStatistics| ExploredMove {
            squares: row.squares.into_iter().map(|square| square.to_string()).collect(),
            tally: TallyReport::of(&row.tally),
            last_year: row.last_year,
            book: row.squares.into_iter().find_map(book),
            players: row.players.iter().filter_map(|number| found.players.get(number).cloned()).collect(),
            top: row.games.iter().filter_map(|top| found.games.get(&top.game)).map(FoundGame::new).collect(),
        };
        ExploredReport {
            board: position.to_string(),
            tally: TallyReport::of(&found.explored.tally),
            ended: found.explored.ended,
            moves: found.explored.moves.iter().map(row).collect(),
        }
    }
}

impl ExploredMove {
    fn cells(&self, total: u64) -> Vec<String> {
        let mut cells = vec![
            self.squares.join(" "),
            self.tally.games.to_string(),
            format!("{:.1}", self.tally.games as f64 * 100.0 / total.max(1) as f64),
        ];
        cells.extend(self.tally.percent());
        cells.push(self.tally.mean());
        cells.push(self.book.map_or_else(|| "-".to_owned(), |score| format!("{score:+}")));
        cells.push(self.last_year.map_or_else(|| "-".to_owned(), |year| year.to_string()));
        let players: Vec<String> = self.players.iter().map(|name| foreign(name).into_owned()).collect();
        cells.push(players.join(", "));
        cells
    }
}

impl Lines for ExploredReport {
    fn lines(&self, reader: &Reader<'_>) -> Vec<String> {
        if self.tally.games == 0 {
            return vec![reader.text("explore-none", &[])];
        }
        let headings = [
            "library-column-move",
            "library-column-games",
            "library-column-share",
            "library-column-won",
            "library-column-drawn",
            "library-column-lost",
            "library-column-mean",
            "library-column-book",
            "library-column-last",
            "library-column-players",
        ];
        let headings = headings.map(|name| heading(name, reader)).to_vec();
        let rows = self.moves.iter().map(|row| row.cells(self.tally.games));
        let rows: Vec<Vec<String>> = std::iter::once(headings).chain(rows).collect();
        let mut lines = columns(&rows, &[1, 2, 3, 4, 5, 6, 7, 8]);
        lines[0] = reader.strong(&lines[0]);
        let [won, drawn, lost] = self.tally.percent();
        let figures = [
            ("games", self.tally.games.into()),
            ("won", won.into()),
            ("drawn", drawn.into()),
            ("lost", lost.into()),
            ("mean", self.tally.mean().into()),
        ];
        lines.push(reader.text("explore-summary", &figures));
        if self.ended > 0 {
            lines.push(reader.text("explore-ended", &[("games", self.ended.into())]));
        }
        let top: Vec<Vec<String>> =
            self.moves.iter().filter_map(|row| row.top.first()).take(5).map(FoundGame::cells).collect();
        if !top.is_empty() {
            lines.push(reader.strong(&reader.text("explore-top", &[])));
            lines.extend(columns(&top, &[0, 3]));
        }
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::english;
    use outflank_formats::{Format, read_games};
    use outflank_library::{Explorer, Filter, ListedGame, Seen, StoredGame, TopGame};
    use outflank_rules::Board;
    use std::collections::BTreeMap;

    fn explored() -> Exploration {
        let sgf =
            b"(;GM[2]PB[Ana]PW[Ben]DT[2001]RE[B+4];B[f5];W[d6])(;GM[2]PB[Ana]PW[Eve]DT[2003];B[c4];W[c3])";
        let games: Vec<StoredGame> =
            read_games(Format::Sgf, sgf).unwrap().iter().map(StoredGame::of).collect();
        let mut explorer = Explorer::new(Board::START, Filter::default());
        let mut listed = BTreeMap::new();
        for (id, game) in (1..).zip(games) {
            let top = TopGame { game: id, black: 1, white: 1 + id };
            explorer.add(&Seen { game: top, ..Seen::new(id, &game) });
            listed.insert(id, ListedGame { id, collection: "club".to_owned(), game });
        }
        let players = [(1, "Ana"), (2, "Ben"), (3, "Eve")].map(|(id, name)| (id, name.to_owned()));
        let explored = explorer.finish(&|player| 9 - player);
        Exploration { explored, players: players.into(), games: listed }
    }

    #[test]
    fn moves_have_a_row_each_and_the_games_follow() {
        let report = ExploredReport::new(Position::START, &explored(), &|_| Some(0));
        let told = english(|reader| report.lines(reader));
        assert!(told[1].starts_with("d3 c4 f5 e6      2  100.0"), "{told:?}");
        assert!(told[1].ends_with("+0  2003  Ana, Ben, Eve"), "{told:?}");
        assert!(told.last().unwrap().contains("Ana"), "{told:?}");
        let json = serde_json::to_value(&report).unwrap();
        assert_eq!((&json["games"], &json["moves"][0]["squares"][0]), (&2.into(), &"d3".into()));
        assert_eq!(json["moves"][0]["top"].as_array().map(Vec::len), Some(2));
    }

    #[test]
    fn a_position_nobody_had_is_said_to_be_one() {
        let explored = Explorer::new(Board::START, Filter::default()).finish(&|_| 0);
        let none = Exploration { explored, players: BTreeMap::new(), games: BTreeMap::new() };
        assert_eq!(
            english(|reader| ExploredReport::new(Position::START, &none, &|_| None).lines(reader)).len(),
            1
        );
    }
}
