//! Links to be photographed.

use crate::problem::Problem;
use qrcodegen::{QrCode, QrCodeEcc};
use schemars::JsonSchema;
use serde::Serialize;
use std::fmt::Write;

/// A QR code, for a drawing of the page's own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "Qr")]
pub struct QrBody {
    /// How many squares wide and high; four more of the ground belong on every side.
    size: i32,
    /// The dark squares, as the path of an SVG whose unit is a square.
    path: String,
}

impl QrBody {
    /// The code of a text.
    pub(crate) fn of(text: &str) -> Result<QrBody, Problem> {
        let code = QrCode::encode_text(text, QrCodeEcc::Medium);
        let code = code.map_err(|error| Problem::Internal(format!("no QR code: {error}")))?;
        let mut path = String::new();
        for y in 0..code.size() {
            let mut x = 0;
            while x < code.size() {
                let dark = (x..code.size()).take_while(|&x| code.get_module(x, y)).count() as i32;
                if dark > 0 {
                    write!(path, "M{x} {y}h{dark}v1h-{dark}z").expect("text takes text");
                }
                x += dark + 1;
            }
        }
        Ok(QrBody { size: code.size(), path })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_path_covers_exactly_the_dark_squares() {
        let text = "http://192.168.0.17:8064/join/7zzzzzzzzzzzzzzzzzzzzzzzzz";
        let code = QrCode::encode_text(text, QrCodeEcc::Medium).unwrap();
        let QrBody { size, path } = QrBody::of(text).unwrap();
        assert_eq!(size, code.size());
        let mut drawn = vec![false; (size * size) as usize];
        for run in path.split('z').filter(|run| !run.is_empty()) {
            let (start, rest) = run.trim_start_matches('M').split_once('h').unwrap();
            let (x, y) = start.split_once(' ').unwrap();
            let width: i32 = rest.split('v').next().unwrap().parse().unwrap();
            let (x, y): (i32, i32) = (x.parse().unwrap(), y.parse().unwrap());
            (x..x + width).for_each(|x| drawn[(y * size + x) as usize] = true);
        }
        let dark: Vec<bool> =
            (0..size * size).map(|place| code.get_module(place % size, place / size)).collect();
        assert_eq!(drawn, dark);
    }
}
