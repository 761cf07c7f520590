//! Studying a game: every position with the engine's scores while it deepens, the best
//! lines, the whole game as a graph, and where it turned.

mod turning;
mod view;

use crate::canvas::Canvas;
use crate::press::Press;
use crate::screen::{Context, Next, Screen};
use crate::screens::game::{GameScreen, steer};
use crate::session::default_level;
use crate::study::Study;
use crate::thinker::Thought;
use outflank_play::{Match, MatchSetup, Millis, Moment, Seat, Start};
use outflank_rules::{Color, Game, Move, Position, Square};
use turning::{Found, Review, Stand, Turning};

/// A game being studied.
pub(crate) struct Analyse {
    /// The game as it was brought here.
    main: Vec<Move>,
    start: Position,
    /// The line being looked at: the game, or what somebody tried instead.
    line: Game,
    /// How many of its plies are on the board.
    at: usize,
    study: Study,
    /// Which of the engine's lines is chosen.
    chosen: usize,
    cursor: Option<Square>,
    /// Scores of the game's positions, for Black, as far as they are known.
    scores: Vec<Option<i32>>,
    review: Option<Review>,
    /// Whose turning points are asked for; those of both if nobody's.
    side: Option<Color>,
    turning: Option<Turning>,
    /// Why the last thing was refused.
    refused: Option<outflank_rules::IllegalMove>,
}

impl Analyse {
    /// Opens a game at its end, or an empty board.
    pub(crate) fn new(game: Game) -> Analyse {
        Analyse {
            main: game.moves_played().collect(),
            start: game.start(),
            at: game.ply(),
            scores: vec![None; game.ply() + 1],
            line: game,
            study: Study::running(),
            chosen: 0,
            cursor: None,
            review: None,
            side: None,
            turning: None,
            refused: None,
        }
    }

    /// The same, with an eye on the moves of one side.
    pub(crate) fn of_side(game: Game, side: Option<Color>) -> Analyse {
        Analyse { side, ..Analyse::new(game) }
    }

    fn position(&self) -> Position {
        self.line.position_at(self.at).unwrap_or_else(|| self.line.position())
    }

    /// Whether the line is not the game any more.
    fn is_variation(&self) -> bool {
        !self.line.moves_played().eq(self.main.iter().copied())
    }

    fn go_to(&mut self, ply: usize, cx: &mut Context) {
        self.at = ply.min(self.line.ply());
        self.chosen = 0;
        self.cursor = None;
        self.refused = None;
        self.turning = None;
        self.study.follow(Some(self.position()), cx);
    }

    /// Plays a move here: the next one of the line, or another one, which begins a new
    /// line.
    fn play(&mut self, square: Square, cx: &mut Context) {
        let next = self.line.moves_played().nth(self.at);
        if next == Some(Move::Place(square)) {
            self.go_to(self.at + 1, cx);
            self.skip_passes(cx);
            return;
        }
        let moves: Vec<Move> = self.line.moves_played().take(self.at).collect();
        let mut line = Game::from_moves(self.start, moves).expect("the line was played");
        match line.play(square) {
            Ok(_) => {
                self.line = line;
                self.go_to(self.line.ply(), cx);
            }
            Err(reason) => self.refused = Some(reason),
        }
    }

    /// A pass is nothing to look at for long.
    fn skip_passes(&mut self, cx: &mut Context) {
        while self.at < self.line.ply() && self.line.moves_played().nth(self.at) == Some(Move::Pass) {
            self.go_to(self.at + 1, cx);
        }
    }

    /// Back to the game, at the ply where the line left it.
    fn back_to_game(&mut self, cx: &mut Context) {
        let shared =
            self.line.moves_played().zip(&self.main).take_while(|(tried, played)| tried == *played).count();
        self.line = Game::from_moves(self.start, self.main.iter().copied()).expect("the game was played");
        self.go_to(shared, cx);
    }

    fn start_review(&mut self, cx: &mut Context) {
        if self.review.is_none() && !self.main.is_empty() {
            let game = Game::from_moves(self.start, self.main.iter().copied()).expect("the game was played");
            self.review = Some(Review::new(cx.thinkers.review(&game), &game));
        }
    }

    /// The turning points, once the whole game has been gone over.
    fn points(&self) -> Vec<(usize, Found<'_>)> {
        self.review.as_ref().map_or_else(Vec::new, |review| review.points(self.side))
    }

    /// The turning point being looked at.
    fn point(&self) -> Option<(Turning, Found<'_>)> {
        let turning = self.turning?;
        Some((turning, self.points().get(turning.number)?.1))
    }

    /// On to the next turning point; behind the last the first comes again.
    fn next_point(&mut self, cx: &mut Context) {
        let plies: Vec<usize> = self.points().iter().map(|(ply, _)| *ply).collect();
        let number = self.turning.map_or(0, |turning| turning.number + 1);
        let number = number.checked_rem(plies.len()).unwrap_or(0);
        let Some(&ply) = plies.get(number) else { return };
        if self.is_variation() {
            self.back_to_game(cx);
        }
        self.go_to(ply, cx);
        self.turning = Some(Turning { number, stand: Stand::Told });
    }

    /// Hides what was better, so that the reader can look for it.
    fn try_again(&mut self) {
        if let Some(turning) = &mut self.turning {
            turning.stand = Stand::Tries(None);
        }
    }

    const fn is_trying(&self) -> bool {
        matches!(self.turning, Some(Turning { stand: Stand::Tries(_), .. }))
    }

    /// A try at the turning point; says whether it was one.
    fn tried(&mut self, square: Square) -> bool {
        let Some((Turning { number, stand: Stand::Tries(_) }, found)) = self.point() else { return false };
        match found.judgement.position.play(Move::Place(square)) {
            Ok(_) => {
                let stand = turning::tried(found, square);
                (self.turning, self.refused) = (Some(Turning { number, stand }), None);
            }
            Err(reason) => self.refused = Some(reason),
        }
        true
    }

    /// Goes on from here against the computer, which takes the other side.
    fn play_on(&self, cx: &mut Context) -> Next {
        let (start, turn) = (self.line.start(), self.position().turn());
        let computer = Seat::Computer { level: default_level().to_string().as_str().into() };
        let (one, two) =
            if turn == start.turn() { (Seat::Person, computer) } else { (computer, Seat::Person) };
        let mut setup = MatchSetup::new(one, two);
        if start != Position::START {
            setup.start = Start::Position { position: start };
        }
        let moves = self.line.moves_played().take(self.at).filter_map(Move::square);
        match Match::begun(setup, moves) {
            Ok(game) => Next::Push(Box::new(GameScreen::go_on(game, cx))),
            Err(_) => Next::Stay,
        }
    }
}

impl Screen for Analyse {
    fn press(&mut self, press: Press, cx: &mut Context) -> Next {
        let lines = self.study.outcome().map_or(0, |outcome| outcome.lines.len());
        match press {
            Press::Left => {
                self.go_to(self.at.saturating_sub(1), cx);
            }
            Press::Right => self.go_to(self.at + 1, cx),
            Press::Home => self.go_to(0, cx),
            Press::End => self.go_to(usize::MAX, cx),
            Press::PageUp => self.go_to(self.at.saturating_sub(10), cx),
            Press::PageDown => self.go_to(self.at.saturating_add(10), cx),
            Press::Step(ply) if !self.is_variation() => self.go_to(ply, cx),
            Press::Step(ply) => {
                self.back_to_game(cx);
                self.go_to(ply, cx);
            }
            Press::Up => (self.chosen, self.cursor) = (self.chosen.saturating_sub(1), None),
            Press::Down | Press::Tab => {
                (self.chosen, self.cursor) = ((self.chosen + 1).min(lines.saturating_sub(1)), None);
            }
            Press::Entry(index) if index < lines => (self.chosen, self.cursor) = (index, None),
            Press::Char('a'..='h' | '1'..='8') => {
                let from = self.cursor.or_else(|| self.chosen_square());
                let from = from.unwrap_or_else(|| "d3".parse().expect("a square"));
                self.cursor = Some(steer(from, press));
            }
            Press::Square(square) => {
                self.cursor = Some(square);
                if !self.tried(square) {
                    self.play(square, cx);
                }
            }
            Press::Enter => {
                if let Some(square) = self.cursor.or_else(|| self.chosen_square())
                    && !self.tried(square)
                {
                    self.play(square, cx);
                }
            }
            Press::Char('k') => self.next_point(cx),
            Press::Char('r') => self.try_again(),
            Press::Char('v') => {
                self.study.toggle(cx);
                self.study.follow(Some(self.position()), cx);
            }
            Press::Char('m') => self.back_to_game(cx),
            Press::Char('p') => return self.play_on(cx),
            // One step back: from a turning point to the game, from there to where one came from.
            Press::Back if self.turning.is_some() => self.turning = None,
            Press::Back | Press::Char('q') => return Next::Pop,
            _ => {}
        }
        Next::Stay
    }

    fn thought(&mut self, thought: &Thought, cx: &mut Context) {
        self.study.thought(thought);
        if let Thought::Reviewed { ticket, judgement } = thought
            && let Some(review) = self.review.as_mut().filter(|review| review.ticket == *ticket)
        {
            review.hear(judgement, cx.thinkers.effort());
            if let Some(place) = self.scores.get_mut(judgement.ply - 1) {
                *place = judgement.for_black();
            }
        }
    }

    fn enter(&mut self, cx: &mut Context) {
        self.study.follow(Some(self.position()), cx);
        self.start_review(cx);
    }

    fn leave(&mut self, cx: &mut Context) {
        self.study.stop(cx);
        cx.thinkers.stop_reviewing();
    }

    fn view(&self, canvas: &mut Canvas<'_>, cx: &Context) {
        view::draw(self, canvas, cx);
    }

    fn wake(&self, cx: &Context) -> Option<Moment> {
        cx.now.after(Millis::new(60))
    }

    fn help(&self) -> Vec<(&'static str, &'static str)> {
        vec![
            ("←→ Home End", "tui-help-walk"),
            ("↑↓", "tui-help-lines"),
            ("a-h 1-8", "tui-help-cursor"),
            ("Enter", "tui-help-try"),
            ("k", "tui-help-turning"),
            ("r", "tui-help-retry"),
            ("m", "tui-help-main-line"),
            ("v", "tui-help-evaluate"),
            ("p", "tui-help-play-on"),
        ]
    }
}

impl Analyse {
    /// The square of the engine's chosen line.
    fn chosen_square(&self) -> Option<Square> {
        // Whoever looks for a better move is not helped with it.
        if self.is_trying() {
            return None;
        }
        self.study.outcome()?.lines.get(self.chosen)?.mv.square()
    }
}
