//! Playing a friend: a seat that whoever has the link may take.
//!
//! A link is shown with `GET`, as often as anybody likes: programs that send messages fetch links
//! to show what is behind them. Only `POST` sits down. What comes of it never stands in a list
//! for everybody.

use crate::answer::{Created, Json, NoContent};
use crate::body::MatchBody;
use crate::problem::Problem;
use crate::qr::QrBody;
use crate::request::{Asker, JsonBody, Named};
use crate::services::Draft;
use outflank_accounts::{ChallengeId, PrincipalId};
use outflank_host::Principal;
use outflank_lobby::{OpeningWish, SideWish, Terms, by_link};
use outflank_openings::xot;
use outflank_play::{Match, Moment, Opening, Order, PerPlayer, Player};
use outflank_ratings::Category;
use outflank_store::{Belonging, Challenge, ChallengeState, MatchId, Names, Stamp, StoreError, Visibility};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

const DAY: u64 = 24 * 60 * 60 * 1000;

/// How many seats somebody may have on offer at once.
const MOST: u32 = 20;
/// Somebody without an account has fewer: a new guest costs nothing.
const MOST_OF_GUESTS: u32 = 5;

/// A challenge that somebody would like to make.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ChallengeWish {
    /// What is to be played.
    terms: Terms,
}

/// What became of a challenge.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
#[schemars(rename = "ChallengeState")]
#[serde(rename_all = "snake_case")]
enum StateBody {
    /// The seat is free.
    Open,
    /// Somebody has sat down.
    Taken,
    /// It was withdrawn, or its time is over.
    Gone,
}

/// A challenge as whoever asks may see it.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "Challenge")]
pub struct ChallengeBody {
    /// The last part of its address.
    id: String,
    state: StateBody,
    /// Whether whoever asks made it.
    mine: bool,
    /// What whoever made it is called.
    by: Option<String>,
    terms: Terms,
    /// Which ratings such a game would change; none without a clock.
    #[schemars(extend("enum" = ["bullet", "blitz", "standard", "correspondence", null]))]
    category: Option<&'static str>,
    /// Until when the seat may be taken.
    expires: Stamp,
    /// What to send to the other, at every address of the server; only for whoever made it.
    links: Vec<LinkBody>,
    /// The match that was made; only for the two who play it.
    #[serde(rename = "match")]
    made: Option<MatchId>,
}

/// A link, and the same to be photographed.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "Link")]
pub struct LinkBody {
    url: String,
    qr: QrBody,
}

/// Whether whoever asks is this one; nobody with a number is whoever sits at the machine.
fn is(asker: &Asker, who: Option<PrincipalId>) -> bool {
    match who {
        Some(id) => asker.person() == Some(id),
        None => asker.principal == Principal::Local,
    }
}

async fn name(asker: &Asker, who: Option<PrincipalId>) -> Result<Option<String>, Problem> {
    match who {
        Some(id) => Ok(asker.people().person(id).await?.and_then(|person| person.name)),
        None => Ok(None),
    }
}

async fn shown(asker: &Asker, challenge: Challenge) -> Result<ChallengeBody, Problem> {
    let mine = is(asker, challenge.maker);
    let open = challenge.is_open(asker.now.stamp);
    let (state, made) = match challenge.state {
        ChallengeState::Taken { by, match_id } => {
            (StateBody::Taken, Some(match_id).filter(|_| mine || is(asker, by)))
        }
        ChallengeState::Open if open => (StateBody::Open, None),
        ChallengeState::Open | ChallengeState::Withdrawn => (StateBody::Gone, None),
    };
    let link = |base: &String| {
        let url = format!("{base}/join/{}", challenge.id);
        QrBody::of(&url).map(|qr| LinkBody { url, qr })
    };
    let offered = asker.challenges().addresses().iter().filter(|_| mine && open);
    Ok(ChallengeBody {
        id: challenge.id.to_string(),
        state,
        mine,
        by: name(asker, challenge.maker).await?,
        category: challenge.terms.category().map(Category::name),
        expires: challenge.expires,
        links: offered.map(link).collect::<Result<_, _>>()?,
        terms: challenge.terms,
        made,
    })
}

/// Whether the two who play by these terms have to have accounts, and this one has none.
fn check_account(asker: &Asker, terms: &Terms) -> Result<(), Problem> {
    let known = matches!(asker.principal, Principal::Account(_) | Principal::Bot(_));
    if terms.rated && !known { Err(Problem::AccountNeeded) } else { Ok(()) }
}

pub(crate) async fn create(
    asker: Asker,
    JsonBody(wish): JsonBody<ChallengeWish>,
) -> Result<Created<ChallengeBody>, Problem> {
    let ChallengeWish { terms } = wish;
    if asker.challenges().addresses().is_empty() {
        return Err(Problem::NobodyElse);
    }
    if asker.principal == Principal::Visitor {
        return Err(Problem::NotYours);
    }
    terms.check().map_err(Problem::BadTerms)?;
    check_account(&asker, &terms)?;
    let days = if terms.category() == Some(Category::Correspondence) { 14 } else { 1 };
    let created = asker.now.stamp;
    let challenge = Challenge {
        id: ChallengeId(asker.challenges().random()?),
        maker: asker.person(),
        terms,
        created,
        expires: Stamp::from_millis(created.as_millis() + days * DAY),
        state: ChallengeState::Open,
    };
    let most = if matches!(asker.principal, Principal::Guest(_)) { MOST_OF_GUESTS } else { MOST };
    asker.challenges().add(challenge.clone(), most).await?;
    let location = format!("/api/challenges/{}", challenge.id);
    Ok(Created { location, body: shown(&asker, challenge).await? })
}

/// Challenges that somebody has made and nobody has taken yet.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "Challenges")]
pub struct ChallengesBody {
    /// The latest first.
    challenges: Vec<ChallengeBody>,
}

pub(crate) async fn list(asker: Asker) -> Result<Json<ChallengesBody>, Problem> {
    let mut challenges = Vec::new();
    // A visitor has made none, and is not whoever sits at the machine.
    if asker.principal != Principal::Visitor {
        for challenge in asker.challenges().open(asker.person(), asker.now.stamp).await? {
            challenges.push(shown(&asker, challenge).await?);
        }
    }
    Ok(Json(ChallengesBody { challenges }))
}

async fn found(asker: &Asker, id: ChallengeId) -> Result<Challenge, Problem> {
    let challenge = asker.challenges().find(id).await?;
    challenge.ok_or_else(|| Problem::NotFound(format!("there is no challenge {id}")))
}

pub(crate) async fn show(
    asker: Asker,
    Named(id): Named<ChallengeId>,
) -> Result<Json<ChallengeBody>, Problem> {
    let challenge = found(&asker, id).await?;
    shown(&asker, challenge).await.map(Json)
}

pub(crate) async fn withdraw(asker: Asker, Named(id): Named<ChallengeId>) -> Result<NoContent, Problem> {
    let challenge = found(&asker, id).await?;
    if !is(&asker, challenge.maker) {
        return Err(Problem::NotYours);
    }
    // Whether somebody was quicker shows when it is asked for again.
    asker.challenges().withdraw(id).await?;
    Ok(NoContent)
}

/// Sits down. Asked twice, by an impatient finger, it answers with the same match.
pub(crate) async fn take(asker: Asker, Named(id): Named<ChallengeId>) -> Result<Created<MatchBody>, Problem> {
    let challenge = found(&asker, id).await?;
    if asker.principal == Principal::Visitor {
        return Err(Problem::NotYours);
    }
    if is(&asker, challenge.maker) {
        return Err(Problem::OwnChallenge);
    }
    let made = match &challenge.state {
        ChallengeState::Taken { by, match_id } if is(&asker, *by) => match_id.clone(),
        _ if !challenge.is_open(asker.now.stamp) => return Err(Problem::Gone),
        _ => sit_down(&asker, &challenge).await?,
    };
    let location = format!("/api/matches/{made}");
    Ok(Created { location, body: asker.matches().show(asker.principal, made).await? })
}

async fn sit_down(asker: &Asker, challenge: &Challenge) -> Result<MatchId, Problem> {
    check_account(asker, &challenge.terms)?;
    asker.matches().check_room()?;
    let draft = draft(asker, challenge).await?;
    let taken = asker.challenges().take(challenge.id, asker.person(), draft).await;
    match taken {
        Ok(made) => Ok(made),
        // Two fingers of one hand: the other one has sat down.
        Err(StoreError::NotOpen) => {
            match asker.challenges().find(challenge.id).await?.map(|found| found.state) {
                Some(ChallengeState::Taken { by, match_id }) if is(asker, by) => Ok(match_id),
                _ => Err(Problem::Gone),
            }
        }
        Err(error) => Err(error.into()),
    }
}

/// The match that the two play, begun.
async fn draft(asker: &Asker, challenge: &Challenge) -> Result<Draft, Problem> {
    let (terms, lot) = (&challenge.terms, asker.challenges().random()?);
    let starter = match terms.side {
        SideWish::Black => Player::One,
        SideWish::White => Player::Two,
        SideWish::Any => Player::BOTH[usize::from(lot & 1 == 1)],
    };
    let opening =
        (terms.opening == OpeningWish::Xot).then(|| Opening::new(xot((lot >> 64) as u64))).transpose();
    let opening = opening.map_err(|error| Problem::Internal(error.to_string()))?;
    let setup = terms.setup(starter, opening, by_link()).map_err(Problem::BadTerms)?;
    let mut game = Match::new(setup)?;
    game.apply(Order::Begin.at(Moment::ORIGIN))
        .map_err(|refusal| Problem::Internal(format!("a new match does not begin: {refusal}")))?;
    // A match in which whoever sits at this machine plays is theirs.
    let seats = PerPlayer { one: challenge.maker, two: asker.person() };
    let owner = seats.one.filter(|_| seats.two.is_some());
    let names = Names { one: name(asker, seats.one).await?, two: name(asker, seats.two).await? };
    let belonging =
        Belonging { owner, seats, visibility: Visibility::Link, rated: terms.rated, rematch_of: None };
    Ok(Draft { game, names, imported: false, belonging, at: asker.now.stamp })
}
