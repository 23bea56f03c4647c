//! The state of a game, secrets included. It leaves the crate only as a view.

use game::{Dice, Seat, SeatSet};

use crate::components::{Charm, Encounter};
use crate::options::GameOptions;

/// The most players.
pub(crate) const SEATS: usize = 4;

/// A game of The Deep Stairs in progress.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Example {
    pub(crate) options: GameOptions,
    pub(crate) seats: u8,
    pub(crate) phase: Phase,
    /// Who is on turn; in [`Phase::Deal`], who is dealt the next charm.
    pub(crate) actor: Seat,
    /// The coins that the player on turn has found and not yet kept.
    pub(crate) loot: u8,
    pub(crate) players: [Player; SEATS],
    /// The charms that nobody was dealt.
    pub(crate) charms: Pile<{ Charm::ALL.len() }>,
    /// The cards of the stairs that were not turned up yet.
    pub(crate) stairs: Pile<{ Encounter::ALL.len() }>,
    pub(crate) winners: SeatSet,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Phase {
    /// Chance deals the next charm.
    Deal,
    /// Chance turns up the next card of the stairs.
    Draw,
    /// The player on turn descends or camps.
    Choose,
    /// The player on turn faces a hazard and has not used the charm.
    Danger {
        encounter: Encounter,
    },
    Over,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Player {
    pub(crate) coins: u8,
    pub(crate) charm: CharmState,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum CharmState {
    NotDealt,
    /// Known to its owner only.
    Secret(Charm),
    /// Used, or shown at the end.
    Shown(Charm),
}

/// How many cards of each kind are in a face-down pile. It has no order: chance draws when a card is needed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Pile<const KINDS: usize>(pub(crate) [u8; KINDS]);

impl<const KINDS: usize> Pile<KINDS> {
    pub(crate) fn count(self, kind: usize) -> u8 {
        self.0[kind]
    }

    pub(crate) fn len(self) -> u32 {
        self.0.iter().map(|&count| u32::from(count)).sum()
    }

    /// Removes one card of this kind; nothing if there is none.
    pub(crate) fn remove(&mut self, kind: usize) -> Option<()> {
        self.0[kind] = self.0[kind].checked_sub(1)?;
        Some(())
    }

    /// Removes a random card and returns its kind; nothing if the pile is empty.
    pub(crate) fn draw(&mut self, dice: &mut impl Dice) -> Option<usize> {
        let mut ticket = dice.below(self.len());
        for kind in 0..KINDS {
            let count = u32::from(self.count(kind));
            if ticket < count {
                self.remove(kind)?;
                return Some(kind);
            }
            ticket -= count;
        }
        None
    }
}

impl Example {
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index().min(SEATS - 1)]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index().min(SEATS - 1)]
    }

    /// The charm that the seat has not used.
    pub(crate) fn secret_charm(&self, seat: Seat) -> Option<Charm> {
        match self.player(seat).charm {
            CharmState::Secret(charm) => Some(charm),
            CharmState::NotDealt | CharmState::Shown(_) => None,
        }
    }
}
