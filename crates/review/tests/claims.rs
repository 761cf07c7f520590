//! Every claim of every comment, derived again by other means (L4, L6).
//!
//! The comments are those on reviews, as the product shows them. The code here shares
//! nothing with the coach: boards are arrays of letters, lines are
//! walked square by square, and what is safe for good is found by trying.

mod games;

use games::{Years, lines, own_games, reviewer, tournament_games};
use outflank_coach::{Comment, Danger, Facts, Loss, Next, Reason};
use outflank_engine::{Line, Score};
use outflank_review::{Effort, GameReview, Judgement};
use outflank_rules::{Color, Game, Move, Position, Square, SquareSet};
use std::collections::{BTreeMap, BTreeSet, HashMap};

type Cell = (i32, i32);

/// A board as a child would write it down.
#[derive(Clone, PartialEq)]
struct Naive {
    cells: Vec<char>,
}

const STEPS: [Cell; 8] = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)];

fn cells() -> impl Iterator<Item = Cell> {
    (0..64).map(|index| (index % 8, index / 8))
}

fn cell(square: Square) -> Cell {
    (square.column() as i32, square.row() as i32)
}

fn cells_of(squares: SquareSet) -> BTreeSet<Cell> {
    squares.into_iter().map(cell).collect()
}

fn other(side: char) -> char {
    if side == 'X' { 'O' } else { 'X' }
}

const CORNERS: [Cell; 4] = [(0, 0), (7, 0), (0, 7), (7, 7)];

impl Naive {
    fn of(position: Position) -> Naive {
        Naive { cells: position.to_string().chars().take(64).collect() }
    }

    fn at(&self, (x, y): Cell) -> Option<char> {
        ((0..8).contains(&x) && (0..8).contains(&y)).then(|| self.cells[(y * 8 + x) as usize])
    }

    fn flips(&self, at: Cell, side: char) -> Vec<Cell> {
        let mut all = Vec::new();
        if self.at(at) != Some('-') {
            return all;
        }
        for (dx, dy) in STEPS {
            let mut run = Vec::new();
            let mut next = (at.0 + dx, at.1 + dy);
            while self.at(next) == Some(other(side)) {
                run.push(next);
                next = (next.0 + dx, next.1 + dy);
            }
            if self.at(next) == Some(side) {
                all.extend(run);
            }
        }
        all
    }

    fn moves(&self, side: char) -> BTreeSet<Cell> {
        cells().filter(|&at| !self.flips(at, side).is_empty()).collect()
    }

    fn played(&self, at: Cell, side: char) -> Naive {
        let mut after = self.clone();
        for (x, y) in self.flips(at, side).into_iter().chain([at]) {
            after.cells[(y * 8 + x) as usize] = side;
        }
        after
    }

    fn discs(&self, side: char) -> BTreeSet<Cell> {
        cells().filter(|&at| self.at(at) == Some(side)).collect()
    }

    fn empties(&self) -> usize {
        self.discs('-').len()
    }

    fn touches_empty(&self, (x, y): Cell) -> bool {
        STEPS.iter().any(|(dx, dy)| self.at((x + dx, y + dy)) == Some('-'))
    }

    fn frontier(&self, side: char) -> usize {
        self.discs(side).into_iter().filter(|&at| self.touches_empty(at)).count()
    }

    fn region(&self, from: Cell) -> BTreeSet<Cell> {
        let mut region = BTreeSet::from([from]);
        let mut open = vec![from];
        while let Some((x, y)) = open.pop() {
            for (dx, dy) in STEPS {
                let next = (x + dx, y + dy);
                if self.at(next) == Some('-') && region.insert(next) {
                    open.push(next);
                }
            }
        }
        region
    }

    /// Discs of a side that nothing can ever turn: on an edge because no way of filling
    /// the edge turns them, elsewhere because along each of the four axes the line is full
    /// or a neighbour is safe.
    fn safe(&self, side: char, edges: &mut Edges) -> BTreeSet<Cell> {
        let mut safe = BTreeSet::new();
        for edge in [
            (0..8).map(|i| (i, 0)).collect::<Vec<_>>(),
            (0..8).map(|i| (i, 7)).collect(),
            (0..8).map(|i| (0, i)).collect(),
            (0..8).map(|i| (7, i)).collect(),
        ] {
            let text: String = edge.iter().filter_map(|&at| self.at(at)).collect();
            let kept = edges.kept(&text, side);
            safe.extend(edge.into_iter().zip(kept).filter(|(_, kept)| *kept).map(|(at, _)| at));
        }
        loop {
            let grown: BTreeSet<Cell> = self
                .discs(side)
                .into_iter()
                .filter(|&(x, y)| (1..7).contains(&x) && (1..7).contains(&y))
                .filter(|&(x, y)| {
                    [(1, 0), (0, 1), (1, 1), (1, -1)].into_iter().all(|(dx, dy)| {
                        let near = [(x + dx, y + dy), (x - dx, y - dy)];
                        near.iter().any(|at| safe.contains(at)) || self.line_is_full((x, y), (dx, dy))
                    })
                })
                .chain(safe.iter().copied())
                .collect();
            if grown == safe {
                return safe;
            }
            safe = grown;
        }
    }

    fn line_is_full(&self, (x, y): Cell, (dx, dy): Cell) -> bool {
        (-7..=7).filter_map(|n| self.at((x + n * dx, y + n * dy))).all(|letter| letter != '-')
    }
}

/// Edges as texts, and which of their discs survive every way of filling them.
#[derive(Default)]
struct Edges(HashMap<(String, char), Vec<bool>>);

impl Edges {
    fn kept(&mut self, edge: &str, side: char) -> Vec<bool> {
        if let Some(known) = self.0.get(&(edge.to_owned(), side)) {
            return known.clone();
        }
        let letters: Vec<char> = edge.chars().collect();
        let mut kept: Vec<bool> = letters.iter().map(|&letter| letter == side).collect();
        for place in (0..8).filter(|&place| letters[place] == '-') {
            for by in ['X', 'O'] {
                let mut next = letters.clone();
                next[place] = by;
                for step in [-1_i32, 1] {
                    let run: Vec<usize> = (1..8)
                        .map(|n| place as i32 + step * n)
                        .take_while(|i| (0..8).contains(i) && letters[*i as usize] == other(by))
                        .map(|i| i as usize)
                        .collect();
                    let end = place as i32 + step * (run.len() as i32 + 1);
                    if (0..8).contains(&end) && letters[end as usize] == by {
                        run.iter().for_each(|&i| next[i] = by);
                    }
                }
                let later = self.kept(&next.iter().collect::<String>(), side);
                kept.iter_mut().zip(later).for_each(|(kept, later)| *kept &= later);
            }
        }
        self.0.insert((edge.to_owned(), side), kept.clone());
        kept
    }
}

/// A position, seen naively, with what the engine said about it.
struct Case<'a> {
    position: Position,
    board: Naive,
    side: char,
    lines: &'a [Line],
    edges: &'a mut Edges,
}

impl<'a> Case<'a> {
    fn new(position: Position, lines: &'a [Line], edges: &'a mut Edges) -> Case<'a> {
        let side = if position.turn() == Color::Black { 'X' } else { 'O' };
        Case { position, board: Naive::of(position), side, lines, edges }
    }

    fn after(&self, square: Square) -> Naive {
        assert!(self.board.moves(self.side).contains(&cell(square)), "{square} is no move");
        self.board.played(cell(square), self.side)
    }

    fn replies(&self, square: Square) -> BTreeSet<Cell> {
        self.after(square).moves(other(self.side))
    }

    fn gained_safe(&mut self, square: Square, side: char) -> i32 {
        let after = self.after(square);
        let before = self.board.safe(side, self.edges).len() as i32;
        after.safe(side, self.edges).len() as i32 - before
    }

    /// The first corner in the expected play, and whether the mover takes it.
    fn first_corner(&self, square: Square) -> Option<(Cell, bool)> {
        let line = self.lines.iter().find(|line| line.mv == Move::Place(square))?;
        let (mut board, mut side) = (self.board.clone(), self.side);
        for (ply, mv) in line.variation.iter().enumerate().take(8) {
            match mv {
                Move::Pass => assert!(board.moves(side).is_empty(), "a pass that was not forced"),
                Move::Place(square) => {
                    let at = cell(*square);
                    if ply > 0 && CORNERS.contains(&at) {
                        return Some((at, side == self.side));
                    }
                    board = board.played(at, side);
                }
            }
            side = other(side);
        }
        None
    }

    /// The expected reply and the mover's moves after it.
    fn choice_after_reply(&self, square: Square) -> Option<(Cell, usize)> {
        let line = self.lines.iter().find(|line| line.mv == Move::Place(square))?;
        let reply = cell(line.variation.get(1)?.square()?);
        assert!(self.replies(square).contains(&reply));
        Some((reply, self.after(square).played(reply, other(self.side)).moves(self.side).len()))
    }

    /// Whether a comment's reason is true.
    fn holds(&mut self, reason: Reason) -> bool {
        let them = other(self.side);
        match reason {
            Reason::WipesOut { square } => self.after(square).discs(them).is_empty(),
            Reason::TakesCorner { square } => {
                let _ = self.after(square);
                CORNERS.contains(&cell(square))
            }
            Reason::GivesCorner { square, corners } => {
                let (replies, corners) = (self.replies(square), cells_of(corners));
                !corners.is_empty() && corners.iter().all(|c| CORNERS.contains(c) && replies.contains(c))
            }
            Reason::ForcesCorner { square, replies } => {
                let after = self.after(square);
                let found = after.moves(them);
                let takes = |board: &Naive| board.moves(self.side).iter().any(|c| CORNERS.contains(c));
                let new = !takes(&self.board);
                found.len() == replies as usize
                    && new
                    && if found.is_empty() {
                        takes(&after)
                    } else {
                        found.iter().all(|&reply| takes(&after.played(reply, them)))
                    }
            }
            Reason::LosesCorner { square, corner } => {
                self.first_corner(square) == Some((cell(corner), false))
            }
            Reason::WinsCorner { square, corner } => {
                let new = !self.board.moves(self.side).contains(&cell(corner));
                new && self.first_corner(square) == Some((cell(corner), true))
            }
            Reason::Danger { square, corner, kind } => {
                let ((x, y), (cx, cy)) = (cell(square), cell(corner));
                let distance = ((x - cx).abs(), (y - cy).abs());
                let right = match kind {
                    Danger::Diagonal => distance == (1, 1),
                    Danger::Edge => distance == (1, 0) || distance == (0, 1),
                };
                right && CORNERS.contains(&(cx, cy)) && self.board.at((cx, cy)) == Some('-')
            }
            Reason::Passes { square } => {
                let after = self.after(square);
                after.moves(them).is_empty() && !after.moves(self.side).is_empty()
            }
            Reason::MoreReplies { square, count, best, fewer } => {
                count > fewer
                    && self.replies(square).len() == count as usize
                    && self.replies(best).len() == fewer as usize
            }
            Reason::FewestReplies { square, count } => {
                let all = self.board.moves(self.side);
                self.replies(square).len() == count as usize
                    && all
                        .into_iter()
                        .filter(|&at| at != cell(square))
                        .all(|at| self.board.played(at, self.side).moves(them).len() > count as usize)
            }
            Reason::FewerOwnMoves { square, count, best, more } => {
                count < more
                    && self.after(square).moves(self.side).len() == count as usize
                    && self.after(best).moves(self.side).len() == more as usize
            }
            Reason::FewerMovesNext { square, reply, count, best, more } => {
                count < more
                    && self.choice_after_reply(square) == Some((cell(reply), count as usize))
                    && self.choice_after_reply(best).is_some_and(|(_, moves)| moves == more as usize)
            }
            Reason::MakesSafe { square, count } => {
                count > 0 && self.gained_safe(square, self.side) == count as i32
            }
            Reason::GivesSafe { square, count } => {
                count > 0 && self.gained_safe(square, them) == count as i32
            }
            Reason::WiderFrontier { square, count, best, fewer } => {
                count > fewer
                    && self.after(square).frontier(self.side) == count as usize
                    && self.after(best).frontier(self.side) == fewer as usize
            }
            Reason::TurnsMany { square, count, best, fewer } => {
                count > fewer
                    && self.board.empties() > 30
                    && self.board.flips(cell(square), self.side).len() == count as usize
                    && self.board.flips(cell(best), self.side).len() == fewer as usize
            }
            Reason::TurnsFew { square, count, best, more } => {
                count < more
                    && self.board.empties() < 10
                    && self.board.flips(cell(square), self.side).len() == count as usize
                    && self.board.flips(cell(best), self.side).len() == more as usize
            }
            Reason::Quiet { square } => {
                let after = self.after(square);
                self.board.flips(cell(square), self.side).into_iter().all(|at| !after.touches_empty(at))
            }
            Reason::Wedge { square } => {
                let (after, (x, y)) = (self.after(square), cell(square));
                let between = |step: Cell| {
                    [1, -1].iter().all(|n| after.at((x + n * step.0, y + n * step.1)) == Some(them))
                };
                (matches!(y, 0 | 7) && between((1, 0))) || (matches!(x, 0 | 7) && between((0, 1)))
            }
            Reason::OddRegion { square, count } => {
                count % 2 == 1 && self.board.region(cell(square)).len() == count as usize
            }
            Reason::EvenRegion { square, count } => {
                count % 2 == 0 && self.board.region(cell(square)).len() == count as usize
            }
            Reason::TakesSquare { square, best } => {
                let reply = self.choice_after_reply(square).map(|(reply, _)| reply);
                self.board.moves(self.side).contains(&cell(best)) && reply == Some(cell(best))
            }
            Reason::CanWait { square, best } => {
                let theirs = self.board.moves(them);
                theirs.contains(&cell(best)) && !theirs.contains(&cell(square))
            }
            Reason::QuietReply { square, reply } => {
                let (after, at) = (self.after(square), cell(reply));
                let later = after.played(at, them);
                let turned = after.flips(at, them);
                self.choice_after_reply(square).is_some_and(|(expected, _)| expected == at)
                    && !turned.is_empty()
                    && turned.into_iter().all(|at| !later.touches_empty(at))
            }
            Reason::Reply { square, reply } => {
                let line = self.lines.iter().find(|line| line.mv == Move::Place(square));
                self.replies(square).contains(&cell(reply))
                    && line.is_some_and(|line| line.variation.get(1) == Some(&Move::Place(reply)))
            }
            Reason::Deeper { square } => self.lines.iter().any(|line| line.mv == Move::Place(square)),
        }
    }

    /// The verdict, from the two scores alone.
    fn verdict_holds(&self, comment: &Comment) -> bool {
        let score = |square: Square| {
            self.lines.iter().find(|line| line.mv == Move::Place(square)).map(|line| line.score)
        };
        let best = self.lines.iter().filter_map(|line| line.score.discs()).max();
        let sign = |discs: i32| discs.signum();
        match (comment.verdict.map(|verdict| verdict.loss), score(comment.square), score(comment.best)) {
            (Some(Loss::Proven { discs, from, to }), Some(Score::Exact(played)), Some(Score::Exact(top))) => {
                best == Some(top)
                    && top.discs() - played.discs() == discs as i32
                    && (from as i32 - 1, to as i32 - 1) == (sign(top.discs()), sign(played.discs()))
            }
            (
                Some(Loss::Estimated { discs }),
                Some(Score::Estimate { discs: played, .. }),
                Some(Score::Estimate { discs: top, .. }),
            ) => (top.discs() - played.discs()).max(0) == discs as i32,
            _ => false,
        }
    }

    /// Every number of the facts.
    fn facts_hold(&mut self, facts: &Facts) {
        let (us, them, square) = (self.side, other(self.side), facts.square);
        let (before, after) = (self.board.clone(), self.after(square));
        let count = |set: BTreeSet<Cell>| set.len() as u32;
        assert_eq!(cells_of(facts.turned), before.flips(cell(square), us).into_iter().collect());
        assert_eq!(facts.empties, before.empties() as u32);
        assert_eq!(
            (facts.own_moves.before, facts.own_moves.after),
            (count(before.moves(us)), count(after.moves(us)))
        );
        assert_eq!(
            (facts.their_moves.before, facts.their_moves.after),
            (count(before.moves(them)), count(after.moves(them)))
        );
        assert_eq!(cells_of(facts.replies), after.moves(them));
        let corners = |board: &Naive| -> BTreeSet<Cell> {
            board.moves(them).into_iter().filter(|at| CORNERS.contains(at)).collect()
        };
        let (could, can) = (corners(&before), corners(&after));
        assert_eq!(cells_of(facts.corners_given), can);
        assert_eq!(cells_of(facts.corners_opened), &can - &could);
        assert_eq!(cells_of(facts.corners_closed), &could - &can);
        assert_eq!(facts.takes_corner, CORNERS.contains(&cell(square)));
        let safe = |edges: &mut Edges, board: &Naive, side| board.safe(side, edges).len() as u32;
        assert_eq!(facts.own_safe.before, safe(self.edges, &before, us));
        assert_eq!(facts.own_safe.after, safe(self.edges, &after, us));
        assert_eq!(facts.their_safe.before, safe(self.edges, &before, them));
        assert_eq!(facts.their_safe.after, safe(self.edges, &after, them));
        let frontier = |board: &Naive, side| board.frontier(side) as u32;
        assert_eq!(facts.own_frontier.before, frontier(&before, us));
        assert_eq!(facts.own_frontier.after, frontier(&after, us));
        assert_eq!(facts.their_frontier.before, frontier(&before, them));
        assert_eq!(facts.their_frontier.after, frontier(&after, them));
        assert_eq!(facts.quiet, self.holds(Reason::Quiet { square }));
        assert_eq!(facts.wedge, self.holds(Reason::Wedge { square }));
        assert_eq!(cells_of(facts.region), before.region(cell(square)));
        let replies = facts.replies.len();
        let open: BTreeSet<Cell> = before.moves(us).into_iter().filter(|at| CORNERS.contains(at)).collect();
        assert_eq!(cells_of(facts.corners_open), open);
        let forces_new = facts.forces_corner && open.is_empty();
        assert_eq!(forces_new, self.holds(Reason::ForcesCorner { square, replies }));
        if let Some((kind, corner)) = facts.danger {
            assert!(self.holds(Reason::Danger { square, corner, kind }));
        }
        let next =
            match (after.discs(them).is_empty(), after.moves(them).is_empty(), after.moves(us).is_empty()) {
                (true, ..) => Next::WipedOut,
                (_, false, _) => Next::Replies,
                (_, true, false) => Next::Passes,
                (_, true, true) => Next::GameOver,
            };
        assert_eq!(facts.next, next);
    }
}

/// Moves that mattered, with what the coach says about them.
fn turning_points(games: &[Game], effort: Effort, wanted: usize) -> Vec<(Judgement, Comment)> {
    let mut reviewer = reviewer(effort);
    let mut points = Vec::new();
    for (number, game) in games.iter().enumerate() {
        // A third of the positions, other ones in every game: the whole of each game
        // would take minutes and show little more.
        let chosen = (1..).zip(game.turns()).filter(|(_, turn)| turn.mv != Move::Pass);
        let judgements = chosen.skip(number % 3).step_by(3).map(|(ply, turn)| Judgement {
            ply,
            position: turn.before,
            played: Some(turn.mv),
            lines: lines(&mut reviewer, turn.before),
        });
        let review = GameReview { effort, judgements: judgements.collect() };
        for judgement in review.turning_points(None, 4) {
            points.push((judgement.clone(), judgement.comment().expect("the move was searched")));
        }
        if points.len() >= wanted {
            break;
        }
    }
    points
}

/// Holds every sentence about so many turning points to the truth.
fn check_turning_points(effort: Effort, wanted: usize) {
    let mut games = tournament_games(200, Years::Odd);
    if games.is_empty() {
        games = own_games(200);
    }
    let points = turning_points(&games, effort, wanted);
    assert!(points.len() >= wanted, "only {} turning points", points.len());
    let mut edges = Edges::default();
    let mut used: BTreeMap<&str, usize> = BTreeMap::new();
    let mut seen_nothing = 0;
    for (judgement, comment) in &points {
        let position = judgement.position;
        let mut case = Case::new(position, &judgement.lines, &mut edges);
        assert!(case.verdict_holds(comment), "{position}: {:?}", comment.verdict);
        assert!(!comment.reasons.is_empty(), "{position}: a bad move without a reason");
        for &reason in &comment.reasons {
            assert!(case.holds(reason), "{position}: {reason:?}");
            *used.entry(reason.sentence().id).or_default() += 1;
        }
        if matches!(comment.reasons[0], Reason::Reply { .. } | Reason::Deeper { .. }) {
            seen_nothing += 1;
        }
    }
    eprintln!("{} turning points, {seen_nothing} without an idea: {used:?}", points.len());
    assert!(used.len() >= 12.min(wanted / 4), "few ideas are ever used: {used:?}");
    // A coach that mostly points at the engine's reply explains nothing.
    assert!(seen_nothing * 7 <= points.len(), "{seen_nothing} comments without an idea");
}

#[test]
fn no_sentence_about_200_turning_points_of_quick_reviews_is_false() {
    check_turning_points(Effort::QUICK, 200);
}

#[test]
fn no_sentence_about_turning_points_of_standard_reviews_is_false() {
    check_turning_points(Effort::STANDARD, 12);
}

#[test]
#[ignore = "minutes: the same for 500 turning points as everybody sees them"]
fn no_sentence_about_500_turning_points_of_standard_reviews_is_false() {
    check_turning_points(Effort::STANDARD, 500);
}

/// What weights are set by: how often each idea is named on the years for tuning, and a
/// few moves about which nothing can be seen yet.
/// `cargo test -p outflank-review --test claims tuning -- --ignored --nocapture`.
#[test]
#[ignore = "a tool for whoever changes the weights"]
fn ideas_on_the_years_for_tuning() {
    let points = turning_points(&tournament_games(200, Years::Even), Effort::QUICK, 500);
    let mut used: BTreeMap<&str, usize> = BTreeMap::new();
    let mut blind = Vec::new();
    for (judged, comment) in &points {
        let reasons = &comment.reasons;
        reasons.iter().for_each(|reason| *used.entry(reason.sentence().id).or_default() += 1);
        if matches!(reasons[0], Reason::Reply { .. } | Reason::Deeper { .. }) {
            blind.push((judged, comment));
        }
    }
    eprintln!("{} turning points, {} without an idea: {used:?}", points.len(), blind.len());
    for (judged, comment) in blind.iter().take(40) {
        let best = Facts::of(judged.position, comment.best).expect("the best move is legal");
        eprintln!(
            "{} {} best {} {:?}",
            judged.position,
            comment.square,
            comment.best,
            comment.verdict.map(|v| v.loss)
        );
        for (name, facts) in [("played", &comment.facts), ("best", &best)] {
            let line = judged
                .lines
                .iter()
                .find(|line| line.mv == Move::Place(facts.square))
                .expect("it was searched");
            let play: String = line.variation.iter().map(ToString::to_string).collect();
            eprintln!(
                "  {name}: turned {} own {:?} their {:?} frontier {:?}/{:?} safe {:?}/{:?} region {} quiet {} danger {:?} {play}",
                facts.turned.len(),
                facts.own_moves,
                facts.their_moves,
                facts.own_frontier,
                facts.their_frontier,
                facts.own_safe,
                facts.their_safe,
                facts.region.len(),
                facts.quiet,
                facts.danger,
            );
        }
    }
}

#[test]
fn every_count_of_every_move_is_right() {
    let mut edges = Edges::default();
    for game in own_games(6) {
        for turn in game.turns() {
            let mut case = Case::new(turn.before, &[], &mut edges);
            for square in turn.before.moves() {
                case.facts_hold(&Facts::of(turn.before, square).expect("the move is legal"));
            }
        }
    }
}

#[test]
fn praise_is_true_too() {
    let mut edges = Edges::default();
    let mut reviewer = reviewer(Effort::QUICK);
    let mut praised = 0;
    for game in own_games(5) {
        for turn in game.turns().filter(|turn| turn.mv != Move::Pass) {
            let lines = lines(&mut reviewer, turn.before);
            let best = lines[0].mv.square().expect("there is a move");
            let comment = Comment::on(turn.before, best, &lines).expect("the best move is searched");
            let mut case = Case::new(turn.before, &lines, &mut edges);
            for &reason in &comment.reasons {
                assert!(case.holds(reason), "{}: {reason:?}", case.position);
                praised += 1;
            }
        }
    }
    assert!(praised > 100, "{praised} reasons for praise");
}

#[test]
fn the_naive_code_can_say_no() {
    let mut edges = Edges::default();
    let mut case = Case::new(Position::START, &[], &mut edges);
    let square = "d3".parse().expect("a square");
    assert!(!case.holds(Reason::TakesCorner { square }));
    assert!(!case.holds(Reason::FewestReplies { square, count: 3 }));
    assert!(!case.holds(Reason::MakesSafe { square, count: 1 }));
    assert!(!case.holds(Reason::Quiet { square }));
    assert_eq!(edges.kept("X-------", 'X'), [true, false, false, false, false, false, false, false]);
    assert_eq!(edges.kept("-X------", 'X'), [false; 8]);
}
