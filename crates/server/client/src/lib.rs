//! A client of the server for tests and load: a guest with a cookie, and a socket to a room.
//!
//! It uses plain JSON and none of the server's types, so that tests see exactly what the server sends.

mod guest;
mod room_socket;

pub use guest::{Answer, Guest};
pub use room_socket::RoomSocket;

#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    #[error("cannot reach the server: {0}")]
    Unreachable(String),
    #[error("the server refused with {status}: {body}")]
    Refused { status: u16, body: serde_json::Value },
    #[error("the socket was closed{}", .code.map_or_else(String::new, |code| format!(" with code {code}")))]
    Closed { code: Option<u16> },
    #[error("not a message of the protocol: {0}")]
    Unreadable(String),
    #[error("the server did not answer in time")]
    Silence,
}
