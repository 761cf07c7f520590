//! How long reviews and hints take: `cargo run --release -p outflank-review --example times -- FILE.wtb...`
//!
//! Takes the first game of each WTHOR file. Times are those of a clock on the wall: run it
//! on a quiet machine.

use outflank_engine::Stop;
use outflank_eval::Weights;
use outflank_formats::wthor::{self, Names};
use outflank_review::{Effort, NoArchive, Reviewer};
use outflank_rules::Game;
use std::error::Error;
use std::num::NonZero;
use std::time::{Duration, Instant};

/// The mean, the middle and the longest, in seconds.
fn figures(mut times: Vec<Duration>) -> String {
    times.sort();
    let mean = times.iter().sum::<Duration>().as_secs_f64() / times.len() as f64;
    let at = |place: usize| times[place].as_secs_f64();
    format!("{:4} | {mean:7.2} | {:7.2} | {:7.2}", times.len(), at(times.len() / 2), at(times.len() - 1))
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut games = Vec::new();
    for path in std::env::args().skip(1) {
        let records = wthor::read(&std::fs::read(path)?, &Names::default())?;
        let record = records.first().ok_or("a file without games")?;
        games.push(Game::from_moves(record.start, record.moves.iter().map(|recorded| recorded.mv))?);
    }
    if games.is_empty() {
        return Err("name WTHOR files".into());
    }
    let reviewer = |effort, threads| {
        let threads = NonZero::new(threads).unwrap_or(NonZero::<usize>::MIN);
        Reviewer::new(effort, threads, Weights::embedded())
    };
    println!("what | count | mean | median | longest (seconds)");
    let mut hints = reviewer(Effort::STANDARD, 1);
    for empties in [12, 16, 18, 20, 21, 22, 23, 24, 30, 40] {
        let mut times = Vec::new();
        for game in &games {
            let turn = game.turns().find(|turn| turn.before.board().empties() == empties);
            let Some(turn) = turn else { continue };
            let begun = Instant::now();
            hints.lines(turn.before, &mut NoArchive, &Stop::new())?;
            times.push(begun.elapsed());
        }
        println!("a hint at {empties} empties | {}", figures(times));
    }
    for (name, effort) in
        [("quick", Effort::QUICK), ("standard", Effort::STANDARD), ("thorough", Effort::THOROUGH)]
    {
        for threads in [1, 2] {
            let mut reviewer = reviewer(effort, threads);
            let times: Result<Vec<Duration>, _> = games
                .iter()
                .map(|game| {
                    let begun = Instant::now();
                    reviewer.review(game, &mut NoArchive, &Stop::new(), &mut |_| {}).map(|_| begun.elapsed())
                })
                .collect();
            println!("a {name} review, {threads} threads | {}", figures(times?));
        }
    }
    Ok(())
}
