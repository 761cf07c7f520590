//! What happened.

use crate::Narrator;
use outflank_locale::Sentence;
use outflank_play::{Consequence, Event, MatchOutcome, Millis, Player, TurnView};
use outflank_rules::{Color, Square};

impl Narrator<'_> {
    /// What happened; nothing where it says nothing new.
    #[must_use]
    pub fn event(&self, event: &Event) -> Vec<Sentence> {
        let by = |id, player: Player| Sentence::new(id).with("color", self.side_of(player));
        let sentence = match event {
            Event::GameBegan { .. } if self.is_one_game() => return Vec::new(),
            Event::GameBegan { game, .. } => Sentence::new("event-game-began").with("number", *game),
            &Event::DiscPlaced { color, square, turned, substitute, lent, .. } => {
                return self.turn(&TurnView { color, square: Some(square), turned, substitute, lent });
            }
            Event::Passed { color, .. } => return vec![self.passed(*color)],
            Event::DiscTurned { square, color, .. } => {
                Sentence::new("event-turned").with("square", *square).with("color", *color)
            }
            Event::HandedOver { player, .. } => by("event-handed-over", *player),
            Event::MistakesCounted { player, count } => by("event-mistakes", *player).with("count", *count),
            Event::TakeBackAsked { player } => by("event-take-back-asked", *player),
            Event::TakeBackRefused { player } => by("event-take-back-refused", *player),
            // At the table a pass can be taken back: then there is no square to name.
            Event::TakenBack { squares, .. } if squares.is_empty() => Sentence::new("event-pass-taken-back"),
            Event::TakenBack { squares, .. } => {
                Sentence::new("event-taken-back").with("squares", squares.as_slice())
            }
            Event::Redone { turns, .. } => {
                let squares: Vec<Square> = turns.iter().filter_map(|turn| turn.square).collect();
                Sentence::new("event-redone").with("squares", squares.as_slice())
            }
            Event::PeriodBegan { player, clocks } => {
                let clock = if *player == Player::One { clocks.one } else { clocks.two };
                by("event-period", *player).with("periods", clock.periods)
            }
            Event::TimeRanOut { player, consequence, .. } => match consequence {
                Consequence::Loss => by("event-time-out", *player),
                Consequence::Overtime { extra } => by("event-overtime", *player).with("time", time(*extra)),
                Consequence::ComputerMoves { .. } => by("event-time-out-computer", *player),
            },
            Event::Paused { .. } => Sentence::new("event-paused"),
            Event::Resumed { .. } => Sentence::new("event-resumed"),
            Event::GameEnded { verdict, .. } => return self.verdict(verdict),
            Event::GameReopened { .. } => Sentence::new("event-reopened"),
            // The end of the only game is the end of the match; once is enough.
            Event::MatchEnded { .. } if self.is_one_game() => return Vec::new(),
            Event::MatchEnded { outcome } => self.outcome(*outcome),
            Event::PauseAsked { player } => by("event-pause-asked", *player),
            Event::PauseRefused { player } => by("event-pause-refused", *player),
            Event::PauseEnded { .. } => Sentence::new("event-pause-ended"),
            Event::TimeGiven { player, .. } => by("event-time-given", *player),
            Event::StarterChosen { player, standing } => {
                let starter = standing.next_starter.unwrap_or(*player);
                Sentence::new("event-starter").with("name", self.player(starter))
            }
            Event::Aborted { player, late: true, .. } => by("event-aborted-late", *player),
            Event::Aborted { .. } => self.aborted(),
            // Whose turn it is stands in the status; who thinks does too.
            Event::TurnBegan { .. } | Event::MoveWanted { .. } | Event::MoveUnwanted { .. } => {
                return Vec::new();
            }
        };
        vec![sentence]
    }

    /// That a match is called off.
    #[must_use]
    pub fn aborted(&self) -> Sentence {
        Sentence::new("event-aborted")
    }

    /// How a series ended.
    #[must_use]
    pub fn outcome(&self, outcome: MatchOutcome) -> Sentence {
        match outcome {
            MatchOutcome::Drawn => Sentence::new("series-drawn"),
            MatchOutcome::Won { player } => Sentence::new("series-won").with("name", self.player(player)),
        }
    }

    /// A turn of a game: the same words as when it happened.
    #[must_use]
    pub fn turn(&self, turn: &TurnView) -> Vec<Sentence> {
        let Some(square) = turn.square else { return vec![self.passed(turn.color)] };
        let side = self.side(turn.color);
        let about = |id| Sentence::new(id).with("color", side.clone()).with("square", square);
        let placed = match (turn.substitute, turn.turned.is_empty()) {
            (true, _) => about("event-placed-substitute").with("count", turn.turned.len()),
            // On a real board the discs are turned by hand, afterwards.
            (false, true) => about("event-placed-only"),
            (false, false) => about("event-placed").with("count", turn.turned.len()),
        };
        let loan = turn.lent.then(|| Sentence::new("event-lent").with("color", side.clone()));
        [placed].into_iter().chain(loan).collect()
    }

    fn passed(&self, color: Color) -> Sentence {
        Sentence::new("event-passed").with("color", self.side(color))
    }
}

/// A time as people read clocks: `4:05`, `1:02:03`.
fn time(span: Millis) -> String {
    let seconds = span.get() / 1000;
    match (seconds / 3600, seconds / 60 % 60, seconds % 60) {
        (0, minutes, seconds) => format!("{minutes}:{seconds:02}"),
        (hours, minutes, seconds) => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}
