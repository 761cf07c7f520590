//! The console of 1982 (C1–C7): thirty games chosen by two digits, red and green discs,
//! scores of seven strokes of which that of the player to move blinks, and 15 seconds
//! for a move in the timed games.

pub(crate) mod choose;
mod view;

use crate::canvas::Canvas;
use crate::press::Press;
use crate::screen::{Context, Next, Screen};
use crate::screens::game::steer;
use crate::session::{Note, Session};
use crate::thinker::Thought;
use outflank_levels::Level;
use outflank_play::Variation;
use outflank_play::{Event, Match, MatchSetup, Millis, Moment, Order, Phase};
use outflank_rules::Square;

/// How long the score of the player to move is on and off.
const BLINK: Millis = Millis::new(500);

/// A game of the console being played.
pub(crate) struct ConsoleScreen {
    session: Session,
    variation: Variation,
    cursor: Square,
    sound: bool,
    /// How many notes have been heard.
    heard: usize,
    kept: Option<crate::shelf::Key>,
}

impl ConsoleScreen {
    /// Starts a game.
    pub(crate) fn begin(variation: Variation, level: Level, cx: &mut Context) -> ConsoleScreen {
        let setup = MatchSetup::console(variation, level.to_string().as_str().into());
        let game = Match::new(setup).expect("every game of the console makes a match");
        let mut screen = ConsoleScreen::of(Session::new(game, cx.now, true), variation, None);
        screen.order(Order::Begin, cx);
        screen
    }

    /// Goes on with a game that was kept.
    pub(crate) fn resume(game: Match, kept: Option<crate::shelf::Key>, cx: &mut Context) -> ConsoleScreen {
        let variation = game.setup().variation.unwrap_or(Variation::PLAIN);
        let mut screen = ConsoleScreen::of(Session::new(game, cx.now, true), variation, kept);
        if screen.session.game().phase() == Phase::Paused {
            screen.pause_or_go_on(cx);
        }
        screen.session.resume_thinking(cx.now, &mut cx.thinkers);
        screen
    }

    fn of(session: Session, variation: Variation, kept: Option<crate::shelf::Key>) -> ConsoleScreen {
        let cursor = "d3".parse().expect("a square");
        ConsoleScreen { session, variation, cursor, sound: false, heard: 0, kept }
    }

    fn order(&mut self, order: Order, cx: &mut Context) {
        // What is refused is told.
        let _ = self.session.order(order, cx.now, &mut cx.thinkers);
        self.after_change(cx);
    }

    fn after_change(&mut self, cx: &mut Context) {
        self.session.ponder(cx.ponder, cx.now, &mut cx.thinkers);
        if let Some(shelf) = &mut cx.shelf {
            shelf.keep(&mut self.kept, self.session.host());
        }
        // One tone for a disc, for a refusal and for the end.
        let fresh = &self.session.notes()[self.heard..];
        let audible = |note: &Note| {
            matches!(
                note,
                Note::Refused(_)
                    | Note::Event(
                        Event::DiscPlaced { .. } | Event::GameEnded { .. } | Event::TimeRanOut { .. }
                    )
            )
        };
        if self.sound && fresh.iter().any(audible) {
            cx.bell = true;
        }
        self.heard = self.session.notes().len();
    }

    fn pause_or_go_on(&mut self, cx: &mut Context) {
        let player = self.session.person(cx.now);
        let paused = self.session.game().phase() == Phase::Paused;
        self.order(if paused { Order::Resume { player } } else { Order::Pause { player } }, cx);
    }

    fn place(&mut self, cx: &mut Context) {
        let player = self.session.person(cx.now);
        self.order(Order::Place { player, square: self.cursor }, cx);
    }

    /// Whether the score of the player to move is dark at this moment.
    fn is_dark(&self, cx: &Context) -> bool {
        cx.look.motion
            && self.session.game().phase() == Phase::Playing
            && cx.now.as_millis() / BLINK.get() % 2 == 1
    }
}

impl Screen for ConsoleScreen {
    fn press(&mut self, press: Press, cx: &mut Context) -> Next {
        let phase = self.session.game().phase();
        match press {
            Press::Enter | Press::Tab if phase == Phase::Over => {
                let level = self.level();
                return Next::Replace(Box::new(ConsoleScreen::begin(self.variation, level, cx)));
            }
            Press::Enter | Press::Tab if phase == Phase::Paused => self.pause_or_go_on(cx),
            // Any of the three places: Enter, the space bar, the tabulator (C4).
            Press::Enter | Press::Tab => self.place(cx),
            Press::Square(square) => {
                self.cursor = square;
                if phase == Phase::Playing {
                    self.place(cx);
                }
            }
            Press::Char('p') => self.pause_or_go_on(cx),
            Press::Char('m') => self.sound = !self.sound,
            Press::Char('n') => {
                let level = self.level();
                return Next::Replace(Box::new(ConsoleScreen::begin(self.variation, level, cx)));
            }
            Press::Back | Press::Char('q') => return Next::Pop,
            press => self.cursor = steer(self.cursor, press),
        }
        Next::Stay
    }

    fn thought(&mut self, thought: &Thought, _cx: &mut Context) {
        self.session.thought(thought);
    }

    fn tick(&mut self, cx: &mut Context) {
        let before = self.session.game().log().len();
        self.session.tick(cx.now, &mut cx.thinkers);
        if self.session.game().log().len() != before {
            self.after_change(cx);
        }
    }

    fn leave(&mut self, cx: &mut Context) {
        if self.session.game().phase() == Phase::Playing && self.kept.is_some() {
            self.pause_or_go_on(cx);
        }
        self.session.leave(&cx.thinkers);
    }

    fn view(&self, canvas: &mut Canvas<'_>, cx: &Context) {
        view::draw(self, canvas, cx);
    }

    fn wake(&self, cx: &Context) -> Option<Moment> {
        let now = cx.now.as_millis();
        let blink = cx.look.motion.then(|| Moment::from_millis((now / BLINK.get() + 1) * BLINK.get()));
        let clock = self.session.clock_runs().then(|| cx.now.after(Millis::new(100))).flatten();
        let thoughts = self.session.is_thinking().then(|| cx.now.after(Millis::new(60))).flatten();
        [self.session.wake(cx.now), blink, clock, thoughts].into_iter().flatten().min()
    }

    fn help(&self) -> Vec<(&'static str, &'static str)> {
        vec![
            ("←↑↓→ a-h 1-8", "tui-help-cursor"),
            ("Enter Tab", "tui-help-place"),
            ("p", "tui-help-pause"),
            ("m", "tui-help-sound"),
            ("n", "tui-help-again"),
        ]
    }
}

impl ConsoleScreen {
    /// How well the computer plays in this game.
    fn level(&self) -> Level {
        let setup = self.session.game().setup();
        let seat = [&setup.players.one, &setup.players.two].into_iter().find_map(|seat| match seat {
            outflank_play::Seat::Computer { level } => Some(outflank_host::level_named(level)),
            _ => None,
        });
        seat.unwrap_or(Level::CONSOLE)
    }
}
