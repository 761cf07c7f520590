//! An analysed game as a page for a person, and a collection as a list.

use super::graph;
use super::judge::{Judged, JudgedGame};
use super::summary::{Tally, worst};
use crate::describe;
use crate::draw::{self, strong};
use crate::screen::Style;
use outflank_coach::Grade;
use outflank_data::openings;
use outflank_formats::{GameRecord, Tags};
use outflank_locale::Locale;
use outflank_rules::{Color, Outcome};
use std::io::{self, Write};

/// How to write.
pub struct Page<'a> {
    /// The reader's language.
    pub locale: &'a Locale,
    /// The reader's signs and colours.
    pub style: Style,
}

/// Columns of the names of the players in a list.
const NAMES: usize = 34;

impl Page<'_> {
    fn text(&self, id: &str) -> String {
        self.locale.text(id, &[])
    }

    /// The word for how bad a move was, if it was.
    fn grade(&self, grade: Grade) -> Option<String> {
        let id = match grade {
            Grade::Best | Grade::Good => return None,
            Grade::Inaccuracy => "coach-grade-inaccuracy",
            Grade::Mistake => "coach-grade-mistake",
            Grade::Blunder => "coach-grade-blunder",
        };
        Some(self.text(id))
    }

    /// A whole game: its moves, a graph, and the figures of both sides.
    pub fn game(&self, record: &GameRecord, judged: &JudgedGame, out: &mut dyn Write) -> io::Result<()> {
        if let Some(players) = self.players(&record.tags) {
            writeln!(out, "{}", strong(&players, self.style))?;
        }
        if let Some(occasion) = describe::occasion(&record.tags) {
            writeln!(out, "{occasion}")?;
        }
        if let Some((_, opening)) = openings::of_game(&judged.game) {
            writeln!(out, "{}", opening.name(self.locale.language().code()))?;
        }
        writeln!(out, "{}", strong(&self.heading(), self.style))?;
        for one in &judged.moves {
            writeln!(out, "{}", self.row(one))?;
        }
        let mut scores: Vec<Option<i32>> = judged.moves.iter().map(Judged::for_black).collect();
        scores.extend(graph::result(judged.game.position()).map(Some));
        writeln!(out, "\n{}", self.text("analyze-graph"))?;
        for line in graph::lines(&scores, self.style.unicode) {
            writeln!(out, "{line}")?;
        }
        writeln!(out)?;
        self.sides(judged, out)
    }

    fn heading(&self) -> String {
        let words =
            ["column-number", "column-move", "column-score", "analyze-column-best", "analyze-column-loss"]
                .map(|id| self.text(id));
        let [number, mv, score, best, loss] = words;
        format!("{number:>4}   {mv:<5} {score:<22} {best:<10} {loss:>6}").trim_end().to_owned()
    }

    fn row(&self, one: &Judged) -> String {
        let disc = draw::disc(one.color, self.style);
        let score = describe::score(one.score, self.locale);
        // Another move that is no better says nothing.
        let better = one.best().filter(|&best| best != one.square && one.loss() != Some(0));
        let best = better.map_or_else(String::new, |best| best.to_string());
        let loss = one.loss().filter(|&loss| loss > 0).map(|loss| format!("-{loss}")).unwrap_or_default();
        let grade = one.verdict().and_then(|verdict| self.grade(verdict.grade)).unwrap_or_default();
        let row =
            format!("{:>4} {disc} {:<5} {score:<22} {best:<10} {loss:>6}  ", one.ply, one.square.to_string());
        let row = row + &if grade.is_empty() { grade } else { strong(&grade, self.style) };
        row.trim_end().to_owned()
    }

    /// The figures of both sides in a table.
    fn sides(&self, judged: &JudgedGame, out: &mut dyn Write) -> io::Result<()> {
        let tallies = Color::BOTH.map(|color| Tally::of(judged, color));
        let figures = |of: fn(&Tally) -> u64| tallies.each_ref().map(of);
        let rows = [
            ("analyze-column-moves", figures(|tally| tally.moves as u64)),
            ("coach-grade-best", figures(|tally| tally.best as u64)),
            ("analyze-column-discs", figures(|tally| tally.loss)),
            ("coach-grade-inaccuracy", figures(|tally| tally.inaccuracies as u64)),
            ("coach-grade-mistake", figures(|tally| tally.mistakes as u64)),
            ("coach-grade-blunder", figures(|tally| tally.blunders as u64)),
        ];
        let labels = rows.map(|(id, _)| self.text(id));
        let width = labels.iter().map(|label| label.chars().count()).max().unwrap_or_default();
        let [black, white] = Color::BOTH.map(|color| draw::disc(color, self.style));
        writeln!(out, "{:width$} {black:>5} {white:>5}", "")?;
        for (label, (_, [black, white])) in labels.iter().zip(rows) {
            writeln!(out, "{label:<width$} {black:>5} {white:>5}")?;
        }
        Ok(())
    }

    fn players(&self, tags: &Tags) -> Option<String> {
        let dash = if self.style.unicode { "–" } else { "-" };
        let [black, white] = Color::BOTH.map(|color| tags.player(color));
        (black.is_some() || white.is_some())
            .then(|| format!("{} {dash} {}", black.unwrap_or("?"), white.unwrap_or("?")))
    }

    /// The heading of a list of games.
    pub fn list_heading(&self, out: &mut dyn Write) -> io::Result<()> {
        let [number, players, score, worst] =
            ["column-number", "analyze-column-players", "column-score", "analyze-column-worst"]
                .map(|id| self.text(id));
        let [black, white] = Color::BOTH.map(|color| draw::disc(color, self.style));
        let lost = self.text("analyze-column-loss");
        let line = format!(
            "{number:>5} {players:<NAMES$} {score:>5} {:>8} {:>8}  {worst}",
            format!("{black} {lost}"),
            format!("{white} {lost}")
        );
        writeln!(out, "{}", strong(&line, self.style))
    }

    /// A game as a line of a list: what both sides gave away, and the move that mattered
    /// most.
    pub fn list_row(
        &self,
        number: usize,
        record: &GameRecord,
        judged: &JudgedGame,
        out: &mut dyn Write,
    ) -> io::Result<()> {
        let players = self.players(&record.tags).unwrap_or_else(|| moves_of(judged));
        let players = shortened(&players, NAMES);
        let result = Outcome::of(judged.game.position()).map_or_else(String::new, |outcome| {
            let score = outcome.federation_score();
            format!("{}-{}", score.get(Color::Black), score.get(Color::White))
        });
        let [black, white] = Color::BOTH.map(|color| Tally::of(judged, color).loss);
        let worst = worst(judged).map_or_else(String::new, |one| {
            let best = one.best().map_or_else(String::new, |best| format!(" ({best})"));
            let loss = one.loss().map_or_else(String::new, |loss| format!(" -{loss}"));
            format!("{:>2}. {}{best}{loss}", one.ply, one.square)
        });
        let line = format!("{number:>5} {players:<NAMES$} {result:>5} {black:>8} {white:>8}  {worst}");
        writeln!(out, "{}", line.trim_end())
    }

    /// The last line of a list.
    pub fn list_end(&self, games: usize, all: &Tally, out: &mut dyn Write) -> io::Result<()> {
        let variables = [
            ("games", games.into()),
            ("moves", all.moves.into()),
            ("loss", format!("{:.2}", all.mean_loss()).into()),
        ];
        writeln!(out, "{}", self.locale.text("analyze-summary", &variables))
    }
}

fn moves_of(judged: &JudgedGame) -> String {
    judged.game.squares_played().map(|square| square.to_string()).collect()
}

fn shortened(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    let start: String = text.chars().take(most - 3).collect();
    start + "..."
}
