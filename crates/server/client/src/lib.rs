//! A client of the server, as a program would write one: a guest with a cookie, and a line to a table.
//!
//! It knows the protocol's words and none of the server's types, so what it hears is what is on the wire.

mod guest;
mod line;

pub use guest::{Answer, Guest};
pub use line::Line;

/// What went wrong between client and server.
#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    /// The server cannot be reached.
    #[error("the server cannot be reached: {0}")]
    Unreachable(String),
    /// The server refused.
    #[error("the server refused with {status}: {body}")]
    Refused {
        /// The status of the answer.
        status: u16,
        /// What it says.
        body: serde_json::Value,
    },
    /// The line was closed.
    #[error("the line was closed{}", .code.map_or_else(String::new, |code| format!(" with code {code}")))]
    Closed {
        /// The code that was given, if any.
        code: Option<u16>,
    },
    /// Something arrived that is no message of the protocol.
    #[error("this is no message of the protocol: {0}")]
    Unreadable(String),
    /// Nothing arrived in time.
    #[error("nothing arrived in time")]
    Silence,
}
