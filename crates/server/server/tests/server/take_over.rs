//! Taking over a seat of a running match shows what the seat knows, so the other people at the table must agree.

use std::time::Duration;

use serde_json::{Value, json};

use crate::host::{Host, begun, place};
use crate::tab::Tab;

fn agree(agree: bool) -> Value {
    json!({ "do": "answer_take_over", "agree": agree })
}

fn sit(seat: usize) -> Value {
    json!({ "do": "sit", "seat": seat })
}

/// A match of Ana, who hosts, Luis and a bot, whose seat Ana offers. Eva and Iris watch.
async fn offered(store: &str) -> (Host, [Tab; 4]) {
    let host = Host::on(store).await;
    let guests = host.guests(&["Ana", "Luis", "Eva", "Iris"]).await;
    let (person, bot) = (json!({ "for": "person" }), json!({ "for": "bot", "bot": "random" }));
    let room = begun(&guests[..2], &json!({ "game": "raiders", "seats": [person, person, bot] })).await;
    let mut tabs = Vec::new();
    for guest in &guests {
        tabs.push(Tab::open(guest, &room).await);
    }
    tabs[0].does("offer", &json!({ "do": "clear_seat", "seat": 2 })).await;
    (host, tabs.try_into().ok().unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_sees_nothing_of_a_seat_until_the_other_players_agree() {
    let (_folder, store) = place();
    let (host, [mut ana, mut luis, mut eva, mut iris]) = offered(&store).await;
    eva.does("ask", &sit(2)).await;
    eva.settle().await;
    assert_eq!((&eva.you["seat"], &eva.snapshot["view"]["observer"]), (&Value::Null, &json!("public")));
    let request = &eva.room["take_over"];
    assert_eq!(
        (&request["seat"], &request["name"], &request["waits_for"]),
        (&json!(2), &json!("Eva"), &json!([1])),
        "the host has agreed by the offer"
    );
    iris.fails(&sit(2), "take_over_pending").await;
    ana.fails(&agree(true), "take_over_mismatch").await;
    luis.until(|tab| tab.room["take_over"].is_object()).await;
    luis.does("yes", &agree(true)).await;
    eva.until(|tab| tab.you["seat"] == 2).await;
    assert_eq!(eva.room["take_over"], Value::Null);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refused_newcomer_cannot_ask_again_and_others_can() {
    let (_folder, store) = place();
    let (host, [_ana, mut luis, mut eva, mut iris]) = offered(&store).await;
    eva.does("ask", &sit(2)).await;
    luis.does("no", &agree(false)).await;
    luis.fails(&agree(true), "take_over_mismatch").await;
    eva.until(|tab| tab.you["seat_refused"] == true).await;
    eva.fails(&sit(2), "take_over_refused").await;
    iris.does("ask", &sit(2)).await;
    luis.does("yes", &agree(true)).await;
    iris.until(|tab| tab.you["seat"] == 2).await;
    assert_eq!(eva.you["seat"], Value::Null);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_ends_when_the_last_player_who_was_asked_leaves() {
    let (_folder, store) = place();
    let (host, [_ana, mut luis, mut eva, _iris]) = offered(&store).await;
    eva.does("ask", &sit(2)).await;
    luis.does("leave", &json!({ "do": "leave" })).await;
    eva.until(|tab| tab.room["take_over"].is_null()).await;
    eva.does("again", &sit(2)).await;
    assert_eq!(eva.you["seat"], 2);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_takes_the_request_back() {
    let (_folder, store) = place();
    let (host, [_ana, mut luis, mut eva, mut iris]) = offered(&store).await;
    eva.does("ask", &sit(2)).await;
    eva.does("no longer", &json!({ "do": "stand" })).await;
    luis.until(|tab| tab.room["take_over"].is_null()).await;
    luis.fails(&agree(true), "take_over_mismatch").await;
    iris.does("ask", &sit(2)).await;
    assert_eq!(iris.room["take_over"]["name"], "Iris");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "slow"]
async fn a_request_that_an_absent_player_does_not_answer_ends_after_a_minute() {
    let (_folder, store) = place();
    let (host, [_ana, luis, mut eva, _iris]) = offered(&store).await;
    drop(luis);
    eva.does("ask", &sit(2)).await;
    let patience = Duration::from_secs(70);
    tokio::time::timeout(patience, eva.until(|tab| tab.room["take_over"].is_null())).await.unwrap();
    assert_eq!((&eva.you["seat"], &eva.you["seat_refused"]), (&Value::Null, &Value::Null));
    eva.does("again", &sit(2)).await;
    assert_eq!(eva.room["take_over"]["waits_for"], json!([1]), "an absent player is still asked");
    host.stop().await;
}
