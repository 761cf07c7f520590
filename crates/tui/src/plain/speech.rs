//! What the line-by-line mode says about a position and a match.

use super::{PATIENCE, Teller, command};
use crate::advice::Advice;
use crate::screens::console::sleeve;
use crate::thinker::Thought;
use crate::words::{self, Words, name, names, signed};
use outflank_learn::Exercise;
use outflank_locale::{Arg, Sentence, whole_sentence};
use outflank_messages::Narrator;
use outflank_play::{GameView, Phase, Player, View};
use outflank_review::{GameReview, Judgement};
use outflank_rules::{Color, Game, Position, Square, SquareSet};
use outflank_text::{Diagram, Style};
use std::io;
use std::time::Instant;

impl Teller<'_> {
    /// Whose turn it is and what can be played, or what comes next.
    pub(super) fn state(&self, view: &View, game: &GameView) -> String {
        let words = self.words();
        match (view.phase, game.to_move) {
            (Phase::Paused, _) => words.status(view),
            (Phase::Between, _) => {
                let next = self.what_next(view);
                words.standing(view).map_or_else(|| next.clone(), |standing| format!("{standing} {next}"))
            }
            (Phase::Over, _) => {
                let over = words.text("tui-plain-over", &[]);
                words.standing(view).map_or_else(|| over.clone(), |standing| format!("{standing} {over}"))
            }
            (_, Some(_)) => {
                let turn = words.status(view);
                if game.table.is_some() {
                    return words
                        .correction(view, game)
                        .map_or_else(|| turn.clone(), |may| format!("{turn} {may}"));
                }
                let label = words.text("legal-moves", &[("count", game.legal.len().into())]);
                let moves: Vec<String> = game.legal.iter().map(|choice| choice.square.to_string()).collect();
                format!("{turn} {label} {}.", moves.join(" "))
            }
            _ => String::new(),
        }
    }

    /// How the next game of a series begins.
    fn what_next(&self, view: &View) -> String {
        let words = self.words();
        let Some(decision) = words.decision(view) else { return words.text("tui-plain-next", &[]) };
        let [one, two] = Player::BOTH.map(|player| Narrator::of(view).player(player).text(&self.cx.locale));
        let how = words.text("tui-plain-starter", &[("one", one.into()), ("two", two.into())]);
        format!("{decision} {how}")
    }

    /// A hint, or one step more of it when it was asked for before.
    pub(super) fn hint(&mut self) -> io::Result<()> {
        let Some(position) = self.open_position() else { return self.say_id("tui-plain-nothing") };
        let mut advice = match self.advice.take().filter(|advice| advice.position() == position) {
            Some(mut advice) => {
                advice.go_on();
                advice
            }
            None => Advice::ask(position, &mut self.cx.thinkers),
        };
        if !advice.is_known() {
            self.wait_for(|thought| {
                advice.thought(thought);
                advice.is_known().then_some(())
            });
        }
        match advice.sentences(self.words()).last() {
            Some(_) if !advice.has_more() => {
                // The last step: the move and its reasons.
                let lines = advice.sentences(self.words()).split_off(2);
                lines.iter().try_for_each(|line| self.say(line))?;
            }
            Some(line) => self.say(line)?,
            None => self.say_id("tui-plain-nothing")?,
        }
        self.advice = Some(advice);
        Ok(())
    }

    pub(super) fn evaluate(&mut self) -> io::Result<()> {
        let Some(outcome) = self.weigh() else { return self.say_id("tui-plain-nothing") };
        for line in &outcome.lines {
            let words = self.words();
            let play: Vec<String> = line.variation.iter().map(ToString::to_string).collect();
            let text = words.text(
                "tui-plain-line",
                &[
                    ("move", words.mv(line.mv).into()),
                    ("score", words.score(line.score).into()),
                    ("line", play.join(" ").into()),
                ],
            );
            self.say(&text)?;
        }
        Ok(())
    }

    /// The score after every move of the game.
    pub(super) fn review(&mut self) -> io::Result<()> {
        if self.session.game().table().is_some() {
            self.say_id("tui-table-no-study")?;
            let view = self.session.view(self.cx.now);
            let marks =
                view.game.iter().filter_map(|game| game.table.as_ref()).flat_map(|table| &table.marks);
            let lines: Vec<String> = marks.map(|mark| self.words().mark(mark, &view)).collect();
            return lines.iter().try_for_each(|line| self.say(line));
        }
        let Some(game) = self.session.game().game() else { return self.say_id("tui-plain-nothing") };
        let game = game.clone();
        let moves: Vec<_> = game.turns().map(|turn| (turn.before.turn(), turn.mv)).collect();
        if moves.is_empty() {
            return self.say_id("tui-plain-nothing");
        }
        let judgements = self.judgements(&game);
        let view = self.session.view(self.cx.now);
        let narrator = Narrator::of(&view);
        for (ply, (color, mv)) in (1_u32..).zip(moves) {
            let words = self.words();
            let score = judgements[ply as usize].as_ref().and_then(Judgement::for_black);
            let score = score.map_or_else(|| "?".to_owned(), signed);
            let said = Sentence::new("tui-plain-ply")
                .with("ply", ply)
                .with("color", narrator.side(color))
                .with("side", narrator.side(Color::Black))
                .with("move", words.mv(mv))
                .with("score", score);
            self.say(&said.text(&self.cx.locale))?;
        }
        let judgements = judgements.into_iter().flatten().collect();
        let review = GameReview { effort: self.cx.thinkers.effort(), judgements };
        let points = review.turning_points(None, 3);
        self.say_id(if points.is_empty() { "tui-turning-none" } else { "tui-plain-turning" })?;
        for point in points {
            if let Some(comment) = point.comment() {
                let text = format!("{}. {}", point.ply, comment.text(&self.cx.locale));
                self.say(&text)?;
            }
        }
        Ok(())
    }

    /// What a review finds about the positions of a game, as far as patience reaches.
    fn judgements(&mut self, game: &Game) -> Vec<Option<Judgement>> {
        let asked = self.cx.thinkers.review(game);
        let mut judgements = vec![None; game.ply() + 1];
        let mut deadline = Instant::now() + PATIENCE;
        while judgements.iter().any(Option::is_none) && Instant::now() < deadline {
            match self.cx.thinkers.wait(super::GLANCE) {
                Some(Thought::Reviewed { ticket, judgement }) if ticket == asked => {
                    let place = judgement.ply - 1;
                    judgements[place] = Some(*judgement);
                    // As long as something comes, there is more to wait for.
                    deadline = Instant::now() + PATIENCE;
                }
                Some(thought) => self.session.thought(&thought),
                None => {}
            }
        }
        judgements
    }

    /// Every row with a disc on it, as a sentence.
    pub(super) fn board(&mut self) -> io::Result<()> {
        let game = self.session.view(self.cx.now).game;
        let learned = self.exercise.as_ref().map(Exercise::position);
        let Some(position) = learned.or(game.map(|game| game.board.position)) else { return Ok(()) };
        let view = self.session.view(self.cx.now);
        let sides = Color::BOTH.map(|color| match learned {
            Some(_) => color.into(),
            None => Narrator::of(&view).side(color),
        });
        for row in 0..8 {
            let squares: SquareSet = (0..8).filter_map(|column| Square::at(column, row)).collect();
            let text = row_text(position, row, squares, &sides, self.words());
            self.say(&text)?;
        }
        Ok(())
    }

    /// The board as a picture of letters.
    pub(super) fn picture(&mut self) -> io::Result<()> {
        let game = self.session.view(self.cx.now).game;
        let (position, legal) = match (&self.exercise, game) {
            (Some(exercise), _) => (exercise.position(), SquareSet::EMPTY),
            (None, Some(game)) => {
                (game.board.position, game.legal.iter().map(|choice| choice.square).collect())
            }
            (None, None) => return Ok(()),
        };
        self.say("  a b c d e f g h")?;
        let diagram = Diagram { legal, ..Diagram::new(position) };
        for (number, row) in (1..).zip(diagram.rows(Style::ASCII)) {
            self.say(&format!("{number}{}", row.trim_end()))?;
        }
        let view = self.session.view(self.cx.now);
        if self.exercise.is_none() && view.setup.variation.is_some() {
            // The console has no black and white: which letter is which side is said below.
            let name = |color| Narrator::of(&view).side_name(color).text(&self.cx.locale);
            let line = format!("X {}, O {}", name(Color::Black), name(Color::White));
            self.say(&line)?;
        }
        Ok(())
    }

    /// The sleeve of the console's cassette.
    pub(super) fn sleeve(&mut self) -> io::Result<()> {
        let lines = sleeve::text(self.words(), true);
        lines.iter().try_for_each(|(_, line)| self.say(line))
    }

    pub(super) fn moves(&mut self) -> io::Result<()> {
        let Some(game) = self.session.view(self.cx.now).game else { return Ok(()) };
        for choice in &game.legal {
            let text = self.words().text(
                "tui-plain-move",
                &[
                    ("square", name(choice.square)),
                    ("count", choice.turns.len().into()),
                    ("squares", names(choice.turns)),
                ],
            );
            self.say(&text)?;
        }
        if game.legal.is_empty() {
            self.say_id("tui-plain-nothing")?;
        }
        Ok(())
    }

    pub(super) fn score(&mut self) -> io::Result<()> {
        let view = self.session.view(self.cx.now);
        let Some(game) = &view.game else { return Ok(()) };
        let board = game.board;
        let words = self.words();
        let narrator = Narrator::of(&view);
        let mut lines = words.lines(&match &game.verdict {
            Some(verdict) => narrator.verdict(verdict),
            None => vec![narrator.discs(board.discs)],
        });
        let supply = [("black", board.supply.black.into()), ("white", board.supply.white.into())];
        let id = if view.setup.variation.is_some() { "tui-console-supply" } else { "supply" };
        lines.push(whole_sentence(&words.text(id, &supply)));
        match words.sheet(&view) {
            sheet if sheet.is_empty() => lines.extend(words.standing(&view)),
            sheet => lines.extend(sheet),
        }
        let marks = game.table.iter().flat_map(|table| table.marks.iter());
        lines.extend(marks.map(|mark| words.mark(mark, &view)));
        for line in lines {
            self.say(&line)?;
        }
        Ok(())
    }

    pub(super) fn time(&mut self) -> io::Result<()> {
        let view = self.session.view(self.cx.now);
        let Some((black, clocks)) = view.game.as_ref().and_then(|game| Some((game.black, game.clocks?)))
        else {
            return self.say_id("tui-plain-no-clock");
        };
        for color in Color::BOTH {
            let player = if color == Color::Black { black } else { black.other() };
            let clock = if player == Player::One { clocks.one } else { clocks.two };
            let side = Narrator::of(&view).side_name(color).text(&self.cx.locale);
            let text = self.words().about(&side, &words::clock(clock)) + ".";
            self.say(&text)?;
        }
        Ok(())
    }

    /// The kept games, each with a number to open it by.
    pub(super) fn games(&mut self) -> io::Result<()> {
        let found = self.cx.shelf.as_mut().map(|shelf| {
            shelf.settle()?;
            shelf.list("")
        });
        let matches = match found {
            None => return self.say_id("tui-plain-no-shelf"),
            Some(Err(error)) => return self.say(&error.to_string()),
            Some(Ok(matches)) => matches,
        };
        if matches.is_empty() {
            self.say_id("tui-games-none")?;
        }
        self.listed = matches.iter().map(|summary| summary.id.clone()).collect();
        for (number, summary) in (1..).zip(&matches) {
            let row = crate::screens::games::row(summary, self.words());
            self.say(&format!("{number}: {row}"))?;
        }
        Ok(())
    }

    pub(super) fn open(&mut self, number: usize) -> io::Result<()> {
        let id = number.checked_sub(1).and_then(|index| self.listed.get(index)).cloned();
        let loaded = id.zip(self.cx.shelf.as_mut()).map(|(id, shelf)| shelf.load(&id));
        match loaded {
            None => self.say_id("tui-plain-no-such-game"),
            Some(Err(error)) => self.say(&error.to_string()),
            Some(Ok((game, key))) => {
                let copy = key.is_none();
                self.change_to(game, key)?;
                if copy {
                    self.session.tell_copied();
                }
                Ok(())
            }
        }
    }

    pub(super) fn help(&mut self) -> io::Result<()> {
        self.say_id("tui-plain-help")?;
        let here = self.words();
        let mut lines: Vec<String> = command::PLAIN
            .iter()
            .map(|(_, word, about, _)| here.about(&here.text(word, &[]), &here.text(about, &[])))
            .collect();
        for (word, example, about) in [
            ("tui-word-console", "83", "tui-help-console"),
            ("tui-word-open", "1", "tui-help-open-game"),
            ("tui-word-learn", "1", "tui-help-learn"),
            ("tui-word-rules", "3 fr", "tui-help-rules"),
            ("tui-word-start", "1", "tui-help-starter"),
            ("tui-word-language", "en|es|pl|de|fr", "tui-help-language"),
        ] {
            let call = format!("{} {example}", here.text(word, &[]));
            lines.push(here.about(&call, &here.text(about, &[])));
        }
        for line in lines {
            self.say(&line)?;
        }
        Ok(())
    }
}

/// A row: its discs by colour, or that it is empty.
fn row_text(
    position: Position,
    row: usize,
    squares: SquareSet,
    sides: &[Arg; 2],
    words: Words<'_>,
) -> String {
    let parts: Vec<String> = Color::BOTH
        .into_iter()
        .map(|color| (color, position.discs(color) & squares))
        .filter(|(_, discs)| !discs.is_empty())
        .map(|(color, discs)| {
            let squares: Vec<String> = discs.into_iter().map(|square| square.to_string()).collect();
            let said = Sentence::new("tui-plain-discs").with("color", sides[color.index()].clone());
            said.with("squares", squares.join(" ")).text(words.0)
        })
        .collect();
    let discs = if parts.is_empty() { words.text("tui-plain-empty", &[]) } else { parts.join("; ") };
    words.text("tui-plain-row", &[("row", (row + 1).into()), ("discs", discs.into())])
}
