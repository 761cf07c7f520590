//! What a file holds, games or positions: read in a known format, written in another.

use crate::error::{ReadError, WriteError};
use crate::format::{Format, games, positions, read_games, read_positions, write_games, write_positions};
use crate::loss::Losses;
use crate::paste::Pasted;
use crate::positions::ScoredPosition;
use crate::record::GameRecord;
use crate::wthor::{self, Names};
use outflank_rules::game::ReplayError;
use outflank_rules::{Game, Move};
use std::io::Write;

/// Games written between two words about how far it has come.
const PART: usize = 1024;

/// Games, or why there is none, one by one.
pub type Records<'a> = Box<dyn Iterator<Item = Result<GameRecord, ReadError>> + 'a>;

/// The games of a file one by one, going on behind broken ones; those of a WTHOR file with
/// their names, which other formats hold themselves.
#[must_use]
pub fn records<'a>(format: Format, bytes: &'a [u8], names: &'a Names) -> Records<'a> {
    if format != Format::Wthor {
        return Box::new(games(format, bytes));
    }
    match wthor::Reader::new(bytes) {
        Ok(reader) => Box::new(wthor_records(reader, names)),
        Err(error) => Box::new(std::iter::once(Err(error))),
    }
}

fn wthor_records<'a>(
    mut reader: wthor::Reader<&'a [u8]>,
    names: &'a Names,
) -> impl Iterator<Item = Result<GameRecord, ReadError>> + 'a {
    let header = *reader.header();
    (1..).map_while(move |number| {
        let offset = reader.offset();
        let game = reader.next()?;
        Some(game.and_then(|game| {
            game.to_record(&header, Some(names)).map_err(|kind| ReadError {
                format: Format::Wthor,
                offset,
                place: None,
                game: Some(number),
                kind,
            })
        }))
    })
}

impl Pasted {
    /// All of a file whose format is known; `names` are for WTHOR.
    ///
    /// ```
    /// use outflank_formats::wthor::Names;
    /// use outflank_formats::{Format, Pasted};
    ///
    /// let Pasted::Games(_, games) = Pasted::read(Format::Transcript, b"f5d6c3", &Names::default())?
    /// else { panic!() };
    /// assert_eq!(games[0].moves.len(), 3);
    /// # Ok::<(), outflank_formats::ReadError>(())
    /// ```
    pub fn read(format: Format, bytes: &[u8], names: &Names) -> Result<Pasted, ReadError> {
        if !format.holds_games() {
            return Ok(Pasted::Positions(format, read_positions(format, bytes)?));
        }
        let games = match format {
            Format::Wthor => wthor::read(bytes, names)?,
            format => read_games(format, bytes)?,
        };
        // A board without moves is a position, not a game that has not begun.
        let moveless = games.iter().all(|game| game.moves.iter().all(|recorded| recorded.mv == Move::Pass));
        if format == Format::Board && moveless {
            return Ok(Pasted::Positions(format, games.iter().map(ScoredPosition::from).collect()));
        }
        Ok(Pasted::Games(format, games))
    }

    /// What can be read of a file, to be written in another format: a finished game that
    /// states no result gets its score, since other formats have a place for what a
    /// transcript leaves to its moves. `each` hears of every game or position; what it makes
    /// of one that cannot be read decides whether the file is refused or read on.
    pub fn read_on(
        format: Format,
        bytes: &[u8],
        names: &Names,
        mut each: impl FnMut(Option<ReadError>) -> Result<(), ReadError>,
    ) -> Result<Pasted, ReadError> {
        if !format.holds_games() {
            return Ok(Pasted::Positions(format, collect(positions(format, bytes), &mut each)?));
        }
        let mut games: Vec<GameRecord> = collect(records(format, bytes, names), &mut each)?;
        games.iter_mut().for_each(GameRecord::state_result);
        Ok(Pasted::Games(format, games))
    }

    /// How many games or positions.
    #[must_use]
    pub fn len(&self) -> usize {
        match self {
            Pasted::Games(_, games) => games.len(),
            Pasted::Positions(_, positions) => positions.len(),
        }
    }

    /// Whether there is nothing.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Each as a game: a position is one that has not moved yet.
    pub fn to_games(&self) -> Result<Vec<Game>, ReplayError> {
        match self {
            Pasted::Games(_, records) => records.iter().map(GameRecord::game).collect(),
            Pasted::Positions(_, positions) => {
                Ok(positions.iter().map(|scored| Game::from_position(scored.position)).collect())
            }
        }
    }

    /// Each as a position: where a game stands, before any forced pass.
    #[must_use]
    pub fn to_positions(&self) -> Vec<ScoredPosition> {
        match self {
            Pasted::Games(_, records) => records.iter().map(ScoredPosition::from).collect(),
            Pasted::Positions(_, positions) => positions.clone(),
        }
    }

    /// What a format has no word for.
    pub fn losses(&self, format: Format) -> Result<Losses, WriteError> {
        match self {
            Pasted::Games(_, games) => Losses::of_games(format, games),
            Pasted::Positions(_, positions) => Ok(Losses::of_positions(format, positions)),
        }
    }

    /// Writes all of it, or nothing when something cannot be written.
    pub fn write(&self, format: Format, out: &mut dyn Write) -> Result<(), WriteError> {
        match self {
            Pasted::Games(_, games) => write_games(format, games, out),
            Pasted::Positions(_, positions) => write_positions(format, positions, out),
        }
    }

    /// Like [`Pasted::write`], but some of it may be out when it fails: for files that are
    /// thrown away then. In return `advance` hears of each game.
    pub fn write_in_parts(
        &self,
        format: Format,
        out: &mut dyn Write,
        mut advance: impl FnMut(),
    ) -> Result<(), WriteError> {
        let Pasted::Games(_, games) = self else { return self.write(format, out) };
        if !format.line_by_line() {
            return self.write(format, out);
        }
        for (index, part) in games.chunks(PART).enumerate() {
            write_games(format, part, out).map_err(|error| match error {
                WriteError::Game { format, game, reason } => {
                    WriteError::Game { format, game: index * PART + game, reason }
                }
                error => error,
            })?;
            part.iter().for_each(|_| advance());
        }
        Ok(())
    }
}

/// The items that can be read.
fn collect<T>(
    items: impl Iterator<Item = Result<T, ReadError>>,
    each: &mut impl FnMut(Option<ReadError>) -> Result<(), ReadError>,
) -> Result<Vec<T>, ReadError> {
    let mut found = Vec::new();
    for item in items {
        match item {
            Ok(item) => {
                found.push(item);
                each(None)?;
            }
            Err(error) => each(Some(error))?,
        }
    }
    Ok(found)
}

/// Writes one game with a remark, in a format that holds games; where it stands, in one that
/// holds positions. The next program of a pipe reads them one after the other.
pub fn write_one(
    format: Format,
    game: &Game,
    remark: Option<&str>,
    out: &mut dyn Write,
) -> Result<(), WriteError> {
    let comment = remark.map(str::to_owned);
    if format.holds_games() && format != Format::Board {
        let mut record = GameRecord::from(game);
        record.tags.comment = comment;
        return write_games(format, &[record], out);
    }
    let position = ScoredPosition { position: game.position(), scores: Vec::new(), comment };
    write_positions(format, &[position], out)
}

#[cfg(test)]
mod tests {
    use super::*;
    use outflank_rules::Position;

    #[test]
    fn reading_on_leaves_out_what_cannot_be_read() {
        let bytes = b"f5d6c3\nzz\nf5f6e6\n";
        let none = Names::default();
        let mut faults = Vec::new();
        let read = Pasted::read_on(Format::Transcript, bytes, &none, |fault| {
            faults.extend(fault);
            Ok(())
        });
        assert_eq!((read.unwrap().len(), faults.len()), (2, 1));
        let refused = Pasted::read_on(Format::Transcript, bytes, &none, |fault| fault.map_or(Ok(()), Err));
        assert_eq!(refused.unwrap_err().game, Some(2));
    }

    #[test]
    fn parts_are_the_same_as_the_whole() {
        let many = b"f5d6c3d3c4\n".repeat(PART + 10);
        let content = Pasted::read(Format::Transcript, &many, &Names::default()).unwrap();
        let (mut whole, mut parts, mut count) = (Vec::new(), Vec::new(), 0);
        content.write(Format::Ggf, &mut whole).unwrap();
        content.write_in_parts(Format::Ggf, &mut parts, || count += 1).unwrap();
        assert_eq!(whole, parts);
        assert_eq!(count, PART + 10);
    }

    #[test]
    fn a_board_without_moves_is_a_position() {
        let board = Position::START.to_string();
        let read = |text: &str| Pasted::read(Format::Board, text.as_bytes(), &Names::default()).unwrap();
        assert!(matches!(read(&board), Pasted::Positions(Format::Board, _)));
        assert!(matches!(read(&format!("{board} f5")), Pasted::Games(..)));
        assert_eq!(read(&board).to_games().unwrap()[0].start(), Position::START);
    }

    #[test]
    fn one_game_is_written_with_its_remark() {
        let moves = ["f5", "d6"].map(|name| Move::Place(name.parse().unwrap()));
        let game = Game::from_moves(Position::START, moves).unwrap();
        let written = |format| {
            let mut out = Vec::new();
            write_one(format, &game, Some("even"), &mut out).unwrap();
            String::from_utf8(out).unwrap()
        };
        assert!(written(Format::Sgf).contains("even"));
        assert!(written(Format::Obf).contains("even"));
        assert_eq!(written(Format::Transcript), "f5d6\n");
    }
}
