//! What a room is asked by someone who waits for the answer, wherever the room is.

use std::sync::Arc;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use tokio::sync::oneshot;

use super::letter::{Answer, Letter, LetterBox, Visitor};
use super::relay::{Parcel, packed};
use super::{ANSWER, Search, Whereabouts};
use crate::bus::Reply;
use crate::fault::Fault;
use crate::house::House;
use crate::ids::{NodeId, PlayerId, RoomId};
use crate::wire::{Ack, Command, Refused};

/// Something that a room is asked, and how the question travels.
pub(super) trait Errand: Clone + Send + Sync + 'static {
    /// What it brings back.
    type Answer: Serialize + DeserializeOwned + Send;

    /// The question for a room that is here.
    fn letter(self, answer: oneshot::Sender<Result<Self::Answer, Fault>>) -> Letter;

    /// The question for a room that is on another node.
    fn parcel(self, room: RoomId) -> Parcel;

    /// The asker's own name for it.
    fn id(&self) -> Option<&str> {
        None
    }
}

/// A command that came by HTTP.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Commanded {
    pub(super) visitor: Visitor,
    pub(super) id: String,
    pub(super) command: Command,
}

impl Errand for Commanded {
    type Answer = Ack;

    fn letter(self, answer: oneshot::Sender<Result<Ack, Fault>>) -> Letter {
        let Commanded { visitor, id, command } = self;
        Letter::Command { visitor, id, command, answer: Answer::Caller(answer) }
    }

    fn parcel(self, room: RoomId) -> Parcel {
        Parcel::Ask { room, errand: self }
    }

    fn id(&self) -> Option<&str> {
        Some(&self.id)
    }
}

/// A guest has logged in: the guest's seats go on as the account's.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct HandedOver {
    pub(super) from: PlayerId,
    pub(super) to: PlayerId,
    pub(super) name: String,
}

impl Errand for HandedOver {
    type Answer = ();

    fn letter(self, done: oneshot::Sender<Result<(), Fault>>) -> Letter {
        let HandedOver { from, to, name } = self;
        Letter::HandOver { from, to, name, done }
    }

    fn parcel(self, room: RoomId) -> Parcel {
        Parcel::HandOver { room, errand: self }
    }
}

impl House {
    /// Carries a command to a room, wherever it is, and brings the answer back.
    pub async fn command(
        self: &Arc<House>,
        room: &RoomId,
        visitor: &Visitor,
        id: &str,
        command: &Command,
    ) -> Result<Ack, Fault> {
        let (visitor, id, command) = (visitor.clone(), id.to_owned(), command.clone());
        self.ask(room, &Commanded { visitor, id, command }).await
    }

    /// Makes what is a guest's in a room the account's.
    pub async fn hand_over(
        self: &Arc<House>,
        room: &RoomId,
        from: &PlayerId,
        to: &PlayerId,
        name: &str,
    ) -> Result<(), Fault> {
        let (from, to, name) = (from.clone(), to.clone(), name.to_owned());
        self.ask(room, &HandedOver { from, to, name }).await
    }

    /// Asks a room. If it moves meanwhile, it is followed.
    async fn ask<E: Errand>(self: &Arc<House>, room: &RoomId, errand: &E) -> Result<E::Answer, Fault> {
        let mut search = Search::default();
        while search.goes_on().await {
            let answer = match self.locate(room).await? {
                Whereabouts::Here(letters) => ask_here(&letters, errand.clone()).await,
                Whereabouts::There(node) => self.ask_there(&node, room, errand.clone()).await,
            };
            match answer {
                Err(Fault::Moving) => {}
                answer => return answer,
            }
        }
        Err(Fault::Moving)
    }

    async fn ask_there<E: Errand>(
        &self,
        node: &NodeId,
        room: &RoomId,
        errand: E,
    ) -> Result<E::Answer, Fault> {
        let parcel = packed(&errand.parcel(room.clone()));
        let answer = self.bus.request(node, parcel, ANSWER).await.map_err(|_| Fault::Moving)?;
        let answer: Result<E::Answer, Refused> =
            serde_json::from_slice(&answer).map_err(|_| Fault::Moving)?;
        answer.map_err(|refused| {
            if refused.code == Fault::Moving.code() { Fault::Moving } else { Fault::Relayed(refused) }
        })
    }

    /// Asks a room here for someone on another node.
    pub(super) async fn ask_for<E: Errand>(self: Arc<House>, room: RoomId, errand: E, reply: Option<Reply>) {
        let id = errand.id().map(str::to_owned);
        let answer = match self.locate(&room).await {
            Ok(Whereabouts::Here(letters)) => ask_here(&letters, errand).await,
            Ok(Whereabouts::There(_)) => Err(Fault::Moving),
            Err(fault) => Err(fault),
        };
        let answer = answer.map_err(|fault| fault.refused(id.as_deref()));
        if let (Some(reply), Ok(body)) = (reply, serde_json::to_vec(&answer)) {
            reply.send(body).await;
        }
    }
}

async fn ask_here<E: Errand>(letters: &LetterBox, errand: E) -> Result<E::Answer, Fault> {
    let (asker, answer) = oneshot::channel();
    letters.send(errand.letter(asker)).await.map_err(|_| Fault::Moving)?;
    answer.await.map_err(|_| Fault::Moving)?
}
