//! The formats, and one door for reading and writing them all.

use crate::error::{Fault, ReadError, ReadErrorKind, Unwritable, WriteError};
use crate::positions::ScoredPosition;
use crate::record::GameRecord;
use crate::text::Places;
use crate::{bitboards, board, fen, ggf, logbook, obf, pgn, playok, quest, sgf, transcript, tree, wthor};
use std::fmt;
use std::io::Write;

/// A format of games or positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Format {
    /// Moves alone, `f5d6c3d3c4`, one game per line.
    Transcript,
    /// Numbered moves as PlayOK lists them, `1. F5 f4 2. F3 g4`.
    PlayOk,
    /// A board of 64 letters, with or without moves after it.
    Board,
    /// A position in the notation of chess programs.
    Fen,
    /// A position as two 64-bit numbers.
    Bitboards,
    /// Positions with scores, also ScrZebra scripts.
    Obf,
    /// Generic Game Format, as GGS and NBoard write it.
    Ggf,
    /// Logistello's logbook lines, `+f5-d6+c3: +12`.
    Logbook,
    /// Smart Game Format.
    Sgf,
    /// Portable Game Notation, as PlayOK and Edax write it.
    Pgn,
    /// A year of the WTHOR database.
    Wthor,
    /// A game of Othello Quest in JSON.
    Quest,
}

impl Format {
    /// All formats.
    pub const ALL: [Format; 12] = [
        Format::Transcript,
        Format::PlayOk,
        Format::Board,
        Format::Fen,
        Format::Bitboards,
        Format::Obf,
        Format::Ggf,
        Format::Logbook,
        Format::Sgf,
        Format::Pgn,
        Format::Wthor,
        Format::Quest,
    ];

    /// The word a person types for it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Format::Transcript => "transcript",
            Format::PlayOk => "playok",
            Format::Board => "board",
            Format::Fen => "fen",
            Format::Bitboards => "bitboards",
            Format::Obf => "obf",
            Format::Ggf => "ggf",
            Format::Logbook => "logbook",
            Format::Sgf => "sgf",
            Format::Pgn => "pgn",
            Format::Wthor => "wthor",
            Format::Quest => "quest",
        }
    }

    /// The usual ending of a file's name, without the dot.
    #[must_use]
    pub const fn extension(self) -> &'static str {
        match self {
            Format::Transcript | Format::PlayOk | Format::Board | Format::Bitboards | Format::Logbook => {
                "txt"
            }
            Format::Fen => "fen",
            Format::Obf => "obf",
            Format::Ggf => "ggf",
            Format::Sgf => "sgf",
            Format::Pgn => "pgn",
            Format::Wthor => "wtb",
            Format::Quest => "json",
        }
    }

    /// The format with this [`name`](Format::name), in any case.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Format> {
        match name.to_ascii_lowercase().as_str() {
            "moves" => Some(Format::Transcript),
            "thor" | "wtb" => Some(Format::Wthor),
            "scrzebra" => Some(Format::Obf),
            name => Format::ALL.into_iter().find(|format| format.name() == name),
        }
    }

    /// The format a file's name ending stands for. `txt` may hold several formats; it
    /// gives [`Format::Transcript`], and [`Format::detect`] is the better witness.
    #[must_use]
    pub fn from_extension(extension: &str) -> Option<Format> {
        match extension.to_ascii_lowercase().as_str() {
            "scr" => Some(Format::Obf),
            extension => Format::ALL.into_iter().find(|format| format.extension() == extension),
        }
    }

    /// Whether games can be written in it, not only read.
    #[must_use]
    pub const fn can_write(self) -> bool {
        !matches!(self, Format::Logbook | Format::Quest)
    }

    /// Whether it holds games with moves; other formats hold positions.
    #[must_use]
    pub const fn holds_games(self) -> bool {
        !matches!(self, Format::Fen | Format::Bitboards | Format::Obf)
    }

    /// Whether games can be written one after the other. A WTHOR file begins with the number
    /// of its games.
    #[must_use]
    pub const fn line_by_line(self) -> bool {
        self.can_write() && !matches!(self, Format::Wthor)
    }

    /// Whether it is text, with lines and columns.
    #[must_use]
    pub const fn is_text(self) -> bool {
        !matches!(self, Format::Wthor)
    }
}

impl fmt::Display for Format {
    /// The name as it appears in a sentence.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Format::Transcript => "transcript",
            Format::PlayOk => "PlayOK list",
            Format::Board => "board",
            Format::Fen => "FEN",
            Format::Bitboards => "bitboards",
            Format::Obf => "OBF",
            Format::Ggf => "GGF",
            Format::Logbook => "logbook",
            Format::Sgf => "SGF",
            Format::Pgn => "PGN",
            Format::Wthor => "WTHOR",
            Format::Quest => "Othello Quest",
        })
    }
}

type Source<'a, T> = Box<dyn Iterator<Item = Result<T, Fault>> + 'a>;

/// The games of a file one by one. A game that cannot be read is an error of its own
/// and the next one is tried, so that a collection can be checked to its end.
pub struct Games<'a> {
    items: Numbered<'a, GameRecord>,
}

impl fmt::Debug for Games<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Games").field("format", &self.items.format).finish_non_exhaustive()
    }
}

impl Iterator for Games<'_> {
    type Item = Result<GameRecord, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        self.items.next()
    }
}

/// Counts items and gives faults their line and column.
struct Numbered<'a, T> {
    format: Format,
    source: Source<'a, T>,
    places: Places<'a>,
    count: usize,
}

impl<'a, T> Numbered<'a, T> {
    fn new(format: Format, bytes: &'a [u8], source: Source<'a, T>) -> Numbered<'a, T> {
        Numbered { format, source, places: Places::new(bytes), count: 0 }
    }
}

impl<T> Iterator for Numbered<'_, T> {
    type Item = Result<T, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        let item = self.source.next()?;
        self.count += 1;
        Some(item.map_err(|Fault { offset, kind }| ReadError {
            format: self.format,
            offset: offset as u64,
            place: self.format.is_text().then(|| self.places.of(offset)),
            game: match kind {
                // These speak of the whole file.
                ReadErrorKind::FileSize { .. } | ReadErrorKind::Solitaire | ReadErrorKind::Json(_) => None,
                ReadErrorKind::BoardSize(_) if self.format == Format::Wthor => None,
                _ => Some(self.count),
            },
            kind,
        }))
    }
}

/// The games of a file one by one, good and bad.
///
/// Position formats give games that have not moved yet. For WTHOR files larger than
/// memory use [`wthor::Reader`].
#[must_use]
pub fn games(format: Format, bytes: &[u8]) -> Games<'_> {
    Games { items: Numbered::new(format, bytes, game_source(format, bytes)) }
}

fn game_source(format: Format, bytes: &[u8]) -> Source<'_, GameRecord> {
    match format {
        Format::Transcript => Box::new(transcript::games(bytes)),
        Format::PlayOk => Box::new(playok::games(bytes)),
        Format::Board => Box::new(board::games(bytes)),
        Format::Ggf => Box::new(ggf::games(bytes)),
        Format::Logbook => Box::new(logbook::games(bytes)),
        Format::Sgf => Box::new(sgf::games(bytes)),
        Format::Pgn => Box::new(pgn::games(bytes)),
        Format::Wthor => Box::new(wthor::games(bytes)),
        Format::Quest => Box::new(quest::games(bytes)),
        Format::Fen | Format::Bitboards | Format::Obf => {
            Box::new(position_source(format, bytes).map(|item| item.map(|scored| (&scored).into())))
        }
    }
}

fn position_source(format: Format, bytes: &[u8]) -> Source<'_, ScoredPosition> {
    match format {
        Format::Fen => Box::new(fen::positions(bytes)),
        Format::Bitboards => Box::new(bitboards::positions(bytes)),
        Format::Obf => Box::new(obf::positions(bytes)),
        _ => Box::new(game_source(format, bytes).map(|item| item.map(|game| ScoredPosition::from(&game)))),
    }
}

/// Reads all games of a file, or none: the first fault is the answer.
///
/// ```
/// use outflank_formats::{Format, read_games};
///
/// let games = read_games(Format::Transcript, b"F5 d6 C3 d3 C4")?;
/// assert_eq!(games[0].moves.len(), 5);
///
/// let error = read_games(Format::Transcript, b"f5d6\nf5e4").unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "transcript, line 2, column 3 (offset 7), game 2: move 2 (e4) is illegal: e4 is occupied"
/// );
/// # Ok::<(), outflank_formats::ReadError>(())
/// ```
pub fn read_games(format: Format, bytes: &[u8]) -> Result<Vec<GameRecord>, ReadError> {
    games(format, bytes).collect()
}

/// The positions of a file one by one, good and bad.
pub struct Positions<'a> {
    items: Numbered<'a, ScoredPosition>,
}

impl fmt::Debug for Positions<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Positions").field("format", &self.items.format).finish_non_exhaustive()
    }
}

impl Iterator for Positions<'_> {
    type Item = Result<ScoredPosition, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        self.items.next()
    }
}

/// The positions of a file one by one with their scores, going on behind broken ones. A
/// game format gives where each game stands at its end.
#[must_use]
pub fn positions(format: Format, bytes: &[u8]) -> Positions<'_> {
    Positions { items: Numbered::new(format, bytes, position_source(format, bytes)) }
}

/// Reads all positions of a file, or none: the first fault is the answer.
pub fn read_positions(format: Format, bytes: &[u8]) -> Result<Vec<ScoredPosition>, ReadError> {
    positions(format, bytes).collect()
}

/// What is left of a game once it is written in a format and read again: the parts
/// the format has no word for are gone.
///
/// For every writable format, reading what [`write_games`] wrote gives exactly this.
pub fn kept(format: Format, game: &GameRecord) -> Result<GameRecord, WriteError> {
    kept_at(format, game, 1)
}

fn kept_at(format: Format, game: &GameRecord, number: usize) -> Result<GameRecord, WriteError> {
    let unwritable = |reason| WriteError::Game { format, game: number, reason };
    let whole = tree::replayed(game).map_err(|illegal| unwritable(Unwritable::Illegal(illegal)))?;
    match format {
        Format::Transcript | Format::PlayOk => transcript::keep(whole),
        Format::Board => Ok(transcript::bare(whole)),
        Format::Fen | Format::Bitboards | Format::Obf => {
            Ok(GameRecord::new(whole.position_after_last_disc()))
        }
        Format::Ggf => Ok(ggf::keep(whole)),
        Format::Sgf => Ok(sgf::keep(whole)),
        Format::Pgn => Ok(pgn::keep(whole)),
        Format::Wthor => wthor::keep(&whole),
        Format::Logbook | Format::Quest => return Err(WriteError::ReadOnly(format)),
    }
    .map_err(unwritable)
}

/// Writes games. What the format has no word for is left out; see [`kept`]. Nothing is
/// written before all games are known to fit.
pub fn write_games(format: Format, games: &[GameRecord], out: &mut dyn Write) -> Result<(), WriteError> {
    let kept: Vec<GameRecord> = games
        .iter()
        .enumerate()
        .map(|(index, game)| kept_at(format, game, index + 1))
        .collect::<Result<_, _>>()?;
    if !format.can_write() {
        return Err(WriteError::ReadOnly(format));
    }
    if format == Format::Wthor {
        return wthor::write_games(&kept, out);
    }
    for game in &kept {
        let text = match format {
            Format::Transcript => transcript::emit(game),
            Format::PlayOk => playok::emit(game),
            Format::Board => board::emit(game),
            Format::Ggf => ggf::emit(game),
            Format::Sgf => sgf::emit(game),
            Format::Pgn => pgn::emit(game),
            _ => emit_position(format, &ScoredPosition::from(game)),
        };
        out.write_all(text.as_bytes())?;
    }
    Ok(())
}

/// Writes positions; OBF keeps their scores and comments. Game formats take them as
/// games that have not moved yet.
pub fn write_positions(
    format: Format,
    positions: &[ScoredPosition],
    out: &mut dyn Write,
) -> Result<(), WriteError> {
    if format.holds_games() && format != Format::Board {
        let games: Vec<GameRecord> = positions.iter().map(GameRecord::from).collect();
        return write_games(format, &games, out);
    }
    for (index, scored) in positions.iter().enumerate() {
        if format == Format::Obf {
            obf::check(scored).map_err(|illegal| WriteError::Game {
                format,
                game: index + 1,
                reason: Unwritable::Illegal(illegal),
            })?;
        }
    }
    for scored in positions {
        out.write_all(emit_position(format, scored).as_bytes())?;
    }
    Ok(())
}

fn emit_position(format: Format, scored: &ScoredPosition) -> String {
    match format {
        Format::Fen => fen::emit(scored),
        Format::Bitboards => bitboards::emit(scored),
        Format::Obf => obf::emit(&obf::keep(scored.clone())),
        _ => format!("{}\n", scored.position),
    }
}
