//! What a match says: the sentences of `messages`, made where the match is known and said
//! in the browser, in the reader's language.

use outflank_host::PlayedGame;
use outflank_locale::Sentence;
use outflank_messages::{Narrator, Sheet};
use outflank_play::{Event, MatchSetup, PerPlayer, Phase, View};
use outflank_store::{Names, Summary};
use schemars::JsonSchema;
use serde::Serialize;

/// Something that happened, and how to tell it.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "Event")]
pub struct EventBody {
    #[serde(flatten)]
    event: Event,
    sentences: Vec<Sentence>,
}

/// Events with their words; `view` is the match after them.
pub(crate) fn events(events: &[Event], view: &View, names: &Names) -> Vec<EventBody> {
    let narrator = Narrator::of(view).with_names(names);
    let told = |event: &Event| EventBody { event: event.clone(), sentences: narrator.event(event) };
    events.iter().map(told).collect()
}

/// A match in words.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct MatchWords {
    /// What the players are called.
    called: PerPlayer<Sentence>,
    /// Who moves, or what else is going on.
    status: Vec<Sentence>,
    /// How a series stands.
    standing: Option<Sentence>,
    /// Every score of a game that has ended.
    scores: Vec<Sentence>,
    /// What was wrong with turns at the table, in the order of `marks`.
    marks: Vec<Vec<Sentence>>,
    /// The score sheet of a series; empty for a single game.
    sheet: SheetWords,
    /// Who has to say who starts the next game, where the winner decides.
    decision: Option<Sentence>,
}

/// Where every point of a series comes from (R11).
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct SheetWords {
    /// Every finished game: who won, and what for.
    games: Vec<Vec<Sentence>>,
    /// What they add up to, and who has won the series once somebody has.
    total: Vec<Sentence>,
}

impl From<Sheet> for SheetWords {
    fn from(Sheet { games, total }: Sheet) -> SheetWords {
        SheetWords { games, total }
    }
}

impl MatchWords {
    pub(crate) fn of(view: &View, names: &Names) -> MatchWords {
        let narrator = Narrator::of(view).with_names(names);
        let game = view.game.as_ref();
        let marks = game.and_then(|game| game.table.as_ref()).into_iter().flat_map(|table| &table.marks);
        MatchWords {
            called: called(&narrator),
            status: narrator.status(view),
            standing: narrator.standing(&view.standing, game.map_or(1, |game| game.game)),
            scores: game
                .and_then(|game| game.verdict.as_ref())
                .map(|verdict| narrator.scores(verdict))
                .unwrap_or_default(),
            marks: marks.map(|mark| narrator.mark(mark)).collect(),
            sheet: narrator.sheet(view).into(),
            decision: narrator.decision(&view.standing),
        }
    }
}

/// A line of a list in words.
#[derive(Debug, Serialize, JsonSchema)]
pub struct SummaryWords {
    /// What the players are called.
    called: PerPlayer<Sentence>,
    /// How its game ended; nothing while it goes on.
    result: Vec<Sentence>,
}

impl SummaryWords {
    pub(crate) fn of(summary: &Summary) -> SummaryWords {
        let narrator = Narrator::new(&summary.players, summary.black)
            .on_console(summary.variation.is_some())
            .with_names(&summary.names);
        let result = match &summary.verdict {
            _ if summary.phase == Phase::Aborted => vec![narrator.aborted()],
            Some(verdict) => vec![narrator.winner(verdict), narrator.federation(verdict)],
            None => Vec::new(),
        };
        SummaryWords { called: called(&narrator), result }
    }
}

/// What was done in every turn of a game.
pub(crate) fn turns(setup: &MatchSetup, game: &PlayedGame) -> Vec<Vec<Sentence>> {
    let narrator = Narrator::new(&setup.players, game.view.black).on_console(setup.variation.is_some());
    game.view.turns.iter().map(|turn| narrator.turn(turn)).collect()
}

fn called(narrator: &Narrator<'_>) -> PerPlayer<Sentence> {
    PerPlayer {
        one: narrator.player(outflank_play::Player::One),
        two: narrator.player(outflank_play::Player::Two),
    }
}
