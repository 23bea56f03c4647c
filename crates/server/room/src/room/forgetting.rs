//! What happens at a table when one of its players becomes another one, or is deleted.

use super::entry::Entry;
use super::seats::{Holder, seat_of};
use super::{Room, Stage};
use crate::ids::PlayerId;
use crate::protocol::Cover;

impl Room {
    /// The entries for a player who does not come back: a seat of a running match is left to a bot, and what only this player
    /// could go on with is closed. No client can send this.
    pub fn plan_forget(&self, player: &PlayerId) -> Vec<Entry> {
        let seat = seat_of(&self.places, player);
        let request = self.asks_for_seat(player).then_some(Entry::TakeOverEnded);
        let closed =
            || Entry::Closed { code: "host_closed".to_owned(), message: "its host closed it".to_owned() };
        let left = match self.stage {
            Stage::Open if self.host == *player => Some(closed()),
            Stage::Open => seat.map(|seat| Entry::Freed { seat }),
            Stage::Playing => seat
                .filter(|seat| self.covered(*seat) != Some(Cover::Left))
                .map(|seat| if self.other_people(seat).is_empty() { closed() } else { Entry::Left { seat } }),
            Stage::Over | Stage::Closed { .. } => None,
        };
        request.into_iter().chain(left).collect()
    }

    /// Transfers a player's seat, chat and host rights to another player. Someone who has a seat keeps it.
    pub(super) fn hand_over(&mut self, from: &PlayerId, to: PlayerId, name: String) {
        if self.host == *from {
            self.host = to.clone();
        }
        let sits = to != *from && seat_of(&self.places, &to).is_some();
        if to != *from {
            self.chat.hand_over(from, &to);
            self.take_overs.forget(from);
        }
        if let Some(place) = self.places.iter_mut().find(|place| !sits && place.player() == Some(from)) {
            place.holder = Holder::Person { player: to, name };
        }
    }
}
