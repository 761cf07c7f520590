//! What there is to choose from.

use crate::answer::{Answers, Json, Reply, with_body};
use crate::openapi::{Describer, Shape};
use crate::problem::Problem;
use crate::request::Asker;
use http::StatusCode;
use outflank_formats::Format;
use outflank_levels::Level;
use outflank_locale::Language;
use outflank_play::console::{Controller, Side};
use outflank_play::{Player, Variation};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::json;

/// The description of the API for machines.
pub(crate) struct Description;

impl Answers for Description {
    fn describe(_: &mut Describer, shape: &mut Shape) {
        shape.answer(StatusCode::OK, json!({"type": "object"}));
    }

    fn reply(self) -> Result<Reply, Problem> {
        Ok(Reply::Answer(with_body(StatusCode::OK, "application/json", crate::openapi().as_bytes())))
    }
}

pub(crate) async fn openapi() -> Description {
    Description
}

/// The computer's levels.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "Levels")]
pub(crate) struct LevelsBody {
    levels: Vec<LevelBody>,
    /// The one to begin with.
    default: &'static str,
    /// The one of the console's games.
    console: String,
}

#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "LevelInfo")]
struct LevelBody {
    level: String,
    /// The text that names it.
    name: &'static str,
    /// Measured in games of the levels against each other.
    rating: Option<i32>,
    /// How long it thinks about a move.
    millis: u64,
}

pub(crate) async fn levels() -> Json<LevelsBody> {
    let level = |level: Level| LevelBody {
        level: level.to_string(),
        name: level.name_id(),
        rating: level.rating(),
        millis: u64::try_from(level.time().as_millis()).unwrap_or(u64::MAX),
    };
    Json(LevelsBody {
        levels: Level::all().map(level).collect(),
        default: "5",
        console: Level::CONSOLE.to_string(),
    })
}

/// The games of the console.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "Variations")]
pub(crate) struct VariationsBody {
    variations: Vec<VariationBody>,
}

#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "VariationInfo")]
struct VariationBody {
    variation: Variation,
    /// The seat of the computer, if it plays.
    computer: Option<Player>,
    starter: Player,
    /// Corners given away…
    corners: u8,
    /// …and to whom.
    receiver: Player,
    /// Time for a move, if it is limited.
    seconds: Option<u64>,
}

pub(crate) async fn variations() -> Json<VariationsBody> {
    let player = |seat| match seat {
        Side::Left => Player::One,
        Side::Right => Player::Two,
    };
    let variation = |variation: Variation| {
        let computer =
            Side::BOTH.into_iter().find(|&seat| variation.controller(seat) == Controller::Computer);
        VariationBody {
            variation,
            computer: computer.map(player),
            starter: player(variation.starter()),
            corners: variation.handicap().corners().count(),
            receiver: player(Side::Right),
            seconds: variation.move_limit().map(|limit| limit.as_secs()),
        }
    };
    Json(VariationsBody { variations: Variation::all().map(variation).collect() })
}

/// File formats.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "Formats")]
pub(crate) struct FormatsBody {
    formats: Vec<FormatBody>,
}

#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "FormatInfo")]
struct FormatBody {
    format: &'static str,
    name: String,
    extension: &'static str,
    holds: Holds,
    /// Whether pasted text may be of it.
    read: bool,
    /// Whether matches can be exported in it.
    write: bool,
}

#[derive(Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
enum Holds {
    Games,
    Positions,
}

pub(crate) async fn formats() -> Json<FormatsBody> {
    let format = |format: Format| FormatBody {
        format: format.name(),
        name: format.to_string(),
        extension: format.extension(),
        holds: if format.holds_games() { Holds::Games } else { Holds::Positions },
        // Pasted text is text.
        read: format.is_text(),
        write: format.can_write(),
    };
    Json(FormatsBody { formats: Format::ALL.map(format).into() })
}

/// This server.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "About")]
pub(crate) struct AboutBody {
    name: &'static str,
    version: &'static str,
    /// Whether the clocks are moved by hand.
    test_clock: bool,
    /// Whether others can reach it, to play here.
    shared: bool,
    languages: Vec<LanguageBody>,
    /// The files of texts that each language has.
    parts: Vec<&'static str>,
}

#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "LanguageInfo")]
struct LanguageBody {
    code: &'static str,
    /// In the language itself.
    name: &'static str,
}

pub(crate) async fn about(asker: Asker) -> Json<AboutBody> {
    let language = |language: Language| LanguageBody { code: language.code(), name: language.native_name() };
    Json(AboutBody {
        name: "outflank",
        version: env!("CARGO_PKG_VERSION"),
        test_clock: asker.now.by_hand.is_some(),
        shared: !asker.challenges().addresses().is_empty(),
        languages: Language::ALL.map(language).into(),
        parts: Language::default().parts().iter().map(|(part, _)| *part).collect(),
    })
}
