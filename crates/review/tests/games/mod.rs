//! Games to comment on: of tournaments where the collection is there, and otherwise of
//! our own making.

#![allow(dead_code)] // Each test file uses a part of it.

use outflank_engine::{Engine, Limits, Line, Selectivity, Settings, Stop, clock};
use outflank_eval::Weights;
use outflank_review::{Effort, NoArchive, Reviewer};
use outflank_rules::{Game, Position, Rng};
use std::fs;
use std::num::NonZero;
use std::path::Path;

/// Judges as the product does, on one thread.
pub fn reviewer(effort: Effort) -> Reviewer {
    Reviewer::new(effort, NonZero::<usize>::MIN, Weights::embedded())
}

/// All moves of a position, the best first.
pub fn lines(reviewer: &mut Reviewer, position: Position) -> Vec<Line> {
    reviewer.lines(position, &mut NoArchive, &Stop::new()).expect("nobody stops it")
}

/// Which years of tournaments to read. Weights are set by reading comments on games of the
/// even years; the tests judge them on games of the odd ones, which nobody has looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Years {
    Even,
    Odd,
}

impl Years {
    /// Whether `WTH_1984.wtb` is one of them.
    fn has(self, path: &Path) -> bool {
        let digits = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
        let even =
            digits.chars().last().and_then(|digit| digit.to_digit(10)).is_some_and(|digit| digit % 2 == 0);
        even == (self == Years::Even)
    }
}

/// Games of tournaments, a few of every such year; none where the collection is missing.
pub fn tournament_games(count: usize, years: Years) -> Vec<Game> {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data/wthor");
    let Ok(entries) = fs::read_dir(&directory) else {
        eprintln!("no tournament games in {}: our own games are used instead", directory.display());
        return Vec::new();
    };
    let mut files: Vec<_> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|extension| extension == "wtb") && years.has(path))
        .collect();
    files.sort();
    let mut games = Vec::new();
    for path in &files {
        let bytes = fs::read(path).expect("the file can be read");
        let records = outflank_formats::wthor::read(&bytes, &outflank_formats::wthor::Names::default())
            .expect("the file is a WTHOR file");
        let share = count.div_ceil(files.len());
        let step = (records.len() / share).max(1);
        for record in records.iter().step_by(step).take(share) {
            let moves = record.moves.iter().map(|recorded| recorded.mv);
            games.push(Game::from_moves(record.start, moves).expect("readers replay every game"));
        }
    }
    games.truncate(count);
    games
}

/// Games of a hasty player: every third move is any move, the others look one ply ahead.
pub fn own_games(count: usize) -> Vec<Game> {
    let mut rng = Rng::new(0x6f75_7466_6c61_6e6b);
    let settings = Settings { table_bytes: 1 << 20, ..Settings::default() };
    let mut engine = Engine::new(settings, Weights::embedded(), Box::new(clock::Stopped));
    (0..count)
        .map(|_| {
            let mut game = Game::new();
            while !game.is_over() {
                let moves = game.legal_moves();
                let square = if rng.below(3) == 0 || game.ply() < 6 {
                    rng.pick(moves).expect("there is a move")
                } else {
                    let limits = Limits::depth(1, Selectivity::NONE);
                    let found = engine.search(game.position(), &limits, &Stop::new(), &mut |_| ());
                    found.expect("the game goes on").best().mv.square().expect("forced passes are taken")
                };
                game.play(square).expect("the move is legal");
            }
            game
        })
        .collect()
}
