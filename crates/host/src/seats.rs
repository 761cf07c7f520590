//! Who is there, and what they are to a match.

use outflank_play::{PerPlayer, Player};

/// Where an order comes from. The number is whatever the caller knows the person by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Principal {
    /// Whoever sits at this machine.
    Local,
    /// Somebody without an account.
    Guest(u128),
    /// Somebody with one.
    Account(u128),
    /// A program with an account of its own.
    Bot(u128),
    /// Nobody yet: somebody who has done nothing that would be worth a number.
    Visitor,
    /// The program that hosts the match: its computers and its clock.
    House,
}

impl Principal {
    /// Whether both are the same. A guest who gets an account keeps the number, and with it
    /// every seat.
    #[must_use]
    pub fn is(self, other: Principal) -> bool {
        match (self.number(), other.number()) {
            (Some(one), Some(two)) => one == two,
            // Two visitors are not the same.
            _ => self == other && self != Principal::Visitor,
        }
    }

    /// The number of somebody who has one.
    #[must_use]
    pub const fn number(self) -> Option<u128> {
        match self {
            Principal::Guest(number) | Principal::Account(number) | Principal::Bot(number) => Some(number),
            Principal::Local | Principal::Visitor | Principal::House => None,
        }
    }
}

/// What somebody is to a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// Made the match.
    Owner,
    /// Plays in it.
    Seat(Player),
    /// Looks on.
    Spectator,
    /// Runs it.
    House,
}

/// Everything somebody is to a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Roles {
    house: bool,
    owner: bool,
    seats: PerPlayer<bool>,
    spectator: bool,
}

impl Roles {
    /// The roles, one by one. Who is nothing else looks on, if the match is open to others.
    pub fn iter(self) -> impl Iterator<Item = Role> {
        let seats = Player::BOTH.into_iter().filter(move |&player| *self.seats.get(player)).map(Role::Seat);
        let house = self.house.then_some(Role::House);
        let spectator = self.spectator.then_some(Role::Spectator);
        house.into_iter().chain(self.owner.then_some(Role::Owner)).chain(seats).chain(spectator)
    }
}

/// Who made a match and who plays in it.
///
/// ```
/// use outflank_host::{Principal, Role, Seats};
/// use outflank_play::{PerPlayer, Player};
///
/// let (ana, ben) = (Principal::Account(1), Principal::Guest(2));
/// let seats = Seats::new(ana, PerPlayer { one: Some(ana), two: Some(ben) });
/// assert!(seats.roles(ben).iter().eq([Role::Seat(Player::Two), Role::Spectator]));
/// assert!(seats.roles(ana).iter().eq([Role::Seat(Player::One), Role::Spectator]));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seats {
    owner: Principal,
    players: PerPlayer<Option<Principal>>,
    open: bool,
}

impl Seats {
    /// A match of this owner, with these in the seats; nobody where a computer plays or
    /// nobody has sat down.
    #[must_use]
    pub const fn new(owner: Principal, players: PerPlayer<Option<Principal>>) -> Seats {
        Seats { owner, players, open: true }
    }

    /// The same for a match that its owner and its players keep to themselves.
    #[must_use]
    pub const fn among_themselves(self) -> Seats {
        Seats { open: false, ..self }
    }

    /// Everything belongs to whoever sits at this machine.
    #[must_use]
    pub const fn local() -> Seats {
        let here = Some(Principal::Local);
        Seats { owner: Principal::Local, players: PerPlayer { one: here, two: here }, open: false }
    }

    /// Who sits in a seat.
    #[must_use]
    pub const fn sitting(&self, player: Player) -> Option<Principal> {
        *self.players.get(player)
    }

    /// Whether somebody sits in a seat.
    #[must_use]
    pub fn sits(&self, principal: Principal, player: Player) -> bool {
        self.players.get(player).is_some_and(|sitting| sitting.is(principal))
    }

    /// What somebody is to the match. The house sits in no seat: its computers answer. A match
    /// that two people play belongs to neither of them alone.
    #[must_use]
    pub fn roles(&self, principal: Principal) -> Roles {
        let house = principal == Principal::House;
        let sits = |player| !house && self.sits(principal, player);
        let against_another = |player: Player| {
            sits(player) && self.players.get(player.other()).is_some_and(|other| !other.is(principal))
        };
        let owner = !house && self.owner.is(principal) && !Player::BOTH.into_iter().any(against_another);
        let seats = PerPlayer { one: sits(Player::One), two: sits(Player::Two) };
        let spectator = !house && (self.open || owner || seats.one || seats.two);
        Roles { house, owner, seats, spectator }
    }
}
