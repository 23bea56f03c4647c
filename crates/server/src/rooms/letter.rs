//! What is put into a room's letter box.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use axum::extract::ws::Utf8Bytes;
use catalog::SeatedBot;
use game::Seat;
use serde::{Deserialize, Serialize};
use tokio::sync::{mpsc, oneshot};

use crate::fault::Fault;
use crate::ids::PlayerId;
use crate::wire::{Ack, Command, Mark};

/// Something for a room to attend to.
pub enum Letter {
    /// Someone wants to see what happens.
    Watch {
        /// Who.
        visitor: Visitor,
        /// How far they have listened already.
        after: Option<Mark>,
        /// The last line of chat they have read.
        chat_after: Option<i64>,
        /// Where to send what they get.
        outlet: Outlet,
    },
    /// They do not any more.
    Unwatch {
        /// Where it was sent.
        outlet: u64,
    },
    /// Someone asks for something.
    Command {
        /// Who.
        visitor: Visitor,
        /// Their name for it.
        id: String,
        /// What.
        command: Command,
        /// Where the answer goes.
        answer: Answer,
    },
    /// Someone asks for the position in sentences.
    Describe {
        /// Where it goes.
        outlet: u64,
    },
    /// A bot has made up its mind.
    BotChose(Thought),
    /// The server goes down, or the room moves: finish, and let go of it.
    Stop {
        /// Told when it is done.
        done: oneshot::Sender<()>,
    },
}

/// Who asks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Visitor {
    /// Their id, unless they did not say who they are.
    pub player: Option<PlayerId>,
    /// Their name.
    pub name: String,
}

/// Where the answer to a command goes.
pub enum Answer {
    /// To someone who watches, in line with everything else they get.
    Outlet(u64),
    /// To someone who waits for it.
    Caller(oneshot::Sender<Result<Ack, Fault>>),
}

/// What a bot decided.
pub struct Thought {
    /// For which seat.
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

/// The way to someone who watches. It holds so much and no more: whoever reads too slowly is let go, and comes again.
#[derive(Clone, Debug)]
pub struct Outlet {
    /// Tells one from the other.
    pub id: u64,
    sender: mpsc::Sender<Utf8Bytes>,
    overflowed: Arc<AtomicBool>,
}

/// The other end of an outlet.
#[derive(Debug)]
pub struct Inlet {
    /// The same as the outlet's.
    pub id: u64,
    receiver: mpsc::Receiver<Utf8Bytes>,
    overflowed: Arc<AtomicBool>,
}

static NEXT: AtomicU64 = AtomicU64::new(1);

/// A way to someone who watches, and its two ends.
#[must_use]
pub fn outlet(capacity: usize) -> (Outlet, Inlet) {
    let (sender, receiver) = mpsc::channel(capacity.max(1));
    let id = NEXT.fetch_add(1, Ordering::Relaxed);
    let overflowed = Arc::new(AtomicBool::new(false));
    let outlet = Outlet { id, sender, overflowed: Arc::clone(&overflowed) };
    (outlet, Inlet { id, receiver, overflowed })
}

impl Outlet {
    /// Sends something, and says whether the one who watches can still be reached.
    pub fn send(&self, text: Utf8Bytes) -> bool {
        match self.sender.try_send(text) {
            Ok(()) => true,
            Err(mpsc::error::TrySendError::Closed(_)) => false,
            Err(mpsc::error::TrySendError::Full(_)) => {
                self.overflowed.store(true, Ordering::Release);
                false
            }
        }
    }
}

impl Inlet {
    /// What was sent, as much as lies there; nothing once the room has let go.
    pub async fn receive(&mut self, into: &mut Vec<Utf8Bytes>) -> usize {
        self.receiver.recv_many(into, 64).await
    }

    /// Whether the room let go because too much was waiting here.
    #[must_use]
    pub fn overflowed(&self) -> bool {
        self.overflowed.load(Ordering::Acquire)
    }
}
