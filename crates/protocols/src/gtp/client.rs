//! The other side of GTP: speaking to an engine.

use super::vertex::Orientation;
use crate::client::{Heard, Left, Terms, Thought, Timing};
use crate::session::shortened;
use outflank_rules::{Color, Move};
use std::collections::VecDeque;
use std::time::Duration;

/// A conversation with a GTP engine. Each method gives the lines to send; what comes
/// back goes through [`Client::hear`].
///
/// ```
/// use outflank_protocols::gtp::{Client, Orientation};
/// use outflank_protocols::{Heard, Thought};
/// use outflank_rules::{Color, Move};
///
/// let mut client = Client::new(Orientation::Top);
/// assert_eq!(client.ask(Color::Black, None), ["1 genmove b"]);
/// assert_eq!(client.hear("=1 F5"), None);
/// let mv = Move::Place("f5".parse()?);
/// assert_eq!(client.hear(""), Some(Heard::Move(Thought { mv, eval: None })));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Client {
    orientation: Orientation,
    last_id: u32,
    sent: VecDeque<Sent>,
    /// The lines of an answer that has not ended yet.
    answer: Vec<String>,
    name: Option<String>,
    known: Vec<String>,
}

#[derive(Clone, Debug)]
struct Sent {
    command: String,
    purpose: Purpose,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Purpose {
    Name,
    Commands,
    Move,
    /// Nothing is lost if it is refused.
    Optional,
    /// The game cannot go on if it is refused.
    Needed,
}

impl Client {
    /// A conversation that has not begun.
    #[must_use]
    pub fn new(orientation: Orientation) -> Client {
        Client {
            orientation,
            last_id: 0,
            sent: VecDeque::new(),
            answer: Vec::new(),
            name: None,
            known: Vec::new(),
        }
    }

    /// What to say first. Wait for [`Heard::Ready`] before the first game.
    pub fn greet(&mut self) -> Vec<String> {
        vec![self.send("name", Purpose::Name), self.send("list_commands", Purpose::Commands)]
    }

    /// What the engine calls itself, once it has said so.
    #[must_use]
    pub fn name(&self) -> Option<&str> {
        self.name.as_deref()
    }

    /// Whether the engine can be told how deep to search.
    #[must_use]
    pub fn takes_depth(&self) -> bool {
        self.knows("set_level")
    }

    /// A new game that begins with these moves.
    pub fn new_game(&mut self, opening: &[(Color, Move)], terms: Terms) -> Vec<String> {
        let mut lines = Vec::new();
        if self.knows("set_game") {
            lines.push(self.send("set_game Othello", Purpose::Optional));
        }
        lines.push(self.send("boardsize 8", Purpose::Needed));
        lines.push(self.send("clear_board", Purpose::Needed));
        if let Some(depth) = terms.depth.filter(|_| self.takes_depth()) {
            lines.push(self.send(&format!("set_level {depth}"), Purpose::Optional));
        }
        let none = Duration::ZERO;
        let settings = match terms.timing {
            None => None,
            Some(Timing::PerMove(time)) => Some((none, time, 1)),
            Some(Timing::Game { main, .. }) => Some((main, none, 0)),
        };
        if let Some((main, period, stones)) = settings.filter(|_| self.knows("time_settings")) {
            let command = format!("time_settings {} {} {stones}", seconds(main), seconds(period));
            lines.push(self.send(&command, Purpose::Optional));
        }
        for &(side, mv) in opening {
            lines.extend(self.play(side, mv));
        }
        lines
    }

    /// A move was made.
    pub fn play(&mut self, side: Color, mv: Move) -> Vec<String> {
        // Some engines take forced passes by themselves and refuse to hear of them.
        let purpose = if mv == Move::Pass { Purpose::Optional } else { Purpose::Needed };
        vec![self.send(&format!("play {} {}", letter(side), self.orientation.show(mv)), purpose)]
    }

    /// Asks for a move, with the time left on the side's clock: for the rest of the game, or
    /// for this move alone. The engine plays it on its own board; do not tell it.
    ///
    /// Some engines make nothing of the periods in `time_settings`, but all of those go by
    /// what they are told here.
    pub fn ask(&mut self, side: Color, left: Option<Left>) -> Vec<String> {
        let mut lines = Vec::new();
        if let Some(left) = left.filter(|_| self.knows("time_left")) {
            let (time, stones) = match left {
                Left::ForTheGame(time) => (time, 0),
                Left::ForThisMove(time) => (time, 1),
            };
            let command = format!("time_left {} {} {stones}", letter(side), seconds(time));
            lines.push(self.send(&command, Purpose::Optional));
        }
        lines.push(self.send(&format!("genmove {}", letter(side)), Purpose::Move));
        lines
    }

    /// Says goodbye.
    pub fn quit(&mut self) -> Vec<String> {
        vec![self.send("quit", Purpose::Optional)]
    }

    /// Takes a line of the engine.
    pub fn hear(&mut self, line: &str) -> Option<Heard> {
        let line = line.trim_end();
        if self.answer.is_empty() {
            // Between answers some engines talk to people.
            if line.starts_with(['=', '?']) {
                self.answer.push(line.to_owned());
            }
            return None;
        }
        if !line.is_empty() {
            self.answer.push(line.to_owned());
            return None;
        }
        let answer = std::mem::take(&mut self.answer);
        self.understand(&answer.join("\n"))
    }

    fn understand(&mut self, answer: &str) -> Option<Heard> {
        let Sent { command, purpose } = self.sent.pop_front()?;
        let good = answer.starts_with('=');
        let text = answer[1..].trim_start_matches(|letter: char| letter.is_ascii_digit()).trim();
        // An answer such as `= 3 D3` has its number apart.
        let text = match text.split_once(' ') {
            Some((number, rest)) if purpose == Purpose::Move && number.parse::<u32>().is_ok() => rest.trim(),
            _ => text,
        };
        let heard = match purpose {
            _ if !good && matches!(purpose, Purpose::Move | Purpose::Needed) => {
                return Some(Heard::Refused { command, reason: shortened(text) });
            }
            Purpose::Move => {
                if text.eq_ignore_ascii_case("resign") {
                    return Some(Heard::Resigned);
                }
                return Some(match self.orientation.parse(text) {
                    Some(mv) => Heard::Move(Thought { mv, eval: None }),
                    None => Heard::Nonsense(shortened(text)),
                });
            }
            Purpose::Name if good && !text.is_empty() => {
                self.name = Some(shortened(text));
                Heard::Ready
            }
            Purpose::Commands if good => {
                self.known = text.split_whitespace().map(str::to_owned).collect();
                Heard::Ready
            }
            _ => Heard::Ready,
        };
        self.sent.is_empty().then_some(heard)
    }

    fn knows(&self, command: &str) -> bool {
        self.known.iter().any(|known| known == command)
    }

    fn send(&mut self, command: &str, purpose: Purpose) -> String {
        self.last_id += 1;
        self.sent.push_back(Sent { command: command.to_owned(), purpose });
        format!("{} {command}", self.last_id)
    }
}

/// Whole seconds as the protocol wants them; what is between them with a point, which most
/// engines read, because a time rounded off would be another one.
fn seconds(time: Duration) -> String {
    let text = format!("{:.3}", time.as_secs_f64());
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

const fn letter(side: Color) -> char {
    match side {
        Color::Black => 'b',
        Color::White => 'w',
    }
}
