//! The straight lines from each square, as bit sets.

/// For each square the squares beyond it in each direction: right, down, down-right,
/// down-left (towards higher bits), then left, up, up-left, up-right (towards lower
/// bits). Aligned so that one cache line holds a square's eight rays.
#[repr(C, align(64))]
pub(crate) struct Rays(pub [[u64; 8]; 64]);

pub(crate) static RAYS: Rays = Rays(build());

const fn build() -> [[u64; 8]; 64] {
    let columns = [1, 0, 1, -1, -1, 0, -1, 1];
    let rows = [0, 1, 1, 1, 0, -1, -1, -1];
    let mut rays = [[0; 8]; 64];
    let mut square = 0;
    while square < 64 {
        let mut direction = 0;
        while direction < 8 {
            let (mut column, mut row) =
                (square as i32 % 8 + columns[direction], square as i32 / 8 + rows[direction]);
            while 0 <= column && column < 8 && 0 <= row && row < 8 {
                rays[square][direction] |= 1 << (row * 8 + column);
                column += columns[direction];
                row += rows[direction];
            }
            direction += 1;
        }
        square += 1;
    }
    rays
}

/// The column and the two diagonals through each square, and where [`LAST_FLIPS`] speaks
/// of the square's place on each of them.
#[cfg(target_arch = "x86_64")]
pub(crate) struct Lines {
    pub masks: [u64; 3],
    pub offsets: [u16; 3],
}

#[cfg(target_arch = "x86_64")]
pub(crate) static LINES: [Lines; 64] = lines();

#[cfg(target_arch = "x86_64")]
const fn lines() -> [Lines; 64] {
    const EMPTY: Lines = Lines { masks: [0; 3], offsets: [0; 3] };
    let mut lines = [EMPTY; 64];
    let all = build();
    let mut square = 0;
    while square < 64 {
        let rays = all[square];
        let mut axis = 0;
        while axis < 3 {
            // Directions 1, 2, 3 are down, down-right, down-left; 5, 6, 7 their opposites.
            let below = rays[axis + 5];
            let mask = rays[axis + 1] | below | 1 << square;
            lines[square].masks[axis] = mask;
            lines[square].offsets[axis] = last_offset(mask.count_ones(), below.count_ones()) as u16;
            axis += 1;
        }
        square += 1;
    }
    lines
}

/// Where [`LAST_FLIPS`] speaks of the square with so many squares below it on a line of
/// `length`: the shorter lines come first, with 2^length numbers for each place.
#[cfg(target_arch = "x86_64")]
const fn last_offset(length: u32, place: u32) -> usize {
    let mut offset = (place as usize) << length;
    let mut shorter = 1;
    while shorter < length {
        offset += (shorter as usize) << shorter;
        shorter += 1;
    }
    offset
}

/// Where [`LAST_FLIPS`] speaks of rows: the lines of eight come last.
#[cfg(target_arch = "x86_64")]
pub(crate) const ROWS: usize = last_offset(8, 0);

#[cfg(target_arch = "x86_64")]
const LAST_LENGTH: usize = last_offset(9, 0);

/// On a line where every square but one is occupied, the number of discs turned there by
/// the player, and in the upper byte by the other side, by the player's discs.
#[cfg(target_arch = "x86_64")]
pub(crate) static LAST_FLIPS: [u16; LAST_LENGTH] = last_flips();

#[cfg(target_arch = "x86_64")]
const fn last_flips() -> [u16; LAST_LENGTH] {
    let mut table = [0; LAST_LENGTH];
    let mut length = 1;
    while length <= 8 {
        let mut place = 0;
        while place < length {
            let mut own = 0_u32;
            while own < 1 << length {
                let other = !own & ((1 << length) - 1) & !(1 << place);
                table[last_offset(length, place) + own as usize] =
                    turned(own, place) | turned(other, place) << 8;
                own += 1;
            }
            place += 1;
        }
        length += 1;
    }
    table
}

/// How many squares lie between `place` and the nearest of `own` on either side.
#[cfg(target_arch = "x86_64")]
const fn turned(own: u32, place: u32) -> u16 {
    let above = own >> (place + 1);
    let below = own & ((1 << place) - 1);
    let upwards = if above == 0 { 0 } else { above.trailing_zeros() };
    let downwards = if below == 0 { 0 } else { place - 1 - below.ilog2() };
    (upwards + downwards) as u16
}
