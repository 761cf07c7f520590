//! The television: the board in the middle, the left score on its left and the right
//! score on its right (C3).

use super::choose::SCREEN;
use super::{ConsoleScreen, player_on};
use crate::canvas::{Canvas, Hint, width, wrapped};
use crate::draw::board::{self, Picture, Size};
use crate::draw::digits;
use crate::look::{BoardStyle, Palette};
use crate::press::Press;
use crate::screen::Context;
use crate::screens::game::view::turning;
use crate::words::Words;
use outflank_messages::Narrator;
use outflank_play::console::{Controller, Side};
use outflank_play::{GameView, Phase, Player, View};
use outflank_rules::{Color, Position, Square};
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

/// Columns for a score on either side of the board.
const SIDE: u16 = 9;

pub(super) fn draw(screen: &ConsoleScreen, canvas: &mut Canvas<'_>, cx: &Context) {
    let words = Words(&cx.locale);
    let view = screen.session.view(cx.now);
    let number = words.text("tui-console-game", &[("number", screen.variation.to_string().into())]);
    canvas.title(&format!("{} · {number}", words.text("tui-menu-console", &[])), "1982");
    canvas.footer(&hints(screen, &view, words), 1);
    let Some(game) = &view.game else { return };
    let window = canvas.area();
    if canvas.look.color {
        let tube = Rect::new(0, 1, window.width, window.height.saturating_sub(2));
        canvas.fill(tube, Style::new().bg(SCREEN));
    }
    let columns = window.width.saturating_sub(2 * SIDE);
    // Title, keys, and two lines of messages below the board.
    let Some(size) = Size::fitting(columns, window.height.saturating_sub(4), canvas) else { return };
    let spare = window.height.saturating_sub(4 + size.rows());
    let board = Rect::new((window.width - size.columns()) / 2, 1 + spare.min(1), size.columns(), size.rows());
    let shown = Shown::of(screen, game);
    let mover = shown.mover.filter(|_| view.phase == Phase::Playing && view.request.is_none());
    let picture = Picture {
        last: shown.last,
        cursor: mover.map(|player| *screen.cursors.get(player)),
        hand: mover.map(|player| color_of(player, game)),
        turning: turning(&screen.session, cx).filter(|_| screen.shown.is_none()),
        television: true,
        ..Picture::of(shown.position)
    };
    board::draw(canvas, board, size, &picture);
    for seat in Side::BOTH {
        side(screen, canvas, cx, seat, &view, &shown, board);
    }
    let below = Rect::new(1, board.bottom(), window.width.saturating_sub(2), 2);
    messages(screen, canvas, &view, game, below, words);
}

/// What is on the tube: the newest position, or one of a finished game.
struct Shown {
    position: Position,
    last: Option<Square>,
    /// Who is to move in it.
    mover: Option<Player>,
}

impl Shown {
    fn of(screen: &ConsoleScreen, game: &GameView) -> Shown {
        let turns = &game.turns[..screen.shown.unwrap_or(game.turns.len()).min(game.turns.len())];
        let last = turns.iter().rev().find_map(|turn| turn.square);
        let played = screen.session.game().game().filter(|_| screen.shown.is_some());
        match played.and_then(|played| played.position_at(turns.len())) {
            None => Shown { position: game.board.position, last, mover: game.to_move },
            Some(position) => {
                let to_move = (!position.is_over()).then(|| position.turn());
                let player =
                    to_move.map(|color| if color == Color::Black { game.black } else { game.black.other() });
                Shown { position, last, mover: player }
            }
        }
    }
}

fn color_of(player: Player, game: &GameView) -> Color {
    if player == game.black { Color::Black } else { Color::White }
}

fn palette(canvas: &Canvas<'_>) -> Palette {
    if canvas.look.board == BoardStyle::ColorBlind { Palette::TELEVISION_SAFE } else { Palette::TELEVISION }
}

/// The score of a side, its player, and the seconds that are left.
fn side(
    screen: &ConsoleScreen,
    canvas: &mut Canvas<'_>,
    cx: &Context,
    seat: Side,
    view: &View,
    shown: &Shown,
    board: Rect,
) {
    let Some(game) = &view.game else { return };
    let words = Words(&cx.locale);
    let window = canvas.area();
    let area = match seat {
        Side::Left => Rect::new(0, board.y, board.x, board.height),
        Side::Right => Rect::new(board.right(), board.y, window.width - board.right(), board.height),
    };
    let player = player_on(seat);
    let side = color_of(player, game);
    let moving = shown.mover == Some(player);
    let color = palette(canvas).disc(side);
    let style = if canvas.look.color { Style::new().fg(color).bg(SCREEN) } else { Style::new() };
    let style = style.add_modifier(Modifier::BOLD);
    let name = match screen.variation.controller(seat) {
        // The sentences below the board call the sides by their colours.
        Controller::Person => Narrator::of(view).side_name(side).text(&cx.locale).to_uppercase(),
        Controller::Computer => words.text("tui-console-machine", &[]),
    };
    let middle = |wide: u16| area.width.saturating_sub(wide) / 2;
    let top = if area.height >= 12 { 3 } else { 1 };
    let disc = canvas.look.disc(side);
    let name: String = name.chars().take(usize::from(area.width.saturating_sub(1))).collect();
    canvas.write_styled(area, middle(width(&name)), top - 1, &name, style);
    let wide = digits::columns(2);
    let number = Rect::new(area.x + middle(wide), area.y + top, wide, digits::HEIGHT);
    if !(moving && screen.is_dark(cx)) {
        digits::draw(canvas, number, shown.position.discs(side).len(), style);
    }
    // The disc shows which colour is whose, and that it is this player's turn where
    // nothing may blink.
    let [before, after] = canvas.look.sign(["▸", "◂"], [">", "<"]);
    let turn = if moving { format!("{before}{disc}{after}") } else { disc.to_string() };
    canvas.write_styled(area, middle(width(&turn)), top + digits::HEIGHT, &turn, style);
    let Some(clocks) = game.clocks.filter(|_| moving) else { return };
    let left = if player == Player::One { clocks.one.left } else { clocks.two.left };
    // Rounded up: the last second is shown as 1.
    let seconds = u32::try_from(left.get().div_ceil(1000)).unwrap_or(u32::MAX);
    let place = top + digits::HEIGHT + 2;
    let pressing =
        if seconds <= 5 && canvas.look.color { style.fg(Palette::TELEVISION.cursor) } else { style };
    if area.height > place + digits::HEIGHT {
        let area = Rect::new(area.x + middle(wide), area.y + place, wide, digits::HEIGHT);
        digits::draw(canvas, area, seconds, pressing);
    } else {
        let text = format!("{seconds:02}");
        canvas.write_styled(area, middle(2), top + digits::HEIGHT + 1, &text, pressing);
    }
}

fn messages(
    screen: &ConsoleScreen,
    canvas: &mut Canvas<'_>,
    view: &View,
    game: &GameView,
    area: Rect,
    words: Words<'_>,
) {
    let style = if canvas.look.color { Style::new().bg(SCREEN) } else { Style::new() };
    let narrator = Narrator::of(view);
    let lines = match (&game.verdict, view.phase) {
        (Some(_), _) if screen.shown.is_some() => {
            let at = screen.shown.unwrap_or_default();
            let place =
                words.text("tui-learn-place", &[("number", at.into()), ("count", game.turns.len().into())]);
            let turn = at.checked_sub(1).and_then(|index| game.turns.get(index));
            vec![place, turn.map_or_else(String::new, |turn| words.tell(&narrator.turn(turn)))]
        }
        (Some(verdict), _) => {
            vec![words.tell(&narrator.ending(verdict)), words.tell(&narrator.scores(verdict))]
        }
        (None, Phase::Paused) => vec![words.status(view)],
        (None, _) => {
            let notes = screen.session.notes().iter().rev().filter_map(|note| words.note(note, view));
            notes.take(1).chain([words.status(view)]).collect()
        }
    };
    // In a narrow window a long message goes on in the next line.
    let lines = lines.iter().flat_map(|line| wrapped(line, area.width));
    for (row, line) in (0..area.height).zip(lines) {
        let column = area.width.saturating_sub(width(&line)) / 2;
        canvas.write_styled(area, column, row, &line, style);
    }
}

fn hints(screen: &ConsoleScreen, view: &View, words: Words<'_>) -> Vec<Hint> {
    let hint = |key: &'static str, id: &str, press: Press| Hint { key, text: words.text(id, &[]), press };
    let [back, help] =
        [hint("Esc", "tui-key-back", Press::Back), hint("?", "tui-key-help", Press::Char('?'))];
    match view.phase {
        Phase::Paused => vec![
            hint("Enter", "tui-key-go-on", Press::Enter),
            back,
            hint("i", "tui-key-sleeve", Press::Char('i')),
            help,
        ],
        Phase::Over => vec![
            hint("Enter", "tui-key-again", Press::Enter),
            hint("←", "tui-key-before", Press::Left),
            hint("→", "tui-key-after", Press::Right),
            back,
            hint("s", "tui-key-study", Press::Char('s')),
            help,
        ],
        _ => {
            let first = if screen.two_play() {
                vec![
                    hint("WASD Space", "tui-key-left-player", Press::Space),
                    hint("←↑↓→ Enter", "tui-key-right-player", Press::Enter),
                ]
            } else {
                vec![hint("Enter", "tui-key-place", Press::Enter)]
            };
            let sound = if screen.sound { "tui-key-sound-off" } else { "tui-key-sound-on" };
            let rest = [
                back,
                hint("p", "tui-key-pause", Press::Char('p')),
                hint("m", sound, Press::Char('m')),
                hint("i", "tui-key-sleeve", Press::Char('i')),
                help,
            ];
            first.into_iter().chain(rest).collect()
        }
    }
}
