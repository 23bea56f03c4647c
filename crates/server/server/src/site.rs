//! The web app, as files that are built into the program.

mod encoding;
mod link_tags;
mod response;
mod routes;
mod table_page;

use std::fmt;

pub(crate) use response::is_known;
pub(crate) use routes::{fallback, routes};

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

    /// The WOFF2 file whose path begins like this and continues with a hash.
    pub(crate) fn font(self, beginning: &str) -> Option<&'static [u8]> {
        let is_it = |file: &&File| {
            let rest = file.path.strip_prefix(beginning).and_then(|rest| rest.strip_prefix(['-', '.']));
            rest.is_some_and(|rest| rest.ends_with("woff2"))
        };
        self.files.iter().find(is_it).map(|file| file.plain)
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
