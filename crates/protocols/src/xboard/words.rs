//! Moves and positions as XBoard writes them.

use crate::moves;
use outflank_formats::{Format, ReadError, read_positions};
use outflank_rules::{Move, Position};
use std::fmt;

/// A move: `P@f5`, `f5`, or `@@@@` for a pass.
pub(super) fn parse_move(text: &str) -> Option<Move> {
    let drop = text.strip_prefix(['P', 'p']).and_then(|rest| rest.strip_prefix('@'));
    moves::parse(drop.unwrap_or(text))
}

/// A move as it is sent.
pub(super) fn show_move(mv: Move) -> String {
    match mv {
        Move::Place(square) => format!("P@{square}"),
        Move::Pass => "@@@@".to_owned(),
    }
}

/// Why a FEN is no position.
pub(super) enum FenFault {
    Read(ReadError),
    Empty,
}

impl fmt::Display for FenFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FenFault::Read(error) => error.fmt(f),
            FenFault::Empty => f.write_str("there is none"),
        }
    }
}

/// The position of a FEN. Its White is the side that begins.
pub(super) fn parse_fen(text: &str) -> Result<Position, FenFault> {
    // Programs that hold pieces in the hand write them behind the board: `…/8[Pp] w`.
    let text = match (text.find('['), text.find(']')) {
        (Some(from), Some(to)) if from < to => text[..from].to_owned() + &text[to + 1..],
        _ => text.to_owned(),
    };
    let found = read_positions(Format::Fen, text.as_bytes()).map_err(FenFault::Read)?;
    let position = found.first().ok_or(FenFault::Empty)?.position;
    Ok(Position::from_board(position.board(), !position.turn()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_come_as_drops_and_bare() {
        let f5 = Move::Place("f5".parse().unwrap());
        for text in ["P@f5", "p@f5", "f5", "F5", "P@F5"] {
            assert_eq!(parse_move(text), Some(f5), "{text}");
        }
        assert_eq!(parse_move("@@@@"), Some(Move::Pass));
        for text in ["", "P@", "P@i9", "e2e4", "N@f5"] {
            assert_eq!(parse_move(text), None, "{text}");
        }
        assert_eq!(show_move(f5), "P@f5");
        assert_eq!(show_move(Move::Pass), "@@@@");
    }

    #[test]
    fn white_begins() {
        for text in ["8/8/8/3Pp3/3pP3/8/8/8 w - - 0 1", "8/8/8/3Pp3/3pP3/8/8/8[Pp] w"] {
            assert_eq!(parse_fen(text).ok(), Some(Position::START), "{text}");
        }
        for text in ["", "8/8 w", "rnbqkbnr/8/8/8/8/8/8/8 w", "]["] {
            assert!(parse_fen(text).is_err(), "{text}");
        }
    }
}
