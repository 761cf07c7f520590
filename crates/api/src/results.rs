//! How one has fared against the computer, and what to try next.

use crate::answer::Json;
use crate::problem::Problem;
use crate::request::Asker;
use outflank_levels::Level;
use outflank_store::{Audience, LevelResults};
use schemars::JsonSchema;
use serde::Serialize;

/// Games against the computer that have ended, by level.
#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "Results")]
pub(crate) struct ResultsBody {
    /// Levels that were played, the weakest first.
    levels: Vec<LevelResultBody>,
    /// The level after the strongest one that was beaten; none before the first win and after the last level.
    next: Option<String>,
}

#[derive(Debug, Serialize, JsonSchema)]
#[schemars(rename = "LevelResult")]
struct LevelResultBody {
    level: String,
    wins: u32,
    draws: u32,
    losses: u32,
}

pub(crate) async fn show(asker: Asker) -> Result<Json<ResultsBody>, Problem> {
    let results = match asker.audience() {
        // Nobody in particular has played nothing.
        Audience::Public => LevelResults::new(),
        audience => asker.store().results(audience).await?,
    };
    let all: Vec<String> = Level::all().map(|level| level.to_string()).collect();
    let beaten = all.iter().rposition(|level| results.get(level).is_some_and(|result| result.wins > 0));
    let levels = all.iter().filter_map(|level| {
        let result = results.get(level)?;
        Some(LevelResultBody {
            level: level.clone(),
            wins: result.wins,
            draws: result.draws,
            losses: result.losses,
        })
    });
    Ok(Json(ResultsBody { levels: levels.collect(), next: beaten.and_then(|at| all.get(at + 1)).cloned() }))
}
