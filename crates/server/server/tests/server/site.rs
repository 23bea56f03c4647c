//! How files of the web app are served. The real files are not tested here.

use reqwest::Method;
use reqwest::header::{ACCEPT_ENCODING, IF_NONE_MATCH, RANGE};
use server::settings::Settings;
use server::site::{File, Site};

use crate::caller::{Told, tell};
use crate::host::{Host, people, place, settings};

const INDEX: &str = "<!doctype html><head><title>A page</title></head><body><!-- name of the game --></body>";
const PRELOAD: &str = r#"{"table": {"welcome": {
    "en": ["assets/table-1a2b.js", "assets/table-3c4d.css", "assets/en-1a2b.js"],
    "es": ["assets/table-1a2b.js", "assets/es-1a2b.js"]
}}}"#;
const SCRIPT: &str = "export const torch = 'lit';";

/// A site as the build makes it: sorted by path, some files compressed. The content does not matter.
static FILES: &[File] = &[
    plain("assets/font-1a2b.woff2", "font"),
    File {
        path: "assets/table-1a2b.js",
        mark: "c0ffee",
        plain: SCRIPT.as_bytes(),
        brotli: Some(b"script in brotli"),
        gzip: Some(b"script in gzip"),
    },
    plain("assets/table-3c4d.css", "a{}"),
    plain("favicon.svg", "<svg/>"),
    File { gzip: Some(b"index in gzip"), ..plain("index.html", INDEX) },
    plain("manifest.webmanifest", "{}"),
    plain("preload.json", PRELOAD),
    plain("sw.js", "self"),
];

const fn plain(path: &'static str, text: &'static str) -> File {
    File { path, mark: "abcd", plain: text.as_bytes(), brotli: None, gzip: None }
}

async fn host_of_pages(store: &str) -> Host {
    let settings = Settings { site: Site { files: FILES }, ..settings() };
    Host::with(store, server::bus::Bus::in_memory(), catalog::GAMES, settings).await
}

async fn get(host: &Host, path: &str, headers: &[(&str, &str)]) -> Told {
    let request = host.request(Method::GET, path);
    tell(headers.iter().fold(request, |request, (name, value)| request.header(*name, *value))).await
}

#[tokio::test(flavor = "multi_thread")]
async fn search_engines_list_only_public_pages() {
    let (_folder, store) = place();
    let host = host_of_pages(&store).await;
    for (path, expected) in
        [("/", ""), ("/rules/welcome", ""), ("/table/abcdef", "noindex"), ("/you", "noindex")]
    {
        let page = get(&host, path, &[]).await;
        assert_eq!(page.header("x-robots-tag"), expected, "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_address_serves_the_page() {
    let (_folder, store) = place();
    let host = host_of_pages(&store).await;
    for path in [
        "/",
        "/index.html",
        "/new",
        "/new/welcome",
        "/new/raiders?mode=tactical",
        "/table/abcdef",
        "/replay/abcdef?step=3&eyes=all",
        "/rules",
        "/rules/masmorra",
        "/about",
        "/local",
        "/you",
    ] {
        let told = host.get(path).await;
        assert_eq!((told.status, told.text.as_str()), (200, INDEX), "{path}");
        assert_eq!(told.header("content-type"), "text/html; charset=utf-8");
        assert_eq!(told.header("cache-control"), "no-cache");
        assert!(told.header("content-security-policy").contains("default-src 'none'"));
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_of_a_table_names_the_files_of_its_game_in_the_language_of_the_browser() {
    let (_folder, store) = place();
    let host = host_of_pages(&store).await;
    let guest = &host.guests(&["Ana"]).await[0];
    let page_of = |room: String| format!("/table/{room}");
    let welcome = page_of(guest.open_room(&people("welcome", 2)).await.unwrap());
    let english = "<link rel=\"modulepreload\" fetchpriority=\"low\" href=\"/assets/table-1a2b.js\">\
        <link rel=\"preload\" as=\"style\" crossorigin fetchpriority=\"low\" href=\"/assets/table-3c4d.css\">\
        <link rel=\"modulepreload\" fetchpriority=\"low\" href=\"/assets/en-1a2b.js\"></head>";
    let spanish = "<link rel=\"modulepreload\" fetchpriority=\"low\" href=\"/assets/es-1a2b.js\"></head>";
    for (asked, expected) in [
        ("", english),
        ("de", english),
        ("en-GB,es;q=0.8", english),
        ("es-ES,es;q=0.9,en;q=0.8", spanish),
        ("fr, ES;q=0.5", spanish),
    ] {
        let page = get(&host, &welcome, &[("accept-language", asked)]).await;
        assert!(page.text.contains(expected), "{asked}: {}", page.text);
        let name = if expected == english { "Welcome to the Dungeon" } else { "Bienvenido a la mazmorra" };
        assert!(page.text.contains(&format!("<body><p>{name}</p></body>")), "{asked}: {}", page.text);
        assert_eq!((page.status, page.header("cache-control")), (200, "no-cache"));
        assert_eq!((page.header("x-robots-tag"), page.header("vary")), ("noindex", "accept-language"));
    }
    let raiders = page_of(guest.open_room(&people("raiders", 3)).await.unwrap());
    let page = get(&host, &raiders, &[]).await;
    assert!(!page.text.contains("<link"), "nothing is listed for {raiders}: {}", page.text);
    for path in ["/table/abcdef", "/table/a/b"] {
        assert_eq!(get(&host, path, &[]).await.text, INDEX, "nothing is listed for {path}");
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn any_other_address_serves_the_page_with_404() {
    let (_folder, store) = place();
    let host = host_of_pages(&store).await;
    for path in ["/nothing", "/table", "/rulesx", "/assets/gone-1a2b.js", "/about/us", "/apis", "/assets/"] {
        let told = host.get(path).await;
        assert_eq!((told.status, told.text.as_str()), (404, INDEX), "{path}");
        assert_eq!(told.header("cache-control"), "no-cache", "{path} may be there tomorrow");
    }
    let known = get(&host, "/nothing", &[("if-none-match", "\"abcd\", *")]).await;
    assert_eq!(known.status, 404, "what is missing is not unchanged");
    for path in ["/api/nothing", "/api/", "/api/rooms/x/y/z"] {
        host.get(path).await.refused(404, "not_found");
    }
    tell(host.request(Method::POST, "/nothing")).await.refused(404, "not_found");
    tell(host.request(Method::POST, "/about")).await.refused(405, "wrong_method");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_has_content_type_and_cache_headers() {
    let (_folder, store) = place();
    let host = host_of_pages(&store).await;
    let for_ever = "public, max-age=31536000, immutable";
    for (path, kind, kept) in [
        ("/assets/table-1a2b.js", "text/javascript; charset=utf-8", for_ever),
        ("/assets/table-3c4d.css", "text/css; charset=utf-8", for_ever),
        ("/assets/font-1a2b.woff2", "font/woff2", for_ever),
        ("/favicon.svg", "image/svg+xml", "no-cache"),
        ("/manifest.webmanifest", "application/manifest+json", "no-cache"),
        ("/sw.js", "text/javascript; charset=utf-8", "no-cache"),
    ] {
        let told = host.get(path).await;
        assert_eq!(told.status, 200, "{path}");
        assert_eq!((told.header("content-type"), told.header("cache-control")), (kind, kept), "{path}");
        assert_eq!(told.header("x-content-type-options"), "nosniff");
        assert!(told.header("etag").starts_with('"'), "{path}");
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_best_accepted_encoding_is_sent() {
    let (_folder, store) = place();
    let host = host_of_pages(&store).await;
    for (wish, encoding, text) in [
        ("gzip, deflate, br", "br", "script in brotli"),
        ("gzip", "gzip", "script in gzip"),
        ("br;q=0, gzip;q=0.1", "gzip", "script in gzip"),
        ("identity", "", SCRIPT),
        ("deflate, zstd", "", SCRIPT),
    ] {
        let told = get(&host, "/assets/table-1a2b.js", &[(ACCEPT_ENCODING.as_str(), wish)]).await;
        assert_eq!((told.header("content-encoding"), told.text.as_str()), (encoding, text), "{wish}");
        assert_eq!(told.header("vary"), "accept-encoding");
        assert_eq!(told.header("content-length"), text.len().to_string());
    }
    let index = get(&host, "/about", &[(ACCEPT_ENCODING.as_str(), "br, gzip")]).await;
    assert_eq!((index.header("content-encoding"), index.text.as_str()), ("gzip", "index in gzip"));
    let font = get(&host, "/assets/font-1a2b.woff2", &[(ACCEPT_ENCODING.as_str(), "br, gzip")]).await;
    assert_eq!((font.header("content-encoding"), font.header("vary")), ("", ""));
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_cached_file_is_not_sent_again() {
    let (_folder, store) = place();
    let host = host_of_pages(&store).await;
    let script = |wish, known| {
        let headers = [(ACCEPT_ENCODING.as_str(), wish), (IF_NONE_MATCH.as_str(), known)];
        let host = &host;
        async move { get(host, "/assets/table-1a2b.js", &headers).await }
    };
    for (wish, known) in [
        ("br", "\"c0ffee-br\""),
        ("gzip", "W/\"c0ffee-gz\""),
        ("identity", "\"other\", \"c0ffee\""),
        ("identity", "*"),
    ] {
        let told = script(wish, known).await;
        assert_eq!((told.status, told.text.as_str()), (304, ""), "{known}");
        assert_eq!(told.header("cache-control"), "public, max-age=31536000, immutable");
        assert!(told.header("etag").contains("c0ffee"));
        assert_eq!(told.header("vary"), "accept-encoding");
    }
    for (wish, known) in
        [("br", "\"c0ffee\""), ("identity", "\"c0ffee-br\""), ("br", "c0ffee-br"), ("br", "")]
    {
        assert_eq!(script(wish, known).await.status, 200, "{wish} {known}");
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_head_request_gets_only_headers() {
    let (_folder, store) = place();
    let host = host_of_pages(&store).await;
    for (path, status, length) in [
        ("/", 200, INDEX.len()),
        ("/assets/table-1a2b.js", 200, SCRIPT.len()),
        ("/sw.js", 200, 4),
        ("/nothing", 404, INDEX.len()),
    ] {
        let told = tell(host.request(Method::HEAD, path)).await;
        assert_eq!((told.status, told.text.as_str()), (status, ""), "{path}");
        assert_eq!(told.header("content-length"), length.to_string(), "{path}");
        assert!(!told.header("etag").is_empty());
    }
    let part = get(&host, "/assets/table-1a2b.js", &[(RANGE.as_str(), "bytes=0-3")]).await;
    assert_eq!((part.status, part.text.as_str()), (200, SCRIPT), "a part may be answered with the whole");
    host.stop().await;
}

/// The response to a raw path. An HTTP client would normalize it.
async fn raw(host: &Host, path: &str) -> String {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};

    let address = host.url.trim_start_matches("http://");
    let mut line = tokio::net::TcpStream::connect(address).await.unwrap();
    let request = format!("GET {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n");
    line.write_all(request.as_bytes()).await.unwrap();
    let mut told = Vec::new();
    line.read_to_end(&mut told).await.unwrap();
    String::from_utf8_lossy(&told).into_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn path_traversal_reaches_nothing() {
    let (_folder, store) = place();
    let host = host_of_pages(&store).await;
    for path in [
        "/../Cargo.toml",
        "/assets/../index.html",
        "/assets/../../Cargo.toml",
        "/assets/%2e%2e/index.html",
        "/assets/..%2f..%2fetc/passwd",
        "/assets//table-1a2b.js",
        "//etc/passwd",
        "/assets/table-1a2b.js%00",
        "/assets\\table-1a2b.js",
        "/.gitignore",
    ] {
        let told = raw(&host, path).await;
        let refused = told.starts_with("HTTP/1.1 404 ") || told.starts_with("HTTP/1.1 400 ");
        assert!(refused, "{path}: {told}");
        assert!(!told.contains(SCRIPT) && !told.contains("root:"), "{path}: {told}");
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn asset_requests_are_not_rate_limited() {
    let (_folder, store) = place();
    let mut settings = Settings { site: Site { files: FILES }, ..settings() };
    settings.limits.requests_per_second = 1;
    let host = Host::with(&store, server::bus::Bus::in_memory(), catalog::GAMES, settings).await;
    for _ in 0..50 {
        assert_eq!(host.get("/assets/table-1a2b.js").await.status, 200);
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_without_the_web_app_explains_how_to_build_it_in_both_languages() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    for (path, status) in [("/", 200), ("/table/abcdef", 200), ("/rules", 200), ("/nothing", 404)] {
        let page = host.get(path).await;
        assert_eq!(
            (page.status, page.header("content-type")),
            (status, "text/html; charset=utf-8"),
            "{path}"
        );
        for part in [
            "Node.js",
            "cargo play",
            "npm --prefix web run build",
            "href=\"/api\"",
            "lang=\"es\"",
            "El servidor",
        ] {
            assert!(page.text.contains(part), "{part} is missing");
        }
        for part in ["<script", "style=", "<style", "http://", "https://"] {
            assert!(!page.text.contains(part), "{part} is there");
        }
    }
    host.stop().await;
}
