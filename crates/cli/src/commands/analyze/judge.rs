//! What the engine thinks of the moves of a game.
//!
//! A game is looked at from its end: what is found there helps with what comes before.
//! A move that is not the best is searched as deep and as surely as the best one was, so
//! that the two scores are of one kind and may be compared.

use super::wire;
use outflank_coach::{Loss, Verdict};
use outflank_engine::{Engine, Limits, Line, Score, SearchError, Selectivity, Stop};
use outflank_formats::GameRecord;
use outflank_protocols::Strength;
use outflank_rules::{Color, DiscDiff, Game, Move, Position, Square};
use std::time::Duration;

/// How hard to think about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// So many plies, and the ending solved.
    Level(Strength),
    /// So many plies.
    Depth(u32),
    /// So much time.
    Time(Duration),
}

impl Effort {
    fn limits(self, position: Position) -> Limits {
        match self {
            Effort::Level(strength) => strength.limits(position),
            // To the end is to the end.
            Effort::Depth(plies) if plies >= position.board().empties() => Limits::EXACT,
            Effort::Depth(plies) => Limits::depth(plies, Selectivity::FASTEST),
            Effort::Time(time) => Limits::time(time),
        }
    }
}

/// A move with what the engine thinks of it, for the side that made it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged {
    /// Which ply it was, from 1; passes are plies.
    pub ply: usize,
    /// Who made it.
    pub color: Color,
    /// Where.
    pub square: Square,
    /// What it is worth.
    pub score: Score,
    /// What the best move is worth.
    pub best_score: Score,
    /// The best play, the best move first.
    pub variation: Vec<Move>,
}

impl Judged {
    /// The best move.
    pub fn best(&self) -> Option<Square> {
        self.variation.first().and_then(|mv| mv.square())
    }

    /// What the move gives away; none when the scores are of different kinds.
    pub fn verdict(&self) -> Option<Verdict> {
        Verdict::of(self.score, self.best_score)
    }

    /// The discs it gives away.
    pub fn loss(&self) -> Option<u32> {
        match self.verdict()?.loss {
            Loss::Proven { discs, .. } | Loss::Estimated { discs } => Some(discs),
            Loss::Result { .. } => None,
        }
    }

    /// The expected result for Black, in discs.
    pub fn for_black(&self) -> Option<i32> {
        let discs = self.score.discs().map(DiscDiff::discs)?;
        Some(if self.color == Color::Black { discs } else { -discs })
    }
}

/// A game with what the engine thinks of its moves.
#[derive(Clone, Debug)]
pub struct JudgedGame {
    /// The game.
    pub game: Game,
    /// Its moves without passes, in order.
    pub moves: Vec<Judged>,
}

impl JudgedGame {
    /// What was found earlier about a game, from the text that [`wire::write`] made of
    /// it; nothing when it does not belong to the game.
    pub fn read(record: &GameRecord, text: &str) -> Option<JudgedGame> {
        let game = replay(record)?;
        let scores = wire::read(text)?;
        let placed: Vec<(usize, Color, Square)> = placed(&game).collect();
        let fits = |(&(ply, color, square), (score, best_score, variation)): (&_, wire::Scores)| Judged {
            ply,
            color,
            square,
            score,
            best_score,
            variation,
        };
        if placed.len() != scores.len() {
            return None;
        }
        let moves = placed.iter().zip(scores).map(fits).collect();
        Some(JudgedGame { game, moves })
    }
}

/// The moves of a record as a game. Readers have replayed them, so they are legal.
pub fn replay(record: &GameRecord) -> Option<Game> {
    Game::from_moves(record.start, record.moves.iter().map(|recorded| recorded.mv)).ok()
}

fn placed(game: &Game) -> impl Iterator<Item = (usize, Color, Square)> + '_ {
    (1..).zip(game.turns()).filter_map(|(ply, turn)| Some((ply, turn.before.turn(), turn.mv.square()?)))
}

/// Judges the moves of a game; nothing when it was stopped before the end. `on_ply` is
/// told of every ply.
pub fn judge(
    engine: &mut Engine,
    game: Game,
    effort: Effort,
    stop: &Stop,
    on_ply: &dyn Fn(),
) -> Option<JudgedGame> {
    // What was found in other games must not matter, or the order would.
    engine.clear();
    let turns: Vec<_> = (1..).zip(game.turns()).collect();
    let mut moves = Vec::with_capacity(turns.len());
    for (ply, turn) in turns.into_iter().rev() {
        on_ply();
        let Move::Place(square) = turn.mv else { continue };
        let found = engine.search(turn.before, &effort.limits(turn.before), stop, &mut |_| {}).ok()?;
        let best = found.lines.into_iter().next()?;
        let (score, best) = if best.mv == turn.mv {
            (best.score, best)
        } else {
            let own = reply(engine, turn.after, best.score, stop);
            take_better(turn.mv, own, best)
        };
        if stop.is_stopped() {
            return None;
        }
        let color = turn.before.turn();
        moves.push(Judged { ply, color, square, score, best_score: best.score, variation: best.variation });
    }
    moves.reverse();
    Some(JudgedGame { game, moves })
}

/// The score of the move that led to `after`, for the side that made it, and the play
/// expected to follow; looked for as hard as `best` was.
fn reply(engine: &mut Engine, after: Position, best: Score, stop: &Stop) -> (Score, Vec<Move>) {
    let limits = match best {
        Score::Estimate { depth, selectivity, .. } => {
            Limits::depth(depth.saturating_sub(1).max(1), selectivity)
        }
        Score::Exact(_) | Score::Outcome(_) | Score::Book { .. } => Limits::EXACT,
    };
    match engine.search(after, &limits, stop, &mut |_| {}) {
        Ok(found) => {
            let line = found.best();
            (from_the_other_side(line.score, best), line.variation.clone())
        }
        Err(SearchError::GameOver { score }) => (from_the_other_side(Score::Exact(score), best), Vec::new()),
    }
}

/// A score of the opponent seen by the mover. An estimate looks one ply further from
/// here; and what is exact one ply later counts as an estimate beside one, as it is the
/// comparison that matters.
fn from_the_other_side(score: Score, best: Score) -> Score {
    let reversed = |discs: DiscDiff| DiscDiff::saturating(-discs.discs());
    match (score, best) {
        (Score::Exact(discs) | Score::Estimate { discs, .. }, Score::Estimate { depth, selectivity, .. }) => {
            Score::Estimate { discs: reversed(discs), depth, selectivity }
        }
        (Score::Exact(discs), _) => Score::Exact(reversed(discs)),
        (Score::Estimate { discs, depth, selectivity }, _) => {
            Score::Estimate { discs: reversed(discs), depth: depth + 1, selectivity }
        }
        (Score::Outcome(result), _) => Score::Outcome(result.reversed()),
        (Score::Book { discs }, _) => Score::Book { discs: reversed(discs) },
    }
}

/// The move that was played may turn out better than what a selective search had taken
/// for the best; then it is the best.
fn take_better(played: Move, (score, reply): (Score, Vec<Move>), best: Line) -> (Score, Line) {
    let better = match (score.discs(), best.score.discs()) {
        (Some(own), Some(other)) => own.discs() > other.discs() && !best.score.is_proven(),
        _ => false,
    };
    if !better {
        return (score, best);
    }
    let variation = std::iter::once(played).chain(reply).collect();
    (score, Line { mv: played, score, variation })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search;
    use outflank_engine::{Lines, Settings, clock};

    fn engine() -> Engine {
        let settings = Settings { table_bytes: 1 << 20, ..Settings::default() };
        Engine::new(settings, search::weights(), Box::new(clock::Stopped))
    }

    /// The end of a random game, judged, against the exact scores of all its moves.
    #[test]
    fn exact_scores_are_those_of_a_full_search() {
        let mut rng = outflank_rules::Rng::new(5);
        for _ in 0..3 {
            let mut game = rng.game(52).expect("a game of 52 plies");
            let start = game.position();
            while rng.play(&mut game) {}
            let ending =
                Game::from_moves(start, game.moves_played().skip(52)).expect("the rest of the game is legal");
            let plies = ending.ply();
            let judged = judge(&mut engine(), ending, Effort::Depth(60), &Stop::new(), &|| {}).unwrap();
            assert!(!judged.moves.is_empty() && judged.moves.len() <= plies);
            for one in &judged.moves {
                let before = judged.game.position_at(one.ply - 1).unwrap();
                assert_eq!(before.turn(), one.color);
                let limits = Limits::EXACT.with_lines(Lines::All);
                let all = engine().search(before, &limits, &Stop::new(), &mut |_| {}).unwrap();
                let exact =
                    |square| all.lines.iter().find(|line| line.mv == Move::Place(square)).unwrap().score;
                assert_eq!(one.score, exact(one.square), "{before} {}", one.square);
                assert_eq!(one.best_score, all.best().score, "{before}");
                assert_eq!(exact(one.best().unwrap()), one.best_score);
                let loss = one.best_score.discs().unwrap().discs() - one.score.discs().unwrap().discs();
                assert_eq!(one.loss(), Some(loss as u32));
            }
        }
    }

    #[test]
    fn scores_of_a_move_and_of_the_best_are_of_one_kind() {
        let game = outflank_rules::Rng::new(9).game(40).expect("a game of 40 plies");
        for effort in [Effort::Depth(1), Effort::Depth(5), Effort::Level(Strength::of_depth(4))] {
            let judged = judge(&mut engine(), game.clone(), effort, &Stop::new(), &|| {}).unwrap();
            for one in &judged.moves {
                assert!(one.verdict().is_some() && one.loss().is_some(), "{effort:?} {one:?}");
                assert!(one.score.discs() <= one.best_score.discs(), "{one:?}");
            }
        }
    }

    #[test]
    fn a_stopped_game_is_not_judged() {
        let stop = Stop::new();
        stop.stop();
        let game = outflank_rules::Rng::new(9).game(40).expect("a game of 40 plies");
        assert!(judge(&mut engine(), game, Effort::Depth(9), &stop, &|| {}).is_none());
    }
}
