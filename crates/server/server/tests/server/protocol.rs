//! The socket protocol, including bad input.

use client::{ClientError, RoomSocket};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::host::{Host, people, place, settings};
use crate::tab::{Gathering, Tab, asked, gather, play};

/// The close code of a socket.
pub(crate) async fn closing(socket: &mut RoomSocket) -> Option<u16> {
    loop {
        match socket.next().await {
            Ok(_) => {}
            Err(ClientError::Closed { code }) => return code,
            Err(other) => panic!("{other}"),
        }
    }
}

async fn check_refused(socket: &mut RoomSocket, frame: Message, code: &str, part: &str) {
    let shown = format!("{frame:?}");
    socket.send_frame(frame).await.unwrap();
    let answer = socket.until("error").await.unwrap();
    assert_eq!(answer["code"], code, "{shown}: {answer}");
    assert!(answer["message"].as_str().unwrap().contains(part), "{shown}: {answer}");
    socket.send(&json!({ "type": "ping" })).await.unwrap();
    socket.until("pong").await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn unreadable_messages_get_an_error_and_the_socket_stays_open() {
    let (_folder, store) = place();
    let Gathering { host, mut tabs, .. } = gather(&store, settings(), &people("welcome", 2)).await;
    let socket = &mut tabs[0].socket;
    for (text, part) in [
        ("", "EOF"),
        ("hello", "expected"),
        ("[]", "missing field `type`"),
        ("{}", "missing field `type`"),
        ("{\"type\":\"dance\"}", "unknown variant `dance`"),
        ("{\"type\":\"hello\",\"before\":1}", "unknown field `before`"),
        ("{\"type\":\"hello\",\"after\":{\"undo_epoch\":0,\"number\":-1}}", "invalid value"),
        ("{\"type\":\"command\",\"command\":{\"do\":\"begin\"}}", "missing field `id`"),
        ("{\"type\":\"command\",\"id\":7,\"command\":{\"do\":\"begin\"}}", "expected a string"),
        ("{\"type\":\"command\",\"id\":\"a\",\"command\":{\"do\":\"fly\"}}", "unknown variant `fly`"),
        (
            "{\"type\":\"command\",\"id\":\"a\",\"command\":{\"do\":\"sit\",\"seat\":99}}",
            "seat 99 does not exist",
        ),
        (
            "{\"type\":\"command\",\"id\":\"a\",\"command\":{\"do\":\"sit\",\"chair\":1}}",
            "unknown field `chair`",
        ),
        (
            "{\"type\":\"command\",\"id\":\"a\",\"command\":{\"do\":\"mute\",\"player\":\"x\",\"muted\":true}}",
            "not a valid id",
        ),
    ] {
        check_refused(socket, Message::text(text), "bad_message", part).await;
    }
    check_refused(socket, Message::binary(vec![1, 2, 3]), "bad_message", "not binary").await;
    for id in ["", "a\nb", &"x".repeat(65)] {
        let command = json!({ "type": "command", "id": id, "command": { "do": "begin" } });
        check_refused(socket, Message::text(command.to_string()), "bad_text", "1 to 64 characters").await;
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_sends_garbage_is_disconnected_and_the_others_play_on() {
    let (_folder, store) = place();
    let Gathering { host, guests, room, mut tabs } = gather(&store, settings(), &people("welcome", 2)).await;
    let mut socket = guests[0].open_socket(&room).await.unwrap();
    for _ in 0..20 {
        socket.send_text("garbage".to_owned()).await.unwrap();
    }
    assert_eq!(closing(&mut socket).await, Some(4000));
    play(&mut tabs, 2).await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_huge_frame_is_not_read_and_the_others_play_on() {
    let (_folder, store) = place();
    let Gathering { host, guests, room, mut tabs } = gather(&store, settings(), &people("welcome", 2)).await;
    for huge in [20_000, 3_000_000] {
        let mut socket = guests[0].open_socket(&room).await.unwrap();
        // The server may close the socket before all of it is sent.
        let _ = socket.send_text("x".repeat(huge)).await;
        let code = closing(&mut socket).await;
        assert!(matches!(code, Some(4000) | None), "{code:?}");
    }
    play(&mut tabs, 2).await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn messages_over_the_rate_limit_are_refused_with_their_id() {
    let (_folder, store) = place();
    let mut few = settings();
    few.limits.messages_per_second = 2;
    let Gathering { host, mut tabs, .. } = gather(&store, few, &people("welcome", 2)).await;
    for _ in 0..6 {
        tabs[0].socket.send(&json!({ "type": "ping" })).await.unwrap();
    }
    let refused = tabs[0].ask("fast", &json!({ "do": "say", "text": "fast" })).await;
    assert_eq!(refused["code"], "too_many");
    tabs[1].settle().await;
    assert_eq!(tabs[1].said(), [""; 0]);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unknown_room_is_reported() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let guests = host.guests(&["Ana"]).await;
    let error = guests[0].open_socket("not-an-id").await.err().unwrap();
    assert!(error.to_string().contains("404"), "{error}");
    let mut socket = guests[0].open_socket("aaaaaaaaaaaaaaaaaaaa").await.unwrap();
    socket.send(&json!({ "type": "hello" })).await.unwrap();
    assert_eq!(socket.next().await.unwrap()["code"], "unknown_room");
    assert_eq!(closing(&mut socket).await, Some(4004));
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_ping_works_before_hello() {
    let (_folder, store) = place();
    let Gathering { host, guests, room, .. } = gather(&store, settings(), &people("welcome", 2)).await;
    let mut socket = guests[0].open_socket(&room).await.unwrap();
    socket.send(&json!({ "type": "ping" })).await.unwrap();
    assert_eq!(socket.next().await.unwrap()["type"], "pong");
    for early in [
        json!({ "type": "describe" }),
        json!({ "type": "command", "id": "early", "command": { "do": "undo" } }),
    ] {
        socket.send(&early).await.unwrap();
        assert_eq!(socket.next().await.unwrap()["code"], "hello_first");
    }
    socket.send(&json!({ "type": "hello" })).await.unwrap();
    assert_eq!(socket.next().await.unwrap()["type"], "welcome");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_illegal_decision_is_refused_with_the_reason() {
    let (_folder, store) = place();
    let Gathering { host, room, mut tabs, .. } = gather(&store, settings(), &people("welcome", 2)).await;
    let next = asked(&mut tabs).await;
    let decision = tabs[next].decision(0);
    let action = decision["action"].clone();
    let waiting = 1 - next;
    tabs[waiting].fails(&json!({ "do": "decide", "action": action }), "not_your_turn").await;
    for (fields, code) in [
        (json!({}), "no_decision"),
        (json!({ "action": action, "choice": 0 }), "no_decision"),
        (json!({ "choice": 99 }), "no_such_choice"),
        (json!({ "action": { "dance": 1 } }), "bad_action"),
        (json!({ "question": "old", "action": action }), "stale"),
    ] {
        let mut command = fields;
        command["do"] = json!("decide");
        tabs[next].fails(&command, code).await;
    }
    let eva = &host.guests(&["Eva"]).await[0];
    let mut eva = Tab::open(eva, &room).await;
    eva.fails(&decision, "not_seated").await;
    let mut nobody = Tab::nameless(&host, &room).await;
    nobody.fails(&decision, "no_session").await;
    tabs[next].decides(0).await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_repeated_decision_is_executed_once() {
    let (_folder, store) = place();
    let Gathering { host, guests, room, mut tabs } = gather(&store, settings(), &people("welcome", 2)).await;
    let next = asked(&mut tabs).await;
    let decision = tabs[next].decision(0);
    let first = tabs[next].does("once", &decision).await;
    let heard = tabs[next].events.len();
    let again = tabs[next].does("once", &decision).await;
    assert_eq!((&first["again"], &again["again"]), (&json!(false), &json!(true)));
    let by_http = guests[next].command(&room, "once", &decision).await.unwrap().ok().unwrap();
    assert_eq!(by_http["again"], true);
    tabs[next].settle().await;
    assert_eq!(tabs[next].events.len(), heard, "nothing happens the second time");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stale_decision_is_refused_and_the_position_follows() {
    let (_folder, store) = place();
    let Gathering { host, mut tabs, .. } = gather(&store, settings(), &people("welcome", 2)).await;
    let next = asked(&mut tabs).await;
    let old = tabs[next].decision(0);
    tabs[next].socket.command("first", &old).await.unwrap();
    tabs[next].socket.command("second", &old).await.unwrap();
    let first = tabs[next].socket.answer("first").await.unwrap();
    assert_eq!(first["type"], "ack");
    let second = tabs[next].socket.answer("second").await.unwrap();
    assert_eq!(second["code"], "stale");
    let update = tabs[next].socket.next().await.unwrap();
    assert_eq!(update["type"], "update");
    assert_ne!(update["snapshot"]["question"], old["question"]);
    assert_eq!(update["snapshot"]["events"], json!([]), "nothing is told twice");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn reconnecting_with_a_cursor_sends_exactly_the_missed_events() {
    let (_folder, store) = place();
    let Gathering { host, guests, room, mut tabs } = gather(&store, settings(), &people("welcome", 2)).await;
    let mut lost = Tab::open(&guests[0], &room).await;
    for missed in 0..4 {
        lost.settle().await;
        let meanwhile = async {
            play(&mut tabs, missed).await;
            tabs[0]
                .does(&format!("line {missed}"), &json!({ "do": "say", "text": format!("{missed}") }))
                .await;
            tabs[0].settle().await;
        };
        lost = lost.resume(&guests[0], &room, meanwhile).await;
        assert_eq!((&lost.events, &lost.chat), (&tabs[0].events, &tabs[0].chat));
        assert_eq!(lost.snapshot["view"], tabs[0].snapshot["view"]);
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_impossible_cursor_gets_everything() {
    let (_folder, store) = place();
    let Gathering { host, guests, room, mut tabs } = gather(&store, settings(), &people("welcome", 2)).await;
    play(&mut tabs, 3).await;
    for after in
        [json!({ "undo_epoch": 0, "number": 999_999 }), json!({ "undo_epoch": 7, "number": 1 }), Value::Null]
    {
        let mut socket = guests[0].open_socket(&room).await.unwrap();
        socket.send(&json!({ "type": "hello", "after": after })).await.unwrap();
        let welcome = socket.until("welcome").await.unwrap();
        assert_eq!(welcome["snapshot"]["events"], json!(tabs[0].events), "{after}");
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_tabs_of_one_player_stay_in_step() {
    let (_folder, store) = place();
    let Gathering { host, guests, room, mut tabs } = gather(&store, settings(), &people("raiders", 3)).await;
    let mut other = Tab::open(&guests[0], &room).await;
    play(&mut tabs, 4).await;
    other.settle().await;
    assert_eq!((&other.events, &other.snapshot), (&tabs[0].events, &tabs[0].snapshot));
    other.decides(0).await;
    tabs[0].settle().await;
    assert_eq!((&other.events, &other.snapshot), (&tabs[0].events, &tabs[0].snapshot));
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_slow_tab_is_disconnected_and_reconnects_without_loss() {
    let (_folder, store) = place();
    let mut narrow = settings();
    (narrow.client_queue, narrow.limits.lines_per_ten_seconds) = (8, 10_000);
    let Gathering { host, guests, room, mut tabs } = gather(&store, narrow, &people("welcome", 2)).await;
    let mut slow = Tab::open(&guests[0], &room).await;
    slow.settle().await;
    // So many scenes do not fit into the TCP buffers, so the server cannot write any more.
    for _ in 0..4_000 {
        let describe = json!({ "type": "describe" });
        let sent = tokio::time::timeout(std::time::Duration::from_millis(200), slow.socket.send(&describe));
        if sent.await.is_err() {
            break;
        }
    }
    for number in 0..10 {
        let say = json!({ "do": "say", "text": format!("{number}") });
        tabs[1].does(&format!("line {number}"), &say).await;
        play(&mut tabs, 1).await;
    }
    let code = loop {
        match slow.socket.next().await {
            Ok(message) => slow.hear(&message),
            Err(ClientError::Closed { code }) => break code,
            Err(other) => panic!("{other}"),
        }
    };
    assert_eq!(code, Some(4008));
    assert!(slow.chat.len() < 10);
    slow = slow.resume(&guests[0], &room, async {}).await;
    assert_eq!((&slow.events, &slow.chat), (&tabs[0].events, &tabs[0].chat));
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_restart_loses_nothing() {
    let (_folder, store) = place();
    let Gathering { host, guests, room, mut tabs } = gather(&store, settings(), &people("welcome", 2)).await;
    play(&mut tabs, 3).await;
    let next = asked(&mut tabs).await;
    let decision = tabs[next].decision(0);
    tabs[next].does("kept", &decision).await;
    asked(&mut tabs).await;
    host.stop().await;
    for tab in &mut tabs {
        assert_eq!(closing(&mut tab.socket).await, Some(1012));
    }
    let host = Host::on(&store).await;
    let guests: Vec<_> = guests.iter().map(|guest| guest.at(&host.url)).collect();
    let mut back = Vec::new();
    for (tab, guest) in tabs.into_iter().zip(&guests) {
        let (events, snapshot) = (tab.events.clone(), tab.snapshot["view"].clone());
        let tab = tab.resume(guest, &room, async {}).await;
        assert_eq!((tab.events.clone(), tab.snapshot["view"].clone()), (events, snapshot));
        back.push(tab);
    }
    let again = back[next].does("kept", &decision).await;
    assert_eq!(again["again"], true, "what was acknowledged before the restart is known after it");
    play(&mut back, 3).await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn spectators_see_only_the_public_view() {
    let (_folder, store) = place();
    let Gathering { host, room, mut tabs, .. } = gather(&store, settings(), &people("welcome", 2)).await;
    let guests = host.guests(&["Eva"]).await;
    let mut named = Tab::open(&guests[0], &room).await;
    let mut nameless = Tab::nameless(&host, &room).await;
    play(&mut tabs, 4).await;
    named.settle().await;
    nameless.settle().await;
    assert_eq!((&named.snapshot, &named.events), (&nameless.snapshot, &nameless.events));
    assert_eq!((&named.snapshot["offers"], &named.snapshot["question"]), (&json!([]), &json!("")));
    assert_eq!((&named.you["seat"], &named.undo), (&Value::Null, &Value::Null));
    assert_ne!(named.snapshot["view"], tabs[0].snapshot["view"]);
    let names: Vec<_> =
        named.room["spectators"].as_array().unwrap().iter().map(|guest| &guest["name"]).collect();
    assert_eq!(names, ["Eva"], "whoever does not say who they are is not named");
    host.stop().await;
}
