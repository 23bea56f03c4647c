//! What bots know about the game: plain functions that `catalog::levels` hands to the bots.

mod evaluate;
mod policy;
mod rollout;

pub use evaluate::evaluate;
pub use policy::policy;
pub use rollout::rollout_policy;

use crate::action::Action;
use crate::components::{Charm, Encounter, EncounterKind};
use crate::options::Collapse;

/// What the player on turn knows when choosing.
struct Position {
    loot: u8,
    charm: Option<Charm>,
    collapse: Collapse,
    /// How many cards of each kind are left, by [`Encounter::index`].
    stairs: [u8; Encounter::ALL.len()],
}

impl Position {
    /// The coins that an action gains, compared with losing nothing and finding nothing.
    fn gain(&self, action: Action) -> f64 {
        match action {
            Action::Camp => 0.0,
            Action::Descend => self.gain_of_next_card(),
            Action::UseCharm => self.charm.map_or(0.0, |charm| -f64::from(charm.card().coins)),
            Action::Flee => -f64::from(self.loot),
        }
    }

    /// Looks one card ahead: a good guess, because a player may camp after each card.
    fn gain_of_next_card(&self) -> f64 {
        let cards: f64 = self.stairs.iter().map(|&count| f64::from(count)).sum();
        let loot = f64::from(self.loot);
        if cards <= 1.0 && self.collapse == Collapse::Buried {
            return -loot;
        }
        let gains = Encounter::ALL.into_iter().map(|encounter| {
            let gain = match (encounter.card().kind, self.charm) {
                (EncounterKind::Treasure { coins }, _) => f64::from(coins),
                (EncounterKind::Hazard { .. }, Some(charm)) if charm.beats(encounter) => {
                    -loot.min(f64::from(charm.card().coins))
                }
                (EncounterKind::Hazard { .. }, _) => -loot,
            };
            gain * f64::from(self.stairs[encounter.index()])
        });
        gains.sum::<f64>() / cards.max(1.0)
    }
}
