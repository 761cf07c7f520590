//! Games of Othello Quest as the app hands them out in JSON, read only.
//!
//! ```text
//! {"name":"player","args":[{"gtype":"reversi1","players":[{"name":"a","oldR":1500},…],
//!  "position":{"moves":[{"t":218,"m":"f5"},…]},"tcb":60000,"created":"…","finished":true}]}
//! ```
//!
//! The envelope may be missing: a game alone, or a list of games, is read as well. The
//! first of the two players has the black discs. `t` is the time for the move and
//! `tcb` the clock, both in milliseconds.

use crate::Clock;
use crate::error::{Fault, ReadErrorKind};
use crate::notation::{A_MOVE, exact_move};
use crate::record::{GameRecord, RecordedMove, Replay};
use crate::text::{Cursor, bad_value, trimmed};
use outflank_rules::{Move, Position};
use serde::Deserialize;
use serde_json::value::RawValue;

#[derive(Deserialize)]
struct Envelope<'a> {
    #[serde(borrow)]
    args: Vec<&'a RawValue>,
}

#[derive(Deserialize)]
struct Game<'a> {
    #[serde(borrow)]
    gtype: Option<&'a RawValue>,
    #[serde(default)]
    players: Vec<Player>,
    #[serde(borrow)]
    position: Moves<'a>,
    tcb: Option<f64>,
    created: Option<String>,
    #[serde(default)]
    attrs: Vec<String>,
}

#[derive(Deserialize)]
struct Player {
    id: Option<String>,
    name: Option<String>,
    #[serde(rename = "oldR")]
    rating: Option<f64>,
}

#[derive(Deserialize)]
struct Moves<'a> {
    #[serde(borrow, default)]
    moves: Vec<MoveText<'a>>,
}

#[derive(Deserialize)]
struct MoveText<'a> {
    #[serde(borrow)]
    m: &'a RawValue,
    t: Option<f64>,
}

/// All games of a JSON text.
pub(crate) fn games(bytes: &[u8]) -> impl Iterator<Item = Result<GameRecord, Fault>> + '_ {
    let start = Cursor::new(bytes).at;
    let (games, fault) = match std::str::from_utf8(&bytes[start..]) {
        Ok(text) if text.trim().is_empty() => (Vec::new(), None),
        Ok(text) => match raw_games(text) {
            Ok(games) => (games, None),
            Err(fault) => (Vec::new(), Some(fault)),
        },
        Err(error) => {
            let reason = "the text is not UTF-8".to_owned();
            (Vec::new(), Some(Fault::new(error.valid_up_to(), ReadErrorKind::Json(reason))))
        }
    };
    let read = move |raw: &RawValue| {
        // A raw value is a part of the text it was read from.
        let offset = raw.get().as_ptr().addr() - bytes.as_ptr().addr();
        read_game(raw.get()).map_err(|fault| Fault { offset: fault.offset + offset, ..fault })
    };
    fault
        .map(|fault| Err(Fault { offset: fault.offset + start, ..fault }))
        .into_iter()
        .chain(games.into_iter().map(read))
}

/// The texts of all games, out of the envelope or list around them.
fn raw_games(text: &str) -> Result<Vec<&RawValue>, Fault> {
    let whole: &RawValue = parse(text)?;
    if whole.get().starts_with('[') {
        let items: Vec<&RawValue> = parse(text)?;
        let mut games = Vec::new();
        for item in items {
            match serde_json::from_str::<Envelope<'_>>(item.get()) {
                Ok(envelope) => games.extend(envelope.args),
                Err(_) => games.push(item),
            }
        }
        return Ok(games);
    }
    match serde_json::from_str::<Envelope<'_>>(text) {
        Ok(envelope) => Ok(envelope.args),
        Err(_) => Ok(vec![whole]),
    }
}

fn parse<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, Fault> {
    serde_json::from_str(text).map_err(|error| {
        let lines: usize =
            text.split_inclusive('\n').take(error.line().saturating_sub(1)).map(str::len).sum();
        let offset = (lines + error.column().saturating_sub(1)).min(text.len());
        let reason = error.to_string();
        let reason = reason.split(" at line ").next().unwrap_or_default().to_owned();
        Fault::new(offset, ReadErrorKind::Json(reason))
    })
}

fn read_game(text: &str) -> Result<GameRecord, Fault> {
    let quest: Game<'_> = parse(text)?;
    let within = |raw: &RawValue| raw.get().as_ptr().addr() - text.as_ptr().addr();
    if let Some(kind) = quest.gtype
        && !kind.get().starts_with("\"reversi")
    {
        let found = kind.get().trim_matches('"').chars().take(16).collect();
        return Err(Fault::new(within(kind), ReadErrorKind::OtherGame(found)));
    }
    let mut game = GameRecord::default();
    let mut players = quest.players.into_iter();
    (game.tags.black, game.tags.black_rating) = players.next().map(Player::describe).unwrap_or_default();
    (game.tags.white, game.tags.white_rating) = players.next().map(Player::describe).unwrap_or_default();
    game.tags.date = quest.created.as_deref().and_then(trimmed);
    game.tags.site = Some("Othello Quest".to_owned());
    let clock = quest.tcb.filter(|tcb| (0.0..=1e12).contains(tcb));
    game.tags.black_clock = clock.map(|tcb| Clock::seconds((tcb / 1000.0) as u32));
    game.tags.white_clock.clone_from(&game.tags.black_clock);
    game.tags.other = quest.attrs.into_iter().map(|attribute| ("Attribute".to_owned(), attribute)).collect();
    let mut replay = Replay::new(Position::START);
    for MoveText { m, t } in quest.position.moves {
        let name = m.get().trim_matches('"').as_bytes();
        let mv = if name == b"-" { Some(Move::Pass) } else { exact_move(name) };
        let mv = mv.ok_or_else(|| bad_value(within(m), name, A_MOVE))?;
        let seconds = t.map(|milliseconds| (milliseconds / 1000.0) as f32).filter(|time| time.is_finite());
        let ply = replay.moves.len() + 1;
        let recorded = RecordedMove { seconds, ..RecordedMove::from(mv) };
        replay.play(recorded, None).map_err(|reason| Fault::illegal(within(m), ply, mv, reason))?;
    }
    game.moves = replay.finish();
    Ok(game)
}

impl Player {
    /// Name and rating.
    fn describe(self) -> (Option<String>, Option<String>) {
        let name = self.name.or(self.id).as_deref().and_then(trimmed);
        (name, self.rating.map(|rating| rating.to_string()))
    }
}
