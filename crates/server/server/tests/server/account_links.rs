//! Links by mail to accounts, and the list of sessions.

use client::Guest;
use reqwest::Method;
use reqwest::header::{COOKIE, USER_AGENT};
use serde_json::{Value, json};
use server::SmtpUrl;
use server::people::create_password_reset;
use server::settings::Settings;
use test_servers::{MailServer, ReceivedMail};

use crate::caller::{Told, tell};
use crate::host::{Host, place, settings};

const EMAIL: &str = "ana@example.org";
const PASSWORD: &str = "correct horse";

/// The token of a link in a mail.
#[track_caller]
pub(crate) fn link_token(mail: &ReceivedMail, page: &str) -> String {
    let (text, link) = (mail.text(), format!("http://play.example.org/{page}#"));
    let token = text.split_once(&link).map(|(_, rest)| rest.chars().take(40).collect());
    token.unwrap_or_else(|| panic!("{text}"))
}

pub(crate) fn mail_settings(url: &str) -> Settings {
    Settings {
        smtp_url: Some(SmtpUrl(url.to_owned())),
        smtp_from: Some("Antorcha <antorcha@example.org>".to_owned()),
        public_url: Some("http://play.example.org".to_owned()),
        ..settings()
    }
}

/// A server that sends mail, and the cookie of an account on it.
async fn with_mail(store: &str) -> (Host, MailServer, String) {
    let server = MailServer::start().unwrap();
    let host =
        Host::with(store, server::bus::Bus::in_memory(), catalog::GAMES, mail_settings(&server.url())).await;
    let cookie = account(&host, "Ana").await;
    (host, server, cookie)
}

async fn account(host: &Host, name: &str) -> String {
    let guest = Guest::start_session(&host.url, "Someone").await.unwrap();
    let told = host.register(guest.cookie(), name, PASSWORD).await;
    assert_eq!(told.status, 201, "{}", told.text);
    told.cookie()
}

async fn get(host: &Host, cookie: &str, path: &str) -> Told {
    tell(host.request(Method::GET, path).header(COOKIE, cookie)).await
}

async fn delete(host: &Host, cookie: &str, path: &str) -> Told {
    tell(host.request(Method::DELETE, path).header(COOKIE, cookie)).await
}

async fn set_address(host: &Host, cookie: &str, email: &str) -> Told {
    let request = host.request(Method::PUT, "/api/account/contact").header(COOKIE, cookie);
    tell(request.json(&json!({ "email": email, "lang": "es" }))).await
}

async fn confirm(host: &Host, token: &str) -> Told {
    host.post("/api/account/contact/confirmed", "", &json!({ "token": token })).await
}

async fn forget(host: &Host, account: &str) -> Told {
    host.post("/api/account/forgotten", "", &json!({ "account": account, "lang": "en" })).await
}

async fn reset(host: &Host, token: &str, password: &str) -> Told {
    host.post("/api/account/reset", "", &json!({ "token": token, "password": password })).await
}

/// Gives the account a confirmed address; the mail server has got one mail then.
async fn confirmed(host: &Host, server: &MailServer, cookie: &str) {
    assert_eq!(set_address(host, cookie, EMAIL).await.status, 204);
    let mail = server.wait_for(1).unwrap().remove(0);
    assert_eq!(confirm(host, &link_token(&mail, "confirm-address")).await.status, 204);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_counts_once_its_owner_has_opened_the_link() {
    let (_folder, store) = place();
    let (host, server, cookie) = with_mail(&store).await;
    let mut shown = json!({
        "name": "Ana", "sends_mail": true, "contact": null, "verified": false, "unconfirmed": null,
    });
    assert_eq!(get(&host, &cookie, "/api/account").await.body(), shown);
    assert_eq!(set_address(&host, &cookie, EMAIL).await.status, 204);
    shown["unconfirmed"] = json!(EMAIL);
    assert_eq!(get(&host, &cookie, "/api/account").await.body(), shown);
    let mail = server.wait_for(1).unwrap().remove(0);
    assert_eq!(mail.to, [format!("<{EMAIL}>")]);
    assert!(mail.text().contains("Ana, confirma que esta dirección es tuya."), "{}", mail.text());
    let token = link_token(&mail, "confirm-address");
    confirm(&host, &token.replace(&token[..4], "zzzz")).await.refused(404, "bad_link");
    confirm(&host, "forged").await.refused(404, "bad_link");
    assert_eq!(confirm(&host, &token).await.status, 204);
    confirm(&host, &token).await.refused(404, "bad_link");
    (shown["unconfirmed"], shown["verified"]) = (Value::Null, json!(true));
    shown["contact"] = json!({ "email": EMAIL, "lang": "es" });
    assert_eq!(get(&host, &cookie, "/api/account").await.body(), shown);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn another_address_is_confirmed_again_and_the_old_one_counts_until_then() {
    let (_folder, store) = place();
    let (host, server, cookie) = with_mail(&store).await;
    confirmed(&host, &server, &cookie).await;
    assert_eq!(set_address(&host, &cookie, "ana@example.net").await.status, 204);
    let shown = get(&host, &cookie, "/api/account").await.body();
    assert_eq!(
        (&shown["contact"]["email"], &shown["unconfirmed"]),
        (&json!(EMAIL), &json!("ana@example.net"))
    );
    let mail = server.wait_for(2).unwrap().remove(1);
    assert_eq!(mail.to, ["<ana@example.net>"]);
    assert_eq!(confirm(&host, &link_token(&mail, "confirm-address")).await.status, 204);
    let shown = get(&host, &cookie, "/api/account").await.body();
    assert_eq!((&shown["contact"]["email"], &shown["verified"]), (&json!("ana@example.net"), &json!(true)));
    assert_eq!(set_address(&host, &cookie, "ana@example.net").await.status, 204);
    assert_eq!(server.received().len(), 2, "the same address needs no new link");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_in_a_mail_sets_a_new_password_once_and_ends_all_sessions() {
    let (_folder, store) = place();
    let (host, server, cookie) = with_mail(&store).await;
    confirmed(&host, &server, &cookie).await;
    assert_eq!(forget(&host, "ANA@example.org").await.status, 202);
    let mail = server.wait_for(2).unwrap().remove(1);
    assert_eq!(mail.header("Subject"), "A new password");
    let token = link_token(&mail, "new-password");
    let checked = host.post("/api/account/reset/check", "", &json!({ "token": token })).await;
    assert_eq!(checked.body(), json!({ "name": "Ana" }));
    reset(&host, &token, "short").await.refused(400, "bad_text");
    reset(&host, "forged", "battery staple").await.refused(404, "bad_link");
    assert_eq!(reset(&host, &token, "battery staple").await.status, 204);
    reset(&host, &token, "battery staple").await.refused(404, "bad_link");
    host.post("/api/account/reset/check", "", &json!({ "token": token })).await.refused(404, "bad_link");
    get(&host, &cookie, "/api/session").await.refused(401, "no_session");
    host.log_in("", "Ana", PASSWORD).await.refused(401, "wrong_login");
    assert_eq!(host.log_in("", "Ana", "battery staple").await.status, 200);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_answer_does_not_tell_whether_there_is_an_account() {
    let (_folder, store) = place();
    let (host, server, cookie) = with_mail(&store).await;
    confirmed(&host, &server, &cookie).await;
    account(&host, "Luis").await;
    let known = forget(&host, "Ana").await;
    for other in ["Nobody", "nobody@example.org", "Luis", "", "a\u{202e}b"] {
        let told = forget(&host, other).await;
        assert_eq!((told.status, &told.text), (known.status, &known.text), "{other}");
    }
    server.wait_for(2).unwrap();
    for name in ["Ana", "Nobody"] {
        let answers: Vec<u16> = {
            let mut answers = Vec::new();
            for _ in 0..5 {
                answers.push(forget(&host, name).await.status);
            }
            answers
        };
        assert_eq!(answers, [202, 202, 202, 202, 429], "{name}");
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unconfirmed_address_gets_no_link_for_a_new_password() {
    let (_folder, store) = place();
    let (host, server, cookie) = with_mail(&store).await;
    let player = get(&host, &cookie, "/api/session").await.body()["player"].as_str().unwrap().to_owned();
    host.app.store.set_contact(&player, EMAIL, "en").await.unwrap();
    for wanted in ["Ana", EMAIL] {
        assert_eq!(forget(&host, wanted).await.status, 202);
    }
    confirmed(&host, &server, &cookie).await;
    assert_eq!(forget(&host, "Ana").await.status, 202);
    let mails = server.wait_for(2).unwrap();
    assert_eq!((mails.len(), mails[1].header("Subject").as_str()), (2, "A new password"));
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_mail_server_addresses_are_stored_and_only_the_operator_makes_links() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let cookie = account(&host, "Ana").await;
    assert_eq!(set_address(&host, &cookie, EMAIL).await.status, 204);
    let shown = get(&host, &cookie, "/api/account").await.body();
    assert_eq!(
        (&shown["sends_mail"], &shown["contact"]["email"], &shown["verified"]),
        (&json!(false), &json!(EMAIL), &json!(false))
    );
    forget(&host, "Ana").await.refused(409, "no_mail");
    let player = get(&host, &cookie, "/api/session").await.body()["player"].as_str().unwrap().to_owned();
    let player = room::ids::PlayerId::parse(&player).unwrap();
    let token = create_password_reset(&host.app.store, &player).await.unwrap();
    assert_eq!(reset(&host, token.reveal(), "battery staple").await.status, 204);
    assert_eq!(host.log_in("", "Ana", "battery staple").await.status, 200);
    let late = room::ids::Token::draw();
    host.app.store.create_password_reset(&late.hash(), player.as_str(), -1).await.unwrap();
    reset(&host, late.reveal(), "another staple").await.refused(404, "bad_link");
    let nobody = create_password_reset(&host.app.store, &room::ids::PlayerId::draw()).await;
    assert_eq!(nobody.err().unwrap().code(), "unknown_player");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mail_server_that_is_gone_is_reported() {
    let (_folder, store) = place();
    let (host, server, cookie) = with_mail(&store).await;
    server.answer_recipients(Some("550 5.1.1 no such user"));
    set_address(&host, &cookie, EMAIL).await.refused(503, "mail_not_sent");
    for _ in 0..4 {
        set_address(&host, &cookie, EMAIL).await.refused(503, "mail_not_sent");
    }
    set_address(&host, &cookie, EMAIL).await.refused(429, "too_many");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_sees_their_sessions_and_ends_them() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let here = account(&host, "Ana").await;
    let login = json!({ "name": "Ana", "password": PASSWORD });
    let firefox = "Mozilla/5.0 (Windows NT 10.0; rv:128.0) Gecko/20100101 Firefox/128.0";
    let request = host.request(Method::POST, "/api/account/login").header(USER_AGENT, firefox);
    let phone = tell(request.json(&login)).await.cookie();
    let third = host.log_in("", "Ana", PASSWORD).await.cookie();
    let luis = account(&host, "Luis").await;
    let list = get(&host, &here, "/api/account/sessions").await;
    let sessions = list.body()["sessions"].as_array().unwrap().clone();
    assert_eq!(sessions.len(), 3, "{}", list.text);
    assert_eq!(sessions.iter().filter(|session| session["current"] == true).count(), 1);
    let windows = sessions.iter().find(|session| session["device"] == "Firefox, Windows").unwrap();
    assert!(windows["used_ms"].as_i64().is_some() && windows["begun_ms"].as_i64().is_some());
    let path = format!("/api/account/sessions/{}", windows["id"].as_str().unwrap());
    delete(&host, &luis, &path).await.refused(404, "unknown_session");
    assert_eq!(get(&host, &phone, "/api/session").await.status, 200);
    assert_eq!(delete(&host, &here, &path).await.status, 204);
    get(&host, &phone, "/api/session").await.refused(401, "no_session");
    delete(&host, &here, &path).await.refused(404, "unknown_session");
    assert_eq!(delete(&host, &here, "/api/account/sessions/others").await.status, 204);
    get(&host, &third, "/api/session").await.refused(401, "no_session");
    assert_eq!(get(&host, &here, "/api/session").await.status, 200);
    assert_eq!(get(&host, &luis, "/api/session").await.status, 200);
    host.stop().await;
}
