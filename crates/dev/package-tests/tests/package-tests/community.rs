//! Accounts, notices and the host page: from one server with SQLite, and on two nodes with PostgreSQL. Every request goes to
//! the node on which the one before was not.

use std::process::Command;
use std::time::{Duration, Instant};

use reqwest::Method;
use reqwest::header::{COOKIE, SET_COOKIE};
use serde_json::{Value, json};
use test_servers::{MailServer, ReceivedPost, WebReceiver};

use crate::dist::run;
use crate::image::Image;
use crate::play::block_on;
use crate::server::{Server, free_address};

const PASSWORD: &str = "correct-horse-battery-staple";
const NEW_PASSWORD: &str = "another-horse-battery-staple";
const MAIL: &str = "ana@example.org";

/// A turn that is over before this time is not told.
const GRACE: Duration = Duration::from_millis(2_500);

/// A notice of a turn comes within this time.
const SOON: Duration = Duration::from_secs(5);

/// The settings that a server needs here, besides its store.
pub(crate) fn settings(mails: &MailServer) -> [(&'static str, String); 4] {
    [
        ("ANTORCHA_SMTP_URL", mails.url()),
        ("ANTORCHA_SMTP_FROM", "Antorcha <antorcha@example.org>".to_owned()),
        ("ANTORCHA_PRIVATE_WEBHOOKS", "true".to_owned()),
        ("ANTORCHA_REMINDER_AFTER", "1s".to_owned()),
    ]
}

/// The nodes of a server, which are asked in turn.
struct Nodes<'a> {
    urls: &'a [String],
    asked: usize,
}

/// Somebody with a browser: the cookie and the player id.
struct Person {
    cookie: String,
    player: String,
}

impl Nodes<'_> {
    /// Sends a request with a cookie, and returns status, body and the cookie that the answer sets.
    async fn ask(
        &mut self,
        who: &str,
        method: Method,
        path: &str,
        body: &Value,
    ) -> (u16, Value, Option<String>) {
        self.asked += 1;
        let url = format!("{}{path}", self.urls[self.asked % self.urls.len()]);
        let request = reqwest::Client::new().request(method, url).header(COOKIE, who);
        let request = if body.is_null() { request } else { request.json(body) };
        let response = request.send().await.unwrap();
        let status = response.status().as_u16();
        let cookie = response.headers().get(SET_COOKIE).map(|cookie| cookie.to_str().unwrap());
        let cookie = cookie.and_then(|cookie| cookie.split(';').next()).map(str::to_owned);
        (status, response.json().await.unwrap_or_default(), cookie)
    }

    /// Sends a request that must succeed, and returns the body.
    async fn does(&mut self, who: &Person, method: Method, path: &str, body: Value) -> Value {
        let (status, answer, _) = self.ask(&who.cookie, method, path, &body).await;
        assert!(status < 300, "{path}: {status} {answer}");
        answer
    }

    async fn post(&mut self, who: &Person, path: &str, body: Value) -> Value {
        self.does(who, Method::POST, path, body).await
    }

    async fn get(&mut self, who: &Person, path: &str) -> Value {
        self.does(who, Method::GET, path, Value::Null).await
    }

    /// Sends a request that must be refused with this status and code.
    async fn refused(&mut self, who: &str, path: &str, body: Value, (status, code): (u16, &str)) {
        let (told, answer, _) = self.ask(who, Method::POST, path, &body).await;
        assert_eq!((told, &answer["error"]["code"]), (status, &json!(code)), "{path}: {answer}");
    }

    /// Creates an account.
    async fn account(&mut self, name: &str) -> Person {
        let (status, guest, cookie) =
            self.ask("", Method::POST, "/api/session", &json!({ "name": name })).await;
        assert!(status < 300, "{guest}");
        let player = guest["player"].as_str().unwrap().to_owned();
        let person = json!({ "name": name, "password": PASSWORD });
        let guest = cookie.unwrap();
        let (status, answer, cookie) = self.ask(&guest, Method::POST, "/api/account", &person).await;
        assert_eq!(status, 201, "{answer}");
        Person { cookie: cookie.unwrap_or(guest), player }
    }

    /// Logs in.
    async fn log_in(&mut self, person: &Person, name: &str, password: &str) -> Person {
        let login = json!({ "name": name, "password": password });
        let (status, answer, cookie) = self.ask("", Method::POST, "/api/account/login", &login).await;
        assert!(status < 300, "{answer}");
        Person { cookie: cookie.unwrap(), player: person.player.clone() }
    }
}

/// The token of a link in the last of so many mails.
fn link_token(mails: &MailServer, count: usize, page: &str) -> String {
    let text = mails.wait_for(count).unwrap().pop().unwrap().text();
    let (_, rest) = text.split_once(&format!("/{page}#")).unwrap_or_else(|| panic!("{text}"));
    rest.chars().take(40).collect()
}

/// Uses everything of accounts, notices and administration once. `program` runs the program of the package on the store.
pub(crate) fn use_everything(
    urls: &[String],
    token: &str,
    mails: &MailServer,
    program: impl Fn(&[&str]) -> Command,
) {
    block_on(async {
        let nodes = &mut Nodes { urls, asked: 0 };
        let (mut ana, luis) = (nodes.account("Ana").await, nodes.account("Luis").await);
        is_told_of_turns(nodes, &ana, &luis).await;
        let contact = json!({ "email": MAIL, "lang": "en" });
        nodes.does(&ana, Method::PUT, "/api/account/contact", contact).await;
        let link = json!({ "token": link_token(mails, 1, "confirm-address") });
        nodes.post(&ana, "/api/account/contact/confirmed", link).await;
        assert_eq!(nodes.get(&ana, "/api/account").await["verified"], true);
        ana = resets_a_password(nodes, &ana, mails).await;
        administers(nodes, &luis, &ana, token, program).await;
        is_deleted(nodes, &ana).await;
    });
}

/// Two players who are not at the table get a notice each, on their webhooks.
async fn is_told_of_turns(nodes: &mut Nodes<'_>, ana: &Person, luis: &Person) {
    let receivers = [WebReceiver::start().unwrap(), WebReceiver::start().unwrap()];
    for (person, receiver) in [ana, luis].into_iter().zip(&receivers) {
        let channel = json!({ "kind": "webhook", "url": receiver.url(), "format": "plain" });
        nodes.post(person, "/api/notices/channels", channel).await;
    }
    let seats = json!([{ "for": "person" }, { "for": "person" }]);
    let settings = json!({ "game": "welcome", "seats": seats, "pace": { "pace": "turns", "days": 1 } });
    let room = nodes.post(ana, "/api/rooms", settings).await["room"].as_str().unwrap().to_owned();
    let commands = format!("/api/rooms/{room}/commands");
    let command = |id: String, command: &Value| json!({ "id": id, "command": command });
    nodes.post(ana, &commands, command("sit".into(), &json!({ "do": "sit" }))).await;
    nodes.post(luis, &commands, command("sit".into(), &json!({ "do": "sit" }))).await;
    nodes.post(ana, &commands, command("begin".into(), &json!({ "do": "begin" }))).await;
    let begun = Instant::now();
    let of = |person: usize| receivers[person].received();
    while of(0).is_empty() && of(1).is_empty() {
        assert!(begun.elapsed() < SOON, "nobody was told of the first turn");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    // The one who was told decides, until it is the other one's turn for longer than a moment.
    let (first, other) = if of(0).is_empty() { (luis, 0) } else { (ana, 1) };
    let decide = json!({ "do": "decide", "choice": 0 });
    for number in 0.. {
        assert!(number < 20, "only one player was told");
        let decision = command(format!("decision-{number}"), &decide);
        nodes.ask(&first.cookie, Method::POST, &commands, &decision).await;
        tokio::time::sleep(GRACE).await;
        if !of(other).is_empty() {
            break;
        }
    }
    for post in of(0).into_iter().chain(of(1)) {
        tells_only_of_the_turn(&post, &room);
    }
}

fn tells_only_of_the_turn(post: &ReceivedPost, room: &str) {
    let notice = post.json();
    let fields: Vec<&String> = notice.as_object().unwrap().keys().collect();
    assert_eq!(fields, ["id", "tag", "text", "title", "url"]);
    assert_eq!((&notice["title"], &notice["tag"]), (&json!("It's your turn"), &json!(room)));
    assert!(notice["text"].as_str().unwrap().starts_with("Welcome to the Dungeon with "), "{notice}");
    assert!(post.header("antorcha-signature").starts_with("t="));
}

/// Resets the password by mail, which ends all sessions.
async fn resets_a_password(nodes: &mut Nodes<'_>, ana: &Person, mails: &MailServer) -> Person {
    let forgotten = json!({ "account": MAIL, "lang": "en" });
    let before = mails.received().len();
    nodes.ask("", Method::POST, "/api/account/forgotten", &forgotten).await;
    let token = link_token(mails, before + 1, "new-password");
    let forged = json!({ "token": token.chars().rev().collect::<String>(), "password": NEW_PASSWORD });
    nodes.refused("", "/api/account/reset", forged, (404, "bad_link")).await;
    let (status, answer, _) = nodes
        .ask("", Method::POST, "/api/account/reset", &json!({ "token": token, "password": NEW_PASSWORD }))
        .await;
    assert!(status < 300, "{answer}");
    let (status, _, _) = nodes.ask(&ana.cookie, Method::GET, "/api/account", &Value::Null).await;
    assert_eq!(status, 401, "a new password ends all sessions");
    let login = json!({ "name": "Ana", "password": PASSWORD });
    nodes.refused("", "/api/account/login", login, (401, "wrong_login")).await;
    let ana = nodes.log_in(ana, "Ana", NEW_PASSWORD).await;
    nodes.log_in(&ana, "Ana", NEW_PASSWORD).await;
    let sessions = nodes.get(&ana, "/api/account/sessions").await["sessions"].as_array().unwrap().len();
    assert_eq!(sessions, 2);
    nodes.does(&ana, Method::DELETE, "/api/account/sessions/others", Value::Null).await;
    assert_eq!(nodes.get(&ana, "/api/account/sessions").await["sessions"].as_array().unwrap().len(), 1);
    ana
}

/// Luis becomes the first admin and bans Ana for a while.
async fn administers(
    nodes: &mut Nodes<'_>,
    luis: &Person,
    ana: &Person,
    token: &str,
    program: impl Fn(&[&str]) -> Command,
) {
    nodes.refused(&luis.cookie, "/api/admin/first", json!({ "token": "forged" }), (403, "wrong_token")).await;
    let (status, _, _) = nodes.ask(&luis.cookie, Method::GET, "/api/admin/overview", &Value::Null).await;
    assert_eq!(status, 403);
    nodes.post(luis, "/api/admin/first", json!({ "token": token })).await;
    let overview = nodes.get(luis, "/api/admin/overview").await;
    assert_eq!(overview["server"]["nodes"].as_array().unwrap().len(), nodes.urls.len());
    nodes.post(luis, &format!("/api/admin/people/{}/ban", ana.player), json!({ "reason": "Spam" })).await;
    let rooms = json!({ "game": "welcome", "seats": [{ "for": "person" }, { "for": "person" }] });
    let banned = Instant::now();
    // The other node hears of it a moment later.
    while nodes.ask(&ana.cookie, Method::POST, "/api/rooms", &rooms).await.0 != 403 {
        assert!(banned.elapsed() < SOON, "a banned player opens rooms");
    }
    nodes.refused(&ana.cookie, "/api/rooms", rooms, (403, "banned")).await;
    let bans = nodes.get(luis, "/api/admin/bans").await;
    let ban = bans[0]["id"].as_str().unwrap();
    nodes.post(luis, &format!("/api/admin/bans/{ban}/lift"), json!({})).await;
    assert!(run(&mut program(&["admin", "people"])).contains("Luis"));
    let log = run(&mut program(&["admin", "log"]));
    assert!(log.contains("Spam"), "{log}");
}

/// Ana exports her data and deletes her account.
async fn is_deleted(nodes: &mut Nodes<'_>, ana: &Person) {
    let ana = nodes.log_in(ana, "Ana", NEW_PASSWORD).await;
    let data = nodes.get(&ana, "/api/account/data").await.to_string();
    assert!(data.contains(MAIL) && data.contains("webhook"), "{data}");
    let wrong = json!({ "password": PASSWORD });
    nodes.refused(&ana.cookie, "/api/account/deletion", wrong, (401, "wrong_login")).await;
    nodes.post(&ana, "/api/account/deletion", json!({ "password": NEW_PASSWORD })).await;
    let (status, _, _) = nodes.ask(&ana.cookie, Method::GET, "/api/account", &Value::Null).await;
    assert_eq!(status, 401, "the sessions of a deleted account have ended");
    let login = json!({ "name": "Ana", "password": NEW_PASSWORD });
    nodes.refused("", "/api/account/login", login, (401, "wrong_login")).await;
    let (deleted, profile) = (Instant::now(), format!("/api/players/{}", ana.player));
    while nodes.ask("", Method::GET, &profile, &Value::Null).await.0 != 404 {
        assert!(deleted.elapsed() < SOON, "a deleted player still has a profile");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[test]
#[ignore = "needs the packages"]
fn accounts_notices_and_the_host_page_work_on_sqlite() {
    let image = Image::unpack();
    let address = free_address();
    let mails = MailServer::start().unwrap();
    let mut serve = image.command(&["serve"], &[("ANTORCHA_LISTEN", &address)]);
    serve.envs(settings(&mails)).env("ANTORCHA_PUBLIC_URL", format!("http://{address}"));
    let server = Server::start(serve);
    let token = server.first_admin_token();
    use_everything(&[format!("http://{address}")], &token, &mails, |arguments| image.command(arguments, &[]));
    server.stop();
}
