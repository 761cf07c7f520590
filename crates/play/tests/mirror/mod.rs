//! A client that knows no rules: it draws from events alone, and must show what a
//! fresh view shows.

use outflank_play::{
    BoardView, Choice, ClockView, ClocksView, Customs, Event, Millis, Moment, PerPlayer, Phase, Player,
    Standing, TakeBacks, TurnView, Verdict, View,
};

/// What the client has on its screen.
pub struct Mirror {
    customs: Customs,
    phase: Phase,
    board: Option<BoardView>,
    to_move: Option<Player>,
    legal: Vec<Choice>,
    clocks: Option<ClocksView>,
    asked: Option<Player>,
    pause_asked: Option<Player>,
    request: Option<u32>,
    /// Discs taken back that can be played again.
    redo: usize,
    verdict: Option<Verdict>,
    open: bool,
    standing: Standing,
    mistakes: Option<u32>,
    /// Where each disc went, and whether the computer stepped in.
    turns: Vec<(Option<outflank_rules::Square>, bool)>,
    at_a_table: bool,
}

impl Mirror {
    pub fn new(view: &View) -> Mirror {
        assert_eq!(view.phase, Phase::Ready, "a mirror starts before the match");
        Mirror {
            customs: view.setup.customs,
            phase: view.phase,
            board: None,
            to_move: None,
            legal: Vec::new(),
            clocks: None,
            asked: None,
            pause_asked: None,
            request: None,
            redo: 0,
            verdict: None,
            open: false,
            standing: view.standing,
            mistakes: None,
            turns: Vec::new(),
            at_a_table: view.setup.turning != outflank_play::Turning::Itself,
        }
    }

    pub fn watch(&mut self, event: &Event) {
        match event.clone() {
            Event::GameBegan { board, turns, .. } => {
                self.phase = Phase::Playing;
                self.board = Some(board);
                self.verdict = None;
                self.open = false;
                self.redo = 0;
                self.turns = turns.iter().map(|turn| (turn.square, turn.substitute)).collect();
                self.mistakes = None;
            }
            Event::TurnBegan { player, legal, clocks, .. } => {
                self.to_move = Some(player);
                self.legal = legal;
                self.clocks = clocks;
            }
            Event::DiscPlaced { square, substitute, board, .. } => {
                self.board = Some(board);
                self.request = None;
                self.redo = 0;
                self.mistakes = None;
                self.turns.push((Some(square), substitute));
            }
            Event::Passed { board, .. } => {
                self.board = Some(board);
                self.turns.push((None, false));
            }
            Event::DiscTurned { board, .. } | Event::HandedOver { board, .. } => self.board = Some(board),
            Event::MistakesCounted { count, .. } => self.mistakes = Some(count),
            Event::TakeBackAsked { player } => self.asked = Some(player),
            Event::TakeBackRefused { .. } => self.asked = None,
            Event::PauseAsked { player } => self.pause_asked = Some(player),
            Event::PauseRefused { .. } => self.pause_asked = None,
            Event::TimeGiven { clocks, .. } => self.clocks = Some(clocks),
            Event::StarterChosen { standing, .. } => self.standing = standing,
            Event::TakenBack { squares, board, .. } => {
                self.board = Some(board);
                self.asked = None;
                self.redo += squares.len();
                self.mistakes = None;
                self.turns.truncate(board.ply as usize);
            }
            Event::Redone { turns, board, .. } => {
                self.board = Some(board);
                self.redo -= turns.iter().filter(|turn| turn.square.is_some()).count();
                self.turns.extend(turns.iter().map(|turn| (turn.square, turn.substitute)));
            }
            Event::PeriodBegan { clocks, .. } | Event::TimeRanOut { clocks, .. } => {
                self.clocks = Some(clocks);
            }
            Event::Paused { clocks, .. } => {
                self.phase = Phase::Paused;
                self.pause_asked = None;
                self.clocks = clocks;
            }
            Event::Resumed { clocks, .. } | Event::PauseEnded { clocks } => {
                self.phase = Phase::Playing;
                self.clocks = clocks;
            }
            Event::MoveWanted { request } => self.request = Some(request.number),
            Event::MoveUnwanted { .. } => self.request = None,
            Event::GameEnded { verdict, standing, open, clocks, .. } => {
                self.phase = Phase::Between;
                self.end(clocks);
                self.verdict = Some(verdict);
                self.standing = standing;
                self.open = open;
            }
            Event::GameReopened { standing } => {
                self.phase = Phase::Playing;
                self.verdict = None;
                self.open = false;
                self.standing = standing;
            }
            Event::MatchEnded { .. } => self.phase = Phase::Over,
            Event::Aborted { clocks, .. } => {
                self.phase = Phase::Aborted;
                self.end(clocks);
                self.open = false;
            }
        }
    }

    fn end(&mut self, clocks: Option<ClocksView>) {
        self.to_move = None;
        self.legal.clear();
        self.clocks = clocks;
    }

    /// Compares the screen with a fresh view.
    pub fn check(&self, view: &View) {
        assert_eq!(self.phase, view.phase);
        assert_eq!(self.standing, view.standing);
        assert_eq!(self.request, view.request.as_ref().map(|request| request.number));
        let Some(game) = &view.game else {
            assert!(self.board.is_none());
            return;
        };
        assert_eq!(self.board, Some(game.board));
        assert_eq!(self.to_move, game.to_move);
        assert_eq!(self.legal, game.legal);
        assert_eq!(self.asked, game.take_back_asked);
        assert_eq!(self.pause_asked, game.pause_asked);
        assert_eq!((self.verdict, self.open), (game.verdict, game.open));
        let can_redo = self.redo > 0
            && self.customs.take_backs == TakeBacks::Free
            && self.to_move.is_some()
            && !self.at_a_table;
        assert_eq!(can_redo, game.can_redo);
        assert_eq!(game.turns.len(), game.board.ply as usize);
        let shown = |turn: &TurnView| (turn.square, turn.substitute);
        assert_eq!(self.turns, game.turns.iter().map(shown).collect::<Vec<_>>());
        if let Some(table) = &game.table {
            assert_eq!(self.mistakes, table.mistakes);
        }
        assert_eq!(self.clocks.map(|clocks| run_on(clocks, view.at)), game.clocks);
    }
}

/// What clocks show later, if nothing has been told since.
fn run_on(clocks: ClocksView, at: Moment) -> ClocksView {
    let gone = at.since(clocks.at);
    let shown = PerPlayer { one: clocks.one, two: clocks.two };
    let later = PerPlayer::from_fn(|player| {
        let clock = *shown.get(player);
        let used = if clocks.running == Some(player) { gone } else { Millis::ZERO };
        ClockView { left: Millis::new(clock.left.get().saturating_sub(used.get())), ..clock }
    });
    ClocksView { at, one: later.one, two: later.two, ..clocks }
}
