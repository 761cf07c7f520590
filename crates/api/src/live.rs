//! A match as it goes on: orders in, what is to be stored out, and then events for those who
//! watch.
//!
//! A [`LiveMatch`] is the host of a match with what is known of it besides. Whoever carries it
//! brings the time, the store and the threads on which computers think, and does one thing
//! after the other: submit, store, tell.

use crate::answer::{Conversation, Nothing, Topic};
use crate::body::{About, AcceptedBody, MatchBody};
use crate::problem::Problem;
use crate::request::{Asker, Named, Talking};
use crate::words::EventBody;
use outflank_accounts::PrincipalId;
use outflank_host::{Deed, Host, Origin, Principal, Question, Refused, Seats};
use outflank_lobby::category_of;
use outflank_play::{Command, Event, Match, Moment, Order, PerPlayer, Start};
use outflank_ratings::Category;
use outflank_rules::{Color, Square};
use outflank_store::{
    Belonging, MatchId, Names, RatedGame, RatedPlayer, SeatRating, Stamp, StoredMatch, Visibility,
};
use schemars::JsonSchema;
use serde::Serialize;

/// What a watcher is told.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "LiveMessage")]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum NewsBody<'a> {
    /// The match as it is.
    State {
        /// All of it.
        #[serde(rename = "match")]
        body: &'a MatchBody,
    },
    /// What has happened since version `from`.
    Events {
        /// The version before it.
        from: usize,
        /// The version after it.
        version: usize,
        /// What has happened.
        events: Vec<EventBody>,
        /// The match after it.
        #[serde(rename = "match")]
        body: &'a MatchBody,
    },
    /// The match is gone.
    Deleted,
}

impl NewsBody<'_> {
    /// The message as it is sent.
    ///
    /// # Panics
    ///
    /// Never: a match serialises.
    #[must_use]
    pub fn text(&self) -> String {
        serde_json::to_string(self).expect("a match serialises")
    }
}

pub(crate) async fn watch(
    _: Asker,
    Named(id): Named<MatchId>,
    _: Talking,
) -> Conversation<Nothing, NewsBody<'static>> {
    Conversation::about(Topic::Match(id))
}

/// A match in memory.
#[derive(Clone, Debug)]
pub struct LiveMatch {
    about: About,
    host: Host,
    /// Who plays it, where it counts.
    rated: Option<RatedMatch>,
}

/// A match that counts: for which ratings, and whose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatedMatch {
    /// Which ratings.
    pub category: Category,
    /// Whose.
    pub players: PerPlayer<PrincipalId>,
}

impl RatedMatch {
    /// A match counts when it was agreed to, and two different people play it by a clock.
    fn of(game: &Match, belonging: &Belonging) -> Option<RatedMatch> {
        let (one, two) = (belonging.seats.one?, belonging.seats.two?);
        let category = category_of(game.setup().clock.as_ref()?.control);
        let players = PerPlayer { one, two };
        (belonging.rated && one != two).then_some(RatedMatch { category, players })
    }
}

/// Who sits where. What has no owner belongs to whoever sits at this machine, and so does every
/// seat in it that nobody else has.
fn seats(belonging: &Belonging) -> Seats {
    // A number tells who somebody is; whether they have an account does not matter here.
    let person = |id: PrincipalId| Principal::Account(id.0);
    let here = Some(Principal::Local).filter(|_| belonging.owner.is_none());
    let sitting = |seat: Option<PrincipalId>| seat.map(person).or(here);
    let players = PerPlayer { one: sitting(belonging.seats.one), two: sitting(belonging.seats.two) };
    let seats = Seats::new(belonging.owner.map_or(Principal::Local, person), players);
    match belonging.visibility {
        Visibility::Private => seats.among_themselves(),
        Visibility::Link | Visibility::Public => seats,
    }
}

/// What came of an order. If there is something to [`append`](Submitted::append), it has
/// happened once that is stored, and not before.
#[derive(Clone, Debug)]
pub struct Submitted {
    from: usize,
    events: Vec<Event>,
    refused: Option<Refused>,
    /// What is to be stored.
    pub append: Vec<Command>,
    /// The English name of the opening now, for lists.
    pub opening: Option<&'static str>,
}

impl LiveMatch {
    /// Takes up a match as it was stored.
    #[must_use]
    pub fn open(stored: StoredMatch, now: Moment) -> LiveMatch {
        let StoredMatch { id, game, names, imported, belonging, created, updated } = stored;
        let origin = if imported { Origin::Imported } else { Origin::Played };
        let rated = RatedMatch::of(&game, &belonging).filter(|_| !imported);
        let ratings = PerPlayer { one: None, two: None };
        let about =
            About { id: Some(id), names, created, updated, imported, rated: rated.is_some(), ratings };
        LiveMatch { about, rated, host: Host::open(game, origin, seats(&belonging), now) }
    }

    /// The match itself.
    #[must_use]
    pub const fn game(&self) -> &Match {
        self.host.game()
    }

    /// Whose ratings it changes, if it counts.
    #[must_use]
    pub const fn rated(&self) -> Option<RatedMatch> {
        self.rated
    }

    /// What stands beside the names from now on.
    pub fn set_ratings(&mut self, ratings: PerPlayer<SeatRating>) {
        let PerPlayer { one, two } = ratings;
        self.about.ratings = PerPlayer { one: Some(one.into()), two: Some(two.into()) };
    }

    /// The games that ended with an order and count: both have moved in them.
    #[must_use]
    pub fn rated_games(&self, submitted: &Submitted, now: Moment) -> Vec<RatedGame> {
        let (Some(rated), Some(view)) = (self.rated, self.host.view(now).game) else { return Vec::new() };
        let drawn = match self.game().setup().start {
            Start::Opening { moves } => moves.squares().len(),
            _ => 0,
        };
        let moved =
            |color| view.turns.iter().skip(drawn).any(|turn| turn.color == color && turn.square.is_some());
        if !(moved(Color::Black) && moved(Color::White)) {
            return Vec::new();
        }
        let ended = submitted.events.iter().filter_map(|event| match event {
            Event::GameEnded { verdict, .. } => Some(RatedGame {
                game: view.game,
                category: rated.category,
                players: PerPlayer {
                    one: RatedPlayer::Person(rated.players.one),
                    two: RatedPlayer::Person(rated.players.two),
                },
                white: view.black.other(),
                winner: verdict.winner,
            }),
            _ => None,
        });
        ended.collect()
    }

    /// When it should be [ticked](LiveMatch::tick) if nothing happens before.
    #[must_use]
    pub fn next_deadline(&self) -> Option<Moment> {
        self.host.next_deadline()
    }

    /// The number of the open request for a computer's move.
    #[must_use]
    pub fn request(&self) -> Option<u32> {
        self.host.request().map(|request| request.number)
    }

    /// That request as a question for a computer, asked now. The seed makes its choices.
    #[must_use]
    pub fn question(&self, now: Moment, seed: u64) -> Option<Question> {
        self.host.question(now, seed)
    }

    fn body(&self, now: Moment) -> MatchBody {
        MatchBody::new(&self.about, &self.host, now)
    }

    fn check(&self, who: Principal, deed: Deed, now: Moment) -> Result<(), Problem> {
        // Whoever may not look at it is not told that it is there.
        if self.host.check(who, Deed::Watch).is_err() && who != Principal::House {
            let name = self.about.id.as_ref().map(MatchId::as_str).unwrap_or_default();
            return Err(Problem::NotFound(format!("there is no match {name}")));
        }
        self.host.check(who, deed).map_err(|refused| Problem::of(refused, self.body(now)))
    }

    /// The match as it looks now.
    pub fn show(&self, who: Principal, now: Moment) -> Result<MatchBody, Problem> {
        self.check(who, Deed::Watch, now)?;
        Ok(self.body(now).for_whom(self.host.played_by(who)))
    }

    /// A copy of the match itself, for records.
    pub fn copy(&self, who: Principal, now: Moment) -> Result<(About, Match), Problem> {
        self.check(who, Deed::Watch, now)?;
        Ok((self.about.clone(), self.game().clone()))
    }

    /// An order of somebody who has seen this version.
    pub fn order(
        &mut self,
        who: Principal,
        version: usize,
        order: Order,
        now: Moment,
    ) -> Result<Submitted, Problem> {
        self.check(who, Deed::Watch, now)?;
        if let Err(refused @ Refused::Role(_)) = self.host.check(who, Deed::of(&order)) {
            return Err(Problem::of(refused, self.body(now)));
        }
        if version != self.game().log().len() {
            return Err(Problem::Stale(Box::new(self.body(now))));
        }
        Ok(self.submit(who, order, now))
    }

    /// Does what is due by the clock.
    pub fn tick(&mut self, now: Moment) -> Submitted {
        self.submit(Principal::House, Order::Tick, now)
    }

    /// A computer's answer to a request.
    pub fn answer(&mut self, request: u32, square: Square, now: Moment) -> Submitted {
        self.submit(Principal::House, Order::Answer { request, square }, now)
    }

    fn submit(&mut self, who: Principal, order: Order, now: Moment) -> Submitted {
        let from = self.game().log().len();
        let receipt = self.host.submit(who, order, now);
        Submitted {
            from,
            events: receipt.events,
            refused: receipt.refused,
            append: receipt.append,
            opening: receipt.opening,
        }
    }

    /// It is on the disk since this point in time.
    pub fn stored(&mut self, submitted: &Submitted, at: Stamp) {
        self.host.stored(submitted.from + submitted.append.len());
        self.about.updated = at;
    }

    /// The disk has refused: what it does not have has not happened.
    pub fn not_stored(&mut self) {
        self.host.not_stored();
    }

    /// What those who watch are told about it.
    #[must_use]
    pub fn news(&self, submitted: &Submitted, now: Moment) -> String {
        let body = self.body(now);
        let events = body.told(&submitted.events);
        NewsBody::Events { from: submitted.from, version: body.version, events, body: &body }.text()
    }

    /// The whole match, for everybody who watches already.
    #[must_use]
    pub fn state(&self, now: Moment) -> String {
        NewsBody::State { body: &self.body(now) }.text()
    }

    /// The whole match, for somebody who begins to watch.
    pub fn state_for(&self, who: Principal, now: Moment) -> Result<String, Problem> {
        Ok(NewsBody::State { body: &self.show(who, now)? }.text())
    }

    /// What whoever gave the order is told.
    pub fn outcome(&self, submitted: Submitted, now: Moment) -> Result<AcceptedBody, Problem> {
        let body = self.body(now);
        match submitted.refused {
            Some(refused) => Err(Problem::of(refused, body)),
            None => Ok(AcceptedBody::new(&submitted.events, body)),
        }
    }

    /// The match has gone on without us: this is what there is now.
    #[must_use]
    pub fn stale(&self, now: Moment) -> Problem {
        Problem::Stale(Box::new(self.body(now)))
    }

    /// Whether somebody may give the players other names.
    pub fn may_rename(&self, who: Principal, now: Moment) -> Result<(), Problem> {
        self.check(who, Deed::Rename, now)
    }

    /// Whether somebody may delete the match.
    pub fn may_delete(&self, who: Principal, now: Moment) -> Result<(), Problem> {
        self.check(who, Deed::Delete, now)
    }

    /// The players have other names, on the disk as well.
    pub fn renamed(&mut self, names: Names) {
        self.about.names = names;
    }
}
