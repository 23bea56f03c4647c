//! A survival_net: the chance to come through a dungeon at a glance, for rollouts that ask by the million.
//!
//! The exact odds weigh every order of the cards. A survival_net sums up what is ahead in some forty numbers and asks a small
//! network, one for each adventurer, that has learnt from the exact odds what they mean. It allocates nothing and takes a
//! fraction of a microsecond.

mod glimpse;
mod network;

use crate::components::Monster;
use crate::run::{Run, Variety};
use crate::sight::Sight;

pub use self::glimpse::Glimpse;
pub use self::network::{HIDDEN, INPUTS, Network};

/// The chance of the adventurer to come through what is left of the dungeon, as someone sees it.
pub(crate) fn survival_net(run: &Run, sight: &Sight) -> f64 {
    if sight.ahead() == 0 {
        return 1.0;
    }
    if run.hp <= 0 {
        return all_differ(run, sight);
    }
    f64::from(Network::of(run.adventurer).chance(&Glimpse::at(run, sight)))
}

/// The chance that no two cards of the dungeon are alike, for the tile that wins by it.
pub(crate) fn all_differ(run: &Run, sight: &Sight) -> f64 {
    let doubled = |monster: &Monster| {
        let known = sight.known.count(*monster);
        known + u32::from(run.seen.has(*monster) && known > 0) > 1
    };
    if run.omnipotence().is_none() || run.variety == Variety::SomeAlike || Monster::ALL.iter().any(doubled) {
        return 0.0;
    }
    ALL_DIFFER.get(usize::from(sight.ahead() + run.faced)).copied().unwrap_or(0.0)
}

/// The chance that so many of the thirteen common cards are all different.
const ALL_DIFFER: [f64; 9] = [1.0, 1.0, 0.94, 0.81, 0.64, 0.46, 0.29, 0.16, 0.07];
