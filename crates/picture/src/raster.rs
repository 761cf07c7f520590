//! A scene as pixels, and pixels as a PNG file.

use crate::scene::{Fill, Ink, Point, Scene, Shape, Step};
use crate::size::Size;
use tiny_skia::{
    Color, FillRule, GradientStop, LineCap, LineJoin, LinearGradient, Paint, Path, PathBuilder, Pixmap,
    RadialGradient, Rect, Shader, SpreadMode, Stroke, Transform,
};

/// Handle length of a quarter of a circle by cubic curves, in radii.
const QUARTER: f32 = 0.552_284_8;

/// Opaque pixels, row by row, three bytes each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Pixels {
    pub(crate) width: u16,
    pub(crate) height: u16,
    pub(crate) rgb: Vec<u8>,
}

/// Draws a scene so wide.
pub(crate) fn draw(scene: &Scene, size: Size) -> Pixels {
    let scale = f32::from(size.width()) / scene.width;
    let height = (scene.height * scale).round();
    let mut pixmap = Pixmap::new(size.width().into(), height as u32)
        .expect("a size is never zero and never too large for memory to count");
    let transform = Transform::from_scale(scale, scale);
    for shape in &scene.shapes {
        shape_on(&mut pixmap, shape, transform);
    }
    // Every scene begins with an opaque ground, so nothing is left to be blended.
    let rgb = pixmap.pixels().iter().flat_map(|pixel| [pixel.red(), pixel.green(), pixel.blue()]).collect();
    Pixels { width: size.width(), height: height as u16, rgb }
}

/// The pixels as a PNG file.
pub(crate) fn png(pixels: &Pixels) -> Vec<u8> {
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, pixels.width.into(), pixels.height.into());
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_compression(png::Compression::High);
    let mut writer = encoder.write_header().expect("memory takes any number of bytes");
    writer.write_image_data(&pixels.rgb).expect("there are as many bytes as the header says");
    writer.finish().expect("memory takes any number of bytes");
    file
}

fn shape_on(pixmap: &mut Pixmap, shape: &Shape, transform: Transform) {
    match shape {
        Shape::Box { corner, size, radius, fill } => {
            let Some(path) = rounded(*corner, *size, *radius) else { return };
            fill_path(pixmap, &path, *fill, transform);
        }
        Shape::Oval { center, radii, fill } => {
            let Some(path) = oval(*center, *radii) else { return };
            fill_path(pixmap, &path, *fill, transform);
        }
        Shape::Ring { center, radius, width, ink } => {
            let Some(path) = oval(*center, (*radius, *radius)) else { return };
            stroke_path(pixmap, &path, *width, *ink, transform);
        }
        Shape::Lines { steps, width, ink } => {
            let Some(path) = lines(steps) else { return };
            stroke_path(pixmap, &path, *width, *ink, transform);
        }
    }
}

fn rounded((x, y): Point, (width, height): Point, radius: f32) -> Option<Path> {
    if radius == 0.0 {
        return Some(PathBuilder::from_rect(Rect::from_xywh(x, y, width, height)?));
    }
    let (right, bottom) = (x + width, y + height);
    let bend = radius * (1.0 - QUARTER);
    let mut path = PathBuilder::new();
    path.move_to(x + radius, y);
    path.line_to(right - radius, y);
    path.cubic_to(right - bend, y, right, y + bend, right, y + radius);
    path.line_to(right, bottom - radius);
    path.cubic_to(right, bottom - bend, right - bend, bottom, right - radius, bottom);
    path.line_to(x + radius, bottom);
    path.cubic_to(x + bend, bottom, x, bottom - bend, x, bottom - radius);
    path.line_to(x, y + radius);
    path.cubic_to(x, y + bend, x + bend, y, x + radius, y);
    path.close();
    path.finish()
}

fn oval((x, y): Point, (rx, ry): Point) -> Option<Path> {
    PathBuilder::from_oval(Rect::from_ltrb(x - rx, y - ry, x + rx, y + ry)?)
}

fn lines(steps: &[Step]) -> Option<Path> {
    let mut path = PathBuilder::new();
    for step in steps {
        match *step {
            Step::Move((x, y)) => path.move_to(x, y),
            Step::Line((x, y)) => path.line_to(x, y),
            Step::Curve((ax, ay), (bx, by), (x, y)) => path.cubic_to(ax, ay, bx, by, x, y),
        }
    }
    path.finish()
}

fn fill_path(pixmap: &mut Pixmap, path: &Path, fill: Fill, transform: Transform) {
    let bounds = path.bounds();
    let stops = |from, to| vec![GradientStop::new(0.0, color(from)), GradientStop::new(1.0, color(to))];
    let shader = match fill {
        Fill::Plain(ink) => Some(Shader::SolidColor(color(ink))),
        Fill::Down(from, to) => LinearGradient::new(
            (bounds.left(), bounds.top()).into(),
            (bounds.left(), bounds.bottom()).into(),
            stops(from, to),
            SpreadMode::Pad,
            Transform::identity(),
        ),
        Fill::Lit(from, to, away) => {
            // A circle in a square of side one, stretched over the shape: what SVG does.
            let at = 0.5 - 0.5 * away;
            let over =
                Transform::from_row(bounds.width(), 0.0, 0.0, bounds.height(), bounds.left(), bounds.top());
            RadialGradient::new(
                (at, at).into(),
                0.0,
                (at, at).into(),
                0.7,
                stops(from, to),
                SpreadMode::Pad,
                over,
            )
        }
    };
    let Some(shader) = shader else { return };
    let paint = Paint { shader, anti_alias: true, ..Paint::default() };
    pixmap.fill_path(path, &paint, FillRule::Winding, transform, None);
}

fn stroke_path(pixmap: &mut Pixmap, path: &Path, width: f32, ink: Ink, transform: Transform) {
    let paint = Paint { shader: Shader::SolidColor(color(ink)), anti_alias: true, ..Paint::default() };
    let stroke = Stroke { width, line_cap: LineCap::Round, line_join: LineJoin::Round, ..Stroke::default() };
    pixmap.stroke_path(path, &paint, &stroke, transform, None);
}

fn color(ink: Ink) -> Color {
    Color::from_rgba8(ink.red, ink.green, ink.blue, ink.opacity)
}
