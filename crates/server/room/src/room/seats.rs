//! The seats of a room: who has them, and their nonces.

use std::collections::{BTreeMap, VecDeque};

use game::{Seat, SeatSet};
use table::{Nonce, NonceHash};

use crate::ids::PlayerId;
use crate::protocol::Cover;

/// How many of a player's latest command ids are remembered, so that a command sent twice is done once.
pub const REMEMBERED: usize = 64;

/// For how many players, including spectators who chat.
const PLAYERS: usize = 128;

/// A seat of a room.
#[derive(Debug)]
pub struct Place {
    pub holder: Holder,
    /// What it adds to the chance of the match.
    pub nonce: Nonce,
    /// The hash of a nonce that is revealed just before the match begins.
    pub nonce_hash: Option<NonceHash>,
    /// Why a bot decides for the owner, as far as the log says.
    pub covered: Option<Cover>,
}

/// The holder of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Holder {
    Nobody,
    /// A person, or an external bot.
    Person {
        player: PlayerId,
        name: String,
    },
    /// A bot of this server.
    Bot {
        /// Its name in the catalog.
        bot: String,
    },
}

impl Place {
    /// A seat that nobody has.
    pub fn free() -> Place {
        Place::of(Holder::Nobody)
    }

    /// A seat with this holder.
    pub fn of(holder: Holder) -> Place {
        Place { holder, nonce: Nonce::default(), nonce_hash: None, covered: None }
    }

    /// The person who has the seat.
    pub fn player(&self) -> Option<&PlayerId> {
        match &self.holder {
            Holder::Person { player, .. } => Some(player),
            Holder::Nobody | Holder::Bot { .. } => None,
        }
    }

    /// Whether the seat is free.
    pub fn is_free(&self) -> bool {
        self.holder == Holder::Nobody
    }
}

/// How the nonces of a match became known. It is boxed, like all that is empty in most rooms.
#[derive(Debug, Default)]
pub(super) struct Reveals {
    /// The seats that gave a nonce or its hash, in this order.
    pub(super) nonce_order: Vec<Seat>,
    /// Since when seats are asked to reveal their nonces.
    pub(super) since: Option<i64>,
    /// The seats that did not.
    pub(super) replaced: SeatSet,
}

/// The display names of the seats. Bots get names from the catalog in order.
pub fn names(places: &[Place]) -> Vec<String> {
    let mut bots = catalog::BOT_NAMES.iter();
    let mut name = |place: &Place| match &place.holder {
        Holder::Person { name, .. } => name.clone(),
        Holder::Bot { .. } | Holder::Nobody => {
            bots.next().map_or_else(|| "Bot".to_owned(), |name| (*name).to_owned())
        }
    };
    places.iter().map(&mut name).collect()
}

/// The seat that this player has.
pub fn seat_of(places: &[Place], player: &PlayerId) -> Option<Seat> {
    let index = places.iter().position(|place| place.player() == Some(player))?;
    Seat::new(u8::try_from(index).ok()?)
}

/// The latest command ids of each player.
#[derive(Debug, Default)]
pub(super) struct Remembered {
    latest: BTreeMap<PlayerId, VecDeque<Box<str>>>,
}

impl Remembered {
    pub(super) fn knows(&self, player: &PlayerId, id: &str) -> bool {
        self.latest.get(player).is_some_and(|known| known.iter().any(|known| **known == *id))
    }

    /// Remembers a command id. The number of players is bounded; forgetting one is harmless, because only chat lines
    /// could then be repeated.
    pub(super) fn note(&mut self, player: &PlayerId, id: &str) {
        if self.latest.len() >= PLAYERS && !self.latest.contains_key(player) {
            self.forget_the_least();
        }
        let known = self.latest.entry(player.clone()).or_default();
        if known.len() >= REMEMBERED {
            known.pop_front();
        }
        known.push_back(id.into());
    }

    fn forget_the_least(&mut self) {
        let least = self.latest.iter().min_by_key(|(_, known)| known.len()).map(|(player, _)| player.clone());
        if let Some(least) = least {
            self.latest.remove(&least);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_latest_commands_of_a_player_are_remembered() {
        let (mut remembered, ana, eva) = (Remembered::default(), PlayerId::draw(), PlayerId::draw());
        for number in 0..100 {
            remembered.note(&ana, &number.to_string());
        }
        assert!(remembered.knows(&ana, "99") && remembered.knows(&ana, "36"));
        assert!(!remembered.knows(&ana, "35") && !remembered.knows(&eva, "99"));
    }

    #[test]
    fn a_crowd_that_talks_does_not_push_out_those_who_play() {
        let (mut remembered, ana) = (Remembered::default(), PlayerId::draw());
        remembered.note(&ana, "first");
        remembered.note(&ana, "second");
        for _ in 0..1_000 {
            remembered.note(&PlayerId::draw(), "hello");
        }
        assert!(remembered.knows(&ana, "first") && remembered.latest.len() == PLAYERS);
    }
}
