//! The messages of a room over plain HTTP, one line of JSON each, for programs without sockets.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use room::ids::RoomId;
use room::protocol::{Hello, ServerMessage};
use tokio::time::timeout;

use super::caller::{Address, Maybe};
use super::problem::Problem;
use super::rooms::room_id;
use crate::app::App;
use crate::error::ApiError;
use crate::people::{SessionCheck, visitor};
use crate::rate_limits::SocketPermit;
use crate::rooms::{ClientReceiver, Subscription, Visitor, json};

/// After this time without a message, an empty line is sent to keep the connection alive.
const KEEP_ALIVE: Duration = Duration::from_secs(15);

/// Pause before subscribing again to a room that moves.
const PAUSE: Duration = Duration::from_millis(200);

/// Streams what a socket would receive: a `welcome`, then every message, one line of JSON each. Empty lines keep the
/// connection alive. If the room moves, another `welcome` follows. Clients that read too slowly are disconnected.
#[utoipa::path(
    get,
    path = "/api/rooms/{room}/stream",
    tag = "bots",
    params(("room" = String, Path)),
    responses(
        (status = 200, description = "messages, one per line", content_type = "application/x-ndjson", body = String),
        (status = 404, body = Problem),
        (status = 429, body = Problem),
        (status = 503, description = "too many rooms are being opened", body = Problem)
    )
)]
pub(super) async fn stream(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Maybe(caller): Maybe,
    Path(room): Path<String>,
) -> Result<Response, ApiError> {
    let room = room_id(&room)?;
    let permit = app.limits.admit_socket(address)?;
    let (visitor, session) = (visitor(caller.as_ref()), caller.map(|caller| caller.session));
    let mut line_stream = LineStream { app, room, visitor, session, attached: None, over: false, permit };
    // An unknown room must be reported by the status code, not in the stream.
    line_stream.subscribe().await?;
    let lines = stream::unfold(line_stream, LineStream::next);
    let kind = [(header::CONTENT_TYPE, "application/x-ndjson"), (header::CACHE_CONTROL, "no-store")];
    Ok((kind, Body::from_stream(lines)).into_response())
}

struct LineStream {
    app: Arc<App>,
    room: RoomId,
    visitor: Visitor,
    session: Option<SessionCheck>,
    attached: Option<Attached>,
    over: bool,
    permit: SocketPermit,
}

struct Attached {
    receiver: ClientReceiver,
    /// Unsubscribes on drop.
    _subscription: Subscription,
}

impl LineStream {
    /// The next lines; `None` once the stream has ended.
    async fn next(mut self) -> Option<(Result<Bytes, Infallible>, LineStream)> {
        while !self.over {
            let Some(attached) = &mut self.attached else {
                match self.subscribe().await {
                    Ok(()) => continue,
                    Err(error) => return Some(self.end_with(&error)),
                }
            };
            let mut texts = Vec::new();
            let received = timeout(KEEP_ALIVE, attached.receiver.receive(&mut texts)).await;
            if let Some(session) = &mut self.session
                && !self.app.people.holds(session).await
            {
                return Some(self.end_with(&ApiError::NoSession));
            }
            let Ok(count) = received else {
                return Some((Ok(Bytes::from_static(b"\n")), self));
            };
            if count == 0 {
                self.on_subscription_end().await;
                continue;
            }
            let mut lines = String::with_capacity(texts.iter().map(|text| text.len() + 1).sum());
            for text in texts {
                lines.push_str(&text);
                lines.push('\n');
            }
            return Some((Ok(lines.into()), self));
        }
        None
    }

    /// Subscribes to the room.
    async fn subscribe(&mut self) -> Result<(), ApiError> {
        let _permit = self.app.opening_permit(self.permit.address(), &self.room).await?;
        let (subscription, receiver) =
            self.app.rooms.subscribe(&self.room, &self.visitor, &Hello::default()).await?;
        self.attached = Some(Attached { receiver, _subscription: subscription });
        Ok(())
    }

    /// The subscription has ended. Without a reason the room has moved, and the next loop subscribes again.
    async fn on_subscription_end(&mut self) {
        let ending = self.attached.take().and_then(|attached| attached.receiver.ending());
        self.over = ending.is_some() || self.app.rooms.is_closing();
        tokio::time::sleep(PAUSE).await;
    }

    fn end_with(mut self, error: &ApiError) -> (Result<Bytes, Infallible>, LineStream) {
        self.over = true;
        let text = json(&ServerMessage::Error(error.message(None))).to_string();
        (Ok((text + "\n").into()), self)
    }
}
