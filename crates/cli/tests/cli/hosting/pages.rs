//! The embedded web app, or the page that is served without it.
//!
//! `cargo verify` builds the web app before, so it always tests the first case.

use std::fs;
use std::path::{Path, PathBuf};

use reqwest::StatusCode;
use reqwest::header::{ACCEPT_ENCODING, CONTENT_ENCODING, CONTENT_TYPE};
use tempfile::TempDir;

use crate::hosting::players::{page, run};
use crate::hosting::program::{Server, sqlite_in};

fn built() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist/ui")
}

/// Returns every file of the web app, without the compressed forms.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let ending = path.extension().unwrap_or_default();
        match () {
            () if path.is_dir() => files.extend(self::files(&path)),
            () if ending == "br" || ending == "gz" => {}
            () => files.push(path),
        }
    }
    files
}

/// Checks that a file is served unchanged, also in its compressed forms.
async fn check(server: &Server, file: &Path) {
    let name = file.strip_prefix(built()).unwrap().to_str().unwrap();
    for (wish, ending) in [("identity", ""), ("br", ".br"), ("gzip", ".gz")] {
        let form = PathBuf::from(format!("{}{ending}", file.display()));
        let is_there = form.is_file();
        let client = reqwest::Client::new();
        let output =
            client.get(format!("{}/{name}", server.url)).header(ACCEPT_ENCODING, wish).send().await.unwrap();
        assert_eq!(output.status(), StatusCode::OK, "{name}");
        let is_data = name.ends_with(".bin");
        assert_eq!(
            output.headers()[CONTENT_TYPE] == "application/octet-stream",
            is_data,
            "{name} has no type"
        );
        let encoding = output.headers().get(CONTENT_ENCODING).map(|name| name.to_str().unwrap().to_owned());
        assert_eq!(encoding.is_some(), !ending.is_empty() && is_there, "{name} as {wish}");
        let expected = fs::read(if is_there { &form } else { file }).unwrap();
        assert!(output.bytes().await.unwrap() == expected, "{name} as {wish} is another file");
    }
}

/// Returns the addresses of the files that a page loads.
fn parts(index: &str) -> impl Iterator<Item = &str> {
    let links = index.split(" href=\"").skip(1).chain(index.split(" src=\"").skip(1));
    links.filter_map(|rest| rest.split('"').next())
}

#[test]
fn the_embedded_web_app_is_served_unchanged() {
    let folder = TempDir::new().unwrap();
    let server = Server::on(&sqlite_in(folder.path()));
    run(async {
        let (status, index) = page(&server.url).await;
        assert_eq!(status, 200);
        if !built().is_dir() {
            assert!(index.contains("npm --prefix web run build"), "{index}");
            return;
        }
        let files = files(&built());
        assert!(files.len() > 3, "{files:?}");
        for file in &files {
            check(&server, file).await;
        }
        assert_eq!(fs::read_to_string(built().join("index.html")).unwrap(), index);
        let parts: Vec<&str> = parts(&index).collect();
        assert!(parts.iter().any(|part| part.ends_with(".js")), "{index}");
        for part in parts {
            assert!(part.starts_with('/'), "{part} is from elsewhere");
            assert_eq!(page(&format!("{}{part}", server.url)).await.0, 200, "{part}");
        }
    });
    server.stop();
}
