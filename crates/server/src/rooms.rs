//! The rooms that are open on this node, and the way to those on others.

mod actor;
mod attachment;
mod audience;
mod errand;
mod lagging;
mod letter;
mod minding;
mod relay;
mod sheet;
mod summary;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use store::{Claim, Lease};
use tokio::sync::{OnceCell, oneshot};

pub use attachment::Attachment;
pub use letter::{
    Answer, BoxClosed, Ending, Inlet, Letter, LetterBox, Outlet, TOGETHER, Thought, Visitor, WeakLetterBox,
    letter_box,
};
pub use relay::Relay;

use crate::fault::Fault;
use crate::house::House;
use crate::ids::{NodeId, RoomId};
use crate::room::{Loaded, Room};
use crate::rooms::actor::Actor;

/// How many letters may wait for a room.
const LETTER_BOX: usize = 64;

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

type Slot = Arc<OnceCell<LetterBox>>;

/// Where a room is.
#[derive(Clone)]
pub enum Whereabouts {
    /// Here, with this letter box.
    Here(LetterBox),
    /// On another node.
    There(NodeId),
}

enum Elsewhere {
    HeldBy(NodeId),
    Fault(Fault),
}

impl House {
    /// Looks for a room, and opens it here if nobody has it.
    pub async fn locate(self: &Arc<House>, room: &RoomId) -> Result<Whereabouts, Fault> {
        let slot = self.rooms.slot(room);
        let opened = slot.get_or_try_init(|| self.open(room)).await;
        match opened {
            Ok(letters) => Ok(Whereabouts::Here(letters.clone())),
            Err(elsewhere) => {
                self.rooms.forget(room, &slot);
                match elsewhere {
                    Elsewhere::HeldBy(node) => Ok(Whereabouts::There(node)),
                    Elsewhere::Fault(fault) => Err(fault),
                }
            }
        }
    }

    async fn open(self: &Arc<House>, room: &RoomId) -> Result<LetterBox, Elsewhere> {
        if self.is_closing() {
            return Err(Elsewhere::Fault(Fault::ShuttingDown));
        }
        let claim = self.store.claim(room.as_str(), self.node.as_str()).await;
        let lease = match claim.map_err(|error| Elsewhere::Fault(error.into()))? {
            Claim::Owned(lease) => lease,
            Claim::Unknown => return Err(Elsewhere::Fault(Fault::UnknownRoom)),
            Claim::HeldBy(node) => {
                let node = NodeId::parse(&node).ok_or(Elsewhere::Fault(Fault::Moving))?;
                return Err(Elsewhere::HeldBy(node));
            }
        };
        let loaded = self.load(room).await.map_err(Elsewhere::Fault)?;
        Ok(self.set_to_work(loaded, lease))
    }

    /// Opens a room that was made here just now. Nobody else has it, so it need be neither claimed nor read.
    pub(crate) fn open_made(self: &Arc<House>, made: Loaded, lease: Lease) {
        if self.is_closing() {
            return;
        }
        let slot = self.rooms.slot(made.room.id());
        // Nobody has heard of the room yet, so that its place is free.
        let _ = slot.set(self.set_to_work(made, lease));
    }

    fn set_to_work(self: &Arc<House>, loaded: Loaded, lease: Lease) -> LetterBox {
        let (sender, receiver) = letter_box(LETTER_BOX);
        let (house, id) = (Arc::clone(self), loaded.room.id().clone());
        let mut actor = Actor::new(Arc::clone(self), loaded.room, lease, (sender.downgrade(), receiver));
        tokio::spawn(async move {
            actor.run(loaded.closing).await;
            drop(actor);
            house.rooms.sweep(&id);
        });
        sender
    }

    /// Reads a room from its log, without opening it: for those who only want to look something up.
    pub async fn load(&self, room: &RoomId) -> Result<Loaded, Fault> {
        let log = self.store.entries(room.as_str(), 0).await?;
        Room::load(room, self.games, &log)
    }

    /// Stops every room here, so that other nodes can take them over at once.
    pub async fn stop_rooms(&self) {
        self.close_doors();
        let mut waiting = Vec::new();
        for letters in self.rooms.open() {
            let (done, stopped) = oneshot::channel();
            if letters.send(Letter::Stop { done }).await.is_ok() {
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
        if slot.get().is_some_and(LetterBox::is_closed) {
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
        let ended = |slot: &Slot| slot.get().is_some_and(LetterBox::is_closed);
        if slots.get(room).is_some_and(ended) {
            slots.remove(room);
        }
    }

    fn open(&self) -> Vec<LetterBox> {
        self.slots().values().filter_map(|slot| slot.get().cloned()).collect()
    }

    /// How many rooms are open here.
    #[must_use]
    pub fn count(&self) -> usize {
        self.slots().len()
    }
}
