//! A scene as an SVG text.

use crate::scene::{Fill, Ink, Point, Scene, Shape, Step};
use std::collections::BTreeMap;
use std::fmt::Write;

/// Writes the scene, with words for those who cannot see it.
pub(crate) fn write(scene: &Scene, description: &str) -> String {
    let mut gradients = Gradients::default();
    let body: String = scene.shapes.iter().map(|shape| element(shape, &mut gradients)).collect();
    let (width, height) = (number(scene.width), number(scene.height));
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" role=\"img\">\n\
         <title>{description}</title>\n"
    );
    if !gradients.text.is_empty() {
        text += &format!("<defs>\n{}</defs>\n", gradients.text);
    }
    text + &body + "</svg>\n"
}

/// The gradients of a picture; discs share theirs.
#[derive(Default)]
struct Gradients {
    text: String,
    known: BTreeMap<String, String>,
}

impl Gradients {
    fn named(&mut self, gradient: impl Fn(&str) -> String) -> String {
        let key = gradient("");
        if let Some(name) = self.known.get(&key) {
            return name.clone();
        }
        let name = format!("g{}", self.known.len() + 1);
        self.text += &gradient(&name);
        self.known.insert(key, name.clone());
        name
    }

    /// The attributes that fill a shape.
    fn fill(&mut self, fill: Fill) -> String {
        let stops = |from: Ink, to: Ink| {
            format!("<stop {}/><stop offset=\"1\" {}/>", ink(from, "stop-color"), ink(to, "stop-color"))
        };
        let name = match fill {
            Fill::Plain(plain) => return ink(plain, "fill"),
            Fill::Down(from, to) => self.named(|name| {
                format!(
                    "<linearGradient id=\"{name}\" x2=\"0\" y2=\"1\">{}</linearGradient>\n",
                    stops(from, to)
                )
            }),
            Fill::Lit(from, to, away) => self.named(|name| {
                let at = number(0.5 - 0.5 * away);
                format!(
                    "<radialGradient id=\"{name}\" cx=\"{at}\" cy=\"{at}\" r=\"0.7\">{}</radialGradient>\n",
                    stops(from, to)
                )
            }),
        };
        format!("fill=\"url(#{name})\"")
    }
}

fn element(shape: &Shape, gradients: &mut Gradients) -> String {
    match shape {
        Shape::Box { corner, size, radius, fill } => format!(
            "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"{}\" {}/>\n",
            number(corner.0),
            number(corner.1),
            number(size.0),
            number(size.1),
            number(*radius),
            gradients.fill(*fill)
        ),
        Shape::Oval { center, radii, fill } => format!(
            "<ellipse cx=\"{}\" cy=\"{}\" rx=\"{}\" ry=\"{}\" {}/>\n",
            number(center.0),
            number(center.1),
            number(radii.0),
            number(radii.1),
            gradients.fill(*fill)
        ),
        Shape::Ring { center, radius, width, ink: pen } => format!(
            "<circle cx=\"{}\" cy=\"{}\" r=\"{}\" fill=\"none\" {} stroke-width=\"{}\"/>\n",
            number(center.0),
            number(center.1),
            number(*radius),
            ink(*pen, "stroke"),
            number(*width)
        ),
        Shape::Lines { steps, width, ink: pen } => format!(
            "<path d=\"{}\" fill=\"none\" {} stroke-width=\"{}\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>\n",
            path(steps),
            ink(*pen, "stroke"),
            number(*width)
        ),
    }
}

fn path(steps: &[Step]) -> String {
    let mut text = String::new();
    let point = |(x, y): Point| format!("{} {}", number(x), number(y));
    for step in steps {
        // Writing to a text cannot fail.
        let _ = match step {
            Step::Move(to) => write!(text, "M{}", point(*to)),
            Step::Line(to) => write!(text, "L{}", point(*to)),
            Step::Curve(a, b, to) => write!(text, "C{} {} {}", point(*a), point(*b), point(*to)),
        };
    }
    text
}

/// A colour as attributes: `fill="#1f8a56" fill-opacity="0.5"`.
fn ink(ink: Ink, attribute: &str) -> String {
    let Ink { red, green, blue, opacity } = ink;
    let color = format!("{attribute}=\"#{red:02x}{green:02x}{blue:02x}\"");
    if opacity == 255 {
        return color;
    }
    let property = if attribute == "stop-color" { "stop" } else { attribute };
    format!("{color} {property}-opacity=\"{}\"", number(f32::from(opacity) / 255.0))
}

/// A number with at most two decimals and no more than it needs.
fn number(value: f32) -> String {
    let text = format!("{value:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".to_owned() } else { text.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        for (value, text) in [(1.0, "1"), (0.5, "0.5"), (-0.001, "0"), (62.255, "62.26"), (-3.1, "-3.1")] {
            assert_eq!(number(value), text);
        }
    }
}
