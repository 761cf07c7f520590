//! The expected result over a game, drawn with letters.
//!
//! A column for each move, bars up when Black is ahead and down when White is. With
//! Unicode a row holds two steps, as a half block.

/// Rows above the line, and as many below.
const ROWS: i32 = 4;

/// The least the scale reaches, in discs: small differences stay small.
const LEAST: i32 = 8;

/// The lines of a graph of scores for Black, after each ply, with a scale on the left. A
/// position without a score leaves a gap.
pub(crate) fn lines(scores: &[Option<i32>], unicode: bool) -> Vec<String> {
    let most = scores.iter().flatten().map(|score| score.abs()).max().unwrap_or(0).max(LEAST);
    // The scale ends at a multiple of the steps, so that every row is a whole number.
    let steps = if unicode { 2 * ROWS } else { ROWS };
    let scale = (most + steps - 1) / steps * steps;
    let height = |score: i32| (score.abs() * steps * 2 + scale) / (scale * 2);
    let bar = |score: i32, row: i32| {
        let per_row = steps / ROWS;
        let filled = (height(score) - per_row * row).clamp(0, per_row);
        match (unicode, filled, score > 0) {
            (_, 0, _) => ' ',
            (true, 1, true) => '▄',
            (true, 1, false) => '▀',
            (true, ..) => '█',
            (false, ..) => '#',
        }
    };
    let row = |index: i32, above: bool| {
        let signs = scores.iter().map(|score| match score {
            Some(score) if (*score > 0) == above && *score != 0 => bar(*score, index),
            _ => ' ',
        });
        let bars: String = signs.collect();
        let label = match (index == ROWS - 1, above) {
            (true, true) => format!("{scale:+4}"),
            (true, false) => format!("{:+4}", -scale),
            _ => "    ".to_owned(),
        };
        format!("{label} {}{bars}", if unicode { '│' } else { '|' }).trim_end().to_owned()
    };
    let line = |sign: char, corner: char| {
        let line: String = std::iter::repeat_n(sign, scores.len()).collect();
        format!("   0 {corner}{line}")
    };
    let mut lines: Vec<String> = (0..ROWS).rev().map(|index| row(index, true)).collect();
    lines.push(if unicode { line('─', '┼') } else { line('-', '+') });
    lines.extend((0..ROWS).map(|index| row(index, false)));
    lines.push(ruler(scores.len()));
    lines
}

/// The numbers of every tenth move.
fn ruler(moves: usize) -> String {
    let mut text = " ".repeat(6);
    for number in (10..=moves).step_by(10) {
        let label = number.to_string();
        // The last digit stands below its move.
        text.push_str(&format!("{label:>width$}", width = 6 + number - text.len()));
    }
    text.trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_stand_on_the_line() {
        let scores: Vec<Option<i32>> = [0, 1, 2, 4, 8, -8, -4, -1, 0].map(Some).into();
        let expected = [
            "  +8 |    #",
            "     |    #",
            "     |   ##",
            "     | ####",
            "   0 +---------",
            "     |     ###",
            "     |     ##",
            "     |     #",
            "  -8 |     #",
        ];
        let drawn = lines(&scores, false);
        assert_eq!(drawn[..2], expected[..2]);
        assert_eq!(drawn[4], expected[4]);
        assert_eq!(drawn.len(), 10);
        // The higher the score, the higher its bar.
        let bar = |column: usize, lines: &[String]| {
            lines.iter().filter(|line| line.chars().nth(6 + column).is_some_and(|sign| sign == '#')).count()
        };
        let up: Vec<usize> = (0..5).map(|column| bar(column, &drawn[..4])).collect();
        assert_eq!((up[0], up[4]), (0, 4));
        assert!(up.is_sorted(), "{up:?}");
        assert_eq!((bar(5, &drawn[5..9]), bar(8, &drawn[5..9])), (4, 0));
    }

    #[test]
    fn half_blocks_double_the_steps() {
        let drawn = lines(&[Some(1), Some(-1), Some(8), None, Some(-64)], true);
        let all = drawn.concat();
        assert!(all.contains('█') && all.contains('┼') && drawn[0].starts_with(" +64 │"), "{drawn:#?}");
        assert_eq!(drawn[8].chars().nth(10), Some('█'));
        let fine = lines(&[Some(1), Some(-1)], true);
        assert!(fine[3].ends_with('▄') && fine[5].ends_with('▀'), "{fine:#?}");
    }

    #[test]
    fn the_ruler_counts_moves() {
        assert_eq!(ruler(9), "");
        assert_eq!(ruler(25), "              10        20");
        assert_eq!(ruler(60).len(), 6 + 60);
    }
}
