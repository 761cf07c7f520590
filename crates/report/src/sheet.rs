//! What was found, in the form that was asked for. Games are written as they come; none
//! is kept.

use crate::batch::{Found, ReviewedGame};
use crate::error::ReportError;
use crate::json::{ScoreReport, Sides, side};
use crate::page::Page;
use outflank_data::openings;
use outflank_engine::Score;
use outflank_formats::{Format, GameRecord, WriteError, write_games};
use outflank_locale::Locale;
use outflank_review::{Effort, GameReview, Judgement, Tally};
use outflank_rules::{Color, DiscDiff, Move};
use outflank_text::Style;
use serde::Serialize;
use std::io::{self, Write};

/// What to write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// For a person.
    Text,
    /// One object, in one line.
    Json,
    /// A row for each move.
    Csv,
    /// The games with their scores.
    Ggf,
}

impl Kind {
    /// What a file with this ending holds.
    #[must_use]
    pub fn from_extension(extension: &str) -> Option<Kind> {
        match extension.to_ascii_lowercase().as_str() {
            "json" => Some(Kind::Json),
            "csv" => Some(Kind::Csv),
            "ggf" => Some(Kind::Ggf),
            _ => None,
        }
    }
}

/// Something that takes games and writes them.
pub struct Sheet<'a> {
    kind: Kind,
    /// There is one game, and it gets a page.
    single: bool,
    page: Page<'a>,
    games: usize,
    all: Tally,
    effort: Option<Effort>,
    unreadable: Vec<UnreadableReport>,
}

impl<'a> Sheet<'a> {
    /// An empty sheet.
    #[must_use]
    pub fn new(kind: Kind, single: bool, locale: &'a Locale, style: Style) -> Sheet<'a> {
        let page = Page { locale, style };
        Sheet { kind, single, page, games: 0, all: Tally::default(), effort: None, unreadable: Vec::new() }
    }

    /// Whether some games could not be read.
    #[must_use]
    pub const fn found_faults(&self) -> bool {
        !self.unreadable.is_empty()
    }

    /// What comes first.
    pub fn begin(&mut self, out: &mut dyn Write) -> Result<(), ReportError> {
        match self.kind {
            Kind::Text if !self.single => self.page.list_heading(out)?,
            Kind::Json => out.write_all(b"{\"games\":[")?,
            Kind::Csv => writeln!(out, "{CSV_HEADING}")?,
            Kind::Text | Kind::Ggf => {}
        }
        Ok(())
    }

    /// One more game.
    pub fn add(&mut self, found: &Found, out: &mut dyn Write) -> Result<(), ReportError> {
        match found {
            Found::Game(reviewed) => self.game(reviewed, out),
            Found::Unreadable(game, error) => {
                self.unreadable.push(UnreadableReport { game: *game, reason: error.to_string() });
                Ok(())
            }
        }
    }

    fn game(&mut self, reviewed: &ReviewedGame, out: &mut dyn Write) -> Result<(), ReportError> {
        let ReviewedGame { number, record, review, .. } = reviewed;
        match self.kind {
            Kind::Text if self.single => self.page.game(reviewed, out)?,
            Kind::Text => self.page.list_row(reviewed, out)?,
            Kind::Json => {
                if self.games > 0 {
                    out.write_all(b",")?;
                }
                let report = GameReport::from(reviewed);
                serde_json::to_writer(&mut *out, &report).map_err(io::Error::from)?;
            }
            Kind::Csv => moves(review).try_for_each(|(one, mv)| csv_row(*number, one, mv, out))?,
            Kind::Ggf => {
                write_games(Format::Ggf, &[scored(record, review)], out).map_err(|error| match error {
                    WriteError::Io(source) => ReportError::Output(source),
                    reason => ReportError::Unwritable { game: *number, reason },
                })?;
            }
        }
        self.games += 1;
        self.effort = Some(review.effort);
        review.judgements.iter().for_each(|one| self.all.add(one));
        Ok(())
    }

    /// What comes last.
    pub fn end(&mut self, interrupted: bool, out: &mut dyn Write) -> Result<(), ReportError> {
        match self.kind {
            Kind::Text if !self.single => self.page.list_end(self.games, &self.all, out)?,
            Kind::Json => {
                let unreadable = serde_json::to_string(&self.unreadable).map_err(io::Error::from)?;
                let effort =
                    self.effort.map(|effort| effort.name().map_or(effort.to_string(), str::to_owned));
                let effort = serde_json::to_string(&effort).map_err(io::Error::from)?;
                let Tally { moves, loss, .. } = self.all;
                writeln!(
                    out,
                    "],\"unreadable\":{unreadable},\"effort\":{effort},\"moves\":{moves},\"loss\":{loss},\"interrupted\":{interrupted}}}"
                )?;
            }
            Kind::Text | Kind::Csv | Kind::Ggf => {}
        }
        Ok(())
    }
}

/// The record with the score of each move beside it, for who made it.
#[must_use]
pub fn scored(record: &GameRecord, review: &GameReview) -> GameRecord {
    let mut record = record.clone();
    record.state_result();
    for (recorded, judgement) in record.moves.iter_mut().zip(&review.judgements) {
        let score = judgement.played_line().and_then(|line| line.score.discs());
        recorded.eval = score.map(|discs| discs.discs() as f32);
    }
    record
}

/// The judgements on moves that were chosen, each with its move.
fn moves(review: &GameReview) -> impl Iterator<Item = (&Judgement, Move)> {
    let placed = |one: &Judgement| one.played.filter(|mv| *mv != Move::Pass);
    review.judgements.iter().filter_map(move |one| Some((one, placed(one)?)))
}

/// The play that would have been best.
fn best_play(one: &Judgement) -> Vec<String> {
    one.best().map_or_else(Vec::new, |line| line.variation.iter().map(ToString::to_string).collect())
}

const CSV_HEADING: &str =
    "game,ply,color,move,score,kind,depth,selectivity,result,best,best_score,loss,grade,line";

fn csv_row(number: usize, one: &Judgement, mv: Move, out: &mut dyn Write) -> io::Result<()> {
    let or_nothing = |value: Option<String>| value.unwrap_or_default();
    let score = one.played_line().map_or_else(|| one.score(), |line| line.score);
    let report = ScoreReport::from(score);
    let cells = [
        number.to_string(),
        one.ply.to_string(),
        side(one.position.turn()).to_owned(),
        mv.to_string(),
        or_nothing(discs(score).map(|discs| discs.to_string())),
        report.kind().to_owned(),
        or_nothing(report.depth().map(|depth| depth.to_string())),
        or_nothing(report.selectivity().map(|percent| percent.to_string())),
        or_nothing(report.result().map(str::to_owned)),
        or_nothing(one.best().map(|line| line.mv.to_string())),
        or_nothing(discs(one.score()).map(|discs| discs.to_string())),
        or_nothing(one.loss().map(|loss| loss.to_string())),
        or_nothing(one.verdict().map(|verdict| verdict.grade.word().to_owned())),
        best_play(one).join(" "),
    ];
    // Nothing in a cell needs quotes.
    writeln!(out, "{}", cells.join(","))
}

fn discs(score: Score) -> Option<i32> {
    score.discs().map(DiscDiff::discs)
}

#[derive(Serialize)]
struct UnreadableReport {
    game: usize,
    reason: String,
}

#[derive(Serialize)]
struct GameReport {
    number: usize,
    players: Sides<Option<String>>,
    event: Option<String>,
    date: Option<String>,
    opening: Option<&'static str>,
    start: String,
    finished: bool,
    moves: Vec<MoveReport>,
    sides: Sides<TallyReport>,
}

#[derive(Serialize)]
struct MoveReport {
    ply: usize,
    color: &'static str,
    #[serde(rename = "move")]
    mv: String,
    score: ScoreReport,
    best: Option<String>,
    best_score: ScoreReport,
    variation: Vec<String>,
    loss: Option<u32>,
    grade: Option<&'static str>,
}

#[derive(Serialize)]
struct TallyReport {
    moves: usize,
    best: usize,
    loss: u64,
    inaccuracies: usize,
    mistakes: usize,
    blunders: usize,
}

impl From<&ReviewedGame> for GameReport {
    fn from(reviewed: &ReviewedGame) -> GameReport {
        let ReviewedGame { number, record, game, review } = reviewed;
        let tags = &record.tags;
        GameReport {
            number: *number,
            players: Sides::of(|color| tags.player(color).map(str::to_owned)),
            event: tags.event.clone(),
            date: tags.date.clone(),
            opening: openings::of_game(game).map(|(_, opening)| opening.name("en")),
            start: game.start().to_string(),
            finished: game.is_over(),
            moves: moves(review).map(MoveReport::from).collect(),
            sides: Sides::of(|color: Color| TallyReport::from(Tally::of(review, color))),
        }
    }
}

impl From<(&Judgement, Move)> for MoveReport {
    fn from((one, mv): (&Judgement, Move)) -> MoveReport {
        MoveReport {
            ply: one.ply,
            color: side(one.position.turn()),
            mv: mv.to_string(),
            score: one.played_line().map_or_else(|| one.score(), |line| line.score).into(),
            best: one.best().map(|line| line.mv.to_string()),
            best_score: one.score().into(),
            variation: best_play(one),
            loss: one.loss(),
            grade: one.verdict().map(|verdict| verdict.grade.word()),
        }
    }
}

impl From<Tally> for TallyReport {
    fn from(tally: Tally) -> TallyReport {
        let Tally { moves, best, loss, inaccuracies, mistakes, blunders } = tally;
        TallyReport { moves, best, loss, inaccuracies, mistakes, blunders }
    }
}
