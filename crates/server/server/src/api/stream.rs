//! The messages of a room over plain HTTP, one line of JSON each, for programs without sockets.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use tokio::time::timeout;

use super::answer::Problem;
use super::caller::{Address, Maybe};
use super::rooms::room_id;
use crate::app::App;
use crate::error::ApiError;
use crate::people::{SessionCheck, visitor};
use crate::rate_limits::SocketPermit;
use crate::rooms::{ClientReceiver, Subscription, Visitor};
use room::ids::RoomId;
use room::protocol::ServerMessage;

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
        (status = 200, description = "notices, one a line", content_type = "application/x-ndjson", body = String),
        (status = 404, body = Problem),
        (status = 429, body = Problem)
    )
)]
pub(super) async fn stream(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Maybe(caller): Maybe,
    Path(room): Path<String>,
) -> Result<Response, ApiError> {
    let room = room_id(&room)?;
    let pass = app.limits.admit_socket(address)?;
    let (visitor, session) = (visitor(caller.as_ref()), caller.map(|caller| caller.session));
    let mut listener = Listener { app, room, visitor, session, place: None, over: false, _pass: pass };
    // An unknown room must be reported by the status code, not in the stream.
    listener.attach().await?;
    let lines = stream::unfold(listener, Listener::next);
    let kind = [(header::CONTENT_TYPE, "application/x-ndjson"), (header::CACHE_CONTROL, "no-store")];
    Ok((kind, Body::from_stream(lines)).into_response())
}

struct Listener {
    app: Arc<App>,
    room: RoomId,
    visitor: Visitor,
    session: Option<SessionCheck>,
    place: Option<Place>,
    over: bool,
    _pass: SocketPermit,
}

struct Place {
    inlet: ClientReceiver,
    /// Unsubscribes on drop.
    _attachment: Subscription,
}

impl Listener {
    /// The next lines; `None` once the stream has ended.
    async fn next(mut self) -> Option<(Result<Bytes, Infallible>, Listener)> {
        while !self.over {
            let Some(place) = &mut self.place else {
                match self.attach().await {
                    Ok(()) => continue,
                    Err(error) => return Some(self.farewell(&error)),
                }
            };
            let mut texts = Vec::new();
            let received = timeout(KEEP_ALIVE, place.inlet.receive(&mut texts)).await;
            if let Some(session) = &mut self.session
                && !session.holds(&self.app.people).await
            {
                return Some(self.farewell(&ApiError::NoSession));
            }
            let Ok(count) = received else {
                return Some((Ok(Bytes::from_static(b"\n")), self));
            };
            if count == 0 {
                self.let_go().await;
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
    async fn attach(&mut self) -> Result<(), ApiError> {
        let (attachment, inlet) = self.app.rooms.subscribe(&self.room, &self.visitor, None, None).await?;
        self.place = Some(Place { inlet, _attachment: attachment });
        Ok(())
    }

    /// The subscription has ended. Without a reason the room has moved, and the next loop subscribes again.
    async fn let_go(&mut self) {
        let ending = self.place.take().and_then(|place| place.inlet.ending());
        self.over = ending.is_some() || self.app.rooms.is_closing();
        tokio::time::sleep(PAUSE).await;
    }

    fn farewell(mut self, error: &ApiError) -> (Result<Bytes, Infallible>, Listener) {
        self.over = true;
        let text = serde_json::to_string(&ServerMessage::Error(error.message(None))).unwrap_or_default();
        (Ok((text + "\n").into()), self)
    }
}
