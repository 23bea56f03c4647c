//! The rooms that are open on this node, and the way to those on others.

mod bot_runner;
mod delayed_view;
mod message;
mod relay;
mod request;
mod subscribers;
mod subscription;
mod summary;
mod task;
mod write_buffer;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use store::{Claim, Lease};
use tokio::sync::{OnceCell, oneshot};

pub use message::{
    Answer, ClientReceiver, ClientSender, Ending, RoomGone, RoomHandle, RoomMessage, TOGETHER, Thought,
    Visitor, WeakRoomHandle, room_channel,
};
pub use relay::Relay;
pub use subscription::Subscription;

use crate::app::App;
use crate::error::ApiError;
use crate::rooms::task::RoomTask;
use room::RoomError;
use room::ids::{NodeId, RoomId};
use room::{Loaded, Room};

/// How many messages may wait for a room.
const ROOM_QUEUE: usize = 64;

/// How often a room is looked for again that moved while it was asked.
const ATTEMPTS: u32 = 12;

/// How long to wait before it is looked for again: long enough, all in all, for a dead node's lease to run out.
const PAUSE: Duration = Duration::from_millis(400);

/// How long another node may take to answer.
const ANSWER: Duration = Duration::from_secs(5);

/// The rooms that are open here.
#[derive(Default)]
pub struct Rooms {
    slots: Mutex<HashMap<RoomId, Slot>>,
    /// Those who sit here and watch rooms of other nodes, and those there who watch rooms of this one.
    pub relay: Relay,
}

type Slot = Arc<OnceCell<RoomHandle>>;

/// Where a room is.
#[derive(Clone)]
pub enum RoomLocation {
    /// Here, with this message box.
    Here(RoomHandle),
    /// On another node.
    There(NodeId),
}

enum Elsewhere {
    HeldBy(NodeId),
    ApiError(ApiError),
}

impl App {
    /// Looks for a room, and opens it here if nobody has it.
    pub async fn locate(self: &Arc<App>, room: &RoomId) -> Result<RoomLocation, ApiError> {
        let slot = self.rooms.slot(room);
        let opened = slot.get_or_try_init(|| self.open(room)).await;
        match opened {
            Ok(handle) => Ok(RoomLocation::Here(handle.clone())),
            Err(elsewhere) => {
                self.rooms.forget(room, &slot);
                match elsewhere {
                    Elsewhere::HeldBy(node) => Ok(RoomLocation::There(node)),
                    Elsewhere::ApiError(error) => Err(error),
                }
            }
        }
    }

    async fn open(self: &Arc<App>, room: &RoomId) -> Result<RoomHandle, Elsewhere> {
        if self.is_closing() {
            return Err(Elsewhere::ApiError(ApiError::ShuttingDown));
        }
        let claim = self.store.claim(room.as_str(), self.node.as_str()).await;
        let lease = match claim.map_err(|error| Elsewhere::ApiError(error.into()))? {
            Claim::Owned(lease) => lease,
            Claim::Unknown => return Err(Elsewhere::ApiError(ApiError::from(RoomError::UnknownRoom))),
            Claim::HeldBy(node) => {
                let node = NodeId::parse(&node).ok_or(Elsewhere::ApiError(ApiError::Moving))?;
                return Err(Elsewhere::HeldBy(node));
            }
        };
        let loaded = self.load(room).await.map_err(Elsewhere::ApiError)?;
        Ok(self.set_to_work(loaded, lease))
    }

    /// Opens a room that was made here just now. Nobody else has it, so it need be neither claimed nor read.
    pub(crate) fn open_made(self: &Arc<App>, made: Loaded, lease: Lease) {
        if self.is_closing() {
            return;
        }
        let slot = self.rooms.slot(made.room.id());
        // Nobody has heard of the room yet, so that its place is free.
        let _ = slot.set(self.set_to_work(made, lease));
    }

    fn set_to_work(self: &Arc<App>, loaded: Loaded, lease: Lease) -> RoomHandle {
        let (sender, receiver) = room_channel(ROOM_QUEUE);
        let (app, id) = (Arc::clone(self), loaded.room.id().clone());
        let mut task = RoomTask::new(Arc::clone(self), loaded.room, lease, (sender.downgrade(), receiver));
        tokio::spawn(async move {
            task.run(loaded.closing).await;
            drop(task);
            app.rooms.sweep(&id);
        });
        sender
    }

    /// Reads a room from its log, without opening it: for those who only want to look something up.
    pub async fn load(&self, room: &RoomId) -> Result<Loaded, ApiError> {
        let log = self.log(room, 0).await?;
        Ok(Room::load(room, self.games, &log)?)
    }

    /// Stops every room here, so that other nodes can take them over at once.
    pub async fn stop_rooms(&self) {
        self.close_doors();
        let mut waiting = Vec::new();
        for handle in self.rooms.open() {
            let (done, stopped) = oneshot::channel();
            if handle.send(RoomMessage::Stop { done }).await.is_ok() {
                waiting.push(stopped);
            }
        }
        for stopped in waiting {
            let _ = stopped.await;
        }
    }
}

/// How often a room was looked for that is on its way to another node.
#[derive(Default)]
struct Search {
    attempts: u32,
}

impl Search {
    /// Whether to look for it, or to look again after a pause.
    async fn goes_on(&mut self) -> bool {
        if self.attempts > 0 {
            tokio::time::sleep(PAUSE).await;
        }
        self.attempts += 1;
        self.attempts <= ATTEMPTS
    }
}

impl Rooms {
    fn slots(&self) -> MutexGuard<'_, HashMap<RoomId, Slot>> {
        self.slots.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The place of a room; a new one if its task has ended.
    fn slot(&self, room: &RoomId) -> Slot {
        let mut slots = self.slots();
        let slot = slots.entry(room.clone()).or_default();
        if slot.get().is_some_and(RoomHandle::is_closed) {
            *slot = Slot::default();
        }
        Arc::clone(slot)
    }

    fn forget(&self, room: &RoomId, slot: &Slot) {
        let mut slots = self.slots();
        if slots.get(room).is_some_and(|known| Arc::ptr_eq(known, slot) && known.get().is_none()) {
            slots.remove(room);
        }
    }

    /// Clears the place of a room whose task has ended.
    fn sweep(&self, room: &RoomId) {
        let mut slots = self.slots();
        let ended = |slot: &Slot| slot.get().is_some_and(RoomHandle::is_closed);
        if slots.get(room).is_some_and(ended) {
            slots.remove(room);
        }
    }

    fn open(&self) -> Vec<RoomHandle> {
        self.slots().values().filter_map(|slot| slot.get().cloned()).collect()
    }

    /// How many rooms are open here.
    #[must_use]
    pub fn count(&self) -> usize {
        self.slots().len()
    }
}
