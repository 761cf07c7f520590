//! The one socket of a page: what it subscribes to, and what it is told.
//!
//! So far there is one topic, the lobby. Whoever subscribes to it is there: a seek lasts as
//! long as its page, and a little longer.

use crate::answer::{Conversation, Said, Topic};
use crate::lobby::{MineBody, RoomBody};
use crate::request::{Asker, Talking};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The version of the conversation.
const PROTO: u32 = 1;

/// What a page says.
#[derive(Debug, Deserialize, JsonSchema)]
#[schemars(rename = "SocketWish")]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Wish {
    /// Tell me about this from now on.
    Sub {
        /// What.
        topic: Subject,
    },
    /// Tell me no more about this.
    Unsub {
        /// What.
        topic: Subject,
    },
    /// Are you there?
    Ping,
}

impl Said for Wish {}

/// What can be subscribed to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Subject {
    /// Who is there, who looks for a game, what is being played.
    Lobby,
}

impl Wish {
    /// Reads what a page has said.
    pub fn read(text: &str) -> Result<Wish, Told<'static>> {
        serde_json::from_str(text).map_err(|error| Told::No { code: "malformed", detail: error.to_string() })
    }
}

/// What a page is told.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "SocketMessage")]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Told<'a> {
    /// The first message.
    Hello {
        /// The version of the conversation.
        proto: u32,
    },
    /// What goes on in the lobby, the same for everybody.
    Room {
        /// All of it.
        room: &'a RoomBody,
    },
    /// What one looks for there, and has found.
    Mine {
        /// All of it.
        mine: &'a MineBody,
    },
    /// The answer to a ping.
    Pong,
    /// Something said was not understood.
    No {
        /// For programs.
        #[schemars(extend("enum" = ["malformed"]))]
        code: &'static str,
        /// For people who write them, in English.
        detail: String,
    },
}

impl Told<'_> {
    /// The first message.
    #[must_use]
    pub const fn hello() -> Told<'static> {
        Told::Hello { proto: PROTO }
    }

    /// The message as it is sent.
    ///
    /// # Panics
    ///
    /// Never: a message serialises.
    #[must_use]
    pub fn text(&self) -> String {
        serde_json::to_string(self).expect("a message serialises")
    }
}

pub(crate) async fn connect(_: Asker, _: Talking) -> Conversation<Wish, Told<'static>> {
    Conversation::about(Topic::Socket)
}
