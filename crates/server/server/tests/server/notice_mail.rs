//! Notices as mail, over a real SMTP server.

use reqwest::Method;
use reqwest::header::{CONTENT_TYPE, COOKIE};
use serde_json::{Value, json};
use server::settings::Settings;
use server::{Mailer, SmtpUrl};
use test_servers::{MailServer, ReceivedMail};

use crate::account_links::link_token;
use crate::caller::{Told, tell};
use crate::host::{Host, place};
use crate::notices::{Absence, absence, call, open_settings, outcomes, overview};

const EMAIL: &str = "ana@example.org";

fn mail_settings(url: &str) -> Settings {
    Settings {
        smtp_url: Some(SmtpUrl(url.to_owned())),
        smtp_from: Some("Antorcha <antorcha@example.org>".to_owned()),
        public_url: Some("http://play.example.org".to_owned()),
        ..open_settings()
    }
}

/// The absent player has an account and an address. Returns the cookie too.
async fn absence_with_mail(store: &str, server: &MailServer) -> (Absence, String) {
    let absence = absence(store, mail_settings(&server.url())).await;
    let registered = absence.host.register(absence.away.cookie(), "Ana Reader", "correct horse").await;
    assert_eq!(registered.status, 201, "{}", registered.text);
    let cookie = registered.cookie();
    absence.host.app.store.set_contact(absence.away.player(), EMAIL, "es").await.unwrap();
    (absence, cookie)
}

/// The link that stops mails, as a path.
fn stop_link(mail: &ReceivedMail) -> String {
    let header = mail.header("List-Unsubscribe");
    let link = header.strip_prefix("<http://play.example.org").and_then(|link| link.strip_suffix('>'));
    link.unwrap_or_else(|| panic!("{header}")).to_owned()
}

async fn stop_by(host: &Host, method: Method, link: &str) -> Told {
    let request = host.request(method, link).header(CONTENT_TYPE, "application/x-www-form-urlencoded");
    tell(request.body("List-Unsubscribe=One-Click")).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mail_has_text_and_html_and_a_link_that_stops_it_without_a_login() {
    let (_folder, store) = place();
    let server = MailServer::start().unwrap();
    let (mut absence, cookie) = absence_with_mail(&store, &server).await;
    absence.pass_turn().await;
    let mail = server.wait_for(1).unwrap().remove(0);
    assert_eq!(mail.to, [format!("<{EMAIL}>")]);
    assert_eq!(mail.header("From"), "Antorcha <antorcha@example.org>");
    assert_eq!(mail.header("List-Unsubscribe-Post"), "List-Unsubscribe=One-Click");
    assert!(mail.header("Message-ID").ends_with("@example.org>"), "{}", mail.data);
    assert!(mail.header("Subject").starts_with("Es tu turno: "), "{}", mail.data);
    assert!(mail.header("Content-Type").starts_with("multipart/alternative"));
    let url = format!("http://play.example.org/table/{}", absence.room);
    assert!(mail.text().contains(&format!("Abrir la mesa: {url}\r\n")), "{}", mail.text());
    assert!(mail.text().contains(&format!("<a href=\"{url}\"")), "{}", mail.text());
    assert_eq!(outcomes(&absence.host, &absence.room, 1).await, ["email sent"]);

    let (host, link) = (&absence.host, stop_link(&mail));
    let page = stop_by(host, Method::GET, &link).await;
    assert_eq!(page.status, 200);
    assert!(
        page.text.contains("<form method=\"post\">") && page.text.contains("lang=\"es\""),
        "{}",
        page.text
    );
    assert_eq!(overview(host, &cookie).await["mail"], true, "opening the link changes nothing");
    for forged in [
        link.replace("code=", "code=00"),
        link.replace("player=", "player=0"),
        "/api/notices/unsubscribe".to_owned(),
    ] {
        assert_eq!(stop_by(host, Method::POST, &forged).await.status, 404, "{forged}");
    }
    assert_eq!(overview(host, &cookie).await["mail"], true);
    assert_eq!(stop_by(host, Method::POST, &link).await.status, 200);
    assert_eq!(overview(host, &cookie).await["mail"], false);
    call(host, &cookie, Method::POST, "/channels/mail/test", &Value::Null)
        .await
        .refused(404, "unknown_channel");
    let on = call(host, &cookie, Method::PUT, "/mail", &json!({ "enabled": true })).await;
    assert_eq!(on.status, 204);
    let tested = call(host, &cookie, Method::POST, "/channels/mail/test", &Value::Null).await.body();
    assert_eq!(tested, json!({ "sent": true, "problem": null }));
    assert_eq!(server.received().len(), 2);
    absence.host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_that_does_not_exist_gets_no_more_mail() {
    let (_folder, store) = place();
    let server = MailServer::start().unwrap();
    server.answer_recipients(Some("550 5.1.1 no such user"));
    let (mut absence, cookie) = absence_with_mail(&store, &server).await;
    absence.pass_turn().await;
    assert_eq!(outcomes(&absence.host, &absence.room, 1).await, ["email failed"]);
    let shown = overview(&absence.host, &cookie).await;
    assert_eq!((&shown["mail"], &shown["mail_problem"]), (&json!(false), &json!("bad_recipient")));
    server.answer_recipients(None);
    let contact = json!({ "email": "ana@example.net", "lang": "es" });
    let request = absence.host.request(Method::PUT, "/api/account/contact").header(COOKIE, &cookie);
    assert_eq!(tell(request.json(&contact)).await.status, 204);
    let mail = server.wait_for(1).unwrap().remove(0);
    let token = json!({ "token": link_token(&mail, "confirm-address") });
    assert_eq!(absence.host.post("/api/account/contact/confirmed", "", &token).await.status, 204);
    assert_eq!(overview(&absence.host, &cookie).await["mail"], true, "another address may exist");
    absence.host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refused_sender_is_not_held_against_the_player() {
    let (_folder, store) = place();
    let server = MailServer::start().unwrap();
    server.answer_recipients(Some("550 5.7.1 relaying denied"));
    let (mut absence, cookie) = absence_with_mail(&store, &server).await;
    absence.pass_turn().await;
    assert_eq!(outcomes(&absence.host, &absence.room, 1).await, ["email failed"]);
    assert_eq!(overview(&absence.host, &cookie).await["mail"], true);
    absence.host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mail_that_is_sent_again_has_the_same_message_id() {
    let (_folder, store) = place();
    let server = MailServer::start().unwrap();
    server.answer_mails(Some("451 4.3.0 try again later"));
    let (mut absence, _) = absence_with_mail(&store, &server).await;
    absence.pass_turn().await;
    server.wait_for(1).unwrap();
    server.answer_mails(None);
    let mails = server.wait_for(2).unwrap();
    assert_eq!(mails[0].header("Message-ID"), mails[1].header("Message-ID"));
    assert_eq!(outcomes(&absence.host, &absence.room, 1).await, ["email sent"]);
    absence.host.stop().await;
}

#[tokio::test]
async fn a_server_that_refuses_the_password_is_a_wrong_setting_and_one_that_is_down_is_not() {
    let server = MailServer::start().unwrap();
    server.require_login("antorcha", "secret");
    let check = async |url: &str| {
        let mailer = Mailer::of(&mail_settings(url)).unwrap().unwrap();
        mailer.check().await.map_err(|error| error.to_string())
    };
    assert_eq!(check(&server.url_with("antorcha", "secret")).await, Ok(()));
    let refused = check(&server.url_with("antorcha", "wrong")).await.unwrap_err();
    assert!(
        refused.starts_with("the SMTP server refuses `smtp_url`") && refused.contains("535"),
        "{refused}"
    );
    assert!(!refused.contains("wrong"), "{refused}");
    assert_eq!(check("smtp://127.0.0.1:1").await, Ok(()));
}
