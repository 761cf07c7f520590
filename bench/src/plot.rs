//! Pictures of growth: points over whole numbers, on a logarithmic scale, as SVG.

use std::fmt::Write;
use std::ops::RangeInclusive;

/// One picture.
pub struct Plot {
    /// Above it.
    pub title: String,
    /// Beside the vertical axis.
    pub vertical: &'static str,
    /// Below the horizontal axis.
    pub horizontal: &'static str,
    /// Single measurements, drawn small.
    pub points: Vec<(u32, f64)>,
    /// Their means, drawn large and joined.
    pub means: Vec<(u32, f64)>,
    /// A fitted curve: its value at 0 and the factor from one number to the next.
    pub fit: (f64, f64),
}

const WIDTH: f64 = 520.0;
const HEIGHT: f64 = 400.0;
const LEFT: f64 = 72.0;
const RIGHT: f64 = 16.0;
const TOP: f64 = 40.0;
const BOTTOM: f64 = 52.0;

/// Where values lie on the picture.
struct Scale {
    columns: RangeInclusive<u32>,
    /// Powers of ten at the bottom and at the top.
    powers: RangeInclusive<i32>,
}

impl Scale {
    fn of(points: &[(u32, f64)]) -> Scale {
        let (mut least, mut most) = (f64::INFINITY, 0.0_f64);
        let (mut first, mut last) = (u32::MAX, 0);
        for &(x, y) in points {
            (least, most) = (least.min(y), most.max(y));
            (first, last) = (first.min(x), last.max(x));
        }
        let bottom = least.log10().floor() as i32;
        Scale { columns: first..=last, powers: bottom..=(most.log10().ceil() as i32).max(bottom + 1) }
    }

    fn x(&self, column: f64) -> f64 {
        let span = f64::from((self.columns.end() - self.columns.start()).max(1));
        // Half a column of room on both sides.
        LEFT + (WIDTH - LEFT - RIGHT) * (column - f64::from(*self.columns.start()) + 0.5) / (span + 1.0)
    }

    fn y(&self, value: f64) -> f64 {
        let span = f64::from(self.powers.end() - self.powers.start());
        let height = (value.log10() - f64::from(*self.powers.start())) / span;
        HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * height
    }
}

/// Pictures side by side in one SVG file.
#[must_use]
pub fn svg(plots: &[Plot]) -> String {
    let width = WIDTH * plots.len() as f64;
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {HEIGHT}\" width=\"{width}\" \
         height=\"{HEIGHT}\" font-family=\"system-ui, sans-serif\" font-size=\"12\" fill=\"#222\">\n\
         <rect width=\"{width}\" height=\"{HEIGHT}\" fill=\"#fff\"/>\n"
    );
    for (index, plot) in plots.iter().enumerate() {
        let offset = WIDTH * index as f64;
        write!(text, "<g transform=\"translate({offset} 0)\">\n{}</g>\n", panel(plot))
            .expect("a string takes any text");
    }
    text + "</svg>\n"
}

fn panel(plot: &Plot) -> String {
    let scale = Scale::of(&[plot.points.as_slice(), &plot.means].concat());
    let mut text = String::new();
    let mut add = |line: String| {
        text += &line;
        text.push('\n');
    };
    let (bottom, right) = (HEIGHT - BOTTOM, WIDTH - RIGHT);
    add(format!(
        "<text x=\"{:.1}\" y=\"22\" text-anchor=\"middle\" font-size=\"14\" font-weight=\"600\">{}</text>",
        (LEFT + right) / 2.0,
        escaped(&plot.title)
    ));
    for power in scale.powers.clone() {
        let y = scale.y(10_f64.powi(power));
        add(format!("<path d=\"M{LEFT} {y:.1}H{right}\" stroke=\"#ccc\"/>"));
        add(format!(
            "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">10<tspan dy=\"-5\" font-size=\"9\">{power}</tspan></text>",
            LEFT - 8.0,
            y + 4.0
        ));
        for minor in (2..10).filter(|_| power < *scale.powers.end()) {
            let y = scale.y(10_f64.powi(power) * f64::from(minor));
            add(format!("<path d=\"M{LEFT} {y:.1}H{right}\" stroke=\"#f0f0f0\"/>"));
        }
    }
    for column in scale.columns.clone() {
        let x = scale.x(f64::from(column));
        add(format!("<path d=\"M{x:.1} {bottom}v5\" stroke=\"#222\"/>"));
        add(format!("<text x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{column}</text>", bottom + 19.0));
    }
    add(format!("<path d=\"M{LEFT} {TOP}V{bottom}H{right}\" fill=\"none\" stroke=\"#222\"/>"));
    add(format!(
        "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>",
        (LEFT + right) / 2.0,
        HEIGHT - 12.0,
        escaped(plot.horizontal)
    ));
    add(format!(
        "<text transform=\"translate(18 {:.1}) rotate(-90)\" text-anchor=\"middle\">{}</text>",
        (TOP + bottom) / 2.0,
        escaped(plot.vertical)
    ));
    for &(x, y) in &plot.points {
        add(format!(
            "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"2\" fill=\"#3b7a57\" fill-opacity=\"0.35\"/>",
            scale.x(f64::from(x)),
            scale.y(y)
        ));
    }
    let (at_zero, factor) = plot.fit;
    let ends = [*scale.columns.start(), *scale.columns.end()].map(|x| {
        let value = at_zero * factor.powi(x as i32);
        format!("{:.1} {:.1}", scale.x(f64::from(x)), scale.y(value))
    });
    add(format!("<path d=\"M{}L{}\" stroke=\"#b5442f\" stroke-dasharray=\"6 4\"/>", ends[0], ends[1]));
    let joined: Vec<String> =
        plot.means.iter().map(|&(x, y)| format!("{:.1} {:.1}", scale.x(f64::from(x)), scale.y(y))).collect();
    add(format!("<path d=\"M{}\" fill=\"none\" stroke=\"#1d4f36\" stroke-width=\"2\"/>", joined.join("L")));
    for &(x, y) in &plot.means {
        add(format!(
            "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"4\" fill=\"#1d4f36\"/>",
            scale.x(f64::from(x)),
            scale.y(y)
        ));
    }
    text
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> Plot {
        Plot {
            title: "a < b & c".to_owned(),
            vertical: "seconds",
            horizontal: "empty squares",
            points: vec![(18, 0.02), (18, 0.3), (20, 5.0)],
            means: vec![(18, 0.08), (20, 5.0)],
            fit: (1e-9, 3.0),
        }
    }

    #[test]
    fn values_lie_inside_the_axes_and_ten_times_more_is_one_step_up() {
        let scale = Scale::of(&sample().points);
        assert_eq!((scale.columns.clone(), scale.powers.clone()), (18..=20, -2..=1));
        assert!((scale.y(0.01) - (HEIGHT - BOTTOM)).abs() < 1e-9);
        assert!((scale.y(10.0) - TOP).abs() < 1e-9);
        let steps = [scale.y(0.1) - scale.y(1.0), scale.y(0.01) - scale.y(0.1)];
        assert!((steps[0] - steps[1]).abs() < 1e-9);
        assert!(scale.x(18.0) > LEFT && scale.x(20.0) < WIDTH - RIGHT);
    }

    #[test]
    fn every_measurement_is_a_dot_and_texts_are_escaped() {
        let text = svg(&[sample(), sample()]);
        assert_eq!(text.matches("<circle").count(), 2 * 5);
        assert!(text.contains("a &lt; b &amp; c") && text.ends_with("</svg>\n"), "{text}");
        assert_eq!(text.matches("<g ").count(), text.matches("</g>").count());
        assert!(!text.contains("NaN") && !text.contains("inf"), "{text}");
    }
}
