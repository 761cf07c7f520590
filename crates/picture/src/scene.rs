//! What both renderers draw: shapes in order, in units of a hundredth of a square.

/// A colour with its opacity, from 0 to 255.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ink {
    pub(crate) red: u8,
    pub(crate) green: u8,
    pub(crate) blue: u8,
    pub(crate) opacity: u8,
}

impl Ink {
    /// `0xRRGGBB`, opaque.
    pub(crate) const fn rgb(code: u32) -> Ink {
        Ink { red: (code >> 16) as u8, green: (code >> 8) as u8, blue: code as u8, opacity: 255 }
    }

    /// The same with another opacity.
    pub(crate) const fn at(self, opacity: u8) -> Ink {
        Ink { opacity, ..self }
    }
}

/// How a surface is filled.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Fill {
    Plain(Ink),
    /// From one colour at the top to another at the bottom.
    Down(Ink, Ink),
    /// From one colour in the middle of a light to another at the rim. The light stands
    /// this part of the radius to the upper left of the centre.
    Lit(Ink, Ink, f32),
}

/// A point; x to the right, y down.
pub(crate) type Point = (f32, f32);

/// A step of a line.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Step {
    Move(Point),
    Line(Point),
    /// A cubic curve by its two handles and its end.
    Curve(Point, Point, Point),
}

/// One thing to draw.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Shape {
    /// A box with rounded corners.
    Box { corner: Point, size: Point, radius: f32, fill: Fill },
    /// An ellipse by its centre and its two radii.
    Oval { center: Point, radii: Point, fill: Fill },
    /// A circle drawn with a pen.
    Ring { center: Point, radius: f32, width: f32, ink: Ink },
    /// Lines drawn with a round pen.
    Lines { steps: Vec<Step>, width: f32, ink: Ink },
}

/// A picture before it is drawn.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Scene {
    pub(crate) width: f32,
    pub(crate) height: f32,
    pub(crate) shapes: Vec<Shape>,
}

impl Scene {
    pub(crate) fn new(width: f32, height: f32) -> Scene {
        Scene { width, height, shapes: Vec::new() }
    }

    pub(crate) fn add(&mut self, shape: Shape) {
        self.shapes.push(shape);
    }

    pub(crate) fn disc(&mut self, center: Point, radius: f32, fill: Fill) {
        self.add(Shape::Oval { center, radii: (radius, radius), fill });
    }

    pub(crate) fn line(&mut self, from: Point, to: Point, width: f32, ink: Ink) {
        self.add(Shape::Lines { steps: vec![Step::Move(from), Step::Line(to)], width, ink });
    }
}
