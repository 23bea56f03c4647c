//! Opening, migrations, checks and backups.

use std::path::Path;

use sqlx::{AnyConnection, Connection, Executor};
use store::{Store, StoreError, StoreKind, StoreOptions};
use tempfile::TempDir;

use crate::{TestStore, new_entries, new_room, on_each_store, own_postgres, person, read_entries, runtime};

async fn execute(test_store: &TestStore, sql: &'static str) {
    let mut connection = AnyConnection::connect(&test_store.url).await.unwrap();
    connection.execute(sqlx::raw_sql(sql)).await.unwrap();
}

#[test]
fn a_reopened_store_contains_its_data() {
    on_each_store(async |test_store| {
        let store = test_store.open().await;
        store.create_room(new_room("a"), "north", new_entries(&["one"])).await.unwrap();
        store.close().await;
        assert_eq!(store.ping().await.map_err(|error| error.code()), Err("store_unavailable"));

        let (again, at_the_same_time) = tokio::join!(test_store.open(), test_store.open());
        assert_eq!(read_entries(&again, "a").await, ["1 one"]);
        assert_eq!(read_entries(&at_the_same_time, "a").await, ["1 one"]);
        again.ping().await.unwrap();
    });
}

#[test]
fn a_new_store_can_be_opened_twice_at_the_same_time() {
    on_each_store(async |test_store| {
        let (one, other) = tokio::join!(test_store.open(), test_store.open());
        one.create_room(new_room("a"), "north", new_entries(&["one"])).await.unwrap();
        assert_eq!(read_entries(&other, "a").await, ["1 one"]);
    });
}

#[test]
fn a_store_of_a_newer_version_is_refused() {
    on_each_store(async |test_store| {
        test_store.open().await.close().await;
        execute(&test_store, "INSERT INTO schema_version (version) VALUES (99)").await;
        let refused = Store::open(&test_store.url, StoreOptions::default()).await.map(|_| ());
        assert_eq!(refused, Err(StoreError::NewerSchema { found: 99, known: Store::newest_schema() }));
    });
}

#[test]
fn the_clock_of_the_database_is_about_right() {
    on_each_store(async |test_store| {
        let store = test_store.open().await;
        let ours = std::time::SystemTime::UNIX_EPOCH.elapsed().unwrap().as_millis();
        let theirs = u128::try_from(store.now_ms().await.unwrap()).unwrap();
        assert!(theirs.abs_diff(ours) < 60_000, "{theirs} is far from {ours}");
    });
}

#[test]
fn a_check_finds_gaps_and_entries_without_room() {
    on_each_store(async |test_store| {
        let store = test_store.open().await;
        store.create_room(new_room("a"), "north", new_entries(&["one", "two", "three"])).await.unwrap();
        assert_eq!(store.check().await, Ok(vec![]));
        execute(&test_store, "DELETE FROM entries WHERE number = 2").await;
        execute(&test_store, "INSERT INTO entries (room, number, at_ms, body) VALUES ('lost', 1, 0, '')")
            .await;
        let problems = store.check().await.unwrap();
        let expected =
            ["the entries of room a have gaps", "there are entries of room lost, which is missing"];
        assert_eq!(problems, expected);
    });
}

#[test]
fn a_backup_is_a_complete_store_and_overwrites_nothing() {
    on_each_store(async |test_store| {
        let folder = TempDir::new().unwrap();
        let copy = folder.path().join("copy.db");
        let store = test_store.open().await;
        store.create_room(new_room("a"), "north", new_entries(&["one"])).await.unwrap();
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
    assert_eq!(read_entries(&copied, "a").await, ["1 one"]);
}

#[test]
fn only_the_owner_can_read_the_files() {
    use std::os::unix::fs::PermissionsExt;
    let folder = TempDir::new().unwrap();
    runtime().block_on(async {
        let url = format!("sqlite:{}", folder.path().join("store.db").display());
        let store = Store::open(&url, StoreOptions::default()).await.unwrap();
        store.create_player(person("ana")).await.unwrap();
        store.backup(&folder.path().join("copy.db")).await.unwrap();
        let mut found = Vec::new();
        for file in std::fs::read_dir(folder.path()).unwrap() {
            let file = file.unwrap();
            let mode = file.metadata().unwrap().permissions().mode() & 0o777;
            assert_eq!(mode, 0o600, "{:o} {:?}", mode, file.file_name());
            found.push(file.file_name().into_string().unwrap());
        }
        found.sort();
        assert_eq!(found, ["copy.db", "store.db", "store.db-shm", "store.db-wal"]);
    });
}

#[test]
fn a_store_of_an_older_version_is_migrated() {
    on_each_store(async |test_store| {
        let store = test_store.open().await;
        store.create_player(person("ana")).await.unwrap();
        store.create_account("ana", "Ana", "hash").await.unwrap();
        store.create_room(new_room("a"), "north", new_entries(&["one"])).await.unwrap();
        store.close().await;
        for table in [
            "ban_hashes",
            "bans",
            "admins",
            "administration",
            "audit_log",
            "room_orders",
            "announcements",
            "load_samples",
        ] {
            execute(&test_store, format!("DROP TABLE {table}").leak()).await;
        }
        for index in [
            "players_by_name",
            "players_by_time",
            "rooms_by_time",
            "running_rooms_by_time",
            "reports_to_handle",
        ] {
            execute(&test_store, format!("DROP INDEX {index}").leak()).await;
        }
        execute(&test_store, "ALTER TABLE nodes DROP COLUMN version").await;
        execute(&test_store, "ALTER TABLE reports DROP COLUMN handled_ms").await;
        execute(&test_store, "DROP TABLE erasures").await;
        execute(&test_store, "DROP TABLE password_resets").await;
        execute(&test_store, "DROP TABLE email_checks").await;
        execute(&test_store, "DROP INDEX people_by_visit").await;
        execute(&test_store, "DROP INDEX players_by_account").await;
        execute(&test_store, "DROP INDEX rooms_by_host").await;
        execute(&test_store, "DROP INDEX reports_by_reporter").await;
        execute(&test_store, "ALTER TABLE players DROP COLUMN seen_ms").await;
        for column in ["device", "begun_ms", "used_ms"] {
            let drop = format!("ALTER TABLE sessions DROP COLUMN {column}");
            execute(&test_store, drop.leak()).await;
        }
        execute(&test_store, "DROP TABLE notices").await;
        execute(&test_store, "DROP TABLE notice_mutes").await;
        execute(&test_store, "DROP TABLE notice_preferences").await;
        execute(&test_store, "DROP TABLE notice_channels").await;
        execute(&test_store, "DROP TABLE server_keys").await;
        execute(&test_store, "UPDATE rooms SET stage = 'over'").await;
        execute(&test_store, "DROP TABLE history_to_add").await;
        execute(&test_store, "DROP TABLE history").await;
        execute(&test_store, "DROP INDEX ratings_by_rank").await;
        execute(&test_store, "CREATE INDEX ratings_by_game ON ratings (game, rating)").await;
        execute(&test_store, "ALTER TABLE ratings DROP COLUMN listed_games").await;
        execute(&test_store, "ALTER TABLE ratings DROP COLUMN listed_ms").await;
        execute(&test_store, "DROP TABLE daily_attempts").await;
        execute(&test_store, "DROP TABLE daily_deals").await;
        execute(&test_store, "DROP TABLE reviews").await;
        execute(&test_store, "DROP TABLE bug_reports").await;
        execute(&test_store, "DROP TABLE result_players").await;
        execute(&test_store, "DROP INDEX accounts_by_skeleton").await;
        execute(&test_store, "ALTER TABLE accounts DROP COLUMN skeleton").await;
        execute(&test_store, "DROP TABLE account_contacts").await;
        execute(&test_store, "ALTER TABLE rooms DROP COLUMN host").await;
        execute(&test_store, "DELETE FROM schema_version WHERE version > 1").await;
        assert_eq!(Store::schema_at(&test_store.url).await, Ok(Some(1)));

        let store = test_store.open().await;
        assert_eq!(Store::schema_at(&test_store.url).await, Ok(Some(Store::newest_schema())));
        assert_eq!(store.account_of("ana").await.unwrap().unwrap().name, "Ana");
        assert!(
            store.account_like("\u{410}n\u{430}").await.unwrap().is_some(),
            "an older name is known by its look"
        );
        assert_eq!(store.contact("ana").await, Ok(None));
        assert_eq!(read_entries(&store, "a").await, ["1 one"]);
        assert_eq!(store.hosted_by("ana").await, Ok(vec![]), "an older room has no host");
        assert_eq!(store.history_to_add(9).await, Ok(vec!["a".to_owned()]), "an older match is to be added");
        store.add_to_history("a", None).await.unwrap();
        assert_eq!(store.history_to_add(9).await, Ok(vec![]));
    });
}

#[test]
fn reading_the_schema_version_changes_nothing() {
    on_each_store(async |test_store| {
        let missing = Store::schema_at(&test_store.url).await;
        // The PostgreSQL database is empty, and the SQLite file does not exist yet.
        assert!(matches!(missing, Ok(None) | Err(StoreError::CannotOpen { .. })), "{missing:?}");
        assert_eq!(Store::schema_at(&test_store.url).await, missing, "reading the version created nothing");
        drop(test_store.open().await);
        assert_eq!(Store::schema_at(&test_store.url).await, Ok(Some(Store::newest_schema())));
    });
}

#[test]
fn the_error_says_why_a_store_cannot_be_opened() {
    let check = |url: String, code: &str, reason: &str| {
        let refused = runtime().block_on(Store::open(&url, StoreOptions::default()));
        let error = refused.map(|_| ()).unwrap_err();
        assert_eq!(error.code(), code, "{error}");
        assert!(error.to_string().contains(reason), "`{error}` should contain `{reason}`");
        assert!(!format!("{error} {error:?}").contains("wr0ng"), "{error} contains the password");
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
