//! Rooms on other nodes: what is sent there, and what comes back.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use serde::{Deserialize, Serialize};
use tokio::sync::mpsc;

use super::Whereabouts;
use super::errand::{Commanded, HandedOver};
use super::letter::{Answer, Ending, Inlet, Letter, LetterBox, Outlet, Visitor, outlet};
use crate::bus::{Delivery, Reply};
use crate::fault::Fault;
use crate::house::House;
use crate::ids::{NodeId, RoomId};
use crate::wire::{Command, Mark};

/// What nodes send each other.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Parcel {
    /// Someone there wants to watch a room here.
    Watch {
        from: NodeId,
        conn: u64,
        room: RoomId,
        visitor: Visitor,
        after: Option<Mark>,
        chat_after: Option<i64>,
    },
    /// They do not any more.
    Unwatch { from: NodeId, conn: u64 },
    /// Someone who watches asks for something.
    Command { from: NodeId, conn: u64, visitor: Visitor, id: String, command: Command },
    /// Someone who watches asks for the position in sentences.
    Describe { from: NodeId, conn: u64 },
    /// Someone who waits for the answer asks for something.
    Ask { room: RoomId, errand: Commanded },
    /// A guest who logged in there has a seat in a room here.
    HandOver { room: RoomId, errand: HandedOver },
    /// A session has ended, or a bot's token was taken away, and whoever stays is to be looked up anew.
    Revoked,
    /// Something for someone who watches.
    Told { conn: u64, text: String },
    /// The room has let go of someone who watches.
    Gone {
        conn: u64,
        #[serde(default)]
        why: Option<Ending>,
    },
}

/// Those who watch across nodes.
#[derive(Default)]
pub struct Relay {
    /// Those here who watch rooms elsewhere, and where.
    watching: Mutex<HashMap<u64, (Outlet, NodeId)>>,
    /// Those elsewhere who watch rooms here, and at which place.
    watched: Mutex<HashMap<(NodeId, u64), Seatholder>>,
}

#[derive(Clone)]
struct Seatholder {
    letters: LetterBox,
    outlet: u64,
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Relay {
    /// Expects something from that node for this outlet.
    pub(super) fn expect(&self, outlet: &Outlet, node: &NodeId) {
        locked(&self.watching).insert(outlet.id, (outlet.clone(), node.clone()));
    }

    /// Expects nothing more for it.
    pub(super) fn dismiss(&self, outlet: u64) {
        locked(&self.watching).remove(&outlet);
    }

    /// The room there has let go of someone here, for this reason.
    fn part(&self, outlet: u64, why: Option<Ending>) {
        let parted = locked(&self.watching).remove(&outlet);
        if let (Some((outlet, _)), Some(why)) = (parted, why) {
            outlet.end(why);
        }
    }

    /// Lets go of all who watch rooms of nodes that do not live any more, so that they look for them anew.
    pub fn bury(&self, living: &BTreeSet<NodeId>) {
        locked(&self.watching).retain(|_, (_, node)| living.contains(node));
        locked(&self.watched).retain(|(node, _), _| living.contains(node));
    }

    fn seatholder(&self, from: &NodeId, conn: u64) -> Option<Seatholder> {
        locked(&self.watched).get(&(from.clone(), conn)).cloned()
    }
}

impl House {
    pub(super) async fn post(&self, node: &NodeId, parcel: &Parcel) -> Result<(), Fault> {
        self.bus.send(node, packed(parcel)).await.map_err(|_| Fault::Moving)
    }

    /// Lets the other nodes know that something was taken back from someone who may be there. One that cannot be reached
    /// keeps none of the others from hearing it.
    pub async fn spread_revocation(&self) -> Result<(), Fault> {
        let living = self.store.living_nodes().await?;
        let others =
            living.iter().filter_map(|node| NodeId::parse(&node.id)).filter(|node| *node != self.node);
        let mut heard = Ok(());
        for node in others {
            heard = heard.and(self.post(&node, &Parcel::Revoked).await);
        }
        heard
    }

    /// Reads what other nodes send, for as long as they can.
    pub async fn serve_nodes(self: Arc<House>, mut deliveries: mpsc::Receiver<Delivery>) {
        while let Some(Delivery { body, reply }) = deliveries.recv().await {
            match serde_json::from_slice(&body) {
                Ok(parcel) => self.unpack(parcel, reply).await,
                Err(error) => tracing::warn!(%error, "a parcel from another node cannot be read"),
            }
        }
    }

    async fn unpack(self: &Arc<House>, parcel: Parcel, reply: Option<Reply>) {
        match parcel {
            Parcel::Told { conn, text } => self.told(conn, text),
            Parcel::Gone { conn, why } => self.rooms.relay.part(conn, why),
            Parcel::Revoked => self.revocations.hear(),
            Parcel::Unwatch { from, conn } => {
                let holder = locked(&self.rooms.relay.watched).remove(&(from, conn));
                if let Some(holder) = holder {
                    let _ = holder.letters.send(Letter::Unwatch { outlet: holder.outlet }).await;
                }
            }
            Parcel::Command { from, conn, visitor, id, command } => {
                if let Some(Seatholder { letters, outlet }) = self.rooms.relay.seatholder(&from, conn) {
                    let answer = Answer::Outlet(outlet);
                    let _ = letters.send(Letter::Command { visitor, id, command, answer }).await;
                } else {
                    let _ = self.post(&from, &Parcel::Gone { conn, why: None }).await;
                }
            }
            Parcel::Describe { from, conn } => {
                if let Some(Seatholder { letters, outlet }) = self.rooms.relay.seatholder(&from, conn) {
                    let _ = letters.send(Letter::Describe { outlet }).await;
                }
            }
            // These three may take a while to open a room, and others are not to wait for it.
            Parcel::Watch { from, conn, room, visitor, after, chat_after } => {
                let house = Arc::clone(self);
                tokio::spawn(
                    async move { house.watch_here(from, conn, room, visitor, after, chat_after).await },
                );
            }
            Parcel::HandOver { room, errand } => {
                tokio::spawn(Arc::clone(self).ask_for(room, errand, reply));
            }
            Parcel::Ask { room, errand } => {
                tokio::spawn(Arc::clone(self).ask_for(room, errand, reply));
            }
        }
    }

    fn told(&self, conn: u64, text: String) {
        let mut watching = locked(&self.rooms.relay.watching);
        if watching.get(&conn).is_some_and(|(outlet, _)| !outlet.send(text.into())) {
            watching.remove(&conn);
        }
    }

    async fn watch_here(
        self: Arc<House>,
        from: NodeId,
        conn: u64,
        room: RoomId,
        visitor: Visitor,
        after: Option<Mark>,
        chat_after: Option<i64>,
    ) {
        let (outlet, mut inlet) = outlet(self.settings.outlet_capacity);
        if let Ok(Whereabouts::Here(letters)) = self.locate(&room).await {
            let holder = Seatholder { letters: letters.clone(), outlet: outlet.id };
            locked(&self.rooms.relay.watched).insert((from.clone(), conn), holder);
            let watched = letters.send(Letter::Watch { visitor, after, chat_after, outlet }).await;
            if watched.is_ok() {
                self.forward(&from, conn, &mut inlet).await;
            }
            locked(&self.rooms.relay.watched).remove(&(from.clone(), conn));
        }
        let _ = self.post(&from, &Parcel::Gone { conn, why: inlet.ending() }).await;
    }

    /// Sends on what the room tells, until it lets go.
    async fn forward(&self, to: &NodeId, conn: u64, inlet: &mut Inlet) {
        let mut texts = Vec::new();
        while inlet.receive(&mut texts).await > 0 {
            for text in texts.drain(..) {
                if self.post(to, &Parcel::Told { conn, text: text.to_string() }).await.is_err() {
                    return;
                }
            }
        }
    }
}

/// All that nodes send can be written as JSON; what could not would be read by nobody.
pub(super) fn packed(parcel: &Parcel) -> Vec<u8> {
    serde_json::to_vec(parcel).unwrap_or_default()
}
