//! How large a picture is, how fast a film, and which kind of file.

use std::fmt;
use std::str::FromStr;

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

impl FromStr for Size {
    type Err = OutOfRange;

    fn from_str(text: &str) -> Result<Size, OutOfRange> {
        text.parse().ok().and_then(Size::new).ok_or(OutOfRange::Size)
    }
}

/// How long a position of a film stays, in hundredths of a second.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace(pub(crate) u16);

impl Pace {
    /// A second a move.
    pub const USUAL: Pace = Pace(100);

    /// From five hundredths of a second, the fastest that programs show, to a minute.
    #[must_use]
    pub const fn hundredths(time: u16) -> Option<Pace> {
        if time < 5 || time > 6000 { None } else { Some(Pace(time)) }
    }
}

impl FromStr for Pace {
    type Err = OutOfRange;

    /// Reads seconds.
    fn from_str(text: &str) -> Result<Pace, OutOfRange> {
        let hundredths = text.parse::<f64>().ok().map(|seconds| (seconds * 100.0).round());
        hundredths
            .filter(|time| (0.0..=60_000.0).contains(time))
            .and_then(|time| Pace::hundredths(time as u16))
            .ok_or(OutOfRange::Pace)
    }
}

/// A size or a pace that there is not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OutOfRange {
    /// A width in pixels.
    Size,
    /// Seconds a position stays.
    Pace,
}

impl fmt::Display for OutOfRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OutOfRange::Size => {
                write!(f, "a number from {} to {} is expected", Size::SMALLEST, Size::LARGEST)
            }
            OutOfRange::Pace => f.write_str("a number of seconds from 0.05 to 60 is expected"),
        }
    }
}

impl std::error::Error for OutOfRange {}

/// A kind of file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Shapes as text, which have any size.
    Svg,
    /// Pixels.
    Png,
    /// A film.
    Gif,
}

impl Kind {
    /// The kind that the ending of a file's name stands for, in any case.
    #[must_use]
    pub fn from_extension(extension: &str) -> Option<Kind> {
        match extension.to_ascii_lowercase().as_str() {
            "svg" => Some(Kind::Svg),
            "png" => Some(Kind::Png),
            "gif" => Some(Kind::Gif),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_paces_and_kinds_are_read() {
        assert_eq!("480".parse().map(Size::width), Ok(480));
        assert_eq!("0.5".parse(), Ok(Pace(50)));
        for text in ["", "0", "63", "4097", "x", "-1"] {
            assert_eq!(text.parse::<Size>(), Err(OutOfRange::Size), "{text}");
        }
        for text in ["", "0", "61", "x", "-1", "nan", "inf"] {
            assert_eq!(text.parse::<Pace>(), Err(OutOfRange::Pace), "{text}");
        }
        assert_eq!(Kind::from_extension("PNG"), Some(Kind::Png));
        assert_eq!(Kind::from_extension("bmp"), None);
    }
}
