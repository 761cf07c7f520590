//! Every statement of the printed rules about their own pictures, held against the
//! rules as this program knows them (L4).

use outflank_data::rulebook;
use outflank_data::rulebook::{Entry, Fact, Kind, Nature};
use outflank_rules::{Board, Color, Move, Position, Rng, Square, SquareSet};

/// The position after a line in which nobody passes, if the line is legal.
fn after(position: Position, line: &[Square]) -> Option<Position> {
    line.iter().try_fold(position, |position, &square| position.play(Move::Place(square)).ok())
}

fn set(squares: &[Square]) -> SquareSet {
    squares.iter().copied().collect()
}

/// A board and how it came about: what facts are decided on.
#[derive(Clone, Copy)]
struct Case<'a> {
    position: Position,
    moves: Option<&'a [Square]>,
}

impl Case<'_> {
    fn holds(self, fact: &Fact) -> bool {
        let at = |line: &[Square]| after(self.position, line);
        match fact {
            Fact::Legal { after, moves } => at(after).is_some_and(|there| there.moves() == set(moves)),
            Fact::Playable { after, r#move } => {
                at(after).is_some_and(|there| there.moves().contains(*r#move))
            }
            Fact::Turns { after, r#move, discs } => {
                at(after).is_some_and(|there| there.flips(*r#move) == set(discs))
            }
            Fact::Captures { after, r#move, disc } => {
                at(after).is_some_and(|there| there.flips(*r#move).contains(*disc))
            }
            Fact::Discs { after, black, white, empty } => at(after).is_some_and(|there| {
                (set(black) - there.discs(Color::Black)).is_empty()
                    && (set(white) - there.discs(Color::White)).is_empty()
                    && (set(empty) - there.board().empty()).is_empty()
            }),
            Fact::Row { from, before, r#move, after } => {
                let read = |position: Position| {
                    let text = position.to_string();
                    text[from.index()..from.index() + before.len()].to_owned()
                };
                read(self.position) == *before && at(&[*r#move]).is_some_and(|there| read(there) == *after)
            }
            Fact::LastMove { r#move } => self.moves.is_some_and(|moves| moves.last() == Some(r#move)),
            Fact::Needs { disc, r#move } => {
                let without = without(self.position, *disc);
                self.position.moves().contains(*r#move) && !without.moves().contains(*r#move)
            }
            Fact::Corners { moves } => self.position.moves() & SquareSet::CORNERS == set(moves),
            Fact::Always { after, r#move } => at(after).is_some_and(|there| {
                there.moves().into_iter().all(|reply| {
                    let next = there.play(Move::Place(reply)).expect("a legal reply");
                    next.moves().contains(*r#move)
                })
            }),
            Fact::OnlyWayToACorner { r#move } => {
                let ways =
                    self.position.moves().into_iter().filter(|&square| wins_a_corner(self.position, square));
                ways.collect::<SquareSet>() == r#move.set()
            }
            Fact::SafeGroup { color, corner } => {
                let discs = self.position.discs(*color);
                connected(discs, *corner) == discs && stable(self.position, *color) == discs
            }
            Fact::Follows { position, line } => {
                let earlier = rulebook().position(position).expect("the fact names a position");
                after(earlier.board, line) == Some(self.position)
            }
            Fact::Shows { position, placed, to_turn } => {
                let earlier = rulebook().position(position).expect("the fact names a position").board;
                let mover = earlier.turn();
                let shown = |color| {
                    let own = if color == mover { placed.set() } else { SquareSet::EMPTY };
                    earlier.discs(color) | own
                };
                Color::BOTH.into_iter().all(|color| self.position.discs(color) == shown(color))
                    && self.position.turn() == !mover
                    && earlier.flips(*placed) == set(to_turn)
            }
            Fact::Fills { line } => {
                self.position.board().empty() == set(line) && set(line).len() as usize == line.len()
            }
            Fact::Forced { line } => is_forced(self.position, line),
            Fact::Ends { line, black, white } => at(line).is_some_and(|end| {
                (end.discs(Color::Black).len(), end.discs(Color::White).len()) == (*black, *white)
            }),
        }
    }
}

fn without(position: Position, disc: Square) -> Position {
    let discs = |color| position.discs(color) - disc.set();
    Position::new(discs(Color::Black), discs(Color::White), position.turn()).expect("fewer discs")
}

/// Whether the mover can take a corner next, whatever the other side does in between.
fn wins_a_corner(position: Position, square: Square) -> bool {
    let there = position.play(Move::Place(square)).expect("a legal move");
    let takes_one = |next: Position| !(next.moves() & SquareSet::CORNERS).is_empty();
    if there.must_pass() {
        return takes_one(there.play(Move::Pass).expect("a forced pass"));
    }
    !there.is_over()
        && there.moves().into_iter().all(|reply| {
            let next = there.play(Move::Place(reply)).expect("a legal reply");
            takes_one(next)
        })
}

/// Whether the second side's moves are each its only one, the two taking turns.
fn is_forced(mut position: Position, line: &[Square]) -> bool {
    for (ply, &square) in line.iter().enumerate() {
        if ply % 2 == 1 && position.moves() != square.set() {
            return false;
        }
        match position.play(Move::Place(square)) {
            Ok(next) => position = next,
            Err(_) => return false,
        }
    }
    true
}

/// The squares one step away in a direction of columns and rows.
fn neighbour(square: Square, (dx, dy): (isize, isize)) -> Option<Square> {
    let column = square.column().checked_add_signed(dx)?;
    let row = square.row().checked_add_signed(dy)?;
    Square::at(column, row)
}

const AXES: [(isize, isize); 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

/// The discs of `discs` that hang together with `seed`, diagonals included.
fn connected(discs: SquareSet, seed: Square) -> SquareSet {
    let mut group = seed.set() & discs;
    loop {
        let mut grown = group;
        for square in group {
            for (dx, dy) in AXES {
                for step in [(dx, dy), (-dx, -dy)] {
                    grown |= neighbour(square, step).map_or(SquareSet::EMPTY, |near| near.set() & discs);
                }
            }
        }
        if grown == group {
            return group;
        }
        group = grown;
    }
}

/// Discs of a colour that nothing can turn: on each axis the line is full, or one side
/// leans on the rim or on a disc already known to be safe.
fn stable(position: Position, color: Color) -> SquareSet {
    let discs = position.discs(color);
    let occupied = position.board().occupied();
    let line_is_full = |square: Square, (dx, dy): (isize, isize)| {
        [(dx, dy), (-dx, -dy)].into_iter().all(|step| {
            std::iter::successors(Some(square), |&at| neighbour(at, step)).all(|at| occupied.contains(at))
        })
    };
    let mut safe = SquareSet::EMPTY;
    loop {
        let more: SquareSet = discs
            .into_iter()
            .filter(|&square| {
                AXES.into_iter().all(|(dx, dy)| {
                    line_is_full(square, (dx, dy))
                        || [(dx, dy), (-dx, -dy)]
                            .into_iter()
                            .any(|step| neighbour(square, step).is_none_or(|near| safe.contains(near)))
                })
            })
            .collect();
        if more == safe {
            return safe;
        }
        safe = more;
    }
}

/// The entry itself and, for puzzles, its further boards.
fn cases(entry: &Entry) -> impl Iterator<Item = Case<'_>> {
    let first = Case { position: entry.board, moves: entry.moves.as_deref() };
    let others =
        entry.variants.iter().map(|variant| Case { position: variant.board, moves: Some(&variant.moves) });
    std::iter::once(first).chain(others)
}

#[test]
fn l4_every_stated_fact_holds_on_every_board() {
    let mut checked = 0;
    for entry in &rulebook().positions {
        assert!(!entry.facts.is_empty(), "{} says nothing", entry.id);
        for case in cases(entry) {
            for fact in &entry.facts {
                assert!(case.holds(fact), "{}, {}: {fact:?}", entry.id, case.position);
                checked += 1;
            }
        }
    }
    assert!(checked > 500, "only {checked} facts");
}

/// The checks must be able to fail: each fact is false of the starting position with
/// White to move, where nothing has happened, or of a board that lacks the point.
#[test]
fn facts_are_false_of_other_boards() {
    let elsewhere =
        Case { position: Position::from_board(Board::START.swapped(), Color::White), moves: None };
    for entry in &rulebook().positions {
        for fact in &entry.facts {
            // Free corners are true of any early board.
            let general = match fact {
                Fact::Discs { black, white, .. } => black.is_empty() && white.is_empty(),
                Fact::Corners { moves } => moves.is_empty(),
                _ => false,
            };
            assert!(general || !elsewhere.holds(fact), "{}: {fact:?} cannot fail", entry.id);
        }
    }
}

#[test]
fn every_game_leads_to_its_board_without_a_pass() {
    for entry in &rulebook().positions {
        assert_eq!(entry.moves.is_some(), entry.nature == Nature::Game, "{}", entry.id);
        for case in cases(entry) {
            if let Some(moves) = case.moves {
                assert_eq!(after(Position::START, moves), Some(case.position), "{}", entry.id);
            }
        }
    }
}

#[test]
fn solutions_and_their_lines_can_be_played() {
    for entry in &rulebook().positions {
        assert_eq!(entry.solution.is_empty(), entry.lines.is_empty(), "{}", entry.id);
        for line in &entry.lines {
            assert!(entry.solution.contains(&line[0]), "{}: {line:?}", entry.id);
            for case in cases(entry) {
                assert!(after(case.position, line).is_some(), "{}: {line:?}", entry.id);
            }
        }
        // A puzzle's lines cover every reply, and each ends with Black in a corner (L3).
        if entry.kind == Kind::Puzzle {
            let there = after(entry.board, &entry.solution).unwrap();
            let replies: SquareSet = entry.lines.iter().map(|line| line[1]).collect();
            assert_eq!(replies, there.moves(), "{}", entry.id);
            assert!(entry.lines.iter().all(|line| SquareSet::CORNERS.contains(line[2])), "{}", entry.id);
        }
    }
}

#[test]
fn lines_for_the_solver_are_legal() {
    for entry in &rulebook().positions {
        let scored = entry.exact_scores.iter().map(|score| &score.after);
        for line in entry.black_wins_after.iter().chain(scored) {
            assert!(after(entry.board, line).is_some(), "{}: {line:?}", entry.id);
        }
        for score in &entry.exact_scores {
            assert!(score.black % 2 == 0 && score.black.abs() <= 64, "{}", entry.id);
        }
    }
}

/// The printed line of the first puzzle is 24 moves long and ends 54 to 10 (L3).
#[test]
fn l3_the_first_puzzle_plays_to_54_to_10() {
    let puzzle = rulebook().position("puz-1").unwrap();
    let line = &puzzle.lines[0];
    assert_eq!(line.len(), 24);
    let end = after(puzzle.board, line).unwrap();
    assert_eq!(end.board().empties(), 0);
    assert_eq!((end.discs(Color::Black).len(), end.discs(Color::White).len()), (54, 10));
}

/// What the printed line leaves open: of all boards that fit its squares, exactly so
/// many meet every statement.
#[test]
fn the_first_puzzle_is_determined_as_far_as_stated() {
    let puzzle = rulebook().position("puz-1").unwrap();
    let fixed = puzzle.fixed.as_ref().unwrap();
    let open: Vec<usize> = fixed.pattern.match_indices('?').map(|(index, _)| index).collect();
    assert_eq!(open.len(), 14);
    for case in cases(puzzle) {
        let text = case.position.to_string();
        let fits = fixed.pattern.chars().zip(text.chars()).all(|(wanted, disc)| match wanted {
            '?' => disc != '-',
            wanted => wanted == disc,
        });
        assert!(fits, "{text}");
    }
    let mut boards = 0;
    for colors in 0..1_u32 << open.len() {
        let mut text = fixed.pattern.clone().into_bytes();
        for (bit, &index) in open.iter().enumerate() {
            text[index] = if colors >> bit & 1 == 0 { b'X' } else { b'O' };
        }
        let position = format!("{} X", String::from_utf8(text).unwrap()).parse().unwrap();
        let case = Case { position, moves: None };
        boards += usize::from(puzzle.facts.iter().all(|fact| case.holds(fact)));
    }
    assert_eq!(boards, fixed.boards);
}

#[test]
fn mobility_is_as_counted() {
    for entry in &rulebook().positions {
        if let Some(mobility) = entry.mobility {
            let moves = |color| {
                Position::new(entry.board.discs(Color::Black), entry.board.discs(Color::White), color)
            };
            let count = |color| moves(color).unwrap().moves().len();
            assert_eq!(
                (count(Color::Black), count(Color::White)),
                (mobility.black, mobility.white),
                "{}",
                entry.id
            );
        }
    }
}

/// The corner group of diagram 1, by force: nothing that can happen turns a disc of it.
#[test]
fn random_play_never_turns_a_safe_disc() {
    let diagram = rulebook().position("dia-1").unwrap();
    let safe = diagram.board.discs(Color::Black);
    let mut rng = Rng::new(1);
    for _ in 0..1500 {
        let mut position = diagram.board;
        while !position.is_over() {
            let choice = rng.pick(position.moves()).map_or(Move::Pass, Move::Place);
            position = position.play(choice).unwrap();
            assert!((safe - position.discs(Color::Black)).is_empty(), "{position}");
        }
    }
}

/// The sample game of the rulebook from its first figure to its last (R12).
#[test]
fn r12_the_sample_game_is_told_in_order() {
    let told = ["ill-1", "ill-7", "ill-8", "ill-9", "ill-10"].map(|id| rulebook().position(id).unwrap());
    let [start, _, black_moved, _, white_moved] = told.map(|entry| entry.board);
    assert_eq!(start, Position::START);
    let after_c4 = start.play(Move::Place("c4".parse().unwrap())).unwrap();
    assert_eq!(after_c4, black_moved);
    assert_eq!(after_c4.play(Move::Place("c3".parse().unwrap())).unwrap(), white_moved);
}

#[test]
fn ids_are_unique_and_editions_known() {
    let book = rulebook();
    let mut ids: Vec<&str> = book.positions.iter().map(|entry| entry.id.as_str()).collect();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), book.positions.len());
    assert_eq!(book.puzzles().count(), 5);
    for entry in &book.positions {
        assert!(!entry.editions.is_empty() && !entry.rules.is_empty(), "{}", entry.id);
        assert!(entry.editions.iter().all(|edition| book.editions.contains_key(edition)), "{}", entry.id);
    }
}
