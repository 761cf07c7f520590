//! Who somebody is: accounts, logging in and out.
//!
//! Nobody needs an account to play. A guest who gets one keeps the number, and with it every game
//! and all progress.

use crate::answer::{Created, Json, NoContent, WithSession};
use crate::problem::Problem;
use crate::ratings::{RatingBody, ratings_of};
use crate::request::{Asker, JsonBody};
use crate::services::{Proof, Registered};
use outflank_accounts::{Kind, Name, Password, PrincipalId, RecoveryCode, Role};
use outflank_host::Principal;
use outflank_store::{Person, Stamp};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Whoever asks, as they are known here.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "Me")]
pub struct MeBody {
    kind: MeKind,
    /// What they are called, if they have a name.
    name: Option<String>,
    /// What they are trusted with.
    #[schemars(extend("enum" = ["player", "moderator", "admin"]))]
    role: &'static str,
    /// Since when they are known.
    since: Option<Stamp>,
    /// How strong they are, in every kind of game they have played for a rating.
    ratings: Vec<RatingBody>,
}

#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
enum MeKind {
    /// Whoever sits at this machine: nobody asks who they are.
    Local,
    /// Nobody yet.
    Visitor,
    Guest,
    Account,
    Bot,
}

impl MeBody {
    fn nobody(kind: MeKind) -> MeBody {
        MeBody { kind, name: None, role: Role::Player.as_str(), since: None, ratings: Vec::new() }
    }

    async fn of(asker: &Asker, person: Person) -> Result<MeBody, Problem> {
        let ratings = ratings_of(asker, person.id).await?;
        let kind = match person.kind {
            Kind::Guest => MeKind::Guest,
            Kind::Account => MeKind::Account,
            Kind::Bot => MeKind::Bot,
            Kind::Deleted => MeKind::Visitor,
        };
        let (role, since) = (person.role.as_str(), Some(person.created));
        Ok(MeBody { kind, name: person.name, role, since, ratings })
    }
}

pub(crate) async fn me(asker: Asker) -> Result<Json<MeBody>, Problem> {
    let person = match asker.person() {
        Some(id) => asker.people().person(id).await?,
        None => None,
    };
    let nobody = if asker.principal == Principal::Local { MeKind::Local } else { MeKind::Visitor };
    match person {
        Some(person) => MeBody::of(&asker, person).await.map(Json),
        None => Ok(Json(MeBody::nobody(nobody))),
    }
}

/// A name and a password that somebody would like to have.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Registering {
    name: String,
    #[schemars(with = "String")]
    password: Password,
}

fn name(text: &str) -> Result<Name, Problem> {
    text.trim().parse().map_err(Problem::BadName)
}

/// A new account and the codes that are shown once.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "NewAccount")]
pub struct NewAccountBody {
    me: MeBody,
    /// Codes to get in without the password. Each is good once; they are shown only here.
    recovery: Vec<String>,
}

pub(crate) async fn register(
    asker: Asker,
    JsonBody(wish): JsonBody<Registering>,
) -> Result<WithSession<Created<NewAccountBody>>, Problem> {
    let guest = match asker.principal {
        Principal::Guest(number) => Some(PrincipalId(number)),
        Principal::Visitor => None,
        Principal::Local => return Err(Problem::NoAccounts),
        // Who has an account logs out first.
        _ => return Err(Problem::NotYours),
    };
    let registered = asker.people().register(
        guest,
        name(&wish.name)?,
        wish.password,
        asker.visit.clone(),
        asker.now.stamp,
    );
    let Registered { person, recovery, secret } = registered.await?;
    let recovery = recovery.iter().map(ToString::to_string).collect();
    let body = NewAccountBody { me: MeBody::of(&asker, person).await?, recovery };
    Ok(WithSession { answer: Created { location: "/api/me".to_owned(), body }, secret: Some(secret) })
}

/// What proves who somebody is.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(untagged, deny_unknown_fields)]
enum ProofWish {
    Password {
        #[schemars(with = "String")]
        password: Password,
    },
    Recovery {
        /// One of the codes, however it is typed.
        recovery: String,
    },
}

impl ProofWish {
    fn read(self) -> Result<Proof, Problem> {
        match self {
            ProofWish::Password { password } => Ok(Proof::Password(password)),
            ProofWish::Recovery { recovery } => {
                RecoveryCode::read(&recovery).map(Proof::Recovery).ok_or(Problem::WrongPassword)
            }
        }
    }
}

#[derive(Debug, Deserialize, JsonSchema)]
pub(crate) struct LoggingIn {
    name: String,
    #[serde(flatten)]
    proof: ProofWish,
}

pub(crate) async fn log_in(
    asker: Asker,
    JsonBody(wish): JsonBody<LoggingIn>,
) -> Result<WithSession<Json<MeBody>>, Problem> {
    if asker.principal == Principal::Local {
        return Err(Problem::NoAccounts);
    }
    // A name that nobody can have is as wrong as one that nobody has.
    let name = name(&wish.name).map_err(|_| Problem::WrongPassword)?;
    let entered = asker.people().log_in(name, wish.proof.read()?, asker.visit.clone(), asker.now.stamp);
    let (person, secret) = entered.await?;
    let me = MeBody::of(&asker, person).await?;
    Ok(WithSession { answer: Json(me), secret: Some(secret) })
}

pub(crate) async fn log_out(asker: Asker) -> Result<WithSession<NoContent>, Problem> {
    if let Some(session) = asker.visit.session {
        asker.people().log_out(session).await?;
    }
    Ok(WithSession { answer: NoContent, secret: None })
}

fn account(asker: &Asker) -> Result<PrincipalId, Problem> {
    match asker.principal {
        Principal::Account(number) => Ok(PrincipalId(number)),
        Principal::Local => Err(Problem::NoAccounts),
        _ => Err(Problem::NotYours),
    }
}

#[derive(Debug, Deserialize, JsonSchema)]
pub(crate) struct NewPassword {
    /// The new one.
    #[schemars(with = "String")]
    new_password: Password,
    #[serde(flatten)]
    proof: ProofWish,
}

pub(crate) async fn change_password(
    asker: Asker,
    JsonBody(wish): JsonBody<NewPassword>,
) -> Result<NoContent, Problem> {
    let (id, proof) = (account(&asker)?, wish.proof.read()?);
    let visit = asker.visit.clone();
    asker.people().change_password(id, proof, wish.new_password, visit, asker.now.stamp).await?;
    Ok(NoContent)
}

#[derive(Debug, Deserialize, JsonSchema)]
pub(crate) struct Leaving {
    #[serde(flatten)]
    proof: ProofWish,
}

pub(crate) async fn forget(
    asker: Asker,
    JsonBody(wish): JsonBody<Leaving>,
) -> Result<WithSession<NoContent>, Problem> {
    let (id, proof) = (account(&asker)?, wish.proof.read()?);
    asker.people().forget(id, proof, asker.visit.clone(), asker.now.stamp).await?;
    Ok(WithSession { answer: NoContent, secret: None })
}
