//! Digits of seven strokes, as the console shows the scores (C7).

use crate::canvas::Canvas;
use ratatui::layout::Rect;
use ratatui::style::Style;

/// Columns of a digit.
const WIDTH: u16 = 3;
/// Rows of a digit.
pub(crate) const HEIGHT: u16 = 3;

/// The strokes of each digit: top, upper left, upper right, middle, lower left, lower
/// right, bottom.
const STROKES: [[bool; 7]; 10] = {
    const X: bool = true;
    const O: bool = false;
    [
        [X, X, X, O, X, X, X],
        [O, O, X, O, O, X, O],
        [X, O, X, X, X, O, X],
        [X, O, X, X, O, X, X],
        [O, X, X, X, O, X, O],
        [X, X, O, X, O, X, X],
        [X, X, O, X, X, X, X],
        [X, O, X, O, O, X, O],
        [X, X, X, X, X, X, X],
        [X, X, X, X, O, X, X],
    ]
};

/// Columns that a number of so many digits takes.
pub(crate) const fn columns(digits: u16) -> u16 {
    digits * (WIDTH + 1) - 1
}

/// A number of two digits in three rows.
pub(crate) fn draw(canvas: &mut Canvas<'_>, area: Rect, number: u32, style: Style) {
    let digits = [number / 10 % 10, number % 10];
    for (column, digit) in [0, WIDTH + 1].into_iter().zip(digits) {
        for (row, line) in (0..).zip(strokes(digit as usize, canvas.look.unicode())) {
            canvas.write_styled(area, column, row, &line, style);
        }
    }
}

fn strokes(digit: usize, unicode: bool) -> [String; 3] {
    let [top, upper_left, upper_right, middle, lower_left, lower_right, bottom] = STROKES[digit % 10];
    let on = |stroke: bool, sign: char| if stroke { sign } else { ' ' };
    if !unicode {
        return [
            [' ', on(top, '_'), ' '].iter().collect(),
            [on(upper_left, '|'), on(middle, '_'), on(upper_right, '|')].iter().collect(),
            [on(lower_left, '|'), on(bottom, '_'), on(lower_right, '|')].iter().collect(),
        ];
    }
    // Blocks: the upper row holds the top stroke, the middle row the middle one, the
    // lower row the bottom one; the sides run along.
    let side = |upper: bool, lower: bool| match (upper, lower) {
        (true, true) => '█',
        (true, false) => '▀',
        (false, true) => '▄',
        (false, false) => ' ',
    };
    [
        [side(top || upper_left, upper_left), side(top, false), side(top || upper_right, upper_right)]
            .iter()
            .collect(),
        [
            side(upper_left || middle, lower_left),
            side(middle, false),
            side(upper_right || middle, lower_right),
        ]
        .iter()
        .collect(),
        [
            side(lower_left, lower_left || bottom),
            side(false, bottom),
            side(lower_right, lower_right || bottom),
        ]
        .iter()
        .collect(),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_digit_has_its_own_shape() {
        for unicode in [true, false] {
            let shapes: std::collections::BTreeSet<[String; 3]> =
                (0..10).map(|digit| strokes(digit, unicode)).collect();
            assert_eq!(shapes.len(), 10);
        }
    }

    #[test]
    fn c7_a_digit_is_made_of_the_seven_strokes_of_the_console() {
        assert_eq!(strokes(8, false), [" _ ", "|_|", "|_|"]);
        assert_eq!(strokes(8, true), ["█▀█", "█▀█", "█▄█"]);
        assert_eq!(strokes(0, true), ["█▀█", "█ █", "█▄█"]);
        assert_eq!(strokes(1, true), ["  █", "  █", "  █"]);
    }
}
