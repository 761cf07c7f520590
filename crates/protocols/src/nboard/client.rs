//! The other side of the NBoard protocol: speaking to an engine.

use crate::client::{Heard, Terms, Thought, Timing};
use crate::moves;
use crate::session::{shortened, split_word};
use outflank_formats::{Clock, Format, GameRecord, RecordedMove, TimeControl, write_games};
use outflank_rules::{Color, Move, Position};
use std::time::Duration;

/// A conversation with an NBoard engine. Each method gives the lines to send; what
/// comes back goes through [`Client::hear`].
///
/// ```
/// use outflank_protocols::nboard::Client;
/// use outflank_protocols::{Heard, Thought};
/// use outflank_rules::Move;
///
/// let mut client = Client::new();
/// assert_eq!(client.ask(), ["go"]);
/// let mv = Move::Place("d6".parse()?);
/// assert_eq!(client.hear("=== d6 -1.00 0.0"), Some(Heard::Move(Thought { mv, eval: Some(-1.0) })));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Client {
    pings: u32,
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
        vec!["nboard 2".to_owned(), self.ping()]
    }

    /// What the engine calls itself, once it has said so.
    #[must_use]
    pub fn name(&self) -> Option<&str> {
        self.name.as_deref()
    }

    /// A new game that begins with these moves from the start.
    pub fn new_game(&mut self, opening: &[(Color, Move)], terms: Terms) -> Vec<String> {
        let mut lines = vec![self.ping()];
        if let Some(depth) = terms.depth {
            lines.push(format!("set depth {depth}"));
        }
        lines.push(format!("set game {}", ggf(opening, terms.timing)));
        lines
    }

    /// A move was made, by whichever side, in so much time.
    pub fn play(&mut self, mv: Move, time: Duration) -> Vec<String> {
        vec![format!("move {mv:#}//{:.3}", time.as_secs_f64())]
    }

    /// Asks for a move. The engine does not play it; tell it.
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
        let (word, rest) = split_word(line);
        match word {
            "pong" if rest.trim().parse() == Ok(self.pings) => Some(Heard::Ready),
            "set" => {
                if let ("myname", name) = split_word(rest) {
                    self.name = Some(shortened(name.trim()));
                }
                None
            }
            "===" if std::mem::take(&mut self.asked) => {
                let mut parts = rest.split(['/', ' ']).map(str::trim);
                let name = parts.next().unwrap_or_default();
                let eval = parts.next().and_then(|eval| eval.parse().ok());
                Some(match moves::parse(name) {
                    Some(mv) => Heard::Move(Thought { mv, eval }),
                    None => Heard::Nonsense(shortened(rest)),
                })
            }
            // Thoughts and status lines are for a board to show.
            _ => None,
        }
    }

    fn ping(&mut self) -> String {
        self.pings += 1;
        format!("ping {}", self.pings)
    }
}

/// The game so far in one line.
fn ggf(opening: &[(Color, Move)], timing: Option<Timing>) -> String {
    let mut record = GameRecord { start: Position::START, ..GameRecord::default() };
    record.moves = opening.iter().map(|&(_, mv)| RecordedMove::from(mv)).collect();
    if let Some(Timing::Game { main, increment }) = timing {
        let clock = Clock::Timed(TimeControl {
            main: u32::try_from(main.as_secs()).unwrap_or(u32::MAX),
            increment: u32::try_from(increment.as_secs()).unwrap_or(u32::MAX),
            grace: 0,
        });
        record.tags.black_clock = Some(clock.clone());
        record.tags.white_clock = Some(clock);
    }
    let mut text = Vec::new();
    write_games(Format::Ggf, &[record], &mut text).expect("the opening is legal and memory takes any text");
    String::from_utf8_lossy(&text).trim_end().to_owned()
}
