//! The rulebook to read (L7), worded in the reader's language.

use crate::extract::Asked;
use crate::problem::Problem;
use axum::Json;
use outflank_locale::Language;
use outflank_rulebook::Book;
use schemars::JsonSchema;
use serde::Deserialize;

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct BookQuery {
    /// English if it is left out.
    language: Option<String>,
}

pub(crate) async fn book(
    Asked(BookQuery { language }): Asked<BookQuery>,
) -> Result<Json<&'static Book>, Problem> {
    let read = |code: String| code.parse().map_err(|error| Problem::Malformed(format!("language: {error}")));
    let language = language.map_or(Ok(Language::default()), read)?;
    Ok(Json(Book::of(language)))
}
