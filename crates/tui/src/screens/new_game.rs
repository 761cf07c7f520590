//! What is agreed before a game: who plays, handicap, clocks, series.

use crate::canvas::{Canvas, Hint, width};
use crate::look::Tone;
use crate::press::Press;
use crate::screen::{Context, Next, Screen};
use crate::screens::game::GameScreen;
use crate::screens::game_box::GameBox;
use crate::session::default_level;
use crate::words::{Words, color_value, time};
use outflank_levels::Level;
use outflank_play::series::StartRule;
use outflank_play::tabletop::Referee;
use outflank_play::{
    ClockSetup, Colors, Goal, MatchSetup, Millis, Player, Seat, SeriesSetup, Start, TakeBacks, TimeControl,
    TimeOut,
};
use outflank_rules::Color;
use ratatui::layout::Rect;
use std::num::NonZeroU32;

/// What kind of game is set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Discs turn by themselves.
    Play,
    /// Hands turn them.
    Tabletop,
}

/// One thing to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Field {
    Black,
    White,
    Referee,
    Handicap,
    Starter,
    Clock,
    TimeOut,
    Series,
    NextStarter,
    TakeBacks,
}

const PLAY: [Field; 9] = [
    Field::Black,
    Field::White,
    Field::Handicap,
    Field::Starter,
    Field::Clock,
    Field::TimeOut,
    Field::Series,
    Field::NextStarter,
    Field::TakeBacks,
];

const TABLETOP: [Field; 7] = [
    Field::Referee,
    Field::Handicap,
    Field::Starter,
    Field::Clock,
    Field::TimeOut,
    Field::Series,
    Field::NextStarter,
];

const REFEREES: [(Referee, &str); 3] = [
    (Referee::Silent, "tui-referee-silent"),
    (Referee::Hint, "tui-referee-hint"),
    (Referee::Strict, "tui-referee-strict"),
];

const START_RULES: [(StartRule, &str); 4] = [
    (StartRule::Alternate, "tui-next-alternate"),
    (StartRule::WinnerDecides, "tui-next-winner"),
    (StartRule::LoserStarts, "tui-next-loser"),
    (StartRule::Same, "tui-next-same"),
];

/// The clocks to choose from.
const CLOCKS: [TimeControl; 9] = [
    TimeControl::PerGame { main: Millis::from_secs(60) },
    TimeControl::PerGame { main: Millis::from_secs(5 * 60) },
    TimeControl::PerGame { main: Millis::from_secs(10 * 60) },
    TimeControl::PerGame { main: Millis::from_secs(30 * 60) },
    TimeControl::Increment { main: Millis::from_secs(3 * 60), increment: Millis::from_secs(2) },
    TimeControl::Increment { main: Millis::from_secs(10 * 60), increment: Millis::from_secs(5) },
    TimeControl::PerMove { limit: Millis::from_secs(15) },
    TimeControl::PerMove { limit: Millis::from_secs(60) },
    TimeControl::ByoYomi { main: Millis::from_secs(5 * 60), period: Millis::from_secs(30), periods: 3 },
];

/// Extra time after the clock has run out, as at world championships.
const OVERTIME: Millis = Millis::from_secs(60);

/// The series to choose from.
const GOALS: [Goal; 8] = [
    Goal::Games(NonZeroU32::MIN),
    Goal::Games(NonZeroU32::new(2).expect("not zero")),
    Goal::Games(NonZeroU32::new(4).expect("not zero")),
    Goal::Games(NonZeroU32::new(10).expect("not zero")),
    Goal::Wins(NonZeroU32::new(2).expect("not zero")),
    Goal::Wins(NonZeroU32::new(3).expect("not zero")),
    Goal::Wins(NonZeroU32::new(5).expect("not zero")),
    Goal::Points(NonZeroU32::new(100).expect("not zero")),
];

/// The form.
pub(crate) struct NewGame {
    kind: Kind,
    chosen: usize,
    /// The choice of every field, by its place in [`Field`].
    values: [usize; 10],
}

impl NewGame {
    /// A person with Black against the computer, or two people at a table.
    pub(crate) fn new(kind: Kind) -> NewGame {
        let mut form = NewGame { kind, chosen: 0, values: [0; 10] };
        let levels: Vec<Level> = Level::all().collect();
        let usual = levels.iter().position(|&level| level == default_level()).unwrap_or(0);
        form.values[Field::White as usize] = 1 + usual;
        form.values[Field::Referee as usize] = 1;
        form
    }

    fn fields(&self) -> &'static [Field] {
        match self.kind {
            Kind::Play => &PLAY,
            Kind::Tabletop => &TABLETOP,
        }
    }

    fn value(&self, field: Field) -> usize {
        self.values[field as usize]
    }

    /// How many choices a field has.
    fn choices(&self, field: Field) -> usize {
        match field {
            Field::Black | Field::White => 1 + Level::all().count(),
            Field::Referee => REFEREES.len(),
            Field::Handicap => 9,
            Field::Starter | Field::TakeBacks => 2,
            Field::Clock => 1 + CLOCKS.len(),
            // At the table nobody steps in: hands turn the discs there.
            Field::TimeOut => 2 + usize::from(self.kind == Kind::Play),
            Field::Series => GOALS.len(),
            Field::NextStarter => START_RULES.len(),
        }
    }

    /// Whether the field decides anything as the others stand.
    fn matters(&self, field: Field) -> bool {
        match field {
            Field::TimeOut => self.value(Field::Clock) > 0,
            Field::NextStarter => self.value(Field::Series) > 0,
            _ => true,
        }
    }

    fn change(&mut self, by: isize) {
        let Some(&field) = self.fields().get(self.chosen) else { return };
        let count = self.choices(field) as isize;
        let value = &mut self.values[field as usize];
        *value = (*value as isize + by).rem_euclid(count) as usize;
    }

    fn seat(&self, field: Field) -> Seat {
        match self.value(field).checked_sub(1).and_then(|index| Level::all().nth(index)) {
            Some(level) => Seat::Computer { level: level.to_string().as_str().into() },
            None => Seat::Person,
        }
    }

    /// The match it describes. Player one has Black in the first game.
    fn setup(&self) -> MatchSetup {
        let base = match self.kind {
            Kind::Play => MatchSetup::new(self.seat(Field::Black), self.seat(Field::White)),
            Kind::Tabletop => MatchSetup::tabletop(REFEREES[self.value(Field::Referee)].0),
        };
        let white_starts = self.value(Field::Starter) == 1;
        let start = match self.value(Field::Handicap) {
            0 => Start::Even,
            count @ 1..=4 => Start::Corners { count: count as u8, receiver: Player::One },
            count => Start::Corners { count: (count - 4) as u8, receiver: Player::Two },
        };
        let time_out = match self.value(Field::TimeOut) {
            0 => TimeOut::Loss,
            1 => TimeOut::Overtime { extra: OVERTIME },
            _ => TimeOut::ComputerMoves { level: default_level().to_string().as_str().into() },
        };
        let clock = self.value(Field::Clock).checked_sub(1);
        let clock = clock.map(|index| ClockSetup::new(CLOCKS[index], time_out));
        let mut setup = MatchSetup {
            start,
            starter: if white_starts { Player::Two } else { Player::One },
            colors: if white_starts { Colors::Keep { black: Player::One } } else { Colors::ByStarter },
            series: SeriesSetup {
                goal: GOALS[self.value(Field::Series)],
                next_starter: START_RULES[self.value(Field::NextStarter)].0,
            },
            clock,
            ..base
        };
        if self.kind == Kind::Play && self.value(Field::TakeBacks) == 1 {
            setup.customs.take_backs = TakeBacks::Never;
        }
        setup
    }

    fn label(field: Field, words: Words<'_>) -> String {
        match field {
            Field::Black => words.color(Color::Black),
            Field::White => words.color(Color::White),
            Field::Referee => words.text("tui-field-referee", &[]),
            Field::Handicap => words.text("tui-field-handicap", &[]),
            Field::Starter => words.text("tui-field-starter", &[]),
            Field::Clock => words.text("tui-field-clock", &[]),
            Field::TimeOut => words.text("tui-field-time-out", &[]),
            Field::Series => words.text("tui-field-series", &[]),
            Field::NextStarter => words.text("tui-field-next", &[]),
            Field::TakeBacks => words.text("tui-field-take-backs", &[]),
        }
    }

    fn shown(&self, field: Field, words: Words<'_>) -> String {
        let value = self.value(field);
        match field {
            Field::Black | Field::White => words.seat(&self.seat(field)),
            Field::Referee => words.text(REFEREES[value].1, &[]),
            Field::Handicap if value == 0 => words.text("tui-none", &[]),
            Field::Handicap => {
                let (count, color) =
                    if value <= 4 { (value, Color::Black) } else { (value - 4, Color::White) };
                words.text("tui-corners", &[("count", count.into()), ("color", color_value(color))])
            }
            Field::Starter => words.color(Color::BOTH[value % 2]),
            Field::Clock => match value.checked_sub(1) {
                None => words.text("tui-none", &[]),
                Some(index) => clock_name(&CLOCKS[index], words),
            },
            Field::TimeOut => match value {
                0 => words.text("tui-time-out-loss", &[]),
                1 => words.text("tui-time-out-extra", &[("time", time(OVERTIME).into())]),
                _ => words.text("tui-time-out-moves", &[]),
            },
            Field::Series => goal_name(GOALS[value], words),
            Field::NextStarter => words.text(START_RULES[value].1, &[]),
            Field::TakeBacks => words.text(if value == 0 { "tui-allowed" } else { "tui-not-allowed" }, &[]),
        }
    }
}

/// A clock in words.
pub(crate) fn clock_name(control: &TimeControl, words: Words<'_>) -> String {
    match control {
        TimeControl::PerMove { limit } => words.text("tui-clock-move", &[("time", time(*limit).into())]),
        TimeControl::PerGame { main } => words.text("tui-clock-game", &[("time", time(*main).into())]),
        TimeControl::Increment { main, increment } => words.text(
            "tui-clock-increment",
            &[("time", time(*main).into()), ("seconds", (increment.get() / 1000).into())],
        ),
        TimeControl::ByoYomi { main, period, periods } => words.text(
            "tui-clock-byo-yomi",
            &[
                ("time", time(*main).into()),
                ("periods", (*periods).into()),
                ("seconds", (period.get() / 1000).into()),
            ],
        ),
    }
}

/// When a series ends, in words.
pub(crate) fn goal_name(goal: Goal, words: Words<'_>) -> String {
    match goal {
        Goal::Games(count) => words.text("tui-goal-games", &[("count", count.get().into())]),
        Goal::Wins(count) => words.text("tui-goal-wins", &[("count", count.get().into())]),
        Goal::Points(count) => words.text("tui-goal-points", &[("count", count.get().into())]),
    }
}

impl Screen for NewGame {
    fn press(&mut self, press: Press, cx: &mut Context) -> Next {
        // The last row is the button that begins.
        let count = self.fields().len() + 1;
        let start = |form: &NewGame, cx: &mut Context| {
            if form.kind == Kind::Tabletop && !cx.box_opened {
                return Next::Push(Box::new(GameBox::new(form.setup(), cx)));
            }
            match GameScreen::begin(form.setup(), cx) {
                Ok(screen) => Next::Push(Box::new(screen)),
                // A form offers only what makes a match.
                Err(_) => Next::Stay,
            }
        };
        match press {
            Press::Up => self.chosen = (self.chosen + count - 1) % count,
            Press::Down | Press::Tab => self.chosen = (self.chosen + 1) % count,
            Press::Home => self.chosen = 0,
            Press::End => self.chosen = count - 1,
            Press::Left => self.change(-1),
            Press::Right => self.change(1),
            Press::Entry(index) if index < count => {
                if index + 1 == count {
                    return start(self, cx);
                }
                if self.chosen == index {
                    self.change(1);
                }
                self.chosen = index;
            }
            Press::Enter => return start(self, cx),
            Press::Back | Press::Char('q') => return Next::Pop,
            _ => {}
        }
        Next::Stay
    }

    fn view(&self, canvas: &mut Canvas<'_>, cx: &Context) {
        let words = Words(&cx.locale);
        let (title, about) = match self.kind {
            Kind::Play => ("tui-menu-play", "tui-menu-play-about"),
            Kind::Tabletop => ("tui-menu-tabletop", "tui-menu-tabletop-about"),
        };
        canvas.title(&words.text(title, &[]), "Outflank");
        let window = canvas.area();
        let columns = window.width.saturating_sub(4).min(76);
        let area = Rect::new((window.width - columns) / 2, 2, columns, window.height.saturating_sub(3));
        let labels: Vec<String> = self.fields().iter().map(|&field| NewGame::label(field, words)).collect();
        let wide = labels.iter().map(|label| width(label)).max().unwrap_or(0);
        let roomy = area.height >= 16;
        let mut row = 0;
        if roomy {
            row = canvas.paragraph(area, row, &words.text(about, &[]), Tone::Faint) + 1;
        }
        for (index, (&field, label)) in self.fields().iter().zip(&labels).enumerate() {
            let here = index == self.chosen;
            let line = Rect::new(area.x, area.y + row, area.width, 1);
            let tone = match (here, self.matters(field)) {
                (true, _) => Tone::Chosen,
                (false, true) => Tone::Plain,
                (false, false) => Tone::Faint,
            };
            if here {
                let style = canvas.look.tone(tone);
                canvas.fill(line, style);
            }
            let shown = self.shown(field, words);
            let [left, right] = canvas.look.sign(["◂ ", " ▸"], ["< ", " >"]);
            let shown = if here { format!("{left}{shown}{right}") } else { format!("  {shown}") };
            canvas.write(line, 1, 0, label, tone);
            canvas.write(line, wide + 3, 0, &shown, tone);
            canvas.zone(line, Press::Entry(index));
            row += 1;
        }
        row += u16::from(roomy);
        let begin = format!(" {} ", words.text("tui-begin", &[]));
        let here = self.chosen == self.fields().len();
        let tone = if here { Tone::Chosen } else { Tone::Key };
        let line = Rect::new(area.x + 1, area.y + row, width(&begin), 1);
        canvas.write(line, 0, 0, &begin, tone);
        canvas.zone(line, Press::Entry(self.fields().len()));
        let hints = [
            Hint { key: "↑↓", text: words.text("tui-key-choose", &[]), press: Press::Down },
            Hint { key: "←→", text: words.text("tui-key-change", &[]), press: Press::Right },
            Hint { key: "Enter", text: words.text("tui-begin", &[]), press: Press::Enter },
            Hint { key: "Esc", text: words.text("tui-key-back", &[]), press: Press::Back },
            Hint { key: "?", text: words.text("tui-key-help", &[]), press: Press::Char('?') },
        ];
        canvas.footer(&hints, 1);
    }

    fn help(&self) -> Vec<(&'static str, &'static str)> {
        vec![("↑↓", "tui-help-choose"), ("←→", "tui-help-change"), ("Enter", "tui-help-begin")]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use outflank_play::Turning;

    #[test]
    fn every_choice_makes_a_match() {
        for kind in [Kind::Play, Kind::Tabletop] {
            for &field in NewGame::new(kind).fields() {
                for value in 0..NewGame::new(kind).choices(field) {
                    let mut form = NewGame::new(kind);
                    form.values[Field::Clock as usize] = 1;
                    form.values[Field::Series as usize] = 4;
                    form.values[field as usize] = value;
                    let setup = form.setup();
                    assert_eq!(setup.check(), Ok(()), "{kind:?} {field:?} {value}");
                    assert_eq!(setup.turning == Turning::Itself, kind == Kind::Play);
                }
            }
        }
    }
}
