//! A short timed game, told as it happens: `cargo run -p outflank-play --example timed_game`.
//!
//! A person plays a computer; each has ten seconds, then three periods of five. The
//! moves and the moments are written down below, so it always goes the same way: a game
//! of nine moves in which one colour vanishes. On the way the match is saved as text,
//! thrown away, and goes on from what was saved.

use outflank_play::{
    ClockSetup, Event, Match, MatchSetup, Millis, Moment, Order, Player, SavedMatch, Seat, TimeControl,
    TimeOut,
};
use std::error::Error;

/// Every move, and how many milliseconds after the one before.
const MOVES: [(&str, u64); 9] = [
    ("f5", 2_100),
    ("d6", 300),
    ("c5", 9_400), // more than was left: the first period begins
    ("f4", 300),
    ("e7", 4_999), // a millisecond before the period is over
    ("f6", 300),
    ("g5", 6_000), // a period is lost
    ("e6", 300),
    ("e3", 1_000),
];

fn main() -> Result<(), Box<dyn Error>> {
    let control =
        TimeControl::ByoYomi { main: Millis::from_secs(10), period: Millis::from_secs(5), periods: 3 };
    let clock = ClockSetup::new(control, TimeOut::Loss);
    let seats = MatchSetup::new(Seat::Person, Seat::Computer { level: "5".into() });
    let mut game = Match::new(MatchSetup { clock: Some(clock), ..seats })?;
    let mut now = Moment::ORIGIN;
    show(now, game.apply(Order::Begin.at(now))?);

    for (index, (square, wait)) in MOVES.into_iter().enumerate() {
        let then = now.after(Millis::new(wait)).ok_or("the end of time")?;
        // The caller's one timer: it rings when something happens by itself.
        while let Some(deadline) = game.next_deadline().filter(|&deadline| deadline <= then) {
            show(deadline, game.apply(Order::Tick.at(deadline))?);
        }
        now = then;
        let square = square.parse()?;
        let order = match game.request() {
            Some(request) => Order::Answer { request: request.number, square },
            None => Order::Place { player: Player::One, square },
        };
        show(now, game.apply(order.at(now))?);

        if index == 4 {
            let text = serde_json::to_string(&game.save())?;
            println!("        saved: {} bytes", text.len());
            game = serde_json::from_str::<SavedMatch>(&text)?.restore()?;
        }
    }
    Ok(())
}

/// One line for each event worth one.
fn show(at: Moment, events: Vec<Event>) {
    for event in events {
        let line = match event {
            Event::DiscPlaced { color, square, turned, board, .. } => {
                let (black, white) = (board.discs.black, board.discs.white);
                format!("{color} {square:#} turns {}: {black}–{white}", turned.len())
            }
            Event::TurnBegan { color, clocks: Some(clocks), .. } => {
                let shown = |clock: outflank_play::ClockView| {
                    let seconds = clock.left.get() as f64 / 1000.0;
                    format!("{seconds:.3} s, {} periods", clock.periods)
                };
                format!("  {color} to move ({} | {})", shown(clocks.one), shown(clocks.two))
            }
            Event::PeriodBegan { player, clocks } => {
                let left = if player == Player::One { clocks.one.periods } else { clocks.two.periods };
                format!("player {player:?} is in byo-yomi, {left} periods left")
            }
            Event::MoveWanted { request } => {
                format!("  level {} thinks about request {}", request.level.0, request.number)
            }
            Event::GameEnded { verdict, .. } => {
                let (board, federation) = (verdict.discs, verdict.federation);
                format!(
                    "over: {}–{} on the board, {}–{} by federation rule",
                    board.black, board.white, federation.black, federation.white
                )
            }
            _ => continue,
        };
        println!("{:>6}  {line}", at.as_millis());
    }
}
