//! One client on a socket: forwards its messages to the room and the room's messages back.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, WebSocket};
use futures_util::SinkExt;
use governor::DefaultDirectRateLimiter;
use tokio::time::{Instant, timeout};

use crate::app::App;
use crate::error::ApiError;
use crate::people::{Caller, SessionCheck, visitor};
use crate::rate_limits::SocketPermit;
use crate::rooms::{ClientReceiver, Ending, Subscription, TOGETHER, Visitor};
use room::RoomError;
use room::ids::RoomId;
use room::protocol::{ClientMessage, Cursor, ServerMessage};

/// Timeout for the client's `hello`.
const HELLO: Duration = Duration::from_secs(15);

/// Timeout for the room's answer. Then the client is subscribed again, because a message to another node can be lost.
const ANSWER: Duration = Duration::from_secs(15);

/// Timeout for writing one message.
const WRITE: Duration = Duration::from_secs(20);

/// Timeout for the client's close frame.
const GOODBYE: Duration = Duration::from_secs(2);

/// Why the server closes a socket. `docs/protocol.md` documents the codes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Closing {
    Restart,
    /// The client's queue is full.
    Slow,
    /// The client sent too many unreadable messages.
    Misuse,
    /// The room does not exist.
    Nothing,
    /// The room does not allow spectators.
    Private,
    /// The client was silent for too long.
    Silent,
    /// The session or the bot token was revoked.
    LoggedOut,
    /// The store does not answer, and the room cannot be shown without it.
    Unavailable,
}

impl Closing {
    /// A message for people.
    const fn message(self) -> &'static str {
        match self {
            Closing::Restart => "the server restarts: come again in a moment",
            Closing::Slow => "too much was waiting to be read: come again, and say how far you have listened",
            Closing::Misuse => "what was sent cannot be read: the protocol says how it should be",
            Closing::Nothing => "there is no such room",
            Closing::Private => "this table is not open to spectators",
            Closing::Silent => "nothing was heard for long: come again",
            Closing::LoggedOut => "you are logged out here: come again as whoever you are now",
            Closing::Unavailable => "the store does not answer: come again in a moment",
        }
    }

    const fn code(self) -> (u16, &'static str) {
        match self {
            Closing::Restart => (1012, "restart"),
            Closing::Slow => (4008, "slow"),
            Closing::Misuse => (4000, "misuse"),
            Closing::Nothing => (4004, "unknown_room"),
            Closing::Private => (4003, "no_spectators"),
            Closing::Silent => (4001, "silent"),
            Closing::LoggedOut => (4010, "logged_out"),
            Closing::Unavailable => (1013, "store_unavailable"),
        }
    }
}

struct Client {
    app: Arc<App>,
    socket: WebSocket,
    room: RoomId,
    visitor: Visitor,
    /// `None` for clients without a session, which cannot be revoked.
    session: Option<SessionCheck>,
    gate: DefaultDirectRateLimiter,
    heard: Instant,
    /// Since when the client waits for an answer of the room.
    waits: Option<Instant>,
    strikes: u32,
}

/// How many unreadable messages a client may send before the socket is closed.
const STRIKES: u32 = 20;

/// Serves a client until either side closes the socket.
pub(crate) fn serve(
    app: Arc<App>,
    socket: WebSocket,
    room: RoomId,
    caller: Option<Caller>,
    pass: SocketPermit,
) -> impl Future<Output = ()> + Send {
    let gate = app.limits.for_socket();
    let (visitor, session) = (visitor(caller.as_ref()), caller.map(|caller| caller.session));
    let heard = Instant::now();
    let mut client = Client { app, socket, room, visitor, session, gate, heard, waits: None, strikes: 0 };
    // Arguments of an `async fn` would be stored a second time in its future. Here they move into `client`.
    async move {
        metrics::gauge!("antorcha_sockets").increment(1.0);
        if let Err(Departure::Close(closing)) = client.converse().await {
            Box::pin(client.close(closing)).await;
        }
        drop(pass);
        metrics::gauge!("antorcha_sockets").decrement(1.0);
    }
}

/// How a socket ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Departure {
    Close(Closing),
    Gone,
}

type Ended = Result<(), Departure>;

impl Client {
    /// Rare operations are boxed, here and below: a future is as large as the largest future that it awaits, and
    /// every idle socket keeps one.
    async fn converse(&mut self) -> Ended {
        let (mut after, mut chat_after) = Box::pin(self.greeting()).await?;
        loop {
            match Box::pin(self.app.rooms.subscribe(&self.room, &self.visitor, after, chat_after)).await {
                Ok((subscription, receiver)) => self.pump(subscription, receiver).await?,
                Err(error) => return Box::pin(self.turn_away(&error)).await,
            }
            if self.app.rooms.is_closing() {
                return Err(Departure::Close(Closing::Restart));
            }
            // The room has moved. Subscribe again at its new node, from the start.
            (after, chat_after) = (None, None);
        }
    }

    async fn greeting(&mut self) -> Result<(Option<Cursor>, Option<i64>), Departure> {
        let deadline = Instant::now() + HELLO;
        while let Ok(message) = tokio::time::timeout_at(deadline, self.socket.recv()).await {
            match self.read(message).await? {
                Some(ClientMessage::Hello { after, chat_after }) => return Ok((after, chat_after)),
                Some(ClientMessage::Ping) => self.tell(&ServerMessage::Pong).await?,
                Some(_) => self.refuse(&ApiError::HelloFirst, None).await?,
                None => {}
            }
        }
        Err(Departure::Close(Closing::Silent))
    }

    /// Forwards messages both ways until the subscription ends.
    async fn pump(&mut self, subscription: Subscription, mut receiver: ClientReceiver) -> Ended {
        let mut subscription = Some(subscription);
        let mut texts = Vec::with_capacity(4);
        // `texts` keeps its capacity. The welcome is the longest message and is received alone, so that an idle
        // socket keeps no larger buffer.
        let mut most = 1;
        let silence = self.app.settings.socket_silence;
        // One timer for the whole connection: creating one for each message costs more than the message.
        let ping = tokio::time::sleep(silence / 3);
        tokio::pin!(ping);
        self.waits = Some(Instant::now());
        loop {
            tokio::select! {
                count = receiver.receive_most(&mut texts, most) => {
                    (self.waits, most) = (None, TOGETHER);
                    if count == 0 {
                        return match receiver.ending() {
                            Some(Ending::TooSlow) => Err(Departure::Close(Closing::Slow)),
                            Some(Ending::NotWelcome) => Err(Departure::Close(Closing::Private)),
                            Some(Ending::Unavailable) => Err(Departure::Close(Closing::Unavailable)),
                            None => Ok(()),
                        };
                    }
                    self.check_session().await?;
                    self.write(&mut texts).await?;
                }
                message = self.socket.recv() => {
                    if let Some(ask) = self.read(message).await? {
                        self.check_session().await?;
                        Box::pin(self.ask(&mut subscription, ask, &mut receiver)).await?;
                    }
                }
                () = &mut ping => {
                    if self.heard.elapsed() >= silence {
                        return Err(Departure::Close(Closing::Silent));
                    }
                    if self.waits.is_some_and(|since| since.elapsed() >= ANSWER) {
                        return Ok(());
                    }
                    self.check_session().await?;
                    Box::pin(self.send(Message::Ping(Vec::new().into()))).await?;
                    ping.as_mut().reset(Instant::now() + silence / 3);
                }
            }
        }
    }

    /// Fails if the client's session was revoked.
    async fn check_session(&mut self) -> Ended {
        let Some(session) = &mut self.session else { return Ok(()) };
        if session.holds(&self.app.people).await { Ok(()) } else { Err(Departure::Close(Closing::LoggedOut)) }
    }

    /// Handles a client message.
    async fn ask(
        &mut self,
        subscription: &mut Option<Subscription>,
        ask: ClientMessage,
        receiver: &mut ClientReceiver,
    ) -> Ended {
        match ask {
            ClientMessage::Ping => return self.tell(&ServerMessage::Pong).await,
            ClientMessage::Hello { after, chat_after } => {
                // A second hello subscribes again: the client has missed something.
                *subscription = None;
                match self.app.rooms.subscribe(&self.room, &self.visitor, after, chat_after).await {
                    Ok((again, fresh)) => (*subscription, *receiver) = (Some(again), fresh),
                    Err(error) => return self.turn_away(&error).await,
                }
            }
            ClientMessage::Command { id, .. } if !is_command_id(&id) => {
                return self
                    .refuse(&ApiError::from(RoomError::BadText { field: "id", right: COMMAND_ID }), None)
                    .await;
            }
            ClientMessage::Command { id, command } => {
                self.waits = self.waits.or(Some(Instant::now()));
                let sent = match subscription {
                    Some(subscription) => subscription.command(id.clone(), command).await,
                    None => Err(ApiError::Moving),
                };
                if let Err(error) = sent {
                    return self.refuse(&error, Some(&id)).await;
                }
            }
            ClientMessage::Describe => {
                if let Some(subscription) = subscription {
                    let _ = subscription.describe().await;
                }
            }
        }
        Ok(())
    }

    /// Parses a message. An unreadable one is answered with an error, and too many of them close the socket.
    async fn read(
        &mut self,
        message: Option<Result<Message, axum::Error>>,
    ) -> Result<Option<ClientMessage>, Departure> {
        let message = match message {
            Some(Ok(message)) => message,
            Some(Err(error)) => {
                return Err(if too_big(error) { Departure::Close(Closing::Misuse) } else { Departure::Gone });
            }
            None => return Err(Departure::Gone),
        };
        self.heard = Instant::now();
        let text = match message {
            Message::Text(text) => text,
            Message::Close(_) => return Err(Departure::Gone),
            Message::Ping(_) | Message::Pong(_) => return Ok(None),
            Message::Binary(_) => {
                return Box::pin(self.strike("send text, not binary messages".to_owned())).await;
            }
        };
        if self.gate.check().is_err() {
            let error = ApiError::TooMany { retry_s: 1 };
            Box::pin(self.refuse(&error, command_id(&text).as_deref())).await?;
            return Ok(None);
        }
        match serde_json::from_str::<ClientMessage>(&text) {
            Ok(ask) => Ok(Some(ask)),
            Err(error) => Box::pin(self.strike(error.to_string())).await,
        }
    }

    async fn strike(&mut self, problem: String) -> Result<Option<ClientMessage>, Departure> {
        self.strikes += 1;
        self.refuse(&ApiError::BadMessage { problem }, None).await?;
        if self.strikes >= STRIKES { Err(Departure::Close(Closing::Misuse)) } else { Ok(None) }
    }

    async fn turn_away(&mut self, error: &ApiError) -> Ended {
        self.refuse(error, None).await?;
        Err(Departure::Close(match error {
            ApiError::Room(RoomError::UnknownRoom) => Closing::Nothing,
            _ => Closing::Restart,
        }))
    }

    async fn refuse(&mut self, error: &ApiError, id: Option<&str>) -> Ended {
        self.tell(&ServerMessage::Error(error.message(id))).await
    }

    async fn tell(&mut self, notice: &ServerMessage<'_>) -> Ended {
        let text = serde_json::to_string(notice).unwrap_or_default();
        self.send(Message::Text(text.into())).await
    }

    /// Writes all texts and flushes once.
    async fn write(&mut self, texts: &mut Vec<Arc<str>>) -> Ended {
        let socket = &mut self.socket;
        let written = timeout(WRITE, async {
            for text in texts.drain(..) {
                socket.feed(Message::Text((&*text).into())).await?;
            }
            socket.flush().await
        });
        written.await.ok().and_then(Result::ok).ok_or(Departure::Gone)
    }

    async fn send(&mut self, message: Message) -> Ended {
        timeout(WRITE, self.socket.send(message)).await.ok().and_then(Result::ok).ok_or(Departure::Gone)
    }

    /// Sends the reason and closes the socket. Until the client answers, its messages are read and dropped: closing a
    /// TCP connection with unread data can discard what was just sent.
    async fn close(&mut self, closing: Closing) {
        let (code, reason) = closing.code();
        let _ = self.tell(&ServerMessage::Farewell { code: reason, message: closing.message() }).await;
        let frame = CloseFrame { code, reason: reason.into() };
        if self.send(Message::Close(Some(frame))).await.is_ok() {
            let _ = timeout(GOODBYE, async { while let Some(Ok(_)) = self.socket.recv().await {} }).await;
        }
    }
}

/// The id of a command that was rejected by the rate limit, for the error message.
fn command_id(text: &str) -> Option<String> {
    match serde_json::from_str(text) {
        Ok(ClientMessage::Command { id, .. }) => Some(id),
        _ => None,
    }
}

pub(crate) const COMMAND_ID: &str = "1 to 64 characters, none a control character";

pub(crate) fn is_command_id(id: &str) -> bool {
    (1..=64).contains(&id.chars().count()) && !id.chars().any(char::is_control)
}

/// Whether the message was larger than the limit.
fn too_big(error: axum::Error) -> bool {
    let error = error.into_inner().downcast::<tungstenite::Error>();
    matches!(error.as_deref(), Ok(tungstenite::Error::Capacity(_)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The size of the future that a function returns.
    fn weight<A, B, C, D, E, F>(_: fn(A, B, C, D, E) -> F) -> usize {
        size_of::<F>()
    }

    #[test]
    fn a_client_that_merely_listens_is_small() {
        let bytes = weight(serve);
        assert!(bytes < 2_000, "{bytes}");
    }
}
