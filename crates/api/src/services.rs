//! What operations need of the program around them: somewhere to keep things, live matches,
//! engines.
//!
//! A server answers with a database, tasks and threads; a page without a server may answer
//! with its own memory. Operations wait for these answers and for nothing else.

use crate::body::{About, AcceptedBody, MatchBody};
use crate::lobby::Hall;
use crate::problem::Problem;
use crate::request::Visit;
use outflank_accounts::{ChallengeId, Name, Password, PrincipalId, RecoveryCode, Secret, SecretHash};
use outflank_engine::Line;
use outflank_host::Principal;
use outflank_learn::{Note, Progress};
use outflank_play::{Match, Moment, Order};
use outflank_ratings::Category;
use outflank_rules::Position;
use outflank_store::{
    Audience, Belonging, Challenge, Learner, LevelResults, MatchId, Names, Page, Person, Query, Ranked,
    Rated, RatingEvent, Stamp, StoreError,
};
use std::pin::Pin;
use std::sync::Arc;

/// An answer that may take a while. Nothing here runs by itself: whoever carries the API
/// polls it, and whoever drops it no longer wants it.
pub type BoxFuture<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// Everything at once.
pub trait Services: Send + Sync {
    /// Where things are kept.
    fn store(&self) -> &dyn Store;

    /// The matches, brought to life when they are asked something.
    fn matches(&self) -> &dyn Matches;

    /// People by their numbers and names.
    fn people(&self) -> &dyn People;

    /// Seats that are offered by a link.
    fn challenges(&self) -> &dyn Challenges;

    /// Does something in the waiting room, now.
    fn lobby(&self, deed: &mut dyn FnMut(&mut Hall, Moment));

    /// How strong people are.
    fn ratings(&self) -> &dyn Ratings;

    /// Every move of a position with its score, the best first, as a review of the game would
    /// have them. Dropping the answer ends the search.
    fn judge(&self, position: Position) -> BoxFuture<'_, Result<Vec<Line>, Problem>>;
}

/// A match that is to be kept.
#[derive(Clone, Debug)]
pub struct Draft {
    /// The match, with the commands it has accepted so far.
    pub game: Match,
    /// What the players are called.
    pub names: Names,
    /// Whether it came from pasted text.
    pub imported: bool,
    /// Whose it is.
    pub belonging: Belonging,
    /// When it was made.
    pub at: Stamp,
}

/// Where things are kept. What has been answered is kept for good.
pub trait Store: Send + Sync {
    /// Keeps new matches, all or none, and gives them names that nobody can guess.
    fn create(&self, drafts: Vec<Draft>) -> BoxFuture<'_, Result<Vec<MatchId>, StoreError>>;

    /// The matches that fit a question.
    fn list(&self, query: Query) -> BoxFuture<'_, Result<Page, StoreError>>;

    /// How somebody has fared against each level of the computer.
    fn results(&self, audience: Audience) -> BoxFuture<'_, Result<LevelResults, StoreError>>;

    /// What a learner has done so far.
    fn progress(&self, learner: Learner) -> BoxFuture<'_, Result<Arc<Progress>, StoreError>>;

    /// Keeps what a learner has just done.
    fn note(&self, learner: Learner, notes: Vec<Note>) -> BoxFuture<'_, Result<(), StoreError>>;
}

/// The matches by name. Each says for itself what somebody may do to it.
pub trait Matches: Send + Sync {
    /// Whether another match can come to life.
    fn check_room(&self) -> Result<(), Problem>;

    /// A match as it is.
    fn show(&self, who: Principal, id: MatchId) -> BoxFuture<'_, Result<MatchBody, Problem>>;

    /// A copy of the match itself, for records.
    fn copy(&self, who: Principal, id: MatchId) -> BoxFuture<'_, Result<(About, Match), Problem>>;

    /// An order by somebody who has seen this version.
    fn order(
        &self,
        who: Principal,
        id: MatchId,
        version: usize,
        order: Order,
    ) -> BoxFuture<'_, Result<AcceptedBody, Problem>>;

    /// Other names for the players.
    fn rename(&self, who: Principal, id: MatchId, names: Names) -> BoxFuture<'_, Result<MatchBody, Problem>>;

    /// Deletes a match.
    fn delete(&self, who: Principal, id: MatchId) -> BoxFuture<'_, Result<(), Problem>>;
}

/// Seats that are offered by a link. They are kept like matches.
pub trait Challenges: Send + Sync {
    /// Where others find the program, without a slash at the end: `https://othello.example`. Nowhere
    /// if nobody else can reach it.
    fn addresses(&self) -> &[String];

    /// A number that nobody can guess.
    fn random(&self) -> Result<u128, Problem>;

    /// Keeps a new one, unless whoever made it has so many open ones already.
    fn add(&self, challenge: Challenge, most: u32) -> BoxFuture<'_, Result<(), StoreError>>;

    /// One by its address.
    fn find(&self, id: ChallengeId) -> BoxFuture<'_, Result<Option<Challenge>, StoreError>>;

    /// The open ones of somebody; nobody with a number is whoever sits at this machine.
    fn open(
        &self,
        maker: Option<PrincipalId>,
        now: Stamp,
    ) -> BoxFuture<'_, Result<Vec<Challenge>, StoreError>>;

    /// Somebody sits down: the match is there, or the seat was no longer free.
    fn take(
        &self,
        id: ChallengeId,
        taker: Option<PrincipalId>,
        draft: Draft,
    ) -> BoxFuture<'_, Result<MatchId, StoreError>>;

    /// Takes one back that nobody has taken; whether it was open.
    fn withdraw(&self, id: ChallengeId) -> BoxFuture<'_, Result<bool, StoreError>>;
}

/// How strong people are. Ratings change where games end; here they are only read.
pub trait Ratings: Send + Sync {
    /// The rating of somebody in a category, if they have one.
    fn rating(&self, id: PrincipalId, category: Category)
    -> BoxFuture<'_, Result<Option<Rated>, StoreError>>;

    /// Every rating of somebody.
    fn all(&self, id: PrincipalId) -> BoxFuture<'_, Result<Vec<(Category, Rated)>, StoreError>>;

    /// The games that changed a rating of somebody, the latest first.
    fn events(
        &self,
        id: PrincipalId,
        category: Category,
        limit: u32,
    ) -> BoxFuture<'_, Result<Vec<RatingEvent>, StoreError>>;

    /// The best in a category whose rating is known well.
    fn best(
        &self,
        category: Category,
        now: Stamp,
        limit: u32,
    ) -> BoxFuture<'_, Result<Vec<Ranked>, StoreError>>;
}

/// What proves that somebody is who they say.
#[derive(Clone, Debug)]
pub enum Proof {
    /// The password.
    Password(Password),
    /// A code from paper, which is used up by it.
    Recovery(RecoveryCode),
}

/// Somebody who has an account now.
#[derive(Clone, Debug)]
pub struct Registered {
    /// The account.
    pub person: Person,
    /// Codes to get in without the password, to be shown once.
    pub recovery: Vec<RecoveryCode>,
    /// What lets them in from now on.
    pub secret: Secret,
}

/// People by their numbers and names. Passwords are hashed, tries counted and random numbers
/// drawn behind these calls. On a machine used alone nobody has a number, and every call that
/// would give one is refused.
pub trait People: Send + Sync {
    /// Somebody by their number.
    fn person(&self, id: PrincipalId) -> BoxFuture<'_, Result<Option<Person>, Problem>>;

    /// Somebody by their name.
    fn named(&self, name: Name) -> BoxFuture<'_, Result<Option<Person>, Problem>>;

    /// Gives a guest, or somebody new, a name and a password. Sessions from before end.
    fn register(
        &self,
        guest: Option<PrincipalId>,
        name: Name,
        password: Password,
        visit: Visit,
        now: Stamp,
    ) -> BoxFuture<'_, Result<Registered, Problem>>;

    /// Lets somebody in who proves who they are.
    fn log_in(
        &self,
        name: Name,
        proof: Proof,
        visit: Visit,
        now: Stamp,
    ) -> BoxFuture<'_, Result<(Person, Secret), Problem>>;

    /// Ends the session they came with.
    fn log_out(&self, session: SecretHash) -> BoxFuture<'_, Result<(), Problem>>;

    /// Another password for somebody who proves who they are. Their other sessions end.
    fn change_password(
        &self,
        id: PrincipalId,
        proof: Proof,
        password: Password,
        visit: Visit,
        now: Stamp,
    ) -> BoxFuture<'_, Result<(), Problem>>;

    /// Forgets somebody who proves who they are, with all that is only theirs.
    fn forget(
        &self,
        id: PrincipalId,
        proof: Proof,
        visit: Visit,
        now: Stamp,
    ) -> BoxFuture<'_, Result<(), Problem>>;
}
