//! Answers as JSON: what `docs/api.md` calls a match, a game, a summary.

use crate::words::{self, EventBody, MatchWords, SummaryWords};
use outflank_data::openings::{self, Family, Opening};
use outflank_host::{Host, PlayedGame};
use outflank_locale::Sentence;
use outflank_play::{
    Event, GameView, MatchSetup, Moment, PerPlayer, Phase, Player, Seat, Standing, TurnView, Variation,
    Verdict, View,
};
use outflank_rules::{Board, Move, Position};
use outflank_store::{Kind, MatchId, Names, Page, SeatRating, Stamp, Summary, Unreadable};
use schemars::JsonSchema;
use serde::Serialize;

/// A move in JSON: a square, or `pass`.
pub(crate) fn move_name(mv: Move) -> String {
    match mv {
        Move::Place(square) => square.to_string(),
        Move::Pass => "pass".to_owned(),
    }
}

/// What [`move_name`] writes.
#[derive(JsonSchema)]
#[schemars(rename = "Move")]
pub(crate) struct MoveName(
    /// A square, or `pass`.
    #[schemars(regex(pattern = r"^([a-h][1-8]|pass)$"))]
    #[expect(dead_code, reason = "only its schema is used")]
    String,
);

/// A named opening.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "Opening")]
pub struct OpeningBody {
    #[schemars(extend("enum" = ["perpendicular", "diagonal", "parallel"]))]
    family: &'static str,
    en: &'static [String],
    ja: &'static [String],
    fr: &'static [String],
    ply: usize,
}

impl OpeningBody {
    fn new(opening: &'static Opening, ply: usize) -> OpeningBody {
        let family = match opening.family {
            Family::Perpendicular => "perpendicular",
            Family::Diagonal => "diagonal",
            Family::Parallel => "parallel",
        };
        OpeningBody { family, en: &opening.en, ja: &opening.ja, fr: &opening.fr, ply }
    }

    /// The opening that this board is, reached after so many plies.
    pub(crate) fn of(board: Board, ply: usize) -> Option<OpeningBody> {
        openings::of(board).map(|opening| OpeningBody::new(opening, ply))
    }
}

/// A match, whole.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[schemars(rename = "Match")]
pub struct MatchBody {
    /// Its name; none for one that is not stored.
    pub id: Option<MatchId>,
    /// How many commands it has accepted.
    pub version: usize,
    names: Names,
    created: Stamp,
    updated: Stamp,
    imported: bool,
    record: bool,
    #[schemars(with = "Option<Position>")]
    start: Option<String>,
    opening: Option<OpeningBody>,
    hints: bool,
    /// Whether it counts for the ratings of both.
    rated: bool,
    /// What stands beside the names where it counts.
    ratings: PerPlayer<Option<SeatRatingBody>>,
    /// The players for whom whoever asks gives orders; not said where many hear the same.
    #[serde(skip_serializing_if = "Option::is_none")]
    you: Option<Vec<Player>>,
    words: MatchWords,
    view: View,
}

/// A rating beside a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SeatRating")]
pub struct SeatRatingBody {
    rating: i64,
    /// Whether it is still a rough guess: a question mark belongs to it.
    provisional: bool,
    /// By how much the last game has changed it, once one has ended that counted.
    change: Option<i64>,
}

impl From<SeatRating> for SeatRatingBody {
    fn from(seat: SeatRating) -> SeatRatingBody {
        let points = |rating: f64| rating.round() as i64;
        // The difference of what people see, before and after.
        let change = seat.change.map(|change| points(seat.rating) - points(seat.rating - change));
        SeatRatingBody { rating: points(seat.rating), provisional: seat.provisional, change }
    }
}

/// What is known of a match besides the match itself.
#[derive(Clone, Debug)]
pub struct About {
    /// Its name; none for one that is not stored.
    pub id: Option<MatchId>,
    /// What the players are called.
    pub names: Names,
    /// When it was made.
    pub created: Stamp,
    /// When its last command was accepted.
    pub updated: Stamp,
    /// Whether it came from a file or from pasted text.
    pub imported: bool,
    /// Whether it counts for the ratings of both.
    pub rated: bool,
    /// What stands beside the names where it counts.
    pub ratings: PerPlayer<Option<SeatRatingBody>>,
}

impl About {
    /// Of a match that is not stored.
    pub(crate) fn of_draft(names: Names, now: Stamp) -> About {
        About {
            id: None,
            names,
            created: now,
            updated: now,
            imported: false,
            rated: false,
            ratings: PerPlayer { one: None, two: None },
        }
    }
}

impl MatchBody {
    pub(crate) fn new(about: &About, host: &Host, now: Moment) -> MatchBody {
        let game = host.game();
        let start = game.game().map(outflank_rules::Game::start);
        let start = start.or(game.table().map(outflank_play::Tabletop::start));
        let opening = game.game().and_then(openings::of_game);
        let view = host.view(now);
        MatchBody {
            id: about.id.clone(),
            version: game.log().len(),
            names: about.names.clone(),
            created: about.created,
            updated: about.updated,
            imported: about.imported,
            record: host.is_record(),
            start: start.map(|position| position.to_string()),
            opening: opening.map(|(ply, opening)| OpeningBody::new(opening, ply)),
            hints: game.setup().hints_are_fair(),
            rated: about.rated,
            ratings: about.ratings,
            you: None,
            words: MatchWords::of(&view, &about.names),
            view,
        }
    }

    /// The same for somebody who orders for these players.
    pub(crate) fn for_whom(self, players: Vec<Player>) -> MatchBody {
        MatchBody { you: Some(players), ..self }
    }

    /// Events that led to this match, with their words.
    pub(crate) fn told(&self, events: &[Event]) -> Vec<EventBody> {
        words::events(events, &self.view, &self.names)
    }
}

/// What an accepted order has done.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "Accepted")]
pub struct AcceptedBody {
    version: usize,
    events: Vec<EventBody>,
    #[serde(rename = "match")]
    body: MatchBody,
}

impl AcceptedBody {
    pub(crate) fn new(events: &[Event], body: MatchBody) -> AcceptedBody {
        AcceptedBody { version: body.version, events: body.told(events), body }
    }
}

/// One game of a match.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "GameRecord")]
pub struct GameBody {
    #[schemars(with = "Position")]
    start: String,
    #[schemars(with = "Vec<Position>")]
    positions: Vec<String>,
    #[schemars(with = "Vec<MoveName>")]
    moves: Vec<String>,
    openings: Vec<Option<OpeningBody>>,
    sentences: Vec<Vec<Sentence>>,
    game: GameView,
}

impl GameBody {
    pub(crate) fn new(setup: &MatchSetup, game: PlayedGame) -> GameBody {
        let opening = |(ply, (_, after)): (usize, &(Move, Position))| OpeningBody::of(after.board(), ply);
        let sentences = words::turns(setup, &game);
        let PlayedGame { start, turns, view } = game;
        GameBody {
            start: start.to_string(),
            positions: turns.iter().map(|(_, after)| after.to_string()).collect(),
            moves: turns.iter().map(|(mv, _)| move_name(*mv)).collect(),
            openings: (1..).zip(&turns).map(opening).collect(),
            sentences,
            game: view,
        }
    }
}

/// One line of a list.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "Summary")]
pub struct SummaryBody {
    id: MatchId,
    version: u64,
    created: Stamp,
    updated: Stamp,
    imported: bool,
    kind: Kind,
    phase: Phase,
    names: Names,
    players: PerPlayer<Seat>,
    variation: Option<Variation>,
    game: u32,
    black: Player,
    ply: u32,
    #[schemars(with = "Position")]
    position: String,
    moves: String,
    opening: Option<String>,
    verdict: Option<Verdict>,
    standing: Standing,
    words: SummaryWords,
}

impl From<Summary> for SummaryBody {
    fn from(summary: Summary) -> SummaryBody {
        let words = SummaryWords::of(&summary);
        SummaryBody {
            id: summary.id,
            version: summary.version,
            created: summary.created,
            updated: summary.updated,
            imported: summary.imported,
            kind: summary.kind,
            phase: summary.phase,
            names: summary.names,
            players: summary.players,
            variation: summary.variation,
            game: summary.game,
            black: summary.black,
            ply: summary.ply,
            position: summary.position.to_string(),
            moves: summary.moves.iter().map(ToString::to_string).collect(),
            opening: summary.opening,
            verdict: summary.verdict,
            standing: summary.standing,
            words,
        }
    }
}

/// A match that cannot be read; it can be deleted.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "UnreadableMatch")]
pub struct UnreadableBody {
    id: String,
    detail: String,
}

impl From<Unreadable> for UnreadableBody {
    fn from(Unreadable { id, detail }: Unreadable) -> UnreadableBody {
        UnreadableBody { id, detail }
    }
}

/// A part of the list of matches.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "Page")]
pub struct PageBody {
    matches: Vec<SummaryBody>,
    unreadable: Vec<UnreadableBody>,
    total: u64,
    next: Option<String>,
}

impl From<Page> for PageBody {
    fn from(page: Page) -> PageBody {
        PageBody {
            matches: page.matches.into_iter().map(SummaryBody::from).collect(),
            unreadable: page.unreadable.into_iter().map(UnreadableBody::from).collect(),
            total: page.total,
            next: page.next.map(|cursor| cursor.to_string()),
        }
    }
}

/// A turn of a line that is only tried out.
#[derive(Debug, Serialize, JsonSchema)]
pub struct TriedTurn {
    /// What was played and turned.
    #[serde(flatten)]
    pub turn: TurnView,
    /// The position after it.
    #[schemars(with = "Position")]
    pub position: String,
    /// Its name, if it has one.
    pub opening: Option<OpeningBody>,
}
