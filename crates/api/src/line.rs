//! A line tried out: positions, turned discs and legal moves without a match.

use crate::answer::Json;
use crate::body::{OpeningBody, TriedTurn};
use crate::problem::Problem;
use crate::request::Asked;
use outflank_play::{Choice, PerColor, TurnView};
use outflank_rules::score::{DiscCount, FederationScore};
use outflank_rules::supply::Source;
use outflank_rules::{Color, Game, Move, Position, Square, SquareSet, Supply};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct LineQuery {
    #[schemars(with = "Option<Position>")]
    start: Option<String>,
    moves: Option<String>,
}

#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "Line")]
pub(crate) struct LineBody {
    #[schemars(with = "Position")]
    start: String,
    turns: Vec<TriedTurn>,
    #[schemars(with = "Position")]
    position: String,
    legal: Vec<Choice>,
    discs: PerColor<u8>,
    to_move: Option<Color>,
    over: bool,
    federation: Option<PerColor<u8>>,
    opening: Option<OpeningBody>,
}

pub(crate) async fn line(Asked(asked): Asked<LineQuery>) -> Result<Json<LineBody>, Problem> {
    let moves = asked.moves.unwrap_or_default();
    let game = played(asked.start.as_deref(), &squares(&moves)?)?;
    Ok(Json(LineBody::of(&game)))
}

/// A position in our notation; the usual one if there is none.
pub(crate) fn position(text: Option<&str>) -> Result<Position, Problem> {
    let read = |text: &str| text.parse().map_err(|error| Problem::Malformed(format!("position: {error}")));
    text.map_or(Ok(Position::START), read)
}

/// The game that these moves make. Passes may be given or left out.
pub(crate) fn played(start: Option<&str>, moves: &[Move]) -> Result<Game, Problem> {
    Game::from_moves(position(start)?, moves.iter().copied()).map_err(|error| Problem::IllegalLine {
        ply: error.index + 1,
        mv: error.mv,
        refusal: error.reason.into(),
    })
}

/// `f5d6c3`, with or without blanks.
pub(crate) fn squares(text: &str) -> Result<Vec<Move>, Problem> {
    let text: String = text.chars().filter(|letter| !letter.is_whitespace()).collect();
    let wrong = |at: usize| {
        let found: String = text.chars().skip(at).take(2).collect();
        Problem::Malformed(format!("moves: {found:?} at {at} is no square"))
    };
    if text.len() > 2 * 2 * Square::COUNT || !text.is_ascii() {
        return Err(wrong(0));
    }
    let pair = |at: usize| match text.get(at..at + 2).unwrap_or_default() {
        "pa" => Ok(Move::Pass),
        name => name.parse().map(Move::Place).map_err(|_| wrong(at)),
    };
    (0..text.len()).step_by(2).map(pair).collect()
}

impl LineBody {
    fn of(game: &Game) -> LineBody {
        let mut supply = Supply::at_start(game.start());
        let turns = (1..).zip(game.turns()).map(|(ply, turn)| {
            let color = turn.before.turn();
            let square = turn.mv.square();
            let lent = match square {
                Some(_) => supply.place(color) == Ok(Source::Lent),
                None => false,
            };
            TriedTurn {
                turn: TurnView {
                    color,
                    square,
                    turned: square.map_or(SquareSet::EMPTY, |square| turn.before.flips(square)),
                    substitute: false,
                    lent,
                },
                position: turn.after.to_string(),
                opening: OpeningBody::of(turn.after.board(), ply),
            }
        });
        let turns = turns.collect();
        let position = game.position();
        let over = position.is_over();
        let count = DiscCount::of(position);
        let choice = |square| Choice { square, turns: position.flips(square) };
        let federation = FederationScore::of_finished(count);
        LineBody {
            start: game.start().to_string(),
            turns,
            position: position.to_string(),
            legal: position.moves().into_iter().map(choice).collect(),
            discs: PerColor::from_fn(|color| count.get(color)),
            to_move: (!over).then(|| position.turn()),
            over,
            federation: over.then(|| PerColor::from_fn(|color| federation.get(color))),
            opening: OpeningBody::of(position.board(), game.ply()),
        }
    }
}
