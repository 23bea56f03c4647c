//! Appends: in order, all or nothing, each with its own result.

use std::sync::Arc;

use store::{Claim, Lease, RoomStage, Store, StoreError, Summary};
use tokio::sync::Barrier;

use crate::{new_entries, new_room, on_each_store, read_entries, summary, summary_with_players};

#[test]
fn entries_are_returned_in_order_and_unchanged() {
    on_each_store(async |test_store| {
        let store = test_store.open().await;
        let odd = r#"{"say":"\u0000 \"quoted\" \\ ñandú 🔥"}"#;
        let lease = store.create_room(new_room("a"), "north", new_entries(&["one", odd])).await.unwrap();
        store.append(&lease, 3, new_entries(&["three", "four"]), None).await.unwrap();
        store.append(&lease, 5, new_entries(&["five"]), None).await.unwrap();

        let second = format!("2 {odd}");
        assert_eq!(read_entries(&store, "a").await, ["1 one", &second, "3 three", "4 four", "5 five"]);
        let last: Vec<i64> =
            store.entries("a", 3).await.unwrap().into_iter().map(|entry| entry.number).collect();
        assert_eq!(last, [4, 5]);
        assert!(store.entries("nowhere", 0).await.unwrap().is_empty());
    });
}

#[test]
fn a_wrong_number_is_a_conflict_and_nothing_is_written() {
    on_each_store(async |test_store| {
        let store = test_store.open().await;
        let lease = store.create_room(new_room("a"), "north", new_entries(&["one", "two"])).await.unwrap();
        for first in [1, 2, 4, 0, -1, i64::MAX, i64::MIN] {
            let entries = new_entries(&["again", "and again"]);
            let refused = store.append(&lease, first, entries, Some(summary(RoomStage::Over))).await;
            assert_eq!(refused, Err(StoreError::Conflict), "first {first}");
        }
        assert_eq!(read_entries(&store, "a").await, ["1 one", "2 two"]);
        assert_eq!(store.room("a").await.unwrap().unwrap().stage, RoomStage::Open);
    });
}

#[test]
fn a_summary_is_stored_with_entries_or_alone() {
    on_each_store(async |test_store| {
        let store = test_store.open().await;
        let lease = store.create_room(new_room("a"), "north", new_entries(&["one"])).await.unwrap();
        assert_eq!(store.room("a").await.unwrap().unwrap().summary, None);

        store.append(&lease, 2, new_entries(&["two"]), Some(summary(RoomStage::Playing))).await.unwrap();
        let row = store.room("a").await.unwrap().unwrap();
        let shown = (row.stage, row.active_ms, row.summary.as_deref());
        assert_eq!(shown, (RoomStage::Playing, 2_000, Some(r#"{"round":1}"#)));

        store.append(&lease, 0, Vec::new(), Some(summary(RoomStage::Over))).await.unwrap();
        assert_eq!(store.room("a").await.unwrap().unwrap().stage, RoomStage::Over);
        assert_eq!(read_entries(&store, "a").await, ["1 one", "2 two"]);
    });
}

#[test]
fn a_room_is_active_when_its_summary_changes() {
    on_each_store(async |test_store| {
        let store = test_store.open().await;
        let lease = store.create_room(new_room("a"), "north", new_entries(&["one"])).await.unwrap();
        let other = r#"{"round":2}"#.to_owned();
        for (at_ms, stage, body, active_ms) in [
            (3_000, RoomStage::Playing, None, 3_000),
            (4_000, RoomStage::Playing, None, 3_000),
            (5_000, RoomStage::Playing, Some(other.clone()), 5_000),
            (6_000, RoomStage::Over, Some(other), 6_000),
        ] {
            let summary = summary(stage);
            let body = body.unwrap_or_else(|| summary.body.clone());
            store.append(&lease, 0, Vec::new(), Some(Summary { at_ms, body, ..summary })).await.unwrap();
            assert_eq!(store.room("a").await.unwrap().unwrap().active_ms, active_ms, "at {at_ms}");
        }
    });
}

#[test]
fn an_invalid_lease_cannot_write_the_first_entry() {
    on_each_store(async |test_store| {
        let store = test_store.open().await;
        let stale = rooms(&store, 1).await.remove(0);
        let Claim::Owned(fresh) = store.claim("room-0", "north").await.unwrap() else { panic!("not ours") };
        let nowhere = Lease { room: "nowhere".to_owned(), ..fresh.clone() };
        for lease in [stale, nowhere] {
            let refused = store.append(&lease, 1, new_entries(&["late"]), None).await;
            assert_eq!(refused, Err(StoreError::Fenced), "{lease:?}");
            assert!(read_entries(&store, &lease.room).await.is_empty());
        }
        store.append(&fresh, 1, new_entries(&["fresh"]), None).await.unwrap();
    });
}

#[test]
fn an_invalid_lease_does_not_affect_other_appends() {
    on_each_store(async |test_store| {
        let store = test_store.open().await;
        let mut leases = rooms(&store, 20).await;
        let stale = leases[7].clone();
        let Claim::Owned(fresh) = store.claim("room-7", "north").await.unwrap() else { panic!("not ours") };
        let late = leases[3].clone();
        store.append(&late, 1, new_entries(&["before"]), None).await.unwrap();
        leases[7] = stale;

        let answers = append_to_all(&store, &leases).await;
        for (room, answer) in answers.iter().enumerate() {
            let expected = match room {
                7 => Err(StoreError::Fenced),
                3 => Err(StoreError::Conflict),
                _ => Ok(()),
            };
            assert_eq!(*answer, expected, "room {room}");
        }
        assert!(read_entries(&store, "room-7").await.is_empty());
        assert_eq!(read_entries(&store, "room-3").await, ["1 before"]);
        assert_eq!(read_entries(&store, "room-4").await, ["1 at once"]);
        store.append(&fresh, 1, new_entries(&["fresh"]), None).await.unwrap();
    });
}

#[test]
fn of_many_appends_with_the_same_number_one_is_kept() {
    on_each_store(async |test_store| {
        let store = test_store.open().await;
        let lease = rooms(&store, 1).await.remove(0);
        let answers = append_to_all(&store, &vec![lease; 50]).await;
        assert_eq!(answers.iter().filter(|answer| answer.is_ok()).count(), 1);
        assert_eq!(answers.iter().filter(|answer| **answer == Err(StoreError::Conflict)).count(), 49);
        assert_eq!(read_entries(&store, "room-0").await, ["1 at once"]);
    });
}

#[test]
fn two_stores_with_the_same_lease_do_not_write_the_same_number() {
    on_each_store(async |test_store| {
        let (one, other) = (test_store.open().await, test_store.open().await);
        let leases = rooms(&one, 30).await;
        let (first, second) = tokio::join!(append_to_all(&one, &leases), append_to_all(&other, &leases));
        for (room, answers) in first.iter().zip(&second).enumerate() {
            let kept = [answers.0, answers.1].into_iter().filter(|answer| answer.is_ok()).count();
            assert_eq!(kept, 1, "room {room}: {answers:?}");
            assert_eq!(read_entries(&one, &format!("room-{room}")).await.len(), 1);
        }
    });
}

#[test]
fn concurrent_appends_are_written_in_order() {
    on_each_store(async |test_store| {
        let store = test_store.open().await;
        let lease = rooms(&store, 1).await.remove(0);
        let (one, two, three) = tokio::join!(
            store.append(&lease, 1, new_entries(&["a", "b"]), None),
            store.append(&lease, 3, new_entries(&["c"]), Some(summary_with_players(&[(0, "ana")]))),
            store.append(&lease, 4, new_entries(&["d"]), None),
        );
        assert_eq!((one, two, three), (Ok(()), Ok(()), Ok(())));
        assert_eq!(read_entries(&store, "room-0").await, ["1 a", "2 b", "3 c", "4 d"]);
    });
}

#[test]
fn two_hundred_tasks_write_to_two_hundred_rooms() {
    on_each_store(async |test_store| {
        let store = test_store.open().await;
        let leases = rooms(&store, 200).await;
        let tasks: Vec<_> =
            leases.into_iter().map(|lease| tokio::spawn(write_ten(store.clone(), lease))).collect();
        for task in tasks {
            task.await.unwrap();
        }
        let expected: Vec<String> = (1..=10).map(|number| format!("{number} step")).collect();
        for room in 0..200 {
            assert_eq!(read_entries(&store, &format!("room-{room}")).await, expected);
        }
        assert!(store.check().await.unwrap().is_empty());
    });
}

#[test]
fn a_text_with_nul_is_refused() {
    on_each_store(async |test_store| {
        let store = test_store.open().await;
        let lease = rooms(&store, 1).await.remove(0);
        let refused = store.append(&lease, 1, new_entries(&["a\0b"]), None).await;
        assert_eq!(refused, Err(StoreError::BadText));
        let refused = store.create_room(new_room("b"), "north", new_entries(&["a\0b"])).await;
        assert_eq!(refused, Err(StoreError::BadText));
        assert_eq!(store.room("b").await.unwrap(), None);
    });
}

async fn write_ten(store: Store, lease: Lease) {
    for number in 1..=10 {
        store.append(&lease, number, new_entries(&["step"]), None).await.unwrap();
    }
}

/// Creates empty rooms of the node north.
async fn rooms(store: &Store, count: usize) -> Vec<Lease> {
    let mut leases = Vec::new();
    for room in 0..count {
        leases.push(store.create_room(new_room(&format!("room-{room}")), "north", Vec::new()).await.unwrap());
    }
    leases
}

/// Appends to all rooms at the same time.
async fn append_to_all(store: &Store, leases: &[Lease]) -> Vec<Result<(), StoreError>> {
    let barrier = Arc::new(Barrier::new(leases.len()));
    let tasks: Vec<_> = leases
        .iter()
        .cloned()
        .map(|lease| {
            let (store, barrier) = (store.clone(), barrier.clone());
            tokio::spawn(async move {
                barrier.wait().await;
                store.append(&lease, 1, new_entries(&["at once"]), None).await
            })
        })
        .collect();
    let mut answers = Vec::new();
    for task in tasks {
        answers.push(task.await.unwrap());
    }
    answers
}
