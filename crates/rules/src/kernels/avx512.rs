//! Kernels for x86-64 with AVX-512: eight boards, or eight moves, in one register.

#![allow(unsafe_code)]
// Unsafe to call only where the features named on each function are missing.
#![allow(clippy::missing_safety_doc)]

use super::rays::RAYS;
use std::arch::x86_64::*;

pub use super::avx2::{last_flips, moves};

const INNER_COLUMNS: i64 = 0x7e7e_7e7e_7e7e_7e7e;

/// The discs turned by a disc of `player` on the empty `square`: as in
/// [`super::avx2::flips`], with the highest stop of a falling ray from the vector
/// count of leading zeros.
#[must_use]
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt,avx512f,avx512cd,avx512vl,avx512bw,avx512dq")]
pub fn flips(player: u64, opponent: u64, square: usize) -> u64 {
    let rays = &RAYS.0[square];
    // SAFETY: `rays` is eight u64, aligned to 64 bytes.
    let (rising, falling) =
        unsafe { (_mm256_load_si256(rays.as_ptr().cast()), _mm256_load_si256(rays.as_ptr().add(4).cast())) };
    let p = _mm256_set1_epi64x(player as i64);
    let o = _mm256_set1_epi64x(opponent as i64);
    let zero = _mm256_setzero_si256();

    let stops = _mm256_andnot_si256(o, rising);
    // AND of three, truth table 0x80.
    let end = _mm256_ternarylogic_epi64::<0x80>(stops, _mm256_sub_epi64(zero, stops), p);
    let has_end = _mm256_test_epi64_mask(end, end);
    let below = _mm256_maskz_add_epi64(has_end, end, _mm256_set1_epi64x(-1));

    let falling_stops = _mm256_andnot_si256(o, falling);
    let top = _mm256_srlv_epi64(_mm256_set1_epi64x(i64::MIN), _mm256_lzcnt_epi64(falling_stops));
    let falling_end = _mm256_and_si256(top, p);
    let above = _mm256_sub_epi64(zero, _mm256_add_epi64(falling_end, falling_end));

    let turned = _mm256_and_si256(rising, below);
    // turned | (falling & above), truth table 0xf8.
    let turned = _mm256_ternarylogic_epi64::<0xf8>(turned, falling, above);
    let pair = _mm_or_si128(_mm256_castsi256_si128(turned), _mm256_extracti128_si256::<1>(turned));
    (_mm_cvtsi128_si64(pair) | _mm_extract_epi64::<1>(pair)) as u64
}

/// [`moves`] of eight boards.
#[must_use]
#[inline]
#[target_feature(enable = "avx512f")]
pub fn moves_of_eight(players: &[u64; 8], opponents: &[u64; 8]) -> [u64; 8] {
    // SAFETY: both are eight u64, and a register of eight u64 has their layout.
    unsafe {
        let p = _mm512_loadu_si512(players.as_ptr().cast());
        let o = _mm512_loadu_si512(opponents.as_ptr().cast());
        std::mem::transmute(moves_in_lanes(p, o))
    }
}

/// [`moves`] of eight boards in registers.
#[must_use]
#[inline]
#[target_feature(enable = "avx512f")]
pub fn moves_in_lanes(p: __m512i, o: __m512i) -> __m512i {
    let inner = _mm512_and_si512(o, _mm512_set1_epi64(INNER_COLUMNS));
    let a = line_ends::<1, 2>(p, inner);
    let b = line_ends::<8, 16>(p, o);
    let c = line_ends::<7, 14>(p, inner);
    let d = line_ends::<9, 18>(p, inner);
    let found = or3(a, b, _mm512_or_si512(c, d));
    // found & !(p | o), truth table 0x10 with found first.
    _mm512_ternarylogic_epi64::<0x10>(found, p, o)
}

#[inline]
#[target_feature(enable = "avx512f")]
fn or3(a: __m512i, b: __m512i, c: __m512i) -> __m512i {
    _mm512_ternarylogic_epi64::<0xfe>(a, b, c)
}

/// `a | (b & c)`.
#[inline]
#[target_feature(enable = "avx512f")]
fn or_and(a: __m512i, b: __m512i, c: __m512i) -> __m512i {
    _mm512_ternarylogic_epi64::<0xf8>(a, b, c)
}

#[inline]
#[target_feature(enable = "avx512f")]
fn line_ends<const STEP: u32, const TWICE: u32>(p: __m512i, o: __m512i) -> __m512i {
    let (up, down) = runs::<STEP, TWICE>(o, p);
    _mm512_or_si512(_mm512_slli_epi64::<STEP>(up), _mm512_srli_epi64::<STEP>(down))
}

/// Runs of `o` that begin next to `from`, towards higher and towards lower bits.
#[inline]
#[target_feature(enable = "avx512f")]
fn runs<const STEP: u32, const TWICE: u32>(o: __m512i, from: __m512i) -> (__m512i, __m512i) {
    let mut up = _mm512_and_si512(o, _mm512_slli_epi64::<STEP>(from));
    let mut down = _mm512_and_si512(o, _mm512_srli_epi64::<STEP>(from));
    up = or_and(up, o, _mm512_slli_epi64::<STEP>(up));
    down = or_and(down, o, _mm512_srli_epi64::<STEP>(down));
    let pairs_up = _mm512_and_si512(o, _mm512_slli_epi64::<STEP>(o));
    let pairs_down = _mm512_srli_epi64::<STEP>(pairs_up);
    for _ in 0..2 {
        up = or_and(up, pairs_up, _mm512_slli_epi64::<TWICE>(up));
        down = or_and(down, pairs_down, _mm512_srli_epi64::<TWICE>(down));
    }
    (up, down)
}

/// [`flips`] of eight moves on one board. Each entry of `squares` is an empty square
/// as a set of one; an empty set turns nothing.
#[must_use]
#[inline]
#[target_feature(enable = "avx512f")]
pub fn flips_of_eight(player: u64, opponent: u64, squares: &[u64; 8]) -> [u64; 8] {
    // SAFETY: `squares` is eight u64, and a register of eight u64 has their layout.
    unsafe {
        let x = _mm512_loadu_si512(squares.as_ptr().cast());
        let p = _mm512_set1_epi64(player as i64);
        let o = _mm512_set1_epi64(opponent as i64);
        std::mem::transmute(flips_in_lanes(p, o, x))
    }
}

/// Flips of one move per lane, board and move in registers.
#[must_use]
#[inline]
#[target_feature(enable = "avx512f")]
pub fn flips_in_lanes(p: __m512i, o: __m512i, x: __m512i) -> __m512i {
    let inner = _mm512_and_si512(o, _mm512_set1_epi64(INNER_COLUMNS));
    let mut turned = _mm512_setzero_si512();
    turned = turned_on_axis::<1, 2>(turned, p, inner, x);
    turned = turned_on_axis::<8, 16>(turned, p, o, x);
    turned = turned_on_axis::<7, 14>(turned, p, inner, x);
    turned_on_axis::<9, 18>(turned, p, inner, x)
}

#[inline]
#[target_feature(enable = "avx512f")]
fn turned_on_axis<const STEP: u32, const TWICE: u32>(
    turned: __m512i,
    p: __m512i,
    o: __m512i,
    x: __m512i,
) -> __m512i {
    let (up, down) = runs::<STEP, TWICE>(o, x);
    let ends_up = _mm512_test_epi64_mask(p, _mm512_slli_epi64::<STEP>(up));
    let ends_down = _mm512_test_epi64_mask(p, _mm512_srli_epi64::<STEP>(down));
    let turned = _mm512_mask_or_epi64(turned, ends_up, turned, up);
    _mm512_mask_or_epi64(turned, ends_down, turned, down)
}
