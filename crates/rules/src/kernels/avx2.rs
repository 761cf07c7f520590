//! Kernels for x86-64 with AVX2: four directions, or four boards, in one register.

#![allow(unsafe_code)]
// Unsafe to call only where the features named on each function are missing.
#![allow(clippy::missing_safety_doc)]

use super::rays::{LAST_FLIPS, LINES, RAYS, ROWS};
use std::arch::x86_64::*;

const INNER_COLUMNS: i64 = 0x7e7e_7e7e_7e7e_7e7e;

/// The squares `player` may play on: [`super::portable::moves`] with the four axes in
/// the four lanes.
#[must_use]
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
pub fn moves(player: u64, opponent: u64) -> u64 {
    let step = _mm256_set_epi64x(9, 7, 8, 1);
    let steps = _mm256_add_epi64(step, step);
    let inner = _mm256_set_epi64x(INNER_COLUMNS, INNER_COLUMNS, -1, INNER_COLUMNS);
    let p = _mm256_set1_epi64x(player as i64);
    let o = _mm256_and_si256(_mm256_set1_epi64x(opponent as i64), inner);
    let mut up = _mm256_and_si256(o, _mm256_sllv_epi64(p, step));
    let mut down = _mm256_and_si256(o, _mm256_srlv_epi64(p, step));
    up = _mm256_or_si256(up, _mm256_and_si256(o, _mm256_sllv_epi64(up, step)));
    down = _mm256_or_si256(down, _mm256_and_si256(o, _mm256_srlv_epi64(down, step)));
    let pairs_up = _mm256_and_si256(o, _mm256_sllv_epi64(o, step));
    let pairs_down = _mm256_srlv_epi64(pairs_up, step);
    up = _mm256_or_si256(up, _mm256_and_si256(pairs_up, _mm256_sllv_epi64(up, steps)));
    down = _mm256_or_si256(down, _mm256_and_si256(pairs_down, _mm256_srlv_epi64(down, steps)));
    up = _mm256_or_si256(up, _mm256_and_si256(pairs_up, _mm256_sllv_epi64(up, steps)));
    down = _mm256_or_si256(down, _mm256_and_si256(pairs_down, _mm256_srlv_epi64(down, steps)));
    let found = _mm256_or_si256(_mm256_sllv_epi64(up, step), _mm256_srlv_epi64(down, step));
    or_of_lanes(found) & !(player | opponent)
}

/// The discs turned by a disc of `player` on the empty `square`: the four rising rays
/// in one register, the four falling ones in another.
#[must_use]
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
pub fn flips(player: u64, opponent: u64, square: usize) -> u64 {
    let rays = &RAYS.0[square];
    // SAFETY: `rays` is eight u64, aligned to 64 bytes.
    let (rising, falling) =
        unsafe { (_mm256_load_si256(rays.as_ptr().cast()), _mm256_load_si256(rays.as_ptr().add(4).cast())) };
    let p = _mm256_set1_epi64x(player as i64);
    let o = _mm256_set1_epi64x(opponent as i64);
    let zero = _mm256_setzero_si256();

    let stops = _mm256_andnot_si256(o, rising);
    let end = _mm256_and_si256(_mm256_and_si256(stops, _mm256_sub_epi64(zero, stops)), p);
    // end - 1 where there is an end, 0 where there is none.
    let below =
        _mm256_add_epi64(end, _mm256_xor_si256(_mm256_cmpeq_epi64(end, zero), _mm256_set1_epi64x(-1)));
    let turned_rising = _mm256_and_si256(rising, below);

    // There is no vector count of leading zeros here, so the highest stop of each ray
    // is found by shading everything below the stops and keeping what is not shaded.
    let stops = _mm256_andnot_si256(o, falling);
    let step = _mm256_set_epi64x(7, 9, 8, 1);
    let twice = _mm256_add_epi64(step, step);
    let mut shade = _mm256_srlv_epi64(stops, step);
    shade = _mm256_or_si256(shade, _mm256_srlv_epi64(shade, step));
    shade = _mm256_or_si256(shade, _mm256_srlv_epi64(shade, twice));
    shade = _mm256_or_si256(shade, _mm256_srlv_epi64(shade, _mm256_add_epi64(twice, twice)));
    let end = _mm256_and_si256(_mm256_andnot_si256(shade, stops), p);
    let above = _mm256_sub_epi64(zero, _mm256_add_epi64(end, end));
    let turned_falling = _mm256_and_si256(falling, above);

    or_of_lanes(_mm256_or_si256(turned_rising, turned_falling))
}

/// How many discs a disc on `square` turns when every other square is occupied: a disc
/// of `player`, and one of the other side. The four lines through the square are extracted
/// and looked up, both sides at once.
#[must_use]
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
pub fn last_flips(player: u64, square: usize) -> [u32; 2] {
    let lines = &LINES[square & 63];
    let row = (player >> (square & 0x38)) as u8;
    let mut both = LAST_FLIPS[ROWS + (square & 7) * 256 + usize::from(row)];
    for axis in 0..3 {
        let own = _pext_u64(player, lines.masks[axis]) as usize;
        // SAFETY: a line's offset leaves room for as many numbers as its discs have
        // configurations, and no line has more than eight squares.
        both += unsafe { *LAST_FLIPS.get_unchecked(usize::from(lines.offsets[axis]) + own) };
    }
    [u32::from(both & 0xff), u32::from(both >> 8)]
}

#[inline]
#[target_feature(enable = "avx2")]
fn or_of_lanes(lanes: __m256i) -> u64 {
    let pair = _mm_or_si128(_mm256_castsi256_si128(lanes), _mm256_extracti128_si256::<1>(lanes));
    (_mm_cvtsi128_si64(pair) | _mm_extract_epi64::<1>(pair)) as u64
}

/// [`moves`] of eight boards, four to a register.
#[must_use]
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
pub fn moves_of_eight(players: &[u64; 8], opponents: &[u64; 8]) -> [u64; 8] {
    let mut result = [0; 8];
    for half in [0, 4] {
        // SAFETY: `half` is 0 or 4, so four u64 follow in each array.
        unsafe {
            let p = _mm256_loadu_si256(players.as_ptr().add(half).cast());
            let o = _mm256_loadu_si256(opponents.as_ptr().add(half).cast());
            _mm256_storeu_si256(result.as_mut_ptr().add(half).cast(), moves_in_lanes(p, o));
        }
    }
    result
}

#[inline]
#[target_feature(enable = "avx2")]
fn moves_in_lanes(p: __m256i, o: __m256i) -> __m256i {
    let inner = _mm256_and_si256(o, _mm256_set1_epi64x(INNER_COLUMNS));
    let found = _mm256_or_si256(
        _mm256_or_si256(line_ends::<1, 2>(p, inner), line_ends::<8, 16>(p, o)),
        _mm256_or_si256(line_ends::<7, 14>(p, inner), line_ends::<9, 18>(p, inner)),
    );
    _mm256_andnot_si256(_mm256_or_si256(p, o), found)
}

#[inline]
#[target_feature(enable = "avx2")]
fn line_ends<const STEP: i32, const TWICE: i32>(p: __m256i, o: __m256i) -> __m256i {
    let mut up = _mm256_and_si256(o, _mm256_slli_epi64::<STEP>(p));
    let mut down = _mm256_and_si256(o, _mm256_srli_epi64::<STEP>(p));
    up = _mm256_or_si256(up, _mm256_and_si256(o, _mm256_slli_epi64::<STEP>(up)));
    down = _mm256_or_si256(down, _mm256_and_si256(o, _mm256_srli_epi64::<STEP>(down)));
    let pairs_up = _mm256_and_si256(o, _mm256_slli_epi64::<STEP>(o));
    let pairs_down = _mm256_srli_epi64::<STEP>(pairs_up);
    for _ in 0..2 {
        up = _mm256_or_si256(up, _mm256_and_si256(pairs_up, _mm256_slli_epi64::<TWICE>(up)));
        down = _mm256_or_si256(down, _mm256_and_si256(pairs_down, _mm256_srli_epi64::<TWICE>(down)));
    }
    _mm256_or_si256(_mm256_slli_epi64::<STEP>(up), _mm256_srli_epi64::<STEP>(down))
}

/// [`flips`] of eight moves on one board. Each entry of `squares` is an empty square
/// as a set of one; an empty set turns nothing.
#[must_use]
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
pub fn flips_of_eight(player: u64, opponent: u64, squares: &[u64; 8]) -> [u64; 8] {
    let p = _mm256_set1_epi64x(player as i64);
    let o = _mm256_set1_epi64x(opponent as i64);
    let mut result = [0; 8];
    for half in [0, 4] {
        // SAFETY: `half` is 0 or 4, so four u64 follow in each array.
        unsafe {
            let x = _mm256_loadu_si256(squares.as_ptr().add(half).cast());
            _mm256_storeu_si256(result.as_mut_ptr().add(half).cast(), flips_in_lanes(p, o, x));
        }
    }
    result
}

#[inline]
#[target_feature(enable = "avx2")]
fn flips_in_lanes(p: __m256i, o: __m256i, x: __m256i) -> __m256i {
    let inner = _mm256_and_si256(o, _mm256_set1_epi64x(INNER_COLUMNS));
    _mm256_or_si256(
        _mm256_or_si256(turned_on_axis::<1, 2>(p, inner, x), turned_on_axis::<8, 16>(p, o, x)),
        _mm256_or_si256(turned_on_axis::<7, 14>(p, inner, x), turned_on_axis::<9, 18>(p, inner, x)),
    )
}

/// Fills opponent discs from `x` both ways along an axis and keeps a run that ends at
/// a disc of `p`.
#[inline]
#[target_feature(enable = "avx2")]
fn turned_on_axis<const STEP: i32, const TWICE: i32>(p: __m256i, o: __m256i, x: __m256i) -> __m256i {
    let zero = _mm256_setzero_si256();
    let mut up = _mm256_and_si256(o, _mm256_slli_epi64::<STEP>(x));
    let mut down = _mm256_and_si256(o, _mm256_srli_epi64::<STEP>(x));
    up = _mm256_or_si256(up, _mm256_and_si256(o, _mm256_slli_epi64::<STEP>(up)));
    down = _mm256_or_si256(down, _mm256_and_si256(o, _mm256_srli_epi64::<STEP>(down)));
    let pairs_up = _mm256_and_si256(o, _mm256_slli_epi64::<STEP>(o));
    let pairs_down = _mm256_srli_epi64::<STEP>(pairs_up);
    for _ in 0..2 {
        up = _mm256_or_si256(up, _mm256_and_si256(pairs_up, _mm256_slli_epi64::<TWICE>(up)));
        down = _mm256_or_si256(down, _mm256_and_si256(pairs_down, _mm256_srli_epi64::<TWICE>(down)));
    }
    let no_end_up = _mm256_cmpeq_epi64(_mm256_and_si256(p, _mm256_slli_epi64::<STEP>(up)), zero);
    let no_end_down = _mm256_cmpeq_epi64(_mm256_and_si256(p, _mm256_srli_epi64::<STEP>(down)), zero);
    _mm256_or_si256(_mm256_andnot_si256(no_end_up, up), _mm256_andnot_si256(no_end_down, down))
}
