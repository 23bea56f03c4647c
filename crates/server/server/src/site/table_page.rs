//! The page of a table. It names the files of the table's game, so that the browser loads them at once and not only when
//! the connection has told the game.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::Arc;

use axum::body::Body;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, Response, StatusCode, header};
use room::ids::RoomId;
use serde::Deserialize;

use super::Site;
use super::response::{self, REVALIDATE};
use crate::app::App;

/// The list that the build of the web app writes.
const LIST: &str = "preload.json";
/// The languages of the web app. Browsers that ask for neither get the first.
const LANGUAGES: [&str; 2] = ["en", "es"];

/// The files of a table, by game and language.
#[derive(Deserialize)]
struct PreloadList {
    table: BTreeMap<String, BTreeMap<String, Vec<String>>>,
}

pub(super) async fn serve(
    State(app): State<Arc<App>>,
    Path(room): Path<String>,
    headers: HeaderMap,
) -> Response<Body> {
    let site = app.settings.site;
    let game = match RoomId::parse(&room) {
        // Without an answer of the store the page loads as any other.
        Some(room) => app.store.room(room.as_str()).await.ok().flatten().map(|row| row.game),
        None => None,
    };
    let page = game.and_then(|game| page_with(site, &links(site, &game, language(&headers))?));
    page.unwrap_or_else(|| response::with(site.index(), StatusCode::OK, &headers))
}

/// The page with these links in its head.
fn page_with(site: Site, links: &str) -> Option<Response<Body>> {
    let page = str::from_utf8(site.index().plain).ok()?;
    let (before, after) = page.split_once("</head>")?;
    let mut response = Response::new(Body::from(format!("{before}{links}</head>{after}")));
    let set = response.headers_mut();
    set.insert(header::CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8"));
    set.insert(header::CACHE_CONTROL, HeaderValue::from_static(REVALIDATE));
    set.insert(header::VARY, HeaderValue::from_static("accept-language"));
    Some(response)
}

fn links(site: Site, game: &str, language: &str) -> Option<String> {
    let list: PreloadList = serde_json::from_slice(site.file(LIST)?.plain).ok()?;
    let files = list.table.get(game)?.get(language)?;
    let mut links = String::new();
    for file in files {
        let kind =
            if file.ends_with(".css") { "rel=\"preload\" as=\"style\"" } else { "rel=\"modulepreload\"" };
        write!(links, "<link {kind} href=\"/{file}\">").ok()?;
    }
    Some(links)
}

/// The language that the browser asks for first, as the web app chooses it.
fn language(headers: &HeaderMap) -> &'static str {
    let asked = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or("");
    let mut tags = asked.split(',').map(|tag| tag.trim().get(..2).unwrap_or("").to_ascii_lowercase());
    let known = tags.find_map(|tag| LANGUAGES.into_iter().find(|language| *language == tag));
    known.unwrap_or(LANGUAGES[0])
}
