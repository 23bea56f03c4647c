//! WebSockets that take little memory while nothing is sent.
//!
//! The library keeps a buffer of the longest frame that was sent. So a long text is sent in several frames, which the
//! client's library joins again.

use std::sync::Arc;

use axum::body::{Body, Bytes};
use axum::extract::Request;
use axum::response::Response;
use futures_util::SinkExt;
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::server::create_response_with_body;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Error, Message};

use crate::error::ApiError;

pub(crate) type WebSocket = WebSocketStream<TokioIo<Upgraded>>;

/// The longest part of a text in a frame: about what fits into one packet. So is what waits to be sent in one system call,
/// such as an ack and an update.
const PART: usize = 1_400;

/// Answers the request for a WebSocket, and runs `serve` once it is open.
pub(crate) fn open<F: Future<Output = ()> + Send>(
    mut request: Request,
    message_bytes: usize,
    serve: impl FnOnce(WebSocket) -> F + Send + 'static,
) -> Result<Response, ApiError> {
    let refused = |error: Error| ApiError::BadMessage { problem: error.to_string() };
    let response = create_response_with_body(&request, Body::empty).map_err(refused)?;
    let upgrade = request.extensions_mut().remove::<OnUpgrade>();
    let upgrade = upgrade.ok_or_else(|| refused(Error::ConnectionClosed))?;
    tokio::spawn(async move {
        if let Ok(upgraded) = upgrade.await {
            let (io, config) = (TokioIo::new(upgraded), Some(config(message_bytes)));
            serve(WebSocket::from_raw_socket(io, Role::Server, config).await).await;
        }
    });
    Ok(response)
}

/// The default buffers suit few clients that send much; here many clients send little.
fn config(message_bytes: usize) -> WebSocketConfig {
    WebSocketConfig::default()
        .read_buffer_size(512)
        .write_buffer_size(PART)
        .max_message_size(Some(message_bytes))
        .max_frame_size(Some(message_bytes))
}

/// Writes a text without a copy. It is sent with the next flush at the latest.
pub(crate) async fn feed(socket: &mut WebSocket, text: Arc<str>) -> Result<(), Error> {
    let (mut rest, mut kind) = (Bytes::from_owner(Text(text)), Data::Text);
    loop {
        let part = rest.split_to(rest.len().min(PART));
        let is_last = rest.is_empty();
        socket.feed(Message::Frame(Frame::message(part, OpCode::Data(kind), is_last))).await?;
        if is_last {
            return Ok(());
        }
        kind = Data::Continue;
    }
}

struct Text(Arc<str>);

impl AsRef<[u8]> for Text {
    fn as_ref(&self) -> &[u8] {
        self.0.as_bytes()
    }
}
