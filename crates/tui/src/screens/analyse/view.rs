//! How a studied game looks.

use super::{Analyse, turning};
use crate::canvas::{Canvas, Hint};
use crate::draw::board::{self, Picture, SquareNote};
use crate::draw::graph::{self, Graph};
use crate::look::Tone;
use crate::panel::{Layout, Panel};
use crate::press::Press;
use crate::screen::Context;
use crate::screens::game::view::line_text;
use crate::words::{Words, color_value, name};
use outflank_coach::Comment;
use outflank_data::openings;
use outflank_locale::whole_sentence;
use outflank_messages::illegal;
use outflank_rules::{Color, DiscCount, Move, Outcome};
use ratatui::layout::Rect;

/// Rows the graph should have.
const GRAPH_ROWS: u16 = 4;

pub(super) fn draw(screen: &Analyse, canvas: &mut Canvas<'_>, cx: &Context) {
    let words = Words(&cx.locale);
    let position = screen.position();
    canvas.title(&words.text("tui-menu-analyse", &[]), &ply_text(screen, words));
    // In a usual window of 24 rows a second one for keys would cost the large board.
    let footer = if canvas.area().height > 24 { 2 } else { 1 };
    canvas.footer(&hints(screen, words), footer);
    let graph_rows = if screen.main.is_empty() { 0 } else { GRAPH_ROWS };
    let Some(layout) = Layout::of(canvas, footer, graph_rows) else { return };
    let notes = notes(screen, canvas);
    let picture = Picture {
        legal: position.moves(),
        last: screen.at.checked_sub(1).and_then(|ply| screen.line.moves_played().nth(ply)?.square()),
        cursor: screen.cursor.or_else(|| screen.chosen_square().filter(|_| screen.chosen > 0)),
        notes: &notes,
        ..Picture::of(position)
    };
    board::draw(canvas, layout.board, layout.size, &picture);
    let mut panel = Panel::new(canvas, layout.panel);
    let count = DiscCount::of(position);
    for color in Color::BOTH {
        let look = panel.canvas.look;
        let moving = color == position.turn() && !position.is_over();
        let arrow = if moving { look.sign("▸", ">") } else { " " };
        let label = format!("{arrow} {} {}", look.disc(color), words.color(color));
        panel.pair(&label, &count.get(color).to_string(), if moving { Tone::Strong } else { Tone::Plain });
    }
    let passed = (0..=screen.at).rev();
    let opening =
        passed.filter_map(|ply| screen.line.position_at(ply)).find_map(|at| openings::of(at.board()));
    if let Some(opening) = opening {
        panel.line(opening.name(cx.locale.language().code()), Tone::Faint);
    }
    panel.gap();
    if let Some(outcome) = Outcome::of(position) {
        let winner = match outcome.winner() {
            Some(color) => words.text("wins", &[("color", color_value(color))]),
            None => words.text("draw", &[]),
        };
        panel.paragraph(&whole_sentence(&winner), Tone::Good);
    }
    if let Some(reason) = screen.refused {
        panel.paragraph(&words.tell(&[illegal(reason)]), Tone::Bad);
    }
    if screen.turning.is_some() {
        turning_point(screen, &mut panel, words);
    } else {
        engine_lines(screen, &mut panel, words);
    }
    if screen.is_variation() {
        panel.gap();
        panel.paragraph(&words.text("tui-variation", &[]), Tone::Faint);
    }
    panel.gap();
    coach_state(screen, &mut panel, words);
    move_list(screen, &mut panel, words);
    if layout.below.height >= GRAPH_ROWS && graph_rows > 0 {
        let height = layout.below.height.min(9);
        let area = Rect { y: layout.below.bottom() - height, height, ..layout.below };
        let at = if screen.is_variation() { usize::MAX } else { screen.at };
        graph::draw(canvas, area, &Graph { scores: &screen.scores, at });
    }
}

/// Words on the squares: the engine's scores, or at a turning point the move played and
/// the better one.
fn notes(screen: &Analyse, canvas: &Canvas<'_>) -> Vec<SquareNote> {
    let Some((point, found)) = screen.point() else { return screen.study.notes() };
    let Some((_, played, better)) = turning::marks(point.stand, found) else { return Vec::new() };
    let sign = |unicode: &'static str, ascii: &'static str| canvas.look.sign(unicode, ascii).to_owned();
    let mut notes = vec![SquareNote { square: better, text: sign("✓", "!!"), best: true }];
    if played != better {
        notes.push(SquareNote { square: played, text: sign("✗", "??"), best: false });
    }
    notes
}

/// Where the game turned: what was played there, what was better, and why.
fn turning_point(screen: &Analyse, panel: &mut Panel<'_, '_>, words: Words<'_>) {
    let Some((point, found)) = screen.point() else { return };
    let number = ("number", (point.number + 1).into());
    let count = ("count", screen.points().len().into());
    let id = if screen.side.is_some() { "tui-turning-yours" } else { "tui-turning-title" };
    panel.line(&words.text(id, &[number, count]), Tone::Key);
    let lines = turning::told(point.stand, found, words);
    let last = lines.len().saturating_sub(1);
    for (index, text) in lines.iter().enumerate() {
        let tone = match point.stand {
            turning::Stand::Told if index == 0 => Tone::Bad,
            turning::Stand::Tries(Some(_)) if index == last => Tone::Bad,
            turning::Stand::Found(_) if index == 0 => Tone::Good,
            _ => Tone::Plain,
        };
        panel.paragraph(text, tone);
    }
}

/// How far the coach has come with the game, and what it says about the move on the board.
fn coach_state(screen: &Analyse, panel: &mut Panel<'_, '_>, words: Words<'_>) {
    let Some(review) = screen.review.as_ref().filter(|_| screen.turning.is_none()) else { return };
    if !review.is_complete() {
        let figures = [("done", review.done.into()), ("total", review.total.into())];
        panel.line(&words.text("tui-turning-progress", &figures), Tone::Faint);
    } else if screen.points().is_empty() {
        panel.paragraph(&words.text("tui-turning-none", &[]), Tone::Faint);
    }
}

/// The best lines so far, and how deep they are.
fn engine_lines(screen: &Analyse, panel: &mut Panel<'_, '_>, words: Words<'_>) {
    let Some(outcome) = screen.study.outcome() else {
        if screen.study.is_on() && !screen.position().is_over() {
            panel.line(&words.text("tui-thinking", &[]), Tone::Faint);
        }
        return;
    };
    let best = outcome.best();
    panel.line(&words.text("tui-best", &[("score", words.score(best.score).into())]), Tone::Strong);
    let room = usize::from(panel.left().saturating_sub(4)).clamp(1, 6);
    let first = (screen.chosen + 1).saturating_sub(room);
    for (index, line) in outcome.lines.iter().enumerate().skip(first).take(room) {
        let tone = match (index == screen.chosen, line.score.discs() == best.score.discs()) {
            (true, _) => Tone::Chosen,
            (false, true) => Tone::Good,
            (false, false) => Tone::Plain,
        };
        let rest = panel.rest();
        let row = Rect { height: 1.min(rest.height), ..rest };
        panel.line(&line_text(line, rest.width, words), tone);
        panel.canvas.zone(row, Press::Entry(index));
    }
    // The move that led here; or the one that was chosen among the engine's.
    let walked = screen.review.as_ref().filter(|_| screen.chosen == 0 && !screen.is_variation());
    let about = outcome.lines.get(screen.chosen).and_then(|line| line.mv.square());
    let chosen = || Comment::on(screen.position(), about?, &outcome.lines).ok();
    let comment = match walked.and_then(|review| review.on(screen.at)) {
        Some(comment) => Some((comment.text(words.0), Tone::Plain)),
        None => chosen().map(|comment| (comment.text(words.0), Tone::Good)),
    };
    if let Some((text, tone)) = comment.filter(|_| panel.left() > 5) {
        panel.paragraph(&text, tone);
    }
    let seconds = outcome.elapsed.as_secs_f64();
    let speed = if seconds > 0.001 { outcome.nodes as f64 / seconds / 1e6 } else { 0.0 };
    panel.line(
        &words.text(
            "tui-figures",
            &[
                ("nodes", format!("{:.1}", outcome.nodes as f64 / 1e6).into()),
                ("seconds", format!("{seconds:.1}").into()),
                ("speed", format!("{speed:.1}").into()),
            ],
        ),
        Tone::Faint,
    );
}

/// Where in the game this is.
fn ply_text(screen: &Analyse, words: Words<'_>) -> String {
    let plies = ("plies", screen.line.ply().into());
    let Some(turn) = screen.at.checked_sub(1).and_then(|ply| screen.line.turns().nth(ply)) else {
        return words.text("ply-start", &[plies]);
    };
    let color = ("color", color_value(turn.before.turn()));
    let ply = ("ply", screen.at.into());
    match turn.mv {
        Move::Place(square) => words.text("ply-place", &[ply, plies, color, ("square", name(square))]),
        Move::Pass => words.text("ply-pass", &[ply, plies, color]),
    }
}

fn move_list(screen: &Analyse, panel: &mut Panel<'_, '_>, words: Words<'_>) {
    let moves: Vec<String> = (1..)
        .zip(screen.line.moves_played().take(screen.at))
        .map(|(ply, mv)| format!("{ply:>2} {}", words.mv(mv)))
        .collect();
    let longest = moves.iter().map(|word| crate::canvas::width(word)).max().unwrap_or(5);
    panel.words(&moves, longest + 2);
}

fn hints(screen: &Analyse, words: Words<'_>) -> Vec<Hint> {
    let hint = |key: &'static str, id: &str, press: Press| Hint { key, text: words.text(id, &[]), press };
    let mut hints = vec![
        hint("←", "tui-key-before", Press::Left),
        hint("→", "tui-key-after", Press::Right),
        hint("Enter", "tui-key-try", Press::Enter),
        hint("Esc", "tui-key-back", Press::Back),
        hint("?", "tui-key-help", Press::Char('?')),
        hint("v", "tui-key-evaluate", Press::Char('v')),
        hint("p", "tui-key-play-on", Press::Char('p')),
    ];
    if !screen.points().is_empty() {
        hints.insert(2, hint("k", "tui-key-turning", Press::Char('k')));
    }
    if screen.turning.is_some() {
        // What belongs to the turning point first, before there is no room.
        hints.rotate_left(2);
        hints.insert(1, hint("r", "tui-key-retry", Press::Char('r')));
    }
    if screen.is_variation() {
        hints.insert(3, hint("m", "tui-key-main-line", Press::Char('m')));
    }
    hints
}
