//! Lines over an axis, as an SVG picture.
//!
//! Made for errors over the course of a game: the reader sees where the evaluation is
//! good. The picture follows the reader's light or dark theme, and lines differ in their
//! dashes as well as in colour.

use std::fmt::Write;

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 400.0;
const LEFT: f64 = 64.0;
const RIGHT: f64 = 24.0;
const TOP: f64 = 72.0;
const BOTTOM: f64 = 56.0;

/// Told apart by people who see colours differently (Okabe and Ito), in both themes.
const COLORS: [&str; 4] = ["#0072b2", "#d55e00", "#009e73", "#cc79a7"];
const DASHES: [&str; 4] = ["none", "7 4", "2 4", "10 3 2 3"];

const STYLE: &str = "text{font:13px system-ui,sans-serif;fill:#333}\
    .title{font-size:17px;font-weight:600}\
    .paper{fill:#fff}.grid{stroke:#ddd}.axis{stroke:#777}\
    .line{fill:none;stroke-width:2.5;stroke-linejoin:round}\
    @media(prefers-color-scheme:dark){text{fill:#ddd}.paper{fill:#1b1d1f}.grid{stroke:#3a3d40}.axis{stroke:#999}}";

/// A line of a chart.
#[derive(Clone, Debug)]
pub struct Series {
    /// What it shows.
    pub name: String,
    /// Places on the axes, from left to right.
    pub points: Vec<(f64, f64)>,
}

/// A chart.
#[derive(Clone, Debug)]
pub struct Chart {
    /// What all of it shows.
    pub title: String,
    /// What runs from left to right.
    pub across: String,
    /// What runs from bottom to top.
    pub up: String,
    /// Whether the axis from left to right counts down, as empty squares do in a game.
    pub falling: bool,
    /// The lines.
    pub series: Vec<Series>,
}

impl Chart {
    /// The picture.
    #[must_use]
    pub fn svg(&self) -> String {
        let frame = Frame::around(self);
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\">\n\
             <title>{0}</title>\n<style>{STYLE}</style>\n\
             <rect class=\"paper\" width=\"{WIDTH}\" height=\"{HEIGHT}\" rx=\"8\"/>\n\
             <text class=\"title\" x=\"{LEFT}\" y=\"28\">{0}</text>\n",
            escaped(&self.title)
        );
        self.axes(&frame, &mut svg);
        for (index, series) in self.series.iter().enumerate() {
            line(index, series, &frame, &mut svg);
        }
        self.legend(&mut svg);
        svg += "</svg>\n";
        svg
    }

    fn axes(&self, frame: &Frame, svg: &mut String) {
        let (right, bottom) = (WIDTH - RIGHT, HEIGHT - BOTTOM);
        for value in frame.up.ticks() {
            let y = frame.y(value);
            put(svg, format_args!("<path class=\"grid\" d=\"M{LEFT} {y:.1}H{right}\"/>"));
            let (x, y) = (LEFT - 8.0, y + 4.5);
            put(
                svg,
                format_args!("<text x=\"{x}\" y=\"{y:.1}\" text-anchor=\"end\">{}</text>", number(value)),
            );
        }
        for value in frame.across.ticks() {
            let x = frame.x(value);
            let end = bottom + 5.0;
            put(svg, format_args!("<path class=\"axis\" d=\"M{x:.1} {bottom}V{end}\"/>"));
            let y = bottom + 20.0;
            let text = number(value);
            put(svg, format_args!("<text x=\"{x:.1}\" y=\"{y}\" text-anchor=\"middle\">{text}</text>"));
        }
        put(svg, format_args!("<path class=\"axis\" d=\"M{LEFT} {bottom}H{right}\"/>"));
        let middle = (LEFT + right) / 2.0;
        let y = HEIGHT - 14.0;
        let across = escaped(&self.across);
        put(svg, format_args!("<text x=\"{middle}\" y=\"{y}\" text-anchor=\"middle\">{across}</text>"));
        let middle = (TOP + bottom) / 2.0;
        let up = escaped(&self.up);
        put(
            svg,
            format_args!(
                "<text transform=\"translate(18 {middle}) rotate(-90)\" text-anchor=\"middle\">{up}</text>"
            ),
        );
    }

    fn legend(&self, svg: &mut String) {
        let mut x = LEFT;
        for (index, series) in self.series.iter().enumerate() {
            let (end, text) = (x + 28.0, x + 34.0);
            put(svg, format_args!("<path class=\"line\" {} d=\"M{x} 48H{end}\"/>", look(index)));
            put(svg, format_args!("<text x=\"{text}\" y=\"52.5\">{}</text>", escaped(&series.name)));
            // Wide enough for any letter of the font at this size.
            x = text + 8.0 * series.name.chars().count() as f64 + 20.0;
        }
    }
}

fn put(svg: &mut String, element: std::fmt::Arguments<'_>) {
    writeln!(svg, "{element}").expect("a text takes everything");
}

fn look(index: usize) -> String {
    let kind = index % COLORS.len();
    format!("stroke=\"{}\" stroke-dasharray=\"{}\"", COLORS[kind], DASHES[kind])
}

fn line(index: usize, series: &Series, frame: &Frame, svg: &mut String) {
    let places: Vec<String> =
        series.points.iter().map(|&(x, y)| format!("{:.1},{:.1}", frame.x(x), frame.y(y))).collect();
    put(svg, format_args!("<polyline class=\"line\" {} points=\"{}\"/>", look(index), places.join(" ")));
    for &(x, y) in &series.points {
        let color = COLORS[index % COLORS.len()];
        let tip = format!("{}: {} / {y:.2}", escaped(&series.name), number(x));
        put(
            svg,
            format_args!(
                "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"3.5\" fill=\"{color}\"><title>{tip}</title></circle>",
                frame.x(x),
                frame.y(y)
            ),
        );
    }
}

/// The values an axis shows, a round step apart.
struct Axis {
    from: f64,
    to: f64,
    step: f64,
}

impl Axis {
    /// An axis over these values with about so many steps.
    fn over(values: impl Iterator<Item = f64> + Clone, steps: f64) -> Axis {
        let low = values.clone().fold(f64::INFINITY, f64::min);
        let high = values.fold(f64::NEG_INFINITY, f64::max);
        // Nothing to show, or one value: any axis will do.
        let (low, high) = if low.is_finite() && high.is_finite() { (low, high) } else { (0.0, 1.0) };
        let rough = ((high - low) / steps).max(1e-6);
        let power = 10.0_f64.powf(rough.log10().floor());
        let step = power * [1.0, 2.0, 5.0, 10.0].into_iter().find(|of| power * of >= rough).unwrap_or(10.0);
        let (from, to) = ((low / step).floor() * step, (high / step).ceil() * step);
        Axis { from, to: if to > from { to } else { from + step }, step }
    }

    fn ticks(&self) -> impl Iterator<Item = f64> + '_ {
        let count = ((self.to - self.from) / self.step).round() as u32;
        (0..=count).map(|index| self.from + f64::from(index) * self.step)
    }

    /// Where a value lies, from 0 to 1.
    fn share(&self, value: f64) -> f64 {
        (value - self.from) / (self.to - self.from)
    }
}

struct Frame {
    across: Axis,
    up: Axis,
    falling: bool,
}

impl Frame {
    fn around(chart: &Chart) -> Frame {
        let points = chart.series.iter().flat_map(|series| series.points.iter());
        Frame {
            across: Axis::over(points.clone().map(|point| point.0), 10.0),
            // The height means something only from zero.
            up: Axis::over(points.map(|point| point.1).chain([0.0]), 6.0),
            falling: chart.falling,
        }
    }

    fn x(&self, value: f64) -> f64 {
        let share = self.across.share(value);
        LEFT + (WIDTH - LEFT - RIGHT) * if self.falling { 1.0 - share } else { share }
    }

    fn y(&self, value: f64) -> f64 {
        HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * self.up.share(value)
    }
}

/// A number without needless zeros.
fn number(value: f64) -> String {
    let text = format!("{value:.3}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".to_owned() } else { text.to_owned() }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chart(points: Vec<(f64, f64)>) -> Chart {
        Chart {
            title: "Fitted & held out".to_owned(),
            across: "empties".to_owned(),
            up: "discs".to_owned(),
            falling: true,
            series: vec![Series { name: "a<b".to_owned(), points }],
        }
    }

    #[test]
    fn every_point_is_inside_the_frame_and_the_axis_falls() {
        let points = vec![(59.0, 18.2), (30.0, 11.0), (2.0, 2.5)];
        let chart = chart(points.clone());
        let frame = Frame::around(&chart);
        for &(x, y) in &points {
            assert!((LEFT..=WIDTH - RIGHT).contains(&frame.x(x)), "{x}");
            assert!((TOP..=HEIGHT - BOTTOM).contains(&frame.y(y)), "{y}");
        }
        assert!(frame.x(59.0) < frame.x(2.0));
        assert!(frame.y(18.2) < frame.y(2.5));
        let svg = chart.svg();
        assert_eq!(svg.matches("<circle").count(), points.len());
        assert!(svg.contains("Fitted &amp; held out") && svg.contains("a&lt;b") && !svg.contains("a<b"));
        assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
    }

    #[test]
    fn axes_have_round_steps() {
        let ticks = |values: [f64; 2]| {
            Axis::over(values.into_iter(), 6.0).ticks().map(number).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(ticks([0.0, 18.2]), "0 5 10 15 20");
        assert_eq!(ticks([0.0, 1.0]), "0 0.2 0.4 0.6 0.8 1");
        assert_eq!(ticks([-3.0, 2.0]), "-3 -2 -1 0 1 2");
    }

    #[test]
    fn nothing_and_a_single_point_can_be_drawn() {
        for points in [vec![], vec![(5.0, 0.0)]] {
            let svg = chart(points).svg();
            assert!(!svg.contains("NaN") && !svg.contains("inf"), "{svg}");
        }
    }
}
