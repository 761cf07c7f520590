//! Plain Rust kernels.

use super::rays::RAYS;

/// Columns B to G: a line along a row or a diagonal never runs over the rim, because
/// opponent discs on the outer columns cannot be enclosed that way.
const INNER_COLUMNS: u64 = 0x7e7e_7e7e_7e7e_7e7e;

/// The squares `player` may play on.
///
/// In each of four axes, a run of opponent discs is filled from the player's discs
/// outwards in both directions with doubling strides (1, 2, 4 discs, six at most),
/// and the empty square behind the run is a move.
#[must_use]
#[inline]
pub fn moves(player: u64, opponent: u64) -> u64 {
    let inner = opponent & INNER_COLUMNS;
    let found = line_ends(player, inner, 1)
        | line_ends(player, opponent, 8)
        | line_ends(player, inner, 7)
        | line_ends(player, inner, 9);
    found & !(player | opponent)
}

#[inline]
fn line_ends(player: u64, opponent: u64, step: u32) -> u64 {
    let mut up = opponent & (player << step);
    let mut down = opponent & (player >> step);
    up |= opponent & (up << step);
    down |= opponent & (down >> step);
    let pairs_up = opponent & (opponent << step);
    let pairs_down = pairs_up >> step;
    up |= pairs_up & (up << (2 * step));
    down |= pairs_down & (down >> (2 * step));
    up |= pairs_up & (up << (2 * step));
    down |= pairs_down & (down >> (2 * step));
    (up << step) | (down >> step)
}

/// The discs turned by a disc of `player` on the empty `square`.
///
/// On each ray the first square that is not the opponent's decides: if it is the
/// player's, everything before it turns. Upwards that square is the lowest bit of the
/// ray without opponent discs, downwards the highest.
#[must_use]
#[inline]
pub fn flips(player: u64, opponent: u64, square: usize) -> u64 {
    let rays = &RAYS.0[square];
    let mut flips = 0;
    for &ray in &rays[..4] {
        let stops = ray & !opponent;
        let end = stops & stops.wrapping_neg() & player;
        // With no end, `end - 1` would be all ones: the factor makes it nothing.
        flips |= ray & end.wrapping_sub(u64::from(end != 0));
    }
    for &ray in &rays[4..] {
        let stops = ray & !opponent;
        let end = (1_u64 << 63).checked_shr(stops.leading_zeros()).unwrap_or(0) & player;
        flips |= ray & end.wrapping_mul(2).wrapping_neg();
    }
    flips
}

/// How many discs a disc on `square` turns when every other square is occupied: a disc
/// of `player`, and one of the other side.
#[must_use]
#[inline]
pub fn last_flips(player: u64, square: usize) -> [u32; 2] {
    let other = !(player | 1 << square);
    [flips(player, other, square).count_ones(), flips(other, player, square).count_ones()]
}

/// [`moves`] of eight boards.
#[must_use]
#[inline]
pub fn moves_of_eight(players: &[u64; 8], opponents: &[u64; 8]) -> [u64; 8] {
    std::array::from_fn(|lane| moves(players[lane], opponents[lane]))
}

/// [`flips`] of eight moves on one board. Each entry of `squares` is an empty square
/// as a set of one; an empty set turns nothing.
#[must_use]
#[inline]
pub fn flips_of_eight(player: u64, opponent: u64, squares: &[u64; 8]) -> [u64; 8] {
    std::array::from_fn(|lane| match squares[lane] {
        0 => 0,
        square => flips(player, opponent, square.trailing_zeros() as usize),
    })
}
