//! A guest logs in: the guest's seats go on as the account's, wherever their rooms are.

use std::sync::Arc;

use tokio::sync::oneshot;

use super::letter::{Letter, LetterBox};
use super::relay::{Parcel, packed};
use super::{ANSWER, ATTEMPTS, PAUSE, Whereabouts};
use crate::bus::Reply;
use crate::fault::Fault;
use crate::house::House;
use crate::ids::{NodeId, PlayerId, RoomId};
use crate::wire::Refused;

impl House {
    /// Makes what is a guest's in a room the account's. If the room moves meanwhile, it is followed.
    pub async fn hand_over(
        self: &Arc<House>,
        room: &RoomId,
        from: &PlayerId,
        to: &PlayerId,
        name: &str,
    ) -> Result<(), Fault> {
        for attempt in 0..ATTEMPTS {
            if attempt > 0 {
                tokio::time::sleep(PAUSE).await;
            }
            let handed = match self.locate(room).await? {
                Whereabouts::Here(letters) => hand_over_here(&letters, from, to, name).await,
                Whereabouts::There(node) => self.hand_over_there(&node, room, from, to, name).await,
            };
            match handed {
                Err(Fault::Moving) => {}
                handed => return handed,
            }
        }
        Err(Fault::Moving)
    }

    async fn hand_over_there(
        &self,
        node: &NodeId,
        room: &RoomId,
        from: &PlayerId,
        to: &PlayerId,
        name: &str,
    ) -> Result<(), Fault> {
        let (room, from, to) = (room.clone(), from.clone(), to.clone());
        let parcel = packed(&Parcel::HandOver { room, from, to, name: name.to_owned() });
        let answer = self.bus.request(node, parcel, ANSWER).await.map_err(|_| Fault::Moving)?;
        let answer: Result<(), Refused> = serde_json::from_slice(&answer).map_err(|_| Fault::Moving)?;
        answer.map_err(|refused| {
            if refused.code == Fault::Moving.code() { Fault::Moving } else { Fault::Relayed(refused) }
        })
    }

    /// Does it for another node.
    pub(super) async fn hand_over_for(
        self: Arc<House>,
        room: RoomId,
        from: PlayerId,
        to: PlayerId,
        name: String,
        reply: Option<Reply>,
    ) {
        let handed = match self.locate(&room).await {
            Ok(Whereabouts::Here(letters)) => hand_over_here(&letters, &from, &to, &name).await,
            Ok(Whereabouts::There(_)) => Err(Fault::Moving),
            Err(fault) => Err(fault),
        };
        let handed = handed.map_err(|fault| fault.refused(None));
        if let (Some(reply), Ok(body)) = (reply, serde_json::to_vec(&handed)) {
            reply.send(body).await;
        }
    }
}

async fn hand_over_here(
    letters: &LetterBox,
    from: &PlayerId,
    to: &PlayerId,
    name: &str,
) -> Result<(), Fault> {
    let (done, answer) = oneshot::channel();
    let (from, to, name) = (from.clone(), to.clone(), name.to_owned());
    letters.send(Letter::HandOver { from, to, name, done }).await.map_err(|_| Fault::Moving)?;
    answer.await.map_err(|_| Fault::Moving)?
}
