//! A game on the screen: against the computer, between two people, or on a real board
//! that hands turn the discs of.

mod sheet;
pub(crate) mod view;

use crate::advice::Advice;
use crate::canvas::Canvas;
use crate::press::Press;
use crate::screen::{Context, Next, Screen};
use crate::screens::analyse::Analyse;
use crate::session::{Note, Session};
use crate::study::Study;
use crate::thinker::Thought;
use crate::words::Words;
use outflank_host::Refused;
use outflank_play::{Match, MatchSetup, Millis, Moment, Order, Phase, Player, Seat, SetupError};
use outflank_rules::{Color, Square};
use sheet::ScoreSheet;

/// Moves a cursor over the board: by arrows, by letter and digit, or by the mouse.
pub(crate) fn steer(cursor: Square, press: Press) -> Square {
    let (column, row) = (cursor.column(), cursor.row());
    let to = match press {
        Press::Left => Square::at((column + 7) % 8, row),
        Press::Right => Square::at((column + 1) % 8, row),
        Press::Up => Square::at(column, (row + 7) % 8),
        Press::Down => Square::at(column, (row + 1) % 8),
        Press::Char(letter @ 'a'..='h') => Square::at(letter as usize - 'a' as usize, row),
        Press::Char(digit @ '1'..='8') => Square::at(column, digit as usize - '1' as usize),
        Press::Square(square) => Some(square),
        _ => None,
    };
    to.unwrap_or(cursor)
}

/// The screen of a match.
pub(crate) struct GameScreen {
    session: Session,
    cursor: Square,
    study: Study,
    advice: Option<Advice>,
    /// Whether the key for resigning was pressed once.
    resigning: bool,
    /// Whether the engine was asked about a game at the table.
    refused_study: bool,
    /// Its place in the list of games, once it has one.
    kept: Option<crate::shelf::Key>,
}

impl GameScreen {
    /// A new match, and its first game begins.
    pub(crate) fn begin(setup: MatchSetup, cx: &mut Context) -> Result<GameScreen, SetupError> {
        let game = Match::new(setup)?;
        let mut screen = GameScreen::of(Session::new(game, cx.now, true), None);
        // A match that was just made can begin.
        let _ = screen.order(Order::Begin, cx);
        Ok(screen)
    }

    /// A match that has begun elsewhere.
    pub(crate) fn go_on(game: Match, cx: &mut Context) -> GameScreen {
        let mut screen = GameScreen::of(Session::new(game, cx.now, true), None);
        screen.session.resume_thinking(cx.now, &mut cx.thinkers);
        screen.after_change(cx);
        screen
    }

    /// A match taken up again.
    pub(crate) fn resume(game: Match, kept: Option<crate::shelf::Key>, cx: &mut Context) -> GameScreen {
        let mut screen = GameScreen::of(Session::new(game, cx.now, true), kept);
        if screen.kept.is_none() {
            screen.session.tell_copied();
        } else if screen.session.game().phase() == Phase::Paused {
            let player = screen.session.person(cx.now);
            // It is paused, so it can go on.
            let _ = screen.order(Order::Resume { player }, cx);
        }
        screen.session.resume_thinking(cx.now, &mut cx.thinkers);
        screen
    }

    fn of(session: Session, kept: Option<crate::shelf::Key>) -> GameScreen {
        let cursor = "d3".parse().expect("a square");
        GameScreen {
            session,
            cursor,
            study: Study::default(),
            advice: None,
            resigning: false,
            refused_study: false,
            kept,
        }
    }

    fn is_table(&self) -> bool {
        self.session.game().table().is_some()
    }

    fn order(&mut self, order: Order, cx: &mut Context) -> Result<(), Refused> {
        let done = self.session.order(order, cx.now, &mut cx.thinkers);
        self.after_change(cx);
        done
    }

    /// What follows whatever happened: the study looks at the new position, and the
    /// match is kept.
    fn after_change(&mut self, cx: &mut Context) {
        let position = self.session.position_of_a_person(cx.now);
        if self.advice.as_ref().is_some_and(|advice| Some(advice.position()) != position) {
            self.advice = None;
        }
        self.ponder(cx);
        self.study.follow(position, cx);
        if let Some(shelf) = &mut cx.shelf {
            shelf.keep(&mut self.kept, self.session.host());
        }
    }

    /// The computer thinks in a person's time, unless that would slow down what the person
    /// has asked for.
    fn ponder(&mut self, cx: &mut Context) {
        let asked = self.study.is_on() || self.awaits_advice();
        self.session.ponder(cx.ponder && !asked, cx.now, &mut cx.thinkers);
    }

    /// Whether a hint was asked for that has not come yet.
    fn awaits_advice(&self) -> bool {
        self.advice.as_ref().is_some_and(|advice| !advice.is_known())
    }

    /// Enter: place, turn, or go on, whatever comes next here.
    fn act(&mut self, cx: &mut Context) -> Next {
        match self.session.game().phase() {
            Phase::Between | Phase::Ready => {
                // The series is not over, so a game can begin.
                let _ = self.order(Order::Begin, cx);
            }
            Phase::Paused => self.pause_or_go_on(cx),
            _ => self.touch(cx),
        }
        Next::Stay
    }

    fn touch(&mut self, cx: &mut Context) {
        let square = self.cursor;
        let player = self.session.person(cx.now);
        let order = match self.session.game().table() {
            // At the table a hand on a disc turns it: the hand of whoever may.
            Some(table) if table.board().disc_at(square).is_some() => {
                let view = self.session.view(cx.now).game;
                let hand = view.and_then(|game| game.table).and_then(|table| table.may_turn);
                Order::Turn { player: hand.unwrap_or(player), square }
            }
            _ => Order::Place { player, square },
        };
        // What is refused is told.
        let _ = self.order(order, cx);
    }

    fn pause_or_go_on(&mut self, cx: &mut Context) {
        let player = self.session.person(cx.now);
        let order = match self.session.game().phase() {
            Phase::Paused => Order::Resume { player },
            _ => Order::Pause { player },
        };
        let _ = self.order(order, cx);
    }

    fn take_back(&mut self, cx: &mut Context) -> Next {
        if let Some(copy) = self.session.taken_back_in_copy(cx.now) {
            let mut screen = GameScreen::go_on(copy, cx);
            screen.session.tell_copied();
            return Next::Replace(Box::new(screen));
        }
        let mut player = self.session.person(cx.now);
        if let Some(table) = self.session.game().table()
            && let (Some(turn), Some(game)) = (table.turns().last(), self.session.view(cx.now).game)
        {
            // At the table only the one who just moved can have something to take back.
            player = if turn.color() == Color::Black { game.black } else { game.black.other() };
        }
        let _ = self.order(Order::TakeBack { player }, cx);
        Next::Stay
    }

    /// Whether help may be had: while a contest is on, it would be unfair.
    fn may_help(&self) -> bool {
        let game = self.session.game();
        game.setup().hints_are_fair() || game.phase() != Phase::Playing
    }

    /// A hint, or one step more of the hint there is.
    fn advise(&mut self, cx: &mut Context) {
        if let Some(advice) = self.advice.as_mut().filter(|advice| advice.is_known()) {
            advice.go_on();
        } else if let Some(position) = self.session.position_of_a_person(cx.now) {
            if self.study.is_on() {
                self.study.toggle(cx);
            }
            self.advice = Some(Advice::ask(position, &mut cx.thinkers));
            self.ponder(cx);
        }
    }

    fn resign(&mut self, asked: bool, cx: &mut Context) {
        if asked {
            let player = self.session.person(cx.now);
            let _ = self.order(Order::Resign { player }, cx);
        }
        self.resigning = !asked && self.session.game().phase() == Phase::Playing;
    }

    /// The next game of the series, or the same match once more.
    fn next_game(&mut self, cx: &mut Context) -> Next {
        match self.session.game().phase() {
            Phase::Between => {
                let _ = self.order(Order::Begin, cx);
                Next::Stay
            }
            Phase::Over | Phase::Aborted => {
                match GameScreen::begin(self.session.game().setup().clone(), cx) {
                    Ok(screen) => Next::Replace(Box::new(screen)),
                    Err(_) => Next::Stay,
                }
            }
            _ => Next::Stay,
        }
    }

    /// The winner's word on who starts the next game (R11), which then begins.
    fn choose_starter(&mut self, starter: Player, cx: &mut Context) {
        let Some(player) = self.session.view(cx.now).standing.chooser else { return };
        if self.order(Order::ChooseStarter { player, starter }, cx).is_ok() {
            let _ = self.order(Order::Begin, cx);
        }
    }

    /// The game so far, to be studied.
    fn analyse(&mut self, cx: &mut Context) -> Next {
        self.refused_study = self.is_table();
        let Some(game) = self.session.game().game() else { return Next::Stay };
        let game = game.clone();
        if self.session.game().phase() == Phase::Playing && self.session.game().setup().customs.pauses {
            self.pause_or_go_on(cx);
        }
        self.study.stop(cx);
        self.session.stop_pondering(&cx.thinkers);
        let side = self.own_side(cx);
        Next::Push(Box::new(Analyse::of_side(game, side)))
    }

    /// The colour of the only person who plays, if one plays alone.
    fn own_side(&self, cx: &Context) -> Option<Color> {
        let view = self.session.view(cx.now);
        let black = view.game?.black;
        let is_person = |player: Player| *view.setup.players.get(player) == Seat::Person;
        match (is_person(black), is_person(black.other())) {
            (true, false) => Some(Color::Black),
            (false, true) => Some(Color::White),
            _ => None,
        }
    }
}

impl Screen for GameScreen {
    fn press(&mut self, press: Press, cx: &mut Context) -> Next {
        let asked = std::mem::take(&mut self.resigning);
        match press {
            // Leaving the question, not the game.
            Press::Back if asked => {}
            Press::Char('x') => self.resign(asked, cx),
            Press::Enter => return self.act(cx),
            Press::Square(square) => {
                self.cursor = square;
                if matches!(self.session.game().phase(), Phase::Playing | Phase::Over | Phase::Between) {
                    self.touch(cx);
                }
            }
            Press::Char('u') | Press::Erase => return self.take_back(cx),
            Press::Char('r') => {
                let player = self.session.person(cx.now);
                let _ = self.order(Order::Redo { player }, cx);
            }
            Press::Char('i' | 'v' | 's') if !self.may_help() => {}
            Press::Char('i') => self.advise(cx),
            Press::Char('v') => {
                self.advice = None;
                self.study.toggle(cx);
                self.after_change(cx);
            }
            Press::Char('p') => self.pause_or_go_on(cx),
            Press::Char('s') => return self.analyse(cx),
            Press::Char('n') => return self.next_game(cx),
            Press::Char(digit @ ('1' | '2')) if self.session.game().phase() == Phase::Between => {
                self.choose_starter(if digit == '1' { Player::One } else { Player::Two }, cx);
            }
            Press::Char('w') => {
                let lines = Words(&cx.locale).sheet(&self.session.view(cx.now));
                if !lines.is_empty() {
                    return Next::Push(Box::new(ScoreSheet { lines }));
                }
            }
            Press::Char('o') if self.is_table() => {
                let player = self.session.person(cx.now);
                let _ = self.order(Order::Done { player }, cx);
            }
            Press::Char('k') if self.is_table() => {
                let player = self.session.person(cx.now);
                let _ = self.order(Order::Pass { player }, cx);
            }
            Press::Back | Press::Char('q') => return Next::Pop,
            press => self.cursor = steer(self.cursor, press),
        }
        Next::Stay
    }

    fn thought(&mut self, thought: &Thought, cx: &mut Context) {
        self.session.thought(thought);
        self.study.thought(thought);
        let waited = self.awaits_advice();
        if let Some(advice) = &mut self.advice {
            advice.thought(thought);
        }
        if waited && !self.awaits_advice() {
            self.ponder(cx);
        }
    }

    fn tick(&mut self, cx: &mut Context) {
        let before = self.session.game().log().len();
        self.session.tick(cx.now, &mut cx.thinkers);
        if self.session.game().log().len() != before {
            self.after_change(cx);
        }
    }

    fn enter(&mut self, cx: &mut Context) {
        self.after_change(cx);
    }

    fn step_away(&mut self, cx: &mut Context) {
        if self.session.game().phase() == Phase::Playing && self.session.game().setup().customs.pauses {
            self.pause_or_go_on(cx);
        }
    }

    fn leave(&mut self, cx: &mut Context) {
        self.study.stop(cx);
        let phase = self.session.game().phase();
        if phase == Phase::Playing && self.session.game().setup().customs.pauses && self.kept.is_some() {
            // So that the clock does not run while nobody is there.
            let player = self.session.person(cx.now);
            let _ = self.order(Order::Pause { player }, cx);
        }
        self.session.leave(&cx.thinkers);
    }

    fn view(&self, canvas: &mut Canvas<'_>, cx: &Context) {
        view::draw(self, canvas, cx);
    }

    fn wake(&self, cx: &Context) -> Option<Moment> {
        // A running clock is read ten times a second.
        let clock = self.session.clock_runs().then(|| cx.now.after(Millis::new(100))).flatten();
        let busy = self.session.is_thinking() || self.study.is_on() || self.awaits_advice();
        let thoughts = busy.then(|| cx.now.after(Millis::new(60))).flatten();
        [self.session.wake(cx.now), clock, thoughts].into_iter().flatten().min()
    }

    fn help(&self) -> Vec<(&'static str, &'static str)> {
        let mut keys = vec![("←↑↓→ a-h 1-8", "tui-help-cursor")];
        if self.is_table() {
            keys.extend([
                ("Enter", "tui-help-touch"),
                ("o", "tui-help-done"),
                ("k", "tui-help-pass"),
                ("u", "tui-help-take-back-table"),
            ]);
        } else {
            keys.extend([("Enter", "tui-help-place"), ("u", "tui-help-undo"), ("r", "tui-help-redo")]);
        }
        if self.may_help() && !self.is_table() {
            keys.extend([("i", "tui-help-hint"), ("v", "tui-help-evaluate"), ("s", "tui-help-study")]);
        }
        keys.extend([("p", "tui-help-pause"), ("x", "tui-help-resign"), ("n", "tui-help-next")]);
        if !self.session.is_one_game() {
            keys.extend([("1 2", "tui-help-starter"), ("w", "tui-help-sheet")]);
        }
        keys
    }
}

/// The last things worth telling, the latest last.
fn latest(session: &Session, count: usize) -> &[Note] {
    let notes = session.notes();
    &notes[notes.len().saturating_sub(count)..]
}
