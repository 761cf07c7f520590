//! A whole game: what every position was worth, and what was given away.
//!
//! A glance over all turns comes first, so that there is a graph at once. Then every turn
//! is looked at with the full effort, from the end to the beginning: the end is solved
//! quickly, and what the engine learns there helps it with the turns before.

use super::Teller;
use super::desk::End;
use super::score::{ScoreBody, reversed};
use crate::body::move_name;
use outflank_coach::{Comment, CommentReport, GameReview, Grade, Judged as Commented, Verdict};
use outflank_engine::{Engine, Limits, Line, Lines, Score, SearchError, Selectivity, Stop};
use outflank_formats::{Format, GameRecord, write_games};
use outflank_rules::{Color, Game, Move, Position};
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;
use std::time::Duration;

/// How many turning points are shown, of both sides or of one.
const TURNING_POINTS: usize = 3;

/// How hard to look.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Effort {
    /// Some seconds for a game.
    Quick,
    /// Half a minute for a game.
    #[default]
    Normal,
    /// Some minutes for a game.
    Deep,
}

/// How far to look at one position. The fastest cuts are for the glance alone: their
/// scores differ by some discs between moves that are equal by symmetry.
#[derive(Clone, Copy)]
struct Look {
    depth: u32,
    /// Which of [`Selectivity::ALL`].
    selectivity: u8,
    /// Empty squares from which on the end is counted out.
    exact_from: u32,
    time: Duration,
}

const GLANCE: Look = Look { depth: 4, selectivity: 0, exact_from: 8, time: Duration::from_millis(200) };

impl Effort {
    const fn look(self) -> Look {
        match self {
            Effort::Quick => Look { depth: 7, selectivity: 5, exact_from: 14, time: Duration::from_secs(1) },
            Effort::Normal => {
                Look { depth: 12, selectivity: 2, exact_from: 18, time: Duration::from_secs(4) }
            }
            Effort::Deep => Look { depth: 16, selectivity: 2, exact_from: 22, time: Duration::from_secs(30) },
        }
    }
}

impl Look {
    /// Whether a position is counted out to the end.
    fn is_exact(self, position: Position) -> bool {
        position.board().empties() <= self.exact_from
    }

    /// The best move, and in the midgame every other one beside it: two estimates can be
    /// compared only when one search has made them both.
    fn limits(self, position: Position) -> Limits {
        let limits = if self.is_exact(position) {
            Limits::EXACT
        } else {
            let selectivity = Selectivity::ALL[usize::from(self.selectivity)];
            Limits::depth(self.depth, selectivity).with_lines(Lines::All)
        };
        limits.with_time(self.time)
    }
}

/// How bad a move was, by the coach's grades.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
enum Severity {
    Slight,
    Mistake,
    Blunder,
}

/// What is known of one turn.
#[derive(Clone)]
struct Judged {
    ply: usize,
    color: Color,
    position: Position,
    played: Option<Move>,
    score: Score,
    line: Vec<Move>,
    played_score: Option<Score>,
    loss: i32,
    comment: Option<Comment>,
}

#[derive(Serialize)]
struct PlyBody {
    ply: usize,
    done: usize,
    total: usize,
    position: String,
    played: Option<String>,
    best: Option<String>,
    score: ScoreBody,
    black: Option<i32>,
    played_score: Option<ScoreBody>,
    loss: i32,
    severity: Option<Severity>,
    comment: Option<CommentReport>,
}

#[derive(Serialize)]
struct MistakeBody {
    ply: usize,
    color: &'static str,
    played: String,
    best: Option<String>,
    score: ScoreBody,
    played_score: Option<ScoreBody>,
    loss: i32,
    severity: Option<Severity>,
    line: Vec<String>,
}

/// The plies at which the game turned, in the order they were played.
#[derive(Serialize)]
struct TurningPoints {
    both: Vec<usize>,
    black: Vec<usize>,
    white: Vec<usize>,
}

#[derive(Serialize)]
struct ReportBody {
    mistakes: Vec<MistakeBody>,
    turning_points: TurningPoints,
    /// The game with the score of every move beside it, to be taken elsewhere.
    ggf: Option<String>,
}

pub(super) fn review(engine: &mut Engine, game: &Game, effort: Effort, teller: &Teller, stop: &Stop) -> End {
    let mut turns: Vec<(Position, Option<Move>)> =
        game.turns().map(|turn| (turn.before, Some(turn.mv))).collect();
    turns.push((game.position(), None));
    let total = 2 * turns.len();
    let numbered: Vec<(usize, (Position, Option<Move>))> = (1..).zip(turns).collect();
    let glances = numbered.iter().map(|&turn| (GLANCE, turn));
    let looks = numbered.iter().rev().map(|&turn| (effort.look(), turn));
    let mut found = Vec::new();
    for (done, (look, (ply, (position, played)))) in (1..).zip(glances.chain(looks)) {
        let thorough = done > total / 2;
        let judged = judge(engine, look, ply, position, played, thorough, stop);
        if stop.is_stopped() || !teller.tell_blocking("ply", judged.body(done, total)) {
            return End::Limit;
        }
        if thorough {
            found.push(judged);
        }
    }
    teller.tell_blocking("report", report(game.start(), found));
    End::Complete
}

/// The game as GGF, which has room for what each move is worth to who plays it; nothing for a
/// game that cannot be written.
fn scored(start: Position, found: &[Judged]) -> Option<String> {
    let mut record = GameRecord::from_moves(start, found.iter().filter_map(|judged| judged.played)).ok()?;
    for (recorded, judged) in record.moves.iter_mut().zip(found) {
        recorded.eval = judged.played_score.and_then(Score::discs).map(|discs| discs.discs() as f32);
    }
    let mut bytes = Vec::new();
    write_games(Format::Ggf, &[record], &mut bytes).ok()?;
    Some(String::from_utf8(bytes).ok()?.trim_end().to_owned())
}

/// The mistakes, the worst first, where the game turned, and the game with its scores.
fn report(start: Position, mut found: Vec<Judged>) -> ReportBody {
    found.sort_by_key(|judged| judged.ply);
    let ggf = scored(start, &found);
    let commented = |judged: &Judged| {
        let comment = judged.comment.clone()?;
        Some(Commented { ply: judged.ply, position: judged.position, comment })
    };
    let review = GameReview { moves: found.iter().filter_map(commented).collect() };
    let points = |side| {
        let points = review.turning_points(side, TURNING_POINTS);
        points.into_iter().map(|point| point.ply).collect()
    };
    let turning_points = TurningPoints {
        both: points(None),
        black: points(Some(Color::Black)),
        white: points(Some(Color::White)),
    };
    found.retain(|judged| judged.severity().is_some());
    found.sort_by_key(|mistake| (Reverse(mistake.severity()), Reverse(mistake.loss), mistake.ply));
    ReportBody { mistakes: found.iter().map(Judged::mistake).collect(), turning_points, ggf }
}

/// What a position is worth, best move first; one line without a move when it is over.
fn worth(engine: &mut Engine, position: Position, limits: &Limits, stop: &Stop) -> Vec<Line> {
    match engine.search(position, limits, stop, &mut |_| {}) {
        Ok(outcome) => outcome.lines,
        Err(SearchError::GameOver { score }) => {
            vec![Line { mv: Move::Pass, score: Score::Exact(score), variation: Vec::new() }]
        }
    }
}

fn judge(
    engine: &mut Engine,
    look: Look,
    ply: usize,
    position: Position,
    played: Option<Move>,
    thorough: bool,
    stop: &Stop,
) -> Judged {
    let mut lines = worth(engine, position, &look.limits(position), stop);
    if let Some(mv) = played
        && lines.iter().all(|line| line.mv != mv)
        && let Ok(after) = position.play(mv)
    {
        // Proven scores can be compared wherever they come from.
        let next = worth(engine, after, &look.limits(after), stop).swap_remove(0);
        let variation = std::iter::once(mv).chain(next.variation).collect();
        lines.push(Line { mv, score: reversed(next.score), variation });
    }
    let (score, line) = (lines[0].score, lines[0].variation.clone());
    let played_score = played.and_then(|mv| match lines.iter().find(|line| line.mv == mv) {
        // What is the same up to symmetry is worth the same, whatever a search says.
        _ if alike(position, mv, lines[0].mv) => Some(score),
        line => line.map(|line| line.score),
    });
    let loss = match (score.discs(), played_score.and_then(Score::discs)) {
        // A played move that looks better than the best one found gave nothing away.
        (Some(best), Some(played)) => (best.discs() - played.discs()).max(0),
        _ => 0,
    };
    let comment = played
        .filter(|_| thorough)
        .and_then(Move::square)
        .and_then(|square| Comment::on(position, square, &lines).ok());
    let color = position.turn();
    Judged { ply, color, position, played, score, line, played_score, loss, comment }
}

/// Whether two moves lead to the same board, turned or mirrored.
fn alike(position: Position, one: Move, other: Move) -> bool {
    let board = |mv| position.play(mv).ok().map(|after| after.board().canonical().0);
    one == other || board(one).is_some_and(|found| Some(found) == board(other))
}

fn severity(best: Score, played: Score) -> Option<Severity> {
    match Verdict::of(played, best)?.grade {
        Grade::Best | Grade::Good => None,
        Grade::Inaccuracy => Some(Severity::Slight),
        Grade::Mistake => Some(Severity::Mistake),
        Grade::Blunder => Some(Severity::Blunder),
    }
}

impl Judged {
    fn severity(&self) -> Option<Severity> {
        self.played_score.and_then(|played| severity(self.score, played))
    }

    fn best(&self) -> Option<String> {
        self.line.first().map(|&mv| move_name(mv))
    }

    fn body(&self, done: usize, total: usize) -> PlyBody {
        let sign = if self.color == Color::Black { 1 } else { -1 };
        PlyBody {
            ply: self.ply,
            done,
            total,
            position: self.position.to_string(),
            played: self.played.map(move_name),
            best: self.best(),
            score: self.score.into(),
            black: self.score.discs().map(|discs| sign * discs.discs()),
            played_score: self.played_score.map(ScoreBody::from),
            loss: self.loss,
            severity: self.severity(),
            comment: self.comment.as_ref().map(Comment::report),
        }
    }

    fn mistake(&self) -> MistakeBody {
        MistakeBody {
            ply: self.ply,
            color: if self.color == Color::Black { "black" } else { "white" },
            played: self.played.map(move_name).unwrap_or_default(),
            best: self.best(),
            score: self.score.into(),
            played_score: self.played_score.map(ScoreBody::from),
            loss: self.loss,
            severity: self.severity(),
            line: self.line.iter().map(|&mv| move_name(mv)).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use outflank_rules::score::DiscDiff;

    fn exact(discs: i32) -> Score {
        Score::Exact(DiscDiff::new(discs).unwrap())
    }

    #[test]
    fn giving_a_won_game_away_is_never_slight() {
        let estimate = |discs| Score::Estimate {
            discs: DiscDiff::new(discs).unwrap(),
            depth: 8,
            selectivity: Selectivity::FASTEST,
        };
        assert_eq!(severity(exact(2), exact(2)), None);
        assert_eq!(severity(exact(2), exact(0)), Some(Severity::Mistake));
        assert_eq!(severity(exact(0), exact(-2)), Some(Severity::Mistake));
        assert_eq!(severity(exact(2), exact(-30)), Some(Severity::Blunder));
        assert_eq!(severity(exact(20), exact(16)), Some(Severity::Slight));
        assert_eq!(severity(estimate(1), estimate(-1)), None);
        assert_eq!(severity(estimate(5), estimate(-2)), Some(Severity::Mistake));
    }
}
