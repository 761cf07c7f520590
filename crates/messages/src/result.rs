//! How a game ended, and what was wrong with turns on a real board.

use crate::Narrator;
use outflank_locale::Sentence;
use outflank_play::{Mark, PerColor, Reason, Verdict};
use outflank_rules::Color;

impl Narrator<'_> {
    /// Who won, why it is over, and all scores.
    #[must_use]
    pub fn verdict(&self, verdict: &Verdict) -> Vec<Sentence> {
        let mut sentences = self.ending(verdict);
        sentences.extend(self.scores(verdict));
        sentences
    }

    /// Who won, and why it is over.
    #[must_use]
    pub fn ending(&self, verdict: &Verdict) -> Vec<Sentence> {
        self.in_the_game_of(verdict).ending_here(verdict)
    }

    /// The one who tells about the game that ended so: in the next one the players may
    /// have changed colours.
    fn in_the_game_of(self, verdict: &Verdict) -> Self {
        let black = match (verdict.winner, verdict.color) {
            (Some(winner), Some(Color::Black)) => winner,
            (Some(winner), Some(Color::White)) => winner.other(),
            _ => self.black,
        };
        Narrator { black, ..self }
    }

    fn ending_here(&self, verdict: &Verdict) -> Vec<Sentence> {
        let overtime = verdict
            .lost_by_overtime
            .map(|player| Sentence::new("result-overtime").with("color", self.side_of(player)));
        [self.winner(verdict), self.reason(verdict.reason)].into_iter().chain(overtime).collect()
    }

    /// Who won.
    #[must_use]
    pub fn winner(&self, verdict: &Verdict) -> Sentence {
        match verdict.color {
            Some(color) => Sentence::new("wins").with("color", self.side(color)),
            None => Sentence::new("draw"),
        }
    }

    fn reason(&self, reason: Reason) -> Sentence {
        match reason {
            Reason::BoardFull => Sentence::new("ending-full"),
            Reason::WipedOut { color } => Sentence::new("ending-wiped-out").with("color", self.side(color)),
            Reason::BothBlocked => Sentence::new("ending-blocked"),
            Reason::BothPassed => Sentence::new("result-both-passed"),
            Reason::Resigned { player } => {
                Sentence::new("result-resigned").with("color", self.side_of(player))
            }
            Reason::Left { player, .. } => Sentence::new("result-left").with("color", self.side_of(player)),
            Reason::OutOfTime { player } => {
                Sentence::new("event-time-out").with("color", self.side_of(player))
            }
        }
    }

    /// Every score under its own name (R10). Where a player has resigned, left or run out of time, the discs
    /// have decided nothing: they are told, and no score is made of them.
    #[must_use]
    pub fn scores(&self, verdict: &Verdict) -> Vec<Sentence> {
        let discs = self.discs(verdict.discs);
        if matches!(verdict.reason, Reason::Resigned { .. } | Reason::OutOfTime { .. } | Reason::Left { .. })
        {
            return vec![discs];
        }
        vec![
            discs,
            Sentence::new("result-margin").with("margin", u32::from(verdict.margin)),
            self.federation(verdict),
        ]
    }

    /// The discs on the board.
    #[must_use]
    pub fn discs(&self, discs: PerColor<u8>) -> Sentence {
        pair("result-discs", discs).with("color", self.side(Color::Black))
    }

    /// The federation score alone, for lists.
    #[must_use]
    pub fn federation(&self, verdict: &Verdict) -> Sentence {
        pair("result-federation", verdict.federation)
    }

    /// What was wrong with a turn on a real board (T3).
    #[must_use]
    pub fn mark(&self, mark: &Mark) -> Vec<Sentence> {
        let squares = |id, squares: outflank_rules::SquareSet| {
            (!squares.is_empty())
                .then(|| Sentence::new(id).with("squares", squares).with("count", squares.len()))
        };
        let illegal = mark.illegal.then(|| Sentence::new("mark-illegal"));
        [illegal, squares("mark-missed", mark.missed), squares("mark-wrong", mark.wrong)]
            .into_iter()
            .flatten()
            .collect()
    }
}

fn pair(id: &'static str, of: PerColor<u8>) -> Sentence {
    Sentence::new(id).with("black", u32::from(of.black)).with("white", u32::from(of.white))
}
