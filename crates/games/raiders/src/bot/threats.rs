//! The cost of traps and final monsters, shared by policy and rollout policy.

use game::Seat;

use crate::components::{Attack, BossStrength, Toll};
use crate::state::Raiders;

/// The cost of being petrified, in coins.
const PETRIFIED: f64 = 6.0;

/// The cost of an attack, in coins.
pub(crate) fn harm(attack: Attack, coins_per_wound: f64) -> f64 {
    match attack {
        Attack::Wounds(wounds) => f64::from(wounds) * coins_per_wound,
        Attack::Coins(coins) => f64::from(coins),
        Attack::WoundsAndCoins { wounds, coins } => f64::from(wounds) * coins_per_wound + f64::from(coins),
        Attack::Petrifies => PETRIFIED,
    }
}

/// The sums of cards that defeat the monster, for 3, 4 and 5 players. `None` if it cannot be defeated.
pub(crate) const fn beaten_by(strength: BossStrength) -> Option<[u8; 3]> {
    match strength {
        BossStrength::Beaten(strength) => Some(strength),
        BossStrength::Never => None,
    }
}

/// Whether this seat would pay a trap now.
pub(crate) fn pays(game: &Raiders, me: Seat, toll: Toll) -> bool {
    let mine = game.player(me);
    game.everyone().map(|seat| game.player(seat)).all(|player| match toll {
        Toll::Coins => player.coins <= mine.coins,
        Toll::Wounds => player.wounds >= mine.wounds,
    })
}
