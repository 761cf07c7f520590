//! Who asks.
//!
//! On a machine used alone everybody who gets through the [guard](crate::guard) sits at it, and
//! nothing is asked. A server that others can reach gives every browser a number and a secret
//! in a cookie the first time it does something that is kept; until then it is a visitor.
//! The program's own machine stays its owner's, unless a proxy stands in front: then all
//! requests come from this machine, and nobody is believed to sit at it.

use crate::guard::{Peer, household};
use crate::rate::Rates;
use axum::http::header::{COOKIE, HOST};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use outflank_accounts::{Kind, PrincipalId, Secret};
use outflank_api::Operation;
use outflank_api::answer::NewSession;
use outflank_api::problem::Problem;
use outflank_api::request::Visit;
use outflank_host::Principal;
use outflank_store::{Person, Stamp, Store, StoreError};
use std::hash::{BuildHasher, RandomState};
use std::net::IpAddr;
use std::sync::Arc;

/// Who can reach the server.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Sharing {
    /// Whoever sits at this machine.
    #[default]
    Alone,
    /// Other machines too.
    Network,
    /// Everybody, by way of a proxy at a public address.
    Public {
        /// Whether that address is an `https` one.
        secure: bool,
    },
}

/// How long a browser keeps the cookie, in seconds: 400 days is the most there is.
const KEPT: u64 = 400 * 24 * 60 * 60;

/// After how long somebody who comes again is noted as seen.
const NOTED: u64 = 10 * 60 * 1000;

/// Who asks, how they came, and a cookie to set if they were nobody before.
pub(crate) struct Known {
    pub(crate) principal: Principal,
    pub(crate) visit: Visit,
    pub(crate) cookie: Option<HeaderValue>,
}

impl Sharing {
    /// What the cookie is called. A browser takes one with this prefix from nobody but the very host
    /// that it belongs to, and only over a connection that nobody listens to.
    const fn cookie_name(self) -> &'static str {
        match self {
            Sharing::Public { secure: true } => "__Host-outflank",
            _ => "outflank",
        }
    }

    fn cookie(self, secret: &Secret) -> HeaderValue {
        self.cookie_of(&secret.reveal(), KEPT)
    }

    fn no_cookie(self) -> HeaderValue {
        self.cookie_of("", 0)
    }

    fn cookie_of(self, value: &str, seconds: u64) -> HeaderValue {
        let name = self.cookie_name();
        let secure = if self == (Sharing::Public { secure: true }) { "; Secure" } else { "" };
        let text = format!("{name}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}");
        HeaderValue::from_str(&text).expect("letters, digits and signs of a header")
    }

    /// Whether a request comes from this machine itself, by its own name.
    fn is_local(self, parts: &Parts) -> bool {
        let host = parts.headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
        let name = host.rsplit_once(':').map_or(host, |(name, _)| name).trim_matches(['[', ']']);
        let here = name.eq_ignore_ascii_case("localhost")
            || name.parse::<IpAddr>().is_ok_and(|address| address.is_loopback());
        let forwarded = ["forwarded", "x-forwarded-for", "x-real-ip", "via"];
        let direct = !forwarded.iter().any(|name| parts.headers.contains_key(*name));
        self == Sharing::Network && peer(parts).is_loopback() && here && direct
    }
}

/// How many new guests may come from one address: a whole school at once, and then one in
/// twenty seconds.
const GUESTS: (f64, f64) = (0.05, 40.0);

/// What tells who asks.
pub(crate) struct Identity {
    sharing: Sharing,
    store: Arc<Store>,
    guests: Rates,
    state: RandomState,
}

impl Identity {
    pub(crate) fn new(sharing: Sharing, store: Arc<Store>) -> Identity {
        Identity { sharing, store, guests: Rates::new(GUESTS.0, GUESTS.1), state: RandomState::new() }
    }

    /// Who asks for this operation.
    pub(crate) async fn who(
        &self,
        parts: &Parts,
        operation: &Operation,
        now: Stamp,
    ) -> Result<Known, Problem> {
        let agent = parts.headers.get(header::USER_AGENT).and_then(|agent| agent.to_str().ok());
        let place = self.state.hash_one(household(peer(parts)));
        let visit = Visit { session: None, place, agent: agent.unwrap_or_default().to_owned() };
        if self.sharing == Sharing::Alone || self.sharing.is_local(parts) {
            return Ok(Known { principal: Principal::Local, visit, cookie: None });
        }
        if let Some(secret) = secret_in(&parts.headers, self.sharing.cookie_name())
            && let Some(principal) = person_of(&self.store, &secret, now).await?
        {
            let visit = Visit { session: Some(secret.hash()), ..visit };
            return Ok(Known { principal, visit, cookie: None });
        }
        if !operation.by_somebody {
            return Ok(Known { principal: Principal::Visitor, visit, cookie: None });
        }
        if !self.guests.allow_one(household(peer(parts))) {
            return Err(Problem::TooManyRequests);
        }
        let (id, secret) = welcomed(&self.store, &visit.agent, now).await?;
        let visit = Visit { session: Some(secret.hash()), ..visit };
        Ok(Known { principal: Principal::Guest(id.0), visit, cookie: Some(self.sharing.cookie(&secret)) })
    }

    /// The cookie for another session; one that takes the cookie away, if there is none.
    pub(crate) fn cookie(&self, session: &NewSession) -> HeaderValue {
        match &session.0 {
            Some(secret) => self.sharing.cookie(secret),
            None => self.sharing.no_cookie(),
        }
    }
}

/// Where a request comes from.
fn peer(parts: &Parts) -> IpAddr {
    parts.extensions.get::<Peer>().copied().unwrap_or_default().0
}

/// The secret in the cookie of this name. A browser may send several; the first that can be
/// read counts.
fn secret_in(headers: &HeaderMap, name: &str) -> Option<Secret> {
    let texts = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let pairs = texts.flat_map(|text| text.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.filter(|(key, _)| *key == name).find_map(|(_, value)| value.parse().ok())
}

/// Who has this secret.
async fn person_of(store: &Arc<Store>, secret: &Secret, now: Stamp) -> Result<Option<Principal>, StoreError> {
    let (reader, hash) = (Arc::clone(store), secret.hash());
    let found = tokio::task::spawn_blocking(move || reader.session(hash, now)).await;
    let Some((person, seen)) = found.unwrap_or(Err(StoreError::Closed))? else { return Ok(None) };
    if now.as_millis().saturating_sub(seen.as_millis()) > NOTED {
        // Nobody waits for this note, and without it nothing is lost.
        drop(store.seen(hash, person.id, now));
    }
    Ok(principal(&person))
}

/// Somebody as the host of a match knows them.
const fn principal(person: &Person) -> Option<Principal> {
    match person.kind {
        Kind::Guest => Some(Principal::Guest(person.id.0)),
        Kind::Account => Some(Principal::Account(person.id.0)),
        Kind::Bot => Some(Principal::Bot(person.id.0)),
        Kind::Deleted => None,
    }
}

/// Random bytes that nobody can guess.
pub(crate) fn random<const N: usize>() -> Result<[u8; N], Problem> {
    let mut bytes = [0; N];
    let filled = getrandom::fill(&mut bytes);
    filled.map_err(|error| Problem::Internal(format!("no random numbers: {error}")))?;
    Ok(bytes)
}

/// A new guest, who is let in from now on.
async fn welcomed(store: &Store, agent: &str, now: Stamp) -> Result<(PrincipalId, Secret), Problem> {
    let (id, secret) = (PrincipalId(u128::from_le_bytes(random()?)), Secret::from_random(random()?));
    store.add_guest(id, now).await?;
    store.open_session(secret.hash(), id, agent, now).await?;
    Ok((id, secret))
}
