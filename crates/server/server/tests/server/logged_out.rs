//! A revoked session can neither send nor receive, even on sockets that are already open.

use std::time::Duration;

use client::{ClientError, Guest, RoomSocket};
use reqwest::Method;
use reqwest::header::COOKIE;
use serde_json::json;

use crate::caller::tell;
use crate::host::{Host, begun, people, place, settings};
use crate::protocol::closing;

const LOGGED_OUT: Option<u16> = Some(4010);

/// How a session ends.
#[derive(Clone, Copy, Debug)]
enum End {
    LogOut,
    LogOutEverywhere,
    Register,
    ChangePassword,
    LogInAsAnother,
}

const ALL: [End; 5] =
    [End::LogOut, End::LogOutEverywhere, End::Register, End::ChangePassword, End::LogInAsAnother];

impl End {
    /// Whether this needs an account.
    fn needs_account(self) -> bool {
        matches!(self, End::LogOutEverywhere | End::ChangePassword)
    }

    /// Ends the session; returns the cookie that the browser has afterwards.
    async fn come(self, host: &Host, cookie: &str) -> String {
        let delete = |path| tell(host.request(Method::DELETE, path).header(COOKIE, cookie.to_owned()));
        let (name, password) = ("Ana", "correct horse");
        let told = match self {
            End::LogOut => delete("/api/session").await,
            End::LogOutEverywhere => delete("/api/account/sessions").await,
            End::Register => host.register(cookie, name, password).await,
            End::ChangePassword => {
                let change = json!({ "old": password, "new": "battery staple" });
                host.post("/api/account/password", cookie, &change).await
            }
            End::LogInAsAnother => {
                let eva = Guest::start_session(&host.url, "Eva").await.unwrap();
                assert_eq!(host.register(eva.cookie(), "Eva", password).await.status, 201);
                host.log_in(cookie, "Eva", password).await
            }
        };
        assert!(told.status < 300, "{self:?}: {}", told.text);
        told.cookie()
    }
}

/// Connects to a room with this cookie; returns the seat in the welcome.
async fn socket(host: &Host, room: &str, cookie: &str) -> (RoomSocket, Option<u64>) {
    let url = format!("{}/api/rooms/{room}/socket", host.url.replace("http", "ws"));
    let mut socket = RoomSocket::open(&url, cookie).await.unwrap();
    socket.send(&json!({ "type": "hello" })).await.unwrap();
    let welcome = socket.until("welcome").await.unwrap();
    (socket, welcome["you"]["seat"].as_u64())
}

/// A match of two players; returns the session cookie of the first.
async fn table(host: &Host, end: End) -> (Vec<Guest>, String, String) {
    let guests = host.guests(&["Ana", "Luis"]).await;
    let room = begun(&guests, &people("welcome", 2)).await;
    let guest = guests[0].cookie().to_owned();
    if !end.needs_account() {
        return (guests, room, guest);
    }
    let told = host.register(&guest, "Ana", "correct horse").await;
    assert_eq!(told.status, 201, "{}", told.text);
    (guests, room, told.cookie())
}

async fn check_not_obeyed(end: End) {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let (guests, room, cookie) = table(&host, end).await;
    let (mut ana, seat) = socket(&host, &room, &cookie).await;
    assert_eq!(seat, Some(0));
    end.come(&host, &cookie).await;
    ana.command("late", &json!({ "do": "say", "text": "still here" })).await.unwrap();
    assert_eq!(ana.until("farewell").await.unwrap()["code"], "logged_out", "{end:?}");
    assert_eq!(closing(&mut ana).await, LOGGED_OUT, "{end:?}");
    let (_, welcome) = guests[1].connect(&room).await.unwrap();
    assert_eq!(welcome["chat"], json!([]), "{end:?}");
    host.stop().await;
}

async fn check_not_told(end: End) {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let (guests, room, cookie) = table(&host, end).await;
    let (mut ana, _) = socket(&host, &room, &cookie).await;
    end.come(&host, &cookie).await;
    let said = json!({ "do": "say", "text": "among ourselves" });
    guests[1].command(&room, "1", &said).await.unwrap().ok().unwrap();
    let heard = loop {
        let heard = ana.next().await.unwrap();
        // Registering changes the name, which the others see.
        if heard["type"] != "room" && heard["type"] != "welcome" {
            break heard;
        }
    };
    assert_eq!(heard["code"], "logged_out", "{end:?}: {heard}");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_revoked_session_can_send_no_commands() {
    for end in ALL {
        check_not_obeyed(end).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_revoked_session_receives_no_messages() {
    for end in ALL {
        check_not_told(end).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_session_of_the_same_player_has_the_seat() {
    for end in [End::Register, End::ChangePassword, End::LogInAsAnother] {
        let (_folder, store) = place();
        let host = Host::on(&store).await;
        let (_, room, cookie) = table(&host, end).await;
        let new = end.come(&host, &cookie).await;
        // A guest's seat moves to the account; the seat of another account does not.
        assert_eq!(socket(&host, &room, &new).await.1, Some(0), "{end:?}");
        host.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn other_clients_stay_connected() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let (guests, room, cookie) = table(&host, End::LogOut).await;
    let (mut luis, _) = guests[1].connect(&room).await.unwrap();
    let (mut unknown, _) = socket(&host, &room, "").await;
    End::LogOut.come(&host, &cookie).await;
    for known in [&mut luis, &mut unknown] {
        known.send(&json!({ "type": "ping" })).await.unwrap();
        known.until("pong").await.unwrap();
    }
    host.stop().await;
}

/// Pings until the socket closes; returns the close code.
async fn hung_up(socket: &mut RoomSocket) -> Option<u16> {
    loop {
        let _ = socket.send(&json!({ "type": "ping" })).await;
        match socket.next().await {
            Ok(_) => tokio::time::sleep(Duration::from_millis(10)).await,
            Err(ClientError::Closed { code }) => return code,
            Err(error) => panic!("{error}"),
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_session_revoked_on_one_node_ends_on_all() {
    let (_folder, store) = place();
    let (one, other) = Host::pair_on(&store, settings()).await;
    // A dead node that still counts as alive must not keep the others from getting the message.
    one.app.store.beat(&"a".repeat(20), "nowhere", 60_000).await.unwrap();
    let (_, room, cookie) = table(&one, End::LogOut).await;
    let (mut ana, seat) = socket(&other, &room, &cookie).await;
    assert_eq!(seat, Some(0));
    End::LogOut.come(&one, &cookie).await;
    // The message takes a moment. The regular check by the store, every few minutes, is not tested here.
    let code = tokio::time::timeout(Duration::from_secs(15), hung_up(&mut ana)).await.unwrap();
    assert_eq!(code, LOGGED_OUT);
    one.stop().await;
    other.stop().await;
}
