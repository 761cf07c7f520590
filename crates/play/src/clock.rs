//! The clocks of one game.
//!
//! A clock is two numbers, the main time and the periods left, and they change only
//! when a turn ends. While a turn lasts, everything else follows from how long it has
//! lasted so far: what the clock shows, when the next period begins, when the flag
//! falls. So a look at a clock never changes it, and any number of ticks comes to the
//! same as none.
//!
//! Time once used is gone, also when moves are taken back. The increments those moves
//! had earned are paid back, so that nobody gains by moving to and fro.

use crate::control::{ClockSetup, TimeControl};
use crate::series::Player;
use crate::{Millis, Moment, PerPlayer};
use serde::{Deserialize, Serialize};

/// What one clock shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ClockView {
    /// The time on display: of the move, of the game, or of the current period.
    pub left: Millis,
    /// Byo-yomi periods left, the current one included.
    pub periods: u32,
    /// Whether `left` is that of a period.
    pub in_period: bool,
    /// Whether the player's time has run out before and this is the extra time.
    pub overtime: bool,
}

/// Both clocks at one moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ClocksView {
    /// When they showed this.
    pub at: Moment,
    /// Player one's.
    pub one: ClockView,
    /// Player two's.
    pub two: ClockView,
    /// Whose is running; nobody's in a pause, at the end, and while the computer moves
    /// for a player whose time ran out.
    pub running: Option<Player>,
    /// When something happens on it by itself: a period begins, or time runs out.
    pub deadline: Option<Moment>,
    /// Who has to make a first move by then. It is not charged, so neither clock runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first_move: Option<Player>,
}

/// What a player has left between turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Clock {
    /// Main time, or the rest of the extra time.
    main: Millis,
    /// Byo-yomi periods.
    periods: u32,
    /// Increments earned so far.
    earned: Millis,
    /// In the extra time there is only main time, whatever the control.
    overtime: bool,
}

impl Clock {
    const fn new(control: TimeControl) -> Clock {
        let (main, periods) = match control {
            TimeControl::PerMove { .. } => (Millis::ZERO, 0),
            TimeControl::PerGame { main } | TimeControl::Increment { main, .. } => (main, 0),
            TimeControl::ByoYomi { main, periods, .. } => (main, periods),
        };
        Clock { main, periods, earned: Millis::ZERO, overtime: false }
    }

    /// The time of one move before any period begins.
    const fn first_part(self, control: TimeControl) -> Millis {
        match control {
            TimeControl::PerMove { limit } if !self.overtime => limit,
            _ => self.main,
        }
    }

    /// Length and number of the periods after it.
    const fn periods(self, control: TimeControl) -> (Millis, u32) {
        match control {
            TimeControl::ByoYomi { period, .. } if !self.overtime => (period, self.periods),
            _ => (Millis::ZERO, 0),
        }
    }

    /// All the time there is for one move.
    const fn budget(self, control: TimeControl) -> Millis {
        let (period, count) = self.periods(control);
        self.first_part(control).plus(period.times(count))
    }

    /// How many periods have begun in a turn that has lasted so long.
    fn periods_begun(self, control: TimeControl, elapsed: Millis) -> u32 {
        let (period, count) = self.periods(control);
        let first = self.first_part(control);
        if count == 0 || elapsed < first {
            return 0;
        }
        let used = elapsed.minus(first).get() / period.get();
        u32::try_from(used).unwrap_or(u32::MAX).saturating_add(1).min(count)
    }

    fn view(self, control: TimeControl, elapsed: Millis) -> ClockView {
        let (period, count) = self.periods(control);
        let first = self.first_part(control);
        let begun = self.periods_begun(control, elapsed);
        let view = |left, periods, in_period| ClockView { left, periods, in_period, overtime: self.overtime };
        if begun == 0 {
            return view(first.minus(elapsed), count, false);
        }
        let left = first.plus(period.times(begun)).minus(elapsed);
        view(left, if left.is_zero() { 0 } else { count - begun + 1 }, true)
    }

    /// Takes away what a turn of this length has used.
    fn charge(&mut self, control: TimeControl, elapsed: Millis) {
        let (period, count) = self.periods(control);
        let used = match period.get() {
            0 => 0,
            period => elapsed.minus(self.first_part(control)).get() / period,
        };
        self.periods = count.saturating_sub(u32::try_from(used).unwrap_or(u32::MAX));
        self.main = self.main.minus(elapsed);
    }

    /// Adds what a finished move earns.
    const fn reward(&mut self, control: TimeControl) {
        if let TimeControl::Increment { increment, .. } = control
            && !self.overtime
        {
            self.main = self.main.plus(increment);
            self.earned = self.earned.plus(increment);
        }
    }

    /// Pays back what was earned since `earlier`.
    fn repay(&mut self, earlier: Clock) {
        let debt = self.earned.minus(earlier.earned);
        self.earned = earlier.earned;
        if self.overtime == earlier.overtime {
            self.main = self.main.minus(debt);
        }
    }

    /// The same for the player who is not to move: never more than there was in that
    /// turn, but nobody runs out of time because the opponent takes back.
    fn cap(&mut self, earlier: Clock) {
        self.earned = earlier.earned;
        if self.overtime == earlier.overtime {
            self.main = self.main.min(earlier.main);
        }
    }
}

/// The turn that is being timed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Turn {
    player: Player,
    /// How long it lasted before `since`.
    spent: Millis,
    /// Since when the clock has been running; it stands still otherwise.
    since: Option<Moment>,
    /// Periods whose beginning has been announced.
    announced: u32,
    /// Whether time has run out and the computer is to move.
    fallen: bool,
    /// A player's first move: it costs nothing and has to be made within this time.
    free: Option<Millis>,
}

impl Turn {
    /// What is to be charged for it.
    const fn charged(self, at: Moment) -> Millis {
        if self.free.is_some() { Millis::ZERO } else { self.elapsed(at) }
    }

    const fn elapsed(self, at: Moment) -> Millis {
        match self.since {
            Some(since) => self.spent.plus(at.since(since)),
            None => self.spent,
        }
    }

    /// When this turn has lasted so long, if the clock goes on running.
    fn moment_of(self, elapsed: Millis) -> Option<Moment> {
        self.since?.after(elapsed.minus(self.spent))
    }
}

/// Both clocks and the turn being timed.
#[derive(Clone, Debug)]
pub(crate) struct Clocks {
    control: TimeControl,
    first_moves: Option<Millis>,
    /// Who has made a move. It stays made when it is taken back: there is one free move.
    moved: PerPlayer<bool>,
    clocks: PerPlayer<Clock>,
    turn: Option<Turn>,
    /// How many turns have begun.
    turns: u32,
    /// What the clocks were when the turn after so many plies began.
    history: Vec<(usize, PerPlayer<Clock>)>,
}

impl Clocks {
    pub(crate) fn new(setup: &ClockSetup) -> Clocks {
        let clock = Clock::new(setup.control);
        let clocks = PerPlayer { one: clock, two: clock };
        Clocks {
            control: setup.control,
            first_moves: setup.first_moves,
            moved: PerPlayer::default(),
            clocks,
            turn: None,
            turns: 0,
            history: Vec::new(),
        }
    }

    /// Starts the clock of `player`, who moves after `ply` plies.
    pub(crate) fn start_turn(&mut self, player: Player, ply: usize, at: Moment) {
        self.history.truncate(self.history.partition_point(|&(earlier, _)| earlier < ply));
        self.history.push((ply, self.clocks));
        // A turn that begins within a period is not announced as the beginning of one.
        let announced = self.clocks.get(player).periods_begun(self.control, Millis::ZERO);
        self.turns = self.turns.wrapping_add(1);
        let free = self.first_moves.filter(|_| !self.moved.get(player));
        self.turn =
            Some(Turn { player, spent: Millis::ZERO, since: Some(at), announced, fallen: false, free });
    }

    /// Stops the clock. A finished move earns its increment.
    pub(crate) fn stop(&mut self, at: Moment, move_finished: bool) {
        let Some(turn) = self.turn.take() else { return };
        *self.moved.get_mut(turn.player) |= move_finished;
        if turn.free.is_some() {
            return;
        }
        let clock = self.clocks.get_mut(turn.player);
        clock.charge(self.control, turn.elapsed(at));
        if move_finished {
            clock.reward(self.control);
        }
    }

    /// Gives the turn that runs some of its time back, as much as it has lasted at most.
    pub(crate) fn give(&mut self, span: Millis, at: Moment) {
        if let Some(turn) = &mut self.turn {
            turn.since = turn.since.and_then(|since| since.after(span.min(at.since(since))));
            // A period that has not begun after all is announced again when it does.
            let begun = self.clocks.get(turn.player).periods_begun(self.control, turn.elapsed(at));
            turn.announced = turn.announced.min(begun);
        }
    }

    /// The number of the turn whose time runs: the game goes on and nobody waits for the
    /// computer.
    pub(crate) fn running_turn(&self) -> Option<u32> {
        self.turn.filter(|turn| turn.since.is_some()).map(|_| self.turns)
    }

    /// Who has to make a first move, which is not charged.
    pub(crate) fn first_move(&self) -> Option<Player> {
        self.turn.filter(|turn| turn.free.is_some()).map(|turn| turn.player)
    }

    /// Goes back to the turn of `mover` after `ply` plies. The clock has been stopped.
    pub(crate) fn rewind(&mut self, ply: usize, mover: Player) {
        let later = self.history.partition_point(|&(earlier, _)| earlier <= ply);
        if let Some((_, earlier)) = later.checked_sub(1).map(|index| self.history[index]) {
            self.clocks.get_mut(mover).repay(*earlier.get(mover));
            self.clocks.get_mut(mover.other()).cap(*earlier.get(mover.other()));
        }
    }

    /// Whether `mover` would have any time there.
    pub(crate) fn can_rewind(&self, ply: usize, mover: Player, at: Moment) -> bool {
        let mut then = self.clone();
        then.stop(at, false);
        then.rewind(ply, mover);
        !then.clocks.get(mover).budget(self.control).is_zero()
    }

    /// Adds what a move of `player` earns that was not timed.
    pub(crate) const fn reward(&mut self, player: Player) {
        self.clocks.get_mut(player).reward(self.control);
    }

    pub(crate) fn pause(&mut self, at: Moment) {
        if let Some(turn) = &mut self.turn {
            turn.spent = turn.elapsed(at);
            turn.since = None;
        }
    }

    pub(crate) fn resume(&mut self, at: Moment) {
        if let Some(turn) = self.turn.as_mut().filter(|turn| !turn.fallen) {
            turn.since = Some(at);
        }
    }

    /// Who runs out of time when, if nothing happens before.
    pub(crate) fn flag(&self) -> Option<(Player, Moment)> {
        let turn = self.turn?;
        let budget = turn.free.unwrap_or_else(|| self.clocks.get(turn.player).budget(self.control));
        Some((turn.player, turn.moment_of(budget)?))
    }

    /// Whose next period begins when, if nothing happens before.
    pub(crate) fn next_period(&self) -> Option<(Player, Moment)> {
        let turn = self.turn?;
        let clock = self.clocks.get(turn.player);
        let (period, count) = clock.periods(self.control);
        if turn.announced >= count || turn.free.is_some() {
            return None;
        }
        let begins = clock.first_part(self.control).plus(period.times(turn.announced));
        Some((turn.player, turn.moment_of(begins)?))
    }

    /// Notes that the next period's beginning has been told.
    pub(crate) fn announce_period(&mut self) {
        if let Some(turn) = &mut self.turn {
            turn.announced += 1;
        }
    }

    /// Leaves the clock at zero for the rest of this turn.
    pub(crate) fn fall(&mut self) {
        if let Some(turn) = &mut self.turn {
            turn.spent = self.clocks.get(turn.player).budget(self.control);
            turn.since = None;
            turn.fallen = true;
        }
    }

    /// Whether the player to move has no time and waits for the computer.
    pub(crate) fn has_fallen(&self) -> bool {
        self.turn.is_some_and(|turn| turn.fallen)
    }

    /// Whether a player is in the extra time.
    pub(crate) const fn in_overtime(&self, player: Player) -> bool {
        self.clocks.get(player).overtime
    }

    /// Gives the player whose time ran out at `flag` the extra time.
    pub(crate) fn begin_overtime(&mut self, extra: Millis, flag: Moment) {
        if let Some(turn) = &mut self.turn {
            let clock = self.clocks.get_mut(turn.player);
            *clock = Clock { main: extra, periods: 0, overtime: true, ..*clock };
            *turn = Turn { spent: Millis::ZERO, since: Some(flag), ..*turn };
        }
    }

    pub(crate) fn deadline(&self) -> Option<Moment> {
        let moments = [self.flag(), self.next_period()];
        moments.into_iter().flatten().map(|(_, moment)| moment).min()
    }

    pub(crate) fn view(&self, at: Moment) -> ClocksView {
        let clock = |player| {
            let elapsed = self.turn.filter(|turn| turn.player == player);
            let elapsed = elapsed.map_or(Millis::ZERO, |turn| turn.charged(at));
            self.clocks.get(player).view(self.control, elapsed)
        };
        ClocksView {
            at,
            one: clock(Player::One),
            two: clock(Player::Two),
            running: self
                .turn
                .filter(|turn| turn.since.is_some() && turn.free.is_none())
                .map(|turn| turn.player),
            deadline: self.deadline(),
            first_move: self.first_move(),
        }
    }
}
