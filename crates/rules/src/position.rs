//! The discs in their colours, and whose turn it is.

use crate::board::OverlapError;
use crate::{Board, Color, IllegalMove, Move, Square, SquareSet};
use std::fmt;
use std::str::FromStr;

/// A board and the colour to move.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    board: Board,
    turn: Color,
}

impl Position {
    /// The starting position: white D4 and E5, black E4 and D5, Black to move (R2).
    pub const START: Position = Position { board: Board::START, turn: Color::Black };

    /// A position from its discs by colour.
    pub fn new(black: SquareSet, white: SquareSet, turn: Color) -> Result<Position, OverlapError> {
        let (player, opponent) = match turn {
            Color::Black => (black, white),
            Color::White => (white, black),
        };
        Ok(Position { board: Board::new(player, opponent)?, turn })
    }

    /// A position from a board as the side `turn` sees it.
    #[must_use]
    pub const fn from_board(board: Board, turn: Color) -> Position {
        Position { board, turn }
    }

    /// The discs as the side to move sees them.
    #[must_use]
    pub const fn board(self) -> Board {
        self.board
    }

    /// The side to move.
    #[must_use]
    pub const fn turn(self) -> Color {
        self.turn
    }

    /// The discs of one colour.
    #[must_use]
    pub fn discs(self, color: Color) -> SquareSet {
        if color == self.turn { self.board.player() } else { self.board.opponent() }
    }

    /// The colour of the disc on a square, if there is one.
    #[must_use]
    pub fn disc_at(self, square: Square) -> Option<Color> {
        Color::BOTH.into_iter().find(|&color| self.discs(color).contains(square))
    }

    /// The squares the side to move may play on.
    #[must_use]
    pub fn moves(self) -> SquareSet {
        self.board.moves()
    }

    /// The discs that would turn over if the side to move played on `square`.
    #[must_use]
    pub fn flips(self, square: Square) -> SquareSet {
        self.board.flips(square)
    }

    /// Whether neither side can move.
    #[must_use]
    pub fn is_over(self) -> bool {
        self.board.is_over()
    }

    /// Whether the side to move has no move while the other has one.
    #[must_use]
    pub fn must_pass(self) -> bool {
        self.board.must_pass()
    }

    /// The position after a move or a pass, or why it is refused.
    ///
    /// ```
    /// use outflank_rules::{IllegalMove, Move, Position};
    ///
    /// let start = Position::START;
    /// let after = start.play(Move::Place("c4".parse()?))?;
    /// assert_eq!(after.moves().into_iter().map(|s| s.to_string()).collect::<Vec<_>>(), ["c3", "e3", "c5"]);
    /// assert_eq!(start.play(Move::Pass), Err(IllegalMove::PassWithMoves));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn play(self, mv: Move) -> Result<Position, IllegalMove> {
        let board = match mv {
            Move::Place(square) => self.board.play(square)?,
            Move::Pass if self.board.can_move() => return Err(IllegalMove::PassWithMoves),
            Move::Pass if self.board.is_over() => return Err(IllegalMove::GameOver),
            Move::Pass => self.board.swapped(),
        };
        Ok(Position { board, turn: !self.turn })
    }
}

impl Default for Position {
    fn default() -> Position {
        Position::START
    }
}

impl fmt::Display for Position {
    /// The 64-character board string and the side to move:
    /// `---------------------------OX------XO--------------------------- X`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for square in Square::all() {
            write!(f, "{}", self.disc_at(square).map_or('-', Color::letter))?;
        }
        write!(f, " {}", self.turn.letter())
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Why a text is not a position in the strict notation of [`Position`]'s `Display`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ParsePositionError {
    /// The text is not 64 squares, a blank and a side.
    Length(usize),
    /// A character that is none of `X`, `O`, `-`, with its offset from 0.
    Disc(char, usize),
    /// The side to move is neither `X` nor `O`.
    Turn(char),
}

impl fmt::Display for ParsePositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParsePositionError::Length(length) => {
                write!(f, "expected 64 squares, a blank and the side to move (66 characters), found {length}")
            }
            ParsePositionError::Disc(found, offset) => {
                write!(f, "expected X, O or - at offset {offset}, found {found:?}")
            }
            ParsePositionError::Turn(found) => {
                write!(f, "expected X or O as the side to move, found {found:?}")
            }
        }
    }
}

impl std::error::Error for ParsePositionError {}

impl FromStr for Position {
    type Err = ParsePositionError;

    /// Reads what `Display` writes. The lenient readers live in the formats crate.
    fn from_str(text: &str) -> Result<Position, ParsePositionError> {
        let letters: Vec<char> = text.chars().collect();
        let &[ref discs @ .., ' ', turn] = letters.as_slice() else {
            return Err(ParsePositionError::Length(letters.len()));
        };
        if discs.len() != Square::COUNT {
            return Err(ParsePositionError::Length(letters.len()));
        }
        let mut colors = [SquareSet::EMPTY; 2];
        for (offset, (square, &letter)) in Square::all().zip(discs).enumerate() {
            match letter {
                'X' => colors[0] |= square.set(),
                'O' => colors[1] |= square.set(),
                '-' => {}
                other => return Err(ParsePositionError::Disc(other, offset)),
            }
        }
        let turn = match turn {
            'X' => Color::Black,
            'O' => Color::White,
            other => return Err(ParsePositionError::Turn(other)),
        };
        Ok(Position::new(colors[0], colors[1], turn).expect("each square was given one letter"))
    }
}
