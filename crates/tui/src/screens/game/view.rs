//! How a game looks: the board, and beside it who plays, what happened and what can be
//! done.

use super::{GameScreen, latest};
use crate::advice::Advice;
use crate::canvas::{Canvas, Hint, width};
use crate::draw::board::{self, Picture, SquareNote, Turning};
use crate::look::{Look, Tone};
use crate::panel::{Layout, Panel};
use crate::press::Press;
use crate::screen::Context;
use crate::screens::new_game::goal_name;
use crate::session::Session;
use crate::study::score_sign;
use crate::words::{self, Words};
use outflank_engine::Line;
use outflank_messages::Narrator;
use outflank_play::{GameView, Phase, Player, View};
use outflank_rules::{Color, Move, SquareSet};

/// Draws the screen.
pub(super) fn draw(screen: &GameScreen, canvas: &mut Canvas<'_>, cx: &Context) {
    let words = Words(&cx.locale);
    let session = &screen.session;
    let view = session.view(cx.now);
    let title = words.text(if screen.is_table() { "tui-menu-tabletop" } else { "tui-menu-play" }, &[]);
    let goal = view.setup.series.goal;
    let game_number = view.game.as_ref().map_or(1, |game| game.game);
    let number = words.text("game-number", &[("number", game_number.into())]);
    canvas.title(&title, &format!("{number} · {}", goal_name(goal, words)));
    let footer = if canvas.area().height >= 20 { 2 } else { 1 };
    canvas.footer(&hints(screen, &view, words), footer);
    let (Some(layout), Some(game)) = (Layout::of(canvas, footer, 0), &view.game) else { return };
    let notes = square_notes(screen);
    let picture = Picture {
        legal: game.legal.iter().map(|choice| choice.square).collect(),
        last: game.turns.iter().rev().find_map(|turn| turn.square),
        cursor: (view.phase == Phase::Playing || game.open).then_some(screen.cursor),
        notes: &notes,
        wrong: marked(game),
        marked: screen.advice.as_ref().map_or(SquareSet::EMPTY, Advice::area),
        turning: turning(session, cx),
        ..Picture::of(game.board.position)
    };
    board::draw(canvas, layout.board, layout.size, &picture);
    let mut panel = Panel::new(canvas, layout.panel);
    for color in Color::BOTH {
        player_lines(&mut panel, color, &view, game, words);
    }
    panel.gap();
    state_lines(&mut panel, screen, &view, game, words);
    panel.gap();
    score_lines(&mut panel, screen, words);
    supply_lines(&mut panel, &view, game, words);
    panel.gap();
    move_list(&mut panel, game, words);
}

/// What the screen knows about the squares: the scores of the study, or the hint.
fn square_notes(screen: &GameScreen) -> Vec<SquareNote> {
    if screen.study.is_on() {
        return screen.study.notes();
    }
    let best = screen.advice.as_ref().and_then(Advice::best);
    best.and_then(|line| {
        let Move::Place(square) = line.mv else { return None };
        Some(SquareNote { square, text: score_sign(line.score), best: true })
    })
    .into_iter()
    .collect()
}

/// After a game at the table: the discs of the last turn that were wrong.
fn marked(game: &GameView) -> SquareSet {
    let mut marks = game.table.iter().flat_map(|table| table.marks.iter());
    let last = marks.rfind(|mark| mark.ply == game.board.ply);
    last.map_or(SquareSet::EMPTY, |mark| mark.missed | mark.wrong)
}

/// Discs being turned over, where movement is welcome.
pub(crate) fn turning(session: &Session, cx: &Context) -> Option<Turning> {
    let (flip, progress) = session.turning(cx.now).filter(|_| cx.look.motion)?;
    Some(Turning { squares: flip.squares, to: flip.to, progress })
}

/// A player: whose turn it is, colour, name, discs, and the clock.
fn player_lines(panel: &mut Panel<'_, '_>, color: Color, view: &View, game: &GameView, words: Words<'_>) {
    let player = if color == Color::Black { game.black } else { game.black.other() };
    let look = panel.canvas.look;
    let moving = game.to_move == Some(player);
    let arrow = if moving { look.sign("▸", ">") } else { " " };
    let seat = words.seat(view.setup.players.get(player));
    let name = format!("{arrow} {} {}  {seat}", look.disc(color), words.color(color));
    let discs = game.board.discs.get(color).to_string();
    panel.pair(&name, &discs, if moving { Tone::Strong } else { Tone::Plain });
    if let Some(clocks) = game.clocks {
        let clock = if player == Player::One { clocks.one } else { clocks.two };
        let tight = moving && clock.left.get() < 10_000;
        let text = clock_text(&words::clock(clock), look);
        panel.line(&format!("    {text}"), if tight { Tone::Bad } else { Tone::Plain });
    }
}

fn clock_text(text: &str, look: Look) -> String {
    if look.unicode() { text.to_owned() } else { text.replace('×', "x") }
}

/// What happened last and what comes next.
fn state_lines(
    panel: &mut Panel<'_, '_>,
    screen: &GameScreen,
    view: &View,
    game: &GameView,
    words: Words<'_>,
) {
    if let Some(verdict) = &game.verdict {
        let verdict = Narrator::of(view).verdict(verdict);
        for (index, line) in words.lines(&verdict).iter().enumerate() {
            panel.paragraph(line, if index == 0 { Tone::Good } else { Tone::Plain });
        }
        if let Some(standing) = words.standing(view) {
            panel.paragraph(&standing, Tone::Good);
        }
        if let Some(decision) = words.decision(view) {
            panel.paragraph(&decision, Tone::Strong);
        }
        let marks = game.table.iter().flat_map(|table| table.marks.iter());
        for mark in marks.take(4) {
            panel.paragraph(&words.mark(mark, view), Tone::Bad);
        }
        if screen.refused_study {
            panel.paragraph(&words.text("tui-table-no-study", &[]), Tone::Bad);
        }
        return;
    }
    let notes = if panel.left() >= 12 { 3 } else { 1 };
    for note in latest(&screen.session, 12)
        .iter()
        .filter_map(|note| Some((note, words.note(note, view)?)))
        .collect::<Vec<_>>()
        .iter()
        .rev()
        .take(notes)
        .rev()
    {
        let refused = matches!(note.0, crate::session::Note::Refused(_));
        panel.paragraph(&note.1, if refused { Tone::Bad } else { Tone::Faint });
    }
    panel.paragraph(&words.status(view), Tone::Strong);
    if let Some(correction) = words.correction(view, game) {
        panel.paragraph(&correction, Tone::Faint);
    }
    if screen.resigning {
        panel.paragraph(&words.text("tui-really-resign", &[]), Tone::Bad);
    }
}

/// The hint, or the best lines of the study.
fn score_lines(panel: &mut Panel<'_, '_>, screen: &GameScreen, words: Words<'_>) {
    if let Some(advice) = &screen.advice {
        if !advice.is_known() {
            panel.paragraph(&words.text("tui-thinking", &[]), Tone::Good);
        }
        for line in advice.sentences(words) {
            panel.paragraph(&line, Tone::Good);
        }
        if advice.is_known() && advice.has_more() {
            panel.paragraph(&words.text("tui-hint-more", &[]), Tone::Faint);
        }
        panel.gap();
    }
    if let Some(outcome) = screen.study.outcome().filter(|_| screen.study.is_on()) {
        for line in outcome.lines.iter().take(if panel.left() >= 10 { 3 } else { 1 }) {
            let text = line_text(line, panel.columns(), words);
            panel.line(&text, Tone::Good);
        }
        panel.gap();
    }
}

/// A move, its score and as many moves of the play expected after it as there is room for.
pub(crate) fn line_text(line: &Line, columns: u16, words: Words<'_>) -> String {
    let start = format!("{:<4} {:>3} ", words.mv(line.mv), score_sign(line.score));
    line.variation
        .iter()
        .skip(1)
        .fold((start, true), |(text, whole), mv| {
            let longer = format!("{text} {mv}");
            if whole && width(&longer) <= columns { (longer, true) } else { (text, false) }
        })
        .0
}

fn supply_lines(panel: &mut Panel<'_, '_>, view: &View, game: &GameView, words: Words<'_>) {
    if panel.left() < 3 {
        return;
    }
    let supply = game.board.supply;
    let text = words.text("supply", &[("black", supply.black.into()), ("white", supply.white.into())]);
    // In a narrow window it goes on in the next line.
    panel.paragraph(&text, Tone::Faint);
    if let Some(standing) = words.standing(view).filter(|_| game.verdict.is_none()) {
        panel.paragraph(&standing, Tone::Faint);
    }
}

/// Every move so far, the latest at the end.
fn move_list(panel: &mut Panel<'_, '_>, game: &GameView, words: Words<'_>) {
    let marks: Vec<u32> =
        game.table.iter().flat_map(|table| table.marks.iter().map(|mark| mark.ply)).collect();
    let moves: Vec<String> = (1_u32..)
        .zip(&game.turns)
        .map(|(ply, turn)| {
            let name = turn.square.map_or_else(|| words.text("pass", &[]), |square| square.to_string());
            let wrong = if marks.contains(&ply) { "!" } else { "" };
            let late = if turn.substitute { "*" } else { "" };
            format!("{ply:>2} {name}{wrong}{late}")
        })
        .collect();
    let longest = moves.iter().map(|word| width(word)).max().unwrap_or(5);
    panel.words(&moves, longest + 2);
}

/// The keys that do something now.
fn hints(screen: &GameScreen, view: &View, words: Words<'_>) -> Vec<Hint> {
    let hint = |key: &'static str, id: &str, press: Press| Hint { key, text: words.text(id, &[]), press };
    let back = hint("Esc", "tui-key-back", Press::Back);
    let help = hint("?", "tui-key-help", Press::Char('?'));
    match view.phase {
        Phase::Paused => vec![hint("p", "tui-key-go-on", Press::Char('p')), back, help],
        Phase::Between if view.standing.chooser.is_some() => {
            let narrator = Narrator::of(view);
            let starts = |key: &'static str, player, press| {
                let name = narrator.player(player).text(words.0);
                Hint { key, text: words.text("tui-key-starts", &[("name", name.into())]), press }
            };
            vec![
                starts("1", Player::One, Press::Char('1')),
                starts("2", Player::Two, Press::Char('2')),
                hint("w", "tui-key-sheet", Press::Char('w')),
                back,
                help,
            ]
        }
        Phase::Between => vec![
            hint("Enter", "tui-key-next", Press::Enter),
            hint("w", "tui-key-sheet", Press::Char('w')),
            hint("u", "tui-key-undo", Press::Char('u')),
            hint("s", "tui-key-study", Press::Char('s')),
            back,
            help,
        ],
        Phase::Over | Phase::Aborted if !screen.session.is_one_game() => vec![
            hint("n", "tui-key-again", Press::Char('n')),
            hint("w", "tui-key-sheet", Press::Char('w')),
            hint("s", "tui-key-study", Press::Char('s')),
            back,
            help,
        ],
        Phase::Over | Phase::Aborted if screen.is_table() => {
            vec![
                hint("n", "tui-key-again", Press::Char('n')),
                hint("u", "tui-key-undo", Press::Char('u')),
                back,
                help,
            ]
        }
        Phase::Over | Phase::Aborted => vec![
            hint("n", "tui-key-again", Press::Char('n')),
            hint("s", "tui-key-study", Press::Char('s')),
            hint("u", "tui-key-undo", Press::Char('u')),
            back,
            help,
        ],
        _ if screen.is_table() => vec![
            hint("Enter", "tui-key-touch", Press::Enter),
            hint("o", "tui-key-done", Press::Char('o')),
            hint("k", "tui-key-pass", Press::Char('k')),
            hint("u", "tui-key-undo", Press::Char('u')),
            hint("p", "tui-key-pause", Press::Char('p')),
            hint("x", "tui-key-resign", Press::Char('x')),
            back,
            help,
        ],
        _ if !screen.may_help() => vec![
            hint("Enter", "tui-key-place", Press::Enter),
            hint("u", "tui-key-undo", Press::Char('u')),
            hint("r", "tui-key-redo", Press::Char('r')),
            hint("p", "tui-key-pause", Press::Char('p')),
            hint("x", "tui-key-resign", Press::Char('x')),
            back,
            help,
        ],
        _ => vec![
            hint("Enter", "tui-key-place", Press::Enter),
            hint("u", "tui-key-undo", Press::Char('u')),
            hint("r", "tui-key-redo", Press::Char('r')),
            hint("i", "tui-key-hint", Press::Char('i')),
            hint("v", "tui-key-evaluate", Press::Char('v')),
            hint("s", "tui-key-study", Press::Char('s')),
            hint("p", "tui-key-pause", Press::Char('p')),
            hint("x", "tui-key-resign", Press::Char('x')),
            back,
            help,
        ],
    }
}
