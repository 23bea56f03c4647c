//! Links that confirm an address or set a new password, and the list of sessions.

use store::{NewEmailCheck, Store, StoreError};

use crate::{TestStore, on_each_store, person};

const HOUR_MS: i64 = 3_600_000;

async fn with_account(test_store: &TestStore) -> Store {
    let store = test_store.open().await;
    store.create_player(person("ana")).await.unwrap();
    store.create_account("ana", "Ana", "old").await.unwrap();
    store
}

fn check(token_hash: &str, email: &str, valid_ms: i64) -> NewEmailCheck {
    NewEmailCheck {
        player: "ana".into(),
        token_hash: token_hash.into(),
        email: email.into(),
        lang: "es".into(),
        valid_ms,
    }
}

#[test]
fn the_latest_link_confirms_an_address_once() {
    on_each_store(async |test_store| {
        let store = with_account(&test_store).await;
        store.begin_email_check(check("first", "ana@example.org", HOUR_MS)).await.unwrap();
        assert_eq!(store.contact("ana").await, Ok(None));
        store.begin_email_check(check("second", "Ana@example.net", HOUR_MS)).await.unwrap();
        assert_eq!(store.confirm_email("first").await, Ok(None));
        assert_eq!(store.unconfirmed_contact("ana").await.unwrap().unwrap().email, "Ana@example.net");
        assert_eq!(store.confirm_email("second").await, Ok(Some("ana".into())));
        assert_eq!(store.confirm_email("second").await, Ok(None));
        let contact = store.contact("ana").await.unwrap().unwrap();
        assert_eq!((contact.email.as_str(), contact.verified), ("Ana@example.net", true));
        let found = store.accounts_by_email("ANA@example.net", 3).await.unwrap();
        assert_eq!(found.len(), 1);
        store.set_contact("ana", "Ana@example.net", "en").await.unwrap();
        assert!(store.contact("ana").await.unwrap().unwrap().verified, "the same address stays confirmed");
        store.set_contact("ana", "other@example.net", "en").await.unwrap();
        assert!(!store.contact("ana").await.unwrap().unwrap().verified);
        assert!(store.accounts_by_email("other@example.net", 3).await.unwrap().is_empty());
    });
}

#[test]
fn an_expired_link_does_nothing_and_is_removed() {
    on_each_store(async |test_store| {
        let store = with_account(&test_store).await;
        store.begin_email_check(check("late", "ana@example.org", -1)).await.unwrap();
        store.create_password_reset("late", "ana", -1).await.unwrap();
        assert_eq!(store.confirm_email("late").await, Ok(None));
        assert_eq!(store.unconfirmed_contact("ana").await, Ok(None));
        assert!(store.password_reset("late").await.unwrap().is_none());
        assert_eq!(store.reset_password("late", "new").await, Ok(None));
        assert_eq!(store.account_of("ana").await.unwrap().unwrap().password_hash, "old");
        assert_eq!(store.purge_links().await, Ok(2));
        assert_eq!(store.purge_links().await, Ok(0));
    });
}

#[test]
fn a_reset_ends_all_links_and_sessions_of_the_account() {
    on_each_store(async |test_store| {
        let store = with_account(&test_store).await;
        let soon = store.now_ms().await.unwrap() + HOUR_MS;
        store.create_session("here", "ana", "Firefox, Linux", soon).await.unwrap();
        for number in 0..9 {
            let valid_ms = HOUR_MS + number * 1_000;
            store.create_password_reset(&format!("link {number}"), "ana", valid_ms).await.unwrap();
        }
        assert!(store.password_reset("link 3").await.unwrap().is_none(), "five links are valid at once");
        assert_eq!(store.password_reset("link 8").await.unwrap().unwrap().name, "Ana");
        assert_eq!(store.reset_password("link 8", "new").await, Ok(Some("ana".into())));
        for used in ["link 8", "link 7"] {
            assert_eq!(store.reset_password(used, "newer").await, Ok(None), "{used}");
        }
        assert_eq!(store.session("here").await, Ok(None));
        assert_eq!(store.account_of("ana").await.unwrap().unwrap().password_hash, "new");
        let nobody = store.create_password_reset("x", "nobody", HOUR_MS).await;
        assert_eq!(nobody, Err(StoreError::NotFound { what: "account" }));
        store.create_password_reset("again", "ana", HOUR_MS).await.unwrap();
        store.set_password("ana", "changed").await.unwrap();
        assert!(store.password_reset("again").await.unwrap().is_none(), "a change ends links too");
    });
}

#[test]
fn sessions_are_listed_by_their_last_use() {
    on_each_store(async |test_store| {
        let store = with_account(&test_store).await;
        let now = store.now_ms().await.unwrap();
        for name in ["one", "two", "three"] {
            store.create_session(name, "ana", "Firefox, Linux", now + HOUR_MS).await.unwrap();
        }
        store.create_session("past", "ana", "", now - 1).await.unwrap();
        while store.now_ms().await.unwrap() <= now + 5 {}
        store.touch_session("two", now + HOUR_MS).await.unwrap();
        let listed = store.sessions_of("ana").await.unwrap();
        assert_eq!((listed.len(), listed[0].token_hash.as_str()), (3, "two"));
        assert!(listed[0].used_ms > listed[0].begun_ms);
        assert_eq!(store.delete_sessions_except("ana", "two").await, Ok(3));
        assert_eq!(store.sessions_of("ana").await.unwrap().len(), 1);
    });
}
