//! The way down in the Epic game: to the third level and Malaphyas, once the hero is strong enough.

use crate::bot::policy::{Resources, Scorer};
use crate::components::{Symbol, Tile, Trait};
use crate::dungeon::Spot;
use crate::figure::Being;
use crate::options::Mode;

/// The abilities that a hero needs to go down.
const LESSONS: u8 = 2;
/// The Life that a hero needs to go down.
const HEALTHY: u8 = 4;

impl Scorer<'_> {
    /// The room of the hero's level that leads to Malaphyas; it may hold stairs.
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

    /// Whether the hero stands on the stairs that it should take.
    pub(super) fn should_take_stairs_down(&self) -> bool {
        self.descent_target()
            .is_some_and(|target| target == self.game.here() && target_is_stairs(self, target))
    }

    /// The value of a move: positive towards the target, negative away from it.
    pub(super) fn progress(&self, to: Spot) -> f64 {
        let Some(target) = self.descent_target() else { return 0.0 };
        let away = |from| self.distance(from, target).map(f64::from);
        match (away(self.game.here()), away(to)) {
            (Some(here), Some(there)) => 0.8 * (here - there),
            _ => 0.0,
        }
    }

    /// The number of doors between two rooms.
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

    /// Red bosses are too strong for one lucky roll, so every point of damage against them counts.
    pub(super) fn red_boss_damage_value(&self, being: Being, resources: Resources) -> f64 {
        if !matches!(being, Being::Red(_)) {
            return 0.0;
        }
        let ranged = resources.count(Symbol::Ranged).saturating_sub(u8::from(being.has(Trait::Scales)));
        let damage = resources.count(Symbol::Melee) + ranged;
        0.25 * f64::from(damage.min(being.might().defense))
    }
}

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
