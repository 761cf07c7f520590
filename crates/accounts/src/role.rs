//! What somebody is on the server, and what that lets them do.
//!
//! Who may do what to a match is the host's table; this one is about everything else.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A word that is none of those known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownWord(pub String);

impl fmt::Display for UnknownWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not known here", self.0)
    }
}

impl std::error::Error for UnknownWord {}

/// An enum of words: its list, and how each is written.
macro_rules! words {
    ($(#[$about:meta])* $name:ident { $($(#[$meaning:meta])* $word:ident = $text:literal),* $(,)? }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        pub enum $name {
            $($(#[$meaning])* #[serde(rename = $text)] $word,)*
        }

        impl $name {
            /// All of them.
            pub const ALL: &'static [$name] = &[$($name::$word),*];

            /// As it is written.
            #[must_use]
            pub const fn as_str(self) -> &'static str {
                match self { $($name::$word => $text,)* }
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(self.as_str())
            }
        }

        impl FromStr for $name {
            type Err = UnknownWord;

            fn from_str(text: &str) -> Result<$name, UnknownWord> {
                let found = $name::ALL.iter().copied().find(|word| word.as_str() == text);
                found.ok_or_else(|| UnknownWord(text.chars().take(32).collect()))
            }
        }
    };
}

words!(
    /// How somebody is known.
    Kind {
        /// By a cookie alone.
        Guest = "guest",
        /// By a name and a password.
        Account = "account",
        /// A program that plays under a name of its own.
        Bot = "bot",
        /// Nobody any more: the account was deleted, and its games stay.
        Deleted = "deleted",
    }
);

words!(
    /// What somebody is trusted with.
    Role {
        /// To play.
        Player = "player",
        /// To keep the peace.
        Moderator = "moderator",
        /// With the server.
        Admin = "admin",
    }
);

words!(
    /// What is done on a server beside playing.
    Duty {
        /// See reports and close them.
        Reports = "reports",
        /// See how much somebody plays like an engine.
        FairPlay = "fair_play",
        /// Keep somebody out of the lobby or off the server for a while, and let them back in.
        Suspend = "suspend",
        /// Take an improper name away.
        Rename = "rename",
        /// Read what was said in a reported game.
        ReadChat = "read_chat",
        /// Read who did what of all this.
        Audit = "audit",
        /// Make somebody a moderator or an admin, and no longer one.
        Appoint = "appoint",
        /// Copy the data, drain the server, read its state.
        Operate = "operate",
    }
);

words!(
    /// What a program may do with a token.
    Scope {
        /// See what its owner sees.
        Read = "read",
        /// Sit down and play.
        Play = "play",
        /// Invite others, and take or decline invitations.
        Challenge = "challenge",
        /// Have positions and games looked at by our engine.
        Analyse = "analyse",
    }
);

impl Role {
    /// The table: what this role may do beside playing.
    #[must_use]
    pub const fn may(self, duty: Duty) -> bool {
        match self {
            Role::Player => false,
            Role::Moderator => match duty {
                Duty::Reports | Duty::FairPlay | Duty::Suspend | Duty::Rename | Duty::ReadChat => true,
                Duty::Audit | Duty::Appoint | Duty::Operate => false,
            },
            Role::Admin => true,
        }
    }

    /// Whether this role may use its power on somebody with that one: nobody on their equals
    /// but an admin, or moderators would fight each other out.
    #[must_use]
    pub fn stands_above(self, other: Role) -> bool {
        self > other || self == Role::Admin
    }
}

/// Several scopes.
///
/// ```
/// use outflank_accounts::{Scope, Scopes};
///
/// let scopes: Scopes = "play challenge".parse()?;
/// assert!(scopes.has(Scope::Play) && !scopes.has(Scope::Analyse));
/// assert_eq!(scopes.to_string(), "play challenge");
/// # Ok::<(), outflank_accounts::UnknownWord>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Scopes(u8);

impl Scopes {
    /// Everything: what somebody may who is there in person.
    pub const ALL: Scopes = Scopes(u8::MAX);

    /// Whether this is among them.
    #[must_use]
    pub const fn has(self, scope: Scope) -> bool {
        self.0 >> scope as u8 & 1 == 1
    }
}

impl FromIterator<Scope> for Scopes {
    fn from_iter<I: IntoIterator<Item = Scope>>(scopes: I) -> Scopes {
        Scopes(scopes.into_iter().fold(0, |bits, scope| bits | 1 << scope as u8))
    }
}

impl fmt::Display for Scopes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words: Vec<&str> =
            Scope::ALL.iter().filter(|&&scope| self.has(scope)).map(|scope| scope.as_str()).collect();
        f.pad(&words.join(" "))
    }
}

impl FromStr for Scopes {
    type Err = UnknownWord;

    fn from_str(text: &str) -> Result<Scopes, UnknownWord> {
        text.split_whitespace().map(str::parse).collect()
    }
}

impl TryFrom<String> for Scopes {
    type Error = UnknownWord;

    fn try_from(text: String) -> Result<Scopes, UnknownWord> {
        text.parse()
    }
}

impl From<Scopes> for String {
    fn from(scopes: Scopes) -> String {
        scopes.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_is_above_may_all_that_those_below_may() {
        for duty in Duty::ALL {
            for pair in Role::ALL.windows(2) {
                assert!(!pair[0].may(*duty) || pair[1].may(*duty), "{duty}");
            }
            assert!(!Role::Player.may(*duty), "{duty}");
        }
        assert!(!Role::Moderator.stands_above(Role::Moderator) && Role::Admin.stands_above(Role::Admin));
    }

    #[test]
    fn words_are_read_as_they_are_written() {
        for scope in Scope::ALL {
            assert_eq!(scope.as_str().parse(), Ok(*scope));
            assert_eq!(serde_json::to_string(scope).unwrap(), format!("{:?}", scope.as_str()));
        }
        assert!("play everything".parse::<Scopes>().is_err());
        assert_eq!("".parse(), Ok(Scopes::default()));
    }
}
