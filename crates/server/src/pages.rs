//! The pages, built into the program, or read from a directory while they are worked on.

use crate::App;
use crate::routes::refuse;
use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use outflank_api::problem::Problem;
use outflank_locale::Language;
use outflank_web::{File, find};
use std::path::{Path, PathBuf};

/// Everything that no other route takes: files, and the shell for the paths of pages.
pub(crate) async fn page(State(app): State<App>, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    let first = path.split('/').next().unwrap_or_default();
    if matches!(first, "api" | "test" | "locales") && !path.starts_with("locales/") {
        return not_found(&uri);
    }
    if path.starts_with("locales/") {
        return find(path).map_or_else(|| not_found(&uri), |file| answer(file, &headers));
    }
    let last = path.rsplit('/').next().unwrap_or_default();
    if last.contains('.') {
        return match app.web() {
            Some(directory) => from_disk(directory, path).await.unwrap_or_else(|| not_found(&uri)),
            None => {
                find(&format!("web/{path}")).map_or_else(|| not_found(&uri), |file| answer(file, &headers))
            }
        };
    }
    let wish = headers.get(header::ACCEPT_LANGUAGE).and_then(|wish| wish.to_str().ok());
    shell(app.web(), Language::of_accept_header(wish.unwrap_or_default()), &headers)
        .await
        .unwrap_or_else(|| not_found(&uri))
}

fn not_found(uri: &Uri) -> Response {
    refuse(&Problem::NotFound(format!("there is nothing at {}", uri.path())))
}

/// The page that all pages begin with, in the reader's language.
async fn shell(web: Option<&Path>, language: Language, headers: &HeaderMap) -> Option<Response> {
    let mut response = match web {
        Some(directory) => {
            let text = read(directory.join("index.html")).await?;
            let text = String::from_utf8(text).ok()?;
            let own = text.replacen("<html lang=\"en\"", &format!("<html lang=\"{language}\""), 1);
            fresh("index.html", own.into_bytes())
        }
        None => answer(find(&format!("shell/{language}.html"))?, headers),
    };
    response.headers_mut().append(header::VARY, HeaderValue::from_static("accept-language"));
    Some(response)
}

/// A file below a directory. Only plain names are looked up, so that no address leads out
/// of it.
async fn from_disk(directory: &Path, path: &str) -> Option<Response> {
    let plain = |part: &str| {
        !part.is_empty()
            && !part.starts_with('.')
            && part.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"._-".contains(&byte))
    };
    if !path.split('/').all(plain) {
        return None;
    }
    let file: PathBuf = directory.join(path);
    Some(fresh(path, read(file).await?))
}

/// The bytes of a file, read where waiting for the disk holds nobody up.
async fn read(path: PathBuf) -> Option<Vec<u8>> {
    tokio::task::spawn_blocking(move || std::fs::read(path)).await.ok()?.ok()
}

/// An answer that is never kept.
fn fresh(path: &str, bytes: Vec<u8>) -> Response {
    let kind = HeaderValue::from_static(media_type(path));
    let headers =
        [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, HeaderValue::from_static("no-store"))];
    (headers, bytes).into_response()
}

/// The file, or the word that the browser has it already.
fn answer(file: &File, headers: &HeaderMap) -> Response {
    let gzip = file.gzip.len() < file.plain.len() && takes_gzip(headers);
    let tag = format!("\"{}{}\"", file.tag, if gzip { "-gz" } else { "" });
    let known = headers.get(header::IF_NONE_MATCH).and_then(|known| known.to_str().ok());
    let known = known.is_some_and(|known| known.split(',').any(|one| one.trim() == tag));
    let mut response = Response::new(Body::empty());
    if known {
        *response.status_mut() = StatusCode::NOT_MODIFIED;
    } else {
        *response.body_mut() = Body::from(if gzip { file.gzip } else { file.plain });
        let kind = HeaderValue::from_static(media_type(file.path));
        response.headers_mut().insert(header::CONTENT_TYPE, kind);
        if gzip {
            response.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
        }
    }
    let headers = response.headers_mut();
    headers.insert(header::ETAG, tag.parse().expect("a tag is made of letters and digits"));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(keeping(file.path)));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    response
}

/// How long a browser may keep a file. Scripts, styles and texts belong together, so they are
/// asked for with every page, which costs an answer without a body. A typeface goes with any
/// version of them and is kept for a day: one that has to be asked for again Chromium does not
/// recognise as the one it preloaded, and says so in the console of the second page.
fn keeping(path: &str) -> &'static str {
    if media_type(path) == "font/woff2" { "max-age=86400" } else { "no-cache" }
}

fn takes_gzip(headers: &HeaderMap) -> bool {
    let wishes = headers.get(header::ACCEPT_ENCODING).and_then(|wishes| wishes.to_str().ok());
    wishes.unwrap_or_default().split(',').any(|wish| {
        let mut parts = wish.split(';').map(str::trim);
        let named = parts.next().is_some_and(|name| name.eq_ignore_ascii_case("gzip"));
        named && !parts.any(|part| matches!(part, "q=0" | "q=0.0" | "q=0.00" | "q=0.000"))
    })
}

/// What a file is, by its ending.
fn media_type(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "ftl" | "txt" | "md" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
