//! The colours of a GIF: at most 256 for a whole film.
//!
//! Colours are counted in steps of 8 (a GIF of a board has smooth gradients, and the
//! eye does not see finer ones), boxes of colours are split at their widest side until
//! there are enough, and each box becomes the mean of what is in it (median cut).

/// Bits kept of each channel while counting.
const BITS: u32 = 5;
const CELLS: usize = 1 << (3 * BITS);

/// Colours that are drawn; one more is kept for "as before".
const MOST: usize = 255;

/// The colours of a film and where every other colour goes.
pub(crate) struct Palette {
    /// Three bytes a colour.
    pub(crate) colors: Vec<u8>,
    /// The entry that leaves a pixel as it was.
    pub(crate) clear: u8,
    entry: Vec<u8>,
}

/// How often the colours of a cell occur, and their sums.
#[derive(Clone, Copy, Default)]
struct Cell {
    count: u64,
    sum: [u64; 3],
}

/// Counts colours.
pub(crate) struct Census(Vec<Cell>);

fn cell_of(pixel: &[u8]) -> usize {
    pixel.iter().fold(0, |cell, channel| (cell << BITS) | usize::from(channel >> (8 - BITS)))
}

fn channel_of(cell: usize, channel: usize) -> usize {
    (cell >> (BITS as usize * (2 - channel))) & ((1 << BITS) - 1)
}

impl Census {
    pub(crate) fn new() -> Census {
        Census(vec![Cell::default(); CELLS])
    }

    /// Takes pixels of three bytes into account.
    pub(crate) fn add(&mut self, rgb: &[u8]) {
        for pixel in rgb.chunks_exact(3) {
            let cell = &mut self.0[cell_of(pixel)];
            cell.count += 1;
            for (sum, &channel) in cell.sum.iter_mut().zip(pixel) {
                *sum += u64::from(channel);
            }
        }
    }

    /// The best colours for what was counted.
    pub(crate) fn palette(&self) -> Palette {
        let used: Vec<usize> = (0..CELLS).filter(|&cell| self.0[cell].count > 0).collect();
        let mut boxes = vec![used];
        while boxes.len() < MOST {
            // The box with the widest side, weighed by how much of the picture it is.
            let widest = boxes
                .iter()
                .enumerate()
                .filter(|(_, cells)| cells.len() > 1)
                .max_by_key(|(_, cells)| self.weight(cells));
            let Some((index, _)) = widest else { break };
            let cells = boxes.swap_remove(index);
            let (left, right) = self.split(cells);
            boxes.extend([left, right]);
        }
        let mut colors = Vec::with_capacity(3 * (boxes.len() + 1));
        let mut entry = vec![0; CELLS];
        for (index, cells) in boxes.iter().enumerate() {
            let total: u64 = cells.iter().map(|&cell| self.0[cell].count).sum();
            for channel in 0..3 {
                let sum: u64 = cells.iter().map(|&cell| self.0[cell].sum[channel]).sum();
                colors.push((sum / total.max(1)) as u8);
            }
            for &cell in cells {
                entry[cell] = index as u8;
            }
        }
        colors.extend([0, 0, 0]);
        Palette { clear: boxes.len() as u8, colors, entry }
    }

    fn weight(&self, cells: &[usize]) -> u64 {
        let count: u64 = cells.iter().map(|&cell| self.0[cell].count).sum();
        let (_, width) = widest_side(cells);
        // The root keeps large smooth surfaces from taking all colours.
        count.isqrt() * (width * width) as u64
    }

    /// Splits a box in the middle of what was counted, at its widest side.
    fn split(&self, mut cells: Vec<usize>) -> (Vec<usize>, Vec<usize>) {
        let (channel, _) = widest_side(&cells);
        cells.sort_by_key(|&cell| channel_of(cell, channel));
        let total: u64 = cells.iter().map(|&cell| self.0[cell].count).sum();
        let mut seen = 0;
        let middle = cells.iter().position(|&cell| {
            seen += self.0[cell].count;
            2 * seen >= total
        });
        let at = (middle.unwrap_or(0) + 1).min(cells.len() - 1);
        let right = cells.split_off(at);
        (cells, right)
    }
}

/// The channel in which cells differ most, and by how much.
fn widest_side(cells: &[usize]) -> (usize, usize) {
    (0..3)
        .map(|channel| {
            let values = cells.iter().map(|&cell| channel_of(cell, channel));
            let (least, most) =
                values.fold((usize::MAX, 0), |(low, high), value| (low.min(value), high.max(value)));
            (channel, most.saturating_sub(least))
        })
        .max_by_key(|&(_, width)| width)
        .unwrap_or((0, 0))
}

impl Palette {
    /// The entry of a pixel whose colour was counted.
    pub(crate) fn entry(&self, pixel: &[u8]) -> u8 {
        self.entry[cell_of(pixel)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_colours_are_kept_as_they_are() {
        let mut census = Census::new();
        let pixels = [[0, 0, 0], [255, 255, 255], [31, 138, 86], [240, 82, 61]];
        census.add(pixels.as_flattened());
        let palette = census.palette();
        assert_eq!((palette.colors.len(), palette.clear), (15, 4));
        for pixel in pixels {
            let entry = usize::from(palette.entry(&pixel));
            assert_eq!(palette.colors[3 * entry..3 * entry + 3], pixel);
        }
    }

    #[test]
    fn many_colours_become_close_ones() {
        let pixels: Vec<u8> =
            (0..=255).flat_map(|x| (0..=255).flat_map(move |y| [x, y, x / 2 + y / 2])).collect();
        let mut census = Census::new();
        census.add(&pixels);
        let palette = census.palette();
        assert!(palette.colors.len() <= 3 * 256);
        for pixel in pixels.chunks_exact(3).step_by(97) {
            let entry = usize::from(palette.entry(pixel));
            assert_ne!(entry, usize::from(palette.clear));
            for (found, wanted) in palette.colors[3 * entry..].iter().zip(pixel) {
                assert!(found.abs_diff(*wanted) <= 28, "{pixel:?} became {found}");
            }
        }
    }
}
