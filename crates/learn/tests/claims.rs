//! What the lessons say about their boards, decided: by the rules where they can, by the engine
//! to the last disc where it is about results (L4).

use outflank_coach::Facts;
use outflank_engine::{Engine, Limits, Lines, Selectivity, Settings, Stop, clock};
use outflank_learn::lesson::read;
use outflank_learn::{Claim, Course, Step, Task, lessons};
use outflank_locale::{Language, Locale};
use outflank_rules::{Color, Move, Position, Square, SquareSet};

fn engine() -> Engine {
    let settings = Settings { table_bytes: 16 << 20, ..Settings::default() };
    Engine::new(settings, outflank_eval::Weights::embedded(), Box::new(clock::Stopped))
}

/// Every move with its score, the best first.
fn scores(engine: &mut Engine, position: Position, limits: Limits) -> Vec<(Square, i32)> {
    let found = engine.search(position, &limits.with_lines(Lines::All), &Stop::new(), &mut |_| ()).unwrap();
    found.lines.iter().map(|line| (line.mv.square().unwrap(), line.score.discs().unwrap().discs())).collect()
}

fn exact(engine: &mut Engine, position: Position, square: Square) -> Option<i32> {
    scores(engine, position, Limits::EXACT).into_iter().find(|(s, _)| *s == square).map(|(_, score)| score)
}

fn squares(line: &str) -> Vec<Square> {
    line.as_bytes().chunks(2).map(|name| std::str::from_utf8(name).unwrap().parse().unwrap()).collect()
}

fn passed(position: Position) -> Position {
    if position.must_pass() { position.play(Move::Pass).unwrap() } else { position }
}

/// The board after moves; none when one of them is against the rules.
fn after(position: Position, line: &str) -> Option<Position> {
    squares(line).into_iter().try_fold(position, |now, square| passed(now).play(Move::Place(square)).ok())
}

/// What a side could play if it were its turn.
fn moves_of(position: Position, side: Color) -> SquareSet {
    if position.turn() == side { position.moves() } else { position.board().swapped().moves() }
}

fn regions(mut empty: SquareSet) -> Vec<SquareSet> {
    let mut all = Vec::new();
    while let Some(square) = empty.first() {
        let region = empty.region(square);
        empty = empty - region;
        all.push(region);
    }
    all
}

/// Whether the count of one move is smaller than that of every other.
fn least(position: Position, square: Square, count: impl Fn(&Facts) -> i64) -> Option<i64> {
    let of = |square| Facts::of(position, square).ok().map(|facts| count(&facts));
    let own = of(square)?;
    let alone = position.moves().into_iter().all(|other| other == square || of(other) > Some(own));
    alone.then_some(own)
}

fn edge(position: Position, at: Square) -> String {
    let along = |square: &Square| match at.row() {
        0 | 7 => square.row() == at.row(),
        _ => square.column() == at.column(),
    };
    let sign = |square: Square| match position.disc_at(square) {
        Some(Color::Black) => 'X',
        Some(Color::White) => 'O',
        None => '-',
    };
    SquareSet(u64::MAX).into_iter().filter(along).map(sign).collect()
}

/// Whether every move of the line keeps what the best one promises, up to the end of the game.
fn is_perfect(engine: &mut Engine, position: Position, line: &str) -> bool {
    let mut now = position;
    for square in squares(line) {
        now = passed(now);
        if now.is_over() {
            return false;
        }
        let found = scores(engine, now, Limits::EXACT);
        if found.iter().find(|(s, _)| *s == square).is_none_or(|(_, score)| *score != found[0].1) {
            return false;
        }
        now = now.play(Move::Place(square)).unwrap();
    }
    now.is_over()
}

/// The side that had the last move in every region, if one had, and the corners Black took, in a
/// line of legal moves.
fn told_by(position: Position, line: &str) -> (Option<Color>, SquareSet) {
    let regions = regions(position.board().empty());
    let (mut now, mut last, mut corners) = (position, vec![None; regions.len()], SquareSet::EMPTY);
    for square in squares(line) {
        now = passed(now);
        if now.turn() == Color::Black {
            corners |= square.set() & SquareSet::CORNERS;
        }
        let region = regions.iter().position(|region| region.contains(square)).unwrap();
        last[region] = Some(now.turn());
        now = now.play(Move::Place(square)).unwrap();
    }
    let one = last[0];
    (if last.iter().all(|side| *side == one) { one } else { None }, corners)
}

fn is_so(claim: &Claim, position: Position, engine: &mut Engine) -> bool {
    let board = position.board();
    let searched = matches!(
        claim,
        Claim::OnlyWin { .. } | Claim::Exact { .. } | Claim::Perfect { .. } | Claim::Best { .. }
    );
    if searched && position.moves().is_empty() {
        return false;
    }
    let facts = |square: &Square| Facts::of(position, *square);
    match claim {
        Claim::Moves { side, after: line, count } => {
            after(position, line).is_some_and(|there| moves_of(there, *side).len() == *count)
        }
        Claim::Discs { black, white } => {
            (position.discs(Color::Black).len(), position.discs(Color::White).len()) == (*black, *white)
        }
        Claim::Over => position.is_over(),
        Claim::Passes { after: line } => after(position, line).is_some_and(Position::must_pass),
        Claim::Access { side, open, closed } => {
            let moves = moves_of(position, *side);
            (*open - moves).is_empty() && (*closed & moves).is_empty()
        }
        Claim::Corners { side, after: line, open } => {
            after(position, line).is_some_and(|there| moves_of(there, *side) & SquareSet::CORNERS == *open)
        }
        Claim::Holds { side, corners } => position.discs(*side) & SquareSet::CORNERS == *corners,
        Claim::ForcesCorner { square } => facts(square).is_ok_and(|facts| facts.forces_corner),
        Claim::KeepsCorners { square } => position.moves().into_iter().all(|other| {
            facts(&other).is_ok_and(|facts| facts.corners_given.is_empty() == (other == *square))
        }),
        Claim::Turns { square, count } => position.flips(*square).len() == *count,
        Claim::FewestReplies { square, count } => {
            least(position, *square, |facts| facts.replies.len().into()) == Some((*count).into())
        }
        Claim::MakesSafe { square, count } => {
            least(position, *square, |facts| -i64::from(facts.made_safe())) == Some(-i64::from(*count))
        }
        Claim::NarrowestFrontier { square, count } => {
            least(position, *square, |facts| facts.own_frontier.after.into()) == Some((*count).into())
        }
        Claim::Safe { squares } => {
            let Some(first) = squares.first() else { return false };
            let own = if board.player().contains(first) { board } else { board.swapped() };
            (*squares - outflank_engine::stable(own)).is_empty()
        }
        Claim::Inside { side, squares } => position.discs(*side) - board.empty().neighbours() == *squares,
        Claim::Quiet { squares } => {
            let quiet = |square: &Square| facts(square).is_ok_and(|facts| facts.quiet);
            position.moves().into_iter().filter(quiet).collect::<SquareSet>() == *squares
        }
        Claim::Wedge { square } => facts(square).is_ok_and(|facts| facts.wedge),
        Claim::Edge { at, discs } => edge(position, *at) == *discs,
        Claim::Region { at, count } => board.empty().region(*at).len() == *count,
        Claim::Regions { sizes } => {
            let mut all: Vec<u32> = regions(board.empty()).iter().map(|region| region.len()).collect();
            all.sort_unstable();
            all == *sizes
        }
        Claim::OnlyWin { square } => {
            let found = scores(engine, position, Limits::EXACT);
            found[0].0 == *square && found[0].1 > 0 && found.get(1).is_none_or(|second| second.1 <= 0)
        }
        Claim::Exact { square, discs } => exact(engine, position, *square) == Some(*discs),
        Claim::Perfect { line, last, black_corners } => {
            is_perfect(engine, position, line) && {
                let (told, corners) = told_by(position, line);
                (last.is_none() || told == *last) && corners == *black_corners
            }
        }
        Claim::Best { square, plies } => {
            let found = scores(engine, position, Limits::depth(*plies, Selectivity::FASTEST));
            found[0].0 == *square
        }
        _ => false,
    }
}

/// The claims of a step that are not so.
fn false_claims<'a>(step: &'a Step, engine: &mut Engine) -> Vec<&'a Claim> {
    step.claims.iter().filter(|claim| !is_so(claim, step.position, engine)).collect()
}

#[test]
fn everything_the_lessons_on_strategy_say_about_their_boards_is_so() {
    let mut engine = engine();
    let (mut claims, mut wrong) = (0, Vec::new());
    for lesson in lessons().iter().filter(|lesson| lesson.course == Course::Strategy) {
        for (number, step) in (1..).zip(&lesson.steps) {
            claims += step.claims.len();
            let false_ones = false_claims(step, &mut engine);
            wrong.extend(false_ones.iter().map(|claim| format!("{} {number}: {claim:?}", lesson.id)));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(claims > 70, "{claims}");
}

/// A move more or less, and what a lesson says is no longer true: the claims notice it.
#[test]
fn a_board_that_is_changed_makes_its_lesson_untrue() {
    let text = include_str!("../data/lessons/strategy.toml");
    let mut engine = engine();
    for (lesson, from, to) in [
        // B3 would be the reply: then the corner is not there.
        ("safe", "g1e3g6g7g4h4g5h5a2h6f2g8\"\nplace", "g1e3g6g7g4h4g5h5a2h6\"\nplace"),
        ("parity", "c7h7h2h6e8f8\"\nplace", "c7h7h2h6\"\nplace"),
        ("quiet", "e8d8f3f8f5f6e7\"", "e8d8f3f8f5\""),
        (
            "count",
            "\"d3c3b3c5c6c7f6e3c4e6f5g6b6a5f3g4h5h3g5f4g3b5d6e7d7h2e8b4c8c2a3a4a6e2f2d2h4h6f7f1g2f8a2d8g8a7a8g7c1b2d1g1b7b8h1e1\"",
            "\"d3c3\"",
        ),
    ] {
        assert!(text.contains(from), "{lesson}: {from}");
        let changed = read(&text.replace(from, to)).expect("still a course");
        let changed = changed.iter().find(|one| one.id == lesson).unwrap();
        let noticed = changed.steps.iter().any(|step| {
            // Positions far from the end are not solved; the claims before notice already.
            step.claims.iter().any(|claim| {
                let solvable = step.position.board().empties() <= 16
                    || !matches!(claim, Claim::OnlyWin { .. } | Claim::Exact { .. } | Claim::Perfect { .. });
                solvable && !is_so(claim, step.position, &mut engine)
            })
        });
        assert!(noticed, "{lesson}: nothing noticed the change");
    }
}

/// Squares that a text of the strategy course names.
fn named(text: &str) -> SquareSet {
    text.split(|c: char| !c.is_ascii_alphanumeric())
        .filter(|word| word.len() == 2 && word.starts_with(|c: char| c.is_ascii_uppercase()))
        .filter_map(|word| word.parse::<Square>().ok())
        .collect()
}

#[test]
fn every_screen_of_strategy_claims_something_and_names_no_other_squares() {
    let locale = Locale::new(Language::English);
    let mut wrong = Vec::new();
    for lesson in lessons().iter().filter(|lesson| lesson.course == Course::Strategy) {
        for (number, step) in (1..).zip(&lesson.steps) {
            let asked = match &step.task {
                Task::Point(squares) | Task::Place(squares) => *squares,
                Task::Turn(square) => square.set(),
                Task::Choose(..) => SquareSet::EMPTY,
            };
            let geometry = step.position == Position::START && matches!(step.task, Task::Point(_));
            assert!(geometry || !step.claims.is_empty(), "{} {number} claims nothing", lesson.id);
            let known = step.claims.iter().fold(asked, |all, claim| all | claim.squares());
            let known = known | step.reply.map_or(SquareSet::EMPTY, Square::set);
            let said = named(&locale.text(&step.text, &[])) | named(&locale.text(&step.right, &[]));
            let discs = step.position.board().occupied();
            let strange = said - known - discs;
            if !strange.is_empty() {
                wrong.push(format!("{} {number}: {strange:?}", lesson.id));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Boards that are not the rulebook's are reached from the start, move by move.
#[test]
fn boards_of_the_course_arise_in_games() {
    let text = include_str!("../data/lessons/strategy.toml");
    assert!(!text.contains("\nboard = "), "a board without the moves that lead there");
}
