//! Pictures and texts for links to tables, and cards of finished matches: what they show, to whom, and when.

use std::time::Duration;

use client::Guest;
use reqwest::Method;
use serde_json::{Value, json};
use server::settings::Settings;
use server::site::{File, Site};

use crate::caller::Told;
use crate::host::{Host, begun, people, place, settings};
use crate::limits::host_with;
use crate::replays::play;
use crate::rooms::finish;
use crate::tab::{Gathering, gather};

/// No picture is larger, in bytes.
const MOST_BYTES: usize = 60 * 1_024;

/// A picture and its mark.
#[derive(PartialEq)]
struct Picture {
    mark: String,
    bytes: Vec<u8>,
}

/// The picture at this address. It is a PNG file of the right size.
async fn picture(host: &Host, path: &str) -> Picture {
    let response = host.request(Method::GET, path).send().await.unwrap();
    let header = |name: &str| response.headers()[name].to_str().unwrap().to_owned();
    assert_eq!((response.status().as_u16(), header("content-type").as_str()), (200, "image/png"), "{path}");
    assert_eq!(header("cache-control"), "public, max-age=60");
    let mark = header("etag");
    let bytes = response.bytes().await.unwrap().to_vec();
    assert!(bytes.starts_with(b"\x89PNG\r\n\x1a\n") && bytes.len() <= MOST_BYTES, "{} bytes", bytes.len());
    let number = |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().unwrap());
    assert_eq!((number(16), number(20)), (1_200, 630));
    Picture { mark, bytes }
}

async fn preview(host: &Host, room: &str) -> Picture {
    picture(host, &format!("/api/rooms/{room}/preview.png")).await
}

async fn card(host: &Host, room: &str) -> Told {
    host.get(&format!("/api/rooms/{room}/card.png")).await
}

async fn does(guest: &Guest, room: &str, id: &str, command: &Value) {
    guest.command(room, id, command).await.unwrap().ok().unwrap();
}

/// A finished match of two.
async fn finished(host: &Host, game: &str, seats: usize) -> String {
    let names = ["Ana", "Luis", "Eva"];
    let guests = host.guests(&names[..seats]).await;
    let room = begun(&guests, &people(game, seats)).await;
    assert!(play(host, &guests, &room, 2_000).await, "the match does not end");
    room
}

#[tokio::test(flavor = "multi_thread")]
async fn the_preview_follows_a_table_from_open_to_over() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let guests = host.guests(&["Ana", "Luis"]).await;
    let room = guests[0].open_room(&people("welcome", 2)).await.unwrap();
    let mut seen = vec![preview(&host, &room).await];
    for guest in &guests {
        does(guest, &room, "sit", &json!({ "do": "sit", "nonce": "00ff" })).await;
        seen.push(preview(&host, &room).await);
    }
    does(&guests[0], &room, "begin", &json!({ "do": "begin" })).await;
    seen.push(preview(&host, &room).await);
    assert!(play(&host, &guests, &room, 2_000).await, "the match does not end");
    seen.push(preview(&host, &room).await);
    for (place, one) in seen.iter().enumerate() {
        for other in &seen[..place] {
            assert!(one.mark != other.mark && one.bytes != other.bytes, "picture {place} is an older one");
        }
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_closed_table_has_a_preview_and_no_card() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let guests = host.guests(&["Ana"]).await;
    let room = guests[0].open_room(&people("raiders", 3)).await.unwrap();
    let before = preview(&host, &room).await;
    does(&guests[0], &room, "close", &json!({ "do": "close" })).await;
    assert!(preview(&host, &room).await != before);
    card(&host, &room).await.refused(409, "not_over");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn each_language_has_its_own_pictures() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    for (game, seats) in [("welcome", 2), ("raiders", 3)] {
        let room = finished(&host, game, seats).await;
        for kind in ["preview", "card"] {
            let of =
                async |query: &str| picture(&host, &format!("/api/rooms/{room}/{kind}.png{query}")).await;
            let (english, spanish) = (of("?lang=en").await, of("?lang=es").await);
            assert!(english.mark != spanish.mark && english.bytes != spanish.bytes, "{game} {kind}");
            assert!(of("").await == english && of("?lang=en&v=1a2b3c4d").await == english);
        }
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_requests_are_refused_with_what_is_right() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let guests = host.guests(&["Ana", "Luis"]).await;
    let room = begun(&guests, &people("welcome", 2)).await;
    for kind in ["preview", "card"] {
        for (query, right) in [
            ("lang=fr", "`lang` is invalid: use en or es"),
            ("lang=", "use en or es"),
            ("lang=EN", "use en or es"),
            ("size=9", "unknown field"),
        ] {
            let told = host.get(&format!("/api/rooms/{room}/{kind}.png?{query}")).await;
            told.refused(400, "bad_query");
            assert!(told.text.contains(right), "{query}: {}", told.text);
        }
        for unknown in ["abcdef", "x", "%3Cscript%3E", &"a".repeat(20)] {
            host.get(&format!("/api/rooms/{unknown}/{kind}.png")).await.refused(404, "unknown_room");
        }
    }
    card(&host, &room).await.refused(409, "not_over");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_picture_is_drawn_once_and_sent_only_if_it_is_new() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let room = finished(&host, "welcome", 2).await;
    for kind in ["preview", "card"] {
        let path = format!("/api/rooms/{room}/{kind}.png");
        let first = picture(&host, &path).await;
        let (drawn, replayed) = (host.app.previews.drawn(), host.app.replays.replayed());
        assert!(picture(&host, &path).await == first);
        for known in [first.mark.clone(), format!("W/{}", first.mark), format!("\"x\", {}", first.mark)] {
            let told = host.request(Method::GET, &path).header("if-none-match", known).send().await.unwrap();
            assert_eq!(
                (told.status().as_u16(), told.headers()["etag"].to_str().unwrap()),
                (304, &*first.mark)
            );
            assert!(told.bytes().await.unwrap().is_empty());
        }
        let changed = host.request(Method::GET, &path).header("if-none-match", "\"x\"").send().await.unwrap();
        assert_eq!(changed.bytes().await.unwrap(), first.bytes);
        let again = (host.app.previews.drawn(), host.app.replays.replayed());
        assert_eq!(again, (drawn, replayed), "{kind} is drawn again");
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn decisions_do_not_change_the_preview_of_a_running_match() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let guests = host.guests(&["Ana", "Luis", "Eva"]).await;
    let room = begun(&guests, &people("raiders", 3)).await;
    let before = preview(&host, &room).await;
    assert!(!play(&host, &guests, &room, 8).await, "the match is over too soon");
    assert!(preview(&host, &room).await == before, "the preview shows that players decided");
    host.stop().await;
}

const DELAY: Duration = Duration::from_secs(3);

#[tokio::test(flavor = "multi_thread")]
async fn the_end_of_a_match_is_shown_only_after_the_spectator_delay() {
    let (_folder, store) = place();
    let mut late = people("welcome", 2);
    late["spectators"] = json!({ "welcome": true, "delay_s": DELAY.as_secs() });
    let Gathering { host, room, mut tabs, .. } = gather(&store, settings(), &late).await;
    let before = preview(&host, &room).await;
    let page = async || host.get(&format!("/table/{room}")).await.text;
    let (page_before, replays) = (page().await, host.app.replays.replayed());
    finish(&mut tabs).await;
    assert!(preview(&host, &room).await == before, "the preview shows the end too early");
    assert_eq!(page().await, page_before, "the page shows the end too early");
    card(&host, &room).await.refused(409, "not_over");
    assert_eq!(host.app.replays.replayed(), replays, "the match was read");
    tokio::time::sleep(DELAY).await;
    assert!(preview(&host, &room).await != before);
    assert_eq!(card(&host, &room).await.status, 200);
    host.stop().await;
}

const PAGE: &str = "<head><!-- link preview --><meta name=\"description\" content=\"all pages\">\
    <!-- end of link preview --><title>A page</title></head><body></body>";

static FILES: &[File] =
    &[File { path: "index.html", mark: "abcd", plain: PAGE.as_bytes(), brotli: None, gzip: None }];

/// A server with a page, and perhaps a public address.
async fn host_of_pages(store: &str, public_url: Option<&str>) -> Host {
    let public_url = public_url.map(str::to_owned);
    host_with(store, Settings { site: Site { files: FILES }, public_url, ..settings() }).await
}

/// The content of a tag in a page. A page has each tag once.
fn tag(page: &Told, name: &str) -> String {
    let mark = format!("=\"{name}\" content=\"");
    let mut found = page.text.split(&mark).skip(1);
    let content = found.next().map(|rest| rest.split('"').next().unwrap().to_owned());
    assert!(found.next().is_none(), "{name} is there twice: {}", page.text);
    content.unwrap_or_default()
}

async fn page(host: &Host, path: &str, lang: &str) -> Told {
    let page = crate::caller::tell(host.request(Method::GET, path).header("accept-language", lang)).await;
    assert_eq!(page.header("content-type"), "text/html; charset=utf-8");
    page
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_of_a_table_says_what_a_link_shows() {
    let (_folder, store) = place();
    let host = host_of_pages(&store, Some("https://play.example.org/")).await;
    let guests = host.guests(&["Ana", "Luis"]).await;
    let room = guests[0].open_room(&people("welcome", 2)).await.unwrap();
    does(&guests[0], &room, "sit", &json!({ "do": "sit" })).await;
    for (lang, title, text, own, other) in [
        ("en", "· 1 seat free", "Ana at the table. Take a seat in your browser.", "en_US", "es_ES"),
        ("es", "· 1 asiento libre", "Ana a la mesa. Siéntate a jugar en tu navegador.", "es_ES", "en_US"),
    ] {
        for path in [format!("/table/{room}"), format!("/replay/{room}?step=3")] {
            let page = page(&host, &path, lang).await;
            assert!(tag(&page, "og:title").ends_with(title), "{}", page.text);
            assert_eq!([tag(&page, "og:description"), tag(&page, "description")], [text; 2]);
            assert_eq!(tag(&page, "og:url"), format!("https://play.example.org/table/{room}"));
            assert_eq!(
                (tag(&page, "og:locale"), tag(&page, "og:locale:alternate")),
                (own.into(), other.into())
            );
            assert_eq!(
                (tag(&page, "og:image:width"), tag(&page, "og:image:height")),
                ("1200".into(), "630".into())
            );
            assert_eq!(tag(&page, "twitter:card"), "summary_large_image");
            assert_eq!((page.header("x-robots-tag"), page.header("vary")), ("noindex", "accept-language"));
            assert!(!page.text.contains("all pages"), "{}", page.text);
            let address = tag(&page, "og:image").replace("&amp;", "&");
            let path = address.strip_prefix("https://play.example.org").unwrap();
            assert!(path.contains(&format!("preview.png?lang={lang}&v=")), "{path}");
            picture(&host, path).await;
        }
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn other_pages_have_the_tags_of_the_app() {
    let (_folder, store) = place();
    let host = host_of_pages(&store, None).await;
    let room = host.guests(&["Ana"]).await[0].open_room(&people("welcome", 2)).await.unwrap();
    for path in ["/", "/about", "/table/abcdef", "/replay/abcdef", "/table/a/b"] {
        assert_eq!(page(&host, path, "es").await.text, PAGE, "{path}");
    }
    let table = page(&host, &format!("/table/{room}"), "en").await;
    assert_eq!(tag(&table, "og:url"), "", "the server does not know its address");
    assert!(tag(&table, "og:image").starts_with("/api/rooms/"));
    host.stop().await;

    let (_folder, store) = place();
    let host = host_of_pages(&store, Some("https://play.example.org")).await;
    for (lang, title) in [("en", "dungeon board games"), ("es", "juegos de mesa de mazmorras")] {
        let home = page(&host, "/", lang).await;
        assert!(tag(&home, "og:title").contains(title), "{}", home.text);
        assert_eq!(tag(&home, "og:image"), "https://play.example.org/preview.png");
        assert_eq!(tag(&home, "og:url"), "https://play.example.org/");
    }
    assert_eq!(page(&host, "/about", "es").await.text, PAGE);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn names_can_change_neither_the_page_nor_the_picture() {
    let (_folder, store) = place();
    let host = host_of_pages(&store, Some("https://play.example.org")).await;
    for name in ["\"><script>a</script>", "</head><body>", "<b>&amp;'", "🔥🔥 Ana", "שלום", "你好"]
    {
        let guest = Guest::start_session(&host.url, name).await.unwrap();
        let room = guest.open_room(&people("raiders", 3)).await.unwrap();
        does(&guest, &room, "sit", &json!({ "do": "sit" })).await;
        let page = page(&host, &format!("/table/{room}"), "en").await;
        let escaped = name.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
        let escaped = escaped.replace('"', "&quot;").replace('\'', "&#39;");
        assert!(tag(&page, "og:description").contains(&escaped), "{}", page.text);
        assert!(!page.text.contains("<script") && page.text.matches("<body>").count() == 1, "{}", page.text);
        assert_eq!(page.text.matches("</head>").count(), 1, "{}", page.text);
        preview(&host, &room).await;
    }
    host.stop().await;
}
