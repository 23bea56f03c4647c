//! Serves the web app from files that are built into the program.

mod encoding;
mod response;

use std::fmt;
use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use axum::routing::get;

use crate::app::App;
use crate::error::ApiError;

/// The file for every page address. Its script decides what to show.
const INDEX: &str = "index.html";

/// Served instead if the program was built without the web app.
static UNBUILT: File = File {
    path: INDEX,
    mark: "unbuilt",
    plain: include_bytes!("site/unbuilt.html"),
    brotli: None,
    gzip: None,
};

/// The page addresses. All others get the same file with status 404.
const PAGES: &[&str] = &[
    "/",
    "/new",
    "/new/",
    "/new/{*what}",
    "/table/{*room}",
    "/replay/{*room}",
    "/rules",
    "/rules/",
    "/rules/{*game}",
    "/about",
    "/you",
];

/// The files of the web app, sorted by path. If empty, a page explains how to build it.
#[derive(Clone, Copy, Default)]
pub struct Site {
    /// Sorted by path.
    pub files: &'static [File],
}

pub struct File {
    /// The path without a leading slash, such as `assets/table-1a2b3c.js`.
    pub path: &'static str,
    /// A hash of the content, for the `ETag` header.
    pub mark: &'static str,
    pub plain: &'static [u8],
    pub brotli: Option<&'static [u8]>,
    pub gzip: Option<&'static [u8]>,
}

impl Site {
    /// The file with exactly this path. There is no file system behind it, so `..` reaches nothing.
    fn file(self, path: &str) -> Option<&'static File> {
        let place = self.files.binary_search_by(|file| file.path.cmp(path)).ok()?;
        self.files.get(place)
    }

    fn index(self) -> &'static File {
        self.file(INDEX).unwrap_or(&UNBUILT)
    }
}

impl fmt::Debug for Site {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "Site of {} files", self.files.len())
    }
}

/// One route per page, so that requests are counted by page.
pub(crate) fn routes() -> Router<Arc<App>> {
    let pages = PAGES.iter().fold(Router::new(), |routes, page| routes.route(page, get(serve_page)));
    pages.route("/assets/{*file}", get(serve_file))
}

async fn serve_page(State(app): State<Arc<App>>, headers: HeaderMap) -> Response {
    response::with(app.settings.site.index(), StatusCode::OK, &headers)
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
