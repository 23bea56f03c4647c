//! Players, sessions, accounts, bots, ratings and reports.

use store::{
    BugReport, ContactRow, NewResult, NewRoom, PlayerKind, PlayerRow, RatingRow, Recorded, Report, ReviewKey,
    RoomStage, SessionRow, Store, StoreError,
};

use crate::history::finished;
use crate::{TestStore, new_entries, new_room, on_each_store, person, summary_with_players};

async fn with_players(test_store: &TestStore, players: &[&str]) -> Store {
    let store = test_store.open().await;
    for player in players {
        store.create_player(person(player)).await.unwrap();
    }
    store
}

#[test]
fn a_player_can_be_renamed() {
    on_each_store(async |test_store| {
        let store = with_players(&test_store, &["ana"]).await;
        assert_eq!(
            store.create_player(person("ana")).await,
            Err(StoreError::AlreadyExists { what: "player" })
        );
        store.rename_player("ana", "Ana la Roja").await.unwrap();
        let renamed = PlayerRow { name: "Ana la Roja".into(), ..person("ana") };
        assert_eq!(store.player("ana").await, Ok(Some(renamed)));
        assert_eq!(store.player("nobody").await, Ok(None));
        assert_eq!(store.rename_player("nobody", "X").await, Err(StoreError::NotFound { what: "player" }));
    });
}

#[test]
fn a_session_ends_by_the_clock_of_the_database() {
    on_each_store(async |test_store| {
        let store = with_players(&test_store, &["ana", "bea"]).await;
        let now = store.now_ms().await.unwrap();
        let soon = now + 600_000;
        store.create_session("live", "ana", "Firefox, Linux", soon).await.unwrap();
        store.create_session("other", "ana", "Firefox, Linux", soon).await.unwrap();
        store.create_session("bea's", "bea", "Firefox, Linux", soon).await.unwrap();
        store.create_session("past", "ana", "Firefox, Linux", now - 1).await.unwrap();
        let session = |expires_ms| Ok(Some(SessionRow { player: "ana".into(), expires_ms }));

        assert_eq!(store.session("live").await, session(soon));
        assert_eq!(store.session("past").await, Ok(None));
        store.touch_session("live", soon + 5).await.unwrap();
        store.touch_session("past", soon).await.unwrap();
        assert_eq!(store.session("live").await, session(soon + 5));
        assert_eq!(store.session("past").await, Ok(None));
        assert_eq!(store.purge_sessions().await, Ok(1));

        assert_eq!(store.delete_session("other").await, Ok(true));
        assert_eq!(store.delete_session("other").await, Ok(false));
        assert_eq!(store.session("other").await, Ok(None));
        assert_eq!(store.delete_sessions_of("ana").await, Ok(1));
        assert!(store.session("bea's").await.unwrap().is_some());
        let nobody = store.create_session("x", "nobody", "Firefox, Linux", soon).await;
        assert_eq!(nobody, Err(StoreError::NotFound { what: "player" }));
    });
}

#[test]
fn account_names_are_unique_ignoring_case() {
    on_each_store(async |test_store| {
        let store = with_players(&test_store, &["ana", "bea"]).await;
        store.create_account("ana", "Muñoz", "hash one").await.unwrap();
        for alike in ["MUÑOZ", "Muñ0z", "\u{41c}u\u{f1}oz"] {
            assert_eq!(
                store.create_account("bea", alike, "hash").await,
                Err(StoreError::NameTaken),
                "{alike}"
            );
            assert_eq!(store.account_like(alike).await.unwrap().unwrap().player, "ana");
        }
        assert_eq!(store.account_like("Munoz").await, Ok(None));
        assert_eq!(store.create_account("ana", "Other", "hash").await, Err(StoreError::AlreadyAccount));
        let nobody = store.create_account("nobody", "Other", "hash").await;
        assert_eq!(nobody, Err(StoreError::NotFound { what: "player" }));

        let account = store.account_by_name("muñoz").await.unwrap().unwrap();
        assert_eq!((account.player.as_str(), account.name.as_str()), ("ana", "Muñoz"));
        assert!(!format!("{account:?}").contains("hash one"));
        store.set_password("ana", "hash two").await.unwrap();
        assert_eq!(store.account_of("ana").await.unwrap().unwrap().password_hash, "hash two");
        assert_eq!(store.account_of("bea").await, Ok(None));
        assert_eq!(store.set_password("bea", "hash").await, Err(StoreError::NotFound { what: "account" }));
    });
}

#[test]
fn a_contact_belongs_to_an_account_until_it_is_deleted() {
    on_each_store(async |test_store| {
        let store = with_players(&test_store, &["ana", "bea"]).await;
        store.create_account("ana", "Ana", "hash").await.unwrap();
        let contact =
            |email: &str, lang: &str| ContactRow { email: email.into(), lang: lang.into(), verified: false };
        assert_eq!(store.contact("ana").await, Ok(None));
        store.set_contact("ana", "ana@example.org", "en").await.unwrap();
        store.set_contact("ana", "ana@example.net", "es").await.unwrap();
        let kept = store.contact("ana").await.unwrap().unwrap();
        assert_eq!(kept, contact("ana@example.net", "es"));
        assert!(!format!("{kept:?}").contains("example"), "addresses must not be logged");
        let guest = store.set_contact("bea", "bea@example.org", "en").await;
        assert_eq!(guest, Err(StoreError::NotFound { what: "account" }));
        assert_eq!(store.delete_contact("ana").await, Ok(true));
        assert_eq!(store.delete_contact("ana").await, Ok(false));
        assert_eq!(store.contact("ana").await, Ok(None));
    });
}

#[test]
fn a_guest_who_logs_in_keeps_the_games() {
    on_each_store(async |test_store| {
        let store = with_players(&test_store, &["guest", "ana"]).await;
        let lease = store.create_room(new_room("a"), "north", new_entries(&["one"])).await.unwrap();
        store
            .append(&lease, 2, new_entries(&["sit"]), Some(summary_with_players(&[(0, "guest")])))
            .await
            .unwrap();
        store.merge_player("guest", "ana").await.unwrap();
        assert_eq!(store.rooms_of("ana", 10, None).await.unwrap().len(), 1);
        assert_eq!(store.rooms_of("guest", 10, None).await.unwrap().len(), 0);

        // The match continues with the guest's id, and still belongs to the account.
        store
            .append(
                &lease,
                3,
                new_entries(&["on"]),
                Some(summary_with_players(&[(0, "guest"), (1, "stranger")])),
            )
            .await
            .unwrap();
        assert_eq!(store.rooms_of("ana", 10, None).await.unwrap().len(), 1);
        assert_eq!(store.rooms_of("stranger", 10, None).await.unwrap().len(), 1);
        let nobody = store.merge_player("guest", "nobody").await;
        assert_eq!(nobody, Err(StoreError::NotFound { what: "player" }));
    });
}

#[test]
fn a_guest_who_logs_in_stays_host_of_unfinished_rooms() {
    on_each_store(async |test_store| {
        let store = with_players(&test_store, &["guest", "ana"]).await;
        let opened = |id: &str, stage| NewRoom { host: "guest".to_owned(), stage, ..new_room(id) };
        for (id, stage) in [
            ("b", RoomStage::Playing),
            ("a", RoomStage::Open),
            ("c", RoomStage::Over),
            ("d", RoomStage::Closed),
        ] {
            store.create_room(opened(id, stage), "north", new_entries(&["one"])).await.unwrap();
        }
        assert_eq!(store.hosted_by("guest").await, Ok(vec!["a".to_owned(), "b".to_owned()]));
        assert_eq!(store.hosted_by("ana").await, Ok(vec![]));
        store.merge_player("guest", "ana").await.unwrap();
        assert_eq!(store.hosted_by("guest").await, Ok(vec![]));
        assert_eq!(store.hosted_by("ana").await, Ok(vec!["a".to_owned(), "b".to_owned()]));

        // A room that is created with the guest's id afterwards belongs to the account too.
        store.create_room(opened("e", RoomStage::Open), "north", new_entries(&["one"])).await.unwrap();
        assert_eq!(store.hosted_by("ana").await.unwrap().last(), Some(&"e".to_owned()));
    });
}

#[test]
fn a_bot_token_is_valid_until_its_owner_deletes_it() {
    on_each_store(async |test_store| {
        let store = with_players(&test_store, &["ana", "bea"]).await;
        let bot = PlayerRow { kind: PlayerKind::Bot, ..person("golem") };
        store.create_player(bot.clone()).await.unwrap();
        assert_eq!(store.player("golem").await, Ok(Some(bot)));
        store.create_bot_token("hash", "golem", "ana").await.unwrap();

        assert_eq!(store.bot_by_token("hash").await, Ok(Some("golem".into())));
        let tokens = store.bot_tokens("ana").await.unwrap();
        assert_eq!(tokens.iter().map(|token| token.name.as_str()).collect::<Vec<_>>(), ["GOLEM"]);
        assert_eq!(store.delete_bot_token("hash", "bea").await, Ok(false));
        assert_eq!(store.delete_bot_token("hash", "ana").await, Ok(true));
        assert_eq!(store.bot_by_token("hash").await, Ok(None));
    });
}

fn rated(player: &str, rating: f64, games: i64) -> RatingRow {
    let (player, game) = (player.to_owned(), "welcome".to_owned());
    RatingRow { player, game, rating, deviation: 80.25, volatility: 0.06, games, updated_ms: 9 }
}

fn result(room: &str, ratings: Vec<RatingRow>) -> NewResult {
    NewResult { ratings, ..finished(room, true, 9, &[]) }
}

#[test]
fn a_result_counts_once_and_stale_ratings_are_refused() {
    on_each_store(async |test_store| {
        let store = with_players(&test_store, &["ana", "bea"]).await;
        for room in ["a", "b", "c"] {
            store.create_room(new_room(room), "north", Vec::new()).await.unwrap();
        }
        let first = result("a", vec![rated("bea", 1450.5, 1), rated("ana", 1550.5, 1)]);
        assert_eq!(store.record_result(first.clone()).await, Ok(Recorded::Now));
        assert_eq!(store.record_result(first).await, Ok(Recorded::Before));

        let stale = result("b", vec![rated("ana", 1600.0, 2), rated("bea", 1400.0, 1)]);
        assert_eq!(store.record_result(stale).await, Ok(Recorded::RatingsMoved));
        let ahead = result("b", vec![rated("ana", 1600.0, 5)]);
        assert_eq!(store.record_result(ahead).await, Ok(Recorded::RatingsMoved));
        assert_eq!(store.rating("ana", "welcome").await, Ok(Some(rated("ana", 1550.5, 1))));

        let second = result("b", vec![rated("ana", 1500.0, 2), rated("bea", 1501.0, 2)]);
        assert_eq!(store.record_result(second).await, Ok(Recorded::Now));
        assert_eq!(store.ratings("ana").await, Ok(vec![rated("ana", 1500.0, 2)]));
        assert_eq!(store.leaderboard("welcome", 10, 0).await.unwrap(), [], "guests are not listed");
        store.create_account("ana", "Ana", "hash").await.unwrap();
        store.create_account("bea", "Bea", "hash").await.unwrap();
        let best = store.leaderboard("welcome", 10, 0).await.unwrap();
        assert_eq!(best.iter().map(|place| place.name.as_str()).collect::<Vec<_>>(), ["BEA", "ANA"]);
        assert_eq!(store.leaderboard("welcome", 1, 1).await.unwrap(), best[1..]);
        let together = async |game: &str, players: [&str; 2], since_ms: i64| {
            store.rated_together(game, players, since_ms).await.unwrap()
        };
        assert_eq!(together("welcome", ["ana", "bea"], 9).await, 2, "a refused result does not count");
        assert_eq!(together("welcome", ["ana", "bea"], 10).await, 0);
        assert_eq!(together("raiders", ["ana", "bea"], 9).await, 0);
        assert_eq!(together("welcome", ["ana", "eva"], 9).await, 0);
        let unknown = store.record_result(result("nowhere", Vec::new())).await;
        assert_eq!(unknown, Err(StoreError::NotFound { what: "room" }));
        assert_eq!(store.record_result(result("c", Vec::new())).await, Ok(Recorded::Now));
    });
}

#[test]
fn a_counter_counts_within_its_window() {
    on_each_store(async |test_store| {
        let store = test_store.open().await;
        // Windows start in 1970, so a window of twice the current time cannot end during the test.
        let long = store.now_ms().await.unwrap() * 2;
        assert_eq!(store.hit("ana", long).await, Ok(1));
        assert_eq!(store.hit("ana", long).await, Ok(2));
        assert_eq!(store.hit("bea", long).await, Ok(1));
        assert_eq!(store.purge_counters().await, Ok(0));
        assert_eq!(store.hit("ana", long).await, Ok(3));

        // Another length is another window. This one ends after a millisecond.
        assert_eq!(store.hit("ana", 1).await, Ok(1));
        while store.purge_counters().await.unwrap() == 0 {}
        assert_eq!(store.hit("ana", long).await, Ok(1));
        assert_eq!(store.hit("bea", long).await, Ok(2));
    });
}

#[test]
fn a_player_can_report_a_line_only_once() {
    on_each_store(async |test_store| {
        let store = test_store.open().await;
        store.create_room(new_room("a"), "north", Vec::new()).await.unwrap();
        let report = |line, reporter: &str, at_ms| Report {
            room: "a".into(),
            line,
            reporter: reporter.into(),
            reason: "rude".into(),
            at_ms,
        };
        assert_eq!(store.add_report(report(3, "ana", 10)).await, Ok(true));
        assert_eq!(store.add_report(report(3, "ana", 11)).await, Ok(false));
        assert_eq!(store.add_report(report(3, "bea", 12)).await, Ok(true));
        let latest = store.reports(10).await.unwrap();
        assert_eq!(latest, [report(3, "bea", 12), report(3, "ana", 10)]);
        let nowhere = Report { room: "nowhere".into(), ..report(1, "ana", 1) };
        assert_eq!(store.add_report(nowhere).await, Err(StoreError::NotFound { what: "room" }));
    });
}

#[test]
fn a_review_is_kept_for_its_versions() {
    on_each_store(async |test_store| {
        let store = test_store.open().await;
        store.create_room(new_room("a"), "north", Vec::new()).await.unwrap();
        let key =
            |rules_version, reviewer_version| ReviewKey { room: "a".into(), rules_version, reviewer_version };
        assert_eq!(store.review(key(3, 1)).await, Ok(None));
        for body in ["first", "second"] {
            store.set_review(key(3, 1), body.into()).await.unwrap();
            assert_eq!(store.review(key(3, 1)).await, Ok(Some(body.into())));
        }
        store.set_review(key(3, 2), "newer".into()).await.unwrap();
        assert_eq!(store.review(key(3, 2)).await, Ok(Some("newer".into())));
        for outdated in [key(3, 1), key(2, 2)] {
            assert_eq!(store.review(outdated).await, Ok(None));
        }
        let nowhere = ReviewKey { room: "nowhere".into(), ..key(3, 1) };
        assert_eq!(store.set_review(nowhere, "x".into()).await, Err(StoreError::NotFound { what: "room" }));
    });
}

#[test]
fn bug_reports_are_listed_newest_first() {
    on_each_store(async |test_store| {
        let store = test_store.open().await;
        store.create_room(new_room("a"), "north", Vec::new()).await.unwrap();
        let report = |id: &str, step, at_ms| BugReport {
            id: id.into(),
            room: "a".into(),
            reporter: "ana".into(),
            perspective: "seat:0".into(),
            step,
            entry: 7,
            version: "0.2.0".into(),
            description: "The door is missing.".into(),
            at_ms,
        };
        for added in [report("one", None, 10), report("two", Some(3), 11)] {
            store.add_bug_report(added).await.unwrap();
        }
        assert_eq!(
            store.bug_reports(10).await,
            Ok(vec![report("two", Some(3), 11), report("one", None, 10)])
        );
        assert_eq!(store.bug_reports(1).await.unwrap().len(), 1);
        assert_eq!(store.bug_report("one").await, Ok(Some(report("one", None, 10))));
        assert_eq!(store.bug_report("three").await, Ok(None));
        let nowhere = BugReport { room: "nowhere".into(), ..report("four", None, 12) };
        assert_eq!(store.add_bug_report(nowhere).await, Err(StoreError::NotFound { what: "room" }));
    });
}
