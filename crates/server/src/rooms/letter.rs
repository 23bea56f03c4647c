//! What is put into a room's letter box.

use std::sync::Arc;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};

use catalog::SeatedBot;
use game::Seat;
use serde::{Deserialize, Serialize};
use tokio::sync::mpsc::error::TrySendError;
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
    /// A guest has logged in: what was the guest's is the account's. No client can send this.
    HandOver {
        /// The guest.
        from: PlayerId,
        /// The account's player.
        to: PlayerId,
        /// The account's name.
        name: String,
        /// Told when it is done.
        done: oneshot::Sender<Result<(), Fault>>,
    },
    /// A bot has made up its mind.
    BotChose(Thought),
    /// The server goes down, or the room moves: finish, and let go of it.
    Stop {
        /// Told when it is done.
        done: oneshot::Sender<()>,
    },
}

/// The way into a room's letter box. What lies in it is boxed, because an empty one is kept for every room.
#[derive(Clone)]
pub struct LetterBox(mpsc::Sender<Box<Letter>>);

/// The same, without keeping the room open.
#[derive(Clone)]
pub struct WeakLetterBox(mpsc::WeakSender<Box<Letter>>);

/// The room has closed its letter box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoxClosed;

/// A letter box, and what the room reads from it.
#[must_use]
pub fn letter_box(capacity: usize) -> (LetterBox, mpsc::Receiver<Box<Letter>>) {
    let (sender, receiver) = mpsc::channel(capacity);
    (LetterBox(sender), receiver)
}

impl LetterBox {
    /// Puts a letter in, as soon as there is room, which is nearly always at once.
    pub async fn send(&self, letter: Letter) -> Result<(), BoxClosed> {
        match self.0.try_send(Box::new(letter)) {
            Ok(()) => Ok(()),
            Err(TrySendError::Full(letter)) => Box::pin(self.0.send(letter)).await.map_err(|_| BoxClosed),
            Err(TrySendError::Closed(_)) => Err(BoxClosed),
        }
    }

    /// Puts a letter in, if there is room now.
    pub fn try_send(&self, letter: Letter) -> Result<(), BoxClosed> {
        self.0.try_send(Box::new(letter)).map_err(|_| BoxClosed)
    }

    /// Whether the room reads no more letters.
    #[must_use]
    pub fn is_closed(&self) -> bool {
        self.0.is_closed()
    }

    /// A way that does not keep the room open.
    #[must_use]
    pub fn downgrade(&self) -> WeakLetterBox {
        WeakLetterBox(self.0.downgrade())
    }
}

impl WeakLetterBox {
    /// The letter box, if anyone still holds it.
    #[must_use]
    pub fn upgrade(&self) -> Option<LetterBox> {
        self.0.upgrade().map(LetterBox)
    }
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

/// The way to someone who watches. It holds so much and no more: whoever reads too slowly is let go, and comes again. What is told
/// is one text for all who are told the same; as a shared text it takes little of a queue, which has places for many and mostly
/// holds none.
#[derive(Clone, Debug)]
pub struct Outlet {
    /// Tells one from the other.
    pub id: u64,
    sender: mpsc::Sender<Arc<str>>,
    ending: Arc<OnceLock<Ending>>,
}

/// The other end of an outlet.
#[derive(Debug)]
pub struct Inlet {
    /// The same as the outlet's.
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
    /// The room is not for those who look on.
    NotWelcome,
}

/// How many notices are taken from an inlet together.
pub const TOGETHER: usize = 64;

static NEXT: AtomicU64 = AtomicU64::new(1);

/// A way to someone who watches, and its two ends.
#[must_use]
pub(super) fn outlet(capacity: usize) -> (Outlet, Inlet) {
    let (sender, receiver) = mpsc::channel(capacity.max(1));
    let id = NEXT.fetch_add(1, Ordering::Relaxed);
    let ending = Arc::default();
    let outlet = Outlet { id, sender, ending: Arc::clone(&ending) };
    (outlet, Inlet { id, receiver, ending })
}

impl Outlet {
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

impl Inlet {
    /// What was sent, as much as lies there; nothing once the room has let go.
    pub async fn receive(&mut self, into: &mut Vec<Arc<str>>) -> usize {
        self.receive_most(into, TOGETHER).await
    }

    /// The same, up to so many.
    pub async fn receive_most(&mut self, into: &mut Vec<Arc<str>>, most: usize) -> usize {
        self.receiver.recv_many(into, most).await
    }

    /// Why the room has let go, unless it has only moved.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        self.ending.get().copied()
    }
}
