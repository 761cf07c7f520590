//! Everything that can be asked.

use crate::openapi::document;
use crate::operation::{Operation, Who, delete, get, patch, post};
use crate::{
    analysis, challenges, coach, export, import, learn, line, lists, live, lobby, matches, people, ratings,
    results, rulebook, socket,
};
use http::StatusCode;
use std::sync::LazyLock;

/// The longest body of pasted text, in bytes: the text may have a mebibyte, and JSON makes
/// some letters longer.
const PASTE: usize = (3 << 20) / 2;

const CONFLICT: StatusCode = StatusCode::CONFLICT;
const UNPROCESSABLE: StatusCode = StatusCode::UNPROCESSABLE_ENTITY;

/// The operations of the API, and nothing else: routes and the description are both made from
/// them.
#[must_use]
pub fn operations() -> &'static [Operation] {
    static LIST: LazyLock<Vec<Operation>> = LazyLock::new(list);
    &LIST
}

#[rustfmt::skip]
fn list() -> Vec<Operation> {
    vec![
        post("/api/matches", "createMatch", "Make a match", matches::create).may(&[UNPROCESSABLE]),
        post("/api/preview", "previewMatch", "Show the match that would be made", matches::preview).may(&[UNPROCESSABLE]).by_anybody(),
        get("/api/matches", "listMatches", "List stored matches", matches::list),
        get("/api/matches/{id}", "showMatch", "Show a match", matches::show),
        patch("/api/matches/{id}", "renameMatch", "Name the players", matches::rename).may(&[CONFLICT]),
        delete("/api/matches/{id}", "deleteMatch", "Delete a match", matches::delete),
        post("/api/matches/{id}/commands", "commandMatch", "Give an order", matches::command).may(&[CONFLICT]),
        post("/api/matches/{id}/branch", "branchMatch", "Go on from a position of it in another match", matches::branch).may(&[CONFLICT, UNPROCESSABLE]),
        get("/api/matches/{id}/games/{game}", "showGame", "Show one game of a match", matches::game),
        get("/api/matches/{id}/export", "exportMatch", "The match as a file", export::export).may(&[UNPROCESSABLE]),
        get("/api/matches/{id}/live", "watchMatch", "Watch a match", live::watch),
        get("/api/matches/{id}/hint", "hint", "Ask the coach for a hint", coach::hint).may(&[CONFLICT]),
        post("/api/import", "importText", "Read pasted text", import::import).may(&[UNPROCESSABLE]).up_to(PASTE),
        get("/api/line", "tryLine", "Try out a line", line::line).may(&[UNPROCESSABLE]),
        get("/api/analysis", "analyse", "Analyse positions and games", analysis::analysis),
        get("/api/comment", "comment", "Hear the coach on a move", coach::comment).may(&[UNPROCESSABLE]),
        get("/api/learn", "learn", "See what there is to learn, and how far one is", learn::overview::show).only(Who::People),
        get("/api/learn/ideas", "listIdeas", "See where the coach's ideas are taught", learn::ideas::list),
        post("/api/learn/lessons/{lesson}", "answerLesson", "Take a step of a lesson", learn::lesson::answer).only(Who::People),
        post("/api/learn/rulebook/{puzzle}", "answerRulebook", "Solve a puzzle of the rulebook", learn::rulebook::answer).only(Who::People),
        get("/api/learn/puzzles", "listPuzzles", "List the puzzles of a kind", learn::puzzle::list).only(Who::People),
        post("/api/learn/puzzles/{puzzle}", "answerPuzzle", "Solve a puzzle of the collection", learn::puzzle::answer).only(Who::People),
        get("/api/learn/puzzles/{puzzle}/comment", "commentPuzzle", "Hear the coach on a try", learn::puzzle::comment).only(Who::People),
        get("/api/learn/openings", "listOpenings", "List the openings to know by heart", learn::opening::list).only(Who::People),
        post("/api/learn/openings/{line}", "answerOpening", "Play an opening from memory", learn::opening::answer).only(Who::People),
        delete("/api/learn/openings/{line}", "forgetOpening", "Not be asked for an opening again", learn::opening::forget).only(Who::People),
        get("/api/me", "whoAmI", "Who one is to this server", people::me),
        post("/api/account", "register", "Get a name and a password", people::register).may(&[CONFLICT, UNPROCESSABLE]).by_anybody(),
        delete("/api/account", "deleteAccount", "Have one's account forgotten", people::forget).by_anybody(),
        post("/api/account/password", "changePassword", "Get another password", people::change_password).may(&[UNPROCESSABLE]).by_anybody(),
        post("/api/session", "logIn", "Log in", people::log_in).by_anybody(),
        delete("/api/session", "logOut", "Log out", people::log_out).by_anybody(),
        get("/api/leaderboard", "leaderboard", "The best of a kind of game", ratings::leaderboard),
        get("/api/players/{name}", "showPlayer", "Show somebody who has an account", ratings::player),
        get("/api/players/{name}/ratings/{category}", "ratingHistory", "How somebody's rating has changed", ratings::history),
        post("/api/challenges", "challenge", "Offer a seat to whoever has the link", challenges::create).may(&[UNPROCESSABLE]),
        get("/api/challenges", "listChallenges", "List one's own open challenges", challenges::list),
        get("/api/challenges/{challenge}", "showChallenge", "Show a challenge", challenges::show),
        post("/api/challenges/{challenge}", "takeChallenge", "Take the seat", challenges::take).may(&[CONFLICT, StatusCode::GONE]),
        delete("/api/challenges/{challenge}", "withdrawChallenge", "Withdraw a challenge", challenges::withdraw),
        get("/api/lobby", "showLobby", "Who is there, and what is being played", lobby::show),
        post("/api/lobby/seeks", "seek", "Look for an opponent", lobby::seek).only(Who::People),
        delete("/api/lobby/seeks/{pool}", "unseek", "Look no longer", lobby::unseek).only(Who::People).by_anybody(),
        get("/api/socket", "connect", "Hear what goes on", socket::connect),
        get("/api/rulebook", "readRulebook", "The rulebook in one language", rulebook::book),
        get("/api/results", "showResults", "How one has fared against the computer", results::show),
        get("/api/levels", "listLevels", "The computer's levels", lists::levels),
        get("/api/variations", "listVariations", "The games of the console", lists::variations),
        get("/api/formats", "listFormats", "File formats", lists::formats),
        get("/api/about", "about", "This server", lists::about),
        get("/api/openapi.json", "describe", "This description", lists::openapi),
    ]
}

/// The description of the API for machines, as JSON.
#[must_use]
pub fn openapi() -> &'static str {
    static TEXT: LazyLock<String> = LazyLock::new(|| document(operations()).to_string());
    &TEXT
}
