//! The pages that browsers get: files that were built into the program, and nothing that is read from a disk.

mod answer;
mod encoding;

use std::fmt;
use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use axum::routing::get;

use crate::app::App;
use crate::error::ApiError;

/// What every address of a page answers: it is the page's own script that knows what to show there.
const INDEX: &str = "index.html";

/// What is answered instead if the pages were not built into this program.
static UNBUILT: File = File {
    path: INDEX,
    mark: "unbuilt",
    plain: include_bytes!("site/unbuilt.html"),
    brotli: None,
    gzip: None,
};

/// Addresses at which there is a page. All others get the same page with the status 404, and it says so.
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

/// All files of the pages, by their paths in order. Without any, browsers are told what to do.
#[derive(Clone, Copy, Default)]
pub struct Site {
    /// The files, in the order of their paths.
    pub files: &'static [File],
}

/// A file of the pages, whole and compressed.
pub struct File {
    /// Its path without a slash in front, such as `assets/table-1a2b3c.js`.
    pub path: &'static str,
    /// A few letters that are others if what the file holds is something else.
    pub mark: &'static str,
    pub plain: &'static [u8],
    /// The same, compressed with Brotli.
    pub brotli: Option<&'static [u8]>,
    /// The same, compressed with gzip.
    pub gzip: Option<&'static [u8]>,
}

impl Site {
    /// The file with exactly this path. Nothing else can be reached: there is no folder to climb out of.
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

/// The pages and their files, each by an address of its own, so that requests can be counted by it.
pub(crate) fn routes() -> Router<Arc<App>> {
    let pages = PAGES.iter().fold(Router::new(), |routes, page| routes.route(page, get(show_page)));
    pages.route("/assets/{*file}", get(show_file))
}

async fn show_page(State(app): State<Arc<App>>, headers: HeaderMap) -> Response {
    answer::with(app.settings.site.index(), StatusCode::OK, &headers)
}

async fn show_file(State(app): State<Arc<App>>, uri: Uri, headers: HeaderMap) -> Response {
    let site = app.settings.site;
    match site.file(uri.path().trim_start_matches('/')) {
        Some(file) => answer::with(file, StatusCode::OK, &headers),
        None => answer::with(site.index(), StatusCode::NOT_FOUND, &headers),
    }
}

/// What is answered at all other addresses: a file, if there is one, and else that there is nothing. Programs hear it
/// in JSON, people on a page.
pub(crate) async fn anything_else(
    app: State<Arc<App>>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    let is_for_programs = uri.path().starts_with("/api/") || !matches!(method, Method::GET | Method::HEAD);
    if is_for_programs { ApiError::NothingHere.into_response() } else { show_file(app, uri, headers).await }
}
