//! One game of 68 bytes, and its replay.

use super::Names;
use super::header::Header;
use crate::error::{IllegalRecord, ReadErrorKind, Unwritable};
use crate::record::{GameRecord, PerfectScore};
use crate::result::{Outcome, StatedResult};
use outflank_rules::{Board, Color, IllegalMove, Move, Position, Square, Symmetry};
use std::fmt;

/// Where the moves begin.
const MOVES: usize = 8;
/// No square has this number.
const NO_SQUARE: u8 = u8::MAX;

/// Squares by WTHOR's numbers: 11 is A1, 18 is H1, 88 is H8.
static SQUARES: [u8; 256] = {
    let mut squares = [NO_SQUARE; 256];
    let mut index = 0;
    while index < Square::COUNT {
        squares[(index / 8 + 1) * 10 + index % 8 + 1] = index as u8;
        index += 1;
    }
    squares
};

/// A game as it stands in a `.wtb` file.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Game {
    bytes: [u8; Game::SIZE],
}

impl fmt::Debug for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Game")
            .field("tournament", &self.tournament())
            .field("black", &self.black())
            .field("white", &self.white())
            .field("black_discs", &self.black_discs())
            .field("theoretical_black_discs", &self.theoretical_black_discs())
            .field("moves", &self.move_bytes())
            .finish()
    }
}

/// Where the moves of a game lead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Replay {
    /// The position after the last disc. Whose turn it is may yet change by a pass.
    pub position: Position,
    /// Discs placed.
    pub discs_placed: u32,
    /// Whether neither side can move.
    pub finished: bool,
}

impl Replay {
    /// Black's discs by federation rule, the empty squares going to the winner (R10).
    #[must_use]
    pub fn black_discs(&self) -> u8 {
        let difference = self.position.board().final_difference();
        let margin = if self.position.turn() == Color::Black { difference } else { -difference };
        ((64 + margin) / 2) as u8
    }
}

/// Why the moves of a game cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReplayError {
    /// Number of the byte among the moves, from 1. Passes are not stored and so not
    /// counted.
    pub ply: usize,
    /// The byte.
    pub byte: u8,
    /// Why it is refused: `None` if it is no square, or follows the end of the moves.
    pub reason: Option<IllegalMove>,
}

impl ReplayError {
    /// Where the byte stands in the game.
    pub(crate) fn offset(&self) -> usize {
        MOVES + self.ply - 1
    }

    pub(crate) fn kind(&self) -> ReadErrorKind {
        let ReplayError { ply, byte, reason } = *self;
        match (reason, square(byte)) {
            (Some(reason), Some(square)) => {
                ReadErrorKind::Illegal(IllegalRecord { ply, mv: Move::Place(square), reason })
            }
            (None, Some(_)) => ReadErrorKind::MoveAfterEnd { ply },
            (_, None) => ReadErrorKind::MoveByte { ply, byte },
        }
    }
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.kind().fmt(f)
    }
}

impl std::error::Error for ReplayError {}

#[inline]
fn square(byte: u8) -> Option<Square> {
    Square::new(usize::from(SQUARES[usize::from(byte)]))
}

impl Game {
    /// Bytes of a game.
    pub const SIZE: usize = 68;

    /// A game from its bytes. Any bytes are one; [`Game::replay`] tells if the moves
    /// are legal.
    #[must_use]
    pub const fn from_bytes(bytes: [u8; Game::SIZE]) -> Game {
        Game { bytes }
    }

    /// The bytes of the game.
    #[must_use]
    pub const fn to_bytes(self) -> [u8; Game::SIZE] {
        self.bytes
    }

    /// Number of the tournament in the `.TRN` file.
    #[must_use]
    pub const fn tournament(&self) -> u16 {
        u16::from_le_bytes([self.bytes[0], self.bytes[1]])
    }

    /// Number of the player of the black discs in the `.JOU` file.
    #[must_use]
    pub const fn black(&self) -> u16 {
        u16::from_le_bytes([self.bytes[2], self.bytes[3]])
    }

    /// Number of the player of the white discs in the `.JOU` file.
    #[must_use]
    pub const fn white(&self) -> u16 {
        u16::from_le_bytes([self.bytes[4], self.bytes[5]])
    }

    /// Black's discs at the end as stored, empty squares to the winner.
    #[must_use]
    pub const fn black_discs(&self) -> u8 {
        self.bytes[6]
    }

    /// Black's discs after perfect play from [`Header::theory_empties`] on.
    #[must_use]
    pub const fn theoretical_black_discs(&self) -> u8 {
        self.bytes[7]
    }

    /// The 60 bytes of the moves, `10 * row + column`, then zeros.
    #[must_use]
    pub fn move_bytes(&self) -> &[u8] {
        &self.bytes[MOVES..]
    }

    /// Plays the moves. Passes are not stored: a side without a move is passed over.
    #[inline]
    pub fn replay(&self) -> Result<Replay, ReplayError> {
        let mut board = Board::START;
        let mut turn = Color::Black;
        let moves = self.move_bytes();
        let placed = moves.iter().position(|&byte| byte == 0).unwrap_or(moves.len());
        for (index, &byte) in moves[..placed].iter().enumerate() {
            let refused = |reason| ReplayError { ply: index + 1, byte, reason };
            let square = square(byte).ok_or(refused(None))?;
            let flips = board.flips(square);
            if flips.is_empty() {
                // Only a forced pass can make this legal.
                let passed = if board.can_move() { board } else { board.swapped() };
                if passed != board {
                    turn = !turn;
                }
                board = passed.play(square).map_err(|reason| refused(Some(reason)))?;
            } else {
                board = board.play_unchecked(square, flips);
            }
            turn = !turn;
        }
        if let Some(after) = moves[placed..].iter().position(|&byte| byte != 0) {
            let ply = placed + after + 1;
            return Err(ReplayError { ply, byte: moves[ply - 1], reason: None });
        }
        Ok(Replay {
            position: Position::from_board(board, turn),
            discs_placed: placed as u32,
            finished: board.is_over(),
        })
    }

    /// The squares of the moves up to the first byte that is none.
    pub fn squares(&self) -> impl Iterator<Item = Square> + '_ {
        self.move_bytes().iter().map_while(|&byte| square(byte))
    }

    /// The game as a record, names filled in. Without names, a player or tournament is
    /// called by its number, `#1368`; number 0, which stands for "unknown", by none.
    pub fn to_record(&self, header: &Header, names: Option<&Names>) -> Result<GameRecord, ReadErrorKind> {
        self.replay().map_err(|error| error.kind())?;
        for count in [self.black_discs(), self.theoretical_black_discs()] {
            if count > 64 {
                return Err(ReadErrorKind::DiscCount(count));
            }
        }
        let mut game = GameRecord::from_moves(Position::START, self.squares().map(Move::Place))
            .map_err(ReadErrorKind::Illegal)?;
        game.stated = Some(StatedResult::margin(2.0 * f32::from(self.black_discs()) - 64.0));
        game.perfect = Some(PerfectScore {
            black_discs: self.theoretical_black_discs(),
            empties: header.theory_empties(),
        });
        let by_number = |number: u16| (number != 0).then(|| format!("#{number}"));
        game.tags.black = by_number(self.black());
        game.tags.white = by_number(self.white());
        game.tags.event = by_number(self.tournament());
        if let Some(names) = names {
            names.fill(self, &mut game.tags);
        }
        game.tags.date = (header.year != 0).then(|| format!("{:04}", header.year));
        Ok(game)
    }

    /// The game of a record, turned so that the first move is f5. The numbers of
    /// players and tournament are given; the score is the federation score of a
    /// finished game, what the record states of another one, or how it stands.
    pub(crate) fn from_record(record: &GameRecord, numbers: [u16; 3]) -> Result<Game, Unwritable> {
        if record.start != Position::START {
            return Err(Unwritable::StartPosition);
        }
        let mut bytes = [0; Game::SIZE];
        for (number, place) in numbers.iter().zip(bytes.chunks_exact_mut(2)) {
            place.copy_from_slice(&number.to_le_bytes());
        }
        let placed = || record.moves.iter().filter_map(|recorded| recorded.mv.square());
        let f5 = Square::wrapping(37);
        let turned = placed()
            .next()
            .and_then(|first| Symmetry::OF_START.into_iter().find(|symmetry| symmetry.square(first) == f5));
        let symmetry = turned.unwrap_or(Symmetry::Identity);
        for (byte, square) in bytes[MOVES..].iter_mut().zip(placed()) {
            let square = symmetry.square(square);
            *byte = (10 * (square.row() + 1) + square.column() + 1) as u8;
        }
        let replay = Game { bytes }.replay().map_err(|error| {
            let mv = square(error.byte).map_or(Move::Pass, Move::Place);
            let reason = error.reason.unwrap_or(IllegalMove::GameOver);
            Unwritable::Illegal(IllegalRecord { ply: error.ply, mv, reason })
        })?;
        bytes[6] = if replay.finished {
            replay.black_discs()
        } else {
            record.stated.and_then(stated_discs).unwrap_or_else(|| replay.black_discs())
        };
        bytes[7] = record.perfect.map_or(bytes[6], |perfect| perfect.black_discs.min(64));
        Ok(Game { bytes })
    }
}

/// Black's discs by a stated margin, if it is one a board can show.
fn stated_discs(stated: StatedResult) -> Option<u8> {
    let Outcome::Margin(margin) = stated.outcome else {
        return None;
    };
    let discs = (64.0 + margin) / 2.0;
    (discs.fract() == 0.0 && (0.0..=64.0).contains(&discs)).then_some(discs as u8)
}
