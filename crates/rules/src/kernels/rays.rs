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

/// The column and the two diagonals through each square, and the square's place on
/// each of them counted from the lowest bit.
#[cfg(target_arch = "x86_64")]
pub(crate) struct Lines {
    pub masks: [u64; 3],
    pub places: [u8; 3],
}

#[cfg(target_arch = "x86_64")]
pub(crate) static LINES: [Lines; 64] = lines();

#[cfg(target_arch = "x86_64")]
const fn lines() -> [Lines; 64] {
    const EMPTY: Lines = Lines { masks: [0; 3], places: [0; 3] };
    let mut lines = [EMPTY; 64];
    let all = build();
    let mut square = 0;
    while square < 64 {
        let rays = all[square];
        let mut axis = 0;
        while axis < 3 {
            // Directions 1, 2, 3 are down, down-right, down-left; 5, 6, 7 their opposites.
            let below = rays[axis + 5];
            lines[square].masks[axis] = rays[axis + 1] | below | 1 << square;
            lines[square].places[axis] = below.count_ones() as u8;
            axis += 1;
        }
        square += 1;
    }
    lines
}

/// `LAST_FLIPS[place][own]`: on a line of eight where every square but `place` is
/// occupied, the number of discs turned by a player whose discs are `own`.
#[cfg(target_arch = "x86_64")]
pub(crate) static LAST_FLIPS: [[u8; 256]; 8] = last_flips();

#[cfg(target_arch = "x86_64")]
const fn last_flips() -> [[u8; 256]; 8] {
    let mut table = [[0; 256]; 8];
    let mut place = 0;
    while place < 8 {
        let mut own = 0;
        while own < 256 {
            let above = own >> (place + 1);
            if above != 0 {
                table[place][own] += above.trailing_zeros() as u8;
            }
            let below = own & ((1 << place) - 1);
            if below != 0 {
                table[place][own] += (place as u32 - 1 - below.ilog2()) as u8;
            }
            own += 1;
        }
        place += 1;
    }
    table
}
