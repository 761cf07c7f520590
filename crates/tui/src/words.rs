//! Words in the reader's language.
//!
//! What happens in a match is worded in `outflank-messages`, as in the web app; the line of
//! messages beside the board and the line-by-line mode say it, so that nothing is only to
//! be seen. Here are the words for what else the terminal shows.

use crate::session::Note;
use outflank_engine::Score;
use outflank_levels as levels;
use outflank_locale::{Locale, Sentence, Value};
use outflank_messages::{Narrator, refused};
use outflank_play::{ClockView, GameView, Level, Mark, Millis, Seat, View};
use outflank_rules::{Color, Move, Square};
use std::slice;

/// A colour as a variable of a text.
pub(crate) fn color_value(color: Color) -> Value<'static> {
    match color {
        Color::Black => "black".into(),
        Color::White => "white".into(),
    }
}

/// The words of one locale.
#[derive(Clone, Copy)]
pub(crate) struct Words<'a>(pub &'a Locale);

impl Words<'_> {
    /// A text with its variables.
    pub(crate) fn text(&self, id: &str, args: &[(&str, Value<'_>)]) -> String {
        self.0.text(id, args)
    }

    /// A name and what there is to say about it, with the colon as the language writes it.
    pub(crate) fn about(&self, name: &str, value: &str) -> String {
        self.text("tui-plain-about", &[("name", name.into()), ("value", value.into())])
    }

    /// The name of a colour.
    pub(crate) fn color(&self, color: Color) -> String {
        self.0.text("color", &[("color", color_value(color))])
    }

    /// Who sits in a seat.
    pub(crate) fn seat(&self, seat: &Seat) -> String {
        match seat {
            Seat::Person => self.0.text("tui-person", &[]),
            Seat::Computer { level } => self.level(level),
            Seat::Remote => self.0.text("tui-remote", &[]),
        }
    }

    /// The name of a level.
    pub(crate) fn level(&self, level: &Level) -> String {
        let level = outflank_host::level_named(level);
        let name = self.0.text(level.name_id(), &[]);
        if level == levels::Level::CONSOLE || level == levels::Level::MAX {
            return self.0.text("tui-level-named", &[("name", name.into())]);
        }
        self.0.text("tui-level", &[("level", level.to_string().into()), ("name", name.into())])
    }

    /// A note as sentences, if it is worth any.
    pub(crate) fn note(&self, note: &Note, view: &View) -> Option<String> {
        let said = match note {
            Note::Event(event) => Narrator::of(view).event(event),
            Note::Refused(reason) => vec![refused(reason)],
            Note::Copied => vec![Sentence::new("played-on-in-copy")],
        };
        (!said.is_empty()).then(|| self.tell(&said))
    }

    /// Things said one after the other, each as a whole sentence.
    pub(crate) fn tell(&self, sentences: &[Sentence]) -> String {
        self.0.tell(sentences)
    }

    /// Each of them on its own.
    pub(crate) fn lines(&self, sentences: &[Sentence]) -> Vec<String> {
        sentences.iter().map(|sentence| self.tell(slice::from_ref(sentence))).collect()
    }

    /// Who moves, or what else is going on.
    pub(crate) fn status(&self, view: &View) -> String {
        self.tell(&Narrator::of(view).status(view))
    }

    /// At the table: who may still put right the turn just handed over. A strict referee leaves
    /// nothing to put right.
    pub(crate) fn correction(&self, view: &View, game: &GameView) -> Option<String> {
        let player = game.table.as_ref()?.may_turn?;
        let late = game.to_move.is_some() && game.to_move != Some(player);
        let side = Narrator::of(view).side(if player == game.black { Color::Black } else { Color::White });
        late.then(|| Sentence::new("tui-table-correct").with("color", side).text(self.0))
    }

    /// How a series stands; nothing for a single game.
    pub(crate) fn standing(&self, view: &View) -> Option<String> {
        let game = view.game.as_ref().map_or(1, |game| game.game);
        Narrator::of(view).standing(&view.standing, game).map(|sentence| sentence.text(self.0))
    }

    /// Where every point of a series comes from: a line for each game, then the sums.
    pub(crate) fn sheet(&self, view: &View) -> Vec<String> {
        let sheet = Narrator::of(view).sheet(view);
        let games = sheet.games.iter().map(|game| self.tell(game));
        games.chain(self.lines(&sheet.total)).collect()
    }

    /// Who has to say who starts the next game.
    pub(crate) fn decision(&self, view: &View) -> Option<String> {
        Narrator::of(view).decision(&view.standing).map(|sentence| sentence.text(self.0))
    }

    /// What was wrong with a turn at the table (T3).
    pub(crate) fn mark(&self, mark: &Mark, view: &View) -> String {
        let (color, mistakes) = (color_value(mark.color), self.tell(&Narrator::of(view).mark(mark)));
        self.text("tui-mark", &[("ply", mark.ply.into()), ("color", color), ("mistakes", mistakes.into())])
    }

    /// A score for the side to move, and what it rests on.
    pub(crate) fn score(&self, score: Score) -> String {
        outflank_coach::score_sentence(score).text(self.0)
    }

    /// A move as a word.
    pub(crate) fn mv(&self, mv: Move) -> String {
        match mv {
            Move::Place(square) => square.to_string(),
            Move::Pass => self.text("pass", &[]),
        }
    }
}

/// A square as a variable of a text.
pub(crate) fn spelt(square: Square) -> Value<'static> {
    format!("{square:#}").into()
}

/// The same in small letters, as it is typed.
pub(crate) fn name(square: Square) -> Value<'static> {
    square.to_string().into()
}

/// Squares as a variable of a text.
pub(crate) fn names(squares: impl IntoIterator<Item = Square>) -> Value<'static> {
    squares.into_iter().map(|square| square.to_string()).collect::<Vec<_>>().join(" ").into()
}

/// A disc difference with its sign; an even one has none.
pub(crate) fn signed(discs: i32) -> String {
    if discs == 0 { "0".to_owned() } else { format!("{discs:+}") }
}

/// A time as people read clocks: `4:05`, `1:02:03`, and tenths when it gets tight.
pub(crate) fn time(span: Millis) -> String {
    let millis = span.get();
    if millis < 10_000 {
        return format!("0:0{}.{}", millis / 1000, millis % 1000 / 100);
    }
    // What is shown is never more than there is.
    let seconds = millis / 1000;
    match (seconds / 3600, seconds / 60 % 60, seconds % 60) {
        (0, minutes, seconds) => format!("{minutes}:{seconds:02}"),
        (hours, minutes, seconds) => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

/// A clock with its periods.
pub(crate) fn clock(view: ClockView) -> String {
    let periods = if view.periods > 0 { format!(" ×{}", view.periods) } else { String::new() };
    format!("{}{periods}", time(view.left))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Both the screens and the line-by-line mode tell notes in these words; a page's are held
    /// to the same ones in the tests with a browser.
    #[test]
    fn what_happens_is_told_in_the_words_of_every_front_end() {
        use outflank_messages::samples;
        for language in outflank_locale::Language::ALL {
            let locale = Locale::new(language);
            let words = Words(&locale);
            let heard = |said: Vec<Sentence>| (!said.is_empty()).then(|| locale.tell(&said));
            for reason in samples::host_refusals() {
                let (note, said) = (Note::Refused(reason), vec![refused(&reason)]);
                assert_eq!(words.note(&note, &samples::views()[0]), heard(said));
            }
            for view in samples::views() {
                for event in samples::events() {
                    let said = Narrator::of(&view).event(&event);
                    assert_eq!(words.note(&Note::Event(event), &view), heard(said));
                }
                assert_eq!(words.status(&view), locale.tell(&Narrator::of(&view).status(&view)));
            }
        }
    }

    #[test]
    fn times_are_short() {
        for (millis, text) in
            [(0, "0:00.0"), (9_999, "0:09.9"), (15_000, "0:15"), (245_300, "4:05"), (3_723_000, "1:02:03")]
        {
            assert_eq!(time(Millis::new(millis)), text);
        }
    }
}
