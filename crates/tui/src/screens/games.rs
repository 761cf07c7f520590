//! The matches that were kept: to be gone on with, studied or thrown away.

use crate::canvas::{Canvas, Hint};
use crate::draw::board::{self, Picture};
use crate::look::Tone;
use crate::panel::Panel;
use crate::press::Press;
use crate::screen::{Context, Next, Screen};
use crate::screens::analyse::Analyse;
use crate::screens::console::ConsoleScreen;
use crate::screens::game::GameScreen;
use crate::words::Words;
use outflank_messages::Narrator;
use outflank_play::{Phase, Player};
use outflank_rules::Color;
use outflank_store::{Kind, Summary};
use ratatui::layout::Rect;

/// The list.
pub(crate) struct Games {
    matches: Vec<Summary>,
    trouble: Option<String>,
    chosen: usize,
    /// Words that have to occur; being typed when there is a cursor.
    search: String,
    searching: bool,
    /// Whether the key for deleting was pressed once.
    deleting: bool,
}

impl Games {
    pub(crate) fn open(cx: &Context) -> Games {
        let mut games = Games {
            matches: Vec::new(),
            trouble: None,
            chosen: 0,
            search: String::new(),
            searching: false,
            deleting: false,
        };
        games.read(cx);
        games
    }

    fn read(&mut self, cx: &Context) {
        match cx.shelf.as_ref().map(|shelf| shelf.list(&self.search)) {
            Some(Ok(matches)) => (self.matches, self.trouble) = (matches, None),
            Some(Err(error)) => self.trouble = Some(error.to_string()),
            None => {}
        }
        self.chosen = self.chosen.min(self.matches.len().saturating_sub(1));
    }

    fn load(&mut self, study: bool, cx: &mut Context) -> Next {
        let (Some(summary), Some(shelf)) = (self.matches.get(self.chosen), &mut cx.shelf) else {
            return Next::Stay;
        };
        match shelf.load(&summary.id) {
            Err(error) => self.trouble = Some(error.to_string()),
            Ok((game, key)) => {
                if study || matches!(game.phase(), Phase::Over | Phase::Aborted) {
                    // A game at a table may hold mistakes, which no analysis can follow;
                    // it is shown as it was left.
                    if let Some(game) = game.game() {
                        return Next::Push(Box::new(Analyse::new(game.clone())));
                    }
                }
                if game.setup().variation.is_some() {
                    return Next::Push(Box::new(ConsoleScreen::resume(game, key, cx)));
                }
                return Next::Push(Box::new(GameScreen::resume(game, key, cx)));
            }
        }
        Next::Stay
    }

    fn delete(&mut self, cx: &mut Context) {
        if self.deleting
            && let (Some(summary), Some(shelf)) = (self.matches.get(self.chosen), &mut cx.shelf)
        {
            if let Err(error) = shelf.delete(&summary.id) {
                self.trouble = Some(error.to_string());
            }
            self.read(cx);
        }
        self.deleting = !self.deleting && !self.matches.is_empty();
    }

    fn type_letter(&mut self, press: Press, cx: &Context) {
        match press {
            Press::Char(letter) => self.search.push(letter),
            Press::Erase => {
                self.search.pop();
            }
            _ => self.searching = false,
        }
        self.read(cx);
    }
}

/// Who is named first: Black, or on the console the left player (C4).
fn first(summary: &Summary) -> Player {
    if summary.variation.is_some() { Player::One } else { summary.black }
}

/// A match in one line.
pub(crate) fn row(summary: &Summary, words: Words<'_>) -> String {
    let when: String = summary.updated.to_string().chars().take(16).collect();
    let when = when.replace('T', " ");
    let first = first(summary);
    let result = match summary.verdict {
        Some(verdict) => {
            let (black, white) = (verdict.discs.black, verdict.discs.white);
            let (one, two) = if first == summary.black { (black, white) } else { (white, black) };
            format!("{one:>2}-{two:<2}")
        }
        None => format!("{:>3}. ", summary.ply),
    };
    let sort = match (summary.kind, summary.variation) {
        (Kind::Console, Some(variation)) => {
            format!("{} {variation}", words.text("tui-menu-console", &[]))
        }
        (Kind::Tabletop, _) => words.text("tui-menu-tabletop", &[]),
        _ => String::new(),
    };
    let player = |player: Player| {
        summary.names.get(player).clone().unwrap_or_else(|| words.seat(summary.players.get(player)))
    };
    let names = format!("{} – {}", player(first), player(first.other()));
    let state = if summary.verdict.is_some() { ' ' } else { '*' };
    format!(
        "{when}{state} {result}  {}",
        if sort.is_empty() {
            names
        } else {
            words.text("named", &[("name", sort.as_str().into()), ("value", names.as_str().into())])
        }
    )
}

impl Screen for Games {
    fn press(&mut self, press: Press, cx: &mut Context) -> Next {
        if self.searching && matches!(press, Press::Char(_) | Press::Erase | Press::Enter | Press::Back) {
            self.type_letter(press, cx);
            return Next::Stay;
        }
        if press != Press::Char('x') {
            self.deleting = false;
        }
        let last = self.matches.len().saturating_sub(1);
        match press {
            Press::Up => self.chosen = self.chosen.saturating_sub(1),
            Press::Down | Press::Tab => self.chosen = (self.chosen + 1).min(last),
            Press::PageUp => self.chosen = self.chosen.saturating_sub(10),
            Press::PageDown => self.chosen = (self.chosen + 10).min(last),
            Press::Home => self.chosen = 0,
            Press::End => self.chosen = last,
            Press::Entry(index) if index <= last => {
                if self.chosen == index {
                    return self.load(false, cx);
                }
                self.chosen = index;
            }
            Press::Enter => return self.load(false, cx),
            Press::Char('s') => return self.load(true, cx),
            Press::Char('x') => self.delete(cx),
            Press::Char('/') => self.searching = true,
            Press::Back | Press::Char('q') => return Next::Pop,
            _ => {}
        }
        Next::Stay
    }

    fn enter(&mut self, cx: &mut Context) {
        if let Some(shelf) = &mut cx.shelf {
            self.trouble = shelf.settle().err().map(|error| error.to_string());
        }
        self.read(cx);
    }

    fn view(&self, canvas: &mut Canvas<'_>, cx: &Context) {
        let words = Words(&cx.locale);
        let count = words.text("tui-games-count", &[("count", self.matches.len().into())]);
        canvas.title(&words.text("tui-menu-games", &[]), &count);
        let window = canvas.area();
        let rows: Vec<String> = self.matches.iter().map(|summary| row(summary, words)).collect();
        let top = 2 + u16::from(self.searching || !self.search.is_empty());
        if top > 2 {
            let mark = if self.searching { "_" } else { "" };
            canvas.write(window, 2, 1, &format!("/{}{mark}", self.search), Tone::Key);
        }
        // The board of the chosen match, where there is room for it below the list.
        let board_rows = if window.height >= 34 { 18 } else { 9 };
        let roomy = window.height >= 22 && !rows.is_empty();
        let list_rows = window.height.saturating_sub(top + 2 + if roomy { board_rows + 1 } else { 0 });
        let list = Rect::new(1, top, window.width.saturating_sub(2), list_rows);
        if rows.is_empty() {
            let text = words.text("tui-games-none", &[]);
            canvas.paragraph(
                Rect { x: 2, width: list.width.saturating_sub(2), ..list },
                0,
                &text,
                Tone::Faint,
            );
        }
        canvas.list(list, &rows, self.chosen);
        if let Some(summary) = self.matches.get(self.chosen).filter(|_| roomy) {
            let area = Rect::new(2, list.bottom() + 1, window.width.saturating_sub(4), board_rows);
            preview(canvas, area, summary, words);
        }
        let message = match (&self.trouble, self.deleting) {
            (Some(trouble), _) => trouble.clone(),
            (None, true) => words.text("tui-games-delete", &[]),
            (None, false) => String::new(),
        };
        let line = Rect::new(1, window.height - 2, window.width.saturating_sub(2), 1);
        canvas.write(line, 0, 0, &message, Tone::Bad);
        let hints = [
            Hint { key: "Enter", text: words.text("tui-key-open", &[]), press: Press::Enter },
            Hint { key: "s", text: words.text("tui-key-study", &[]), press: Press::Char('s') },
            Hint { key: "/", text: words.text("tui-key-search", &[]), press: Press::Char('/') },
            Hint { key: "x", text: words.text("tui-key-delete", &[]), press: Press::Char('x') },
            Hint { key: "Esc", text: words.text("tui-key-back", &[]), press: Press::Back },
        ];
        canvas.footer(&hints, 1);
    }

    fn takes_letters(&self) -> bool {
        self.searching
    }

    fn help(&self) -> Vec<(&'static str, &'static str)> {
        vec![
            ("↑↓", "tui-help-choose"),
            ("Enter", "tui-help-open-game"),
            ("s", "tui-help-study"),
            ("/", "tui-help-search"),
            ("x", "tui-help-delete"),
        ]
    }
}

/// The chosen match: where it stands, and its moves.
fn preview(canvas: &mut Canvas<'_>, area: Rect, summary: &Summary, words: Words<'_>) {
    let Some(size) = board::Size::fitting(area.width / 2, area.height, canvas) else { return };
    let picture = Picture {
        last: summary.moves.last().copied(),
        television: summary.variation.is_some(),
        ..Picture::of(summary.position)
    };
    let zones = canvas.zones.len();
    board::draw(canvas, area, size, &picture);
    canvas.zones.truncate(zones);
    let left = size.columns() + 3;
    let text =
        Rect::new(area.x + left, area.y + 1, area.width.saturating_sub(left), area.height.saturating_sub(1));
    let mut panel = Panel::new(canvas, text);
    let narrator = Narrator::new(&summary.players, summary.black)
        .on_console(summary.variation.is_some())
        .with_names(&summary.names);
    for player in [first(summary), first(summary).other()] {
        let color = if player == summary.black { Color::Black } else { Color::White };
        let name = summary.names.get(player).clone();
        let name = name.unwrap_or_else(|| words.seat(summary.players.get(player)));
        let disc = panel.canvas.look.disc(color);
        panel.line(&format!("{disc} {}  {name}", narrator.side_name(color).text(words.0)), Tone::Plain);
    }
    match summary.verdict {
        Some(verdict) => panel.paragraph(&words.tell(&narrator.verdict(&verdict)), Tone::Strong),
        None => panel.line(&words.text("tui-games-unfinished", &[]), Tone::Strong),
    }
    if summary.standing.games > 1 {
        panel.line(&words.tell(&[narrator.tally(&summary.standing)]), Tone::Faint);
    }
    let moves: Vec<String> = summary.moves.iter().map(ToString::to_string).collect();
    panel.words(&moves, 3);
}
