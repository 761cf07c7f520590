//! Accounts: passwords are hashed at a few places for all, tries are counted, secrets drawn.

use crate::analysis::pool::{EnginePool, Equipment};
use crate::identity::random;
use crate::rate::Rates;
use outflank_accounts::passwords::{Hasher, PasswordHash, check};
use outflank_accounts::{Name, Password, PrincipalId, RecoveryCode, Secret, SecretHash};
use outflank_api::problem::Problem;
use outflank_api::request::Visit;
use outflank_api::services::{BoxFuture, People, Proof, Registered};
use outflank_store::{Person, Registration, Stamp, Store, StoreError};
use std::hash::{BuildHasher, RandomState};
use std::sync::Arc;

/// Where passwords are hashed: each place takes 19 MiB while it is used.
const HASHERS: Equipment<Hasher> = Equipment { places: 2, waiting: 64, make: Hasher::new };

/// How often a password or a code may be tried: ten times, and then once in ninety seconds, for
/// a name and from a place.
const TRIES: (f64, f64) = (1.0 / 90.0, 10.0);

/// How many accounts may be made from a place: a class at once, and then one in five minutes.
const ACCOUNTS: (f64, f64) = (1.0 / 300.0, 40.0);

pub(crate) struct Accounts {
    store: Arc<Store>,
    hashers: Arc<EnginePool<Hasher>>,
    by_name: Rates<u64>,
    by_place: Rates<u64>,
    made: Rates<u64>,
    state: RandomState,
}

impl Accounts {
    pub(crate) fn new(store: Arc<Store>) -> Accounts {
        Accounts {
            store,
            hashers: Arc::new(EnginePool::new(&HASHERS)),
            by_name: Rates::new(TRIES.0, TRIES.1),
            by_place: Rates::new(TRIES.0, 3.0 * TRIES.1),
            made: Rates::new(ACCOUNTS.0, ACCOUNTS.1),
            state: RandomState::new(),
        }
    }

    /// Reads where waiting for the disk holds nobody up.
    async fn read<T: Send + 'static>(
        &self,
        question: impl FnOnce(&Store) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, Problem> {
        let store = Arc::clone(&self.store);
        let found = tokio::task::spawn_blocking(move || question(&store)).await;
        Ok(found.unwrap_or(Err(StoreError::Closed))?)
    }

    /// Counts a try.
    fn may_try(&self, whom: u64, visit: &Visit) -> Result<(), Problem> {
        let allowed = self.by_place.allow_one(visit.place) && self.by_name.allow_one(whom);
        if allowed { Ok(()) } else { Err(Problem::TooManyRequests) }
    }

    async fn hashed(&self, password: Password) -> Result<PasswordHash, Problem> {
        let salt = random()?;
        self.hashers.ask(move |hasher, _| hasher.hash(&password, salt)).await
    }

    /// Whether somebody is who they say. For nobody it takes as long as for everybody else.
    async fn proven(&self, id: Option<PrincipalId>, proof: Proof, now: Stamp) -> Result<bool, Problem> {
        match proof {
            Proof::Password(password) => {
                let kept = match id {
                    Some(id) => self.read(move |store| store.password(id)).await?,
                    None => None,
                };
                let kept = kept.unwrap_or(PasswordHash::of_nobody());
                let typed = password.clone();
                let right = self.hashers.ask(move |hasher, _| hasher.verify(&typed, &kept)).await?;
                if let Some(id) = id.filter(|_| right && !kept.is_of_today()) {
                    let anew = self.hashed(password).await?;
                    self.store.rehash_password(id, anew, now).await?;
                }
                Ok(right)
            }
            Proof::Recovery(code) => match id {
                Some(id) => Ok(self.store.use_recovery(id, code.hash()).await?),
                None => Ok(false),
            },
        }
    }

    async fn open_session(&self, id: PrincipalId, visit: &Visit, now: Stamp) -> Result<Secret, Problem> {
        let secret = Secret::from_random(random()?);
        self.store.open_session(secret.hash(), id, &visit.agent, now).await?;
        Ok(secret)
    }

    /// Proves who somebody is who has a number already.
    async fn prove(&self, id: PrincipalId, proof: Proof, visit: &Visit, now: Stamp) -> Result<(), Problem> {
        self.may_try(self.state.hash_one(id), visit)?;
        if self.proven(Some(id), proof, now).await? { Ok(()) } else { Err(Problem::WrongPassword) }
    }
}

impl People for Accounts {
    fn person(&self, id: PrincipalId) -> BoxFuture<'_, Result<Option<Person>, Problem>> {
        Box::pin(self.read(move |store| store.person(id)))
    }

    fn named(&self, name: Name) -> BoxFuture<'_, Result<Option<Person>, Problem>> {
        Box::pin(self.read(move |store| store.person_named(&name)))
    }

    fn register(
        &self,
        guest: Option<PrincipalId>,
        name: Name,
        password: Password,
        visit: Visit,
        now: Stamp,
    ) -> BoxFuture<'_, Result<Registered, Problem>> {
        Box::pin(async move {
            check(&password, name.as_str()).map_err(Problem::WeakPassword)?;
            if !self.made.allow_one(visit.place) {
                return Err(Problem::TooManyRequests);
            }
            let password = self.hashed(password).await?;
            let id = match guest {
                Some(id) => id,
                None => PrincipalId(u128::from_le_bytes(random()?)),
            };
            let mut recovery = Vec::new();
            for _ in 0..RecoveryCode::COUNT {
                recovery.push(RecoveryCode::from_random(random()?));
            }
            let kept = recovery.iter().map(RecoveryCode::hash).collect();
            self.store.register(Registration { id, name, password, recovery: kept, at: now }).await?;
            self.store.end_sessions(id, None).await?;
            let secret = self.open_session(id, &visit, now).await?;
            let person = self.read(move |store| store.person(id)).await?;
            let person = person.ok_or_else(|| Problem::Internal("a new account is not there".to_owned()))?;
            Ok(Registered { person, recovery, secret })
        })
    }

    fn log_in(
        &self,
        name: Name,
        proof: Proof,
        visit: Visit,
        now: Stamp,
    ) -> BoxFuture<'_, Result<(Person, Secret), Problem>> {
        Box::pin(async move {
            self.may_try(self.state.hash_one(name.folded()), &visit)?;
            let person = self.read(move |store| store.person_named(&name)).await?;
            let right = self.proven(person.as_ref().map(|person| person.id), proof, now).await?;
            let Some(person) = person.filter(|_| right) else { return Err(Problem::WrongPassword) };
            let secret = self.open_session(person.id, &visit, now).await?;
            if let Some(before) = visit.session {
                self.store.end_session(before).await?;
            }
            Ok((person, secret))
        })
    }

    fn log_out(&self, session: SecretHash) -> BoxFuture<'_, Result<(), Problem>> {
        Box::pin(async move { Ok(self.store.end_session(session).await?) })
    }

    fn change_password(
        &self,
        id: PrincipalId,
        proof: Proof,
        password: Password,
        visit: Visit,
        now: Stamp,
    ) -> BoxFuture<'_, Result<(), Problem>> {
        Box::pin(async move {
            let person = self.read(move |store| store.person(id)).await?;
            let name = person.and_then(|person| person.name).unwrap_or_default();
            check(&password, &name).map_err(Problem::WeakPassword)?;
            self.prove(id, proof, &visit, now).await?;
            let hash = self.hashed(password).await?;
            Ok(self.store.set_password(id, hash, visit.session, now).await?)
        })
    }

    fn forget(
        &self,
        id: PrincipalId,
        proof: Proof,
        visit: Visit,
        now: Stamp,
    ) -> BoxFuture<'_, Result<(), Problem>> {
        Box::pin(async move {
            self.prove(id, proof, &visit, now).await?;
            Ok(self.store.forget(id).await?)
        })
    }
}
