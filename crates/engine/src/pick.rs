//! Picking the best of up to eight moves, one after another.
//!
//! Near the leaves a sort costs more than it saves, because most nodes end after one
//! or two moves. Eight 16-bit keys fit in one register, and x86 has an instruction
//! that finds the smallest of them and its place.

pub(crate) mod portable {
    /// Keys of eight lanes, the smallest first to be taken.
    pub(crate) struct Keys([u16; 8]);

    impl Keys {
        #[inline]
        pub(crate) fn new(keys: [u16; 8]) -> Keys {
            Keys(keys)
        }
    }

    /// The smallest key, and its lane: of equal keys the lowest one.
    #[inline]
    pub(crate) fn least(keys: &Keys) -> (u16, usize) {
        let lane = (0..8).min_by_key(|&lane| keys.0[lane]).expect("there are eight lanes");
        (keys.0[lane], lane)
    }

    /// Takes a lane's key away.
    #[inline]
    pub(crate) fn use_up(keys: &mut Keys, lane: usize) {
        keys.0[lane] = u16::MAX;
    }
}

#[cfg(target_arch = "aarch64")]
pub(crate) use portable as neon;

#[cfg(target_arch = "x86_64")]
pub(crate) use avx2 as avx512;

#[cfg(target_arch = "x86_64")]
pub(crate) mod avx2 {
    #![allow(unsafe_code)]
    use std::arch::x86_64::*;

    /// Keys of eight lanes, the smallest first to be taken.
    pub(crate) struct Keys(__m128i);

    impl Keys {
        #[inline]
        pub(crate) fn new(keys: [u16; 8]) -> Keys {
            // SAFETY: eight u16 and the register are both 16 bytes of plain data.
            Keys(unsafe { std::mem::transmute::<[u16; 8], __m128i>(keys) })
        }

        /// Keys that are in a register already.
        #[inline]
        pub(crate) fn of(keys: __m128i) -> Keys {
            Keys(keys)
        }
    }

    #[repr(align(16))]
    struct Used([[u16; 8]; 8]);

    static USED: Used = {
        let mut lanes = [[0; 8]; 8];
        let mut lane = 0;
        while lane < 8 {
            lanes[lane][lane] = u16::MAX;
            lane += 1;
        }
        Used(lanes)
    };

    /// The smallest key, and its lane: of equal keys the lowest one.
    #[inline]
    #[target_feature(enable = "avx2")]
    pub(crate) fn least(keys: &Keys) -> (u16, usize) {
        let found = _mm_cvtsi128_si32(_mm_minpos_epu16(keys.0)) as u32;
        (found as u16, (found >> 16) as usize & 7)
    }

    /// Takes a lane's key away.
    #[inline]
    #[target_feature(enable = "avx2")]
    pub(crate) fn use_up(keys: &mut Keys, lane: usize) {
        // SAFETY: the lane is below 8, and the table is aligned to 16 bytes.
        let used = unsafe { _mm_load_si128(USED.0.as_ptr().add(lane & 7).cast()) };
        keys.0 = _mm_or_si128(keys.0, used);
    }
}

#[cfg(all(test, target_arch = "x86_64"))]
mod tests {
    use super::*;

    #[test]
    fn both_take_the_same_order() {
        if !is_x86_feature_detected!("avx2") {
            return;
        }
        let mut state = 7_u32;
        for _ in 0..1000 {
            let lanes = std::array::from_fn(|_| {
                state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                (state >> 27) as u16
            });
            let (mut a, mut b) = (portable::Keys::new(lanes), avx2::Keys::new(lanes));
            for _ in 0..8 {
                #[allow(unsafe_code)]
                // SAFETY: AVX2 was detected above.
                let fast = unsafe { avx2::least(&b) };
                assert_eq!(portable::least(&a), fast);
                portable::use_up(&mut a, fast.1);
                #[allow(unsafe_code)]
                // SAFETY: AVX2 was detected above.
                unsafe {
                    avx2::use_up(&mut b, fast.1);
                }
            }
        }
    }
}
