//! Names that look alike, and text that nobody sees.

use client::Guest;
use reqwest::Method;
use reqwest::header::COOKIE;
use serde_json::json;

use crate::caller::{Told, tell};
use crate::host::{Host, people, place, settings};
use crate::tab::{Gathering, gather};

const PASSWORD: &str = "correct horse";

/// Letters of other alphabets that look like `Ana`.
const LIKE_ANA: &str = "\u{410}n\u{430}";

async fn rename(host: &Host, cookie: &str, name: &str) -> Told {
    let request = host.request(Method::PATCH, "/api/session").header(COOKIE, cookie);
    tell(request.json(&json!({ "name": name }))).await
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_can_take_a_name_that_looks_like_an_account() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let ana = Guest::start_session(&host.url, "Someone").await.unwrap();
    let ana = host.register(ana.cookie(), "Ana", PASSWORD).await.cookie();
    let guest = Guest::start_session(&host.url, "Luis").await.unwrap();
    for name in ["Ana", "ANA", LIKE_ANA] {
        host.post("/api/session", "", &json!({ "name": name })).await.refused(409, "name_taken");
        rename(&host, guest.cookie(), name).await.refused(409, "name_taken");
        host.register(guest.cookie(), name, PASSWORD).await.refused(409, "name_taken");
        assert_eq!(rename(&host, &ana, name).await.status, 200, "the owner may write it in another way");
    }
    assert_eq!(rename(&host, guest.cookie(), "Anna").await.status, 200);
    let eva = host.register(guest.cookie(), "Eva", PASSWORD).await.cookie();
    host.post("/api/bots", &eva, &json!({ "name": LIKE_ANA })).await.refused(409, "name_taken");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_with_invisible_characters_is_refused() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    for name in ["An\u{ad}a", "Ana\u{fe0f}", "\u{3164}", "Ana\u{e0041}", "Ana\u{a0}B"] {
        host.post("/api/session", "", &json!({ "name": name })).await.refused(400, "bad_text");
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn chat_lines_lose_what_nobody_sees() {
    let (_folder, store) = place();
    let Gathering { host, mut tabs, .. } = gather(&store, settings(), &people("welcome", 2)).await;
    let say = |text: &str| json!({ "do": "say", "text": text });
    tabs[0].does("one", &say("good\u{202e}kcul\u{200b}")).await;
    tabs[0].does("two", &say("\u{2764}\u{fe0f}")).await;
    tabs[0].fails(&say("\u{200b}\u{2066} \u{3164}"), "bad_text").await;
    tabs[1].settle().await;
    assert_eq!(tabs[1].said(), ["goodkcul", "\u{2764}\u{fe0f}"]);
    host.stop().await;
}
