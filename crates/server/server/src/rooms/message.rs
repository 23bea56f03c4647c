//! What is put into a room's message box.

use std::sync::Arc;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};

use catalog::SeatedBot;
use game::Seat;
use serde::{Deserialize, Serialize};
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{mpsc, oneshot};

use crate::error::ApiError;
use room::ids::PlayerId;
use room::protocol::{Ack, Command, Cursor};

/// Something for a room to attend to.
pub enum RoomMessage {
    /// Someone wants to see what happens.
    Watch {
        visitor: Visitor,
        /// How far they have listened already.
        after: Option<Cursor>,
        /// The last line of chat they have read.
        chat_after: Option<i64>,
        /// Where to send what they get.
        client: ClientSender,
    },
    /// They do not any more.
    Unwatch {
        /// Where it was sent.
        client: u64,
    },
    /// Someone asks for something.
    Command {
        visitor: Visitor,
        /// Their name for it.
        id: String,
        command: Command,
        /// Where the answer goes.
        answer: Answer,
    },
    /// Someone asks for the position in sentences.
    Describe { client: u64 },
    /// A guest has logged in: what was the guest's is the account's. No client can send this.
    HandOver {
        from: PlayerId,
        to: PlayerId,
        name: String,
        /// Told when it is done.
        done: oneshot::Sender<Result<(), ApiError>>,
    },
    /// A bot has made up its mind.
    BotChose(Thought),
    /// The server goes down, or the room moves: finish, and let go of it.
    Stop {
        /// Told when it is done.
        done: oneshot::Sender<()>,
    },
}

/// The way into a room's message box. What lies in it is boxed, because an empty one is kept for every room.
#[derive(Clone)]
pub struct RoomHandle(mpsc::Sender<Box<RoomMessage>>);

/// The same, without keeping the room open.
#[derive(Clone)]
pub struct WeakRoomHandle(mpsc::WeakSender<Box<RoomMessage>>);

/// The room has closed its message box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoomGone;

/// A message box, and what the room reads from it.
pub fn room_channel(capacity: usize) -> (RoomHandle, mpsc::Receiver<Box<RoomMessage>>) {
    let (sender, receiver) = mpsc::channel(capacity);
    (RoomHandle(sender), receiver)
}

impl RoomHandle {
    /// Puts a message in, as soon as there is room, which is nearly always at once.
    pub async fn send(&self, message: RoomMessage) -> Result<(), RoomGone> {
        match self.0.try_send(Box::new(message)) {
            Ok(()) => Ok(()),
            Err(TrySendError::Full(message)) => Box::pin(self.0.send(message)).await.map_err(|_| RoomGone),
            Err(TrySendError::Closed(_)) => Err(RoomGone),
        }
    }

    /// Puts a message in, if there is room now.
    pub fn try_send(&self, message: RoomMessage) -> Result<(), RoomGone> {
        self.0.try_send(Box::new(message)).map_err(|_| RoomGone)
    }

    /// Whether the room reads no more handle.
    pub fn is_closed(&self) -> bool {
        self.0.is_closed()
    }

    /// A way that does not keep the room open.
    pub fn downgrade(&self) -> WeakRoomHandle {
        WeakRoomHandle(self.0.downgrade())
    }
}

impl WeakRoomHandle {
    /// The message box, if anyone still holds it.
    pub fn upgrade(&self) -> Option<RoomHandle> {
        self.0.upgrade().map(RoomHandle)
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Visitor {
    /// Their id, unless they did not say who they are.
    pub player: Option<PlayerId>,
    pub name: String,
}

/// Where the answer to a command goes.
pub enum Answer {
    /// To someone who watches, in line with everything else they get.
    ClientSender(u64),
    /// To someone who waits for it.
    Caller(oneshot::Sender<Result<Ack, ApiError>>),
}

/// What a bot decided.
pub struct Thought {
    pub seat: Seat,
    /// The bot, back from thinking.
    pub bot: Box<dyn SeatedBot>,
    /// Its name in the catalog.
    pub kind: String,
    /// The question it was asked.
    pub question: String,
    /// The place of its choice among the legal ones.
    pub choice: Option<usize>,
}

/// The way to someone who watches. It holds so much and no more: whoever reads too slowly is let go, and comes again. What is told
/// is one text for all who are told the same; as a shared text it takes little of a queue, which has places for many and mostly
/// holds none.
#[derive(Clone, Debug)]
pub struct ClientSender {
    /// Tells one from the other.
    pub id: u64,
    sender: mpsc::Sender<Arc<str>>,
    ending: Arc<OnceLock<Ending>>,
}

/// The other end of an client.
#[derive(Debug)]
pub struct ClientReceiver {
    /// The same as the client's.
    pub id: u64,
    receiver: mpsc::Receiver<Arc<str>>,
    ending: Arc<OnceLock<Ending>>,
}

/// Why a room has let go of someone for good. Without a reason it has only moved, and is to be looked for anew.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// Too much was waiting to be read.
    TooSlow,
    /// The room is not open to spectators.
    NotWelcome,
    /// The store does not answer, and the delayed view of spectators needs it.
    Unavailable,
}

/// How many notices are taken from an receiver together.
pub const TOGETHER: usize = 64;

static NEXT: AtomicU64 = AtomicU64::new(1);

/// A way to someone who watches, and its two ends.
pub(super) fn client_channel(capacity: usize) -> (ClientSender, ClientReceiver) {
    let (sender, receiver) = mpsc::channel(capacity.max(1));
    let id = NEXT.fetch_add(1, Ordering::Relaxed);
    let ending = Arc::default();
    let client = ClientSender { id, sender, ending: Arc::clone(&ending) };
    (client, ClientReceiver { id, receiver, ending })
}

impl ClientSender {
    /// Sends something, and says whether the one who watches can still be reached.
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

    /// Says why nothing more will come. The first reason stands.
    pub fn end(&self, ending: Ending) {
        let _ = self.ending.set(ending);
    }
}

impl ClientReceiver {
    /// What was sent, as much as lies there; nothing once the room has let go.
    pub async fn receive(&mut self, into: &mut Vec<Arc<str>>) -> usize {
        self.receive_most(into, TOGETHER).await
    }

    /// The same, up to so many.
    pub async fn receive_most(&mut self, into: &mut Vec<Arc<str>>, most: usize) -> usize {
        self.receiver.recv_many(into, most).await
    }

    /// Why the room has let go, unless it has only moved.
    pub fn ending(&self) -> Option<Ending> {
        self.ending.get().copied()
    }
}
