//! Games with variations, put together while a file is read.
//!
//! A reader walks through a tree of moves: it plays a move, remembers where it stands,
//! goes down one branch, comes back and goes down the next. [`Tree`] does the playing and
//! keeps what was played apart in lines. The first line is the game; every other one
//! branches off a line before it. Nothing here recurses, so that a file with a million
//! brackets costs no more than its size.

use crate::error::IllegalRecord;
use crate::record::{GameRecord, RecordedMove, Replay, Variation};
use outflank_rules::{Color, IllegalMove, Move, Position};

/// A line while it is being read.
#[derive(Debug)]
struct Line {
    /// The line it branches from; the first line has none.
    parent: usize,
    /// How many moves of the parent come before it.
    after: usize,
    moves: Vec<RecordedMove>,
}

/// One move of the way from the start to where the reader stands.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step {
    line: usize,
    /// Its index in the line.
    index: usize,
    position: Position,
}

/// What was played so far, and where the reader stands in it.
#[derive(Debug)]
pub(crate) struct Tree {
    start: Position,
    lines: Vec<Line>,
    path: Vec<Step>,
    /// Whether the next move begins a branch, unless it is in the tree already.
    at_fork: bool,
}

impl Tree {
    pub(crate) fn new(start: Position) -> Tree {
        let first = Line { parent: 0, after: 0, moves: Vec::new() };
        Tree { start, lines: vec![first], path: Vec::new(), at_fork: false }
    }

    /// How many moves lead to where the reader stands.
    pub(crate) fn ply(&self) -> usize {
        self.path.len()
    }

    fn position(&self) -> Position {
        self.path.last().map_or(self.start, |step| step.position)
    }

    /// Plays a move, and before it a pass that the file leaves out.
    pub(crate) fn play(&mut self, recorded: RecordedMove, by: Option<Color>) -> Result<(), IllegalMove> {
        let mut replay = Replay::new(self.position());
        replay.play(recorded, by)?;
        for recorded in replay.moves {
            self.push(recorded)?;
        }
        Ok(())
    }

    fn push(&mut self, recorded: RecordedMove) -> Result<(), IllegalMove> {
        let position = self.position().play(recorded.mv)?;
        let mut line = self.path.last().map_or(0, |step| step.line);
        if self.at_fork {
            let after = self.path.last().map_or(0, |step| step.index + 1);
            // Branches never differ in a forced pass.
            let next = self.lines[line].moves.get(after).map(|next| next.mv);
            if next == Some(Move::Pass) && recorded.mv == Move::Pass {
                self.path.push(Step { line, index: after, position });
                return Ok(());
            }
            self.at_fork = false;
            if next.is_some() {
                self.lines.push(Line { parent: line, after, moves: Vec::new() });
                line = self.lines.len() - 1;
            }
        }
        let moves = &mut self.lines[line].moves;
        moves.push(recorded);
        self.path.push(Step { line, index: moves.len() - 1, position });
        Ok(())
    }

    /// The move played last, for what a file writes after it.
    pub(crate) fn last(&mut self) -> Option<&mut RecordedMove> {
        let step = *self.path.last()?;
        self.lines[step.line].moves.get_mut(step.index)
    }

    /// A line ends here: the pass that its last move forces is a part of it.
    fn end_line(&mut self) {
        if !self.at_fork && self.position().must_pass() {
            self.push(Move::Pass.into()).expect("a pass is forced here");
        }
    }

    /// Goes back to where so many moves had been played, to take another branch.
    pub(crate) fn back_to(&mut self, ply: usize) {
        self.end_line();
        self.path.truncate(ply);
        self.at_fork = true;
    }

    /// Takes back the move played last, and the passes after it, for another move in its
    /// place. Gives what was taken back, and nothing if there is no move.
    pub(crate) fn instead(&mut self) -> Option<Vec<Step>> {
        let placed = self.path.iter().rposition(|step| is_disc(&self.lines[step.line].moves[step.index]))?;
        self.at_fork = true;
        Some(self.path.split_off(placed))
    }

    /// Goes back to where the place of the branch was `ply`, and on to where it came from.
    pub(crate) fn resume(&mut self, ply: usize, taken_back: Vec<Step>) {
        self.back_to(ply);
        self.path.extend(taken_back);
        // Whatever comes next goes on in the line that was interrupted.
        self.at_fork = false;
    }

    /// Plays a line from where the reader stands, and then what leaves it. A variation that
    /// has no disc, or that leaves the line behind its last disc, is none and is dropped.
    fn play_line(&mut self, moves: &[RecordedMove], variations: &[Variation]) -> Result<(), IllegalRecord> {
        let mut plies = Vec::with_capacity(moves.len());
        for recorded in moves {
            plies.push(self.ply());
            let (ply, mv) = (self.ply() + 1, recorded.mv);
            self.play(recorded.clone(), None).map_err(|reason| IllegalRecord { ply, mv, reason })?;
        }
        self.end_line();
        let line = self.path.clone();
        let mut variations: Vec<&Variation> = variations.iter().collect();
        variations.sort_by_key(|variation| variation.after);
        for variation in variations {
            let left = moves.iter().skip(variation.after).position(is_disc);
            let first = variation.moves.iter().position(is_disc);
            let (Some(left), Some(_)) = (left, first) else { continue };
            self.path.clone_from(&line);
            self.back_to(plies[variation.after + left]);
            self.play_line(&variation.moves, &variation.variations)?;
        }
        self.path = line;
        Ok(())
    }

    /// The game and its variations.
    pub(crate) fn finish(mut self) -> (Vec<RecordedMove>, Vec<Variation>) {
        self.end_line();
        let mut variations: Vec<Vec<Variation>> = self.lines.iter().map(|_| Vec::new()).collect();
        // A branch stands behind the line it comes from, so the last one is complete.
        while self.lines.len() > 1 {
            let (Some(line), Some(mut own)) = (self.lines.pop(), variations.pop()) else { break };
            in_order(&mut own);
            variations[line.parent].push(Variation { after: line.after, moves: line.moves, variations: own });
        }
        let mut of_game = variations.pop().unwrap_or_default();
        in_order(&mut of_game);
        let moves = self.lines.pop().map(|line| line.moves).unwrap_or_default();
        (moves, of_game)
    }
}

/// The game as reading it would give it: all moves replayed, forced passes added, and every
/// variation where it belongs.
pub(crate) fn replayed(game: &GameRecord) -> Result<GameRecord, IllegalRecord> {
    let mut tree = Tree::new(game.start);
    tree.play_line(&game.moves, &game.variations)?;
    let (moves, variations) = tree.finish();
    Ok(GameRecord {
        start: game.start,
        moves,
        variations,
        tags: game.tags.clone(),
        stated: game.stated,
        perfect: game.perfect,
    })
}

fn is_disc(recorded: &RecordedMove) -> bool {
    recorded.mv != Move::Pass
}

/// The earlier fork first, and at one fork the order of the file. They were collected
/// from the end.
fn in_order(variations: &mut [Variation]) {
    variations.reverse();
    variations.sort_by_key(|variation| variation.after);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mv(name: &str) -> RecordedMove {
        Move::Place(name.parse().unwrap()).into()
    }

    fn names(moves: &[RecordedMove]) -> String {
        moves.iter().map(|recorded| recorded.mv.to_string()).collect()
    }

    #[test]
    fn branches_know_where_they_come_from() {
        // f5 (d6 c3) (f6 (e6) (d3)) (f4)
        let mut tree = Tree::new(Position::START);
        let play = |tree: &mut Tree, name: &str| tree.play(mv(name), None).unwrap();
        play(&mut tree, "f5");
        let fork = tree.ply();
        play(&mut tree, "d6");
        play(&mut tree, "c3");
        tree.back_to(fork);
        play(&mut tree, "f6");
        let inner = tree.ply();
        play(&mut tree, "e6");
        tree.back_to(inner);
        play(&mut tree, "d3");
        tree.back_to(inner);
        tree.back_to(fork);
        play(&mut tree, "f4");
        tree.back_to(fork);
        let (moves, variations) = tree.finish();
        assert_eq!(names(&moves), "f5d6c3");
        let [first, second] = &variations[..] else { panic!("{variations:?}") };
        assert_eq!((first.after, names(&first.moves)), (1, "f6e6".to_owned()));
        assert_eq!((second.after, names(&second.moves)), (1, "f4".to_owned()));
        assert_eq!((first.variations[0].after, names(&first.variations[0].moves)), (1, "d3".to_owned()));
    }

    #[test]
    fn a_move_in_place_of_another_leaves_the_line_as_it_is() {
        // 1. f5 d6 (1... f6 2. e6) 2. c3
        let mut tree = Tree::new(Position::START);
        tree.play(mv("f5"), None).unwrap();
        tree.play(mv("d6"), None).unwrap();
        let taken_back = tree.instead().unwrap();
        let fork = tree.ply();
        tree.play(mv("f6"), None).unwrap();
        tree.play(mv("e6"), None).unwrap();
        tree.resume(fork, taken_back);
        tree.play(mv("c3"), None).unwrap();
        let (moves, variations) = tree.finish();
        assert_eq!(names(&moves), "f5d6c3");
        assert_eq!((variations.len(), variations[0].after), (1, 1));
        assert_eq!(names(&variations[0].moves), "f6e6");
        assert!(Tree::new(Position::START).instead().is_none());
    }
}
