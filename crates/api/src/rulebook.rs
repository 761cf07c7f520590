//! The rulebook to read (L7), worded in the reader's language.

use crate::answer::Json;
use crate::problem::Problem;
use crate::request::{Asked, Asker};
use outflank_rulebook::Book;
use schemars::JsonSchema;
use serde::Deserialize;

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct BookQuery {
    /// The language of the request if it is left out.
    language: Option<String>,
}

pub(crate) async fn book(
    asker: Asker,
    Asked(BookQuery { language }): Asked<BookQuery>,
) -> Result<Json<&'static Book>, Problem> {
    let read = |code: String| code.parse().map_err(|error| Problem::Malformed(format!("language: {error}")));
    let language = language.map_or(Ok(asker.language), read)?;
    Ok(Json(Book::of(language)))
}
