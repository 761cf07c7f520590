//! Scores and lines as text of one line, for archives.
//!
//! Lines are separated by blanks; each is its score and its play: `+2@12/95;d3c4e3`. A
//! proven score is `x+4`, a proven result `win`, `draw` or `loss`, one from a book `b+2`;
//! a pass is `pa`.

use outflank_engine::{GameResult, Line, Score, Selectivity};
use outflank_rules::{DiscDiff, Move};

/// Lines as a text.
#[must_use]
pub fn write(lines: &[Line]) -> String {
    let one = |line: &Line| {
        let play: String = line.variation.iter().map(ToString::to_string).collect();
        format!("{};{play}", score(line.score))
    };
    lines.iter().map(one).collect::<Vec<_>>().join(" ")
}

/// What [`write()`] has written; nothing when it is something else.
#[must_use]
pub fn read(text: &str) -> Option<Vec<Line>> {
    text.split(' ').filter(|part| !part.is_empty()).map(read_line).collect()
}

fn read_line(part: &str) -> Option<Line> {
    let (score, play) = part.split_once(';')?;
    let names = play.as_bytes().chunks(2).map(|name| std::str::from_utf8(name).ok());
    let variation = names.map(|name| read_move(name?)).collect::<Option<Vec<Move>>>()?;
    Some(Line { mv: *variation.first()?, score: read_score(score)?, variation })
}

fn read_move(name: &str) -> Option<Move> {
    if name == "pa" { Some(Move::Pass) } else { name.parse().ok().map(Move::Place) }
}

/// A score as a text.
#[must_use]
pub fn score(score: Score) -> String {
    match score {
        Score::Exact(discs) => format!("x{:+}", discs.discs()),
        Score::Outcome(GameResult::Win) => "win".to_owned(),
        Score::Outcome(GameResult::Draw) => "draw".to_owned(),
        Score::Outcome(GameResult::Loss) => "loss".to_owned(),
        Score::Estimate { discs, depth, selectivity } => {
            format!("{:+}@{depth}/{}", discs.discs(), selectivity.percent())
        }
        Score::Book { discs } => format!("b{:+}", discs.discs()),
    }
}

/// What [`score()`] has written; nothing when it is something else.
#[must_use]
pub fn read_score(text: &str) -> Option<Score> {
    let discs = |text: &str| {
        text.parse().ok().filter(|discs: &i32| (-64..=64).contains(discs)).map(DiscDiff::saturating)
    };
    if let Some((number, rest)) = text.split_once('@') {
        let (depth, percent) = rest.split_once('/')?;
        let selectivity = Selectivity::from_percent(percent.parse().ok()?)?;
        return Some(Score::Estimate { discs: discs(number)?, depth: depth.parse().ok()?, selectivity });
    }
    match text {
        "win" => Some(Score::Outcome(GameResult::Win)),
        "draw" => Some(Score::Outcome(GameResult::Draw)),
        "loss" => Some(Score::Outcome(GameResult::Loss)),
        _ => match (text.strip_prefix('x'), text.strip_prefix('b')) {
            (Some(number), _) => Some(Score::Exact(discs(number)?)),
            (_, Some(number)) => Some(Score::Book { discs: discs(number)? }),
            _ => None,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_score_comes_back() {
        let discs = DiscDiff::saturating(-12);
        let mut all = vec![Score::Exact(discs), Score::Book { discs }];
        all.extend([GameResult::Win, GameResult::Draw, GameResult::Loss].map(Score::Outcome));
        let estimate = |selectivity| Score::Estimate { discs, depth: 17, selectivity };
        all.extend(Selectivity::ALL.map(estimate));
        for one in all {
            assert_eq!(read_score(&score(one)), Some(one));
        }
    }

    #[test]
    fn lines_come_back_and_what_is_damaged_is_not_read() {
        let text = "+2@12/73;d3pac4 win;e6";
        let lines = read(text).unwrap();
        assert_eq!((lines.len(), lines[0].variation.len(), write(&lines).as_str()), (2, 3, text));
        for wrong in
            ["x", "x;d3", "+2@12;d3", "x+4", "x+4;", "x+4;d9", "x+99;d3", "x+4;d", "x+4;d3;d3", "+2@1/50;d3"]
        {
            assert!(read(wrong).is_none(), "{wrong}");
        }
    }
}
