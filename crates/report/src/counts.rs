//! How many ways there are to play so many plies.

use outflank_rules::Position;
use outflank_text::Reader;
use serde::Serialize;
use std::time::Duration;

/// The counts so far: the JSON of `perft` in `docs/json.md`.
#[derive(Debug, Serialize)]
pub struct Counts {
    board: String,
    isa: &'static str,
    depths: Vec<DepthReport>,
    count: u64,
}

#[derive(Debug, Serialize)]
struct DepthReport {
    depth: u32,
    count: u64,
    seconds: f64,
}

impl Counts {
    /// Nothing was counted yet; there is one way to play no ply.
    #[must_use]
    pub fn new(position: Position, isa: &'static str) -> Counts {
        Counts { board: position.to_string(), isa, depths: Vec::new(), count: 1 }
    }

    /// The names of the columns.
    #[must_use]
    pub fn heading(reader: &Reader<'_>) -> String {
        let [depth, count, time] =
            ["perft-depth", "perft-count", "perft-time"].map(|id| reader.text(id, &[]));
        row(&depth, &count, &time)
    }

    /// One more depth; the line that shows it.
    pub fn add(&mut self, depth: u32, count: u64, time: Duration) -> String {
        let seconds = time.as_secs_f64();
        self.count = count;
        self.depths.push(DepthReport { depth, count, seconds });
        row(&depth.to_string(), &count.to_string(), &format!("{seconds:.3} s"))
    }

    /// The last count.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.count
    }
}

fn row(depth: &str, count: &str, time: &str) -> String {
    format!("{depth:>6} {count:>20} {time:>12}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::english;

    #[test]
    fn columns_stand_below_their_names() {
        let mut counts = Counts::new(Position::START, "portable");
        assert_eq!(counts.count(), 1);
        let row = counts.add(9, 3_005_288, Duration::from_millis(1500));
        assert_eq!(row, "     9              3005288      1.500 s");
        assert_eq!(counts.count(), 3_005_288);
        assert_eq!(english(|reader| vec![Counts::heading(reader)])[0].len(), row.len());
        let json = serde_json::to_value(&counts).unwrap();
        assert_eq!((&json["count"], &json["depths"][0]["seconds"]), (&3_005_288.into(), &1.5.into()));
    }
}
