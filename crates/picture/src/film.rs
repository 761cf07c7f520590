//! A whole game as an animated GIF.
//!
//! Each move is a few frames: the disc is placed, the discs it encloses turn over, and
//! the position stays for a while. A frame holds only what has changed since the one
//! before, so a game of sixty moves takes about as much room as a photograph.

use crate::layout::{Picture, Turning};
use crate::palette::{Census, Palette};
use crate::raster::{Pixels, draw};
use crate::size::{Pace, Size};
use crate::theme::Theme;
use gif::{DisposalMethod, Encoder, Frame, Repeat};
use outflank_rules::game::Turn;
use outflank_rules::{Game, Move, SquareSet};
use std::borrow::Cow;

/// How far discs have turned in the frames in between, and how long each shows, in
/// hundredths of a second.
const TURNS: [f32; 3] = [0.22, 0.5, 0.78];
const TURN_TIME: u16 = 5;

/// A game to be shown move by move.
#[derive(Clone, Copy, Debug)]
pub struct Film<'a> {
    /// The game, from its start to where it stands.
    pub game: &'a Game,
    /// Whether legal moves get a dot.
    pub legal: bool,
    /// Whether letters and numbers stand around the board.
    pub coordinates: bool,
    /// Whether the disc counts stand below the board.
    pub counts: bool,
    /// The look.
    pub theme: Theme,
    /// How long a position stays.
    pub pace: Pace,
}

/// A picture and how long it shows.
struct Shot {
    picture: Picture,
    turning: Option<Turning>,
    time: u16,
}

impl<'a> Film<'a> {
    /// A game at the usual pace, with coordinates and counts.
    #[must_use]
    pub fn new(game: &'a Game) -> Film<'a> {
        let theme = Theme::default();
        Film { game, legal: false, coordinates: true, counts: true, theme, pace: Pace::USUAL }
    }

    /// The film as the bytes of a GIF file that repeats for ever.
    ///
    /// The frames are drawn twice: once to find the colours, once to write them. That is
    /// what it takes to keep no more than two of them in memory.
    #[must_use]
    pub fn gif(&self, size: Size) -> Vec<u8> {
        let shots = self.shots();
        let mut census = Census::new();
        // Discs in the middle of turning have no colours of their own.
        for shot in shots.iter().filter(|shot| shot.turning.is_none()) {
            census.add(&draw(&shot.picture.scene(None), size).rgb);
        }
        for shot in shots.iter().filter(|shot| shot.turning.is_some()) {
            census.add(&draw(&shot.picture.scene(shot.turning), size).rgb);
        }
        let palette = census.palette();
        let mut file = Vec::new();
        let height = draw(&shots[0].picture.scene(None), size).height;
        let mut encoder = Encoder::new(&mut file, size.width(), height, &palette.colors)
            .expect("memory takes any number of bytes");
        encoder.set_repeat(Repeat::Infinite).expect("memory takes any number of bytes");
        let mut before: Option<Vec<u8>> = None;
        for shot in &shots {
            let pixels = draw(&shot.picture.scene(shot.turning), size);
            let now: Vec<u8> = pixels.rgb.chunks_exact(3).map(|pixel| palette.entry(pixel)).collect();
            let frame = changed(before.as_deref(), &now, &pixels, &palette, shot.time);
            encoder.write_frame(&frame).expect("memory takes any number of bytes");
            before = Some(now);
        }
        drop(encoder);
        file
    }

    fn shots(&self) -> Vec<Shot> {
        let show = |position| Picture {
            position,
            last: None,
            legal: self.legal,
            scores: Vec::new(),
            coordinates: self.coordinates,
            counts: self.counts,
            ply: None,
            theme: self.theme,
        };
        let mut shots = vec![Shot { picture: show(self.game.start()), turning: None, time: self.pace.0 }];
        for (ply, turn) in (1..).zip(self.game.turns()) {
            let last = turn.mv.square();
            let picture = Picture { last, ply: Some((ply, turn.mv)), ..show(turn.after) };
            let discs = turned(&turn);
            if !discs.is_empty() {
                shots.extend(TURNS.iter().map(|&part| Shot {
                    picture: Picture { legal: false, ..picture.clone() },
                    turning: Some(Turning { discs, part }),
                    time: TURN_TIME,
                }));
            }
            shots.push(Shot { picture, turning: None, time: self.pace.0 });
        }
        if let Some(last) = shots.last_mut() {
            // Time to look at the result before it begins again.
            last.time = last.time.saturating_mul(4).max(300);
        }
        shots
    }
}

/// The discs that a move turns over.
fn turned(turn: &Turn) -> SquareSet {
    match turn.mv {
        Move::Place(square) => turn.before.flips(square),
        Move::Pass => SquareSet::EMPTY,
    }
}

/// A frame with what differs from the one before, the rest left out or left clear.
fn changed(
    before: Option<&[u8]>,
    now: &[u8],
    pixels: &Pixels,
    palette: &Palette,
    time: u16,
) -> Frame<'static> {
    let width = usize::from(pixels.width);
    let differs = |index: usize| before.is_none_or(|before| before[index] != now[index]);
    let rows: Vec<usize> =
        (0..now.len() / width).filter(|row| (0..width).any(|x| differs(row * width + x))).collect();
    let columns = (0..width).filter(|x| rows.iter().any(|row| differs(row * width + x)));
    let (left, right) = columns.fold((width, 0), |(low, high), x| (low.min(x), high.max(x)));
    let (top, bottom) = match (rows.first(), rows.last()) {
        (Some(&top), Some(&bottom)) => (top, bottom),
        // A frame must have a pixel, even if nothing has changed.
        _ => (0, 0),
    };
    let (left, right) = if left > right { (0, 0) } else { (left, right) };
    let area = (top..=bottom).flat_map(|row| (left..=right).map(move |x| row * width + x));
    let buffer: Vec<u8> = area.map(|index| if differs(index) { now[index] } else { palette.clear }).collect();
    Frame {
        left: left as u16,
        top: top as u16,
        width: (right - left + 1) as u16,
        height: (bottom - top + 1) as u16,
        delay: time,
        dispose: DisposalMethod::Keep,
        transparent: before.map(|_| palette.clear),
        buffer: Cow::Owned(buffer),
        ..Frame::default()
    }
}
