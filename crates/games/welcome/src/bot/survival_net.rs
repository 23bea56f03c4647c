//! A fast estimate of the chance to survive the dungeon, for rollouts that ask for it millions of times.
//!
//! The exact odds weigh every order of the cards. The estimate reduces the dungeon to [`INPUTS`] features and evaluates
//! a small network, one per adventurer, trained on the exact odds. It allocates nothing and takes less than a
//! microsecond.

mod features;
mod network;

use crate::bot::known_cards::KnownCards;
use crate::components::Monster;
use crate::run::{Run, Variety};

pub use self::features::Features;
pub use self::network::{HIDDEN, INPUTS, Network};

/// The chance to survive the rest of the dungeon, given the known cards.
pub(crate) fn survival_net(run: &Run, known: &KnownCards) -> f64 {
    if known.ahead() == 0 {
        return 1.0;
    }
    if run.hp <= 0 {
        return all_differ(run, known);
    }
    f64::from(Network::of(run.adventurer).chance(&Features::at(run, known)))
}

/// The chance that all monsters of the dungeon differ, if Omnipotence is held.
pub(crate) fn all_differ(run: &Run, known: &KnownCards) -> f64 {
    let repeated = |monster: &Monster| {
        let count = known.known_ahead.count(*monster);
        count + u32::from(run.seen.has(*monster) && count > 0) > 1
    };
    if run.omnipotence().is_none() || run.variety == Variety::SomeAlike || Monster::ALL.iter().any(repeated) {
        return 0.0;
    }
    ALL_DIFFER.get(usize::from(known.ahead() + run.faced)).copied().unwrap_or(0.0)
}

/// The chance that this many of the thirteen common cards are all different.
const ALL_DIFFER: [f64; 9] = [1.0, 1.0, 0.94, 0.81, 0.64, 0.46, 0.29, 0.16, 0.07];
