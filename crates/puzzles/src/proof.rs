//! What makes a position a puzzle.
//!
//! The solver scores every legal move to the end of the game. From these scores, and from
//! the rules where corners are concerned, everything else follows without further trust.

use crate::kind::Kind;
use crate::puzzle::{Puzzle, id};
use outflank_coach::Facts;
use outflank_engine::{Engine, Limits, Line, Score, Stop};
use outflank_review::all_moves;
use outflank_rules::{DiscDiff, Move, Position, Square, SquareSet};
use std::fmt;

/// Empty squares an endgame may have.
pub const ENDGAME_EMPTIES: std::ops::RangeInclusive<u32> = 8..=16;

/// How much better the best move of a swing is than the next, in discs.
pub const SWING: i32 = 12;

/// Moves of the solver that an endgame has at least.
pub const ENDGAME_MOVES: usize = 2;

/// With fewer legal moves than this there is nothing to find.
pub const FEWEST_MOVES: usize = 3;

/// The exact score of every legal move, the best first.
pub type Scores = Vec<(Square, i32)>;

/// What is wrong with a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Flaw {
    /// Its name does not belong to its board and kind.
    Name,
    /// Its solution is not a line of legal moves, or does not end with the solver's move.
    Line,
    /// There are hardly any moves to choose from.
    TooFewMoves,
    /// The position is not what its kind asks for.
    NotOfItsKind,
    /// The solution is not the move that fits the kind, or not the only one.
    Solution {
        /// The moves that fit.
        fitting: SquareSet,
    },
    /// The result is another one.
    Score {
        /// The proven result in discs.
        proven: i32,
    },
    /// The trap is missing, or it is none.
    Trap,
    /// The grade is out of range.
    Grade,
    /// The board is there already, turned or mirrored.
    Twin,
    /// The solver was stopped before it could tell.
    Unproven,
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Flaw::Name => f.write_str("the name does not belong to the board"),
            Flaw::Line => f.write_str("the solution is not a line of legal moves"),
            Flaw::TooFewMoves => write!(f, "there are fewer than {FEWEST_MOVES} legal moves"),
            Flaw::NotOfItsKind => f.write_str("the position is not of this kind"),
            Flaw::Solution { fitting } => write!(f, "the moves that fit are {fitting:?}"),
            Flaw::Score { proven } => write!(f, "the proven score is {proven:+}"),
            Flaw::Trap => f.write_str("the trap is missing or is none"),
            Flaw::Grade => f.write_str("the grade is out of range"),
            Flaw::Twin => f.write_str("the board is in the file twice"),
            Flaw::Unproven => f.write_str("the solver was stopped"),
        }
    }
}

impl std::error::Error for Flaw {}

/// Solves all moves of a position; nothing when stopped or out of `nodes`, or when the
/// side to move has no move.
#[must_use]
pub fn solve(engine: &mut Engine, position: Position, nodes: Option<u64>, stop: &Stop) -> Option<Scores> {
    if position.moves().is_empty() {
        return None;
    }
    let limits = Limits { nodes, ..Limits::EXACT };
    let lines = all_moves(engine, position, &limits, stop)?;
    let exact = |line: &Line| match (line.mv, line.score) {
        (Move::Place(square), Score::Exact(discs)) => Some((square, discs.discs())),
        _ => None,
    };
    let mut scores = lines.iter().map(exact).collect::<Option<Scores>>()?;
    scores.sort_by_key(|&(square, score)| (-score, square));
    Some(scores)
}

/// The moves after which a corner can be taken whatever the reply, if none can be taken
/// now.
#[must_use]
pub fn corner_forcers(position: Position) -> SquareSet {
    let moves = position.moves();
    if !(moves & SquareSet::CORNERS).is_empty() {
        return SquareSet::EMPTY;
    }
    let forces = |square: &Square| Facts::of(position, *square).is_ok_and(|facts| facts.forces_corner);
    moves.into_iter().filter(forces).collect()
}

/// The move that tempts: the corner with the best looks, or the move that turns most.
/// None when two moves tempt alike.
#[must_use]
pub fn temptation(position: Position) -> Option<Square> {
    let moves = position.moves();
    let corners = moves & SquareSet::CORNERS;
    let tempting = if corners.is_empty() { moves } else { corners };
    let turned = |square: Square| position.flips(square).len();
    let most = tempting.into_iter().map(turned).max()?;
    let mut those = tempting.into_iter().filter(|&square| turned(square) == most);
    let first = those.next()?;
    those.next().is_none().then_some(first)
}

/// The moves that fit a kind, and the trap if it is one; nothing when the position cannot
/// be of this kind at all. A puzzle needs exactly one such move.
#[must_use]
pub fn fitting(position: Position, kind: Kind, scores: &Scores) -> Option<(SquareSet, Option<Square>)> {
    let best = scores.first()?.1;
    let with = |fits: &dyn Fn(i32) -> bool| -> SquareSet {
        scores.iter().filter(|&&(_, score)| fits(score)).map(|&(square, _)| square).collect()
    };
    let the_best = with(&|score| score == best);
    match kind {
        Kind::Corner => {
            let forcers = corner_forcers(position);
            // A better move elsewhere would make the puzzle's answer a mistake.
            let sound = best > 0 && forcers.into_iter().all(|square| the_best.contains(square));
            (!forcers.is_empty() && sound).then_some((forcers, None))
        }
        Kind::OnlyWin => (best > 0).then(|| (with(&|score| score > 0), None)),
        Kind::Endgame => {
            let right = best >= 0 && ENDGAME_EMPTIES.contains(&position.board().empties());
            right.then_some((the_best, None))
        }
        Kind::Swing => {
            let second = scores.get(1)?.1;
            (best >= 0 && best - second >= SWING).then_some((the_best, None))
        }
        Kind::Trap => {
            let trap = temptation(position)?;
            let (_, score) = *scores.iter().find(|&&(square, _)| square == trap)?;
            (score.signum() < best.signum()).then_some((the_best, Some(trap)))
        }
        Kind::WipeOut => (best == 64).then_some((the_best, None)),
    }
}

/// The kinds this solved position is a puzzle of, each with its move and its trap.
/// Endgames still need their line: see [`endgame_line`].
#[must_use]
pub fn classify(position: Position, scores: &Scores) -> Vec<(Kind, Square, Option<Square>)> {
    if scores.len() < FEWEST_MOVES {
        return Vec::new();
    }
    let one = |kind: Kind| {
        let (moves, trap) = fitting(position, kind, scores)?;
        let square = moves.first().filter(|_| moves.len() == 1)?;
        Some((kind, square, trap))
    };
    Kind::ALL.into_iter().filter_map(one).collect()
}

/// The line of an endgame: on from `square`, as long as the solver has several moves of
/// which one alone keeps the score, with the best reply in between. Nothing when stopped.
#[must_use]
pub fn endgame_line(
    engine: &mut Engine,
    position: Position,
    square: Square,
    nodes: Option<u64>,
    stop: &Stop,
) -> Option<Vec<Square>> {
    let mut line = vec![square];
    let mut now = position.play(Move::Place(square)).ok()?;
    loop {
        // A forced pass ends the line: lines of files have no passes.
        if now.is_over() || now.must_pass() {
            return Some(line);
        }
        let (reply, _) = *solve(engine, now, nodes, stop)?.first()?;
        now = now.play(Move::Place(reply)).ok()?;
        if now.is_over() || now.must_pass() {
            return Some(line);
        }
        let scores = solve(engine, now, nodes, stop)?;
        match scores.as_slice() {
            [(next, best), (_, second), ..] if best > second => {
                line.extend([reply, *next]);
                now = now.play(Move::Place(*next)).ok()?;
            }
            _ => return Some(line),
        }
    }
}

/// Proves a puzzle from nothing but its position and kind; or says what is wrong with it.
pub fn prove(engine: &mut Engine, puzzle: &Puzzle, stop: &Stop) -> Result<(), Flaw> {
    let position = puzzle.position;
    if puzzle.id != id(puzzle.kind, position.board()) {
        return Err(Flaw::Name);
    }
    if !(1..=5).contains(&puzzle.difficulty.level) {
        return Err(Flaw::Grade);
    }
    let unproven = |scores: Option<Scores>| scores.ok_or(Flaw::Unproven);
    check_line(puzzle)?;
    let scores = unproven(solve(engine, position, None, stop))?;
    if scores.len() < FEWEST_MOVES {
        return Err(Flaw::TooFewMoves);
    }
    let (moves, trap) = fitting(position, puzzle.kind, &scores).ok_or(Flaw::NotOfItsKind)?;
    if moves != puzzle.first().set() {
        return Err(Flaw::Solution { fitting: moves });
    }
    if trap != puzzle.trap {
        return Err(Flaw::Trap);
    }
    let best = scores[0].1;
    if DiscDiff::new(best) != Some(puzzle.score) {
        return Err(Flaw::Score { proven: best });
    }
    if puzzle.kind == Kind::Endgame {
        prove_line(engine, puzzle, best, stop)?;
    }
    Ok(())
}

/// Legal moves, no passes in between, the solver first and last; one move alone except in
/// endgames.
fn check_line(puzzle: &Puzzle) -> Result<(), Flaw> {
    let mut now = puzzle.position;
    for &square in &puzzle.solution {
        now = now.play(Move::Place(square)).map_err(|_| Flaw::Line)?;
    }
    let moves = puzzle.solution.len().div_ceil(2);
    let right = match puzzle.kind {
        Kind::Endgame => moves >= ENDGAME_MOVES && puzzle.solution.len() % 2 == 1,
        _ => puzzle.solution.len() == 1,
    };
    if right { Ok(()) } else { Err(Flaw::Line) }
}

/// Every reply of an endgame's line is a best one and every further move of the solver
/// the only best one.
fn prove_line(engine: &mut Engine, puzzle: &Puzzle, best: i32, stop: &Stop) -> Result<(), Flaw> {
    let mut now = puzzle.position;
    for (ply, &square) in puzzle.solution.iter().enumerate() {
        if ply > 0 {
            let scores = solve(engine, now, None, stop).ok_or(Flaw::Unproven)?;
            let of_solver = ply % 2 == 0;
            let expected = if of_solver { best } else { -best };
            let fitting: SquareSet =
                scores.iter().filter(|&&(_, score)| score == expected).map(|&(square, _)| square).collect();
            let right = fitting.contains(square) && (!of_solver || fitting.len() == 1);
            if scores[0].1 != expected || !right {
                return Err(Flaw::Solution { fitting });
            }
        }
        now = now.play(Move::Place(square)).map_err(|_| Flaw::Line)?;
    }
    Ok(())
}
