//! The course, and the first lesson with a wrong try and all right ones.
//!
//! `cargo run -p outflank-learn --example lesson`

use outflank_learn::{Session, lessons};
use outflank_locale::{Language, Locale};
use outflank_rules::Square;

fn main() {
    let locale = Locale::new(Language::English);
    let lessons = lessons();
    println!("{} lessons", lessons.len());
    let Some(lesson) = lessons.first() else { return };
    let mut session = Session::new(lesson);
    println!("{}\n{}", session.text().text(&locale), session.position());
    // Trying every square finds the answer in the end, and every wrong try has a reply.
    for square in Square::all() {
        if session.is_done() {
            break;
        }
        println!("{square}: {:?}", session.touch(square));
    }
}
