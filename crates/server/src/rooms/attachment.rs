//! Someone's place at a room, wherever the room is.

use std::sync::Arc;

use super::letter::{Answer, Inlet, Letter, LetterBox, Visitor, outlet};
use super::relay::Parcel;
use super::{Search, Whereabouts};
use crate::fault::Fault;
use crate::house::House;
use crate::ids::{NodeId, RoomId};
use crate::wire::{Command, Mark};

/// A place at a room. What the room tells comes out of the inlet; once that is closed, the place is gone and a new one
/// is to be taken.
pub struct Attachment {
    house: Arc<House>,
    visitor: Visitor,
    outlet: u64,
    room: Place,
}

enum Place {
    Here(LetterBox),
    There { node: NodeId, room: RoomId },
}

impl House {
    /// Takes a place at a room, and the way by which its words come. If the room moves meanwhile, it is followed.
    pub async fn attach(
        self: &Arc<House>,
        room: &RoomId,
        visitor: &Visitor,
        after: Option<Mark>,
        chat_after: Option<i64>,
    ) -> Result<(Attachment, Inlet), Fault> {
        let (outlet, inlet) = outlet(self.settings.outlet_capacity);
        let mut search = Search::default();
        while search.goes_on().await {
            let place = match self.locate(room).await? {
                Whereabouts::Here(letters) => {
                    let (visitor, outlet) = (visitor.clone(), outlet.clone());
                    let letter = Letter::Watch { visitor, after, chat_after, outlet };
                    letters.send(letter).await.is_ok().then_some(Place::Here(letters))
                }
                Whereabouts::There(node) => {
                    let parcel = Parcel::Watch {
                        from: self.node.clone(),
                        conn: outlet.id,
                        room: room.clone(),
                        visitor: visitor.clone(),
                        after,
                        chat_after,
                    };
                    self.rooms.relay.expect(&outlet, &node);
                    let sent = self.post(&node, &parcel).await;
                    sent.is_ok().then(|| Place::There { node, room: room.clone() })
                }
            };
            if let Some(place) = place {
                let (house, visitor) = (Arc::clone(self), visitor.clone());
                return Ok((Attachment { house, visitor, outlet: outlet.id, room: place }, inlet));
            }
        }
        Err(Fault::Moving)
    }
}

impl Attachment {
    /// Asks for something; the answer comes out of the inlet.
    pub async fn command(&self, id: String, command: Command) -> Result<(), Fault> {
        match &self.room {
            Place::Here(letters) => {
                let (visitor, answer) = (self.visitor.clone(), Answer::Outlet(self.outlet));
                let letter = Letter::Command { visitor, id, command, answer };
                letters.send(letter).await.map_err(|_| Fault::Moving)
            }
            Place::There { node, .. } => {
                let (from, conn) = (self.house.node.clone(), self.outlet);
                let parcel = Parcel::Command { from, conn, visitor: self.visitor.clone(), id, command };
                self.house.post(node, &parcel).await
            }
        }
    }

    /// Asks for the position in sentences.
    pub async fn describe(&self) -> Result<(), Fault> {
        match &self.room {
            Place::Here(letters) => {
                let letter = Letter::Describe { outlet: self.outlet };
                letters.send(letter).await.map_err(|_| Fault::Moving)
            }
            Place::There { node, .. } => {
                let parcel = Parcel::Describe { from: self.house.node.clone(), conn: self.outlet };
                self.house.post(node, &parcel).await
            }
        }
    }
}

/// Whoever goes is not to be told anything more.
impl Drop for Attachment {
    fn drop(&mut self) {
        let outlet = self.outlet;
        match &self.room {
            Place::Here(letters) => {
                let letters = letters.clone();
                // A full letter box must not lose this letter, or the seat would seem taken for ever.
                if letters.try_send(Letter::Unwatch { outlet }).is_err() {
                    tokio::spawn(async move { letters.send(Letter::Unwatch { outlet }).await });
                }
            }
            Place::There { node, room } => {
                self.house.rooms.relay.dismiss(outlet);
                let (house, node, room) = (Arc::clone(&self.house), node.clone(), room.clone());
                let parcel = Parcel::Unwatch { from: house.node.clone(), conn: outlet };
                tokio::spawn(async move {
                    if house.post(&node, &parcel).await.is_err() {
                        tracing::debug!(%room, "a node that is gone was not told of a spectator who left");
                    }
                });
            }
        }
    }
}
