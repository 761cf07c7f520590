//! What can be done to a match, and which role may do it.

use crate::seats::{Role, Roles};
use outflank_play::{Order, Player};
use serde::Serialize;

/// Names every order there is, once: an order that is missing here does not compile, and
/// one that is here is tried by every test that tries them all.
macro_rules! order_kinds {
    ($($kind:ident),* $(,)?) => {
        /// An order without its details.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
        #[serde(rename_all = "snake_case")]
        pub enum OrderKind {
            $(#[doc = concat!("[`Order::", stringify!($kind), "`]")] $kind,)*
        }

        impl OrderKind {
            /// All of them.
            pub const ALL: &'static [OrderKind] = &[$(OrderKind::$kind),*];

            /// The kind of an order.
            #[must_use]
            pub const fn of(order: &Order) -> OrderKind {
                match order {
                    $(Order::$kind { .. } => OrderKind::$kind,)*
                }
            }
        }
    };
}

order_kinds!(
    Begin,
    Place,
    Turn,
    Done,
    Pass,
    Answer,
    TakeBack,
    AnswerTakeBack,
    Redo,
    Pause,
    Resume,
    Resign,
    Abort,
    Claim,
    AnswerPause,
    ChooseStarter,
    Credit,
    Tick
);

/// Something that is done to a match or with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Deed {
    /// An order; those of players are given for a seat.
    Order(OrderKind, Option<Player>),
    /// Other names for the players.
    Rename,
    /// Away with it.
    Delete,
    /// Look at it, as it goes on or afterwards.
    Watch,
    /// Go on from one of its positions in another match.
    Branch,
}

/// Which roles may do something.
#[derive(Clone, Copy)]
struct Right {
    owner: bool,
    /// Whoever sits in the seat that the order names; in any if it names none.
    seat: bool,
    spectator: bool,
    house: bool,
}

const NOBODY: Right = Right { owner: false, seat: false, spectator: false, house: false };
const PLAYER: Right = Right { seat: true, ..NOBODY };
const OWNER: Right = Right { owner: true, ..NOBODY };
const OWNER_AND_PLAYERS: Right = Right { owner: true, ..PLAYER };
const ANYBODY: Right = Right { spectator: true, ..NOBODY };
const HOUSE: Right = Right { house: true, ..NOBODY };

/// The one table of rights.
const fn right(deed: Deed) -> Right {
    match deed {
        Deed::Order(kind, _) => match kind {
            OrderKind::Begin => OWNER_AND_PLAYERS,
            OrderKind::Place | OrderKind::Turn | OrderKind::Done | OrderKind::Pass => PLAYER,
            OrderKind::TakeBack | OrderKind::AnswerTakeBack | OrderKind::Redo => PLAYER,
            OrderKind::Pause | OrderKind::AnswerPause | OrderKind::Resume => PLAYER,
            OrderKind::Resign | OrderKind::Abort | OrderKind::Claim => PLAYER,
            OrderKind::ChooseStarter => PLAYER,
            OrderKind::Answer | OrderKind::Credit | OrderKind::Tick => HOUSE,
        },
        Deed::Rename | Deed::Delete => OWNER,
        Deed::Watch | Deed::Branch => ANYBODY,
    }
}

impl Deed {
    /// The deed that an order is.
    #[must_use]
    pub const fn of(order: &Order) -> Deed {
        let player = match *order {
            Order::Place { player, .. }
            | Order::Turn { player, .. }
            | Order::Done { player }
            | Order::Pass { player }
            | Order::TakeBack { player }
            | Order::AnswerTakeBack { player, .. }
            | Order::Redo { player }
            | Order::Pause { player }
            | Order::Resume { player }
            | Order::Resign { player }
            | Order::Abort { player }
            | Order::Claim { player, .. }
            | Order::AnswerPause { player, .. }
            | Order::ChooseStarter { player, .. } => Some(player),
            Order::Begin | Order::Answer { .. } | Order::Credit { .. } | Order::Tick => None,
        };
        Deed::Order(OrderKind::of(order), player)
    }

    /// Whether somebody with these roles may do it.
    #[must_use]
    pub fn allowed(self, roles: Roles) -> bool {
        let right = right(self);
        let seat = match self {
            Deed::Order(_, player) => player,
            Deed::Rename | Deed::Delete | Deed::Watch | Deed::Branch => None,
        };
        roles.iter().any(|role| match role {
            Role::Owner => right.owner,
            Role::Seat(player) => right.seat && seat.is_none_or(|seat| seat == player),
            Role::Spectator => right.spectator,
            Role::House => right.house,
        })
    }
}
