//! A guest, whom the server knows by a cookie.

use reqwest::Method;
use reqwest::header::{COOKIE, SET_COOKIE};
use serde_json::{Value, json};

use crate::ClientError;
use crate::room_socket::RoomSocket;

#[derive(Clone, Debug)]
pub struct Guest {
    http: reqwest::Client,
    base: String,
    cookie: String,
    player: String,
}

/// The answer to a request.
#[derive(Clone, Debug)]
pub struct Answer {
    pub status: u16,
    /// The body, or null if it is not JSON.
    pub body: Value,
}

impl Answer {
    /// Returns the body, or an error if the status is 400 or higher.
    pub fn ok(self) -> Result<Value, ClientError> {
        let Answer { status, body } = self;
        if status < 400 { Ok(body) } else { Err(ClientError::Refused { status, body }) }
    }

    /// Returns the error code, or an empty text.
    pub fn code(&self) -> &str {
        self.body["error"]["code"].as_str().unwrap_or_default()
    }
}

impl Guest {
    /// Starts a session with this name.
    pub async fn start_session(base: &str, name: &str) -> Result<Guest, ClientError> {
        Guest::start_session_on(&reqwest::Client::new(), base, name).await
    }

    /// Starts a session on an HTTP client that others use too.
    pub async fn start_session_on(
        http: &reqwest::Client,
        base: &str,
        name: &str,
    ) -> Result<Guest, ClientError> {
        let base = base.trim_end_matches('/').to_owned();
        let request = http.post(format!("{base}/api/session")).json(&json!({ "name": name }));
        let response = request.send().await.map_err(unreachable)?;
        let status = response.status().as_u16();
        let cookie = response.headers().get(SET_COOKIE).and_then(|cookie| cookie.to_str().ok());
        let cookie = cookie.and_then(|cookie| cookie.split(';').next()).map(str::to_owned);
        let body: Value = response.json().await.unwrap_or_default();
        let body = Answer { status, body }.ok()?;
        let player = text_member(&body, "player")?;
        let cookie =
            cookie.ok_or_else(|| ClientError::Unreadable("a session without a cookie".to_owned()))?;
        Ok(Guest { http: http.clone(), base, cookie, player })
    }

    /// Returns the same guest at another node of the same server.
    pub fn at(&self, base: &str) -> Guest {
        Guest { base: base.trim_end_matches('/').to_owned(), ..self.clone() }
    }

    pub fn player(&self) -> &str {
        &self.player
    }

    pub fn cookie(&self) -> &str {
        &self.cookie
    }

    pub async fn get(&self, path: &str) -> Result<Answer, ClientError> {
        self.request(Method::GET, path, None).await
    }

    pub async fn post(&self, path: &str, body: &Value) -> Result<Answer, ClientError> {
        self.request(Method::POST, path, Some(body)).await
    }

    pub async fn request(
        &self,
        method: Method,
        path: &str,
        body: Option<&Value>,
    ) -> Result<Answer, ClientError> {
        let mut request =
            self.http.request(method, format!("{}{path}", self.base)).header(COOKIE, &self.cookie);
        if let Some(body) = body {
            request = request.json(body);
        }
        let response = request.send().await.map_err(unreachable)?;
        let status = response.status().as_u16();
        Ok(Answer { status, body: response.json().await.unwrap_or_default() })
    }

    /// Opens a room and returns its id.
    pub async fn open_room(&self, settings: &Value) -> Result<String, ClientError> {
        let opened = self.post("/api/rooms", settings).await?.ok()?;
        text_member(&opened, "room")
    }

    /// Sends a command to a room.
    pub async fn command(&self, room: &str, id: &str, command: &Value) -> Result<Answer, ClientError> {
        let body = json!({ "id": id, "command": command });
        self.post(&format!("/api/rooms/{room}/commands"), &body).await
    }

    /// Opens a socket to a room, without the first message.
    pub async fn open_socket(&self, room: &str) -> Result<RoomSocket, ClientError> {
        let base = self.base.replacen("http", "ws", 1);
        RoomSocket::open(&format!("{base}/api/rooms/{room}/socket"), &self.cookie).await
    }

    /// Opens a socket to a room and sends `hello`. Also returns the `welcome` message.
    pub async fn connect(&self, room: &str) -> Result<(RoomSocket, Value), ClientError> {
        let mut socket = self.open_socket(room).await?;
        socket.send(&json!({ "type": "hello" })).await?;
        let welcome = socket.until("welcome").await?;
        Ok((socket, welcome))
    }
}

fn text_member(body: &Value, name: &str) -> Result<String, ClientError> {
    let text = body[name].as_str().map(str::to_owned);
    text.ok_or_else(|| ClientError::Unreadable(format!("no `{name}` in {body}")))
}

fn unreachable(error: reqwest::Error) -> ClientError {
    ClientError::Unreachable(error.to_string())
}
