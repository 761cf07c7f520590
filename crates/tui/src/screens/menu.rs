//! The first screen: what there is to do.

use crate::canvas::{Canvas, Hint};
use crate::draw::board::{self, Picture};
use crate::look::Tone;
use crate::panel::Layout;
use crate::press::Press;
use crate::screen::{Context, Next, Screen};
use crate::screens::analyse::Analyse;
use crate::screens::console::choose::Choose;
use crate::screens::games::Games;
use crate::screens::learn::Learn;
use crate::screens::new_game::{Kind, NewGame};
use crate::screens::rules::Rules;
use crate::screens::settings::Settings;
use outflank_rules::{Game, Position};
use ratatui::layout::Rect;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Entry {
    Play,
    Console,
    Tabletop,
    Learn,
    Rules,
    Analyse,
    Games,
    Settings,
    Quit,
}

impl Entry {
    const ALL: [Entry; 9] = [
        Entry::Play,
        Entry::Console,
        Entry::Tabletop,
        Entry::Learn,
        Entry::Rules,
        Entry::Analyse,
        Entry::Games,
        Entry::Settings,
        Entry::Quit,
    ];

    /// The ids of its name and of the line that explains it.
    const fn ids(self) -> (&'static str, &'static str) {
        match self {
            Entry::Play => ("tui-menu-play", "tui-menu-play-about"),
            Entry::Console => ("tui-menu-console", "tui-menu-console-about"),
            Entry::Tabletop => ("tui-menu-tabletop", "tui-menu-tabletop-about"),
            Entry::Learn => ("tui-menu-learn", "tui-menu-learn-about"),
            Entry::Rules => ("tui-menu-rules", "tui-menu-rules-about"),
            Entry::Analyse => ("tui-menu-analyse", "tui-menu-analyse-about"),
            Entry::Games => ("tui-menu-games", "tui-menu-games-about"),
            Entry::Settings => ("tui-menu-settings", "tui-menu-settings-about"),
            Entry::Quit => ("tui-menu-quit", "tui-menu-quit-about"),
        }
    }
}

/// The menu.
#[derive(Default)]
pub(crate) struct Menu {
    chosen: usize,
}

impl Menu {
    /// The entries there are: games only where some can be kept.
    fn entries(cx: &Context) -> Vec<Entry> {
        Entry::ALL.into_iter().filter(|&entry| entry != Entry::Games || cx.shelf.is_some()).collect()
    }

    fn open(entry: Entry, cx: &mut Context) -> Next {
        match entry {
            Entry::Play => Next::Push(Box::new(NewGame::new(Kind::Play))),
            Entry::Console => Next::Push(Box::new(Choose::default())),
            Entry::Tabletop => Next::Push(Box::new(NewGame::new(Kind::Tabletop))),
            Entry::Learn => Next::Push(Box::new(Learn::new())),
            Entry::Rules => Next::Push(Box::new(Rules::default())),
            Entry::Analyse => Next::Push(Box::new(Analyse::new(Game::new()))),
            Entry::Games => Next::Push(Box::new(Games::open(cx))),
            Entry::Settings => Next::Push(Box::new(Settings::default())),
            Entry::Quit => Next::Quit,
        }
    }
}

impl Screen for Menu {
    fn press(&mut self, press: Press, cx: &mut Context) -> Next {
        let entries = Menu::entries(cx);
        let count = entries.len();
        match press {
            Press::Up => self.chosen = (self.chosen + count - 1) % count,
            Press::Down | Press::Tab => self.chosen = (self.chosen + 1) % count,
            Press::Home => self.chosen = 0,
            Press::End => self.chosen = count - 1,
            Press::Entry(index) if index < count => {
                self.chosen = index;
                return Menu::open(entries[index], cx);
            }
            Press::Char(digit) if digit.is_ascii_digit() => {
                let index = (digit as usize - '0' as usize).wrapping_sub(1);
                if let Some(&entry) = entries.get(index) {
                    self.chosen = index;
                    return Menu::open(entry, cx);
                }
            }
            Press::Enter => return Menu::open(entries[self.chosen.min(count - 1)], cx),
            Press::Char('q') | Press::Back => return Next::Quit,
            _ => {}
        }
        Next::Stay
    }

    fn view(&self, canvas: &mut Canvas<'_>, cx: &Context) {
        let language = cx.locale.language().native_name();
        canvas.title("Outflank", language);
        let entries = Menu::entries(cx);
        let names: Vec<String> = (1..)
            .zip(&entries)
            .map(|(number, entry)| format!("{number}  {}", canvas.words(entry.ids().0, &[])))
            .collect();
        let about =
            entries.get(self.chosen).map(|entry| canvas.words(entry.ids().1, &[])).unwrap_or_default();
        let Some(layout) = Layout::of(canvas, 1, 0) else { return };
        let picture = Picture { legal: Position::START.moves(), ..Picture::of(Position::START) };
        // The board beside the menu is a picture, not something to play on.
        let zones = canvas.zones.len();
        board::draw(canvas, layout.board, layout.size, &picture);
        canvas.zones.truncate(zones);
        let panel = layout.panel;
        let mut row = 1;
        if panel.height >= 16 {
            let tagline = canvas.words("tui-tagline", &[]);
            row = canvas.paragraph(panel, row, &tagline, Tone::Strong) + 1;
        }
        let rows = u16::try_from(names.len()).unwrap_or(0).min(panel.height.saturating_sub(row));
        canvas.list(Rect::new(panel.x, panel.y + row, panel.width, rows), &names, self.chosen);
        canvas.paragraph(panel, row + rows + 1, &about, Tone::Faint);
        let hints = [
            Hint { key: "↑↓", text: canvas.words("tui-key-choose", &[]), press: Press::Down },
            Hint { key: "Enter", text: canvas.words("tui-key-open", &[]), press: Press::Enter },
            Hint { key: "l", text: canvas.words("tui-key-language", &[]), press: Press::Char('l') },
            Hint { key: "t", text: canvas.words("tui-key-style", &[]), press: Press::Char('t') },
            Hint { key: "q", text: canvas.words("tui-key-quit", &[]), press: Press::Char('q') },
            Hint { key: "?", text: canvas.words("tui-key-help", &[]), press: Press::Char('?') },
        ];
        canvas.footer(&hints, 1);
    }

    fn help(&self) -> Vec<(&'static str, &'static str)> {
        vec![("↑↓ 1-9", "tui-help-choose"), ("Enter", "tui-help-open")]
    }
}
