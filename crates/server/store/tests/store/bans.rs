//! Bans, and what is left of them when a player is deleted.

use sqlx::{AnyConnection, Connection, Executor, Row};
use store::{AuditAction, BanRow, StoreError};

use crate::administration::{entry, with_admin};
use crate::on_each_store;

fn ban(id: &str, player: Option<&str>, network: Option<&str>, until_ms: Option<i64>) -> BanRow {
    let (player, network) = (player.map(str::to_owned), network.map(str::to_owned));
    BanRow { id: id.into(), player, network, reason: "spam".into(), created_ms: 5, until_ms }
}

#[test]
fn a_ban_ends_by_the_clock_or_when_it_is_lifted() {
    on_each_store(async |test_store| {
        let store = with_admin(&test_store, &["ana", "luis", "eva"]).await;
        let now = store.now_ms().await.unwrap();
        let add = async |row| store.add_ban(entry(Some("ana"), AuditAction::Ban, "x"), row).await;
        add(ban("1", Some("luis"), None, Some(now - 1))).await.unwrap();
        assert_eq!(store.ban_of("luis").await, Ok(None), "it has ended");
        let until = ban("2", Some("luis"), None, Some(now + 600_000));
        add(until.clone()).await.unwrap();
        assert_eq!(store.ban_of("luis").await, Ok(Some(until.clone())));
        let forever = ban("3", Some("luis"), None, None);
        add(forever.clone()).await.unwrap();
        assert_eq!(store.ban_of("luis").await, Ok(Some(forever.clone())), "a new ban replaces it");
        let network = ban("4", None, Some("192.0.2.0/24"), None);
        add(network.clone()).await.unwrap();
        let nobody = add(ban("5", Some("nobody"), None, None)).await;
        assert_eq!(nobody, Err(StoreError::NotFound { what: "player" }));
        assert_eq!(store.bans_in_force().await.unwrap().len(), 2);
        assert_eq!(store.bans(None, 1).await, Ok(vec![network]));
        assert_eq!(store.bans(Some("4"), 9).await, Ok(vec![forever]));

        let lift = || entry(Some("ana"), AuditAction::LiftBan, "luis");
        store.lift_ban(lift(), "3").await.unwrap();
        assert_eq!(store.ban_of("luis").await, Ok(None));
        assert_eq!(store.lift_ban(lift(), "3").await, Err(StoreError::NotFound { what: "ban" }));
        add(ban("6", Some("eva"), None, Some(now - 1))).await.unwrap();
        assert_eq!(store.purge_bans().await, Ok(1));
        assert_eq!(store.ban("6").await, Ok(None));
    });
}

#[test]
fn a_deleted_player_leaves_only_hashes_of_a_ban() {
    on_each_store(async |test_store| {
        let store = with_admin(&test_store, &["ana", "luis", "eva"]).await;
        let now = store.now_ms().await.unwrap();
        store.grant_admin(entry(Some("ana"), AuditAction::Grant, "luis")).await.unwrap();
        let end = Some(now + 600_000);
        let about = entry(Some("luis"), AuditAction::Ban, "luis");
        store.add_ban(about, ban("1", Some("luis"), None, end)).await.unwrap();
        store.admin_rename(entry(Some("luis"), AuditAction::Rename, "eva"), "Eva 2").await.unwrap();
        let hashes = ["name hash".to_owned(), "id hash".to_owned()];
        store.forget_in_administration("luis", &hashes).await.unwrap();

        let kept = BanRow { player: None, reason: String::new(), ..ban("1", None, None, end) };
        for hash in &hashes {
            assert_eq!(store.ban_by_hash(hash).await, Ok(Some(kept.clone())));
        }
        assert_eq!(store.ban_by_hash("other").await, Ok(None));
        assert_eq!(store.is_admin("luis").await, Ok(false));
        let mut connection = AnyConnection::connect(&test_store.url).await.unwrap();
        for table in ["admins", "audit_log", "bans", "ban_hashes", "room_orders"] {
            let rows = format!("SELECT * FROM {table}");
            let rows = connection.fetch_all(sqlx::raw_sql(sqlx::AssertSqlSafe(rows))).await.unwrap();
            for row in &rows {
                for column in 0..row.len() {
                    let text = row.try_get::<Option<String>, _>(column).ok().flatten();
                    assert_ne!(text.as_deref(), Some("luis"), "in {table}");
                }
            }
        }
        store.lift_ban(entry(Some("ana"), AuditAction::LiftBan, ""), "1").await.unwrap();
        assert_eq!(store.ban_by_hash("id hash").await, Ok(None));
        store.forget_in_administration("eva", &hashes).await.unwrap();
        assert_eq!(store.ban_by_hash("id hash").await, Ok(None), "eva was not banned");
    });
}
