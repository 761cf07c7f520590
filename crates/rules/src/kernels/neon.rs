//! Kernels for AArch64: two directions in one register, and bit reversal, which turns
//! falling rays into rising ones.

#![allow(unsafe_code)]
// Unsafe to call only where the features named on each function are missing.
#![allow(clippy::missing_safety_doc)]

use super::rays::RAYS;
use std::arch::aarch64::*;

pub use super::portable::{flips_of_eight, last_flips, moves_of_eight};

const INNER_COLUMNS: u64 = 0x7e7e_7e7e_7e7e_7e7e;

/// The squares `player` may play on: two axes per register.
#[must_use]
#[inline]
#[target_feature(enable = "neon")]
pub fn moves(player: u64, opponent: u64) -> u64 {
    let inner = opponent & INNER_COLUMNS;
    let found = vorrq_u64(
        line_ends(player, vcombine_u64(vcreate_u64(inner), vcreate_u64(opponent)), 1, 8),
        line_ends(player, vcombine_u64(vcreate_u64(inner), vcreate_u64(inner)), 7, 9),
    );
    (vgetq_lane_u64::<0>(found) | vgetq_lane_u64::<1>(found)) & !(player | opponent)
}

#[inline]
#[target_feature(enable = "neon")]
fn line_ends(player: u64, o: uint64x2_t, first: i64, second: i64) -> uint64x2_t {
    let left = vcombine_s64(vcreate_s64(first as u64), vcreate_s64(second as u64));
    let right = vnegq_s64(left);
    let left_twice = vaddq_s64(left, left);
    let right_twice = vaddq_s64(right, right);
    let p = vdupq_n_u64(player);
    let mut up = vandq_u64(o, vshlq_u64(p, left));
    let mut down = vandq_u64(o, vshlq_u64(p, right));
    up = vorrq_u64(up, vandq_u64(o, vshlq_u64(up, left)));
    down = vorrq_u64(down, vandq_u64(o, vshlq_u64(down, right)));
    let pairs_up = vandq_u64(o, vshlq_u64(o, left));
    let pairs_down = vshlq_u64(pairs_up, right);
    for _ in 0..2 {
        up = vorrq_u64(up, vandq_u64(pairs_up, vshlq_u64(up, left_twice)));
        down = vorrq_u64(down, vandq_u64(pairs_down, vshlq_u64(down, right_twice)));
    }
    vorrq_u64(vshlq_u64(up, left), vshlq_u64(down, right))
}

/// The discs turned by a disc of `player` on the empty `square`.
///
/// A falling ray of the board is a rising ray of the board with its bits reversed, so
/// one lane takes the rising ray of each axis and the other the reversed falling one.
#[must_use]
#[inline]
#[target_feature(enable = "neon")]
pub fn flips(player: u64, opponent: u64, square: usize) -> u64 {
    let rays = &RAYS.0[square];
    let p = vcombine_u64(vcreate_u64(player), vcreate_u64(player.reverse_bits()));
    let o = vcombine_u64(vcreate_u64(opponent), vcreate_u64(opponent.reverse_bits()));
    let one = vdupq_n_u64(1);
    let mut turned = vdupq_n_u64(0);
    for axis in 0..4 {
        let ray = vcombine_u64(vcreate_u64(rays[axis]), vcreate_u64(rays[axis + 4].reverse_bits()));
        let stops = vbicq_u64(ray, o);
        let lowest = vandq_u64(stops, vreinterpretq_u64_s64(vnegq_s64(vreinterpretq_s64_u64(stops))));
        let end = vandq_u64(lowest, p);
        let below = vandq_u64(vsubq_u64(end, one), vtstq_u64(end, end));
        turned = vorrq_u64(turned, vandq_u64(ray, below));
    }
    vgetq_lane_u64::<0>(turned) | vgetq_lane_u64::<1>(turned).reverse_bits()
}
