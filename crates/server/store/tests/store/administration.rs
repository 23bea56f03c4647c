//! Admins, the audit log, announcements, orders, searches and load.

use store::{
    AnnouncementRow, AuditAction, AuditEntry, BugReport, LoadSample, NewRoom, Report, RoomOrder,
    RoomOrderKind, Store, StoreError,
};

use crate::{TestStore, new_entries, new_room, on_each_store, person};

pub(crate) fn entry(admin: Option<&str>, action: AuditAction, target: &str) -> AuditEntry {
    let admin = admin.map(str::to_owned);
    AuditEntry { admin, action, target: target.into(), details: String::new(), reason: "spam".into() }
}

/// A store with accounts of these players. The first one is an admin.
pub(crate) async fn with_admin(test_store: &TestStore, players: &[&str]) -> Store {
    let store = test_store.open().await;
    for player in players {
        store.create_player(person(player)).await.unwrap();
        store.create_account(player, player, "hash").await.unwrap();
    }
    store.grant_admin(entry(None, AuditAction::Grant, players[0])).await.unwrap();
    store
}

#[test]
fn the_latest_token_makes_the_first_admin_once() {
    on_each_store(async |test_store| {
        let store = test_store.open().await;
        for player in ["ana", "luis"] {
            store.create_player(person(player)).await.unwrap();
        }
        store.create_account("ana", "Ana", "hash").await.unwrap();
        let claim = async |token: &str, player: &str| {
            store.claim_first_admin(token, entry(Some(player), AuditAction::FirstAdmin, player)).await
        };
        assert_eq!(store.offer_first_admin("north").await, Ok(true));
        assert_eq!(store.offer_first_admin("south").await, Ok(true));
        assert_eq!(claim("north", "ana").await, Err(StoreError::NotFound { what: "token" }));
        assert_eq!(claim("south", "luis").await, Err(StoreError::NotFound { what: "account" }));
        assert_eq!(claim("south", "ana").await, Ok(1), "a refused claim does not use up the token");
        assert_eq!(claim("south", "ana").await, Err(StoreError::NotFound { what: "token" }));
        assert_eq!(store.offer_first_admin("west").await, Ok(false), "there is an admin");
        assert_eq!(store.admins().await, Ok(vec!["ana".to_owned()]));
        let log = store.audit_log(i64::MAX, 10).await.unwrap();
        assert_eq!((log.len(), log[0].entry.action), (1, AuditAction::FirstAdmin));
    });
}

#[test]
fn a_granted_role_voids_the_token() {
    on_each_store(async |test_store| {
        let store = test_store.open().await;
        store.create_player(person("ana")).await.unwrap();
        store.create_player(person("luis")).await.unwrap();
        store.create_account("ana", "Ana", "hash").await.unwrap();
        store.create_account("luis", "Luis", "hash").await.unwrap();
        store.offer_first_admin("north").await.unwrap();
        store.grant_admin(entry(None, AuditAction::Grant, "ana")).await.unwrap();
        store.revoke_admin(entry(None, AuditAction::Revoke, "ana")).await.unwrap();
        let claim = entry(Some("luis"), AuditAction::FirstAdmin, "luis");
        let claimed = store.claim_first_admin("north", claim).await;
        assert_eq!(claimed, Err(StoreError::NotFound { what: "token" }));
    });
}

#[test]
fn a_change_and_its_row_in_the_audit_log_are_stored_together() {
    on_each_store(async |test_store| {
        let store = with_admin(&test_store, &["ana", "luis"]).await;
        let rename = entry(Some("ana"), AuditAction::Rename, "luis");
        assert_eq!(store.admin_rename(rename.clone(), "Luis 2").await, Ok(2));
        assert_eq!(store.player("luis").await.unwrap().unwrap().name, "Luis 2");
        let order = RoomOrder { number: 2, kind: RoomOrderKind::RenamePlayer, target: "luis".into() };
        assert_eq!(store.room_orders(5).await, Ok(vec![order]));
        store.finish_room_order(2).await.unwrap();
        assert_eq!(store.room_orders(5).await, Ok(vec![]));

        let nobody = entry(Some("ana"), AuditAction::Rename, "nobody");
        let refused = store.admin_rename(nobody, "X").await;
        assert_eq!(refused, Err(StoreError::NotFound { what: "player" }));
        store.revoke_admin(entry(None, AuditAction::Revoke, "ana")).await.unwrap();
        let refused = store.admin_rename(rename, "Luis 3").await;
        assert_eq!(refused, Err(StoreError::NotAdmin), "the role was revoked meanwhile");
        assert_eq!(store.player("luis").await.unwrap().unwrap().name, "Luis 2");

        assert_eq!(store.administration_version().await, Ok(3), "refused changes are not counted");
        let log = store.audit_log(i64::MAX, 10).await.unwrap();
        let actions: Vec<_> = log.iter().map(|row| (row.number, row.entry.action)).collect();
        let expected = [(3, AuditAction::Revoke), (2, AuditAction::Rename), (1, AuditAction::Grant)];
        assert_eq!(actions, expected);
        assert_eq!(store.audit_log(3, 1).await.unwrap()[0].number, 2, "the next page");
        assert_eq!(store.audit_log_about("luis", 5).await.unwrap().len(), 1);
        assert_eq!(store.purge_audit_log(60_000).await, Ok(0));
        assert_eq!(store.purge_audit_log(-60_000).await, Ok(3), "all are older than the next minute");
    });
}

#[test]
fn an_admin_needs_an_account() {
    on_each_store(async |test_store| {
        let store = test_store.open().await;
        store.create_player(person("guest")).await.unwrap();
        let granted = store.grant_admin(entry(None, AuditAction::Grant, "guest")).await;
        assert_eq!(granted, Err(StoreError::NotFound { what: "account" }));
        let revoked = store.revoke_admin(entry(None, AuditAction::Revoke, "guest")).await;
        assert_eq!(revoked, Err(StoreError::NotFound { what: "admin" }));
        assert_eq!(store.is_admin("guest").await, Ok(false));
    });
}

fn announcement(id: &str, from_ms: i64, until_ms: i64, restart_ms: Option<i64>) -> AnnouncementRow {
    let text_en = Some(format!("{id} is here"));
    let created_ms = from_ms;
    AnnouncementRow { id: id.into(), text_en, text_es: None, from_ms, until_ms, restart_ms, created_ms }
}

#[test]
fn announcements_end_and_a_restart_replaces_an_earlier_one() {
    on_each_store(async |test_store| {
        let store = with_admin(&test_store, &["ana"]).await;
        let now = store.now_ms().await.unwrap();
        let add = async |row| store.add_announcement(entry(None, AuditAction::Announce, "a"), row).await;
        for row in [
            announcement("past", now - 700_000, now - 600_000, None),
            announcement("news", now - 10, now + 600_000, None),
            announcement("early", now - 5, now + 600_000, Some(now + 300_000)),
            announcement("late", now, now + 700_000, Some(now + 400_000)),
        ] {
            add(row).await.unwrap();
        }
        let ids = |rows: Vec<AnnouncementRow>| rows.into_iter().map(|row| row.id).collect::<Vec<_>>();
        assert_eq!(ids(store.announcements_in_force(10).await.unwrap()), ["news", "late"]);
        assert_eq!(ids(store.announcements(None, 2).await.unwrap()), ["late", "early"]);
        assert_eq!(ids(store.announcements(Some("early"), 9).await.unwrap()), ["news", "past"]);
        let end = entry(Some("ana"), AuditAction::EndAnnouncement, "news");
        store.end_announcement(end.clone()).await.unwrap();
        let again = store.end_announcement(end).await;
        assert_eq!(again, Err(StoreError::NotFound { what: "announcement" }));
        assert_eq!(ids(store.announcements_in_force(10).await.unwrap()), ["late"]);
        assert_eq!(store.purge_announcements(60_000).await.unwrap(), 1);
    });
}

#[test]
fn people_are_found_by_the_beginning_of_their_name_page_by_page() {
    on_each_store(async |test_store| {
        let store = test_store.open().await;
        for (id, name) in
            [("1", "Ana"), ("2", "ANABEL"), ("3", "ana"), ("4", "Bea"), ("5", "Ñandú"), ("6", "Ana%")]
        {
            store.create_player(store::PlayerRow { name: name.into(), ..person(id) }).await.unwrap();
        }
        let ids = |rows: &[store::PlayerRow]| rows.iter().map(|row| row.id.clone()).collect::<Vec<_>>();
        let page = store.people_by_name("aN", None, 3).await.unwrap();
        assert_eq!(ids(&page), ["1", "3", "6"]);
        let next = store.people_by_name("aN", page.last(), 3).await.unwrap();
        assert_eq!(ids(&next), ["2"]);
        assert_eq!(ids(&store.people_by_name("ana%", None, 3).await.unwrap()), ["6"], "no wildcards");
        assert_eq!(ids(&store.people_by_name("Ñan", None, 3).await.unwrap()), ["5"]);
        let newest = store.newest_people(None, 4).await.unwrap();
        assert_eq!(ids(&newest), ["6", "5", "4", "3"], "of the same moment, by id");
        assert_eq!(ids(&store.newest_people(newest.last(), 4).await.unwrap()), ["2", "1"]);
    });
}

#[test]
fn rooms_are_listed_by_time_page_by_page() {
    on_each_store(async |test_store| {
        let store = test_store.open().await;
        for (id, created_ms, stage) in [
            ("a", 1, store::RoomStage::Over),
            ("b", 2, store::RoomStage::Playing),
            ("c", 2, store::RoomStage::Open),
            ("d", 3, store::RoomStage::Closed),
        ] {
            let room = NewRoom { created_ms, stage, ..new_room(id) };
            store.create_room(room, "north", new_entries(&["one"])).await.unwrap();
        }
        let ids = |rows: &[store::RoomRow]| rows.iter().map(|row| row.id.clone()).collect::<Vec<_>>();
        let page = store.newest_rooms(false, None, 2).await.unwrap();
        assert_eq!(ids(&page), ["d", "c"]);
        assert_eq!(ids(&store.newest_rooms(false, page.last(), 5).await.unwrap()), ["b", "a"]);
        let page = store.newest_rooms(true, None, 1).await.unwrap();
        assert_eq!(ids(&page), ["c"]);
        assert_eq!(ids(&store.newest_rooms(true, page.last(), 5).await.unwrap()), ["b"]);
    });
}

#[test]
fn reports_are_listed_until_they_are_handled() {
    on_each_store(async |test_store| {
        let store = with_admin(&test_store, &["ana"]).await;
        let lines = [r#"{"said":{"text":"one"}}"#, "resumed", r#"{"said":{"text":"two"}}"#];
        store.create_room(new_room("a"), "north", new_entries(&lines)).await.unwrap();
        let report = |line, reporter: &str, at_ms| Report {
            room: "a".into(),
            line,
            reporter: reporter.into(),
            reason: "rude".into(),
            at_ms,
        };
        for report in [report(1, "luis", 5), report(1, "eva", 5), report(2, "eva", 9)] {
            store.add_report(report).await.unwrap();
        }
        let first = store.reports_to_handle(None, 2).await.unwrap();
        assert_eq!(first, [report(1, "eva", 5), report(1, "luis", 5)]);
        assert_eq!(store.reports_to_handle(first.last(), 2).await, Ok(vec![report(2, "eva", 9)]));
        let dismiss = || entry(Some("ana"), AuditAction::DismissReport, "a");
        store.handle_reports(dismiss(), "a", 1).await.unwrap();
        assert_eq!(store.reports_to_handle(None, 9).await, Ok(vec![report(2, "eva", 9)]));
        let again = store.handle_reports(dismiss(), "a", 1).await;
        assert_eq!(again, Err(StoreError::NotFound { what: "report" }));
        let chat = store.chat_entries("a", 1, 5).await.unwrap();
        assert_eq!(chat.iter().map(|entry| entry.number).collect::<Vec<_>>(), [3]);

        let bug = |id: &str, at_ms| BugReport {
            id: id.into(),
            room: "a".into(),
            reporter: "eva".into(),
            perspective: "public".into(),
            step: None,
            entry: 1,
            version: "1".into(),
            description: "dark".into(),
            at_ms,
        };
        for bug in [bug("x", 3), bug("y", 3), bug("z", 1)] {
            store.add_bug_report(bug).await.unwrap();
        }
        let page = store.bug_reports_to_handle(None, 2).await.unwrap();
        assert_eq!(page, [bug("z", 1), bug("x", 3)]);
        assert_eq!(store.bug_reports_to_handle(page.last(), 2).await, Ok(vec![bug("y", 3)]));
        let dismiss = entry(Some("ana"), AuditAction::DismissProblem, "x");
        store.handle_bug_report(dismiss).await.unwrap();
        assert_eq!(store.bug_reports_to_handle(None, 9).await, Ok(vec![bug("z", 1), bug("y", 3)]));
    });
}

#[test]
fn load_samples_are_kept_for_a_while() {
    on_each_store(async |test_store| {
        let store = test_store.open().await;
        let sample = |node: &str, at_ms| LoadSample {
            node: node.into(),
            at_ms,
            people: 1,
            rooms: 2,
            requests: 3,
            answer_us: 4,
            memory_bytes: 5,
        };
        for sample in [sample("north", 1), sample("south", 2), sample("north", 2), sample("north", 2)] {
            store.add_load_sample(sample).await.unwrap();
        }
        assert_eq!(store.load_samples(2, 9).await, Ok(vec![sample("north", 2), sample("south", 2)]));
        assert_eq!(store.purge_load_samples(2).await, Ok(1));
        assert!(store.size().await.unwrap() > 10_000);
        store.beat("north", "here", 60_000).await.unwrap();
        store.set_node_version("north", "1.2.3").await.unwrap();
        assert_eq!(store.living_nodes().await.unwrap()[0].version.as_deref(), Some("1.2.3"));
    });
}
