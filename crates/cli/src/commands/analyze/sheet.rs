//! What was found, in the form that was asked for. Games are written as they come; none
//! is kept.

use super::collection::Collection;
use super::crew::Found;
use super::judge::{Judged, JudgedGame};
use super::page::Page;
use super::summary::Tally;
use crate::failure::Failure;
use crate::note;
use crate::report::{ScoreReport, Sides, side};
use crate::screen::Style;
use outflank_coach::Grade;
use outflank_data::openings;
use outflank_engine::Score;
use outflank_formats::{Format, GameRecord, ReadError, WriteError, write_games};
use outflank_locale::Locale;
use outflank_rules::{Color, DiscDiff};
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

/// Something that takes games and writes them.
pub struct Sheet<'a> {
    kind: Kind,
    /// There is one game, and it gets a page.
    single: bool,
    page: Page<'a>,
    games: usize,
    all: Tally,
    unreadable: Vec<UnreadableReport>,
}

impl<'a> Sheet<'a> {
    /// An empty sheet.
    pub fn new(kind: Kind, single: bool, locale: &'a Locale, style: Style) -> Sheet<'a> {
        let page = Page { locale, style };
        Sheet { kind, single, page, games: 0, all: Tally::default(), unreadable: Vec::new() }
    }

    /// Whether some games could not be read.
    pub fn found_faults(&self) -> bool {
        !self.unreadable.is_empty()
    }

    /// What comes first.
    pub fn begin(&mut self, out: &mut dyn Write) -> Result<(), Failure> {
        match self.kind {
            Kind::Text if !self.single => self.page.list_heading(out)?,
            Kind::Json => out.write_all(b"{\"games\":[")?,
            Kind::Csv => writeln!(out, "{CSV_HEADING}")?,
            Kind::Text | Kind::Ggf => {}
        }
        Ok(())
    }

    /// One more game.
    pub fn add(
        &mut self,
        found: &Found,
        collection: &Collection,
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        match found {
            Found::Game(number, record, judged) => self.game(*number, record, judged, out),
            Found::Unreadable(number, error) => {
                self.fault(*number, error, collection);
                Ok(())
            }
        }
    }

    fn fault(&mut self, number: usize, error: &ReadError, collection: &Collection) {
        let reason = error.to_string();
        let variables = [("file", collection.name().into()), ("reason", reason.as_str().into())];
        note::tell(self.page.locale.text("check-unreadable", &variables));
        self.unreadable.push(UnreadableReport { game: number, reason });
    }

    fn game(
        &mut self,
        number: usize,
        record: &GameRecord,
        judged: &JudgedGame,
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        match self.kind {
            Kind::Text if self.single => self.page.game(record, judged, out)?,
            Kind::Text => self.page.list_row(number, record, judged, out)?,
            Kind::Json => {
                if self.games > 0 {
                    out.write_all(b",")?;
                }
                let report = GameReport::new(number, record, judged);
                serde_json::to_writer(&mut *out, &report).map_err(io::Error::from)?;
            }
            Kind::Csv => judged.moves.iter().try_for_each(|one| csv_row(number, one, out))?,
            Kind::Ggf => {
                write_games(Format::Ggf, &[scored(record, judged)], out).map_err(|error| match error {
                    WriteError::Io(source) => Failure::Output(source),
                    error => Failure::Refused(format!("game {number}: {error}")),
                })?;
            }
        }
        self.games += 1;
        judged.moves.iter().for_each(|one| self.all.add(one));
        Ok(())
    }

    /// What comes last.
    pub fn end(&mut self, interrupted: bool, out: &mut dyn Write) -> Result<(), Failure> {
        match self.kind {
            Kind::Text if !self.single => self.page.list_end(self.games, &self.all, out)?,
            Kind::Json => {
                let unreadable = serde_json::to_string(&self.unreadable).map_err(io::Error::from)?;
                let Tally { moves, loss, .. } = self.all;
                writeln!(
                    out,
                    "],\"unreadable\":{unreadable},\"moves\":{moves},\"loss\":{loss},\"interrupted\":{interrupted}}}"
                )?;
            }
            Kind::Text | Kind::Csv | Kind::Ggf => {}
        }
        Ok(())
    }
}

/// The record with the score of each move beside it.
fn scored(record: &GameRecord, judged: &JudgedGame) -> GameRecord {
    let mut record = record.clone();
    record.state_result();
    for one in &judged.moves {
        if let Some(recorded) = record.moves.get_mut(one.ply - 1) {
            recorded.eval = one.score.discs().map(|discs| discs.discs() as f32);
        }
    }
    record
}

const CSV_HEADING: &str =
    "game,ply,color,move,score,kind,depth,selectivity,result,best,best_score,loss,grade,line";

fn csv_row(number: usize, one: &Judged, out: &mut dyn Write) -> io::Result<()> {
    let or_nothing = |value: Option<String>| value.unwrap_or_default();
    let report = ScoreReport::from(one.score);
    let line: Vec<String> = one.variation.iter().map(ToString::to_string).collect();
    let cells = [
        number.to_string(),
        one.ply.to_string(),
        side(one.color).to_owned(),
        one.square.to_string(),
        or_nothing(discs(one.score).map(|discs| discs.to_string())),
        report.kind().to_owned(),
        or_nothing(report.depth().map(|depth| depth.to_string())),
        or_nothing(report.selectivity().map(|percent| percent.to_string())),
        or_nothing(report.result().map(str::to_owned)),
        or_nothing(one.best().map(|best| best.to_string())),
        or_nothing(discs(one.best_score).map(|discs| discs.to_string())),
        or_nothing(one.loss().map(|loss| loss.to_string())),
        or_nothing(one.verdict().map(|verdict| grade(verdict.grade).to_owned())),
        line.join(" "),
    ];
    // Nothing in a cell needs quotes.
    writeln!(out, "{}", cells.join(","))
}

fn discs(score: Score) -> Option<i32> {
    score.discs().map(DiscDiff::discs)
}

fn grade(grade: Grade) -> &'static str {
    match grade {
        Grade::Best => "best",
        Grade::Good => "good",
        Grade::Inaccuracy => "inaccuracy",
        Grade::Mistake => "mistake",
        Grade::Blunder => "blunder",
    }
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

impl GameReport {
    fn new(number: usize, record: &GameRecord, judged: &JudgedGame) -> GameReport {
        let tags = &record.tags;
        GameReport {
            number,
            players: Sides::of(|color| tags.player(color).map(str::to_owned)),
            event: tags.event.clone(),
            date: tags.date.clone(),
            opening: openings::of_game(&judged.game).map(|(_, opening)| opening.name("en")),
            start: judged.game.start().to_string(),
            finished: judged.game.is_over(),
            moves: judged.moves.iter().map(MoveReport::from).collect(),
            sides: Sides::of(|color: Color| TallyReport::from(Tally::of(judged, color))),
        }
    }
}

impl From<&Judged> for MoveReport {
    fn from(one: &Judged) -> MoveReport {
        MoveReport {
            ply: one.ply,
            color: side(one.color),
            mv: one.square.to_string(),
            score: one.score.into(),
            best: one.best().map(|best| best.to_string()),
            best_score: one.best_score.into(),
            variation: one.variation.iter().map(ToString::to_string).collect(),
            loss: one.loss(),
            grade: one.verdict().map(|verdict| grade(verdict.grade)),
        }
    }
}

impl From<Tally> for TallyReport {
    fn from(tally: Tally) -> TallyReport {
        let Tally { moves, best, loss, inaccuracies, mistakes, blunders } = tally;
        TallyReport { moves, best, loss, inaccuracies, mistakes, blunders }
    }
}
