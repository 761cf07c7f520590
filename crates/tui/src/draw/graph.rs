//! A game as a line of bars: who was ahead when, and by how much.

use crate::canvas::Canvas;
use crate::look::Tone;
use crate::press::Press;
use outflank_rules::Color;
use ratatui::layout::Rect;

/// A graph of scores, one for each position of a game.
pub(crate) struct Graph<'a> {
    /// For Black, in discs; nothing where it is not known yet.
    pub scores: &'a [Option<i32>],
    /// The position being looked at.
    pub at: usize,
}

const EIGHTHS: [char; 9] = [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/// What a disc difference is worth in height: small leads show, large ones do not
/// crowd them out.
fn height(score: i32, room: f32) -> f32 {
    (score.abs() as f32 / 64.0).sqrt() * room
}

/// Draws bars up for Black and down for White. Each can be clicked.
pub(crate) fn draw(canvas: &mut Canvas<'_>, area: Rect, graph: &Graph<'_>) {
    let half = area.height / 2;
    if half == 0 || area.width < 8 || graph.scores.is_empty() {
        return;
    }
    let label = 2;
    let columns = usize::from(area.width - label);
    let count = graph.scores.len();
    let at_column = |ply: usize| if count <= columns { ply } else { ply * columns / count };
    let [black, white] = Color::BOTH.map(|side| canvas.look.disc(side).to_string());
    canvas.write(area, 0, 0, &black, Tone::Strong);
    canvas.write(area, 0, 2 * half - 1, &white, Tone::Strong);
    for (ply, score) in graph.scores.iter().enumerate() {
        let column = label + u16::try_from(at_column(ply)).unwrap_or(u16::MAX);
        let here = ply == graph.at;
        let tone = if here { Tone::Good } else { Tone::Plain };
        canvas.zone(Rect::new(area.x + column, area.y, 1, 2 * half), Press::Step(ply));
        match score {
            Some(score) => bar(canvas, area, column, half, *score, tone),
            None => {
                canvas.write(area, column, half - 1, canvas.look.sign("·", "."), Tone::Faint);
            }
        }
        if here && area.height > 2 * half {
            canvas.write(area, column, 2 * half, canvas.look.sign("▲", "^"), tone);
        }
    }
}

fn bar(canvas: &mut Canvas<'_>, area: Rect, column: u16, half: u16, score: i32, tone: Tone) {
    let high = height(score, f32::from(half));
    for step in 0..half {
        let filled = (high - f32::from(step)).clamp(0.0, 1.0);
        let row = if score >= 0 { half - 1 - step } else { half + step };
        if !canvas.look.unicode() {
            if filled >= 0.5 || (step == 0 && filled > 0.0) {
                canvas.write(area, column, row, "#", tone);
            }
            continue;
        }
        let eighths = (filled * 8.0).round() as usize;
        if score >= 0 {
            // An even position is a thin line at the bottom of the upper half.
            let eighths = if step == 0 { eighths.max(1) } else { eighths };
            if eighths > 0 {
                canvas.write(area, column, row, &EIGHTHS[eighths].to_string(), tone);
            }
        } else if eighths > 0 {
            // Blocks grow upwards only: the lower half is drawn as what is left free.
            let sign = match eighths {
                8 => '█',
                4..=7 => '▀',
                _ => '▔',
            };
            canvas.write(area, column, row, &sign.to_string(), tone);
        }
    }
}
