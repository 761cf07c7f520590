//! One game of a match: two players, the rules, the clocks.

use crate::openings::Opening;
use crate::player::{Clock, Fault, Player};
use outflank_engine::Stop;
use outflank_formats::{self as formats, GameRecord, RecordedMove, StatedResult, Tags};
use outflank_protocols::Terms;
use outflank_rules::{Color, Game, Move};
use std::time::{Duration, Instant};

/// How games are played.
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    /// Time that an answer may be late without losing the game.
    pub margin: Duration,
    /// How long an answer is waited for where there is no clock.
    pub patience: Duration,
}

/// A game that was played.
#[derive(Clone, Debug)]
pub struct Played {
    /// Every move, the opening included.
    pub game: Game,
    /// What stood beside the moves after the opening: evaluation and time.
    notes: Vec<(Move, Option<f32>, Option<Duration>)>,
    /// The side that could not go on, and why.
    pub fault: Option<(Color, Fault)>,
}

impl Played {
    /// A game without notes, for tests of what is made of games.
    #[cfg(test)]
    pub(crate) fn for_test(game: Game, fault: Option<(Color, Fault)>) -> Played {
        Played { game, notes: Vec::new(), fault }
    }

    /// A game that one side did not come to.
    pub fn not_begun(opening: &Opening, color: Color, fault: Fault) -> Played {
        Played { game: opening.game().clone(), notes: Vec::new(), fault: Some((color, fault)) }
    }

    /// Black's half points: 2 for a win, 1 for a draw.
    pub fn black_half_points(&self) -> usize {
        match (&self.fault, self.black_discs()) {
            (Some((Color::Black, _)), _) => 0,
            (Some((Color::White, _)), _) => 2,
            (None, Some(discs)) => match discs {
                ..0 => 0,
                0 => 1,
                1.. => 2,
            },
            (None, None) => 1,
        }
    }

    /// Black's discs minus White's by federation score, if the game was played out.
    pub fn black_discs(&self) -> Option<i32> {
        let outcome = self.game.outcome().filter(|_| self.fault.is_none())?;
        Some(outcome.federation_score().difference(Color::Black).discs())
    }

    /// The game as a record.
    pub fn record(&self, names: [&str; 2], round: String) -> GameRecord {
        let opening = self.game.moves_played().len() - self.notes.len();
        let mut moves: Vec<RecordedMove> =
            self.game.moves_played().take(opening).map(RecordedMove::from).collect();
        moves.extend(self.notes.iter().map(|&(mv, eval, time)| RecordedMove {
            eval,
            seconds: time.map(|time| time.as_secs_f32()),
            ..RecordedMove::from(mv)
        }));
        let [black, white] = names.map(|name| Some(name.to_owned()));
        let stated = match &self.fault {
            None => self.black_discs().map(|discs| StatedResult::margin(discs as f32)),
            Some((side, fault)) => Some(StatedResult {
                outcome: formats::Outcome::Margin(if *side == Color::Black { -64.0 } else { 64.0 }),
                ending: match fault {
                    Fault::OutOfTime => formats::Ending::TimedOut,
                    Fault::Resigned => formats::Ending::Resigned,
                    _ => formats::Ending::Forfeit,
                },
            }),
        };
        let comment = self.fault.as_ref().map(|(side, fault)| format!("{side}: {fault}"));
        let tags = Tags { black, white, round: Some(round), comment, ..Tags::default() };
        GameRecord { start: self.game.start(), moves, tags, stated, ..GameRecord::default() }
    }
}

/// Plays a game from an opening; nothing when it is stopped before its end. The players
/// come by colour.
pub fn play(
    players: [&mut Player; 2],
    opening: &Opening,
    terms: [Terms; 2],
    rules: Rules,
    stop: &Stop,
) -> Option<Played> {
    let mut table = Table {
        played: Played { game: opening.game().clone(), notes: Vec::new(), fault: None },
        clocks: Color::BOTH.map(|color| Clock::new(terms[color.index()].timing)),
        timed: terms.iter().any(|terms| terms.timing.is_some()),
        rules,
        players,
        stop,
    };
    let moves = opening.moves();
    for color in Color::BOTH {
        let begun = table.players[color.index()].begin(&moves, terms[color.index()], stop);
        if stop.is_stopped() {
            return None;
        }
        if let Err(fault) = begun {
            table.played.fault = Some((color, fault));
            return Some(table.played);
        }
    }
    while !table.played.game.is_over() {
        let turn = table.turn();
        // A thought that was cut short is not the player's own.
        if stop.is_stopped() {
            return None;
        }
        if let Err(fault) = turn {
            table.played.fault = Some(fault);
            break;
        }
    }
    Some(table.played)
}

/// A game in progress.
struct Table<'a> {
    players: [&'a mut Player; 2],
    clocks: [Clock; 2],
    timed: bool,
    rules: Rules,
    stop: &'a Stop,
    played: Played,
}

impl Table<'_> {
    fn turn(&mut self) -> Result<(), (Color, Fault)> {
        let position = self.played.game.position();
        let side = position.turn();
        let clock = &mut self.clocks[side.index()];
        let allowance = clock.allowance(self.rules.margin, self.rules.patience);
        let begun = Instant::now();
        let thought = self.players[side.index()].think(position, allowance, self.stop);
        let thought = thought.map_err(|fault| (side, fault))?;
        let time = begun.elapsed();
        if allowance.left.is_some() && time > allowance.patience {
            return Err((side, Fault::OutOfTime));
        }
        clock.spend(time);
        let square = thought.mv.square().ok_or_else(|| (side, Fault::IllegalMove("a pass".to_owned())))?;
        let played = self.played.game.play(square);
        let played = played.map_err(|reason| (side, Fault::IllegalMove(reason.to_string())))?;
        self.note(thought.mv, thought.eval, Some(time));
        self.tell(side, thought.mv, time, Some(side))?;
        if let Some(passed) = played.passed {
            self.note(Move::Pass, None, None);
            self.tell(passed, Move::Pass, Duration::ZERO, None)?;
        }
        Ok(())
    }

    /// Times are kept where they matter; without clocks the record of a match is the same
    /// every time.
    fn note(&mut self, mv: Move, eval: Option<f32>, time: Option<Duration>) {
        self.played.notes.push((mv, eval, time.filter(|_| self.timed)));
    }

    fn tell(
        &mut self,
        side: Color,
        mv: Move,
        time: Duration,
        by: Option<Color>,
    ) -> Result<(), (Color, Fault)> {
        // The end of a game is nobody's business but ours.
        if self.played.game.is_over() {
            return Ok(());
        }
        for listener in Color::BOTH {
            let told = self.players[listener.index()].tell(side, mv, time, by == Some(listener));
            told.map_err(|fault| (listener, fault))?;
        }
        Ok(())
    }
}
