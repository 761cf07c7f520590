//! What was played after f5 in a few games, however their boards are turned.

use outflank_formats::{Format, ReadError, read_games};
use outflank_library::{Explorer, Filter, Seen, StoredGame};
use outflank_rules::Position;

fn main() -> Result<(), ReadError> {
    let games = read_games(Format::Transcript, b"f5d6c3d3c4\nd3c5f6f5\nc4e3f6\nf5f6e6\nf5f4e3")?;
    let Ok(after) = Position::START.board().play(outflank_rules::Square::wrapping(37)) else {
        return Ok(());
    };
    let mut explorer = Explorer::new(after, Filter::default());
    for (number, record) in (1..).zip(&games) {
        explorer.add(&Seen::new(number, &StoredGame::of(record)));
    }
    for row in explorer.finish(&|_| 0).moves {
        println!("{:?} {} of {}", row.squares, row.tally.games, games.len());
    }
    Ok(())
}
