//! What the operations of the API ask for, from the store, the live matches and the engines
//! of this server.

use crate::App;
use crate::identity::random;
use crate::match_actor::{Message, moment};
use outflank_accounts::{ChallengeId, PrincipalId};
use outflank_api::body::{About, AcceptedBody, MatchBody};
use outflank_api::lobby::Hall;
use outflank_api::problem::Problem;
use outflank_api::services::{BoxFuture, Challenges, Draft, Matches, People, Ratings, Services, Store};
use outflank_engine::Line;
use outflank_host::{Principal, opening_name};
use outflank_learn::{Note, Progress};
use outflank_play::{Match, Moment, Order};
use outflank_ratings::Category;
use outflank_rules::Position;
use outflank_store::{
    Audience, Challenge, Learner, LevelResults, MatchId, Names, NewMatch, Page, Query, Ranked, Rated,
    RatingEvent, Stamp, StoreError,
};
use std::sync::Arc;

impl Services for App {
    fn store(&self) -> &dyn Store {
        self
    }

    fn matches(&self) -> &dyn Matches {
        self
    }

    fn people(&self) -> &dyn People {
        self.accounts()
    }

    fn challenges(&self) -> &dyn Challenges {
        self
    }

    fn lobby(&self, deed: &mut dyn FnMut(&mut Hall, Moment)) {
        self.meeting().with(moment(self.hub().clock.now()), deed);
    }

    fn ratings(&self) -> &dyn Ratings {
        self
    }

    fn judge(&self, position: Position) -> BoxFuture<'_, Result<Vec<Line>, Problem>> {
        let store = Arc::clone(&self.hub().store);
        Box::pin(async move {
            let found = self.coach().ask(move |reviewer, stop| reviewer.lines(position, &mut &*store, stop));
            found.await?.map_err(|error| Problem::Internal(error.to_string()))
        })
    }
}

/// Reads where waiting for the disk holds nobody up.
async fn read<T: Send + 'static>(
    store: &Arc<outflank_store::Store>,
    question: impl FnOnce(&outflank_store::Store) -> Result<T, StoreError> + Send + 'static,
) -> Result<T, StoreError> {
    let store = Arc::clone(store);
    tokio::task::spawn_blocking(move || question(&store)).await.unwrap_or(Err(StoreError::Closed))
}

impl Store for App {
    fn create(&self, drafts: Vec<Draft>) -> BoxFuture<'_, Result<Vec<MatchId>, StoreError>> {
        Box::pin(async move {
            let new: Vec<NewMatch<'_>> = drafts.iter().map(named).collect();
            let stored = self.hub().store.create_all(&new);
            drop(new);
            stored.await
        })
    }

    fn list(&self, query: Query) -> BoxFuture<'_, Result<Page, StoreError>> {
        Box::pin(read(&self.hub().store, move |store| store.list(&query)))
    }

    fn results(&self, audience: Audience) -> BoxFuture<'_, Result<LevelResults, StoreError>> {
        Box::pin(read(&self.hub().store, move |store| store.results(audience)))
    }

    fn progress(&self, learner: Learner) -> BoxFuture<'_, Result<Arc<Progress>, StoreError>> {
        Box::pin(read(&self.hub().store, move |store| store.progress(&learner)))
    }

    fn note(&self, learner: Learner, notes: Vec<Note>) -> BoxFuture<'_, Result<(), StoreError>> {
        Box::pin(self.hub().store.note(&learner, &notes))
    }
}

/// A match under a name of its own.
fn named(draft: &Draft) -> NewMatch<'_> {
    NewMatch {
        names: draft.names.clone(),
        imported: draft.imported,
        belonging: draft.belonging.clone(),
        opening: opening_name(&draft.game),
        ..NewMatch::of(&draft.game, draft.at)
    }
}

impl Challenges for App {
    fn addresses(&self) -> &[String] {
        self.shared_at()
    }

    fn random(&self) -> Result<u128, Problem> {
        random().map(u128::from_le_bytes)
    }

    fn add(&self, challenge: Challenge, most: u32) -> BoxFuture<'_, Result<(), StoreError>> {
        Box::pin(self.hub().store.add_challenge(&challenge, most))
    }

    fn find(&self, id: ChallengeId) -> BoxFuture<'_, Result<Option<Challenge>, StoreError>> {
        Box::pin(read(&self.hub().store, move |store| store.challenge(id)))
    }

    fn open(
        &self,
        maker: Option<PrincipalId>,
        now: Stamp,
    ) -> BoxFuture<'_, Result<Vec<Challenge>, StoreError>> {
        Box::pin(read(&self.hub().store, move |store| store.open_challenges(maker, now)))
    }

    fn take(
        &self,
        id: ChallengeId,
        taker: Option<PrincipalId>,
        draft: Draft,
    ) -> BoxFuture<'_, Result<MatchId, StoreError>> {
        Box::pin(self.hub().store.take_challenge(id, taker, &named(&draft)))
    }

    fn withdraw(&self, id: ChallengeId) -> BoxFuture<'_, Result<bool, StoreError>> {
        Box::pin(self.hub().store.withdraw_challenge(id))
    }
}

impl Ratings for App {
    fn rating(
        &self,
        id: PrincipalId,
        category: Category,
    ) -> BoxFuture<'_, Result<Option<Rated>, StoreError>> {
        Box::pin(read(&self.hub().store, move |store| store.rating(id, category)))
    }

    fn all(&self, id: PrincipalId) -> BoxFuture<'_, Result<Vec<(Category, Rated)>, StoreError>> {
        Box::pin(read(&self.hub().store, move |store| store.ratings_of(id)))
    }

    fn events(
        &self,
        id: PrincipalId,
        category: Category,
        limit: u32,
    ) -> BoxFuture<'_, Result<Vec<RatingEvent>, StoreError>> {
        Box::pin(read(&self.hub().store, move |store| store.rating_events(id, Some(category), limit)))
    }

    fn best(
        &self,
        category: Category,
        now: Stamp,
        limit: u32,
    ) -> BoxFuture<'_, Result<Vec<Ranked>, StoreError>> {
        Box::pin(read(&self.hub().store, move |store| store.leaderboard(category, now, limit)))
    }
}

impl Matches for App {
    fn check_room(&self) -> Result<(), Problem> {
        self.hub().check_room()
    }

    fn show(&self, who: Principal, id: MatchId) -> BoxFuture<'_, Result<MatchBody, Problem>> {
        Box::pin(self.hub().ask(id, move |reply| Message::Show(who, reply)))
    }

    fn copy(&self, who: Principal, id: MatchId) -> BoxFuture<'_, Result<(About, Match), Problem>> {
        Box::pin(self.hub().ask(id, move |reply| Message::Copy(who, reply)))
    }

    fn order(
        &self,
        who: Principal,
        id: MatchId,
        version: usize,
        order: Order,
    ) -> BoxFuture<'_, Result<AcceptedBody, Problem>> {
        Box::pin(self.hub().ask(id, move |reply| Message::Order { who, version, order, reply }))
    }

    fn rename(&self, who: Principal, id: MatchId, names: Names) -> BoxFuture<'_, Result<MatchBody, Problem>> {
        Box::pin(self.hub().ask(id, move |reply| Message::Rename(who, names, reply)))
    }

    fn delete(&self, who: Principal, id: MatchId) -> BoxFuture<'_, Result<(), Problem>> {
        Box::pin(self.hub().ask(id, move |reply| Message::Delete(who, reply)))
    }
}
