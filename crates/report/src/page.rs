//! A reviewed game as a page for a person, and a collection as a list.

use crate::batch::ReviewedGame;
use crate::graph;
use crate::panel::occasion;
use outflank_coach::{Grade, score_sentence};
use outflank_data::openings;
use outflank_formats::Tags;
use outflank_locale::Locale;
use outflank_review::{GameReview, Judgement, Tally};
use outflank_rules::{Color, Game, Outcome, Square};
use outflank_text::{Style, disc, strong};
use std::io::{self, Write};

/// How to write.
pub(crate) struct Page<'a> {
    /// The reader's language.
    pub(crate) locale: &'a Locale,
    /// The reader's signs and colours.
    pub(crate) style: Style,
}

/// Columns of the names of the players in a list.
const NAMES: usize = 34;

impl Page<'_> {
    fn text(&self, id: &str) -> String {
        self.locale.text(id, &[])
    }

    /// A whole game: its moves, a graph, and the figures of both sides.
    pub(crate) fn game(&self, reviewed: &ReviewedGame, out: &mut dyn Write) -> io::Result<()> {
        let ReviewedGame { record, game, review, .. } = reviewed;
        if let Some(players) = self.players(&record.tags) {
            writeln!(out, "{}", strong(&players, self.style))?;
        }
        if let Some(occasion) = occasion(&record.tags) {
            writeln!(out, "{occasion}")?;
        }
        if let Some((_, opening)) = openings::of_game(game) {
            writeln!(out, "{}", opening.name(self.locale.language().code()))?;
        }
        writeln!(out, "{}", strong(&self.heading(), self.style))?;
        for one in &review.judgements {
            if let Some(square) = one.square() {
                writeln!(out, "{}", self.row(one, square))?;
            }
        }
        let after: Vec<Option<i32>> = review.judgements.iter().skip(1).map(Judgement::for_black).collect();
        writeln!(out, "\n{}", self.text("analyze-graph"))?;
        for line in graph::lines(&after, self.style.unicode) {
            writeln!(out, "{line}")?;
        }
        writeln!(out)?;
        self.sides(review, out)
    }

    fn heading(&self) -> String {
        let words =
            ["column-number", "column-move", "column-score", "analyze-column-best", "analyze-column-loss"]
                .map(|id| self.text(id));
        let [number, mv, score, best, loss] = words;
        format!("{number:>4}   {mv:<5} {score:<22} {best:<10} {loss:>6}").trim_end().to_owned()
    }

    fn row(&self, one: &Judgement, square: Square) -> String {
        let sign = disc(one.position.turn(), self.style);
        let score = one.played_line().map(|line| score_sentence(line.score).text(self.locale));
        let score = score.unwrap_or_default();
        let loss = one.loss().filter(|&loss| loss > 0);
        // Another move that is no better says nothing.
        let best = one.best().filter(|_| loss.is_some()).map(|line| line.mv.to_string()).unwrap_or_default();
        let loss = loss.map(|loss| format!("-{loss}")).unwrap_or_default();
        let bad = one.verdict().map(|verdict| verdict.grade).filter(|&grade| grade > Grade::Good);
        let grade = bad.map(|grade| strong(&grade.name().text(self.locale), self.style)).unwrap_or_default();
        let square = square.to_string();
        let row = format!("{:>4} {sign} {square:<5} {score:<22} {best:<10} {loss:>6}  {grade}", one.ply);
        row.trim_end().to_owned()
    }

    /// The figures of both sides in a table.
    fn sides(&self, review: &GameReview, out: &mut dyn Write) -> io::Result<()> {
        let tallies = Color::BOTH.map(|color| Tally::of(review, color));
        let figures = |of: fn(&Tally) -> u64| tallies.each_ref().map(of);
        let rows = [
            ("analyze-column-moves", figures(|tally| tally.moves as u64)),
            ("analyze-column-no-loss", figures(|tally| tally.best as u64)),
            ("analyze-column-discs", figures(|tally| tally.loss)),
            ("coach-grade-inaccuracy", figures(|tally| tally.inaccuracies as u64)),
            ("coach-grade-mistake", figures(|tally| tally.mistakes as u64)),
            ("coach-grade-blunder", figures(|tally| tally.blunders as u64)),
        ];
        let labels = rows.map(|(id, _)| self.text(id));
        let width = labels.iter().map(|label| label.chars().count()).max().unwrap_or_default();
        let [black, white] = Color::BOTH.map(|color| disc(color, self.style));
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
    pub(crate) fn list_heading(&self, out: &mut dyn Write) -> io::Result<()> {
        let [number, players, score, worst] =
            ["column-number", "analyze-column-players", "column-score", "analyze-column-worst"]
                .map(|id| self.text(id));
        let [black, white] = Color::BOTH.map(|color| disc(color, self.style));
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
    pub(crate) fn list_row(&self, reviewed: &ReviewedGame, out: &mut dyn Write) -> io::Result<()> {
        let ReviewedGame { number, record, game, review } = reviewed;
        let players = self.players(&record.tags).unwrap_or_else(|| moves_of(game));
        let players = shortened(&players, NAMES);
        let result = Outcome::of(game.position()).map_or_else(String::new, |outcome| {
            let score = outcome.federation_score();
            format!("{}-{}", score.get(Color::Black), score.get(Color::White))
        });
        let [black, white] = Color::BOTH.map(|color| Tally::of(review, color).loss);
        let worst = review.turning_points(None, 1).first().map_or_else(String::new, |one| {
            let played = one.square().map_or_else(String::new, |square| square.to_string());
            let best = one.best().map_or_else(String::new, |line| format!(" ({})", line.mv));
            let loss = one.loss().map_or_else(String::new, |loss| format!(" -{loss}"));
            format!("{:>2}. {played}{best}{loss}", one.ply)
        });
        let line = format!("{number:>5} {players:<NAMES$} {result:>5} {black:>8} {white:>8}  {worst}");
        writeln!(out, "{}", line.trim_end())
    }

    /// The last line of a list.
    pub(crate) fn list_end(&self, games: usize, all: &Tally, out: &mut dyn Write) -> io::Result<()> {
        let variables = [
            ("games", games.into()),
            ("moves", all.moves.into()),
            ("loss", format!("{:.2}", all.mean_loss()).into()),
        ];
        writeln!(out, "{}", self.locale.text("analyze-summary", &variables))
    }
}

fn moves_of(game: &Game) -> String {
    game.squares_played().map(|square| square.to_string()).collect()
}

fn shortened(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    let start: String = text.chars().take(most - 3).collect();
    start + "..."
}
