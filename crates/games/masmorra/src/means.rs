//! What the active hero can pay with now.

use crate::action::Payment;
use crate::components::Symbol;
use crate::pool::{Faces, Pool};
use crate::state::{Masmorra, Pet};

/// The dice and loose symbols that the active hero can use now. Dice that a thief bans from the combat are left out.
///
/// Listing the choices asks for them many times, so they are worked out once.
#[derive(Clone, Copy)]
pub(crate) struct Means {
    loose: Pool,
    pub(crate) dice: Pool,
    pub(crate) pet: Option<Symbol>,
}

impl Means {
    /// The ways to pay for a symbol: loose symbols first, then dice.
    pub(crate) fn payments(&self, symbol: Symbol) -> impl Iterator<Item = Payment> + use<> {
        let loose = self.loose.has(symbol).then_some(Payment::Symbol);
        let die = self.dice.has(symbol).then_some(Payment::Die);
        let pet = (self.pet == Some(symbol)).then_some(Payment::Pet);
        loose.into_iter().chain(die).chain(pet)
    }

    /// The number of usable dice of this face, the pet die included.
    pub(crate) fn dice_showing(&self, symbol: Symbol) -> u8 {
        self.dice.count(symbol) + u8::from(self.pet == Some(symbol))
    }

    pub(crate) fn has_die(&self) -> bool {
        !self.dice.is_empty() || self.pet.is_some()
    }

    /// Whether all of these dice are there.
    pub(crate) fn show_all(&self, wanted: Pool) -> bool {
        wanted.kinds().all(|symbol| self.dice_showing(symbol) >= wanted.count(symbol))
    }

    /// Whether a die is left that Magic, paid in this way, could change.
    pub(crate) fn can_conjure(&self, with: Payment) -> bool {
        let magic = u8::from(with == Payment::Die);
        self.dice.total() > magic || (with != Payment::Pet && self.pet.is_some())
    }
}

impl Masmorra {
    pub(crate) fn means(&self) -> Means {
        let banned = self.banned_faces();
        let pet = match self.now.pet {
            Pet::Shows(symbol) if !banned.has(symbol) => Some(symbol),
            _ => None,
        };
        Means { loose: self.now.symbols, dice: self.now.dice.without(banned), pet }
    }

    /// Whether dice of this face cannot be used in the current combat.
    pub(crate) fn is_banned(&self, symbol: Symbol) -> bool {
        self.banned_faces().has(symbol)
    }

    fn banned_faces(&self) -> Faces {
        if self.is_in_combat() { self.figures.stolen_by(self.opponents()) } else { Faces::NONE }
    }

    pub(crate) fn payments(&self, symbol: Symbol) -> impl Iterator<Item = Payment> + use<> {
        self.means().payments(symbol)
    }

    pub(crate) fn can_pay(&self, symbol: Symbol) -> bool {
        self.payments(symbol).next().is_some()
    }
}
