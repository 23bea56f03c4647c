//! One client on a socket: forwards its messages to the room and the room's messages back.

use std::sync::Arc;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use governor::DefaultDirectRateLimiter;
use room::RoomError;
use room::ids::RoomId;
use room::protocol::{ClientMessage, Hello, ServerMessage};
use tokio::sync::watch;
use tokio::time::{Instant, timeout};
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::{Error, Message};

use crate::administration::{Board, OnlinePermit, Published};
use crate::app::App;
use crate::error::ApiError;
use crate::people::{Caller, SessionCheck, visitor};
use crate::rate_limits::SocketPermit;
use crate::rooms::{BATCH, ClientReceiver, Ending, Subscription, Visitor, json};
use crate::web_socket::{self, WebSocket};

/// Timeout for the client's `hello`.
const HELLO_TIMEOUT: Duration = Duration::from_secs(15);

/// Timeout for the room's answer. Then the client is subscribed again, because a message to another node can be lost.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(15);

/// Timeout for writing one message.
const WRITE_TIMEOUT: Duration = Duration::from_secs(20);

/// Timeout for the client's close frame.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(2);

/// Why the server closes a socket. `docs/protocol.md` documents the codes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum CloseReason {
    Restart,
    /// The client's queue is full.
    Slow,
    /// A message was too big, or too many were unreadable.
    Misuse,
    /// The room does not exist.
    UnknownRoom,
    /// The room does not allow spectators.
    NoSpectators,
    /// The client was silent for too long.
    Silent,
    /// The session or the bot token was revoked.
    LoggedOut,
    /// The player or the address is banned.
    Banned,
    /// The store does not answer, and the room cannot be shown without it.
    Unavailable,
}

impl CloseReason {
    /// A message for people.
    const fn message(self) -> &'static str {
        match self {
            CloseReason::Restart => "the server is restarting: reconnect in a moment",
            CloseReason::Slow => {
                "too many messages were waiting to be read: reconnect and send your cursor in `hello`"
            }
            CloseReason::Misuse => "messages were too big or could not be read: see the protocol",
            CloseReason::UnknownRoom => "room not found",
            CloseReason::NoSpectators => "this table is not open to spectators",
            CloseReason::Silent => "the client was silent for too long: reconnect",
            CloseReason::LoggedOut => "your session has ended: reconnect, and log in again if you need to",
            CloseReason::Banned => "you are banned from this server",
            CloseReason::Unavailable => "the store does not answer: reconnect in a moment",
        }
    }

    const fn code(self) -> (u16, &'static str) {
        match self {
            CloseReason::Restart => (1012, "restart"),
            CloseReason::Slow => (4008, "slow"),
            CloseReason::Misuse => (4000, "misuse"),
            CloseReason::UnknownRoom => (4004, "unknown_room"),
            CloseReason::NoSpectators => (4003, "no_spectators"),
            CloseReason::Silent => (4001, "silent"),
            CloseReason::LoggedOut => (4010, "logged_out"),
            CloseReason::Banned => (4011, "banned"),
            CloseReason::Unavailable => (1013, "store_unavailable"),
        }
    }
}

struct Client {
    app: Arc<App>,
    socket: WebSocket,
    room: RoomId,
    permit: SocketPermit,
    visitor: Visitor,
    /// `None` for clients without a session, which cannot be revoked.
    session: Option<SessionCheck>,
    /// Bans and announcements.
    published: watch::Receiver<Arc<Published>>,
    /// The announcements that the client was sent.
    board: Arc<Board>,
    _online: Option<OnlinePermit>,
    limiter: DefaultDirectRateLimiter,
    last_received: Instant,
    /// Whether the latest hello asked for patches.
    patches: bool,
    /// Since when the client waits for an answer of the room.
    waiting_since: Option<Instant>,
    unreadable: u32,
}

/// How many unreadable messages a client may send before the socket is closed.
const MAX_UNREADABLE: u32 = 20;

/// Serves a client until either side closes the socket.
pub(crate) fn serve(
    app: Arc<App>,
    socket: WebSocket,
    room: RoomId,
    caller: Option<Caller>,
    permit: SocketPermit,
) -> impl Future<Output = ()> + Send {
    let limiter = app.limits.for_socket();
    let (visitor, session) = (visitor(caller.as_ref()), caller.map(|caller| caller.session));
    let last_received = Instant::now();
    let published = app.administration.subscribe();
    let online = visitor.player.as_ref().map(|player| app.administration.online.enter(player));
    let mut client = Client {
        app,
        socket,
        room,
        permit,
        visitor,
        session,
        published,
        board: Arc::default(),
        _online: online,
        limiter,
        last_received,
        patches: false,
        waiting_since: None,
        unreadable: 0,
    };
    // Arguments of an `async fn` would be stored a second time in its future. Here they move into `client`.
    async move {
        metrics::gauge!("antorcha_sockets").increment(1.0);
        if let Err(End::Close(closing)) = client.run().await {
            Box::pin(client.close(closing)).await;
        }
        drop(client);
        metrics::gauge!("antorcha_sockets").decrement(1.0);
    }
}

/// How a socket ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    Close(CloseReason),
    Gone,
}

type Served = Result<(), End>;

impl Client {
    /// Rare operations are boxed, here and below: a future is as large as the largest future that it awaits, and
    /// every idle socket keeps one.
    async fn run(&mut self) -> Served {
        let mut hello = Box::pin(self.wait_for_hello()).await?;
        Box::pin(self.read_published()).await?;
        loop {
            match Box::pin(self.subscribe(&hello)).await {
                Ok((subscription, receiver)) => self.forward(subscription, receiver).await?,
                Err(error) => return Box::pin(self.close_with(&error)).await,
            }
            if self.app.rooms.is_closing() {
                return Err(End::Close(CloseReason::Restart));
            }
            // The room has moved. Subscribe again at its new node, from the start.
            hello = Hello { patches: self.patches, ..Hello::default() };
        }
    }

    async fn subscribe(&mut self, hello: &Hello) -> Result<(Subscription, ClientReceiver), ApiError> {
        self.patches = hello.patches;
        let _permit = self.app.opening_permit(self.permit.address(), &self.room).await?;
        self.app.rooms.subscribe(&self.room, &self.visitor, hello).await
    }

    async fn wait_for_hello(&mut self) -> Result<Hello, End> {
        let deadline = Instant::now() + HELLO_TIMEOUT;
        while let Ok(message) = tokio::time::timeout_at(deadline, self.socket.next()).await {
            match self.read(message).await? {
                Some(ClientMessage::Hello(hello)) => return Ok(hello),
                Some(ClientMessage::Ping) => self.send_message(&ServerMessage::Pong).await?,
                Some(_) => self.refuse(&ApiError::HelloFirst, None).await?,
                None => {}
            }
        }
        Err(End::Close(CloseReason::Silent))
    }

    /// Forwards messages both ways until the subscription ends.
    async fn forward(&mut self, subscription: Subscription, mut receiver: ClientReceiver) -> Served {
        let mut subscription = Some(subscription);
        let mut texts = Vec::with_capacity(4);
        // `texts` keeps its capacity. The welcome is the longest message and is received alone, so that an idle
        // socket keeps no larger buffer.
        let mut most = 1;
        let silence = self.app.settings.socket_silence;
        // One timer for the whole connection: creating one for each message costs more than the message.
        let ping = tokio::time::sleep(silence / 3);
        tokio::pin!(ping);
        self.waiting_since = Some(Instant::now());
        loop {
            tokio::select! {
                count = receiver.receive_at_most(&mut texts, most) => {
                    (self.waiting_since, most) = (None, BATCH);
                    if count == 0 {
                        return match receiver.ending() {
                            Some(Ending::TooSlow) => Err(End::Close(CloseReason::Slow)),
                            Some(Ending::NoSpectators) => Err(End::Close(CloseReason::NoSpectators)),
                            Some(Ending::Unavailable) => Err(End::Close(CloseReason::Unavailable)),
                            None => Ok(()),
                        };
                    }
                    self.check_session().await?;
                    self.write(&mut texts).await?;
                }
                message = self.socket.next() => {
                    if let Some(message) = self.read(message).await? {
                        self.check_session().await?;
                        Box::pin(self.handle(&mut subscription, message, &mut receiver)).await?;
                    }
                }
                // The sender lives as long as the app.
                Ok(()) = self.published.changed() => Box::pin(self.read_published()).await?,
                () = &mut ping => {
                    if self.last_received.elapsed() >= silence {
                        return Err(End::Close(CloseReason::Silent));
                    }
                    if self.waiting_since.is_some_and(|since| since.elapsed() >= ANSWER_TIMEOUT) {
                        return Ok(());
                    }
                    self.check_session().await?;
                    Box::pin(self.send(Message::Ping(Vec::new().into()))).await?;
                    ping.as_mut().reset(Instant::now() + silence / 3);
                }
            }
        }
    }

    /// Applies new bans and sends new announcements.
    async fn read_published(&mut self) -> Served {
        let published = Arc::clone(&self.published.borrow_and_update());
        let owner = self.session.as_ref().and_then(SessionCheck::owner);
        let mut people = self.visitor.player.iter().chain(owner);
        let checks = &self.app.administration;
        let checked = people.try_for_each(|player| checks.check_player(player));
        if let Err(error) = checked.and_then(|()| checks.check_address(self.permit.address())) {
            self.refuse(&error, None).await?;
            return Err(End::Close(CloseReason::Banned));
        }
        if self.board.shown != published.board.shown {
            self.board = Arc::clone(&published.board);
            if let Some(text) = published.board.message.clone() {
                self.send_text(text).await?;
            }
        }
        self.check_session().await
    }

    /// Fails if the client's session was revoked.
    async fn check_session(&mut self) -> Served {
        let Some(session) = &mut self.session else { return Ok(()) };
        if self.app.people.holds(session).await { Ok(()) } else { Err(End::Close(CloseReason::LoggedOut)) }
    }

    /// Handles a client message.
    async fn handle(
        &mut self,
        subscription: &mut Option<Subscription>,
        message: ClientMessage,
        receiver: &mut ClientReceiver,
    ) -> Served {
        match message {
            ClientMessage::Ping => return self.send_message(&ServerMessage::Pong).await,
            ClientMessage::Hello(hello) => {
                // A second hello subscribes again: the client has missed something.
                *subscription = None;
                match self.subscribe(&hello).await {
                    Ok((again, fresh)) => (*subscription, *receiver) = (Some(again), fresh),
                    Err(error) => return self.close_with(&error).await,
                }
            }
            ClientMessage::Command { id, .. } if !is_command_id(&id) => {
                return self
                    .refuse(&ApiError::from(RoomError::BadText { field: "id", right: COMMAND_ID }), None)
                    .await;
            }
            ClientMessage::Command { id, command } => {
                self.waiting_since = self.waiting_since.or(Some(Instant::now()));
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
    async fn read(&mut self, message: Option<Result<Message, Error>>) -> Result<Option<ClientMessage>, End> {
        let message = match message {
            Some(Ok(message)) => message,
            Some(Err(Error::Capacity(_))) => return Err(End::Close(CloseReason::Misuse)),
            Some(Err(_)) | None => return Err(End::Gone),
        };
        self.last_received = Instant::now();
        let text = match message {
            Message::Text(text) => text,
            Message::Close(_) => return Err(End::Gone),
            Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => return Ok(None),
            Message::Binary(_) => {
                return Box::pin(self.reject_unreadable("send text, not binary messages".to_owned())).await;
            }
        };
        if self.limiter.check().is_err() {
            let error = ApiError::TooMany { retry_s: 1 };
            Box::pin(self.refuse(&error, command_id(&text).as_deref())).await?;
            return Ok(None);
        }
        match serde_json::from_str::<ClientMessage>(&text) {
            Ok(message) => Ok(Some(message)),
            Err(error) => Box::pin(self.reject_unreadable(error.to_string())).await,
        }
    }

    async fn reject_unreadable(&mut self, problem: String) -> Result<Option<ClientMessage>, End> {
        self.unreadable += 1;
        self.refuse(&ApiError::BadMessage { problem }, None).await?;
        if self.unreadable >= MAX_UNREADABLE { Err(End::Close(CloseReason::Misuse)) } else { Ok(None) }
    }

    async fn close_with(&mut self, error: &ApiError) -> Served {
        self.refuse(error, None).await?;
        Err(End::Close(match error {
            ApiError::Room(RoomError::UnknownRoom) => CloseReason::UnknownRoom,
            _ => CloseReason::Restart,
        }))
    }

    async fn refuse(&mut self, error: &ApiError, id: Option<&str>) -> Served {
        self.send_message(&ServerMessage::Error(error.message(id))).await
    }

    async fn send_message(&mut self, message: &ServerMessage<'_>) -> Served {
        self.send_text(json(message)).await
    }

    async fn send_text(&mut self, text: Arc<str>) -> Served {
        self.write(&mut vec![text]).await
    }

    /// Writes all texts and flushes once.
    async fn write(&mut self, texts: &mut Vec<Arc<str>>) -> Served {
        let socket = &mut self.socket;
        let written = timeout(WRITE_TIMEOUT, async {
            for text in texts.drain(..) {
                web_socket::feed(socket, text).await?;
            }
            socket.flush().await
        });
        written.await.ok().and_then(Result::ok).ok_or(End::Gone)
    }

    async fn send(&mut self, message: Message) -> Served {
        timeout(WRITE_TIMEOUT, self.socket.send(message)).await.ok().and_then(Result::ok).ok_or(End::Gone)
    }

    /// Sends the reason and closes the socket. Until the client answers, its messages are read and dropped: closing a
    /// TCP connection with unread data can discard what was just sent.
    async fn close(&mut self, closing: CloseReason) {
        let (code, reason) = closing.code();
        let _ =
            self.send_message(&ServerMessage::Farewell { code: reason, message: closing.message() }).await;
        let frame = CloseFrame { code: code.into(), reason: reason.into() };
        if self.send(Message::Close(Some(frame))).await.is_ok() {
            let _ =
                timeout(CLOSE_TIMEOUT, async { while let Some(Ok(_)) = self.socket.next().await {} }).await;
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

pub(crate) const COMMAND_ID: &str = "use 1 to 64 characters without control characters";

pub(crate) fn is_command_id(id: &str) -> bool {
    (1..=64).contains(&id.chars().count()) && !id.chars().any(char::is_control)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The size of the future that a function returns.
    fn future_size<A, B, C, D, E, F>(_: fn(A, B, C, D, E) -> F) -> usize {
        size_of::<F>()
    }

    #[test]
    fn an_idle_socket_is_small() {
        let bytes = future_size(serve);
        assert!(bytes < 2_000, "{bytes}");
    }
}
