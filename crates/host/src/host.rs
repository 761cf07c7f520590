//! The host itself.

use crate::absence::{Presence, patience};
use crate::deed::Deed;
use crate::line::Line;
use crate::question::{Question, opening_name};
use crate::refused::Refused;
use crate::seats::{Principal, Seats};
use outflank_play::{
    Command, Event, Match, Millis, Moment, Order, PerPlayer, Phase, Player, Request, Seat, TimeControl, View,
};

/// Where a match comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// It is or was played here.
    Played,
    /// It was read from a file or from pasted text, and is a record from the first.
    Imported,
}

/// What came of an order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Receipt {
    /// What happened, for everybody who watches, once it is stored.
    pub events: Vec<Event>,
    /// What is to be stored. Time that ran out before a refused order is stored as well.
    pub append: Vec<Command>,
    /// The English name of the opening now, for lists.
    pub opening: Option<&'static str>,
    /// Why the order itself was refused, for whoever gave it.
    pub refused: Option<Refused>,
}

/// A match with those who take part in it.
///
/// Moments are the caller's: any clock that does not run backwards. The match's own time
/// goes on from where it was when it was opened.
#[derive(Clone, Debug)]
pub struct Host {
    game: Match,
    origin: Origin,
    seats: Seats,
    /// The caller's moment that is the match's moment `base`.
    opened: Moment,
    base: Moment,
    /// How many commands are on the disk.
    stored: usize,
    /// The lines to the players.
    lines: PerPlayer<Line>,
}

impl Host {
    /// Takes up a match that is stored as it is, now.
    #[must_use]
    pub fn open(game: Match, origin: Origin, seats: Seats, now: Moment) -> Host {
        let (base, stored) = (game.now(), game.log().len());
        Host { game, origin, seats, opened: now, base, stored, lines: PerPlayer::default() }
    }

    /// The match itself.
    #[must_use]
    pub const fn game(&self) -> &Match {
        &self.game
    }

    /// The players whom somebody orders for: those of the seats somebody sits in where no computer
    /// plays.
    #[must_use]
    pub fn played_by(&self, principal: Principal) -> Vec<Player> {
        let computer = |player| matches!(self.game.setup().players.get(player), Seat::Computer { .. });
        let mine = |player: &Player| self.seats.sits(principal, *player) && !computer(*player);
        Player::BOTH.into_iter().filter(mine).collect()
    }

    /// Where it comes from.
    #[must_use]
    pub const fn origin(&self) -> Origin {
        self.origin
    }

    /// The match's time.
    #[must_use]
    pub fn at(&self, now: Moment) -> Moment {
        self.base.after(now.since(self.opened)).unwrap_or(self.base).max(self.game.now())
    }

    /// The match as it looks now: what is a record cannot be taken back.
    #[must_use]
    pub fn view(&self, now: Moment) -> View {
        let mut view = self.game.view(self.at(now));
        let imported = self.origin == Origin::Imported;
        if let Some(game) = &mut view.game {
            game.open &= !imported && game.table.is_some();
            game.can_redo &= !imported;
        }
        view.request = view.request.filter(|_| !imported);
        view
    }

    /// Whether nothing of the match will ever change: it is over, or it was imported.
    #[must_use]
    pub fn is_record(&self) -> bool {
        match self.game.phase() {
            _ if self.origin == Origin::Imported => true,
            Phase::Over | Phase::Aborted => !self.table_is_open(),
            Phase::Ready | Phase::Playing | Phase::Paused | Phase::Between => false,
        }
    }

    /// At the table the last turn may be put right until the count is closed.
    fn table_is_open(&self) -> bool {
        self.game.table().is_some() && self.game.view(self.game.now()).game.is_some_and(|game| game.open)
    }

    /// Whether somebody may do something to the match as it is.
    pub fn check(&self, principal: Principal, deed: Deed) -> Result<(), Refused> {
        if !deed.allowed(self.seats.roles(principal)) {
            return Err(Refused::Role(deed));
        }
        match deed {
            Deed::Rename if self.is_record() => Err(Refused::Record),
            Deed::Order(..) if self.origin == Origin::Imported => Err(Refused::Record),
            Deed::Order(..) | Deed::Rename | Deed::Delete | Deed::Watch | Deed::Branch => Ok(()),
        }
    }

    /// Carries out an order, or refuses it. What is to be appended has to be stored, and the
    /// host told about it, before anybody hears of it.
    pub fn submit(&mut self, principal: Principal, order: Order, now: Moment) -> Receipt {
        self.submit_sent(principal, order, None, now)
    }

    /// The same for an order that came over a line, with the time its player thought as the client
    /// says.
    pub fn submit_sent(
        &mut self,
        principal: Principal,
        order: Order,
        thought: Option<Millis>,
        now: Moment,
    ) -> Receipt {
        let refused = |refused| Receipt { refused: Some(refused), ..Receipt::default() };
        if let Err(why) = self.check(principal, Deed::of(&order)) {
            return refused(why);
        }
        if let Order::Claim { player, .. } = order
            && self.claimable_from(player).is_none_or(|from| now < from)
        {
            return refused(Refused::NotGone);
        }
        let credit = self.credit(&order, thought, now);
        let known = self.game.log().len();
        let ended = self.ended_game_is_a_record().then(|| self.game.clone());
        let receipt = self.game.submit(order.at(self.at(now)).with_credit(credit));
        // The match has accepted it, but an ended game is not played on: only the next one is.
        if let Some(before) = ended
            && self.game.log().len() > known
            && !matches!(order, Order::Begin | Order::Abort { .. } | Order::ChooseStarter { .. })
        {
            self.game = before;
            return refused(Refused::Record);
        }
        let at_a_table = self.game.table().is_some();
        Receipt {
            opening: if receipt.logged.is_empty() { None } else { opening_name(&self.game) },
            events: receipt.events.into_iter().map(|event| final_end(event, at_a_table)).collect(),
            append: receipt.logged,
            refused: receipt.refusal.map(Refused::Play),
        }
    }

    fn ended_game_is_a_record(&self) -> bool {
        matches!(self.game.phase(), Phase::Over | Phase::Between | Phase::Aborted) && !self.table_is_open()
    }

    /// How many commands are on the disk. What follows them is to be stored.
    #[must_use]
    pub const fn version_stored(&self) -> usize {
        self.stored
    }

    /// The commands up to this many are on the disk.
    pub fn stored(&mut self, version: usize) {
        self.stored = version.clamp(self.stored, self.game.log().len());
    }

    /// The disk has refused: what it does not have has not happened.
    pub fn not_stored(&mut self) {
        if self.stored < self.game.log().len() {
            let commands = self.game.log()[..self.stored].iter().copied();
            let again = Match::replay(self.game.setup().clone(), commands);
            self.game = again.expect("what was accepted once is accepted again");
        }
    }

    /// When the house should tick if nothing happens before. A move that may be on its way is
    /// waited for.
    #[must_use]
    pub fn next_deadline(&self) -> Option<Moment> {
        let deadline = self.game.next_deadline().filter(|_| self.origin == Origin::Played)?;
        let to_move = self.player_to_move();
        let patience = to_move.map_or(Millis::ZERO, |player| self.lines.get(player).patience());
        self.callers(deadline).and_then(|moment| moment.after(patience))
    }

    /// The caller's moment for one of the match.
    fn callers(&self, moment: Moment) -> Option<Moment> {
        self.opened.after(moment.since(self.base))
    }

    fn player_to_move(&self) -> Option<Player> {
        self.game.view(self.game.now()).game.and_then(|game| game.to_move)
    }

    fn control(&self) -> Option<TimeControl> {
        self.game.setup().clock.as_ref().map(|clock| clock.control)
    }

    /// The round trip to a player has been measured.
    pub fn measured(&mut self, player: Player, round_trip: Millis) {
        if let Some(control) = self.control() {
            self.lines.get_mut(player).measured(round_trip, control.estimated_game());
        }
    }

    /// A player has come, or can no longer be reached.
    pub const fn set_presence(&mut self, player: Player, presence: Presence) {
        self.lines.get_mut(player).presence = presence;
    }

    /// From when on a player may claim that the other, who is to move, has gone; never while the
    /// other is there.
    #[must_use]
    pub fn claimable_from(&self, player: Player) -> Option<Moment> {
        let gone = player.other();
        if self.game.phase() != Phase::Playing || self.player_to_move() != Some(gone) {
            return None;
        }
        let presence = self.lines.get(gone).presence;
        let guest = matches!(self.seats.sitting(gone), Some(Principal::Guest(_)));
        let patience = patience(self.control(), guest, presence)?;
        // Who is away while the other thinks holds up nobody.
        let since = presence.away_since()?.max(self.callers(self.game.now())?);
        since.after(patience)
    }

    /// What is given back for the way of a move.
    fn credit(&mut self, order: &Order, thought: Option<Millis>, now: Moment) -> Millis {
        let (Order::Place { player, .. } | Order::Done { player }) = *order else { return Millis::ZERO };
        if self.player_to_move() != Some(player) {
            return Millis::ZERO;
        }
        let elapsed = self.at(now).since(self.game.now());
        self.lines.get_mut(player).credit(elapsed, thought)
    }

    /// The move a computer has been asked for and has not made.
    #[must_use]
    pub fn request(&self) -> Option<&Request> {
        self.game.request().filter(|_| self.origin == Origin::Played)
    }

    /// That request as a question for a computer, asked now. The seed makes its choices.
    #[must_use]
    pub fn question(&self, now: Moment, seed: u64) -> Option<Question> {
        self.request().map(|request| Question::of(self.game.setup(), request, self.at(now), seed))
    }
}

/// A game's end is final, unless it is counted at a table.
fn final_end(mut event: Event, at_a_table: bool) -> Event {
    if let Event::GameEnded { open, .. } = &mut event {
        *open &= at_a_table;
    }
    event
}
