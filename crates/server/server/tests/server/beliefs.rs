//! What seats could know of hidden cards: who gets it when, and what it is computed from.

use serde_json::{Value, json};
use server::settings::Settings;

use crate::caller::Told;
use crate::host::{Host, begun, people, place, settings};
use crate::limits::host_with;
use crate::promised;
use crate::replays::play;

async fn beliefs(host: &Host, room: &str, seat: usize, entry: i64) -> Told {
    host.get(&format!("/api/rooms/{room}/review/beliefs?seat={seat}&entry={entry}")).await
}

/// The log entries of all steps of a finished match.
async fn entries(host: &Host, room: &str) -> Vec<i64> {
    let outline = host.get(&format!("/api/rooms/{room}/outline?as=all")).await.body();
    outline["steps"].as_array().unwrap().iter().map(|step| step["entry"].as_i64().unwrap()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn each_step_of_a_finished_match_has_beliefs() {
    let (_folder, store) = place();
    let (one, other) = Host::pair_on(&store, settings()).await;
    let guests = one.guests(&["Ana", "Luis"]).await;
    let room = begun(&guests, &people("welcome", 2)).await;
    assert!(play(&one, &guests, &room, 2_000).await, "the match does not end");
    let mut hidden = 0;
    for entry in entries(&one, &room).await.into_iter().step_by(3) {
        for seat in 0..2 {
            let told = beliefs(&one, &room, seat, entry).await;
            assert_eq!(told.status, 200, "{}", told.text);
            promised::by_the_api("BeliefsShown", &told.body());
            promised::in_beliefs(&told.body()["beliefs"]);
            assert_eq!((&told.body()["seat"], &told.body()["entry"]), (&json!(seat), &json!(entry)));
            check_view(&one, &room, seat, entry, &told.body()["beliefs"]).await;
            hidden += told.body()["beliefs"]["places"].as_array().unwrap().len();
            let again = [beliefs(&one, &room, seat, entry).await, beliefs(&other, &room, seat, entry).await];
            assert!(again.iter().all(|again| again.text == told.text), "the same on each node");
        }
    }
    assert!(hidden > 0);
    one.stop().await;
    other.stop().await;
}

/// The beliefs are those of the view that this seat had.
async fn check_view(host: &Host, room: &str, seat: usize, entry: i64, told: &Value) {
    let all = entries(host, room).await;
    let step = all.iter().position(|of| *of == entry).unwrap();
    let path = format!("/api/rooms/{room}/replay?as=all&from={step}&count=1");
    let view = &host.get(&path).await.body()["frames"][0]["seats"][seat];
    let expected = (catalog::find("welcome").unwrap().written_beliefs)(view).unwrap();
    assert_eq!(*told, serde_json::to_value(expected).unwrap());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_match_has_no_beliefs_for_anyone() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let guests = host.guests(&["Ana", "Luis", "Eva", "Watcher"]).await;
    for game in ["welcome", "raiders"] {
        let room = begun(&guests[..3], &people(game, 3)).await;
        assert!(!play(&host, &guests, &room, 8).await, "the match is over too soon");
        let stranger = beliefs(&host, &room, 0, 9).await;
        stranger.refused(409, "not_over");
        for (guest, seat) in guests.iter().zip([0, 1, 2, 0]) {
            let path = format!("/api/rooms/{room}/review/beliefs?seat={seat}&entry=9");
            let told = guest.get(&path).await.unwrap();
            assert_eq!((told.status, &told.body), (409, &stranger.body()), "a player learns no more");
        }
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bad_request_is_refused_with_the_reason() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let guests = host.guests(&["Ana", "Luis"]).await;
    let room = begun(&guests, &people("welcome", 2)).await;
    assert!(play(&host, &guests, &room, 2_000).await, "the match does not end");
    let path = |query: &str| format!("/api/rooms/{room}/review/beliefs{query}");
    for query in ["", "?seat=0", "?entry=3", "?seat=x&entry=3", "?seat=300&entry=3", "?seat=0&entry=-1"] {
        let told = host.get(&path(query)).await;
        told.refused(400, "bad_query");
    }
    host.get(&path("?seat=5&entry=3")).await.refused(400, "no_such_seat");
    host.get(&format!("/api/rooms/{}/review/beliefs?seat=0&entry=1", "a".repeat(20)))
        .await
        .refused(404, "unknown_room");
    // An entry that is no step means the last step before it.
    let last = *entries(&host, &room).await.last().unwrap();
    let told = beliefs(&host, &room, 0, last + 1_000).await;
    assert_eq!((told.status, &told.body()["entry"]), (200, &json!(last)), "{}", told.text);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_without_reviews_has_no_beliefs() {
    let (_folder, store) = place();
    let host = host_with(&store, Settings { reviews: false, ..settings() }).await;
    beliefs(&host, &"a".repeat(20), 0, 1).await.refused(404, "reviews_off");
    host.stop().await;
}
