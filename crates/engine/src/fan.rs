//! Up to eight moves of a board near the end, played at the same time and put in order.
//!
//! With AVX-512 nothing leaves the registers between the set of moves and the order: eight
//! small stores read back as one register have to reach the cache first, which takes
//! about as long as turning the discs.

use outflank_isa::per_isa;

/// Moves that were played at the same time, one in each of the first `count` lanes.
pub(crate) struct Eight {
    pub count: usize,
    /// The square of the new disc.
    pub bits: [u64; 8],
    pub flips: [u64; 8],
    /// The boards after the moves, seen by the side that replies, and its moves.
    pub players: [u64; 8],
    pub opponents: [u64; 8],
    pub replies: [u64; 8],
}

/// From how many moves of a board on they are played all at once, by instruction set; fewer of
/// them are played one by one.
mod few {
    pub(crate) mod portable {
        pub(crate) const AT_ONCE: usize = 1;
    }

    #[cfg(target_arch = "aarch64")]
    pub(crate) use portable as neon;

    /// Eight boards are one register.
    #[cfg(target_arch = "x86_64")]
    pub(crate) use portable as avx512;

    /// Eight boards are two registers, and mostly there are fewer moves. Tuned on FFO 41: 4.6 %
    /// fewer instructions than without.
    #[cfg(target_arch = "x86_64")]
    pub(crate) mod avx2 {
        pub(crate) const AT_ONCE: usize = 4;
    }
}

/// Moves near the end in the first lanes, by rising square, and their order.
pub(crate) struct Fan<Keys> {
    pub squares: [u8; 16],
    /// The boards after the moves, seen by the side that replies: its discs, those of the side
    /// that moved, and the replies.
    pub children: [u64; 8],
    pub movers: [u64; 8],
    pub replies: [u64; 8],
    /// The order of visits.
    pub keys: Keys,
}

/// Keys of moves known to be good and of lanes without a move; others are in between.
const BEST: u16 = 0;
const SECOND: u16 = 1;
const NONE: u16 = 0x7fff;

/// What any instruction set can do. AVX-512 has better.
#[allow(dead_code)]
#[per_isa]
pub(crate) mod plain {
    use crate::endgame::{CORNERS, SQUARE_CLASS};
    use crate::fan::few::this_isa::AT_ONCE;
    use crate::fan::{BEST, Eight, Fan, NONE, SECOND};
    use crate::pick::this_isa::Keys;
    use outflank_rules::kernels::this_isa as kernel;

    /// Takes up to eight of a board's moves and plays them at the same time.
    #[inline]
    pub fn next_eight(player: u64, opponent: u64, moves: &mut u64) -> Eight {
        let mut bits = [0; 8];
        let mut count = 0;
        while *moves != 0 && count < 8 {
            bits[count] = *moves & moves.wrapping_neg();
            *moves &= *moves - 1;
            count += 1;
        }
        play(player, opponent, bits, count)
    }

    /// Plays the moves in the first `count` lanes.
    #[inline]
    pub fn play(player: u64, opponent: u64, bits: [u64; 8], count: usize) -> Eight {
        if count < AT_ONCE {
            let mut eight =
                Eight { count, bits, flips: [0; 8], players: [0; 8], opponents: [0; 8], replies: [0; 8] };
            for (lane, &bit) in bits.iter().enumerate().take(count) {
                let flips = kernel::flips(player, opponent, bit.trailing_zeros() as usize & 63);
                eight.flips[lane] = flips;
                eight.players[lane] = opponent ^ flips;
                eight.opponents[lane] = player | flips | bit;
                eight.replies[lane] = kernel::moves(eight.players[lane], eight.opponents[lane]);
            }
            return eight;
        }
        let flips = kernel::flips_of_eight(player, opponent, &bits);
        let players = std::array::from_fn(|lane| opponent & !flips[lane]);
        let opponents = std::array::from_fn(|lane| player | flips[lane] | bits[lane]);
        let replies = kernel::moves_of_eight(&players, &opponents);
        Eight { count, bits, flips, players, opponents, replies }
    }

    /// Takes up to eight of a board's moves and plays them: few replies first, then squares in
    /// `odd` quadrants, then good ones; the `known` moves before all.
    #[inline]
    pub fn fan(player: u64, opponent: u64, moves: &mut u64, odd: u64, known: [u8; 2]) -> Fan<Keys> {
        let mut left = *moves;
        let mut squares = [0; 16];
        let eight = next_eight(player, opponent, moves);
        for square in &mut squares[..eight.count] {
            *square = left.trailing_zeros() as u8 & 63;
            left &= left - 1;
        }
        let mobility: [u16; 8] = std::array::from_fn(|lane| {
            let replies = eight.replies[lane];
            let even = u32::from(eight.bits[lane] & odd == 0);
            ((replies.count_ones() + (replies & CORNERS).count_ones()) * 32 + even * 16 + 2) as u16
        });
        let keys = std::array::from_fn(|lane| {
            if lane >= eight.count {
                NONE
            } else if squares[lane] == known[0] {
                BEST
            } else if squares[lane] == known[1] {
                SECOND
            } else {
                mobility[lane] + u16::from(SQUARE_CLASS[usize::from(squares[lane] & 63)])
            }
        });
        Fan {
            squares,
            children: eight.players,
            movers: eight.opponents,
            replies: eight.replies,
            keys: Keys::new(keys),
        }
    }
}

/// The fastest way of each instruction set.
pub(crate) mod fastest {
    #[cfg(target_arch = "x86_64")]
    pub(crate) use super::plain::avx2;
    #[cfg(target_arch = "aarch64")]
    pub(crate) use super::plain::neon;
    pub(crate) use super::plain::portable;
    #[cfg(target_arch = "x86_64")]
    pub(crate) use super::registers as avx512;
}

#[cfg(target_arch = "x86_64")]
pub(crate) mod registers {
    #![allow(unsafe_code)]
    use super::{BEST, Eight, Fan, NONE, SECOND};
    use crate::endgame::{CORNERS, SQUARE_CLASS};
    use crate::pick::avx512::Keys;
    use outflank_rules::kernels::avx512::{flips_in_lanes, moves_in_lanes};
    use std::arch::x86_64::*;

    #[repr(align(64))]
    struct Bytes([u8; 64]);

    /// Every byte its own place: the names of the squares.
    static NAMES: Bytes = {
        let mut names = [0; 64];
        let mut square = 0;
        while square < 64 {
            names[square] = square as u8;
            square += 1;
        }
        Bytes(names)
    };

    static CLASSES: Bytes = Bytes(SQUARE_CLASS);

    /// Moves in lanes, and what they lead to.
    struct Played {
        /// Lanes with a move.
        used: u8,
        squares: __m512i,
        bits: __m512i,
        flips: __m512i,
        children: __m512i,
        movers: __m512i,
        replies: __m512i,
    }

    /// Takes up to eight of a board's moves and plays them. A macro, since the compiler would
    /// rather call a function of this length, and registers do not survive a call.
    macro_rules! play {
        ($player:ident, $opponent:ident, $moves:ident) => {{
            let taken = _pdep_u64(0xff, *$moves);
            *$moves &= !taken;
            let used = _bzhi_u32(0xff, taken.count_ones()) as u8;
            // SAFETY: the table is 64 bytes, aligned to 64.
            let names = unsafe { _mm512_load_si512(NAMES.0.as_ptr().cast()) };
            let squares = _mm512_castsi512_si128(_mm512_maskz_compress_epi8(taken, names));
            let squares = _mm512_cvtepu8_epi64(squares);
            let bits = _mm512_maskz_sllv_epi64(used, _mm512_set1_epi64(1), squares);
            let (p, o) = (_mm512_set1_epi64($player as i64), _mm512_set1_epi64($opponent as i64));
            let flips = flips_in_lanes(p, o, bits);
            let children = _mm512_andnot_si512(flips, o);
            // Or of three, truth table 0xfe.
            let movers = _mm512_ternarylogic_epi64::<0xfe>(p, flips, bits);
            let replies = moves_in_lanes(children, movers);
            Played { used, squares, bits, flips, children, movers, replies }
        }};
    }

    #[inline]
    #[target_feature(enable = "avx512f")]
    fn words(register: __m512i) -> [u64; 8] {
        // SAFETY: a register is 64 bytes of plain data, as eight words are.
        unsafe { std::mem::transmute(register) }
    }

    /// See `plain`.
    #[inline]
    #[target_feature(
        enable = "avx2,bmi1,bmi2,lzcnt,popcnt,avx512f,avx512bw,avx512cd,avx512dq,avx512vl,avx512vpopcntdq,avx512vbmi,avx512vbmi2"
    )]
    pub(crate) fn next_eight(player: u64, opponent: u64, moves: &mut u64) -> Eight {
        let played = play!(player, opponent, moves);
        Eight {
            count: played.used.count_ones() as usize,
            bits: words(played.bits),
            flips: words(played.flips),
            players: words(played.children),
            opponents: words(played.movers),
            replies: words(played.replies),
        }
    }

    /// See `plain`.
    #[inline]
    #[target_feature(
        enable = "avx2,bmi1,bmi2,lzcnt,popcnt,avx512f,avx512bw,avx512cd,avx512dq,avx512vl,avx512vpopcntdq,avx512vbmi,avx512vbmi2"
    )]
    pub(crate) fn fan(player: u64, opponent: u64, moves: &mut u64, odd: u64, known: [u8; 2]) -> Fan<Keys> {
        let played = play!(player, opponent, moves);
        let lanes = |number: u64| _mm512_set1_epi64(number as i64);
        let corners = _mm512_popcnt_epi64(_mm512_and_si512(played.replies, lanes(CORNERS)));
        let mobility = _mm512_add_epi64(_mm512_popcnt_epi64(played.replies), corners);
        // SAFETY: the table is 64 bytes, aligned to 64.
        let classes = unsafe { _mm512_load_si512(CLASSES.0.as_ptr().cast()) };
        // The upper bytes of a lane name square 0, a corner, whose class is 0.
        let classes = _mm512_permutexvar_epi8(played.squares, classes);
        let keys = _mm512_add_epi64(_mm512_slli_epi64::<5>(mobility), _mm512_add_epi64(classes, lanes(2)));
        let even = _mm512_testn_epi64_mask(played.bits, lanes(odd));
        let keys = _mm512_mask_add_epi64(keys, even, keys, lanes(16));
        let is = |known: u8| _mm512_cmpeq_epi64_mask(played.squares, lanes(u64::from(known)));
        let keys = _mm512_mask_mov_epi64(keys, is(known[1]), lanes(u64::from(SECOND)));
        let keys = _mm512_mask_mov_epi64(keys, is(known[0]), lanes(u64::from(BEST)));
        let keys = _mm512_mask_mov_epi64(lanes(u64::from(NONE)), played.used, keys);
        let mut squares = [0; 16];
        // SAFETY: the array is 16 bytes.
        unsafe { _mm_storeu_si128(squares.as_mut_ptr().cast(), _mm512_cvtepi64_epi8(played.squares)) };
        Fan {
            squares,
            children: words(played.children),
            movers: words(played.movers),
            replies: words(played.replies),
            keys: Keys::of(_mm512_cvtepi64_epi16(keys)),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::Positions;
    use crate::transposition::NO_MOVE;
    use outflank_rules::isa::Isa;
    use outflank_rules::{Board, Square, SquareSet};

    #[outflank_isa::per_isa]
    mod check {
        use crate::fan::Fan;
        use crate::fan::fastest::this_isa::{fan, next_eight};
        use crate::parity::odd_quadrants;
        use crate::pick::this_isa::{least, use_up};

        /// All moves in the order of visits, each with the discs of the side that replies, those
        /// of the side that moved, and the replies; every eight on their own.
        #[entry]
        pub fn visits(player: u64, opponent: u64, moves: u64, known: [u8; 2]) -> Vec<(u8, [u64; 3])> {
            let odd = odd_quadrants(!(player | opponent));
            let mut left = moves;
            let mut visits = Vec::new();
            while left != 0 {
                let before = left.count_ones().min(8);
                let Fan { squares, children, movers, replies, mut keys } =
                    fan(player, opponent, &mut left, odd, known);
                for _ in 0..before {
                    let (_, lane) = least(&keys);
                    use_up(&mut keys, lane);
                    visits.push((squares[lane], [children[lane], movers[lane], replies[lane]]));
                }
            }
            visits
        }

        /// All moves by rising square, and the discs they turn.
        #[entry]
        pub fn in_lanes(player: u64, opponent: u64, moves: u64) -> Vec<(u64, u64, [u64; 3])> {
            let mut left = moves;
            let mut lanes = Vec::new();
            while left != 0 {
                let eight = next_eight(player, opponent, &mut left);
                for lane in 0..eight.count {
                    let board = [eight.players[lane], eight.opponents[lane], eight.replies[lane]];
                    lanes.push((eight.bits[lane], eight.flips[lane], board));
                }
            }
            lanes
        }
    }

    fn after(board: Board, square: Square) -> [u64; 3] {
        let next = board.play(square).expect("the move is legal");
        [next.player(), next.opponent(), next.moves()].map(|set| set.0)
    }

    #[test]
    fn every_instruction_set_plays_all_moves_in_the_same_order() {
        for (number, board) in Positions::new(5).take(3000).enumerate() {
            let (player, opponent, moves) = (board.player().0, board.opponent().0, board.moves().0);
            let square = |place: usize| {
                board.moves().into_iter().nth(place).map_or(NO_MOVE, |square| square.index() as u8)
            };
            let known = [[NO_MOVE; 2], [square(2), NO_MOVE], [square(1), square(0)]][number % 3];
            let expected = check::visits(Isa::PORTABLE, player, opponent, moves, known);
            for isa in Isa::available() {
                let visits = check::visits(isa, player, opponent, moves, known);
                assert_eq!(visits, expected, "{isa} {board:?}");
                let lanes = check::in_lanes(isa, player, opponent, moves);
                assert_eq!(lanes.len(), visits.len());
                for (square, lane) in board.moves().into_iter().zip(lanes) {
                    let flips = board.flips(square).0;
                    assert_eq!(lane, (1 << square.index(), flips, after(board, square)), "{isa} {board:?}");
                }
            }
            let visited: u64 = expected.iter().map(|(square, _)| 1 << square).sum();
            assert_eq!(SquareSet(visited), board.moves());
            for (place, &(square, next)) in expected.iter().enumerate() {
                let square = Square::new(usize::from(square)).expect("a move's square");
                assert_eq!(next, after(board, square));
                // Of eight that are ordered together, the known ones lead.
                if place == 0 && moves.count_ones() <= 8 && known[0] != NO_MOVE {
                    assert_eq!(square.index(), usize::from(known[0]));
                }
            }
        }
    }
}
