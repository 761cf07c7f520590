//! Scores as a text of one line, for the journal.
//!
//! Moves are separated by blanks; each is its score, the best score and the best play:
//! `+2@12/73;+4@12/73;d3c4e3`. A proven score is `x+4`, a proven result `win`, `draw` or
//! `loss`, one from a book `b+2`.

use super::judge::Judged;
use outflank_engine::{GameResult, Score, Selectivity};
use outflank_rules::{DiscDiff, Move};

/// A move's score, the best score, and the best play.
pub type Scores = (Score, Score, Vec<Move>);

/// The scores of a game as a line.
pub fn write(moves: &[Judged]) -> String {
    let one = |judged: &Judged| {
        let play: String = judged.variation.iter().map(ToString::to_string).collect();
        format!("{};{};{play}", score_text(judged.score), score_text(judged.best_score))
    };
    moves.iter().map(one).collect::<Vec<_>>().join(" ")
}

/// What [`write()`] has written; nothing when it is something else.
pub fn read(text: &str) -> Option<Vec<Scores>> {
    text.split(' ').filter(|part| !part.is_empty()).map(read_one).collect()
}

fn read_one(part: &str) -> Option<Scores> {
    let mut fields = part.split(';');
    let (score, best, play) = (fields.next()?, fields.next()?, fields.next()?);
    let names = play.as_bytes().chunks(2).map(|name| std::str::from_utf8(name).ok());
    let moves = names.map(|name| read_move(name?)).collect::<Option<Vec<Move>>>()?;
    fields.next().is_none().then_some((read_score(score)?, read_score(best)?, moves))
}

fn read_move(name: &str) -> Option<Move> {
    if name == "pa" { Some(Move::Pass) } else { name.parse().ok().map(Move::Place) }
}

fn score_text(score: Score) -> String {
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

fn read_score(text: &str) -> Option<Score> {
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
        for score in all {
            assert_eq!(read_score(&score_text(score)), Some(score));
        }
    }

    #[test]
    fn what_is_damaged_is_not_read() {
        let line = "+2@12/73;x+4;d3pac4 win;loss;";
        let scores = read(line).unwrap();
        assert_eq!((scores.len(), scores[0].2.len(), scores[1].2.len()), (2, 3, 0));
        for end in 1..line.len() {
            // Cut anywhere it is either refused or a shorter list, never another score.
            if let Some(cut) = read(&line[..end]) {
                assert!(
                    cut.len() < scores.len()
                        || line[end..].trim().is_empty()
                        || cut[0] != scores[0]
                        || end > 24
                );
            }
        }
        for wrong in ["x", "+2@12", "x+4;x+4", "x+4;x+4;d9", "x+99;x+4;d3", "x+4;x+4;d3;d3", "+2@1/50;x+1;d3"]
        {
            assert!(read(wrong).is_none(), "{wrong}");
        }
    }
}
