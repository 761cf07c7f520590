//! A game as a library keeps it.

use crate::{GameResult, identity, walk};
use outflank_formats::{Format, GameRecord, PerfectScore, StatedResult, read_games, write_games};
use outflank_rules::{Color, Fnv, Move, Position, Square, Symmetry};

/// What lists show of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Header {
    /// Player of the black discs.
    pub black: Option<String>,
    /// Player of the white discs.
    pub white: Option<String>,
    /// Tournament or match.
    pub event: Option<String>,
    /// Round of the event.
    pub round: Option<String>,
    /// When it was played, as the file has it.
    pub date: Option<String>,
    /// The year of that.
    pub year: Option<u16>,
    /// How it ended.
    pub result: GameResult,
    /// What perfect play would have reached, when the file holds it (WTHOR).
    pub perfect: Option<PerfectScore>,
}

impl Header {
    /// The player of one colour.
    #[must_use]
    pub fn player(&self, color: Color) -> Option<&str> {
        match color {
            Color::Black => self.black.as_deref(),
            Color::White => self.white.as_deref(),
        }
    }
}

/// A game as it is kept: its header, its moves, and whatever else its file said.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StoredGame {
    /// What lists show.
    pub header: Header,
    /// The position before the first move.
    pub start: Position,
    /// The squares played on by their number from 0; forced passes follow from the rules.
    pub moves: Vec<u8>,
    /// The record as a file, when there is more in it than header and moves: comments, variations,
    /// clocks, ratings, a result that the board does not tell.
    pub record: Option<String>,
}

impl StoredGame {
    /// What is to be kept of a game. A finished one that states no result gets its score.
    #[must_use]
    pub fn of(record: &GameRecord) -> StoredGame {
        let mut record = record.clone();
        record.state_result();
        let tags = &record.tags;
        let header = Header {
            black: tags.black.clone(),
            white: tags.white.clone(),
            event: tags.event.clone(),
            round: tags.round.clone(),
            date: tags.date.clone(),
            year: tags.year(),
            result: GameResult::of(&record),
            perfect: record.perfect,
        };
        let squares = record.moves.iter().filter_map(|recorded| recorded.mv.square());
        let moves = squares.map(|square| square.index() as u8).collect();
        let mut game = StoredGame { header, start: record.start, moves, record: None };
        if game.to_record() != record {
            game.record = game.text_of(&record);
        }
        game
    }

    /// The record in the first format that loses nothing of it, or in the one that keeps variations.
    fn text_of(&self, record: &GameRecord) -> Option<String> {
        let texts = [Format::Sgf, Format::Ggf, Format::Pgn].into_iter().filter_map(|format| {
            let mut bytes = Vec::new();
            write_games(format, std::slice::from_ref(record), &mut bytes).ok()?;
            let text = String::from_utf8(bytes).ok()?;
            // Only what will be found again is worth keeping.
            (Format::detect(text.as_bytes()) == Some(format)).then_some(text)
        });
        let texts: Vec<String> = texts.collect();
        let whole = |text: &&String| {
            StoredGame { record: Some((*text).clone()), ..self.clone() }.to_record() == *record
        };
        texts.iter().find(whole).or(texts.first()).cloned()
    }

    /// The game as a record again.
    #[must_use]
    pub fn to_record(&self) -> GameRecord {
        let moves = self.moves.iter().map_while(|&index| Square::new(usize::from(index))).map(Move::Place);
        let mut record = self.kept_record().unwrap_or_else(|| {
            let mut record = GameRecord::from_moves(self.start, moves)
                .unwrap_or_else(|_| GameRecord { start: self.start, ..GameRecord::default() });
            record.stated = match self.header.result {
                GameResult::Margin(margin) => Some(StatedResult::margin(f32::from(margin))),
                GameResult::Won(_) | GameResult::Unknown => None,
            };
            record
        });
        let Header { black, white, event, round, date, .. } = self.header.clone();
        record.tags.black = black;
        record.tags.white = white;
        record.tags.event = event;
        record.tags.round = round;
        record.tags.date = date;
        record.perfect = self.header.perfect;
        record
    }

    fn kept_record(&self) -> Option<GameRecord> {
        let text = self.record.as_ref()?;
        let games = read_games(Format::detect(text.as_bytes())?, text.as_bytes()).ok()?;
        games.into_iter().next()
    }

    /// A number that copies of one game share: the same moves, however the board is turned, by the
    /// same players in the same year. A copy without names is another game: who could tell?
    #[must_use]
    pub fn digest(&self) -> u64 {
        let symmetry = self.usual_turn();
        let moves = self.moves.iter().map(|&index| match symmetry {
            Some(symmetry) => symmetry.square(Square::wrapping(u32::from(index))).index() as u8,
            None => index,
        });
        let name = |name: &Option<String>| name.as_deref().map(identity).unwrap_or_default();
        let mut sum = Fnv::new().bytes(moves).word(0x100);
        if self.start != Position::START {
            sum = sum.bytes(self.start.to_string().bytes());
        }
        for name in [name(&self.header.black), name(&self.header.white)] {
            sum = sum.word(0x100).bytes(name.bytes());
        }
        let sum = sum.word(u64::from(self.header.year.unwrap_or_default())).get();
        // FNV stirs the low bits well and the high ones less.
        (sum ^ sum >> 32).wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ sum
    }

    /// The turn that brings the first move to f5, for games from the usual start.
    fn usual_turn(&self) -> Option<Symmetry> {
        let first = Square::wrapping(u32::from(*self.moves.first()?));
        let f5 = Square::wrapping(37);
        let turns = Symmetry::OF_START.into_iter();
        turns.filter(|_| self.start == Position::START).find(|symmetry| symmetry.square(first) == f5)
    }

    /// The position after the last move.
    #[must_use]
    pub fn last_position(&self) -> Position {
        walk(self.start, &self.moves)
            .last()
            .map_or(self.start, |step| Position::from_board(step.board, step.turn))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(format: Format, text: &str) -> GameRecord {
        let mut game = read_games(format, text.as_bytes()).unwrap().remove(0);
        game.state_result();
        game
    }

    #[test]
    fn a_game_comes_back_as_it_was() {
        let ggf = "(;GM[Othello]PC[GGS/os]DT[2004.09.18_05:54:38.MDT]PB[ana]PW[ben]RB[1837.5]RW[3203.5]TI[05:00//02:00]TY[8]RE[+12.00:r]BO[8 ---------------------------O*------*O--------------------------- *]B[F5//2.449]W[D6/0.00]B[C5/1.2/1.26];)";
        let sgf = "(;FF[4]GM[2]SZ[8]PB[Ana]PW[Ben]EV[Cup]RO[3]DT[2024-05-01];B[f5]C[first];W[d6](;B[c3];W[d3])(;B[c5]))";
        for (format, text) in [(Format::Ggf, ggf), (Format::Sgf, sgf)] {
            let record = game(format, text);
            let kept = StoredGame::of(&record);
            assert!(kept.record.is_some());
            assert_eq!(kept.to_record(), record, "{format}");
        }
        let plain = game(Format::Transcript, "f5d6c3");
        let kept = StoredGame::of(&plain);
        assert_eq!((kept.record.as_deref(), kept.to_record()), (None, plain));
    }

    #[test]
    fn copies_share_a_digest_and_others_do_not() {
        let of = |moves: &str, black: &str, year: u16| {
            let mut record = game(Format::Transcript, moves);
            record.tags.black = Some(black.to_owned());
            record.tags.date = Some(year.to_string());
            StoredGame::of(&record).digest()
        };
        let first = of("f5d6c3", "Tamenori Hideshi", 1990);
        assert_eq!(
            of("c4e3f6", "HIDESHI Tamenori", 1990),
            first,
            "turned by half, and the name the other way"
        );
        for other in [
            of("f5d6c4", "Tamenori Hideshi", 1990),
            of("f5d6c3", "Tamenori Hideshi", 1991),
            of("f5d6c3", "Tamenori", 1990),
        ] {
            assert_ne!(other, first);
        }
    }
}
