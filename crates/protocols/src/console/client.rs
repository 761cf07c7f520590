//! The other side of the console: speaking to Edax, and to programs that take its
//! commands.
//!
//! The console answers in words for people, and has no sign for "done". So a question
//! whose answer is known by its form, the version, is asked behind what has to be done
//! first.

use crate::client::{Heard, Terms, Thought, Timing};
use crate::moves;
use crate::session::{shortened, split_word};
use outflank_rules::{Color, Move};

/// A conversation with a console. Each method gives the lines to send; what comes back
/// goes through [`Client::hear`].
///
/// ```
/// use outflank_protocols::console::Client;
/// use outflank_protocols::{Heard, Thought};
/// use outflank_rules::Move;
///
/// let mut client = Client::new();
/// assert_eq!(client.ask(), ["go"]);
/// let mv = Move::Place("d6".parse()?);
/// assert_eq!(client.hear("Edax plays D6"), Some(Heard::Move(Thought { mv, eval: None })));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Client {
    /// Versions asked for and not told yet.
    versions: usize,
    asked: bool,
    name: Option<String>,
}

impl Client {
    /// A conversation that has not begun.
    #[must_use]
    pub fn new() -> Client {
        Client::default()
    }

    /// What to say first. Wait for [`Heard::Ready`] before the first game.
    pub fn greet(&mut self) -> Vec<String> {
        vec!["mode 3".to_owned(), self.version()]
    }

    /// What the engine calls itself, once it has said so.
    #[must_use]
    pub fn name(&self) -> Option<&str> {
        self.name.as_deref()
    }

    /// A new game that begins with these moves from the start.
    pub fn new_game(&mut self, opening: &[(Color, Move)], terms: Terms) -> Vec<String> {
        self.asked = false;
        let mut lines = Vec::new();
        match terms.timing {
            Some(Timing::PerMove(time)) => lines.push(format!("move-time {}", time.as_secs_f64())),
            Some(Timing::Game { main, .. }) => lines.push(format!("game-time {}", main.as_secs())),
            None => {}
        }
        // A time limit takes the place of a level, so the level comes behind it.
        if let Some(depth) = terms.depth {
            lines.push(format!("level {depth}"));
        }
        lines.push("init".to_owned());
        if !opening.is_empty() {
            let moves: String = opening.iter().map(|&(_, mv)| name_of(mv)).collect();
            lines.push(format!("play {moves}"));
        }
        lines.push(self.version());
        lines
    }

    /// A move was made by the other side, or a pass by any.
    pub fn play(&mut self, mv: Move) -> Vec<String> {
        vec![format!("play {}", name_of(mv))]
    }

    /// Asks for a move. The engine plays it on its own board; do not tell it.
    pub fn ask(&mut self) -> Vec<String> {
        self.asked = true;
        vec!["go".to_owned()]
    }

    /// Says goodbye.
    pub fn quit(&mut self) -> Vec<String> {
        vec!["quit".to_owned()]
    }

    /// Takes a line of the engine.
    pub fn hear(&mut self, line: &str) -> Option<Heard> {
        // A prompt may stand in front of what is said.
        let line = line.trim().trim_start_matches('>').trim();
        if let Some((who, mv)) = line.split_once(" plays ")
            && !who.contains(' ')
            && std::mem::take(&mut self.asked)
        {
            return Some(match moves::parse(split_word(mv).0) {
                Some(mv) => Heard::Move(Thought { mv, eval: None }),
                None => Heard::Nonsense(shortened(mv)),
            });
        }
        if let Some((command, reason)) = refusal(line) {
            return Some(Heard::Refused { command, reason });
        }
        if self.versions > 0
            && let Some(name) = version_of(line)
        {
            self.name = Some(name);
            self.versions -= 1;
            return (self.versions == 0).then_some(Heard::Ready);
        }
        None
    }

    fn version(&mut self) -> String {
        self.versions += 1;
        "version".to_owned()
    }
}

fn name_of(mv: Move) -> String {
    match mv {
        Move::Place(square) => square.to_string(),
        Move::Pass => "ps".to_owned(),
    }
}

/// The name in `Outflank 0.1.0` or `Edax version 4.5.3`, if the line is such.
fn version_of(line: &str) -> Option<String> {
    let mut words = line.split_whitespace();
    let name = words.next().filter(|name| name.chars().all(char::is_alphabetic))?;
    let number = words.find(|&word| word != "version")?;
    number.starts_with(|letter: char| letter.is_ascii_digit()).then(|| shortened(name))
}

/// The move our console would not play, and why. Others say it in other words; then the
/// move they make next does not fit.
fn refusal(line: &str) -> Option<(String, String)> {
    let (mv, reason) = line.strip_prefix("cannot play ")?.split_once(": ")?;
    Some((format!("play {mv}"), shortened(reason)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_told_from_other_lines() {
        assert_eq!(version_of("Outflank 0.1.0").as_deref(), Some("Outflank"));
        assert_eq!(version_of("Edax version 4.5.3 Linux").as_deref(), Some("Edax"));
        for other in ["", "1 - - - O X - - - 1", "  A B C D E F G H", "depth 12", "4.5.3", "Game Over"] {
            assert_ne!(version_of(other).as_deref(), Some("Outflank"), "{other}");
        }
        assert_eq!(version_of("A B C D E F G H"), None);
    }

    #[test]
    fn a_move_counts_only_when_it_was_asked_for() {
        let mut client = Client::new();
        assert_eq!(client.hear("Outflank plays D3"), None);
        client.ask();
        assert_eq!(client.hear("nobody who plays D3"), None);
        assert!(matches!(client.hear("> Edax plays D3"), Some(Heard::Move(_))));
        assert_eq!(client.hear("Edax plays D3"), None);
        client.ask();
        assert!(matches!(client.hear("Edax plays x"), Some(Heard::Nonsense(_))));
        let refused = client.hear("cannot play a1: a disc there turns nothing");
        assert!(matches!(refused, Some(Heard::Refused { .. })));
    }
}
