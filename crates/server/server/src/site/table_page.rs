//! Pages that say what other sites show of a link to them. That of a table also names the files of the table's game, so
//! that the browser loads them at once and not only when the connection has told the game.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::Arc;

use axum::body::Body;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, Response, StatusCode, header};
use game::Lang;
use room::ids::RoomId;
use serde::Deserialize;

use super::Site;
use super::link_tags::{LinkPreview, escaped};
use super::response::{self, REVALIDATE};
use crate::app::App;

/// The list that the build of the web app writes.
const LIST: &str = "preload.json";
/// What is between these marks in the page is for all other pages.
const TAGS_BEGIN: &str = "<!-- link preview -->";
const TAGS_END: &str = "<!-- end of link preview -->";
/// Where the page says what it is loading.
const NAME_PLACE: &str = "<!-- name of the game -->";

/// The files of a table, by game and language.
#[derive(Deserialize)]
struct PreloadList {
    table: BTreeMap<String, BTreeMap<String, Vec<String>>>,
}

/// The page of a table.
pub(super) async fn serve(
    State(app): State<Arc<App>>,
    Path(room): Path<String>,
    headers: HeaderMap,
) -> Response<Body> {
    let page = page_of_room(&app, &room, &headers, links).await;
    page.unwrap_or_else(|| response::with(app.settings.site.index(), StatusCode::OK, &headers))
}

/// The page of a replay, which has the same preview as its table.
pub(super) async fn serve_replay(
    State(app): State<Arc<App>>,
    Path(room): Path<String>,
    headers: HeaderMap,
) -> Response<Body> {
    let page = page_of_room(&app, &room, &headers, |_, _, _| None).await;
    page.unwrap_or_else(|| response::with(app.settings.site.index(), StatusCode::OK, &headers))
}

/// The page where a visit begins. If the server knows its public address, so does the preview.
pub(super) async fn serve_home(State(app): State<Arc<App>>, headers: HeaderMap) -> Response<Body> {
    let page = home(&app, language(&headers));
    page.unwrap_or_else(|| response::with(app.settings.site.index(), StatusCode::OK, &headers))
}

fn home(app: &App, lang: Lang) -> Option<Response<Body>> {
    let public_url = app.settings.public_url.as_deref()?;
    let preview = LinkPreview::of_app(app.previews.words(app.games.first()?, lang).ok()?.as_ref());
    page_with(app.settings.site, &preview.tags(lang.code(), Some(public_url)), "")
}

/// Without an answer of the store there is no such page.
async fn page_of_room(
    app: &App,
    room: &str,
    headers: &HeaderMap,
    files: impl Fn(Site, &str, &str) -> Option<String>,
) -> Option<Response<Body>> {
    let (site, lang) = (app.settings.site, language(headers));
    let facts = app.table_facts(&RoomId::parse(room)?).await.ok()?;
    let words = app.previews.words(facts.game, lang).ok()?;
    let tags = LinkPreview::of_table(&facts, &words, lang.code())
        .tags(lang.code(), app.settings.public_url.as_deref());
    let files = files(site, facts.game.key(), lang.code()).unwrap_or_default();
    page_with(site, &format!("{tags}{files}"), &format!("<p>{}</p>", escaped(&words.game())))
}

/// The page with this in its head, instead of what other sites show of all other pages, and with this name under the torch
/// that is shown until the app has loaded.
fn page_with(site: Site, head: &str, name: &str) -> Option<Response<Body>> {
    let page = str::from_utf8(site.index().plain).ok()?;
    let (before, after) = page.split_once("</head>")?;
    let (before, after) = (without_tags(before), after.replacen(NAME_PLACE, name, 1));
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
        // They come after what the first paint needs.
        write!(links, "<link {kind} fetchpriority=\"low\" href=\"/{file}\">").ok()?;
    }
    Some(links)
}

/// The language that the browser asks for first, as the web app chooses it. Browsers that ask for neither get English.
fn language(headers: &HeaderMap) -> Lang {
    let asked = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or("");
    let mut tags = asked.split(',').map(|tag| tag.trim().get(..2).unwrap_or("").to_ascii_lowercase());
    tags.find_map(|tag| Lang::from_code(&tag)).unwrap_or(Lang::En)
}
