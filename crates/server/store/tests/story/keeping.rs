//! Opening, migrating, checking and backing up.

use std::path::Path;

use sqlx::{AnyConnection, Connection, Executor};
use store::{Store, StoreError, StoreKind, StoreOptions};
use tempfile::TempDir;

use crate::{Ground, new_room, on_each_store, own_postgres, person, runtime, said, told};

async fn disturb(ground: &Ground, sql: &'static str) {
    let mut connection = AnyConnection::connect(&ground.url).await.unwrap();
    connection.execute(sqlx::raw_sql(sql)).await.unwrap();
}

#[test]
fn a_store_that_is_opened_again_holds_what_it_held() {
    on_each_store(async |ground| {
        let store = ground.open().await;
        store.create_room(new_room("a"), "north", said(&["one"])).await.unwrap();
        store.close().await;
        assert_eq!(store.ping().await.map_err(|error| error.code()), Err("store_unavailable"));

        let (again, at_the_same_time) = tokio::join!(ground.open(), ground.open());
        assert_eq!(told(&again, "a").await, ["1 one"]);
        assert_eq!(told(&at_the_same_time, "a").await, ["1 one"]);
        again.ping().await.unwrap();
    });
}

#[test]
fn two_who_open_a_new_store_at_once_make_one() {
    on_each_store(async |ground| {
        let (one, other) = tokio::join!(ground.open(), ground.open());
        one.create_room(new_room("a"), "north", said(&["one"])).await.unwrap();
        assert_eq!(told(&other, "a").await, ["1 one"]);
    });
}

#[test]
fn a_store_of_a_newer_version_is_left_alone() {
    on_each_store(async |ground| {
        ground.open().await.close().await;
        disturb(&ground, "INSERT INTO schema_version (version) VALUES (99)").await;
        let refused = Store::open(&ground.url, StoreOptions::default()).await.map(|_| ());
        assert_eq!(refused, Err(StoreError::NewerSchema { found: 99, known: Store::newest_schema() }));
    });
}

#[test]
fn the_databases_clock_is_about_right() {
    on_each_store(async |ground| {
        let store = ground.open().await;
        let ours = std::time::SystemTime::UNIX_EPOCH.elapsed().unwrap().as_millis();
        let theirs = u128::try_from(store.now_ms().await.unwrap()).unwrap();
        assert!(theirs.abs_diff(ours) < 60_000, "{theirs} is far from {ours}");
    });
}

#[test]
fn a_check_finds_gaps_and_strays() {
    on_each_store(async |ground| {
        let store = ground.open().await;
        store.create_room(new_room("a"), "north", said(&["one", "two", "three"])).await.unwrap();
        assert_eq!(store.check().await, Ok(vec![]));
        disturb(&ground, "DELETE FROM entries WHERE number = 2").await;
        disturb(&ground, "INSERT INTO entries (room, number, at_ms, body) VALUES ('lost', 1, 0, '')").await;
        let complaints = store.check().await.unwrap();
        let expected =
            ["the entries of room a have gaps", "there are entries of room lost, which is missing"];
        assert_eq!(complaints, expected);
    });
}

#[test]
fn a_backup_is_a_store_of_its_own_and_overwrites_nothing() {
    on_each_store(async |ground| {
        let folder = TempDir::new().unwrap();
        let copy = folder.path().join("copy.db");
        let store = ground.open().await;
        store.create_room(new_room("a"), "north", said(&["one"])).await.unwrap();
        match store.kind() {
            StoreKind::Postgres => {
                assert_eq!(
                    store.backup(&copy).await.map_err(|error| error.code()),
                    Err("unsupported_by_store")
                );
            }
            StoreKind::Sqlite => back_up(&store, &copy).await,
        }
    });
}

async fn back_up(store: &Store, copy: &Path) {
    store.backup(copy).await.unwrap();
    let twice = store.backup(copy).await;
    assert_eq!(twice, Err(StoreError::FileExists { path: copy.display().to_string() }));
    let url = format!("sqlite:{}", copy.display());
    let copied = Store::open(&url, StoreOptions::default()).await.unwrap();
    assert_eq!(told(&copied, "a").await, ["1 one"]);
}

#[test]
fn a_store_of_an_older_version_is_brought_up_to_date() {
    on_each_store(async |ground| {
        let store = ground.open().await;
        store.create_player(person("ana")).await.unwrap();
        store.create_account("ana", "Ana", "hash").await.unwrap();
        store.create_room(new_room("a"), "north", said(&["one"])).await.unwrap();
        store.close().await;
        disturb(&ground, "DROP TABLE account_contacts").await;
        disturb(&ground, "ALTER TABLE rooms DROP COLUMN host").await;
        disturb(&ground, "DELETE FROM schema_version WHERE version > 1").await;
        assert_eq!(Store::schema_at(&ground.url).await, Ok(Some(1)));

        let store = ground.open().await;
        assert_eq!(Store::schema_at(&ground.url).await, Ok(Some(Store::newest_schema())));
        assert_eq!(store.account_of("ana").await.unwrap().unwrap().name, "Ana");
        assert_eq!(store.contact("ana").await, Ok(None));
        assert_eq!(told(&store, "a").await, ["1 one"]);
        assert_eq!(store.hosted_by("ana").await, Ok(vec![]), "an older room does not say who opened it");
    });
}

#[test]
fn a_look_at_the_schema_leaves_no_trace() {
    on_each_store(async |ground| {
        let missing = Store::schema_at(&ground.url).await;
        // An empty PostgreSQL database holds no store yet; an SQLite file has yet to be made.
        assert!(matches!(missing, Ok(None) | Err(StoreError::CannotOpen { .. })), "{missing:?}");
        assert_eq!(Store::schema_at(&ground.url).await, missing, "nothing was made by looking");
        drop(ground.open().await);
        assert_eq!(Store::schema_at(&ground.url).await, Ok(Some(Store::newest_schema())));
    });
}

#[test]
fn what_cannot_be_opened_says_why() {
    let check = |url: String, code: &str, reason: &str| {
        let refused = runtime().block_on(Store::open(&url, StoreOptions::default()));
        let error = refused.map(|_| ()).unwrap_err();
        assert_eq!(error.code(), code, "{error}");
        assert!(error.to_string().contains(reason), "`{error}` should speak of `{reason}`");
        assert!(!format!("{error} {error:?}").contains("wr0ng"), "{error} betrays the password");
    };
    let folder = TempDir::new().unwrap();
    let text = folder.path().join("notes.txt");
    std::fs::write(&text, "not a database, but long enough to be taken for one if nobody looks ".repeat(40))
        .unwrap();

    check("redis://ana:wr0ng@db".into(), "bad_store_url", "sqlite:PATH");
    check("sqlite::memory:".into(), "cannot_open_store", "names no file");
    check("sqlite:/no/such/folder/store.db".into(), "cannot_open_store", "unable to open database file");
    check(format!("sqlite:{}", folder.path().display()), "cannot_open_store", "unable to open database file");
    check(format!("sqlite:{}", text.display()), "cannot_open_store", "not a database");
    check("postgres://ana:wr0ng@127.0.0.1:1/store".into(), "cannot_open_store", "refused");
    let wrong_password = own_postgres().url().replace("throwaway", "wr0ng");
    check(wrong_password, "cannot_open_store", "password authentication failed");
}
