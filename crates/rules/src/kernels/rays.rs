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
