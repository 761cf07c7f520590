//! What a person does, without the keyboard and the mouse it was done with.
//!
//! Screens act on presses. A key is one, and so is a click: whoever draws something
//! that can be clicked says which press that is ([`crate::canvas::Canvas::zone`]).

use outflank_rules::Square;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind,
};

/// One thing a person did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Press {
    /// The arrow up.
    Up,
    /// The arrow down.
    Down,
    /// The arrow to the left.
    Left,
    /// The arrow to the right.
    Right,
    /// To the first.
    Home,
    /// To the last.
    End,
    /// A page back.
    PageUp,
    /// A page forth.
    PageDown,
    /// Yes, here, do it: Enter.
    Enter,
    /// The space bar: the same as Enter, except where two people share the keyboard.
    Space,
    /// One step back: Escape.
    Back,
    /// Delete the character before.
    Erase,
    /// The tabulator.
    Tab,
    /// A letter, digit or sign.
    Char(char),
    /// A square of the board was clicked.
    Square(Square),
    /// An entry of a list was clicked, counted from 0.
    Entry(usize),
    /// A number on a scale was clicked, such as a ply of a graph.
    Step(usize),
    /// Leave the program: Ctrl-C.
    Quit,
    /// Put the program aside for a while: Ctrl-Z.
    Suspend,
}

/// What the terminal reported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Happening {
    /// A press.
    Press(Press),
    /// A click at this column and row.
    Click {
        /// Columns from the left, from 0.
        column: u16,
        /// Rows from the top, from 0.
        row: u16,
    },
    /// The window has another size now.
    Resized,
}

/// What a terminal's event is, if it is anything to us.
#[must_use]
pub fn happening(event: &Event) -> Option<Happening> {
    match event {
        Event::Key(key) => press(*key).map(Happening::Press),
        Event::Mouse(mouse) => match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => {
                Some(Happening::Click { column: mouse.column, row: mouse.row })
            }
            MouseEventKind::ScrollUp => Some(Happening::Press(Press::Up)),
            MouseEventKind::ScrollDown => Some(Happening::Press(Press::Down)),
            _ => None,
        },
        Event::Resize(..) => Some(Happening::Resized),
        _ => None,
    }
}

fn press(key: KeyEvent) -> Option<Press> {
    if key.kind == KeyEventKind::Release {
        return None;
    }
    if key.modifiers.contains(KeyModifiers::CONTROL) {
        return match key.code {
            KeyCode::Char('c' | 'C') => Some(Press::Quit),
            KeyCode::Char('z' | 'Z') => Some(Press::Suspend),
            _ => None,
        };
    }
    Some(match key.code {
        KeyCode::Up => Press::Up,
        KeyCode::Down => Press::Down,
        KeyCode::Left => Press::Left,
        KeyCode::Right => Press::Right,
        KeyCode::Home => Press::Home,
        KeyCode::End => Press::End,
        KeyCode::PageUp => Press::PageUp,
        KeyCode::PageDown => Press::PageDown,
        KeyCode::Enter => Press::Enter,
        KeyCode::Char(' ') => Press::Space,
        KeyCode::Esc => Press::Back,
        KeyCode::Backspace => Press::Erase,
        KeyCode::Tab => Press::Tab,
        KeyCode::Char(sign) => Press::Char(sign.to_lowercase().next().unwrap_or(sign)),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(code: KeyCode, modifiers: KeyModifiers) -> Option<Happening> {
        happening(&Event::Key(KeyEvent::new(code, modifiers)))
    }

    #[test]
    fn keys_become_presses() {
        let press = |code| key(code, KeyModifiers::NONE);
        assert_eq!(press(KeyCode::Char(' ')), Some(Happening::Press(Press::Space)));
        assert_eq!(press(KeyCode::Char('D')), Some(Happening::Press(Press::Char('d'))));
        assert_eq!(press(KeyCode::F(5)), None);
        assert_eq!(key(KeyCode::Char('c'), KeyModifiers::CONTROL), Some(Happening::Press(Press::Quit)));
        assert_eq!(key(KeyCode::Char('z'), KeyModifiers::CONTROL), Some(Happening::Press(Press::Suspend)));
        assert_eq!(key(KeyCode::Char('x'), KeyModifiers::CONTROL), None);
    }
}
