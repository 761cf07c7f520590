//! A puzzle as a value and as a line of text.
//!
//! A file of puzzles has one JSON object on each line:
//!
//! ```json
//! {"id":"corner-1b2c3d4e","kind":"corner","board":"--OXX… X","solution":"h2","score":12,"depth":5,"tempting":2,"share":14,"level":3}
//! ```
//!
//! `solution` is the line to find, moves of the solver first and in turn with the replies
//! (only endgames have more than one move); `score` the result in discs for the side to
//! move; `trap` is there for traps alone; `depth`, `tempting`, `share` and
//! `level` are the [`Difficulty`].

use crate::grade::Difficulty;
use crate::kind::{Kind, UnknownKind};
use outflank_rules::position::ParsePositionError;
use outflank_rules::square::ParseSquareError;
use outflank_rules::{Board, DiscDiff, Fnv, Move, Position, Square};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A position with one right answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// Its lasting name: the kind and eight hexadecimal digits made of the board, equal
    /// for boards that are equal under symmetry.
    pub id: String,
    /// What to find.
    pub kind: Kind,
    /// Where.
    pub position: Position,
    /// The solver's move; in endgames followed by the best reply, the next move, and so
    /// on, ending with a move of the solver.
    pub solution: Vec<Square>,
    /// The result with best play, for the side to move.
    pub score: DiscDiff,
    /// The tempting move of a trap.
    pub trap: Option<Square>,
    /// How hard it is.
    pub difficulty: Difficulty,
}

impl Puzzle {
    /// The move to find first.
    #[must_use]
    pub fn first(&self) -> Square {
        self.solution[0]
    }

    /// The board once the whole solution has been played.
    #[must_use]
    pub fn after_solution(&self) -> Position {
        self.solution.iter().fold(self.position, |position, &square| {
            position.play(Move::Place(square)).expect("a proved line is legal")
        })
    }
}

/// The lasting name of a puzzle of this kind on this board.
#[must_use]
pub fn id(kind: Kind, board: Board) -> String {
    // Over the sixteen bytes of the canonical board: short, lasting, and the same on every
    // machine.
    let (canonical, _) = board.canonical();
    let bytes = [canonical.player().0, canonical.opponent().0].into_iter().flat_map(u64::to_le_bytes);
    let hash = Fnv::new().bytes(bytes).get();
    format!("{kind}-{:08x}", (hash ^ hash >> 32) as u32)
}

/// A line of a file.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    id: String,
    kind: String,
    board: String,
    solution: String,
    score: i32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    trap: Option<String>,
    depth: u32,
    tempting: u32,
    share: u32,
    level: u8,
}

/// Why a file of puzzles cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParsePuzzlesError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub reason: LineError,
}

/// What can be wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LineError {
    /// Not a JSON object with the right keys; the text is the JSON reader's.
    Json(String),
    /// No kind of puzzle.
    Kind(UnknownKind),
    /// Not a board.
    Board(ParsePositionError),
    /// Not a square.
    Square(ParseSquareError),
    /// No solution.
    NoSolution,
    /// A score beyond 64 discs.
    Score(i32),
}

impl fmt::Display for LineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LineError::Json(reason) => f.write_str(reason),
            LineError::Kind(error) => error.fmt(f),
            LineError::Board(error) => error.fmt(f),
            LineError::Square(error) => error.fmt(f),
            LineError::NoSolution => f.write_str("there is no solution"),
            LineError::Score(score) => write!(f, "a score is between -64 and 64, found {score}"),
        }
    }
}

impl fmt::Display for ParsePuzzlesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)
    }
}

impl std::error::Error for ParsePuzzlesError {}

/// Reads a file of puzzles. It must make sense as text; whether the puzzles are right is
/// for [`crate::prove`].
pub fn read(text: &str) -> Result<Vec<Puzzle>, ParsePuzzlesError> {
    let lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
    lines.map(|(line, text)| read_line(text).map_err(|reason| ParsePuzzlesError { line, reason })).collect()
}

fn read_line(text: &str) -> Result<Puzzle, LineError> {
    let row: Row = serde_json::from_str(text).map_err(|error| LineError::Json(error.to_string()))?;
    let square = |name: &str| name.parse::<Square>().map_err(LineError::Square);
    // Lossy is enough: a broken character is no square and is told as such.
    let names = row.solution.as_bytes().chunks(2).map(String::from_utf8_lossy);
    let solution: Vec<Square> = names.map(|name| square(&name)).collect::<Result<_, _>>()?;
    if solution.is_empty() {
        return Err(LineError::NoSolution);
    }
    Ok(Puzzle {
        id: row.id,
        kind: row.kind.parse().map_err(LineError::Kind)?,
        position: row.board.parse().map_err(LineError::Board)?,
        solution,
        score: DiscDiff::new(row.score).ok_or(LineError::Score(row.score))?,
        trap: row.trap.as_deref().map(square).transpose()?,
        difficulty: Difficulty {
            depth: row.depth,
            tempting: row.tempting,
            share: row.share,
            level: row.level,
        },
    })
}

/// A puzzle as a line of a file, with its line break.
#[must_use]
pub fn write(puzzle: &Puzzle) -> String {
    let row = Row {
        id: puzzle.id.clone(),
        kind: puzzle.kind.name().to_owned(),
        board: puzzle.position.to_string(),
        solution: puzzle.solution.iter().map(ToString::to_string).collect(),
        score: puzzle.score.discs(),
        trap: puzzle.trap.map(|square| square.to_string()),
        depth: puzzle.difficulty.depth,
        tempting: puzzle.difficulty.tempting,
        share: puzzle.difficulty.share,
        level: puzzle.difficulty.level,
    };
    serde_json::to_string(&row).expect("strings and numbers are JSON") + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;
    use outflank_rules::Symmetry;

    #[test]
    fn a_board_has_one_name_however_it_is_turned() {
        let board = Position::START.play("d3".parse::<Square>().unwrap().into()).unwrap().board();
        for symmetry in Symmetry::ALL {
            assert_eq!(id(Kind::Swing, symmetry.board(board)), id(Kind::Swing, board));
        }
        assert_ne!(id(Kind::Swing, board), id(Kind::Swing, board.swapped()));
    }

    #[test]
    fn lines_that_make_no_sense_are_refused_with_their_number() {
        let good = r#"{"id":"x","kind":"swing","board":"---------------------------OX------XO--------------------------- X","solution":"d3","score":0,"depth":1,"tempting":0,"share":25,"level":1}"#;
        assert_eq!(read(good).unwrap().len(), 1);
        assert_eq!(write(&read(good).unwrap()[0]).trim_end(), good);
        for (from, to) in [
            ("swing", "sving"),
            ("\"d3\"", "\"\""),
            ("\"d3\"", "\"d9\""),
            ("\"score\":0", "\"score\":65"),
            ("\"level\":1", "\"levels\":1"),
            (" X\"", " Y\""),
        ] {
            let text = format!("\n{}\n", good.replace(from, to));
            assert_eq!(read(&text).unwrap_err().line, 2, "{to}");
        }
    }
}
