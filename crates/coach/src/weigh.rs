//! Which reasons weigh most.
//!
//! Weights are in rough discs: how much such a difference is usually worth, so that the
//! reasons of one move can be put in order. They were set by reading comments on
//! tournament games of even years until the first reason was the one a player would name;
//! `tests/claims.rs` judges them on the odd years. Where none of these can be seen, finer
//! differences are looked for ([`subtleties`]), which leaves one comment in nine without an
//! idea.

use crate::facts::{Danger, Facts, Next};
use crate::reason::Reason;
use outflank_engine::Line;
use outflank_rules::{Color, Move, Position, Square, SquareSet};

/// A reason with its weight.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Weighed {
    pub weight: f32,
    pub reason: Reason,
}

/// A difference lighter than this says nothing.
const LEAST: f32 = 1.3;

/// A second reason must weigh at least this part of the first.
const SECOND: f32 = 0.45;

/// From so many empty squares on, regions and their parity are visible.
const PARITY_FROM: u32 = 20;

/// Below so many empty squares, discs turned are discs kept.
const COUNTING_FROM: u32 = 8;

/// With more empty squares than this, turning many discs only opens moves.
const OPENING_UNTIL: u32 = 32;

/// With more moves than this to choose from, a few more or less matter little.
const PLENTY: u32 = 8;

/// With at most so many moves to choose from, a single one counts.
const FEW: u32 = 5;

/// How far to look for a corner in the expected play.
const PLIES_AHEAD: usize = 8;

/// A move as it is compared: its facts and the play expected after it.
pub(crate) struct Seen<'a> {
    pub facts: &'a Facts,
    pub line: &'a Line,
    /// The first corner taken in the expected play after the move, and by whom.
    pub corner: Option<(Square, Color)>,
    /// The expected reply, and how many moves the mover has then.
    pub next_choice: Option<(Square, u32)>,
}

impl<'a> Seen<'a> {
    pub(crate) fn new(position: Position, facts: &'a Facts, line: &'a Line) -> Seen<'a> {
        let next_choice = next_choice(position, line);
        Seen { facts, line, corner: first_corner(position, line), next_choice }
    }
}

/// The second move of a line, and the choice that is left after it.
fn next_choice(position: Position, line: &Line) -> Option<(Square, u32)> {
    let &[mv, Move::Place(reply), ..] = line.variation.as_slice() else { return None };
    let there = position.play(mv).ok()?.play(Move::Place(reply)).ok()?;
    Some((reply, there.moves().len()))
}

/// The first corner taken after the first move of a line, and the side that takes it.
fn first_corner(position: Position, line: &Line) -> Option<(Square, Color)> {
    let mut now = position;
    for (ply, &mv) in line.variation.iter().enumerate().take(PLIES_AHEAD) {
        if let Move::Place(square) = mv
            && ply > 0
            && SquareSet::CORNERS.contains(square)
        {
            return Some((square, now.turn()));
        }
        now = now.play(mv).ok()?;
    }
    None
}

/// The weightiest reasons of all, at most two and never two about the same thing.
pub(crate) fn weightiest(mut all: Vec<Weighed>) -> Vec<Reason> {
    all.retain(|weighed| weighed.weight >= LEAST);
    all.sort_by(|a, b| b.weight.total_cmp(&a.weight));
    let Some(&first) = all.first() else { return Vec::new() };
    let second = all
        .iter()
        .skip(1)
        .find(|next| next.reason.idea() != first.reason.idea() && next.weight >= SECOND * first.weight);
    std::iter::once(first.reason).chain(second.map(|weighed| weighed.reason)).collect()
}

/// What speaks against `played` and for `best`, where the engine prefers the latter.
pub(crate) fn differences(played: &Seen<'_>, best: &Seen<'_>) -> Vec<Weighed> {
    let mut all = Vec::new();
    let mut add = |weight: f32, reason: Reason| all.push(Weighed { weight, reason });
    of_corners(played, best, &mut add);
    of_choices(played, best, &mut add);
    of_discs(played.facts, best.facts, &mut add);
    all
}

/// Who gets which corner, and what else ends or decides much at once.
fn of_corners(played: &Seen<'_>, best: &Seen<'_>, add: &mut impl FnMut(f32, Reason)) {
    let (p, b) = (played.facts, best.facts);
    let (square, better) = (p.square, b.square);
    if b.next == Next::WipedOut && p.next != Next::WipedOut {
        add(64.0, Reason::WipesOut { square: better });
    }
    let given = p.corners_given - b.corners_given;
    if !given.is_empty() {
        add(20.0 + 4.0 * given.len() as f32, Reason::GivesCorner { square, corners: given });
    }
    if b.takes_corner && !p.takes_corner {
        add(22.0, Reason::TakesCorner { square: better });
    }
    if wins_a_new_corner(b) && !p.forces_corner {
        add(18.0, Reason::ForcesCorner { square: better, replies: b.replies.len() });
    }
    let theirs = |corner: Option<(Square, Color)>| corner.filter(|&(_, taker)| taker != p.mover);
    let ours = |corner: Option<(Square, Color)>| corner.filter(|&(_, taker)| taker == p.mover);
    if let Some((corner, _)) = theirs(played.corner)
        && theirs(best.corner).is_none()
    {
        add(14.0, Reason::LosesCorner { square, corner });
    }
    if let Some((corner, _)) = ours(best.corner)
        && ours(played.corner).is_none()
        && !b.corners_open.contains(corner)
    {
        add(12.0, Reason::WinsCorner { square: better, corner });
    }
    if let Some((kind, corner)) = p.danger
        && b.danger.is_none_or(|(_, other)| other != corner)
        && !given.contains(corner)
    {
        let weight = if kind == Danger::Diagonal { 10.0 } else { 5.0 };
        add(weight, Reason::Danger { square, corner, kind });
    }
    if b.next == Next::Passes && p.next == Next::Replies && !b.forces_corner {
        add(15.0, Reason::Passes { square: better });
    }
}

/// How many moves each side has to choose from.
fn of_choices(played: &Seen<'_>, best: &Seen<'_>, add: &mut impl FnMut(f32, Reason)) {
    let (p, b) = (played.facts, best.facts);
    let (square, better) = (p.square, b.square);
    // With few squares left a choice of moves is worth less than the moves themselves.
    let choice = if b.empties >= 14 { 1.0 } else { 0.5 };
    if b.next == Next::Replies && p.their_moves.after >= b.their_moves.after + 2 {
        let more = (p.their_moves.after - b.their_moves.after) as f32;
        let (count, fewer) = (p.their_moves.after, b.their_moves.after);
        // The step from few replies to very few matters most, and many are many.
        let tight = if fewer <= 3 { 3.0 } else { 0.0 };
        let plenty = if fewer > PLENTY { 0.7 } else { 1.0 };
        add(
            choice * plenty * (1.3 * more + tight),
            Reason::MoreReplies { square, count, best: better, fewer },
        );
    }
    if b.own_moves.after >= p.own_moves.after + 2 && b.next == Next::Replies {
        let (count, more) = (p.own_moves.after, b.own_moves.after);
        let tight = if count <= 3 { 3.0 } else { 0.0 };
        let plenty = if count > PLENTY { 0.7 } else { 1.0 };
        let weight = choice * plenty * ((more - count) as f32 + tight);
        add(weight, Reason::FewerOwnMoves { square, count, best: better, more });
    }
    if let (Some((reply, count)), Some((_, more))) = (played.next_choice, best.next_choice)
        && more >= count + 2
    {
        let tight = if count <= 3 { 2.0 } else { 0.0 };
        let plenty = if count > PLENTY { 0.7 } else { 1.0 };
        let weight = choice * plenty * ((more - count) as f32 + tight);
        add(weight, Reason::FewerMovesNext { square, reply, count, best: better, more });
    }
}

/// Safe discs, loose ones, how many are turned, and the regions of empty squares.
fn of_discs(p: &Facts, b: &Facts, add: &mut impl FnMut(f32, Reason)) {
    let (square, better) = (p.square, b.square);
    let safer = b.made_safe().saturating_sub(p.made_safe());
    if safer >= 2 {
        add(2.0 * safer as f32, Reason::MakesSafe { square: better, count: b.made_safe() });
    }
    let given_safe = |facts: &Facts| facts.their_safe.after.saturating_sub(facts.their_safe.before);
    if given_safe(p) >= given_safe(b) + 2 {
        let weight = 2.0 * (given_safe(p) - given_safe(b)) as f32;
        add(weight, Reason::GivesSafe { square, count: given_safe(p) });
    }
    if b.empties >= 18 && p.own_frontier.after >= b.own_frontier.after + 2 {
        let (count, fewer) = (p.own_frontier.after, b.own_frontier.after);
        add((count - fewer) as f32, Reason::WiderFrontier { square, count, best: better, fewer });
    }
    let (turned, turned_better) = (p.turned.len(), b.turned.len());
    if b.empties > OPENING_UNTIL && turned >= turned_better + 2 {
        let weight = (turned - turned_better) as f32;
        add(weight, Reason::TurnsMany { square, count: turned, best: better, fewer: turned_better });
    }
    if b.empties <= COUNTING_FROM && turned_better >= turned + 2 {
        let weight = 1.5 * (turned_better - turned) as f32;
        add(weight, Reason::TurnsFew { square, count: turned, best: better, more: turned_better });
    }
    if b.quiet && !p.quiet && b.empties >= 18 {
        add(4.5, Reason::Quiet { square: better });
    }
    if b.wedge && !p.wedge {
        add(6.0, Reason::Wedge { square: better });
    }
    if b.empties <= PARITY_FROM {
        let (size, size_better) = (p.region.len(), b.region.len());
        // One region that is the whole of what is left says nothing about either move.
        if size.is_multiple_of(2) && size < p.empties {
            add(4.0, Reason::EvenRegion { square, count: size });
        }
        if !size_better.is_multiple_of(2) && size_better < b.empties && size_better <= 7 {
            add(4.2, Reason::OddRegion { square: better, count: size_better });
        }
    }
}

/// What speaks against `played` and for `best` where nothing weighty does: who wants which
/// square, and small differences where there is little to choose from.
pub(crate) fn subtleties(position: Position, played: &Seen<'_>, best: &Seen<'_>) -> Vec<Weighed> {
    let (p, b) = (played.facts, best.facts);
    let (square, better) = (p.square, b.square);
    let mut all = Vec::new();
    let mut add = |weight: f32, reason: Reason| all.push(Weighed { weight, reason });

    let reply = |seen: &Seen<'_>| seen.next_choice.map(|(reply, _)| reply);
    if reply(played) == Some(better) {
        add(4.0, Reason::TakesSquare { square, best: better });
    }
    let is_quiet = |seen: &Seen<'_>| {
        let there = position.play(Move::Place(seen.facts.square)).ok()?;
        Some(Facts::of(there, reply(seen)?).ok()?.quiet)
    };
    if b.empties >= 18
        && let Some(reply) = reply(played)
        && is_quiet(played) == Some(true)
        && is_quiet(best) != Some(true)
    {
        add(3.5, Reason::QuietReply { square, reply });
    }
    // With few moves to choose from, one more or less is much.
    let (count, fewer) = (p.their_moves.after, b.their_moves.after);
    if b.next == Next::Replies && count > fewer && fewer <= FEW {
        add(3.0, Reason::MoreReplies { square, count, best: better, fewer });
    }
    let (count, more) = (p.own_moves.after, b.own_moves.after);
    if b.next == Next::Replies && more > count && count <= FEW {
        add(2.5, Reason::FewerOwnMoves { square, count, best: better, more });
    }
    if let (Some((reply, count)), Some((_, more))) = (played.next_choice, best.next_choice)
        && more > count
        && count <= FEW
    {
        add(2.2, Reason::FewerMovesNext { square, reply, count, best: better, more });
    }
    let theirs = position.board().swapped().moves();
    if theirs.contains(better) && !theirs.contains(square) {
        add(2.0, Reason::CanWait { square, best: better });
    }
    all
}

/// Whether a corner falls after the move, whatever the reply, that could not be taken
/// before; and the opponent gets none in return.
fn wins_a_new_corner(facts: &Facts) -> bool {
    facts.forces_corner && facts.corners_open.is_empty() && facts.corners_given.is_empty()
}

/// What speaks for a move by itself; `others` are the other legal moves.
pub(crate) fn merits(best: &Seen<'_>, others: &[Facts]) -> Vec<Weighed> {
    let b = best.facts;
    let square = b.square;
    let mut all = Vec::new();
    let mut add = |weight: f32, reason: Reason| all.push(Weighed { weight, reason });
    if b.next == Next::WipedOut {
        add(64.0, Reason::WipesOut { square });
    }
    if b.takes_corner {
        add(22.0, Reason::TakesCorner { square });
    }
    if wins_a_new_corner(b) {
        add(18.0, Reason::ForcesCorner { square, replies: b.replies.len() });
    }
    // A pass that costs a corner is told as that.
    if b.next == Next::Passes && !b.forces_corner {
        add(15.0, Reason::Passes { square });
    }
    if let Some((corner, taker)) = best.corner
        && taker == b.mover
        && !b.corners_open.contains(corner)
    {
        add(10.0, Reason::WinsCorner { square, corner });
    }
    let replies = b.their_moves.after;
    if b.next == Next::Replies
        && replies <= PLENTY
        && others.iter().all(|other| other.their_moves.after > replies)
    {
        let others_least = others.iter().map(|other| other.their_moves.after).min().unwrap_or(replies);
        let weight = 4.0 + (others_least - replies) as f32 + if replies <= 3 { 3.0 } else { 0.0 };
        add(weight, Reason::FewestReplies { square, count: replies });
    }
    if b.made_safe() >= 2 {
        add(2.0 * b.made_safe() as f32, Reason::MakesSafe { square, count: b.made_safe() });
    }
    if b.quiet && b.empties >= 18 && others.iter().any(|other| !other.quiet) {
        add(5.0, Reason::Quiet { square });
    }
    if b.wedge {
        add(6.0, Reason::Wedge { square });
    }
    let size = b.region.len();
    if b.empties <= PARITY_FROM && !size.is_multiple_of(2) && size < b.empties && size <= 7 {
        add(4.2, Reason::OddRegion { square, count: size });
    }
    all
}
