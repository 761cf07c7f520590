//! Legal moves and turned discs: the two computations everything else repeats.
//!
//! Each instruction set has its own file with the same functions:
//!
//! * `moves(player, opponent)`: the squares the player may play on;
//! * `flips(player, opponent, square)`: the discs a move turns, for an empty square;
//! * `last_flips(player, square)`: how many discs a move of either side turns when every
//!   other square is occupied, without finding out which;
//! * `flips_of_eight` and `moves_of_eight`: the same for eight moves of one board and
//!   for eight boards at once, which is how searches look at all moves of a position.
//!
//! Arguments are plain bit sets ([`crate::SquareSet`]'s bits) that do not overlap.
//! The portable file is checked against a naive walk over the board in the tests,
//! every other file against the portable one.

pub mod portable;
pub(crate) mod rays;

#[cfg(target_arch = "x86_64")]
pub mod avx2;
#[cfg(target_arch = "x86_64")]
pub mod avx512;
#[cfg(target_arch = "aarch64")]
pub mod neon;

use crate::Square;
use crate::isa::Isa;
use outflank_isa::per_isa;

/// The kernels of a given instruction set, for tests and callers outside a hot loop.
#[per_isa]
pub mod with {
    use crate::kernels::this_isa as kernel;

    #[entry]
    #[inline]
    /// See the functions of the same name in the kernels' files.
    pub fn moves(player: u64, opponent: u64) -> u64 {
        kernel::moves(player, opponent)
    }

    #[entry]
    #[inline]
    /// See the functions of the same name in the kernels' files.
    pub fn flips(player: u64, opponent: u64, square: usize) -> u64 {
        kernel::flips(player, opponent, square)
    }

    #[entry]
    #[inline]
    /// See the functions of the same name in the kernels' files.
    pub fn last_flips(player: u64, square: usize) -> [u32; 2] {
        kernel::last_flips(player, square)
    }

    #[entry]
    #[inline]
    /// See the functions of the same name in the kernels' files.
    pub fn moves_of_eight(players: &[u64; 8], opponents: &[u64; 8]) -> [u64; 8] {
        kernel::moves_of_eight(players, opponents)
    }

    #[entry]
    #[inline]
    /// See the functions of the same name in the kernels' files.
    pub fn flips_of_eight(player: u64, opponent: u64, squares: &[u64; 8]) -> [u64; 8] {
        kernel::flips_of_eight(player, opponent, squares)
    }
}

/// The squares `player` may play on.
#[must_use]
#[inline]
pub fn moves(player: u64, opponent: u64) -> u64 {
    with::moves(Isa::best(), player, opponent)
}

/// The discs turned by a disc of `player` on the empty `square`.
#[must_use]
#[inline]
pub fn flips(player: u64, opponent: u64, square: Square) -> u64 {
    with::flips(Isa::best(), player, opponent, square.index())
}
