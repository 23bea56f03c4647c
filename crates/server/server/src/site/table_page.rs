//! The page of a table. It names the files of the table's game, so that the browser loads them at once and not only when
//! the connection has told the game, and it says what other sites show of a link to it.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::Arc;

use axum::body::Body;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, Response, StatusCode, header};
use game::Lang;
use room::ids::RoomId;
use serde::Deserialize;

use super::response::{self, REVALIDATE};
use super::{Site, link_tags};
use crate::app::App;
use crate::previews::TableFacts;

/// The list that the build of the web app writes.
const LIST: &str = "preload.json";
/// What is between these marks in the page is for all pages but those of tables.
const TAGS_BEGIN: &str = "<!-- link preview -->";
const TAGS_END: &str = "<!-- end of link preview -->";

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
    // Without an answer of the store the page loads as any other.
    let facts = match RoomId::parse(&room) {
        Some(room) => app.table_facts(&room).await.ok(),
        None => None,
    };
    let page = facts.and_then(|facts| page_of(&app, &facts, language(&headers)));
    page.unwrap_or_else(|| response::with(app.settings.site.index(), StatusCode::OK, &headers))
}

fn page_of(app: &App, facts: &TableFacts, lang: Lang) -> Option<Response<Body>> {
    let (site, words) = (app.settings.site, app.previews.words(facts.game, lang).ok()?);
    let tags = link_tags::tags(facts, &words, lang.code(), app.settings.public_url.as_deref());
    let files = links(site, facts.game.key(), lang.code()).unwrap_or_default();
    page_with(site, &format!("{tags}{files}"))
}

/// The page with this in its head, instead of what other sites show of all other pages.
fn page_with(site: Site, head: &str) -> Option<Response<Body>> {
    let page = str::from_utf8(site.index().plain).ok()?;
    let (before, after) = page.split_once("</head>")?;
    let before = without_tags(before);
    let mut response = Response::new(Body::from(format!("{before}{head}</head>{after}")));
    let set = response.headers_mut();
    set.insert(header::CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8"));
    set.insert(header::CACHE_CONTROL, HeaderValue::from_static(REVALIDATE));
    set.insert(header::VARY, HeaderValue::from_static("accept-language"));
    Some(response)
}

/// The head without the part between the marks.
fn without_tags(head: &str) -> String {
    let marked = head.split_once(TAGS_BEGIN).and_then(|(before, rest)| {
        let (_, after) = rest.split_once(TAGS_END)?;
        Some(format!("{before}{after}"))
    });
    marked.unwrap_or_else(|| head.to_owned())
}

fn links(site: Site, game: &str, language: &str) -> Option<String> {
    let list: PreloadList = serde_json::from_slice(site.file(LIST)?.plain).ok()?;
    let files = list.table.get(game)?.get(language)?;
    let mut links = String::new();
    for file in files {
        let is_style = file.ends_with(".css");
        // The app loads style sheets with this attribute, too. Otherwise the browser would load them twice.
        let kind =
            if is_style { "rel=\"preload\" as=\"style\" crossorigin" } else { "rel=\"modulepreload\"" };
        write!(links, "<link {kind} href=\"/{file}\">").ok()?;
    }
    Some(links)
}

/// The language that the browser asks for first, as the web app chooses it. Browsers that ask for neither get English.
fn language(headers: &HeaderMap) -> Lang {
    let asked = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or("");
    let mut tags = asked.split(',').map(|tag| tag.trim().get(..2).unwrap_or("").to_ascii_lowercase());
    tags.find_map(|tag| Lang::from_code(&tag)).unwrap_or(Lang::En)
}
