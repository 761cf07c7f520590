//! How large a picture is.

/// The width of a picture in pixels. The height follows from what is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size(u16);

impl Size {
    /// The smallest width in which a board can be made out.
    pub const SMALLEST: u16 = 64;
    /// The largest width; such a picture takes some 80 MB while it is drawn.
    pub const LARGEST: u16 = 4096;

    /// A width between [`Size::SMALLEST`] and [`Size::LARGEST`].
    #[must_use]
    pub const fn new(width: u16) -> Option<Size> {
        if width < Size::SMALLEST || width > Size::LARGEST { None } else { Some(Size(width)) }
    }

    /// The width in pixels.
    #[must_use]
    pub const fn width(self) -> u16 {
        self.0
    }
}
