//! The match itself: commands in, events out.

use crate::Tabletop;
use crate::command::{Command, Order};
use crate::ground::Ground;
use crate::log::{ReplayError, SavedMatch};
use crate::round::Round;
use crate::state::State;
use crate::{Event, MatchSetup, Moment, Phase, Player, Refusal, Request, SetupError, Standing, View};
use outflank_rules::{Game, Square};

/// A match from its setup to its end.
///
/// ```
/// use outflank_play::{Event, Match, MatchSetup, Moment, Order, Player, Seat};
///
/// let mut game = Match::new(MatchSetup::new(Seat::Person, Seat::Computer { level: "5".into() }))?;
/// game.apply(Order::Begin.at(Moment::ORIGIN))?;
/// let order = Order::Place { player: Player::One, square: "d3".parse()? };
/// let events = game.apply(order.at(Moment::from_millis(2_000)))?;
///
/// // The disc turned another over, and now the computer is asked for its move.
/// assert!(matches!(&events[0], Event::DiscPlaced { turned, .. } if turned.len() == 1));
/// let request = game.request().expect("the computer is to move");
/// let answer = Order::Answer { request: request.number, square: "c3".parse()? };
/// game.apply(answer.at(Moment::from_millis(2_300)))?;
///
/// // Everything that was accepted makes the same match again.
/// let again = Match::replay(game.setup().clone(), game.log().iter().copied())?;
/// assert_eq!(again.view(game.now()), game.view(game.now()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Match {
    setup: MatchSetup,
    state: State,
    log: Vec<Command>,
}

/// What came of a submitted command.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Receipt {
    /// What happened, for everybody who watches.
    pub events: Vec<Event>,
    /// What was added to the log, for whoever stores it.
    pub logged: Vec<Command>,
    /// Why the command itself was refused, for whoever sent it.
    pub refusal: Option<Refusal>,
}

impl Match {
    /// A match in which no game has begun.
    pub fn new(setup: MatchSetup) -> Result<Match, SetupError> {
        setup.check()?;
        Ok(Match { setup, state: State::default(), log: Vec::new() })
    }

    /// The match that these commands make: all of them were accepted once, so all of
    /// them are again.
    pub fn replay(
        setup: MatchSetup,
        commands: impl IntoIterator<Item = Command>,
    ) -> Result<Match, ReplayError> {
        let mut game = Match::new(setup).map_err(ReplayError::Setup)?;
        for (index, command) in commands.into_iter().enumerate() {
            game.apply(command).map_err(|reason| ReplayError::Command { index, command, reason })?;
        }
        Ok(game)
    }

    /// A match whose first game has begun with these moves: a game from elsewhere that is gone
    /// on with here. The moves have taken no time, and a clock adds for them what it adds for any.
    pub fn begun(setup: MatchSetup, squares: impl IntoIterator<Item = Square>) -> Result<Match, ReplayError> {
        let mut game = Match::new(setup).map_err(ReplayError::Setup)?;
        let obey = |game: &mut Match, order: Order| {
            let (index, command) = (game.log.len(), order.at(Moment::ORIGIN));
            game.apply(command).map_err(|reason| ReplayError::Command { index, command, reason })
        };
        obey(&mut game, Order::Begin)?;
        for square in squares {
            let order = match game.request() {
                Some(request) => Order::Answer { request: request.number, square },
                None => {
                    let to_move = game.view(Moment::ORIGIN).game.and_then(|game| game.to_move);
                    // When nobody is to move, the game is over and refuses whoever it is.
                    Order::Place { player: to_move.unwrap_or(Player::One), square }
                }
            };
            obey(&mut game, order)?;
        }
        Ok(game)
    }

    /// Carries out a command, or refuses it and changes nothing.
    ///
    /// When a player's time has run out before the command, it is refused with
    /// [`Refusal::TimeIsUp`] until a tick has been applied: what time has done is a
    /// fact of its own and has its own place in the log. [`Match::submit`] does both.
    pub fn apply(&mut self, command: Command) -> Result<Vec<Event>, Refusal> {
        // Working on a copy is what makes a refusal harmless, whatever it comes across
        // and however late.
        let mut next = self.state.clone();
        let events = next.obey(&self.setup, command)?;
        // A tick that finds nothing due leaves no trace.
        if command.order != Order::Tick || !events.is_empty() {
            self.state = next;
            self.log.push(command);
        }
        Ok(events)
    }

    /// Lets time run out first if it has, then carries out the command or refuses it.
    pub fn submit(&mut self, command: Command) -> Receipt {
        let known = self.log.len();
        let mut receipt = Receipt::default();
        let late = command.order != Order::Tick && self.state.flag_is_due(command);
        let tick = late.then(|| Order::Tick.at(command.at));
        for command in tick.into_iter().chain([command]) {
            match self.apply(command) {
                Ok(events) => receipt.events.extend(events),
                Err(refusal) => receipt.refusal = Some(refusal),
            }
        }
        receipt.logged = self.log[known..].to_vec();
        receipt
    }

    /// When the caller should tick if nothing happens before: a period begins or time
    /// runs out. One timer set to this is enough.
    #[must_use]
    pub fn next_deadline(&self) -> Option<Moment> {
        self.state.round().and_then(Round::deadline)
    }

    /// The move a computer has been asked for and has not made.
    #[must_use]
    pub fn request(&self) -> Option<&Request> {
        self.state.round().and_then(Round::request)
    }

    /// What was agreed.
    #[must_use]
    pub const fn setup(&self) -> &MatchSetup {
        &self.setup
    }

    /// Every accepted command: with the setup, all there is to store.
    #[must_use]
    pub fn log(&self) -> &[Command] {
        &self.log
    }

    /// Setup and log together, to be written down.
    #[must_use]
    pub fn save(&self) -> SavedMatch {
        SavedMatch { setup: self.setup.clone(), commands: self.log.clone() }
    }

    /// The moment of the last accepted command. Time never goes back behind it.
    #[must_use]
    pub const fn now(&self) -> Moment {
        self.state.now()
    }

    /// Where the match is.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.state.phase(&self.setup)
    }

    /// What the games so far add up to.
    #[must_use]
    pub fn standing(&self) -> Standing {
        self.state.standing(&self.setup)
    }

    /// The whole match as it looks at this moment, or now if that is later.
    #[must_use]
    pub fn view(&self, at: Moment) -> View {
        self.state.view(&self.setup, at)
    }

    /// The game being played or just ended, where discs turn by themselves: for
    /// records and analysis.
    #[must_use]
    pub fn game(&self) -> Option<&Game> {
        match self.state.round()?.ground() {
            Ground::Game(game) => Some(game),
            Ground::Table(_) => None,
        }
    }

    /// The board at the table, with all its turns and mistakes (T3).
    #[must_use]
    pub fn table(&self) -> Option<&Tabletop> {
        match self.state.round()?.ground() {
            Ground::Game(_) => None,
            Ground::Table(table) => Some(table),
        }
    }
}
