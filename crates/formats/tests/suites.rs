//! Endgame suites in OBF, where they lie beside the repository.

use outflank_formats::{Format, read_positions, write_positions};
use std::fs;
use std::path::PathBuf;

#[test]
fn every_suite_is_read_and_comes_back() {
    let directory = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data/suites");
    let Ok(entries) = fs::read_dir(&directory) else {
        eprintln!("skipped: no suites beside the repository");
        return;
    };
    let mut count = 0;
    for path in entries.map(|entry| entry.unwrap().path()) {
        if path.extension().is_none_or(|extension| extension != "obf") {
            continue;
        }
        let bytes = fs::read(&path).unwrap();
        let positions =
            read_positions(Format::Obf, &bytes).unwrap_or_else(|error| panic!("{path:?}: {error}"));
        count += positions.len();
        for scored in &positions {
            // Suites list every move, the best first.
            assert_eq!(scored.scores.len() as u32, scored.position.moves().len(), "{path:?}");
            assert!(scored.scores.is_sorted_by(|a, b| a.score >= b.score), "{path:?}");
        }
        let mut written = Vec::new();
        write_positions(Format::Obf, &positions, &mut written).unwrap();
        assert_eq!(read_positions(Format::Obf, &written).unwrap(), positions, "{path:?}");
    }
    eprintln!("checked {count} positions");
    assert!(count > 0);
}
