//! Daily dungeons: nothing of a deal reaches others before its day is over.

use serde_json::{Value, json};
use table::Secret;

use crate::daily::{account, begin, date, dungeon, finish, get, on_day, play, results};
use crate::host::{Host, place};
use crate::replays::table_of;

#[tokio::test(flavor = "multi_thread")]
async fn nobody_else_sees_anything_of_a_deal_before_the_day_is_over() {
    let (_folder, store) = place();
    let host = on_day(&store, 0).await;
    let (ana, luis) = (account(&host, "Ana").await, account(&host, "Luis").await);
    let today = date(&host, "today").await;
    let room = begin(&host, &ana, "welcome").await;
    check_others_see_nothing(&host, &luis, &room).await;
    finish(&host, &ana, "welcome").await;
    check_others_see_nothing(&host, &luis, &room).await;
    for cookie in [&luis, ""] {
        let told = results(&host, cookie, &today, "welcome").await;
        assert_eq!((&told["rows"], &told["finished"]), (&Value::Null, &json!(1)));
    }
    // Even the player gets only their own perspective, so there is nothing to pass on.
    for path in ["record", "review", "card.png"] {
        get(&host, &ana, &format!("/api/rooms/{room}/{path}")).await.refused(403, "daily_sealed");
    }
    for asked in ["all", "seat:1", "public"] {
        get(&host, &ana, &format!("/api/rooms/{room}/replay?as={asked}")).await.refused(403, "other_eyes");
    }
    let outline = get(&host, &ana, &format!("/api/rooms/{room}/outline")).await.body();
    assert_eq!((&outline["finished"], &outline["sealed"]), (&json!(true), &json!(true)));
    let told = results(&host, &ana, &today, "welcome").await;
    assert_eq!((&told["rows"][0]["name"], &told["rows"][0]["room"]), (&json!("Ana"), &Value::Null));
    host.stop().await;

    let host = on_day(&store, 1).await;
    let stranger = get(&host, "", &format!("/api/rooms/{room}/record")).await;
    assert_eq!(stranger.status, 200, "{}", stranger.text);
    let fairness = get(&host, "", &format!("/api/rooms/{room}/fairness")).await.body();
    assert_eq!(fairness["verdict"]["verdict"], "fair");
    let dungeon = dungeon(&host, "", "yesterday", "welcome").await;
    assert_eq!((&fairness["secret"], &fairness["commitment"]), (&dungeon["secret"], &dungeon["commitment"]));
    assert_eq!(get(&host, "", &format!("/api/rooms/{room}/replay?as=all")).await.status, 200);
    assert_eq!(get(&host, "", &format!("/api/rooms/{room}/review")).await.status, 202);
    assert_eq!(results(&host, "", &today, "welcome").await["rows"][0]["room"], room.as_str());
    host.stop().await;
}

async fn check_others_see_nothing(host: &Host, other: &str, room: &str) {
    for path in ["events", "replay", "outline", "replay?as=all", "replay?as=seat:0"] {
        get(host, other, &format!("/api/rooms/{room}/{path}")).await.refused(403, "no_spectators");
    }
    for path in ["record", "review", "card.png"] {
        let told = get(host, other, &format!("/api/rooms/{room}/{path}")).await;
        assert!(["daily_sealed", "not_over"].contains(&told.code().as_str()), "{}", told.text);
    }
    let url = format!("{}/api/rooms/{room}/socket", host.url.replacen("http", "ws", 1));
    let mut socket = client::RoomSocket::open(&url, other).await.unwrap();
    socket.send(&json!({ "type": "hello" })).await.unwrap();
    assert_eq!(socket.next().await.unwrap()["code"], "no_spectators");
    let sit = json!({ "id": "sit", "command": { "do": "sit" } });
    host.post(&format!("/api/rooms/{room}/commands"), other, &sit).await.refused(409, "daily");
}

/// The socket of the player says that the match is over, and must not reveal the secret that others play with.
#[tokio::test(flavor = "multi_thread")]
async fn the_secret_is_in_no_answer_before_the_day_is_over() {
    let (_folder, store) = place();
    let host = on_day(&store, 0).await;
    let ana = account(&host, "Ana").await;
    let today = date(&host, "today").await;
    let room = finish(&host, &ana, "welcome").await;
    let record = table_of(&host, &room, |table| table.save().unwrap()).await;
    let record: Value = serde_json::from_str(&record).unwrap();
    let secret = record["chance"]["seeded"]["secret"].as_str().unwrap();
    let url = format!("{}/api/rooms/{room}/socket", host.url.replacen("http", "ws", 1));
    let mut socket = client::RoomSocket::open(&url, &ana).await.unwrap();
    socket.send(&json!({ "type": "hello" })).await.unwrap();
    let welcome = socket.until("welcome").await.unwrap();
    assert_eq!(welcome["room"]["stage"]["stage"], "over");
    let mut told = vec![welcome.to_string()];
    for path in ["", "/fairness", "/events", "/outline", "/replay", "/record", "/review"] {
        told.push(get(&host, &ana, &format!("/api/rooms/{room}{path}")).await.text);
    }
    for path in ["/api/daily".to_owned(), format!("/api/daily/{today}/welcome")] {
        told.push(get(&host, &ana, &path).await.text);
    }
    for text in &told {
        assert!(!text.contains(secret), "{text}");
        assert!(!text.contains("\"steps\":[{\"chance\""), "{text}");
    }
    let commitment = Secret::from_hex(secret).unwrap().commitment().to_string();
    assert!(told[0].contains(&commitment), "it is the right secret");
    host.stop().await;
}

/// Others must not learn how well a running attempt goes.
#[tokio::test(flavor = "multi_thread")]
async fn what_others_are_told_is_the_same_whatever_a_player_decides() {
    let (_folder, store) = place();
    let host = on_day(&store, 0).await;
    let (ana, luis) = (account(&host, "Ana").await, account(&host, "Luis").await);
    let today = date(&host, "today").await;
    let room = begin(&host, &ana, "raiders").await;
    let paths = [
        "/api/daily".to_owned(),
        format!("/api/daily/{today}/raiders"),
        format!("/api/rooms/{room}/fairness"),
    ];
    let told = async || {
        let mut told = Vec::new();
        for path in &paths {
            told.push(get(&host, &luis, path).await.body());
        }
        told
    };
    let before = told().await;
    assert!(!play(&host, &ana, &room, 3).await);
    assert_eq!(told().await, before);
    host.stop().await;
}
