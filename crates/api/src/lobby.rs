//! The lobby: who is there, who looks for a game, and what came of it.
//!
//! The [`Hall`] is the waiting room of `outflank-lobby` with what a page has to know besides:
//! who has a socket open, which match somebody was given, which computer somebody is offered.
//! It is a value: whoever carries the API keeps one, says what time it is, and lets a
//! [`wave`] go through it every two seconds.

use crate::answer::{Json, NoContent};
use crate::body::SummaryBody;
use crate::problem::Problem;
use crate::request::{Asker, JsonBody, Named};
use crate::services::{Draft, Services};
use outflank_accounts::PrincipalId;
use outflank_host::Principal;
use outflank_levels::Level;
use outflank_lobby::{Candidate, Full, Lobby, Paired, Pool, Seek};
use outflank_play::{Match, Millis, Moment, Order, PerPlayer, Phase, Player};
use outflank_ratings::Rating;
use outflank_store::{Audience, Belonging, MatchId, Names, PhaseFilter, Query, Stamp, Visibility};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// Somebody who can play; nobody with a number is whoever sits at this machine.
pub type Who = Option<PrincipalId>;

/// How many may wait at once.
const SEEKS: usize = 4096;
/// Of how many it is remembered whom they have just played.
const REMEMBERED: usize = 16_384;
/// How many games to watch are named.
const SHOWN: u32 = 12;
/// For how long somebody who was paired is sent to the board: as long as a seek lives without its page.
const SENT: Millis = Millis::from_secs(15);
/// Who is offered to those of whom nothing is known.
const USUAL_LEVEL: u8 = 5;

/// What is remembered of somebody's last games here.
#[derive(Clone, Copy, Debug, Default)]
struct Past {
    opponent: Option<Who>,
    more_black: i32,
}

/// The waiting room and whoever is in it.
#[derive(Debug)]
pub struct Hall {
    lobby: Lobby<Who>,
    present: BTreeMap<Who, usize>,
    visitors: usize,
    found: BTreeMap<Who, (MatchId, Moment)>,
    offers: BTreeMap<Who, Level>,
    past: BTreeMap<Who, Past>,
}

impl Default for Hall {
    fn default() -> Hall {
        Hall {
            lobby: Lobby::new(SEEKS),
            present: BTreeMap::new(),
            visitors: 0,
            found: BTreeMap::new(),
            offers: BTreeMap::new(),
            past: BTreeMap::new(),
        }
    }
}

/// Two who have found each other, and what they looked for.
#[derive(Clone, Debug)]
pub struct Met {
    paired: Paired<Who>,
    sought: [Candidate<Who>; 2],
}

impl Met {
    /// Which game.
    #[must_use]
    pub const fn pool(&self) -> Pool {
        self.paired.pool
    }

    /// Who has Black, and who White.
    #[must_use]
    pub const fn players(&self) -> [Who; 2] {
        [self.paired.black, self.paired.white]
    }
}

/// Who somebody is in here; a visitor looks for no game.
const fn who(principal: Principal) -> Option<Who> {
    match (principal, principal.number()) {
        (_, Some(number)) => Some(Some(PrincipalId(number))),
        (Principal::Local, None) => Some(None),
        _ => None,
    }
}

impl Hall {
    /// Somebody has opened a page.
    pub fn enter(&mut self, principal: Principal) {
        let Some(who) = who(principal) else {
            self.visitors += 1;
            return;
        };
        *self.present.entry(who).or_default() += 1;
        self.lobby.back(who);
    }

    /// A page of somebody is gone, each once that was entered.
    pub fn leave(&mut self, principal: Principal, now: Moment) {
        let Some(who) = who(principal) else {
            self.visitors = self.visitors.saturating_sub(1);
            return;
        };
        if let Some(pages) = self.present.get_mut(&who) {
            *pages -= 1;
            if *pages == 0 {
                self.present.remove(&who);
                self.lobby.lost(who, now);
            }
        }
    }

    /// How many people have a page open.
    #[must_use]
    pub fn people(&self) -> usize {
        self.present.len() + self.visitors
    }

    /// Somebody looks for a game. A live one is found only while they have a page open.
    pub fn seek(
        &mut self,
        whom: Who,
        pool: Pool,
        rated: bool,
        rating: Rating,
        now: Moment,
    ) -> Result<(), Full> {
        let past = self.past.get(&whom).copied().unwrap_or_default();
        let candidate = Candidate {
            who: whom,
            rating,
            rated,
            wants: 0.0..=4_000.0,
            blocked: BTreeSet::new(),
            last_opponent: past.opponent,
            more_black: past.more_black,
        };
        self.lobby.seek(candidate, pool, now)?;
        self.found.remove(&whom);
        if !self.present.contains_key(&whom) {
            self.lobby.lost(whom, now);
        }
        Ok(())
    }

    /// Somebody no longer looks for this kind of game.
    pub fn unseek(&mut self, whom: Who, pool: Pool) {
        self.lobby.unseek(whom, pool);
    }

    /// Finds who plays whom, and who should be offered a computer.
    pub fn wave(&mut self, now: Moment) -> Vec<Met> {
        let sought: BTreeMap<(Who, Pool), Candidate<Who>> = self
            .lobby
            .seeks()
            .map(|seek| ((seek.candidate.who, seek.pool), seek.candidate.clone()))
            .collect();
        let met = self.lobby.wave(now).into_iter().filter_map(|paired| {
            let sought = [paired.black, paired.white].map(|whom| sought.get(&(whom, paired.pool)).cloned());
            let [Some(black), Some(white)] = sought else { return None };
            Some(Met { paired, sought: [black, white] })
        });
        let met: Vec<Met> = met.collect();
        for (whom, _) in self.lobby.to_be_offered_a_computer(now) {
            let seek = self.lobby.seeks_of(whom).find(|seek| seek.pool.is_live());
            if let Some(level) = seek.map(|seek| level_of(seek.candidate.rating)) {
                self.offers.insert(whom, level);
            }
        }
        let lobby = &self.lobby;
        self.offers.retain(|whom, _| lobby.seeks_of(*whom).any(|seek| seek.pool.is_live()));
        self.found.retain(|_, (_, since)| now.since(*since) < SENT);
        met
    }

    /// Two who were found have a match.
    pub fn seated(&mut self, met: &Met, id: &MatchId, now: Moment) {
        let Paired { black, white, pool, .. } = met.paired;
        if self.past.len() >= REMEMBERED {
            self.past.clear();
        }
        for (whom, other, step) in [(black, white, 1), (white, black, -1)] {
            self.found.insert(whom, (id.clone(), now));
            let past = self.past.entry(whom).or_default();
            *past = Past { opponent: Some(other), more_black: past.more_black + step };
            if pool.is_live() {
                self.lobby.plays(whom);
            }
        }
    }

    /// Two who were found could not be given a match: they wait again.
    pub fn wait_again(&mut self, met: Met, now: Moment) {
        for candidate in met.sought {
            // A full room is the caller's trouble then, too: whoever waits sees that they no longer do.
            let _ = self.lobby.seek(candidate, met.paired.pool, now);
        }
    }

    /// What somebody looks for and has found.
    #[must_use]
    pub fn mine(&self, principal: Principal, now: Moment) -> MineBody {
        let Some(whom) = who(principal) else { return MineBody::default() };
        let seek = |seek: &Seek<Who>| SeekBody {
            pool: seek.pool,
            rated: seek.candidate.rated,
            waited: now.since(seek.since).get(),
        };
        let seeks: Vec<SeekBody> = self.lobby.seeks_of(whom).map(seek).collect();
        let waits = seeks.iter().any(|seek| seek.pool.is_live());
        let found = self.found.get(&whom).filter(|(_, since)| now.since(*since) < SENT);
        MineBody {
            seeks,
            found: found.map(|(id, _)| id.clone()),
            offer: self.offers.get(&whom).filter(|_| waits).map(Level::to_string),
        }
    }

    fn pools(&self) -> Vec<PoolBody> {
        let mut pools = Pool::ALL.map(|pool| PoolBody { pool, casual: 0, rated: 0 });
        for seek in self.lobby.seeks() {
            for body in pools.iter_mut().filter(|body| body.pool == seek.pool) {
                *(if seek.candidate.rated { &mut body.rated } else { &mut body.casual }) += 1;
            }
        }
        pools.into()
    }
}

/// The level nearest to a rating; the usual one where little is known.
fn level_of(rating: Rating) -> Level {
    let usual = Level::numbered(USUAL_LEVEL).expect("there is a usual level");
    if rating.is_provisional() {
        return usual;
    }
    let away = |level: &Level| {
        level.rating().map_or(u32::MAX, |points| (f64::from(points) - rating.rating).abs() as u32)
    };
    Level::all().min_by_key(away).unwrap_or(usual)
}

/// What goes on, the same for everybody.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "Room")]
pub struct RoomBody {
    /// How many have a page open here.
    people: usize,
    /// How many games are being played.
    playing: u64,
    /// How many wait for which game.
    pools: Vec<PoolBody>,
    /// Games to watch, those with the latest move first.
    games: Vec<SummaryBody>,
}

/// A kind of game that one click asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "PoolInfo")]
struct PoolBody {
    pool: Pool,
    /// How many wait for a game that does not count…
    casual: usize,
    /// …and for one that does.
    rated: usize,
}

/// What is somebody's own.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "MyLobby")]
pub struct MineBody {
    /// What they look for: one live game at most, and one of days.
    seeks: Vec<SeekBody>,
    /// The match they were given a moment ago.
    found: Option<MatchId>,
    /// The computer's level that could be played, after a while alone.
    offer: Option<String>,
}

/// Somebody's wish for a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "Seek")]
struct SeekBody {
    pool: Pool,
    rated: bool,
    /// For how long already, in milliseconds.
    waited: u64,
}

/// The lobby as one page sees it.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "Lobby")]
pub(crate) struct LobbyBody {
    room: RoomBody,
    mine: MineBody,
}

/// What goes on.
pub async fn room(services: &dyn Services) -> Result<RoomBody, Problem> {
    let query = Query {
        audience: Audience::Public,
        phase: Some(PhaseFilter::Is(Phase::Playing)),
        limit: SHOWN,
        ..Query::default()
    };
    let page = services.store().list(query).await?;
    let games = page.matches.into_iter().map(SummaryBody::from).collect();
    let mut room = RoomBody { people: 0, playing: page.total, pools: Vec::new(), games };
    services.lobby(&mut |hall, _| {
        room.people = hall.people();
        room.pools = hall.pools();
    });
    Ok(room)
}

/// What somebody looks for and has found.
pub fn mine(services: &dyn Services, principal: Principal) -> MineBody {
    let mut mine = MineBody::default();
    services.lobby(&mut |hall, now| mine = hall.mine(principal, now));
    mine
}

pub(crate) async fn show(asker: Asker) -> Result<Json<LobbyBody>, Problem> {
    let room = room(&*asker.services).await?;
    Ok(Json(LobbyBody { room, mine: mine(&*asker.services, asker.principal) }))
}

/// A game that somebody would like to play now.
#[derive(Debug, Deserialize, JsonSchema)]
#[schemars(rename = "SeekWish")]
#[serde(deny_unknown_fields)]
pub(crate) struct SeekWish {
    pool: Pool,
    /// Whether it should count; only for those who have an account.
    #[serde(default)]
    rated: bool,
}

pub(crate) async fn seek(
    asker: Asker,
    JsonBody(wish): JsonBody<SeekWish>,
) -> Result<Json<MineBody>, Problem> {
    if asker.challenges().addresses().is_empty() {
        return Err(Problem::NobodyElse);
    }
    let Some(whom) = who(asker.principal) else { return Err(Problem::NotYours) };
    if wish.rated && !matches!(asker.principal, Principal::Account(_)) {
        return Err(Problem::AccountNeeded);
    }
    let known = match (whom, wish.pool.terms(wish.rated).category()) {
        (Some(id), Some(category)) => asker.ratings().rating(id, category).await?,
        _ => None,
    };
    let rating = known.map_or(Rating::NEW, |rated| rated.now(asker.now.stamp));
    let mut done = Ok(MineBody::default());
    asker.services.lobby(&mut |hall, now| {
        let sought = hall.seek(whom, wish.pool, wish.rated, rating, now);
        done = sought.map(|()| hall.mine(asker.principal, now));
    });
    done.map(Json).map_err(|Full| Problem::Busy)
}

pub(crate) async fn unseek(asker: Asker, Named(pool): Named<Pool>) -> Result<NoContent, Problem> {
    if let Some(whom) = who(asker.principal) {
        asker.services.lobby(&mut |hall, _| hall.unseek(whom, pool));
    }
    Ok(NoContent)
}

/// Pairs those who wait, and gives each pair a match. To be called every two seconds.
pub async fn wave(services: &dyn Services, at: Stamp) {
    // Where no match can come to life nobody is taken out of the room for one.
    if services.matches().check_room().is_err() {
        return;
    }
    let mut all = Vec::new();
    services.lobby(&mut |hall, now| all = hall.wave(now));
    for met in all {
        match seat(services, &met.paired, at).await {
            Ok(id) => services.lobby(&mut |hall, now| hall.seated(&met, &id, now)),
            Err(_) => services.lobby(&mut |hall, now| hall.wait_again(met.clone(), now)),
        }
    }
}

/// The match of two who have found each other, begun. Player one has Black.
async fn seat(services: &dyn Services, paired: &Paired<Who>, at: Stamp) -> Result<MatchId, Problem> {
    let terms = paired.pool.terms(paired.rated);
    let setup = terms.setup(Player::One, None, terms.first_moves()).map_err(Problem::BadTerms)?;
    let mut game = Match::new(setup)?;
    game.apply(Order::Begin.at(Moment::ORIGIN))
        .map_err(|refusal| Problem::Internal(format!("a new match does not begin: {refusal}")))?;
    let seats = PerPlayer { one: paired.black, two: paired.white };
    // A match in which whoever sits at this machine plays is theirs.
    let owner = seats.one.filter(|_| seats.two.is_some());
    let names = Names { one: name(services, seats.one).await?, two: name(services, seats.two).await? };
    let visibility = Visibility::Public;
    let belonging = Belonging { owner, seats, visibility, rated: paired.rated, rematch_of: None };
    let ids = services.store().create(vec![Draft { game, names, imported: false, belonging, at }]).await?;
    let id = ids.into_iter().next().ok_or_else(|| Problem::Internal("a match has no name".to_owned()))?;
    // It comes to life at once: its first moves are due whether anybody has come or not.
    let black = seats.one.map_or(Principal::Local, |id| Principal::Account(id.0));
    drop(services.matches().show(black, id.clone()).await);
    Ok(id)
}

async fn name(services: &dyn Services, whom: Who) -> Result<Option<String>, Problem> {
    match whom {
        Some(id) => Ok(services.people().person(id).await?.and_then(|person| person.name)),
        None => Ok(None),
    }
}
