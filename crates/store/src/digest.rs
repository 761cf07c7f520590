//! What a list shows of a match, made from the match itself.

use crate::{MatchId, Names};
use outflank_play::{Colors, Match, MatchSetup, Phase, Player, Standing, Start, Variation, Verdict};
use outflank_rules::{Color, Position};

/// The part of a summary that follows from the match itself.
pub(crate) struct Digest {
    pub(crate) phase: Phase,
    pub(crate) game: u32,
    pub(crate) black: Player,
    pub(crate) ply: u32,
    pub(crate) position: Position,
    pub(crate) moves: String,
    pub(crate) verdict: Option<Verdict>,
    pub(crate) standing: Standing,
}

impl Digest {
    pub(crate) fn of(game: &Match) -> Digest {
        let view = game.view(game.now());
        let Some(round) = view.game else {
            let (black, position) = before_the_first_game(game.setup());
            let phase = view.phase;
            let (game, ply, moves, verdict) = (0, 0, String::new(), None);
            return Digest { phase, game, black, ply, position, moves, verdict, standing: view.standing };
        };
        let squares = round.turns.iter().filter_map(|turn| turn.square);
        Digest {
            phase: view.phase,
            game: round.game,
            black: round.black,
            ply: round.board.ply,
            position: round.board.position,
            moves: squares.map(|square| square.to_string()).collect(),
            verdict: round.verdict,
            standing: view.standing,
        }
    }
}

/// Who will have Black, and the position if the setup says it in so many words.
fn before_the_first_game(setup: &MatchSetup) -> (Player, Position) {
    let position = match setup.start {
        Start::Position { position } => position,
        Start::Opening { moves } => moves.position(),
        Start::Even | Start::Corners { .. } => Position::START,
    };
    let black = match setup.colors {
        Colors::Keep { black } => black,
        Colors::ByStarter if position.turn() == Color::White => setup.starter.other(),
        Colors::ByStarter => setup.starter,
    };
    (black, position)
}

/// Everything a search looks through, in small letters.
pub(crate) fn haystack(
    id: &MatchId,
    names: &Names,
    variation: Option<Variation>,
    opening: Option<&str>,
    moves: &str,
) -> String {
    let variation = variation.map(|variation| variation.to_string());
    let words = [
        names.one.as_deref(),
        names.two.as_deref(),
        Some(id.as_str()),
        variation.as_deref(),
        opening,
        Some(moves),
    ];
    words.into_iter().flatten().collect::<Vec<_>>().join("\n").to_lowercase()
}
