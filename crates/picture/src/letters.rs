//! Letters and digits as strokes of a round pen: what a board needs and no more.
//!
//! A letter stands on a line 10 units below its top; it is drawn at any size by
//! scaling. Round parts are arcs, turned into curves when a text is laid out.

use crate::scene::{Point, Step};

/// A part of a letter.
enum Stroke {
    /// Lifts the pen and puts it down here.
    To(f32, f32),
    /// Draws to here.
    Line(f32, f32),
    /// Draws a curve by two handles to an end.
    Curve([f32; 6]),
    /// Goes along an ellipse by centre and radii from one angle to another, in degrees,
    /// clockwise from the right. Draws to its beginning if the pen is down.
    Arc([f32; 4], f32, f32),
}

use Stroke::{Arc, Curve, Line, To};

/// A letter with the width it takes.
type Letter = (f32, &'static [Stroke]);

/// Between two letters.
const SPACING: f32 = 2.3;

/// Pen width for letters of height 10.
pub(crate) const PEN: f32 = 1.35;

fn letter(sign: char) -> Letter {
    match sign {
        'a' => (6.0, &[Arc([3.0, 7.0, 3.0, 3.0], 0.0, 360.0), To(6.0, 4.0), Line(6.0, 10.0)]),
        'b' => (6.0, &[To(0.0, 0.0), Line(0.0, 10.0), To(6.0, 7.0), Arc([3.0, 7.0, 3.0, 3.0], 0.0, 360.0)]),
        'c' => (5.2, &[Arc([3.0, 7.0, 3.0, 3.0], -42.0, -318.0)]),
        'd' => (6.0, &[Arc([3.0, 7.0, 3.0, 3.0], 0.0, 360.0), To(6.0, 0.0), Line(6.0, 10.0)]),
        'e' => (6.0, &[To(0.0, 7.0), Line(6.0, 7.0), Arc([3.0, 7.0, 3.0, 3.0], 0.0, -312.0)]),
        'f' => {
            (4.2, &[Arc([3.7, 2.1, 2.0, 2.1], -75.0, -180.0), Line(1.7, 10.0), To(0.0, 4.1), Line(3.9, 4.1)])
        }
        'g' => (
            6.0,
            &[
                Arc([3.0, 7.0, 3.0, 3.0], 0.0, 360.0),
                To(6.0, 4.0),
                Line(6.0, 10.3),
                Arc([3.0, 10.3, 3.0, 2.7], 0.0, 140.0),
            ],
        ),
        'h' => (
            5.6,
            &[
                To(0.0, 0.0),
                Line(0.0, 10.0),
                To(0.0, 7.0),
                Arc([2.8, 7.0, 2.8, 3.0], 180.0, 360.0),
                Line(5.6, 10.0),
            ],
        ),
        'p' => (6.0, &[To(0.0, 4.0), Line(0.0, 13.0), To(6.0, 7.0), Arc([3.0, 7.0, 3.0, 3.0], 0.0, 360.0)]),
        '0' => (6.0, &[Arc([3.0, 5.0, 3.0, 5.0], 0.0, 360.0)]),
        '1' => (4.0, &[To(0.8, 2.4), Line(3.2, 0.0), Line(3.2, 10.0)]),
        '2' => (5.8, &[Arc([2.9, 2.95, 2.85, 2.95], -165.0, 38.0), Line(0.0, 10.0), Line(5.8, 10.0)]),
        '3' => (
            5.8,
            &[Arc([2.8, 2.5, 2.5, 2.5], -155.0, 90.0), To(2.8, 5.0), Arc([2.8, 7.5, 3.0, 2.5], -90.0, 155.0)],
        ),
        '4' => (6.2, &[To(4.6, 10.0), Line(4.6, 0.0), Line(0.0, 7.1), Line(6.2, 7.1)]),
        '5' => (5.9, &[To(5.3, 0.0), Line(1.1, 0.0), Arc([2.8, 6.8, 3.1, 3.2], -138.0, 150.0)]),
        '6' => (
            6.0,
            &[
                To(4.9, 0.0),
                Curve([2.2, 1.2, 0.0, 3.8, 0.0, 7.0]),
                To(6.0, 7.0),
                Arc([3.0, 7.0, 3.0, 3.0], 0.0, 360.0),
            ],
        ),
        '7' => (5.8, &[To(0.0, 0.0), Line(5.8, 0.0), Line(2.0, 10.0)]),
        '8' => (
            6.0,
            &[Arc([3.0, 2.4, 2.4, 2.4], -90.0, 270.0), To(3.0, 4.8), Arc([3.0, 7.4, 3.0, 2.6], -90.0, 270.0)],
        ),
        '9' => (
            6.0,
            &[To(1.1, 10.0), Curve([3.8, 8.8, 6.0, 6.2, 6.0, 3.0]), Arc([3.0, 3.0, 3.0, 3.0], 0.0, 360.0)],
        ),
        '+' => (5.4, &[To(0.0, 5.4), Line(5.4, 5.4), To(2.7, 2.7), Line(2.7, 8.1)]),
        '-' => (4.6, &[To(0.0, 5.4), Line(4.6, 5.4)]),
        // What has no sign of its own leaves a gap.
        _ => (2.6, &[]),
    }
}

/// The width of a text of this height.
pub(crate) fn width(text: &str, height: f32) -> f32 {
    let letters: f32 = text.chars().map(|sign| letter(sign).0 + SPACING).sum();
    (letters - SPACING).max(0.0) * height / 10.0
}

/// A text with the middle of its line at `center`, as strokes for a pen of
/// `PEN * height / 10`.
pub(crate) fn centered(text: &str, center: Point, height: f32) -> Vec<Step> {
    let scale = height / 10.0;
    let mut x = center.0 - width(text, height) / 2.0;
    // Letters without a stem are lower; a text of them is still centred by its height,
    // so that a row of coordinates stands on one line.
    let y = center.1 - height / 2.0;
    let mut steps = Vec::new();
    for sign in text.chars() {
        let (advance, strokes) = letter(sign);
        let place = |(dx, dy): Point| (x + dx * scale, y + dy * scale);
        let mut down = false;
        for stroke in strokes {
            match *stroke {
                To(dx, dy) => steps.push(Step::Move(place((dx, dy)))),
                Line(dx, dy) => steps.push(Step::Line(place((dx, dy)))),
                Curve([ax, ay, bx, by, dx, dy]) => {
                    steps.push(Step::Curve(place((ax, ay)), place((bx, by)), place((dx, dy))));
                }
                Arc([cx, cy, rx, ry], from, to) => {
                    let (begin, curves) = curves_of((cx, cy), (rx, ry), from, to);
                    steps.push(if down { Step::Line(place(begin)) } else { Step::Move(place(begin)) });
                    steps.extend(
                        curves.into_iter().map(|[a, b, end]| Step::Curve(place(a), place(b), place(end))),
                    );
                }
            }
            down = true;
        }
        x += (advance + SPACING) * scale;
    }
    steps
}

/// An arc as cubic curves of at most a quarter each: off by less than a thousandth of
/// the radius.
fn curves_of(center: Point, radii: Point, from: f32, to: f32) -> (Point, Vec<[Point; 3]>) {
    let parts = ((to - from).abs() / 90.0).ceil().max(1.0);
    let part = ((to - from) / parts).to_radians();
    let handle = 4.0 / 3.0 * (part / 4.0).tan();
    let at = |x: f32, y: f32| (center.0 + radii.0 * x, center.1 + radii.1 * y);
    let begin = from.to_radians();
    let curves = (0..parts as usize).map(|index| {
        let (sin, cos) = (begin + part * index as f32).sin_cos();
        let (end_sin, end_cos) = (begin + part * (index + 1) as f32).sin_cos();
        [
            at(cos - handle * sin, sin + handle * cos),
            at(end_cos + handle * end_sin, end_sin - handle * end_cos),
            at(end_cos, end_sin),
        ]
    });
    (at(begin.cos(), begin.sin()), curves.collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_letter_a_board_needs_is_drawn() {
        for sign in "abcdefgh12345678p09+-".chars() {
            assert!(!letter(sign).1.is_empty(), "{sign}");
        }
        assert_eq!(centered(" ", (0.0, 0.0), 10.0), []);
    }

    #[test]
    fn a_text_is_as_wide_as_it_says() {
        for text in ["a", "h8", "+12", "-4"] {
            let (mut least, mut most) = (f32::MAX, f32::MIN);
            for step in centered(text, (50.0, 50.0), 20.0) {
                let (Step::Move((x, y)) | Step::Line((x, y)) | Step::Curve(_, _, (x, y))) = step;
                least = least.min(x);
                most = most.max(x);
                assert!((39.0..=67.0).contains(&y), "{text}: {y}");
            }
            let half = width(text, 20.0) / 2.0;
            assert!(
                least >= 50.0 - half - 0.5 && most <= 50.0 + half + 0.5,
                "{text}: {least}..{most}, {half}"
            );
        }
    }

    #[test]
    fn an_arc_stays_on_its_circle() {
        let (begin, curves) = curves_of((0.0, 0.0), (1.0, 1.0), -40.0, -320.0);
        let mut from = begin;
        for [a, b, end] in curves {
            let middle = |of: fn(Point) -> f32| (of(from) + 3.0 * of(a) + 3.0 * of(b) + of(end)) / 8.0;
            let radius = middle(|p| p.0).hypot(middle(|p| p.1));
            assert!((radius - 1.0).abs() < 0.001, "{radius}");
            from = end;
        }
        assert!((from.0 - 320_f32.to_radians().cos()).abs() < 1e-5);
    }
}
