//! Driving a match from a test: short words for orders, a clock that is set by hand,
//! and games by chance.

#![allow(dead_code)] // each test file uses its own part

use outflank_play::{
    ClockSetup, Event, Match, MatchSetup, Millis, Moment, Order, Player, Refusal, TimeControl, TimeOut,
};
use outflank_rules::{Rng, Square, SquareSet};

pub use outflank_play::Player::{One, Two};

pub fn sq(name: &str) -> Square {
    name.parse().expect("a square")
}

pub fn squares(names: &str) -> SquareSet {
    names.split_whitespace().map(sq).collect()
}

pub const fn ms(millis: u64) -> Moment {
    Moment::from_millis(millis)
}

pub fn timed(control: TimeControl, time_out: TimeOut, setup: MatchSetup) -> MatchSetup {
    MatchSetup { clock: Some(ClockSetup::new(control, time_out)), ..setup }
}

/// A match and the time.
pub struct Script {
    pub game: Match,
    pub now: Moment,
}

impl Script {
    /// A match whose first game has begun at the origin.
    pub fn begin(setup: MatchSetup) -> Script {
        let mut script = Script::ready(setup);
        script.accept(Order::Begin);
        script
    }

    pub fn ready(setup: MatchSetup) -> Script {
        Script { game: Match::new(setup).expect("a good setup"), now: Moment::ORIGIN }
    }

    /// Lets time pass.
    pub fn wait(&mut self, millis: u64) -> &mut Script {
        self.now = self.now.after(Millis::new(millis)).expect("time enough");
        self
    }

    pub fn apply(&mut self, order: Order) -> Result<Vec<Event>, Refusal> {
        self.game.apply(order.at(self.now))
    }

    #[track_caller]
    pub fn accept(&mut self, order: Order) -> Vec<Event> {
        self.apply(order).unwrap_or_else(|refusal| panic!("{order:?} is refused: {refusal}"))
    }

    #[track_caller]
    pub fn refuse(&mut self, order: Order, reason: Refusal) {
        let before = format!("{:?}", self.game);
        assert_eq!(self.apply(order), Err(reason), "{order:?}");
        assert_eq!(format!("{:?}", self.game), before, "a refusal changes nothing");
    }

    #[track_caller]
    pub fn place(&mut self, player: Player, square: &str) -> Vec<Event> {
        self.accept(Order::Place { player, square: sq(square) })
    }

    /// Answers the open request.
    #[track_caller]
    pub fn answer(&mut self, square: &str) -> Vec<Event> {
        let request = self.game.request().expect("a computer is to move").number;
        self.accept(Order::Answer { request, square: sq(square) })
    }

    pub fn tick(&mut self) -> Vec<Event> {
        self.accept(Order::Tick)
    }

    /// The legal moves as the view shows them.
    pub fn legal(&self) -> Vec<Square> {
        let game = self.game.view(self.now).game.expect("a game has begun");
        game.legal.iter().map(|choice| choice.square).collect()
    }

    /// Plays whatever is legal for whoever is to move; says what happened, or nothing
    /// once the game is over.
    pub fn play_any(&mut self, rng: &mut Rng) -> Option<Vec<Event>> {
        let square = rng.pick(self.legal().into_iter().collect())?;
        let order = match self.game.request() {
            Some(request) => Order::Answer { request: request.number, square },
            None => {
                let player = self.game.view(self.now).game?.to_move?;
                Order::Place { player, square }
            }
        };
        Some(self.accept(order))
    }

    /// Plays by chance to the end.
    pub fn play_out(&mut self, seed: u64) -> Vec<Event> {
        let mut rng = Rng::new(seed);
        let mut events = Vec::new();
        while let Some(more) = self.play_any(&mut rng) {
            events.extend(more);
        }
        events
    }

    /// Milliseconds on both clocks' displays.
    pub fn clocks(&self) -> (u64, u64) {
        let clocks = self.game.view(self.now).game.and_then(|game| game.clocks).expect("there are clocks");
        (clocks.one.left.get(), clocks.two.left.get())
    }
}

/// The names of events, for looking at their order.
pub fn names(events: &[Event]) -> Vec<String> {
    let name = |event| serde_json::to_value(event).expect("events have JSON")["event"].clone();
    events.iter().map(|event| name(event).as_str().expect("a name").to_owned()).collect()
}
