//! Leases, nodes and lists of rooms.

use store::{Claim, Lease, NodeRow, RoomStage, Store, StoreError, Summary};

use crate::{new_entries, new_room, on_each_store, read_entries, summary, summary_with_players};

/// Milliseconds, longer than any test.
const LONG: i64 = 600_000;

#[test]
fn an_older_lease_is_refused_after_a_claim() {
    on_each_store(async |test_store| {
        let store = test_store.open().await;
        let lease = store.create_room(new_room("a"), "north", new_entries(&["one"])).await.unwrap();
        assert_eq!(lease, Lease { room: "a".into(), node: "north".into(), epoch: 1 });

        let south = owned(store.claim("a", "south").await);
        assert_eq!(south.epoch, 2);
        assert_eq!(store.append(&lease, 2, new_entries(&["late"]), None).await, Err(StoreError::Fenced));
        store.append(&south, 2, new_entries(&["two"]), None).await.unwrap();

        let again = owned(store.claim("a", "south").await);
        assert_eq!(again.epoch, 3);
        assert_eq!(store.append(&south, 3, new_entries(&["late"]), None).await, Err(StoreError::Fenced));
        assert_eq!(read_entries(&store, "a").await, ["1 one", "2 two"]);
    });
}

#[test]
fn a_room_of_a_living_node_cannot_be_claimed() {
    on_each_store(async |test_store| {
        let store = test_store.open().await;
        store.beat("north", "10.0.0.1:80", LONG).await.unwrap();
        let lease = store.create_room(new_room("a"), "north", Vec::new()).await.unwrap();

        assert_eq!(store.claim("a", "south").await, Ok(Claim::HeldBy("north".into())));
        assert_eq!(store.owner("a").await, Ok(Some("north".into())));
        assert_eq!(store.claim("nowhere", "south").await, Ok(Claim::Unknown));
        assert_eq!(store.owner("nowhere").await, Ok(None));

        store.release(&Lease { epoch: 7, ..lease.clone() }).await.unwrap();
        assert_eq!(store.owner("a").await, Ok(Some("north".into())));
        store.release(&lease).await.unwrap();
        assert_eq!(store.owner("a").await, Ok(None));
        assert_eq!(owned(store.claim("a", "south").await).epoch, 2);
    });
}

#[test]
fn a_room_can_be_claimed_when_the_heartbeat_of_its_node_has_expired() {
    on_each_store(async |test_store| {
        let store = test_store.open().await;
        store.create_room(new_room("a"), "north", Vec::new()).await.unwrap();
        store.beat("north", "10.0.0.1:80", LONG).await.unwrap();
        store.beat("south", "10.0.0.2:80", LONG).await.unwrap();
        assert_eq!(store.claim("a", "south").await, Ok(Claim::HeldBy("north".into())));
        assert_eq!(living(&store).await, ["north", "south"]);

        // A negative time to live expires at once.
        store.beat("north", "10.0.0.1:80", -1).await.unwrap();
        assert_eq!(living(&store).await, ["south"]);
        assert_eq!(store.owner("a").await, Ok(None));
        owned(store.claim("a", "south").await);
        assert_eq!(store.claim("a", "north").await, Ok(Claim::HeldBy("south".into())));
    });
}

#[test]
fn a_node_that_departs_frees_its_rooms() {
    on_each_store(async |test_store| {
        let store = test_store.open().await;
        store.beat("north", "10.0.0.1:80", LONG).await.unwrap();
        store.beat("north", "10.0.0.9:80", LONG).await.unwrap();
        let moved = NodeRow { id: "north".into(), address: "10.0.0.9:80".into(), version: None };
        assert_eq!(store.living_nodes().await, Ok(vec![moved]));

        store.create_room(new_room("a"), "north", Vec::new()).await.unwrap();
        store.depart("north").await.unwrap();
        assert_eq!(living(&store).await, [""; 0]);
        assert_eq!(owned(store.claim("a", "south").await).node, "south");
    });
}

#[test]
fn a_room_without_a_living_node_is_due_at_its_wake_time() {
    on_each_store(async |test_store| {
        let store = test_store.open().await;
        store.beat("north", "10.0.0.1:80", LONG).await.unwrap();
        let now = store.now_ms().await.unwrap();
        for (id, node, wake) in [
            ("tended", "north", Some(now - 500)),
            ("later", "lost", Some(now + LONG)),
            ("second", "lost", Some(now - 500)),
            ("first", "lost", Some(now - 900)),
            ("never", "lost", None),
        ] {
            let lease = store.create_room(new_room(id), node, Vec::new()).await.unwrap();
            let asleep = Summary { wake_at_ms: wake, ..summary(RoomStage::Playing) };
            store.append(&lease, 1, Vec::new(), Some(asleep)).await.unwrap();
        }
        assert_eq!(store.due(10).await.unwrap(), ["first", "second"]);
        assert_eq!(store.due(1).await.unwrap(), ["first"]);
        assert_eq!(store.room("later").await.unwrap().unwrap().wake_at_ms, Some(now + LONG));
    });
}

#[test]
fn the_lobby_shows_listed_unfinished_rooms_newest_first() {
    on_each_store(async |test_store| {
        let store = test_store.open().await;
        for (id, listed, stage, created_ms) in [
            ("old", true, RoomStage::Open, 1),
            ("on", true, RoomStage::Playing, 3),
            ("new", true, RoomStage::Open, 4),
            ("secret", false, RoomStage::Open, 5),
            ("over", true, RoomStage::Over, 6),
            ("closed", true, RoomStage::Closed, 7),
        ] {
            let room = store::NewRoom { listed, stage, created_ms, ..new_room(id) };
            store.create_room(room, "north", Vec::new()).await.unwrap();
        }
        let ids = async |limit, over_after_ms| -> Vec<String> {
            store.lobby(limit, over_after_ms).await.unwrap().into_iter().map(|room| room.id).collect()
        };
        assert_eq!(ids(10, i64::MAX).await, ["new", "on", "old"]);
        assert_eq!(ids(10, 0).await, ["over", "new", "on", "old"]);
        assert_eq!(ids(2, i64::MAX).await, ["new", "on"]);
        let counts: Vec<_> = store.count_rooms().await.unwrap().into_iter().collect();
        assert_eq!(
            counts,
            [(RoomStage::Open, 3), (RoomStage::Playing, 1), (RoomStage::Over, 1), (RoomStage::Closed, 1)]
        );
        let twice = store.create_room(new_room("old"), "north", Vec::new()).await;
        assert_eq!(twice, Err(StoreError::AlreadyExists { what: "room" }));
    });
}

#[test]
fn a_player_finds_the_rooms_of_the_last_summary() {
    on_each_store(async |test_store| {
        let store = test_store.open().await;
        for (id, at_ms) in [("a", 10), ("b", 20), ("c", 30)] {
            let lease = store.create_room(new_room(id), "north", Vec::new()).await.unwrap();
            let summary = Summary { at_ms, ..summary_with_players(&[(0, "ana"), (1, "ana"), (2, "bea")]) };
            store.append(&lease, 1, new_entries(&["sit"]), Some(summary)).await.unwrap();
        }
        let lease = owned(store.claim("b", "north").await);
        store.append(&lease, 2, Vec::new(), Some(summary_with_players(&[(0, "bea")]))).await.unwrap();

        let rooms = async |player, limit, before| -> Vec<String> {
            let rooms = store.rooms_of(player, limit, before).await.unwrap();
            rooms.into_iter().map(|room| room.id).collect()
        };
        assert_eq!(rooms("ana", 10, None).await, ["c", "a"]);
        assert_eq!(rooms("bea", 2, None).await, ["c", "b"]);
        assert_eq!(rooms("bea", 2, Some(20)).await, ["a"]);
        assert_eq!(rooms("nobody", 2, None).await, [""; 0]);
    });
}

fn owned(claim: Result<Claim, StoreError>) -> Lease {
    match claim {
        Ok(Claim::Owned(lease)) => lease,
        other => panic!("the room was not claimed: {other:?}"),
    }
}

async fn living(store: &Store) -> Vec<String> {
    store.living_nodes().await.unwrap().into_iter().map(|node| node.id).collect()
}
