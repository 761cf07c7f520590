//! The console of 1982 (C1–C9): thirty games chosen by two digits, red and green discs,
//! scores of seven strokes of which that of the player to move blinks, and 15 seconds
//! for a move in the timed games.
//!
//! Two players have a controller each at one keyboard: the left one moves the disc with
//! W, A, S and D and places it with the space bar or the tabulator, the right one with the
//! arrows and Enter. Whoever plays alone has all keys.

pub(crate) mod choose;
pub(crate) mod sleeve;
mod view;

use crate::canvas::Canvas;
use crate::press::Press;
use crate::screen::{Context, Next, Screen};
use crate::screens::analyse::Analyse;
use crate::screens::game::steer;
use crate::session::{Note, Session};
use crate::thinker::Thought;
use outflank_levels::Level;
use outflank_play::console::{Hue, Side};
use outflank_play::{
    Colors, Event, Match, MatchSetup, Millis, Moment, Order, PerPlayer, Phase, Player, Seat, Variation,
};
use outflank_rules::{Color, Square};
use sleeve::Sleeve;

/// How long the score of the player to move is on and off.
const BLINK: Millis = Millis::new(500);

/// A game of the console, with the colour its left player has chosen (C4).
pub(crate) fn setup(variation: Variation, level: Level, left: Hue) -> MatchSetup {
    let black = match left.color() {
        Color::Black => Player::One,
        Color::White => Player::Two,
    };
    let console = MatchSetup::console(variation, level.to_string().as_str().into());
    MatchSetup { colors: Colors::Keep { black }, ..console }
}

/// Who sits on a side.
pub(super) const fn player_on(side: Side) -> Player {
    match side {
        Side::Left => Player::One,
        Side::Right => Player::Two,
    }
}

/// A game of the console being played.
pub(crate) struct ConsoleScreen {
    session: Session,
    variation: Variation,
    /// Over which square each player's disc is.
    cursors: PerPlayer<Square>,
    /// How many turns of a finished game are shown, while one walks through it.
    shown: Option<usize>,
    sound: bool,
    /// How many notes have been heard.
    heard: usize,
    kept: Option<crate::shelf::Key>,
}

impl ConsoleScreen {
    /// Starts a game.
    pub(crate) fn begin(setup: MatchSetup, cx: &mut Context) -> ConsoleScreen {
        let game = Match::new(setup).expect("every game of the console makes a match");
        let mut screen = ConsoleScreen::of(Session::new(game, cx.now, true), None);
        screen.order(Order::Begin, cx);
        screen
    }

    /// A game that was kept: it waits until its players are ready.
    pub(crate) fn resume(game: Match, kept: Option<crate::shelf::Key>, cx: &mut Context) -> ConsoleScreen {
        let mut screen = ConsoleScreen::of(Session::new(game, cx.now, true), kept);
        screen.pause(cx);
        screen.session.resume_thinking(cx.now, &mut cx.thinkers);
        screen
    }

    fn of(session: Session, kept: Option<crate::shelf::Key>) -> ConsoleScreen {
        let at = |name: &str| name.parse().expect("a square");
        let variation = session.game().setup().variation.unwrap_or(Variation::PLAIN);
        let cursors = PerPlayer { one: at("d3"), two: at("e6") };
        ConsoleScreen { session, variation, cursors, shown: None, sound: false, heard: 0, kept }
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
        // One tone for a disc, for a pass, for a refusal and for the end.
        let fresh = &self.session.notes()[self.heard..];
        let audible = |note: &Note| {
            matches!(
                note,
                Note::Refused(_)
                    | Note::Event(
                        Event::DiscPlaced { .. }
                            | Event::Passed { .. }
                            | Event::GameEnded { .. }
                            | Event::TimeRanOut { .. }
                    )
            )
        };
        if self.sound && fresh.iter().any(audible) {
            cx.bell = true;
        }
        self.heard = self.session.notes().len();
    }

    fn phase(&self) -> Phase {
        self.session.game().phase()
    }

    /// Stops a game that is being played, so that nobody's time runs out unseen (C9).
    fn pause(&mut self, cx: &mut Context) {
        if self.phase() == Phase::Playing && self.session.game().setup().customs.pauses {
            let player = self.session.person(cx.now);
            self.order(Order::Pause { player }, cx);
        }
    }

    fn pause_or_go_on(&mut self, cx: &mut Context) {
        if self.phase() == Phase::Paused {
            let player = self.session.person(cx.now);
            self.order(Order::Resume { player }, cx);
        } else {
            self.pause(cx);
        }
    }

    /// Whether two people sit at the keyboard.
    fn two_play(&self) -> bool {
        let players = &self.session.game().setup().players;
        players.one == Seat::Person && players.two == Seat::Person
    }

    /// Whose controller a key belongs to, and what it does there.
    fn controller(&self, press: Press, cx: &Context) -> (Player, Press) {
        if !self.two_play() {
            let press = if matches!(press, Press::Space | Press::Tab) { Press::Enter } else { press };
            return (self.session.person(cx.now), press);
        }
        match press {
            Press::Char('w') => (Player::One, Press::Up),
            Press::Char('a') => (Player::One, Press::Left),
            Press::Char('s') => (Player::One, Press::Down),
            Press::Char('d') => (Player::One, Press::Right),
            Press::Space | Press::Tab => (Player::One, Press::Enter),
            // A hand on the screen belongs to whoever is to move.
            Press::Square(_) => (self.session.person(cx.now), press),
            press => (Player::Two, press),
        }
    }

    /// A key of a controller: it moves its player's disc, and ENT places it (C4).
    fn control(&mut self, press: Press, cx: &mut Context) {
        let (player, press) = self.controller(press, cx);
        let typed = !self.two_play();
        let cursor = self.cursors.get_mut(player);
        match press {
            Press::Up | Press::Down | Press::Left | Press::Right => *cursor = steer(*cursor, press),
            Press::Char('a'..='h' | '1'..='8') if typed => *cursor = steer(*cursor, press),
            Press::Square(square) => {
                *cursor = square;
                self.order(Order::Place { player, square }, cx);
            }
            Press::Enter => {
                let square = *cursor;
                self.order(Order::Place { player, square }, cx);
            }
            _ => {}
        }
    }

    /// The position on the screen after so many turns of the game.
    fn walk(&mut self, press: Press) {
        let Some(last) = self.session.game().game().map(outflank_rules::Game::ply) else { return };
        let at = self.shown.unwrap_or(last);
        self.shown = Some(match press {
            Press::Left | Press::Up => at.saturating_sub(1),
            Press::Right | Press::Down => (at + 1).min(last),
            Press::PageUp => at.saturating_sub(10),
            Press::PageDown => (at + 10).min(last),
            Press::Home => 0,
            Press::End => last,
            _ => return,
        });
    }

    fn again(&self, cx: &mut Context) -> Next {
        Next::Replace(Box::new(ConsoleScreen::begin(self.session.game().setup().clone(), cx)))
    }

    /// The finished game with the engine's scores.
    fn analyse(&mut self, cx: &mut Context) -> Next {
        let Some(game) = self.session.game().game().cloned() else { return Next::Stay };
        self.session.stop_pondering(&cx.thinkers);
        Next::Push(Box::new(Analyse::new(game)))
    }

    /// Whether the score of the player to move is dark at this moment.
    fn is_dark(&self, cx: &Context) -> bool {
        cx.look.motion && self.phase() == Phase::Playing && cx.now.as_millis() / BLINK.get() % 2 == 1
    }
}

impl Screen for ConsoleScreen {
    fn press(&mut self, press: Press, cx: &mut Context) -> Next {
        let phase = self.phase();
        match press {
            // A game that is left pauses, and says so before one goes (C9).
            Press::Back | Press::Char('q') if phase == Phase::Playing => self.pause(cx),
            Press::Back | Press::Char('q') => return Next::Pop,
            Press::Char('n') => return self.again(cx),
            Press::Char('m') => self.sound = !self.sound,
            Press::Char('p') => self.pause_or_go_on(cx),
            Press::Char('i') => {
                self.pause(cx);
                return Next::Push(Box::new(Sleeve::default()));
            }
            Press::Enter | Press::Space | Press::Tab if phase == Phase::Over => return self.again(cx),
            Press::Char('s') if phase == Phase::Over => return self.analyse(cx),
            press if phase == Phase::Over => self.walk(press),
            Press::Enter | Press::Space | Press::Tab if phase == Phase::Paused => self.pause_or_go_on(cx),
            press if phase == Phase::Playing => self.control(press, cx),
            _ => {}
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
        if self.kept.is_some() {
            self.pause(cx);
        }
        self.session.leave(&cx.thinkers);
    }

    fn step_away(&mut self, cx: &mut Context) {
        self.pause(cx);
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

    fn tells_space_apart(&self) -> bool {
        true
    }

    fn help(&self) -> Vec<(&'static str, &'static str)> {
        let mut keys = match (self.phase(), self.two_play()) {
            (Phase::Over, _) => vec![("←→", "tui-help-walk"), ("s", "tui-help-study")],
            (_, true) => {
                vec![("W A S D · Space", "tui-help-console-left"), ("←↑↓→ · Enter", "tui-help-console-right")]
            }
            (_, false) => {
                vec![("←↑↓→ a-h 1-8", "tui-help-cursor"), ("Enter Space Tab", "tui-help-place")]
            }
        };
        keys.extend([
            ("p", "tui-help-pause"),
            ("m", "tui-help-sound"),
            ("n", "tui-help-again"),
            ("i", "tui-help-sleeve"),
        ]);
        keys
    }
}
