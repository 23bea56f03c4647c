//! The seats of a room and who has them.

use std::collections::VecDeque;

use game::Seat;
use table::Nonce;

use crate::ids::PlayerId;
use crate::wire::Cover;

/// How many of a player's latest command names are remembered, so that one sent twice is done once.
const REMEMBERED: usize = 64;

/// A seat of a room.
#[derive(Debug)]
pub struct Place {
    /// Who has it.
    pub holder: Holder,
    /// What it adds to the chance of the match.
    pub nonce: Nonce,
    /// Why a bot decides in its owner's stead, as far as the log knows.
    pub covered: Option<Cover>,
}

/// Who has a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Holder {
    /// Nobody yet.
    Nobody,
    /// A person, or a bot from outside.
    Person {
        /// Who.
        player: PlayerId,
        /// Under which name.
        name: String,
    },
    /// A bot of the house.
    Bot {
        /// Its name in the catalog.
        bot: String,
    },
}

impl Place {
    /// A seat that nobody has.
    #[must_use]
    pub fn free() -> Place {
        Place::of(Holder::Nobody)
    }

    /// A seat with this holder.
    #[must_use]
    pub fn of(holder: Holder) -> Place {
        Place { holder, nonce: Nonce::default(), covered: None }
    }

    /// The person who has the seat.
    #[must_use]
    pub fn player(&self) -> Option<&PlayerId> {
        match &self.holder {
            Holder::Person { player, .. } => Some(player),
            Holder::Nobody | Holder::Bot { .. } => None,
        }
    }

    /// Whether the seat is free.
    #[must_use]
    pub fn is_free(&self) -> bool {
        self.holder == Holder::Nobody
    }
}

/// What people call the holders of the seats. Bots take the house's names in order.
#[must_use]
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
#[must_use]
pub fn seat_of(places: &[Place], player: &PlayerId) -> Option<Seat> {
    let index = places.iter().position(|place| place.player() == Some(player))?;
    Seat::new(u8::try_from(index).ok()?)
}

/// The latest names that players gave to their commands.
#[derive(Debug, Default)]
pub(super) struct Remembered {
    latest: VecDeque<(PlayerId, String)>,
}

impl Remembered {
    /// Whether this player has sent a command of this name before.
    #[must_use]
    pub(super) fn knows(&self, player: &PlayerId, id: &str) -> bool {
        self.latest.iter().any(|(who, known)| who == player && known == id)
    }

    /// Remembers a command. Those of other players do not push it out too soon: the list is long enough for all seats.
    pub(super) fn note(&mut self, player: &PlayerId, id: &str) {
        if self.latest.len() >= REMEMBERED * game::MAX_SEATS {
            self.latest.pop_front();
        }
        self.latest.push_back((player.clone(), id.to_owned()));
    }
}
