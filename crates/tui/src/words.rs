//! What happens in a match, as sentences in the reader's language.
//!
//! The line of messages beside the board and the line-by-line mode say the same
//! things, so that nothing is only to be seen.

use crate::session::Note;
use outflank_coach::Sentence;
use outflank_engine::Score;
use outflank_host::Refused;
use outflank_levels as levels;
use outflank_locale::{Locale, Value};
use outflank_play::{
    ClockView, Consequence, Event, Level, Mark, MatchOutcome, Millis, Player, Reason, Refusal, Seat,
    Standing, Verdict,
};
use outflank_rules::{Color, Move, Square, SquareSet};

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

/// The texts that name a side: by its colour, or on the console by its seat.
struct Sides {
    placed: &'static str,
    substitute: &'static str,
    passed: &'static str,
    time_out_computer: &'static str,
    wins: &'static str,
    wiped_out: &'static str,
    discs: &'static str,
    federation: &'static str,
}

const BY_COLOR: Sides = Sides {
    placed: "tui-placed",
    substitute: "tui-placed-substitute",
    passed: "tui-passed",
    time_out_computer: "tui-time-out-computer",
    wins: "wins",
    wiped_out: "ending-wiped-out",
    discs: "tui-discs",
    federation: "tui-federation",
};

const BY_SEAT: Sides = Sides {
    placed: "tui-console-placed",
    substitute: "tui-console-substitute",
    passed: "tui-console-passed",
    time_out_computer: "tui-console-time-out",
    wins: "tui-console-wins",
    wiped_out: "tui-console-wiped-out",
    discs: "tui-console-discs",
    federation: "tui-console-federation",
};

const fn sides(console: bool) -> &'static Sides {
    if console { &BY_SEAT } else { &BY_COLOR }
}

impl Words<'_> {
    /// A text with its variables.
    pub(crate) fn text(&self, id: &str, args: &[(&str, Value<'_>)]) -> String {
        self.0.text(id, args)
    }

    /// A name and what there is to say about it, with the colon as the language writes it.
    pub(crate) fn about(&self, name: &str, value: &str) -> String {
        self.text("tui-plain-about", &[("name", name.into()), ("value", value.into())])
    }

    fn colored(&self, id: &str, color: Color) -> String {
        self.0.text(id, &[("color", color_value(color))])
    }

    /// The name of a colour.
    pub(crate) fn color(&self, color: Color) -> String {
        self.colored("color", color)
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

    /// A note as a sentence, if it is worth one. `black` is who has Black; on the
    /// console sides are called by their seats.
    pub(crate) fn note(&self, note: &Note, black: Player, console: bool) -> Option<String> {
        match note {
            Note::Event(event) => self.event(event, black, console),
            Note::Refused(refused) => Some(self.refused(refused)),
            Note::Copied => Some(self.text("played-on-in-copy", &[])),
        }
    }

    fn event(&self, event: &Event, black: Player, console: bool) -> Option<String> {
        let color = |player: Player| if player == black { Color::Black } else { Color::White };
        Some(match event {
            Event::GameBegan { game, .. } if *game > 1 => {
                self.text("tui-game-began", &[("number", (*game).into())])
            }
            Event::DiscPlaced { color, square, turned, substitute, lent, .. } => {
                self.placed(*color, *square, *turned, (*substitute, *lent), sides(console))
            }
            Event::Passed { color, .. } => self.colored(sides(console).passed, *color),
            Event::DiscTurned { square, color, .. } => {
                self.text("tui-turned", &[("square", name(*square)), ("color", color_value(*color))])
            }
            Event::HandedOver { player, .. } => self.colored("tui-handed-over", color(*player)),
            Event::MistakesCounted { player, count } => self
                .text("tui-mistakes", &[("count", (*count).into()), ("color", color_value(color(*player)))]),
            Event::TakenBack { squares, .. } if squares.is_empty() => self.text("tui-pass-taken-back", &[]),
            Event::TakenBack { squares, .. } => {
                self.text("tui-taken-back", &[("squares", names(squares.iter().copied()))])
            }
            Event::Redone { turns, .. } => {
                self.text("tui-redone", &[("squares", names(turns.iter().filter_map(|turn| turn.square)))])
            }
            Event::PeriodBegan { player, clocks } => {
                let clock = if *player == Player::One { clocks.one } else { clocks.two };
                self.text(
                    "tui-period",
                    &[("color", color_value(color(*player))), ("periods", clock.periods.into())],
                )
            }
            Event::TimeRanOut { player, consequence, .. } => match consequence {
                Consequence::Loss => self.colored("tui-time-out", color(*player)),
                Consequence::Overtime { extra } => self.text(
                    "tui-overtime",
                    &[("color", color_value(color(*player))), ("time", time(*extra).into())],
                ),
                Consequence::ComputerMoves { .. } => {
                    self.colored(sides(console).time_out_computer, color(*player))
                }
            },
            Event::Paused { .. } => self.text("tui-paused", &[]),
            Event::Resumed { .. } => self.text("tui-resumed", &[]),
            Event::GameEnded { verdict, .. } => self.verdict(verdict, black, console).join(" "),
            Event::GameReopened { .. } => self.text("tui-reopened", &[]),
            Event::MatchEnded { outcome } => self.match_outcome(*outcome, black),
            Event::Aborted { .. } => self.text("tui-aborted", &[]),
            _ => return None,
        })
    }

    fn placed(
        &self,
        color: Color,
        square: Square,
        turned: SquareSet,
        (substitute, lent): (bool, bool),
        sides: &Sides,
    ) -> String {
        let facts = [("color", color_value(color)), ("square", name(square)), ("count", turned.len().into())];
        let mut text = match (substitute, turned.is_empty()) {
            (true, _) => self.text(sides.substitute, &facts),
            (false, true) => self.text("tui-placed-only", &facts[..2]),
            (false, false) => self.text(sides.placed, &facts),
        };
        if lent {
            text += " ";
            text += &self.colored("tui-lent", color);
        }
        text
    }

    /// Who won, why it is over, and the scores, each a sentence.
    pub(crate) fn verdict(&self, verdict: &Verdict, black: Player, console: bool) -> Vec<String> {
        let sides = sides(console);
        let color = |player: Player| if player == black { Color::Black } else { Color::White };
        let winner = match verdict.color {
            Some(color) => self.colored(sides.wins, color),
            None => self.text("draw", &[]),
        };
        let reason = match verdict.reason {
            Reason::BoardFull => self.text("ending-full", &[]),
            Reason::WipedOut { color } => self.colored(sides.wiped_out, color),
            Reason::BothBlocked => self.text("ending-blocked", &[]),
            Reason::BothPassed => self.text("tui-both-passed", &[]),
            Reason::Resigned { player } => self.colored("tui-resigned", color(player)),
            Reason::OutOfTime { player } => self.colored("tui-time-out", color(player)),
        };
        let mut lines = vec![sentence(&reason), sentence(&winner)];
        lines.extend(
            verdict.lost_by_overtime.map(|player| self.colored("tui-lost-by-overtime", color(player))),
        );
        lines.push(self.text(
            sides.discs,
            &[("black", verdict.discs.black.into()), ("white", verdict.discs.white.into())],
        ));
        lines.push(self.text("tui-margin", &[("margin", verdict.margin.into())]));
        lines.push(self.text(
            sides.federation,
            &[("black", verdict.federation.black.into()), ("white", verdict.federation.white.into())],
        ));
        lines
    }

    fn match_outcome(&self, outcome: MatchOutcome, black: Player) -> String {
        match outcome {
            MatchOutcome::Drawn => self.text("tui-match-drawn", &[]),
            MatchOutcome::Won { player } => {
                let color = if player == black { Color::Black } else { Color::White };
                self.colored("tui-match-won", color)
            }
        }
    }

    /// How a series stands.
    pub(crate) fn standing(&self, standing: &Standing) -> String {
        self.text(
            "tui-standing",
            &[
                ("games", standing.games.into()),
                ("one", standing.wins.one.into()),
                ("two", standing.wins.two.into()),
                ("draws", standing.draws.into()),
                ("points-one", standing.points.one.into()),
                ("points-two", standing.points.two.into()),
            ],
        )
    }

    /// What was wrong with a turn at the table (T3).
    pub(crate) fn mark(&self, mark: &Mark) -> String {
        let mut parts = Vec::new();
        if mark.illegal {
            parts.push(self.text("tui-mark-illegal", &[]));
        }
        if !mark.missed.is_empty() {
            parts.push(self.text("tui-mark-missed", &[("squares", names(mark.missed))]));
        }
        if !mark.wrong.is_empty() {
            parts.push(self.text("tui-mark-wrong", &[("squares", names(mark.wrong))]));
        }
        self.text(
            "tui-mark",
            &[
                ("ply", mark.ply.into()),
                ("color", color_value(mark.color)),
                ("mistakes", parts.join("; ").into()),
            ],
        )
    }

    /// Why the host of a match did nothing.
    pub(crate) fn refused(&self, refused: &Refused) -> String {
        match refused {
            Refused::Play(refusal) => self.refusal(refusal),
            Refused::Record => self.text("reason-record", &[]),
            Refused::Role(_) => self.text("reason-not-yours", &[]),
        }
    }

    /// Why the match did nothing.
    pub(crate) fn refusal(&self, refusal: &Refusal) -> String {
        let on = |id: &str, square: Square| self.text(id, &[("square", name(square))]);
        let text = match refusal {
            Refusal::Occupied { square } => on("reason-occupied", *square),
            Refusal::TurnsNothing { square } => on("reason-turns-nothing", *square),
            Refusal::PassWithMoves => self.text("reason-pass", &[]),
            Refusal::GameOver => self.text("reason-over", &[]),
            Refusal::NotYourTurn => self.text("tui-refused-turn", &[]),
            Refusal::NotAtATable => self.text("tui-refused-table", &[]),
            Refusal::NoDisc { square } => on("tui-refused-no-disc", *square),
            Refusal::PlaceFirst => self.text("tui-refused-place-first", &[]),
            Refusal::AlreadyPlaced { square } => on("tui-refused-placed", *square),
            Refusal::Stands => self.text("tui-refused-stands", &[]),
            Refusal::MistakesLeft { count } => {
                self.text("tui-refused-mistakes", &[("count", (*count).into())])
            }
            Refusal::NotBegun => self.text("tui-refused-not-begun", &[]),
            Refusal::GameGoesOn => self.text("tui-refused-goes-on", &[]),
            Refusal::MatchOver => self.text("tui-refused-match-over", &[]),
            Refusal::Paused => self.text("tui-refused-paused", &[]),
            Refusal::NotPaused => self.text("tui-refused-not-paused", &[]),
            Refusal::TimeIsUp | Refusal::TimeRunsBackwards { .. } => self.text("tui-refused-time", &[]),
            Refusal::ComputerSeat | Refusal::StaleRequest => self.text("tui-refused-computer", &[]),
            Refusal::NoTakeBacks => self.text("tui-refused-no-take-backs", &[]),
            Refusal::NothingToTakeBack => self.text("tui-refused-nothing-back", &[]),
            Refusal::NoTimeToTakeBack => self.text("tui-refused-no-time-back", &[]),
            Refusal::AlreadyAsked => self.text("tui-refused-asked", &[]),
            Refusal::NothingAsked => self.text("tui-refused-question", &[]),
            Refusal::NothingToRedo => self.text("tui-refused-nothing-again", &[]),
            Refusal::NoPauses => self.text("tui-refused-no-pauses", &[]),
            Refusal::TooLateToAbort => self.text("tui-refused-abort", &[]),
        };
        sentence(&text)
    }

    /// A score for the side to move, and what it rests on.
    pub(crate) fn score(&self, score: Score) -> String {
        Sentence::score(score).text(self.0)
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

/// A text as a sentence: a capital letter first, a full stop last.
pub(crate) fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let mut sentence: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
    sentence.push_str(letters.as_str());
    if !sentence.ends_with(['.', '!', '?']) {
        sentence.push('.');
    }
    sentence
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

    #[test]
    fn times_are_short() {
        for (millis, text) in
            [(0, "0:00.0"), (9_999, "0:09.9"), (15_000, "0:15"), (245_300, "4:05"), (3_723_000, "1:02:03")]
        {
            assert_eq!(time(Millis::new(millis)), text);
        }
    }

    #[test]
    fn fragments_become_sentences() {
        assert_eq!(sentence("état final"), "État final.");
        assert_eq!(sentence("Done!"), "Done!");
        assert_eq!(sentence(""), ".");
    }
}
