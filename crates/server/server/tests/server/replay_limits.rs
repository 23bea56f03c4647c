//! Replays cost processor time: they are cached, queued by address and refused beyond the end.

use std::net::IpAddr;
use std::time::Duration;

use client::Guest;
use reqwest::Method;
use serde_json::json;

use crate::caller::{Told, tell};
use crate::host::{Host, begun, people, place};
use crate::limits::{behind_proxy, host_with};
use crate::replays::{frames, play};

/// A server with a finished match.
async fn finished(store: &str) -> (Host, Vec<Guest>, String) {
    let mut settings = behind_proxy(|_| {});
    settings.replay_wait = Duration::from_millis(50);
    let host = host_with(store, settings).await;
    let guests = host.guests(&["Ana", "Luis"]).await;
    let room = begun(&guests, &people("welcome", 2)).await;
    assert!(play(&host, &guests, &room, 2_000).await, "the match does not end");
    (host, guests, room)
}

async fn from(host: &Host, address: IpAddr, path: &str) -> Told {
    tell(host.request(Method::GET, path).header("x-forwarded-for", address.to_string())).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_step_beyond_the_end_is_refused_without_a_replay() {
    let (_folder, store) = place();
    let (host, guests, room) = finished(&store).await;
    let steps = frames(&guests[0], &room, "&as=public", 200).await.len();
    let replayed = host.app.replays.replayed();
    for path in ["replay", "outline"] {
        let told = host.get(&format!("/api/rooms/{room}/{path}?as=public&from=99999999")).await;
        told.refused(400, "bad_query");
        assert!(told.text.contains(&format!("the last step is {}", steps - 1)), "{}", told.text);
    }
    assert_eq!(host.app.replays.replayed(), replayed);
    for path in ["replay", "outline"] {
        let end = host.get(&format!("/api/rooms/{room}/{path}?as=public&from={steps}")).await;
        assert_eq!((end.status, &end.body()["next"]), (200, &json!(null)), "{}", end.text);
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_match_is_loaded_once() {
    let (_folder, store) = place();
    let (host, _guests, room) = finished(&store).await;
    let path = format!("/api/rooms/{room}");
    let count = async |address: &str| {
        let before = host.app.replays.replayed();
        assert_eq!(host.get(&format!("{path}/{address}")).await.status, 200, "{address}");
        host.app.replays.replayed() - before
    };
    assert!(count("replay?count=1").await > 0);
    // The first frame needs the entries up to the start of the match: opened, two seats, begun.
    for (address, entries) in
        [("replay?count=1", 4), ("outline?count=1", 4), ("events", 0), ("record", 0), ("fairness", 0)]
    {
        assert_eq!(count(address).await, entries, "{address}");
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_match_is_loaded_again_when_it_goes_on() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let guests = host.guests(&["Ana", "Luis"]).await;
    let room = begun(&guests, &people("welcome", 2)).await;
    let before = frames(&guests[0], &room, "", 200).await;
    assert!(!play(&host, &guests, &room, 2).await, "the match is over too soon");
    let after = frames(&guests[0], &room, "", 200).await;
    assert!(after.len() > before.len() && after.starts_with(&before));
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_that_replays_too_much_waits_and_others_do_not() {
    let (_folder, store) = place();
    let (host, guests, room) = finished(&store).await;
    let (busy, other): (IpAddr, IpAddr) = ([10, 0, 0, 1].into(), [10, 0, 0, 2].into());
    let mut permits = Vec::new();
    while let Ok(permit) = host.app.replays.permit(busy).await {
        permits.push(permit);
    }
    let origin = json!({ "room": room, "entry": 1 });
    let mut settings = people("welcome", 2);
    settings["origin"] = origin;
    for path in ["replay", "outline", "events", "record", "fairness"] {
        let path = format!("/api/rooms/{room}/{path}");
        let told = from(&host, busy, &path).await;
        told.refused(503, "busy");
        assert!(told.header("retry-after").parse::<u32>().unwrap() > 0);
        assert_eq!(from(&host, other, &path).await.status, 200, "{path}");
    }
    let request = host.request(Method::POST, "/api/rooms").header("x-forwarded-for", busy.to_string());
    tell(request.header("cookie", guests[0].cookie()).json(&settings)).await.refused(503, "busy");
    drop(permits);
    assert_eq!(from(&host, busy, &format!("/api/rooms/{room}/events")).await.status, 200);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_that_opens_too_many_rooms_waits_and_others_do_not() {
    let (_folder, store) = place();
    let (host, guests, room) = finished(&store).await;
    host.stop().await;
    let mut settings = behind_proxy(|_| {});
    settings.replay_wait = Duration::from_millis(50);
    let host = host_with(&store, settings).await;
    let (busy, other): (IpAddr, IpAddr) = ([10, 0, 0, 1].into(), [10, 0, 0, 2].into());
    let mut permits = Vec::new();
    while let Ok(permit) = host.app.openings.permit(busy).await {
        permits.push(permit);
    }
    from(&host, busy, &format!("/api/rooms/{room}/stream")).await.refused(503, "busy");
    let say = json!({ "id": "say", "command": { "do": "say", "text": "hello" } });
    let send = |address: IpAddr| {
        let request = host.request(Method::POST, &format!("/api/rooms/{room}/commands"));
        tell(
            request
                .header("x-forwarded-for", address.to_string())
                .header("cookie", guests[0].cookie())
                .json(&say),
        )
    };
    send(busy).await.refused(503, "busy");
    assert_eq!(host.app.rooms.count(), 0);
    assert_eq!(send(other).await.status, 200);
    assert_eq!(send(busy).await.status, 200, "the room is open now");
    host.stop().await;
}
