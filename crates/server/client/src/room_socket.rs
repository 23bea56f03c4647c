//! A socket to a room.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::http::header::COOKIE;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

use crate::ClientError;

/// The longest wait for a message.
const TIMEOUT: Duration = Duration::from_secs(60);

/// A socket to a room.
pub struct RoomSocket {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

impl RoomSocket {
    pub async fn open(url: &str, cookie: &str) -> Result<RoomSocket, ClientError> {
        let unreachable =
            |error: tokio_tungstenite::tungstenite::Error| ClientError::Unreachable(error.to_string());
        let mut request = url.into_client_request().map_err(unreachable)?;
        if let Ok(cookie) = HeaderValue::from_str(cookie) {
            request.headers_mut().insert(COOKIE, cookie);
        }
        // The default buffers are too large for thousands of sockets.
        let config = WebSocketConfig::default().read_buffer_size(4_096);
        let (socket, _) =
            connect_async_with_config(request, Some(config), true).await.map_err(unreachable)?;
        Ok(RoomSocket { socket })
    }

    pub async fn send(&mut self, message: &Value) -> Result<(), ClientError> {
        self.send_text(message.to_string()).await
    }

    pub async fn send_text(&mut self, text: String) -> Result<(), ClientError> {
        self.send_frame(Message::text(text)).await
    }

    pub async fn send_frame(&mut self, frame: Message) -> Result<(), ClientError> {
        self.socket.send(frame).await.map_err(|_| ClientError::Closed { code: None })
    }

    /// Sends a command to the room.
    pub async fn command(&mut self, id: &str, command: &Value) -> Result<(), ClientError> {
        self.send(&json!({ "type": "command", "id": id, "command": command })).await
    }

    /// Waits for the next message, without a timeout.
    pub async fn next_text(&mut self) -> Result<Utf8Bytes, ClientError> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text),
                Some(Ok(Message::Close(frame))) => {
                    return Err(ClientError::Closed { code: frame.map(|frame| frame.code.into()) });
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Err(ClientError::Closed { code: None }),
            }
        }
    }

    /// Waits for the next message, with a timeout.
    pub async fn next(&mut self) -> Result<Value, ClientError> {
        let text = timeout(TIMEOUT, self.next_text()).await.map_err(|_| ClientError::Silence)??;
        serde_json::from_str(&text).map_err(|error| ClientError::Unreadable(error.to_string()))
    }

    /// Waits for the next message of this type and skips others.
    pub async fn until(&mut self, kind: &str) -> Result<Value, ClientError> {
        loop {
            let message = self.next().await?;
            if message["type"] == kind {
                return Ok(message);
            }
        }
    }

    /// Waits for the `ack` or `error` of a command and skips other messages.
    pub async fn answer(&mut self, id: &str) -> Result<Value, ClientError> {
        loop {
            let message = self.next().await?;
            if message["id"] == id && (message["type"] == "ack" || message["type"] == "error") {
                return Ok(message);
            }
        }
    }

    /// Closes the connection without a close frame, like a lost connection.
    pub fn disconnect(self) {
        drop(self);
    }
}
