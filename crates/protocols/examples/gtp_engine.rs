//! A GTP engine in a page: the session says what to do, and this program does it.
//!
//! `printf 'play b f5\ngenmove w\nshowboard\nquit\n' | cargo run -p outflank-protocols --example gtp_engine`

use outflank_engine::{Engine, Settings, Stop, clock};
use outflank_eval::Weights;
use outflank_protocols::gtp::{Orientation, Server};
use outflank_protocols::{Ask, Event, FileError, Reaction, Session, Strength};
use std::io::{self, BufRead};

fn main() -> io::Result<()> {
    let settings = Settings { table_bytes: 1 << 24, ..Settings::default() };
    let mut engine = Engine::new(settings, Weights::embedded(), Box::new(clock::Stopped));
    let mut session = Session::new(Server::new("1.0", Strength::of_depth(6), Orientation::Top));
    for line in io::stdin().lock().lines() {
        let mut reactions = vec![session.on(Event::Line(line?.as_bytes()))];
        while let Some(Reaction { lines, asks }) = reactions.pop() {
            lines.iter().for_each(|line| println!("{line}"));
            for ask in asks {
                match ask {
                    // A real engine searches in another thread, so that the next line can
                    // interrupt it.
                    Ask::Search(job) => {
                        let found = engine
                            .search(job.position(), job.limits(), &Stop::new(), &mut |_| {})
                            .expect("a job can be searched");
                        reactions.push(session.on(Event::Found(found)));
                    }
                    Ask::Read(path) => {
                        let content = std::fs::read(path).map_err(|error| FileError(error.to_string()));
                        reactions.push(session.on(Event::Read(content)));
                    }
                    Ask::Write { path, bytes } => {
                        let written =
                            std::fs::write(path, bytes).map_err(|error| FileError(error.to_string()));
                        reactions.push(session.on(Event::Written(written)));
                    }
                    // This program thinks only when it is asked something.
                    Ask::Ponder(_) => reactions.push(session.on(Event::Pondered)),
                    Ask::Forget => engine.clear(),
                    Ask::Stop => {}
                    Ask::Quit => return Ok(()),
                }
            }
        }
    }
    Ok(())
}
