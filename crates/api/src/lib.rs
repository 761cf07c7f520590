//! The API of Outflank without its transport: a request value in, an answer value out.
//!
//! There are no sockets, threads, tasks or clocks in here. The same functions answer over
//! HTTP, where a server brings those, or within a page that has no server at all.
//!
//! * [`operations`] is the one list of what can be asked: name, method, path, who may call
//!   it, and a function. Routes and the [`openapi()`] description are made from it.
//! * A [`Request`](request::Request) says who asks, when and in which language, beside path,
//!   query and body. [`Operation::call`] gives a [`Reply`](answer::Reply), or a
//!   [`Problem`](problem::Problem), the one type for everything that goes wrong.
//! * What operations cannot do themselves they ask of [`Services`](services::Services):
//!   keeping things, live matches, judging positions. Their answers are awaited; who polls
//!   is the transport's affair.
//! * A [conversation](answer::Topic) goes on after its request: a match that is watched
//!   ([`live`]), the lobby ([`socket`]), analyses ([`analysis`]). These are values as well: text in, [jobs](analysis::Job)
//!   and messages out.
//!
//! # Adding an operation
//!
//! Write a function whose arguments say what it needs and whose result says what it gives:
//!
//! ```ignore
//! #[derive(Debug, Deserialize, JsonSchema)]
//! #[serde(deny_unknown_fields)]
//! pub(crate) struct Invitation {
//!     clock: Option<ClockSetup>,
//! }
//!
//! pub(crate) async fn challenge(
//!     asker: Asker,                                  // who asks, when, and the services
//!     Named(id): Named<MatchId>,                     // {id} of the path
//!     JsonBody(wish): JsonBody<Invitation>,          // or Asked(query): Asked<Query>
//! ) -> Result<Created<ChallengeBody>, Problem> {
//!     let by = asker.principal;                      // nobody asks in another's name
//!     let at = asker.now.stamp;                      // never Stamp::now()
//!     let challenge = asker.store().challenge(by, id, wish.clock, at).await?;
//!     Ok(Created { location: challenge.address(), body: challenge.into() })
//! }
//! ```
//!
//! and a line in [`operations`], with who may call it at all and which problems the function
//! finds itself:
//!
//! ```ignore
//! post("/api/matches/{id}/challenge", "challenge", "Invite somebody", people::challenge)
//!     .only(Who::People).may(&[CONFLICT]),
//! ```
//!
//! What somebody may do to a match is not asked here: the principal goes with every call of
//! [`Matches`](services::Matches), and the match's host looks it up in its one table of
//! rights. What needs more of the program around it gets a method in [`services`], which
//! servers and tests implement. The description, the TypeScript types and the test that every
//! route is told in `docs/api.md` follow by themselves.

pub mod analysis;
pub mod answer;
pub mod body;
mod challenges;
mod coach;
mod export;
mod import;
mod learn;
mod line;
mod lists;
pub mod live;
pub mod lobby;
mod matches;
pub mod openapi;
pub mod operation;
mod operations;
mod people;
pub mod problem;
mod qr;
mod ratings;
pub mod request;
mod results;
mod rulebook;
pub mod services;
mod setup;
pub mod socket;
pub mod words;

pub use operation::{Operation, Who};
pub use operations::{openapi, operations};
