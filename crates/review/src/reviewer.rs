//! Engines that judge the positions of a game.
//!
//! Every engine has one thread, and positions are spread over the engines: several
//! threads in one search would find something slightly different each time. A table is
//! forgotten before each position, so that neither the order nor other games matter. And
//! what is searched is the one board that stands for all eight equal by symmetry and for
//! both colours, so that a game turned round is judged alike.

use crate::archive::{Archive, ArchiveError, Key, Version};
use crate::effort::Effort;
use crate::game::GameReview;
use crate::judgement::Judgement;
use outflank_engine::{Engine, Limits, Line, Lines, Score, Settings, Stop, clock};
use outflank_eval::Weights;
use outflank_rules::{Board, Color, DiscDiff, Game, Move, Position, Symmetry};
use std::fmt;
use std::num::NonZero;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;

/// A judgement as it is found, and how much has been done.
#[derive(Clone, Copy, Debug)]
pub struct Progress<'a> {
    /// The judgement.
    pub judgement: &'a Judgement,
    /// So many positions are judged.
    pub done: usize,
    /// Of so many.
    pub total: usize,
}

/// Why a review came to no end.
#[derive(Debug)]
#[non_exhaustive]
pub enum ReviewError {
    /// Somebody stopped it. What was told is kept.
    Stopped,
    /// A judgement could not be read or kept.
    Archive(ArchiveError),
}

impl fmt::Display for ReviewError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReviewError::Stopped => f.write_str("the review was stopped"),
            ReviewError::Archive(error) => write!(f, "a judgement could not be kept: {error}"),
        }
    }
}

impl std::error::Error for ReviewError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            ReviewError::Stopped => None,
            ReviewError::Archive(error) => Some(&**error),
        }
    }
}

impl From<ArchiveError> for ReviewError {
    fn from(error: ArchiveError) -> ReviewError {
        ReviewError::Archive(error)
    }
}

/// Judges games with one effort.
pub struct Reviewer {
    effort: Effort,
    version: Version,
    engines: Vec<Engine>,
}

impl Reviewer {
    /// A reviewer that looks at so many positions at once.
    #[must_use]
    pub fn new(effort: Effort, threads: NonZero<usize>, weights: Arc<Weights>) -> Reviewer {
        let engine = || {
            let settings = Settings { table_bytes: effort.table_bytes(), ..Settings::default() };
            Engine::new(settings, Arc::clone(&weights), Box::new(clock::Stopped))
        };
        let engines = std::iter::repeat_with(engine).take(threads.get()).collect();
        Reviewer { effort, version: Version::with(&weights), engines }
    }

    /// How hard it looks.
    #[must_use]
    pub const fn effort(&self) -> Effort {
        self.effort
    }

    /// All moves of one position, best first.
    pub fn lines(
        &mut self,
        position: Position,
        archive: &mut dyn Archive,
        stop: &Stop,
    ) -> Result<Vec<Line>, ReviewError> {
        let question = Question::of(position);
        let key = self.key(question.board);
        let kept = archive.find(&key)?;
        let fresh = kept.is_none();
        let found = kept.or_else(|| search(&mut self.engines[0], self.effort, question.board, stop));
        let found = found.ok_or(ReviewError::Stopped)?;
        if fresh {
            archive.keep(&key, &found)?;
        }
        Ok(question.turned_back(found))
    }

    /// Judges all positions of a game. Each judgement is told once it is kept: first those
    /// that are in the archive, then the others from the end of the game to its beginning,
    /// as endings take the least time and tell the most.
    pub fn review(
        &mut self,
        game: &Game,
        archive: &mut dyn Archive,
        stop: &Stop,
        on_judgement: &mut dyn FnMut(Progress<'_>),
    ) -> Result<GameReview, ReviewError> {
        let mut turns: Vec<(Position, Option<Move>)> =
            game.turns().map(|turn| (turn.before, Some(turn.mv))).collect();
        turns.push((game.position(), None));
        let mut judged: Vec<Option<Judgement>> = vec![None; turns.len()];
        let (mut done, total) = (0, turns.len());
        let mut tell = |place: usize, lines: Vec<Line>| {
            let (position, played) = turns[place];
            done += 1;
            let judgement = judged[place].insert(Judgement { ply: place + 1, position, played, lines });
            on_judgement(Progress { judgement, done, total });
        };

        let mut open = Vec::new();
        for (place, &(position, _)) in turns.iter().enumerate().rev() {
            let question = Question::of(position);
            if position.is_over() {
                tell(place, Vec::new());
            } else if let Some(found) = archive.find(&self.key(question.board))? {
                tell(place, question.turned_back(found));
            } else {
                open.push((place, question));
            }
        }
        let key = |board| Key { board, effort: self.effort, version: self.version };
        search_all(&mut self.engines, self.effort, &open, stop, &mut |index, found| {
            let (place, question) = open[index];
            archive.keep(&key(question.board), &found)?;
            tell(place, question.turned_back(found));
            Ok(())
        })?;
        let judgements: Option<Vec<Judgement>> = judged.into_iter().collect();
        let judgements = judgements.ok_or(ReviewError::Stopped)?;
        Ok(GameReview { effort: self.effort, judgements })
    }

    const fn key(&self, board: Board) -> Key {
        Key { board, effort: self.effort, version: self.version }
    }
}

/// A position as it is searched and kept, and the way back to it.
#[derive(Clone, Copy)]
struct Question {
    board: Board,
    symmetry: Symmetry,
}

impl Question {
    fn of(position: Position) -> Question {
        let (board, symmetry) = position.board().canonical();
        Question { board, symmetry }
    }

    fn turned_back(self, lines: Vec<Line>) -> Vec<Line> {
        let back = self.symmetry.inverse();
        let mv = |mv: Move| mv.square().map_or(Move::Pass, |square| Move::Place(back.square(square)));
        let line = |line: Line| Line {
            mv: mv(line.mv),
            score: line.score,
            variation: line.variation.into_iter().map(mv).collect(),
        };
        lines.into_iter().map(line).collect()
    }
}

/// Searches many boards, each on the next engine that is free, and hands over what is found
/// in the thread of the caller. Ends at the first error and when it is stopped.
fn search_all(
    engines: &mut [Engine],
    effort: Effort,
    open: &[(usize, Question)],
    stop: &Stop,
    on_found: &mut dyn FnMut(usize, Vec<Line>) -> Result<(), ArchiveError>,
) -> Result<(), ReviewError> {
    if let [engine] = engines {
        // No thread is needed, and there may be none to have.
        for (index, (_, question)) in open.iter().enumerate() {
            let found = search(engine, effort, question.board, stop).ok_or(ReviewError::Stopped)?;
            on_found(index, found)?;
        }
        return Ok(());
    }
    let next = AtomicUsize::new(0);
    // Ends the work when a judgement cannot be kept, without touching the caller's handle.
    let broken = AtomicBool::new(false);
    std::thread::scope(|scope| {
        let (found, inbox) = mpsc::channel();
        for engine in engines {
            let (found, next, broken) = (found.clone(), &next, &broken);
            scope.spawn(move || {
                while !broken.load(Ordering::Relaxed) {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    let Some((_, question)) = open.get(index) else { break };
                    let Some(lines) = search(engine, effort, question.board, stop) else { break };
                    // The receiver is gone when something could not be kept.
                    if found.send((index, lines)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(found);
        for (index, lines) in inbox {
            on_found(index, lines).inspect_err(|_| broken.store(true, Ordering::Relaxed))?;
        }
        Ok(())
    })
}

/// All moves of a position, best first; nothing when the search was stopped or ran out of
/// its limits. This is the one way in which moves are compared: reviews look with their
/// effort, puzzles are proved with [`Limits::EXACT`].
///
/// ```
/// use outflank_engine::{Engine, Limits, Score, Settings, Stop, clock};
/// use outflank_rules::Position;
///
/// let settings = Settings { table_bytes: 1 << 20, ..Settings::default() };
/// let weights = outflank_eval::Weights::embedded();
/// let mut engine = Engine::new(settings, weights, Box::new(clock::Stopped));
/// let position: Position = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X".parse()?;
/// let moves = outflank_review::all_moves(&mut engine, position, &Limits::EXACT, &Stop::new());
/// let moves = moves.expect("nothing stops it");
/// assert_eq!(moves.len() as u32, position.moves().len());
/// assert!(moves.iter().all(|line| matches!(line.score, Score::Exact(_))));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn all_moves(engine: &mut Engine, position: Position, limits: &Limits, stop: &Stop) -> Option<Vec<Line>> {
    let question = Question::of(position);
    let found = search_within(engine, &limits.with_lines(Lines::All), question.board, stop)?;
    Some(question.turned_back(found))
}

fn search(engine: &mut Engine, effort: Effort, board: Board, stop: &Stop) -> Option<Vec<Line>> {
    search_within(engine, &effort.limits(board.empties()), board, stop)
}

/// All moves of a board, best first; nothing when it was stopped.
fn search_within(engine: &mut Engine, limits: &Limits, board: Board, stop: &Stop) -> Option<Vec<Line>> {
    if stop.is_stopped() {
        return None;
    }
    let position = Position::from_board(board, Color::Black);
    engine.clear();
    let Ok(outcome) = engine.search(position, limits, stop, &mut |_| {}) else {
        return Some(Vec::new());
    };
    outcome.complete.then(|| agreed(board, outcome.lines))
}

/// What is the same up to symmetry is worth the same, and nothing is better than the best,
/// whatever a selective search says.
fn agreed(board: Board, mut lines: Vec<Line>) -> Vec<Line> {
    let after = |line: &Line| {
        let after = line.mv.square().and_then(|square| board.play(square).ok());
        after.map(|after| after.canonical().0)
    };
    let discs = |score: Score| score.discs().map(DiscDiff::discs);
    lines.sort_by_key(|line| std::cmp::Reverse(discs(line.score)));
    let mut ranked: Vec<Line> = Vec::with_capacity(lines.len());
    while !lines.is_empty() {
        let first = lines.remove(0);
        let (reached, score) = (after(&first), first.score);
        ranked.push(first);
        for mut alike in lines.extract_if(.., |line| after(line) == reached) {
            alike.score = score;
            ranked.push(alike);
        }
    }
    ranked
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::archive::{NoArchive, REVISION};
    use crate::text;
    use std::collections::{BTreeMap, HashMap};

    fn reviewer(threads: usize) -> Reviewer {
        let effort = "depth3@73-end9-exact8-table1".parse().unwrap();
        Reviewer::new(effort, NonZero::new(threads).unwrap(), Weights::embedded())
    }

    fn random_game(seed: u64) -> Game {
        let mut rng = outflank_rules::Rng::new(seed);
        let mut game = Game::new();
        while rng.play(&mut game) {}
        game
    }

    fn review(threads: usize, game: &Game) -> GameReview {
        reviewer(threads).review(game, &mut NoArchive, &Stop::new(), &mut |_| {}).unwrap()
    }

    #[test]
    fn threads_and_earlier_games_change_nothing() {
        let game = random_game(3);
        let first = review(1, &game);
        assert_eq!(first.judgements.len(), game.turns().count() + 1);
        assert_eq!(review(3, &game), first);
        let mut busy = reviewer(2);
        busy.review(&random_game(4), &mut NoArchive, &Stop::new(), &mut |_| {}).unwrap();
        assert_eq!(busy.review(&game, &mut NoArchive, &Stop::new(), &mut |_| {}).unwrap(), first);
    }

    /// When this fails, the search finds something else than it did. Raise `REVISION` and
    /// put the new number here, or people are told what an older search had found.
    #[test]
    fn the_revision_belongs_to_what_is_found() {
        let found: String =
            review(1, &random_game(3)).judgements.iter().map(|one| text::write(&one.lines)).collect();
        let step = |hash: u64, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        assert_eq!((REVISION, found.bytes().fold(0, step)), (1, 6_285_214_245_399_572_055));
    }

    #[test]
    fn a_game_turned_round_is_judged_alike_and_equal_moves_are_equal() {
        let game = random_game(5);
        let first = review(1, &game);
        for symmetry in Symmetry::ALL {
            let squares = game.squares_played().map(|square| symmetry.square(square));
            let start = Game::new().position();
            let board = symmetry.board(start.board());
            let start =
                if board == start.board() { start } else { Position::from_board(board, Color::Black) };
            let mut turned = Game::from_position(start);
            for square in squares {
                turned.play(square).unwrap();
            }
            for (one, other) in first.judgements.iter().zip(&review(1, &turned).judgements) {
                assert_eq!((one.score(), one.verdict()), (other.score(), other.verdict()));
            }
        }
        for judgement in &first.judgements {
            let mut worth: BTreeMap<_, Score> = BTreeMap::new();
            for line in &judgement.lines {
                let board = judgement.position.play(line.mv).unwrap().board().canonical().0;
                let score = *worth.entry((board.player().0, board.opponent().0)).or_insert(line.score);
                assert_eq!(score, line.score);
            }
        }
    }

    #[test]
    fn all_moves_are_there_best_first_and_of_one_kind() {
        for judgement in review(1, &random_game(6)).judgements {
            let squares: Vec<_> = judgement.lines.iter().filter_map(|line| line.mv.square()).collect();
            assert_eq!(squares.len(), judgement.position.moves().len() as usize);
            assert!(judgement.lines.is_sorted_by_key(|line| -line.score.discs().unwrap().discs()));
            if let Some(Move::Place(_)) = judgement.played {
                assert!(judgement.verdict().is_some(), "{judgement:?}");
            }
            let exact = judgement.position.board().empties() <= 8;
            assert!(judgement.lines.iter().all(|line| line.score.is_proven() == exact));
        }
    }

    #[test]
    fn what_is_kept_is_not_searched_again_and_a_stopped_review_goes_on() {
        let game = random_game(7);
        let mut archive: HashMap<Key, Vec<Line>> = HashMap::new();
        let stop = Stop::new();
        let mut told = 0;
        let broken = reviewer(2).review(&game, &mut archive, &stop, &mut |progress| {
            told = progress.done;
            if told == 20 {
                stop.stop();
            }
        });
        assert!(matches!(broken, Err(ReviewError::Stopped)));
        assert!(archive.len() >= 19 && archive.len() < game.turns().count());
        let mut first_told = 0;
        let kept = archive.len();
        let whole = reviewer(2).review(&game, &mut archive, &Stop::new(), &mut |_| first_told += 1).unwrap();
        assert_eq!(whole, review(1, &game));
        assert!(first_told > kept);
        // With everything kept, one that has been stopped before it began has nothing to do.
        stop.stop();
        assert_eq!(reviewer(1).review(&game, &mut archive, &stop, &mut |_| {}).unwrap(), whole);
    }

    #[test]
    fn an_archive_that_fails_ends_the_review() {
        struct Full(usize);
        impl Archive for Full {
            fn find(&mut self, _: &Key) -> Result<Option<Vec<Line>>, ArchiveError> {
                Ok(None)
            }
            fn keep(&mut self, _: &Key, _: &[Line]) -> Result<(), ArchiveError> {
                self.0 += 1;
                if self.0 > 5 { Err("the disk is full".into()) } else { Ok(()) }
            }
        }
        for threads in [1, 2] {
            let mut told = 0;
            let end =
                reviewer(threads).review(&random_game(8), &mut Full(0), &Stop::new(), &mut |_| told += 1);
            assert!(end.unwrap_err().to_string().contains("the disk is full"));
            // The last position is over and needs no keeping.
            assert!((5..=6).contains(&told), "{told}");
        }
    }
}
