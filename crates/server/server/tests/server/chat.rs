//! Chat: who may write and who sees which lines.

use serde_json::{Value, json};

use crate::host::{Host, people, place, settings};
use crate::rooms::finish;
use crate::tab::{Gathering, Tab, gather};

fn say(text: &str) -> Value {
    json!({ "do": "say", "text": text })
}

async fn spectator(host: &Host, room: &str, name: &str) -> (Tab, String) {
    let guest = host.guests(&[name]).await.remove(0);
    (Tab::open(&guest, room).await, guest.player().to_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn players_see_spectator_chat_only_after_the_match() {
    let (_folder, store) = place();
    let Gathering { host, guests, room, mut tabs } = gather(&store, settings(), &people("welcome", 2)).await;
    let (mut noor, _) = spectator(&host, &room, "Noor").await;
    let mut nameless = Tab::nameless(&host, &room).await;
    tabs[0].does("a", &say("good luck")).await;
    noor.does("b", &say("she has the axe")).await;
    tabs[1].does("c", &say("you too")).await;
    nameless.fails(&say("boo"), "no_session").await;
    for tab in [&mut tabs[0], &mut noor, &mut nameless] {
        tab.settle().await;
    }
    assert_eq!(tabs[0].said(), ["good luck", "you too"]);
    assert_eq!(noor.said(), ["good luck", "she has the axe", "you too"]);
    assert_eq!(nameless.said(), noor.said());
    assert_eq!(noor.chat[1]["channel"], "spectators");
    assert_eq!((&noor.chat[0]["name"], &noor.chat[0]["player"]), (&json!("Ana"), &json!(guests[0].player())));
    finish(&mut tabs).await;
    let after = Tab::open(&guests[0], &room).await;
    assert_eq!(after.said(), noor.said(), "once it is over, all is shown to all");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_repeated_chat_command_adds_one_line() {
    let (_folder, store) = place();
    let Gathering { host, guests, room, mut tabs } = gather(&store, settings(), &people("welcome", 2)).await;
    tabs[0].does("line", &say("hello")).await;
    let again = tabs[0].does("line", &say("hello")).await;
    assert_eq!(again["again"], true);
    tabs[1].does("line", &say("hello, Ana")).await;
    let fresh = Tab::open(&guests[0], &room).await;
    assert_eq!(fresh.said(), ["hello", "hello, Ana"], "another player's names are their own");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mute_hides_lines_only_from_the_player_who_muted() {
    let (_folder, store) = place();
    let Gathering { host, guests, room, mut tabs } = gather(&store, settings(), &people("welcome", 3)).await;
    let mute = |muted: bool| json!({ "do": "mute", "player": guests[1].player(), "muted": muted });
    tabs[0].does("mute", &mute(true)).await;
    tabs[1].does("a", &say("slow, slow")).await;
    tabs[2].does("b", &say("let her think")).await;
    tabs[0].settle().await;
    tabs[2].settle().await;
    assert_eq!(tabs[0].said(), ["let her think"]);
    assert_eq!(tabs[2].said(), ["slow, slow", "let her think"]);
    let muted = |tab: &Tab| tab.you["muted"].clone();
    let (ana, mar) = (Tab::open(&guests[0], &room).await, Tab::open(&guests[2], &room).await);
    let luis = json!({ "player": guests[1].player(), "name": "Luis" });
    assert_eq!(
        (muted(&ana), muted(&mar)),
        (json!([luis]), json!([])),
        "who comes again knows whom to hear again"
    );
    tabs[0].does("unmute", &mute(false)).await;
    tabs[1].does("c", &say("sorry")).await;
    tabs[0].settle().await;
    assert_eq!(tabs[0].said(), ["let her think", "sorry"]);
    assert_eq!(Tab::open(&guests[0], &room).await.said(), ["slow, slow", "let her think", "sorry"]);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_can_mute_a_player() {
    let (_folder, store) = place();
    let Gathering { host, guests, room, mut tabs } = gather(&store, settings(), &people("welcome", 2)).await;
    let (mut noor, id) = spectator(&host, &room, "Noor").await;
    let mute_for_all =
        |player: &str, muted: bool| json!({ "do": "mute_for_all", "player": player, "muted": muted });
    tabs[1].fails(&mute_for_all(guests[0].player(), true), "not_host").await;
    tabs[0].does("mute_for_all", &mute_for_all(&id, true)).await;
    noor.until(|tab| tab.you["may_speak"] == false).await;
    noor.fails(&say("boo"), "muted_by_host").await;
    let (ana, luis) = (Tab::open(&guests[0], &room).await, Tab::open(&guests[1], &room).await);
    assert_eq!(
        ana.you["muted_by_host"],
        json!([{ "player": id, "name": "Noor" }]),
        "who is looking on, and never spoke"
    );
    assert_eq!(luis.you["muted_by_host"], json!([]), "that is between the two of them");
    tabs[1].does("line", &say("thanks")).await;
    tabs[0].does("again", &mute_for_all(&id, false)).await;
    noor.until(|tab| tab.you["may_speak"] == true).await;
    noor.does("line", &say("sorry")).await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_tabs_of_the_affected_players_learn_of_a_mute() {
    let (_folder, store) = place();
    let Gathering { host, guests, room, mut tabs } = gather(&store, settings(), &people("welcome", 3)).await;
    let mut second = Tab::open(&guests[0], &room).await;
    let luis = json!([{ "player": guests[1].player(), "name": "Luis" }]);
    for (what, list) in [("mute", "muted"), ("mute_for_all", "muted_by_host")] {
        let silence = json!({ "do": what, "player": guests[1].player(), "muted": true });
        tabs[0].does(what, &silence).await;
        assert_eq!(tabs[0].you[list], luis, "the tab that asked for it");
        second.until(|tab| tab.you[list] == luis).await;
        tabs[0].does(list, &silence).await;
    }
    assert_eq!(told(&mut tabs[1]).await, 1, "he hears that he may not speak, and nothing of the rest");
    assert_eq!(told(&mut tabs[2]).await, 0, "it is no business of hers");
    assert_eq!(told(&mut second).await, 0, "what changes nothing is not told");
    assert_eq!(tabs[1].you["may_speak"], false);
    host.stop().await;
}

/// How many `you` messages a tab got.
async fn told(tab: &mut Tab) -> usize {
    tab.settle().await.iter().filter(|message| message["type"] == "you").count()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_report_is_stored_for_the_operators() {
    let (_folder, store) = place();
    let Gathering { host, guests, room, mut tabs } = gather(&store, settings(), &people("welcome", 2)).await;
    tabs[1].does("line", &say("something bad")).await;
    tabs[0].until(|tab| !tab.chat.is_empty()).await;
    let line = tabs[0].chat[0]["number"].clone();
    let report = json!({ "do": "report", "line": line, "reason": "not nice" });
    tabs[0].does("report", &report).await;
    tabs[0].does("twice", &report).await;
    tabs[0].fails(&json!({ "do": "report", "line": 9_999, "reason": "" }), "no_such_line").await;
    let reports = host.app.store.reports(10).await.unwrap();
    assert_eq!(reports.len(), 1, "nobody reports the same line twice");
    assert_eq!((reports[0].room.as_str(), reports[0].reason.as_str()), (room.as_str(), "not nice"));
    assert_eq!((json!(reports[0].line), reports[0].reporter.as_str()), (line, guests[0].player()));
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_chat_line_is_visible_and_not_too_long() {
    let (_folder, store) = place();
    let Gathering { host, mut tabs, .. } = gather(&store, settings(), &people("welcome", 2)).await;
    for text in ["", "   ", "a\nb", "\u{7}", &"x".repeat(501)] {
        tabs[0].fails(&say(text), "bad_text").await;
    }
    tabs[0].does("long", &say(&"ñ".repeat(500))).await;
    tabs[0].does("markup", &say("<b>bold</b>")).await;
    assert_eq!(tabs[0].said()[1], "<b>bold</b>", "text is text, and nobody takes it for anything else");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_chat_rate_limit_applies_per_player() {
    let (_folder, store) = place();
    let mut few = settings();
    few.limits.lines_per_ten_seconds = 3;
    let Gathering { host, mut tabs, .. } = gather(&store, few, &people("welcome", 2)).await;
    for number in 0..3 {
        tabs[0].does(&format!("line {number}"), &say("hey")).await;
    }
    tabs[0].fails(&say("hey"), "too_many").await;
    tabs[1].does("line", &say("enough")).await;
    tabs[0].settle().await;
    assert_eq!(tabs[0].said(), ["hey", "hey", "hey", "enough"]);
    host.stop().await;
}
