//! Passwords and tokens appear in no log, response or store. Each test was seen to fail without the protection.

use std::io::Write;
use std::sync::{Arc, Mutex};

use client::Guest;
use serde_json::json;

use crate::host::{Host, place};

const PASSWORD: &str = "correct-horse-battery-staple";

/// Captures the log.
#[derive(Clone, Default)]
pub(crate) struct Logbook(pub(crate) Arc<Mutex<Vec<u8>>>);

impl Write for Logbook {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// All bytes of a store's files.
fn stored(folder: &tempfile::TempDir) -> Vec<u8> {
    let files = std::fs::read_dir(folder.path()).unwrap();
    files.flat_map(|file| std::fs::read(file.unwrap().path()).unwrap()).collect()
}

pub(crate) fn holds(bytes: &[u8], text: &str) -> bool {
    bytes.windows(text.len()).any(|window| window == text.as_bytes())
}

/// A single thread, so that the log capture gets everything.
#[tokio::test]
async fn a_password_is_in_no_log_and_no_answer_and_stored_as_argon2id() {
    let logbook = Logbook::default();
    let writer = logbook.clone();
    let subscriber =
        tracing_subscriber::fmt().with_env_filter("trace").with_writer(move || writer.clone()).finish();
    let _listening = tracing::subscriber::set_default(subscriber);
    let (folder, store) = place();
    let host = Host::on(&store).await;
    let ana = Guest::start_session(&host.url, "Ana").await.unwrap();
    let registered = host.register(ana.cookie(), "Ana", PASSWORD).await;
    assert_eq!(registered.status, 201);
    let change = json!({ "old": PASSWORD, "new": format!("{PASSWORD}!") });
    let answers = [
        host.register(&registered.cookie(), "Ana", PASSWORD).await,
        host.log_in("", "Ana", PASSWORD).await,
        host.log_in("", "Nobody", PASSWORD).await,
        host.post("/api/account/login", "", &json!({ "name": "Ana", "password": [PASSWORD] })).await,
        host.post("/api/account/login", "", &json!({ "name": 7, "password": PASSWORD })).await,
        host.post("/api/account/password", &registered.cookie(), &change).await,
        registered,
    ];
    for told in &answers {
        assert!(!told.text.contains(PASSWORD), "{}", told.text);
        assert!(!format!("{:?}", told.headers).contains(PASSWORD));
    }
    let account = host.app.store.account_by_name("Ana").await.unwrap().unwrap();
    assert!(account.password_hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"));
    assert!(!format!("{account:?}").contains("argon2"));
    tracing::info!("heard");
    host.stop().await;
    let logged = logbook.0.lock().unwrap().clone();
    assert!(holds(&logged, "heard"), "nothing is heard of the log");
    assert!(!holds(&logged, PASSWORD), "a password is in the log");
    let stored = stored(&folder);
    assert!(holds(&stored, &account.name) && !holds(&stored, PASSWORD), "a password is in the store");
}

#[tokio::test(flavor = "multi_thread")]
async fn session_and_bot_tokens_are_stored_only_as_hashes() {
    let (folder, store) = place();
    let host = Host::on(&store).await;
    let ana = Guest::start_session(&host.url, "Ana").await.unwrap();
    let account = host.register(ana.cookie(), "Ana", PASSWORD).await;
    let bot = host.post("/api/bots", &account.cookie(), &json!({ "name": "Ingenio" })).await.body();
    let session = account.cookie().split_once('=').unwrap().1.to_owned();
    let bot = bot["token"].as_str().unwrap().to_owned();
    host.stop().await;
    let stored = stored(&folder);
    for token in [session, bot] {
        let kept = room::ids::Token::parse(&token).unwrap().hash();
        assert!(holds(&stored, &kept), "the store does not know the token");
        assert!(!holds(&stored, &token), "a token is stored as it is");
    }
}
