//! The long way: in the Epic game down to the third level and to Malaphyas, once the hero is strong enough.

use crate::bot::policy::{Resources, Scorer};
use crate::components::{Symbol, Tile, Trait};
use crate::dungeon::Spot;
use crate::figure::Being;
use crate::options::Mode;

/// How many abilities make a hero strong enough to go down.
const LESSONS: u8 = 2;
/// The Life below which a hero does not march.
const HEALTHY: u8 = 4;

impl Scorer<'_> {
    /// Where the hero should go in the long run: a room of its own level, which may hold stairs.
    pub(super) fn descent_target(&self) -> Option<Spot> {
        let player = self.game.player(self.me);
        let ready = player.lessons >= LESSONS && player.life >= HEALTHY;
        if self.game.options.mode != Mode::Epic || !ready {
            return None;
        }
        let find = |tile| self.game.dungeon.find(tile);
        match self.game.dungeon.level(player.at) {
            1 => find(Tile::A01),
            2 => find(Tile::B01),
            _ => find(Tile::LThrone),
        }
    }

    /// Whether stairs in the hero's room lead where it should go.
    pub(super) fn should_take_stairs_down(&self) -> bool {
        self.descent_target()
            .is_some_and(|target| target == self.game.here() && target_is_stairs(self, target))
    }

    /// What a step towards the target is worth: something if it comes nearer, less than nothing if it goes away.
    pub(super) fn progress(&self, to: Spot) -> f64 {
        let Some(target) = self.descent_target() else { return 0.0 };
        let away = |from| self.distance(from, target).map(f64::from);
        match (away(self.game.here()), away(to)) {
            (Some(here), Some(there)) => 0.8 * (here - there),
            _ => 0.0,
        }
    }

    /// How many doors lie between two rooms.
    fn distance(&self, from: Spot, to: Spot) -> Option<u8> {
        let (mut seen, mut edge) = (from.bit(), from.bit());
        for steps in 0..u8::MAX {
            if edge & to.bit() != 0 {
                return Some(steps);
            }
            let next = rooms(edge).flat_map(|room| self.game.dungeon.through_doors(room));
            edge = next.fold(0, |edge, room| edge | room.bit()) & !seen;
            seen |= edge;
            if edge == 0 {
                return None;
            }
        }
        None
    }

    /// Red Malaphyas is too strong for one stroke of luck: whatever adds to the blow against him counts.
    pub(super) fn red_boss_damage_value(&self, being: Being, resources: Resources) -> f64 {
        if !matches!(being, Being::Red(_)) {
            return 0.0;
        }
        let ranged = resources.count(Symbol::Ranged).saturating_sub(u8::from(being.has(Trait::Scales)));
        let damage = resources.count(Symbol::Melee) + ranged;
        0.25 * f64::from(damage.min(being.might().defense))
    }
}

/// The rooms of a set, one bit each.
fn rooms(set: u64) -> impl Iterator<Item = Spot> {
    let mut left = set;
    std::iter::from_fn(move || {
        let room = (left != 0).then(|| Spot(left.trailing_zeros() as u8))?;
        left &= left - 1;
        Some(room)
    })
}

fn target_is_stairs(scorer: &Scorer<'_>, target: Spot) -> bool {
    scorer.game.stairs_from(target).is_some()
}
