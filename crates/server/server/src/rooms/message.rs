//! The messages to a room task, and the channels to it and to its clients.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};

use catalog::SeatedBot;
use game::Seat;
use room::ids::PlayerId;
use room::protocol::{Ack, Command, Hello};
use serde::{Deserialize, Serialize};
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{mpsc, oneshot};

use crate::error::ApiError;

/// A message to a room task.
pub enum RoomMessage {
    /// Subscribe to the room.
    Watch {
        visitor: Visitor,
        hello: Hello,
        client: ClientSender,
    },
    /// Unsubscribe.
    Unwatch {
        /// The id of the [`ClientSender`].
        client: u64,
    },
    Command {
        visitor: Visitor,
        /// The client's id for the command. A repeated id is not executed again.
        id: String,
        command: Command,
        answer: Answer,
    },
    /// Send the position in sentences.
    Describe {
        client: u64,
    },
    /// A guest has logged in: the guest's seats now belong to the account. Clients cannot send this.
    HandOver {
        from: PlayerId,
        to: PlayerId,
        name: String,
        done: oneshot::Sender<Result<(), ApiError>>,
    },
    /// The data of these people are deleted. Clients cannot send this.
    Forget {
        people: BTreeSet<PlayerId>,
        done: oneshot::Sender<Result<(), ApiError>>,
    },
    /// An admin closes the room. Clients cannot send this.
    Close {
        done: oneshot::Sender<Result<(), ApiError>>,
    },
    BotChose(BotChoice),
    /// Is a notice of a turn still wanted?
    CheckNotice {
        seat: Seat,
        player: PlayerId,
        /// Since when the match waits.
        asked_ms: i64,
        done: oneshot::Sender<NoticeCheck>,
    },
    /// The server shuts down or the room moves: release the room.
    Stop {
        done: oneshot::Sender<()>,
    },
}

/// Whether a notice of a turn is still wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoticeCheck {
    Waits,
    /// The player is at the table.
    AtTable,
    /// The match does not wait for this player any more.
    Over,
}

/// Sends messages to a room task. They are boxed, because each room allocates its queue in advance.
#[derive(Clone)]
pub struct RoomHandle(mpsc::Sender<Box<RoomMessage>>);

/// A handle that does not keep the room open.
#[derive(Clone)]
pub struct WeakRoomHandle(mpsc::WeakSender<Box<RoomMessage>>);

/// The room task has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoomGone;

/// Creates the queue of a room task.
pub fn room_channel(capacity: usize) -> (RoomHandle, mpsc::Receiver<Box<RoomMessage>>) {
    let (sender, receiver) = mpsc::channel(capacity);
    (RoomHandle(sender), receiver)
}

impl RoomHandle {
    /// Sends a message. Waits if the queue is full, which is rare.
    pub async fn send(&self, message: RoomMessage) -> Result<(), RoomGone> {
        match self.0.try_send(Box::new(message)) {
            Ok(()) => Ok(()),
            Err(TrySendError::Full(message)) => Box::pin(self.0.send(message)).await.map_err(|_| RoomGone),
            Err(TrySendError::Closed(_)) => Err(RoomGone),
        }
    }

    /// Sends a message unless the queue is full.
    pub fn try_send(&self, message: RoomMessage) -> Result<(), RoomGone> {
        self.0.try_send(Box::new(message)).map_err(|_| RoomGone)
    }

    /// Whether the room task has stopped reading.
    pub fn is_closed(&self) -> bool {
        self.0.is_closed()
    }

    /// A handle that does not keep the room open.
    pub fn downgrade(&self) -> WeakRoomHandle {
        WeakRoomHandle(self.0.downgrade())
    }
}

impl WeakRoomHandle {
    /// The handle, if the room is still open.
    pub fn upgrade(&self) -> Option<RoomHandle> {
        self.0.upgrade().map(RoomHandle)
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Visitor {
    /// `None` if the client has no session.
    pub player: Option<PlayerId>,
    pub name: String,
}

pub enum Answer {
    /// To a subscriber, in order with its other messages.
    Client(u64),
    /// To a request that waits for it.
    Caller(oneshot::Sender<Result<Ack, ApiError>>),
}

/// The result of a bot's search.
pub struct BotChoice {
    pub seat: Seat,
    /// The bot itself, to be used again.
    pub bot: Box<dyn SeatedBot>,
    /// The bot's key in the catalog.
    pub kind: String,
    /// The question that the bot answers. If the seat has a new one, the choice is stale.
    pub question: String,
    /// Index into the legal actions.
    pub choice: Option<usize>,
}

/// Sends messages to a subscriber. Its queue is bounded: a client that reads too slowly is disconnected and must
/// reconnect. One text is shared by all subscribers that get the same message.
#[derive(Clone, Debug)]
pub struct ClientSender {
    /// Unique in this process.
    pub id: u64,
    sender: mpsc::Sender<Arc<str>>,
    ending: Arc<OnceLock<Ending>>,
}

/// Receives what a [`ClientSender`] sends.
#[derive(Debug)]
pub struct ClientReceiver {
    /// The id of the [`ClientSender`].
    pub id: u64,
    receiver: mpsc::Receiver<Arc<str>>,
    ending: Arc<OnceLock<Ending>>,
}

/// Why a room ended a subscription. Without a reason the room has only moved, and the client subscribes again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// The client's queue is full.
    TooSlow,
    #[serde(rename = "not_welcome")]
    NoSpectators,
    /// The store does not answer, and the delayed view of spectators needs it.
    Unavailable,
}

/// How many messages [`ClientReceiver::receive`] takes at once.
pub const BATCH: usize = 64;

static NEXT: AtomicU64 = AtomicU64::new(1);

/// Creates the queue of a subscriber.
pub(super) fn client_channel(capacity: usize) -> (ClientSender, ClientReceiver) {
    let (sender, receiver) = mpsc::channel(capacity.max(1));
    let id = NEXT.fetch_add(1, Ordering::Relaxed);
    let ending = Arc::default();
    let client = ClientSender { id, sender, ending: Arc::clone(&ending) };
    (client, ClientReceiver { id, receiver, ending })
}

impl ClientSender {
    /// Sends a message; returns false if the client cannot be reached.
    pub fn send(&self, text: Arc<str>) -> bool {
        match self.sender.try_send(text) {
            Ok(()) => true,
            Err(TrySendError::Closed(_)) => false,
            Err(TrySendError::Full(_)) => {
                self.end(Ending::TooSlow);
                false
            }
        }
    }

    /// Sets the reason for the end. The first reason counts.
    pub fn end(&self, ending: Ending) {
        let _ = self.ending.set(ending);
    }
}

impl ClientReceiver {
    /// Receives the queued messages; 0 if the subscription has ended.
    pub async fn receive(&mut self, into: &mut Vec<Arc<str>>) -> usize {
        self.receive_at_most(into, BATCH).await
    }

    /// The same, with a limit.
    pub async fn receive_at_most(&mut self, into: &mut Vec<Arc<str>>, most: usize) -> usize {
        self.receiver.recv_many(into, most).await
    }

    /// The reason for the end, unless the room has only moved.
    pub fn ending(&self) -> Option<Ending> {
        self.ending.get().copied()
    }
}
