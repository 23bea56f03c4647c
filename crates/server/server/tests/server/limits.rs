//! Limits per address, and how the address is found.

use client::Guest;
use reqwest::Method;
use serde_json::json;
use server::bus::Bus;
use server::settings::{Limits, Settings};
use tokio_tungstenite::tungstenite::Message;

use crate::caller::tell;
use crate::host::{Host, people, place, settings};

pub(crate) async fn host_with(store: &str, settings: Settings) -> Host {
    Host::with(store, Bus::in_memory(), catalog::GAMES, settings).await
}

/// Settings behind a proxy, with other limits.
pub(crate) fn behind_proxy(change: impl FnOnce(&mut Limits)) -> Settings {
    let mut settings = Settings { trust_proxy: true, ..settings() };
    change(&mut settings.limits);
    settings
}

/// The status of a new guest's session, requested with these header lines.
async fn arrive(host: &Host, forwarded: &[&str]) -> u16 {
    let mut request = host.request(Method::POST, "/api/session");
    for line in forwarded {
        request = request.header("x-forwarded-for", *line);
    }
    tell(request.json(&json!({ "name": "Ana" }))).await.status
}

/// Sends two requests to a server that allows one guest per address.
async fn check(first: &[&str], second: &[&str], same: bool) {
    let (_folder, store) = place();
    let host = host_with(&store, behind_proxy(|limits| limits.guests_per_hour = 1)).await;
    assert_eq!(arrive(&host, first).await, 200, "{first:?}");
    assert_eq!(arrive(&host, second).await, if same { 429 } else { 200 }, "{first:?} and {second:?}");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_address_is_the_last_one_that_the_proxy_has_added() {
    check(&["10.0.0.1"], &["10.0.0.2"], false).await;
    check(&["1.1.1.1, 10.0.0.1"], &["2.2.2.2, 10.0.0.1"], true).await;
    check(&["1.1.1.1", "10.0.0.1"], &["2.2.2.2", "10.0.0.1"], true).await;
    check(&["1.1.1.1", "10.0.0.1"], &["1.1.1.1", "10.0.0.2"], false).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_port_of_a_forwarded_address_does_not_count() {
    check(&["10.0.0.1:4711"], &["10.0.0.1"], true).await;
    check(&["10.0.0.1:4711"], &["10.0.0.2:4711"], false).await;
    check(&["[2001:db8::1]:4711"], &["2001:db8::1"], true).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn ipv6_clients_count_by_their_network() {
    check(&["2001:db8:0:1::1"], &["2001:db8:0:1:ffff::2"], true).await;
    check(&["2001:db8:0:1::1"], &["2001:db8:0:2::1"], false).await;
    check(&["::ffff:10.0.0.1"], &["10.0.0.1"], true).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pongs_do_not_count_as_messages() {
    let (_folder, store) = place();
    let host = host_with(&store, behind_proxy(|limits| limits.messages_per_second = 2)).await;
    let ana = Guest::start_session(&host.url, "Ana").await.unwrap();
    let room = ana.open_room(&people("welcome", 2)).await.unwrap();
    let (mut line, _) = ana.connect(&room).await.unwrap();
    for _ in 0..50 {
        line.send_frame(Message::Pong(Vec::new().into())).await.unwrap();
    }
    line.command("sit", &json!({ "do": "sit" })).await.unwrap();
    assert_eq!(line.answer("sit").await.unwrap()["type"], "ack");
    host.stop().await;
}

#[test]
fn the_protocol_says_how_many_commands_a_room_remembers() {
    let protocol = include_str!("../../../../../docs/protocol.md").replace('\n', " ");
    assert!(protocol.contains(&format!("remembers the latest {} ids of each player", room::REMEMBERED)));
}
