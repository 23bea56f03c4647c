//! Deleting people, and the columns that name them.

use sqlx::{AnyConnection, Connection, Row};
use store::{Lease, PERSONAL_COLUMNS, RoomRedaction, StoreError};

use crate::{TestStore, new_entries, new_room, on_each_store, person, read_entries, summary_with_players};

const FOREIGN_KEYS_OF_SQLITE: &str = "SELECT tables.name, keys.\"from\" FROM sqlite_master AS tables, \
    pragma_foreign_key_list(tables.name) AS keys WHERE keys.\"table\" IN ('players', 'accounts')";

const FOREIGN_KEYS_OF_POSTGRES: &str = "SELECT source.relname::text, columns.attname::text FROM pg_constraint \
    JOIN pg_class AS source ON source.oid = pg_constraint.conrelid \
    JOIN pg_class AS target ON target.oid = pg_constraint.confrelid \
    JOIN pg_attribute AS columns ON columns.attrelid = source.oid AND columns.attnum = ANY (pg_constraint.conkey) \
    WHERE pg_constraint.contype = 'f' AND target.relname IN ('players', 'accounts')";

async fn references_to_players(test_store: &TestStore) -> Vec<(String, String)> {
    let mut connection = AnyConnection::connect(&test_store.url).await.unwrap();
    let is_sqlite = test_store.url.starts_with("sqlite");
    let keys = if is_sqlite { FOREIGN_KEYS_OF_SQLITE } else { FOREIGN_KEYS_OF_POSTGRES };
    let rows = sqlx::query(keys).fetch_all(&mut connection).await.unwrap();
    rows.iter().map(|row| (row.get(0), row.get(1))).collect()
}

#[test]
fn every_column_that_refers_to_a_player_is_known_to_the_deletion() {
    on_each_store(async |test_store| {
        drop(test_store.open().await);
        let references = references_to_players(&test_store).await;
        assert!(references.len() > 12, "{references:?}");
        for (table, column) in references {
            assert!(PERSONAL_COLUMNS.contains(&(table.as_str(), column.as_str())), "{table}.{column}");
        }
    });
}

#[test]
fn a_person_goes_last_when_no_room_names_them_any_more() {
    on_each_store(async |test_store| {
        let store = test_store.open().await;
        for player in ["ana", "guest", "bot"] {
            store.create_player(person(player)).await.unwrap();
        }
        store.create_account("ana", "Ana", "hash").await.unwrap();
        store.create_bot_token("token", "bot", "ana").await.unwrap();
        store.merge_player("guest", "ana").await.unwrap();
        let lease =
            store.create_room(new_room("a"), "north", new_entries(&["one", "ana two"])).await.unwrap();
        store.append(&lease, 3, vec![], Some(summary_with_players(&[(0, "ana")]))).await.unwrap();

        store.begin_erasure("ana", "Former player").await.unwrap();
        assert_eq!(store.account_of("ana").await, Ok(None));
        assert_eq!(store.player("ana").await.unwrap().unwrap().name, "Former player");
        let mut leased = store.lease_erasures(9, 60_000).await.unwrap();
        leased.sort();
        assert_eq!(leased, ["ana", "bot", "guest"]);
        assert_eq!(store.lease_erasures(9, 60_000).await, Ok(vec![]), "another node works on them");
        assert_eq!(store.rooms_with("ana", 9).await, Ok(vec!["a".to_owned()]));
        assert_eq!(store.finish_erasure("ana", "nobody").await, Ok(false));

        let redaction = RoomRedaction {
            entries: vec![(2, "nobody two".to_owned())],
            appended: "redacted".to_owned(),
            at_ms: 5,
            people: vec![("ana".to_owned(), "nobody".to_owned())],
            summary: None,
        };
        let late = Lease { epoch: lease.epoch + 1, ..lease.clone() };
        assert_eq!(store.redact_room(&late, redaction.clone()).await, Err(StoreError::Fenced));
        assert_eq!(store.redact_room(&lease, redaction).await, Ok(3));
        assert_eq!(read_entries(&store, "a").await, ["1 one", "2 nobody two", "3 redacted"]);
        store.append(&lease, 4, new_entries(&["four"]), None).await.unwrap();
        for player in ["ana", "bot", "guest"] {
            assert_eq!(store.finish_erasure(player, "nobody").await, Ok(true), "{player}");
            assert_eq!(store.player(player).await, Ok(None));
        }
        assert_eq!(store.count_erasures().await, Ok(0));
    });
}

#[test]
fn entries_are_found_room_by_room() {
    on_each_store(async |test_store| {
        let store = test_store.open().await;
        for room in ["a", "b", "c"] {
            store.create_room(new_room(room), "north", new_entries(&["said x", "other y"])).await.unwrap();
        }
        let beginnings = ["said", "-", "-", "-", "-", "-"];
        let first = store.next_entries_like("", 2, 0, beginnings).await.unwrap();
        assert_eq!(first.last.as_deref(), Some("b"));
        let said = |room: &str| (room.to_owned(), "said x".to_owned());
        assert_eq!(first.entries, [said("a"), said("b")]);
        let second = store.next_entries_like("b", 2, 0, beginnings).await.unwrap();
        assert_eq!((second.last.as_deref(), second.entries), (Some("c"), vec![said("c")]));
        assert_eq!(store.next_entries_like("c", 2, 0, beginnings).await.unwrap().last, None);
        let later = store.next_entries_like("", 9, i64::MAX, beginnings).await.unwrap();
        assert_eq!((later.last.as_deref(), later.entries.len()), (Some("c"), 0));
    });
}
