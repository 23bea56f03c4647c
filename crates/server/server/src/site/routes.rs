//! Serves the web app: its pages, its files, and what answers all other addresses.

use std::sync::Arc;

use axum::Router;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use axum::routing::get;

use super::{response, table_page};
use crate::app::App;
use crate::error::ApiError;

/// The addresses of public pages. All others get the same file with status 404.
const PAGES: &[&str] = &[
    "/new",
    "/new/",
    "/new/{*what}",
    "/rules",
    "/rules/",
    "/rules/{*game}",
    "/puzzles",
    "/puzzles/{id}",
    "/daily",
    "/leaderboards",
    "/leaderboards/{game}",
    "/about",
    "/privacy",
];

/// The addresses of pages that search engines must not list: they belong to their players.
const UNLISTED_PAGES: &[&str] = &[
    "/local",
    "/you",
    "/players/{player}",
    "/settings",
    "/forgotten-password",
    "/new-password",
    "/confirm-address",
    "/admin",
    "/admin/{*section}",
];

/// Tells search engines not to list a page.
const UNLISTED: [(&str, &str); 1] = [("x-robots-tag", "noindex")];

/// One route per page, so that requests are counted by page.
pub(crate) fn routes() -> Router<Arc<App>> {
    let pages = PAGES.iter().fold(Router::new(), |routes, page| routes.route(page, get(serve_page)));
    let pages = UNLISTED_PAGES.iter().fold(pages, |routes, page| routes.route(page, get(serve_unlisted)));
    pages
        .route("/", get(table_page::serve_home))
        .route("/table/{*room}", get(serve_table))
        .route("/replay/{*room}", get(serve_replay))
        .route("/assets/{*file}", get(serve_file))
}

async fn serve_page(State(app): State<Arc<App>>, headers: HeaderMap) -> Response {
    response::with(app.settings.site.index(), StatusCode::OK, &headers)
}

async fn serve_unlisted(app: State<Arc<App>>, headers: HeaderMap) -> impl IntoResponse {
    (UNLISTED, serve_page(app, headers).await)
}

async fn serve_table(app: State<Arc<App>>, room: Path<String>, headers: HeaderMap) -> impl IntoResponse {
    (UNLISTED, table_page::serve(app, room, headers).await)
}

async fn serve_replay(app: State<Arc<App>>, room: Path<String>, headers: HeaderMap) -> impl IntoResponse {
    (UNLISTED, table_page::serve_replay(app, room, headers).await)
}

async fn serve_file(State(app): State<Arc<App>>, uri: Uri, headers: HeaderMap) -> Response {
    let site = app.settings.site;
    match site.file(uri.path().trim_start_matches('/')) {
        Some(file) => response::with(file, StatusCode::OK, &headers),
        None => response::with(site.index(), StatusCode::NOT_FOUND, &headers),
    }
}

/// The fallback: a file if there is one, or 404. API clients get it as JSON, browsers as a page.
pub(crate) async fn fallback(app: State<Arc<App>>, method: Method, uri: Uri, headers: HeaderMap) -> Response {
    let is_for_programs = uri.path().starts_with("/api/") || !matches!(method, Method::GET | Method::HEAD);
    if is_for_programs { ApiError::NothingHere.into_response() } else { serve_file(app, uri, headers).await }
}
