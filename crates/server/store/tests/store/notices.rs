//! Notices of turns: the outbox, channels and preferences.

use store::{NewNotice, NoticeChannelRow, NoticeOutcome, NoticePreferencesRow, Store, StoreError};

use crate::{TestStore, new_room, on_each_store, person};

/// Milliseconds, longer than any test.
const LONG: i64 = 600_000;

fn notice(id: &str, player: &str, asked_ms: i64, due_ms: i64) -> NewNotice {
    NewNotice {
        id: id.to_owned(),
        room: "a".to_owned(),
        seat: 0,
        player: player.to_owned(),
        asked_ms,
        kind: "webhook".to_owned(),
        channel: "hook".to_owned(),
        due_ms,
    }
}

fn channel(id: &str, player: &str, target: &str) -> NoticeChannelRow {
    NoticeChannelRow {
        id: id.to_owned(),
        player: player.to_owned(),
        session: None,
        kind: "webhook".to_owned(),
        target: target.to_owned(),
        details: "{\"secret\":\"hidden\"}".to_owned(),
        label: String::new(),
        enabled: true,
        failures: 0,
        problem: None,
        created_ms: 7,
    }
}

/// A store with two players, two living nodes and a room that nobody holds.
async fn with_room(test_store: &TestStore) -> Store {
    let store = test_store.open().await;
    for player in ["ana", "luis"] {
        store.create_player(person(player)).await.unwrap();
    }
    let lease = store.create_room(new_room("a"), "north", Vec::new()).await.unwrap();
    store.release(&lease).await.unwrap();
    for node in ["north", "south"] {
        store.beat(node, "10.0.0.1:80", LONG).await.unwrap();
    }
    store
}

/// Leases on a node; returns ids and attempts.
async fn lease(store: &Store, node: &str) -> Vec<String> {
    let leased = store.lease_notices(node, "webhook", 10, LONG).await.unwrap();
    let mut shown: Vec<_> =
        leased.iter().map(|notice| format!("{} {}", notice.id, notice.attempts)).collect();
    shown.sort();
    shown
}

#[test]
fn a_question_has_one_notice_per_channel() {
    on_each_store(async |test_store| {
        let store = with_room(&test_store).await;
        store.add_notices(vec![notice("one", "ana", 1, 1)]).await.unwrap();
        store.add_notices(vec![notice("copy", "ana", 1, 1), notice("next", "luis", 1, 1)]).await.unwrap();
        assert_eq!(store.due_notice_kinds("north").await.unwrap(), ["webhook"]);
        assert_eq!(lease(&store, "north").await, ["next 1", "one 1"]);
        assert_eq!(store.due_notice_kinds("north").await.unwrap(), [""; 0]);
        store.finish_notice("one", NoticeOutcome::Sent).await.unwrap();
        store.add_notices(vec![notice("late", "ana", 1, 1)]).await.unwrap();
        assert_eq!(lease(&store, "north").await, [""; 0], "it was sent");
        let unknown = store.add_notices(vec![notice("other", "eva", 1, 1)]).await;
        assert!(matches!(unknown, Err(StoreError::NotFound { .. })));
    });
}

#[test]
fn two_nodes_never_lease_the_same_notice_until_one_dies() {
    on_each_store(async |test_store| {
        let store = with_room(&test_store).await;
        let other = test_store.open().await;
        store.add_notices(vec![notice("one", "ana", 1, 1)]).await.unwrap();
        let (north, south) = tokio::join!(lease(&store, "north"), lease(&other, "south"));
        assert_eq!([north.clone(), south].concat(), ["one 1"]);
        let (dead, alive) = if north.is_empty() { ("south", "north") } else { ("north", "south") };
        assert_eq!(lease(&store, alive).await, [""; 0]);
        store.beat(dead, "10.0.0.1:80", -1).await.unwrap();
        assert_eq!(lease(&store, alive).await, ["one 2"]);
        // A node that starts again with the same id sends nothing any more.
        store.release_all(alive).await.unwrap();
        assert_eq!(lease(&store, alive).await, ["one 3"]);
    });
}

#[test]
fn only_the_node_that_holds_the_room_leases_its_notices() {
    on_each_store(async |test_store| {
        let store = with_room(&test_store).await;
        store.add_notices(vec![notice("one", "ana", 1, 1)]).await.unwrap();
        store.claim("a", "south").await.unwrap();
        assert_eq!(lease(&store, "north").await, [""; 0]);
        assert_eq!(lease(&store, "south").await, ["one 1"]);
    });
}

#[test]
fn a_player_has_one_leased_notice_of_a_kind() {
    on_each_store(async |test_store| {
        let store = with_room(&test_store).await;
        let notices = vec![
            notice("old", "ana", 1, 1),
            notice("new", "ana", 2, 2),
            NewNotice { kind: "push".to_owned(), ..notice("push", "ana", 3, 3) },
            notice("luis", "luis", 1, 5),
        ];
        store.add_notices(notices).await.unwrap();
        assert_eq!(lease(&store, "north").await, ["luis 1", "old 1"]);
        assert_eq!(lease(&store, "north").await, [""; 0]);
        store.retry_notice("old", LONG).await.unwrap();
        assert_eq!(lease(&store, "north").await, ["new 1"]);
        store.finish_notice("new", NoticeOutcome::Failed).await.unwrap();
        assert_eq!(lease(&store, "north").await, [""; 0], "the old one is not due yet");
        let mut ended = store.notices_of("a").await.unwrap();
        ended.retain(|(_, outcome)| !outcome.is_empty());
        assert_eq!(ended, [("webhook".to_owned(), "failed".to_owned())]);
        assert_eq!(store.purge_notices(-LONG).await, Ok(1), "only what is done is deleted");
    });
}

#[test]
fn a_player_who_has_seen_the_table_gets_the_notice_later() {
    on_each_store(async |test_store| {
        let store = with_room(&test_store).await;
        let later = store.now_ms().await.unwrap() + LONG;
        let postpone =
            async |due: i64| store.postpone_notices(vec![notice("x", "ana", 1, due)]).await.unwrap();
        store.add_notices(vec![notice("one", "ana", 1, 1)]).await.unwrap();
        postpone(later).await;
        assert_eq!(lease(&store, "north").await, [""; 0]);
        postpone(1).await;
        assert_eq!(lease(&store, "north").await, ["one 1"]);
        // The player leaves while a node sees them at the table.
        postpone(later).await;
        store.finish_notice("one", NoticeOutcome::Seen).await.unwrap();
        assert_eq!(store.next_notice_ms("a").await, Ok(Some(later)));
        postpone(1).await;
        assert_eq!(lease(&store, "north").await, ["one 2"]);
        store.finish_notice("one", NoticeOutcome::Seen).await.unwrap();
        assert_eq!(store.next_notice_ms("a").await, Ok(None));
        postpone(1).await;
        assert_eq!(lease(&store, "north").await, ["one 3"]);
        store.finish_notice("one", NoticeOutcome::Sent).await.unwrap();
        postpone(1).await;
        assert_eq!(lease(&store, "north").await, [""; 0], "one notice is enough");
    });
}

#[test]
fn a_player_has_a_limited_number_of_channels() {
    on_each_store(async |test_store| {
        let store = with_room(&test_store).await;
        let add = async |id: &str, player: &str, target: &str| {
            store.add_notice_channel(channel(id, player, target), 2).await.unwrap()
        };
        assert_eq!(add("one", "ana", "https://one").await.as_deref(), Some("one"));
        assert_eq!(add("two", "ana", "https://two").await.as_deref(), Some("two"));
        assert_eq!(add("three", "ana", "https://three").await, None);
        assert_eq!(add("again", "ana", "https://two").await.as_deref(), Some("two"));
        assert_eq!(add("luis", "luis", "https://two").await.as_deref(), Some("luis"));
        let known = store.notice_channels("ana").await.unwrap();
        assert_eq!(known, [channel("one", "ana", "https://one"), channel("two", "ana", "https://two")]);
        assert!(!format!("{known:?}").contains("hidden") && !format!("{known:?}").contains("https"));
        assert_eq!(store.delete_notice_channel("luis", "one").await, Ok(false));
        assert_eq!(store.enable_notice_channel("luis", "one", false).await, Ok(false));
        store.claim_notice_target("luis", "https://two").await.unwrap();
        assert_eq!(store.notice_channels("ana").await.unwrap().len(), 1);
    });
}

#[test]
fn a_channel_is_disabled_after_too_many_failures_in_a_row() {
    on_each_store(async |test_store| {
        let store = with_room(&test_store).await;
        store.add_notice_channel(channel("one", "ana", "https://one"), 2).await.unwrap();
        let state = async || {
            let row = store.notice_channel("one").await.unwrap().unwrap();
            (row.enabled, row.failures, row.problem.unwrap_or_default())
        };
        store.note_channel_problem("one", "busy").await.unwrap();
        assert_eq!(state().await, (true, 0, "busy".to_owned()));
        store.note_channel_failure("one", "refused", 2).await.unwrap();
        store.note_channel_success("one").await.unwrap();
        assert_eq!(state().await, (true, 0, String::new()));
        store.note_channel_failure("one", "refused", 2).await.unwrap();
        assert_eq!(state().await, (true, 1, "refused".to_owned()));
        store.note_channel_failure("one", "redirect", 2).await.unwrap();
        assert_eq!(state().await, (false, 2, "redirect".to_owned()));
        assert_eq!(store.enable_notice_channel("ana", "one", true).await, Ok(true));
        assert_eq!(state().await, (true, 0, String::new()));
    });
}

#[test]
fn the_channels_and_settings_of_a_guest_move_to_the_account() {
    on_each_store(async |test_store| {
        let store = with_room(&test_store).await;
        for (id, player, target) in
            [("one", "ana", "https://one"), ("two", "ana", "https://two"), ("own", "luis", "https://two")]
        {
            store.add_notice_channel(channel(id, player, target), 5).await.unwrap();
        }
        let night = NoticePreferencesRow { quiet: Some((1_320, 480)), ..NoticePreferencesRow::default() };
        store.set_notice_preferences("ana", night.clone()).await.unwrap();
        store.mute_notices("ana", "a").await.unwrap();
        store.merge_player("ana", "luis").await.unwrap();
        assert_eq!(store.notice_preferences("luis").await, Ok(night));
        assert_eq!(store.muted_rooms("luis").await.unwrap(), ["a"]);
        let ids = store.notice_channels("luis").await.unwrap().into_iter().map(|row| row.id);
        assert_eq!(ids.collect::<Vec<_>>(), ["one", "own"], "each address once");
    });
}

#[test]
fn preferences_mutes_and_keys_are_kept() {
    on_each_store(async |test_store| {
        let store = with_room(&test_store).await;
        assert_eq!(store.notice_preferences("ana").await, Ok(NoticePreferencesRow::default()));
        let preferences = NoticePreferencesRow {
            after_minutes: Some(0),
            quiet: Some((1_320, 480)),
            utc_offset_minutes: -300,
            lang: Some("es".to_owned()),
        };
        store.set_notice_preferences("ana", preferences.clone()).await.unwrap();
        assert_eq!(store.notice_preferences("ana").await, Ok(preferences));
        store.set_notice_preferences("ana", NoticePreferencesRow::default()).await.unwrap();
        assert_eq!(store.notice_preferences("ana").await, Ok(NoticePreferencesRow::default()));

        for _ in 0..2 {
            store.mute_notices("ana", "a").await.unwrap();
        }
        assert_eq!(store.mute_notices("ana", "nowhere").await, Err(StoreError::NotFound { what: "room" }));
        assert_eq!(
            (store.is_muted("ana", "a").await, store.is_muted("luis", "a").await),
            (Ok(true), Ok(false))
        );
        assert_eq!(store.muted_rooms("ana").await.unwrap(), ["a"]);
        store.unmute_notices("ana", "a").await.unwrap();
        assert_eq!(store.muted_rooms("ana").await.unwrap(), [""; 0]);

        assert_eq!(store.server_key("push", "first").await.as_deref(), Ok("first"));
        assert_eq!(store.server_key("push", "second").await.as_deref(), Ok("first"));
    });
}
