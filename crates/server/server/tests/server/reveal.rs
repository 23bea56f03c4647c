//! Nonces are chosen before they are shown: seats give hashes, and reveal their nonces when the match is about to begin.

use serde_json::{Value, json};
use table::Nonce;

use crate::host::{Host, people, place};
use crate::rooms::finish;
use crate::tab::Tab;

fn hash(nonce: &str) -> String {
    Nonce::from_hex(nonce).unwrap().hash().to_string()
}

fn reveal(nonce: &str) -> Value {
    json!({ "do": "reveal_nonce", "nonce": nonce })
}

/// A table of two at which both have given hashes, and whose host begins.
async fn about_to_begin(store: &str) -> (Host, String, Vec<Tab>) {
    let host = Host::on(store).await;
    let guests = host.guests(&["Ana", "Luis"]).await;
    let room = guests[0].open_room(&people("welcome", 2)).await.unwrap();
    let mut tabs = Vec::new();
    for (guest, nonce) in guests.iter().zip(["aa", "bb"]) {
        let mut tab = Tab::open(guest, &room).await;
        tab.does("sit", &json!({ "do": "sit", "nonce_hash": hash(nonce) })).await;
        tab.fails(&reveal(nonce), "reveal_mismatch").await;
        tabs.push(tab);
    }
    assert_eq!(tabs[1].seat(1)["nonce_hash"], hash("bb"));
    assert_eq!((&tabs[1].seat(1)["nonce"], &tabs[1].room["nonce_order"]), (&json!(""), &json!([0, 1])));
    tabs[0].does("begin", &json!({ "do": "begin" })).await;
    assert_eq!(tabs[0].room["reveal"]["waits_for"], json!([0, 1]));
    (host, room, tabs)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_begins_when_all_nonces_are_revealed() {
    let (_folder, store) = place();
    let (host, room, mut tabs) = about_to_begin(&store).await;
    tabs[0].fails(&reveal("bb"), "reveal_mismatch").await;
    tabs[0].fails(&json!({ "do": "stand" }), "begun").await;
    tabs[0].fails(&json!({ "do": "sit", "nonce": "cc" }), "begun").await;
    tabs[0].does("reveal", &reveal("aa")).await;
    assert_eq!(tabs[0].room["stage"]["stage"], "open");
    tabs[1].does("reveal", &reveal("bb")).await;
    tabs[0].until(|tab| tab.room["stage"]["stage"] == "playing").await;
    assert_eq!(tabs[0].room["fairness"]["nonces"], json!(["aa", "bb"]));
    finish(&mut tabs).await;
    let fairness: Value =
        reqwest::get(format!("{}/api/rooms/{room}/fairness", host.url)).await.unwrap().json().await.unwrap();
    assert_eq!((&fairness["verdict"]["verdict"], &fairness["replaced"]), (&json!("fair"), &json!([])));
    let record: Value =
        reqwest::get(format!("{}/api/rooms/{room}/record", host.url)).await.unwrap().json().await.unwrap();
    assert_eq!(record["chance"]["seeded"]["nonce_hashes"], json!([hash("aa"), hash("bb")]));
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_that_does_not_reveal_cannot_block_the_start() {
    let (_folder, store) = place();
    let (host, room, mut tabs) = about_to_begin(&store).await;
    tabs[0].does("reveal", &reveal("aa")).await;
    tabs[0].until(|tab| tab.room["stage"]["stage"] == "playing").await;
    let nonces = &tabs[0].room["fairness"]["nonces"];
    assert_eq!((&nonces[0], nonces[1].as_str().unwrap().len()), (&json!("aa"), 32));
    assert_ne!(nonces[1], "bb");
    tabs[1].fails(&reveal("bb"), "reveal_mismatch").await;
    finish(&mut tabs).await;
    let fairness: Value =
        reqwest::get(format!("{}/api/rooms/{room}/fairness", host.url)).await.unwrap().json().await.unwrap();
    assert_eq!((&fairness["verdict"]["verdict"], &fairness["replaced"]), (&json!("fair"), &json!([1])));
    host.stop().await;
}
